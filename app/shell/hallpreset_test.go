package shell

import (
	"slices"
	"testing"

	"wasit/app/journal"
)

// TestHallPresets: a proposal fills in what it is about and can be changed; what is still played at the cap is kept with it, and
// all of it goes with the cap.
func TestHallPresets(t *testing.T) {
	d := event(t, 4, 3)
	hall := func() journal.Hall { return d.section().Hall }
	d.send(hall.OpenHall{})
	d.send(hall.hallFill{"cap", "40"})
	for i, want := range []journal.CapRule{{Minutes: 40, Method: journal.CapCount, Margin: 1}, {Minutes: 40, Method: journal.CapCount, Margin: 3},
		{Minutes: 40, Method: journal.CapMargin, Margin: 3}, {Minutes: 40, Method: journal.CapClock}} {
		d.send(hall.hallPreset{i})
		d.send(hall.saveHall{})
		if hall().Cap != want || hall().Stop || hall().More != 0 {
			t.Errorf("proposal %d: %+v, want %+v", i, hall(), want)
		}
		d.send(hall.OpenHall{})
	}
	d.send(hall.hallPreset{2})
	d.send(hall.hallFill{"last", hall.lastMore})
	if dialog := d.m.Dialog.(hall.HallDialog); dialog.More != "5" {
		t.Errorf("usual are five moves: %+v", dialog)
	}
	d.send(hall.hallFill{"more", "60"})
	d.send(hall.saveHall{})
	if dialog, ok := d.m.Dialog.(hall.HallDialog); !ok || !slices.Contains(dialog.Faults, "more") {
		t.Fatalf("60 moves were taken: %+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"more": "3", "quiet": "true", "queen": "10", "level": "black"} {
		d.send(hall.hallFill{field, value})
	}
	d.send(hall.saveHall{})
	if h := hall(); h.More != 3 || !h.Quiet || h.Cap.Queen != 10 || h.Cap.Level != journal.LevelBlack || h.Stop {
		t.Errorf("saved %+v", h)
	}
	d.send(hall.OpenHall{})
	if dialog := d.m.Dialog.(hall.HallDialog); dialog.Last != hall.lastMore || dialog.More != "3" || !dialog.Quiet || dialog.Queen != "10" {
		t.Errorf("opened again: %+v", dialog)
	}
	d.send(hall.hallFill{"last", hall.lastStop})
	d.send(hall.saveHall{})
	if h := hall(); !h.Stop || h.More != 0 {
		t.Errorf("stopped at once: %+v", h)
	}
	d.send(hall.OpenHall{})
	d.send(hall.hallFill{"cap", ""})
	d.send(hall.saveHall{})
	if hall() != (journal.Hall{}) {
		t.Errorf("without a cap nothing stays: %+v", hall())
	}
}
