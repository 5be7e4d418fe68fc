// Package wall draws the big screen of the hall: pairings and standings that turn by themselves. A touch shows its controls.
package wall

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Render draws the slide that is on.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	s := m.slideNow()
	main := app.Main().ID("main").Class("wall").Class(m.size()...).TabIndex(-1).DataSet("act", v.Act("bar", toggleBar{})).
		Body(head(v, m, s), grid(v, m, s), foot(v, m, s))
	if m.Theme != "" {
		main = main.DataSet("theme", m.Theme)
	}
	keys(v, m)
	frame := app.Div().ID("page")
	body := []app.UI{main}
	if m.Bar {
		main, frame = main.Class("wall--bar"), frame.Class("page--bar")
		body = []app.UI{main, bar(v, m)}
	} else {
		body = append(body, app.Button().Type("button").Class("vh").ID("controls").DataSet("act", v.Act("controls", toggleBar{})).Text(v.T(textWallTouch)))
	}
	return frame.Body(body...)
}

// keys are the keyboard's ways: a presenter's remote control sends the arrows.
func keys(v *view.V, m page) {
	v.Key("ArrowRight", nextSlide{})
	v.Key("PageDown", nextSlide{})
	v.Key("ArrowLeft", nextSlide{Back: true})
	v.Key("PageUp", nextSlide{Back: true})
	v.Key(" ", toggleStopped{})
	v.Key("Escape", session.Go{To: m.Route.In(session.PagePrint)})
}

func head(v *view.V, m page, s slide) app.UI {
	info := m.Event.Kept.Event()
	title, under := info.Name, info.Place
	switch {
	case s.Expected > 0 && s.Missing == 0:
		title, under = v.T(textWallAllHere), info.Name
	case s.Expected > 0:
		title, under = v.N(textWallAwaited, s.Missing), info.Name+" · "+v.T(textWallToDesk)
	case s.Codes != nil:
		title, under = v.T(textWallCodes, v.Int(s.Round.Number)), v.T(textWallCodesDo)
	case s.Names != nil:
		title, under = v.T(textWallFind, v.Int(s.Round.Number)), info.Name
	case s.Boards != nil:
		title, under = v.T(i18n.RoundN, v.Int(s.Round.Number)), info.Name
	case s.Table != nil:
		title, under = v.T(i18n.StandingsOf, v.Int(s.Table.Rounds)), info.Name
		if s.Table.Final {
			title = v.T(i18n.StandingsFinal)
		}
	case s.Postponed != nil:
		title, under = v.T(i18n.PostponedTitle), info.Name
	}
	var h1 []app.UI
	for i, sec := range m.Event.Kept.Sections() {
		if sec.ID == s.Section && len(m.Event.Kept.Sections()) > 1 {
			h1 = append(h1, app.Span().Class("secchip", "wall__sec", view.SectionColor(i)).Text(sec.Name), app.Text(" "))
		}
	}
	second := []app.UI{app.Text(under)}
	if s.Boards != nil && s.Names == nil {
		second = append(second, app.Span().Class("wall__left").Body(app.Text(" · "), v.Disc(true), app.Text(" "+v.T(textWallWhite)))) // upright, White stands above
	}
	return app.Header().Class("wall__head").Body(
		app.Div().Body(app.H1().Body(append(h1, app.Text(title))...), app.P().Body(second...)), times(v, m, s))
}

// times are those of the round that is played: the start in large figures, as the timetable has it, and a guess marked as one, under it the clock of the hall with what is left until
// somebody who has not come loses.
func times(v *view.V, m page, s slide) app.UI {
	if at := firstStart(v, m); s.Expected > 0 && at != "" {
		return app.Div().Class("wall__when").ID("wall-when").Body(app.P().Body(app.Text(v.T(i18n.SheetStart)+" "), app.B().Class("num").Text(at)))
	}
	c, ok := m.hall(s)
	if !ok {
		return nil
	}
	at, about := c.Started, ""
	switch {
	case c.Firm:
		at = c.Planned
	case at.IsZero():
		at, about = c.Planned, "± "
	}
	if at.IsZero() {
		return nil
	}
	body := []app.UI{app.P().Body(app.Text(v.T(i18n.SheetStart)+" "), app.B().Class("num").Text(about+v.ClockOn(at, m.Now)))}
	if !c.Started.IsZero() {
		body = append(body, v.HallClock(c))
	}
	return app.Div().Class("wall__when").ID("wall-when").Body(body...)
}

