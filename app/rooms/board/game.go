package board

import (
	"slices"
	"time"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

// gameHead is what a game on the board starts from.
type gameHead struct {
	Start   board.Position
	Number  int    // of a Chess960 start position, -1 otherwise
	Seed    uint64 // that drew the number, 0 where it was chosen
	Letters string // language of the moves (App. C.3): never guessed, kept with the game
	Edition string
	Class   rules.Class
	Started int64 // wall clock, milliseconds
	White   string
	Black   string
	Clock   string             // the game of the clock that runs for it
	Times   [2][]time.Duration // of a game of the clock that is written down afterwards, by side
	Place   eventPlace         // of the event that it belongs to
	// DrawFrom is the move from which the event lets players agree a draw without the arbiter, as in [rules.Setup] (Art. 9.1.1 (E23)).
	DrawFrom int
	Noted    bool // read from a file with comments, marks or variations
	// Recorded says that the moves of a file go on where the Laws ended the game: they are kept as they were made.
	Recorded bool
	Laws     lawsView       // what the Laws say of a file's game where that is not what the file says
	Tags     []notation.Tag // of the file that the game was read from: event, date, …
}

// actKind is a kind of act on the board.
type actKind byte

// The kinds, by the letter that a row of the store has.
const (
	actMove    actKind = 'm'
	actOffer   actKind = 'o' // by the player who moved last
	actRefuse  actKind = 'n'
	actAccept  actKind = 'a'
	actClaim   actKind = 'c'
	actResign  actKind = 'r'
	actFlag    actKind = 'f' // Side has not made its moves in time
	actOpen    actKind = 's' // the sealed move is made
	actAdjourn actKind = 'j' // the envelope is made
	actDecided actKind = 'd' // a result from elsewhere: a file that was read, the arbiter
	actUndo    actKind = 'u'
	actForbid  actKind = 'x' // Side loses castling: its pieces were set up wrongly
)

// gameAct is one act of a game, with the end it brought as it was decided then.
type gameAct struct {
	Kind  actKind
	Wall  int64
	Move  string // in UCI form; of a claim the move written down, "" for the board
	Text  string // of a sealed move what was written, of an adjournment the envelope, of castling lost the pieces that stood wrongly
	Fifty bool   // of a claim: by Art. 9.3, not 9.2
	Side  chess.Color
	Offer bool          // of a move: with a draw offer
	Left  time.Duration // of a move: on the mover's clock after it; 0 where no clock ran
	End   gameEnd
}

// gameEnd is how a game ended; the zero gameEnd says that it goes on.
type gameEnd struct {
	Result  rules.Result
	Rule    rules.Rule
	Article string
	Edition string
	Open    bool // not proven: the arbiter decides
}

// lawsView is the end of a recorded game by the Laws of its day; the zero value says that they say what the record says.
type lawsView struct {
	Ply int // after which they ended it
	End gameEnd
}

// Over reports that the game has ended.
func (e gameEnd) Over() bool { return e.Open || e.Result != rules.Ongoing }

// chessGame is a game on the board. It is a value: an act makes another one.
type chessGame struct {
	ID      string
	Head    gameHead
	Acts    []gameAct      // in force: what was taken back is not among them
	Notes   map[int]string // what is said about half-moves, as movetext; 0 before the first
	Left    int            // notes of the file that were too long, and were left out
	Undone  []undoneAct    // what was taken back and can be done again, the last first to come
	Rows    []string       // as the store has them, the head first
	Written []string       // the moves as the scoresheet shows them
	End     gameEnd
	Ruling  rules.Ruling // of the last act, if it ended nothing: a false claim
	game    *rules.Game
	used    *lengths // of the arrays behind Acts, Rows and Written, by all games that share them; nil: they are not to be written to
}

// lengths are those of the lists of a game that grow with it.
type lengths struct{ acts, rows, written int }

func (g *chessGame) lengths() lengths { return lengths{len(g.Acts), len(g.Rows), len(g.Written)} }

// endPositions bounds the search before a result that depends on it: some 50 ms on a phone. What it leaves open is asked
// with the whole budget, beside the screen.
const endPositions = 20_000

// A watcher proves dead positions while a game is played. While its journal is read it stands still: what was decided then
// is in the rows.
type watcher struct{ live bool }

func (w *watcher) CanMate(pos *board.Position, side chess.Color) rules.Proof {
	if !w.live {
		return rules.Proof{}
	}
	return rules.Watch{}.CanMate(pos, side)
}

func (h gameHead) setup(w *watcher) rules.Setup {
	edition := h.edition()
	if h.Recorded { // nothing but the record ends it
		w = &watcher{}
		edition.Fivefold, edition.SeventyFiveMoves = rules.NoFivefold, 0
	}
	return rules.Setup{Edition: edition, Class: h.Class, Start: h.Start, Watch: w, Prover: rules.Search{Budget: mate.Budget{Positions: endPositions}},
		DrawFromMove: h.DrawFrom}
}

// newGame starts a game; the zero position stands for the usual one.
func newGame(id string, head gameHead) *chessGame {
	if head.Start == (board.Position{}) {
		head.Start = board.Start()
	}
	g := &chessGame{ID: id, Head: head, game: rules.NewGame(head.setup(&watcher{live: true}))}
	if final, ended := g.game.Ended(); ended {
		g.End = endOf(final)
	}
	g.Rows = []string{head.row()}
	return g
}

func endOf(r rules.Ruling) gameEnd {
	return gameEnd{Result: r.Result, Rule: r.Rule, Article: r.Article, Edition: r.Edition, Open: r.Open}
}

// Language is that of the moves.
func (g *chessGame) Language() notation.Language {
	l, _ := notation.LanguageOf(g.Head.Letters)
	return l
}

// Ply is how many half-moves were played.
func (g *chessGame) Ply() int { return g.game.Ply() }

// Position is the one on the board.
func (g *chessGame) Position() board.Position { return g.game.Position() }

// PositionAt is the position after ply half-moves.
func (g *chessGame) PositionAt(ply int) board.Position {
	return g.game.PositionAt(min(max(ply, 0), g.Ply()))
}

// MoveAt is half-move ply, counted from 1.
func (g *chessGame) MoveAt(ply int) board.Move {
	m, _ := g.game.MoveAt(ply)
	return m
}

// Offered reports whose draw offer is open.
func (g *chessGame) Offered() (by chess.Color, open bool) {
	o, ok := g.game.OpenOffer()
	return o.By, ok && !g.End.Over()
}

// Offers reports that a draw was offered with half-move ply, or right after it: the sign (=) stands beside it (App. C.12).
func (g *chessGame) Offers(ply int) bool {
	n := 0
	for _, a := range g.Acts {
		if a.Kind == actMove || a.Kind == actOpen {
			n++
		}
		if n == ply && (a.Offer || a.Kind == actOffer) {
			return true
		}
	}
	return false
}

// play does one more act. The game it is called on stays as it is.
func (g *chessGame) play(a gameAct) (*chessGame, error) {
	if g.End.Over() {
		return g, &rules.EndedError{Final: rules.Ruling{Rule: g.End.Rule, Article: g.End.Article, Edition: g.End.Edition, Result: g.End.Result}}
	}
	n := *g
	n.game = g.game.Clone()
	ruling, err := a.do(n.game)
	if err != nil {
		return g, err
	}
	n.Ruling = ruling
	if ruling.Ends() {
		a.End = endOf(ruling)
	}
	return n.keep(a), nil
}

// decide ends the game by a result that does not come from the board.
func (g *chessGame) decide(a gameAct) *chessGame {
	n := *g
	return n.keep(a)
}

// An undoneAct is an act that was taken back, with what was said about its half-move.
type undoneAct struct {
	Act  gameAct
	Note string
}

// repeats reports that an act does what another did: the same move, claim or end, whenever and at whatever time of the clock.
func (a gameAct) repeats(b gameAct) bool {
	a.Wall, a.Left, a.End = b.Wall, b.Left, b.End
	return a == b
}

// takeUndone forgets what was taken back before an act of another kind; the same act again leaves the rest to be done.
func (g *chessGame) takeUndone(a gameAct) {
	last := len(g.Undone) - 1
	if last < 0 || !g.Undone[last].Act.repeats(a) {
		g.Undone = nil
		return
	}
	g.Undone = g.Undone[:last:last]
}

// putUndone keeps the last act and its note, so that it can be done again.
func (g *chessGame) putUndone() {
	u := undoneAct{Act: g.Acts[len(g.Acts)-1]}
	if u.Act.Kind == actMove || u.Act.Kind == actOpen {
		u.Note = g.Notes[countPlies(g.Acts)]
	}
	g.Undone = append(slices.Clip(g.Undone), u)
}

// keep writes an act after what earlier states of the game hold of the lists: none of them sees it. Where another state went on
// before, the place after is taken, and g gets lists of its own.
func (g *chessGame) keep(a gameAct) *chessGame {
	if g.used == nil || *g.used != g.lengths() {
		g.Acts, g.Rows, g.Written = slices.Clip(g.Acts), slices.Clip(g.Rows), slices.Clip(g.Written)
		g.used = new(lengths)
	}
	g.End = a.End
	g.takeUndone(a)
	g.Acts = append(g.Acts, a)
	g.Rows = append(g.Rows, a.row())
	if len(g.Written) < g.Ply() {
		g.Written = append(g.Written, g.write(g.Ply()))
	}
	*g.used = g.lengths()
	return g
}

// write is half-move ply as the players write it.
func (g *chessGame) write(ply int) string {
	before := g.game.PositionAt(ply - 1)
	return notation.Style{Language: g.Language()}.Write(&before, g.MoveAt(ply))
}

// undo takes the last act back. Its row stays in the journal, and another tells of the undoing.
func (g *chessGame) undo(wall int64) (*chessGame, error) {
	if len(g.Acts) == 0 {
		return g, nil
	}
	n := *g
	n.used = nil
	n.putUndone()
	n.Acts = slices.Clone(g.Acts[:len(g.Acts)-1])
	n.dropNotes(countPlies(n.Acts))
	n.Rows = append(slices.Clip(g.Rows), gameAct{Kind: actUndo, Wall: wall}.row())
	if bad := n.build(); bad != nil {
		return g, bad
	}
	return &n, nil
}

// build makes the game again from its acts, with the ends that they carry. Row of an error counts the acts.
func (g *chessGame) build() *session.RowError {
	w := &watcher{}
	g.game, g.Written, g.End, g.Ruling = rules.NewGame(g.Head.setup(w)), nil, gameEnd{}, rules.Ruling{}
	if final, ended := g.game.Ended(); ended {
		g.End = endOf(final)
	}
	for i, a := range g.Acts {
		if a.Kind == actMove || a.Move != "" || !a.End.Over() {
			if _, err := a.do(g.game); err != nil {
				return &session.RowError{Book: session.BoardBook, Row: i, Err: err}
			}
		}
		if g.End = a.End; len(g.Written) < g.Ply() {
			g.Written = append(g.Written, g.write(g.Ply()))
		}
	}
	w.live = true
	return nil
}

// do performs an act by the Laws.
func (a gameAct) do(g *rules.Game) (rules.Ruling, error) {
	pos := g.Position()
	switch a.Kind {
	case actMove, actOpen:
		m, err := pos.ParseMove(a.Move)
		if err != nil {
			return rules.Ruling{}, err
		}
		return g.Play(m, rules.Note{DrawOffer: a.Offer, Clock: a.Left, HasClock: a.Left > 0})
	case actOffer:
		return rules.Ruling{}, g.OfferDraw(pos.Turn().Other())
	case actRefuse:
		return rules.Ruling{}, g.RefuseDraw(a.Side)
	case actAccept:
		return g.AcceptDraw(a.Side, true)
	case actResign:
		return g.Resign(a.Side)
	case actFlag:
		return g.FlagFall(a.Side)
	case actForbid:
		return g.ForbidCastling(a.Side, misplacedIn(a.Text))
	case actClaim:
		c := rules.Claim{By: pos.Turn()}
		if a.Fifty {
			c.Kind = rules.Fifty
		}
		if a.Move != "" {
			m, err := pos.ParseMove(a.Move)
			if err != nil {
				return rules.Ruling{}, err
			}
			c.Intended = m
		}
		return g.Claim(c)
	}
	return rules.Ruling{}, nil
}
