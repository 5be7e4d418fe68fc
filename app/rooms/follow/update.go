package follow

import (
	"errors"

	"wasit/app/event/family"
	"wasit/app/session"
)

// Model is what the page remembers beside the children, whom all rooms share: what was typed, and what became of the last code.
type Model struct {
	Text    string
	Parked  string       // a code that came before the children were read from the store
	News    *family.News // that were read last
	Outcome said         // what became of the code
}

// said is what became of a code; the zero value: none was read.
type said struct {
	Fault   family.Fault
	Several bool // it was of several children
	Child   bool // it was a child's
	Added   family.Added
	Verdict family.Verdict // of news
}

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// A Msg is something that a person did in this room, or an answer to it.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	switch msg := msg.(type) {
	case session.DraftLoaded:
		if msg.Kind == session.DraftFollow {
			return bookLoaded(msg)
		}
	case session.LinkRead:
		return OpenCode{Code: msg.Text}
	}
	return nil
}

// Arrive reads the children from the store, once. What became of the last code is no news any more.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	s.Now, m.Outcome, m.News = env.Now, said{}, nil
	cmds := []session.Cmd{session.ListEvents{}}
	if !s.FollowedRead {
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftFollow})
	}
	return s, m, cmds
}

// bookLoaded brings the children.
type bookLoaded session.DraftLoaded

func (msg bookLoaded) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.FollowedRead {
		m.Followed, m.FollowedRead = family.ReadBook(msg.Data), true
	}
	if m.Parked == "" {
		return m, nil
	}
	code := m.Parked
	m.Parked = ""
	return OpenCode{Code: code}.update(m, env)
}

// kept stores the children.
func (m page) kept() []session.Cmd {
	return []session.Cmd{session.KeepDraft{Kind: session.DraftFollow, Data: m.Followed.Data()}}
}

// typeCode types or pastes a link or a text with one.
type typeCode struct{ Text string }

func (msg typeCode) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Text = msg.Text
	return m, nil
}

// readTyped reads what was typed.
type readTyped struct{}

func (readTyped) update(m page, env session.Env) (page, []session.Cmd) {
	return OpenCode{Code: m.Text}.update(m, env)
}

// OpenCode takes the code of a child or of news: what stands after the # of its link, the link, or a text with it. Whoever scanned it on
// another page is led here.
type OpenCode struct{ Code string }

func (msg OpenCode) update(m page, env session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	if m.Camera.Wanted {
		m.Session, cmds = m.EndScan()
	}
	if m.Route.Page != session.PageFollow {
		m.Parked, m.FollowedRead = msg.Code, false // read again when the page is there
		return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageFollow}})
	}
	if !m.FollowedRead {
		m.Parked = msg.Code
		return m, cmds
	}
	m.Now, m.Outcome, m.News = env.Now, said{}, nil
	m = m.read(family.CodesIn(msg.Code), env)
	if m.Outcome.Fault != "" || m.Outcome.Several {
		return m, cmds
	}
	m.Text = ""
	return m, append(cmds, m.kept()...)
}

// read takes the codes of one text: of several news those count in which a child was found; of several children none is taken, for a
// family follows its own.
func (m page) read(codes []string, env session.Env) page {
	var children []family.Child
	for _, code := range codes {
		child, news, err := family.Read(code)
		var fault *family.Error
		switch {
		case errors.As(err, &fault):
			if m.News == nil {
				m.Outcome.Fault = fault.Why
			}
		case child != nil:
			children = append(children, *child)
		default:
			var v family.Verdict
			if m.Followed, v = m.Followed.Take(*news, env.Now); m.News == nil || len(m.Outcome.Verdict.Found) == 0 {
				m.News, m.Outcome = news, said{Verdict: v}
			}
		}
	}
	switch {
	case m.News != nil:
	case len(children) > 1:
		m.Outcome = said{Several: true}
	case len(children) == 1:
		m.Outcome = said{Child: true}
		m.Followed, m.Outcome.Added = m.Followed.Add(children[0])
	}
	return m
}

// startScan opens the camera.
type startScan struct{}

func (startScan) update(m page, _ session.Env) (page, []session.Cmd) {
	s, cmds := m.Scan()
	m.Session, m.Outcome, m.News = s, said{}, nil
	return m, cmds
}

// endScan closes it.
type endScan struct{}

func (endScan) update(m page, _ session.Env) (page, []session.Cmd) {
	s, cmds := m.EndScan()
	m.Session = s
	return m, cmds
}

// leaveDialog asks whether to stop following child At; -1: nobody.
type leaveDialog struct{ At int }

// askLeave opens it.
type askLeave struct{ At int }

func (msg askLeave) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = leaveDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// leave follows the child of the dialog no longer; with it goes all that was read of it.
type leave struct{}

func (leave) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(leaveDialog)
	if !ok {
		return m, nil
	}
	if m.Dialog, m.Outcome, m.News = nil, (said{}), nil; d.At < 0 {
		m.Followed = family.Book{}
	} else {
		m.Followed = m.Followed.Without(d.At)
	}
	return m, m.kept()
}
