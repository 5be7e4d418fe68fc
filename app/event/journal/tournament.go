package journal

import (
	"errors"
	"slices"

	"wasit/swiss"
)

// Tournament returns a section as it stands after round upTo: for standings and for export. A board without result and
// an adjourned game are pending; rounds before a late entry and after a withdrawal are what the section grants for them.
// *OrderError without pairing numbers, *TournamentError if swiss finds defects.
func (s State) Tournament(id SectionID, upTo int) (*swiss.Tournament, error) {
	return s.tournament(id, upTo, false)
}

// ForPairing returns a section as it stands when round is to be paired: the rounds before it, and the absences of round
// itself as requested byes.
func (s State) ForPairing(id SectionID, round int) (*swiss.Tournament, error) {
	return s.tournament(id, round-1, true)
}

// KeptApart returns s with groups of whom no two shall meet in round, beside the forbidden pairs: to ask an engine for a
// pairing that grants the wish. It is no state that facts made, and none is recorded.
func (s State) KeptApart(id SectionID, round int, groups [][]PlayerID) State {
	sec, err := s.section(id)
	if err != nil || len(groups) == 0 {
		return s
	}
	with := *sec
	with.Forbidden = slices.Clone(sec.Forbidden)
	for _, g := range groups {
		with.Forbidden = append(with.Forbidden, Forbidden{First: round, Last: round, Players: g})
	}
	s.sections = slices.Clone(s.sections)
	s.sections[slices.Index(s.sections, sec)] = &with
	return s
}

func (s State) tournament(id SectionID, upTo int, absences bool) (*swiss.Tournament, error) {
	sec, err := s.section(id)
	if err != nil {
		return nil, err
	}
	upTo = max(0, min(upTo, len(sec.Rounds)))
	members := s.sorted(id)
	d := swiss.Draft{TotalRounds: sec.Config.Rounds, Scoring: sec.scoring(), InitialColor: sec.Color,
		Players: make([]swiss.Player, len(members))}
	for i, p := range members {
		if p.TPN == 0 {
			return nil, &OrderError{Section: id, Players: []PlayerID{p.ID}}
		}
		d.Players[i] = p.PlayerInfo.swiss()
		d.Players[i].Name, d.Players[i].TPN = p.Name, p.TPN
		d.Players[i].Ratings = sec.ratings(p.ID)
		d.Players[i].Rounds = make([]swiss.Entry, upTo, upTo+1)
	}
	places := s.places(members)
	for n := 1; n <= upTo; n++ {
		sec.Rounds[n-1].entries(n, sec, members, places, func(i int, e entry) {
			d.Players[i].Rounds[n-1] = swiss.Entry{Outcome: e.outcome, Opponent: s.tpn(e.opponent), Color: e.color, Extra: e.extra}
		})
	}
	if next := upTo + 1; absences && next <= sec.Config.Rounds {
		out := s.SitsOut(id, next)
		for i, p := range members {
			if kind, away := absence(p, next, out); away {
				d.Players[i].Rounds = append(d.Players[i].Rounds, swiss.Entry{Outcome: kind.Outcome()})
			}
		}
	}
	d.Forbidden = s.forbidden(sec)
	t, err := swiss.NewTournament(d)
	var defects *swiss.DraftError
	if errors.As(err, &defects) {
		return nil, &TournamentError{id, defects}
	}
	return t, err
}

// forbidden are the forbidden pairs of a section, by pairing number.
func (s State) forbidden(sec *section) (list []swiss.Forbidden) {
	for _, f := range sec.Forbidden {
		set := swiss.Forbidden{First: f.First, Last: f.Last}
		for _, who := range f.Players {
			set.Players = append(set.Players, s.tpn(who))
		}
		list = append(list, set)
	}
	return list
}

func (s State) tpn(id PlayerID) swiss.TPN {
	if p, err := s.player(id); err == nil {
		return p.TPN
	}
	return 0
}

