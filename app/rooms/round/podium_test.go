package round

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestAfterPublishing: one sheet offers paper, texts for the schools, the big screen and the signal to begin.
func TestAfterPublishing(t *testing.T) {
	d := event(t, 4, 2)
	d.Pair()
	d.send(publishRound{})
	if _, ok := d.m.Dialog.(publishedDialog); !ok {
		t.Fatalf("after publishing the dialog is %T", d.m.Dialog)
	}
	var got []string
	for _, e := range d.m.published() {
		got = append(got, e.id+" "+e.path[strings.LastIndex(e.path, d.Event.ID)+len(d.Event.ID):])
	}
	if want := "door-print /print/round, door-texts /print/texts, door-screen /screen"; strings.Join(got, ", ") != want {
		t.Errorf("after publishing: %s, want %s", strings.Join(got, ", "), want)
	}
	v, _ := d.draw()
	for _, key := range []string{"start-now", "unpublish-now"} {
		if _, ok := v.ActOf(key); !ok {
			t.Errorf("the sheet does not offer %s", key)
		}
	}
}

// TestPodium: the end of a section names who won, and leads to all that the prize-giving needs.
func TestPodium(t *testing.T) {
	d := event(t, 4, 1)
	d.Pair()
	d.send(publishRound{})
	d.Score(journal.WhiteWins)
	if d.m.places() != nil {
		t.Error("there is a podium before the end")
	}
	d.send(closeRound{})
	d.m.Event.Table = ranking.Of(d.m.Event.Kept, d.m.Event.Section)
	list := d.m.places()
	if len(list) != 3 || list[0].rank != "1" || list[0].points != "1" || list[2].points != "0" {
		t.Fatalf("the first of the section: %+v", list)
	}
	if _, html := d.draw(); !strings.Contains(html, `id="winner"`) || !strings.Contains(html, list[0].name) {
		t.Error("the page does not name the winner")
	}
	d.Did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{Several: true, List: []journal.Prize{{Places: 3}, {Name: "Fair play", Places: 1}, {Name: "Best girl", Group: journal.Group{Sex: swiss.Female}, Places: 1}}}})
	got := d.m.prizes()
	if len(got) != 2 || got[0].name != "Fair play" || !strings.HasPrefix(got[0].winners, list[0].name) || got[1] != (prize{"Best girl", i18n.EN.T(i18n.AwardNobody)}) {
		t.Errorf("the prizes beside the ranking: %+v", got)
	}
	if _, html := d.draw(); !strings.Contains(html, `id="prizes"`) || !strings.Contains(html, "Best girl") {
		t.Error("the page does not name the prizes")
	}
	ids := ""
	for _, e := range d.m.closing() {
		ids += e.id + " "
	}
	if ids != "door-standings door-prizes door-certificates door-record door-backup " {
		t.Errorf("before the prize-giving: %s", ids)
	}
}

// TestUnfinishedSectionLeads: an event that cannot end says which section is in its way, and leads there.
func TestUnfinishedSectionLeads(t *testing.T) {
	d := event(t, 4, 1)
	d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pi", System: journal.Dutch, Edition: "2026", Rounds: 3}},
		journal.ImportPlayers{Section: 2, Source: "test", Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Dwi"}}},
		journal.FixOrder{Section: 2}, journal.DrawColor{Section: 2, Seed: 1},
		journal.PairByHand{Section: 2, Boards: []journal.Pair{{5, 6}}}, journal.Publish{Section: 2, Time: 1})
	d.Pair()
	d.send(publishRound{})
	d.Score(journal.WhiteWins)
	d.send(closeRound{})
	d.send(session.FinishEvent{})
	n := d.m.Notice
	if n == nil || n.Section != 2 || !strings.HasPrefix(n.Title, "Pi: ") || !strings.Contains(n.Way, "Pi") {
		t.Fatalf("what stands in the way: %+v", n)
	}
	v, html := d.draw()
	if msg, ok := v.ActOf("notice-way"); !ok || msg != (session.GoSection{Section: 2, To: session.PageRound}) || !strings.Contains(html, n.Way) {
		t.Errorf("the notice leads to %+v", msg)
	}
}

// TestFinishOfSeveral: an end that ends several sections names them and can be taken back; of one section it says nothing more.
func TestFinishOfSeveral(t *testing.T) {
	for _, sections := range []int{1, 2, 3} {
		d := event(t, 2, 1)
		d.Pair()
		d.send(publishRound{})
		d.Score(journal.WhiteWins)
		d.send(closeRound{})
		for i := 2; i <= sections; i++ {
			id, first := journal.SectionID(i), journal.PlayerID(2*i-1)
			d.Did(journal.AddSection{SectionConfig: journal.SectionConfig{Name: string(rune('A' + i)), System: journal.Dutch, Edition: "2026", Rounds: 1}},
				journal.ImportPlayers{Section: id, Source: "test", Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Dwi"}}},
				journal.FixOrder{Section: id}, journal.DrawColor{Section: id, Seed: 1}, journal.PairByHand{Section: id, Boards: []journal.Pair{{first, first + 1}}},
				journal.Publish{Section: id, Time: 1}, journal.EnterResult{Section: id, Round: 1, Board: 1, Score: journal.Drawn}, journal.CloseRound{Section: id, Time: 2})
		}
		d.send(session.FinishEvent{})
		if !d.m.Event.Ahead.IsFinished() {
			t.Fatalf("%d sections: not finished: %+v", sections, d.m.Notice)
		}
		if said := d.m.Undo != nil; said != (sections > 1) {
			t.Errorf("%d sections: offers to take it back: %t", sections, said)
			continue
		}
		if sections == 1 {
			continue
		}
		for i := 2; i <= sections; i++ {
			if !strings.Contains(d.m.Undo.Text, string(rune('A'+i))) {
				t.Errorf("%q does not name section %d", d.m.Undo.Text, i)
			}
		}
		d.send(d.m.Undo.Act)
		if d.m.Event.Ahead.IsFinished() {
			t.Errorf("%d sections: not taken back", sections)
		}
	}
}
