package round

import (
	"wasit/app/words/i18n"
)

// The arbiter's desk.
var (
	textAwayPenalty = i18n.Text{ID: "hukuman", EN: "penalty", HR: "kazna"}
)

// The hall: its clock, the call, the verification, games without clocks.
var (
	textCallText      = i18n.Text{ID: "Papan {0}: mohon melapor ke meja wasit.", EN: "Boards {0}: please report to the arbiter.", HR: "Ploče {0}: molimo javite se sucu."}
	textFindBoard     = i18n.Text{ID: "Cari papan atau nama", EN: "Find board or name", HR: "Traži ploču ili ime"}
	textNoBoard       = i18n.Text{ID: "Papan itu tidak ada.", EN: "There is no such board.", HR: "Te ploče nema."}
	textReverse       = i18n.Text{ID: "Warna tertukar: pemain duduk terbalik", EN: "Colours reversed: they sat the wrong way round", HR: "Zamijenjene boje: sjedili su obrnuto"}
	textReverseDone   = i18n.Text{ID: "Papan {0}: warna ditukar.", EN: "Board {0}: colours reversed.", HR: "Ploča {0}: boje zamijenjene."}
	textCheckTitle    = i18n.Text{ID: "Periksa babak {0}", EN: "Verify round {0}", HR: "Provjera {0}. kola"}
	textCheckHelp     = i18n.Text{ID: "Sebelum ditutup, orang kedua memasukkan lagi semua hasil dari slip, atau hasil dibacakan ulang.", EN: "Before the round is closed a second person enters all results again from the slips, or they are read back.", HR: "Prije zatvaranja druga osoba ponovno unosi sve rezultate s listića ili se oni pročitaju."}
	textCheckBlind    = i18n.Text{ID: "Cocokkan dengan slip", EN: "Check against the slips", HR: "Usporedi s listićima"}
	textCheckRead     = i18n.Text{ID: "Bacakan ulang", EN: "Read back", HR: "Pročitaj"}
	textCheckSkip     = i18n.Text{ID: "Tutup babak", EN: "Close the round", HR: "Zatvori kolo"}
	textCheckLeft     = i18n.Plural{ID: "Sisa {0} papan diperiksa", ENOne: "{0} board to verify", EN: "{0} boards to verify", HROne: "Još {0} ploča za provjeru", HRFew: "Još {0} ploče za provjeru", HR: "Još {0} ploča za provjeru"}
	textCheckGoOn     = i18n.Plural{ID: "Lanjutkan periksa: sisa {0}", ENOne: "Go on verifying: {0} left", EN: "Go on verifying: {0} left", HROne: "Nastavi provjeru: još {0}", HRFew: "Nastavi provjeru: još {0}", HR: "Nastavi provjeru: još {0}"}
	textCheckStop     = i18n.Text{ID: "Kembali ke hasil", EN: "Back to the results", HR: "Natrag na rezultate"}
	textCheckDone     = i18n.Text{ID: "sudah", EN: "done", HR: "gotovo"}
	textCheckYes      = i18n.Text{ID: "Benar", EN: "Right", HR: "Točno"}
	textCheckNo       = i18n.Text{ID: "Salah", EN: "Wrong", HR: "Krivo"}
	textCheckReadHelp = i18n.Text{ID: "Bacakan nama dan hasil. Benar: sentuh atau geser ke kanan.", EN: "Read out names and result. Right: touch, or swipe to the right.", HR: "Pročitajte imena i rezultat. Točno: dodirnite ili povucite udesno."}
	textCheckWhole    = i18n.Text{ID: "Semua hasil sudah diperiksa", EN: "All results are verified", HR: "Svi su rezultati provjereni"}
	textCheckDiffer   = i18n.Plural{ID: "{0} papan berbeda", ENOne: "{0} board differs", EN: "{0} boards differ", HROne: "{0} ploča se razlikuje", HRFew: "{0} ploče se razlikuju", HR: "{0} ploča se razlikuje"}
	textCheckFirst    = i18n.Text{ID: "Entri pertama: {0}", EN: "First entry: {0}", HR: "Prvi unos: {0}"}
	textCheckSecond   = i18n.Text{ID: "Entri kedua: {0}", EN: "Second entry: {0}", HR: "Drugi unos: {0}"}
	textCheckSettle   = i18n.Text{ID: "Papan {0}: {1}. Lihat slipnya: mana yang benar?", EN: "Board {0}: {1}. Look at the slip: which one is right?", HR: "Ploča {0}: {1}. Pogledajte listić: što je točno?"}
)

