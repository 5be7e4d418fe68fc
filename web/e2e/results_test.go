package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// TestHandFirst: what a thumb waits for that enters a result, the next board in its hand and the echo, is in the document before the list
// has the result, and the list, the bar and the row in sight follow by themselves: after a result, and after a board that was only
// taken in hand, whose act nothing is stored of. While a finger rests on the page the list waits, and the tick of what is stored does not.
// The last result has the page drawn whole.
func TestHandFirst(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p := resultsOf(t, browsertest.Phone, 40)
	p.Eval(`(() => {
		window.steps = [];
		const state = () => [document.querySelector("#now h2")?.textContent.trim().split(" ")[1], document.querySelector("#echo .echo__k")?.textContent.trim().split(" ")[1] ?? "-",
			document.querySelector("#boards [aria-selected='true']")?.id, document.getElementById("left").textContent.match(/\d+/)[0]].join(" ");
		new MutationObserver(() => { if (steps.at(-1) !== state()) steps.push(state()) }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
	})()`, nil)
	tell := func(act func(), end string) (steps []string) {
		t.Helper()
		p.Eval(`steps.length = 0`, nil)
		act()
		p.Wait(`steps.at(-1) === ` + strconv.Quote(end))
		p.Eval(`steps`, &steps)
		return steps
	}
	for _, c := range []struct {
		act        func()
		first, end string
	}{
		{func() { p.Tap("#key-w") }, "2 1 b1 20", "2 1 b2 19"},
		{func() { p.Tap("#key-b") }, "3 2 b2 19", "3 2 b3 18"},
		{func() { p.Tap("#b20") }, "20 2 b3 18", "20 2 b20 18"},
		{func() { p.Tap("#key-d") }, "3 20 b20 18", "3 20 b3 17"},
	} {
		p.Wait(`document.querySelector("#echo:not(.echo--quiet) .echo__k") === null`)
		p.Eval(atRest, nil) // what is still due of the act before would be drawn together with the hand
		if steps := tell(c.act, c.end); !slices.Contains(steps, c.first) {
			t.Errorf("hand, echo, row in hand and results to come are %q, want %q and then %q", steps, c.first, c.end)
		}
	}
	p.Eval(`(() => {
		const send = (type, id, pointerId) => {
			const e = document.querySelector(id), r = e.getBoundingClientRect();
			e.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, pointerType: "touch", clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 }));
		};
		window.ticked = false;
		new MutationObserver(() => { ticked ||= document.querySelector("#echo .icon-check") !== null && document.querySelector("#now h2").textContent.includes("4") && document.getElementById("left").textContent.includes("17") })
			.observe(document.getElementById("echo"), { subtree: true, childList: true, attributes: true });
		send("pointerdown", "#key-w", 21);
		send("pointerup", "#key-w", 21);
		send("pointerdown", "#echo", 22);
		window.lift = () => send("pointerup", "#echo", 22);
	})()`, nil)
	p.Wait(`ticked`)
	tell(func() { p.Eval(`lift()`, nil) }, "4 3 b4 16") // the list follows
	p.Tap("#b20")
	p.Wait(inHand(20) + ` && document.getElementById("b20").ariaSelected === "true"`)
	p.Wait(`(() => { const r = document.getElementById("b20").getBoundingClientRect(); return r.top >= 0 && r.bottom <= document.querySelector(".hand").getBoundingClientRect().top })()`)
	for board := 4; board < 20; board++ {
		p.Wait(has("key-w"))
		p.Eval(`document.getElementById("b`+strconv.Itoa(board)+`").click()`, nil)
		p.Wait(inHand(board))
		p.Tap("#key-w")
	}
	p.Wait(has("all-in"))
	p.Wait(`document.getElementById("b20").ariaSelected !== "true" && document.querySelector("#b19 .res").textContent === "1–0"`)
}

// thumb is the pace of a thumb that does not look: as fast as one can.
const thumb = 130 * time.Millisecond

// TestFiftyResults enters 50 results by touch at full speed on a phone whose processor is four times slower: 40 in the order of
// the slips, ten by number from behind, and never waits for the page. Each is right and durable: the journal is read back
// after a reload.
func TestFiftyResults(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(100), 5))
	p.Click(".nav a", "Round")
	draftFirst(p)
	publish(p)
	p.Wait(has("start-round"))
	p.Click("#start-round")
	p.Wait(has("hall-time"))
	p.Slow(4)
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}
	kind := func(b int) int { return b * b / 5 % 3 } // runs of the same result, and changes
	key := func(b int) string { return []string{"#key-w", "#key-d", "#key-b"}[kind(b)] }
	var inOrder, byNumber []string
	for b := 1; b <= 40; b++ {
		inOrder = append(inOrder, key(b))
	}
	for b := 50; b > 40; b-- {
		byNumber = append(byNumber, "#digit-"+strconv.Itoa(b/10), "#digit-"+strconv.Itoa(b%10), key(b))
	}
	began := time.Now()
	p.Drum(thumb, inOrder...)
	p.Tap("#key-123")
	p.Wait(has("digit-1"))
	p.Drum(thumb, byNumber...)
	p.Wait(has("all-in"))
	t.Logf("50 results in %v", time.Since(began))
	p.Wait(`document.querySelector("#echo .icon-check") !== null`) // the last one is stored
	p.Slow(1)
	p.Reload()
	p.Wait(has("all-in"))
	p.Show(strings.TrimSuffix(host.URL, "/") + "/event/e2etestevent/data")
	p.Wait(has("backup"))
	_, saved := p.Download(func() { p.Click("#backup") })
	backup, err := file.ReadBackup(saved)
	if err != nil {
		t.Fatal(err)
	}
	entered := 0
	for _, r := range backup.Events[0].Records {
		if _, ok := r.Event.(journal.ResultEntered); ok {
			entered++
		}
	}
	round, _ := backup.Events[0].State.CurrentRound(1)
	if len(round.Boards) != 50 || entered != 50 {
		t.Errorf("%d boards, %d results were entered", len(round.Boards), entered)
	}
	for _, b := range round.Boards {
		if want := scores[kind(b.Number)]; b.Score != want {
			t.Errorf("board %d: %v, want %v", b.Number, b.Score, want)
		}
	}
}