func grid(v *view.V, m page, s slide) app.UI {
	switch {
	case s.Codes != nil:
		return codesGrid(v, s)
	case s.Names != nil:
		return namesGrid(v, m, s)
	case s.Expected > 0:
		return awaitedGrid(v, m, s)
	}
	var rows []app.UI
	class := "wall__grid"
	scored := slices.ContainsFunc(s.Boards[min(s.From, len(s.Boards)):min(s.To, len(s.Boards))], func(r journal.Row) bool { return !r.Score.IsZero() })
	switch {
	case s.Boards != nil:
		class = "wall__grid wall__grid--pairs"
		matches := regulation.Matches(m.Event.Kept, s.Section, s.Round.Number)
		for i, r := range s.Boards[s.From:s.To] {
			score := result(r.Score)
			if score != "" && matches != nil {
				score = sheet.MatchScore(v.Lang, matches[s.From+i], r.Score)
			}
			rows = append(rows, board(v, m, s.Section, r, score, scored))
		}
		for _, f := range s.Free {
			rows = append(rows, unpaired(v, m, s, f))
		}
	case s.Table != nil:
		class = "wall__grid wall__grid--six"
		for i, r := range s.Table.Rows[s.From:s.To] {
			p, _ := m.Event.Kept.PlayerByTPN(s.Section, r.TPN)
			rows = append(rows, app.Li().Class("wall__row", "wall__row--rank").Body(app.B().Class("num").Text(s.Table.GroupOf(s.From+i)+v.Int(r.Rank)),
				app.Div().Body(app.Span().Class("wall__name").Text(m.Name(p)), app.Span().Class("wall__club").Text(p.Club)),
				app.B().Class("num").Text(v.Tenths(int(r.Points)))))
		}
	case s.Postponed != nil:
		class = "wall__grid wall__grid--await"
		for _, g := range s.Postponed {
			rows = append(rows, postponed(v, m, s.Section, g))
		}
	default:
		return app.P().Class("wall__none").ID("nothing").Text(v.T(textWallNothing))
	}
	return app.Ol().Class(class).ID("wall").Body(rows...)
}

// postponed is the row of a game that is put off: who plays, when, and where it stood in the pairings.
func postponed(v *view.V, m page, section journal.SectionID, g journal.Postponed) app.UI {
	when := phrase.Day(v.Lang, g.Day)
	if when == "" {
		when = v.T(i18n.PostponedNoDay)
	}
	return app.Li().Class("wall__row", "wall__row--await").Body(
		app.Span().Class("wall__name").Text(m.Names(g.White)+" – "+m.Names(g.Black)),
		app.Div().Body(app.B().Text(when), app.Span().Class("wall__club").Text(v.T(textWallPutOff, v.Int(g.Round), v.Int(m.Event.Kept.BoardNumber(section, g.Board))))))
}

// board is a row of the pairings: board, White with the points, result, Black with the points.
func board(v *view.V, m page, section journal.SectionID, r journal.Row, score string, scored bool) app.UI {
	middle := app.I().Class("wall__gap").Aria("hidden", "true").Text("–")
	if score != "" {
		middle = app.I().Class("wall__gap", "wall__score", "num").Text(score)
	}
	li := app.Li().Class("wall__row", "wall__row--pair").Body(app.B().Class("num").Text(v.Int(m.Event.Kept.BoardNumber(section, r.Number))),
		side(v, m, section, r.WhitePlayer, v.Disc(true)), points(v, r.WhitePoints), middle,
		side(v, m, section, r.BlackPlayer, v.Disc(false)), points(v, r.BlackPoints))
	if scored {
		li = li.Class("wall__row--done")
	}
	return li
}

// side is a player of a pairing: the name, and the school where another bears the same name.
func side(v *view.V, m page, section journal.SectionID, p journal.Player, disc app.UI) app.UI {
	who := []app.UI{app.Span().Class("wall__name").Text(m.Name(p))}
	if m.shared(section, p) {
		who = append(who, app.Span().Class("wall__club").Text(p.Club))
	}
	return app.Span().Body(disc, app.Span().Class("wall__who").Body(who...))
}

func points(v *view.V, n swiss.Points) app.UI {
	return app.I().Class("wall__pts", "num").Text(v.Tenths(int(n)))
}

// unpaired is the row of somebody without a board, who finds the name as all others do, and why.
func unpaired(v *view.V, m page, s slide, f freeRow) app.UI {
	why := textWallAway
	if f.Bye {
		why = textWallBye
	}
	return app.Li().Class("wall__row", "wall__row--pair").Body(app.B().Class("num").Aria("hidden", "true").Text("–"),
		side(v, m, s.Section, f.Player, app.Span().Class("disc", "wall__nodisc").Aria("hidden", "true")), app.I(), app.I().Class("wall__gap"), app.Span().Class("wall__free").Text(v.T(why)))
}

// result is a score as on paper: a forfeit has no dash between its signs.
func result(s journal.Score) string {
	text := phrase.ScoreText(s)
	if s.White.IsForfeit() || s.Black.IsForfeit() {
		return strings.Replace(text, "–", " ", 1)
	}
	return text
}

