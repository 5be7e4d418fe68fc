package phrase

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
	"wasit/rules/ruling"
)

// An Outcome says what follows from an incident, of whom no names are known: "the player" offends or claims.
type Outcome struct {
	Title string   // the result, the penalty, or that there is none
	Lines []string // what is done, in order
	Raise string   // who may raise it
}

// MatterName is what an incident is called: an offence, or another matter.
func MatterName(l i18n.Lang, k incident.Kind) string {
	if t, ok := matterNames[string(k)]; ok {
		return l.T(t)
	}
	return l.T(i18n.Offences[string(k)])
}

// Repaired says what is done.
func Repaired(l i18n.Lang, r incident.Repair) string { return l.T(repairs[string(r)]) }

// OutcomeOf says what follows from an incident of the player with White or Black.
func OutcomeOf(l i18n.Lang, a *incident.Answer, white bool) Outcome {
	o := Outcome{Title: outcomeTitle(l, a, white), Raise: l.T(raisers[string(a.MayRaise)])}
	add := func(t i18n.Text) { o.Lines = append(o.Lines, l.T(t)) }
	repair, done := repairs[string(a.Repair)]
	done = done && !(a.Repair == incident.Over && a.Result != rules.Ongoing)
	switch {
	case a.Refusal == ruling.NotPressed && done: // what may still be done depends on what it was
		add(textNotYet)
	case a.Refusal != "":
		add(i18n.Refusals[string(a.Refusal)])
	case done && o.Title == l.T(textOutcomeNothing): // what is done is the answer, not what it does not cost
		var rest string
		o.Title, rest = headline(l.T(repair))
		if rest != "" {
			o.Lines = append(o.Lines, rest)
		}
		add(textOutcomeNothing)
		done = false
	}
	if done {
		add(repair)
	}
	switch {
	case a.Open && a.Result != rules.Ongoing:
		add(textOutcomeIf)
	case a.Result == rules.Drawn && a.Proof.Verdict == rules.CannotMate:
		add(textOutcomeNoMate)
	}
	if c := a.Castling; c != nil {
		if c.King {
			add(textNoCastleKing)
		}
		if c.Rook {
			add(textNoCastleRook)
		}
	}
	if n := int(a.Spent / time.Minute); n > 0 {
		o.Lines = append(o.Lines, l.N(textSpent, n))
	}
	return o
}

// maxHeadline is how many letters a headline has at most, where its text can be broken.
const maxHeadline = 60

// headline cuts what is done into a headline and the rest: at the end of a sentence or of a clause, where the whole is too long.
func headline(text string) (title, rest string) {
	text = strings.TrimSuffix(text, ".")
	if utf8.RuneCountInString(text) <= maxHeadline {
		return text, ""
	}
	for _, sign := range []string{". ", "; "} {
		if title, rest, ok := strings.Cut(text, sign); ok {
			first, size := utf8.DecodeRuneInString(rest)
			return title, string(unicode.ToUpper(first)) + rest[size:] + "."
		}
	}
	return text, ""
}

func outcomeTitle(l i18n.Lang, a *incident.Answer, white bool) string {
	minutes := int(a.Minutes / time.Minute)
	switch result := a.For(white); {
	case a.Result == rules.BothLose:
		return l.T(textOutcomeBoth)
	case a.Open:
		return l.T(textOutcomeOpen)
	case a.RedCard:
		return l.T(textOutcomeRed)
	case result == "loss":
		return l.T(textOutcomeLoss)
	case result == "win":
		return l.T(textOutcomeWin)
	case result == "draw":
		return l.T(textOutcomeDraw)
	case a.Cards > 0:
		return l.N(i18n.ShortCards, a.Cards)
	case a.MayGive:
		return l.N(textOutcomeMay, minutes)
	case minutes > 0:
		return l.N(textOutcomeMinutes, minutes)
	case a.Discretion:
		return l.T(textOutcomeChoose)
	}
	return l.T(textOutcomeNothing)
}
