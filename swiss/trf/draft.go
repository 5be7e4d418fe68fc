package trf

import (
	"errors"
	"slices"
	"strconv"

	"wasit/swiss"
)

// Draft returns the event for the engines. What the file leaves open is taken from it: the number of rounds from the
// columns, the initial colour from the first round, the virtual points of a _BAKU event from C.04.7. The numbers of a
// team event are those of its players. Nothing is checked; [Document.Tournament] does.
func (d *Document) Draft() swiss.Draft {
	draft := swiss.Draft{TotalRounds: d.TotalRounds(), InitialColor: d.InitialColor, Limit: d.limit}
	if d.Scoring.Set {
		draft.Scoring = d.Scoring.Table
	}
	played := d.PlayedRounds()
	for i := range d.Players {
		draft.Players = append(draft.Players, d.Players[i].draft(played))
	}
	if !d.IsTeamEvent() {
		grantPABs(&draft, played)
		d.addRatings(&draft)
	}
	if d.IsTeamEvent() {
		teamByes(draft.Players)
	} else {
		draft.Forbidden = d.Forbidden
		d.addAbnormal(&draft)
	}
	if draft.InitialColor == 0 {
		draft.InitialColor = d.inferColor()
	}
	if !d.hasVirtual() && d.Kind().Baku && !d.IsTeamEvent() {
		addBaku(&draft)
	}
	return draft.Clone()
}

// grantPABs makes full-point byes, worth what the file gives, of pairing-allocated byes after the rounds that are played: who has
// one is not paired.
func grantPABs(draft *swiss.Draft, played int) {
	scoring := draft.Scoring
	if scoring == (swiss.Scoring{}) {
		scoring = swiss.StandardScoring()
	}
	for i := range draft.Players {
		for r := played; r < len(draft.Players[i].Rounds); r++ {
			if e := &draft.Players[i].Rounds[r]; e.Outcome == swiss.PAB {
				*e = swiss.Entry{Outcome: swiss.FullBye, Extra: scoring.PAB - scoring.FullBye}
			}
		}
	}
}

// teamByes makes full-point byes of the pairing-allocated byes of players whose whole team had one.
func teamByes(players []swiss.Player) {
	for i := range players {
		for r := range players[i].Rounds {
			if e := &players[i].Rounds[r]; e.Outcome == swiss.PAB {
				e.Outcome = swiss.FullBye
			}
		}
	}
}

// TotalRounds returns the number of rounds: as stated, else the columns of the file.
func (d *Document) TotalRounds() int {
	if d.Rounds > 0 {
		return d.Rounds
	}
	return d.columns()
}

// draft makes the player for the engines. A blank in a round where others are paired is a zero-point bye (section 3).
func (p *Player) draft(played int) swiss.Player {
	rounds := slices.Clone(p.Rounds)
	for len(rounds) < played {
		rounds = append(rounds, swiss.Entry{})
	}
	for i := range rounds[:played] {
		if rounds[i].Outcome == swiss.Absent {
			rounds[i].Outcome = swiss.ZeroBye
		}
	}
	return swiss.Player{
		TPN: p.TPN, Name: p.Name, Sex: p.Sex, Title: p.Title, Rating: p.Rating, Federation: p.Federation, FIDEID: p.FIDEID,
		Birth: p.Birth, Rounds: rounds, Virtual: p.Virtual,
	}
}

func (d *Document) hasVirtual() bool {
	for i := range d.Players {
		if d.Players[i].Virtual != nil {
			return true
		}
	}
	return false
}

// addBaku gives the virtual points of C.04.7: GA is the first half rounded up to an even number, and of the first half
// of the rounds (rounded up) the first half (rounded up) is worth a win, the rest half of it.
func addBaku(draft *swiss.Draft) {
	win := swiss.Point
	if draft.Scoring != (swiss.Scoring{}) {
		win = draft.Scoring.Win
	}
	var order []swiss.TPN
	for _, p := range draft.Players {
		if len(p.Rounds) == 0 || !p.Rounds[0].Outcome.IsRequestedAbsence() {
			order = append(order, p.TPN)
		}
	}
	slices.Sort(order)
	group := 2 * ((len(order) + 3) / 4)
	accelerated := (draft.TotalRounds + 1) / 2
	points := make([]swiss.Points, accelerated)
	for i := range points {
		points[i] = win
		if i >= (accelerated+1)/2 {
			points[i] = win / 2
		}
	}
	for i := range draft.Players {
		if place, _ := slices.BinarySearch(order, draft.Players[i].TPN); place < group {
			draft.Players[i].Virtual = points
		}
	}
}

// addAbnormal adds the points of 299 records: a typed one replaces the award of that result, a blank one is added.
func (d *Document) addAbnormal(draft *swiss.Draft) {
	scoring := draft.Scoring
	if scoring == (swiss.Scoring{}) {
		scoring = swiss.StandardScoring()
	}
	if len(d.Abnormal) == 0 {
		return
	}
	index := d.index()
	for _, a := range d.Abnormal {
		ids := a.IDs
		if len(ids) == 0 {
			ids = d.everybody()
		}
		for _, id := range ids {
			if i, known := index[id]; known {
				a.addTo(&draft.Players[i], scoring)
			}
		}
	}
}

