package i18n

// The data page, the log, the overview.
var (
	DataBackupDo = Text{"Cadangkan sekarang", "Back up now", "Izradi kopiju"}
	MarkRounds   = Plural{"Babak {1}: ", "Round {1}: ", "Rounds {1}: ", "Kolo {1}: ", "Kola {1}: ", "Kola {1}: "}
	MarkByHand   = Text{"pairing manual", "paired by hand", "spareno ručno"}
	LookTitle    = Text{"Cadangan ini berisi", "What the backup holds", "Što je u kopiji"}
	LookMade     = Text{"Dibuat {0}. Belum ada yang disimpan.", "Made {0}. Nothing is stored yet.", "Izrađena {0}. Još ništa nije spremljeno."}
	LookEmpty    = Text{"Cadangan ini tidak memuat turnamen.", "This backup holds no tournament.", "Ova kopija ne sadrži nijedan turnir."}
	LookChanged  = Text{"perubahan terakhir {0}", "last change {0}", "zadnja izmjena {0}"}
	LookAdds     = Text{"Baru di perangkat ini: ditambahkan.", "New on this device: it is added.", "Novo na ovom uređaju: dodaje se."}
	LookExtends  = Text{"Ada di perangkat ini, cadangan lebih baru: {0} catatan ditambahkan.", "It is on this device, the backup is newer: records added: {0}.", "Već je na ovom uređaju, kopija je novija: dodaje se zapisa: {0}."}
	LookSame     = Text{"Sama dengan yang di perangkat ini: tidak ada yang berubah.", "The same as on this device: nothing changes.", "Isto kao na ovom uređaju: ništa se ne mijenja."}
	LookOlder    = Text{"Yang di perangkat ini lebih baru ({0}): tidak ada yang berubah.", "The one on this device is newer ({0}): nothing changes.", "Onaj na ovom uređaju je noviji ({0}): ništa se ne mijenja."}
	LookRepairs  = Text{"Yang di perangkat ini rusak: diperbaiki dari cadangan.", "The one on this device is damaged: it is repaired from the backup.", "Onaj na ovom uređaju je oštećen: popravlja se iz kopije."}
	LookCopies   = Text{"Yang di perangkat ini berjalan lain ({0}): cadangan disimpan di sampingnya, keduanya tetap.", "The one on this device went another way ({0}): the backup is stored beside it, both stay.", "Onaj na ovom uređaju nastavljen je drukčije ({0}): kopija se sprema uz njega, oba ostaju."}
	LookNewer    = Text{"Cadangan lebih baru.", "The backup is newer.", "Kopija je novija."}
	LookThis     = Text{"Perangkat ini lebih baru.", "This device is newer.", "Uređaj je noviji."}
	LookTwin     = Text{"Turnamen lain dengan nama ini sudah ada ({0}): tidak disentuh.", "Another tournament of this name is here ({0}): it is left alone.", "Drugi turnir ovog imena već je ovdje ({0}): ostaje netaknut."}
	LookStoring  = Text{"Cadangan sedang dipulihkan …", "The backup is being restored …", "Kopija se vraća …"}
	// it is one transaction
	LookStoringText = Text{"Biarkan halaman ini terbuka sampai selesai. Turnamen disimpan semua sekaligus, atau tidak satu pun.", "Keep this page open until it is done. The tournaments are stored all at once, or none of them.", "Ostavite ovu stranicu otvorenom dok ne završi. Turniri se spremaju svi odjednom ili nijedan."}
	LookRestore     = Text{"Pulihkan", "Restore", "Vrati"}
	LogEnded        = Text{"Turnamen diakhiri sebelum semua babak", "Tournament ended before all rounds were played", "Turnir završen prije svih kola"}
	LogForbid       = Text{"Pasangan terlarang: {0}", "Forbidden pairs: {0}", "Zabranjeni parovi: {0}"}
)
