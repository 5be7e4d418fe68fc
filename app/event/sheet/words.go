package sheet

import (
	"wasit/app/words/i18n"
)

// Words that many screens share.
var (
	textNRounds = i18n.Plural{ID: "{0} babak", ENOne: "{0} round", EN: "{0} rounds", HROne: "{0} kolo", HRFew: "{0} kola", HR: "{0} kola"}
)

// Games that the cap has stopped.
var (
	textCapStepEven = i18n.Text{ID: "Pemain yang giliran menyelesaikan langkahnya; jika itu Putih, Hitam juga melangkah sekali.", EN: "The player to move completes the move; if that is White, Black makes one too.", HR: "Igrač na potezu dovršava potez; ako je to bijeli, crni igra još jedan."}
	textCapStepStop = i18n.Text{ID: "Partai berhenti seketika; langkah yang belum selesai tidak dihitung.", EN: "Games stop at once; a move that is not completed does not count.", HR: "Partije se odmah prekidaju; nedovršen potez ne vrijedi."}
	textCapStepMore = i18n.Plural{ID: "Tiap pihak masih melangkah {0} kali.", ENOne: "Each side makes {0} more move.", EN: "Each side makes {0} more moves.", HROne: "Svaka strana igra još {0} potez.", HRFew: "Svaka strana igra još {0} poteza.", HR: "Svaka strana igra još {0} poteza."}
)

// Values of the Keizer system (formats.md part 2).
var (
	textRegKeizer       = i18n.Text{ID: "Nilai Keizer", EN: "Keizer values", HR: "Keizerove vrijednosti"}
	textRegKeizerLimit  = i18n.Text{ID: "Izin yang dihitung: {0}", EN: "Excused absences that count: {0}", HR: "Opravdani izostanci koji se računaju: {0}"}
	textRegKeizerOwnFor = i18n.Text{ID: "Nilai awal berkurang merata dan habis sesudah babak {0}", EN: "The own value falls evenly and is used up after round {0}", HR: "Vlastita vrijednost ravnomjerno pada i nestaje nakon {0}. kola"}
	textRegKeizerPeriod = i18n.Text{ID: "Masa berlaku batas izin dan pertemuan, dalam babak: {0}", EN: "Period of the limits of absences and meetings, in rounds: {0}", HR: "Razdoblje granica izostanaka i susreta, u kolima: {0}"}
	textRegKeizerAll    = i18n.Text{ID: "semua", EN: "all", HR: "svi"}
	textRegKeizerTop    = i18n.Text{ID: "Peringkat 1 bernilai {0}, setiap tempat berikutnya 1 kurang", EN: "The first is worth {0}, each next place 1 less", HR: "Prvi vrijedi {0}, svako sljedeće mjesto 1 manje"}
	textRegKeizerGap    = i18n.Text{ID: "Di antara dua pertemuan: {0} babak; dikurangi bila perlu", EN: "Rounds between two meetings: {0}; fewer where needed", HR: "Kola između dva susreta: {0}; manje gdje je nužno"}
	textRegKeizerMost   = i18n.Text{ID: "Dua pemain bertemu paling banyak {0} kali", EN: "Meetings of two players: at most {0}", HR: "Susreta dvojice igrača: najviše {0}"}
	textRegKeizerShaken = i18n.Text{ID: "Urutan babak 1: rating diubah dengan undian sampai ±{0}", EN: "Order of round 1: ratings moved by a lot of up to ±{0}", HR: "Poredak 1. kola: rejtinzi pomaknuti ždrijebom do ±{0}"}
	textRegKeizerPlaces = i18n.Text{ID: "Angka Keizer, jumlah kemenangan, hasil pertemuan, lalu tempat dibagi", EN: "Keizer points, games won, direct encounter, then the place is shared", HR: "Keizer bodovi, broj pobjeda, međusobni susret, zatim dijele mjesto"}
	textRegMatches      = i18n.Text{ID: "Pertandingan", EN: "Matches", HR: "Mečevi"}
	textScheduleFree    = i18n.Text{ID: "Bebas: {0}", EN: "Free: {0}", HR: "Slobodan: {0}"}
	textIndividualGames = i18n.Text{ID: "Partai", EN: "Games", HR: "Partije"}
	textIndividualsNote = i18n.Text{ID: "Menurut papan di daftar tim. Urutan: angka, persen, rating performa (C.07 10.2). Hanya partai yang dimainkan; W.O. tidak dihitung.", EN: "By the board in the list of the team. Order: points, percentage, performance rating (C.07 10.2). Games over the board alone; forfeits do not count.", HR: "Po ploči na popisu ekipe. Redoslijed: bodovi, postotak, performans (C.07 10.2). Samo odigrane partije; bez borbe se ne računa."}
	textRegGroupPlaces  = i18n.Text{ID: "Di dalam tiap grup:", EN: "Within each group:", HR: "Unutar svake grupe:"}
	textRegCupPlaces    = i18n.Text{ID: "Menurut bagan: babak saat kalah menentukan peringkat", EN: "By the bracket: the round of the defeat decides the place", HR: "Prema ždrijebu: kolo poraza određuje mjesto"}
	textSheetGame       = i18n.Text{ID: "Gim", EN: "Game", HR: "Partija"}
	textSheetMatchScore = i18n.Text{ID: "Hasil pertandingan", EN: "Result of the match", HR: "Rezultat susreta"}
	textSheetCaptain    = i18n.Text{ID: "Kapten {0}", EN: "Captain of {0}", HR: "Kapetan: {0}"}
	textCrossMatchKey   = i18n.Text{ID: "angka pertandingan, + − W.O.", EN: "points of the match, + − forfeit", HR: "bodovi susreta, + − bez borbe"}
)

