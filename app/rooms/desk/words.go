package desk

import (
	"wasit/app/words/i18n"
)

// The arbiter's desk.
var (
	textDeskNoRound   = i18n.Text{ID: "Belum ada babak yang diumumkan", EN: "No round is published yet", HR: "Nijedno kolo nije objavljeno"}
	textDeskNoRoundT  = i18n.Text{ID: "Pelanggaran dicatat di papan. Umumkan dulu pairing babak pertama.", EN: "Offences are recorded at boards. Publish the pairings of the first round first.", HR: "Prekršaji se bilježe na pločama. Najprije objavite parove prvog kola."}
	textDeskSteps     = i18n.Text{ID: "Langkah", EN: "Steps", HR: "Koraci"}
	textDeskStep2     = i18n.Text{ID: "Pemain", EN: "Player", HR: "Igrač"}
	textDeskStep3     = i18n.Text{ID: "Pelanggaran", EN: "Offence", HR: "Prekršaj"}
	textDeskStep4     = i18n.Text{ID: "Putusan", EN: "Ruling", HR: "Odluka"}
	textDeskWhichB    = i18n.Text{ID: "Papan berapa?", EN: "Which board?", HR: "Koja ploča?"}
	textDeskWhichP    = i18n.Text{ID: "Siapa yang melanggar?", EN: "Who broke the rule?", HR: "Tko je prekršio pravilo?"}
	textDeskKeys      = i18n.Text{ID: "Nomor papan", EN: "Board number", HR: "Broj ploče"}
	textDeskErase     = i18n.Text{ID: "Hapus angka", EN: "Erase a figure", HR: "Obriši znamenku"}
	textDeskGo        = i18n.Text{ID: "Lanjut", EN: "Next", HR: "Dalje"}
	textDeskByName    = i18n.Text{ID: "Cari nama", EN: "Find by name", HR: "Traži ime"}
	textDeskByBoard   = i18n.Text{ID: "Pakai nomor papan", EN: "By board number", HR: "Po broju ploče"}
	textDeskNameField = i18n.Text{ID: "Nama atau sekolah", EN: "Name or school", HR: "Ime ili škola"}
	textDeskNobody    = i18n.Text{ID: "Tidak ada pemain dengan nama itu di babak ini.", EN: "Nobody of that name plays in this round.", HR: "Nitko tog imena ne igra u ovom kolu."}
	textDeskFindOff   = i18n.Text{ID: "Cari: sekak, jam, HP …", EN: "Find: check, clock, phone …", HR: "Traži: šah, sat, mobitel …"}
	textDeskFindLabel = i18n.Text{ID: "Cari pelanggaran", EN: "Find an offence", HR: "Traži prekršaj"}
	// textCardActs are the acts that the sheets of O2SN 2013 name under an offence (O2SN 13, 14).
	textCardActs = map[string]i18n.Text{
		"clock_handling":  {ID: "lebih dari dua jari, terlalu keras, atau dengan buah", EN: "with more than two fingers, hard, or with a piece", HR: "s više od dva prsta, prejako ili figurom"},
		"piece_over_edge": {ID: "sekitar 30%", EN: "by about 30%", HR: "za oko 30 %"},
	}
	textDeskOften      = i18n.Text{ID: "Sering", EN: "Frequent", HR: "Često"}
	textDeskOthers     = i18n.Text{ID: "Lainnya", EN: "Others", HR: "Ostalo"}
	textDeskNoOffence  = i18n.Text{ID: "Tidak ada pelanggaran yang cocok.", EN: "No offence matches.", HR: "Nema takvog prekršaja."}
	textDeskKnock      = i18n.Text{ID: "Menjatuhkan buah", EN: "Pieces knocked over", HR: "Srušene figure"}
	textDeskKnockHow   = i18n.Text{ID: "Berapa buah?", EN: "How many pieces?", HR: "Koliko figura?"}
	textDeskKnockFew   = i18n.Text{ID: "1–2", EN: "1–2", HR: "1–2"}
	textDeskKnockMany  = i18n.Text{ID: "Lebih dari 2", EN: "More than 2", HR: "Više od 2"}
	textDeskKnockWhen  = i18n.Text{ID: "Kapan?", EN: "When?", HR: "Kada?"}
	textDeskBefore     = i18n.Text{ID: "Sebelum jam ditekan", EN: "Before the press", HR: "Prije pritiska sata"}
	textDeskAfter      = i18n.Text{ID: "Jam ditekan tanpa merapikan", EN: "Clock pressed over them", HR: "Sat pritisnut preko njih"}
	textDeskKnockCards = i18n.Text{ID: "0–2 kartu", EN: "0–2 cards", HR: "0–2 kartona"}
	textDeskNoCards    = i18n.Text{ID: "belum ada kartu", EN: "no cards yet", HR: "još bez kartona"}
	textDeskCards      = i18n.Text{ID: "kartu kuning", EN: "yellow cards", HR: "žuti kartoni"}
	textDeskClean      = i18n.Text{ID: "belum ada catatan", EN: "nothing recorded", HR: "bez zapisa"}
	textDeskSide       = i18n.Text{ID: "{0} · papan {1}", EN: "{0} · board {1}", HR: "{0} · ploča {1}"}
	textDeskWhere      = i18n.Text{ID: "Babak {0} · {1}", EN: "Round {0} · {1}", HR: "{0}. kolo · {1}"}
	textDeskClaimed    = i18n.Text{ID: "Lawan mengajukan klaim", EN: "The opponent claims it", HR: "Protivnik to reklamira"}
	textDeskReplied    = i18n.Text{ID: "Lawan sudah melangkah sesudah itu", EN: "The opponent has moved since", HR: "Protivnik je u međuvremenu odigrao"}
	textDeskUnpress    = i18n.Text{ID: "Jam belum ditekan", EN: "The clock was not pressed", HR: "Sat nije pritisnut"}
	textDeskSameMove   = i18n.Text{ID: "Langkah yang sama sudah dihukum", EN: "The same move was ruled on already", HR: "O istom je potezu već odlučeno"}
	textDeskMended     = i18n.Text{ID: "Sesudah langkah itu posisi sudah sah lagi", EN: "That move put the position right again", HR: "Tim je potezom pozicija opet pravilna"}
	textDeskShort      = i18n.Text{ID: "Sisa waktunya di periode ini pernah kurang dari 5 menit", EN: "The player has had less than 5 minutes left in this period", HR: "Igrač je u ovom periodu imao manje od 5 minuta"}
	textDeskIncrement  = i18n.Text{ID: "Jam menambah 30 detik atau lebih tiap langkah", EN: "The clock adds 30 seconds or more for each move", HR: "Sat po potezu dodaje 30 sekundi ili više"}
	textDeskEnded      = i18n.Text{ID: "Partai sudah selesai sebelum ini diajukan", EN: "The game was over before this was raised", HR: "Partija je završila prije nego što je to izneseno"}
	textDeskLateWhite  = i18n.Text{ID: "Putih terlambat (menit)", EN: "White late by (minutes)", HR: "Bijeli kasni (minute)"}
	textDeskLateBlack  = i18n.Text{ID: "Hitam terlambat (menit)", EN: "Black late by (minutes)", HR: "Crni kasni (minute)"}
	textDeskRequest    = i18n.Text{ID: "Permintaan keberapa di partai ini", EN: "Which request of this game", HR: "Koji zahtjev u ovoj partiji"}
	textDeskRan        = i18n.Text{ID: "Jam lawan berjalan selama buah dirapikan (detik)", EN: "The opponent's clock ran while they were put back (seconds)", HR: "Protivnikov sat je išao dok su se vraćale (sekunde)"}
	textDeskLate       = i18n.Text{ID: "Terlambat (menit)", EN: "Late by (minutes)", HR: "Kašnjenje (minute)"}
	textDeskMate       = i18n.Text{ID: "Bisakah {0} masih memberi mat, dengan langkah sah apa pun?", EN: "Can {0} still mate, by any legal moves?", HR: "Može li {0} još ikako matirati pravilnim potezima?"}
	textDeskMateYes    = i18n.Text{ID: "Bisa", EN: "Yes", HR: "Može"}
	textDeskMateNo     = i18n.Text{ID: "Tidak", EN: "No", HR: "Ne može"}
	textDeskMateOpen   = i18n.Text{ID: "Belum jelas", EN: "Not clear", HR: "Nije jasno"}
	textDeskLadder     = i18n.Text{ID: "Hukuman pilihan wasit", EN: "The arbiter's penalty", HR: "Kazna po odluci suca"}
	textDeskNote       = i18n.Text{ID: "Catatan (boleh kosong)", EN: "Note (may be empty)", HR: "Bilješka (može prazno)"}
	textDeskNoteHelp   = i18n.Text{ID: "Misalnya nomor langkah dan saksi.", EN: "For example the move number and witnesses.", HR: "Primjerice broj poteza i svjedoci."}
	textDeskRecord     = i18n.Text{ID: "Catat", EN: "Record", HR: "Zabilježi"}
	textDeskRecordN    = i18n.Plural{ID: "Catat {0} kartu", ENOne: "Record {0} card", EN: "Record {0} cards", HROne: "Zabilježi {0} karton", HRFew: "Zabilježi {0} kartona", HR: "Zabilježi {0} kartona"}
	textDeskRecordNo   = i18n.Text{ID: "Catat tanpa hukuman", EN: "Record, no penalty", HR: "Zabilježi bez kazne"}
	textDeskDone       = i18n.Text{ID: "Tercatat", EN: "Recorded", HR: "Zabilježeno"}
	textDeskDoneAt     = i18n.Text{ID: "{0} · papan {1}", EN: "{0} · board {1}", HR: "{0} · ploča {1}"}
	textDeskOther      = i18n.Text{ID: "Papan lain", EN: "Another board", HR: "Druga ploča"}
	textDeskClock      = i18n.Text{ID: "Koreksi jam", EN: "Correct the clock", HR: "Ispravi sat"}
	textDeskBoardLog   = i18n.Text{ID: "Papan {0} di babak ini", EN: "Board {0} in this round", HR: "Ploča {0} u ovom kolu"}
	textDeskResultDo   = i18n.Text{ID: "Papan {0}: catat {1}", EN: "Board {0}: enter {1}", HR: "Ploča {0}: upiši {1}"}
	textDeskResultT    = i18n.Text{ID: "Putusan mengakhiri partai", EN: "The ruling ends the game", HR: "Odluka završava partiju"}
	textDeskResultX    = i18n.Text{ID: "Papan {0}: putusan memberi {1}, tercatat {2}", EN: "Board {0}: the ruling gives {1}, entered is {2}", HR: "Ploča {0}: odluka daje {1}, upisano je {2}"}
	textDeskResultB    = i18n.Text{ID: "Papan {0}: putusan memberi {1}", EN: "Board {0}: the ruling gives {1}", HR: "Ploča {0}: odluka daje {1}"}
	textDeskPointsT    = i18n.Text{ID: "Hukuman angka mengubah hasil", EN: "A penalty in points changes the result", HR: "Kazna u bodovima mijenja rezultat"}
	textDeskPointsX    = i18n.Text{ID: "Papan {0}: tercatat {1}, sesudah hukuman {2}", EN: "Board {0}: entered is {1}, after the penalty {2}", HR: "Ploča {0}: upisano je {1}, nakon kazne {2}"}
	textDeskPointsWhy  = i18n.Text{ID: "{0}: {1} ({2})", EN: "{0}: {1} ({2})", HR: "{0}: {1} ({2})"}
	textDeskIncident   = i18n.Plural{ID: "{0} kejadian di babak {1}", ENOne: "{0} incident in round {1}", EN: "{0} incidents in round {1}", HROne: "{0} incident u {1}. kolu", HRFew: "{0} incidenta u {1}. kolu", HR: "{0} incidenata u {1}. kolu"}
	textDeskQuiet      = i18n.Text{ID: "Belum ada kejadian di babak ini.", EN: "Nothing happened in this round yet.", HR: "U ovom kolu još nema incidenata."}
	textDeskStartFrom  = i18n.Text{ID: "Berlaku di semua papan babak {0}; ditentukan dengan undian.", EN: "It holds on all boards of round {0}; it is drawn by lot.", HR: "Vrijedi na svim pločama {0}. kola; izvučeno je ždrijebom."}
	textDeskSitsOut    = i18n.Text{ID: "Tidak main di babak {0}", EN: "Not playing in round {0}", HR: "Ne igraju u {0}. kolu"}
	textLawsEdition    = i18n.Text{ID: "Edisi peraturan catur FIDE", EN: "Edition of the FIDE Laws of Chess", HR: "Izdanje FIDE pravila šaha"}
	textLawsByDate     = i18n.Text{ID: "Otomatis ({0})", EN: "Automatic ({0})", HR: "Automatski ({0})"}
	textLawsByTime     = i18n.Text{ID: "Menurut waktu ({0})", EN: "By the time control ({0})", HR: "Po tempu ({0})"}
	textLawsLocal      = i18n.Text{ID: "Aturan lokal", EN: "Local rules", HR: "Lokalna pravila"}
	textLawsLocalNo    = i18n.Text{ID: "Tidak ada", EN: "None", HR: "Nema"}
	textLawsO2SN       = i18n.Text{ID: "O2SN 2013 (kartu)", EN: "O2SN 2013 (cards)", HR: "O2SN 2013 (kartoni)"}
	textLawsFullHelp   = i18n.Text{ID: "Cepat: satu wasit untuk paling banyak tiga partai. Kilat: satu wasit tiap partai.", EN: "Rapid: one arbiter for at most three games. Blitz: one arbiter a game.", HR: "Ubrzano: jedan sudac na najviše tri partije. Brzopotezno: sudac na svakoj partiji."}
	textLawsDevice     = i18n.Text{ID: "Hukuman ponsel lebih ringan diumumkan ({0})", EN: "A milder penalty for phones was announced ({0})", HR: "Objavljena je blaža kazna za mobitel ({0})"}
	textLawsDefaultOwn = i18n.Text{ID: "Batas waktu gugur lain (menit)", EN: "Another default time (minutes)", HR: "Drugo dozvoljeno kašnjenje (minute)"}
	textLawsDraw       = i18n.Text{ID: "Remis disepakati tanpa wasit mulai langkah ({0})", EN: "Draws agreed without the arbiter from move ({0})", HR: "Remi dogovorom bez suca od poteza ({0})"}
	textLawsDrawNever  = i18n.Text{ID: "Selalu dengan izin wasit", EN: "Only with the arbiter's consent", HR: "Samo uz pristanak suca"}
	textLawsLineFrom   = i18n.Text{ID: "remis mulai langkah {0}", EN: "draws from move {0}", HR: "remi od {0}. poteza"}
	textLawsLineNever  = i18n.Text{ID: "remis dengan izin wasit", EN: "draws by the arbiter's consent", HR: "remi uz pristanak suca"}
	textLawsDrawOwn    = i18n.Text{ID: "Mulai langkah lain", EN: "From another move", HR: "Od drugog poteza"}
	textLawsNumberSet  = i18n.Text{ID: "Pakai", EN: "Use", HR: "Primijeni"}
	textLawsNumberBad  = i18n.Text{ID: "Tulis angka bulat {0}–{1}.", EN: "Write a whole number from {0} to {1}.", HR: "Upišite cijeli broj od {0} do {1}."}
	textDoubtClass     = i18n.Text{ID: "Berlaku di sini: {0}.", EN: "In force here: {0}.", HR: "Ovdje vrijedi: {0}."}
	textLawsDefault    = i18n.Text{ID: "Batas waktu gugur (menit)", EN: "Default time (minutes)", HR: "Dopušteno kašnjenje (minute)"}
	textLawsAppeal     = i18n.Text{ID: "Batas banding (menit sesudah diumumkan)", EN: "Appeals until (minutes after publication)", HR: "Rok za žalbu (minuta nakon objave)"}
	textLawsChanged    = i18n.Text{ID: "Putusan yang sudah dibuat tetap seperti adanya; aturan ini berlaku untuk yang berikutnya.", EN: "Rulings already made stay as they are; these rules hold from the next one on.", HR: "Donesene odluke ostaju kakve jesu; ova pravila vrijede od sljedeće."}
)

