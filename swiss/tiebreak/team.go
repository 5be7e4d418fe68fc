package tiebreak

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// TeamEvent is a team event: match points (MP) and game points (GP) of every match.
type TeamEvent struct {
	Rounds            int          // that were played
	Total             int          // of the event; 0: Rounds
	Boards            int          // of a match
	Win, Draw         swiss.Points // match points; both zero: 2 and 1
	GameWin, GameDraw swiss.Points // game points; both zero: 1 and ½
	GamePointsFirst   bool         // the primary score is GP
	Teams             []Team
}

// Team is one team with its matches, one for each round; missing ones are absences.
type Team struct {
	TPN     swiss.TPN
	Matches []Match
}

// Match is one team's part in one round.
type Match struct {
	Outcome  swiss.Outcome // Win, Draw or Loss of a played match; a forfeit; a bye
	Opponent swiss.TPN
	MP, GP   swiss.Points
	Boards   []swiss.Points // game points board by board of a played match; individual forfeits are normal results (6.2)
}

// A TeamError reports an event of teams that cannot be ranked.
type TeamError struct {
	TPN   swiss.TPN // 0: the event as a whole
	Round int
	Want  string
}

func (e *TeamError) Error() string {
	return fmt.Sprintf("tiebreak: team %d, round %d: expected %s", e.TPN, e.Round, e.Want)
}

// TeamStandings ranks a team event: by the primary score, then by each tie-break.
func TeamStandings(ev TeamEvent, o Options) ([]Row, error) {
	e, err := newTeamStanding(ev, o)
	if err != nil {
		return nil, err
	}
	return e.standings(o), nil
}

// ExplainTeam is [Explain] for a team.
func ExplainTeam(ev TeamEvent, o Options, tpn swiss.TPN) ([]Arithmetic, error) {
	e, err := newTeamStanding(ev, o)
	if err != nil {
		return nil, err
	}
	p, known := slices.BinarySearch(e.f.ids, tpn)
	if !known {
		return nil, &PlayerError{tpn}
	}
	return e.explain(List(o.List), p), nil
}

// TeamEncounters is [Encounters] of teams.
func TeamEncounters(ev TeamEvent, o Options) ([]Parted, error) {
	e, err := newTeamStanding(ev, o)
	if err != nil {
		return nil, err
	}
	return e.parted(List(o.List)), nil
}

func newTeamStanding(ev TeamEvent, o Options) (*engine, error) {
	rounds := o.Rounds
	if rounds == 0 {
		rounds = ev.Rounds
	}
	if rounds < 0 || rounds > ev.Rounds {
		return nil, &OptionsError{Rounds: o.Rounds, Most: ev.Rounds}
	}
	f, err := newTeamField(ev, rounds, o.Predetermined)
	if err != nil {
		return nil, err
	}
	e := newEngineWith(f, o.Rules, o.Policy)
	e.given = o.Given
	return e, nil
}

func newTeamField(ev TeamEvent, rounds int, predetermined bool) (*field, error) {
	if ev.Win == 0 && ev.Draw == 0 {
		ev.Win, ev.Draw = 2*swiss.Point, swiss.Point
	}
	if ev.GameWin == 0 && ev.GameDraw == 0 {
		ev.GameWin, ev.GameDraw = swiss.Point, swiss.HalfPoint
	}
	boards := swiss.Points(ev.Boards)
	f := &field{team: true, rounds: rounds, boards: ev.Boards, predetermined: predetermined, primary: int(btoi(ev.GamePointsFirst)),
		final: rounds >= max(ev.Total, ev.Rounds)}
	f.refs = [2]score{{win: ev.Win, draw: ev.Draw}, {win: boards * ev.GameWin, draw: boards * ev.GameDraw}}
	teams := slices.Clone(ev.Teams)
	slices.SortFunc(teams, func(a, b Team) int { return int(a.TPN - b.TPN) })
	index := map[swiss.TPN]int32{}
	for i, t := range teams {
		if _, twice := index[t.TPN]; twice || t.TPN < 1 {
			return nil, &TeamError{TPN: t.TPN, Want: "one team for each number from 1"}
		}
		index[t.TPN] = int32(i)
		f.ids = append(f.ids, t.TPN)
	}
	f.games = make([]game, len(teams)*rounds)
	f.line = make([][]swiss.Points, len(teams)*rounds)
	for i, t := range teams {
		for r := 1; r <= rounds; r++ {
			m := Match{}
			if r <= len(t.Matches) {
				m = t.Matches[r-1]
			}
			g := game{kind: kindOf(m.Outcome), outcome: m.Outcome, opp: -1, pts: [2]swiss.Points{m.MP, m.GP}}
			if o, known := index[m.Opponent]; known {
				g.opp = o
			} else if m.Opponent != 0 || g.kind == played {
				return nil, &TeamError{TPN: t.TPN, Round: r, Want: "an opponent of the event"}
			}
			*f.at(i, r) = g
			f.line[i*rounds+r-1] = boardPoints(m, ev)
		}
	}
	return f, nil
}

// boardPoints returns the game points of each board: those played, or of an unplayed match the same on every board (6.2).
func boardPoints(m Match, ev TeamEvent) []swiss.Points {
	line := make([]swiss.Points, ev.Boards)
	var each swiss.Points
	switch m.Outcome {
	case swiss.PAB, swiss.FullBye, swiss.ForfeitWin:
		each = ev.GameWin
	case swiss.HalfBye:
		each = ev.GameDraw
	default:
		copy(line, m.Boards)
		return line
	}
	for b := range line {
		line[b] = each
	}
	return line
}

