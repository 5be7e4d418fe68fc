// Package view draws what the pages of all rooms have in common: the frame, keys, fields, cards, boards and dialogs.
package view

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// V is one drawing: the language, and the messages of everything that can be touched in it.
type V struct {
	Others func() app.UI // draws an open sheet of another room than the page's
	i18n.Lang
	// Prefix stands before every address inside the app: "" at the root of a host, "/sub" below a path.
	Prefix string

	// Brief asks for the first rows of long lists: what a screen shows that was just come to. The whole follows when that is
	// painted. See [V.Rows].
	Brief bool

	// Front is where the loop finds the part of the page that is drawn first, nil where nobody touches the drawing. See [V.First].
	Front *Front

	// Reader says that another tab writes the event: an open sheet says so too, for it hides what the page says.
	Reader bool

	// Alone takes the drawing of the page back that a component asks for with its own: a clock that ticks draws itself.
	Alone func()

	cut    bool
	acts   map[string]session.Msg
	series []series
	holds  map[string]session.Msg
	inputs map[string]func(value string) session.Msg
	keys   map[string]session.Msg
	levers map[string]session.Msg
	learns func(key string) session.Msg
	sheet  string            // what closes the open sheet, "" where nothing does
	filled string            // the act of the filled key of the page, else of its main one; of an open sheet that of its foot alone
	goes   bool              // filled is a filled key
	mains  map[app.UI]Button // the buttons that filled is chosen from

	covered bool           // a sheet is open
	chooses bool           // there are switches, ticks or radio buttons
	lifts   bool           // there are pieces that can be carried
	wheels  map[string]any // dials that a finger can turn, by their keys; nil: none
}

// New starts a drawing in lang.
func New(lang i18n.Lang, prefix string) *V {
	return &V{Lang: lang, Prefix: prefix, acts: map[string]session.Msg{}, holds: map[string]session.Msg{},
		inputs: map[string]func(string) session.Msg{}, keys: map[string]session.Msg{}, levers: map[string]session.Msg{}, mains: map[app.UI]Button{}}
}

// Act registers msg under key and returns key, for the attribute data-act. A click, a tap, Enter or Space on the
// element sends msg. Keys are unique in a drawing and stable between drawings: "board-7", not the place in a loop.
func (v *V) Act(key string, msg session.Msg) string {
	v.acts[key] = msg
	return key
}

// A series is what keys with one beginning do, such as the squares of a board.
type series struct {
	prefix string
	find   func(rest string) session.Msg
}

// Series registers what each key does that begins with prefix; find gets the rest of the key, and nil is no act.
func (v *V) Series(prefix string, find func(rest string) session.Msg) {
	v.series = append(v.series, series{prefix, find})
}

// Hold registers msg under key for the attribute data-hold: it is sent after the element was pressed for half a second.
// The element also needs an Act, the way for keyboards and switches.
func (v *V) Hold(key string, msg session.Msg) string {
	v.holds[key] = msg
	return key
}

// In registers what a changed value of a form control sends, for the attribute data-in. A tick box has the values
// "true" and "false".
func (v *V) In(key string, msg func(value string) session.Msg) string {
	v.inputs[key] = msg
	return key
}

// Key registers msg for a key of the keyboard ("1", "Backspace", "/"), effective while no text is being typed. Arrow keys
// on a cell of a grid have "grid:" before their names.
func (v *V) Key(key string, msg session.Msg) { v.keys[key] = msg }

// Lever registers msg for a key that does nothing else on the page, whatever has the focus: not even press a button.
func (v *V) Lever(key string, msg session.Msg) { v.levers[key] = msg }

// Learn has the next key of the keyboard told, also where a sheet is open. Keys by which a person moves on or gets out stay as they are.
func (v *V) Learn(told func(key string) session.Msg) { v.learns = told }

// LeverOf finds what a lever does, or who learns the key.
func (v *V) LeverOf(key string) (session.Msg, bool) {
	if v.learns != nil && key != "Tab" && key != "Escape" && key != "" && key != "Unidentified" {
		return v.learns(key), true
	}
	if v.covered {
		return nil, false
	}
	m, ok := v.levers[key]
	return m, ok
}

