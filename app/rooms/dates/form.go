package dates

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss/knockout"
)

// slot is what is played at a time: a round, or with Match a match of the bracket.
type slot struct{ Round, Match int }

// id ends the names of the controls of a slot: "3", and of a match "3-2".
func (s slot) id() string {
	if s.Match == 0 {
		return strconv.Itoa(s.Round)
	}
	return strconv.Itoa(s.Round) + "-" + strconv.Itoa(s.Match)
}

// when is the time of a slot as typed: "2026-11-20" and "17:00".
type when struct{ Date, Time string }

// form is the times of all slots; one that is not in it has none.
type form map[slot]when

// rounds are the slots of the rounds.
func (m page) rounds() []slot {
	sec := m.Section()
	list := make([]slot, sec.Rounds)
	for i := range list {
		list[i].Round = i + 1
	}
	return list
}

// matches are those of the bracket of a knock-out, once it is drawn; a bye is none.
func (m page) matches() (list []slot, of map[slot]knockout.Match) {
	s := m.Event.Ahead
	sec, _ := s.In(m.Event.Section)
	if !sec.IsBracket() || !sec.Ordered || sec.Color == 0 {
		return nil, nil
	}
	state, err := regulation.Bracket(s, sec.ID)
	if err != nil {
		return nil, nil // fewer than two players: nothing is played
	}
	of = map[slot]knockout.Match{}
	for _, round := range state.Tree() {
		for _, x := range round {
			if isBye := x.Reason == knockout.ByBye || x.Reason == knockout.Empty || x.Round == 1 && (x.Upper == 0 || x.Lower == 0); !isBye {
				at := slot{x.Round, x.Board}
				list, of[at] = append(list, at), x
			}
		}
	}
	return list, of
}

// postponed are the games of the section that are put off, each by its board.
func (m page) postponed() (list []slot) {
	for _, g := range m.Section().Postponed() {
		list = append(list, slot{g.Round, g.Board})
	}
	return list
}

// told is the form as the facts fill it.
func (m page) told() form {
	s, f := m.Event.Ahead, form{}
	for _, x := range m.rounds() {
		f[x] = typed(s.RoundDay(m.Event.Section, x.Round))
	}
	list, _ := m.matches()
	for _, x := range append(list, m.postponed()...) {
		day, _ := s.OwnMatchDay(m.Event.Section, x.Round, x.Match)
		f[x] = typed(day)
	}
	return f
}

func typed(d journal.RoundDay) when {
	return when{Date: d.Date.String(), Time: regulation.HallText(d.Start)}
}

// set changes the day or the hour of a slot.
type set struct {
	Slot  slot
	Field string // "day" or "time"
	Value string
}

func (msg set) update(m page, _ session.Env) (page, []session.Cmd) {
	f := maps.Clone(m.form())
	w := f[msg.Slot]
	if msg.Field == "day" {
		w.Date = msg.Value
	} else {
		w.Time = msg.Value
	}
	f[msg.Slot] = w
	m = m.with(f)
	m.Typed = m.Mend(msg.Field + "-" + msg.Slot.id())
	return m, nil
}

// choose takes a day of the week to those that rounds are spread over, or off them.
type choose struct {
	Day time.Weekday
	On  bool
}

func (msg choose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.On[msg.Day] = msg.On
	return m, nil
}

// spread gives the rounds their days: as evenly as they go over the days of play of the event, the first round on the first and the last on
// the last of them; where a day has several rounds, the earlier days are the fuller ones. Hours stay.
type spread struct{}

func (spread) update(m page, _ session.Env) (page, []session.Cmd) {
	list, days := m.rounds(), m.playingDays()
	return m.dated(list, func(i int) time.Time { return days[spreadTo(i, len(list), len(days))] }, len(days) > 0)
}

// spreadTo is on which of so many days round i of n is played, both from 0. Free days that cannot be dealt evenly stand in the middle of the
// event and not before its last round.
func spreadTo(i, n, days int) int {
	if gaps := n - 1; gaps > 0 && n <= days {
		return (i*(days-1) + gaps/2) / gaps
	}
	return min(i*days/max(n, 1), days-1)
}

// playingDays are the days of the event on which its rounds may be: of a long one those on the days of the week that were chosen.
func (m page) playingDays() (days []time.Time) {
	first, last := m.span()
	all := m.On == [7]bool{} || !m.isLong()
	for day := first; !day.IsZero() && !day.After(last) && len(days) < longest; day = day.AddDate(0, 0, 1) {
		if all || m.On[day.Weekday()] {
			days = append(days, day)
		}
	}
	return days
}

