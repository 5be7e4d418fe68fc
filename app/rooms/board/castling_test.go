package board

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
)

// castles reports whether a side may still castle on each wing, were it to move with nothing in between.
func castles(g *chessGame, side chess.Color) (kingside, queenside bool) {
	pos := g.PositionAt(0)
	king := pos.King(side)
	for rooks := pos.CastlingRooks(side); rooks != 0; rooks &= rooks - 1 {
		if rooks.First() > king {
			kingside = true
		} else {
			queenside = true
		}
	}
	return kingside, queenside
}

// TestCastlingLost: men set up wrongly and found too late cost castling (A.5.1.2, in E09 A.4a): the board says so, refuses the move, keeps
// it after a restart and in the PGN, and taking it back gives castling again.
func TestCastlingLost(t *testing.T) {
	for _, c := range []struct {
		edition, article  string
		wrong             map[string]string // control and value
		near, far         bool              // castling that is left
		says              i18n.Text
		rooksAsked, saved bool
	}{
		{"E23", "A.5.1.2", map[string]string{"wrong-near": "true"}, false, true, textCastlingNotNear, true, true},
		{"E18", "A.4.1.2", map[string]string{"wrong-far": "true"}, true, false, textCastlingNotFar, true, true},
		{"E23", "A.5.1.2", map[string]string{"wrong-king": "true"}, false, false, textCastlingNone, true, true},
		{"E09", "A.4a", map[string]string{"wrong-king": "true"}, false, false, textCastlingNone, false, true},
	} {
		m := playAll(t, laid(t, gameHead{Number: -1, Edition: c.edition, Class: rules.Rapid, Letters: "en"}), "g1f3", "g8f6", "e2e4", "e7e5", "f1e2", "f8e7")
		m, _ = step(t, m, showDialog{Dialog: m.newCastlingDialog()}, playEnv)
		if m.Dialog.(castlingDialog).Side != chess.White {
			t.Fatal("it does not begin with the player to move")
		}
		if m, _ = (forbidCastling{}).update(m, playEnv); len(m.Game.Acts) != 6 {
			t.Fatal("castling was taken for no men")
		}
		for control, value := range c.wrong {
			field := map[string]castlingField{"wrong-king": castlingKing, "wrong-near": castlingNear, "wrong-far": castlingFar}[control]
			m, _ = setCastling{field, value}.update(m, playEnv)
		}
		for _, l := range i18n.All() {
			html := drawn(l, m)
			for _, want := range []string{l.T(c.says, l.T(i18n.White)), ">" + c.article + "<"} {
				if !strings.Contains(html, strings.ReplaceAll(want, "'", "&#39;")) {
					t.Errorf("%s %s: the dialog lacks %q", c.edition, l.Tag(), want)
				}
			}
			if got := strings.Contains(html, `id="wrong-near"`); got != c.rooksAsked {
				t.Errorf("%s: rooks are asked about: %v", c.edition, got)
			}
		}
		m, _ = forbidCastling{}.update(m, playEnv)
		if !strings.Contains(drawn(i18n.EN, m), strings.ReplaceAll(i18n.EN.T(c.says, "White"), "'", "&#39;")) {
			t.Errorf("%s: the table does not say it", c.edition)
		}
		g := again(t, m.Game)
		if near, far := castles(g, chess.White); near != c.near || far != c.far {
			t.Errorf("%s: White may castle %v, %v", c.edition, near, far)
		}
		if near, far := castles(g, chess.Black); !near || !far {
			t.Errorf("%s: Black lost castling too", c.edition)
		}
		m, _ = touchSquare{4}.update(m, playEnv)
		m, _ = touchSquare{6}.update(m, playEnv)
		if castled := m.Game.Ply() == 7; castled != c.near {
			t.Errorf("%s: the board let White castle: %v", c.edition, castled)
		}
		if !c.near && !strings.Contains(string(g.PGN()), "[FEN ") {
			t.Errorf("%s: the PGN does not say that castling was lost:\n%s", c.edition, g.PGN())
		}
		back, _ := takeBack{}.update(m, playEnv)
		if c.near {
			back, _ = takeBack{}.update(back, playEnv)
		}
		if near, far := castles(again(t, back.Game), chess.White); !near || !far {
			t.Errorf("%s: taken back: %v, %v", c.edition, near, far)
		}
	}
	for _, row := range []string{"1\tx\tk", "1\tx\tw", "1\tx\twkk", "1\tx\twz", "1\tx\tbah"} {
		if _, err := readPlayActs(row); err == nil {
			t.Errorf("%q was read", row)
		}
	}
}

