package e2e

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/journal"
	"wasit/app/journal/file"
	"wasit/web/browsertest"
)

// thumb is the pace of a thumb that does not look: as fast as one can.
const thumb = 130 * time.Millisecond

// TestFiftyResults enters 50 results by touch at full speed on a phone whose processor is four times slower: 40 in the order of
// the slips, ten by number from behind, and never waits for the page. Each is right and durable: the journal is read back
// after a reload.
func TestFiftyResults(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(100), 5))
	p.Click(".nav a", "Round")
	draftFirst(p)
	publish(p)
	p.Wait(has("start-round"))
	p.Click("#start-round")
	p.Wait(has("hall-time"))
	p.Slow(4)
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}
	kind := func(b int) int { return b * b / 5 % 3 } // runs of the same result, and changes
	key := func(b int) string { return []string{"#key-w", "#key-d", "#key-b"}[kind(b)] }
	var inOrder, byNumber []string
	for b := 1; b <= 40; b++ {
		inOrder = append(inOrder, key(b))
	}
	for b := 50; b > 40; b-- {
		byNumber = append(byNumber, "#digit-"+strconv.Itoa(b/10), "#digit-"+strconv.Itoa(b%10), key(b))
	}
	began := time.Now()
	p.Drum(thumb, inOrder...)
	p.Tap("#key-123")
	p.Wait(has("digit-1"))
	p.Drum(thumb, byNumber...)
	p.Wait(has("all-in"))
	t.Logf("50 results in %v", time.Since(began))
	p.Wait(`document.querySelector("#echo .icon-check") !== null`) // the last one is stored
	p.Slow(1)
	p.Reload()
	p.Wait(has("all-in"))
	p.Go(strings.TrimSuffix(host.URL, "/") + "/event/e2etestevent/data")
	p.Wait(has("backup"))
	_, saved := p.Download(func() { p.Click("#backup") })
	backup, err := file.ReadBackup(saved)
	if err != nil {
		t.Fatal(err)
	}
	entered := 0
	for _, r := range backup.Events[0].Records {
		if _, ok := r.Event.(journal.ResultEntered); ok {
			entered++
		}
	}
	round, _ := backup.Events[0].State.CurrentRound(1)
	if len(round.Boards) != 50 || entered != 50 {
		t.Errorf("%d boards, %d results were entered", len(round.Boards), entered)
	}
	for _, b := range round.Boards {
		if want := scores[kind(b.Number)]; b.Score != want {
			t.Errorf("board %d: %v, want %v", b.Number, b.Score, want)
		}
	}
}
