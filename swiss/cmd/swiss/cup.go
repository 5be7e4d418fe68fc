package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// cupNote is what the comment of a report tells of a knock-out: how its matches are played, its lots, and the games that the columns of
// rounds leave out.
type cupNote struct {
	System  string `json:"system"`
	Options struct {
		Games       int    `json:"games"`
		SharedThird bool   `json:"sharedThird"`
		Ladder      string `json:"ladder"`
		Drawn       bool   `json:"drawn"`
		Apart       bool   `json:"apart"`
		Boards      int    `json:"boards"`
		Cup         bool   `json:"cup"`
		MatchTie    string `json:"matchTie"`
	} `json:"options"`
	Seed    lot.Seed     `json:"seed,string"`
	Columns []int        `json:"columns"` // how many games the longest match of each round has
	Matches [][]cupMatch `json:"matches"`
}

// cupMatch is a match: who has White in its first game, and who has won it.
type cupMatch struct {
	White   swiss.TPN `json:"white"`
	Black   swiss.TPN `json:"black"`
	Result  string    `json:"result"`
	PlayOff []struct {
		White  swiss.TPN `json:"white"`
		Result string    `json:"result"`
	} `json:"playOff"`
}

// winner is who goes on, 0 for nobody.
func (m cupMatch) winner() swiss.TPN {
	switch m.Result {
	case "wl", "+-":
		return m.White
	case "lw", "-+":
		return m.Black
	}
	return 0
}

func (m cupMatch) String() string { return boardName(m.White, m.Black) }

// cup plays the knock-out of a report again.
type cup struct {
	e     *event
	note  cupNote
	teams []trf.TeamHistory // where teams meet
	order []swiss.TPN
	state *knockout.State
}

// cup returns the knock-out whose report a file is; nil for every other file.
func (e *event) cup() (*cup, error) {
	for _, line := range e.doc.Other {
		text, found := strings.CutPrefix(line, "### wasit ")
		if !found || !strings.Contains(text, `"knockout"`) && !strings.Contains(text, `"cup":true`) {
			continue
		}
		c := &cup{e: e}
		if err := json.Unmarshal([]byte(text), &c.note); err != nil {
			return nil, &inputError{fmt.Errorf("the comment of the knock-out cannot be read: %w", err)}
		}
		if c.note.System == "knockout" || c.note.Options.Cup {
			return c, c.begin()
		}
	}
	return nil, nil
}

// isPlayOff reports whether a file has the play-offs of a knock-out alone: a comment says so.
func (e *event) isPlayOff() bool {
	return slices.ContainsFunc(e.doc.Other, func(line string) bool { return strings.HasPrefix(line, "### play-offs of a knock-out") })
}

// maxColumns bounds the games of a match: eight, and the longest ladder after them.
const maxColumns = 40

// begin draws the bracket as the event drew it.
func (c *cup) begin() (err error) {
	n, o := c.note, c.note.Options
	if slices.ContainsFunc(n.Columns, func(k int) bool { return k < 1 || k > maxColumns }) || len(n.Matches) != len(n.Columns) {
		return &inputError{errors.New("the comment of the knock-out does not fit itself: expected the columns of each of its rounds")}
	}
	if c.order = c.e.tour.TPNs(); o.Cup {
		if c.teams, err = c.e.doc.TeamHistories(); err != nil {
			return &inputError{err}
		}
		c.order = nil
		for _, t := range c.teams {
			c.order = append(c.order, swiss.TPN(t.Number))
		}
		slices.Sort(c.order)
	}
	f, known := c.format()
	if !known || len(c.order) < 2 {
		return &inputError{fmt.Errorf("the knock-out of the file is not known here: ladder %q, ties %q, %d participants", o.Ladder, o.MatchTie, len(c.order))}
	}
	bracket := knockout.Standard(c.order)
	switch {
	case o.Drawn && o.Apart:
		return &inputError{errors.New("the bracket was drawn with players of one club apart, and a report does not tell the clubs: its event is checked in Wasit")}
	case o.Drawn:
		bracket, err = knockout.Drawn(c.order, knockout.DefaultSeeds(len(c.order)), lot.Lot(n.Seed, knockout.LotBracket))
	}
	if err == nil {
		c.state, err = knockout.Start(bracket, f, lot.Lot(n.Seed, knockout.LotCoins))
	}
	return asInput(err)
}

// format is how the matches are played; known is false where the comment names what is not known here.
func (c *cup) format() (f knockout.Format, known bool) {
	o := c.note.Options
	f.SharedThird = o.SharedThird
	if o.Cup {
		f.Boards = c.e.doc.Boards()
		f.Ladder = []knockout.Stage{{Games: f.Boards}}
		f.Ties, known = knockout.TiesOf(o.MatchTie)
		return f, known
	}
	f.Games = []int{max(o.Games, 1)}
	f.Ladder, f.LadderReverse, known = knockout.LadderOf(o.Ladder)
	return f, known
}

// check plays every round on the bracket: who meets whom, with which colours, and who goes on.
func (c *cup) check(only int) report {
	r := report{File: c.e.name, System: "knockout", Rounds: len(c.note.Matches), Differences: []difference{}, pairings: true}
	for n := 1; n <= r.Rounds; n++ {
		b, lines, err := c.round(n)
		if err != nil {
			r.round(n, differs, err.Error())
			return r
		}
		if only != 0 && n != only {
			continue
		}
		if len(b.File)+len(b.Computed) > 0 {
			r.Differences = append(r.Differences, difference{n, b.String(), b})
			r.Differ, r.worst = r.Differ+1, max(r.worst, differs)
			for _, line := range lines {
				r.Differences = append(r.Differences, difference{Round: n, Text: line})
			}
			continue
		}
		r.round(n, differs, lines...)
	}
	return r
}

