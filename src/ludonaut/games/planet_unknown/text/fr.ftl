title = Planet Unknown
tagline = Prenez des tuiles sur une station qui tourne et faites d’une planète étrange un foyer.

# ---- options

option-planets = Planètes
option-planets-tip = La planète identique pour tous, une planète distribuée dont vous choisissez la face, une au choix, une au hasard, ou une même planète étrange pour tous.
option-planets-identical = KSB-4156 pour tous
option-planets-dealt = Distribuées, chacun choisit la face
option-planets-choose = Chacun choisit
option-planets-random = Au hasard, toutes différentes
option-planets-arashi = Arashi pour tous
option-planets-cerberus = Cerberus pour tous
option-planets-charybdis = Charybdis pour tous
option-planets-gaia = Gaia pour tous
option-planets-k-273 = K-273 pour tous
option-planets-kaax = K'Aax pour tous
option-planets-lacuna = Lacuna pour tous
option-planets-oblivion = Oblivion pour tous
option-planets-pajitnov = Pajitnov pour tous
option-planets-persephone = Persephone pour tous
option-planets-petra = Petra pour tous
option-planets-tartarus = Tartarus pour tous
option-corporations = Corporations
option-corporations-tip = La corporation identique pour tous, une corporation distribuée dont vous choisissez la face, une au choix, une au hasard, ou une même corporation pour tous.
option-corporations-identical = Universal Coalition pour tous
option-corporations-dealt = Distribuées, chacun choisit la face
option-corporations-choose = Chacun choisit
option-corporations-random = Au hasard, toutes différentes
option-corporations-cosmos = Cosmos Inc. pour tous
option-corporations-flux = Flux Industries pour tous
option-corporations-horizon = Horizon Group pour tous
option-corporations-jump-drive = Jump Drive pour tous
option-corporations-makeshift = Makeshift pour tous
option-corporations-oasis = Oasis Ultd. pour tous
option-corporations-republic = Republic pour tous
option-corporations-wormhole = Wormhole Corp. pour tous
option-promotional = Plateaux promotionnels
option-promotional-tip = Six planètes et deux corporations de la première édition peuvent aussi être tirées ou choisies.
option-station = Station
option-station-tip = Comment les deux anneaux de la station sont chargés : quelles formes partagent un dépôt.
option-station-turned = Ordre connu, disque intérieur tourné au hasard
option-station-shuffled = Toutes les piles au hasard
option-station-shift-0 = Ordre connu
option-station-shift-1 = Disque intérieur tourné de 1
option-station-shift-2 = Disque intérieur tourné de 2
option-station-shift-3 = Disque intérieur tourné de 3
option-station-shift-4 = Disque intérieur tourné de 4
option-station-shift-5 = Disque intérieur tourné de 5
option-personal = Objectifs personnels
option-personal-tip = Chacun garde aussi un objectif secret sur deux.
option-forced = La station tourne seule
option-forced-tip = À deux : la station avance d’un dépôt à chaque tour au lieu d’être tournée par le commandant.
option-events = Événements
option-events-tip = Un événement par tour, d’une pioche de 20. Toujours utilisés en solo.
option-green = Événements verts
option-green-tip = Combien des 20 événements sont verts, qui aident.
option-orange = Événements orange
option-orange-tip = Combien des 20 événements sont orange, qui gênent un peu.
option-red = Événements rouges
option-red-tip = Combien des 20 événements sont rouges, qui font mal.
refuse-deck = La pioche d’événements compte exactement 20 cartes : vertes, orange et rouges ensemble.
refuse-colors = Il n’y a pas autant d’événements d’une couleur : à plusieurs 16 verts, 20 orange et 18 rouges, seul 20 de chaque.

# ---- questions, et ce que les autres lisent en attendant

ask-planet = Choisissez votre planète. Plus elle est complexe, plus il faut prévoir.
wait-planet = { $who } choisit une planète
ask-corporation = Choisissez votre corporation. Plus elle est complexe, plus il faut prévoir.
wait-corporation = { $who } choisit une corporation
ask-flux = Sur quelle piste posez-vous le jeton Flux ?
wait-flux = { $who } place le jeton Flux
ask-objective = { $keep ->
    [1] Rendez un de vos objectifs personnels ; vous gardez l’autre.
   *[other] Rendez un de vos objectifs personnels ; vous en gardez { $keep }.
  }
wait-objective = { $who } choisit ses objectifs personnels
ask-rotate = Vous êtes le commandant : tournez la station vers la droite, ou laissez-la.
wait-rotate = { $who } tourne la station
ask-remove = L’événement bloque votre dépôt : quelle pile quitte le jeu ?
wait-remove = { $who } perd une pile
ask-event = Appliquez l’événement{ $moves ->
    [0] {""}
   *[other] {" "}; déplacements de rover : { $moves }
  }.
wait-event = { $who } applique l’événement
ask-take = Prenez une des deux tuiles devant vous.
wait-take = { $who } prend une tuile
ask-place = Placez la tuile { $a } et { $b }.
wait-place = { $who } place une tuile { $a } et { $b }
ask-use = L’événement ne laisse qu’une ressource de cette tuile. Laquelle ?
wait-use = { $who } choisit une ressource
ask-extra = Prenez une autre tuile de votre dépôt.
wait-extra = { $who } prend une autre tuile
ask-resolve = { $things ->
    [0] Vous pouvez encore agir, ou finir votre tour{ $moves ->
        [0] {""}
       *[other] {" "}; déplacements de rover : { $moves }
      }.
    [1] Résolvez ce qui reste{ $moves ->
        [0] {""}
       *[other] {" "}; déplacements de rover : { $moves }
      }.
   *[other] Résolvez vos { $things } récompenses dans l’ordre de votre choix{ $moves ->
        [0] {""}
       *[other] {" "}; déplacements de rover : { $moves }
      }.
  }
