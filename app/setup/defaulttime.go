package setup

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/journal/ledger"
	"wasit/app/session"
)

// readsDefault reads how late a player may come; what is no such number of minutes is said to be so. Nothing written states none.
func (w *Model) readsDefault() bool {
	w.Default = journal.Clean(w.Default)
	_, ok := session.Whole(w.Default, ledger.MaxDefault)
	w.DefaultBad = !ok
	return ok
}

// laws are the commands that give the sections of a new event their default time (Art. 6.7.1).
func (w Model) laws(sections int) []journal.Command {
	n, err := strconv.Atoi(w.Default)
	if err != nil {
		return nil
	}
	var list []journal.Command
	for i := range sections {
		list = append(list, journal.ChooseLaws{Section: journal.SectionID(i + 1), Laws: ledger.Laws{DefaultSet: true, DefaultMinutes: n}})
	}
	return list
}

// DefaultText is the default time for the check of the form.
func (w Model) DefaultText(l i18n.Lang) string {
	n, err := strconv.Atoi(w.Default)
	if err != nil {
		return l.T(textDefaultNone)
	}
	return l.T(i18n.TimeMinutes, l.Int(n))
}
