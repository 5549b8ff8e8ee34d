title = SETI
tagline = Sondes, télescopes et ordinateurs à la recherche d’une vie ailleurs

## Questions

ask-first_income = Réservez l’une de vos premières cartes : elle rapporte tout de suite, puis au début de chaque manche
wait-first_income = { $who } choisit ses premiers revenus
ask-turn = Faites votre action principale, ou d’abord une action gratuite
wait-turn = Action principale
ask-end = Encore une action gratuite avant la fin de votre tour ?
wait-end = Actions gratuites de fin de tour
ask-meanwhile = Une action gratuite avant la suite ?
wait-meanwhile = Des actions gratuites au milieu d’une action
ask-take = Prenez une carte de la rangée, ou une carte inconnue de la pioche
wait-take = Choix d’une carte
ask-take_alien = Prenez la carte visible ({ $species }), ou une carte inconnue
wait-take_alien = Choix d’une carte ({ $species })
ask-income = Réserver une carte de votre main pour vos revenus ?
wait-income = Une hausse de revenus
ask-overflow = Votre réserve déborderait ({ $lost } à recevoir) : transférer d’abord des données ?
wait-overflow = Une réserve de données pleine
ask-fly = Volez : { $points ->
    [one] encore un déplacement
   *[other] encore { $points } déplacements
}
wait-fly = { $who } se déplace
ask-slingshot = Assistance gravitationnelle : un déplacement au lieu de la couverture médiatique ?
wait-slingshot = Une assistance gravitationnelle
ask-land = Où va votre sonde ?
wait-land = Orbite ou atterrissage
ask-data_space = Plusieurs premières cases sont libres : quelles données couvrez-vous ?
wait-data_space = Choix d’une case d’atterrissage
ask-remove = Reprenez-vous l’une de vos pièces ?
wait-remove = Reprise d’une pièce
ask-scan = Scanner : et maintenant ?
wait-scan = Scanner
ask-row = Défaussez une carte de la rangée pour un signal de sa couleur
wait-row = Un signal depuis la rangée
ask-signal = Où marquez-vous le signal ?
wait-signal = Un signal à marquer
ask-probe_sector = Le secteur de quelle sonde ?
wait-probe_sector = Choix du secteur d’une sonde
ask-hand_signal = Défausser une carte de votre main pour un signal de sa couleur ?
wait-hand_signal = Signaux depuis la main
ask-settle = Plusieurs secteurs sont remplis : lequel d’abord ?
wait-settle = Résolution des secteurs remplis
ask-trace = Marquez une trace de vie ({ $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
})
wait-trace = { $who } marque une trace de vie ({ $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
})
ask-tech = Quelle technologie recherchez-vous ?
wait-tech = Choix d’une technologie
ask-column = À quel endroit de l’ordinateur placer la technologie ?
wait-column = Placement d’une technologie informatique
ask-cover = Couvrir un cercle de l’une de vos missions ?
wait-cover = { $who } peut couvrir un cercle de mission
ask-unload = Quelle capsule déchargez-vous ?
wait-unload = Déchargement d’une capsule
ask-task = Pour quel objectif cela compte-t-il ?
wait-task = Un objectif à marquer
ask-milestone = Plusieurs paliers atteints : lequel d’abord ?
wait-milestone = { $who } choisit l’ordre des paliers
ask-gold = Palier doré atteint : marquez une tuile dorée
wait-gold = { $who } choisit une tuile dorée
ask-message = Votre message a une réponse : choisissez ce qu’elle apporte
wait-message = Une réponse des Centauriens
ask-exertian = Jouer une carte Exertiens face cachée{ $price ->
    [0] {""}
   *[other] { " " }pour { $price } crédit
} ?
wait-exertian = { $who } peut jouer une carte Exertiens
ask-pay = Payer { $count ->
    [one] un exofossile
   *[other] { $count } exofossiles
} pour cet effet ?
wait-pay = Payer des exofossiles ou non
ask-probe = Laquelle de vos sondes ?
wait-probe = Choix d’une sonde
ask-any_probe = Jusqu’à trois sondes, de n’importe qui : un signal dans le secteur de chacune
wait-any_probe = Choix de sondes
ask-reveal = Montrez une carte de votre main pour cet effet (vous la gardez)
wait-reveal = Cartes montrées
ask-use_corner = L’une des cartes piochées sert pour son coin
wait-use_corner = Usage des cartes piochées
ask-use_income = Une autre sert pour son revenu
wait-use_income = Usage des cartes piochées
ask-sample_planet = Un spécimen de quelle planète ?
wait-sample_planet = Choix de spécimens
ask-pick_sample = Vous voyez les spécimens de la planète : lequel rentre ?
wait-pick_sample = Choix d’un spécimen
ask-use_sample = Vous voyez les spécimens de la planète : lequel utilisez-vous ? Il reste sur place
wait-use_sample = Choix d’un spécimen
ask-trade = Défaussez une carte pour l’échange
wait-trade = Échange de cartes
ask-limit = On garde quatre cartes en passant : défaussez-en une
wait-limit = Défausse jusqu’à quatre cartes
ask-pack = Vous voyez les cartes Fin de manche : gardez-en une
wait-pack = { $who } choisit une carte Fin de manche

## Actions

