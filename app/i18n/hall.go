package i18n

// The hall: its clock, the call, the verification, games without clocks.
var (
	HallStart      = Text{"Mulai babak", "Start the round", "Počni kolo"}
	HallStartHelp  = Text{"Beri tanda mulai di aula, lalu sentuh. Waktu W.O. dihitung dari sini.", "Give the signal in the hall, then touch. The forfeit time runs from here.", "Dajte znak u dvorani pa dodirnite. Vrijeme za gubitak bez borbe teče odavde."}
	HallAgain      = Text{"Mulai lagi dari sekarang", "Start again from now", "Počni ponovno od sada"}
	HallStartedAt  = Text{"Mulai {0}", "Started {0}", "Početak {0}"}
	HallWO         = Text{"W.O. {0}", "Forfeit {0}", "Bez borbe {0}"}
	HallCapAt      = Text{"Batas waktu {0}", "Time cap {0}", "Istek vremena {0}"}
	HallNext       = Text{"Babak {0} kira-kira {1}", "Round {0} at about {1}", "{0}. kolo oko {1}"}
	HallRunning    = Text{"Waktu sejak mulai", "Time since the start", "Vrijeme od početka"}
	HallLeft       = Text{"Sisa waktu", "Time left", "Preostalo vrijeme"}
	HallOver       = Text{"Waktu habis", "Time is over", "Vrijeme je isteklo"}
	HallWOLeft     = Text{"Sampai W.O.", "Until forfeit", "Do gubitka bez borbe"}
	Hall           = Text{"Aula dan waktu", "Hall and times", "Dvorana i vrijeme"}
	HallFirst      = Text{"Babak 1 mulai pukul", "Round 1 starts at", "Početak 1. kola"}
	HallFirstHelp  = Text{"Tertulis di pairing dan teks, lengkap dengan batas W.O. Kosong: belum diumumkan.", "Stands on pairings and texts, with the forfeit time. Empty: not announced.", "Stoji na parovima i u tekstovima, s istekom čekanja. Prazno: nije objavljeno."}
	HallPlanned    = Text{"Babak {0} mulai {1}", "Round {0} starts at {1}", "{0}. kolo počinje u {1}"}
	HallSaved      = Text{"Pengaturan aula disimpan.", "The hall is set.", "Postavke dvorane su spremljene."}
	HallLength     = Text{"Lama satu babak (menit)", "Minutes a round takes", "Trajanje kola (minute)"}
	HallLengthHelp = Text{"Kosong: dari tempo permainan.", "Empty: from the time control.", "Prazno: prema tempu igre."}
	HallPause      = Text{"Jeda antarbabak (menit)", "Minutes between rounds", "Stanka između kola (minute)"}
	HallPauseHelp  = Text{"Kosong: 10 menit.", "Empty: 10 minutes.", "Prazno: 10 minuta."}
	HallCap        = Text{"Tanpa jam: batas waktu (menit)", "Without clocks: time cap (minutes)", "Bez satova: granica vremena (minute)"}
	HallCapHelp    = Text{"Kosong: dimainkan dengan jam. Dengan batas waktu, turnamen tidak dihitung untuk rating.", "Empty: played with clocks. With a cap the event is not for rating.", "Prazno: igra se sa satovima. S granicom turnir nije za rejting."}
	HallMethod     = Text{"Cara memutuskan", "How a game is decided", "Kako se odlučuje"}
	CapCount       = Text{"Hitung buah", "Count the pieces", "Brojenje figura"}
	CapMargin      = Text{"Hitung, jika tipis: wasit", "Count, if close: the arbiter", "Brojenje, ako je tijesno: sudac"}
	CapArbiter     = Text{"Keputusan wasit", "The arbiter decides", "Odlučuje sudac"}
	CapClock       = Text{"Pasang jam", "Put on a clock", "Stavlja se sat"}
	CapDraw        = Text{"Remis", "Draw", "Remi"}
	CapMarginN     = Text{"Menang dengan selisih paling sedikit", "Points of material that win", "Razlika koja dobiva"}
	CapMarginHelp  = Text{"Kosong: 1. Dianjurkan 3.", "Empty: 1. Better 3.", "Prazno: 1. Preporuka 3."}
	CapLevel       = Text{"Jika sama kuat", "If level", "Ako je jednako"}
	CapLevelDraw   = Text{"Remis", "Draw", "Remi"}
	CapLevelBlack  = Text{"Hitam menang", "Black wins", "Pobjeda crnog"}
	CapPresets     = Text{"Usulan menurut kelas", "Proposals by class", "Prijedlozi po razredima"}
	CapLow         = Text{"Kelas 1–2", "Classes 1–2", "1. – 2. razred"}
	CapMiddle      = Text{"Kelas 3–4", "Classes 3–4", "3. – 4. razred"}
	CapUpper       = Text{"Kelas 5–6", "Classes 5–6", "5. – 6. razred"}
	CapFinal       = Text{"Final", "Final", "Finale"}
	CapLast        = Text{"Langkah terakhir", "Last moves", "Posljednji potezi"}
	CapLastEven    = Text{"Sama banyak", "As many each", "Jednako mnogo"}
	CapLastStop    = Text{"Berhenti", "Stop at once", "Odmah stop"}
	CapLastMore    = Text{"Tambahan", "Some more", "Još nekoliko"}
	CapMore        = Text{"Langkah tambahan tiap pihak", "More moves of each side", "Dodatni potezi svake strane"}
	CapMoreHelp    = Text{"Biasanya 5.", "Usually 5.", "Obično 5."}
	CapQueen       = Text{"Nilai menteri", "Worth of the queen", "Vrijednost dame"}
	CapQueenHelp   = Text{"Kosong: 9. Sebagian daerah memakai 10.", "Empty: 9. Some sheets say 10.", "Prazno: 9. Neki pravilnici kažu 10."}
	CapQuiet       = Text{"Tuntaskan dulu pemukulan yang mengancam", "Play out captures that threaten first", "Prvo odigrati uzimanja koja prijete"}
	HallBad        = Text{"Tulis angka menit yang wajar.", "Give a sensible number.", "Upišite razuman broj."}
	HallSave       = Text{"Simpan", "Save", "Spremi"}

	SignalWalkOver = Text{"Babak {0}: waktu W.O. Catat papan yang pemainnya belum datang.", "Round {0}: forfeit time. Note the boards whose players have not come.", "{0}. kolo: istek vremena čekanja. Zabilježite ploče s odsutnima."}
	SignalTen      = Text{"Babak {0}: sisa 10 menit.", "Round {0}: 10 minutes left.", "{0}. kolo: još 10 minuta."}
	SignalFive     = Text{"Babak {0}: sisa 5 menit.", "Round {0}: 5 minutes left.", "{0}. kolo: još 5 minuta."}
	SignalCap      = Text{"Babak {0}: waktu habis. Langkah terakhir, lalu putuskan papan yang belum selesai.", "Round {0}: time is over. Last moves, then decide the open boards.", "{0}. kolo: vrijeme je isteklo. Posljednji potezi, pa odlučite otvorene ploče."}

	Call        = Text{"Panggil", "Call", "Pozovi"}
	CallText    = Text{"Papan {0}: mohon melapor ke meja wasit.", "Boards {0}: please report to the arbiter.", "Ploče {0}: molimo javite se sucu."}
	CallSpeak   = Text{"Ucapkan", "Speak", "Izgovori"}
	CallSend    = Text{"Kirim ke petugas", "Send to a runner", "Pošalji pomoćniku"}
	CallWho     = Text{"Yang belum melapor", "Who has not reported", "Tko se još nije javio"}
	FindBoard   = Text{"Cari papan atau nama", "Find board or name", "Traži ploču ili ime"}
	NoBoard     = Text{"Papan itu tidak ada.", "There is no such board.", "Te ploče nema."}
	Reverse     = Text{"Warna tertukar: pemain duduk terbalik", "Colours reversed: they sat the wrong way round", "Zamijenjene boje: sjedili su obrnuto"}
	ReverseDone = Text{"Papan {0}: warna ditukar.", "Board {0}: colours reversed.", "Ploča {0}: boje zamijenjene."}

	CheckTitle    = Text{"Periksa babak {0}", "Verify round {0}", "Provjera {0}. kola"}
	CheckHelp     = Text{"Sebelum ditutup, orang kedua memasukkan lagi semua hasil dari slip, atau hasil dibacakan ulang.", "Before the round is closed a second person enters all results again from the slips, or they are read back.", "Prije zatvaranja druga osoba ponovno unosi sve rezultate s listića ili se oni pročitaju."}
	CheckBlind    = Text{"Masukkan ulang", "Enter again", "Unesi ponovno"}
	CheckRead     = Text{"Bacakan ulang", "Read back", "Pročitaj"}
	CheckSkip     = Text{"Tutup tanpa periksa", "Close unverified", "Zatvori bez provjere"}
	CheckLeft     = Plural{"Sisa {0} papan diperiksa", "{0} board to verify", "{0} boards to verify", "Još {0} ploča za provjeru", "Još {0} ploče za provjeru", "Još {0} ploča za provjeru"}
	CheckGoOn     = Plural{"Lanjutkan periksa: sisa {0}", "Go on verifying: {0} left", "Go on verifying: {0} left", "Nastavi provjeru: još {0}", "Nastavi provjeru: još {0}", "Nastavi provjeru: još {0}"}
	CheckStop     = Text{"Kembali ke hasil", "Back to the results", "Natrag na rezultate"}
	CheckDone     = Text{"sudah", "done", "gotovo"}
	CheckYes      = Text{"Benar", "Right", "Točno"}
	CheckNo       = Text{"Salah", "Wrong", "Krivo"}
	CheckReadHelp = Text{"Bacakan nama dan hasil. Benar: sentuh atau geser ke kanan.", "Read out names and result. Right: touch, or swipe to the right.", "Pročitajte imena i rezultat. Točno: dodirnite ili povucite udesno."}
	CheckWhole    = Text{"Semua hasil sudah diperiksa", "All results are verified", "Svi su rezultati provjereni"}
	CheckDiffer   = Plural{"{0} papan berbeda", "{0} board differs", "{0} boards differ", "{0} ploča se razlikuje", "{0} ploče se razlikuju", "{0} ploča se razlikuje"}
	CheckFirst    = Text{"Entri pertama: {0}", "First entry: {0}", "Prvi unos: {0}"}
	CheckSecond   = Text{"Entri kedua: {0}", "Second entry: {0}", "Drugi unos: {0}"}
	CheckSettle   = Text{"Papan {0}: {1}. Lihat slipnya: mana yang benar?", "Board {0}: {1}. Look at the slip: which one is right?", "Ploča {0}: {1}. Pogledajte listić: što je točno?"}
	NotChecked    = Text{"belum diperiksa", "not verified", "nije provjereno"}
)

