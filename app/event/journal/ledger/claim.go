package ledger

import (
	"slices"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// A Claim is what a player called the arbiter for, with the answers to the questions that it raised, in order.
type Claim struct {
	Round   int             `json:"round"`
	Board   int             `json:"board"`
	Player  term.PlayerID   `json:"player"` // who claims
	Claim   ruling.Claim    `json:"claim"`
	Answers []ruling.Answer `json:"answers,omitempty"`
	Note    string          `json:"note,omitzero"`
	// Whole says that the claim was heard with all that is known: wherever it would end the game by a rule with that proviso, it was
	// asked whether the winner can checkmate. Claims recorded by older programs were not.
	Whole bool `json:"whole,omitzero"`
}

// maxAnswers bounds the answers of a claim; the longest path of questions is shorter.
const maxAnswers = 16

// Check reports a claim or an answer that is not known.
func (c Claim) Check() error {
	if !slices.Contains(ruling.Claims(), c.Claim) {
		return &term.ValueError{Field: "claim", Value: string(c.Claim)}
	}
	if len(c.Answers) > maxAnswers {
		return &term.ValueError{Field: "answers"}
	}
	for _, a := range c.Answers {
		if len(a) > 40 {
			return &term.ValueError{Field: "answers", Value: string(a[:40])}
		}
	}
	return nil
}

// A HeardClaim is a claim with when and by whom it was heard.
type HeardClaim struct {
	ID term.IncidentID `json:"id"`
	At int64           `json:"at"`
	By string          `json:"by,omitzero"`
	Claim
	Under *Under `json:"under,omitzero"` // by what it was ruled on, where the section plays by other Laws now
}

// HearClaim notes a claim that was ruled on.
func (l *Ledger) HearClaim(by Entry, c Claim) {
	l.Claims = append(slices.Clip(l.Claims), &HeardClaim{ID: by.ID, At: by.At, By: by.By, Claim: c})
}

// OffenceOf returns the offence that a decided claim brings to light, of one of the two at its board; ok is false if there
// is none.
func OffenceOf(c Claim, step ruling.Step, white, black term.PlayerID) (o Offence, ok bool) {
	if step.Case == nil {
		return Offence{}, false
	}
	o = Offence{Round: c.Round, Board: c.Board, Player: black, Offence: step.Case.Kind, Claimed: step.Case.By == ruling.Opponent,
		Replied: step.Case.Replied, Unpressed: !step.Case.Pressed, Mate: mateWord(step.Case.Mate.Verdict), Note: c.Note}
	if step.Case.Offender == ruling.Side(true) {
		o.Player = white
	}
	return o, true
}

// mateWord is how a fact says whether the opponent can checkmate; empty: not proven.
func mateWord(v rules.Verdict) string {
	switch v {
	case rules.CanMate:
		return "can"
	case rules.CannotMate:
		return "cannot"
	}
	return ""
}
