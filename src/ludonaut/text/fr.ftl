welcome = { $game }, graine { $seed }. Tapez le numéro de votre choix, ou ? pour les autres commandes.
help = t table · s scores · u annuler · h conseil · r partie écrite · q quitter
unclear = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
bye = Au revoir.
person = Joueur { $number }
bot = Robot { $number }
of = { $what } : { $how }
no-undo = Impossible de revenir en arrière : quelque chose a été révélé, le hasard a joué ou un autre joueur a agi.