// teamValue computes the codes that only team events have (12, 13); other codes stay undefined.
func (e *engine) teamValue(a *Arithmetic, p int) {
	switch a.Code.Name {
	case "MPVGP":
		other := Code{Name: "PTS", Ref: [2]string{"GP", "MP"}[e.f.primary]}
		*a = e.arithmetic(other, p)
		a.Code, a.Article = Code{Name: "MPVGP"}, "13.1"
	case "SSSC":
		e.strength(a, p)
	case "BC":
		e.boardCount(a, p)
	case "TBR", "BBE":
		e.boardResults(a, p)
	}
}

// boards returns the game points of p on each board over all rounds.
func (e *engine) boards(p int) []swiss.Points {
	sum := make([]swiss.Points, e.f.boards)
	for r := range e.f.rounds {
		for b, points := range e.f.line[p*e.f.rounds+r] {
			sum[b] += points
		}
	}
	return sum
}

// boardCount computes BC (12.1): the sum of board number times game points there; lower is better.
func (e *engine) boardCount(a *Arithmetic, p int) {
	a.Unit, a.Article = 10, "12.1"
	for b, points := range e.boards(p) {
		e.parts = append(e.parts, Part{Round: b + 1, Source: FromBoards, Points: points, Amount: int64(points) * int64(b+1), Article: "12.1"})
	}
	a.sum(e.parts)
}

// boardResults computes TBR (12.2) and BBE (12.3). The value is the first number compared; its parts are that sum.
func (e *engine) boardResults(a *Arithmetic, p int) {
	a.Unit, a.Article = 10, "12.2"
	last := 1
	if a.Code.Name == "BBE" {
		a.Article, last = "12.3", e.f.boards-1
	}
	for b, points := range e.boards(p) {
		part := Part{Round: b + 1, Source: FromBoards, Points: points, Amount: int64(points), Article: a.Article}
		if b >= last {
			part.Cut = CutLow
		}
		e.parts = append(e.parts, part)
	}
	a.sum(e.parts)
}

// vectors returns what TBR and BBE compare, number by number: the points on board 1, 2, …; those without the last board,
// without the last two, …
func (e *engine) vectors(c Code) ([][]int64, bool) {
	if c.Name != "TBR" && c.Name != "BBE" || !e.f.team {
		return nil, false
	}
	all := make([][]int64, e.f.len())
	for p := range all {
		sum := e.boards(p)
		var total int64
		for b := range sum {
			total += int64(sum[b])
			if c.Name == "TBR" {
				all[p] = append(all[p], int64(sum[b]))
			} else if b < len(sum)-1 {
				all[p] = slices.Insert(all[p], 0, total)
			}
		}
	}
	return all, true
}

// strength computes SSSC (13.4): the secondary score plus BH of the primary one divided by K.
func (e *engine) strength(a *Arithmetic, p int) {
	refs := [2]string{"MP", "GP"}
	primary, secondary := e.f.primary, 1-e.f.primary
	k := int64(a.Code.Factor)
	if most := int64(e.f.refs[secondary].win); k == 0 && most > 0 {
		k = int64(e.f.refs[primary].win) * int64(e.f.rounds) / most
	}
	k = max(k, 1)
	base := Code{Name: "BH", Ref: refs[primary], Played: a.Code.Played}
	if a.Code.Fore {
		base.Name = "FB"
	}
	bh := e.column(base)[p]
	score := e.column(Code{Name: "PTS", Ref: refs[secondary]})[p]
	a.Unit, a.Article = 10*k, "13.4"
	e.parts = append(e.parts[:0],
		Part{Source: FromRound, Points: swiss.Points(score.num), Amount: score.num * k, Article: "13.1"},
		Part{Source: FromOpponentsTie, Score: swiss.Points(bh.num), Amount: bh.num, Article: "8.1"})
	a.sum(e.parts)
}

// extended applies EDE and what follows it (13.3): DE on the primary score, on the secondary one where that splits
// nothing, and from the start for every subset. The named chains go on for exactly two teams tied on both scores.
func (e *engine) extended(c Code, group []int) [][]int {
	order := e.encounter(group, e.f.primary, c.Played)
	if len(order) == 1 {
		order = e.encounter(group, 1-e.f.primary, c.Played)
	}
	if len(order) == 1 {
		return e.chain(c, group)
	}
	var out [][]int
	for _, sub := range order {
		if len(sub) > 1 {
			out = append(out, e.extended(c, sub)...)
		} else {
			out = append(out, sub)
		}
	}
	return out
}

// What decides between two teams after EDE (13.3.2).
var chains = map[string][]Code{
	"EDEBT": {{Name: "BC"}, {Name: "TBR"}}, "EDEBB": {{Name: "BC"}, {Name: "BBE"}}, "EDET": {{Name: "TBR"}}, "EDEB": {{Name: "BBE"}},
}

func (e *engine) chain(c Code, group []int) [][]int {
	if len(group) != 2 || !e.sameScores(group[0], group[1]) {
		return [][]int{group}
	}
	for _, next := range chains[c.Name] {
		if order := e.split(next, group); len(order) > 1 {
			return order
		}
	}
	return [][]int{group}
}

func (e *engine) sameScores(p, q int) bool {
	for _, ref := range []string{"MP", "GP"} {
		if col := e.column(Code{Name: "PTS", Ref: ref}); col[p].Cmp(col[q]) != 0 {
			return false
		}
	}
	return true
}
