package players

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// wishDialog picks players: two or more who must not meet, or one who keeps a table.
type wishDialog struct {
	Table  bool
	Of     journal.PlayerID // opened on his page: only the table is asked
	Search string
	Chosen []journal.PlayerID
	Number string // of the table, as typed
	Fault  bool
}

// openWish opens it; with Of for the table of this player.
type openWish struct {
	Table bool
	Of    journal.PlayerID
}

func (msg openWish) update(m page, _ session.Env) (page, []session.Cmd) {
	d, first := wishDialog{Table: msg.Table, Of: msg.Of}, "wish-search"
	if p, ok := m.Event.Ahead.Player(msg.Of); ok {
		d.Chosen, d.Number, first = []journal.PlayerID{p.ID}, session.Number(p.Table), "wish-number"
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: first}}
}

// wishSet changes the open dialog: field "search" or "number".
type wishSet struct{ Field, Value string }

func (msg wishSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(wishDialog)
	if !ok {
		return m, nil
	}
	d.Fault = false
	if msg.Field == "search" {
		d.Search = msg.Value
	} else {
		d.Number = msg.Value
	}
	m.Dialog = d
	return m, nil
}

// wishPick chooses a player in the open dialog, or lets him go.
type wishPick struct{ ID journal.PlayerID }

func (msg wishPick) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(wishDialog)
	if !ok {
		return m, nil
	}
	d.Fault = false
	switch {
	case slices.Contains(d.Chosen, msg.ID):
		d.Chosen = slices.DeleteFunc(slices.Clone(d.Chosen), func(id journal.PlayerID) bool { return id == msg.ID })
	case d.Table:
		d.Chosen = []journal.PlayerID{msg.ID}
	default:
		d.Chosen = append(slices.Clone(d.Chosen), msg.ID)
	}
	d.Search = ""
	m.Dialog = d
	return m, []session.Cmd{session.Focus{ID: "wish-search"}}
}

// candidates are the players that the open dialog offers: the chosen ones, then who is searched for.
func (m page) candidates(d wishDialog, most int) []journal.Player {
	var list []journal.Player
	for _, id := range d.Chosen {
		if p, ok := m.Event.Ahead.Player(id); ok {
			list = append(list, p)
		}
	}
	want := journal.FoldName(journal.Clean(d.Search))
	if want == "" {
		return list
	}
	for _, p := range m.Section().Entered() {
		if len(list) >= most {
			break
		}
		if !slices.Contains(d.Chosen, p.ID) && (strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(journal.FoldName(p.Club), want)) {
			list = append(list, p)
		}
	}
	return list
}

// saveWish records the open dialog.
type saveWish struct{}

func (saveWish) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(wishDialog)
	if !ok {
		return m, nil
	}
	table, good := session.Whole(d.Number, journal.MaxPlayers)
	if d.Table && (len(d.Chosen) != 1 || !good || table == 0) || !d.Table && len(d.Chosen) < 2 {
		d.Fault = true
		m.Dialog = d
		return m, nil
	}
	if d.Table {
		return session.Undoable(m, env, journal.FixTable{Player: d.Chosen[0], Table: table}, m.Lang().T(textWishTableSet, m.Said(d.Chosen[0]), m.Lang().Int(table)))
	}
	sec := m.Section()
	sets := append(slices.Clone(sec.Forbidden), journal.Forbidden{Players: d.Chosen})
	return session.Undoable(m, env, journal.Forbid{Section: sec.ID, Sets: sets}, m.Lang().T(textWishForbidden))
}

// dropForbidden lets a set of forbidden pairs go.
type dropForbidden struct{ Index int }

func (msg dropForbidden) update(m page, env session.Env) (page, []session.Cmd) {
	sec := m.Section()
	if msg.Index < 0 || msg.Index >= len(sec.Forbidden) {
		return m, nil
	}
	sets := slices.Delete(slices.Clone(sec.Forbidden), msg.Index, msg.Index+1)
	return session.Undoable(m, env, journal.Forbid{Section: sec.ID, Sets: sets}, m.Lang().T(textWishDropped))
}

// dropTable gives up the fixed table of a player.
type dropTable struct{ ID journal.PlayerID }

func (msg dropTable) update(m page, env session.Env) (page, []session.Cmd) {
	return session.Undoable(m, env, journal.FixTable{Player: msg.ID}, m.Lang().T(textWishDropped))
}

// setApart keeps players of one school apart in so many first rounds, while that is possible.
type setApart struct{ Rounds int }

func (msg setApart) update(m page, env session.Env) (page, []session.Cmd) {
	sec := m.Section()
	h := sec.Hall
	h.Apart = max(0, min(msg.Rounds, sec.Rounds))
	return session.Act(m, env, journal.SetHall{Section: sec.ID, Hall: h})
}
