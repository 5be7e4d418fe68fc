// Package records is where an event leaves and enters the device: backups, files for other programs, the log, the end.
package records

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	p := view.Page{Look: "data", Main: []app.UI{app.Div().Class("dt").Body(columns(v, m)...)}, Act: said(v, m)}
	switch d := m.Dialog.(type) {
	case sureDialog:
		p.Sheet = sureSheet(v, m, d)
	case pointDialog:
		p.Sheet = point(v, d)
	}
	return v.EventPage(m.Session, v.T(textDataTitle), p)
}

// columns waits for the log before it draws what lies below it: a key must not move away from under a finger. On a phone the
// log, which is long, comes last.
func columns(v *view.V, m page) []app.UI {
	if m.Event.Log == nil {
		return []app.UI{app.Div().Class("dt__main").Body(backup(v, m))}
	}
	return []app.UI{app.Div().Class("dt__main").Body(backup(v, m), left(v, m), whereItLies(v, m), files(v, m), points(v, m), marks(v, m), end(v, m)),
		app.Aside().Class("dt__log").Aria("labelledby", "lg").Body(log(v, m))}
}

// backup answers the question of the page: is it safe. Beside the answer stands the one key.
func backup(v *view.V, m page) app.UI {
	if m.IsPractice() {
		return app.Section().Class("lead").ID("no-backup").Body(app.H1().Text(v.T(i18n.PracticeRefused)), app.P().Text(v.T(i18n.PracticeText)))
	}
	return app.Section().Class("dtsafe").Aria("labelledby", "bk").Body(
		app.Div().Body(app.P().Class("dtsafe__k").Text(v.T(textDataBackup)), app.H1().ID("bk").Body(app.Span().ID("backup-age").Text(age(v, m))), app.P().Class("mute").Text(v.T(i18n.SettingsHolds))),
		app.Div().Class("dtsafe__keys").Body(
			v.Button(view.Button{Text: v.T(i18n.DataBackupDo), Icon: "save", Class: "btn--go btn--main", ID: "backup", Act: v.Act("backup", session.Ask{Cmd: session.BackupEvent{ID: m.Event.ID}})}),
			v.Button(view.Button{Text: v.T(i18n.DataBackupShare), Icon: "share", ID: "share", Act: v.Act("share", session.Ask{Cmd: session.BackupEvent{ID: m.Event.ID, Share: true}})})))
}

// placeSigns are the icons of the states of a place.
var placeSigns = map[string]string{"ok": "check", "warn": "warn"}

// whereItLies says what lies where: on this device, in the newest backup file and in the folder for backups.
func whereItLies(v *view.V, m page) app.UI {
	if m.IsPractice() {
		return nil
	}
	var items []app.UI
	for _, x := range m.places(v.ClockSeconds, func(at time.Time) string { return v.Day(at) + ", " + v.Clock(at) }) {
		state, words := app.Span().Class("dtplace__s"), []app.UI{app.Text(x.state)}
		if x.sign != "" {
			state, words = state.Class("dtplace__s--"+x.sign), []app.UI{view.Icon(placeSigns[x.sign]), app.Text(" " + x.state)}
		}
		items = append(items, app.Li().Class("dtplace").Body(view.Icon(x.icon), app.Span().Body(app.B().Text(x.name), app.Span().Class("mute").Text(x.holds)),
			state.Body(words...)))
	}
	return app.Div().Class("stack-2").Body(app.Ul().Class("dtplaces").ID("places").Aria("label", v.T(textDataPlaces)).Body(items...),
		app.P().Class("mute").Text(v.T(textDataIntro)), v.FolderTool(m.Device))
}

// said tells of a backup that was made, below the page: there it moves no key of it. nil where there is nothing to tell.
func said(v *view.V, m page) []app.UI {
	n := m.Notice
	if n == nil || !n.Backup {
		return nil
	}
	body := []app.UI{app.P().Body(app.B().Text(n.Title+" "), app.Text(n.Text))}
	if n.Do != nil {
		body = append(body, v.Button(view.Button{Text: n.Way, Icon: "check", ID: "notice-do", Act: v.Act("notice-do", n.Do)}))
	}
	return []app.UI{app.Div().Class("dtsaid").ID("notice").Attr("role", "status").Body(body...)}
}

// age says when the last backup file of the event was made, or that there is none.
func age(v *view.V, m page) string {
	for _, e := range m.Index.Events {
		if e.ID == m.Event.ID && !e.Saved.IsZero() {
			return v.T(textDataAgo, v.Day(e.Saved)+", "+v.Clock(e.Saved))
		}
	}
	return v.T(i18n.HomeNoBackup)
}

// page of the log: records drawn at first and with each "show more".
const logStep = 60

