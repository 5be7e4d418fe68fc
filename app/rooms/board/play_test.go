package board

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

var playEnv = session.Env{Now: time.UnixMilli(1_700_000_000_000), Random: 7}

// laid is the board with a new game in Indonesian letters.
func laid(t *testing.T, head gameHead) page {
	t.Helper()
	head.Number = max(head.Number, -1)
	m, cmds := page{Model: Model{Shelf: shelf{Loaded: true}}}.layGame(playEnv, head)
	if keep, ok := cmds[0].(session.KeepPlay); !ok || keep.Seq != 1 || len(keep.Rows) != 1 {
		t.Fatalf("a new game asks for %+v", cmds)
	}
	return m
}

// playAll makes moves in UCI form by touching their squares.
func playAll(t *testing.T, m page, moves ...string) page {
	t.Helper()
	for _, move := range moves {
		from, _ := phrase.SquareOf(move[:2])
		to, _ := phrase.SquareOf(move[2:4])
		before := m.Game.Ply()
		m, _ = touchSquare{from}.update(m, playEnv)
		m, _ = touchSquare{to}.update(m, playEnv)
		if len(move) > 4 {
			m, _ = promote{map[byte]chess.PieceType{'q': chess.Queen, 'r': chess.Rook, 'b': chess.Bishop, 'n': chess.Knight}[move[4]]}.update(m, playEnv)
		}
		if m.Game.Ply() != before+1 {
			t.Fatalf("%s was not played: %v", move, m.Notice)
		}
	}
	return m
}

// again is the game as a program reads it that starts anew.
func again(t *testing.T, g *chessGame) *chessGame {
	t.Helper()
	n, err := readPlay(g.ID, g.Rows)
	if err != nil {
		t.Fatalf("%q: %v", g.Rows, err)
	}
	if n.Position() != g.Position() || n.End != g.End || !slices.Equal(n.Written, g.Written) || !slices.Equal(n.Acts, g.Acts) {
		t.Fatalf("the rows\n%s\nmake %+v\nnot %+v", strings.Join(g.Rows, "\n"), n, g)
	}
	return n
}

func fromFEN(t *testing.T, fen string) gameHead {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return gameHead{Start: pos, Number: -1}
}

