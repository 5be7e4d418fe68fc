package phrase

import (
	"time"

	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
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
	if a.Refusal != "" {
		add(i18n.Refusals[string(a.Refusal)])
	}
	if t, ok := repairs[string(a.Repair)]; ok && !(a.Repair == incident.Over && a.Result != rules.Ongoing) {
		add(t)
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