do-launch = Lancer une sonde
do-orbit = Mettre sur orbite : { $planet }
do-land = Se poser : { $place }
do-scan = Scanner
do-analyse = Analyser les données
do-play = Jouer { $card }
do-research = Rechercher une technologie ; le Système solaire pivote
do-pass = Passer pour cette manche
do-end = Finir le tour
do-move = Aller : { $probes ->
    [one] { "" }
   *[other] { $from_place } (anneau { $from_ring }, { $from_star }) →{" "}
}{ $place } (anneau { $ring }, { $star })
do-haul = Déplacer la capsule { $number } : { $place } (anneau { $ring }, { $star })
do-corner = Défausser { $card } pour son coin
do-place = Transférer une donnée vers l’ordinateur
do-place_low = Transférer une donnée en bas, colonne { $column }
do-trade = Échanger deux contre un : { $give } contre { $get }
do-buy = Acheter une carte
do-complete = Accomplir la mission { $card }
do-fly = Voler : { $probes ->
    [one] { "" }
   *[other] { $from_place } (anneau { $from_ring }, { $from_star }) →{" "}
}{ $place } (anneau { $ring }, { $star })
do-drift = Mener la capsule { $number } : { $place } (anneau { $ring }, { $star })
do-fuel = Défausser { $card } pour son déplacement aussi
do-swing = Plutôt un déplacement
do-cover_data = Choisir : { $space }
do-remove = Reprendre la pièce : { $place } ({ $space })
do-scan_earth = Signal : { $star }, depuis la Terre
do-scan_row = Défausser { $card } de la rangée : signal { $colour }
do-scan_mercury = Payer de la couverture pour un signal dans le secteur de Mercure
do-scan_hand = Défausser { $card } de la main : signal { $colour }
do-scan_launch = Payer de l’énergie pour lancer une sonde
do-scan_move = Un déplacement pour une sonde
do-done = Le scan est fini
do-row = Défausser { $card } de la rangée : signal { $colour }
do-show = Défausser { $card } de la main : signal { $colour }
do-signal = Signal : { $star }
do-sector = Le secteur : { $star }
do-settle = { $star } d’abord
do-discover = Trace { $colour ->
    [violet] violette
    [bleu] bleue
   *[other] { $colour }
} sur un emplacement Découverte (espèce de { $species })
do-study = Trace { $colour ->
    [violet] violette
    [bleu] bleue
   *[other] { $colour }
} ({ $species }), case { $tier }
do-surplus = Trace { $colour ->
    [violet] violette
    [bleu] bleue
   *[other] { $colour }
} excédentaire (espèce de { $species })
do-tech = { $tech }
do-column = Emplacement { $column } sur quatre, depuis la gauche
do-cover = { $card }, cercle { $circle }
do-unload = Capsule { $number }
do-task = { $objective }, tâche { $task }
do-milestone = D’abord : { $milestone }
do-gold = { $gold }
do-tuck = Réserver { $card } : { $income }
do-take = Prendre { $card }
do-draw = Piocher
do-take_alien = Prendre { $card }
do-draw_alien = Piocher une carte inconnue de l’espèce
do-discard = Défausser { $card }
do-keep = Garder { $card }
do-wait = Décider quand quelqu’un d’autre passera
do-probe = La sonde : { $place } (anneau { $ring }, { $star })
do-reveal = Montrer { $card }
do-use_corner = { $card } pour son coin
do-use_income = { $card } pour son revenu : { $income }
do-message = { $answer }
do-plan = Jouer { $card } face cachée
do-pay = Payer
do-sample_planet = { $planet }
do-pick_sample = Emporter { $sample }
do-use_sample = Gagner { $sample } ; il reste là
do-skip = En rester là
do-let_go = Laisser ce qui ne tient pas
do-go_on = Continuer
verb-orbit = Mettre une sonde sur orbite
verb-land = Poser une sonde
verb-play = Jouer une carte
verb-research = Rechercher une technologie
verb-pass = Passer
verb-move = Déplacer une sonde contre de l’énergie
verb-haul = Déplacer une capsule contre de l’énergie
verb-corner = Défausser une carte pour son coin
verb-place_low = Transférer une donnée en bas
verb-trade = Échanger deux contre un
verb-complete = Accomplir une mission
verb-fly = Faire voler une sonde
verb-drift = Mener une capsule
verb-fuel = Défausser une carte pour son déplacement
verb-cover_data = Une case à données
verb-remove = Reprendre une pièce
verb-scan_earth = Signal depuis la Terre
verb-scan_row = Signal par la rangée
verb-scan_mercury = Signal chez Mercure
verb-scan_hand = Signal par la main
verb-scan_launch = Lancer une sonde
verb-scan_move = Un déplacement
verb-row = Signal par la rangée
verb-show = Signal par la main
verb-signal = Marquer un signal
verb-sector = Choisir un secteur
verb-settle = Régler un secteur
verb-discover = Trace sur un emplacement Découverte
verb-study = Trace sur un plateau Espèce
verb-surplus = Trace excédentaire
verb-tech = Choisir une technologie
verb-column = Choisir un emplacement
verb-cover = Couvrir un cercle
verb-unload = Décharger une capsule
verb-task = Marquer une tâche
verb-milestone = Choisir un palier
verb-gold = Marquer une tuile dorée
verb-tuck = Réserver une carte
verb-take = Prendre une carte de la rangée
verb-take_alien = Prendre la carte visible de l’espèce
verb-draw_alien = Piocher une carte inconnue
verb-discard = Défausser une carte
verb-keep = Garder une carte
verb-wait = Décider plus tard
verb-probe = Choisir une sonde
verb-reveal = Montrer une carte
verb-use_corner = Utiliser un coin
verb-use_income = Utiliser un revenu
verb-message = Choisir une réponse
verb-plan = Jouer une carte face cachée
verb-sample_planet = Choisir une planète
verb-pick_sample = Emporter un spécimen
verb-use_sample = Gagner un spécimen
verb-let_go = Laisser

## Pourquoi pas

why-probe_limit = { $limit ->
    [one] vous avez déjà une sonde dans le Système solaire
   *[other] vous avez déjà { $limit } sondes dans le Système solaire
}
why-needs_credits = il faut { $need ->
    [one] { $need } crédit
   *[other] { $need } crédits
}, vous en avez { $have }
why-needs_energy = il faut { $need } { $need ->
    [one] énergie
   *[other] énergies
}, vous en avez { $have }
why-needs_publicity = il faut { $need } de couverture, vous en avez { $have }
why-needs_both = il faut { $credits } { $credits ->
    [one] crédit
   *[other] crédits
} et { $energy } { $energy ->
    [one] énergie
   *[other] énergies
}
why-no_probe_at_planet = aucune de vos sondes n’est sur une planète
why-computer = la rangée du haut a { $filled } données sur { $spaces }

