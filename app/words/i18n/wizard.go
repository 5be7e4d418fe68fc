package i18n

// The new-event wizard.
var (
	SectionOpen     = Text{"Umum", "Open", "Open"}
	WizardRules     = Text{"Ketentuan", "Regulations", "Pravila"}
	WizardName      = Text{"Nama kegiatan", "Tournament name", "Naziv natjecanja"}
	WizardDate      = Text{"Tanggal", "Date", "Datum"}
	WizardPlace     = Text{"Tempat pertandingan", "Playing venue", "Mjesto igranja"}
	WizardArbiter   = Text{"Wasit kepala", "Chief arbiter", "Glavni sudac"}
	WizardSystem    = Text{"Sistem", "System", "Sustav"}
	WizardRoundsN   = Plural{"{0} babak", "{0} round", "{0} rounds", "{0} kolo", "{0} kola", "{0} kola"}
	WizardRounds    = Text{"Jumlah babak", "Number of rounds", "Broj kola"}
	RoundsTooMany   = Text{"{0}: lawan yang berbeda tidak cukup untuk babak sebanyak itu. Pairing bisa buntu.", "{0}: not enough different opponents for so many rounds. The pairings can run out.", "{0}: premalo različitih protivnika za toliko kola. Parovi mogu ponestati."}
	WizardTime      = Text{"Waktu pikir", "Time control", "Tempo igre"}
	TimeMinutes     = Text{"{0} menit", "{0} min", "{0} min"}
	TimeIncrement   = Text{"{0} menit + {1} detik", "{0} min + {1} s", "{0} min + {1} s"}
	TimeNone        = Text{"Tanpa jam", "No clocks", "Bez satova"}
	WizardTieBreaks = Text{"Urutan tie-break", "Tie-break order", "Redoslijed dodatnih kriterija"}
	TieBreakEdition = Text{"FIDE C.07, edisi {0}.", "FIDE C.07, edition {0}.", "FIDE C.07, izdanje {0}."}
	TieBreakLocked  = Text{"Diumumkan sebelum babak 1; perubahan sesudahnya tercatat.", "Announced before round 1; a later change is recorded.", "Objavljuje se prije 1. kola; kasnija se promjena bilježi."}
	TieBreakUp      = Text{"Naikkan {0}", "Move {0} up", "Pomakni {0} gore"}
	TieBreakDown    = Text{"Turunkan {0}", "Move {0} down", "Pomakni {0} dolje"}
	TieBreakRemove  = Text{"Hapus {0}", "Remove {0}", "Ukloni {0}"}
	TieBreakAdd     = Text{"Tambah tie-break", "Add a tie-break", "Dodaj kriterij"}
	TieListUse      = Text{"Pakai daftar", "Use a list", "Odaberi listu"}
	TieListHelp     = Text{"FIDE tidak menetapkan daftar. Susun daftar federasi atau pengumuman Anda; turnamen yang dibuat seperti yang ini membawanya.", "FIDE prescribes no list. Arrange that of your federation or announcement; a tournament made like this one takes it along.", "FIDE ne propisuje listu. Složite listu svojeg saveza ili raspisa; turnir stvoren po uzoru na ovaj preuzima je."}
	TieListOwn      = Text{"Susunan sendiri", "An order of your own", "Vlastiti redoslijed"}
	TieBreakForm    = Text{"Bentuk {0}", "Form of {0}", "Oblik: {0}"}
	WizardEditRules = Text{"Ubah ketentuan", "Change the regulations", "Promijeni pravila"}
	WizardLeave     = Text{"Batal, kembali ke beranda", "Cancel, back to home", "Odustani, natrag na početnu"}
)
