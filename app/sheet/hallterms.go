package sheet

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// hallTerms are what the organiser set beside the Laws and the pairing rules: the cap of games without clocks, schools
// kept apart, the prizes.
func (in info) hallTerms() []piece {
	var list []piece
	hall := in.section.Hall
	if c := hall.Cap; c.Minutes > 0 {
		list = append(list, term(in.l.T(i18n.RegCap), in.capRule(c)))
	}
	if hall.Apart > 0 {
		list = append(list, term(in.l.T(i18n.WishApart), in.l.N(i18n.RegApart, hall.Apart)))
	}
	if prizes, chosen := in.State.Prizes(in.Section); chosen {
		names := make([]string, len(prizes.List))
		for i, p := range prizes.List {
			names[i] = in.prizeTitle(p) + " (" + in.l.Int(p.Places) + ")"
		}
		text := strings.Join(names, ", ")
		if !prizes.Several && len(names) > 1 {
			text += ". " + in.l.T(i18n.PrizesOneEach)
		}
		list = append(list, term(in.l.T(i18n.PrizesTitle), text))
	}
	return list
}

// capRule says how a game is decided that time has stopped.
func (in info) capRule(c journal.CapRule) string {
	method := map[journal.CapMethod]i18n.Text{journal.CapMargin: i18n.CapMargin, journal.CapArbiter: i18n.CapArbiter,
		journal.CapClock: i18n.CapClock, journal.CapDraw: i18n.CapDraw}
	how, ok := method[c.Method]
	if !ok {
		how = i18n.CapCount
	}
	text := in.l.T(i18n.RegCapOf, in.l.Int(c.Minutes), in.l.T(how))
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
