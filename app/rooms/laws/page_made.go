package laws

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// stepTexts are the parts of making a move.
var stepTexts = map[rules.Step]i18n.Text{rules.StepCapturedOff: textStepCaptured, rules.StepReleased: textStepReleased, rules.StepRookReleased: textStepRook,
	rules.StepPawnOff: textStepPawn, rules.StepNewPieceOn: textStepPiece, rules.StepAnnounced: textStepAnnounced, rules.StepClockPressed: textStepPressed,
	rules.StepGameOver: textStepOver, rules.StepNextMove: textStepNext}

// making answers whether a move has been made, and completed.
func making(v *view.V, b *lawbook.Book, m page) []app.UI {
	t := m.Tool
	k, err := t.making()
	if err != nil { // the moves of the table are good
		return []app.UI{v.Banner(view.Banner{Kind: "bad", Title: err.Error()})}
	}
	out := phrase.Outcome{Title: v.T(textMadeNot)}
	by := ruledBy{k.Edition, []string{k.Article}}
	e := t.edition()
	switch {
	case k.Completed:
		out.Title = v.T(textMadeCompleted)
		by.articles = append(by.articles, e.Article(rules.RuleCompleted))
	case k.Made:
		out.Title, out.Lines = v.T(textMade), []string{v.T(textMadeStays)}
		by.articles = append(by.articles, e.Article(rules.RuleCompleted))
	}
	for _, step := range k.Missing {
		out.Lines = append(out.Lines, v.T(textMadeMissing, v.T(stepTexts[step])))
	}
	return []app.UI{app.H1().Text(v.T(textToolMade)), verdict(v, out, by, nil), madeForm(v, t.Made), chosenLaws(v, t, false), grounds(v, b, by)}
}

func madeForm(v *view.V, q made) app.UI {
	options := make([]view.Option, len(moveKinds))
	for i, kind := range moveKinds {
		options[i] = view.Option{Key: kind.name, Text: v.T(moveKindNames[kind.name])}
	}
	form := []app.UI{valueChips(v, "move-kind", textMadeKind, options, q.kind().name, func(s string) session.Msg { return setMade{Kind: s} })}
	for _, step := range q.steps() {
		id := "step-" + strconv.Itoa(int(step))
		form = append(form, v.Check(id, v.T(stepTexts[step]), v.In(id, func(s string) session.Msg { return setMade{Step: step, Done: s == "true"} }), q.Steps[step]))
	}
	return facts(v, append(form, v.Switch("blind", v.T(textMadeBlind), v.In("blind", func(s string) session.Msg { return setMade{Blind: true, Done: s == "true"} }), q.Blind)))
}