// TestPlayEnds: what ends a game by itself (Art. 5.1.1, 5.2.1, 5.2.2, 9.6.1, 9.6.2 (E23)), with the article, and again after
// the program was closed.
func TestPlayEnds(t *testing.T) {
	shuffle := []string{"g1f3", "g8f6", "f3g1", "f6g8"}
	var five []string
	for range 4 {
		five = append(five, shuffle...)
	}
	for _, c := range []struct {
		name, fen string
		moves     []string
		result    rules.Result
		article   string
	}{
		{"mate", "", []string{"f2f3", "e7e5", "g2g4", "d8h4"}, rules.BlackWins, "5.1.1"},
		{"stalemate", "7k/5Q2/8/8/8/8/8/K7 w - - 0 1", []string{"f7f8"}, rules.Ongoing, ""},
		{"stalemate", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", []string{"g5g6"}, rules.Drawn, "5.2.1"},
		{"dead by capture", "7k/8/8/8/8/2K5/2r5/8 w - - 0 1", []string{"c3c2"}, rules.Drawn, "5.2.2"},
		{"five times", "", five, rules.Drawn, "9.6.1"},
		{"75 moves", "7k/8/8/8/8/8/R7/K7 w - - 149 100", []string{"a2b2"}, rules.Drawn, "9.6.2"},
		{"promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", []string{"a7a8r"}, rules.Ongoing, ""},
	} {
		head := gameHead{Number: -1}
		if c.fen != "" {
			head = fromFEN(t, c.fen)
		}
		m := playAll(t, laid(t, head), c.moves...)
		g := again(t, m.Game)
		if g.End.Result != c.result || g.End.Article != c.article {
			t.Errorf("%s: %+v", c.name, g.End)
		}
		if g.End.Over() {
			if _, err := g.play(gameAct{Kind: actMove, Move: "a1a2"}); err == nil {
				t.Errorf("%s: a move after the end", c.name)
			}
		}
	}
}

// TestPlayHand: the touches of a player (Art. 4): another own man is taken instead, an empty square puts the hand down.
func TestPlayHand(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	touch := func(name string) {
		sq, _ := phrase.SquareOf(name)
		m, _ = touchSquare{sq}.update(m, playEnv)
	}
	touch("e2")
	if got := m.Targets(); !slices.Equal(got, []int{20, 28}) {
		t.Errorf("e2 reaches %v", got)
	}
	touch("d2")
	if m.Hand != 11 {
		t.Errorf("in hand %d", m.Hand)
	}
	touch("e5")
	if m.Hand != noSquare {
		t.Errorf("in hand %d", m.Hand)
	}
	touch("e7")
	if m.Hand != noSquare || m.Game.Ply() != 0 {
		t.Error("the opponent's man was taken in hand")
	}
}

func TestPlayCastles960(t *testing.T) {
	pos, err := board.ParseChess960("rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	m := playAll(t, laid(t, gameHead{Start: pos, Number: -1}), "b1h1", "b8a8")
	g := again(t, m.Game)
	if now := g.Position(); now.King(chess.White) != chess.G1 || now.King(chess.Black) != chess.C8 || g.Written[0] != "0-0" || g.Written[1] != "0-0-0" {
		t.Errorf("%s after %v", now.FEN(), g.Written)
	}
}

func TestPlayOffers(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Number: -1}), "e2e4", "e7e5")
	m, _ = offerDraw{}.update(m, playEnv)
	if by, open := m.Game.Offered(); by != chess.Black || !open || !m.Game.Offers(2) || m.Game.Offers(1) {
		t.Fatalf("offered by %v, %v", by, open)
	}
	kept := m
	m, _ = answerDraw{Accept: true}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Result != rules.Drawn || g.End.Article != "5.2.3" {
		t.Errorf("accepted: %+v", g.End)
	}
	if text := string(m.Game.PGN()); !strings.Contains(text, "1/2-1/2") || !strings.Contains(text, "draw agreement") || !strings.Contains(text, "(=)") {
		t.Errorf("PGN:\n%s", text)
	}
	m, _ = takeBack{}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Over() {
		t.Errorf("undone: %+v", g.End)
	} else if _, open := g.Offered(); !open {
		t.Error("the offer is gone with its answer")
	}
	m, _ = answerDraw{}.update(kept, playEnv)
	if _, open := again(t, m.Game).Offered(); open {
		t.Error("a refused offer is open")
	}
	m = playAll(t, kept, "g1f3") // a move refuses too
	if _, open := m.Game.Offered(); open {
		t.Error("an offer answered by a move is open")
	}
}

// TestPlayClaims: a right claim draws; a false one costs time and stands as an offer (Art. 9.5.3, 9.1.2.3 (E23)).
func TestPlayClaims(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Number: -1}), "g1f3", "g8f6", "f3g1")
	m, _ = typeMove{"Kg8"}.update(m, playEnv)
	m, _ = claimDraw{}.update(m, playEnv)
	if m.Game.End.Over() || m.Notice == nil || !strings.Contains(m.Notice.Text, "9.5.3") {
		t.Fatalf("a second occurrence: %+v, %+v", m.Game.End, m.Notice)
	}
	if by, open := again(t, m.Game).Offered(); by != chess.Black || !open {
		t.Error("the false claim is no offer")
	}
	wrong, _ := enterTyped{}.update(m, playEnv)
	if wrong.Game.Ply() != 3 {
		t.Error("nothing was typed")
	}
	bad := m
	bad.Typed = "h6"
	bad, _ = enterTyped{}.update(bad, playEnv)
	if bad.Game.Ply() != 3 || bad.Notice == nil {
		t.Error("another move than the written one was played (Art. 9.5.3)")
	}
	m = playAll(t, m, "f6g8", "g1f3", "g8f6", "f3g1")
	m, _ = typeMove{"Kg8"}.update(m, playEnv)
	m, _ = claimDraw{}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Result != rules.Drawn || g.End.Article != "9.2.1" {
		t.Errorf("a third occurrence: %+v", g.End)
	}
	fifty := laid(t, fromFEN(t, "7k/8/8/8/8/8/R7/K7 w - - 100 80"))
	fifty, _ = claimDraw{Fifty: true}.update(fifty, playEnv)
	if g := again(t, fifty.Game); g.End.Article != "9.3.2" {
		t.Errorf("fifty moves: %+v", g.End)
	}
}

