title = Alien Artifacts
tagline = Des cartes à deux faces, trois lignes, un empire : bâtissez une flotte, vendez la science, pillez les aliens.

## Les choses

section = { $symbols } { $colour }
resource = { $a } | { $b } ⚔{ $n }
name-red = rouge
name-green = vert
name-blue = bleu
name-gold = doré
name-ships = vaisseaux
name-technologies = technologies
name-planets = planètes
name-exploration = Exploration
name-expansion = Expansion
name-extermination = Extermination
name-exploitation = Exploitation
name-logistics = logistique
name-operational = opérationnelle
name-aliens = le système alien
name-buy = Acheter
name-build = Construire
name-develop = Développer
name-discover = Découvrir
name-sell = Vendre
name-prepare = Préparer
name-offensive = Lancer une offensive
name-revenue = Gagner du revenu
name-mine = Extraire le minerai
name-damaged = endommagé
name-destroyed = détruit
name-none = indemne
name-any = toute ligne

## Options

option-factions = Factions
option-factions-tip = Tirées au sort, ou choisies l’une après l’autre à partir du premier joueur.
option-factions-dealt = tirées au sort
option-factions-chosen = choisies

## Questions

ask-faction = Choisissez la faction que vous jouerez.
wait-faction = { $who } choisit une faction.
ask-found = Gardez une de ces cartes ({ $row }) pour commencer ; les autres vont sous le paquet.
wait-found = { $who } choisit une carte de départ ({ $row }).
ask-turn = Choisissez votre action pour ce tour.
wait-turn = { $who } choisit une action.
ask-more = Votre action est faite. Utilisez encore autre chose, ou passez à la pioche.
wait-more = { $who } peut ajouter quelque chose à son action.
ask-again = Vous pouvez faire une autre action. Choisissez-la, utilisez autre chose, ou passez à la pioche.
wait-again = { $who } peut faire une autre action.
ask-spend = Il reste { $count ->
    [one] 1 symbole
   *[other] { $count } symboles
} à payer ({ $colour }) : choisissez une carte.
wait-spend = { $who } paie ({ $colour }).
ask-look = Combien de cartes ({ $row }) payez-vous pour voir ? Vous en gardez une.
wait-look = { $who } achète ({ $row }).
ask-keep = Laquelle de ces cartes ({ $row }) gardez-vous ?
wait-keep = { $who } choisit une carte ({ $row }).
ask-under = Laquelle des autres cartes ({ $row }) va d’abord sous le paquet ?
wait-under = { $who } remet les autres cartes ({ $row }) sous le paquet.
ask-prepare = Quelle carte préparez-vous, et où ?
wait-prepare = { $who } prépare ({ $row }).
ask-attach = Glissez une carte sous une carte en construction.
wait-attach = { $who } prépare une carte.
ask-sell = Symboles déjà vendus : { $count }. Vendre encore une carte ?
wait-sell = { $who } vend.
ask-unblock = Dépensez des symboles : chaque paire retire un jeton ({ $row }, { $count } payés).
wait-unblock = { $who } force des blocus ({ $row }).
ask-free = De quelle carte retirez-vous un jeton Blocus ?
wait-free = { $who } retire des jetons Blocus.
ask-target = Qui attaquez-vous ?
wait-target = { $who } choisit une cible.
ask-plan = { $other } vous attaque. Quel Plan de Défense opposez-vous ?
wait-plan = { $who } choisit un Plan de Défense.
ask-strike = Quel vaisseau attaque ensuite ?
wait-strike = { $who } envoie ses vaisseaux.
ask-combat = La carte est révélée. Prenez son nombre, ou changez d’abord quelque chose.
wait-combat = { $who } regarde la carte de combat.
ask-blockade = Posez un jeton Blocus sur une carte de { $other } ({ $count } à poser).
wait-blockade = { $who } pose des jetons Blocus chez { $other }.
ask-awake = { $card } porte un blocus. Payer { $count ->
    [one] 1 crédit
   *[other] { $count } crédits
} pour utiliser son texte cette fois ?
wait-awake = { $who } peut suspendre le blocus de { $card }.
ask-place = Quelle section reste visible sur { $card } ?
wait-place = { $who } produit sur { $card }.
ask-retry = Rien pour { $card }. Révéler une seconde carte ?
wait-retry = { $who } peut révéler une deuxième carte pour { $card }.
ask-reveal = Quelle technologie révèle une carte maintenant ?
wait-reveal = { $who } choisit la technologie suivante.
ask-construct = Ces cartes sont payées : achevez-en une maintenant.
wait-construct = { $who } achève des cartes par construction automatique.
ask-complete = Quelle carte achevez-vous gratuitement ?
wait-complete = { $who } achève une carte gratuitement.
ask-buy = Dans quel paquet achetez-vous ?
wait-buy = { $who } fait un achat de plus.
ask-develop = Quelle technologie développez-vous ?
wait-develop = { $who } développe une technologie.
ask-build = Quel vaisseau construisez-vous ?
wait-build = { $who } construit un vaisseau.
ask-discover = Quelle planète découvrez-vous ?
wait-discover = { $who } découvre une planète.
ask-planet = Sur quelle planète produisez-vous ?
wait-planet = { $who } choisit une planète.
ask-ship = Quel vaisseau attaque ?
wait-ship = { $who } choisit un vaisseau.
ask-against = Chez qui posez-vous des jetons Blocus ?
wait-against = { $who } choisit un empire à bloquer.
ask-search = Quel type cherchez-vous, et dans quel paquet ?
wait-search = { $who } cherche dans un paquet.
ask-sets = Dépensez une carte : un point par trio rouge, vert et bleu.
wait-sets = { $who } dépense des trios de couleurs.
ask-colour = De quelle couleur sont les symboles ajoutés ?
wait-colour = { $who } choisit une couleur.
ask-cash = Quelle carte produite changez-vous en crédits ?
wait-cash = { $who } change des cartes produites en crédits.
ask-exchange = Quelle carte échangez-vous ?
wait-exchange = { $who } échange des cartes.
ask-artifact = Gardez un de ces artefacts ; l’autre est défaussé.
wait-artifact = { $who } choisit un artefact.
ask-draw = Défaussez ce dont vous ne voulez pas, puis piochez jusqu’à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
wait-draw = { $who } défausse et pioche.
ask-closing = La fin est déclenchée. Utilisez un artefact qui l’attendait, ou finissez votre tour.
wait-closing = { $who } finit son tour.
ask-settle = Payer pour que des technologies bloquées comptent à la fin ?
wait-settle = { $who } peut payer pour des technologies bloquées.

