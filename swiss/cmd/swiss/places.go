package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// standingsReport is what a check found in the places of a file.
type standingsReport struct {
	List   []string     `json:"list"`  // the tie-breaks that were compared, points where they stand
	After  int          `json:"after"` // how many rounds
	Differ []placeDiffs `json:"differ"`
	Note   string       `json:"note,omitempty"` // why nothing was compared, or where the comparison ends
}

// placeDiffs is a place of the file that the tie-breaks do not give.
type placeDiffs struct {
	TPN      swiss.TPN `json:"tpn"`
	File     int       `json:"file"`
	Computed int       `json:"computed"`
	Code     string    `json:"code,omitempty"` // that separated the player from another
	Text     string    `json:"text,omitempty"`
}

// pointsDiffs is a sum of points that is not that of the rounds.
type pointsDiffs struct {
	TPN      swiss.TPN       `json:"tpn"`
	File     json.RawMessage `json:"file"`
	Computed json.RawMessage `json:"computed"`
	Text     string          `json:"text"`
}

// stated is what a file says of a participant: a player, or a team in a team event.
type stated struct {
	rank      int
	points    swiss.Points
	hasPoints bool
}

// statements are those of all participants; points of teams are match points, or game points where those come first.
func (e *event) statements(c *contest) map[swiss.TPN]stated {
	all := map[swiss.TPN]stated{}
	if c.teams == nil {
		for _, p := range e.doc.Players {
			all[p.TPN] = stated{p.Rank, p.Points, p.HasPoints}
		}
		return all
	}
	for _, t := range e.doc.Teams {
		s := stated{t.Rank, t.MatchPoints, t.HasMatchPoints}
		if c.teams.GamePointsFirst {
			s.points, s.hasPoints = t.GamePoints, t.HasGamePoints
		}
		all[swiss.TPN(t.Number)] = s
	}
	return all
}

// repeatable cuts a list at the first code that nobody can compute again: one of the event's own, or a lot.
func repeatable(codes []string) (list []tiebreak.Code, cut string) {
	for _, text := range codes {
		parsed, err := tiebreak.ParseList(text)
		if err != nil || slices.ContainsFunc(parsed, func(c tiebreak.Code) bool { return strings.HasPrefix(c.Name, "OTHER_") || c.Name == "EXT" }) {
			return list, text
		}
		list = append(list, parsed...)
	}
	return list, ""
}

// checkStandings compares the points and places of the file with those of its rounds and its own list of tie-breaks.
func (r *report) checkStandings(e *event, asked placesAsked) error {
	if n := readNote(e.doc); slices.Contains([]string{"groups", "keizer"}, n.System) || len(n.Carried) > 0 {
		r.Standings = &standingsReport{List: []string{}, Differ: []placeDiffs{}, Note: "not checked: its own rules rank it, not those of this file alone"}
		return nil
	}
	c, err := e.contest()
	if err != nil {
		return err
	}
	if c.cup != nil {
		return r.checkCup(e, c)
	}
	codes, err := e.codes(asked.list)
	if err != nil {
		return err
	}
	list, cut := repeatable(codes)
	s := &standingsReport{Differ: []placeDiffs{}}
	r.Standings = s
	o, err := c.options(asked.rules, "PTS", 0, "")
	if err != nil {
		return err
	}
	if o.List = list; len(list) == 0 {
		o.List = []tiebreak.Code{{Name: "PTS"}}
	}
	s.Note = limits(len(list) > 0, cut)
	ranked, err := c.ranking(o, 0)
	if err != nil {
		return err
	}
	for _, code := range tiebreak.List(o.List) {
		s.List = append(s.List, code.String())
	}
	s.After = tiebreak.CompleteRounds(c.tour)
	said := e.statements(c)
	r.checkPoints(e, c, said)
	if len(list) == 0 && cut == "" {
		s.List = []string{}
		return nil
	}
	r.comparePlaces(ranked.rows, tiebreak.List(o.List), said)
	return nil
}

// codes is the list by which places are compared. A slip of whoever typed it is an error; what a file names may be of its own.
func (e *event) codes(asked string) ([]string, error) {
	if _, err := tiebreak.ParseList(asked); err != nil {
		return nil, &inputError{fmt.Errorf("-tiebreaks: %w", err)}
	}
	codes, _ := e.listed(asked)
	short := e.doc.TieBreaks
	if asked == "" && len(short) > 0 && len(e.doc.Order) > 0 && !slices.Equal(short, afterPoints(codes)) {
		e.warn("records 202 (%s) and 212 (%s) name different tie-breaks: places are compared by 212",
			strings.Join(short, ","), strings.Join(codes, ","))
	}
	return codes, nil
}

// limits says how far places can be compared: down to a code that nobody can compute again, or not at all without a list.
func limits(listed bool, cut string) string {
	switch {
	case listed && cut != "":
		return "checked down to " + cut + ", which nobody can compute again"
	case listed:
		return ""
	case cut != "":
		return "checked by points alone: nobody can compute " + cut + " again"
	}
	return "not checked: the file has no list of tie-breaks (202, 212); -tiebreaks names one"
}

// listed is the list by which places are compared, and where it stands: the one asked for, the complete order of 212, else 202.
func (e *event) listed(asked string) (codes []string, from string) {
	switch {
	case asked != "":
		return strings.Split(asked, ","), "-tiebreaks"
	case len(e.doc.Order) > 0 && (len(e.doc.TieBreaks) == 0 || !slices.Equal(e.doc.TieBreaks, afterPoints(e.doc.Order))):
		return e.doc.Order, "record 212"
	case len(e.doc.Order) > 0:
		return e.doc.Order, "record 202"
	case len(e.doc.TieBreaks) > 0:
		return e.doc.TieBreaks, "record 202"
	}
	return nil, ""
}

