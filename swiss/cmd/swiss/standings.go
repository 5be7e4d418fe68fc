package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/tiebreak"
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
	c, err := s.contest(f.files[0], f.reading())
	var o tiebreak.Options
	if err == nil {
		o, err = c.options(*rules, *list, *round, *lots)
	}
	var r *ranking
	if err == nil {
		r, err = c.ranking(o, swiss.TPN(*explain))
	}
	if err != nil {
		return s.fail(f.files[0], 0, err, *asJSON)
	}
	codes := tiebreak.List(o.List)
	if c.cup != nil {
		codes = nil
	}
	switch {
	case *explain != 0 && *asJSON:
		s.line(jsonArithmetic(swiss.TPN(*explain), r.parts))
	case *explain != 0:
		fmt.Fprintf(s.out, "%d %s, rules of %s\n", *explain, r.name(swiss.TPN(*explain)), o.Rules)
		for _, a := range r.parts {
			s.printArithmetic(a)
		}
	case *asJSON:
		s.line(jsonStandings(r.rows, codes, *list))
	default:
		s.printStandings(r, codes)
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
