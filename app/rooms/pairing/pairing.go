package pairing

import (
	"errors"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// drawDialog stands before the first pairing: the order by its rule and seed, and the draw of the initial colour.
type drawDialog struct {
	OrderSeed lot.Seed // 0 where no lot orders the players
	ColorSeed lot.Seed // 0 where the colours are those of a table
	Varma     bool     // the numbers are drawn from the envelopes of C.05 Annex 2
	Late      int      // pairs of one school that meet in the last three rounds all the same
	Coins     bool     // it is the seed of all coins of a knock-out
	Players   int
	Rounds    int                // that the table or bracket takes; 0 where the organiser chose
	Doubtful  []journal.PlayerID // of whom it is in doubt that they belong into the section
}

// PairNext makes the draft of the next round. Before round 1 it asks for the draw first.
type PairNext struct{}

func (PairNext) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	next := m.Section().Next()
	sec := m.Section()
	switch next.Step {
	case journal.StepOrder, journal.StepColor:
		d := m.drawDialog(sec.Section)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			d.OrderSeed = sec.Order.Seed
		}
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "sheet"}}
	case journal.StepPair:
		return m.pairFresh(env, next.Round)
	case journal.StepPlayers:
		return session.Refuse(m, &swiss.RequestError{Round: next.Round, Need: swiss.NeedPlayers})
	}
	return m, nil
}

// draw fixes the order, draws the colour (or takes Color, a coin thrown in the hall) and pairs round 1.
type draw struct{ Color swiss.Color }

func (msg draw) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(drawDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	var cmds []session.Cmd
	for _, c := range m.beforeRound1(d, msg.Color) {
		next, more, err := session.Record(m, env, c)
		if err != nil {
			return session.Refuse(m, err)
		}
		m, cmds = next, append(cmds, more...)
	}
	m, more := m.pair(1)
	return m, append(cmds, more...)
}

// pairFresh is [page.pair] with the numbers that the ratings of now give: they follow them until round 1 is published
// (C.04.2 2.2).
func (m page) pairFresh(env session.Env, n int) (page, []session.Cmd) {
	if n != 1 || !m.Event.Ahead.OrderIsStale(m.Event.Section) {
		return m.pair(n)
	}
	next, cmds, err := session.Record(m, env, journal.FixOrder{Section: m.Event.Section})
	if err != nil {
		return session.Refuse(m, err)
	}
	next, more := next.pair(n)
	return next, append(cmds, more...)
}

// pair has the engine pair round n, schools kept apart where the section wishes it. No more players of one school can be
// kept apart than there are boards, and the bye.
func (m page) pair(n int) (page, []session.Cmd) {
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
func (m page) pairApart(n int, apart journal.Apart) (page, []session.Cmd) {
	id := m.Event.Section
	t, system, err := ForPairing(m.Event.Ahead, id, n, apart)
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Model = Model{Running: true}
	m.Notice = nil
	return m, []session.Cmd{session.Tell{Msg: session.PairingBegun{}}, session.PairRound{ID: m.Event.ID, Section: id, Round: n, System: system, Tournament: t, Apart: apart}}
}

// ForPairing is what the engine is given for a round: the tournament before it, and the system.
func ForPairing(s journal.State, id journal.SectionID, n int, apart journal.Apart) (*swiss.Tournament, swiss.System, error) {
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

func (msg pairingProgress) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Done, m.Total = msg.Done, msg.Total
	return m, nil
}

func (msg roundComputed) update(m page, env session.Env) (page, []session.Cmd) {
	m.Running = false
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	next, cmds := session.Act(m, env, journal.PairRound{Section: msg.Section, Pairing: msg.Pairing, Engine: msg.Engine, Apart: msg.Apart})
	if next.Notice != nil {
		return next, cmds
	}
	next = next.keepWhy(msg.Section, msg.Pairing.Why)
	if next.Route.Page != session.PageRound {
		cmds = append(cmds, session.Navigate{To: next.Route.In(session.PageRound)})
	}
	return next, cmds
}

// update says why there is no pairing. Where schools were to be kept apart and that cannot be, some players of the largest of them are
// let go and the engine asked again: it is a wish.
func (msg pairingFailed) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Running = false
	var none *swiss.NoPairingError
	if a := msg.Asked.Apart; a != (journal.Apart{}) && errors.As(msg.Err, &none) && m.Event != nil && m.Event.ID == msg.ID && m.Event.Section == msg.Asked.Section {
		return m.pairApart(msg.Asked.Round, m.looser(msg.Asked.Round, a))
	}
	refused, cmds := session.Refuse(m, msg.Err)
	if m.Event == nil || refused.Notice == nil || !errors.As(msg.Err, &none) {
		return refused, cmds
	}
	refused.NoPairing = msg.Asked.Round
	if len(m.Section().Forbidden) > 0 {
		why := *refused.Notice
		why.Text += " " + m.Lang().T(textPairNoForbid)
		refused.Notice = &why
	}
	return refused, cmds
}

