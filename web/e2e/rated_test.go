package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"wasit/web/browsertest"
)

// TestRatedReport opens a rated event from its report, reads on its page what it still lacks, mends one thing, and sees it on the list, on
// paper and among the files.
func TestRatedReport(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	report, err := filepath.Abs("../../testdata/trf/report/rated-open.trf")
	if err != nil {
		t.Fatal(err)
	}
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	p.Wait(has("open-backup"))
	p.Upload(func() { p.Click("#open-backup") }, report)
	p.Wait(has("opened"))
	p.Click("#take-over-file")
	p.Wait(`location.pathname.endsWith("/round") && document.getElementById("notice") !== null`)
	p.Click(".nav a", "Overview")
	p.Wait(has("tools"))
	p.LongShot("rated-overview")
	p.Click("#rated")
	p.Wait(has("lack-organizer"))
	p.LongShot("rated-phone")
	sound(t, p, "the rating report")
	p.Click("#lack-organizer")
	p.Wait(`document.activeElement.id === "organizer"`)
	p.Fill("#organizer", "ŠK Žabac")
	p.Fill("#id-2", "x1")
	p.Click("#save")
	p.Wait(`document.activeElement.id === "id-2" && document.getElementById("id-2-err") !== null`)
	p.Shot("rated-fault")
	p.Fill("#id-2", "14500002")
	p.Click("#save")
	p.Wait(`document.getElementById("lack-organizer") === null`)
	p.Shot("rated-saved")
	at := address(p)
	ratedLooks(p, at)
	p.Click("#on-paper")
	p.Wait(`document.querySelector(".paper") !== null`)
	p.LongShot("rated-paper")
	p.Show(at)
	p.Wait(has("as-file"))
	p.Click("#as-file")
	p.Wait(has("xlsx"))
	p.LongShot("rated-files")
	sound(t, p, "the files")
	if name, data := p.Download(func() { p.Click("#xlsx") }); filepath.Ext(name) != ".xlsx" || len(data) < 2000 {
		t.Errorf("%s of %d bytes", name, len(data))
	}
}

// ratedLooks takes pictures of the page in other languages, sizes and colours, where pictures are kept.
func ratedLooks(p *browsertest.Page, at string) {
	if os.Getenv("WASIT_SHOTS") == "" {
		return
	}
	origin := p.Origin()
	for lang, name := range map[string]string{"hr": "Hrvatski", "id": "Bahasa Indonesia", "en": "English"} {
		p.Show(origin + "settings")
		p.Wait(has("lang-" + lang))
		p.Click("label", name)
		p.Wait(`document.documentElement.lang === "` + lang + `"`)
		for _, size := range []struct {
			name   string
			screen browsertest.Screen
		}{{"phone", browsertest.Phone}, {"upright", browsertest.Screen{Width: 800, Height: 1280, Touch: true}}, {"tablet", browsertest.Tablet}} {
			p.Size(size.screen)
			p.Show(at)
			p.Wait(has("papers"))
			p.LongShot("rated-" + lang + "-" + size.name)
			p.Show(at[:len(at)-len("rated")] + "data")
			p.Wait(has("xlsx"))
			p.LongShot("data-" + lang + "-" + size.name)
		}
	}
	p.Show(origin + "settings")
	p.Wait(has("lang-en"))
	p.Click("label", "English")
	p.Wait(`document.documentElement.lang === "en"`)
	p.Dark(true)
	p.Size(browsertest.Tablet)
	p.Show(at)
	p.Wait(has("papers"))
	p.Shot("rated-dark")
	p.Dark(false)
	p.Size(browsertest.Phone)
	p.Show(at)
	p.Wait(has("papers"))
}