// TestPlayResigns: Art. 5.1.2 (E23) with its proviso.
func TestPlayResigns(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	m, _ = resignBy{chess.White}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Result != rules.BlackWins || g.End.Article != "5.1.2" {
		t.Errorf("resigned: %+v", g.End)
	}
	m = laid(t, fromFEN(t, "7k/8/8/8/8/8/R7/K7 b - - 0 1"))
	m, _ = resignBy{chess.White}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Result != rules.Drawn {
		t.Errorf("resigned against a bare king: %+v", g.End)
	}
}

func TestPlayTyped(t *testing.T) {
	m := laid(t, gameHead{Number: -1, Letters: "hr"})
	m, _ = typeMove{"Sf3"}.update(m, playEnv)
	m, cmds := enterTyped{}.update(m, playEnv)
	if m.Game.Written[0] != "Sf3" || m.Typed != "" || !slices.Contains(cmds, session.Cmd(session.Blank{ID: "typed"})) {
		t.Errorf("%v, %v", m.Game.Written, cmds)
	}
	m, _ = typeMove{"Kf6"}.update(m, playEnv)
	m, _ = enterTyped{}.update(m, playEnv)
	var fault *notation.MoveError
	if !errors.As(m.Wrong, &fault) || fault.Fault != notation.FaultUnreachable || m.Game.Ply() != 1 {
		t.Errorf("%v", m.Wrong)
	}
}

// TestPlayPast: stepping through a game changes nothing of it.
func TestPlayPast(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Number: -1}), "e2e4", "e7e5", "g1f3")
	m, cmds := stepTo{1}.update(m, playEnv)
	if !m.Past || m.ShownPly() != 1 || len(cmds) != 0 {
		t.Fatalf("%+v", m.Model)
	}
	if shown := m.Model.Shown(); shown.PieceAt(chess.E7) == chess.NoPiece {
		t.Error("the position after one move has no pawn on e7")
	}
	m, _ = touchSquare{52}.update(m, playEnv)
	if m.Past || m.Game.Ply() != 3 || m.Hand != noSquare {
		t.Error("touching an earlier position does more than to go back to the game")
	}
	m, _ = stepTo{-4}.update(m, playEnv)
	if m.ShownPly() != 0 {
		t.Errorf("before the start: %d", m.ShownPly())
	}
}

// TestPlayKept: what is not on the disk is offered again, from the first row that is missing.
func TestPlayKept(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	m, _ = step(t, m, session.PlayKept{ID: m.Game.ID, Seq: 1}, playEnv)
	m = playAll(t, m, "e2e4", "e7e5")
	m, _ = step(t, m, session.PlayKept{ID: m.Game.ID, Seq: 2, Err: &session.NoStoreError{}}, playEnv)
	if m.Late == nil || m.Kept != 1 {
		t.Fatalf("kept %d, %v", m.Kept, m.Late)
	}
	m, cmds := storeAgain{}.update(m, playEnv)
	if keep, ok := cmds[0].(session.KeepPlay); !ok || keep.Seq != 2 || len(keep.Rows) != 2 || m.Late != nil {
		t.Errorf("%+v", cmds)
	}
}

func TestPlayIndex(t *testing.T) {
	list := []listEntry{{ID: "b", White: "Ana", Result: "1-0", Started: 5, Plies: 3}, {ID: "a", Black: "Budi", Result: "*"}}
	current, games, err := readPlayIndex(indexRow("b", list))
	if current != "b" || !slices.Equal(games, list) || err != nil {
		t.Errorf("%q, %+v, %v", current, games, err)
	}
	var newer *session.BookVersionError
	if _, _, err := readPlayIndex("3\tb\n"); !errors.As(err, &newer) {
		t.Errorf("a list of a newer program: %v", err)
	}
	m, cmds := step(t, page{}, session.BookOpened{Book: session.BoardBook, Index: "3\tb\n"}, playEnv)
	if m.Failed == nil || len(cmds) != 0 {
		t.Errorf("a list of a newer program is written over: %v", cmds)
	}
}

