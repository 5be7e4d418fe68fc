package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
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

// HeardStep returns how a claim that was recorded ends by the Laws under which it was heard, as what was recorded before it had it.
func (s State) HeardStep(id SectionID, c ledger.HeardClaim) (ruling.Step, error) {
	sec, err := s.section(id)
	if err != nil {
		return ruling.Step{}, err
	}
	return s.claimStepBy(id, c.Claim, c.ID, sec.RulesUnder(c.Under, s.Laws(id)))
}

// claimStep hears a claim; offences from the entry before on are not counted, with 0 all are.
func (s State) claimStep(id SectionID, c ledger.Claim, before IncidentID) (ruling.Step, error) {
	return s.claimStepBy(id, c, before, s.Rules(id))
}

func (s State) claimStepBy(id SectionID, c ledger.Claim, before IncidentID, laws ruling.Rules) (ruling.Step, error) {
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
	pair := r.Pairs[c.Board-1]
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

// ProtestLodged is a protest.
type ProtestLodged struct {
	InSection
	ledger.Protest
}

func (e ProtestLodged) cleaned() (Event, error) {
	e.Text, e.By = CleanText(e.Text), Clean(e.By)
	if err := e.Check(); err != nil {
		return e, err
	}
	if err := checkText("from", e.By, MaxName); err != nil {
		return e, err
	}
	return e, checkText("text", e.Text, MaxText)
}

func (e ProtestLodged) nameless() Event {
	e.By, e.Text = "", ""
	return e
}

func (e ProtestLodged) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Board < 0 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	if r.Published == 0 {
		return &RoundPhaseError{e.Section, e.Round, Draft, Published}
	}
	sec.LodgeProtest(ed.entry(), e.Protest)
	return nil
}

// ProtestDecided ends a protest. What follows from an accepted one is done by its own facts: a corrected result, a new pairing.
type ProtestDecided struct {
	InSection
	Protest  IncidentID `json:"protest"`
	Accepted bool       `json:"accepted,omitzero"`
	Reason   string     `json:"reason"`
}

func (e ProtestDecided) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ProtestDecided) nameless() Event {
	e.Reason = ""
	return e
}

func (e ProtestDecided) apply(ed *edit) error {
	return ed.noted(e.Section, func(l *ledger.Ledger) error { return l.DecideProtest(ed.entry(), e.Protest, e.Accepted, e.Reason) })
}

// LodgeProtest records a protest.
type LodgeProtest struct {
	Section SectionID
	Protest ledger.Protest
}

func (c LodgeProtest) decide(State) ([]Event, error) {
	if CleanText(c.Protest.Text) == "" {
		return nil, &ReasonError{KindProtestLodged}
	}
	return []Event{ProtestLodged{InSection{c.Section}, c.Protest}}, nil
}

// DecideProtest ends a protest.
type DecideProtest struct {
	Section  SectionID
	Protest  IncidentID
	Accepted bool
	Reason   string
}

func (c DecideProtest) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindProtestDecided}
	}
	return []Event{ProtestDecided{InSection{c.Section}, c.Protest, c.Accepted, c.Reason}}, nil
}

// Protests returns the protests of a section, oldest first.
func (s State) Protests(id SectionID) []ledger.HeardProtest {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	list := make([]ledger.HeardProtest, len(sec.Protests))
	for i, p := range sec.Protests {
		list[i] = *p
	}
	return list
}

// Deadline returns until when the pairings or the results of a round can be protested against, in Unix milliseconds: the announced
// minutes after their publication, which for results is the end of the round. ok is false where no limit was announced, the round is
// not that far, or the protest is about something else.
func (s State) Deadline(id SectionID, round int, about ledger.About) (until int64, ok bool) {
	minutes := s.Laws(id).AppealMinutes
	r, found := s.Round(id, round)
	from := r.Published
	if about == ledger.AboutResult {
		from = r.Closed
	}
	if !found || minutes == 0 || from == 0 || about == ledger.AboutOther {
		return 0, false
	}
	return from + int64(minutes)*60_000, true
}

// IsLate reports whether a protest came after its deadline. It is heard all the same, if the arbiter wants.
func (s State) IsLate(id SectionID, p ledger.HeardProtest) bool {
	until, ok := s.Deadline(id, p.Round, p.About)
	return ok && p.At > until
}

// IsAppealLate reports whether the last appeal against a ruling came later than the announced minutes after it.
func (s State) IsAppealLate(id SectionID, in *ledger.Incident) bool {
	return s.Laws(id).IsAppealLate(in)
}
