title = Planet Unknown
tagline = Take tiles from a turning station and make a strange planet a home.

# ---- options

option-planets = Planets
option-planets-tip = The identical planet for all, a dealt one of which you choose the side, one of your choice, a random one, or one strange planet for everybody.
option-planets-identical = KSB-4156 for all
option-planets-dealt = Dealt, each player chooses the side
option-planets-choose = Each player chooses
option-planets-random = Random, all different
option-planets-arashi = Arashi for all
option-planets-cerberus = Cerberus for all
option-planets-charybdis = Charybdis for all
option-planets-gaia = Gaia for all
option-planets-k-273 = K-273 for all
option-planets-kaax = K'Aax for all
option-planets-lacuna = Lacuna for all
option-planets-oblivion = Oblivion for all
option-planets-pajitnov = Pajitnov for all
option-planets-persephone = Persephone for all
option-planets-petra = Petra for all
option-planets-tartarus = Tartarus for all
option-corporations = Corporations
option-corporations-tip = The identical corporation for all, a dealt one of which you choose the side, one of your choice, a random one, or one odd corporation for everybody.
option-corporations-identical = Universal Coalition for all
option-corporations-dealt = Dealt, each player chooses the side
option-corporations-choose = Each player chooses
option-corporations-random = Random, all different
option-corporations-cosmos = Cosmos Inc. for all
option-corporations-flux = Flux Industries for all
option-corporations-horizon = Horizon Group for all
option-corporations-jump-drive = Jump Drive for all
option-corporations-makeshift = Makeshift for all
option-corporations-oasis = Oasis Ultd. for all
option-corporations-republic = Republic for all
option-corporations-wormhole = Wormhole Corp. for all
option-promotional = Promotional boards
option-promotional-tip = Six planets and two corporations of the first edition may be drawn and chosen too.
option-station = Station
option-station-tip = How the two rings of the station are loaded: which shapes share a depot.
option-station-turned = Known order, inner disc turned at random
option-station-shuffled = Every stack at random
option-station-shift-0 = Known order
option-station-shift-1 = Inner disc turned by 1
option-station-shift-2 = Inner disc turned by 2
option-station-shift-3 = Inner disc turned by 3
option-station-shift-4 = Inner disc turned by 4
option-station-shift-5 = Inner disc turned by 5
option-personal = Personal objectives
option-personal-tip = Each player also keeps one of two secret objectives.
option-forced = Station turns by itself
option-forced-tip = For two players: the station turns by one depot each round instead of being turned by the commander.
option-events = Events
option-events-tip = An event each round, from a deck of 20. Always used in a solo game.
option-green = Green events
option-green-tip = How many of the 20 events are green, which help.
option-orange = Orange events
option-orange-tip = How many of the 20 events are orange, which hinder a little.
option-red = Red events
option-red-tip = How many of the 20 events are red, which hurt.
refuse-deck = The event deck needs exactly 20 cards: green, orange and red together.
refuse-colors = There are not so many events of one colour: with several players 16 green, 20 orange and 18 red, alone 20 of each.

# ---- questions, and what the others read while they wait

ask-planet = Choose your planet. The higher its complexity, the more there is to plan.
wait-planet = { $who } chooses a planet
ask-corporation = Choose your corporation. The higher its complexity, the more there is to plan.
wait-corporation = { $who } chooses a corporation
ask-flux = On which track do you put the flux token?
wait-flux = { $who } places the flux token
ask-objective = { $keep ->
    [1] Put back one of your personal objectives; you keep the other.
   *[other] Put back one of your personal objectives; you keep { $keep }.
  }
wait-objective = { $who } chooses personal objectives
ask-rotate = You are the commander: turn the station clockwise, or leave it.
wait-rotate = { $who } turns the station
ask-remove = The event jams your depot: which stack leaves the game?
wait-remove = { $who } loses a stack
ask-event = Apply the event{ $moves ->
    [0] {""}
   *[other] ; rover steps: { $moves }
  }.
wait-event = { $who } applies the event
ask-take = Take one of the two tiles before you.
wait-take = { $who } takes a tile
ask-place = Place the tile with { $a } and { $b }.
wait-place = { $who } places a tile with { $a } and { $b }
ask-use = The event lets you use only one resource of this tile. Which?
wait-use = { $who } chooses a resource
ask-extra = Take another tile of your depot.
wait-extra = { $who } takes another tile
ask-resolve = { $things ->
    [0] You may still act, or end your turn{ $moves ->
        [0] {""}
       *[other] ; rover steps left: { $moves }
      }.
    [1] Resolve what is left{ $moves ->
        [0] {""}
       *[other] ; rover steps: { $moves }
      }.
   *[other] Resolve your { $things } rewards in any order{ $moves ->
        [0] {""}
       *[other] ; rover steps: { $moves }
      }.
  }
wait-resolve = { $who } resolves rewards
ask-civ = Keep one civ card of rank { $rank }.
wait-civ = { $who } takes a civ card of rank { $rank }
ask-civ-order = Civ cards of several ranks are due: which do you take first?
wait-civ-order = { $who } chooses the next civ card
ask-last-cards = The game is over: keep two of all the civ cards that are left.
wait-last-cards = { $who } looks through the last civ cards
ask-survey = Open one of these objectives to all players.
wait-survey = { $who } opens an objective to all
ask-final = The game is over: finish what is left{ $patches ->
    [0] {""}
   *[other] ; biomass squares to place: { $patches }
  }.
wait-final = { $who } finishes the last advances

# ---- actions

