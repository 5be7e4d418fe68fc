package round

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// TestUnratedResults: a game in which a side made no move is entered as one that is not rated, in every result that it can have, and
// corrected likewise.
func TestUnratedResults(t *testing.T) {
	for i, want := range short {
		d := published(t, 4)
		d.send(selectBoard{Board: 1})
		d.send(openScores{})
		d.Says("the usual ones first", "½–0", i18n.EN.T(textShort))
		d.Enter("score-short", "true")
		d.Says("not rated", "1–0", phrase.ScoreName(i18n.EN, want), "!½–½ "+i18n.EN.T(i18n.Draw))
		d.send(enterScore{Score: d.m.rarer(d.m.Dialog.(scoreDialog))[i]})
		d.NoNotice("entering")
		if got := d.round().Boards[0].Score; got != want {
			t.Errorf("recorded %v, want %v", got, want)
		}
	}
	if got := teams(t).m.rarer(scoreDialog{}); slices.ContainsFunc(got, journal.Score.IsShort) {
		t.Errorf("a match of teams: %v", got)
	}
	d := closedRound(t)
	d.send(openCorrect{1, 1})
	d.Enter("score-short", "true")
	d.Enter("correct-score", short[0].String())
	d.Touch("correct")
	d.NoNotice("correcting")
	if r, _ := d.Event.Ahead.Round(1, 1); r.Boards[0].Score != short[0] {
		t.Errorf("corrected to %v", r.Boards[0].Score)
	}
}

// TestCorrectRatingAlone: in an event that is to be rated an older result can be corrected for the report alone, with a reason; nothing
// moves, the sheet says what the report has, and the result that counts takes it back. Other events offer none of it.
func TestCorrectRatingAlone(t *testing.T) {
	for _, rated := range []bool{false, true} {
		d := closedRound(t)
		info := d.Event.Kept.Event()
		info.Papers.Rated = rated
		d.Did(journal.FilePapers{Info: info})
		d.send(openCorrect{1, 1})
		d.Says("no round rests on it", "!"+i18n.EN.T(textCorrectRated))
		d.Pair()
		d.send(publishRound{})
		d.send(openCorrect{1, 1})
		if !rated {
			d.Says("not rated", "!"+i18n.EN.T(textCorrectRated))
			continue
		}
		d.Enter("correct-rated", "true")
		d.Enter("correct-score", journal.BlackWins.String())
		d.Says("what it does", i18n.EN.T(textCorrectRatedText), "!"+i18n.EN.T(textReverse))
		d.Touch("correct")
		d.Says("without a reason", i18n.ReasonMissing.EN)
		d.Enter("correct-reason", "score sheets")
		d.Touch("correct")
		d.NoNotice("correcting")
		score, corrected := d.Event.Ahead.RatedScore(1, 1, 1)
		if r, _ := d.Event.Ahead.Round(1, 1); score != journal.BlackWins || !corrected || r.Boards[0].Score != journal.WhiteWins {
			t.Errorf("rated %v, counts %v", score, r.Boards[0].Score)
		}
		d.Says("recorded", "Rating report, round 1, board 1: 0–1")
		d.send(openCorrect{1, 1})
		d.Says("what the report has", i18n.EN.T(textCorrectRatedNow, "0–1"))
		d.Enter("correct-rated", "true")
		d.Enter("correct-score", journal.WhiteWins.String())
		d.Enter("correct-reason", "it was right")
		d.Touch("correct")
		if _, corrected := d.Event.Ahead.RatedScore(1, 1, 1); corrected {
			t.Error("it is not taken back")
		}
	}
}
