title = SETI
tagline = Probes, telescopes and computers in search of life elsewhere

## Questions

ask-first_income = Tuck one of your first cards: it pays at once and at the start of every later round
wait-first_income = { $who } chooses a first income
ask-turn = Take your main action, or a free action first
wait-turn = Main action
ask-end = Anything else for free before your turn ends?
wait-end = Free actions before the end of the turn
ask-meanwhile = Any free action before your action goes on?
wait-meanwhile = Free actions in the middle of an action
ask-take = Take a card of the row, or an unseen one from the deck
wait-take = Choosing a card
ask-take_alien = Take the card of the { $species } that lies face up, or an unseen one
wait-take_alien = Choosing a card of the { $species }
ask-income = Tuck a card of your hand for income?
wait-income = An income increase
ask-overflow = Your data pool would overflow by some of { $lost } data: place data first?
wait-overflow = A full data pool
ask-fly = Fly: { $points ->
    [one] one move left
   *[other] { $points } moves left
}
wait-fly = { $who } flies
ask-slingshot = Swing past the planet: a move instead of its publicity?
wait-slingshot = A gravitational slingshot
ask-land = Where does your probe go?
wait-land = Orbit or landing
ask-data_space = Several first spaces are free: which data do you cover?
wait-data_space = Choosing a landing space
ask-remove = Do you take back one of your figures?
wait-remove = Taking back a figure
ask-scan = Scan: what next?
wait-scan = Scanning
ask-row = Discard a card of the row for a signal of its colour
wait-row = A signal from the card row
ask-signal = Where do you mark the signal?
wait-signal = Marking a signal
ask-probe_sector = The sector of which of your probes?
wait-probe_sector = Choosing a probe's sector
ask-hand_signal = Discard a card of your hand for a signal of its colour?
wait-hand_signal = Signals from the hand
ask-settle = Several sectors are filled: which is settled first?
wait-settle = Settling filled sectors
ask-trace = Mark a trace of life ({ $colour })
wait-trace = { $who } marks a trace of life ({ $colour })
ask-tech = Which technology do you research?
wait-tech = Choosing a technology
ask-column = Above which part of your computer does the technology go?
wait-column = Placing a computer technology
ask-cover = Cover a circle of one of your missions?
wait-cover = { $who } may cover a mission circle
ask-unload = Which capsule do you unload?
wait-unload = Unloading a capsule
ask-task = Which objective does this count for?
wait-task = Marking an objective
ask-milestone = You reached several milestones: which comes first?
wait-milestone = { $who } chooses the order of milestones
ask-gold = You reached a gold milestone: mark a gold tile
wait-gold = { $who } chooses a gold tile
ask-message = Your message is answered: choose what it brings
wait-message = An answer of the Centaurians
ask-exertian = Play an Exertian card face down{ $price ->
    [0] {""}
   *[other] { " " }for { $price } credit
}?
wait-exertian = { $who } may play an Exertian card
ask-pay = Pay { $count ->
    [one] an exofossil
   *[other] { $count } exofossils
} for the effect?
wait-pay = Paying exofossils or not
ask-probe = Which of your probes?
wait-probe = Choosing a probe
ask-any_probe = Up to three probes, of anybody: a signal in the sector of each
wait-any_probe = Choosing probes
ask-reveal = Show a card of your hand for the effect (you keep it)
wait-reveal = Showing cards
ask-use_corner = One of the cards just drawn goes for its corner
wait-use_corner = Using drawn cards
ask-use_income = Another of them goes for what its income shows
wait-use_income = Using drawn cards
ask-sample_planet = A sample of which planet?
wait-sample_planet = Choosing samples
ask-pick_sample = You see the samples of the planet: which one flies home?
wait-pick_sample = Choosing a sample
ask-use_sample = You see the samples of the planet: which one do you use? It stays there
wait-use_sample = Choosing a sample
ask-trade = Discard a card for the trade
wait-trade = Trading cards
ask-limit = You keep four cards when you pass: discard one
wait-limit = Discarding down to four cards
ask-pack = You see the end-of-round cards: keep one
wait-pack = { $who } chooses an end-of-round card

## Actions

