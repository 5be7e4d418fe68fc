package players

import (
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// isAfterDeadline reports whether a player was registered after the deadline.
func (m page) isAfterDeadline(p journal.Player) bool {
	return p.At > 0 && session.IsAfter(m.Event.Kept.Event().Deadline, time.UnixMilli(p.At))
}

// setDeadline changes the last day of registration; an empty text takes it away.
type setDeadline struct{ Date string }

func (msg setDeadline) update(m page, env session.Env) (page, []session.Cmd) {
	info := m.Event.Ahead.Event()
	info.Deadline = journal.Date{}
	if msg.Date != "" {
		if err := info.Deadline.UnmarshalText([]byte(msg.Date)); err != nil {
			return session.Refuse(m, err)
		}
	}
	if info.Deadline == m.Event.Ahead.Event().Deadline {
		return m, nil
	}
	return session.Act(m, env, journal.ChangeEvent{EventInfo: info})
}

// lacking answers what the regulations of the event need to know of a player and do not, in words.
func (m page) lacking(l i18n.Lang) func(journal.Player) []string {
	bySex, byAge := false, false
	keys := map[journal.SectionID][]journal.OrderKey{}
	for _, s := range m.Event.Kept.Sections() {
		bySex, byAge = bySex || s.Sex != 0, byAge || s.BornFrom != 0 || s.BornTo != 0
		keys[s.ID] = s.Order.Keys
	}
	return func(p journal.Player) (words []string) {
		if bySex && p.Sex == 0 {
			words = append(words, l.T(i18n.FieldSex))
		}
		if p.Birth.IsZero() && (byAge || slices.Contains(keys[p.Section], journal.ByAge)) {
			words = append(words, l.T(i18n.FieldBirth))
		}
		if p.Class == 0 && slices.Contains(keys[p.Section], journal.ByClass) {
			words = append(words, l.T(i18n.FieldClass))
		}
		return words
	}
}

// sender is one line of the page of registration.
type sender struct {
	sheet.Registered
	Late, Open int // registered after the deadline; with something missing
}

// sendersRoll is the lines of the page of registration, prepared once for a state of the event: the page is drawn in two parts.
type sendersRoll struct {
	of   sendersOf
	list []sender
}

// sendersOf names what the lines were made from.
type sendersOf struct {
	kept journal.StateID
	lang i18n.Lang
}

// RefreshRegistration prepares the lines again where what they show has changed.
func RefreshRegistration(s session.Session, m Model) Model {
	if of := (sendersOf{s.Event.Kept.ID(), s.Lang()}); m.senderRoll == nil || m.senderRoll.of != of {
		m.senderRoll = &sendersRoll{of, page{s, m}.senders()}
	}
	return m
}

// senders are the schools and clubs of the event.
func (m page) senders() []sender {
	lacks := m.lacking(m.paperLang())
	clubs := sheet.Clubs(m.Event.Kept, m.Lang())
	list := make([]sender, len(clubs))
	for i, r := range clubs {
		s := sender{Registered: r}
		for _, p := range r.Players {
			if m.isAfterDeadline(p) {
				s.Late++
			}
			if len(lacks(p)) > 0 {
				s.Open++
			}
		}
		list[i] = s
	}
	return list
}

// confirmations are the texts that confirm to schools what they registered, in the language of the event's paper.
func (m page) confirmations(list []sender) []sheet.Chat {
	l := m.paperLang()
	lacks := m.lacking(l)
	past := session.IsAfter(m.Event.Kept.Event().Deadline, m.Now)
	texts := make([]sheet.Chat, len(list))
	for i, s := range list {
		texts[i] = sheet.Confirmation(m.Event.Kept, l, s.Registered, past, lacks)
	}
	return texts
}

func (m page) paperLang() i18n.Lang {
	if paper, ok := i18n.ParseLang(m.Event.Kept.Event().Language); ok {
		return paper
	}
	return m.Lang()
}
