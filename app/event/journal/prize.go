package journal

import (
	"fmt"
)

// A Prize is what the best of a category get. A category asks for everything that it names: sex, years of birth, school,
// ratings. The zero category is everybody.
type Prize struct {
	Name       string `json:"name,omitzero"` // empty: the ranking of the section itself
	Group             // whom it is for
	Club       string `json:"club,omitzero"`       // school or club, compared without case and accents
	RatingFrom int    `json:"ratingFrom,omitzero"` // instead of those of the group: journals have them behind the club
	RatingTo   int    `json:"ratingTo,omitzero"`
	Places     int    `json:"places"`             // how many are awarded
	TwoThirds  bool   `json:"twoThirds,omitzero"` // the third place is given twice
	Medals     bool   `json:"medals,omitzero"`    // places 1 to 3 are gold, silver and bronze of the medal table
	Shared     bool   `json:"shared,omitzero"`    // players of the same rank share the place: no lot is drawn
	Team       int    `json:"team,omitzero"`      // goes to schools: the best so many players of each count; 0: to players
	Whole      bool   `json:"whole,omitzero"`     // of a prize for schools: players of all sections of the event count
	Board      int    `json:"board,omitzero"`     // of a team event: goes to players of this board, or to [Reserves]; 0: to teams
	MinGames   int    `json:"minGames,omitzero"`  // of a prize of a board: who played fewer has none; 0: one

	Money []int64 `json:"money,omitzero"` // of each place from the first on, in whole units of the currency
}

// Reserves stands for the players behind the boards of their team.
const Reserves = -1

// The bounds of a list of prizes.
const (
	MaxPrizes = 40  // in a section
	MaxPlaces = 100 // of a prize
	MaxTeam   = 20  // players of a school that count

	MaxMoney    int64 = 1e12 // of a place
	MaxCurrency       = 8    // letters
)

// A Split says how players with the same points share the money of the places that they take.
type Split string

// The ways.
const (
	SplitPlace Split = ""      // not at all: each has the money of his place
	SplitEqual Split = "equal" // each the same part
	SplitHort  Split = "hort"  // half of the money of the own place, and the same part of the other halves
)

// Awarded is how many are awarded, where nobody shares a place.
func (p Prize) Awarded() int {
	if p.TwoThirds && p.Places >= 3 {
		return p.Places + 1
	}
	return p.Places
}

// Suits reports whether a player belongs to the category for certain: what it asks for must be known of him.
func (p Prize) Suits(i PlayerInfo) bool {
	group := p.Group
	group.RatingFrom, group.RatingTo = p.RatingFrom, p.RatingTo
	return group.Suits(i) && (p.Club == "" || FoldName(p.Club) == FoldName(i.Club))
}

func (p Prize) cleaned() (Prize, error) {
	p.Name, p.Club = Clean(p.Name), Clean(p.Club)
	for _, text := range []string{p.Name, p.Club} {
		if err := checkText("prize", text, MaxName); err != nil {
			return p, err
		}
	}
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"places", p.Places, 1, MaxPlaces}, {"team", p.Team, 0, MaxTeam}, {"board", p.Board, Reserves, MaxBoards}, {"games", p.MinGames, 0, MaxRounds}, {"rating", p.RatingFrom, 0, MaxRating}, {"rating", p.RatingTo, 0, MaxRating}} {
		if n.got < n.least || n.got > n.max {
			return p, &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: n.least, Max: n.max}
		}
	}
	if len(p.Money) > MaxPlaces {
		return p, &LimitError{"money", MaxPlaces, len(p.Money)}
	}
	for _, n := range p.Money {
		if n < 0 || n > MaxMoney {
			return p, &ValueError{Field: "money", Value: fmt.Sprint(n), Max: int(MaxMoney)}
		}
	}
	if p.RatingTo != 0 && p.RatingFrom > p.RatingTo {
		return p, &ValueError{Field: "rating", Value: fmt.Sprint(p.RatingTo), Least: p.RatingFrom, Max: MaxRating}
	}
	if p.Team != 0 && p.Board != 0 {
		return p, &ValueError{Field: "board", Value: fmt.Sprint(p.Board)}
	}
	if p.Team == 1 {
		return p, &ValueError{Field: "team", Value: "1", Least: 2, Max: MaxTeam}
	}
	return p, p.Group.check()
}

// Prizes are the prizes of a section in the order in which they are awarded.
type Prizes struct {
	List    []Prize `json:"list"`
	Several bool    `json:"several,omitzero"` // a player may win more than one; else the first that he wins is his only one

	Currency string `json:"currency,omitzero"` // of the money, as it is written: "Rp"
	Split    Split  `json:"split,omitzero"`
}

// IsZero reports whether nothing was chosen.
func (p Prizes) IsZero() bool {
	return len(p.List) == 0 && !p.Several && p.Currency == "" && p.Split == SplitPlace
}

// UsualPrizes are those of a section for which none were chosen: three places with medals; none in groups, which lead to a
// final.
func UsualPrizes(system string) Prizes {
	if system == Groups {
		return Prizes{}
	}
	return Prizes{List: []Prize{{Places: 3, Medals: true}}}
}

// PrizesChosen says what is awarded in a section.
type PrizesChosen struct {
	InSection
	Prizes
}

func (e PrizesChosen) cleaned() (Event, error) {
	if len(e.List) > MaxPrizes {
		return e, &LimitError{"prizes", MaxPrizes, len(e.List)}
	}
	e.Currency = Clean(e.Currency)
	if err := checkText("currency", e.Currency, MaxCurrency); err != nil {
		return e, err
	}
	if e.Split != SplitPlace && e.Split != SplitEqual && e.Split != SplitHort {
		return e, &ValueError{Field: "split", Value: string(e.Split)}
	}
	list := make([]Prize, len(e.List))
	for i, p := range e.List {
		var err error
		if list[i], err = p.cleaned(); err != nil {
			return e, err
		}
	}
	e.List = list
	return e, nil
}

func (e PrizesChosen) nameless() Event {
	e.Prizes = e.Prizes.nameless()
	return e
}

func (e PrizesChosen) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	sec.Prizes = e.Prizes
	return nil
}

// ChoosePrizes says what is awarded in a section. It may be done after the event is finished: it changes no result.
type ChoosePrizes struct {
	Section SectionID
	Prizes
}

func (c ChoosePrizes) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if _, err := s.section(c.Section); err != nil {
		return nil, err
	}
	return []Event{PrizesChosen{InSection{c.Section}, c.Prizes}}, nil
}

// Prizes returns the prizes of a section; chosen is false for the usual ones. Its list is shared: read only.
func (s State) Prizes(id SectionID) (p Prizes, chosen bool) {
	sec, err := s.section(id)
	switch {
	case err != nil:
		return UsualPrizes(""), false
	case !sec.Prizes.IsZero():
		return sec.Prizes, true
	}
	return UsualPrizes(sec.Config.System), false
}

// What [Lot.For] says of a draw among players who share a place that a prize depends on, and among the best players of
// schools that share one.
const (
	LotForPrize = "prize"
	LotForTeam  = "prize-team"
)

// nameless leaves out the schools that prizes are for: they go with the players' clubs.
func (p Prizes) nameless() Prizes {
	list := make([]Prize, len(p.List))
	for i, prize := range p.List {
		prize.Club = ""
		list[i] = prize
	}
	p.List = list
	return p
}
