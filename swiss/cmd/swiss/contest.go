package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/matchevent"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// contest is what a standing is made of: the players, or the teams where there are any.
type contest struct {
	tour          *swiss.Tournament
	teams         *tiebreak.TeamEvent
	cup           *cup // a bracket ranks, whatever the list
	noBoards      bool // of the teams nobody kept the points board by board
	rules         tiebreak.Rules
	list          string // tie-breaks of the file
	played        int
	predetermined bool
	name          func(swiss.TPN) string
}

// contest reads a file of either form.
func (s *session) contest(name string, reading trf.Options) (*contest, error) {
	data, err := s.read(name)
	if err != nil {
		return nil, err
	}
	if isMatchFile(data) {
		m, err := readMatches(name, data, "", "")
		if err != nil {
			return nil, err
		}
		return m.contest()
	}
	e, err := s.parse(name, data, reading)
	if err != nil {
		return nil, err
	}
	return e.contest()
}

// contest is what a standing of the file is made of.
func (e *event) contest() (*contest, error) {
	c := &contest{tour: e.tour, rules: tiebreak.RulesAt(e.doc.Start), list: strings.Join(e.doc.TieBreaks, ","), played: tiebreak.LastRound(e.tour),
		predetermined: e.doc.Kind().IsPredetermined(), name: func(tpn swiss.TPN) string { return e.tour.Player(tpn).Name }}
	var err error
	if c.cup, err = e.cup(); err != nil {
		return nil, err
	}
	if len(e.doc.Order) > 0 {
		c.list = strings.Join(e.doc.Order, ",")
	}
	if !e.isTeamEvent() && e.doc.Kind().System == matchevent.DoubleSwiss {
		m, err := e.matches(matchevent.DoubleSwiss)
		if err != nil {
			return nil, err
		}
		c.played = m.whole.PairedRounds()
		if c.tour, err = singles(m.whole, c.played); err != nil {
			return nil, &inputError{err}
		}
		c.name = func(tpn swiss.TPN) string { return e.tour.Player(tpn).Name }
	}
	if e.isTeamEvent() && e.doc.Kind().System != "scheveningen" { // there the players are ranked
		ev, err := e.teamEvent()
		if err != nil {
			return nil, err
		}
		names := map[swiss.TPN]string{}
		for _, t := range e.doc.Teams {
			names[swiss.TPN(t.Number)] = t.Name
		}
		c.teams, c.name = &ev, func(tpn swiss.TPN) string { return names[tpn] }
	}
	return c, nil
}

// ranking makes the standing, or the arithmetic of explain if that is not 0.
func (c *contest) ranking(o tiebreak.Options, explain swiss.TPN) (r *ranking, err error) {
	r = &ranking{name: c.name}
	if c.cup != nil {
		if explain != 0 {
			return nil, &inputError{errors.New("-explain: a bracket ranks without arithmetic")}
		}
		return c.cup.ranking()
	}
	switch {
	case c.teams != nil && explain != 0:
		r.parts, err = tiebreak.ExplainTeam(*c.teams, o, explain)
	case c.teams != nil:
		r.rows, err = tiebreak.TeamStandings(*c.teams, o)
	case explain != 0:
		r.parts, err = tiebreak.Explain(c.tour, o, explain)
	default:
		r.rows, err = tiebreak.Standings(c.tour, o)
	}
	return r, asInput(err)
}

// asInput marks an error as one of what was asked for; all errors of a standing are.
func asInput(err error) error {
	if err == nil {
		return nil
	}
	return &inputError{err}
}

// options takes what was not asked for from the file.
func (c *contest) options(rules, list string, round int, lots string) (o tiebreak.Options, err error) {
	o = tiebreak.Options{Rules: c.rules, Rounds: round, Predetermined: c.predetermined}
	if rules != "" {
		var ok bool
		if o.Rules, ok = tiebreak.ParseRules(rules); !ok {
			return o, &inputError{fmt.Errorf("-rules %q: expected 2026, 2024 or 2023", rules)}
		}
	}
	if round < 0 || round > c.played {
		return o, &inputError{fmt.Errorf("-round %d: expected 1 to %d", round, c.played)}
	}
	if lots != "" {
		o.DrawLots = true
		if o.Seed, err = lot.ParseSeed(lots); err != nil {
			return o, &inputError{err}
		}
	}
	if list == "" {
		list = c.list
	}
	if o.List, err = tiebreak.ParseList(list); err != nil {
		return o, &inputError{err}
	}
	switch {
	case len(o.List) > 0:
	case c.teams != nil:
		o.List = tiebreak.DefaultTeamList()
	case o.Predetermined:
		o.List = tiebreak.DefaultTableList()
	}
	if c.noBoards && list == "" {
		o.List = slices.DeleteFunc(o.List, needsBoards)
	}
	if i := slices.IndexFunc(o.List, needsBoards); c.noBoards && i >= 0 {
		return o, &inputError{fmt.Errorf("-tiebreaks %s: the file has no points board by board; leave it out, or use a report file (TRF) with the games", o.List[i])}
	}
	return o, nil
}

// needsBoards reports whether a tie-break counts the points board by board (C.07 12).
func needsBoards(c tiebreak.Code) bool {
	return slices.Contains([]string{"BC", "TBR", "BBE"}, c.Name)
}
