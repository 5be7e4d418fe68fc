package home

import (
	"wasit/app/words/i18n"
)

// Tables over several events.
var textSeasonUnder = i18n.Text{ID: "Tabel dari beberapa turnamen, cari pemain", EN: "A table over several tournaments, find a player", HR: "Tablica više turnira, traženje igrača"}

// The data page, the log, the overview.
var (
	textNextPlayers = i18n.Text{ID: "Isi pemain", EN: "Add players", HR: "Unesite igrače"}
	textNextPair    = i18n.Text{ID: "Siap dipairing", EN: "Ready to pair", HR: "Spremno za sparivanje"}
	textNextPublish = i18n.Text{ID: "Draf siap", EN: "Draft ready", HR: "Nacrt je spreman"}
	textNextClose   = i18n.Text{ID: "Semua hasil masuk", EN: "All results are in", HR: "Svi su rezultati uneseni"}
	textNextFinish  = i18n.Text{ID: "Semua babak selesai", EN: "All rounds are played", HR: "Sva su kola odigrana"}
	textNextDone    = i18n.Text{ID: "Turnamen selesai", EN: "The tournament is finished", HR: "Turnir je završen"}
	textDay         = i18n.Text{ID: "Jalannya hari", EN: "The course of the day", HR: "Tijek dana"}
	textDayEnd      = i18n.Text{ID: "Juara", EN: "Winners", HR: "Pobjednici"}
	textDayNow      = i18n.Text{ID: "Sekarang", EN: "Now", HR: "Sada"}
	textDayNext     = i18n.Text{ID: "Perubahan berikutnya", EN: "The next change", HR: "Sljedeća promjena"}
	textDayReady    = i18n.Text{ID: "{0} sudah bisa dipairing.", EN: "{0} can be paired already.", HR: "{0}: sparivanje je već moguće."}
	textEntered     = i18n.Text{ID: "{0} dari {1} sudah masuk", EN: "Entered: {0} of {1}", HR: "Uneseno: {0} od {1}"}
	textPath        = i18n.Text{ID: "Urutan persiapan", EN: "Order of the preparation", HR: "Redoslijed priprema"}
	textPathDone    = i18n.Text{ID: "sudah", EN: "done", HR: "gotovo"}
	textPathHere    = i18n.Text{ID: "{0} dari {1} hadir", EN: "{0} of {1} here", HR: "došlo {0} od {1}"}
	textNextGo      = i18n.Text{ID: "Lanjutkan", EN: "Go on", HR: "Nastavi"}
	textMoreTools   = i18n.Text{ID: "Alat", EN: "Tools", HR: "Alati"}
)

// The home page, settings and about.
var (
	textHomeNewUnder    = i18n.Text{ID: "Siap dalam 10 menit", EN: "Ready in 10 minutes", HR: "Spremno za 10 minuta"}
	textHomeTournaments = i18n.Text{ID: "Turnamen", EN: "Tournaments", HR: "Turniri"}
	textHomeOthers      = i18n.Text{ID: "Turnamen lain", EN: "Other tournaments", HR: "Ostali turniri"}
	textLost            = i18n.Plural{ID: "{0} turnamen hilang dari perangkat ini", ENOne: "{0} tournament has gone from this device", EN: "{0} tournaments have gone from this device", HROne: "S ovog je uređaja nestao {0} turnir", HRFew: "S ovog su uređaja nestala {0} turnira", HR: "S ovog je uređaja nestalo {0} turnira"}
	textLostText        = i18n.Text{ID: "Terakhir tersimpan di sini pada {0}. Sekarang penyimpanan peramban kosong: dikosongkan oleh peramban atau oleh seseorang, atau berkasnya rusak. Untuk melanjutkan, buka cadangan terbaru.", EN: "Last stored here on {0}. The browser's store is empty now: the browser or somebody has cleared it, or its files were damaged. To go on, open the newest backup.", HR: "Zadnji put pohranjeno ovdje {0}. Pohrana preglednika sada je prazna: ispraznio ju je preglednik ili netko drugi, ili su joj datoteke oštećene. Za nastavak otvorite najnoviju kopiju."}
	textHomeEmpty       = i18n.Text{ID: "Belum ada turnamen", EN: "No tournament yet", HR: "Još nema turnira"}
	textHomeEmptyText   = i18n.Text{ID: "Turnamen yang Anda buat ada di sini, di perangkat ini saja.", EN: "Tournaments that you create stand here, on this device only.", HR: "Ovdje stoje turniri koje stvorite, samo na ovom uređaju."}
	textHomeLoading     = i18n.Text{ID: "Membaca turnamen di perangkat ini …", EN: "Reading the tournaments on this device …", HR: "Čitanje turnira na ovom uređaju …"}
	textHomeRunning     = i18n.Text{ID: "Sedang berjalan", EN: "Running", HR: "U tijeku"}
	textHomeReady       = i18n.Text{ID: "Siap tanpa internet", EN: "Ready without internet", HR: "Spremno bez interneta"}
	textHomeNotReady    = i18n.Text{ID: "Belum siap tanpa internet", EN: "Not yet ready without internet", HR: "Još nije spremno bez interneta"}
	textHomeEnter       = i18n.Text{ID: "Isi hasil", EN: "Enter results", HR: "Unesi rezultate"}
	textHomeOpen        = i18n.Text{ID: "Buka", EN: "Open", HR: "Otvori"}
)

// A file opened from the home page as a new event.
var (
	textOpenFile  = i18n.Text{ID: "Buka berkas", EN: "Open a file", HR: "Otvori datoteku"}
	textOpenUnder = i18n.Text{ID: "Cadangan, TRF, atau daftar pemain", EN: "Backup, TRF or list of players", HR: "Kopija, TRF ili popis igrača"}
)

// A day of practice for helpers.
var (
	textPracticeTool  = i18n.Text{ID: "Latihan petugas", EN: "Train helpers", HR: "Uvježbaj pomoćnike"}
	textPracticeUnder = i18n.Text{ID: "Satu hari simulasi: terlambat, salah isi, protes", EN: "A simulated day: latecomers, wrong entries, a protest", HR: "Simulirani dan: kašnjenja, pogrešni unosi, prigovor"}
	textPracticeList  = i18n.Text{ID: "Latihan, bukan turnamen", EN: "Practice, no tournaments", HR: "Vježbe, nisu turniri"}
)

// The check of the evening before.
var (
	textReadyUnder = i18n.Text{ID: "Malam sebelum turnamen", EN: "The evening before", HR: "Večer prije turnira"}
)
