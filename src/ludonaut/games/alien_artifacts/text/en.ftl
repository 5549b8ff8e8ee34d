title = Alien Artifacts
tagline = Two-faced cards, three rows, one empire: build your fleet, sell your science, rob the aliens.

## Things

section = { $symbols } { $colour }
resource = { $a } | { $b } ⚔{ $n }
name-red = red
name-green = green
name-blue = blue
name-gold = gold
name-ships = ships
name-technologies = technologies
name-planets = planets
name-exploration = Exploration
name-expansion = Expansion
name-extermination = Extermination
name-exploitation = Exploitation
name-logistics = logistics
name-operational = operational
name-aliens = the alien system
name-buy = Buy
name-build = Build
name-develop = Develop
name-discover = Discover
name-sell = Sell
name-prepare = Prepare
name-offensive = Launch an offensive
name-revenue = Gain revenue
name-mine = Mine the planets
name-damaged = damaged
name-destroyed = destroyed
name-none = unharmed
name-any = any row

## Options

option-factions = Factions
option-factions-tip = Dealt at random, or chosen one after the other from the first player on.
option-factions-dealt = dealt
option-factions-chosen = chosen

## Questions

ask-faction = Choose the faction that you will play.
wait-faction = { $who } chooses a faction.
ask-found = Keep one of these { $row } to start with; the others go under the deck.
wait-found = { $who } chooses a starting card among { $row }.
ask-turn = Take your action for this turn.
wait-turn = { $who } takes an action.
ask-more = Your action is done. Use anything more, or go on to the draw.
wait-more = { $who } may add something to the action.
ask-again = You may take another action. Choose it, use anything more, or go on to the draw.
wait-again = { $who } may take another action.
ask-spend = Pay { $count } more { $count ->
    [one] symbol
   *[other] symbols
} of { $colour }: choose a card.
wait-spend = { $who } pays with { $colour }.
ask-look = How many cards of the { $row } do you pay to see? One stays with you.
wait-look = { $who } buys { $row }.
ask-keep = Which of these { $row } do you keep?
wait-keep = { $who } picks one of the { $row }.
ask-under = Which of the other { $row } goes under the deck first?
wait-under = { $who } puts the other { $row } under the deck.
ask-prepare = Which card do you prepare, and where?
wait-prepare = { $who } prepares { $row }.
ask-attach = Attach one card to a card under construction.
wait-attach = { $who } attaches a card.
ask-sell = { $count } sold so far. Sell another card?
wait-sell = { $who } is selling.
ask-unblock = Spend symbols: every pair lifts one token from your { $row } ({ $count } paid).
wait-unblock = { $who } breaks blockades on { $row }.
ask-free = From which card do you take a blockade token?
wait-free = { $who } takes blockade tokens away.
ask-target = Whom do you attack?
wait-target = { $who } chooses a target.
ask-plan = { $other } attacks you. With which Defence Plan do you meet the attack?
wait-plan = { $who } chooses a Defence Plan.
ask-strike = Which ship attacks next?
wait-strike = { $who } sends ships.
ask-combat = The card is open. Take its number, or change something first.
wait-combat = { $who } looks at the combat card.
ask-blockade = Place a blockade token on a card of { $other } ({ $count } to place).
wait-blockade = { $who } blockades { $other }.
ask-awake = { $card } is blockaded. Pay { $count ->
    [one] 1 credit
   *[other] { $count } credits
} to use its text this once?
wait-awake = { $who } may suspend the blockade of { $card }.
ask-place = Which section stays visible on { $card }?
wait-place = { $who } produces on { $card }.
ask-retry = No match for { $card }. Reveal a second card?
wait-retry = { $who } may reveal a second card for { $card }.
ask-reveal = Which technology reveals a card next?
wait-reveal = { $who } chooses the next technology.
ask-construct = These cards are paid for: complete one of them now.
wait-construct = { $who } completes cards by automatic construction.
ask-complete = Which card do you complete for nothing?
wait-complete = { $who } completes a card for nothing.
ask-buy = From which deck do you buy?
wait-buy = { $who } makes an extra purchase.
ask-develop = Which technology do you develop?
wait-develop = { $who } develops a technology.
ask-build = Which ship do you build?
wait-build = { $who } builds a ship.
ask-discover = Which planet do you discover?
wait-discover = { $who } discovers a planet.
ask-planet = On which planet do you produce?
wait-planet = { $who } chooses a planet.
ask-ship = Which ship attacks?
wait-ship = { $who } chooses a ship.
ask-against = Whose Empire do you blockade?
wait-against = { $who } chooses whom to blockade.
ask-search = For which type do you search, and in which deck?
wait-search = { $who } searches a deck.
ask-sets = Spend a card: one point for every red, green and blue symbol together.
wait-sets = { $who } spends sets of three colours.
ask-colour = Which colour do the added symbols have?
wait-colour = { $who } chooses a colour.
ask-cash = Which produced card do you turn into credits?
wait-cash = { $who } turns produced cards into credits.
ask-exchange = Which card do you exchange?
wait-exchange = { $who } exchanges cards.
ask-artifact = Keep one of these artifacts; the other is discarded.
wait-artifact = { $who } chooses an artifact.
ask-draw = Discard what you do not want, then draw up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
wait-draw = { $who } discards and draws.
ask-closing = The end is triggered. Use an artifact that waited for it, or end your turn.
wait-closing = { $who } ends the turn.
ask-settle = Pay for blockaded technologies that shall count at the end?
wait-settle = { $who } may pay for blockaded technologies.

