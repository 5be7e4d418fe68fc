package paper

import (
	"strings"
	"testing"

	"wasit/app/event/family"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// TestFamilies: one touch makes the codes; then there are cards to print, a text for each school with the address of each of its players,
// and a link in each text of pairings that holds that school's boards alone. Made anew, the addresses are other ones.
func TestFamilies(t *testing.T) {
	d := centre(t)
	d.Pair()
	d.Publish()
	if _, ok := d.m.Doc("families"); ok || len(d.m.familyChats()) > 0 {
		t.Fatal("cards before there are codes")
	}
	if text := d.m.chats(false, true)[0].Text; strings.Contains(text, family.LinkMark) {
		t.Errorf("a link: %s", text)
	}
	d.Touch("families")
	d.Says("what they are", "Each player gets a card", "neither a name nor a number", "Other phones may not open this address")
	d.Touch("families-make")
	d.m = d.m.refreshed()
	if doc, ok := d.m.Doc("families"); !ok || doc.Pages != 1 {
		t.Errorf("%d pages of cards", doc.Pages)
	}
	leaves := 0
	for _, g := range d.m.groups() {
		for _, x := range d.m.leaves(g) {
			if x.kind == sheet.Families {
				leaves++
			}
		}
	}
	if leaves != 1 {
		t.Errorf("the cards are offered %d times", leaves)
	}
	first := d.m.familyChats()
	if len(first) == 0 || strings.Count(first[0].Text, family.LinkMark) == 0 {
		t.Fatalf("%+v", first)
	}
	d.Touch("club-families")
	d.Says("the texts", first[0].For, "Open once on the family's phone")
	d.Touch("close")
	for _, chat := range d.m.chats(false, true) {
		_, news, err := family.Read(family.CodesIn(chat.Text)[0])
		if err != nil || news == nil {
			t.Fatalf("%s: %v", chat.Text, err)
		}
		for _, l := range news.Lines {
			if !strings.Contains(chat.Text, l.Seats[0].Name) && !strings.Contains(chat.Text, l.Seats[1].Name) {
				t.Errorf("%s tells of %+v", chat.For, l)
			}
		}
	}
	d.Touch("families", "families-anew")
	d.Says("what becomes of the old ones", "no longer count")
	d.Touch("families-sure")
	d.m = d.m.refreshed()
	if again := d.m.familyChats(); again[0].Text == first[0].Text {
		t.Error("made anew, the addresses are the same")
	}
	if _, turn := d.Event.Kept.FamilyCodes(); turn != 2 {
		t.Errorf("turn %d", turn)
	}
}

// TestCardSaysNothing: the address on a card holds neither name nor number, and the leaf bears no address in letters.
func TestCardSaysNothing(t *testing.T) {
	d := centre(t)
	d.Did(journal.MakeFamilyCodes{Secret: [16]byte{5}})
	d.m.Route.Sheet = "families"
	d.m = d.m.refreshed()
	html := d.html()
	if n := strings.Count(html, "card--family"); n != len(d.Event.Kept.Players(1)) || strings.Contains(html, family.LinkMark) {
		t.Errorf("%d cards", n)
	}
	d.m.Route = session.Route{Page: session.PagePrint, Event: d.Event.ID}
}