// entry is one player's part in one round.
type entry struct {
	outcome  swiss.Outcome
	opponent PlayerID
	color    swiss.Color
	extra    swiss.Points // beside the award of outcome
}

// places returns for each PlayerID the place in members, from 1; 0 for who is not among them.
func (s State) places(members []*Player) []int {
	places := make([]int, len(s.players)+1)
	for i, p := range members {
		places[p.ID] = i + 1
	}
	return places
}

// entries gives f the part of every member in round n, which r is. A board without result is pending; who is not named
// came after the round was paired.
func (r *round) entries(n int, sec *section, members []*Player, places []int, f func(i int, e entry)) {
	seen := make([]bool, len(members))
	put := func(id PlayerID, e entry) {
		if i := places[id] - 1; i >= 0 && !seen[i] {
			seen[i] = true
			f(i, e)
		}
	}
	for i, pair := range r.Pairs {
		score := r.score(i + 1)
		if score.IsZero() {
			score = Adjourned
		}
		var white, black swiss.Points
		if sec.Config.CountsGames() {
			white, black = r.extra(i+1, sec.scoring())
		}
		put(pair[0], entry{score.White, pair[1], swiss.White, white})
		put(pair[1], entry{score.Black, pair[0], swiss.Black, black})
	}
	for _, a := range r.Absent {
		put(a.Player, entry{outcome: a.Bye.Outcome()})
	}
	if r.PAB != 0 {
		put(r.PAB, entry{outcome: swiss.PAB})
	}
	for i, p := range members {
		if !seen[i] {
			kind, _ := p.Absence(n)
			f(i, entry{outcome: kind.Outcome()})
		}
	}
}

// Acceleration is the virtual points of some players while rounds First to Last are paired (TRF26 250).
type Acceleration struct {
	Points  swiss.Points `json:"points"`
	First   int          `json:"first"`
	Last    int          `json:"last"`
	Players []PlayerID   `json:"players"`
}

// AccelerationSet says who has virtual points in which rounds, as the report says by which a section was taken over: those count,
// whatever method made them.
type AccelerationSet struct {
	InSection
	Rows []Acceleration `json:"rows"`
}

func (e AccelerationSet) nameless() Event { return e }

func (e AccelerationSet) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if len(e.Rows) > MaxPlayers {
		return &LimitError{"accelerations", MaxPlayers, len(e.Rows)}
	}
	for _, row := range e.Rows {
		if row.First < 1 || row.Last < row.First || row.Last > MaxRounds || row.Points <= 0 || row.Points > MaxVirtual || len(row.Players) == 0 {
			return &ValueError{Field: "acceleration"}
		}
		for _, id := range row.Players {
			if _, err := ed.s.playerIn(e.Section, id); err != nil {
				return err
			}
		}
	}
	sec.Virtual = e.Rows
	return nil
}

// Accelerate gives the virtual points of a section before its first round.
type Accelerate struct {
	Section SectionID
	Rows    []Acceleration
}

func (c Accelerate) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if n := len(sec.Rounds); n > 0 {
		return nil, &RoundPhaseError{c.Section, n, Draft, NoRound}
	}
	rows := slices.Clone(c.Rows)
	for i := range rows {
		rows[i].Players = slices.Clone(rows[i].Players)
	}
	return []Event{AccelerationSet{InSection{c.Section}, rows}}, nil
}

// MaxVirtual is the most virtual points of a player in a round.
const MaxVirtual = 99 * swiss.Point

// VirtualPoints returns the virtual points of a player of a section in every round that its accelerations give, nil where it has none
// of its own.
func (s Section) VirtualPoints(who PlayerID) (points []swiss.Points) {
	for _, row := range s.Virtual {
		if !slices.Contains(row.Players, who) {
			continue
		}
		for len(points) < row.Last {
			points = append(points, 0)
		}
		for n := row.First; n <= row.Last; n++ {
			points[n-1] = row.Points
		}
	}
	return points
}
