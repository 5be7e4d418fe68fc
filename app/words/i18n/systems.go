package i18n

// The pairing systems: a name, and when to use it.
var (
	OptBoards        = Text{"Papan per pertandingan", "Boards of a match", "Ploča u meču"}
	OptGames         = Text{"Gim per pertandingan", "Games of a match", "Partija u meču"}
	OptThird         = Text{"Pertandingan juara 3", "Match for third place", "Susret za treće mjesto"}
	OptLadder        = Text{"Bila seri", "If a match is drawn", "Ako je meč neriješen"}
	OptLadderRapid   = Text{"2 × 10+5, 2 × 3+2, Armageddon", "2 × 10+5, 2 × 3+2, Armageddon", "2 × 10+5, 2 × 3+2, armagedon"}
	OptLadderCup     = Text{"Seperti Piala FIDE", "As in FIDE's cups", "Kao u FIDE kupovima"}
	OptLadderSchool  = Text{"1 × 10 menit, Armageddon", "1 × 10 minutes, Armageddon", "1 × 10 minuta, armagedon"}
	OptLadderNoClock = Text{"Tanpa jam: 1 gim, lalu undian", "No clocks: 1 game, then a lot", "Bez satova: 1 partija, pa ždrijeb"}
	OptDrawn         = Text{"Hanya unggulan ditempatkan, lainnya diundi", "Only the seeds are placed, the others are drawn", "Postavljaju se samo nositelji, ostali se ždrijebaju"}
	OptApart         = Text{"Satu sekolah bertemu selambat mungkin", "Players of one school meet as late as possible", "Igrači iste škole susreću se što kasnije"}
	OptBaku          = Text{"Akselerasi Baku (C.04.7)", "Baku acceleration (C.04.7)", "Baku ubrzanje (C.04.7)"}
	OptMatchTie      = Text{"Bila pertandingan seri", "If a match is drawn", "Ako je meč neriješen"}
	OptPlayOff       = Text{"Tempo pertandingan penentuan", "Time control of the play-off", "Tempo doigravanja"}
	OptLess          = Text{"Kurangi", "Less", "Manje"}
	OptMore          = Text{"Tambah", "More", "Više"}
)

// MatchTies say by what a drawn match of teams is decided, by SystemOptions.MatchTie.
var MatchTies = map[string]Text{
	"":          {"Jumlah nomor papan, lalu pertandingan penentuan", "Board count (C.07 12.1), then a play-off", "Zbroj ploča (C.07 12.1), zatim doigravanje"},
	"count-lot": {"Jumlah nomor papan, lalu undian", "Board count (C.07 12.1), then a lot", "Zbroj ploča (C.07 12.1), zatim ždrijeb"},
	"play-off":  {"Pertandingan penentuan: semua papan sekali lagi, warna ditukar", "A play-off: all boards once more, colours exchanged", "Doigravanje: sve ploče još jednom, zamijenjenih boja"},
	"lot":       {"Undian", "A lot", "Ždrijeb"},
}

// What a system refuses, with its rule.
var (
	Renumber = Text{"Koreksi nomor awal", "Correct the starting numbers", "Ispravi startne brojeve"}
	KeepRest = Text{"Pertahankan papan lain", "Keep the other boards", "Zadrži ostale ploče"}

	RefuseMatchDo = Text{"Batalkan gim terakhir dengan tombol urungkan; bila babak sudah ditutup, buka lagi dulu.", "Take the last game back with the undo key; if the round is closed, reopen it first.", "Poništite zadnju partiju tipkom za poništavanje; ako je kolo zatvoreno, prvo ga otvorite."}
	AwayFree      = Text{"tidak bertanding babak ini", "no game this round", "bez partije u ovom kolu"}
)

// Tables of systems that rank by their own rules.
var (
	PointsKeizer  = Text{"Angka Keizer", "Keizer points", "Keizer bodovi"}
	PointsMatches = Text{"Menang", "Won", "Pobjede"}
	FinalMake     = Text{"Buat babak final", "Make the final", "Napravi završnicu"}
)

// Grid and bracket.
var (
	GroupN       = Text{"Grup {0}", "Group {0}", "Grupa {0}"}
	BracketView  = Text{"Bagan", "Bracket", "Ždrijeb"}
	CupThird     = Text{"Juara 3", "Third place", "Treće mjesto"}
	CupBye       = Text{"bye", "bye", "slobodan"}
	CupLadder    = Text{"setelah penentuan", "after tie-break games", "nakon doigravanja"}
	CupArma      = Text{"Armageddon", "Armageddon", "armagedon"}
	CupLot       = Text{"dengan undian", "by lot", "ždrijebom"}
	CupCount     = Text{"jumlah papan {0} : {1}", "board count {0} : {1}", "zbroj ploča {0} : {1}"}
	CupWalkOver  = Text{"W.O.", "walk-over", "bez borbe"}
	LeftAnnulled = Text{"{0} mundur setelah {1} dari {2} gim: hasilnya tidak dihitung untuk siapa pun (C.05).", "{0} left after {1} of {2} games: those results count for nobody (C.05).", "{0}: odustao nakon {1} od {2} partija; ti se rezultati nikome ne računaju (C.05)."}
	LeftCounts   = Text{"{0} mundur setelah {1} dari {2} gim: semua hasil dihitung, sisanya W.O. (C.05).", "{0} left after {1} of {2} games: all results count, the rest are forfeited (C.05).", "{0}: odustao nakon {1} od {2} partija; svi se rezultati računaju, ostalo je bez borbe (C.05)."}
)

// The ranking of schools.
var (
	SchoolsTitle = Kin{Text{"Peringkat sekolah", "Ranking of schools", "Poredak škola"}, Text{"Peringkat klub", "Ranking of clubs", "Poredak klubova"}}
	SchoolsRule  = Text{"Jumlah angka pemain terbaik (dihitung: {0}); bila sama, jumlah peringkat mereka, lalu peringkat terbaik. Yang pemainnya kurang dari itu di bawah.", "Points of the best players (count: {0}); if equal, the sum of their places, then the better first place. Those with fewer players come below.", "Bodovi najboljih igrača (računa se: {0}); ako su jednaki, zbroj njihovih mjesta, pa bolje prvo mjesto. Tko ih ima manje, niži je."}
	SchoolsWho   = Text{"Pemain yang dihitung", "Players that count", "Igrači koji se računaju"}
	SchoolsWhole = Text{"Dihitung dari semua kelompok; peringkat pemain adalah peringkat di kelompoknya.", "Counted over all sections; a player's place is that in his section.", "Računa se iz svih skupina; mjesto igrača je mjesto u njegovoj skupini."}
	SchoolsShort = Text{"pemain kurang", "too few players", "premalo igrača"}
)

// Teams: lists of players and line-ups.
var (
	Teams      = Text{"Tim", "Teams", "Ekipe"}
	TeamFirst  = Text{"Putih di papan 1", "White on board 1", "Bijeli na ploči 1"}
	TeamSecond = Text{"Hitam di papan 1", "Black on board 1", "Crni na ploči 1"}
	NTeams     = Plural{"{0} tim", "{0} team", "{0} teams", "{0} ekipa", "{0} ekipe", "{0} ekipa"}
	RosterNone = Text{"Belum ada pemain. Isi dulu daftarnya.", "No players yet. Fill in the list first.", "Još nema igrača. Prvo ispunite popis."}
)
