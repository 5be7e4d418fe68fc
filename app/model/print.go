package model

import (
	"slices"
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// Print is what the print page holds beside the route: choices, and the leaves laid out for them.
type Print struct {
	At       time.Time // printed at; taken on arrival and with every press of the key
	Round    int       // chosen; 0: the last published one
	Lang     i18n.Lang // of sheets and texts
	Chosen   bool      // Lang was chosen by hand
	Start    string    // "09:40" as typed; empty: not known
	Deadline string
	BadTime  string // the field that is no time: "start" or "deadline"

	Ready  PrintReady
	Docs   []sheet.Document // the sheets that exist now, in the order of the print centre
	HTML   string           // the leaves of the sheet of the route
	Source sheet.Source
}

// PrintReady names what Docs and HTML were made from.
type PrintReady struct {
	Event   string
	Seq     int
	Section journal.SectionID
	Round   int
	Lang    i18n.Lang
	Start   string
	Dead    string
	Sheet   string
	At      int64
}

// printKinds are the sheets of the print centre in order.
var printKinds = []sheet.Kind{sheet.Boards, sheet.Names, sheet.Slips, sheet.Notice, sheet.Dense,
	sheet.Standings, sheet.Cross, sheet.Rescue, sheet.StartList}

// Doc returns a sheet that is laid out.
func (p Print) Doc(kind sheet.Kind) (sheet.Document, bool) {
	for _, d := range p.Docs {
		if d.Kind == kind {
			return d, true
		}
	}
	return sheet.Document{}, false
}

// arrivedAtPrint takes the time and the language of the event's paper.
func (m Model) arrivedAtPrint(env Env) (Model, []Cmd) {
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

// refreshPrint lays the sheets out anew when something they show has changed.
func (m Model) refreshPrint() Model {
	e, p := m.Event, &m.Print
	key := PrintReady{e.ID, e.Kept.Seq(), e.Section, m.PrintRound(), p.Lang, p.Start, p.Deadline, m.Route.Sheet, p.At.UnixMilli()}
	if p.Ready == key {
		return m
	}
	p.Source = m.printSource(key)
	p.Docs, p.HTML = nil, ""
	for _, kind := range printKinds {
		if d, ok := sheet.Make(kind, p.Source); ok {
			p.Docs = append(p.Docs, d)
			if string(kind) == m.Route.Sheet {
				p.HTML = d.HTML()
			}
		}
	}
	p.Ready = key
	return m
}

func (m Model) printSource(key PrintReady) sheet.Source {
	p, e := m.Print, m.Event
	s := sheet.Source{State: e.Kept, Section: key.Section, Round: key.Round, Lang: p.Lang, Printed: p.At}
	s.Start, _ = hallTime(p.At, p.Start)
	s.Default, _ = hallTime(p.At, p.Deadline)
	sec, _ := e.Kept.Section(key.Section)
	if s.Default.IsZero() && !s.Start.IsZero() && sec.WalkOver > 0 {
		s.Default = s.Start.Add(time.Duration(sec.WalkOver) * time.Minute)
	}
	t := standingsAfter(e.Kept, key.Section, key.Round)
	s.Played = t.Tournament
	if t.Err == nil && len(t.Rows) > 0 {
		s.Ranking = ranking(p.Lang, t)
	}
	return s
}

// hallTime reads "09:40" or "9.40" as a time of day of at; ok is false for another text.
func hallTime(at time.Time, text string) (t time.Time, ok bool) {
	clock, err := time.Parse("15:04", strings.ReplaceAll(strings.TrimSpace(text), ".", ":"))
	if err != nil {
		return time.Time{}, false
	}
	return time.Date(at.Year(), at.Month(), at.Day(), clock.Hour(), clock.Minute(), 0, 0, at.Location()), true
}

// ranking writes a table in words of the language.
func ranking(l i18n.Lang, t *Table) *sheet.Ranking {
	r := &sheet.Ranking{After: t.Rounds, Final: t.Final}
	show := shownCodes(t.Codes)
	for _, i := range show {
		c := TieBreakOf(t.Codes[i].String())
		r.Criteria = append(r.Criteria, sheet.Criterion{Short: c.Short, Name: l.T(c.Name)})
	}
	for _, row := range t.Rows {
		p := sheet.Place{Rank: row.Rank, TPN: row.TPN, Points: row.Points}
		for _, i := range show {
			p.Values = append(p.Values, ValueText(l, row.Values[i]))
		}
		r.Places = append(r.Places, p)
	}
	return r
}

// shownCodes are the criteria behind the points, which have a column of their own.
func shownCodes(codes []tiebreak.Code) []int {
	var list []int
	for i := range codes {
		if i > 0 {
			list = append(list, i)
		}
	}
	return list
}

// PrintChoice changes what the print page shows: Field is "lang", "start" or "deadline".
type PrintChoice struct{ Field, Value string }

// Update implements Msg.
func (msg PrintChoice) Update(m Model, _ Env) (Model, []Cmd) {
	p := &m.Print
	switch msg.Field {
	case "lang":
		if l, ok := i18n.ParseLang(msg.Value); ok {
			p.Lang, p.Chosen = l, true
		}
	case "start":
		p.Start = msg.Value
	case "deadline":
		p.Deadline = msg.Value
	}
	p.BadTime = ""
	for _, f := range []struct{ name, text string }{{"deadline", p.Deadline}, {"start", p.Start}} {
		if _, ok := hallTime(p.At, f.text); !ok && strings.TrimSpace(f.text) != "" {
			p.BadTime = f.name
		}
	}
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

// OpenClubTexts shows the pairings of each school as texts to send.
type OpenClubTexts struct{}

// Update implements Msg.
func (OpenClubTexts) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = ClubTexts{sheet.ClubChats(m.Print.Source)}
	return m, []Cmd{Focus{"sheet"}}
}

// ClubTexts is the list of these texts.
type ClubTexts struct{ Chats []sheet.Chat }

// CopyChat puts a text on the clipboard and says so.
type CopyChat struct{ Text string }

// Update implements Msg.
func (msg CopyChat) Update(m Model, _ Env) (Model, []Cmd) {
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(i18n.Copied)}
	return m, []Cmd{CopyText{msg.Text}}
}

// standingsAfter computes the standing of a section after round at the latest: its results may still come in.
func standingsAfter(s journal.State, id journal.SectionID, round int) *Table {
	t := &Table{Seq: s.Seq(), Section: id}
	sec, ok := s.Section(id)
	if !ok || !sec.Ordered {
		return t
	}
	var o tiebreak.Options
	if o, t.Err = optionsOf(sec); t.Err != nil {
		return t
	}
	t.Codes = tiebreak.List(o.List)
	var played *swiss.Tournament
	if played, t.Err = s.Tournament(id, round); t.Err != nil {
		return t
	}
	t.Tournament, t.Rounds = played, tiebreak.CompleteRounds(played)
	t.Final = t.Rounds == sec.SectionConfig.Rounds
	if o.Rounds = t.Rounds; t.Rounds > 0 {
		t.Rows, t.Err = tiebreak.Standings(played, o)
	}
	return t
}