do-planet = { $planet } (complexity { $level })
do-corporation = { $corporation } (complexity { $level })
do-return = Put back { $objective }: { $text }
do-rotate = { $steps ->
    [0] Leave the station
   *[other] Turn by { $steps }
  } — { $outer } · { $inner }
do-take = Take the { $ring } tile: { $tile }, { $size } squares{ $meteor ->
    [1] , meteor
   *[other] {""}
  }
do-discard = No room: take the { $ring } tile for its resources only — { $tile }
do-place = Place at { $square }{ $degrees ->
    [0] {""}
   *[other] , turned { $degrees }°
  }{ $flipped ->
    [1] , flipped
   *[other] {""}
  }
do-use = Use { $resource }
do-end = Done
do-advance = { $cube } cube to { $space }
do-energy = Energy: { $cube } cube to { $space }
do-convert = Tech as Energy: { $cube } cube to { $space }
do-boost = Synergy: { $cube } cube to { $space }
do-double = Synergy, twice: { $cube } cube
do-promote = Advance the { $cube } cube to { $space }
do-climb = Lift the { $cube } cube to { $space }
do-regress = Regress the { $cube } cube
do-moves = Rover resource: take its steps
do-choose = Take the reward: { $reward }
do-flux = Flux token on { $track }
do-patch = Place biomass at { $square }
do-store = Keep the biomass square for the end
do-land = Place a rover at { $square }
do-drive = Drive from { $rover } to { $square }
do-jump = Teleport from { $rover } to { $square }
do-beam = Set the rover at { $rover } down at { $square }
do-scrap = Destroy the rover at { $rover }
do-load = Load the meteorite at { $rover }
do-deliver = Deliver the meteorite at { $rover }
do-dump = Sink the meteorite at { $rover }
do-stow = Put the lifepod on { $berth }
do-rescue = Collect the lifepod at { $square }
do-maroon = Destroy the lifepod at { $square }
do-abandon = Destroy the lifepod on { $berth }
do-gather = Collect the meteorite at { $square }
do-blast = Destroy the meteorite at { $square }
do-clear = Destroy the meteorites of { $line }
do-impact = Meteorite on { $square }
do-lift = Take up the lifepod from { $berth }
do-refit = Tech: move up to three lifepods (once a game)
do-swap = Tech: a synergy boost in place of a biomass square
do-breed = Tech: two biomass squares in place of one
do-reset = Tech: biomass cube back to the start
do-scout = Tech: advance Rover
do-surge = Tech: advance the cube of the flux track
do-leap = Tech: flux cube to its next milestone (once a game)
do-back = Tech: { $cube } cube back
do-claim = Tech: all rewards level with the { $cube } cube (once a game)
do-survey = Tech: draw three objectives, open one to all (once a game)
do-civ = Rank { $rank } first
do-keep = { $card }: { $text }
do-open = Open { $objective }: { $text }
do-forgo = Destroy { $objective }: { $text }
do-remove = Remove the { $ring } stack ({ $tile } on top)
do-peek = Look at the next event

# ---- actions without their nouns

verb-planet = Choose a planet
verb-corporation = Choose a corporation
verb-return = Put back an objective
verb-rotate = Turn the station
verb-take = Take a tile
verb-discard = Take a tile for its resources only
verb-place = Place the tile
verb-use = Use one resource
verb-end = Done
verb-advance = Advance a cube
verb-energy = Energy advances a cube
verb-convert = Tech counts as Energy
verb-boost = A synergy boost
verb-double = Tech: a synergy boost that counts twice
verb-promote = Advance a cube
verb-climb = Lift a cube
verb-regress = Regress a cube
verb-moves = Rover resource: take its steps
verb-choose = Choose a reward
verb-flux = Place the flux token
verb-patch = Place a biomass square
verb-store = Keep the biomass square for the end
verb-land = Place a rover
verb-drive = Drive a rover
verb-jump = Tech: teleport a rover
verb-beam = Set a rover down anywhere
verb-scrap = Destroy a rover
verb-load = Load a meteorite
verb-deliver = Deliver a meteorite
verb-dump = Sink a meteorite
verb-stow = Put a lifepod away
verb-rescue = Collect a lifepod
verb-maroon = Destroy a lifepod
verb-abandon = Destroy a collected lifepod
verb-gather = Collect a meteorite
verb-blast = Destroy a meteorite
verb-clear = Clear a line of meteorites
verb-impact = A meteorite comes down
verb-lift = Tech: move a lifepod
verb-refit = Tech: move up to three lifepods
verb-swap = Tech: a synergy boost in place of a biomass square
verb-breed = Tech: two biomass squares in place of one
verb-reset = Tech: biomass cube back to the start
verb-scout = Tech: advance Rover
verb-surge = Tech: advance the cube of the flux track
verb-leap = Tech: flux cube to its next milestone
verb-back = Tech: one cube back
verb-claim = Tech: all rewards of a row
verb-survey = Tech: draw objectives, open one to all
verb-civ = Choose the next civ card
verb-keep = Keep a civ card
verb-open = Open an objective
verb-forgo = Destroy an objective
verb-remove = Remove a stack
verb-peek = Look at the next event

# ---- what a player counts

