package e2e

import (
	"slices"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/input"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// TestHall is a morning in the hall: check-in, latecomer, round, verification.
func TestHall(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupWith(t, field(13), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 4, WalkOver: 15, TimeCode: "1200",
		TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}))
	h := &inHall{t, p}
	h.checkIn()
	h.round()
	h.verify()
	h.schoolLeaves()
	h.oddResults()
	h.readBack()
}

type inHall struct {
	t *testing.T
	p *browsertest.Page
}

// checkIn notes who is here by touch and by school, and closes.
func (h *inHall) checkIn() {
	p := h.p
	p.Size(browsertest.Phone)
	p.Click(".nav a", "Pemain")
	p.Wait(has("to-checkin"))
	p.Click("#to-checkin")
	p.Wait(has("count-open"))
	p.Shot("checkin-start")
	p.Click("#school-0-all")
	p.Wait(`document.getElementById("count-in").textContent !== "0"`)
	p.Click("#p1")
	p.Wait(`document.querySelector("#p1 .state--in") !== null`)
	p.Shot("checkin-phone")
	p.Size(browsertest.Tablet)
	p.Dark(true)
	p.Shot("checkin-tablet-dark")
	p.Dark(false)
	p.Shot("checkin-tablet")
	p.Click("#mode-fees")
	p.Wait(has("count-paid"))
	p.Click("#p2")
	p.Wait(`document.getElementById("count-paid").textContent === "1"`)
	p.Shot("checkin-fees")
	p.Click("#mode-presence")
	p.Wait(has("count-in"))
	p.Click("#close-checkin")
	p.Wait(has("end-checkin"))
	p.Shot("checkin-close")
	p.Size(browsertest.Phone)
	p.Shot("checkin-close-phone")
	p.Click("label", "Tetap dipairing")
	p.Wait(`document.getElementById("fate-all-keep").checked`)
	p.Click("#end-checkin")
	p.Wait(has("pair"))
}

// wishes forbids a pair, fixes a table and keeps schools apart.
func (h *inHall) wishes() {
	p := h.p
	p.Click("#to-wishes")
	p.Wait(has("add-forbid"))
	p.Click("#add-forbid")
	p.Wait(has("wish-search"))
	for _, name := range []string{"Dwi", "Slamet"} {
		p.Fill("#wish-search", name)
		p.Wait(`document.querySelector("#wish-list [aria-pressed=false]")?.textContent.includes("` + name + `")`)
		p.Click("#wish-list [aria-pressed=false]")
		p.Wait(`document.querySelector("#wish-list [aria-pressed=false]") === null`)
	}
	p.Shot("wish-forbid")
	p.Click("#wish-save")
	p.Wait(has("forbid-list"))
	p.Click("[data-act=apart-more]")
	p.Wait(`document.getElementById("apart").value === "1"`)
	p.Shot("wishes")
	p.Click(".nav a", "Babak")
	p.Wait(has("pair"))
}

