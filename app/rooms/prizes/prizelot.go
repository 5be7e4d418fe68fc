package prizes

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss/lot"
)

// lotDialog draws lots in front of everybody: the seed is shown first, then the result.
type lotDialog struct {
	For     string
	Players []journal.PlayerID // in the order that is shuffled
	Seed    string
	Bad     bool
	Asked   bool // drawn; the result shows once it is stored
	Before  int  // lots of the section before it
}

// openLot prepares a draw among players who share a rank.
type openLot struct {
	For     string
	Players []journal.PlayerID
}

func (msg openLot) update(m page, _ session.Env) (page, []session.Cmd) {
	sec := m.Section()
	m.Dialog = lotDialog{For: msg.For, Players: msg.Players, Seed: m.Lot(1).String(), Before: len(sec.Lots)}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// lotSeed types another seed.
type lotSeed struct{ Text string }

func (msg lotSeed) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(lotDialog); ok && !d.Asked {
		d.Seed, d.Bad = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// drawLot draws and records.
type drawLot struct{}

func (drawLot) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(lotDialog)
	if !ok || d.Asked {
		return m, nil
	}
	seed, err := lot.ParseSeed(d.Seed)
	if err != nil {
		d.Bad = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "seed"}}
	}
	next, cmds, err := session.Record(m, env, journal.DrawLots{Section: m.Event.Section, For: d.For, Players: d.Players, Seed: seed})
	if err != nil {
		m.Dialog = nil
		return session.Refuse(m, err)
	}
	d.Asked = true
	next.Dialog, next.Notice, next.Undo = d, nil, nil // what was offered before is not the last act any more
	return next, cmds
}

// lotDrawn returns the result of the open draw once it is stored.
func (m page) lotDrawn(d lotDialog) ([]journal.PlayerID, bool) {
	sec := m.KeptSection()
	if !d.Asked || len(sec.Lots) <= d.Before {
		return nil, false
	}
	return sec.Lots[d.Before].Drawn, true
}
