package i18n

// Words that many screens share.
var (
	And          = Text{"dan", "and", "i"}
	Home         = Text{"Beranda", "Home", "Početna"}
	Tournament   = Text{"Turnamen", "Tournaments", "Turniri"}
	Settings     = Text{"Pengaturan", "Settings", "Postavke"}
	About        = Text{"Tentang", "About", "O programu"}
	Back         = Text{"Kembali", "Back", "Natrag"}
	Cancel       = Text{"Batal", "Cancel", "Odustani"}
	Close        = Text{"Tutup", "Close", "Zatvori"}
	Undo         = Text{"Urungkan", "Undo", "Poništi"}
	Saved        = Text{"Tersimpan", "Saved", "Spremljeno"}
	NoVibration  = Text{"Peramban ini tidak bisa membuat perangkat bergetar.", "This browser cannot make the device vibrate.", "Ovaj preglednik ne može pokrenuti vibriranje."}
	SkipToMain   = Text{"Langsung ke isi", "Skip to content", "Preskoči na sadržaj"}
	MainMenu     = Text{"Menu utama", "Main menu", "Glavni izbornik"}
	EventMenu    = Text{"Bagian turnamen", "Parts of the tournament", "Dijelovi turnira"}
	Players      = Text{"Pemain", "Players", "Igrači"}
	Round        = Text{"Babak", "Round", "Kolo"}
	Standings    = Text{"Klasemen", "Standings", "Poredak"}
	Data         = Text{"Data", "Data", "Podaci"}
	Print        = Text{"Cetak", "Print", "Ispis"}
	Overview     = Text{"Ringkasan", "Overview", "Pregled"}
	More         = Text{"Lainnya", "Overview", "Više"} // a link that says “More” says nothing to who hears it alone
	White        = Text{"Putih", "White", "Bijeli"}
	Black        = Text{"Hitam", "Black", "Crni"}
	Board        = Text{"Papan", "Board", "Ploča"}
	Points       = Text{"Angka", "Points", "Bodovi"}
	Result       = Text{"Hasil", "Result", "Rezultat"}
	Draw         = Text{"Remis", "Draw", "Remi"}
	Reason       = Text{"Alasan", "Reason", "Razlog"}
	LoadingEvent = Text{"Membuka turnamen …", "Opening the tournament …", "Otvaranje turnira …"}
	Details      = Text{"Rincian", "Details", "Pojedinosti"}
	NumberWithin = Text{"Dari {0} sampai {1}", "From {0} to {1}", "Od {0} do {1}"}
	NPlayers     = Plural{"{0} pemain", "{0} player", "{0} players", "{0} igrač", "{0} igrača", "{0} igrača"}
	NSchools     = Plural{"{0} sekolah", "{0} school", "{0} schools", "{0} škola", "{0} škole", "{0} škola"}
	NClubs       = Plural{"{0} klub", "{0} club", "{0} clubs", "{0} klub", "{0} kluba", "{0} klubova"}
	NBoards      = Plural{"{0} papan", "{0} board", "{0} boards", "{0} ploča", "{0} ploče", "{0} ploča"}
)

// SectionNow names the section chip: the section shown and the one that a tap shows.
var SectionNow = Text{"Kelompok {0}. Ketuk untuk {1}", "Section {0}. Tap for {1}", "Skupina {0}. Dodirnite za {1}"}

// LawsInForce is the page of the laws that a section plays by.
var LawsInForce = Text{"Peraturan yang berlaku", "Laws in force", "Pravila koja vrijede"}

// Copied says that a text is on the clipboard.
var Copied = Text{"Teks disalin", "Text copied", "Tekst je kopiran"}

// CopyByHand is the title of the sheet that shows a text which the browser did not put on the clipboard.
var (
	CopyByHand     = Text{"Salin sendiri", "Copy it yourself", "Kopirajte sami"}
	CopyByHandText = Text{"Peramban tidak mengizinkan menyalin. Sentuh teks ini: semuanya tertandai, lalu salin.", "The browser does not let it be copied. Touch the text: all of it is marked, then copy.", "Preglednik ne dopušta kopiranje. Dodirnite tekst: sav se označi, zatim ga kopirajte."}
)

// CopiedInstead is said where the system offers no way to share.
var CopiedInstead = Text{"Perangkat ini tidak bisa membagikan: teks disalin, tempelkan di obrolan", "This device cannot share: the text is copied, paste it into a chat", "Ovaj uređaj ne može dijeliti: tekst je kopiran, zalijepite ga u razgovor"}

var CopyTool = Text{"Turnamen baru dari ini", "New tournament like this", "Novi turnir poput ovoga"}

var CopyUnder = Text{"Kelompok, ketentuan, dan pemain yang sama", "The same sections, regulations and players", "Iste skupine, pravila i igrači"}
