package imports

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/words/i18n"
	"wasit/swiss/trf"
)

// bareFile is a report of four players and one round; heads stand before the players, and old ones write byes without an opponent as files
// from before TRF16 do.
func bareFile(old bool, heads ...string) string {
	player := func(n int, name string, points float64, entry string) string {
		return fmt.Sprintf("001 %4d      %-33s %4d %3s %11s %10s %4.1f %4d  %s", n, name, 2000-n, "CRO", "", "", points, n, entry)
	}
	bye := "0000 - U"
	if old {
		bye = "0000 - 1"
	}
	lines := append([]string{"012 Open"}, heads...)
	lines = append(lines, player(1, "Anić, Ana", 1, "   2 w 1"), player(2, "Babić, Boris", 0, "   1 b 0"), player(3, "Cvitan, Cvita", 1, bye))
	return strings.Join(lines, "\r\n") + "\r\n"
}

// TestAdjustmentsAreNamed: what a file from before TRF26 does not say, and the event takes all the same, is named one by one: system, points,
// tie-breaks, time, rounds, first colour, days; what the file says is not.
func TestAdjustmentsAreNamed(t *testing.T) {
	said := []string{"XXR 5", "XXC white1", "122 90 min", "192 FIDE_DUTCH", "202 BH", "162  W 1.0    D 0.5", "132" + strings.Repeat(" ", 88) + "26/11/20"}
	for _, lang := range i18n.All() {
		usual, concluded, none := strings.TrimPrefix(lang.T(textOpenUsual), "{0} "), strings.TrimPrefix(lang.T(textOpenConcluded), "{0} "), lang.T(textOpenNone)
		for _, c := range []struct {
			name                      string
			text                      string
			usual, concluded, nothing int
		}{
			{"TRF06, nothing said", bareFile(true), 3, 2, 2}, {"TRF16, nothing said", bareFile(false), 3, 2, 2},
			{"TRF16, rounds and colour", bareFile(false, said[:2]...), 3, 0, 2}, {"time too", bareFile(false, said[:3]...), 3, 0, 1},
			{"system and tie-breaks too", bareFile(false, said[:5]...), 1, 0, 1}, {"all is said", bareFile(false, said...), 0, 0, 0},
		} {
			d := home(t)
			d.Settings.Lang = lang
			d.openAny("old.trf", []byte(c.text))
			if d.m.TRF == nil {
				t.Fatalf("%s: %+v", c.name, d.m.Err)
			}
			got := [3]int{}
			for _, line := range d.m.found() {
				for i, is := range []bool{strings.Contains(line.Text, usual), strings.Contains(line.Text, concluded), line.Text == none} {
					if is {
						got[i]++
					}
				}
			}
			if got != [3]int{c.usual, c.concluded, c.nothing} {
				t.Errorf("%s, %s: %v of %+v", lang.Tag(), c.name, got, d.m.found())
			}
		}
	}
}

// TestEveryAdjustmentIsCounted: of a file that is adjusted on every line none is passed over: what is not said one by one is counted with its
// lines.
func TestEveryAdjustmentIsCounted(t *testing.T) {
	var b strings.Builder
	b.WriteString("012 Open\r\n")
	const players = 400
	for n := 1; n <= players; n++ {
		fmt.Fprintf(&b, "001 %4d      %-33s %4d %3s %11s %10s %4.1f %4d  %s\r\n", n, fmt.Sprintf("Igrač %d", n), 1500, "CRO", "", "1990.05.01", 1.0, n, "0000 - 1")
	}
	d := home(t)
	d.openAny("old.trf", []byte(b.String()))
	told := map[trf.ProblemKind]int{}
	for _, p := range d.m.Warnings {
		told[p.Kind] += 1 + p.More
	}
	if told[trf.ResultAlone] != players {
		t.Errorf("%d of %d byes are told: %v", told[trf.ResultAlone], players, told)
	}
	if n := told[trf.OtherDate]; n != 0 && n != players {
		t.Errorf("%d of %d dates are told", n, players)
	}
}