## Le journal

log-drew = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}
log-drew-secret = { $seat } pioche { $cards }
log-drew_alien = { $seat } pioche une carte ({ $species })
log-drew_alien-secret = { $seat } pioche { $card } ({ $species })
log-took = { $seat } prend { $card }
log-tucked = { $seat } réserve { $card } (revenu : { $income })
log-launched = { $seat } lance une sonde
log-moved = { $seat } se déplace : { $kind }
log-pushed = Le disque pousse une sonde de { $seat } : { $kind }
log-orbited = { $seat } est en orbite : { $planet }
log-landed = { $seat } s’est posé : { $place }
log-removed = { $seat } reprend sa pièce : { $place }
log-fuelled = { $seat } défausse { $card } pour un déplacement
log-scanned = { $seat } scanne
log-signal = { $seat } marque un signal : { $star }
log-row = { $seat } défausse { $card } de la rangée pour sa couleur
log-hand_signal = { $seat } défausse { $card } pour sa couleur
log-deck_signal = { $seat } révèle { $card } de la pioche
log-covered_sector = { $seat } couvre { $star }
log-analysed = { $seat } analyse ses données
log-traced = { $seat } marque une trace { $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
} ({ $species })
log-researched = { $seat } obtient { $tech }
log-placed = { $seat } transfère une donnée, case { $space } de l’ordinateur
log-played = { $seat } joue { $card }
log-corner = { $seat } défausse { $card } pour son coin
log-discarded = { $seat } défausse { $cards }
log-traded = { $seat } échange deux contre un : { $give } contre { $get }
log-bought = { $seat } dépense 3 de couverture pour une carte
log-showed = { $seat } montre { $cards }
log-covered = { $seat } couvre un cercle de { $card }
log-mission = { $seat } accomplit { $card }
log-passed = { $seat } passe
log-kept = { $seat } garde une carte Fin de manche
log-kept-secret = { $seat } garde { $card }
log-waits = { $seat } garde les cartes Fin de manche pour l’instant
log-income = { $seat } perçoit ses revenus
log-round = La manche { $round } commence
log-over = La partie est finie
log-gold = { $seat } marque { $tile }
log-neutral = Un marqueur neutre va sur l’emplacement Découverte { $colour } (espèce de { $species })
log-discovered = Une espèce est découverte : { $species }
log-exertians = { $seat } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Exertiens
log-exertians-secret = { $seat } reçoit { $cards }
log-planned = { $seat } joue une carte Exertiens face cachée
log-planned-secret = { $seat } joue { $card } face cachée
log-anomaly = La Terre est près de l’anomalie { $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
}
log-sent = { $seat } envoie un message : { $card }
log-answered = Le message de { $seat } a une réponse : { $card }
log-message = { $seat } prend la réponse { $slot } des Centauriens
log-picked = { $seat } prélève un spécimen : { $planet }
log-picked-secret = { $seat } prélève { $sample } : { $planet }
log-used_sample = { $seat } utilise { $sample } : { $planet }
log-delivered = { $seat } livre { $sample } : { $planet }
log-task = { $seat } marque une tâche de l’{ $objective }
log-objective = { $seat } accomplit l’{ $objective }
log-objectives_missed = { $count ->
    [one] Il manquait un objectif
   *[other] Il manquait { $count } objectifs
}
log-rival_card = L’adversaire suit la { $card }
log-rival_progress = L’adversaire avance { $count ->
    [one] d’une case
   *[other] de { $count } cases
}
log-rival_stronger = L’adversaire gagne une carte avancée

## Scores

score-start = Départ
score-explore = Orbites et atterrissages
score-signals = Signaux et secteurs
score-traces = Traces de vie
score-techs = Technologies
score-computer = Ordinateur
score-cards = Cartes jouées
score-corners = Coins de cartes
score-missions = Missions
score-species = Espèces
score-finals = Cartes Fin de partie
score-gold = Tuiles dorées
score-objectives = Objectifs non accomplis
score-plans = Cartes Exertiens
score-danger = Danger

## Options

option-level = Adversaire
option-level-tip = La force de l’adversaire en solo ; une étoile se joue sans objectifs
option-level-1 = ★
option-level-2 = ★★
option-level-3 = ★★★
option-level-4 = ★★★★
option-level-5 = ★★★★★

## Noms

