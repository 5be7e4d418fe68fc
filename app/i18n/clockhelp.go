package i18n

// The manual of the clock, one screen.
var (
	ClockHelpPress   = Text{"Tekan separuhmu", "Press your half", "Pritisnite svoju polovicu"}
	ClockHelpPressBy = Text{"Sesudah melangkah, dengan tangan yang sama. Jam bereaksi saat disentuh, bukan saat dilepas.", "After your move, with the same hand. The clock acts on the touch, not on the release.", "Nakon poteza, istom rukom. Sat reagira na dodir, ne na otpuštanje."}
	ClockHelpRuns    = Text{"Mana yang berjalan?", "Which one runs?", "Koji sat ide?"}
	ClockHelpRunsBy  = Text{"Separuh yang terbalik warnanya. Pitanya bergerak dan titik duanya berkedip.", "The half with inverted colours. Its bar moves and its colon blinks.", "Polovica obrnutih boja. Traka se miče, a dvotočka treperi."}
	ClockHelpPause   = Text{"Jeda", "Pause", "Pauza"}
	ClockHelpPauseBy = Text{"Tombol di garis tengah. Dua jari di separuh yang diam: waktu diucapkan.", "The button on the middle line. Two fingers on the idle half: the times are spoken.", "Gumb na sredini. Dva prsta na polovici koja stoji: vremena se izgovaraju."}
	ClockHelpFix     = Text{"Koreksi oleh wasit", "Correction by the arbiter", "Ispravak suca"}
	ClockHelpFixBy   = Text{"Jeda, lalu tahan Koreksi 3 detik. Nilai lama dan baru dicatat.", "Pause, then hold Correct for 3 seconds. Old and new values are recorded.", "Pauza, zatim držite Ispravi 3 sekunde. Bilježe se stare i nove vrijednosti."}
	ClockHelpFlag    = Text{"Bendera 1", "Flag 1", "Zastavica 1"}
	ClockHelpFlagBy  = Text{"Siapa habis lebih dulu. Tanda ini tetap ada sampai jam diatur ulang. Jam tidak pernah memutuskan hasil.", "Who ran out first. The sign stays until a reset. The clock never decides a result.", "Kome je prvo isteklo. Znak ostaje do ponovnog postavljanja. Sat nikad ne odlučuje o rezultatu."}
	ClockHelpReset   = Text{"Atur ulang", "Reset", "Ponovno postavljanje"}
	ClockHelpResetBy = Text{"Jeda, Setelan, tahan Atur ulang 1,5 detik, lalu pastikan. Partai lama tetap tersimpan.", "Pause, Settings, hold Reset for 1.5 seconds, then confirm. The old game is kept.", "Pauza, Opcije, držite Ponovno postavi 1,5 s, zatim potvrdite. Stara partija ostaje."}
)
