package wall

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestOneSize: the longest page and the longest name of all slides decide the size of the letters, also while another slide is on.
func TestOneSize(t *testing.T) {
	for _, c := range []struct {
		name    string
		players int
		longest string
		want    []string
	}{
		{"ten boards", 20, "", []string{"wall--r10", ""}},
		{"twelve boards", 24, "", []string{""}},
		{"thirteen boards make two pages of seven and six", 26, "", []string{"wall--r10", ""}},
		{"a name of 31 letters", 8, "Rafael Christian Simanjuntak Xx", []string{"wall--r10", "wall--n32"}},
		{"a name of 38 letters", 30, "Raden Mas Anak Agung Gede Raka Putrajay", []string{"wall--r10", "wall--n40"}},
		{"a name that takes two lines", 8, "Kanjeng Raden Tumenggung Haryo Surokusumo Adiningrat", []string{"wall--r10", "wall--long"}},
		{"letters are counted, not bytes", 8, "Đorđe Žarković-Šćepanović", []string{"wall--r10", ""}},
	} {
		d := event(t, c.players, 3)
		if c.longest != "" {
			p, _ := d.Event.Kept.Player(journal.PlayerID(c.players))
			info := p.PlayerInfo
			info.Name = c.longest
			d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: info})
		}
		d.Pair()
		d.Publish()
		d.Go(d.Route.In(session.PageScreen).Path())
		for range d.m.Slides {
			if got := d.m.size(); !slices.Equal(got, c.want) {
				t.Errorf("%s: %q, want %q", c.name, got, c.want)
			}
			d.send(nextSlide{})
		}
	}
}

// TestSchoolWhereNamesAreShared: a pairing is two names and their points; the school stands beside a name that two players bear.
func TestSchoolWhereNamesAreShared(t *testing.T) {
	d := event(t, 6, 3)
	for id, x := range map[journal.PlayerID][2]string{1: {"Siti Aminah", "SDN 1"}, 2: {"Siti  aminah", "MI 2"}, 3: {"Budi", "SDN 1"}} {
		p, _ := d.Event.Kept.Player(id)
		info := p.PlayerInfo
		info.Name, info.Club = x[0], x[1]
		d.Did(journal.ChangePlayer{ID: id, PlayerInfo: info})
	}
	d.Pair()
	d.Publish()
	d.Go(d.Route.In(session.PageScreen).Path())
	html := app.HTMLString(grid(view.New(i18n.EN, ""), d.m, d.m.slideNow()))
	if n := strings.Count(html, "wall__club"); n != 2 || !strings.Contains(html, "MI 2") {
		t.Errorf("%d schools beside names", n)
	}
	if n := strings.Count(html, "wall__pts"); n != 6 {
		t.Errorf("%d numbers of points, want those of six", n)
	}
}
