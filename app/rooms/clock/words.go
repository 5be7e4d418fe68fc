package clock

import (
	"wasit/app/words/i18n"
)

// The chess clock.
var (
	textClockPickBar     = i18n.Text{ID: "Pilih waktu", EN: "Time control", HR: "Odaberite tempo"}
	textClockPickOne     = i18n.Text{ID: "Pilih kontrol waktu", EN: "Choose a time control", HR: "Odaberite tempo"}
	textToldRuns         = i18n.Text{ID: "Ada jam yang berjalan", EN: "A clock is running", HR: "Jedan sat ide"}
	textToldStands       = i18n.Text{ID: "Ada jam di tengah partai", EN: "A clock stands in a game", HR: "Jedan sat stoji usred partije"}
	textToldGap          = i18n.Text{ID: "Ada jam yang berjalan saat aplikasi berhenti", EN: "A clock was running when the app stopped", HR: "Jedan je sat išao kad je aplikacija stala"}
	textLeverTitle       = i18n.Text{ID: "Tombol remote atau keyboard", EN: "Keys of a remote or keyboard", HR: "Tipke daljinskog ili tipkovnice"}
	textLeverHelp        = i18n.Text{ID: "Pasangkan remote Bluetooth dengan perangkat ini, sentuh sebuah baris, lalu tekan tombolnya. Bila tidak terjadi apa-apa, tombol itu tidak sampai ke peramban: coba tombol atau remote lain, misalnya remote presentasi.", EN: "Pair a Bluetooth remote with this device, touch a line, then press its key. If nothing happens, that key does not reach the browser: try another key or another remote, such as one for presentations.", HR: "Uparite Bluetooth daljinski s ovim uređajem, dodirnite redak pa pritisnite tipku. Ako se ništa ne dogodi, ta tipka ne stiže do preglednika: probajte drugu tipku ili drugi daljinski, na primjer onaj za prezentacije."}
	textLeverNone        = i18n.Text{ID: "{0}: belum ada tombol", EN: "{0}: no key yet", HR: "{0}: još nema tipke"}
	textLeverPress       = i18n.Text{ID: "{0}: tekan tombolnya sekarang", EN: "{0}: press its key now", HR: "{0}: sada pritisnite tipku"}
	textLeverIs          = i18n.Text{ID: "{0}: tombol {1}", EN: "{0}: key {1}", HR: "{0}: tipka {1}"}
	textLeverDrop        = i18n.Text{ID: "Lepaskan tombol {0}", EN: "Free the key of {0}", HR: "Oslobodi tipku: {0}"}
	textLeverSpace       = i18n.Text{ID: "spasi", EN: "space", HR: "razmaknica"}
	textClockLoading     = i18n.Text{ID: "Membuka jam …", EN: "Opening the clock …", HR: "Otvaranje sata …"}
	textClockNoStore     = i18n.Text{ID: "Jam ini tidak tersimpan", EN: "This clock is not kept", HR: "Sat se ne sprema"}
	textClockNoStoreDo   = i18n.Text{ID: "Jam tetap berjalan, tetapi hilang bila aplikasi ditutup.", EN: "The clock works, but is lost when the app is closed.", HR: "Sat radi, ali se gubi kad se aplikacija zatvori."}
	textClockElsewhere   = i18n.Text{ID: "Jam ada di tab lain", EN: "The clock is in another tab", HR: "Sat je u drugoj kartici"}
	textClockElsewhereDo = i18n.Text{ID: "Hanya satu tab menjalankan jam, supaya tidak ada tekan yang hilang. Kembali ke tab itu, atau pindahkan jam ke sini.", EN: "Only one tab runs the clock, so that no press is lost. Go back to that tab, or bring the clock here.", HR: "Sat vodi samo jedna kartica, da se ne izgubi nijedan pritisak. Vratite se onamo ili premjestite sat ovamo."}
	textClockSchool      = i18n.Text{ID: "Sekolah", EN: "School", HR: "Škola"}
	textClockClubHR      = i18n.Text{ID: "Klub Hrvatska", EN: "Croatian club", HR: "Hrvatski klub"}
	textClockDelays      = i18n.Text{ID: "Tunda", EN: "Delay", HR: "Zadrška"}
	textClockArmageddon  = i18n.Text{ID: "Armageddon", EN: "Armageddon", HR: "Armagedon"}
	textClockOdds        = i18n.Text{ID: "Waktu berbeda", EN: "Time odds", HR: "Vremenska prednost"}
	textClockCasual      = i18n.Text{ID: "Santai", EN: "Casual", HR: "Zabavno"}
	textClockOwn         = i18n.Text{ID: "Buatan sendiri", EN: "Your own", HR: "Vlastiti"}
	textClockNoClass     = i18n.Text{ID: "Tanpa kelas", EN: "No class", HR: "Bez kategorije"}
	textClockPlain       = i18n.Text{ID: "Tanpa tambahan", EN: "No increment", HR: "Bez dodatka"}
	textClockFischer     = i18n.Text{ID: "tambahan {0} detik", EN: "Fischer {0} s", HR: "Fischer {0} s"}
	textClockBronstein   = i18n.Text{ID: "Bronstein {0} detik", EN: "Bronstein {0} s", HR: "Bronstein {0} s"}
	textClockUS          = i18n.Text{ID: "Tunda sederhana {0} detik", EN: "Simple delay {0} s", HR: "Jednostavna zadrška {0} s"}
	textClockHourglass   = i18n.Text{ID: "Jam pasir", EN: "Hourglass", HR: "Pješčani sat"}
	textClockByo         = i18n.Text{ID: "Byo-yomi {0} × {1} detik", EN: "Byo-yomi {0} × {1} s", HR: "Byo-yomi {0} × {1} s"}
	textClockCanadian    = i18n.Text{ID: "Blok Kanada", EN: "Canadian blocks", HR: "Kanadski blokovi"}
	textClockUp          = i18n.Text{ID: "Hitung maju", EN: "Counts up", HR: "Broji unaprijed"}
	textClockPerMove     = i18n.Text{ID: "{0} detik tiap langkah", EN: "{0} s for each move", HR: "{0} s po potezu"}
	textClockOtherWay    = i18n.Text{ID: "Cara lain", EN: "Another method", HR: "Drugi način"}
	textClockPeriodsN    = i18n.Plural{ID: "{0} periode", ENOne: "{0} period", EN: "{0} periods", HROne: "{0} period", HRFew: "{0} perioda", HR: "{0} perioda"}
	textClockBlackDraw   = i18n.Text{ID: "Remis: Hitam menang", EN: "A draw counts as Black's win", HR: "Remi je pobjeda crnoga"}
	textClockSidesVary   = i18n.Text{ID: "Putih dan Hitam berbeda", EN: "White and Black differ", HR: "Bijeli i crni se razlikuju"}
	textClockLastUsed    = i18n.Text{ID: "Terakhir dipakai", EN: "Last used", HR: "Zadnje korišteno"}
	textClockGo          = i18n.Text{ID: "Pakai", EN: "Use", HR: "Odaberi"}
	textClockAll         = i18n.Text{ID: "Semua", EN: "All", HR: "Sve"}
	textClockGroups      = i18n.Text{ID: "Kelompok kontrol waktu", EN: "Groups of time controls", HR: "Skupine tempa"}
	textClockAskBoard    = i18n.Text{ID: "Susun posisi", EN: "Set up the position", HR: "Postavi poziciju"}
	textClockAskBoardBy  = i18n.Text{ID: "Periksa apakah mat masih mungkin", EN: "See whether mate is possible", HR: "Provjeri je li mat moguć"}
	textClockNew         = i18n.Text{ID: "Buat", EN: "Create", HR: "Stvori"}
	textClockOwnHelp     = i18n.Text{ID: "Contoh: 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30", EN: "For example 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30", HR: "Primjerice 15+10 · 90/40+30, 30+30 · 5 d2 · 25 b10 · 5 v 4 · 10 byo 3x30"}
	textClockOwnName     = i18n.Text{ID: "Nama (boleh kosong)", EN: "Name (may be empty)", HR: "Naziv (može prazno)"}
	textClockOwnKeep     = i18n.Text{ID: "Simpan", EN: "Keep", HR: "Spremi"}
	textClockOwnDrop     = i18n.Text{ID: "Hapus {0}", EN: "Remove {0}", HR: "Ukloni {0}"}
	textClockSilent      = i18n.Text{ID: "Bendera diam: hanya klaim yang dihitung", EN: "Silent flags: only a claim counts", HR: "Tihe zastavice: vrijedi samo reklamacija"}
	textClockSilentHelp  = i18n.Text{ID: "O2SN 2013: tidak ada tanda saat waktu habis sampai seorang pemain mengklaim. Berlaku untuk jam berikutnya.", EN: "O2SN 2013: nothing tells of a fallen flag until a player claims. For the next clock.", HR: "O2SN 2013: ništa ne odaje pad zastavice dok igrač ne zatraži pobjedu. Za sljedeći sat."}
	textClockTouch       = i18n.Text{ID: "Sentuh untuk mulai", EN: "Touch to start", HR: "Dodirnite za početak"}
	textClockFirst       = i18n.Text{ID: "Jalan lebih dulu", EN: "Moves first", HR: "Igra prvi"}
	textClockMove        = i18n.Text{ID: "langkah {0}", EN: "move {0}", HR: "potez {0}"}
	textClockMoveWord    = i18n.Text{ID: "langkah", EN: "move", HR: "potez"}
	textClockPeriod      = i18n.Text{ID: "Periode {0}/{1}", EN: "Period {0}/{1}", HR: "Razd. {0}/{1}"}
	textClockCheckMove   = i18n.Text{ID: "Periode {0} habis · cek langkah", EN: "Period {0} over · check moves", HR: "Kraj {0}. perioda · provjerite poteze"}
	textClockSeconds     = i18n.Text{ID: "{0}\u00a0s", EN: "{0}\u00a0s", HR: "{0}\u00a0s"}
	textClockFromMove    = i18n.Text{ID: "+{0}\u00a0s mulai {1}", EN: "+{0}\u00a0s from {1}", HR: "+{0}\u00a0s od {1}."}
	textClockDelayWord   = i18n.Text{ID: "Tunda", EN: "Delay", HR: "Zadrška"}
	textClockUSFact      = i18n.Text{ID: "Tunda {0}\u00a0s", EN: "Delay {0}\u00a0s", HR: "Zadrška {0}\u00a0s"}
	textClockBrFact      = i18n.Text{ID: "Bronstein {0}\u00a0s", EN: "Bronstein {0}\u00a0s", HR: "Bronstein {0}\u00a0s"}
	textClockClaimFact   = i18n.Text{ID: "Klaim", EN: "Claim", HR: "Reklamacija"}
	textClockPaused      = i18n.Text{ID: "Dijeda", EN: "Paused", HR: "Pauza"}
	textClockStopped     = i18n.Text{ID: "Berhenti", EN: "Stopped", HR: "Stoji"}
	textClockNext        = i18n.Text{ID: "Jalan lagi: {0}", EN: "Runs next: {0}", HR: "Nastavlja: {0}"}
	textClockFlagFirst   = i18n.Text{ID: "Bendera jatuh lebih dulu", EN: "Flag fell first", HR: "Zastavica pala prva"}
	textClockFlagLater   = i18n.Text{ID: "Habis sesudahnya", EN: "Fell later", HR: "Palo poslije"}
	textClockFellOnce    = i18n.Text{ID: "Pernah habis lebih dulu", EN: "Fell first earlier", HR: "Ranije pala prva"}
	textClockSwap        = i18n.Text{ID: "Tukar", EN: "Swap", HR: "Okreni"}
	textClockSwapTurn    = i18n.Text{ID: "Tukar giliran", EN: "Swap whose clock runs", HR: "Zamijeni čiji sat ide"}
	textClockTakeBack    = i18n.Text{ID: "Batal tekan", EN: "Undo press", HR: "Vrati"}
	textClockTakeBackOf  = i18n.Text{ID: "Batalkan tekanan terakhir: {0}", EN: "Take back the last press: {0}", HR: "Poništi zadnji pritisak: {0}"}
	textClockDrawWins    = i18n.Text{ID: "Remis: Hitam menang", EN: "Draw: Black wins", HR: "Remi: crni pobjeđuje"}
	textClockChooseWhy   = i18n.Text{ID: "Pilih alasan", EN: "Choose the reason", HR: "Odaberite razlog"}
	textClockSwapSides   = i18n.Text{ID: "Tukar letak Putih dan Hitam", EN: "Swap the places of White and Black", HR: "Zamijeni mjesta bijelog i crnog"}
	textClockLock        = i18n.Text{ID: "Kunci", EN: "Lock", HR: "Brava"}
	textClockUnlock      = i18n.Text{ID: "Buka kunci", EN: "Unlock", HR: "Otvori"}
	textClockFix         = i18n.Text{ID: "Koreksi", EN: "Correct", HR: "Ispravi"}
	textClockFixHold     = i18n.Text{ID: "Koreksi oleh wasit: tahan {0} detik", EN: "Correction by the arbiter: hold for {0} seconds", HR: "Ispravak suca: držite {0} s"}
	textClockUnlockHold  = i18n.Text{ID: "Buka kunci: tahan {0} detik", EN: "Unlock: hold for {0} second", HR: "Otvori: držite {0} s"}
	textClockHold        = i18n.Text{ID: "tahan {0} s", EN: "hold {0} s", HR: "držite {0} s"}
	textClockSettings    = i18n.Text{ID: "Setelan", EN: "Settings", HR: "Opcije"}
	textClockMute        = i18n.Text{ID: "Bisu", EN: "Silent", HR: "Tiho"}
	textClockSoundOn     = i18n.Text{ID: "Bersuara", EN: "With sound", HR: "Zvuk"}
	textClockClaimDo     = i18n.Text{ID: "Klaim menang waktu", EN: "Claim a win on time", HR: "Zatraži pobjedu na vrijeme"}
	textClockSay         = i18n.Text{ID: "Ucapkan waktu", EN: "Say the times", HR: "Izgovori vremena"}
	textClockUnsaved     = i18n.Text{ID: "Belum tersimpan", EN: "Not saved", HR: "Nije spremljeno"}
	textClockPercent     = i18n.Text{ID: "{0} %", EN: "{0} %", HR: "{0} %"}
	textClockBattery     = i18n.Text{ID: "Baterai {0} %", EN: "Battery {0} %", HR: "Baterija {0} %"}
	textClockNav         = i18n.Text{ID: "Kendali jam", EN: "Clock controls", HR: "Upravljanje satom"}
	textClockGapWhile    = i18n.Text{ID: "Saat itu jam {0} berjalan", EN: "The clock of {0} was running", HR: "Tada je išao sat: {0}"}
	textClockGapText     = i18n.Text{ID: "Pilih bersama lawan atau panggil wasit. Pilihan dicatat, jam lalu dijeda.", EN: "Choose with your opponent or call the arbiter. The choice is recorded; the clock is paused then.", HR: "Odaberite s protivnikom ili pozovite suca. Odabir se bilježi, a sat zatim stoji."}
	textClockGapCount    = i18n.Text{ID: "Hitung {0}", EN: "Count {0}", HR: "Uračunaj {0}"}
	textClockGapUnder    = i18n.Text{ID: "{0} memang berpikir", EN: "{0} was thinking", HR: "Igrač je razmišljao: {0}"}
	textClockGapSkip     = i18n.Text{ID: "Jangan dihitung", EN: "Do not count it", HR: "Ne uračunaj"}
	textClockGapSkipBy   = i18n.Text{ID: "Jam memang terhenti", EN: "The clock stood", HR: "Sat je stajao"}
	textClockOver        = i18n.Text{ID: "{0} habis waktu · langkah {1}", EN: "{0} is out of time · move {1}", HR: "{0}: isteklo vrijeme · potez {1}"}
	textClockMateQ       = i18n.Text{ID: "Masih bisa mat?", EN: "Is mate still possible?", HR: "Je li mat još moguć?"}
	textClockMateText    = i18n.Text{ID: "Bisakah {0} mematikan Raja {1} dengan rangkaian langkah sah apa pun? Pasal 6.9", EN: "Could {0} checkmate {1} by any series of legal moves? Art. 6.9", HR: "Može li {0} matirati bilo kojim nizom pravilnih poteza? ({1} bez vremena) Čl. 6.9"}
	textClockMateYes     = i18n.Text{ID: "Bisa", EN: "Yes", HR: "Može"}
	textClockMateNo      = i18n.Text{ID: "Tidak bisa", EN: "No", HR: "Ne može"}
	textClockNotYet      = i18n.Text{ID: "Belum", EN: "Not yet", HR: "Još ne"}
	textClockNotYetBy    = i18n.Text{ID: "Kembali ke jam", EN: "Back to the clock", HR: "Natrag na sat"}
	textClockBothOver    = i18n.Text{ID: "Keduanya habis waktu", EN: "Both are out of time", HR: "Obojici je isteklo vrijeme"}
	textClockClaimTitle  = i18n.Text{ID: "Siapa yang mengklaim?", EN: "Who claims?", HR: "Tko zahtijeva?"}
	textClockClaimText   = i18n.Text{ID: "Kedua jam berhenti. Waktu pengklaim sendiri harus masih ada.", EN: "Both clocks stand. The claimant must have time left.", HR: "Oba sata stoje. Onome tko zahtijeva mora ostati vremena."}
	textClockClaimWin    = i18n.Text{ID: "Klaim benar menurut jam", EN: "The clock confirms the claim", HR: "Sat potvrđuje reklamaciju"}
	textClockClaimBoth   = i18n.Text{ID: "Kedua bendera sudah jatuh: remis", EN: "Both flags are down: a draw", HR: "Obje su zastavice pale: remi"}
	textClockClaimNo     = i18n.Text{ID: "Klaim tidak terbukti", EN: "The claim is not confirmed", HR: "Reklamacija nije potvrđena"}
	textClockClaimNoDo   = i18n.Text{ID: "Lawan masih punya waktu, atau hanya waktu pengklaim yang habis. Wasit menentukan tindakan; jam dijeda.", EN: "The opponent has time left, or only the claimant's time is over. The arbiter rules; the clock is paused.", HR: "Protivnik ima vremena ili je isteklo samo vrijeme onoga tko zahtijeva. Odlučuje sudac; sat stoji."}
	textClockEnd         = i18n.Text{ID: "Partai selesai", EN: "The game is over", HR: "Partija je gotova"}
	textClockEndText     = i18n.Text{ID: "Bagaimana hasilnya?", EN: "What is the result?", HR: "Kakav je rezultat?"}
	textClockNoResult    = i18n.Text{ID: "Tanpa hasil", EN: "No result", HR: "Bez rezultata"}
	textClockNoResults   = i18n.Text{ID: "Hasil tidak dicatat", EN: "The result is not recorded", HR: "Rezultat se ne bilježi"}
	textClockReset       = i18n.Text{ID: "Atur ulang · tahan 1,5 detik", EN: "Reset · hold for 1.5 seconds", HR: "Ponovno postavi · držite 1,5 s"}
	textClockResetQ      = i18n.Text{ID: "Atur ulang jam?", EN: "Reset the clock?", HR: "Ponovno postaviti sat?"}
	textClockResetText   = i18n.Text{ID: "Partai ini tetap ada di riwayat. Batal: semua tetap seperti sekarang.", EN: "This game stays in the history. Cancel: everything stays as it is.", HR: "Ova partija ostaje u povijesti. Odustani: sve ostaje kako jest."}
	textClockResetDo     = i18n.Text{ID: "Atur ulang", EN: "Reset", HR: "Ponovno postavi"}
	textClockPlace       = i18n.Text{ID: "Letak", EN: "Layout", HR: "Raspored"}
	textClockAuto        = i18n.Text{ID: "Ikut layar", EN: "As the screen", HR: "Kao zaslon"}
	textClockFace        = i18n.Text{ID: "Selalu berhadapan", EN: "Always face to face", HR: "Uvijek licem u lice"}
	textClockHand        = i18n.Text{ID: "Tangan", EN: "Hand", HR: "Ruka"}
	textClockRight       = i18n.Text{ID: "Kanan", EN: "Right", HR: "Desna"}
	textClockLeft        = i18n.Text{ID: "Kidal", EN: "Left", HR: "Lijeva"}
	textClockSigns       = i18n.Text{ID: "Tanda", EN: "Signs", HR: "Znakovi"}
	textClockSound       = i18n.Text{ID: "Suara", EN: "Sound", HR: "Zvuk"}
	textClockPress       = i18n.Text{ID: "Suara tekan", EN: "Press sound", HR: "Zvuk pritiska"}
	textClockTones       = i18n.Text{ID: "Nada", EN: "Tones", HR: "Tonovi"}
	textClockClick       = i18n.Text{ID: "Klik", EN: "Click", HR: "Klik"}
	textClockNoPress     = i18n.Text{ID: "Tanpa", EN: "None", HR: "Bez"}
	textClockNameOf      = i18n.Text{ID: "Nama {0}", EN: "Name of {0}", HR: "Ime: {0}"}
	textClockLowAt       = i18n.Text{ID: "Peringatan pada (detik)", EN: "Alert at (seconds)", HR: "Upozorenje na (sekunde)"}
	textClockLowAuto     = i18n.Text{ID: "Oto", EN: "Auto", HR: "Auto"}
	textClockLowHelp     = i18n.Text{ID: "Oto: seperdelapan waktu, antara 10 dan 60 detik. Setelah mulai: berlaku untuk jam berikutnya.", EN: "Auto: an eighth of the time, between 10 and 60 s. Once started: from the next clock on.", HR: "Auto: osmina vremena, između 10 i 60 s. Nakon početka: od sljedećeg sata."}
	textClockVibrate     = i18n.Text{ID: "Getar", EN: "Vibration", HR: "Vibracija"}
	textClockFlash       = i18n.Text{ID: "Kilat tepi layar", EN: "Flash of the edge", HR: "Bljesak ruba zaslona"}
	textClockSpeak       = i18n.Text{ID: "Ucapkan waktu", EN: "Speak the times", HR: "Izgovaraj vremena"}
	textClockSpeakHelp   = i18n.Text{ID: "Tiap menit, menit terakhir tiap 10 detik. Kapan saja: dua jari di separuh yang diam.", EN: "Each minute, in the last one every 10 seconds. At any time: two fingers on the idle half.", HR: "Svaku minutu, u zadnjoj svakih 10 sekundi. Bilo kada: dva prsta na polovici koja stoji."}
	textClockVolume      = i18n.Text{ID: "Volume", EN: "Volume", HR: "Glasnoća"}
	textClockSoft        = i18n.Text{ID: "Pelan", EN: "Soft", HR: "Tiho"}
	textClockMiddling    = i18n.Text{ID: "Sedang", EN: "Medium", HR: "Srednje"}
	textClockLoud        = i18n.Text{ID: "Keras", EN: "Loud", HR: "Glasno"}
	textClockTooWeak     = i18n.Text{ID: "Baterai {0} %. Partai ini bisa memakai {1} %: sambungkan pengisi daya sebelum mulai.", EN: "Battery {0} %. This game may take {1} %: plug in before you start.", HR: "Baterija {0} %. Partija može potrošiti {1} %: priključite punjač prije početka."}
	textClockPlugIn      = i18n.Text{ID: "{0} % · isi daya", EN: "{0} % · plug in", HR: "{0} % · punjač"}
	textClockLow         = i18n.Text{ID: "Peringatan sisa waktu, sekali", EN: "One alert at low time", HR: "Jedno upozorenje pri malo vremena"}
	textClockTenths      = i18n.Text{ID: "Sepersepuluh detik di bawah 10 detik", EN: "Tenths below 10 seconds", HR: "Desetinke ispod 10 sekundi"}
	textClockHoldPause   = i18n.Text{ID: "Jeda perlu ditahan 0,4 detik", EN: "The pause needs a hold of 0.4 s", HR: "Pauza traži držanje 0,4 s"}
	textClockWindow      = i18n.Text{ID: "Layar penuh saat mulai", EN: "Full screen at the start", HR: "Cijeli zaslon pri početku"}
	textClockHelp        = i18n.Text{ID: "Bantuan", EN: "Help", HR: "Pomoć"}
	textClockDone        = i18n.Text{ID: "Selesai", EN: "Done", HR: "Gotovo"}
	textClockChoose      = i18n.Text{ID: "Pilih kontrol lain", EN: "Choose another control", HR: "Odaberi drugi tempo"}
	textClockNoWake      = i18n.Text{ID: "Perangkat ini tidak bisa menjaga layar tetap menyala. Matikan kunci otomatis di setelan perangkat.", EN: "This device cannot keep the screen on. Switch off auto-lock in its settings.", HR: "Ovaj uređaj ne može držati zaslon upaljenim. Isključite automatsko zaključavanje."}
	textClockNoVoice     = i18n.Text{ID: "Perangkat ini tidak punya suara untuk bahasa ini.", EN: "This device has no voice for this language.", HR: "Uređaj nema glas za ovaj jezik."}
	textClockNoScreen    = i18n.Text{ID: "Peramban ini tidak mengenal layar penuh. Pasang aplikasinya di layar utama.", EN: "This browser knows no full screen. Install the app on the home screen.", HR: "Ovaj preglednik ne zna za cijeli zaslon. Instalirajte aplikaciju na početni zaslon."}
	textClockFixTitle    = i18n.Text{ID: "Koreksi waktu", EN: "Correct the times", HR: "Ispravak vremena"}
	textClockIllegal     = i18n.Text{ID: "Langkah tidak sah", EN: "Illegal move", HR: "Nepravilan potez"}
	textClockClaimOff    = i18n.Text{ID: "Klaim ditolak", EN: "Claim rejected", HR: "Reklamacija odbijena"}
	textClockDisturbed   = i18n.Text{ID: "Gangguan", EN: "Disturbance", HR: "Ometanje"}
	textClockWrongSet    = i18n.Text{ID: "Setelan salah", EN: "Wrong setting", HR: "Pogrešna postavka"}
	textClockDefect      = i18n.Text{ID: "Jam rusak", EN: "Defective clock", HR: "Neispravan sat"}
	textClockOther       = i18n.Text{ID: "Lain", EN: "Other", HR: "Drugo"}
	textClockHours       = i18n.Text{ID: "jam", EN: "hours", HR: "sati"}
	textClockMinutes     = i18n.Text{ID: "menit", EN: "minutes", HR: "minute"}
	textClockSecs        = i18n.Text{ID: "detik", EN: "seconds", HR: "sekunde"}
	textClockKeeps       = i18n.Text{ID: "tetap {0}", EN: "stays {0}", HR: "ostaje {0}"}
	textClockTimeOf      = i18n.Text{ID: "Waktu {0}", EN: "Time of {0}", HR: "Vrijeme: {0}"}
	textClockChangeOf    = i18n.Text{ID: "Ubah waktu {0}", EN: "Change the time of {0}", HR: "Promijeni vrijeme: {0}"}
	textClockStepS       = i18n.Text{ID: "{0} s", EN: "{0} s", HR: "{0} s"}
	textClockStepM       = i18n.Text{ID: "{0} m", EN: "{0} m", HR: "{0} m"}
	textClockPresses     = i18n.Text{ID: "Tekan {0}", EN: "Presses, {0}", HR: "Pritisci: {0}"}
	textClockLess        = i18n.Text{ID: "{0}: kurang satu", EN: "{0}: one less", HR: "{0}: jedan manje"}
	textClockMore        = i18n.Text{ID: "{0}: tambah satu", EN: "{0}: one more", HR: "{0}: jedan više"}
	textClockPeriodOf    = i18n.Text{ID: "Periode {0}", EN: "Period of {0}", HR: "Period: {0}"}
	textClockPeriodNo    = i18n.Text{ID: "P {0}", EN: "P {0}", HR: "P {0}"}
	textClockGainBack    = i18n.Text{ID: "Ambil lagi {0} yang baru ditambahkan", EN: "Take back the {0} just gained", HR: "Oduzmi upravo dodanih {0}"}
	textClockSwapColors  = i18n.Text{ID: "Tukar tanda warna", EN: "Swap the colours", HR: "Zamijeni boje"}
	textClockRunsNext    = i18n.Text{ID: "Lanjut", EN: "Runs next", HR: "Nastavlja"}
	textClockApply       = i18n.Text{ID: "Terapkan", EN: "Apply", HR: "Primijeni"}
	textClockFixBad      = i18n.Text{ID: "Nilai ini tidak mungkin: yang masih bermain harus punya waktu, dan hanya tambahan yang diberikan bisa diambil lagi.", EN: "These values are not possible: a side in play must have time, and only a gain that was given can be taken back.", HR: "Te vrijednosti nisu moguće: igrač u igri mora imati vremena, a oduzeti se može samo dani dodatak."}
	textClockMismatch    = i18n.Text{ID: "Pencacah tidak cocok", EN: "The counters do not match", HR: "Brojači se ne slažu"}
	textClockHistory     = i18n.Text{ID: "Riwayat", EN: "History", HR: "Povijest"}
	textClockNoHistory   = i18n.Text{ID: "Belum ada partai", EN: "No game yet", HR: "Još nema partija"}
	textClockLog         = i18n.Text{ID: "Catatan tekan", EN: "Log of presses", HR: "Zapis pritisaka"}
	textClockExport      = i18n.Text{ID: "Simpan catatan", EN: "Save the log", HR: "Spremi zapis"}
	textClockLogFile     = i18n.Text{ID: "catatan jam", EN: "clock log", HR: "zapis sata"}
	textLogTime          = i18n.Text{ID: "Pukul", EN: "Time of day", HR: "Sat"}
	textLogAct           = i18n.Text{ID: "Kejadian", EN: "Act", HR: "Radnja"}
	textLogSide          = i18n.Text{ID: "Pihak", EN: "Side", HR: "Strana"}
	textLogNote          = i18n.Text{ID: "Keterangan", EN: "Note", HR: "Napomena"}
	textClockAgain       = i18n.Text{ID: "Main lagi", EN: "Play again", HR: "Igraj ponovno"}
	textClockGame        = i18n.Text{ID: "Partai", EN: "Game", HR: "Partija"}
	textClockSwapped     = i18n.Text{ID: "Main lagi, tukar warna", EN: "Again, colours swapped", HR: "Ponovno, zamijenjene boje"}
	textClockSwappedBy   = i18n.Text{ID: "Tempat duduk tetap, warna bertukar", EN: "Both stay seated and exchange the colours", HR: "Igrači ostaju na mjestu i mijenjaju boje"}
	textClockSettingsBy  = i18n.Text{ID: "Suara, getar, letak", EN: "Sound, vibration, layout", HR: "Zvuk, vibracija, raspored"}
	textClockNewClock    = i18n.Text{ID: "Jam baru", EN: "New clock", HR: "Novi sat"}
	textClockAverage     = i18n.Text{ID: "rata-rata", EN: "average", HR: "prosjek"}
	textClockLongest     = i18n.Text{ID: "terlama", EN: "longest", HR: "najduže"}
	textClockChart       = i18n.Text{ID: "Waktu tiap langkah", EN: "Time of each move", HR: "Vrijeme po potezu"}
	textClockChartLeft   = i18n.Text{ID: "Sisa waktu tiap langkah", EN: "Time left after each move", HR: "Preostalo vrijeme po potezu"}
	textClockChartEnd    = i18n.Text{ID: "Akhir: Putih {0}, Hitam {1}", EN: "At the end: White {0}, Black {1}", HR: "Na kraju: bijeli {0}, crni {1}"}
	textClockChartView   = i18n.Text{ID: "Grafik", EN: "Chart", HR: "Graf"}
	textClockSpent       = i18n.Text{ID: "Terpakai", EN: "Spent", HR: "Potrošeno"}
	textClockLeftOver    = i18n.Text{ID: "Sisa", EN: "Left", HR: "Preostalo"}
	textClockAxisTime    = i18n.Text{ID: "waktu (menit:detik)", EN: "time (min:s)", HR: "vrijeme (min:s)"}
	textClockAxisMove    = i18n.Text{ID: "nomor langkah", EN: "move number", HR: "broj poteza"}
	textClockSlowest     = i18n.Text{ID: "Langkah terlama", EN: "Slowest moves", HR: "Najsporiji potezi"}
	textClockAbove       = i18n.Text{ID: "Putih di atas", EN: "White above", HR: "Bijeli gore"}
	textClockBelow       = i18n.Text{ID: "Hitam di bawah", EN: "Black below", HR: "Crni dolje"}
	textClockChartSaid   = i18n.Text{ID: "Terlama: Putih {0}, Hitam {1}", EN: "Longest: White {0}, Black {1}", HR: "Najduže: bijeli {0}, crni {1}"}
	textClockEnded       = i18n.Text{ID: "Partai selesai", EN: "Game over", HR: "Partija završena"}
	textClockMovesPlayed = i18n.Plural{ID: "{0} langkah", ENOne: "{0} move", EN: "{0} moves", HROne: "{0} potez", HRFew: "{0} poteza", HR: "{0} poteza"}
	textClockCounted     = i18n.Text{ID: "dihitung {0}", EN: "{0} counted", HR: "uračunato {0}"}
	textClockNotCounted  = i18n.Text{ID: "tidak dihitung {0}", EN: "{0} not counted", HR: "nije uračunato {0}"}
	textClockFromTo      = i18n.Text{ID: "{0}: {1} → {2}", EN: "{0}: {1} → {2}", HR: "{0}: {1} → {2}"}
)

