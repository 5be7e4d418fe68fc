package round

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/view"
)

// draft is the pairing before it goes on the wall: boards, what to look at, and Publish.
func draft(v *view.V, m page, r journal.Round) app.UI {
	k := look{Label: v.T(textDraftN, v.Int(r.Number)), draft: true, swap: m.Pairing.Swap, first: m.Pairing.First}
	if !m.Pairing.Swap {
		k.act = func(row journal.Row) session.Msg { return pairing.OpenWhy{Round: r.Number, Board: row.Number} }
		k.name = func(row journal.Row) string {
			return m.BoardName(row.Number) + ", " + v.T(textWhyButton)
		}
	}
	k.virtual, _ = regulation.Acceleration(m.Event.Ahead, m.Event.Section, r.Number)
	found := m.Event.Ahead.DraftWarnings(m.Event.Section)
	return frame(v, m, subtitle(v, m, r.Number, textRoundOfDraft), view.Page{
		Flush: true, Flow: true,
		Bar: view.Bar{Start: earlier(v, m, r.Number), Stats: []app.UI{app.Span().Class("stat").Body(view.Icon("eye"), app.Text(" "), app.B().Text(v.T(textDraftHidden)))}},
		Main: []app.UI{flow(nil, boards(v, m, m.Section().Rows(r.Number), k),
			handOf(m, v.T(textDraftN, v.Int(r.Number)), draftHand(v, m, r, found))).Class("flow--draft")},
		Act: draftActs(v, m, r, found),
	})
}

// draftHand is what to look at before publishing, and the ways to another draft.
func draftHand(v *view.V, m page, r journal.Round, found []journal.Warning) []app.UI {
	sec := m.Section()
	hand := []app.UI{app.H1().Class("now__no").Text(v.T(textDraftN, v.Int(r.Number)))}
	if m.Pairing.Swap {
		text := textDraftSwapping
		if sec.IsTable() {
			text = textDraftExchange
		}
		hand = append(hand, app.P().ID("swapping").Text(v.T(text)))
		hand = append(hand, pairing.Benches(v, m.Session, m.Pairing, r)...)
	}
	hand = append(hand, accelerated(v, m, r.Number), pairing.Departures(v, m.Session, r))
	hand = append(hand, app.Ul().Class("stack-2").ID("warnings").Body(notes(v, m, r, found)...))
	if !m.Pairing.Swap {
		hand = append(hand, app.P().Class("mute").Text(v.T(textDraftTouch)))
	}
	if sec.IsTable() && len(r.Absent) > 0 {
		hand = append(hand, unpaired(v, m, r))
	}
	if m.Event.OnlyReads() {
		return hand
	}
	return append(hand, app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textDraftAgain), Icon: "swap", ID: "again", Act: v.Act("again", pairing.PairAgain{})}),
		v.Button(view.Button{Text: v.T(textDraftDiscard), Icon: "trash", Class: "btn--quiet", ID: "discard", Act: v.Act("discard", pairing.DiscardDraft{})})))
}

// accelerated says who has virtual points in this round (C.04.7).
func accelerated(v *view.V, m page, round int) app.UI {
	a, ok := regulation.Acceleration(m.Event.Ahead, m.Event.Section, round)
	if !ok {
		return nil
	}
	return app.P().ID("accelerated").Text(v.T(textDraftVirtual, v.Int(int(a.Last)), v.Tenths(int(a.Points))))
}

// draftActs exchange players and publish: a change by hand has an end before the draft can be published. One that no longer fits the results
// is not published, and in a table the numbers of later rounds are fixed.
func draftActs(v *view.V, m page, r journal.Round, found []journal.Warning) []app.UI {
	swap := view.Button{Text: v.T(textDraftSwap), Icon: "swap", Short: true, ID: "swap", Act: v.Act("swap", pairing.ToggleSwap{})}
	if m.Pairing.Swap {
		swap.Text, swap.Icon, swap.Class = v.T(textDraftSwapEnd), "check", "btn--main btn--go"
		return []app.UI{v.Button(swap)}
	}
	publish := view.Button{Text: v.T(textDraftPublish), After: "next", Class: "btn--main btn--go", ID: "publish", Act: v.Act("publish", publishRound{})}
	if slices.ContainsFunc(found, journal.Warning.IsStale) {
		publish.Blocked = v.T(textWarnStalePlain)
	}
	acts := []app.UI{v.Button(swap), v.Button(publish)}
	if m.Section().IsTable() && r.Number > 1 {
		acts = acts[1:]
	}
	return acts
}

// offered is the key beside a note; nil on a copy that only reads, where it would be refused.
func (m page) offered(b *view.Button) *view.Button {
	if m.Event.OnlyReads() {
		return nil
	}
	return b
}

// notes are what the arbiter looks at before publishing, the gravest first, and what is in order.
func notes(v *view.V, m page, r journal.Round, found []journal.Warning) []app.UI {
	var list []app.UI
	add := func(x note, b *view.Button) {
		list = append(list, app.Li().Body(v.Banner(view.Banner{Kind: x.kind, Title: x.title, Text: x.text, ID: x.id, Button: m.offered(b)})))
	}
	found, clubs := m.withoutClubs(found)
	full, folded := parted(found)
	for i, w := range full {
		x := m.note(w)
		x.id = "warning-" + strconv.Itoa(i)
		var b *view.Button
		if x.pairIn != 0 {
			key := "pair-in-" + strconv.Itoa(i)
			b = &view.Button{Text: v.T(textPairInDo), ID: key, Act: v.Act(key, pairing.PairIn{ID: x.pairIn})}
		}
		if x.act != nil {
			b = &view.Button{Text: v.T(x.do), ID: x.id + "-do", Act: v.Act(x.id+"-do", x.act)}
		}
		add(x, b)
	}
	if len(folded) > 0 {
		list = append(list, app.Li().Body(moreLike(v, m, folded)))
	}
	if clubs > 0 {
		list = append(list, app.Li().Body(app.P().Class("mute").ID("same-club").Text(v.N(textSameClubs, clubs))))
	}
	if x, ok := m.tablesNote(r); ok {
		add(x, &view.Button{Text: x.doText, ID: "number-boards", Act: v.Act("number-boards", x.act)})
	}
	list = append(list, pairing.DeadEnd(v, m.Session, r.Number), pairing.ApartNote(v, m.Session, r.Apart))
	if x, ok := m.byeNote(r); ok {
		add(x, &view.Button{Text: v.T(textWhyButton), ID: "why-bye", Act: v.Act("why-bye", pairing.OpenWhy{Round: r.Number})})
	}
	if x, ok := m.verdict(r, found); ok {
		add(x, nil)
	}
	return list
}

// moreLike folds away the warnings that are like those above it.
func moreLike(v *view.V, m page, folded []journal.Warning) app.UI {
	list := app.Ul().Class("stack-2", "fold__list")
	if !v.Later() { // nobody opens it before
		lines := make([]app.UI, len(folded))
		for i, w := range folded {
			x := m.warningText(w)
			lines[i] = app.Li().Body(app.B().Text(x.title), app.Text(" – "+x.text))
		}
		list = list.Body(lines...)
	}
	return app.Details().Class("fold").ID("warnings-more").Body(app.Summary().Text(v.N(textWarnMore, len(folded))), list)
}
