package players

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestFormPage enters players by the keys of the form: what cannot be read is said at its field, a similar name is warned of.
func TestFormPage(t *testing.T) {
	d := emptyEvent(t)
	d.Says("nobody yet", "!Similar name")
	d.Touch("add-player")
	d.Says("the form", "New player", "Not given")
	d.Touch("save")
	d.Says("without a name", faultTexts["name"].EN)
	d.Enter("p-name", "Budi Santoso")
	d.Enter("p-club", "SDN 1")
	d.Enter("p-rating", "12x")
	d.Touch("save-next")
	d.Says("a rating that is none", faultTexts["rating"].EN, "!"+faultTexts["name"].EN)
	d.Enter("p-rating", "1200")
	d.Enter("p-sex", "m")
	d.Touch("save-next")
	d.Says("the next one", "Budi Santoso", "New player", "!"+faultTexts["rating"].EN)
	d.Enter("p-name", "BUDI SANTOSO")
	d.Says("a similar name", "Budi Santoso (SDN 1)")
	d.Enter("p-name", "Ana")
	d.Says("another name", "!Budi Santoso (SDN 1)")
	d.Touch("save")
	if list := d.Event.Kept.Players(1); len(list) != 2 || list[0].Rating != 1200 || list[0].Club != "SDN 1" || list[1].Name != "Ana" {
		t.Errorf("%+v", list)
	}
}

// TestLateEntryPage asks from which round a latecomer plays, and what the missed ones are worth.
func TestLateEntryPage(t *testing.T) {
	d := event(t, 4, 3)
	d.Closed()
	d.Go(d.m.Route.In(session.PagePlayers).Path())
	d.Touch("add-player")
	d.Says("late", textLateTitle.EN, "Plays from", "0 points", "½")
	d.Enter("p-name", "Zaki")
	d.Enter("p-missed", string(journal.Half))
	d.Touch("save")
	list := d.Event.Kept.Players(1)
	if p := list[len(list)-1]; p.Name != "Zaki" || p.Entered != 2 {
		t.Errorf("%+v", p)
	}
}

// TestWishesPage forbids a pairing and fixes a table by the keys, and takes both back.
func TestWishesPage(t *testing.T) {
	d := event(t, 4, 3)
	d.Go(d.m.Route.In(session.PageWishes).Path())
	d.Says("no wish", "!Player 01")
	d.Touch("add-forbid", "wish-save")
	d.Says("nobody chosen", "Choose two players at least.")
	d.Enter("wish-search", "01")
	d.Touch("pick-1")
	d.Enter("wish-search", "04")
	d.Says("searched", "Player 04", "!Player 02")
	d.Touch("pick-4", "wish-save")
	d.Says("forbidden", "Player 01 and Player 04")
	d.Touch("add-table")
	d.Enter("wish-search", "02")
	d.Touch("pick-2", "wish-save")
	d.Says("without a number", "Choose one player and give a table.")
	d.Enter("wish-number", "3")
	d.Touch("wish-save")
	if p, _ := d.Event.Kept.Player(2); p.Table != 3 {
		t.Errorf("table %d", p.Table)
	}
	d.Says("both", "Player 01 and Player 04", "Player 02 Table 3")
	d.Touch("drop-forbid-0", "drop-table-2")
	d.Says("neither", "!Player 01", "!Table 3")
	d.Touch("apart-more", "apart-more", "apart-less")
	if sec := d.SectionNow(); sec.Hall.Apart != 1 {
		t.Errorf("apart for %d rounds", sec.Hall.Apart)
	}
}

// TestNobodyIsForbiddenInATable: where everybody meets everybody, pairs that never meet are not offered.
func TestNobodyIsForbiddenInATable(t *testing.T) {
	d := event(t, 4, 3)
	c := d.SectionNow().SectionConfig
	c.System = journal.RoundRobin
	d.Did(journal.ChangeSection{Section: d.m.Event.Section, SectionConfig: c})
	d.Go(d.m.Route.In(session.PageWishes).Path())
	d.Says("a table", "!"+textWishForbid.EN, textWishTables.EN)
}

// TestByePage grants a bye by the keys of its sheet; beyond the limit of the regulations it asks again.
func TestByePage(t *testing.T) {
	d := event(t, 4, 3)
	to := d.m.Route.In(session.PagePlayer)
	to.Player = 2
	d.Go(to.Path())
	d.Says("a player", "Player 02", "Plays", "No round is paired yet.")
	d.Touch("ask-bye")
	d.Enter("bye-round", "2")
	d.Enter("bye-kind", string(journal.Zero))
	d.Touch("grant")
	d.Says("granted", "round 2")
	if p, _ := d.Event.Kept.Player(2); len(p.Byes) != 1 || p.Byes[0].Round != 2 || p.Byes[0].Kind != journal.Zero {
		t.Errorf("%+v", p.Byes)
	}
	d.Touch("drop-bye-2")
	if p, _ := d.Event.Kept.Player(2); len(p.Byes) != 0 {
		t.Errorf("%+v", p.Byes)
	}
}

// TestRegistrationPage: the deadline, and a text for each school with what is open.
func TestRegistrationPage(t *testing.T) {
	d := event(t, 8, 3)
	d.Go(d.m.Route.In(session.PageRegistration).Path())
	d.Says("schools", "7 schools", "School 0", "2 players", "Player 08")
	d.Enter("deadline", "2026-11-19")
	if got := d.Event.Kept.Event().Deadline.String(); got != "2026-11-19" {
		t.Errorf("deadline %s", got)
	}
	d.Touch("school-0-copy")
	if text, ok := d.Cmds[len(d.Cmds)-1].(session.CopyText); !ok || text.Text == "" {
		t.Errorf("%+v", d.Cmds[len(d.Cmds)-1])
	}
}
