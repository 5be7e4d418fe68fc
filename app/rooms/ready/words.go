package ready

import (
	"wasit/app/words/i18n"
)

// The check of the evening before.
var (
	textReadyYes           = i18n.Text{ID: "Siap", EN: "Ready", HR: "Spremno"}
	textReadyYesText       = i18n.Text{ID: "Turnamen bisa berjalan di perangkat ini tanpa internet.", EN: "The tournament can run on this device without internet.", HR: "Turnir može teći na ovom uređaju bez interneta."}
	textReadyAlmost        = i18n.Text{ID: "Hampir siap", EN: "Almost ready", HR: "Gotovo spremno"}
	textReadyAlmostText    = i18n.Text{ID: "Bisa berjalan. Sebaiknya dibereskan malam ini: {0}.", EN: "It can run. Better mended tonight: {0}.", HR: "Može teći. Bolje srediti večeras: {0}."}
	textReadyNo            = i18n.Text{ID: "Belum siap", EN: "Not ready", HR: "Nije spremno"}
	textReadyNoText        = i18n.Text{ID: "Bereskan dulu: {0}.", EN: "Mend this first: {0}.", HR: "Najprije sredite: {0}."}
	textReadyLamp          = i18n.Text{ID: "Lampu: {0}", EN: "Light: {0}", HR: "Svjetlo: {0}"}
	textReadyChecks        = i18n.Text{ID: "Pemeriksaan", EN: "Checks", HR: "Provjere"}
	textReadyAgain         = i18n.Text{ID: "Periksa lagi", EN: "Check again", HR: "Provjeri ponovno"}
	textReadyRunning       = i18n.Text{ID: "Sedang diperiksa …", EN: "Being checked …", HR: "Provjerava se …"}
	textReadyMending       = i18n.Text{ID: "Sedang dimuat dari internet …", EN: "Being loaded from the internet …", HR: "Učitava se s interneta …"}
	textReadyFiles         = i18n.Text{ID: "Aplikasi tersimpan lengkap", EN: "The app is stored whole", HR: "Aplikacija je spremljena u cijelosti"}
	textReadyFilesText     = i18n.Text{ID: "{0} berkas dibandingkan dengan daftar versi ini; semuanya utuh. Terbuka tanpa internet.", EN: "Files compared with the list of this version: {0}; all are whole. It opens without internet.", HR: "Uspoređeno s popisom ove verzije, datoteka: {0}; sve su cijele. Otvara se bez interneta."}
	textReadyFilesTest     = i18n.Text{ID: "Berkas aplikasi", EN: "Files of the app", HR: "Datoteke aplikacije"}
	textReadyFilesDumb     = i18n.Text{ID: "Peramban tidak menjawab, jadi berkasnya tidak terbandingkan. Muat ulang lalu periksa lagi.", EN: "The browser gave no answer, so the files could not be compared. Reload and check again.", HR: "Preglednik nije odgovorio pa datoteke nisu uspoređene. Učitajte ponovno pa provjerite."}
	textReadyGone          = i18n.Plural{ID: "{0} berkas aplikasi hilang atau rusak", ENOne: "{0} file of the app is missing or broken", EN: "{0} files of the app are missing or broken", HROne: "{0} datoteka aplikacije nedostaje ili je oštećena", HRFew: "{0} datoteke aplikacije nedostaju ili su oštećene", HR: "{0} datoteka aplikacije nedostaje ili je oštećeno"}
	textReadyGoneText      = i18n.Text{ID: "Tanpa internet aplikasi bisa tidak terbuka. Sambungkan ke internet, lalu muat: {0}.", EN: "Without internet the app may not open. Connect to the internet, then load: {0}.", HR: "Bez interneta se aplikacija možda neće otvoriti. Spojite se na internet pa učitajte: {0}."}
	textReadyGoneMore      = i18n.Text{ID: "dan {0} lagi", EN: "and {0} more", HR: "i još {0}"}
	textReadyGoneDo        = i18n.Text{ID: "Muat yang hilang", EN: "Load what is missing", HR: "Učitaj što nedostaje"}
	textReadyNoFiles       = i18n.Text{ID: "Aplikasi belum tersimpan", EN: "The app is not stored yet", HR: "Aplikacija još nije spremljena"}
	textReadyNoFilesText   = i18n.Text{ID: "Biarkan terbuka sebentar dengan internet, lalu muat ulang.", EN: "Leave it open for a while with internet, then reload.", HR: "Ostavite je otvorenu neko vrijeme s internetom pa je ponovno učitajte."}
	textUpdateFailed       = i18n.Text{ID: "Versi baru belum sampai", EN: "A new version has not arrived", HR: "Nova inačica nije stigla"}
	textUpdateChanged      = i18n.Text{ID: "Berkas {0} berubah di perjalanan: oleh jaringan, penghemat data, atau server. Coba dari jaringan lain.", EN: "The file {0} was changed on its way: by the network, a data saver, or the host. Try from another network.", HR: "Datoteka {0} promijenjena je putem: mrežom, štednjom podataka ili na poslužitelju. Pokušajte s druge mreže."}
	textUpdatePortal       = i18n.Text{ID: "Jaringan ini menjawab dengan halamannya sendiri. Masuk dulu ke Wi-Fi itu.", EN: "This network answers with a page of its own. Sign in to that Wi-Fi first.", HR: "Ova mreža odgovara vlastitom stranicom. Najprije se prijavite na taj Wi-Fi."}
	textUpdateMissing      = i18n.Text{ID: "Berkas {0} tidak ada di server. Beri tahu pengelolanya.", EN: "The host lacks the file {0}. Tell whoever runs it.", HR: "Poslužitelj nema datoteku {0}. Javite onome tko ga održava."}
	textUpdateFull         = i18n.Text{ID: "Ruang di perangkat tidak cukup untuknya. Hapus berkas lain.", EN: "The device has no room for it. Remove other files.", HR: "Na uređaju nema mjesta za nju. Obrišite druge datoteke."}
	textUpdateCut          = i18n.Text{ID: "Sambungan terputus; dilanjutkan saat ada internet.", EN: "The connection broke off; it goes on when there is internet.", HR: "Veza je prekinuta; nastavlja se kad bude interneta."}
	textUpdateOld          = i18n.Text{ID: "Versi yang terpasang tetap utuh dan jalan terus.", EN: "The installed version is whole and goes on.", HR: "Instalirana inačica je cijela i radi dalje."}
	textReadyInstalled     = i18n.Text{ID: "Terpasang", EN: "Installed", HR: "Instalirano"}
	textReadyInstalledText = i18n.Text{ID: "Dibuka sebagai aplikasi, bukan tab peramban.", EN: "Opened as an app, not in a browser tab.", HR: "Otvoreno kao aplikacija, ne u kartici."}
	textReadyTab           = i18n.Text{ID: "Dibuka di tab peramban", EN: "Opened in a browser tab", HR: "Otvoreno u kartici preglednika"}
	textReadyTabText       = i18n.Text{ID: "Yang terpasang lebih aman. Kalau sudah terpasang, buka dari layar utama lalu periksa di sana.", EN: "Installed is safer. If it is installed, open it from the home screen and check there.", HR: "Instalirano je sigurnije. Ako je instalirana, otvorite je s početnog zaslona i provjerite ondje."}
	textReadyWriting       = i18n.Text{ID: "Uji tulis dan baca", EN: "Test of writing and reading", HR: "Proba pisanja i čitanja"}
	textReadyWritingText   = i18n.Text{ID: "{0} hasil ditulis dan terbaca lagi, rata-rata {1} milidetik.", EN: "Results written and read back: {0}, {1} ms each.", HR: "Zapisano i pročitano rezultata: {0}, po {1} ms."}
	textReadyNoWriting     = i18n.Text{ID: "Uji tulis gagal", EN: "The test of writing failed", HR: "Proba pisanja nije uspjela"}
	textReadyKept          = i18n.Text{ID: "Data dijaga peramban", EN: "The browser keeps the data", HR: "Preglednik čuva podatke"}
	textReadyKeptText      = i18n.Text{ID: "Tidak dihapus bila ruang menipis.", EN: "They are not cleared when space runs short.", HR: "Ne brišu se kad ponestane mjesta."}
	textReadyUnknown       = i18n.Text{ID: "Penyimpanan tidak memberi tahu", EN: "The storage does not tell", HR: "Pohrana ne javlja stanje"}
	textReadyUnknownText   = i18n.Text{ID: "Peramban ini tidak bisa ditanya. Simpan cadangan di tempat lain.", EN: "This browser cannot be asked. Keep a backup elsewhere.", HR: "Ovaj se preglednik ne može pitati. Držite kopiju drugdje."}
	textReadySpace         = i18n.Text{ID: "Ruang kosong {0}", EN: "{0} free", HR: "Slobodno {0}"}
	textReadySpaceText     = i18n.Text{ID: "Menurut peramban. Cukup untuk banyak turnamen.", EN: "As the browser tells. Enough for many tournaments.", HR: "Prema pregledniku. Dovoljno za mnogo turnira."}
	textReadySpaceWarn     = i18n.Text{ID: "Cukup untuk hari itu. Hapus beberapa video supaya lebih aman.", EN: "Enough for the day. Remove some videos to be safer.", HR: "Dovoljno za taj dan. Obrišite koji video radi sigurnosti."}
	textReadySpaceBad      = i18n.Text{ID: "Terlalu sedikit. Hapus berkas lain di perangkat ini.", EN: "Too little. Remove other files on this device.", HR: "Premalo. Obrišite druge datoteke na uređaju."}
	textReadyPower         = i18n.Text{ID: "Baterai", EN: "Battery", HR: "Baterija"}
	textReadyPowerUnknown  = i18n.Text{ID: "Perangkat ini tidak memberi tahu. Isi penuh malam ini.", EN: "This device does not tell. Charge it tonight.", HR: "Uređaj ne javlja. Napunite je večeras."}
	textReadyPowerIs       = i18n.Text{ID: "Baterai {0}%", EN: "Battery {0}%", HR: "Baterija {0} %"}
	textReadyPowerText     = i18n.Text{ID: "Bawa pengisi daya untuk babak sore.", EN: "Bring the charger for the afternoon.", HR: "Ponesite punjač za popodne."}
	textReadyPowerLow      = i18n.Text{ID: "Isi penuh malam ini.", EN: "Charge it tonight.", HR: "Napunite je večeras."}
	textReadyCharging      = i18n.Text{ID: "Sedang diisi.", EN: "Charging.", HR: "Puni se."}
	textReadyPrinter       = i18n.Text{ID: "Printer", EN: "Printer", HR: "Pisač"}
	textReadyPrinterText   = i18n.Text{ID: "Tidak bisa diperiksa dari sini. Cetak satu halaman uji.", EN: "It cannot be checked from here. Print a test page.", HR: "Ne može se provjeriti odavde. Ispišite probnu stranicu."}
	textReadyPrinterDo     = i18n.Text{ID: "Cetak halaman uji", EN: "Print a test page", HR: "Ispiši probnu stranicu"}
	textReadyBackup        = i18n.Text{ID: "Cadangan", EN: "Backup", HR: "Sigurnosna kopija"}
	textReadyBackupText    = i18n.Text{ID: "Semua turnamen yang belum selesai ada dalam berkas cadangan.", EN: "All unfinished tournaments are in a backup file.", HR: "Svi nezavršeni turniri su u sigurnosnoj kopiji."}
	textReadyNoEvents      = i18n.Text{ID: "Tidak ada turnamen berjalan yang perlu dicadangkan.", EN: "No tournament under way needs a backup.", HR: "Nijedan turnir u tijeku ne treba kopiju."}
	textReadyNow           = i18n.Text{ID: "baru saja", EN: "just now", HR: "upravo"}
	textReadyAhead         = i18n.Text{ID: "waktu yang belum tiba: jam perangkat ini mundur", EN: "a time to come: the clock of this device was set back", HR: "vrijeme koje tek dolazi: sat uređaja je vraćen"}
	textReadyHoursAgo      = i18n.Plural{ID: "{0} jam lalu", ENOne: "{0} hour ago", EN: "{0} hours ago", HROne: "prije {0} sat", HRFew: "prije {0} sata", HR: "prije {0} sati"}
	textReadyDaysAgo       = i18n.Plural{ID: "{0} hari lalu", ENOne: "{0} day ago", EN: "{0} days ago", HROne: "prije {0} dan", HRFew: "prije {0} dana", HR: "prije {0} dana"}
	textReadyTime          = i18n.Text{ID: "Jam perangkat: {0}", EN: "The device says: {0}", HR: "Sat uređaja: {0}"}
	textReadyTimeText      = i18n.Text{ID: "Waktu ini tercetak di semua lembar. Benar?", EN: "This time is printed on every sheet. Is it right?", HR: "To vrijeme stoji na svim listovima. Je li točno?"}
	textTestPage           = i18n.Text{ID: "Halaman uji", EN: "Test page", HR: "Probna stranica"}
	textTestPageText       = i18n.Text{ID: "Bingkai harus utuh di keempat sisi. Semua huruf dan tanda di bawah harus terbaca dari satu meter.", EN: "The frame must be whole on all four sides. All letters and signs below must be readable from one metre.", HR: "Okvir mora biti cijeli sa sve četiri strane. Sva slova i znakovi moraju se čitati s jednog metra."}
)
