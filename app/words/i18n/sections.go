package i18n

// Sections of an event.
var (
	AllSections = Text{"Semua kelompok", "All sections", "Sve skupine"}
	Sections    = Text{"Kelompok", "Sections", "Skupine"}
	SectionPick = Text{"Pilih kelompok", "Choose a section", "Odaberite skupinu"}
	SectionOf   = Text{"Kelompok {0}. Ketuk untuk memilih", "Section {0}. Tap to choose", "Skupina {0}. Dodirnite za odabir"}
	GroupAll    = Text{"semua pemain", "everybody", "svi"}
)
