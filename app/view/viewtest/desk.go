package viewtest

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
)

// Desk returns the keeper's double and the reader of a room under test. The room's step is p, with the session s in it: messages go to it
// by update, as they are or as what answer makes of them (nil: the room answers nobody); draw draws its page.
func Desk[P, M any](t testing.TB, p *P, s *session.Session, answer func(session.Msg) M, update func(M, P, session.Env) (P, []session.Cmd), draw func(*view.V) app.UI) (*sessiontest.Host, Reader) {
	h := sessiontest.New(t, s)
	h.Hand = func(msg session.Msg) {
		t.Helper()
		sessiontest.Step(h, p, msg, answer, update)
	}
	return h, Reader{T: t, Send: h.Hand, Draw: func() (*view.V, string) {
		v := view.New(s.Lang(), "")
		return v, app.HTMLString(draw(v))
	}}
}
