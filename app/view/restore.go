package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// restore shows what a backup holds, beside what is on this device, before anything of it is stored.
func (v *V) restore(d session.RestoreDialog) app.UI {
	when := func(t time.Time) string { return v.Day(t) + ", " + v.Clock(t) }
	if d.Storing {
		return v.Sheet(Sheet{Title: v.T(i18n.LookStoring), Body: []app.UI{app.P().ID("restoring").Attr("role", "status").Text(v.T(i18n.LookStoringText))}})
	}
	body := []app.UI{app.P().Class("mute").ID("backup-made").Text(v.T(i18n.LookMade, when(d.Made)))}
	if len(d.Events) == 0 {
		body = append(body, app.P().Text(v.T(i18n.LookEmpty)))
	}
	items := make([]app.UI, len(d.Events))
	for i, e := range d.Events {
		under := phrase.Entrants(v.Lang, e.Event.System(), e.Event.Players)
		for _, s := range e.Event.Sections {
			under += " · "
			if len(e.Event.Sections) > 1 {
				under += s.Name + ": "
			}
			if s.Round == 0 {
				under += v.T(i18n.HomePreparing)
			} else {
				under += v.T(i18n.HomeRounds, v.Int(s.Round), v.Int(s.Rounds))
			}
		}
		if e.Event.Finished {
			under += " · " + v.T(i18n.HomeFinished)
		}
		items[i] = app.Li().Class("stack-2").Body(app.B().Class("name").Text(e.Event.Name),
			app.Span().Class("under").Text(under), app.Span().Class("under").Text(v.T(i18n.LookChanged, when(e.Event.Changed))),
			app.P().Text(v.becomes(e, when)), v.onlyReads(e))
	}
	body = append(body, app.Ul().Class("looks").ID("looks").Body(items...))
	if d.Seasons > 0 {
		body = append(body, app.P().ID("look-seasons").Text(v.N(i18n.LookSeasons, d.Seasons)))
	}
	foot := []app.UI{v.Button(Button{Text: v.T(i18n.Cancel), ID: "no", Act: v.Act("no", session.CloseDialog{})})}
	if d.CanLead() {
		foot = append(foot, v.Button(Button{Text: v.T(i18n.LookLead), Icon: "swap", ID: "restore-lead", Act: v.Act("restore-lead", session.Restore{Lead: true})}))
	}
	if d.Changes() {
		foot = append(foot, v.Button(Button{Text: v.T(i18n.LookRestore), Icon: "check", Class: "btn--go btn--main", ID: "restore", Act: v.Act("restore", session.Restore{})}))
	} else {
		foot = []app.UI{v.Button(Button{Text: v.T(i18n.Close), Class: "btn--go btn--main", ID: "no", Act: v.Act("no", session.CloseDialog{})})}
	}
	return v.Sheet(Sheet{Title: v.T(i18n.LookTitle), Body: body, Foot: foot, Close: v.Act("close-sheet", session.CloseDialog{})})
}

// onlyReads says, before anything is stored, that another device records this event; nil where this one does.
func (v *V) onlyReads(e session.RestoreLine) app.UI {
	if e.Desk == "" || e.How == session.RestoreKeeps {
		return nil
	}
	return app.P().Class("warnline").DataSet("desk", e.Desk).Text(v.T(i18n.LookOnlyReads, e.Desk))
}

// fartherOf says which of two states of an event is ahead: by its rounds, and where these are as many by its last change. Where a draft
// was made on the one behind, its change is later and still it is not newer.
func (v *V) fartherOf(backup, here session.EventEntry) string {
	theirs, ours := backup.Published(), here.Published()
	text := ""
	if theirs != ours {
		text = " " + v.T(i18n.LookRounds, v.Int(theirs), v.Int(ours))
	}
	switch {
	case backup.Changed.After(here.Changed) && theirs >= ours:
		text += " " + v.T(i18n.LookNewer)
	case backup.Changed.Before(here.Changed) && theirs <= ours:
		text += " " + v.T(i18n.LookThis)
	}
	return text
}

// becomes says what restoring does with an event, and which of two is newer.
func (v *V) becomes(e session.RestoreLine, when func(time.Time) string) string {
	here := ""
	if e.Here != nil {
		here = v.T(i18n.LookChanged, when(e.Here.Changed))
	}
	var text string
	switch e.How {
	case session.RestoreAdds:
		text = v.T(i18n.LookAdds)
	case session.RestoreExtends:
		text = v.T(i18n.LookExtends, v.Int(e.Seq-e.At))
	case session.RestoreRepairs:
		text = v.T(i18n.LookRepairs)
	case session.RestoreCopies:
		text = v.T(i18n.LookCopies, here)
		if e.Here != nil {
			text += v.fartherOf(e.Event, *e.Here)
		}
	default:
		text = v.T(i18n.LookSame)
		if e.At > e.Seq {
			text = v.T(i18n.LookOlder, here)
		}
	}
	if e.Twin != nil {
		text += " " + v.T(i18n.LookTwin, v.T(i18n.LookChanged, when(e.Twin.Changed)))
	}
	return text
}
