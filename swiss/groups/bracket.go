package groups

import (
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// Level says how far apart a knock-out final keeps players of one group.
type Level byte

// The levels, strictest first.
const (
	LevelH Level = 'H' // winner and second in opposite halves, no two of a group in one quarter
	LevelQ Level = 'Q' // no two of a group in one quarter
	LevelP Level = 'P' // no two of a group in one match of the first round
	LevelN Level = 'N' // anything
)

// maxTries bounds the search of one level; real finals need a few hundred.
const maxTries = 1 << 20

// Bracket fills a knock-out bracket with the seeds of the final: slots of seeds 1, 2, 3, … in this order, each with the
// first unused player of the current tier that is legal, taking back where stuck. It uses the strictest level that can be
// filled, and byes go to the first seeds.
func (q *Qualification) Bracket() (knockout.Bracket, Level) {
	for _, level := range []Level{LevelH, LevelQ, LevelP} {
		f := newFilling(q.Seeds, level)
		if f.fill(0) {
			return f.bracket, level
		}
	}
	f := newFilling(q.Seeds, LevelN)
	f.fill(0)
	return f.bracket, LevelN
}

type filling struct {
	seeds   []Qualified
	level   Level
	bracket knockout.Bracket
	slot    []int // of seed k
	used    []bool
	at      []int // slot → index of seeds, -1 empty
	tries   int
}

func newFilling(seeds []Qualified, level Level) *filling {
	size := knockout.Size(len(seeds))
	f := &filling{seeds: seeds, level: level, bracket: make(knockout.Bracket, size), slot: make([]int, size),
		used: make([]bool, len(seeds)), at: make([]int, size)}
	for slot, s := range knockout.Order(size) {
		f.slot[s-1] = slot
		f.at[slot] = -1
	}
	return f
}

// fill places somebody on the slot of seed k and goes on.
func (f *filling) fill(k int) bool {
	if k == len(f.seeds) {
		return true
	}
	if f.tries++; f.tries > maxTries {
		return false
	}
	slot := f.slot[k]
	for i, x := range f.seeds {
		if f.used[i] || x.Tier != f.seeds[k].Tier || !f.legal(x, slot) {
			continue
		}
		f.used[i], f.at[slot], f.bracket[slot] = true, i, x.TPN
		if f.fill(k + 1) {
			return true
		}
		f.used[i], f.at[slot], f.bracket[slot] = false, -1, swiss.TPN(0)
	}
	return false
}

func (f *filling) legal(x Qualified, slot int) bool {
	if f.level == LevelN {
		return true
	}
	size := len(f.at)
	part := 2 // a match of the first round
	if f.level != LevelP {
		part = max(size/4, 2)
	}
	for other, i := range f.at {
		if i < 0 || f.seeds[i].Group != x.Group {
			continue
		}
		if other/part == slot/part {
			return false
		}
		first, second := min(x.Place, f.seeds[i].Place), max(x.Place, f.seeds[i].Place)
		if f.level == LevelH && first == 1 && second == 2 && other/(size/2) == slot/(size/2) {
			return false
		}
	}
	return true
}
