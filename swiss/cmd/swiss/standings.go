package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

func standings(s *session, args []string) status {
	f := newOptions(s, "standings")
	rules := f.String("rules", "", "edition of C.07: 2026, 2024 or 2023 (default: by the date of the start, else 2026)")
	list := f.String("tiebreaks", "", "codes in order, such as PTS,DE,BH/C1 (default: those of the file, else the usual ones)")
	round := f.Int("round", 0, "after how many rounds (default: the last complete one)")
	explain := f.Int("explain", 0, "show the arithmetic of this player")
	lots := f.String("lots", "", "seed of the lot that decides what stays tied (default: ties stay)")
	asJSON := f.Bool("json", false, "one JSON object")
	if !f.parse(args, 1) {
		return f.stopped()
	}
	c, err := s.contest(f.files[0], encodings[*f.encoding])
	var o tiebreak.Options
	if err == nil {
		o, err = c.options(*rules, *list, *round, *lots)
	}
	var r *ranking
	if err == nil {
		r, err = c.ranking(o, swiss.TPN(*explain))
	}
	switch {
	case err != nil:
		return s.fail(f.files[0], 0, err, *asJSON)
	case *explain != 0 && *asJSON:
		s.line(jsonArithmetic(swiss.TPN(*explain), r.parts))
	case *explain != 0:
		fmt.Fprintf(s.out, "%d %s, rules of %s\n", *explain, r.name(swiss.TPN(*explain)), o.Rules)
		for _, a := range r.parts {
			s.printArithmetic(a)
		}
	case *asJSON:
		s.line(jsonStandings(r.rows, tiebreak.List(o.List), *list))
	default:
		s.printStandings(r, tiebreak.List(o.List))
		s.printLots(r.rows, o)
	}
	return done
}

// ranking is a standing of players or of teams.
type ranking struct {
	rows  []tiebreak.Row
	parts []tiebreak.Arithmetic // of the one to be explained
	name  func(swiss.TPN) string
}

// contest is what a standing is made of: the players, or the teams where there are any.
type contest struct {
	tour          *swiss.Tournament
	teams         *tiebreak.TeamEvent
	noBoards      bool // of the teams nobody kept the points board by board
	rules         tiebreak.Rules
	list          string // tie-breaks of the file
	played        int
	predetermined bool
	name          func(swiss.TPN) string
}

// contest reads a file of either form.
func (s *session) contest(name string, encoding trf.Encoding) (*contest, error) {
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
	e, err := s.parse(name, data, encoding)
	if err != nil {
		return nil, err
	}
	c := &contest{tour: e.tour, rules: tiebreak.RulesAt(e.doc.Start), list: strings.Join(e.doc.TieBreaks, ","), played: e.tour.PairedRounds(),
		predetermined: e.doc.Kind().IsPredetermined(), name: func(tpn swiss.TPN) string { return e.tour.Player(tpn).Name }}
	if len(e.doc.Order) > 0 {
		c.list = strings.Join(e.doc.Order, ",")
	}
	m, err := e.matches("")
	if err != nil {
		return nil, err
	}
	if m != nil && !e.isTeamEvent() {
		c.played = m.whole.PairedRounds()
		if c.tour, err = singles(m.whole, c.played); err != nil {
			return nil, &inputError{err}
		}
		c.name = func(tpn swiss.TPN) string { return e.tour.Player(tpn).Name }
	}
	if e.isTeamEvent() {
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

// jsonRow is the JSON form of a row; the tie-breaks keep their order.
type jsonRow struct {
	TPN       swiss.TPN       `json:"tpn"`
	Rank      int             `json:"rank"`
	Points    json.RawMessage `json:"points"`
	TieBreaks json.RawMessage `json:"tiebreaks"`
}

// spelling returns each code as TRF26 writes it, or as it was asked for where only the order of its modifiers differs.
func spelling(list []tiebreak.Code, asked string) []string {
	parts := func(s string) string {
		words := strings.Split(strings.ToUpper(s), "/")
		slices.Sort(words)
		return strings.Join(words, "/")
	}
	var names []string
	for _, c := range list {
		name := c.String()
		for _, word := range strings.Split(asked, ",") {
			if word = strings.TrimSpace(word); parts(word) == parts(name) && strings.ToUpper(word) != strings.ToUpper(name) {
				name = word
			}
		}
		names = append(names, name)
	}
	return names
}

func jsonStandings(rows []tiebreak.Row, list []tiebreak.Code, asked string) any {
	names := spelling(list, asked)
	out := struct {
		Standings []jsonRow `json:"standings"`
	}{[]jsonRow{}}
	for _, row := range rows {
		var b strings.Builder
		seen := map[tiebreak.Code]bool{}
		for i, c := range list {
			if seen[c] {
				continue
			}
			seen[c] = true
			if b.Len() > 0 {
				b.WriteByte(',')
			}
			b.WriteString(strconv.Quote(names[i]) + ":" + jsonValue(row.Values[i]))
		}
		out.Standings = append(out.Standings, jsonRow{row.TPN, row.Rank, json.RawMessage(jsonPoints(row.Points)), json.RawMessage("{" + b.String() + "}")})
	}
	return out
}

func jsonValue(v tiebreak.Value) string {
	if !v.Defined() {
		return "null"
	}
	return v.Decimal(2)
}

func jsonPoints(p swiss.Points) string { return strings.TrimSuffix(p.String(), ".0") }

// printStandings writes a table in columns.
func (s *session) printStandings(r *ranking, list []tiebreak.Code) {
	table := [][]string{{"rank", "tpn", "name"}}
	for _, c := range list {
		table[0] = append(table[0], c.String())
	}
	for _, row := range r.rows {
		name := r.name(row.TPN)
		if row.Pending {
			name += " *"
		}
		line := []string{strconv.Itoa(row.Rank), strconv.Itoa(int(row.TPN)), name}
		for _, v := range row.Values {
			text := v.String()
			if !v.Defined() {
				text = "-"
			}
			line = append(line, text)
		}
		table = append(table, line)
	}
	s.columns(table, 2)
}

// printLots names those whose place was drawn, with the seed that draws it again.
func (s *session) printLots(rows []tiebreak.Row, o tiebreak.Options) {
	var drawn []string
	for _, row := range rows {
		if row.Drawn {
			drawn = append(drawn, strconv.Itoa(int(row.TPN)))
		}
	}
	if len(drawn) > 0 {
		fmt.Fprintf(s.out, "by lot, seed %s: %s\n", o.Seed, strings.Join(drawn, " "))
	}
}

// columns writes a table: text columns left-aligned, the others right-aligned.
func (s *session) columns(table [][]string, textColumn int) {
	width := make([]int, len(table[0]))
	for _, line := range table {
		for i, cell := range line {
			width[i] = max(width[i], len([]rune(cell)))
		}
	}
	for _, line := range table {
		var b strings.Builder
		for i, cell := range line {
			pad := strings.Repeat(" ", width[i]-len([]rune(cell)))
			if i == textColumn {
				b.WriteString(cell + pad + "  ")
			} else {
				b.WriteString(pad + cell + "  ")
			}
		}
		fmt.Fprintln(s.out, strings.TrimRight(b.String(), " "))
	}
}