## Actions

do-play = Jouer { $faction }
do-keep = Garder { $card }
do-buy = Acheter : { $row }
do-look = Voir { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
do-under = { $card } d’abord
do-build = Construire { $ship } ({ $face })
do-develop = Développer { $technology } ({ $face })
do-discover = Découvrir { $planet } ({ $face })
do-complete = Achever { $card } ({ $face })
do-prepare = Préparer { $card }
do-attach = Mettre { $section }{ $where ->
    [hand] {" "}(main, carte { $number })
    [planet] {" "}({ $planet }, carte { $number })
   *[other] {""}
} sous { $card }
do-sell = Vendre { $section }{ $where ->
    [hand] {" "}(main, carte { $number })
    [planet] {" "}({ $planet }, carte { $number })
   *[other] {""}
}
do-spend = Dépenser { $section }{ $where ->
    [hand] {" "}(main, carte { $number })
    [planet] {" "}({ $planet }, carte { $number })
   *[other] {""}
}
do-stop = C’est tout
do-unblock = Retirer des jetons Blocus : { $row }
do-free = Retirer un jeton de { $card }
do-offensive = Lancer une offensive
do-revenue = Gagner du revenu
do-mine = Extraire le minerai des planètes
do-faction = Utiliser l’action de votre faction
do-use = Action { $technology } : { $text }
do-plus = En plus, { $technology } : { $text }
do-artifact = Artefact { $artifact } : { $text }
do-suspend = Suspendre le blocus de { $card }
do-pass = Rien n’est possible : passer
do-end = Passer à la pioche
do-raid = Attaquer { $system }
do-attack = Attaquer { $target }
do-plan = Se défendre avec { $plan }
do-strike = Attaquer avec { $ship }
do-take = Prendre la carte { $number } : { $resource }
do-accept = Prendre son nombre
do-decline = Non
do-place = Laisser visible { $section } ({ $type }) de la carte { $number }
do-retry = Révéler une deuxième carte
do-reveal = Révéler une carte pour { $technology }
do-blockade = Mettre un blocus sur { $card }
do-produce = Produire sur { $planet }
do-ship = Choisir { $ship }
do-against = Choisir { $target }
do-search = Chercher { $type } parmi : { $row }
do-colour = Choisir { $colour }
do-claim = Garder { $artifact }
do-discard = Défausser la carte { $number } ({ $resource }), puis piocher
do-discard_two = Défausser les cartes { $number } ({ $first }) et { $next } ({ $second }), puis piocher
do-discard_all = Défausser toute la main, puis piocher
do-drop = Défausser la carte { $number } ({ $resource })
do-draw = Garder la main et piocher
verb-play = Choisir une faction
verb-keep = Garder une carte
verb-buy = Acheter
verb-look = Voir des cartes
verb-under = Mettre sous le paquet
verb-build = Construire
verb-develop = Développer
verb-discover = Découvrir
verb-complete = Achever une carte
verb-prepare = Préparer
verb-attach = Attacher une carte
verb-sell = Vendre
verb-spend = Dépenser une carte
verb-stop = C’est tout
verb-unblock = Retirer des jetons Blocus
verb-free = Retirer un jeton
verb-offensive = Lancer une offensive
verb-revenue = Gagner du revenu
verb-mine = Extraire le minerai
verb-faction = Action de faction
verb-use = Action d’une technologie
verb-plus = En plus
verb-artifact = Artefact
verb-suspend = Suspendre un blocus
verb-pass = Passer
verb-end = Passer à la pioche
verb-raid = Attaquer le système alien
verb-attack = Attaquer un joueur
verb-plan = Plan de Défense
verb-strike = Attaquer avec un vaisseau
verb-take = Prendre une carte
verb-accept = Prendre son nombre
verb-decline = Non
verb-place = Choisir une section
verb-retry = Révéler une deuxième carte
verb-reveal = Révéler une carte
verb-blockade = Mettre un blocus
verb-produce = Produire
verb-ship = Choisir un vaisseau
verb-against = Choisir un joueur
verb-search = Chercher dans un paquet
verb-colour = Choisir une couleur
verb-claim = Garder un artefact
verb-discard = Défausser une carte
verb-discard_two = Défausser deux cartes
verb-discard_all = Défausser toute la main
verb-drop = Défausser une carte
verb-draw = Garder la main et piocher
tally-points = { $n ->
    [one] point
   *[other] points
}
tally-credits = { $n ->
    [one] crédit
   *[other] crédits
}
tally-cards = { $n ->
    [one] carte en main
   *[other] cartes en main
}
tally-produced = { $n ->
    [one] carte produite
   *[other] cartes produites
}
tally-works = { $n ->
    [one] carte en construction
   *[other] cartes en construction
}
tally-artifacts = { $n ->
    [one] artefact
   *[other] artefacts
}
tally-plans = { $n ->
    [one] Plan de Défense
   *[other] Plans de Défense
}
tally-tokens = { $n ->
    [one] jeton Blocus chez vous
   *[other] jetons Blocus chez vous
}

## Ce qui s’est passé

log-faction = { $seat } joue { $card }.
log-founded = { $seat } commence avec { $card } en construction.
log-founded_empire = { $seat } commence avec { $card } (face { $face }) dans son Empire.
log-turn = { $seat } commence son tour.
log-marker = Le paquet Ressources est vide : le marqueur de tour passe à { $count }.
log-ending = Le paquet Ressources est vide pour la dernière fois : la partie finit avec cette manche.
log-buys = { $seat } paie { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} ({ $row }).
log-bought = { $seat } prend { $card } en construction.
log-entered = { $seat } achève { $card }, face { $face }.
log-automatic = { $card }, à { $seat }, est achevé par construction automatique.
log-prepared = { $seat } prépare { $section } sous { $card }.
log-sold = { $seat } vend { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} et a { $total ->
    [one] { $total } crédit
   *[other] { $total } crédits
}.
log-produced = { $seat } produit { $section } sur { $card }{ $points ->
    [0] .
   *[other] {" "}: +{ $points }.
}
log-revealed = { $seat } révèle { $resource } pour { $card } : { $match ->
    [0] rien.
   *[other] le type correspond.
}
log-scored = { $seat } marque { $points } avec { $card }.
log-gained = { $seat } gagne { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} avec { $card }.
log-gained_defender = { $seat } gagne { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} en défense.
log-offensive = { $seat } lance une offensive.
log-revenue = { $seat } gagne du revenu.
log-mine = { $seat } extrait le minerai de ses planètes.
log-passed = { $seat } ne peut rien faire et passe.
log-attacks_aliens = { $seat } attaque { $system }.
log-attacks = { $seat } attaque { $other }, qui se défend avec { $plan }.
log-reveals = { $card }, à { $seat }, révèle { $resources }.
log-strikes = { $card }, à { $seat }, attaque avec { $number } + { $bonus } = { $value }.
log-spoils = { $seat } marque { $points } par l’attaque de { $card }.
log-spoils_defender = { $seat } marque { $points } en défense.
log-system = { $system } est le nouveau système alien.
log-damaged = { $card }, à { $seat }, est endommagé et retourne en construction.
log-destroyed = { $card }, à { $seat }, est détruit.
log-blockaded = { $seat } bloque { $card }, à { $other }.
log-freed = { $seat } retire un jeton Blocus de { $card }.
log-suspended = { $seat } paie { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} pour utiliser { $card } malgré le blocus.
log-uses = { $seat } utilise { $card }.
log-plan = { $seat } gagne un Plan de Défense.
log-plan-secret = Vous gagnez le Plan de Défense { $plan }.
log-artifact = { $seat } gagne un artefact.
log-artifact-secret = Vous gagnez l’artefact { $card }.
log-left = { $seat } défausse { $cards }.
log-found = { $seat } trouve { $card } après { $count } autres cartes.
log-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-drew-secret = Vous piochez { $cards }.
log-discarded = { $seat } défausse { $cards }.
log-extra_turns = { $seat } jouera { $count } tours de plus à la fin.

## Pourquoi pas

why-empty = le paquet est vide
why-credits = il faut { $need ->
    [one] { $need } crédit
   *[other] { $need } crédits
}, vous en avez { $have }
why-symbols = il faut { $need ->
    [one] { $need } symbole
   *[other] { $need } symboles
} ({ $colour } ou doré), vous atteignez { $have } avec { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}
why-symbols-no-gold = il faut { $need ->
    [one] { $need } symbole
   *[other] { $need } symboles
} ({ $colour }, sans doré), vous atteignez { $have } avec { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}
why-no-operational = aucune carte opérationnelle ({ $row }) dans votre Empire
why-all-attacked = tous vos vaisseaux opérationnels ont attaqué ce tour-ci
why-used = déjà utilisé ce tour
why-nothing = cela ne ferait rien maintenant
why-not-ending = seulement quand la fin de la partie est déclenchée
why-too-many = vous avez { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} : défaussez d’abord jusqu’à { $need }

## Points

score-production = Production
score-research = Technologies en cours de partie
score-conquest = Attaques
score-other = Effets de cartes
score-cards = Cartes dans l’Empire
score-technologies = Technologies à la fin
score-faction = Faction

## La table

panel-construction = En construction
panel-empire = Empire
panel-hand = Votre main
panel-hand-of = Main de { $who }
panel-market = Paquets
panel-aliens = Système alien
panel-resources = Ressources
panel-table = Sur la table
panel-plans = Plans de Défense
panel-mat = { $who } — { $faction }
panel-track = Piste de score
note-turn = { $marker ->
    [one] dernier passage du paquet Ressources
   *[other] encore { $marker } passages du paquet Ressources
} · tour { $turn }
note-ending = dernière manche
note-extra = tours supplémentaires
note-setup = mise en place
note-over = la partie est finie
label-cost = coût { $count }
label-ready = payé
label-under = en construction
label-attack = Attaque
label-artifact = artefact
label-faction = Artefact : { $symbols } { $colour }{ $count ->
    [0] {""}
   *[other] , { $count } crédits
}
label-basic = De base
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-deck = pioche
label-discard = défausse
label-permanent = PERMANENT
label-plus = EN PLUS
label-action = ACTION
label-during = en jeu
label-end = à la fin
label-goal = but
label-empty = vide
label-marker = passages
label-tokens = jetons
label-reverse = verso
tip-credits = Crédits en banque (15 au plus)
tip-track = Points sur la piste
tip-hand = Cartes Ressource en main
tip-artifacts = Artefacts non utilisés
tip-plans = Plans de Défense
tip-marker = Le marqueur de tour dit combien de fois le paquet Ressources sera encore épuisé.
tip-resource-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Ressource dans la pioche
tip-resource-discard = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Ressource dans la défausse
tip-artifact-deck = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
} dans le paquet
tip-plan-deck = { $count } Plans de Défense dans le paquet
tip-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} Blocus dans la réserve
tip-blockade = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} Blocus : le texte est vide, sauf si vous payez un crédit par jeton
tip-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le paquet ({ $row }) ; celle du dessus est visible
tip-attached = { $section } préparé
tip-produced = { $section } produit : utilisable comme depuis la main
tip-back = Une carte cachée
tip-first = Premier joueur
tip-provenance = Nom : { $name } ; effets : { $effects }.
tip-works = { $card }, en construction : coût { $cost }, { $paid } préparés
tip-measure = { $card } : { $count } en ce moment
tip-combat = nombre de combat { $n }
origin-rulebook = tirés des règles
origin-public-record = tirés d’une critique publiée
origin-partly-reconstructed = reconstitution partielle
origin-reconstructed = notre reconstitution

