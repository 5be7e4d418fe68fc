package keizer

import "fmt"

// Score counts Keizer points in 1/600.
type Score int64

// Unit is one Keizer point; fractions of it: Unit/2, Unit/3.
const Unit Score = 600

// String shows one decimal, half up.
func (s Score) String() string { return decimal(int64(s), 1) }

// decimal shows sum/divisor units with one decimal, half up. Scores are never negative.
func decimal(sum, divisor int64) string {
	d := int64(Unit) * divisor
	tenths := (20*sum + d) / (2 * d)
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}

// Award is what a fact gives: a share of a value, in 1/600 of it, or a fixed score instead.
type Award struct {
	Share   Score // of the opponent's value, or of the own one
	Fixed   Score // used if IsFixed
	IsFixed bool
}

// of returns the award for a value in whole points.
func (a Award) of(value int) Score {
	if a.IsFixed {
		return a.Fixed
	}
	return a.Share * Score(value)
}

// times returns the part f, in 1/600, of an award.
func (a Award) times(f Score) Award {
	a.Share, a.Fixed = a.Share*f/Unit, a.Fixed*f/Unit
	return a
}

func share(f Score) Award { return Award{Share: f} }

// Options configure an event. Start from a preset.
type Options struct {
	// Top is the value of the first: 0 takes the ratio, -1 the number of ranked players, else this number, at least the
	// number of ranked players.
	Top   int
	Ratio int // between the values of first and last, 2 to 5; 0 means 3

	Win, Draw, Loss, ForfeitWin Award // of the opponent's value
	Bye, Club, Excused          Award // of the own value (B, C, E)
	Unexcused, Late             Award // U, L
	Own                         Award // of the own value, once for the event
	OwnFor                      int   // rounds over which Own falls evenly to nothing; 0: it stays
	ExcusedLimit                int   // excused absences that count in a period; 0: all
	Halving                     bool  // each excused absence gives half of the one before
	Frozen                      bool  // each round is scored once, with the ranking before it

	Gone Score // share that games against a player who withdrew later still give; 0: all

	Gap         int  // full rounds that must lie between two meetings
	MaxMeetings int  // of two players in a period; 0: no limit
	Period      int  // rounds of a period, after which both limits begin again; 0: the whole event
	Classic     bool // the bye goes to the lowest, however many he had
}

// Wasit is the default: bye and club 2/3, excused 1/3 five times, late 1/3, own value once, gap 3.
func Wasit() Options {
	return Options{Win: share(Unit), Draw: share(Unit / 2), ForfeitWin: share(Unit), Bye: share(400), Club: share(400),
		Excused: share(200), Late: share(200), Own: share(Unit), ExcusedLimit: 5, Gap: 3}
}

// KeizerForClubs has the awards of the program of that name: bye 50 %, club 70 %, every other absence 35 % without limit.
func KeizerForClubs() Options {
	o := Wasit()
	o.Bye, o.Club, o.Excused, o.Unexcused, o.Late, o.ExcusedLimit = share(300), share(420), share(210), share(210), share(210), 0
	return o
}

// Sixths gives a loss 1/6, bye and club 4/6, excused 2/6 five times.
func Sixths() Options {
	o := Wasit()
	o.Loss, o.Bye, o.Club, o.Excused = share(100), share(400), share(400), share(200)
	return o
}

// TopOf returns the value of the first of n ranked players.
func (o Options) TopOf(n int) int {
	switch {
	case o.Top < 0:
		return n
	case o.Top > 0:
		return max(o.Top, n)
	}
	q := o.Ratio
	if q < 2 {
		q = 3
	}
	return max(n, (2*(n-1)*q+q-1)/(2*(q-1))) // half up
}

// ownAfter returns what the own value gives after so many rounds: with OwnFor 5 the whole of Own before round 1, 4/5 after it, and
// nothing from round 5 on. Parts of 1/600 are left out.
func (o Options) ownAfter(rounds int) Award {
	a := o.Own
	if o.OwnFor > 0 {
		left := Score(max(o.OwnFor-rounds, 0))
		a.Share, a.Fixed = a.Share*left/Score(o.OwnFor), a.Fixed*left/Score(o.OwnFor)
	}
	return a
}

// begins reports whether a period begins with round.
func (o Options) begins(round int) bool { return o.Period > 0 && (round-1)%o.Period == 0 }

// period returns the first round of the period that round belongs to.
func (o Options) period(round int) int {
	if o.Period == 0 {
		return 1
	}
	return round - (round-1)%o.Period
}

// excused returns what the k-th excused absence of a period (from 1) gives of the own value.
func (o Options) excused(k int) Award {
	a := o.Excused
	if o.ExcusedLimit > 0 && k > o.ExcusedLimit {
		return Award{}
	}
	if o.Halving {
		for range k - 1 {
			a.Share, a.Fixed = a.Share/2, a.Fixed/2
		}
	}
	return a
}