wait-resolve = { $who } résout ses récompenses
ask-civ = Gardez une carte Civ de rang { $rank }.
wait-civ = { $who } prend une carte Civ de rang { $rank }
ask-civ-order = Des cartes Civ de plusieurs rangs vous reviennent : lequel d’abord ?
wait-civ-order = { $who } choisit la prochaine carte Civ
ask-last-cards = La partie est finie : gardez deux des cartes Civ qui restent.
wait-last-cards = { $who } parcourt les dernières cartes Civ
ask-survey = Ouvrez un de ces objectifs à tous les joueurs.
wait-survey = { $who } ouvre un objectif à tous
ask-final = La partie est finie : terminez ce qui reste{ $patches ->
    [0] {""}
   *[other] {" "}; carrés de Biomasse à placer : { $patches }
  }.
wait-final = { $who } termine ses dernières avancées

# ---- actions

do-planet = { $planet } (complexité { $level })
do-corporation = { $corporation } (complexité { $level })
do-return = Rendre { $objective } : { $text }
do-rotate = { $steps ->
    [0] Laisser la station
   *[other] Tourner de { $steps }
  } — { $outer } · { $inner }
do-take = Prendre la tuile { $ring } : { $tile }, { $size } cases{ $meteor ->
    [1] , météore
   *[other] {""}
  }
do-discard = Pas de place : prendre la tuile { $ring } pour ses seules ressources — { $tile }
do-place = Placer en { $square }{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
  }{ $flipped ->
    [1] , retournée
   *[other] {""}
  }
do-use = Utiliser { $resource }
do-end = Terminé
do-advance = Cube { $cube } en { $space }
do-energy = Énergie : cube { $cube } en { $space }
do-convert = Tech comme Énergie : cube { $cube } en { $space }
do-boost = Synergie : cube { $cube } en { $space }
do-double = Synergie, deux fois : cube { $cube }
do-promote = Avancer le cube { $cube } en { $space }
do-climb = Monter le cube { $cube } en { $space }
do-regress = Régresser le cube { $cube }
do-moves = Ressource Rover : prendre ses pas
do-choose = Prendre la récompense : { $reward }
do-flux = Jeton Flux sur { $track }
do-patch = Placer la Biomasse en { $square }
do-store = Garder le carré de Biomasse pour la fin
do-land = Placer un rover en { $square }
do-drive = Rouler de { $rover } à { $square }
do-jump = Téléporter de { $rover } à { $square }
do-beam = Poser le rover de { $rover } en { $square }
do-scrap = Détruire le rover en { $rover }
do-load = Charger la météorite en { $rover }
do-deliver = Livrer la météorite en { $rover }
do-dump = Couler la météorite en { $rover }
do-stow = Mettre le module sur { $berth }
do-rescue = Récupérer le module en { $square }
do-maroon = Détruire le module en { $square }
do-abandon = Détruire le module de { $berth }
do-gather = Récupérer la météorite en { $square }
do-blast = Détruire la météorite en { $square }
do-clear = Détruire les météorites de la { $line }
do-impact = Météorite en { $square }
do-lift = Reprendre le module de { $berth }
do-refit = Tech : déplacer jusqu’à trois modules (une fois par partie)
do-swap = Tech : un bonus synergique à la place d’un carré de Biomasse
do-breed = Tech : deux carrés de Biomasse au lieu d’un
do-reset = Tech : cube Biomasse au départ
do-scout = Tech : avancer Rover
do-surge = Tech : avancer le cube de la piste de Flux
do-leap = Tech : cube Flux au palier suivant (une fois par partie)
do-back = Tech : le cube { $cube } recule
do-claim = Tech : toutes les récompenses au niveau du cube { $cube } (une fois par partie)
do-survey = Tech : piocher trois objectifs, en ouvrir un à tous (une fois par partie)
do-civ = D’abord le rang { $rank }
do-keep = { $card } : { $text }
do-open = Ouvrir { $objective } : { $text }
do-forgo = Détruire { $objective } : { $text }
do-remove = Retirer la pile { $ring } ({ $tile } au sommet)
do-peek = Regarder le prochain événement

# ---- actions sans leurs noms

verb-planet = Choisir une planète
verb-corporation = Choisir une corporation
verb-return = Rendre un objectif
verb-rotate = Tourner la station
verb-take = Prendre une tuile
verb-discard = Prendre une tuile pour ses seules ressources
verb-place = Placer la tuile
verb-use = Utiliser une ressource
verb-end = Terminé
verb-advance = Avancer un cube
verb-energy = L’Énergie avance un cube
verb-convert = Tech vaut Énergie
verb-boost = Un bonus synergique
verb-double = Tech : une synergie qui compte deux fois
verb-promote = Avancer un cube
verb-climb = Monter un cube
verb-regress = Régresser un cube
verb-moves = Ressource Rover : prendre ses pas
verb-choose = Choisir une récompense
verb-flux = Placer le jeton Flux
verb-patch = Placer un carré de Biomasse
verb-store = Garder le carré de Biomasse pour la fin
verb-land = Placer un rover
verb-drive = Rouler avec un rover
verb-jump = Tech : téléporter un rover
verb-beam = Poser un rover n’importe où
verb-scrap = Détruire un rover
verb-load = Charger une météorite
verb-deliver = Livrer une météorite
verb-dump = Couler une météorite
verb-stow = Ranger un module
verb-rescue = Récupérer un module
verb-maroon = Détruire un module
verb-abandon = Détruire un module récupéré
verb-gather = Récupérer une météorite
verb-blast = Détruire une météorite
verb-clear = Débarrasser une ligne de ses météorites
verb-impact = Une météorite tombe
verb-lift = Tech : déplacer un module
verb-refit = Tech : déplacer jusqu’à trois modules
verb-swap = Tech : un bonus synergique à la place d’un carré de Biomasse
verb-breed = Tech : deux carrés de Biomasse au lieu d’un
verb-reset = Tech : cube Biomasse au départ
verb-scout = Tech : avancer Rover
verb-surge = Tech : avancer le cube de la piste de Flux
verb-leap = Tech : cube Flux au palier suivant
verb-back = Tech : un cube recule
verb-claim = Tech : toutes les récompenses d’une ligne
verb-survey = Tech : piocher des objectifs, en ouvrir un à tous
verb-civ = Choisir la prochaine carte Civ
verb-keep = Garder une carte Civ
verb-open = Ouvrir un objectif
verb-forgo = Détruire un objectif
verb-remove = Retirer une pile
verb-peek = Regarder le prochain événement

