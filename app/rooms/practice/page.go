// Package practice is the page of a simulated day: the task in hand, the slips that come from the hall, and what is done.
package practice

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session) app.UI {
	m := page{in}
	tasks := m.tasks()
	now := nextTask(tasks)
	main := []app.UI{app.H1().Class("vh").Text(v.T(textPractice)), lead(v, m, tasks, now), slips(v, m), list(v, tasks, now)}
	return v.EventPage(m.Session, v.T(textPractice), view.Page{Read: true, Main: main})
}

// lead is the task in hand, in the largest type.
func lead(v *view.V, m page, tasks []task, now int) app.UI {
	body := []app.UI{app.Div().Class("lead__row").Body(app.H2().ID("task-now").Text(v.T(textPracticeNow)), view.Badge("ink", "", v.Int(min(now+1, len(tasks)))+" / "+v.Int(len(tasks))))}
	if now == len(tasks) {
		return app.Section().Class("lead").Body(append(body, app.Div().Class("lane").Body(app.P().Class("lead__q").ID("task").Text(v.T(textPracticeAll)), app.P().Text(v.T(textPracticeAllText))))...)
	}
	t := tasks[now]
	return app.Section().Class("lead").Aria("labelledby", "task-now").Body(append(body, app.Div().Class("lane").Body(
		app.P().Class("lead__q").ID("task").Text(t.Title), app.P().Text(t.Text),
		app.Div().Class("lead__row").Body(app.Span().Class("mute").Text(v.T(i18n.PracticeText)),
			v.Button(view.Button{Text: v.T(textPracticeGo), After: "next", Class: "btn--go btn--main", ID: "task-go", Href: m.Route.In(t.To).Path()}))))...)
}

// slips are those of the current round; none before it is published or when it is closed.
func slips(v *view.V, m page) app.UI {
	sec := m.KeptSection()
	if sec.Phase == journal.Closed {
		return nil
	}
	all := m.slips(sec.Round)
	if len(all) == 0 {
		return nil
	}
	cards := make([]app.UI, len(all))
	missing := false
	for i, s := range all {
		cards[i] = slip(v, s)
		missing = missing || s.Entered.IsZero()
	}
	body := []app.UI{app.H2().ID("slips-title").Text(v.T(textPracticeSlips, v.Int(sec.Round))), app.P().Class("mute").Text(v.T(textPracticeSlipsText))}
	if missing {
		body = append(body, app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textPracticeHelp), Icon: "people", ID: "help", Act: v.Act("help", askHelp{})}),
			app.Span().Class("mute").Text(v.T(textPracticeHelpText))))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "slips-title").Body(append(body, app.Ul().Class("slipcards").ID("slips").Body(cards...))...)
}

// slip is one slip of paper: the two names with their discs, and the result that was ticked.
func slip(v *view.V, s resultSlip) app.UI {
	n := strconv.Itoa(s.Board)
	body := []app.UI{
		app.B().Class("num").Text(v.T(i18n.GameBoard, n)),
		app.Span().Body(v.Disc(true), app.Text(" "+s.White)),
		app.Span().Body(v.Disc(false), app.Text(" "+s.Black)),
		app.B().Class("slipcard__r", "num").Text(phrase.ScoreText(s.Truth))}
	if s.Shout != "" {
		body = append(body, view.Badge("warn", "call", v.T(textPracticeShout, s.Shout)))
	}
	if !s.Entered.IsZero() {
		body = append(body, view.Badge("", "check", v.T(textPracticeIn)))
	}
	return app.Li().Class("slipcard").ID("slip-" + n).Body(body...)
}

func list(v *view.V, tasks []task, now int) app.UI {
	rows := make([]app.UI, len(tasks))
	for i, t := range tasks {
		mark := view.Mark("", "next")
		state := ""
		if t.Done {
			mark, state = view.Mark("ok", "ok"), v.T(textPracticeDone)
		}
		li := app.Li().Class("item").ID("task-"+t.Key).Body(mark, app.Span().Class("name").Text(t.Title), app.Span().Class("item__end").Text(state))
		if i == now {
			li = li.Aria("current", "step")
		}
		rows[i] = li
	}
	return app.Section().Class("sec").Aria("labelledby", "tasks-title").Body(app.H2().ID("tasks-title").Text(v.T(textPracticeTasks)), app.Ol().Class("list").ID("tasks").Body(rows...))
}
