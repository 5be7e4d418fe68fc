package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestSmoke: the app installs itself, keeps an event, and goes on without its host: results, a press of the clock, a report. In Chromium;
// on a long walk in every engine that this machine has, the same report in all. What the others cannot show is shown by make
// test-browsers. One engine after the other: side by side they would have to wait until all other tests have begun, and the slowest would
// be the last of all. It runs before the parallel walks: beside them WebKit answered no touch for a minute.
func TestSmoke(t *testing.T) {
	var first []byte
	for _, engine := range browsertest.Engines {
		t.Run(string(engine), func(t *testing.T) {
			if engine != browsertest.Chromium {
				browsertest.Walk(t)
			}
			if err := engine.Missing(); err != nil {
				t.Skipf("not tested in %s: %v", engine, err) // .ci/browsers says the same aloud
			}
			report := smoke(t, engine)
			if first == nil {
				first = report
			}
			if !bytes.Equal(first, report) {
				t.Errorf("the report of %s:\n%s\nin another engine:\n%s", engine, report, first)
			}
		})
	}
}

func smoke(t *testing.T, engine browsertest.Engine) []byte {
	host := browsertest.Serve(t, "")
	p := engine.Whole(t).Page()
	p.Language("id")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(8), 3))
	p.Wait(ready)
	host.Stop()
	p.Reload()
	p.Click("#go")
	playRound(p, 1, 4, false)
	p.Wait(has("pair"))
	p.Reload()
	p.Wait(has("pair")) // kept
	report := savedReport(p, host)
	layClock(p, host.URL, "15+10")
	p.Tap("#ckb-press")
	p.Wait(whiteRuns + " && " + kept(2))
	return report
}

// savedReport saves the report of the event that backups of tests hold.
func savedReport(p *browsertest.Page, host *browsertest.Host) []byte {
	p.Go(host.URL + "event/e2etestevent/data")
	p.Wait(has("trf"))
	_, report := p.Download(func() { p.Click("#trf") })
	return report
}

// TestSameReport: a day of six rounds with 56 pupils from a file, and two corrections, gives the same report in every engine: the one
// in testdata, byte for byte. WASIT_UPDATE=1 writes it anew.
func TestSameReport(t *testing.T) {
	if os.Getenv("WASIT_ENGINE") == "" && os.Getenv("WASIT_LONG") == "" {
		t.Skip("its days are TestDay's, its reports in short TestSmoke's: played whole by make test-browsers and make test-long")
	}
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, nil, 6))
	d := &day{t: t, host: host, p: p}
	p.Show(host.URL + "event/e2etestevent/players")
	d.importSchool()
	for n := 1; n <= 6; n++ {
		switch n {
		case 4:
			d.wrongResult(n, 28)
		case 5:
			d.publish(n)
			d.correctOld(4)
			d.enter(n, 1, 28, 0)
			d.closeRound()
		default:
			d.round(n, 28, n%2) // one forfeit on the first board of odd rounds
		}
	}
	p.Wait(has("finish"))
	p.Click("#finish")
	p.Wait(has("standings"))
	report := savedReport(p, host)
	golden := filepath.Join("..", "..", "testdata", "day", "six-rounds.trf")
	if os.Getenv("WASIT_UPDATE") != "" {
		if err := os.WriteFile(golden, report, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(report, want) {
		t.Errorf("the report in %s differs from %s:\n%s", p.Engine(), golden, firstDifference(string(report), string(want)))
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return g[i] + "\nnot\n" + w[i]
		}
	}
	return "one is longer"
}

// TestPaperPages: every sheet prints on as many pages as it has leaves.
func TestPaperPages(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	event := openCentre(t, p, host, many(57), 2)
	for _, kind := range []string{"boards", "names", "slips", "standings", "crosstable", "rescue"} {
		p.Show(event + "/" + kind)
		p.Wait(has("print"))
		var leaves int
		p.Eval(`document.querySelectorAll(".paper .leafbox").length`, &leaves)
		pages, err := browsertest.PDFPages(p.PDF())
		if err != nil || pages != leaves || leaves == 0 {
			t.Errorf("%s: %d leaves print on %d pages: %v", kind, leaves, pages, err)
		}
	}
}

// TestPagesSideBySide: a field of a page that lies behind another hears that it was entered, changed and left, as on a device where each
// page has the screen for itself. Firefox tells it of the page in front alone, and the tests share one browser.
func TestPagesSideBySide(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	var pages [2]*browsertest.Page
	for i := range pages {
		pages[i] = browsertest.OpenLight(t, host.URL)
		pages[i].Eval(`(() => {
			const field = document.createElement("input"), key = document.createElement("button");
			[field.id, key.id, key.textContent] = ["field", "key", "Key"];
			document.body.replaceChildren(field, key);
			window.heard = [];
			for (const kind of ["focusin", "change", "focusout"]) field.addEventListener(kind, () => heard.push(kind));
		})()`, nil)
	}
	for _, p := range []*browsertest.Page{pages[0], pages[1], pages[0]} {
		p.Eval(`heard.length = 0`, nil)
		p.Click("#field")
		p.Keys("7")
		p.Click("#key")
		p.Wait(`heard.join(" ") === "focusin change focusout"`)
	}
}
