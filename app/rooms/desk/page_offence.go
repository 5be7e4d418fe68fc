package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// offence is the flow from a board to the recorded ruling, one question at a time.
func offence(v *view.V, m page, rows []journal.Row) app.UI {
	p := view.Page{Look: "tools", Focus: true, Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", ID: "desk-back",
		Act: v.Act("desk-back", stepBack{})}}, Sheet: sheetOf(v, m)}
	var body []app.UI
	class := "ar"
	d := m.Model
	if d.Step > stepBoard && (d.Board < 1 || d.Board > len(rows)) {
		d.Step = stepBoard
	}
	switch d.Step {
	case stepPlayer:
		body = whichPlayer(v, m, rows[d.Board-1])
	case stepOffence:
		if d.Hearing {
			body = whichClaim(v, m, rows[d.Board-1])
			break
		}
		body = whichOffence(v, m, rows[d.Board-1])
	case stepRuling:
		if d.Hearing {
			body, p.Act = hear(v, m, rows[d.Board-1])
			break
		}
		body, p.Act = judge(v, m, rows[d.Board-1])
	case stepDone:
		if d.Hearing {
			body, p.Act = heard(v, m, rows[d.Board-1])
			break
		}
		body, p.Act = recorded(v, m, rows[d.Board-1])
	default:
		class = "ar ar--tight"
		body = whichBoard(v, m, rows)
	}
	if d.Step < stepDone {
		body = append([]app.UI{steps(v, d)}, body...)
	}
	p.Main = []app.UI{app.Div().Class(class).Body(body...)}
	return v.EventPage(m.Session, where(v, m, m.shownRound()), p)
}

// steps says where in the flow one is.
func steps(v *view.V, d Model) app.UI {
	here, names := d.Step, []i18n.Text{i18n.Board, textDeskStep2, textDeskStep3, textDeskStep4}
	if d.Hearing {
		names[2] = textClaimsStep
	}
	items := make([]app.UI, len(names))
	for i, t := range names {
		li := app.Li()
		switch at := flowStep(i); {
		case at < here:
			li = li.DataSet("done", "").Body(app.Span().Body(view.Icon("check")), view.Hidden(v.T(t)))
		case at == here:
			li = li.Aria("current", "step").Body(app.Span().Text(strconv.Itoa(i+1)), app.Text(v.T(t)))
		default:
			li = li.Body(app.Span().Text(strconv.Itoa(i+1)), view.Hidden(v.T(t)))
		}
		items[i] = li
	}
	return app.Ol().Class("st").Aria("label", v.T(textDeskSteps)).Body(items...)
}

// whichBoard asks for the number of the board, or finds the player by name.
func whichBoard(v *view.V, m page, rows []journal.Row) []app.UI {
	if m.ByName {
		return byName(v, m)
	}
	d := m.Model
	v.Key("Backspace", eraseDigit{})
	number := app.Output().Class("pn", "num").ID("board-no").Aria("live", "polite").Aria("label", v.T(textDeskKeys)).Text("–")
	var who app.UI = app.Div().Class("pm", "pm--typed").Body(app.Span().Class("pm__s").Text(v.T(textDeskKeys)), v.Button(view.Button{Text: v.T(textDeskByName), Icon: "search", ID: "by-name", Act: v.Act("by-name", findByName{})}))
	next := view.Button{Text: v.T(textDeskGo), Class: "btn--go", ID: "desk-next", Blocked: v.T(textDeskWhichB)}
	if d.Typed != "" { // the beginning of a number
		number = app.Output().Class("pn", "num").ID("board-no").Aria("live", "polite").Aria("label", v.T(textDeskKeys)).Text(d.Typed)
	}
	if d.Board >= 1 && d.Board <= len(rows) {
		take := v.Act("desk-take", takeBoard{Board: d.Board})
		v.Key("Enter", takeBoard{Board: d.Board})
		number = app.Output().Class("pn", "num").ID("board-no").Aria("live", "polite").Aria("label", v.T(i18n.EchoBoard, v.Int(m.BoardNo(d.Board)))).Text(v.Int(m.BoardNo(d.Board)))
		r := rows[d.Board-1]
		who = app.Button().Type("button").Class("pm", "pm--typed").ID("desk-pair").DataSet("act", take).Body(pairSide(v, m, r.WhitePlayer, true), pairSide(v, m, r.BlackPlayer, false))
		next.Blocked, next.Act = "", take
	}
	keys := make([]app.UI, 0, 12)
	for _, figure := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9} {
		keys = append(keys, figureKey(v, figure))
	}
	keys = append(keys, v.Button(view.Button{Text: v.T(textDeskErase), Icon: "back", Only: true, ID: "figure-x", Act: v.Act("figure-x", eraseDigit{})}),
		figureKey(v, 0), v.Button(next))
	return []app.UI{app.H1().Class("ar__q").Text(v.T(textDeskWhichB)), number, who,
		app.Div().Class("kp").Attr("role", "group").Aria("label", v.T(textDeskKeys)).Body(keys...)}
}