// round pairs and plays round n, and says what the file has otherwise.
func (c *cup) round(n int) (b boards, lines []string, err error) {
	state, err := c.state.Publish()
	var open *knockout.Error
	switch {
	case errors.As(err, &open) && open.Kind == knockout.RoundOpen:
		return b, nil, fmt.Errorf("not checked, for match %d of round %d is not played in the file", open.Board, open.Round)
	case err != nil:
		return b, nil, err
	}
	c.state = state
	p, err := knockout.System{State: state}.Pair(context.Background(), nil, n, swiss.Watch{})
	if err != nil {
		return b, nil, err
	}
	stored := make([]string, len(c.note.Matches[n-1]))
	for i, m := range c.note.Matches[n-1] {
		stored[i] = m.String()
	}
	b = parted(stored, computedBoards(p))
	for _, m := range c.note.Matches[n-1] {
		if at := c.place(n, m); at > 0 {
			lines = append(lines, c.match(n, at, m)...)
		}
	}
	return b, lines, nil
}

// place is the number of a match of the file in the bracket, 0 where its players do not meet there.
func (c *cup) place(n int, m cupMatch) int {
	return 1 + slices.IndexFunc(c.state.Matches(n), func(x knockout.Match) bool {
		return x.Upper == m.White && x.Lower == m.Black || x.Upper == m.Black && x.Lower == m.White
	})
}

// match plays the games of a match, and compares who goes on.
func (c *cup) match(n, at int, m cupMatch) (lines []string) {
	for k, g := range c.games(n, m) {
		if line := c.play(n, at, k, g); line != "" {
			lines = append(lines, fmt.Sprintf("%s, game %d: %s", m, k+1, line))
		}
	}
	now, want := c.state.Matches(n)[at-1], m.winner()
	next, err := c.state, error(nil)
	switch {
	case m.Result == "" || now.Reason != knockout.Undecided && now.Winner == want:
		return lines
	case now.Reason == knockout.Undecided && want == 0:
		next, err = c.state.WalkOver(n, at, 0) // neither came
	case now.Reason == knockout.Undecided:
		next, err = c.state.WalkOver(n, at, m.White+m.Black-want)
		lines = append(lines, fmt.Sprintf("%s: its games do not decide it, the file sends %d on", m, want))
	default:
		lines = append(lines, fmt.Sprintf("%s: computed %d goes on, the file has %d", m, now.Winner, want))
		if want != 0 {
			next, err = c.state.LuckyLoser(n, at) // one difference stays one
		}
	}
	if err != nil {
		return append(lines, fmt.Sprintf("%s: %v", m, err))
	}
	c.state = next
	return lines
}

// rows are the places of the bracket: who is still in it shares the first one.
func (c *cup) rows() []tiebreak.Row {
	places := map[swiss.TPN]int{}
	for _, p := range c.state.Places(c.order) {
		places[p.TPN] = p.From
	}
	rows := make([]tiebreak.Row, len(c.order))
	for i, tpn := range c.order {
		rows[i] = tiebreak.Row{TPN: tpn, Rank: max(places[tpn], 1), Points: swiss.Points(c.state.Points(tpn)) * swiss.Point}
	}
	slices.SortStableFunc(rows, func(a, b tiebreak.Row) int { return a.Rank - b.Rank })
	return rows
}

// checkCup compares the places of a knock-out with those of its bracket, and the points with its games.
func (r *report) checkCup(e *event, c *contest) error {
	if _, err := c.cup.ranking(); err != nil {
		r.Standings = &standingsReport{List: []string{}, Differ: []placeDiffs{}, Note: "not checked: " + err.Error()}
	} else if r.Standings = c.cup.places(); len(r.Standings.Differ) > 0 {
		r.worst = max(r.worst, differs)
	}
	r.checkPoints(e, c, e.statements(c))
	return nil
}

// places compares the places of the file with those of the bracket, once its rounds are played.
func (c *cup) places() *standingsReport {
	st := &standingsReport{List: []string{"bracket"}, Differ: []placeDiffs{}, After: len(c.note.Matches)}
	said := c.e.statements(&contest{})
	if c.teams != nil {
		said = c.e.statements(&contest{teams: &tiebreak.TeamEvent{}})
	}
	for _, row := range c.rows() {
		if file := said[row.TPN].rank; file != row.Rank {
			st.Differ = append(st.Differ, placeDiffs{TPN: row.TPN, File: file, Computed: row.Rank})
		}
	}
	return st
}

// ranking is the standing of the bracket; points are matches won.
func (c *cup) ranking() (*ranking, error) {
	for n := range c.note.Matches {
		if _, _, err := c.round(n + 1); err != nil {
			return nil, &inputError{fmt.Errorf("round %d: %w", n+1, err)}
		}
	}
	names := map[swiss.TPN]string{}
	for _, p := range c.e.doc.Players {
		names[p.TPN] = p.Name
	}
	for _, t := range c.teams {
		names[swiss.TPN(t.Number)] = t.Name
	}
	return &ranking{rows: c.rows(), name: func(tpn swiss.TPN) string { return names[tpn] }}, nil
}
