package players

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// roster is the list of players of a team, in board order, reserves marked.
func teamRoster(v *view.V, m page, p journal.Player) app.UI {
	sec, _ := m.Event.Kept.In(p.Section)
	if !regulation.SystemOf(sec.System).Teams {
		return nil
	}
	items := make([]app.UI, len(p.Roster))
	for i, x := range p.Roster {
		under := v.T(i18n.EchoBoard, v.Int(i+1))
		if i >= sec.Boards() {
			under = v.T(textRosterReserve)
		}
		for _, part := range []string{x.Title, session.Number(x.Rating), x.Federation, x.FIDEID} {
			if part != "" {
				under += " · " + part
			}
		}
		items[i] = app.Li().Body(app.Div().Class("item", "item--nolead").Body(
			app.Span().Body(app.Span().Class("name").Text(x.Name), app.Span().Class("under").Text(under))))
	}
	var list app.UI = app.P().Class("mute").Text(v.T(i18n.RosterNone))
	if len(items) > 0 {
		list = app.Ol().Class("list").ID("roster-list").Body(items...)
	}
	return sectionOf("team", v.T(textRosterTitle), list,
		v.Button(view.Button{Text: v.T(textRosterEdit), Icon: "edit", ID: "edit-roster", Act: v.Act("edit-roster", openPlayer{ID: p.ID})}))
}
