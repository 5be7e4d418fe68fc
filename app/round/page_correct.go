package round

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
	"wasit/app/session"
	"wasit/app/view"
)

// correct changes a result that others rest on.
func correctSheet(v *view.V, m page, d correctDialog) app.UI {
	r, _ := m.Event.Ahead.Round(m.Event.Section, d.Round)
	b := r.Boards[d.Board-1]
	white, _ := m.Event.Ahead.Player(b.White)
	black, _ := m.Event.Ahead.Player(b.Black)
	if d.Reverse {
		white, black = black, white
	}
	options := append([]journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}, append(append([]journal.Score{}, forfeits[:2]...), unusual...)...)
	var keys []view.Option
	for _, s := range options {
		keys = append(keys, view.Option{Key: s.String(), Text: phrase.ScoreText(s)})
	}
	pick := v.In("correct-score", func(code string) session.Msg {
		var s journal.Score
		if err := s.UnmarshalText([]byte(code)); err != nil {
			return correctSet{}
		}
		return correctSet{Score: s}
	})
	result := []app.UI{
		app.P().Body(v.Disc(true), app.B().Text(" "+m.Name(white)), app.Text(" – "), v.Disc(false), app.B().Text(" "+m.Name(black))),
		app.P().Text(v.T(textCorrectNow, phrase.ScoreText(d.Was()))),
		v.Seg("correct", v.T(textCorrectNew), d.Score.String(), pick, keys),
	}
	if !d.Score.IsZero() {
		result = append(result, app.P().Class("mute").ID("correct-name").Text(phrase.ScoreName(v.Lang, d.Score)))
	}
	result = append(result, v.Switch("correct-reverse", v.T(textReverse), v.In("correct-reverse", func(on string) session.Msg {
		return correctReverse{On: on == "true"}
	}), d.Reverse))
	if d.NeedsReason() {
		fault := ""
		if d.Needed {
			fault = v.T(i18n.ReasonMissing)
		}
		result = append(result, v.Field(view.Field{ID: "reason", Label: v.T(i18n.Reason), Value: d.Reason, Error: fault, Max: journal.MaxText,
			In: v.In("correct-reason", func(s string) session.Msg { return correctSet{Reason: s, Typed: true} })}))
	}
	do := view.Button{Text: v.T(textCorrectDo), Class: "btn--go btn--main", ID: "correct", Act: v.Act("correct", correct{})}
	if !d.IsChange() {
		do.Blocked = v.T(textCorrectNone)
	}
	return v.Sheet(view.Sheet{Title: v.T(textCorrectTitle, v.Int(d.Board), v.Int(d.Round)), Close: view.CloseAct(v),
		Body: []app.UI{app.Div().Class("correct").Body(app.Div().Class("stack").Body(result...), effect(v, m, d))},
		Foot: []app.UI{v.Button(do)}})
}

// effect says what a correction touches: what rests on the result, and once a new one is chosen what it changes.
func effect(v *view.V, m page, d correctDialog) app.UI {
	e, stay := d.Effect, len(d.Effect.Later)
	if e.Draft {
		stay--
	}
	var list []app.UI
	if stay > 0 {
		list = append(list, app.P().Text(v.N(textCorrectLater, stay, session.Listed(v.Lang, e.Later[:stay]))))
	}
	switch {
	case e.Draft:
		list = append(list, app.P().Text(v.T(textCorrectDraft, v.Int(e.Later[stay]))))
	case stay == 0:
		list = append(list, app.P().Text(v.T(textCorrectNothing)))
	}
	if !d.IsChange() {
		return app.Div().Class("stack-2").ID("effect").Body(list...)
	}
	list = append(list, app.H3().Text(v.T(textCorrectPlaces)), app.Ul().Class("plain").ID("effect-places").Body(placeMoveList(v, m, d)...))
	if len(d.Rounds)+len(d.Left) > 0 {
		list = append(list, app.H3().Text(v.T(textCorrectPairs)), app.Ul().Class("plain").ID("effect-rounds").Body(roundMoveList(v, m, d)...))
	}
	return app.Div().Class("stack-2").ID("effect").Body(list...)
}

// movesMost is how many players or boards are named; the others are counted.
const movesMost = 6

// placeMoveList names who moves in the standings, the two at the board first.
func placeMoveList(v *view.V, m page, d correctDialog) []app.UI {
	if len(d.Places) == 0 {
		return []app.UI{app.Li().Text(v.T(textCorrectSame))}
	}
	r, _ := m.Event.Ahead.Round(m.Event.Section, d.Round)
	b := r.Boards[d.Board-1]
	var own, others []app.UI
	for _, move := range d.Places {
		p, _ := m.Event.Ahead.PlayerByTPN(m.Event.Section, move.TPN)
		var says []string
		if move.Was != move.Is {
			says = append(says, v.T(textCorrectPlace, v.Int(move.Was), v.Int(move.Is)))
		}
		if move.WasPoints != move.Points {
			says = append(says, v.T(textCorrectPoints, v.Tenths(int(move.WasPoints)), v.Tenths(int(move.Points))))
		}
		line := app.Li().Text(m.Name(p) + ": " + strings.Join(says, ", "))
		if p.ID == b.White || p.ID == b.Black {
			own = append(own, line)
		} else {
			others = append(others, line)
		}
	}
	rest := max(0, len(others)-movesMost)
	own = append(own, others[:len(others)-rest]...)
	if rest > 0 {
		own = append(own, app.Li().Class("mute").Text(v.N(textCorrectOthers, rest)))
	}
	return own
}

// roundMoveList says of each later round what the engine would pair on the corrected result.
func roundMoveList(v *view.V, m page, d correctDialog) []app.UI {
	name := func(id journal.PlayerID) string {
		p, _ := m.Event.Ahead.Player(id)
		return m.Name(p)
	}
	var list []app.UI
	for _, r := range d.Rounds {
		n := v.Int(r.Round)
		switch {
		case r.Failed:
			list = append(list, app.Li().Text(v.T(textCorrectFailed, n)))
			continue
		case r.IsSame():
			list = append(list, app.Li().Text(v.T(textCorrectRound, n)))
			continue
		}
		head, under := v.N(textCorrectBoards, len(r.Others), n), ""
		if r.Colors > 0 {
			head += " (" + v.N(textCorrectColors, r.Colors) + ")"
		}
		for _, pair := range r.Others[:min(len(r.Others), movesMost)] {
			under += name(pair.White()) + " – " + name(pair.Black()) + "; "
		}
		if len(r.Others) > movesMost {
			under += "…; "
		}
		if r.Bye != 0 {
			under += v.T(textCorrectBye, name(r.Bye)) + "; "
		}
		list = append(list, app.Li().Body(app.B().Text(head), app.Span().Class("under").Text(strings.TrimSuffix(under, "; "))))
	}
	if len(d.Left) > 0 {
		list = append(list, app.Li().Class("mute").Text(v.T(textCorrectWait, v.Int(d.Left[0]))))
	}
	return list
}
