package sheet

import (
	"cmp"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// hallTerms are what the organiser set beside the Laws and the pairing rules: the cap of games without clocks, schools
// kept apart, the prizes.
func (in info) hallTerms() []piece {
	var list []piece
	hall := in.section.Hall
	if c := hall.Cap; c.Minutes > 0 {
		list = append(list, in.term(in.l.T(textRegCap), in.capRule(c)+". "+LastMoves(in.l, hall)+in.quiet(hall)))
	}
	if hall.Apart > 0 {
		list = append(list, in.term(in.kin(i18n.WishApart), in.l.N(i18n.RegApart, hall.Apart)))
	}
	if prizes, _ := in.State.Prizes(in.Section); len(prizes.List) > 0 {
		list = append(list, in.term(in.l.T(i18n.PrizesTitle), in.prizeTerms(prizes)...))
	}
	return list
}

// schedule says on which days, when and how long the rounds are; what nobody told is a line to write on.
func (in info) schedule() []string {
	first := in.l.T(textRecBlank)
	if days := in.days(); days != "" {
		first = days
	}
	start := in.l.T(textRegBlankTime)
	if at, firm := regulation.Planned(in.State, in.section, 1, in.Printed); firm {
		start = in.clock(at)
	}
	if table := in.timetable(); len(table) > 0 {
		return table
	}
	lines := []string{strings.TrimSuffix(first, ".") + ". " + in.l.T(textRegFirst, start)}
	length := int(in.Length / time.Minute)
	switch pause := in.section.Hall.Pause; {
	case length > 0 && pause > 0:
		return append(lines, in.l.T(textRegEachPause, in.l.Int(length), in.l.Int(pause)))
	case length > 0:
		return append(lines, in.l.T(textRegEach, in.l.Int(length)))
	}
	return lines
}

// timetable lists the days and hours of the rounds, where the event says them.
func (in info) timetable() []string {
	var lines []string
	for n := 1; n <= in.section.Rounds; n++ {
		if day := phrase.Day(in.l, in.State.RoundDay(in.Section, n)); day != "" {
			lines = append(lines, in.l.T(i18n.RoundN, in.l.Int(n))+": "+strings.TrimSuffix(day, ".")+".")
		}
	}
	return lines
}

// parts are the sections of the event, the sheet's own among them; of a single one, whom it is for.
func (in info) parts() []string {
	var lines []string
	for _, p := range in.All {
		sec, _ := in.State.Section(p.Section)
		if p.For == "" && !in.several {
			continue
		}
		if !in.several {
			lines = append(lines, p.For)
			continue
		}
		words := []string{p.System, in.l.N(textNRounds, sec.Rounds)}
		if p.For != "" {
			words = append([]string{p.For}, words...)
		}
		lines = append(lines, sec.Name+": "+strings.Join(words, ", "))
	}
	return lines
}

// hasClocks reports whether it was said that games are played with clocks.
func (in info) hasClocks() bool {
	return in.isTimed() && in.timeText(in.section.TimeControl) != in.l.T(i18n.TimeNone)
}

// isTimed reports whether anything was said about the time of games.
func (in info) isTimed() bool {
	return in.section.TimeControl != "" || in.section.TimeCode != "" || in.section.Hall.Cap.Minutes > 0
}

// protests says until when; a time that nobody announced is a line to write on.
func (in info) protests() string {
	if n := in.State.Laws(in.Section).AppealMinutes; n > 0 {
		return in.l.T(textRegProtestIn, in.l.Int(n))
	}
	return in.l.T(textRegProtestOf)
}

// prizeTerms are a line for each prize, and whether a player wins more than one.
func (in info) prizeTerms(prizes journal.Prizes) []string {
	var lines []string
	for _, p := range prizes.List {
		words := []string{in.l.N(i18n.PrizesLine, p.Places)}
		if p.Team > 0 {
			words = append([]string{in.l.T(i18n.PrizesSchools, in.l.Int(p.Team))}, words...)
		}
		if p.TwoThirds && p.Places >= 3 {
			words = append(words, in.l.T(i18n.PrizeTwoThirds))
		}
		if p.Shared {
			words = append(words, in.l.T(i18n.PrizesShare))
		}
		lines = append(lines, in.prizeTitle(p)+": "+strings.Join(words, ", "))
	}
	if len(lines) > 1 && prizes.Several {
		return append(lines, in.l.T(i18n.PrizesSeveral))
	} else if len(lines) > 1 {
		return append(lines, in.l.T(i18n.PrizesOneEach)+".")
	}
	return lines
}

// quiet says that captures may be played out before the count.
func (in info) quiet(h journal.Hall) string {
	if counts := h.Cap.Method == "" || h.Cap.Method == journal.CapCount || h.Cap.Method == journal.CapMargin; !h.Quiet || !counts {
		return ""
	}
	return " " + in.l.T(i18n.CapStepQuiet)
}

// LastMoves says what is still played when the cap strikes.
func LastMoves(l i18n.Lang, h journal.Hall) string {
	switch {
	case h.Stop:
		return l.T(textCapStepStop)
	case h.More > 0:
		return l.N(textCapStepMore, h.More)
	}
	return l.T(textCapStepEven)
}

// capRule says how a game is decided that time has stopped.
func (in info) capRule(c journal.CapRule) string {
	method := map[journal.CapMethod]i18n.Text{journal.CapMargin: i18n.CapMargin, journal.CapArbiter: i18n.CapArbiter,
		journal.CapClock: i18n.CapClock, journal.CapDraw: i18n.CapDraw}
	how, ok := method[c.Method]
	if !ok {
		how = i18n.CapCount
	}
	text := in.l.T(textRegCapOf, in.l.Int(c.Minutes), in.l.T(how))
	if c.Method == journal.CapMargin || !ok {
		text += " " + in.l.T(textRegCapMen, in.l.Int(cmp.Or(c.Queen, 9)))
	}
	if c.Method == journal.CapMargin || !ok {
		text += "; " + in.l.T(i18n.CapMarginN) + ": " + in.l.Int(max(c.Margin, 1))
	}
	if !ok {
		level := i18n.CapLevelDraw
		if c.Level == journal.LevelBlack {
			level = i18n.CapLevelBlack
		}
		text += "; " + in.l.T(i18n.CapLevel) + ": " + in.l.T(level)
	}
	return text
}
