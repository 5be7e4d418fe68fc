package paper

import (
	"slices"
	"strings"
	"time"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the print page holds beside the route: choices, and the leaves laid out for them.
type Model struct {
	At        time.Time // printed at; taken on arrival and with every press of the key
	Round     int       // chosen; 0: the last published one
	SheetLang i18n.Lang // of sheets and texts
	Chosen    bool      // Lang was chosen by hand
	Times     hallTimes
	Cert      sheet.CertForm // kept on the device
	CertRead  bool           // it was asked for and came
	CertTurn  int            // how often it has changed

	Ready   madeFrom
	Source  sheet.Source // of the sheet of the route: what that does not show is not computed
	press   *sheet.Press // of Source
	table   sheetTable   // of Source
	letters *sheet.Type  // what the device sets paper in; nil: not measured
}

// hallTimes are the times of one round as typed, "09:40" or empty. They hold for that round alone: yesterday's start must not
// stand on today's wall.
type hallTimes struct {
	Of              session.RoundKey
	Start, Deadline string
}

// sheetTable is the standing of a sheet, by the results of the rounds up to round.
type sheetTable struct {
	*standing.Table
	round int
}

// madeFrom names what Source and HTML were made from.
type madeFrom struct {
	State journal.StateID
	Of    session.RoundKey
	Times hallTimes
	Lang  i18n.Lang
	Sheet string
	At    int64
	Type  *sheet.Type
	Cert  int
}

// Doc returns a sheet, laid out when it is first asked for.
func (p Model) Doc(kind sheet.Kind) (sheet.Document, bool) {
	if p.press == nil {
		return sheet.Document{}, false
	}
	return p.press.Doc(kind)
}

// arrived takes the time and the language of the event's paper.
func (m page) arrived(env session.Env) (page, []session.Cmd) {
	if m.Ready.Of.Event != m.Event.ID {
		m.Model = Model{letters: m.letters, Cert: m.Cert, CertRead: m.CertRead, CertTurn: m.CertTurn}
	}
	m.At = env.Now
	if !m.Chosen {
		m.SheetLang = m.Lang()
		if l, ok := i18n.ParseLang(m.Event.Kept.Event().Language); ok {
			m.SheetLang = l
		}
	}
	var cmds []session.Cmd
	if m.letters == nil {
		cmds = append(cmds, session.MeasureType{})
	}
	if !m.CertRead {
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftCert})
	}
	if m.Route.Sheet == session.SheetTexts {
		m = m.refreshed()
		m.Dialog = clubTexts{Chats: m.chats(false, true)}
		cmds = append(cmds, session.Focus{ID: "sheet"})
	}
	return m, cmds
}

// publishedRounds returns the rounds of the section that may be printed, ascending: the published ones.
func (m page) publishedRounds() []int {
	sec := m.KeptSection()
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

// shownRound returns the round whose paper is shown, 0 before the first.
func (m page) shownRound() int {
	rounds := m.publishedRounds()
	switch {
	case len(rounds) == 0:
		return 0
	case slices.Contains(rounds, m.Round):
		return m.Round
	}
	return len(rounds)
}

func (m page) roundKey() session.RoundKey {
	return session.RoundKey{Event: m.Event.ID, Section: m.Event.Section, Round: m.shownRound()}
}

// hallTimes returns the times typed for the round that is shown.
func (m page) hallTimes() hallTimes {
	if key := m.roundKey(); m.Times.Of != key {
		return hallTimes{Of: key}
	}
	return m.Times
}

// knownTimes are the times that stand on the sheets of the round where nobody types others: of the timetable, or as the round was started.
func (m page) knownTimes() hallTimes {
	text := func(at time.Time) string {
		if at.IsZero() || m.Ready.Of != m.roundKey() {
			return ""
		}
		return at.Format("15:04")
	}
	return hallTimes{Start: text(m.Source.Start), Deadline: text(m.Source.Default)}
}

// Bad returns which of the two texts is no time: "start", "deadline" or "".
func (t hallTimes) Bad() string {
	for _, f := range []struct{ name, text string }{{"start", t.Start}, {"deadline", t.Deadline}} {
		if _, ok := regulation.HallTime(time.Time{}, f.text); !ok && strings.TrimSpace(f.text) != "" {
			return f.name
		}
	}
	return ""
}

// refreshed lays the sheets out again when something they show has changed.
func (m page) refreshed() page {
	e, p := m.Event, &m.Model
	key := madeFrom{e.Kept.ID(), m.roundKey(), m.hallTimes(), p.SheetLang, m.Route.Sheet, p.At.UnixMilli(), p.letters, p.CertTurn}
	if key.Sheet == "" {
		key.At -= key.At % dayMillis // no page of the centre says when it was printed
	}
	if p.Ready == key {
		return m
	}
	p.Source, p.table = m.sourceOf(key)
	p.press, p.Ready = sheet.NewPress(p.Source), key
	return m
}

const dayMillis = 24 * 60 * 60 * 1000

func (m page) sourceOf(key madeFrom) (sheet.Source, sheetTable) {
	s, kind := m.timed(key), sheet.Kind(key.Sheet)
	if !kind.ShowsRanking() {
		return s, m.table
	}
	s, t := m.ranked(s)
	if kind.ShowsAwards() {
		s = handout.AddAwards(s, t)
	}
	return s, sheetTable{t, s.Round}
}

// timed is a round of a section with the times that are known of it.
func (m page) timed(key madeFrom) sheet.Source {
	p, e, of := m.Model, m.Event, key.Of
	s := sheet.Source{State: e.Kept, Section: of.Section, Round: of.Round, Lang: p.SheetLang, Printed: p.At, Type: p.letters, Cert: p.Cert,
		CertPage: m.Device.Address + session.Route{Page: session.PageCertificate}.Path()}
	s.Clock = m.clockAddress(of.Round)
	page := m.Device.Address + session.Route{Page: session.PageFollow}.Path()
	s.Family, s.News = handout.Families(e.Kept, page), handout.News(p.SheetLang, e.Kept, of.Section, of.Round, p.At, page)
	sec, _ := e.Kept.In(of.Section)
	day := p.At
	if d := e.Kept.RoundDay(of.Section, of.Round).Date; d.Day > 0 {
		day = time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, p.At.Location())
	}
	s.Start, _ = regulation.HallTime(day, key.Times.Start)
	s.Default, _ = regulation.HallTime(day, key.Times.Deadline)
	if at, ok := regulation.Announced(e.Kept, sec.Section, of.Round, p.At); ok && s.Start.IsZero() {
		s.Start = at
	}
	if r, ok := e.Kept.Round(of.Section, of.Round); ok && s.Start.IsZero() && r.Started > 0 {
		s.Start = time.UnixMilli(r.Started).In(p.At.Location())
	}
	if s.Start.IsZero() {
		if at, firm := regulation.Planned(e.Kept, sec.Section, of.Round, p.At); firm {
			s.Start = at
		} else if !at.IsZero() {
			s.Expected = at.In(p.At.Location())
		}
	}
	if minutes, ok := regulation.DefaultMinutes(e.Kept, of.Section); ok && s.Default.IsZero() && !s.Start.IsZero() {
		s.Default = s.Start.Add(time.Duration(minutes) * time.Minute)
	}
	return s
}

