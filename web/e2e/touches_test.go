package e2e

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss/lot"
	"wasit/web/browsertest"
)

// busyHall is an event in the middle of things: section 1 plays, in section 2 all results are in, in section 3 nobody has come
// yet.
func busyHall(t *testing.T) string {
	t.Helper()
	w := author{t: t, stamp: madeAt}
	w.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "busyhall", Name: "Kejuaraan Sukatani", Language: "en", Seed: 20261120}})
	const players = 12
	for i, name := range []string{"A", "B", "C"} {
		section := journal.SectionID(i + 1)
		w.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 5, WalkOver: 15, TieRules: "2026",
			Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}}, journal.ImportPlayers{Section: section, Source: "test", Players: field(players)})
		if name == "C" {
			break
		}
		var ids []journal.PlayerID
		for _, p := range w.state.Players(section) {
			ids = append(ids, p.ID)
		}
		boards, _ := circle(players, 1)
		for k := range boards {
			boards[k] = journal.Pair{ids[boards[k][0]-1], ids[boards[k][1]-1]}
		}
		w.do(journal.Arrive{Players: ids}, journal.FixOrder{Section: section}, journal.DrawColor{Section: section, Seed: 1},
			journal.PairByHand{Section: section, Boards: boards}, journal.Publish{Section: section, Time: w.stamp.At}, journal.StartRound{Section: section, Time: w.stamp.At})
		if name == "B" {
			for b := range len(boards) {
				w.do(journal.EnterResult{Section: section, Round: 1, Board: b + 1, Score: journal.WhiteWins})
			}
		}
	}
	return backupFile(t, file.EventBackup{ID: "busyhall", Records: w.records})
}

// disturb keeps the page busy with long tasks that come at random instants of a seed: 20 to 250 ms of work, 30 to 400 ms apart.
const disturb = `((seed) => {
	const draw = (n) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed % n };
	window.longTasks = 0;
	const work = () => {
		const end = performance.now() + 20 + draw(230);
		while (performance.now() < end);
		longTasks++;
		setTimeout(work, 30 + draw(370));
	};
	setTimeout(work);
})`

// deed is one touch or key on a screen, and what must hold then: neither what was before nor what a second touch would bring.
type deed struct{ touch, key, shows string }

// turns is a screen and what is done on it over and over: after the last act it is as before the first.
type turns struct {
	path, from string
	acts       []deed
}

// score is the condition that a board of the list shows a result.
func score(board int, text string) string {
	return `document.querySelector("#b` + strconv.Itoa(board) + ` .res")?.textContent.trim() === ` + strconv.Quote(text)
}

func attends(state string, in int) string {
	return fmt.Sprintf(`document.querySelector("#p25 .state--%s") !== null && document.getElementById("count-in").textContent === "%d"`, state, in)
}

