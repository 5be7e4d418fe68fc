package trf

import (
	"bytes"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"wasit/rules/charset"
	"wasit/swiss"
)

// FuzzRead: no input panics; what reads as an event is written and read back as the same event, in both dialects.
func FuzzRead(f *testing.F) {
	for _, path := range []string{"trf/example.trf", "trf/example-baku.trf", "golden/tiebreaks/score002.trf", "golden/tiebreaks/stress005.trf"} {
		data, err := os.ReadFile("../../testdata/" + path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, byte(0))
	}
	f.Add([]byte(lines(3, "XXS W=3 D=1", "XXP 1 2", "XXZ 3", "XXA    1  1.0  0.5", "299 W         0.5  000    1", "310   1 Team"+strings.Repeat(" ", 61)+"   1")), byte(2))
	f.Add([]byte(lines(4, "192 FIDE_TEAM", "310   1 A"+strings.Repeat(" ", 64)+"   1    2", "310   2 B"+strings.Repeat(" ", 64)+"   3    4",
		"300 001 001 002 0002 0000", "320  1.0  1.0 001 002", "330 +- 001   1   2", "240 H 002    1", "250  1.0      001 002 0001 0002")), byte(0))
	f.Fuzz(func(t *testing.T, data []byte, encoding byte) {
		doc, tour, _, err := ReadTournament(data, Options{Encoding: Encoding(encoding % 4)})
		if err != nil {
			return
		}
		if draft, err := doc.MatchDraft(); err == nil {
			_, _ = swiss.NewMatches(draft) // a file may contradict itself; it may not panic
		}
		for _, format := range []Format{TRF26, TRF16} {
			text, _ := doc.Encode(WriteOptions{Format: format})
			again, tour2, _, err := ReadTournament(text, Options{Encoding: charset.UTF8})
			if err != nil {
				t.Fatalf("%v\n%q", err, text)
			}
			if !reflect.DeepEqual(doc.Players, again.Players) {
				t.Fatalf("players\n%+v\n%+v\n%q", doc.Players, again.Players, text)
			}
			if a, b := normal(tour.Draft()), normal(tour2.Draft()); !reflect.DeepEqual(a, b) {
				t.Fatalf("event\n%+v\n%+v\n%q", a, b, text)
			}
		}
	})
}

// hostile makes files of about size bytes that try to cost more than they weigh.
func hostile(size int) map[string][]byte {
	fill := func(head, line string) []byte {
		return append([]byte(head), bytes.Repeat([]byte(line), max(1, size/len(line)))...)
	}
	players := ""
	for i := range swiss.MaxPlayers {
		players += fmt.Sprintf("001 %4d\n", i+1)
	}
	ids := strings.Repeat(" 0001", 2000)
	wide := strings.Repeat("ž", 3000)
	return map[string][]byte{
		"unknown lines":        fill(players, "777 something else\n"),
		"one line":             fill(players, "x"),
		"line ends":            fill(players, "\r\n\r"),
		"federations":          fill(players, "INA    1 m    Name\n"),
		"wide lines":           fill(players, "012 "+wide+"\n"),
		"wide unknown lines":   fill(players, wide+"\n"),
		"rounds":               fill("", "001    1"+strings.Repeat(" ", 83)+strings.Repeat("0000 - Z  ", 3000)+"\n"),
		"lists of 240":         fill(players, "240 H 200"+ids+"\n"),
		"lists of 260":         fill(players, "260 001 200"+ids+"\n"),
		"XXP":                  fill(players, "XXP "+strings.Repeat("1 ", 5000)+"\n"),
		"250 over all":         fill(players, "250       1.0 001 200 0001 9999\n"),
		"250 over nothing":     fill(players, "250       0.0 001 200 9998 9999\n"),
		"299 over all":         fill(players, "299 Z         0.5  000"+ids+"\n"),
		"XXA":                  fill(players, "XXA    1"+strings.Repeat("  1.0", 200)+"\n"),
		"teams":                fill(players, "310   1 A\n"),
		"old teams":            fill(players, "013 A\n"),
		"line-ups":             fill(players, "300   1   1   1 0001\n"),
		"deputies":             fill(players, "112 A\n"),
		"mistakes":             fill(players, "001 x\n"),
		"Windows-1252":         fill(players, "012 \xfc\xfc\xfc\xfc\xfc\xfc\n"),
		"second records":       fill(players, "012 A\n"),
		"problems of a player": fill(players, "001    1   "+strings.Repeat("9", 80)+"\n"),
	}
}

// A file of 10 MB never needs more than 64 MB beside itself: what is allocated in all, garbage included, stays below.
func TestMemoryIsBounded(t *testing.T) {
	size := 1 << 20
	if os.Getenv("WASIT_LONG") != "" {
		size = 10 << 20
	}
	for name, data := range hostile(size) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		doc, _, _, err := ReadTournament(data, Options{})
		runtime.ReadMemStats(&after)
		if err == nil && len(doc.Players) == 0 {
			t.Errorf("%s: no players and no error", name)
		}
		if used, limit := after.TotalAlloc-before.TotalAlloc, uint64(64<<20); used > limit {
			t.Errorf("%s: %d MB for a file of %d MB, limit %d MB", name, used>>20, len(data)>>20, limit>>20)
		}
	}
}
