package shell

import (
	"errors"
	"os"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestSpoiltBackup: a backup cut at any byte, and one with any bit turned, is refused in every language with words that say
// where and what to do, and that nothing was changed.
func TestSpoiltBackup(t *testing.T) {
	small := closedRound(t)
	text := backupText(t, small)
	step := 7
	if os.Getenv("WASIT_LONG") != "" {
		step = 1
	}
	for at := range len(text) - 1 {
		refusesBackup(t, text[:at], "cut at", at)
	}
	if _, err := file.ReadBackup(text[:len(text)-1]); err != nil {
		t.Errorf("only the end of the last line is missing: %v", err)
	}
	for bit := 0; bit < 8*(len(text)-1); bit += step { // 7 and 8 have no common factor: every place of a byte is met
		broken := append([]byte(nil), text...)
		broken[bit/8] ^= 1 << (bit % 8)
		if strings.HasSuffix(strings.ToLower(string(broken)), strings.ToLower(string(text[len(text)-80:]))) && bit/8 > len(text)-80 {
			continue // a capital in the name of the sum, which is read alike: nothing of the event has changed
		}
		refusesBackup(t, broken, "turned bit", bit)
	}

	large := event(t, 56, 6)
	for n := 1; n <= 6; n++ {
		large.tap("pair")
		if n == 1 {
			large.tap("draw")
		}
		large.tap("publish")
		for b := range 28 {
			large.result([]journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(b+n)%3])
		}
		large.tap("close")
	}
	text = backupText(t, large)
	for at := 1000; at < len(text); at += 1000 {
		refusesBackup(t, text[:at], "the real file cut at", at)
	}
	for at, c := range text[:len(text)-2] {
		if c == '\n' && at%5 == 0 {
			for _, near := range []int{at - 1, at, at + 1, at + 2} {
				refusesBackup(t, text[:near], "the real file cut at", near)
			}
		}
	}
}

func backupText(t *testing.T, d *device) []byte {
	t.Helper()
	text, err := file.WriteBackup(file.Backup{Made: 1, Events: []file.EventBackup{{ID: d.m.Event.ID, Records: d.log}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.ReadBackup(text); err != nil {
		t.Fatal(err)
	}
	return text
}

func refusesBackup(t *testing.T, text []byte, what string, at int) {
	t.Helper()
	b, err := file.ReadBackup(text)
	var broken *file.BackupError
	if !errors.As(err, &broken) || len(b.Events) > 0 {
		t.Fatalf("%s %d: %d events, %v", what, at, len(b.Events), err)
	}
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		n := session.Explain(l, err)
		nothing := l.T(i18n.FileNothingDone)
		if n.Title == session.Explain(l, errors.New("x")).Title || broken.Line > 0 && broken.Want != file.WantBackup && !strings.Contains(n.Title, l.Int(broken.Line)) || !strings.Contains(n.Text, nothing) || len(n.Text) < len(nothing)+10 {
			t.Fatalf("%s %d, %v: %q, %q", what, at, err, n.Title, n.Text)
		}
	}
}
