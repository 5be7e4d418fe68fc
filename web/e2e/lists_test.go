package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// TestRatingList imports a list, sees it after a reload, fills the form of a player from it and checks the event against it. With
// WASIT_SHOTS it takes the pictures to look at, in every language.
func TestRatingList(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	var list strings.Builder
	list.WriteString("ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n")
	row := func(id int, name, fed, sex, title string, rating, born int) {
		fmt.Fprintf(&list, "%-15d%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4s\n", id, name, fed, sex, title, "", "", "", rating, 3, 20, rating-30, 3, 20, rating-60, 3, 20, born, "")
	}
	row(14500001, "Horvat, Ivan", "CRO", "M", "g", 2512, 1985)
	row(14500002, "Kovacic-Durdevic, Zvonimira Marija", "CRO", "F", "wf", 2101, 2004)
	for i := range 6000 {
		row(7100000+i, fmt.Sprintf("Wijaya%c%c, Andi %d", 'a'+i%26, 'a'+i/26%26, i), "INA", "M", "", 1400+i%900, 1980+i%30)
	}
	file := filepath.Join(t.TempDir(), "players_list.txt")
	if err := os.WriteFile(file, []byte(list.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	langs := []string{"en"}
	if os.Getenv("WASIT_SHOTS") != "" {
		langs = []string{"id", "en", "hr"}
	}
	for _, lang := range langs {
		p := browsertest.Light(t)
		p.Language(lang)
		p.Size(browsertest.Phone)
		p.Go(host.URL)
		openBackup(p, host, backupWith(t, []journal.PlayerInfo{{Name: "Ivan Horvat", Rating: 2400}, {Name: "Budi Santoso", FIDEID: "99"}, {Name: "Zvonimira Marija Kovačić-Đurđević", Title: "WCM", Rating: 2050}},
			journal.SectionConfig{Name: "Open", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: "5400+30"}))
		p.Show(host.URL + "lists")
		p.Wait(has("import-fide"))
		p.Shot(lang + "-lists-empty")
		p.Upload(func() { p.Click("#import-fide") }, file)
		p.Wait(has("kept-fide"))
		p.Reload()
		p.Wait(`document.querySelector("#kept-fide")?.textContent.match(/6[.,]?002/)`)

		p.Show(host.URL + "event/e2etestevent/ratings")
		p.Wait(has("check-fide"))
		p.Click("#check-fide")
		p.Wait(has("checked"))
		listLooks(p, lang+"-check")
		p.Click("#take-all")
		p.Wait(`!document.querySelector("#take-all")`)
		p.Show(host.URL + "event/e2etestevent/players")
		p.Wait(has("add-player"))
		p.Click("#add-player")
		p.Wait(has("p-find"))
		p.Fill("#p-find", "wij andi 77")
		p.Wait(has("hit-0"))
		listLooks(p, lang+"-find")
		p.Click("#hit-0")
		p.Wait(`document.querySelector("#p-name").value.startsWith("Andi 77")`)
		p.Show(host.URL + "lists")
		p.Wait(has("kept-fide"))
		listLooks(p, lang+"-lists")
	}
}

// listLooks takes pictures of a screen in every language, on a phone, upright and lying, and on a tablet in the dark.
func listLooks(p *browsertest.Page, name string) {
	if os.Getenv("WASIT_SHOTS") == "" {
		return
	}
	for _, screen := range []struct {
		name string
		size browsertest.Screen
		dark bool
	}{{"phone", browsertest.Phone, false}, {"lying", browsertest.Screen{Width: 740, Height: 360, Touch: true}, false}, {"tablet-dark", browsertest.Tablet, true}} {
		p.Size(screen.size)
		p.Dark(screen.dark)
		p.LongShot(name + "-" + screen.name)
	}
	p.Size(browsertest.Phone)
	p.Dark(false)
}