// The regulation sheet, signed at the technical meeting.
var (
	textRegSystem            = i18n.Text{ID: "Sistem", EN: "System", HR: "Sustav"}
	textRegWhen              = i18n.Text{ID: "Jadwal", EN: "Schedule", HR: "Raspored"}
	textRegFirst             = i18n.Text{ID: "Babak 1 mulai pukul {0}", EN: "Round 1 starts at {0}", HR: "Početak 1. kola u {0}"}
	textRegBlankTime         = i18n.Text{ID: "________", EN: "________", HR: "________"}
	textRegEach              = i18n.Text{ID: "Satu babak sekitar {0} menit.", EN: "A round takes about {0} min.", HR: "Kolo traje oko {0} min."}
	textRegEachPause         = i18n.Text{ID: "Satu babak sekitar {0} menit, jeda {1} menit.", EN: "A round takes about {0} min, the break {1} min.", HR: "Kolo traje oko {0} min, stanka {1} min."}
	textRegClock             = i18n.Text{ID: "Jam catur", EN: "Chess clocks", HR: "Satovi"}
	textRegClockOf           = i18n.Text{ID: "Pada tanda mulai, jam Putih dijalankan, juga bila Putih belum hadir ({0}).", EN: "At the signal to start White's clock is started, also where White is not present ({0}).", HR: "Na znak za početak pokreće se sat bijelog, i kad bijeli nije za pločom ({0})."}
	textRegClockBoth         = i18n.Text{ID: "Pada tanda mulai, jam Putih dijalankan ({0}).", EN: "At the signal to start White's clock is started ({0}).", HR: "Na znak za početak pokreće se sat bijelog ({0})."}
	textRegTime              = i18n.Text{ID: "Waktu berpikir", EN: "Time control", HR: "Tempo igre"}
	textRegLaws              = i18n.Text{ID: "Peraturan catur", EN: "Laws of Chess", HR: "Pravila šaha"}
	textRegLawsOf            = i18n.Text{ID: "Peraturan Catur FIDE yang berlaku sejak {0}", EN: "FIDE Laws of Chess in force from {0}", HR: "FIDE pravila šaha na snazi od {0}"}
	textRegO2SN              = i18n.Text{ID: "; pelanggaran dengan kartu menurut O2SN 2013", EN: "; offences by cards as in O2SN 2013", HR: "; prekršaji kartonima prema O2SN 2013"}
	textRegO2SNNone          = i18n.Text{ID: "; O2SN 2013, tanpa kartu untuk waktu ini", EN: "; O2SN 2013, without cards for this time", HR: "; O2SN 2013, bez kartona za ovaj tempo"}
	textRegTies              = i18n.Text{ID: "Urutan peringkat", EN: "Order of ranking", HR: "Redoslijed poretka"}
	textRegTiesLot           = i18n.Text{ID: "Bila semuanya sama dan hadiah bergantung padanya: undian terbuka.", EN: "Where all are equal and a prize depends on it: a lot drawn in public.", HR: "Ako je sve jednako, a o tome ovisi nagrada: javni ždrijeb."}
	textRegDefault           = i18n.Text{ID: "Batas waktu gugur", EN: "Default time", HR: "Dopušteno kašnjenje"}
	textRegDefaultOf         = i18n.Text{ID: "Yang belum hadir di papannya {0} kalah W.O. ({1})", EN: "Who is not at the board {0} loses by forfeit ({1})", HR: "Tko nije za pločom {0}, gubi bez borbe ({1})"}
	textRegAtStart           = i18n.Text{ID: "saat babak dimulai", EN: "when the round starts", HR: "na početku kola"}
	textRegBlankMin          = i18n.Text{ID: "______ menit setelah mulai", EN: "______ minutes after the start", HR: "______ minuta nakon početka"}
	textRegIllegal           = i18n.Text{ID: "Langkah tidak sah", EN: "Illegal moves", HR: "Nepravilni potezi"}
	textRegIllegalN          = i18n.Text{ID: "Langkah tidak sah yang selesai: lawan mendapat tambahan {0} menit; yang ke-{1} kalah ({2})", EN: "A completed illegal move gives the opponent {0} more min; number {1} loses the game ({2})", HR: "Završen nepravilan potez: protivnik dobiva {0} min; {1}. takav potez gubi partiju ({2})"}
	textRegIllegalTaken      = i18n.Text{ID: "Langkah tidak sah yang selesai ditarik kembali; yang ke-{0} kalah ({1})", EN: "A completed illegal move is taken back; number {0} loses the game ({1})", HR: "Završen nepravilan potez vraća se; {0}. takav potez gubi partiju ({1})"}
	textRegIllegal1          = i18n.Text{ID: "Langkah tidak sah pertama yang selesai langsung kalah ({0})", EN: "The first completed illegal move loses the game ({0})", HR: "Prvi završen nepravilan potez gubi partiju ({0})"}
	textRegIllegalKK         = i18n.Text{ID: "{0} kartu kuning ({1})", EN: "Yellow cards: {0} ({1})", HR: "Žuti kartoni: {0} ({1})"}
	textLocalTitle           = i18n.Text{ID: "Pelanggaran dan kartu", EN: "Offences and cards", HR: "Prekršaji i kartoni"}
	textLocalItem            = i18n.Text{ID: "Butir", EN: "Item", HR: "Točka"}
	textLocalOffence         = i18n.Text{ID: "Pelanggaran", EN: "Offence", HR: "Prekršaj"}
	textLocalWho             = i18n.Text{ID: "Diajukan oleh", EN: "Raised by", HR: "Pokreće"}
	textLocalCards           = i18n.Text{ID: "Kartu kuning", EN: "Yellow cards", HR: "Žuti kartoni"}
	textLocalBoth            = i18n.Text{ID: "wasit atau lawan", EN: "arbiter or opponent", HR: "sudac ili protivnik"}
	textLocalClaim           = i18n.Text{ID: "lawan saja", EN: "opponent only", HR: "samo protivnik"}
	textLocalArbiter         = i18n.Text{ID: "wasit saja", EN: "arbiter only", HR: "samo sudac"}
	textLocalGiven           = i18n.Text{ID: "+{0} menit untuk lawan", EN: "+{0} min for the opponent", HR: "+{0} min protivniku"}
	textLocalOff             = i18n.Text{ID: "−{0} menit", EN: "−{0} min", HR: "−{0} min"}
	textLocalSitOut          = i18n.Text{ID: "tidak main di babak berikut", EN: "sits out the next round", HR: "ne igra sljedeće kolo"}
	textLocalLose            = i18n.Text{ID: "Kartu dalam satu partai dijumlah; {0} kartu menjadi kartu merah, dan kalah.", EN: "Cards of one game add up. Cards that make a red card and lose the game: {0}.", HR: "Kartoni jedne partije zbrajaju se. Kartona za crveni karton i poraz: {0}."}
	textLocalFlag            = i18n.Text{ID: "Bendera jatuh hanya berlaku bila pemain mengklaimnya", EN: "A fallen flag counts only when a player claims it", HR: "Pala zastavica vrijedi samo ako je igrač reklamira"}
	textLocalSayCheck        = i18n.Text{ID: "Pemain yang menyekak wajib menyebut “sekak”.", EN: "Who gives check says “check”.", HR: "Tko da šah, mora reći „šah”."}
	textLocalBringsOrganiser = i18n.Text{ID: "Papan, buah, dan jam disediakan panitia.", EN: "The organiser brings set and clock.", HR: "Garnituru i sat osigurava organizator."}
	textLocalBringsPlayers   = i18n.Text{ID: "Kedua pemain membawa papan, buah, dan jam.", EN: "Both players bring a set and a clock.", HR: "Oba igrača donose garnituru i sat."}
	textLocalBringsWhite     = i18n.Text{ID: "Putih membawa papan, buah, dan jam.", EN: "White brings set and clock.", HR: "Bijeli donosi garnituru i sat."}
	textLocalBringsBlack     = i18n.Text{ID: "Hitam membawa papan, buah, dan jam.", EN: "Black brings set and clock.", HR: "Crni donosi garnituru i sat."}
	textLocalDeposit         = i18n.Text{ID: "Uang jaminan protes: {0}.", EN: "Deposit for a protest: {0}.", HR: "Polog za žalbu: {0}."}
	textLocalFlags           = i18n.Text{ID: "Kedua bendera jatuh berarti remis", EN: "Both flags fallen are a draw", HR: "Obje pale zastavice znače remi"}
	textLocalSetup           = i18n.Text{ID: "Susunan awal yang salah tidak dapat diklaim lagi sesudah masing-masing {0} langkah", EN: "Moves of each player after which a wrong set-up cannot be claimed: {0}", HR: "Potezi svakog igrača nakon kojih se pogrešan položaj ne može reklamirati: {0}"}
	textLocalRest            = i18n.Text{ID: "Selebihnya menurut Peraturan Catur FIDE {0}.", EN: "All else by the FIDE Laws of Chess of {0}.", HR: "Ostalo po FIDE Pravilima šaha iz {0}."}
	textRegCards             = i18n.Text{ID: "Kartu kuning", EN: "Yellow cards", HR: "Žuti kartoni"}
	textRegCardsOf           = i18n.Text{ID: "{0} kartu dalam satu partai berarti kalah", EN: "Cards in one game that lose it: {0}", HR: "Kartona u partiji za poraz: {0}"}
	textRegPhone             = i18n.Text{ID: "Telepon genggam", EN: "Mobile phones", HR: "Mobiteli"}
	textRegPhoneLose         = i18n.Text{ID: "Tidak boleh dibawa di ruang pertandingan tanpa izin wasit; yang kedapatan kalah ({0})", EN: "None in the playing venue without the arbiter's consent; who is found with one loses ({0})", HR: "Zabranjeni u prostoru za igru bez dopuštenja suca; tko ga ima, gubi ({0})"}
	textRegPhoneMild         = i18n.Text{ID: "Tidak boleh dibawa di ruang pertandingan tanpa izin wasit; hukumannya ditentukan wasit ({0})", EN: "None in the playing venue without the arbiter's consent; the arbiter decides the penalty ({0})", HR: "Zabranjeni u prostoru za igru bez dopuštenja suca; kaznu određuje sudac ({0})"}
	textRegPhoneOff          = i18n.Text{ID: "Harus mati sepenuhnya di ruang pertandingan; yang ponselnya berbunyi kalah, atau remis bila lawannya tidak bisa memberi mat ({0})", EN: "Completely switched off in the playing venue; whose phone sounds loses, or draws if the opponent cannot mate ({0})", HR: "U prostoru za igru potpuno isključeni; kome se oglasi, gubi, ili je remi ako protivnik ne može matirati ({0})"}
	textRegPhoneNone         = i18n.Text{ID: "Tidak boleh dibawa di ruang pertandingan, yang mati pun; hukumannya ditentukan wasit, dan yang ponselnya berbunyi kalah, atau remis bila lawannya tidak bisa memberi mat ({0})", EN: "None in the playing venue, not even switched off; the arbiter decides the penalty, and whose phone sounds loses, or draws if the opponent cannot mate ({0})", HR: "Zabranjeni u prostoru za igru, i isključeni; kaznu određuje sudac, a kome se oglasi, gubi, ili je remi ako protivnik ne može matirati ({0})"}
	textRegPhoneOffMild      = i18n.Text{ID: "Harus mati sepenuhnya di ruang pertandingan; bila berbunyi, hukumannya ditentukan wasit ({0})", EN: "Completely switched off in the playing venue; if one sounds the arbiter decides the penalty ({0})", HR: "U prostoru za igru potpuno isključeni; oglasi li se, kaznu određuje sudac ({0})"}
	textRegTold              = i18n.Text{ID: "Diumumkan sebelumnya", EN: "Announced beforehand", HR: "Unaprijed objavljeno"}
	textRegRegimeFull        = i18n.Text{ID: "Semua partai dimainkan dengan aturan pertandingan penuh ({0})", EN: "All games by the full rules of competition ({0})", HR: "Sve partije po punim natjecateljskim pravilima ({0})"}
	textRegRegimePart        = i18n.Text{ID: "Semua partai dimainkan dengan aturan catur cepat dan kilat ({0})", EN: "All games by the rules of rapid and blitz ({0})", HR: "Sve partije po pravilima ubrzanog i brzopoteznog šaha ({0})"}
	textRegDrawFree          = i18n.Text{ID: "Remis boleh disepakati tanpa izin wasit ({0})", EN: "Draws may be agreed without the arbiter ({0})", HR: "Remi se smije dogovoriti bez suca ({0})"}
	textRegQuickNot          = i18n.Text{ID: "Aturan dua menit terakhir tidak dipakai ({0})", EN: "The rules on the last two minutes do not hold ({0})", HR: "Pravila za zadnje dvije minute ne vrijede ({0})"}
	textRegLimitIn           = i18n.Text{ID: "Tepat 15 menit (juga 10+5) dimainkan sebagai catur cepat, dengan kartu", EN: "Exactly 15 minutes (10+5 too) is played as rapid, with cards", HR: "Točno 15 minuta (i 10+5) igra se kao ubrzani šah, s kartonima"}
	textRegByes              = i18n.Text{ID: "Bye ½ atas permintaan", EN: "Half-point byes on request", HR: "Pola boda na zahtjev"}
	textRegByesMany          = i18n.Text{ID: "tanpa batas", EN: "no limit", HR: "bez ograničenja"}
	textRegByesOf            = i18n.Plural{ID: "paling banyak {0} per pemain", ENOne: "at most {0} a player", EN: "at most {0} a player", HROne: "najviše {0} po igraču", HRFew: "najviše {0} po igraču", HR: "najviše {0} po igraču"}
	textRegByesTeam          = i18n.Plural{ID: "paling banyak {0} per tim", ENOne: "at most {0} a team", EN: "at most {0} a team", HROne: "najviše {0} po ekipi", HRFew: "najviše {0} po ekipi", HR: "najviše {0} po ekipi"}
	textRegByesLast          = i18n.Plural{ID: "; tidak di {0} babak terakhir", ENOne: "; not in the last {0} round", EN: "; not in the last {0} rounds", HROne: "; ne u zadnjem {0} kolu", HRFew: "; ne u zadnja {0} kola", HR: "; ne u zadnjih {0} kola"}
	textRegProtest           = i18n.Text{ID: "Protes", EN: "Protests", HR: "Prigovori"}
	textRegProtestOf         = i18n.Text{ID: "Tertulis kepada wasit, paling lambat ______ menit setelah partai selesai. Uang protes: ____________", EN: "In writing to the arbiter, at most ______ minutes after the end of the game. Fee: ____________", HR: "Pisano sucu, najkasnije ______ minuta nakon partije. Pristojba: ____________"}
	textRegProtestIn         = i18n.Text{ID: "Tertulis kepada wasit, paling lambat {0} menit setelah hasil diumumkan. Uang protes: ____________", EN: "In writing to the arbiter, at most {0} min after the results are published. Fee: ____________", HR: "Pisano sucu, najkasnije {0} min nakon objave rezultata. Pristojba: ____________"}
	textRegCap               = i18n.Text{ID: "Tanpa jam", EN: "Without clocks", HR: "Bez satova"}
	textRegCapOf             = i18n.Text{ID: "Partai dihentikan setelah {0} menit dan diputuskan: {1}", EN: "Games are stopped after {0} min and decided: {1}", HR: "Partije se prekidaju nakon {0} min i odlučuju: {1}"}
	textRegCapMen            = i18n.Text{ID: "(menteri {0}, benteng 5, gajah 3, kuda 3, pion 1)", EN: "(queen {0}, rook 5, bishop 3, knight 3, pawn 1)", HR: "(dama {0}, top 5, lovac 3, skakač 3, pješak 1)"}
	textRegLots              = i18n.Text{ID: "Undian", EN: "Lots", HR: "Ždrijeb"}
	textRegMore              = i18n.Text{ID: "Ketentuan lain", EN: "Further provisions", HR: "Ostale odredbe"}
	textRegFor               = i18n.Text{ID: "Peserta", EN: "For", HR: "Za"}
	textRegOfficial          = i18n.Text{ID: "Sekolah atau klub, nama", EN: "School or club, name", HR: "Škola ili klub, ime"}
	textRegSigned            = i18n.Text{ID: "Disetujui pada pertemuan teknis", EN: "Agreed at the technical meeting", HR: "Prihvaćeno na tehničkom sastanku"}
	textSignChief            = i18n.Text{ID: "Wasit kepala", EN: "Chief arbiter", HR: "Glavni sudac"}
	textSignOrg              = i18n.Text{ID: "Panitia", EN: "Organising committee", HR: "Organizacijski odbor"}
	textSignWitness          = i18n.Text{ID: "Saksi", EN: "Witness", HR: "Svjedok"}
	textSignHere             = i18n.Text{ID: "Tanda tangan", EN: "Signature", HR: "Potpis"}
)