func log(v *view.V, m page) app.UI {
	records := m.Event.Log
	undone := undone(records)
	many := slices.ContainsFunc(records, func(r journal.Record) bool { return r.Device != records[0].Device })
	day := ""
	var lines []app.UI
	corrections, left := 0, 0
	for i := len(records) - 1; i >= 0; i-- {
		r := records[i]
		if isCorrection(r) {
			corrections++
		}
		if !m.listed(r) {
			continue
		}
		if len(lines) >= logStep*(m.More+1) {
			left++
			continue
		}
		date := v.Day(time.UnixMilli(r.At))
		lines = append(lines, line(v, m, r, date, date != day, undone[r.Seq], many))
		day = date
	}
	lines = lines[:v.Rows(len(lines))]
	chip := func(id string, only bool, t i18n.Text, n int) app.UI {
		return app.Button().Type("button").Class("chip").ID(id).Aria("pressed", strconv.FormatBool(m.Corrections == only)).
			DataSet("act", v.Act(id, toggleCorrections{Only: only})).Body(app.Text(v.T(t)+" "), app.B().Class("num").Text(v.Int(n)))
	}
	body := []app.UI{app.Div().Class("head").Body(app.H2().ID("lg").Text(v.T(textDataLog)),
		app.Div().Class("head__tools").Body(chip("log-all", false, textDataAll, len(records)), chip("log-corrections", true, textDataCorrects, corrections))),
		app.Label().Class("field--search").Body(view.Hidden(v.T(textLogSearch)), view.Icon("search"),
			app.Input().ID("log-search").Class("input").Type("search").Placeholder(v.T(textLogSearch)).Value(m.Search).Attr("autocomplete", "off").
				DataSet("sifts", "rows").DataSet("in", v.In("log-search", func(s string) session.Msg { return searchLog{Text: s} }))),
		app.Ol().Class("log").ID("log").Attr("reversed", true).Body(lines...)}
	if left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(textDataMoreLog, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return app.Section().Class("sec").Aria("labelledby", "lg").Body(body...)
}

// line is one record; the first one of a day names the day. Devices are named where there are many.
func line(v *view.V, m page, r journal.Record, date string, first, undone, many bool) app.UI {
	who := r.By
	if r.Device != "" && many { // a single device needs no name
		if who != "" {
			who += ", "
		}
		who += r.Device
	}
	at := []app.UI{app.Text(v.ClockSeconds(time.UnixMilli(r.At)))}
	if first {
		at = []app.UI{app.B().Class("log__day").Text(date), app.Text(" "), at[0]}
	}
	text := m.logLine(r)
	if in := m.sectionOf(r.Event); in != "" {
		text = in + " · " + text
	}
	li := app.Li().Body(app.Time().Class("num").Body(at...), app.Span().Text(text), app.Span().Class("log__who").Text(who))
	if undone {
		return li.Class("log__undone")
	}
	return li
}

// marks names the rounds whose recomputation may differ, and why.
func marks(v *view.V, m page) app.UI {
	list := m.Event.Kept.Marks(m.Event.Section)
	if len(list) == 0 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, k := range list {
		items[i] = app.Li().Text(m.markLine(k))
	}
	return app.Section().Class("sec", "stack-2").Aria("labelledby", "marks").Body(
		app.H2().ID("marks").Text(v.T(textDataMarks)), app.P().Class("mute").Text(v.T(textDataMarksText)), app.Ul().Class("stack-2").Body(items...))
}

// end finishes, reopens, anonymises and deletes.
func end(v *view.V, m page) app.UI {
	s := m.Event.Kept
	body := []app.UI{app.H2().ID("dl").Text(v.T(textDataEnd))}
	switch {
	case s.IsAnonymous(), s.IsFinished() && m.IsPractice():
	case s.IsFinished():
		body = append(body,
			v.Button(view.Button{Text: v.T(i18n.DataReopen), Icon: "undo", Class: "btn--full", ID: "reopen-event", Act: v.Act("reopen-event", session.AskReason{For: "reopen-event"})}),
			app.P().Class("mute").Text(v.T(textDataAnonText)),
			v.Button(view.Button{Text: v.T(textDataAnonymise), Icon: "people", Class: "btn--bad btn--full", ID: "anonymise",
				Act: v.Act("anonymise", askSure{For: "anonymise"})}))
	case m.CanFinish():
		body = append(body, v.Button(view.Button{Text: v.T(textDataFinish), Icon: "trophy", Class: "btn--full", ID: "finish", Act: v.Act("finish", session.FinishEvent{})}))
	default:
		body = append(body, app.P().Class("mute").Text(v.T(textDataAnonLater)),
			v.Button(view.Button{Text: v.T(textDataEndEarly), Icon: "trophy", Class: "btn--full", ID: "end", Act: v.Act("end", askSure{For: "end"})}))
	}
	body = append(body, app.P().Class("mute").Text(v.T(textDataDeleteText)),
		v.Button(view.Button{Text: v.T(textDataDelete), Icon: "trash", Class: "btn--bad btn--full", ID: "delete",
			Hold: v.Hold("delete", askSure{For: "delete"}), KeyAct: v.Act("delete-key", askSure{For: "delete"})}))
	return app.Section().Class("sec", "stack-2").Aria("labelledby", "dl").Body(body...)
}

// sureSheet asks for confirmation.
func sureSheet(v *view.V, m page, d sureDialog) app.UI {
	yes, title, text := view.Button{Text: v.T(textDataDeleteYes), Icon: "trash", Class: "btn--bad btn--main"}, textDataSureDelete, textDataDeleteText
	var lines []string
	switch d.For {
	case "anonymise":
		yes.Text, title, text = v.T(textDataAnonYes), textDataSureNames, textDataAnonText
	case "end":
		yes.Text, yes.Icon, title, text = v.T(textDataEndEarly), "trophy", textDataSureEnd, textDataEndText
		lines = m.leftAtEnd()
	}
	yes.ID, yes.Act = "yes", v.Act("yes", sure{})
	body := []app.UI{app.P().Text(v.T(text))}
	for _, line := range lines {
		body = append(body, app.P().Text(line))
	}
	return v.Sheet(view.Sheet{Title: v.T(title), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "no", Act: v.Act("no", session.CloseDialog{})}), v.Button(yes)}})
}
