package rules

import (
	"context"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

// A Verdict is the answer whether a side can still checkmate. "Not proven" is an answer: only the arbiter may then rule.
type Verdict uint8

// The verdicts.
const (
	NotProven Verdict = iota
	CanMate
	CannotMate
)

// A ProofKind says how a verdict was proved.
type ProofKind string

// Kinds of proof.
const (
	ProofBareKing  ProofKind = "bare-king"
	ProofMaterial  ProofKind = "material"
	ProofBlocked   ProofKind = "blocked"
	ProofExhausted ProofKind = "exhausted"
	ProofLine      ProofKind = "line" // moves that end in mate
)

// A Proof is a verdict with what supports it.
type Proof struct {
	Verdict Verdict
	Kind    ProofKind
	Line    []board.Move // for CanMate: legal moves of both sides, the last of which mates
	Reason  string       // for NotProven: why the search ended
}

// A MateProver answers whether side can checkmate from pos by any possible series of legal moves (Art. 6.9). Its answers
// other than NotProven are proved. Draws by repetition and by number of moves do not count in such a series.
type MateProver interface {
	CanMate(pos *board.Position, side chess.Color) Proof
}

// ProverFunc makes a function a [MateProver].
type ProverFunc func(pos *board.Position, side chess.Color) Proof

// CanMate calls f.
func (f ProverFunc) CanMate(pos *board.Position, side chess.Color) Proof { return f(pos, side) }

// A Search proves with rules/mate: by material, by what can ever move, and by search within its budget.
type Search struct {
	Context context.Context // nil: cannot be cancelled
	Budget  mate.Budget     // the zero value is the usual one
}

// CanMate answers with a line or a proof, or NotProven once the budget is spent.
func (s Search) CanMate(pos *board.Position, side chess.Color) Proof {
	ctx := s.Context
	if ctx == nil {
		ctx = context.Background()
	}
	a := mate.CanMate(ctx, pos, side, s.Budget)
	switch a.Verdict {
	case mate.Yes:
		return Proof{Verdict: CanMate, Kind: ProofLine, Line: a.Line}
	case mate.No:
		return Proof{Verdict: CannotMate, Kind: ProofKind(a.Proof)}
	}
	return Proof{Reason: string(a.Reason)}
}

// Watch proves what a [Search] of a few positions answers CannotMate to, and nothing else; several times faster, for it goes along with
// every move of a game.
type Watch struct{}

// CanMate answers CannotMate with its proof, or NotProven.
func (Watch) CanMate(pos *board.Position, side chess.Color) Proof {
	if proof := mate.Refute(pos, side, watchPositions); proof != "" {
		return Proof{Verdict: CannotMate, Kind: ProofKind(proof)}
	}
	return Proof{}
}

// Material proves by the pieces on the board alone (mate.ByMaterial). It never answers CanMate.
var Material MateProver = ProverFunc(func(pos *board.Position, side chess.Color) Proof {
	if kind := mate.ByMaterial(pos, side); kind != "" {
		return Proof{Verdict: CannotMate, Kind: ProofKind(kind)}
	}
	return Proof{}
})

// isDead reports whether p proves that neither side can mate (Art. 5.2.2 (E23)). The side with more pieces is asked first, for
// its yes comes sooner.
func isDead(p MateProver, pos *board.Position) bool {
	first := chess.White
	if pos.Men(chess.Black).Count() > pos.Men(chess.White).Count() {
		first = chess.Black
	}
	return p.CanMate(pos, first).Verdict == CannotMate && p.CanMate(pos, first.Other()).Verdict == CannotMate
}

// mayBeDead tells where it is worth asking whether a position is dead: with few pieces or few moves, or with pawns that all stand
// before another piece. Elsewhere somebody has a mate in reach; the full proof is asked before a result depends on it.
func mayBeDead(pos *board.Position, moves int) bool {
	const fewMen, fewMoves = 6, 3
	if pos.Occupied().Count() <= fewMen {
		return true
	}
	pawns := pos.Pieces(chess.White, chess.Pawn)<<8 | pos.Pieces(chess.Black, chess.Pawn)>>8
	if pawns&^pos.Occupied() == 0 {
		return true
	}
	return moves <= fewMoves
}
