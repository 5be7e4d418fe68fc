package sessiontest

import (
	"context"
	"fmt"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// Did records commands that belong to another room.
func (h *Host) Did(list ...journal.Command) {
	h.T.Helper()
	for _, c := range list {
		next, cmds, err := h.Record(h.Env(), c)
		if err != nil {
			h.T.Fatalf("%T: %v", c, err)
		}
		*h.Session = next
		h.Refreshed()
		h.Perform(cmds)
	}
}

// Open makes an event of one section and n players, rated from 2100 down where rated, and opens it on a page. The section is
// the usual one of a school, as changed by change.
func (h *Host) Open(n int, rated bool, change func(*journal.SectionConfig)) {
	h.T.Helper()
	config := regulation.School(h.Lang())
	config.Order.Seed = 7
	if change != nil {
		change(&config)
	}
	env := h.Env()
	info := journal.EventInfo{ID: session.NewID(env.Random), Name: "Cup", Practice: h.Practice, Language: h.Lang().Tag(), Seed: lot.Seed(env.Lot), Start: journal.Date{Year: 2026, Month: 11, Day: 20}, End: journal.Date{Year: 2026, Month: 11, Day: 20}}
	_, records, err := h.FoldNew(env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: config}})
	if err != nil {
		h.T.Fatal(err)
	}
	h.Log = records
	h.Event = &session.Event{ID: info.ID, Loading: true}
	h.Route = session.Route{Page: session.PageRound, Event: info.ID}
	h.Own(session.EventOpened{ID: info.ID, State: h.Replayed(), Writer: true})
	h.Event.Section = h.Event.Ahead.Sections()[0].ID
	if n == 0 {
		return
	}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%7)}
		if rated {
			list[i].Rating = 2100 - 13*i
		}
	}
	h.Did(journal.ImportPlayers{Section: h.Event.Section, Players: list})
}

// OpenTwo makes an event of boys and girls, with n of each.
func (h *Host) OpenTwo(n int) {
	h.T.Helper()
	h.Open(0, false, func(c *journal.SectionConfig) { c.Name, c.Sex = "Boys", swiss.Male })
	girls := h.SectionNow().SectionConfig
	girls.Name, girls.Sex = "Girls", swiss.Female
	h.Did(journal.AddSection{SectionConfig: girls})
	for i, sex := range []swiss.Sex{swiss.Male, swiss.Female} {
		var list []journal.PlayerInfo
		for k := range n {
			list = append(list, journal.PlayerInfo{Name: string(rune('A'+i)) + " " + string(rune('a'+k)), Sex: sex})
		}
		if n > 0 {
			h.Did(journal.ImportPlayers{Section: journal.SectionID(i + 1), Players: list})
		}
	}
}

// SectionNow is the section in hand, as it is now.
func (h *Host) SectionNow() journal.Section { return h.Section().Section }

// Pair fixes what stands before round 1, and makes the draft of the next round by the engine.
func (h *Host) Pair() {
	h.T.Helper()
	id := h.Event.Section
	if sec := h.SectionNow(); sec.Round == 0 {
		if !sec.Ordered || len(h.Event.Ahead.Next(id).Left) > 0 {
			h.Did(journal.FixOrder{Section: id})
		}
		if sec := h.SectionNow(); sec.DrawsLot() {
			h.Did(journal.DrawColor{Section: id, Seed: h.Lot(1)})
		}
	}
	n := h.Event.Ahead.Next(id).Round
	t, err := regulation.ForPairing(h.Event.Ahead, id, n)
	if err != nil {
		h.T.Fatal(err)
	}
	system, err := regulation.System(h.Event.Ahead, id)
	if err != nil {
		h.T.Fatal(err)
	}
	p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
	if err != nil {
		h.T.Fatal(err)
	}
	h.Did(journal.PairRound{Section: id, Pairing: *p, Engine: "test"})
}

// Publish puts the draft on the wall.
func (h *Host) Publish() {
	h.T.Helper()
	h.Did(journal.Publish{Section: h.Event.Section, Time: h.Time.UnixMilli()})
}

// Score gives every board of the round that has no result one.
func (h *Host) Score(s journal.Score) {
	h.T.Helper()
	id, n := h.Event.Section, h.SectionNow().Round
	for _, b := range h.Event.Ahead.MissingBoards(id, n) {
		h.Did(journal.EnterResult{Section: id, Round: n, Board: b, Score: s})
	}
}

// Close ends the round.
func (h *Host) Close() {
	h.T.Helper()
	h.Did(journal.CloseRound{Section: h.Event.Section, Time: h.Time.UnixMilli()})
}

// Closed pairs, publishes and closes a round that White wins at every board.
func (h *Host) Closed() {
	h.T.Helper()
	h.Pair()
	h.Publish()
	h.Score(journal.WhiteWins)
	h.Close()
}

// NoNotice fails where something was refused.
func (h *Host) NoNotice(when string) {
	h.T.Helper()
	if h.Notice != nil && h.Notice.Kind != "ok" {
		h.T.Fatalf("%s: refused: %s %s", when, h.Notice.Title, h.Notice.Text)
	}
}
