package players

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/swiss"
)

// schools is an event of boys and girls with players of these schools.
func schools(t *testing.T, clubs ...string) *desk {
	t.Helper()
	d := twoSections(t, 0)
	for i, club := range clubs {
		d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: string(rune('A'+i)) + "di Saputra", Club: club, Sex: swiss.Male}})
	}
	return d
}

func clubsOf(d *desk) (list []string) {
	for _, p := range d.m.Event.Kept.Players(d.m.Event.Section) {
		list = append(list, p.Club)
	}
	return list
}

// TestRenameSchool: all players of a school get its new name, however it was typed; the name of another school joins the two.
func TestRenameSchool(t *testing.T) {
	d := schools(t, "SDN Tugu 7", "sdn tugu 07", "SDN Tapos", "MI Al-Hidayah")
	if l := (page{d.m.Session, Model{Filter: "clubs"}}).list(all); len(l.groups) != 3 || l.groups[2].title != "SDN Tugu 7" || l.groups[2].size != 2 || !l.groups[2].school {
		t.Fatalf("groups %+v", l.groups)
	}
	d.Send(openSchool{"SDN Tugu 7"})
	d.Send(schoolSet{" "})
	d.Send(saveSchool{})
	if dialog, ok := d.m.Dialog.(schoolDialog); !ok || !dialog.Fault {
		t.Fatalf("a school without a name: %+v", d.m.Dialog)
	}
	d.Send(schoolSet{"SDN Tugu VII Depok"})
	d.Send(saveSchool{})
	if got := clubsOf(d); !slices.Equal(got, []string{"SDN Tugu VII Depok", "SDN Tugu VII Depok", "SDN Tapos", "MI Al-Hidayah"}) || d.m.Dialog != nil || d.m.Undo == nil {
		t.Fatalf("renamed: %q", got)
	}
	d.Send(openSchool{"SDN Tapos"})
	d.Send(schoolSet{"mi al hidayah"})
	if other, ok := d.m.joins(d.m.Dialog.(schoolDialog)); !ok || other.Name != "MI Al-Hidayah" {
		t.Fatalf("joins %+v", other)
	}
	d.Send(saveSchool{})
	if got := clubsOf(d); got[2] != "MI Al-Hidayah" || got[3] != "MI Al-Hidayah" || !slices.Equal(d.m.joined("MI Al-Hidayah"), []string{"sdntapos"}) {
		t.Fatalf("joined: %q %q", got, d.m.joined("MI Al-Hidayah"))
	}
	d.Send(partSchool{Key: "sdntapos", Name: "MI Al-Hidayah"})
	if key := d.m.Event.Ahead.SchoolKeys(); key("SDN Tapos") == key("MI Al-Hidayah") {
		t.Error("not parted again")
	}
}

// TestSameSchoolHere: names that are alike are asked about once on the page of players.
func TestSameSchoolHere(t *testing.T) {
	d := schools(t, "SDN Mekarsari 1", "SDN Mekarsari 1", "SDN Mekersari 1")
	q := d.m.Event.Ahead.SchoolQuestions(nil)
	if len(q) != 1 {
		t.Fatalf("asked %+v", q)
	}
	d.Send(compareSchools{q[0].A, q[0].B, true})
	if got := clubsOf(d); got[2] != "SDN Mekarsari 1" || len(d.m.Event.Ahead.SchoolQuestions(nil)) != 0 {
		t.Errorf("one school: %q", got)
	}
	d = schools(t, "SDN Mekarsari 1", "SDN Mekersari 1")
	d.Send(compareSchools{"SDN Mekarsari 1", "SDN Mekersari 1", false})
	if got := clubsOf(d); got[1] != "SDN Mekersari 1" || len(d.m.Event.Ahead.SchoolQuestions(nil)) != 0 {
		t.Errorf("two schools: %q", got)
	}
}

// add types a new player and saves; it reports whether the player entered.
func (d *desk) add(name, sex, club string) bool {
	d.Host.T.Helper()
	n := d.m.Event.Ahead.PlayerCount()
	d.Send(openPlayer{})
	d.Send(playerSet{"name", name})
	d.Send(playerSet{"sex", sex})
	d.Send(playerSet{"club", club})
	d.Send(savePlayer{})
	return d.m.Event.Ahead.PlayerCount() > n
}

