// Package prizes shows who wins what by the standing, lets the organiser choose the prizes, and draws lots where a shared
// rank decides.
package prizes

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session) app.UI {
	m := page{in}
	t := m.Event.Table
	list, chosen := m.KeptSection().Prizes()
	given := m.given()
	about := v.T(textPrizesNone)
	switch {
	case given != nil && t.Final:
		about = v.T(i18n.StandingsFinal)
	case given != nil:
		about = v.T(textPrizesInterim, v.Int(t.Rounds))
	}
	switch {
	case chosen:
	case len(list.List) == 0:
		about += " · " + v.T(textPrizesGroups)
	default:
		about += " · " + v.T(textPrizesUsual)
	}
	main := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.PrizesTitle)), app.P().Text(about)), tools(v, m, given)), v.StandingTabs(in)}
	if given == nil { // before there is a ranking the prizes themselves can be chosen
		for _, p := range list.List {
			given = append(given, award.Given{Prize: p})
		}
	}
	for i, g := range given {
		main = append(main, prize(v, m, i, g, m.prizeLines(given, i)))
	}
	main = append(main, ruleList(v, list), money(v, list, given), lots(v, m))
	return v.EventPage(m.Session, v.T(i18n.PrizesTitle), view.Page{Main: main, Read: true, Sheet: dialog(v, m),
		Act: []app.UI{v.Button(view.Button{Text: v.T(textPrizesAdd), Icon: "plus", Class: "btn--main", ID: "add-prize", Act: v.Act("add-prize", openPrize{I: session.NewRow})})}})
}

func dialog(v *view.V, m page) app.UI {
	switch d := m.Dialog.(type) {
	case editDialog:
		return form(v, m, d)
	case lotDialog:
		return draw(v, m, d)
	}
	return nil
}

// tools lead to the sheets of the ceremony.
func tools(v *view.V, m page, given []award.Given) app.UI {
	if given == nil {
		return nil
	}
	to := func(kind sheet.Kind, text i18n.Text) app.UI {
		r := m.Route.In(session.PagePrint)
		r.Sheet = string(kind)
		return v.Button(view.Button{Text: v.T(text), Icon: "print", ID: "print-" + string(kind), Href: r.Path()})
	}
	items := []app.UI{to(sheet.PrizeList, i18n.AwardTitle), to(sheet.MedalTable, i18n.MedalTitle)}
	if m.Event.Table.Final {
		items = append(items, to(sheet.Certificates, i18n.CertTitle))
	}
	if len(given) > 0 {
		items = append(items, v.Button(view.Button{Text: v.T(i18n.CopyText), Icon: "chat", ID: "copy", Act: v.Act("copy", copyAwards{})}))
	}
	items = append(items, v.Button(view.Button{Text: v.T(textPrizesNames), Icon: "save", ID: "names", Act: v.Act("names", exportAwards{})}))
	return app.Div().Class("head__tools").Body(items...)
}

// prize is one category with its winners and the keys to change it.
func prize(v *view.V, m page, i int, g award.Given, lines []string) app.UI {
	key := "prize-" + strconv.Itoa(i)
	name := m.prizeName(g.Prize)
	keys := []app.UI{v.Button(view.Button{Text: v.T(textPrizesEdit, name), Icon: "edit", Only: true, Class: "btn--quiet", ID: key + "-edit", Act: v.Act(key+"-edit", openPrize{I: i})})}
	if i > 0 {
		keys = append([]app.UI{v.Button(view.Button{Text: v.T(textPrizesUp, name), Icon: "up", Only: true, Class: "btn--quiet", ID: key + "-up", Act: v.Act(key+"-up", moveUp{I: i})})}, keys...)
	}
	body := []app.UI{app.Div().Class("prize__h").Body(
		app.Div().Body(app.H2().Text(name), app.P().Class("under").Text(lines[0])),
		app.Span().Class("cluster").Body(keys...))}
	for _, line := range lines[1:] {
		body = append(body, app.P().Class("prize__why").Text(line))
	}
	for n, group := range g.Tied {
		body = append(body, tied(v, m, key+"-"+strconv.Itoa(n), g.Prize, group))
	}
	var rows []app.UI
	for _, a := range g.Awards {
		rows = append(rows, winner(v, m, g, a))
	}
	g.Medals = false
	for _, a := range g.Paid {
		rows = append(rows, winner(v, m, g, a))
	}
	switch {
	case len(rows) > 0:
		body = append(body, app.Ol().Class("list").Body(rows...))
	case g.Waits:
	case m.Event.Table != nil && len(m.Event.Table.Rows) > 0:
		body = append(body, app.P().Class("mute").Text(v.T(i18n.AwardNobody)))
	}
	return app.Section().Class("sec").ID(key).Aria("label", name).Body(body...)
}

func winner(v *view.V, m page, g award.Given, a award.Award) app.UI {
	name, under := sheet.Winner(v.Lang, m.Event.Kept, a)
	if a.Club != "" {
		under = sheet.Counted(v.Lang, m.Event.Kept, a)
	}
	var words []string
	if g.Medals && a.Place <= 3 && !a.Tied {
		words = append(words, v.T([]i18n.Text{textPrizesGold, textPrizesSilver, textPrizesBronze}[a.Place-1]))
	}
	if under != "" {
		words = append(words, under)
	}
	end := []app.UI{app.B().Class("num").Text(v.Tenths(int(a.Points)))}
	prizes, _ := m.KeptSection().Prizes()
	switch {
	case a.Money == 0:
	case a.Open:
		words = append(words, v.T(textMoneyOpen))
	default:
		end = append([]app.UI{app.Span().Class("num").Text(award.MoneyText(v.Lang, prizes, a.Money)), app.Text(" ")}, end...)
	}
	if a.Tied {
		end = append([]app.UI{view.Badge("warn", "warn", v.T(i18n.AwardTied)), app.Text(" ")}, end...)
	}
	return app.Li().Body(app.Div().Class("item", "item--award").Body(app.Span().Class("mark", "num").Text(award.PlaceText(v.Lang, g, a)),
		app.Span().Body(app.Span().Class("name").Text(name), app.Span().Class("under").Text(strings.Join(words, " · "))),
		app.Span().Class("item__end").Body(end...)))
}