func figureKey(v *view.V, figure int) app.UI {
	text := strconv.Itoa(figure)
	v.Key(text, typeDigit{D: figure})
	return app.Button().Type("button").Class("btn").ID("figure-"+text).DataSet("act", v.Act("figure-"+text, typeDigit{D: figure})).Text(text)
}

func pairSide(v *view.V, m page, p journal.Player, white bool) app.UI {
	return app.Span().Class("pm__s").Body(v.Disc(white), app.Span().Body(app.B().Text(m.Name(p)), app.Span().Text(p.Club)))
}

func byName(v *view.V, m page) []app.UI {
	found := m.foundPlayers()
	items := make([]app.UI, 0, len(found))
	for _, f := range found {
		key := "take-" + strconv.Itoa(int(f.Player.ID))
		items = append(items, app.Li().Body(app.Button().Type("button").Class("of").ID(key).DataSet("act", v.Act(key, takeBoard{Board: f.Board, Player: f.Player.ID})).Body(
			app.Span().Body(app.B().Text(m.Name(f.Player)), app.Span().Text(f.Player.Club)), v.Disc(f.White), app.Span().Class("num").Text(v.Int(m.BoardNo(f.Board))))))
	}
	body := []app.UI{app.H1().Class("ar__q").Text(v.T(textDeskWhichP)),
		v.Field(view.Field{ID: "desk-find", Label: v.T(textDeskNameField), Type: "search", Value: m.Find, In: v.In("desk-find", func(s string) session.Msg { return findText{Text: s} })}),
		app.Ul().Class("ofs").ID("desk-found").Body(items...)}
	if len(found) == 0 && m.Find != "" {
		body = append(body, app.P().Class("mute").Attr("role", "status").Text(v.T(textDeskNobody)))
	}
	return append(body, v.Button(view.Button{Text: v.T(textDeskByBoard), Icon: "board", Class: "btn--full", ID: "by-name", Act: v.Act("by-name", findByName{})}))
}

// whichPlayer shows both players with what they have gathered.
func whichPlayer(v *view.V, m page, r journal.Row) []app.UI {
	cards := m.Event.Ahead.CardsInRound(m.Event.Section, m.shownRound())
	ask := textDeskWhichP
	if m.Hearing {
		ask = textClaimsWho
	}
	return []app.UI{app.H1().Class("ar__q").Text(v.T(ask)), app.P().Class("mute").Text(v.T(i18n.EchoBoard, v.Int(m.BoardNo(r.Number)))),
		app.Div().Class("pbs").Body(playerKey(v, m, r, r.WhitePlayer, true, cards[r.WhitePlayer.ID]), playerKey(v, m, r, r.BlackPlayer, false, cards[r.BlackPlayer.ID])),
		v.Button(view.Button{Text: v.T(i18n.PlaySheet), Icon: "board", Class: "btn--full", ID: "game-sheet", Act: v.Act("game-sheet", openGameSheet{})})}
}

