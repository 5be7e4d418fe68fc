package clock

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/swiss/report"
)

// turnTimes are the thinking times of a side, by move.
func turnTimes(p *pastGame, s clock.Side) []time.Duration {
	var list []time.Duration
	for _, step := range p.Steps {
		if n, ok := step.TakenBack(s); ok {
			list = list[:max(len(list)-n, 0)]
		}
		if step.Input.Act == clock.ActPress && step.Input.Side == s && step.Move > 0 {
			list = append(list, step.Used)
		}
	}
	return list
}

func longest(list []time.Duration) (most, mean time.Duration) {
	for _, d := range list {
		most, mean = max(most, d), mean+d
	}
	if len(list) > 0 {
		mean /= time.Duration(len(list))
	}
	return most, mean
}

// summary is what the page shows after the game: the result first, both times, each turn.
func summary(v *view.V, m page) app.UI {
	p := m.Past
	winner := map[string]string{"1-0": v.T(i18n.ClockWins, v.T(i18n.White)), "0-1": v.T(i18n.ClockWins, v.T(i18n.Black)), "1/2": v.T(i18n.ClockDrawn)}[p.Entry.Result]
	if p.Entry.counts() != p.Entry.Result {
		winner = v.T(textClockDrawWins)
	}
	if winner == "" {
		winner = v.T(textClockNoResult)
	}
	at := time.UnixMilli(p.Entry.Started)
	acts := []app.UI{v.Button(view.Button{Text: v.T(textClockNewClock), Act: v.Act("new", goTo{Screen: ScreenPick}), ID: "new-clock"}),
		v.Button(view.Button{Text: v.T(textClockAgain), Icon: "clock", Class: "btn--go btn--main", Act: v.Act("again", layAgain{}), ID: "again"})}
	swap := v.Button(view.Button{Text: v.T(textClockSwapped), Icon: "swap", Act: v.Act("again-swapped", layAgain{Swapped: true}), ID: "again-swapped"})
	if r, ok := p.Entry.result(); ok { // a board of an event has one act: its result. Nobody plays there again.
		swap = nil
		acts = []app.UI{v.Button(view.Button{Text: v.T(textOrderGive, v.Int(r.Place.Shown()), score(v, p.Entry.counts())), After: "next", Class: "btn--go btn--main",
			Act: v.Act("give-result", giveResult{}), ID: "give-result"})}
	} else if p.Entry.Place.Event != "" {
		swap = nil
		acts = []app.UI{v.Button(view.Button{Text: v.T(textClockToRound), Icon: "back", Class: "btn--go btn--main", Act: v.Act("to-round", toRound{}), ID: "to-round"})}
	}
	main := []app.UI{
		app.Section().Class("su__r").Aria("label", v.T(i18n.Result)).Body(app.Span().Class("su__score", "num").Text(score(v, p.Entry.Result)),
			app.Div().Body(app.B().Class("su__w").Text(winner), app.Span().Class("mute").Text(v.Day(at)+", "+v.Clock(at)))),
		app.Div().Class("su__two").Body(person(v, p, clock.White, p.Entry.White), person(v, p, clock.Black, p.Entry.Black)),
		chart(v, m),
		slowest(v, p),
		app.Div().Class("cluster", "su__x").Body(v.Button(view.Button{Text: v.T(textPlayEnter), Icon: "board", Href: session.Route{Page: session.PageBoard, Sheet: "clock"}.Path(), ID: "enter-moves"}), swap, v.Button(view.Button{Text: v.T(textClockLog), Icon: "book", Act: v.Act("log", goTo{Screen: screenLog}), ID: "log"}),
			v.Button(view.Button{Text: v.T(textClockHistory), Icon: "data", Act: v.Act("history", goTo{Screen: screenHistory}), ID: "history"})),
	}
	b := view.Bar{Back: back(v, screenHistory), Title: v.T(textClockEnded), Sub: Written(v, p.Entry.Text)}
	return v.Page(m.Session, view.Page{Look: "clocks", Bar: b, Focus: true, Main: []app.UI{app.Div().Class("su").Body(main...)}, Act: acts})
}

func person(v *view.V, p *pastGame, s clock.Side, left int64) app.UI {
	most, mean := longest(turnTimes(p, s))
	told := func(d time.Duration) string {
		if most == 0 {
			return "–"
		}
		return span(v.Lang, d)
	}
	name := []app.UI{app.B().Text(colour(v, s))}
	if p.Entry.Names[s] != "" {
		name = []app.UI{app.B().Text(p.Entry.Names[s]), app.Span().Class("mute").Text(colour(v, s))}
	}
	body := []app.UI{disc(s), app.Div().Body(name...), app.Span().Class("su__t", "num").Text(v.Duration(time.Duration(left) * time.Millisecond)),
		app.Dl().Body(app.Div().Body(app.Dt().Text(v.T(textClockAverage)), app.Dd().Text(told(mean))),
			app.Div().Body(app.Dt().Text(v.T(textClockLongest)), app.Dd().Text(told(most))))}
	if left == 0 {
		body = append(body, view.Badge("bad", "flag", v.Duration(0)))
	}
	return app.Div().Class("su__p").Body(body...)
}

// span writes how long something took: below a second, where nothing else says that the figure counts seconds, with the unit.
func span(l i18n.Lang, d time.Duration) string {
	if d > 0 && d < time.Second {
		return l.T(textClockSeconds, l.Duration(d))
	}
	return l.Duration(d)
}

// Stopped writes how long the app stood still: whole seconds that passed, in the question and in the log alike.
func Stopped(l i18n.Lang, d time.Duration) string {
	if d >= time.Second {
		d = d.Truncate(time.Second)
	}
	return span(l, d)
}

