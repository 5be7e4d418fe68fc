package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/ruling"
)

// seats returns who sits at a board, for the rulings of the ledger.
func (sec *section) seats(round, board int) (white, black PlayerID) {
	r, err := sec.round(round)
	if err != nil || board < 1 || board > len(r.Pairs) {
		return 0, 0
	}
	return r.Pairs[board-1].White(), r.Pairs[board-1].Black()
}

// Incidents returns the incidents of a section, oldest first.
func (s State) Incidents(id SectionID) []ledger.Incident {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	list := make([]ledger.Incident, len(sec.Incidents))
	for i, in := range sec.Incidents {
		list[i] = *in
	}
	return list
}

// Ledger returns the incidents of a section with their rulings, oldest first.
func (s State) Ledger(id SectionID) []ledger.Ruled {
	sec, err := s.section(id)
	if err != nil || len(sec.Incidents) == 0 {
		return nil
	}
	list := sec.Rulings(s.Laws(id), sec.seats)
	for i := range list {
		list[i].Err = located(id, list[i].Err)
	}
	return list
}

// RulingOn computes what follows from an incident by the Laws under which it was ruled on, counting the player's offences of the game
// before it that were ruled on and stand.
func (s State) RulingOn(id SectionID, which IncidentID) (ruling.Ruling, error) {
	sec, err := s.section(id)
	if err != nil {
		return ruling.Ruling{}, err
	}
	r, err := sec.RulingOn(which, s.Laws(id), sec.seats)
	return r, located(id, err)
}

// RulingUnder returns what [State.RulingOn] would be if the whole game were ruled on by other Laws.
func (s State) RulingUnder(id SectionID, which IncidentID, l ledger.Laws) (ruling.Ruling, error) {
	sec, err := s.section(id)
	if err != nil {
		return ruling.Ruling{}, err
	}
	if err := l.Check(); err != nil {
		return ruling.Ruling{}, err
	}
	r, err := sec.RulingIf(which, l, sec.seats)
	if _, gone := err.(*UnknownError); gone {
		err = &UnknownError{Section: id, Incident: which}
	}
	return r, err
}

// PreviewRuling says what an offence would cost if it were recorded now.
func (s State) PreviewRuling(id SectionID, o ledger.Offence) (ruling.Ruling, error) {
	next, err := Fold(s, s.Records(Stamp{At: s.at}, OffenceRecorded{InSection{id}, o}))
	if err != nil {
		return ruling.Ruling{}, err
	}
	return next.RulingOn(id, IncidentID(next.Seq()))
}

// CardsInRound returns what the players of a round have gathered in their games of it.
func (s State) CardsInRound(id SectionID, round int) map[PlayerID]ledger.GameCards {
	sec, err := s.section(id)
	if err != nil || len(sec.Incidents) == 0 {
		return nil
	}
	return sec.CardsInRound(round, s.Laws(id), sec.seats)
}

// SitsOut returns the players who may not play a round because of a penalty, by what was ruled or given in the rounds before.
func (s State) SitsOut(id SectionID, round int) []PlayerID {
	sec, err := s.section(id)
	if err != nil || len(sec.Incidents) == 0 {
		return nil // as almost always: no Laws need be made ready
	}
	return sec.SitsOut(round, s.Laws(id), sec.seats)
}

// absence is [Player.Absence] with a round that the player must sit out: then he gets nothing, whatever he asked for.
func absence(p *Player, round int, out []PlayerID) (kind ByeKind, ok bool) {
	kind, ok = p.Absence(round)
	if slices.Contains(out, p.ID) {
		return Zero, true
	}
	return kind, ok
}

// Absence returns what a player gets in a round when he is not to be paired in it: [Player.Absence], or zero points where a
// penalty keeps him out.
func (s State) Absence(p Player, round int) (kind ByeKind, ok bool) {
	return absence(&p, round, s.SitsOut(p.Section, round))
}

// endOf returns the score that the ruling on r, or a penalty that the arbiter chose, gives the board; zero if the game goes on or
// only the arbiter can say what it is.
func endOf(r *ledger.Ruled, offender bool) Score {
	if r.IsOverturned() || r.Err != nil || r.Ruling.Refusal != "" && len(r.Penalties) == 0 {
		return Score{}
	}
	lost := slices.ContainsFunc(r.Penalties, func(p ledger.Penalty) bool { return p.Kind == rules.GameLost })
	switch {
	case r.Ruling.Open && !lost:
		return Score{}
	case r.Ruling.Result == rules.Drawn:
		return Drawn
	case r.Ruling.Result == rules.Ongoing && !lost:
		return Score{}
	case r.Ruling.Result == rules.BothLose && r.Offence.Offence == ruling.BothAbsent:
		return BothForfeit
	case r.Ruling.Result == rules.BothLose:
		return BothLose
	case r.Offence.Offence == ruling.BothAbsent && r.Ruling.Result == rules.WhiteWins:
		return BlackForfeits
	case r.Offence.Offence == ruling.BothAbsent:
		return WhiteForfeits
	case r.Offence.Offence == ruling.Late && offender:
		return WhiteForfeits
	case r.Offence.Offence == ruling.Late:
		return BlackForfeits
	case offender:
		return BlackWins
	}
	return WhiteWins
}

