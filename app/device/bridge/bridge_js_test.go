package bridge

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"syscall/js"
	"testing"
	"time"
)

// await fails a test whose promise breaks.
func await[T any](t *testing.T, p *Promise[T]) T {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	v, err := p.Wait(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// touch lets the tests' runner click into the page, so that what needs a user's act is allowed.
func touch(t *testing.T) {
	t.Helper()
	await(t, later(func() js.Value { return global.Call("touch") }, nothing))
}

// hear waits for the next value of a callback.
func hear[T any](t testing.TB, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(30 * time.Second):
		t.Fatal("nothing heard")
		panic("unreachable")
	}
}

func roles(t *testing.T, name string) (*Seat, chan Role) {
	t.Helper()
	c := make(chan Role, 8)
	s, err := TakeSeat(name, func(r Role) { c <- r })
	if err != nil {
		t.Fatal(err)
	}
	return s, c
}

// TestSeat plays two tabs: locks are told apart by request, not by page.
func TestSeat(t *testing.T) {
	a, heardA := roles(t, "seat")
	if r := hear(t, heardA); r != Writer || a.Role() != Writer {
		t.Fatalf("first tab is %v", r)
	}
	b, heardB := roles(t, "seat")
	if r := hear(t, heardB); r != Reader {
		t.Fatalf("second tab is %v", r)
	}
	b.TakeOver()
	if r := hear(t, heardB); r != Writer {
		t.Fatalf("thief is %v", r)
	}
	if r := hear(t, heardA); r != Reader {
		t.Fatalf("robbed tab is %v", r)
	}
	a.TakeOver()
	if r := hear(t, heardA); r != Writer {
		t.Fatalf("robbed tab after taking back is %v", r)
	}
	if r := hear(t, heardB); r != Reader {
		t.Fatalf("former thief is %v", r)
	}
	a.Leave()
	if r := hear(t, heardB); r != Writer {
		t.Fatalf("waiting tab after the writer left is %v", r)
	}
	b.Leave()
	c, heardC := roles(t, "seat")
	defer c.Leave()
	if r := hear(t, heardC); r == Reader { // the queue of the others may need a moment to empty
		r = hear(t, heardC)
		if r != Writer {
			t.Fatalf("last tab is %v", r)
		}
	}
}

func TestChannel(t *testing.T) {
	heard := make(chan string, 4)
	a, err := Join("channel", func(m string) { heard <- m })
	if err != nil {
		t.Fatal(err)
	}
	b, err := Join("channel", func(m string) { t.Errorf("the speaker hears itself: %q", m) })
	if err != nil {
		t.Fatal(err)
	}
	b.Say("17")
	b.Say("18 ½")
	if one, two := hear(t, heard), hear(t, heard); one != "17" || two != "18 ½" {
		t.Errorf("heard %q, %q", one, two)
	}
	a.Close()
	b.Close()
}

func TestStorage(t *testing.T) {
	space := await(t, EstimateSpace())
	if space.Quota < 1<<20 {
		t.Errorf("space %+v", space)
	}
	if asked, is := await(t, Persist()), await(t, Persisted()); asked != is {
		t.Errorf("asked for persistence: %v, then it is %v", asked, is)
	}
}

// TestExceptions: an exception of the browser is an error with its name, and a refusal has its own value.
func TestExceptions(t *testing.T) {
	var other *BrowserError
	_, err := try(func() js.Value { return global.Call("decodeURI", "%") })
	if !errors.As(err, &other) || other.Name != "URIError" {
		t.Errorf("an exception is %v", err)
	}
	for name, want := range map[string]error{"AbortError": ErrDismissed, "NotAllowedError": ErrRefused, "NotSupportedError": ErrUnsupported} {
		if err := asError(global.Get("DOMException").New("m", name)); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", name, err, want)
		}
	}
	if err := asError(global.Get("DOMException").New("full", "QuotaExceededError")); !errors.As(err, &other) || other.Name != "QuotaExceededError" {
		t.Errorf("QuotaExceededError: %v", err)
	}
}

func TestDevice(t *testing.T) {
	touch(t)
	if err := Vibrate(30*time.Millisecond, 20*time.Millisecond, 30*time.Millisecond); err != nil {
		t.Errorf("vibrate after a touch: %v", err)
	}
	if power := await(t, Battery()); power.Level < 0 || power.Level > 1 {
		t.Errorf("battery %+v", power)
	}
	await(t, SetFullscreen(true))
	if !IsFullscreen() {
		t.Error("not in full screen")
	}
	await(t, SetFullscreen(false))
	if IsFullscreen() {
		t.Error("still in full screen")
	}
}

