// Package clock is the chess clock of this device: time controls, the clock itself, the arbiter's sheet, the summary after
// the game. The digits of the clock, its running side and its move numbers are left empty here: the shell writes them past
// the component tree, by the elements' names (see package dial).
package clock

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// Render draws the page. at is the instant that the clock on the table shows.
func Render(v *view.V, in session.Session, own Model, at time.Duration) app.UI {
	m := page{in, own}
	c := m.Model
	switch {
	case !c.Loaded:
		return v.Page(m.Session, view.Page{Bar: bar(v, textClockLoading), Nav: v.MainNav(session.PageClock), Main: []app.UI{view.Loading(v.T(textClockLoading))}})
	case c.Elsewhere:
		return v.Page(m.Session, view.Page{Bar: bar(v, textClockElsewhere), Nav: v.MainNav(session.PageClock), Main: []app.UI{v.Banner(view.Banner{Kind: "info", ID: "clock-elsewhere",
			Title: v.T(textClockElsewhere), Text: v.T(textClockElsewhereDo),
			Button: &view.Button{Text: v.T(i18n.ClockHere), Act: v.Act("take-clock", session.Ask{Cmd: session.TakeBook{Book: session.ClockBook}}), ID: "take-clock"}})}})
	case c.Screen == screenTable && c.Game != nil:
		return face(v, m, at)
	case c.Screen == screenSummary && c.Past != nil:
		return summary(v, m)
	case c.Screen == screenLog && c.Past != nil:
		return log(v, m)
	case c.Screen == screenHistory:
		return history(v, m)
	case c.Screen == screenHelp:
		return help(v, m)
	case c.Screen == screenMaker && c.Maker.Open:
		return making(v, m)
	}
	return pick(v, m)
}

func bar(v *view.V, sub i18n.Text) view.Bar {
	return view.Bar{Title: v.T(i18n.ClockTitle), Sub: v.T(sub)}
}

func back(v *view.V, to screen) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("back", goTo{Screen: to}), ID: "back"}
}

var groupNames = map[clock.PresetGroup]i18n.Text{clock.GroupSchool: textClockSchool, clock.GroupBlitz: i18n.ClockBlitz, clock.GroupRapid: i18n.ClockRapid,
	clock.GroupStandard: i18n.ClockStandard, clock.GroupClubHR: textClockClubHR, clock.GroupDelay: textClockDelays,
	clock.GroupArmageddon: textClockArmageddon, clock.GroupOdds: textClockOdds, clock.GroupCasual: textClockCasual}

// pick offers the time controls.
func pick(v *view.V, m page) app.UI {
	main := []app.UI{app.H1().Class("vh").Text(v.T(textClockPickOne))}
	if m.Failed != nil {
		main = append(main, v.Banner(view.Banner{Kind: "bad", Title: v.T(textClockNoStore), Text: v.T(textClockNoStoreDo), ID: "clock-store"}))
	}
	if len(m.Games) > 0 {
		main = append(main, last(v, m.Games[0]))
	}
	if m.Order != nil {
		main = append(main, ordered(v, *m.Order))
	}
	main = append(main, filters(v, m.Model), app.Div().Class("prgs").Body(groups(v, m.Model)...), silent(v, m.Options))
	b := bar(v, textClockPickBar) // in two lines beside the keys of a phone
	b.Stats = []app.UI{
		v.Button(view.Button{Text: v.T(textClockHistory), Icon: "book", Only: true, Act: v.Act("history", goTo{Screen: screenHistory}), ID: "clock-history"}),
		v.Button(view.Button{Text: v.T(textClockHelp), Icon: "info", Only: true, Act: v.Act("help", goTo{Screen: screenHelp}), ID: "clock-help"}),
		v.Button(view.Button{Text: v.T(textClockNew), Icon: "plus", Act: v.Act("own", openMaker{Edit: -1}), ID: "own-new"})}
	return v.Page(m.Session, view.Page{Bar: b, Nav: v.MainNav(session.PageClock), Main: []app.UI{app.Div().Class("prm").Body(main...)}})
}

