package players

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// periodDialog gives a player another rating from a round on.
type periodDialog struct {
	ID            journal.PlayerID
	Round, Rating int
}

// openPeriod opens it for the next round.
type openPeriod struct{ ID journal.PlayerID }

func (msg openPeriod) update(m page, _ session.Env) (page, []session.Cmd) {
	round := max(2, min(m.Event.Ahead.OpenRound(m.Event.Section), m.Section().Rounds))
	rating, _ := m.Event.Ahead.RatingIn(msg.ID, round)
	m.Dialog, m.Notice = periodDialog{msg.ID, round, rating}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// periodSet changes a number of the open dialog.
type periodSet struct {
	Rating bool // else the round
	To     int
}

func (msg periodSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(periodDialog)
	if !ok {
		return m, nil
	}
	if msg.Rating {
		d.Rating = msg.To
	} else {
		d.Round = msg.To
	}
	m.Dialog = d
	return m, nil
}

// ratePeriod records the rating of a player from a round on; 0 takes it back.
type ratePeriod struct {
	ID            journal.PlayerID
	Round, Rating int
}

func (msg ratePeriod) update(m page, env session.Env) (page, []session.Cmd) {
	c := journal.RatePeriod{Section: m.Event.Section,
		Period: journal.Period{Round: msg.Round, Ratings: []journal.PlayerRating{{Player: msg.ID, Rating: msg.Rating}}}}
	text := m.Lang().T(textPeriodGiven, m.Said(msg.ID), m.Lang().Int(msg.Round), strconv.Itoa(msg.Rating))
	if msg.Rating == 0 {
		text = m.Lang().T(textPeriodGone, m.Said(msg.ID), m.Lang().Int(msg.Round))
	}
	return session.Undoable(m, env, c, text)
}