// TestPlayDamaged: a row that cannot be read costs what stands behind it, nothing else, and is not written over.
func TestPlayDamaged(t *testing.T) {
	g := playAll(t, laid(t, gameHead{Number: -1}), "e2e4", "e7e5", "g1f3").Game
	for _, row := range []string{"", "x\tm\te2e4", "1\tz\t", "1\tm\te7e4", "1\tm\te7e5\tnothing"} {
		rows := slices.Clone(g.Rows)
		rows[2] = row
		m, cmds := step(t, page{Model: Model{Shelf: shelf{Loaded: true}}}, session.GameOpened{Book: session.BoardBook, ID: g.ID, Rows: rows}, session.Env{Now: playEnv.Now, Random: 99})
		if m.Game == nil || m.Game.Ply() != 1 || m.Notice == nil || m.Notice.Kind != "bad" {
			t.Errorf("%q: %+v", row, m.Notice)
			continue
		}
		if keep, ok := cmds[0].(session.KeepPlay); !ok || keep.ID == g.ID {
			t.Errorf("%q: %+v", row, cmds)
		}
	}
}

// FuzzPlayRows: no rows make the program panic, and a game that is read is written the same.
func FuzzPlayRows(f *testing.F) {
	f.Add("1\t5\t\t-\t0\tid\tE23\t0\tA\tB\n1\tm\te2e4 e7e5=\n2\to\t\n3\ta\tw\t1/2-1/2 draw_agreed 5.2.3 E23\n4\tu\t")
	f.Add("1\t5\tnrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb - 0 1\t300\ta\thr\t\t1\t\t\n1\tc\t3 b1c3\n1\tr\tb")
	f.Add("5\t5\t\t-\t0\tid\tE09\t1\tA\tB\t%draw\t30\n1\tm\te2e4 e7e5\n2\tx\twk\n3\tx\tbha")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := readPlay("x", strings.Split(text, "\n"))
		if g == nil || err != nil {
			return
		}
		if n, err := readPlay("x", g.Rows); err != nil || n.Position() != g.Position() || n.End != g.End {
			t.Errorf("%q: %v", g.Rows, err)
		}
	})
}

// TestPlayWords: every refusal of the board has words in every language.
func TestPlayWords(t *testing.T) {
	_, noFEN := board.ParseFEN("8/8/8/8/8/8/8/9 x KK e5 -1 0")
	_, noGame := notation.ReadPGN(nil)
	start := board.Start()
	_, noMove := notation.Parse(&start, "Kd4", notation.English)
	for _, l := range i18n.All() {
		for _, err := range []error{noFEN, noGame, noMove, &board.StartNumberError{Number: 960}, &session.RowError{Book: session.BoardBook, Row: 2},
			&rules.EndedError{}, &rules.ObligedMoveError{Article: "9.5.3"}} {
			if n := explainPlay(l, err); n == nil || n.Title == "" {
				t.Errorf("%s: %v: %+v", l.Tag(), err, n)
			}
		}
	}
}

// TestPlaySealed: the envelope is kept with the game; the sealed move is made, or loses (Guidelines I.2, I.8 (E23)).
func TestPlaySealed(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Number: -1, White: "Ana", Letters: "en"}), "e2e4")
	m, _ = goTo{screenSealed}.update(m, playEnv)
	m, _ = setEnvelope{sealPlace, "Aula"}.update(m, playEnv)
	m, _ = setEnvelope{sealOffer, "true"}.update(m, playEnv)
	m, cmds := keepEnvelope{}.update(m, playEnv)
	if !slices.Contains(cmds, session.Cmd(session.PrintPage{})) {
		t.Fatalf("%v", cmds)
	}
	g := again(t, m.Game)
	kept, ok := g.Sealed()
	e, err := g.Envelope(kept)
	if !ok || kept.Place != "Aula" || err != nil || e.SealedBy != chess.Black || e.MoveNumber != 1 || !e.DrawOffer || e.White != "Ana" {
		t.Fatalf("%+v, %+v, %v", kept, e, err)
	}
	m.Seal.Opened = "Ke7"
	bad, _ := openEnvelope{}.update(m, playEnv)
	if bad.Game.End.Over() || bad.sealedWrong() == "" {
		t.Fatalf("an illegal sealed move is judged without asking: %+v", bad.Game.End)
	}
	bad, _ = openEnvelope{Confirmed: true}.update(bad, playEnv)
	if g := again(t, bad.Game); g.End.Result != rules.WhiteWins || g.End.Article != "I.8" {
		t.Errorf("%+v", g.End)
	}
	m.Seal.Opened = "e5"
	m, _ = openEnvelope{}.update(m, playEnv)
	if g := again(t, m.Game); g.Ply() != 2 || g.Written[1] != "e5" {
		t.Errorf("%v", g.Written)
	} else if by, open := g.Offered(); by != chess.Black || !open || !g.Offers(2) {
		t.Error("the offer of the envelope is lost")
	}
}

