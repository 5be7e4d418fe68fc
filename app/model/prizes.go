package model

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/award"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
	"wasit/swiss"
	"wasit/swiss/report"
)

// Given awards the prizes of the section in hand by its standing; nil before there is one.
func (m Model) Given() []award.Given {
	if m.Event.Table == nil {
		return nil
	}
	return givenBy(m.Event.Kept, m.Event.Table)
}

// PrizeText says what a category asks for.
func PrizeText(l i18n.Lang, p journal.Prize) string {
	var words []string
	if p.Team > 0 {
		words = append(words, l.T(i18n.PrizesSchools, l.Int(p.Team)))
	}
	if p.Group != (journal.Group{}) {
		words = append(words, GroupText(l, p.Group))
	}
	from, to := strconv.Itoa(p.RatingFrom), strconv.Itoa(p.RatingTo)
	switch {
	case p.RatingFrom > 0 && p.RatingTo > 0:
		words = append(words, l.T(i18n.PrizesRated, from, to))
	case p.RatingTo > 0:
		words = append(words, l.T(i18n.PrizesRatedTo, to))
	case p.RatingFrom > 0:
		words = append(words, l.T(i18n.PrizesRatedMin, from))
	}
	if p.Club != "" {
		words = append(words, p.Club)
	}
	if len(words) == 0 {
		return l.T(i18n.GroupAll)
	}
	return strings.Join(words, ", ")
}

// PrizeName names a prize; one without a name is for the places of the section.
func (m Model) PrizeName(p journal.Prize) string { return prizeName(m.Lang(), p) }

func prizeName(l i18n.Lang, p journal.Prize) string {
	if p.Name != "" {
		return p.Name
	}
	return l.T(i18n.AwardMain)
}

// PrizeDialog edits a prize of the list, or with I = NewRow a new one.
type PrizeDialog struct {
	I      int
	Prize  journal.Prize
	Typed  map[string]string // numbers as typed, by field
	Faults []string
}

// prizeNumbers are the fields that hold a number, and where it stands.
func prizeNumbers(p *journal.Prize) map[string]*int {
	return map[string]*int{"bornFrom": &p.BornFrom, "bornTo": &p.BornTo, "ratingFrom": &p.RatingFrom, "ratingTo": &p.RatingTo}
}

// OpenPrize edits prize I.
type OpenPrize struct{ I int }

// Update implements Msg.
func (msg OpenPrize) Update(m Model, _ Env) (Model, []Cmd) {
	prizes, _ := m.Event.Ahead.Prizes(m.Event.Section)
	d := PrizeDialog{I: msg.I, Prize: journal.Prize{Places: 1}, Typed: map[string]string{}}
	if msg.I >= 0 && msg.I < len(prizes.List) {
		d.Prize = prizes.List[msg.I]
	}
	for field, n := range prizeNumbers(&d.Prize) {
		if *n > 0 {
			d.Typed[field] = strconv.Itoa(*n)
		}
	}
	m.Dialog = d
	return m, []Cmd{Focus{"sheet"}}
}

// PrizeSet changes a field of the open prize.
type PrizeSet struct{ Field, Value string }

// Update implements Msg.
func (msg PrizeSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(PrizeDialog)
	if !ok {
		return m, nil
	}
	n, _ := strconv.Atoi(msg.Value) // of a stepper or a choice; typed numbers are read on saving
	switch p := &d.Prize; msg.Field {
	case "name":
		p.Name = msg.Value
	case "club":
		p.Club = msg.Value
	case "sex":
		p.Sex = swiss.Sex(n)
	case "team":
		p.Team = min(n, journal.MaxTeam)
	case "places":
		p.Places = min(max(n, 1), journal.MaxPlaces)
	case "twoThirds":
		p.TwoThirds = msg.Value == "true"
	case "shared":
		p.Shared = msg.Value == "true"
	case "medals":
		p.Medals = msg.Value == "true"
	default:
		typed := map[string]string{msg.Field: msg.Value}
		for field, text := range d.Typed {
			if field != msg.Field {
				typed[field] = text
			}
		}
		d.Typed = typed
	}
	m.Dialog = d
	return m, nil
}

// SavePrize records the open prize; with Drop it goes.
type SavePrize struct{ Drop bool }

