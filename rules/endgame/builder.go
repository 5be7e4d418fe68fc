package endgame

import (
	"github.com/notnil/chess"
)

// A Builder computes a table in slices. It starts nothing by itself: whoever lets go of it has cancelled the work.
type Builder struct {
	ending Ending
	table  *Table
	stages []func(n int) bool
	at     int
	run    *solver
	before int // plies of the stages behind
	plies  int // of all stages
}

// Slice is a good amount of work for one [Builder.Step]: a few milliseconds of a browser.
const Slice = 8192

// NewBuilder starts the table of an ending; nothing is computed yet.
func NewBuilder(e Ending) *Builder {
	b := &Builder{ending: e, table: &Table{ending: e, layout: layoutOf(e)}}
	if e != KPK {
		b.plies = 2 * e.Longest()
		b.stages = []func(int) bool{b.solve(func() *solver { return newSolver(e) }, func(s *solver) { b.table.dist = s.dist })}
		return b
	}
	t := b.table
	t.queen, t.rook = &Table{ending: KQK, layout: layoutOf(KQK)}, &Table{ending: KRK, layout: layoutOf(KRK)}
	var lost []set
	b.plies = 2 * (KQK.Longest() + KRK.Longest() + 2*KPK.Longest())
	b.stages = []func(int) bool{
		b.solve(func() *solver { return newSolver(KQK) }, func(s *solver) { t.queen.dist = s.dist }),
		b.solve(func() *solver { return newSolver(KRK) }, func(s *solver) { t.rook.dist = s.dist }),
		b.solve(func() *solver { return promoting(t) }, func(s *solver) { t.dist, lost = s.dist, s.lost }),
		b.solve(func() *solver { return advancing(t, lost) }, func(s *solver) { t.zero = s.dist }),
	}
	return b
}

// solve makes a stage of the run of one solver.
func (b *Builder) solve(start func() *solver, take func(*solver)) func(int) bool {
	return func(n int) bool {
		if b.run == nil {
			b.run = start()
		}
		if !b.run.step(n) {
			return false
		}
		take(b.run)
		b.before += b.run.ply
		b.run = nil
		return true
	}
}

// Step does an amount of work, such as [Slice], and reports whether the table is complete.
func (b *Builder) Step(work int) (done bool) {
	if b.at < len(b.stages) && b.stages[b.at](work) {
		b.at++
	}
	if b.at == len(b.stages) {
		b.stages = b.stages[:0]
		b.at = 0
	}
	return len(b.stages) == 0
}

// Progress returns how much is done, out of a thousand. It never falls and is a thousand when the table is complete.
func (b *Builder) Progress() int {
	if len(b.stages) == 0 {
		return 1000
	}
	plies := b.before
	if b.run != nil {
		plies += b.run.ply
	}
	return min(999, plies*1000/(b.plies+1))
}

// Table returns the table when it is complete, else nil.
func (b *Builder) Table() *Table {
	if len(b.stages) > 0 {
		return nil
	}
	return b.table
}

// promoting solves the pawn to mate: a promotion joins the win of the queen or the rook at its own distance.
func promoting(t *Table) *solver {
	s := newSolver(KPK)
	promotions := make([][]int, 2*KRK.Longest()+2) // by ply: cell and square of the pawn
	for i := range s.won {
		p, ok := s.placing(i)
		if !ok {
			continue
		}
		for sq := 48; sq < 56; sq++ {
			for _, next := range []*Table{t.queen, t.rook} {
				if d, ok := next.promoted(p, sq); ok {
					promotions[d+1] = append(promotions[d+1], i<<6|sq)
				}
			}
		}
	}
	s.seeds = func(ply int) bool {
		if ply >= len(promotions) {
			return false
		}
		for _, at := range promotions[ply] {
			s.next[at>>6] |= bit(at & 63)
		}
		return true
	}
	return s
}

// advancing solves how soon the pawn must move, each of its winning moves counting as the goal.
func advancing(t *Table, lost []set) *solver {
	s := newSolver(KPK)
	s.stillPawns = true
	s.seeds = func(ply int) bool {
		if ply > 1 {
			return false
		}
		for i := range s.next {
			p, ok := s.placing(i)
			if !ok {
				continue
			}
			s.next[i] |= origins(chess.Pawn, lost[i], p.others|bit(p.bare))
			for sq := 48; sq < 56; sq++ {
				_, queen := t.queen.promoted(p, sq)
				_, rook := t.rook.promoted(p, sq)
				if queen || rook {
					s.next[i] |= bit(sq)
				}
			}
		}
		return true
	}
	return s
}

// promoted returns the distance of the bare king's loss after a pawn on the seventh rank has become the table's piece.
func (t *Table) promoted(p placing, pawn int) (plies int, lost bool) {
	if (p.others | bit(p.bare)).Has(chess.Square(pawn + 8)) {
		return 0, false
	}
	return t.lost(p.bare, p.king, -1, pawn+8)
}
