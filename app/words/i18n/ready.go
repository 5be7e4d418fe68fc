package i18n

// The check of the evening before.
var (
	ReadyTitle = Text{"Cek kesiapan", "Readiness check", "Provjera spremnosti"}
)
