package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// length is how many entries the history has.
func length(p *browsertest.Page) (n int) {
	p.Eval(`history.length`, &n)
	return n
}

// TestBackClosesSheet: Back closes an open sheet and stays on the page; a sheet that was closed otherwise leaves nothing behind.
func TestBackClosesSheet(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	newEvent(p, host.URL, "Cup")
	var players string
	p.Eval(`location.pathname`, &players)
	p.Click("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", "Adam Lee")
	p.Eval(`history.back()`, nil)
	p.Wait(`document.getElementById("sheet") === null && location.pathname === "` + players + `" && !history.state?.sheet`)
	p.Click("#add-player")
	p.Wait(`document.getElementById("p-name") !== null && document.getElementById("p-name").value === "Adam Lee"`)
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null && !history.state?.sheet && document.getElementById("players") !== null`)
	entries := length(p)
	for range 3 {
		p.Click("#add-player")
		p.Wait(`document.getElementById("p-name") !== null && document.getElementById("p-name").value === "" && history.state?.sheet`)
		p.Click("#sheet .sheet__head .btn")
		p.Wait(`document.getElementById("sheet") === null && !history.state?.sheet`)
	}
	if n := length(p); n > entries+1 {
		t.Errorf("three sheets left %d entries behind", n-entries)
	}
	p.Click(".rowlink")
	p.Wait(has("edit"))
	p.Eval(`history.back()`, nil)
	p.Wait(`location.pathname === "` + players + `" && document.getElementById("players") !== null`)
	p.Eval(`history.forward()`, nil)
	p.Wait(has("edit"))
	p.Click("#edit")
	p.Wait(has("p-name"))
	p.Reload()
	p.Wait(has("edit"))
	p.Eval(`history.back()`, nil) // the entry of the sheet that was open
	p.Wait(`document.getElementById("sheet") === null`)
	p.Click(".nav a", "Round")
	p.Wait(`location.pathname.endsWith("/round")`)
}

// TestNothingTypedIsLost: the form of a new event, a pasted list with its answers and the form of a player survive a reload, a step
// back and the end of the browser.
func TestNothingTypedIsLost(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "Piala Tapos")
	p.Fill("#place", "Aula Kecamatan")
	p.Click("#next")
	p.Wait(`document.getElementById("rounds") !== null && location.pathname === "/new/rules"`)
	p.Click("#next")
	p.Wait(`document.getElementById("create") !== null && location.pathname === "/new/check"`)
	p.Reload()
	p.Wait(has("create"))
	p.WaitText("Aula Kecamatan")
	p.Eval(`history.back()`, nil)
	p.Wait(`document.getElementById("rounds") !== null && location.pathname === "/new/rules"`)
	p.Eval(`history.back()`, nil)
	p.Wait(`document.getElementById("name") !== null && document.getElementById("name").value === "Piala Tapos"`)
	p.Crash()
	p.Go(host.URL + "new")
	p.Wait(`document.getElementById("place") !== null && document.getElementById("place").value === "Aula Kecamatan"`)
	p.Shot("wizard-found")
	p.Click("#next")
	p.Wait(has("rounds"))
	p.Click("#next")
	p.Wait(has("create"))
	p.Click("#create")
	p.Wait(has("no-players"))
	pasteSurvives(p)
	formSurvives(t, p)
	p.Go(host.URL + "new")
	p.Wait(`document.getElementById("name") !== null && document.getElementById("name").value === ""`)
}

// pasteSurvives answers a question of a review, and finds review and answer again.
func pasteSurvives(p *browsertest.Page) {
	p.Click("#paste")
	p.Wait(has("list"))
	p.Fill("#list", "SDN Tugu 7\n1. Andi Wijaya L 12-3-2015\n2. Siti Aminah P 31-31-2015\n3. Budi Santoso L 32-13-2015")
	p.Wait(`document.getElementById("check").getAttribute("aria-disabled") !== "true"`)
	p.Reload()
	p.Wait(`document.getElementById("list") !== null && document.getElementById("list").value.includes("Andi Wijaya")`)
	p.Click("#check")
	p.Wait(asksLeft(2))
	settle(p, 2, "4/none")
	p.Reload()
	p.Wait(asksLeft(1))
	var review string
	p.Eval(`location.href`, &review)
	p.Crash()
	p.Go(review)
	p.Wait(asksLeft(1))
	p.Reloads(func() { p.Eval(`void setTimeout(() => history.back())`, nil) }) // the page before was killed: it is loaded again
	p.Go(review)
	p.Wait(enters(2))
	p.Click("#enter")
	p.Wait(enters(0))
}

// formSurvives types a player, and finds the form again.
func formSurvives(t *testing.T, p *browsertest.Page) {
	t.Helper()
	p.Go(p.Origin() + coachPath(p, "players"))
	p.Wait(has("players"))
	var players string
	p.Eval(`location.href`, &players)
	p.Click("#add-player")
	p.Wait(has("p-name"))
	p.Fill("#p-name", "Zaki Mubarak")
	p.Crash()
	p.Go(players)
	p.Wait(`document.getElementById("p-name") !== null && document.getElementById("p-name").value === "Zaki Mubarak"`)
	p.Click("#save")
	p.WaitText("Zaki Mubarak")
	p.Wait(`document.getElementById("sheet") === null`)
	p.Reload()
	p.Wait(has("players"))
	if n := p.Count("#sheet"); n != 0 {
		t.Error("a form that was saved opens again")
	}
}
