package imports

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// readChat understands the text as messages.
func (m page) readChat(im Model, text string, env session.Env) Model {
	im.Chat, im.Lines = true, strings.Split(text, "\n")
	im.Rows, im.Err = roster.Chat(text, env.Now.Year(), m.knownHere())
	if im.Err != nil {
		return im
	}
	return m.reviewed(im)
}

// reviewed finishes rows that were just read: who does not belong into the section is asked about.
func (m page) reviewed(im Model) Model {
	im.Reviewed = len(im.Rows) > 0
	if !im.Reviewed {
		im.Err = &emptyListError{}
	}
	im.Rows = oneSpelling(im.Rows, m.decisions(), m.Event.Ahead.SchoolNames())
	born, kin := m.bornHere(), m.kinHere()
	for i := range im.Rows {
		r := &im.Rows[i]
		doubtKin(r, kin)
		asked := slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere })
		if name, ok := born[m.bornKey(infoOf(r.Entrant))]; ok && !r.Skip && !asked {
			r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtBornHere, Text: name})
		}
		m.doubtSection(r)
	}
	return im.ask()
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

// sectionFor is the section that a person of the list enters: the one in hand, unless another one, and only that, is for
// him.
func (m page) sectionFor(info journal.PlayerInfo) journal.SectionID {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if sec.Misfit(info) != journal.NoMisfit {
		if id, ok := m.Event.Ahead.HomeOf(info); ok {
			return id
		}
	}
	return m.Event.Section
}

// sectionOf is the section that a row enters: the one that was chosen for it, else the one that it is for.
func (m page) sectionOf(r roster.Row) journal.SectionID {
	if r.Into != 0 {
		return journal.SectionID(r.Into)
	}
	return m.sectionFor(infoOf(r.Entrant))
}

// fitting are the sections that a row could enter as well as the one in hand, in which it is out of place.
func (m page) fitting(r roster.Row) []journal.Section {
	return slices.DeleteFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool {
		return s.Round > 0 || s.ID == m.Event.Section || !s.Suits(infoOf(r.Entrant))
	})
}

// doubtSection asks about a row whose person belongs neither into the section in hand nor, for certain, into another.
func (m page) doubtSection(r *roster.Row) {
	r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == roster.DoubtSection || isSexless(d) })
	info := infoOf(r.Entrant)
	asked := slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSex })
	if info.Sex == 0 && r.Into == 0 && !r.Skip && !asked && m.partedBySex() {
		r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSex, Text: sexless})
	}
	sec, ok := m.Event.Ahead.Section(m.sectionOf(*r))
	if ok && !r.Skip && sec.Misfit(info) != journal.NoMisfit {
		r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSection, Text: phrase.MisfitText(m.Lang(), sec.SectionConfig, info)})
	}
	if len(r.Doubts) == 0 {
		r.Doubts = nil
	}
}

// sexless is the text of the question for a sex that no word of the list tells: no list can hold it.
const sexless = "\x00"

func isSexless(d roster.Doubt) bool { return d.Kind == roster.DoubtSex && d.Text == sexless }

// partedBySex reports whether it hangs on the sex which section somebody enters.
func (m page) partedBySex() bool {
	open := slices.DeleteFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool { return s.Round > 0 })
	return len(open) > 1 && slices.ContainsFunc(open, func(s journal.Section) bool { return s.Sex != 0 })
}

// knownHere tells whether somebody of the same name is in the event already, whatever his club: the person decides.
func (m page) knownHere() func(roster.Entrant) bool {
	known := map[string]bool{}
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			known[roster.Sound(p.Name)] = true
		}
	}
	delete(known, "")
	return func(e roster.Entrant) bool { return known[roster.Sound(e.Name)] }
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

// skipKnown leaves them all out.
type skipKnown struct{}

func (skipKnown) update(m page, _ session.Env) (page, []session.Cmd) {
	list := m.known()
	if len(list) == 0 {
		return m, nil
	}
	m = m.remembered()
	for _, i := range list {
		m = m.row(i, func(r *roster.Row) { *r = roster.NotPlayer(*r) })
	}
	return m, nil
}