do-launch = Launch a probe
do-orbit = Orbit { $planet }
do-land = Land on { $place }
do-scan = Scan
do-analyse = Analyse the data
do-play = Play { $card }
do-research = Research a technology; the solar system turns
do-pass = Pass for this round
do-end = End the turn
do-move = Move { $probes ->
    [one] { "" }
   *[other] from { $from_place } (ring { $from_ring }, { $from_star }){" "}
}to { $place } (ring { $ring }, { $star })
do-haul = Move capsule { $number } to { $place } (ring { $ring }, { $star })
do-corner = Discard { $card } for its corner
do-place = Place data on the computer
do-place_low = Place data below, in column { $column }
do-trade = Trade two for one: { $give } for { $get }
do-buy = Buy a card
do-complete = Complete the mission { $card }
do-fly = Fly { $probes ->
    [one] { "" }
   *[other] from { $from_place } (ring { $from_ring }, { $from_star }){" "}
}to { $place } (ring { $ring }, { $star })
do-drift = Fly capsule { $number } to { $place } (ring { $ring }, { $star })
do-fuel = Discard { $card } for its move, too
do-swing = A move instead
do-cover_data = The { $space }
do-remove = Take back the figure at { $place } ({ $space })
do-scan_earth = Signal at { $star }, from Earth
do-scan_row = Discard { $card } of the row: a { $colour } signal
do-scan_mercury = Pay publicity for a signal in the sector of Mercury
do-scan_hand = Discard { $card } of your hand: a { $colour } signal
do-scan_launch = Pay energy to launch a probe
do-scan_move = A move for a probe
do-done = The scan is done
do-row = Discard { $card } of the row: a { $colour } signal
do-show = Discard { $card } of your hand: a { $colour } signal
do-signal = Signal at { $star }
do-sector = The sector of { $star }
do-settle = Settle { $star } first
do-discover = Mark { $colour } on a discovery space of the { $species } species
do-study = Mark { $colour } for the { $species }, space { $tier }
do-surplus = Mark { $colour } as surplus of the { $species } species
do-tech = { $tech }
do-column = Place { $column } of four, from the left
do-cover = { $card }, circle { $circle }
do-unload = Capsule { $number }
do-task = { $objective }, task { $task }
do-milestone = First: { $milestone }
do-gold = { $gold }
do-tuck = Tuck { $card }: { $income }
do-take = Take { $card }
do-draw = Draw from the deck
do-take_alien = Take { $card }
do-draw_alien = Draw an unseen card of the species
do-discard = Discard { $card }
do-keep = Keep { $card }
do-wait = Decide when somebody else passes
do-probe = The probe at { $place } (ring { $ring }, { $star })
do-reveal = Show { $card }
do-use_corner = { $card } for its corner
do-use_income = { $card } for its income: { $income }
do-message = { $answer }
do-plan = Play { $card } face down
do-pay = Pay
do-sample_planet = { $planet }
do-pick_sample = Take { $sample } away
do-use_sample = Gain { $sample }; it stays there
do-skip = Leave it at that
do-let_go = Let what does not fit go
do-go_on = Go on
verb-orbit = Orbit a planet
verb-land = Land on a planet
verb-play = Play a card
verb-research = Research a technology
verb-pass = Pass
verb-move = Move a probe for energy
verb-haul = Move a capsule for energy
verb-corner = Discard a card for its corner
verb-place_low = Place data below
verb-trade = Trade two for one
verb-complete = Complete a mission
verb-fly = Fly a probe
verb-drift = Fly a capsule
verb-fuel = Discard a card for its move
verb-cover_data = A space with data
verb-remove = Take back a figure
verb-scan_earth = Signal from Earth
verb-scan_row = Signal from the row
verb-scan_mercury = Signal at Mercury
verb-scan_hand = Signal from the hand
verb-scan_launch = Launch a probe
verb-scan_move = A move
verb-row = Signal from the row
verb-show = Signal from the hand
verb-signal = Mark a signal
verb-sector = Choose a sector
verb-settle = Settle a sector
verb-discover = Trace on a discovery space
verb-study = Trace on a species board
verb-surplus = Surplus trace
verb-tech = Choose a technology
verb-column = Choose a place
verb-cover = Cover a circle
verb-unload = Unload a capsule
verb-task = Mark a task
verb-milestone = Choose a milestone
verb-gold = Mark a gold tile
verb-tuck = Tuck a card
verb-take = Take a card of the row
verb-take_alien = Take the open card of the species
verb-draw_alien = Draw an unseen card
verb-discard = Discard a card
verb-keep = Keep a card
verb-wait = Decide later
verb-probe = Choose a probe
verb-reveal = Show a card
verb-use_corner = Use a corner
verb-use_income = Use an income
verb-message = Choose an answer
verb-plan = Play a card face down
verb-sample_planet = Choose a planet
verb-pick_sample = Take a sample away
verb-use_sample = Gain a sample
verb-let_go = Let go

## Why not

why-probe_limit = { $limit ->
    [one] you already have a probe in the solar system
   *[other] you already have { $limit } probes in the solar system
}
why-needs_credits = needs { $need ->
    [one] { $need } credit
   *[other] { $need } credits
}, you have { $have }
why-needs_energy = needs { $need } energy, you have { $have }
why-needs_publicity = needs { $need } publicity, you have { $have }
why-needs_both = needs { $credits } credit and { $energy } energy
why-no_probe_at_planet = no probe of yours is at a planet
why-computer = the upper row has { $filled } of { $spaces } data

## The log

