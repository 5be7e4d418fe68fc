package e2e

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// TestTableAndBracket plays a round robin of eight, which the wizard suggests, and a knock-out with a tie-break and an
// Armageddon game, both to the end by touch, and looks at the grid and the bracket.
func TestTableAndBracket(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupWith(t, field(8), journal.SectionConfig{Name: "Piala", System: journal.Knockout, Rounds: 3, TieRules: "2026",
		Options: journal.SystemOptions{Ladder: journal.LadderSchool}}))
	p.Click("#go")
	cup(p, 1, []string{"w", "d", "b", "w", "2d", "2a", "2d"}, true)
	cup(p, 2, []string{"w", "b"}, false)
	p.Click(".nav a", "Klasemen")
	p.Wait(has("standings"))
	p.Click(".seg__o", "Bagan")
	p.Wait(has("bracket"))
	p.Shot("systems-bracket-open")
	p.Click(".nav a", "Babak")
	cup(p, 3, []string{"b", "w"}, false)
	p.Wait(has("finish"))
	p.Click("#finish")
	p.Wait(has("standings"))
	p.Shot("systems-cup-standings")
	p.Click(".seg__o", "Bagan")
	p.Wait(has("bracket"))
	p.LongShot("systems-bracket-phone")
	p.Size(browsertest.Tablet)
	p.Dark(true)
	p.Shot("systems-bracket-tablet")
	if n := p.Count(".bracket__side.is-win"); n != 8 {
		t.Errorf("%d winners in the bracket, want 8 of seven matches and the one for third place", n)
	}
	if !strings.Contains(p.Text("#m1-2"), "Armageddon") {
		t.Errorf("the bracket says how the match was decided: %q", p.Text("#m1-2"))
	}
	p.Dark(false)
	p.Size(browsertest.Phone)
	suggested(p, host)
	for n := 1; n <= 7; n++ {
		playRound(p, n, 4, n == 1)
		p.Wait(fmt.Sprintf(`document.getElementById("all-in") === null && document.getElementById(%q) !== null`, map[bool]string{true: "finish", false: "pair"}[n == 7]))
	}
	p.Click("#finish")
	p.Wait(has("standings"))
	p.Click(".seg__o", "Tabel Berger")
	p.Wait(has("grid-0"))
	p.Shot("systems-grid-phone")
	p.Size(browsertest.Tablet)
	p.Shot("systems-grid-tablet")
	p.Click(".seg__o", "Sekolah")
	p.Wait(has("schools"))
	p.Size(browsertest.Phone)
	p.LongShot("systems-schools")
	p.Click(".seg__o", "Tabel Berger")
	p.Wait(has("grid-0"))
	var cells []string
	p.Eval(`[...document.querySelectorAll("#grid-0 td.cell")].map((c) => c.classList.contains("cell--self") ? "self" : c.textContent)`, &cells)
	counts := map[string]int{}
	for _, c := range cells {
		counts[c]++
	}
	if len(cells) != 64 || counts["self"] != 8 || counts["1"] != counts["0"] || counts["1"]+counts["0"]+counts["½"] != 56 {
		t.Errorf("everybody met everybody: %v", counts)
	}
}

// suggested makes an event of eight by the suggestion of the wizard.
func suggested(p *browsertest.Page, host *browsertest.Host) {
	p.Show(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "Liga Kelas")
	p.Click("#next")
	p.Wait(has("expected"))
	p.LongShot("systems-wizard")
	p.Fill("#expected", "")
	p.Keys("16") // figure by figure
	p.Wait(`document.getElementById("expected").value === "16" && document.getElementById("expected").dataset.is === "=16"`)
	p.Fill("#expected", "99999")
	p.Wait(`document.getElementById("expected").dataset.is === "=2000"`)
	p.Eval(`document.getElementById("expected").blur()`, nil)
	p.Wait(`document.getElementById("expected").value === "2000"`) // the nearest that there is
	p.Fill("#expected", "8")
	p.Wait(has("suggest-do"))
	p.Click("#suggest-do")
	p.Wait(has("system-rounds"))
	p.LongShot("systems-wizard-roundrobin")
	p.Click("#next")
	p.Wait(has("create"))
	p.Shot("systems-wizard-check")
	p.Click("#create")
	p.Wait(has("paste"))
	p.Click("#paste")
	p.Wait(has("list"))
	var names []string
	for _, player := range field(8) {
		names = append(names, player.Name+";"+player.Club)
	}
	p.Fill("#list", "Nama;Sekolah\n"+strings.Join(names, "\n"))
	p.Click("#check")
	p.Wait(asksLeft(0))
	p.Click("#enter")
	p.Wait(has("players"))
	p.Click(".nav a", "Babak")
}

// cup plays a round of a knock-out: results of the boards in order, then with a number before it those of a board that
// went on: a game, or "a" for the choice of colours.
func cup(p *browsertest.Page, n int, acts []string, shots bool) {
	p.Wait(has("pair"))
	p.Click("#pair")
	if n == 1 {
		p.Wait(has("draw"))
		p.Shot("systems-cup-draw")
		p.Click("#draw")
	}
	p.Wait(has("publish"))
	if shots {
		p.Click("#b1")
		p.Wait(has("why-own"))
		p.Shot("systems-cup-why")
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null`)
	}
	publish(p)
	for i, act := range acts {
		board := i + 1
		if len(act) == 2 {
			board, act = int(act[0]-'0'), act[1:]
		}
		p.Wait(fmt.Sprintf(`/\b%d\b/.test(document.querySelector("#now .now__no")?.firstChild.textContent)`, board))
		if act == "a" {
			p.Wait(has("choose-a"))
			p.Shot("systems-cup-choose")
			p.Tap("#choose-a")
			p.Wait(`document.getElementById("choose-a") === null && document.getElementById("key-d") !== null`)
			p.Shot("systems-cup-armageddon")
			continue
		}
		p.Wait(has("key-" + act))
		steps := `document.querySelector("#echo")?.textContent`
		var before string
		p.Eval(steps+` ?? ""`, &before)
		p.Tap("#key-" + act)
		p.Wait(fmt.Sprintf(`(%s ?? "") !== %q || document.getElementById("all-in") !== null || document.getElementById("choose-a") !== null`, steps, before))
	}
	p.Wait(has("all-in"))
	p.Click("#close")
	p.Wait(`document.getElementById("all-in") === null`)
}
