package i18n

// What devices beside the desk do at an event, by journal.Duty.
var (
	DutyScorer  = Text{ID: "Pencatat hasil", EN: "Scorer", HR: "Zapisničar"}
	DutyDoor    = Text{ID: "Penjaga pintu", EN: "Door", HR: "Ulaz"}
	DutyArbiter = Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
	DutyFloor   = Text{ID: "Wasit lapangan", EN: "Sector arbiter", HR: "Sudac sektora"}
	DutyWasDesk = Text{ID: "Meja sebelumnya", EN: "The desk before", HR: "Prijašnji stol"}
	DutyScreen  = Text{ID: "Layar", EN: "Screen", HR: "Zaslon"}
	DutyBoard   = Text{ID: "papan {0}", EN: "board {0}", HR: "ploča {0}"}
	DutyBoards  = Text{ID: "papan {0}–{1}", EN: "boards {0}–{1}", HR: "ploče {0}–{1}"}
	DutyThrough = Text{ID: "lewat {0}", EN: "through {0}", HR: "preko uređaja {0}"}
)

// ADevice stands for a device whose name is not known.
var ADevice = Text{ID: "perangkat lain", EN: "another device", HR: "drugi uređaj"}

// Devices is the page of those who work at an event beside the desk; DevicesUnder says what it is for. The others are of a device that helps.
var (
	Devices       = Text{ID: "Perangkat", EN: "Devices", HR: "Uređaji"}
	DevicesUnder  = Text{ID: "Pencatat, pintu, wasit dan layar dengan HP masing-masing", EN: "Scorers, door, arbiter and screen with phones of their own", HR: "Zapisničari, ulaz, sudac i zaslon sa svojim mobitelima"}
	HelpEvent     = Text{ID: "Gabung membantu turnamen", EN: "Help at a tournament", HR: "Pomozi na turniru"}
	HelpUnder     = Text{ID: "Dengan undangan dari meja", EN: "With an invitation of the desk", HR: "S pozivnicom stola"}
	CopyOf        = Text{ID: "Salinan", EN: "Copy", HR: "Kopija"}
	Disputed      = Plural{ID: "{0} papan punya dua hasil", ENOne: "{0} board has two results", EN: "{0} boards have two results", HROne: "{0} ploča ima dva rezultata", HRFew: "{0} ploče imaju dva rezultata", HR: "{0} ploča ima dva rezultata"}
	DisputedDo    = Text{ID: "Papan {0}: putuskan mana yang benar. Babak itu belum bisa ditutup.", EN: "Board {0}: decide which is right. The round cannot be closed before.", HR: "Ploča {0}: odlučite koji je točan. Kolo se dotad ne može zatvoriti."}
	DisputedGo    = Text{ID: "Putuskan", EN: "Decide", HR: "Odluči"}
	NotAtDesk     = Text{ID: "Belum sampai ke meja: {0}", EN: "Not yet at the desk: {0}", HR: "Još nije na stolu: {0}"}
	NotHeard      = Text{ID: "belum tersambung", EN: "not heard yet", HR: "još se nije javio"}
	HeardAt       = Text{ID: "terakhir {0}", EN: "last heard {0}", HR: "zadnji put {0}"}
	BecomeDesk    = Text{ID: "Jadikan perangkat utama", EN: "Become the desk", HR: "Postani stol"}
	OnlyReads     = Text{ID: "Di perangkat ini hanya untuk dibaca", EN: "Here it can be read, not written", HR: "Ovdje se može samo čitati"}
	OnlyReadsDo   = Text{ID: "Yang mencatat: {0}. Bila perangkat itu mati atau hilang, lanjutkan di sini.", EN: "Results go into {0}. If that device is dead or lost, go on here.", HR: "Upisuje {0}. Ako se taj uređaj ugasio ili izgubio, nastavite ovdje."}
	ToDesk        = Text{ID: "Kirim ke meja", EN: "Send to the desk", HR: "Pošalji stolu"}
	DeskAway      = Text{ID: "Apakah perangkat lain sudah menjadi meja?", EN: "Has another device become the desk?", HR: "Je li drugi uređaj postao stol?"}
	DeskAwaySince = Text{ID: "Perangkat ini terakhir mencatat pukul {0}. Perangkat wasit bisa mengambil alih meja.", EN: "This one recorded last at {0}. An arbiter's device can have taken over.", HR: "Ovaj je zadnji put upisivao u {0}. Sudački je uređaj mogao preuzeti stol."}
	DeskStays     = Text{ID: "Tidak, lanjutkan di sini", EN: "No, go on here", HR: "Ne, nastavi ovdje"}
	ClockBack     = Text{ID: "Jam perangkat ini mundur", EN: "The clock of this device was set back", HR: "Sat ovog uređaja je vraćen"}
	ClockBackDo   = Text{ID: "Catatan terakhir {0}, sekarang {1}. Betulkan jam di pengaturan perangkat; urutan catatan tetap benar.", EN: "The last record is of {0}, now it is {1}. Put the clock right in the device's settings; the order of the records stays right.", HR: "Zadnji je zapis od {0}, sada je {1}. Namjestite sat u postavkama uređaja; redoslijed zapisa ostaje ispravan."}
)

// The boards that call the arbiter.
var (
	CallsTitle  = Text{ID: "Panggilan", EN: "Calls", HR: "Pozivi"}
	CallsN      = Plural{ID: "{0} papan memanggil wasit", ENOne: "{0} board calls the arbiter", EN: "{0} boards call the arbiter", HROne: "{0} ploča zove suca", HRFew: "{0} ploče zovu suca", HR: "{0} ploča zove suca"}
	CallPlease  = Text{ID: "Tolong, wasit", EN: "Arbiter, please", HR: "Molim suca"}
	CallArrived = Text{ID: "Wasit sudah datang", EN: "The arbiter is here", HR: "Sudac je stigao"}
	CallGo      = Text{ID: "Panggil wasit", EN: "Call the arbiter", HR: "Pozovi suca"}
	CallHold    = Text{ID: "Tahan: panggil wasit", EN: "Hold: call the arbiter", HR: "Držite: pozovi suca"}
)

// CallWhys say what the arbiter is called for, by journal.CallWhy.
var CallWhys = map[string]Text{
	"illegal":   {ID: "Langkah tidak sah", EN: "Illegal move", HR: "Nepravilan potez"},
	"draw":      {ID: "Klaim remis", EN: "Claim of a draw", HR: "Reklamacija remija"},
	"flag":      {ID: "Bendera jatuh", EN: "Flag fall", HR: "Pad zastavice"},
	"touched":   {ID: "Sentuh buah", EN: "Touch-move", HR: "Dirnuta figura"},
	"disturbed": {ID: "Lawan mengganggu", EN: "Disturbance by the opponent", HR: "Protivnik ometa"},
	"clock":     {ID: "Jam rusak atau salah setel", EN: "Defect or wrong setting of the clock", HR: "Kvar ili pogrešna postavka sata"},
	"other":     {ID: "Alasan lain", EN: "Another reason", HR: "Drugi razlog"},
}

// Who calls the arbiter, by journal.CallSide.
var CallSides = map[string]Text{
	"white": {ID: "Putih memanggil", EN: "White calls", HR: "Bijeli zove"},
	"black": {ID: "Hitam memanggil", EN: "Black calls", HR: "Crni zove"},
	"":      {ID: "Papan memanggil", EN: "The board calls", HR: "Ploča zove"},
}
