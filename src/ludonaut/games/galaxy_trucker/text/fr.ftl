title = Galaxy Trucker
tagline = Construisez un vaisseau avec de la plomberie avant la fin du sablier, puis voyez ce qui en arrive.

## Options

option-tempo = Rythme de la construction
option-tempo-tip = Comment se court la chasse aux composants.
option-tempo-stepped = Pas à pas : chacun son tour, le temps est compté
option-tempo-real = Temps réel, avec le sablier
option-tempo-relaxed = Détendu : tous ensemble, sans sablier
option-seconds = Secondes de sable
option-seconds-tip = Durée d’un passage du sablier en temps réel.
option-rounds = Manches
option-rounds-tip = Une partie plus courte saute des manches.
option-rounds-123 = Les trois
option-rounds-1 = La première seulement
option-rounds-2 = La deuxième seulement
option-rounds-3 = La troisième seulement
option-rounds-12 = Première et deuxième
option-rounds-13 = Première et troisième
option-rounds-23 = Deuxième et troisième
option-third = Vaisseaux de la troisième manche
option-third-tip = Le IIIa est plus long, plus dur à bâtir et n’est pas assuré.
option-third-III = III
option-third-IIIa = IIIa à la place
option-third-both = III, puis IIIa en manche de plus
option-first_flight = Premier vol
option-first_flight-tip = Manche un avec les huit cartes à l’astérisque et des règles douces : ni sablier, ni extraterrestres, réparations gratuites, pas d’abandon.
option-visions = Visions du futur
option-visions-tip = Les piles de cartes sont empilées sans mélange : qui a regardé sait ce qui vient, et quand.
option-teams = Équipes
option-teams-tip = Deux paires assises face à face partagent leurs crédits et volent chacune dans le vaisseau de l’autre.
option-teams-none = Chacun pour soi
option-teams-pairs = On vole avec le vaisseau du partenaire
option-teams-swap = On échange aussi les places quand le sablier tourne
option-lone_zone = Les zones de combat touchent un vaisseau seul
option-lone_zone-tip = Quand un seul vaisseau vole encore, une zone de combat reste sans effet, sauf avec cette option.
option-credits = Crédits
option-credits-tip = Face cachée, les crédits des autres ne sont montrés qu’à la fin ; les gains restent annoncés au moment où ils arrivent.
option-credits-open = Visibles de tous
option-credits-hidden = Face cachée
option-marks = Marques des erreurs
option-marks-tip = Si le vaisseau montre ce qui ne va pas.
option-marks-on = Pendant la construction
option-marks-end = À la vérification
option-marks-off = Jamais
option-notes = Notes sur les cartes vues
option-notes-tip = Pendant le vol, vous pouvez relire les piles regardées pendant la construction.
refuse-third = Le vaisseau IIIa appartient à la troisième manche, qui n’est pas jouée.
refuse-first-flight = Le premier vol est la manche un, qui n’est pas jouée.
refuse-swap = Les partenaires échangent quand le sablier tourne : le rythme détendu n’en a pas.

## Questions pendant la construction

ask-build = Prenez un composant, ou terminez votre vaisseau.
wait-build = { $who } tend la main vers un composant.
ask-held = Où va ce composant : { $tile } ?
wait-held = { $who } tient un composant : { $tile }.
ask-lying = Ce composant ({ $tile }) peut encore bouger. Prendre autre chose le soude.
wait-lying = { $who } a posé un composant : { $tile }.
ask-looking = Vous regardez la pile { $pile }.
wait-looking = { $who } regarde la pile { $pile }.
ask-flip = Votre vaisseau est fini. Retourner le sablier ?
wait-flip = { $who } peut retourner le sablier.
ask-flip_or_wait = Le sable s’est écoulé. Retourner le sablier, ou laisser du temps aux autres ?
wait-flip_or_wait = { $who } décide pour le sablier.
ask-grab = C’est fini ! Prenez une tuile d’ordre.
wait-grab = { $who } prend une tuile d’ordre.

## Questions avant et pendant le vol

ask-repair = { $count ->
    [one] Il y a une erreur sur votre vaisseau. Retirez un composant.
   *[other] Il y a { $count } erreurs sur votre vaisseau. Retirez un composant.
  }
