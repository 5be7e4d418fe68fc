package federation_test

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestAccelerationsOfOthersComeBack: virtual points of any kind are taken as the file gives them, and written again.
func TestAccelerationsOfOthersComeBack(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 7}, field(20))
	h.start()
	g := lot.New(lot.Seed(5))
	for range 2 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	plain := string(report(t, h.s, 1))
	for name, lines := range map[string]string{
		"first group of odd size":      "250      01.0 001 002 0001 0007\r\n250      00.5 003 004 0001 0007\r\n",
		"a border of an older count":   "192 FIDE_DUTCH_BAKU\r\n250      01.0 001 002 0001 0012\r\n250      00.5 003 004 0001 0012\r\n",
		"one player":                   "XXA    1  1.0  1.0\r\n",
		"three groups":                 "250      02.0 001 001 0001 0005\r\n250      01.0 001 001 0006 0010\r\n",
		"rounds to come":               "250      00.5 005 006 0001 0004\r\n",
		"points that grow":             "XXA    3  0.5  1.0  1.5\r\nXXA    9  0.5  1.0  1.5\r\n",
		"the Baku method to the point": "250      01.0 001 002 0001 0010\r\n250      00.5 003 004 0001 0010\r\n",
	} {
		text := plain + lines
		if strings.HasPrefix(lines, "192") {
			code, rest, _ := strings.Cut(lines, "\r\n")
			text = strings.Replace(plain, "192 FIDE_DUTCH", code, 1) + rest
		}
		want, _, _, err := trf.ReadTournament([]byte(text), trf.Options{})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		taken := again(t, []byte(text))
		got, err := federation.Report(taken, 1, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for i := range want.Players {
			if !slices.Equal(got.Players[i].Virtual, want.Players[i].Virtual) {
				t.Errorf("%s: player %d has %v, the file %v", name, i+1, got.Players[i].Virtual, want.Players[i].Virtual)
			}
		}
		if sec, _ := taken.Section(1); (len(sec.Virtual) == 0) != (name == "the Baku method to the point") {
			t.Errorf("%s: %+v", name, sec.Virtual)
		}
		if sec, _ := taken.Section(1); sec.Options.Baku != strings.Contains(name, "Baku") && name != "a border of an older count" && name != "first group of odd size" {
			t.Errorf("%s: Baku %v", name, sec.Options.Baku)
		}
	}
}

// TestReportOfAnAdjournedGame: places and points of a report say the same while a game of an earlier round is adjourned, and it lacks
// that game.
func TestReportOfAnAdjournedGame(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2, TieBreaks: []string{"TPN"}}, field(4))
	h.start()
	for n := 1; n <= 2; n++ {
		h.pair()
		for b := 1; b <= 2; b++ {
			score := journal.WhiteWins
			if n == 1 && b == 1 {
				score = journal.Score{White: swiss.Pending, Black: swiss.Pending}
			}
			h.do(journal.EnterResult{Section: 1, Round: n, Board: b, Score: score})
		}
		h.close()
	}
	ranks, err := federation.Ranks(h.s, 1)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := federation.Report(h.s, 1, ranks)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range doc.Players {
		for _, b := range doc.Players {
			if a.Points > b.Points && a.Rank > b.Rank {
				t.Errorf("%d has %v points and place %d, %d %v and %d", a.TPN, a.Points, a.Rank, b.TPN, b.Points, b.Rank)
			}
		}
	}
	if !slices.ContainsFunc(lacks(h.s), func(l federation.Lack) bool { return l.Kind == federation.LackAdjourned }) {
		t.Error("the report lacks a result")
	}
}

// TestOrderOfAReport: the tie-breaks of a report come from 202, else from 212, and an order in which points do not stand first is told.
func TestOrderOfAReport(t *testing.T) {
	for _, c := range []struct{ records, want, left string }{
		{"202 BH/C1,SB\r\n", "BH/C1 SB", ""}, {"212 PTS,DE,BH\r\n", "DE BH", ""}, {"202 DE\r\n212 PTS,DE\r\n", "DE", ""},
		{"212 STD,PTS,TPN\r\n", "STD TPN", "212 STD,PTS,TPN"}, {"212 WIN,DE,PTS\r\n", "WIN DE", "212 WIN,DE,PTS"}, {"202 OTHER_X,DE\r\n", "DE", "OTHER_X"},
	} {
		text := strings.Join(strings.Split(string(written(t, "Dutch")), "202 BH/C1,DE\r\n"), c.records)
		take, _, _ := taken(t, text)
		if got := strings.Join(take.Config(journal.SectionConfig{}).TieBreaks, " "); got != c.want {
			t.Errorf("%q: %q", c.records, got)
		}
		if got := strings.Join(take.UnknownTieBreaks(), " "); got != c.left {
			t.Errorf("%q leaves out %q", c.records, got)
		}
	}
}
