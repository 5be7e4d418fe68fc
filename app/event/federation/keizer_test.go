package federation_test

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss/lot"
)

// TestColorsBeforeComeBack: a Keizer that goes on with the colours of a season knows them again from its report.
func TestColorsBeforeComeBack(t *testing.T) {
	list := field(6)
	list[1].Before, list[4].Before = journal.Before{White: 5, Black: 3, Attended: 9, Of: 12}, journal.Before{White: 2, Black: 4, Attended: 6, Of: 12}
	h := open(t, journal.SectionConfig{System: journal.Keizer, Rounds: 4, Options: journal.SystemOptions{Values: journal.KeizerValues{Colors: true}}}, list)
	h.start()
	g := lot.New(6)
	for range 2 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	taken := again(t, []byte(roundTrip(t, h.s, 1)))
	for _, p := range h.s.Players(1) {
		if q, _ := taken.PlayerByTPN(1, p.TPN); q.Before != p.Before {
			t.Errorf("%s: %+v, was %+v", p.Name, q.Before, p.Before)
		}
	}
}
