package journal

import (
	"fmt"
	"slices"

	"wasit/app/lists/alike"
	"wasit/swiss"
)

// A Prize is what the best of a category get. A category asks for everything that it names: sex, years of birth, school,
// ratings. The zero category is everybody.
type Prize struct {
	Name       string `json:"name,omitzero"` // empty: the ranking of the section itself
	Group             // whom it is for
	Club       string `json:"club,omitzero"`       // school or club, compared without case and accents
	RatingFrom int    `json:"ratingFrom,omitzero"` // instead of those of the group: journals have them after the club
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

// Reserves stands for the players after the boards of their team.
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

// Group says whom a section or a prize is for. The zero value is everybody. It warns and sorts; it forbids nothing, because who
// may play where is decided by the regulations of the event and its arbiter. Both ends of a range are included, 0 is no limit.
type Group struct {
	Sex        swiss.Sex   `json:"sex,omitzero"`      // boys and men, or girls and women; 0: both
	BornFrom   int         `json:"bornFrom,omitzero"` // first year of birth
	BornTo     int         `json:"bornTo,omitzero"`   // last year of birth
	Level      alike.Level `json:"level,omitzero"`    // of the school
	ClassFrom  int         `json:"classFrom,omitzero"`
	ClassTo    int         `json:"classTo,omitzero"`
	RatingFrom int         `json:"ratingFrom,omitzero"` // 0: also the unrated
	RatingTo   int         `json:"ratingTo,omitzero"`   // the unrated count as below every limit
}

// MaxClass is the highest class of a school.
const MaxClass = 13

func (g Group) check() error {
	if g.Sex > swiss.Female {
		return &ValueError{Field: "sex", Value: fmt.Sprint(g.Sex)}
	}
	if g.Level != alike.AnyLevel && !slices.Contains(alike.Levels, g.Level) {
		return &ValueError{Field: "level", Value: string(g.Level)}
	}
	for _, r := range []struct {
		field                string
		from, to, least, max int
	}{{"birth", g.BornFrom, g.BornTo, 1900, 2200}, {"class", g.ClassFrom, g.ClassTo, 1, MaxClass}, {"rating", g.RatingFrom, g.RatingTo, 1, MaxRating}} {
		for _, n := range []int{r.from, r.to} {
			if n != 0 && (n < r.least || n > r.max) {
				return &ValueError{Field: r.field, Value: fmt.Sprint(n), Least: r.least, Max: r.max}
			}
		}
		if r.to != 0 && r.from > r.to {
			return &ValueError{Field: r.field, Value: fmt.Sprint(r.to), Least: r.from, Max: r.max}
		}
	}
	return nil
}

// Misfit says why a person does not belong in a group.
type Misfit string

// The reasons. What is not known about a person excludes nobody.
const (
	NoMisfit   Misfit = ""
	WrongSex   Misfit = "sex"
	TooOld     Misfit = "old"    // born before the first year
	TooYoung   Misfit = "young"  // born after the last year
	WrongLevel Misfit = "level"  // of another kind of school
	WrongClass Misfit = "class"  // in a class outside the range
	TooWeak    Misfit = "weak"   // rated below the first rating, or unrated
	TooStrong  Misfit = "strong" // rated above the last rating
)

// Misfit compares a person with the group.
func (g Group) Misfit(p PlayerInfo) Misfit {
	switch {
	case g.Sex != 0 && p.Sex != 0 && g.Sex != p.Sex:
		return WrongSex
	case g.Level.Takes(p.Club, p.Class) == alike.Different:
		return WrongLevel
	case p.Class != 0 && (g.ClassFrom != 0 && p.Class < g.ClassFrom || g.ClassTo != 0 && p.Class > g.ClassTo):
		return WrongClass
	case p.Rating < g.RatingFrom:
		return TooWeak
	case g.RatingTo != 0 && p.Rating > g.RatingTo:
		return TooStrong
	case p.Birth.IsZero():
		return NoMisfit
	case g.BornFrom != 0 && p.Birth.Year < g.BornFrom:
		return TooOld
	case g.BornTo != 0 && p.Birth.Year > g.BornTo:
		return TooYoung
	}
	return NoMisfit
}

// Suits reports whether a person belongs into the group for certain: nothing that it asks for is unknown of him.
func (g Group) Suits(p PlayerInfo) bool { return len(g.Unknown(p)) == 0 && g.Misfit(p) == NoMisfit }

// A Trait is what a group asks for.
type Trait string

// The traits that can be unknown of a person.
const (
	TraitSex   Trait = "sex"
	TraitLevel Trait = "level"
	TraitClass Trait = "class"
	TraitBirth Trait = "birth"
)

// Unknown lists what the group asks for and is not known of a person.
func (g Group) Unknown(p PlayerInfo) []Trait {
	var list []Trait
	if g.Sex != 0 && p.Sex == 0 {
		list = append(list, TraitSex)
	}
	if g.Level.Takes(p.Club, p.Class) == alike.Perhaps {
		list = append(list, TraitLevel)
	}
	if (g.ClassFrom != 0 || g.ClassTo != 0) && p.Class == 0 {
		list = append(list, TraitClass)
	}
	if (g.BornFrom != 0 || g.BornTo != 0) && p.Birth.IsZero() {
		list = append(list, TraitBirth)
	}
	return list
}

// PartedBySex reports whether it hangs on the sex into which section somebody belongs.
func (s State) PartedBySex() bool {
	return len(s.sections) > 1 && slices.ContainsFunc(s.sections, func(sec *section) bool { return sec.Config.Sex != 0 })
}

// InDoubt reports whether it is in doubt that a player belongs into his section: he does not, or what it asks for is unknown of him
// in an event whose sections go by sex.
func (s State) InDoubt(p Player) bool {
	sec, err := s.section(p.Section)
	return err == nil && (sec.Config.Misfit(p.PlayerInfo) != NoMisfit || p.Sex == 0 && sec.Config.System != Team && s.PartedBySex())
}

// HomeOf returns the section that a person belongs into: the only one that suits him and has not begun. ok is false
// where there is none, or more than one.
func (s State) HomeOf(p PlayerInfo) (id SectionID, ok bool) {
	for _, sec := range s.sections {
		if sec.published() > 0 || !sec.Config.Suits(p) {
			continue
		}
		if ok {
			return 0, false
		}
		id, ok = sec.ID, true
	}
	return id, ok
}
