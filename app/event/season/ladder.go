package season

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
)

// Win is a game that a player won in an event, over the board or because the other did not come.
type Win struct {
	N    int // of the games of the event, in the order in which they were played
	Over journal.PlayerID
}

// Cause says why a member of a ladder has another place.
type Cause uint8

// The causes.
const (
	Beat   Cause = iota // he beat who stood above
	Beaten              // who stood below beat him
	Moved               // others moved past him
)

// Step is a move on a ladder.
type Step struct {
	Event    int // in [Book.Events]
	Cause    Cause
	Other    string // whom he beat, or who beat him
	From, To int
}

// Standing on a ladder, beside the place itself.
type Ladder struct {
	Start int // the place at which the member came in
	Steps []Step
	Least int // the highest place that he may challenge; 0: he is first
}

// climb plays a ladder through: members of the first event stand by rating, later ones come in below. Who beats a player above him, at
// most [Season.Reach] places, takes his place: the others move down by one, or with [Season.Swap] the two exchange. A draw changes nothing.
func (s Season) climb(members []Member) []Row {
	l := &climbing{s: s, members: members, ladders: make([]Ladder, len(members)), who: map[entry]int{}}
	last := -1
	for i, m := range members {
		for _, at := range m.Results {
			l.who[entry{at.Event, at.Player}] = i
			last = max(last, at.Event)
		}
	}
	for e := range last + 1 {
		l.enter(e)
		l.play(e)
	}
	rows := make([]Row, len(l.order))
	for place, i := range l.order {
		rows[place] = s.row(members[i])
		rows[place].Rank, rows[place].Ladder = place+1, l.ladders[i]
		if place > 0 {
			rows[place].Ladder.Least = 1
			if s.Reach > 0 {
				rows[place].Ladder.Least = max(1, place+1-s.Reach)
			}
		}
	}
	return rows
}

// entry is a player of an event.
type entry struct {
	event  int
	player journal.PlayerID
}

type climbing struct {
	s       Season
	members []Member
	ladders []Ladder
	who     map[entry]int // the member
	order   []int         // members from the top
}

// enter puts those at the foot whose first event is e: the best rated first.
func (l *climbing) enter(e int) {
	var list []int
	for i, m := range l.members {
		if len(m.Results) > 0 && m.Results[0].Event == e {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int {
		x, y := l.members[a], l.members[b]
		return cmp.Or(cmp.Compare(y.Rating, x.Rating), cmp.Compare(x.Alphabetical(), y.Alphabetical()))
	})
	for _, i := range list {
		l.order = append(l.order, i)
		l.ladders[i].Start = len(l.order)
	}
}

// play takes the wins of an event one after the other.
func (l *climbing) play(e int) {
	type win struct{ n, winner, loser int }
	var wins []win
	for i, m := range l.members {
		for _, at := range m.Results {
			if at.Event != e {
				continue
			}
			for _, w := range at.Wins {
				if loser, known := l.who[entry{e, w.Over}]; known {
					wins = append(wins, win{w.N, i, loser})
				}
			}
		}
	}
	slices.SortStableFunc(wins, func(a, b win) int { return cmp.Compare(a.n, b.n) })
	for _, w := range wins {
		l.take(e, w.winner, w.loser)
	}
}

// take gives the winner the place of a loser who stood above, where the challenge was in reach.
func (l *climbing) take(e, winner, loser int) {
	from, to := slices.Index(l.order, winner), slices.Index(l.order, loser)
	if from <= to || l.s.Reach > 0 && from-to > l.s.Reach {
		return
	}
	if l.s.Swap {
		l.order[from], l.order[to] = loser, winner
	} else {
		l.order = slices.Insert(slices.Delete(l.order, from, from+1), to, winner)
	}
	for place := to; place <= from; place++ {
		switch i := l.order[place]; {
		case i == winner:
			l.step(i, Step{Event: e, Cause: Beat, Other: l.members[loser].Name, From: from + 1, To: place + 1})
		case i == loser:
			l.step(i, Step{Event: e, Cause: Beaten, Other: l.members[winner].Name, From: to + 1, To: place + 1})
		case !l.s.Swap:
			l.step(i, Step{Event: e, Cause: Moved, From: place, To: place + 1})
		}
	}
}

// step notes a move; those past a member in one event are one.
func (l *climbing) step(i int, x Step) {
	steps := l.ladders[i].Steps
	if n := len(steps); n > 0 && x.Cause == Moved && steps[n-1].Cause == Moved && steps[n-1].Event == x.Event {
		steps[n-1].To = x.To
		return
	}
	l.ladders[i].Steps = append(steps, x)
}
