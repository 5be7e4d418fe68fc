package e2e

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// deskBackup writes a backup of an event in its published first round: board b has players 2b−1 and 2b.
func deskBackup(t *testing.T, players int) string {
	t.Helper()
	info := journal.EventInfo{ID: "desktestevent", Name: "O2SN Kecamatan Tapos 2026", Place: "Aula SDN Tapos 2", Language: "id", Seed: 20261120}
	if err := info.Start.UnmarshalText([]byte("2026-11-20")); err != nil {
		t.Fatal(err)
	}
	var boards []journal.Pair
	for i := range players / 2 {
		boards = append(boards, journal.Pair{journal.PlayerID(2*i + 1), journal.PlayerID(2*i + 2)})
	}
	w := author{t: t, stamp: madeAt}
	w.stamp.By = "Sari"
	w.do(journal.CreateEvent{EventInfo: info},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TieBreaks: []string{"BH"}, TieRules: "2026",
			TimeControl: "60 menit", TimeCode: "5400+30", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}},
		journal.ImportPlayers{Section: 1, Source: "test", Players: field(players)}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3},
		journal.PairByHand{Section: 1, Boards: boards}, journal.Publish{Section: 1, Time: w.stamp.At})
	return backupFile(t, file.EventBackup{ID: info.ID, Records: w.records})
}

const deskPath = "event/desktestevent/arbiter"

// openDesk restores that event, of 24 players, on a phone.
func openDesk(t *testing.T) (*browsertest.Page, *browsertest.Host) {
	t.Helper()
	return openDeskOf(t, 24)
}

func openDeskOf(t *testing.T, players int) (*browsertest.Page, *browsertest.Host) {
	t.Helper()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Language("id-ID")
	p.Reload()
	p.Size(browsertest.Phone)
	p.Wait(has("empty"))
	restoreBackup(p, deskBackup(t, players))
	p.Wait(has("backup-age"))
	return p, host
}

// shownAs waits until an element's text is as wanted.
func shownAs(p *browsertest.Page, selector, text string) {
	p.Wait(fmt.Sprintf(`((e) => (e?.matches("input") ? e.value : e?.textContent.trim()) === %[2]q)(document.querySelector(%[1]q))`, selector, text))
}

// takeBoard types a board number and takes a player of it.
func takeBoard(p *browsertest.Page, board int, white bool) {
	typed := ""
	for _, f := range fmt.Sprint(board) {
		typed += string(f)
		p.Wait(has("figure-" + string(f)))
		p.Tap("#figure-" + string(f))
		shownAs(p, "#board-no", typed)
	}
	p.Tap("#desk-next")
	p.Wait(has("take-w"))
	p.Tap(map[bool]string{true: "#take-w", false: "#take-b"}[white])
	p.Wait(`document.querySelector("#take-w") === null`)
}

// answers the questions of a claim, "question answer" each.
func answers(p *browsertest.Page, list ...string) {
	for _, a := range list {
		question, answer, _ := strings.Cut(a, " ")
		shownAs(p, "#question", i18n.ID.T(i18n.Questions[question]))
		p.Tap("#answer-" + answer)
	}
}