// The official record, its wording editable.
var (
	textRecText    = i18n.Text{ID: "Pada hari ini, {tanggal}, bertempat di {tempat}, telah selesai dilaksanakan {acara} dengan {peserta} peserta. Hasilnya sebagai berikut.", EN: "On {date}, at {place}, {event} was completed with {players} players. These are the results.", HR: "Dana {datum} u mjestu {mjesto} završeno je natjecanje {natjecanje}. Broj igrača: {igrača}. Rezultati su sljedeći."}
	textRecEnd     = i18n.Text{ID: "Berita acara ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.", EN: "This record is true and was signed by those named below.", HR: "Zapisnik je istinit i potpisale su ga niže navedene osobe."}
	textRecPairing = i18n.Text{ID: "Pairing yang menyimpang dari aturan", EN: "Pairings that depart from the rules", HR: "Sparivanja koja odstupaju od pravila"}
	textRecEvents  = i18n.Text{ID: "Kejadian dan keputusan", EN: "Incidents and decisions", HR: "Incidenti i odluke"}
	textRecNothing = i18n.Text{ID: "Tidak ada kejadian yang dicatat.", EN: "No incident was recorded.", HR: "Nijedan incident nije zabilježen."}
	textRecAsOf    = i18n.Text{ID: "setelah babak {0} dari {1}", EN: "after round {0} of {1}", HR: "nakon {0}. kola od {1}"}
	textRecTied    = i18n.Text{ID: "menunggu undian", EN: "to be drawn by lot", HR: "čeka ždrijeb"}
	textRecBlank   = i18n.Text{ID: "____________", EN: "____________", HR: "____________"}
)

