package rated

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// last says whether the event lasts longer than 30 days: what its dates say needs no mark.
type last struct{ Long bool }

func (msg last) update(m page, env session.Env) (page, []session.Cmd) {
	info := m.Event.Ahead.Event()
	switch byDates := m.Event.Ahead.Days() > journal.LongEvent; {
	case msg.Long == byDates:
		info.Papers.Lasts = journal.LastingByDates
	case msg.Long:
		info.Papers.Lasts = journal.LastingLong
	default:
		info.Papers.Lasts = journal.LastingShort
	}
	return session.Act(m, env, journal.FilePapers{Info: info})
}

// countIn says which of several ratings of a player counts in the section in hand.
type countIn struct{ Periods string }

func (msg countIn) update(m page, env session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	sec.Rating.Periods = msg.Periods
	return session.Act(m, env, journal.DeclareRating{Section: sec.ID, Rating: sec.Rating})
}

// eachRound is the option of [journal.PeriodsEach], which is empty.
const eachRound = "each"
