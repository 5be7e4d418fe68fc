package imports

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// readChat understands the text as messages.
func (m page) readChat(im Model, text string, env session.Env) Model {
	im.Chat, im.Lines = true, strings.Split(text, "\n")
	o := m.options(env)
	doc, err := roster.ReadText(text, o)
	im.Today = o.Today
	if im.Err = err; err != nil {
		return im
	}
	im.Rows, im.Teams = doc.Rows, doc.Teams
	return m.reviewed(im)
}

// reviewed finishes rows that were just read: who may stand in the event already is asked about.
func (m page) reviewed(im Model) Model {
	im.Reviewed = len(im.Rows) > 0
	if !im.Reviewed {
		im.Err = &emptyListError{}
	}
	slices.SortStableFunc(im.Rows, func(a, b roster.Row) int { return cmp.Compare(btoi(isTalk(a)), btoi(isTalk(b))) }) // who is nobody stands after
	im.Rows = oneSpelling(im.Rows, m.decisions(), m.Event.Ahead.SchoolNames())
	born, kin := m.bornHere(), m.kinHere()
	for i := range im.Rows {
		r := &im.Rows[i]
		doubtKin(r, kin)
		asked := slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere })
		if name, ok := born[m.bornKey(infoOf(r.Entrant))]; ok && !r.Skip && !asked {
			r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtBornHere, Text: name})
		}
	}
	return m.begun(im)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// importAs reads the text as messages, or as a table.
type importAs struct{ Chat bool }

func (msg importAs) update(m page, env session.Env) (page, []session.Cmd) {
	text, err := m.importText()
	if err != nil {
		return session.Refuse(m, err)
	}
	m.More, m.Notice = 0, nil
	if msg.Chat {
		m.Model = m.readChat(m.Model, text, env)
	} else {
		m.Model = m.understand(m.Model, env)
	}
	return m, nil
}

// knownHere tells whether somebody of the same name is in the event already, whatever his club: the person decides.
func (m page) knownHere() func(roster.Entrant) bool {
	known := map[string]bool{}
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			known[lexicon.Sound(p.Name)] = true
		}
	}
	delete(known, "")
	return func(e roster.Entrant) bool { return known[lexicon.Sound(e.Name)] }
}

// bornHere names the players of the event by club and day of birth.
func (m page) bornHere() map[string]string {
	born := map[string]string{}
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			born[m.bornKey(p.PlayerInfo)] = p.Name
		}
	}
	delete(born, "")
	return born
}

// bornKey is what twins of one school share; empty where the day or the school is not known.
func (m page) bornKey(p journal.PlayerInfo) string {
	if p.Birth.Day == 0 || p.Club == "" {
		return ""
	}
	return p.Birth.String() + "|" + m.decisions().Key(p.Club)
}

// known are the rows of the review that stand in the event already: the same name, and the same club or none. A school
// sends its list again and again, each time a little longer.
func (m page) known() []int {
	var list []int
	d := m.decisions()
	for i, r := range m.Rows {
		if r.Skip || !slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere }) {
			continue
		}
		if p, ok := m.sameHere(r.Entrant.Name); ok && (r.Entrant.Club == "" || d.Key(p.Club) == d.Key(r.Entrant.Club)) {
			list = append(list, i)
		}
	}
	return list
}