// TestPlayArrives: the address decides what the page shows, before and after the store has answered.
func TestPlayArrives(t *testing.T) {
	m, cmds := walk(page{}, "/board/mate-black", playEnv)
	if m.Screen != screenEditor || m.Edit.MateSide() != chess.Black || !slices.Contains(cmds, session.Cmd(session.OpenBook{Book: session.BoardBook})) {
		t.Fatalf("%+v, %v", m.Model, cmds)
	}
	m, _ = step(t, m, session.BookOpened{Book: session.BoardBook}, playEnv)
	if m.Screen != screenEditor || m.Edit.Cells != phrase.CellsOf(startFEN) {
		t.Errorf("with the game: %+v", m.Edit)
	}
	m, _ = walk(m, "/board", playEnv)
	if m.Screen != screenTable || m.Route.Path() != "/board" {
		t.Errorf("%v at %s", m.Screen, m.Route.Path())
	}
}

// TestPlayMate: the editor's position, the question and the answer; an answer to another question is not taken.
func TestPlayMate(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	m, _ = typeFEN{"8/8/8/8/8/5k2/5P2/5K2 w - - 0 1"}.update(m, playEnv)
	m, _ = setEditor{Side: "b"}.update(m, playEnv)
	m, cmds := askMate{}.update(m, playEnv)
	ask, ok := cmds[0].(session.AskMate)
	if !ok || ask.Side != chess.Black || !m.Edit.Running || m.Screen != screenAnswer {
		t.Fatalf("%v", cmds)
	}
	answer := mate.CanMate(t.Context(), &ask.Position, ask.Side, mate.Budget{})
	m, _ = step(t, m, session.PlayMate{N: ask.N + 1, Answer: answer}, playEnv)
	if m.Edit.Answer != nil {
		t.Error("the answer to another question was taken")
	}
	m, _ = step(t, m, session.PlayMate{N: ask.N, Answer: answer}, playEnv)
	if a := m.Edit.Answer; a == nil || a.Verdict != mate.No || a.Proof != mate.BareKing {
		t.Errorf("%+v", a)
	}
	m, _ = setEditor{Side: "w"}.update(m, playEnv)
	m, cmds = askMate{}.update(m, playEnv)
	ask = cmds[0].(session.AskMate)
	m, _ = step(t, m, session.PlayMate{N: ask.N, Answer: mate.CanMate(t.Context(), &ask.Position, ask.Side, mate.Budget{})}, playEnv)
	e := m.Edit
	if len(e.Line) < 2 || !e.Line[len(e.Line)-1].IsCheckmate() {
		t.Fatalf("%+v", e.Answer)
	}
	m, _ = stepLine{999}.update(m, playEnv)
	if m.Edit.Step != len(e.Line)-1 {
		t.Errorf("step %d of %d", m.Edit.Step, len(e.Line)-1)
	}
	m, cmds = askMate{More: true}.update(m, playEnv)
	m, stop := stopAsking{}.update(m, playEnv)
	if !slices.Contains(stop, session.Cmd(session.StopMate{})) || m.Screen != screenEditor || cmds[0].(session.AskMate).Budget <= ask.Budget {
		t.Errorf("%v, %v", cmds, stop)
	}
}

