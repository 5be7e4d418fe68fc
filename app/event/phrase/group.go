package phrase

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// GroupText says whom a section is for: "putra, lahir 2014 atau sesudahnya".
func GroupText(l i18n.Lang, g journal.Group) string {
	text := ""
	switch g.Sex {
	case swiss.Male:
		text = l.T(textGroupMale)
	case swiss.Female:
		text = l.T(textGroupFemale)
	}
	from, to := strconv.Itoa(g.BornFrom), strconv.Itoa(g.BornTo)
	born := ""
	switch {
	case g.BornFrom != 0 && g.BornTo != 0:
		born = l.T(textGroupBetween, from, to)
	case g.BornFrom != 0:
		born = l.T(textGroupFrom, from)
	case g.BornTo != 0:
		born = l.T(textGroupTo, to)
	}
	switch {
	case text == "" && born == "":
		return l.T(i18n.GroupAll)
	case text == "" || born == "":
		return text + born
	}
	return text + ", " + born
}

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
	}
	return ""
}