// TestAddBySchool: schools are suggested while they are typed, the school of a new player is written as in the event, and one that
// is written alike is asked about before he enters.
func TestAddBySchool(t *testing.T) {
	d := schools(t, "SDN Tugu 7", "SDN Tapos 2")
	d.Send(openPlayer{})
	if got := d.m.Dialog.(playerDialog).Chips; !slices.Equal(got, []string{"SDN Tapos 2", "SDN Tugu 7"}) {
		t.Errorf("before the first letter: %q", got)
	}
	d.Send(playerSet{"club", "tugu"})
	if got := d.m.Dialog.(playerDialog).Chips; !slices.Equal(got, []string{"SDN Tugu 7"}) {
		t.Errorf("typed: %q", got)
	}
	if !d.add("Zaki Mubarak", "m", "sdn tugu 07") || clubsOf(d)[2] != "SDN Tugu 7" {
		t.Errorf("his school: %q", clubsOf(d))
	}
	if d.add("Yusuf Hakim", "m", "SDN Tuguu 7") {
		t.Fatal("nobody was asked about the school")
	}
	d.Send(answerSchool{"SDN Tugu 7", "SDN Tuguu 7", true})
	d.Send(savePlayer{})
	if got := clubsOf(d); len(got) != 4 || got[3] != "SDN Tugu 7" {
		t.Fatalf("answered: %q", got)
	}
	d.add("Wahyu Aji", "m", "SDN Tuguu 7")
	d.Send(answerSchool{"SDN Tugu 7", "SDN Tuguu 7", false})
	d.Send(savePlayer{})
	if got := clubsOf(d); len(got) != 5 || got[4] != "SDN Tuguu 7" || len(d.m.Event.Ahead.SchoolQuestions(nil)) != 0 {
		t.Fatalf("another school: %q, asked %+v", got, d.m.Event.Ahead.SchoolQuestions(nil))
	}
	if d.add("Zaky Mubarak", "m", "SDN Tugu 7") {
		t.Error("nobody was asked about a name that is alike")
	}
}

// TestSectionOfNewPlayer: sex chooses the section; without it somebody is asked, and the player is marked.
func TestSectionOfNewPlayer(t *testing.T) {
	d := schools(t)
	boys, girls := d.m.Event.Ahead.Sections()[0], d.m.Event.Ahead.Sections()[1]
	if boys.Sex != swiss.Male || girls.Sex != swiss.Female {
		t.Fatalf("%+v %+v", boys.Group, girls.Group)
	}
	d.add("Rani Puspita", "f", "SDN 1")
	if list := d.m.Event.Ahead.Players(girls.ID); len(list) != 1 || d.m.Undo == nil || d.m.Undo.Text != "Rani Puspita was added to "+girls.Name+"." {
		t.Fatalf("girls %+v, said %+v", list, d.m.Undo)
	}
	d.Send(openPlayer{})
	d.Send(playerSet{"name", "Dwi Kurnia"})
	d.Send(savePlayer{})
	if dialog := d.m.Dialog.(playerDialog); dialog.Asked == "" || d.m.Event.Ahead.PlayerCount() != 1 {
		t.Fatal("nobody was asked for the sex")
	}
	d.Send(playerSet{"section", "2"})
	d.Send(savePlayer{})
	list := d.m.Event.Ahead.Players(girls.ID)
	if len(list) != 2 || !d.m.Event.Ahead.InDoubt(list[1]) || d.m.Event.Ahead.InDoubt(list[0]) {
		t.Fatalf("girls %+v", list)
	}
	d.Send(openPlayer{ID: list[1].ID})
	d.Send(playerSet{"sex", "m"})
	d.Send(savePlayer{})
	if p, _ := d.m.Event.Ahead.Player(list[1].ID); p.Section != girls.ID || !d.m.Event.Ahead.InDoubt(p) {
		t.Errorf("a boy among the girls: %+v", p)
	}
}

// TestLateIntoBoysOfSD: the form of a late entry knows the sex of its section and offers the schools of its level.
func TestLateIntoBoysOfSD(t *testing.T) {
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) {
		c.Rounds, c.Name, c.Group = 3, "SD Pa", journal.Group{Sex: swiss.Male, Level: alike.SD}
	})
	sec, _ := d.m.Event.Ahead.Section(1)
	other := sec.SectionConfig
	other.Name, other.Level = "SMP Pa", alike.SMP
	d.Did(journal.AddSection{SectionConfig: other})
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Adi", Sex: swiss.Male, Club: "SDN Tapos 2"}, {Name: "Bayu", Sex: swiss.Male, Club: "SDN Tapos 3"}}})
	d.Did(journal.AddPlayer{Section: 2, PlayerInfo: journal.PlayerInfo{Name: "Citra", Club: "SMPN 8 Depok"}})
	if got := d.m.suggested(""); !slices.Contains(got, "SMPN 8 Depok") {
		t.Fatalf("before the first round: %q", got)
	}
	d.Pair()
	d.Publish()
	d.Send(openPlayer{})
	dialog, ok := d.m.Dialog.(playerDialog)
	if !ok || !dialog.Late || dialog.Form.Sex != swiss.Male || !slices.Equal(dialog.Chips, []string{"SDN Tapos 3", "SDN Tapos 2"}) {
		t.Errorf("the form %+v", d.m.Dialog)
	}
}