// Update implements Msg.
func (msg SavePrize) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(PrizeDialog)
	if !ok {
		return m, nil
	}
	d.Faults = nil
	for field, n := range prizeNumbers(&d.Prize) {
		text := strings.TrimSpace(d.Typed[field])
		v, err := strconv.Atoi(text)
		if text != "" && (err != nil || v < 0) {
			d.Faults = append(d.Faults, field)
		}
		*n = v
	}
	if len(d.Faults) > 0 && !msg.Drop {
		slices.Sort(d.Faults)
		m.Dialog = d
		return m, []Cmd{Focus{"prize-" + d.Faults[0]}}
	}
	prizes, _ := m.Event.Ahead.Prizes(m.Event.Section)
	list := slices.Clone(prizes.List)
	switch {
	case d.I < 0 || d.I >= len(list):
		list = append(list, d.Prize)
	case msg.Drop:
		list = slices.Delete(list, d.I, d.I+1)
	default:
		list[d.I] = d.Prize
	}
	next, cmds := m.choosePrizes(env, journal.Prizes{List: list, Several: prizes.Several})
	if next.Notice == nil {
		next.Dialog = nil
	}
	return next, cmds
}

func (m Model) choosePrizes(env Env, p journal.Prizes) (Model, []Cmd) {
	next, cmds, err := m.record(env, journal.ChoosePrizes{Section: m.Event.Section, Prizes: p})
	if err != nil {
		return m.refuse(err)
	}
	next.Notice = nil
	next, undo := next.offerUndo(m.Lang().T(i18n.PrizesChanged))
	return next, append(cmds, undo)
}

// PrizeUp moves a prize before the one above it.
type PrizeUp struct{ I int }

// Update implements Msg.
func (msg PrizeUp) Update(m Model, env Env) (Model, []Cmd) {
	p, _ := m.Event.Ahead.Prizes(m.Event.Section)
	if msg.I < 1 || msg.I >= len(p.List) {
		return m, nil
	}
	p.List = slices.Clone(p.List)
	p.List[msg.I-1], p.List[msg.I] = p.List[msg.I], p.List[msg.I-1]
	return m.choosePrizes(env, p)
}

// PrizesOneEach lets a player win one prize, or several.
type PrizesOneEach struct{ On bool }

// Update implements Msg.
func (msg PrizesOneEach) Update(m Model, env Env) (Model, []Cmd) {
	p, _ := m.Event.Ahead.Prizes(m.Event.Section)
	p.Several = !msg.On
	return m.choosePrizes(env, p)
}

// ExportAwards hands the winners of the section over for certificates, a line for each award.
type ExportAwards struct{}

// Update implements Msg.
func (ExportAwards) Update(m Model, _ Env) (Model, []Cmd) {
	if m.IsPractice() {
		return m.refuse(&PracticeError{})
	}
	s, l := m.Event.Kept, m.Lang()
	sec, _ := s.Section(m.Event.Section)
	given := m.Given()
	names := []i18n.Text{i18n.PrizeName, i18n.AwardPlace, i18n.CertName, i18n.FieldClub, i18n.Points, i18n.AwardRank}
	if slices.ContainsFunc(given, func(g award.Given) bool { return g.Team > 0 }) {
		names = append(names, i18n.SchoolsWho)
	}
	var head []report.Cell
	for _, t := range names {
		head = append(head, report.Text(l.T(t)))
	}
	table := report.Table{head}
	for _, g := range given {
		for _, a := range g.Awards {
			if a.Tied {
				continue
			}
			p, _ := s.Player(a.Player)
			name, club := m.Name(p), p.Club
			if a.Club != "" {
				name, club = a.Club, a.Club
			}
			row := []report.Cell{report.Text(m.PrizeName(g.Prize)), report.Int(a.Place), report.Text(name), report.Text(club),
				report.Points(a.Points), report.Int(a.Rank)}
			if len(names) > len(row) {
				row = append(row, report.Text(sheet.Members(l, s, a)))
			}
			table = append(table, row)
		}
	}
	name := fileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + "-prizes.csv"
	return m, []Cmd{SaveFile{Name: name, Type: "text/csv;charset=utf-8", Data: Spreadsheet(m.Lang(), table)}}
}
