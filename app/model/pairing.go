package model

import (
	"errors"
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// DrawDialog stands before the first pairing: the order by its rule and seed, and the draw of the initial colour.
type DrawDialog struct {
	OrderSeed lot.Seed // 0 where no lot orders the players
	ColorSeed lot.Seed // 0 where the colours are those of a table
	Varma     bool     // the numbers are drawn from the envelopes of C.05 Annex 2
	Late      int      // pairs of one school that meet in the last three rounds all the same
	Coins     bool     // it is the seed of all coins of a knock-out
	Players   int
	Rounds    int // that the table or bracket takes; 0 where the organiser chose
}

// PairNext makes the draft of the next round. Before round 1 it asks for the draw first.
type PairNext struct{}

// Update implements Msg.
func (PairNext) Update(m Model, env Env) (Model, []Cmd) {
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	next := m.Event.Ahead.Next(m.Event.Section)
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	switch next.Step {
	case journal.StepOrder, journal.StepColor:
		d := m.drawDialog(sec)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			d.OrderSeed = sec.Order.Seed
		}
		m.Dialog = d
		return m, []Cmd{Focus{"sheet"}}
	case journal.StepPair:
		return m.pair(next.Round)
	case journal.StepPlayers:
		return m.refuse(&swiss.RequestError{Round: next.Round, Need: swiss.NeedPlayers})
	}
	return m, nil
}

// lot returns the seed of the next lot of the event (formats: lot k starts at output k of the event's generator); offset
// is 1 for the next, 2 for the one after it.
func (m Model) lot(offset int) lot.Seed {
	drawn := 0
	for _, sec := range m.Event.Ahead.Sections() {
		drawn += len(sec.Lots)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			drawn++
		}
		if sec.ColorSeed != 0 {
			drawn++
		}
	}
	return lot.Lot(m.Event.Ahead.Event().Seed, drawn+offset)
}

// Draw fixes the order, draws the colour (or takes Color, a coin thrown in the hall) and pairs round 1.
type Draw struct{ Color swiss.Color }

// Update implements Msg.
func (msg Draw) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(DrawDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	var cmds []Cmd
	for _, c := range m.beforeRound1(d, msg.Color) {
		next, more, err := m.record(env, c)
		if err != nil {
			return m.refuse(err)
		}
		m, cmds = next, append(cmds, more...)
	}
	m, more := m.pair(1)
	return m, append(cmds, more...)
}

// pair has the engine pair round n, schools kept apart where the section wishes it. No more players of one school can be
// kept apart than there are boards, and the bye.
func (m Model) pair(n int) (Model, []Cmd) {
	s, id := m.Event.Ahead, m.Event.Section
	groups := s.ApartGroups(id, n)
	if len(groups) == 0 {
		return m.pairApart(n, journal.Apart{})
	}
	play := 0
	for _, p := range s.Players(id) {
		if _, away := p.Absence(n); !away {
			play++
		}
	}
	return m.pairApart(n, apart(groups, max(0, len(groups[0])-(play+1)/2)))
}

// apart says how many schools are kept apart after free players were let go.
func apart(groups [][]journal.PlayerID, free int) journal.Apart {
	a := journal.Apart{Free: free}
	for i, g := range journal.Released(groups, free) {
		if len(g) < len(groups[i]) {
			a.Met++
		} else {
			a.Kept++
		}
	}
	return a
}

// pairApart has the engine pair round n with schools kept apart as far as said.
func (m Model) pairApart(n int, apart journal.Apart) (Model, []Cmd) {
	id := m.Event.Section
	t, system, err := forPairing(m.Event.Ahead, id, n, apart)
	if err != nil {
		return m.refuse(err)
	}
	m.Entry = Entry{Running: true}
	m.Notice = nil
	return m, []Cmd{PairRound{ID: m.Event.ID, Section: id, Round: n, System: system, Tournament: t, Apart: apart}}
}

// forPairing is what the engine is given for a round: the tournament before it, and the system.
func forPairing(s journal.State, id journal.SectionID, n int, apart journal.Apart) (*swiss.Tournament, swiss.System, error) {
	if apart != (journal.Apart{}) {
		groups := s.SchoolsOf(id, n)
		if apart.Free == 0 {
			groups = groups[min(apart.Met, len(groups)):]
		}
		s = s.KeptApart(id, n, journal.Released(groups, apart.Free))
	}
	t, err := regulation.ForPairing(s, id, n)
	if err != nil {
		return nil, nil, err
	}
	system, err := regulation.System(s, id)
	return t, system, err
}

// PairingProgress says how far the engine is.
type PairingProgress struct{ Done, Total int }

// Update implements Msg.
func (msg PairingProgress) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Done, m.Entry.Total = msg.Done, msg.Total
	return m, nil
}

