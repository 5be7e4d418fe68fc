package clock

import "time"

// perHour is what a clock with a dark screen takes from the battery of a cheap phone, in per cent an hour.
const perHour = 12

// TooWeak reports that the battery will not last the game on the table, if each side needs all its time for 60 moves, and how
// many per cent such a game takes. Of a game without a sum of time (count up, hourglass), and of a battery of which the browser
// tells nothing, it says nothing.
func (c Model) TooWeak() (percent int, ok bool) {
	d := c.Device
	if c.Game == nil || d.Battery == 0 || d.Charging {
		return 0, false
	}
	white, ok1 := c.Game.Control.White.Allotted()
	black, ok2 := c.Game.Control.Black.Allotted()
	if !ok1 || !ok2 {
		return 0, false
	}
	percent = int((perHour*(white+black) + time.Hour - 1) / time.Hour)
	return percent, d.Battery < percent
}
