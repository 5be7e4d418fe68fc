package e2e

import (
	"strconv"
	"testing"

	"wasit/web/browsertest"
)

// TestHall is a morning in the hall: check-in, latecomer, round, verification.
func TestHall(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(13), 3))
	h := &inHall{t, p}
	h.checkIn()
	h.round()
	h.verify()
}

type inHall struct {
	t *testing.T
	p *browsertest.Page
}

// checkIn notes who is here by touch and by school, and closes.
func (h *inHall) checkIn() {
	p := h.p
	p.Size(browsertest.Phone)
	p.Click(".nav a", "Peserta")
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
	p.Wait(`document.getElementById("apart").textContent === "1"`)
	p.Shot("wishes")
	p.Click(".nav a", "Babak")
	p.Wait(has("pair"))
}

// round pairs, publishes and gives the signal to begin; a pupil who comes then gets a board of his own.
func (h *inHall) round() {
	p := h.p
	p.Click("#hall")
	p.Wait(has("hall-cap"))
	p.Fill("#hall-cap", "40")
	p.Wait(has("hall-margin"))
	p.LongShot("hall-settings")
	p.Click("#hall-save")
	p.Wait(`document.getElementById("sheet") === null`)
	h.wishes()
	draftFirst(p)
	p.Click("#swap")
	p.Wait(has("swapping"))
	p.Click("#b1 .side--key")
	p.Wait(`document.querySelector("#b1 .side--key[aria-pressed=true]") !== null`)
	p.Click("#b2 .side--key")
	p.Wait(has("by-hand"))
	p.LongShot("draft-by-hand")
	p.Size(browsertest.Tablet)
	p.Shot("draft-by-hand-tablet")
	p.Size(browsertest.Phone)
	p.Click("#publish")
	p.Wait(has("start-round"))
	p.Shot("results-before-start")
	p.Click("#start-round")
	p.Wait(has("hall-time"))
	p.Shot("results-started")
	p.Size(browsertest.Tablet)
	p.Shot("results-started-tablet")
	p.Reload()
	p.Wait(has("hall-time"))
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
	p.Click("#count-wr-more")
	p.Wait(`document.getElementById("count-wr").textContent === "1"`)
	p.Click("#count-br-more")
	p.Wait(`document.getElementById("count-br").textContent === "1"`)
	p.Shot("cap-tablet")
	p.Size(browsertest.Phone)
	p.Shot("cap-phone")
	p.Size(browsertest.Tablet)
	p.Click("#cap-record")
	p.Wait(has("check-blind"))
	p.Shot("all-in")
}

// verify enters everything again; one entry differs and is settled.
func (h *inHall) verify() {
	p := h.p
	p.Click("#check-blind")
	for b := 1; b <= 6; b++ {
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

// inHand is the condition that a board is in hand.
func inHand(board int) string {
	return `/\b` + strconv.Itoa(board) + `\b/.test(document.querySelector("#now .now__no")?.firstChild.textContent)`
}
