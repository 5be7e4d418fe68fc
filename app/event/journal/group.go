package journal

import (
	"fmt"
	"slices"

	"wasit/app/lists/alike"
	"wasit/swiss"
)

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

// Misfit says why a person does not belong into a group.
type Misfit string

// The misfits. What is not known of a person is none.
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