// The report of an event that is to be rated.
var (
	textRatedEvent  = i18n.Text{ID: "Turnamen", EN: "Tournament", HR: "Turnir"}
	textRatedRounds = i18n.Text{ID: "Jadwal babak", EN: "Days of the rounds", HR: "Termini kola"}
	textRatedAll    = i18n.Text{ID: "Jumlah", EN: "All", HR: "Ukupno"}
	textRatedRated  = i18n.Text{ID: "Dengan rating FIDE", EN: "With a FIDE rating", HR: "S FIDE rejtingom"}
	textRatedTitled = i18n.Text{ID: "Bergelar", EN: "With a title", HR: "S titulom"}
	textRatedWomen  = i18n.Text{ID: "Perempuan", EN: "Women", HR: "Žene"}
	textRatedBy     = i18n.Text{ID: "Menurut federasi", EN: "By federation", HR: "Po savezima"}
	textRatedRank   = i18n.Text{ID: "Pkt.", EN: "Rank", HR: "Mj."}
	textRatedNote   = i18n.Text{ID: "Semua partai ada dalam berkas TRF.", EN: "The games are in the TRF file.", HR: "Partije su u TRF datoteci."}
	textRecWhere    = i18n.Text{ID: "Babak {0}, papan {1}", EN: "Round {0}, board {1}", HR: "{0}. kolo, ploča {1}"}
	textRecCourse   = i18n.Text{ID: "Jalannya turnamen", EN: "Course of the tournament", HR: "Tijek natjecanja"}
	textDeedLate    = i18n.Text{ID: "Pemain susulan mulai babak {0}: {2}", EN: "Late entry from round {0} on: {2}", HR: "Naknadna prijava od {0}. kola: {2}"}
	textDeedOut     = i18n.Text{ID: "Mundur mulai babak {0}: {2}", EN: "Withdrawn from round {0} on: {2}", HR: "Odustajanje od {0}. kola: {2}"}
	textDeedBack    = i18n.Text{ID: "Ikut lagi mulai babak {0}: {2}", EN: "Playing again from round {0} on: {2}", HR: "Povratak od {0}. kola: {2}"}
	textDeedOrder   = i18n.Text{ID: "Nomor awal dikoreksi (C.04.2 2.3)", EN: "Starting numbers corrected (C.04.2 2.3)", HR: "Ispravljeni startni brojevi (C.04.2 2.3)"}
	textDeedPairing = i18n.Text{ID: "Babak {0}: pairing yang sudah diumumkan diubah", EN: "Round {0}: published pairings changed", HR: "{0}. kolo: promijenjeni objavljeni parovi"}

	textDeedUnpublished = i18n.Text{ID: "Babak {0}: pengumuman ditarik", EN: "Round {0}: pairings taken off the wall", HR: "{0}. kolo: povučena objava"}
	textDeedReopened    = i18n.Text{ID: "Babak {0}: dibuka kembali", EN: "Round {0}: reopened", HR: "{0}. kolo: ponovno otvoreno"}
	textDeedReversed    = i18n.Text{ID: "Babak {0}, papan {1}: dimainkan dengan warna tertukar, {2}", EN: "Round {0}, board {1}: played with colours reversed, {2}", HR: "{0}. kolo, ploča {1}: odigrano zamijenjenim bojama, {2}"}
	textDeedModeLeft    = i18n.Text{ID: "Mode FIDE ditinggalkan setelah babak {0}", EN: "FIDE mode left after round {0}", HR: "Napušten FIDE način nakon {0}. kola"}
	textDeedDeviation   = i18n.Text{ID: "Babak {0}: penyimpangan dalam mode FIDE", EN: "Round {0}: deviation in FIDE mode", HR: "{0}. kolo: odstupanje u FIDE načinu"}
	textDeedPostponed   = i18n.Text{ID: "Babak {0}, papan {1}: partai ditunda, {2}", EN: "Round {0}, board {1}: game postponed or adjourned, {2}", HR: "{0}. kolo, ploča {1}: partija odgođena ili prekinuta, {2}"}
	textDeedCap         = i18n.Text{ID: "Babak {0}, papan {1}: diputus karena waktu babak habis, {2}", EN: "Round {0}, board {1}: decided when the time of the round was over, {2}", HR: "{0}. kolo, ploča {1}: odlučeno istekom vremena kola, {2}"}
	textDeedDisputed    = i18n.Text{ID: "Babak {0}, papan {1}: dua perangkat mencatat hasil berbeda, {2}", EN: "Round {0}, board {1}: two devices had different results, {2}", HR: "{0}. kolo, ploča {1}: dva uređaja imala su različit rezultat, {2}"}
	textDeedCalled      = i18n.Text{ID: "Babak {0}, papan {1}: wasit dipanggil, {2}", EN: "Round {0}, board {1}: the arbiter was called, {2}", HR: "{0}. kolo, ploča {1}: pozvan je sudac, {2}"}
	textDeedGoesOn      = i18n.Text{ID: "Turnamen dibuka kembali setelah selesai", EN: "The tournament was opened again after its end", HR: "Turnir je ponovno otvoren nakon završetka"}
	textDeedLotNo       = i18n.Text{ID: "Undian dibatalkan", EN: "A draw of lots was annulled", HR: "Ždrijeb je poništen"}
	textDeedRules       = i18n.Text{ID: "Ketentuan diubah setelah babak 1", EN: "The regulations were changed after round 1", HR: "Pravila su promijenjena nakon 1. kola"}
	textDeedTies        = i18n.Text{ID: "Urutan tie-break diubah setelah babak 1", EN: "The list of tie-breaks was changed after round 1", HR: "Redoslijed kriterija promijenjen je nakon 1. kola"}
	textDeedData        = i18n.Text{ID: "Data diperbaiki setelah babak 1: {2}", EN: "Data corrected after round 1: {2}", HR: "Podaci ispravljeni nakon 1. kola: {2}"}
	textDeedMoved       = i18n.Text{ID: "Pindah kelompok: {2}", EN: "Moved to another section: {2}", HR: "Prelazak u drugu skupinu: {2}"}
	textDeedRoster      = i18n.Text{ID: "Daftar pemain regu diubah setelah babak 1: {2}", EN: "List of the team's players changed after round 1: {2}", HR: "Popis igrača ekipe promijenjen nakon 1. kola: {2}"}
	textDeedForbidden   = i18n.Text{ID: "Pasangan terlarang diubah setelah babak 1", EN: "Forbidden pairs were changed after round 1", HR: "Zabranjeni parovi promijenjeni su nakon 1. kola"}
	textDeedVirtual     = i18n.Text{ID: "Poin virtual diubah setelah babak 1", EN: "Virtual points were changed after round 1", HR: "Virtualni bodovi promijenjeni su nakon 1. kola"}
	textDeedLaws        = i18n.Text{ID: "Peraturan permainan diubah setelah babak 1", EN: "The Laws of play were changed after round 1", HR: "Pravila igre promijenjena su nakon 1. kola"}
	textDeedNote        = i18n.Text{ID: "Catatan: {0}", EN: "Note: {0}", HR: "Bilješka: {0}"}
	textDeedColor       = i18n.Text{ID: "Warna awal: {0} (undian, benih {1})", EN: "Initial colour: {0} (by lot, seed {1})", HR: "Početna boja: {0} (ždrijebom, sjeme {1})"}
	textDeedCoin        = i18n.Text{ID: "Warna awal: {0} (diundi di ruangan)", EN: "Initial colour: {0} (drawn in the hall)", HR: "Početna boja: {0} (izvučena u dvorani)"}
	textDeedBracket     = i18n.Text{ID: "Bagan diundi (benih {0})", EN: "The bracket was drawn (seed {0})", HR: "Ždrijeb izvučen (sjeme {0})"}
	textDeedRated       = i18n.Text{ID: "Babak {0}, papan {1}: hasil lain hanya untuk laporan rating", EN: "Round {0}, board {1}: another result for the rating report alone", HR: "{0}. kolo, ploča {1}: drugi rezultat samo za izvješće za rejting"}
	textDeedBarred      = i18n.Text{ID: "Tanpa bye setengah angka: {2}", EN: "No half-point byes: {2}", HR: "Bez byea od pola boda: {2}"}
	textDeedPeriod      = i18n.Text{ID: "Rating sejak babak ini", EN: "Rated otherwise from this round on", HR: "Drukčiji rejting od ovog kola"}
	textDeedValues      = i18n.Text{ID: "Nilai dari luar dimasukkan", EN: "Values calculated elsewhere entered", HR: "Upisane vrijednosti izračunane drugdje"}
	textDeedCorrected   = i18n.Text{ID: "Babak {0}, papan {1}: hasil dikoreksi, {2}", EN: "Round {0}, board {1}: result corrected, {2}", HR: "{0}. kolo, ploča {1}: ispravljen rezultat, {2}"}
	textCourseForfeit   = i18n.Text{ID: "Babak {0}, papan {1}: W.O., {2} – {3}: {4}", EN: "Round {0}, board {1}: forfeit, {2} – {3}: {4}", HR: "{0}. kolo, ploča {1}: bez borbe, {2} – {3}: {4}"}
	textCourseBye       = i18n.Text{ID: "Babak {0}, bye: {1}", EN: "Round {0}, bye: {1}", HR: "{0}. kolo, slobodan: {1}"}

	textRecFixed   = i18n.Text{ID: "Hasil yang dikoreksi", EN: "Corrected results", HR: "Ispravljeni rezultati"}
	textRecFixedOf = i18n.Text{ID: "Babak {0}, papan {1}, {2} – {3}: {4} menjadi {5}", EN: "Round {0}, board {1}, {2} – {3}: {4} became {5}", HR: "{0}. kolo, ploča {1}, {2} – {3}: {4} ispravljeno u {5}"}
)