// longest bounds the days of an event whose last day was mistyped.
const longest = 3 * 366

// span is from which to which day the event goes; zero where that is not known.
func (m page) span() (first, last time.Time) {
	info := m.Event.Ahead.Event()
	first, last = dayOf(info.Start), dayOf(info.End)
	if first.IsZero() || last.Before(first) {
		last = first
	}
	return first, last
}

// isLong reports whether the event has each day of the week, so that some of them can be chosen.
func (m page) isLong() bool {
	const week = 7 * 24 * time.Hour
	first, last := m.span()
	return last.Sub(first) >= week
}

// weekly gives the rounds days a week apart, from that of round 1, or else from the first day of the event.
type weekly struct{}

func (weekly) update(m page, _ session.Env) (page, []session.Cmd) {
	const week = 7
	first, err := time.Parse(time.DateOnly, m.form()[slot{Round: 1}].Date)
	if err != nil {
		first = dayOf(m.Event.Ahead.Event().Start)
	}
	return m.dated(m.rounds(), func(i int) time.Time { return first.AddDate(0, 0, i*week) }, !first.IsZero())
}

// dated gives rounds their days; without any day to begin with the first one is asked for.
func (m page) dated(list []slot, day func(i int) time.Time, known bool) (page, []session.Cmd) {
	f := maps.Clone(m.form())
	m = m.with(f)
	if !known {
		m.Faults = append(slices.Clone(m.Faults), "day-1")
		return m, []session.Cmd{session.Focus{ID: "day-1"}}
	}
	for i, x := range list {
		f[x] = when{Date: day(i).Format(time.DateOnly), Time: f[x].Time}
	}
	m.Faults = nil
	return m, nil
}

// dayOf is a date as a point of time; zero for none.
func dayOf(d journal.Date) time.Time {
	if d.IsZero() || d.Month == 0 || d.Day == 0 {
		return time.Time{}
	}
	return time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC)
}

// save records the form.
type save struct{}

func (save) update(m page, env session.Env) (page, []session.Cmd) {
	f, id := m.form(), m.Event.Section
	m = m.with(f)
	m.Faults = nil
	var days []journal.RoundDay
	for _, x := range m.rounds() {
		day, faults := f[x].day(x)
		days, m.Faults = append(days, day), append(m.Faults, faults...)
	}
	list, _ := m.matches()
	list = append(list, m.postponed()...)
	matches, faults := m.dates(f, list)
	if m.Faults = append(m.Faults, faults...); len(m.Faults) > 0 {
		return m, []session.Cmd{session.Focus{ID: m.Faults[0]}}
	}
	commands := []journal.Command{journal.DateRounds{Section: id, Days: days}}
	if list != nil {
		commands = append(commands, journal.DateMatches{Section: id, Matches: matches})
	}
	next, cmds := session.Offered(m, env, m.Lang().T(textSaved), commands...)
	if next.Notice == nil {
		next.Model = Model{}
	}
	return next, cmds
}

// dates are the days of the matches or games of list as typed, and those of games that were put off and are over as they stand.
func (m page) dates(f form, list []slot) (days []journal.MatchDay, faults []string) {
	sec := m.Section()
	for _, x := range m.Event.Ahead.MatchDays(sec.ID) {
		if !sec.IsBracket() && !slices.Contains(list, slot{x.Round, x.Match}) {
			days = append(days, x)
		}
	}
	for _, x := range list {
		day, bad := f[x].day(x)
		days, faults = append(days, journal.MatchDay{Round: x.Round, Match: x.Match, RoundDay: day}), append(faults, bad...)
	}
	slices.SortFunc(days, func(a, b journal.MatchDay) int { return cmp.Or(a.Round-b.Round, a.Match-b.Match) })
	return days, faults
}

// day reads what was typed for slot x, and names the controls whose values cannot stand.
func (w when) day(x slot) (d journal.RoundDay, faults []string) {
	if d.Date.UnmarshalText([]byte(w.Date)) != nil {
		faults = append(faults, "day-"+x.id())
	}
	if text := journal.Clean(w.Time); text != "" {
		clock, err := time.Parse("15:04", strings.ReplaceAll(text, ".", ":"))
		if err != nil {
			faults = append(faults, "time-"+x.id())
		}
		d.Start = 60*clock.Hour() + clock.Minute()
	}
	return d, faults
}
