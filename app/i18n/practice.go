package i18n

// A day of practice for helpers.
var (
	Practice          = Text{"Latihan", "Practice", "Vježba"}
	PracticeMark      = Text{"LATIHAN", "PRACTICE", "VJEŽBA"}
	PracticeName      = Text{"Hari simulasi", "A simulated day", "Simulirani dan"}
	PracticeTool      = Text{"Latihan petugas", "Train helpers", "Uvježbaj pomoćnike"}
	PracticeUnder     = Text{"Satu hari simulasi: terlambat, salah isi, protes", "A simulated day: latecomers, wrong entries, a protest", "Simulirani dan: kašnjenja, pogrešni unosi, prigovor"}
	PracticeList      = Text{"Latihan, bukan turnamen", "Practice, no tournaments", "Vježbe, nisu turniri"}
	PracticeText      = Text{"Semua pemain rekaan. Latihan tidak pernah menjadi turnamen sungguhan dan tidak bisa diekspor.", "All players are invented. A practice never becomes a real tournament and cannot be exported.", "Svi su igrači izmišljeni. Vježba nikad ne postaje pravi turnir i ne može se izvesti."}
	PracticeRefused   = Text{"Latihan tidak bisa diekspor", "A practice cannot be exported", "Vježba se ne može izvesti"}
	PracticeRefusedDo = Text{"Buat turnamen sungguhan dari beranda.", "Create a real tournament on the home page.", "Stvorite pravi turnir na početnoj stranici."}
	PracticeTasks     = Text{"Tugas", "Tasks", "Zadaci"}
	PracticeNow       = Text{"Sekarang", "Now", "Sada"}
	PracticeAll       = Text{"Semua tugas selesai", "All tasks are done", "Svi su zadaci gotovi"}
	PracticeAllText   = Text{"Petugas ini siap. Ulangi dengan latihan baru bila perlu.", "This helper is ready. Repeat with a new practice if needed.", "Ovaj je pomoćnik spreman. Po potrebi ponovite s novom vježbom."}
	PracticeGo        = Text{"Kerjakan", "Do it", "Učini to"}
	PracticeDone      = Text{"selesai", "done", "gotovo"}
	PracticeSlips     = Text{"Slip hasil babak {0}", "Result slips of round {0}", "Listići {0}. kola"}
	PracticeSlipsText = Text{"Slip ini datang dari ruang main. Yang ditulis di slip yang benar, apa pun yang diteriakkan.", "These slips come from the playing hall. What the slip says is right, whatever is shouted.", "Listići dolaze iz dvorane. Vrijedi što piše na listiću, ma što tko vikao."}
	PracticeShout     = Text{"{0} berteriak: “Saya menang!”", "{0} shouts: “I won!”", "{0} viče: „Pobjeda je moja!”"}
	PracticeIn        = Text{"sudah diisi", "entered", "uneseno"}
	PracticeHelp      = Text{"Rekan mengisi empat papan", "A colleague enters four boards", "Kolega unosi četiri ploče"}
	PracticeHelpText  = Text{"Ia tergesa-gesa. Periksa isinya.", "He is in a hurry. Check what he entered.", "U žurbi je. Provjerite što je unio."}
	PracticeHelped    = Plural{"Rekan mengisi {0} papan.", "A colleague entered {0} board.", "A colleague entered {0} boards.", "Kolega je unio {0} ploču.", "Kolega je unio {0} ploče.", "Kolega je unio {0} ploča."}
	PracticeColleague = Text{"Rekan", "Colleague", "Kolega"}
	TaskDouble        = Text{"Temukan anak yang terdaftar dua kali", "Find the child who is registered twice", "Pronađite dijete prijavljeno dvaput"}
	TaskDoubleText    = Text{"Dua nama mirip dari satu sekolah. Hapus salah satu.", "Two similar names of one school. Take one off the list.", "Dva slična imena iz iste škole. Uklonite jedno."}
	TaskPublish       = Text{"Umumkan babak 1", "Publish round 1", "Objavite 1. kolo"}
	TaskPublishText   = Text{"Undi warna, buat pairing, periksa, lalu umumkan.", "Draw the colour, pair, check, then publish.", "Izvucite boju, sparite, provjerite pa objavite."}
	TaskLate          = Text{"Dua anak datang terlambat", "Two children come late", "Dvoje djece kasni"}
	TaskLateText      = Text{"{0} ({1}) dan {2} ({3}). Masukkan sebagai peserta susulan.", "{0} ({1}) and {2} ({3}). Enter them as late entries.", "{0} ({1}) i {2} ({3}). Upišite naknadne prijave."}
	TaskResults       = Text{"Isi hasil babak {0}, lalu tutup", "Enter the results of round {0}, then close it", "Unesite rezultate {0}. kola pa ga zatvorite"}
	TaskResultsText   = Text{"Slipnya ada di halaman ini.", "The slips are on this page.", "Listići su na ovoj stranici."}
	TaskResultsSoon   = Text{"Buat pairing dan umumkan babak ini; lalu slipnya datang.", "Pair and publish this round; then its slips come.", "Sparite i objavite ovo kolo; zatim stižu listići."}
	TaskWrong         = Plural{"Semua terisi, tetapi {0} papan tidak sama dengan slipnya. Temukan dan perbaiki.", "All are entered, but {0} board is not as its slip says. Find and mend it.", "All are entered, but {0} boards are not as their slips say. Find and mend them.", "Sve je uneseno, ali {0} ploča nije kao na listiću. Pronađite je i ispravite.", "Sve je uneseno, ali {0} ploče nisu kao na listićima. Pronađite ih i ispravite.", "Sve je uneseno, ali {0} ploča nije kao na listićima. Pronađite ih i ispravite."}
	TaskClose         = Text{"Semua sama dengan slip. Tutup babaknya.", "All are as the slips say. Close the round.", "Sve je kao na listićima. Zatvorite kolo."}
	TaskLeave         = Text{"Satu anak pulang", "A child goes home", "Jedno dijete odlazi kući"}
	TaskLeaveText     = Text{"{0} sakit dan tidak ikut lagi. Catat di halamannya.", "{0} is ill and plays no more. Record it on the player's page.", "{0} zbog bolesti više ne igra. Zabilježite na stranici igrača."}
	TaskProtest       = Text{"Protes: hasil babak 1 ternyata lain", "A protest: a result of round 1 was different", "Prigovor: rezultat 1. kola bio je drukčiji"}
	TaskProtestText   = Text{"Datang sesudah babak 2 ditutup.", "It comes when round 2 is closed.", "Stiže kad se 2. kolo zatvori."}
	TaskProtestIs     = Text{"Papan {0}, {1} lawan {2}: kedua anak mengaku hasilnya {3}. Koreksi dengan alasan.", "Board {0}, {1} against {2}: both children say it was {3}. Correct it with a reason.", "Ploča {0}, {1} protiv {2}: oboje kaže da je bilo {3}. Ispravite uz razlog."}
	TaskFinish        = Text{"Akhiri turnamen", "Finish the tournament", "Završite turnir"}
	TaskFinishText    = Text{"Sesudah babak terakhir ditutup.", "When the last round is closed.", "Kad se zadnje kolo zatvori."}
)
