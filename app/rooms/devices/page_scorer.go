package devices

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// scorer is a phone that enters results: its boards, three keys, and what is not yet at the desk. Nothing else.
func scorer(v *view.V, m page) app.UI {
	round, rows := m.boards()
	p := view.Page{Focus: true, Flush: true, Flow: true}
	if len(rows) == 0 {
		p.Flush, p.Flow = false, false
		p.Main = []app.UI{app.Div().Class("empty").Body(app.H1().Text(v.T(textNoRound)), app.P().Text(v.T(textNoRoundDo))), refusals(v, m), exchange(v, m)}
		return v.EventPage(m.Session, v.T(i18n.DutyScorer), p)
	}
	d, _ := m.Event.Duty()
	board := m.inHand(rows)
	left := 0
	for _, r := range rows {
		if r.Score.IsZero() {
			left++
		}
	}
	keys(v, m, rows)
	p.Bar.Stats = []app.UI{app.Span().Class("stat", "stat--main").ID("left").Text(v.T(textLeft, v.Int(left)))}
	items := make([]app.UI, len(rows))
	for i, r := range rows {
		items[i] = boardRow(v, m, r, r.Number == board)
	}
	label := phrase.Duty(v.Lang, m.Event.Kept, d)
	list := app.Ol().Class("boards").ID("boards").Attr("role", "listbox").TabIndex(0).Aria("label", label).Body(items...)
	if board > 0 {
		list = list.Aria("activedescendant", boardID(board))
	}
	p.Main = []app.UI{app.H1().Class("vh").Text(label), app.Div().Class("flow").Body(
		app.Div().Class("flow__list").Body(app.Div().Class("boards", "boardlist").Body(list)), hand(v, m, rows, board))}
	return v.EventPage(m.Session, v.T(i18n.RoundN, v.Int(round.Number))+boardsText(v, m, d), p)
}

// boardsText names the boards of a scorer that has not all of them; the bar of a phone has little room.
func boardsText(v *view.V, m page, d journal.Device) string {
	if d.First == 0 {
		return ""
	}
	return " · " + v.Int(m.Event.Kept.BoardNumber(d.Section, d.First)) + "–" + v.Int(m.Event.Kept.BoardNumber(d.Section, d.Last))
}

// keys are the keyboard's way to move in the list.
func keys(v *view.V, m page, rows []journal.Row) {
	at := slices.IndexFunc(rows, func(r journal.Row) bool { return r.Number == m.inHand(rows) })
	v.Key("ArrowDown", takeBoard{rows[min(at+1, len(rows)-1)].Number})
	v.Key("ArrowUp", takeBoard{rows[max(at-1, 0)].Number})
}

func boardRow(v *view.V, m page, r journal.Row, inHand bool) app.UI {
	id := boardID(r.Number)
	res := app.Span().Class("res", "num")
	switch {
	case r.Score.IsZero():
		res = app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing))
	case !m.isStored(r):
		res = res.Class("res--goes").Aria("busy", "true").Text(phrase.ScoreText(r.Score))
	case m.isWaiting(r):
		res = res.Class("res--wait").Text(phrase.ScoreText(r.Score))
	default:
		res = res.Text(phrase.ScoreText(r.Score))
	}
	return app.Li().Class("board").ID(id).Attr("role", "option").Aria("selected", strconv.FormatBool(inHand)).TabIndex(-1).DataSet("act", v.Act(id, takeBoard{r.Number})).Body(
		app.Span().Class("board__no", "num").Text(v.Int(m.BoardNo(r.Number))),
		app.Span().Class("board__w").Body(side(v, m, r.WhitePlayer, true)), app.Span().Class("board__r").Body(res),
		app.Span().Class("board__b").Body(side(v, m, r.BlackPlayer, false)))
}

func side(v *view.V, m page, p journal.Player, white bool) app.UI {
	return app.Span().Class("side").Body(v.Disc(white), app.Span().Class("side__n").Body(app.Span().Class("name").Text(m.Name(p)),
		app.Span().Class("under").Text(phrase.Beside(p.PlayerInfo))))
}

