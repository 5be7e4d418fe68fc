// Package follow is the page of a family that follows a child: by the codes of the big screen, of the school's texts and of a card, on any
// phone with the app and without a network.
package follow

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/family"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	if m.Camera.Wanted {
		return v.Scanner(m.Session, view.Scanner{Title: v.T(textScan), Cancel: endScan{}, Again: startScan{}})
	}
	main := []app.UI{app.H1().Text(v.T(i18n.Follow)), outcome(v, m)}
	if len(m.Followed.List) == 0 {
		main = append(main, app.Section().Class("stack").ID("first").Body(app.P().Text(v.T(textFirst)), app.Ol().Class("points").Body(
			app.Li().Text(v.T(textFirstCard)), app.Li().Text(v.T(textFirstWall)), app.Li().Text(v.T(textFirstAgain))), app.P().Class("mute").Text(v.T(textPrivate))))
	}
	for i, f := range m.Followed.List {
		main = append(main, child(v, m, i, f))
	}
	main = append(main, ways(v, m), lines(v, m))
	if n := len(m.Followed.List); n > 0 {
		main = append(main, app.Section().Class("sec", "stack-2").Body(app.P().Class("mute").Text(v.T(textPrivate)), v.Button(view.Button{Text: v.T(textLeaveAll), Icon: "x", Class: "btn--quiet", ID: "leave-all", Act: v.Act("leave-all", askLeave{At: -1})})))
	}
	p := view.Page{Read: true, Main: main, Sheet: leaving(v, m)}
	if m.Route.Event != "" {
		return v.EventPage(m.Session, v.T(i18n.Follow), p)
	}
	p.Bar = view.Bar{Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}, Title: v.T(i18n.Follow)}
	return v.Page(m.Session, p)
}

// child is a card; where this device holds the event, it shows what its facts say.
func child(v *view.V, m page, i int, f family.Followed) app.UI {
	id := strconv.Itoa(i + 1)
	c := view.Child{ID: "child-" + id, Of: f, Now: m.Now,
		Leave: &view.Button{Text: v.T(textLeave), Icon: "x", Class: "btn--quiet", ID: "leave-" + id, Act: v.Act("leave-"+id, askLeave{At: i})}}
	if e := m.Event; m.Route.Event != "" && e != nil && f.IsAt(e.ID) {
		if now := m.Followed.From(e.Kept, m.Now).List[i]; now.News != "" {
			c.Of, c.Live = now, true
		}
	} else if at := slices.IndexFunc(m.Index.Events, func(e session.EventEntry) bool { return f.IsAt(e.ID) }); at >= 0 {
		c.Way = &view.Button{Text: v.T(textHere), ID: "here-" + id, Href: session.Route{Page: session.PageFollow, Event: m.Index.Events[at].ID}.Path()}
	}
	return v.Child(c)
}

// ways are how a code comes here.
func ways(v *view.V, m page) app.UI {
	return app.Div().Class("form", "form--under").Body(
		v.Button(view.Button{Text: v.T(textScanDo), Icon: "qr", Class: "btn--go", ID: "scan", Act: v.Act("scan", startScan{})}),
		v.Field(view.Field{ID: "code", Label: v.T(textCode), Value: m.Text, Rows: 3, Max: 2 * family.MostCode, In: v.In("code", func(s string) session.Msg { return typeCode{Text: s} })}),
		v.Button(view.Button{Text: v.T(textRead), ID: "read", Act: v.Act("read", readTyped{})}))
}

// outcome says what became of the last code; nil where none was read.
func outcome(v *view.V, m page) app.UI {
	kind, title, text := m.Outcome.words(m.News, len(m.Followed.List))
	if kind == "" {
		return nil
	}
	round := 0
	if m.News != nil {
		round = m.News.Round
	}
	b := view.Banner{Kind: kind, ID: "outcome", Title: v.T(title, v.Int(round))}
	if text != (i18n.Text{}) {
		b.Text = v.T(text)
	}
	return v.Banner(b)
}

// words are what is said of a code; kind "" where there is nothing to say.
func (s said) words(news *family.News, followed int) (kind string, title, text i18n.Text) {
	switch {
	case s.Fault == family.Cut:
		return "bad", textCut, textCutDo
	case s.Fault == family.Newer:
		return "warn", textNewer, textNewerDo
	case s.Fault != "":
		return "bad", textForeign, textForeignDo
	case s.Several:
		return "info", textSeveral, textSeveralDo
	case s.Child:
		return s.added()
	case news == nil:
		return "", title, text
	case len(s.Verdict.Found) > 0:
		return "ok", textFound, i18n.Text{}
	case len(s.Verdict.Void) > 0:
		return "warn", i18n.FamilyVoid, i18n.FamilyVoidDo
	case len(s.Verdict.Strange) > 0:
		return "bad", textStrange, textStrangeDo
	case len(s.Verdict.Older) > 0:
		return "info", textOlder, textOlderDo
	case len(s.Verdict.Missing) > 0:
		return "info", textMissing, textMissingDo
	case followed == 0:
		return "info", textNobody, textNobodyDo
	}
	return "info", textOther, textOtherDo
}

func (s said) added() (kind string, title, text i18n.Text) {
	switch s.Added {
	case family.Known:
		return "info", textKnown, i18n.Text{}
	case family.NoRoom:
		return "warn", textNoRoom, textNoRoomDo
	case family.Replaced:
		return "warn", i18n.FamilyVoid, i18n.FamilyVoidDo
	}
	return "ok", textFollows, textFollowsDo
}

// lines are all that the last code says, as the wall does; nil before one was read.
func lines(v *view.V, m page) app.UI {
	if m.News == nil {
		return nil
	}
	items := make([]app.UI, len(m.News.Lines))
	for i, l := range m.News.Lines {
		number, text := "–", l.Seats[0].Name
		if l.Board > 0 {
			between := " – "
			if !l.Score.IsZero() {
				between = "  " + phrase.ScoreText(l.Score) + "  "
			}
			number, text = v.Int(l.Board), l.Seats[0].Name+between+l.Seats[1].Name
		}
		items[i] = app.Li().Class("item").Body(app.B().Class("num").Text(number), app.Span().Text(text))
	}
	title := v.T(textAll, m.News.Section, v.Int(m.News.Round))
	body := []app.UI{app.H2().Text(title)}
	if n := m.News; n.To > 0 && n.To-n.From+1 < n.Of {
		body = append(body, app.P().Class("mute").Text(v.T(textPart, v.Int(n.From), v.Int(n.To), v.Int(n.Of))))
	}
	return app.Section().Class("sec").ID("lines").Aria("label", title).Body(append(body, app.Ul().Class("list").Body(items...))...)
}

// leaving asks before a child is followed no longer; nil where nothing is asked.
func leaving(v *view.V, m page) app.UI {
	d, ok := m.Dialog.(leaveDialog)
	if !ok {
		return nil
	}
	title := v.T(textLeaveAll)
	if d.At >= 0 && d.At < len(m.Followed.List) {
		title = v.T(textLeave)
		if name := m.Followed.List[d.At].Name; name != "" {
			title += ": " + name
		}
	}
	return v.Sheet(view.Sheet{Title: title, Body: []app.UI{app.P().Text(v.T(textLeaveAs))}, Close: v.Act("close", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textLeaveSure), Class: "btn--bad", ID: "leave-sure", Act: v.Act("leave-sure", leave{})})}})
}
