package i18n

// The pairing systems: a name, and when to use it.
var (
	SystemChoose       = Text{"Cara pairing", "How to pair", "Način sparivanja"}
	SystemDutch        = Text{"Swiss (Dutch)", "Swiss (Dutch)", "Švicarski (Dutch)"}
	SystemDutchAs      = Text{"Banyak pemain, sedikit babak. Sistem FIDE yang biasa; pilih ini bila ragu.", "Many players, few rounds. FIDE's usual system; choose it if in doubt.", "Mnogo igrača, malo kola. Uobičajeni FIDE sustav; odaberite ga ako niste sigurni."}
	SystemRoundRobin   = Text{"Setengah kompetisi (round robin)", "Round robin", "Svaki sa svakim (Berger)"}
	SystemRoundRobinAs = Text{"Sampai kira-kira 12 pemain: semua bertemu semua, urutan paling adil.", "Up to about 12 players: everybody meets everybody, the fairest ranking.", "Do oko 12 igrača: svaki igra sa svakim, najpravedniji poredak."}
	SystemKnockout     = Text{"Sistem gugur", "Knock-out", "Nokaut (kup)"}
	SystemKnockoutAs   = Text{"Satu juara dengan cepat; yang kalah selesai. Bagan untuk penonton.", "One winner fast; who loses is out. A bracket for spectators.", "Brzo do jednog pobjednika; tko izgubi, ispada. Ždrijeb za gledatelje."}
	SystemGroups       = Text{"Grup", "Groups", "Skupine"}
	SystemGroupsAs     = Text{"Pemain dibagi ke grup kecil; di dalam grup semua bertemu semua.", "Players are split into small groups; everybody meets everybody inside a group.", "Igrači se dijele u male skupine; u skupini igra svaki sa svakim."}
	SystemKeizer       = Text{"Keizer", "Keizer", "Keizer"}
	SystemKeizerAs     = Text{"Klub sepanjang musim: pemain datang dan pergi, lawan selalu setara.", "A club's season: members come and go, opponents are always close in strength.", "Klupska sezona: članovi dolaze i odlaze, protivnici su uvijek slične snage."}
	SystemTeam         = Text{"Swiss beregu", "Team Swiss", "Ekipni švicarski"}
	SystemTeamAs       = Text{"Tim dengan beberapa papan dan cadangan; yang didaftar adalah tim.", "Teams with boards and reserves; the participants are teams.", "Ekipe s pločama i pričuvama; sudionici su ekipe."}
	OptBoards          = Text{"Papan per pertandingan", "Boards of a match", "Ploča u meču"}
	TeamHint           = Text{"Daftarkan tim sebagai peserta; pemainnya diisi di formulir tim. Angka: 2 menang, 1 seri.", "Enter the teams as participants; their players stand in the form of the team. A match won is 2, drawn 1.", "Unesite ekipe kao sudionike; njihovi igrači su u obrascu ekipe. Dobiven meč 2, neriješen 1."}
	PointsTeam         = Text{"Angka pertandingan", "Match points", "Bodovi mečeva"}
	SystemSchev        = Text{"Scheveningen", "Scheveningen", "Scheveningen"}
	SystemSchevAs      = Text{"Dua tim atau sekolah: setiap pemain melawan semua pemain tim lain.", "Two teams or schools: every player meets every player of the other team.", "Dvije ekipe ili škole: svaki igrač igra sa svima iz druge ekipe."}
	SystemDouble       = Text{"Swiss ganda", "Double-Swiss", "Dvostruki švicarski"}
	SystemDoubleAs     = Text{"Setiap babak dua gim melawan lawan yang sama, dengan warna bergantian.", "Each round is two games against the same opponent, colours reversed.", "U svakom kolu dvije partije s istim protivnikom, zamijenjenih boja."}
	SystemDubov        = Text{"Swiss (Dubov)", "Swiss (Dubov)", "Švicarski (Dubov)"}
	SystemDubovAs      = Text{"Semua pemain berating: menyamakan kekuatan rata-rata lawan.", "Every player has a rating: evens out the average strength of opponents.", "Svi igrači imaju rejting: izjednačuje prosječnu snagu protivnika."}
	SystemBurstein     = Text{"Swiss (Burstein)", "Swiss (Burstein)", "Švicarski (Burstein)"}
	SystemBursteinAs   = Text{"Setelah babak awal, pemain diurutkan menurut kekuatan lawan mereka.", "After the first rounds players are ranked by the strength of their opponents.", "Nakon prvih kola igrači se rangiraju po snazi protivnika."}
	SystemLim          = Text{"Swiss (Lim)", "Swiss (Lim)", "Švicarski (Lim)"}
	SystemLimAs        = Text{"Aturan lama yang bisa dikerjakan dengan tangan: dari atas dan bawah ke tengah.", "Old rules that can be done by hand: from top and bottom to the middle.", "Stara pravila izvediva ručno: s vrha i dna prema sredini."}
	SystemSuggest      = Text{"Dengan {0} pemain, semua bisa bertemu semua dalam {1} babak.", "With {0} players everybody can meet everybody in {1} rounds.", "S {0} igrača svatko može igrati sa svakim u {1} kola."}
	SystemSuggestDo    = Text{"Pakai round robin", "Use a round robin", "Odaberi Bergera"}
	SystemReading      = Text{"FIDE belum mengesahkan program untuk sistem ini; rinciannya menurut bacaan kami.", "FIDE has endorsed no program for this system; the details follow our reading.", "FIDE nije odobrila program za ovaj sustav; pojedinosti su prema našem čitanju."}
	SystemRare         = Text{"Sistem lain", "Other systems", "Drugi sustavi"}
	SystemRoundsFor    = Text{"{0} pemain: {1} babak. Dihitung lagi saat undian.", "{0} players: {1} rounds. Counted again at the draw.", "{0} igrača: {1} kola. Ponovno se računa pri ždrijebu."}
	SystemTooMany      = Text{"{0} pemain perlu {1} babak; satu acara memuat paling banyak {2}.", "{0} players need {1} rounds; an event holds {2} at most.", "{0} igrača treba {1} kola; natjecanje može imati najviše {2}."}
	OptCycles          = Text{"Pertemuan", "Meetings", "Susreti"}
	OptOnce            = Text{"Sekali", "Once", "Jednom"}
	OptTwice           = Text{"Dua kali (warna ditukar)", "Twice (colours reversed)", "Dvaput (zamijenjene boje)"}
	OptGames           = Text{"Gim per pertandingan", "Games of a match", "Partija u meču"}
	OptThird           = Text{"Pertandingan juara 3", "Match for third place", "Susret za treće mjesto"}
	OptLadder          = Text{"Bila seri", "If a match is drawn", "Ako je meč neriješen"}
	OptLadderRapid     = Text{"2 × 10+5, 2 × 3+2, Armageddon", "2 × 10+5, 2 × 3+2, Armageddon", "2 × 10+5, 2 × 3+2, armagedon"}
	OptLadderCup       = Text{"Seperti Piala FIDE", "As in FIDE's cups", "Kao u FIDE kupovima"}
	OptLadderSchool    = Text{"1 × 10 menit, Armageddon", "1 × 10 minutes, Armageddon", "1 × 10 minuta, armagedon"}
	OptLadderNoClock   = Text{"Tanpa jam: 1 gim, lalu undian", "No clocks: 1 game, then a lot", "Bez satova: 1 partija, pa ždrijeb"}
	OptDrawn           = Text{"Hanya unggulan ditempatkan, lainnya diundi", "Only the seeds are placed, the others are drawn", "Postavljaju se samo nositelji, ostali se ždrijebaju"}
	OptApart           = Text{"Satu sekolah bertemu selambat mungkin", "Players of one school meet as late as possible", "Igrači iste škole susreću se što kasnije"}
	OptBaku            = Text{"Akselerasi Baku (C.04.7)", "Baku acceleration (C.04.7)", "Baku ubrzanje (C.04.7)"}
	OptKeizer          = Text{"Nilai Keizer", "Keizer values", "Keizerove vrijednosti"}
	OptKeizerWasit     = Text{"Bye ⅔, izin ⅓ (5 kali)", "Bye ⅔, excused ⅓ (5 times)", "Slobodan ⅔, opravdan ⅓ (5 puta)"}
	OptKeizerClubs     = Text{"Bye 50 %, klub 70 %, absen 35 %", "Bye 50 %, club 70 %, absent 35 %", "Slobodan 50 %, klub 70 %, odsutan 35 %"}
	OptKeizerSixths    = Text{"Per enam; kalah ⅙", "Sixths; a loss ⅙", "Šestine; poraz ⅙"}
	OptRatio           = Text{"Nilai pertama : terakhir", "Value of first : last", "Vrijednost prvog : zadnjeg"}
	OptGap             = Text{"Babak di antara dua pertemuan", "Rounds between two meetings", "Kola između dva susreta"}
	OptGroups          = Text{"Jumlah grup", "Number of groups", "Broj skupina"}
	OptLess            = Text{"Kurangi", "Less", "Manje"}
	OptMore            = Text{"Tambah", "More", "Više"}
)

