package round

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss"
)

// draft is the pairing before it goes on the wall: boards, what to look at, and Publish.
func draft(v *view.V, m page, r journal.Round) app.UI {
	s, id := m.Event.Ahead, m.Event.Section
	k := look{Label: v.T(textDraftN, v.Int(r.Number)), draft: true, swap: m.Pairing.Swap, first: m.Pairing.First}
	if !m.Pairing.Swap {
		k.act = func(row journal.Row) session.Msg { return pairing.OpenWhy{Round: r.Number, Board: row.Number} }
		k.name = func(row journal.Row) string {
			return v.T(i18n.EchoBoard, v.Int(row.Number)) + ", " + v.T(textWhyButton)
		}
	}
	hand := []app.UI{app.H1().Class("now__no").Text(v.T(textDraftN, v.Int(r.Number)))}
	found := s.DraftWarnings(id)
	stale := slices.ContainsFunc(found, journal.Warning.IsStale)
	sec, _ := s.Section(id)
	if m.Pairing.Swap {
		text := textDraftSwapping
		if sec.IsTable() {
			text = textDraftExchange
		}
		hand = append(hand, app.P().ID("swapping").Text(v.T(text)))
		hand = append(hand, pairing.Benches(v, m.Session, m.Pairing, r)...)
	}
	hand = append(hand, pairing.Departures(v, m.Session, r))
	hand = append(hand, app.Ul().Class("stack-2").ID("warnings").Body(warnings(v, m, r, found)...))
	if !m.Pairing.Swap {
		hand = append(hand, app.P().Class("mute").Text(v.T(textDraftTouch)))
	}
	if sec.IsTable() && len(r.Absent) > 0 {
		hand = append(hand, unpaired(v, m, r))
	}
	hand = append(hand, app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textDraftAgain), Icon: "swap", ID: "again", Act: v.Act("again", pairing.PairAgain{})}),
		v.Button(view.Button{Text: v.T(textDraftDiscard), Icon: "trash", Class: "btn--quiet", ID: "discard", Act: v.Act("discard", pairing.DiscardDraft{})})))
	swap := view.Button{Text: v.T(textDraftSwap), Icon: "swap", Short: true, ID: "swap", Act: v.Act("swap", pairing.ToggleSwap{})}
	if m.Pairing.Swap {
		swap.Text, swap.Icon = v.T(textDraftSwapEnd), "check"
	}
	publish := view.Button{Text: v.T(textDraftPublish), After: "next", Class: "btn--main btn--go", ID: "publish", Act: v.Act("publish", publishRound{})}
	if stale {
		publish.Blocked = v.T(textWarnStalePlain)
	}
	acts := []app.UI{v.Button(swap), v.Button(publish)}
	if sec.IsTable() && r.Number > 1 {
		acts = acts[1:] // the numbers are fixed
	}
	return frame(v, m, subtitle(v, m, r.Number, textRoundOfDraft), view.Page{
		Flush: true,
		Bar:   view.Bar{Start: earlier(v, m, r.Number), Stats: []app.UI{app.Span().Class("stat").Body(view.Icon("eye"), app.Text(" "), app.B().Text(v.T(textDraftHidden)))}},
		Main: []app.UI{app.Div().Class("entry", "entry--draft").Body(
			boards(v, m, s.Rows(id, r.Number), k), app.Section().Class("hand").Aria("label", v.T(textDraftN, v.Int(r.Number))).Body(hand...))},
		Act: acts,
	})
}

