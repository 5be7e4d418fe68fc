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