// round pairs, publishes and gives the signal to begin; a pupil who comes then gets a board of his own.
func (h *inHall) round() {
	p := h.p
	p.Click("#hall")
	p.Wait(has("hall-cap"))
	p.Eval(`(() => { const f = document.getElementById("hall-start"); f.value = "09:30"; f.dispatchEvent(new Event("input", { bubbles: true })); f.dispatchEvent(new Event("change", { bubbles: true })) })()`, nil)
	p.Fill("#hall-cap", "40")
	p.Wait(has("hall-margin"))
	p.LongShot("hall-settings")
	p.Click("#hall-save")
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("planned").textContent.includes("09.30")`)
	p.Shot("before-round")
	h.wishes()
	draftFirst(p)
	p.Click("#swap")
	p.Wait(has("swapping"))
	p.Click("#b1 .side--key")
	p.Wait(`document.querySelector("#b1 .side--key[aria-pressed=true]") !== null`)
	p.Click("#b2 .side--key")
	p.Wait(has("by-hand"))
	const whoIs = `[...document.querySelectorAll(".side--key .name")].map((n) => n.textContent)`
	var before, after []string
	p.Eval(whoIs, &before)
	p.Drag("#b1 .board__w .grip", "#b2 .board__b .name", true)
	p.Wait(whoIs + `[0] === ` + strconv.Quote(before[3]))
	p.LongShot("draft-drag-phone")
	h.restingFinger()
	p.Size(browsertest.Tablet)
	p.Drag("#b3 .board__b .name", "#b1 .board__b .name", false)
	p.Wait(whoIs + `[1] === ` + strconv.Quote(before[5]))
	p.Eval(whoIs, &after)
	if want := []string{before[3], before[5], before[2], before[0], before[4], before[1]}; !slices.Equal(after[:6], want) {
		h.t.Errorf("after two drags %q sit at the first boards, want %q", after[:6], want)
	}
	p.Shot("draft-by-hand-tablet")
	p.Size(browsertest.Phone)
	p.Click("#swap") // the change by hand is done
	publish(p)
	p.Wait(has("start-round"))
	p.Wait(`document.getElementById("hall-planned").textContent.includes("09.30")`)
	p.Shot("results-before-start")
	p.Click("#start-round")
	p.Wait(has("hall-time"))
	p.Wait(`/14:[0-9]{2}/.test(document.getElementById("hall-wo").textContent) && document.getElementById("hall-times").textContent.includes("Babak 2")`)
	p.Shot("results-started")
	p.Size(browsertest.Tablet)
	p.Shot("results-started-tablet")
	p.Reload()
	p.Wait(has("hall-time"))
	h.latecomers()
	for b := 1; b <= 4; b++ {
		p.Wait(inHand(b))
		p.Click("#key-w")
	}
	p.Click("#call-wide")
	p.Wait(has("call-speak"))
	p.Shot("call")
	p.Click(".sheet__head button")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Wait(inHand(5))
	p.Click("#key-d")
	p.Wait(inHand(6))
	p.Click("#key-more")
	p.Wait(has("cap"))
	p.Shot("other-results")
	p.Click("#cap")
	p.Wait(has("cap-sum"))
	p.Click(`[data-act="count-wr-more"]`)
	p.Wait(`document.getElementById("count-wr").value === "1"`)
	p.Click(`[data-act="count-br-more"]`)
	p.Wait(`document.getElementById("count-br").value === "1"`)
	p.Shot("cap-tablet")
	p.Size(browsertest.Phone)
	p.Shot("cap-phone")
	p.Size(browsertest.Tablet)
	p.Click("#cap-record")
	p.Wait(inHand(7))
	p.Click("#key-b")
	p.Wait(has("check-blind"))
	p.Shot("all-in")
}

// restingFinger carries a player to the lower edge of a phone and waits there: the boards go on coming by themselves.
func (h *inHall) restingFinger() {
	p := h.p
	p.Eval(`scrollTo({top: 0, behavior: "instant"})`, nil)
	var at struct{ X, Y, Edge float64 }
	p.Eval(`(() => { const edge = document.querySelector(".act").getBoundingClientRect().top;
		const g = [...document.querySelectorAll(".side--key .grip")].map((e) => e.getBoundingClientRect()).find((b) => b.height > 0 && b.top > 90 && b.bottom < edge);
		return { X: g.x + g.width / 2, Y: g.y + g.height / 2, Edge: edge - 8 } })()`, &at)
	touch := func(kind input.TouchType, x, y float64) {
		points := []*input.TouchPoint{}
		if kind != input.TouchEnd {
			points = append(points, &input.TouchPoint{X: x, Y: y})
		}
		p.Do(input.DispatchTouchEvent(kind, points))
	}
	p.Eval(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`, nil) // the browser knows which keys do not scroll from the frame
	touch(input.TouchStart, at.X, at.Y)
	touch(input.TouchMove, at.X-20, (at.Y+at.Edge)/2)
	touch(input.TouchMove, at.X-20, at.Edge)
	p.Wait(`scrollY > 150`)
	var carried bool // also when another finger comes and goes
	p.Eval(`(() => { for (const type of ["pointerdown", "pointerup"])
		document.querySelector(".side--key").dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 99, pointerType: "touch" }));
		return document.querySelector(".is-carried") !== null })()`, &carried)
	if !carried {
		p.Fail("another finger put down the player who was carried")
	}
	touch(input.TouchMove, 4, at.Edge) // over nobody
	touch(input.TouchEnd, 0, 0)
	p.Wait(`document.querySelector(".is-carried, .is-over") === null`)
}

// verify enters everything again; one entry differs and is settled.
func (h *inHall) verify() {
	p := h.p
	p.Click("#check-blind")
	for b := 1; b <= 7; b++ {
		p.Wait(inHand(b))
		if b == 3 {
			p.Shot("verify-blind")
			p.Size(browsertest.Phone)
			p.Shot("verify-blind-phone")
			p.Size(browsertest.Tablet)
		}
		switch {
		case b == 2:
			p.Click("#key-b")
		case b == 7:
			p.Click("#key-b")
		case b <= 4:
			p.Click("#key-w")
		default:
			p.Click("#key-d")
		}
	}
	p.Wait(has("check-differ"))
	p.Shot("verify-differ")
	p.Click("#second-2")
	p.Wait(has("check-whole"))
	p.Click("#check-stop")
	p.Wait(`document.querySelector("#b2 .res").textContent === "0–1"`)
	p.Shot("verified")
	p.Click("#close")
	p.Wait(has("pair"))
	p.Click(".nav a", "Data")
	p.Wait(has("points"))
	p.Shot("restore-points")
}

