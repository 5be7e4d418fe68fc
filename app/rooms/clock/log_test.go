package clock

import (
	"regexp"
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

// numberBreaks finds a number with a space behind it at which a line may break.
var numberBreaks = regexp.MustCompile(`[0-9] ` + "\\pL{1,5}")

// TestUnitStaysWithItsNumber: no line breaks between a number of the log and its unit; what says how long something took has a unit below a
// second only.
func TestUnitStaysWithItsNumber(t *testing.T) {
	for d, want := range map[time.Duration]string{800 * time.Millisecond: "0.8\u00a0s", 100 * time.Millisecond: "0.1\u00a0s", time.Second: "0:01", 46 * time.Second: "0:46"} {
		if got := span(i18n.EN, d); got != want {
			t.Errorf("%v: %q, want %q", d, got, want)
		}
	}
	for _, l := range i18n.All() {
		for _, text := range []string{span(l, 800*time.Millisecond), l.T(textMakeHours, "4"), l.T(textMakeHoursAnd, "4", "40"), l.T(textClockSeconds, "3")} {
			if numberBreaks.MatchString(text) {
				t.Errorf("%s: %q breaks inside", l.Tag(), text)
			}
		}
	}
}