tally-points = { $n ->
    [one] medal
   *[other] medals
}
tally-civ = Civ
tally-water = Water
tally-biomass = Biomass
tally-rover = Rover
tally-tech = Tech
tally-resources = { $n ->
    [one] resource to use
   *[other] resources to use
}
tally-boosts = { $n ->
    [one] synergy boost
   *[other] synergy boosts
}
tally-patches = { $n ->
    [one] biomass square
   *[other] biomass squares
}
tally-moves = { $n ->
    [one] rover step
   *[other] rover steps
}
tally-rovers = { $n ->
    [one] rover
   *[other] rovers
}
tally-civ1 = { $n ->
    [one] civ card of rank 1
   *[other] civ cards of rank 1
}
tally-civ2 = { $n ->
    [one] civ card of rank 2
   *[other] civ cards of rank 2
}
tally-civ3 = { $n ->
    [one] civ card of rank 3
   *[other] civ cards of rank 3
}
tally-civ4 = { $n ->
    [one] civ card of rank 4
   *[other] civ cards of rank 4
}
tally-techs = { $n ->
    [one] tech in force
   *[other] techs in force
}
tally-pods = { $n ->
    [one] lifepod on the planet
   *[other] lifepods on the planet
}
tally-lifepods = { $n ->
    [one] lifepod collected
   *[other] lifepods collected
}
tally-rocks = { $n ->
    [one] meteorite on the planet
   *[other] meteorites on the planet
}
tally-meteorites = { $n ->
    [one] meteorite collected
   *[other] meteorites collected
}

# ---- why not

why-no-room = It fits nowhere on your planet.
why-pending = { $n ->
    [1] One reward must be resolved first.
   *[other] { $n } rewards must be resolved first.
  }
why-no-steps = No rover steps are left.
why-used = { $tech }: used up for now.
why-no-tile = That stack is empty.

# ---- what happened

log-planet = { $seat } settles { $planet }
log-corporation = { $seat } leads { $corporation }
log-objectives = Shared objectives: { $cards }
log-rotated = { $steps ->
    [0] { $seat } leaves the station as it is
   *[other] { $seat } turns the station by { $steps }
  }
log-turned = The station turns by one depot
log-event = Event: { $card }
log-last-event = That was the last event: this is the last round
log-event-ignored = The event alone would end the game and is ignored
log-meteorite-lost = { $seat } loses a collected meteorite and has { $count } left
log-more-civ = One more civ card for each of the ranks { $ranks }
log-fewer-civ = The civ decks of the ranks { $ranks } lose a card each
log-removed = { $seat } loses the { $ring } stack
log-peeked = { $seat } looks at the next event
log-peeked-secret = You see the next event: { $card }
log-took = { $seat } takes { $a } and { $b } ({ $ring })
log-placed = { $seat } places { $a } and { $b } at { $square }
log-discarded = { $seat } has no room: { $a } and { $b } count for their resources only
log-no-extra = { $seat } finds no room for another tile
log-pods-destroyed = { $count ->
    [1] { $seat } loses a lifepod
   *[other] { $seat } loses { $count } lifepods
  }
log-rover-destroyed = { $seat } loses the rover at { $square }
log-rover-landed = { $seat } puts a rover at { $square }
log-loaded = A rover of { $seat } loads a meteorite
log-dumped = { $seat } sinks a meteorite at { $square }
log-pod-collected = { $seat } collects a lifepod
log-stowed = { $seat } puts a lifepod on { $where }
log-meteorite-collected = { $seat } collects a meteorite ({ $count })
log-blasted = { $seat } destroys the meteorite at { $square }
log-cleared = { $seat } clears { $line } of meteorites
log-impact = A meteorite hits { $seat } at { $square }
log-patched = { $seat } places biomass at { $square }
log-stored = { $seat } keeps a biomass square ({ $count })
log-advanced = { $seat } advances { $track } to { $height }
log-regressed = { $seat } regresses { $track } to { $height }
log-reset = { $seat } takes the biomass cube back to the start
log-flux = { $seat } moves the flux token to { $track }
log-claimed = { $seat } takes all rewards level with { $track }
log-no-card = No civ card of rank { $rank } is left for { $seat }
log-card = { $seat } takes { $card }
log-kept-card = { $seat } keeps a civ card of rank { $rank }
log-kept-card-secret = You keep { $card }
log-opened = { $seat } opens { $card } to all
log-forgone = { $seat } loses { $card }
log-ending-full = A planet has no room left: the game ends
log-ending-depot = A depot is empty: the game ends
log-ending-events = The events are over: the game ends
log-epilogue = { $score } medals against a target of { $goal }. { $text }
log-over = The medals are counted

# ---- points

score-planet = Rows and columns
score-bonus = Planet bonus
score-civ = Civ track
score-water = Water track
score-biomass = Biomass track
score-rover = Rover track
score-tech = Tech track
score-lifepods = Lifepods
score-meteorites = Meteorites
score-cards = Civ cards
score-personal = Personal objectives
score-shared = Shared objectives

# ---- names

