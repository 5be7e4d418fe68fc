package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/web/browsertest"
)

// handBackup writes a backup of an event of one section in which rounds were paired by hand: closed ones with all results,
// then one more that is published.
func handBackup(t testing.TB, players []journal.PlayerInfo, closed int) string {
	t.Helper()
	return playedBackup(t, players, max(6, closed+1), closed, true)
}

// playedBackup is such an event of rounds of which closed are over; with more to come the next is published and a lot
// decides the prizes.
func playedBackup(t testing.TB, players []journal.PlayerInfo, rounds, closed int, goesOn bool) string {
	t.Helper()
	at := journal.Stamp{At: time.Date(2026, 11, 20, 3, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST"}
	var s journal.State
	var records []journal.Record
	do := func(c journal.Command) {
		t.Helper()
		events, err := journal.Decide(s, c)
		if err != nil {
			t.Fatalf("%T: %v", c, err)
		}
		act := s.Records(at, events...)
		if s, err = journal.Fold(s, act); err != nil {
			t.Fatal(err)
		}
		records = append(records, act...)
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e2eprint", Name: "O2SN Kecamatan Tapos 2026", Language: "id", Seed: 20261120}})
	do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds, WalkOver: 15,
		TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}})
	do(journal.ImportPlayers{Section: 1, Source: "test", Players: players})
	do(journal.FixOrder{Section: 1})
	do(journal.DrawColor{Section: 1, Seed: 20261120})
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.BlackForfeits, journal.BlackWins}
	for n := 1; n <= closed+1 && (goesOn || n <= closed); n++ {
		boards, bye := circle(len(players), n)
		do(journal.PairByHand{Section: 1, Boards: boards, PAB: bye})
		do(journal.Publish{Section: 1, Time: at.At})
		if n > closed {
			break
		}
		for _, b := range s.MissingBoards(1, n) {
			do(journal.EnterResult{Section: 1, Round: n, Board: b, Score: scores[(b*n)%len(scores)]})
		}
		do(journal.CloseRound{Section: 1, Time: at.At})
	}
	ids := make([]journal.PlayerID, len(players))
	for i := range ids {
		ids[i] = journal.PlayerID(i + 1)
	}
	if goesOn {
		do(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: ids, Seed: 20261121})
	}
	data, err := journal.WriteBackup(journal.Backup{Made: at.At, Events: []journal.EventBackup{{ID: "e2eprint", Records: records}}})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "backup.wasit.txt")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// circle pairs round n of the circle method: nobody meets twice.
func circle(players, n int) (boards []journal.Pair, bye journal.PlayerID) {
	seats := players + players%2
	seat := func(i int) journal.PlayerID {
		if i == 0 {
			return 1
		}
		return journal.PlayerID((i-1+n)%(seats-1) + 2)
	}
	for i := range seats / 2 {
		a, b := seat(i), seat(seats-1-i)
		switch {
		case int(a) > players:
			bye = b
		case int(b) > players:
			bye = a
		case (n+i)%2 == 0:
			boards = append(boards, journal.Pair{a, b})
		default:
			boards = append(boards, journal.Pair{b, a})
		}
	}
	return boards, bye
}

var pdfPage = regexp.MustCompile(`/Type\s*/Page\b`)

// overfull gives the leaves whose content does not fit, as they are printed.
const overfull = `[...document.querySelectorAll(".paper .leafbox > *, .paper .slip, .paper .card, .paper .tablenr, .paper .pcard")].map((e, i) =>
	[i + 1, e.className, e.scrollHeight - e.clientHeight]).filter((e) => e[2] > 1).map(String)`

// paperKinds are the sheets of an event whose last round is not played yet.
var paperKinds = []string{"boards", "dense", "names", "slips", "notice", "standings", "crosstable", "rescue", "list",
	"regulation", "cards", "tables", "blank", "prizes", "schools", "medals", "record"}

