package setup

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// usualDefaults are the times that are offered, in minutes.
var usualDefaults = []string{"0", "10", "15", "30"}

// defaultOwn is the key of another time, or of none.
const defaultOwn = "own"

// defaultKey is which of those offered was chosen.
func (w Model) defaultKey() string {
	if w.DefaultOwn || !slices.Contains(usualDefaults, w.Default) {
		return defaultOwn
	}
	return w.Default
}

// The rules by which offences are dealt with.
const (
	cardsNone = "fide"
	cardsO2SN = "o2sn"
)

// cardsKey is which of them were chosen.
func (w Model) cardsKey() string {
	if w.Cards {
		return cardsO2SN
	}
	return cardsNone
}

// readsDefault reads how late a player may come; what is no such number of minutes is said to be so. Nothing written states none.
func (w *Model) readsDefault() bool {
	w.Default = journal.Clean(w.Default)
	_, ok := session.Whole(w.Default, ledger.MaxDefault)
	w.DefaultBad = !ok
	return ok
}

// laws are the commands that give the sections of a new event their default time (Art. 6.7.1) and the rules for offences.
func (w Model) laws(sections int) []journal.Command {
	var laws ledger.Laws
	if n, err := strconv.Atoi(w.Default); err == nil {
		laws.DefaultSet, laws.DefaultMinutes = true, n
	}
	if w.Cards {
		laws.Overlay = rules.O2SN2013().ID
	}
	if laws == (ledger.Laws{}) {
		return nil
	}
	var list []journal.Command
	for i := range sections {
		list = append(list, journal.ChooseLaws{Section: journal.SectionID(i + 1), Laws: laws})
	}
	return list
}

// cardsClass is the class of play that the cards make of a time control, and why to look at it; no doubt without cards.
func (w Model) cardsClass(timeCode string) (class i18n.Text, doubt rules.ClassDoubt) {
	if !w.Cards {
		return i18n.Text{}, rules.NoDoubt
	}
	chosen := ledger.Laws{Overlay: rules.O2SN2013().ID}
	laws := chosen.Filled(rules.Date{}, timeCode)
	class = map[string]i18n.Text{rules.Standard.String(): i18n.ClockStandard, rules.Rapid.String(): i18n.ClockRapid, rules.Blitz.String(): i18n.ClockBlitz}[laws.Class]
	return class, laws.ClassDoubt(chosen, timeCode)
}

// CardsText is the rule for offences, for the check of the form.
func (w Model) CardsText(l i18n.Lang) string {
	if w.Cards {
		return l.T(i18n.LawsO2SNName)
	}
	return l.T(textCardsNone)
}

// DefaultText is the default time for the check of the form.
func (w Model) DefaultText(l i18n.Lang) string {
	n, err := strconv.Atoi(w.Default)
	if err != nil {
		return l.T(textDefaultNone)
	}
	return l.T(i18n.TimeMinutes, l.Int(n))
}
