package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
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