## Actions

do-play = Play { $faction }
do-keep = Keep { $card }
do-buy = Buy from the { $row }
do-look = See { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
do-under = { $card } goes first
do-build = Build { $ship } ({ $face })
do-develop = Develop { $technology } ({ $face })
do-discover = Discover { $planet } ({ $face })
do-complete = Complete { $card } ({ $face })
do-prepare = Prepare { $card }
do-attach = Put { $section }{ $where ->
    [hand] {" "}(hand, card { $number })
    [planet] {" "}({ $planet }, card { $number })
   *[other] {""}
} under { $card }
do-sell = Sell { $section }{ $where ->
    [hand] {" "}(hand, card { $number })
    [planet] {" "}({ $planet }, card { $number })
   *[other] {""}
}
do-spend = Spend { $section }{ $where ->
    [hand] {" "}(hand, card { $number })
    [planet] {" "}({ $planet }, card { $number })
   *[other] {""}
}
do-stop = That is all
do-unblock = Remove blockade tokens from your { $row }
do-free = Take a token off { $card }
do-offensive = Launch an offensive
do-revenue = Gain revenue
do-mine = Mine the planets
do-faction = Use the action of your faction
do-use = Action { $technology }: { $text }
do-plus = In addition, { $technology }: { $text }
do-artifact = Artifact { $artifact }: { $text }
do-suspend = Suspend the blockade of { $card }
do-pass = Nothing is possible: pass
do-end = Go on to the draw
do-raid = Attack { $system }
do-attack = Attack { $target }
do-plan = Defend with { $plan }
do-strike = Attack with { $ship }
do-take = Take card { $number }: { $resource }
do-accept = Take its number
do-decline = No
do-place = Leave { $section } ({ $type }) of card { $number } visible
do-retry = Reveal a second card
do-reveal = Reveal a card for { $technology }
do-blockade = Blockade { $card }
do-produce = Produce on { $planet }
do-ship = Choose { $ship }
do-against = Choose { $target }
do-search = Search the { $row } for { $type }
do-colour = Choose { $colour }
do-claim = Keep { $artifact }
do-discard = Discard card { $number } ({ $resource }), then draw
do-discard_two = Discard cards { $number } ({ $first }) and { $next } ({ $second }), then draw
do-discard_all = Discard the whole hand, then draw
do-drop = Discard card { $number } ({ $resource })
do-draw = Keep the hand and draw
verb-play = Choose a faction
verb-keep = Keep a card
verb-buy = Buy
verb-look = See cards
verb-under = Put under the deck
verb-build = Build
verb-develop = Develop
verb-discover = Discover
verb-complete = Complete a card
verb-prepare = Prepare
verb-attach = Attach a card
verb-sell = Sell
verb-spend = Spend a card
verb-stop = That is all
verb-unblock = Remove blockade tokens
verb-free = Take a token off
verb-offensive = Launch an offensive
verb-revenue = Gain revenue
verb-mine = Mine the planets
verb-faction = Faction action
verb-use = Action of a technology
verb-plus = In addition
verb-artifact = Artifact
verb-suspend = Suspend a blockade
verb-pass = Pass
verb-end = Go on to the draw
verb-raid = Attack the alien system
verb-attack = Attack a player
verb-plan = Defence Plan
verb-strike = Attack with a ship
verb-take = Take a card
verb-accept = Take its number
verb-decline = No
verb-place = Choose a section
verb-retry = Reveal a second card
verb-reveal = Reveal a card
verb-blockade = Blockade a card
verb-produce = Produce
verb-ship = Choose a ship
verb-against = Choose a player
verb-search = Search a deck
verb-colour = Choose a colour
verb-claim = Keep an artifact
verb-discard = Discard one card
verb-discard_two = Discard two cards
verb-discard_all = Discard the whole hand
verb-drop = Discard a card
verb-draw = Keep the hand and draw
tally-points = { $n ->
    [one] point
   *[other] points
}
tally-credits = { $n ->
    [one] credit
   *[other] credits
}
tally-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
tally-produced = { $n ->
    [one] produced card
   *[other] produced cards
}
tally-works = { $n ->
    [one] card under construction
   *[other] cards under construction
}
tally-artifacts = { $n ->
    [one] artifact
   *[other] artifacts
}
tally-plans = { $n ->
    [one] Defence Plan
   *[other] Defence Plans
}
tally-tokens = { $n ->
    [one] blockade token on you
   *[other] blockade tokens on you
}

## What happened

log-faction = { $seat } plays { $card }.
log-founded = { $seat } starts with { $card } under construction.
log-founded_empire = { $seat } starts with { $card } ({ $face }) in the Empire.
log-turn = { $seat } begins a turn.
log-marker = The resource deck is empty: the turn marker moves to { $count }.
log-ending = The resource deck is empty for the last time: the game ends after this round.
log-buys = { $seat } pays { $count ->
    [one] { $count } credit
   *[other] { $count } credits
} for { $row }.
log-bought = { $seat } takes { $card } under construction.
log-entered = { $seat } completes { $card } on its { $face } side.
log-automatic = { $card } of { $seat } is complete by automatic construction.
log-prepared = { $seat } prepares { $section } under { $card }.
log-sold = { $seat } sells { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
} and has { $total ->
    [one] { $total } credit
   *[other] { $total } credits
}.
log-produced = { $seat } produces { $section } on { $card }{ $points ->
    [0] .
   *[other] : +{ $points }.
}
log-revealed = { $seat } reveals { $resource } for { $card }: { $match ->
    [0] no match.
   *[other] a match.
}
log-scored = { $seat } scores { $points } with { $card }.
log-gained = { $seat } gains { $count ->
    [one] { $count } credit
   *[other] { $count } credits
} with { $card }.
log-gained_defender = { $seat } gains { $count ->
    [one] { $count } credit
   *[other] { $count } credits
} in defence.
log-offensive = { $seat } launches an offensive.
log-revenue = { $seat } gains revenue.
log-mine = { $seat } mines the planets.
log-passed = { $seat } can do nothing and passes.
log-attacks_aliens = { $seat } attacks { $system }.
log-attacks = { $seat } attacks { $other }, who defends with { $plan }.
log-reveals = { $card } of { $seat } reveals { $resources }.
log-strikes = { $card } of { $seat } attacks with { $number } + { $bonus } = { $value }.
log-spoils = { $seat } scores { $points } with the attack of { $card }.
log-spoils_defender = { $seat } scores { $points } in defence.
log-system = { $system } is the next alien system.
log-damaged = { $card } of { $seat } is damaged and goes back under construction.
log-destroyed = { $card } of { $seat } is destroyed.
log-blockaded = { $seat } blockades { $card } of { $other }.
log-freed = { $seat } takes a blockade token off { $card }.
log-suspended = { $seat } pays { $count ->
    [one] { $count } credit
   *[other] { $count } credits
} to use { $card } in spite of its blockade.
log-uses = { $seat } uses { $card }.
log-plan = { $seat } gains a Defence Plan.
log-plan-secret = You gain the Defence Plan { $plan }.
log-artifact = { $seat } gains an artifact.
log-artifact-secret = You gain the artifact { $card }.
log-left = { $seat } discards { $cards }.
log-found = { $seat } finds { $card } after { $count } other cards.
log-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-drew-secret = You draw { $cards }.
log-discarded = { $seat } discards { $cards }.
log-extra_turns = { $seat } will take { $count } more turns at the end.

## Why not

why-empty = the deck is empty
why-credits = needs { $need ->
    [one] { $need } credit
   *[other] { $need } credits
}, you have { $have }
why-symbols = needs { $need ->
    [one] { $need } symbol
   *[other] { $need } symbols
} of { $colour } (gold helps), you reach { $have } with { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
why-symbols-no-gold = needs { $need ->
    [one] { $need } symbol
   *[other] { $need } symbols
} of { $colour } without gold, you reach { $have } with { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
why-no-operational = no operational { $row } in your Empire
why-all-attacked = all your operational ships have attacked this turn
why-used = already used this turn
why-nothing = it would do nothing now
why-not-ending = only once the end of the game is triggered
why-too-many = you hold { $have ->
    [one] { $have } card
   *[other] { $have } cards
}: discard down to { $need } first

## Points

score-production = Production
score-research = Technologies in the game
score-conquest = Attacks
score-other = Effects of cards
score-cards = Cards in the Empire
score-technologies = Technologies at the end
score-faction = Faction

## The table

panel-construction = Under construction
panel-empire = Empire
panel-hand = Your hand
panel-hand-of = Hand of { $who }
panel-market = Decks
panel-aliens = Alien system
panel-resources = Resources
panel-table = On the table
panel-plans = Defence Plans
panel-mat = { $who } — { $faction }
panel-track = Score track
note-turn = { $marker ->
    [one] last pass of the resource deck
   *[other] { $marker } passes of the resource deck left
} · turn { $turn }
note-ending = last round
note-extra = extra turns
note-setup = set-up
note-over = the game is over
label-cost = cost { $count }
label-ready = paid
label-under = under construction
label-attack = Attack
label-artifact = artifact
label-faction = Artifact: { $symbols } { $colour }{ $count ->
    [0] {""}
   *[other] , { $count } credits
}
label-basic = Basic
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-deck = deck
label-discard = discard
label-permanent = PERMANENT
label-plus = IN ADDITION
label-action = ACTION
label-during = in play
label-end = at end
label-goal = goal
label-empty = empty
label-marker = passes left
label-tokens = tokens
label-reverse = reverse
tip-credits = Credits in the bank (15 at most)
tip-track = Points on the track
tip-hand = Resource cards in hand
tip-artifacts = Unused artifacts
tip-plans = Defence Plans
tip-marker = The turn marker shows how often the resource deck is still played through.
tip-resource-deck = { $count } resource cards in the deck
tip-resource-discard = { $count } resource cards on the discard pile
tip-artifact-deck = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
} in the deck
tip-plan-deck = { $count } Defence Plans in the deck
tip-tokens = { $count } blockade tokens in the supply
tip-blockade = { $count } blockade tokens: the text is blank unless you pay a credit for each
tip-deck = { $count } { $row } in the deck; the top card lies open
tip-attached = { $section } prepared
tip-produced = { $section } produced: usable as if in hand
tip-back = A hidden card
tip-first = First player
tip-provenance = Name { $name }, effects { $effects }.
tip-works = { $card }, under construction: cost { $cost }, { $paid } prepared
tip-measure = { $card }: { $count } counted now
tip-combat = combat number { $n }
origin-rulebook = from the rulebook
origin-public-record = from a public review
origin-partly-reconstructed = partly our reconstruction
origin-reconstructed = our reconstruction

## Effects of cards

op-cost_mod = { $action } costs { $n } less
op-cost_mod-buy = { $action } costs { $n } credits less
op-assembly_mod = { $action }: { $amount } more card
op-assembly_mod-row = { $action } { $row }: { $amount } more card
op-assembly_mod-any = { $action } any row: { $amount } more card
op-assembly_free = The first produced card of each action does not count towards the limit
op-gain_vp = +{ $n } point{ $n ->
    [one] {""}
   *[other] s
}
op-gain_credits = +{ $n } credit{ $n ->
    [one] {""}
   *[other] s
}
op-gain_artifact = Gain { $n ->
    [one] an artifact
   *[other] { $n } artifacts
}
op-gain_plan = Gain a Defence Plan
op-draw_resources = Draw { $n } resource cards
op-produce-self = produce { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
op-produce-one = Produce { $cards } card on an operational planet
op-produce-each = Produce { $cards } card on each operational planet
op-produce_count = Exploiting a planet produces { $cards } cards
op-attack_bonus-ship-any = +{ $n } to its attacks
op-attack_bonus-ship-aliens = +{ $n } to its attacks on alien systems
op-attack_bonus-ship-player = +{ $n } to its attacks on other empires
op-attack_bonus-any = Your ships: +{ $n } on all attacks
op-attack_bonus-turn-any = Your ships: +{ $n } on attacks this turn
op-attack_bonus-turn-aliens = Your ships: +{ $n } against alien systems this turn
op-attack_bonus-turn-player = Your ships: +{ $n } against other empires this turn
op-attack_bonus-aliens = Your ships: +{ $n } against alien systems
op-attack_bonus-player = Your ships: +{ $n } against other empires
op-attack_reveal = Reveals { $cards } combat cards, you choose one
op-do_attack = One operational ship attacks{ $bonus ->
    [0] {""}
   *[other] {" "}with +{ $bonus }
}
op-replace_result = If { $before }: { $after } instead
op-replace_result-technology = Your { $before } ships are only { $after }
op-more_blockades = Once an attack, place { $n } more blockade token{ $n ->
    [one] {""}
   *[other] s
}
op-place_blockade = Place { $n } blockade tokens in another Empire
op-remove_blockade = Take { $n ->
    [one] 1 blockade token
   *[other] up to { $n } blockade tokens
} off your Empire
op-search_deck = Search { $decks } for a type{ $times ->
    [one] {""}
   *[other] , { $times } times
}
op-attach_card = Prepare one card
op-complete_card = Complete one of your { $row } for nothing
op-do_action-buy = Make a Buy and pay for it
op-do_action = { $action } and pay for it
op-do_action-colours = { $action } with { $colours } mixed, no gold
op-extra_action = { $n } more action of any kind this turn
op-extra_action-kinds = { $n } more actions this turn among { $kinds }
op-extra_turns = Once the end is triggered: { $n } more turns after the last round
op-buy_look = Each Buy shows { $cards } more card
op-sell_colours = A Sell may mix { $colours } colours
op-spend_sets = Spend up to { $max_cards } cards: { $vp } point for each set of red, green and blue
op-virtual_symbols = +{ $n } symbols of one colour for your next action
op-discard_produced = Discard up to { $max_cards } produced cards: 1 credit a symbol
op-discard_then_draw = Discard up to { $cards } cards and draw as many
op-reveal_retry = Once an action, a technology without a match reveals again
op-artifact_choice = When you gain an artifact, draw { $draw } and keep 1
op-score_techs = All your operational technologies score now, without a reveal
moment-enter = On arrival:{" "}
moment-mine = When mined:{" "}
moment-after_attack = After its attack:{" "}
when-on_buy = After a Buy:{" "}
when-on_sell = After a Sell:{" "}
when-on_sell-symbols = After a Sell of { $n } symbols or more:{" "}
when-on_attack = Each time you attack:{" "}
when-on_enter_empire = When a card enters your Empire ({ $row }):{" "}
when-on_enter_empire-logistics = When a card enters your Empire on its logistics face ({ $row }):{" "}
when-on_enter_empire-operational = When a card enters your Empire on its operational face ({ $row }):{" "}
when-on_enter_empire-first = When a card is the first of its type in its row:{" "}
when-on_exploit = When you exploit a planet:{" "}
when-on_produce_match = For each matching produced card:{" "}
when-on_tech_reveal_miss = When a technology reveals no match:{" "}
when-on_ship_result = When a ship of yours is damaged or destroyed:{" "}
when-on_place_blockade = When your attack places tokens:{" "}
when-on_blockaded = When an attack blockades you:{" "}
when-on_gain_artifact = When you gain an artifact:{" "}
when-on_draw_phase_start = At your draw:{" "}
if-bank_max = with { $n } credits or less:{" "}
name-any-card = any row
cost-credits = Pay { $n } credit{ $n ->
    [one] {""}
   *[other] s
}:{" "}
cost-symbols = Spend { $n } { $colours }:{" "}
metric-row_count = { $row } in your Empire
metric-total_count = cards in your Empire
metric-largest_row = cards in your longest row
metric-smallest_row = cards in your shortest row
metric-type_count = { $counts } cards
metric-types_in_row = types among your { $row }
metric-types_in_row-logistics = types among your logistics { $row }
metric-types_in_row-operational = types among your operational { $row }
metric-row_type_pairs = pairs of row and type
metric-smallest_type = cards of your rarest type
metric-face_count-logistics = logistics cards
metric-face_count-operational = operational cards
metric-face_row_count-logistics = logistics { $row }
metric-face_row_count-operational = operational { $row }
metric-credits = credits in your bank
metric-produced_cards = produced cards on your planets
metric-defence_plans = Defence Plans you hold
metric-artifacts_held = unused artifacts
metric-under_construction_count = cards under construction
metric-tokens_on_opponents = tokens in other empires
per-row = { $vp } per { $face } card among { $row }
per-type = { $vp } per { $kind } card
cell-vp = +{ $n } pt
cell-credits = +{ $n } cr
cell-artifacts = { $n } artifact{ $n ->
    [one] {""}
   *[other] s
}
cell-blockade = { $n } token{ $n ->
    [one] {""}
   *[other] s
}
cell-defender_vp = defender +{ $n } pt
cell-defender_credits = defender +{ $n } cr
cell-nothing = nothing
