package standings

import (
	"slices"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/swiss"
)

// toggleArithmetic opens or closes the arithmetic under a row. Other rows stay as they are: one that closed by itself would pull the
// row away from under the finger.
type toggleArithmetic struct{ TPN swiss.TPN }

func (msg toggleArithmetic) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Table == nil || m.Event.Table.Tournament == nil || !m.Event.Table.HasArithmetic() {
		return m, nil
	}
	e := *m.Event
	m.Event = &e
	if at := m.openAt(msg.TPN); at >= 0 {
		e.Open = slices.Delete(slices.Clone(e.Open), at, at+1)
		return m, nil
	}
	if regulation.SystemOf(e.Table.System).OwnPoints {
		return m.openKeizer(&e, msg.TPN)
	}
	parts, err := e.Table.Explain(msg.TPN)
	if err != nil {
		return session.Refuse(m, err)
	}
	e.Open = append(slices.Clip(e.Open), &standing.Open{TPN: msg.TPN, Parts: parts})
	return m, nil
}

// openAt is the place of a player among the open rows, -1 for a row that is not open.
func (m page) openAt(tpn swiss.TPN) int {
	return slices.IndexFunc(m.Event.Open, func(o *standing.Open) bool { return o.TPN == tpn })
}

// standingsText is the standing as plain text for a chat.
func (m page) standingsText() string {
	return sheet.StandingsChat(handout.Of(m.Lang(), m.Event.Kept, m.Event.Section, m.Event.Table))
}

// tieDialog changes the tie-breaks of the section.
type tieDialog struct {
	Codes  []string
	Reason string
	Late   bool // rounds were published: a reason is needed
	Needed bool
}

// openTies opens the dialog.
type openTies struct{}

func (openTies) update(m page, _ session.Env) (page, []session.Cmd) {
	sec := m.Section()
	m.Dialog = tieDialog{Codes: regulation.TieList(sec.Section), Late: sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// tieMove moves, removes (By 0) or, with Add, appends a tie-break of the open dialog; with Vary it takes another form.
type tieMove struct {
	I, By     int
	Add, Vary string
}

func (msg tieMove) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(tieDialog)
	if !ok {
		return m, nil
	}
	switch {
	case msg.Add != "":
		d.Codes = append(slices.Clone(d.Codes), msg.Add)
	case msg.Vary != "" && msg.I < len(d.Codes):
		d.Codes = slices.Clone(d.Codes)
		d.Codes[msg.I] = msg.Vary
	default:
		d.Codes = regulation.Moved(d.Codes, msg.I, msg.By)
	}
	m.Dialog = d
	return m, nil
}

// tieReason types the reason.
type tieReason struct{ Text string }

func (msg tieReason) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(tieDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// tieSave records the change.
type tieSave struct{}

func (tieSave) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(tieDialog)
	if !ok {
		return m, nil
	}
	if d.Late && journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "reason"}}
	}
	sec := m.Section()
	m.Dialog = nil
	return session.Act(m, env, journal.ChangeTieBreaks{Section: m.Event.Section, TieBreaks: d.Codes, Rules: sec.TieRules, Reason: d.Reason})
}

// copyStandings puts the standing on the clipboard as text.
type copyStandings struct{}

func (copyStandings) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.CopyText{Text: m.standingsText()}}
}