// Claims, step by step.
var (
	textClaimsTitle        = i18n.Text{ID: "Panduan klaim", EN: "Claims, step by step", HR: "Reklamacije korak po korak"}
	textClaimsNoRound      = i18n.Text{ID: "Belum ada babak yang terbit: putusan tanpa papan", EN: "No round is published yet: a ruling without a board", HR: "Još nema objavljenog kola: odluka bez ploče"}
	textClaimsUnder        = i18n.Text{ID: "Bendera, pengulangan, 50 langkah, sentuh …", EN: "Flag, repetition, 50 moves, touch …", HR: "Zastavica, ponavljanje, 50 poteza, dirnuto …"}
	textClaimsWho          = i18n.Text{ID: "Siapa yang mengklaim?", EN: "Who claims?", HR: "Tko reklamira?"}
	textClaimsWhat         = i18n.Text{ID: "Apa yang diklaim?", EN: "What is claimed?", HR: "Što se reklamira?"}
	textClaimsStep         = i18n.Text{ID: "Klaim", EN: "Claim", HR: "Reklamacija"}
	textClaimsAsked        = i18n.Text{ID: "Sudah dijawab", EN: "Answered so far", HR: "Dosadašnji odgovori"}
	textClaimsRecord       = i18n.Text{ID: "Catat keputusan", EN: "Record the decision", HR: "Zabilježi odluku"}
	textClaimsStop         = i18n.Text{ID: "Hentikan kedua jam dulu.", EN: "Stop both clocks first.", HR: "Najprije zaustavite oba sata."}
	textClaimsCastling     = i18n.Text{ID: "Bila raja dan menteri tertukar, pemain itu tidak boleh rokade lagi di partai ini.", EN: "Where king and queen had changed places, that player may not castle in this game.", HR: "Ako su kralj i dama bili zamijenjeni, taj igrač u ovoj partiji ne smije rokirati."}
	textClaimsCastlingRook = i18n.Text{ID: "Raja yang salah letak tidak boleh rokade di partai ini; benteng yang salah letak tidak boleh dipakai rokade.", EN: "A king that stood wrongly may not castle in this game, nor may a rook that stood wrongly be castled with.", HR: "Kralj koji je krivo stajao u ovoj partiji ne smije rokirati; s topom koji je krivo stajao ne smije se rokirati."}
	textClaimsCastlingDo   = i18n.Text{ID: "Berlakukan di papan", EN: "Hold the board to it", HR: "Primijeni na ploči"}
	textClaimsBoard        = i18n.Text{ID: "Periksa di papan", EN: "Check on the board", HR: "Provjeri na ploči"}
)

