package e2e

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"wasit/app/journal"
	"wasit/web/browsertest"
)

// bigDay is a backup of an event of four sections, 75 players each: everybody is in the hall, three rounds are over, the
// fourth is published.
func bigDay(t testing.TB) string {
	t.Helper()
	w := author{t: t, stamp: journal.Stamp{At: time.Date(2026, 11, 20, 3, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST"}}
	w.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "bigday", Name: "O2SN Kota Depok 2026", Language: "id", Seed: 20261120}})
	const players = 75
	for i, name := range []string{"SD Pa", "SD Pi", "SMP Pa", "SMP Pi"} {
		section := journal.SectionID(i + 1)
		w.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 7, WalkOver: 15, TimeCode: "1200",
			TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}})
		w.do(journal.ImportPlayers{Section: section, Source: "test", Players: field(players)})
		var ids []journal.PlayerID
		for _, p := range w.state.Players(section) {
			ids = append(ids, p.ID)
		}
		w.do(journal.Arrive{Players: ids})
		w.do(journal.FixOrder{Section: section})
		w.do(journal.DrawColor{Section: section, Seed: 20261120})
		for n := 1; n <= 4; n++ {
			boards, bye := circle(players, n)
			for k := range boards {
				boards[k] = journal.Pair{ids[boards[k][0]-1], ids[boards[k][1]-1]}
			}
			w.do(journal.PairByHand{Section: section, Boards: boards, PAB: ids[bye-1]})
			w.do(journal.Publish{Section: section, Time: w.stamp.At})
			if n == 4 {
				break
			}
			for _, b := range w.state.MissingBoards(section, n) {
				w.do(journal.EnterResult{Section: section, Round: n, Board: b, Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(b*b+n)%3]})
			}
			w.do(journal.CloseRound{Section: section, Time: w.stamp.At})
		}
	}
	return backupFile(t, journal.EventBackup{ID: "bigday", Records: w.records})
}

// reaches follows a link to a path of the app and answers how long it takes until what it leads to has been painted, in ms.
func reaches(p *browsertest.Page, path, shows string) (ms float64) {
	p.Eval(`new Promise((done) => {
		const a = Object.assign(document.createElement("a"), { href: `+strconv.Quote(path)+` });
		document.body.append(a);
		const from = performance.now();
		const look = () => document.querySelector(`+strconv.Quote(shows)+`) === null ? requestAnimationFrame(look) :
			requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
		a.click();
		a.remove();
		look();
	})`, &ms)
	return ms
}

// worked answers how many ms the processor has worked for the page so far, whatever else the machine did meanwhile.
func worked(p *browsertest.Page) (ms float64) {
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		list, err := performance.GetMetrics().Do(ctx)
		for _, m := range list {
			if m.Name == "TaskDuration" {
				ms = m.Value * 1000
			}
		}
		return err
	}))
	return ms
}

// watch has the page note how long each touch takes until its frame is shown.
const watch = `(() => { window.touches = []; new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.name === "click") touches.push(e.duration) }).observe({ type: "event", durationThreshold: 16 }) })()`

// toil is a yardstick of the machine at this moment: a fixed piece of work, in ms.
const toil = `(() => { const from = performance.now(); let n = 0; for (let i = 0; i < 4e6; i++) n = (n * 31 + i) | 0; return performance.now() - from + 0 * n })()`

// BenchmarkBigDay is a day of 300 players in four sections on a phone whose processor is slowed four times: how long each
// screen takes from the touch on its link until it is painted, and each touch of a result key until its frame is shown.
func BenchmarkBigDay(b *testing.B) {
	file := bigDay(b)
	host := browsertest.Serve(b, "")
	p := browsertest.Blank(b)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Do(performance.Enable().WithTimeDomain(performance.EnableTimeDomainThreadTicks))
	p.Go(host.URL)
	p.Wait(has("empty"))
	restoreBackup(p, file)
	p.Wait(has("continue"))
	p.Click("#continue")
	p.Wait(has("keys"))
	p.Eval(watch, nil)
	p.Slow(4)
	event := "/event/bigday/"
	for _, screen := range []struct{ name, path, shows string }{
		{"overview", strings.TrimSuffix(event, "/"), "#question"},
		{"players", event + "s2/players", "#players tr:nth-child(12)"},
		{"check-in", event + "s2/checkin", "#counts"},
		{"registration", event + "s2/registration", "#schools-title"},
		{"round", event + "s2/round", "#boards > :nth-child(12)"},
		{"closed-round", event + "s2/round/3", "#boards > :nth-child(12)"},
		{"standings", event + "s3/standings", "#standings tr:nth-child(12)"},
		{"crosstable", event + "s3/crosstable", "#crosstable tr:nth-child(12)"},
		{"schools", event + "s3/schools", "#schools"},
		{"prizes", event + "s3/prizes", "#root:not(:has(#law-book)) #main h1"},
		{"player", event + "s2/player/80", "#rounds"},
		{"wishes", event + "s2/wishes", "#apart-head"},
		{"sections", event + "sections", "#sections"},
		{"prints", event + "s2/print", "#leaf-boards"},
		{"print-names", event + "s2/print/names", ".paper .leafbox"},
		{"print-crosstable", event + "s2/print/crosstable", ".paper .leafbox"},
		{"wall", event + "s2/screen", "#wall"},
		{"data", event + "data", "#bk"},
	} {
		b.Run(screen.name, func(b *testing.B) {
			for b.Loop() {
				var ms, work, calm []float64
				for range samples {
					reaches(p, event+"arbiter", "#law-book")
					p.Wait(`true`)
					var c float64
					p.Eval(toil, &c)
					before := worked(p)
					ms, calm = append(ms, reaches(p, screen.path, screen.shows)), append(calm, c)
					work = append(work, worked(p)-before)
				}
				slices.Sort(calm)
				slices.Sort(work)
				b.ReportMetric(work[len(work)/2], "work-ms")
				report(b, "ms", ms, calm[len(calm)/2], 150)
			}
		})
	}
	for section := 1; section <= 4; section++ {
		b.Run("results-s"+strconv.Itoa(section), func(b *testing.B) {
			for b.Loop() {
				reaches(p, event+"s"+strconv.Itoa(section)+"/round", "#keys")
				p.Eval(`touches.length = 0`, nil)
				before := worked(p)
				for board := 1; board <= 37; board++ {
					p.Wait(inHand(board))
					p.Tap([]string{"#key-w", "#key-d", "#key-b"}[board%3])
				}
				p.Wait(has("all-in"))
				var ms []float64
				var c float64
				b.ReportMetric((worked(p)-before)/37, "work-ms")
				p.Eval(`touches`, &ms)
				p.Eval(toil, &c)
				report(b, "ms", ms, c, 100)
				p.Click("#close")
				p.Wait(has("pair"))
			}
		})
	}
}
