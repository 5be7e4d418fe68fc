// Package scenario says, before the last results of the last round are in, which places everybody can still reach, and what a player needs.
// By points alone it is exact; who stands where among equal points is left open, unless so few boards are open that all of their outcomes
// are ranked by the section's own tie-breaks.
package scenario

import (
	"errors"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/standing"
	"wasit/swiss"
)

// Why nothing can be said.
var (
	ErrEarly  = errors.New("scenario: the last round is not published")
	ErrOver   = errors.New("scenario: all results are in")
	ErrSystem = errors.New("scenario: the section is not ranked by the points of its players")
	ErrOpen   = errors.New("scenario: a game of an earlier round has no result")
)

// A Result is how a game on an open board ends.
type Result int

// The results, from White's side.
const (
	WhiteWins Result = iota
	Drawn
	BlackWins
	results
)

// scores are the results as they are entered.
var scores = [results]journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}

// Own is a result from a player's side.
type Own int

// The own results, the best first.
const (
	Win Own = iota
	Draw
	Loss
	owns
)

// A Range is the places that are possible, both ends included.
type Range struct{ Best, Worst int }

// reach widens a range to a place; the zero Range is empty.
func (r Range) reach(place int) Range {
	if r == (Range{}) {
		return Range{place, place}
	}
	return Range{min(r.Best, place), max(r.Worst, place)}
}

// A Board is a game of the last round that has no result.
type Board struct {
	Number  int
	Players [2]journal.PlayerID // White, Black
	ends    [results][2]swiss.Points
}

// A Case is what remains with an own result; of a player whose game is over, with what he has.
type Case struct {
	Places Range
	Needs  []Need // for the first place: what must happen on other boards by points; nil where the first place is out of reach
	Tie    bool   // the first place is then shared by points at best: the tie-breaks decide
}

// A Need is a board that must end in one of some results.
type Need struct {
	Board   int
	Results []Result
}

// A Player is what remains to one of the section. A player whose game is over has the same Case three times.
type Player struct {
	ID       journal.PlayerID
	TPN      swiss.TPN
	Points   swiss.Points // without an open game
	Board    int          // his open board, 0: his game is over, or he had none
	Opponent journal.PlayerID
	Own      [owns]Case
}

// Best is the best place that he can still reach.
func (p Player) Best() int {
	return min(p.Own[Win].Places.Best, p.Own[Draw].Places.Best, p.Own[Loss].Places.Best)
}

// Worst is the worst place that he may fall to.
func (p Player) Worst() int {
	return max(p.Own[Win].Places.Worst, p.Own[Draw].Places.Worst, p.Own[Loss].Places.Worst)
}

// A Scene is a section before its last results.
type Scene struct {
	Of      journal.StateID
	Section journal.SectionID
	Round   int
	Open    []Board
	Players []Player // by the best place, then by points, then by number
	Norms   []Norm   // that are in reach
	Exact   bool     // Places are those of the section's own tie-breaks; else places among equal points are left open
	state   journal.State
	award   [owns]swiss.Points
}

// Of is the scene of a section, by points.
func Of(s journal.State, id journal.SectionID) (Scene, error) {
	v, ok := s.In(id)
	r, paired := s.CurrentRound(id)
	switch {
	case !ok || !paired || v.Round < v.Rounds || r.Phase == journal.Draft:
		return Scene{}, ErrEarly
	case r.Phase != journal.Published:
		return Scene{}, ErrOver
	}
	c := Scene{Of: s.ID(), Section: id, Round: r.Number, state: s,
		award: [owns]swiss.Points{v.Award(swiss.Win), v.Award(swiss.Draw), v.Award(swiss.Loss)}}
	for _, b := range r.Boards {
		if b.Score.IsZero() {
			c.Open = append(c.Open, Board{Number: b.Number, Players: [2]journal.PlayerID{b.White, b.Black}})
		}
	}
	all, err := c.table(slices.Repeat([]Result{Drawn}, len(c.Open)))
	if err != nil {
		return Scene{}, err
	}
	c.read(all)
	for i := range c.Open {
		for r := range results {
			c.Open[i].ends[r] = c.points(c.Open[i], r)
		}
	}
	for i := range c.Players {
		c.judge(&c.Players[i])
	}
	c.sort()
	c.Norms, err = c.norms()
	return c, err
}

// table is the standing with results on the open boards.
func (c Scene) table(of []Result) (*standing.Table, error) {
	s, err := c.state, error(nil)
	for i, b := range c.Open {
		if s, err = c.ended(s, b, of[i]); err != nil {
			return nil, err
		}
	}
	t := ranking.After(s, c.Section, c.Round)
	switch {
	case t.Err != nil:
		return nil, t.Err
	case t.Bracket, t.Standing != nil, t.Event != nil, len(t.Own) > 0, len(t.Grouped) > 0, len(t.Codes) == 0, t.Codes[0].Name != "PTS":
		return nil, ErrSystem
	case !t.Final:
		return nil, ErrOpen
	}
	return t, nil
}

