package laws

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// resuming answers what happens when an adjourned game is to go on, and what must stand on its envelope.
func resuming(v *view.V, b *lawbook.Book, m page) []app.UI {
	t := m.Tool
	r := t.resumption()
	out := phrase.Outcome{Title: v.T(resumeTitle(&r))}
	add := func(is bool, text i18n.Text) {
		if is {
			out.Lines = append(out.Lines, v.T(text))
		}
	}
	add(r.Result != rules.Ongoing, textResumeUnless)
	add(r.Open, textResumeOpens)
	add(r.ClockRuns && !r.Open, textResumeWaits)
	add(r.MaySealReply, textResumeSeals)
	by := ruledBy{r.Edition, []string{r.Article}}
	return []app.UI{app.H1().Text(v.T(textToolAdjourned)), verdict(v, out, by, nil), resumeForm(v, t), chosenLaws(v, t, false), grounds(v, b, by), envelopeLines(v, t), elsewhere(v)}
}

func resumeTitle(r *rules.Resumption) i18n.Text {
	switch r.Result {
	case rules.BothLose:
		return textResumeBothLose
	case rules.WhiteWins: // who sealed has White here
		return textResumeReplierLoses
	case rules.BlackWins:
		return textResumeSealerLoses
	}
	switch {
	case r.Rule == rules.RuleSealedMoveEnded:
		return textResumeEnded
	case r.Open:
		return textResumeGoesOn
	}
	return textResumeClock
}

// envelopeTexts are what must stand on an envelope.
var envelopeTexts = map[rules.EnvelopeLine]i18n.Text{rules.LineNames: textLineNames, rules.LinePosition: textLinePosition, rules.LineTimes: textLineTimes,
	rules.LineSealer: textLineSealer, rules.LineMoveNumber: textLineNumber, rules.LineOffer: textLineOffer, rules.LineResumption: textLineResumption}

func resumeForm(v *view.V, t Tool) app.UI {
	tick := func(id string, text i18n.Text, f resumeFact, on bool) app.UI {
		return v.Check(id, v.T(text), v.In(id, func(s string) session.Msg { return setResume{f, s == "true"} }), on)
	}
	r := t.Resume
	return facts(v, []app.UI{tick("no-sealer", textResumeNoSealer, resumeNoSealer, r.NoSealer),
		tick("no-replier", textResumeNoReplier, resumeNoReplier, r.NoReplier), tick("ends", textResumeEnds, resumeEnds, r.Ends),
		v.Stepper(view.Stepper{ID: "minutes", Label: v.T(textResumeMinutes), Value: r.Minutes,
			Most: maxWait, Step: 5, To: func(n int) session.Msg { return waitResume{n} }}),
		countControl(v, "default", textToolDefault, t.Default, countDefault, 5)})
}

// envelopeLines are what must stand on the envelope, of the edition.
func envelopeLines(v *view.V, t Tool) app.UI {
	lines, article := t.envelope()
	list := make([]app.UI, len(lines))
	for i, one := range lines {
		list[i] = app.Li().Text(v.T(envelopeTexts[one]))
	}
	tick := v.Check("offer", v.T(textResumeOffer), v.In("offer", func(s string) session.Msg { return setResume{resumeOffer, s == "true"} }), t.Resume.Offer)
	return app.Section().Class("stack-2").Aria("label", v.T(textResumeEnvelope)).Body(app.H2().Class("laws__h").Text(v.T(textResumeEnvelope)),
		app.Ol().Class("do").ID("envelope").Body(list...), tick,
		app.P().Class("la__f").Body(app.Text(v.T(textBookArticle, "")), v.Article(older(t.edition().ID), article)),
		v.Button(view.Button{Text: v.T(textResumePrint), Icon: "board", ID: "to-board", Href: session.Route{Page: session.PageBoard}.Path()}))
}

// elsewhere leads to the other matters of adjourned games.
func elsewhere(v *view.V) app.UI {
	i := slices.IndexFunc(judgeGroups, func(g judgeGroup) bool { return g.name == "adjourned" })
	return kindLinks(v, judgeGroups[i].kinds)
}
