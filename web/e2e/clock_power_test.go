package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestClockPower: a battery that will not last the game is said before the start; the voice has a volume of its own.
func TestClockPower(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	p.Eval(`(() => {
		navigator.getBattery = () => Promise.resolve({level: 0.14, charging: false});
		window.said = [];
		speechSynthesis.speak = (u) => said.push(u.volume);
	})()`, nil)
	p.Click(`.nav a[href$="/clock"]`)
	p.Wait(`[...document.querySelectorAll("button")].some((b) => b.textContent.includes("90+30"))`)
	p.Click("button", "90+30")
	p.Wait(`document.getElementById("ck-battery") !== null`)
	var label string
	p.Eval(`document.getElementById("ck-battery").ariaLabel`, &label)
	if !strings.Contains(label, "14 %") || !strings.Contains(label, "48 %") {
		t.Errorf("the battery says %q", label)
	}
	p.Shot("clock-battery")
	p.Click("#settings")
	p.Wait(`document.getElementById("sheet") !== null`)
	p.Click("label", "Speak the times")
	p.Wait(`document.querySelector("[name=clock-volume]") !== null`)
	p.Click("label", "Soft")
	p.Wait(`document.querySelector("[name=clock-volume]:checked").value === "soft"`)
	p.Click("#say")
	p.Wait(`said.length > 0`)
	var volume float64
	p.Eval(`said[0]`, &volume)
	if volume < 0.19 || volume > 0.21 {
		t.Errorf("a soft voice has the volume %v", volume)
	}
}