// What a system refuses, with its rule.
var (
	RefuseLate     = Text{"Tidak ada kursi kosong di tabel atau bagan", "No free seat in the table or bracket", "Nema slobodnog mjesta u tablici ili ždrijebu"}
	RefuseLateDo   = Text{"Pasangan sudah diumumkan dan tetap (C.05). Pemain baru bisa masuk hanya dengan undian ulang sebelum babak 1, atau dalam round robin berjumlah ganjil.", "The announced pairings stay (C.05). Somebody new can enter only by a new draw before round 1, or in a round robin of an odd number.", "Objavljeni parovi ostaju (C.05). Novi igrač može ući samo novim ždrijebom prije 1. kola ili kod neparnog broja igrača."}
	RefuseTable    = Text{"Sistem ini tidak mengenal bye", "This system knows no byes", "Ovaj sustav ne poznaje slobodne bodove"}
	RefuseTableDo  = Text{"Jadwal tetap (C.05): yang tidak hadir kalah W.O. Catat sebagai tidak hadir.", "The schedule stands (C.05): who is absent loses by forfeit. Note an absence instead.", "Raspored ostaje (C.05): tko izostane, gubi bez borbe. Zabilježite izostanak."}
	RefuseByHand   = Text{"Pasangan mengikuti tabel atau bagan", "The pairs follow from the table or bracket", "Parovi slijede iz tablice ili ždrijeba"}
	RefuseByHandDo = Text{"Mengubahnya merusak jadwal. Nomor bisa ditukar selama babak 1 belum diumumkan: Ubah manual.", "Changing them would break the schedule. Numbers can be exchanged until round 1 is published: Change by hand.", "Promjena bi narušila raspored. Brojevi se mogu zamijeniti do objave 1. kola: Promijeni ručno."}
	RefuseMatch    = Text{"Pertandingan dicatat gim demi gim", "A match is entered game by game", "Meč se unosi partiju po partiju"}
	RefuseMatchDo  = Text{"Batalkan gim terakhir dengan tombol urungkan; bila babak sudah ditutup, buka lagi dulu.", "Take the last game back with the undo key; if the round is closed, reopen it first.", "Poništite zadnju partiju tipkom za poništavanje; ako je kolo zatvoreno, prvo ga otvorite."}
	RefuseOver     = Text{"Pertandingan di papan {0} sudah selesai", "The match on board {0} is decided", "Meč na ploči {0} je odlučen"}
	RefuseChoose   = Text{"Papan {0}: pilih dulu warna untuk Armageddon", "Board {0}: choose the colour of the Armageddon first", "Ploča {0}: prvo odaberite boju za armagedon"}
	RefuseChooseDo = Text{"Pemenang undian memilih; tombolnya ada di papan itu.", "The winner of the coin chooses; the keys stand on that board.", "Bira pobjednik ždrijeba; tipke su na toj ploči."}
	RefuseSystem   = Text{"Versi ini tidak mengenal sistem {0}", "This version does not know the system {0}", "Ova inačica ne poznaje sustav {0}"}
	RefuseTeams    = Text{"Scheveningen perlu tepat dua sekolah atau klub", "A Scheveningen match needs exactly two schools or clubs", "Scheveningen treba točno dvije škole ili kluba"}
	RefuseTeamsDo  = Text{"Sekarang ada {0}. Isi sekolah setiap pemain.", "There are {0} now. Give every player a school.", "Sada ih je {0}. Upišite školu svakom igraču."}
	RefuseRatings  = Text{"Setiap pemain perlu rating (C.04.4.1, 1.1). Isi rating di daftar pemain; wasit boleh menetapkannya.", "Every player needs a rating (C.04.4.1, 1.1). Enter them on the list of players; the arbiter may assign one.", "Svaki igrač treba rejting (C.04.4.1, 1.1). Upišite ih na popisu igrača; sudac ih može dodijeliti."}
	WarnWalkOver   = Text{"Papan {0}: tidak hadir, W.O.", "Board {0}: absent, will be forfeited", "Ploča {0}: odsutan, bez borbe"}
	AwayCup        = Text{"langsung lolos ke babak 2", "straight to round 2", "izravno u 2. kolo"}
	AwayFree       = Text{"tidak bertanding babak ini", "no game this round", "bez partije u ovom kolu"}
	LogGame        = Text{"Babak {0} papan {1}: gim {2}", "Round {0} board {1}: game {2}", "{0}. kolo, ploča {1}: partija {2}"}
	LogChoice      = Text{"Babak {0} papan {1}: {2} memilih Putih", "Round {0} board {1}: {2} has White in the Armageddon", "{0}. kolo, ploča {1}: {2} ima bijele u armagedonu"}
)

