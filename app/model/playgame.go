package model

import (
	"slices"
	"time"

	"github.com/notnil/chess"

	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

// PlayHead is what a game on the board starts from.
type PlayHead struct {
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
	Place   PlayPlace          // of the event that it belongs to
	Tags    []notation.Tag     // of the file that the game was read from: event, date, …
}

// PlayKind is a kind of act on the board.
type PlayKind byte

// The kinds, by the letter that a row of the store has.
const (
	PlayMove    PlayKind = 'm'
	PlayOffer   PlayKind = 'o' // by the player who moved last
	PlayRefuse  PlayKind = 'n'
	PlayAccept  PlayKind = 'a'
	PlayClaim   PlayKind = 'c'
	PlayResign  PlayKind = 'r'
	PlayFlag    PlayKind = 'f' // Side has not made its moves in time
	PlayOpen    PlayKind = 's' // the sealed move is made
	PlayAdjourn PlayKind = 'j' // the envelope is made
	PlayDecided PlayKind = 'd' // a result from elsewhere: a file that was read, the arbiter
	playUndo    PlayKind = 'u'
)

// PlayAct is one act of a game, with the end it brought as it was decided then.
type PlayAct struct {
	Kind  PlayKind
	Wall  int64
	Move  string // in UCI form; of a claim the move written down, "" for the board
	Text  string // of a sealed move what was written, of an adjournment the envelope
	Fifty bool   // of a claim: by Art. 9.3, not 9.2
	Side  chess.Color
	Offer bool          // of a move: with a draw offer
	Left  time.Duration // of a move: on the mover's clock after it; 0 where no clock ran
	End   PlayEnd
}

// PlayEnd is how a game ended; the zero PlayEnd says that it goes on.
type PlayEnd struct {
	Result  rules.Result
	Rule    rules.Rule
	Article string
	Edition string
	Open    bool // not proven: the arbiter decides
}

// Over reports that the game has ended.
func (e PlayEnd) Over() bool { return e.Open || e.Result != rules.Ongoing }

// PlayGame is a game on the board. It is a value: an act makes another one.
type PlayGame struct {
	ID      string
	Head    PlayHead
	Acts    []PlayAct // in force: what was taken back is not among them
	Rows    []string  // as the store has them, the head first
	Written []string  // the moves as the scoresheet shows them
	End     PlayEnd
	Ruling  rules.Ruling // of the last act, if it ended nothing: a false claim
	game    *rules.Game
}

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
	const positions = 500 // a few milliseconds on a phone
	return rules.Search{Budget: mate.Budget{Positions: positions}}.CanMate(pos, side)
}

func (h PlayHead) setup(w *watcher) rules.Setup {
	e, ok := rules.EditionOf(h.Edition)
	if !ok {
		e = rules.Latest()
	}
	return rules.Setup{Edition: e, Class: h.Class, Start: h.Start, Watch: w, Prover: rules.Search{Budget: mate.Budget{Positions: endPositions}}}
}

// newPlay starts a game; the zero position stands for the usual one.
func newPlay(id string, head PlayHead) *PlayGame {
	if head.Start == (board.Position{}) {
		head.Start = board.Start()
	}
	g := &PlayGame{ID: id, Head: head, game: rules.NewGame(head.setup(&watcher{live: true}))}
	if final, ended := g.game.Ended(); ended {
		g.End = endOf(final)
	}
	g.Rows = []string{head.row()}
	return g
}

func endOf(r rules.Ruling) PlayEnd {
	return PlayEnd{Result: r.Result, Rule: r.Rule, Article: r.Article, Edition: r.Edition, Open: r.Open}
}

// Language is that of the moves.
func (g *PlayGame) Language() notation.Language {
	l, _ := notation.LanguageOf(g.Head.Letters)
	return l
}

// Ply is how many half-moves were played.
func (g *PlayGame) Ply() int { return g.game.Ply() }

// Position is the one on the board.
func (g *PlayGame) Position() board.Position { return g.game.Position() }