func playerKey(v *view.V, m page, r journal.Row, p journal.Player, white bool, t ledger.GameCards) app.UI {
	key, color := "take-b", i18n.Black
	if white {
		key, color = "take-w", i18n.White
	}
	laws := m.Section().Rules()
	var gathered []app.UI
	switch {
	case laws.Overlay != nil && laws.Overlay.CardsToLose.Of(laws.Class) > 0:
		text := v.T(textDeskNoCards)
		if t.Cards > 0 {
			text = v.T(i18n.DeskCardsOf, v.Int(t.Cards), v.Int(laws.Overlay.CardsToLose.Of(laws.Class)))
		}
		gathered = []app.UI{v.Cards(t.Cards, laws.Overlay.CardsToLose.Of(laws.Class), 0), app.Span().Text(text)}
	case t.Illegal > 0:
		gathered = []app.UI{app.Span().Text(v.T(i18n.DeskIllegal, v.Int(t.Illegal), v.Int(t.Of)))}
	case t.Offences > 0:
		gathered = []app.UI{app.Span().Text(v.N(i18n.DeskOffences, t.Offences))}
	default:
		gathered = []app.UI{app.Span().Text(v.T(textDeskClean))}
	}
	return app.Button().Type("button").Class("pb").ID(key).DataSet("act", v.Act(key, takeBoard{Board: r.Number, Player: p.ID})).Body(
		app.Span().Class("pb__h").Body(v.Disc(white), app.Span().Text(v.T(color))), app.B().Class("pb__n").Text(m.Name(p)),
		app.Span().Class("pb__s").Text(p.Club), app.Span().Class("pb__c").Body(gathered...))
}

// who names the player in hand.
func who(v *view.V, m page, r journal.Row) app.UI {
	p, color, white := r.BlackPlayer, i18n.Black, false
	if m.Player == r.WhitePlayer.ID {
		p, color, white = r.WhitePlayer, i18n.White, true
	}
	return app.P().Class("who").Body(v.Disc(white), app.B().Text(m.Name(p)), app.Span().Class("mute").Text(v.T(textDeskSide, v.T(color), v.Int(m.BoardNo(r.Number)))))
}

// whichOffence lists the offences with what each would cost this player now.
func whichOffence(v *view.V, m page, r journal.Row) []app.UI {
	var first, rest []app.UI
	list := m.offenceRows()
	for _, row := range list {
		item := app.Li().Body(offenceKey(v, row))
		if row.Often {
			first = append(first, item)
		} else {
			rest = append(rest, item)
		}
	}
	body := []app.UI{who(v, m, r), app.Label().Class("field--search").Body(view.Hidden(v.T(textDeskFindLabel)), view.Icon("search"),
		app.Input().Class("input").Type("search").ID("desk-find").Attr("autocomplete", "off").Placeholder(v.T(textDeskFindOff)).Value(m.Find).
			DataSet("in", v.In("desk-find", func(s string) session.Msg { return findText{Text: s} })))}
	for _, g := range []struct {
		title i18n.Text
		items []app.UI
	}{{textDeskOften, first}, {textDeskOthers, rest}} {
		if len(g.items) > 0 {
			body = append(body, app.Section().Aria("label", v.T(g.title)).Body(app.H2().Class("sh").Text(v.T(g.title)), app.Ul().Class("ofs").Body(g.items...)))
		}
	}
	if len(list) == 0 {
		body = append(body, app.P().Class("mute").Attr("role", "status").ID("no-offence").Text(v.T(textDeskNoOffence)))
	}
	return body
}

func offenceKey(v *view.V, row offenceRow) app.UI {
	key := "of-" + string(row.Kind)
	var end app.UI = app.Span()
	if row.Cards > 0 {
		end = v.YellowCards(row.Cards)
	}
	return app.Button().Type("button").Class("of").ID(key).DataSet("act", v.Act(key, chooseOffence{Kind: row.Kind})).Body(
		app.Span().Body(app.B().Text(row.Name), app.Span().Text(row.Under)), end, view.Icon("next"))
}
