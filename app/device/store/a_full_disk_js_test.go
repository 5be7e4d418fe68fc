package store

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
)

// TestFullDisk stands in the first file, for it must come before any other write: Chromium asks for the room left only when
// what it was told before is used up.
func TestFullDisk(t *testing.T) {
	ctx := context.Background()
	ask("limit", 1<<20)
	defer ask("limit", 0)
	s := fresh(t)
	h := start(t, s, "a", 8)
	var err error
	g := lot.New(1)
	for i := range 30 {
		if err = h.try(journal.AddNote{Note: journal.Note{Text: strings.Repeat("x", journal.MaxText)}}); err != nil {
			break
		}
		filler := func(w engine.Writer) error { return w.PutValue(fmt.Sprint("filler", i), noise(g, 200_000)) }
		if err = s.engine.Update(ctx, true, filler); err != nil {
			break
		}
	}
	if !isA[*FullError](err) {
		t.Fatalf("got %v", err)
	}
	h.reads() // all that was acknowledged
	for _, size := range []int{100_000, 20_000, 4_000, 1_000} {
		for i := range 100 { // to the last drop
			if err = s.engine.Update(ctx, true, func(w engine.Writer) error { return w.PutValue(fmt.Sprint("drop", size, i), noise(g, size)) }); err != nil {
				break
			}
		}
	}
	for range 200 { // and then an act itself
		if err = h.try(journal.AddNote{Note: journal.Note{Text: strings.Repeat("x", journal.MaxText)}}); err != nil {
			break
		}
	}
	if !isA[*FullError](err) {
		t.Fatalf("an act on a full disk: %v", err)
	}
	h.reads()
	ask("limit", 0)
	h.do(journalNote)
	h.reads()
}

// noise is text that does not get smaller when it is packed.
func noise(g *lot.Generator, n int) string {
	text := make([]byte, n)
	for i := range text {
		text[i] = byte('0' + g.Draw(64))
	}
	return string(text)
}
