package journal

import (
	"slices"
	"strconv"
)

// RoundDay is when a round is played.
type RoundDay struct {
	Date  Date `json:"date,omitzero"`
	Start int  `json:"start,omitzero"` // minute of the day; 0: not said
}

const minutesOfDay = 24 * 60

func (d RoundDay) check() error {
	if !d.Date.IsValid() {
		return &DateError{d.Date.String()}
	}
	if d.Start < 0 || d.Start >= minutesOfDay {
		return &ValueError{Field: "round-start", Value: strconv.Itoa(d.Start), Least: 0, Max: minutesOfDay - 1}
	}
	return nil
}

// RoundsDated says when the rounds of a section are played.
type RoundsDated struct {
	InSection
	Days []RoundDay `json:"days,omitempty"` // of round i+1
}

func (e RoundsDated) cleaned() (Event, error) {
	if len(e.Days) > MaxRounds {
		return e, &LimitError{"rounds", MaxRounds, len(e.Days)}
	}
	e.Days = slices.Clone(e.Days)
	for n := len(e.Days); n > 0 && e.Days[n-1] == (RoundDay{}); n-- {
		e.Days = e.Days[:n-1]
	}
	if len(e.Days) == 0 {
		e.Days = nil
	}
	for _, d := range e.Days {
		if err := d.check(); err != nil {
			return e, err
		}
	}
	return e, nil
}

func (e RoundsDated) nameless() Event { return e }

func (e RoundsDated) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err == nil {
		sec.Days = e.Days
	}
	return err
}

// DateRounds says when the rounds of a section are played. It may be done after the event is finished: it changes no result.
type DateRounds struct {
	Section SectionID
	Days    []RoundDay
}

func (c DateRounds) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	e, err := RoundsDated{InSection{c.Section}, c.Days}.cleaned()
	if err != nil || slices.Equal(sec.Days, e.(RoundsDated).Days) {
		return nil, err
	}
	return []Event{e}, nil
}

// RoundDay returns when round n of a section is played; zero where nobody said.
func (s State) RoundDay(id SectionID, n int) RoundDay {
	sec, err := s.section(id)
	if err != nil || n < 1 || n > len(sec.Days) {
		return RoundDay{}
	}
	return sec.Days[n-1]
}

// MatchDay is when a match of a knock-out or a single game is played, where that is not the day of its round.
type MatchDay struct {
	Round int `json:"round"`
	Match int `json:"match"` // of the bracket, from the top, that for third place after the final; of another system the board of the round
	RoundDay
}

// MatchesDated says when the matches of a knock-out are played, and postponed games of another system.
type MatchesDated struct {
	InSection
	Matches []MatchDay `json:"matches,omitempty"` // ascending by round and match; those of the day of their round are left out
}

func (e MatchesDated) cleaned() (Event, error) {
	if len(e.Matches) > MaxPlayers {
		return e, &LimitError{"matches", MaxPlayers, len(e.Matches)}
	}
	e.Matches = slices.DeleteFunc(slices.Clone(e.Matches), func(m MatchDay) bool { return m.RoundDay == RoundDay{} })
	if len(e.Matches) == 0 {
		e.Matches = nil
	}
	for i, m := range e.Matches {
		if m.Round < 1 || m.Round > MaxRounds || m.Match < 1 || m.Match > MaxPlayers {
			return e, &ValueError{Field: "match", Value: strconv.Itoa(m.Match), Least: 1, Max: MaxPlayers}
		}
		if i > 0 && (m.Round < e.Matches[i-1].Round || m.Round == e.Matches[i-1].Round && m.Match <= e.Matches[i-1].Match) {
			return e, &ValueError{Field: "match", Value: strconv.Itoa(m.Match), Least: e.Matches[i-1].Match + 1, Max: MaxPlayers}
		}
		if err := m.check(); err != nil {
			return e, err
		}
	}
	return e, nil
}

func (e MatchesDated) nameless() Event { return e }

func (e MatchesDated) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err == nil {
		sec.MatchDays = e.Matches
	}
	return err
}

// DateMatches says when the matches of a knock-out are played, and postponed games of another system. It may be done after the event is finished: it changes no result.
type DateMatches struct {
	Section SectionID
	Matches []MatchDay
}

func (c DateMatches) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	e, err := MatchesDated{InSection{c.Section}, c.Matches}.cleaned()
	if err != nil || slices.Equal(sec.MatchDays, e.(MatchesDated).Matches) {
		return nil, err
	}
	return []Event{e}, nil
}

// Postponed is a game that is put off: until it is played it counts as a draw for the pairing (C.04.2 3.1).
type Postponed struct {
	Round, Board int
	White, Black PlayerID
	Day          RoundDay // when it is to be played; zero: nobody said
}

// IsDue reports whether the day of a postponed game has come.
func (p Postponed) IsDue(today Date) bool {
	return !p.Day.Date.IsZero() && p.Day.Date.String() <= today.String()
}

// Postponed lists the games of a section that are put off, round by round.
func (s State) Postponed(id SectionID) (list []Postponed) {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	for n, r := range sec.Rounds {
		for i, pair := range r.Pairs {
			if r.score(i+1) == Adjourned {
				day, _ := s.OwnMatchDay(id, n+1, i+1)
				list = append(list, Postponed{n + 1, i + 1, pair.White(), pair.Black(), day})
			}
		}
	}
	return list
}

// MatchDays lists the matches and games of a section that have a day of their own. The slice is the caller's.
func (s State) MatchDays(id SectionID) []MatchDay {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	return slices.Clone(sec.MatchDays)
}

// MatchDay returns when a match of a knock-out is played: as it was said of it, else of its round.
func (s State) MatchDay(id SectionID, round, match int) RoundDay {
	if day, own := s.OwnMatchDay(id, round, match); own {
		return day
	}
	return s.RoundDay(id, round)
}

// OwnMatchDay returns when a match is played where it has a day of its own.
func (s State) OwnMatchDay(id SectionID, round, match int) (day RoundDay, own bool) {
	sec, err := s.section(id)
	if err != nil {
		return RoundDay{}, false
	}
	for _, m := range sec.MatchDays {
		if m.Round == round && m.Match == match {
			return m.RoundDay, true
		}
	}
	return RoundDay{}, false
}
