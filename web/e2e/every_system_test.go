package e2e

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// small is one short event of a system: its field, its rounds, and what its table must hold at the end.
type small struct {
	system  string
	players int
	rounds  int
	options journal.SystemOptions
	more    []journal.Command
}

// TestEverySystemInTheBrowser plays a whole event of each system that TestTableAndBracket does not, from the draw to the
// final table, results by keyboard.
func TestEverySystemInTheBrowser(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	list := []small{
		{journal.Burstein, 5, 3, journal.SystemOptions{}, nil},
		{journal.Dubov, 4, 2, journal.SystemOptions{}, nil},
		{journal.Lim, 5, 2, journal.SystemOptions{Baku: true}, nil},
		{journal.DoubleSwiss, 4, 2, journal.SystemOptions{}, nil},
		{journal.Keizer, 5, 2, journal.SystemOptions{}, nil},
		{journal.Scheveningen, 4, 2, journal.SystemOptions{}, nil},
		{journal.RoundRobin, 3, 6, journal.SystemOptions{Cycles: 2}, nil},
		{journal.Groups, 6, 3, journal.SystemOptions{}, nil},
		{journal.Team, 2, 2, journal.SystemOptions{Boards: 2}, []journal.Command{
			journal.SetRoster{Team: 1, Players: []journal.Member{{Name: "Ana"}, {Name: "Bara"}, {Name: "Cvita"}}},
			journal.SetRoster{Team: 2, Players: []journal.Member{{Name: "Eko"}, {Name: "Fajar"}, {Name: "Gita"}}}}},
	}
	events := make([]file.EventBackup, len(list))
	for i, c := range list {
		players := make([]journal.PlayerInfo, c.players)
		for k := range players {
			players[k] = journal.PlayerInfo{Name: pupils[k].Name, Club: []string{"SDN Tapos 2", "ŠK Đakovo"}[k%2], Rating: 1900 - 17*k}
		}
		events[i] = eventWith(t, fmt.Sprintf("systems%05d", i), "Event of "+c.system, players, journal.SectionConfig{Name: "Open", System: c.system,
			Edition: "2026", Rounds: c.rounds, TieRules: "2026", Options: c.options, TieBreaks: map[bool][]string{true: {"MPvGP"}, false: {"SB"}}[c.system == journal.Team]}, c.more...)
	}
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	p.Wait(`document.querySelector("#empty, #events") !== null`)
	restoreBackup(p, backupFile(t, events...))
	p.Wait(has("events"))
	for i, c := range list {
		p.Show(fmt.Sprintf("%sevent/systems%05d/round", host.URL, i))
		if c.system == journal.Team {
			thirdTeam(p)
		}
		for n := 1; n <= c.rounds; n++ {
			byKeys(p, n, c.system)
		}
		p.Wait(has("finish"))
		if c.system == journal.Team {
			p.Click(".seg--rounds a", "1")
			p.Wait(has("games-1"))
			p.Shot("systems-team-closed")
			p.Size(browsertest.Phone)
			p.Shot("systems-team-phone")
			p.Size(browsertest.Tablet)
			if text := p.Text("#games-1"); strings.Count(text, "–") != 2 || !strings.Contains(text, "1. ") || !strings.Contains(text, "2. ") {
				t.Errorf("the boards of a match of teams: %q", text)
			}
			p.Click(".seg--rounds a", "2")
			p.Wait(has("finish"))
		}
		if c.system == journal.Groups {
			p.Click("#open-final")
			p.Wait(has("qualified"))
			p.Shot("systems-final")
			p.Click("#make-final")
			for n := 1; n <= 2; n++ {
				byKeys(p, n, journal.Knockout)
			}
			p.Wait(has("finish"))
		}
		p.Click("#finish")
		p.Wait(has("standings"))
		p.Shot("systems-end-" + c.system)
		if c.system == journal.Scheveningen && !strings.Contains(p.Text("#team-score"), "SDN Tapos 2 ") {
			t.Errorf("the score of the match: %q", p.Text("#team-score"))
		}
		if text := p.Text("#standings"); !strings.Contains(text, pupils[0].Name) || !strings.Contains(text, pupils[2].Name) {
			t.Errorf("%s: the final table\n%s", c.system, text)
		}
	}
}

// byKeys plays round n: pairs, publishes, enters every result by a key, closes.
func byKeys(p *browsertest.Page, n int, system string) {
	p.Wait(has("pair"))
	p.Click("#pair")
	p.Wait(`document.querySelector("#draw, #publish") !== null`)
	if p.Count("#draw") > 0 {
		p.Click("#draw")
	}
	p.Wait(has("publish"))
	if n == 1 {
		p.Shot("systems-" + system + "-draft")
	}
	publish(p)
	p.Wait(has("keys"))
	if system == journal.Team && n == 1 {
		lineUp(p)
	}
	const stands = `document.getElementById("all-in") !== null ? "" : document.getElementById("now").textContent`
	for k := 0; ; k++ {
		var before string
		if p.Eval(stands, &before); before == "" {
			break
		}
		p.Keys([]string{"1", "0", "5"}[k%3])
		p.Wait(fmt.Sprintf(`(%s) !== %q`, stands, before))
	}
	if n == 1 {
		p.Shot("systems-" + system + "-results")
	}
	p.Click("#close")
	p.Wait(`document.getElementById("all-in") === null`)
}

// thirdTeam enters a team with a reserve in its form.
func thirdTeam(p *browsertest.Page) {
	p.Click(".nav a", "Teams")
	p.Wait(has("add-player"))
	p.Click("#add-player")
	p.Wait(has("p-roster"))
	p.Fill("#p-name", pupils[2].Name)
	p.Fill("#p-roster", "Hana; 1500\nIvo\nJasna")
	p.Shot("systems-team-form")
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null && document.querySelectorAll("#players tbody tr").length === 3`)
	p.Shot("systems-team-list")
	p.Click(".nav a", "Round")
}

// lineUp puts the reserve of the first team of the match in hand on its last board.
func lineUp(p *browsertest.Page) {
	p.Click("#lineup")
	p.Wait(has("save-lineup"))
	p.Select("#seat-0-1", "3")
	p.Click("#save-lineup")
	p.Wait(has("lineup-fault"))
	p.Shot("systems-team-lineup")
	p.Select("#seat-0-1", "1")
	p.Select("#seat-0-2", "3")
	p.Click("#save-lineup")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Shot("systems-team-board")
}
