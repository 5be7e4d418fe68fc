package round

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/swiss"
)

// draft is the pairing before it goes on the wall: boards, what to look at, and Publish.
func draft(v *view.V, m model.Model, r journal.Round) app.UI {
	s, id := m.Event.Ahead, m.Event.Section
	k := look{label: v.T(i18n.DraftN, v.Int(r.Number)), draft: true, swap: m.Entry.Swap, first: m.Entry.First}
	if !m.Entry.Swap {
		k.act = func(row journal.Row) model.Msg { return model.OpenWhy{Round: r.Number, Board: row.Number} }
		k.name = func(row journal.Row) string {
			return v.T(i18n.EchoBoard, v.Int(row.Number)) + ", " + v.T(i18n.WhyButton)
		}
	}
	hand := []app.UI{app.H1().Class("now__no").Text(v.T(i18n.DraftN, v.Int(r.Number)))}
	found := s.DraftWarnings(id)
	stale := slices.ContainsFunc(found, journal.Warning.IsStale)
	sec, _ := s.Section(id)
	if m.Entry.Swap {
		text := i18n.DraftSwapping
		if sec.IsTable() {
			text = i18n.DraftExchange
		}
		hand = append(hand, app.P().ID("swapping").Text(v.T(text)))
		hand = append(hand, benches(v, m, r)...)
	}
	hand = append(hand, departures(v, m, r))
	hand = append(hand, app.Ul().Class("stack-2").ID("warnings").Body(warnings(v, m, r, found)...))
	if !m.Entry.Swap {
		hand = append(hand, app.P().Class("mute").Text(v.T(i18n.DraftTouch)))
	}
	if sec.IsTable() && len(r.Absent) > 0 {
		hand = append(hand, unpaired(v, m, r))
	}
	hand = append(hand, app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(i18n.DraftAgain), Icon: "swap", ID: "again", Act: v.Act("again", model.PairAgain{})}),
		v.Button(view.Button{Text: v.T(i18n.DraftDiscard), Icon: "trash", Class: "btn--quiet", ID: "discard", Act: v.Act("discard", model.DiscardDraft{})})))
	swap := view.Button{Text: v.T(i18n.DraftSwap), Icon: "swap", Short: true, ID: "swap", Act: v.Act("swap", model.ToggleSwap{})}
	if m.Entry.Swap {
		swap.Text, swap.Icon = v.T(i18n.DraftSwapEnd), "check"
	}
	publish := view.Button{Text: v.T(i18n.DraftPublish), After: "next", Class: "btn--main btn--go", ID: "publish", Act: v.Act("publish", model.PublishRound{})}
	if stale {
		publish.Blocked = v.T(i18n.WarnStalePlain)
	}
	acts := []app.UI{v.Button(swap), v.Button(publish)}
	if sec.IsTable() && r.Number > 1 {
		acts = acts[1:] // the numbers are fixed
	}
	return page(v, m, subtitle(v, m, r.Number, i18n.RoundOfDraft), view.Page{
		Flush: true,
		Bar:   view.Bar{Start: earlier(v, m, r.Number), Stats: []app.UI{app.Span().Class("stat").Body(view.Icon("eye"), app.Text(" "), app.B().Text(v.T(i18n.DraftHidden)))}},
		Main: []app.UI{app.Div().Class("entry", "entry--draft").Body(
			boards(v, m, s.Rows(id, r.Number), k), app.Section().Class("hand").Aria("label", v.T(i18n.DraftN, v.Int(r.Number))).Body(hand...))},
		Act: acts,
	})
}