// The draw and the entry of matches.
var (
	OrderVarma    = Text{"Varma", "Varma lots", "Varma"}
	OrderVarmaAs  = Text{"9–24 pemain: pemain satu sekolah tidak bertemu di tiga babak terakhir (C.05 Annex 2). Jumlah lain: undian biasa.", "9 to 24 players: those of one school do not meet in the last three rounds (C.05 Annex 2). Other numbers: a plain lot.", "9 do 24 igrača: igrači iste škole ne susreću se u zadnja tri kola (C.05 Annex 2). Inače običan ždrijeb."}
	OrderDrawn    = Text{"Semua nomor diundi (C.05). Benih undian dicetak di daftar.", "Every number is drawn (C.05). The seed of the lot is printed on the list.", "Svi se brojevi izvlače (C.05). Sjeme ždrijeba ispisuje se na listi."}
	DrawVarma     = Text{"Undian Varma: pemain satu sekolah mengambil dari satu amplop (C.05 Annex 2).", "Varma lots: players of one school draw from one envelope (C.05 Annex 2).", "Varma: igrači iste škole vuku iz iste omotnice (C.05 Annex 2)."}
	DrawVarmaLate = Plural{"{0} pasangan satu sekolah tetap bertemu di tiga babak terakhir.", "{0} pair of one school still meets in the last three rounds.", "{0} pairs of one school still meet in the last three rounds.", "{0} par iste škole ipak igra u zadnja tri kola.", "{0} para iste škole ipak igraju u zadnja tri kola.", "{0} parova iste škole ipak igra u zadnja tri kola."}
	DraftExchange = Text{"Sentuh dua pemain yang bertukar nomor undian (C.05), atau seret yang satu pada pegangannya; pasangan mengikuti.", "Touch two players who exchange their drawn numbers (C.05), or drag one by the handle; the pairs follow.", "Dodirnite dva igrača koji mijenjaju izvučene brojeve (C.05) ili jednoga povucite za ručicu; parovi slijede."}
	DrawCoins     = Text{"Semua koin bagan ditentukan oleh benih {0}", "Every coin of the bracket comes from the seed {0}", "Svi novčići ždrijeba dolaze iz sjemena {0}"}
	DrawRounds    = Text{"{0} pemain: {1} babak", "{0} players: {1} rounds", "{0} igrača: {1} kola"}
	DrawTable     = Text{"Nomor undian menentukan lawan dan warna di semua babak (tabel Berger, C.05).", "The number decides opponents and colours of all rounds (Berger table, C.05).", "Broj određuje protivnike i boje svih kola (Bergerova tablica, C.05)."}
	MatchGame     = Text{"Gim {0}", "Game {0}", "Partija {0}"}
	MatchScore    = Text{"sementara {0}–{1}", "so far {0}–{1}", "zasad {0}–{1}"}
	MatchBreak    = Text{"Penentuan: {0}", "Tie-break: {0}", "Doigravanje: {0}"}
	MatchArma     = Text{"Armageddon: Putih {0} menit, Hitam {1}; remis: Hitam lolos.", "Armageddon: White {0} minutes, Black {1}; a draw lets Black go on.", "Armagedon: bijeli {0} minuta, crni {1}; uz remi prolazi crni."}
	MatchChoose   = Text{"{0} memenangkan undian dan memilih warna.", "{0} won the coin and chooses a colour.", "{0} je dobio ždrijeb i bira boju."}
	MatchTakes    = Text{"{0} Putih", "{0} has White", "{0} ima bijele"}
)