// ActOf finds what a key does.
func (v *V) ActOf(key string) (session.Msg, bool) {
	if m, ok := v.acts[key]; ok {
		return m, true
	}
	for _, s := range v.series {
		if rest, ok := strings.CutPrefix(key, s.prefix); ok {
			m := s.find(rest)
			return m, m != nil
		}
	}
	return nil, false
}

// HoldOf finds what holding a key does.
func (v *V) HoldOf(key string) (session.Msg, bool) { m, ok := v.holds[key]; return m, ok }

// goKey presses the filled key of a page.
const goKey = "g"

// KeyOf finds what a key of the keyboard does: on an open sheet Escape closes it, goKey presses its own filled key, and no other key
// reaches the page below.
func (v *V) KeyOf(key string) (session.Msg, bool) {
	m, ok := v.keys[key]
	switch {
	case v.covered && key == "Escape":
		return v.ActOf(v.sheet)
	case (v.covered || !ok) && strings.EqualFold(key, goKey) && v.filled != "":
		return v.ActOf(v.filled)
	case v.covered:
		return nil, false
	}
	return m, ok
}

// InputOf returns the message of a control whose value became value.
func (v *V) InputOf(key, value string) (session.Msg, bool) {
	f, ok := v.inputs[key]
	if !ok {
		return nil, false
	}
	return f(value), true
}

// briefRows is more than a phone or a tablet shows at once.
const briefRows = 16

// Rows returns how many of n rows of a list to draw now.
func (v *V) Rows(n int) int {
	if !v.Brief || n <= briefRows {
		return n
	}
	v.cut = true
	return briefRows
}

// Later reports whether what stands below the first screen is to be left to the next drawing.
func (v *V) Later() bool {
	v.cut = v.cut || v.Brief
	return v.Brief
}

// IsCut reports whether a list was drawn in part.
func (v *V) IsCut() bool { return v.cut }

// HasChoices reports whether switches, ticks or radio buttons were drawn.
func (v *V) HasChoices() bool { return v.chooses }

// Wheel is the key of a dial that a finger turns; its element has the key as data-wheel. What each step sends, turn knows.
func (v *V) Wheel(key string, turn any) string {
	if v.wheels == nil {
		v.wheels = map[string]any{}
	}
	v.wheels[key] = turn
	return key
}

// WheelOf returns what turns the dial with a key, nil where there is none.
func (v *V) WheelOf(key string) any { return v.wheels[key] }

// HasWheels reports whether a dial was drawn that a finger can turn.
func (v *V) HasWheels() bool { return len(v.wheels) > 0 }

// HasLifts reports whether a board was drawn whose pieces can be carried.
func (v *V) HasLifts() bool { return v.lifts }

// Href returns the address of path on this host.
func (v *V) Href(path string) string { return v.Prefix + path }

// Icon draws a sign of the icon set; it says nothing to a screen reader.
func Icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}

// Disc draws a colour disc with its spoken name.
func (v *V) Disc(white bool) app.UI {
	if white {
		return app.Span().Class("disc").Attr("role", "img").Aria("label", v.T(i18n.White))
	}
	return app.Span().Class("disc", "disc--b").Attr("role", "img").Aria("label", v.T(i18n.Black))
}

// Hidden is text for screen readers alone.
func Hidden(text string) app.UI { return app.Span().Class("vh").Text(text) }

// Badge states a fact about a row. Kind is "", "ok", "warn", "bad" or "ink"; icon may be empty.
func Badge(kind, icon, text string) app.UI {
	b := app.Span().Class("badge")
	if kind != "" {
		b = b.Class("badge--" + kind)
	}
	if icon == "" {
		return b.Text(text)
	}
	return b.Body(Icon(icon), app.Text(" "+text))
}

// Mark draws a state's shape: kind is "", "ok", "warn", "bad" or "info".
func Mark(kind, icon string) app.UI {
	m := app.Span().Class("mark").Aria("hidden", "true")
	if kind != "" {
		m = m.Class("mark--" + kind)
	}
	return m.Body(Icon(icon))
}

