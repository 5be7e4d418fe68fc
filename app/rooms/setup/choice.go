package setup

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss/tiebreak"
)

// chosen is the form with another choice of system: tie-breaks, order and number of rounds follow where the system asks.
func (w Model) chosen(c regulation.SystemChoice) Model {
	if c.Code == w.Choice.Code && (c.Options.Table != w.Choice.Options.Table || c.Options.Cup != w.Choice.Options.Cup) {
		w.TieBreaks = slices.Clone(c.Suggested())
	}
	if c.Code != w.Choice.Code {
		w.TieBreaks = slices.Clone(c.Suggested())
		if t, ok := templateOf(w.Template); ok && c.Code == journal.Dutch && t.Boards == 0 {
			w.TieBreaks, w.Order = slices.Clone(t.TieBreaks), t.Order // back from a look at another system
		}
		if c.Code == journal.RoundRobin {
			w.Order = "lot" // numbers of a round robin are drawn (C.05)
		} else if w.Order == "varma" {
			w.Order = "lot"
		}
	}
	left := w.Choice.Rounds(w.perSection()) > 0
	w.Choice = c
	if rounds := c.Rounds(w.perSection()); rounds > 0 {
		w.Rounds = min(rounds, journal.MaxRounds)
	} else if left && w.Asked > 0 {
		w.Rounds = w.Asked
	}
	return w
}

// ties is what the rules ask of the list of tie-breaks: of an event that exists by its edition and its players.
func (w Model) ties() tiebreak.Setting {
	c := journal.SectionConfig{System: w.Choice.Code, Options: w.Choice.Options}
	s := regulation.TieSetting(c, nil)
	s.Rules = w.Ties.Rules
	if !s.Team {
		s.Unrated, s.NoRated = w.Ties.Unrated, w.Ties.NoRated
	}
	return s
}
