package journal

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/rules"
	"wasit/rules/ruling"
)

// A Ruled is an incident with what follows from it by the Laws of its section.
type Ruled struct {
	Incident
	Ruling ruling.Ruling
	Err    error // there is no ruling: its round was taken back
}

// Ends returns the score that the ruling, or a penalty that the arbiter chose, gives the board; zero if the game goes on or
// only the arbiter can say what it is.
func (r *Ruled) Ends(offender bool) Score {
	if r.IsOverturned() || r.Err != nil || r.Ruling.Refusal != "" && len(r.Penalties) == 0 {
		return Score{}
	}
	lost := slices.ContainsFunc(r.Penalties, func(p Penalty) bool { return p.Kind == rules.GameLost })
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
	case r.Offence.Offence == ruling.Late && offender:
		return WhiteForfeits
	case r.Offence.Offence == ruling.Late:
		return BlackForfeits
	case offender:
		return BlackWins
	}
	return WhiteWins
}

// Ledger returns the incidents of a section with their rulings, oldest first.
func (s State) Ledger(id SectionID) []Ruled {
	sec, err := s.section(id)
	if err != nil || len(sec.Incidents) == 0 {
		return nil
	}
	l := s.Laws(id)
	r := sec.rulesOf(l)
	type game struct {
		round  int
		player PlayerID
	}
	before := map[game][]ruling.Kind{}
	list := make([]Ruled, len(sec.Incidents))
	for i, in := range sec.Incidents {
		list[i].Incident = *in
		if !sec.has(in) {
			list[i].Err = &UnknownError{Section: id, Round: in.Round, Board: in.Board, Player: in.Player}
			continue
		}
		g := game{in.Round, in.Player}
		out, err := r.Rule(sec.caseOf(in, before[g]))
		list[i].Ruling, list[i].Err = out, err
		if err == nil && out.Refusal == "" && !in.IsOverturned() {
			before[g] = append(slices.Clip(before[g]), in.Offence.Offence)
		}
	}
	return list
}

// A Proposal is the score that a ruling gives a board which has another one or none.
type Proposal struct {
	Round, Board int
	Score        Score
	Has          Score // zero: none yet
	Incident     IncidentID
}

// Proposals returns the results that rulings gave in a round and that nobody has entered, by board; of two rulings on one
// board the first ended the game.
func (s State) Proposals(id SectionID, n int) []Proposal {
	round, ok := s.Round(id, n)
	if !ok {
		return nil
	}
	var list []Proposal
	for _, in := range s.Ledger(id) {
		if in.Round != n || in.Err != nil {
			continue
		}
		b := round.Boards[in.Board-1]
		score := in.Ends(b.White == in.Player)
		if score.IsZero() || slices.ContainsFunc(list, func(p Proposal) bool { return p.Board == in.Board }) {
			continue
		}
		list = append(list, Proposal{n, in.Board, score, b.Score, in.ID})
	}
	for _, c := range s.Claims(id) {
		step, err := s.ClaimStep(id, c.Claim)
		score := scoreOf(step.Result)
		if c.Round != n || err != nil || score.IsZero() || slices.ContainsFunc(list, func(p Proposal) bool { return p.Board == c.Board }) {
			continue
		}
		list = append(list, Proposal{n, c.Board, score, round.Boards[c.Board-1].Score, c.ID})
	}
	list = slices.DeleteFunc(list, func(p Proposal) bool { return p.Has == p.Score })
	slices.SortFunc(list, func(a, b Proposal) int { return a.Board - b.Board })
	return list
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

// A Tray is what a player has gathered in one game.
type Tray struct {
	Cards, ToLose int // under an overlay with cards; ToLose 0: there are none
	Illegal       int // counted illegal moves; Of loses
	Of            int
	Offences      int // that were ruled on, whatever they cost
	Red           bool
}

// Trays returns what the players of a round have gathered in their games of it.
func (s State) Trays(id SectionID, n int) map[PlayerID]Tray {
	var trays map[PlayerID]Tray
	for _, in := range s.Ledger(id) {
		if in.Round != n || in.Err != nil || in.Ruling.Refusal != "" || in.IsOverturned() {
			continue
		}
		if trays == nil {
			trays = map[PlayerID]Tray{}
		}
		t := trays[in.Player]
		t.Offences++
		if in.Ruling.Carded {
			t.Cards, t.ToLose, t.Red = in.Ruling.Cards.Cards, in.Ruling.Cards.ToLose, in.Ruling.Cards.RedCard
		}
		if in.Ruling.ToLose > 0 {
			t.Illegal, t.Of = in.Ruling.Count, in.Ruling.ToLose
		}
		trays[in.Player] = t
	}
	return trays
}

// Rules returns the Laws of a section ready for rulings.
func (s State) Rules(id SectionID) ruling.Rules {
	sec, err := s.section(id)
	if err != nil {
		return Laws{}.rules()
	}
	return sec.rulesOf(s.Laws(id))
}

// OpenReadings returns the points that the Laws of a section leave open.
func (s State) OpenReadings(id SectionID) rules.Readings {
	sec, err := s.section(id)
	if err != nil {
		return 0
	}
	l := s.Laws(id)
	l.Readings = 0
	r := sec.rulesOf(l)
	return rules.OpenIn(&r.Edition, r.Overlay)
}

// classBy returns the class of play of a time control (A.1, B.1): "standard" where the control is not known.
func (l Laws) classBy(timeCode string) string {
	main, increment, ok := readTime(timeCode)
	if !ok {
		return rules.Standard.String()
	}
	e, _ := rules.EditionOf(l.Edition)
	e, o := l.Readings.Read(e, l.overlay(), l.Supervised)
	if o != nil {
		e = o.Apply(e)
	}
	return e.Class(main, increment).String()
}

// readTime adds up the periods of a control written as in TRF26 record 222: "5400+30", "40/6000+30:1500+30". The increment is
// the first one.
func readTime(code string) (main, increment time.Duration, ok bool) {
	if code == "" {
		return 0, 0, false
	}
	for i, period := range strings.Split(code, ":") {
		if _, after, cut := strings.Cut(period, "/"); cut {
			period = after
		}
		text, add, _ := strings.Cut(period, "+")
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 86400 {
			return 0, 0, false
		}
		main += time.Duration(n) * time.Second
		if i == 0 && add != "" {
			if n, err = strconv.Atoi(add); err != nil || n < 0 || n > 3600 {
				return 0, 0, false
			}
			increment = time.Duration(n) * time.Second
		}
	}
	return main, increment, true
}

// IncrementOf returns the seconds that a move adds under a time control, 0 where it adds none or is not known.
func IncrementOf(timeCode string) int {
	_, increment, _ := readTime(timeCode)
	return int(increment / time.Second)
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

// LawsChosen returns the Laws of a section as they were chosen, nothing filled in.
func (s State) LawsChosen(id SectionID) Laws {
	sec, err := s.section(id)
	if err != nil {
		return Laws{}
	}
	return sec.Laws
}

// LawsUnset returns the Laws that a section would have if neither edition nor class were chosen; its local rules stay.
func (s State) LawsUnset(id SectionID) Laws {
	sec, err := s.section(id)
	if err != nil {
		return Laws{}
	}
	edition := s.filled(sec, Laws{Overlay: sec.Laws.Overlay}).Edition
	return Laws{Edition: edition, Class: s.filled(sec, Laws{Edition: sec.Laws.Edition, Overlay: sec.Laws.Overlay}).Class}
}
