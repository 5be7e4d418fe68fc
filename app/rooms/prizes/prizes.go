package prizes

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/report"
)

// given awards the prizes of the section in hand by its standing; nil before there is one.
func (m page) given() []award.Given {
	if m.Event.Table == nil {
		return nil
	}
	return ranking.GivenBy(m.Event.Kept, m.Event.Table)
}

// prizeName names a prize; one without a name is for the places of the section.
func (m page) prizeName(p journal.Prize) string { return award.PrizeName(m.Lang(), p) }

// editDialog edits a prize of the list, or with I = NewRow a new one.
type editDialog struct {
	I      int
	Prize  journal.Prize
	Typed  map[string]string // numbers as typed, by field
	Faults []string

	Paid     bool   // money is asked for
	Currency string // of the section
}

// prizeNumbers are the fields that hold a number, and where it stands.
func prizeNumbers(p *journal.Prize) map[string]*int {
	return map[string]*int{"bornFrom": &p.BornFrom, "bornTo": &p.BornTo, "ratingFrom": &p.RatingFrom, "ratingTo": &p.RatingTo}
}

// openPrize edits prize I.
type openPrize struct{ I int }

func (msg openPrize) update(m page, _ session.Env) (page, []session.Cmd) {
	prizes, _ := m.Section().Prizes()
	d := editDialog{I: msg.I, Prize: journal.Prize{Places: 1}, Typed: map[string]string{}}
	if msg.I >= 0 && msg.I < len(prizes.List) {
		d.Prize = prizes.List[msg.I]
	}
	for field, n := range prizeNumbers(&d.Prize) {
		if *n > 0 {
			d.Typed[field] = strconv.Itoa(*n)
		}
	}
	d.Currency, d.Paid = prizes.Currency, len(d.Prize.Money) > 0
	if d.Currency == "" {
		d.Currency = m.Lang().T(textPrizeUsualMoney)
	}
	for i, n := range d.Prize.Money {
		d.Typed[moneyKey(i+1)] = m.Lang().Int(int(n))
	}
	m.Dialog = d
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// setField changes a field of the open prize.
type setField struct{ Field, Value string }

func (msg setField) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(editDialog)
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
	case "board":
		p.Board = n
	case "minGames":
		p.MinGames = min(max(n, 0), journal.MaxRounds)
	case "whole":
		p.Whole = msg.Value == "true"
	case "places":
		p.Places = min(max(n, 1), journal.MaxPlaces)
	case "twoThirds":
		p.TwoThirds = msg.Value == "true"
	case "shared":
		p.Shared = msg.Value == "true"
	case "medals":
		p.Medals = msg.Value == "true"
	case "paid":
		d.Paid = msg.Value == "true"
	case "currency":
		d.Currency = msg.Value
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

// savePrize records the open prize; with Drop it goes.
type savePrize struct{ Drop bool }

func (msg savePrize) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(editDialog)
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
	d.readMoney()
	if len(d.Faults) > 0 && !msg.Drop {
		slices.Sort(d.Faults)
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "prize-" + d.Faults[0]}}
	}
	prizes, _ := m.Section().Prizes()
	list := slices.Clone(prizes.List)
	switch {
	case d.I < 0 || d.I >= len(list):
		list = append(list, d.Prize)
	case msg.Drop:
		list = slices.Delete(list, d.I, d.I+1)
	default:
		list[d.I] = d.Prize
	}
	prizes.List = list
	if d.Paid {
		prizes.Currency = d.Currency
	}
	next, cmds := m.choosePrizes(env, prizes)
	if next.Notice == nil {
		next.Dialog = nil
	}
	return next, cmds
}

func (m page) choosePrizes(env session.Env, p journal.Prizes) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.ChoosePrizes{Section: m.Event.Section, Prizes: p})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice = nil
	next, undo := session.OfferUndo(next, m.Lang().T(textPrizesChanged))
	return next, append(cmds, undo)
}

// moveUp moves a prize before the one above it.
type moveUp struct{ I int }

func (msg moveUp) update(m page, env session.Env) (page, []session.Cmd) {
	p, _ := m.Section().Prizes()
	if msg.I < 1 || msg.I >= len(p.List) {
		return m, nil
	}
	p.List = slices.Clone(p.List)
	p.List[msg.I-1], p.List[msg.I] = p.List[msg.I], p.List[msg.I-1]
	return m.choosePrizes(env, p)
}

// splitMoney chooses how equal players share money.
type splitMoney struct{ Split journal.Split }

func (msg splitMoney) update(m page, env session.Env) (page, []session.Cmd) {
	p, _ := m.Section().Prizes()
	p.Split = msg.Split
	return m.choosePrizes(env, p)
}

// oneEach lets a player win one prize, or several.
type oneEach struct{ On bool }

func (msg oneEach) update(m page, env session.Env) (page, []session.Cmd) {
	p, _ := m.Section().Prizes()
	p.Several = !msg.On
	return m.choosePrizes(env, p)
}

// exportAwards hands the winners of the section over for certificates, a line for each award.
type exportAwards struct{}

func (exportAwards) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.IsPractice() {
		return session.Refuse(m, &session.PracticeError{})
	}
	s, l := m.Event.Kept, m.Lang()
	sec, _ := s.In(m.Event.Section)
	given := m.given()
	names := []i18n.Text{textPrizeName, textAwardPlace, textCertName, i18n.FieldClub, i18n.Points, textAwardRank}
	paid := slices.ContainsFunc(given, func(g award.Given) bool { return len(g.Money) > 0 })
	schools := slices.ContainsFunc(given, func(g award.Given) bool { return g.Team > 0 })
	if paid {
		names = append(names, textMoney)
	}
	if schools {
		names = append(names, i18n.SchoolsWho)
	}
	var head []report.Cell
	for _, t := range names {
		head = append(head, report.Text(l.T(t)))
	}
	table := report.Table{head}
	for _, g := range given {
		for _, a := range slices.Concat(g.Awards, g.Paid) {
			if a.Tied {
				continue
			}
			name, club := sheet.Winner(l, s, a)
			if a.Club != "" {
				club = a.Club
			}
			row := []report.Cell{report.Text(m.prizeName(g.Prize)), report.Int(a.Place), report.Text(name), report.Text(club),
				report.Points(a.Points), report.Int(a.Rank)}
			if paid {
				row = append(row, report.Text(strconv.FormatInt(a.Money, 10)))
			}
			if schools {
				row = append(row, report.Text(sheet.Members(l, s, a)))
			}
			table = append(table, row)
		}
	}
	name := session.FileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + "-prizes.csv"
	return m, []session.Cmd{session.SaveFile{Name: name, Type: "text/csv;charset=utf-8", Data: session.Spreadsheet(m.Lang(), table)}}
}