// TestDeskClaims hears a claim, corrects a clock by what followed, hears an appeal and a protest, and reads them in the report and
// on paper.
func TestDeskClaims(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p, host := openDesk(t)
	p.Go(host.URL + deskPath + "/claim")
	takeBoard(p, 2, true)
	p.Wait(has("claim-threefold"))
	p.Tap("#claim-threefold")
	answers(p, "to_move yes", "touched no", "how on_board")
	shownAs(p, "#question", i18n.ID.T(i18n.Questions["three"]))
	p.Shot("claim-three")
	p.Tap("#on-board") // the game is entered on the board, and its answer taken back
	p.Wait(has("desk-check"))
	p.Tap("#sq-e2")
	p.Tap("#sq-e4")
	p.Wait(has("desk-bring"))
	p.Shot("claim-on-board")
	p.Tap("#desk-bring")
	shownAs(p, "#decision", i18n.ID.T(i18n.ClaimsNo))
	p.LongShot("claim-decided")
	p.Tap("#desk-record")
	p.Wait(has("recorded"))
	p.Tap("#desk-clock")
	p.Wait(has("clock-white"))
	p.Fill("#clock-white", "0:23:41")
	p.Fill("#clock-black", "0:14:10")
	shownAs(p, "#new-white", "0:23:41")
	shownAs(p, "#new-black", "0:16:10")
	p.LongShot("desk-clock")
	p.Show(host.URL + deskPath)
	p.Wait(has("incidents"))
	p.Tap("#incidents .lg__key")
	p.Wait(has("ask-appeal"))
	p.Tap("#ask-appeal")
	p.Wait(has("incident-do"))
	p.Fill("#reason", "Posisi itu muncul tiga kali")
	p.Tap("#incident-do")
	p.Wait(`document.getElementById("incident-do") === null`)
	p.Show(host.URL + deskPath + "/appeals")
	p.Wait(has("protest"))
	p.Tap("#protest")
	p.Wait(has("protest-do"))
	p.Fill("#protest-text", "Warna sama tiga kali")
	p.Fill("#protest-from", "SDN Tapos 2")
	p.Shot("protest")
	p.Tap("#protest-do")
	p.Wait(`document.querySelectorAll("#protests > li").length === 2`)
	p.LongShot("appeals")
	p.Show(host.URL + deskPath + "/report")
	p.Wait(`document.querySelectorAll("#report > li").length === 3`)
	p.LongShot("report")
	p.Fill("#report-find", "9.5.3")
	p.Wait(`document.querySelectorAll("#report > li").length === 2`)
	if name, data := p.Download(func() { p.Tap("#report-csv") }); !strings.HasSuffix(name, "-incidents.csv") || strings.Count(string(data), "9.5.3") != 2 {
		t.Errorf("%s: %s", name, data)
	}
	p.Show(host.URL + "event/desktestevent/print/incidents")
	p.Wait(`document.querySelectorAll(".paper tbody tr").length === 3`)
	mateClaim(p, host)
	ownRules(p, host)
	p.Size(browsertest.Tablet)
	p.Dark(true)
	p.Show(host.URL + deskPath)
	p.Wait(has("incidents"))
	p.Shot("desk-tablet-dark")
}

// mateClaim hears a claim of a win on time; whether the claimant can still mate is proved on the board.
func mateClaim(p *browsertest.Page, host *browsertest.Host) {
	p.Go(host.URL + deskPath + "/claim")
	takeBoard(p, 4, false)
	p.Tap("#claim-flag")
	answers(p, "ended no", "flags opponents", "moves no")
	shownAs(p, "#question", i18n.ID.T(i18n.Questions["mate"]))
	p.Tap("#on-board")
	p.Wait(has("fen"))
	p.Fill("#fen", "8/8/4k3/8/8/4K3/8/6N1 b - - 0 1")
	p.Tap("#ask")
	p.Wait(has("desk-bring"))
	p.Shot("claim-mate-board")
	p.Tap("#desk-bring")
	p.Wait(has("todo"))
	p.LongShot("claim-mate")
	p.Tap("#desk-record")
	p.Wait(has("recorded"))
	p.LongShot("claim-mate-done")
}

// ownRules makes rules with two faults, which are named together, mends them, and plays by them; the first incident tells what it
// would cost elsewhere.
func ownRules(p *browsertest.Page, host *browsertest.Host) {
	p.Show(host.URL + deskPath + "/local")
	p.Tap(".stepper:has(#local-two_hands) button:last-child")
	shownAs(p, "#local-two_hands", "1")
	p.Tap("#local-save")
	p.Wait(`document.querySelector(".main, main").innerText.includes(` + fmt.Sprintf("%q", i18n.ID.N(i18n.LocalBad, 2)) + `)`)
	p.Shot("own-rules-bad")
	p.Fill("#local-name", "Kota")
	p.Tap(".stepper:has(#lose) button:last-child")
	shownAs(p, "#lose", "1")
	p.Tap("#local-save")
	p.Wait(`document.querySelector("#laws-line")?.textContent.startsWith("Kota")`)
	p.Tap("#readings > summary")
	p.Tap("label:has(#reads-cards-time)")
	p.Wait(`document.querySelector("#reads-cards-time").checked && document.querySelector("#saved")`)
	p.LongShot("own-rules-laws")
	p.Show(host.URL + deskPath)
	p.Wait(has("incidents"))
	p.Tap("#incidents .lg__key")
	p.Tap("#elsewhere > summary")
	p.Shot("incident-elsewhere")
}
