package swiss

// Color is the colour of a player's pieces. There are two; the zero value of a field of this type means that the player
// has none (no game, not yet drawn).
type Color uint8

// The two colours.
const (
	White Color = 1
	Black Color = 2
)

// Other returns the opposite colour; the other of none is none.
func (c Color) Other() Color {
	switch c {
	case White:
		return Black
	case Black:
		return White
	}
	return 0
}

// String returns "white", "black" or "none".
func (c Color) String() string {
	switch c {
	case White:
		return "white"
	case Black:
		return "black"
	}
	return "none"
}
