package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// status is whether the player plays on, his byes, and the acts that change it.
func status(v *view.V, m page, p journal.Player) []app.UI {
	parts := []app.UI{state(v, m, p)}
	next := m.Event.Ahead.OpenRound(p.Section)
	sec, _ := m.Event.Ahead.In(p.Section)
	for _, b := range p.Byes {
		if b.Round < next {
			continue
		}
		key := "drop-bye-" + strconv.Itoa(b.Round)
		parts = append(parts, app.Div().Class("cluster").Body(view.Badge("", "", v.T(i18n.AbsenceBadge(sec.System, string(b.Kind)), v.Int(b.Round))),
			v.Button(view.Button{Text: v.T(textByeDrop, v.Int(b.Round)), Class: "btn--quiet", ID: key, Act: v.Act(key, dropBye{ID: p.ID, Round: b.Round})})))
	}
	if p.Table > 0 {
		parts = append(parts, app.Div().Class("cluster").Body(view.Badge("", "", v.T(textWishTableAt, v.Int(p.Table))),
			v.Button(view.Button{Text: v.T(textWishTableDrop), Class: "btn--quiet", ID: "drop-table", Act: v.Act("drop-table", dropTable{ID: p.ID})})))
	}
	if p.NoHalfByes {
		parts = append(parts, app.P().ID("no-half-byes").Body(view.Badge("", "x", v.T(textBarred))))
	}
	return append(parts, app.Div().Class("cluster").Body(acts(v, m, p)...))
}

func state(v *view.V, m page, p journal.Player) app.UI {
	switch now, moved := m.Event.Ahead.Player(p.Now); {
	case moved:
		sec, _ := m.Event.Ahead.In(now.Section)
		at := m.Route.In(session.PagePlayer)
		at.Section, at.Player = now.Section, int(now.ID)
		return app.P().ID("state").Body(view.Icon("swap"), app.Text(" "), app.A().ID("now-there").Href(v.Href(at.Path())).Text(v.T(i18n.PlayerNowIn, sec.Name)))
	case p.IsWithdrawn():
		return app.Span().Class("state", "state--out").ID("state").Body(view.Icon("x"), app.Text(" "+v.T(textPlayerIsOut, v.Int(p.Out[len(p.Out)-1].From))))
	case p.Entered > 0:
		return app.Span().Class("state", "state--late").ID("state").Body(view.Icon("clock"), app.Text(" "+v.T(textPlayerIsLate, v.Int(p.Entered))))
	}
	return app.Span().Class("state", "state--in").ID("state").Body(view.Icon("check"), app.Text(" "+v.T(textPlayerPlays)))
}

func acts(v *view.V, m page, p journal.Player) []app.UI {
	var list []app.UI
	add := func(b view.Button, msg session.Msg) {
		b.Act = v.Act(b.ID, msg)
		list = append(list, v.Button(b))
	}
	sec, _ := m.Event.Ahead.In(p.Section)
	paired := len(m.GamesOf(p.ID)) > 0
	for _, s := range m.Event.Ahead.Sections() {
		key := view.Button{Text: v.T(textPlayerMove, s.Name), Icon: "swap", ID: "move-" + strconv.Itoa(int(s.ID))}
		switch {
		case s.ID == p.Section || !m.Event.Ahead.CanTransfer(p.ID, s.ID):
		case !paired && s.Round == 0 && p.Was == 0:
			add(key, movePlayer{ID: p.ID, To: s.ID})
		default:
			add(key, openTransfer{ID: p.ID, To: s.ID})
		}
	}
	switch {
	case p.Now != 0:
		return nil // whatever concerns him is done where he plays
	case m.Event.Ahead.IsFinished() || m.Event.Ahead.OpenRound(sec.ID) > sec.Rounds:
		return list
	case p.IsWithdrawn():
		add(view.Button{Text: v.T(textPlayerReturn), Icon: "back", ID: "return"}, returnPlayer{ID: p.ID})
		return list
	}
	add(view.Button{Text: v.T(textPlayerAskBye), Icon: "sand", ID: "ask-bye"}, openBye{ID: p.ID})
	if !regulation.SystemOf(sec.System).OwnPoints && !sec.IsTable() && (sec.HalfByes != 0 || p.NoHalfByes) {
		text := textBarByes
		if p.NoHalfByes {
			text = textBarByesNo
		}
		add(view.Button{Text: v.T(text), Icon: "x", Class: "btn--quiet", ID: "bar-byes"}, barByes{ID: p.ID, Again: p.NoHalfByes})
	}
	add(view.Button{Text: v.T(textWishTable), Icon: "edit", ID: "table"}, openWish{Table: true, Of: p.ID})
	if paired {
		add(view.Button{Text: v.T(textPlayerWithdraw), Icon: "x", Class: "btn--bad", ID: "withdraw"}, withdrawPlayer{ID: p.ID})
	} else {
		add(view.Button{Text: v.T(textPlayerRemove), Icon: "trash", Class: "btn--bad", ID: "remove"}, removePlayer{ID: p.ID})
	}
	return list
}