// TestDrawFrom: before the move from which the event leaves it to the players a draw needs the arbiter's consent (Art. 9.1.1), and none is
// agreed before both have moved (Art. 5.2.3 (E23)).
func TestDrawFrom(t *testing.T) {
	offered := func(head gameHead, moves ...string) page {
		head.Number, head.Letters = -1, "en"
		m, _ := offerDraw{}.update(playAll(t, laid(t, head), moves...), playEnv)
		return m
	}
	for _, c := range []struct {
		head  gameHead
		moves []string
		says  string
		agree bool // without the arbiter
	}{
		{gameHead{DrawFrom: 3}, []string{"e2e4", "e7e5", "g1f3", "g8f6"}, "Before move 3 a draw needs the arbiter", false},
		{gameHead{DrawFrom: 2}, []string{"e2e4", "e7e5", "g1f3", "g8f6"}, "", true},
		{gameHead{DrawFrom: rules.NoAgreement}, []string{"e2e4", "e7e5", "g1f3", "g8f6"}, "Here a draw needs the arbiter", false},
		{gameHead{}, []string{"e2e4"}, "once both players have moved. Article 5.2.3", false},
		{gameHead{Edition: "E14"}, []string{"e2e4"}, "", true},
	} {
		m := offered(c.head, c.moves...)
		if html := drawn(i18n.EN, m); c.says != "" && !strings.Contains(html, strings.ReplaceAll(c.says, "'", "&#39;")) {
			t.Errorf("%+v: the offer does not say %q", c.head, c.says)
		}
		m, _ = answerDraw{Accept: true}.update(m, playEnv)
		if m.Game.End.Over() != c.agree {
			t.Errorf("%+v after %v: agreed %v", c.head, c.moves, m.Game.End.Over())
		}
		if !c.agree && c.head.DrawFrom != 0 {
			m, _ = answerDraw{Accept: true, Consent: true}.update(m, playEnv)
			if g := again(t, m.Game); g.End.Result != rules.Drawn || g.Head.DrawFrom != c.head.DrawFrom {
				t.Errorf("%+v: with the arbiter's consent: %+v", c.head, g.End)
			}
		}
	}
	if h, err := readGameHead(gameHead{Number: -1, Start: board.Start(), DrawFrom: 30, Noted: true}.row()); err != nil || !h.Noted || h.DrawFrom != 30 {
		t.Errorf("a limit in a game with notes: %+v, %v", h, err)
	}
	if _, err := readGameHead("5\t5\t\t-\t0\tid\tE23\t0\tA\tB\t%draw\tsoon"); err == nil {
		t.Error("a limit that is no number was read")
	}
}

// TestBoardCites: what the board cites is that of the edition that the game is played by.
func TestBoardCites(t *testing.T) {
	for edition, want := range map[string][]string{
		"E09": {"9.1b1", "9.2b", "9.3b", "Adj.1a", "FIDE 2009", "Adj.8"},
		"E18": {"9.1.2.1", "9.2.1.2", "9.3.2", "I.1.1", "FIDE 2018", "I.8"},
		"":    {"9.1.2.1", "9.2.2", "9.3.2", "I.1.1", "FIDE 2023", "I.8"},
	} {
		m := playAll(t, laid(t, gameHead{Number: -1, Edition: edition, Letters: "en"}), "e2e4", "e7e5")
		offered, _ := offerDraw{}.update(m, playEnv)
		claim, _ := showDialog{Dialog: claimDialog{}}.update(m, playEnv)
		seal, _ := goTo{screenSealed}.update(m, playEnv)
		seal, _ = keepEnvelope{}.update(seal, playEnv)
		seal.Seal.Opened = "Ke4"
		seal, _ = openEnvelope{}.update(seal, playEnv)
		seal.Screen = screenSealed
		html := drawn(i18n.EN, offered) + drawn(i18n.EN, claim) + drawn(i18n.EN, seal)
		for _, w := range want {
			if !strings.Contains(html, w) {
				t.Errorf("%q: the board does not cite %s", edition, w)
			}
		}
	}
}

// TestTakeGameByRules: the game of an event's board is laid by the rules of the event, and where men were set up wrongly the board asks
// whose.
func TestTakeGameByRules(t *testing.T) {
	d := hallOf(t, 8)
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E09", Class: "rapid", DrawFrom: 30}})
	d.send(session.TakeGame{Round: 1, Board: 2, Castling: true})
	d.Go("/board")
	d.send(session.BookOpened{Book: session.BoardBook})
	if h := d.m.Game.Head; h.Edition != "E09" || h.DrawFrom != 30 || h.Class != rules.Rapid {
		t.Errorf("%+v", h)
	}
	if _, ok := d.m.Dialog.(castlingDialog); !ok {
		t.Fatalf("the board asks %T", d.m.Dialog)
	}
	d.send(setCastling{castlingSide, "black"})
	d.send(setCastling{castlingKing, "true"})
	d.send(forbidCastling{})
	if near, far := castles(d.m.Game, chess.Black); near || far {
		t.Error("Black may castle")
	}
	if pos := d.m.Game.PositionAt(0); pos.FEN() == startFEN || pos == board.Start() {
		t.Error("the start still has castling for both")
	}
}

// TestTakeGame960: where the event draws a start position for each round, all its games begin from it, the same on every board and another
// in the next round, and kept moves come back on it (Guidelines II (E23)).
func TestTakeGame960(t *testing.T) {
	d := hallOf(t, 8)
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Chess960: true}})
	number, ok := d.m.Event.Ahead.StartNumber(1, 1)
	if next, _ := d.m.Event.Ahead.StartNumber(1, 2); !ok || next == number {
		t.Fatalf("round 1 begins from %d, round 2 from %d", number, next)
	}
	d.send(session.BookOpened{Book: session.BoardBook})
	take := func(n int) *chessGame {
		t.Helper()
		d.send(session.TakeGame{Round: 1, Board: n})
		d.Go("/board")
		return d.m.Game
	}
	for n := 1; n <= 4; n++ {
		if g := take(n); g.Head.Number != number || !g.Head.Start.Chess960() {
			t.Errorf("board %d begins from %d", n, g.Head.Number)
		}
		if n < 4 {
			d.send(keepInEvent{})
		}
	}
	var list board.MoveList
	pos := d.m.Game.Position()
	d.m, _ = d.m.doAct(d.Env(), gameAct{Kind: actMove, Move: pos.Moves(&list)[0].String()})
	d.send(keepInEvent{})
	d.m.Game = newGame("other", gameHead{Letters: "id", Number: -1})
	if g := take(4); g.Ply() != 1 || g.Head.Number != number {
		t.Errorf("kept moves come back on %d with %d half-moves", g.Head.Number, g.Ply())
	}
}