// The manual of the clock, one screen.
var (
	textClockHelpPress   = i18n.Text{ID: "Tekan separuhmu", EN: "Press your half", HR: "Pritisnite svoju polovicu"}
	textClockHelpPressBy = i18n.Text{ID: "Sesudah melangkah, dengan tangan yang sama. Jam bereaksi saat disentuh, bukan saat dilepas.", EN: "After your move, with the same hand. The clock acts on the touch, not on the release.", HR: "Nakon poteza, istom rukom. Sat reagira na dodir, ne na otpuštanje."}
	textClockHelpRuns    = i18n.Text{ID: "Mana yang berjalan?", EN: "Which one runs?", HR: "Koji sat ide?"}
	textClockHelpRunsBy  = i18n.Text{ID: "Separuh yang terbalik warnanya. Pitanya bergerak dan titik duanya berkedip.", EN: "The half with inverted colours. Its bar moves and its colon blinks.", HR: "Polovica obrnutih boja. Traka se miče, a dvotočka treperi."}
	textClockHelpPause   = i18n.Text{ID: "Jeda", EN: "Pause", HR: "Pauza"}
	textClockHelpPauseBy = i18n.Text{ID: "Tombol di garis tengah. Dua jari di separuh yang diam: waktu diucapkan.", EN: "The button on the middle line. Two fingers on the idle half: the times are spoken.", HR: "Gumb na sredini. Dva prsta na polovici koja stoji: vremena se izgovaraju."}
	textClockHelpFix     = i18n.Text{ID: "Koreksi oleh wasit", EN: "Correction by the arbiter", HR: "Ispravak suca"}
	textClockHelpFixBy   = i18n.Text{ID: "Jeda, lalu tahan Koreksi 3 detik. Nilai lama dan baru dicatat.", EN: "Pause, then hold Correct for 3 seconds. Old and new values are recorded.", HR: "Pauza, zatim držite Ispravi 3 sekunde. Bilježe se stare i nove vrijednosti."}
	textClockHelpFlag    = i18n.Text{ID: "Bendera 1", EN: "Flag 1", HR: "Zastavica 1"}
	textClockHelpFlagBy  = i18n.Text{ID: "Siapa habis lebih dulu. Tanda ini tetap ada sampai jam diatur ulang. Jam tidak pernah memutuskan hasil.", EN: "Who ran out first. The sign stays until a reset. The clock never decides a result.", HR: "Kome je prvo isteklo. Znak ostaje do ponovnog postavljanja. Sat nikad ne odlučuje o rezultatu."}
	textClockHelpReset   = i18n.Text{ID: "Atur ulang", EN: "Reset", HR: "Ponovno postavljanje"}
	textClockHelpResetBy = i18n.Text{ID: "Jeda, Partai, tahan Atur ulang 1,5 detik, lalu pastikan. Partai lama tetap tersimpan.", EN: "Pause, Game, hold Reset for 1.5 seconds, then confirm. The old game is kept.", HR: "Pauza, Partija, držite Ponovno postavi 1,5 s, zatim potvrdite. Stara partija ostaje."}
)

