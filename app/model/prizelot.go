package model

import (
	"wasit/app/journal"
	"wasit/swiss/lot"
)

// LotDialog draws lots in front of everybody: the seed is shown first, then the result.
type LotDialog struct {
	For     string
	Players []journal.PlayerID // in the order that is shuffled
	Seed    string
	Bad     bool
	Asked   bool // drawn; the result shows once it is stored
	Before  int  // lots of the section before it
}

// OpenLot prepares a draw among players who share a rank.
type OpenLot struct {
	For     string
	Players []journal.PlayerID
}

// Update implements Msg.
func (msg OpenLot) Update(m Model, _ Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	m.Dialog = LotDialog{For: msg.For, Players: msg.Players, Seed: m.lot(1).String(), Before: len(sec.Lots)}
	return m, []Cmd{Focus{"sheet"}}
}

// LotSeed types another seed.
type LotSeed struct{ Text string }

// Update implements Msg.
func (msg LotSeed) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(LotDialog); ok && !d.Asked {
		d.Seed, d.Bad = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// DrawLot draws and records.
type DrawLot struct{}

// Update implements Msg.
func (DrawLot) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(LotDialog)
	if !ok || d.Asked {
		return m, nil
	}
	seed, err := lot.ParseSeed(d.Seed)
	if err != nil {
		d.Bad = true
		m.Dialog = d
		return m, []Cmd{Focus{"seed"}}
	}
	next, cmds, err := m.record(env, journal.DrawLots{Section: m.Event.Section, For: d.For, Players: d.Players, Seed: seed})
	if err != nil {
		m.Dialog = nil
		return m.refuse(err)
	}
	d.Asked = true
	next.Dialog, next.Notice, next.Undo = d, nil, nil // what was offered before is not the last act any more
	return next, cmds
}

// LotDrawn returns the result of the open draw once it is stored.
func (m Model) LotDrawn(d LotDialog) ([]journal.PlayerID, bool) {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	if !d.Asked || len(sec.Lots) <= d.Before {
		return nil, false
	}
	return sec.Lots[d.Before].Drawn, true
}
