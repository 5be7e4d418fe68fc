package session

// GamesError says that a file holds games, which the board page opens.
type GamesError struct{}

func (*GamesError) Error() string { return "model: the file holds games" }

// IsDraft reports whether the event is only looked at: a file opened from the home page that nobody has entered yet.
func (e *Event) IsDraft() bool { return e != nil && len(e.Draft) > 0 }