// RoundComputed brings the engine's pairing.
type RoundComputed struct {
	ID      string
	Section journal.SectionID
	Pairing swiss.Pairing
	Engine  string
	Apart   journal.Apart
}

// Update implements Msg.
func (msg RoundComputed) Update(m Model, env Env) (Model, []Cmd) {
	m.Entry.Running = false
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	next, cmds := m.act(env, journal.PairRound{Section: msg.Section, Pairing: msg.Pairing, Engine: msg.Engine, Apart: msg.Apart})
	if next.Notice == nil && next.Route.Page != PageRound {
		cmds = append(cmds, Navigate{To: next.Route.In(PageRound)})
	}
	return next, cmds
}

// PairingFailed says why there is no pairing.
type PairingFailed struct {
	ID    string
	Err   error
	Asked PairRound
}

// Update implements Msg. Where schools were to be kept apart and that cannot be, some players of the largest of them are
// let go and the engine asked again: it is a wish.
func (msg PairingFailed) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Running = false
	var none *swiss.NoPairingError
	if a := msg.Asked.Apart; a != (journal.Apart{}) && errors.As(msg.Err, &none) && m.Event != nil && m.Event.ID == msg.ID && m.Event.Section == msg.Asked.Section {
		return m.pairApart(msg.Asked.Round, m.looser(msg.Asked.Round, a))
	}
	refused, cmds := m.refuse(msg.Err)
	if m.Event == nil || refused.Notice == nil || !errors.As(msg.Err, &none) {
		return refused, cmds
	}
	refused.Entry.NoPairing = msg.Asked.Round
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); len(sec.Forbidden) > 0 {
		why := *refused.Notice
		why.Text += " " + m.Lang().T(i18n.PairNoForbid)
		refused.Notice = &why
	}
	return refused, cmds
}

// looser lets more players go than a did: an eighth of those who are kept apart, in a small field one; in the end all.
func (m Model) looser(n int, a journal.Apart) journal.Apart {
	groups := m.Event.Ahead.ApartGroups(m.Event.Section, n)
	bound := 0
	for _, g := range journal.Released(groups, a.Free) {
		if len(g) > 1 {
			bound += len(g)
		}
	}
	if bound == 0 {
		return journal.Apart{}
	}
	return apart(groups, a.Free+max(1, bound/8))
}

// PairAgain drops the draft and pairs the round anew.
type PairAgain struct{}

// Update implements Msg.
func (PairAgain) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	next, cmds, err := m.record(env, journal.DiscardDraft{Section: m.Event.Section})
	if err != nil {
		return m.refuse(err)
	}
	next, more := next.pair(n)
	return next, append(cmds, more...)
}

// DiscardDraft drops the draft.
type DiscardDraft struct{}

// Update implements Msg.
func (DiscardDraft) Update(m Model, env Env) (Model, []Cmd) {
	return m.act(env, journal.DiscardDraft{Section: m.Event.Section})
}

// ToggleSwap lets two touched players of a draft exchange their places.
type ToggleSwap struct{}

// Update implements Msg.
func (ToggleSwap) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Swap, m.Entry.First = !m.Entry.Swap, 0
	return m, nil
}

// SwapTouch touches a player in that mode.
type SwapTouch struct{ Player journal.PlayerID }

// Update implements Msg.
func (msg SwapTouch) Update(m Model, env Env) (Model, []Cmd) {
	switch m.Entry.First {
	case 0:
		m.Entry.First = msg.Player
		return m, nil
	case msg.Player:
		m.Entry.First = 0
		return m, nil
	}
	return m.swap(env, m.Entry.First, msg.Player)
}

// SwapDrop carries a player to the place of another: as touching the two.
type SwapDrop struct{ A, B journal.PlayerID }

// Update implements Msg.
func (msg SwapDrop) Update(m Model, env Env) (Model, []Cmd) { return m.swap(env, msg.A, msg.B) }

// swap lets two players of the draft exchange their places.
func (m Model) swap(env Env, a, b journal.PlayerID) (Model, []Cmd) {
	m.Entry.First = 0
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsTable() {
		return m.exchange(env, a, b)
	}
	next, cmds, err := m.record(env, journal.SwapPlayers{Section: m.Event.Section, A: a, B: b})
	if err != nil {
		return m.refuse(err)
	}
	next.Notice = nil
	next, timer := next.offerUndo(next.Lang().T(i18n.SwapDone))
	return next, append(cmds, timer)
}

// PairingStopped says that the person stopped the engine.
type PairingStopped struct{}

// Update implements Msg.
func (PairingStopped) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Running = false
	m.Notice = &Notice{Kind: "info", Title: m.Lang().T(i18n.PairStopped)}
	return m, nil
}
