package notation

import (
	"slices"

	"wasit/rules/board"
)

// A Path leads to a move within a line and its variations: the index of a move, then by turns that of a variation beside it and of a
// move in that. Its length is odd. An index of -1 at the end stands for the place before the first move.
type Path []int

// Prev is the place one move before p, up to that before the first move of all.
func (p Path) Prev() Path {
	p = slices.Clone(p)
	for {
		last := len(p) - 1
		if p[last]--; p[last] >= 0 || last == 0 {
			p[last] = max(p[last], -1)
			return p
		}
		p = p[:last-1] // the place before a variation is that before the move it replaces
	}
}

// in is the line that holds the move at p, nil where there is none.
func (l *Line) in(p Path) *Line {
	if len(p)%2 == 0 {
		return nil
	}
	for ; len(p) > 1; p = p[2:] {
		if p[0] < 0 || p[0] >= len(l.Moves) || p[1] < 0 || p[1] >= len(l.Moves[p[0]].Variations) {
			return nil
		}
		l = &l.Moves[p[0]].Variations[p[1]]
	}
	if p[0] < -1 || p[0] >= len(l.Moves) {
		return nil
	}
	return l
}

// At is the move at p, nil where there is none.
func (l *Line) At(p Path) *Node {
	in := l.in(p)
	if in == nil || p[len(p)-1] < 0 {
		return nil
	}
	return &in.Moves[p[len(p)-1]]
}

// Next is the place after p in its own line; ok is false at its end.
func (l *Line) Next(p Path) (next Path, ok bool) {
	in := l.in(p)
	if in == nil || p[len(p)-1]+1 >= len(in.Moves) {
		return p, false
	}
	next = slices.Clone(p)
	next[len(next)-1]++
	return next, true
}

// PositionAt is the position after the move at p; from is that before the line.
func (l *Line) PositionAt(from board.Position, p Path) board.Position {
	for {
		for i := range min(p[0]+1, len(l.Moves)) {
			if len(p) > 1 && i == p[0] {
				break
			}
			from = l.Moves[i].After(from)
		}
		if len(p) == 1 || l.in(p) == nil {
			return from
		}
		l, p = &l.Moves[p[0]].Variations[p[1]], p[2:]
	}
}

// After is the position after the move, also where it is a null move.
func (n *Node) After(pos board.Position) board.Position {
	if n.Move != 0 {
		return pos.After(n.Move)
	}
	if passed, ok := pass(&pos); ok {
		return passed
	}
	return pos
}

// Clone returns a copy that shares nothing with l.
func (l Line) Clone() Line {
	l.Comments, l.Moves = slices.Clone(l.Comments), slices.Clone(l.Moves)
	for i := range l.Moves {
		n := &l.Moves[i]
		n.NAGs, n.Comments, n.Variations = slices.Clone(n.NAGs), slices.Clone(n.Comments), slices.Clone(n.Variations)
		for j := range n.Variations {
			n.Variations[j] = n.Variations[j].Clone()
		}
	}
	return l
}

// Add makes a move after p: it goes on in the line, or begins a variation where the line goes on otherwise. Where the move stands already
// nothing is added. The line it is called on stays as it is; at leads to the move.
func (l Line) Add(p Path, m board.Move) (grown Line, at Path) {
	grown, at = l.Clone(), slices.Clone(p)
	in := grown.in(p)
	if in == nil {
		return grown, at
	}
	at[len(at)-1]++
	i := at[len(at)-1]
	if i == len(in.Moves) {
		in.Moves = append(in.Moves, Node{Move: m})
		return grown, at
	}
	next := &in.Moves[i]
	if next.Move == m {
		return grown, at
	}
	v := slices.IndexFunc(next.Variations, func(v Line) bool { return len(v.Moves) > 0 && v.Moves[0].Move == m })
	if v < 0 {
		v = len(next.Variations)
		next.Variations = append(next.Variations, Line{Moves: []Node{{Move: m}}})
	}
	return grown, append(at, v, 0)
}

// Cut takes the move at p and all after it away: with the first move of a variation that whole variation. at is the place before it.
func (l Line) Cut(p Path) (rest Line, at Path) {
	rest = l.Clone()
	if rest.At(p) == nil {
		return rest, slices.Clone(p)
	}
	last := len(p) - 1
	if in := rest.in(p); p[last] > 0 || last == 0 {
		in.Moves = in.Moves[:p[last]]
	} else {
		of := rest.At(p[:last-1])
		if of.Variations = slices.Delete(of.Variations, p[last-1], p[last-1]+1); len(of.Variations) == 0 {
			of.Variations = nil
		}
	}
	return rest, p.Prev()
}

// Promote changes places between the variation that holds the move at p and the line that it branches off: what stood there becomes the
// first variation. at leads to the same move. A move that is in no variation stays where it is.
func (l Line) Promote(p Path) (turned Line, at Path) {
	turned, at = l.Clone(), slices.Clone(p)
	last := len(p) - 1
	if last < 2 || turned.At(p) == nil {
		return turned, at
	}
	branch, v := p[last-2], p[last-1]
	in := turned.in(p[:last-1])
	old := &in.Moves[branch]
	up := old.Variations[v]
	others := slices.Delete(old.Variations, v, v+1)
	old.Variations = nil
	former := Line{Moves: slices.Clone(in.Moves[branch:])}
	first := &up.Moves[0]
	first.Comments = append(up.Comments, first.Comments...)
	first.Variations = slices.Concat([]Line{former}, others, first.Variations)
	in.Moves = append(in.Moves[:branch:branch], up.Moves...)
	at = append(at[:last-2], branch+p[last])
	return turned, at
}
