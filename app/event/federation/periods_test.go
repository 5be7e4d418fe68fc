package federation_test

import (
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// TestRatingsByRoundInReport: the report of a long event has the first rating in 001 and says in a remark who has another from which round
// on; from the file alone the tie-breaks on ratings come out as here, and it becomes the same event. Rating changes are reckoned by the
// ratings of the round.
func TestRatingsByRoundInReport(t *testing.T) {
	players := field(8)
	for i := range players {
		players[i].Ratings, players[i].NationalID = journal.Ratings{}, ""
	}
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 4}, players)
	info := event
	info.Papers.Lasts = journal.LastingLong
	h.do(journal.FilePapers{Info: info}, journal.ChangeTieBreaks{Section: 1, TieBreaks: []string{"ARO/U1000", "TPR/U1000"}})
	h.start()
	g := lot.New(8)
	for range 4 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	before := ranking.Of(h.s, 1)
	plain, _ := federation.Reckon(h.s, first(h))
	h.do(journal.RatePeriod{Section: 1, Period: journal.Period{Round: 3, Ratings: []journal.PlayerRating{{Player: 1, Rating: 2600}, {Player: 4, Rating: 2050}}}})
	text := roundTrip(t, h.s, 1)
	p := first(h)
	if !strings.Contains(text, "### Ratings from Round 3: ") || !strings.Contains(text, "=2600") || strings.Contains(text, " 2600 CRO") {
		t.Errorf("no remark, or another 001, in\n%s", text)
	}
	d, _, _, err := trf.ReadTournament([]byte(text), trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	read, err := d.Tournament()
	if err != nil {
		t.Fatal(err)
	}
	now := ranking.Of(h.s, 1)
	rows, err := tiebreak.Standings(read, now.Options)
	if err != nil {
		t.Fatal(err)
	}
	differs := false
	for i, row := range rows {
		if row.TPN != now.Rows[i].TPN || row.Values[1].Cmp(now.Rows[i].Values[1]) != 0 {
			t.Errorf("place %d: by the file %d with %s, here %d with %s", i+1, row.TPN, row.Values[1], now.Rows[i].TPN, now.Rows[i].Values[1])
		}
		for _, was := range before.Rows {
			differs = differs || was.TPN == row.TPN && was.Values[1].Cmp(row.Values[1]) != 0
		}
	}
	if !differs {
		t.Error("the ratings of the rounds change no average")
	}
	x, ok := federation.Reckon(h.s, p)
	if !ok || x.Change.Sum == plain.Change.Sum {
		t.Errorf("the change is %d as before", x.Change.Sum)
	}
	for _, met := range x.Met {
		if want := 2600; met.Round >= 3 && met.Own != want || met.Round < 3 && met.Own != 0 {
			t.Errorf("round %d: rated %d himself", met.Round, met.Own)
		}
	}
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{Periods: journal.PeriodsFirst}})
	if text := roundTrip(t, h.s, 1); strings.Contains(text, "Ratings from") {
		t.Error("the report tells ratings that count nothing")
	}
}

// first is player 1.
func first(h *hall) journal.Player {
	p, _ := h.s.Player(1)
	return p
}
