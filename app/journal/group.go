package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// Group says whom a section is for. The zero value is everybody. It warns and sorts; it forbids nothing, because who may
// play where is decided by the regulations of the event and its arbiter.
type Group struct {
	Sex      swiss.Sex `json:"sex,omitzero"`      // boys and men, or girls and women; 0: both
	BornFrom int       `json:"bornFrom,omitzero"` // first year of birth, 0: no limit
	BornTo   int       `json:"bornTo,omitzero"`   // last year of birth, 0: no limit
}

func (g Group) check() error {
	if g.Sex > swiss.Female {
		return &ValueError{Field: "sex", Value: fmt.Sprint(g.Sex)}
	}
	for _, year := range []int{g.BornFrom, g.BornTo} {
		if year != 0 && (year < 1900 || year > 2200) {
			return &ValueError{Field: "birth", Value: fmt.Sprint(year), Least: 1900, Max: 2200}
		}
	}
	if g.BornTo != 0 && g.BornFrom > g.BornTo {
		return &ValueError{Field: "birth", Value: fmt.Sprint(g.BornTo), Least: g.BornFrom, Max: 2200}
	}
	return nil
}

// Misfit says why a person does not belong into a group.
type Misfit string

// The misfits. What is not known of a person is none.
const (
	NoMisfit Misfit = ""
	WrongSex Misfit = "sex"
	TooOld   Misfit = "old"   // born before the first year
	TooYoung Misfit = "young" // born after the last year
)

// Misfit compares a person with the group.
func (g Group) Misfit(p PlayerInfo) Misfit {
	switch {
	case g.Sex != 0 && p.Sex != 0 && g.Sex != p.Sex:
		return WrongSex
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
func (g Group) Suits(p PlayerInfo) bool {
	unknown := g.Sex != 0 && p.Sex == 0 || (g.BornFrom != 0 || g.BornTo != 0) && p.Birth.IsZero()
	return !unknown && g.Misfit(p) == NoMisfit
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
