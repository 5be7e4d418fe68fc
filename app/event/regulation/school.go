package regulation

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// School is the usual regulation of a school's event, with which the wizard begins: a Swiss of six rounds, 20 minutes a side,
// pairing numbers by lot. The seed of the lot is still to be set.
func School(l i18n.Lang) journal.SectionConfig {
	const minutes = 20
	return journal.SectionConfig{Name: l.T(i18n.SectionOpen), System: journal.Dutch, Edition: SystemOf(journal.Dutch).Edition, Rounds: 6,
		TimeControl: l.T(i18n.TimeMinutes, strconv.Itoa(minutes)), TimeCode: strconv.Itoa(minutes * 60),
		Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}}, TieBreaks: slices.Clone(SchoolTieBreaks), TieRules: "2026"}
}