// screensTouched are the screens on which fingers are quickest, or least forgiving.
var screensTouched = map[string]turns{
	"results": {"/event/busyhall/s1/round", inHand(1), []deed{
		{touch: "#key-w", shows: inHand(2) + " && " + score(1, "1–0")}, {touch: "#key-d", shows: inHand(3) + " && " + score(2, "½–½")},
		{touch: "#key-b", shows: inHand(4) + " && " + score(3, "0–1")}, {key: "1", shows: inHand(5) + " && " + score(4, "1–0")},
		{key: kb.ArrowUp, shows: inHand(4)}, {key: kb.ArrowDown, shows: inHand(5)},
		{touch: "#key-undo", shows: inHand(4)}, {key: kb.Backspace, shows: inHand(3)}, {touch: "#key-undo", shows: inHand(2)}, {touch: "#key-undo", shows: inHand(1)},
	}},
	"read-back": {"/event/busyhall/s2/round", has("check-read"), []deed{
		{touch: "#check-read", shows: has("read-yes")}, {touch: "#check-stop", shows: has("check-read")},
	}},
	"check-in": {"/event/busyhall/s3/checkin", attends("none", 0), []deed{
		{touch: "#p25", shows: attends("in", 1)}, {touch: "#p25", shows: attends("out", 0)}, {touch: "#p25", shows: attends("none", 0)},
		{touch: "#which-list", shows: has("list-fees-true")}, {touch: "label:has(#list-fees-true)", shows: has("count-paid")},
		{touch: "label:has(#list-fees-false)", shows: has("count-in")}, {touch: "[data-act=close-sheet]", shows: `document.getElementById("sheet") === null`},
	}},
	"sheets": {"/event/busyhall/s3/players", `document.getElementById("sheet") === null`, []deed{
		{touch: "#add-player", shows: has("p-name")}, {key: kb.Escape, shows: `document.getElementById("sheet") === null`},
		{touch: "#add-player", shows: has("p-name")}, {touch: "[data-act=close-sheet]", shows: `document.getElementById("sheet") === null`},
	}},
	"wizard": {"/new", has("name"), []deed{
		{touch: "#next", shows: has("system-rounds") + ` || ` + has("rounds")}, {touch: "#next", shows: has("create")},
		{touch: "#back", shows: has("rounds")}, {touch: "#back", shows: has("name")},
	}},
	"board": {"/board", stands("e4", "pawn"), []deed{
		{key: kb.ArrowLeft, shows: stands("e5", "empty") + " && " + stands("e4", "pawn")}, {key: kb.ArrowLeft, shows: stands("e4", "empty")},
		{key: kb.ArrowRight, shows: stands("e4", "pawn") + " && " + stands("e5", "empty")}, {key: kb.End, shows: stands("e5", "pawn")},
		{touch: "#sq-g1", shows: `document.querySelector("#sq-g1.s") !== null`}, {key: kb.Escape, shows: `document.querySelector(".s[id^=sq-]") === null`},
		{touch: "#claim", shows: has("sheet")}, {key: kb.Escape, shows: `document.getElementById("sheet") === null`}, // arrows on a square would lead to its neighbours
	}},
	"clock": {"/clock", has("resume"), []deed{
		{touch: "#resume", shows: whiteRuns}, {touch: "#ckw-press", shows: blackRuns}, {touch: "#ckb-press", shows: whiteRuns},
		{touch: "#ckw-press", shows: blackRuns}, {touch: "#ckb-press", shows: whiteRuns}, {touch: "#pause", shows: has("resume") + " && " + nobodyRun},
	}},
}

// TestNoTouchIsLost touches and types on every screen of the day, on a phone six times slower than this machine that other work keeps
// busy at random: each act does what it is for, once. Some acts; three thousand with WASIT_LONG, or as many as WASIT_TOUCHES says; the
// long tasks come, and the screens follow each other, by WASIT_SEED.
func TestNoTouchIsLost(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	most := 14
	if os.Getenv("WASIT_LONG") != "" {
		most = 3000
	}
	if n, err := strconv.Atoi(os.Getenv("WASIT_TOUCHES")); err == nil {
		most = n
	}
	seed := lot.Seed(20261122)
	if n, err := strconv.ParseUint(os.Getenv("WASIT_SEED"), 10, 32); err == nil {
		seed = lot.Seed(n)
	}
	g := lot.New(seed)
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, busyHall(t))
	names := []string{"results", "read-back", "check-in", "sheets"}
	if most > 100 {
		prepareTools(p, host.URL)
		names = append(names, "wizard", "board", "clock")
	}
	p.Slow(6)
	p.Eval(fmt.Sprintf("%s(%d)", disturb, seed), nil)
	done := 0
	for round := 0; done < most; round++ {
		if round%len(names) == 0 {
			lot.Shuffle(g, names)
		}
		s := screensTouched[names[round%len(names)]]
		reaches(p, s.path, "#main, #ck")
		p.Wait(s.from)
		for range 1 + g.Draw(3) {
			for _, a := range s.acts {
				done++
				if a.key != "" {
					p.Keys(a.key)
				} else {
					p.Tap(a.touch)
				}
				p.Wait(a.shows)
				guarded(p)
			}
		}
	}
	var tasks int
	p.Eval(`longTasks`, &tasks)
	if tasks < done/10 {
		t.Errorf("%d long tasks in %d acts: the page was not kept busy", tasks, done)
	}
	t.Logf("%d acts, %d long tasks, seed %d", done, tasks, seed)
}

// prepareTools has two moves played on the board, a clock that runs, and a name on the form of a new event.
func prepareTools(p *browsertest.Page, url string) {
	p.Go(url + "board")
	p.Wait(stands("e2", "pawn"))
	moves(p, "e2", "e4", "1", "e4")
	moves(p, "e7", "e5", "2", "e5")
	layClock(p, url, "15+10")
	press(p, "ckb", whiteRuns, 2)
	p.Click("#pause")
	p.Wait(has("resume"))
	p.Go(url + "new")
	p.Wait(has("name"))
	p.Fill("#name", "Piala Wali Kota")
}
