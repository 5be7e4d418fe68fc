package i18n

// Restore points.
var (
	RestorePoints = Text{"Titik pulih", "Restore points", "Točke povratka"}
	PointsText    = Text{"Setiap babak yang ditutup adalah titik pulih. Salinan dibuka di sampingnya; turnamen ini tidak berubah.", "Every closed round is a restore point. A copy opens beside it; this tournament stays as it is.", "Svako zatvoreno kolo točka je povratka. Kopija se otvara uz turnir; on ostaje kakav jest."}
	PointRound    = Text{"Babak {0} ditutup", "Round {0} closed", "{0}. kolo zatvoreno"}
	PointOpen     = Text{"Buka salinan", "Open a copy", "Otvori kopiju"}
	PointAsk      = Text{"Buat salinan turnamen seperti saat babak {0} ditutup? Turnamen ini tidak berubah.", "Make a copy of the tournament as it was when round {0} closed? This one stays as it is.", "Napraviti kopiju turnira kakav je bio pri zatvaranju {0}. kola? Ovaj ostaje kakav jest."}
	PointName     = Text{"{0} (setelah babak {1})", "{0} (after round {1})", "{0} (nakon {1}. kola)"}
	PointMade     = Text{"Babak {0} ditutup: titik pulih dibuat.", "Round {0} closed: a restore point is made.", "{0}. kolo zatvoreno: točka povratka je stvorena."}

	Checked = Text{"diperiksa", "verified", "provjereno"}
)

// What a game is worth.
var (
	WizardPoints  = Text{"Angka", "Points of a game", "Bodovi partije"}
	PointsUsual   = Text{"1 – ½ – 0", "1 – ½ – 0", "1 – ½ – 0"}
	PointsThree   = Text{"3 – 1 – 0", "3 – 1 – 0", "3 – 1 – 0"}
	PointsOwn     = Text{"Menang, remis, kalah, bye", "Win, draw, loss, bye", "Pobjeda, remi, poraz, slobodan"}
	PointsOwnHelp = Text{"Contoh: 2 1 0. Angka keempat untuk bye; tanpa itu seperti menang.", "Example: 2 1 0. A fourth number is for the bye; without it the bye is a win.", "Primjer: 2 1 0. Četvrti broj vrijedi za slobodnog; bez njega vrijedi kao pobjeda."}
	PointsBad     = Text{"Tulis tiga atau empat angka: menang paling banyak, kalah paling sedikit.", "Write three or four numbers: a win is worth most, a loss least.", "Upišite tri ili četiri broja: pobjeda vrijedi najviše, poraz najmanje."}
)
