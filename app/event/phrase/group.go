package phrase

import (
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// GroupText says whom a section or a prize is for: "SMP/MTs, putra, lahir 2014 atau sesudahnya".
func GroupText(l i18n.Lang, g journal.Group) string {
	var list []string
	if g.Level != alike.AnyLevel {
		list = append(list, LevelText(l, g.Level))
	}
	switch g.Sex {
	case swiss.Male:
		list = append(list, l.T(textGroupMale))
	case swiss.Female:
		list = append(list, l.T(textGroupFemale))
	}
	if text := classText(l, g); text != "" {
		list = append(list, text)
	}
	list = append(list, rangeText(l, g.BornFrom, g.BornTo, textGroupBetween, textGroupFrom, textGroupTo)...)
	list = append(list, rangeText(l, g.RatingFrom, g.RatingTo, textGroupRated, textGroupRatedOn, textGroupRatedTo)...)
	if len(list) == 0 {
		return l.T(i18n.GroupAll)
	}
	return strings.Join(list, ", ")
}

// rangeText words a range of numbers, one end of which may be open; nil where both are.
func rangeText(l i18n.Lang, from, to int, both, onlyFrom, onlyTo i18n.Text) []string {
	low, high := strconv.Itoa(from), strconv.Itoa(to)
	switch {
	case from != 0 && to != 0:
		return []string{l.T(both, low, high)}
	case from != 0:
		return []string{l.T(onlyFrom, low)}
	case to != 0:
		return []string{l.T(onlyTo, high)}
	}
	return nil
}

func classText(l i18n.Lang, g journal.Group) string {
	switch from, to := max(1, g.ClassFrom), g.ClassTo; {
	case g.ClassFrom == 0 && to == 0:
		return ""
	case from == to:
		return l.T(textGroupClass, strconv.Itoa(from))
	case to == 0:
		return l.T(textGroupClasses, strconv.Itoa(from), strconv.Itoa(journal.MaxClass))
	default:
		return l.T(textGroupClasses, strconv.Itoa(from), strconv.Itoa(to))
	}
}

var levelTexts = map[alike.Level]i18n.Text{alike.SD: textGroupSD, alike.SMP: textGroupSMP, alike.SMA: textGroupSMA,
	alike.Primary: textGroupPrimary, alike.Secondary: textGroupSecond}

// LevelText names a level of schools.
func LevelText(l i18n.Lang, level alike.Level) string { return l.T(levelTexts[level]) }

// MisfitText says why a person does not belong into a section; empty where he does.
func MisfitText(l i18n.Lang, sec journal.SectionConfig, p journal.PlayerInfo) string {
	switch sec.Misfit(p) {
	case journal.WrongSex:
		if p.Sex == swiss.Female {
			return l.T(textMisfitGirl, sec.Name)
		}
		return l.T(textMisfitBoy, sec.Name)
	case journal.TooOld:
		return l.T(textMisfitOld, sec.Name)
	case journal.TooYoung:
		return l.T(textMisfitYoung, sec.Name)
	case journal.WrongLevel:
		return l.T(textMisfitLevel, sec.Name)
	case journal.WrongClass:
		return l.T(textMisfitClass, sec.Name, strconv.Itoa(p.Class))
	case journal.TooWeak:
		return l.T(textMisfitWeak, sec.Name)
	case journal.TooStrong:
		return l.T(textMisfitStrong, sec.Name)
	}
	return ""
}
