package field

import "wasit/swiss"

// Swap looks for the latest round in which two colour histories differ, aligned at their ends, and returns what the first
// player gets: the colour the other one had then. 0 if they never differ (C.04.3 5.2.3 and its siblings).
func Swap(a, b []swiss.Color) swiss.Color {
	for k := 1; k <= min(len(a), len(b)); k++ {
		if x := b[len(b)-k]; x != a[len(a)-k] {
			return x
		}
	}
	return 0
}

// First returns the colour of the higher ranked of two players without a game: the initial colour for an odd pairing
// number, else the other.
func First(higher swiss.TPN, initial swiss.Color) swiss.Color {
	if higher%2 == 0 {
		return initial.Other()
	}
	return initial
}

// Allocate gives the colours of Dubov and Burstein (C.04.4.1 5.2, C.04.4.2 5.2): a is the higher ranked. It returns the
// colour of a and the rule, 1 to 5, that decided.
func Allocate(a, b *Player, initial swiss.Color) (swiss.Color, int) {
	wa, wb := a.Preference, b.Preference
	switch {
	case a.Games() == 0 && b.Games() == 0:
		return First(a.TPN, initial), 1
	case wa.Color == 0:
		return wb.Color.Other(), 2
	case wb.Color == 0 || wa.Color != wb.Color:
		return wa.Color, 2
	case wa.Strength > wb.Strength:
		return wa.Color, 3
	case wb.Strength > wa.Strength:
		return wb.Color.Other(), 3
	}
	if c := Swap(a.Colors, b.Colors); c != 0 {
		return c, 4
	}
	return wa.Color, 5
}

// Board makes a pair of two players of whom a gets color, and tells why.
func Board(a, b *Player, color swiss.Color, rule string) swiss.BoardWhy {
	if color == swiss.Black {
		a, b = b, a
	}
	why := swiss.BoardWhy{Pair: swiss.Pair{White: a.TPN, Black: b.TPN}, Rule: rule, Preferences: [2]swiss.Preference{a.Preference, b.Preference}}
	if a.Preference.Color != swiss.White && b.Preference.Color == swiss.Black {
		why.Decided = 1
	}
	return why
}
