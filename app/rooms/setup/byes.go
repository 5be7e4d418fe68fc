package setup

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// hasByes reports whether players can ask for half-point byes: a table pairs who is away too, and Keizer has shares of its own.
func (w Model) hasByes() bool {
	c := journal.SectionConfig{System: w.Choice.Code, Options: w.Choice.Options}
	return regulation.IsSwiss(c.System) && !c.IsTable()
}

// setByes changes one of the limits of half-point byes; ok is false for another field.
func (w *Model) setByes(field, value string) (ok bool) {
	switch field {
	case "half-byes":
		w.HalfByes = regulation.Within(value, -1, journal.MaxRounds, w.HalfByes)
	case "last-byes":
		w.NoByesLast = regulation.Within(value, 0, journal.MaxRounds, w.NoByesLast)
	default:
		return false
	}
	return true
}

// putByes writes the limits into a regulation.
func (w Model) putByes(c *journal.SectionConfig) {
	if w.hasByes() {
		c.HalfByes, c.NoByesLast = w.HalfByes, 0
		if w.HalfByes != 0 {
			c.NoByesLast = w.NoByesLast
		}
	}
}

// byesText says the limits in words; empty where there are none to speak of.
func (w Model) byesText(l i18n.Lang) string {
	if !w.hasByes() || w.HalfByes == 0 {
		return ""
	}
	text := l.T(textByesAny)
	if w.HalfByes > 0 {
		text = l.T(textByesEach, l.Int(w.HalfByes))
	}
	if w.NoByesLast > 0 {
		text += ", " + l.T(textByesNotLast, l.Int(w.NoByesLast))
	}
	return text
}