// TestPlayEdit: men put down by touch, rights to castle only where king and rook stand, and what is refused stays as it is.
func TestPlayEdit(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	m, _ = goTo{screenEditor}.update(m, playEnv)
	if !m.Edit.MayCastle('K') {
		t.Error("the start position has no right to castle")
	}
	m, _ = takeTool{}.update(m, playEnv)
	m, _ = touchEditor{7}.update(m, playEnv)
	if m.Edit.FEN != "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1" {
		t.Error(m.Edit.FEN)
	}
	m, _ = setEditor{Castle: 'k'}.update(m, playEnv)
	m, _ = setEditor{Turn: "b"}.update(m, playEnv)
	if m.Edit.FEN != "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qq - 0 1" {
		t.Error(m.Edit.FEN)
	}
	before := m.Edit.Cells
	m, _ = typeFEN{"8/8/8 w"}.update(m, playEnv)
	if m.Edit.Err == nil || m.Edit.Cells != before {
		t.Error("a text that is no position changed the men")
	}
	m, cmds := askMate{}.update(m, playEnv)
	if m.Edit.Running || !slices.Contains(cmds, session.Cmd(session.Focus{ID: "fen"})) {
		t.Error("a text that is no position was asked about")
	}
	m, _ = setEditor{Clear: true}.update(m, playEnv)
	m, _ = beginFromEditor{}.update(m, playEnv)
	var fen *board.FENError
	if !errors.As(m.Edit.Err, &fen) || !fen.Has(board.NoKing) || m.Screen != screenEditor {
		t.Errorf("an empty board: %v", m.Edit.Err)
	}
	m, _ = typeFEN{"r1k4r/8/8/8/8/8/8/R1K4R w HAha - 0 1"}.update(m, playEnv)
	m, _ = beginFromEditor{}.update(m, playEnv)
	if g := m.Game; !g.Head.Start.Chess960() || again(t, g).Position() != g.Position() {
		t.Errorf("a position of Chess960: %q", m.Game.Rows)
	}
}

