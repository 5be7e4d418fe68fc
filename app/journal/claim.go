package journal

import (
	"slices"

	"wasit/rules/ruling"
)

// A Claim is what a player called the arbiter for, with the answers to the questions that it raised, in order.
type Claim struct {
	Round   int             `json:"round"`
	Board   int             `json:"board"`
	Player  PlayerID        `json:"player"` // who claims
	Claim   ruling.Claim    `json:"claim"`
	Answers []ruling.Answer `json:"answers,omitempty"`
	Note    string          `json:"note,omitzero"`
}

// maxAnswers bounds the answers of a claim; the longest path of questions is shorter.
const maxAnswers = 16

// ClaimHeard is a claim that was ruled on. How it ends is computed: [State.ClaimStep].
type ClaimHeard struct {
	InSection
	Claim
}

func (e ClaimHeard) cleaned() (Event, error) {
	e.Note = CleanText(e.Note)
	if !slices.Contains(ruling.Claims(), e.Claim.Claim) {
		return e, &ValueError{Field: "claim", Value: string(e.Claim.Claim)}
	}
	if len(e.Answers) > maxAnswers {
		return e, &ValueError{Field: "answers"}
	}
	for _, a := range e.Answers {
		if len(a) > 40 {
			return e, &ValueError{Field: "answers", Value: string(a[:40])}
		}
	}
	return e, checkText("note", e.Note, MaxText)
}

func (e ClaimHeard) nameless() Event {
	e.Note = ""
	return e
}

func (e ClaimHeard) apply(ed *edit) error {
	sec, err := ed.seated(e.Section, e.Round, e.Board, e.Player)
	if err != nil {
		return err
	}
	sec.Claims = append(slices.Clip(sec.Claims), &HeardClaim{ID: IncidentID(ed.rec.Seq), At: ed.rec.At, By: ed.rec.By, Claim: e.Claim})
	return nil
}

// A HeardClaim is a claim with when and by whom it was heard.
type HeardClaim struct {
	ID IncidentID `json:"id"`
	At int64      `json:"at"`
	By string     `json:"by,omitzero"`
	Claim
}

// HearClaim records a claim that was ruled on, with the offence that it brings to light.
type HearClaim struct {
	Section SectionID
	Claim   Claim
}

func (c HearClaim) decide(s State) ([]Event, error) {
	step, err := s.ClaimStep(c.Section, c.Claim)
	if err != nil {
		return nil, err
	}
	if step.Question != "" {
		return nil, &ValueError{Field: "answers", Value: string(step.Question)}
	}
	events := []Event{ClaimHeard{InSection{c.Section}, c.Claim}}
	if o, ok := s.OffenceOf(c.Section, c.Claim, step); ok {
		events = append(events, OffenceRecorded{InSection{c.Section}, o})
	}
	return events, nil
}

// ClaimStep returns the next question of a claim, or how it ends, by the Laws of its section.
func (s State) ClaimStep(id SectionID, c Claim) (ruling.Step, error) {
	sec, err := s.section(id)
	if err != nil {
		return ruling.Step{}, err
	}
	r, err := sec.round(c.Round)
	if err != nil {
		return ruling.Step{}, err
	}
	if c.Board < 1 || c.Board > len(r.Pairs) || !slices.Contains(r.Pairs[c.Board-1][:], c.Player) {
		return ruling.Step{}, &UnknownError{Section: id, Round: c.Round, Board: c.Board, Player: c.Player}
	}
	laws := s.Rules(id)
	return laws.Hear(c.Claim, ruling.Side(r.Pairs[c.Board-1].White() == c.Player), c.Answers)
}

// OffenceOf returns the offence that a decided claim brings to light; ok is false if there is none.
func (s State) OffenceOf(id SectionID, c Claim, step ruling.Step) (o Offence, ok bool) {
	round, found := s.Round(id, c.Round)
	if step.Case == nil || !found || c.Board < 1 || c.Board > len(round.Boards) {
		return Offence{}, false
	}
	b := round.Boards[c.Board-1]
	o = Offence{Round: c.Round, Board: c.Board, Player: b.Black, Offence: step.Case.Kind, Claimed: step.Case.By == ruling.Opponent,
		Replied: step.Case.Replied, Unpressed: !step.Case.Pressed, Mate: mateWord(step.Case.Mate.Verdict), Note: c.Note}
	if step.Case.Offender == ruling.Side(true) {
		o.Player = b.White
	}
	return o, true
}

// Claims returns the claims of a section, oldest first.
func (s State) Claims(id SectionID) []HeardClaim {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	list := make([]HeardClaim, len(sec.Claims))
	for i, c := range sec.Claims {
		list[i] = *c
	}
	return list
}