func TestAwake(t *testing.T) {
	heard := make(chan bool, 4)
	a, err := KeepAwake(func(on bool) { heard <- on })
	if err != nil {
		t.Fatal(err)
	}
	if !hear(t, heard) {
		t.Error("the screen may go dark")
	}
	a.End()
}

func TestSound(t *testing.T) {
	touch(t)
	if err := Beep(Tone{Hz: 880, For: 20 * time.Millisecond, Volume: 0.2}); err != nil {
		t.Errorf("beep: %v", err)
	}
	if state := sound.Get("state").String(); state == "closed" {
		t.Errorf("sound is %s", state)
	}
	if err := Say(Speech{Lang: "id-ID", Text: "sepuluh", Rate: 1.2}); err != nil {
		t.Errorf("say: %v", err)
	}
	Hush()
	if HasVoice("xx") {
		t.Error("a voice for a language that does not exist")
	}
}

func TestCopy(t *testing.T) {
	touch(t)
	await(t, Copy("Papan 7: Budi – Andi 1–0"))
}

// TestPrint: the dialog opens after the caller has returned.
func TestPrint(t *testing.T) {
	opened := make(chan bool, 1)
	original := global.Get("print")
	fake := js.FuncOf(func(js.Value, []js.Value) any { opened <- true; return nil })
	defer fake.Release()
	global.Set("print", fake)
	defer global.Set("print", original)
	if err := Print(); err != nil {
		t.Fatal(err)
	}
	if len(opened) != 0 {
		t.Error("the dialog blocks the caller")
	}
	hear(t, opened)
}

// TestShare: where there is no share sheet, or not for files, the answer says so.
func TestShare(t *testing.T) {
	if has(navigator, "share") {
		if _, err := Share(Message{Text: "x"}).Wait(context.Background()); err == nil {
			t.Error("shared without a touch")
		}
		return
	}
	if _, err := Share(Message{Text: "x"}).Wait(context.Background()); !errors.Is(err, ErrUnsupported) {
		t.Errorf("share: %v", err)
	}
	if CanShareFiles("application/json") {
		t.Error("files can be shared without navigator.share")
	}
}

// TestPickedFiles reads files as the picker gives them; too large a one is named and nothing is read.
func TestPickedFiles(t *testing.T) {
	one, two := File{"a.csv", "text/csv", []byte("Ñ;1\n")}, File{"b.trf", "", bytes.Repeat([]byte("x"), 1000)}
	chosen := []js.Value{blob("File", one), blob("File", two)}
	files, err := readAll(chosen, 1000)
	if err != nil || len(files) != 2 || files[0].Name != "a.csv" || string(files[0].Data) != "Ñ;1\n" || !bytes.Equal(files[1].Data, two.Data) {
		t.Errorf("got %v, %v", files, err)
	}
	var large *TooLargeError
	if files, err := readAll(chosen, 999); !errors.As(err, &large) || files != nil || *large != (TooLargeError{"b.trf", 1000, 999}) {
		t.Errorf("above the limit: %v, %v", files, err)
	}
}

// TestReceived takes what page.js holds, hears that more came, and refuses what is too large.
func TestReceived(t *testing.T) {
	var none *MissingError
	if _, err := Received(10).Wait(context.Background()); !errors.As(err, &none) {
		t.Errorf("without page.js: %v", err)
	}
	file := blob("File", File{"a.trf", "", []byte("012 Piala")})
	inbox := js.FuncOf(func(js.Value, []js.Value) any { return global.Get("Promise").Call("resolve", []any{file}) })
	defer inbox.Release()
	global.Set("wasit", map[string]any{"inbox": inbox})
	defer global.Delete("wasit")
	heard := make(chan bool, 1)
	stop := OnReceived(func() { heard <- true })
	global.Call("dispatchEvent", global.Get("Event").New("wasit-inbox"))
	hear(t, heard)
	stop()
	files, err := Received(10).Wait(context.Background())
	if err != nil || len(files) != 1 || files[0].Name != "a.trf" || string(files[0].Data) != "012 Piala" {
		t.Errorf("received %v, %v", files, err)
	}
	var large *TooLargeError
	if _, err := Received(5).Wait(context.Background()); !errors.As(err, &large) {
		t.Errorf("above the limit: %v", err)
	}
}

