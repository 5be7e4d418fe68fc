package i18n

// Standings, their arithmetic, the crosstable.
var (
	StandingsFinal = Text{"Klasemen akhir", "Final standings", "Konačni poredak"}
	StandingsOf    = Text{"Klasemen setelah babak {0}", "Standings after round {0}", "Poredak nakon {0}. kola"}
	StandingsAfter = Text{"Setelah babak {0}", "After round {0}", "Nakon {0}. kola"}
	StandingsView  = Text{"Tampilan", "View", "Prikaz"}
	StandingsTable = Text{"Tabel", "Table", "Tablica"}
	StandingsGrid  = Text{"Tabel Berger", "Berger grid", "Bergerova tablica"}
	SchoolsView    = Kin{School: Text{"Sekolah", "Schools", "Škole"}, Club: Text{"Klub", "Clubs", "Klubovi"}}
	StandingsCross = Text{"Tabel silang", "Crosstable", "Križna tablica"}
	RankWord       = Text{"Peringkat", "Rank", "Mjesto"}
	NameAndClub    = Kin{Text{"Nama dan sekolah", "Name and school", "Ime i škola"}, Text{"Nama dan klub", "Name and club", "Ime i klub"}}
	CopyText       = Text{"Salin teks", "Copy as text", "Kopiraj tekst"}
	ShowMore       = Plural{"Tampilkan lagi ({0})", "Show {0} more", "Show more ({0})", "Prikaži još {0}", "Prikaži još {0}", "Prikaži još {0}"}
	CrossBye       = Text{"bye", "bye", "slob."}
)