// The helper for the times on a clock.
var (
	textDeskClockTitle   = i18n.Text{ID: "Koreksi jam", EN: "Correct a clock", HR: "Ispravak sata"}
	textDeskClockUnder   = i18n.Text{ID: "Waktu baru dan tombol apa yang ditekan", EN: "New times, and which keys to press", HR: "Nova vremena i koje tipke pritisnuti"}
	textDeskClockOn      = i18n.Text{ID: "Waktu di jam: {0}", EN: "Time on the clock: {0}", HR: "Vrijeme na satu: {0}"}
	textDeskClockHow     = i18n.Text{ID: "Contoh 0:23:41 atau 23:41", EN: "For example 0:23:41 or 23:41", HR: "Primjerice 0:23:41 ili 23:41"}
	textDeskClockBad     = i18n.Text{ID: "Tulis jam:menit:detik, misalnya 0:23:41.", EN: "Write hours:minutes:seconds, such as 0:23:41.", HR: "Upišite sate:minute:sekunde, primjerice 0:23:41."}
	textDeskClockWho     = i18n.Text{ID: "Siapa yang melanggar?", EN: "Who broke the rule?", HR: "Tko je prekršio pravilo?"}
	textDeskClockGive    = i18n.Text{ID: "Tambahan untuk {0} (menit)", EN: "Added for {0} (minutes)", HR: "Dodatak za: {0} (minute)"}
	textDeskClockBack    = i18n.Text{ID: "Tambahan langkah yang ditarik dari {0} (detik)", EN: "Increment taken back from {0} (seconds)", HR: "Oduzeti dodatak: {0} (sekunde)"}
	textDeskClockRestore = i18n.Text{ID: "Dikembalikan ke {0} (detik): jam berjalan tanpa hak", EN: "Given back to {0} (seconds): the clock ran unjustly", HR: "Vraća se: {0} (sekunde): sat je neopravdano išao"}
	textDeskClockNew     = i18n.Text{ID: "Setel menjadi", EN: "Set to", HR: "Postavite na"}
	textDeskClockGuide   = i18n.Text{ID: "Jam apa?", EN: "Which clock?", HR: "Koji sat?"}
	textDeskClockDGT     = i18n.Text{ID: "DGT 2010 / 3000", EN: "DGT 2010 / 3000", HR: "DGT 2010 / 3000"}
	textDeskClockLeap    = i18n.Text{ID: "LEAP", EN: "LEAP", HR: "LEAP"}
	textDeskClockOther   = i18n.Text{ID: "Lainnya", EN: "Another", HR: "Drugi"}
	textDeskClockOwn     = i18n.Text{ID: "Ambil dari jam di perangkat ini", EN: "Read the clock on this device", HR: "Očitaj sat na ovom uređaju"}
	textDeskClockApply   = i18n.Text{ID: "Setel jam di perangkat ini", EN: "Set the clock on this device", HR: "Postavi sat na ovom uređaju"}
	textDeskClockIdle    = i18n.Text{ID: "Jam di perangkat ini tidak sedang dijeda", EN: "The clock on this device is not paused", HR: "Sat na ovom uređaju nije pauziran"}
	textDeskClockIdleDo  = i18n.Text{ID: "Mulai partainya di halaman Jam dan jeda dulu.", EN: "Start its game on the Clock page, and pause it first.", HR: "Pokrenite partiju na stranici Sat i najprije je pauzirajte."}
	textDeskClockAgain   = i18n.Text{ID: "{0} melangkah lagi: jamnya yang berjalan.", EN: "{0} moves again: that clock runs.", HR: "{0} ponovno vuče: taj sat ide."}
)