log-drew = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}
log-drew-secret = { $seat } drew { $cards }
log-drew_alien = { $seat } drew a card of the { $species }
log-drew_alien-secret = { $seat } drew { $card } of the { $species }
log-took = { $seat } took { $card }
log-tucked = { $seat } tucked { $card } for income ({ $income })
log-launched = { $seat } launched a probe
log-moved = { $seat } moved to { $kind }
log-pushed = The disc pushed a probe of { $seat } to { $kind }
log-orbited = { $seat } orbits { $planet }
log-landed = { $seat } landed on { $place }
log-removed = { $seat } took back the figure at { $place }
log-fuelled = { $seat } discarded { $card } for a move
log-scanned = { $seat } scans
log-signal = { $seat } marked a signal at { $star }
log-row = { $seat } discarded { $card } of the row for its colour
log-hand_signal = { $seat } discarded { $card } for its colour
log-deck_signal = { $seat } turned up { $card } from the deck
log-covered_sector = { $seat } covers { $star }
log-analysed = { $seat } analysed the data
log-traced = { $seat } marked a { $colour } trace ({ $species })
log-researched = { $seat } researched { $tech }
log-placed = { $seat } placed data on space { $space } of the computer
log-played = { $seat } played { $card }
log-corner = { $seat } discarded { $card } for its corner
log-discarded = { $seat } discarded { $cards }
log-traded = { $seat } traded two for one: { $give } for { $get }
log-bought = { $seat } spent 3 publicity on a card
log-showed = { $seat } showed { $cards }
log-covered = { $seat } covered a circle of { $card }
log-mission = { $seat } completed { $card }
log-passed = { $seat } passed
log-kept = { $seat } kept an end-of-round card
log-kept-secret = { $seat } kept { $card }
log-waits = { $seat } keeps the end-of-round cards for now
log-income = { $seat } collected income
log-round = Round { $round } begins
log-over = The game is over
log-gold = { $seat } marked { $tile }
log-neutral = A neutral marker went to the { $colour } discovery space of the { $species } species
log-discovered = A species was discovered: the { $species }
log-exertians = { $seat } received { $count } Exertian cards
log-exertians-secret = { $seat } received { $cards }
log-planned = { $seat } played an Exertian card face down
log-planned-secret = { $seat } played { $card } face down
log-anomaly = Earth stands beside the { $colour } anomaly
log-sent = { $seat } sent a message: { $card }
log-answered = The message of { $seat } was answered: { $card }
log-message = { $seat } took answer { $slot } of the Centaurians
log-picked = { $seat } picked a sample at { $planet }
log-picked-secret = { $seat } picked { $sample } at { $planet }
log-used_sample = { $seat } used { $sample } at { $planet }
log-delivered = { $seat } delivered { $sample } to { $planet }
log-task = { $seat } marked a task of { $objective }
log-objective = { $seat } completed { $objective }
log-objectives_missed = { $count ->
    [one] One objective was missing
   *[other] { $count } objectives were missing
}
log-rival_card = The rival follows { $card }
log-rival_progress = The rival advances { $count ->
    [one] one space
   *[other] { $count } spaces
}
log-rival_stronger = The rival gains an advanced card

## Scores

score-start = Start
score-explore = Orbits and landings
score-signals = Signals and sectors
score-traces = Traces of life
score-techs = Technologies
score-computer = Computer
score-cards = Cards played
score-corners = Corners of cards
score-missions = Missions
score-species = Species
score-finals = End-game cards
score-gold = Gold tiles
score-objectives = Open objectives
score-plans = Exertian cards
score-danger = Danger

## Options

option-level = Rival
option-level-tip = How strong the solo rival is; one star plays without objectives
option-level-1 = ★
option-level-2 = ★★
option-level-3 = ★★★
option-level-4 = ★★★★
option-level-5 = ★★★★★

## Names

