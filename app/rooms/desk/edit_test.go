package desk

import (
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/clock"
	"wasit/rules/ruling"
)

// TestEditsInRange: what a page cannot send changes nothing, and a step ends at its limit.
func TestEditsInRange(t *testing.T) {
	d := hallOf(t, 8)
	d.take(1, true)
	d.send(chooseOffence{ruling.IllegalMove})
	usual := d.m.Offence
	d.send(setMate{"perhaps"})
	d.send(tickFact{factManyKnocked, true}) // no piece was knocked over
	if d.m.Offence != usual {
		t.Errorf("%+v, want %+v", d.m.Offence, usual)
	}
	d.send(changeLateness{Minutes: -5})
	d.send(typeNote{"seen by two"})
	if o := d.m.Offence; o.LateBy != 0 || o.Note != "seen by two" {
		t.Errorf("%+v", o)
	}
	d.send(giveTime{1000})
	d.send(putBackTime{-5})
	d.send(restoreTime{clock.Black, 10_000})
	d.send(chooseGuide{"sundial"})
	if c := d.m.DeskClock; c.Give != 60 || c.Back != 0 || c.Restore != [2]int{0, 7200} || c.Guide != "" {
		t.Errorf("%+v", c)
	}
	d.send(localSet{localClass, "rapid"})
	d.send(localSet{localClass, "lightning"})
	d.send(localToLose{99})
	d.send(localCards{"yawning", 1})
	d.send(localBy{Offence: ruling.IllegalMove})
	if l := d.m.Local; l.Class.String() != "rapid" || l.Rules.ToLose[l.Class] != maxLocalCards || len(l.Rules.Offences) != 0 {
		t.Errorf("%+v", l)
	}
	laws := d.m.Event.Ahead.LawsChosen(1)
	for field, value := range map[lawsField]string{lawsOverlay: "house", lawsEdition: "E99", lawsClass: "lightning", lawsDefault: "-1", lawsAppeal: "-1"} {
		d.send(setLaws{field, value})
		if d.m.Notice == nil && field != lawsDefault {
			t.Errorf("%q was not refused", value)
		}
		d.m.Notice = nil
	}
	if got := d.m.Event.Ahead.LawsChosen(1); got.Edition != laws.Edition || got.Overlay != laws.Overlay || got.Class != laws.Class || got.AppealMinutes != 0 || got.DefaultMinutes != 0 {
		t.Errorf("%+v", got)
	}
}

// TestKnocked: how many pieces fell, and whether the clock was pressed over them, are answered one by one.
func TestKnocked(t *testing.T) {
	d := hallOf(t, 8)
	d.take(1, true)
	d.send(chooseOffence{ruling.KnockFewBefore})
	d.send(tickFact{factManyKnocked, true})
	d.send(tickFact{factKnockPressed, true})
	if many, pressed := knockIs(d.m.Offence.Offence); !many || !pressed {
		t.Errorf("%s", d.m.Offence.Offence)
	}
	d.send(tickFact{factManyKnocked, false})
	if many, pressed := knockIs(d.m.Offence.Offence); many || !pressed {
		t.Errorf("%s", d.m.Offence.Offence)
	}
}

// TestProtestAbout: the journal refuses a protest about nothing known.
func TestProtestAbout(t *testing.T) {
	d := hallOf(t, 8)
	d.send(protestSet{protestText, "no dialog is open"})
	d.send(openProtest{})
	d.send(protestSet{protestAbout, "weather"})
	d.send(protestSet{protestText, "It rains"})
	d.send(protestDo{})
	if d.m.Notice == nil || len(d.m.Event.Kept.Protests(1)) != 0 {
		t.Errorf("%+v", d.m.Event.Kept.Protests(1))
	}
	d.send(protestSet{protestAbout, string(ledger.AboutResult)})
	d.send(protestDo{})
	list := d.m.Event.Kept.Protests(1)
	if len(list) != 1 || list[0].About != ledger.AboutResult {
		t.Fatalf("%+v", list)
	}
	d.send(openProtest{list[0].ID})
	d.send(protestSet{protestAccepted, "yes"})
	d.send(protestSet{protestReason, "So it was"})
	d.send(protestDo{})
	if p := d.m.Event.Kept.Protests(1)[0]; !p.Accepted || p.DecidedAt == 0 {
		t.Errorf("%+v", p)
	}
}

// TestReading: an open point of the Laws is read otherwise, and as usual again, without a change of the others.
func TestReading(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	list := d.m.Event.Ahead.OpenReadings(1).List()
	if len(list) < 2 {
		t.Fatalf("open are %v", list)
	}
	d.send(setReading{list[0], true})
	d.send(setReading{list[1], true})
	d.send(setReading{list[0], false})
	if got := d.m.Event.Ahead.LawsChosen(1).Readings; got != list[1] {
		t.Errorf("%v, want %v", got, list[1])
	}
	var none page
	if m, cmds := (setReading{list[0], true}).update(none, session.Env{}); m.Event != nil || len(cmds) != 0 {
		t.Error("without an event there are no Laws to set")
	}
}