// PositionAt is the position after ply half-moves.
func (g *PlayGame) PositionAt(ply int) board.Position {
	return g.game.PositionAt(min(max(ply, 0), g.Ply()))
}

// MoveAt is half-move ply, counted from 1.
func (g *PlayGame) MoveAt(ply int) board.Move {
	m, _ := g.game.MoveAt(ply)
	return m
}

// Offered reports whose draw offer is open.
func (g *PlayGame) Offered() (by chess.Color, open bool) {
	o, ok := g.game.OpenOffer()
	return o.By, ok && !g.End.Over()
}

// Offers reports that a draw was offered with half-move ply, or right after it: the sign (=) stands beside it (App. C.12).
func (g *PlayGame) Offers(ply int) bool {
	n := 0
	for _, a := range g.Acts {
		if a.Kind == PlayMove || a.Kind == PlayOpen {
			n++
		}
		if n == ply && (a.Offer || a.Kind == PlayOffer) {
			return true
		}
	}
	return false
}

// Occurred is how often the position on the board has occurred, and how many half-moves were made since the last capture or
// pawn move.
func (g *PlayGame) Occurred() (times, quiet int) {
	pos := g.game.Position()
	return g.game.Occurrences(), pos.HalfmoveClock()
}

// play does one more act. The game it is called on stays as it is.
func (g *PlayGame) play(a PlayAct) (*PlayGame, error) {
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
func (g *PlayGame) decide(a PlayAct) *PlayGame {
	n := *g
	return n.keep(a)
}

func (g *PlayGame) keep(a PlayAct) *PlayGame {
	g.End = a.End
	g.Acts = append(slices.Clip(g.Acts), a)
	g.Rows = append(slices.Clip(g.Rows), a.row())
	if len(g.Written) < g.Ply() {
		g.Written = append(slices.Clip(g.Written), g.write(g.Ply()))
	}
	return g
}

// write is half-move ply as the players write it.
func (g *PlayGame) write(ply int) string {
	before := g.game.PositionAt(ply - 1)
	return notation.Style{Language: g.Language()}.Write(&before, g.MoveAt(ply))
}

// undo takes the last act back. Its row stays in the journal, and another tells of the undoing.
func (g *PlayGame) undo(wall int64) (*PlayGame, error) {
	if len(g.Acts) == 0 {
		return g, nil
	}
	n := *g
	n.Acts = slices.Clone(g.Acts[:len(g.Acts)-1])
	n.Rows = append(slices.Clip(g.Rows), PlayAct{Kind: playUndo, Wall: wall}.row())
	if bad := n.build(); bad != nil {
		return g, bad
	}
	return &n, nil
}

// build makes the game anew from its acts, with the ends that they carry. Row of an error counts the acts.
func (g *PlayGame) build() *PlayRowError {
	w := &watcher{}
	g.game, g.Written, g.End, g.Ruling = rules.NewGame(g.Head.setup(w)), nil, PlayEnd{}, rules.Ruling{}
	if final, ended := g.game.Ended(); ended {
		g.End = endOf(final)
	}
	for i, a := range g.Acts {
		if a.Kind == PlayMove || a.Move != "" || !a.End.Over() {
			if _, err := a.do(g.game); err != nil {
				return &PlayRowError{Row: i, Err: err}
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
func (a PlayAct) do(g *rules.Game) (rules.Ruling, error) {
	pos := g.Position()
	switch a.Kind {
	case PlayMove, PlayOpen:
		m, err := pos.ParseMove(a.Move)
		if err != nil {
			return rules.Ruling{}, err
		}
		return g.Play(m, rules.Note{DrawOffer: a.Offer, Clock: a.Left, HasClock: a.Left > 0})
	case PlayOffer:
		return rules.Ruling{}, g.OfferDraw(pos.Turn().Other())
	case PlayRefuse:
		return rules.Ruling{}, g.RefuseDraw(a.Side)
	case PlayAccept:
		return g.AcceptDraw(a.Side, true)
	case PlayResign:
		return g.Resign(a.Side)
	case PlayFlag:
		return g.FlagFall(a.Side)
	case PlayClaim:
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
