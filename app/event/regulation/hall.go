package regulation

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal"
)

// usualPause is how long the pause between two rounds is taken to be where nobody said it.
const usualPause = 10 * time.Minute

// Planned is when round n begins: as the timetable says, else round 1 on the day of now as announced, the others by the
// round before. Firm is what was announced.
func Planned(s journal.State, sec journal.Section, n int, now time.Time) (at time.Time, firm bool) {
	if at, ok := Announced(s, sec, n, now); ok {
		return at, true
	}
	if n == 1 && sec.Hall.Start > 0 && !now.IsZero() {
		y, month, day := now.Date()
		return time.Date(y, month, day, 0, sec.Hall.Start, 0, 0, now.Location()), true
	}
	before, ok := s.Round(sec.ID, n-1)
	if length := RoundLength(sec); ok && before.Started > 0 && length > 0 && n <= sec.Rounds {
		return time.UnixMilli(before.Started).Add(length + PauseOf(sec)), false
	}
	return time.Time{}, false
}

// Announced is when round n begins by the timetable: its day and hour, an hour without a day on the day of now, and round 1
// on its day at the hour announced for it. ok is false where the timetable has no hour.
func Announced(s journal.State, sec journal.Section, n int, now time.Time) (at time.Time, ok bool) {
	day := s.RoundDay(sec.ID, n)
	if day.Start == 0 && n == 1 && day.Date.Day > 0 {
		day.Start = sec.Hall.Start
	}
	if day.Start == 0 || day.Date.Day == 0 && now.IsZero() {
		return time.Time{}, false
	}
	year, month, d := now.Date()
	if day.Date.Day > 0 {
		year, month, d = day.Date.Year, time.Month(day.Date.Month), day.Date.Day
	}
	zone := time.Local
	if !now.IsZero() {
		zone = now.Location()
	}
	return time.Date(year, month, d, 0, day.Start, 0, 0, zone), true
}

// PauseOf returns the pause between two rounds of a section.
func PauseOf(sec journal.Section) time.Duration {
	if sec.Hall.Pause == 0 {
		return usualPause
	}
	return time.Duration(sec.Hall.Pause) * time.Minute
}

// RoundLength returns how long a round of a section takes, 0 where nothing says it.
func RoundLength(sec journal.Section) time.Duration {
	switch {
	case sec.Hall.Length > 0:
		return time.Duration(sec.Hall.Length) * time.Minute
	case sec.Hall.Cap.Minutes > 0:
		return time.Duration(sec.Hall.Cap.Minutes) * time.Minute
	}
	return gameLength(sec.TimeCode)
}

// gameLength reads how long a game of 60 moves takes at most from a time control in TRF's form: "1200", "900+10",
// "40/5400+30:1800+30".
func gameLength(code string) time.Duration {
	seconds, increment := 0, 0
	for part := range strings.SplitSeq(code, ":") {
		if _, after, ok := strings.Cut(part, "/"); ok {
			part = after
		}
		base, plus, _ := strings.Cut(part, "+")
		n, err := strconv.Atoi(base)
		if err != nil || n < 0 || n > 86400 {
			return 0
		}
		seconds += n
		if plus != "" {
			if increment, err = strconv.Atoi(plus); err != nil || increment < 0 || increment > 3600 {
				return 0
			}
		}
	}
	return time.Duration(2*(seconds+60*increment)) * time.Second
}

// HallText writes minutes of the day as a field for times holds them, "09:40"; empty for none.
func HallText(minutes int) string {
	if minutes == 0 {
		return ""
	}
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}

// HallTime reads "09:40" or "9.40" as a time of day of at; ok is false for another text.
func HallTime(at time.Time, text string) (t time.Time, ok bool) {
	clock, err := time.Parse("15:04", strings.ReplaceAll(strings.TrimSpace(text), ".", ":"))
	if err != nil {
		return time.Time{}, false
	}
	return time.Date(at.Year(), at.Month(), at.Day(), clock.Hour(), clock.Minute(), 0, 0, at.Location()), true
}

// DefaultMinutes returns how late a player of a section may come (Art. 6.7.1); ok is false where nobody stated it.
func DefaultMinutes(s journal.State, id journal.SectionID) (minutes int, ok bool) {
	if laws := s.LawsChosen(id); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	sec, _ := s.Section(id)
	return sec.WalkOver, sec.WalkOver > 0
}
