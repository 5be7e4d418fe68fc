package store

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// clock measures single calls: the medians and the worst of many are what counts, not their mean.
type clock struct{ ms []float64 }

func now() float64 { return js.Global().Get("performance").Call("now").Float() }

func (c *clock) time(f func()) {
	from := now()
	f()
	c.ms = append(c.ms, now()-from)
}

// at returns a percentile.
func (c *clock) at(percent int) float64 {
	slices.Sort(c.ms)
	return c.ms[len(c.ms)*percent/100]
}

func (c *clock) report(b *testing.B, yardstick, budget float64) {
	b.ReportMetric(c.at(50), "p50-ms")
	b.ReportMetric(c.at(95), "p95-ms")
	b.ReportMetric(yardstick, "yardstick-p95-ms")
	b.ReportMetric(budget, "budget-p95-ms")
}

// BenchmarkStrictAppend is the time from a decided result until IndexedDB reports it durable, at 4 ×.
func BenchmarkStrictAppend(b *testing.B) {
	h := start(b, fresh(b), "a", 300)
	var boards []journal.Pair
	for i := range 150 {
		boards = append(boards, journal.Pair{journal.PlayerID(i + 1), journal.PlayerID(i + 151)})
	}
	h.do(journal.PairByHand{Section: 1, Boards: boards})
	h.do(journal.Publish{Section: 1, Time: 1})
	ask("slow", 4)
	defer ask("slow", 1)
	var c clock
	for i := 0; b.Loop(); i++ {
		enter := journal.EnterResult{Section: 1, Round: 1, Board: 1 + i%150, Score: []journal.Score{journal.WhiteWins, journal.Drawn}[i/150%2]}
		records, after := h.decided(enter)
		c.time(func() {
			if err := h.store.Append(context.Background(), h.id, records, after); err != nil {
				b.Fatal(err)
			}
		})
		h.State = after
	}
	c.report(b, 4.3, 10)
}

// BenchmarkStrictPut is the yardstick of the same minute: one text of 180 bytes, strict, at 4 ×.
func BenchmarkStrictPut(b *testing.B) {
	s := fresh(b)
	ask("slow", 4)
	defer ask("slow", 1)
	text := strings.Repeat("x", 180)
	var c clock
	for b.Loop() {
		c.time(func() {
			if err := s.engine.Update(context.Background(), true, func(w engine.Writer) error { return w.PutValue("a", text) }); err != nil {
				b.Fatal(err)
			}
		})
	}
	c.report(b, 4.3, 10)
}

// BenchmarkOpen300x11 opens 300 players in four sections after 11 rounds, from a snapshot and the 200 acts behind it.
func BenchmarkOpen300x11(b *testing.B) {
	ctx := context.Background()
	s := fresh(b)
	h := large(b)
	const tail = 200
	first, err := journal.Replay(h.records[:len(h.records)-tail])
	if err != nil {
		b.Fatal(err)
	}
	_, err = s.Restore(ctx, file.Backup{Events: []file.EventBackup{{ID: "big", Records: h.records[:len(h.records)-tail], State: first}}}, nil)
	if err != nil {
		b.Fatal(err)
	}
	if _, err := s.State(ctx, "big"); err != nil { // leaves a snapshot
		b.Fatal(err)
	}
	s.jobs.Wait()
	for i, r := range h.records[len(h.records)-tail:] {
		next, err := journal.Apply(first, r)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Append(ctx, "big", h.records[len(h.records)-tail+i:][:1], next); err != nil {
			b.Fatal(err)
		}
		first = next
	}
	s.jobs.Wait()
	ask("slow", 4)
	defer ask("slow", 1)
	var c clock
	for b.Loop() {
		c.time(func() {
			if state, err := s.State(ctx, "big"); err != nil || state.Seq() != len(h.records) {
				b.Fatal(err)
			}
		})
	}
	c.report(b, 1983, 300)
	b.ReportMetric(float64(len(h.records)), "records")
}

// large plays 300 players in four sections through 11 rounds, without a store.
func large(t testing.TB) *hall {
	h := &hall{t: t, id: "big"}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "big", Name: "Kejuaraan"}})
	for sec := journal.SectionID(1); sec <= 4; sec++ {
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: fmt.Sprint("S", sec), System: "dutch", Rounds: 11}})
		list := make([]journal.PlayerInfo, 75)
		for i := range list {
			list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Pemain %d-%03d", sec, i), Club: fmt.Sprint("SDN ", i%20), Rating: 2000 - i}
		}
		h.do(journal.ImportPlayers{Section: sec, Players: list})
		h.do(journal.FixOrder{Section: sec})
		h.do(journal.DrawColor{Section: sec, Seed: 5})
	}
	for n := 1; n <= 11; n++ {
		for sec := journal.SectionID(1); sec <= 4; sec++ {
			players := h.Players(sec)
			boards := make([]journal.Pair, 37)
			for i := range boards {
				boards[i] = journal.Pair{players[i].ID, players[37+(i+n)%37].ID}
			}
			h.do(journal.PairByHand{Section: sec, Boards: boards, PAB: players[74].ID})
			h.do(journal.Publish{Section: sec, Time: 1})
			for i := range boards {
				h.do(journal.EnterResult{Section: sec, Round: n, Board: i + 1, Score: journal.WhiteWins})
			}
			h.do(journal.CloseRound{Section: sec, Time: 2})
		}
	}
	return h
}
