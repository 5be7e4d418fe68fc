package pairing

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// drawDialog is what stands before round 1 of a section.
func (m page) drawDialog(sec journal.Section) drawDialog {
	d := drawDialog{Coins: sec.IsBracket(), Players: sec.Players, Rounds: regulation.RoundsNow(m.Event.Ahead, sec.ID)}
	if sec.DrawsLot() {
		d.ColorSeed = m.Lot(1)
	}
	for _, p := range m.Event.Ahead.Players(sec.ID) {
		if m.Event.Ahead.InDoubt(p) {
			d.Doubtful = append(d.Doubtful, p.ID)
		}
	}
	if _, late, ok := regulation.Varma(m.Event.Ahead, sec.ID); ok {
		d.Varma, d.Late = true, len(late)
	}
	return d
}

// beforeRound1 lists the acts of the draw: the number of rounds that the field takes, the pairing numbers, the lot.
func (m page) beforeRound1(d drawDialog, color swiss.Color) []journal.Command {
	id := m.Event.Section
	var list []journal.Command
	sec, _ := m.Event.Ahead.In(id)
	if d.Rounds > 0 && d.Rounds != sec.Rounds {
		c := sec.SectionConfig
		c.Rounds = d.Rounds
		list = append(list, journal.ChangeSection{Section: id, SectionConfig: c})
	}
	if !sec.Ordered || len(m.Event.Ahead.Next(id).Left) > 0 {
		if order, _, ok := regulation.Varma(m.Event.Ahead, id); ok {
			list = append(list, journal.DrawOrder{Section: id, Players: order})
		} else {
			list = append(list, journal.FixOrder{Section: id})
		}
	}
	if sec.DrawsLot() {
		list = append(list, journal.DrawColor{Section: id, Seed: d.ColorSeed, Color: color})
	}
	return list
}
