package e2e

import (
	"fmt"
	"os"
	"testing"

	"wasit/web/browsertest"
)

// widths are the windows in which every page is to be at home: upright phones, a phone on its side, tablets both ways round, laptops.
var widths = []browsertest.Screen{
	{Width: 320, Height: 640, Touch: true}, {Width: 360, Height: 740, Touch: true}, {Width: 412, Height: 915, Touch: true}, {Width: 740, Height: 360, Touch: true},
	{Width: 768, Height: 1024, Touch: true}, {Width: 800, Height: 1280, Touch: true}, {Width: 834, Height: 1112, Touch: true}, {Width: 1024, Height: 768, Touch: true},
	{Width: 1280, Height: 800, Touch: true}, {Width: 1920, Height: 1080},
}

// lists are the pages that a round is run on: each is looked at in every width.
var lists = []string{hardPath(1, "/round"), hardPath(2, "/round"), hardPath(1, "/standings"), hardPath(3, "/checkin"), hardPath(1, "/print"), hardPath(1, "/round/1")}

// others are the other pages of an event, and those beside it.
var others = []string{hardPath(1, ""), hardPath(3, "/round"), hardPath(1, "/players"), hardPath(1, "/player/1"), hardPath(1, "/crosstable"), hardPath(1, "/schools"),
	hardPath(1, "/prizes"), hardPath(1, "/data"), hardPath(1, "/import"), hardPath(1, "/sections"), hardPath(1, "/registration"), hardPath(1, "/arbiter"), hardPath(1, "/rules"),
	hardPath(1, "/wishes"), hardPath(1, "/print/regulation"), hardPath(1, "/screen"), hardPath(1, "/devices"), hardPath(1, "/devices/invite"), hardPath(1, "/dates"), "join", "follow", "", "new", "settings", "ready", "about", "laws", "laws/7.5.4", "laws/o2sn", "learn", "class", "answer",
	"event/crewscorer/devices", "event/crewscorer/devices/desk", "event/crewarbiter/devices", "event/crewarbiter/devices/take", "event/crewold/devices", "event/crewold/data"}

// TestAnyWidth walks every page through windows of every width, letters of 100, 150 and 200 per cent in two fonts and three languages:
// no word is broken inside, nothing is cut, lies on another or needs scrolling sideways, no row is higher than three lines, no name
// narrower than 180 px, no target smaller than a finger. A short run looks at each list in every width, at each other page in some,
// and at each pair of width, size, font and language somewhere; a long one at all of them.
func TestAnyWidth(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	backup := hardEvent(t, oldDesk(t))
	for i, lang := range []string{"id", "en", "hr"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := browsertest.Light(t)
			p.Language(lang)
			p.Size(browsertest.Tablet)
			p.Go(host.URL)
			restoreBackup(p, backup)
			helps(t, p, host)
			for j, page := range append(append([]string{}, lists...), others...) {
				p.Show(host.URL + page)
				p.Wait(`document.querySelector("main .skel, main [aria-busy]") === null && document.querySelector("#page h1") !== null`)
				for _, look := range sights(i, j, j < len(lists)) {
					looked(t, p, lang+" /"+page, look.screen, look.letters)
				}
			}
		})
	}
}

type sight struct {
	screen  browsertest.Screen
	letters browsertest.Letters
}

// sights are the windows and letters that page j is looked at with in language i.
func sights(i, j int, list bool) []sight {
	fonts, sizes := []string{"Roboto", "DejaVu Sans"}, []int{100, 150, 200}
	var all []sight
	for k, screen := range widths {
		for s, size := range sizes {
			for f, font := range fonts {
				switch {
				case os.Getenv("WASIT_LONG") != "":
				case list && f == (i+j+k/3)%2 && (s == 0 && (i+j+k)%3 == 0 || s > 0 && (i+j+k)%5 == s): // each width at 100 per cent, in one language
				case !list && (i+j+k)%7 == 0 && s == (i+k)%3 && f == (i+j+k/7)%2:
				default:
					continue
				}
				all = append(all, sight{screen, browsertest.Letters{Percent: size, Font: font}})
			}
		}
	}
	return all
}

// TestSights: what a short run of TestAnyWidth is said to look at.
func TestSights(t *testing.T) {
	seen := map[string]int{}
	for i := range 3 {
		for j := range len(lists) + len(others) {
			for _, s := range sights(i, j, j < len(lists)) {
				if j < len(lists) && s.letters.Percent == 100 {
					seen[fmt.Sprint("list ", j, " ", s.screen.Width)]++
				}
				width, size, font, lang := fmt.Sprint("w", s.screen.Width), fmt.Sprint(s.letters.Percent, "%"), s.letters.Font, fmt.Sprint("l", i)
				for _, pair := range [][2]string{{width, size}, {width, font}, {width, lang}, {size, font}, {size, lang}, {font, lang}} {
					seen[pair[0]+" "+pair[1]]++
				}
			}
		}
	}
	want := len(widths)*(len(lists)+3+2+3) + 3*2 + 3*3 + 2*3
	if len(seen) != want {
		t.Errorf("%d pairs are looked at, want %d: %v", len(seen), want, seen)
	}
}

// looked sets window and letters of the page that is shown and says what does not fit.
func looked(t *testing.T, p *browsertest.Page, page string, screen browsertest.Screen, letters browsertest.Letters) {
	t.Helper()
	p.Size(screen)
	p.Set(letters)
	name := fmt.Sprintf("%s at %d × %d, %s %d %%", page, screen.Width, screen.Height, letters.Font, letters.Percent)
	faults := p.Misfits(letters)
	if screen.Touch {
		faults = append(faults, p.Small()...)
	}
	for _, fault := range faults {
		t.Errorf("%s: %s", name, fault)
	}
	p.Shot(safeName(name))
}