name-rival = The rival
name-neutral = Neutral
name-left = left
name-right = right
name-any = any colour
name-open = open space
name-asteroid = asteroids
name-comet = a comet
name-earth = Earth
name-mercury = Mercury
name-venus = Venus
name-mars = Mars
name-jupiter = Jupiter
name-saturn = Saturn
name-uranus = Uranus
name-neptune = Neptune
name-deimos = Deimos and Phobos
name-callisto = Callisto
name-ganymede = Ganymede
name-europa = Europa
name-io = Io
name-titan = Titan
name-enceladus = Enceladus
name-triton = Triton
name-titania = Titania
name-planet = a planet
name-procyon = Procyon
name-vega = Vega
name-sirius = Sirius A
name-barnard = Barnard's Star
name-kepler = Kepler 22
name-proxima = Proxima Centauri
name-virginis = 61 Virginis
name-pictoris = Beta Pictoris
name-yellow = yellow
name-red = red
name-blue = blue
name-black = black
name-purple = purple
letter-yellow = Y
letter-red = R
letter-blue = B
letter-black = K
letter-purple = P
letter-any = ?
name-vp = points
name-credit = credit
name-energy = energy
name-card = card
name-publicity = publicity
name-data = data
name-exofossil = exofossil
name-move = move
name-orbiter = orbiter
name-lander = lander
name-probe = exploration
name-telescope = observation
name-computer = computing
name-probe_1 = Second probe
name-probe_2 = Asteroid navigation
name-probe_3 = Light landers
name-probe_4 = Moon landers
name-telescope_1 = Wide field
name-telescope_2 = Mercury relay
name-telescope_3 = Archive search
name-telescope_4 = Launch support
name-computer_1 = Funding column
name-computer_2 = Power column
name-computer_3 = Library column
name-computer_4 = Media column
name-mascamites = Mascamites
name-anomalies = Anomalies
name-oumuamua = 'Oumuamua
name-centaurians = Centaurians
name-exertians = Exertians
name-sample_credit = the sample worth 2 credits
name-sample_energy = the sample worth 2 energy
name-sample_publicity = the sample worth 3 publicity
name-sample_data = the sample worth 2 data
name-sample_cards = the sample worth 2 cards
name-sample_vp_card = the sample worth 3 points and a card
name-sample_vp = the sample worth 7 points
name-gold_tech_a = Gold: a technology of each type
name-gold_tech_b = Gold: pairs of technologies
name-gold_mission_a = Gold: completed missions
name-gold_mission_b = Gold: pairs of missions and end-game cards
name-gold_income_a = Gold: an income of each type
name-gold_income_b = Gold: the commoner, credit or energy
name-gold_other_a = Gold: a trace of each colour
name-gold_other_b = Gold: a covered sector with an orbiter or lander
name-s1 = action card S.1
name-s2 = action card S.2
name-s3 = action card S.3
name-s4 = action card S.4
name-s5 = action card S.5
name-s6 = action card S.6
name-s7 = action card S.7
name-s8 = action card S.8
name-s9 = action card S.9
name-s10 = action card S.10
name-s11 = action card S.11
name-s12 = action card S.12
name-s13 = action card S.13
name-s14 = action card S.14
name-s15 = action card S.15 (Mascamites)
name-s16 = action card S.16 (Anomalies)
name-s17 = action card S.17 ('Oumuamua)
name-s18 = action card S.18 (Centaurians)
name-s19 = action card S.19 (Exertians)
name-oi_1 = objective I.1
name-oi_2 = objective I.2
name-oi_3 = objective I.3
name-oi_4 = objective I.4
name-oii_1 = objective II.1
name-oii_2 = objective II.2
name-oii_3 = objective II.3
name-oii_4 = objective II.4
name-oii_5 = objective II.5
name-oii_6 = objective II.6
name-oii_7 = objective II.7
name-oii_8 = objective II.8
name-oii_9 = objective II.9
name-oii_10 = objective II.10
name-oii_11 = objective II.11
name-oiii_1 = objective III.1
name-oiii_2 = objective III.2
name-oiii_3 = objective III.3
name-oiii_4 = objective III.4
name-oiii_5 = objective III.5
name-oiii_6 = objective III.6
name-oiii_7 = objective III.7
name-oiii_8 = objective III.8
name-oiii_9 = objective III.9

## Effects, as cards and tips say them

fx-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fx-credit = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
fx-energy = { $n } energy
fx-publicity = { $n } publicity
fx-data = { $n } data
fx-exofossil = { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
}
fx-move = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
fx-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
fx-card = take { $n ->
    [one] a card
   *[other] { $n } cards
}
fx-alien = take a species card
fx-income = { $n ->
    [one] 1 income increase
   *[other] { $n } income increases
}
fx-launch = launch a probe
fx-launch-freely = launch a probe beyond the limit
fx-land = land for free
fx-land-moons = land for free, moons allowed
fx-land-shared = land for free, also on a taken space
fx-orbit_or_land = orbit or land for free
fx-scan = scan
fx-research = research { $kind }
fx-research-any = research any technology
fx-research-copy = research a technology that another player has: no rotation, no bonus
fx-research-probe_or_telescope = research exploration or observation
fx-tuck = tuck this card for income
fx-signal-colour = { $n ->
    [one] a { $where } signal
   *[other] { $n } { $where } signals
}
fx-signal-star = { $n ->
    [one] a signal at { $where }
   *[other] { $n } signals at { $where }
}
fx-signal-planet = { $n ->
    [one] a signal in the sector of { $where }
   *[other] { $n } signals in the sector of { $where }
}
fx-signal-probe = { $n ->
    [one] a signal in the sector of one of your probes
   *[other] { $n } signals in the sector of one of your probes
}
fx-signal-neighbours = a signal in each sector beside it
fx-signal-any = { $n ->
    [one] a signal in any sector
   *[other] { $n } signals in any one sector
}
fx-signal-row = { $n ->
    [one] a signal from the card row
   *[other] { $n } signals from the card row
}
fx-signal-hand = { $n ->
    [one] may discard a card for its signal
   *[other] may discard up to { $n } cards for their signals
}
fx-signal-deck = { $n } signals from the top of the deck
fx-signal-anomaly = a signal in the sector of the next anomaly
fx-no-data = { $what }, without data
fx-trace = { $n ->
    [one] a { $colour } trace
   *[other] { $n } { $colour } traces
}
fx-trace-any = { $n ->
    [one] a trace of any colour
   *[other] { $n } traces of any colour
}
fx-trace-known = { $what } where you have one already
fx-trace-complete = { $what } for that species
fx-per = { $what } per { $count }
fx-if = if { $need }: { $then }
fx-once = once this turn, when you { $when }: { $then }
fx-remove-orbiter = take back one of your orbiters: { $then }
fx-remove-lander = take back one of your landers: { $then }
fx-pay = may pay { $cost }: { $then }
fx-pay_often = may pay { $cost }, as often as you like: { $then }
fx-spend = spend { $cost }
fx-corner_of_taken = gain the corner of the card taken, too
fx-return = the card returns to your hand
fx-slingshot = each planet visited this turn: a move instead of publicity, if you like
fx-lightsail = at the end of the turn 1 point per different planet visited
fx-asteroids_free = asteroids cost nothing extra to leave this turn
fx-no_visit_publicity = no publicity from visits this turn
fx-osiris_rex = choose a probe: 2 data if it is on asteroids, 1 per asteroid cell beside it
fx-great_observatories = up to 3 probes of anybody: a signal in the sector of each
fx-clean_space = discard the row and gain its three corners
fx-pre_launch_testing = 1 move per card shown with a move corner
fx-fuel_tanks = 1 energy per card shown with energy income
fx-everyday_life = of these, one for its corner, another for its income
fx-take_row = take the three cards of the row
fx-next_anomaly = gain what the next anomaly shows
fx-pick_sample = pick a sample there (capsule)
fx-delivered = { $n ->
    [one] the sample's gain
   *[other] the sample's gain twice
}
fx-sample_here = the sample that lies there
count-sectors_marked = sector marked
count-publicity = publicity you have
count-techs_of_type_taken = technology of that type
count-traces_of_colour_marked = trace of that colour
count-launch_window = other planet or comet in Earth's sector
count-tile_signals = signal on 'Oumuamua
count-anomaly_signals = signal of yours beside anomalies
count-signals = signal marked in { $arg } sectors
count-tucked = tucked card with { $arg } income
need-at = an orbiter or lander at { $arg }
need-lander = a lander on { $arg }
need-landers = { $n } landers on planets
need-landers_or_moons = { $n } landers, moons included
need-orbiters = { $n } orbiters
need-figures = { $n } orbiters and landers
need-one_planet = { $n } orbiters and landers at one planet
need-orbiter_and_lander = an orbiter and a lander at one planet
need-wins = { $n ->
    [one] a covered { $arg } sector
   *[other] { $n } covered { $arg } sectors
}
need-wins-same = the same sector covered twice
need-publicity = { $n } publicity
need-score = { $n } points
need-data = { $n } data in your pool
need-traces = { $n } { $arg } traces
need-each_species = a { $arg } trace for each species
need-complete_species = all three colours of trace for one species
need-techs = { $n } { $arg } technologies
need-empty_hand = an empty hand
need-signals_in = signals in { $n } sectors
need-probe_on = a probe on { $arg }
need-asteroid_by_earth = a probe on asteroids beside Earth
need-far = a probe { $n } or more spaces from Earth
need-exofossils = { $n } exofossils
need-tucked = { $n } tucked cards
need-missions = { $n } completed missions
need-same_colour = { $n } traces of one colour
need-species = { $n } { $arg } traces for this species
need-species-any = { $n } traces for this species
need-species-all = all three colours of trace for this species
need-other_species = { $n } traces for the other species
need-deliver = capsule brought to { $arg }
need-cost_space = your trace on a space that costs exofossils
need-tile_signal = your signal on 'Oumuamua
need-landed = it landed on { $arg }
need-moon = a moon
need-tech_shared = another player has that technology
need-lone_signal = it is your only signal there
need-tile_marked = you marked 'Oumuamua
need-anomaly_at_earth = Earth's sector has an anomaly
when-visit = visit { $arg }
when-visit-planet = visit a planet
when-launch = launch a probe
when-orbit = orbit
when-land = land
when-orbit_or_land = orbit or land
when-scan = scan
when-research = research { $arg }
when-research-any = research a technology
when-trace = mark a { $arg } trace
when-trace-any = mark a trace
when-signal = mark a { $arg } signal
when-play = play a card for { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
when-corner = discard a card for { $arg }
when-complete = complete a mission
when-win = cover a { $arg } sector
when-win-any = cover a sector
when-at = orbit or land at { $arg }
when-fill = fill a sector
when-same_ring = move along the same ring
when-publicity = reach { $n } publicity
when-score = reach { $n } points
when-data = hold { $n } data in your pool
final-at = { $each } ★ per orbiter or lander at { $arg }
final-wins = { $each } ★ per covered { $arg } sector
final-traces = { $each } ★ per { $arg } trace
final-signals_in = { $each } ★ per sector with a signal of yours
final-techs = { $each } ★ per { $arg } technology
final-species = { $each } ★ per trace for this species
final-probe_on = { $each } ★ with a probe on { $arg }
final-unmarked_gold = one gold tile without your marker, at its last value
kind-instant = instant
kind-condition = mission
kind-trigger = mission
kind-final = end of game
kind-message = message
kind-exertian = secret plan

## Gains as words

## Cards

name-c1 = Pioneer 11 Mission
name-c2 = Mariner 10 Mission
name-c3 = Voyager 2 Mission
name-c4 = Galileo Mission
name-c5 = Venera Probe
name-c6 = Juno Probe
name-c7 = MESSENGER Probe
name-c8 = Cassini Probe
name-c9 = Falcon Heavy
name-c10 = ODINUS Mission
name-c11 = Grant
name-c12 = Europa Clipper
name-c13 = Perseverance Rover
name-c14 = Mars Science Laboratory
name-c15 = Atmospheric Entry
name-c16 = Dragonfly
name-c17 = OSIRIS-REx
name-c18 = Hayabusa
name-c19 = Gravitational Slingshot
name-c20 = Mercury Flyby
name-c21 = Venus Flyby
name-c22 = Mars Flyby
name-c23 = Jupiter Flyby
name-c24 = Saturn Flyby
name-c25 = Lightsail
name-c26 = Through the Asteroid Belt
name-c27 = Hubble Space Telescope
name-c28 = Kepler Space Telescope
name-c29 = James Webb Space Telescope
name-c30 = Great Observatories Project
name-c31 = Space Launch System
name-c32 = Mercury Exploration Program
name-c33 = Venus Exploration Program
name-c34 = Mars Exploration Program
name-c35 = Jupiter Exploration Program
name-c36 = Saturn Exploration Program
name-c37 = Proxima Centauri Observation
name-c38 = Barnard's Star Observation
name-c39 = 61 Virginis Observation
name-c40 = Kepler 22 Observation
name-c41 = Sirius A Observation
name-c42 = Procyon Observation
name-c43 = Beta Pictoris Observation
name-c44 = Vega Observation
name-c45 = Allen Telescope Array
name-c46 = ALMA Observatory
name-c47 = Very Large Array
name-c48 = Breakthrough Starshot
name-c49 = Breakthrough Watch
name-c50 = Square Kilometre Array
name-c51 = Lovell Telescope
name-c52 = Parkes Observatory
name-c53 = Deep Synoptic Array
name-c54 = VERITAS Telescopes
name-c55 = Arecibo Observatory
name-c56 = Breakthrough Listen
name-c57 = Effelsberg Telescope Construction
name-c58 = Uranus Orbiter and Probe
name-c59 = Ion Propulsion System
name-c60 = Trident Probe
name-c61 = Quantum Computer
name-c62 = Onsala Telescope Construction
name-c63 = SHERLOC
name-c64 = ALICE
name-c65 = FAST Telescope Construction
name-c66 = GMRT Telescope Construction
name-c67 = Yevpatoria Telescope Construction
name-c68 = DUNE
name-c69 = Large Hadron Collider
name-c70 = ATLAS
name-c71 = Focused Research
name-c72 = Scientific Cooperation
name-c73 = Clean Space Initiative
name-c74 = Pre-launch Testing
name-c75 = Extremophiles Study
name-c76 = NASA Research Center
name-c77 = NASA Astrobiology Institute
name-c78 = SETI Institute
name-c79 = ISS
name-c80 = Cape Canaveral SFS
name-c81 = International Collaboration
name-c82 = Johnson Space Center
name-c83 = Wow! Signal
name-c84 = Sample Return
name-c85 = Starship
name-c86 = Giant Magellan Telescope
name-c87 = Project Longshot
name-c88 = Chandra Space Observatory
name-c89 = NIAC Program
name-c90 = Fuel Tanks Construction
name-c91 = Fusion Reactor
name-c92 = NASA Image of the Day
name-c93 = Government Funding
name-c94 = Popularization of Science
name-c95 = Near-Earth Asteroids Survey
name-c96 = Tardigrades Study
name-c97 = Apollo 11 Mission
name-c98 = Coronal Spectrograph
name-c99 = Electron Microscope
name-c100 = Exascale Supercomputer
name-c101 = Telescope Time Allocation
name-c102 = Linguistic Analysis
name-c103 = Westerbork Synthesis Radio Telescope
name-c104 = Rosetta Probe
name-c105 = Green Bank Telescope
name-c106 = Strategic Planning
name-c107 = First Black Hole Photo
name-c108 = SETI@Home
name-c109 = Low-Power Microprocessors
name-c110 = Press Statement
name-c111 = Roman Space Telescope
name-c112 = Planetary Geologic Mapping
name-c113 = Solvay Conference
name-c114 = Planet Hunters
name-c115 = Canadian Hydrogen Telescope
name-c116 = Control Center
name-c117 = Lunar Gateway
name-c118 = PLATO
name-c119 = PIXL
name-c120 = Orbiting Lagrange Point
name-c121 = Future Circular Collider
name-c122 = Amateur Astronomers
name-c123 = Asteroids Flyby
name-c124 = Cometary Encounter
name-c125 = Trajectory Correction
name-c126 = Euclid Telescope Construction
name-c127 = NEAR Shoemaker
name-c128 = Advanced Navigation System
name-c129 = Asteroids Research
name-c130 = Low-Cost Space Launch
name-c131 = Telescope Modernization
name-c132 = Space Shuttle
name-c133 = Optimal Launch Window
name-c134 = Herschel Space Observatory
name-c135 = Noto Radio Observatory
name-c136 = Algonquin Radio Observatory
name-c137 = SETI Data Archive
name-c138 = Cornell University
name-e1 = First Contact
name-e2 = Rover Exploration
name-e3 = Mass Sample Collection
name-e4 = Martian Quarantine Lab
name-e5 = Ecosystem Study
name-e6 = The Queen
name-e7 = Breeding Sample
name-e8 = Hive Sample
name-e9 = Orbital Monitoring
name-e10 = Computer Simulations
name-e11 = Signs of Life
name-e12 = Close-up View
name-e13 = Concerned People
name-e14 = Listening Carefully
name-e15 = Part of Everyday Life
name-e16 = Flooding the Media Space
name-e17 = Are We Being Observed?
name-e18 = Message Capsule
name-e19 = New Physics
name-e20 = Amazing Uncertainty
name-e21 = Visitor in the Sky
name-e22 = Altered Trajectory
name-e23 = Exofossil Discovery
name-e24 = Terrain Mapping
name-e25 = Probe Customisation
name-e26 = Race Against Time
name-e27 = Perfect Timing
name-e28 = Exofossil Samples
name-e29 = Comparative Analysis
name-e30 = Excavation Rover
name-e31 = Vessel Designs
name-e32 = Exocomputers
name-e33 = Infocluster
name-e34 = A Message from Afar
name-e35 = Synthesis Instructions
name-e36 = Alien Schematics
name-e37 = Music of the Spheres
name-e38 = Hivemind Concept
name-e39 = Telescope Blueprints
name-e40 = Torrent-chain Signal
name-e41 = Razor-edge Shuttle
name-e42 = Deflector
name-e43 = Expender Core
name-e44 = Pierced Exoplanet
name-e45 = Core-breach Exoplanet
name-e46 = Vortex Exoplanet
name-e47 = Fission-sun Exoplanet
name-e48 = Oscillating Probes
name-e49 = Generative Infrastructure
name-e50 = Casette Deployment
name-e51 = Extractor
name-e52 = Automated Lab
name-e53 = Neuralab
name-e54 = Nanowielder Node
name-e55 = Stratoelevator

## The table

panel-system = Solar system
panel-planets = Planets
panel-market = Cards, techs
panel-species = Species
panel-hidden-left = Unknown species (left)
panel-hidden-right = Unknown species (right)
panel-rival = Rival and objectives
panel-hand = Your hand and missions
panel-computer = Computer
label-passed = passed
label-objectives = { $done } completed · { $left } to come
note-setup = Everybody chooses a first income
note-over = The game is over
note-round = Round { $round } of 5 · disc { $disc } turns next
tip-sun = The Sun: nothing passes through it
tip-disc = Disc { $n } turns one sector counter-clockwise, with the discs above it and all that stands on them
tip-cell-open = Open space
tip-cell-asteroid = Asteroids: leaving takes one move more
tip-cell-comet = A comet: visiting it gives 1 publicity
tip-cell-planet = { $planet }{ $planet ->
    [Earth] {""}: probes are launched here
   *[other] {""}: visiting it gives 1 publicity; orbit or land here
}
tip-star = { $star }, a { $colour } star with { $slots } data. Who has most signals when the last data is gone covers it: { $reward }
tip-second = Data: a signal here brings it to your pool, and the second marker gains 2 points
tip-data = Data: a signal here brings it to your pool
tip-won = Covered { $star }
tip-anomaly = The { $colour } anomaly: when Earth arrives here, whoever is highest in that column gains { $gain }
tip-samples = Hidden samples at { $planet }
tip-tile = Data of 'Oumuamua: when all three are gone, all who marked it gain an exofossil
tip-probe = A probe of { $player }
tip-capsule = A capsule of { $player } with a sample
tip-orbit = Orbit { $planet }: { $gain }. First: { $first }
tip-land = Land on { $planet }: { $gain }
tip-moon = Land on { $moon }: { $gain }. Room for one
tip-first-orbit = The first orbiter gains more
tip-first-land = The first lander here takes { $n } data
tip-gold = { $tile }. Sets now: { $sets }
tip-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck
tip-discard = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} discarded
tip-pack = { $n } end-of-round cards: who passes first chooses first
tip-stack = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} left.
tip-bonus = Bonus of the next tile: { $gain }
tip-double = The first to take from this stack gains 2 points
tip-probe_1 = two probes in the solar system, and a launch at once.
tip-probe_2 = asteroids give publicity and cost nothing extra to leave.
tip-probe_3 = landing costs 1 energy less.
tip-probe_4 = you may land on moons.
tip-telescope_1 = the first signal of a scan may go beside Earth's sector; 2 data at once.
tip-telescope_2 = in a scan, pay 1 publicity for a signal in Mercury's sector.
tip-telescope_3 = in a scan, discard a card of your hand for a signal of its colour.
tip-telescope_4 = in a scan, pay 1 energy to launch, or move once.
tip-computer_1 = 2 points above, 1 credit below.
tip-computer_2 = 2 points above, 1 energy below.
tip-computer_3 = 2 points above, a card below.
tip-computer_4 = 2 points above, 2 publicity below.
tip-card = Signal colour { $colour }. Income: { $income }. Discarded for its corner: { $corner }. { $provenance }
tip-provenance = (from public records of the game)
tip-danger = Danger { $n }
tip-credits = Credits
tip-energy = Energy: one moves a probe
tip-publicity = Publicity, ten at most: six research a technology, three buy a card
tip-cards = Cards in hand
tip-exofossils = Exofossils
tip-computer = { $n } of 6 data on the computer; a full row can be analysed
tip-passed = Has passed for this round
tip-first = First player of this round
tip-top = Space { $n } of the computer: { $gain }
tip-column = A computer technology can be placed here
tip-low = Below { $tech }: { $gain }
tip-pool = The data pool holds six
tip-income = Income: { $n } × { $income } each round
tip-covered = This circle is covered
tip-done = { $n } missions completed
tip-plans = { $n } Exertian cards played, { $left } held
tip-unseen = { $n } cards that nobody has seen
tip-rival-card = The rival's current action card; { $n } left in its deck
tip-progress = The rival's progress: space { $n } of 12
tip-objectives = Each round one more completed objective is due than in the round before
tip-discovery = Discovery space ({ $colour }): { $gain }
tip-surplus = Surplus traces ({ $colour }), once both discovery spaces are taken: { $gain }
tip-space = { $colour } trace: { $gain }
tip-message = Answer to a message: { $gain }
tip-alien-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the species unseen
tip-species-hidden = Three traces on the discovery spaces reveal this species
tip-species-mascamites = Mascamites: bring samples from Jupiter and Saturn home in capsules
tip-species-anomalies = Anomalies: when Earth reaches a token, the highest marker of its colour is rewarded
tip-species-oumuamua = 'Oumuamua: a visitor in the third disc, with exofossils that open rich spaces
tip-species-centaurians = Centaurians: messages are answered 15 points later
tip-species-exertians = Exertians: secret cards score at the end, but the most dangerous lose a tenth

