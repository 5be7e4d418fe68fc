package i18n

// RatingLists is the page of the lists that are kept on the device.
var RatingLists = Text{"Daftar rating", "Rating lists", "Rejting-liste"}

// Seasons is the page of the tables over several events.
var Seasons = Text{"Musim", "Seasons", "Sezone"}

// LookSeasons says what else a backup would bring.
var LookSeasons = Plural{ID: "{0} tabel musim ditambahkan.", ENOne: "{0} season table is added.", EN: "{0} season tables are added.", HROne: "Dodaje se {0} tablica sezone.", HRFew: "Dodaju se {0} tablice sezona.", HR: "Dodaje se {0} tablica sezona."}

// The papers of an event that is to be rated.
var (
	Dates          = Text{"Jadwal", "Dates", "Termini"}
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

// RatedSwitch, RatedMissing and the others say whether an event is to be rated, and how far its report is.
var (
	RatedSwitch   = Text{"Turnamen ini dihitung rating", "This tournament will be rated", "Turnir se rejtingira"}
	RatedUnder    = Text{"Data federasi, wasit, jadwal; apa yang masih kurang", "Federation, arbiters, days; what is still missing", "Savez, suci, termini; što još nedostaje"}
	RatedComplete = Text{"Tidak ada yang kurang", "Nothing is missing", "Ništa ne nedostaje"}
	RatedMissing  = Plural{"{0} hal masih kurang", "{0} thing is missing", "{0} things are missing", "Nedostaje {0} podatak", "Nedostaju {0} podatka", "Nedostaje {0} podataka"}
)

// The papers of a rated event.
var (
	PrintChanges = Text{"Perubahan rating semua pemain", "Rating changes of all players", "Promjena rejtinga svih igrača"}
	PrintNorms   = Text{"Norma gelar", "Title norms", "Norme za titule"}
	PrintWide    = Text{"Klasemen lengkap, mendatar", "Standings with everything, lying", "Poredak sa svime, vodoravno"}
)

// RatingCounts say which of a player's ratings counts, by journal.Rating.Counts.
var RatingCounts = map[string]Text{
	"":               {"seperti yang tertulis pada pemain", "as entered for each player", "kako je upisan igraču"},
	"fide":           {"FIDE", "FIDE", "FIDE"},
	"national":       {"nasional", "national", "nacionalni"},
	"higher":         {"yang lebih tinggi, FIDE atau nasional", "the higher of FIDE and national", "viši od FIDE i nacionalnog"},
	"fide-first":     {"FIDE, bila tidak ada nasional", "FIDE, else national", "FIDE, inače nacionalni"},
	"national-first": {"nasional, bila tidak ada FIDE", "national, else FIDE", "nacionalni, inače FIDE"},
}

// TeamAverage is the rule by which teams are ordered that have no rating of their own.
var TeamAverage = Text{"Urutan tim: rata-rata rating {0} papan teratas dalam daftar pemainnya; yang tanpa rating tidak dihitung. Tim dengan rating sendiri memakai rating itu.", "Order of teams: the average rating of the best boards of their lists (boards: {0}), without those who have none. A team with a rating of its own has that one.", "Redoslijed ekipa: prosječni rejting najviših ploča s popisa (broj ploča: {0}), bez igrača bez rejtinga. Ekipa s vlastitim rejtingom ima taj."}

// Events that last longer than one rating period.
var (
	PeriodsEach  = Text{ID: "Rating pada babak itu", EN: "The rating of each round", HR: "Rejting u tom kolu"}
	PeriodsFirst = Text{ID: "Rating awal untuk semua babak", EN: "The rating of the start in all rounds", HR: "Početni rejting u svim kolima"}
	LongTies     = Text{ID: "Kriteria seri menurut rating tidak dianjurkan", EN: "Tie-breaks on ratings are advised against", HR: "Dodatni kriteriji po rejtingu ne preporučuju se"}
	LongTiesText = Text{ID: "Turnamen lebih dari 30 hari: rating berubah di tengah jalan. {0}", EN: "The tournament lasts longer than 30 days, and ratings change in it. {0}", HR: "Turnir traje dulje od 30 dana i rejtinzi se u njemu mijenjaju. {0}"}
)
