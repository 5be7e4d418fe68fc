package e2e

import (
	"os"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// TestSeason makes a table over two events, answers who is the same member, sees it after a reload and finds a player in the archive.
// With WASIT_SHOTS it takes the pictures to look at, in every language.
func TestSeason(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	section := journal.SectionConfig{Name: "Open", System: "dutch", Edition: "2026", Rounds: 3}
	players := [][]journal.PlayerInfo{
		{{Name: "Zvonimir Šćrbačić-Đurđević", Club: "ŠK Đakovo"}, {Name: "Budi Santoso", Club: "SDN Tapos 2"}, {Name: "Raden Mas Aryo Bimo Kusumonegoro Wicaksono", Club: "SD Muhammadiyah Kreatif Sukatani"}, {Name: "Dwi"}},
		{{Name: "Budi Santoso", Club: "SDN Cimpaeun 2"}, {Name: "Zvonimir Šćrbačić-Đurđević", Club: "ŠK Đakovo"}, {Name: "Slamet", Club: "SDN Cilangkap 3"}, {Name: "Fajar"}}}
	var events []file.EventBackup
	for i, id := range []string{"seasonone", "seasontwo"} {
		events = append(events, eventWith(t, id, []string{"Malam klub Januari", "Malam klub Februari"}[i], players[i], section,
			journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}}}, journal.Publish{Section: 1, Time: 1},
			journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn}, journal.CloseRound{Section: 1, Time: 2}))
	}
	langs := []string{"id"}
	if os.Getenv("WASIT_SHOTS") != "" {
		langs = []string{"hr", "en", "id"}
	}
	for _, lang := range langs {
		p := browsertest.Light(t)
		p.Language(lang)
		p.Size(browsertest.Phone)
		p.Go(host.URL)
		openBackup(p, host, backupFile(t, events...))
		p.Go(host.URL)
		p.Wait(has("season"))
		p.Click("#season")
		p.Wait(has("add-season"))
		p.Fill("#search", "budi")
		p.Wait(has("found"))
		listLooks(p, lang+"-seasons")
		p.Click("#add-season")
		p.Wait(has("doubt-0-same"))
		listLooks(p, lang+"-season-asked")
		p.Click("#doubt-0-same")
		p.Wait(`!document.querySelector("#doubts")`)
		p.Click("#row-0")
		p.Wait(has("sum"))
		p.Click("#rules summary")
		p.Fill("#s-best", "1")
		p.Wait(`document.querySelector("#season").nextSibling.textContent.includes("1")`)
		p.Reload()
		p.Wait(has("row-0"))
		p.Click("#row-0")
		p.Wait(has("sum"))
		listLooks(p, lang+"-season")
		p.Click("#rules summary")
		p.Click("label", map[string]string{"hr": "Ljestvica", "en": "Ladder", "id": "Tangga klub"}[lang])
		p.Wait(has("s-reach"))
		p.Fill("#s-reach", "2")
		listLooks(p, lang+"-ladder")
		looked(t, p, lang+" ladder", browsertest.Phone, browsertest.Letters{Percent: 100, Font: "Roboto"}) // its heads are long
		p.Click("#new-event")
		p.Wait(`location.pathname === "/new" && document.querySelector("main").textContent.includes("2026")`)
	}
}