// Cards, numbers and forms that are printed before the event.
var (
	textBlankCard    = i18n.Text{ID: "Kartu pairing", EN: "Pairing card", HR: "Karton igrača"}
	textBlankCross   = i18n.Text{ID: "Tabel silang kosong", EN: "Blank crosstable", HR: "Prazna križna tablica"}
	textCardTotal    = i18n.Text{ID: "Jumlah", EN: "Total", HR: "Zbroj"}
	textCardOpponent = i18n.Text{ID: "Lawan", EN: "Opp.", HR: "Prot."}
)

// Inserts are the names that a text of the organiser may use in braces, "{acara}"; those of every language are understood.
var (
	textInsertEvent    = i18n.Text{ID: "acara", EN: "event", HR: "natjecanje"}
	textInsertSection  = i18n.Text{ID: "kelompok", EN: "section", HR: "skupina"}
	textInsertRound    = i18n.Text{ID: "babak", EN: "round", HR: "kolo"}
	textInsertDate     = i18n.Text{ID: "tanggal", EN: "date", HR: "datum"}
	textInsertPlace    = i18n.Text{ID: "tempat", EN: "place", HR: "mjesto"}
	textInsertPlayers  = i18n.Text{ID: "peserta", EN: "players", HR: "igrača"}
	textInsertTitleOf  = i18n.Text{ID: "judul", EN: "title", HR: "naslov"}
	textInsertSchool   = i18n.Text{ID: "sekolah", EN: "school", HR: "klub"}
	textInsertGames    = i18n.Text{ID: "partai", EN: "games", HR: "partije"}
	textInsertTimes    = i18n.Text{ID: "jam", EN: "times", HR: "vremena"}
	textInsertListing  = i18n.Text{ID: "daftar", EN: "list", HR: "popis"}
	textInsertArbiter  = i18n.Text{ID: "wasit", EN: "arbiter", HR: "sudac"}
	textInsertOrganise = i18n.Text{ID: "panitia", EN: "organiser", HR: "organizator"}
)

// Prizes on paper.
var (
	textAwardMainOf   = i18n.Text{ID: "Juara {0}", EN: "Winners, {0}", HR: "Pobjednici, {0}"}
	textAwardPlaceN   = i18n.Text{ID: "Juara {0}", EN: "Place {0}", HR: "{0}. mjesto"}
	textAwardInterim  = i18n.Text{ID: "Setelah babak {0}; bukan hasil akhir", EN: "After round {0}; not final", HR: "Nakon {0}. kola; nije konačno"}
	textGold          = i18n.Text{ID: "Emas", EN: "Gold", HR: "Zlato"}
	textSilver        = i18n.Text{ID: "Perak", EN: "Silver", HR: "Srebro"}
	textBronze        = i18n.Text{ID: "Perunggu", EN: "Bronze", HR: "Bronca"}
	textMedalTotal    = i18n.Text{ID: "Jumlah", EN: "Total", HR: "Ukupno"}
	textMedalNoClub   = i18n.Text{ID: "Tanpa sekolah atau klub", EN: "Without school or club", HR: "Bez škole ili kluba"}
	textMedalSections = i18n.Text{ID: "Dalam kurung per kelompok: emas–perak–perunggu.", EN: "In brackets by section: gold–silver–bronze.", HR: "U zagradi po skupinama: zlato–srebro–bronca."}
	textMedalNote     = i18n.Text{ID: "Urutan: emas, perak, perunggu.", EN: "Order: gold, silver, bronze.", HR: "Redoslijed: zlato, srebro, bronca."}
	textSchoolRanks   = i18n.Text{ID: "Jumlah peringkat", EN: "Sum of ranks", HR: "Zbroj mjesta"}
	textCertTitle     = i18n.Text{ID: "Piagam Penghargaan", EN: "Certificate", HR: "Diploma"}
	textCertThanks    = i18n.Text{ID: "Piagam Penghargaan", EN: "Certificate of Participation", HR: "Zahvalnica"}
	textRecKeys       = i18n.Text{ID: "Sidik kunci kode piagam", EN: "Prints of the keys of certificate codes", HR: "Otisci ključeva za kodove diploma"}
	textRecSigned     = i18n.Plural{ID: "menandatangani {0} piagam", ENOne: "signed {0} certificate", EN: "signed {0} certificates", HROne: "potpisao {0} diplomu", HRFew: "potpisao {0} diplome", HR: "potpisao {0} diploma"}
	textCertCode      = i18n.Text{ID: "Periksa no. {0}", EN: "Check no. {0}", HR: "Provjera br. {0}"}
	textCertNumber    = i18n.Text{ID: "Nomor {0}", EN: "No. {0}", HR: "br. {0}"}
	textCertFor       = i18n.Text{ID: "sebagai", EN: "for", HR: "za"}
	textCertPart      = i18n.Text{ID: "Peserta", EN: "Taking part", HR: "sudjelovanje"}
	textCertSection   = i18n.Text{ID: "Cabang Catur {0}", EN: "Chess: {0}", HR: "kategorija: {0}"}
	textCertGiven     = i18n.Text{ID: "diberikan kepada", EN: "is awarded to", HR: "dodjeljuje se"}
	textCertAs        = i18n.Text{ID: "sebagai", EN: "as", HR: "za osvojeno"}
	textAwardLotDrawn = i18n.Text{ID: "Undian (benih {0}): {1}", EN: "Lot (seed {0}): {1}", HR: "Ždrijeb (sjeme {0}): {1}"}
)

// The page of prizes.
var (
	textPrizesRanks = i18n.Text{ID: "jumlah peringkat {0}", EN: "sum of ranks {0}", HR: "zbroj mjesta {0}"}
)

// Protests, appeals, and the report of what happened.
var (
	textReportWhere = i18n.Text{ID: "Bbk/Ppn", EN: "Rd/Bd", HR: "Kolo/Pl."}
	textReportNote  = i18n.Text{ID: "Putusan menurut {0}.", EN: "Rulings by {0}.", HR: "Odluke prema: {0}."}
)

// The page of registration.
var (
	textConfirmMissing = i18n.Text{ID: "Belum lengkap:", EN: "Still missing:", HR: "Nedostaje:"}
	textConfirmCheck   = i18n.Text{ID: "Mohon periksa ejaan nama. Nama ini yang tercetak di piagam.", EN: "Please check the spelling. Names are printed like this on certificates.", HR: "Molimo provjerite imena. Tako će pisati na diplomama."}
	textConfirmUntil   = i18n.Text{ID: "Perbaikan paling lambat {0}.", EN: "Corrections until {0}.", HR: "Ispravci do {0}"}
)

