package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// TestTwoSections makes an event of two sections, looks at its pages on phone and tablet, and switches between them.
func TestTwoSections(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "O2SN Kecamatan Tapos 2026")
	p.Click("label", "Antar-sekolah, Pa dan Pi")
	p.Wait(`document.getElementById("template-school6x2").checked`)
	p.LongShot("wizard-two")
	p.Click("#next")
	p.Wait(has("rounds"))
	p.Click("#next")
	p.Wait(has("create"))
	p.LongShot("wizard-two-check")
	p.Click("#create")
	p.Wait(has("no-players"))
	p.Shot("two-players-empty")
	p.Click("#section")
	p.Wait(`location.pathname.includes("/s2/") && document.getElementById("section").textContent.includes("Pi")`)
	p.Shot("two-girls")
	p.Click(".nav a", "Lainnya")
	p.Wait(`document.getElementById("tools") !== null`)
	p.LongShot("two-overview")
	p.Click(".tool", "Kelompok")
	p.Wait(has("add-section"))
	p.Shot("sections-phone")
	p.Click("#add-section")
	p.Wait(has("sec-name"))
	p.Fill("#sec-name", "Pa U10")
	p.Click("label", "Putra")
	p.Fill("#sec-from", "2016")
	p.Shot("section-form")
	p.Click("#save")
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("section-3") !== null`)
	p.Size(browsertest.Tablet)
	p.Shot("sections-tablet")
	p.Dark(true)
	p.Shot("sections-tablet-dark")
	p.Dark(false)
	p.Size(browsertest.Phone)
	p.Click("#section")
	p.Wait(has("to-section-3"))
	p.Shot("sections-choose")
	p.Click("#to-section-3")
	p.Wait(`location.pathname.includes("/s3/") && document.getElementById("section").textContent.includes("U10")`)
	p.Shot("sections-third")
}

// message is what a school sends, with a mistake of each kind.
const message = `Assalamualaikum bu Rina 🙏
Berikut peserta dari SDN Tapos 2:
1. Andi Wijaya kls 5 lhr 12-3-2014 L
2. Siti Nurhaliza P kls 4 lahir 3 Mei 2015
3. Raden Mas Aryo Bimo Kusumonegoro Wicaksono (L) 07-15-2014
4. Muhammad Rizki (Kiki) L
~5. Budi L~
6. Dewi Lestari P
Terima kasih`

// TestRegistration pastes a message of a school into an event of two sections, mends it, enters it, and sends the school its
// confirmation.
func TestRegistration(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL + "new")
	p.Wait(has("name"))
	p.Fill("#name", "O2SN Kecamatan Tapos 2026")
	p.Click("label", "Antar-sekolah, Pa dan Pi")
	p.Wait(`document.getElementById("template-school6x2").checked`)
	p.Click("#next")
	p.Wait(has("rounds"))
	p.Click("#next")
	p.Wait(has("create"))
	p.Click("#create")
	p.Wait(has("no-players"))
	p.Click("#paste")
	p.Wait(has("list"))
	p.Fill("#list", message)
	p.Click("#check")
	p.Wait(has("review"))
	p.LongShot("message-review")
	p.Size(browsertest.Tablet)
	p.Shot("message-review-tablet")
	p.Size(browsertest.Phone)
	if got := p.Text("#sum-open b"); got != "3" {
		t.Errorf("%s lines to look at, want 3", got)
	}
	p.Click("#row-4-4-date0") // 15 July
	p.Click("#row-5-12-ok")
	p.Click("#row-6-15-skip")
	p.Wait(`document.querySelector("#sum-open b").textContent === "0"`)
	p.Click("#enter")
	p.Wait(`document.getElementById("players") !== null && document.querySelectorAll("#players tbody tr").length === 3`)
	p.Click("#section")
	p.Wait(`document.querySelectorAll("#players tbody tr").length === 2`)
	p.Shot("message-girls")
}
