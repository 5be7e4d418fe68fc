package class

import (
	"wasit/app/books/classroom"
	"wasit/app/session"
	"wasit/rules/notation"
)

// The acts of the teacher.
type (
	typeClass  struct{ Name string }
	beginClass struct{}
	showAnswer struct{}
	nextTask   struct{}
	startScan  struct{}
	endScan    struct{}
	hearReply  struct{ Data []byte }
	keepNames  struct{ On bool }
	dropPupil  struct{ ID classroom.PupilID }
	askEnd     struct{ On bool }
	endClass   struct{}
	shareTask  struct{}
)

func (msg typeClass) update(m page, _ session.Env) (page, []session.Cmd) {
	m.ClassName = msg.Name
	return m, nil
}

// beginClass begins a class under a key of its own. What could not be read gives way: nobody can use it.
func (beginClass) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		m.Class = &classroom.Class{Key: keyOf(env), Name: classroom.Clean(m.ClassName, classroom.MaxName)}
		m.Fault, m.ClassName = "", ""
	}
	return m, []session.Cmd{session.Navigate{To: session.ClassRoute(session.SheetNew)}}
}

func keyOf(env session.Env) classroom.Key { return classroom.Key(env.Secret[16:]) }

// with returns the page with a class that was changed.
func (m page) with(c classroom.Class) page {
	m.Class = &c
	return m
}

func (showAnswer) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	return m.with(m.Class.Show()), []session.Cmd{session.Focus{ID: "ask"}}
}

func (nextTask) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	return m.with(m.Class.Next()), []session.Cmd{session.Focus{ID: "ask"}}
}

func (startScan) update(m page, _ session.Env) (page, []session.Cmd) {
	s, cmds := m.Scan()
	m.Session, m.Notice, m.Told, m.Beside = s, nil, "", ""
	return m, cmds
}

func (endScan) update(m page, _ session.Env) (page, []session.Cmd) {
	s, cmds := m.EndScan()
	m.Session, m.Told, m.Beside = s, "", ""
	return m, cmds
}

// hearReply counts what a phone shows. The camera goes on: the next phone may be held up.
func (msg hearReply) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m.refused(classroom.Early, ""), nil
	}
	r, err := classroom.ReadReply(msg.Data, m.Class.Key)
	if err != nil {
		return m.refused(classroom.ReasonOf(err), ""), nil
	}
	c, err := m.Class.Take(r)
	if err != nil {
		return m.refused(classroom.ReasonOf(err), r.Name), nil
	}
	m = m.with(c)
	now, _ := c.Now()
	m.Session = m.ScanNext()
	m.Told = m.Lang().T(textTook, r.Name, pickText(now.Task, r.Pick, m.letters()))
	m.Beside = m.Lang().T(textCounted) + " " + counted(m.Lang(), c)
	return m, []session.Cmd{session.Vibrate{}}
}

// refused says why a code was not taken.
func (m page) refused(why classroom.Reason, name string) page {
	m.Session = m.ScanNext()
	w := whys[string(why)]
	m.Told, m.Beside = m.Lang().T(w.what), m.Lang().T(w.do)
	if name != "" {
		m.Told = name + ": " + m.Told
	}
	return m
}

// letters are those of the pieces in the language of the screen.
func (m page) letters() notation.Language {
	l, _ := notation.LanguageOf(m.Lang().Tag())
	return l
}

// pickText is an answer in a line: an option by its letter and its text, a move as it is written.
func pickText(t classroom.Task, pick string, l notation.Language) string {
	said := t.Say(pick, l)
	if _, ok := t.Option(pick); ok {
		return pick + " · " + said
	}
	return said
}

func (msg keepNames) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	c := *m.Class
	c.Keep = msg.On
	return m.with(c), nil
}

func (msg dropPupil) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	return m.with(m.Class.Remove(msg.ID)), []session.Cmd{session.Focus{ID: "names"}}
}

func (msg askEnd) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Ends = msg.On
	return m, nil
}

// endClass ends the class: its questions, answers and names go, but for the names that are to stay.
func (endClass) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	ended := m.Class.Ended(keyOf(env))
	if m.Class = nil; ended.Keep {
		m.Class = &ended
	}
	m.Form, m.Ends = form{}, false
	return m, []session.Cmd{session.Navigate{To: session.ClassRoute(""), Replace: true}}
}

// shareTask hands the address of the question to an app of the device: a chat of the class, say.
func (shareTask) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	address, ok := m.address()
	if !ok {
		return m, nil
	}
	return m, []session.Cmd{session.ShareText{Title: m.Lang().T(textClass), Text: address}}
}

// address is that of a phone's page with the question in hand.
func (m page) address() (string, bool) {
	q, ok := m.Class.Question()
	if !ok {
		return "", false
	}
	data, err := q.Bytes()
	return classroom.Address(m.Device.Address, data), err == nil
}
