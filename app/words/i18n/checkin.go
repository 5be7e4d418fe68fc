package i18n

// The check-in before a round.
var (
	CheckIn      = Text{"Daftar ulang", "Check-in", "Potvrda dolaska"}
	StateIn      = Text{"Hadir", "Here", "Došao"}
	StateOut     = Text{"Tidak hadir", "Absent", "Odsutan"}
	StateOpen    = Text{"Belum", "Open", "Neprovjereno"}
	StatePaid    = Text{"Lunas", "Paid", "Plaćeno"}
	StateUnpaid  = Text{"Belum lunas", "Not paid", "Nije plaćeno"}
	RoundFewHere = Text{"Kurang dari dua pemain ikut babak ini", "Fewer than two play in this round", "U ovom kolu igra manje od dvoje"}
)