// Words on paper: heads, columns and notes of the sheets.
var (
	textSheetRoundBoards = i18n.Text{ID: "Babak {0}: menurut papan", EN: "Round {0}: by board", HR: "{0}. kolo: po pločama"}
	textSheetRoundNames  = i18n.Text{ID: "Babak {0}: menurut nama", EN: "Round {0}: by name", HR: "{0}. kolo: po imenima"}
	textSheetResults     = i18n.Text{ID: "Hasil babak {0}", EN: "Results of round {0}", HR: "Rezultati {0}. kola"}
	textSheetBoardRange  = i18n.Text{ID: "Papan {0}–{1} dari {2}", EN: "Boards {0}–{1} of {2}", HR: "Ploče {0}–{1} od {2}"}
	textSheetPublished   = i18n.Text{ID: "Diumumkan", EN: "Published", HR: "Objavljeno"}
	textSheetProtest     = i18n.Text{ID: "Protes sampai", EN: "Protests until", HR: "Žalbe do"}
	textSheetPrinted     = i18n.Text{ID: "Dicetak {0}", EN: "Printed {0}", HR: "Ispisano {0}"}
	textSheetVersion     = i18n.Text{ID: "versi {0}", EN: "version {0}", HR: "verzija {0}"}
	textSheetPage        = i18n.Text{ID: "halaman {0} dari {1}", EN: "page {0} of {1}", HR: "stranica {0} od {1}"}
	textSheetColor       = i18n.Text{ID: "Warna", EN: "Colour", HR: "Boja"}
	textSheetOpponent    = i18n.Text{ID: "Lawan", EN: "Opponent", HR: "Protivnik"}
	textSheetName        = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime"}
	textSheetClub        = i18n.Kin{School: i18n.Text{ID: "Sekolah", EN: "School", HR: "Škola"}, Club: i18n.Text{ID: "Klub", EN: "Club", HR: "Klub"}}
	textSheetNumber      = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
	textSheetRating      = i18n.Text{ID: "Rating", EN: "Rating", HR: "Rejting"}
	textEncounters       = i18n.Text{ID: "Pertemuan langsung yang menentukan", EN: "Direct encounters that decided", HR: "Međusobni susreti koji su odlučili"}
	textEncounterPlaces  = i18n.Text{ID: "Peringkat {0}–{1}: {2}, C.07 {3}", EN: "Places {0}–{1}: {2}, C.07 {3}", HR: "Mjesta {0}–{1}: {2}, C.07 {3}"}
	textSheetTieEdition  = i18n.Text{ID: "FIDE C.07, edisi {0}.", EN: "FIDE C.07, edition {0}.", HR: "FIDE C.07, izdanje {0}."}
	textSheetRtg         = i18n.Text{ID: "Rtg", EN: "Rtg", HR: "Rtg"}
	textSheetRoundShort  = i18n.Text{ID: "Bbk", EN: "Rd", HR: "Kolo"}
	textSheetCounts      = i18n.Text{ID: "Rating yang dipakai: {0}.", EN: "The rating that counts: {0}.", HR: "Vrijedi rejting: {0}."}
	textSheetCountsBut   = i18n.Text{ID: "Rating yang dipakai: {0}; pemain dengan rating lain: {1}.", EN: "The rating that counts: {0}; players with another one: {1}.", HR: "Vrijedi rejting: {0}; igrača s drukčijim: {1}."}
	textSheetPeriods     = i18n.Text{ID: "Rating berubah di tengah turnamen: tiap babak memakai rating babak itu; di sini rating awal.", EN: "Ratings changed during the tournament: in each round that of the round counts; shown is that of the start.", HR: "Rejtinzi su se mijenjali tijekom turnira: u svakom kolu vrijedi rejting tog kola; ovdje stoji početni."}
	textSheetPeriodFirst = i18n.Text{ID: "Rating berubah di tengah turnamen: rating awal berlaku di semua babak.", EN: "Ratings changed during the tournament: that of the start counts in all rounds.", HR: "Rejtinzi su se mijenjali tijekom turnira: u svim kolima vrijedi početni."}
	textSheetRatingOf    = i18n.Text{ID: "Rtg±: daftar {0}.", EN: "Rtg±: {0} list.", HR: "Rtg±: lista {0}."}
	textChangesNote      = i18n.Text{ID: "W−We: angka dikurangi harapan (B.02 8.3). K?: disimpulkan, tidak ada di daftar. →: rating pertama bila dihitung hanya dari turnamen ini (B.02 8.2). Tanda –: tidak ada partai yang dihitung. FIDE membulatkan jumlah satu periode.", EN: "W−We: score less expectation (B.02 8.3). K?: concluded, not in the list. →: the first rating that this tournament alone would make (B.02 8.2). A dash: no game counts. FIDE rounds the sum of a period.", HR: "W−We: rezultat manje očekivanje (B.02 8.3). K?: zaključen, nema ga na listi. →: prvi rejting samo iz ovog turnira (B.02 8.2). Crtica: nema partije koja se računa. FIDE zaokružuje zbroj razdoblja."}
	textNormsEvent       = i18n.Text{ID: "Turnamen (fakta untuk IT3)", EN: "The tournament (facts for IT3)", HR: "Turnir (podaci za IT3)"}
	textNormsSystem      = i18n.Text{ID: "Sistem", EN: "System", HR: "Sustav"}
	textNormsTime        = i18n.Text{ID: "Waktu berpikir", EN: "Time control", HR: "Tempo igre"}
	textNormsOutside     = i18n.Text{ID: "{0} dari federasi lain", EN: "{0} of other federations", HR: "iz drugih saveza: {0}"}
	textNormsTitles      = i18n.Text{ID: "Gelar", EN: "Titles", HR: "Titule"}
	textNormsAverage     = i18n.Text{ID: "Rata-rata rating", EN: "Average rating", HR: "Prosječni rejting"}
	textNormsRated       = i18n.Plural{ID: "{0} pemain berating", ENOne: "{0} rated player", EN: "{0} rated players", HROne: "{0} igrač s rejtingom", HRFew: "{0} igrača s rejtingom", HR: "{0} igrača s rejtingom"}
	textNormsPlayer      = i18n.Text{ID: "Pemain", EN: "Player", HR: "Igrač"}
	textNormsResult      = i18n.Text{ID: "Hasil", EN: "Result", HR: "Rezultat"}
	textNormsScored      = i18n.Text{ID: "{0} angka; {1} partai terhitung, rata-rata lawan {2}, performa {3}", EN: "Points {0}; counted games {1}, average of opponents {2}, performance {3}", HR: "bodovi: {0}; računa se partija: {1}, prosjek protivnika {2}, performans {3}"}
	textNormsRaised      = i18n.Text{ID: "Rating dinaikkan", EN: "Rating raised", HR: "Podignut rejting"}
	textNormsOpponent    = i18n.Text{ID: "Lawan (FIDE ID)", EN: "Opponent (FIDE ID)", HR: "Protivnik (FIDE ID)"}
	textNormsNone        = i18n.Text{ID: "Belum ada norma yang tercapai.", EN: "No norm is made so far.", HR: "Zasad nema ostvarene norme."}
	textNormsNear        = i18n.Text{ID: "Kurang satu syarat", EN: "One need is open", HR: "Nedostaje jedan uvjet"}
	textNormsNote        = i18n.Text{ID: "Hanya partai di papan yang dihitung (B.01 1.4.2). Formulir resmi IT1 dan IT3 ditandatangani federasi; lembar ini memuat isinya.", EN: "Only games over the board count (B.01 1.4.2). The forms IT1 and IT3 are signed by the federation; this sheet holds what they ask.", HR: "Računaju se samo partije za pločom (B.01 1.4.2). Obrasce IT1 i IT3 potpisuje savez; ovaj list sadrži što oni traže."}
	textSheetFederation  = i18n.Text{ID: "Fed.", EN: "Fed.", HR: "Fed."}
	textSheetPresent     = i18n.Text{ID: "Hadir", EN: "Present", HR: "Prisutan"}
	textSheetCodesAs     = i18n.Text{ID: "Arahkan kamera ponsel ke kode yang memuat papannya: isinya tampil tanpa internet.", EN: "Point a phone at the code that holds the board: it shows the text without internet.", HR: "Usmjerite mobitel prema kodu koji sadrži ploču: tekst se prikazuje bez interneta."}
	textSheetFee         = i18n.Text{ID: "Biaya", EN: "Fee", HR: "Kotizacija"}
	textSheetByePoints   = i18n.Text{ID: "bye, {0} angka", EN: "bye, worth {0}", HR: "slobodan, bodovi: {0}"}
	textSheetArbiter     = i18n.Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
	textSheetClockCode   = i18n.Text{ID: "Jam papan {0}", EN: "Clock of board {0}", HR: "Sat ploče {0}"}
	textSheetSlipRound   = i18n.Text{ID: "babak {0}", EN: "round {0}", HR: "{0}. kolo"}
	textSheetInterim     = i18n.Text{ID: "Sementara", EN: "Interim", HR: "Trenutačno"}
	textSheetFinal       = i18n.Text{ID: "Akhir", EN: "Final", HR: "Konačno"}
	textSheetTieOrder    = i18n.Text{ID: "Urutan: angka, {0}. Peringkat yang sama berarti semua ukuran sama.", EN: "Order: points, {0}. A shared rank means that all criteria are equal.", HR: "Redoslijed: bodovi, {0}. Isto mjesto znači da su svi kriteriji jednaki."}
	textSheetPointsOnly  = i18n.Text{ID: "Urutan: angka. Peringkat yang sama berarti angka sama.", EN: "Order: points. A shared rank means equal points.", HR: "Redoslijed: bodovi. Isto mjesto znači jednake bodove."}
	textSheetCrossRounds = i18n.Text{ID: "Babak {0}–{1}", EN: "Rounds {0}–{1}", HR: "{0}.–{1}. kolo"}
	textSheetCrossKey    = i18n.Text{ID: "1 menang, ½ remis, 0 kalah, + − W.O.", EN: "1 win, ½ draw, 0 loss, + − forfeit", HR: "1 pobjeda, ½ remi, 0 poraz, + − bez borbe"}
	textSheetCrossNumber = i18n.Text{ID: "nomor: tempat lawan di tabel ini", EN: "number: opponent's place in this table", HR: "broj: protivnikovo mjesto u ovoj tablici"}
)

