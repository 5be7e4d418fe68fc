package i18n

// The page of registration.
var (
	Registration = Text{"Pendaftaran", "Registration", "Prijave"}
)
