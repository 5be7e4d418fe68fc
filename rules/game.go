package rules

import (
	"fmt"
	"slices"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

const watchPositions = 500 // few enough to go along with every move

// A Setup is what a game starts from.
type Setup struct {
	Edition Edition // the zero Edition means the latest
	Class   Class
	Start   board.Position // the zero Position means that of standard chess
	// Prover is asked when a result depends on it; nil means Search with the usual budget.
	Prover MateProver
	// Watch is asked after moves whether the position is dead, where few pieces or moves are left or the pawns are stuck; nil means
	// [Watch] with a budget that no screen feels. What it leaves unproved, Prover decides at the end, or CheckDead.
	Watch MateProver
	// DrawFromMove is the move from which the event lets players agree a draw without the arbiter (Art. 9.1.1 (E23)); 0 sets
	// no limit, NoAgreement forbids it.
	DrawFromMove int
}

// NoAgreement forbids agreed draws without the arbiter's consent, for Setup.DrawFromMove.
const NoAgreement = -1

// A Note is what belongs to a move beside the move.
type Note struct {
	Clock     time.Duration // what the mover's clock shows after the move
	HasClock  bool
	DrawOffer bool // the mover offers a draw (Art. 9.1.2.1 (E23))
}

// An Offer is an open draw offer. A claim counts as one (Art. 9.1.2.3 (E23)).
type Offer struct {
	By    chess.Color
	Ply   int // half-moves played when it was made
	Claim bool
}

// A Decision is an arbiter's, the only thing that changes a result. Result Ongoing opens the game again.
type Decision struct {
	Result  Result
	Article string
	Reason  string
	By      string
}

// A TakeBack is a return to an earlier position (Art. 7.5, 7.6), with what was taken back.
type TakeBack struct {
	From, To int // half-moves played before and after
	Moves    []board.Move
	Rule     Rule
}

// A Game is a game from its start to its end under one edition. It is not safe for concurrent use; a method that answers an
// error leaves it as it was. Journals keep the calls and make the same game by repeating them.
type Game struct {
	setup     Setup
	positions history
	moves     []board.Move
	notes     []Note
	legal     []board.Move // on the board now

	offer    Offer
	hasOffer bool
	touched  bool       // the player to move has touched a piece (Art. 9.4)
	must     board.Move // after a false claim with a written move (Art. 9.5.3 (E23))

	final     Ruling // what ended the game; its Result is never changed but by a decision
	ended     bool
	decisions []Decision
	takeBacks []TakeBack
}

// NewGame starts a game. A start position that already is an end, such as a stalemate, ends it at once.
func NewGame(s Setup) *Game {
	if s.Start == (board.Position{}) {
		s.Start = board.Start()
	}
	if s.Edition.ID == "" {
		s.Edition = Latest()
	}
	if s.Prover == nil {
		s.Prover = Search{}
	}
	if s.Watch == nil {
		s.Watch = Watch{}
	}
	g := &Game{setup: s, positions: make(history, 1, 128)}
	g.positions[0] = s.Start
	g.settle()
	return g
}

// Clone returns a game that shares nothing with g.
func (g *Game) Clone() *Game {
	c := *g
	c.positions = slices.Clone(g.positions)
	c.moves = slices.Clone(g.moves)
	c.notes = slices.Clone(g.notes)
	c.legal = slices.Clone(g.legal)
	c.decisions = slices.Clone(g.decisions)
	c.takeBacks = slices.Clone(g.takeBacks)
	return &c
}

// Edition returns the edition that the game is played under.
func (g *Game) Edition() *Edition { return &g.setup.Edition }

// Position returns the position on the board.
func (g *Game) Position() board.Position { return *g.positions.last() }

// PositionAt returns the position after ply half-moves, 0 to Ply.
func (g *Game) PositionAt(ply int) board.Position { return g.positions[ply] }

// Ply returns the number of half-moves played.
func (g *Game) Ply() int { return len(g.moves) }

// MoveAt returns the half-move that led to PositionAt(ply), with its note; ply counts from 1.
func (g *Game) MoveAt(ply int) (board.Move, Note) { return g.moves[ply-1], g.notes[ply-1] }

// Moves returns the moves played.
func (g *Game) Moves() []board.Move { return slices.Clone(g.moves) }

// MovesBy returns how many moves a player has made.
func (g *Game) MovesBy(side chess.Color) int {
	if g.positions[0].Turn() == side {
		return (len(g.moves) + 1) / 2
	}
	return len(g.moves) / 2
}

// Occurrences returns how often the position on the board has occurred, this time included (Art. 9.2.3 (E23)).
func (g *Game) Occurrences() int { return g.positions.at(len(g.positions) - 1) }

// Ended reports whether the game has ended; final is the ruling that ended it.
func (g *Game) Ended() (final Ruling, ended bool) { return g.final, g.ended }

// Result returns the result: the arbiter's last decision, else that of the ruling that ended the game. It is Ongoing for a
// game that goes on and for one that waits for the arbiter.
func (g *Game) Result() Result {
	if n := len(g.decisions); n > 0 {
		if d := g.decisions[n-1]; d.Result != Ongoing {
			return d.Result
		}
	}
	if !g.ended || g.final.Open {
		return Ongoing
	}
	return g.final.Result
}

// Decisions returns the arbiter's decisions in order.
func (g *Game) Decisions() []Decision { return slices.Clone(g.decisions) }

// TakeBacks returns the returns to earlier positions in order.
func (g *Game) TakeBacks() []TakeBack { return slices.Clone(g.takeBacks) }

// Play makes a move of the player to move, completed with its note. The ruling says whether it ended the game; its zero
// value says that nothing followed.
func (g *Game) Play(m board.Move, note Note) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	pos := g.positions.last()
	if !slices.Contains(g.legal, m) {
		return Ruling{}, &IllegalMoveError{Move: m.String(), FEN: pos.FEN(), Article: "3.10.2"}
	}
	if g.must != 0 && m != g.must {
		return Ruling{}, &ObligedMoveError{Move: m, Obliged: g.must, Article: g.setup.Edition.Article(RuleClaimFalse)}
	}
	mover := pos.Turn()
	g.positions = append(g.positions, pos.After(m))
	g.moves = append(g.moves, m)
	g.notes = append(g.notes, note)
	g.must, g.touched = 0, false
	if g.hasOffer && g.offer.By != mover {
		g.hasOffer = false // a reply on the board refuses (Art. 9.1.2.1 (E23))
	}
	r := g.settle()
	if note.DrawOffer && !g.ended {
		g.offer, g.hasOffer = Offer{By: mover, Ply: len(g.moves)}, true
	}
	return r, nil
}

