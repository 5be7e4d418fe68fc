package imports

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// again starts the program anew with what was kept.
func (d *desk) again(data []byte) {
	d.t.Helper()
	d.m.Model = Model{}
	d.Go(d.m.Route.Path())
	d.send(session.DraftLoaded{Kind: session.DraftImport, Data: data})
}

// TestReviewSurvives: text, answers and rows come again after a reload; who entered meanwhile is asked about.
func TestReviewSurvives(t *testing.T) {
	d := emptyEvent(t)
	d.paste("SDN Tugu 7\n1. Andi Wijaya L\n2. Siti Aminah P 12-13-2015\n3. Budi Santoso (L) SDN Tuguu 7\n")
	d.send(skipRow{Row: 1, Skip: true})
	before, data := d.m.Model, d.m.Model.draft()
	if len(data) == 0 || d.m.kept(Model{}) == nil || d.m.kept(d.m.Model) != nil {
		t.Fatalf("kept %d bytes", len(data))
	}
	d.again(data)
	if diff := cmp.Diff(before.Rows, d.m.Rows); diff != "" || d.m.Text != before.Text || !d.m.Reviewed || len(d.m.Alike) != len(before.Alike) {
		t.Errorf("another review (-want +got)\n%s", diff)
	}
	d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: "Andi Wijaya", Club: "SDN Tugu 7"}})
	d.again(data)
	if !askedHere(d.m.Rows[0]) {
		t.Errorf("who entered before the end enters twice: %+v", d.m.Rows[0].Doubts)
	}
}

func askedHere(r roster.Row) bool { return slices.ContainsFunc(r.Doubts, isHere) }

// TestSpoiltDraft: what does not fit together brings the text alone, or nothing.
func TestSpoiltDraft(t *testing.T) {
	d := emptyEvent(t)
	d.paste("SDN Tugu 7\n1. Andi Wijaya L\n")
	whole := d.m.Model
	for name, change := range map[string]func(*Model){
		"spans":        func(im *Model) { im.Lines = nil },
		"asked":        func(im *Model) { im.Asked = nil },
		"another list": func(im *Model) { im.Owner = "other" },
	} {
		im := whole
		change(&im)
		data, err := json.Marshal(im)
		if err != nil {
			t.Fatal(err)
		}
		d.again(data)
		if d.m.Reviewed || len(d.m.Rows) > 0 || (d.m.Text == "") != (name == "another list") {
			t.Errorf("%s: %+v", name, d.m.Model)
		}
	}
	d.again([]byte("{"))
	if d.m.Text != "" {
		t.Error("no draft, and a text")
	}
	large := Model{Owner: "e", Text: strings.Repeat("x", session.MaxDraft/2), Reviewed: true, Data: make([]byte, session.MaxDraft)}
	if data := large.draft(); len(data) == 0 || len(data) > session.MaxDraft {
		t.Errorf("a large list keeps %d bytes", len(data))
	}
}
