package course

import (
	"github.com/notnil/chess"

	"wasit/swiss/lot"
)

// Seed names a sheet of tasks; it is shown, so that everyone can have the same again.
type Seed = lot.Seed

// A Drill asks for squares one after another, as many as a minute allows. It is a value; the caller measures the time.
type Drill struct {
	Ask          chess.Square
	Right, Wrong int

	lots lot.Generator
}

// DrillSeconds is how long a drill lasts.
const DrillSeconds = 60

// NewDrill starts a drill; the same seed asks for the same squares.
func NewDrill(seed Seed) Drill {
	d := Drill{lots: *lot.New(seed)}
	d.Ask = chess.Square(d.lots.Draw(64))
	return d
}

// Touch answers a touch: right goes on to another square, wrong asks for the same again.
func (d Drill) Touch(sq chess.Square) Drill {
	if sq != d.Ask {
		d.Wrong++
		return d
	}
	d.Right++
	for d.Ask == sq {
		d.Ask = chess.Square(d.lots.Draw(64))
	}
	return d
}