// Games that the cap has stopped.
var (
	CapTitle     = Text{"Waktu habis", "Time is over", "Vrijeme je isteklo"}
	CapBanner    = Text{"Waktu habis: putuskan {0}", "Time is over: decide {0}", "Vrijeme je isteklo: odlučite {0}"}
	CapBoards    = Plural{"{0} papan", "{0} board", "{0} boards", "{0} ploča", "{0} ploče", "{0} ploča"}
	CapDo        = Text{"Putuskan papan {0}", "Decide board {0}", "Odluči ploču {0}"}
	CapOpen      = Text{"Batas waktu: putuskan", "Time cap: decide", "Istek vremena: odluči"}
	CapStepEven  = Text{"Pemain yang giliran menyelesaikan langkahnya; jika itu Putih, Hitam juga melangkah sekali.", "The player to move completes the move; if that is White, Black makes one too.", "Igrač na potezu dovršava potez; ako je to bijeli, crni igra još jedan."}
	CapStepStop  = Text{"Partai berhenti seketika; langkah yang belum selesai tidak dihitung.", "Games stop at once; a move that is not completed does not count.", "Partije se odmah prekidaju; nedovršen potez ne vrijedi."}
	CapStepMore  = Plural{"Tiap pihak masih melangkah {0} kali.", "Each side makes {0} more move.", "Each side makes {0} more moves.", "Svaka strana igra još {0} potez.", "Svaka strana igra još {0} poteza.", "Svaka strana igra još {0} poteza."}
	CapStepQuiet = Text{"Sebelum dihitung, wasit boleh membiarkan pemukulan yang sudah mengancam dituntaskan, paling banyak tiga setengah langkah.", "Before the count the arbiter may let captures that threaten already be played out, three half-moves at most.", "Prije brojenja sudac može dopustiti da se odigraju uzimanja koja već prijete, najviše tri polupoteza."}
	CapStepOver  = Text{"2. Mat, pat, posisi mati, remis atau menyerah? Maka itulah hasilnya: catat dengan tombol biasa.", "2. Mate, stalemate, dead position, draw or resignation? Then that is the result: use the usual keys.", "2. Mat, pat, mrtva pozicija, remi ili predaja? To je rezultat: unesite ga običnim tipkama."}
	CapStepCount = Text{"3. Hitung buah di papan. Menteri {0}, benteng 5, gajah 3, kuda 3, pion 1.", "3. Count the pieces on the board. Queen {0}, rook 5, bishop 3, knight 3, pawn 1.", "3. Prebrojite figure na ploči. Dama {0}, top 5, lovac 3, skakač 3, pješak 1."}
	CapStepJudge = Text{"3. Wasit menilai posisi dan menulis alasannya.", "3. The arbiter judges the position and gives the reason.", "3. Sudac procjenjuje poziciju i upisuje razlog."}
	CapStepClock = Text{"3. Pasang jam dan lanjutkan. Hasilnya dicatat di sini dengan alasan.", "3. Put on a clock and go on. Enter the result here with the reason.", "3. Stavite sat i nastavite. Rezultat unesite ovdje s razlogom."}
	CapStepDraw  = Text{"3. Menurut ketentuan, partai yang belum selesai remis.", "3. By the regulation an unfinished game is a draw.", "3. Po pravilniku je nedovršena partija remi."}
	CapSum       = Text{"{0} : {1}", "{0} : {1}", "{0} : {1}"}
	CapSays      = Text{"Menurut hitungan: {0}", "By the count: {0}", "Po broju: {0}"}
	CapSaysNone  = Text{"Selisih terlalu kecil: wasit memutuskan.", "Too close: the arbiter decides.", "Razlika je premala: odlučuje sudac."}
	CapNoMate    = Text{"Unggul, tetapi tidak bisa lagi mematkan: remis.", "Ahead, but unable to mate: a draw.", "Prednost, ali mat nije moguć: remi."}
	CapReason    = Text{"Alasan", "Reason", "Razlog"}
	CapWitness   = Text{"Saksi kedua", "Second witness", "Drugi svjedok"}
	CapRecord    = Text{"Catat {0}", "Record {0}", "Zabilježi {0}"}
	CapResult    = Text{"Hasil", "Result", "Rezultat"}
	PieceQueens  = Text{"Menteri", "Queens", "Dame"}
	PieceRooks   = Text{"Benteng", "Rooks", "Topovi"}
	PieceBishops = Text{"Gajah", "Bishops", "Lovci"}
	PieceKnights = Text{"Kuda", "Knights", "Skakači"}
	PiecePawns   = Text{"Pion", "Pawns", "Pješaci"}
	PieceLess    = Text{"{0} {1}: kurang", "{0} {1}: fewer", "{0} {1}: manje"}
	PieceMore    = Text{"{0} {1}: tambah", "{0} {1}: more", "{0} {1}: više"}
)