// TestPlayPGN: a file comes in and goes out again with its tags, its offers and its end.
func TestPlayPGN(t *testing.T) {
	const file = `[Event "Piala"]
[Date "2019.05.04"]
[White "Ana"]
[Black "Budi"]
[Result "0-1"]
[Termination "time forfeit"]

1. e4 e5 2. Nf3 {(=)} Nc6 0-1

[White "A"]
[Result "*"]

1. e4 e5 2. Ke3 *

[White "C"]
[Result "1-0"]

1. d4 d5 1-0
`
	m := laid(t, gameHead{Number: -1, Letters: "hr"})
	m, _ = step(t, m, session.Picked{Purpose: session.FilePGN, Data: []byte(file)}, playEnv)
	g := again(t, m.Game)
	if g.Head.White != "Ana" || g.Ply() != 4 || g.Written[2] != "Sf3" || !g.Offers(3) || g.End.Result != rules.BlackWins {
		t.Fatalf("%+v, %v, %+v", g.Head, g.Written, g.End)
	}
	if len(m.Games) != 2 || m.Notice == nil || m.Notice.Kind != "warn" || !strings.Contains(m.Notice.Text, "13") {
		t.Errorf("%+v, %+v", m.Games, m.Notice)
	}
	out := string(g.PGN())
	for _, want := range []string{`[Event "Piala"]`, `[Date "2019.05.04"]`, `[Termination "time forfeit"]`, "2. Nf3", "0-1"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
	many := strings.Repeat("[White \"A\"]\n[Result \"*\"]\n\n1. e4 *\n\n", maxPGNGames+3)
	next, _ := step(t, m, session.Picked{Purpose: session.FilePGN, Data: []byte(many)}, session.Env{Now: playEnv.Now, Random: 1 << 40})
	if len(next.Games) != maxPGNGames+2 || next.Notice == nil || next.Notice.Text == "" {
		t.Errorf("%d games of a long file: %+v", len(next.Games), next.Notice)
	}
	for _, bad := range []string{"", "[White \"A\"]\n\n1. e5 *\n", strings.Repeat("x", maxPGNBytes+1)} {
		next, _ := step(t, m, session.Picked{Purpose: session.FilePGN, Data: []byte(bad)}, playEnv)
		if next.Notice == nil || next.Notice.Kind == "ok" || next.Game != m.Game {
			t.Errorf("%.20q: %+v", bad, next.Notice)
		}
	}
}

// TestPlayFlag: Art. 6.9, and the arbiter's word where nothing is proved.
func TestPlayFlag(t *testing.T) {
	m := laid(t, fromFEN(t, "7k/8/8/8/8/8/R7/K7 b - - 0 1"))
	lost, _ := flagFell{chess.Black}.update(m, playEnv)
	if g := again(t, lost.Game); g.End.Result != rules.WhiteWins || g.End.Article != "6.9" {
		t.Errorf("%+v", g.End)
	}
	drawn, _ := flagFell{chess.White}.update(m, playEnv)
	if g := again(t, drawn.Game); g.End.Result != rules.Drawn || g.End.Article != "6.9" {
		t.Errorf("against a bare king: %+v", g.End)
	}
	open := m.Game.decide(gameAct{Kind: actFlag, Side: chess.Black, End: gameEnd{Result: rules.WhiteWins, Rule: rules.RuleFlagFall, Article: "6.9", Edition: "E23", Open: true}})
	m.Game = again(t, open)
	m, _ = decideResult{rules.Drawn}.update(m, playEnv)
	if g := again(t, m.Game); g.End.Open || g.End.Result != rules.Drawn || g.End.Rule != rules.RuleDecision {
		t.Errorf("decided: %+v", g.End)
	}
}

// TestPlayHeadFaults: a head that cannot be read is row 0, and says what it holds instead.
func TestPlayHeadFaults(t *testing.T) {
	good := strings.Split(gameHead{Number: -1, Letters: "en", Start: board.Start()}.row(), "\t")
	for field, text := range map[int]string{0: "x", 1: "yesterday", 2: "8/8/8 w", 3: "first", 4: "!", 7: "9"} {
		f := slices.Clone(good)
		f[field] = text
		var row *session.RowError
		if _, err := readPlay("g", []string{strings.Join(f, "\t")}); !errors.As(err, &row) || row.Row != 0 || row.Book != session.BoardBook {
			t.Errorf("field %d as %q: %v", field, text, err)
		}
	}
	for _, more := range []string{"\todd", "\t" + pairPlace + "\t1 2"} {
		if _, err := readPlay("g", []string{strings.Join(good, "\t") + more}); err == nil {
			t.Errorf("%q was read", more)
		}
	}
	if _, err := readPlay("g", []string{strings.Join(good, "\t")}); err != nil {
		t.Error(err)
	}
}

// TestGamesOfOneBeginning: states that go on from the same game in different ways keep their own lists, however they were made.
func TestGamesOfOneBeginning(t *testing.T) {
	begun := playAll(t, laid(t, gameHead{Number: -1, Letters: "en"}), "e2e4")
	open := playAll(t, begun, "e7e5")
	sicilian := playAll(t, begun, "c7c5")
	longer := playAll(t, open, "g1f3", "b8c6")
	back, _ := takeBack{}.update(longer, playEnv)
	other := playAll(t, back, "g8f6")
	again := playAll(t, longer, "f1b5")
	for _, c := range []struct {
		name string
		m    page
		want string
		rows int
	}{
		{"begun", begun, "e4", 2}, {"open", open, "e4 e5", 3}, {"Sicilian", sicilian, "e4 c5", 3}, {"longer", longer, "e4 e5 Nf3 Nc6", 5},
		{"taken back", back, "e4 e5 Nf3", 6}, {"other", other, "e4 e5 Nf3 Nf6", 7}, {"again", again, "e4 e5 Nf3 Nc6 Bb5", 6},
	} {
		g := c.m.Game
		if got := strings.Join(g.Written, " "); got != c.want || len(g.Acts) != g.Ply() || len(g.Rows) != c.rows {
			t.Errorf("%s: %q with %d acts and %d rows, want %q with %d rows", c.name, got, len(g.Acts), len(g.Rows), c.want, c.rows)
		}
		for i, a := range g.Acts {
			if m := g.MoveAt(i + 1); a.Move != m.String() {
				t.Errorf("%s: act %d is %s, and the move on the board %s", c.name, i, a.Move, m)
			}
		}
		read, err := readPlay(g.ID, g.Rows)
		if err != nil || strings.Join(read.Written, " ") != c.want {
			t.Errorf("%s: its rows read back as %q, %v", c.name, read.Written, err)
		}
	}
}
