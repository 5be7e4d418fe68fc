package home

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestWaiting: the card of the running event says what each section waits for, and names the open boards by their numbers in the hall.
func TestWaiting(t *testing.T) {
	at := func(round, missing int, p journal.Phase, open ...int) session.SectionStatus {
		return session.SectionStatus{Round: round, Rounds: 5, Missing: missing, Phase: p, Open: open, Boards: 14, First: 15}
	}
	for _, c := range []struct {
		name string
		s    session.SectionStatus
		want wait
	}{
		{"before round 1", at(0, 0, journal.NoRound), wait{i18n.HomePreparing.EN, textHomeOpen.EN, "", session.PageOverview}},
		{"a draft", at(2, 0, journal.Draft), wait{textNextPublish.EN, textNextGo.EN, "", session.PageRound}},
		{"two open", at(2, 2, journal.Published, 15, 17), wait{i18n.EN.N(i18n.HomeMissing, 2), textHomeEnter.EN, i18n.EN.T(i18n.RefusedMissingDo, "15, 17"), session.PageRound}},
		{"an index of before", at(2, 2, journal.Published), wait{i18n.EN.N(i18n.HomeMissing, 2), textHomeEnter.EN, "", session.PageRound}},
		{"all in", at(2, 0, journal.Complete), wait{textNextClose.EN, textNextGo.EN, "", session.PageRound}},
		{"closed", at(2, 0, journal.Closed), wait{textNextPair.EN, i18n.EN.T(i18n.RoundPair, "3"), "", session.PageRound}},
		{"the last one closed", at(5, 0, journal.Closed), wait{textNextFinish.EN, textHomeOpen.EN, "", session.PageRound}},
	} {
		if got := waiting(i18n.EN, c.s); got != c.want {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	many := at(2, 11, journal.Published, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
	if got := waiting(i18n.EN, many); got.boards != "" {
		t.Errorf("so many are not named: %q", got.boards)
	}
	for name, c := range map[string]struct {
		list []session.SectionStatus
		want int
	}{
		"the fewest boards":        {[]session.SectionStatus{many, at(2, 2, journal.Published)}, 1},
		"nobody waits for a board": {[]session.SectionStatus{at(5, 0, journal.Closed), at(3, 0, journal.Closed)}, 1},
		"all at their end":         {[]session.SectionStatus{at(5, 0, journal.Closed), at(5, 0, journal.Closed)}, 0},
	} {
		if got := nextLane(c.list); got != c.want {
			t.Errorf("%s: %d", name, got)
		}
	}
}
