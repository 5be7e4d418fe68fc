package e2e

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestLongDay is the use of eight hours in a row: a screen every half minute, results entered and taken back, a player sought. What
// the page holds then, in memory, nodes and listeners, is what it held after the first half hour. It runs with WASIT_LONG;
// WASIT_TOURS says how many tours of all screens are enough.
func TestLongDay(t *testing.T) {
	t.Parallel()
	if os.Getenv("WASIT_LONG") == "" {
		t.Skip("the use of eight hours: WASIT_LONG=1")
	}
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.OnLoad(keepProgram)
	p.Go(host.URL)
	restoreBackup(p, bigDay(t))
	const event = "/event/bigday/"
	tour := func() {
		for _, screen := range dayScreens {
			reaches(p, strings.Replace(screen.path, "*/", event, 1), screen.shows)
		}
		reaches(p, event+"s1/players", "#search")
		p.Fill("#search", "Peserta 7")
		p.Wait(`document.querySelectorAll("#players tr").length < 20`)
		p.Fill("#search", "")
		reaches(p, event+"s1/round", "#keys")
		for board := 1; board <= 10; board++ {
			p.Wait(inHand(board))
			p.Tap([]string{"#key-w", "#key-d", "#key-b"}[board%3])
		}
		for board := 10; board >= 1; board-- {
			p.Wait(inHand(board + 1))
			p.Tap("#key-undo")
		}
		p.Wait(inHand(1))
		reaches(p, "/", "#continue")
	}
	tour()
	tour()
	before := holds(p)
	tours := 8 * 60 * 2 / len(dayScreens)
	if n, err := strconv.Atoi(os.Getenv("WASIT_TOURS")); err == nil {
		tours = n
	}
	for range tours {
		tour()
	}
	after := holds(p)
	t.Logf("%d tours: %+v, then %+v", tours, before, after)
	perTour := float64(20 * 4000) // twenty facts more in the journal in memory, and the text of each
	if after.script > before.script+2e6 || after.program > before.program+2*(4<<20)+perTour*float64(tours) || after.nodes > before.nodes+300 || after.ears > before.ears+30 {
		t.Errorf("memory grew over a day: %+v, then %+v", before, after)
	}
}
