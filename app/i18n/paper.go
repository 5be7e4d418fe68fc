package i18n

// The print centre: the doors to these sheets.
var (
	PrintCeremony = Text{"Penutupan dan laporan", "Closing and reports", "Zatvaranje i izvješća"}
	PrintCut      = Text{"{0} per halaman, potong", "{0} a page, to cut", "{0} na stranici, za rezanje"}
	PrintSign     = Text{"untuk pertemuan teknis", "for the technical meeting", "za tehnički sastanak"}
	PrintWhole    = Text{"seluruh turnamen", "the whole tournament", "cijeli turnir"}
)

// The regulation sheet, signed at the technical meeting.
var (
	RegTitle        = Text{"Peraturan pertandingan", "Regulations of the event", "Pravila natjecanja"}
	RegSystem       = Text{"Sistem", "System", "Sustav"}
	RegWhen         = Text{"Jadwal", "Schedule", "Raspored"}
	RegFirst        = Text{"Babak 1 mulai pukul {0}", "Round 1 starts at {0}", "Početak 1. kola u {0}"}
	RegBlankTime    = Text{"________", "________", "________"}
	RegEach         = Text{"Satu babak sekitar {0} menit.", "A round takes about {0} minutes.", "Kolo traje oko {0} min."}
	RegEachPause    = Text{"Satu babak sekitar {0} menit, jeda {1} menit.", "A round takes about {0} minutes, the break {1}.", "Kolo traje oko {0} min, stanka {1} min."}
	RegClock        = Text{"Jam catur", "Chess clocks", "Satovi"}
	RegClockOf      = Text{"Pada tanda mulai, jam Putih dijalankan, juga bila Putih belum hadir ({0}).", "At the signal to start White's clock is started, also where White is not present ({0}).", "Na znak za početak pokreće se sat bijelog, i kad bijeli nije za pločom ({0})."}
	RegClockBoth    = Text{"Pada tanda mulai, jam Putih dijalankan ({0}).", "At the signal to start White's clock is started ({0}).", "Na znak za početak pokreće se sat bijelog ({0})."}
	RegTime         = Text{"Waktu berpikir", "Time control", "Tempo igre"}
	RegLaws         = Text{"Peraturan catur", "Laws of Chess", "Pravila šaha"}
	RegLawsOf       = Text{"Peraturan Catur FIDE yang berlaku sejak {0}", "FIDE Laws of Chess in force from {0}", "FIDE pravila šaha na snazi od {0}"}
	RegO2SN         = Text{"; pelanggaran dengan kartu menurut O2SN 2013", "; offences by cards as in O2SN 2013", "; prekršaji kartonima prema O2SN 2013"}
	RegPoints       = Text{"menang {0}, remis {1}, kalah {2}, bye {3}", "win {0}, draw {1}, loss {2}, bye {3}", "pobjeda {0}, remi {1}, poraz {2}, slobodan {3}"}
	RegTies         = Text{"Urutan peringkat", "Order of ranking", "Redoslijed poretka"}
	RegTiesLot      = Text{"Bila semuanya sama dan hadiah bergantung padanya: undian terbuka.", "Where all are equal and a prize depends on it: a lot drawn in public.", "Ako je sve jednako, a o tome ovisi nagrada: javni ždrijeb."}
	RegDefault      = Text{"Batas waktu gugur", "Default time", "Dozvoljeno kašnjenje"}
	RegDefaultOf    = Text{"Yang belum hadir di papannya {0} kalah w.o. ({1})", "Who is not at the board {0} loses by forfeit ({1})", "Tko nije za pločom {0}, gubi bez borbe ({1})"}
	RegAtStart      = Text{"saat babak dimulai", "when the round starts", "na početku kola"}
	RegBlankMin     = Text{"______ menit setelah mulai", "______ minutes after the start", "______ minuta nakon početka"}
	RegIllegal      = Text{"Langkah tidak sah", "Illegal moves", "Nepravilni potezi"}
	RegIllegalN     = Text{"Langkah tidak sah yang selesai: lawan mendapat tambahan {0} menit; yang ke-{1} kalah ({2})", "A completed illegal move gives the opponent {0} more min; number {1} loses the game ({2})", "Završen nepravilan potez: protivnik dobiva {0} min; {1}. takav potez gubi partiju ({2})"}
	RegIllegalTaken = Text{"Langkah tidak sah yang selesai ditarik kembali; yang ke-{0} kalah ({1})", "A completed illegal move is taken back; number {0} loses the game ({1})", "Završen nepravilan potez vraća se; {0}. takav potez gubi partiju ({1})"}
	RegIllegal1     = Text{"Langkah tidak sah pertama yang selesai langsung kalah ({0})", "The first completed illegal move loses the game ({0})", "Prvi završen nepravilan potez gubi partiju ({0})"}
	RegIllegalKK    = Text{"{0} kartu kuning ({1})", "{0} yellow cards ({1})", "Žuti kartoni: {0} ({1})"}
	RegCards        = Text{"Kartu kuning", "Yellow cards", "Žuti kartoni"}
	RegCardsOf      = Text{"{0} kartu dalam satu partai berarti kalah", "{0} cards in one game lose it", "Kartona u partiji: {0} znači poraz"}
	RegPhone        = Text{"Telepon genggam", "Mobile phones", "Mobiteli"}
	RegPhoneLose    = Text{"Tidak boleh dibawa di ruang pertandingan tanpa izin wasit; yang kedapatan kalah ({0})", "None in the playing venue without the arbiter's consent; who is found with one loses ({0})", "Zabranjeni u prostoru za igru bez dopuštenja suca; tko ga ima, gubi ({0})"}
	RegPhoneMild    = Text{"Tidak boleh dibawa di ruang pertandingan tanpa izin wasit; hukumannya ditentukan wasit ({0})", "None in the playing venue without the arbiter's consent; the arbiter decides the penalty ({0})", "Zabranjeni u prostoru za igru bez dopuštenja suca; kaznu određuje sudac ({0})"}
	RegByes         = Text{"Bye ½ atas permintaan", "Half-point byes on request", "Pola boda na zahtjev"}
	RegByesMany     = Text{"tanpa batas", "no limit", "bez ograničenja"}
	RegByesOf       = Plural{"paling banyak {0} per pemain", "at most {0} a player", "at most {0} a player", "najviše {0} po igraču", "najviše {0} po igraču", "najviše {0} po igraču"}
	RegByesLast     = Plural{"; tidak di {0} babak terakhir", "; not in the last {0} round", "; not in the last {0} rounds", "; ne u zadnjem {0} kolu", "; ne u zadnja {0} kola", "; ne u zadnjih {0} kola"}
	RegProtest      = Text{"Protes", "Protests", "Prigovori"}
	RegProtestOf    = Text{"Tertulis kepada wasit, paling lambat ______ menit setelah partai selesai. Uang protes: ____________", "In writing to the arbiter, at most ______ minutes after the end of the game. Fee: ____________", "Pisano sucu, najkasnije ______ minuta nakon partije. Pristojba: ____________"}
	RegProtestIn    = Text{"Tertulis kepada wasit, paling lambat {0} menit setelah hasil diumumkan. Uang protes: ____________", "In writing to the arbiter, at most {0} minutes after the results are published. Fee: ____________", "Pisano sucu, najkasnije {0} minuta nakon objave rezultata. Pristojba: ____________"}
	RegCap          = Text{"Tanpa jam", "Without clocks", "Bez satova"}
	RegCapOf        = Text{"Partai dihentikan setelah {0} menit dan diputuskan: {1}", "Games are stopped after {0} minutes and decided: {1}", "Partije se prekidaju nakon {0} minuta i odlučuju: {1}"}
	RegCapMen       = Text{"(menteri {0}, benteng 5, gajah 3, kuda 3, pion 1)", "(queen {0}, rook 5, bishop 3, knight 3, pawn 1)", "(dama {0}, top 5, lovac 3, skakač 3, pješak 1)"}
	RegApart        = Plural{"selama mungkin di {0} babak pertama; bukan aturan FIDE", "while possible in round {0}; no rule of FIDE", "while possible in the first {0} rounds; no rule of FIDE", "dok je moguće u {0}. kolu; nije FIDE pravilo", "dok je moguće u prva {0} kola; nije FIDE pravilo", "dok je moguće u prvih {0} kola; nije FIDE pravilo"}
	RegLots         = Text{"Undian", "Lots", "Ždrijeb"}
	RegMore         = Text{"Ketentuan lain", "Further provisions", "Ostale odredbe"}
	RegFor          = Text{"Peserta", "For", "Za"}
	RegOfficial     = Text{"Sekolah atau klub, nama", "School or club, name", "Škola ili klub, ime"}
	RegSigned       = Text{"Disetujui pada pertemuan teknis", "Agreed at the technical meeting", "Prihvaćeno na tehničkom sastanku"}
	SignChief       = Text{"Wasit kepala", "Chief arbiter", "Glavni sudac"}
	SignOrg         = Text{"Panitia", "Organising committee", "Organizacijski odbor"}
	SignWitness     = Text{"Saksi", "Witness", "Svjedok"}
	SignHere        = Text{"Tanda tangan", "Signature", "Potpis"}
)

