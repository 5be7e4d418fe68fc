package model

import (
	"slices"

	"wasit/app/journal"
	"wasit/swiss"
)

// WhyDialog explains one board, or with Board 0 the bye.
type WhyDialog struct{ Round, Board int }

// Why is the explanation of one round, computed from the journal as it is now.
type Why struct {
	Section journal.SectionID
	System  string // of journal.SectionConfig
	Round   int
	Seq     int  // of the state it was computed from
	Same    bool // the engine pairs today what the round has
	Text    *swiss.Explanation
}

// ExplainRound has the engine pair a round again, to learn why; RoundExplained comes back.
type ExplainRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Seq        int
	Tournament *swiss.Tournament
}

func (ExplainRound) cmd() {}

// KnowsWhy reports whether the explanation of a round is that of the newest state, stored or still on its way.
func (e *Event) KnowsWhy(round int) bool {
	w := e.Why
	return w != nil && w.Section == e.Section && w.Round == round && w.Seq == e.Ahead.Seq()
}

// OpenWhy asks why a board is as it is.
type OpenWhy struct{ Round, Board int }

// Update implements Msg.
func (msg OpenWhy) Update(m Model, _ Env) (Model, []Cmd) {
	e := m.Event
	m.Dialog = WhyDialog(msg)
	if e.KnowsWhy(msg.Round) {
		return m, []Cmd{Focus{"sheet"}}
	}
	r, _ := e.Ahead.Round(e.Section, msg.Round)
	t, system, err := forPairing(e.Ahead, e.Section, msg.Round, r.Apart)
	if err != nil {
		m.Dialog = nil
		return m.refuse(err)
	}
	return m, []Cmd{Focus{"sheet"}, ExplainRound{e.ID, e.Section, msg.Round, system, e.Ahead.Seq(), t}}
}

// RoundExplained brings the engine's reasons.
type RoundExplained struct {
	Asked   ExplainRound
	Pairing *swiss.Pairing
	Err     error
}

// Update implements Msg.
func (msg RoundExplained) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.Asked.ID {
		return m, nil
	}
	if msg.Err != nil {
		m.Dialog = nil
		return m.refuse(msg.Err)
	}
	e := *m.Event
	sec, _ := e.Ahead.Section(msg.Asked.Section)
	e.Why = &Why{Section: msg.Asked.Section, System: sec.System, Round: msg.Asked.Round, Seq: msg.Asked.Seq, Text: msg.Pairing.Why}
	e.Why.Same = samePairs(e.Ahead, msg.Asked.Section, msg.Asked.Round, msg.Pairing)
	m.Event = &e
	return m, nil
}

// samePairs reports whether a pairing is the one that the round has.
func samePairs(s journal.State, id journal.SectionID, n int, p *swiss.Pairing) bool {
	r, ok := s.Round(id, n)
	if !ok || len(r.Boards) != len(p.Pairs) {
		return false
	}
	var have []swiss.Pair
	for _, b := range r.Boards {
		white, _ := s.Player(b.White)
		black, _ := s.Player(b.Black)
		have = append(have, swiss.Pair{White: white.TPN, Black: black.TPN})
	}
	for _, pair := range p.Pairs {
		if !slices.Contains(have, pair) {
			return false
		}
	}
	return true
}
