package i18n

// The hall: its clock, the call, the verification, games without clocks.
var (
	HallNext    = Text{"Babak {0} kira-kira {1}", "Round {0} at about {1}", "{0}. kolo oko {1}"}
	HallRunning = Text{"Berjalan", "Running", "Traje"}

	// The same in the bar: the word says that it is a time of day.
	HallNextShort    = Text{"Babak {0} ± {1}", "Round {0} ± {1}", "{0}. kolo ± {1}"}
	HallPlannedShort = Text{"Babak {0}: {1}", "Round {0}: {1}", "{0}. kolo: {1}"}

	HallLeft      = Text{"Sisa waktu", "Time left", "Preostalo vrijeme"}
	HallOver      = Text{"Waktu habis", "Time is over", "Vrijeme je isteklo"}
	StartReminder = Text{"Ingatkan kedua pemain: periksa seluruh papan – letaknya, buahnya, jamnya – sebelum jam dijalankan.", "Remind both players to check the whole board – how it lies, the men, the clock – before the clocks start.", "Podsjetite oba igrača da prije pokretanja satova provjere cijelu ploču – položaj, figure, sat."}
	HallWOLeft    = Text{"Sampai W.O.", "Until forfeit", "Do gubitka bez borbe"}
	Hall          = Text{"Aula dan waktu", "Hall and times", "Dvorana i vrijeme"}
	HallPlanned   = Text{"Babak {0} mulai {1}", "Round {0} starts at {1}", "{0}. kolo počinje u {1}"}
	CapCount      = Text{"Hitung buah", "Count the pieces", "Brojenje figura"}
	CapMargin     = Text{"Hitung, jika tipis: wasit", "Count, if close: the arbiter", "Brojenje, ako je tijesno: sudac"}
	CapArbiter    = Text{"Keputusan wasit", "The arbiter decides", "Odlučuje sudac"}
	CapClock      = Text{"Pasang jam", "Put on a clock", "Stavlja se sat"}
	CapDraw       = Text{"Remis", "Draw", "Remi"}
	CapMarginN    = Text{"Menang dengan selisih paling sedikit", "Points of material that win", "Razlika koja dobiva"}
	CapLevel      = Text{"Jika sama kuat", "If level", "Ako je jednako"}
	CapLevelDraw  = Text{"Remis", "Draw", "Remi"}
	CapLevelBlack = Text{"Hitam menang", "Black wins", "Pobjeda crnog"}
	BoardsFrom    = Text{"Papan mulai nomor {0}", "Boards from number {0}", "Ploče od broja {0}"}
	HallSave      = Text{"Simpan", "Save", "Spremi"}
	Call          = Text{"Panggil", "Call", "Pozovi"}
	NotChecked    = Text{"belum diperiksa", "not verified", "nije provjereno"}
)

// Games that the cap has stopped.
var (
	CapStepQuiet = Text{"Sebelum dihitung, wasit boleh membiarkan pemukulan yang sudah mengancam dituntaskan, paling banyak tiga setengah langkah.", "Before the count the arbiter may let captures that threaten already be played out, three half-moves at most.", "Prije brojenja sudac može dopustiti da se odigraju uzimanja koja već prijete, najviše tri polupoteza."}
)
