package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
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
	w := author{t: t, stamp: journal.Stamp{At: time.Date(2026, 11, 20, 3, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST"}}
	w.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e2eprint", Name: "O2SN Kecamatan Tapos 2026", Language: "id", Seed: 20261120}})
	w.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds, WalkOver: 15,
		TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}})
	w.do(journal.ImportPlayers{Section: 1, Source: "test", Players: players})
	w.do(journal.FixOrder{Section: 1})
	w.do(journal.DrawColor{Section: 1, Seed: 20261120})
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.BlackForfeits, journal.BlackWins}
	for n := 1; n <= closed+1 && (goesOn || n <= closed); n++ {
		boards, bye := circle(len(players), n)
		w.do(journal.PairByHand{Section: 1, Boards: boards, PAB: bye})
		w.do(journal.Publish{Section: 1, Time: w.stamp.At})
		if n > closed {
			break
		}
		for _, b := range w.state.MissingBoards(1, n) {
			w.do(journal.EnterResult{Section: 1, Round: n, Board: b, Score: scores[(b*n)%len(scores)]})
		}
		w.do(journal.CloseRound{Section: 1, Time: w.stamp.At})
	}
	ids := make([]journal.PlayerID, len(players))
	for i := range ids {
		ids[i] = journal.PlayerID(i + 1)
	}
	if goesOn {
		w.do(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: ids, Seed: 20261121})
	}
	return backupFile(t, file.EventBackup{ID: "e2eprint", Records: w.records})
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

// overfull gives the leaves whose content does not fit, as they are printed.
const overfull = `[...document.querySelectorAll(".paper .leafbox > *, .paper .slip, .paper .slip > *, .paper .card, .paper .tablenr, .paper .pcard")].map((e, i) =>
	[i + 1, e.className, e.scrollHeight - e.clientHeight]).filter((e) => e[2] > 1).map(String)`

// paperKinds are the sheets of an event whose last round is not played yet.
var paperKinds = []string{"round", "boards", "dense", "names", "slips", "notice", "standings", "crosstable", "rescue", "list",
	"regulation", "cards", "tables", "blank", "prizes", "schools", "medals", "record", "codes"}

// onPaper shows a sheet of the open event and prints it: as many pages as leaves, nothing of the app on them, no leaf
// overfull. It returns the text of the pages as the printer gets them.
func onPaper(p *browsertest.Page, t *testing.T, name, kind string) []string {
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
	data := p.PDF()
	if dir := os.Getenv("WASIT_SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%s.pdf", name, kind)), data, 0o600); err != nil {
			t.Error(err)
		}
	}
	pages, err := browsertest.PDFText(data)
	if err != nil {
		t.Errorf("%s, %s: %v", name, kind, err)
	}
	if len(pages) != leaves || leaves == 0 {
		t.Errorf("%s, %s: %d leaves print on %d pages", name, kind, leaves, len(pages))
	}
	p.Paper(false)
	if len(over) > 0 || len(seen) > 0 {
		t.Errorf("%s, %s: overfull leaves %v, parts of the app %v", name, kind, over, seen)
	}
	return pages
}

func backToSheets(p *browsertest.Page) {
	p.Click("#sheets")
	p.Wait(has("leaf-list"))
}

func TestPrint(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
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
	p.Click("#copy-club-0")
	p.Wait(`document.querySelector("#copy-club-0 .icon-check") !== null && document.getElementById("copy-club-0").textContent.includes("Copied")`)
	p.Shot("print-clubs-phone")
	sharing(p, t)
	p.Size(browsertest.Tablet)
	p.Show(event + "/names")
	p.Wait(has("print"))
	p.Shot("print-names-tablet")
	p.Click("#sheets")
	p.Wait(has("leaf-list"))
	for _, kind := range paperKinds {
		onPaper(p, t, "57", kind)
		backToSheets(p)
	}
}

