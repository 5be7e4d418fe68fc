package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// at is the index of a square such as e4.
func at(name string) int { return int(name[0]-'a') + 8*int(name[1]-'1') }

// from begins a game at a position.
func from(t testing.TB, l i18n.Lang, fen string) page {
	m := page{Session: session.Session{Settings: session.Settings{Lang: l}}}
	for _, msg := range []session.Msg{session.BookOpened{Book: session.BoardBook}, editHere{}, typeFEN{Text: fen}, beginFromEditor{}} {
		m, _ = step(t, m, msg, session.Env{})
	}
	return m
}

// TestIllegalTouchSaysWhy: a move that cannot be made stays unmade, by touch and by carrying, and the page says why with the article,
// in every language; the board shows who attacks (Art. 3.9.2 (E23)).
func TestIllegalTouchSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name, fen, from, to, article string
		obstacle                     rules.Obstacle
		marks                        []string
	}{
		{"pinned", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3", "3.9.2", rules.KingExposed, []string{"e7 fe", "e1 chk"}},
		{"in check", "4r2k/8/8/8/8/8/P3K3/8 w - - 0 1", "a2", "a3", "3.9.2", rules.KingInCheck, []string{"e8 fe", "e2 chk"}},
		{"through an attack", "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1", "g1", "3.8.2.2", rules.CastlingUnderAttack, []string{"f3 fe", "f1 chk"}},
		{"king moved", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1", "3.8.2.1", rules.CastlingLost, nil},
		{"blocked", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1", "a5", "3.5", rules.WayBlocked, []string{"a2 fe"}},
		{"not so", "4k3/8/8/8/8/8/7P/B3K3 w - - 0 1", "a1", "a5", "3.2", rules.OtherWay, nil},
		{"late in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "3.7.3.2", rules.EnPassantLate, nil},
	} {
		for _, l := range i18n.All() {
			m := from(t, l, c.fen)
			for _, way := range [][]session.Msg{{touchSquare{at(c.from)}, touchSquare{at(c.to)}}, {liftMan{at(c.from)}, putMan{at(c.from), at(c.to)}}} {
				tried := m
				for _, msg := range way {
					tried, _ = step(t, tried, msg, session.Env{})
				}
				html := drawn(l, tried)
				if tried.Game.Ply() != 0 || tried.Hand != noSquare || tried.Why.Obstacle != c.obstacle || tried.Why.Article != c.article || !strings.Contains(html, ">"+c.article+"</a>") {
					t.Errorf("%s, %s: %d half-moves, hand %d, %+v", c.name, l.Tag(), tried.Game.Ply(), tried.Hand, tried.Why)
				}
				for _, mark := range c.marks {
					if name, class, _ := strings.Cut(mark, " "); !hasClass(html, name, class) {
						t.Errorf("%s, %s: no %s", c.name, l.Tag(), mark)
					}
				}
				if again, _ := step(t, tried, touchSquare{at(c.from)}, session.Env{}); again.Why.Obstacle != rules.NoObstacle {
					t.Errorf("%s: the next touch leaves %+v", c.name, again.Why)
				}
			}
		}
	}
}

// hasClass reports that a square of the drawn board has a class.
func hasClass(html, square, class string) bool {
	_, tag, _ := strings.Cut(html, `id="sq-`+square+`"`)
	before := html[:len(html)-len(tag)]
	tag, _, _ = strings.Cut(before[strings.LastIndex(before, "<"):]+tag, ">")
	_, classes, _ := strings.Cut(tag, `class="`)
	classes, _, _ = strings.Cut(classes, `"`)
	return slices.Contains(strings.Fields(classes), class)
}

// TestTouchOfTheOtherSide: whose move it is is said, and an empty square says nothing.
func TestTouchOfTheOtherSide(t *testing.T) {
	m := from(t, i18n.EN, "4k3/8/8/8/8/8/7P/B3K3 w - - 0 1")
	other, _ := step(t, m, touchSquare{at("e8")}, session.Env{})
	if html := drawn(i18n.EN, other); !strings.Contains(html, "White to move. ") || !strings.Contains(html, ">1.3</a>") {
		t.Errorf("%+v", other.Why)
	}
	if empty, _ := step(t, m, touchSquare{at("e5")}, session.Env{}); empty.Why.Obstacle != rules.NoObstacle {
		t.Errorf("%+v", empty.Why)
	}
	if ended, _ := step(t, m, resignBy{Side: chess.White}, session.Env{}); ended.Game.End.Over() {
		if put, _ := step(t, ended, putMan{at("a1"), at("b2")}, session.Env{}); put.Game != ended.Game {
			t.Error("a man was carried after the end")
		}
	}
}

// TestCarriedPawnAsksForItsPiece: promotion by carrying, and castling by carrying the king.
func TestCarriedPawnAsksForItsPiece(t *testing.T) {
	m := from(t, i18n.EN, "8/P5k1/8/8/8/8/8/4K2R w K - 0 1")
	pawn, _ := step(t, m, liftMan{at("a7")}, session.Env{})
	pawn, cmds := step(t, pawn, putMan{at("a7"), at("a8")}, session.Env{})
	if pawn.Goal != at("a8") || len(cmds) == 0 {
		t.Fatalf("goal %d, %v", pawn.Goal, cmds)
	}
	pawn, _ = step(t, pawn, promote{To: chess.Knight}, session.Env{})
	if len(pawn.Game.Written) != 1 || pawn.Game.Written[0] != "a8N" {
		t.Errorf("%v", pawn.Game.Written)
	}
	king, _ := step(t, m, putMan{at("e1"), at("g1")}, session.Env{})
	if len(king.Game.Written) != 1 || king.Game.Written[0] != "0-0" {
		t.Errorf("%v", king.Game.Written)
	}
}

// TestCarriedMenOfTheEditor: a man goes to another square, from the palette to one, and off the board.
func TestCarriedMenOfTheEditor(t *testing.T) {
	m := from(t, i18n.EN, "4k3/8/8/8/8/8/7P/B3K3 w - - 0 1")
	for _, msg := range []session.Msg{editHere{}, touchEditor{at("a1")}.PutOn(touchEditor{at("b2")}), takeTool{Man: 'q'}.PutOn(touchEditor{at("h8")}),
		touchEditor{at("e8")}.PutOn(touchEditor{at("f8")}), touchEditor{at("h8")}.PutOn(takeTool{})} {
		m, _ = step(t, m, msg, session.Env{})
	}
	if want := "5k2/8/8/8/8/8/1B5P/4K3 w - - 0 1"; m.Edit.FEN != want {
		t.Errorf("%s, want %s", m.Edit.FEN, want)
	}
	if msg := (takeTool{Man: 'q'}).PutOn(nil); msg != nil {
		t.Errorf("a man of the palette let go beside the board sends %#v", msg)
	}
}

// TestTaken: what a side has taken, and by how much it is ahead, with its name for a screen reader.
func TestTaken(t *testing.T) {
	m := from(t, i18n.EN, "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1")
	m, _ = step(t, m, putMan{at("e4"), at("d5")}, session.Env{})
	if html := drawn(i18n.EN, m); !strings.Contains(html, `aria-label="Has taken: Pawn 1, ahead by 6"`) {
		t.Error("White is not told to be ahead")
	}
	back, _ := step(t, m, stepTo{To: 0}, session.Env{})
	if html := drawn(i18n.EN, back); strings.Contains(html, "Pawn 1") {
		t.Error("what is not taken yet at an earlier position is shown")
	}
}
