package mate

import (
	"context"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A search looks at every position that can arise, those nearest to a mate first. It keeps all of them, so nothing is looked
// at twice, and when none is left the answer is No by exhaustion. Two estimates of the distance take turns, since each can
// lead astray where the other does not.
type search struct {
	table
	net      queue       // newest first: follows a hunt to its end
	progress queue       // oldest first: spreads
	side     chess.Color // that would mate
	other    chess.Color
	chess960 bool
	budget   Budget
	list     board.MoveList
}

func newSearch(p *board.Position, side chess.Color, budget Budget) *search {
	s := &search{table: *newTable(), side: side, other: side.Other(), chess960: p.Chess960(), budget: budget}
	s.net.newestFirst = true
	s.discover(p, 0, 0)
	return s
}

const yieldEvery = 512 // expansions between looks at the context, some milliseconds

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
			return Answer{Verdict: No, Proof: Exhausted, Positions: len(s.nodes)}
		}
		s.nodes[n].expanded = true
		if mate, ok := s.expand(n); ok {
			return Answer{Verdict: Yes, Line: s.line(mate), Positions: len(s.nodes)}
		}
		if len(s.nodes) > s.budget.Positions {
			return s.notProven(BudgetSpent)
		}
	}
}

// next takes a position that was not expanded from the queue whose turn it is, or from the other when that is empty.
func (s *search) next(turn int) (int32, bool) {
	first, second := &s.net, &s.progress
	if turn%2 != 0 {
		first, second = second, first
	}
	for _, q := range [2]*queue{first, second} {
		for {
			n, ok := q.pop()
			if !ok {
				break
			}
			if !s.nodes[n].expanded {
				return n, true
			}
		}
	}
	return 0, false
}

func (s *search) notProven(reason Reason) Answer {
	return Answer{Verdict: NotProven, Reason: reason, Positions: len(s.nodes)}
}

// expand discovers the positions one move after n; true with the first in which the other side is mated.
func (s *search) expand(n int32) (mate int32, ok bool) {
	p := s.nodes[n].at.Position(s.chess960)
	ours := p.Turn() == s.side
	for _, m := range p.Moves(&s.list) {
		next := p.After(m)
		if !ours && m.IsCapture() && materialProof(&next, s.side) != "" {
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
		s.net.push(n, net)
		s.progress.push(n, progress)
	}
	return n, isNew
}
