package ruling

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/rules"
)

// casesFile holds one case a line, and what follows from it by the Laws: see its head.
const casesFile = "../../testdata/laws/cases.tsv"

func TestCases(t *testing.T) {
	text, err := os.ReadFile(casesFile)
	if err != nil {
		t.Fatal(err)
	}
	n, kinds := 0, map[Kind]bool{}
	for i, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 6 {
			t.Fatalf("line %d: %d columns, want 6", i+1, len(f))
		}
		r, c := readRules(t, f[0], f[1], f[3]), readCase(t, f[2], f[3])
		got, err := r.Rule(c)
		if err != nil {
			t.Errorf("line %d: %v", i+1, err)
			continue
		}
		if s := describe(got); s != f[5] {
			t.Errorf("line %d: %s\n got %s\nwant %s", i+1, line, s, f[5])
		}
		if got.Article != f[4] {
			t.Errorf("line %d: %s\nArt. %s, want %s", i+1, line, got.Article, f[4])
		}
		kinds[c.Kind] = true
		n++
	}
	if n < 150 {
		t.Errorf("%d cases, want at least 150", n)
	}
	for _, k := range Kinds() {
		if !kinds[k] {
			t.Errorf("no case of %s", k)
		}
	}
}

// readRules reads an edition, with "+O2SN" the overlay, and a class such as "rapid" or "rapid full" (supervision).
func readRules(t *testing.T, edition, class, words string) Rules {
	t.Helper()
	id, overlay, _ := strings.Cut(edition, "+")
	e, ok := rules.EditionOf(id)
	if !ok {
		t.Fatalf("edition %q", edition)
	}
	r := Rules{Edition: e}
	if overlay == "O2SN" {
		o := rules.O2SN2013()
		r.Overlay = &o
	}
	class, full, _ := strings.Cut(class, " ")
	r.Supervised = full == "full"
	i := slices.Index([]string{"standard", "rapid", "blitz"}, class)
	if i < 0 {
		t.Fatalf("class %q", class)
	}
	r.Class = rules.Class(i)
	for _, w := range strings.Fields(words) {
		switch {
		case w == "announced":
			r.QuickplayAnnounced = true
		case w == "milder":
			r.DeviceMilder = true
		case w == "off":
			r.DeviceOffBanned = true
		case w == "bag":
			r.BagAllowed = true
		case w == "report":
			r.ReportLeaving = true
		case strings.HasPrefix(w, "default="):
			d, err := time.ParseDuration(w[len("default="):])
			if err != nil {
				t.Fatal(err)
			}
			r.DefaultTime, r.DefaultSet = d, true
		case strings.HasPrefix(w, "reads="):
			var read rules.Readings
			if err := read.UnmarshalText([]byte(w[len("reads="):])); err != nil {
				t.Fatal(err)
			}
			r.Edition, r.Overlay = read.Read(r.Edition, r.Overlay, r.Supervised)
		}
	}
	return r
}

// readCase reads the facts: "pressed" unless "before-press", "replied", "claimed" (else the arbiter saw it), "same-move",
// "ended", "mended", "other=12m" (Black's lateness), "left=4m", "inc=30s", "request=6", "cannot-mate" and "mate?" (else the opponent can), "late=10m", "after=KIND,KIND".
func readCase(t *testing.T, kind, words string) Case {
	t.Helper()
	c := Case{Kind: Kind(kind), Offender: chess.White, Pressed: true, Mate: rules.Proof{Verdict: rules.CanMate}}
	for _, w := range strings.Fields(words) {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "before-press":
			c.Pressed = false
		case "replied":
			c.Replied = true
		case "claimed":
			c.By = Opponent
		case "same-move":
			c.SameMove = true
		case "ended":
			c.Ended = true
		case "mended":
			c.Mended = true
		case "cannot-mate":
			c.Mate.Verdict = rules.CannotMate
		case "mate?":
			c.Mate.Verdict = rules.NotProven
		case "late", "other", "left", "inc":
			d, err := time.ParseDuration(value)
			if err != nil {
				t.Fatal(err)
			}
			switch name {
			case "late":
				c.LateBy = d
			case "other":
				c.OtherLateBy = d
			case "inc":
				c.Increment = d
			default:
				c.Left = &d
			}
		case "request":
			c.Request, _ = strconv.Atoi(value)
		case "after":
			for _, k := range strings.Split(value, ",") {
				c.Before = append(c.Before, Kind(k))
			}
		case "announced", "milder", "bag", "report", "default", "reads", "-":
		default:
			t.Fatalf("word %q", w)
		}
	}
	return c
}

// describe puts a ruling into words, in a fixed order.
func describe(r Ruling) string {
	if r.Refusal != "" {
		s := "nothing: " + string(r.Refusal)
		if r.Stands {
			s += ", stands"
		}
		return s
	}
	var out []string
	add := func(on bool, format string, args ...any) {
		if on {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}
	for _, p := range r.Penalties {
		add(p.Kind == rules.TimeToOpponent, "+%d", int(p.Time.Minutes()))
		add(p.Kind == rules.RoundsOut, "sits out")
	}
	add(r.Carded, "cards %d/%d", r.Cards.Cards, r.Cards.ToLose)
	add(r.Open, "open")
	add(!r.Open && r.Result == rules.BlackWins, "lost")
	add(r.Result == rules.Drawn, "draw")
	add(len(r.Discretion) > 0, "arbiter %d", len(r.Discretion))
	add(r.ToLose > 0, "%d of %d", r.Count, r.ToLose)
	add(r.Restore, "back")
	add(r.Queen, "queen")
	add(r.FreePiece, "free piece")
	add(r.Stands, "stands")
	add(r.OnMove, "on move")
	add(r.PutBack, "puts back")
	add(r.ClockRan, "clock ran")
	add(r.EventPenalty, "event")
	add(r.Result == rules.BothLose, "both lose")
	return strings.Join(out, ", ")
}
