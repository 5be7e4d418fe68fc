package i18n

// The chess clock.
var (
	ClockTitle       = Text{"Jam catur", "Chess clock", "Šahovski sat"}
	ClockUnder       = Text{"Dua pemain, satu perangkat", "Two players, one device", "Dva igrača, jedan uređaj"}
	ClockPickOne     = Text{"Pilih kontrol waktu", "Choose a time control", "Odaberite tempo"}
	ClockLoading     = Text{"Membuka jam …", "Opening the clock …", "Otvaranje sata …"}
	ClockNoStore     = Text{"Jam ini tidak tersimpan", "This clock is not kept", "Sat se ne sprema"}
	ClockNoStoreDo   = Text{"Jam tetap berjalan, tetapi hilang bila aplikasi ditutup.", "The clock works, but is lost when the app is closed.", "Sat radi, ali se gubi kad se aplikacija zatvori."}
	ClockElsewhere   = Text{"Jam ada di tab lain", "The clock is in another tab", "Sat je u drugoj kartici"}
	ClockElsewhereDo = Text{"Hanya satu tab menjalankan jam, supaya tidak ada tekan yang hilang. Kembali ke tab itu, atau pindahkan jam ke sini.", "Only one tab runs the clock, so that no press is lost. Go back to that tab, or bring the clock here.", "Sat vodi samo jedna kartica, da se ne izgubi nijedan pritisak. Vratite se onamo ili premjestite sat ovamo."}
	ClockHere        = Text{"Pindahkan ke sini", "Bring it here", "Premjesti ovamo"}
	ClockDamaged     = Text{"Catatan jam rusak di baris {0}", "The clock's journal is damaged at line {0}", "Zapis sata oštećen je u retku {0}"}
	ClockDamagedDo   = Text{"Yang terbaca sebelum itu dilanjutkan. Periksa kedua waktu.", "What could be read before goes on. Check both times.", "Nastavlja se ono što je pročitano prije. Provjerite oba vremena."}

	ClockSchool     = Text{"Sekolah", "School", "Škola"}
	ClockBlitz      = Text{"Kilat", "Blitz", "Munjevito"}
	ClockRapid      = Text{"Cepat", "Rapid", "Ubrzano"}
	ClockStandard   = Text{"Standar", "Standard", "Standardno"}
	ClockClubHR     = Text{"Klub Hrvatska", "Croatian club", "Hrvatski klub"}
	ClockDelays     = Text{"Tunda", "Delay", "Odgoda"}
	ClockArmageddon = Text{"Armageddon", "Armageddon", "Armagedon"}
	ClockOdds       = Text{"Waktu berbeda", "Time odds", "Vremenska prednost"}
	ClockCasual     = Text{"Santai", "Casual", "Zabavno"}
	ClockOwn        = Text{"Buatan sendiri", "Your own", "Vlastiti"}
	ClockNoClass    = Text{"Tanpa kelas", "No class", "Bez kategorije"}

	ClockPlain     = Text{"Tanpa tambahan", "No increment", "Bez dodatka"}
	ClockFischer   = Text{"Fischer {0} detik", "Fischer {0} s", "Fischer {0} s"}
	ClockBronstein = Text{"Bronstein {0} detik", "Bronstein {0} s", "Bronstein {0} s"}
	ClockUS        = Text{"Tunda sederhana {0} detik", "Simple delay {0} s", "Jednostavna odgoda {0} s"}
	ClockHourglass = Text{"Jam pasir", "Hourglass", "Pješčani sat"}
	ClockByo       = Text{"Byo-yomi {0} × {1} detik", "Byo-yomi {0} × {1} s", "Byo-yomi {0} × {1} s"}
	ClockCanadian  = Text{"Blok Kanada", "Canadian blocks", "Kanadski blokovi"}
	ClockUp        = Text{"Hitung maju", "Counts up", "Broji unaprijed"}
	ClockPerMove   = Text{"{0} detik tiap langkah", "{0} s for each move", "{0} s po potezu"}
	ClockOtherWay  = Text{"Cara lain", "Another method", "Drugi način"}
	ClockPeriodsN  = Plural{"{0} periode", "{0} period", "{0} periods", "{0} razdoblje", "{0} razdoblja", "{0} razdoblja"}
	ClockBlackDraw = Text{"Remis: Hitam menang", "A draw counts as Black's win", "Remi je pobjeda crnoga"}
	ClockSidesVary = Text{"Putih dan Hitam berbeda", "White and Black differ", "Bijeli i crni se razlikuju"}

	ClockLastUsed   = Text{"Terakhir dipakai", "Last used", "Zadnje korišteno"}
	ClockGo         = Text{"Pakai", "Use", "Odaberi"}
	ClockAll        = Text{"Semua", "All", "Sve"}
	ClockGroups     = Text{"Kelompok kontrol waktu", "Groups of time controls", "Skupine tempa"}
	ClockAskBoard   = Text{"Susun posisi", "Set up the position", "Postavi poziciju"}
	ClockAskBoardBy = Text{"Periksa apakah mat masih mungkin", "See whether mate is possible", "Provjeri je li mat moguć"}
	ClockNew        = Text{"Buat", "Create", "Stvori"}
	ClockOwnText    = Text{"Kontrol waktu", "Time control", "Tempo"}
	ClockOwnHelp    = Text{"Contoh: 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30", "For example 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30", "Primjerice 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30"}
	ClockOwnName    = Text{"Nama (boleh kosong)", "Name (may be empty)", "Naziv (može prazno)"}
	ClockOwnKeep    = Text{"Simpan", "Keep", "Spremi"}
	ClockOwnDrop    = Text{"Hapus {0}", "Remove {0}", "Ukloni {0}"}
	ClockOwnWrong   = Text{"Tidak terbaca mulai huruf ke-{0}.", "Not understood from character {0} on.", "Nije jasno od {0}. znaka."}
	ClockOwnBad     = Text{"Kontrol ini tidak mungkin: salah satu pihak tidak punya waktu, atau cara ini tidak bisa dipadukan begitu.", "This control is not possible: a side has no time, or the methods cannot be combined so.", "Taj tempo nije moguć: netko nema vremena ili se načini tako ne mogu spojiti."}

	ClockSilent     = Text{"Mode klaim: bendera diam", "Claim mode: silent flags", "Način zahtjeva: tihe zastavice"}
	ClockSilentHelp = Text{"O2SN 2013: tidak ada tanda saat waktu habis sampai seorang pemain mengklaim. Berlaku untuk jam berikutnya.", "O2SN 2013: nothing tells of a fallen flag until a player claims. For the next clock.", "O2SN 2013: ništa ne odaje pad zastavice dok igrač ne zatraži pobjedu. Za sljedeći sat."}

	ClockTouch     = Text{"Sentuh untuk mulai", "Touch to start", "Dodirnite za početak"}
	ClockFirst     = Text{"Jalan lebih dulu", "Moves first", "Igra prvi"}
	ClockMove      = Text{"langkah {0}", "move {0}", "potez {0}"}
	ClockMoveWord  = Text{"langkah", "move", "potez"}
	ClockPeriod    = Text{"Periode {0}/{1}", "Period {0}/{1}", "Razd. {0}/{1}"}
	ClockCheckMove = Text{"Periode {0} habis · cek langkah", "Period {0} over · check moves", "Kraj {0}. razdoblja · provjerite poteze"}
	ClockSeconds   = Text{"{0} s", "{0} s", "{0} s"}
	ClockDelayWord = Text{"Tunda", "Delay", "Odgoda"}
	ClockUSFact    = Text{"US {0} s", "US {0} s", "US {0} s"}
	ClockBrFact    = Text{"Br {0} s", "Br {0} s", "Br {0} s"}
	ClockClaimFact = Text{"Klaim", "Claim", "Zahtjev"}
	ClockPause     = Text{"Jeda", "Pause", "Pauza"}
	ClockPaused    = Text{"Dijeda", "Paused", "Pauza"}
	ClockStopped   = Text{"Berhenti", "Stopped", "Stoji"}
	ClockNext      = Text{"Jalan lagi: {0}", "Runs next: {0}", "Nastavlja: {0}"}
	ClockFlagFirst = Text{"Bendera jatuh lebih dulu", "Flag fell first", "Zastavica pala prva"}
	ClockFlagLater = Text{"Habis sesudahnya", "Fell later", "Palo poslije"}
	ClockFellOnce  = Text{"Pernah habis lebih dulu", "Fell first earlier", "Ranije pala prva"}
	ClockSwap      = Text{"Tukar", "Swap", "Okreni"}
	ClockSwapTurn  = Text{"Tukar giliran", "Swap whose clock runs", "Zamijeni čiji sat ide"}
	ClockSwapSides = Text{"Tukar letak Putih dan Hitam", "Swap the places of White and Black", "Zamijeni mjesta bijelog i crnog"}
	ClockLock      = Text{"Kunci", "Lock", "Brava"}
	ClockUnlock    = Text{"Buka kunci", "Unlock", "Otvori"}
	ClockResume    = Text{"Lanjut", "Resume", "Nastavi"}
	ClockFix       = Text{"Koreksi", "Correct", "Ispravi"}
	ClockFixHold   = Text{"Koreksi oleh wasit: tahan 3 detik", "Correction by the arbiter: hold for 3 seconds", "Ispravak suca: držite 3 sekunde"}
	ClockSettings  = Text{"Setelan", "Settings", "Opcije"}
	ClockMute      = Text{"Bisu", "Silent", "Tiho"}
	ClockSoundOn   = Text{"Bersuara", "With sound", "Zvuk"}
	ClockDecide    = Text{"Putuskan hasil", "Decide the result", "Odluči o rezultatu"}
	ClockClaimDo   = Text{"Klaim menang waktu", "Claim a win on time", "Zatraži pobjedu na vrijeme"}
	ClockSay       = Text{"Ucapkan waktu", "Say the times", "Izgovori vremena"}
	ClockUnsaved   = Text{"Belum tersimpan", "Not saved", "Nije spremljeno"}
	ClockPercent   = Text{"{0} %", "{0} %", "{0} %"}
	ClockBattery   = Text{"Baterai {0} %", "Battery {0} %", "Baterija {0} %"}
	ClockNav       = Text{"Kendali jam", "Clock controls", "Upravljanje satom"}

	ClockWaiting    = Text{"{0}, {1}, menunggu", "{0}, {1}, waiting", "{0}, {1}, čeka"}
	ClockRuns       = Text{"{0}, {1}, jam berjalan. Tekan jam.", "{0}, {1}, clock running. Press the clock.", "{0}, {1}, sat ide. Pritisnite sat."}
	ClockReadyName  = Text{"{0}, {1}, siap", "{0}, {1}, ready", "{0}, {1}, spreman"}
	ClockStandsName = Text{"{0}, {1}, jam berhenti", "{0}, {1}, clock stopped", "{0}, {1}, sat stoji"}
	ClockFallenName = Text{"{0}, {1}, bendera jatuh lebih dulu", "{0}, {1}, flag fell first", "{0}, {1}, zastavica pala prva"}
	ClockStartName  = Text{"Hitam, sentuh untuk menjalankan jam Putih", "Black, touch to start White's clock", "Crni, dodirnite da pokrenete sat bijeloga"}

	ClockGapTitle  = Text{"Aplikasi terhenti {0}", "The app was stopped for {0}", "Aplikacija je stala na {0}"}
	ClockGapWhile  = Text{"Saat itu jam {0} berjalan", "The clock of {0} was running", "Tada je išao sat: {0}"}
	ClockGapText   = Text{"Pilih bersama lawan atau panggil wasit. Pilihan dicatat, jam lalu dijeda.", "Choose with your opponent or call the arbiter. The choice is recorded; the clock is paused then.", "Odaberite s protivnikom ili pozovite suca. Odabir se bilježi, a sat zatim stoji."}
	ClockGapCount  = Text{"Hitung {0}", "Count {0}", "Uračunaj {0}"}
	ClockGapUnder  = Text{"{0} memang berpikir", "{0} was thinking", "Igrač je razmišljao: {0}"}
	ClockGapSkip   = Text{"Jangan dihitung", "Do not count it", "Ne uračunaj"}
	ClockGapSkipBy = Text{"Jam memang terhenti", "The clock stood", "Sat je stajao"}

	ClockOver       = Text{"{0} habis waktu · langkah {1}", "{0} is out of time · move {1}", "{0}: isteklo vrijeme · potez {1}"}
	ClockMateQ      = Text{"Masih bisa mat?", "Is mate still possible?", "Je li mat još moguć?"}
	ClockMateText   = Text{"Bisakah {0} mematikan Raja {1} dengan rangkaian langkah sah apa pun? Pasal 6.9", "Could {0} checkmate {1} by any series of legal moves? Art. 6.9", "Može li {0} matirati bilo kojim nizom dopuštenih poteza? ({1} bez vremena) Čl. 6.9"}
	ClockMateYes    = Text{"Bisa", "Yes", "Može"}
	ClockMateNo     = Text{"Tidak bisa", "No", "Ne može"}
	ClockWins       = Text{"{0} menang", "{0} wins", "Pobjeda: {0}"}
	ClockDrawn      = Text{"Remis", "Draw", "Remi"}
	ClockNotYet     = Text{"Belum", "Not yet", "Još ne"}
	ClockNotYetBy   = Text{"Kembali ke jam", "Back to the clock", "Natrag na sat"}
	ClockBothOver   = Text{"Keduanya habis waktu", "Both are out of time", "Obojici je isteklo vrijeme"}
	ClockClaimTitle = Text{"Siapa yang mengklaim?", "Who claims?", "Tko zahtijeva?"}
	ClockClaimText  = Text{"Kedua jam berhenti. Waktu pengklaim sendiri harus masih ada.", "Both clocks stand. The claimant must have time left.", "Oba sata stoje. Onome tko zahtijeva mora ostati vremena."}
	ClockClaimWin   = Text{"Klaim benar menurut jam", "The clock confirms the claim", "Sat potvrđuje zahtjev"}
	ClockClaimBoth  = Text{"Kedua bendera sudah jatuh: remis", "Both flags are down: a draw", "Obje su zastavice pale: remi"}
	ClockClaimNo    = Text{"Klaim tidak terbukti", "The claim is not confirmed", "Zahtjev nije potvrđen"}
	ClockClaimNoDo  = Text{"Lawan masih punya waktu, atau hanya waktu pengklaim yang habis. Wasit menentukan tindakan; jam dijeda.", "The opponent has time left, or only the claimant's time is over. The arbiter rules; the clock is paused.", "Protivnik ima vremena ili je isteklo samo vrijeme onoga tko zahtijeva. Odlučuje sudac; sat stoji."}

	ClockEnd       = Text{"Partai selesai", "The game is over", "Partija je gotova"}
	ClockEndText   = Text{"Bagaimana hasilnya?", "What is the result?", "Kakav je rezultat?"}
	ClockNoResult  = Text{"Tanpa hasil", "No result", "Bez rezultata"}
	ClockNoResults = Text{"Hasil tidak dicatat", "The result is not recorded", "Rezultat se ne bilježi"}
	ClockReset     = Text{"Atur ulang · tahan 1,5 detik", "Reset · hold for 1.5 seconds", "Ponovno postavi · držite 1,5 s"}
	ClockResetQ    = Text{"Atur ulang jam?", "Reset the clock?", "Ponovno postaviti sat?"}
	ClockResetText = Text{"Partai ini tetap ada di riwayat. Batal: semua tetap seperti sekarang.", "This game stays in the history. Cancel: everything stays as it is.", "Ova partija ostaje u povijesti. Odustani: sve ostaje kako jest."}
	ClockResetDo   = Text{"Atur ulang", "Reset", "Ponovno postavi"}

	ClockPlace     = Text{"Letak", "Layout", "Raspored"}
	ClockAuto      = Text{"Ikut layar", "As the screen", "Kao zaslon"}
	ClockFace      = Text{"Selalu berhadapan", "Always face to face", "Uvijek licem u lice"}
	ClockHand      = Text{"Tangan", "Hand", "Ruka"}
	ClockRight     = Text{"Kanan", "Right", "Desna"}
	ClockLeft      = Text{"Kidal", "Left", "Lijeva"}
	ClockSigns     = Text{"Tanda", "Signs", "Znakovi"}
	ClockSound     = Text{"Suara tekan: Putih tinggi, Hitam rendah", "Press sounds: White high, Black low", "Zvuk pritiska: bijeli visok, crni dubok"}
	ClockVibrate   = Text{"Getar", "Vibration", "Vibracija"}
	ClockFlash     = Text{"Kilat tepi layar", "Flash of the edge", "Bljesak ruba zaslona"}
	ClockSpeak     = Text{"Ucapkan waktu", "Speak the times", "Izgovaraj vremena"}
	ClockSpeakHelp = Text{"Tiap menit, menit terakhir tiap 10 detik. Kapan saja: dua jari di separuh yang diam.", "Each minute, in the last one every 10 seconds. At any time: two fingers on the idle half.", "Svaku minutu, u zadnjoj svakih 10 sekunda. Bilo kada: dva prsta na polovici koja stoji."}
	ClockVolume    = Text{"Keras suara ucapan", "Volume of the voice", "Glasnoća izgovora"}
	ClockSoft      = Text{"Pelan", "Soft", "Tiho"}
	ClockMiddling  = Text{"Sedang", "Medium", "Srednje"}
	ClockLoud      = Text{"Keras", "Loud", "Glasno"}
	ClockTooWeak   = Text{"Baterai {0} %. Partai ini bisa memakai {1} %: sambungkan pengisi daya sebelum mulai.", "Battery {0} %. This game may take {1} %: plug in before you start.", "Baterija {0} %. Partija može potrošiti {1} %: priključite punjač prije početka."}
	ClockPlugIn    = Text{"{0} % · isi daya", "{0} % · plug in", "{0} % · punjač"}
	ClockLow       = Text{"Peringatan sisa waktu, sekali", "One alert at low time", "Jedno upozorenje pri malo vremena"}
	ClockTenths    = Text{"Sepersepuluh detik di bawah 10 detik", "Tenths below 10 seconds", "Desetinke ispod 10 sekunda"}
	ClockHoldPause = Text{"Jeda perlu ditahan 0,4 detik", "The pause needs a hold of 0.4 s", "Pauza traži držanje 0,4 s"}
	ClockWindow    = Text{"Layar penuh saat mulai", "Full screen at the start", "Cijeli zaslon pri početku"}
	ClockHelp      = Text{"Bantuan", "Help", "Pomoć"}
	ClockDone      = Text{"Selesai", "Done", "Gotovo"}
	ClockChoose    = Text{"Pilih kontrol lain", "Choose another control", "Odaberi drugi tempo"}

	ClockNoWake    = Text{"Perangkat ini tidak bisa menjaga layar tetap menyala. Matikan kunci otomatis di setelan perangkat.", "This device cannot keep the screen on. Switch off auto-lock in its settings.", "Ovaj uređaj ne može držati zaslon upaljenim. Isključite automatsko zaključavanje."}
	ClockNoVibrate = Text{"Perangkat ini tidak bisa bergetar.", "This device cannot vibrate.", "Ovaj uređaj ne može vibrirati."}
	ClockNoVoice   = Text{"Perangkat ini tidak punya suara untuk bahasa ini.", "This device has no voice for this language.", "Uređaj nema glas za ovaj jezik."}
	ClockNoScreen  = Text{"Peramban ini tidak mengenal layar penuh. Pasang aplikasinya di layar utama.", "This browser knows no full screen. Install the app on the home screen.", "Ovaj preglednik ne zna za cijeli zaslon. Instalirajte aplikaciju na početni zaslon."}

	ClockFixTitle   = Text{"Koreksi waktu", "Correct the times", "Ispravak vremena"}
	ClockIllegal    = Text{"Langkah tidak sah", "Illegal move", "Nedopušten potez"}
	ClockClaimOff   = Text{"Klaim ditolak", "Claim rejected", "Zahtjev odbijen"}
	ClockDisturbed  = Text{"Gangguan", "Disturbance", "Ometanje"}
	ClockWrongSet   = Text{"Setelan salah", "Wrong setting", "Pogrešna postavka"}
	ClockDefect     = Text{"Jam rusak", "Defective clock", "Neispravan sat"}
	ClockOther      = Text{"Lain", "Other", "Drugo"}
	ClockHours      = Text{"jam", "hours", "sati"}
	ClockMinutes    = Text{"menit", "minutes", "minute"}
	ClockSecs       = Text{"detik", "seconds", "sekunde"}
	ClockKeeps      = Text{"tetap {0}", "stays {0}", "ostaje {0}"}
	ClockTimeOf     = Text{"Waktu {0}", "Time of {0}", "Vrijeme: {0}"}
	ClockChangeOf   = Text{"Ubah waktu {0}", "Change the time of {0}", "Promijeni vrijeme: {0}"}
	ClockStepS      = Text{"{0} s", "{0} s", "{0} s"}
	ClockStepM      = Text{"{0} m", "{0} m", "{0} m"}
	ClockPresses    = Text{"Tekan {0}", "Presses, {0}", "Pritisci: {0}"}
	ClockLess       = Text{"{0}: kurang satu", "{0}: one less", "{0}: jedan manje"}
	ClockMore       = Text{"{0}: tambah satu", "{0}: one more", "{0}: jedan više"}
	ClockPeriodOf   = Text{"Periode {0}", "Period of {0}", "Razdoblje: {0}"}
	ClockGainBack   = Text{"Tambahan −{0}", "Gain −{0}", "Dodatak −{0}"}
	ClockSwapColors = Text{"Tukar tanda warna", "Swap the colours", "Zamijeni boje"}
	ClockRunsNext   = Text{"Lanjut", "Runs next", "Nastavlja"}
	ClockApply      = Text{"Terapkan", "Apply", "Primijeni"}
	ClockFixBad     = Text{"Nilai ini tidak mungkin: yang masih bermain harus punya waktu, dan hanya tambahan yang diberikan bisa diambil lagi.", "These values are not possible: a side in play must have time, and only a gain that was given can be taken back.", "Te vrijednosti nisu moguće: igrač u igri mora imati vremena, a oduzeti se može samo dani dodatak."}
	ClockMismatch   = Text{"Pencacah tidak cocok", "The counters do not match", "Brojači se ne slažu"}

	ClockHistory     = Text{"Riwayat", "History", "Povijest"}
	ClockNoHistory   = Text{"Belum ada partai", "No game yet", "Još nema partija"}
	ClockLog         = Text{"Catatan tekan", "Log of presses", "Zapis pritisaka"}
	ClockExport      = Text{"Simpan catatan", "Save the log", "Spremi zapis"}
	ClockAgain       = Text{"Main lagi", "Play again", "Igraj ponovno"}
	ClockNewClock    = Text{"Jam baru", "New clock", "Novi sat"}
	ClockAverage     = Text{"rata-rata", "average", "prosjek"}
	ClockLongest     = Text{"terlama", "longest", "najduže"}
	ClockChart       = Text{"Waktu tiap langkah", "Time of each move", "Vrijeme po potezu"}
	ClockAbove       = Text{"Putih di atas", "White above", "Bijeli gore"}
	ClockBelow       = Text{"Hitam di bawah", "Black below", "Crni dolje"}
	ClockChartSaid   = Text{"Terlama: Putih {0}, Hitam {1}", "Longest: White {0}, Black {1}", "Najduže: bijeli {0}, crni {1}"}
	ClockEnded       = Text{"Partai selesai", "Game over", "Partija završena"}
	ClockMovesPlayed = Plural{"{0} langkah", "{0} move", "{0} moves", "{0} potez", "{0} poteza", "{0} poteza"}

	ClockActs = []Text{
		{"?", "?", "?"},
		{"Mulai", "Start", "Početak"},
		{"Tekan", "Press", "Pritisak"},
		{"Jeda", "Pause", "Pauza"},
		{"Lanjut", "Resume", "Nastavak"},
		{"Giliran ditetapkan", "Turn set", "Postavljen red"},
		{"Koreksi", "Correction", "Ispravak"},
		{"Penyesuaian", "Adjustment", "Prilagodba"},
		{"Tambahan diambil lagi", "Gain taken back", "Dodatak oduzet"},
		{"Tekan dibatalkan", "Press taken back", "Pritisak poništen"},
		{"Klaim", "Claim", "Zahtjev"},
		{"Sesudah terhenti", "After a stop", "Nakon zastoja"},
		{"Atur ulang", "Reset", "Ponovno postavljeno"},
		{"Selesai", "End", "Kraj"},
		{"Blok baru", "New block", "Novi blok"},
		{"Warna ditukar", "Colours swapped", "Boje zamijenjene"},
	}
	ClockCounted    = Text{"dihitung {0}", "{0} counted", "uračunato {0}"}
	ClockNotCounted = Text{"tidak dihitung {0}", "{0} not counted", "nije uračunato {0}"}
	ClockFromTo     = Text{"{0}: {1} → {2}", "{0}: {1} → {2}", "{0}: {1} → {2}"}
)