// The official record, its wording editable.
var (
	RecTitle   = Text{"Berita acara", "Official record", "Zapisnik"}
	RecText    = Text{"Pada hari ini, {tanggal}, bertempat di {tempat}, telah selesai dilaksanakan {acara} dengan {peserta} peserta. Hasilnya sebagai berikut.", "On {date}, at {place}, {event} was completed with {players} players. These are the results.", "Dana {datum} u mjestu {mjesto} završeno je natjecanje {natjecanje}. Broj igrača: {igrača}. Rezultati su sljedeći."}
	RecEnd     = Text{"Berita acara ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.", "This record is true and was signed by those named below.", "Zapisnik je istinit i potpisale su ga niže navedene osobe."}
	RecPairing = Text{"Pairing yang menyimpang dari aturan", "Pairings that depart from the rules", "Sparivanja koja odstupaju od pravila"}
	RecEvents  = Text{"Kejadian dan keputusan", "Incidents and decisions", "Incidenti i odluke"}
	RecNothing = Text{"Tidak ada kejadian yang dicatat.", "No incident was recorded.", "Nijedan incident nije zabilježen."}
	RecAsOf    = Text{"setelah {0} dari {1} babak", "after {0} of {1} rounds", "nakon {0} od {1} kola"}
	RecTied    = Text{"menunggu undian", "to be drawn by lot", "čeka ždrijeb"}
	RecBlank   = Text{"____________", "____________", "____________"}
)

