package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/verdict"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/web/browsertest"
)

// deskBackup writes a backup of an event of 24 players in its published first round: board b has players 2b−1 and 2b.
func deskBackup(t *testing.T) string {
	t.Helper()
	at := journal.Stamp{At: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST", By: "Sari"}
	info := journal.EventInfo{ID: "desktestevent", Name: "O2SN Kecamatan Tapos 2026", Place: "Aula SDN Tapos 2", Language: "id", Seed: 20261120}
	if err := info.Start.UnmarshalText([]byte("2026-11-20")); err != nil {
		t.Fatal(err)
	}
	var boards []journal.Pair
	for i := range 12 {
		boards = append(boards, journal.Pair{journal.PlayerID(2*i + 1), journal.PlayerID(2*i + 2)})
	}
	var s journal.State
	var records []journal.Record
	for _, c := range []journal.Command{journal.CreateEvent{EventInfo: info},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TieBreaks: []string{"BH"}, TieRules: "2026",
			TimeControl: "60 menit", TimeCode: "5400+30", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}},
		journal.ImportPlayers{Section: 1, Source: "test", Players: field(24)}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3},
		journal.PairByHand{Section: 1, Boards: boards}, journal.Publish{Section: 1, Time: at.At}} {
		events, err := journal.Decide(s, c)
		if err != nil {
			t.Fatal(err)
		}
		act := s.Records(at, events...)
		if s, err = journal.Fold(s, act); err != nil {
			t.Fatal(err)
		}
		records = append(records, act...)
	}
	data, err := journal.WriteBackup(journal.Backup{Made: at.At, Events: []journal.EventBackup{{ID: info.ID, Records: records}}})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "desk.wasit.txt")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

const deskPath = "/event/desktestevent/arbiter"

// openDesk restores that event on a phone.
func openDesk(t *testing.T) (*browsertest.Page, *browsertest.Host) {
	t.Helper()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Language("id-ID")
	p.Reload()
	p.Size(browsertest.Phone)
	p.Wait(has("empty"))
	p.Upload(func() { p.Click("#open-backup") }, deskBackup(t))
	p.Wait(has("backup-age"))
	return p, host
}

