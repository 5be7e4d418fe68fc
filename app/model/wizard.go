package model

import (
	"math/bits"
	"slices"
	"strconv"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss/lot"
)

// Wizard is the new-event form: three steps, then one act.
type Wizard struct {
	Started   bool
	Step      int // 0: event, 1: regulations, 2: check
	Template  string
	Name      string
	Date      string // 2026-11-20
	End       string // the last day of an event of several
	DateFault DateFault
	Place     string
	Arbiter   string
	Expected  int
	BySex     bool // two sections: boys and girls
	Rounds    int
	Asked     int    // rounds that were asked for, before a system came that has its own number
	Time      string // key of [TimeControls]
	Own       string // the time control as written out, with the key [OwnTime]
	OwnErr    error  // why that cannot be read
	Points    PointsChoice
	Order     string // "rating", "lot", "age", "alphabet"
	TieBreaks []string
	Choice    SystemChoice
	NoName    bool   // the next step was asked for without a name
	Edit      string // the event that the form changes, empty for a new one
	Published bool   // of an event: round 1 is public, so order and tie-breaks are fixed here
	Reason    string // of another number of rounds then
	File      string // a list of players that was opened first and waits for the event,
	List      *Count // and what it holds; nil without one
	NoReason  bool
}

// Template pre-fills the wizard.
type Template struct {
	Code        string
	Name, About i18n.Text
	Rounds      int
	Time, Order string
	TieBreaks   []string
	BySex       bool
}

var (
	schoolTieBreaks = []string{"DE", "BH/C1", "BH", "SB"}
	fideTieBreaks   = []string{"BH/C1", "BH", "SB", "DE", "WIN"}
)

// Templates are the ways to start, the commonest first.
var Templates = []Template{
	{"school6", i18n.TemplateSchool6, i18n.TemplateSchoolAs, 6, "20", "lot", schoolTieBreaks, false},
	{"school6x2", i18n.TemplateSchoolTwo, i18n.TemplateSchoolTwoAs, 6, "20", "lot", schoolTieBreaks, true},
	{"school5", i18n.TemplateSchool5, i18n.TemplateSchoolAs, 5, "20", "lot", schoolTieBreaks, false},
	{"school7", i18n.TemplateSchool7, i18n.TemplateSchoolAs, 7, "20", "lot", schoolTieBreaks, false},
	{"club7", i18n.TemplateClub, i18n.TemplateClubAs, 7, "10+5", "rating", fideTieBreaks, false},
	{"open9", i18n.TemplateOpen, i18n.TemplateOpenAs, 9, "90+30", "rating", fideTieBreaks, false},
}

func templateOf(code string) (Template, bool) {
	i := slices.IndexFunc(Templates, func(t Template) bool { return t.Code == code })
	if i < 0 {
		return Template{}, false
	}
	return Templates[i], true
}

// TieBreak is one criterion of a ranking, by its TRF26 code.
type TieBreak struct {
	Code        string
	Name, About i18n.Text
	Short       string // as the column of a table is headed
}

// TieBreaks are the criteria that the wizard offers.
var TieBreaks = []TieBreak{
	{"DE", i18n.TieDE, i18n.TieDEAs, "DE"}, {"BH/C1", i18n.TieBHC1, i18n.TieBHC1As, "BH-1"},
	{"BH", i18n.TieBH, i18n.TieBHAs, "BH"}, {"SB", i18n.TieSB, i18n.TieSBAs, "SB"},
	{"WIN", i18n.TieWIN, i18n.TieWINAs, "WIN"}, {"PS", i18n.TiePS, i18n.TiePSAs, "PS"}, {"KS", i18n.TieKS, i18n.TieKSAs, "KS"},
}

// teamTieBreaks are those of a team event.
var teamTieBreaks = []TieBreak{
	{"MPvGP", i18n.TieGP, i18n.TieGPAs, "GP"}, {"EDE", i18n.TieEDE, i18n.TieEDEAs, "EDE"}, {"EMMSB/C1", i18n.TieEMMSB, i18n.TieEMMSBAs, "SB-1"}, {"BC", i18n.TieBC, i18n.TieBCAs, "BC"},
}