// Cards, numbers and forms that are printed before the event.
var (
	CardsTitle   = Text{"Kartu meja", "Place cards", "Stolne kartice"}
	TablesTitle  = Text{"Nomor meja", "Table numbers", "Brojevi stolova"}
	BlankTitle   = Text{"Formulir cadangan", "Blank backup forms", "Prazni obrasci"}
	BlankCard    = Text{"Kartu pairing", "Pairing card", "Karton igrača"}
	BlankCross   = Text{"Tabel silang kosong", "Blank crosstable", "Prazna križna tablica"}
	CardTotal    = Text{"Jumlah", "Total", "Zbroj"}
	CardOpponent = Text{"Lawan", "Opp.", "Prot."}
)

// Inserts are the names that a text of the organiser may use in braces, "{acara}"; those of every language are understood.
var (
	InsertEvent    = Text{"acara", "event", "natjecanje"}
	InsertSection  = Text{"kelompok", "section", "skupina"}
	InsertRound    = Text{"babak", "round", "kolo"}
	InsertDate     = Text{"tanggal", "date", "datum"}
	InsertPlace    = Text{"tempat", "place", "mjesto"}
	InsertPlayers  = Text{"peserta", "players", "igrača"}
	InsertTitleOf  = Text{"judul", "title", "naslov"}
	InsertSchool   = Text{"sekolah", "school", "klub"}
	InsertGames    = Text{"partai", "games", "partije"}
	InsertTimes    = Text{"jam", "times", "vremena"}
	InsertListing  = Text{"daftar", "list", "popis"}
	InsertArbiter  = Text{"wasit", "arbiter", "sudac"}
	InsertOrganise = Text{"panitia", "organiser", "organizator"}
)

// Prizes on paper.
var (
	AwardTitle    = Text{"Daftar juara", "Prize list", "Lista nagrađenih"}
	AwardMain     = Text{"Juara", "Overall", "Ukupni poredak"}
	AwardMainOf   = Text{"Juara {0}", "Winners, {0}", "Pobjednici, {0}"}
	AwardPlace    = Text{"Juara", "Place", "Mjesto"}
	AwardPlaceN   = Text{"Juara {0}", "Place {0}", "{0}. mjesto"}
	AwardNobody   = Text{"Belum ada yang memenuhi syarat.", "Nobody qualifies.", "Nitko ne ispunjava uvjete."}
	AwardTied     = Text{"undian", "lot", "ždrijeb"}
	AwardInterim  = Text{"Setelah babak {0}; bukan hasil akhir", "After round {0}; not final", "Nakon {0}. kola; nije konačno"}
	AwardRank     = Text{"Peringkat", "Rank", "Poredak"}
	MedalTitle    = Text{"Perolehan medali", "Medal table", "Tablica medalja"}
	Gold          = Text{"Emas", "Gold", "Zlato"}
	Silver        = Text{"Perak", "Silver", "Srebro"}
	Bronze        = Text{"Perunggu", "Bronze", "Bronca"}
	MedalTotal    = Text{"Jumlah", "Total", "Ukupno"}
	MedalNoClub   = Text{"Tanpa sekolah atau klub", "Without school or club", "Bez škole ili kluba"}
	MedalNote     = Text{"Urutan: emas, perak, perunggu.", "Order: gold, silver, bronze.", "Redoslijed: zlato, srebro, bronca."}
	SchoolRanks   = Text{"Jumlah peringkat", "Sum of ranks", "Zbroj mjesta"}
	CertTitle     = Text{"Piagam", "Certificate", "Diploma"}
	CertGiven     = Text{"diberikan kepada", "is awarded to", "dodjeljuje se"}
	CertAs        = Text{"sebagai", "as", "za osvojeno"}
	CertAt        = Text{"dalam", "at", "na natjecanju"}
	CertName      = Text{"Nama di piagam", "Name on the certificate", "Ime na diplomi"}
	AwardLotDrawn = Text{"Undian (benih {0}): {1}", "Lot (seed {0}): {1}", "Ždrijeb (sjeme {0}): {1}"}
)
