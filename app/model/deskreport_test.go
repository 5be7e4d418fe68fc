package model

import (
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules/ruling"
)

// TestAppeals: an appeal needs a reason, is decided with one, and the report, the CSV file and the log tell it.
func TestAppeals(t *testing.T) {
	d := hallOf(t, 8)
	d.send(SetLaws{func(l *journal.Laws) { l.Edition, l.Class, l.AppealMinutes = "E23", "standard", 10 }})
	d.take(3, true)
	d.send(DeskChoose{ruling.IllegalMove})
	d.send(DeskRecord{})
	id := d.m.Desk.Done
	d.send(OpenIncident{id})
	d.send(IncidentAsk{"appeal"})
	d.send(IncidentDo{})
	if in, ok := d.m.Dialog.(IncidentDialog); !ok || !in.Needed {
		t.Fatalf("an appeal without a reason: %+v", d.m.Dialog)
	}
	d.send(IncidentReason{"The clock was not pressed; two witnesses"})
	d.send(IncidentDo{})
	d.noNotice("appealing")
	for _, ask := range []string{"falls"} {
		d.send(OpenIncident{id})
		d.send(IncidentAsk{ask})
		d.send(IncidentReason{"True"})
		d.send(IncidentDo{})
		d.noNotice(ask)
	}
	if in := d.m.Event.Kept.Incidents(1)[0]; !in.IsOverturned() {
		t.Errorf("%+v", in)
	}
	d.send(OpenProtest{})
	d.send(ProtestDo{})
	if p, ok := d.m.Dialog.(ProtestDialog); !ok || !p.Needed {
		t.Fatalf("a protest without words: %+v", d.m.Dialog)
	}
	d.send(ProtestEdit{func(p *ProtestDialog) { p.Protest.Text, p.Protest.By, p.Board = "Wrong colour", "School 3", "99" }})
	d.send(ProtestDo{})
	if p, ok := d.m.Dialog.(ProtestDialog); !ok || p.NoBoard == 0 || len(d.m.Event.Kept.Protests(1)) != 0 {
		t.Fatal("a board that is not there was accepted")
	}
	d.send(ProtestEdit{func(p *ProtestDialog) { p.Board = "2" }})
	d.send(ProtestDo{})
	d.noNotice("protesting")
	list := d.m.Event.Kept.Protests(1)
	d.send(OpenProtest{list[0].ID})
	d.send(ProtestEdit{func(p *ProtestDialog) { p.Reason = "The pairing is right" }})
	d.send(ProtestDo{})
	if list = d.m.Event.Kept.Protests(1); len(list) != 1 || list[0].DecidedAt == 0 || list[0].Accepted || list[0].Board != 2 {
		t.Fatalf("%+v", list)
	}
	rows := d.m.Report()
	if len(rows) != 2 || rows[0].Board != 2 || rows[1].Board != 3 {
		t.Fatalf("report %+v", rows)
	}
	d.send(ReportFind{"7.5.1 board 3"})
	if rows = d.m.Report(); len(rows) != 1 || rows[0].ID != id || !strings.Contains(rows[0].What, "two witnesses") {
		t.Errorf("found %+v", rows)
	}
	d.send(ReportFind{""})
	d.send(ReportRound{2})
	if len(d.m.Report()) != 0 {
		t.Error("something happened in round 2")
	}
	d.send(ReportRound{})
	d.send(ReportCSV{})
	file, ok := d.cmds[len(d.cmds)-1].(SaveFile)
	if !ok || !strings.Contains(string(file.Data), "Wrong colour") || strings.Count(string(file.Data), "\r\n") != 3 {
		t.Errorf("file %q", file.Data)
	}
	for _, r := range d.log {
		if line := d.m.LogLine(r); line == "" || line == d.m.Lang().T(i18n.LogUnknown) {
			t.Errorf("record %d (%s) has no words", r.Seq, r.Event.Kind())
		}
	}
}
