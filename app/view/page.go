package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Page is the frame every screen stands in: bar, navigation, main part, act bar.
type Page struct {
	Bar   Bar
	Nav   *Nav
	Main  []app.UI
	Find  app.UI // the search of a list, in the act bar beside its key; or nil
	Act   []app.UI
	Sheet app.UI // an open dialog, or nil

	Focus bool // a task without tabs: wizard, review, result entry
	Rail  bool // keeps the rail on a tablet although Focus
	Flush bool // the content draws its own edges
	Flow  bool // on a tablet its list scrolls by itself, between bar and hand
	Read  bool // reading width

	Practice bool // of a practice: marked on every page

	Look string // a form of its own in the style sheets: "board", "class", "clocks", "data", "maker", "mate", "pupil", "task", "tools"; most pages have none
}

// Bar is the top line.
type Bar struct {
	Brand  string // the app's name, on the home page
	Back   *Button
	Start  []app.UI // section chip
	Title  string
	Sub    string
	Event  bool // the page of the event itself: a phone shows its name, not Sub
	Stats  []app.UI
	Saved  string // time of the last durable write; empty hides it
	Writes bool   // an act is on its way to the store: the tick comes back when it is there
}

// Nav is one navigation, rail on a tablet and tabs on a phone.
type Nav struct {
	Label string
	Items []NavItem
}

// NavItem is one place to go.
type NavItem struct {
	Text, Icon, Href string
	Here             bool
	Where            string // "", "wide" (rail only) or "phone" (tabs only)
}

// Page draws p, with what must be said on every page: a failed write, another tab that writes, the last refusal, undo.
func (v *V) Page(m session.Session, p Page) app.UI {
	v.Key("?", session.ListKeys{})
	if chapter := m.Chapter(); chapter != "" {
		v.Key(manualKey, session.Go{To: session.ManualRoute(chapter, "")})
	}
	frame := app.Div().Class("app").Class(classes(map[string]bool{"app--focus": p.Focus, "app--rail": p.Rail, "app--flow": p.Flow, "app--practice": p.Practice})...)
	if p.Look != "" {
		frame = frame.Class("app--" + p.Look)
	}
	main := app.Main().ID("main").Class("main").TabIndex(-1).
		Class(classes(map[string]bool{"main--flush": p.Flush, "main--read": p.Read})...).
		Body(append([]app.UI{app.Div().Class("alerts").Body(v.alerts(m)...)}, p.Main...)...) // what comes and goes above moves nothing in the tree
	body := []app.UI{v.bar(p.Bar, v.manualDoor(m, p), v.stays(m), v.sign(m))}
	if p.Nav != nil {
		body = append(body, v.nav(*p.Nav))
	}
	body = append(body, main)
	if p.Find != nil {
		p.Act = append([]app.UI{p.Find}, p.Act...)
	}
	if noted := v.noted(m); noted != nil {
		p.Act = append([]app.UI{noted}, p.Act...)
	}
	if len(p.Act) > 0 || m.Undo != nil {
		hidden := m.Undo != nil && m.Undo.Until != "" && m.Route.Page == session.PageImport // it would undo the list before this one
		body = append(body, v.act(m.Undo, hidden, p.Act))
	}
	if p.Sheet == nil && m.Dialog != nil {
		p.Sheet = v.shared(m)
	}
	if p.Sheet != nil {
		frame = frame.Attr("inert", "true") // neither a finger, the tabulator nor a screen reader goes behind an open sheet
	}
	return app.Div().ID("page").Body(
		app.A().Class("skip").Href("#main").DataSet("skip", "main").Text(v.T(i18n.SkipToMain)),
		frame.Body(body...),
		app.P().Class("vh").ID("told").Attr("role", "status"),
		app.Div().ID("dialog").Body(p.Sheet),
	)
}

// Loading stands in place of what is on its way: an outline, and in words what comes, once it takes longer than a glance.
func Loading(what string) app.UI {
	return app.Div().Class("skel", "skel--told").Attr("role", "status").Body(app.P().Class("skel__word").Text(what), app.Elem("i"), app.Elem("i"), app.Elem("i"))
}

// classes returns the names that are on, in a fixed order.
func classes(set map[string]bool) []string {
	var on []string
	for _, c := range []string{"app--focus", "app--rail", "app--flow", "app--practice", "main--flush", "main--read"} {
		if set[c] {
			on = append(on, c)
		}
	}
	return on
}

// manualKey opens the manual, as it does in most programs.
const manualKey = "F1"

// manualDoor leads to the chapter of the page; nil where the page fills the screen, and in the manual itself. On a phone a head that holds
// more than title and way back has no room for it: there the tools of the event lead to the manual.
func (v *V) manualDoor(m session.Session, p Page) app.UI {
	chapter := m.Chapter()
	if chapter == "" || slices.Contains([]string{"board", "clocks", "mate", "task"}, p.Look) {
		return nil
	}
	class := "btn--quiet"
	if len(p.Bar.Start)+len(p.Bar.Stats) > 0 {
		class += " btn--roomy"
	}
	return v.Button(Button{Text: v.T(i18n.ManualOf), Icon: "help", Only: true, Class: class, Href: session.ManualRoute(chapter, "").Path(), ID: "manual-door"})
}

