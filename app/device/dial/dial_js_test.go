package dial

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// lay puts the elements of both halves into the page, as the clock's page draws them.
func lay(t testing.TB) {
	t.Helper()
	document := app.Window().Get("document")
	root := document.Call("createElement", "main")
	for _, s := range [...]clock.Side{clock.White, clock.Black} {
		for _, part := range []string{"", "-t", "-a", "-b", "-c", "-ma", "-mb", "-mc", "-mv", "-bar", "-press", "-say", "-dn", "-d0", "-d1", "-d2"} {
			e := document.Call("createElement", "span")
			e.Set("id", Half(s)+part)
			root.Call("append", e)
		}
	}
	document.Get("body").Call("append", root)
	t.Cleanup(func() { root.Call("remove") })
}

func look(t *testing.T, s clock.State, at time.Duration) *Look {
	t.Helper()
	white, black := s.Faces(at)
	return &Look{Faces: [2]clock.Face{white, black}, Full: [2]time.Duration{5 * time.Minute, 5 * time.Minute}, Phase: s.Phase(at), Tenths: true, Lang: i18n.HR}
}

func running(t testing.TB, text string) clock.State {
	t.Helper()
	control, err := clock.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := clock.New(control)
	if err == nil {
		s, err = s.Start(0)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// textOf is the text of one part.
func textOf(id string) string {
	return app.Window().GetElementByID(id).Get("textContent").String()
}

func attribute(id, name string) string {
	v := app.Window().GetElementByID(id).Call("getAttribute", name)
	if v.IsNull() {
		return ""
	}
	return v.String()
}

func TestPaint(t *testing.T) {
	lay(t)
	d := Find()
	s := running(t, "61 d2")
	for _, c := range []struct {
		at                        time.Duration
		large, small, format, run string
	}{
		{0, "1/01/00", "1/01/:00", "h", "on"},
		{2*time.Second + 90*time.Second, "59/30/", "1/01/:00", "mm", "on"},
		{2*time.Second + 56*time.Minute + time.Millisecond, "5/00/", "1/01/:00", "m", "on"},
		{2*time.Second + 60*time.Minute + 51*time.Second + 550*time.Millisecond, "0/08/,5", "1/01/:00", "t", "on"},
	} {
		d.Paint(look(t, s, c.at))
		large := strings.Join([]string{textOf("ckw-a"), textOf("ckw-b"), textOf("ckw-c")}, "/")
		small := strings.Join([]string{textOf("ckb-a"), textOf("ckb-b"), ":" + textOf("ckb-c")}, "/")
		if large != c.large || small != c.small || attribute("ckw-t", "data-fmt") != c.format || attribute("ckw", "data-run") != c.run || attribute("ckb", "data-run") != "" {
			t.Errorf("at %v: %s %s, form %q", c.at, large, small, attribute("ckw-t", "data-fmt"))
		}
		if mini := strings.Join([]string{textOf("ckb-ma"), textOf("ckb-mb"), textOf("ckb-mc")}, ""); mini == "" || !strings.HasPrefix(mini, textOf("ckw-a")) {
			t.Errorf("at %v the other half shows %q as White's time", c.at, mini)
		}
	}
	if got := attribute("ckw-d0", "data-full") + textOf("ckw-dn"); got != "0" {
		t.Errorf("a delay used up shows %q", got)
	}
	d.Name(look(t, s, 0))
	if name := attribute("ckw-press", "aria-label"); name != "Bijeli, 1 sat 1 minuta, sat ide. Pritisnite sat." {
		t.Errorf("White's half is named %q", name)
	}
	for _, c := range []struct {
		at    time.Duration
		focus bool
		name  string
	}{{3 * time.Second, false, "Bijeli, 1 sat 59 sekundi, sat ide. Pritisnite sat."}, {6 * time.Second, true, "Bijeli, 1 sat 59 sekundi, sat ide. Pritisnite sat."},
		{12 * time.Second, true, "Bijeli, 1 sat 50 sekundi, sat ide. Pritisnite sat."}, {62 * time.Minute, true, "Bijeli, 0 sekundi, zastavica pala prva"}} {
		if press := app.Window().GetElementByID("ckw-press"); c.focus {
			press.Set("tabIndex", 0)
			press.Call("focus")
		}
		d.Name(look(t, s, c.at))
		if name := attribute("ckw-press", "aria-label"); name != c.name {
			t.Errorf("at %v White's half is named %q, want %q", c.at, name, c.name)
		}
	}
}

// TestOn: a finger meets the button of a half, or what else stands in one; and where the halves are exchanged, the other.
func TestOn(t *testing.T) {
	lay(t)
	page := app.Window().Get("document").Call("querySelector", "main")
	page.Set("id", "dials")
	d := Find()
	var met []string
	stop, err := bridge.OnPointer("dials", []string{"pointerdown"}, func(p bridge.Pointer) bool {
		side, ok := d.On(p)
		if !ok {
			met = append(met, "none")
			return true
		}
		met = append(met, side.String())
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	press := func(e app.Value) {
		e.Call("dispatchEvent", app.Window().Get("PointerEvent").New("pointerdown", map[string]any{"bubbles": true}))
	}
	white, black := app.Window().GetElementByID("ckw-press"), app.Window().GetElementByID("ckb-press")
	press(white)
	press(black)
	press(app.Window().GetElementByID("ckb-t"))
	press(page)
	white.Set("id", "ckb-press")
	black.Set("id", "ckw-press")
	d = Find() // after each drawing
	press(white)
	if got := strings.Join(met, " "); got != "white black black none black" {
		t.Errorf("fingers met %s", got)
	}
}

// TestTickMakesNoGarbage: a minute of seconds, and a second of tenths.
func TestTickMakesNoGarbage(t *testing.T) {
	at, tick := ticking(t)
	if n := testing.AllocsPerRun(60, tick(time.Second)); n != 0 {
		t.Errorf("%v allocations a second", n)
	}
	*at = 5*time.Minute + 3*time.Second - 9*time.Second
	if n := testing.AllocsPerRun(60, tick(100*time.Millisecond)); n != 0 {
		t.Errorf("%v allocations a tenth", n)
	}
}

// ticking lays a running clock, and gives the instant it stands at and what draws it a step later.
func ticking(t testing.TB) (at *time.Duration, tick func(step time.Duration) func()) {
	lay(t)
	d, s := Find(), running(t, "5+3")
	var l Look
	at = new(time.Duration)
	return at, func(step time.Duration) func() {
		return func() {
			*at += step
			white, black := s.Faces(*at)
			l = Look{Faces: [2]clock.Face{white, black}, Full: [2]time.Duration{5 * time.Minute, 5 * time.Minute}, Phase: s.Phase(*at), Tenths: true, Lang: i18n.ID}
			if next, ok := s.NextChange(*at, true); !ok || next <= *at {
				t.Fatal("a running clock changes")
			}
			d.Paint(&l)
		}
	}
}

// BenchmarkTick is a second of a running clock drawn, beside the yardstick of one allocation.
func BenchmarkTick(b *testing.B) {
	at, tick := ticking(b)
	draw := tick(time.Second)
	n := testing.AllocsPerRun(60, draw)
	*at = 0
	for i := 0; b.Loop(); i++ {
		if i%200 == 0 {
			*at = 0 // before the flag
		}
		draw()
	}
	b.ReportMetric(n, "allocs/tick")
	b.ReportMetric(1, "yardstick-allocs/tick")
	b.ReportMetric(0, "budget-allocs/tick")
}