// Tables of systems that rank by their own rules.
var (
	PointsKeizer     = Text{"Angka Keizer", "Keizer points", "Keizer bodovi"}
	PointsMatches    = Text{"Menang", "Won", "Pobjede"}
	KeizerValue      = Text{"Nilai pemain", "Value of the player", "Vrijednost igrača"}
	KeizerValueShort = Text{"Nilai", "Val", "Vrij"}
	KeizerGames      = Text{"Angka dari papan", "Points over the board", "Bodovi za pločom"}
	KeizerGamesShort = Text{"Papan", "Pts", "Bod"}
	KeizerOwn        = Text{"Nilai sendiri", "Own value", "Vlastita vrijednost"}
	KeizerCycle      = Text{"Peringkat berputar di antara {0} susunan; angkanya rata-rata.", "The ranking goes round between {0} orders; the points are their average.", "Poredak kruži između {0} redoslijeda; bodovi su njihov prosjek."}
	FinalNext        = Text{"Yang terbaik dari tiap grup maju ke babak final.", "The best of each group go on to the final.", "Najbolji iz svake skupine idu u završnicu."}
	FinalMake        = Text{"Buat babak final (gugur)", "Make the final (knock-out)", "Napravi završnicu (nokaut)"}
	FinalOf          = Text{"Final {0}", "Final {0}", "Završnica {0}"}
	FinalFirst       = Text{"Terbaik dari tiap grup", "Best of each group", "Najboljih iz svake skupine"}
	FinalBest        = Text{"Tambahan: terbaik dari peringkat berikutnya", "In addition: best of the next place", "Dodatno: najbolji sa sljedećeg mjesta"}
	FinalGoOn        = Plural{"{0} pemain lolos", "{0} player goes on", "{0} players go on", "Prolazi {0} igrač", "Prolaze {0} igrača", "Prolazi {0} igrača"}
	FinalDrawn       = Text{"Ditentukan dengan undian: {0}. Benih {1}.", "Decided by lot: {0}. Seed {1}.", "Odlučeno ždrijebom: {0}. Sjeme {1}."}
	Consolation      = Text{"Yang kalah bisa bermain terus", "Who lost can play on", "Poraženi mogu igrati dalje"}
	ConsolationAs    = Plural{"{0} pemain yang kalah di babak awal mendapat bagian sendiri.", "{0} player who lost early gets a section.", "{0} players who lost early get a section of their own.", "{0} rano poraženi igrač dobiva svoju skupinu.", "{0} rano poražena igrača dobivaju svoju skupinu.", "{0} rano poraženih igrača dobiva svoju skupinu."}
	ConsolationOf    = Text{"Hiburan {0}", "Consolation {0}", "Utješni {0}"}
	ConsolationSwiss = Text{"Babak hiburan, Swiss", "Consolation, Swiss", "Utješni, švicarski"}
	ConsolationCup   = Text{"Babak hiburan, gugur", "Consolation, knock-out", "Utješni, nokaut"}
	GroupWord        = Text{"Grup", "Group", "Skupina"}
)