// Games that the cap has stopped.
var (
	textCapTitle     = i18n.Text{ID: "Waktu habis", EN: "Time is over", HR: "Vrijeme je isteklo"}
	textCapBanner    = i18n.Text{ID: "Waktu habis: putuskan {0}", EN: "Time is over: decide {0}", HR: "Vrijeme je isteklo: odlučite {0}"}
	textCapBoards    = i18n.Plural{ID: "{0} papan", ENOne: "{0} board", EN: "{0} boards", HROne: "{0} ploča", HRFew: "{0} ploče", HR: "{0} ploča"}
	textCapDo        = i18n.Text{ID: "Putuskan papan {0}", EN: "Decide board {0}", HR: "Odluči ploču {0}"}
	textCapOpen      = i18n.Text{ID: "Batas waktu: putuskan", EN: "Time cap: decide", HR: "Istek vremena: odluči"}
	textCapStepOver  = i18n.Text{ID: "2. Mat, pat, posisi buntu, remis atau menyerah? Maka itulah hasilnya: catat dengan tombol biasa.", EN: "2. Mate, stalemate, dead position, draw or resignation? Then that is the result: use the usual keys.", HR: "2. Mat, pat, mrtva pozicija, remi ili predaja? To je rezultat: unesite ga običnim tipkama."}
	textCapStepCount = i18n.Text{ID: "3. Hitung buah di papan. Menteri {0}, benteng 5, gajah 3, kuda 3, pion 1.", EN: "3. Count the pieces on the board. Queen {0}, rook 5, bishop 3, knight 3, pawn 1.", HR: "3. Prebrojite figure na ploči. Dama {0}, top 5, lovac 3, skakač 3, pješak 1."}
	textCapStepJudge = i18n.Text{ID: "3. Wasit menilai posisi dan menulis alasannya.", EN: "3. The arbiter judges the position and gives the reason.", HR: "3. Sudac procjenjuje poziciju i upisuje razlog."}
	textClockOfBoard = i18n.Text{ID: "Jam papan {0}", EN: "Clock of board {0}", HR: "Sat ploče {0}"}
	textClockSays    = i18n.Text{ID: "Jam papan {0}: {1}", EN: "The clock of board {0} says {1}", HR: "Sat ploče {0}: {1}"}
	textClockFell    = i18n.Text{ID: "Bendera jatuh lebih dulu: {0}.", EN: "Flag fell first: {0}.", HR: "Zastavica je prva pala: {0}."}
	textClockHas     = i18n.Text{ID: "Yang tercatat: {0}.", EN: "Entered so far: {0}.", HR: "Dosad upisano: {0}."}
	textClockEnter   = i18n.Text{ID: "Masukkan {0}", EN: "Enter {0}", HR: "Unesi {0}"}
	textClockDrop    = i18n.Text{ID: "Jangan masukkan", EN: "Do not enter it", HR: "Nemoj unijeti"}
	textCapStepClock = i18n.Text{ID: "3. Pasang jam dan lanjutkan. Hasilnya dicatat di sini dengan alasan.", EN: "3. Put on a clock and go on. Enter the result here with the reason.", HR: "3. Stavite sat i nastavite. Rezultat unesite ovdje s razlogom."}
	textCapStepDraw  = i18n.Text{ID: "3. Menurut ketentuan, partai yang belum selesai remis.", EN: "3. By the regulation an unfinished game is a draw.", HR: "3. Po pravilniku je nedovršena partija remi."}
	textCapSum       = i18n.Text{ID: "{0} : {1}", EN: "{0} : {1}", HR: "{0} : {1}"}
	textCapSays      = i18n.Text{ID: "Menurut hitungan: {0}", EN: "By the count: {0}", HR: "Po broju: {0}"}
	textCapSaysNone  = i18n.Text{ID: "Selisih terlalu kecil: wasit memutuskan.", EN: "Too close: the arbiter decides.", HR: "Razlika je premala: odlučuje sudac."}
	textCapNoMate    = i18n.Text{ID: "Unggul, tetapi tidak bisa lagi mematkan: remis.", EN: "Ahead, but unable to mate: a draw.", HR: "Prednost, ali mat nije moguć: remi."}
	textCapReason    = i18n.Text{ID: "Alasan", EN: "Reason", HR: "Razlog"}
	textCapWitness   = i18n.Text{ID: "Saksi kedua", EN: "Second witness", HR: "Drugi svjedok"}
	textCapRecord    = i18n.Text{ID: "Catat {0}", EN: "Record {0}", HR: "Zabilježi {0}"}
	textCapResult    = i18n.Text{ID: "Hasil", EN: "Result", HR: "Rezultat"}
	textPieceQueens  = i18n.Text{ID: "Menteri", EN: "Queens", HR: "Dame"}
	textPieceRooks   = i18n.Text{ID: "Benteng", EN: "Rooks", HR: "Topovi"}
	textPieceBishops = i18n.Text{ID: "Gajah", EN: "Bishops", HR: "Lovci"}
	textPieceKnights = i18n.Text{ID: "Kuda", EN: "Knights", HR: "Skakači"}
	textPiecePawns   = i18n.Text{ID: "Bidak", EN: "Pawns", HR: "Pješaci"}
)

// Values of the Keizer system (formats.md part 2).
var (
	textDraftKeizer     = i18n.Text{ID: "Pasangan menurut peringkat", EN: "Pairs by the ranking", HR: "Parovi prema poretku"}
	textDraftKeizerText = i18n.Text{ID: "Jarak antara dua pertemuan dan warna sudah diperiksa.", EN: "The rounds between two meetings and the colours are checked.", HR: "Kola između dva susreta i boje su provjereni."}
	textRoundFree       = i18n.Text{ID: "Libur babak ini: {0}", EN: "No game this round: {0}", HR: "Bez partije u ovom kolu: {0}"}
	textRoundFreeCup    = i18n.Text{ID: "Langsung lolos ke babak 2: {0}", EN: "Straight to round 2: {0}", HR: "Izravno u 2. kolo: {0}"}
)

// Restore points.
var (
	textReopen    = i18n.Text{ID: "Buka lagi babak {0}", EN: "Reopen round {0}", HR: "Ponovno otvori {0}. kolo"}
	textPointMade = i18n.Text{ID: "Babak {0} ditutup. Di Data bisa dibuka lagi sebagai salinan.", EN: "Round {0} is closed. Data can open it again, as a copy.", HR: "{0}. kolo je zatvoreno. U Podacima se može ponovno otvoriti, kao kopija."}
)

