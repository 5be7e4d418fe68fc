package federation_test

import (
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestAnnulledGamesComeBack C.05: the games of who left a round robin before half of them stay in the report and are rated; points,
// places, the standing after a take-over and the season say what counts.
func TestAnnulledGamesComeBack(t *testing.T) {
	for _, c := range []struct {
		n, cycles, after int // players, how often all meet, after which round one leaves
		annulled         bool
	}{{6, 1, 2, true}, {6, 1, 4, false}, {7, 1, 2, true}, {8, 1, 3, true}, {4, 2, 1, true}, {4, 2, 3, false}} {
		config := journal.SectionConfig{System: journal.RoundRobin, Rounds: 3}
		if c.cycles > 1 {
			config.Options.Cycles = c.cycles
		}
		h := open(t, config, field(c.n))
		h.start()
		g := lot.New(lot.Seed(c.n + c.after))
		sec, _ := h.s.Section(1)
		for n := 1; n <= sec.Rounds; n++ {
			h.pair()
			r, _ := h.s.Round(1, n)
			for _, b := range r.Boards {
				score := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[g.Draw(3)]
				switch {
				case n > c.after && b.White == 3:
					score = journal.WhiteForfeits
				case n > c.after && b.Black == 3:
					score = journal.BlackForfeits
				}
				h.do(journal.EnterResult{Section: 1, Round: n, Board: b.Number, Score: score})
			}
			h.close()
			if n == c.after {
				h.do(journal.Withdraw{Players: []journal.PlayerID{3}})
			}
			text := roundTrip(t, h.s, 1)
			if n > c.after && strings.Contains(text, "299 ") != c.annulled {
				t.Errorf("%+v: round %d\n%s", c, n, text)
			}
		}
		first, again := ranking.Of(h.s, 1), ranking.Of(again(t, report(t, h.s, 1)), 1)
		for i, row := range first.Rows {
			if got := again.Rows[i]; got.TPN != row.TPN || got.Rank != row.Rank || got.Points != row.Points {
				t.Errorf("%+v: place %d: %+v, taken over %+v", c, i+1, row, got)
			}
		}
		doc, tour, _, err := trf.ReadTournament(report(t, h.s, 1), trf.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range doc.Players {
			row, _ := first.Row(p.TPN)
			if p.Points != row.Points || p.Rank != row.Rank || tour.Score(p.TPN, tour.PairedRounds()) != row.Points {
				t.Errorf("%+v: player %d: %v and %d in the report, %v and %d in the standing", c, p.TPN, p.Points, p.Rank, row.Points, row.Rank)
			}
		}
		for id, points := range h.s.Points(1, sec.Rounds) { // of round page, players, pairings and backup forms
			if row, ok := first.Row(numberOf(h.s, id)); !ok || points != row.Points {
				t.Errorf("%+v: player %d has %v on the pages, %v in the standing", c, id, points, row.Points)
			}
		}
		for _, r := range ranking.SeasonEvent(h.s).Results {
			if row, ok := first.Row(numberOf(h.s, r.Player)); !ok || r.Points != row.Points {
				t.Errorf("%+v: player %d has %v in the season, %v in the standing", c, r.Player, r.Points, row.Points)
			}
		}
	}
}

func numberOf(s journal.State, id journal.PlayerID) swiss.TPN {
	p, _ := s.Player(id)
	return p.TPN
}

// TestOtherAwardsAreRefused: points outside the table that the half rule does not explain are not taken over in silence.
func TestOtherAwardsAreRefused(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.RoundRobin, Rounds: 5}, field(6))
	h.start()
	g := lot.New(lot.Seed(1))
	for n := 1; n <= 3; n++ {
		h.enter(h.pair(), 0, g)
		h.close()
		if n == 1 {
			h.do(journal.Withdraw{Players: []journal.PlayerID{2}})
		}
	}
	text := string(report(t, h.s, 1))
	for name, bad := range map[string]string{
		"a bonus beside them": text + "299           0.5  001    1\r\n", "without the note": strings.Replace(text, `"withdrawn"`, `"gone"`, 1),
		"of another player": strings.Replace(text, `"withdrawn":{"2":`, `"withdrawn":{"3":`, 1),
	} {
		doc, tour, _, err := trf.ReadTournament([]byte(bad), trf.Options{})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		take := federation.NewTakeover(doc, tour)
		if fault := take.Fault(journal.Section{}, journal.MaxPlayers); fault != federation.FaultAward {
			t.Errorf("%s: %v\n%s", name, fault, bad)
		}
	}
}
