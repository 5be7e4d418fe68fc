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
