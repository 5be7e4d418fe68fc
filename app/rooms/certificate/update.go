package certificate

import (
	"errors"
	"slices"
	"strings"

	"wasit/app/crew/replica"
	"wasit/app/event/proof"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// Model is what the page remembers: what was typed, and what the code says.
type Model struct {
	Text string
	Seal *proof.Seal // nil: none was read
	Why  proof.Why   // what is wrong with the code; "": nothing
}

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// A Msg is something that a person did in this room.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// typeCode types or pastes a link.
type typeCode struct{ Text string }

func (msg typeCode) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{Text: msg.Text}
	return m, nil
}

// checkTyped checks what was typed.
type checkTyped struct{}

func (checkTyped) update(m page, env session.Env) (page, []session.Cmd) {
	return OpenCode{Code: m.Text}.update(m, env)
}

// OpenCode checks the code of a certificate: what stands after the # of its link, or the link.
type OpenCode struct{ Code string }

func (msg OpenCode) update(m page, _ session.Env) (page, []session.Cmd) {
	code := strings.TrimSpace(msg.Code)
	if i := strings.LastIndexByte(code, '#'); i >= 0 {
		code = code[i+1:]
	}
	m.Seal, m.Why = nil, ""
	seal, err := proof.Read(code)
	var fault *proof.Error
	if errors.As(err, &fault) {
		m.Why = fault.Why
		return m, nil
	}
	m.Seal, m.Text = &seal, ""
	return m, nil
}

// here is the event of the code where this device holds it; "" where it does not.
func (m page) here() string {
	i := slices.IndexFunc(m.Index.Events, func(e session.EventEntry) bool { return isOf(e.ID, m.Seal.Claim) })
	if i < 0 {
		return ""
	}
	return m.Index.Events[i].ID
}

func isOf(event string, c proof.Claim) bool { return replica.EventTagOf(event) == c.Event }

// A standing is how a genuine code stands with the facts of the event on this device.
type standing uint8

// The standings.
const (
	untold    standing = iota // the event is not open here
	stands                    // its last revision, and not taken back
	replaced                  // there is a later revision
	revoked                   // taken back
	strangers                 // its key is none of the event's
	unlisted                  // its key is one, but what it says was never recorded
)

// standing compares the code with the facts; number and why are those of the recorded certificate.
func (m page) standing() (how standing, number, why string) {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil || m.Route.Event == "" || !isOf(e.ID, m.Seal.Claim) {
		return untold, "", ""
	}
	key := e.Kept.CertificateKey(m.Seal.Key[:])
	if key < 0 {
		return strangers, "", ""
	}
	for _, c := range e.Kept.Certificates() {
		if c.Number != m.Seal.Number || c.Revision < m.Seal.Revision {
			continue
		}
		number = sheet.SealNumber(c.Number, c.Revision)
		switch {
		case c.Revision > m.Seal.Revision:
			return replaced, number, ""
		case c.Key != key || c.Sum != sheet.SumOf(m.Seal.Claim):
			return unlisted, "", ""
		case c.Revoked:
			return revoked, number, c.Why
		}
		return stands, number, ""
	}
	return unlisted, "", ""
}