// Grid and bracket.
var (
	GroupN         = Text{"Grup {0}", "Group {0}", "Skupina {0}"}
	GridView       = Text{"Tabel Berger", "Berger grid", "Bergerova tablica"}
	BracketView    = Text{"Bagan", "Bracket", "Ždrijeb"}
	BracketNone    = Text{"Bagan ada setelah undian babak 1.", "The bracket begins with the draw of round 1.", "Ždrijeb postoji nakon ždrijebanja 1. kola."}
	CupFinal       = Text{"Final", "Final", "Finale"}
	CupSemi        = Text{"Semifinal", "Semi-finals", "Polufinale"}
	CupQuarter     = Text{"Perempat final", "Quarter-finals", "Četvrtfinale"}
	CupOf          = Text{"{0} besar", "Round of {0}", "Posljednjih {0}"}
	CupThird       = Text{"Juara 3", "Third place", "Treće mjesto"}
	CupOpen        = Text{"belum diketahui", "to be decided", "još nepoznato"}
	CupBye         = Text{"bye", "bye", "slobodan"}
	CupWon         = Text{"menang", "won", "pobjednik"}
	CupLadder      = Text{"setelah penentuan", "after tie-break games", "nakon doigravanja"}
	CupArma        = Text{"Armageddon", "Armageddon", "armagedon"}
	CupLot         = Text{"dengan undian", "by lot", "ždrijebom"}
	CupWalkOver    = Text{"W.O.", "walk-over", "bez borbe"}
	CupEmpty       = Text{"keduanya tidak hadir", "both absent", "oba odsutna"}
	LeftAnnulled   = Text{"{0} mundur setelah {1} dari {2} gim: hasilnya tidak dihitung untuk siapa pun (C.05).", "{0} left after {1} of {2} games: those results count for nobody (C.05).", "{0}: odustao nakon {1} od {2} partija; ti se rezultati nikome ne računaju (C.05)."}
	LeftCounts     = Text{"{0} mundur setelah {1} dari {2} gim: semua hasil dihitung, sisanya W.O. (C.05).", "{0} left after {1} of {2} games: all results count, the rest are forfeited (C.05).", "{0}: odustao nakon {1} od {2} partija; svi se rezultati računaju, ostalo je bez borbe (C.05)."}
	ComingTable    = Text{"Pasangan babak ini mengikuti tabel atau bagan. Yang tidak hadir kalah W.O.", "The pairs of this round follow from the table or bracket. Who is absent loses by forfeit.", "Parovi ovog kola slijede iz tablice ili ždrijeba. Tko izostane, gubi bez borbe."}
	DraftByeKeizer = Text{"Mendapat bagian dari nilainya sendiri.", "Gets a share of the own value.", "Dobiva udio vlastite vrijednosti."}
	DraftTable     = Text{"Sesuai tabel atau bagan", "As the table or bracket says", "Prema tablici ili ždrijebu"}
	DraftTableAs   = Text{"Lawan dan warna mengikuti nomor undian. Mesin {0}.", "Opponents and colours follow from the numbers. Engine {0}.", "Protivnici i boje slijede iz brojeva. Program {0}."}
)

