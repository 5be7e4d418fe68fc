package pairing

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss/knockout"
)

// stage is a section that another one leads to.
type stage struct {
	code, name string
	players    []journal.PlayerID   // of the section in hand, in the order of their numbers
	carried    [][]journal.PlayerID // those whose games with each other count there too, the best first
	cycles     int                  // how often all meet there; 0: as the system has it
	note       string               // of a lot that decided who comes in; empty: none did
}

// newStage adds a stage of the section in hand, and goes there.
func (m page) newStage(env session.Env, x stage) (page, []session.Cmd) {
	m.Dialog = nil
	code, players := x.code, x.players
	sec := m.Section()
	c := sec.SectionConfig
	c.Name = x.name
	c.TieBreaks, c.Order = slices.Clone(regulation.SystemOf(code).Suggested), journal.Order{}
	c.Rounds = regulation.RoundsFor(len(players), 1)
	regulation.SystemChoice{Code: code, Options: journal.SystemOptions{Cycles: x.cycles}}.Put(&c, len(players))
	list := make([]journal.PlayerInfo, len(players))
	for i, id := range players {
		p, _ := m.Event.Ahead.Player(id)
		list[i] = p.PlayerInfo
	}
	acts := []journal.Command{journal.AddSection{SectionConfig: c}}
	if x.note != "" {
		acts = append(acts, journal.AddNote{Note: journal.Note{Section: m.Event.Section, Text: x.note}})
	}
	next, cmds, err := session.Record(m, env, acts...)
	if err != nil {
		return session.Refuse(m, err)
	}
	sections := next.Event.Ahead.Sections()
	id := sections[len(sections)-1].ID
	next, more, err := session.Record(next, env, journal.ImportPlayers{Section: id, Source: sec.Name, Players: list})
	if err != nil {
		return session.Refuse(m, err)
	}
	cmds = append(cmds, more...)
	order := make([]journal.PlayerID, 0, len(list))
	for _, p := range next.Event.Ahead.Players(id) {
		order = append(order, p.ID)
	}
	slices.Sort(order)
	next, more, err = session.Record(next, env, journal.FixOrder{Section: id, Players: order})
	if err != nil {
		return session.Refuse(m, err)
	}
	cmds = append(cmds, more...)
	if x.carried != nil {
		if next, more, err = carry(next, env, id, order, x); err != nil {
			return session.Refuse(m, err)
		}
		cmds = append(cmds, more...)
	}
	to := next.Route.In(session.PageRound)
	to.Section = next.AddressOf(id)
	return next, append(cmds, session.Navigate{To: to})
}

// carry lets the games of the groups count in a final, whose players are order, and gives it the rounds that are left to play.
func carry(m page, env session.Env, id journal.SectionID, order []journal.PlayerID, x stage) (page, []session.Cmd, error) {
	c := journal.Carried{From: m.Event.Section}
	for _, group := range x.carried {
		var origins []journal.Origin
		for _, then := range group {
			origins = append(origins, journal.Origin{Now: order[slices.Index(x.players, then)], Then: then})
		}
		c.Groups = append(c.Groups, origins)
	}
	next, cmds, err := session.Record(m, env, journal.CarryResults{Section: id, Carried: c})
	if err != nil {
		return m, nil, err
	}
	sec, _ := next.Event.Ahead.In(id)
	sec.Rounds = regulation.RoundsNow(next.Event.Ahead, id)
	next, more, err := session.Record(next, env, journal.ChangeSection{Section: id, SectionConfig: sec.SectionConfig})
	return next, append(cmds, more...), err
}

// consolation lists who lost in round 1 of the knock-out in hand, or in rounds 1 and 2, the best numbers first: they may
// play on in a section of their own. Losers of the semi-finals play for third place. It is empty before, and once that
// section is there.
func (m page) consolation() []journal.PlayerID {
	e := m.Event
	sec, _ := e.Ahead.In(e.Section)
	if !regulation.SystemOf(sec.System).Bracket || sec.Round == 0 || m.IsTaken(m.consolationName(), 0) {
		return nil
	}
	state, err := regulation.Bracket(e.Ahead, e.Section)
	if err != nil {
		return nil
	}
	closed := sec.Round
	if sec.Phase != journal.Closed {
		closed--
	}
	var list []journal.PlayerID
	for n := 1; n <= min(closed, 2, state.Rounds()-2); n++ {
		list = append(list, m.losers(state, n)...)
	}
	if len(list) < 2 {
		return nil
	}
	slices.SortFunc(list, func(a, b journal.PlayerID) int {
		p, _ := e.Ahead.Player(a)
		q, _ := e.Ahead.Player(b)
		return int(p.TPN) - int(q.TPN)
	})
	return list
}

// losers are those of a round who have not left.
func (m page) losers(state *knockout.State, n int) []journal.PlayerID {
	var list []journal.PlayerID
	for _, tpn := range state.Losers(n) {
		if p, ok := m.Section().ByNumber(tpn); ok && !p.IsWithdrawn() {
			list = append(list, p.ID)
		}
	}
	return list
}

func (m page) consolationName() string {
	sec := m.Section()
	return m.Lang().T(textConsolationOf, sec.Name)
}

// makeConsolation opens it, in the system of that code.
type makeConsolation struct{ Code string }

func (msg makeConsolation) update(m page, env session.Env) (page, []session.Cmd) {
	if list := m.consolation(); len(list) > 0 {
		before := len(m.Event.Ahead.Sections())
		next, cmds := m.newStage(env, stage{code: msg.Code, name: m.consolationName(), players: list})
		sections := next.Event.Ahead.Sections()
		if len(sections) == before {
			return next, cmds
		}
		// its winners are the best of those who lost: no medals
		next, more, err := session.Record(next, env, journal.ChoosePrizes{Section: sections[len(sections)-1].ID, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3}}}})
		if err != nil {
			return session.Refuse(m, err)
		}
		return next, append(cmds, more...)
	}
	return m, nil
}
