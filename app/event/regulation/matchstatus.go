package regulation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// MatchStatus is what the match on a board waits for, and how it stands.
type MatchStatus struct {
	Over    bool
	Game    int              // of the match, or of its tie-break, from 1
	Stage   knockout.Stage   // of the tie-break; zero in the match itself
	Break   bool             // it is a tie-break
	White   journal.PlayerID // of the next game; 0 while the colour must be chosen
	Chooser journal.PlayerID // who chooses
	Points  [2]swiss.Points  // of the match itself, of the first and second player of the pair
	Games   int              // played so far, tie-breaks too
	Boards  int              // of a match of teams: its games are boards
	Extra   [2]swiss.Points  // of the play-off of two teams
}

// Matches returns the state of the match on every board of a round, in order; nil where a board is one game.
func Matches(s journal.State, id journal.SectionID, round int) []MatchStatus {
	r, found := s.Round(id, round)
	sec, _ := s.Section(id)
	if !found || !sec.IsMatch() {
		return nil
	}
	var state *knockout.State
	if sec.IsBracket() {
		var err error
		if state, err = Bracket(s, id); err != nil {
			return nil
		}
	}
	steps := s.Steps(id, round)
	list := make([]MatchStatus, len(r.Boards))
	for i, b := range r.Boards {
		n := MatchStatus{Game: 1, White: b.White, Over: !b.Score.IsZero()}
		n.Games = games(steps, b.Number, func(g journal.MatchStep) bool { return !g.Score.IsZero() })
		switch {
		case sec.IsTeamCup():
			n.Boards = sec.Boards()
			n.cup(state, round, b, [2]swiss.TPN{tpnOf(s, b.White), tpnOf(s, b.Black)}, Format(sec.SectionConfig))
			n.pass(s, id, round, b, n.White != b.White)
		case state == nil:
			if n.several(steps, b); sec.System == journal.Team {
				n.Boards = sec.Boards()
				n.pass(s, id, round, b, n.Games%2 == 1)
			}
		default:
			n.cup(state, round, b, [2]swiss.TPN{tpnOf(s, b.White), tpnOf(s, b.Black)}, Format(sec.SectionConfig))
		}
		list[i] = n
	}
	return list
}

// several is a match of a fixed number of games or boards: colours alternate.
func (n *MatchStatus) several(steps []journal.MatchStep, b journal.Board) {
	for _, g := range steps {
		if g.Board == b.Number {
			n.add(g, b.White)
		}
	}
	if n.Game = n.Games + 1; n.Games%2 == 1 {
		n.White = b.Black
	}
}

// pass passes over the boards of a match of teams at which a side has nobody: the next game is that of the next board where
// two sit. turned says that the second team of the pair has White on the next board.
func (n *MatchStatus) pass(s journal.State, id journal.SectionID, round int, b journal.Board, turned bool) {
	for next := n.Game; !n.Over && next <= n.Boards; next++ {
		white := b.White
		if turned != ((next-n.Game)%2 == 1) {
			white = b.Black
		}
		if _, empty := s.ForcedScore(id, round, b.Number, next, white); !empty {
			n.Game, n.White = next, white
			return
		}
	}
}

// cup is a match of a bracket.
func (n *MatchStatus) cup(state *knockout.State, round int, b journal.Board, sides [2]swiss.TPN, f knockout.Format) {
	first := sides[0]
	k := place(state, round, first, sides[1])
	if k == 0 {
		return
	}
	now := state.Matches(round)[k-1]
	n.Points[0], n.Points[1] = matchScore(now, first)
	if f.Boards > 0 {
		n.Extra[0], n.Extra[1], _ = now.PlayOff()
		if now.Upper != first {
			n.Extra[0], n.Extra[1] = n.Extra[1], n.Extra[0]
		}
	}
	if next, ok := state.NextGame(round, k); ok {
		n.Game, n.Break, n.Over = next.Number, next.Stage > 0, false
		if n.Break {
			n.Stage = f.Ladder[next.Stage-1]
		}
		n.White, n.Chooser = sideOf(b, first, next.White), sideOf(b, first, next.Chooser)
	}
}

func (n *MatchStatus) add(g journal.MatchStep, first journal.PlayerID) {
	award := swiss.StandardScoring()
	score := g.Score
	if g.White != first {
		score = score.Reversed()
	}
	n.Points[0] += award.Of(score.White)
	n.Points[1] += award.Of(score.Black)
}

func matchScore(m knockout.Match, first swiss.TPN) (a, b swiss.Points) {
	upper, lower := m.Score(0)
	if m.Upper == first {
		return upper, lower
	}
	return lower, upper
}

// sideOf returns which player of the board has a number, 0 for number 0.
func sideOf(b journal.Board, first, tpn swiss.TPN) journal.PlayerID {
	switch tpn {
	case 0:
		return 0
	case first:
		return b.White
	}
	return b.Black
}