// A Proposal is the score that a ruling gives a board which has another one or none.
type Proposal struct {
	Round, Board int
	Score        Score
	Has          Score // zero: none yet
	Incident     IncidentID
	Points       bool // Score is Has after penalties in points
}

// Proposals returns the results that rulings gave in a round and that nobody has entered, by board; of two rulings on one
// board the first ended the game.
func (s State) Proposals(id SectionID, n int) []Proposal {
	round, ok := s.Round(id, n)
	if !ok {
		return nil
	}
	var list []Proposal
	ledger := s.Ledger(id)
	for _, in := range ledger {
		if in.Round != n || in.Err != nil {
			continue
		}
		b := round.Boards[in.Board-1]
		score := endOf(&in, b.White == in.Player)
		if score.IsZero() || slices.ContainsFunc(list, func(p Proposal) bool { return p.Board == in.Board }) {
			continue
		}
		list = append(list, Proposal{Round: n, Board: in.Board, Score: score, Has: b.Score, Incident: in.ID})
	}
	for _, c := range s.Claims(id) {
		step, err := s.HeardStep(id, c)
		score := scoreOf(step.Result)
		if c.Round != n || err != nil || score.IsZero() || slices.ContainsFunc(list, func(p Proposal) bool { return p.Board == c.Board }) {
			continue
		}
		list = append(list, Proposal{Round: n, Board: c.Board, Score: score, Has: round.Boards[c.Board-1].Score, Incident: c.ID})
	}
	list = s.withPoints(id, n, list, ledger)
	slices.SortFunc(list, func(a, b Proposal) int { return a.Board - b.Board })
	return list
}

// withPoints leaves out what was entered, and adds what penalties in points make of the results that are.
func (s State) withPoints(id SectionID, n int, list []Proposal, ledger []ledger.Ruled) []Proposal {
	play := s.Rules(id)
	seen := map[int]bool{}
	for _, in := range ledger {
		if in.Round != n || in.Err != nil || seen[in.Board] {
			continue
		}
		seen[in.Board] = true
		c := s.points(id, n, in.Board, ledger)
		list = slices.DeleteFunc(list, func(p Proposal) bool { return p.Board == in.Board && p.Score == c.plain })
		if slices.ContainsFunc(list, func(p Proposal) bool { return p.Board == in.Board }) {
			continue // first the result, then what is taken from it
		}
		if p, ok := c.proposal(&play.Edition, n, in.Board); ok {
			list = append(list, p)
		}
	}
	return slices.DeleteFunc(list, func(p Proposal) bool { return p.Has == p.Score })
}

// scoreOf is the score of a game that ended so; zero if it goes on.
func scoreOf(r rules.Result) Score {
	switch r {
	case rules.WhiteWins:
		return WhiteWins
	case rules.BlackWins:
		return BlackWins
	case rules.Drawn:
		return Drawn
	}
	return Score{}
}

// LawsChosen says by which Laws a section plays. What was ruled on before stays as it was ruled.
type LawsChosen struct {
	InSection
	ledger.Laws
}

func (e LawsChosen) cleaned() (Event, error) { return e, e.Check() }

func (e LawsChosen) nameless() Event { return e }

func (e LawsChosen) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Laws = e.Laws
	return nil
}

// keepRulings has what was ruled on in a section stay by the Laws of before, where the record put others in force: by a choice, by the
// organiser's own rules, by another time control or first day.
func (e *edit) keepRulings(before *State) error {
	if e.undone {
		return nil
	}
	for _, old := range before.sections {
		if len(old.Incidents) == 0 && len(old.Claims) == 0 {
			continue
		}
		now, err := e.s.section(old.ID)
		if err != nil {
			continue // the section is gone, and its rulings with it
		}
		was, is := before.filled(old, old.Laws), e.s.filled(now, now.Laws)
		own := was.Overlay == ledger.OwnRules || is.Overlay == ledger.OwnRules
		if was == is && (!own || old.Local == now.Local) {
			continue
		}
		sec, err := e.section(old.ID)
		if err != nil {
			return err
		}
		sec.Keep(was, old.Local)
	}
	return nil
}

