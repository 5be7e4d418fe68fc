package round

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
)

// TestQuickThumb touches keys whose page is late: a quick thumb goes on, a bouncing finger does not, a slow thumb repeats or
// corrects what it saw no answer to.
func TestQuickThumb(t *testing.T) {
	const w, d, b = "1–0", "½–½", "0–1"
	type key struct {
		at    time.Duration // milliseconds
		shown int
		score journal.Score
	}
	for _, c := range []struct {
		name string
		keys []key
		want []string
		hand int
	}{
		{"the page keeps up", []key{{1000, 1, journal.WhiteWins}, {1130, 2, journal.WhiteWins}, {1260, 3, journal.BlackWins}}, []string{w, w, b, ""}, 4},
		{"the page shows the first board all along", []key{{1000, 1, journal.WhiteWins}, {1130, 1, journal.WhiteWins}, {1260, 1, journal.BlackWins}}, []string{w, w, b, ""}, 4},
		{"the page is one board behind", []key{{1000, 1, journal.WhiteWins}, {1130, 1, journal.Drawn}, {1260, 2, journal.Drawn}, {1390, 3, journal.WhiteWins}}, []string{w, d, d, w}, 0},
		{"the finger bounced", []key{{1000, 1, journal.WhiteWins}, {1040, 1, journal.WhiteWins}}, []string{w, "", "", ""}, 2},
		{"another key so soon is another touch", []key{{1000, 1, journal.WhiteWins}, {1040, 1, journal.BlackWins}}, []string{w, b, "", ""}, 3},
		{"as soon, of a draw", []key{{1000, 1, journal.Drawn}, {1089, 1, journal.WhiteWins}}, []string{d, w, "", ""}, 3},
		{"the same key, when a finger no longer bounces", []key{{1000, 1, journal.WhiteWins}, {1090, 1, journal.WhiteWins}}, []string{w, w, "", ""}, 3},
		{"no answer, so once more", []key{{1000, 1, journal.WhiteWins}, {1900, 1, journal.WhiteWins}}, []string{w, "", "", ""}, 2},
		{"no answer, and corrected", []key{{1000, 1, journal.WhiteWins}, {1900, 1, journal.BlackWins}}, []string{b, "", "", ""}, 2},
	} {
		h := published(t, 8)
		for _, k := range c.keys {
			h.At = k.at * time.Millisecond
			h.send(enterScore{k.score, k.shown})
		}
		r, _ := h.m.Event.Ahead.CurrentRound(1)
		for i, want := range c.want {
			if s := r.Boards[i].Score; want != "" && phrase.ScoreText(s) != want || want == "" && !s.IsZero() {
				t.Errorf("%s: board %d has %v, want %q", c.name, i+1, s, want)
			}
		}
		if h.m.Board != c.hand {
			t.Errorf("%s: board %d in hand, want %d", c.name, h.m.Board, c.hand)
		}
	}
}

// TestChosenBoard: whoever chose a board means it, though the page still shows the key with another one.
func TestChosenBoard(t *testing.T) {
	for name, choose := range map[string]session.Msg{"by touch": selectBoard{4}, "by number": digit{4}} {
		h := published(t, 8)
		h.At = time.Second
		h.send(enterScore{journal.WhiteWins, 1})
		h.At = 0
		h.send(choose)
		h.At = 2 * time.Second
		h.send(enterScore{journal.BlackWins, 2}) // the page showed the board that came by itself
		if h.m.scoreOn(1, 4) != journal.BlackWins || !h.m.scoreOn(1, 2).IsZero() {
			t.Errorf("%s: %v on board 4, %v on board 2", name, h.m.scoreOn(1, 4), h.m.scoreOn(1, 2))
		}
	}
}
