// Package checkin is the check-in before a round: who is in the hall, who has paid, school by school, and what becomes of
// those who have not come.
package checkin

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	schools, total := m.arrivingSchools()
	sec := m.Section()
	next := m.Event.Ahead.NextRound(sec.ID)
	sub := v.T(i18n.CheckIn) + " · " + v.T(i18n.RoundN, v.Int(min(next, sec.Rounds)))
	if sec.CheckIn.Round == next {
		sub += " · " + v.T(textCheckInClosed, v.Clock(time.UnixMilli(sec.CheckIn.Time)))
	}
	main := []app.UI{head(v, m, total)}
	if total.All == 0 {
		main = append(main, app.Div().Class("empty", "table--under").ID("nobody").Body(view.Icon("people"), app.H2().Text(v.T(textCheckInNobody)),
			v.Button(view.Button{Text: v.T(i18n.Players), Icon: "people", Class: "btn--go btn--main", ID: "to-players", Href: m.Route.In(session.PagePlayers).Path()})))
	}
	main = append(main, v.First(list(v, m, schools)))
	p := view.Page{Main: main, Focus: true, Rail: true, // names need the room of the tabs
		Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Players), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PagePlayers).Path(), ID: "leave-checkin"}}}
	if total.All > 0 {
		p.Find = search(v, m)
	}
	if total.All > 0 && m.canClose() { // of all listed sections at once
		p.Act = []app.UI{v.Button(view.Button{Text: v.T(textCheckInClose), Brief: v.T(i18n.Close), After: "next", Class: "btn--main btn--go", ID: "close-checkin",
			Act: v.Act("close-checkin", openCloseCheckIn{})})}
	}
	return v.EventPage(m.Session, sub, p)
}

// Front draws the list alone: what a letter in the search waits for.
func Front(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	schools, _ := m.arrivingSchools()
	return list(v, m, schools)
}

func search(v *view.V, m page) app.UI {
	v.Key("/", session.Ask{Cmd: session.Focus{ID: "search"}})
	return v.Find(v.T(m.Kin(i18n.PlayersSearch)), m.Search, v.In("search", func(s string) session.Msg { return checkInSet{Field: "search", Value: s} }))
}

// head counts the listed players and says which list it is.
func head(v *view.V, m page, a attendance) app.UI {
	said := app.P().Class("mute", "wide").Text(v.T(hint(m))) // a phone needs the room for names: there the sheet of the list says it
	filters := m.filters(a)
	counts := make([]view.Count, len(filters))
	for i, f := range filters {
		counts[i] = view.Count{ID: f.by, Word: v.T(f.name), N: f.n, On: m.Filter == f.by, Act: v.Act("filter-"+f.by, checkInSet{Field: "filter", Value: f.by})}
	}
	return v.ListHead(view.ListHead{Title: app.H1().Text(v.T(i18n.CheckIn)), Counts: counts, Choices: []app.UI{scope(v, m), mode(v, m)},
		Asked: v.T(textCheckInList), Ask: v.Act("which-list", openList{}), Said: said})
}

// hint says what touches note.
func hint(m page) i18n.Text {
	if m.Fees {
		return textCheckInFeeHint
	}
	return textCheckInHint
}

// mode chooses what a touch notes.
func mode(v *view.V, m page) app.UI {
	key := func(id string, fees bool, t i18n.Text) view.Count {
		return view.Count{ID: id, Word: v.T(t), On: m.Fees == fees, Act: v.Act(id, checkInSet{Field: "fees", Value: strconv.FormatBool(fees)})}
	}
	return v.Strip(v.T(textCheckInMode), []view.Count{key("mode-presence", false, textCheckInPresence), key("mode-fees", true, textCheckInFees)})
}

// scope chooses between the section in hand and all of them; nil where there is one.
func scope(v *view.V, m page) app.UI {
	if len(m.Event.Ahead.Sections()) < 2 {
		return nil
	}
	key := func(to, text string, on bool) view.Count {
		id := "scope-" + to
		return view.Count{ID: id, Word: text, On: on, Act: v.Act(id, checkInSet{Field: "scope", Value: to})}
	}
	return v.Strip(v.T(i18n.Sections), []view.Count{key(scopeAll, v.T(i18n.AllSections), m.listsAll()), key(scopeOne, m.Section().Name, !m.listsAll())})
}

