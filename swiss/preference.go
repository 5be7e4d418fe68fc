package swiss

// Preference is a colour preference with the colour difference it comes from (C.04.3 1.6, 1.7).
type Preference struct {
	Wish
	Difference int // games with White minus games with Black
}

// PreferenceOf derives the preference from the colours of the games played, oldest first. The text does not rank the two
// clauses of the absolute preference; the difference is looked at first, as the established engines do.
func PreferenceOf(h []Color) Preference {
	p := Preference{}
	for _, c := range h {
		if c == White {
			p.Difference++
		} else {
			p.Difference--
		}
	}
	n := len(h)
	switch {
	case n == 0:
	case p.Difference >= 2:
		p.Wish = Wish{Black, Absolute}
	case p.Difference <= -2:
		p.Wish = Wish{White, Absolute}
	case n >= 2 && h[n-1] == h[n-2]:
		p.Wish = Wish{h[n-1].Other(), Absolute}
	case p.Difference == 1:
		p.Wish = Wish{Black, Strong}
	case p.Difference == -1:
		p.Wish = Wish{White, Strong}
	default:
		p.Wish = Wish{h[n-1].Other(), Mild}
	}
	return p
}

// ColorDifference returns White games minus Black games of tpn before round.
func (t *Tournament) ColorDifference(tpn TPN, round int) int {
	return PreferenceOf(t.Colors(tpn, round)).Difference
}

// Preference returns the colour preference of tpn for round.
func (t *Tournament) Preference(tpn TPN, round int) Preference {
	return PreferenceOf(t.Colors(tpn, round))
}
