package paper

import (
	"slices"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// message is a text to send, or with clubs one for each of so many schools.
type message struct {
	key, title, text string
	clubs            int
	done             bool // with results
	families         bool // with the codes by which families follow
}

// messages are the texts that there is something to say in now.
func (m page) messages() []message {
	l := m.Lang()
	list := []message{{key: "club-texts", title: l.T(m.Kin(textPrintClubs)), clubs: len(m.chats(false, true))},
		{key: "club-results", title: l.T(m.Kin(textPrintClubsDone)), clubs: len(m.chats(true, true)), done: true},
		{key: "club-families", title: l.T(i18n.FamilyCodes), clubs: len(m.familyChats()), families: true},
		{key: "results", title: l.T(textPrintResultsT, l.Int(m.shownRound())), text: sheet.ResultsChat(m.Source)},
		{key: "standings", title: l.T(textPrintStandT), text: sheet.StandingsChat(m.Source)}}
	return slices.DeleteFunc(list, func(x message) bool { return x.clubs == 0 && x.text == "" })
}

// copyState is how the copy key of a text looks, and what is said beside it.
type copyState struct {
	icon string
	word i18n.Text
	help string
}

// copyState says that a text lies on the clipboard, and where it was to be shared that it lies there instead: a dialog covers
// the notice.
func (m page) copyState(text string) copyState {
	n := m.Notice
	if n == nil || n.Copied != text {
		return copyState{icon: "copy", word: textPrintCopy}
	}
	c := copyState{icon: "check", word: textPrintCopied}
	if n.Title == m.Lang().T(i18n.CopiedInstead) {
		c.help = n.Title
	}
	return c
}

// chats are the pairings of each school as texts to send, or with done its results: over all sections, for a school comes as one
// group, or of the section in hand.
func (m page) chats(done, all bool) []sheet.Chat {
	sources := []sheet.Source{m.Source}
	if all {
		sources = m.sources(done)
	}
	if done {
		return sheet.SchoolResultChats(sources)
	}
	return sheet.SchoolChats(sources)
}

// sources are those of every section whose last round is on the wall, with its results where done; of the section in hand the round
// that is shown. An older round than the last stands alone.
func (m page) sources(done bool) []sheet.Source {
	s := m.Event.Kept
	if n := len(m.publishedRounds()); m.shownRound() != n {
		return []sheet.Source{m.Source}
	}
	var list []sheet.Source
	for _, sec := range s.Sections() {
		if sec.ID == m.Source.Section {
			list = append(list, m.Source)
			continue
		}
		r, ok := s.Round(sec.ID, sec.Round)
		if ok && r.Phase == journal.Draft && sec.Round > 1 {
			r, ok = s.Round(sec.ID, sec.Round-1)
		}
		if !ok || r.Phase == journal.Draft || !done && r.Phase != journal.Published {
			continue // what was played is no news
		}
		of := session.RoundKey{Event: m.Event.ID, Section: sec.ID, Round: r.Number}
		x := m.timed(madeFrom{Of: of})
		if done {
			x = handout.AddAwards(m.ranked(x))
		}
		list = append(list, x)
	}
	return list
}

// openClubTexts shows the texts of schools: with Done their results, with Own of the section in hand alone; with Families the codes for
// families of all sections.
type openClubTexts struct{ Done, Own, Families bool }

func (msg openClubTexts) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Families {
		m.Dialog = clubTexts{Chats: m.familyChats(), Families: true}
		return m, []session.Cmd{session.Focus{ID: "sheet"}}
	}
	m.Dialog = clubTexts{Chats: m.chats(msg.Done, !msg.Own), Done: msg.Done, Own: msg.Own}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// closeTexts closes them, and leaves the address that opened them: another section, or the page loaded again, would open them again.
type closeTexts struct{}

func (closeTexts) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	if m.Route.Sheet != session.SheetTexts {
		return m, nil
	}
	return m, []session.Cmd{session.Navigate{To: m.Route.In(session.PagePrint), Replace: true}}
}

// clubTexts is the list of these texts.
type clubTexts struct {
	Chats []sheet.Chat
	Done  bool
	Own   bool // of the section in hand alone

	Families bool // codes for families
}

func (d clubTexts) title() i18n.Kin {
	if d.Done {
		return textPrintClubsDone
	}
	return textPrintClubs
}

// asksTimes reports whether the times of the hall are asked for: while a round is played.
func (m page) asksTimes() bool {
	r, ok := m.KeptSection().RoundAt(m.shownRound())
	return ok && r.Phase == journal.Published
}
