package round

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// capped is an event without clocks whose cap has struck in round 1.
func capped(t *testing.T, rule journal.CapRule) *desk {
	d := published(t, 8)
	d.Did(journal.SetHall{Section: d.m.Event.Section, Hall: journal.Hall{Cap: rule}})
	d.Did(journal.StartRound{Section: 1, Time: d.Time.UnixMilli()})
	d.send(enterScore{journal.WhiteWins, 1})
	d.Time = d.Time.Add(time.Hour)
	d.m.Now = d.Time
	if !d.m.IsCapped() {
		t.Fatal("the cap has struck")
	}
	return d
}

func (d *desk) countPieces(white bool, army string) {
	for i := range len(army) {
		n := strings.Count(army[:i+1], army[i:i+1])
		d.send(countPiece{white, army[i], n})
	}
}

func TestCapByCount(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Margin: 3})
	d.send(openCap{})
	if dialog := d.m.Dialog.(capDialog); dialog.Board != 2 {
		t.Fatalf("the first open board: %+v", dialog)
	}
	d.countPieces(true, "rrnnpppppppp") // formats 7.10
	d.countPieces(false, "rrbnppppppp")
	d.send(countPiece{true, 'p', 9}) // a ninth pawn
	d.send(countPiece{false, 'q', -1})
	dialog := d.m.Dialog.(capDialog)
	if w, b := d.m.capRule().Worth(dialog.White), d.m.capRule().Worth(dialog.Black); w != 24 || b != 23 {
		t.Fatalf("%d : %d", w, b)
	}
	if score, ok := dialog.Proposal(d.m.capRule()); !ok || score != journal.Drawn {
		t.Errorf("+1 is level with a margin of 3: %v", score)
	}
	d.send(capSet{"score", journal.WhiteWins.String()})
	d.send(recordCap{})
	if dialog, ok := d.m.Dialog.(capDialog); !ok || !dialog.Needed {
		t.Fatal("another result than the count's needs a reason")
	}
	d.send(capSet{"reason", "Mat satu langkah"})
	d.send(capSet{"witness", "Sari"})
	d.send(recordCap{})
	d.NoNotice("recording")
	c, ok := d.m.Event.Ahead.CapOn(d.m.Event.Section, 1, 2)
	if !ok || c.Score != journal.WhiteWins || c.Witness != "Sari" || d.round().Boards[1].Score != journal.WhiteWins || d.m.Board != 3 {
		t.Errorf("%+v %+v, board %d in hand", c, d.round().Boards[1], d.m.Board)
	}
	if !d.m.capped(1)[2] || d.m.capped(1)[1] {
		t.Error("board 2 is marked")
	}
	d.send(undoResult{})
	if d.m.capped(1)[2] || !d.round().Boards[1].Score.IsZero() {
		t.Error("taken back whole")
	}
}

func TestCapByTheArbiter(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40, Method: journal.CapArbiter})
	d.send(openCap{3})
	d.send(recordCap{})
	if _, open := d.m.Dialog.(capDialog); !open || !d.round().Boards[2].Score.IsZero() {
		t.Fatal("nothing was decided")
	}
	d.send(capSet{"score", journal.Drawn.String()})
	d.send(capSet{"reason", "Posisi seimbang"})
	d.send(recordCap{})
	if d.round().Boards[2].Score != journal.Drawn {
		t.Errorf("%+v", d.round().Boards[2])
	}
}

