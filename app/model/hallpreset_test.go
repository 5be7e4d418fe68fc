package model

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
	d.send(OpenHall{})
	d.send(HallFill{"cap", "40"})
	for i, want := range []journal.CapRule{{Minutes: 40, Method: journal.CapCount, Margin: 1}, {Minutes: 40, Method: journal.CapCount, Margin: 3},
		{Minutes: 40, Method: journal.CapMargin, Margin: 3}, {Minutes: 40, Method: journal.CapClock}} {
		d.send(HallPreset{i})
		d.send(SaveHall{})
		if hall().Cap != want || hall().Stop || hall().More != 0 {
			t.Errorf("proposal %d: %+v, want %+v", i, hall(), want)
		}
		d.send(OpenHall{})
	}
	d.send(HallPreset{2})
	d.send(HallFill{"last", LastMore})
	if dialog := d.m.Dialog.(HallDialog); dialog.More != "5" {
		t.Errorf("usual are five moves: %+v", dialog)
	}
	d.send(HallFill{"more", "60"})
	d.send(SaveHall{})
	if dialog, ok := d.m.Dialog.(HallDialog); !ok || !slices.Contains(dialog.Faults, "more") {
		t.Fatalf("60 moves were taken: %+v", d.m.Dialog)
	}
	for field, value := range map[string]string{"more": "3", "quiet": "true", "queen": "10", "level": "black"} {
		d.send(HallFill{field, value})
	}
	d.send(SaveHall{})
	if h := hall(); h.More != 3 || !h.Quiet || h.Cap.Queen != 10 || h.Cap.Level != journal.LevelBlack || h.Stop {
		t.Errorf("saved %+v", h)
	}
	d.send(OpenHall{})
	if dialog := d.m.Dialog.(HallDialog); dialog.Last != LastMore || dialog.More != "3" || !dialog.Quiet || dialog.Queen != "10" {
		t.Errorf("opened again: %+v", dialog)
	}
	d.send(HallFill{"last", LastStop})
	d.send(SaveHall{})
	if h := hall(); !h.Stop || h.More != 0 {
		t.Errorf("stopped at once: %+v", h)
	}
	d.send(OpenHall{})
	d.send(HallFill{"cap", ""})
	d.send(SaveHall{})
	if hall() != (journal.Hall{}) {
		t.Errorf("without a cap nothing stays: %+v", hall())
	}
}