// The round: draft, results, correction.
var (
	textRoundOfDraft       = i18n.Text{ID: "Babak {0} dari {1} · draf", EN: "Round {0} of {1} · draft", HR: "{0}. kolo od {1} · nacrt"}
	textRoundNotPaired     = i18n.Text{ID: "Belum dipairing", EN: "Not paired yet", HR: "Još nije spareno"}
	textRoundStop          = i18n.Text{ID: "Hentikan", EN: "Stop", HR: "Zaustavi"}
	textRoundNoPlayers     = i18n.Text{ID: "Isi pemain dulu", EN: "Add players first", HR: "Najprije unesite igrače"}
	textRoundNoPlayersT    = i18n.Text{ID: "Pairing memerlukan paling sedikit dua pemain.", EN: "Pairing needs at least two players.", HR: "Za sparivanje su potrebna najmanje dva igrača."}
	textRoundComingTeams   = i18n.Plural{ID: "{0} tim ikut babak ini.", ENOne: "{0} team takes part.", EN: "{0} teams take part.", HROne: "{0} ekipa igra u ovom kolu.", HRFew: "{0} ekipe igraju u ovom kolu.", HR: "{0} ekipa igra u ovom kolu."}
	textRoundComing        = i18n.Plural{ID: "{0} pemain ikut babak ini.", ENOne: "{0} player takes part.", EN: "{0} players take part.", HROne: "{0} igrač igra u ovom kolu.", HRFew: "{0} igrača igraju u ovom kolu.", HR: "{0} igrača igra u ovom kolu."}
	textRoundTaking        = i18n.Text{ID: "Yang ikut", EN: "Taking part", HR: "Igraju"}
	textRoundAway          = i18n.Plural{ID: "{0} pemain tidak ikut:", ENOne: "{0} player stays away:", EN: "{0} players stay away:", HROne: "{0} igrač ne igra:", HRFew: "{0} igrača ne igraju:", HR: "{0} igrača ne igra:"}
	textRoundOdd           = i18n.Text{ID: "Jumlahnya ganjil: satu pemain mendapat bye.", EN: "The number is odd: one player gets the bye.", HR: "Broj je neparan: jedan je igrač slobodan."}
	textRoundEnd           = i18n.Text{ID: "Semua babak selesai", EN: "All rounds are played", HR: "Sva su kola odigrana"}
	textPublished          = i18n.Text{ID: "Babak {0} sudah diumumkan", EN: "Round {0} is published", HR: "{0}. kolo je objavljeno"}
	textDoorPrint          = i18n.Text{ID: "Cetak pairing", EN: "Print the pairings", HR: "Ispiši parove"}
	textDoorPrintUnder     = i18n.Text{ID: "Per papan, per nama, dan slip hasil", EN: "By board, by name, and result slips", HR: "Po pločama, po imenima i listići"}
	textDoorTexts          = i18n.Text{ID: "Teks untuk dikirim", EN: "Texts to send", HR: "Poruke za slanje"}
	textDoorStart          = i18n.Text{ID: "Mulai babak", EN: "Start the round", HR: "Počni kolo"}
	textDoorStandings      = i18n.Text{ID: "Klasemen di kertas", EN: "Standings on paper", HR: "Poredak na papiru"}
	textDoorStandingsUnder = i18n.Text{ID: "Untuk ditempel dan dibacakan", EN: "For the wall, and to be read out", HR: "Za zid i za čitanje"}
	textDoorPrizesUnder    = i18n.Text{ID: "Siapa mendapat apa, dan undian", EN: "Who wins what, and lots", HR: "Tko što dobiva, i ždrijeb"}
	textDoorCertUnder      = i18n.Text{ID: "Satu lembar untuk tiap pemain", EN: "One leaf for each player", HR: "Jedan list za svakog igrača"}
	textDoorRecordUnder    = i18n.Text{ID: "Jalannya turnamen, untuk ditandatangani", EN: "What happened, to be signed", HR: "Tijek turnira, za potpis"}
	textDoorBackupUnder    = i18n.Text{ID: "Simpan cadangan di luar perangkat ini", EN: "Keep a backup outside this device", HR: "Spremite kopiju izvan uređaja"}
	textPodiumPlace        = i18n.Text{ID: "Juara {0}", EN: "Place {0}", HR: "{0}. mjesto"}
	textPodiumLeft         = i18n.Text{ID: "Sebelum penyerahan hadiah", EN: "Before the prize-giving", HR: "Prije dodjele nagrada"}
	textRoundFinish        = i18n.Text{ID: "Selesaikan turnamen", EN: "Finish the tournament", HR: "Završi turnir"}
	textRoundFinished      = i18n.Text{ID: "Turnamen selesai", EN: "The tournament is finished", HR: "Turnir je završen"}
	textDraftTouch         = i18n.Text{ID: "Sentuh papan untuk melihat alasannya.", EN: "Touch a board to see why.", HR: "Dodirnite ploču za razloge."}
	textDraftN             = i18n.Text{ID: "Draf babak {0}", EN: "Draft of round {0}", HR: "Nacrt {0}. kola"}
	textDraftHidden        = i18n.Text{ID: "Belum diumumkan", EN: "Not published", HR: "Nije objavljeno"}
	textDraftPublish       = i18n.Text{ID: "Umumkan", EN: "Publish", HR: "Objavi"}
	textDraftAgain         = i18n.Text{ID: "Pairing ulang", EN: "Pair again", HR: "Ponovno spari"}
	textDraftDiscard       = i18n.Text{ID: "Hapus draf", EN: "Drop the draft", HR: "Odbaci nacrt"}
	textDraftSwap          = i18n.Text{ID: "Ubah manual", EN: "Change by hand", HR: "Promijeni ručno"}
	textDraftSwapping      = i18n.Text{ID: "Sentuh dua pemain yang bertukar tempat, atau seret pemain pada pegangannya ke tempat yang lain.", EN: "Touch two players who exchange places, or drag one by the handle to the other’s place.", HR: "Dodirnite dva igrača koji mijenjaju mjesta ili jednoga za ručicu povucite na mjesto drugoga."}
	textDraftSwapEnd       = i18n.Text{ID: "Selesai mengubah", EN: "Done changing", HR: "Gotovo"}
	textDraftClean         = i18n.Text{ID: "Tidak ada pertemuan ulang", EN: "No rematch", HR: "Nema ponovljenih susreta"}
	textDraftCleanText     = i18n.Text{ID: "Warna dan kelompok angka sudah diperiksa.", EN: "Colours and score groups are checked.", HR: "Boje i bodovne skupine su provjerene."}
	textDraftBye           = i18n.Text{ID: "Bye: {0}", EN: "Bye: {0}", HR: "Slobodan: {0}"}
	textDraftByeText       = i18n.Text{ID: "Angka: {0}.", EN: "Points: {0}.", HR: "Bodova: {0}."}
	textWarnStale          = i18n.Text{ID: "Hasil berubah setelah pairing ini", EN: "A result changed after this pairing", HR: "Rezultat je promijenjen nakon sparivanja"}
	textWarnStaleText      = i18n.Text{ID: "Babak {0} dikoreksi. Buat pairing ulang.", EN: "Round {0} was corrected. Pair again.", HR: "{0}. kolo je ispravljeno. Ponovno sparite."}
	textWarnOrder          = i18n.Text{ID: "Rating berubah setelah nomor diberikan", EN: "Ratings changed after the numbers were given", HR: "Rejtinzi su promijenjeni nakon dodjele brojeva"}
	textWarnOrderText      = i18n.Text{ID: "Sampai babak 1 diumumkan, nomor mengikuti rating (C.04.2 2.2). Buat pairing ulang.", EN: "Until round 1 is published the numbers follow the ratings (C.04.2 2.2). Pair again.", HR: "Do objave 1. kola brojevi slijede rejting (C.04.2 2.2). Ponovno sparite."}
	textSameClubs          = i18n.Plural{ID: "{0} papan mempertemukan pemain satu klub; aturan turnamen tidak memisahkan mereka.", ENOne: "{0} board has players of one club; the rules of the tournament keep nobody apart.", EN: "{0} boards have players of one club; the rules of the tournament keep nobody apart.", HROne: "Na {0} ploči igraju igrači istog kluba; pravila turnira nikoga ne razdvajaju.", HRFew: "Na {0} ploče igraju igrači istog kluba; pravila turnira nikoga ne razdvajaju.", HR: "Na {0} ploča igraju igrači istog kluba; pravila turnira nikoga ne razdvajaju."}
	textMissingDo          = i18n.Text{ID: "Pairing tanpa yang absen", EN: "Pair without the absent", HR: "Spari bez odsutnih"}
	textWarnStalePlain     = i18n.Text{ID: "Nomor awal berubah. Buat pairing ulang.", EN: "Starting numbers changed. Pair again.", HR: "Startni brojevi su promijenjeni. Ponovno sparite."}
	textWarnUnpaired       = i18n.Text{ID: "Hadir tapi belum dipairing", EN: "Present but not paired", HR: "Prisutan, ali nije sparen"}
	textWarnPresentBye     = i18n.Text{ID: "Hadir, tetapi tidak ikut babak ini", EN: "Present, but stays away this round", HR: "Prisutan, ali ne igra ovo kolo"}
	textWarnAbsent         = i18n.Text{ID: "Papan {0}: pemain ini tidak ikut", EN: "Board {0}: this player does not take part", HR: "Ploča {0}: ovaj igrač ne igra"}
	textNotedAbsent        = i18n.Plural{ID: "{0} pemain tercatat tidak hadir, tetapi tetap dipasangkan sampai daftar hadir ditutup", ENOne: "{0} player is noted as absent, but plays until the check-in is closed", EN: "{0} players are noted as absent, but play until the check-in is closed", HROne: "{0} igrač zabilježen je kao odsutan, ali igra dok se ne zatvori potvrda dolaska", HRFew: "{0} igrača zabilježena su kao odsutna, ali igraju dok se ne zatvori potvrda dolaska", HR: "{0} igrača zabilježeno je kao odsutno, ali igraju dok se ne zatvori potvrda dolaska"}
	textWarnMissing        = i18n.Text{ID: "Papan {0}: tercatat tidak hadir", EN: "Board {0}: noted as absent", HR: "Ploča {0}: zabilježen kao odsutan"}
	textWarnSecondBye      = i18n.Text{ID: "Bye kedua", EN: "A second bye", HR: "Drugi slobodan"}
	textWarnSecondByeT     = i18n.Text{ID: "{0} sudah mendapat angka penuh tanpa bermain di babak {1} (C.04.1, 4).", EN: "{0} had a full point without playing in round {1} (C.04.1, 4).", HR: "{0} je u {1}. kolu već dobio puni bod bez igre (C.04.1, 4)."}
	textMatchHead          = i18n.Text{ID: "Meja", EN: "Match", HR: "Meč"}
	textTeamHead           = i18n.Text{ID: "Tim, Putih di papan 1", EN: "Team with White on board 1", HR: "Ekipa s bijelim na 1. ploči"}
	textRivalHead          = i18n.Text{ID: "Tim lawan", EN: "Opposing team", HR: "Protivnička ekipa"}
	textDraftVirtual       = i18n.Text{ID: "Akselerasi (C.04.7), untuk pairing saja: nomor sampai {0}: +{1}", EN: "Acceleration (C.04.7), for the pairing alone: numbers up to {0}: +{1}", HR: "Ubrzanje (C.04.7), samo za sparivanje: brojevi do {0}: +{1}"}
	textWarnMore           = i18n.Plural{ID: "{0} peringatan lain seperti ini", ENOne: "{0} more warning like these", EN: "{0} more warnings like these", HROne: "Još {0} ovakvo upozorenje", HRFew: "Još {0} ovakva upozorenja", HR: "Još {0} ovakvih upozorenja"}
	textWarnSameClub       = i18n.Kin{School: i18n.Text{ID: "Papan {0}: satu sekolah", EN: "Board {0}: same school", HR: "Ploča {0}: ista škola"}, Club: i18n.Text{ID: "Papan {0}: satu klub", EN: "Board {0}: same club", HR: "Ploča {0}: isti klub"}}
	textWarnSameName       = i18n.Text{ID: "Papan {0}: nama depan sama", EN: "Board {0}: same first name", HR: "Ploča {0}: isto ime"}
	textWarnRematch        = i18n.Text{ID: "Papan {0}: sudah bertemu di babak {1}", EN: "Board {0}: they met in round {1}", HR: "Ploča {0}: već su igrali u {1}. kolu"}
	textWarnForbidden      = i18n.Text{ID: "Papan {0}: pasangan terlarang", EN: "Board {0}: a forbidden pair", HR: "Ploča {0}: zabranjeni par"}
	textWarnColor          = i18n.Text{ID: "Papan {0}: warna melampaui batas", EN: "Board {0}: colour beyond the limit", HR: "Ploča {0}: boja izvan granice"}
	textWarnColorText      = i18n.Text{ID: "{0} mendapat warna yang sama tiga kali, atau tiga lebih banyak (C.04.1, 6–7).", EN: "{0} gets the same colour three times, or three more of it (C.04.1, 6–7).", HR: "{0} dobiva istu boju treći put zaredom ili tri više (C.04.1, 6–7)."}
	textResultsOf          = i18n.Text{ID: "Hasil babak {0}", EN: "Results of round {0}", HR: "Rezultati {0}. kola"}
	textBoardsOf           = i18n.Text{ID: "Papan babak {0}", EN: "Boards of round {0}", HR: "Ploče {0}. kola"}
	textResultToCome       = i18n.Text{ID: "belum ada hasil", EN: "no result yet", HR: "još nema rezultata"}
	textResultUndo         = i18n.Text{ID: "Urungkan hasil terakhir", EN: "Take the last result back", HR: "Poništi posljednji rezultat"}
	textResultNumbers      = i18n.Text{ID: "Pilih papan dengan angka", EN: "Choose the board by number", HR: "Odaberi ploču brojem"}
	textResultOthers       = i18n.Text{ID: "Lain", EN: "Other", HR: "Ostalo"}
	textHint               = i18n.Text{ID: "Ketuk yang menang", EN: "Touch who won", HR: "Dodirnite pobjednika"}
	textHintNext           = i18n.Text{ID: "Papan berikutnya yang belum ada hasilnya muncul sendiri.", EN: "The next board without a result follows by itself.", HR: "Sljedeća ploča bez rezultata dolazi sama."}
	textHintKeys           = i18n.Text{ID: "semua tombol", EN: "all keys", HR: "sve tipke"}
	textResultOnly         = i18n.Text{ID: "Hanya yang belum", EN: "Only the open ones", HR: "Samo otvorene"}
	textResultLeft         = i18n.Plural{ID: "Sisa {0} papan", ENOne: "{0} board open", EN: "{0} boards open", HROne: "Još {0} ploča", HRFew: "Još {0} ploče", HR: "Još {0} ploča"}
	textMatchesLeft        = i18n.Plural{ID: "Sisa {0} pertandingan", ENOne: "{0} match open", EN: "{0} matches open", HROne: "Još {0} meč", HRFew: "Još {0} meča", HR: "Još {0} mečeva"}
	textResultAllIn        = i18n.Plural{ID: "{0} hasil sudah masuk", ENOne: "{0} result is in", EN: "All {0} results are in", HROne: "Unesen {0} rezultat", HRFew: "Unesena {0} rezultata", HR: "Uneseno {0} rezultata"}
	textResultTwice        = i18n.Text{ID: "Sudah ada {0}. Tekan sekali lagi untuk mengganti.", EN: "It has {0} already. Press again to replace it.", HR: "Već ima {0}. Pritisnite ponovno za zamjenu."}
	textResultAgainst      = i18n.Text{ID: "Putusan memberi {0}. Tekan sekali lagi untuk tetap mencatat {1}.", EN: "The ruling gives {0}. Press again to enter {1} all the same.", HR: "Odluka daje {0}. Pritisnite ponovno da ipak upišete {1}."}
	textRuledOther         = i18n.Text{ID: "Papan {0}: putusan memberi {1}, tercatat {2}", EN: "Board {0}: the ruling gives {1}, entered is {2}", HR: "Ploča {0}: odluka daje {1}, upisano je {2}"}
	textWarnUnchecked      = i18n.Plural{ID: "{0} pemain belum didaftar ulang", ENOne: "{0} player is not checked in", EN: "{0} players are not checked in", HROne: "{0} igrač nije potvrdio dolazak", HRFew: "{0} igrača nisu potvrdila dolazak", HR: "{0} igrača nije potvrdilo dolazak"}
	textWarnNoShow         = i18n.Plural{ID: "{0} pemain W.O. di babak {1} masih ikut", ENOne: "{0} player who forfeited round {1} is paired", EN: "{0} players who forfeited round {1} are paired", HROne: "{0} igrač koji nije došao na {1}. kolo, a sparen je", HRFew: "{0} igrača koja nisu došla na {1}. kolo, a sparena su", HR: "{0} igrača koji nisu došli na {1}. kolo, a spareni su"}
	textNoShowDo           = i18n.Text{ID: "Nyatakan mundur", EN: "Withdraw", HR: "Odustanak"}
	textApartDo            = i18n.Text{ID: "Hindari", EN: "Keep apart", HR: "Razdvoji"}
	textEchoUndone         = i18n.Text{ID: "{0} diurungkan", EN: "{0} taken back", HR: "{0} poništeno"}
	textResultReplaced     = i18n.Text{ID: "diganti dari {0}", EN: "replaced {0}", HR: "zamijenjeno: {0}"}
	textResultClear        = i18n.Text{ID: "Kosongkan papan ini", EN: "Clear this board", HR: "Isprazni ovu ploču"}
	textRoundClose         = i18n.Text{ID: "Tutup babak", EN: "Close the round", HR: "Zatvori kolo"}
	textRoundCloseHelp     = i18n.Text{ID: "Setelah ditutup, babak berikutnya bisa dipairing. Hasil lama dikoreksi dengan alasan.", EN: "Once closed, the next round can be paired. Old results are corrected with a reason.", HR: "Nakon zatvaranja može se spariti sljedeće kolo. Stari se rezultati ispravljaju s razlogom."}
	textEchoMatch          = i18n.Text{ID: "skor {0}–{1}", EN: "score {0}–{1}", HR: "ishod {0}–{1}"}
	textEchoWins           = i18n.Text{ID: "{0} menang", EN: "{0} wins", HR: "Pobjeda: {0}"}
	textKeyWhite           = i18n.Text{ID: "Putih menang, papan {0}", EN: "White wins, board {0}", HR: "Pobjeda bijelog, ploča {0}"}
	textKeyDraw            = i18n.Text{ID: "Remis, papan {0}", EN: "Draw, board {0}", HR: "Remi, ploča {0}"}
	textKeyBlack           = i18n.Text{ID: "Hitam menang, papan {0}", EN: "Black wins, board {0}", HR: "Pobjeda crnog, ploča {0}"}
	textTablesTwice        = i18n.Text{ID: "Nomor papan dipakai dua kali", EN: "Board numbers are given twice", HR: "Brojevi ploča se ponavljaju"}
	textTablesTwiceText    = i18n.Text{ID: "{0} memakai nomor {1}–{2}, sama seperti kelompok lain di aula.", EN: "{0} uses {1}–{2}, as another section of the hall does.", HR: "{0} ima brojeve {1}–{2}, kao i druga skupina u dvorani."}
	textCame               = i18n.Text{ID: "menang W.O.", EN: "wins by forfeit", HR: "pobjeđuje bez borbe"}
	textKeysOf             = i18n.Text{ID: "Hasil papan {0}", EN: "Result of board {0}", HR: "Rezultat ploče {0}"}
	textTallyWhite         = i18n.Text{ID: "Putih menang", EN: "won by White", HR: "za bijelog"}
	textTallyFirst         = i18n.Text{ID: "menang tim kiri", EN: "won by the team left", HR: "za lijevu ekipu"}
	textTallySecond        = i18n.Text{ID: "menang tim kanan", EN: "won by the team right", HR: "za desnu ekipu"}
	textTallyDraw          = i18n.Text{ID: "remis", EN: "drawn", HR: "remi"}
	textTallyBlack         = i18n.Text{ID: "Hitam menang", EN: "won by Black", HR: "za crnog"}
	textTallyMatchesWO     = i18n.Text{ID: "pertandingan W.O.", EN: "matches forfeited", HR: "mečeva bez borbe"}
	textTallyWO            = i18n.Text{ID: "W.O.", EN: "forfeits", HR: "bez borbe"}
	textTallyLabel         = i18n.Text{ID: "Jumlah hasil", EN: "Totals", HR: "Zbroj rezultata"}
	textCorrectTitle       = i18n.Text{ID: "Koreksi papan {0}, babak {1}", EN: "Correct board {0}, round {1}", HR: "Ispravak ploče {0}, {1}. kolo"}
	textCorrectNow         = i18n.Text{ID: "Sekarang: {0}", EN: "Now: {0}", HR: "Sada: {0}"}
	textCorrectNew         = i18n.Text{ID: "Hasil yang benar", EN: "The right result", HR: "Točan rezultat"}
	textCorrectLater       = i18n.Plural{ID: "Babak {1} sudah dipairing dengan hasil lama dan tidak berubah. Klasemen dihitung ulang.", ENOne: "Round {1} was paired on the old result and stays as it is. Standings are computed anew.", EN: "Rounds {1} were paired on the old result and stay as they are. Standings are computed anew.", HROne: "{1}. kolo spareno je po starom rezultatu i ostaje. Poredak se računa iznova.", HRFew: "Kola {1} sparena su po starom rezultatu i ostaju. Poredak se računa iznova.", HR: "Kola {1} sparena su po starom rezultatu i ostaju. Poredak se računa iznova."}
	textCorrectDraft       = i18n.Text{ID: "Draf babak {0} bisa dipairing ulang.", EN: "The draft of round {0} can be paired again.", HR: "Nacrt {0}. kola može se ponovno spariti."}
	textCorrectNothing     = i18n.Text{ID: "Belum ada babak yang dipairing sesudahnya.", EN: "No later round is paired yet.", HR: "Kasnija kola još nisu sparena."}
	textCorrectPlaces      = i18n.Text{ID: "Klasemen", EN: "Standings", HR: "Poredak"}
	textCorrectSame        = i18n.Text{ID: "Klasemen tidak berubah.", EN: "The standings do not change.", HR: "Poredak se ne mijenja."}
	textCorrectPlace       = i18n.Text{ID: "peringkat {0} → {1}", EN: "place {0} → {1}", HR: "mjesto {0} → {1}"}
	textCorrectPoints      = i18n.Text{ID: "angka {0} → {1}", EN: "points {0} → {1}", HR: "bodovi {0} → {1}"}
	textCorrectDone        = i18n.Text{ID: "Babak {0}, papan {1} dikoreksi: {2}", EN: "Round {0}, board {1} corrected: {2}", HR: "{0}. kolo, ploča {1} ispravljena: {2}"}
	textCorrectOthers      = i18n.Plural{ID: "{0} pemain lain bergeser", ENOne: "{0} other player moves", EN: "{0} other players move", HROne: "pomiče se još {0} igrač", HRFew: "pomiču se još {0} igrača", HR: "pomiče se još {0} igrača"}
	textCorrectPairs       = i18n.Text{ID: "Pairing sesudahnya (yang sudah dimainkan tetap)", EN: "Later pairings (what was played stays)", HR: "Kasniji parovi (odigrano ostaje)"}
	textCorrectRound       = i18n.Text{ID: "Babak {0}: pairing tidak berubah.", EN: "Round {0}: the same pairing.", HR: "{0}. kolo: isti parovi."}
	textCorrectBoards      = i18n.Plural{ID: "Babak {1}: {0} papan akan berbeda", ENOne: "Round {1}: {0} board would differ", EN: "Round {1}: {0} boards would differ", HROne: "{1}. kolo: {0} ploča bila bi drukčija", HRFew: "{1}. kolo: {0} ploče bile bi drukčije", HR: "{1}. kolo: {0} ploča bilo bi drukčije"}
	textCorrectColors      = i18n.Plural{ID: "{0} hanya warnanya", ENOne: "{0} only in colours", EN: "{0} only in colours", HROne: "{0} samo po boji", HRFew: "{0} samo po boji", HR: "{0} samo po boji"}
	textCorrectBye         = i18n.Text{ID: "bye: {0}", EN: "bye: {0}", HR: "slobodan: {0}"}
	textCorrectFailed      = i18n.Text{ID: "Babak {0}: mesin tidak dapat memairingnya lagi.", EN: "Round {0}: the engine cannot pair it any more.", HR: "{0}. kolo: program ga više ne može spariti."}
	textCorrectWait        = i18n.Text{ID: "Babak {0}: dihitung…", EN: "Round {0}: computing…", HR: "{0}. kolo: računa se…"}
	textCorrectNone        = i18n.Text{ID: "Pilih hasil yang lain, atau tukar warnanya.", EN: "Choose another result, or reverse the colours.", HR: "Odaberite drugi rezultat ili zamijenite boje."}
	textShort              = i18n.Text{ID: "Tanpa langkah: tidak dihitung rating", EN: "No move made: not rated", HR: "Bez poteza: ne rejtingira se"}
	textShortUnder         = i18n.Text{ID: "Salah satu pihak tidak melangkah; hasilnya berlaku untuk turnamen", EN: "A side made no move; the result counts in the tournament", HR: "Jedna strana nije povukla potez; rezultat vrijedi na turniru"}
	textCorrectRated       = i18n.Text{ID: "Hanya untuk laporan rating", EN: "For the rating report alone", HR: "Samo za izvješće za rejting"}
	textCorrectRatedUnder  = i18n.Text{ID: "Pairing, poin dan peringkat tetap (C.04.2 4.3)", EN: "Pairings, points and places stay (C.04.2 4.3)", HR: "Parovi, bodovi i poredak ostaju (C.04.2 4.3)"}
	textCorrectRatedText   = i18n.Text{ID: "Tidak ada yang berubah di turnamen. Berkas untuk federasi memuat hasil ini dan catatannya.", EN: "Nothing changes in the tournament. The file for the federation has this result, and a line that says so.", HR: "Na turniru se ništa ne mijenja. Datoteka za savez ima ovaj rezultat i redak koji to kaže."}
	textCorrectRatedNow    = i18n.Text{ID: "Dalam laporan rating: {0}", EN: "In the rating report: {0}", HR: "U izvješću za rejting: {0}"}
	textCorrectRatedDone   = i18n.Text{ID: "Laporan rating, babak {0}, papan {1}: {2}", EN: "Rating report, round {0}, board {1}: {2}", HR: "Izvješće za rejting, {0}. kolo, ploča {1}: {2}"}
	textCorrectDo          = i18n.Text{ID: "Catat koreksi", EN: "Record the correction", HR: "Zabilježi ispravak"}
)