name-civ = Civ
name-water = Water
name-biomass = Biomass
name-rover = Rover
name-tech = Tech
name-energy = Energy
name-outer = outer
name-inner = inner
name-civ-0 = Civ 0
name-civ-1 = Civ 1
name-civ-2 = Civ 2
name-civ-3 = Civ 3
name-civ-4 = Civ 4
name-civ-5 = Civ 5
name-civ-6 = Civ 6
name-civ-7 = Civ 7
name-civ-8 = Civ 8
name-civ-9 = Civ 9
name-civ-10 = Civ 10
name-civ-11 = Civ 11
name-civ-12 = Civ 12
name-civ-13 = Civ 13
name-civ-14 = Civ 14
name-civ-15 = Civ 15
name-water-0 = Water 0
name-water-1 = Water 1
name-water-2 = Water 2
name-water-3 = Water 3
name-water-4 = Water 4
name-water-5 = Water 5
name-water-6 = Water 6
name-water-7 = Water 7
name-water-8 = Water 8
name-water-9 = Water 9
name-water-10 = Water 10
name-water-11 = Water 11
name-water-12 = Water 12
name-water-13 = Water 13
name-water-14 = Water 14
name-water-15 = Water 15
name-biomass-0 = Biomass 0
name-biomass-1 = Biomass 1
name-biomass-2 = Biomass 2
name-biomass-3 = Biomass 3
name-biomass-4 = Biomass 4
name-biomass-5 = Biomass 5
name-biomass-6 = Biomass 6
name-biomass-7 = Biomass 7
name-biomass-8 = Biomass 8
name-biomass-9 = Biomass 9
name-biomass-10 = Biomass 10
name-biomass-11 = Biomass 11
name-biomass-12 = Biomass 12
name-biomass-13 = Biomass 13
name-biomass-14 = Biomass 14
name-biomass-15 = Biomass 15
name-rover-0 = Rover 0
name-rover-1 = Rover 1
name-rover-2 = Rover 2
name-rover-3 = Rover 3
name-rover-4 = Rover 4
name-rover-5 = Rover 5
name-rover-6 = Rover 6
name-rover-7 = Rover 7
name-rover-8 = Rover 8
name-rover-9 = Rover 9
name-rover-10 = Rover 10
name-rover-11 = Rover 11
name-rover-12 = Rover 12
name-rover-13 = Rover 13
name-rover-14 = Rover 14
name-rover-15 = Rover 15
name-tech-0 = Tech 0
name-tech-1 = Tech 1
name-tech-2 = Tech 2
name-tech-3 = Tech 3
name-tech-4 = Tech 4
name-tech-5 = Tech 5
name-tech-6 = Tech 6
name-tech-7 = Tech 7
name-tech-8 = Tech 8
name-tech-9 = Tech 9
name-tech-10 = Tech 10
name-tech-11 = Tech 11
name-tech-12 = Tech 12
name-tech-13 = Tech 13
name-tech-14 = Tech 14
name-tech-15 = Tech 15
name-row-1 = row 1
name-row-2 = row 2
name-row-3 = row 3
name-row-4 = row 4
name-row-5 = row 5
name-row-6 = row 6
name-row-7 = row 7
name-row-8 = row 8
name-row-9 = row 9
name-row-10 = row 10
name-row-11 = row 11
name-row-12 = row 12
name-column-a = column a
name-column-b = column b
name-column-c = column c
name-column-d = column d
name-column-e = column e
name-column-f = column f
name-column-g = column g
name-column-h = column h
name-column-i = column i
name-column-j = column j
name-column-k = column k
name-column-l = column l
name-score = the scoring area
name-synergy = synergy boost
name-patch = biomass square
name-new_rover = new rover
name-lifepod = lifepod
name-meteorite = meteorite
name-land = land
name-ice = ice
name-green = green
name-orange = orange
name-red = red
name-rulebook = the rulebook
name-public-record = public record
name-reconstructed = our own reconstruction
name-ksb-4156 = KSB-4156
name-arashi = Arashi
name-cerberus = Cerberus
name-charybdis = Charybdis
name-gaia = Gaia
name-k-273 = K-273
name-kaax = K'Aax
name-lacuna = Lacuna
name-oblivion = Oblivion
name-pajitnov = Pajitnov
name-persephone = Persephone
name-petra = Petra
name-tartarus = Tartarus
name-universal = Universal Coalition
name-cosmos = Cosmos Inc.
name-flux = Flux Industries
name-horizon = Horizon Group
name-jump-drive = Jump Drive
name-makeshift = Makeshift
name-oasis = Oasis Ultd.
name-republic = Republic
name-wormhole = Wormhole Corp.

# ---- planets and corporations, in a sentence

tip-planet-ksb-4156 = No special rule.
tip-planet-arashi = A tile on the ring of the two longest rows must also reach off it. No biomass squares on the ring.
tip-planet-cerberus = Three joined globes: each one fully covered gives 2 medals.
tip-planet-charybdis = The first tile must cover a square of the crater in the middle.
tip-planet-gaia = Each city left visible gives 2 medals.
tip-planet-k-273 = A tile must lie wholly on ice or wholly on land.
tip-planet-kaax = Rovers cannot enter toxic squares that are still visible.
tip-planet-lacuna = Holes: nothing lies there, and lines ignore them.
tip-planet-oblivion = A frame around nothing; lines ignore the middle.
tip-planet-pajitnov = Tiles must be able to slide into place.
tip-planet-persephone = Each quarter forbids a symbol: Civ top left, Energy top right, Tech bottom left, Water bottom right.
tip-planet-petra = No ice. Electric squares count as Energy terrain while visible.
tip-planet-tartarus = A chasm: no tile lies across it and rovers cross only with slanting steps at two gaps.
tip-corporation-universal = No special rule.
tip-corporation-cosmos = Collected lifepods may go onto spaces of tracks: cubes hop over them, and what they cover is void.
tip-corporation-flux = One track is the flux track; each new tech level may move the token. Only the newest tech works.
tip-corporation-horizon = Four rovers. They may load meteorites and collect them by delivering them on a Rover symbol.
tip-corporation-jump-drive = Lifepods unlock six techs in any order. The Tech track loses medals as it climbs.
tip-corporation-makeshift = Cubes may also advance to the next column; they block each other. Techs need a cube on the Tech column.
tip-corporation-oasis = Water advances once for each Water square on ice, along a winding path. Cubes block each other.
tip-corporation-republic = Seven civ milestones; at each of them another cube regresses.
tip-corporation-wormhole = Biomass advances only when a Biomass area grows; each step gives one of two rewards.