// shownAs waits until an element's text is as wanted.
func shownAs(p *browsertest.Page, selector, text string) {
	p.Wait(fmt.Sprintf(`document.querySelector(%q)?.textContent.trim() === %q`, selector, text))
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

// deskCase is a line of the list of incidents that needs no earlier offence of the game.
type deskCase struct {
	kind    ruling.Kind
	claimed bool
	replied bool
	article string
}

// deskCases reads n lines of the list for an edition and a class.
func deskCases(t *testing.T, laws, class string, n int) []deskCase {
	t.Helper()
	text, err := os.ReadFile("../../testdata/laws/incidents.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var list []deskCase
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 6 || f[0] != laws || f[1] != class || strings.Contains(f[2], "knock") || f[2] == "flag_fallen" {
			continue
		}
		switch f[3] {
		case "-", "claimed", "replied":
			list = append(list, deskCase{ruling.Kind(f[2]), f[3] == "claimed", f[3] == "replied", f[4]})
		}
	}
	if len(list) < n {
		t.Fatalf("%d cases for %s %s", len(list), laws, class)
	}
	return list[:n]
}

// TestDeskIncidents records a dozen incidents with one thumb, in three languages and under three sets of Laws that are chosen on the
// screen: what it tells the arbiter to do is what the Laws say.
func TestDeskIncidents(t *testing.T) {
	p, host := openDesk(t)
	o2sn := rules.O2SN2013()
	board := 0
	for _, c := range []struct {
		lang           i18n.Lang
		tag, edition   string
		overlay, class string
		rules          ruling.Rules
	}{
		{i18n.ID, "id-ID", "none", o2sn.ID, "standard", ruling.Rules{Edition: editionOf(t, "E09"), Overlay: &o2sn}},
		{i18n.EN, "en-GB", "E23", "none", "standard", ruling.Rules{Edition: editionOf(t, "E23")}},
		{i18n.HR, "hr-HR", "E23", "none", "rapid", ruling.Rules{Edition: editionOf(t, "E23"), Class: rules.Rapid}},
	} {
		p.Language(c.tag)
		p.Go(host.URL + deskPath + "/laws")
		for _, id := range []string{"overlay-" + c.overlay, "edition-" + c.edition, "class-" + c.class} {
			p.Wait(has(id))
			p.Click("label:has(#" + id + ")")
			p.Wait(`document.getElementById("` + id + `").checked && document.querySelector("#saved")`)
		}
		p.LongShot("desk-laws-" + c.lang.Tag())
		p.Go(host.URL + deskPath)
		p.Wait(has("offence"))
		p.Tap("#offence")
		laws := map[string]string{"none": "E09+O2SN", "E23": "E23"}[c.edition]
		for i, k := range deskCases(t, laws, c.class, 4) {
			board++
			oneIncident(t, p, c.lang, &c.rules, k, board, i == 0)
		}
	}
	p.Go(host.URL + deskPath)
	p.Wait(`document.querySelectorAll("#incidents > li").length === 12`)
	p.LongShot("desk-list")
	p.Go(host.URL + "/event/desktestevent/round")
	p.Wait(`document.querySelectorAll(".tray").length > 3`)
	p.Shot("desk-round")
}

func editionOf(t *testing.T, id string) rules.Edition {
	t.Helper()
	e, ok := rules.EditionOf(id)
	if !ok {
		t.Fatal(id)
	}
	return e
}

// oneIncident records one and compares the page with the ruling. With undo it is taken back once, and recorded again.
func oneIncident(t *testing.T, p *browsertest.Page, l i18n.Lang, r *ruling.Rules, k deskCase, board int, undo bool) {
	t.Helper()
	white := board%2 == 1
	takeBoard(p, board, white)
	p.Wait(has("of-" + string(k.kind)))
	p.Click("#of-" + string(k.kind))
	p.Wait(has("desk-record"))
	tick := func(id string, on bool) {
		p.Wait(fmt.Sprintf(`document.getElementById(%q) !== null || !%t`, id, on))
		if p.Count("#"+id) > 0 {
			var is bool
			if p.Eval(fmt.Sprintf(`document.getElementById(%q).checked`, id), &is); is != on {
				p.Click("label:has(#" + id + ")")
				p.Wait(fmt.Sprintf(`document.getElementById(%q).checked === %t`, id, on))
			}
		}
	}
	tick("claimed", k.claimed)
	tick("replied", k.replied)
	c := ruling.Case{Kind: k.kind, Offender: ruling.Side(white), Replied: k.replied, Pressed: true}
	if k.claimed {
		c.By = ruling.Opponent
	}
	out, err := r.Rule(c)
	if err != nil || out.Article != k.article {
		t.Fatalf("%+v: Art. %s, %v", k, out.Article, err)
	}
	names := []string{pupilName(2*board - 1), pupilName(2 * board)}
	who := verdict.Names{Offender: names[1], Opponent: names[0]}
	if white {
		who = verdict.Names{Offender: names[0], Opponent: names[1]}
	}
	for i, line := range verdict.Of(l, &out, who).Lines {
		shownAs(p, fmt.Sprintf("#todo > li:nth-child(%d)", i+1), strings.TrimSpace(line.Text+" "+strings.Join(line.Articles, " ")))
	}
	if board < 10 {
		p.LongShot(fmt.Sprintf("desk-ruling-%d-%s", board, l.Tag()))
	}
	p.Tap("#desk-record")
	p.Wait(has("recorded"))
	if undo {
		p.LongShot("desk-recorded-" + l.Tag())
		p.Tap("#undo")
		p.Wait(`document.getElementById("recorded") === null && document.getElementById("desk-record") !== null`)
		p.Tap("#desk-record")
		p.Wait(has("recorded"))
	}
	p.Tap("#desk-other")
	p.Wait(`document.getElementById("recorded") === null`)
}

func pupilName(id int) string { return field(24)[id-1].Name }

// TestDeskClaims hears a claim, corrects a clock by what followed, hears an appeal and a protest, and reads them in the report and
// on paper.
func TestDeskClaims(t *testing.T) {
	p, host := openDesk(t)
	p.Go(host.URL + deskPath + "/claim")
	takeBoard(p, 2, true)
	p.Wait(has("claim-threefold"))
	p.Tap("#claim-threefold")
	for _, a := range []struct{ question, answer string }{{"to_move", "yes"}, {"touched", "no"}, {"how", "on_board"}, {"three", "no"}} {
		shownAs(p, "#question", i18n.ID.T(i18n.Questions[a.question]))
		p.Shot("claim-" + a.question)
		p.Tap("#answer-" + a.answer)
	}
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
	p.Go(host.URL + deskPath)
	p.Wait(has("incidents"))
	p.Tap("#incidents .lg__key")
	p.Wait(has("ask-appeal"))
	p.Tap("#ask-appeal")
	p.Wait(has("incident-do"))
	p.Fill("#reason", "Posisi itu muncul tiga kali")
	p.Tap("#incident-do")
	p.Wait(`document.getElementById("incident-do") === null`)
	p.Go(host.URL + deskPath + "/appeals")
	p.Wait(has("protest"))
	p.Tap("#protest")
	p.Wait(has("protest-do"))
	p.Fill("#protest-text", "Warna sama tiga kali")
	p.Fill("#protest-from", "SDN Tapos 2")
	p.Shot("protest")
	p.Tap("#protest-do")
	p.Wait(`document.querySelectorAll("#protests > li").length === 2`)
	p.LongShot("appeals")
	p.Go(host.URL + deskPath + "/report")
	p.Wait(`document.querySelectorAll("#report > li").length === 3`)
	p.LongShot("report")
	p.Fill("#report-find", "9.5.3")
	p.Wait(`document.querySelectorAll("#report > li").length === 2`)
	if name, data := p.Download(func() { p.Tap("#report-csv") }); !strings.HasSuffix(name, "-incidents.csv") || strings.Count(string(data), "9.5.3") != 2 {
		t.Errorf("%s: %s", name, data)
	}
	p.Go(host.URL + "/event/desktestevent/print/incidents")
	p.Wait(`document.querySelectorAll(".paper tbody tr").length === 3`)
	p.Size(browsertest.Tablet)
	p.Dark(true)
	p.Go(host.URL + deskPath)
	p.Wait(has("incidents"))
	p.Shot("desk-tablet-dark")
}
