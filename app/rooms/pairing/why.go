package pairing

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss"
)

// whyDialog explains one board, or with Board 0 the bye.
type whyDialog struct{ Round, Board int }

// OpenWhy asks why a board is as it is.
type OpenWhy struct{ Round, Board int }

func (msg OpenWhy) update(m page, _ session.Env) (page, []session.Cmd) {
	e := m.Event
	m.Dialog = whyDialog(msg)
	if e.KnowsWhy(msg.Round) {
		return m, []session.Cmd{session.Focus{ID: "sheet"}}
	}
	r, _ := e.Ahead.Round(e.Section, msg.Round)
	t, system, err := ForPairing(e.Ahead, e.Section, msg.Round, r.Apart)
	if err != nil {
		m.Dialog = nil
		return session.Refuse(m, err)
	}
	return m, []session.Cmd{session.Focus{ID: "sheet"}, session.ExplainRound{ID: e.ID, Section: e.Section, Round: msg.Round, System: system, Of: e.Ahead.ID(), Tournament: t}}
}

// keepWhy keeps the reasons that the engine gave with the pairing of the round in hand: nobody need ask it again.
func (m page) keepWhy(section journal.SectionID, text *swiss.Explanation) page {
	if text == nil {
		return m
	}
	e := *m.Event
	sec, _ := e.Ahead.In(section)
	e.Why = &session.Why{Section: section, System: sec.System, Round: sec.Round, Of: e.Ahead.ID(), Same: true, Text: text}
	m.Event = &e
	return m
}

func (msg roundExplained) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.ID != msg.Asked.ID {
		return m, nil
	}
	if msg.Err != nil {
		m.Dialog = nil
		return session.Refuse(m, msg.Err)
	}
	e := *m.Event
	sec, _ := e.Ahead.In(msg.Asked.Section)
	e.Why = &session.Why{Section: msg.Asked.Section, System: sec.System, Round: msg.Asked.Round, Of: msg.Asked.Of, Text: msg.Pairing.Why}
	e.Why.Same = session.SamePairs(e.Ahead, msg.Asked.Section, msg.Asked.Round, msg.Pairing)
	m.Event = &e
	return m, nil
}
