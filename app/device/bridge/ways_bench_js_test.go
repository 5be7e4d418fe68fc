package bridge

import (
	"slices"
	"syscall/js"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/scan"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
)

// slowly makes the processor four times slower until the benchmark ends: that of a phone.
func slowly(b *testing.B) {
	b.Helper()
	slow := func(times int) {
		done := make(chan error, 1)
		follow(func() js.Value { return global.Call("slow", times) }, func(js.Value) { done <- nil }, func(err error) { done <- err })
		if err := <-done; err != nil {
			b.Error(err)
		}
	}
	slow(4)
	b.Cleanup(func() { slow(1) })
}

// report gives the median and the 95th of 100, with what devices.md asks for.
func report(b *testing.B, took []time.Duration, unit string, budget float64) {
	slices.Sort(took)
	at := func(percent int) float64 { return float64(took[len(took)*percent/100].Microseconds()) / 1000 }
	b.ReportMetric(at(50), "p50-ms")
	b.ReportMetric(at(95), "p95-ms")
	b.ReportMetric(budget, "budget-"+unit)
}

// linkedSides are two ends with an open channel.
func linkedSides(b *testing.B) (from, to *side) {
	b.Helper()
	sides := [2]*side{newSide(b), newSide(b)}
	offer := make(chan string, 2)
	keep := func(sdp string, err error) {
		if err != nil {
			b.Error(err)
		}
		offer <- sdp
	}
	sides[0].peer.Offer().Then(keep)
	sides[1].peer.Answer(<-offer).Then(keep)
	sides[0].peer.Accept(<-offer)
	<-sides[0].open
	<-sides[1].open
	b.Cleanup(func() { sides[0].peer.Close(); sides[1].peer.Close() })
	return sides[0], sides[1]
}

// BenchmarkLinkResult is the way of a result from a phone to the desk: written, sealed, across, opened, at 4 ×.
func BenchmarkLinkResult(b *testing.B) {
	phone, desk := linkedSides(b)
	key := wire.KeyFor(crew.Key{5}, 3)
	message := crew.Message{Head: crew.Head{From: 3}, Body: crew.Requests{List: []crew.Request{{Device: 3, N: 1, At: 1_763_700_000_000, By: "Ana",
		Wish: journal.EnterResult{Section: 1, Round: 1, Board: 7, Score: journal.WhiteWins}}}}}
	slowly(b)
	var took []time.Duration
	for b.Loop() {
		began := time.Now()
		data, err := wire.Encode(message, key)
		if err != nil {
			b.Fatal(err)
		}
		sealed, err := wire.Read(say(b, phone, desk, data))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := sealed.Open(key); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(began))
	}
	report(b, took, "p95-ms", 300)
}

// BenchmarkLinkJournal is the way of a journal of 300 players and 11 rounds, which is 35 kB, at 4 ×.
func BenchmarkLinkJournal(b *testing.B) {
	desk, phone := linkedSides(b)
	message := make([]byte, 36_000)
	slowly(b)
	var took []time.Duration
	for b.Loop() {
		began := time.Now()
		if got := say(b, desk, phone, message); len(got) != len(message) {
			b.Fatal(len(got))
		}
		took = append(took, time.Since(began))
	}
	report(b, took, "p95-ms", 3000)
}

// BenchmarkLook is one look at the picture of a camera, at 4 ×. A phone looks and rests in turn, equally long; of codes that stand
// for 125 ms it must read two of three.
func BenchmarkLook(b *testing.B) {
	w, err := frames.NewWriter(make([]byte, 5_000))
	if err != nil {
		b.Fatal(err)
	}
	otherScreen(b, w)
	video := document.Call("createElement", "video")
	video.Set("id", "camera-bench")
	document.Get("body").Call("append", video)
	defer video.Call("remove")
	opened := make(chan *Camera, 1)
	OpenCamera("camera-bench", func() {}).Then(func(c *Camera, err error) {
		if err != nil {
			b.Error(err)
		}
		opened <- c
	})
	c := <-opened
	defer c.Close()
	nextPicture(b, c)
	slowly(b)
	var took []time.Duration
	for b.Loop() {
		nextPicture(b, c)
		began := time.Now()
		pixels, ok := c.Gray(480)
		if !ok {
			b.Fatal("no picture")
		}
		scan.Texts(scan.Picture{Width: 480, Height: 480, Pixels: pixels})
		took = append(took, time.Since(began))
	}
	report(b, took, "p50-ms", 90)
}
