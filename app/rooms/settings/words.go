package settings

import (
	"wasit/app/words/i18n"
)

// The home page, settings and about.
var (
	textHomeOpenBackup   = i18n.Text{ID: "Buka cadangan", EN: "Open a backup", HR: "Otvori sigurnosnu kopiju"}
	textSettingsLanguage = i18n.Text{ID: "Bahasa", EN: "Language", HR: "Jezik"}
	textSettingsLooks    = i18n.Text{ID: "Bahasa dan tampilan", EN: "Language and looks", HR: "Jezik i izgled"}
	textSettingsResults  = i18n.Text{ID: "Mengisi hasil", EN: "Entering results", HR: "Unos rezultata"}
	textSettingsLessons  = i18n.Text{ID: "Pelajaran", EN: "Lessons", HR: "Lekcije"}
	textSettingsTheme    = i18n.Text{ID: "Tampilan", EN: "Appearance", HR: "Izgled"}
	textSettingsSystem   = i18n.Text{ID: "Ikut sistem", EN: "As the system", HR: "Kao sustav"}
	textSettingsLight    = i18n.Text{ID: "Terang", EN: "Light", HR: "Svijetlo"}
	textSettingsDark     = i18n.Text{ID: "Gelap", EN: "Dark", HR: "Tamno"}
	textSettingsContrast = i18n.Text{ID: "Kontras tinggi", EN: "High contrast", HR: "Visoki kontrast"}
	textSettingsCalm     = i18n.Text{ID: "Tanpa gerakan", EN: "No movement", HR: "Bez pokreta"}
	textSettingsLeft     = i18n.Text{ID: "Tangan kiri", EN: "Left-handed", HR: "Ljevoruki"}
	textSettingsLeftHelp = i18n.Text{ID: "Tombol tindakan pindah ke kiri. Tombol hasil tetap: kiri selalu Putih.", EN: "Action buttons move to the left. Result keys stay: left is always White.", HR: "Gumbi se sele ulijevo. Tipke rezultata ostaju: lijevo je uvijek bijeli."}
	textSettingsRead     = i18n.Text{ID: "Bacakan soal pelajaran", EN: "Read tasks of lessons aloud", HR: "Čitaj zadatke iz lekcija naglas"}
	textSettingsSpeak    = i18n.Text{ID: "Ucapkan hasil", EN: "Speak results", HR: "Izgovori rezultate"}
	textSettingsVibrate  = i18n.Text{ID: "Getar saat hasil masuk", EN: "Vibrate on each result", HR: "Vibriraj pri unosu"}
	textSettingsRing     = i18n.Text{ID: "Berdering saat papan memanggil wasit", EN: "Ring when a board calls the arbiter", HR: "Zvoni kad ploča zove suca"}
	textSettingsRingAs   = i18n.Text{ID: "Di meja dan di perangkat wasit.", EN: "At the desk and on arbiters' devices.", HR: "Za stolom i na sudačkim uređajima."}
	textSettingsPerson   = i18n.Text{ID: "Nama Anda di catatan", EN: "Your name in the log", HR: "Vaše ime u dnevniku"}
	textSettingsPersonAs = i18n.Text{ID: "Tampil di catatan, misalnya Rina.", EN: "Stands in the log, for example Anna.", HR: "Stoji u dnevniku, primjerice Marija."}
	textSettingsStorage  = i18n.Text{ID: "Penyimpanan", EN: "Storage", HR: "Pohrana"}
	textSettingsKept     = i18n.Text{ID: "Dijaga oleh peramban", EN: "Kept by the browser", HR: "Preglednik je čuva"}
	textSettingsNotKept  = i18n.Text{ID: "Boleh dihapus peramban bila ruang habis", EN: "The browser may clear it when space runs out", HR: "Preglednik je smije obrisati kad ponestane mjesta"}
	textSettingsUsed     = i18n.Text{ID: "{0} dari {1} terpakai", EN: "{0} of {1} used", HR: "Iskorišteno {0} od {1}"}
	textSettingsLists    = i18n.Text{ID: "Daftar FIDE atau federasi di perangkat ini, untuk mengisi dan mencocokkan data pemain.", EN: "FIDE's list or that of a federation on this device, to fill in and check players.", HR: "FIDE-ova lista ili lista saveza na uređaju, za popunjavanje i provjeru igrača."}
	textSettingsFollow   = i18n.Text{ID: "Anak yang diikuti keluarga di perangkat ini. Di sana juga dihapus.", EN: "Children whom the family follows on this device. They are removed there too.", HR: "Djeca koju obitelj prati na ovom uređaju. Ondje se i uklanjaju."}
	textSettingsBackup   = i18n.Text{ID: "Cadangkan semua", EN: "Back up everything", HR: "Spremi kopiju svega"}
	textAboutText        = i18n.Text{ID: "Wasit menjalankan turnamen catur di perangkat ini, tanpa internet dan tanpa server. Tidak ada data yang dikirim ke mana pun.", EN: "Wasit runs chess tournaments on this device, without internet and without a server. No data is sent anywhere.", HR: "Wasit vodi šahovske turnire na ovom uređaju, bez interneta i bez poslužitelja. Nikakvi se podaci nikamo ne šalju."}
	textAboutVersion     = i18n.Text{ID: "Versi", EN: "Version", HR: "Inačica"}
	textAboutDate        = i18n.Text{ID: "Tanggal", EN: "Date", HR: "Datum"}
	textAboutBuild       = i18n.Text{ID: "Berkas", EN: "Files", HR: "Datoteke"}
	textAboutNews        = i18n.Text{ID: "Yang baru", EN: "What is new", HR: "Što je novo"}
	textAboutLicence     = i18n.Text{ID: "Wasit adalah perangkat lunak bebas dengan lisensi MIT: siapa pun boleh memakai, menghosting, mengubah, dan menyebarkannya. Di bawah ini lisensinya, dan lisensi semua yang ikut di dalamnya.", EN: "Wasit is free software under the MIT licence: anyone may use, host, change and pass it on. Below stand its licence and those of everything shipped with it.", HR: "Wasit je slobodan softver s licencijom MIT: svatko ga smije rabiti, poslužiti, mijenjati i dijeliti. Ispod su njegova licencija i licencije svega što je u njemu."}
	textAboutLicences    = i18n.Text{ID: "Lisensi", EN: "Licences", HR: "Licencije"}
	textAboutRules       = i18n.Text{ID: "Pairing menurut FIDE C.04.3 (2026), tie-break menurut FIDE C.07. Wasit sendiri belum disahkan oleh FIDE.", EN: "Pairings by FIDE C.04.3 (2026), tie-breaks by FIDE C.07. Wasit itself is not endorsed by FIDE.", HR: "Parovi prema FIDE C.04.3 (2026), dodatni kriteriji prema FIDE C.07. Sam Wasit FIDE nije odobrila."}
	textNotFound         = i18n.Text{ID: "Halaman tidak ada", EN: "No such page", HR: "Nema takve stranice"}
	textNotFoundText     = i18n.Text{ID: "Alamat ini tidak dikenal. Turnamen Anda ada di beranda.", EN: "This address is unknown. Your tournaments are on the home page.", HR: "Ova adresa nije poznata. Vaši su turniri na početnoj stranici."}
)
