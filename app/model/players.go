package model

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
)

// People is what the page of players shows of the list.
type People struct {
	Search string
	Filter string // "": all, "doubtful", "clubs": in groups
	Sort   string // "": by name, "number"
}

// SearchPlayers, FilterPlayers and SortPlayers change it; the list begins at its top again.
type (
	SearchPlayers struct{ Text string }
	FilterPlayers struct{ By string }
	SortPlayers   struct{ By string }
)

// Update implements Msg.
func (msg SearchPlayers) Update(m Model, _ Env) (Model, []Cmd) {
	m.People.Search, m.More = msg.Text, 0
	return m, nil
}

// Update implements Msg.
func (msg FilterPlayers) Update(m Model, _ Env) (Model, []Cmd) {
	m.People.Filter, m.More = msg.By, 0
	return m, nil
}

// Update implements Msg.
func (msg SortPlayers) Update(m Model, _ Env) (Model, []Cmd) {
	m.People.Sort, m.More = msg.By, 0
	return m, nil
}

// HasBegun reports whether round 1 of the section was published: who comes now enters late, and lists are closed.
func (m Model) HasBegun() bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published
}

// NewRow is the Row of a PlayerDialog that edits no row of an import.
const NewRow = -1

// PlayerDialog adds a player, changes one, or mends a row of an import.
type PlayerDialog struct {
	ID      journal.PlayerID // 0: a new one
	Row     int              // of the import, else NewRow
	Form    PlayerForm
	Old     journal.PlayerInfo // what has no field in the form
	Faults  []string           // fields to look at again
	Similar []journal.PlayerID // who may be the same person
	Added   string             // the name entered just before
	Late    bool               // the section has begun
	From    int                // first round of a late entry
	Missed  journal.ByeKind    // what each round before is worth
}

// OpenPlayer opens the form: for a new player, or for ID.
type OpenPlayer struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg OpenPlayer) Update(m Model, _ Env) (Model, []Cmd) {
	d := PlayerDialog{ID: msg.ID, Row: NewRow}
	if msg.ID != 0 {
		p, ok := m.Event.Ahead.Player(msg.ID)
		if !ok {
			return m.refuse(&journal.UnknownError{Player: msg.ID})
		}
		d.Old, d.Form = p.PlayerInfo, FormOf(m.Lang(), p.PlayerInfo)
		d.Form.Roster = rosterText(p.Roster)
	} else if m.HasBegun() {
		sec, _ := m.Event.Ahead.Section(m.Event.Section)
		rounds := m.LateRounds()
		if len(rounds) == 0 {
			return m.refuse(&journal.AllRoundsError{Section: sec.ID, Rounds: sec.Rounds})
		}
		d.Late, d.From, d.Missed = true, m.lateFrom(rounds), sec.Missed
		if d.Missed == "" {
			d.Missed = journal.Zero
		}
	}
	m.Dialog, m.Notice = d, nil
	return m, []Cmd{Focus{"p-name"}}
}

// LateRounds are the rounds that a late entry can begin with: the one that is being played, and the next.
func (m Model) LateRounds() []int {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	var rounds []int
	if sec.Round > 0 && sec.Phase != journal.Closed {
		rounds = append(rounds, sec.Round)
	}
	if sec.Round < sec.Rounds {
		rounds = append(rounds, sec.Round+1)
	}
	return rounds
}

// PlayerSet changes a field of the open form.
type PlayerSet struct{ Field, Value string }

// Update implements Msg.
func (msg PlayerSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(PlayerDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "from":
		d.From = within(msg.Value, 1, journal.MaxRounds, d.From)
	case "missed":
		d.Missed = journal.ByeKind(msg.Value)
	default:
		d.Form = d.Form.set(msg.Field, msg.Value)
		d.Faults = slices.DeleteFunc(slices.Clone(d.Faults), func(f string) bool { return f == msg.Field })
	}
	d.Similar = m.similar(d)
	m.Dialog = d
	return m, nil
}

// similar returns who may be the person in the form.
func (m Model) similar(d PlayerDialog) []journal.PlayerID {
	if d.Row != NewRow || len([]rune(d.Form.Name)) < 3 {
		return nil
	}
	info, _ := d.Form.Info(d.Old)
	ids := m.Event.Ahead.Similar(info)
	return slices.DeleteFunc(ids, func(id journal.PlayerID) bool { return id == d.ID })
}

// SavePlayer records the open form. With Next the form is emptied for another player of the same school.
type SavePlayer struct{ Next bool }

// Update implements Msg.
func (msg SavePlayer) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(PlayerDialog)
	if !ok {
		return m, nil
	}
	info, faults := d.Form.Info(d.Old)
	if len(faults) > 0 {
		d.Faults = faults
		m.Dialog = d
		return m, []Cmd{Focus{"p-" + first(faults)}}
	}
	if d.Row != NewRow {
		return m.mendRow(d.Row, info)
	}
	next, cmds, err := m.record(env, m.playerCommand(d, info))
	if err != nil {
		return m.refuse(err)
	}
	saved := len(cmds) > 0
	next, more, err := next.saveRoster(env, d)
	if err != nil {
		return m.refuse(err)
	}
	m, cmds = next, append(cmds, more...)
	m.Notice, m.Dialog = nil, nil
	if d.ID != 0 && len(cmds) == 0 {
		return m, nil // nothing was changed
	}
	if d.Late && m.Waits(m.newest()) {
		m.Dialog = SeatDialog{m.newest()}
		return m, append(cmds, Focus{"sheet"})
	}
	text := i18n.PlayerAdded
	if d.ID != 0 {
		text = i18n.PlayerSaved
	}
	m, after := m.offerUndo(m.Lang().T(text, info.Name))
	if saved && len(more) > 0 {
		m.Undo.Act = UndoTeam{}
	}
	cmds = append(cmds, after)
	if msg.Next {
		d.Form, d.Added, d.Similar = PlayerForm{Club: d.Form.Club, Federation: d.Form.Federation, Sex: d.Form.Sex}, info.Name, nil
		m.Dialog = d
		cmds = append(cmds, Focus{"p-name"})
	}
	return m, cmds
}

// fieldOrder is the order of the fields in the form.
var fieldOrder = []string{"name", "sex", "birth", "club", "class", "rating", "title", "federation", "fideID", "sort"}

// first returns the fault that stands first in the form.
func first(faults []string) string {
	for _, f := range fieldOrder {
		if slices.Contains(faults, f) {
			return f
		}
	}
	return faults[0]
}

func (m Model) playerCommand(d PlayerDialog, info journal.PlayerInfo) journal.Command {
	switch {
	case d.ID != 0:
		return journal.ChangePlayer{ID: d.ID, PlayerInfo: info}
	case d.Late:
		return journal.EnterLate{Section: m.Event.Section, PlayerInfo: info, From: d.From, Missed: d.Missed}
	}
	return journal.AddPlayer{Section: m.Event.Section, PlayerInfo: info}
}

// Alikes groups the players of a section whose names sound the same: each is mapped to another one of his group.
func Alikes(players []journal.Player) map[journal.PlayerID]journal.PlayerID {
	firsts := make(map[string]journal.PlayerID, len(players))
	alike := map[journal.PlayerID]journal.PlayerID{}
	for _, p := range players {
		key := roster.Sound(p.Name)
		if key == "" {
			continue
		}
		other, twice := firsts[key]
		if !twice {
			firsts[key] = p.ID
			continue
		}
		alike[p.ID] = other
		if alike[other] == 0 {
			alike[other] = p.ID
		}
	}
	return alike
}
