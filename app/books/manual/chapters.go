package manual

// The chapters, by their keys.
const (
	Start       = "start"
	Mode        = "mode"
	Setup       = "setup"
	Ratings     = "ratings"
	Players     = "players"
	Byes        = "byes"
	Pairing     = "pairing"
	Results     = "results"
	Corrections = "corrections"
	Standings   = "standings"
	Printing    = "printing"
	Import      = "import"
	Report      = "report"
	Systems     = "systems"
	Devices     = "devices"
	School      = "school"
	Class       = "class"
	Checker     = "checker"
	Tools       = "tools"
	Faults      = "faults"
)

// Keys are all chapters in their order.
var Keys = []string{Start, Mode, Setup, Ratings, Players, Byes, Pairing, Results, Corrections, Standings, Printing, Import, Report,
	Systems, Devices, School, Class, Checker, Tools, Faults}

// DayKeys are the chapters that who runs a school's event needs on the day: they stand in every language.
var DayKeys = []string{Start, Players, Pairing, Results, Standings, Printing, School}
