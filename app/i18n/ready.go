package i18n

// The check of the evening before.
var (
	ReadyTitle         = Text{"Cek kesiapan", "Readiness check", "Provjera spremnosti"}
	ReadyUnder         = Text{"Malam sebelum turnamen", "The evening before", "Večer prije turnira"}
	ReadyYes           = Text{"Siap", "Ready", "Spremno"}
	ReadyYesText       = Text{"Turnamen bisa berjalan di perangkat ini tanpa internet.", "The tournament can run on this device without internet.", "Turnir može teći na ovom uređaju bez interneta."}
	ReadyAlmost        = Text{"Hampir siap", "Almost ready", "Gotovo spremno"}
	ReadyAlmostText    = Text{"Bisa berjalan. Sebaiknya dibereskan malam ini: {0}.", "It can run. Better mended tonight: {0}.", "Može teći. Bolje srediti večeras: {0}."}
	ReadyNo            = Text{"Belum siap", "Not ready", "Nije spremno"}
	ReadyNoText        = Text{"Bereskan dulu: {0}.", "Mend this first: {0}.", "Najprije sredite: {0}."}
	ReadyLamp          = Text{"Lampu: {0}", "Light: {0}", "Svjetlo: {0}"}
	ReadyChecks        = Text{"Pemeriksaan", "Checks", "Provjere"}
	ReadyAgain         = Text{"Periksa lagi", "Check again", "Provjeri ponovno"}
	ReadyRunning       = Text{"Sedang diperiksa …", "Being checked …", "Provjerava se …"}
	ReadyFiles         = Text{"Aplikasi tersimpan lengkap", "The app is stored whole", "Aplikacija je spremljena u cijelosti"}
	ReadyFilesText     = Text{"Terbuka tanpa internet.", "It opens without internet.", "Otvara se bez interneta."}
	ReadyNoFiles       = Text{"Aplikasi belum tersimpan", "The app is not stored yet", "Aplikacija još nije spremljena"}
	ReadyNoFilesText   = Text{"Biarkan terbuka sebentar dengan internet, lalu muat ulang.", "Leave it open for a while with internet, then reload.", "Ostavite je otvorenu neko vrijeme s internetom pa je ponovno učitajte."}
	ReadyInstalled     = Text{"Terpasang", "Installed", "Instalirano"}
	ReadyInstalledText = Text{"Dibuka sebagai aplikasi, bukan tab peramban.", "Opened as an app, not in a browser tab.", "Otvoreno kao aplikacija, ne u kartici."}
	ReadyTab           = Text{"Dibuka di tab peramban", "Opened in a browser tab", "Otvoreno u kartici preglednika"}
	ReadyTabText       = Text{"Yang terpasang lebih aman. Kalau sudah terpasang, buka dari layar utama lalu periksa di sana.", "Installed is safer. If it is installed, open it from the home screen and check there.", "Instalirano je sigurnije. Ako je instalirana, otvorite je s početnog zaslona i provjerite ondje."}
	ReadyWriting       = Text{"Uji tulis dan baca", "Test of writing and reading", "Proba pisanja i čitanja"}
	ReadyWritingText   = Text{"{0} hasil ditulis dan terbaca lagi, rata-rata {1} milidetik.", "{0} results written and read back, {1} milliseconds each.", "Zapisano i pročitano rezultata: {0}, po {1} milisekundi."}
	ReadyNoWriting     = Text{"Uji tulis gagal", "The test of writing failed", "Proba pisanja nije uspjela"}
	ReadyKept          = Text{"Data dijaga peramban", "The browser keeps the data", "Preglednik čuva podatke"}
	ReadyKeptText      = Text{"Tidak dihapus bila ruang menipis.", "They are not cleared when space runs short.", "Ne brišu se kad ponestane mjesta."}
	ReadyUnknown       = Text{"Penyimpanan tidak memberi tahu", "The storage does not tell", "Pohrana ne javlja stanje"}
	ReadyUnknownText   = Text{"Peramban ini tidak bisa ditanya. Simpan cadangan di tempat lain.", "This browser cannot be asked. Keep a backup elsewhere.", "Ovaj se preglednik ne može pitati. Držite kopiju drugdje."}
	ReadySpace         = Text{"Ruang kosong {0}", "{0} free", "Slobodno {0}"}
	ReadySpaceText     = Text{"Cukup untuk banyak turnamen.", "Enough for many tournaments.", "Dovoljno za mnogo turnira."}
	ReadySpaceWarn     = Text{"Cukup untuk hari itu. Hapus beberapa video supaya lebih aman.", "Enough for the day. Remove some videos to be safer.", "Dovoljno za taj dan. Obrišite koji video radi sigurnosti."}
	ReadySpaceBad      = Text{"Terlalu sedikit. Hapus berkas lain di perangkat ini.", "Too little. Remove other files on this device.", "Premalo. Obrišite druge datoteke na uređaju."}
	ReadyPower         = Text{"Baterai", "Battery", "Baterija"}
	ReadyPowerUnknown  = Text{"Perangkat ini tidak memberi tahu. Isi penuh malam ini.", "This device does not tell. Charge it tonight.", "Uređaj ne javlja. Napunite je večeras."}
	ReadyPowerIs       = Text{"Baterai {0}%", "Battery {0}%", "Baterija {0} %"}
	ReadyPowerText     = Text{"Bawa pengisi daya untuk babak sore.", "Bring the charger for the afternoon.", "Ponesite punjač za popodne."}
	ReadyPowerLow      = Text{"Isi penuh malam ini.", "Charge it tonight.", "Napunite je večeras."}
	ReadyCharging      = Text{"Sedang diisi.", "Charging.", "Puni se."}
	ReadyPrinter       = Text{"Printer", "Printer", "Pisač"}
	ReadyPrinterText   = Text{"Tidak bisa diperiksa dari sini. Cetak satu halaman uji.", "It cannot be checked from here. Print a test page.", "Ne može se provjeriti odavde. Ispišite probnu stranicu."}
	ReadyPrinterDo     = Text{"Cetak halaman uji", "Print a test page", "Ispiši probnu stranicu"}
	ReadyBackup        = Text{"Cadangan", "Backup", "Sigurnosna kopija"}
	ReadyBackupText    = Text{"Semua turnamen yang belum selesai ada dalam berkas cadangan.", "All unfinished tournaments are in a backup file.", "Svi nezavršeni turniri su u sigurnosnoj kopiji."}
	ReadyNoEvents      = Text{"Tidak ada turnamen berjalan yang perlu dicadangkan.", "No tournament under way needs a backup.", "Nijedan turnir u tijeku ne treba kopiju."}
	ReadyTime          = Text{"Jam perangkat: {0}", "The device says: {0}", "Sat uređaja: {0}"}
	ReadyTimeText      = Text{"Waktu ini tercetak di semua lembar. Benar?", "This time is printed on every sheet. Is it right?", "To vrijeme stoji na svim listovima. Je li točno?"}
	TestPage           = Text{"Halaman uji", "Test page", "Probna stranica"}
	TestPageText       = Text{"Bingkai harus utuh di keempat sisi. Semua huruf dan tanda di bawah harus terbaca dari satu meter.", "The frame must be whole on all four sides. All letters and signs below must be readable from one metre.", "Okvir mora biti cijeli sa sve četiri strane. Sva slova i znakovi moraju se čitati s jednog metra."}
)
