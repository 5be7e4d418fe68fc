package seasons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/season"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// detail is one season: questions first, then the table, then what it is made of.
func detail(v *view.V, m page, s season.Season) []app.UI {
	b := m.book(s)
	members, doubts := b.Members()
	rows := s.Table(members, m.category(s))
	tools := []app.UI{
		v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", ID: "print", Act: v.Act("print", session.Ask{Cmd: session.PrintPage{}})}),
		v.Button(view.Button{Text: "CSV", Icon: "copy", ID: "csv", Act: v.Act("csv", exportCSV{})}),
		v.Button(view.Button{Text: v.T(textNewEvent), Icon: "plus", ID: "new-event", Act: v.Act("new-event", newEvent{})})}
	if len(rows) == 0 {
		tools = nil
	}
	body := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().ID("season").Text(s.Name), app.P().Text(counting(v, s, len(b.Events)))), app.Div().Class("head__tools").Body(tools...)),
		questions(v, doubts), categories(v, m, s)}
	if len(rows) == 0 {
		body = append(body, app.P().ID("no-rows").Text(v.T(textNoRows)))
	} else {
		body = append(body, table(v, m, s, b, rows))
	}
	body = append(body, events(v, m, s), rules(v, m, s), leaves(v, s, b, rows),
		app.P().Body(v.Button(view.Button{Text: v.T(textDelete), Icon: "trash", Class: "btn--quiet", ID: "ask-delete", Act: v.Act("ask-delete", askDelete{})})))
	return []app.UI{app.Div().Class("stack").Body(body...)}
}

// counting says in one line how the season counts.
func counting(v *view.V, s season.Season, events int) string {
	text := v.N(textNEvents, events) + " · " + v.T(ruleNames[s.Rule])
	if s.Rule == season.ByLadder {
		return text + " · " + reach(v, s)
	}
	if s.Best > 0 {
		text += " · " + v.N(textBestOf, s.Best)
	}
	return text
}

// questions asks whether players of several events are one member, the first three doubts.
func questions(v *view.V, doubts []season.Doubt) app.UI {
	var body []app.UI
	for i, d := range doubts[:min(3, len(doubts))] {
		id := "doubt-" + strconv.Itoa(i)
		body = append(body, app.Div().Class("stack").ID(id).Body(
			v.Banner(view.Banner{Kind: "warn", ID: id + "-ask", Title: v.T(textSamePerson), Text: who(v, d.One) + " / " + who(v, d.Other)}),
			app.Div().Class("cluster").Body(
				v.Button(view.Button{Text: v.T(textIsSame), ID: id + "-same", Act: v.Act(id+"-same", answerDoubt{d.A, d.B, true})}),
				v.Button(view.Button{Text: v.T(textIsOther), ID: id + "-other", Act: v.Act(id+"-other", answerDoubt{d.A, d.B, false})}))))
	}
	if left := len(doubts) - len(body); left > 0 {
		body = append(body, app.P().Class("mute").Text(v.N(textMoreDoubts, left)))
	}
	if body == nil {
		return nil
	}
	return app.Div().Class("stack").ID("doubts").Body(body...)
}

// who tells two people of one name apart.
func who(v *view.V, p journal.PlayerInfo) string {
	text := p.Name
	if p.Club != "" {
		text += ", " + p.Club
	}
	if p.Birth.Year > 0 {
		text += ", " + strconv.Itoa(p.Birth.Year)
	}
	return text
}

// categoryName names a table.
func categoryName(v *view.V, s season.Season, c season.Category) string {
	switch c {
	case season.Women:
		return v.T(textWomen)
	case season.Youth:
		return v.T(textBornFrom, strconv.Itoa(s.Born))
	case season.Below:
		return v.T(textRatedBelow, strconv.Itoa(s.Below))
	}
	return v.T(i18n.PlayersAll)
}

func categories(v *view.V, m page, s season.Season) app.UI {
	list := s.Categories()
	if len(list) < 2 {
		return nil
	}
	var chips []app.UI
	for _, c := range list {
		id := "category-" + strconv.Itoa(int(c))
		chips = append(chips, app.Button().Type("button").Class("chip").ID(id).Aria("pressed", strconv.FormatBool(c == m.category(s))).
			DataSet("act", v.Act(id, showCategory{c})).Text(categoryName(v, s, c)))
	}
	return app.Div().Class("chips").Attr("role", "group").Aria("label", v.T(textCategory)).Body(chips...)
}

