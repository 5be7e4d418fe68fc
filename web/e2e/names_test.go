package e2e

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/web/browsertest"
)

// namesEvent is an event of two sections of pupils, from schools of five.
func namesEvent(t *testing.T) file.EventBackup {
	t.Helper()
	section := func(name string, group swiss.Sex) journal.SectionConfig {
		return journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 5, TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026",
			Group: journal.Group{Sex: group}, Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}
	}
	names := []string{"Arkana Dwi Putra", "Azzahra Putri Ramadhani", "Bagas Wicaksono", "Kirana Larasati", "Slamet", "Muhammad Rizky Alfarizi", "Rafi Ahmad Fauzan", "Dimas Aditya Prakoso", "Fathan Al Ghifari"}
	pupils := func(from int, sex swiss.Sex) []journal.PlayerInfo {
		list := make([]journal.PlayerInfo, 40)
		for i := range list {
			list[i] = journal.PlayerInfo{Name: fmt.Sprint(names[(i+from)%len(names)], " ", string(rune('A'+i/len(names)))), Club: fmt.Sprint("SDN Cisalak ", 1+(i+from)%8), Class: 4 + i%3, Sex: sex}
		}
		return list
	}
	return eventWith(t, "e2enamesevent", "O2SN Catur SD Kecamatan Cimanggis 2026", pupils(0, swiss.Male), section("SD Pa", swiss.Male),
		journal.AddSection{SectionConfig: section("SD Pi", swiss.Female)}, journal.ImportPlayers{Section: 2, Source: "test", Players: pupils(4, swiss.Female)})
}

// wholeRows counts the rows that can be read and touched whole between bar and act bar.
func wholeRows(p *browsertest.Page, rows string) (n, columns int) {
	var got [2]int
	p.Eval(`(() => {
		const top = document.querySelector(".bar").getBoundingClientRect().bottom;
		const end = Math.min(innerHeight, ...[...document.querySelectorAll(".act, .nav")].map((e) => e.getBoundingClientRect()).filter((r) => r.height > 0 && r.top > innerHeight / 2).map((r) => r.top));
		const seen = [...document.querySelectorAll("`+rows+`")].map((e) => e.getBoundingClientRect()).filter((r) => r.height > 0 && r.top >= top - 1 && r.bottom <= end + 1);
		return [seen.length, new Set(seen.map((r) => Math.round(r.left))).size];
	})()`, &got)
	return got[0], got[1]
}

// TestNamesOnFirstScreen: a phone shows seven whole names of the check-in and of the list of players at once, below what can be undone too, and
// the first touch moves none of them; a tablet shows the check-in in two columns.
func TestNamesOnFirstScreen(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, backupFile(t, namesEvent(t)))
	atLeast := func(page string, screen browsertest.Screen, rows string, want, columns int) {
		t.Helper()
		p.Size(screen)
		p.Shot(safeName(fmt.Sprint("names ", page, " ", screen.Width)))
		n, got := wholeRows(p, rows)
		t.Logf("%s at %d × %d: %d whole names, %d columns", page, screen.Width, screen.Height, n, got)
		if n < want || got != columns {
			t.Errorf("%s at %d × %d: %d whole names in %d columns, want %d in %d", page, screen.Width, screen.Height, n, got, want, columns)
		}
		for _, fault := range append(p.Misfits(browsertest.Letters{Percent: 100}), p.Small()...) {
			t.Errorf("%s at %d × %d: %s", page, screen.Width, screen.Height, fault)
		}
	}
	for i, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		speak(p, host, l)
		p.Show(host.URL + "event/e2enamesevent/checkin")
		p.Wait(has("school-0-all"))
		row := fmt.Sprintf("#schools section:first-of-type li:nth-child(%d) .attend", i+1)
		top := func() (y float64) {
			p.Eval(`document.querySelector("`+row+`").getBoundingClientRect().top`, &y)
			return y
		}
		before := top()
		p.Click(row)
		p.Wait(has("undo"))
		if after := top(); after != before {
			t.Errorf("%s: the touched row went from %v to %v", l.Tag(), before, after)
		}
		atLeast(l.Tag()+" check-in", browsertest.Phone, "#schools .attend", 7, 1)
		p.Click("#which-list")
		p.Wait(has("list-fees-true"))
		p.Shot("names-list-" + l.Tag())
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null`)
		atLeast(l.Tag()+" check-in", upright, "#schools .attend", 18, 2)
		atLeast(l.Tag()+" check-in", browsertest.Tablet, "#schools .attend", 12, 2)
		p.Size(browsertest.Phone)
		p.Click("#leave-checkin")
		p.Wait(has("players"))
		p.Click("#add-player")
		p.Wait(has("p-name"))
		p.Fill("#p-name", "Zora Zulaikha "+l.Tag())
		p.Click("label:has(#p-sex-m)")
		p.Click("#save")
		p.Wait(`document.getElementById("sheet") === null && document.getElementById("undo") !== null`)
		atLeast(l.Tag()+" players", browsertest.Phone, "#players tbody tr", 7, 1)
		p.Click("#which-list")
		p.Wait(has("order-number"))
		p.Click("label:has(#order-number)")
		p.Wait(`document.querySelector("#sort-number[aria-pressed=true]") !== null`)
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null`)
	}
}

// TestSwapRowsAreLow: while players of a draft change places on a phone, a board of the longest names is lower than three lines each, every player
// a target of a finger, and what is to be looked at leaves the first board on the screen.
func TestSwapRowsAreLow(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t))
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		speak(p, host, l)
		p.Show(host.URL + hardPath(2, "/round"))
		p.Wait(has("swap"))
		p.Click("#swap")
		p.Wait(has("swapping"))
		var rows struct {
			Low, Full, Usual float64 // the lowest key; the highest board, and the middle one
			First            float64 // where the first board begins
		}
		p.Eval(`(() => {
			const high = (s) => [...document.querySelectorAll(s)].map((e) => e.getBoundingClientRect().height).sort((a, b) => a - b);
			const keys = high(".side--key"), boards = high("#boards .board");
			return { Low: keys[0], Full: boards.at(-1), Usual: boards[boards.length >> 1], First: document.querySelector("#b1").getBoundingClientRect().top };
		})()`, &rows)
		t.Logf("%s: boards of %.0f px, at most %.0f, keys from %.0f, the first at %.0f", l.Tag(), rows.Usual, rows.Full, rows.Low, rows.First)
		if rows.Low < 44 || rows.Usual > 112 || rows.Full > 140 || rows.First > 740 {
			t.Errorf("%s: %+v", l.Tag(), rows)
		}
		for _, fault := range append(p.Misfits(browsertest.Letters{Percent: 100}), p.Small()...) {
			t.Errorf("%s: %s", l.Tag(), fault)
		}
		p.Shot("swap-rows-" + l.Tag())
		p.Click("#swap")
		p.Wait(has("publish"))
	}
}