// ended is a state of the event with a result on an open board, in place of another one.
func (c Scene) ended(s journal.State, b Board, r Result) (journal.State, error) {
	_, after, err := journal.Decide(s, journal.Stamp{At: s.At() + 1}, journal.EnterResult{Section: c.Section, Round: c.Round, Board: b.Number, Score: scores[r]})
	return after, err
}

// read takes the players and their points from the standing in which all open games are drawn.
func (c *Scene) read(t *standing.Table) {
	open := map[journal.PlayerID]int{}
	for i, b := range c.Open {
		open[b.Players[0]], open[b.Players[1]] = i+1, i+1
	}
	for _, row := range t.Rows {
		who, _ := c.state.PlayerByTPN(c.Section, row.TPN)
		p := Player{ID: who.ID, TPN: row.TPN, Points: row.Points}
		if i := open[who.ID]; i > 0 {
			b := c.Open[i-1]
			p.Board, p.Points = b.Number, row.Points-c.award[Draw]
			if p.Opponent = b.Players[1]; p.Opponent == who.ID {
				p.Opponent = b.Players[0]
			}
		}
		c.Players = append(c.Players, p)
	}
}

// points are those of both players of an open board with a result.
func (c Scene) points(b Board, r Result) (list [2]swiss.Points) {
	for i, id := range b.Players {
		own := [results]Own{Win, Draw, Loss}[r]
		if i == 1 {
			own = [results]Own{Loss, Draw, Win}[r]
		}
		list[i] = c.player(id).Points + c.award[own]
	}
	return list
}

func (c Scene) player(id journal.PlayerID) Player {
	i := slices.IndexFunc(c.Players, func(p Player) bool { return p.ID == id })
	return c.Players[i]
}

// judge finds the places of a player by points with each own result. What happens on one board is nothing to another: the least and the
// most of each add up.
func (c Scene) judge(p *Player) {
	for own := range owns {
		mine := p.Points
		if p.Board > 0 {
			mine += c.award[own]
		}
		above, level, needs, tie := 0, 0, []Need{}, false
		for _, q := range c.Players {
			if q.ID == p.ID || q.Board > 0 && q.Board != p.Board {
				continue
			}
			points := q.Points
			if q.Board > 0 { // the opponent
				points += c.award[Loss-own]
			}
			above, level = above+count(points > mine), level+count(points >= mine)
			tie = tie || points == mine
		}
		for _, b := range c.Open {
			if b.Number == p.Board {
				continue
			}
			x := c.weigh(b, mine)
			above, level, tie = above+x.least, level+x.most, tie || x.tie
			if len(x.allowed) < int(results) {
				needs = append(needs, Need{b.Number, x.allowed})
			}
		}
		p.Own[own] = Case{Places: Range{above + 1, level + 1}}
		if above == 0 {
			p.Own[own].Needs, p.Own[own].Tie = needs, tie
		}
	}
}

// weight is what a board means to somebody who ends with some points.
type weight struct {
	least, most int      // how many of its two end above at least, and above or level at most
	allowed     []Result // with which the fewest end above
	tie         bool     // with each of those somebody is level
}

func (c Scene) weigh(b Board, mine swiss.Points) weight {
	x, level := weight{least: 2}, [results]bool{}
	var above [results]int
	for r := range results {
		n := 0
		for _, points := range b.ends[r] {
			above[r], n = above[r]+count(points > mine), n+count(points >= mine)
			level[r] = level[r] || points == mine
		}
		x.least, x.most = min(x.least, above[r]), max(x.most, n)
	}
	x.tie = true
	for r := range results {
		if above[r] == x.least {
			x.allowed, x.tie = append(x.allowed, r), x.tie && level[r]
		}
	}
	return x
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

func (c *Scene) sort() {
	slices.SortStableFunc(c.Players, func(a, b Player) int {
		if d := a.Best() - b.Best(); d != 0 {
			return d
		}
		if a.Points != b.Points {
			return int(b.Points - a.Points)
		}
		return int(a.TPN) - int(b.TPN)
	})
}

// Reach are the players who can still come as far as a place.
func (c Scene) Reach(place int) (list []Player) {
	for _, p := range c.Players {
		if p.Best() <= place {
			list = append(list, p)
		}
	}
	return list
}

// Decisive are the open boards with a player for whom it depends on the own result whether a place can still be reached, or whether it
// can still be lost.
func (c Scene) Decisive(place int) (list []int) {
	for _, b := range c.Open {
		for _, id := range b.Players {
			p := c.player(id)
			can := func(o Own) (reached, sure bool) { return p.Own[o].Places.Best <= place, p.Own[o].Places.Worst <= place }
			win, certain := can(Win)
			if lost, sure := can(Loss); (win != lost || certain != sure) && !slices.Contains(list, b.Number) {
				list = append(list, b.Number)
			}
		}
	}
	return list
}
