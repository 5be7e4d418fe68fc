package e2e

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// bigDay is a backup of an event of four sections, 75 players each: everybody is in the hall, three rounds are over, the
// fourth is played in two sections, a draft in the third and not paired in the last.
func bigDay(t testing.TB) string {
	t.Helper()
	return dayOf(t, 75, "SD Pa", "SD Pi", "SMP Pa", "SMP Pi")
}

// dayOf is such an event with other sections.
func dayOf(t testing.TB, players int, sections ...string) string {
	t.Helper()
	w := author{t: t, stamp: journal.Stamp{At: time.Date(2026, 11, 20, 3, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST"}}
	w.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "bigday", Name: "O2SN Kota Depok 2026", Language: "id", Seed: 20261120}})
	for i, name := range sections {
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
			if n == 4 && section == 4 {
				break
			}
			hand := journal.PairByHand{Section: section, Boards: boards}
			if bye > 0 {
				hand.PAB = ids[bye-1]
			}
			w.do(hand)
			if n == 4 && section == 3 {
				break
			}
			w.do(journal.Publish{Section: section, Time: w.stamp.At})
			w.do(journal.StartRound{Section: section, Time: w.stamp.At}) // its clock runs in the bar of every page
			if n == 4 {
				break
			}
			for _, b := range w.state.MissingBoards(section, n) {
				w.do(journal.EnterResult{Section: section, Round: n, Board: b, Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(b*b+n)%3]})
			}
			w.do(journal.CloseRound{Section: section, Time: w.stamp.At})
		}
	}
	return backupFile(t, file.EventBackup{ID: "bigday", Records: w.records})
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

// watch has the page note, for each touch of a result key, how long it takes from the lifting of the finger until the next
// board in hand is painted, and until the page has heard that the store has the result.
const watch = `(() => {
	window.touches = [];
	window.stored = [];
	const board = () => document.querySelector("#now h2")?.textContent;
	let at = 0, was, waits = false, unsaved = false;
	addEventListener("pointerup", (e) => { at = e.timeStamp; was = board(); waits = unsaved = e.target.closest("#keys") !== null }, true);
	new MutationObserver(() => {
		const from = at;
		if (waits && board() !== was) {
			waits = false;
			requestAnimationFrame(() => setTimeout(() => touches.push(performance.now() - from)));
		}
		if (unsaved && !waits && document.querySelector("#echo .icon-check") !== null) {
			unsaved = false;
			stored.push(performance.now() - from);
		}
	}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})()`

// toil is a yardstick of the machine at this moment: a fixed piece of work, in ms.
const toil = `(() => { const from = performance.now(); let n = 0; for (let i = 0; i < 4e6; i++) n = (n * 31 + i) | 0; return performance.now() - from + 0 * n })()`

// BenchmarkBigDay is a day of 300 players in four sections on a phone whose processor is slowed four times: how long each
// screen takes from the touch on its link until it is painted, and each result from the lifting of the finger until it is shown,
// and until it is stored.
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
	for _, screen := range dayScreens {
		b.Run(screen.name, func(b *testing.B) {
			for b.Loop() {
				var ms, work, calm, toils []float64
				for range samples {
					reaches(p, event+"arbiter", "#law-book")
					p.Wait(`true`)
					var c float64
					p.Eval(toil, &c)
					before := worked(p)
					ms, calm = append(ms, reaches(p, strings.Replace(screen.path, "*/", event, 1), screen.shows)), append(calm, c)
					work, toils = append(work, worked(p)-before), append(toils, ms[len(ms)-1]/c)
				}
				slices.Sort(ms)
				slices.Sort(work)
				b.ReportMetric(work[len(work)/2], "work-ms")
				b.ReportMetric(ms[len(ms)/2], "ms")
				b.ReportMetric(medianOf(calm), "yardstick-ms")
				reportToils(b, toils, 1.0)
			}
		})
	}
	benchResults(b, p, "results", "s1", 0)
	benchResults(b, p, "results-thumb", "s2", thumbPause)
}

// thumbPause is how soon a thumb strikes again once it sees the next board: sooner than anybody reads a slip.
const thumbPause = 150 * time.Millisecond

