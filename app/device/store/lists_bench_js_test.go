package store

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"testing"
	"time"

	"wasit/app/event/ratinglist"
	"wasit/swiss/lot"
)

// download writes a list as FIDE does, line by line: it never stands in memory.
type download struct {
	lines, at int
	g         *lot.Generator
	left      []byte
}

const downloadHead = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n"

func (d *download) Read(p []byte) (int, error) {
	if len(d.left) == 0 {
		switch {
		case d.at == 0:
			d.left, d.g = []byte(downloadHead), lot.New(7)
		case d.at > d.lines:
			return 0, io.EOF
		default:
			d.left = d.line()
		}
		d.at++
	}
	n := copy(p, d.left)
	d.left = d.left[n:]
	return n, nil
}

// line is a player of 17,576 surnames and as many given names.
func (d *download) line() []byte {
	word := func(first byte) string {
		return string([]byte{first + byte(d.g.Draw(26)), 'a' + byte(d.g.Draw(26)), 'a' + byte(d.g.Draw(26))})
	}
	name := word('A') + "ovic, " + word('A') + "an " + word('A')
	return fmt.Appendf(nil, "%-15d%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4s\n",
		100_000+7*d.at, name, []string{"CRO", "INA", "CHN", "IND"}[d.g.Draw(4)], "M", "", "", "", "", 1400+d.g.Draw(1400), 3, 20, 1400+d.g.Draw(1400), 3, 20, 1400+d.g.Draw(1400), 3, 20, 1950+d.g.Draw(65), "")
}

// listPlayers is how many players FIDE rates, and listSearch what a search may take on a slow phone.
const (
	listPlayers = 500_000
	listSearch  = 100 // milliseconds, at 4 ×
)

// BenchmarkLists searches a list of FIDE's size with the processor slowed four times. Beside it stand the import, not slowed: its
// time, the longest time in which the page could not answer a touch, and the memory of the whole program.
func BenchmarkLists(b *testing.B) {
	l, report := importList(b, freshLists(b).Blocks(context.Background()))
	ask("slow", 4)
	defer ask("slow", 1)
	var byID, byName, byWords clock
	g := lot.New(3)
	for b.Loop() {
		byID.time(func() {
			if _, ok, err := l.ByID(fmt.Sprint(100_007 + 7*g.Draw(listPlayers))); !ok || err != nil {
				b.Fatal(ok, err)
			}
		})
		text := string([]byte{'a' + byte(g.Draw(26)), 'a' + byte(g.Draw(26)), 'a' + byte(g.Draw(26))})
		byName.time(func() {
			if found, err := l.ByName(text, "", 20); err != nil || len(found.Entries) == 0 {
				b.Fatal(err)
			}
		})
		byWords.time(func() {
			if _, err := l.ByName(text[:2]+" "+text+"ov", "CRO", 20); err != nil {
				b.Fatal(err)
			}
		})
	}
	report()
	for name, c := range map[string]*clock{"id": &byID, "name": &byName, "words": &byWords} {
		b.ReportMetric(c.at(50), name+"-p50-ms")
		b.ReportMetric(c.at(95), name+"-p95-ms")
		b.ReportMetric(listSearch, "budget-"+name+"-p95-ms")
	}
}

// importList imports a list; report tells how that went, which a loop would forget.
func importList(b *testing.B, blocks Blocks) (l *ratinglist.List, report func()) {
	var stalls clock
	began, last := now(), now()
	w, err := ratinglist.NewBuilder(blocks, "fide", func(ratinglist.Stage, int) error {
		if now()-last > 20 {
			stalls.ms = append(stalls.ms, now()-last)
			time.Sleep(time.Millisecond)
			last = now()
		}
		return nil
	})
	if err == nil {
		_, err = ratinglist.Parse(&download{lines: listPlayers}, ratinglist.Options{}, w.Add)
	}
	if err == nil {
		err = w.Finish(ratinglist.About{})
	}
	if err != nil {
		b.Fatal(err)
	}
	took := (now() - began) / 1000
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	l, ok, err := ratinglist.Open(blocks, "fide")
	if !ok || err != nil {
		b.Fatal(ok, err)
	}
	return l, func() {
		b.ReportMetric(took, "import-s")
		b.ReportMetric(stalls.at(99), "stall-p99-ms")
		b.ReportMetric(float64(m.Sys)/(1<<20), "memory-MB")
		b.ReportMetric(96, "budget-memory-MB")
	}
}
