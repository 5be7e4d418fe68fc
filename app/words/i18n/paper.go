package i18n

// The regulation sheet, signed at the technical meeting.
var (
	RegTitle  = Text{"Peraturan pertandingan", "Regulations of the tournament", "Pravila natjecanja"}
	RegPoints = Text{"menang {0}, remis {1}, kalah {2}, bye {3}", "win {0}, draw {1}, loss {2}, bye {3}", "pobjeda {0}, remi {1}, poraz {2}, slobodan {3}"}
	RegApart  = Plural{"selama mungkin di {0} babak pertama; bukan aturan FIDE", "while possible in round {0}; no rule of FIDE", "while possible in the first {0} rounds; no rule of FIDE", "dok je moguće u {0}. kolu; nije FIDE pravilo", "dok je moguće u prva {0} kola; nije FIDE pravilo", "dok je moguće u prvih {0} kola; nije FIDE pravilo"}
)

// The official record, its wording editable.
var (
	RecTitle = Text{"Berita acara", "Official record", "Zapisnik"}
)

// Cards, numbers and forms that are printed before the event.
var (
	CardsTitle   = Text{"Kartu meja", "Place cards", "Stolne kartice"}
	TablesTitle  = Text{"Nomor meja", "Table numbers", "Brojevi stolova"}
	FamilyVoid   = Text{"Kode ini tidak berlaku lagi", "This code no longer counts", "Ovaj kod više ne vrijedi"}
	FamilyVoidDo = Text{"Penyelenggara membuat kode baru. Minta kartu baru.", "The organiser has made new codes. Ask for the new card.", "Organizator je izradio nove kodove. Zatražite novu karticu."}
	Follow       = Text{"Ikuti anak", "Follow a child", "Praćenje djeteta"}
	FollowUnder  = Text{"Papan, lawan, dan poinnya di ponsel ini, tanpa internet", "Board, opponent and score on this phone, without internet", "Ploča, protivnik i bodovi na ovom mobitelu, bez interneta"}
	FamilyCodes  = Text{"Kode untuk keluarga", "Codes for families", "Kodovi za obitelji"}
	BlankTitle   = Text{"Formulir cadangan", "Blank backup forms", "Prazni obrasci"}
)

// Prizes on paper.
var (
	AwardTitle  = Text{"Daftar juara", "Prize list", "Lista nagrađenih"}
	AwardMain   = Text{"Juara", "Overall", "Ukupni poredak"}
	AwardNobody = Text{"Belum ada yang memenuhi syarat.", "Nobody qualifies.", "Nitko ne ispunjava uvjete."}
	AwardTied   = Text{"undian", "lot", "ždrijeb"}
	MedalTitle  = Text{"Perolehan medali", "Medal table", "Tablica medalja"}
	CertTitle   = Text{"Piagam", "Certificate", "Diploma"}

	CertCheck    = Text{"Periksa piagam", "Check a certificate", "Provjera diplome"}
	CertCheckAs  = Text{"Kode di atas kertas, tanpa internet", "The code on the paper, without internet", "Kod s papira, bez interneta"}
	CertPrint    = Text{"Sidik kunci", "Print of the key", "Otisak ključa"}
	CertNumberN  = Text{"No. {0}", "No. {0}", "Br. {0}"}
	CertRevoked  = Text{"Dicabut: {0}", "Revoked: {0}", "Poništeno: {0}"}
	CertRevokeDo = Text{"Cabut piagam", "Revoke the certificate", "Poništi diplomu"}
)