name-rival = L’adversaire
name-neutral = Neutre
name-left = gauche
name-right = droite
name-any = au choix
name-open = espace libre
name-asteroid = astéroïdes
name-comet = comète
name-earth = Terre
name-mercury = Mercure
name-venus = Vénus
name-mars = Mars
name-jupiter = Jupiter
name-saturn = Saturne
name-uranus = Uranus
name-neptune = Neptune
name-deimos = Déimos et Phobos
name-callisto = Callisto
name-ganymede = Ganymède
name-europa = Europe
name-io = Io
name-titan = Titan
name-enceladus = Encelade
name-triton = Triton
name-titania = Titania
name-planet = une planète
name-procyon = Procyon
name-vega = Véga
name-sirius = Sirius A
name-barnard = Étoile de Barnard
name-kepler = Kepler 22
name-proxima = Proxima du Centaure
name-virginis = 61 Virginis
name-pictoris = Beta Pictoris
name-yellow = jaune
name-red = rouge
name-blue = bleu
name-black = noir
name-purple = violet
letter-yellow = J
letter-red = R
letter-blue = B
letter-black = N
letter-purple = V
letter-any = ?
name-vp = points
name-credit = crédit
name-energy = énergie
name-card = carte
name-publicity = couverture
name-data = données
name-exofossil = exofossile
name-move = déplacement
name-orbiter = orbiteur
name-lander = atterrisseur
name-probe = exploration
name-telescope = observation
name-computer = informatique
name-probe_1 = Seconde sonde
name-probe_2 = Navigation d’astéroïdes
name-probe_3 = Pose légère
name-probe_4 = Pose sur lunes
name-telescope_1 = Grand champ
name-telescope_2 = Relais de Mercure
name-telescope_3 = Fouille d’archives
name-telescope_4 = Appui au lancement
name-computer_1 = Colonne crédit
name-computer_2 = Colonne énergie
name-computer_3 = Colonne carte
name-computer_4 = Colonne médias
name-mascamites = Mascamites
name-anomalies = Anomalies
name-oumuamua = Oumuamua
name-centaurians = Centauriens
name-exertians = Exertiens
name-sample_credit = le spécimen à 2 crédits
name-sample_energy = le spécimen à 2 énergies
name-sample_publicity = le spécimen à 3 de couverture
name-sample_data = le spécimen à 2 données
name-sample_cards = le spécimen à 2 cartes
name-sample_vp_card = le spécimen à 3 points et une carte
name-sample_vp = le spécimen à 7 points
name-gold_tech_a = Or : une technologie de chaque type
name-gold_tech_b = Or : paires de technologies
name-gold_mission_a = Or : missions accomplies
name-gold_mission_b = Or : paires de missions et de cartes Fin de partie
name-gold_income_a = Or : un revenu de chaque type
name-gold_income_b = Or : le plus fréquent, crédit ou énergie
name-gold_other_a = Or : une trace de chaque couleur
name-gold_other_b = Or : secteur couvert et orbiteur ou atterrisseur
name-s1 = carte Action S.1
name-s2 = carte Action S.2
name-s3 = carte Action S.3
name-s4 = carte Action S.4
name-s5 = carte Action S.5
name-s6 = carte Action S.6
name-s7 = carte Action S.7
name-s8 = carte Action S.8
name-s9 = carte Action S.9
name-s10 = carte Action S.10
name-s11 = carte Action S.11
name-s12 = carte Action S.12
name-s13 = carte Action S.13
name-s14 = carte Action S.14
name-s15 = carte Action S.15 (Mascamites)
name-s16 = carte Action S.16 (Anomalies)
name-s17 = carte Action S.17 (Oumuamua)
name-s18 = carte Action S.18 (Centauriens)
name-s19 = carte Action S.19 (Exertiens)
name-oi_1 = objectif I.1
name-oi_2 = objectif I.2
name-oi_3 = objectif I.3
name-oi_4 = objectif I.4
name-oii_1 = objectif II.1
name-oii_2 = objectif II.2
name-oii_3 = objectif II.3
name-oii_4 = objectif II.4
name-oii_5 = objectif II.5
name-oii_6 = objectif II.6
name-oii_7 = objectif II.7
name-oii_8 = objectif II.8
name-oii_9 = objectif II.9
name-oii_10 = objectif II.10
name-oii_11 = objectif II.11
name-oiii_1 = objectif III.1
name-oiii_2 = objectif III.2
name-oiii_3 = objectif III.3
name-oiii_4 = objectif III.4
name-oiii_5 = objectif III.5
name-oiii_6 = objectif III.6
name-oiii_7 = objectif III.7
name-oiii_8 = objectif III.8
name-oiii_9 = objectif III.9

## Les effets, comme les cartes et les bulles les disent

