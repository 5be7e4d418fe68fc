package regulation

import (
	"context"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/baku"
	"wasit/swiss/doubleswiss"
)

// matches pairs a Double-Swiss or teams from the event of single results in which the journal keeps them: a round is a
// match of games, its points are the award of the result and the extra points beside it.
type matches struct {
	team    bool
	options journal.SystemOptions
	second  map[split]swiss.Points // the secondary score of teams
	split   map[split]bool         // matches in which each side forfeited a game: met, but without colour (C.04.5 1.6)
}

type split struct {
	tpn   swiss.TPN
	round int
}

func (m matches) system() swiss.MatchSystem {
	if m.team {
		return teamSystem(m.options)
	}
	return doubleswiss.System{}
}

// Code returns "doubleswiss-2026" or "team-2026".
func (m matches) Code() string { return m.system().Code() }

var matchKinds = map[swiss.Outcome]swiss.MatchKind{swiss.Win: swiss.PlayedMatch, swiss.Draw: swiss.PlayedMatch, swiss.Loss: swiss.PlayedMatch,
	swiss.ForfeitWin: swiss.ForfeitMatchWin, swiss.ForfeitLoss: swiss.ForfeitMatchLoss, swiss.PAB: swiss.MatchPAB,
	swiss.FullBye: swiss.MatchFullBye, swiss.HalfBye: swiss.MatchHalfBye, swiss.ZeroBye: swiss.MatchZeroBye}

// Pair pairs round of t.
func (m matches) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	event, err := m.event(t, round)
	if err != nil {
		return nil, err
	}
	return m.system().PairMatches(ctx, event, round, w)
}

// event returns t as an event of matches, for the pairing of round.
func (m matches) event(t *swiss.Tournament, round int) (*swiss.Matches, error) {
	d := swiss.MatchDraft{TotalRounds: t.TotalRounds(), InitialColor: t.InitialColor()}
	for _, tpn := range t.TPNs() {
		p := t.Player(tpn)
		u := swiss.Unit{TPN: tpn, Name: p.Name, Virtual: p.Virtual}
		for r, e := range p.Rounds {
			if e.Outcome == swiss.Pending {
				return nil, &swiss.RequestError{Round: round, Need: swiss.NeedEarlierRound}
			}
			u.Rounds = append(u.Rounds, swiss.MatchEntry{Kind: matchKinds[e.Outcome], Opponent: e.Opponent, Color: e.Color,
				Uncolored: m.split[split{tpn, r + 1}], Primary: t.Award(tpn, r+1), Secondary: m.second[split{tpn, r + 1}]})
		}
		d.Units = append(d.Units, u)
	}
	return swiss.NewMatches(d)
}

// splitMatches finds the matches of two forfeited games, one by each side.
func splitMatches(s journal.State, id journal.SectionID) map[split]bool {
	sec, _ := s.Section(id)
	found := map[split]bool{}
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(id, n)
		for i, b := range r.Boards {
			if b.Score != journal.Drawn || games(s.Steps(id, n), i+1, func(g journal.MatchStep) bool { return g.IsForfeit() }) != 2 {
				continue
			}
			for _, who := range []journal.PlayerID{b.White, b.Black} {
				p, _ := s.Player(who)
				found[split{p.TPN, n}] = true
			}
		}
	}
	return found
}

// games counts the steps of a board that are as asked.
func games(steps []journal.MatchStep, board int, is func(journal.MatchStep) bool) int {
	n := 0
	for _, g := range steps {
		if g.Board == board && is(g) {
			n++
		}
	}
	return n
}

// doubleStep is the next game of a match of two: colours change after the first.
func doubleStep(s journal.State, r journal.Round, board int, score journal.Score) (journal.EnterGame, error) {
	b := r.Boards[board-1]
	c := journal.EnterGame{Section: r.Section, Round: r.Number, Board: board, Score: score, White: b.White}
	var played []journal.MatchStep
	for _, g := range s.Steps(r.Section, r.Number) {
		if g.Board == board {
			played = append(played, g)
		}
	}
	if score == journal.Adjourned {
		return c, &journal.ScoreError{Score: score}
	}
	if len(played) == 0 {
		return c, nil
	}
	if len(played) > 1 {
		return c, &MatchOverError{Round: r.Number, Board: board}
	}
	c.White, c.Result = b.Black, total(played[0].Score, score.Reversed())
	return c, nil
}

// total is the result of two games, both as the first player of the pair and the second hold them.
func total(first, second journal.Score) journal.Score {
	award := swiss.StandardScoring()
	white := award.Of(first.White) + award.Of(second.White)
	black := award.Of(first.Black) + award.Of(second.Black)
	forfeits := first.White.IsForfeit() && second.White.IsForfeit()
	switch {
	case forfeits && first == second:
		return first
	case white > black:
		return journal.WhiteWins
	case black > white:
		return journal.BlackWins
	case white == 0 && forfeits:
		return journal.BothForfeit
	case white == 0:
		return journal.BothLose
	}
	return journal.Drawn
}

// virtual gives the event of a Double-Swiss its virtual points: a match can give two points (C.04.7 3).
func virtual(t *swiss.Tournament, last swiss.TPN) (*swiss.Tournament, error) {
	d := t.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		p.Virtual = nil
		for r := 1; r <= d.TotalRounds && baku.InFirstGroup(p.TPN, last); r++ {
			if v := baku.Virtual(d.TotalRounds, 2*swiss.Point, r); v > 0 {
				p.Virtual = append(p.Virtual, v)
			}
		}
	}
	return swiss.NewTournament(d)
}