// The ranking of schools.
var (
	SchoolsView  = Text{"Sekolah", "Schools", "Škole"}
	SchoolsTitle = Text{"Peringkat sekolah", "Ranking of schools", "Poredak škola"}
	SchoolsRule  = Text{"Jumlah angka {0} pemain terbaik; bila sama, jumlah peringkat mereka, lalu peringkat terbaik. Sekolah dengan pemain kurang dari itu di bawah.", "Points of the best {0} players; if equal, the sum of their places, then the better first place. Schools with fewer players come below.", "Bodovi {0} najboljih igrača; ako su jednaki, zbroj njihovih mjesta, pa bolje prvo mjesto. Škole s manje igrača su niže."}
	SchoolsWho   = Text{"Pemain yang dihitung", "Players that count", "Igrači koji se računaju"}
	SchoolsCount = Text{"Pemain yang dihitung", "Players that count", "Broj igrača koji se računaju"}
	SchoolsBest  = Text{"Peringkat sekolah, {0} pemain terbaik", "Ranking of schools, best {0} players", "Poredak škola, {0} najboljih igrača"}
	SchoolsPlace = Text{"peringkat {0}, {1}", "place {0}, {1}", "{0}. mjesto, {1}"}
	SchoolsShort = Text{"pemain kurang", "too few players", "premalo igrača"}
	SchoolsNone  = Text{"Peringkat sekolah ada setelah babak 1 lengkap dan pemain punya sekolah.", "The ranking begins when round 1 is complete and players have schools.", "Poredak počinje kad je 1. kolo potpuno i igrači imaju škole."}
)

