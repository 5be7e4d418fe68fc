package rules

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// An Action is what an arbiter does about an irregularity of Art. 7.
type Action uint8

// Actions.
const (
	ActContinue        Action = iota // the game goes on as it stands
	ActNewGame                       // the game is cancelled and a new one played
	ActTransferBoard                 // the position is moved to a board that lies right, the game goes on
	ActRestorePieces                 // the pieces are put back, in the time of the player who displaced them
	ActRestorePosition               // back to the position before, or the last one that is certain
	ActResultStands                  // the game had ended in another way before
)

// A Remedy is what the Laws prescribe for an irregularity.
type Remedy struct {
	Action     Action
	Rule       Rule
	Article    string
	Edition    string
	Discretion bool // the arbiter may decide otherwise, or penalise as well
}

func (e *Edition) remedy(a Action, r Rule) Remedy {
	return Remedy{Action: a, Rule: r, Article: e.Article(r), Edition: e.ID}
}

// A Stage is how far a game has come when an irregularity is found.
type Stage struct {
	Class           Class
	FullSupervision bool // rapid and blitz with enough arbiters: the rules of standard play
	White, Black    int  // moves made by each
	Ended           bool // in another way, before it was found
}

// late reports whether the limit of unsupervised rapid and blitz has passed: each player has made that many moves.
func (e *Edition) late(s Stage) bool {
	return s.Class != Standard && (!s.FullSupervision || e.SetupLimitSupervised) && min(s.White, s.Black) >= e.SetupClaimMoves
}

// WrongStart answers for a game found to have begun with the pieces set up wrongly (Art. 7.2.1, A.5.1.2 (E23)).
func (e *Edition) WrongStart(s Stage) Remedy {
	switch {
	case s.Ended:
		return e.remedy(ActResultStands, RuleWrongStart)
	case e.late(s):
		return e.remedy(ActContinue, RuleWrongStartRapid)
	}
	return e.remedy(ActNewGame, RuleWrongStart)
}

// BoardTurned answers for a board found to lie the wrong way (Art. 7.2.2, A.5.1.2 (E23)).
func (e *Edition) BoardTurned(s Stage) Remedy {
	switch {
	case s.Ended:
		return e.remedy(ActResultStands, RuleBoardTurned)
	case e.late(s):
		return e.remedy(ActContinue, RuleWrongStartRapid)
	}
	return e.remedy(ActTransferBoard, RuleBoardTurned)
}

// ColorsReversed answers for a game begun with the wrong colors (Art. 7.3 (E23)). With ten moves by one player and nine by the
// other the game continues, unless the event reads it otherwise. In editions without a number of moves the arbiter may rule otherwise.
func (e *Edition) ColorsReversed(s Stage) Remedy {
	limit := e.ReversedColorsMoves
	switch {
	case s.Ended:
		return e.remedy(ActResultStands, RuleColorsReversed)
	case max(s.White, s.Black) < limit, e.ReversedByFewer && min(s.White, s.Black) < limit:
		return e.remedy(ActNewGame, RuleColorsReversed)
	}
	r := e.remedy(ActContinue, RuleColorsReversed)
	r.Discretion = limit == 0
	return r
}

// Displaced answers for pieces knocked over or shifted: whoever did it puts them back in his own time; either player may stop the
// clocks, and the arbiter may penalise (Art. 7.4.1 to 7.4.3 (E23)).
func (e *Edition) Displaced() Remedy {
	r := e.remedy(ActRestorePieces, RuleDisplaced)
	r.Discretion = true
	return r
}

// WrongSquare answers for a piece found to have been placed on a wrong square (Art. 7.6 (E23)); the caller returns with
// [Game.TakeBackTo].
func (e *Edition) WrongSquare() Remedy { return e.remedy(ActRestorePosition, RuleWrongSquare) }

// Misplaced says which pieces of one player stood wrongly at the start of a rapid or blitz game that continues.
type Misplaced struct {
	King                     bool
	KingsideRook, QueensRook bool
}

// CastlingAfter answers with which rooks such a player may still castle (A.5.1.2 (E23)): with a misplaced king not at all,
// and not with a misplaced rook; E09 names only king and queen exchanged.
func (e *Edition) CastlingAfter(m Misplaced) (kingside, queenside bool) {
	rook := func(misplaced bool) bool { return !m.King && (!misplaced || e.MisplacedRookCastles) }
	return rook(m.KingsideRook), rook(m.QueensRook)
}

// ForbidCastling takes castling from a player whose king or rook was set up wrongly, when the game goes on all the same (A.5.1.2
// (E23)). The right never was there: the positions of the game so far are without it too.
func (g *Game) ForbidCastling(side chess.Color, m Misplaced) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	kingside, queenside := g.setup.Edition.CastlingAfter(m)
	for i := range g.positions {
		p := &g.positions[i]
		king, lost := p.King(side), board.Bitboard(0)
		for rooks := p.CastlingRooks(side); rooks != 0; rooks &= rooks - 1 {
			rook := rooks.First()
			if rook > king && !kingside || rook < king && !queenside {
				lost |= board.Bit(rook)
			}
		}
		*p = p.WithoutCastling(side, lost)
	}
	g.look()
	return g.setup.Edition.ruling(RuleWrongStartRapid, Ongoing), nil
}
