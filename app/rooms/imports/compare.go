package imports

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// comparison is what came of pairing the rounds of a file again, one after the other, before the tournament is taken over.
type comparison struct {
	of    []journal.PlayerInfo // the players as they were then; nil: not begun
	after journal.State
	Left  []int // rounds that are still to be compared
	Found []journal.RoundCompared
}

// IsRunning reports whether rounds are being compared.
func (c comparison) IsRunning() bool { return len(c.Left) > 0 }

// rounds lists those that differ.
func (c comparison) rounds() []int {
	var list []int
	for _, r := range c.Found {
		list = append(list, r.Round)
	}
	return list
}

// compare begins to pair the rounds of the file again, as the journal holds them after facts.
func (m page) compare(people []journal.PlayerInfo, facts []journal.Event, env session.Env) (page, []session.Cmd) {
	after, err := journal.Fold(m.Event.Ahead, m.Event.Ahead.Records(m.Stamp(env), facts...))
	if err != nil {
		return session.Refuse(m, err)
	}
	c := comparison{of: people, after: after}
	sec, _ := after.In(m.Event.Section)
	for n := 1; n <= sec.Round; n++ {
		if r, _ := after.Round(sec.ID, n); len(r.Boards) > 0 || r.PAB != 0 {
			c.Left = append(c.Left, n)
		}
	}
	return m.withChecked(c).compareNext(env)
}

func (m page) withChecked(c comparison) page {
	t := *m.TRF
	t.Checked = c
	m.TRF = &t
	return m
}

// compareNext asks the engine for the next round that is left; after the last one the tournament is taken over.
func (m page) compareNext(env session.Env) (page, []session.Cmd) {
	c := m.TRF.Checked
	for len(c.Left) > 0 {
		n := c.Left[0]
		system, err := regulation.System(c.after, m.Event.Section)
		if err != nil {
			return session.Refuse(m.withChecked(comparison{}), err)
		}
		if t, err := regulation.AsPaired(c.after, m.Event.Section, n); err == nil {
			return m.withChecked(c), []session.Cmd{session.CompareRound{ID: m.Event.ID, Section: m.Event.Section, Round: n, System: system, Tournament: t,
				Of: session.CorrectKey{State: c.after.ID()}, Taken: true}}
		}
		c = c.with(m.Event.Section, nil)
	}
	return takeOverFile{}.update(m.withChecked(c), env)
}

// with compares the next round with what the engine makes of it, nil where it has no pairing.
func (c comparison) with(id journal.SectionID, made *session.RoundCompared) comparison {
	n := c.Left[0]
	c.Left = c.Left[1:]
	var differs journal.RoundCompared
	var ok bool
	if made != nil && made.Err == nil {
		differs, ok = c.after.CompareRound(id, n, made.Pairing)
	} else {
		differs, ok = c.after.CompareRound(id, n, nil)
	}
	if ok {
		c.Found = append(slices.Clip(c.Found), differs)
	}
	return c
}

// roundCompared brings what the engine makes of a round of the file.
type roundCompared session.RoundCompared

func (msg roundCompared) update(m page, env session.Env) (page, []session.Cmd) {
	if m.TRF == nil || m.Event == nil || m.Event.ID != msg.Asked.ID {
		return m, nil
	}
	c := m.TRF.Checked
	if len(c.Left) == 0 || c.after.ID() != msg.Asked.Of.State || c.Left[0] != msg.Asked.Round {
		return m, nil // something was changed meanwhile
	}
	made := session.RoundCompared(msg)
	return m.withChecked(c.with(m.Event.Section, &made)).compareNext(env)
}

// withCompared adds to the facts what came of the comparison. ok is false where a section in FIDE mode has rounds that differ and nobody
// has read so.
func (m page) withCompared(id journal.SectionID, facts []journal.Event) (_ []journal.Event, ok bool) {
	c := m.TRF.Checked
	in := journal.InSection{Section: id}
	facts = append(slices.Clip(facts), journal.RoundsCompared{InSection: in, Rounds: c.Found})
	if len(c.Found) == 0 || c.after.Mode(id).State != journal.ModeIn {
		return facts, true
	}
	if m.Confirm == nil || m.Confirm.Level < journal.Deviation {
		return facts, false
	}
	return append(facts, journal.DeviationNoted{InSection: in, Level: journal.Deviation, Rule: journal.RuleTaken,
		Round: c.Found[len(c.Found)-1].Round, Reason: m.Confirm.Reason}), true
}

// askTaken shows the rounds that differ as the report will name them, before they are taken over.
func (m page) askTaken(id journal.SectionID) (page, []session.Cmd) {
	c := m.TRF.Checked
	gate := journal.GateError{Section: id, Rule: journal.RuleTaken, Level: journal.RuleTaken.Level()}
	for _, r := range c.Found {
		gate.Lines = append(gate.Lines, federation.RemarkLine(c.after, journal.Remark{Kind: journal.RemarkImport, Round: r.Round, Was: r.File, Now: r.Engine}))
	}
	m.Dialog = session.GateDialog{Gate: gate, Again: takeOverFile{}}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}
