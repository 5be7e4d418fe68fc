package i18n

// The home page, settings and about.
var (
	HomeNew            = Text{"Turnamen baru", "New tournament", "Novi turnir"}
	HomePreparing      = Text{"Persiapan", "Preparing", "Priprema"}
	HomeFinished       = Text{"Selesai", "Finished", "Završeno"}
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
	HomeMiscounted     = Text{"Peramban menolak menyimpan", "The browser refuses to store anything", "Preglednik odbija spremanje"}
	HomeMiscountedText = Text{"Peramban dihentikan saat memasang Wasit dan salah menghitung ruangnya. Tutup peramban sepenuhnya, lalu buka lagi. Yang sudah tersimpan tetap ada.", "It was stopped while it installed Wasit and counts its room wrongly. Close the browser completely and open it again. What is stored is still there.", "Zaustavljen je dok je instalirao Wasit i pogrešno broji svoj prostor. Zatvorite preglednik potpuno i otvorite ga ponovno. Što je spremljeno, i dalje je tu."}
	HomeNoStore        = Text{"Penyimpanan tidak dapat dipakai", "The store cannot be used", "Pohrana nije dostupna"}
	HomeNoStoreText    = Text{"Peramban ini tidak memberi penyimpanan, misalnya karena mode pribadi. Buka Wasit di jendela biasa.", "This browser gives no storage, for instance in a private window. Open Wasit in an ordinary window.", "Preglednik ne daje pohranu, primjerice u privatnom prozoru. Otvorite Wasit u običnom prozoru."}
	HomeKeep           = Text{"Peramban boleh menghapus data ini", "The browser may clear this data", "Preglednik smije obrisati ove podatke"}
	HomeKeepText       = Text{"Minta peramban menjaganya, dan simpan cadangan di luar perangkat.", "Ask the browser to keep it, and keep a backup elsewhere.", "Zatražite da ih čuva i držite kopiju drugdje."}
	HomeKeepDo         = Text{"Minta dijaga", "Ask to keep it", "Zatraži čuvanje"}
	HomeNoBackup       = Text{"Belum pernah dicadangkan", "Never backed up yet", "Još nema sigurnosne kopije"}
	HomeLastBackup     = Text{"Cadangan terakhir: {0}", "Last backup: {0}", "Zadnja kopija: {0}"}
	HomeLastBackupText = Text{"{0}: kalau perangkat rusak, yang sesudahnya hilang. Simpan cadangan di tempat lain.", "{0}: should this device break, what came later is lost. Keep a backup elsewhere.", "{0}: ako se uređaj pokvari, kasnije se gubi. Čuvajte kopiju drugdje."}
	ScenariosTitle     = Text{"Siapa bisa juara", "Who can still win", "Tko još može pobijediti"}
	HomewardTitle      = Text{"Kapan pulang?", "When do we go home?", "Kada idemo kući?"}
	HomeRounds         = Text{"Babak {0} dari {1}", "Round {0} of {1}", "{0}. kolo od {1}"}
	HomeMissing        = Plural{"Sisa {0} papan", "{0} board to come", "{0} boards to come", "Još {0} ploča", "Još {0} ploče", "Još {0} ploča"}
	SettingsHolds      = Text{"Cadangan memuat nama dan tanggal lahir. Simpan di tempat yang aman.", "A backup holds names and birth dates. Keep it in a safe place.", "Kopija sadrži imena i datume rođenja. Čuvajte je na sigurnom."}
	EventNewer         = Text{"Turnamen ini ditulis oleh Wasit yang lebih baru", "A newer Wasit wrote this tournament", "Ovaj je turnir zapisao noviji Wasit"}
	EventNewerDo       = Text{"Perbarui Wasit dulu. Tidak ada yang diubah.", "Update Wasit first. Nothing was changed.", "Najprije ažurirajte Wasit. Ništa nije promijenjeno."}
	SaveReadable       = Text{"Simpan yang terbaca", "Save what can be read", "Spremi što se može pročitati"}
	OpenNewest         = Text{"Buka cadangan terbaru", "Open the newest backup", "Otvori najnoviju kopiju"}
	OtherTab           = Text{"Tab lain sedang menulis turnamen ini", "Another tab writes this tournament", "Druga kartica zapisuje ovaj turnir"}
	OtherTabText       = Text{"Di sini hanya bisa melihat; perubahan di sana langsung tampak.", "Here you can only look; changes made there show at once.", "Ovdje možete samo gledati; promjene se odmah vide."}
	OtherTabDo         = Text{"Tulis di sini", "Write here", "Zapisuj ovdje"}
	Unsaved            = Text{"Tindakan terakhir belum tersimpan", "The last act was not saved", "Posljednja radnja nije spremljena"}
	UnsavedText        = Text{"Yang sudah tercatat sebelumnya aman. Ulangi tindakan itu.", "What was recorded before is safe. Do it again.", "Što je prije zapisano, sigurno je. Ponovite radnju."}
	UnsavedFull        = Text{"Ruang penyimpanan habis. Hapus berkas lain di perangkat, lalu ulangi. Yang tercatat sebelumnya aman.", "The device is full. Remove other files, then do it again. What was recorded before is safe.", "Uređaj je pun. Uklonite druge datoteke pa ponovite. Što je prije zapisano, sigurno je."}
	Broken             = Text{"Terjadi kesalahan di halaman ini", "Something went wrong on this page", "Dogodila se pogreška na ovoj stranici"}
	BrokenText         = Text{"Semua yang tercatat aman. Muat ulang halaman.", "Everything recorded is safe. Reload the page.", "Sve zapisano je sigurno. Ponovno učitajte stranicu."}
)