// TieBreaksBeside returns what may be added to a list: criteria of teams to those of teams.
func TieBreaksBeside(codes []string) []TieBreak {
	for _, t := range teamTieBreaks {
		if slices.Contains(codes, t.Code) {
			return teamTieBreaks
		}
	}
	return TieBreaks
}

// TieBreakOf returns the criterion with code; one that the wizard does not offer is named by its code.
func TieBreakOf(code string) TieBreak {
	for _, list := range [][]TieBreak{TieBreaks, teamTieBreaks} {
		for _, t := range list {
			if t.Code == code {
				return t
			}
		}
	}
	name := i18n.Text{ID: code, EN: code, HR: code}
	return TieBreak{code, name, name, code}
}

// RoundsFor returns how many rounds a Swiss of n players needs to separate places (formats.md 8.4): the winner takes
// log2 n rounded up, each further place two more, never more than n−1.
func RoundsFor(n, places int) int {
	if n < 2 {
		return 1
	}
	return min(bits.Len(uint(n-1))+2*(places-1), n-1)
}

// startWizard begins with the first template, today.
func startWizard(_ i18n.Lang, now time.Time) Wizard {
	w := Wizard{Started: true, Date: now.Format(time.DateOnly), Expected: 40}
	return w.use(Templates[0])
}

func (w Wizard) use(t Template) Wizard {
	w.Template, w.Rounds, w.Time, w.Order = t.Code, t.Rounds, t.Time, t.Order
	w.TieBreaks, w.BySex, w.Asked = slices.Clone(t.TieBreaks), t.BySex, t.Rounds
	w.Choice = SystemChoice{Code: journal.Dutch}
	return w
}

// WizardSet changes one field of the wizard.
type WizardSet struct{ Field, Value string }

// Update implements Msg.
func (msg WizardSet) Update(m Model, _ Env) (Model, []Cmd) {
	w := &m.Wizard
	if next, ok := w.Choice.set(msg.Field, msg.Value); ok {
		*w = w.chosen(next)
		return m, nil
	}
	switch msg.Field {
	case "template":
		if t, ok := templateOf(msg.Value); ok {
			*w = w.use(t)
		}
	case "name":
		w.Name, w.NoName = msg.Value, false
	case "date":
		w.Date, w.DateFault = msg.Value, DateFine
	case "end":
		w.End, w.DateFault = msg.Value, DateFine
	case "place":
		w.Place = msg.Value
	case "arbiter":
		w.Arbiter = msg.Value
	case "time":
		w.Time, w.OwnErr = msg.Value, nil
	case "own-time":
		w.Own, w.OwnErr = msg.Value, nil
	case "points":
		w.Points.Key, w.Points.Bad = msg.Value, false
	case "own-points":
		w.Points.Text, w.Points.Bad = msg.Value, false
	case "order":
		w.Order = msg.Value
	case "tie-break":
		if msg.Value != "" && !slices.Contains(w.TieBreaks, msg.Value) {
			w.TieBreaks = append(slices.Clone(w.TieBreaks), msg.Value)
		}
	case "reason":
		w.Reason, w.NoReason = msg.Value, false
	case "rounds":
		w.Rounds = within(msg.Value, 1, journal.MaxRounds, w.Rounds)
		w.Asked = w.Rounds
	case "expected":
		w.Expected = within(msg.Value, 2, journal.MaxPlayers, w.Expected)
		*w = w.chosen(w.Choice)
	}
	return m, nil
}

// within reads a whole number and holds it between the limits; what is no number leaves old.
func within(text string, least, most, old int) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return old
	}
	return max(least, min(most, n))
}

// WizardTieBreak moves the criterion at place I up (-1), down (+1) or, with 0, out of the list.
type WizardTieBreak struct{ I, By int }

// Update implements Msg.
func (msg WizardTieBreak) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wizard.TieBreaks = moved(m.Wizard.TieBreaks, msg.I, msg.By)
	return m, nil
}

