package paper

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/sheet"
)

// message is a text to send, or with clubs one for each of so many schools.
type message struct {
	key, title, text string
	clubs            int
	done             bool // with results
}

// messages are the texts that there is something to say in now.
func (m page) messages() []message {
	l := m.Lang()
	list := []message{{key: "club-texts", title: l.T(textPrintClubs), clubs: len(sheet.ClubChats(m.Source))},
		{key: "club-results", title: l.T(textPrintClubsDone), clubs: len(sheet.ClubResultChats(m.Source)), done: true},
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

// openClubTexts shows the pairings of each school as texts to send, or with Done its results.
type openClubTexts struct{ Done bool }

func (msg openClubTexts) update(m page, _ session.Env) (page, []session.Cmd) {
	chats := sheet.ClubChats(m.Source)
	if msg.Done {
		chats = sheet.ClubResultChats(m.Source)
	}
	m.Dialog = clubTexts{chats, msg.Done}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// clubTexts is the list of these texts.
type clubTexts struct {
	Chats []sheet.Chat
	Done  bool
}

func (d clubTexts) title() i18n.Text {
	if d.Done {
		return textPrintClubsDone
	}
	return textPrintClubs
}

// asksTimes reports whether the times of the hall are asked for: while a round is played.
func (m page) asksTimes() bool {
	r, ok := m.Event.Kept.Round(m.Event.Section, m.shownRound())
	return ok && r.Phase == journal.Published
}
