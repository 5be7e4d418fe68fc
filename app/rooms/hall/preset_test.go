package hall

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
)

// TestHallPresets: a proposal fills in what it is about and can be changed; what is still played at the cap is kept with it, and
// all of it goes with the cap.
func TestHallPresets(t *testing.T) {
	d := event(t, 4, 3)
	hall := func() journal.Hall { return d.SectionNow().Hall }
	d.send(OpenHall{})
	d.send(fillField{"cap", "40"})
	for i, want := range []journal.CapRule{{Minutes: 40, Method: journal.CapCount, Margin: 1}, {Minutes: 40, Method: journal.CapCount, Margin: 3},
		{Minutes: 40, Method: journal.CapMargin, Margin: 3}, {Minutes: 40, Method: journal.CapClock}} {
		d.send(choosePreset{i})
		d.send(saveHall{})
		if hall().Cap != want || hall().Stop || hall().More != 0 {
			t.Errorf("proposal %d: %+v, want %+v", i, hall(), want)
		}
		d.send(OpenHall{})
	}
	d.send(choosePreset{2})
	d.send(fillField{"last", lastMore})
	if dialog := d.m.Dialog.(timesDialog); dialog.More != "5" {
		t.Errorf("usual are five moves: %+v", dialog)
	}
	d.send(fillField{"more", "60"})
	d.send(saveHall{})
	if dialog, ok := d.m.Dialog.(timesDialog); !ok || !slices.Contains(dialog.Faults, "more") {
		t.Fatalf("60 moves were taken: %+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"more": "3", "quiet": "true", "queen": "10", "level": "black"} {
		d.send(fillField{field, value})
	}
	d.send(saveHall{})
	if h := hall(); h.More != 3 || !h.Quiet || h.Cap.Queen != 10 || h.Cap.Level != journal.LevelBlack || h.Stop {
		t.Errorf("saved %+v", h)
	}
	d.send(OpenHall{})
	if dialog := d.m.Dialog.(timesDialog); dialog.Last != lastMore || dialog.More != "3" || !dialog.Quiet || dialog.Queen != "10" {
		t.Errorf("opened again: %+v", dialog)
	}
	d.send(fillField{"last", lastStop})
	d.send(saveHall{})
	if h := hall(); !h.Stop || h.More != 0 {
		t.Errorf("stopped at once: %+v", h)
	}
	d.send(OpenHall{})
	d.send(fillField{"cap", ""})
	d.send(saveHall{})
	if hall() != (journal.Hall{}) {
		t.Errorf("without a cap nothing stays: %+v", hall())
	}
}
