package home

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// stripMost is how many boards are drawn one by one; openMost how many that are open are named.
const (
	stripMost = 60
	openMost  = 10
)

// wait is what a section of an event that is played waits for: the question in the largest type, and the act.
type wait struct {
	question, act, boards string
	to                    session.Page
}

// waiting says what a section waits for.
func waiting(l i18n.Lang, s session.SectionStatus) wait {
	switch {
	case s.Round == 0:
		return wait{question: l.T(i18n.HomePreparing), act: l.T(textHomeOpen), to: session.PageOverview}
	case s.Phase == journal.Draft:
		return wait{question: l.T(textNextPublish), act: l.T(textNextGo), to: session.PageRound}
	case s.Missing > 0:
		w := wait{question: l.N(i18n.HomeMissing, s.Missing), act: l.T(textHomeEnter), to: session.PageRound}
		if n := len(s.Open); n > 0 && n <= openMost {
			w.boards = l.T(i18n.RefusedMissingDo, session.Numbers(s.Open))
		}
		return w
	case s.Phase == journal.Complete, s.Phase == journal.Published:
		return wait{question: l.T(textNextClose), act: l.T(textNextGo), to: session.PageRound}
	case s.Round < s.Rounds:
		return wait{question: l.T(textNextPair), act: l.T(i18n.RoundPair, l.Int(s.Round+1)), to: session.PageRound}
	}
	return wait{question: l.T(textNextFinish), act: l.T(textHomeOpen), to: session.PageRound}
}

// nextLane is the section that can go on first: the one that waits for the fewest boards, else the first that is not at its end.
func nextLane(list []session.SectionStatus) int {
	next := -1
	for i, s := range list {
		if s.Missing > 0 && (next < 0 || s.Missing < list[next].Missing) {
			next = i
		}
	}
	for i := 0; next < 0 && i < len(list); i++ {
		if s := list[i]; s.Round < s.Rounds || s.Phase != journal.Closed {
			next = i
		}
	}
	return max(next, 0)
}