func foot(v *view.V, m page, s slide) app.UI {
	what, count := textWallBoards, len(s.Boards)
	if s.Table != nil {
		what, count = textWallRanks, len(s.Table.Rows)
	}
	turning := v.T(textWallEvery, v.Int(m.Seconds))
	if m.Stopped {
		turning = v.T(textWallStopped)
	}
	start := []app.UI{}
	switch {
	case s.Expected > 0:
		start = append(start, app.B().ID("range").Text(v.T(textWallHere, v.Int(s.Expected-s.Missing), v.Int(s.Expected))))
	case s.Names != nil:
		start = append(start, app.B().ID("range").Text(s.Names[0].listed+" – "+s.Names[len(s.Names)-1].listed))
	case count > 0 && s.To > s.From:
		start = append(start, app.B().ID("range").Text(v.T(what, m.rangeText(s, count)...)))
	}
	if len(m.Slides) > 1 {
		if len(start) > 0 {
			turning = " · " + turning
		}
		start = append(start, app.Text(turning))
	}
	end := ""
	if c, ok := m.hall(s); ok && !c.WalkOver.IsZero() {
		end = v.T(i18n.SheetDeadline) + " " + v.Clock(c.WalkOver) + " · " + v.T(i18n.PlayArticle, c.Article)
	}
	loses := ""
	if end != "" {
		loses = phrase.LosesText(v.Lang, m.Event.Kept, s.Section)
	}
	return app.Footer().Class("wall__foot").Body(pages(v, m, s), app.Span().Body(start...), app.Span().ID("loses").Text(loses), app.Span().Class("num").Text(end))
}

// pages are the sections that the wall turns through, the one that is on marked; nil where there is one.
func pages(v *view.V, m page, s slide) app.UI {
	var items []app.UI
	for _, sec := range m.Event.Kept.Sections() {
		if !slices.ContainsFunc(m.Slides, func(x slide) bool { return x.Section == sec.ID }) {
			continue
		}
		li := app.Li().Text(sec.Name)
		if sec.ID == s.Section {
			li = li.Aria("current", "page")
		}
		items = append(items, li)
	}
	if len(items) < 2 {
		return nil
	}
	return app.Ol().Class("wall__pages").ID("wall-pages").Aria("label", v.T(textWallSections)).Body(items...)
}

// bar holds the controls.
func bar(v *view.V, m page) app.UI {
	w := m.Model
	button := func(id string, text i18n.Text, icon string, msg session.Msg) app.UI {
		return v.Button(view.Button{Text: v.T(text), Icon: icon, ID: id, Act: v.Act(id, msg)})
	}
	stop := button("wall-stop", textWallStop, "sand", toggleStopped{})
	if w.Stopped {
		stop = button("wall-stop", textWallGo, "sand", toggleStopped{})
	}
	theme, text := "dark", textWallDark
	if m.Theme == "dark" || m.Theme == "" && m.Settings.Theme == "dark" {
		theme, text = "light", textWallLight
	}
	items := []app.UI{
		v.Seg("wall-show", v.T(textWallShow), "show-"+w.Show, v.In("wall-show", func(s string) session.Msg { return chooseShow{Show: s[len("show-"):]} }),
			[]view.Option{{Key: "show-" + showAuto, Text: v.T(textWallAuto)}, {Key: "show-" + showPairings, Text: v.T(textWallPairings)}, {Key: "show-" + showNames, Text: v.T(textWallNames)},
				{Key: "show-" + showStandings, Text: v.T(textWallStandings)}, {Key: "show-" + showBoth, Text: v.T(textWallBoth)},
				{Key: "show-" + showMissing, Text: v.T(textWallMissing)}}),
		sections(v, m),
		v.Stepper(view.Stepper{ID: "wall-seconds", Label: v.T(textWallSeconds), Value: w.Seconds, Less: v.T(textWallFaster), More: v.T(textWallSlower),
			Least: leastSeconds, Most: mostSeconds, Step: stepSeconds, To: func(n int) session.Msg { return changePace{n} }}),
		app.Div().Class("cluster").Body(stop, button("wall-next", textWallNext, "next", nextSlide{}),
			button("wall-theme", text, "eye", changeTheme{theme}),
			button("wall-full", textWallFull, "screen", session.Ask{Cmd: session.Fullscreen{}}),
			v.Button(view.Button{Text: v.T(textWallLeave), Icon: "x", ID: "wall-leave", Href: m.Route.In(session.PagePrint).Path()})),
	}
	return app.Div().Class("wall__bar").ID("wall-bar").Attr("role", "region").Aria("label", v.T(i18n.WallTitle)).Body(items...)
}

// sections chooses one section or all, where there are several.
func sections(v *view.V, m page) app.UI {
	list := m.Event.Kept.Sections()
	if len(list) < 2 {
		return nil
	}
	options := []view.Option{{Key: "0", Text: v.T(textWallAll)}}
	for _, sec := range list {
		options = append(options, view.Option{Key: strconv.Itoa(int(sec.ID)), Text: sec.Name})
	}
	return v.Seg("wall-section", v.T(textWallSections), strconv.Itoa(int(m.Model.Section)), v.In("wall-section", func(s string) session.Msg {
		n, _ := strconv.Atoi(s) // of our own options
		return chooseSection{ID: journal.SectionID(n)}
	}), options)
}