fx-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fx-credit = { $n ->
    [one] 1 crédit
   *[other] { $n } crédits
}
fx-energy = { $n ->
    [one] 1 énergie
   *[other] { $n } énergies
}
fx-publicity = { $n } de couverture
fx-data = { $n ->
    [one] 1 donnée
   *[other] { $n } données
}
fx-exofossil = { $n ->
    [one] 1 exofossile
   *[other] { $n } exofossiles
}
fx-move = { $n ->
    [one] 1 déplacement
   *[other] { $n } déplacements
}
fx-draw = { $n ->
    [one] piochez 1 carte
   *[other] piochez { $n } cartes
}
fx-card = prenez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
fx-alien = prenez une carte de l’espèce
fx-income = { $n ->
    [one] 1 hausse de revenus
   *[other] { $n } hausses de revenus
}
fx-launch = lancez une sonde
fx-launch-freely = lancez une sonde au-delà de la limite
fx-land = posez une sonde sans frais
fx-land-moons = posez une sonde sans frais, même sur une lune
fx-land-shared = posez une sonde sans frais, même sur une case prise
fx-orbit_or_land = orbite ou atterrissage sans frais
fx-scan = scannez
fx-research = recherchez : { $kind }
fx-research-any = recherchez une technologie
fx-research-copy = recherchez une technologie qu’un autre possède : sans rotation ni bonus
fx-research-probe_or_telescope = recherchez : exploration ou observation
fx-tuck = réservez cette carte sous vos revenus
fx-signal-colour = { $n ->
    [one] un signal { $where }
   *[other] { $n } signaux { $where }
}
fx-signal-star = { $n ->
    [one] un signal : { $where }
   *[other] { $n } signaux : { $where }
}
fx-signal-planet = { $n ->
    [one] un signal
   *[other] { $n } signaux
} dans le secteur { $where ->
    [Terre] de la Terre
    [Oumuamua] d’Oumuamua
    [Uranus] d’Uranus
   *[other] de { $where }
}
fx-signal-probe = { $n ->
    [one] un signal
   *[other] { $n } signaux
} dans le secteur d’une de vos sondes
fx-signal-neighbours = un signal dans chacun des deux secteurs voisins
fx-signal-any = { $n ->
    [one] un signal dans un secteur au choix
   *[other] { $n } signaux dans un même secteur au choix
}
fx-signal-row = { $n ->
    [one] un signal depuis la rangée
   *[other] { $n } signaux depuis la rangée
}
fx-signal-hand = { $n ->
    [one] une carte peut être défaussée pour son signal
   *[other] jusqu’à { $n } cartes peuvent être défaussées pour leurs signaux
}
fx-signal-deck = { $n } signaux depuis le dessus de la pioche
fx-signal-anomaly = un signal dans le secteur de la prochaine anomalie
fx-no-data = { $what }, sans donnée
fx-trace = { $n ->
    [one] une trace { $colour ->
        [violet] violette
        [bleu] bleue
        [noir] noire
       *[other] { $colour }
    }
   *[other] { $n } traces { $colour ->
        [violet] violettes
        [bleu] bleues
       *[other] { $colour }s
    }
}
fx-trace-any = { $n ->
    [one] une trace au choix
   *[other] { $n } traces au choix
}
fx-trace-known = { $what }, là où vous en avez déjà une
fx-trace-complete = { $what } pour cette espèce
fx-per = { $what } par { $count }
fx-if = si { $need } : { $then }
fx-once = une fois ce tour, si vous { $when } : { $then }
fx-remove-orbiter = reprenez un de vos orbiteurs : { $then }
fx-remove-lander = reprenez un de vos atterrisseurs : { $then }
fx-pay = payez { $cost } si vous voulez : { $then }
fx-pay_often = payez { $cost } autant de fois que voulu : { $then }
fx-spend = dépensez { $cost }
fx-corner_of_taken = gagnez aussi le coin de la carte prise
fx-return = la carte revient en main
fx-slingshot = par planète visitée ce tour, un déplacement au lieu de la couverture si vous voulez
fx-lightsail = en fin de tour, 1 point par planète différente visitée
fx-asteroids_free = quitter les astéroïdes ne coûte rien de plus ce tour
fx-no_visit_publicity = aucune couverture pour vos visites ce tour
fx-osiris_rex = choisissez une sonde : 2 données si elle est sur des astéroïdes, 1 par case d’astéroïdes voisine
fx-great_observatories = jusqu’à 3 sondes de n’importe qui : un signal dans le secteur de chacune
fx-clean_space = défaussez la rangée et gagnez ses trois coins
fx-pre_launch_testing = 1 déplacement par carte montrée au coin déplacement
fx-fuel_tanks = 1 énergie par carte montrée au revenu énergie
fx-everyday_life = parmi elles, une pour son coin, une autre pour son revenu
fx-take_row = prenez les trois cartes de la rangée
fx-next_anomaly = gagnez ce que montre la prochaine anomalie
fx-pick_sample = prélevez-y un spécimen (capsule)
fx-delivered = { $n ->
    [one] le gain du spécimen
   *[other] deux fois le gain du spécimen
}
fx-sample_here = le spécimen posé là
count-sectors_marked = secteur marqué
count-publicity = niveau de couverture
count-techs_of_type_taken = technologie de ce type
count-traces_of_colour_marked = trace de cette couleur
count-launch_window = autre planète ou comète dans le secteur de la Terre
count-tile_signals = signal sur Oumuamua
count-anomaly_signals = signal à vous près des anomalies
count-signals = signal marqué en secteur { $arg }
count-tucked = carte réservée de revenu { $arg }
need-at = orbiteur ou atterrisseur : { $arg }
need-lander = un atterrisseur : { $arg }
need-landers = { $n } atterrisseurs sur des planètes
need-landers_or_moons = { $n } atterrisseurs, lunes comprises
need-orbiters = { $n } orbiteurs
need-figures = { $n } orbiteurs et atterrisseurs
need-one_planet = { $n } orbiteurs et atterrisseurs à une même planète
need-orbiter_and_lander = orbiteur et atterrisseur à une planète
need-wins = { $n ->
    [one] un secteur { $arg } couvert
   *[other] { $n } secteurs couverts ({ $arg })
}
need-wins-same = un même secteur couvert deux fois
need-publicity = { $n } de couverture
need-score = { $n } points
need-data = { $n ->
    [one] { $n } donnée
   *[other] { $n } données
} en réserve
need-traces = { $n } traces { $arg ->
    [violet] violettes
    [bleu] bleues
    [jaune] jaunes
   *[other] { $arg }
}
need-each_species = une trace { $arg ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $arg }
} pour chaque espèce
need-complete_species = les trois couleurs de trace pour une espèce
need-techs = { $n } technologies : { $arg }
need-empty_hand = la main vide
need-signals_in = des signaux dans { $n } secteurs
need-probe_on = une sonde sur { $arg }
need-asteroid_by_earth = une sonde sur astéroïdes près de la Terre
need-far = une sonde à { $n } cases ou plus de la Terre
need-exofossils = { $n } exofossiles
need-tucked = { $n } cartes réservées
need-missions = { $n } missions accomplies
need-same_colour = { $n } traces d’une même couleur
need-species = { $n } traces { $arg ->
    [violet] violettes
    [bleu] bleues
    [jaune] jaunes
   *[other] { $arg }
} pour cette espèce
need-species-any = { $n } traces pour cette espèce
need-species-all = les trois couleurs de trace pour cette espèce
need-other_species = { $n } traces pour l’autre espèce
need-deliver = capsule livrée : { $arg }
need-cost_space = votre trace sur une case payée en exofossiles
need-tile_signal = votre signal sur Oumuamua
need-landed = elle se pose : { $arg }
need-moon = une lune
need-tech_shared = un autre possède cette technologie
need-lone_signal = c’est votre seul signal là
need-tile_marked = vous avez marqué Oumuamua
need-anomaly_at_earth = une anomalie est dans le secteur de la Terre
when-visit = visitez { $arg }
when-visit-planet = visitez une planète
when-launch = lancez une sonde
when-orbit = mettez une sonde sur orbite
when-land = posez une sonde
when-orbit_or_land = mettez sur orbite ou posez une sonde
when-scan = scannez
when-research = recherchez : { $arg }
when-research-any = recherchez une technologie
when-trace = marquez une trace { $arg ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $arg }
}
when-trace-any = marquez une trace
when-signal = marquez un signal { $arg }
when-play = jouez une carte à { $n ->
    [one] 1 crédit
   *[other] { $n } crédits
}
when-corner = défaussez une carte : { $arg }
when-complete = accomplissez une mission
when-win = couvrez un secteur { $arg }
when-win-any = couvrez un secteur
when-at = orbite ou pose : { $arg }
when-fill = remplissez un secteur
when-same_ring = vous déplacez sur le même anneau
when-publicity = atteignez { $n } de couverture
when-score = atteignez { $n } points
when-data = ayez { $n ->
    [one] { $n } donnée
   *[other] { $n } données
} en réserve
final-at = { $each } ★ par orbiteur ou atterrisseur : { $arg }
final-wins = { $each } ★ par secteur { $arg } couvert
final-traces = { $each } ★ par trace { $arg ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $arg }
}
final-signals_in = { $each } ★ par secteur avec un signal à vous
final-techs = { $each } ★ par technologie : { $arg }
final-species = { $each } ★ par trace pour cette espèce
final-probe_on = { $each } ★ avec une sonde sur { $arg }
final-unmarked_gold = une tuile dorée sans votre marqueur, à sa dernière valeur
kind-instant = immédiat
kind-condition = mission
kind-trigger = mission
kind-final = fin de partie
kind-message = message
kind-exertian = plan secret

