package players

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestConfirmations: each school gets who of it is registered in which section, what is missing, and no day of birth.
func TestConfirmations(t *testing.T) {
	d := twoSections(t, 0)
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{
		{Name: "Andi Wijaya", Club: "SDN Tapos 2", Sex: swiss.Male, Class: 5, Birth: journal.Date{Year: 2014, Month: 3, Day: 12}},
		{Name: "Budi_*L*", Club: "MI Al-Hidayah", Sex: swiss.Male},
		{Name: "Slamet", Club: "MI Al-Hidayah"}}},
		journal.ImportPlayers{Section: 2, Players: []journal.PlayerInfo{{Name: "Siti", Club: "SDN Tapos 2", Sex: swiss.Female}}})
	d.Go(d.Route.In(session.PageRegistration).Path())
	d.Send(setDeadline{"2026-11-18"})
	d.NoNotice("deadline")
	schools := d.m.senders()
	if len(schools) != 2 || schools[0].Club != "MI Al-Hidayah" || schools[1].Late != 2 || schools[0].Open != 1 {
		t.Fatalf("%+v", schools)
	}
	text := d.m.confirmations(schools)[1].Text
	for _, want := range []string{"*Cup – ", "SDN Tapos 2: 2", "1. Andi Wijaya (Class 5)", "\nGirls\n1. Siti"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if strings.Contains(text, "18 Nov 2026") {
		t.Errorf("corrections are asked for until a day that is past:\n%s", text)
	}
	d.Send(setDeadline{"2027-01-05"})
	if text := d.m.confirmations(schools)[1].Text; !strings.Contains(text, "5 Jan 2027") {
		t.Errorf("the last day is not said:\n%s", text)
	}
	if strings.Contains(text, "2014") {
		t.Errorf("a day of birth is passed on:\n%s", text)
	}
	if other := d.m.confirmations(schools)[0].Text; !strings.Contains(other, "Slamet: Sex") {
		t.Errorf("what is missing is not said:\n%s", other)
	}
	d.Send(setDeadline{""})
	if got := d.m.Event.Ahead.Event().Deadline; !got.IsZero() {
		t.Errorf("the deadline stayed: %v", got)
	}
}

// TestSchoolsOnce: the lines of the page are prepared once, and anew when a player comes or another language is chosen.
func TestSchoolsOnce(t *testing.T) {
	d := event(t, 9, 3)
	d.m.Model = RefreshRegistration(d.m.Session, d.m.Model)
	prepared := func() *sendersRoll { return RefreshRegistration(d.m.Session, d.m.Model).senderRoll }
	if prepared() != d.m.senderRoll {
		t.Error("prepared anew for the same players")
	}
	d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Zoran", Club: "OŠ Vrbani"}})
	if list := prepared().list; list[len(list)-1].Club != "OŠ Vrbani" && list[0].Club != "OŠ Vrbani" {
		t.Errorf("a school that came is missing: %+v", list)
	}
	d.m.Model = RefreshRegistration(d.m.Session, d.m.Model)
	d.m.Settings.Lang = i18n.HR
	if prepared() == d.m.senderRoll {
		t.Error("another language is that of before")
	}
}

func TestDeadline(t *testing.T) {
	last := journal.Date{Year: 2026, Month: 11, Day: 18}
	for _, c := range []struct {
		at   time.Time
		want bool
	}{
		{time.Date(2026, 11, 18, 23, 59, 59, 0, time.UTC), false},
		{time.Date(2026, 11, 19, 0, 0, 0, 0, time.UTC), true},
		{time.Date(2025, 12, 31, 0, 0, 0, 0, time.UTC), false},
		{time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), true},
	} {
		if got := session.IsAfter(last, c.at); got != c.want {
			t.Errorf("%v: %v", c.at, got)
		}
	}
	if session.IsAfter(journal.Date{}, time.Now()) {
		t.Error("without a deadline nobody is late")
	}
}