// transfer is the sheet that takes a player into another section after he was paired.
func transfer(v *view.V, m page, d transferDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.ID)
	from, _ := m.Event.Ahead.In(p.Section)
	to, _ := m.Event.Ahead.In(d.To)
	body := []app.UI{view.Refused(v, m.Session)}
	for _, t := range []string{v.T(textTransferLeaves, from.Name), v.T(textTransferEnters, to.Name, v.Int(m.Event.Ahead.OpenRound(d.To))), v.T(textTransferOne)} {
		body = append(body, app.P().Text(t))
	}
	if to.Round > 0 {
		set := v.In("transfer-worth", func(s string) session.Msg { return transferWorth{s} })
		body = append(body, v.Seg("transfer-worth", v.T(i18n.LateMissed), d.Worth, set, []view.Option{
			{Key: string(journal.Zero), Text: v.T(i18n.LateZero)}, {Key: string(journal.Half), Text: v.T(i18n.LateHalf)}, {Key: worthScored, Text: v.T(textTransferScored, from.Name)}}))
	}
	return v.Sheet(view.Sheet{Title: v.T(textTransferTitle, m.Name(p), to.Name), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textPlayerMove, to.Name), Icon: "swap", Class: "btn--go btn--main", ID: "transfer", Act: v.Act("transfer", transferPlayer{})})}})
}

// bye is the sheet that grants a bye.
func bye(v *view.V, m page, d byeDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.ID)
	var rounds []view.Option
	for _, n := range m.byeRounds() {
		rounds = append(rounds, view.Option{Key: strconv.Itoa(n), Text: v.Int(n)})
	}
	set := func(field string) string {
		return v.In("bye-"+field, func(s string) session.Msg { return byeSet{Field: field, Value: s} })
	}
	sec := m.Section()
	worth, kinds := textByeWorth, []view.Option{{Key: string(journal.Half), Text: v.T(i18n.ByeHalf)}, {Key: string(journal.Zero), Text: v.T(i18n.ByeZero)}}
	switch {
	case regulation.SystemOf(sec.System).OwnPoints:
		worth, kinds = textByeWhy, nil
		for _, k := range []journal.ByeKind{journal.Half, journal.Full, journal.Zero} {
			kinds = append(kinds, view.Option{Key: string(k), Text: v.T(i18n.AbsenceText(sec.System, string(k)))})
		}
	case sec.IsTable():
		kinds = kinds[1:]
	default:
		if p.NoHalfByes {
			kinds = kinds[1:]
		}
		kinds = append(kinds, view.Option{Key: string(journal.Full), Text: v.T(textByeFull)})
	}
	body := []app.UI{view.Refused(v, m.Session),
		v.Seg("bye-round", v.T(textByeRound), strconv.Itoa(d.Round), set("round"), rounds),
		v.Seg("bye-kind", v.T(worth), string(d.Kind), set("kind"), kinds),
	}
	if d.Kind == journal.Full && !regulation.SystemOf(sec.System).OwnPoints {
		body = append(body, v.Banner(view.Banner{Kind: "info", ID: "bye-full", Title: v.T(textByeFullTitle), Text: v.T(textByeFullText)}))
	}
	grant := v.Button(view.Button{Text: v.T(textByeGrant), Class: "btn--go btn--main", ID: "grant", Act: v.Act("grant", grantBye{})})
	if d.Over != nil {
		title := v.T(textByeOverLast)
		if d.Over.Why == journal.ByeLimit {
			title = v.T(textByeOverLimit, v.Int(d.Over.Limit))
		}
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "bye-over", Title: title, Text: v.T(textByeOverText)}))
		grant = v.Button(view.Button{Text: v.T(textByeOverDo), Class: "btn--go btn--main", ID: "grant-beyond", Act: v.Act("grant-beyond", grantBye{Allow: true})})
	}
	return v.Sheet(view.Sheet{Title: v.T(textByeTitle, m.Name(p)), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}), Foot: []app.UI{grant}})
}
