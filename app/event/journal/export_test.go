package journal

import "testing"

// Halls are the events of the golden journals, run again.
func Halls(t *testing.T) map[string][]Record {
	h := day(t)
	nameless, err := Anonymise(h.records, Stamp{At: 11 * hour, Device: "tab-1"})
	if err != nil {
		t.Fatal(err)
	}
	return map[string][]Record{"day": h.records, "anonymised": nameless, "ledger": deskHall(t).records, "match": cup(t).records, "team": teams(t).records, "hall": inHall(t).records, "prizes": prizes(t).records, "claims": claims(t).records, "eventrules": eventRules(t).records, "protests": protests(t).records, "groups": groups(t).records, "local": local(t).records, "moves": movesKept(t).records, "keizer": club(t).records, "ended": ended(t).records, "annulled": annulled(t).records, "schools": spelled(t).records, "crew": crewed(t).records, "disputes": disputed(t).records, "calls": called(t).records, "hands": handed(t).records, "papers": rated(t).records, "stages": stages(t).records, "ratings": listedPlayers(t).records, "accelerated": accelerated(t).records,
		"transfers": transferred(t).records, "fide": fideDay(t).records, "taken": takenDay(t).records, "late": lateDay(t).records,
		"periods": periodDay(t).records, "certificates": certified(t).records, "families": familied(t).records}
}

// Kinds are all kinds of facts.
func Kinds() []Kind {
	list := make([]Kind, len(kinds))
	for i := range kinds {
		list[i] = kinds[i].kind
	}
	return list
}

// Large is the event of the benchmarks.
func Large(t testing.TB) []Record { return large(t).records }

// Queries asks a state everything that a screen asks.
func Queries(s State) { queries(s) }

// ended is an event that stopped in the middle of a round.
func ended(t *testing.T) *hall {
	h := open(t, 6, 3)
	h.start()
	h.play()
	h.pair()
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 2, 1, WhiteWins})
	h.do(FinishEvent{3 * hour, true})
	return h
}
