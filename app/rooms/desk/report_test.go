package desk

import (
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/rules/ruling"
)

// TestAppeals: an appeal needs a reason, is decided with one, and the report, the CSV file and the log tell it.
func TestAppeals(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	d.send(setLaws{lawsAppeal, "10"})
	d.take(3, true)
	d.send(chooseOffence{ruling.IllegalMove})
	d.send(recordOffence{})
	id := d.m.Done
	d.send(openIncident{id})
	d.send(incidentAsk{"appeal"})
	d.send(incidentDo{})
	if in, ok := d.m.Dialog.(incidentDialog); !ok || !in.Needed {
		t.Fatalf("an appeal without a reason: %+v", d.m.Dialog)
	}
	d.send(incidentReason{"The clock was not pressed; two witnesses"})
	d.send(incidentDo{})
	d.NoNotice("appealing")
	for _, ask := range []string{"falls"} {
		d.send(openIncident{id})
		d.send(incidentAsk{ask})
		d.send(incidentReason{"True"})
		d.send(incidentDo{})
		d.NoNotice(ask)
	}
	if in := d.m.Event.Kept.Incidents(1)[0]; !in.IsOverturned() {
		t.Errorf("%+v", in)
	}
	d.send(openProtest{})
	d.send(protestDo{})
	if p, ok := d.m.Dialog.(protestDialog); !ok || !p.Needed {
		t.Fatalf("a protest without words: %+v", d.m.Dialog)
	}
	d.send(protestSet{protestText, "Wrong colour"})
	d.send(protestSet{protestFrom, "School 3"})
	d.send(protestSet{protestBoard, "99"})
	d.send(protestDo{})
	if p, ok := d.m.Dialog.(protestDialog); !ok || p.NoBoard == 0 || len(d.m.Event.Kept.Protests(1)) != 0 {
		t.Fatal("a board that is not there was accepted")
	}
	d.send(protestSet{protestBoard, "2"})
	d.send(protestDo{})
	d.NoNotice("protesting")
	list := d.m.Event.Kept.Protests(1)
	d.send(openProtest{list[0].ID})
	d.send(protestSet{protestReason, "The pairing is right"})
	d.send(protestDo{})
	if list = d.m.Event.Kept.Protests(1); len(list) != 1 || list[0].DecidedAt == 0 || list[0].Accepted || list[0].Board != 2 {
		t.Fatalf("%+v", list)
	}
	rows := d.m.report()
	if len(rows) != 2 || rows[0].Board != 2 || rows[1].Board != 3 {
		t.Fatalf("report %+v", rows)
	}
	d.send(reportFind{"7.5.1 board 3"})
	if rows = d.m.report(); len(rows) != 1 || rows[0].ID != id || !strings.Contains(rows[0].What, "two witnesses") {
		t.Errorf("found %+v", rows)
	}
	d.send(reportFind{""})
	d.send(reportRound{2})
	if len(d.m.report()) != 0 {
		t.Error("something happened in round 2")
	}
	d.send(reportRound{})
	d.send(reportCSV{})
	file, ok := d.Cmds[len(d.Cmds)-1].(session.SaveFile)
	if !ok || !strings.Contains(string(file.Data), "Wrong colour") || strings.Count(string(file.Data), "\r\n") != 3 {
		t.Errorf("file %q", file.Data)
	}
}
