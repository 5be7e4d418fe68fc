package records

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
)

// TestLogNamesTheBoard: a result in the log names both players as they sat when it was entered, and the section where there are
// several; the list can be narrowed to one player.
func TestLogNamesTheBoard(t *testing.T) {
	d := event(t, 6, 3)
	d.Pair()
	d.Publish()
	r, _ := d.m.Event.Ahead.Round(1, 1)
	b := r.Boards[1]
	white, black := d.m.Names(b.White), d.m.Names(b.Black)
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	d.Did(journal.ReverseColors{Section: 1, Round: 1, Board: 2})
	line := func(kind journal.Kind) string {
		for _, r := range d.Log {
			if r.Kind() == kind {
				return d.m.logLine(r)
			}
		}
		t.Fatalf("no %s in the log", kind)
		return ""
	}
	e := *d.m.Event
	e.Log = d.Log
	d.m.Event = &e
	if got, want := line(journal.KindResultEntered), white+" – "+black; !strings.HasSuffix(got, want) {
		t.Errorf("%q does not end with %q: the colours of that time", got, want)
	}
	if got := d.m.sectionOf(journal.ResultEntered{InSection: journal.InSection{Section: 1}}); got != "" {
		t.Errorf("one section is named %q", got)
	}
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: journal.Dutch, Rounds: 3}})
	if got := d.m.sectionOf(journal.ResultEntered{InSection: journal.InSection{Section: 2}}); got != "Pi" {
		t.Errorf("the section is named %q", got)
	}
	e.Kept, e.Log = d.m.Event.Kept, d.Log
	d.m.Event = &e
	d.send(searchLog{Text: strings.ToUpper(white)})
	shown := 0
	for _, r := range d.Log {
		if d.m.listed(r) {
			shown++
			if !strings.Contains(d.m.logLine(r), white) {
				t.Errorf("%q is shown for %s", d.m.logLine(r), white)
			}
		}
	}
	if shown < 2 || shown == len(d.Log) {
		t.Errorf("%d of %d records are about %s", shown, len(d.Log), white)
	}
}