## Les gains en mots

## Cartes

name-c1 = Mission Pioneer 11
name-c2 = Mission Mariner 10
name-c3 = Mission Voyager 2
name-c4 = Mission Galileo
name-c5 = Sonde Venera
name-c6 = Sonde Juno
name-c7 = Sonde MESSENGER
name-c8 = Sonde Cassini
name-c9 = Falcon Heavy
name-c10 = Mission ODINUS
name-c11 = Subventions
name-c12 = Europa Clipper
name-c13 = Rover Perseverance
name-c14 = Mars Science Laboratory
name-c15 = Rentrée Atmosphérique
name-c16 = Dragonfly
name-c17 = OSIRIS-REx
name-c18 = Hayabusa
name-c19 = Assistance Gravitationnelle
name-c20 = Survol de Mercure
name-c21 = Survol de Vénus
name-c22 = Survol de Mars
name-c23 = Survol de Jupiter
name-c24 = Survol de Saturne
name-c25 = Voile Solaire
name-c26 = A Travers la Ceinture d’Astéroïdes
name-c27 = Télescope Spatial Hubble
name-c28 = Télescope Spatial Kepler
name-c29 = Télescope Spatial James Webb
name-c30 = Programme des Grands Observatoires
name-c31 = Space Launch System
name-c32 = Programme d’Exploration de Mercure
name-c33 = Programme d’Exploration de Vénus
name-c34 = Programme d’Exploration de Mars
name-c35 = Programme d’Exploration de Jupiter
name-c36 = Programme d’Exploration de Saturne
name-c37 = Observation de Proxima du Centaure
name-c38 = Observatoire de l’Etoile de Barnard
name-c39 = Observation de 61 Virginis
name-c40 = Observatoire de Kepler-22
name-c41 = Observation de Sirius A
name-c42 = Observatoire de Procyon
name-c43 = Observation de Beta Pictoris
name-c44 = Observatoire de Vega
name-c45 = Allen Telescope Array
name-c46 = Observatoire ALMA
name-c47 = Very Large Array
name-c48 = Programme Breakthrough Starshot
name-c49 = Programme Breakthrough Watch
name-c50 = Square Kilometre Array
name-c51 = Télescope Lovell
name-c52 = Observatoire de Parkes
name-c53 = Deep Synoptic Array
name-c54 = Télescope VERITAS
name-c55 = Radiotélescope d’Arecibo
name-c56 = Programme Breakthrough Listen
name-c57 = Radiotélescope D’Effelsberg
name-c58 = Orbiteur et Sonde d’Uranus
name-c59 = Système de Propulsion Ionique
name-c60 = Sonde Trident
name-c61 = Ordinateur Quantique
name-c62 = Observatoire Spatial d’Onsala
name-c63 = SHERLOC
name-c64 = ALICE
name-c65 = Radiotélescope FAST
name-c66 = GMRT
name-c67 = Radiotélescope d’Eupatoria
name-c68 = DUNE
name-c69 = Grand Collisionneur de Hadrons
name-c70 = ATLAS
name-c71 = Recherche Ciblée
name-c72 = Coopération Scientifique
name-c73 = Initiative Clean Space
name-c74 = Essais de Prélancement
name-c75 = Etude sur les Extrêmophiles
name-c76 = Centre Spatial Kennedy (KSC)
name-c77 = Institut d’Astrobiologie de la NASA
name-c78 = Institut SETI
name-c79 = ISS
name-c80 = Base de lancement du KSC
name-c81 = Collaboration Internationale
name-c82 = Johnson Space Center
name-c83 = Signal Wow!
name-c84 = Retour d’Echantillons
name-c85 = Lanceur Starship
name-c86 = Télescope Géant Magellan
name-c87 = Projet Longshot
name-c88 = Observatoire Spatial Chandra
name-c89 = Programme NIAC
name-c90 = Réservoirs d’Ergols
name-c91 = Réacteur à Fusion
name-c92 = Photo du Jour de la NASA
name-c93 = Financement Public
name-c94 = Vulgarisation Scientifique
name-c95 = Etude des Astéroïdes Géocroiseurs
name-c96 = Etude des Tardigrades
name-c97 = Mission Apollo 11
name-c98 = Spectrographe Coronal
name-c99 = Microscope Electronique
name-c100 = Supercalculateur Exascale
name-c101 = Temps de Télescope
name-c102 = Analyse Linguistique
name-c103 = Radiotélescope de Synthèse de Westerbork
name-c104 = Sonde Rosetta
name-c105 = Observatoire de Green Bank
name-c106 = Planification Stratégique
name-c107 = Première Photo d’un Trou Noir
name-c108 = SETI@home
name-c109 = Microprocesseurs Basse Consommation
name-c110 = Conférence de Presse
name-c111 = Télescope Spatial Roman
name-c112 = Cartographie Géologique Planétaire
name-c113 = Congrès Solvay
name-c114 = Chasseurs de Planètes
name-c115 = Radiotélescope CHIME
name-c116 = Centre de Contrôle
name-c117 = Station Lunar Gateway
name-c118 = PLATO
name-c119 = PIXL
name-c120 = Orbite aux Points de Lagrange
name-c121 = Futur Collisionneur Circulaire
name-c122 = Astronomes Amateurs
name-c123 = Survol d’Astéroïdes
name-c124 = Rencontre avec une Comète
name-c125 = Correction de Trajectoire
name-c126 = Télescope Spatial Euclide
name-c127 = NEAR Shoemaker
name-c128 = Système de Navigation Avancée
name-c129 = Recherche d’Astéroïdes
name-c130 = Lancement Spatial à Faible Coût
name-c131 = Modernisation de Télescopes
name-c132 = Navette Spatiale
name-c133 = Fenêtre de Lancement Optimale
name-c134 = Télescope Spatial Herschel
name-c135 = Radiotélescope de Noto
name-c136 = Radiotélescope d’Algonquin
name-c137 = Archives de Données du SETI
name-c138 = Université Cornell
name-e1 = Premier Contact
name-e2 = Exploration en Rover
name-e3 = Prélèvement de Spécimens à Grande Echelle
name-e4 = Laboratoire Martien de Quarantaine
name-e5 = Etude de l’Ecosystème
name-e6 = La Reine
name-e7 = Prélèvement de Reproducteurs
name-e8 = Prélèvement de la Ruche
name-e9 = Surveillance Orbitale
name-e10 = Simulations Informatiques
name-e11 = Signes de Vie
name-e12 = Vue Rapprochée
name-e13 = Populations Inquiètes
name-e14 = Ecoute Attentive
name-e15 = Vie Quotidienne
name-e16 = Saturation de l’Espace Médiatique
name-e17 = Sommes-Nous Observés ?
name-e18 = Capsule Messagère
name-e19 = Physique au-delà du Modèle Standard
name-e20 = Incertitudes et Stupéfaction
name-e21 = Visiteur Céleste
name-e22 = Modification de Trajectoire
name-e23 = Découverte d’Exofossiles
name-e24 = Cartographie du Terrain
name-e25 = Adaptation des Sondes
name-e26 = Course contre la Montre
name-e27 = Synchronisation Parfaite
name-e28 = Echantillons d’Exofossiles
name-e29 = Analyse Comparative
name-e30 = Rover d’Excavation
name-e31 = Conception d’Engins Spatiaux
name-e32 = Exo-ordinateurs
name-e33 = Graphémie
name-e34 = Un Message Venu d’Ailleurs
name-e35 = Apprentissage de la Syntaxe
name-e36 = Schémas Extraterrestres
name-e37 = Musique des Sphères
name-e38 = Concept de l’Esprit Ruche
name-e39 = Plans de Télescope
name-e40 = Signal à Amplification Exponentielle
name-e41 = Navette des Confins
name-e42 = Déflecteur
name-e43 = Explorateur de Noyau
name-e44 = Exoplanète Perforée
name-e45 = Exoplanète au Noyau Brisé
name-e46 = Exoplanète à Vortex
name-e47 = Exoplanète à Fission Solaire
name-e48 = Sondes Oscillantes
name-e49 = Infrastructure Générative
name-e50 = Déploiement d’Engins
name-e51 = Extracteur
name-e52 = Laboratoire Automatisé
name-e53 = Neurolab
name-e54 = Nœud Nanostructurel
name-e55 = Stratoélévateur

