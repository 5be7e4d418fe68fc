package laws

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// writingPage answers what a player must write now (Art. 8.1 to 8.6).
func writingPage(v *view.V, b *lawbook.Book, m page) []app.UI {
	w, d := m.Tool.Writing, m.Tool.duty()
	out := phrase.Outcome{Title: v.T(textWriteFree)}
	switch {
	case d.Reconstruct:
		out.Title = v.T(textWriteReconstruct)
	case d.Must && d.Missing > 0 && d.BeforeMove:
		out.Title = v.N(textWriteFirst, d.Missing)
	case d.Must:
		out.Title = v.T(textWriteMust)
	}
	if d.Must && d.Missing > 0 && !d.BeforeMove {
		out.Lines = append(out.Lines, v.N(textWriteMissing, d.Missing))
	}
	if d.Must && !w.Waiting && w.Played > w.Written && !d.BeforeMove {
		out.Lines = append(out.Lines, v.T(textWriteMayAnswer))
	}
	if d.MayBorrow {
		out.Lines = append(out.Lines, v.T(textWriteBorrow))
	}
	if w.Flag && d.Must && d.Missing > 0 {
		text := textWriteClocksStand
		if d.ClocksRun {
			text = textWriteClocksRun
		}
		out.Lines = append(out.Lines, v.T(text))
	}
	var articles []string
	if d.Article != "" {
		articles = []string{d.Article}
	}
	by := ruledBy{d.Edition, articles}
	return []app.UI{app.H1().Text(v.T(textToolWriting)), verdict(v, out, by, nil), writingForm(v, w), chosenLaws(v, m.Tool, false), grounds(v, b, by)}
}

// writingForm asks for clocks and moves.
func writingForm(v *view.V, w writing) app.UI {
	set := func(id string, f writingFact) string {
		return v.In(id, func(s string) session.Msg { return setWriting{f, s} })
	}
	moves := func(id string, label i18n.Text, n int, written bool) app.UI {
		return v.Stepper(view.Stepper{ID: id, Label: v.T(label), Value: n,
			Most: maxMoves, To: func(n int) session.Msg { return countWriting{written, n} }})
	}
	times := []view.Option{{Key: "", Text: v.T(textTimePlenty)}, {Key: "4m", Text: v.T(textTimeUnderFive)}}
	side, turn := "white", "move"
	if w.Black {
		side = "black"
	}
	if w.Waiting {
		turn = "waiting"
	}
	form := []app.UI{v.Seg("left", v.T(textTimeLeft), w.Left, set("left", writingLeft), times),
		v.Seg("least", v.T(textTimeLeast), w.Least, set("least", writingLeast), times),
		v.Seg("increment", v.T(textTimeIncrement), w.Increment, set("increment", writingIncrement),
			[]view.Option{{Key: "", Text: v.T(textIncrementNone)}, {Key: "10s", Text: v.T(textIncrementSmall)}, {Key: "30s", Text: v.T(textIncrementBig)}}),
		v.Seg("side", v.T(textJudgeSide), side, set("side", writingSide), []view.Option{{Key: "white", Text: v.T(i18n.White)}, {Key: "black", Text: v.T(i18n.Black)}}),
		v.Seg("turn", v.T(textWriteTurn), turn, set("turn", writingTurn), []view.Option{{Key: "move", Text: v.T(textWriteTurnOwn)}, {Key: "waiting", Text: v.T(textWriteTurnOther)}}),
		moves("played", textWritePlayed, w.Played, false), moves("written", textWriteWritten, w.Written, true),
		v.Check("flag", v.T(textWriteFlag), set("flag", writingFlag), w.Flag)}
	if w.Flag {
		form = append(form, v.Check("freed", v.T(textWriteFreed), set("freed", writingFreed), w.Freed),
			v.Check("complete", v.T(textWriteComplete), set("complete", writingComplete), w.Complete))
	}
	return facts(v, form)
}
