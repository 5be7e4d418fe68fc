package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/letters"
	"wasit/web/browsertest"
)

// paperFonts are those that usual devices set paper in; .ci/fonts installs them. The first is the widest, the second has Arial's widths.
var paperFonts = []string{"DejaVu Sans", "Liberation Sans", "Roboto", "Noto Sans"}

// longest are players whose names are as long as names get, among usual ones.
func longest(n int) []journal.PlayerInfo {
	list := many(n)
	for i := range list {
		if i%9 == 4 {
			list[i].Name = fmt.Sprintf("Wiratmaja Mangkuwidjojo Hadiningrat Sumowidagdo-Kartawidjaja Prawirodirdjo %03d", i)
			list[i].Club = "Sekolah Menengah Pertama Muhammadiyah Kreatif Wonosobo"
		}
	}
	return list
}

// TestPaperFonts: whatever font the device sets paper in, in each language no page of any sheet is overfull, of 300 players
// none is lost and none doubled, and every page says which of how many it is. A short run takes the first font in one language.
func TestPaperFonts(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	fonts := paperFonts
	if os.Getenv("WASIT_LONG") == "" {
		fonts = fonts[:1] // the widest, with which sheets were overfull
	}
	for i, family := range fonts {
		t.Run(family, func(t *testing.T) {
			t.Parallel()
			host := browsertest.Serve(t, "")
			p := browsertest.OpenLight(t, host.URL)
			if !p.Font(".paper, .paper *", family) {
				if _, err := exec.LookPath("apt-get"); err == nil && os.Getuid() == 0 {
					t.Fatalf("no %s, though .ci/fonts could install it", family)
				}
				t.Skipf("this machine has no %s: .ci/fonts installs it where it may", family)
			}
			p.Size(browsertest.Tablet)
			players := longest(300)
			openCentre(t, p, host, players, 3)
			languages := []string{"id", "en", "hr"}
			if os.Getenv("WASIT_LONG") == "" {
				languages = languages[(i+2)%3:][:1]
			}
			for _, lang := range languages {
				p.Click("#paper-" + lang)
				p.Wait(`document.getElementById("paper-` + lang + `").checked`)
				for _, kind := range paperKinds {
					inFont(p, t, lang, kind, players)
				}
			}
		})
	}
}

// inFont looks at a sheet as it is printed.
func inFont(p *browsertest.Page, t *testing.T, lang, kind string, players []journal.PlayerInfo) {
	t.Helper()
	p.Click("#leaf-" + kind)
	p.Wait(has("pages"))
	p.Wait(`document.querySelector(".paper .leafbox") !== null`)
	p.Paper(true)
	var over, feet []string
	var text string
	var pages int
	p.Eval(overfull, &over)
	p.Eval(`document.querySelectorAll(".paper .leafbox").length`, &pages)
	p.Eval(`[...document.querySelectorAll(".paper .ft > :last-child")].map((e) => e.textContent)`, &feet)
	p.Eval(`document.querySelector(".paper").textContent`, &text)
	p.Paper(false)
	if len(over) > 0 {
		t.Errorf("%s, %s: overfull leaves %v", lang, kind, over)
	}
	if want, ok := printedNames[kind]; ok {
		for _, player := range players {
			got := strings.Count(text, player.Name)
			if listed := player.Listed(letters.Of(lang)); listed != player.Name && kind == "names" { // a list by surnames has them first
				got += strings.Count(text, listed)
			}
			if got != want {
				t.Errorf("%s, %s: %q stands %d times, want %d", lang, kind, player.Name, got, want)
			}
		}
	}
	of := map[string]string{"id": "halaman %d dari %d", "en": "page %d of %d", "hr": "stranica %d od %d"}[lang]
	for i, foot := range feet {
		if want := fmt.Sprintf(of, i+1, pages); kind != "round" && foot != want { // a set counts each of its sheets
			t.Errorf("%s, %s: leaf %d says %q, want %q", lang, kind, i+1, foot, want)
		}
	}
	backToSheets(p)
}
