package pairing

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/view"
)

// TestLotForAFinal: where all of a group are level to the end, the sheet names those whom the lot decided on and its seed, and the log keeps
// that, so that the final can be defended afterwards.
func TestLotForAFinal(t *testing.T) {
	d := newDesk(t)
	d.Open(6, false, func(c *journal.SectionConfig) {
		regulation.SystemChoice{Code: journal.Groups, Options: journal.SystemOptions{Groups: 2}}.Put(c, 6)
		c.TieBreaks = slices.Clone(regulation.SystemOf(journal.Groups).Suggested)
	})
	for range d.SectionNow().Rounds {
		d.Pair()
		d.Publish()
		d.Score(journal.Drawn)
		d.Close()
	}
	d.send(OpenFinal{})
	x := d.m.Dialog.(finalDialog)
	said := d.m.lotText(x)
	if len(x.Drawn) != 6 || !strings.Contains(said, x.Seed.String()) {
		t.Fatalf("six level players: %q, drawn %v", said, x.Drawn)
	}
	if html := app.HTMLString(finalSheet(view.New(d.m.Lang(), ""), d.m, x)); !strings.Contains(html, said) {
		t.Errorf("the sheet does not say %q", said)
	}
	d.send(makeFinal{})
	d.NoNotice("making the final")
	if !slices.ContainsFunc(d.Log, func(r journal.Record) bool {
		e, ok := r.Event.(journal.NoteAdded)
		return ok && e.Section == 1 && e.Text == said
	}) {
		t.Errorf("the log does not keep %q", said)
	}
}
