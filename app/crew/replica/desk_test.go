package crew

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/journal/ledger"
)

// TestDecide: what a device may wish for, what it is told, and that the same request is answered alike again.
func TestDecide(t *testing.T) {
	c := event(t)
	take := func(r Request) Answer {
		t.Helper()
		next, a, err := c.Take(1_763_700_000_000, r)
		if err != nil {
			t.Fatal(err)
		}
		c = next
		return a
	}
	result := func(board int, score journal.Score) journal.Command {
		return journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score}
	}
	saw := c.State.Seq()
	for _, step := range []struct {
		name    string
		request Request
		want    Reason
	}{
		{"a stranger", Request{Device: 99, N: 1, Wish: result(1, journal.WhiteWins)}, Uninvited},
		{"a result", Request{Device: 3, N: 1, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"the same again", Request{Device: 3, N: 1, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"the same number with another wish", Request{Device: 3, N: 1, Saw: saw, Wish: result(2, journal.Drawn)}, ""},
		{"one too early", Request{Device: 3, N: 3, Saw: saw, Wish: result(2, journal.Drawn)}, Missing},
		{"another result, the first unseen", Request{Device: 2, N: 1, Saw: saw, Wish: result(1, journal.Drawn)}, Entered},
		{"the same, unseen", Request{Device: 2, N: 2, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"a board of another scorer", Request{Device: 3, N: 2, Saw: saw, Wish: result(4, journal.Drawn)}, Beyond},
		{"the refused one again", Request{Device: 3, N: 2, Saw: saw, Wish: result(4, journal.Drawn)}, Refused},
		{"a ruling by a scorer", Request{Device: 3, N: 3, Saw: saw, Wish: journal.AddNote{}}, Beyond},
		{"its own one, put right before it heard of it", Request{Device: 3, N: 4, Saw: saw, Wish: result(1, journal.BlackWins)}, ""},
		{"a correction by one who saw neither", Request{Device: 5, N: 1, Saw: saw, Wish: journal.CorrectResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn}}, Entered},
		{"a clearing by one who saw neither", Request{Device: 5, N: 2, Saw: saw, Wish: journal.ClearResult{Section: 1, Round: 1, Board: 1}}, Entered},
		{"a penalty for the result before", Request{Device: 5, N: 3, Saw: saw, Wish: journal.CorrectForPenalty{Section: 1, Round: 1, Board: 1, Score: journal.BlackWins, Reason: "late"}}, Entered},
		{"put right again", Request{Device: 3, N: 5, Saw: saw, Wish: result(1, journal.WhiteWins)}, ""},
		{"a protest", Request{Device: 5, N: 4, Saw: saw, Wish: journal.LodgeProtest{Section: 1, Protest: ledger.Protest{Round: 1, Board: 1, About: ledger.AboutOther, Text: "touched"}}}, ""},
		{"the start of a round that was paired unseen", Request{Device: 5, N: 5, Saw: 2, Wish: journal.StartRound{Section: 1, Time: 9}}, Refused},
		{"its start", Request{Device: 5, N: 6, Saw: saw, Wish: journal.StartRound{Section: 1, Time: 9}}, ""},
		{"pairing from a phone", Request{Device: 5, N: 7, Saw: saw, Wish: journal.DiscardDraft{Section: 1}}, Beyond},
		{"no such board", Request{Device: 2, N: 3, Saw: saw, Wish: result(77, journal.Drawn)}, Refused},
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
	other, err := c.Record(journal.Stamp{At: 5}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})
	if err != nil {
		t.Fatal(err)
	}
	mine, err := c.Record(journal.Stamp{At: 6}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins},
		journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	if err != nil {
		t.Fatal(err)
	}
	n := c.State.Seq()
	for name, b := range map[string]Batch{
		"parted":   {After: mine.Chain.At(n + 1), Records: mine.Records[n+1:]},
		"no start": {After: c.Chain.At(n - 2), Records: c.Records[n:]},
		"whole":    mine.Batch(journal.DutyArbiter, n, Digest{1}),
	} {
		if next, err := other.Add(b); err == nil && next.State.Seq() != other.State.Seq() {
			t.Errorf("%s: taken, %d records", name, next.State.Seq())
		}
	}
	led, err := mine.Lead(7, "phone", "")
	if err != nil {
		t.Fatal(err)
	}
	next, err := other.Add(led.Batch(journal.DutyArbiter, other.State.Seq(), other.Chain.At(other.State.Seq())))
	if err != nil || next.Chain.At(next.State.Seq()) != led.Chain.At(led.State.Seq()) {
		t.Errorf("the journal of the desk that follows is not taken: %v", err)
	}
	if back, err := next.Add(other.Batch(journal.DutyArbiter, 0, Digest{})); err != nil || back.State.Seq() != next.State.Seq() {
		t.Errorf("a desk that was replaced is heard: %v", err)
	}
}
