package standings

import (
	"errors"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestHeading: what is above the table says whether it is final, what can be touched, and why there is none.
func TestHeading(t *testing.T) {
	for _, c := range []struct {
		name   string
		system string
		table  *standing.Table
		title  string
		about  string
		failed bool
		ties   bool
	}{
		{"nothing computed yet", journal.Dutch, nil, "Interim standings", "4 players.", false, true},
		{"a knock-out has no arithmetic and no tie-breaks", journal.Knockout, &standing.Table{System: journal.Knockout}, "Interim standings", "4 players.", false, false},
		{"Keizer can be opened, but has no order to change", journal.Keizer, &standing.Table{System: journal.Keizer}, "Interim standings", "4 players. Touch a name to see the arithmetic.", false, false},
		{"final", journal.Knockout, &standing.Table{System: journal.Knockout, Final: true}, "Final standings", "4 players.", false, false},
		{"it could not be computed", journal.Dutch, &standing.Table{Err: errors.New("broken")}, "Interim standings", "4 players.", true, true},
	} {
		d := plays(t, 4, journal.SectionConfig{System: c.system, Rounds: 2})
		d.Event.Table = c.table
		h := d.m.heading()
		if h.title != c.title || h.about != c.about || (h.failed != nil) != c.failed || h.ties != c.ties {
			t.Errorf("%s: %+v", c.name, h)
		}
	}
}

// TestCrosstableHeading: the crosstable says how a cell is read, and does not offer to touch a name.
func TestCrosstableHeading(t *testing.T) {
	for system, about := range map[string]string{journal.Dutch: "4 players. Each round: colour, the opponent's place, result.", journal.Knockout: "4 players."} {
		d := plays(t, 4, journal.SectionConfig{System: system, Rounds: 2})
		d.Event.Table = &standing.Table{System: system}
		d.m.Route.Page = session.PageCrosstable
		if h := d.m.heading(); h.about != about {
			t.Errorf("%s: %q, want %q", system, h.about, about)
		}
	}
}

// TestNobodyYet: a section without players has no standing, and no fault either.
func TestNobodyYet(t *testing.T) {
	d := event(t, 0, 3)
	d.Event.Table = &standing.Table{Err: errors.New("swiss: no players")}
	if h := d.m.heading(); h.failed != nil || h.about != "0 players." {
		t.Errorf("%+v", h)
	}
}

func TestAfter(t *testing.T) {
	d := event(t, 4, 3)
	for _, c := range []struct {
		name  string
		table *standing.Table
		want  string
	}{{"no table", nil, ""}, {"before round 1", &standing.Table{}, ""}, {"after two rounds", &standing.Table{Rounds: 2}, i18n.EN.T(i18n.StandingsAfter, "2")}} {
		d.Event.Table = c.table
		if got := d.m.after(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestTable: places, names with schools, values by column and folded, and what can be done from there.
func TestTable(t *testing.T) {
	d := event(t, 4, 3)
	d.at(session.PageStandings)
	d.Says("before round 1", "Interim standings", "4 players.", "Standings begin when round 1 is complete.", "!Name and club")
	d.Closed()
	table := d.at(session.PageStandings)
	columns := table.Columns(i18n.EN)
	got := d.m.row(0, columns)
	if got.rank != "1" || got.points != "1" || strings.Join(got.values, " ") != " 0 0 0" || got.folded != "BH-1\u00a00 · BH\u00a00 · SB\u00a00" || got.open {
		t.Errorf("the first row: %+v", got)
	}
	d.Says("after round 1", "After round 1", "Touch a name to see the arithmetic.", "1 "+got.name+" "+got.under, "!Show")
	d.Touch("copy")
	if text, ok := d.Cmds[len(d.Cmds)-1].(session.CopyText); !ok || text.Text != d.m.standingsText() || text.Text == "" {
		t.Errorf("copied %+v", d.Cmds[len(d.Cmds)-1])
	}
	d.Event.Table.Err = errors.New("broken")
	d.Says("a failure", "broken")
}

// TestTieBreakSheet: before round 1 the order is changed at will, later the sheet asks for a reason.
func TestTieBreakSheet(t *testing.T) {
	d := event(t, 4, 3)
	d.at(session.PageStandings)
	d.Touch("ties")
	d.Says("before round 1", "Tie-break order", "!Round 1 is published")
	d.Touch("tie-add-WIN")
	d.Touch("ties-save")
	if codes := d.SectionNow().TieBreaks; codes[len(codes)-1] != "WIN" {
		t.Errorf("recorded %v", codes)
	}
	d.Closed()
	d.Touch("ties")
	d.Says("later", "Round 1 is published", "C.07, 4.1", "!"+i18n.ReasonMissing.EN)
	d.Touch("ties-save")
	d.Says("without a reason", i18n.ReasonMissing.EN)
	d.Enter("tie-reason", "agreed with all")
	d.Says("with a reason", "!"+i18n.ReasonMissing.EN)
	d.Touch("close-sheet")
	d.Says("closed", "!Round 1 is published")
}

// TestManyTieBreaks: on a wide screen five have a column, the others stand under the name; on a narrow one all of them do.
func TestManyTieBreaks(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 3, TieBreaks: []string{"WIN", "WON", "BPG", "BWG", "PS", "REP", "STD"}})
	d.Closed()
	d.at(session.PageStandings)
	got := d.m.row(0, d.m.columns())
	if len(got.values) != mostColumns || !strings.HasPrefix(got.rest, "REP\u00a01 · STD\u00a0") || !strings.HasSuffix(got.folded, got.rest) || !strings.HasPrefix(got.folded, "WIN\u00a01") {
		t.Errorf("%+v", got)
	}
}

// TestEditionAndSharedPlaces: below the table stands the edition of C.07, and what one number at two rows means, where there is one; a
// system that ranks by its own rules has neither.
func TestEditionAndSharedPlaces(t *testing.T) {
	for _, c := range []struct {
		system, rules string
		ties          []string
		edition       string
		shared        bool
	}{{journal.Dutch, "2026", []string{"WIN"}, "FIDE C.07, edition 2026.", true}, {journal.Dutch, "2024", []string{"BH", "DE"}, "FIDE C.07, edition 2024.", true},
		{journal.Dutch, "2023", []string{"PS"}, "FIDE C.07, edition 2023.", true}, {journal.Dutch, "", []string{"TPN"}, "FIDE C.07, edition 2026.", false},
		{journal.RoundRobin, "2026", []string{"DE"}, "FIDE C.07, edition 2026.", true}, {journal.Keizer, "", nil, "", false}} {
		d := plays(t, 4, journal.SectionConfig{System: c.system, Edition: map[string]string{journal.Dutch: "2026"}[c.system], Rounds: 3, TieBreaks: c.ties})
		if c.rules != "" {
			d.Did(journal.ChangeTieBreaks{Section: 1, TieBreaks: c.ties, Rules: c.rules})
		}
		d.Closed()
		d.at(session.PageStandings)
		said := map[bool]string{true: "", false: "!"}
		d.Says(c.system+c.rules, said[c.edition != ""]+"FIDE C.07, edition", c.edition, said[c.shared]+textStandingsShared.EN)
	}
}
