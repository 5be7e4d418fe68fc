package player

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// roster is the list of players of a team, in board order, reserves marked.
func roster(v *view.V, m model.Model, p journal.Player) app.UI {
	sec, _ := m.Event.Kept.Section(p.Section)
	if sec.System != journal.Team {
		return nil
	}
	items := make([]app.UI, len(p.Roster))
	for i, x := range p.Roster {
		under := v.T(i18n.EchoBoard, v.Int(i+1))
		if i >= sec.Boards() {
			under = v.T(i18n.RosterReserve)
		}
		if x.Rating > 0 {
			under += " · " + strconv.Itoa(x.Rating)
		}
		items[i] = app.Li().Body(app.Div().Class("item", "item--nolead").Body(
			app.Span().Body(app.Span().Class("name").Text(x.Name), app.Span().Class("under").Text(under))))
	}
	var list app.UI = app.P().Class("mute").Text(v.T(i18n.RosterNone))
	if len(items) > 0 {
		list = app.Ol().Class("list").ID("roster-list").Body(items...)
	}
	return section("team", v.T(i18n.RosterTitle), list,
		v.Button(view.Button{Text: v.T(i18n.RosterEdit), Icon: "edit", ID: "edit-roster", Act: v.Act("edit-roster", model.OpenRoster{Team: p.ID})}))
}

// rosterSheet edits it as lines.
func rosterSheet(v *view.V, m model.Model, d model.RosterDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.Team)
	body := []app.UI{v.Field(view.Field{ID: "roster", Label: v.T(i18n.RosterTitle), Help: v.T(i18n.RosterHelp), Rows: 8, Value: d.Text, Max: 4000,
		In: v.In("roster", func(text string) model.Msg { return model.RosterTyped{Text: text} })})}
	if n := m.Notice; n != nil {
		body = append(body, v.Banner(view.Banner{Kind: n.Kind, Title: n.Title, Text: n.Text}))
	}
	return v.Sheet(view.Sheet{Title: m.Name(p), Body: body, Close: v.Act("close-sheet", model.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.LineupSave), Class: "btn--go btn--main", ID: "save-roster", Act: v.Act("save-roster", model.RosterSave{})})}})
}