# ---- ce qu’un joueur compte

tally-points = { $n ->
    [one] médaille
   *[other] médailles
}
tally-civ = Civ
tally-water = Eau
tally-biomass = Biomasse
tally-rover = Rover
tally-tech = Tech
tally-resources = { $n ->
    [one] ressource à utiliser
   *[other] ressources à utiliser
}
tally-boosts = { $n ->
    [one] bonus synergique
   *[other] bonus synergiques
}
tally-patches = { $n ->
    [one] carré de Biomasse
   *[other] carrés de Biomasse
}
tally-moves = pas de rover
tally-rovers = { $n ->
    [one] rover
   *[other] rovers
}
tally-civ1 = { $n ->
    [one] carte Civ de rang 1
   *[other] cartes Civ de rang 1
}
tally-civ2 = { $n ->
    [one] carte Civ de rang 2
   *[other] cartes Civ de rang 2
}
tally-civ3 = { $n ->
    [one] carte Civ de rang 3
   *[other] cartes Civ de rang 3
}
tally-civ4 = { $n ->
    [one] carte Civ de rang 4
   *[other] cartes Civ de rang 4
}
tally-techs = { $n ->
    [one] Tech débloquée
   *[other] Techs débloquées
}
tally-pods = { $n ->
    [one] module sur la planète
   *[other] modules sur la planète
}
tally-lifepods = { $n ->
    [one] module récupéré
   *[other] modules récupérés
}
tally-rocks = { $n ->
    [one] météorite sur la planète
   *[other] météorites sur la planète
}
tally-meteorites = { $n ->
    [one] météorite récupérée
   *[other] météorites récupérées
}

# ---- pourquoi pas

why-no-room = Elle n’entre nulle part sur votre planète.
why-pending = { $n ->
    [1] Une récompense reste à résoudre d’abord.
   *[other] { $n } récompenses restent à résoudre d’abord.
  }
why-no-steps = Il ne reste aucun déplacement de rover.
why-used = { $tech } : déjà utilisée.
why-no-tile = Cette pile est vide.

# ---- ce qui s’est passé

log-planet = { $seat } s’installe sur { $planet }
log-corporation = { $seat } dirige { $corporation }
log-objectives = Objectifs partagés : { $cards }
log-rotated = { $steps ->
    [0] { $seat } laisse la station en place
   *[other] { $seat } tourne la station de { $steps }
  }
log-turned = La station tourne d’un dépôt
log-event = Événement : { $card }
log-last-event = C’était le dernier événement : voici le dernier tour
log-event-ignored = L’événement finirait à lui seul la partie : il est ignoré
log-meteorite-lost = { $seat } perd une météorite collectée ; il en reste { $count }
log-more-civ = Une carte Civ de plus aux rangs { $ranks }
log-fewer-civ = Les pioches Civ des rangs { $ranks } perdent chacune une carte
log-removed = { $seat } perd la pile { $ring }
log-peeked = { $seat } regarde le prochain événement
log-peeked-secret = Vous voyez le prochain événement : { $card }
log-took = { $seat } prend { $a } et { $b } ({ $ring })
log-placed = { $seat } place { $a } et { $b } en { $square }
log-discarded = { $seat } n’a plus de place : { $a } et { $b } ne comptent que pour leurs ressources
log-no-extra = { $seat } ne trouve pas de place pour une autre tuile
log-pods-destroyed = { $count ->
    [1] { $seat } perd un module de survie
   *[other] { $seat } perd { $count } modules de survie
  }
log-rover-destroyed = { $seat } perd le rover en { $square }
log-rover-landed = { $seat } pose un rover en { $square }
log-loaded = Un rover de { $seat } charge une météorite
log-dumped = { $seat } coule une météorite en { $square }
log-pod-collected = { $seat } récupère un module de survie
log-stowed = { $seat } met un module sur { $where }
log-meteorite-collected = { $seat } récupère une météorite ({ $count })
log-blasted = { $seat } détruit la météorite en { $square }
log-cleared = { $seat } débarrasse la { $line } de ses météorites
log-impact = Une météorite frappe { $seat } en { $square }
log-patched = { $seat } place de la Biomasse en { $square }
log-stored = { $seat } garde un carré de Biomasse ({ $count })
log-advanced = { $seat } avance { $track } en { $height }
log-regressed = { $seat } régresse { $track } en { $height }
log-reset = { $seat } ramène le cube Biomasse au départ
log-flux = { $seat } met le jeton Flux sur { $track }
log-claimed = { $seat } prend toutes les récompenses au niveau de { $track }
log-no-card = Il ne reste aucune carte Civ de rang { $rank } pour { $seat }
log-card = { $seat } prend { $card }
log-kept-card = { $seat } garde une carte Civ de rang { $rank }
log-kept-card-secret = Vous gardez { $card }
log-opened = { $seat } ouvre { $card } à tous
log-forgone = { $seat } perd { $card }
log-ending-full = Une planète n’a plus de place : la partie s’achève
log-ending-depot = Un dépôt est vide : la partie s’achève
log-ending-events = Plus d’événements : la partie s’achève
log-epilogue = { $score } médailles pour un score visé de { $goal }. { $text }
log-over = On compte les médailles

# ---- points

score-planet = Lignes et colonnes
score-bonus = Bonus de la planète
score-civ = Piste Civ
score-water = Piste Eau
score-biomass = Piste Biomasse
score-rover = Piste Rover
score-tech = Piste Tech
score-lifepods = Modules de survie
score-meteorites = Météorites
score-cards = Cartes Civ
score-personal = Objectifs personnels
score-shared = Objectifs partagés

