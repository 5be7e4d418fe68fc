package standings

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/swiss/tiebreak"
)

// TestHundredths: a value is a number with at most two decimals, by comma or point, below zero too; anything else is asked again.
func TestHundredths(t *testing.T) {
	for text, want := range map[string]int64{"34": 3400, "34.5": 3450, "34,5": 3450, "0,05": 5, "-2": -200, "−2,25": -225, " 7 ": 700, "999999.99": 99999999} {
		if n, ok := hundredths(text); !ok || n != want {
			t.Errorf("%q is read as %d, %t", text, n, ok)
		}
	}
	for _, text := range []string{"", "a", "1.234", "1.2.3", "--1", ".5", "1e3", "10000000", "½"} {
		if n, ok := hundredths(text); ok {
			t.Errorf("%q is read as %d", text, n)
		}
	}
}

// TestValuesSheet: where a section ranks by values that are calculated elsewhere they are typed on the page of standings, with where they
// are from; the table follows them, and each value says that it was given.
func TestValuesSheet(t *testing.T) {
	for _, lang := range i18n.All() {
		d := newDesk(t)
		d.Settings.Lang = lang
		d.Open(6, false, func(c *journal.SectionConfig) { c.Rounds, c.TieBreaks = 3, []string{tiebreak.Given} })
		d.Closed()
		d.at(session.PageStandings)
		d.Touch("values")
		first := d.m.Event.Table.Rows
		tied := d.m.tied(d.m.Dialog.(valuesDialog))
		if len(tied) < 4 {
			t.Fatalf("only %d are tied: %+v", len(tied), first)
		}
		d.Says("the sheet", lang.T(textValuesText), d.m.Name(tied[0]))
		d.Enter(valueID(tied[1].ID), "x")
		d.Touch("values-save")
		d.Says("no number", lang.T(textValueBad))
		d.Enter(valueID(tied[1].ID), "12,5")
		d.Touch("values-save")
		d.Says("no reason", lang.T(i18n.ReasonMissing))
		d.Enter("values-reason", "play-off")
		d.Touch("values-save")
		d.NoNotice("saved")
		if sec, _ := d.Event.Kept.Section(1); len(sec.Values) != 1 || sec.Values[0] != (journal.GivenValue{Player: tied[1].ID, Value: 1250}) {
			t.Fatalf("%+v", sec.Values)
		}
		if rows := d.at(session.PageStandings).Rows; rows[0].TPN != tied[1].TPN || rows[0].Rank != 1 || rows[1].Rank != 2 {
			t.Errorf("%+v", rows)
		}
		d.Says("in the table", standing.ValueText(lang, tiebreak.Code{Name: tiebreak.Given}, d.m.Event.Table.Rows[0].Values[1]))
		d.Touch("values")
		if typed := d.m.Dialog.(valuesDialog).Typed[tied[1].ID]; typed == "" {
			t.Error("the value is not there to be changed")
		}
	}
	d := event(t, 6, 3)
	d.Closed()
	d.at(session.PageStandings)
	d.Says("no such criterion", "!"+i18n.EN.T(textValues))
}

// TestExpelledIsNamed: who was expelled stands below the table, and in it no more.
func TestExpelledIsNamed(t *testing.T) {
	for _, lang := range i18n.All() {
		d := event(t, 6, 3)
		d.Settings.Lang = lang
		d.Closed()
		who, _ := d.Event.Kept.Player(1)
		d.at(session.PageStandings)
		d.Says("before", d.m.Name(who))
		d.Did(journal.RecordIncident{Section: 1, Offence: ledger.Offence{Round: 1, Board: d.Event.Kept.BoardOf(1, 1, 1), Player: 1, Offence: ruling.Help},
			Penalties: []ledger.Penalty{{Kind: rules.Expulsion, Reason: "telephone"}}})
		if rows := d.at(session.PageStandings).Rows; len(rows) != 5 {
			t.Errorf("%d places", len(rows))
		}
		d.Says("below the table", lang.T(textExpelled, d.m.Name(who)))
	}
}