// moved returns list with element i moved by one place, or taken out with by 0.
func moved[T any](list []T, i, by int) []T {
	if i < 0 || i >= len(list) {
		return list
	}
	list = slices.Clone(list)
	if by == 0 {
		return slices.Delete(list, i, i+1)
	}
	if j := i + by; j >= 0 && j < len(list) {
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// WizardStep goes to step To, forward only with a name.
type WizardStep struct{ To int }

// Update implements Msg.
func (msg WizardStep) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.To > 0 && journal.Clean(m.Wizard.Name) == "" {
		m.Wizard.NoName, m.Wizard.Step = true, 0
		return m, []Cmd{Focus{"name"}}
	}
	if msg.To > 0 {
		if field := m.Wizard.readsDays(); field != "" {
			m.Wizard.Step = 0
			return m, []Cmd{Focus{field}}
		}
	}
	if msg.To > 1 && !m.Wizard.readsTime() {
		return m, []Cmd{Focus{"own-time"}}
	}
	if msg.To > 1 && !m.Wizard.readsPoints() {
		return m, []Cmd{Focus{"own-points"}}
	}
	m.Wizard.Step = max(0, min(2, msg.To))
	return m, []Cmd{Focus{"main"}}
}

// WizardCreate makes the event.
type WizardCreate struct{}

// Update implements Msg.
func (WizardCreate) Update(m Model, env Env) (Model, []Cmd) {
	w := m.Wizard
	info := journal.EventInfo{ID: NewID(env.Random), Name: w.Name, Place: w.Place, Arbiter: w.Arbiter,
		Language: m.Lang().Tag(), Template: w.Template, Seed: lot.Seed(env.Random)}
	info.Start, info.End = w.Days()
	list := []journal.Command{journal.CreateEvent{EventInfo: info}}
	for i, section := range w.sections(m.Lang()) {
		if len(section.Order.Keys) > 0 && section.Order.Keys[0] == journal.ByLot {
			section.Order.Seed = lot.Lot(info.Seed, i+1) // shown before the draw, and on the list
		}
		list = append(list, journal.AddSection{SectionConfig: section})
	}
	return m.create(env, list)
}

// section is the regulation that the wizard describes, without the seed of a lot.
func (w Wizard) section(l i18n.Lang) journal.SectionConfig {
	c := journal.SectionConfig{Name: l.T(i18n.SectionOpen), Rounds: w.Rounds,
		TieBreaks: slices.Clone(w.TieBreaks), TieRules: "2026"}
	w.Choice.put(&c, w.Expected)
	c.TimeControl, c.TimeCode = w.timeControl(l)
	c.Scoring = w.Scoring()
	switch w.Order {
	case "lot", "varma":
		c.Order.Keys = []journal.OrderKey{journal.ByLot}
		c.Order.IgnoreRatings = w.Choice.Code == journal.RoundRobin // there every number is drawn (C.05)
		c.Order.Varma = w.Order == "varma" && c.Order.IgnoreRatings
	case "age":
		c.Order.Keys = []journal.OrderKey{journal.ByAge}
	case "alphabet":
		c.Order.Keys = []journal.OrderKey{journal.ByAlphabet}
	}
	return c
}

// NewID makes a short name for an event from a random number: 12 letters and digits, none easily confused.
func NewID(random uint64) string {
	const signs = "23456789abcdefghjkmnpqrstuvwxyz" // 31
	b := make([]byte, 12)
	for i := range b {
		b[i] = signs[random%31]
		random /= 31
	}
	return string(b)
}

// EventCreated says that the new event is stored.
type EventCreated struct{ ID string }

// Update implements Msg.
func (msg EventCreated) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wizard, m.Creating = Wizard{}, false
	if m.Event.IsDraft() {
		return m.stored(msg.ID)
	}
	to := Route{Page: PagePlayers, Event: msg.ID}
	if m.Import.Event == "" && len(m.Import.Data) > 0 {
		to.Page = PageImport
	}
	if m.Practising == msg.ID {
		to.Page, m.Practising = PagePractice, ""
		return m, []Cmd{Navigate{To: to}}
	}
	return m, []Cmd{Navigate{To: to, Replace: true}, KeepStorage{}}
}
