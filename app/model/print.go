package model

import (
	"slices"
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
)

// Print is what the print page holds beside the route: choices, and the leaves laid out for them.
type Print struct {
	At     time.Time // printed at; taken on arrival and with every press of the key
	Round  int       // chosen; 0: the last published one
	Lang   i18n.Lang // of sheets and texts
	Chosen bool      // Lang was chosen by hand
	Times  HallTimes

	Ready  PrintReady
	HTML   string // the leaves of the sheet of the route
	Source sheet.Source
	press  *sheet.Press // of Source
}

// HallTimes are the times of one round as typed, "09:40" or empty. They hold for that round alone: yesterday's start must not
// stand on today's wall.
type HallTimes struct {
	Of              RoundKey
	Start, Deadline string
}

// RoundKey names a round of a section of an event.
type RoundKey struct {
	Event   string
	Section journal.SectionID
	Round   int
}

// PrintReady names what Source and HTML were made from.
type PrintReady struct {
	Seq   int
	Of    RoundKey
	Times HallTimes
	Lang  i18n.Lang
	Sheet string
	At    int64
}

// Doc returns a sheet, laid out when it is first asked for.
func (p Print) Doc(kind sheet.Kind) (sheet.Document, bool) {
	if p.press == nil {
		return sheet.Document{}, false
	}
	return p.press.Doc(kind)
}

// arrivedAtPrint takes the time and the language of the event's paper.
func (m Model) arrivedAtPrint(env Env) (Model, []Cmd) {
	if m.Print.Ready.Of.Event != m.Event.ID {
		m.Print = Print{}
	}
	m.Print.At = env.Now
	if !m.Print.Chosen {
		m.Print.Lang = m.Lang()
		if l, ok := i18n.ParseLang(m.Event.Kept.Event().Language); ok {
			m.Print.Lang = l
		}
	}
	return m, nil
}

// PrintRounds returns the rounds of the section that may be printed, ascending: the published ones.
func (m Model) PrintRounds() []int {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	last := sec.Round
	if last > 0 && sec.Phase < journal.Published {
		last--
	}
	var list []int
	for n := 1; n <= last; n++ {
		list = append(list, n)
	}
	return list
}

// PrintRound returns the round whose paper is shown, 0 before the first.
func (m Model) PrintRound() int {
	rounds := m.PrintRounds()
	switch {
	case len(rounds) == 0:
		return 0
	case slices.Contains(rounds, m.Print.Round):
		return m.Print.Round
	}
	return len(rounds)
}

func (m Model) roundKey() RoundKey { return RoundKey{m.Event.ID, m.Event.Section, m.PrintRound()} }

// HallTimes returns the times typed for the round that is shown.
func (m Model) HallTimes() HallTimes {
	if key := m.roundKey(); m.Print.Times.Of != key {
		return HallTimes{Of: key}
	}
	return m.Print.Times
}

// Bad returns which of the two texts is no time: "start", "deadline" or "".
func (t HallTimes) Bad() string {
	for _, f := range []struct{ name, text string }{{"start", t.Start}, {"deadline", t.Deadline}} {
		if _, ok := hallTime(time.Time{}, f.text); !ok && strings.TrimSpace(f.text) != "" {
			return f.name
		}
	}
	return ""
}

// refreshPrint lays the sheets out anew when something they show has changed.
func (m Model) refreshPrint() Model {
	e, p := m.Event, &m.Print
	key := PrintReady{e.Kept.Seq(), m.roundKey(), m.HallTimes(), p.Lang, m.Route.Sheet, p.At.UnixMilli()}
	if key.Sheet == "" {
		key.At -= key.At % dayMillis // no page of the centre says when it was printed
	}
	if p.Ready == key {
		return m
	}
	p.Source = m.printSource(key)
	p.press, p.HTML = sheet.NewPress(p.Source), ""
	if d, ok := p.Doc(sheet.Kind(key.Sheet)); ok {
		p.HTML = d.HTML()
	}
	p.Ready = key
	return m
}

const dayMillis = 24 * 60 * 60 * 1000

