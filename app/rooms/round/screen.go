package round

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// screen is which of its screens the round page shows.
type screen uint8

const (
	screenBefore  screen = iota // the round is not paired
	screenRunning               // the engine is at work
	screenDraft
	screenResults
	screenVerify
	screenClosed // to read and to correct
)

// screen follows from the phase of the round. The address of an older round shows that one closed; without an address the
// page goes on to what comes next.
func (m page) screen() screen {
	n, last := m.Shown()
	s := m.Event.Ahead
	r, ok := s.Round(m.Event.Section, n)
	switch {
	case m.Pairing.Running:
		return screenRunning
	case last && (!ok || m.Route.Round == 0 && (r.Phase == journal.Closed || s.IsFinished())):
		return screenBefore
	case s.IsFinished():
		return screenClosed
	case r.Phase == journal.Draft:
		return screenDraft
	case m.Event.OnlyReads(): // no key that would be refused
		return screenClosed
	case last && r.Phase == journal.Complete && m.Check != "":
		return screenVerify
	case last && (r.Phase == journal.Published || r.Phase == journal.Complete):
		return screenResults
	}
	return screenClosed
}

// away is a player who does not play in a round, and why.
type away struct {
	player journal.Player
	why    string
}

// attendance lists who plays in a round that is not paired yet, and who does not.
func (m page) attendance(round int) (coming []journal.Player, list []away) {
	s, id := m.Event.Ahead, m.Event.Section
	sec, _ := s.In(id)
	out := s.SitsOut(id, round)
	for _, p := range s.Players(id) {
		kind, absent := s.Absence(p, round)
		if !absent {
			coming = append(coming, p)
			continue
		}
		why := absence(m.Lang(), sec.System, p, kind, round)
		if slices.Contains(out, p.ID) {
			why = m.Lang().T(textAwayPenalty)
		}
		list = append(list, away{p, why})
	}
	return coming, list
}

// notedAbsent names who is noted as absent at the door, but is paired in a round until the check-in is closed.
func (m page) notedAbsent(round int) (list []string) {
	sec := m.Section()
	for _, p := range m.Event.Ahead.Players(sec.ID) {
		if _, away := m.Event.Ahead.Absence(p, round); !away && p.Presence == journal.Missing && !sec.IsTable() {
			list = append(list, m.Name(p))
		}
	}
	return list
}

func absence(l i18n.Lang, system string, p journal.Player, kind journal.ByeKind, round int) string {
	switch {
	case kind == journal.Free:
		return l.T(i18n.AwayFree)
	case p.IsOut(round):
		return l.T(i18n.AwayWithdrawn)
	case !p.HasEntered(round):
		return l.T(i18n.AwayLater, l.Int(p.Entered))
	}
	return l.T(i18n.AbsenceText(system, string(kind)))
}

// unpairedText says who is not paired in a round; each line may be empty.
type unpairedText struct{ bye, away, free string }

// unpaired words the bye, who stayed away and why, and who is free in a table or a knock-out.
func (m page) unpaired(r journal.Round) unpairedText {
	l := m.Lang()
	sec := m.Section()
	var x unpairedText
	var names, free []string
	for _, a := range r.Absent {
		p, _ := m.Event.Ahead.Player(a.Player)
		if a.Bye == journal.Free {
			free = append(free, m.Name(p))
			continue
		}
		names = append(names, m.Name(p)+" ("+absence(l, sec.System, p, a.Bye, r.Number)+")")
	}
	if r.PAB != 0 {
		x.bye = l.T(textDraftBye, m.nameOf(r.PAB))
	}
	if len(names) > 0 {
		x.away = l.N(textRoundAway, len(names)) + " " + strings.Join(names, ", ")
	}
	switch {
	case len(free) == 0:
	case !sec.IsBracket():
		x.free = l.T(textRoundFree, strings.Join(free, ", "))
	case r.Number == 1: // later it is who is out
		x.free = l.T(textRoundFreeCup, strings.Join(free, ", "))
	}
	return x
}

// jumpsMost is how many missing boards can be jumped to, from the one in hand on; the number leads to any.
const jumpsMost = 60

// jumps are the boards that can be jumped to, in order. In a short list a board that is in keeps its place as 0, so that a
// result does not draw all that follow again; in a long one the missing boards near the one in hand are named.
func jumps(rows []journal.Row, missing []int, board int) []int {
	if len(rows) > jumpsMost {
		from, _ := slices.BinarySearch(missing, board)
		from = max(0, min(from, len(missing)-jumpsMost))
		return missing[from:min(len(missing), from+jumpsMost)]
	}
	list := make([]int, len(rows))
	for i, r := range rows {
		if r.Score.IsZero() {
			list[i] = r.Number
		}
	}
	return list
}

// tallied is how often a result stands in a round.
type tallied struct {
	n    int
	name i18n.Text
}

// tally counts the results of a round of so many boards to compare with the slips; other results than the usual ones, such as
// ½–0 or adjourned, are counted together where there are any, so that the sum is that of the slips.
func tally(t journal.Tally, boards int, teams bool) []tallied {
	white, black, forfeits := textTallyWhite, textTallyBlack, textTallyWO
	if teams {
		white, black, forfeits = textTallyFirst, textTallySecond, textTallyMatchesWO
	}
	list := []tallied{{t.White, white}, {t.Draws, textTallyDraw}, {t.Black, black}, {t.Forfeits + t.BothForfeit, forfeits}}
	rest := boards
	for _, c := range list {
		rest -= c.n
	}
	if rest > 0 {
		list = append(list, tallied{rest, textResultOthers})
	}
	return list
}

// ofTeams reports whether teams play in the section in hand: each of its boards is a match.
func (m page) ofTeams() bool {
	sec := m.Section()
	return regulation.SystemOf(sec.System).Teams
}

// left says how many boards or matches have no result.
func (m page) left() i18n.Plural {
	if m.ofTeams() {
		return textMatchesLeft
	}
	return textResultLeft
}