// benchResults enters a round of a section. Without a pause each touch comes as soon as the next board is in the document, while the page is
// still at work on it: it waits for that, and measures the work. With one it comes so long after the board is painted.
func benchResults(b *testing.B, p *browsertest.Page, name, section string, pause time.Duration) {
	const boards = 37
	b.Run(name, func(b *testing.B) {
		for b.Loop() {
			p.Eval(`touches.length = stored.length = 0`, nil)
			reaches(p, "/event/bigday/"+section+"/round", "#keys")
			before := worked(p)
			for board := 1; board <= boards; board++ {
				p.Wait(inHand(board))
				if pause > 0 && board > 1 {
					p.Wait(fmt.Sprintf(`touches.length >= %d`, board-1))
					time.Sleep(pause)
				}
				p.Tap([]string{"#key-w", "#key-d", "#key-b"}[board%3])
			}
			p.Wait(has("all-in"))
			work := worked(p) - before
			var shown, stored, calms []float64
			p.Eval(`touches`, &shown)
			p.Eval(`stored`, &stored)
			for range samples {
				var c float64
				p.Eval(toil, &c)
				calms = append(calms, c)
			}
			calm := medianOf(calms)
			slices.Sort(shown)
			slices.Sort(stored)
			if len(shown) < boards-2 || len(stored) < boards-7 { // two results may be stored at once
				b.Fatalf("%d of %d touches were shown, %d stored", len(shown), boards, len(stored))
			}
			b.ReportMetric(work/boards, "work-ms")
			b.ReportMetric(calm, "yardstick-ms")
			for _, x := range []struct {
				unit      string
				ms, toils float64
			}{{"", shown[len(shown)/2], 0.6}, {"p95-", shown[len(shown)*95/100], 0.9}, {"stored-", stored[len(stored)/2], 0.9}} {
				b.ReportMetric(x.ms, x.unit+"ms")
				b.ReportMetric(x.ms/calm, x.unit+"toils")
				b.ReportMetric(x.toils, "budget-"+x.unit+"toils")
			}
			b.ReportMetric(stored[len(stored)*95/100], "p95-stored-ms")
			b.ReportMetric(0, "ns/op")
		}
	})
}

// dayScreens are the screens of the day: of an event ("*/") and of the device, and what shows that one is drawn. Round 4 has
// results to come in sections 1 and 2, is a draft in section 3 and not yet paired in section 4.
var dayScreens = []struct{ name, path, shows string }{
	{"overview", "/event/bigday", "#question"},
	{"players", "*/s2/players", "#players tr:nth-child(12)"},
	{"import", "*/s2/import", "#list, #closed"},
	{"check-in", "*/s2/checkin", "#counts"},
	{"registration", "*/s2/registration", "#schools-title"},
	{"round", "*/s2/round", "#boards > :nth-child(12)"},
	{"draft", "*/s3/round", "#boards > :nth-child(12)"},
	{"before-round", "*/s4/round", "#pair"},
	{"closed-round", "*/s2/round/3", "#boards > :nth-child(12)"},
	{"standings", "*/s3/standings", "#standings tr:nth-child(12)"},
	{"crosstable", "*/s3/crosstable", "#crosstable tr:nth-child(12)"},
	{"schools", "*/s3/schools", "#schools"},
	{"prizes", "*/s3/prizes", "#page:not(:has(#law-book)) #main h1"},
	{"player", "*/s2/player/80", "#rounds"},
	{"wishes", "*/s2/wishes", "#apart-head"},
	{"sections", "*/sections", "#sections"},
	{"rules", "*/s2/rules", "#page:not(:has(#law-book)) #main h1"},
	{"prints", "*/s2/print", "#leaf-boards"},
	{"print-set", "*/s2/print/round", ".paper .leafbox"},
	{"print-boards", "*/s2/print/boards", ".paper .leafbox"},
	{"print-names", "*/s2/print/names", ".paper .leafbox"},
	{"print-slips", "*/s2/print/slips", ".paper .leafbox"},
	{"print-standings", "*/s2/print/standings", ".paper .leafbox"},
	{"print-crosstable", "*/s2/print/crosstable", ".paper .leafbox"},
	{"print-rescue", "*/s2/print/rescue", ".paper .leafbox"},
	{"print-cards", "*/s2/print/cards", ".paper .leafbox"},
	{"wall", "*/s2/screen", "#wall"},
	{"data", "*/data", "#bk"},
	{"home", "/", "#continue"},
	{"readiness", "/ready", "#page:not(:has(#law-book)) #main h1"},
	{"settings", "/settings", "#page:not(:has(#law-book)) #main h1"},
	{"board", "/board", "#page:not(:has(#law-book)) #main"},
	{"clock", "/clock", "#page:not(:has(#law-book)) #main"},
	{"laws", "/laws", "#page:not(:has(#law-book)) #main h1"},
}