func (m Model) printSource(key PrintReady) sheet.Source {
	p, e, of := m.Print, m.Event, key.Of
	s := sheet.Source{State: e.Kept, Section: of.Section, Round: of.Round, Lang: p.Lang, Printed: p.At}
	s.Start, _ = hallTime(p.At, key.Times.Start)
	s.Default, _ = hallTime(p.At, key.Times.Deadline)
	if r, ok := e.Kept.Round(of.Section, of.Round); ok && s.Start.IsZero() && r.Started > 0 {
		s.Start = time.UnixMilli(r.Started).In(p.At.Location())
	}
	if sec, _ := e.Kept.Section(of.Section); s.Start.IsZero() {
		if at, firm := planned(e.Kept, sec, of.Round, p.At); firm {
			s.Start = at
		} else if !at.IsZero() {
			s.Expected = at.In(p.At.Location())
		}
	}
	if minutes, ok := DefaultMinutes(e.Kept, of.Section); ok && s.Default.IsZero() && !s.Start.IsZero() {
		s.Default = s.Start.Add(time.Duration(minutes) * time.Minute)
	}
	t := e.Table
	if sec, _ := e.Kept.Section(of.Section); t == nil || t.Seq != e.Kept.Seq() || t.Section != of.Section || of.Round != sec.Round {
		t = standingsBy(e.Kept, of.Section, of.Round)
	}
	s.Played = t.Tournament
	if t.Err == nil && len(t.Rows) > 0 {
		s.Ranking = rankingOf(p.Lang, t)
	}
	return withAwards(s, t)
}

// hallTime reads "09:40" or "9.40" as a time of day of at; ok is false for another text.
func hallTime(at time.Time, text string) (t time.Time, ok bool) {
	clock, err := time.Parse("15:04", strings.ReplaceAll(strings.TrimSpace(text), ".", ":"))
	if err != nil {
		return time.Time{}, false
	}
	return time.Date(at.Year(), at.Month(), at.Day(), clock.Hour(), clock.Minute(), 0, 0, at.Location()), true
}

// rankingOf writes a table in words of the language. The first code is the points, which have a column of their own.
func rankingOf(l i18n.Lang, t *Table) *sheet.Ranking {
	r := &sheet.Ranking{After: t.Rounds, Final: t.Final}
	columns := t.Columns(l)
	for _, c := range columns {
		r.Criteria = append(r.Criteria, sheet.Criterion{Short: c.Short, Name: c.Name})
	}
	for k, row := range t.Rows {
		p := sheet.Place{Rank: row.Rank, TPN: row.TPN, Points: row.Points}
		for i := range columns {
			p.Values = append(p.Values, t.paperValue(l, k, i))
		}
		r.Places = append(r.Places, p)
	}
	return r
}

// PrintLanguage chooses the language of sheets and texts.
type PrintLanguage struct{ Tag string }

// Update implements Msg.
func (msg PrintLanguage) Update(m Model, _ Env) (Model, []Cmd) {
	if l, ok := i18n.ParseLang(msg.Tag); ok {
		m.Print.Lang, m.Print.Chosen = l, true
	}
	return m, nil
}

// PrintTimes types the times of the round that is shown.
type PrintTimes struct{ Start, Deadline string }

// Update implements Msg.
func (msg PrintTimes) Update(m Model, _ Env) (Model, []Cmd) {
	m.Print.Times = HallTimes{m.roundKey(), msg.Start, msg.Deadline}
	return m, nil
}

// PrintChooseRound shows the paper of another round.
type PrintChooseRound struct{ Round int }

// Update implements Msg.
func (msg PrintChooseRound) Update(m Model, _ Env) (Model, []Cmd) {
	m.Print.Round = msg.Round
	return m, nil
}

// PrintSheet prints the sheet that is shown, with the time of now at its foot.
type PrintSheet struct{}

// Update implements Msg.
func (PrintSheet) Update(m Model, env Env) (Model, []Cmd) {
	m.Print.At = env.Now
	return m, []Cmd{PrintPage{}}
}

// paperValue leaves the direct encounter empty where it splits nobody.
func (t *Table) paperValue(l i18n.Lang, row, col int) string {
	if i := col - len(t.own) + 1; i > 0 && t.Codes[i].Name == "DE" {
		if num, _ := t.Rows[row].Values[i].Fraction(); num == 0 {
			return ""
		}
	}
	return t.Cell(l, row, col)
}
