package clock

import (
	"strings"
	"testing"
	"time"

	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestLog: a turn handed over on a clock that stands is one line, and what took less than a second has its unit.
func TestLog(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "1"})
	k.press(clock.Black)
	k.live(600 * time.Millisecond)
	k.press(clock.White)
	k.live(2 * time.Second)
	k.send(Pause{})
	k.send(swapTurn{})
	k.send(Decide{Result: NoResult})
	var told []string
	for _, line := range logLines(i18n.EN, k.m.Past) {
		told = append(told, strings.Trim(line[1]+" "+line[2]+" "+line[5], " "))
	}
	k.want("the log", strings.Join(told, "; "), "Press Black; Press White move 1 · 0.6\u00a0s; Pause; Turn set White; End")
}
