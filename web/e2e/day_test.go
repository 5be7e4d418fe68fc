package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

func TestTour(t *testing.T) {
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Size(browsertest.Phone)
	p.Wait(`document.getElementById("empty") !== null`)
	p.Shot("home-empty")
	p.Click("#new")
	p.Wait(`document.getElementById("name") !== null`)
	p.Shot("wizard-1")
	p.Fill("#name", "Piala Wali Kota")
	p.Click("#next")
	p.Wait(`document.getElementById("rounds") !== null`)
	p.LongShot("wizard-2")
	p.Click("#next")
	p.Wait(`document.getElementById("create") !== null`)
	p.Shot("wizard-3")
	p.Click("#create")
	p.Wait(`location.pathname.endsWith("/players")`)
	p.Shot("created")
	p.Go(host.URL)
	p.Wait(`document.getElementById("events") !== null`)
	p.Shot("home-one")
	p.Click("#events a")
	p.Wait(`document.getElementById("question") !== null`)
	p.LongShot("overview")
	p.Size(browsertest.Tablet)
	p.Shot("overview-tablet")
	p.Click(".nav a", "Data")
	p.Wait(`document.getElementById("backup") !== null`)
	p.Shot("data-tablet")
}
