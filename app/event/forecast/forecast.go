// Package forecast foretells when a round and a day of an event end, from the rounds that this hall has played, else from the time control.
// A forecast is a span, never an announcement.
package forecast

import (
	"math"
	"time"
)

// Terms are what a round is foretold from before any is played.
type Terms struct {
	Boards int
	Clocks int           // that the hall has, 0: one for each board
	Game   time.Duration // a game takes at most, or with Whole a round takes
	Whole  bool          // somebody said how long a round takes, or a cap ends its games
	Pause  time.Duration // between two rounds
}

// Shares of its longest time that a game takes: somewhere between the two, each as likely. It is experience, and gives way to what a hall shows.
const (
	shortest = 0.3
	longest  = 1.0
)

// A part is how long a part of a day takes: middle, and in one case of ten beyond either end.
type part struct{ least, middle, most time.Duration }

// tenth is the deviation beyond which one of ten lies on either side, in standard deviations.
const tenth = 1.2816

// deviation is the standard deviation of a part.
func (p part) deviation() float64 { return (p.most - p.least).Minutes() / 2 / tenth }

// round is the part that a round takes: it ends with its last game. Where clocks are too few, the games that have none wait for one.
func (t Terms) round() part {
	if t.Whole {
		return part{scaled(t.Game, 0.95), t.Game, t.Game + 10*time.Minute}
	}
	together, before := max(t.Boards, 1), time.Duration(0)
	if t.Clocks > 0 && t.Clocks < t.Boards {
		together = t.Clocks
		before = scaled(t.Game, float64(t.Boards-t.Clocks)/float64(t.Clocks)*(shortest+longest)/2)
	}
	last := func(q float64) time.Duration { return scaled(t.Game, longestOf(together, q)) }
	return part{before + last(0.1), before + last(0.5), before + last(0.9)}
}

// longestOf is the share of its longest time that the longest of n games stays below with probability q.
func longestOf(n int, q float64) float64 {
	return shortest + (longest-shortest)*math.Pow(q, 1/float64(n))
}

// pause is the part between the last result and the next start: as planned, and rather longer than shorter.
func (t Terms) pause() part {
	return part{scaled(t.Pause, 0.8), t.Pause, scaled(t.Pause, 1.6)}
}

func scaled(d time.Duration, by float64) time.Duration {
	return time.Duration(float64(d) * by).Round(time.Second)
}

// An estimate is what one more part of a kind will take, in minutes.
type estimate struct {
	mean, deviation float64
	seen            int // parts of this day that it rests on
}

// thoughtWeight is how many parts the deviation that was thought counts for beside those that were seen.
const thoughtWeight = 2

// learn puts the mean of what was seen in the place of what was thought. That two parts happened to be alike does not make the next one
// certain: their deviation is pooled with what was thought.
func learn(thought part, seen []time.Duration) estimate {
	e := estimate{mean: thought.middle.Minutes(), deviation: thought.deviation(), seen: len(seen)}
	if len(seen) == 0 {
		return e
	}
	e.mean = 0
	for _, d := range seen {
		e.mean += d.Minutes() / float64(len(seen))
	}
	squares := thoughtWeight * e.deviation * e.deviation
	for _, d := range seen {
		squares += (d.Minutes() - e.mean) * (d.Minutes() - e.mean)
	}
	e.deviation = math.Sqrt(squares / float64(thoughtWeight+len(seen)-1))
	return e
}

// variance is that of n parts together: each differs by itself, and the mean may be wrong for all of them alike.
func (e estimate) variance(n float64) float64 {
	v := e.deviation * e.deviation
	return v*n + v*n*n/float64(max(e.seen, 1))
}

// A Span is a time and by how much it may be earlier or later, usually: in four cases of five. The zero Span is none.
type Span struct {
	At   time.Time
	Give time.Duration
}

// IsZero reports that nothing is foretold.
func (s Span) IsZero() bool { return s.At.IsZero() }

// Rounded is the span as it is said to people: nobody needs the minute of a time that may be half an hour off.
func (s Span) Rounded() Span {
	if s.IsZero() {
		return s
	}
	step := 5 * time.Minute
	give := (s.Give + step - 1).Truncate(step)
	return Span{s.At.Round(step), max(give, step)}
}

// Ends are the earlier and the later end of a span.
func (s Span) Ends() (from, to time.Time) { return s.At.Add(-s.Give), s.At.Add(s.Give) }

// A course goes through a day part by part.
type course struct {
	at             time.Time
	round, pause   estimate
	rounds, pauses float64 // parts since a time that was certain
	rest           float64 // variance of what is neither, in minutes squared
}

func (c *course) play(share float64) {
	c.at = c.at.Add(minutes(c.round.mean * share))
	c.rounds += share
}

func (c *course) wait() {
	c.at = c.at.Add(minutes(c.pause.mean))
	c.pauses++
}

// give is by how much the time of the course may be off.
func (c *course) give() time.Duration {
	return minutes(tenth * math.Sqrt(c.round.variance(c.rounds)+c.pause.variance(c.pauses)+c.rest))
}

// startAt goes on at an announced hour: nobody begins before it, and where all are ready long before, what was uncertain is over.
func (c *course) startAt(at time.Time) {
	switch {
	case !at.Before(c.at.Add(c.give())):
		c.at, c.rounds, c.pauses, c.rest = at, 0, 0, 0
	case at.After(c.at):
		c.at = at
	}
}

func (c *course) span() Span { return Span{c.at, c.give()} }

func minutes(n float64) time.Duration { return time.Duration(n * float64(time.Minute)) }

// Try foretells the end of a day that begins at start and has so many rounds, before it is played.
func Try(t Terms, rounds int, start time.Time) Span {
	if rounds < 1 || t.Game <= 0 || start.IsZero() {
		return Span{}
	}
	c := course{at: start, round: learn(t.round(), nil), pause: learn(t.pause(), nil)}
	for n := range rounds {
		if n > 0 {
			c.wait()
		}
		c.play(1)
	}
	return c.span()
}
