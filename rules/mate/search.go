package mate

import (
	"context"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A search looks at every position that can arise, those nearest to a mate first. It keeps all of them, so nothing is looked
// at twice, and when none is left the answer is No by exhaustion. Several orders take turns, since each can lead astray where
// the others do not.
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
	s.orders[netOrder].newestFirst, s.orders[crowdOrder].newestFirst = true, true
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

// The orders in which positions are tried.
const (
	netOrder      = iota // the net about the king, newest first: follows a hunt to its end
	crowdOrder           // the same with less weight on our own king, for kings hemmed in by their own pieces
	progressOrder        // material gained, oldest first: spreads
	noveltyOrder         // what the search has seen least of
	queues
)

// turns is how often each order has its turn, found like the weights of the estimates.
var turns = [7]int{netOrder, progressOrder, crowdOrder, progressOrder, crowdOrder, progressOrder, noveltyOrder}

// next takes a position from the order whose turn it is, or from another when that has none.
func (s *search) next(turn int) (int32, bool) {
	if n, ok := s.orders[turns[turn%len(turns)]].pop(&s.table); ok {
		return n, true
	}
	for i := range s.orders {
		if n, ok := s.orders[i].pop(&s.table); ok {
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
		for i, distance := range s.estimate(p) {
			s.orders[i].push(&s.table, n, distance)
		}
	}
	return n, isNew
}
