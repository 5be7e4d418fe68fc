package model

import (
	"slices"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
)

// isAfter reports whether an instant lies after the last day of registration.
func isAfter(deadline journal.Date, at time.Time) bool {
	if deadline.IsZero() {
		return false
	}
	y, mo, d := at.Date()
	return y*10000+int(mo)*100+d > deadline.Year*10000+deadline.Month*100+deadline.Day
}

// IsAfterDeadline reports whether a player was registered after the deadline.
func (m Model) IsAfterDeadline(p journal.Player) bool {
	return p.At > 0 && isAfter(m.Event.Kept.Event().Deadline, time.UnixMilli(p.At))
}

// SetDeadline changes the last day of registration; an empty text takes it away.
type SetDeadline struct{ Date string }

// Update implements Msg.
func (msg SetDeadline) Update(m Model, env Env) (Model, []Cmd) {
	info := m.Event.Ahead.Event()
	info.Deadline = journal.Date{}
	if msg.Date != "" {
		if err := info.Deadline.UnmarshalText([]byte(msg.Date)); err != nil {
			return m.refuse(err)
		}
	}
	if info.Deadline == m.Event.Ahead.Event().Deadline {
		return m, nil
	}
	return m.act(env, journal.ChangeEvent{EventInfo: info})
}

// Lacks names what the regulations of the event need to know of a player and do not.
func (m Model) Lacks(l i18n.Lang, p journal.Player) []string {
	var words []string
	sections := m.Event.Kept.Sections()
	bySex := slices.ContainsFunc(sections, func(s journal.Section) bool { return s.Sex != 0 })
	if bySex && p.Sex == 0 {
		words = append(words, l.T(i18n.FieldSex))
	}
	sec, _ := m.Event.Kept.Section(p.Section)
	byAge := slices.ContainsFunc(sections, func(s journal.Section) bool { return s.BornFrom != 0 || s.BornTo != 0 })
	if p.Birth.IsZero() && (byAge || slices.Contains(sec.Order.Keys, journal.ByAge)) {
		words = append(words, l.T(i18n.FieldBirth))
	}
	if p.Class == 0 && slices.Contains(sec.Order.Keys, journal.ByClass) {
		words = append(words, l.T(i18n.FieldClass))
	}
	return words
}

// Sender is one line of the page of registration.
type Sender struct {
	sheet.Registered
	Confirmation sheet.Chat
	Late, Open   int // registered after the deadline; with something missing
}

// Senders are the schools and clubs of the event with the texts that confirm what they registered, in the language of the
// event's paper.
func (m Model) Senders() []Sender {
	l := m.Lang()
	if paper, ok := i18n.ParseLang(m.Event.Kept.Event().Language); ok {
		l = paper
	}
	clubs := sheet.Clubs(m.Event.Kept)
	list := make([]Sender, len(clubs))
	for i, r := range clubs {
		s := Sender{Registered: r}
		s.Confirmation = sheet.Confirmation(m.Event.Kept, l, r, func(p journal.Player) []string { return m.Lacks(l, p) })
		for _, p := range r.Players {
			if m.IsAfterDeadline(p) {
				s.Late++
			}
			if len(m.Lacks(l, p)) > 0 {
				s.Open++
			}
		}
		list[i] = s
	}
	return list
}