## La table

panel-system = Système solaire
panel-planets = Planètes
panel-market = Cartes, techs
panel-species = Espèces
panel-hidden-left = Espèce inconnue (gauche)
panel-hidden-right = Espèce inconnue (droite)
panel-rival = Adversaire et objectifs
panel-hand = Votre main, vos missions
panel-computer = Ordinateur
label-passed = passé
label-objectives = { $done } accomplis · { $left } à venir
note-setup = Chacun choisit ses premiers revenus
note-over = La partie est finie
note-round = Manche { $round } sur 5 · le disque { $disc } pivote ensuite
tip-sun = Le Soleil : rien ne le traverse
tip-disc = Le disque { $n } pivote d’un secteur en sens antihoraire, avec les disques du dessus et tout ce qu’ils portent
tip-cell-open = Espace libre
tip-cell-asteroid = Astéroïdes : en sortir prend un déplacement de plus
tip-cell-comet = Une comète : la visiter donne 1 de couverture
tip-cell-planet = { $planet }{ $planet ->
    [Terre] {""} : on y lance les sondes
   *[other] {""} : la visiter donne 1 de couverture ; orbite ou atterrissage ici
}
tip-star = { $star }, étoile { $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
} à { $slots } données. Qui a le plus de signaux quand la dernière part la couvre : { $reward }
tip-second = Donnée : un signal ici l’amène dans votre réserve, et le deuxième marqueur gagne 2 points
tip-data = Donnée : un signal ici l’amène dans votre réserve
tip-won = { $star } couverte
tip-anomaly = L’anomalie { $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
} : quand la Terre arrive ici, le plus haut de la colonne gagne { $gain }
tip-samples = Spécimens cachés : { $planet }
tip-tile = Données d’Oumuamua : quand les trois sont parties, tous ceux qui l’ont marquée gagnent un exofossile
tip-probe = Une sonde de { $player }
tip-capsule = Une capsule de { $player } avec un spécimen
tip-orbit = Orbite, { $planet } : { $gain }. Premier : { $first }
tip-land = Atterrissage, { $planet } : { $gain }
tip-moon = Atterrissage, { $moon } : { $gain }. Une seule place
tip-first-orbit = Le premier orbiteur gagne davantage
tip-first-land = Le premier à s’y poser prend { $n ->
    [one] { $n } donnée
   *[other] { $n } données
}
tip-gold = { $tile }. Séries actuelles : { $sets }
tip-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pioche
tip-discard = { $n } cartes défaussées
tip-pack = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} Fin de manche : qui passe tôt choisit d’abord
tip-stack = { $n } tuiles restantes.
tip-bonus = Bonus de la prochaine tuile : { $gain }
tip-double = Le premier à prendre dans cette pile gagne 2 points
tip-probe_1 = deux sondes dans le Système solaire, et un lancement aussitôt.
tip-probe_2 = les astéroïdes donnent de la couverture et se quittent sans surcoût.
tip-probe_3 = se poser coûte 1 énergie de moins.
tip-probe_4 = on peut se poser sur des lunes.
tip-telescope_1 = le premier signal d’un scan peut aller à côté du secteur de la Terre ; 2 données aussitôt.
tip-telescope_2 = pendant un scan, 1 de couverture pour un signal dans le secteur de Mercure.
tip-telescope_3 = pendant un scan, une carte de la main pour un signal de sa couleur.
tip-telescope_4 = pendant un scan, 1 énergie pour lancer, ou un déplacement.
tip-computer_1 = 2 points en haut, 1 crédit en bas.
tip-computer_2 = 2 points en haut, 1 énergie en bas.
tip-computer_3 = 2 points en haut, une carte en bas.
tip-computer_4 = 2 points en haut, 2 de couverture en bas.
tip-card = Couleur de signal : { $colour }. Revenu : { $income }. Défaussée pour son coin : { $corner }. { $provenance }
tip-provenance = (d’après des sources publiques)
tip-danger = Danger { $n }
tip-credits = Crédits
tip-energy = Énergie : une énergie déplace une sonde
tip-publicity = Couverture médiatique, dix au plus : six pour une technologie, trois pour une carte
tip-cards = Cartes en main
tip-exofossils = Exofossiles
tip-computer = { $n } données sur 6 sur l’ordinateur ; une rangée pleine s’analyse
tip-passed = A passé pour cette manche
tip-first = Premier joueur de la manche
tip-top = Case { $n } de l’ordinateur : { $gain }
tip-column = Une technologie informatique peut venir ici
tip-low = Sous { $tech } : { $gain }
tip-pool = La réserve de données en contient six
tip-income = Revenus : { $n } × { $income } par manche
tip-covered = Ce cercle est couvert
tip-done = { $n } missions accomplies
tip-plans = { $n } cartes Exertiens jouées, { $left } en réserve
tip-unseen = { $n } cartes que personne n’a vues
tip-rival-card = La carte Action en cours de l’adversaire ; il en reste { $n }
tip-progress = La progression de l’adversaire : case { $n } sur 12
tip-objectives = Chaque manche demande un objectif accompli de plus que la précédente
tip-discovery = Emplacement Découverte ({ $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
}) : { $gain }
tip-surplus = Traces excédentaires ({ $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
}), une fois les deux emplacements Découverte pris : { $gain }
tip-space = Trace { $colour ->
    [violet] violette
    [bleu] bleue
    [noir] noire
   *[other] { $colour }
} : { $gain }
tip-message = Réponse à un message : { $gain }
tip-alien-deck = { $n } cartes inconnues de l’espèce
tip-species-hidden = Trois traces sur les emplacements Découverte révèlent cette espèce
tip-species-mascamites = Mascamites : rapportez en capsules des spécimens de Jupiter et de Saturne
tip-species-anomalies = Anomalies : quand la Terre atteint un jeton, le plus haut marqueur de sa couleur est récompensé
tip-species-oumuamua = Oumuamua : un visiteur du troisième disque, et des exofossiles qui ouvrent des cases riches
tip-species-centaurians = Centauriens : les messages ont leur réponse 15 points plus loin
tip-species-exertians = Exertiens : des cartes secrètes comptent à la fin, mais le plus dangereux perd un dixième

