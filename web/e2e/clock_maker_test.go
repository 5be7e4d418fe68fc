package e2e

import (
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestClockMaker: a time control is made by touch alone, kept, changed and played; a number can be typed into its dial.
func TestClockMaker(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	for i, size := range []browsertest.Screen{browsertest.Phone, browsertest.Tablet, {Width: 800, Height: 1280}} {
		l := i18n.All()[i]
		p := browsertest.Light(t)
		p.Language(l.Tag())
		p.Dark(i == 1)
		p.Size(size)
		p.Show(host.URL + "clock")
		p.Wait(has("own-new"))
		p.Tap("#own-new")
		p.Wait(has("period-add"))
		if size.Touch {
			swiped(t, p)
		}
		p.Fill("#dial-0", "90")
		p.Tap("#period-add")
		p.Tap("#period-0")
		p.Wait(has("dial-2"))
		p.Tap("#dial-2-39")
		p.Wait(`document.getElementById("own-text").value === "90/39+3, 30+3"`)
		p.Fill("#dial-1", "30")
		p.Wait(`document.getElementById("own-text").value === "90/39+30, 30+30"`)
		p.LongShot("clock-make-" + l.Tag())
		p.Tap("#own-keep")
		p.Wait(has("edit-own-0"))
		p.Shot("clock-own-" + l.Tag())
		p.Tap("#edit-own-0")
		p.Wait(`document.getElementById("own-text").value === "90/39+30, 30+30"`)
		p.Tap("#period-1")
		p.Tap("#period-drop")
		p.Tap("button", [...]string{"Jeda", "Delay", "Odgoda"}[i])
		p.Wait(`document.getElementById("own-text").value === "90 d30"`)
		p.Tap("#own-once")
		p.Wait(`document.getElementById("ck") !== null`)
	}
}

// swiped turns the first dial with a finger: up goes on, down goes back, by as many values as the finger passes; the page stays where it is.
func swiped(t *testing.T, p *browsertest.Page) {
	t.Helper()
	var before, after float64
	p.Eval(`(document.getElementById("dial-0").scrollIntoView({ block: "center", behavior: "instant" }), scrollY)`, &before)
	for _, s := range []struct{ from, to, want string }{{"#dial-0", "#dial-0-4", "6"}, {"#dial-0", "#dial-0-7", "5"}, {"#dial-0-6", "#dial-0-4", "7"}} {
		p.Drag(s.from, s.to, true)
		p.Wait(`document.getElementById("dial-0").value === "` + s.want + `"`)
	}
	p.Shot("clock-make-swiped")
	if p.Eval(`scrollY`, &after); before != after {
		t.Errorf("the page scrolls from %v to %v while a dial is turned", before, after)
	}
}
