package swiss

// Float says how a player was paired against the score in a past round (C.04.3 1.4).
type Float uint8

// The floats; the zero value is none.
const (
	NoFloat   Float = iota
	Downfloat       // met a lower score, or scored without playing
	Upfloat         // met a higher score
)

// FloatRule says which unplayed rounds are downfloats. A played game is judged by the pairing scores both players had
// when the round was paired.
type FloatRule struct {
	EveryUnplayed bool // any round without a game (until January 2026, A.4.b); else those that gave more than a loss
	PABByPoints   bool // the PAB too must have given more than a loss; else it is always a downfloat (C.04.3 1.4.3)
}

// FloatOf returns the float of tpn in a past round; none before round 1.
func (t *Tournament) FloatOf(tpn TPN, round int, rule FloatRule) Float {
	if round < 1 {
		return NoFloat
	}
	e := t.Entry(tpn, round)
	if e.Outcome.IsPlayed() {
		mine, other := t.PairingScore(tpn, round), t.PairingScore(e.Opponent, round)
		switch {
		case mine > other:
			return Downfloat
		case mine < other:
			return Upfloat
		}
		return NoFloat
	}
	scored := t.Award(tpn, round) > t.d.Scoring.Loss
	if rule.EveryUnplayed || scored || e.Outcome == PAB && !rule.PABByPoints {
		return Downfloat
	}
	return NoFloat
}