name-space-0 = une case ordinaire
name-space-1 = première case
name-space-2 = deuxième case
name-space-3 = troisième case
name-milestone-gold = la tuile dorée
name-milestone-answer = la réponse à un message
name-milestone-message = la tuile Message
name-milestone-exertian = le palier des Exertiens
name-answer-1 = Réponse 1 : une trace de couleur libre
name-answer-2 = Réponse 2 : une carte de l’espèce et de l’énergie
name-answer-3 = Réponse 3 : de la couverture
name-answer-4 = Réponse 4 : des points
tally-points = { $n ->
    [one] point
   *[other] points
}
tally-endgame = { $n ->
    [one] point à la fin
   *[other] points à la fin
}
tally-credits = { $n ->
    [one] crédit
   *[other] crédits
}
tally-energy = énergie
tally-publicity = couverture
tally-data = { $n ->
    [one] donnée
   *[other] données
}
tally-cards = { $n ->
    [one] carte
   *[other] cartes
}
tally-exofossils = { $n ->
    [one] exofossile
   *[other] exofossiles
}
tally-income = { $n ->
    [one] carte réservée
   *[other] cartes réservées
}
tally-moves = { $n ->
    [one] déplacement
   *[other] déplacements
}
tally-traces = { $n ->
    [one] trace
   *[other] traces
}
tally-signals = { $n ->
    [one] signal
   *[other] signaux
}
log-gained_vp = { $seat } gagne { $count ->
    [one] 1 point
   *[other] { $count } points
}
log-gained_credit = { $seat } gagne { $count ->
    [one] 1 crédit
   *[other] { $count } crédits
}
log-gained_energy = { $seat } gagne { $count ->
    [one] 1 énergie
   *[other] { $count } énergies
}
log-gained_publicity = { $seat } gagne { $count } de couverture
log-gained_data = { $seat } gagne { $count ->
    [one] 1 donnée
   *[other] { $count } données
}
log-gained_exofossil = { $seat } gagne { $count ->
    [one] 1 exofossile
   *[other] { $count } exofossiles
}
log-rotated = { $disc ->
    [1] Le disque 1 a pivoté
    [2] Les disques 1 et 2 ont pivoté
   *[other] Les trois disques ont pivoté
}
fx-use_sample-any = gagner ce que montre un spécimen de Jupiter ou de Saturne ; il reste là
fx-use_sample-probe = gagner ce que montre un spécimen d’une planète où vous avez une sonde ; il reste là