// sharing hands a text of the open dialog to the system's share sheet; leaving that says and copies nothing, and where there
// is none or it fails, the text is copied, which is said.
func sharing(p *browsertest.Page, t *testing.T) {
	t.Helper()
	p.Eval(`(() => {
		globalThis.shared = []; globalThis.copied = []
		Object.defineProperty(navigator, "clipboard", {configurable: true, value: {writeText: async (s) => { copied.push(s) }}})
		globalThis.shares = (answer) => Object.defineProperty(navigator, "share", {configurable: true,
			value: answer && (async (d) => { shared.push(d); await answer() })})
		shares(async () => {})
	})()`, nil)
	p.Click("#share-club-0")
	p.Wait(`shared.length === 1`)
	var texts []string
	p.Eval(`[shared[0].title, shared[0].text, document.querySelector("#sheet .chat__text").textContent]`, &texts)
	if texts[0] == "" || texts[1] == "" || texts[1] != texts[2] {
		t.Errorf("shared %q", texts)
	}
	for i, answer := range []string{`async () => { throw new DOMException("left", "AbortError") }`, `async () => { throw new DOMException("no", "NotAllowedError") }`, `undefined`} {
		p.Eval(`shares(`+answer+`)`, nil)
		p.Click("#share-club-1")
		p.Wait(fmt.Sprintf(`shared.length === %d && copied.length === %d`, min(i+2, 3), i))
		if i > 0 {
			p.Wait(`document.querySelector("#copy-club-1 .icon-check") !== null && document.getElementById("notice").textContent.includes("cannot share")`)
		}
	}
	p.Shot("print-share-copied")
}

// printCentre restores an event and opens its print page, whose address it returns.
func printCentre(t *testing.T, p *browsertest.Page, host *browsertest.Host, players, closed int) string {
	t.Helper()
	return openCentre(t, p, host, field(players), closed)
}

func openCentre(t *testing.T, p *browsertest.Page, host *browsertest.Host, players []journal.PlayerInfo, closed int) string {
	t.Helper()
	p.Wait(has("empty"))
	file := handBackup(t, players, closed)
	restoreBackup(p, file)
	p.Wait(has("continue"))
	address := host.URL + "event/e2eprint/print"
	p.Show(address)
	p.Wait(has("leaf-boards"))
	return address
}

// many are players whose names end in a number of three digits: none begins another, however a line is broken.
func many(n int) []journal.PlayerInfo {
	names := []string{"Budi Santoso", "Raden Mas Aryo Bimo Kusumonegoro Wicaksono", "Siti", "Zvonimir Šćrbačić-Đurđević", "I Gusti Ngurah Agung Wirawan", "Muhammad Rizky Alfarizi"}
	clubs := []string{"SDN Tapos 2", "SD Muhammadiyah Kreatif Sukatani", "ŠK Đakovo", ""}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("%c%s %03d", 'A'+i*7%26, names[i%len(names)], i), Club: clubs[i%len(clubs)]}
	}
	return list
}

// printedNames is how often the name of a player stands on a sheet while a round is played.
var printedNames = map[string]int{"boards": 1, "names": 2, "slips": 1, "standings": 1, "crosstable": 1, "list": 1, "cards": 1, "rescue": 2}

var blanks = regexp.MustCompile(`\s+`)

// TestPrintMany: of 300 players none is lost and none doubled on what leaves the printer, no page is overfull, and every
// page says which of how many it is.
func TestPrintMany(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	p.Size(browsertest.Tablet)
	players := many(300)
	openCentre(t, p, host, players, 3)
	p.Click("#paper-en") // Croatian lists have the surname first, and a printed text has no blanks to tell names by: TestPaperFonts reads those
	p.Wait(`document.getElementById("paper-en").checked`)
	for kind, want := range printedNames {
		pages := onPaper(p, t, "300", kind)
		all := blanks.ReplaceAllString(strings.Join(pages, ""), "")
		for _, player := range players {
			if got := strings.Count(all, blanks.ReplaceAllString(player.Name, "")); got != want {
				t.Errorf("%s: %q stands %d times in print, want %d", kind, player.Name, got, want)
			}
		}
		for i, text := range pages {
			if foot := fmt.Sprintf("page %d of %d", i+1, len(pages)); kind != "slips" && kind != "cards" && !strings.Contains(text, foot) {
				t.Errorf("%s: page %d lacks %q", kind, i+1, foot)
			}
		}
		backToSheets(p)
	}
}

// TestPrintedAtOnce: who prints as soon as the first leaf is on the screen prints all of them.
func TestPrintedAtOnce(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, handBackup(t, field(60), 1))
	var leaves []int // on the screen, on paper
	p.Eval(`new Promise((done) => {
		const leaves = () => document.querySelectorAll(".paper .leafbox").length;
		let seen = 0;
		window.print = () => done([seen, leaves()]);
		const a = Object.assign(document.createElement("a"), { href: "/event/e2eprint/s1/print/names" });
		document.body.append(a);
		a.click();
		a.remove();
		const look = () => {
			if ((seen = leaves()) === 0) return requestAnimationFrame(look);
			document.getElementById("print").click();
		};
		look();
	})`, &leaves)
	if len(leaves) != 2 || leaves[0] != 1 || leaves[1] < 3 {
		t.Errorf("leaves on the screen when the key was pressed, and on paper: %v", leaves)
	}
}