name-space-0 = an ordinary space
name-space-1 = first space
name-space-2 = second space
name-space-3 = third space
name-milestone-gold = the gold tile
name-milestone-answer = the answer to a message
name-milestone-message = the message tile
name-milestone-exertian = the Exertian milestone
name-answer-1 = Answer 1: a trace of any colour
name-answer-2 = Answer 2: a card of the species and energy
name-answer-3 = Answer 3: publicity
name-answer-4 = Answer 4: points
tally-points = { $n ->
    [one] point
   *[other] points
}
tally-endgame = { $n ->
    [one] point at the end
   *[other] points at the end
}
tally-credits = { $n ->
    [one] credit
   *[other] credits
}
tally-energy = energy
tally-publicity = publicity
tally-data = data
tally-cards = { $n ->
    [one] card
   *[other] cards
}
tally-exofossils = { $n ->
    [one] exofossil
   *[other] exofossils
}
tally-income = { $n ->
    [one] tucked card
   *[other] tucked cards
}
tally-moves = { $n ->
    [one] move
   *[other] moves
}
tally-traces = { $n ->
    [one] trace
   *[other] traces
}
tally-signals = { $n ->
    [one] signal
   *[other] signals
}
log-gained_vp = { $seat } gained { $count ->
    [one] 1 point
   *[other] { $count } points
}
log-gained_credit = { $seat } gained { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
log-gained_energy = { $seat } gained { $count } energy
log-gained_publicity = { $seat } gained { $count } publicity
log-gained_data = { $seat } gained { $count } data
log-gained_exofossil = { $seat } gained { $count ->
    [one] 1 exofossil
   *[other] { $count } exofossils
}
log-rotated = { $disc ->
    [1] Disc 1 turned
    [2] Discs 1 and 2 turned
   *[other] All three discs turned
}
fx-use_sample-any = gain what a sample of Jupiter or Saturn shows; it stays there
fx-use_sample-probe = gain what a sample of a planet where you have a probe shows; it stays there
