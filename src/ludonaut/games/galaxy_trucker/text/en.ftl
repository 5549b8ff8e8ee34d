title = Galaxy Trucker
tagline = Build a spaceship out of plumbing before the sand runs out, then see how much of it arrives.

## Options

option-tempo = Tempo of building
option-tempo-tip = How the race for components is run.
option-tempo-stepped = Stepped: each in turn, time is counted
option-tempo-real = Real time, with the hourglass
option-tempo-relaxed = Relaxed: all at once, no hourglass
option-seconds = Seconds of sand
option-seconds-tip = How long one run of the hourglass lasts in real time.
option-rounds = Rounds
option-rounds-tip = A shorter game leaves rounds out.
option-rounds-123 = All three
option-rounds-1 = Only the first
option-rounds-2 = Only the second
option-rounds-3 = Only the third
option-rounds-12 = First and second
option-rounds-13 = First and third
option-rounds-23 = Second and third
option-third = Ships of round three
option-third-tip = IIIa is longer, harder to build and not insured.
option-third-III = III
option-third-IIIa = IIIa instead
option-third-both = III, then IIIa as one round more
option-first_flight = First flight
option-first_flight-tip = Round one with the eight starred cards and gentle rules: no hourglass, no aliens, free repairs, no giving up.
option-visions = Visions of the future
option-visions-tip = The card piles are stacked, not shuffled: who looked knows what comes, and when.
option-teams = Teams
option-teams-tip = Two pairs sitting opposite each other share their credits and fly each other's ships.
option-teams-none = Everybody alone
option-teams-pairs = Pairs fly the partner's ship
option-teams-swap = Pairs also change places when the hourglass turns
option-lone_zone = Combat zones strike a lone ship
option-lone_zone-tip = When a single ship is left flying, a combat zone has no effect unless this is on.
option-credits = Credits
option-credits-tip = Face down, others' credits are shown only at the end; what is earned is still told when it happens.
option-credits-open = Open to all
option-credits-hidden = Face down
option-marks = Marks of mistakes
option-marks-tip = Whether the ship shows what is wrong with it.
option-marks-on = While building
option-marks-end = At the check
option-marks-off = Never
option-notes = Notes on the cards seen
option-notes-tip = During the flight you can read again the piles that you looked at while building.
refuse-third = Ship IIIa belongs to round three, which is not among the rounds.
refuse-first-flight = The first flight is round one, which is not among the rounds.
refuse-swap = Partners change places when the hourglass turns: the relaxed tempo has none.

## Questions while building

ask-build = Take a component, or finish your ship.
wait-build = { $who } is reaching for a component.
ask-held = Where does the { $tile } go?
wait-held = { $who } is holding the { $tile }.
ask-lying = The { $tile } can still be moved. Taking anything else welds it.
wait-lying = { $who } has put down the { $tile }.
ask-looking = You are looking through pile { $pile }.
wait-looking = { $who } is looking through pile { $pile }.
ask-flip = Your ship is done. Turn the hourglass?
wait-flip = { $who } may turn the hourglass.
ask-flip_or_wait = The sand has run out. Turn the hourglass, or give the others more time?
wait-flip_or_wait = { $who } decides about the hourglass.
ask-grab = Time is up! Take an order tile.
wait-grab = { $who } takes an order tile.

## Questions before and during the flight

ask-repair = { $count ->
    [one] Something is wrong with your ship. Take a component off.
   *[other] { $count } things are wrong with your ship. Take a component off.
  }
wait-repair = { $who } is repairing an illegal ship.
ask-crew = Who moves into the cabin at row { $row }, column { $column }?
wait-crew = { $who } is choosing a crew.
ask-reveal = You lead. Turn over the next card ({ $left } left).
wait-reveal = { $who } turns over the next card.
ask-next_card = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to come. Fly on, or give up here?
wait-next_card = { $who } decides whether to fly on.
ask-land = Land on a planet? It costs { $days ->
    [one] { $days } day.
   *[other] { $days } days.
  }
wait-land = { $who } chooses a planet.
ask-wreck = Repair the wreck and sell it for { $credits ->
    [one] { $credits } credit?
   *[other] { $credits } credits?
  } It costs { $crew } of your crew and { $days ->
    [one] a day.
   *[other] { $days } days.
  }
wait-wreck = { $who } looks at the abandoned ship.
ask-station = Dock at the station for { $goods }? It costs { $days ->
    [one] a day.
   *[other] { $days } days.
  }
