package knockout

import (
	"cmp"
	"math/bits"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Protected draws like [Drawn] but keeps players with the same key (school, club) apart as late as possible; the empty key
// is a group of its own. It returns the clash vector that remains: the number of pairs with one key that could meet first
// in round 1, 2, …
func Protected(order []swiss.TPN, seeds int, key func(swiss.TPN) string, seed lot.Seed) (Bracket, []int, error) {
	if err := checkSeeds(seeds, len(order)); err != nil {
		return nil, nil, err
	}
	d := &protection{school: map[swiss.TPN]int{}, coins: lot.New(seed), seeds: order[:seeds]}
	var free []int
	d.slots, free = seeded(order, seeds)
	d.open = make([]bool, len(d.slots))
	for _, slot := range free {
		d.open[slot] = true
	}
	sizes := d.schools(order, key)
	rest := slices.Clone(order[seeds:])
	lot.Shuffle(d.coins, rest)
	first := map[int]int{}
	for place, tpn := range slices.Backward(rest) {
		first[d.school[tpn]] = place
	}
	slices.SortStableFunc(rest, func(a, b swiss.TPN) int {
		x, y := d.school[a], d.school[b]
		return cmp.Or(cmp.Compare(sizes[y], sizes[x]), cmp.Compare(first[x], first[y]))
	})
	d.split(0, len(d.slots), rest)
	d.repair(free)
	return d.slots, d.clashes(), nil
}

type protection struct {
	slots  Bracket
	open   []bool // slots that the lot fills
	school map[swiss.TPN]int
	coins  *lot.Generator
	seeds  []swiss.TPN
}

// schools numbers the keys and returns the size of each.
func (d *protection) schools(order []swiss.TPN, key func(swiss.TPN) string) []int {
	numbers := map[string]int{}
	var sizes []int
	for _, tpn := range order {
		k := key(tpn)
		n, known := numbers[k]
		if !known || k == "" {
			n = len(sizes)
			sizes = append(sizes, 0)
			numbers[k] = n
		}
		d.school[tpn] = n
		sizes[n]++
	}
	return sizes
}

// split sends each player of list to the upper or the lower half of slots from..to, then splits the halves.
func (d *protection) split(from, to int, list []swiss.TPN) {
	if len(list) == 0 {
		return
	}
	if to-from == 1 {
		d.slots[from] = list[0]
		return
	}
	mid := (from + to) / 2
	space := [2]int{d.space(from, mid), d.space(mid, to)}
	count := [2]map[int]int{d.seedsIn(from, mid), d.seedsIn(mid, to)}
	var halves [2][]swiss.TPN
	for _, tpn := range list {
		s := d.school[tpn]
		h := d.half(space, [2]int{count[0][s], count[1][s]})
		halves[h] = append(halves[h], tpn)
		space[h]--
		count[h][s]++
	}
	d.split(from, mid, halves[0])
	d.split(mid, to, halves[1])
}

// half chooses: the only one with space, else fewer of the school, else more space, else a coin.
func (d *protection) half(space, mates [2]int) int {
	upper := func(yes bool) int {
		if yes {
			return 0
		}
		return 1
	}
	switch {
	case space[0] == 0 || space[1] == 0:
		return upper(space[1] == 0)
	case mates[0] != mates[1]:
		return upper(mates[0] < mates[1])
	case space[0] != space[1]:
		return upper(space[0] > space[1])
	}
	return d.coins.Coin()
}

func (d *protection) space(from, to int) int {
	n := 0
	for _, open := range d.open[from:to] {
		if open {
			n++
		}
	}
	return n
}

func (d *protection) seedsIn(from, to int) map[int]int {
	count := map[int]int{}
	for _, tpn := range d.slots[from:to] {
		if slices.Contains(d.seeds, tpn) {
			count[d.school[tpn]]++
		}
	}
	return count
}

// meet returns the round in which two slots can meet first, from 1.
func meet(a, b int) int { return bits.Len(uint(a ^ b)) }

// clashes counts the pairs of one school by the round in which they can meet.
func (d *protection) clashes() []int {
	v := make([]int, bits.Len(uint(len(d.slots)-1)))
	for a, x := range d.slots {
		for b, y := range d.slots[:a] {
			if x != 0 && y != 0 && d.school[x] == d.school[y] {
				v[meet(a, b)-1]++
			}
		}
	}
	return v
}

// repair swaps two unseeded players of different schools as long as that lowers the clash vector, each time the swap with
// the smallest vector, among equals the one with the smallest slots.
func (d *protection) repair(free []int) {
	for {
		mates := map[int][]int{} // slots by school
		for slot, tpn := range d.slots {
			if tpn != 0 {
				mates[d.school[tpn]] = append(mates[d.school[tpn]], slot)
			}
		}
		bestA, bestB := -1, -1
		best := make([]int, bits.Len(uint(len(d.slots)-1)))
		for i, a := range free {
			for _, b := range free[i+1:] {
				if d.school[d.slots[a]] == d.school[d.slots[b]] {
					continue
				}
				if v := d.change(a, b, mates); slices.Compare(v, best) < 0 {
					bestA, bestB, best = a, b, v
				}
			}
		}
		if bestA < 0 {
			return
		}
		d.slots[bestA], d.slots[bestB] = d.slots[bestB], d.slots[bestA]
	}
}

// change returns by how much swapping the players of slots a and b would change the clash vector.
func (d *protection) change(a, b int, mates map[int][]int) []int {
	v := make([]int, bits.Len(uint(len(d.slots)-1)))
	x, y := d.school[d.slots[a]], d.school[d.slots[b]]
	for _, slot := range mates[x] {
		if slot != a {
			v[meet(a, slot)-1]--
			v[meet(b, slot)-1]++
		}
	}
	for _, slot := range mates[y] {
		if slot != b {
			v[meet(b, slot)-1]--
			v[meet(a, slot)-1]++
		}
	}
	return v
}
