package home

import (
	"wasit/app/words/i18n"
)

// The check-in before a round.
var (
	textCheckInUnder = i18n.Text{ID: "Siapa yang hadir, siapa yang sudah bayar", EN: "Who is here, who has paid", HR: "Tko je došao, tko je platio"}
)

// Tables over several events.
var textSeasonUnder = i18n.Text{ID: "Tabel dari beberapa turnamen, cari pemain", EN: "A table over several tournaments, find a player", HR: "Tablica više turnira, traženje igrača"}

// The chess clock.
var ()

// The data page, the log, the overview.
var (
	textNextPlayers = i18n.Text{ID: "Isi pemain", EN: "Add players", HR: "Unesite igrače"}
	textNextPair    = i18n.Text{ID: "Siap dipairing", EN: "Ready to pair", HR: "Spremno za sparivanje"}
	textNextPublish = i18n.Text{ID: "Draf siap", EN: "Draft ready", HR: "Nacrt je spreman"}
	textNextClose   = i18n.Text{ID: "Semua hasil masuk", EN: "All results are in", HR: "Svi su rezultati uneseni"}
	textNextFinish  = i18n.Text{ID: "Semua babak selesai", EN: "All rounds are played", HR: "Sva su kola odigrana"}
	textNextDone    = i18n.Text{ID: "Turnamen selesai", EN: "The tournament is finished", HR: "Turnir je završen"}
	textPath        = i18n.Text{ID: "Urutan persiapan", EN: "Order of the preparation", HR: "Redoslijed priprema"}
	textPathDone    = i18n.Text{ID: "sudah", EN: "done", HR: "gotovo"}
	textPathHere    = i18n.Text{ID: "{0} dari {1} hadir", EN: "{0} of {1} here", HR: "došlo {0} od {1}"}
	textNextGo      = i18n.Text{ID: "Lanjutkan", EN: "Go on", HR: "Nastavi"}
	textToolsBefore = i18n.Text{ID: "Sebelum babak 1", EN: "Before round 1", HR: "Prije 1. kola"}
	textToolsRound  = i18n.Text{ID: "Selama babak", EN: "During a round", HR: "Za vrijeme kola"}
	textToolsAfter  = i18n.Text{ID: "Sesudahnya", EN: "Afterwards", HR: "Poslije"}
	textMoreTools   = i18n.Text{ID: "Alat", EN: "Tools", HR: "Alati"}
	textPrintUnder  = i18n.Text{ID: "Pairing, klasemen, slip hasil", EN: "Pairings, standings, result slips", HR: "Parovi, poredak, listići"}
	textDataUnder   = i18n.Text{ID: "Cadangan, TRF, catatan", EN: "Backup, TRF, event log", HR: "Kopija, TRF, dnevnik"}
	textCrossUnder  = i18n.Text{ID: "Semua babak dalam satu tabel", EN: "All rounds in one table", HR: "Sva kola u jednoj tablici"}
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

// The board.
var ()

// A day of practice for helpers.
var (
	textPracticeTool  = i18n.Text{ID: "Latihan petugas", EN: "Train helpers", HR: "Uvježbaj pomoćnike"}
	textPracticeUnder = i18n.Text{ID: "Satu hari simulasi: terlambat, salah isi, protes", EN: "A simulated day: latecomers, wrong entries, a protest", HR: "Simulirani dan: kašnjenja, pogrešni unosi, prigovor"}
	textPracticeList  = i18n.Text{ID: "Latihan, bukan turnamen", EN: "Practice, no tournaments", HR: "Vježbe, nisu turniri"}
)

// The page of prizes.
var (
	textPrizesUnder = i18n.Text{ID: "Juara per kategori, undian, piagam, medali", EN: "Winners by category, lots, certificates, medals", HR: "Pobjednici po kategorijama, ždrijeb, diplome, medalje"}
)

// The check of the evening before.
var (
	textReadyUnder = i18n.Text{ID: "Malam sebelum turnamen", EN: "The evening before", HR: "Večer prije turnira"}
)

// Sections of an event.
var (
	textDatesUnder    = i18n.Text{ID: "Tanggal dan jam babak dan pertandingan", EN: "Days and hours of rounds and matches", HR: "Dani i sati kola i mečeva"}
	textSectionsUnder = i18n.Text{ID: "Pa dan Pi, tingkat, kelompok umur", EN: "Boys and girls, levels, age groups", HR: "Dječaci i djevojčice, uzrasti"}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textWishesUnder = i18n.Text{ID: "Pasangan terlarang, meja tetap, satu sekolah", EN: "Forbidden pairs, fixed tables, same school", HR: "Zabranjeni parovi, stalni stolovi, ista škola"}
)

// The new-event wizard.
var (
	textEditUnder = i18n.Text{ID: "Nama, tanggal, babak, tie-break", EN: "Name, date, rounds, tie-breaks", HR: "Naziv, datum, kola, kriteriji"}
)
