package standings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// TestSchools: the best of each school count, as many as the section says; the choice is recorded and outlives the event.
func TestSchools(t *testing.T) {
	d := schools(t)
	for range 3 {
		d.Closed()
	}
	d.Did(journal.FinishEvent{Time: 1})
	d.Go(d.Route.In(session.PageSchools).Path())
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	list := d.m.schools()
	if len(list) != 2 || len(list[0].Players) != 4 || list[0].Points < list[1].Points {
		t.Fatalf("two schools with four each: %+v", list)
	}
	d.Send(schoolsBest{2})
	if d.m.Notice == nil {
		t.Fatal("the event is finished: it must be reopened first")
	}
	e := schools(t)
	e.Closed()
	e.Route = e.Route.In(session.PageSchools)
	e.Send(schoolsBest{6})
	e.NoNotice("choosing how many count")
	e.Event.Table = ranking.Of(e.Event.Kept, 1)
	for _, s := range e.m.schools() {
		if len(s.Players) != 5 || !s.Short {
			t.Errorf("%s has five players, six count: %+v", s.Club, s)
		}
	}
	e.Send(schoolsBest{0})
	if sec := e.SectionNow(); sec.BestOf != 1 {
		t.Errorf("at least one counts, not %d", sec.BestOf)
	}
}

// schools is an event of ten players of two schools.
func schools(t *testing.T) *desk {
	d := newDesk(t)
	d.Open(0, true, func(c *journal.SectionConfig) { c.Rounds = 3 })
	var list []journal.PlayerInfo
	for i := range 10 {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%2), Rating: 2100 - 13*i})
	}
	d.Did(journal.ImportPlayers{Section: 1, Players: list})
	return d
}

// TestOneKeyForASchool: however a school was typed, it is one in the ranking, the prizes, the texts, the check-in by school and the
// warnings of a draft.
func TestOneKeyForASchool(t *testing.T) {
	d := newDesk(t)
	d.Open(0, true, func(c *journal.SectionConfig) { c.Rounds, c.BestOf = 1, 2 })
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Adi", Club: "SD Negeri Mekarsari 1", Rating: 1500}, {Name: "Budi", Club: "SDN Tugu 7", Rating: 1400},
		{Name: "Citra", Club: "SDN MEKARSARI 01", Rating: 1300}, {Name: "Dedi", Club: "SDN Tuguu 7", Rating: 1200}}})
	d.Did(journal.CompareSchools{A: "SDN Tuguu 7", B: "SDN Tugu 7", Same: true})
	d.Did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Name: "Beregu", Team: 2, Places: 2}, {Name: "SDN mekarsari 1", Club: "sdn mekarsari 1", Places: 2}}}})
	d.Pair()
	s := d.Event.Ahead
	if groups := s.SchoolsOf(1, 1); len(groups) != 2 || len(groups[0]) != 2 || len(groups[1]) != 2 {
		t.Errorf("kept apart: %v", groups)
	}
	for _, b := range mustRound(t, s).Boards { // 1–3, 2–4: both of one school
		if p, _ := s.Player(b.White); !slices.ContainsFunc(s.DraftWarnings(1), func(w journal.Warning) bool { return w.Kind == journal.WarnSameClub && w.Board == b.Number }) {
			t.Errorf("no word of board %d, where %s meets his school", b.Number, p.Name)
		}
	}
	d.Publish()
	for _, b := range mustRound(t, s).Boards {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b.Number, Score: journal.WhiteWins})
	}
	d.Close()
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	if list := d.m.schools(); len(list) != 2 || len(list[0].Players) != 2 || list[0].Short {
		t.Errorf("ranking %+v", list)
	}
	given := ranking.GivenBy(d.Event.Kept, d.Event.Table)
	if len(given) != 2 || len(given[0].Awards) != 2 || len(given[1].Awards) != 2 {
		t.Errorf("prizes %+v", given)
	}
	if clubs := sheet.Clubs(d.Event.Kept, d.Lang()); len(clubs) != 2 || len(clubs[0].Players) != 2 {
		t.Errorf("texts %+v", clubs)
	}
}

