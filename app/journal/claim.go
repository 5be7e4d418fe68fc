package journal

import (
	"slices"

	"wasit/app/journal/ledger"
	"wasit/rules/ruling"
)

// ClaimHeard is a claim that was ruled on. How it ends is computed: [State.ClaimStep].
type ClaimHeard struct {
	InSection
	ledger.Claim
}

func (e ClaimHeard) cleaned() (Event, error) {
	e.Note = CleanText(e.Note)
	if err := e.Check(); err != nil {
		return e, err
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
	sec.HearClaim(ed.entry(), e.Claim)
	return nil
}

// HearClaim records a claim that was ruled on, with the offence that it brings to light.
type HearClaim struct {
	Section SectionID
	Claim   ledger.Claim
}

func (c HearClaim) decide(s State) ([]Event, error) {
	c.Claim.Whole = true
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

// ClaimStep returns the next question of a claim in hand, or how it ends, by the Laws of its section.
func (s State) ClaimStep(id SectionID, c ledger.Claim) (ruling.Step, error) {
	return s.claimStep(id, c, 0)
}

// HeardStep returns how a claim that was recorded ends by the Laws of its section, as what was recorded before it had it.
func (s State) HeardStep(id SectionID, c ledger.HeardClaim) (ruling.Step, error) {
	return s.claimStep(id, c.Claim, c.ID)
}

// claimStep hears a claim; offences from the entry before on are not counted, with 0 all are.
func (s State) claimStep(id SectionID, c ledger.Claim, before IncidentID) (ruling.Step, error) {
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
	laws, pair := s.Rules(id), r.Pairs[c.Board-1]
	claimant, opponent := ruling.Side(true), pair.Black()
	if pair.White() != c.Player {
		claimant, opponent = ruling.Side(false), pair.White()
	}
	if !c.Whole {
		return laws.Hear(c.Claim, claimant, c.Answers)
	}
	return laws.HearAll(ruling.Hearing{Claim: c.Claim, Claimant: claimant, Answers: c.Answers,
		Before: sec.Standing(c.Round, opponent, before, s.Laws(id), sec.seats)})
}

// OffenceOf returns the offence that a decided claim brings to light; ok is false if there is none.
func (s State) OffenceOf(id SectionID, c ledger.Claim, step ruling.Step) (o ledger.Offence, ok bool) {
	round, found := s.Round(id, c.Round)
	if !found || c.Board < 1 || c.Board > len(round.Boards) {
		return ledger.Offence{}, false
	}
	b := round.Boards[c.Board-1]
	return ledger.OffenceOf(c, step, b.White, b.Black)
}

// Claims returns the claims of a section, oldest first.
func (s State) Claims(id SectionID) []ledger.HeardClaim {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	list := make([]ledger.HeardClaim, len(sec.Claims))
	for i, c := range sec.Claims {
		list[i] = *c
	}
	return list
}
