package records

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// lawsSaid says what was chosen of the Laws of a section: edition, local rules, class and readings by their codes, then what was announced.
func (m page) lawsSaid(e journal.LawsChosen) string {
	l, play := m.Lang(), m.Event.Kept.Rules(e.Section)
	parts := strings.Fields(e.Edition + " " + e.Overlay + " " + e.Class + " " + e.Readings.String())
	say := func(on bool, t i18n.Text, args ...string) {
		if on {
			parts = append(parts, l.T(t, args...))
		}
	}
	named := func(on bool, t i18n.Text, r rules.Rule, args ...string) {
		a := play.Edition.Article(r)
		say(on && a != "", t, append(args, a)...)
	}
	full := rules.RuleRapidFull
	if play.Class == rules.Blitz {
		full = rules.RuleBlitzFull
	}
	named(e.Supervised, i18n.LawsFull, full)
	say(e.DefaultSet, textLogDefault, l.Int(e.DefaultMinutes))
	say(e.AppealMinutes > 0, textLogAppealTime, l.Int(e.AppealMinutes))
	named(e.DrawFrom > 0, i18n.LawsDrawFrom, rules.RuleDrawRestricted, l.Int(e.DrawFrom))
	named(e.DrawFrom == rules.NoAgreement, i18n.LawsDrawNever, rules.RuleDrawRestricted)
	named(e.Quickplay, i18n.LawsQuick, rules.RuleQuickplayAnnounced)
	say(e.DeviceMilder, textLogMilder)
	named(e.DeviceOffBanned, i18n.LawsOffBanned, rules.RuleDeviceBan)
	named(e.BagAllowed, i18n.LawsBag, rules.RuleDeviceBag)
	named(e.ReportLeaving, i18n.LawsLeaving, rules.RuleReportLeaving)
	say(e.Chess960, i18n.Laws960)
	if len(parts) == 0 {
		return l.T(textLogUsual)
	}
	return strings.Join(parts, " · ")
}
