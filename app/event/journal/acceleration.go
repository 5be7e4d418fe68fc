package journal

import (
	"slices"

	"wasit/swiss"
)

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