// tied names who share a rank that a prize depends on, and offers the draw once the standing is final.
func tied(v *view.V, m page, key string, p journal.Prize, group []journal.PlayerID) app.UI {
	names := make([]string, len(group))
	for i, id := range group {
		who, _ := m.Event.Kept.Player(id)
		names[i] = m.Name(who)
		if p.Team > 0 {
			names[i] = who.Club + " (" + names[i] + ")"
		}
	}
	b := view.Banner{Kind: "warn", ID: key + "-tied", Title: v.T(textPrizesTied, v.List(names)), Text: v.T(textPrizesTiedWait)}
	if m.Event.Table.Final {
		of := journal.LotForPrize
		if p.Team > 0 {
			of = journal.LotForTeam
		}
		b.Text = v.T(textPrizesTiedDo)
		b.Button = &view.Button{Text: v.T(textPrizesDraw), ID: key + "-lot", Act: v.Act(key+"-lot", openLot{For: of, Players: group})}
	}
	return v.Banner(b)
}

// rules say how the list is worked through.
func ruleList(v *view.V, list journal.Prizes) app.UI {
	about := i18n.PrizesOrder
	if list.Several {
		about = i18n.PrizesSeveral
	}
	return app.Section().Class("sec").Body(v.Switch("one-each", v.T(i18n.PrizesOneEach),
		v.In("one-each", func(s string) session.Msg { return oneEach{On: s == "true"} }), !list.Several),
		app.P().Class("mute").Text(v.T(about)))
}

// money says how the money of prizes is written and shared, and what is paid in all; there is none where no prize has any.
func money(v *view.V, list journal.Prizes, given []award.Given) app.UI {
	if !slices.ContainsFunc(list.List, func(p journal.Prize) bool { return len(p.Money) > 0 }) {
		return nil
	}
	var total app.UI
	if sum := award.Total(given); sum > 0 {
		total = app.P().ID("money-total").Text(v.T(i18n.PrizesTotal, award.MoneyText(v.Lang, list, sum)))
	}
	return app.Section().Class("sec").ID("money").Aria("labelledby", "money-title").Body(app.H2().ID("money-title").Text(v.T(textMoney)),
		v.Seg("split", v.T(textMoneySplit), string(list.Split), v.In("split", func(s string) session.Msg { return splitMoney{Split: journal.Split(s)} }),
			[]view.Option{{Key: string(journal.SplitPlace), Text: v.T(textMoneyPlace)}, {Key: string(journal.SplitEqual), Text: v.T(textMoneyEqual)},
				{Key: string(journal.SplitHort), Text: v.T(textMoneyHort)}}),
		app.P().Class("mute").Text(award.SplitText(v.Lang, list)), total)
}

// lots are the draws that decided prizes, each repeated from its seed: anybody can do the same.
func lots(v *view.V, m page) app.UI {
	sec := m.KeptSection()
	var drawn []app.UI
	for i, l := range sec.Lots {
		if l.For != journal.LotForPrize && l.For != journal.LotForTeam {
			continue
		}
		from, again := m.Event.Kept.Redraw(l)
		same := view.Badge("", "check", v.T(textLotSame))
		if !slices.Equal(again, l.Drawn) {
			same = view.Badge("warn", "warn", v.T(textLotOther))
		}
		var annul app.UI
		if key := "lot-" + strconv.Itoa(i+1); l.Annulled {
			same = view.Badge("bad", "x", v.T(i18n.LotNo, l.Why))
		} else {
			annul = v.Button(view.Button{Text: v.T(textLotAnnulN, v.Int(i+1)), Class: "btn--quiet", ID: key + "-annul",
				Act: v.Act(key+"-annul", session.AskReason{For: "annul-lot", N: i + 1})})
		}
		drawn = append(drawn, app.Li().Class("item").Body(view.Mark("", "next"), app.Span().Body(
			app.B().Class("num").Text(v.Int(i+1)+". "+v.T(textLotSeed)+" "+l.Seed.String()),
			app.Span().Class("under").Text(v.T(textLotFrom)+" "+names(m, from, true)),
			app.Span().Class("under").Text(v.T(textLotTo)+" "+names(m, l.Drawn, false)), same, annul)))
	}
	if drawn == nil {
		return nil
	}
	return app.Section().Class("sec").ID("lots").Aria("labelledby", "lots-title").Body(app.H2().ID("lots-title").Text(v.T(textLotsDrawn)),
		app.Ul().Class("list").Body(drawn...), app.P().Class("mute").Text(v.T(textLotHow)))
}

// names lists players by their numbers, or by the places that were drawn.
func names(m page, ids []journal.PlayerID, numbers bool) string {
	list := make([]string, len(ids))
	for i, id := range ids {
		who, _ := m.Event.Kept.Player(id)
		n := i + 1
		if numbers {
			n = int(who.TPN)
		}
		list[i] = strconv.Itoa(n) + ". " + m.Name(who)
	}
	return strings.Join(list, ", ")
}