// Teams: lists of players and line-ups.
var (
	Teams          = Text{"Tim", "Teams", "Ekipe"}
	TeamsAdd       = Text{"Tambah tim", "Add a team", "Dodaj ekipu"}
	TeamNew        = Text{"Tim baru", "New team", "Nova ekipa"}
	TeamEdit       = Text{"Ubah tim", "Change the team", "Promijeni ekipu"}
	TeamName       = Text{"Nama tim", "Name of the team", "Naziv ekipe"}
	TeamRating     = Text{"Rating tim (untuk urutan awal)", "Rating of the team (for the initial order)", "Rejting ekipe (za početni poredak)"}
	TeamsEmpty     = Text{"Belum ada tim", "No teams yet", "Još nema ekipa"}
	TeamsEmptyAs   = Text{"Satu tim satu formulir: nama tim, lalu pemainnya menurut papan, cadangan terakhir.", "One form a team: its name, then its players by board, reserves last.", "Jedan obrazac po ekipi: naziv, pa igrači po pločama, pričuve na kraju."}
	TeamsExpected  = Text{"Perkiraan jumlah tim", "Teams expected", "Očekivani broj ekipa"}
	NTeams         = Plural{"{0} tim", "{0} team", "{0} teams", "{0} ekipa", "{0} ekipe", "{0} ekipa"}
	BadgeShort     = Text{"{0} dari {1} pemain", "{0} of {1} players", "{0} od {1} igrača"}
	OptWishes      = Text{"Keinginan warna tim (C.04.6)", "Colour preferences of teams (C.04.6)", "Prednosti boja ekipa (C.04.6)"}
	OptWishesA     = Text{"Jenis A", "Type A", "Tip A"}
	OptWishesB     = Text{"Jenis B", "Type B", "Tip B"}
	OptWishesNone  = Text{"Tidak ada", "None", "Nema"}
	MatchBoard     = Text{"Papan tim {0} dari {1}", "Team board {0} of {1}", "Ekipna ploča {0} od {1}"}
	RosterTitle    = Text{"Pemain tim", "Players of the team", "Igrači ekipe"}
	RosterEdit     = Text{"Ubah daftar pemain", "Change the list", "Promijeni popis"}
	RosterHelp     = Text{"Satu nama per baris, papan 1 di atas, cadangan di bawah. Rating boleh ditulis setelah titik koma: Budi; 1450", "One name a line, board 1 first, reserves last. A rating may follow behind a semicolon: Budi; 1450", "Jedno ime u retku, 1. ploča prva, pričuve zadnje. Rejting se može dodati iza točke-zareza: Budi; 1450"}
	RosterNone     = Text{"Belum ada pemain. Isi dulu daftarnya.", "No players yet. Fill in the list first.", "Još nema igrača. Prvo ispunite popis."}
	RosterReserve  = Text{"Cadangan", "Reserve", "Pričuva"}
	LineupOpen     = Text{"Susunan pemain", "Line-up", "Postava"}
	LineupTitle    = Text{"Susunan pemain, papan {0}", "Line-ups of board {0}", "Postave, ploča {0}"}
	LineupSave     = Text{"Simpan", "Save", "Spremi"}
	LineupNobody   = Text{"(kosong)", "(nobody)", "(nitko)"}
	LineupRefused  = Text{"Susunan ini tidak boleh: papan {0}", "This line-up is not allowed: board {0}", "Ova postava nije dopuštena: ploča {0}"}
	LineupTwice    = Text{"Satu pemain di dua papan.", "One player sits on two boards.", "Jedan igrač je na dvije ploče."}
	LineupOrder    = Text{"Tidak boleh bermain di atas rekan yang lebih tinggi dalam daftar.", "Nobody plays above a teammate who stands higher in the list.", "Nitko ne igra iznad suigrača koji je više na popisu."}
	LineupGap      = Text{"Papan kosong hanya di bawah.", "Empty boards stand at the end only.", "Prazne ploče mogu biti samo na kraju."}
	LineupSmall    = Text{"Paling sedikit satu pemain.", "At least one player.", "Najmanje jedan igrač."}
	RefuseRoster   = Text{"Tim ini sudah bermain", "This team has played", "Ova je ekipa već igrala"}
	RefuseRosterDo = Text{"Pemain di daftarnya tetap; nama boleh diperbaiki dan cadangan ditambah.", "The players of its list stay; names may be corrected and reserves added.", "Igrači na popisu ostaju; imena se mogu ispraviti, a pričuve dodati."}
	LogRoster      = Text{"Daftar pemain {0}: {1}", "List of players of {0}: {1}", "Popis igrača ekipe {0}: {1}"}
	LogLineup      = Text{"Babak {0}: susunan pemain {1}", "Round {0}: line-up of {1}", "{0}. kolo: postava ekipe {1}"}
)
