package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// teamRoster is the list of players of a team, in board order, reserves marked.
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
	body := append([]app.UI{list}, memberNorms(v, m, p)...)
	return sectionOf("team", v.T(textRosterTitle), append(body,
		v.Button(view.Button{Text: v.T(textRosterEdit), Icon: "edit", ID: "edit-roster", Act: v.Act("edit-roster", openPlayer{ID: p.ID})}))...)
}

// memberNorms are the norms and titles that the players of a team could have, a fold each who has played.
func memberNorms(v *view.V, m page, p journal.Player) (list []app.UI) {
	sec, _ := m.Event.Kept.In(p.Section)
	for _, one := range regulation.Individuals(m.Event.Kept, p.Section) {
		if one.Team != p.TPN {
			continue
		}
		if x, ok := federation.ReckonMember(m.Event.Kept, sec.Section, one); ok {
			id := "norms-" + strconv.Itoa(one.Place)
			list = append(list, norms(v, rated{Reckoned: x}, id, v.T(textNorms)+": "+one.Member.Name))
		}
	}
	return list
}
