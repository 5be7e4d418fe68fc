package i18n

// Protests, appeals, and the report of what happened.
var (
	ProtestTitle   = Text{"Protes dan banding", "Protests and appeals", "Prigovori i žalbe"}
	ProtestUnder   = Text{"Batas waktu, keputusan, alasan", "Deadlines, decisions, reasons", "Rokovi, odluke, razlozi"}
	ProtestNew     = Text{"Catat protes", "Record a protest", "Zabilježi prigovor"}
	ProtestPairing = Text{"Pairing", "Pairings", "Parovi"}
	ProtestResult  = Text{"Hasil", "Results", "Rezultati"}
	ProtestOther   = Text{"Lainnya", "Another matter", "Ostalo"}
	ProtestUntil   = Text{"{0} babak {1}: protes sampai {2}", "{0} of round {1}: protests until {2}", "{0} {1}. kola: prigovori do {2}"}
	ProtestOver    = Text{"{0} babak {1}: batas protes {2} sudah lewat", "{0} of round {1}: the time for protests ended at {2}", "{0} {1}. kola: rok za prigovor istekao u {2}"}
	ProtestNoLimit = Text{"Tidak ada batas waktu protes. Atur di “Peraturan yang berlaku”.", "No time limit for protests is set. Set it under “Laws in force”.", "Rok za prigovor nije postavljen. Postavite ga u „Pravila koja vrijede”."}
	ProtestAbout   = Text{"Tentang apa?", "About what?", "O čemu?"}
	ProtestBoard   = Text{"Papan (kosong: seluruh babak)", "Board (empty: the whole round)", "Ploča (prazno: cijelo kolo)"}
	ProtestNoBoard = Text{"Ada papan 1 sampai {0}.", "There are boards 1 to {0}.", "Ploče su od 1 do {0}."}
	ProtestFrom    = Text{"Siapa yang memprotes?", "Who protests?", "Tko prigovara?"}
	ProtestText    = Text{"Isi protes", "What the protest says", "Sadržaj prigovora"}
	ProtestNeeded  = Text{"Tulis isi protesnya.", "Write what the protest says.", "Upišite sadržaj prigovora."}
	ProtestLate    = Text{"lewat batas waktu", "after the deadline", "nakon roka"}
	ProtestOpen    = Text{"Belum diputus", "Not decided yet", "Još nije odlučeno"}
	ProtestYes     = Text{"Protes diterima", "Protest accepted", "Prigovor prihvaćen"}
	ProtestNo      = Text{"Protes ditolak", "Protest rejected", "Prigovor odbijen"}
	ProtestDecide  = Text{"Putuskan", "Decide", "Odluči"}
	ProtestNone    = Text{"Tidak ada protes atau banding.", "There are no protests or appeals.", "Nema prigovora ni žalbi."}
	ProtestFollow  = Text{"Bila diterima, ubah juga hasil atau pairing-nya.", "If it is accepted, correct the result or the pairings too.", "Ako se prihvati, ispravite i rezultat ili parove."}
	LogProtest     = Text{"Protes dari {0}, babak {1}: {2}", "Protest of {0}, round {1}: {2}", "Prigovor ({0}), {1}. kolo: {2}"}
	LogProtestYes  = Text{"Protes {0} diterima. {1}", "Protest {0} accepted. {1}", "Prigovor {0} prihvaćen. {1}"}
	LogProtestNo   = Text{"Protes {0} ditolak. {1}", "Protest {0} rejected. {1}", "Prigovor {0} odbijen. {1}"}

	AppealDo     = Text{"Catat banding", "Record an appeal", "Zabilježi žalbu"}
	AppealWhy    = Text{"Alasan banding", "Reason for the appeal", "Razlog žalbe"}
	AppealIs     = Text{"Banding: {0}", "Appeal: {0}", "Žalba: {0}"}
	AppealStands = Text{"Putusan tetap", "The ruling stands", "Odluka ostaje"}
	AppealFalls  = Text{"Putusan dibatalkan", "The ruling is overturned", "Odluka se poništava"}
	AppealReason = Text{"Alasan keputusan", "Reason for the decision", "Razlog odluke"}
	OverturnDo   = Text{"Batalkan putusan ini", "Take this ruling back", "Povuci ovu odluku"}
	OverturnWhy  = Text{"Kejadian tetap tercatat, tetapi tidak dihitung lagi.", "The incident stays on record, but counts no more.", "Incident ostaje zabilježen, ali se više ne broji."}

	ReportTitle   = Text{"Laporan kejadian", "Incident report", "Izvješće o incidentima"}
	ReportUnder   = Text{"Menurut babak, papan, pasal; cetak dan ekspor", "By round, board, article; print and export", "Po kolu, ploči, članku; ispis i izvoz"}
	ReportAll     = Text{"Semua babak", "All rounds", "Sva kola"}
	ReportFind    = Text{"Cari nama, papan, pasal …", "Find a name, board, article …", "Traži ime, ploču, članak …"}
	ReportEmpty   = Text{"Tidak ada kejadian yang cocok.", "No incident matches.", "Nema takvog incidenta."}
	ReportCSV     = Text{"Simpan tabel (CSV)", "Save the table (CSV)", "Spremi tablicu (CSV)"}
	ReportPrint   = Text{"Lembar A4", "A4 sheet", "List A4"}
	ReportTime    = Text{"Waktu", "Time", "Vrijeme"}
	ReportWhat    = Text{"Kejadian dan putusan", "Incident and ruling", "Incident i odluka"}
	ReportArticle = Text{"Pasal", "Article", "Članak"}
	ReportWhere   = Text{"Bbk/Ppn", "Rd/Bd", "Kolo/Pl."}
	ReportBy      = Text{"Wasit", "Arbiter", "Sudac"}
	ReportNote    = Text{"Putusan menurut {0}.", "Rulings by {0}.", "Odluke prema: {0}."}
	ReportClaim   = Text{"Klaim: {0}", "Claim: {0}", "Reklamacija: {0}"}
	ReportProtest = Text{"Protes: {0}", "Protest: {0}", "Prigovor: {0}"}
)