// afterPoints are the codes of a complete order after the points, as record 202 has them.
func afterPoints(order []string) []string {
	if len(order) > 0 && strings.EqualFold(order[0], "PTS") {
		return order[1:]
	}
	return order
}

// head says what is checked: the system, how many rounds and players or teams, the list of tie-breaks and where it stands.
func (e *event) head(r report, asked string) string {
	var parts []string
	if r.System != "" {
		parts = append(parts, r.System)
	}
	parts = append(parts, counted(r.Rounds, "round", "rounds"))
	if e.isTeamEvent() {
		parts = append(parts, counted(len(e.doc.Teams), "team", "teams"))
	}
	parts = append(parts, counted(e.tour.Len(), "player", "players"))
	if codes, from := e.listed(asked); len(codes) > 0 {
		parts = append(parts, fmt.Sprintf("tie-breaks %s (%s)", strings.Join(afterPoints(codes), " "), from))
	} else {
		parts = append(parts, "no list of tie-breaks")
	}
	return strings.Join(parts, ", ")
}

// placesAsked is what was asked of the comparison of places.
type placesAsked struct{ list, rules string }

// checkPoints compares sums: points of players may include what a bye of the next round gives.
func (r *report) checkPoints(e *event, c *contest, said map[swiss.TPN]stated) {
	if c.teams != nil {
		for _, t := range c.teams.Teams {
			var sum swiss.Points
			for _, m := range t.Matches {
				if sum += m.MP; c.teams.GamePointsFirst {
					sum += m.GP - m.MP
				}
			}
			r.points(t.TPN, said[t.TPN], sum, sum)
		}
		return
	}
	played := c.tour.PairedRounds()
	for _, tpn := range e.tour.TPNs() {
		r.points(tpn, said[tpn], e.tour.Score(tpn, e.tour.PairedRounds()), e.tour.Score(tpn, max(played, e.tour.PairedRounds())+1))
	}
}

func (r *report) points(tpn swiss.TPN, said stated, sum, next swiss.Points) {
	if said.hasPoints && said.points != sum && said.points != next {
		number := func(p swiss.Points) json.RawMessage { return json.RawMessage(jsonPoints(p)) }
		r.Points = append(r.Points, pointsDiffs{tpn, number(said.points), number(sum), fmt.Sprintf("%d: file %s, computed %s", tpn, said.points, sum)})
		r.worst = max(r.worst, differs)
	}
}

// comparePlaces compares places: those who are tied may stand in any order of the places that they share.
func (r *report) comparePlaces(rows []tiebreak.Row, list []tiebreak.Code, said map[swiss.TPN]stated) {
	stand := false
	for _, s := range said {
		stand = stand || s.rank > 0
	}
	if !stand {
		r.Standings.Note, r.Standings.List = "not checked: the file has no places", []string{}
		return
	}
	rows, left := placed(rows, said)
	if len(left) > 0 {
		r.Standings.Note = strings.TrimPrefix(r.Standings.Note+"; ", "; ") + "without a place in the file, so not ranked: " + strings.Join(left, ", ")
	}
	size := map[int]int{} // of the group that shares a place
	for _, row := range rows {
		size[row.Rank]++
	}
	for _, row := range rows {
		file := said[row.TPN].rank
		if file >= row.Rank && file < row.Rank+size[row.Rank] {
			continue
		}
		d := placeDiffs{TPN: row.TPN, File: file, Computed: row.Rank}
		d.Code, d.Text = partedFrom(row, rows, list, file)
		r.Standings.Differ = append(r.Standings.Differ, d)
		r.worst = max(r.worst, differs)
	}
}

// placed are the rows of those who have a place in the file: who was expelled from the event has none, and those after him move up.
func placed(rows []tiebreak.Row, said map[swiss.TPN]stated) (list []tiebreak.Row, left []string) {
	ranks := []int{} // of those who are left out
	for _, row := range rows {
		if said[row.TPN].rank == 0 {
			ranks, left = append(ranks, row.Rank), append(left, fmt.Sprint(row.TPN))
			continue
		}
		before := 0
		for before < len(ranks) && ranks[before] < row.Rank {
			before++
		}
		row.Rank -= before
		list = append(list, row)
	}
	return list, left
}

// partedFrom says by which code a row stands elsewhere than on the place of the file: the one that separates it from whoever has that place.
func partedFrom(row tiebreak.Row, rows []tiebreak.Row, list []tiebreak.Code, file int) (code, text string) {
	at := slices.IndexFunc(rows, func(other tiebreak.Row) bool { return other.Rank >= file && other.TPN != row.TPN })
	if at < 0 || file == 0 {
		return "", ""
	}
	other := rows[at]
	for i, c := range list {
		if i < len(row.Values) && row.Values[i].Cmp(other.Values[i]) != 0 {
			return c.String(), fmt.Sprintf("%s %s, %d has %s", c, codeValue(row.Values[i]), other.TPN, codeValue(other.Values[i]))
		}
	}
	return "", ""
}

func codeValue(v tiebreak.Value) string {
	if !v.Defined() {
		return "none"
	}
	return v.String()
}

// declared finds the rounds of which a comment says that they were changed by hand: "### MPA @ Round 4".
func (e *event) declared() map[int]string {
	rounds := map[int]string{}
	for _, line := range slices.Concat(e.doc.Remarks, e.doc.Other) {
		if m := declaration.FindStringSubmatch(line); m != nil {
			n := 0
			if _, err := fmt.Sscan(m[2], &n); err == nil && rounds[n] == "" {
				rounds[n] = m[1]
			}
		}
	}
	return rounds
}

var declaration = regexp.MustCompile(`^(### [A-Za-z ]+ @ Round (\d{1,3}))`)