// Why a player is not paired, and small words of the round.
var (
	textPointsN     = i18n.Text{ID: "{0} angka", EN: "points: {0}", HR: "bodovi: {0}"}
	textCorrectHelp = i18n.Text{ID: "Sentuh papan untuk mengoreksi hasilnya.", EN: "Touch a board to correct its result.", HR: "Dodirnite ploču da ispravite rezultat."}
)

// What a system refuses, with its rule.
var (
	textWarnWalkOver = i18n.Text{ID: "Papan {0}: tidak hadir, W.O.", EN: "Board {0}: absent, will be forfeited", HR: "Ploča {0}: odsutan, bez borbe"}
)

// The draw and the entry of matches.
var (
	textDraftExchange = i18n.Text{ID: "Sentuh dua pemain yang bertukar nomor undian (C.05), atau seret yang satu pada pegangannya; pasangan mengikuti.", EN: "Touch two players who exchange their drawn numbers (C.05), or drag one by the handle; the pairs follow.", HR: "Dodirnite dva igrača koji mijenjaju izvučene brojeve (C.05) ili jednoga povucite za ručicu; parovi slijede."}
	textMatchGame     = i18n.Text{ID: "Gim {0}", EN: "Game {0}", HR: "Partija {0}"}
	textMatchScore    = i18n.Text{ID: "sementara {0}–{1}", EN: "so far {0}–{1}", HR: "zasad {0}–{1}"}
	textMatchBreak    = i18n.Text{ID: "Penentuan: {0}", EN: "Tie-break: {0}", HR: "Doigravanje: {0}"}
	textMatchArma     = i18n.Text{ID: "Armageddon: Putih {0} menit, Hitam {1}; remis: Hitam lolos.", EN: "Armageddon: White {0} min, Black {1}; a draw lets Black go on.", HR: "Armagedon: bijeli {0} min, crni {1}; uz remi prolazi crni."}
	textMatchChoose   = i18n.Text{ID: "{0} memenangkan undian dan memilih warna.", EN: "{0} won the coin and chooses a colour.", HR: "{0} je dobio ždrijeb i bira boju."}
	textMatchTakes    = i18n.Text{ID: "{0} Putih", EN: "{0} has White", HR: "{0} ima bijele"}
)

