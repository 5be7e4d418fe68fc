package devices

import (
	"slices"
	"time"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
)

// sendDesk writes what waits for the desk, with what this device has. From now on it cannot be taken back here.
type sendDesk struct{}

func (sendDesk) update(m page, _ session.Env) (page, []session.Cmd) {
	m = m.showing(0)
	m.Notice, m.Covers = nil, len(m.Event.Crew.Asked)
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetDesk
	m, cmds := m.sent(session.Parcel{Turn: m.Turn})
	if m.Route.Sheet != to.Sheet {
		cmds = append(cmds, session.Navigate{To: to})
	}
	return m, cmds
}

// sends reports that what waits for the desk can leave as a code, which the page that it leaves from shows at once.
func (m page) sends() bool {
	e := m.Event
	_, ok := e.Duty()
	return ok && !e.Crew.Backup && e.IsKept() && e.Writer && len(e.Waiting()) > 0 && !m.isShown() && m.Reply == nil && m.link(0) != session.LinkUp
}

// sent writes what waits, once it is stored that it leaves.
func (m page) sent(to session.Parcel) (page, []session.Cmd) {
	place, waits := m.Event.Crew.Send(m.Event.Kept)
	m, save := session.KeepPlace(m, place)
	return m, []session.Cmd{save, session.SayCrew{ID: m.Event.ID, Crew: place, For: to, Key: place.Key, Body: waits}}
}

// seeRefusals puts away what the desk refused.
type seeRefusals struct{}

func (seeRefusals) update(m page, _ session.Env) (page, []session.Cmd) {
	place := m.Event.Crew
	for _, a := range m.Event.Refused() {
		place.Seen = max(place.Seen, a.N)
	}
	place.Told = slices.DeleteFunc(slices.Clone(place.Told), func(a crew.Answer) bool { return a.N <= place.Seen })
	m, save := session.KeepPlace(m, place)
	return m, []session.Cmd{save}
}

// seeLost puts away that this device took over a task without its entries.
type seeLost struct{}

func (seeLost) update(m page, _ session.Env) (page, []session.Cmd) {
	place := m.Event.Crew
	place.Lost = 0
	m, save := session.KeepPlace(m, place)
	return m, []session.Cmd{save}
}

// wishText says what a request was about.
func (m page) wishText(n int) string {
	l := m.Lang()
	if n < 1 || n > len(m.Event.Crew.Asked) {
		return ""
	}
	switch w := m.Event.Crew.Asked[n-1].Wish.(type) {
	case journal.EnterResult:
		return l.T(textWishResult, l.Int(m.Event.Kept.BoardNumber(w.Section, w.Board)), phrase.ScoreText(w.Score))
	case journal.CheckResult:
		return l.T(textWishResult, l.Int(m.Event.Kept.BoardNumber(w.Section, w.Board)), phrase.ScoreText(w.Score))
	case journal.Arrive:
		return m.Names(w.Players...)
	case journal.NotePresence:
		return m.Names(w.Players...)
	case journal.NoteFee:
		return m.Names(w.Players...)
	}
	return l.T(textWishOther)
}

// refusalText says why the desk refused a request: "Board 5 already has 0–1, entered by B at 10:42".
func (m page) refusalText(a crew.Answer) string {
	l := m.Lang()
	switch {
	case a.Reason == crew.Entered:
		board, n := a.Board, len(m.Event.Crew.Asked)
		if a.N >= 1 && a.N <= n {
			if w, ok := m.Event.Crew.Asked[a.N-1].Wish.(journal.EnterResult); ok {
				board = m.Event.Kept.BoardNumber(w.Section, w.Board)
			}
		}
		for _, r := range m.Event.Log {
			if who := r.By; r.Seq == a.Seq {
				if who == "" {
					who = r.Device
				}
				return l.T(textEnteredBy, l.Int(board), phrase.ScoreText(a.Score), who, l.Clock(time.UnixMilli(r.At)))
			}
		}
		return l.T(textEntered, l.Int(board), phrase.ScoreText(a.Score))
	case a.Reason == crew.Beyond:
		return l.T(textBeyond)
	case a.Err != nil:
		return a.Err.Error()
	}
	return l.T(textNoReason)
}

// takeDesk makes this device the desk, after the old one is gone.
type takeDesk struct{}

func (takeDesk) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.Event.MayLead() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	m, cmds, err := m.lead(env)
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Code = nil
	m.Notice, m.Carry = &session.Notice{Kind: "ok", Title: m.Lang().T(textIsDesk), Text: m.Lang().T(textIsDeskDo)}, true
	return m, slices.Concat(cmds, m.unlink(), []session.Cmd{session.Navigate{To: m.Route.In(session.PageDevices), Replace: true}})
}

// lead records that this device is the desk.
func (m page) lead(env session.Env) (page, []session.Cmd, error) {
	s, cmds, err := m.LeadEvent(env, newDevice(env), journal.Device{ID: deviceOf(env.Lot), Name: m.Lang().T(textOldDesk), Duty: journal.DutyArbiter})
	if err != nil {
		return m, nil, err
	}
	m.Session, m.Dialog = s, nil
	return m, cmds, nil
}

// raiseDialog asks at a desk that stays it though another device has become one.
type raiseDialog struct{}

// askRaise opens it.
type askRaise struct{}

func (askRaise) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = raiseDialog{}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// raise makes this desk the later one of two: all devices follow it, the other desk too.
type raise struct{}

func (raise) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	m, cmds, err := m.lead(env)
	if err != nil {
		return session.Refuse(m, err)
	}
	s, _ := session.StayDesk{}.Update(m.Session, env)
	m.Session = s
	m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textIsDesk), Text: m.Lang().T(textRaised)}
	return m, cmds
}

// askTake asks once more, for keyboards: a finger holds the key.
type askTake struct{}

// takeDialog is the question.
type takeDialog struct{}

func (askTake) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = takeDialog{}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// leaveDialog asks what becomes of the copy.
type leaveDialog struct{}

// askLeave opens it.
type askLeave struct{}

func (askLeave) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = leaveDialog{}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// leave ends the work of this device: its copy is deleted, or kept as a backup.
type leave struct{ Keep bool }

func (msg leave) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event.IsDesk() {
		return m, nil
	}
	m.Dialog = nil
	if !msg.Keep {
		return m, append(m.unlink(), session.DeleteEvent{ID: m.Event.ID})
	}
	place := m.Event.Crew
	place.Backup, place.Key = true, crew.Key{}
	m.Reply = nil
	m, save := session.KeepPlace(m, place)
	return m, append(m.unlink(), save)
}
