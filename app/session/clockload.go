package session

// ClockLoaded brings the clock's list and the last sign of life.
type ClockLoaded struct {
	Index, Seen string
	Err         error
}

// ClockGameLoaded brings the rows of the game that was on the table.
type ClockGameLoaded struct {
	ID   string
	Rows []string
	Err  error
}

// ClockKept says that rows of a game are not in the store, or with no error that all of them are now.
type ClockKept struct {
	ID  string
	Err error
}

// ClockElsewhere says that another tab has the clock: this one shows where it is, and keeps nothing.
type ClockElsewhere struct{}

// ClockPastLoaded brings the rows of a game of the history.
type ClockPastLoaded struct {
	ID   string
	Rows []string
	Err  error
}