// ordered says for whom a time control is chosen.
func ordered(v *view.V, o session.LayClock) app.UI {
	text := ""
	if o.Names != [2]string{} {
		text = o.Names[0] + " – " + o.Names[1]
	}
	return v.Banner(view.Banner{Kind: "info", ID: "clock-order", Title: orderTitle(v, o), Text: text,
		Button: &view.Button{Text: v.T(i18n.Cancel), Act: v.Act("order-drop", dropOrder{}), ID: "order-drop"}})
}

func orderTitle(v *view.V, o session.LayClock) string {
	if o.Place.Event == "" {
		return v.T(textOrderFor)
	}
	return v.T(textOrderBoard, v.Int(o.Place.Shown()))
}

// last is the control of the game before: most people play the same one again.
func last(v *view.V, e historyEntry) app.UI {
	c, err := clock.ParseWritten(e.Text)
	if err != nil {
		return app.Div()
	}
	under := class(v, c)
	if e.BlackDraw {
		under = v.T(textClockBlackDraw)
	}
	shown := Written(v, e.Text)
	number := app.Span().Class("prlast__n", "num").Text(shown)
	if isLong(shown) {
		number = number.Class("prlast__n--long")
	}
	return app.Button().Type("button").Class("prlast").ID("last").DataSet("act", v.Act("last", pickControl{Text: e.Text, BlackDraw: e.BlackDraw})).Body(
		number,
		app.Span().Class("prlast__d").Body(app.B().Text(v.T(textClockLastUsed)), app.Span().Text(method(v, c)), app.Span().Text(under)),
		app.Span().Class("prlast__go").Body(view.Icon("play"), app.Text(v.T(textClockGo))))
}

func filters(v *view.V, c Model) app.UI {
	chip := func(id string, f controlFilter, text i18n.Text) app.UI {
		return app.Button().Type("button").Class("chip").ID(id).Aria("pressed", strconv.FormatBool(c.Group == f)).DataSet("act", v.Act(id, showGroup{Group: f})).Text(v.T(text))
	}
	list := []app.UI{chip("group-all", filterAll, textClockAll)}
	if len(c.Own) > 0 {
		list = append(list, chip("group-own", filterOwn, textClockOwn))
	}
	for _, g := range []clock.PresetGroup{clock.GroupSchool, clock.GroupBlitz, clock.GroupRapid, clock.GroupStandard, clock.GroupDelay} {
		list = append(list, chip("group-"+strconv.Itoa(int(g)), filterGroups+controlFilter(g), groupNames[g]))
	}
	return app.Div().Class("chips", "prc").Attr("role", "group").Aria("label", v.T(textClockGroups)).Body(list...)
}

func groups(v *view.V, c Model) []app.UI {
	var list, rows []app.UI
	if own := ownRows(v, c.Own); len(own) > 0 && (c.Group == filterAll || c.Group == filterOwn) {
		list = append(list, group(v.T(textClockOwn), own))
	}
	presets := clock.Presets()
	for i, p := range presets {
		if control, ok := p.Control(); ok {
			rows = append(rows, preset(v, "preset-"+strconv.Itoa(i), p.Text, control, p.BlackDraw))
		}
		if i+1 == len(presets) || presets[i+1].Group != p.Group {
			if c.Group == filterAll || c.Group == filterGroups+controlFilter(p.Group) {
				list = append(list, group(v.T(groupNames[p.Group]), rows))
			}
			rows = nil
		}
	}
	return list
}

func group(title string, rows []app.UI) app.UI {
	return app.Section().Class("prg").Aria("label", title).Body(app.H2().Text(title), app.Ul().Class("prl").Body(rows...))
}