// ranked adds the standing after the round.
func (m page) ranked(s sheet.Source) (sheet.Source, *standing.Table) {
	t := m.tableAfter(s.Section, s.Round)
	s.Played = t.Tournament
	if t.Err == nil && len(t.Rows) > 0 {
		s.Ranking = handout.RankingOf(m.SheetLang, t)
	}
	return s, t
}

// tableAfter is the standing after a round: the one that the pages share, the one of the sheet before, or a new one.
func (m page) tableAfter(section journal.SectionID, round int) *standing.Table {
	e := m.Event
	isOf := func(t *standing.Table) bool { return t != nil && t.Of == e.Kept.ID() && t.Section == section }
	if sec, _ := e.Kept.In(section); round == sec.Round && isOf(e.Table) {
		return e.Table
	}
	if isOf(m.table.Table) && m.table.round == round {
		return m.table.Table
	}
	return ranking.After(e.Kept, section, round)
}

// codedBoards is how many boards a round may have for its slips to carry codes: each takes some milliseconds to draw.
const codedBoards = 60

// clockAddress tells the address that opens the clock of a board of a round; nil where the app lies on this device alone, the boards are
// too many, or no time control is known.
func (m page) clockAddress(round int) func(board int) string {
	state, id := m.Event.Kept, m.Event.Section
	sec, ok := state.In(id)
	if rows := state.Rows(id, round); !ok || !strings.HasPrefix(m.Device.Address, "https://") || len(rows) > codedBoards || session.ClockText(sec.TimeCode) == "" || sec.IsMatch() {
		return nil
	}
	return func(board int) string {
		order, ok := session.ClockOf(m.Session, round, board)
		if !ok {
			return ""
		}
		return m.Device.Address + session.Route{Page: session.PageClock}.Path() + "#" + session.ClockLink(order)
	}
}

// chooseLanguage chooses the language of sheets and texts.
type chooseLanguage struct{ Tag string }

func (msg chooseLanguage) update(m page, _ session.Env) (page, []session.Cmd) {
	if l, ok := i18n.ParseLang(msg.Tag); ok {
		m.SheetLang, m.Chosen = l, true
	}
	return m, nil
}

// typeTimes types the times of the round that is shown.
type typeTimes struct{ Start, Deadline string }

func (msg typeTimes) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Times = hallTimes{m.roundKey(), msg.Start, msg.Deadline}
	return m, nil
}

// chooseRound shows the paper of another round.
type chooseRound struct{ Round int }

func (msg chooseRound) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Round = msg.Round
	return m, nil
}

// printSheet prints the sheet that is shown, with the time of now at its foot.
type printSheet struct{}

func (printSheet) update(m page, env session.Env) (page, []session.Cmd) {
	m.At = env.Now
	return m, []session.Cmd{session.PrintPage{}}
}

// TypeMeasured brings the widths of the letters that the device sets paper in.
type TypeMeasured struct{ Type *sheet.Type }

func (msg TypeMeasured) update(m page, _ session.Env) (page, []session.Cmd) {
	m.letters = msg.Type
	return m, nil
}