# ---- techs

name-ignore_adjacency = Tiles and biomass need not touch
name-store_patches = Biomass squares may wait for the end
name-rover_plus = +1 to each rover number
name-double_water = Water from tiles advances twice
name-no_meteorites = No more meteorites
name-civ_tile_moves = Taking a Civ tile moves rovers
name-next_rank_card = A card of the next rank joins the choice
name-teleport_civ = Rover jumps between Civ symbols for 1 step
name-civ_synergy = Civ milestones give a synergy boost
name-last_two_cards = Two more civ cards at the end
name-reset_biomass = Biomass cube at the top may start again
name-patch_on_tiles = Biomass squares may lie on tiles
name-double_patch = Two biomass squares for one, once a round
name-patch_on_meteorites = At the end biomass may cover meteorites
name-diagonal = Rovers also drive on the diagonal
name-move_three_pods = Move three lifepods, once a game
name-energy_moves_pod = An Energy tile moves a lifepod
name-energy_is_free = Driving onto Energy costs nothing
name-move_one_pod = Move a lifepod, once a round
name-rover_tiles_apart = Rover tiles need not touch
name-loaded_moves = A step for each loaded rover at the start
name-meteorite_patch = A biomass square for each meteorite
name-dump_in_water = Rovers may sink meteorites in Water
name-rover_step = Advance Rover, once a round
name-patch_to_synergy = A: synergy for a biomass square, once a round
name-teleport_terrain = B: jump to the same terrain for 1 step, once a round
name-synergy_twice = C: a synergy boost counts twice, once a round
name-tech_as_energy = D: Tech may count as Energy
name-claim_row = E: all rewards of a row, once a game
name-new_objective = F: a new objective for all, once a game
name-hop_cubes = Cubes hop over cubes
name-water_moves = A step for each rover on Water at the start
name-dry_advance = A tile on no ice advances Water
name-water_patch = A Water tile gives a biomass square
name-water_synergy = A Water tile gives a synergy boost
name-civ_beside_tech = Civ and Tech are neighbours
name-crowded_rover_plus = +1 rover step with two cubes on Rover
name-sideways = Cubes may go sideways
name-step_back = A cube steps back, once a round
name-best_of_track = Cubes score as the best of their track
name-flux_moves = Two steps for each rover on flux terrain at the start
name-run_to_milestone = Flux cube to its next milestone, once a game
name-flux_upgrade = The flux track gives more
name-flux_meteorite = A flux tile collects a meteorite
name-flux_step = Advance the flux cube, once a round

# ---- the solo game

name-epilogue0 = The mission has failed; the search for another planet begins.
name-epilogue1 = A handful of people answer the roll call.
name-epilogue2 = Nobody would call it elegant, but the colony is alive.
name-epilogue3 = The planet is a home. That was the order, and you carried it out.
name-epilogue4 = Headquarters is impressed and has your promotion ready.
name-epilogue5 = No colony in the records looks as good as this one.
name-epilogue6 = They will name stars after you, planeteer.

# ---- panels and tips of the table

panel-station = Station
panel-planet = Planet of { $who }
panel-tracks = { $who } · { $name }
panel-techs = Techs
panel-cards = Cards
panel-offer = Civ cards to choose from
panel-drawn = Objectives to choose from
panel-goals = Objectives
panel-event = Event
tip-round = Round { $n }
tip-commander = Commander of the station in this round
tip-empty = Empty squares
tip-lifepods = Lifepods in the scoring area
tip-meteorites = Collected meteorites
tip-rovers = Rovers on the planet, and in reserve
tip-stored = Biomass squares kept for the end
tip-civ-cards = Civ cards
tip-row = Row { $n }: { $medals } when complete and free of meteorites
tip-column = Column { $n }: { $medals } when complete and free of meteorites
tip-complete = complete
tip-pod = Lifepod: 1 medal when collected, lost when covered
tip-meteorite = Meteorite: its row and column do not score
tip-rover = Rover
tip-rover-loaded = Rover with a meteorite
tip-hand = The tile in hand
tip-stack = { $n } more below
tip-locked = locked
tip-used = used up for now
tip-hidden = A civ card of rank { $rank }, kept for the end
tip-deck = Civ cards of rank { $rank }: { $n } left
tip-remembered = you left there: { $cards }
tip-standing = { $mine } against { $theirs }
tip-target = Target
tip-cube = { $track } cube, space { $n }
tip-pod-space = Lifepod on this space: what it covers is void
tip-flux = Flux track
tip-square = { $square }: { $ground }
tip-special-ring = ring
tip-special-crater = crater
tip-special-city = city
tip-special-toxic = toxic
tip-special-electric = electric
tip-source = Source: { $source }
tip-pending = still to resolve: { $n }

# ---- rewards on the tracks
name-medal1 = 1 ★
name-medal2 = 2 ★
name-medal3 = 3 ★
name-medal4 = 4 ★
name-medal5 = 5 ★
name-medal6 = 6 ★
name-medal7 = 7 ★
name-medal8 = 8 ★
name-medal10 = 10 ★
name-medal12 = 12 ★
name-medal15 = 15 ★
name-civ1 = civ card of rank 1
name-civ2 = civ card of rank 2
name-civ3 = civ card of rank 3
name-civ4 = civ card of rank 4
name-tech1 = tech level 1
name-tech2 = tech level 2
name-tech3 = tech level 3
name-tech4 = tech level 4
name-tech5 = tech level 5
name-moves1 = 1 rover step
name-moves2 = 2 rover steps
name-moves3 = 3 rover steps
name-moves4 = 4 rover steps
name-moves5 = 5 rover steps
name-advance-civ = a step on Civ
name-advance-water = a step on Water
name-advance-biomass = a step on Biomass
name-advance-rover = a step on Rover
name-advance-tech = a step on Tech