// An organiser's own local rules.
var (
	textLawsOwnEdit    = i18n.Text{ID: "Susun aturan sendiri", EN: "Make own rules", HR: "Uredi vlastita pravila"}
	textLocalTitle     = i18n.Text{ID: "Aturan sendiri: kartu dan menit", EN: "Own rules: cards and minutes", HR: "Vlastita pravila: kartoni i minute"}
	textLocalName      = i18n.Text{ID: "Nama aturan", EN: "Name of the rules", HR: "Naziv pravila"}
	textLocalNameAs    = i18n.Text{ID: "Dikutip di putusan: “Kota 3” adalah pelanggaran ketiga.", EN: "Cited in rulings: “City 3” is the third offence.", HR: "Navodi se u odlukama: „Grad 3” je treći prekršaj."}
	textLocalToLose    = i18n.Text{ID: "Kartu yang membuat kalah (0: tidak pernah)", EN: "Cards that lose the game (0: never)", HR: "Kartoni za poraz (0: nikad)"}
	textLocalCards     = i18n.Text{ID: "Kartu dan menit untuk tiap pelanggaran", EN: "Cards and minutes for each offence", HR: "Kartoni i minute po prekršaju"}
	textLocalMinutes   = i18n.Text{ID: "Menit hukuman", EN: "Minutes of penalty", HR: "Kaznene minute"}
	textLocalTime      = i18n.Text{ID: "Menit itu", EN: "These minutes are", HR: "Te se minute"}
	textLocalGiven     = i18n.Text{ID: "ditambahkan kepada lawan", EN: "given to the opponent", HR: "dodaju protivniku"}
	textLocalTaken     = i18n.Text{ID: "dikurangi dari pemain", EN: "taken from the player", HR: "oduzimaju igraču"}
	textLocalWho       = i18n.Text{ID: "Siapa yang boleh mengajukan", EN: "Who may raise it", HR: "Tko smije upozoriti"}
	textLocalBoth      = i18n.Text{ID: "Wasit, lawan", EN: "Arbiter, opponent", HR: "Sudac, protivnik"}
	textLocalArbiter   = i18n.Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
	textLocalOpp       = i18n.Text{ID: "Lawan", EN: "Opponent", HR: "Protivnik"}
	textLocalSitOut    = i18n.Text{ID: "Tidak main di babak berikut", EN: "Sits out the next round", HR: "Ne igra sljedeće kolo"}
	textLocalClaim     = i18n.Text{ID: "Bendera jatuh hanya atas klaim pemain", EN: "A flag falls only on a player's claim", HR: "Zastavica pada samo na reklamaciju igrača"}
	textLocalFlags     = i18n.Text{ID: "Kedua bendera jatuh: remis", EN: "Both flags down: a draw", HR: "Obje zastavice pale: remi"}
	textLocalSayCheck  = i18n.Text{ID: "Pemain wajib menyebut “sekak”", EN: "“Check” must be said", HR: "„Šah” se mora izgovoriti"}
	textLocalBrings    = i18n.Text{ID: "Papan, buah, dan jam dibawa", EN: "Set and clock are brought by", HR: "Garnituru i sat donosi"}
	textLocalUnsaid    = i18n.Text{ID: "Tidak diatur", EN: "Not laid down", HR: "Nije određeno"}
	textLocalOrganiser = i18n.Text{ID: "Panitia", EN: "The organiser", HR: "Organizator"}
	textLocalPlayers   = i18n.Text{ID: "Kedua pemain", EN: "Both players", HR: "Oba igrača"}
	textLocalDeposit   = i18n.Text{ID: "Uang jaminan protes", EN: "Deposit for a protest", HR: "Polog za žalbu"}
	textLocalDepositAs = i18n.Text{ID: "Misalnya Rp 100.000. Kosong: tanpa jaminan.", EN: "Such as 50 €. Empty: none.", HR: "Npr. 50 €. Prazno: bez pologa."}
	textLocalEmpty     = i18n.Text{ID: "Mulai kosong", EN: "Begin empty", HR: "Počni prazno"}
	textLocalO2SN      = i18n.Text{ID: "Mulai dari O2SN 2013", EN: "Begin with O2SN 2013", HR: "Počni od O2SN 2013"}
	textLocalSave      = i18n.Text{ID: "Pakai aturan ini", EN: "Use these rules", HR: "Primijeni ova pravila"}
)