// onPaper shows a sheet of the open event and, with pdf, prints it: as many pages as leaves, nothing of the app on them, no
// leaf overfull.
func onPaper(p *browsertest.Page, t *testing.T, name, kind string, pdf bool) {
	t.Helper()
	p.Click("#leaf-" + kind)
	p.Wait(has("pages"))
	p.Wait(`document.querySelector(".paper .leafbox") !== null`)
	var leaves int
	var over, seen []string
	p.Eval(`document.querySelectorAll(".paper .leafbox").length`, &leaves)
	p.Paper(true)
	p.Eval(overfull, &over)
	p.Eval(`[...document.querySelectorAll(".bar, .nav, .act, .head, .skip")].filter((e) => e.checkVisibility()).map((e) => e.className)`, &seen)
	if pdf {
		data := p.PDF()
		if dir := os.Getenv("WASIT_SHOTS"); dir != "" {
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%s.pdf", name, kind)), data, 0o600); err != nil {
				t.Error(err)
			}
		}
		if pages := len(pdfPage.FindAll(data, -1)); pages != leaves || leaves == 0 {
			t.Errorf("%s, %s: %d leaves print on %d pages", name, kind, leaves, pages)
		}
	}
	p.Paper(false)
	if len(over) > 0 || len(seen) > 0 {
		t.Errorf("%s, %s: overfull leaves %v, parts of the app %v", name, kind, over, seen)
	}
}

func backToSheets(p *browsertest.Page) {
	p.Click("#sheets")
	p.Wait(has("leaf-list"))
}

// notOnce gives the players of a list who do not stand on the shown sheet exactly once.
const notOnce = `(() => {
	const seen = {};
	for (const e of document.querySelectorAll(".paper td:first-child .nm, .paper td b, .paper .card .nm"))
		seen[e.textContent] = (seen[e.textContent] || 0) + 1;
	return %s.filter((name) => seen[name] !== 1);
})()`

func TestPrint(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Size(browsertest.Tablet)
	event := printCentre(t, p, host, 57, 2)
	p.LongShot("print-tablet")
	p.Dark(true)
	p.Size(browsertest.Phone)
	p.LongShot("print-phone-dark")
	p.Dark(false)
	p.Eval(`(() => { const e = document.getElementById("start"); e.value = "10:40"; e.dispatchEvent(new Event("input", {bubbles: true})); e.dispatchEvent(new Event("change", {bubbles: true})) })()`, nil)
	p.Click("#leaf-boards")
	p.Wait(has("print"))
	p.WaitText("Babak 3: menurut papan")
	p.WaitText("10.55")
	p.Shot("print-boards-phone")
	p.Click("#sheets")
	p.Click("#club-texts")
	p.Wait(has("sheet"))
	p.WaitText("SDN Tapos 2")
	p.Shot("print-clubs-phone")
	p.Size(browsertest.Tablet)
	p.Go(event + "/names")
	p.Wait(has("print"))
	p.Shot("print-names-tablet")
	p.Click("#sheets")
	p.Wait(has("leaf-list"))
	for _, kind := range paperKinds {
		onPaper(p, t, "57", kind, true)
		backToSheets(p)
	}
}

// printCentre restores an event and opens its print page, whose address it returns.
func printCentre(t *testing.T, p *browsertest.Page, host *browsertest.Host, players, closed int) string {
	t.Helper()
	p.Wait(has("empty"))
	file := handBackup(t, field(players), closed)
	p.Upload(func() { p.Click("#open-backup") }, file)
	p.Wait(has("continue"))
	address := host.URL + "event/e2eprint/print"
	p.Go(address)
	p.Wait(has("leaf-boards"))
	return address
}

// TestPrintMany: 300 players, each exactly once on every list, no leaf overfull.
func TestPrintMany(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Size(browsertest.Tablet)
	printCentre(t, p, host, 300, 3)
	p.Click("#paper-hr")
	p.Wait(`document.getElementById("paper-hr").checked`)
	var names []string
	for _, player := range field(300) {
		names = append(names, player.Name)
	}
	list, err := json.Marshal(names)
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"names", "standings", "crosstable", "list", "cards", "rescue"} {
		onPaper(p, t, "300", kind, kind == "names" || kind == "standings")
		var wrong []string
		if p.Eval(fmt.Sprintf(notOnce, list), &wrong); len(wrong) > 0 && kind != "rescue" {
			t.Errorf("%s: not exactly once: %v", kind, wrong)
		}
		backToSheets(p)
	}
}
