package i18n

// Words on paper: heads, columns and notes of the sheets.
var (
	SheetStart    = Text{"Mulai", "Start", "Početak"}
	SheetDeadline = Text{"Batas W.O.", "Forfeit at", "Bez borbe u"}
	SheetCodes    = Text{"Kode QR untuk ponsel", "QR codes for phones", "QR kodovi za mobitele"}
)

// The print centre.
var (
	PrintSet         = Text{"Semua untuk babak ini", "All for this round", "Sve za ovo kolo"}
	PrintSlips       = Text{"Slip hasil", "Result slips", "Listići s rezultatom"}
	PrintCross       = Text{"Tabel silang", "Crosstable", "Križna tablica"}
	PrintSchedule    = Text{"Jadwal semua babak", "Schedule of all rounds", "Raspored svih kola"}
	PrintLineups     = Text{"Formulir susunan pemain", "Line-up forms", "Prijave postava"}
	PrintIndividuals = Text{"Hasil perorangan per papan", "Individual results by board", "Pojedinačno po pločama"}
	PrintTimeBad     = Text{"Tulis jam seperti 09:40.", "Write a time such as 09:40.", "Upišite vrijeme poput 09:40."}
	PrintCopyOf      = Text{"Salin: {0}", "Copy: {0}", "Kopiraj: {0}"}
	PrintShareOf     = Text{"Bagikan: {0}", "Share: {0}", "Podijeli: {0}"}
)
