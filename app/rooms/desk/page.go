// Package desk is the arbiter's desk of an event: an offence from the board to the recorded ruling, and what happened so far.
package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the tool that the route names, without one the desk.
func Render(v *view.V, in session.Session, own Model, c clockroom.Model) app.UI {
	m := page{in, own, c}
	n, rows := m.boardRows()
	switch m.Route.Sheet {
	case "offence", "claim":
		if n > 0 {
			return offence(v, m, rows)
		}
	case "appeals":
		return protests(v, m, n)
	case "report":
		return reports(v, m)
	case "clock":
		return clocks(v, m)
	case "local":
		return local(v, m)
	case "laws":
		return laws(v, m)
	}
	return desk(v, m, n)
}

// desk is the first page: the one act, results that rulings gave, the tools, and what happened in this round.
func desk(v *view.V, m page, n int) app.UI {
	var main []app.UI
	if n == 0 {
		main = append(main, app.Div().Class("empty").Body(app.H1().Text(v.T(textDeskNoRound)), app.P().Text(v.T(textDeskNoRoundT)),
			v.Button(view.Button{Text: v.T(i18n.Round), After: "next", Class: "btn--go btn--main", Href: m.Route.In(session.PageRound).Path()})))
	} else {
		given := proposals(v, m, n)
		class := "btn--main btn--full"
		if len(given) == 0 {
			class += " btn--go"
		}
		main = append(main, app.H1().Class("vh").Text(v.T(i18n.DeskTitle)), app.Div().Class("stack-2").Body(given...),
			v.Button(view.Button{Text: v.T(i18n.DeskRecordNew), Icon: "scale", After: "next", Class: class, ID: "offence",
				Act: v.Act("offence", startOffence{})}), happened(v, m, n))
	}
	main = append(main, sitting(v, m, n), startPosition(v, m, n), unclear(v, m), tools(v, m))
	return v.EventPage(m.Session, where(v, m, n), view.Page{Look: "tools", Main: []app.UI{app.Div().Class("ar", "ar--desk").Body(main...)}, Sheet: sheetOf(v, m)})
}

func where(v *view.V, m page, n int) string {
	if n == 0 {
		return m.lawsShort()
	}
	return v.T(textDeskWhere, v.Int(n), m.lawsShort())
}

// proposals are results that a ruling gave a board and that nobody has entered.
func proposals(v *view.V, m page, n int) []app.UI {
	var list []app.UI
	for _, p := range m.Section().Proposals(n) {
		list = append(list, proposal(v, m, p, len(list) == 0))
	}
	return list
}

func proposal(v *view.V, m page, p journal.Proposal, next bool) app.UI {
	class := ""
	if next {
		class = "btn--go"
	}
	key := "result-" + strconv.Itoa(p.Board)
	score := phrase.ScoreInText(p.Score)
	text := v.T(textDeskResultB, v.Int(m.BoardNo(p.Board)), score)
	if !p.Has.IsZero() {
		text = v.T(textDeskResultX, v.Int(m.BoardNo(p.Board)), score, phrase.ScoreInText(p.Has))
	}
	title, reason := textDeskResultT, ""
	if p.Points {
		title, reason = textDeskPointsT, m.pointsReason(p.Incident)
		text = v.T(textDeskPointsX, v.Int(m.BoardNo(p.Board)), phrase.ScoreInText(p.Has), score)
	}
	return v.Banner(view.Banner{Kind: "warn", Title: v.T(title), Text: text, ID: "proposal-" + strconv.Itoa(p.Board),
		Button: &view.Button{Text: v.T(textDeskResultDo, v.Int(m.BoardNo(p.Board)), score), ID: key, Class: class,
			Act: v.Act(key, session.CorrectResult{Round: p.Round, Board: p.Board, Score: p.Score, Reason: reason})}})
}

// happened lists the incidents and claims of the round, the newest first.
func happened(v *view.V, m page, n int) app.UI {
	var items []app.UI
	list, claims := m.Event.Shown().Ledger(m.Event.Section), m.Event.Shown().Claims(m.Event.Section)
	for len(list)+len(claims) > 0 {
		i, c := len(list)-1, len(claims)-1
		if c < 0 || i >= 0 && list[i].ID > claims[c].ID {
			if list[i].Round == n {
				items = append(items, incident(v, m, &list[i]))
			}
			list = list[:i]
			continue
		}
		if claims[c].Round == n {
			items = append(items, claimItem(v, m, &claims[c]))
		}
		claims = claims[:c]
	}
	title := v.N(textDeskIncident, len(items), v.Int(n))
	if len(items) == 0 {
		return app.P().Class("mute").ID("quiet").Text(v.T(textDeskQuiet))
	}
	return app.Section().Aria("label", title).Body(app.H2().Class("sh").Text(title), app.Ul().Class("lg").ID("incidents").Body(items...))
}