wait-station = { $who } looks at the abandoned station.
ask-reward = You won. Take { $credits ->
    [0] { $goods }
    [one] { $credits } credit
   *[other] { $credits } credits
  } and lose { $days ->
    [one] a day?
   *[other] { $days } days?
  }
wait-reward = { $who } decides about the reward.
ask-power_engine = Engine strength { $strength }. Power a double engine?
wait-power_engine = { $who } declares engine strength: { $strength } so far.
ask-power_cannon = Cannon strength { $strength }. Power a double cannon?
wait-power_cannon = { $who } declares cannon strength: { $strength } so far.
ask-spend = Which battery pays?
wait-spend = { $who } chooses a battery.
ask-shield = Your { $tile } at row { $row }, column { $column } is about to be hit. Raise the shield?
wait-shield = { $who } decides about a shield.
ask-shoot = A big meteor is coming for your { $tile } at row { $row }, column { $column }. Fire the double cannon?
wait-shoot = { $who } decides whether to fire.
ask-lose_crew = Who leaves the ship?
wait-lose_crew = { $who } chooses who leaves.
ask-lose_goods = From which hold do the goods go?
wait-lose_goods = { $who } hands over goods.
ask-lose_energy = No goods left: which battery gives an energy cell?
wait-lose_energy = { $who } hands over energy cells.
ask-keep = Your ship has broken apart. Which piece flies on?
wait-keep = { $who } chooses the piece that flies on.
ask-load = { $goods ->
    [none] Arrange your goods as you like.
   *[other] Load your ship. Waiting: { $goods }.
  }
wait-load = { $who } is loading goods.

## Actions

do-draw = Draw a component, face down
do-take = Take the { $tile } { $sides } (no. { $number })
do-take_aside = Take the { $tile } { $sides } (no. { $number }) you set aside
do-lift = Pick it up again
do-turn = Turn it a quarter
do-weld = Weld it on
do-put_back = Put it back, face up
do-set_aside = Set it aside for later
do-place = Row { $row }, column { $column } · { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
  }
do-look = Look through pile { $pile }
do-stop_look = Put the pile back
do-finish = Finish: take order tile { $order }
do-flip = Turn the hourglass
do-wait = Let them build a little longer
do-run_out = The sand runs out
do-remove = Take off the { $tile } (row { $row }, column { $column })
do-humans = Two humans
do-alien = A { $alien } alien
do-fly_on = Fly on
do-give_up = Give up the flight
do-reveal = Turn over the card
do-land = Land on planet { $planet }
do-pass = Pass
do-accept = Accept
do-enough = That is enough
do-power = Power the { $tile } (row { $row }, column { $column })
do-spend = Take a cell from the { $tile } (row { $row }, column { $column })
do-endure = Let it hit
do-keep = Keep the piece with the { $tile } (row { $row }, column { $column })
do-lose_crew = From the cabin at row { $row }, column { $column }
do-lose_goods = From the hold at row { $row }, column { $column }
do-lose_energy = From the battery at row { $row }, column { $column }
do-load_best = Load the most valuable goods
do-done = Done: leave the rest
do-stow = Put { $good } into the hold at row { $row }, column { $column }
do-unstow = Take { $good } out of the hold at row { $row }, column { $column }

## What a player counts

tally-credits = { $n ->
    [one] credit
   *[other] credits
}
tally-day = { $n ->
    [one] day
   *[other] days
}
tally-crew = crew
tally-energy = { $n ->
    [one] energy cell
   *[other] energy cells
}
tally-goods = { $n ->
    [one] cube of goods
   *[other] cubes of goods
}
tally-components = { $n ->
    [one] component
   *[other] components
}
tally-lost = { $n ->
    [one] lost component
   *[other] lost components
}

## Groups of actions

verb-take = Take a component
verb-take_aside = Take back a component
verb-place = Put it on the ship
verb-look = Look through a pile
verb-finish = Finish the ship
verb-remove = Take a component off
verb-keep = Keep a piece
verb-alien = Take an alien aboard
verb-land = Land
verb-power = Power a double
verb-spend = Take an energy cell
verb-lose_crew = From a cabin
verb-lose_goods = From a hold
verb-lose_energy = From a battery
verb-stow = Load goods
verb-unstow = Unload goods
verb-draw = { do-draw }
verb-lift = { do-lift }
verb-turn = { do-turn }
verb-weld = { do-weld }
verb-put_back = { do-put_back }
verb-set_aside = { do-set_aside }
verb-stop_look = { do-stop_look }
verb-flip = { do-flip }
verb-wait = { do-wait }
verb-run_out = { do-run_out }
verb-humans = { do-humans }
verb-fly_on = { do-fly_on }
verb-give_up = { do-give_up }
verb-reveal = { do-reveal }
verb-accept = { do-accept }
verb-pass = { do-pass }
verb-enough = { do-enough }
verb-endure = { do-endure }
verb-load_best = { do-load_best }
verb-done = { do-done }

