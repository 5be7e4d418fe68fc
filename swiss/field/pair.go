package field

import (
	"context"
	"slices"

	"wasit/swiss"
)

// Procedure is where the systems that pair single games differ: who comes first for the bye, who may meet, how the first
// bracket of the players left is paired, and how a pair gets its colours. Players are named by their place in the field.
type Procedure struct {
	Code       string
	ByeArticle string
	ByeOrder   func(i, j int) int // compares two candidates for the bye; negative: i comes first
	Legal      func(i, j int) bool
	// Bracket pairs the first bracket of left and returns who is still unpaired. At first left stands in ranking order.
	Bracket func(left []int) (pairs [][2]int, why []swiss.BracketWhy, rest []int)
	Board   func(i, j int) swiss.BoardWhy
}

// Pair pairs the round of f by p: the bye first, then bracket by bracket.
func Pair(ctx context.Context, f *Field, p Procedure, w swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	order := f.Candidates(p.ByeOrder)
	bye, err := f.Bye(order, p.Legal, w.Yield)
	if err != nil {
		return nil, err
	}
	why := &swiss.Explanation{}
	out := &swiss.Pairing{System: p.Code, Round: f.Round, Why: why}
	left := f.all()
	if bye >= 0 {
		out.PAB = f.Players[bye].TPN
		why.PAB = f.ByeWhy(bye, order, p.ByeArticle)
		left = slices.Delete(left, bye, bye+1)
	}
	for total := len(left); len(left) > 0; {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if w.Progress != nil {
			w.Progress(total-len(left), total)
		}
		pairs, brackets, rest := p.Bracket(left)
		for _, pair := range pairs {
			board := p.Board(pair[0], pair[1])
			out.Pairs, why.Boards = append(out.Pairs, board.Pair), append(why.Boards, board)
		}
		why.Brackets, left = append(why.Brackets, brackets...), rest
	}
	f.T.SortBoards(out.Pairs, f.Round)
	return out, nil
}

// all lists every place.
func (f *Field) all() []int {
	list := make([]int, len(f.Players))
	for i := range list {
		list[i] = i
	}
	return list
}
