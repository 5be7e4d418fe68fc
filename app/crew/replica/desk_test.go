package replica

import (
	"testing"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
)

// TestDecide: what a device may wish for, what it is told, and that the same request is answered alike again.
func TestDecide(t *testing.T) {
	c := event(t)
	take := func(r crew.Request) crew.Answer {
		t.Helper()
		act, _, answers := crew.Take(c.State, 1_763_700_000_000, []crew.Request{r})
		c = grown(t, c, act)
		return answers[0]
	}
	result := func(board int, score journal.Score) journal.Command {
		return journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score}
	}
	saw := c.State.Seq()
	for _, step := range []struct {
		name    string
		request crew.Request
		want    crew.Reason
	}{
		{"a stranger", crew.Request{Device: 99, N: 1, Wish: result(1, journal.WhiteWins)}, crew.Uninvited},
		{"a result", crew.Request{Device: 3, N: 1, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"the same again", crew.Request{Device: 3, N: 1, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"the same number with another wish", crew.Request{Device: 3, N: 1, Saw: saw, Wish: result(2, journal.Drawn)}, ""},
		{"one too early", crew.Request{Device: 3, N: 3, Saw: saw, Wish: result(2, journal.Drawn)}, crew.Missing},
		{"another result, the first unseen", crew.Request{Device: 2, N: 1, Saw: saw, Wish: result(1, journal.Drawn)}, crew.Entered},
		{"the same, unseen", crew.Request{Device: 2, N: 2, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"a board of another scorer", crew.Request{Device: 3, N: 2, Saw: saw, Wish: result(4, journal.Drawn)}, crew.Beyond},
		{"the refused one again", crew.Request{Device: 3, N: 2, Saw: saw, Wish: result(4, journal.Drawn)}, crew.Refused},
		{"a ruling by a scorer", crew.Request{Device: 3, N: 3, Saw: saw, Wish: journal.AddNote{}}, crew.Beyond},
		{"its own one, put right before it heard of it", crew.Request{Device: 3, N: 4, Saw: saw, Wish: result(1, journal.BlackWins)}, ""},
		{"a correction by one who saw neither", crew.Request{Device: 5, N: 1, Saw: saw, Wish: journal.CorrectResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn}}, crew.Entered},
		{"a clearing by one who saw neither", crew.Request{Device: 5, N: 2, Saw: saw, Wish: journal.ClearResult{Section: 1, Round: 1, Board: 1}}, crew.Entered},
		{"a penalty for the result before", crew.Request{Device: 5, N: 3, Saw: saw, Wish: journal.CorrectForPenalty{Section: 1, Round: 1, Board: 1, Score: journal.BlackWins, Reason: "late"}}, crew.Entered},
		{"put right again", crew.Request{Device: 3, N: 5, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"a protest", crew.Request{Device: 5, N: 4, Saw: saw, Wish: journal.LodgeProtest{Section: 1, Protest: ledger.Protest{Round: 1, Board: 1, About: ledger.AboutOther, Text: "touched"}}}, ""},
		{"the start of a round that was paired unseen", crew.Request{Device: 5, N: 5, Saw: 2, Wish: journal.StartRound{Section: 1, Time: 9}}, crew.Refused},
		{"its start", crew.Request{Device: 5, N: 6, Saw: saw, Wish: journal.StartRound{Section: 1, Time: 9}}, ""},
		{"pairing from a phone", crew.Request{Device: 5, N: 7, Saw: saw, Wish: journal.DiscardDraft{Section: 1}}, crew.Beyond},
		{"more records than there are", crew.Request{Device: 2, N: 3, Saw: 9999, Wish: result(1, journal.Drawn)}, crew.Entered},
		{"the journal of another desk", crew.Request{Device: 2, N: 4, Desk: crew.Desk{Epoch: 1, ID: 9}, Saw: saw + 9, Wish: result(1, journal.Drawn)}, crew.Entered},
		{"no such board", crew.Request{Device: 2, N: 5, Saw: saw, Wish: result(77, journal.Drawn)}, crew.Refused},
	} {
		if a := take(step.request); a.Reason != step.want {
			t.Errorf("%s: %q (%v), want %q", step.name, a.Reason, a.Err, step.want)
		}
	}
	r, _ := c.State.Round(1, 1)
	if r.Boards[0].Score != journal.WhiteWins || r.Boards[0].Entries != 3 || r.Boards[1].Seq != 0 || r.Boards[3].Seq != 0 {
		t.Errorf("the boards are %+v", r.Boards)
	}
}

// TestAddRefusesOtherJournals: records of another journal change nothing, nor do those of a desk that was replaced.
func TestAddRefusesOtherJournals(t *testing.T) {
	c := event(t)
	other, err := recorded(c, journal.Stamp{At: 5}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})
	if err != nil {
		t.Fatal(err)
	}
	mine, err := recorded(c, journal.Stamp{At: 6}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins},
		journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	if err != nil {
		t.Fatal(err)
	}
	n := c.State.Seq()
	for name, b := range map[string]crew.Batch{
		"parted":   {After: mine.Chain.At(n + 1), Records: mine.Records[n+1:]},
		"no start": {After: c.Chain.At(n - 2), Records: c.Records[n:]},
		"whole":    mine.Batch(journal.DutyArbiter, n, crew.Digest{1}),
	} {
		if next, err := other.Add(b); err == nil && next.State.Seq() != other.State.Seq() {
			t.Errorf("%s: taken, %d records", name, next.State.Seq())
		}
	}
	led, err := recorded(mine, journal.Stamp{At: 7, Device: "phone"}, journal.TakeDesk{ID: 5})
	if err != nil {
		t.Fatal(err)
	}
	next, err := other.Add(led.Batch(journal.DutyArbiter, other.State.Seq(), other.Chain.At(other.State.Seq())))
	if err != nil || next.Chain.At(next.State.Seq()) != led.Chain.At(led.State.Seq()) {
		t.Errorf("the journal of the desk that follows is not taken: %v", err)
	}
	if back, err := next.Add(other.Batch(journal.DutyArbiter, 0, crew.Digest{})); err != nil || back.State.Seq() != next.State.Seq() {
		t.Errorf("a desk that was replaced is heard: %v", err)
	}
}
