package seasons

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/season"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// reach says how far up a challenge may be.
func reach(v *view.V, s season.Season) string {
	if s.Reach == 0 {
		return v.T(textReachAny)
	}
	return v.T(textReachN, v.Int(s.Reach))
}

// totalHead is over the last column: what the season gives, or on a ladder whom a member may challenge.
func totalHead(s season.Season) i18n.Text {
	if s.Rule == season.ByLadder {
		return textChallenges
	}
	return textTotal
}

func lastCell(v *view.V, s season.Season, r season.Row) string {
	if s.Rule == season.ByLadder {
		return challenges(r)
	}
	return v.Tenths(int(r.Total))
}

// challenges are the places that a member may challenge: "3–5"; the first has none.
func challenges(r season.Row) string {
	switch least := r.Ladder.Least; {
	case least == 0:
		return "–"
	case least == r.Rank-1:
		return strconv.Itoa(least)
	default:
		return strconv.Itoa(least) + "–" + strconv.Itoa(r.Rank-1)
	}
}

// climb is the way of a member on a ladder.
func climb(v *view.V, b season.Book, r season.Row) app.UI {
	var lines []app.UI
	for _, text := range moves(v, b, r) {
		lines = append(lines, app.Li().Text(text))
	}
	return app.Div().Class("under").ID("sum").Body(app.Ul().Class("plain").Body(lines...), carried(v, r))
}

// moves are the steps of a member, with the event at the first of each.
func moves(v *view.V, b season.Book, r season.Row) []string {
	list := []string{v.T(textBegan, v.Int(r.Ladder.Start))}
	event := -1
	for _, x := range r.Ladder.Steps {
		from, to := v.Int(x.From), v.Int(x.To)
		text := map[season.Cause]string{season.Beat: v.T(textBeat, x.Other, from, to), season.Beaten: v.T(textBeaten, x.Other, from, to), season.Moved: v.T(textMoved, from, to)}[x.Cause]
		if x.Event != event {
			event = x.Event
			text = b.Events[event].Name + ": " + text
		}
		list = append(list, text)
	}
	return list
}

// ladderRules are how far up a challenge may be, and what a win from below gives.
func ladderRules(v *view.V, s season.Season, set func(string) string) []app.UI {
	takes := "place"
	if s.Swap {
		takes = "swap"
	}
	return []app.UI{app.P().Class("mute").Text(v.T(textLadderAs)),
		v.Field(view.Field{ID: "s-reach", Label: v.T(textReach), Help: v.T(textReachHelp), Value: session.Number(s.Reach), Numeric: true, Max: 3, In: set("reach")}),
		v.Choices("s-swap", v.T(textTakes), takes, set("swap"), []view.Option{{Key: "place", Text: v.T(textTakesPlace)}, {Key: "swap", Text: v.T(textTakesSwap)}})}
}
