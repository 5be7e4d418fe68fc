package rules

import (
	"errors"
	"testing"
)

// TestReadings: names go there and back, an unknown one is refused, what an edition does not leave open changes nothing, and
// what it does is read otherwise.
func TestReadings(t *testing.T) {
	for _, one := range allReadings.List() {
		text, _ := (one | TouchedClaimFalse).MarshalText()
		var back Readings
		if err := back.UnmarshalText(text); err != nil || back != one|TouchedClaimFalse {
			t.Errorf("%s: %v, %v", text, back, err)
		}
	}
	if n := len(allReadings.List()); n != len(readingNames) {
		t.Errorf("%d readings, %d names", n, len(readingNames))
	}
	var r Readings
	var bad *ReadingError
	if err := r.UnmarshalText([]byte("faults-each blitz-nine")); !errors.As(err, &bad) || bad.Name != "blitz-nine" || r != 0 {
		t.Errorf("%v, %v", r, err)
	}
	o := O2SN2013()
	for _, c := range []struct {
		edition string
		open    Readings
	}{
		{"E09", TouchedClaimFalse},
		{"E14", TouchedClaimFalse | FivefoldAnyOrder},
		{"E18", TouchedClaimFalse | FaultsCountEach | ReversedByFewer | TwoHandsTakenBack},
		{"E23", TouchedClaimFalse | FaultsCountEach | ReversedByFewer | TwoHandsTakenBack | BlitzTwoMinutes | QuickplayAsClass | ResignationLoses},
	} {
		e := mustEdition(t, c.edition)
		if got := OpenIn(&e, nil); got != c.open {
			t.Errorf("%s leaves open %s, want %s", c.edition, got, c.open)
		}
		if got := OpenIn(&e, &o); got != c.open|RedCardDraws|CardsAddTime|LimitOutside {
			t.Errorf("%s with O2SN leaves open %s", c.edition, got)
		}
		if read, same := (allReadings &^ c.open).Read(e, nil, true); read != e || same != nil {
			t.Errorf("%s: what is not open changed it", c.edition)
		}
	}
	e14, _ := FivefoldAnyOrder.Read(mustEdition(t, "E14"), nil, false)
	e23, _ := (ResignationLoses | ReversedByFewer).Read(mustEdition(t, "E23"), nil, false)
	if e14.Fivefold != FivefoldAny || e23.ResignationProviso || e23.ColorsReversed(Stage{White: 10, Black: 9}).Action != ActNewGame {
		t.Error("Art. 9.6a (E14), 5.1.2, 7.3 (E23): not read otherwise")
	}
	if _, read := RedCardDraws.Read(e23, &o, false); !read.RedCardProviso || o.RedCardProviso {
		t.Error("the overlay was changed in place, or not at all")
	}
}
