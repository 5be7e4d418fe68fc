package rated

import (
	"testing"

	"wasit/app/event/journal"
)

// TestLongEvent: the mark is proposed from the dates and can be set against them; of a long event the page advises against tie-breaks on
// ratings and asks which of several ratings counts.
func TestLongEvent(t *testing.T) {
	d := newDesk(t, func(c *journal.SectionConfig) { c.TieBreaks = []string{"BH", "ARO/U1400"} })
	d.Enter("rated", "true")
	d.Says("one day", "The tournament lasts longer than 30 days", "By its dates: 1 day.", "!advised against", "!several")
	info := d.Event.Kept.Event()
	info.Start, info.End = journal.Date{Year: 2026, Month: 9, Day: 1}, journal.Date{Year: 2026, Month: 11, Day: 30}
	d.Did(journal.FilePapers{Info: info})
	d.Says("by the dates", "By its dates: 91 days.", "Tie-breaks on ratings are advised against", "ARO/U1400", "The rating of each round")
	d.Enter("long", "false")
	if s := d.Event.Kept; s.IsLong() || s.Event().Papers.Lasts != journal.LastingShort {
		t.Errorf("still long: %+v", s.Event().Papers)
	}
	d.Says("marked as short", "!advised against")
	d.Enter("long", "true")
	if s := d.Event.Kept; !s.IsLong() || s.Event().Papers.Lasts != journal.LastingByDates {
		t.Errorf("not by its dates again: %+v", s.Event().Papers)
	}
	d.Enter("periods", journal.PeriodsFirst)
	if sec, _ := d.Event.Kept.Section(1); sec.Rating.Periods != journal.PeriodsFirst {
		t.Errorf("counts %+v", sec.Rating)
	}
	d.Enter("periods", eachRound)
	if sec, _ := d.Event.Kept.Section(1); sec.Rating.Periods != journal.PeriodsEach {
		t.Errorf("counts %+v", sec.Rating)
	}
}
