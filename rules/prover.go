package rules

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
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

// Material proves by the men on the board alone: a bare king cannot mate; nor can a lone knight when the opponent has nothing
// but queens beside his king, nor bishops on squares of one color when the opponent has neither knight nor pawn nor a bishop
// on the other color. It never answers CanMate.
var Material MateProver = ProverFunc(materialProof)

func materialProof(pos *board.Position, side chess.Color) Proof {
	own, enemy := pos.Men(side), pos.Men(side.Other())
	men := own &^ pos.Pieces(side, chess.King)
	if men == 0 {
		return Proof{Verdict: CannotMate, Kind: ProofBareKing}
	}
	if men.Count() == 1 && men == pos.Pieces(side, chess.Knight) {
		if enemy == pos.Pieces(side.Other(), chess.King)|pos.Pieces(side.Other(), chess.Queen) {
			return Proof{Verdict: CannotMate, Kind: ProofMaterial}
		}
		return Proof{}
	}
	if men != pos.Pieces(side, chess.Bishop) {
		return Proof{}
	}
	other := board.LightSquares
	if men&board.LightSquares == men {
		other = board.DarkSquares
	} else if men&board.DarkSquares != men {
		return Proof{}
	}
	helpers := pos.Pieces(side.Other(), chess.Knight) | pos.Pieces(side.Other(), chess.Pawn) |
		pos.Pieces(side.Other(), chess.Bishop)&other
	if helpers == 0 {
		return Proof{Verdict: CannotMate, Kind: ProofMaterial}
	}
	return Proof{}
}

// isDead reports whether p proves that neither side can mate (Art. 5.2.2 (E23)).
func isDead(p MateProver, pos *board.Position) bool {
	return p.CanMate(pos, chess.White).Verdict == CannotMate && p.CanMate(pos, chess.Black).Verdict == CannotMate
}
