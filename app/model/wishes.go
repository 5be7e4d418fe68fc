package model

import (
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// WishDialog picks players: two or more who must not meet, or one who keeps a table.
type WishDialog struct {
	Table  bool
	Of     journal.PlayerID // opened on his page: only the table is asked
	Search string
	Chosen []journal.PlayerID
	Number string // of the table, as typed
	Fault  bool
}

// OpenWish opens it; with Of for the table of this player.
type OpenWish struct {
	Table bool
	Of    journal.PlayerID
}

// Update implements Msg.
func (msg OpenWish) Update(m Model, _ Env) (Model, []Cmd) {
	d, first := WishDialog{Table: msg.Table, Of: msg.Of}, "wish-search"
	if p, ok := m.Event.Ahead.Player(msg.Of); ok {
		d.Chosen, d.Number, first = []journal.PlayerID{p.ID}, number(p.Table), "wish-number"
	}
	m.Dialog, m.Notice = d, nil
	return m, []Cmd{Focus{first}}
}

// WishSet changes the open dialog: field "search" or "number".
type WishSet struct{ Field, Value string }

// Update implements Msg.
func (msg WishSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(WishDialog)
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

// WishPick chooses a player in the open dialog, or lets him go.
type WishPick struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg WishPick) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(WishDialog)
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
	return m, []Cmd{Focus{"wish-search"}}
}

// Candidates are the players that the open dialog offers: the chosen ones, then who is searched for.
func (m Model) Candidates(d WishDialog, most int) []journal.Player {
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
	for _, p := range m.Event.Ahead.Players(m.Event.Section) {
		if len(list) >= most {
			break
		}
		if !slices.Contains(d.Chosen, p.ID) && (strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(journal.FoldName(p.Club), want)) {
			list = append(list, p)
		}
	}
	return list
}

// SaveWish records the open dialog.
type SaveWish struct{}

// Update implements Msg.
func (SaveWish) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(WishDialog)
	if !ok {
		return m, nil
	}
	table, good := whole(d.Number, journal.MaxPlayers)
	if d.Table && (len(d.Chosen) != 1 || !good || table == 0) || !d.Table && len(d.Chosen) < 2 {
		d.Fault = true
		m.Dialog = d
		return m, nil
	}
	if d.Table {
		return m.undoable(env, journal.FixTable{Player: d.Chosen[0], Table: table}, m.Lang().T(i18n.WishTableSet, m.said(d.Chosen[0]), m.Lang().Int(table)))
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	sets := append(slices.Clone(sec.Forbidden), journal.Forbidden{Players: d.Chosen})
	return m.undoable(env, journal.Forbid{Section: sec.ID, Sets: sets}, m.Lang().T(i18n.WishForbidden))
}

// DropForbidden lets a set of forbidden pairs go.
type DropForbidden struct{ Index int }

// Update implements Msg.
func (msg DropForbidden) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if msg.Index < 0 || msg.Index >= len(sec.Forbidden) {
		return m, nil
	}
	sets := slices.Delete(slices.Clone(sec.Forbidden), msg.Index, msg.Index+1)
	return m.undoable(env, journal.Forbid{Section: sec.ID, Sets: sets}, m.Lang().T(i18n.WishDropped))
}

// DropTable gives up the fixed table of a player.
type DropTable struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg DropTable) Update(m Model, env Env) (Model, []Cmd) {
	return m.undoable(env, journal.FixTable{Player: msg.ID}, m.Lang().T(i18n.WishDropped))
}

// SetApart keeps players of one school apart in so many first rounds, while that is possible.
type SetApart struct{ Rounds int }

// Update implements Msg.
func (msg SetApart) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	h := sec.Hall
	h.Apart = max(0, min(msg.Rounds, sec.Rounds))
	return m.act(env, journal.SetHall{Section: sec.ID, Hall: h})
}

// PairIn drops the draft and pairs the round anew with players who were to stay away in it.
type PairIn struct{ ID journal.PlayerID }

// Update implements Msg.
func (msg PairIn) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	next, cmds, err := m.record(env, journal.DiscardDraft{Section: m.Event.Section})
	if err != nil {
		return m.refuse(err)
	}
	if p, ok := next.Event.Ahead.Player(msg.ID); ok {
		if _, asked := p.ByeIn(n); asked {
			again, more, err := next.record(env, journal.CancelBye{Players: []journal.PlayerID{msg.ID}, Round: n})
			if err != nil {
				return m.refuse(err)
			}
			next, cmds = again, append(cmds, more...)
		}
	}
	next, more := next.pair(n)
	return next, append(cmds, more...)
}

// Departure is a board of a draft that is not the engine's.
type Departure struct {
	Board  int // of the draft, 0 for a board that only the engine made
	Engine bool
	Pair   journal.Pair
}

// Departures compares a draft that the arbiter changed with what the engine made: the boards that only one of them has.
func Departures(r journal.Round) []Departure {
	if r.Made == nil {
		return nil
	}
	now := make([]journal.Pair, len(r.Boards))
	for i, b := range r.Boards {
		now[i] = journal.Pair{b.White, b.Black}
	}
	var list []Departure
	for _, p := range r.Made {
		if !slices.Contains(now, p) {
			list = append(list, Departure{Engine: true, Pair: p})
		}
	}
	for i, p := range now {
		if !slices.Contains(r.Made, p) {
			list = append(list, Departure{Board: i + 1, Pair: p})
		}
	}
	return list
}
