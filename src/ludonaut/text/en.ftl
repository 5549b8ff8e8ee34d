welcome = { $game }, seed { $seed }. Type the number of your choice, or ? for other commands.
help = t table · s scores · u undo · h hint · r record · q quit
unclear = Type a number from 1 to { $count }, or ? for help.
bye = Goodbye.
person = Player { $number }
bot = Bot { $number }
of = { $what }: { $how }
no-undo = This cannot be taken back: something was revealed, chance was used, or another player acted.
