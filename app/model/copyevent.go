package model

import (
	"slices"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss/lot"
)

// CopyDialog makes a new event of the open one: its sections and regulations, and if wished its players.
type CopyDialog struct {
	Name, Date string
	Players    bool
	NoName     bool
}

// OpenCopy opens it.
type OpenCopy struct{}

// Update implements Msg.
func (OpenCopy) Update(m Model, env Env) (Model, []Cmd) {
	m.Dialog, m.Notice = CopyDialog{Name: m.Event.Kept.Event().Name, Date: env.Now.Format(time.DateOnly), Players: !m.Event.Kept.IsAnonymous()}, nil
	return m, []Cmd{Focus{"copy-name"}}
}

// CopyFrom goes to an earlier event and opens the dialog there.
type CopyFrom struct{ ID string }

// Update implements Msg.
func (msg CopyFrom) Update(m Model, _ Env) (Model, []Cmd) {
	m.Copying = msg.ID
	return m, []Cmd{Navigate{To: Route{Page: PageOverview, Event: msg.ID}}}
}

// CopySet changes the open dialog: field "name", "date" or "players".
type CopySet struct{ Field, Value string }

// Update implements Msg.
func (msg CopySet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CopyDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "name":
		d.Name, d.NoName = msg.Value, false
	case "date":
		d.Date = msg.Value
	case "players":
		d.Players = msg.Value == "true"
	}
	m.Dialog = d
	return m, nil
}

// CopyEvent makes the new event. Rounds, results, withdrawals and lots stay behind; seeds are drawn anew.
type CopyEvent struct{}

// Update implements Msg.
func (CopyEvent) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CopyDialog)
	if !ok {
		return m, nil
	}
	old := m.Event.Kept
	info := old.Event()
	info.ID, info.Name, info.Seed, info.Deadline = NewID(env.Random), journal.Clean(d.Name), lot.Seed(env.Random), journal.Date{}
	if info.Name == "" {
		d.NoName = true
		m.Dialog = d
		return m, []Cmd{Focus{"copy-name"}}
	}
	info = marked(m.Lang(), info)
	if err := info.Start.UnmarshalText([]byte(d.Date)); err != nil {
		return m.refuse(err)
	}
	info.End = info.Start
	list := []journal.Command{journal.CreateEvent{EventInfo: info}}
	drawn := 0
	for _, sec := range old.Sections() {
		c := sec.SectionConfig
		if slices.Contains(c.Order.Keys, journal.ByLot) {
			drawn++
			c.Order.Seed = lot.Lot(info.Seed, drawn)
		}
		list = append(list, journal.AddSection{SectionConfig: c})
	}
	first := journal.PlayerID(1)
	for i, sec := range old.Sections() {
		id := journal.SectionID(i + 1)
		list = append(list, settingsOf(old, sec, id)...)
		if players := old.Players(sec.ID); d.Players && len(players) > 0 {
			list = append(list, playersOf(sec, id, players, first)...)
			first += journal.PlayerID(len(players))
		}
	}
	for _, w := range old.Wordings() {
		list = append(list, journal.SetWording{Wording: w})
	}
	return m.create(env, list)
}

// settingsOf are the commands that give a copy of a section, which is id there, what was set for it beside its regulation.
func settingsOf(old journal.State, sec journal.Section, id journal.SectionID) []journal.Command {
	var list []journal.Command
	if rules, ok := old.LocalRules(sec.ID); ok {
		list = append(list, journal.SetLocalRules{Section: id, Rules: rules})
	}
	if laws := old.LawsChosen(sec.ID); laws != (journal.Laws{}) {
		list = append(list, journal.ChooseLaws{Section: id, Laws: laws})
	}
	if sec.Hall != (journal.Hall{}) {
		list = append(list, journal.SetHall{Section: id, Hall: sec.Hall})
	}
	if prizes, chosen := old.Prizes(sec.ID); chosen {
		list = append(list, journal.ChoosePrizes{Section: id, Prizes: prizes})
	}
	return list
}

// playersOf are those that enter the players there, the first of them as number first: with the lists of teams, fixed
// tables, and who must not meet whom.
func playersOf(sec journal.Section, id journal.SectionID, players []journal.Player, first journal.PlayerID) []journal.Command {
	infos := make([]journal.PlayerInfo, len(players))
	now := map[journal.PlayerID]journal.PlayerID{}
	for i, p := range players {
		infos[i], now[p.ID] = p.PlayerInfo, first+journal.PlayerID(i)
	}
	list := []journal.Command{journal.ImportPlayers{Section: id, Source: "copy", Players: infos}}
	for _, p := range players {
		if len(p.Roster) > 0 {
			list = append(list, journal.SetRoster{Team: now[p.ID], Players: p.Roster})
		}
		if p.Table > 0 {
			list = append(list, journal.FixTable{Player: now[p.ID], Table: p.Table})
		}
	}
	var sets []journal.Forbidden
	for _, f := range sec.Forbidden {
		set := journal.Forbidden{First: f.First, Last: f.Last}
		for _, p := range f.Players {
			set.Players = append(set.Players, now[p])
		}
		sets = append(sets, set)
	}
	if len(sets) > 0 {
		list = append(list, journal.Forbid{Section: id, Sets: sets})
	}
	return list
}

// create makes an event of commands, whole.
func (m Model) create(env Env, list []journal.Command) (Model, []Cmd) {
	s, records, err := m.folded(env, list)
	if err == nil {
		var cmds []Cmd
		if m, cmds, err = m.ask(s, records); err == nil {
			return m, cmds
		}
	}
	return m.refuse(err)
}

// ask asks the store to make an event, unless one is on its way: a finger that bounces makes one event, not two.
func (m Model) ask(s journal.State, records []journal.Record) (Model, []Cmd, error) {
	if m.Creating {
		return m, nil, nil
	}
	m.Creating = true
	return m, []Cmd{CreateEvent{ID: s.Event().ID, Records: records, After: s}}, nil
}

// folded are the records of commands that begin an event, and the state after them.
func (m Model) folded(env Env, list []journal.Command) (s journal.State, records []journal.Record, err error) {
	for _, cmd := range list {
		var act []journal.Record
		if act, s, err = journal.Decide(s, m.stamp(env), cmd); err != nil {
			return s, nil, err
		}
		records = append(records, act...)
	}
	return s, records, nil
}

// CopiedFrom says in a sentence what a copy takes along.
func (m Model) CopiedFrom(l i18n.Lang) string {
	s := m.Event.Kept
	return l.T(i18n.CopyWhat, l.Int(len(s.Sections())), l.Int(s.PlayerCount()))
}
