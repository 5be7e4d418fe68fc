package setup

import (
	"slices"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// Model is the new-event form: three steps, then one act.
type Model struct {
	Copying    string           `json:"-"` // the earlier event that is to be copied, on the way to it
	Brought    *session.Waiting `json:"-"` // the list with which the form began, nil
	Started    bool
	Asking     bool `json:"-"` // for the form that was not finished
	Found      bool `json:"-"` // it was found: it can be begun again
	Step       int  `json:"-"` // 0: event, 1: regulations, 2: check
	Template   string
	Name       string
	Date       string    // 2026-11-20
	End        string    // the last day of an event of several
	DateFault  dateFault `json:"-"`
	Place      string
	Arbiter    string
	Organizer  string
	Rated      bool // it is to be sent to a rating list
	Expected   int
	Year       int           `json:"-"` // today's
	Sections   []sectionPart // as they were changed; nil: as the template has them
	Rounds     int
	Asked      int    // rounds that were asked for, before a system came that has its own number
	Time       string // key of [regulation.TimeControls]
	Own        string // the time control as written out, with the key [OwnTime]
	OwnErr     error  `json:"-"` // why that cannot be read
	Default    string // how many minutes a player may be late, as typed; "" states none
	DefaultBad bool   // that is no such number
	DefaultOwn bool   // it is written out, none of the usual ones
	Cards      bool   // offences give cards, by the rules of O2SN; else the Laws of FIDE alone
	Points     pointsChoice
	HalfByes   int    // that a player may ask for; -1: any number
	NoByesLast int    // last rounds without them
	Order      string // "rating", "lot", "age", "alphabet", "entry"
	TieBreaks  []string
	Ties       tiebreak.Setting `json:"-"` // of an event that exists: what the rules ask of the list
	Choice     regulation.SystemChoice
	NoName     bool   // the next step was asked for without a name
	Edit       string // the event that the form changes, empty for a new one
	Published  bool   // of an event: round 1 is public, so order and tie-breaks are fixed here
	Reason     string // of another number of rounds then
	NoReason   bool
}

// template pre-fills the wizard.
type template struct {
	Code        string
	Name, About i18n.Text
	Rounds      int
	Time, Order string
	TieBreaks   []string
	Parts       partsKind
	Default     string // minutes
	Boards      int    // of a team; 0: players alone
}

// countyTieBreaks are those that county events of Percasi announce: Buchholz, median Buchholz, progressive scores.
var countyTieBreaks = []string{"BH", "BH/M1", "PS"}

// templates are the ways to start, the commonest first.
var templates = []template{
	{"school6", textTemplateSchool6, textTemplateSchoolAs, 6, "20", "lot", regulation.SchoolTieBreaks, partsNone, "15", 0},
	{"school6x2", textTemplateSchoolTwo, textTemplateSchoolTwoAs, 6, "20", "lot", regulation.SchoolTieBreaks, partsSex, "15", 0},
	{"levels5", textTemplateLevels, textTemplateLevelsAs, 5, "20", "lot", regulation.SchoolTieBreaks, partsLevels, "15", 0},
	{"ages7", textTemplateAges, textTemplateAgesAs, 7, "20", "lot", regulation.SchoolTieBreaks, partsAges, "15", 0},
	{"school5", textTemplateSchool5, textTemplateSchoolAs, 5, "20", "lot", regulation.SchoolTieBreaks, partsNone, "15", 0},
	{"school7", textTemplateSchool7, textTemplateSchoolAs, 7, "20", "lot", regulation.SchoolTieBreaks, partsNone, "15", 0},
	{"club7", textTemplateClub, textTemplateClubAs, 7, "10+5", "rating", regulation.FideTieBreaks, partsNone, "30", 0},
	{"open9", textTemplateOpen, textTemplateOpenAs, 9, "90+30", "rating", regulation.FideTieBreaks, partsNone, "30", 0},
	// as events of today announce themselves
	{"festival7", textTemplateFestival, textTemplateFestivalAs, 7, "30+30", "rating", regulation.SchoolTieBreaks, partsLevels, "30", 0},
	{"percasi9", textTemplatePercasi, textTemplatePercasiAs, 9, "15+5", "rating", regulation.FideTieBreaks, partsYouth, "15", 0},
	{"county5", textTemplateCounty, textTemplateCountyAs, 5, "25", "alphabet", countyTieBreaks, partsSex, "10", 0},
	{"needs5", textTemplateNeeds, textTemplateNeedsAs, 5, "25", "lot", regulation.SchoolTieBreaks, partsSex, "15", 0},
	{"teamcup4", textTemplateTeams, textTemplateTeamsAs, 4, "30+30", "rating", nil, partsNone, "30", 4},
}

func templateOf(code string) (template, bool) {
	i := slices.IndexFunc(templates, func(t template) bool { return t.Code == code })
	if i < 0 {
		return template{}, false
	}
	return templates[i], true
}

// startWizard begins with the first template, today.
func startWizard(now time.Time) Model {
	w := Model{Started: true, Date: now.Format(time.DateOnly), Year: now.Year(), Expected: 40}
	return w.use(templates[0])
}

func (w Model) use(t template) Model {
	w.Template, w.Rounds, w.Time, w.Order = t.Code, t.Rounds, t.Time, t.Order
	w.TieBreaks, w.Sections, w.Asked = slices.Clone(t.TieBreaks), nil, t.Rounds
	w.Default, w.DefaultBad, w.DefaultOwn = t.Default, false, false
	w.Choice = regulation.SystemChoice{Code: journal.Dutch}
	if t.Boards > 0 {
		w.Choice = regulation.SystemChoice{Code: journal.Team, Options: journal.SystemOptions{Boards: t.Boards}}
		w.TieBreaks = slices.Clone(w.Choice.Suggested())
	}
	if !slices.ContainsFunc(timeControls, func(c timeControl) bool { return c.Key == t.Time }) {
		w.Time, w.Own, w.OwnErr = ownTime, t.Time, nil
	}
	return w
}

// wizardSet changes one field of the wizard.
type wizardSet struct{ Field, Value string }

func (msg wizardSet) update(m page, _ session.Env) (page, []session.Cmd) {
	w := &m.Model
	if next, ok := w.Choice.Set(msg.Field, msg.Value); ok {
		*w = w.chosen(next)
		return m, nil
	}
	if w.setByes(msg.Field, msg.Value) {
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
		w.Date, w.DateFault = msg.Value, dateFine
	case "end":
		w.End, w.DateFault = msg.Value, dateFine
	case "place":
		w.Place = msg.Value
	case "arbiter":
		w.Arbiter = msg.Value
	case "organizer":
		w.Organizer = msg.Value
	case "rated":
		w.Rated = msg.Value == "true"
	case "time":
		w.Time, w.OwnErr = msg.Value, nil
	case "own-time":
		w.Own, w.OwnErr = msg.Value, nil
	case "default":
		w.Default, w.DefaultBad = msg.Value, false
	case "usual-default":
		if w.DefaultOwn, w.DefaultBad = msg.Value == defaultOwn, false; !w.DefaultOwn {
			w.Default = msg.Value
		}
	case "cards":
		w.Cards = msg.Value == cardsO2SN
	case "points":
		w.Points.Key, w.Points.Bad = msg.Value, false
	case "own-points":
		w.Points.Text, w.Points.Bad = msg.Value, false
	case "order":
		w.Order = msg.Value
	case "tie-break":
		w.TieBreaks = append(slices.Clone(w.TieBreaks), msg.Value)
	case "tie-list":
		w.TieBreaks = strings.FieldsFunc(msg.Value, func(r rune) bool { return r == ',' })
	case "reason":
		w.Reason, w.NoReason = msg.Value, false
	case "rounds":
		w.Rounds = regulation.Within(msg.Value, 1, journal.MaxRounds, w.Rounds)
		w.Asked = w.Rounds
	case "expected":
		w.Expected = regulation.Within(msg.Value, 2, journal.MaxPlayers, w.Expected)
		*w = w.chosen(w.Choice)
	}
	return m, nil
}

// wizardTieBreak moves the criterion at place I up (-1), down (+1) or, with 0, out of the list; with Vary it takes another form.
type wizardTieBreak struct {
	I, By int
	Vary  string
}

func (msg wizardTieBreak) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Vary != "" && msg.I < len(m.TieBreaks) {
		m.TieBreaks = slices.Clone(m.TieBreaks)
		m.TieBreaks[msg.I] = msg.Vary
		return m, nil
	}
	m.TieBreaks = regulation.Moved(m.TieBreaks, msg.I, msg.By)
	return m, nil
}

