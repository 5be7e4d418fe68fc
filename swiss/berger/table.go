package berger

// Game is one board of a table, by seat numbers from 1.
type Game struct{ White, Black int }

// Rounds returns the rounds of one cycle for n seats: n-1, or n with an odd number (C.05 Annex 1).
func Rounds(n int) int {
	if n < 2 {
		return 0
	}
	return even(n) - 1
}

func even(n int) int { return n + n%2 }

// Round returns round r (from 1) of the Berger table for n seats, first board first, and the seat that is free, 0 if
// none. It returns nothing where n or r is out of range (C.05 Annex 1).
func Round(n, r int) (games []Game, free int) {
	if n < 2 || r < 1 || r > Rounds(n) {
		return nil, 0
	}
	last := even(n)
	m := last - 1
	k := (r-1)*(last/2)%m + 1
	first := Game{k, last}
	if r%2 == 0 {
		first = Game{last, k}
	}
	if n == last {
		games = append(games, first)
	} else {
		free = k
	}
	for b := 1; b < last/2; b++ {
		games = append(games, Game{White: (k+b-1)%m + 1, Black: (k-b-1+m)%m + 1})
	}
	return games, free
}

// place returns the cycle (from 0) and the round of the table that round r of the event plays. Every cycle but the last
// swaps its last two rounds, so that nobody has one colour three times around the seam (C.05 Annex 1).
func place(n, cycles, r int, keepOrder bool) (cycle, row int) {
	per := Rounds(n)
	cycle, row = (r-1)/per, (r-1)%per+1
	if !keepOrder && cycle < cycles-1 && per > 1 {
		switch row {
		case per:
			row = per - 1
		case per - 1:
			row = per
		}
	}
	return cycle, row
}
