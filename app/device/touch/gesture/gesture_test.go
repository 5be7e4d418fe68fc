package gesture

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// A hand plays events to a machine, written as words, and notes what comes of them.
//
//	1v2:act    finger 1 comes down at x=2 on a key with that act; ":@addr" a link, ":!act" a prompt act, ":act/hold" one that can be held,
//	           ":act/hold*" one whose hold opens a sheet, ":act#sheet" one on a sheet, ":act+" the filled key
//	1^2        finger 1 is lifted at x=2; "1^2:yes" over what can be swiped
//	1x         the browser takes finger 1 away
//	1c         a click of pointer 1, "1c@addr" on a link; "1c<" one that came before the last finger
//	1~9        finger 1 moves to x=9 and carries, if it may
//	+500       so many milliseconds pass, and each tick that is due comes
//	else       a touch that is no press of anything on the page
//	spend      the piece below the finger is lifted
type hand struct {
	*Machine
	t     *testing.T
	now   time.Duration
	due   []Wait // For is the moment itself
	notes []string
}

func play(t *testing.T, script string) string {
	t.Helper()
	h := &hand{Machine: New(), t: t}
	for _, word := range strings.Fields(script) {
		h.now += time.Millisecond
		h.word(word)
	}
	return strings.Join(h.notes, " ")
}

func (h *hand) word(word string) {
	var pointer, x, wait int
	head, name, _ := strings.Cut(word, ":")
	switch {
	case word == "else":
		h.note(h.Elsewhere())
	case word == "spend":
		h.Spend()
	case scan(head, "+%d", &wait):
		h.pass(time.Duration(wait) * time.Millisecond)
	case scan(head, "%dv%d", &pointer, &x):
		if r, means := h.Reach(h.at(pointer, x)); means {
			h.note(r)
			h.note(h.Down(h.at(pointer, x), target(name)))
		}
	case scan(head, "%d^%d", &pointer, &x):
		var swipe any
		if name != "" {
			swipe = name
		}
		h.note(h.Up(h.at(pointer, x), swipe))
	case scan(head, "%d~%d", &pointer, &x):
		if h.MayCarry(h.at(pointer, x)) {
			h.Carry()
		}
	case strings.HasSuffix(word, "x") && scan(head, "%dx", &pointer):
		h.note(h.Cancel(pointer))
	case scan(head, "%dc", &pointer):
		head, link, _ := strings.Cut(head, "@")
		c := h.at(pointer, 0)
		if strings.HasSuffix(head, "<") {
			c.At = 0
		}
		h.note(h.Click(c, link))
	default:
		h.t.Fatalf("what is %q?", word)
	}
}

func scan(text, format string, into ...any) bool {
	n, _ := fmt.Sscanf(text, format, into...)
	return n == len(into)
}

func (h *hand) at(pointer, x int) Contact { return Contact{Pointer: pointer, At: h.now, X: float64(x)} }

func target(name string) (t Target) {
	act, hold, held := strings.Cut(name, "/")
	act, t.Place, _ = strings.Cut(act, "#")
	act, t.Main = strings.CutSuffix(act, "+")
	t.Key, t.Place = act, "page "+t.Place
	if held {
		t.Hold, t.Opens = strings.TrimSuffix(hold, "*"), strings.HasSuffix(hold, "*")
	}
	switch {
	case act == "":
	case act[0] == '@':
		t.Link = act[1:]
	case act[0] == '!':
		t.Act, t.Prompt = act[1:], true
	default:
		t.Act = act
	}
	return t
}

// pass lets time go by, and gives the machine each tick when it is due.
func (h *hand) pass(d time.Duration) {
	end := h.now + d
	for {
		first := -1
		for i, w := range h.due {
			if w.For <= end && (first < 0 || w.For < h.due[first].For) {
				first = i
			}
		}
		if first < 0 {
			h.now = end
			return
		}
		w := h.due[first]
		h.due = append(h.due[:first], h.due[first+1:]...)
		h.now = w.For
		h.note(h.Tick(w.Tick))
	}
}

