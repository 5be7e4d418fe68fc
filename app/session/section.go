package session

import (
	"slices"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// Section is the section in hand with all acts, those too that are still being stored.
func (m Session) Section() journal.SectionView {
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	return sec
}

// KeptSection is the section in hand as it is stored: what leaves the device shows that.
func (m Session) KeptSection() journal.SectionView {
	sec, _ := m.Event.Kept.In(m.Event.Section)
	return sec
}

// TakeSection takes the section in hand that the address names; on the page of a player it is the one he is in. An
// address without a section, or with one that is gone, means the first.
func (m Session) TakeSection() Session {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil {
		return m
	}
	id := m.Route.Section
	if p, ok := e.Ahead.Player(journal.PlayerID(m.Route.Player)); ok && m.Route.Page == PagePlayer {
		id = p.Section
	}
	sections := e.Ahead.Sections()
	if len(sections) > 0 && !slices.ContainsFunc(sections, func(s journal.Section) bool { return s.ID == id }) {
		id = sections[0].ID
	}
	m.Route.Section = m.AddressOf(id)
	if e.Section == id {
		return m
	}
	c := *e
	c.Section = id
	m.Event, m.Changed.Forget = &c, true
	return m
}

// AddressOf is how an address names a section: 0 for the first.
func (m Session) AddressOf(id journal.SectionID) journal.SectionID {
	if sections := m.Event.Ahead.Sections(); len(sections) > 0 && sections[0].ID == id {
		return 0
	}
	return id
}

// ChooseSection shows the page in hand of another section.
type ChooseSection struct{ ID journal.SectionID }

func (msg ChooseSection) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route
	to.Section, to.Round = m.AddressOf(msg.ID), 0 // another section is at another round
	if to.Page == PagePlayer {
		to = to.In(PagePlayers)
	}
	m.Dialog = nil
	return m, []Cmd{Navigate{To: to, Replace: true}, Focus{"section"}}
}

// GoSection takes a section in hand and goes to a page of it.
type GoSection struct {
	Section journal.SectionID
	To      Page
}

func (msg GoSection) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route.In(msg.To)
	to.Section = m.AddressOf(msg.Section)
	m.Dialog = nil
	return m, []Cmd{Navigate{To: to}}
}

// KeyList says what the keys of the keyboard do on the page.
type KeyList struct{}

// ListKeys opens it.
type ListKeys struct{}

func (ListKeys) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog = KeyList{}
	return m, []Cmd{Focus{"sheet"}}
}

// SectionList chooses among three and more sections.
type SectionList struct{}

// ListSections opens it.
type ListSections struct{}

func (ListSections) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog, m.Notice = SectionList{}, nil
	return m, []Cmd{Focus{"sheet"}}
}

// IsTaken reports whether another section has the name.
func (m Session) IsTaken(name string, own journal.SectionID) bool {
	return slices.ContainsFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool {
		return s.ID != own && journal.FoldName(s.Name) == journal.FoldName(name)
	})
}

// Offered records commands as one act and offers to undo it.
func (m Session) Offered(env Env, text string, list ...journal.Command) (Session, []Cmd) {
	next, cmds, err := m.Record(env, list...)
	if err != nil {
		return m.Refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	if len(cmds) == 0 {
		return next, nil
	}
	next, after := next.OfferUndo(text)
	return next.TakeSection(), append(cmds, after)
}

// Shown returns the number of the round that the page shows, and whether it is the last one.
func (m Session) Shown() (round int, last bool) {
	sec := m.Section()
	if n := m.Route.Round; m.Route.Page == PageRound && n > 0 && n < sec.Round {
		return n, false
	}
	return sec.Round, true
}

// BoardNo is the number that a board of the section in hand bears in the hall: on its table, on every sheet, and in what is said.
func (m Session) BoardNo(board int) int { return m.Section().BoardNumber(board) }

// BoardName names a board of the section in hand by its number in the hall; in a team event that of a match.
func (m Session) BoardName(board int) string {
	if regulation.SystemOf(m.Section().System).Teams {
		return m.Lang().T(i18n.MatchN, m.Lang().Int(m.BoardNo(board)))
	}
	return m.Lang().T(i18n.EchoBoard, m.Lang().Int(m.BoardNo(board)))
}

// BoardNos are the numbers of several boards, as a list: "15, 16".
func (m Session) BoardNos(boards []int) string {
	return Numbers(m.Event.Ahead.BoardNumbers(m.Event.Section, boards))
}

// Name returns the name of a player, or what stands for it once the names are gone.
func (m Session) Name(p journal.Player) string { return phrase.NameOf(m.Lang(), p) }

// HasBegun reports whether round 1 of the section was published: who comes now enters late, and lists are closed.
func (m Session) HasBegun() bool {
	sec := m.Section()
	return sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published
}

// RoundKey names a round of a section of an event.
type RoundKey struct {
	Event   string
	Section journal.SectionID
	Round   int
}

// FinishEvent ends the event after its last round. Where it ends several sections it says which, and can be taken back.
type FinishEvent struct{}

func (FinishEvent) Update(m Session, env Env) (Session, []Cmd) {
	next, cmds := m.Act(env, journal.FinishEvent{Time: env.Now.UnixMilli()})
	if next.Notice != nil {
		return next, cmds
	}
	if sections := next.Event.Ahead.Sections(); len(sections) > 1 {
		var names []string
		for _, s := range sections {
			names = append(names, s.Name)
		}
		var undo Cmd
		next, undo = next.OfferUndo(next.Lang().T(textFinishedAll, next.Lang().List(names)))
		next.Carry = true
		cmds = append(cmds, undo)
	}
	return next, append(cmds, Navigate{To: next.Route.In(PageStandings)})
}

// CanFinish reports whether every section has played its rounds.
func (m Session) CanFinish() bool {
	_, _, err := journal.Decide(m.Event.Ahead, journal.Stamp{}, journal.FinishEvent{})
	return err == nil
}

// EndEarly ends the event where it stands, which can be taken back.
func (m Session) EndEarly(env Env) (Session, []Cmd) {
	next, cmds := m.Act(env, journal.FinishEvent{Time: env.Now.UnixMilli(), Early: true})
	if next.Notice != nil {
		return next, cmds
	}
	next, undo := next.OfferUndo(next.Lang().T(i18n.LogEnded))
	return next, append(cmds, undo)
}

// Kin returns the wording that suits the event in hand: schools, or clubs.
func (m Session) Kin(k i18n.Kin) i18n.Text { return k.Of(m.Event != nil && m.Event.Ahead.IsOfClubs()) }

// NameHead heads the column of those who take part in the section in hand: teams, or players with what stands below their names.
func (m Session) NameHead() i18n.Text {
	if m.Event != nil {
		if regulation.SystemOf(m.KeptSection().System).Teams {
			return i18n.Teams
		}
	}
	return m.Kin(i18n.NameAndClub)
}

// NSchools says n schools, or clubs where the event is one of clubs.
func (m Session) NSchools(n int) string {
	if m.Event != nil && m.Event.Ahead.IsOfClubs() {
		return m.Lang().N(i18n.NClubs, n)
	}
	return m.Lang().N(i18n.NSchools, n)
}