# ---- noms

name-civ = Civ
name-water = Eau
name-biomass = Biomasse
name-rover = Rover
name-tech = Tech
name-energy = Énergie
name-outer = extérieure
name-inner = intérieure
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
name-water-0 = Eau 0
name-water-1 = Eau 1
name-water-2 = Eau 2
name-water-3 = Eau 3
name-water-4 = Eau 4
name-water-5 = Eau 5
name-water-6 = Eau 6
name-water-7 = Eau 7
name-water-8 = Eau 8
name-water-9 = Eau 9
name-water-10 = Eau 10
name-water-11 = Eau 11
name-water-12 = Eau 12
name-water-13 = Eau 13
name-water-14 = Eau 14
name-water-15 = Eau 15
name-biomass-0 = Biomasse 0
name-biomass-1 = Biomasse 1
name-biomass-2 = Biomasse 2
name-biomass-3 = Biomasse 3
name-biomass-4 = Biomasse 4
name-biomass-5 = Biomasse 5
name-biomass-6 = Biomasse 6
name-biomass-7 = Biomasse 7
name-biomass-8 = Biomasse 8
name-biomass-9 = Biomasse 9
name-biomass-10 = Biomasse 10
name-biomass-11 = Biomasse 11
name-biomass-12 = Biomasse 12
name-biomass-13 = Biomasse 13
name-biomass-14 = Biomasse 14
name-biomass-15 = Biomasse 15
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
name-row-1 = ligne 1
name-row-2 = ligne 2
name-row-3 = ligne 3
name-row-4 = ligne 4
name-row-5 = ligne 5
name-row-6 = ligne 6
name-row-7 = ligne 7
name-row-8 = ligne 8
name-row-9 = ligne 9
name-row-10 = ligne 10
name-row-11 = ligne 11
name-row-12 = ligne 12
name-column-a = colonne a
name-column-b = colonne b
name-column-c = colonne c
name-column-d = colonne d
name-column-e = colonne e
name-column-f = colonne f
name-column-g = colonne g
name-column-h = colonne h
name-column-i = colonne i
name-column-j = colonne j
name-column-k = colonne k
name-column-l = colonne l
name-score = la zone de score
name-synergy = bonus synergique
name-patch = carré de Biomasse
name-new_rover = nouveau rover
name-lifepod = module de survie
name-meteorite = météorite
name-land = terre
name-ice = glace
name-green = vert
name-orange = orange
name-red = rouge
name-rulebook = le livret de règles
name-public-record = documents publics
name-reconstructed = notre reconstruction
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

# ---- planètes et corporations, en une phrase

tip-planet-ksb-4156 = Aucune règle particulière.
tip-planet-arashi = Une tuile sur l’anneau des deux lignes les plus longues doit aussi en sortir. Aucun carré de Biomasse sur l’anneau.
tip-planet-cerberus = Trois globes réunis : chacun, couvert en entier, donne 2 médailles.
tip-planet-charybdis = La première tuile doit couvrir une case du cratère central.
tip-planet-gaia = Chaque ville restée visible donne 2 médailles.
tip-planet-k-273 = Une tuile est soit tout entière sur la glace, soit tout entière sur la terre.
tip-planet-kaax = Les rovers n’entrent pas sur les cases toxiques encore visibles.
tip-planet-lacuna = Des trous : rien ne s’y pose, et les lignes n’en tiennent pas compte.
tip-planet-oblivion = Un cadre autour de rien ; les lignes ne tiennent pas compte du milieu.
tip-planet-pajitnov = Les tuiles doivent pouvoir glisser jusqu’à leur place.
tip-planet-persephone = Chaque quart interdit un symbole : Civ en haut à gauche, Énergie en haut à droite, Tech en bas à gauche, Eau en bas à droite.
tip-planet-petra = Pas de glace. Les cases électriques visibles comptent comme terrain Énergie.
tip-planet-tartarus = Un gouffre : aucune tuile ne le franchit, et les rovers seulement en biais à deux endroits.
tip-corporation-universal = Aucune règle particulière.
tip-corporation-cosmos = Les modules récupérés peuvent aller sur les pistes : les cubes les sautent ; ce qu’ils couvrent ne vaut rien.
tip-corporation-flux = Une piste est la piste de Flux ; chaque nouvelle Tech peut la changer. Seule la dernière Tech agit.
tip-corporation-horizon = Quatre rovers. Ils peuvent charger des météorites et les récupèrent en les livrant sur un symbole Rover.
tip-corporation-jump-drive = Les modules débloquent six Techs dans l’ordre voulu. La piste Tech perd des médailles en montant.
tip-corporation-makeshift = Les cubes vont aussi sur la colonne voisine et se bloquent. Les Techs exigent un cube sur leur colonne.
tip-corporation-oasis = L’Eau avance par case d’Eau posée sur la glace, le long d’un chemin sinueux. Les cubes se bloquent.
tip-corporation-republic = Sept paliers Civ ; à chacun d’eux un autre cube régresse.
tip-corporation-wormhole = La Biomasse n’avance que si une zone de Biomasse grandit ; chaque case donne une récompense sur deux.

# ---- techs

