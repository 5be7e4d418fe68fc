package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// correctSheet changes a result that others rest on.
func correctSheet(v *view.V, m page, d correctDialog) app.UI {
	white, black := m.seated(d.Round, d.Board)
	if d.Reverse {
		white, black = black, white
	}
	result := []app.UI{
		pairLine(v, m, white, black),
		app.P().Text(v.T(textCorrectNow, phrase.ScoreText(d.Was()))),
	}
	if d.Has != d.Effect.Was {
		result = append(result, app.P().ID("correct-is-rated").Text(v.T(textCorrectRatedNow, phrase.ScoreText(d.Has))))
	}
	result = append(result, correctKeys(v, d))
	if !d.Score.IsZero() {
		result = append(result, app.P().Class("mute").ID("correct-name").Text(phrase.ScoreName(v.Lang, d.Score)))
	}
	result = append(result, shortSwitch(v, d.Short))
	if m.ratesAlone(d) {
		result = append(result, v.SwitchUnder("correct-rated", v.T(textCorrectRated), v.T(textCorrectRatedUnder), v.In("correct-rated", func(on string) session.Msg {
			return correctRated{On: on == "true"}
		}), d.Rated))
	}
	if !d.Rated {
		result = append(result, reverseSwitch(v, d))
	}
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
	return v.Sheet(view.Sheet{Title: v.T(textCorrectTitle, v.Int(m.BoardNo(d.Board)), v.Int(d.Round)), Close: view.CloseAct(v),
		Body: []app.UI{app.Div().Class("correct").Body(app.Div().Class("stack").Body(result...), effect(v, m.effectText(d)))},
		Foot: []app.UI{v.Button(do)}})
}

// reverseSwitch says whether the two sat the wrong way round.
func reverseSwitch(v *view.V, d correctDialog) app.UI {
	return v.Switch("correct-reverse", v.T(textReverse), v.In("correct-reverse", func(on string) session.Msg {
		return correctReverse{On: on == "true"}
	}), d.Reverse)
}

// pairLine names who sits at a board.
func pairLine(v *view.V, m page, white, black journal.Player) app.UI {
	return app.P().Body(v.Disc(true), app.B().Text(" "+m.Name(white)), app.Text(" – "), v.Disc(false), app.B().Text(" "+m.Name(black)))
}

// correctKeys are the results to choose from.
func correctKeys(v *view.V, d correctDialog) app.UI {
	var keys []view.Option
	for _, s := range correctable(d.Short) {
		keys = append(keys, view.Option{Key: s.String(), Text: phrase.ScoreText(s)})
	}
	pick := v.In("correct-score", func(code string) session.Msg {
		var s journal.Score
		if err := s.UnmarshalText([]byte(code)); err != nil {
			return correctSet{}
		}
		return correctSet{Score: s}
	})
	return v.Seg("correct", v.T(textCorrectNew), d.Score.String(), pick, keys)
}

// effect says what a correction touches: what rests on the result, and what changes.
func effect(v *view.V, x effectText) app.UI {
	var list []app.UI
	for _, text := range x.rests {
		list = append(list, app.P().Text(text))
	}
	if x.places != nil {
		var places []app.UI
		for _, text := range x.places {
			places = append(places, app.Li().Text(text))
		}
		if x.others != "" {
			places = append(places, app.Li().Class("mute").Text(x.others))
		}
		list = append(list, app.H3().Text(v.T(textCorrectPlaces)), app.Ul().Class("plain").ID("effect-places").Body(places...))
	}
	var rounds []app.UI
	for _, r := range x.rounds {
		if r.boards == "" {
			rounds = append(rounds, app.Li().Text(r.head))
			continue
		}
		rounds = append(rounds, app.Li().Body(app.B().Text(r.head), app.Span().Class("under").Text(r.boards)))
	}
	if x.waits != "" {
		rounds = append(rounds, app.Li().Class("mute").Text(x.waits))
	}
	if len(rounds) > 0 {
		list = append(list, app.H3().Text(v.T(textCorrectPairs)), app.Ul().Class("plain").ID("effect-rounds").Body(rounds...))
	}
	return app.Div().Class("stack-2").ID("effect").Body(list...)
}