// wizardStep goes to step To, forward only with a name.
type wizardStep struct{ To int }

func (msg wizardStep) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.To > 0 && journal.Clean(m.Model.Name) == "" {
		m.NoName, m.Step = true, 0
		return m, []session.Cmd{session.Focus{ID: "name"}}
	}
	if msg.To > 0 {
		if field := m.readsDays(); field != "" {
			m.Step = 0
			return m, []session.Cmd{session.Focus{ID: field}}
		}
	}
	if msg.To > 1 && !m.readsTime() {
		return m, []session.Cmd{session.Focus{ID: "own-time"}}
	}
	if msg.To > 1 && !m.readsDefault() {
		return m, []session.Cmd{session.Focus{ID: "default"}}
	}
	if msg.To > 1 && !m.readsPoints() {
		return m, []session.Cmd{session.Focus{ID: "own-points"}}
	}
	m.Step = max(0, min(2, msg.To))
	cmds := []session.Cmd{session.Focus{ID: "main"}}
	if m.Edit == "" {
		cmds = append([]session.Cmd{session.Navigate{To: stepRoute(m.Step), Replace: m.Step < stepOf(m.Route)}}, cmds...)
	}
	return m, cmds
}

// isReady reports whether the first step holds what the others need.
func (m page) isReady() bool { return journal.Clean(m.Model.Name) != "" && m.readsDays() == "" }

