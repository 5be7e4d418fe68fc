package sorting

import (
	"cmp"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestSameAsSlices: whatever the list and however many elements are equal, the order is that of package slices.
func TestSameAsSlices(t *testing.T) {
	type item struct{ key, place int }
	rapid.Check(t, func(t *rapid.T) {
		keys := rapid.SliceOfN(rapid.IntRange(0, rapid.IntRange(0, 300).Draw(t, "keys")), 0, 300).Draw(t, "list")
		list := make([]item, len(keys))
		for i, key := range keys {
			list[i] = item{key, i}
		}
		byKey := func(a, b item) int { return cmp.Compare(a.key, b.key) }
		got, want := slices.Clone(list), slices.Clone(list)
		By(got, byKey)
		slices.SortFunc(want, byKey)
		if !slices.Equal(got, want) {
			t.Fatalf("%v\nwant %v", got, want)
		}
		Stable(list, byKey)
		slices.SortFunc(want, func(a, b item) int { return cmp.Or(byKey(a, b), cmp.Compare(a.place, b.place)) })
		if !slices.Equal(list, want) {
			t.Fatalf("stable: %v\nwant %v", list, want)
		}
	})
}
