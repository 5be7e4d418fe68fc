package setup

import (
	"slices"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/lot"
)

// copyDialog makes a new event of the open one: its sections and regulations, and if wished its players.
type copyDialog struct {
	Name, Date string
	Players    bool
	NoName     bool
}

// openCopy opens it.
type openCopy session.OpenCopy

func (openCopy) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = copyDialog{Name: m.Event.Kept.Event().Name, Date: env.Now.Format(time.DateOnly), Players: !m.Event.Kept.IsAnonymous()}, nil
	return m, []session.Cmd{session.Focus{ID: "copy-name"}}
}

// copyFrom goes to an earlier event and opens the dialog there.
type copyFrom struct{ ID string }

func (msg copyFrom) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Copying = msg.ID
	return m, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageOverview, Event: msg.ID}}}
}

// copySet changes the open dialog: field "name", "date" or "players".
type copySet struct{ Field, Value string }

func (msg copySet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(copyDialog)
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

// copyEvent makes the new event. Rounds, results, withdrawals and lots stay behind; seeds are drawn again.
type copyEvent struct{}

func (copyEvent) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(copyDialog)
	if !ok {
		return m, nil
	}
	old := m.Event.Kept
	info := old.Event()
	info.ID, info.Name, info.Seed, info.Deadline = session.NewID(env.Random), journal.Clean(d.Name), lot.Seed(env.Lot), journal.Date{}
	if info.Name == "" {
		d.NoName = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "copy-name"}}
	}
	info = session.Marked(m.Lang(), info)
	if err := info.Start.UnmarshalText([]byte(d.Date)); err != nil {
		return session.Refuse(m, err)
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
		if players := old.Entrants(sec.ID); d.Players && len(players) > 0 {
			list = append(list, playersOf(sec, id, players, first)...)
			first += journal.PlayerID(len(players))
		}
	}
	for _, w := range old.Wordings() {
		list = append(list, journal.SetWording{Wording: w})
	}
	return session.Create(m, env, list)
}

// settingsOf are the commands that give a copy of a section, which is id there, what was set for it beside its regulation.
func settingsOf(old journal.State, sec journal.Section, id journal.SectionID) []journal.Command {
	list := lawsOf(old, sec, id)
	if sec.Hall != (journal.Hall{}) {
		list = append(list, journal.SetHall{Section: id, Hall: sec.Hall})
	}
	rated := sec.Rating
	rated.Code = "" // that of the old event
	if rated != (journal.Rating{}) {
		list = append(list, journal.DeclareRating{Section: id, Rating: rated})
	}
	if prizes, chosen := old.Prizes(sec.ID); chosen {
		list = append(list, journal.ChoosePrizes{Section: id, Prizes: prizes})
	}
	return list
}

// lawsOf are those for the Laws that it plays by, with rules of its own.
func lawsOf(old journal.State, sec journal.Section, id journal.SectionID) []journal.Command {
	var list []journal.Command
	if rules, ok := old.LocalRules(sec.ID); ok {
		list = append(list, journal.SetLocalRules{Section: id, Rules: rules})
	}
	if laws := old.LawsChosen(sec.ID); laws != (ledger.Laws{}) {
		list = append(list, journal.ChooseLaws{Section: id, Laws: laws})
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
			if now[p] != 0 { // who plays in another section now is met there
				set.Players = append(set.Players, now[p])
			}
		}
		if len(set.Players) > 1 {
			sets = append(sets, set)
		}
	}
	if len(sets) > 0 {
		list = append(list, journal.Forbid{Section: id, Sets: sets})
	}
	return list
}

// copiedFrom says in a sentence what a copy takes along.
func (m page) copiedFrom(l i18n.Lang) string {
	s := m.Event.Kept
	return l.T(textCopyWhat, l.Int(len(s.Sections())), l.Int(s.Persons()))
}
