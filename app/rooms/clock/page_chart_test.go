package clock

import (
	"strings"
	"testing"
	"time"

	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestPageChart: after the game one bar for each turn with the moves numbered, or the time left as a line that a turn goes down by, and the
// slowest moves by number, the slowest first.
func TestPageChart(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(pickControl{Text: "5+3"})
	k.press(clock.Black)
	const moves = 12
	for i := range moves {
		for _, side := range []clock.Side{clock.White, clock.Black} {
			used := time.Duration(i+1) * time.Second
			if i == 6 && side == clock.White {
				used = 40 * time.Second
			}
			k.live(used)
			k.press(side)
		}
	}
	k.send(Decide{Result: "1-0"})
	v := view.New(i18n.EN, "")
	count := func(drawing, what string) int { return strings.Count(drawing, what) }
	spent := spentChart(v, turnTimes(k.m.Past, clock.White), turnTimes(k.m.Past, clock.Black))
	if w, b := count(spent, `class="bw"`), count(spent, `class="bb"`); w != moves || b != moves {
		t.Errorf("%d bars of White and %d of Black, want %d of each", w, b, moves)
	}
	if !strings.Contains(spent, `height="70.0"`) || count(spent, `height="105.0"`) > 0 { // 40 of the 60 seconds that the scale holds
		t.Errorf("White's slowest move has no bar of its height: %s", spent)
	}
	left := leftChart(v, k.m.Past)
	if w := count(left, `<circle class="lw"`); w != moves+1 { // the start too
		t.Errorf("%d points on White's line, want %d", w, moves+1)
	}
	for _, number := range []string{">5</text>", ">10</text>"} {
		if !strings.Contains(spent, number) || !strings.Contains(left, number) {
			t.Errorf("no move number %s", number)
		}
	}
	times := leftTimes(k.m.Past, clock.Black)
	if want := 5*time.Minute + 3*time.Second; times[0] != want || times[1] != want-time.Second+3*time.Second || len(times) != moves+1 {
		t.Errorf("Black's times are %v", times)
	}
	k.Says("the slowest", "Slowest moves", "White, move 7", "0:40")
	if list := slowMoves(k.m.Past, 5); len(list) != 5 || list[0].move != 7 || list[1].used != 12*time.Second || list[4].used != 11*time.Second {
		t.Errorf("slowest: %+v", list)
	}
	k.send(showChart{Left: true})
	k.Says("the time left", "Time left after each move", "4:00", "6:00")
}
