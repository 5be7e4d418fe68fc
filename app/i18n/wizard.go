package i18n

// The new-event wizard.
var (
	SectionOpen      = Text{"Umum", "Open", "Open"}
	WizardSteps      = Text{"Langkah", "Steps", "Koraci"}
	WizardEvent      = Text{"Acara", "Event", "Natjecanje"}
	WizardRules      = Text{"Ketentuan", "Regulations", "Pravila"}
	WizardCheck      = Text{"Periksa", "Check", "Provjera"}
	WizardWhat       = Text{"Acara apa?", "Which event?", "Koje natjecanje?"}
	WizardTemplate   = Text{"Template", "Template", "Predložak"}
	TemplateSchool5  = Text{"Antar-sekolah, 5 babak", "Schools, 5 rounds", "Školski, 5 kola"}
	TemplateSchool6  = Text{"Antar-sekolah, 6 babak", "Schools, 6 rounds", "Školski, 6 kola"}
	TemplateSchool7  = Text{"Antar-sekolah, 7 babak", "Schools, 7 rounds", "Školski, 7 kola"}
	TemplateSchoolAs = Text{"Swiss, 20 menit, peserta tanpa rating diurutkan dengan undian", "Swiss, 20 minutes, players without rating in drawn order", "Švicarski, 20 minuta, igrači bez rejtinga ždrijebom"}
	TemplateClub     = Text{"Klub, cepat 7 babak", "Club rapid, 7 rounds", "Klupski ubrzani, 7 kola"}
	TemplateClubAs   = Text{"Swiss, 10 menit + 5 detik, urut rating", "Swiss, 10 minutes + 5 seconds, by rating", "Švicarski, 10 minuta + 5 sekundi, po rejtingu"}
	TemplateOpen     = Text{"Open, 9 babak", "Open, 9 rounds", "Open, 9 kola"}
	TemplateOpenAs   = Text{"Swiss, 90 menit + 30 detik, urut rating, aturan FIDE", "Swiss, 90 minutes + 30 seconds, by rating, FIDE rules", "Švicarski, 90 minuta + 30 sekundi, po rejtingu, FIDE pravila"}
	WizardName       = Text{"Nama kegiatan", "Event name", "Naziv natjecanja"}
	WizardNameHelp   = Text{"Tercetak di semua lembar. Contoh: Piala Kemerdekaan SDN Tapos 2", "Printed on every sheet. Example: School Cup 2026", "Ispisuje se na svim listovima. Primjer: Školski kup 2026."}
	WizardNameError  = Text{"Isi nama kegiatan.", "Give the event a name.", "Upišite naziv natjecanja."}
	WizardDate       = Text{"Tanggal", "Date", "Datum"}
	WizardEnd        = Text{"Hari terakhir", "Last day", "Zadnji dan"}
	WizardEndHelp    = Text{"Hanya bila lebih dari sehari", "Only where it takes more than one", "Samo ako traje više dana"}
	DateUnread       = Text{"Isi tanggal yang ada di kalender.", "Give a day of the calendar.", "Upišite dan iz kalendara."}
	DateMissing      = Text{"Isi dulu hari pertama.", "Give the first day too.", "Upišite i prvi dan."}
	DateBefore       = Text{"Hari terakhir lebih awal daripada hari pertama.", "The last day is before the first.", "Zadnji je dan prije prvoga."}
	WizardPlace      = Text{"Tempat pertandingan", "Playing venue", "Mjesto igranja"}
	WizardArbiter    = Text{"Wasit kepala", "Chief arbiter", "Glavni sudac"}
	WizardSystem     = Text{"Sistem", "System", "Sustav"}
	WizardRoundsN    = Plural{"{0} babak", "{0} round", "{0} rounds", "{0} kolo", "{0} kola", "{0} kola"}
	WizardExpected   = Text{"Perkiraan jumlah pemain", "Players expected", "Očekivani broj igrača"}
	WizardRounds     = Text{"Jumlah babak", "Number of rounds", "Broj kola"}
	WizardFewer      = Text{"Kurangi", "Fewer", "Manje"}
	WizardMore       = Text{"Tambah", "More", "Više"}
	RoundsWinner     = Text{"Untuk {0} pemain: {1} babak cukup untuk satu juara. Juara 2 dan 3 ditentukan tie-break; {2} babak memisahkan tiga tempat.", "For {0} players: {1} rounds give one winner. Places 2 and 3 go by tie-break; {2} rounds would separate three places.", "Za {0} igrača: {1} kola daju jednog pobjednika. Drugo i treće mjesto odlučuju dodatni kriteriji; {2} kola razdvajaju tri mjesta."}
	RoundsFew        = Text{"Untuk {0} pemain perlu {1} babak supaya hanya satu yang bisa menang semua. Dengan {2} babak, juara pun bisa ditentukan tie-break.", "{0} players need {1} rounds so that only one can win all games. With {2} rounds even first place may go by tie-break.", "Za {0} igrača treba {1} kola da samo jedan može sve dobiti. S {2} kola i prvo mjesto mogu odlučiti dodatni kriteriji."}
	RoundsEnough     = Text{"Untuk {0} pemain: {1} babak memisahkan juara 1 sampai 3.", "For {0} players: {1} rounds separate places 1 to 3.", "Za {0} igrača: {1} kola razdvajaju mjesta 1 do 3."}
	RoundsTooMany    = Text{"{0} pemain hanya bisa bertemu {1} lawan berbeda. Dengan begitu banyak babak pairing bisa habis.", "{0} players have only {1} different opponents. With so many rounds the pairings can run out.", "{0} igrača ima samo {1} različitih protivnika. Uz toliko kola parovi mogu ponestati."}
	WizardTime       = Text{"Waktu pikir", "Time control", "Tempo igre"}
	TimeMinutes      = Text{"{0} menit", "{0} min", "{0} min"}
	TimeIncrement    = Text{"{0} menit + {1} detik", "{0} min + {1} s", "{0} min + {1} s"}
	TimeNone         = Text{"Tanpa jam", "No clocks", "Bez satova"}
	TimeOwn          = Text{"Lain", "Other", "Drugi"}
	TimeOwnText      = Text{"Menit + detik per langkah", "Minutes + seconds a move", "Minute + sekunde po potezu"}
	TimeOwnHelp      = Text{"Contoh: 45 · 12+3 · 90/40+30, 30+30 (40 langkah dalam 90 menit, lalu 30 menit)", "For example 45 · 12+3 · 90/40+30, 30+30 (40 moves in 90 minutes, then 30 minutes)", "Primjerice 45 · 12+3 · 90/40+30, 30+30 (40 poteza u 90 minuta, zatim 30 minuta)"}
	TimeOwnMissing   = Text{"Tulis waktu pikirnya.", "Write the time control.", "Upišite tempo igre."}
	WizardOrder      = Text{"Urutan awal pemain", "Initial order of players", "Početni poredak igrača"}
	OrderRating      = Text{"Rating", "Rating", "Rejting"}
	OrderLot         = Text{"Undian", "By lot", "Ždrijeb"}
	OrderAge         = Text{"Umur", "Age", "Dob"}
	OrderAlphabet    = Text{"Abjad", "Alphabet", "Abeceda"}
	OrderHelp        = Text{"Pemain berating selalu di depan. Benih undian dicetak di daftar.", "Rated players always come first. The seed of a lot is printed on the list.", "Igrači s rejtingom uvijek su prvi. Sjeme ždrijeba ispisuje se na listi."}
	WizardTieBreaks  = Text{"Urutan tie-break", "Tie-break order", "Redoslijed dodatnih kriterija"}
	TieBreakLocked   = Text{"Diumumkan sebelum babak 1; perubahan sesudahnya tercatat.", "Announced before round 1; a later change is recorded.", "Objavljuje se prije 1. kola; kasnija se promjena bilježi."}
	TieBreakUp       = Text{"Naikkan {0}", "Move {0} up", "Pomakni {0} gore"}
	TieBreakDown     = Text{"Turunkan {0}", "Move {0} down", "Pomakni {0} dolje"}
	TieBreakRemove   = Text{"Hapus {0}", "Remove {0}", "Ukloni {0}"}
	TieBreakAdd      = Text{"Tambah tie-break", "Add a tie-break", "Dodaj kriterij"}
	WizardRight      = Text{"Sudah benar?", "Is this right?", "Je li točno?"}
	WizardRightText  = Text{"Semua bisa diubah sampai babak 1 diumumkan.", "All of it can be changed until round 1 is published.", "Sve se može mijenjati do objave 1. kola."}
	WizardEditEvent  = Text{"Ubah acara", "Change the event", "Promijeni natjecanje"}
	WizardEditRules  = Text{"Ubah ketentuan", "Change the regulations", "Promijeni pravila"}
	WizardSave       = Text{"Simpan perubahan", "Save the changes", "Spremi promjene"}
	WizardReason     = Text{"Alasan, bila jumlah babak berubah", "Reason, where the number of rounds changes", "Razlog, ako se mijenja broj kola"}
	EditUnder        = Text{"Nama, tanggal, babak, tie-break", "Name, date, rounds, tie-breaks", "Naziv, datum, kola, kriteriji"}
	WizardCreate     = Text{"Buat, lalu isi peserta", "Create, then add players", "Stvori pa unesi igrače"}
	WizardLeave      = Text{"Batal, kembali ke beranda", "Cancel, back to home", "Odustani, natrag na početnu"}
)

