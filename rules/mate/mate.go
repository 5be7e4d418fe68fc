package mate

import (
	"context"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Verdict says whether a side can still checkmate.
type Verdict uint8

// The verdicts. The zero Verdict proves nothing.
const (
	NotProven Verdict = iota
	Yes
	No
)

// A Proof says why a side cannot checkmate.
type Proof string

// The proofs of No.
const (
	BareKing  Proof = "bare-king" // the side has nothing but its king
	Material  Proof = "material"  // no position with these pieces, or what can become of them, is mate
	Blocked   Proof = "blocked"   // the pieces that can leave their squares never come to a mate
	Exhausted Proof = "exhausted" // every position that can arise was looked at
)

// A Reason says why nothing was proved.
type Reason string

// The reasons of NotProven.
const (
	BudgetSpent Reason = "budget"    // Budget.Positions were looked at
	Cancelled   Reason = "cancelled" // the context ended
)

// A Budget bounds the work. The zero Budget is the usual one.
type Budget struct {
	// Positions is how many positions may be kept, at about 75 bytes each; 0 stands for DefaultPositions.
	Positions int
	// Yield, if not nil, is called every few milliseconds, so that a screen on the same thread stays alive and the
	// context can be cancelled from it.
	Yield func()
}

// DefaultPositions is the usual budget: about a second in a browser, 40 MB at most.
const DefaultPositions = 500_000

// An Answer is what is known about a side's chance to checkmate.
type Answer struct {
	Verdict   Verdict
	Line      []board.Move // with Yes: legal moves of both sides that end in checkmate; none if it stands on the board
	Proof     Proof        // with No
	Reason    Reason       // with NotProven
	Positions int          // positions looked at
}

// CanMate reports whether side can checkmate by any possible series of legal moves (Art. 5.1.2, 5.2.2, 6.9 and 7.5.5 (E23)).
// Yes carries a line, No its kind of proof; both are proved. NotProven means that the budget or the context ended first, and
// only the arbiter may rule. Draws by repetition or by the count of moves do not end the series. The answer does not depend on
// anything but the arguments, unless the context ends.
func CanMate(ctx context.Context, pos *board.Position, side chess.Color, budget Budget) Answer {
	if budget.Positions <= 0 {
		budget.Positions = DefaultPositions
	}
	if pos.IsCheckmate() {
		if pos.Turn() != side {
			return Answer{Verdict: Yes}
		}
		return Answer{Verdict: No, Proof: Exhausted, Positions: 1}
	}
	if proof := ByMaterial(pos, side); proof != "" {
		return Answer{Verdict: No, Proof: proof}
	}
	if isBlocked(pos, side) {
		return Answer{Verdict: No, Proof: Blocked}
	}
	s := newSearch(pos, side, budget)
	return s.run(ctx)
}

// Dead reports whether the position is dead: neither side can checkmate by any possible series of legal moves (Art. 5.2.2
// (E23)). Yes and No are proved; NotProven holds where either side's chance is not settled and neither is known to be real.
func Dead(ctx context.Context, pos *board.Position, budget Budget) Verdict {
	first := chess.White // the side with more pieces: its Yes, which settles the question, comes sooner
	if pos.Men(chess.Black).Count() > pos.Men(chess.White).Count() {
		first = chess.Black
	}
	verdict := Yes
	for _, side := range [2]chess.Color{first, first.Other()} {
		switch CanMate(ctx, pos, side, budget).Verdict {
		case Yes:
			return No
		case NotProven:
			verdict = NotProven
		}
	}
	return verdict
}