// A clock for a board of a round, or from a link.
var (
	textOrderFor          = i18n.Text{ID: "Jam untuk partai ini", EN: "A clock for this game", HR: "Sat za ovu partiju"}
	textOrderBoard        = i18n.Text{ID: "Jam untuk papan {0}", EN: "The clock for board {0}", HR: "Sat za ploču {0}"}
	textOrderBusy         = i18n.Text{ID: "Jam ini masih dipakai", EN: "This clock is in a game", HR: "Ovaj je sat u partiji"}
	textOrderKeep         = i18n.Text{ID: "Teruskan partai itu", EN: "Go on with that game", HR: "Nastavi tu partiju"}
	textOrderTake         = i18n.Text{ID: "Akhiri tanpa hasil, pasang jam baru", EN: "End it without a result and lay the new clock", HR: "Završi bez rezultata i postavi novi sat"}
	textClockToRound      = i18n.Text{ID: "Kembali ke turnamen", EN: "Back to the tournament", HR: "Natrag na turnir"}
	textClockToRoundShort = i18n.Text{ID: "Kembali", EN: "Back", HR: "Natrag"}
	textClockToRoundBy    = i18n.Text{ID: "Papan {0}; jam tetap di sini", EN: "Board {0}; the clock stays here", HR: "Ploča {0}; sat ostaje ovdje"}
	textOrderGive         = i18n.Text{ID: "Papan {0}: masukkan {1}", EN: "Board {0}: enter {1}", HR: "Ploča {0}: unesi {1}"}
	textOrderBack         = i18n.Text{ID: "Ke babak", EN: "To the round", HR: "Na kolo"}
	textLinkBad           = i18n.Text{ID: "Tautan jam ini rusak", EN: "This link to a clock is damaged", HR: "Ova poveznica na sat je oštećena"}
	textLinkBadDo         = i18n.Text{ID: "Pindai lagi kode di slip, atau pilih kontrol waktu di bawah.", EN: "Scan the code on the slip again, or choose a time control below.", HR: "Ponovno očitajte kod na listiću ili odaberite tempo u nastavku."}
)

