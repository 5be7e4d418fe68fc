package rules

import "github.com/notnil/chess"

// A Result is how a game stands or ended. The zero Result is a game that goes on.
type Result uint8

// The results. BothLose is for Art. 11.8; Annulled for a game that a new one replaces (Art. 7.2.1 (E23)).
const (
	Ongoing Result = iota
	WhiteWins
	BlackWins
	Drawn
	BothLose
	WhiteHalf // White half a point, Black none: only an arbiter can decide so (Art. 12.9)
	BlackHalf // Black half a point, White none
	Annulled
)

var resultTexts = [...]string{"*", "1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "annulled"}

// String returns the result as PGN writes it, "*" for a game that goes on.
func (r Result) String() string {
	if int(r) < len(resultTexts) {
		return resultTexts[r]
	}
	return "?"
}

// ResultOf returns the result that PGN writes so; "½-½" is read too.
func ResultOf(text string) (r Result, ok bool) {
	if text == "½-½" {
		return Drawn, true
	}
	for i, s := range resultTexts {
		if s == text {
			return Result(i), true
		}
	}
	return Ongoing, false
}

// Halves returns the points of both players in halves (Art. 10.2: no more together than the game is worth).
func (r Result) Halves() (white, black int) {
	switch r {
	case WhiteWins:
		return 2, 0
	case BlackWins:
		return 0, 2
	case Drawn:
		return 1, 1
	case WhiteHalf:
		return 1, 0
	case BlackHalf:
		return 0, 1
	}
	return 0, 0
}

// WinFor returns the result in which side wins.
func WinFor(side chess.Color) Result {
	if side == chess.White {
		return WhiteWins
	}
	return BlackWins
}

// Winner returns who won, or chess.NoColor.
func (r Result) Winner() chess.Color {
	switch r {
	case WhiteWins:
		return chess.White
	case BlackWins:
		return chess.Black
	}
	return chess.NoColor
}