func TestAround(t *testing.T) {
	s := Around()
	if !s.Online || !s.Visible || len(s.Languages) == 0 || s.Installed || s.Apple {
		t.Errorf("around: %+v", s)
	}
	heard := make(chan Surroundings, 4)
	stop := OnChange(func(s Surroundings) { heard <- s })
	global.Set("wasit", map[string]any{"ready": true, "update": "waiting", "replaced": false})
	defer global.Delete("wasit")
	global.Call("dispatchEvent", global.Get("Event").New("wasit-state"))
	if s := hear(t, heard); !s.Ready || s.Update != UpdateWaiting {
		t.Errorf("after an update came: %+v", s)
	}
	stop()
}

func TestLook(t *testing.T) {
	look := Look{Theme: "dark", Hand: "left", Lang: "hr", Size: 120}
	if err := SaveLook(look); err != nil {
		t.Fatal(err)
	}
	var got Look
	if err := json.Unmarshal([]byte(global.Get("localStorage").Call("getItem", lookKey).String()), &got); err != nil || got != look {
		t.Errorf("saved %+v, got %+v, %v", look, got, err)
	}
	root := document.Get("documentElement")
	if root.Get("dataset").Get("theme").String() != "dark" || root.Get("lang").String() != "hr" || root.Get("style").Get("fontSize").String() != "120%" {
		t.Error("the look is not on the page")
	}
	if err := SaveLook(Look{}); err != nil {
		t.Fatal(err)
	}
	if root.Get("dataset").Get("theme").Truthy() {
		t.Error("the theme stays after it was left to the system")
	}
}

// TestPress hears a pointer event inside the event, with its instant, and draws at once.
func TestPress(t *testing.T) {
	if _, err := OnPointer("clock", []string{"pointerdown"}, nil); !errors.Is(err, ErrNoElement) {
		t.Errorf("before mounting: %v", err)
	}
	element := document.Call("createElement", "div")
	element.Set("id", "clock")
	document.Get("body").Call("append", element)
	defer element.Call("remove")
	node, err := NodeByID("clock")
	if err != nil {
		t.Fatal(err)
	}
	digits := NewBox("9:59")
	var heard []Pointer
	stop, err := OnPointer("clock", []string{"pointerdown"}, func(p Pointer) bool {
		heard = append(heard, p)
		node.SetText(digits)
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	before := Now()
	press := func(on js.Value) {
		on.Call("dispatchEvent", global.Get("PointerEvent").New("pointerdown", map[string]any{"pointerId": 3, "pointerType": "touch", "bubbles": true, "width": 20, "height": 30}))
	}
	press(element)
	if len(heard) != 1 || element.Get("innerText").String() != "9:59" {
		t.Fatalf("after a press: %d heard, %q", len(heard), element.Get("outerHTML").String())
	}
	if p := heard[0]; p.ID != 3 || p.Size != 30 || p.Target() != "clock" || !p.IsOn(node) || p.Stamp < before-time.Millisecond || p.Stamp > Now()+time.Millisecond {
		t.Errorf("press %+v, before %v, now %v", p, before, Now())
	}
	node.SetVarBox(NewBox("--left"), NewBox("40%"))
	if v := element.Get("style").Call("getPropertyValue", "--left").String(); v != "40%" {
		t.Errorf("variable %q", v)
	}
	inner := document.Call("createElement", "b")
	element.Call("append", inner)
	press(inner)
	if len(heard) != 2 || heard[1].Target() != "clock" || heard[1].IsOn(node) {
		t.Errorf("on an element without a name of its own: %+v", heard[1:])
	}
	run := NewBox("data-run")
	node.SetData(run, digits)
	if v := element.Get("dataset").Get("run").String(); v != "9:59" {
		t.Errorf("data-run is %q", v)
	}
	if node.DropData(run); element.Call("hasAttribute", "data-run").Bool() {
		t.Error("data-run stays")
	}
	stop()
	stop()
	press(element)
	if len(heard) != 2 {
		t.Error("hears after stopping")
	}
}

// TestDrawingMakesNoGarbage: the clock draws four times a second for hours.
func TestDrawingMakesNoGarbage(t *testing.T) {
	element := document.Call("createElement", "div")
	element.Set("id", "digits")
	document.Get("body").Call("append", element)
	defer element.Call("remove")
	node, err := NodeByID("digits")
	if err != nil {
		t.Fatal(err)
	}
	boxes := []Box{NewBox("0:09"), NewBox("0:08")}
	i := 0
	if n := testing.AllocsPerRun(1000, func() { i++; node.SetText(boxes[i%2]) }); n != 0 {
		t.Errorf("%v allocations a digit, want 0", n)
	}
}