name-ignore_adjacency = Tuiles et Biomasse sans contiguïté
name-store_patches = La Biomasse peut attendre la fin
name-rover_plus = +1 à chaque nombre de rover
name-double_water = L’Eau des tuiles avance deux fois
name-no_meteorites = Plus de météorites
name-civ_tile_moves = Prendre une tuile Civ déplace les rovers
name-next_rank_card = Une carte du rang suivant s’ajoute au choix
name-teleport_civ = Le rover saute entre symboles Civ pour 1 pas
name-civ_synergy = Les paliers Civ donnent un bonus synergique
name-last_two_cards = Deux cartes Civ de plus à la fin
name-reset_biomass = Au sommet, le cube Biomasse peut repartir
name-patch_on_tiles = La Biomasse peut couvrir des tuiles
name-double_patch = Deux carrés de Biomasse pour un, une fois par tour
name-patch_on_meteorites = À la fin, la Biomasse peut couvrir des météorites
name-diagonal = Les rovers roulent aussi en biais
name-move_three_pods = Déplacer trois modules, une fois par partie
name-energy_moves_pod = Une tuile Énergie déplace un module
name-energy_is_free = Rouler sur l’Énergie ne coûte rien
name-move_one_pod = Déplacer un module, une fois par tour
name-rover_tiles_apart = Tuiles Rover sans contiguïté
name-loaded_moves = Un déplacement par rover chargé au début
name-meteorite_patch = Un carré de Biomasse par météorite
name-dump_in_water = Les rovers peuvent couler des météorites
name-rover_step = Avancer Rover, une fois par tour
name-patch_to_synergy = A : synergie pour un carré de Biomasse, une fois par tour
name-teleport_terrain = B : saut sur le même terrain pour 1 pas, une fois par tour
name-synergy_twice = C : une synergie compte deux fois, une fois par tour
name-tech_as_energy = D : Tech peut valoir Énergie
name-claim_row = E : toutes les récompenses d’une ligne, une fois par partie
name-new_objective = F : un nouvel objectif pour tous, une fois par partie
name-hop_cubes = Les cubes sautent les cubes
name-water_moves = Un déplacement par rover sur l’Eau au début
name-dry_advance = Une tuile hors de la glace avance l’Eau
name-water_patch = Une tuile Eau donne un carré de Biomasse
name-water_synergy = Une tuile Eau donne un bonus synergique
name-civ_beside_tech = Civ et Tech sont voisines
name-crowded_rover_plus = +1 déplacement de rover avec deux cubes sur Rover
name-sideways = Les cubes peuvent aller de côté
name-step_back = Un cube recule, une fois par tour
name-best_of_track = Les cubes valent le meilleur de leur piste
name-flux_moves = Deux déplacements par rover sur le terrain de Flux au début
name-run_to_milestone = Cube Flux au palier suivant, une fois par partie
name-flux_upgrade = La piste de Flux donne davantage
name-flux_meteorite = Une tuile de Flux récupère une météorite
name-flux_step = Avancer le cube Flux, une fois par tour

# ---- la partie solo

name-epilogue0 = La mission a échoué ; la quête d’une autre planète commence.
name-epilogue1 = Une poignée de gens répondent à l’appel.
name-epilogue2 = Personne ne parlera d’élégance, mais la colonie vit.
name-epilogue3 = La planète est un foyer. C’était l’ordre, et vous l’avez exécuté.
name-epilogue4 = Le quartier général est impressionné et prépare votre avancement.
name-epilogue5 = Aucune colonie des archives n’a si belle allure.
name-epilogue6 = On donnera votre nom à des étoiles, planetier.

# ---- panneaux et bulles de la table

panel-station = Station
panel-planet = Planète de { $who }
panel-tracks = { $who } · { $name }
panel-techs = Techs
panel-cards = Cartes
panel-offer = Cartes Civ au choix
panel-drawn = Objectifs au choix
panel-goals = Objectifs
panel-event = Événement
tip-round = Tour { $n }
tip-commander = Commandant de la station pour ce tour
tip-empty = Cases libres
tip-lifepods = Modules dans la zone de score
tip-meteorites = Météorites récupérées
tip-rovers = Rovers sur la planète, et en réserve
tip-stored = Carrés de Biomasse gardés pour la fin
tip-civ-cards = Cartes Civ
tip-row = Ligne { $n } : { $medals } si elle est complète et sans météorite
tip-column = Colonne { $n } : { $medals } si elle est complète et sans météorite
tip-complete = complète
tip-pod = Module de survie : 1 médaille s’il est récupéré, perdu s’il est couvert
tip-meteorite = Météorite : sa ligne et sa colonne ne comptent pas
tip-rover = Rover
tip-rover-loaded = Rover chargé d’une météorite
tip-hand = La tuile en main
tip-stack = { $n } dessous
tip-locked = verrouillée
tip-used = déjà utilisée
tip-hidden = Une carte Civ de rang { $rank }, gardée pour la fin
tip-deck = Cartes Civ de rang { $rank } : il en reste { $n }
tip-remembered = vous y avez laissé : { $cards }
tip-standing = { $mine } contre { $theirs }
tip-target = Score à atteindre
tip-cube = Cube { $track }, case { $n }
tip-pod-space = Module sur cette case : ce qu’il couvre ne vaut rien
tip-flux = Piste de Flux
tip-square = { $square } : { $ground }
tip-special-ring = anneau
tip-special-crater = cratère
tip-special-city = ville
tip-special-toxic = toxique
tip-special-electric = électrique
tip-source = Source : { $source }
tip-pending = encore à résoudre : { $n }

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
name-civ1 = carte Civ de rang 1
name-civ2 = carte Civ de rang 2
name-civ3 = carte Civ de rang 3
name-civ4 = carte Civ de rang 4
name-tech1 = tech de niveau 1
name-tech2 = tech de niveau 2
name-tech3 = tech de niveau 3
name-tech4 = tech de niveau 4
name-tech5 = tech de niveau 5
name-moves1 = 1 déplacement de rover
name-moves2 = 2 déplacements de rover
name-moves3 = 3 déplacements de rover
name-moves4 = 4 déplacements de rover
name-moves5 = 5 déplacements de rover
name-advance-civ = une case sur Civ
name-advance-water = une case sur Eau
name-advance-biomass = une case sur Biomasse
name-advance-rover = une case sur Rover
name-advance-tech = une case sur Tech