func list(v *view.V, m page, schools []schoolCount) app.UI {
	room, left := roomFor(schools, m.More)
	var parts []app.UI
	for i, shown := range firstOf(schools, v.Rows(room)) {
		parts = append(parts, school(v, m, i, schools[i], shown))
	}
	if left > 0 {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	if len(schools) == 0 && (m.Search != "" || m.Filter != "") {
		parts = append(parts, app.P().Class("table--under").Text(v.T(i18n.PlayersNone)))
	}
	return app.Div().ID("schools").Body(parts...)
}

// school is a group: how many of it are here, the act for all of them, and a row a player.
func school(v *view.V, m page, i int, s schoolCount, shown []journal.Player) app.UI {
	name, key := s.Name, "school-"+strconv.Itoa(i)
	if name == "" {
		name = v.T(m.Kin(i18n.PlayersNoClub))
	}
	done, count, text, act := s.In, textCheckInOf, textCheckInAll, "in"
	if m.Fees {
		done, count, text, act = s.Paid, textCheckInPaidOf, textCheckInAllPaid, "paid"
	}
	head := []app.UI{app.Div().Body(app.H2().ID(key).Text(name), app.Span().Class("under").Text(v.T(count, v.Int(done), v.Int(s.All))))}
	all := view.Button{Text: v.T(text), Icon: "check", Class: "btn--quiet"}
	if done < s.All {
		all.ID, all.Act = key+"-all", v.Act(key+"-all", schoolAct{Name: s.Name, Act: act})
	} else { // it stays where it is, so that no row below moves under the thumb
		all.Blocked = v.T(count, v.Int(done), v.Int(s.All))
	}
	head = append(head, v.Button(all), v.Button(view.Button{Text: v.T(textCheckInMore, name), Icon: "more", Only: true, Class: "btn--quiet", ID: key + "-more",
		Act: v.Act(key+"-more", openSchool{Name: s.Name})}))
	rows := make([]app.UI, len(shown))
	for k, p := range shown {
		rows[k] = row(v, m, p)
	}
	return app.Section().Class("bleed").Aria("labelledby", key).Body(app.Div().Class("group").Body(head...), app.Ul().Class("plain").Body(rows...))
}

// row is one player: the whole row is the key, its state a word.
func row(v *view.V, m page, p journal.Player) app.UI {
	key := "p" + strconv.Itoa(int(p.ID))
	name := []app.UI{app.Span().Class("name").Text(m.nameListed(p))}
	if mark, under := sectionMark(m, p), m.under(p); mark != nil || under != "" {
		name = append(name, app.Span().Class("under").Body(mark, app.Text(under)))
	}
	b := app.Button().Type("button").Class("attend").ID(key).DataSet("act", v.Act(key, touchPlayer{ID: p.ID}))
	if !m.Fees {
		b = b.DataSet("hold", v.Hold(key, touchPlayer{ID: p.ID, Absent: true}))
	}
	return app.Li().Body(b.Body(app.Span().Body(name...), state(v, m, p)))
}

// nameListed is the name as its group is sorted.
func (m page) nameListed(p journal.Player) string {
	sec, _ := m.Event.Ahead.In(p.Section)
	return phrase.Listed(m.Lang(), sec.System, p)
}

// sectionMark is the letters of the section of a player, where those of several are listed.
func sectionMark(m page, p journal.Player) app.UI {
	if !m.listsAll() {
		return nil
	}
	i := slices.IndexFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool { return s.ID == p.Section })
	sec, _ := m.Event.Ahead.In(p.Section)
	return app.Span().Class("secchip", "secchip--s", "secchip--in", view.SectionColor(max(i, 0))).Text(sec.Name)
}

func state(v *view.V, m page, p journal.Player) app.UI {
	k := m.markOf(p)
	s := app.Span().Class("state", k.class)
	if k.icon == "" {
		return s.Text(v.T(k.word))
	}
	return s.Body(view.Icon(k.icon), app.Text(" "+v.T(k.word)))
}
