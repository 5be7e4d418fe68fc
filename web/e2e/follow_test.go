package e2e

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/app/crew/scan"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// codeAt reads a code off the page, as large as a camera sees it that is held close.
func codeAt(t *testing.T, p *browsertest.Page, selector string) string {
	t.Helper()
	p.Eval(`(() => { const s = document.querySelector(`+strconv.Quote(selector)+`).cloneNode(true); s.id = "near"; s.style.cssText = "position:fixed;inset:0 auto auto 0;inline-size:700px;block-size:700px;background:#fff;color:#000;fill:#000;z-index:99"; document.body.append(s) })()`, nil)
	seen := p.PictureOf("#near")
	p.Eval(`document.getElementById("near").remove()`, nil)
	r := seen.Bounds()
	grey := image.NewGray(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := range r.Dy() {
		for x := range r.Dx() {
			grey.Set(x, y, color.GrayModel.Convert(seen.At(r.Min.X+x, r.Min.Y+y)))
		}
	}
	texts := scan.Texts(scan.Picture{Width: r.Dx(), Height: r.Dy(), Pixels: grey.Pix})
	if len(texts) != 1 {
		t.Fatalf("%s says %q", selector, texts)
	}
	return texts[0]
}

// wallCodes are the addresses that the big screen shows of its round.
func wallCodes(t *testing.T, p *browsertest.Page, host *browsertest.Host) (codes []string) {
	t.Helper()
	p.Show(host.URL + "event/e2efollow/screen")
	p.Wait(has("wall"))
	for range 12 {
		n := p.Count(".wall__code")
		if n > 0 {
			p.Shot("follow-wall")
		}
		for i := range n {
			codes = append(codes, codeAt(t, p, "#wall-code-"+strconv.Itoa(i)+" svg"))
		}
		if n == 0 && len(codes) > 0 {
			break
		}
		p.Keys(kb.ArrowRight)
	}
	return codes
}

// readCode pastes a code into the phone's page, as its camera would bring it.
func readCode(p *browsertest.Page, link string) {
	p.Fill("#code", link)
	p.Click("#read")
	p.Wait(has("outcome"))
}

// TestFollowChild: the desk makes codes for families; a phone scans the card of a child once, and finds it in the codes of the big screen,
// without a network, after a restart, and again in the next round. A link of the school's text brings it too; an old code and a broken one
// change nothing.
func TestFollowChild(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	desk, phone := browsertest.OpenLight(t, host.URL), browsertest.Open(t, host.URL)
	desk.Size(browsertest.Screen{Width: 1280, Height: 800, Touch: true})
	phone.Size(browsertest.Phone)
	phone.Wait(ready)
	section := journal.SectionConfig{Name: "SD Pi", System: "dutch", Edition: "2026", Rounds: 3, TimeCode: "900+10", TieBreaks: []string{"BH", "SB"}}
	boards, bye := circle(21, 1)
	restoreBackup(desk, backupFile(t, eventWith(t, "e2efollow", "O2SN Kecamatan Tapos 2026", field(21), section, journal.FixOrder{Section: 1},
		journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: boards, PAB: bye}, journal.Publish{Section: 1, Time: madeAt.At})))
	desk.Show(host.URL + "event/e2efollow/print")
	desk.Wait(has("families"))
	desk.Click("#families")
	desk.Wait(has("families-make"))
	desk.Shot("follow-make")
	desk.Click("#families-make")
	desk.Wait(has("leaf-families"))
	desk.Show(host.URL + "event/e2efollow/print/families")
	desk.Wait(`document.querySelectorAll(".card--family svg").length > 0`)
	var over []string
	desk.Paper(true)
	desk.Eval(overfull, &over)
	desk.Paper(false)
	if len(over) > 0 {
		t.Errorf("overfull: %v", over)
	}
	desk.LongShot("follow-cards")
	var name string
	desk.Eval(`document.querySelector(".card--family .nm").textContent`, &name)
	card := codeAt(t, desk, ".card--family svg")
	if !strings.HasPrefix(card, host.URL+"follow#") || strings.Contains(card, name) {
		t.Fatalf("the card says %s", card)
	}
	phone.Show(host.URL + "follow")
	phone.Wait(has("first"))
	phone.LongShot("follow-first")
	phone.Visit(card)
	phone.Wait(has("child-1"))
	phone.Shot("follow-card")
	first := wallCodes(t, desk, host)
	if len(first) < 2 {
		t.Fatalf("%d codes on the big screen", len(first))
	}
	found := ""
	for _, link := range first {
		readCode(phone, link)
		if strings.Contains(phone.Text("#child-1"), name) {
			found = link
			break
		}
	}
	if found == "" {
		t.Fatalf("%s is on no code of the big screen: %s", name, phone.Text("#child-1"))
	}
	phone.LongShot("follow-round-1")
	host.Stop()
	phone.Visit(host.URL + "follow")
	phone.WaitText(name)

	desk.Show(host.URL + "event/e2efollow/round")
	desk.Wait(has("key-w"))
	playResults(desk, 1, 10, false)
	desk.Wait(has("pair"))
	desk.Click("#pair")
	desk.Wait(has("publish"))
	publish(desk)
	for _, link := range wallCodes(t, desk, host) {
		readCode(phone, link)
		if strings.Contains(phone.Text("#child-1"), "2") && phone.Count("#outcome.banner--ok") > 0 {
			break
		}
	}
	phone.Wait(`document.querySelector("#child-1 .mute").textContent.includes("2")`)
	phone.LongShot("follow-round-2")
	readCode(phone, found)
	phone.Wait(`document.querySelector("#outcome.banner--info") !== null`)
	readCode(phone, found[:len(found)-9])
	phone.Wait(`document.querySelector("#outcome.banner--bad") !== null`)
	phone.Wait(`document.querySelector("#child-1 .mute").textContent.includes("2")`)

	for _, lang := range i18n.All() {
		speak(phone, host, lang)
		phone.Show(host.URL + "follow")
		phone.WaitText(name)
		for size, screen := range map[string]browsertest.Screen{"phone": browsertest.Phone, "upright": {Width: 800, Height: 1280, Touch: true}, "lying": {Width: 1280, Height: 800, Touch: true}} {
			phone.Size(screen)
			phone.Dark(lang == i18n.HR)
			if faults := append(phone.Faults(), append(phone.Misfits(browsertest.Letters{Percent: 100}), phone.Misfits(browsertest.Letters{Percent: 200})...)...); len(faults) > 0 {
				t.Errorf("%s, %s: %v", lang.Tag(), size, faults)
			}
			phone.Set(browsertest.Letters{Percent: 100})
			phone.LongShot("follow-" + size + "-" + lang.Tag())
		}
	}
	phone.Size(browsertest.Phone)
	phone.Click("#leave-1")
	phone.Wait(has("leave-sure"))
	phone.Shot("follow-leave")
	phone.Click("#leave-sure")
	phone.Wait(has("first"))
	phone.Reload()
	phone.Wait(has("first"))
	desk.Errors()
	phone.Errors()
}