// look lists the legal moves of the position on the board.
func (g *Game) look() {
	var list board.MoveList
	g.legal = append(g.legal[:0], g.positions.last().Moves(&list)...)
}

// settle ends the game if the position on the board does: checkmate before all else (Art. 5.1.1, 9.6.2 (E23)).
func (g *Game) settle() Ruling {
	e, pos, at := &g.setup.Edition, g.positions.last(), len(g.positions)-1
	g.look()
	switch {
	case len(g.legal) == 0 && pos.InCheck():
		return g.end(e.ruling(RuleCheckmate, WinFor(pos.Turn().Other())))
	case len(g.legal) == 0:
		return g.end(e.ruling(RuleStalemate, Drawn))
	case mayBeDead(pos, len(g.legal)) && isDead(g.setup.Watch, pos):
		return g.end(e.ruling(RuleDeadPosition, Drawn))
	case g.positions.fivefold(at, e.Fivefold):
		return g.end(e.ruling(RuleFivefold, Drawn))
	case g.positions.seventyFive(at, e.SeventyFiveMoves):
		return g.end(e.ruling(RuleSeventyFive, Drawn))
	}
	return Ruling{}
}

func (g *Game) end(r Ruling) Ruling {
	g.final, g.ended = r, true
	g.hasOffer, g.must = false, 0
	return r
}

func (g *Game) going() error {
	if g.ended {
		return &EndedError{Final: g.final}
	}
	return nil
}

// An EndedError reports an act in a game that has ended. Only an arbiter's decision can follow.
type EndedError struct{ Final Ruling }

func (e *EndedError) Error() string {
	return fmt.Sprintf("rules: the game has ended: %s by %s (Art. %s, %s)", e.Final.Result, e.Final.Rule, e.Final.Article, e.Final.Edition)
}

// An IllegalMoveError reports a move that breaks Art. 3; the position is unchanged.
type IllegalMoveError struct{ Move, FEN, Article string }

func (e *IllegalMoveError) Error() string {
	return fmt.Sprintf("rules: %s is not legal in %s (Art. %s)", e.Move, e.FEN, e.Article)
}

// An ObligedMoveError reports a move other than the one written for a claim that proved false (Art. 9.5.3 (E23)).
type ObligedMoveError struct {
	Move, Obliged board.Move
	Article       string
}

func (e *ObligedMoveError) Error() string {
	return fmt.Sprintf("rules: %s must be played, not %s (Art. %s)", e.Obliged, e.Move, e.Article)
}