// latecomers come after the pairing has been posted: the first takes the place beside the bye, and no posted board changes.
func (h *inHall) latecomers() {
	p := h.p
	const posted = `[...document.querySelectorAll("#boards .board")].slice(0, 6).map((b) => b.innerText).join()`
	var before string
	p.Eval(posted, &before)
	p.Click(".nav a", "Pemain")
	p.Wait(has("add-player"))
	p.Size(browsertest.Phone)
	p.Click("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", "Raden Ajeng Kartika Puspita Sari Wulandari")
	p.Fill("#p-club", "SDN Tapos 2")
	p.Shot("late-form")
	p.Click("#save")
	p.Wait(has("seat-0"))
	p.Shot("late-seat")
	p.Click("#seat-0")
	p.Wait(has("seated-slip"))
	p.Shot("late-seated")
	p.Click("#seated-done")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Size(browsertest.Tablet)
	p.Click(".nav a", "Babak")
	p.Wait(has("b7"))
	p.Wait(posted + ` === ` + strconv.Quote(before))
	p.Click("#b1")
	p.Wait(inHand(1))
}

// schoolLeaves withdraws the players of a school before round 2.
func (h *inHall) schoolLeaves() {
	p := h.p
	p.Click(".nav a", "Babak")
	p.Wait(has("to-checkin"))
	p.Click("#to-checkin")
	p.Wait(has("counts"))
	p.Click("#school-0-more")
	p.Wait(has("school-withdraw"))
	p.Shot("school-acts")
	p.Click("#school-withdraw")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Shot("school-withdrawn")
	p.Click(".nav a", "Babak")
	p.Wait(has("pair"))
	p.Shot("round-2-coming")
}

// oddResults are all that a round can bring beside the three usual ones.
func (h *inHall) oddResults() {
	p := h.p
	p.Click("#pair")
	p.Wait(has("publish"))
	p.LongShot("draft-checks")
	publish(p)
	p.Wait(has("start-round"))
	odd := func(board int, key, choice, shows string) {
		p.Wait(inHand(board))
		p.Click(key)
		p.Wait(has("sheet"))
		p.Click(choice)
		p.Wait(`document.querySelector("#b` + strconv.Itoa(board) + ` .res").textContent === ` + strconv.Quote(shows))
	}
	odd(1, "#key-wo", "#score-0", "+ −")
	odd(2, "#key-wo", "#score-2", "− −")
	odd(3, "#key-more", "#score-0", "½–0")
	odd(4, "#key-more", "#score-2", "0–0")
	odd(5, "#key-more", "#score-4", "… – …")
	p.Wait(inHand(6))
	const sides = `[...document.querySelectorAll("#b6 .name")].map((n) => n.textContent).join()`
	var white, black string
	p.Eval(`document.querySelector("#b6 .board__w .name").textContent`, &white)
	p.Eval(`document.querySelector("#b6 .board__b .name").textContent`, &black)
	p.Click("#key-more")
	p.Wait(has("reverse"))
	p.Click("#reverse")
	p.Wait(sides + ` === ` + strconv.Quote(black+","+white))
	p.Wait(inHand(6))
	p.Click("#key-w")
	p.Wait(has("all-in"))
	p.Wait(`[...document.querySelectorAll("#tally b")].map((b) => b.textContent).join() === "1,0,0,2,3"`)
	p.LongShot("odd-results")
}

// readBack reads the results of round 2 back, one of them by a swipe, and closes the round.
func (h *inHall) readBack() {
	p := h.p
	p.Click("#check-read")
	for b := 1; b <= 6; b++ {
		p.Wait(inHand(b))
		if b == 3 {
			p.Size(browsertest.Phone)
			p.Shot("read-back-phone")
			p.Drag("#read-yes", "#read-no", true) // to the left says nothing
			p.Drag("#read-no", "#read-yes", true)
			p.Wait(inHand(4))
			p.Size(browsertest.Tablet)
			p.Shot("read-back")
			continue
		}
		p.Click("#read-yes")
	}
	p.Wait(has("check-whole"))
	p.Wait(`document.getElementById("left").textContent === document.getElementById("check-whole").textContent`)
	p.Shot("read-back-done")
	p.Click("#close")
	p.Wait(`document.getElementById("check-whole") === null`)
}

// inHand is the condition that a board is in hand.
func inHand(board int) string {
	return `/\b` + strconv.Itoa(board) + `\b/.test(document.querySelector("#now .now__no")?.firstChild.textContent)`
}
