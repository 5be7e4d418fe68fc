package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// printArithmetic prints how one value came about.
func (s *session) printArithmetic(a tiebreak.Arithmetic) {
	text := a.Value.String()
	if !a.Value.Defined() {
		text = "undefined"
	}
	fmt.Fprintf(s.out, "\n%s = %s   Art. %s; tied: %d before, %d after\n", a.Code, text, a.Article, a.TiedBefore, a.TiedAfter)
	if a.Dropped {
		fmt.Fprintln(s.out, "  has no values in this event")
	}
	if a.Encounter != nil {
		s.printEncounter(a.Encounter)
	}
	if len(a.Parts) == 0 {
		return
	}
	table := [][]string{{"round", "opponent", "from", "outcome", "score", "own points", "counts", "article", "note"}}
	for _, p := range a.Parts {
		table = append(table, partLine(p, a))
	}
	s.columns(table, 8)
	s.printTotal(a)
}

var sources = map[tiebreak.Source]string{
	tiebreak.FromOpponent: "opponent", tiebreak.FromDummy: "dummy", tiebreak.FromRound: "round", tiebreak.FromScore: "progress",
	tiebreak.FromRating: "rating", tiebreak.FromOpponentsTie: "opponent", tiebreak.FromExpectation: "expectation",
	tiebreak.FromBoards: "boards",
}

func partLine(p tiebreak.Part, a tiebreak.Arithmetic) []string {
	score := p.Score.String()
	switch p.Source {
	case tiebreak.FromRating, tiebreak.FromExpectation:
		score = strconv.Itoa(p.Rating)
	case tiebreak.FromOpponentsTie, tiebreak.FromRound, tiebreak.FromBoards:
		score = ""
	}
	return []string{blank(p.Round), blank(int(p.Opponent)), sources[p.Source], p.Outcome.String(), score, p.Points.String(),
		tiebreak.NewValue(p.Amount, a.Unit).String(), p.Article, note(p)}
}

func blank(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// note says what is special about a part.
func note(p tiebreak.Part) string {
	var notes []string
	if p.Late > 0 {
		notes = append(notes, fmt.Sprintf("real score %s, %d late bye(s) counted as draws (16.3)", p.Real, p.Late))
	}
	if p.Source == tiebreak.FromDummy && p.Score != p.Real {
		notes = append(notes, fmt.Sprintf("own score %s, at most %s", p.Real, p.Limit))
	}
	switch p.Cut {
	case tiebreak.CutLow:
		notes = append(notes, "cut: least significant (14.1)")
	case tiebreak.CutVUR:
		notes = append(notes, "cut: voluntary unplayed round (16.5)")
	case tiebreak.CutHigh:
		notes = append(notes, "cut: most significant (14.3)")
	case tiebreak.BelowLimit:
		notes = append(notes, fmt.Sprintf("not counted: %s is below %s", p.Score, p.Limit))
	}
	return strings.Join(notes, "; ")
}

func (s *session) printTotal(a tiebreak.Arithmetic) {
	switch {
	case a.Code.Name == "PTP":
		fmt.Fprintf(s.out, "  %s is the least rating that expects %s points\n", a.Value, tiebreak.NewValue(a.Target, 100))
	case a.Code.Name == "TPR" && a.Count > 0:
		fmt.Fprintf(s.out, "  average of %d rounded, %+d for %d percent (B.02 8.1.1)\n", a.Count, a.Plus, a.Percent)
	case a.Average && a.Rounded:
		fmt.Fprintf(s.out, "  average of %d, rounded half up\n", a.Count)
	case a.Average:
		fmt.Fprintf(s.out, "  average of %d\n", a.Count)
	}
}

// printEncounter shows the small table: points over games against each of the tied, and the order that follows.
func (s *session) printEncounter(t *tiebreak.Encounter) {
	head := []string{""}
	for _, tpn := range t.Players {
		head = append(head, strconv.Itoa(int(tpn)))
	}
	table := [][]string{head}
	for i, tpn := range t.Players {
		line := []string{strconv.Itoa(int(tpn))}
		for j := range t.Players {
			cell := "."
			if t.Met[i][j] > 0 {
				cell = t.Scored[i][j].String()
			}
			if t.Met[i][j] > 1 {
				cell += "/" + strconv.Itoa(t.Met[i][j])
			}
			line = append(line, cell)
		}
		table = append(table, line)
	}
	s.columns(table, -1)
	var groups []string
	for _, g := range t.Groups {
		groups = append(groups, strings.Trim(fmt.Sprint(g), "[]"))
	}
	if t.Decided {
		fmt.Fprintln(s.out, "  order:", strings.Join(groups, " | "))
	} else {
		fmt.Fprintln(s.out, "  nothing decided: the order is unchanged")
	}
}

type jsonPart struct {
	Round    int             `json:"round,omitempty"`
	Opponent swiss.TPN       `json:"opponent,omitempty"`
	From     string          `json:"from"`
	Outcome  string          `json:"outcome"`
	Score    json.RawMessage `json:"score"`
	Real     json.RawMessage `json:"real"`
	Points   json.RawMessage `json:"points"`
	Rating   int             `json:"rating,omitempty"`
	Counts   json.RawMessage `json:"counts"`
	Cut      string          `json:"cut,omitempty"`
	Article  string          `json:"article"`
}

type jsonValueParts struct {
	Code    string          `json:"code"`
	Value   json.RawMessage `json:"value"`
	Article string          `json:"article"`
	Parts   []jsonPart      `json:"parts"`
	Order   [][]swiss.TPN   `json:"order,omitempty"`
}

var cuts = map[tiebreak.Cut]string{tiebreak.CutLow: "low", tiebreak.CutVUR: "unplayed", tiebreak.CutHigh: "high", tiebreak.BelowLimit: "limit"}

func jsonArithmetic(tpn swiss.TPN, list []tiebreak.Arithmetic) any {
	out := struct {
		TPN    swiss.TPN        `json:"tpn"`
		Values []jsonValueParts `json:"values"`
	}{TPN: tpn}
	for _, a := range list {
		v := jsonValueParts{Code: a.Code.String(), Value: json.RawMessage(jsonValue(a.Value)), Article: a.Article, Parts: []jsonPart{}}
		for _, p := range a.Parts {
			v.Parts = append(v.Parts, jsonPart{p.Round, p.Opponent, sources[p.Source], p.Outcome.String(), json.RawMessage(jsonPoints(p.Score)),
				json.RawMessage(jsonPoints(p.Real)), json.RawMessage(jsonPoints(p.Points)), p.Rating,
				json.RawMessage(jsonValue(tiebreak.NewValue(p.Amount, a.Unit))), cuts[p.Cut], p.Article})
		}
		if a.Encounter != nil {
			v.Order = a.Encounter.Groups
		}
		out.Values = append(out.Values, v)
	}
	return out
}
