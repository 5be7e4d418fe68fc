package journal

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"time"
)

// Lasting says whether an event lasts longer than [LongEvent]: then its players can have another rating in later rounds.
type Lasting int8

// What can be said of it.
const (
	LastingByDates Lasting = iota // as its dates say
	LastingLong
	LastingShort
)

// LongEvent is how many days an event has at most whose games are all rated by the rating at its start (FIDE B.02).
const LongEvent = 30

// IsLong reports whether the event lasts longer than [LongEvent]: as it is marked, else by its dates.
func (s State) IsLong() bool {
	switch s.info.Papers.Lasts {
	case LastingLong:
		return true
	case LastingShort:
		return false
	}
	return s.Days() > LongEvent
}

// Days is how many days the event takes from the first known day to the last, both included; 0 where no day is known.
func (s State) Days() int {
	dates := []Date{s.info.Start, s.info.End}
	for _, sec := range s.sections {
		for _, d := range sec.Days {
			dates = append(dates, d.Date)
		}
	}
	dates = slices.DeleteFunc(dates, func(d Date) bool { return d.Day == 0 })
	if len(dates) == 0 {
		return 0
	}
	day := func(d Date) time.Time { return time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC) }
	byDay := func(a, b Date) int { return day(a).Compare(day(b)) }
	first, last := slices.MinFunc(dates, byDay), slices.MaxFunc(dates, byDay)
	return int(day(last).Sub(day(first)).Hours())/24 + 1
}

// PlayerRating is the rating of a player from some round on.
type PlayerRating struct {
	Player PlayerID `json:"p"`
	Rating int      `json:"r"` // 0: none of this round, that of the period before holds on
}

// Period is a rating period within an event: what players are rated in the rounds from Round on, until the next period. That of the start
// is [PlayerInfo].Rating.
type Period struct {
	Round   int            `json:"round"`
	Ratings []PlayerRating `json:"ratings"`
}

func (p Period) check() error {
	if p.Round < 2 || p.Round > MaxRounds {
		return &ValueError{Field: "rounds", Value: strconv.Itoa(p.Round), Least: 2, Max: MaxRounds}
	}
	if len(p.Ratings) > MaxPlayers {
		return &LimitError{"players", MaxPlayers, len(p.Ratings)}
	}
	for _, r := range p.Ratings {
		if r.Rating < 0 || r.Rating > MaxRating {
			return &ValueError{Field: "rating", Value: fmt.Sprint(r.Rating), Least: 0, Max: MaxRating}
		}
	}
	return nil
}

// of returns the rating that the period gives to a player, 0 for none.
func (p Period) of(id PlayerID) int {
	i := slices.IndexFunc(p.Ratings, func(r PlayerRating) bool { return r.Player == id })
	if i < 0 {
		return 0
	}
	return p.Ratings[i].Rating
}

// with returns the period with other ratings over its own.
func (p Period) with(list []PlayerRating) Period {
	p.Ratings = slices.DeleteFunc(slices.Clone(p.Ratings), func(r PlayerRating) bool {
		return slices.ContainsFunc(list, func(x PlayerRating) bool { return x.Player == r.Player })
	})
	for _, r := range list {
		if r.Rating != 0 {
			p.Ratings = append(p.Ratings, r)
		}
	}
	return p
}

// PeriodRated gives players other ratings from a round on. The pairing numbers and the pairing keep the rating of the start.
type PeriodRated struct {
	InSection
	Period
}

// Players are those whom the period rates otherwise.
func (p Period) Players() []PlayerID {
	ids := make([]PlayerID, len(p.Ratings))
	for i, r := range p.Ratings {
		ids[i] = r.Player
	}
	return ids
}

func (e PeriodRated) cleaned() (Event, error) { return e, e.check() }

func (e PeriodRated) nameless() Event { return e }

func (e PeriodRated) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	for _, r := range e.Ratings {
		if _, err := ed.s.playerIn(e.Section, r.Player); err != nil {
			return err
		}
	}
	at, known := slices.BinarySearchFunc(sec.Periods, e.Round, func(p Period, round int) int { return cmp.Compare(p.Round, round) })
	sec.Periods = slices.Clone(sec.Periods)
	if !known {
		sec.Periods = slices.Insert(sec.Periods, at, Period{Round: e.Round})
	}
	if sec.Periods[at] = sec.Periods[at].with(e.Ratings); len(sec.Periods[at].Ratings) == 0 {
		sec.Periods = slices.Delete(sec.Periods, at, at+1)
	}
	return nil
}

// RatePeriod gives players other ratings from a round on, in an event that lasts longer than [LongEvent]. It may be done after the rounds
// were played, and changes no result.
type RatePeriod struct {
	Section SectionID
	Period
}

func (c RatePeriod) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if !s.IsLong() || sec.Config.IsMatch() || c.Round > sec.Config.Rounds {
		return nil, &ValueError{Field: "rounds", Value: strconv.Itoa(c.Round), Least: 2, Max: sec.Config.Rounds}
	}
	return []Event{PeriodRated{InSection{c.Section}, Period{c.Round, slices.Clone(c.Ratings)}}}, nil
}

// The ratings of a section that count where it has several of a player.
const (
	PeriodsEach  = ""      // in each round that of its period
	PeriodsFirst = "first" // that of the start throughout
)

// ratings returns what a player is rated in each round, nil where that is one rating throughout.
func (sec *section) ratings(id PlayerID) []int {
	if len(sec.Periods) == 0 || sec.Rating.Periods != PeriodsEach {
		return nil
	}
	list, now := make([]int, sec.Config.Rounds), 0
	for n, k := 1, 0; n <= len(list); n++ {
		for ; k < len(sec.Periods) && sec.Periods[k].Round <= n; k++ {
			now = cmp.Or(sec.Periods[k].of(id), now)
		}
		list[n-1] = now
	}
	if now == 0 {
		return nil
	}
	return list
}

// RatingIn returns the rating of a player that counts in a round of his section: that of its period where one was given, which own says,
// else that of the start.
func (s State) RatingIn(id PlayerID, round int) (rating int, own bool) {
	p, err := s.player(id)
	if err != nil {
		return 0, false
	}
	sec, err := s.section(p.Section)
	if err != nil {
		return p.Rating, false
	}
	if list := sec.ratings(id); round >= 1 && round <= len(list) && list[round-1] != 0 {
		return list[round-1], true
	}
	return p.Rating, false
}