// The rescue sheet: how to go on by hand.
var (
	textSheetRescue      = i18n.Text{ID: "Cadangan kertas", EN: "Paper backup", HR: "Papirnata kopija"}
	textSheetRescueIf    = i18n.Text{ID: "Kalau tablet mati,", EN: "If the tablet fails,", HR: "Ako tablet zakaže,"}
	textSheetRescueGo    = i18n.Text{ID: "lanjutkan dari sini", EN: "go on from here", HR: "nastavite odavde"}
	textSheetBeforeOne   = i18n.Text{ID: "Sebelum babak 1", EN: "Before round 1", HR: "Prije 1. kola"}
	textSheetDue         = i18n.Text{ID: "Hak warna", EN: "Colour due", HR: "Pravo na boju"}
	textSheetMet         = i18n.Text{ID: "Sudah bertemu", EN: "Has met", HR: "Već igrao s"}
	textSheetRemarks     = i18n.Text{ID: "Bye, catatan", EN: "Bye, remarks", HR: "Slobodan, napomene"}
	textSheetByeIn       = i18n.Text{ID: "bye babak {0}", EN: "bye round {0}", HR: "slobodan {0}. kolo"}
	textSheetHalfIn      = i18n.Text{ID: "bye ½ babak {0}", EN: "½ bye round {0}", HR: "slobodan ½ {0}. kolo"}
	textSheetAwayIn      = i18n.Text{ID: "tidak ikut babak {0}", EN: "absent round {0}", HR: "odsutan {0}. kolo"}
	textSheetWonWO       = i18n.Text{ID: "menang W.O. babak {0}", EN: "won by forfeit round {0}", HR: "dobio bez borbe {0}. kolo"}
	textSheetNotWith     = i18n.Text{ID: "tidak dengan {0}", EN: "not with {0}", HR: "ne s {0}"}
	textSheetRoundsLeft  = i18n.Text{ID: "Babak yang tersisa", EN: "The rounds to come", HR: "Preostala kola"}
	textSheetStepKeizer  = i18n.Text{ID: "Urutkan menurut klasemen: pertama melawan kedua, ketiga melawan keempat, dan seterusnya. Lewati lawan yang baru saja bertemu.", EN: "Order by the standings: first against second, third against fourth, and so on. Skip opponents who have just met.", HR: "Poredajte po poretku: prvi s drugim, treći s četvrtim itd. Preskočite one koji su upravo igrali."}
	textSheetByHand      = i18n.Text{ID: "Pairing babak {0} dengan tangan", EN: "Pairing round {0} by hand", HR: "Ručno sparivanje {0}. kola"}
	textSheetByHandOpen  = i18n.Text{ID: "Pairing dengan tangan", EN: "Pairing by hand", HR: "Ručno sparivanje"}
	textSheetStepOrder   = i18n.Text{ID: "Urutkan menurut angka, lalu nomor. Dalam satu kelompok angka, separuh atas melawan separuh bawah: yang pertama dengan yang pertama. Yang tersisa turun ke kelompok berikutnya.", EN: "Order by points, then by number. Inside a score group the upper half plays the lower half: first against first. Whoever is left drops to the next group.", HR: "Poredajte po bodovima pa po broju. U bodovnoj skupini gornja polovica igra s donjom: prvi s prvim. Tko preostane, ide u sljedeću skupinu."}
	textSheetStepMeet    = i18n.Text{ID: "Lewati lawan yang sudah pernah bertemu; dua pemain dengan ! untuk warna yang sama juga tidak bertemu. Beri warna menurut hak warna (! berarti wajib); kalau sama, yang bertanda ! dulu, lalu yang lebih atas.", EN: "Skip opponents who have met; two players with ! for the same colour do not meet either. Give colours by the colour due (! means compulsory); if both are due the same, ! comes first, then the higher in the list.", HR: "Preskočite protivnike koji su već igrali; ni dvojica s ! za istu boju ne igraju. Boje dajte po pravu na boju (! je obvezno); imaju li obojica isto pravo, prednost ima !, zatim onaj koji je više na popisu."}
	textSheetStepBye     = i18n.Text{ID: "Jumlah ganjil: yang terbawah dan belum pernah bye atau menang W.O. mendapat bye.", EN: "Odd number: the lowest who has had neither a bye nor a win by forfeit gets the bye.", HR: "Neparan broj: slobodan je najniži koji još nije bio slobodan ni dobio bez borbe."}
	textSheetStepFirst   = i18n.Text{ID: "Babak 1: di separuh atas nomor ganjil mendapat {0}, nomor genap warna yang lain.", EN: "Round 1: in the upper half odd numbers have {0}, even ones the other colour.", HR: "1. kolo: u gornjoj polovici neparni brojevi imaju boju {0}, parni drugu."}
	textSheetStepVirtual = i18n.Text{ID: "Angka virtual di kolom catatan ikut dihitung untuk urutan pairing, bukan untuk klasemen.", EN: "Virtual points in the remarks count for the order of pairing, not for the standings.", HR: "Virtualni bodovi u napomenama vrijede za redoslijed sparivanja, ne za poredak."}
	textSheetNewPoints   = i18n.Text{ID: "Angka baru", EN: "New points", HR: "Novi bodovi"}
	textSheetVirtual     = i18n.Text{ID: "virtual +{0}", EN: "virtual +{0}", HR: "virtualno +{0}"}
	textSheetRescueNow   = i18n.Text{ID: "Babak {0} sedang dimainkan: warna dan lawannya sudah dihitung. Tulis angka baru di kotak. Kalau satu partai tidak dimainkan, coret warna dan lawan itu.", EN: "Round {0} is being played: its colours and opponents are already counted. Write the new points into the boxes. Where a game was not played, strike that colour and opponent.", HR: "{0}. kolo se igra: boje i protivnici već su uračunati. U kvadratiće upišite nove bodove. Gdje se partija nije igrala, precrtajte tu boju i protivnika."}
)

