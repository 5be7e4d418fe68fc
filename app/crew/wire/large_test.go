package wire

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/replica"
	"wasit/app/event/journal"
	"wasit/swiss"
)

// large is a day of 300 players and 11 rounds, with names, clubs and times as various as people's.
func large(t testing.TB) replica.Copy {
	t.Helper()
	rnd := rand.New(rand.NewPCG(300, 11))
	word := func(parts int) (s string) {
		for range parts {
			s += string("bcdfghjklmnprstw"[rnd.IntN(16)]) + string("aeiou"[rnd.IntN(5)])
		}
		return string(s[0]-32) + s[1:]
	}
	c := replica.Copy{}
	at := int64(1_763_683_200_000)
	do := func(commands ...journal.Command) {
		t.Helper()
		at += int64(rnd.IntN(20_000))
		var err error
		if c, err = recorded(c, journal.Stamp{At: at, Device: "tablet-klub", By: "Ana"}, commands...); err != nil {
			t.Fatal(err)
		}
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e1", Name: "Kejuaraan", Place: "Depok", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 7}})
	do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 11}})
	var players []journal.PlayerInfo
	for range 300 {
		players = append(players, journal.PlayerInfo{Name: word(2+rnd.IntN(2)) + " " + word(2+rnd.IntN(3)), Club: fmt.Sprintf("SDN %02d %s", rnd.IntN(30), word(3)),
			Rating: 1000 + rnd.IntN(1200), FIDEID: fmt.Sprint(7_100_000 + rnd.IntN(900_000)), Birth: journal.Date{Year: 2010 + rnd.IntN(8), Month: 1 + rnd.IntN(12), Day: 1 + rnd.IntN(28)}})
	}
	do(journal.ImportPlayers{Section: 1, Source: "paste", Players: players})
	do(journal.FixOrder{Section: 1})
	do(journal.DrawColor{Section: 1, Seed: 1})
	for n := 1; n <= 11; n++ {
		p := swiss.Pairing{System: "fixture", Round: n}
		for _, black := range rnd.Perm(150) {
			p.Pairs = append(p.Pairs, swiss.Pair{White: swiss.TPN(black + 1), Black: swiss.TPN(151 + (black+n)%150)})
		}
		do(journal.PairRound{Section: 1, Pairing: p, Engine: "test"})
		do(journal.Publish{Section: 1, Time: at})
		for _, board := range rnd.Perm(150) {
			do(journal.EnterResult{Section: 1, Round: n, Board: board + 1, Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[rnd.IntN(3)]})
		}
		do(journal.CloseRound{Section: 1, Time: at})
	}
	return c
}

// shownFor returns how many seconds a message is shown until a camera that misses each third code has it whole.
func shownFor(t testing.TB, data []byte) (seconds float64, got []byte) {
	t.Helper()
	w, err := frames.NewWriter(data)
	if err != nil {
		t.Fatal(err)
	}
	var r frames.Reader
	shown := 0
	for ; got == nil; shown++ {
		if shown%3 == 2 {
			continue
		}
		if _, got, err = r.Read(w.Text(shown)); err != nil {
			t.Fatal(err)
		}
	}
	return float64(shown) / frames.PerSecond, got
}

// TestJournalByPictures: a journal of 300 players and 11 rounds is across within 60 seconds of codes, each third of them lost
// (devices.md §4), and the copy that it makes is the desk's journal.
func TestJournalByPictures(t *testing.T) {
	desk := large(t)
	h := replica.HeadOf(desk, crew.Place{Me: 1})
	key := KeyFor(crew.Key{5}, 3)
	data, err := Encode(crew.Message{Head: h, Body: crew.Facts{Batch: desk.Batch(journal.DutyArbiter, 0, crew.Digest{})}}, key)
	if err != nil {
		t.Fatal(err)
	}
	seconds, got := shownFor(t, data)
	t.Logf("%d records are %d bytes, across in %.0f s", desk.State.Seq(), len(data), seconds)
	if !bytes.Equal(got, data) || seconds > 60 {
		t.Errorf("%.1f s", seconds)
	}
	m, err := open(got, key)
	if err != nil {
		t.Fatal(err)
	}
	copied, err := replica.Copy{}.Add(m.Body.(crew.Facts).Batch)
	if err != nil || copied.Chain.At(h.Seq) != desk.Chain.At(h.Seq) {
		t.Errorf("another journal arrived: %v", err)
	}
}

// BenchmarkByPictures: a journal of 300 players and 11 rounds, and fifty results, as codes of which each third is lost.
func BenchmarkByPictures(b *testing.B) {
	desk := large(b)
	journalData, err := Encode(crew.Message{Head: replica.HeadOf(desk, crew.Place{Me: 1}), Body: crew.Facts{Batch: desk.Batch(journal.DutyArbiter, 0, crew.Digest{})}}, crew.Key{5})
	if err != nil {
		b.Fatal(err)
	}
	results, err := Encode(crew.Message{Head: head, Body: crew.Requests{List: fifty()}}, crew.Key{5})
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		data   []byte
		budget float64
	}{{"journal-300x11", journalData, 60}, {"50-results", results, 5}} {
		b.Run(c.name, func(b *testing.B) {
			seconds := 0.0
			for b.Loop() {
				seconds, _ = shownFor(b, c.data)
			}
			b.ReportMetric(float64(len(c.data)), "bytes")
			b.ReportMetric(seconds, "s")
			b.ReportMetric(c.budget, "budget-s")
		})
	}
}

// recorded is a copy behind what a person does at the desk.
func recorded(c replica.Copy, by journal.Stamp, commands ...journal.Command) (replica.Copy, error) {
	act, _, err := journal.Decide(c.State, by, commands...)
	if err != nil {
		return c, err
	}
	return c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(len(c.Records)), Records: act})
}
