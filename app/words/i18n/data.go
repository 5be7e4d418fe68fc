package i18n

// The data page, the log, the overview.
var (
	DataBackupDo     = Text{"Cadangkan sekarang", "Back up now", "Izradi kopiju"}
	DataBackupShare  = Text{"Bagikan cadangan", "Share a backup", "Podijeli kopiju"}
	RoundBackupShare = Text{"Yang belum dicadangkan hilang kalau perangkat ini rusak. Satu sentuhan mengirimnya ke tempat lain.", "What is in no backup is lost should this device break. One touch sends it elsewhere.", "Što nije u kopiji, gubi se ako se uređaj pokvari. Jedan dodir šalje ga drugamo."}
	RoundBackupSave  = Text{"Yang belum dicadangkan hilang kalau perangkat ini rusak. Satu sentuhan menyimpannya sebagai berkas; simpan juga di tempat lain.", "What is in no backup is lost should this device break. One touch saves it as a file; keep that elsewhere too.", "Što nije u kopiji, gubi se ako se uređaj pokvari. Jedan dodir sprema ga kao datoteku; čuvajte je i drugdje."}
	FolderOffered    = Text{"Pilih satu folder sekali saja: setelah setiap babak ditutup, cadangan ditulis ke sana dengan sendirinya.", "Choose a folder once: after each closed round a backup is written there by itself.", "Odaberite mapu jednom: nakon svakog zatvorenog kola kopija se onamo zapisuje sama."}
	FolderChoose     = Text{"Pilih folder cadangan", "Choose a folder for backups", "Odaberi mapu za kopije"}
	FolderReady      = Text{"Folder “{0}”: setiap babak yang ditutup ditulis ke sana dengan sendirinya.", "Folder “{0}”: each closed round is written there by itself.", "Mapa „{0}“: svako zatvoreno kolo zapisuje se onamo samo."}
	FolderLeave      = Text{"Jangan pakai folder ini lagi", "Do not use this folder any more", "Ne koristi više ovu mapu"}
	FolderAsks       = Text{"Peramban minta izin lagi untuk folder “{0}”", "The browser wants to be asked again for the folder “{0}”", "Preglednik ponovno traži dopuštenje za mapu „{0}“"}
	FolderAsksText   = Text{"Sampai diizinkan, tidak ada cadangan yang ditulis ke sana. Yang tertinggal ditulis begitu Anda mengizinkan.", "Until you allow it no backup is written there. What was missed is written as soon as you do.", "Dok ne dopustite, onamo se ne zapisuje nijedna kopija. Propušteno se zapisuje čim dopustite."}
	FolderAllow      = Text{"Izinkan", "Allow", "Dopusti"}
	FolderBroken     = Text{"Folder “{0}” tidak dapat ditulisi", "The folder “{0}” cannot be written", "U mapu „{0}“ ne može se zapisivati"}
	FolderBrokenText = Text{"Mungkin penuh, diganti nama, atau kartunya dicabut. Turnamen tetap tersimpan di perangkat ini. Pilih folder lagi, atau bagikan cadangan di halaman Data.", "It may be full, renamed, or its card taken out. The tournament is still stored on this device. Choose a folder again, or share a backup on the page Data.", "Možda je puna, preimenovana ili je kartica izvađena. Turnir je i dalje pohranjen na ovom uređaju. Odaberite mapu ponovno ili podijelite kopiju na stranici Podaci."}
	FolderAgain      = Text{"Pilih folder lagi", "Choose a folder again", "Odaberi mapu ponovno"}
	MarkRounds       = Plural{"Babak {1}: ", "Round {1}: ", "Rounds {1}: ", "Kolo {1}: ", "Kola {1}: ", "Kola {1}: "}
	MarkByHand       = Text{"pairing manual", "paired by hand", "spareno ručno"}
	LookTitle        = Text{"Cadangan ini berisi", "What the backup holds", "Što je u kopiji"}
	LookMade         = Text{"Dibuat {0}. Belum ada yang disimpan.", "Made {0}. Nothing is stored yet.", "Izrađena {0}. Još ništa nije spremljeno."}
	LookEmpty        = Text{"Cadangan ini tidak memuat turnamen.", "This backup holds no tournament.", "Ova kopija ne sadrži nijedan turnir."}
	LookChanged      = Text{"perubahan terakhir {0}", "last change {0}", "zadnja izmjena {0}"}
	LookAdds         = Text{"Baru di perangkat ini: ditambahkan.", "New on this device: it is added.", "Novo na ovom uređaju: dodaje se."}
	LookExtends      = Text{"Ada di perangkat ini, cadangan lebih baru: {0} catatan ditambahkan.", "It is on this device, the backup is newer: records added: {0}.", "Već je na ovom uređaju, kopija je novija: dodaje se zapisa: {0}."}
	LookSame         = Text{"Sama dengan yang di perangkat ini: tidak ada yang berubah.", "The same as on this device: nothing changes.", "Isto kao na ovom uređaju: ništa se ne mijenja."}
	LookOlder        = Text{"Yang di perangkat ini lebih baru ({0}): tidak ada yang berubah.", "The one on this device is newer ({0}): nothing changes.", "Onaj na ovom uređaju je noviji ({0}): ništa se ne mijenja."}
	LookRepairs      = Text{"Yang di perangkat ini rusak: diperbaiki dari cadangan.", "The one on this device is damaged: it is repaired from the backup.", "Onaj na ovom uređaju je oštećen: popravlja se iz kopije."}
	LookCopies       = Text{"Isi di perangkat ini berbeda ({0}): cadangan disimpan di sampingnya, keduanya tetap.", "The one on this device went another way ({0}): the backup is stored beside it, both stay.", "Onaj na ovom uređaju nastavljen je drukčije ({0}): kopija se sprema uz njega, oba ostaju."}
	LookNewer        = Text{"Cadangan lebih baru.", "The backup is newer.", "Kopija je novija."}
	LookThis         = Text{"Perangkat ini lebih baru.", "This device is newer.", "Uređaj je noviji."}
	LookTwin         = Text{"Turnamen lain dengan nama ini sudah ada ({0}): tidak disentuh.", "Another tournament of this name is here ({0}): it is left alone.", "Drugi turnir ovog imena već je ovdje ({0}): ostaje netaknut."}
	LookRounds       = Text{"Babak yang sudah diumumkan: {0} di cadangan, {1} di perangkat ini.", "Rounds published: {0} in the backup, {1} on this device.", "Objavljena kola: {0} u kopiji, {1} na ovom uređaju."}
	LookStoring      = Text{"Cadangan sedang dipulihkan …", "The backup is being restored …", "Kopija se vraća …"}
	// it is one transaction
	LookStoringText = Text{"Biarkan halaman ini terbuka sampai selesai. Turnamen disimpan semua sekaligus, atau tidak satu pun.", "Keep this page open until it is done. The tournaments are stored all at once, or none of them.", "Ostavite ovu stranicu otvorenom dok ne završi. Turniri se spremaju svi odjednom ili nijedan."}
	LookOnlyReads   = Text{"Yang mencatat adalah {0}. Di sini hanya bisa dibaca dan dicetak, sampai perangkat ini dijadikan perangkat utama.", "Results go into {0}. Here it can only be read and printed, until this device becomes the desk.", "Upisuje {0}. Ovdje se može samo čitati i ispisivati dok ovaj uređaj ne postane stol."}
	LookLead        = Text{"Pulihkan dan jadikan perangkat utama", "Restore and become the desk", "Vrati i postani stol"}
	LookRestore     = Text{"Pulihkan", "Restore", "Vrati"}
	LogEnded        = Text{"Turnamen diakhiri sebelum semua babak", "Tournament ended before all rounds were played", "Turnir završen prije svih kola"}
	LogForbid       = Text{"Pasangan terlarang: {0}", "Forbidden pairs: {0}", "Zabranjeni parovi: {0}"}
)