// note writes down what is done; marks of held keys are left out.
func (h *hand) note(r Result) {
	for _, e := range r.Do {
		switch e := e.(type) {
		case Send:
			h.notes = append(h.notes, fmt.Sprint(e.Msg))
		case Navigate:
			h.notes = append(h.notes, "@"+e.Link)
		case CloseSheet:
			h.notes = append(h.notes, "close")
		case Drop:
			h.notes = append(h.notes, "drop")
		case LetGo:
		case Swallow:
			h.notes = append(h.notes, "-")
		case Hit:
			h.notes = append(h.notes, "hit")
		case Wait:
			e.For += h.now
			h.due = append(h.due, e)
		}
	}
}

// TestGestures: what hands do, and what comes of it. A "-" is a click that is kept from the browser.
func TestGestures(t *testing.T) {
	for name, c := range map[string]struct{ hands, want string }{
		"a touch and its click":                        {"1v0:a 1^0 1c", "a"},
		"a touch whose click does not come":            {"1v0:a 1^0 +60", "a"},
		"its click comes late":                         {"1v0:a 1^0 +60 1c", "a"},
		"a touch not lifted yet":                       {"1v0:a +400", ""},
		"a touch of nothing":                           {"1v0 1^0 +60", ""},
		"a click that no touch went before":            {"1c", "hit"},
		"a touch of nothing and its click":             {"1v0 1^0 1c", "hit"},
		"a link":                                       {"1v0:@home 1^0 1c@home", "- @home"},
		"a link whose click lands on another":          {"1v0:a 1^0 1c@away", "- a"},
		"the finger trembles":                          {"1v0:a 1^12 +60", "a"},
		"the finger slides off":                        {"1v0:a 1^13 +60", ""},
		"it slides off and the browser clicks":         {"1v0:a 1^13 1c", "a"},
		"it slides off and leaves":                     {"1v0:a 1^13 1x 1c", "hit"},
		"a scroll":                                     {"1v0:a 1x +600", ""},
		"it leaves the page as every lifted one":       {"1v0:a 1^0 1x +60", "a"},
		"a prompt act":                                 {"1v0:!a 1^0", "a"},
		"the click of a prompt act":                    {"1v0:!a 1^0 1c", "a"},
		"a prompt act slid off":                        {"1v0:!a 1^30 +60", ""},
		"a drum: faster than clicks":                   {"1v0:a 1^0 1v0:b 1^0 1v0:c 1^0 +60", "a b c"},
		"a click of the finger before":                 {"1v0:a 1^0 1v0:b 1c< 1^30", "a"},
		"two thumbs in their order":                    {"1v0:a 2v50:b 2^50 1^0 +60", "a b"},
		"two thumbs, the first lifted first":           {"1v0:a 2v50:b 1^0 2^50 +60", "a b"},
		"the click of the first of two":                {"1v0:a 2v50:b 1^0 1c 2^50 2c", "a b"},
		"that click is no touch of the second":         {"1v0:a 2v50:b 1^0 1c 2^90 +60", "a"},
		"the first of two touches again":               {"1v0:a 2v50:b 1^0 2^50 2c 1v0:c 1^0 1c", "a b c"},
		"two thumbs on prompt acts":                    {"1v0:!a 2v50:!b 2^50 1^0", "a b"},
		"three fingers":                                {"1v0:a 2v50:b 3v90:c 3^90 2^50 1^0 +60", "a b c"},
		"the first of two slides off":                  {"1v0:a 2v50:b 1^30 2^50 +60", "b"},
		"a hand that rests on a key":                   {"1v0:a +500 2v50:b 2^50 +60 1^0 +60", "b"},
		"the first of two is taken away":               {"1v0:a 2v50:b 1x 2^50 +60", "b"},
		"a finger beside it that means nothing":        {"1v0:a 2v50 2^50 1^0 +60", "a"},
		"held long enough":                             {"1v0:a/h +560 1^0 1c", "h"},
		"held half as long":                            {"1v0:a/h +250 1^0 +600", "a"},
		"held, its release behind a long task":         {"1v0:a/h +530 1^0 +60", "a"},
		"held, and slid off before":                    {"1v0:a/h +250 1^30 +600", ""},
		"held, and another finger came":                {"1v0:a/h +250 2v50:b 2^50 +600", "a b"},
		"one touch after another is no hold":           {"1v0:a/h +300 1^0 1c 1v0:b/k +270 1^0 1c", "a b"},
		"two fingers are no hold of the first":         {"1v0:a/h +250 2v50:b/k +320 2^50 +60", "a b"},
		"only to be held, touched":                     {"1v0:/h 1^0 +60", ""},
		"only to be held, held":                        {"1v0:/h +560 1^0 +60", "h"},
		"a hold that opened a sheet":                   {"1v0:a/h* +560 1^0 +60", "h"},
		"a swipe":                                      {"1v0:a 1^61:yes +60", "yes"},
		"too short for a swipe":                        {"1v0 1^60:yes +60", ""},
		"a swipe of a key that acts":                   {"1v0:a 1^61:yes 1c", "yes -"},
		"a swipe to the left":                          {"1v90:a 1^0:yes +60", ""},
		"carried to another place":                     {"1v0:a 1~40 1^90 1c", "drop -"},
		"carried, and another finger comes":            {"1v0:a 1~40 2v50:b 2^50 1^90 +60", "drop"},
		"carried longer than a hold":                   {"1v0:a/h 1~40 +900 1^90", "drop"},
		"carried in the last moment of a hold":         {"1v0:a/h +520 1~40 +100 1^90", "drop"},
		"carried, and taken away":                      {"1v0:a 1~40 1x +60", ""},
		"it does not move far enough to be carried":    {"1v0:a 1~12 1^12 +60", "a"},
		"another finger cannot carry it":               {"1v0:a 2~40 1^0 +60", "a"},
		"a piece is lifted":                            {"1v0:a spend 1^90 1c", "-"},
		"a piece is lifted after its finger":           {"1v0:a 1^90 spend 1c", "-"},
		"a touch of the clock settles the one before":  {"1v0:a 1^0 else 1c", "a hit"},
		"a touch of the clock while a finger is down":  {"1v0:a else 1^0 +60", ""},
		"a touch of the clock, and the click it makes": {"else 1^0 +60", ""},
	} {
		if got := play(t, c.hands); got != c.want {
			t.Errorf("%s (%s): %q, want %q", name, c.hands, got, c.want)
		}
	}
}