## Why not

why-hand_full = You hold a component: place it, put it back or set it aside first.
why-warehouse_empty = No component lies face down any more.
why-from_aside = What was set aside never goes back to the warehouse.
why-aside_full = Only { $most } components may be set aside.
why-sand_runs = The sand is still running.
why-last_flip = The last turn is for somebody who has finished a ship.
why-sand_done = The hourglass is on its last spot.
why-weld_first = Add at least one component before you look at cards.
why-pile_taken = { $other } is looking through pile { $pile }.
why-planet_taken = { $other } has landed on planet { $planet }.
why-no_red_room = Radioactive goods need a red hold, and none is free.
why-no_room = No hold is free for { $good } goods.

## What happened

log-round = A new round: ships of class { $ship }.
log-drew = { $seat } drew a component: { $tile }.
log-took = { $seat } took the { $tile }.
log-took_aside = { $seat } took the { $tile } set aside.
log-placed = { $seat } put the { $tile } at row { $row }, column { $column }.
log-put_back = { $seat } put back the { $tile }.
log-set_aside = { $seat } set the { $tile } aside.
log-finished = { $seat } finished and took order tile { $order }.
log-looked = { $seat } looked through pile { $pile }.
log-looked-secret = You looked through pile { $pile }: { $cards }.
log-flipped = { $seat } turned the hourglass{ $spot ->
    [0] {" "}for the last time.
   *[other] {" "}onto spot { $spot }.
  }
log-sand = The sand has run out.
log-time_up = Time is up. Hands off!
log-changed_places = Partners change places.
log-faulty = The ship of { $seat } breaks the rules of construction.
log-fault = Row { $row }, column { $column }: { $why ->
    [mismatch] a single connector meets a double one.
    [smooth] a connector meets a smooth side.
    [engine_direction] the engine does not blow to the rear.
    [behind_engine] something stands right behind the engine.
    [before_cannon] something stands right before the cannon.
    [loose] this does not hold on to the rest of the ship.
   *[outside] outside of the building squares.
  }
log-removed = { $seat } took off the { $tile } (row { $row }, column { $column }).
log-fell_off = { $seat } lost what no longer held on: { $tiles }.
log-given_back = { $seat } gave back what did not hold on: { $tiles }.
log-alien_left = { $seat } lost the { $alien } alien: no life support.
log-alien_boarded = A { $alien } alien boards the ship of { $seat }.
log-launched = Launch! Class { $ship }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ahead.
log-card = Card: { $card }.
log-gave_up = { $seat } gave up{ $why ->
    [choice] .
    [engine] : no engine in open space.
    [crew] : no human aboard.
   *[lapped] : lapped by the leader.
  }