# ---- civ cards
name-card01 = Agence d’intérim
name-card01-text = Avancez 2 cubes différents d’une case chacun.
name-card02 = Service des opérations
name-card02-text = Avancez un cube de 2 cases.
name-card03 = Service des ressources naturelles
name-card03-text = Gagnez un carré de Biomasse.
name-card04 = Service d’ingénierie
name-card04-text = Déplacez vos rovers de 4 cases en tout.
name-card05 = Casse spatiale
name-card05-text = Prenez et placez une autre tuile de votre dépôt, sans ses ressources.
name-card06 = Mémorial de la première planète
name-card06-text = 1 médaille.
name-card07 = Prix de la planète montante
name-card07-text = 2 médailles.
name-card08 = Fête de la première planète
name-card08-text = 1 médaille.
name-card09 = Prix du public des planètes
name-card09-text = 2 médailles.
name-card10 = Nouveaux investisseurs providentiels
name-card10-text = Avancez 3 cubes différents d’une case chacun.
name-card11 = Hausse des salaires
name-card11-text = Avancez 2 cubes différents d’une case chacun.
name-card12 = Service des parcs et loisirs
name-card12-text = Gagnez 2 carrés de Biomasse.
name-card13 = Heures supplémentaires accordées
name-card13-text = Récupérez jusqu’à 2 modules de survie de votre planète.
name-card14 = Prime de mutation
name-card14-text = Posez un de vos rovers sur n’importe quelle case.
name-card15 = Prix de la planète de tête
name-card15-text = 2 médailles.
name-card16 = Dépôt réparé
name-card16-text = Prenez et placez une autre tuile de votre dépôt, avec ses ressources.
name-card17 = Zone d’atterrissage approuvée
name-card17-text = Détruisez toutes les météorites d’une ligne ou d’une colonne.
name-card18 = Équipe de recherche et de secours
name-card18-text = Récupérez jusqu’à 3 modules de survie de votre planète.
name-card19 = Occasion de partenariat
name-card19-text = Avancez 3 cubes différents d’une case chacun.
name-card20 = Prix de la meilleure planète
name-card20-text = 3 médailles.
name-card21 = Syndicalisation
name-card21-text = Chaque cube sous la case 5 y monte, avec toutes les récompenses sauf les synergies.
name-card22 = Loi sur la vie durable
name-card22-text = 1 médaille par carré de Biomasse sur votre planète.
name-card23 = Commission des jeux
name-card23-text = 2 médailles. Avancez un cube au choix d’une case.
name-card24 = Loterie planétaire
name-card24-text = 3 médailles. Avancez un cube au choix d’une case.
name-card25 = Programme de défense anti-météores
name-card25-text = Détruisez jusqu’à 3 météorites de votre planète.
name-card26 = Réseau mondial de parcs
name-card26-text = Gagnez 3 carrés de Biomasse.
name-card27 = Prix de la planète où il fait bon vivre
name-card27-text = 4 médailles.
name-card28 = Décret de citoyenneté spatiale
name-card28-text = Chaque module de votre zone de score vaut 2.
name-card29 = Saisie de météorites 1/4
name-card29-text = Chacune de ces cartes ajoute 1 médaille par lot de trois météorites.
name-card30 = Saisie de météorites 2/4
name-card30-text = Chacune de ces cartes ajoute 1 médaille par lot de trois météorites.
name-card31 = Saisie de météorites 3/4
name-card31-text = Chacune de ces cartes ajoute 1 médaille par lot de trois météorites.
name-card32 = Saisie de météorites 4/4
name-card32-text = Chacune de ces cartes ajoute 1 médaille par lot de trois météorites.
name-card33 = Accord commercial 1/4
name-card33-text = 1, 3, 6 ou 10 médailles pour 1, 2, 3 ou 4 de ces cartes.
name-card34 = Accord commercial 2/4
name-card34-text = 1, 3, 6 ou 10 médailles pour 1, 2, 3 ou 4 de ces cartes.
name-card35 = Accord commercial 3/4
name-card35-text = 1, 3, 6 ou 10 médailles pour 1, 2, 3 ou 4 de ces cartes.
name-card36 = Accord commercial 4/4
name-card36-text = 1, 3, 6 ou 10 médailles pour 1, 2, 3 ou 4 de ces cartes.