# ---- civ cards
name-card01 = Temp Agency
name-card01-text = Advance 2 different cubes one step each.
name-card02 = Dept of Operations
name-card02-text = Advance one cube 2 steps.
name-card03 = Dept of Natural Resources
name-card03-text = Gain a biomass square.
name-card04 = Dept of Engineering
name-card04-text = Move your rovers 4 steps in all.
name-card05 = Salvage Yard
name-card05-text = Take and place another tile of your depot, without its resources.
name-card06 = Observance of First Planet Holiday
name-card06-text = 1 medal.
name-card07 = Rising Planet Award
name-card07-text = 2 medals.
name-card08 = First Planet Holiday
name-card08-text = 1 medal.
name-card09 = People's Planet Choice Award
name-card09-text = 2 medals.
name-card10 = New Angel Investors
name-card10-text = Advance 3 different cubes one step each.
name-card11 = Wage Increase
name-card11-text = Advance 2 different cubes one step each.
name-card12 = Dept of Parks and Rec
name-card12-text = Gain 2 biomass squares.
name-card13 = Approved Overtime
name-card13-text = Collect up to 2 lifepods from your planet.
name-card14 = Relocation Bonus
name-card14-text = Set one of your rovers down on any square.
name-card15 = Top Planet Award
name-card15-text = 2 medals.
name-card16 = Depot Repair Online
name-card16-text = Take and place another tile of your depot, with its resources.
name-card17 = Landing Zone Approved
name-card17-text = Destroy all meteorites of one row or column.
name-card18 = Search and Rescue Team
name-card18-text = Collect up to 3 lifepods from your planet.
name-card19 = Partnership Opportunity
name-card19-text = Advance 3 different cubes one step each.
name-card20 = Best in Planet Award
name-card20-text = 3 medals.
name-card21 = Unionization
name-card21-text = Every cube below space 5 climbs there, with all rewards but synergy boosts.
name-card22 = Sustainable Living Act
name-card22-text = 1 medal for each biomass square on your planet.
name-card23 = Gaming Commission
name-card23-text = 2 medals. Advance any cube one step.
name-card24 = Planet Lottery
name-card24-text = 3 medals. Advance any cube one step.
name-card25 = Meteor Defense Program
name-card25-text = Destroy up to 3 meteorites on your planet.
name-card26 = Global Parks System
name-card26-text = Gain 3 biomass squares.
name-card27 = Best Planet to Live on Award
name-card27-text = 4 medals.
name-card28 = Space Citizen Decree
name-card28-text = Each lifepod in your scoring area is worth 2.
name-card29 = Meteorite Repo 1/4
name-card29-text = Each of these cards adds 1 medal to every three collected meteorites.
name-card30 = Meteorite Repo 2/4
name-card30-text = Each of these cards adds 1 medal to every three collected meteorites.
name-card31 = Meteorite Repo 3/4
name-card31-text = Each of these cards adds 1 medal to every three collected meteorites.
name-card32 = Meteorite Repo 4/4
name-card32-text = Each of these cards adds 1 medal to every three collected meteorites.
name-card33 = Commerce Agreement 1/4
name-card33-text = 1, 3, 6 or 10 medals for 1, 2, 3 or 4 of these cards.
name-card34 = Commerce Agreement 2/4
name-card34-text = 1, 3, 6 or 10 medals for 1, 2, 3 or 4 of these cards.
name-card35 = Commerce Agreement 3/4
name-card35-text = 1, 3, 6 or 10 medals for 1, 2, 3 or 4 of these cards.
name-card36 = Commerce Agreement 4/4
name-card36-text = 1, 3, 6 or 10 medals for 1, 2, 3 or 4 of these cards.

