package swiss

// ColorHistory is a colour preference with the colour difference it comes from (C.04.3 1.6, 1.7).
type ColorHistory struct {
	Preference
	Difference int // games with White minus games with Black
}

// ColorHistoryOf derives the preference from the colours of the games played, oldest first. The text does not rank the two
// clauses of the absolute preference; the difference is looked at first, as the established engines do.
func ColorHistoryOf(h []Color) ColorHistory {
	p := ColorHistory{}
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
		p.Preference = Preference{Black, Absolute}
	case p.Difference <= -2:
		p.Preference = Preference{White, Absolute}
	case n >= 2 && h[n-1] == h[n-2]:
		p.Preference = Preference{h[n-1].Other(), Absolute}
	case p.Difference == 1:
		p.Preference = Preference{Black, Strong}
	case p.Difference == -1:
		p.Preference = Preference{White, Strong}
	default:
		p.Preference = Preference{h[n-1].Other(), Mild}
	}
	return p
}

// ColorDifference returns White games minus Black games of tpn before round.
func (t *Tournament) ColorDifference(tpn TPN, round int) int {
	return ColorHistoryOf(t.Colors(tpn, round)).Difference
}

// ColorHistory returns the colour preference of tpn for round.
func (t *Tournament) ColorHistory(tpn TPN, round int) ColorHistory {
	return ColorHistoryOf(t.Colors(tpn, round))
}
