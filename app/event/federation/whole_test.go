package federation_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// records are those of TRF26, with the reason where a report does without one.
var records = map[string]string{"012": "", "022": "", "032": "", "042": "", "052": "", "062": "", "072": "", "082": "", "092": "", "102": "", "112": "", "122": "", "132": "",
	"142": "", "152": "", "162": "", "172": "", "182": "", "192": "", "202": "", "212": "202 says the same", "222": "", "001": "", "013": "", "240": "", "250": "", "260": "", "299": "",
	"300": "", "310": "", "320": "", "330": "", "352": "", "362": "", "801": "802 says the same", "802": "", "###": "", "CRO": ""}

// TestReportLeavesOutNothing: there is no record of TRF26 that no report has where the event knows it, and none that is not one of its
// records.
func TestReportLeavesOutNothing(t *testing.T) {
	seen := map[string]bool{}
	look := func(name, text string) {
		for line := range strings.Lines(text) {
			if code := line[:min(3, len(line))]; strings.TrimSpace(line) != "" {
				if _, known := records[code]; !known && code != "INA" {
					t.Errorf("%s: a record %q that TRF26 has not", name, strings.TrimSpace(line))
				}
				seen[code] = true
			}
		}
	}
	files, err := filepath.Glob("../../../testdata/trf/report/*.trf")
	if err != nil || len(files) == 0 {
		t.Fatal("no reports", err)
	}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		look(path, string(text))
	}
	h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 3, Options: journal.SystemOptions{MatchWin: 3}}, field(6))
	h.rosters()
	h.start()
	h.enter(h.pair(), 0, lot.New(3))
	h.close()
	look("teams with 3-1-0", roundTrip(t, h.s, 1))
	for code, why := range records {
		if (why == "") != seen[code] {
			t.Errorf("record %s: written %t, left out because %q", code, seen[code], why)
		}
	}
}

// TestStrengthOfTeams: the rating that a team was given goes into its record and comes back; one that follows from its players does not, and
// a measure of another kind is no rating.
func TestStrengthOfTeams(t *testing.T) {
	for _, c := range []struct{ rating, written, back int }{{2310, 2310, 2310}, {0, 0, 0}, {4000, 4000, 4000}, {0, 99999, 0}} {
		list := field(6)
		list[0].Rating = c.rating
		h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 3}, list)
		h.rosters()
		h.start()
		h.enter(h.pair(), 0, lot.New(3))
		doc, err := federation.Report(h.s, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		first, _ := h.s.Player(1)
		row := &doc.Teams[first.TPN-1]
		if c.written != 99999 && row.Strength != c.written {
			t.Errorf("%d is written as %d", c.rating, row.Strength)
		}
		row.Strength = c.written
		data, _ := doc.Encode(trf.WriteOptions{})
		read, tour, _, err := trf.ReadTournament(data, trf.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if take := federation.NewTakeover(read, tour); (take.LostStrengths() > 0) != (c.back != c.written) {
			t.Errorf("%d: %d measures are said to be left out", c.written, take.LostStrengths())
		}
		back := again(t, data)
		if p, _ := back.PlayerByTPN(1, first.TPN); p.Rating != c.back {
			t.Errorf("%d comes back as %d", c.written, p.Rating)
		}
	}
}
