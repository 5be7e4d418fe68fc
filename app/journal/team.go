package journal

import (
	"slices"
	"strconv"
)

// Limits of a team event.
const (
	MaxBoards = 16 // of a match
	MaxRoster = 40 // players of a team
)

// Member is one player of a team, in board order; who stands behind the boards is a reserve.
type Member struct {
	Name   string `json:"name"`
	Rating int    `json:"rating,omitzero"`
}

// RosterSet replaces the list of players of a team. A team is a participant of its section like a single player.
type RosterSet struct {
	InSection
	Team    PlayerID `json:"team"`
	Players []Member `json:"players,omitempty"`
}

func (e RosterSet) cleaned() (Event, error) {
	if len(e.Players) > MaxRoster {
		return e, &LimitError{"players", MaxRoster, len(e.Players)}
	}
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		p := &e.Players[i]
		p.Name = Clean(p.Name)
		if err := checkText("name", p.Name, MaxName); err != nil {
			return e, err
		}
		if err := needText("name", p.Name); err != nil {
			return e, err
		}
		if p.Rating < 0 || p.Rating > 4000 {
			return e, &ValueError{"rating", strconv.Itoa(p.Rating), 0, 4000}
		}
	}
	return e, nil
}

func (e RosterSet) nameless() Event {
	players := make([]Member, len(e.Players))
	for i := range players {
		players[i].Name = "#" + strconv.Itoa(i+1)
	}
	e.Players = players
	return e
}

func (e RosterSet) apply(ed *edit) error {
	p, err := ed.player(e.Section, e.Team)
	if err != nil {
		return err
	}
	p.Roster = e.Players
	return nil
}

// Lineup says who plays for a team in a round: by board, the place in the team's list from 1; 0 is an empty board.
type Lineup struct {
	Team    PlayerID `json:"team"`
	Players []int    `json:"players"`
}

// LineupSet is the line-up of a team in a round.
type LineupSet struct {
	InSection
	Round int `json:"round"`
	Lineup
}

func (e LineupSet) nameless() Event { return e }

func (e LineupSet) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	team, err := ed.s.playerIn(e.Section, e.Team)
	if err != nil {
		return err
	}
	if len(e.Players) > MaxBoards {
		return &LimitError{"boards", MaxBoards, len(e.Players)}
	}
	for _, n := range e.Players {
		if n < 0 || n > len(team.Roster) {
			return &ValueError{"players", strconv.Itoa(n), 0, len(team.Roster)}
		}
	}
	r.Lineups = append(slices.DeleteFunc(slices.Clone(r.Lineups), func(l Lineup) bool { return l.Team == e.Team }), e.Lineup)
	return nil
}

// SetRoster gives a team its players. Once it has played, the order stands: names may be corrected and reserves added.
type SetRoster struct {
	Team    PlayerID
	Players []Member
}

func (c SetRoster) decide(s State) ([]Event, error) {
	p, err := s.player(c.Team)
	if err != nil {
		return nil, err
	}
	sec, err := s.section(p.Section)
	if err != nil {
		return nil, err
	}
	if len(c.Players) < len(p.Roster) && sec.published() > 0 {
		return nil, sec.refuse(FaultRoster)
	}
	return []Event{RosterSet{InSection{p.Section}, c.Team, slices.Clone(c.Players)}}, nil
}

// SetLineup says who plays for a team in the round that is being played. Which line-ups the event allows says swiss/team.
type SetLineup struct {
	Section SectionID
	Round   int
	Lineup
}

func (c SetLineup) decide(s State) ([]Event, error) {
	_, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if p := r.phase(); p == Closed {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	c.Players = slices.Clone(c.Players)
	return []Event{LineupSet{InSection{c.Section}, c.Round, c.Lineup}}, nil
}

// LineupOf returns who plays for a team in round n: as it was given, else the first of its list.
func (s State) LineupOf(id SectionID, n int, team PlayerID) []int {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	boards := sec.Config.Boards()
	if r, err := sec.round(n); err == nil {
		for _, l := range r.Lineups {
			if l.Team == team && len(l.Players) == boards {
				return slices.Clone(l.Players)
			}
		}
	}
	list := make([]int, boards)
	if p, err := s.player(team); err == nil {
		for b := range min(boards, len(p.Roster)) {
			list[b] = b + 1
		}
	}
	return list
}

// Boards returns how many boards a match of teams has.
func (c SectionConfig) Boards() int {
	if c.Options.Boards == 0 {
		return 4
	}
	return c.Options.Boards
}
