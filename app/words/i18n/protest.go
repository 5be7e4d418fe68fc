package i18n

// Protests, appeals, and the report of what happened.
var (
	ProtestLate   = Text{"lewat batas waktu", "after the deadline", "nakon roka"}
	ProtestYes    = Text{"Protes diterima", "Protest accepted", "Prigovor prihvaćen"}
	ProtestNo     = Text{"Protes ditolak", "Protest rejected", "Prigovor odbijen"}
	AppealIs      = Text{"Banding: {0}", "Appeal: {0}", "Žalba: {0}"}
	AppealStands  = Text{"Putusan tetap", "The ruling stands", "Odluka ostaje"}
	AppealFalls   = Text{"Putusan dibatalkan", "The ruling is overturned", "Odluka se poništava"}
	ReportTitle   = Text{"Laporan kejadian", "Incident report", "Izvješće o incidentima"}
	ReportTime    = Text{"Waktu", "Time", "Vrijeme"}
	ReportWhat    = Text{"Kejadian dan putusan", "Incident and ruling", "Incident i odluka"}
	ReportArticle = Text{"Pasal", "Article", "Članak"}
)