// hand is the half of the page under the thumb: what waits, who plays, the keys.
func hand(v *view.V, m page, rows []journal.Row, board int) app.UI {
	news := v.Button(view.Button{Text: v.T(textFromDesk), Icon: "qr", ID: "take-in", Act: v.Act("take-in", startScan{})})
	body := []app.UI{waits(v, m, news), locked(v, m), lost(v, m), refusals(v, m)}
	if m.Reply != nil {
		body = append(body, v.Button(view.Button{Text: v.T(textReply), Icon: "qr", Class: "btn--full", Href: toDesk(m), ID: "to-reply"}))
	}
	desk := v.Button(view.Button{Text: v.T(textExchange), Icon: "swap", Only: true, Href: toDesk(m), ID: "exchange"})
	i := slices.IndexFunc(rows, func(r journal.Row) bool { return r.Number == board })
	if i >= 0 && !m.isLocked() {
		r, no := rows[i], v.Int(m.BoardNo(board))
		key := func(id, class, text string, under, name i18n.Text, s journal.Score) app.UI {
			b := app.Button().Type("button").Class("key").ID(id).Aria("label", text+" "+v.T(name, no)).DataSet("act", v.Act(id, enter{Board: board, Score: s}))
			if class != "" {
				b = b.Class(class)
			}
			return b.Body(app.Text(text), app.Span().Aria("hidden", "true").Text(v.T(under)))
		}
		rare := func(id string, t i18n.Text, s journal.Score) app.UI {
			text := phrase.ScoreText(s)
			return app.Button().Type("button").Class("btn").ID(id).Aria("label", text+" "+v.T(t)).DataSet("act", v.Act(id, enter{Board: board, Score: s})).Text(text)
		}
		body = append(body, now(v, m, r),
			app.Div().Class("keys").ID("keys").Attr("role", "group").Aria("label", v.T(textKeys, no)).Body(
				key("key-w", "key--w", "1–0", i18n.White, textWhiteWins, journal.WhiteWins),
				key("key-d", "", "½", i18n.Draw, textDraws, journal.Drawn),
				key("key-b", "key--b", "0–1", i18n.Black, textBlackWins, journal.BlackWins)),
			app.Div().Class("minikeys").Body(
				app.Button().Type("button").Class("btn").ID("key-undo").Aria("label", v.T(i18n.Undo)).DataSet("act", v.Act("key-undo", session.UndoLast{})).Body(view.Icon("undo")),
				rare("key-wo-b", textNoBlack, journal.BlackForfeits), rare("key-wo-w", textNoWhite, journal.WhiteForfeits), desk))
	} else {
		body = append(body, desk)
	}
	return app.Section().Class("hand", "hand--scorer").Aria("label", v.T(i18n.DutyScorer)).Body(body...)
}

// isLocked reports that the desk takes nothing from this device while it changes hands.
func (m page) isLocked() bool {
	d, ok := m.Event.Duty()
	return ok && m.Event.Kept.IsLocked(d.ID)
}

// locked says so.
func locked(v *view.V, m page) app.UI {
	if !m.isLocked() {
		return nil
	}
	return v.Banner(view.Banner{Kind: "warn", ID: "locked", Title: v.T(textLockedHere), Text: v.T(textLockedDo)})
}

// toDesk is the address of what goes to the desk and comes from it.
func toDesk(m page) string {
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetDesk
	return to.Path()
}

// now names the board in hand, and leads to its clock and to where it calls the arbiter.
func now(v *view.V, m page, r journal.Row) app.UI {
	name := func(p journal.Player, white bool) app.UI {
		return app.Span().Class("now__side").Body(v.Disc(white), app.Span().Class("name").Text(" "+m.Name(p)))
	}
	to := session.BoardPlace{Event: m.Event.ID, Section: m.Event.Section, Board: r.Number}.CallRoute()
	call := v.Button(view.Button{Text: v.T(i18n.CallGo), Icon: "raise", Only: true, Href: to.Path(), ID: "call-arbiter"})
	clock := v.Button(view.Button{Text: v.T(i18n.ClockTitle), Icon: "clock", Only: true, ID: "board-clock", Act: v.Act("board-clock", layClock{r.Number})})
	return app.Div().Class("now").ID("now").Body(app.B().Class("now__no", "num").Body(app.Text(m.BoardName(r.Number)), app.Span().Class("cluster").Body(clock, call)), name(r.WhitePlayer, true), name(r.BlackPlayer, false))
}
