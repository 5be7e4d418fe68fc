package i18n

// The papers of an event that is to be rated.
var (
	RatedTitle     = Text{"Laporan rating", "Rating report", "Izvješće za rejting"}
	RatedStandard  = Text{"Standar", "Standard", "Standardni"}
	RatedRapid     = Text{"Cepat", "Rapid", "Ubrzani"}
	RatedBlitz     = Text{"Kilat", "Blitz", "Brzopotezni"}
	RatedList      = Text{"Jenis rating", "Rating type", "Vrsta rejtinga"}
	RatedCode      = Text{"Kode turnamen", "Event code", "Šifra turnira"}
	RatedContact   = Text{"Kontak", "Contact", "Kontakt"}
	RatedOrganizer = Text{"Penyelenggara", "Organiser", "Organizator"}
	RatedDeputy    = Text{"Wakil wasit kepala", "Deputy chief arbiter", "Zamjenik glavnog suca"}
)
