package trf

import (
	"reflect"
	"testing"

	"wasit/swiss"
)

// TestPeriods: ratings of later rounds are read back as they were written; a comment of strangers gives no rating that cannot be one.
func TestPeriods(t *testing.T) {
	ratings := map[swiss.TPN]int{12: 1900, 7: 1876}
	line := PeriodLine(4, ratings)
	if line != "### Ratings from Round 4: 7=1876 12=1900" {
		t.Errorf("written %q", line)
	}
	d := &Document{Rounds: 9, Remarks: []string{line, "### Ratings from Round 10: 1=1800", "### Ratings from Round 1: 1=1800", "### Ratings from Round x: 1=1800",
		"### Ratings from Round 5", "### Ratings from Round 6: 1=0 2=99999 -3=1800 4 =5 x=1 7=1888", "### MPA @ Round 4: 1-2 => 1-3"}}
	if got := d.Periods(); !reflect.DeepEqual(got, map[int]map[swiss.TPN]int{4: ratings, 6: {7: 1888}}) {
		t.Errorf("read %v", got)
	}
	draft := swiss.Draft{TotalRounds: 9, Players: []swiss.Player{{TPN: 7, Rating: 1800}, {TPN: 8, Rating: 1700}}}
	d.addRatings(&draft)
	if got := draft.Players[0].Ratings; !reflect.DeepEqual(got, []int{0, 0, 0, 1876, 1876, 1888, 1888, 1888, 1888}) || draft.Players[1].Ratings != nil {
		t.Errorf("by round %v, %v", got, draft.Players[1].Ratings)
	}
}