log-lone_zone = { $seat } flies alone: the combat zone has no effect.
log-passed = { $seat } passed.
log-landed = { $seat } landed on planet { $planet }.
log-crew_short = { $seat } has a crew of { $have }; { $need } would be needed.
log-accepted = { $seat } accepted.
log-earned = { $seat } earned { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
log-drawn = { $seat } held them off, { $strength } against { $enemy }: a draw.
log-beat = { $seat } beat them, { $strength } against { $enemy }.
log-beaten = { $seat } was beaten, { $strength } against { $enemy }.
log-rolled = { $hazard ->
    [shot] { $size ->
        [big] A powerful shot
       *[small] A shot
      }
   *[meteor] { $size ->
        [big] A big meteor
       *[small] A small meteor
      }
  } from the { $origin }: { $seat } rolled { $number }.
log-missed = It missed { $seat }.
log-bounced = It bounced off the ship of { $seat }.
log-shielded = { $seat } raised a shield.
log-shot_down = { $seat } shot it down.
log-hit = { $seat } lost the { $tile } (row { $row }, column { $column }).
log-weakest = { $seat } is weakest ({ $criterion ->
    [crew] crew
    [engine] engines
   *[cannon] cannons
  } { $strength }).
log-declared = { $seat }: { $weapon ->
    [engine] engines
   *[cannon] cannons
  } { $strength }.
log-gained_days = { $seat } flew { $days ->
    [one] a day
   *[other] { $days } days
  } ahead.
log-lost_days = { $seat } lost { $days ->
    [one] a day.
   *[other] { $days } days.
  }
log-lost_crew = { $seat } lost { $count } of the crew.
log-lost_goods = { $seat } lost { $count } goods{ $energy ->
    [0] .
   *[other] {" "}and { $energy } energy cells.
  }
log-bank_empty = The bank has no { $good } goods left for { $seat }.
log-loaded = { $seat } now carries: { $goods }.
log-empty = { $seat } carries no goods.
log-no_engine = { $seat } has no engine strength and drifts on.
log-line = Line { $line } of the combat zone: { $criterion ->
    [crew] who has the smallest crew?
    [engine] who has the weakest engines?
   *[cannon] who has the weakest cannons?
  }
log-epidemic = The epidemic took { $count } of the crew of { $seat }.
log-sabotage = Sabotage on the ship of { $seat }: row { $row }, column { $column }.
log-sabotage_failed = The sabotage against { $seat } failed.
log-reward_arrival = { $seat } arrived: +{ $credits }.
log-reward_beauty = { $seat } has the best-looking ship: +{ $credits }.
log-reward_goods = { $seat } sold goods: +{ $credits }.
log-paid = { $seat } paid { $credits } for lost components ({ $due } due).
log-flight_result = { $seat }: { $total } credits from this flight{ $rank ->
    [0] , without arriving.
   *[other] , arriving in place { $rank }.
  }
log-over = The game is over. Everybody with a credit has won; some a little more.

## Scores

score-adventure = Earned on the way
score-arrival = Arrival
score-beauty = Best-looking ship
score-goods = Goods sold
score-losses = Lost components

## Names

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-purple = purple
name-brown = brown
name-front = front
name-right = right
name-rear = rear
name-left = left
name-nothing = nothing

## On the cards

card-open_space = Ships fly a day for each point of engine strength, the leader first. Without any you give up (not on a first flight).
card-stardust = Each exposed connector costs a day, the rearmost ship first.
card-epidemic = Every occupied cabin joined to another occupied one loses one of its crew.
card-sabotage = The smallest crew loses a component found by dice. Three misses and it fails.
card-slavers = Who is weaker loses crew.
card-smugglers = Who is weaker loses the best goods.
card-pirates = Who is weaker is shot at.
card-abandoned_ship = One player may leave crew behind to repair the wreck and sell it.
card-abandoned_station = One player with enough crew may load what was left here.

## The table

panel-ship = { $seat }’s ship, class { $ship }
panel-warehouse = Warehouse
panel-clock = Hourglass and order tiles
panel-opened = Pile { $pile }
panel-piles = What lies ahead
panel-flight = Flight
note-build = Class { $ship }: building
note-grab = Class { $ship }: time is up
note-built = Class { $ship }: the check
note-check = Class { $ship }: the check
note-crew = Class { $ship }: crew comes aboard
note-flight = Class { $ship }: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to come
panel-landing = What the flight brought
note-landing = Class { $ship }: payment
pay-rank = Place on arrival
pay-adventure = Earned on the way
pay-arrival = Arrival bonus
pay-beauty = Best-looking ship
pay-goods = Goods sold
pay-losses = Lost components
pay-total = Total of the flight
note-over = The end
desk-hand = in hand
desk-aside = aside
spot-start = start
sand-out = The sand has run out
sand-runs = The sand is running
sand-left = Sand left: { $ticks }
orders-gone = All order tiles are taken
tip-heap = { $count } components face down. Draw one.
tip-yard = What is put back lies here face up, for anybody.
tip-tile = { $tile }: { $kind ->
    [cabin] two humans, or an alien with its life support
    [engine] one point of engine strength; must blow to the rear, with nothing behind it
    [double_engine] two points of engine strength for an energy cell; must blow to the rear
    [cannon] one point of cannon strength forward, half a point elsewhere; nothing may stand before it
    [double_cannon] two points of cannon strength forward, one elsewhere, for an energy cell
    [battery] energy for doubles and shields
    [shield] covers two sides against small meteors and normal shots, for an energy cell
    [cargo] holds goods, but no red ones
    [red_cargo] holds any goods, red ones too
    [structure] holds the ship together
    [purple_support] lets a purple alien live in a cabin joined to it
   *[brown_support] lets a brown alien live in a cabin joined to it
  }
tip-lying = { $tile }: not welded yet. Click to pick it up again.
tip-held = In hand: { $tile }
tip-aside = Set aside: { $tile }. If it is not used it is lost.
tip-humans = { $tile }: { $count ->
    [one] one human
   *[other] { $count } humans
  }
tip-alien = { $tile }: a { $alien } alien
tip-cells = { $tile }: { $count } energy cells
tip-goods = { $tile }: { $goods }
tip-a-human = A human
tip-an-alien = A { $alien } alien: +2 { $alien ->
    [purple] cannon strength
   *[brown] engine strength
  }
tip-a-cell = An energy cell
tip-a-good = { $good } goods
tip-waiting = { $good } goods, waiting to be loaded
tip-square = Row { $row }, column { $column }
tip-missed = It missed
tip-bounced = It bounced off
tip-shielded = A shield stopped it
tip-shot_down = It was shot down
tip-struck = Here a component was destroyed
tip-exposed = An exposed connector
tip-lost = { $count } components lost{ $most ->
    [0] ; each costs a credit
   *[other] ; at most { $most } credits to pay
  }
tip-danger = From the { $origin }, line { $number }
tip-hourglass = { $spot ->
    [0] The hourglass, on its last spot
   *[other] The hourglass, on spot { $spot }
  }
tip-spot = Where the hourglass goes, one spot a turn
tip-order = Order tile { $order }: take it when your ship is finished
tip-known-card = You have seen this one: { $card }
tip-pile = A card of deck { $deck } in pile { $pile }
tip-a-pile = Pile { $pile }
tip-pile-used = { $seat } is looking through pile { $pile }
tip-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to come
tip-last-card = Just played: { $card }
tip-card = { $card }
tip-planet = Planet { $planet }: { $goods }
tip-dice = Thrown: { $number }
tip-ship = { $seat }: day { $days }
tip-strength = Declared by { $seat }
tip-small-ship = The ship of { $seat }
tip-chip-engine = Engine strength, and with all the energy
tip-chip-cannon = Cannon strength, and with all the energy
tip-chip-crew = Crew
tip-chip-energy = Energy cells
tip-chip-goods = What the goods would sell for
tip-chip-exposed = Exposed connectors
tip-chip-lost = Components lost or set aside
tip-chip-order = Order tile; in flight, the day
fault-mismatch = A single connector meets a double one
fault-smooth = A connector meets a smooth side
fault-engine_direction = This engine does not blow to the rear
fault-behind_engine = Something stands right behind the engine
fault-before_cannon = Something stands right before the cannon
fault-outside = This is outside of the building squares
fault-loose = This does not hold on to the rest of the ship

panel-adventure = Adventure

## Cards, with their deck

name-I-01 = Slavers I
name-I-02 = Smugglers I
name-I-03 = Pirates I
name-I-04 = Stardust I
name-I-05 = Open space I
name-I-06 = Open space I
name-I-07 = Open space I
name-I-08 = Open space I
name-I-09 = Meteoric swarm I
name-I-10 = Meteoric swarm I
name-I-11 = Meteoric swarm I
name-I-12 = Planets I
name-I-13 = Planets I
name-I-14 = Planets I
name-I-15 = Planets I
name-I-16 = Combat zone I
name-I-17 = Abandoned ship I
name-I-18 = Abandoned ship I
name-I-19 = Abandoned station I
name-I-20 = Abandoned station I
name-II-01 = Slavers II
name-II-02 = Smugglers II
name-II-03 = Pirates II
name-II-04 = Stardust II
name-II-05 = Epidemic II
name-II-06 = Open space II
name-II-07 = Open space II
name-II-08 = Open space II
name-II-09 = Meteoric swarm II
name-II-10 = Meteoric swarm II
name-II-11 = Meteoric swarm II
name-II-12 = Planets II
name-II-13 = Planets II
name-II-14 = Planets II
name-II-15 = Planets II
name-II-16 = Combat zone II
name-II-17 = Abandoned ship II
name-II-18 = Abandoned ship II
name-II-19 = Abandoned station II
name-II-20 = Abandoned station II
name-III-01 = Slavers III
name-III-02 = Smugglers III
name-III-03 = Pirates III
name-III-04 = Sabotage III
name-III-05 = Epidemic III
name-III-06 = Open space III
name-III-07 = Open space III
name-III-08 = Open space III
name-III-09 = Meteoric swarm III
name-III-10 = Meteoric swarm III
name-III-11 = Meteoric swarm III
name-III-12 = Planets III
name-III-13 = Planets III
name-III-14 = Planets III
name-III-15 = Planets III
name-III-16 = Combat zone III
name-III-17 = Abandoned ship III
name-III-18 = Abandoned ship III
name-III-19 = Abandoned station III
name-III-20 = Abandoned station III

## Components

name-t1 = battery of 2
name-t2 = battery of 2
name-t3 = battery of 2
name-t4 = battery of 2
name-t5 = battery of 2
name-t6 = battery of 2
name-t7 = battery of 2
name-t8 = battery of 2
name-t9 = battery of 2
name-t10 = battery of 3
name-t11 = battery of 3
name-t12 = battery of 3
name-t13 = battery of 3
name-t14 = battery of 3
name-t15 = battery of 3
name-t16 = hold of 2
name-t17 = hold of 2
name-t18 = hold of 2
name-t19 = hold of 2
name-t20 = hold of 2
name-t21 = hold of 2
name-t22 = hold of 2
name-t23 = hold of 2
name-t24 = hold of 2
name-t25 = hold of 3
name-t26 = hold of 3
name-t27 = hold of 3
name-t28 = hold of 3
name-t29 = hold of 3
name-t30 = hold of 3
name-t31 = starting cabin (blue)
name-t32 = starting cabin (green)
name-t33 = starting cabin (yellow)
name-t34 = starting cabin (red)
name-t35 = cabin
name-t36 = cabin
name-t37 = cabin
name-t38 = cabin
name-t39 = cabin
name-t40 = cabin
name-t41 = cabin
name-t42 = cabin
name-t43 = cabin
name-t44 = cabin
name-t45 = cabin
name-t46 = cabin
name-t47 = cabin
name-t48 = cabin
name-t49 = girder
name-t50 = girder
name-t51 = girder
name-t52 = girder
name-t53 = girder
name-t54 = girder
name-t55 = cabin
name-t56 = red hold of 1
name-t57 = red hold of 1
name-t58 = red hold of 1
name-t59 = red hold of 1
name-t60 = red hold of 1
name-t61 = red hold of 2
name-t62 = red hold of 2
name-t63 = red hold of 2
name-t64 = engine
name-t65 = engine
name-t66 = engine
name-t67 = engine
name-t68 = engine
name-t69 = engine
name-t70 = engine
name-t71 = engine
name-t72 = engine
name-t73 = engine
name-t74 = engine
name-t75 = engine
name-t76 = engine
name-t77 = engine
name-t78 = engine
name-t79 = engine
name-t80 = engine
name-t81 = double engine
name-t82 = double engine
name-t83 = double engine
name-t84 = double engine
name-t85 = double engine
name-t86 = double engine
name-t87 = double engine
name-t88 = cannon
name-t89 = cannon
name-t90 = cannon
name-t91 = cannon
name-t92 = cannon
name-t93 = cannon
name-t94 = cannon
name-t95 = cannon
name-t96 = cannon
name-t97 = cannon
name-t98 = cannon
name-t99 = cannon
name-t100 = cannon
name-t101 = cannon
name-t102 = cannon
name-t103 = cannon
name-t104 = cannon
name-t105 = cannon
name-t106 = cannon
name-t107 = cannon
name-t108 = cannon
name-t109 = cabin
name-t110 = girder
name-t111 = girder
name-t112 = red hold of 1
name-t113 = engine
name-t114 = purple life support
name-t115 = shield
name-t116 = shield
name-t117 = shield
name-t118 = engine
name-t119 = brown life support
name-t120 = shield
name-t121 = cannon
name-t122 = cannon
name-t123 = double cannon
name-t124 = double cannon
name-t125 = double cannon
name-t126 = double cannon
name-t127 = double cannon
name-t128 = double cannon
name-t129 = double cannon
name-t130 = double cannon
name-t131 = brown life support
name-t132 = brown life support
name-t133 = brown life support
name-t134 = brown life support
name-t135 = brown life support
name-t136 = purple life support
name-t137 = purple life support
name-t138 = purple life support
name-t139 = purple life support
name-t140 = purple life support
name-t141 = shield
name-t142 = shield
name-t143 = shield
name-t144 = shield
review-ship = These parts and those lying open make a ship of { $parts } components: engine power { $engines }, cannon strength { $cannons }, crew { $crew }, holds for { $holds }
review-build-on = Build on: the time left is enough for a ship of { $parts } components, such as one with engine power { $engines }, cannon strength { $cannons }, crew { $crew }, holds for { $holds }