func preset(v *view.V, key, text string, c clock.Control, blackDraw bool) app.UI {
	return app.Li().Body(presetButton(v, key, "", text, c, blackDraw))
}

func presetButton(v *view.V, key, name, text string, c clock.Control, blackDraw bool) app.UI {
	title, under := method(v, c), class(v, c)
	if blackDraw {
		under = v.T(textClockBlackDraw)
	}
	if name != "" {
		title, under = name, title+" · "+under
	}
	e := app.Button().Type("button").Class("pr")
	shown := Written(v, text)
	if isLong(shown) {
		e = e.Class("pr--long")
	}
	return e.ID(key).DataSet("act", v.Act(key, pickControl{Text: text, BlackDraw: blackDraw})).Body(
		app.Span().Class("pr__n", "num").Body(app.Text(shown)),
		app.Span().Class("pr__s").Body(app.B().Text(title), app.Span().Text(under)))
}

// Written is a control as players write it in their language: ten minutes and nothing else are 10+0, and the notation's words ([clock.Parse])
// are theirs.
func Written(v *view.V, text string) string {
	if strings.Trim(text, "0123456789") == "" {
		return text + "+0"
	}
	parts := strings.Fields(text)
	for i, part := range parts {
		word, end := strings.CutSuffix(part, ";")
		if name, ok := notationWords[word]; ok {
			parts[i] = v.T(name)
			if end {
				parts[i] += ";"
			}
		}
	}
	return strings.Join(parts, " ")
}

// isLong reports that a control does not fit into the column of the short ones: it has a line of its own.
func isLong(text string) bool { return utf8.RuneCountInString(text) > 7 }

// class is the class that selects the penalties.
func class(v *view.V, c clock.Control) string {
	return v.T([...]i18n.Text{textClockNoClass, i18n.ClockBlitz, i18n.ClockRapid, i18n.ClockStandard}[min(c.Class(), clock.Standard)])
}

func seconds(v *view.V, d time.Duration) string { return v.Decimal(d.Milliseconds(), 1000) }

// method says in words what the control does with the time of each move.
func method(v *view.V, c clock.Control) string {
	if !c.White.Equal(c.Black) {
		return v.T(textClockSidesVary)
	}
	return sideMethod(v, c.White)
}

func sideMethod(v *view.V, s clock.SideControl) string {
	periods := s.Periods
	p := periods[len(periods)-1]
	text := v.T(textClockOtherWay)
	switch p.Method {
	case clock.None:
		text = v.T(textClockPlain)
	case clock.Fischer:
		text = v.T(textClockFischer, seconds(v, p.Add))
	case clock.Bronstein:
		text = v.T(textClockBronstein, seconds(v, p.Add))
	case clock.USDelay:
		text = v.T(textClockUS, seconds(v, p.Add))
	case clock.Hourglass:
		text = v.T(textClockHourglass)
	case clock.ByoYomi:
		text = v.T(textClockByo, v.Int(p.Count), seconds(v, p.Add))
	case clock.Canadian:
		text = v.T(textClockCanadian)
	case clock.CountUp:
		text = v.T(textClockUp)
	case clock.PerMove:
		text = v.T(textClockPerMove, seconds(v, p.Add))
	}
	if len(periods) > 1 {
		text = v.N(textClockPeriodsN, len(periods)) + " · " + text
	}
	return text
}

func silent(v *view.V, o session.ClockOptions) app.UI {
	return app.Div().Body(option(v, "claim", textClockSilent, optionClaim, o.Claim),
		app.Span().Class("field__help").Text(v.T(textClockSilentHelp)))
}

// option is one switch of the clock.
func option(v *view.V, id string, text i18n.Text, o toggle, on bool) app.UI {
	return v.Switch("clock-"+id, v.T(text), v.In("clock-"+id, func(value string) session.Msg {
		return setOption{Option: o, On: value == "true"}
	}), on)
}