// bar draws the top line. What stays while the page scrolls stands in it, and last the sign of FIDE mode.
func (v *V) bar(b Bar, door, stays, sign app.UI) app.UI {
	var body []app.UI
	if b.Back != nil {
		body = append(body, v.Button(*b.Back))
	}
	body = append(body, b.Start...)
	if b.Brand != "" {
		body = append(body, app.Span().Class("bar__brand").Text(b.Brand))
	}
	if b.Title != "" {
		title := []app.UI{app.B().Text(b.Title)}
		if b.Sub != "" {
			title = append(title, app.Span().Text(b.Sub))
		}
		frame := app.Div().Class("bar__title")
		if b.Event { // its page names the event itself where the bar has one line
			frame = frame.Class("bar__title--event")
			title = append(title, app.Span().Class("bar__short").Aria("hidden", "true").Text(v.T(i18n.Overview)))
		}
		body = append(body, frame.Body(title...))
	}
	stats := append([]app.UI{}, b.Stats...)
	if b.Saved != "" {
		saved, word := app.Span().Class("stat", "stat--ok"), v.T(i18n.Saved)
		if b.Writes { // the tick goes, and its word for who cannot see it
			saved, word = saved.Class("stat--wait"), ""
		}
		stats = append(stats, saved.Attr("role", "status").Body(Icon("check"), app.Span().Class("stat__saved").Text(word), app.B().Class("num").ID("saved").Text(b.Saved)))
	}
	header := app.Header().Class("bar")
	switch {
	case stays != nil || sign != nil:
		header = header.Class("bar--stays")
	case len(b.Start) > 0 && len(stats) == 1 && b.Saved != "":
		header = header.Class("bar--one") // a tick alone has room beside the longest name
	}
	return header.Body(append(body, app.Div().Class("bar__stats").Body(stats...), door, stays, sign)...)
}

func (v *V) nav(n Nav) app.UI {
	items := make([]app.UI, len(n.Items))
	for i, item := range n.Items {
		a := app.A().Href(v.Href(item.Href)).Body(Icon(item.Icon), app.Span().Text(item.Text))
		if item.Here {
			a = a.Aria("current", "page")
		}
		li := app.Li().Body(a)
		if item.Where != "" {
			li = li.Class("nav__" + item.Where)
		}
		items[i] = li
	}
	return app.Nav().Class("nav").Aria("label", n.Label).Body(app.Ul().Body(items...))
}

func (v *V) act(undo *session.UndoBar, hidden bool, acts []app.UI) app.UI {
	var body []app.UI
	if undo != nil && !hidden {
		stays := ""
		if undo.Until != "" {
			stays = "undo--stays"
		}
		body = append(body, app.Div().Class("undo", "on-ink", stays).Attr("role", "status").Body(
			app.Span().Text(undo.Text),
			v.Button(Button{Text: v.T(i18n.Undo), Icon: "undo", Act: v.Act("undo", undo.Act), ID: "undo"})))
	}
	return app.Footer().Class("act").Body(append(body, acts...)...) // a landmark: what can be done is found from anywhere
}

// Sheet is a dialog: one decision or one explanation. The confirming button stands last in Foot.
type Sheet struct {
	Title string
	Body  []app.UI
	Foot  []app.UI
	Close string // from V.Act: what closing sends; "" for a sheet that goes by itself
}

// Sheet draws s.
func (v *V) Sheet(s Sheet) app.UI {
	v.sheet = s.Close
	v.fillsOf(s.Foot)
	head := []app.UI{app.H2().ID("sheet-title").Text(s.Title)}
	if s.Close != "" {
		head = append(head, v.Button(Button{Text: v.T(i18n.Close), Icon: "x", Only: true, Class: "btn--quiet", Act: s.Close}))
	}
	body := append([]app.UI{app.Div().Class("sheet__head").Body(head...)}, append([]app.UI{v.readerBanner("sheet-")}, s.Body...)...)
	if len(s.Foot) > 0 {
		body = append(body, app.Div().Class("sheet__foot").Body(s.Foot...))
	}
	return app.Div().Class("scrim").Body(
		app.Div().Class("sheet").Attr("role", "dialog").Aria("modal", "true").Aria("labelledby", "sheet-title").
			TabIndex(-1).ID("sheet").Body(body...))
}

// shared draws an open sheet that may come up on any page, or is another room's.
func (v *V) shared(m session.Session) app.UI {
	switch d := m.Dialog.(type) {
	case session.KeyList:
		return v.keySheet(m)
	case session.RestoreDialog:
		return v.restore(d)
	case session.ReasonDialog:
		return Reason(v, d)
	case session.TextDialog:
		return v.byHand(d)
	case session.GateDialog:
		return v.gate(m, d)
	}
	if v.Others == nil {
		return nil
	}
	return v.Others()
}
