package e2e

import (
	"fmt"
	"os"
	"testing"

	"wasit/web/browsertest"
)

// outside tells what on the page runs out of the window sideways.
const outside = `(() => {
	const out = [...document.querySelectorAll("#page *")].filter((e) => e.getClientRects().length && !e.closest(".vh, svg, .ck-half") && !(document.querySelector(".scrim") && e.closest("#ck")) && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1));
	return out.length ? out[0].outerHTML.slice(0, 160) : "";
})()`

// broken tells a word that stands on more lines than one, for want of room.
const broken = `(() => {
	const walk = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_TEXT), range = document.createRange();
	for (let n; (n = walk.nextNode()); ) {
		const e = n.parentElement, words = n.data.trim().split(/[\s/+,.:·–-]+/);
		if (!/\p{L}/u.test(n.data) || e.closest(".vh, svg, select, nav") || (document.querySelector(".scrim") && !e.closest(".scrim"))) continue;
		if (e.getBoundingClientRect().width <= 1) continue; // said to a reader, and not shown
		range.selectNodeContents(n);
		if (new Set([...range.getClientRects()].map((r) => r.top)).size > words.length) return e.outerHTML.slice(0, 160);
	}
	return "";
})()`

// TestClockLooks walks through every screen of the clock, on a phone upright and laid down and on a tablet: nothing runs out
// of the window, the digits stay within their half, and are as high as can be read from three metres; at 200 % text nothing
// runs out and no word is broken. In one language each; all, light and dark, with WASIT_SHOTS, which takes the pictures to look at.
func TestClockLooks(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	all := os.Getenv("WASIT_SHOTS") != "" || os.Getenv("WASIT_LONG") != ""
	for _, screen := range []struct {
		name  string
		size  browsertest.Screen
		lang  string
		dark  bool
		digit float64 // height of a digit, in hundredths of the shorter side of the window
	}{
		{"narrow", browsertest.Screen{Width: 320, Height: 568, Touch: true}, "id", true, 22}, {"upright", browsertest.Screen{Width: 800, Height: 1280, Touch: true}, "hr", true, 17},
		{"phone", browsertest.Phone, "hr", false, 22}, {"laid", browsertest.Screen{Width: 740, Height: 360, Touch: true}, "id", true, 22}, {"tablet", browsertest.Tablet, "en", true, 17},
	} {
		for _, lang := range []string{"id", "en", "hr"} {
			if lang != screen.lang && !all || !all && (screen.name == "narrow" || screen.name == "upright") {
				continue
			}
			p := browsertest.Light(t)
			p.Language(lang)
			p.Size(screen.size)
			p.Dark(screen.dark != (lang == "en"))
			shot := func(name string) {
				var wide string
				p.Eval(outside, &wide)
				if wide != "" {
					t.Errorf("%s, %s, %s: runs out of the window: %s", name, screen.name, lang, wide)
				}
				p.Shot(fmt.Sprintf("look-%s-%s-%s", screen.name, lang, name))
				p.Eval(`(document.documentElement.style.fontSize = "200%", `+outside+" || "+broken+")", &wide)
				if wide != "" {
					t.Errorf("%s, %s, %s: at 200 %% text out of the window or broken: %s", name, screen.name, lang, wide)
				}
				p.Shot(fmt.Sprintf("look-%s-%s-%s-200", screen.name, lang, name))
				p.Eval(`document.documentElement.style.fontSize = ""`, nil)
			}
			p.Show(host.URL + "clock")
			p.Wait(`document.querySelector(".pr") !== null`)
			shot("pick")
			names := [2]string{"Muhammad Rizky Ramadhan Putra", "Ana Marija Kovačević-Babić"}
			p.Click(".pr", "90/40+30")
			p.Wait(`document.querySelector("#ck[data-state=ready]") !== null && document.querySelector("#ckw-b").textContent !== ""`)
			shot("ready")
			p.Click("#settings")
			p.Fill("#name-white", names[0])
			p.Fill("#name-black", names[1])
			p.Click("#done")
			p.Wait(`document.querySelector("#sheet") === null && document.querySelector("[data-name]") !== null`)
			shot("named")
			press(p, "ckb", whiteRuns, 3)
			var digit float64
			p.Eval(`parseFloat(getComputedStyle(document.querySelector("#ckw-t")).fontSize) * 0.716 / Math.min(innerWidth, innerHeight) * 100`, &digit) // digits of the common system faces are 0.716 em high and more
			if digit < screen.digit {
				t.Errorf("%s: digits of %.1f %% of the shorter side, want %v", screen.name, digit, screen.digit)
			}
			shot("running")
			var share, middle float64 // in a system whose digits are wider than the usual ones
			p.Eval(`document.documentElement.style.setProperty("--ck-digits", '"DejaVu Sans"')`, nil)
			p.Eval(`(() => { const t = document.querySelector("#ckw-t").getBoundingClientRect(), h = document.querySelector("#ckw .ck-mid").getBoundingClientRect(); return t.width / h.width })()`, &share)
			p.Eval(`(() => { const t = document.querySelector("#ckw-t").getBoundingClientRect(), h = document.querySelector("#ckw .ck-mid").getBoundingClientRect(); return (t.left + t.right - h.left - h.right) / 2 / h.width })()`, &middle)
			if share > 1 || middle < -0.02 || middle > 0.02 {
				t.Errorf("%s: wide digits take %.2f of the half and stand %.2f beside its middle", screen.name, share, middle)
			}
			shot("wide")
			p.Eval(`document.documentElement.style.removeProperty("--ck-digits")`, nil)
			press(p, "ckw", blackRuns, 4)
			p.Click("#pause")
			p.Wait(`document.querySelector("#game") !== null`)
			shot("paused")
			release := p.Press("#fix")
			p.Wait(`document.querySelector("#fix-apply") !== null`)
			release()
			shot("fix")
			p.Click("#fix-cancel")
			p.Click("#game")
			p.Wait(`document.querySelector("#end") !== null`)
			shot("game")
			p.Click("#settings")
			p.Wait(`document.querySelector("#clock-layout, [name=clock-layout]") !== null`)
			shot("settings")
			p.Click("#clock-help")
			p.Wait(`document.querySelector("#clock-manual") !== null`)
			shot("help")
			p.Click("#back")
			p.Click("#game")
			p.Click("#end")
			p.Wait(`document.querySelector("#win-white") !== null`)
			shot("end")
			p.Click("#win-white")
			p.Wait(`document.querySelector("#chart svg") !== null`)
			shot("summary")
			p.Click("label[for], .seg__o", map[string]string{"id": "Sisa", "en": "Left", "hr": "Preostalo"}[lang])
			p.Wait(`document.querySelector("#chart circle") !== null`)
			shot("left")
			p.Click("#log")
			p.Wait(`document.querySelector("#clock-log") !== null`)
			shot("log")
			p.Click("#back")
			p.Click("#history")
			p.Wait(`document.querySelector("#games") !== null`)
			shot("history")
			p.Close()
		}
	}
}
