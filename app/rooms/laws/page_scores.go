package laws

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/notation"
)

// comparing compares two scores of a game and says what is done with its boards (Art. D.2.9 (E23)).
func comparing(v *view.V, b *lawbook.Book, m page) []app.UI {
	lang, _ := notation.LanguageOf(v.Lang.Tag())
	body := []app.UI{app.H1().Text(v.T(textToolScores)), app.P().Text(v.T(textScoresAsk))}
	c := m.Tool.compare(lang)
	body = append(body, sheetField(v, "white", i18n.White, m.Tool.Scores.White, false, c.White), sheetField(v, "black", i18n.Black, m.Tool.Scores.Black, true, c.Black))
	if len(c.White.Readings) == 0 || len(c.Black.Readings) == 0 {
		return append(body, chosenLaws(v, m.Tool, false))
	}
	tick := func(id string, side i18n.Text, black, on bool) app.UI {
		return v.Check(id, v.T(textScoresBoard, v.T(side)), v.In(id, func(s string) session.Msg { return setBoardWrong{black, s == "true"} }), on)
	}
	if !c.Differ {
		body = append(body, app.Div().Class("form").Body(tick("white-board", i18n.White, false, m.Tool.Scores.WhiteWrong), tick("black-board", i18n.Black, true, m.Tool.Scores.BlackWrong)))
	}
	by := ruledBy{c.Edition, []string{c.Article}}
	return append(body, verdict(v, scoresOutcome(v, m.Tool.Scores, &c), by, nil), diagram(v, c.Position.FEN(), nil, v.T(textScoresStands)), chosenLaws(v, m.Tool, false), grounds(v, b, by))
}

// scoresOutcome says what the comparison shows and what is done.
func scoresOutcome(v *view.V, s scores, c *compared) phrase.Outcome {
	if c.Differ {
		side := v.T(i18n.White)
		if c.ByBlack {
			side = v.T(i18n.Black)
		}
		return phrase.Outcome{Title: v.T(textScoresDiffer), Lines: []string{v.T(textScoresAt, strconv.Itoa(c.Number), side, c.Last[0], c.Last[1]), v.T(textScoresBack), v.T(textScoresClocks)}}
	}
	out := phrase.Outcome{Title: v.T(textScoresAgree)}
	if len(c.White.Readings) != len(c.Black.Readings) {
		out.Lines = append(out.Lines, v.T(textScoresLonger))
	}
	for _, one := range []struct {
		wrong bool
		side  i18n.Text
	}{{c.WhiteBoard && s.WhiteWrong, i18n.White}, {c.BlackBoard && s.BlackWrong, i18n.Black}} {
		if one.wrong {
			out.Lines = append(out.Lines, v.T(textScoresCorrects, v.T(one.side)))
		}
	}
	return out
}

// sheetField is one player's score, with the first move in it that cannot be read.
func sheetField(v *view.V, id string, side i18n.Text, text string, black bool, s notation.Score) app.UI {
	f := view.Field{ID: "sheet-" + id, Label: v.T(textScoresOf, v.T(side)), Rows: 4, Max: maxScore, Value: text,
		In: v.In("sheet-"+id, func(text string) session.Msg { return typeScore{black, text} })}
	if s.Fault != nil {
		f.Error = v.T(textScoresFault, s.Fault.Text, v.Int(len(s.Readings)))
	}
	return v.Field(f)
}