// log lists every press and correction.
func log(v *view.V, m page) app.UI {
	p := m.Past
	lines := logLines(v.Lang, p)
	rows := []app.UI{app.Li().Class("ck-log__h").Aria("hidden", "true").Body(app.Span(), app.Span().Text(v.T(i18n.White)), app.Span().Text(v.T(i18n.Black)))}
	for _, l := range lines {
		act, under := l[1], l[0]
		if l[2] != "" {
			act += " · " + l[2]
		}
		if l[5] != "" {
			under += " · " + l[5]
		}
		rows = append(rows, app.Li().Body(app.Span().Body(app.B().Text(act), app.Span().Class("under").Text(under)),
			app.Span().Class("num").Text(l[3]), app.Span().Class("num").Text(l[4])))
	}
	return v.Page(m.Session, view.Page{Bar: view.Bar{Back: back(v, screenSummary), Title: v.T(textClockLog), Sub: Written(v, p.Entry.Text)}, Focus: true,
		Main: []app.UI{app.Ol().Class("ck-log").ID("clock-log").Body(rows...)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textClockExport), Icon: "save", Class: "btn--go btn--main", ID: "export",
			Act: v.Act("export", session.Ask{Cmd: session.SaveFile{Name: session.FileName(v.T(textClockLogFile)+" "+time.UnixMilli(p.Entry.Started).Format("2006-01-02 1504"), "", false) + ".csv", Type: "text/csv;charset=utf-8", Data: logFile(v.Lang, lines)}})})}})
}

// logFile is the log as a table of texts under heads in the reader's language: the names of acts and reasons are words, times are no
// numbers.
func logFile(l i18n.Lang, lines [][6]string) []byte {
	heads := [6]string{l.T(textLogTime), l.T(textLogAct), l.T(textLogSide), l.T(i18n.White), l.T(i18n.Black), l.T(textLogNote)}
	table := make(report.Table, 0, len(lines)+1)
	for _, line := range append([][6]string{heads}, lines...) {
		var row []report.Cell
		for _, text := range line {
			row = append(row, report.Text(text))
		}
		table = append(table, row)
	}
	return session.Spreadsheet(l, table)
}

// history lists the games of this device.
func history(v *view.V, m page) app.UI {
	var rows []app.UI
	shown := m.Games
	for _, e := range shown {
		at, title := time.UnixMilli(e.Started), Written(v, e.Text)
		if e.Names != [2]string{} {
			title = e.Names[0] + " – " + e.Names[1] + " · " + title
		}
		rows = append(rows, app.Li().Body(app.Button().Type("button").Class("item", "item--key").ID("game-"+e.ID).DataSet("act", v.Act("game-"+e.ID, openPast{ID: e.ID})).Body(
			view.Mark("", "clock"), app.Span().Body(app.Span().Class("name").Text(title), app.Span().Class("under").Text(v.Day(at)+", "+v.Clock(at)+" · "+v.N(textClockMovesPlayed, e.Moves))),
			app.Span().Class("item__end").Body(view.Badge("", "", score(v, e.Result))))))
	}
	main := []app.UI{app.H1().Text(v.T(textClockHistory))}
	if len(rows) == 0 {
		main = append(main, app.Div().Class("empty").Body(app.H2().Text(v.T(textClockNoHistory))))
	} else {
		main = append(main, app.Ul().Class("list").ID("games").Body(rows...))
	}
	return v.Page(m.Session, view.Page{Bar: view.Bar{Back: back(v, ScreenPick), Title: v.T(i18n.ClockTitle)}, Focus: true, Read: true, Main: main})
}

// logLines tells a game act by act: time of day, act, side, White's and Black's time after it, and why or how long.
func logLines(l i18n.Lang, p *pastGame) [][6]string {
	var lines [][6]string
	side := [2]string{l.T(i18n.White), l.T(i18n.Black)}
	for i, s := range p.Steps {
		in := s.Input
		if i > 0 && in.Act == clock.ActPause && p.Steps[i-1].Input.Act == clock.ActResumeSide && p.Steps[i-1].Input.At == in.At {
			continue // the turn was handed over on a clock that stands: one act, told already
		}
		line := [6]string{l.ClockSeconds(time.UnixMilli(p.Walls[i])), l.T(i18n.ClockActs[0]), "", l.Duration(s.After[0].Time), l.Duration(s.After[1].Time), ""}
		if int(in.Act) < len(i18n.ClockActs) {
			line[1] = l.T(i18n.ClockActs[in.Act])
		}
		switch in.Act {
		case clock.ActPress, clock.ActResumeSide, clock.ActClaim, clock.ActTakeBackGain:
			line[2] = side[min(in.Side, clock.Black)]
		}
		switch {
		case in.Act == clock.ActPress && s.Move > 0:
			line[5] = l.T(textClockMove, l.Int(s.Move)) + " · " + span(l, s.Used)
		case in.Act == clock.ActWake && in.Count:
			line[5] = l.T(textClockCounted, Stopped(l, in.At-in.From))
		case in.Act == clock.ActWake:
			line[5] = l.T(textClockNotCounted, Stopped(l, in.At-in.From))
		case p.Why[i] > 0 && int(p.Why[i]) <= len(reasons):
			line[5] = l.T(reasons[p.Why[i]-1])
			for k, name := range side {
				if was, is := s.Before[k].Time, s.After[k].Time; was != is {
					line[5] += " · " + l.T(textClockFromTo, name, l.Duration(was), l.Duration(is))
				}
			}
		}
		lines = append(lines, line)
	}
	return lines
}
