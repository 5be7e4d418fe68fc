package journal

import (
	"strings"
	"testing"
)

func TestAnonymise(t *testing.T) {
	h := day(t)
	for _, n := range []int{3, len(h.records) - 1} {
		if _, err := Anonymise(h.records[:n], Stamp{At: 1}); !isA[*EventStateError](err) {
			t.Errorf("after %d records the event runs: %v", n, err)
		}
	}
	before := written(t, h.records)
	records, err := Anonymise(h.records, Stamp{At: 11 * hour, By: "Rina"})
	if err != nil {
		t.Fatal(err)
	}
	if written(t, h.records) != before {
		t.Error("the journal given was changed")
	}
	text := written(t, records)
	for _, trace := range []string{"Pemain", "Čović", "Tono", "Putri", "Budi", "SDN", "2014", "Rina", "sakit", "keluarga", "protes", "kertas"} {
		if !strings.Contains(before, trace) {
			t.Errorf("%q was never there", trace)
		}
		if strings.Contains(text, trace) {
			t.Errorf("%q is still there", trace)
		}
	}
	s, err := Replay(records)
	if err != nil {
		t.Fatal(err)
	}
	if !s.IsAnonymous() || strings.Contains(snap(t, s), "Pemain") {
		t.Error("the state knows names")
	}
	for _, p := range h.Players(1) {
		q, _ := s.Player(p.ID)
		if q.TPN != p.TPN || q.Rating != p.Rating || s.Points(1, 5)[p.ID] != h.Points(1, 5)[p.ID] {
			t.Errorf("player %d: number, rating and points stay: %+v", p.ID, q)
		}
	}
	if _, err := Anonymise(records, Stamp{}); !isA[*EventStateError](err) {
		t.Errorf("anonymised twice: %v", err)
	}
	if _, _, err := Decide(s, Stamp{}, ReopenEvent{"x"}); !isA[*EventStateError](err) {
		t.Errorf("an anonymous event stays closed: %v", err)
	}
}
