package session

import (
	"errors"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// explainFIDE says what an act is that FIDE mode does not let pass, where no sheet asks about it.
func explainFIDE(l i18n.Lang, err error) *Notice {
	var gate *journal.GateError
	if !errors.As(err, &gate) {
		return nil
	}
	text := phrase.FIDEWhy(l, gate.Rule)
	if gate.Level < journal.Prohibited {
		text += " " + l.T(textGateAtDesk)
	}
	return Warn(l.T(textGateRefused, phrase.FIDERule(l, gate.Rule)), text)
}