// table is the ranking; a touch of a row shows its arithmetic.
func table(v *view.V, m page, s season.Season, b season.Book, rows []season.Row) app.UI {
	shown := v.Rows(min(len(rows), m.RowsShown()))
	var body []app.UI
	for i, r := range rows[:shown] {
		key := "row-" + strconv.Itoa(i)
		open := m.Open == r.Member.Key
		name := []app.UI{app.Span().Class("name").Text(r.Member.Name)}
		if r.Member.Club != "" {
			name = append(name, app.Span().Class("under").Text(r.Member.Club))
		}
		name = append(name, app.Span().Class("under", "folded").Text(v.N(textNEvents, len(r.Worth)))) // on a phone names need the width
		cell := []app.UI{app.Button().Type("button").Class("rowbtn").ID(key).Aria("expanded", strconv.FormatBool(open)).DataSet("act", v.Act(key, openRow{r.Member.Key})).Body(name...)}
		if open {
			cell = append(cell, arithmetic(v, s, b, r))
		}
		body = append(body, app.Tr().Body(app.Td().Class("n", "rank", "num").Text(v.Int(r.Rank)), app.Th().Scope("row").Body(cell...),
			app.Td().Class("n", "num", "wide").Text(v.Int(len(r.Worth))), app.Td().Class("n", "num").Body(app.B().Text(lastCell(v, s, r)))))
	}
	parts := []app.UI{app.Table().Class("table", "table--heads").ID("table").TabIndex(-1).Body(app.Caption().Class("vh").Text(s.Name),
		app.THead().Body(app.Tr().Body(app.Th().Class("n").Scope("col").Text(v.T(textRank)), app.Th().Scope("col").Text(v.T(i18n.NameAndClub.Club)),
			app.Th().Class("n", "wide").Scope("col").Text(v.T(textEvents)), app.Th().Class("n").Scope("col").Text(v.T(totalHead(s))))), app.TBody().Body(body...))}
	if left := len(rows) - shown; left > 0 && !v.IsCut() {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return app.Div().Class("table--under").Body(parts...)
}

// arithmetic is a line for each event: what was done there and what it gives; of a ladder a line for each move.
func arithmetic(v *view.V, s season.Season, b season.Book, r season.Row) app.UI {
	if s.Rule == season.ByLadder {
		return climb(v, b, r)
	}
	var lines []app.UI
	var sum []string
	for _, w := range r.Worth {
		text := resultText(v, b.Events[w.Event], w.Result)
		if s.Rule == season.ByPlace {
			text += " → " + v.Tenths(int(w.Points))
		}
		if w.Counted {
			sum = append(sum, v.Tenths(int(w.Points)))
		} else {
			text += " (" + v.T(textDropped) + ")"
		}
		lines = append(lines, app.Li().Text(text))
	}
	var total app.UI
	if len(sum) > 1 { // one event gives what the row says
		total = app.P().Class("num").Body(app.B().Text(strings.Join(sum, " + ") + " = " + v.Tenths(int(r.Total))))
	}
	return app.Div().Class("under").ID("sum").Body(app.Ul().Class("plain").Body(lines...), total,
		carried(v, r))
}

// carried is what a new event of these members begins with, beside their ratings.
func carried(v *view.V, r season.Row) app.UI {
	return app.P().Text(v.T(textColors, v.Int(r.Played), v.Int(r.Whites), v.Int(r.Played-r.Whites)) + " " + v.T(textAttended, v.Int(r.Came), v.Int(r.Rounds)))
}

// events chooses the events that count.
func events(v *view.V, m page, s season.Season) app.UI {
	var body []app.UI
	for _, e := range slices.Backward(m.Archive) {
		text := e.Name
		if !e.Start.IsZero() {
			text += ", " + v.Date(e.Start.Year, e.Start.Month, e.Start.Day)
		}
		body = append(body, v.Check("event-"+e.ID, text, v.In("event-"+e.ID, func(on string) session.Msg { return eventSet{e.ID, on == "true"} }), slices.Contains(s.Events, e.ID)))
	}
	return app.Details().Class("fold").ID("events").Open(len(s.Events) == 0).Body(app.Summary().Text(v.T(textEvents)), app.Form().Class("form").Body(body...))
}

// rules are what an event is worth, and the tables beside that of everybody.
func rules(v *view.V, m page, s season.Season) app.UI {
	set := func(name string) string {
		return v.In("s-"+name, func(value string) session.Msg { return seasonSet{name, value} })
	}
	body := []app.UI{v.Field(view.Field{ID: "s-name", Label: v.T(textName), Value: s.Name, Max: journal.MaxName, In: set("name")}),
		v.Seg("s-rule", v.T(textRule), string(s.Rule), set("rule"), []view.Option{{Key: string(season.ByScore), Text: v.T(textByScore)}, {Key: string(season.ByPlace), Text: v.T(textByPlace)}, {Key: string(season.ByLadder), Text: v.T(textByLadder)}})}
	if s.Rule == season.ByPlace {
		f := view.Field{ID: "s-places", Label: v.T(textPlaces), Help: v.T(textPlacesHelp), Value: m.Places, Max: 300, In: set("places")}
		if m.Places == "" {
			f.Value = placesText(s.Places)
		}
		if m.BadPlaces {
			f.Error = v.T(textBadPlaces)
		}
		body = append(body, v.Field(f))
	}
	if s.Rule == season.ByLadder {
		body = append(body, ladderRules(v, s, set)...)
	} else {
		body = append(body, v.Field(view.Field{ID: "s-best", Label: v.T(textBest), Help: v.T(textBestHelp), Value: session.Number(s.Best), Numeric: true, Max: 3, In: set("best")}))
	}
	body = append(body, app.P().Class("legend").Text(v.T(textOwnTables)),
		v.Check("s-women", v.T(textWomen), set("women"), s.Women),
		app.Div().Class("fields").Body(
			v.Field(view.Field{ID: "s-born", Label: v.T(textBorn), Value: session.Number(s.Born), Numeric: true, Max: 4, In: set("born")}),
			v.Field(view.Field{ID: "s-below", Label: v.T(textBelow), Value: session.Number(s.Below), Numeric: true, Max: 4, In: set("below")})))
	return app.Details().Class("fold").ID("rules").Body(app.Summary().Text(v.T(textHow)), app.Form().Class("form").Body(body...))
}

func placesText(places []int) string {
	list := make([]string, len(places))
	for i, n := range places {
		list[i] = strconv.Itoa(n)
	}
	return strings.Join(list, " ")
}

// leafRows is how many members stand on a leaf.
const leafRows = 32

// leaves are the table on paper: on the screen they do not show.
func leaves(v *view.V, s season.Season, b season.Book, rows []season.Row) app.UI {
	var pages []app.UI
	total := (len(rows) + leafRows - 1) / leafRows
	for n := range total {
		var body []app.UI
		for _, r := range rows[n*leafRows : min((n+1)*leafRows, len(rows))] {
			var worth []string
			if s.Rule == season.ByLadder {
				worth = moves(v, b, r)
			}
			for _, w := range r.Worth {
				if s.Rule == season.ByLadder {
					break
				}
				text := v.Tenths(int(w.Points))
				if !w.Counted {
					text = "(" + text + ")"
				}
				worth = append(worth, text)
			}
			body = append(body, app.Tr().Body(app.Td().Class("n", "b").Text(v.Int(r.Rank)), app.Td().Text(who(v, journal.PlayerInfo{Name: r.Member.Name, Club: r.Member.Club})),
				app.Td().Text(strings.Join(worth, " · ")), app.Td().Class("n", "b").Text(lastCell(v, s, r))))
		}
		pages = append(pages, app.Div().Class("leafbox").Body(app.Div().Class("a4").Body(
			app.Div().Class("hd", "hd--one").Body(app.Div().Body(app.Div().Class("hd__t").Text(s.Name), app.P().Text(counting(v, s, len(b.Events)))),
				app.Div().Class("hd__when").Text(strconv.Itoa(n+1)+"/"+strconv.Itoa(total))),
			app.Table().Class("t").Body(app.THead().Body(app.Tr().Body(app.Th().Class("n", "w9").Text(v.T(textRank)), app.Th().Text(v.T(i18n.NameAndClub.Club)),
				app.Th().Text(v.T(textEach)), app.Th().Class("n", "w18").Text(v.T(totalHead(s))))), app.TBody().Body(body...)))))
	}
	return app.Div().Class("paper", "paper--test").ID("leaves").Aria("hidden", "true").Body(pages...)
}
