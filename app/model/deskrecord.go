package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/verdict"
)

// DeskRecord records the offence in hand with the penalty that was chosen.
type DeskRecord struct{}

// Update implements Msg.
func (DeskRecord) Update(m Model, env Env) (Model, []Cmd) {
	d := m.Desk
	if d.Step != DeskRuling || d.Of != m.deskKey() {
		return m, nil
	}
	if d.Hearing {
		return m.recordClaim(env)
	}
	c := journal.RecordIncident{Section: m.Event.Section, Offence: d.Offence}
	if d.Penalty.Kind != 0 {
		c.Penalties = []journal.Penalty{d.Penalty}
	}
	id := journal.IncidentID(m.Event.Ahead.Seq() + 1)
	next, cmds, err := m.record(env, c)
	if err != nil {
		return m.refuse(err)
	}
	return next.deskDone(cmds, id, i18n.Offences[string(d.Offence.Offence)])
}

// DeskUndo takes the record back and the ruling in hand again.
type DeskUndo struct{}

// Update implements Msg.
func (DeskUndo) Update(m Model, env Env) (Model, []Cmd) {
	m.Undo = nil
	next, cmds := m.act(env, journal.Undo{})
	if next.Notice == nil && next.Desk.Step == DeskDone {
		next.Desk.Step, next.Desk.Done = DeskRuling, 0
	}
	return next, cmds
}

// DeskResult enters the result that a ruling gives a board, or opens the correction where later rounds rest on it.
type DeskResult struct {
	Round, Board int
	Score        journal.Score
}

// Update implements Msg.
func (msg DeskResult) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if msg.Round == sec.Round && (sec.Phase == journal.Published || sec.Phase == journal.Complete) {
		next, cmds, err := m.recordScore(env, msg.Round, msg.Board, m.asPlayed(msg.Board, msg.Score))
		if err != nil {
			return m.refuse(err)
		}
		next.Notice = nil
		next, timer := next.offerUndo(next.Lang().T(i18n.EchoBoard, next.Lang().Int(msg.Board)) + ": " + ScoreInText(msg.Score))
		return next, append(cmds, timer)
	}
	m, cmds := OpenCorrect{msg.Round, msg.Board}.Update(m, env)
	if d, ok := m.Dialog.(CorrectDialog); ok {
		d.Score = msg.Score
		next, more := m.weigh(d)
		return next, append(cmds, more...)
	}
	return m, cmds
}

// IncidentNames are the two players of an incident.
func (m Model) IncidentNames(o journal.Offence) verdict.Names {
	r, ok := m.Event.Ahead.Round(m.Event.Section, o.Round)
	if !ok || o.Board < 1 || o.Board > len(r.Boards) {
		return verdict.Names{}
	}
	b := r.Boards[o.Board-1]
	who := verdict.Names{Offender: m.names(b.White), Opponent: m.names(b.Black)}
	if b.Black == o.Player {
		who.Offender, who.Opponent = who.Opponent, who.Offender
	}
	return who
}
