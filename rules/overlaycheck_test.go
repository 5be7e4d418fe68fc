package rules

import (
	"errors"
	"slices"
	"testing"
	"time"
)

// TestOverlayCheck: the templates are sound, and of a spoilt overlay every defect is reported at once.
func TestOverlayCheck(t *testing.T) {
	known := func(id string) bool { return id == "two_hands" || id == "late" || len(id) > 4 && id != "yawning" }
	empty, o2sn := EmptyOverlay("own"), O2SN2013()
	for _, o := range []*Overlay{&empty, &o2sn} {
		if err := o.Check(known); err != nil {
			t.Errorf("%s: %v", o.ID, err)
		}
	}
	if e := empty.Apply(Latest()); e.BothFlags != Latest().BothFlags || e.RapidFrom != Latest().RapidFrom || e.FlagByClaimOnly {
		t.Error("an empty overlay changes the edition")
	}
	bad := Overlay{Base: "E99", RapidFrom: Limit{Time: time.Hour}, StandardFrom: Limit{Time: time.Minute}, BothFlagsDraw: true,
		CardsToLose: PerClass[int]{-1, 0, 21}, Offences: []Offence{
			{ID: "yawning", Article: "1", Cards: PerClass[int]{1, 1, 0}, Arbiter: true},
			{ID: "two_hands", Cards: PerClass[int]{0, 99, 0}},
			{ID: "two_hands", Article: "2", Player: true},
		}}
	var got *OverlayError
	if err := bad.Check(known); !errors.As(err, &got) {
		t.Fatal(err)
	}
	var why []OverlayWhy
	for _, d := range got.Defects {
		why = append(why, d.Why)
	}
	want := []OverlayWhy{OverlayNoID, OverlayNoBase, OverlayLimits, OverlayFlag, OverlayUnknown, OverlayCards, OverlayNobody, OverlayNoArticle,
		OverlayTwice, OverlayNothing, OverlayToLose, OverlayNoLimit, OverlayToLose}
	if !slices.Equal(why, want) {
		t.Errorf("%v\nwant %v", why, want)
	}
}