// wizardCreate makes the event.
type wizardCreate struct{}

func (wizardCreate) update(m page, env session.Env) (page, []session.Cmd) {
	w := m.Model
	info := journal.EventInfo{ID: session.NewID(env.Random), Name: w.Name, Place: w.Place, Arbiter: w.Arbiter, Organizer: w.Organizer,
		Language: m.Lang().Tag(), Template: w.Template, Seed: lot.Seed(env.Lot)}
	info.Start, info.End = w.Days()
	info.Papers.Rated = w.Rated
	list := []journal.Command{journal.CreateEvent{EventInfo: info}}
	sections := w.sections(m.Lang())
	for i, section := range sections {
		if len(section.Order.Keys) > 0 && section.Order.Keys[0] == journal.ByLot {
			section.Order.Seed = lot.Lot(info.Seed, i+1) // shown before the draw, and on the list
		}
		list = append(list, journal.AddSection{SectionConfig: section})
	}
	return session.Create(m, env, append(list, w.laws(len(sections))...))
}

// Section is the regulation that the wizard describes, without the seed of a lot.
func (w Model) Section(l i18n.Lang) journal.SectionConfig {
	c := journal.SectionConfig{Name: l.T(i18n.SectionOpen), Rounds: w.Rounds,
		TieBreaks: slices.Clone(w.TieBreaks), TieRules: "2026"}
	w.Choice.Put(&c, w.perSection())
	c.TimeControl, c.TimeCode = w.timeControl(l)
	c.Scoring = w.Scoring()
	w.putByes(&c)
	switch w.Order {
	case "lot", "varma":
		c.Order.Keys = []journal.OrderKey{journal.ByLot}
		c.Order.IgnoreRatings = w.Choice.Code == journal.RoundRobin // there every number is drawn (C.05)
		c.Order.Varma = w.Order == "varma" && c.Order.IgnoreRatings
	case "age":
		c.Order.Keys = []journal.OrderKey{journal.ByAge}
	case "alphabet":
		c.Order.Keys = []journal.OrderKey{journal.ByAlphabet}
	case "entry":
		c.Order.Keys, c.Order.IgnoreRatings = []journal.OrderKey{journal.ByEntry}, true
	}
	return c
}

func (msg eventCreated) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model, m.Creating = Model{}, false
	if m.Event.IsDraft() {
		return m, []session.Cmd{session.Tell{Msg: session.DraftStored{ID: msg.ID}}}
	}
	to := session.Route{Page: session.PagePlayers, Event: msg.ID}
	if m.Waiting != nil {
		to.Page, m.Waiting = session.PageImport, nil
	}
	if m.Practising == msg.ID {
		to.Page, m.Practising = session.PagePractice, ""
		return m, []session.Cmd{session.Navigate{To: to}}
	}
	return m, []session.Cmd{session.Navigate{To: to, Replace: true}, session.KeepStorage{}}
}