// TestCapSays: what the count gives, by the regulation of the hall (formats 7.9).
func TestCapSays(t *testing.T) {
	rook, pawn := journal.Army{Rooks: 1}, journal.Army{Pawns: 1}
	for _, c := range []struct {
		name         string
		rule         journal.CapRule
		white, black journal.Army
		says, step   string
		reason       bool
	}{
		{"ahead by count", journal.CapRule{}, rook, pawn, "By the count: " + phrase.ScoreInText(journal.WhiteWins) + " · White wins", "3. Count the pieces on the board. Queen 9, rook 5, bishop 3, knight 3, pawn 1.", false},
		{"level", journal.CapRule{}, pawn, pawn, "By the count: " + phrase.ScoreInText(journal.Drawn) + " · Draw", "3. Count the pieces on the board. Queen 9, rook 5, bishop 3, knight 3, pawn 1.", false},
		{"a queen of ten", journal.CapRule{Queen: 10}, journal.Army{Queens: 1}, journal.Army{}, "By the count: " + phrase.ScoreInText(journal.WhiteWins) + " · White wins", "3. Count the pieces on the board. Queen 10, rook 5, bishop 3, knight 3, pawn 1.", false},
		{"ahead, but a lone knight cannot mate", journal.CapRule{}, journal.Army{Knights: 1}, journal.Army{}, "Ahead, but unable to mate: a draw.", "3. Count the pieces on the board. Queen 9, rook 5, bishop 3, knight 3, pawn 1.", false},
		{"the arbiter judges", journal.CapRule{Method: journal.CapArbiter}, rook, pawn, "Too close: the arbiter decides.", "3. The arbiter judges the position and gives the reason.", true},
		{"all are drawn", journal.CapRule{Method: journal.CapDraw}, rook, pawn, "", "3. By the regulation an unfinished game is a draw.", false},
		{"a clock is put on", journal.CapRule{Method: journal.CapClock}, rook, pawn, "Too close: the arbiter decides.", "3. Put on a clock and go on. Enter the result here with the reason.", true},
	} {
		d := capDialog{White: c.white, Black: c.black}
		if c.rule.Method != journal.CapDraw {
			if got := d.says(i18n.EN, c.rule); got != c.says {
				t.Errorf("%s: %q, want %q", c.name, got, c.says)
			}
		}
		if got := capStep(i18n.EN, c.rule); got != c.step {
			t.Errorf("%s: %q, want %q", c.name, got, c.step)
		}
		if got := d.NeedsReason(c.rule); got != c.reason {
			t.Errorf("%s: a reason is asked for: %v", c.name, got)
		}
	}
}

// TestSignal: what the hall says stands there until it was seen; the cap leads to the first open board.
func TestSignal(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40})
	for _, c := range []struct {
		name    string
		missing []int
		want    signal
	}{
		{"three are open", []int{2, 3, 4}, signal{"Time is over: decide 3 boards", 2, "Decide board 2"}},
		{"one is open", []int{4}, signal{"Time is over: decide 1 board", 4, "Decide board 4"}},
		{"all are in", nil, signal{}},
	} {
		if got := d.m.signal(c.missing); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
	calm := published(t, 4)
	if got := calm.m.signal([]int{1}); got.text != "" {
		t.Errorf("nothing was signalled: %+v", got)
	}
	calm.m.Session.Signal = "Ten minutes left"
	if got := calm.m.signal([]int{1}); got.text != "Ten minutes left" || got.board != 0 {
		t.Errorf("%+v", got)
	}
	calm.Says("the page", "Ten minutes left")
}

// TestCapPage decides a game by the keys of the sheet.
func TestCapPage(t *testing.T) {
	d := capped(t, journal.CapRule{Minutes: 40})
	d.Touch("decide")
	white, black := d.m.seated(1, 2)
	d.Says("the sheet", "Time is over · Board 2", white.Name+" – ", black.Name, "3. Count the pieces", "0 : 0", "By the count: ½–½")
	d.Touch("count-wr-more", "count-bp-more", "count-bp-more", "count-bp-less")
	d.Says("counted", "5 : 1")
	d.Enter("count-bp", "10") // a side has eight pawns
	d.Says("typed", "5 : 8")
	d.Enter("count-bp", "1")
	d.Says("counted", "5 : 1", "By the count: 1–0 · White wins", "Record 1–0", "!Reason")
	d.Enter("cap-score", journal.Drawn.String())
	d.Says("another result", "Reason", "Record ½–½")
	d.Touch("cap-record")
	d.Says("without a reason", i18n.ReasonMissing.EN)
	d.Enter("cap-reason", "perpetual check")
	d.Enter("cap-witness", "Sari")
	d.Touch("cap-record")
	if c, ok := d.Event.Ahead.CapOn(1, 1, 2); !ok || c.Reason != "perpetual check" || c.Score != journal.Drawn {
		t.Errorf("%+v", c)
	}
	d.Says("recorded", "Time is over: decide 2 boards", "½–½ c")
}