// Tables of systems that rank by their own rules.
var (
	textFinalNext = i18n.Text{ID: "Yang terbaik dari tiap grup maju ke babak final.", EN: "The best of each group go on to the final.", HR: "Najbolji iz svake grupe idu u završnicu."}
)

// Grid and bracket.
var (
	textComingTable    = i18n.Text{ID: "Pasangan babak ini mengikuti tabel atau bagan. Yang tidak hadir kalah W.O.", EN: "The pairs of this round follow from the table or bracket. Who is absent loses by forfeit.", HR: "Parovi ovog kola slijede iz tablice ili ždrijeba. Tko izostane, gubi bez borbe."}
	textDraftByeKeizer = i18n.Text{ID: "Mendapat bagian dari nilainya sendiri.", EN: "Gets a share of the own value.", HR: "Dobiva udio vlastite vrijednosti."}
	textDraftTable     = i18n.Text{ID: "Sesuai tabel atau bagan", EN: "As the table or bracket says", HR: "Prema tablici ili ždrijebu"}
	textDraftTableAs   = i18n.Text{ID: "Lawan dan warna mengikuti nomor undian.", EN: "Opponents and colours follow from the numbers.", HR: "Protivnici i boje slijede iz brojeva."}
)

// Teams: lists of players and line-ups.
var (
	textMatchBoard   = i18n.Text{ID: "Papan tim {0} dari {1}", EN: "Team board {0} of {1}", HR: "Ekipna ploča {0} od {1}"}
	textLineupOpen   = i18n.Text{ID: "Susunan pemain", EN: "Line-up", HR: "Postava"}
	textLineupTitle  = i18n.Text{ID: "Susunan pemain, pertandingan {0}", EN: "Line-ups of match {0}", HR: "Postave, meč {0}"}
	textLineupSave   = i18n.Text{ID: "Simpan", EN: "Save", HR: "Spremi"}
	textLineupNobody = i18n.Text{ID: "(kosong)", EN: "(nobody)", HR: "(nitko)"}
)

