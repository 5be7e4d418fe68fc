package federation_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/trf"
)

// TestPlayOffsApart: in every ladder the report that is rated has the games of the matches alone, each rate of play of the play-offs has a
// report of its own, and games without a rate of play are in none. Taken over, the report is the whole event, play-offs too.
func TestPlayOffsApart(t *testing.T) {
	for _, c := range []struct {
		name  string
		o     journal.SystemOptions
		rates []string // at which the play-offs can be reported
	}{
		{"default", journal.SystemOptions{}, []string{"600+5", "180+2"}},
		{"two games", journal.SystemOptions{Games: 2}, []string{"600+5", "180+2"}},
		{"cup", journal.SystemOptions{Ladder: journal.LadderCup}, []string{"1500+10", "600+10", "300+3"}},
		{"school", journal.SystemOptions{Ladder: journal.LadderSchool, Games: 2}, []string{"600+0"}},
		{"without clocks", journal.SystemOptions{Ladder: journal.LadderNoClock}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := open(t, journal.SectionConfig{System: journal.Knockout, Rounds: 3, Options: c.o}, field(8))
			h.start()
			for n := 1; n <= 3; n++ {
				h.pair()
				r, _ := h.s.Round(1, n)
				for _, b := range r.Boards {
					h.drawnFirst(n, b.Number, 3*(b.Number%3)+n)
				}
				h.close()
			}
			var rates []string
			for _, p := range federation.PlayOffs(h.s, 1) {
				rates = append(rates, p.Code())
			}
			if diff := cmp.Diff(c.rates, rates); diff != "" {
				t.Errorf("rates of play (-want +got)\n%s", diff)
			}
			own := rated(t, h.s)
			if _, tour, _, err := trf.ReadTournament(own, trf.Options{}); err != nil || tour.PairedRounds() != 3*max(1, c.o.Games) {
				t.Errorf("%v\n%s", err, own)
			}
			taken := again(t, own)
			if diff := cmp.Diff(string(report(t, h.s, 1)), string(report(t, taken, 1))); diff != "" {
				t.Errorf("taken over it is another event (-first +second)\n%s", diff)
			}
			for _, p := range federation.PlayOffs(h.s, 1) {
				doc, err := federation.PlayOffReport(h.s, 1, p)
				if err != nil {
					t.Fatal(err)
				}
				data, _ := doc.Encode(trf.WriteOptions{})
				back, tour, warnings, err := trf.ReadTournament(data, trf.Options{})
				if err != nil || len(warnings) > 0 || back.EncodedTime != p.Code() || len(tour.TPNs()) < 2 {
					t.Errorf("%s: %v %v\n%s", p.Code(), err, warnings, data)
				}
				for _, tpn := range tour.TPNs() {
					if tour.Score(tpn, tour.PairedRounds()) != back.Players[tpn-1].Points {
						t.Errorf("%s: player %d: %v points\n%s", p.Code(), tpn, back.Players[tpn-1].Points, data)
					}
				}
			}
		})
	}
}

// drawnFirst plays a match: draws first, then White wins.
func (h *hall) drawnFirst(n, board, draws int) {
	h.t.Helper()
	for range 20 {
		if r, _ := h.s.Round(1, n); !r.Boards[board-1].Score.IsZero() {
			return
		}
		score := journal.Drawn
		if draws--; draws < 0 {
			score = journal.WhiteWins
		}
		h.game(n, board, score)
	}
	h.t.Fatalf("round %d: the match on board %d does not end", n, board)
}

// rated is the report of the section that is rated.
func rated(t *testing.T, s journal.State) []byte {
	t.Helper()
	ranks, err := federation.Ranks(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := federation.RatedReport(s, 1, ranks)
	if err != nil {
		t.Fatal(err)
	}
	data, warnings := doc.Encode(trf.WriteOptions{})
	if len(warnings) > 0 {
		t.Fatal(warnings)
	}
	return data
}
