package standings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestSumsOfRatings C.07 10: the opponents' ratings, the average, the difference for the score and what a perfect performance
// expects stand in the opened row, so that they can be done again by hand.
func TestSumsOfRatings(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 3, TieBreaks: []string{"ARO", "TPR", "PTP", "RTNG"}})
	d.Closed()
	d.Closed()
	table := d.at(session.PageStandings)
	tpn := table.Rows[0].TPN
	d.Touch(fmt.Sprint("row-", tpn))
	lines := map[string]sum{}
	for i, s := range d.m.sums(d.Event.Open[0]) {
		lines[table.Codes[i].Name] = s
	}
	sum, rated := 0, 0
	for r := 1; r <= 2; r++ {
		p, _ := d.Event.Kept.PlayerByTPN(1, table.Tournament.Entry(tpn, r).Opponent)
		sum, rated = sum+p.Rating, rated+1
		if x := lines["ARO"].terms[r-1]; x.amount != fmt.Sprint(p.Rating) {
			t.Errorf("round %d: %+v, want %d", r, x, p.Rating)
		}
	}
	if got := lines["ARO"].note; !strings.HasPrefix(got, fmt.Sprintf("%d ÷ %d = %d", sum, rated, sum/rated)) {
		t.Errorf("average: %q", got)
	}
	if s := lines["TPR"]; s.article != "C.07 10.2" || !strings.Contains(s.note, "100 % gives +800 (B.02 8.1.1)") || !strings.HasSuffix(s.note, s.value) {
		t.Errorf("performance: %+v", s)
	}
	if s := lines["PTP"]; !strings.Contains(s.note, s.value+" is the lowest rating that is expected to score 2 or more") || s.terms[0].amount != "1" {
		t.Errorf("perfect performance: %+v", s)
	}
	if s := lines["RTNG"]; s.value == "" || s.terms != nil {
		t.Errorf("own rating: %+v", s)
	}
	d.Says("on the page", "100 % gives +800 (B.02 8.1.1)")
}

// TestDroppedTieBreak C.07 8 and 10: what the rules keep out says so, in the row and where the list is chosen.
func TestDroppedTieBreak(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3, TieBreaks: []string{"BH", "SB"}})
	d.Closed()
	table := d.at(session.PageStandings)
	d.Touch(fmt.Sprint("row-", table.Rows[0].TPN))
	d.Says("opened", "Not used in this tournament. Not allowed where everybody meets everybody (C.07 8).")
	d.Touch("ties")
	d.Says("the list", "Buchholz Sum of the scores of all opponents (C.07 8.1) Not allowed where everybody meets everybody (C.07 8).")
	d.Touch("tie-add-PS")
	d.Enter("tie-form-2", "PS/C1")
	if got := d.Dialog.(tieDialog).Codes; !slices.Equal(got, []string{"BH", "SB", "PS/C1"}) {
		t.Errorf("the list is %v", got)
	}
}

// TestLotsDecide: the last criterion parts whoever is tied at the end, and says by which seed.
func TestLotsDecide(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 2, TieBreaks: []string{"OTHER_LOT"}})
	d.Closed()
	table := d.at(session.PageStandings)
	d.Touch(fmt.Sprint("row-", table.Rows[0].TPN))
	d.Says("before the end", "Drawing of lots C.07 4 Drawn after the last round, if needed.")
	d.Pair()
	d.Publish()
	d.Score(journal.Drawn)
	d.Close()
	table = d.at(session.PageStandings)
	ranks := map[int]bool{}
	for _, r := range table.Rows {
		ranks[r.Rank] = true
	}
	if len(ranks) != 4 {
		t.Fatalf("ranks %v", ranks)
	}
	d.Touch(fmt.Sprint("row-", table.Rows[0].TPN))
	d.Says("at the end", i18n.EN.T(textSumLot, table.Options.Seed.String()))
	if got := d.m.row(0, d.m.columns()).values[0]; got != "×" {
		t.Errorf("the column says %q", got)
	}
}

// TestGroupsAreExplained: every group has its heading, its tie-breaks and their arithmetic, among its members alone.
func TestGroupsAreExplained(t *testing.T) {
	d := plays(t, 8, journal.SectionConfig{System: journal.Groups, Rounds: 3, Options: journal.SystemOptions{Groups: 2}})
	d.Closed()
	d.Closed()
	table := d.at(session.PageStandings)
	d.Says("the table", "Group A", "Group B")
	last := table.Rows[7].TPN
	d.Touch(fmt.Sprint("row-", last))
	var titles []string
	for _, s := range d.m.sums(d.Event.Open[0]) {
		titles = append(titles, s.title)
	}
	if !slices.Contains(titles, "Sonneborn-Berger") || !slices.Contains(titles, "Koya") || titles[0] != "Points" {
		t.Errorf("the arithmetic: %q", titles)
	}
	d.Touch("ties")
	d.Enter("tie-form-2", "SB/C1")
	d.Dialog = tieDialog{Codes: []string{"WIN", "SB/C1"}, Reason: "announced at the meeting", Late: true}
	d.Touch("ties-save")
	if got := d.at(session.PageStandings).Columns(i18n.EN); len(got) != 3 || got[2].Short != "SB-1" {
		t.Errorf("columns %+v", got)
	}
}
