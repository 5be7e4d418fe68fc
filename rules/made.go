package rules

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Step is a part of making a move.
type Step uint8

// The steps of Art. 4.7 and App. D.2.3 (E23); a player on the special board for the blind announces too.
const (
	StepCapturedOff  Step = iota + 1 // the piece taken is off the board
	StepReleased                     // the piece (in castling the king) is released on its new square
	StepRookReleased                 // castling: the rook is released on its new square
	StepPawnOff                      // promotion: the pawn is off the board
	StepNewPieceOn                   // promotion: the new piece is released on the square
	StepAnnounced                    // the move has been announced
	StepClockPressed                 // the opponent's clock was started (Art. 6.2.1 (E23))
	StepGameOver                     // the move ends the game, no press is needed (Art. 6.2.1.1 (E23))
	StepNextMove                     // the player has made his next move
	numSteps         = iota + 1
)

// Steps is a set of steps done.
type Steps [numSteps]bool

// With returns the set with more steps done.
func (s Steps) With(more ...Step) Steps {
	for _, step := range more {
		s[step] = true
	}
	return s
}

// A Making says how far a move has been made.
type Making struct {
	Made      bool // Art. 4.7, or D.2.3 on the special board: it can no longer be changed
	Completed bool // Art. 6.2.1: and the turn has passed
	Missing   []Step
	Rule      Rule
	Article   string
	Edition   string
}

// MoveMade answers whether m has been made and completed; special is the board of a visually impaired player.
func (e *Edition) MoveMade(m board.Move, done Steps, special bool) Making {
	rule, wants := RuleReleased, []Step{StepReleased}
	switch {
	case m.Promotion() != chess.NoPieceType:
		rule, wants = RuleMadePromotion, []Step{StepPawnOff, StepNewPieceOn}
		if m.IsCapture() {
			wants = []Step{StepCapturedOff, StepPawnOff, StepNewPieceOn}
		}
	case m.IsCastling():
		// The king without the rook is part of the move, and the rook alone completes it (Art. 4.7.2 (E23)).
		rule, wants = RuleMadeCastling, []Step{StepReleased, StepRookReleased}
	case m.IsCapture():
		rule, wants = RuleMadeCapture, []Step{StepCapturedOff, StepReleased}
	}
	if special {
		rule, wants = RuleMadeBlind, append(wants, StepAnnounced)
	}
	k := Making{Rule: rule, Article: e.Article(rule), Edition: e.ID}
	for _, step := range wants {
		if !done[step] {
			k.Missing = append(k.Missing, step)
		}
	}
	k.Made = len(k.Missing) == 0
	k.Completed = k.Made && (done[StepClockPressed] || done[StepGameOver] || done[StepNextMove] && e.NextMoveCompletes)
	return k
}

// A Permission is a yes or no with its article.
type Permission struct {
	Allowed bool
	Rule    Rule
	Article string
	Edition string
}

func (e *Edition) permit(allowed bool, r Rule) Permission {
	return Permission{Allowed: allowed, Rule: r, Article: e.Article(r), Edition: e.ID}
}

// MayComplain answers whether a player may still claim that the opponent broke Art. 4: until he himself has touched a piece in
// order to move or capture (Art. 4.8 (E23)).
func (e *Edition) MayComplain(touchedToPlay bool) Permission {
	return e.permit(!touchedToPlay, RuleComplaint)
}

// MayAdjust answers whether a player may adjust pieces after saying so: when he is to move, and since 2017 while his clock runs.
func (e *Edition) MayAdjust(toMove, ownClockRuns bool) Permission {
	if toMove && e.AdjustOnOwnClock {
		return e.permit(ownClockRuns, RuleAdjustOwnClock)
	}
	return e.permit(toMove, RuleAdjust)
}

// TouchesSpecialBoard answers whether a piece on the special board counts as touched: only once it is out of its hole (D.2.2).
func (e *Edition) TouchesSpecialBoard(outOfHole bool) Permission {
	return e.permit(outOfHole, RuleTouchedBlind)
}
