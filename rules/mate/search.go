package mate

import (
	"context"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A search looks at every position that can arise, those nearest to a mate first. It keeps all of them, so nothing is looked
// at twice, and when none is left the answer is No by exhaustion. Three orders take turns, since each can lead astray where
// the others do not: the mating net, newest first, follows a hunt to its end; progress in material, oldest first, spreads;
// novelty prefers what the search has seen least of.
type search struct {
	table
	orders   [queues]queue
	seen     [1 << seenBits]uint16
	side     chess.Color // that would mate
	other    chess.Color
	chess960 bool
	budget   Budget
	list     board.MoveList
}

func newSearch(p *board.Position, side chess.Color, budget Budget) *search {
	s := &search{side: side, other: side.Other(), chess960: p.Chess960(), budget: budget}
	for i := range s.orders {
		s.orders[i].number = i
	}
	s.orders[0].newestFirst = true
	s.discover(p, 0, 0)
	return s
}

const yieldEvery = 64 // expansions between looks at the context, less than a millisecond

func (s *search) run(ctx context.Context) Answer {
	for turn := 0; ; turn++ {
		if turn%yieldEvery == 0 {
			if s.budget.Yield != nil {
				s.budget.Yield()
			}
			if ctx.Err() != nil {
				return s.notProven(Cancelled)
			}
		}
		n, ok := s.next(turn)
		if !ok {
			return Answer{Verdict: No, Proof: Exhausted, Positions: int(s.count)}
		}
		s.node(n).expanded = true
		if mate, ok := s.expand(n); ok {
			return Answer{Verdict: Yes, Line: s.line(mate), Positions: int(s.count)}
		}
		if int(s.count) > s.budget.Positions {
			return s.notProven(BudgetSpent)
		}
	}
}

// next takes a position from the order whose turn it is, or from another when that has none.
func (s *search) next(turn int) (int32, bool) {
	for i := range queues {
		if n, ok := s.orders[(turn+i)%queues].pop(&s.table); ok {
			return n, true
		}
	}
	return 0, false
}

func (s *search) notProven(reason Reason) Answer {
	return Answer{Verdict: NotProven, Reason: reason, Positions: int(s.count)}
}

// expand discovers the positions one move after n, leaving out those from which side cannot mate; true with the first in
// which the other side is mated.
func (s *search) expand(n int32) (mate int32, ok bool) {
	p := s.node(n).at.Position(s.chess960)
	ours := p.Turn() == s.side
	for _, m := range p.Moves(&s.list) {
		next := p.After(m)
		if (m.IsCapture() || m.Promotion() != chess.NoPieceType) && ByMaterial(&next, s.side) != "" {
			continue
		}
		child, isNew := s.discover(&next, m, n)
		if isNew && ours && next.IsCheckmate() {
			return child, true
		}
	}
	return 0, false
}

// discover adds a position to the table and, when it is new, to the queues.
func (s *search) discover(p *board.Position, m board.Move, parent int32) (int32, bool) {
	n, isNew := s.add(p.Pack(), m, parent)
	if isNew {
		net, progress := s.estimate(p)
		s.orders[0].push(&s.table, n, net)
		s.orders[1].push(&s.table, n, progress)
		s.orders[2].push(&s.table, n, s.novelty(p, net))
	}
	return n, isNew
}