// The board.
var (
	textPlayMoves = i18n.Text{ID: "Main di papan perangkat ini", EN: "Play on the board of this device", HR: "Igraj na ploči ovog uređaja"}
	textPlayEnter = i18n.Text{ID: "Catat langkahnya", EN: "Enter the moves", HR: "Upiši poteze"}
)

// Making a time control.
var (
	textMakeTitle       = i18n.Text{ID: "Buat kontrol waktu", EN: "Make a time control", HR: "Vlastiti tempo"}
	textMakeType        = i18n.Text{ID: "Atau ketik", EN: "Or type it", HR: "Ili upišite"}
	textMakeOnce        = i18n.Text{ID: "Pakai sekali", EN: "Use once", HR: "Samo sada"}
	textMakeHours       = i18n.Text{ID: "{0}\u00a0jam", EN: "{0}\u00a0h", HR: "{0}\u00a0h"}
	textMakeHoursAnd    = i18n.Text{ID: "{0}\u00a0jam {1}\u00a0menit", EN: "{0}\u00a0h {1}\u00a0min", HR: "{0}\u00a0h {1}\u00a0min"}
	textMakeMinutes     = i18n.Plural{ID: "{0} menit", ENOne: "{0} minute", EN: "{0} minutes", HROne: "{0} minuta", HRFew: "{0} minute", HR: "{0} minuta"}
	textMakeMoves       = i18n.Plural{ID: "{0} langkah", ENOne: "{0} move", EN: "{0} moves", HROne: "{0} potez", HRFew: "{0} poteza", HR: "{0} poteza"}
	textMakeFor         = i18n.Plural{ID: "{1} untuk {0} langkah", ENOne: "{1} for {0} move", EN: "{1} for {0} moves", HROne: "{1} za {0} potez", HRFew: "{1} za {0} poteza", HR: "{1} za {0} poteza"}
	textMakeWhole       = i18n.Text{ID: "{0} untuk seluruh partai", EN: "{0} for the whole game", HR: "{0} za cijelu partiju"}
	textMakeRest        = i18n.Text{ID: "{0} untuk sisa partai", EN: "{0} for the rest of the game", HR: "{0} do kraja partije"}
	textMakeThen        = i18n.Text{ID: ", lalu ", EN: ", then ", HR: ", zatim "}
	textMakeMore        = i18n.Plural{ID: ", dengan tambahan {0} detik tiap langkah sejak langkah pertama", ENOne: ", with {0} second more for each move from the first", EN: ", with {0} seconds more for each move from the first", HROne: ", uz dodatak od {0} sekunde po potezu od prvog poteza", HRFew: ", uz dodatak od {0} sekunde po potezu od prvog poteza", HR: ", uz dodatak od {0} sekundi po potezu od prvog poteza"}
	textMakeWait        = i18n.Plural{ID: ", dengan jeda {0} detik sebelum jam berjalan di tiap langkah", ENOne: ", with a delay of {0} second before the clock counts each move", EN: ", with a delay of {0} seconds before the clock counts each move", HROne: ", uz odgodu od {0} sekunde prije svakog poteza", HRFew: ", uz odgodu od {0} sekunde prije svakog poteza", HR: ", uz odgodu od {0} sekundi prije svakog poteza"}
	textMakeCounts      = i18n.Text{ID: "dihitung {0} tiap pemain", EN: "counts as {0} for each player", HR: "računa se kao {0} po igraču"}
	textMakeLasts       = i18n.Text{ID: "satu partai ≈\u00a0{0}", EN: "a game ≈\u00a0{0}", HR: "partija ≈\u00a0{0}"}
	textMakeSide        = i18n.Text{ID: "Waktu untuk", EN: "Time of", HR: "Vrijeme za"}
	textMakeToEnd       = i18n.Text{ID: "sisa partai", EN: "to the end", HR: "do kraja"}
	textMakeAnother     = i18n.Text{ID: "Periode lagi", EN: "Another period", HR: "Još jedno razdoblje"}
	textMakeDrop        = i18n.Text{ID: "Hapus periode {0}", EN: "Remove period {0}", HR: "Ukloni razdoblje {0}"}
	textMakePeriods     = i18n.Text{ID: "Periode", EN: "Periods", HR: "Razdoblja"}
	textMakeOdds        = i18n.Text{ID: "Putih dan Hitam berbeda", EN: "White and Black differ", HR: "Bijeli i crni različito"}
	textMakeMethod      = i18n.Text{ID: "Tiap langkah", EN: "Each move", HR: "Za svaki potez"}
	textMakeIncrement   = i18n.Text{ID: "Tambahan", EN: "Increment", HR: "Dodatak"}
	textMakeDelay       = i18n.Text{ID: "Jeda", EN: "Delay", HR: "Odgoda"}
	textMakeBronstein   = i18n.Text{ID: "Bronstein", EN: "Bronstein", HR: "Bronstein"}
	textMakeByo         = i18n.Text{ID: "Byo-yomi", EN: "Byo-yomi", HR: "Byo-yomi"}
	textMakeEach        = i18n.Text{ID: "Waktu tiap langkah", EN: "A time for each move", HR: "Vrijeme za svaki potez"}
	textMakeNothing     = i18n.Text{ID: "Tanpa", EN: "None", HR: "Ništa"}
	textMakeDialMinutes = i18n.Text{ID: "Menit", EN: "Minutes", HR: "Minute"}
	textMakeDialSeconds = i18n.Text{ID: "Detik", EN: "Seconds", HR: "Sekunde"}
	textMakeDialMoves   = i18n.Text{ID: "Langkah", EN: "Moves", HR: "Potezi"}
	textMakeEdit        = i18n.Text{ID: "Ubah {0}", EN: "Change {0}", HR: "Promijeni {0}"}
	textMakeUp          = i18n.Text{ID: "Naikkan {0}", EN: "Move {0} up", HR: "Pomakni {0} gore"}
)

