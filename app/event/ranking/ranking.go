// Package ranking computes the standing of a section, and who wins its prizes: from the journal, by the regulation of the section and the
// rules of its system. What a standing is, and how its cells are written, stands in app/event/standing; how prizes fall, in app/event/award.
package ranking

import (
	"errors"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// Of computes the standing of a section after its last complete round.
func Of(s journal.State, id journal.SectionID) *standing.Table {
	sec, _ := s.Section(id)
	return After(s, id, sec.Round)
}

// After computes it from the rounds up to round: after the last complete one of them.
func After(s journal.State, id journal.SectionID, round int) *standing.Table {
	t := &standing.Table{Of: s.ID(), Section: id}
	sec, ok := s.Section(id)
	if !ok {
		return t
	}
	t.System, t.Bracket = sec.System, sec.IsBracket()
	var o tiebreak.Options
	if o, t.Err = regulation.TieOptions(s, sec, 0); t.Err != nil {
		return t
	}
	t.Codes = tiebreak.List(o.List)
	t.Breaks = headsOf(sec.SectionConfig, t.Codes)
	if t.Tournament, t.Err = s.Tournament(id, round); t.Err != nil {
		var unnumbered *journal.OrderError
		if errors.As(t.Err, &unnumbered) {
			t.Err = nil // before the order is fixed there is no standing, and that is no failure
		}
		return t
	}
	t.Rounds = tiebreak.CompleteRounds(t.Tournament)
	t.Final = isFinal(s, sec, t.Tournament, t.Rounds, round)
	if t.Rounds == 0 {
		return t
	}
	t.Options, _ = regulation.TieOptions(s, sec, t.Rounds)
	if r := (ranker{t, s}); !r.rankOwn() {
		r.rank()
	}
	return t
}

// isFinal reports whether a standing is that of the end: all rounds are in it, or all that were played of an event that ended
// early, and no game of any of them is adjourned or without a result.
func isFinal(s journal.State, sec journal.Section, t *swiss.Tournament, rounds, round int) bool {
	for _, tpn := range t.TPNs() {
		for n := 1; n <= rounds; n++ {
			if t.Entry(tpn, n).Outcome == swiss.Pending {
				return false
			}
		}
	}
	if rounds == sec.SectionConfig.Rounds {
		return true
	}
	return s.IsFinished() && round == sec.Round && !hasResults(s, sec.ID, rounds+1)
}

// hasResults reports whether a round that is not complete has results: of an event that ended early it fell out where it has none.
func hasResults(s journal.State, id journal.SectionID, n int) bool {
	r, ok := s.Round(id, n)
	return ok && slices.ContainsFunc(r.Boards, func(b journal.Board) bool { return !b.Score.IsZero() })
}

// headsOf names the columns of tie-breaks, which stand after the points.
func headsOf(sec journal.SectionConfig, codes []tiebreak.Code) []standing.Head {
	var list []standing.Head
	for _, code := range codes[min(1, len(codes)):] {
		c := regulation.TieBreakIn(sec, code.String())
		list = append(list, standing.Head{Short: i18n.Text{ID: c.Short, EN: c.Short, HR: c.Short}, Name: c.Name})
	}
	return list
}

// ranker fills the rows of a table from the state that it stands in.
type ranker struct {
	*standing.Table
	state journal.State
}

// rank ranks by points and tie-breaks: of a final with the games that it carries.
func (t ranker) rank() {
	if t.Whole, t.Carried, t.Err = t.state.WithCarried(t.Section, t.Tournament); t.Err != nil {
		return
	}
	if t.Whole, _, t.Err = regulation.Settled(t.state, t.Section, t.Whole); t.Err != nil {
		return
	}
	if t.Carried == 0 {
		t.Tournament = t.Whole
	}
	if t.Options.Rounds += t.Carried; t.Options.Rounds > 0 {
		t.Rows, t.Err = tiebreak.Standings(t.Whole, t.Options)
		t.Rows = regulation.Placed(t.state, t.Section, t.Rows)
	}
}
