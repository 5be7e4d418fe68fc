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
	textFirstWhere      = i18n.Text{ID: "Mulai dari mana?", EN: "Where to begin?", HR: "Odakle početi?"}
	textFirstHere       = i18n.Text{ID: "Semuanya tersimpan di perangkat ini saja.", EN: "Everything is stored on this device only.", HR: "Sve se sprema samo na ovom uređaju."}
	textFirstEventText  = i18n.Text{ID: "Tempel nama dari WhatsApp, panggil yang hadir, umumkan babak 1.", EN: "Paste the names, call who is here, publish round 1.", HR: "Zalijepite imena, prozovite prisutne, objavite 1. kolo."}
	textFirstNames      = i18n.Text{ID: "Kevin Teguh Andi Zaki Slamet Fajar", EN: "Anna Ben Clara David Emma Finn", HR: "Ana Borna Ema Filip Iva Luka"}
	textFirstClockText  = i18n.Text{ID: "Letakkan ponsel di samping papan. 25 menit + 10 detik sudah siap.", EN: "Put the phone beside the board. 25 minutes + 10 seconds are ready.", HR: "Stavite mobitel pokraj ploče. 25 minuta + 10 sekundi je spremno."}
	textFirstClockGo    = i18n.Text{ID: "Buka jam", EN: "Open the clock", HR: "Otvori sat"}
	textFirstLearnText  = i18n.Text{ID: "Dari nama petak sampai garpu, sendiri atau satu kelas.", EN: "From the names of the squares to forks, alone or as a class.", HR: "Od imena polja do rašlji, sami ili cijeli razred."}
	textFirstLearnGo    = i18n.Text{ID: "Pelajaran pertama", EN: "The first lesson", HR: "Prva lekcija"}
	textFirstBoard      = i18n.Text{ID: "Contoh soal: kuda putih di d5", EN: "A task: the white knight on d5", HR: "Primjer zadatka: bijeli skakač na d5"}
	textFirstLaws       = i18n.Text{ID: "Tanya aturan", EN: "Ask the Laws", HR: "Pitajte pravila"}
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
	textReadyUnder   = i18n.Text{ID: "Malam sebelum turnamen", EN: "The evening before", HR: "Večer prije turnira"}
	textHomewardTry  = i18n.Text{ID: "Coba dengan papan, jam catur, dan babak Anda", EN: "Try it with your boards, clocks and rounds", HR: "Isprobajte sa svojim pločama, satovima i kolima"}
	textHomewardEnds = i18n.Text{ID: "± {0}, antara {1} dan {2}", EN: "± {0}, between {1} and {2}", HR: "± {0}, između {1} i {2}"}
	textScenarios    = i18n.Text{ID: "Peringkat yang mungkin sebelum hasil terakhir", EN: "The places that are possible before the last results", HR: "Moguća mjesta prije posljednjih rezultata"}
)