# ---- objectives, shared and personal side
name-goal01 = Enceinte
name-goal01-shared = Enceinte
name-goal01-shared-text = Le plus de symboles Civ sur la périphérie.
name-goal01-personal = Complexe
name-goal01-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Civ.
name-goal02 = Phare
name-goal02-shared = Phare
name-goal02-shared-text = Le plus de symboles Énergie sur la périphérie.
name-goal02-personal = Cube
name-goal02-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Tech.
name-goal03 = Tore
name-goal03-shared = Tore
name-goal03-shared-text = Le plus de symboles Tech sur la périphérie.
name-goal03-personal = Terre-plein
name-goal03-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Biomasse.
name-goal04 = Monde-anneau
name-goal04-shared = Monde-anneau
name-goal04-shared-text = Le plus de symboles Biomasse sur la périphérie.
name-goal04-personal = Réseau
name-goal04-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Eau.
name-goal05 = Circuit
name-goal05-shared = Circuit
name-goal05-shared-text = Le plus de symboles Rover sur la périphérie.
name-goal05-personal = Niche
name-goal05-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Rover.
name-goal06 = Biome
name-goal06-shared = Biome
name-goal06-shared-text = La plus grande zone de terrain Biomasse d’un seul tenant.
name-goal06-personal = Voltaïque
name-goal06-personal-text = Un rectangle plein de 3 sur 3 cases de terrain Énergie.
name-goal07 = Transit
name-goal07-shared = Transit
name-goal07-shared-text = La plus grande zone de terrain Rover d’un seul tenant.
name-goal07-personal = Autoroute
name-goal07-personal-text = Une zone de terrain Civ avec au moins 6 symboles.
name-goal08 = Plasma
name-goal08-shared = Plasma
name-goal08-shared-text = La plus grande zone de terrain Énergie d’un seul tenant.
name-goal08-personal = Labo secret
name-goal08-personal-text = Une zone de terrain Tech avec au moins 6 symboles.
name-goal09 = Mégapole
name-goal09-shared = Mégapole
name-goal09-shared-text = La plus grande zone de terrain Civ d’un seul tenant.
name-goal09-personal = Germination
name-goal09-personal-text = Une zone de terrain Biomasse avec au moins 6 symboles.
name-goal10 = Silicium
name-goal10-shared = Silicium
name-goal10-shared-text = La plus grande zone de terrain Tech d’un seul tenant.
name-goal10-personal = Amazone
name-goal10-personal-text = Une zone de terrain Eau avec au moins 6 symboles.
name-goal11 = Pacifique
name-goal11-shared = Pacifique
name-goal11-shared-text = La plus grande zone de terrain Eau d’un seul tenant.
name-goal11-personal = Malle-poste
name-goal11-personal-text = Une zone de terrain Rover avec au moins 6 symboles.
name-goal12 = Jardin
name-goal12-shared = Jardin
name-goal12-shared-text = Le plus de zones séparées de terrain Biomasse.
name-goal12-personal = Ligne électrique
name-goal12-personal-text = Une zone de terrain Énergie avec au moins 6 symboles.
name-goal13 = Échangeur
name-goal13-shared = Échangeur
name-goal13-shared-text = Le plus de zones séparées de terrain Rover.
name-goal13-personal = Passerelle
name-goal13-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Civ.
name-goal14 = Suralimentation
name-goal14-shared = Suralimentation
name-goal14-shared-text = Le plus de zones séparées de terrain Énergie.
name-goal14-personal = Équateur
name-goal14-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Biomasse.
name-goal15 = Étalement
name-goal15-shared = Étalement
name-goal15-shared-text = Le plus de zones séparées de terrain Civ.
name-goal15-personal = Génome
name-goal15-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Tech.
name-goal16 = X
name-goal16-shared = X
name-goal16-shared-text = Le plus de zones séparées de terrain Tech.
name-goal16-personal = Panama
name-goal16-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Eau.
name-goal17 = Dix mille lacs
name-goal17-shared = Dix mille lacs
name-goal17-shared-text = Le plus de zones séparées de terrain Eau.
name-goal17-personal = Piste d’envol
name-goal17-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Rover.
name-goal18 = Luddite
name-goal18-shared = Luddite
name-goal18-shared-text = Le moins de symboles Tech sur la planète.
name-goal18-personal = Multiprise
name-goal18-personal-text = Un rectangle plein de 2 sur 5 cases de terrain Énergie.
name-goal19 = Préservation
name-goal19-shared = Préservation
name-goal19-shared-text = Le moins de symboles Eau sur la planète.
name-goal19-personal = Foule
name-goal19-personal-text = Un cube sur la dernière case de la piste Civ.
name-goal20 = Galvanisation
name-goal20-shared = Galvanisation
name-goal20-shared-text = Le moins de symboles Énergie sur la planète.
name-goal20-personal = Exposant
name-goal20-personal-text = Un cube sur la dernière case de la piste Tech.
name-goal21 = Vingt pour cent
name-goal21-shared = Vingt pour cent
name-goal21-shared-text = Le moins de symboles Biomasse sur la planète.
name-goal21-personal = Foisonnement
name-goal21-personal-text = Un cube sur la dernière case de la piste Biomasse.
name-goal22 = Covoiturage
name-goal22-shared = Covoiturage
name-goal22-shared-text = Le moins de symboles Rover sur la planète.
name-goal22-personal = Débit
name-goal22-personal-text = Un cube sur la dernière case de la piste Eau.
name-goal23 = Campagne
name-goal23-shared = Campagne
name-goal23-shared-text = Le moins de symboles Civ sur la planète.
name-goal23-personal = Surrégime
name-goal23-personal-text = Un cube sur la dernière case de la piste Rover.
name-goal24 = Sommet
name-goal24-shared = Sommet
name-goal24-shared-text = Le plus de pistes à leur dernière case.
name-goal24-personal = Énergie de substitution
name-goal24-personal-text = Au plus 5 symboles Énergie sur la planète.
name-goal25 = Géode
name-goal25-shared = Géode
name-goal25-shared-text = Le plus de météorites récupérées.
name-goal25-personal = Nettoyage
name-goal25-personal-text = Au moins 9 météorites récupérées.
name-goal26 = Sauvetage
name-goal26-shared = Sauvetage
name-goal26-shared-text = Le plus de modules récupérés.
name-goal26-personal = Navire bien tenu
name-goal26-personal-text = Plus de modules récupérés que de météorites.
name-goal27 = Vaporisation
name-goal27-shared = Vaporisation
name-goal27-shared-text = Le moins de météorites récupérées.
name-goal27-personal = Dégel
name-goal27-personal-text = Plus aucune glace à découvert.
name-goal28 = Franchise
name-goal28-shared = Franchise
name-goal28-shared-text = Le moins de modules récupérés.
name-goal28-personal = Bleu de travail
name-goal28-personal-text = Plus aucune terre à découvert.