// incident is one line of the list: when, who, what, and what it cost.
func incident(v *view.V, m page, in *ledger.Ruled) app.UI {
	laws := m.Event.Kept.RulesUnder(m.Event.Section, in.Under)
	cards := phrase.Cards(&laws, in.Offence.Offence)
	who := m.incidentNames(in.Offence)
	white := m.isWhite(in.Offence)
	sum := phrase.Sum(v.Lang, in, who, cards)
	var end app.UI
	under := who.Offender + " · " + v.T(i18n.EchoBoard, v.Int(m.BoardNo(in.Board))) + " · " + in.Ruling.Article
	if in.Ruling.Carded && cards > 0 && in.Ruling.Refusal == "" && !in.IsOverturned() && len(in.Penalties) == 0 {
		end = v.YellowCards(cards)
	} else {
		under += " · " + sum
	}
	if in.Appeal != nil && !in.Appeal.Decided {
		under += " · " + v.T(i18n.AppealIs, in.Appeal.Reason)
	}
	key := "incident-" + strconv.Itoa(int(in.ID))
	return app.Li().Class("lg__li").Body(app.Button().Type("button").Class("lg__key").ID(key).DataSet("act", v.Act(key, openIncident{ID: in.ID})).Body(
		app.Span().Class("num").Text(v.Clock(m.at(in.At))), v.Disc(white), app.Span().Body(app.B().Text(v.T(i18n.Offences[string(in.Offence.Offence)])), app.Span().Text(under)), app.Span().Body(end)))
}

// sitting names who may not play the next round.
func sitting(v *view.V, m page, n int) app.UI {
	ids := m.Event.Shown().SitsOut(m.Event.Section, n+1)
	if n == 0 || len(ids) == 0 {
		return nil
	}
	names := make([]string, len(ids))
	for i, id := range ids {
		p, _ := m.Event.Shown().Player(id)
		names[i] = m.Name(p)
	}
	return v.Banner(view.Banner{Kind: "info", ID: "sits-out", Title: v.T(textDeskSitsOut, v.Int(n+1)), Text: v.List(names)})
}

// startPosition is that of all games of the round, where they begin from a position of Chess960.
func startPosition(v *view.V, m page, n int) app.UI {
	number, ok := m.Event.Kept.StartNumber(m.Event.Section, n)
	if !ok {
		return nil
	}
	return v.Banner(view.Banner{Kind: "info", ID: "start-position", Title: v.T(i18n.LawsStart) + ": " + phrase.StartText(v.Lang, number), Text: v.T(textDeskStartFrom, v.Int(n))})
}

// unclear leads to the Laws where the class of play that local rules make of the time control is not plain.
func unclear(v *view.V, m page) app.UI {
	warning := doubtBanner(v, m)
	if warning == nil {
		return nil
	}
	to := m.Route.In(session.PageArbiter)
	to.Sheet = "laws"
	warning.Button = &view.Button{Text: v.T(i18n.LawsInForce), ID: "doubt-laws", Href: to.Path()}
	return v.Banner(*warning)
}

func tools(v *view.V, m page) app.UI {
	tool := func(sheet, icon string, title i18n.Text, under string) app.UI {
		to := m.Route.In(session.PageArbiter)
		to.Sheet = sheet
		return app.A().Class("tool").ID("tool-"+sheet).Href(v.Href(to.Path())).Body(view.Icon(icon),
			app.Span().Body(app.B().Text(v.T(title)), app.Span().Class("under").Text(under)))
	}
	claims := app.UI(tool("claim", "hand", textClaimsTitle, v.T(textClaimsUnder)))
	if n, _ := m.boardRows(); n == 0 { // no board to hear a claim at: the Laws rule on it all the same
		claims = app.A().Class("tool").ID("tool-claim").Href(v.Href(session.Route{Page: session.PageLaws, Law: session.LawJudge}.Path())).
			Body(view.Icon("hand"), app.Span().Body(app.B().Text(v.T(textClaimsTitle)), app.Span().Class("under").Text(v.T(textClaimsNoRound))))
	}
	return app.Div().Class("tools").Body(claims, tool("clock", "clock", textDeskClockTitle, v.T(textDeskClockUnder)), tool("appeals", "scale", textProtestTitle, v.T(textProtestUnder)),
		tool("report", "print", i18n.ReportTitle, v.T(textReportUnder)), tool("laws", "book", i18n.LawsInForce, m.lawsLine()),
		app.A().Class("tool").ID("law-book").Href(v.Href("/laws")).Body(view.Icon("search"),
			app.Span().Body(app.B().Text(v.T(i18n.BookTitle)), app.Span().Class("under").Text(v.T(i18n.BookUnder)))))
}