// Tie-breaks by name, with a line that says what they count.
var (
	TieDE      = Text{"Hasil pertemuan langsung", "Direct encounter", "Međusobni susret"}
	TieDEAs    = Text{"Hanya bila semua yang seri sudah saling bertemu", "Only where the tied players have all met", "Samo ako su se svi izjednačeni međusobno susreli"}
	TieBH      = Text{"Buchholz", "Buchholz", "Buchholz"}
	TieBHAs    = Text{"Jumlah angka semua lawan", "Sum of the scores of all opponents", "Zbroj bodova svih protivnika"}
	TieBHC1    = Text{"Buchholz potong 1", "Buchholz Cut 1", "Buchholz bez najslabijeg"}
	TieBHC1As  = Text{"Jumlah angka lawan, tanpa yang terendah", "Opponents' scores without the lowest", "Bodovi protivnika bez najnižeg"}
	TieSB      = Text{"Sonneborn-Berger", "Sonneborn-Berger", "Sonneborn-Berger"}
	TieSBAs    = Text{"Angka lawan yang dikalahkan + ½ lawan remis", "Scores of beaten opponents + ½ of drawn ones", "Bodovi pobijeđenih + ½ bodova remiziranih"}
	TieWIN     = Text{"Jumlah kemenangan", "Number of wins", "Broj pobjeda"}
	TieWINAs   = Text{"Babak dengan angka penuh, w.o. dan bye terhitung", "Rounds with a full point, forfeits and byes counted", "Kola s punim bodom, uključujući bez borbe i slobodan"}
	TieKS      = Text{"Koya", "Koya", "Koya"}
	TieKSAs    = Text{"Angka melawan pemain yang meraih setengah atau lebih", "Points against those who scored half or more", "Bodovi protiv onih s polovicom ili više"}
	TieGP      = Text{"Angka papan", "Game points", "Bodovi s ploča"}
	TieGPAs    = Text{"Jumlah angka semua papan tim", "Points of all boards of the team", "Bodovi svih ploča ekipe"}
	TieEDE     = Text{"Pertemuan langsung tim", "Direct encounter of teams", "Međusobni susret ekipa"}
	TieEDEAs   = Text{"Angka pertandingan, lalu angka papan di antara yang seri", "Match points, then game points among the tied", "Bodovi mečeva, zatim ploča među izjednačenima"}
	TieEMMSB   = Text{"Sonneborn-Berger tim, potong 1", "Team Sonneborn-Berger, Cut 1", "Ekipni Sonneborn-Berger bez najslabijeg"}
	TieEMMSBAs = Text{"Angka pertandingan lawan dikali angka pertandingan yang diraih", "Opponents' match points times those scored against them", "Bodovi mečeva protivnika puta osvojeni"}
	TieBC      = Text{"Hitungan papan", "Board count", "Brojanje ploča"}
	TieBCAs    = Text{"Angka di papan atas lebih berat", "Points on the top boards weigh more", "Bodovi na gornjim pločama vrijede više"}
	TiePS      = Text{"Angka progresif", "Progressive score", "Progresivni bodovi"}
	TiePSAs    = Text{"Jumlah angka setelah tiap babak", "Sum of the scores after each round", "Zbroj bodova nakon svakog kola"}
)
