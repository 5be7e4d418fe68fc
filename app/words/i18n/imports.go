package i18n

// The review of a list that was pasted or opened.
var (
	ImportOpenN   = Text{"perlu dilihat", "to look at", "za pregled"}
	ImportSkipped = Text{"dilewati", "left out", "izostavljeno"}
	ImportMale    = Text{"Putra", "male", "muški"}
	ImportFemale  = Text{"Putri", "female", "ženski"}
	FileMore      = Plural{"dan {0} lagi", "and {0} more", "and {0} more", "i još {0}", "i još {0}", "i još {0}"}
)
