package imports

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/rules/charset"
	"wasit/swiss/trf"
)

// takeover is a whole tournament that a report file holds: its players can enter as a list, or, into an empty section,
// the tournament with all its rounds.
type takeover struct {
	federation.Takeover
	Possible bool // all of it can be taken over; else Why says what stands against it
	Why      federation.Fault
	Whole    bool // what is chosen: all of it, or the players alone
	Checked  comparison
}

// readTRF reads a tournament report file.
func (m page) readTRF(im Model, env session.Env) Model {
	enc := im.Encoding
	if enc == charset.UTF8 {
		enc = trf.Auto // an invalid byte is reported
	}
	doc, t, warnings, err := trf.ReadTournament(roster.PlainTRF(im.Data), trf.Options{Encoding: enc})
	im.Warnings, im.Err = warnings, err
	if err != nil {
		return im
	}
	im.Rows = roster.FromTRF(doc, env.Now.Year(), m.knownHere())
	im.Reviewed = true
	take := takeover{Takeover: federation.NewTakeover(doc, t)}
	sec := m.Section()
	take.Why = take.Fault(sec.Section, journal.MaxPlayers-m.Event.Ahead.PlayerCount())
	take.Possible = take.Why == federation.Fits
	take.Whole = take.Possible
	im.TRF = &take
	return m.begun(im)
}

// takeWhole chooses between the whole tournament and its players alone.
type takeWhole struct{ On bool }

func (msg takeWhole) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.TRF == nil {
		return m, nil
	}
	m = m.take(func(t *takeover) { t.Whole = msg.On && t.Possible })
	m.Model = m.begun(m.Model)
	return m, nil
}

// takeLeft says whether those who were absent in the last round have left.
type takeLeft struct{ On bool }

func (msg takeLeft) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.take(func(t *takeover) { t.Left = msg.On }), nil
}

// takeRounds sets the planned number of rounds.
type takeRounds struct{ N int }

func (msg takeRounds) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.take(func(t *takeover) { t.Rounds = max(t.Played, min(journal.MaxRounds, msg.N)) }), nil
}

func (m page) take(f func(*takeover)) page {
	if m.TRF == nil {
		return m
	}
	t := *m.TRF
	t.Checked = comparison{}
	f(&t)
	m.TRF = &t
	return m
}

// takeOverFile takes the whole tournament over into the empty section: players, pairing numbers, rounds and results, as
// one act. The app goes on at the next round.
type takeOverFile struct{}

func (takeOverFile) update(m page, env session.Env) (page, []session.Cmd) {
	take := m.TRF
	if take == nil || !take.Possible {
		return m, nil
	}
	if !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	sec, ok := m.Event.Ahead.In(m.Event.Section)
	if !ok {
		return session.Refuse(m, &journal.UnknownError{Section: m.Event.Section})
	}
	people := make([]journal.PlayerInfo, len(m.Rows))
	for i, row := range m.Rows {
		people[i] = m.entrant(row)
	}
	facts, err := take.Facts(m.Event.Ahead, sec.Section, people, m.source(), env.Now.UnixMilli())
	if err != nil {
		return session.Refuse(m, err)
	}
	if c := take.Checked; !slices.Equal(c.of, people) {
		return m.compare(people, facts, env)
	} else if c.IsRunning() {
		return m, nil
	}
	if facts, ok = m.withCompared(sec.ID, facts); !ok {
		return m.askTaken(sec.ID)
	}
	act := m.Event.Ahead.Records(m.Stamp(env), facts...)
	after, err := journal.Fold(m.Event.Ahead, act)
	if err != nil {
		return session.Refuse(m, err)
	}
	next, cmds, err := session.AppendAct(m, act, after)
	if err != nil {
		return session.Refuse(m, err)
	}
	m = next
	if m.Event.IsDraft() {
		return m, cmds
	}
	m.Notice = m.taken()
	m.Model, m.Carry = Model{Owner: m.Event.ID}, true
	return m, append(cmds, session.Navigate{To: m.Route.In(session.PageRound), Replace: true}, session.Focus{ID: "main"})
}

// taken says what was taken over, and which of its rounds the engine pairs otherwise.
func (m page) taken() *session.Notice {
	l := m.Lang()
	n := &session.Notice{Kind: "ok", Title: l.T(textTakeDone, l.Int(len(m.Rows)), l.Int(m.TRF.Played)), Text: l.T(textTakeDoneText)}
	if rounds := m.TRF.Checked.rounds(); len(rounds) > 0 {
		n.Text = l.N(textTakeDiffer, len(rounds), session.Listed(l, rounds)) + " " + n.Text
	}
	return n
}