// LocalRulesSet gives a section its own local rules. They hold once its Laws name them.
type LocalRulesSet struct {
	InSection
	ledger.LocalRules
}

func (e LocalRulesSet) cleaned() (Event, error) {
	e.Name, e.Deposit, e.Offences = Clean(e.Name), Clean(e.Deposit), slices.Clone(e.Offences)
	if err := checkText("name", e.Name, MaxName); err != nil {
		return e, err
	}
	if err := checkText("deposit", e.Deposit, MaxDeposit); err != nil {
		return e, err
	}
	return e, e.Check()
}

func (e LocalRulesSet) nameless() Event {
	e.Deposit = ""
	return e
}

func (e LocalRulesSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.SetLocal(e.LocalRules)
	return nil
}

// MaxDeposit bounds the letters of what a protest needs.
const MaxDeposit = 40

// ChooseLaws says by which Laws a section plays.
type ChooseLaws struct {
	Section SectionID
	Laws    ledger.Laws
}

func (c ChooseLaws) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.Laws == c.Laws {
		return nil, nil
	}
	return []Event{LawsChosen{InSection{c.Section}, c.Laws}}, nil
}

// SetLocalRules gives a section its own local rules.
type SetLocalRules struct {
	Section SectionID
	Rules   ledger.LocalRules
}

func (c SetLocalRules) decide(State) ([]Event, error) {
	return []Event{LocalRulesSet{InSection{c.Section}, c.Rules}}, nil
}

// Laws returns the Laws of a section, with edition and class filled in: by the local rules
// or else the event's first day, and by the time control.
func (s State) Laws(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	return s.filled(sec, sec.Laws)
}

func (s State) filled(sec *section, l ledger.Laws) ledger.Laws {
	start := rules.Date{Year: s.info.Start.Year, Month: s.info.Start.Month, Day: s.info.Start.Day}
	return l.Filled(start, sec.Config.TimeCode)
}

// ClassDoubt says why an organiser should look at the class of play of a section, "" where it is plain.
func (s State) ClassDoubt(id SectionID) rules.ClassDoubt {
	sec, err := s.section(id)
	if err != nil {
		return rules.NoDoubt
	}
	return s.Laws(id).ClassDoubt(sec.Laws, sec.Config.TimeCode)
}

// StartNumber returns the number of the Chess960 position from which all games of a round begin, drawn from the seed of the event; ok is
// false where the section plays ordinary chess.
func (s State) StartNumber(id SectionID, round int) (n int, ok bool) {
	if round < 1 || !s.LawsChosen(id).Chess960 {
		return 0, false
	}
	return board.DrawRoundNumber(uint64(s.info.Seed), round), true
}

// LawsChosen returns the Laws of a section as they were chosen, nothing filled in.
func (s State) LawsChosen(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	return sec.Laws
}

// LawsUnset returns the Laws that a section would have if neither edition nor class were chosen; its local rules stay.
func (s State) LawsUnset(id SectionID) ledger.Laws {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}
	}
	edition := s.filled(sec, ledger.Laws{Overlay: sec.Laws.Overlay}).Edition
	return ledger.Laws{Edition: edition, Class: s.filled(sec, ledger.Laws{Edition: sec.Laws.Edition, Overlay: sec.Laws.Overlay}).Class}
}

// LocalRules returns an organiser's own rules of a section; ok is false if none were made. Its list is shared: read only.
func (s State) LocalRules(id SectionID) (l ledger.LocalRules, ok bool) {
	sec, err := s.section(id)
	if err != nil || sec.Local == nil {
		return ledger.LocalRules{}, false
	}
	return *sec.Local, true
}

// Rules returns the Laws of a section ready for rulings.
func (s State) Rules(id SectionID) ruling.Rules {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}.Rules()
	}
	return sec.RulesOf(s.Laws(id))
}

// RulesUnder returns the Laws ready by which an incident or a claim of a section was ruled on.
func (s State) RulesUnder(id SectionID, u *ledger.Under) ruling.Rules {
	sec, err := s.section(id)
	if err != nil {
		return ledger.Laws{}.Rules()
	}
	return sec.RulesUnder(u, s.Laws(id))
}

// OpenReadings returns the points that the Laws of a section leave open.
func (s State) OpenReadings(id SectionID) rules.Readings {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	l := s.Laws(id)
	l.Readings = 0
	r := sec.RulesOf(l)
	return rules.OpenIn(&r.Edition, r.Overlay)
}