# ---- objectives, shared and personal side
name-goal01 = Perimeter
name-goal01-shared = Perimeter
name-goal01-shared-text = Most Civ symbols on the perimeter.
name-goal01-personal = Complex
name-goal01-personal-text = A full rectangle of 3 by 3 squares of Civ terrain.
name-goal02 = Beacon
name-goal02-shared = Beacon
name-goal02-shared-text = Most Energy symbols on the perimeter.
name-goal02-personal = Rubik
name-goal02-personal-text = A full rectangle of 3 by 3 squares of Tech terrain.
name-goal03 = Torus
name-goal03-shared = Torus
name-goal03-shared-text = Most Tech symbols on the perimeter.
name-goal03-personal = Landfill
name-goal03-personal-text = A full rectangle of 3 by 3 squares of Biomass terrain.
name-goal04 = Ringworld
name-goal04-shared = Ringworld
name-goal04-shared-text = Most Biomass symbols on the perimeter.
name-goal04-personal = Lattice
name-goal04-personal-text = A full rectangle of 3 by 3 squares of Water terrain.
name-goal05 = Circuit
name-goal05-shared = Circuit
name-goal05-shared-text = Most Rover symbols on the perimeter.
name-goal05-personal = Doghouse
name-goal05-personal-text = A full rectangle of 3 by 3 squares of Rover terrain.
name-goal06 = Biome
name-goal06-shared = Biome
name-goal06-shared-text = Largest single area of Biomass terrain.
name-goal06-personal = Voltaic
name-goal06-personal-text = A full rectangle of 3 by 3 squares of Energy terrain.
name-goal07 = Transit
name-goal07-shared = Transit
name-goal07-shared-text = Largest single area of Rover terrain.
name-goal07-personal = Highway
name-goal07-personal-text = One area of Civ terrain with at least 6 symbols.
name-goal08 = Plasma
name-goal08-shared = Plasma
name-goal08-shared-text = Largest single area of Energy terrain.
name-goal08-personal = Secret Lab
name-goal08-personal-text = One area of Tech terrain with at least 6 symbols.
name-goal09 = Megacity
name-goal09-shared = Megacity
name-goal09-shared-text = Largest single area of Civ terrain.
name-goal09-personal = Germinate
name-goal09-personal-text = One area of Biomass terrain with at least 6 symbols.
name-goal10 = Silicon
name-goal10-shared = Silicon
name-goal10-shared-text = Largest single area of Tech terrain.
name-goal10-personal = Amazon
name-goal10-personal-text = One area of Water terrain with at least 6 symbols.
name-goal11 = Pacific
name-goal11-shared = Pacific
name-goal11-shared-text = Largest single area of Water terrain.
name-goal11-personal = Pony Express
name-goal11-personal-text = One area of Rover terrain with at least 6 symbols.
name-goal12 = Garden
name-goal12-shared = Garden
name-goal12-shared-text = Most separate areas of Biomass terrain.
name-goal12-personal = Power Line
name-goal12-personal-text = One area of Energy terrain with at least 6 symbols.
name-goal13 = Interchange
name-goal13-shared = Interchange
name-goal13-shared-text = Most separate areas of Rover terrain.
name-goal13-personal = Skyway
name-goal13-personal-text = A full rectangle of 2 by 5 squares of Civ terrain.
name-goal14 = Supercharge
name-goal14-shared = Supercharge
name-goal14-shared-text = Most separate areas of Energy terrain.
name-goal14-personal = Equator
name-goal14-personal-text = A full rectangle of 2 by 5 squares of Biomass terrain.
name-goal15 = Sprawl
name-goal15-shared = Sprawl
name-goal15-shared-text = Most separate areas of Civ terrain.
name-goal15-personal = Genome
name-goal15-personal-text = A full rectangle of 2 by 5 squares of Tech terrain.
name-goal16 = X
name-goal16-shared = X
name-goal16-shared-text = Most separate areas of Tech terrain.
name-goal16-personal = Panama
name-goal16-personal-text = A full rectangle of 2 by 5 squares of Water terrain.
name-goal17 = 10,000 Lakes
name-goal17-shared = 10,000 Lakes
name-goal17-shared-text = Most separate areas of Water terrain.
name-goal17-personal = Runway
name-goal17-personal-text = A full rectangle of 2 by 5 squares of Rover terrain.
name-goal18 = Luddite
name-goal18-shared = Luddite
name-goal18-shared-text = Fewest Tech symbols on the planet.
name-goal18-personal = Power Strip
name-goal18-personal-text = A full rectangle of 2 by 5 squares of Energy terrain.
name-goal19 = Conservation
name-goal19-shared = Conservation
name-goal19-shared-text = Fewest Water symbols on the planet.
name-goal19-personal = Crowd Source
name-goal19-personal-text = A cube on the last space of the Civ track.
name-goal20 = Galvanize
name-goal20-shared = Galvanize
name-goal20-shared-text = Fewest Energy symbols on the planet.
name-goal20-personal = Exponent
name-goal20-personal-text = A cube on the last space of the Tech track.
name-goal21 = 20 Percent
name-goal21-shared = 20 Percent
name-goal21-shared-text = Fewest Biomass symbols on the planet.
name-goal21-personal = Overgrowth
name-goal21-personal-text = A cube on the last space of the Biomass track.
name-goal22 = Rideshare
name-goal22-shared = Rideshare
name-goal22-shared-text = Fewest Rover symbols on the planet.
name-goal22-personal = Flowrate
name-goal22-personal-text = A cube on the last space of the Water track.
name-goal23 = Rural
name-goal23-shared = Rural
name-goal23-shared-text = Fewest Civ symbols on the planet.
name-goal23-personal = Overdrive
name-goal23-personal-text = A cube on the last space of the Rover track.
name-goal24 = Pinnacle
name-goal24-shared = Pinnacle
name-goal24-shared-text = Most tracks at their last space.
name-goal24-personal = Alternative Energy
name-goal24-personal-text = At most 5 Energy symbols on the planet.
name-goal25 = Geode
name-goal25-shared = Geode
name-goal25-shared-text = Most collected meteorites.
name-goal25-personal = Cleanup
name-goal25-personal-text = At least 9 collected meteorites.
name-goal26 = Rescue
name-goal26-shared = Rescue
name-goal26-shared-text = Most collected lifepods.
name-goal26-personal = Tight Ship
name-goal26-personal-text = More collected lifepods than meteorites.
name-goal27 = Vaporize
name-goal27-shared = Vaporize
name-goal27-shared-text = Fewest collected meteorites.
name-goal27-personal = Meltdown
name-goal27-personal-text = No ice left uncovered.
name-goal28 = Deductible
name-goal28-shared = Deductible
name-goal28-shared-text = Fewest collected lifepods.
name-goal28-personal = Coveralls
name-goal28-personal-text = No land left uncovered.