// warnings are what the arbiter looks at before publishing, the gravest first, and what is in order.
func warnings(v *view.V, m page, r journal.Round, found []journal.Warning) []app.UI {
	var list []app.UI
	grave := false
	for i, w := range found {
		kind, title, text := warning(v, m, w)
		grave = grave || w.Kind == journal.WarnRematch
		b := view.Banner{Kind: kind, Title: title, Text: text, ID: "warning-" + strconv.Itoa(i)}
		if w.Kind == journal.WarnPresentBye || w.Kind == journal.WarnUnpaired {
			key := "pair-in-" + strconv.Itoa(i)
			b.Button = &view.Button{Text: v.T(textPairInDo), ID: key, Act: v.Act(key, pairing.PairIn{ID: w.Players[0]})}
		}
		list = append(list, app.Li().Body(v.Banner(b)))
	}
	list = append(list, pairing.DeadEnd(v, m.Session, r.Number), pairing.ApartNote(v, r.Apart))
	if r.PAB != 0 {
		p, _ := m.Event.Ahead.Player(r.PAB)
		sec, _ := m.Event.Ahead.Section(m.Event.Section)
		text := v.T(textDraftByeText, v.Tenths(int(sec.Award(swiss.PAB))))
		if sec.System == journal.Keizer {
			text = v.T(textDraftByeKeizer)
		}
		list = append(list, app.Li().Body(v.Banner(view.Banner{Kind: "info", Title: v.T(textDraftBye, m.Name(p)), Text: text, ID: "bye",
			Button: &view.Button{Text: v.T(textWhyButton), ID: "why-bye", Act: v.Act("why-bye", pairing.OpenWhy{Round: r.Number})}})))
	}
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsTable() {
		return append(list, app.Li().Body(v.Banner(view.Banner{Kind: "ok", Title: v.T(textDraftTable), Text: v.T(textDraftTableAs, cmp.Or(r.System, r.Engine))})))
	}
	if r.System == "manual" {
		return append(list, app.Li().Body(v.Banner(view.Banner{Kind: "info", ID: "hand-made", Title: v.T(textHandMade), Text: v.T(i18n.ByHandAs)})))
	}
	if !grave {
		title, text := textDraftClean, textDraftCleanText
		if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.System == journal.Keizer {
			title, text = textDraftKeizer, textDraftKeizerText // two may meet again there
		}
		list = append(list, app.Li().Body(v.Banner(view.Banner{Kind: "ok", Title: v.T(title), Text: v.T(text, cmp.Or(r.System, r.Engine))})))
	}
	return list
}

func warning(v *view.V, m page, w journal.Warning) (kind, title, text string) {
	names := make([]string, len(w.Players))
	for i, id := range w.Players {
		p, _ := m.Event.Ahead.Player(id)
		names[i] = m.Name(p)
	}
	who, board := v.List(names), v.Int(w.Board)
	switch w.Kind {
	case journal.WarnStale:
		if w.Round == 0 {
			return "bad", v.T(textWarnStale), v.T(textWarnStalePlain)
		}
		return "bad", v.T(textWarnStale), v.T(textWarnStaleText, v.Int(w.Round))
	case journal.WarnUnpaired:
		return "bad", v.T(textWarnUnpaired), who
	case journal.WarnAbsentPaired:
		return "bad", v.T(textWarnAbsent, board), who
	case journal.WarnWalkOver:
		return "warn", v.T(textWarnWalkOver, board), who
	case journal.WarnPresentBye:
		return "warn", v.T(textWarnPresentBye), who
	case journal.WarnMissing:
		return "warn", v.T(textWarnMissing, board), who
	case journal.WarnSecondBye:
		return "bad", v.T(textWarnSecondBye), v.T(textWarnSecondByeT, who, v.Int(w.Round))
	case journal.WarnRematch:
		return "bad", v.T(textWarnRematch, board, v.Int(w.Round)), who
	case journal.WarnForbidden:
		return "bad", v.T(textWarnForbidden, board), who
	case journal.WarnColor:
		return "warn", v.T(textWarnColor, board), v.T(textWarnColorText, who)
	case journal.WarnTable:
		return "warn", v.T(textWarnTable, board, v.Int(w.Round)), who
	case journal.WarnSameName:
		return "warn", v.T(textWarnSameName, board), who
	}
	return "warn", v.T(textWarnSameClub, board), who
}
