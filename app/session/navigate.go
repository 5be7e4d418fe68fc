package session

// Go goes to another page.
type Go struct{ To Route }

func (msg Go) Update(m Session, _ Env) (Session, []Cmd) { return m, []Cmd{Navigate{To: msg.To}} }