// Button describes a button or, with Href, a link that looks like one.
type Button struct {
	Text  string
	Icon  string
	After string // icon after the text
	Class string // modifiers: "btn--go btn--main"
	Act   string // from V.Act
	Hold  string // from V.Hold: needs half a second of pressing
	// KeyAct is what the keyboard sends in place of a Hold: a dialog that asks once more.
	KeyAct string
	Href   string
	Brief  string // on a phone, in place of Text
	Short  bool   // on a phone the text gives way to the icon
	Only   bool   // icon alone; Text is its name
	ID     string
	// Blocked, if not empty, says why the button does nothing now; it stays reachable, so that a reader can find out.
	Blocked string
}

// Button draws b.
func (v *V) Button(b Button) app.UI {
	var body []app.UI
	if b.Icon != "" {
		body = append(body, Icon(b.Icon))
	}
	switch {
	case b.Only:
	case b.Brief != "":
		body = append(body, app.Span().Class("btn__w").Text(b.Text), app.Span().Class("btn__n").Text(b.Brief))
	case b.Short:
		body = append(body, app.Span().Class("btn__t").Text(b.Text))
	default:
		body = append(body, app.Text(" "+b.Text+" "))
	}
	if b.After != "" {
		body = append(body, Icon(b.After))
	}
	if b.Href != "" {
		a := app.A().Class("btn").Class(b.Class).Href(v.Href(b.Href)).Body(body...)
		if b.ID != "" {
			a = a.ID(b.ID)
		}
		if b.Only {
			a = a.Class("btn--icon").Aria("label", b.Text)
		}
		return a
	}
	return v.button(b, body)
}

// fills remembers the key that goKey presses: the filled one, where there is none the main one, never a dangerous one, and below an open
// sheet none.
func (v *V) fills(b Button) {
	classes := strings.Fields(b.Class)
	goes := slices.Contains(classes, "btn--go")
	if v.covered || !slices.Contains(classes, "btn--main") || slices.Contains(classes, "btn--bad") || v.goes && !goes {
		return
	}
	v.filled, v.goes = b.Act, goes
}

// fillsOf chooses among the keys of a sheet's foot.
func (v *V) fillsOf(foot []app.UI) {
	v.filled, v.goes, v.covered = "", false, false
	for _, e := range foot {
		v.fills(v.mains[e])
	}
	v.covered = true
}

func (v *V) button(b Button, body []app.UI) app.UI {
	e := app.Button().Type("button").Class("btn").Class(b.Class).Body(body...)
	if b.ID != "" {
		e = e.ID(b.ID)
	}
	if b.Only {
		e = e.Class("btn--icon").Aria("label", b.Text)
	}
	if b.Blocked != "" {
		return e.Aria("disabled", "true").Title(b.Blocked).Aria("description", b.Blocked)
	}
	if b.Act != "" {
		v.fills(b)
		e = e.DataSet("act", b.Act)
		if v.mains != nil { // a component of its own draws without a page
			v.mains[e] = b
		}
	}
	if b.Hold != "" {
		e = e.Class("btn--hold").DataSet("hold", b.Hold).DataSet("keyact", b.KeyAct)
	}
	return e
}

// Banner says what happened, what to do, and offers at most one act. Kind is "ok", "info", "warn" or "bad".
type Banner struct {
	Kind, Title, Text string
	Button            *Button
	ID                string
	Stays             bool // it stands in the bar
}

var bannerIcons = map[string]string{"ok": "ok", "info": "info", "warn": "warn", "bad": "bad"}

// Banner draws b.
func (v *V) Banner(b Banner) app.UI {
	role := "status"
	if b.Kind == "bad" {
		role = "alert"
	}
	body := []app.UI{Mark(b.Kind, bannerIcons[b.Kind]), app.B().Text(b.Title)}
	if b.Text != "" {
		body = append(body, app.Span().Text(b.Text))
	}
	if b.Button != nil {
		body = append(body, v.Button(*b.Button))
	}
	e := app.Div().Class("banner", "banner--"+b.Kind).Attr("role", role).Body(body...)
	if b.ID != "" {
		e = e.ID(b.ID)
	}
	if b.Stays {
		e = e.Class("banner--stays")
	}
	return e
}

// AppName is the name in every language.
const AppName = "Wasit"
