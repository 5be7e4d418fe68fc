package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

// CorrectDialog changes a result that others rest on: what was entered, what a change touches, and the reason.
type CorrectDialog struct {
	Round, Board int
	Effect       journal.Effect
	Score        journal.Score
	Reverse      bool // they sat the wrong way round; Score is of the colours as they were played
	Reason       string
	Needed       bool // the reason was asked for and is missing
	Places       []PlaceMove
	Rounds       []RoundMove
	Left         []int // later rounds that the engine has not compared yet
}

// Was is the result as it stands, by the colours that the correction gives the players.
func (d CorrectDialog) Was() journal.Score {
	if d.Reverse {
		return d.Effect.Was.Reversed()
	}
	return d.Effect.Was
}

// IsChange reports whether anything would be corrected.
func (d CorrectDialog) IsChange() bool {
	return d.Reverse || !d.Score.IsZero() && d.Score != d.Effect.Was
}

// NeedsReason reports whether the correction has to say why.
func (d CorrectDialog) NeedsReason() bool { return d.Effect.Reason || d.Reverse }

// OpenCorrect opens the correction of a board of any published round.
type OpenCorrect struct{ Round, Board int }

// Update implements Msg.
func (msg OpenCorrect) Update(m Model, _ Env) (Model, []Cmd) {
	effect, err := m.Event.Ahead.EffectOf(m.Event.Section, msg.Round, msg.Board)
	if err != nil {
		return m.refuse(err)
	}
	m.Dialog = CorrectDialog{Round: msg.Round, Board: msg.Board, Effect: effect}
	return m, []Cmd{Focus{"sheet"}}
}

// CorrectSet changes the open correction; a zero score leaves the score as it is.
type CorrectSet struct {
	Score  journal.Score
	Reason string
	Typed  bool // Reason was typed
}

// Update implements Msg.
func (msg CorrectSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CorrectDialog)
	if !ok {
		return m, nil
	}
	if !msg.Score.IsZero() {
		d.Score = msg.Score
		return m.weigh(d)
	}
	if msg.Typed {
		d.Reason, d.Needed = msg.Reason, false
	}
	m.Dialog = d
	return m, nil
}

// CorrectReverse says whether the two sat the wrong way round.
type CorrectReverse struct{ On bool }

// Update implements Msg.
func (msg CorrectReverse) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CorrectDialog)
	if !ok || d.Reverse == msg.On {
		return m, nil
	}
	d.Reverse = msg.On
	if !d.Score.IsZero() {
		d.Score = d.Score.Reversed() // the same player wins
	}
	return m.weigh(d)
}

// Correct records the open correction.
type Correct struct{}

// Update implements Msg.
func (Correct) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CorrectDialog)
	if !ok || !d.IsChange() {
		return m, nil
	}
	if !m.Event.CanWrite() {
		m.Dialog = nil
		return m.refuse(&ReadOnlyError{})
	}
	reason := journal.Clean(d.Reason)
	if d.NeedsReason() && reason == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog = nil
	next, cmds, err := m.record(env, m.corrections(d, reason)...)
	if err != nil {
		return m.refuse(err)
	}
	next.Notice = nil
	l := next.Lang()
	score := d.Was()
	if !d.Score.IsZero() {
		score = d.Score
	}
	next, timer := next.offerUndo(l.T(i18n.CorrectDone, l.Int(d.Round), l.Int(d.Board), ScoreInText(score)))
	return next, append(cmds, timer)
}

// ReasonDialog asks why, before an act that needs a reason.
type ReasonDialog struct {
	For    string // "unpublish", "reopen", "reopen-event", "annul-lot"
	N      int    // the number of the lot
	Reason string
	Needed bool
}

// AskReason opens it.
type AskReason struct {
	For string
	N   int
}

// Update implements Msg.
func (msg AskReason) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = ReasonDialog{For: msg.For, N: msg.N}
	return m, []Cmd{Focus{"reason"}}
}

// TypeReason fills it.
type TypeReason struct{ Text string }

// Update implements Msg.
func (msg TypeReason) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(ReasonDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// GiveReason performs the act that waited for its reason.
type GiveReason struct{}

// Update implements Msg.
func (GiveReason) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(ReasonDialog)
	if !ok {
		return m, nil
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog, m.Entry, m.Undo = nil, Entry{}, nil
	switch d.For {
	case "unpublish":
		return m.act(env, journal.Unpublish{Section: m.Event.Section, Reason: d.Reason})
	case "reopen":
		return m.act(env, journal.ReopenRound{Section: m.Event.Section, Reason: d.Reason})
	case "reopen-event":
		return m.act(env, journal.ReopenEvent{Reason: d.Reason})
	case "annul-lot":
		return m.act(env, journal.AnnulLot{Section: m.Event.Section, Lot: d.N, Reason: d.Reason})
	}
	return m, nil
}
