package phrase

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// FIDERule says what an act is that a rule of FIDE mode meets.
func FIDERule(l i18n.Lang, r journal.Rule) string { return l.T(fideRules[r][0]) }

// FIDEWhy says why the rule is there, or what may be done instead.
func FIDEWhy(l i18n.Lang, r journal.Rule) string { return l.T(fideRules[r][1]) }

// FIDESign is the lasting sign of a section that has left FIDE mode; "" for one that has not.
func FIDESign(l i18n.Lang, m journal.Mode) string {
	switch {
	case m.State != journal.ModeGone:
		return ""
	case m.Round == 0:
		return l.T(textFIDELeftBefore)
	}
	return l.T(textFIDELeft, l.Int(m.Round))
}

// FIDELine is the sign with the reason, as the foot of a paper has it.
func FIDELine(l i18n.Lang, m journal.Mode) string {
	sign := FIDESign(l, m)
	if sign == "" {
		return ""
	}
	var why []string
	if m.Rule != "" {
		why = append(why, FIDERule(l, m.Rule))
	}
	if m.Reason != "" {
		why = append(why, m.Reason)
	}
	if len(why) == 0 {
		return sign
	}
	return sign + ": " + strings.Join(why, " – ")
}
