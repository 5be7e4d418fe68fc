package session

// CopyRefused says that the browser gave no clipboard: the text is shown instead, to be marked and copied by hand.
type CopyRefused struct{ Text string }

func (msg CopyRefused) Update(m Session, _ Env) (Session, []Cmd) {
	under := m.Dialog
	if d, again := under.(TextDialog); again {
		under = d.under
	}
	m.Dialog, m.Notice = TextDialog{Text: msg.Text, under: under}, nil
	return m, []Cmd{Focus{"by-hand"}}
}

// TextDialog shows a text that could not be put on the clipboard; closed, it gives way to the sheet that stood open before.
type TextDialog struct {
	Text  string
	under Dialog
}

// CloseText closes it.
type CloseText struct{}

func (CloseText) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(TextDialog); ok {
		m.Dialog = d.under
	}
	return m, nil
}
