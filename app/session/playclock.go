package session

import (
	"strconv"
	"time"

	"wasit/clock"
)

// TimeControlTag writes White's time for the PGN tag TimeControl: "40/5400+30:1800+30". What PGN has no sign for is "?".
func TimeControlTag(c clock.Control) string {
	text := ""
	for i, p := range c.White.Periods {
		if i > 0 {
			text += ":"
		}
		if p.Moves > 0 {
			text += strconv.Itoa(p.Moves) + "/"
		}
		text += strconv.Itoa(int(p.Main / time.Second))
		switch {
		case p.Add == 0:
		case p.Method == clock.Fischer:
			text += "+" + strconv.Itoa(int(p.Add/time.Second))
		default:
			return "?"
		}
	}
	return text
}