// Why a round is paired as it is.
var (
	textWhyButton = i18n.Text{ID: "Mengapa begini?", EN: "Why this pairing?", HR: "Zašto baš tako?"}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textWarnTable = i18n.Text{ID: "Papan {0}: bukan meja tetapnya ({1})", EN: "Board {0}: not at the fixed table ({1})", HR: "Ploča {0}: nije stalni stol ({1})"}
	textPairInDo  = i18n.Text{ID: "Ikutkan, pairing ulang", EN: "Include and pair again", HR: "Uključi i ponovno spari"}
	textHandNone  = i18n.Text{ID: "Tidak ada pairing menurut aturan sistem untuk babak ini, jadi tidak ada pembanding.", EN: "The rules of the system leave no pairing for this round, so there is none to compare with.", HR: "Pravila sustava ne ostavljaju sparivanje za ovo kolo, pa nema s čime usporediti."}
	textHandMade  = i18n.Text{ID: "Disusun tanpa mesin", EN: "Paired without the engine", HR: "Spareno bez programa"}
)

var textCallWho = i18n.Text{ID: "Yang belum melapor", EN: "Who has not reported", HR: "Tko se još nije javio"}
var textCallSend = i18n.Text{ID: "Kirim ke petugas", EN: "Send to a runner", HR: "Pošalji pomoćniku"}
var textCallSpeak = i18n.Text{ID: "Ucapkan", EN: "Speak", HR: "Izgovori"}