// Protests, appeals, and the report of what happened.
var (
	textProtestTitle   = i18n.Text{ID: "Protes dan banding", EN: "Protests and appeals", HR: "Prigovori i žalbe"}
	textProtestUnder   = i18n.Text{ID: "Batas waktu, keputusan, alasan", EN: "Deadlines, decisions, reasons", HR: "Rokovi, odluke, razlozi"}
	textProtestNew     = i18n.Text{ID: "Catat protes", EN: "Record a protest", HR: "Zabilježi prigovor"}
	textProtestPairing = i18n.Text{ID: "Pairing", EN: "Pairings", HR: "Parovi"}
	textProtestResult  = i18n.Text{ID: "Hasil", EN: "Results", HR: "Rezultati"}
	textProtestOther   = i18n.Text{ID: "Lainnya", EN: "Another matter", HR: "Ostalo"}
	textProtestUntil   = i18n.Text{ID: "{0} babak {1}: protes sampai {2}", EN: "{0} of round {1}: protests until {2}", HR: "{0} {1}. kola: prigovori do {2}"}
	textProtestOver    = i18n.Text{ID: "{0} babak {1}: batas protes {2} sudah lewat", EN: "{0} of round {1}: the time for protests ended at {2}", HR: "{0} {1}. kola: rok za prigovor istekao u {2}"}
	textProtestNoLimit = i18n.Text{ID: "Tidak ada batas waktu protes. Atur di “Peraturan yang berlaku”.", EN: "No time limit for protests is set. Set it under “Laws in force”.", HR: "Rok za prigovor nije postavljen. Postavite ga u „Pravila koja vrijede”."}
	textProtestAbout   = i18n.Text{ID: "Tentang apa?", EN: "About what?", HR: "O čemu?"}
	textProtestBoard   = i18n.Text{ID: "Papan (kosong: seluruh babak)", EN: "Board (empty: the whole round)", HR: "Ploča (prazno: cijelo kolo)"}
	textProtestNoBoard = i18n.Text{ID: "Ada papan 1 sampai {0}.", EN: "There are boards 1 to {0}.", HR: "Ploče su od 1 do {0}."}
	textProtestFrom    = i18n.Text{ID: "Siapa yang memprotes?", EN: "Who protests?", HR: "Tko prigovara?"}
	textProtestText    = i18n.Text{ID: "Isi protes", EN: "What the protest says", HR: "Sadržaj prigovora"}
	textProtestNeeded  = i18n.Text{ID: "Tulis isi protesnya.", EN: "Write what the protest says.", HR: "Upišite sadržaj prigovora."}
	textProtestDecide  = i18n.Text{ID: "Putuskan", EN: "Decide", HR: "Odluči"}
	textProtestNone    = i18n.Text{ID: "Tidak ada protes atau banding.", EN: "There are no protests or appeals.", HR: "Nema prigovora ni žalbi."}
	textProtestFollow  = i18n.Text{ID: "Bila diterima, ubah juga hasil atau pairing-nya.", EN: "If it is accepted, correct the result or the pairings too.", HR: "Ako se prihvati, ispravite i rezultat ili parove."}
	textAppealDo       = i18n.Text{ID: "Catat banding", EN: "Record an appeal", HR: "Zabilježi žalbu"}
	textAppealWhy      = i18n.Text{ID: "Alasan banding", EN: "Reason for the appeal", HR: "Razlog žalbe"}
	textAppealReason   = i18n.Text{ID: "Alasan keputusan", EN: "Reason for the decision", HR: "Razlog odluke"}
	textOverturnDo     = i18n.Text{ID: "Batalkan putusan ini", EN: "Take this ruling back", HR: "Povuci ovu odluku"}
	textOverturnWhy    = i18n.Text{ID: "Kejadian tetap tercatat, tetapi tidak dihitung lagi.", EN: "The incident stays on record, but counts no more.", HR: "Incident ostaje zabilježen, ali se više ne broji."}
	textReportUnder    = i18n.Text{ID: "Menurut babak, papan, pasal; cetak dan ekspor", EN: "By round, board, article; print and export", HR: "Po kolu, ploči, članku; ispis i izvoz"}
	textReportAll      = i18n.Text{ID: "Semua babak", EN: "All rounds", HR: "Sva kola"}
	textReportFind     = i18n.Text{ID: "Cari nama, papan, pasal …", EN: "Find a name, board, article …", HR: "Traži ime, ploču, članak …"}
	textReportEmpty    = i18n.Text{ID: "Tidak ada kejadian yang cocok.", EN: "No incident matches.", HR: "Nema takvog incidenta."}
	textReportCSV      = i18n.Text{ID: "Simpan tabel (CSV)", EN: "Save the table (CSV)", HR: "Spremi tablicu (CSV)"}
	textReportPrint    = i18n.Text{ID: "Lembar A4", EN: "A4 sheet", HR: "List A4"}
	textReportBy       = i18n.Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
)

// textLawsOpen heads the points that the Laws leave open.
var textLawsOpen = i18n.Text{ID: "Hal yang dibiarkan terbuka oleh aturan", EN: "What the Laws leave open", HR: "Što pravila ostavljaju otvorenim"}

// textElsewhereTitle heads the rulings on the same incident under other Laws.
var textElsewhereTitle = i18n.Text{ID: "Menurut edisi dan aturan lain", EN: "Under other editions and rules", HR: "Po drugim izdanjima i pravilima"}

// textRaiseLine says who may raise an offence, and until when.
var textRaiseLine = i18n.Text{ID: "Boleh diajukan: {0}; {1}.", EN: "May be raised: {0}; {1}.", HR: "Smiju upozoriti: {0}; {1}."}

// small are words that say nothing of an offence when one is looked for, in the three languages.
var small = []string{"the", "a", "an", "of", "on", "in", "at", "to", "is", "his", "her", "with", "di", "ke", "yang", "dan", "nya", "si", "sang",
	"saat", "je", "se", "u", "na", "i", "za", "s", "sa", "od"}
