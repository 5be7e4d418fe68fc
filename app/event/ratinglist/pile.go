package ratinglist

import (
	"slices"
	"strings"
)

// partSize is how many entries are sorted at once: a slow device does it in the time of a frame or two.
const partSize = 2000

// pile sorts the entries that are in memory, part by part as they come, so that no one step takes long.
type pile struct {
	list  []Entry
	keys  []string
	parts [][]int // places of entries, each part sorted
	done  int     // entries that are in parts
}

// add takes an entry by its key.
func (p *pile) add(e Entry, key string) {
	p.list, p.keys = append(p.list, e), append(p.keys, key)
	if len(p.list)-p.done == partSize {
		p.sortPart()
	}
}

func (p *pile) sortPart() {
	part := make([]int, len(p.list)-p.done)
	for i := range part {
		part[i] = p.done + i
	}
	slices.SortFunc(part, func(a, b int) int { return strings.Compare(p.keys[a], p.keys[b]) })
	p.parts, p.done = append(p.parts, part), len(p.list)
}

// blocks gives the entries to put, sorted, in blocks, and empties the pile.
func (p *pile) blocks(put func(n int, block []Entry) error) error {
	if p.done < len(p.list) {
		p.sortPart()
	}
	var block []Entry
	for n, left := 0, len(p.list); left > 0; n++ {
		for block = block[:0]; len(block) < blockSize && left > 0; left-- {
			block = append(block, p.list[p.least()])
		}
		if err := put(n, block); err != nil {
			return err
		}
	}
	*p = pile{list: p.list[:0], keys: p.keys[:0]}
	return nil
}

// least takes the place of the entry with the least key off the parts.
func (p *pile) least() int {
	best := -1
	for i, part := range p.parts {
		if len(part) > 0 && (best < 0 || p.keys[part[0]] < p.keys[p.parts[best][0]]) {
			best = i
		}
	}
	at := p.parts[best][0]
	p.parts[best] = p.parts[best][1:]
	return at
}