# ---- events
name-event01 = Rover de secours
name-event01-text = Gagnez un rover de plus et posez-le sur la tuile que vous placez ce tour-ci.
name-event02 = Plus de cartes Civ
name-event02-text = Une carte au hasard de chaque rang passe de la boîte à sa pile.
name-event03 = Nouvel objectif
name-event03-text = Piochez un objectif personnel de plus.
name-event04 = Saut à l’aveugle
name-event04-text = Avancez le cube Civ, Biomasse ou Eau de 3 cases, sans récompense.
name-event05 = Avancée : Rover ou Civ
name-event05-text = Avancez le cube Rover ou Civ d’une case, avec sa récompense.
name-event06 = Avancée : Rover ou Tech
name-event06-text = Avancez le cube Rover ou Tech d’une case, avec sa récompense.
name-event07 = Avancée : Rover ou Eau
name-event07-text = Avancez le cube Rover ou Eau d’une case, avec sa récompense.
name-event08 = Avancée : Rover ou Biomasse
name-event08-text = Avancez le cube Rover ou Biomasse d’une case, avec sa récompense.
name-event09 = Avancée : Civ ou Tech
name-event09-text = Avancez le cube Civ ou Tech d’une case, avec sa récompense.
name-event10 = Avancée : Eau ou Civ
name-event10-text = Avancez le cube Eau ou Civ d’une case, avec sa récompense.
name-event11 = Avancée : Biomasse ou Civ
name-event11-text = Avancez le cube Biomasse ou Civ d’une case, avec sa récompense.
name-event12 = Avancée : Tech ou Eau
name-event12-text = Avancez le cube Tech ou Eau d’une case, avec sa récompense.
name-event13 = Avancée : Biomasse ou Tech
name-event13-text = Avancez le cube Biomasse ou Tech d’une case, avec sa récompense.
name-event14 = Avancée : Biomasse ou Eau
name-event14-text = Avancez le cube Biomasse ou Eau d’une case, avec sa récompense.
name-event15 = Rotation libre
name-event15-text = Tournez la station vers le dépôt de votre choix.
name-event16 = Jeunes pousses
name-event16-text = Gagnez un carré de Biomasse.
name-event17 = Synergie
name-event17-text = Gagnez un bonus synergique.
name-event18 = Sauvetage
name-event18-text = Récupérez un module de survie de votre planète.
name-event19 = Récupération
name-event19-text = Récupérez une météorite de votre planète.
name-event20 = Synergie
name-event20-text = Gagnez un bonus synergique.
name-event21 = Revers : Rover ou Civ
name-event21-text = Régressez le cube Rover ou Civ d’une case.
name-event22 = Revers : Rover ou Tech
name-event22-text = Régressez le cube Rover ou Tech d’une case.
name-event23 = Revers : Rover ou Eau
name-event23-text = Régressez le cube Rover ou Eau d’une case.
name-event24 = Revers : Rover ou Biomasse
name-event24-text = Régressez le cube Rover ou Biomasse d’une case.
name-event25 = Revers : Civ ou Tech
name-event25-text = Régressez le cube Civ ou Tech d’une case.
name-event26 = Revers : Eau ou Civ
name-event26-text = Régressez le cube Eau ou Civ d’une case.
name-event27 = Revers : Biomasse ou Civ
name-event27-text = Régressez le cube Biomasse ou Civ d’une case.
name-event28 = Revers : Tech ou Eau
name-event28-text = Régressez le cube Tech ou Eau d’une case.
name-event29 = Revers : Biomasse ou Tech
name-event29-text = Régressez le cube Biomasse ou Tech d’une case.
name-event30 = Revers : Biomasse ou Eau
name-event30-text = Régressez le cube Biomasse ou Eau d’une case.
name-event31 = Impact
name-event31-text = Posez une météorite sur un symbole météore libre de votre planète.
name-event32 = Revers de 1
name-event32-text = Régressez un cube au choix de 1, ou autant que possible.
name-event33 = Pas de rover sur Eau
name-event33-text = Ce tour-ci, aucun rover n’entre sur un terrain Eau.
name-event34 = Pas de rover sur Biomasse
name-event34-text = Ce tour-ci, aucun rover n’entre sur un terrain Biomasse.
name-event35 = Pas de rover sur Énergie
name-event35-text = Ce tour-ci, aucun rover n’entre sur un terrain Énergie.
name-event36 = Pas de rover sur Rover
name-event36-text = Ce tour-ci, aucun rover n’entre sur un terrain Rover.
name-event37 = Pas de rover sur Tech
name-event37-text = Ce tour-ci, aucun rover n’entre sur un terrain Tech.
name-event38 = Pas de rover sur Civ
name-event38-text = Ce tour-ci, aucun rover n’entre sur un terrain Civ.
name-event39 = Loin du bord
name-event39-text = Ce tour-ci, les tuiles ne couvrent pas la périphérie.
name-event40 = Une seule ressource
name-event40-text = Ce tour-ci, une seule ressource de la tuile placée est utilisée.
name-event41 = Revers de 2
name-event41-text = Régressez un cube au choix de 2, ou autant que possible.
name-event42 = Revers de 3
name-event42-text = Régressez un cube au choix de 3, ou autant que possible.
name-event43 = Impact
name-event43-text = Posez une météorite sur un symbole météore libre de votre planète.
name-event44 = Une seule ressource
name-event44-text = Ce tour-ci, une seule ressource de la tuile placée est utilisée.
name-event45 = Sans palier
name-event45-text = Ce tour-ci, les paliers ne donnent rien.
name-event46 = Objectif perdu
name-event46-text = Détruisez un de vos objectifs personnels.
name-event47 = Panne
name-event47-text = Si vous avez plus d’un rover sur la planète, détruisez-en un.
name-event48 = Moins de cartes Civ
name-event48-text = Une carte au hasard de chaque rang quitte sa pile pour la boîte.
name-event49 = Signal perdu
name-event49-text = Détruisez un module de survie sur votre planète.
name-event50 = Brèche
name-event50-text = Détruisez un module de survie récupéré.
name-event51 = Cambriolage
name-event51-text = Perdez une météorite récupérée.
name-event52 = Dépôt bloqué
name-event52-text = Retirez du jeu une des deux piles devant vous.
name-event53 = Présage
name-event53-text = Gagnez un bonus synergique, ou regardez le prochain événement.
name-event54 = Présage
name-event54-text = Gagnez un bonus synergique, ou regardez le prochain événement.
name-event55 = Sans voisin semblable
name-event55-text = Ce tour-ci, aucun terrain de votre tuile ne touche le même terrain.
name-event56 = Hors de la glace
name-event56-text = Ce tour-ci, les tuiles ne couvrent pas de glace.
name-event57 = Hors de la glace
name-event57-text = Ce tour-ci, les tuiles ne couvrent pas de glace.
name-event58 = Sans synergie
name-event58-text = Ce tour-ci, les bonus synergiques ne donnent rien.
name-event59 = Sans palier
name-event59-text = Ce tour-ci, les paliers ne donnent rien.
name-event60 = Loin du bord
name-event60-text = Ce tour-ci, les tuiles ne couvrent pas la périphérie.