// TestShortHold: the release of a short touch waited so long behind a task that the hold came first; its own stamp says that it was short.
func TestShortHold(t *testing.T) {
	for down, want := range map[string]string{"1v0:a/h*": "h close a", "1v0:a/h": "h"} { // only a sheet can be closed again
		h := &hand{Machine: New(), t: t}
		h.word(down)
		h.pass(600 * time.Millisecond)
		up := h.at(1, 0)
		up.At = 200 * time.Millisecond
		h.note(h.Up(up, nil))
		h.pass(SettleTime)
		if got := strings.Join(h.notes, " "); got != want {
			t.Errorf("%s: %q, want %q", down, got, want)
		}
	}
}

// TestStamp: a message bears the moment in which its finger went down, whenever it is sent; that of a hold bears none.
func TestStamp(t *testing.T) {
	m := New()
	m.Down(Contact{Pointer: 1, At: time.Second}, Target{Act: "a", Hold: "h"})
	m.Up(Contact{Pointer: 1, At: 1200 * time.Millisecond}, nil)
	r := m.Click(Contact{Pointer: 1, At: 1300 * time.Millisecond}, "")
	if len(r.Do) != 1 || r.Do[0] != (Send{"a", time.Second}) || !r.Draw {
		t.Errorf("%+v", r)
	}
	m.Down(Contact{Pointer: 1, At: 2 * time.Second}, Target{Hold: "h"})
	first := m.Tick(Tick{m.turn, holding})
	if len(first.Do) != 1 || first.Do[0].(Wait).For != SettleTime || first.Draw {
		t.Fatalf("%+v", first)
	}
	if r := m.Tick(first.Do[0].(Wait).Tick); len(r.Do) != 1 || r.Do[0] != (Send{Msg: "h"}) {
		t.Errorf("%+v", r)
	}
}

