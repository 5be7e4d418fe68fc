package i18n

// The round: draft, results, correction.
var (
	RoundN          = Text{"Babak {0}", "Round {0}", "{0}. kolo"}
	RoundOf         = Text{"Babak {0} dari {1}", "Round {0} of {1}", "{0}. kolo od {1}"}
	RoundChoose     = Text{"Pilih babak", "Choose a round", "Odaberi kolo"}
	RoundPair       = Text{"Buat pairing babak {0}", "Pair round {0}", "Spari {0}. kolo"}
	RoundPairing    = Text{"Menyusun pairing …", "Pairing …", "Sparivanje …"}
	ResultMissing   = Text{"belum", "open", "nema"}
	ResultForfeits  = Text{"W.O.", "Forfeit", "Bez borbe"}
	RoundReopen     = Text{"Buka lagi babak ini", "Reopen this round", "Ponovno otvori kolo"}
	RoundUnpublish  = Text{"Batalkan pengumuman", "Unpublish", "Povuci objavu"}
	MatchN          = Text{"Pertandingan {0}", "Match {0}", "Meč {0}"}
	MatchWord       = Text{"Pertandingan", "Match", "Meč"}
	PostponedTitle  = Text{"Partai tunda", "Postponed games", "Odgođene partije"}
	PostponedDue    = Text{"Partai tunda harus dimainkan", "A postponed game is due", "Odgođena partija je na redu"}
	PostponedNoDay  = Text{"belum ada tanggal", "no day yet", "još bez termina"}
	PostponedOf     = Text{"Babak {0}, papan {1}: {2} – {3}", "Round {0}, board {1}: {2} – {3}", "{0}. kolo, ploča {1}: {2} – {3}"}
	PostponedResult = Text{"Isi hasil", "Enter the result", "Unesi rezultat"}
	Reserves        = Text{"Cadangan", "Reserves", "Pričuve"}
	EchoBoard       = Text{"Papan {0}", "Board {0}", "Ploča {0}"}
	Nameless        = Text{"Pemain {0}", "Player {0}", "Igrač {0}"}
	ScoreWhite      = Text{"Putih menang", "White wins", "Pobjeda bijelog"}
	ScoreBlack      = Text{"Hitam menang", "Black wins", "Pobjeda crnog"}
	ReasonMissing   = Text{"Tulis alasannya.", "Give the reason.", "Upišite razlog."}
	ReasonDo        = Text{"Catat", "Record", "Zabilježi"}
)

// Why a player is not paired, and small words of the round.
var (
	AwayWithdrawn = Text{"mundur", "withdrawn", "odustao"}
	AwayLater     = Text{"masuk babak {0}", "enters in round {0}", "ulazi u {0}. kolu"}
	AwayHalf      = Text{"bye ½", "½-point bye", "slobodan ½"}
	AwayFull      = Text{"bye 1", "1-point bye", "slobodan 1"}
	AwayZero      = Text{"tidak ikut", "absent", "odsutan"}
	DataReopen    = Text{"Buka lagi turnamen", "Reopen the tournament", "Ponovno otvori turnir"}
)