// looser lets more players go than a did: an eighth of those who are kept apart, in a small field one; in the end all.
func (m page) looser(n int, a journal.Apart) journal.Apart {
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

// PairAgain drops the draft and pairs the round again. What was made by hand is lost with it: that is said first.
type PairAgain struct{ Sure bool }

func (msg PairAgain) update(m page, env session.Env) (page, []session.Cmd) {
	if !msg.Sure {
		if asked, cmds, lost := m.losing(PairAgain{Sure: true}, change{}); lost {
			return asked, cmds
		}
	}
	n, _ := m.Shown()
	m.Dialog = nil
	next, cmds, err := session.Record(m, env, journal.DiscardDraft{Section: m.Event.Section})
	if err != nil {
		return session.Refuse(m, err)
	}
	next, more := next.pairFresh(env, n)
	return next, append(cmds, more...)
}

// DiscardDraft drops the draft, as [PairAgain].
type DiscardDraft struct{ Sure bool }

func (msg DiscardDraft) update(m page, env session.Env) (page, []session.Cmd) {
	if !msg.Sure {
		if asked, cmds, lost := m.losing(DiscardDraft{Sure: true}, change{}); lost {
			return asked, cmds
		}
	}
	m.Dialog = nil
	return session.Act(m, env, journal.DiscardDraft{Section: m.Event.Section})
}

// ToggleSwap lets two touched players of a draft exchange their places.
type ToggleSwap struct{}

func (ToggleSwap) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Swap, m.First = !m.Swap, 0
	return m, nil
}

// SwapTouch touches a player in that mode.
type SwapTouch struct{ Player journal.PlayerID }

func (msg SwapTouch) update(m page, env session.Env) (page, []session.Cmd) {
	switch m.First {
	case 0:
		m.First = msg.Player
		return m, nil
	case msg.Player:
		m.First = 0
		return m, nil
	}
	return m.swap(env, m.First, msg.Player)
}

// Carry is the number of the player in the name of the key.
func (msg SwapTouch) Carry() int { return int(msg.Player) }

// DropOn exchanges the player with the one whose key has the act; nil where that is no other player.
func (msg SwapTouch) DropOn(act session.Msg) session.Msg {
	if to, ok := act.(SwapTouch); ok && to != msg {
		return swapDrop{A: msg.Player, B: to.Player}
	}
	return nil
}

// swapDrop carries a player to the place of another, with the same effect as touching both.
type swapDrop struct{ A, B journal.PlayerID }

func (msg swapDrop) update(m page, env session.Env) (page, []session.Cmd) {
	return m.swap(env, msg.A, msg.B)
}

// swap lets two players of the draft exchange their places.
func (m page) swap(env session.Env, a, b journal.PlayerID) (page, []session.Cmd) {
	m.First = 0
	if m.Section().IsTable() {
		return m.exchange(env, a, b)
	}
	next, cmds, err := session.Record(m, env, journal.SwapPlayers{Section: m.Event.Section, A: a, B: b})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice = nil
	next, timer := session.OfferUndo(next, next.Lang().T(textSwapDone))
	return next, append(cmds, timer)
}

func (pairingStopped) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Running = false
	m.Notice = &session.Notice{Kind: "info", Title: m.Lang().T(textPairStopped)}
	return m, nil
}
