package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/sheet"
	"wasit/app/rooms/hall"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// struck says which boards call the arbiter, else what the hall has signalled; once the cap has struck it begins with the boards that are open. It stands where
// it moves no result key: on a phone, whose hand grows upwards, above them, on a tablet below.
func struck(v *view.V, m page, missing []int) app.UI {
	if calls := v.CallsBanner(m.Session); calls != nil {
		return app.Div().Class("struck").Body(calls)
	}
	s := m.signal(missing)
	if s.text == "" {
		return nil
	}
	b := view.Banner{Kind: "warn", ID: "signal", Title: s.text, Button: &view.Button{Text: s.act, ID: "signal-seen", Act: v.Act("signal-seen", hall.SignalSeen{})}}
	if s.board > 0 {
		b.ID, b.Button = "capped", &view.Button{Text: s.act, ID: "decide", Act: v.Act("decide", openCap{Board: s.board})}
	}
	return app.Div().Class("struck").Body(v.Banner(b))
}

var pieces = []struct {
	letter byte
	name   i18n.Text
}{{'q', textPieceQueens}, {'r', textPieceRooks}, {'b', textPieceBishops}, {'n', textPieceKnights}, {'p', textPiecePawns}}

// cappedSheet walks through the regulation for a game that the cap has stopped.
func cappedSheet(v *view.V, m page, d capDialog) app.UI {
	sec := m.Section()
	hall := sec.Hall
	rule := hall.Cap
	n, _ := m.Shown()
	white, black := m.seated(n, d.Board)
	if white.ID == 0 {
		return nil
	}
	body := []app.UI{pairLine(v, m, white, black),
		app.P().ID("cap-last").Text("1. " + sheet.LastMoves(v.Lang, hall)), app.P().Text(v.T(textCapStepOver))}
	body = append(body, method(v, d, rule, hall.Quiet)...)
	result := d.Result(rule)
	body = append(body, v.Seg("cap-score", v.T(textCapResult), result.String(), v.In("cap-score", func(s string) session.Msg { return capSet{Field: "score", Value: s} }),
		[]view.Option{{Key: journal.WhiteWins.String(), Text: "1–0"}, {Key: journal.Drawn.String(), Text: "½–½"}, {Key: journal.BlackWins.String(), Text: "0–1"}}))
	text := func(id string, label i18n.Text, value, field, fault string) app.UI {
		return v.Field(view.Field{ID: id, Label: v.T(label), Value: value, Error: fault, Max: journal.MaxText,
			In: v.In(id, func(s string) session.Msg { return capSet{Field: field, Value: s} })})
	}
	if d.NeedsReason(rule) {
		fault := ""
		if d.Needed {
			fault = v.T(i18n.ReasonMissing)
		}
		body = append(body, text("cap-reason", textCapReason, d.Reason, "reason", fault))
	}
	body = append(body, text("cap-witness", textCapWitness, d.Witness, "witness", ""))
	record := view.Button{Text: v.T(textCapRecord, phrase.ScoreText(result)), Class: "btn--go btn--main", ID: "cap-record", Act: v.Act("cap-record", recordCap{})}
	if result.IsZero() {
		record.Text, record.Blocked = v.T(textCapResult), v.T(textCapSaysNone)
	}
	return v.Sheet(view.Sheet{Title: v.T(textCapTitle) + " · " + m.BoardName(d.Board), Body: body, Close: view.CloseAct(v), Foot: []app.UI{v.Button(record)}})
}

// method is the third step: the count of both sides and what it says, or what else the regulation asks.
func method(v *view.V, d capDialog, rule journal.CapRule, quiet bool) []app.UI {
	step := app.P().Text(capStep(v.Lang, rule))
	if !capCounts(rule.Method) {
		return []app.UI{step}
	}
	var rows []app.UI
	for _, p := range pieces {
		rows = append(rows, app.Tr().Body(app.Td().Body(counter(v, d.White, true, p.letter, p.name)),
			app.Th().Scope("row").Text(v.T(p.name)), app.Td().Body(counter(v, d.Black, false, p.letter, p.name))))
	}
	var before app.UI
	if quiet {
		before = app.P().ID("cap-quiet").Text(v.T(i18n.CapStepQuiet))
	}
	return []app.UI{before, step,
		app.Table().Class("count").ID("count").Body(app.TBody().Body(rows...)),
		app.P().Class("big", "num").ID("cap-sum").Text(v.T(textCapSum, v.Int(rule.Worth(d.White)), v.Int(rule.Worth(d.Black)))),
		app.P().ID("cap-says").Attr("role", "status").Text(d.says(v.Lang, rule))}
}

// counter is how many pieces of a kind a side has, typed or changed with minus and plus.
func counter(v *view.V, a journal.Army, white bool, letter byte, name i18n.Text) app.UI {
	side, key := v.T(i18n.Black), "count-b"
	if white {
		side, key = v.T(i18n.White), "count-w"
	}
	return v.Stepper(view.Stepper{ID: key + string(letter), Label: side + ", " + v.T(name), Heard: true, Value: a.Of(letter),
		Most: a.Most(letter), To: func(n int) session.Msg { return countPiece{White: white, Piece: letter, N: n} }})
}