// everybody lists the numbers of all players.
func (d *Document) everybody() []swiss.TPN {
	list := make([]swiss.TPN, len(d.Players))
	for i := range d.Players {
		list[i] = d.Players[i].TPN
	}
	return list
}

func (a *Abnormal) addTo(p *swiss.Player, scoring swiss.Scoring) {
	switch {
	case a.Type == 0 && a.Round == 0:
		p.Bonus += a.Points
	case a.Type == 0:
		for len(p.Rounds) < a.Round {
			p.Rounds = append(p.Rounds, swiss.Entry{})
		}
		p.Rounds[a.Round-1].Extra += a.Points
	case a.NoPoints:
	default:
		for i := range p.Rounds {
			if e := &p.Rounds[i]; (a.Round == 0 || a.Round == i+1) && a.covers(e.Outcome) {
				e.Extra += a.Points - scoring.Of(e.Outcome)
			}
		}
	}
}

// covers reports whether an outcome is of the type that the record names; a game of less than one move counts as played.
func (a *Abnormal) covers(o swiss.Outcome) bool {
	switch a.Type {
	case 'W':
		return o == swiss.Win || o == swiss.ShortWin
	case 'D':
		return o == swiss.Draw || o == swiss.ShortDraw
	case 'L':
		return o == swiss.Loss || o == swiss.ShortLoss
	}
	return o != swiss.Absent && outcomeOf[a.Type] == o
}

// inferColor finds the initial colour in the first round with colours: the first player by pairing number with a colour
// there, k-th among those who have been paired so far, has it if k is odd, and the opposite if k is even (C.04.3 5.2.5,
// read backwards; effective numbers leave out who was never paired).
func (d *Document) inferColor() swiss.Color {
	round := d.firstColors()
	if round == 0 {
		return 0
	}
	best, color := swiss.TPN(0), swiss.Color(0)
	for i := range d.Players {
		p := &d.Players[i]
		if len(p.Rounds) >= round && p.Rounds[round-1].Color != 0 && (best == 0 || p.TPN < best) {
			best, color = p.TPN, p.Rounds[round-1].Color
		}
	}
	k := 0
	for i := range d.Players {
		p := &d.Players[i]
		for r := 1; r <= min(round, len(p.Rounds)) && p.TPN <= best; r++ {
			if p.Rounds[r-1].Outcome.IsPaired() {
				k++
				break
			}
		}
	}
	if k%2 == 0 {
		return color.Other()
	}
	return color
}

func (d *Document) firstColors() int {
	first := 0
	for i := range d.Players {
		for r, e := range d.Players[i].Rounds {
			if e.Color != 0 && (first == 0 || r+1 < first) {
				first = r + 1
			}
		}
	}
	return first
}

// Tournament checks the event. Its error is a *ReadError with the line and column of each contradiction.
func (d *Document) Tournament() (*swiss.Tournament, error) {
	t, problems, _ := d.check()
	if len(problems) == 0 {
		return t, nil
	}
	var r report
	for _, p := range problems {
		r.add(p)
	}
	return nil, r.err()
}

// check builds the tournament; warnings are points that are not the sum of the rounds.
func (d *Document) check() (t *swiss.Tournament, problems, warnings []Problem) {
	t, err := swiss.NewTournament(d.Draft())
	var de *swiss.DraftError
	if errors.As(err, &de) {
		for _, defect := range de.Defects {
			problems = append(problems, d.problem(defect))
		}
		return nil, problems, nil
	}
	if !d.IsTeamEvent() {
		warnings = d.checkPoints(t)
	}
	return t, nil, warnings
}

// problem gives a defect its place: the block of the round in the 001 record, if it is one of a player.
func (d *Document) problem(defect swiss.Defect) Problem {
	p := Problem{Kind: Inconsistent, Defect: defect, Line: d.lines[defect.TPN]}
	if defect.TPN != 0 {
		p.Code, p.Column = "001", 5
	}
	if defect.Round > 0 {
		p.Column = 92 + 10*(defect.Round-1)
	}
	return p
}

// checkPoints compares the points stated with those of the rounds; a bye granted for the next round may be in them.
func (d *Document) checkPoints(t *swiss.Tournament) (warnings []Problem) {
	played := d.PlayedRounds()
	for i := range d.Players {
		p := &d.Players[i]
		sum := t.Score(p.TPN, played)
		if !p.HasPoints || p.Points == sum || p.Points == t.Score(p.TPN, played+1) {
			continue
		}
		warnings = append(warnings, Problem{
			Kind: PointsDiffer, Line: d.lines[p.TPN], Column: 81, Code: "001",
			Got: p.Points.String(), Want: sum.String() + " for player " + strconv.Itoa(int(p.TPN)),
		})
	}
	return warnings
}