wait-repair = { $who } répare un vaisseau illégal.
ask-crew = Qui loge dans la cabine en ligne { $row }, colonne { $column } ?
wait-crew = { $who } choisit son équipage.
ask-reveal = Vous menez. Retournez la carte suivante (reste { $left }).
wait-reveal = { $who } retourne la carte suivante.
ask-next_card = Encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}. Continuer, ou abandonner ici ?
wait-next_card = { $who } décide de continuer ou non.
ask-land = Atterrir sur une planète ? Cela coûte { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
wait-land = { $who } choisit une planète.
ask-wreck = Réparer l’épave et la vendre { $credits ->
    [one] { $credits } crédit ?
   *[other] { $credits } crédits ?
  } Cela coûte { $crew } membres d’équipage et { $days ->
    [one] un jour.
   *[other] { $days } jours.
  }
wait-wreck = { $who } examine le vaisseau abandonné.
ask-station = S’amarrer à la station pour : { $goods } ? Cela coûte { $days ->
    [one] un jour.
   *[other] { $days } jours.
  }
wait-station = { $who } examine la station abandonnée.
ask-reward = Vous avez gagné. Prendre { $credits ->
    [0] { $goods }
    [one] { $credits } crédit
   *[other] { $credits } crédits
  } et perdre { $days ->
    [one] un jour ?
   *[other] { $days } jours ?
  }
wait-reward = { $who } décide pour le butin.
ask-power_engine = Moteurs : { $strength }. Alimenter un double moteur ?
wait-power_engine = { $who } annonce ses moteurs : { $strength } pour l’instant.
ask-power_cannon = Canons : { $strength }. Alimenter un double canon ?
wait-power_cannon = { $who } annonce ses canons : { $strength } pour l’instant.
ask-spend = Quel accumulateur paie ?
wait-spend = { $who } choisit un accumulateur.
ask-shield = Un composant va être touché : { $tile }, ligne { $row }, colonne { $column }. Lever le bouclier ?
wait-shield = { $who } décide pour le bouclier.
ask-shoot = Une grosse météorite vise : { $tile }, ligne { $row }, colonne { $column }. Tirer avec le double canon ?
wait-shoot = { $who } décide de tirer ou non.
ask-lose_crew = Qui quitte le vaisseau ?
wait-lose_crew = { $who } choisit qui s’en va.
ask-lose_goods = De quelle soute viennent les marchandises ?
wait-lose_goods = { $who } livre des marchandises.
ask-lose_energy = Plus de marchandises : quel accumulateur donne une cellule ?
wait-lose_energy = { $who } livre des cellules d’énergie.
ask-keep = Votre vaisseau s’est brisé. Quel morceau continue ?
wait-keep = { $who } choisit le morceau qui continue.
ask-load = { $goods ->
    [none] Rangez vos marchandises à votre gré.
   *[other] Chargez le vaisseau. En attente : { $goods }.
  }
wait-load = { $who } charge des marchandises.

## Actions

do-draw = Piocher un composant, face cachée
do-take = Prendre : { $tile } { $sides } (nᵒ { $number })
do-take_aside = Reprendre de côté : { $tile } { $sides } (nᵒ { $number })
do-lift = Le reprendre en main
do-turn = Le tourner d’un quart
do-weld = Le souder
do-put_back = Le rendre, face visible
do-set_aside = Le mettre de côté
do-place = Ligne { $row }, colonne { $column } · { $turn ->
    [0] tel quel
    [1] tourné à droite
    [2] à l’envers
   *[3] tourné à gauche
  }
do-look = Regarder la pile { $pile }
do-stop_look = Reposer la pile
do-finish = Terminer : prendre la tuile d’ordre { $order }
do-flip = Retourner le sablier
do-wait = Leur laisser encore un peu de temps
do-run_out = Le sable s’écoule
do-remove = Retirer : { $tile } (ligne { $row }, colonne { $column })
do-humans = Deux humains
do-alien = Un extraterrestre { $alien }
do-fly_on = Continuer le vol
do-give_up = Abandonner le vol
do-reveal = Retourner la carte
do-land = Atterrir sur la planète { $planet }
do-pass = Passer
do-accept = Accepter
do-enough = Cela suffit
do-power = Alimenter : { $tile } (ligne { $row }, colonne { $column })
do-spend = Prendre une cellule : { $tile } (ligne { $row }, colonne { $column })
do-endure = Encaisser
do-keep = Garder le morceau avec : { $tile } (ligne { $row }, colonne { $column })
do-lose_crew = De la cabine ligne { $row }, colonne { $column }
do-lose_goods = De la soute ligne { $row }, colonne { $column }
do-lose_energy = De l’accumulateur ligne { $row }, colonne { $column }
do-load_best = Charger ce qui vaut le plus
do-done = Terminé : laisser le reste
do-stow = Mettre { $good } dans la soute ligne { $row }, colonne { $column }
do-unstow = Sortir { $good } de la soute ligne { $row }, colonne { $column }

## Ce que l’on compte

tally-credits = { $n ->
    [one] crédit
   *[other] crédits
}
tally-day = { $n ->
    [one] jour
   *[other] jours
}
tally-crew = équipage
tally-energy = { $n ->
    [one] cellule
   *[other] cellules
}
tally-goods = { $n ->
    [one] marchandise
   *[other] marchandises
}
tally-components = { $n ->
    [one] composant
   *[other] composants
}
tally-lost = { $n ->
    [one] composant perdu
   *[other] composants perdus
}

## Groupes d’actions

verb-take = Prendre un composant
verb-take_aside = Reprendre un composant
verb-place = Le poser sur le vaisseau
verb-look = Regarder une pile
verb-finish = Terminer le vaisseau
verb-remove = Retirer un composant
verb-keep = Garder un morceau
verb-alien = Embarquer un extraterrestre
verb-land = Atterrir
verb-power = Alimenter un double
verb-spend = Prendre une cellule
verb-lose_crew = D’une cabine
verb-lose_goods = D’une soute
verb-lose_energy = D’un accumulateur
verb-stow = Charger
verb-unstow = Décharger
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

## Pourquoi pas

why-hand_full = Vous tenez un composant : posez-le, rendez-le ou mettez-le de côté d’abord.
why-warehouse_empty = Il n’y a plus de composant face cachée.
why-from_aside = Ce qui a été mis de côté ne retourne jamais à l’entrepôt.
why-aside_full = On ne met que { $most } composants de côté.
why-sand_runs = Le sable coule encore.
why-last_flip = Le dernier tour revient à qui a terminé son vaisseau.
why-sand_done = Le sablier est sur son dernier emplacement.
why-weld_first = Ajoutez au moins un composant avant de regarder les cartes.
why-pile_taken = { $other } regarde la pile { $pile }.
why-planet_taken = { $other } a atterri sur la planète { $planet }.
why-no_red_room = Le radioactif demande une soute rouge, et aucune n’est libre.
why-no_room = Aucune soute libre pour : { $good }.

## Ce qui s’est passé

log-round = Nouvelle manche : vaisseaux de classe { $ship }.
log-drew = { $seat } pioche : { $tile }.
log-took = { $seat } prend : { $tile }.
log-took_aside = { $seat } reprend de côté : { $tile }.
log-placed = { $seat } pose en ligne { $row }, colonne { $column } : { $tile }.
log-put_back = { $seat } rend : { $tile }.
log-set_aside = { $seat } met de côté : { $tile }.
log-finished = { $seat } a terminé et prend la tuile d’ordre { $order }.
log-looked = { $seat } regarde la pile { $pile }.
log-looked-secret = Vous avez regardé la pile { $pile } : { $cards }.
log-flipped = { $seat } retourne le sablier{ $spot ->
    [0] {" "}pour la dernière fois.
   *[other] {" "}sur l’emplacement { $spot }.
  }
log-sand = Le sable s’est écoulé.
log-time_up = C’est fini. On ne touche plus à rien !
log-changed_places = Les partenaires échangent leurs places.
log-faulty = Le vaisseau de { $seat } enfreint les règles de construction.
log-fault = Ligne { $row }, colonne { $column } : { $why ->
    [mismatch] un simple touche un double.
    [smooth] un connecteur touche un côté lisse.
    [engine_direction] le moteur ne souffle pas vers l’arrière.
    [behind_engine] quelque chose gêne l’échappement du moteur.
    [before_cannon] quelque chose bouche le canon.
    [loose] ceci ne tient pas au reste du vaisseau.
   *[outside] hors des cases de construction.
  }
log-removed = { $seat } retire : { $tile } (ligne { $row }, colonne { $column }).
log-fell_off = { $seat } perd ce qui ne tenait plus : { $tiles }.
log-given_back = { $seat } rend ce qui ne tenait pas : { $tiles }.
log-alien_left = { $seat } perd l’extraterrestre { $alien } : plus de support de vie.
log-alien_boarded = Un extraterrestre { $alien } embarque chez { $seat }.
log-launched = Décollage ! Classe { $ship }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à venir.
log-card = Carte : { $card }.
log-gave_up = { $seat } abandonne{ $why ->
    [choice] .
    [engine] {" "}: aucun moteur dans l’espace intersidéral.
    [crew] {" "}: plus d’humain à bord.
   *[lapped] {" "}: un tour de retard sur le leader.
  }
log-lone_zone = { $seat } vole en solitaire : la zone de combat reste sans effet.
log-passed = { $seat } passe.
log-landed = { $seat } atterrit sur la planète { $planet }.
log-crew_short = { $seat } a un équipage de { $have } ; il en faudrait { $need }.
log-accepted = { $seat } accepte.
log-earned = { $seat } gagne { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}.
log-drawn = { $seat } leur tient tête, { $strength } contre { $enemy } : égalité.
log-beat = { $seat } les bat, { $strength } contre { $enemy }.
log-beaten = { $seat } est battu, { $strength } contre { $enemy }.
log-rolled = { $hazard ->
    [shot] { $size ->
        [big] Un tir puissant
       *[small] Un tir
      }
   *[meteor] { $size ->
        [big] Une grosse météorite
       *[small] Une petite météorite
      }
  } ({ $origin }) : { $seat } lance { $number }.
log-missed = { $seat } n’est pas touché.
log-bounced = Cela rebondit sur le vaisseau de { $seat }.
log-shielded = { $seat } lève un bouclier.
log-shot_down = { $seat } l’abat.
log-hit = { $seat } perd : { $tile } (ligne { $row }, colonne { $column }).
log-weakest = { $seat } est au plus bas ({ $criterion ->
    [crew] équipage
    [engine] moteurs
   *[cannon] canons
  } { $strength }).
log-declared = { $seat } : { $weapon ->
    [engine] moteurs
   *[cannon] canons
  } { $strength }.
log-gained_days = { $seat } avance de { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
log-lost_days = { $seat } perd { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
log-lost_crew = { $seat } perd { $count } membres d’équipage.
log-lost_goods = { $seat } perd { $count } marchandises{ $energy ->
    [0] .
   *[other] {" "}et { $energy } cellules d’énergie.
  }
log-bank_empty = La banque n’a plus de marchandise pour { $seat } : { $good }.
log-loaded = { $seat } transporte maintenant : { $goods }.
log-empty = { $seat } ne transporte rien.
log-no_engine = { $seat } n’a aucune puissance de moteur et dérive.
log-line = Ligne { $line } de la zone de combat : { $criterion ->
    [crew] qui a le plus petit équipage ?
    [engine] qui a les moteurs les plus faibles ?
   *[cannon] qui a les canons les plus faibles ?
  }
log-epidemic = L’épidémie emporte { $count } membres d’équipage de { $seat }.
log-sabotage = Sabotage chez { $seat } : ligne { $row }, colonne { $column }.
log-sabotage_failed = Le sabotage contre { $seat } échoue.
log-reward_arrival = { $seat } est à bon port : +{ $credits }.
log-reward_beauty = { $seat } a le plus beau vaisseau : +{ $credits }.
log-reward_goods = { $seat } vend ses marchandises : +{ $credits }.
log-paid = { $seat } paie { $credits } pour les composants perdus ({ $due } dus).
log-flight_result = { $seat } : { $total } crédits pour ce vol{ $rank ->
    [0] , sans arriver.
   *[other] , arrivée en place { $rank }.
  }
log-over = La partie est finie. Qui a un crédit a gagné ; certains un peu plus.

## Scores

score-adventure = Gagné en route
score-arrival = Arrivée
score-beauty = Plus beau vaisseau
score-goods = Marchandises vendues
score-losses = Composants perdus

## Noms

name-red = rouge
name-yellow = jaune
name-green = vert
name-blue = bleu
name-purple = mauve
name-brown = brun
name-front = avant
name-right = droite
name-rear = arrière
name-left = gauche
name-nothing = rien

## Sur les cartes

card-open_space = Chaque vaisseau avance d’un jour par point de moteur, le leader d’abord. Sans moteur on abandonne (pas au premier vol).
card-stardust = Chaque connecteur exposé coûte un jour, le dernier vaisseau d’abord.
card-epidemic = Deux cabines occupées et jointes se contaminent : chacune perd une figurine.
card-sabotage = Le plus petit équipage perd un composant tiré aux dés. Trois échecs et il n’y a rien.
card-slavers = Le plus faible perd de l’équipage.
card-smugglers = Le plus faible perd ses meilleures marchandises.
card-pirates = Le plus faible se fait tirer dessus.
card-abandoned_ship = Un joueur peut laisser de l’équipage pour réparer l’épave et la vendre.
card-abandoned_station = Un joueur avec assez d’équipage peut charger ce qui traîne ici.

## La table

panel-ship = Vaisseau de { $seat }, classe { $ship }
panel-warehouse = Entrepôt
panel-clock = Sablier et tuiles d’ordre
panel-opened = Pile { $pile }
panel-piles = Ce qui attend
panel-flight = Le vol
note-build = Classe { $ship } : construction
note-grab = Classe { $ship } : temps écoulé
note-built = Classe { $ship } : vérification
note-check = Classe { $ship } : vérification
note-crew = Classe { $ship } : l’équipage embarque
note-flight = Classe { $ship } : encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
panel-landing = Ce que le vol a rapporté
note-landing = Classe { $ship } : paiement
pay-rank = Rang à l’arrivée
pay-adventure = Gagné en route
pay-arrival = Prime d’arrivée
pay-beauty = Plus beau vaisseau
pay-goods = Marchandises vendues
pay-losses = Composants perdus
pay-total = Total du vol
note-over = Fin
desk-hand = en main
desk-aside = de côté
spot-start = départ
sand-out = Le sable s’est écoulé
sand-runs = Le sable coule
sand-left = Sable restant : { $ticks }
orders-gone = Toutes les tuiles d’ordre sont prises
tip-heap = { $count } composants face cachée. Piochez-en un.
tip-yard = Ce qui est rendu reste ici face visible, pour tous.
tip-tile = { $tile } : { $kind ->
    [cabin] deux humains, ou un extraterrestre avec son support de vie
    [engine] un point de moteur ; doit souffler vers l’arrière, rien derrière
    [double_engine] deux points de moteur contre une cellule ; doit souffler vers l’arrière
    [cannon] un point de canon vers l’avant, un demi ailleurs ; rien juste devant
    [double_cannon] deux points de canon vers l’avant, un ailleurs, contre une cellule
    [battery] énergie pour les doubles et les boucliers
    [shield] couvre deux côtés contre petites météorites et tirs normaux, contre une cellule
    [cargo] porte des marchandises, sauf les rouges
    [red_cargo] porte toute marchandise, rouges comprises
    [structure] tient le vaisseau ensemble
    [purple_support] permet à un extraterrestre mauve de vivre dans une cabine jointe
   *[brown_support] permet à un extraterrestre brun de vivre dans une cabine jointe
  }
tip-lying = { $tile } : pas encore soudé. Cliquez pour le reprendre.
tip-held = En main : { $tile }
tip-aside = De côté : { $tile }. S’il ne sert pas, il est perdu.
tip-humans = { $tile } : { $count ->
    [one] { $count } humain
   *[other] { $count } humains
  }
tip-alien = { $tile } : un extraterrestre { $alien }
tip-cells = { $tile } : { $count } cellules d’énergie
tip-goods = { $tile } : { $goods }
tip-a-human = Un humain
tip-an-alien = Un extraterrestre { $alien }, +2 en puissance
tip-a-cell = Une cellule d’énergie
tip-a-good = Marchandise : { $good }
tip-waiting = Marchandise à charger : { $good }
tip-square = Ligne { $row }, colonne { $column }
tip-missed = Manqué
tip-bounced = Cela rebondit
tip-shielded = Un bouclier l’arrête
tip-shot_down = Abattue
tip-struck = Un composant a été détruit ici
tip-exposed = Un connecteur exposé
tip-lost = { $count } composants perdus{ $most ->
    [0] {" "}; chacun coûte un crédit
   *[other] {" "}; au plus { $most } crédits à payer
  }
tip-danger = De ce côté : { $origin }, ligne { $number }
tip-hourglass = { $spot ->
    [0] Le sablier, sur son dernier emplacement
   *[other] Le sablier, sur l’emplacement { $spot }
  }
tip-spot = Où va le sablier, un emplacement à chaque tour
tip-order = Tuile d’ordre { $order } : à prendre quand le vaisseau est fini
tip-known-card = Vous l’avez vue : { $card }
tip-pile = Une carte du paquet { $deck } dans la pile { $pile }
tip-a-pile = Pile { $pile }
tip-pile-used = { $seat } regarde la pile { $pile }
tip-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à venir
tip-last-card = Vient d’être jouée : { $card }
tip-card = { $card }
tip-planet = Planète { $planet } : { $goods }
tip-dice = Lancé : { $number }
tip-ship = { $seat } : jour { $days }
tip-strength = Annoncé par { $seat }
tip-small-ship = Le vaisseau de { $seat }
tip-chip-engine = Puissance des moteurs, et avec toute l’énergie
tip-chip-cannon = Puissance des canons, et avec toute l’énergie
tip-chip-crew = Équipage
tip-chip-energy = Cellules d’énergie
tip-chip-goods = Ce que rapporteraient les marchandises
tip-chip-exposed = Connecteurs exposés
tip-chip-lost = Composants perdus ou mis de côté
tip-chip-order = Tuile d’ordre ; en vol, le jour
fault-mismatch = Un connecteur simple touche un connecteur double
fault-smooth = Un connecteur touche un côté lisse
fault-engine_direction = Ce moteur ne souffle pas vers l’arrière
fault-behind_engine = Quelque chose se trouve juste derrière le moteur
fault-before_cannon = Quelque chose se trouve juste devant le canon
fault-outside = C’est hors des cases de construction
fault-loose = Ceci ne tient pas au reste du vaisseau

panel-adventure = Aventure

## Cartes, avec leur paquet

name-I-01 = Esclavagistes I
name-I-02 = Contrebandiers I
name-I-03 = Pirates I
name-I-04 = Poussière d’étoiles I
name-I-05 = Espace intersidéral I
name-I-06 = Espace intersidéral I
name-I-07 = Espace intersidéral I
name-I-08 = Espace intersidéral I
name-I-09 = Essaim de météorites I
name-I-10 = Essaim de météorites I
name-I-11 = Essaim de météorites I
name-I-12 = Planètes I
name-I-13 = Planètes I
name-I-14 = Planètes I
name-I-15 = Planètes I
name-I-16 = Zone de combat I
name-I-17 = Vaisseau abandonné I
name-I-18 = Vaisseau abandonné I
name-I-19 = Station abandonnée I
name-I-20 = Station abandonnée I
name-II-01 = Esclavagistes II
name-II-02 = Contrebandiers II
name-II-03 = Pirates II
name-II-04 = Poussière d’étoiles II
name-II-05 = Épidémie II
name-II-06 = Espace intersidéral II
name-II-07 = Espace intersidéral II
name-II-08 = Espace intersidéral II
name-II-09 = Essaim de météorites II
name-II-10 = Essaim de météorites II
name-II-11 = Essaim de météorites II
name-II-12 = Planètes II
name-II-13 = Planètes II
name-II-14 = Planètes II
name-II-15 = Planètes II
name-II-16 = Zone de combat II
name-II-17 = Vaisseau abandonné II
name-II-18 = Vaisseau abandonné II
name-II-19 = Station abandonnée II
name-II-20 = Station abandonnée II
name-III-01 = Esclavagistes III
name-III-02 = Contrebandiers III
name-III-03 = Pirates III
name-III-04 = Sabotage III
name-III-05 = Épidémie III
name-III-06 = Espace intersidéral III
name-III-07 = Espace intersidéral III
name-III-08 = Espace intersidéral III
name-III-09 = Essaim de météorites III
name-III-10 = Essaim de météorites III
name-III-11 = Essaim de météorites III
name-III-12 = Planètes III
name-III-13 = Planètes III
name-III-14 = Planètes III
name-III-15 = Planètes III
name-III-16 = Zone de combat III
name-III-17 = Vaisseau abandonné III
name-III-18 = Vaisseau abandonné III
name-III-19 = Station abandonnée III
name-III-20 = Station abandonnée III

## Composants

name-t1 = accumulateur de 2
name-t2 = accumulateur de 2
name-t3 = accumulateur de 2
name-t4 = accumulateur de 2
name-t5 = accumulateur de 2
name-t6 = accumulateur de 2
name-t7 = accumulateur de 2
name-t8 = accumulateur de 2
name-t9 = accumulateur de 2
name-t10 = accumulateur de 3
name-t11 = accumulateur de 3
name-t12 = accumulateur de 3
name-t13 = accumulateur de 3
name-t14 = accumulateur de 3
name-t15 = accumulateur de 3
name-t16 = soute de 2
name-t17 = soute de 2
name-t18 = soute de 2
name-t19 = soute de 2
name-t20 = soute de 2
name-t21 = soute de 2
name-t22 = soute de 2
name-t23 = soute de 2
name-t24 = soute de 2
name-t25 = soute de 3
name-t26 = soute de 3
name-t27 = soute de 3
name-t28 = soute de 3
name-t29 = soute de 3
name-t30 = soute de 3
name-t31 = cabine de pilotage (bleue)
name-t32 = cabine de pilotage (verte)
name-t33 = cabine de pilotage (jaune)
name-t34 = cabine de pilotage (rouge)
name-t35 = cabine
name-t36 = cabine
name-t37 = cabine
name-t38 = cabine
name-t39 = cabine
name-t40 = cabine
name-t41 = cabine
name-t42 = cabine
name-t43 = cabine
name-t44 = cabine
name-t45 = cabine
name-t46 = cabine
name-t47 = cabine
name-t48 = cabine
name-t49 = structure
name-t50 = structure
name-t51 = structure
name-t52 = structure
name-t53 = structure
name-t54 = structure
name-t55 = cabine
name-t56 = soute rouge de 1
name-t57 = soute rouge de 1
name-t58 = soute rouge de 1
name-t59 = soute rouge de 1
name-t60 = soute rouge de 1
name-t61 = soute rouge de 2
name-t62 = soute rouge de 2
name-t63 = soute rouge de 2
name-t64 = moteur
name-t65 = moteur
name-t66 = moteur
name-t67 = moteur
name-t68 = moteur
name-t69 = moteur
name-t70 = moteur
name-t71 = moteur
name-t72 = moteur
name-t73 = moteur
name-t74 = moteur
name-t75 = moteur
name-t76 = moteur
name-t77 = moteur
name-t78 = moteur
name-t79 = moteur
name-t80 = moteur
name-t81 = double moteur
name-t82 = double moteur
name-t83 = double moteur
name-t84 = double moteur
name-t85 = double moteur
name-t86 = double moteur
name-t87 = double moteur
name-t88 = canon
name-t89 = canon
name-t90 = canon
name-t91 = canon
name-t92 = canon
name-t93 = canon
name-t94 = canon
name-t95 = canon
name-t96 = canon
name-t97 = canon
name-t98 = canon
name-t99 = canon
name-t100 = canon
name-t101 = canon
name-t102 = canon
name-t103 = canon
name-t104 = canon
name-t105 = canon
name-t106 = canon
name-t107 = canon
name-t108 = canon
name-t109 = cabine
name-t110 = structure
name-t111 = structure
name-t112 = soute rouge de 1
name-t113 = moteur
name-t114 = support de vie mauve
name-t115 = bouclier
name-t116 = bouclier
name-t117 = bouclier
name-t118 = moteur
name-t119 = support de vie brun
name-t120 = bouclier
name-t121 = canon
name-t122 = canon
name-t123 = double canon
name-t124 = double canon
name-t125 = double canon
name-t126 = double canon
name-t127 = double canon
name-t128 = double canon
name-t129 = double canon
name-t130 = double canon
name-t131 = support de vie brun
name-t132 = support de vie brun
name-t133 = support de vie brun
name-t134 = support de vie brun
name-t135 = support de vie brun
name-t136 = support de vie mauve
name-t137 = support de vie mauve
name-t138 = support de vie mauve
name-t139 = support de vie mauve
name-t140 = support de vie mauve
name-t141 = bouclier
name-t142 = bouclier
name-t143 = bouclier
name-t144 = bouclier
review-ship = Ces pièces et celles qui étaient visibles font un vaisseau de { $parts } composants : puissance { $engines }, force de tir { $cannons }, équipage { $crew }, soutes pour { $holds }
review-build-on = Continuer à construire : le temps restant suffit pour un vaisseau de { $parts } composants, par exemple puissance { $engines }, force de tir { $cannons }, équipage { $crew }, soutes pour { $holds }
