package e2e

import (
	"testing"
	"time"

	"wasit/web/browsertest"
)

// hurried is a coach who touches everything twice, goes back, reloads in the middle and takes back what was taken back.
type hurried struct {
	*browsertest.Page
	t    *testing.T
	host *browsertest.Host
}

// twice touches a key twice within 150 ms, and waits until a touch is no more taken for a third one.
func (h *hurried) twice(key string) {
	h.Drum(150*time.Millisecond, key, key)
	h.Eval(`window.twice = performance.now()`, nil)
	h.Wait(`performance.now() - (window.twice ?? 0) > 400`)
}

// rows waits until a page of the event lists n players.
func (h *hurried) rows(page string, n int) {
	h.t.Helper()
	h.Show(h.host.URL + page)
	h.Wait(`document.querySelector("#page h1") !== null && document.querySelector("main .skel, main [aria-busy]") === null`)
	if got := h.Count("#players tbody tr"); got != n {
		h.t.Errorf("/%s lists %d players, want %d", page, got, n)
	}
}

// undone takes the last act back, and again whatever is offered then.
func (h *hurried) undone() {
	h.twice("#undo")
	h.Wait(`document.getElementById("undo") === null`)
}

// TestHurriedDay: a list is entered once, a player moves once, certificates keep what was typed and the day ends once, whatever a hurried coach
// does; and each is taken back whole.
func TestHurriedDay(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, oldDesk(t)))
	p.Show(host.URL)
	restoreBackup(p, playedBackup(t, field(12), 5, 5, false))
	h := &hurried{p, t, host}
	h.enters()
	h.moves()
	h.certifies()
	h.finishes()
	p.Errors()
}

// enters pastes a list, leaves it in the middle twice, and enters it.
func (h *hurried) enters() {
	page := hardPath(3, "/players")
	h.Show(h.host.URL + hardPath(3, "/import"))
	h.Wait(has("list"))
	h.Fill("#list", "1. Arkana Satu, SDN Cisalak 1, L\n2. Bagas Dua, SDN Cisalak 1, L\n3. Candra Tiga, SDN Cisalak 2, L\n")
	h.twice("#check")
	h.Wait(has("review"))
	h.Eval(`history.back()`, nil)
	h.Show(h.host.URL + hardPath(3, "/import"))
	h.Wait(has("review"))
	h.Reload()
	h.Wait(has("review"))
	h.twice("#enter")
	h.Wait(has("players"))
	h.rows(page, 18)
	h.undone()
	h.rows(page, 15)
}

// moves lets a player change his section, with the sheet closed by Back before, and a reload right after.
func (h *hurried) moves() {
	from, to := hardPath(1, "/players"), hardPath(2, "/players")
	h.rows(from, 15)
	h.rows(to, 15)
	h.Show(h.host.URL + hardPath(1, "/player/5"))
	h.Wait(has("move-2"))
	h.twice("#move-2")
	h.Wait(has("transfer"))
	h.Eval(`history.back()`, nil)
	h.Wait(`document.getElementById("sheet") === null`)
	h.rows(to, 15)
	h.Show(h.host.URL + hardPath(1, "/player/5"))
	h.Wait(has("move-2"))
	h.Click("#move-2")
	h.Wait(has("transfer"))
	h.twice("#transfer")
	h.Wait("document.getElementById('sheet') === null && location.pathname.includes(`/s2/player/`)")
	h.Reload()
	h.Wait(has("back"))
	h.rows(to, 16)
	h.Show(h.host.URL + hardPath(1, "/player/5"))
	h.Wait(has("edit"))
	if n := h.Count("#move-2"); n != 0 {
		h.t.Error("who has moved is offered the move again")
	}
}

// certifies types into the form of the certificates and goes back in the middle.
func (h *hurried) certifies() {
	h.Show(h.host.URL + "event/e2eprint/print/certificates")
	h.Wait(has("edit-cert"))
	h.twice("#edit-cert")
	h.Wait(has("cert-host"))
	h.Fill("#cert-host", "PEMERINTAH KOTA DEPOK")
	h.twice("#cert-save")
	h.Wait(`document.getElementById("sheet") === null && document.querySelector(".paper").textContent.includes("PEMERINTAH KOTA DEPOK")`)
	h.Reload()
	h.Wait(`document.querySelector(".paper")?.textContent.includes("PEMERINTAH KOTA DEPOK")`)
}

// finishes ends the day, takes that back, and ends it.
func (h *hurried) finishes() {
	h.Show(h.host.URL + hardPath(1, "/data"))
	h.Wait(has("end"))
	h.twice("#end")
	h.Wait(has("yes"))
	if h.Count("#reopen-event") > 0 {
		h.t.Fatal("two touches have ended the day without a question")
	}
	h.twice("#yes")
	h.Wait(has("reopen-event"))
	h.Wait(`document.getElementById("sheet") === null`)
	h.undone()
	h.Wait(has("end"))
	h.Click("#end")
	h.Wait(has("yes"))
	h.Eval(`history.back()`, nil)
	h.Wait(`document.getElementById("sheet") === null`)
	h.Reload()
	h.Wait(has("end"))
}

// TestTwoTabsMoveOne: of two tabs with one player the one that reads refuses his move and says why; the other moves him once, and the first shows it.
func TestTwoTabsMoveOne(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, oldDesk(t)))
	p.Show(host.URL + hardPath(1, "/player/5"))
	p.Wait(has("move-2"))
	q := p.Tab()
	q.Language("en")
	q.Go(host.URL + hardPath(1, "/player/5"))
	q.Wait(has("reader") + " && " + has("move-2"))
	q.Click("#move-2")
	q.Wait(has("transfer"))
	q.Click("#transfer")
	q.WaitText("Here you can only look")
	p.Click("#move-2")
	p.Wait(has("transfer"))
	p.Click("#transfer")
	p.Wait("document.getElementById('sheet') === null && location.pathname.includes(`/s2/player/`)")
	q.Show(host.URL + hardPath(2, "/players"))
	q.Wait(`document.querySelectorAll("#players tbody tr").length === 16`)
}