func mustRound(t *testing.T, s journal.State) journal.Round {
	t.Helper()
	r, ok := s.Round(1, 1)
	if !ok || len(r.Boards) != 2 {
		t.Fatalf("%+v", r)
	}
	return r
}

// TestSchoolsOverSections: with several sections schools are ranked by their players of all of them, unless the section alone is asked
// for; sections that give points unlike are named.
func TestSchoolsOverSections(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(4)
	for id := range journal.PlayerID(8) {
		p, _ := d.Event.Ahead.Player(id + 1)
		p.Club = fmt.Sprintf("School %d", id%2)
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
	}
	d.Closed()
	d.Go("/event/" + d.Event.ID + "/schools")
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	d.Send(schoolsBest{2})
	if list := d.m.schools(); !d.m.isWhole() || len(list) != 2 || list[0].Short {
		t.Fatalf("over all sections: %+v", list)
	}
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	d.Says("the page", "All sections", "Counted over all sections", "Boys · A", "!not alike")
	d.Go("/event/" + d.Event.ID + "/schools/" + session.SheetOwn)
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	if d.m.isWhole() {
		t.Error("the section alone was asked for")
	}
	d.Says("the section alone", "!Counted over all sections", "!Boys · A")
	girls, _ := d.Event.Ahead.Section(2)
	girls.Rounds++
	d.Did(journal.ChangeSection{Section: 2, SectionConfig: girls.SectionConfig})
	d.Go("/event/" + d.Event.ID + "/schools")
	d.Event.Table = ranking.Of(d.Event.Kept, 1)
	d.Says("unlike sections", "The sections are not alike")
}

// TestSchoolsByLevelAndSex: the best school of a level, of the boys and of the girls, each ranked by its own pupils; the text for parents
// says how many of them count.
func TestSchoolsByLevelAndSex(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(4)
	for id := range journal.PlayerID(8) {
		p, _ := d.Event.Ahead.Player(id + 1)
		p.Club = []string{"SDN Tapos 1", "SMPN 4 Depok"}[id%2]
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
	}
	d.Closed()
	for _, c := range []struct {
		sheet   string
		schools int
		players int // that count for the first
		scope   string
	}{
		{"", 2, 2, ""}, {"sd", 1, 2, "SD"}, {"smp", 1, 2, "SMP"}, {"all-m", 2, 2, "boys"}, {"smp-m", 1, 2, "SMP"}, {"all-f", 0, 0, "girls"}, {"sma", 0, 0, "SMA"},
	} {
		path := "/event/" + d.Event.ID + "/schools"
		if c.sheet != "" {
			path += "/" + c.sheet
		}
		d.Go(path)
		d.Event.Table = ranking.Of(d.Event.Kept, 1)
		d.Send(schoolsBest{4})
		d.Event.Table = ranking.Of(d.Event.Kept, 1)
		list := d.m.schools()
		if len(list) != c.schools || len(list) > 0 && len(list[0].Players) != c.players || !strings.Contains(d.m.scopeText(), c.scope) || (c.scope == "") != (d.m.scopeText() == "") {
			t.Errorf("%q: %q, %+v", c.sheet, d.m.scopeText(), list)
		}
		if level, sex, ok := session.SchoolScope(c.sheet); !ok || session.SchoolSheet(level, sex) != c.sheet {
			t.Errorf("%q is read as %q %v %v", c.sheet, level, sex, ok)
		}
		if c.schools == 0 {
			continue
		}
		d.Says(c.sheet, "All levels", "Girls")
		d.Send(copySchools{})
		text := d.Cmds[len(d.Cmds)-1].(session.CopyText).Text
		if want := fmt.Sprintf("(%d players", c.players); !strings.Contains(text, want) || strings.Contains(text, "too few") != (c.players < 4) {
			t.Errorf("%q: the text %q lacks %q", c.sheet, text, want)
		}
	}
	for _, sheet := range []string{"x", "sd-x", "-f", "all-", "own-f"} {
		if _, _, ok := session.SchoolScope(sheet); ok {
			t.Errorf("%q is taken", sheet)
		}
	}
}
