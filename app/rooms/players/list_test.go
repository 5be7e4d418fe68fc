package players

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// section makes a model of an event with these players, on the page of players.
func section(t testing.TB, order journal.Order, players ...journal.PlayerInfo) page {
	t.Helper()
	var s journal.State
	for _, c := range []journal.Command{
		journal.CreateEvent{EventInfo: journal.EventInfo{ID: "x", Name: "Cup", Seed: 1}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 5, Order: order}},
		journal.ImportPlayers{Section: 1, Players: players},
	} {
		var err error
		if _, s, err = journal.Decide(s, journal.Stamp{At: 1}, c); err != nil {
			t.Fatal(err)
		}
	}
	return page{Session: session.Session{Route: session.Route{Page: session.PagePlayers, Event: "x"}, Event: &session.Event{ID: "x", Kept: s, Ahead: s, Section: 1}}}
}

// drawnNames writes the list as it is drawn: groups in brackets, badges behind the names.
func drawnNames(l playerList) string {
	var parts []string
	for _, g := range l.groups {
		if g.title != "" {
			parts = append(parts, fmt.Sprintf("[%s %d]", g.title, g.size))
		}
		for _, r := range g.rows {
			text := r.name
			for _, b := range r.badges {
				text += "!" + b.text
			}
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, " ")
}

func TestList(t *testing.T) {
	m := section(t, journal.Order{Keys: []journal.OrderKey{journal.ByAge}},
		journal.PlayerInfo{Name: "Zvonimir Abel", Club: "ŠK B", Birth: journal.Date{Year: 2010}},
		journal.PlayerInfo{Name: "Ana Čavić", Club: "ŠK A", Rating: 1500, Title: "WFM"},
		journal.PlayerInfo{Name: "Slamet", Birth: journal.Date{Year: 2011}},
		journal.PlayerInfo{Name: "Ana Cavic", Club: "šk b"})
	for _, c := range []struct {
		name   string
		lang   i18n.Lang
		people Model
		want   string
	}{
		{"whole names in Indonesian", i18n.ID, Model{}, "Ana Cavic!Nama mirip: Ana Čavić!Tanggal lahir belum ada!Tanpa rating Ana Čavić!Nama mirip: Ana Cavic Slamet!Tanpa rating Zvonimir Abel!Tanpa rating"},
		{"surnames in Croatian", i18n.HR, Model{Search: "an"}, "Cavic Ana!Slično ime: Ana Čavić!Nema datuma rođenja!Bez rejtinga Čavić Ana!Slično ime: Ana Cavic"},
		{"surname first", i18n.HR, Model{Filter: "clubs"}, "[ŠK A 1] Čavić Ana!Slično ime: Ana Cavic [ŠK B 2] Abel Zvonimir!Bez rejtinga Cavic Ana!Slično ime: Ana Čavić!Nema datuma rođenja!Bez rejtinga [Bez kluba 1] Slamet!Bez rejtinga"},
		{"by number, as one says it", i18n.HR, Model{Sort: "number", Search: "abel"}, "Zvonimir Abel!Bez rejtinga"},
		{"to look at", i18n.EN, Model{Filter: "doubtful", Sort: "number"}, "Ana Čavić!Similar name: Ana Cavic Ana Cavic!Similar name: Ana Čavić!No date of birth!Unrated"},
		{"a club without its accents", i18n.EN, Model{Search: "sk a"}, "Ana Čavić!Similar name: Ana Cavic"},
		{"nobody", i18n.EN, Model{Search: "xyz"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			m.Model, m.Settings.Lang = c.people, c.lang
			l := m.list(all)
			if got := drawnNames(l); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if l.total != 4 || l.doubtful != 2 || !l.rated || l.scored {
				t.Errorf("%+v", l)
			}
		})
	}
}

// TestSchoolOnce: below its heading a school is not said again, another spelling of it is.
func TestSchoolOnce(t *testing.T) {
	m := section(t, journal.Order{}, journal.PlayerInfo{Name: "Ana", Club: "ŠK B"}, journal.PlayerInfo{Name: "Iva", Club: "šk b"})
	for filter, want := range map[string][]string{"": {"ŠK B", "šk b"}, "clubs": {"", "šk b"}} {
		m.Filter = filter
		if rows := m.list(all).groups[0].rows; rows[0].under != want[0] || rows[1].under != want[1] {
			t.Errorf("%q: %q and %q, want %q", filter, rows[0].under, rows[1].under, want)
		}
	}
}

// TestClassLetters: the class stands below the name with its letter and stream; without them the number alone.
func TestClassLetters(t *testing.T) {
	m := section(t, journal.Order{}, journal.PlayerInfo{Name: "Ana", Club: "SMPN 2", Class: 7, ClassText: "7B"}, journal.PlayerInfo{Name: "Budi", Class: 11, ClassText: "11 IPA 2"},
		journal.PlayerInfo{Name: "Citra", Class: 5}, journal.PlayerInfo{Name: "Dewi"})
	for i, want := range []string{"SMPN 2 · Kelas 7B", "Kelas 11 IPA 2", "Kelas 5", ""} {
		if got := m.list(all).groups[0].rows[i].under; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func many(n int) []journal.PlayerInfo {
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Raden Mas Aryo Bimo %04d", i), Club: fmt.Sprintf("SDN Tapos %d", i%40), Sex: swiss.Male, Rating: 1000 + i%900}
	}
	return list
}

// TestLongList draws a window of a full event, in groups too; "show more" brings the rest.
func TestLongList(t *testing.T) {
	m := section(t, journal.Order{}, many(journal.MaxPlayers)...)
	for _, filter := range []string{"", "clubs"} {
		m.Filter, m.More = filter, 0
		for m.More = 0; ; m.More++ {
			l, drawn := m.list(all), 0
			for _, g := range l.groups {
				drawn += len(g.rows)
			}
			if want := min(journal.MaxPlayers, m.RowsShown()); drawn != want || l.left != journal.MaxPlayers-want {
				t.Fatalf("%q, more %d: %d drawn, %d left, want %d", filter, m.More, drawn, l.left, want)
			}
			if l.left == 0 {
				break
			}
		}
	}
}

func BenchmarkList(b *testing.B) {
	m := section(b, journal.Order{}, many(journal.MaxPlayers)...)
	for b.Loop() {
		m.list(all)
	}
}

// all has every row drawn at once.
func all(rows int) int { return rows }

// TestFirstRows: of rows that are not drawn yet no text is made, and what is counted counts them.
func TestFirstRows(t *testing.T) {
	m := section(t, journal.Order{}, many(90)...)
	for filter, groups := range map[string]int{"": 1, "clubs": 7} { // three or two of a club
		m.Filter = filter
		l := m.list(func(rows int) int { return min(rows, 16) })
		if l.rows() != 16 || l.left != 0 || l.total != 90 || len(l.groups) != groups {
			t.Errorf("%q: %d rows in %d groups, %d left of %d", filter, l.rows(), len(l.groups), l.left, l.total)
		}
	}
}

// TestRoll: what a list is prepared for once serves every letter of a search, and is made anew when the event or the order changes.
func TestRoll(t *testing.T) {
	d := event(t, 9, 3)
	prepared := func() *roll { return Refresh(d.m.Session, d.m.Model).roll }
	d.m.roll = prepared()
	d.Send(searchPlayers{Text: "7"})
	if first := d.m.roll; prepared() != first || d.m.list(all).rows() != 1 {
		t.Errorf("%d rows, the list prepared anew: %t", d.m.list(all).rows(), prepared() != first)
	}
	d.Send(sortPlayers{By: "number"})
	if prepared() == d.m.roll {
		t.Error("another order is that of before")
	}
	d.m.roll = prepared()
	d.Send(sortPlayers{By: "number"})
	d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Zoran 77"}})
	if d.m.list(all).rows() != 2 {
		t.Errorf("%d rows after another player", d.m.list(all).rows())
	}
}
