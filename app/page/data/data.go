// Package data is where an event leaves and enters the device: backup, files for other programs, the log, the end.
package data

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/page/round"
	"wasit/app/view"
)

// Render draws the page.
func Render(v *view.V, m model.Model) app.UI {
	p := view.Page{Main: []app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.Data)), app.P().Text(v.T(i18n.DataIntro)))),
		app.Div().Class("cols", "cols--main").Body(columns(v, m)...),
	}}
	switch d := m.Dialog.(type) {
	case model.SureDialog:
		p.Sheet = sure(v, m, d)
	case model.PointDialog:
		p.Sheet = point(v, d)
	default:
		p.Sheet = round.Dialog(v, m)
	}
	return v.EventPage(m, v.T(i18n.DataTitle), p)
}

// columns waits for the log before it draws what lies below it: a key must not move away from under a finger. On a phone the
// log, which is long, comes last.
func columns(v *view.V, m model.Model) []app.UI {
	if m.Event.Log == nil {
		return []app.UI{app.Div().Body(backup(v, m))}
	}
	return []app.UI{app.Div().Class("stack").Body(backup(v, m), files(v, m), points(v, m), marks(v, m), end(v, m)),
		app.Div().Body(log(v, m))}
}

func backup(v *view.V, m model.Model) app.UI {
	if m.IsPractice() {
		return app.Section().Class("lead").ID("no-backup").Body(app.H2().Text(v.T(i18n.PracticeRefused)), app.P().Text(v.T(i18n.PracticeText)))
	}
	return app.Section().Class("lead").Aria("labelledby", "bk").Body(
		app.Div().Class("lead__row").Body(app.H2().ID("bk").Text(v.T(i18n.DataBackup))),
		app.P().ID("backup-age").Text(v.T(i18n.DataAgo, age(v, m))),
		said(v, m),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(i18n.DataBackupDo), Icon: "save", Class: "btn--go btn--main", ID: "backup", Act: v.Act("backup", model.Ask{Cmd: model.BackupEvent{ID: m.Event.ID}})}),
			v.Button(view.Button{Text: v.T(i18n.DataShare), Icon: "share", ID: "share", Act: v.Act("share", model.Ask{Cmd: model.BackupEvent{ID: m.Event.ID, Share: true}})})))
}

// said is where a backup that was made is told of, in the place of the advice: room for both is kept, so that nothing moves.
func said(v *view.V, m model.Model) app.UI {
	advice := app.P().Class("mute").Text(v.T(i18n.SettingsHolds))
	made := app.P().Text(v.T(i18n.DataSaved)+". "+v.T(i18n.DataSavedText, "wasit-20260101-0000.wasit.txt")).Aria("hidden", true).Class("swap__off")
	if n := m.Notice; n != nil && n.Backup {
		advice = advice.Aria("hidden", true).Class("swap__off")
		made = app.P().ID("notice").Body(app.B().Text(n.Title+". "), app.Text(n.Text))
	}
	return app.Div().Class("swap").Attr("role", "status").Body(advice, made)
}

// age says when the last backup file of the event was made.
func age(v *view.V, m model.Model) string {
	for _, e := range m.Home.Events {
		if e.ID == m.Event.ID && !e.Saved.IsZero() {
			return v.Day(e.Saved) + ", " + v.Clock(e.Saved)
		}
	}
	return v.T(i18n.DataNever)
}

// page of the log: records drawn at first and with each "show more".
const logStep = 60

func log(v *view.V, m model.Model) app.UI {
	records := m.Event.Log
	undone := model.Undone(records)
	day := ""
	var lines []app.UI
	corrections, left := 0, 0
	for i := len(records) - 1; i >= 0; i-- {
		r := records[i]
		if model.IsCorrection(r) {
			corrections++
		} else if m.Corrections {
			continue
		}
		if len(lines) >= logStep*(m.More+1) {
			left++
			continue
		}
		date := v.Day(time.UnixMilli(r.At))
		lines = append(lines, line(v, m, r, date, date != day, undone[r.Seq]))
		day = date
	}
	lines = lines[:v.Rows(len(lines))]
	chip := func(id string, only bool, t i18n.Text, n int) app.UI {
		return app.Button().Type("button").Class("chip").ID(id).Aria("pressed", strconv.FormatBool(m.Corrections == only)).
			DataSet("act", v.Act(id, model.ToggleCorrections{Only: only})).Body(app.Text(v.T(t)+" "), app.B().Class("num").Text(v.Int(n)))
	}
	body := []app.UI{app.Div().Class("head").Body(app.H2().ID("lg").Text(v.T(i18n.DataLog)),
		app.Div().Class("head__tools").Body(chip("log-all", false, i18n.DataAll, len(records)), chip("log-corrections", true, i18n.DataCorrects, corrections))),
		app.Ol().Class("log").ID("log").Attr("reversed", true).Body(lines...)}
	if left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.DataMoreLog, left), Class: "btn--full", ID: "more", Act: v.Act("more", model.ShowMore{})}))
	}
	return app.Section().Class("sec").Aria("labelledby", "lg").Body(body...)
}

