package journal

import "testing"

// counted is a result that counts how often it is applied.
type counted struct {
	ResultEntered
	times *int
}

func (e counted) apply(ed *edit) error {
	*e.times++
	return e.ResultEntered.apply(ed)
}

// enterCounted enters a counted result.
type enterCounted counted

func (c enterCounted) decide(State) ([]Event, error) { return []Event{counted(c)}, nil }

// TestDecideAppliesOnce: the state that proves that a fact fits is the state that is used.
func TestDecideAppliesOnce(t *testing.T) {
	h := open(t, 4, 3)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	times := 0
	by := Stamp{At: 5 * hour, Device: "tab-1", By: "Rina"}
	act, after, err := Decide(h.State, by, enterCounted{ResultEntered{InSection{1}, 1, 2, WhiteWins}, &times})
	if err != nil || times != 1 || len(act) != 1 {
		t.Fatalf("applied %d times, %d records, %v", times, len(act), err)
	}
	folded, err := Fold(h.State, act)
	if err != nil || snap(t, folded) != snap(t, after) || after.At() != by.At {
		t.Errorf("the records make another state than the one answered: %v", err)
	}
}

// TestDecideSeveral: commands given together are one act, numbered without gaps, done whole or not at all.
func TestDecideSeveral(t *testing.T) {
	h := open(t, 4, 3)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	act, after, err := Decide(h.State, Stamp{At: 9}, EnterResult{1, 1, 1, WhiteWins}, EnterResult{1, 1, 2, Drawn})
	if err != nil || len(act) != 2 {
		t.Fatalf("%d records, %v", len(act), err)
	}
	for i, r := range act {
		if r.Seq != h.Seq()+1+i || r.Act != h.Seq()+1 {
			t.Errorf("record %d of act %d behind %d", r.Seq, r.Act, h.Seq())
		}
	}
	if len(after.MissingBoards(1, 1)) != 0 || len(h.MissingBoards(1, 1)) != 2 {
		t.Error("both boards have a result afterwards, none before")
	}
	act, after, err = Decide(h.State, Stamp{At: 9}, EnterResult{1, 1, 1, WhiteWins}, EnterResult{1, 1, 3, Drawn})
	if !isA[*UnknownError](err) || act != nil || snap(t, after) != snap(t, h.State) {
		t.Errorf("a refusal of the second: %v, %d records", err, len(act))
	}
}
