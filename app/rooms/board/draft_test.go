package board

import (
	"errors"
	"testing"

	"wasit/app/session"
	"wasit/rules"
)

// TestDraftFields: each field of a new game takes its own text, and what cannot be chosen changes nothing.
func TestDraftFields(t *testing.T) {
	var m page
	for _, c := range []setDraft{{draftWhite, "Ana"}, {draftBlack, "Budi"}, {draftLetters, "hr"}, {draftLetters, "xx"}, {draftClass, "2"}, {draftClass, "3"},
		{draftClass, "x"}, {draftStart, startChess960}, {draftNumber, "17"}} {
		m, _ = c.update(m, session.Env{})
	}
	want := gameDraft{White: "Ana", Black: "Budi", Letters: "hr", Class: rules.Blitz, Chess960: true, Number: "17"}
	if m.Draft != want {
		t.Errorf("%+v", m.Draft)
	}
	m.Draft.Seed = 5
	m, _ = setDraft{draftNumber, "18"}.update(m, session.Env{})
	if m.Draft.Seed != 0 {
		t.Error("a number that was typed was not drawn by lot")
	}
}

// TestSealFields: each field of the envelope takes its own text; a sealed move read anew is no longer known to be wrong.
func TestSealFields(t *testing.T) {
	var m page
	for field := sealEvent; field <= sealOpened; field++ {
		m, _ = setEnvelope{field, string(rune('a' + field))}.update(m, session.Env{})
	}
	if want := (envelopeNotes{Event: "a", WhiteUsed: "b", BlackUsed: "c", Day: "d", Hour: "e", Place: "f", Opened: "h"}); m.Seal != want {
		t.Errorf("%+v", m.Seal)
	}
	bad := errors.New("no move")
	m.Seal.OpenedBad = bad
	m, _ = setEnvelope{sealOpened, "h"}.update(m, session.Env{})
	if m.Seal.OpenedBad != bad {
		t.Error("the same text is as wrong as before")
	}
	m, _ = setEnvelope{sealOpened, "Nf3"}.update(m, session.Env{})
	if m.Seal.OpenedBad != nil {
		t.Error("another text is not wrong yet")
	}
}
