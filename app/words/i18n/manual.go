package i18n

// The manual.
var (
	ManualTitle = Text{"Panduan", "Manual", "Priručnik"}
	ManualOf    = Text{"Panduan untuk halaman ini", "Manual for this page", "Priručnik za ovu stranicu"}
	ManualUnder = Text{"Semua tentang Wasit, tanpa internet", "All about Wasit, without internet", "Sve o Wasitu, bez interneta"}
)
