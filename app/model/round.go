package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

// Shown returns the number of the round that the page shows, and whether it is the last one.
func (m Model) Shown() (round int, last bool) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if m.Entry.Round > 0 && m.Entry.Round < sec.Round {
		return m.Entry.Round, false
	}
	return sec.Round, true
}

// arrivedAtRound selects the first missing board.
func (m Model) arrivedAtRound() (Model, []Cmd) {
	if m.Entry.Round != m.Route.Round {
		m.Entry = Entry{Round: m.Route.Round}
	}
	if m.Entry.Board == 0 {
		m.Entry.Board = m.nextMissing(0)
	}
	if m.Entry.Board > 0 {
		return m, []Cmd{Reveal{boardID(m.Entry.Board)}}
	}
	return m, nil
}

// Name returns the name of a player, or what stands for it once the names are gone.
func (m Model) Name(p journal.Player) string { return nameOf(m.Lang(), p) }

func nameOf(l i18n.Lang, p journal.Player) string {
	if p.Name == "" {
		return l.T(i18n.Nameless, l.Int(int(p.TPN)))
	}
	return p.Name
}

// PublishRound puts the draft on the wall.
type PublishRound struct{}

// Update implements Msg.
func (PublishRound) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds, err := m.record(env, journal.Publish{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Entry, next.Undo = nil, Entry{}, nil // what was changed in the draft is public now
	next.Entry.Board = next.nextMissing(0)
	return next, append(cmds, Focus{"main"})
}

// CloseRound ends the round; the next can be paired.
type CloseRound struct{}

// Update implements Msg.
func (CloseRound) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	next, cmds := m.act(env, journal.CloseRound{Section: m.Event.Section, Time: env.Now.UnixMilli(),
		Checked: m.Event.Ahead.Checked(m.Event.Section, n).IsWhole()})
	if next.Notice == nil && len(cmds) > 0 {
		next.Entry = Entry{}
		next.Notice = &Notice{Kind: "ok", Title: m.Lang().T(i18n.PointMade, m.Lang().Int(n))}
	}
	return next, append(cmds, Focus{"main"})
}