# ---- events
name-event01 = Spare rover
name-event01-text = Gain one more rover and put it on the tile that you place in this round.
name-event02 = More civ cards
name-event02-text = A random card of each rank comes from the box into its deck.
name-event03 = New objective
name-event03-text = Draw one more personal objective.
name-event04 = Blind jump
name-event04-text = Advance the Civ, Biomass or Water cube 3 steps, without any reward.
name-event05 = Advance Rover or Civ
name-event05-text = Advance the Rover or Civ cube one step, with its reward.
name-event06 = Advance Rover or Tech
name-event06-text = Advance the Rover or Tech cube one step, with its reward.
name-event07 = Advance Rover or Water
name-event07-text = Advance the Rover or Water cube one step, with its reward.
name-event08 = Advance Rover or Biomass
name-event08-text = Advance the Rover or Biomass cube one step, with its reward.
name-event09 = Advance Civ or Tech
name-event09-text = Advance the Civ or Tech cube one step, with its reward.
name-event10 = Advance Water or Civ
name-event10-text = Advance the Water or Civ cube one step, with its reward.
name-event11 = Advance Biomass or Civ
name-event11-text = Advance the Biomass or Civ cube one step, with its reward.
name-event12 = Advance Tech or Water
name-event12-text = Advance the Tech or Water cube one step, with its reward.
name-event13 = Advance Biomass or Tech
name-event13-text = Advance the Biomass or Tech cube one step, with its reward.
name-event14 = Advance Biomass or Water
name-event14-text = Advance the Biomass or Water cube one step, with its reward.
name-event15 = Free rotation
name-event15-text = Turn the station to any depot.
name-event16 = Green shoots
name-event16-text = Gain a biomass square.
name-event17 = Synergy
name-event17-text = Gain a synergy boost.
name-event18 = Rescue
name-event18-text = Collect a lifepod from your planet.
name-event19 = Salvage
name-event19-text = Collect a meteorite from your planet.
name-event20 = Synergy
name-event20-text = Gain a synergy boost.
name-event21 = Setback: Rover or Civ
name-event21-text = Regress the Rover or Civ cube one step.
name-event22 = Setback: Rover or Tech
name-event22-text = Regress the Rover or Tech cube one step.
name-event23 = Setback: Rover or Water
name-event23-text = Regress the Rover or Water cube one step.
name-event24 = Setback: Rover or Biomass
name-event24-text = Regress the Rover or Biomass cube one step.
name-event25 = Setback: Civ or Tech
name-event25-text = Regress the Civ or Tech cube one step.
name-event26 = Setback: Water or Civ
name-event26-text = Regress the Water or Civ cube one step.
name-event27 = Setback: Biomass or Civ
name-event27-text = Regress the Biomass or Civ cube one step.
name-event28 = Setback: Tech or Water
name-event28-text = Regress the Tech or Water cube one step.
name-event29 = Setback: Biomass or Tech
name-event29-text = Regress the Biomass or Tech cube one step.
name-event30 = Setback: Biomass or Water
name-event30-text = Regress the Biomass or Water cube one step.
name-event31 = Impact
name-event31-text = Put a meteorite on a free meteor symbol of your planet.
name-event32 = Setback of 1
name-event32-text = Regress one cube of your choice by 1, or by as much as possible.
name-event33 = No rover on Water
name-event33-text = In this round rovers must not enter Water terrain.
name-event34 = No rover on Biomass
name-event34-text = In this round rovers must not enter Biomass terrain.
name-event35 = No rover on Energy
name-event35-text = In this round rovers must not enter Energy terrain.
name-event36 = No rover on Rover
name-event36-text = In this round rovers must not enter Rover terrain.
name-event37 = No rover on Tech
name-event37-text = In this round rovers must not enter Tech terrain.
name-event38 = No rover on Civ
name-event38-text = In this round rovers must not enter Civ terrain.
name-event39 = Away from the edge
name-event39-text = In this round tiles must not cover the perimeter.
name-event40 = One resource
name-event40-text = In this round use only one resource of the tile that you place.
name-event41 = Setback of 2
name-event41-text = Regress one cube of your choice by 2, or by as much as possible.
name-event42 = Setback of 3
name-event42-text = Regress one cube of your choice by 3, or by as much as possible.
name-event43 = Impact
name-event43-text = Put a meteorite on a free meteor symbol of your planet.
name-event44 = One resource
name-event44-text = In this round use only one resource of the tile that you place.
name-event45 = No milestones
name-event45-text = In this round milestones give nothing.
name-event46 = Lost objective
name-event46-text = Destroy one of your personal objectives.
name-event47 = Breakdown
name-event47-text = If you have more than one rover on the planet, destroy one.
name-event48 = Fewer civ cards
name-event48-text = A random card of each rank leaves its deck for the box.
name-event49 = Lost signal
name-event49-text = Destroy a lifepod on your planet.
name-event50 = Hull breach
name-event50-text = Destroy a collected lifepod.
name-event51 = Burglary
name-event51-text = Lose a collected meteorite.
name-event52 = Jammed depot
name-event52-text = Remove one of the two stacks before you from the game.
name-event53 = Omen
name-event53-text = Gain a synergy boost, or look at the next event.
name-event54 = Omen
name-event54-text = Gain a synergy boost, or look at the next event.
name-event55 = No matching
name-event55-text = In this round no terrain of your tile may touch the same terrain.
name-event56 = Off the ice
name-event56-text = In this round tiles must not cover ice.
name-event57 = Off the ice
name-event57-text = In this round tiles must not cover ice.
name-event58 = No synergy
name-event58-text = In this round synergy boosts give nothing.
name-event59 = No milestones
name-event59-text = In this round milestones give nothing.
name-event60 = Away from the edge
name-event60-text = In this round tiles must not cover the perimeter.
