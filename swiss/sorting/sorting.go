// Package sorting sorts lists that nobody waits for. The functions of package slices are compiled anew, some thirteen of them,
// for each kind of list: that made 60 kB of the download. Here two small ones are, above those of package sort, which all lists
// share. The order is the same to the last element, for both packages sort by one algorithm. Hot loops of the engines stay with slices.
package sorting

import "sort"

// By sorts a list by compare, which is negative where a stands before b. Equal elements stand in any order.
func By[E any](list []E, compare func(a, b E) int) {
	sort.Slice(list, func(i, j int) bool { return compare(list[i], list[j]) < 0 })
}

// Stable sorts likewise and keeps equal elements in their order.
func Stable[E any](list []E, compare func(a, b E) int) {
	sort.SliceStable(list, func(i, j int) bool { return compare(list[i], list[j]) < 0 })
}
