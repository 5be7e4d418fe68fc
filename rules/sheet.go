package rules

import (
	"wasit/rules/board"
)

// A SheetReading is as much of a sheet as is proved: the moves up to the first that is missing, illegal or unclear.
type SheetReading struct {
	Positions []board.Position // the start and one after each move read
	Moves     []board.Move
	Offers    []int // half-moves beside which (=) stands (Art. 9.1.2.2 (E23))
	Fault     error // why reading stopped: a *notation.MoveError, or nil at the end of the sheet
}

// A Comparison is where two scores of one game part (D.2.9 (E23)); they are compared as far as both can be read.
type Comparison struct {
	Agreed  int  // half-moves that agree from the start: the last common position is after them
	Differ  bool // half-move Agreed+1 is another in each
	Rule    Rule
	Article string
	Edition string
}

// Compare compares the sheets of both players. Where they agree and the boards do not, the player whose board differs from his
// sheet puts it right; where they differ, play goes back to the last position that agrees.
func (e *Edition) Compare(a, b SheetReading) Comparison {
	c := Comparison{Rule: RuleBoardsDifferOnly}
	for c.Agreed < len(a.Moves) && c.Agreed < len(b.Moves) && !c.Differ {
		if c.Differ = a.Moves[c.Agreed] != b.Moves[c.Agreed]; c.Differ {
			c.Rule = RuleBoardsDiffer
			break
		}
		c.Agreed++
	}
	c.Article, c.Edition = e.Article(c.Rule), e.ID
	return c
}

// A Correction is what is done about two boards of one game that differ (D.2.9 (E23)).
type Correction struct {
	Comparison
	WhiteBoard, BlackBoard bool           // this player puts his board right
	Position               board.Position // that of both boards then
	ResetClocks            bool           // to fit the position
}

// BoardsDiffer answers for the boards of White and Black with the sheets that both have kept. Where the sheets agree, who has another
// position on his board than they give corrects it; where they differ, both go back to the last position that agrees.
func (e *Edition) BoardsDiffer(white, black SheetReading, whiteBoard, blackBoard *board.Position) Correction {
	c := Correction{Comparison: e.Compare(white, black)}
	longer := white
	if len(black.Moves) > len(white.Moves) {
		longer = black
	}
	at := len(longer.Moves)
	if c.Differ {
		at, c.ResetClocks = c.Agreed, true
	}
	c.Position = longer.Positions[at]
	c.WhiteBoard, c.BlackBoard = !whiteBoard.Same(&c.Position), !blackBoard.Same(&c.Position)
	return c
}

// Evidence is how far a sheet proves a claim of a draw by itself.
type Evidence struct {
	Proves   bool
	Count    int // times that the position is proved to have occurred, or half-moves without capture and pawn move
	Wanted   int
	Read     int  // half-moves that can be read without a gap
	OnBoard  bool // the position the sheet leads to is the one on the board
	Complete bool // the sheet was read to its end
}

// Supports answers how far the sheet proves a claim on the position now on the board. A sheet with a gap, or that does not lead to
// that position, proves nothing about it; the arbiter then needs the other sheet or has the game played over.
func (r *SheetReading) Supports(kind ClaimKind, now *board.Position) Evidence {
	h := history(r.Positions)
	last := h.last()
	ev := Evidence{Wanted: 3, Read: len(r.Moves), Complete: r.Fault == nil, OnBoard: last.Same(now)}
	if kind == Fifty {
		ev.Wanted, ev.Count = fiftyMoves, last.HalfmoveClock()
	} else {
		ev.Count = h.at(len(h) - 1)
	}
	ev.Proves = ev.OnBoard && ev.Complete && ev.Count >= ev.Wanted
	return ev
}