// warnings are what the arbiter looks at before publishing, the gravest first, and what is in order.
func warnings(v *view.V, m model.Model, r journal.Round, found []journal.Warning) []app.UI {
	var list []app.UI
	grave := false
	for i, w := range found {
		kind, title, text := warning(v, m, w)
		grave = grave || w.Kind == journal.WarnRematch
		b := view.Banner{Kind: kind, Title: title, Text: text, ID: "warning-" + strconv.Itoa(i)}
		if w.Kind == journal.WarnPresentBye || w.Kind == journal.WarnUnpaired {
			key := "pair-in-" + strconv.Itoa(i)
			b.Button = &view.Button{Text: v.T(i18n.PairInDo), ID: key, Act: v.Act(key, model.PairIn{ID: w.Players[0]})}
		}
		list = append(list, app.Li().Body(v.Banner(b)))
	}
	list = append(list, deadEnd(v, m, r.Number), apartNote(v, r.Apart))
	if r.PAB != 0 {
		p, _ := m.Event.Ahead.Player(r.PAB)
		sec, _ := m.Event.Ahead.Section(m.Event.Section)
		text := v.T(i18n.DraftByeText, v.Tenths(int(sec.Award(swiss.PAB))))
		if sec.System == journal.Keizer {
			text = v.T(i18n.DraftByeKeizer)
		}
		list = append(list, app.Li().Body(v.Banner(view.Banner{Kind: "info", Title: v.T(i18n.DraftBye, m.Name(p)), Text: text, ID: "bye",
			Button: &view.Button{Text: v.T(i18n.WhyButton), ID: "why-bye", Act: v.Act("why-bye", model.OpenWhy{Round: r.Number})}})))
	}
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsTable() {
		return append(list, app.Li().Body(v.Banner(view.Banner{Kind: "ok", Title: v.T(i18n.DraftTable), Text: v.T(i18n.DraftTableAs, cmp.Or(r.System, r.Engine))})))
	}
	if r.System == "manual" {
		return append(list, app.Li().Body(v.Banner(view.Banner{Kind: "info", ID: "hand-made", Title: v.T(i18n.HandMade), Text: v.T(i18n.ByHandAs)})))
	}
	if !grave {
		title, text := i18n.DraftClean, i18n.DraftCleanText
		if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.System == journal.Keizer {
			title, text = i18n.DraftKeizer, i18n.DraftKeizerText // two may meet again there
		}
		list = append(list, app.Li().Body(v.Banner(view.Banner{Kind: "ok", Title: v.T(title), Text: v.T(text, cmp.Or(r.System, r.Engine))})))
	}
	return list
}

func warning(v *view.V, m model.Model, w journal.Warning) (kind, title, text string) {
	names := make([]string, len(w.Players))
	for i, id := range w.Players {
		p, _ := m.Event.Ahead.Player(id)
		names[i] = m.Name(p)
	}
	who, board := v.List(names), v.Int(w.Board)
	switch w.Kind {
	case journal.WarnStale:
		if w.Round == 0 {
			return "bad", v.T(i18n.WarnStale), v.T(i18n.WarnStalePlain)
		}
		return "bad", v.T(i18n.WarnStale), v.T(i18n.WarnStaleText, v.Int(w.Round))
	case journal.WarnUnpaired:
		return "bad", v.T(i18n.WarnUnpaired), who
	case journal.WarnAbsentPaired:
		return "bad", v.T(i18n.WarnAbsent, board), who
	case journal.WarnWalkOver:
		return "warn", v.T(i18n.WarnWalkOver, board), who
	case journal.WarnPresentBye:
		return "warn", v.T(i18n.WarnPresentBye), who
	case journal.WarnMissing:
		return "warn", v.T(i18n.WarnMissing, board), who
	case journal.WarnSecondBye:
		return "bad", v.T(i18n.WarnSecondBye), v.T(i18n.WarnSecondByeT, who, v.Int(w.Round))
	case journal.WarnRematch:
		return "bad", v.T(i18n.WarnRematch, board, v.Int(w.Round)), who
	case journal.WarnForbidden:
		return "bad", v.T(i18n.WarnForbidden, board), who
	case journal.WarnColor:
		return "warn", v.T(i18n.WarnColor, board), v.T(i18n.WarnColorText, who)
	case journal.WarnTable:
		return "warn", v.T(i18n.WarnTable, board, v.Int(w.Round)), who
	case journal.WarnSameName:
		return "warn", v.T(i18n.WarnSameName, board), who
	}
	return "warn", v.T(i18n.WarnSameClub, board), who
}