// TestHeldMark: an element is marked as held from the first moment on, and no longer than the finger is on it; it may ask for its own time.
func TestHeldMark(t *testing.T) {
	m := New()
	r := m.Down(Contact{Pointer: 1}, Target{Hold: "h", HoldFor: time.Second})
	if len(r.Do) != 2 || r.Do[0] != (ShowHeld{}) || r.Do[1].(Wait).For != time.Second || r.Draw {
		t.Errorf("down: %+v", r)
	}
	for name, r := range map[string]Result{"up": m.Up(Contact{Pointer: 1}, nil), "cancel": func() Result {
		m.Down(Contact{Pointer: 1}, Target{Hold: "h"})
		return m.Cancel(1)
	}(), "another": func() Result {
		m.Down(Contact{Pointer: 1}, Target{Hold: "h"})
		r, _ := m.Reach(Contact{Pointer: 2})
		return r
	}()} {
		hidden := false
		for _, e := range r.Do {
			hidden = hidden || e == HideHeld{}
		}
		if !hidden || r.Draw {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

// TestDown: a finger is down until it is lifted or taken away, whatever it does meanwhile.
func TestDown(t *testing.T) {
	for script, want := range map[string]bool{
		"1v0:a": true, "1v0:a 1^0": false, "1v0:a 1x": false, "1v0:a/h +600": true, "1v0:a/h +600 1^0": false, "1v0:a 1~40": true,
		"1v0:a 1~40 1^40": false, "1v0:a spend": true, "1v0:a spend 1^0": false, "1v0:a 2v50:b 1^0": true, "else": false,
	} {
		h := &hand{Machine: New(), t: t}
		for _, word := range strings.Fields(script) {
			h.word(word)
		}
		if h.IsDown() != want {
			t.Errorf("%s: down %v", script, h.IsDown())
		}
	}
}

// TestLifted: after an act that was done when the finger was lifted, once, the browser need not make a click.
func TestLifted(t *testing.T) {
	for script, want := range map[string]bool{"1v0:!a 1^0": true, "1v0:a 1^0": false, "1v0:!a 1^30": false, "1v0:!a 1^0 1c": false, "1v0:!a 1^0 2v0:b": false} {
		h := &hand{Machine: New(), t: t}
		for _, word := range strings.Fields(script) {
			h.word(word)
		}
		if got := h.TakeLifted(); got != want || h.TakeLifted() {
			t.Errorf("%s: lifted %v", script, got)
		}
	}
}

// TestDoubleTouch: the second touch of a double one does nothing where the first has brought another page, a sheet or another filled key under the
// finger, whichever way the browser tells of it; a quick touch elsewhere, of the same key, or of a key beside which nothing changed, does what it says.
func TestDoubleTouch(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"a sheet opens", "1v2:close+ 1^2 1c +150 1v3:end+#sheet 1^3 1c", "close -"},
		{"no click follows", "1v2:close+ 1^2 +150 1v3:end+#sheet 1^3 +80", "close"},
		{"a sheet closes", "1v2:forfeit#sheet 1^2 1c +150 1v2:white 1^2 1c", "forfeit -"},
		{"another filled key", "1v2:pair+ 1^2 1c +150 1v2:draw+ 1^2 1c", "pair -"},
		{"three touches", "1v2:pair+ 1^2 1c +200 1v2:draw+ 1^2 1c +200 1v2:draw+ 1^2 1c", "pair - -"},
		{"what acts when it is lifted", "1v2:!forfeit#sheet 1^2 1x +150 1v2:!white 1^2 1c", "forfeit -"},
		{"the next finger", "1v2:pair+ 1^2 1c +150 2v2:draw+ 2^2 2c", "pair -"},
		{"a link", "1v2:@list 1^2 1c@list +150 1v2:@player#there 1^2 1c@player", "- @list -"},
		{"later", "1v2:pair+ 1^2 1c +360 1v2:draw+ 1^2 1c", "pair draw"},
		{"elsewhere", "1v2:pair+ 1^2 1c +150 1v40:draw+ 1^40 1c", "pair draw"},
		{"the same key", "1v2:white+ 1^2 1c +100 1v2:white+ 1^2 1c", "white white"},
		{"an answer, and the next one", "1v2:yes1 1^2 1c +150 1v2:yes2 1^2 1c", "yes1 yes2"},
		{"behind a touch of the clock", "1v2:pair+ 1^2 1c +50 else 1v2:draw+ 1^2 1c", "pair draw"},
	} {
		if got := play(t, c.script); got != c.want {
			t.Errorf("%s: %s does %q, want %q", c.name, c.script, got, c.want)
		}
	}
}
