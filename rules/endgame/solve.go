package endgame

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A solver finds, ply by ply, the positions in which the bare king is lost. Sets are of squares of the piece called bit; a cell
// is one placing of the other pieces: the bare king (in a quarter of the board unless a pawn forbids turning it), the stronger
// king, and the piece called cell if there is one.
type solver struct {
	layout
	cellMan, bitMan chess.PieceType

	won   []set // stronger side to move, found so far
	lost  []set // bare king to move
	fresh []set // lost since the last ply
	next  []set // candidates for won
	dirty []bool
	dist  []uint8 // of a lost position: plies to mate + 1; 0 is not lost

	seeds      func(ply int) bool // adds to next what wins otherwise at this ply; false when none is to come
	stillPawns bool               // moves of the bit piece are not followed: they are what is looked for

	phase  phase
	cell   int
	ply    int
	moving bool // something was found at this ply
	last   int  // ply of the longest win found
}

// A phase is a part of the work of a ply, over all cells.
type phase uint8

const (
	judge  phase = iota // bare king to move: which positions are lost now
	spread              // stronger side to move: what can reach them
	absorb
	finished
)

func newSolver(e Ending) *solver {
	m := material[e]
	s := &solver{layout: layoutOf(e), cellMan: m.cell, bitMan: m.bit}
	n := s.kings * 64 * s.cells
	s.won, s.lost, s.fresh, s.next = make([]set, n), make([]set, n), make([]set, n), make([]set, n)
	s.dirty, s.dist = make([]bool, n), make([]uint8, n*64)
	for i := range s.dirty {
		s.dirty[i] = true
	}
	return s
}

// room returns the squares on which the bit piece can stand.
func (s *solver) room(p placing) set {
	free := ^(p.others | bit(p.bare))
	if s.bitMan == chess.Pawn {
		free &= pawnHome
	}
	return free
}

// attacks returns the squares of the bit piece with which the stronger side's pieces, its king aside, attack sq. The bare king is
// not on the board: it does not shield the squares behind it.
func (s *solver) attacks(p placing, sq int) set {
	att := from(s.bitMan, sq, p.others)
	if p.man >= 0 && p.man != sq && from(s.cellMan, sq, bit(p.king)).Has(chess.Square(p.man)) {
		att |= ^between(p.man, sq)
	}
	return att
}

// step works through about n cells and reports whether all is done.
func (s *solver) step(n int) bool {
	for ; n > 0 && s.phase != finished; n-- {
		if s.cell == len(s.won) {
			s.turnPhase()
			continue
		}
		switch s.phase {
		case judge:
			s.judge(s.cell)
		case spread:
			s.spread(s.cell)
		case absorb:
			s.absorb(s.cell)
		}
		s.cell++
	}
	return s.phase == finished
}

func (s *solver) turnPhase() {
	s.cell = 0
	switch s.phase {
	case judge, spread:
		s.phase++
	case absorb:
		s.phase, s.ply = judge, s.ply+2
		return
	}
	if s.phase == spread {
		more := s.seeds != nil && s.seeds(s.ply+1)
		if !more && !s.moving {
			s.phase = finished
			s.won, s.fresh, s.next, s.dirty = nil, nil, nil, nil
		}
		s.moving = false
	}
}

// judge finds the lost positions of a cell whose escapes have become fewer.
func (s *solver) judge(i int) {
	if !s.dirty[i] {
		return
	}
	s.dirty[i] = false
	p, ok := s.placing(i)
	if !ok {
		return
	}
	found := s.lostIn(p) &^ s.lost[i]
	if found == 0 {
		return
	}
	s.lost[i] |= found
	s.fresh[i] = found
	s.moving = true
	for b := found; b != 0; b &= b - 1 {
		s.dist[i<<6|int(b.First())] = uint8(s.ply + 1)
	}
}

// lostIn returns the squares of the bit piece with which the bare king, to move, is mated or can only move to positions found
// to be lost. To capture a piece is to escape: no mate is possible after it.
func (s *solver) lostIn(p placing) set {
	room := s.room(p)
	lost, movable := room, set(0)
	for goals := kings(p.bare) &^ kings(p.king) &^ bit(p.king); goals != 0; goals &= goals - 1 {
		to := int(goals.First())
		att := s.attacks(p, to) // a piece does not guard the square it stands on, so that the capture of it is judged too
		movable |= room &^ att
		var won set
		if p.man != to {
			j, t := s.index(to, p.king, p.man)
			won = t.set(s.won[j])
		}
		if lost &= att | won; lost == 0 {
			return 0
		}
	}
	return lost & (movable | s.attacks(p, p.bare))
}

// spread adds the positions from which the stronger side moves into what a cell has newly lost.
func (s *solver) spread(i int) {
	goals := s.fresh[i]
	if goals == 0 {
		return
	}
	s.fresh[i] = 0
	p, _ := s.placing(i)
	if !s.stillPawns {
		s.next[i] |= origins(s.bitMan, goals, p.others|bit(p.bare))
	}
	base := i - p.king*s.cells
	for b := kings(p.king) &^ p.others; b != 0; b &= b - 1 {
		sq := int(b.First())
		s.next[base+sq*s.cells] |= goals &^ bit(sq)
	}
	if p.man < 0 {
		return
	}
	base = i - p.man
	for b := board.Reach(s.cellMan, chess.Square(p.man), bit(p.king)|bit(p.bare)) &^ bit(p.king) &^ bit(p.bare); b != 0; b &= b - 1 {
		sq := int(b.First())
		s.next[base+sq] |= goals &^ bit(sq) &^ between(p.man, sq)
	}
}

// absorb takes the candidates of a cell that are legal and new, and marks the cells from which the bare king comes there.
func (s *solver) absorb(i int) {
	found := s.next[i] &^ s.won[i]
	s.next[i] = 0
	if found == 0 {
		return
	}
	p, ok := s.placing(i)
	if !ok {
		return
	}
	found &= s.room(p) &^ s.attacks(p, p.bare)
	if found == 0 {
		return
	}
	s.won[i] |= found
	s.last = s.ply + 1
	for b := kings(p.bare); b != 0; b &= b - 1 {
		j, _ := s.index(int(b.First()), p.king, p.man)
		s.dirty[j] = true
	}
}
