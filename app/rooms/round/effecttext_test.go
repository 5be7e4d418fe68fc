package round

import (
	"errors"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

func TestRestsOn(t *testing.T) {
	d := published(t, 4)
	for _, c := range []struct {
		name   string
		effect journal.Effect
		want   []string
	}{
		{"the last round", journal.Effect{}, []string{"No later round is paired yet."}},
		{"a draft alone", journal.Effect{Later: []int{2}, Draft: true}, []string{"The draft of round 2 can be paired again."}},
		{"one that was played", journal.Effect{Later: []int{2}}, []string{"Round 2 was paired on the old result and stays as it is. Standings are computed anew."}},
		{"played ones and a draft", journal.Effect{Later: []int{2, 3, 4}, Draft: true}, []string{
			"Rounds 2 and 3 were paired on the old result and stay as they are. Standings are computed anew.", "The draft of round 4 can be paired again."}},
	} {
		if got := d.m.restsOn(c.effect); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestPlaceTexts: the two at the board come first, the others are named up to a limit, and then counted.
func TestPlaceTexts(t *testing.T) {
	d := published(t, 20)
	white, black := d.m.seated(1, 1)
	move := func(p swiss.TPN, was, is int, wasPoints, points swiss.Points) placeMove {
		return placeMove{TPN: p, Was: was, Is: is, WasPoints: wasPoints, Points: points}
	}
	own := []placeMove{move(white.TPN, 1, 3, 10, 5), move(black.TPN, 9, 9, 0, 5)}
	ownText := []string{white.Name + ": place 1 → 3, points 1 → 0.5", black.Name + ": points 0 → 0.5"}
	var others []placeMove
	for _, p := range d.Event.Ahead.Players(1) {
		if p.ID != white.ID && p.ID != black.ID {
			others = append(others, move(p.TPN, 5, 4, 0, 0))
		}
	}
	for _, c := range []struct {
		name   string
		places []placeMove
		first  []string
		n      int
		rest   string
	}{
		{"nobody moves", nil, []string{"The standings do not change."}, 1, ""},
		{"the two at the board, though last", append(slices.Clone(others[:1]), own...), ownText, 3, ""},
		{"as many as are named", append(slices.Clone(own), others[:movesMost]...), ownText, 2 + movesMost, ""},
		{"one more", append(slices.Clone(own), others[:movesMost+1]...), ownText, 2 + movesMost, "1 other player moves"},
		{"two more", others[:movesMost+2], nil, movesMost, "2 other players move"},
	} {
		list, rest := d.m.placeTexts(correctDialog{Round: 1, Board: 1, Places: c.places})
		if len(list) != c.n || !slices.Equal(list[:len(c.first)], c.first) || rest != c.rest {
			t.Errorf("%s: %q and %q", c.name, list, rest)
		}
	}
}

// TestRoundText: what the engine would pair on the corrected result, White first.
func TestRoundText(t *testing.T) {
	d := published(t, 20)
	pairs := make([]journal.Pair, movesMost+1)
	for i := range pairs {
		pairs[i] = journal.Pair{1, 2}
	}
	for _, c := range []struct {
		name string
		move roundMove
		want roundText
	}{
		{"no pairing any more", roundMove{Round: 3, Failed: true}, roundText{head: "Round 3: the engine cannot pair it any more."}},
		{"the same", roundMove{Round: 2}, roundText{head: "Round 2: the same pairing."}},
		{"one board", roundMove{Round: 2, Others: pairs[:1]}, roundText{"Round 2: 1 board would differ", "Player 01 – Player 02"}},
		{"colours and the bye", roundMove{Round: 2, Others: []journal.Pair{{2, 1}, {3, 4}}, Colors: 1, Bye: 5},
			roundText{"Round 2: 2 boards would differ (1 only in colours)", "Player 02 – Player 01; Player 03 – Player 04; bye: Player 05"}},
		{"only the bye", roundMove{Round: 2, Bye: 5}, roundText{"Round 2: 0 boards would differ", "bye: Player 05"}},
	} {
		if got := d.m.roundText(c.move); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
	many := d.m.roundText(roundMove{Round: 2, Others: pairs})
	if want := "; …"; many.boards[len(many.boards)-len(want):] != want {
		t.Errorf("more boards than are named: %q", many.boards)
	}
}

// TestCorrectionPage corrects a closed round by the keys of its sheet, and reads what that touches.
func TestCorrectionPage(t *testing.T) {
	d := closedRound(t)
	d.Pair()
	d.send(publishRound{})
	d.send(openCorrect{1, 1})
	white, black := d.m.seated(1, 1)
	d.Says("opened", "Correct board 1, round 1", white.Name+" – "+black.Name, "Now: 1–0", "Round 2 was paired on the old result", "!"+white.Name+": ")
	d.Enter("correct-score", "not a score")
	if d.m.Dialog.(correctDialog).IsChange() {
		t.Error("a text that is no score changes something")
	}
	d.Enter("correct-score", journal.BlackWins.String())
	d.Says("a new result", "Black wins", black.Name+": place", "points 0 → 1", "Round 2: ", "!computing")
	d.Touch("correct")
	d.Says("without a reason", i18n.ReasonMissing.EN)
	d.Enter("correct-reason", "slip")
	d.Enter("correct-reverse", "true")
	d.Says("reversed", black.Name+" –", "Now: 0–1")
	d.Enter("correct-reverse", "false")
	d.Touch("correct")
	d.NoNotice("correcting")
	if r, _ := d.Event.Ahead.Round(1, 1); r.Boards[0].Score != journal.BlackWins {
		t.Errorf("recorded %v", r.Boards[0].Score)
	}
	if d.Says("recorded", "Round 1, board 1 corrected: 0–1", "!Correct board"); d.m.Undo == nil {
		t.Error("it can be taken back")
	}
}

// TestResultsOfTheDesk: what a ruling gives is entered while the round runs, and opens the correction of a closed round.
func TestResultsOfTheDesk(t *testing.T) {
	d := published(t, 4)
	d.send(setResult{Round: 1, Board: 1, Score: journal.BlackForfeits})
	if r := d.round(); r.Boards[0].Score != journal.BlackForfeits || d.m.Undo == nil {
		t.Errorf("%+v, undo %v", r.Boards[0], d.m.Undo)
	}
	d.Score(journal.WhiteWins)
	d.Close()
	d.send(setResult{Round: 1, Board: 2, Score: journal.Drawn})
	dialog, ok := d.m.Dialog.(correctDialog)
	if !ok || dialog.Score != journal.Drawn || len(dialog.Places) != 2 || d.m.Event.Ahead.MissingBoards(1, 1) != nil {
		t.Errorf("%+v", d.m.Dialog)
	}
	d.Says("the correction", "Correct board 2, round 1", "points 1 → 0.5")
	d.send(setResult{Round: 1, Board: 9, Score: journal.Drawn})
	if d.m.Notice == nil {
		t.Error("a board that is not there is refused")
	}
}

// TestTheEngineFails: a round that cannot be paired on the corrected result is said, and the next one compared.
func TestTheEngineFails(t *testing.T) {
	d := closedRound(t)
	d.Pair()
	d.send(publishRound{})
	d.send(openCorrect{1, 1})
	m, cmds := correctSet{Score: journal.Drawn}.update(d.m, d.Env())
	d.m = m
	d.Says("while it computes", "Round 2: computing…")
	d.m, _ = roundCompared{Asked: cmds[0].(session.CompareRound), Err: errors.New("no pairing")}.update(d.m, d.Env())
	d.Says("it failed", "Round 2: the engine cannot pair it any more.", "!computing")
}
