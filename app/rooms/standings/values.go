package standings

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss/tiebreak"
)

// hasGiven reports whether the section ranks by values that are calculated elsewhere.
func (m page) hasGiven() bool {
	t := m.Event.Table
	return t != nil && slices.ContainsFunc(t.Codes, func(c tiebreak.Code) bool { return c.Name == tiebreak.Given })
}

// valuesDialog takes the values that were calculated elsewhere, of those who are tied on points.
type valuesDialog struct {
	Typed  map[journal.PlayerID]string
	Bad    journal.PlayerID // whose value is no number
	Reason string
	Needed bool // the reason was asked for and is missing
}

// openValues opens it with the values that are known.
type openValues struct{}

func (openValues) update(m page, _ session.Env) (page, []session.Cmd) {
	sec := m.Section()
	d := valuesDialog{Typed: map[journal.PlayerID]string{}}
	for _, x := range sec.Values {
		d.Typed[x.Player] = m.Lang().Decimal(x.Value, 100)
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// tied are the players whom a value may part: those who share their points with somebody, and who has a value.
func (m page) tied(d valuesDialog) (list []journal.Player) {
	if m.Event.Table == nil {
		return nil
	}
	rows := m.Event.Table.Rows
	for i, r := range rows {
		p, ok := m.Event.Ahead.PlayerByTPN(m.Event.Section, r.TPN)
		shares := i > 0 && rows[i-1].Points == r.Points || i+1 < len(rows) && rows[i+1].Points == r.Points
		if ok && (shares || d.Typed[p.ID] != "") {
			list = append(list, p)
		}
	}
	return list
}

// valueSet types the value of a player, or the reason (Player 0).
type valueSet struct {
	Player journal.PlayerID
	Text   string
}

func (msg valueSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(valuesDialog)
	if !ok {
		return m, nil
	}
	if msg.Player == 0 {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
		return m, nil
	}
	d.Typed, d.Bad = maps.Clone(d.Typed), 0
	d.Typed[msg.Player] = msg.Text
	m.Dialog = d
	return m, nil
}

// hundredths reads a number with at most two decimals, by whichever mark; ok is false for anything else.
func hundredths(text string) (n int64, ok bool) {
	text = strings.NewReplacer(",", ".", "−", "-").Replace(journal.Clean(text))
	whole, part, _ := strings.Cut(strings.TrimPrefix(text, "-"), ".")
	if len(whole) == 0 || len(whole) > 6 || len(part) > 2 || strings.Trim(whole+part, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.ParseInt(whole+part+"00"[len(part):], 10, 64)
	if strings.HasPrefix(text, "-") {
		n = -n
	}
	return n, err == nil
}

// saveValues records the open dialog.
type saveValues struct{}

func (saveValues) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(valuesDialog)
	if !ok {
		return m, nil
	}
	var values []journal.GivenValue
	for _, p := range m.tied(d) {
		text := journal.Clean(d.Typed[p.ID])
		if text == "" {
			continue
		}
		n, ok := hundredths(text)
		if !ok {
			d.Bad = p.ID
			m.Dialog = d
			return m, []session.Cmd{session.Focus{ID: valueID(p.ID)}}
		}
		values = append(values, journal.GivenValue{Player: p.ID, Value: n})
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "reason"}}
	}
	m.Dialog = nil
	return session.Act(m, env, journal.GiveValues{Section: m.Event.Section, Values: values, Reason: d.Reason})
}

func valueID(id journal.PlayerID) string { return "value-" + strconv.Itoa(int(id)) }

// expelled names those who have no place because they were expelled from the event.
func (m page) expelled() []string {
	var names []string
	if t := m.Event.Table; t == nil || regulation.SystemOf(t.System).Teams || len(t.Rows) == 0 {
		return nil
	}
	for _, id := range m.Event.Kept.Expelled(m.Event.Section) {
		if p, ok := m.Event.Kept.Player(id); ok && p.Section == m.Event.Section && m.Event.Table.Place(p.TPN) < 0 {
			names = append(names, m.Name(p))
		}
	}
	return names
}
