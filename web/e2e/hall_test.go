package e2e

import (
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
}
