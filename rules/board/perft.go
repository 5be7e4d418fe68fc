package board

// Perft counts the ways to play depth half-moves from p, making every move one by one. It is how move generators are compared.
func Perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	q := *p
	return perft(&q, make([]MoveList, depth))
}

func perft(p *Position, lists []MoveList) (nodes uint64) {
	moves := p.Moves(&lists[0])
	for _, m := range moves {
		u := p.Make(m)
		if len(lists) == 1 {
			nodes++
		} else {
			nodes += perft(p, lists[1:])
		}
		p.Unmake(m, u)
	}
	return nodes
}