// line is one record; the first one of a day names the day.
func line(v *view.V, m model.Model, r journal.Record, date string, first, undone bool) app.UI {
	who := r.By
	if r.Device != "" {
		if who != "" {
			who += ", "
		}
		who += r.Device
	}
	at := []app.UI{app.Text(v.ClockSeconds(time.UnixMilli(r.At)))}
	if first {
		at = []app.UI{app.B().Class("log__day").Text(date), app.Text(" "), at[0]}
	}
	li := app.Li().Body(app.Time().Class("num").Body(at...), app.Span().Text(m.LogLine(r)), app.Span().Class("log__who").Text(who))
	if undone {
		return li.Class("log__undone")
	}
	return li
}

// marks names the rounds whose recomputation may differ, and why.
func marks(v *view.V, m model.Model) app.UI {
	list := m.Event.Kept.Marks(m.Event.Section)
	if len(list) == 0 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, k := range list {
		items[i] = app.Li().Text(model.MarkLine(v.Lang, k))
	}
	return app.Section().Class("sec", "stack-2").Aria("labelledby", "marks").Body(
		app.H2().ID("marks").Text(v.T(i18n.DataMarks)), app.P().Class("mute").Text(v.T(i18n.DataMarksText)), app.Ul().Class("stack-2").Body(items...))
}

func files(v *view.V, m model.Model) app.UI {
	if m.IsPractice() {
		return nil
	}
	tool := func(id, icon string, title, under i18n.Text, msg model.Msg) app.UI {
		return app.Button().Type("button").Class("tool").ID(id).DataSet("act", v.Act(id, msg)).Body(view.Icon(icon),
			app.Span().Body(app.B().Text(v.T(title)), app.Span().Class("under").Text(v.T(under))))
	}
	return app.Section().Class("sec").Aria("labelledby", "out").Body(app.H2().ID("out").Text(v.T(i18n.DataExport)),
		app.Div().Class("tools").Body(tool("trf", "share", i18n.DataTRF, i18n.DataTRFUnder, model.ExportTRF{}),
			tool("csv-standings", "copy", i18n.DataCSV, i18n.DataCSVUnder, model.ExportCSV{Table: "standings"}),
			tool("csv-crosstable", "copy", i18n.DataCSVCross, i18n.DataCSVUnder, model.ExportCSV{Table: "crosstable"}),
			tool("csv-pairings", "copy", i18n.DataCSVPairs, i18n.DataCSVUnder, model.ExportCSV{Table: "pairings"}),
			tool("csv-players", "copy", i18n.DataCSVPlayers, i18n.DataCSVPrivate, model.ExportCSV{Table: "players"}),
			tool("pgn", "board", i18n.DataPGN, i18n.DataPGNUnder, model.ExportPGN{})))
}

// end finishes, reopens, anonymises and deletes.
func end(v *view.V, m model.Model) app.UI {
	s := m.Event.Kept
	body := []app.UI{app.H2().ID("dl").Text(v.T(i18n.DataEnd))}
	switch {
	case s.IsAnonymous(), s.IsFinished() && m.IsPractice():
	case s.IsFinished():
		body = append(body,
			v.Button(view.Button{Text: v.T(i18n.DataReopen), Icon: "undo", Class: "btn--full", ID: "reopen-event", Act: v.Act("reopen-event", model.AskReason{For: "reopen-event"})}),
			app.P().Class("mute").Text(v.T(i18n.DataAnonText)),
			v.Button(view.Button{Text: v.T(i18n.DataAnonymise), Icon: "people", Class: "btn--bad btn--full", ID: "anonymise",
				Act: v.Act("anonymise", model.AskSure{For: "anonymise"})}))
	case m.CanFinish():
		body = append(body, v.Button(view.Button{Text: v.T(i18n.DataFinish), Icon: "trophy", Class: "btn--full", ID: "finish", Act: v.Act("finish", model.FinishEvent{})}))
	default:
		body = append(body, app.P().Class("mute").Text(v.T(i18n.DataAnonLater)),
			v.Button(view.Button{Text: v.T(i18n.DataEndEarly), Icon: "trophy", Class: "btn--full", ID: "end", Act: v.Act("end", model.AskSure{For: "end"})}))
	}
	body = append(body, app.P().Class("mute").Text(v.T(i18n.DataDeleteText)),
		v.Button(view.Button{Text: v.T(i18n.DataDelete), Icon: "trash", Class: "btn--bad btn--full", ID: "delete",
			Hold: v.Hold("delete", model.AskSure{For: "delete"}), KeyAct: v.Act("delete-key", model.AskSure{For: "delete"})}))
	return app.Section().Class("sec", "stack-2").Aria("labelledby", "dl").Body(body...)
}

// sure asks once more.
func sure(v *view.V, m model.Model, d model.SureDialog) app.UI {
	yes, text := view.Button{Text: v.T(i18n.DataDeleteYes), Icon: "trash", Class: "btn--bad btn--main"}, i18n.DataDeleteText
	var lines []string
	switch d.For {
	case "anonymise":
		yes.Text, text = v.T(i18n.DataAnonYes), i18n.DataAnonText
	case "end":
		yes.Text, yes.Icon, text = v.T(i18n.DataEndEarly), "trophy", i18n.DataEndText
		lines = m.LeftAtEnd()
	}
	yes.ID, yes.Act = "yes", v.Act("yes", model.Sure{})
	body := []app.UI{app.P().Text(v.T(text))}
	for _, line := range lines {
		body = append(body, app.P().Text(line))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.DataSure), Body: body, Close: v.Act("close-sheet", model.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "no", Act: v.Act("no", model.CloseDialog{})}), v.Button(yes)}})
}