## Effets des cartes

op-cost_mod = { $action } coûte { $n } de moins
op-cost_mod-buy = { $action } coûte { $n } crédits de moins
op-assembly_mod = { $action } : { $amount } carte de plus
op-assembly_mod-row = { $action } ({ $row }) : { $amount } carte de plus
op-assembly_mod-any = { $action } (toute ligne) : { $amount } carte de plus
op-assembly_free = La première carte produite de chaque action ne compte pas dans la limite
op-gain_vp = +{ $n } point{ $n ->
    [one] {""}
   *[other] s
}
op-gain_credits = +{ $n } crédit{ $n ->
    [one] {""}
   *[other] s
}
op-gain_artifact = Gagnez { $n ->
    [one] un artefact
   *[other] { $n } artefacts
}
op-gain_plan = Gagnez un Plan de Défense
op-draw_resources = Piochez { $n } cartes Ressource
op-produce-self = produit { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
op-produce-one = Produisez { $cards } carte sur une planète opérationnelle
op-produce-each = Produisez { $cards } carte sur chaque planète opérationnelle
op-produce_count = Exploiter une planète produit { $cards } cartes
op-attack_bonus-ship-any = +{ $n } à ses attaques
op-attack_bonus-ship-aliens = +{ $n } à ses attaques contre les systèmes aliens
op-attack_bonus-ship-player = +{ $n } à ses attaques contre les autres empires
op-attack_bonus-any = Vos vaisseaux : +{ $n } à toutes les attaques
op-attack_bonus-turn-any = Vos vaisseaux : +{ $n } aux attaques de ce tour
op-attack_bonus-turn-aliens = Vos vaisseaux : +{ $n } contre les systèmes aliens ce tour-ci
op-attack_bonus-turn-player = Vos vaisseaux : +{ $n } contre les autres empires ce tour-ci
op-attack_bonus-aliens = Vos vaisseaux : +{ $n } contre les systèmes aliens
op-attack_bonus-player = Vos vaisseaux : +{ $n } contre les autres empires
op-attack_reveal = Révèle { $cards } cartes de combat, vous en choisissez une
op-do_attack = Un vaisseau opérationnel attaque{ $bonus ->
    [0] {""}
   *[other] {" "}avec +{ $bonus }
}
op-replace_result = Si { $before } : { $after }
op-replace_result-technology = Vos vaisseaux, si { $before } : { $after }
op-more_blockades = Une fois par attaque, placez { $n ->
    [one] 1 jeton Blocus
   *[other] { $n } jetons Blocus
} de plus
op-place_blockade = Placez { $n } jetons Blocus dans un autre Empire
op-remove_blockade = Retirez { $n ->
    [one] 1 jeton Blocus
   *[other] jusqu’à { $n } jetons Blocus
} de votre Empire
op-search_deck = Cherchez un type ({ $decks }){ $times ->
    [one] {""}
   *[other] , { $times } fois
}
op-attach_card = Préparez une carte
op-complete_card = Achevez gratuitement une carte ({ $row })
op-do_action-buy = Faites un achat en le payant
op-do_action = { $action }, en payant
op-do_action-colours = { $action } en mêlant { $colours }, sans doré
op-extra_action = { $n } action de plus ce tour, au choix
op-extra_action-kinds = { $n } actions de plus ce tour parmi { $kinds }
op-extra_turns = Une fois la fin déclenchée : { $n } tours de plus après la dernière manche
op-buy_look = Chaque achat montre { $cards } carte de plus
op-sell_colours = Une vente peut mêler { $colours } couleurs
op-spend_sets = Dépensez jusqu’à { $max_cards } cartes : { $vp } point par trio rouge, vert et bleu
op-virtual_symbols = +{ $n } symboles d’une couleur pour votre prochaine action
op-discard_produced = Défaussez jusqu’à { $max_cards } cartes produites : 1 crédit par symbole
op-discard_then_draw = Défaussez jusqu’à { $cards } cartes et piochez-en autant
op-reveal_retry = Une fois par action, une technologie sans correspondance révèle encore
op-artifact_choice = Quand vous gagnez un artefact, piochez-en { $draw } et gardez-en 1
op-score_techs = Toutes vos technologies opérationnelles marquent, sans révéler
moment-enter = À l’arrivée :{" "}
moment-mine = Lors d’une extraction :{" "}
moment-after_attack = Après son attaque :{" "}
when-on_buy = Après un achat :{" "}
when-on_sell = Après une vente :{" "}
when-on_sell-symbols = Après une vente de { $n } symboles ou plus :{" "}
when-on_attack = Chaque fois que vous attaquez :{" "}
when-on_enter_empire = Quand une carte rejoint votre Empire ({ $row }) :{" "}
when-on_enter_empire-logistics = Quand une carte rejoint votre Empire face logistique ({ $row }) :{" "}
when-on_enter_empire-operational = Quand une carte rejoint votre Empire face opérationnelle ({ $row }) :{" "}
when-on_enter_empire-first = Quand une carte est la première de son Type sur sa ligne :{" "}
when-on_exploit = Quand vous exploitez une planète :{" "}
when-on_produce_match = Pour chaque carte produite qui correspond :{" "}
when-on_tech_reveal_miss = Quand une technologie révèle une carte sans effet :{" "}
when-on_ship_result = Quand un de vos vaisseaux est endommagé ou détruit :{" "}
when-on_place_blockade = Quand votre attaque place des jetons :{" "}
when-on_blockaded = Quand une attaque place un blocus chez vous :{" "}
when-on_gain_artifact = Quand vous gagnez un artefact :{" "}
when-on_draw_phase_start = À votre pioche :{" "}
if-bank_max = avec { $n } crédits ou moins :{" "}
name-any-card = toute ligne
cost-credits = Payez { $n } crédit{ $n ->
    [one] {""}
   *[other] s
} :{" "}
cost-symbols = Dépensez { $n } { $colours } :{" "}
metric-row_count = { $row } dans votre Empire
metric-total_count = cartes dans votre Empire
metric-largest_row = cartes de votre ligne la plus longue
metric-smallest_row = cartes de votre ligne la plus courte
metric-type_count = cartes { $counts }
metric-types_in_row = types parmi vos { $row }
metric-types_in_row-logistics = types parmi vos { $row }, face logistique
metric-types_in_row-operational = types parmi vos { $row }, face opérationnelle
metric-row_type_pairs = couples ligne et type
metric-smallest_type = cartes de votre type le plus rare
metric-face_count-logistics = cartes face logistique
metric-face_count-operational = cartes face opérationnelle
metric-face_row_count-logistics = { $row } face logistique
metric-face_row_count-operational = { $row } face opérationnelle
metric-credits = crédits en banque
metric-produced_cards = cartes produites sur vos planètes
metric-defence_plans = Plans de Défense en votre possession
metric-artifacts_held = artefacts non utilisés
metric-under_construction_count = cartes en construction
metric-tokens_on_opponents = jetons Blocus chez les autres
per-row = { $vp } par carte face { $face } ({ $row })
per-type = { $vp } par carte { $kind }
cell-vp = +{ $n } pt
cell-credits = +{ $n } cr
cell-artifacts = { $n } artefact{ $n ->
    [one] {""}
   *[other] s
}
cell-blockade = { $n } jeton{ $n ->
    [one] {""}
   *[other] s
}
cell-defender_vp = défenseur +{ $n } pt
cell-defender_credits = défenseur +{ $n } cr
cell-nothing = rien