// notationWords are the words that may stand in a control as [clock.Control.String] writes it.
var notationWords = map[string]i18n.Text{
	"hourglass": {ID: "jam pasir", EN: "hourglass", HR: "pješčani sat"},
	"byo":       {ID: "byo-yomi", EN: "byo-yomi", HR: "byo-yomi"},
	"can":       {ID: "Kanada", EN: "Canadian", HR: "kanadski"},
	"manual":    {ID: "dengan tangan", EN: "by hand", HR: "ručno"},
	"up":        {ID: "hitung maju", EN: "counts up", HR: "broji unaprijed"},
	"each":      {ID: "tiap langkah", EN: "each move", HR: "po potezu"},
	"cap":       {ID: "paling banyak", EN: "at most", HR: "najviše"},
	"refund":    {ID: "kembali", EN: "back", HR: "natrag"},
	"v":         {ID: ":", EN: "v", HR: ":"},
	"after":     {ID: "setelah langkah", EN: "after the move", HR: "nakon poteza"},
	"from":      {ID: "mulai langkah", EN: "from move", HR: "od poteza"},
	"claim":     {ID: "klaim", EN: "claim", HR: "na zahtjev"},
	"freeze":    {ID: "berhenti di bendera", EN: "stops at a flag", HR: "staje na zastavici"},
	"nofreeze":  {ID: "jalan terus", EN: "runs on", HR: "ide dalje"},
	"low":       {ID: "peringatan", EN: "alert", HR: "upozorenje"},
}
