package pack

import (
	"cmp"
	"math"
	"slices"
)

// Brotli foretells a byte by the classes of the two before it: these are the bytes that each class of its signed mode begins with
// (RFC 7932, 7.1, Lut2). Which byte stands for a symbol is free, so symbols after which the same ones follow share a class.
var classStarts = [...]int{0, 1, 16, 64, 128, 192, 240, 255, 256}

// follow counts what follows the symbols of a class.
type follow [maxSymbols]float64

// sortByClass gives the symbols in the order of their bytes: first the commonest first, then swapped between classes as long as
// what follows can be told better.
func sortByClass(text []int16, symbols int) (order []int) {
	var next [maxSymbols]follow
	var count [maxSymbols]int
	last := gap
	for _, n := range text {
		if n == gap {
			continue // the stream has none
		}
		if last != gap {
			next[last][n]++
		}
		count[n]++
		last = n
	}
	for n := range symbols {
		order = append(order, n)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(count[b], count[a]) })
	class := make([]int, symbols) // of each place in the order
	var all [len(classStarts) - 1]follow
	var bits [len(classStarts) - 1]float64
	for i, n := range order {
		for classStarts[class[i]+1] <= i {
			class[i]++
		}
		for j := i + 1; j < symbols; j++ {
			class[j] = class[i]
		}
		all[class[i]].add(&next[n], 1)
	}
	for c := range all {
		bits[c] = all[c].bits()
	}
	swap := func(i, j int) {
		all[class[i]].add(&next[order[j]], 1)
		all[class[i]].add(&next[order[i]], -1)
		all[class[j]].add(&next[order[i]], 1)
		all[class[j]].add(&next[order[j]], -1)
		order[i], order[j] = order[j], order[i]
	}
	for better := true; better; {
		better = false
		for i := range order {
			for j := range i {
				if class[i] == class[j] {
					continue
				}
				swap(i, j)
				a, b := all[class[i]].bits(), all[class[j]].bits()
				if a+b+1 < bits[class[i]]+bits[class[j]] {
					bits[class[i]], bits[class[j]], better = a, b, true
				} else {
					swap(i, j)
				}
			}
		}
	}
	return order
}

func (f *follow) add(g *follow, times float64) {
	for n, v := range g {
		f[n] += times * v
	}
}

// bits is how much it takes to tell what follows.
func (f *follow) bits() float64 {
	total, sum := 0.0, 0.0
	for _, v := range f {
		total += v
		sum += timesLog(v)
	}
	return timesLog(total) - sum
}

func timesLog(v float64) float64 {
	if v <= 0 {
		return 0
	}
	return math.Round(v * math.Log2(v)) // whole numbers, so that every machine swaps the same
}
