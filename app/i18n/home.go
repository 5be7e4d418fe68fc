package i18n

// The home page, settings and about.
var (
	HomeNew            = Text{"Turnamen baru", "New tournament", "Novi turnir"}
	HomeNewUnder       = Text{"Siap dalam 10 menit", "Ready in 10 minutes", "Spremno za 10 minuta"}
	HomeOpenBackup     = Text{"Buka cadangan", "Open a backup", "Otvori sigurnosnu kopiju"}
	HomeTournaments    = Text{"Turnamen", "Tournaments", "Turniri"}
	HomeOthers         = Text{"Turnamen lain", "Other tournaments", "Ostali turniri"}
	HomeEmpty          = Text{"Belum ada turnamen", "No tournament yet", "Još nema turnira"}
	HomeEmptyText      = Text{"Turnamen yang Anda buat ada di sini, di perangkat ini saja.", "Tournaments that you create stand here, on this device only.", "Ovdje stoje turniri koje stvorite, samo na ovom uređaju."}
	HomeRunning        = Text{"Sedang berjalan", "Running", "U tijeku"}
	HomePreparing      = Text{"Persiapan", "Preparing", "Priprema"}
	HomeFinished       = Text{"Selesai", "Finished", "Završeno"}
	HomeReady          = Text{"Siap tanpa internet", "Ready without internet", "Spremno bez interneta"}
	HomeNotReady       = Text{"Belum siap tanpa internet", "Not yet ready without internet", "Još nije spremno bez interneta"}
	HomeInstall        = Text{"Pasang dulu di perangkat", "Install it on the device first", "Najprije instalirajte na uređaj"}
	HomeInstallApple   = Text{"Di iPhone dan iPad, aplikasi yang dipasang punya penyimpanan sendiri. Pasang sebelum turnamen pertama: tombol Bagikan, lalu Tambah ke Layar Utama.", "On iPhone and iPad an installed app has a store of its own. Install before the first tournament: Share button, then Add to Home Screen.", "Na iPhoneu i iPadu instalirana aplikacija ima vlastitu pohranu. Instalirajte prije prvog turnira: gumb Dijeli, zatim Dodaj na početni zaslon."}
	HomeInstallText    = Text{"Anda membuka Wasit di tab peramban. Yang dipasang lebih aman: peramban tidak menghapus datanya.", "You opened Wasit in a browser tab. Installed it is safer: the browser does not clear its data.", "Otvorili ste Wasit u kartici preglednika. Instaliran je sigurniji: preglednik ne briše njegove podatke."}
	HomeInstallDo      = Text{"Pasang aplikasi", "Install the app", "Instaliraj aplikaciju"}
	HomeUpdate         = Text{"Versi baru siap", "A new version is ready", "Nova inačica je spremna"}
	HomeUpdateText     = Text{"Ganti saat tidak ada babak yang berjalan. Data turnamen tetap.", "Change over while no round is running. The tournaments stay.", "Prijeđite na nju dok nijedno kolo ne traje. Turniri ostaju."}
	HomeUpdateDo       = Text{"Pakai versi baru", "Use the new version", "Prijeđi na novu"}
	HomeReplaced       = Text{"Tab lain sudah memakai versi baru", "Another tab uses the new version already", "Druga kartica već koristi novu inačicu"}
	HomeReplacedText   = Text{"Muat ulang halaman ini supaya sama.", "Reload this page to do the same.", "Ponovno učitajte ovu stranicu."}
	HomeReload         = Text{"Muat ulang", "Reload", "Učitaj ponovno"}
	HomeNoStore        = Text{"Penyimpanan tidak dapat dipakai", "The store cannot be used", "Pohrana nije dostupna"}
	HomeNoStoreText    = Text{"Peramban ini tidak memberi penyimpanan, misalnya karena mode pribadi. Buka Wasit di jendela biasa.", "This browser gives no storage, for instance in a private window. Open Wasit in an ordinary window.", "Preglednik ne daje pohranu, primjerice u privatnom prozoru. Otvorite Wasit u običnom prozoru."}
	HomeKeep           = Text{"Peramban boleh menghapus data ini", "The browser may clear this data", "Preglednik smije obrisati ove podatke"}
	HomeKeepText       = Text{"Minta peramban menjaganya, dan simpan cadangan di luar perangkat.", "Ask the browser to keep it, and keep a backup elsewhere.", "Zatražite da ih čuva i držite kopiju drugdje."}
	HomeKeepDo         = Text{"Minta dijaga", "Ask to keep it", "Zatraži čuvanje"}
	HomeLastBackup     = Text{"Cadangan terakhir: {0}", "Last backup: {0}", "Zadnja kopija: {0}"}
	HomeLastBackupText = Text{"{0}: kalau perangkat rusak, yang sesudahnya hilang. Simpan cadangan di tempat lain.", "{0}: should this device break, what came later is lost. Keep a backup elsewhere.", "{0}: ako se uređaj pokvari, kasnije se gubi. Čuvajte kopiju drugdje."}
	HomeRounds         = Text{"Babak {0} dari {1}", "Round {0} of {1}", "{0}. kolo od {1}"}
	HomeMissing        = Plural{"Sisa {0} papan", "{0} board to come", "{0} boards to come", "Još {0} ploča", "Još {0} ploče", "Još {0} ploča"}
	HomeEnter          = Text{"Isi hasil", "Enter results", "Unesi rezultate"}
	HomeOpen           = Text{"Buka", "Open", "Otvori"}

	SettingsLanguage = Text{"Bahasa", "Language", "Jezik"}
	SettingsTheme    = Text{"Tampilan", "Appearance", "Izgled"}
	SettingsSystem   = Text{"Ikut sistem", "As the system", "Kao sustav"}
	SettingsLight    = Text{"Terang", "Light", "Svijetlo"}
	SettingsDark     = Text{"Gelap", "Dark", "Tamno"}
	SettingsContrast = Text{"Kontras tinggi", "High contrast", "Visoki kontrast"}
	SettingsCalm     = Text{"Tanpa gerakan", "No movement", "Bez pokreta"}
	SettingsLeft     = Text{"Tangan kiri", "Left-handed", "Ljevoruki"}
	SettingsLeftHelp = Text{"Tombol tindakan pindah ke kiri. Tombol hasil tetap: kiri selalu Putih.", "Action buttons move to the left. Result keys stay: left is always White.", "Gumbi se sele ulijevo. Tipke rezultata ostaju: lijevo je uvijek bijeli."}
	SettingsSpeak    = Text{"Ucapkan hasil", "Speak results", "Izgovori rezultate"}
	SettingsVibrate  = Text{"Getar saat hasil masuk", "Vibrate on each result", "Vibriraj pri unosu"}
	SettingsPerson   = Text{"Nama Anda di catatan", "Your name in the log", "Vaše ime u dnevniku"}
	SettingsPersonAs = Text{"Tampil di catatan kejadian, misalnya Rina.", "Stands in the log, for example Rina.", "Stoji u dnevniku, primjerice Rina."}
	SettingsStorage  = Text{"Penyimpanan", "Storage", "Pohrana"}
	SettingsKept     = Text{"Dijaga oleh peramban", "Kept by the browser", "Preglednik je čuva"}
	SettingsNotKept  = Text{"Boleh dihapus peramban bila ruang habis", "The browser may clear it when space runs out", "Preglednik je smije obrisati kad ponestane mjesta"}
	SettingsUsed     = Text{"{0} dari {1} terpakai", "{0} of {1} used", "Iskorišteno {0} od {1}"}
	SettingsBackup   = Text{"Cadangkan semua", "Back up everything", "Kopiraj sve"}
	SettingsHolds    = Text{"Cadangan memuat nama dan tanggal lahir. Simpan di tempat yang aman.", "A backup holds names and birth dates. Keep it in a safe place.", "Kopija sadrži imena i datume rođenja. Čuvajte je na sigurnom."}

	AboutText     = Text{"Wasit menjalankan turnamen catur di perangkat ini, tanpa internet dan tanpa server. Tidak ada data yang dikirim ke mana pun.", "Wasit runs chess tournaments on this device, without internet and without a server. No data is sent anywhere.", "Wasit vodi šahovske turnire na ovom uređaju, bez interneta i bez poslužitelja. Nikakvi se podaci nikamo ne šalju."}
	AboutVersion  = Text{"Versi", "Version", "Inačica"}
	AboutLicences = Text{"Lisensi", "Licences", "Licencije"}
	AboutRules    = Text{"Pairing menurut FIDE C.04.3 (2026), tie-break menurut FIDE C.07.", "Pairings by FIDE C.04.3 (2026), tie-breaks by FIDE C.07.", "Parovi prema FIDE C.04.3 (2026), dodatni kriteriji prema FIDE C.07."}

	NotFound      = Text{"Halaman tidak ada", "No such page", "Nema takve stranice"}
	NotFoundText  = Text{"Alamat ini tidak dikenal. Turnamen Anda ada di beranda.", "This address is unknown. Your tournaments are on the home page.", "Ova adresa nije poznata. Vaši su turniri na početnoj stranici."}
	NoEvent       = Text{"Turnamen ini tidak ada di perangkat ini", "This tournament is not on this device", "Ovog turnira nema na ovom uređaju"}
	NoEventText   = Text{"Mungkin sudah dihapus, atau ada di peramban lain.", "It may have been deleted, or it is in another browser.", "Možda je obrisan ili je u drugom pregledniku."}
	EventBroken   = Text{"Turnamen ini tidak terbaca utuh", "This tournament could not be read whole", "Ovaj turnir nije pročitan u cijelosti"}
	EventBrokenAt = Text{"Catatan {0} rusak. Buka cadangan terakhir; catatan sebelum itu utuh.", "Record {0} is damaged. Open the last backup; the records before it are intact.", "Zapis {0} je oštećen. Otvorite posljednju kopiju; zapisi prije njega su cijeli."}
	EventNewer    = Text{"Turnamen ini ditulis oleh Wasit yang lebih baru", "A newer Wasit wrote this tournament", "Ovaj je turnir zapisao noviji Wasit"}
	EventNewerDo  = Text{"Perbarui Wasit dulu. Tidak ada yang diubah.", "Update Wasit first. Nothing was changed.", "Najprije ažurirajte Wasit. Ništa nije promijenjeno."}

	OtherTab     = Text{"Tab lain sedang menulis turnamen ini", "Another tab writes this tournament", "Druga kartica zapisuje ovaj turnir"}
	OtherTabText = Text{"Di sini hanya bisa melihat; perubahan di sana langsung tampak.", "Here you can only look; changes made there show at once.", "Ovdje možete samo gledati; promjene se odmah vide."}
	OtherTabDo   = Text{"Tulis di sini", "Write here", "Zapisuj ovdje"}
	Unsaved      = Text{"Tindakan terakhir belum tersimpan", "The last act was not saved", "Posljednja radnja nije spremljena"}
	UnsavedText  = Text{"Yang sudah tercatat sebelumnya aman. Ulangi tindakan itu.", "What was recorded before is safe. Do it again.", "Što je prije zapisano, sigurno je. Ponovite radnju."}
	UnsavedFull  = Text{"Ruang penyimpanan habis. Hapus berkas lain di perangkat, lalu ulangi. Yang tercatat sebelumnya aman.", "The device is full. Remove other files, then do it again. What was recorded before is safe.", "Uređaj je pun. Uklonite druge datoteke pa ponovite. Što je prije zapisano, sigurno je."}
	Broken       = Text{"Terjadi kesalahan di halaman ini", "Something went wrong on this page", "Dogodila se pogreška na ovoj stranici"}
	BrokenText   = Text{"Semua yang tercatat aman. Muat ulang halaman.", "Everything recorded is safe. Reload the page.", "Sve zapisano je sigurno. Ponovno učitajte stranicu."}
)
