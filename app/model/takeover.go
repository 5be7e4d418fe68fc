package model

import (
	"wasit/app/federation"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss/trf"
)

// Takeover is a whole tournament that a report file holds: its players can enter as a list, or, into an empty section,
// the tournament with all its rounds.
type Takeover struct {
	federation.Takeover
	Possible bool // all of it can be taken over; else Why says what stands against it
	Why      TakeoverFault
	Whole    bool // what is chosen: all of it, or the players alone
}

// TakeoverFault says why a tournament cannot be taken over whole.
type TakeoverFault = federation.Fault

// The faults.
const (
	TakeoverFits    = federation.Fits
	TakeoverTaken   = federation.FaultTaken
	TakeoverTeams   = federation.FaultTeams
	TakeoverVirtual = federation.FaultVirtual
	TakeoverAward   = federation.FaultAward
	TakeoverResult  = federation.FaultResult
	TakeoverLimits  = federation.FaultLimits
	TakeoverNothing = federation.FaultNothing
)

// readTRF reads a tournament report file.
func (m Model) readTRF(im Import, env Env) Import {
	enc := trf.Auto
	switch {
	case im.Encoding == roster.Windows1250:
		enc = trf.Windows1250
	case im.Encoding == roster.Windows1252:
		enc = trf.Windows1252
	}
	doc, t, warnings, err := trf.ReadTournament(im.Data, trf.Options{Encoding: enc})
	im.Warnings, im.Err = warnings, err
	if err != nil {
		return im
	}
	im.Rows = roster.FromTRF(doc, env.Now.Year(), m.knownHere())
	im.Reviewed = true
	im = im.ask()
	take := Takeover{Takeover: federation.NewTakeover(doc, t)}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	take.Why = take.Fault(sec, journal.MaxPlayers-m.Event.Ahead.PlayerCount())
	take.Possible = take.Why == TakeoverFits
	take.Whole = take.Possible
	im.TRF = &take
	return im
}

// TakeWhole chooses between the whole tournament and its players alone.
type TakeWhole struct{ On bool }

// Update implements Msg.
func (msg TakeWhole) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Whole = msg.On && t.Possible }), nil
}

// TakeLeft says whether those who were absent in the last round have left.
type TakeLeft struct{ On bool }

// Update implements Msg.
func (msg TakeLeft) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Left = msg.On }), nil
}

// TakeRounds changes the planned number of rounds.
type TakeRounds struct{ By int }

// Update implements Msg.
func (msg TakeRounds) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Rounds = max(t.Played, min(journal.MaxRounds, t.Rounds+msg.By)) }), nil
}

func (m Model) take(f func(*Takeover)) Model {
	if m.Import.TRF == nil {
		return m
	}
	t := *m.Import.TRF
	f(&t)
	m.Import.TRF = &t
	return m
}

// TakeOverFile takes the whole tournament over into the empty section: players, pairing numbers, rounds and results, as
// one act. The app goes on at the next round.
type TakeOverFile struct{}

// Update implements Msg.
func (TakeOverFile) Update(m Model, env Env) (Model, []Cmd) {
	take := m.Import.TRF
	if take == nil || !take.Possible {
		return m, nil
	}
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	sec, ok := m.Event.Ahead.Section(m.Event.Section)
	if !ok {
		return m.refuse(&journal.UnknownError{Section: m.Event.Section})
	}
	people := make([]journal.PlayerInfo, len(m.Import.Rows))
	for i, row := range m.Import.Rows {
		people[i] = InfoOf(row.Entrant)
	}
	facts, err := take.Facts(m.Event.Ahead, sec, people, m.Import.source(), env.Now.UnixMilli())
	if err != nil {
		return m.refuse(err)
	}
	next, cmds, err := m.append(env, facts...)
	if err != nil {
		return m.refuse(err)
	}
	m = next
	if m.Event.IsDraft() {
		return m, cmds
	}
	l := m.Lang()
	m.Notice = &Notice{Kind: "ok", Title: l.T(i18n.TakeDone, l.Int(len(m.Import.Rows)), l.Int(take.Played)), Text: l.T(i18n.TakeDoneText)}
	m.Import, m.Carry = Import{Event: m.Event.ID}, true
	return m, append(cmds, Navigate{To: m.Route.In(PageRound), Replace: true}, Focus{"main"})
}
