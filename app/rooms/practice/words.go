package practice

import (
	"wasit/app/words/i18n"
)

// A day of practice for helpers.
var (
	textPractice          = i18n.Text{ID: "Latihan", EN: "Practice", HR: "Vježba"}
	textPracticeName      = i18n.Text{ID: "Hari simulasi", EN: "A simulated day", HR: "Simulirani dan"}
	textPracticeTasks     = i18n.Text{ID: "Tugas", EN: "Tasks", HR: "Zadaci"}
	textPracticeNow       = i18n.Text{ID: "Sekarang", EN: "Now", HR: "Sada"}
	textPracticeAll       = i18n.Text{ID: "Semua tugas selesai", EN: "All tasks are done", HR: "Svi su zadaci gotovi"}
	textPracticeAllText   = i18n.Text{ID: "Petugas ini siap. Ulangi dengan latihan baru bila perlu.", EN: "This helper is ready. Repeat with a new practice if needed.", HR: "Ovaj je pomoćnik spreman. Po potrebi ponovite s novom vježbom."}
	textPracticeGo        = i18n.Text{ID: "Kerjakan", EN: "Do it", HR: "Učini to"}
	textPracticeDone      = i18n.Text{ID: "selesai", EN: "done", HR: "gotovo"}
	textPracticeSlips     = i18n.Text{ID: "Slip hasil babak {0}", EN: "Result slips of round {0}", HR: "Listići {0}. kola"}
	textPracticeSlipsText = i18n.Text{ID: "Slip ini datang dari ruang main. Yang ditulis di slip yang benar, apa pun yang diteriakkan.", EN: "These slips come from the playing hall. What the slip says is right, whatever is shouted.", HR: "Listići dolaze iz dvorane. Vrijedi što piše na listiću, ma što tko vikao."}
	textPracticeShout     = i18n.Text{ID: "{0} berteriak: “Saya menang!”", EN: "{0} shouts: “I won!”", HR: "{0} viče: „Pobjeda je moja!”"}
	textPracticeIn        = i18n.Text{ID: "sudah diisi", EN: "entered", HR: "uneseno"}
	textPracticeHelp      = i18n.Text{ID: "Rekan mengisi empat papan", EN: "A colleague enters four boards", HR: "Kolega unosi četiri ploče"}
	textPracticeHelpText  = i18n.Text{ID: "Ia tergesa-gesa. Periksa isinya.", EN: "He is in a hurry. Check what he entered.", HR: "U žurbi je. Provjerite što je unio."}
	textPracticeHelped    = i18n.Plural{ID: "Rekan mengisi {0} papan.", ENOne: "A colleague entered {0} board.", EN: "A colleague entered {0} boards.", HROne: "Kolega je unio {0} ploču.", HRFew: "Kolega je unio {0} ploče.", HR: "Kolega je unio {0} ploča."}
	textPracticeColleague = i18n.Text{ID: "Rekan", EN: "Colleague", HR: "Kolega"}
	textTaskDouble        = i18n.Text{ID: "Temukan anak yang terdaftar dua kali", EN: "Find the child who is registered twice", HR: "Pronađite dijete prijavljeno dvaput"}
	textTaskDoubleText    = i18n.Text{ID: "Dua nama mirip dari satu sekolah. Hapus salah satu.", EN: "Two similar names of one school. Take one off the list.", HR: "Dva slična imena iz iste škole. Uklonite jedno."}
	textTaskPublish       = i18n.Text{ID: "Umumkan babak 1", EN: "Publish round 1", HR: "Objavite 1. kolo"}
	textTaskPublishText   = i18n.Text{ID: "Undi warna, buat pairing, periksa, lalu umumkan.", EN: "Draw the colour, pair, check, then publish.", HR: "Izvucite boju, sparite, provjerite pa objavite."}
	textTaskLate          = i18n.Text{ID: "Dua anak datang terlambat", EN: "Two children come late", HR: "Dvoje djece kasni"}
	textTaskLateText      = i18n.Text{ID: "{0} ({1}) dan {2} ({3}). Masukkan sebagai peserta susulan.", EN: "{0} ({1}) and {2} ({3}). Enter them as late entries.", HR: "{0} ({1}) i {2} ({3}). Upišite naknadne prijave."}
	textTaskResults       = i18n.Text{ID: "Isi hasil babak {0}, lalu tutup", EN: "Enter the results of round {0}, then close it", HR: "Unesite rezultate {0}. kola pa ga zatvorite"}
	textTaskResultsText   = i18n.Text{ID: "Slipnya ada di halaman ini.", EN: "The slips are on this page.", HR: "Listići su na ovoj stranici."}
	textTaskResultsSoon   = i18n.Text{ID: "Buat pairing dan umumkan babak ini; lalu slipnya datang.", EN: "Pair and publish this round; then its slips come.", HR: "Sparite i objavite ovo kolo; zatim stižu listići."}
	textTaskWrong         = i18n.Plural{ID: "Semua terisi, tetapi {0} papan tidak sama dengan slipnya. Temukan dan perbaiki.", ENOne: "All are entered, but {0} board is not as its slip says. Find and mend it.", EN: "All are entered, but {0} boards are not as their slips say. Find and mend them.", HROne: "Sve je uneseno, ali {0} ploča nije kao na listiću. Pronađite je i ispravite.", HRFew: "Sve je uneseno, ali {0} ploče nisu kao na listićima. Pronađite ih i ispravite.", HR: "Sve je uneseno, ali {0} ploča nije kao na listićima. Pronađite ih i ispravite."}
	textTaskClose         = i18n.Text{ID: "Semua sama dengan slip. Tutup babaknya.", EN: "All are as the slips say. Close the round.", HR: "Sve je kao na listićima. Zatvorite kolo."}
	textTaskLeave         = i18n.Text{ID: "Satu anak pulang", EN: "A child goes home", HR: "Jedno dijete odlazi kući"}
	textTaskLeaveText     = i18n.Text{ID: "{0} sakit dan tidak ikut lagi. Catat di halamannya.", EN: "{0} is ill and plays no more. Record it on the player's page.", HR: "{0} zbog bolesti više ne igra. Zabilježite na stranici igrača."}
	textTaskProtest       = i18n.Text{ID: "Protes: hasil babak 1 ternyata lain", EN: "A protest: a result of round 1 was different", HR: "Prigovor: rezultat 1. kola bio je drukčiji"}
	textTaskProtestText   = i18n.Text{ID: "Datang sesudah babak 2 ditutup.", EN: "It comes when round 2 is closed.", HR: "Stiže kad se 2. kolo zatvori."}
	textTaskProtestIs     = i18n.Text{ID: "Papan {0}, {1} lawan {2}: kedua anak mengaku hasilnya {3}. Koreksi dengan alasan.", EN: "Board {0}, {1} against {2}: both children say it was {3}. Correct it with a reason.", HR: "Ploča {0}, {1} protiv {2}: oboje kaže da je bilo {3}. Ispravite uz razlog."}
	textTaskFinish        = i18n.Text{ID: "Akhiri turnamen", EN: "Finish the tournament", HR: "Završite turnir"}
	textTaskFinishText    = i18n.Text{ID: "Sesudah babak terakhir ditutup.", EN: "When the last round is closed.", HR: "Kad se zadnje kolo zatvori."}
)