// The notice of the default time, and the list before round 1.
var (
	textSheetNotice        = i18n.Text{ID: "Batas waktu hadir, babak {0}", EN: "Default time, round {0}", HR: "Dopušteno kašnjenje, {0}. kolo"}
	textSheetNoticeText    = i18n.Text{ID: "Pemain yang belum hadir di papannya pada batas W.O. kalah W.O., kecuali wasit memutuskan lain (Peraturan Catur FIDE, {0}).", EN: "A player who is not at the board by the default time loses the game, unless the arbiter decides otherwise (FIDE Laws of Chess, {0}).", HR: "Igrač koji do isteka dozvoljenog kašnjenja nije za pločom gubi partiju, osim ako sudac odluči drukčije (Pravila šaha FIDE, {0})."}
	textSheetNoticeMinutes = i18n.Plural{ID: "{0} menit setelah mulai", ENOne: "{0} minute after the start", EN: "{0} minutes after the start", HROne: "{0} minuta nakon početka", HRFew: "{0} minute nakon početka", HR: "{0} minuta nakon početka"}
	textSheetNoticeProtest = i18n.Plural{ID: "{0} menit setelah hasil diumumkan", ENOne: "{0} minute after the results are published", EN: "{0} minutes after the results are published", HROne: "{0} minuta nakon objave rezultata", HRFew: "{0} minute nakon objave rezultata", HR: "{0} minuta nakon objave rezultata"}
	textSheetStartList     = i18n.Text{ID: "Daftar peserta", EN: "Starting list", HR: "Startna lista"}
	textSheetNoNumbers     = i18n.Text{ID: "Nomor diberikan sebelum babak 1.", EN: "Numbers are given before round 1.", HR: "Brojevi se dodjeljuju prije 1. kola."}
	textSheetLotSeed       = i18n.Text{ID: "Pemain tanpa rating diurutkan dengan undian, benih {0}.", EN: "Players without rating are ordered by lot, seed {0}.", HR: "Igrači bez rejtinga poredani su ždrijebom, sjeme {0}."}
	textSheetLotAll        = i18n.Text{ID: "Nomor semua pemain diundi, benih {0}.", EN: "The numbers of all are drawn by lot, seed {0}.", HR: "Brojevi svih izvučeni su ždrijebom, sjeme {0}."}
	textSheetColorSeed     = i18n.Text{ID: "Nomor 1 di babak 1: {0}, diundi dengan benih {1}.", EN: "Number 1 in round 1: {0}, drawn with seed {1}.", HR: "Broj 1 u 1. kolu: {0}, izvučeno sjemenom {1}."}
	textSheetColorHand     = i18n.Text{ID: "Nomor 1 di babak 1: {0}, koin dilempar di aula.", EN: "Number 1 in round 1: {0}, by a coin thrown in the hall.", HR: "Broj 1 u 1. kolu: {0}, novčić bačen u dvorani."}
)

// Texts for chats.
var (
	textChatGame      = i18n.Text{ID: "papan {0}, {1} – lawan {2}", EN: "board {0}, {1} – against {2}", HR: "ploča {0}, {1} – protiv {2}"}
	textChatStart     = i18n.Text{ID: "Mulai sekitar {0}.", EN: "Start about {0}.", HR: "Početak oko {0}."}
	textChatDeadline  = i18n.Text{ID: "Batas WO {0}.", EN: "Forfeit at {0}.", HR: "Bez borbe u {0}."}
	textSheetFamilyOf = i18n.Text{ID: "Kode untuk keluarga: {0}", EN: "Code for the family: {0}", HR: "Kod za obitelj: {0}"}
	textSheetFamilyDo = i18n.Text{ID: "Pindai sekali dengan ponsel yang memakai Wasit. Sesudah itu kode di layar besar atau tautan dari sekolah menampilkan papannya lebih dulu.", EN: "Scan once with a phone that has Wasit. From then on the code on the big screen, or the school's link, shows this player's board first.", HR: "Skenirajte jednom mobitelom koji ima Wasit. Otada kod s velikog zaslona ili poveznica škole najprije pokazuje ploču ovog igrača."}
	textSheetNewsAs   = i18n.Text{ID: "Untuk keluarga yang mengikuti pemain: pindai kode yang memuat papannya.", EN: "For families who follow a player: scan the code that holds the board.", HR: "Za obitelji koje prate igrača: skenirajte kod koji sadrži ploču."}
	textChatNews      = i18n.Text{ID: "Untuk keluarga yang mengikuti pemain: {0}", EN: "For families who follow a player: {0}", HR: "Za obitelji koje prate igrača: {0}"}
	textChatFamilies  = i18n.Text{ID: "Buka sekali di ponsel keluarga. Sesudah itu tautan tiap babak menampilkan papannya lebih dulu.", EN: "Open once on the family's phone. From then on each round's link shows that board first.", HR: "Otvorite jednom na mobitelu obitelji. Otada poveznica svakog kola najprije pokazuje tu ploču."}
	textChatNoClub    = i18n.Text{ID: "Tanpa sekolah atau klub", EN: "Without school or club", HR: "Bez škole ili kluba"}
	textChatMore      = i18n.Text{ID: "… dan {0} lagi, lihat daftar di aula", EN: "… and {0} more, see the list in the hall", HR: "… i još {0}, vidi popis u dvorani"}
	textChatToPlay    = i18n.Text{ID: "belum", EN: "open", HR: "nema"}
)

// What a system refuses, with its rule.
var (
	textAwayCup = i18n.Text{ID: "langsung lolos ke babak 2", EN: "straight to round 2", HR: "izravno u 2. kolo"}
)

// The ranking of schools.
var (
	textSchoolsCounted   = i18n.Plural{ID: "{0} pemain", ENOne: "{0} player", EN: "{0} players", HROne: "{0} igrač", HRFew: "{0} igrača", HR: "{0} igrača"}
	textSchoolsShortRule = i18n.Text{ID: "Sekolah yang pemainnya kurang ada di bawah, berapa pun angkanya.", EN: "Schools with too few players stand below, whatever their points.", HR: "Škole s premalo igrača niže su, bez obzira na bodove."}
	textSchoolsBest      = i18n.Text{ID: "Peringkat sekolah, pemain yang dihitung: {0}", EN: "Ranking of schools, players that count: {0}", HR: "Poredak škola, računa se igrača: {0}"}
)

// Texts for chats as the app writes them; the organiser may write his own.
var (
	textFormClubs     = i18n.Text{ID: "*{judul}*\n{sekolah}:\n{partai}\n{jam}", EN: "*{title}*\n{school}:\n{games}\n{times}", HR: "*{naslov}*\n{klub}:\n{partije}\n{vremena}"}
	textFormResults   = i18n.Text{ID: "*{judul}*\n{daftar}", EN: "*{title}*\n{list}", HR: "*{naslov}*\n{popis}"}
	textFormStandings = i18n.Text{ID: "*{judul}*\n{daftar}", EN: "*{title}*\n{list}", HR: "*{naslov}*\n{popis}"}
	textFormDone      = i18n.Text{ID: "*{judul}*\n{sekolah}:\n{partai}", EN: "*{title}*\n{school}:\n{games}", HR: "*{naslov}*\n{klub}:\n{partije}"}

	textChatPlace  = i18n.Text{ID: "angka {0}, peringkat {1}", EN: "points: {0}, rank {1}", HR: "bodovi: {0}, {1}. mjesto"}
	textChatPoints = i18n.Text{ID: "angka {0}", EN: "points: {0}", HR: "bodovi: {0}"}

	textWordClubs     = i18n.Text{ID: "Pairing per sekolah", EN: "Pairings by school", HR: "Parovi po školi"}
	textWordDone      = i18n.Text{ID: "Hasil per sekolah", EN: "Results by school", HR: "Rezultati po školi"}
	textWordResults   = i18n.Text{ID: "Hasil babak", EN: "Results of a round", HR: "Rezultati kola"}
	textWordStandings = i18n.Text{ID: "Klasemen", EN: "Standings", HR: "Poredak"}
	textWordRecord    = i18n.Text{ID: "Pembuka", EN: "Opening", HR: "Uvod"}
	textWordRecordEnd = i18n.Text{ID: "Penutup", EN: "Closing", HR: "Završetak"}
	textWordRules     = i18n.Text{ID: "Ketentuan lain", EN: "Further provisions", HR: "Ostale odredbe"}
)
