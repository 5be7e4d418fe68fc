package federation_test

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/ranking"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// finished is a Swiss of n players whose rounds are played; codes are its tie-breaks.
func finished(t *testing.T, n, rounds int, codes ...string) *hall {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: rounds}, field(n))
	if codes != nil {
		h.do(journal.ChangeTieBreaks{Section: 1, TieBreaks: codes, Rules: "2026"})
	}
	h.start()
	g := lot.New(lot.Seed(n))
	for range rounds {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	return h
}

// TestRatingCorrectionInReport: the file has the corrected result, the points and places of the standings, and a line that says both; the
// change of rating follows the corrected one.
func TestRatingCorrectionInReport(t *testing.T) {
	for _, to := range []journal.Score{journal.WhiteWins, journal.BlackWins, journal.BothLose, journal.BlackForfeits, {White: swiss.ShortWin, Black: swiss.ShortLoss}} {
		h := finished(t, 10, 4)
		r, _ := h.s.Round(1, 1)
		board := 0
		for _, b := range r.Boards {
			if b.Score == journal.Drawn {
				board = b.Number
			}
		}
		if board == 0 {
			t.Fatal("no game of round 1 is drawn")
		}
		white, _ := h.s.Player(r.Boards[board-1].White)
		black, _ := h.s.Player(r.Boards[board-1].Black)
		before, _ := federation.Reckon(h.s, white)
		plain, points := string(report(t, h.s, 1)), h.s.Points(1, 4)
		h.do(journal.CorrectForRating{Section: 1, Round: 1, Board: board, Score: to, Reason: "score sheets"})
		text := roundTrip(t, h.s, 1)
		line := fmt.Sprintf("### Rating correction @ Round 1: %d-%d: 1/2-1/2 => ", white.TPN, black.TPN)
		if !strings.Contains(text, line) || !strings.Contains(text, "(pairings and standings used 1/2-1/2)") {
			t.Errorf("%v: no line %q in\n%s", to, line, text)
		}
		ranks, _ := federation.Ranks(h.s, 1)
		doc, err := federation.Report(h.s, 1, ranks)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range doc.Players {
			who, _ := h.s.PlayerByTPN(1, p.TPN)
			if p.Points != points[who.ID] || p.Rank != ranks[p.TPN] {
				t.Errorf("%v: %s has %v points at %d, want %v", to, p.Name, p.Points, p.Rank, points[who.ID])
			}
			if p.TPN == white.TPN && p.Rounds[0].Outcome != to.White || p.TPN == black.TPN && p.Rounds[0].Outcome != to.Black {
				t.Errorf("%v: 001 of %s has %v", to, p.Name, p.Rounds[0].Outcome)
			}
		}
		if after, _ := federation.Reckon(h.s, white); len(before.Met) == len(after.Met) && before.Change.Sum == after.Change.Sum {
			t.Errorf("%v: the change of rating stays %+v", to, after.Change)
		}
		h.do(journal.CorrectForRating{Section: 1, Round: 1, Board: board, Score: journal.Drawn, Reason: "it was right"})
		if again := string(report(t, h.s, 1)); again != plain {
			t.Errorf("%v: taken back, the report differs:\n%s", to, again)
		}
	}
}

// TestForeignPointsAreNoCorrection: abnormal points that the note does not explain, or explains wrongly, are still refused.
func TestForeignPointsAreNoCorrection(t *testing.T) {
	h := finished(t, 10, 4)
	h.do(journal.CorrectForRating{Section: 1, Round: 2, Board: 1, Score: journal.BothLose, Reason: "score sheets"})
	text := string(report(t, h.s, 1))
	if take, _, sec := taken(t, text); take.Fault(sec, 100) != federation.Fits {
		t.Fatal("our own file is refused")
	}
	for name, bad := range map[string]string{
		"a bonus beside them": text + "299           0.5  001    3\r\n", "another round": strings.Replace(text, `"rated":[{"round":2`, `"rated":[{"round":3`, 1),
		"no such result": strings.Replace(text, `"counted":"`, `"counted":"x`, 1), "no note": strings.Replace(text, `"rated"`, `"other"`, 1),
	} {
		if take, _, sec := taken(t, bad); take.Fault(sec, 100) != federation.FaultAward {
			t.Errorf("%s: %v", name, take.Fault(sec, 100))
		}
	}
}

// TestGivenValuesOrderTies: values calculated elsewhere order who is tied before them, more is better; who has none stands last, and the order
// of those who are not tied stays.
func TestGivenValuesOrderTies(t *testing.T) {
	h := finished(t, 12, 3, tiebreak.Given)
	rows := ranking.Of(h.s, 1).Rows
	var tied []tiebreak.Row
	for _, r := range rows {
		if n := len(tied); n > 0 && tied[0].Points != r.Points {
			if n >= 3 {
				break
			}
			tied = nil
		}
		tied = append(tied, r)
	}
	if len(tied) < 3 || tied[0].Rank != tied[2].Rank {
		t.Fatalf("nobody shares a place: %+v", rows)
	}
	value := func(r tiebreak.Row, v int64) journal.GivenValue {
		p, _ := h.s.PlayerByTPN(1, r.TPN)
		return journal.GivenValue{Player: p.ID, Value: v}
	}
	h.do(journal.GiveValues{Section: 1, Values: []journal.GivenValue{value(tied[2], 350), value(tied[1], -25)}, Reason: "play-off"})
	table := ranking.Of(h.s, 1)
	first := tied[0].Rank - 1
	if got := table.Rows[first : first+3]; got[0].TPN != tied[2].TPN || got[1].TPN != tied[1].TPN || got[2].Values[1].Defined() || got[1].Rank != first+2 {
		t.Errorf("%+v", got)
	}
	ranks, err := federation.Ranks(h.s, 1)
	if err != nil || ranks[tied[2].TPN] != first+1 {
		t.Errorf("the report has %v, %v", ranks, err)
	}
	if text := roundTrip(t, h.s, 1); !strings.Contains(text, "202 OTHER_EXT\r\n") {
		t.Error(text)
	}
}

// TestExpelledHasNoPlace: who is expelled stands in no standing and has no rank in the report; his games count for the others, those behind him
// move up, and an expulsion that is overturned gives the place back.
func TestExpelledHasNoPlace(t *testing.T) {
	for at := range 4 {
		h := finished(t, 10, 4)
		before := ranking.Of(h.s, 1).Rows
		who, _ := h.s.PlayerByTPN(1, before[2*at].TPN)
		r, _ := h.s.Round(1, 4)
		board := h.s.BoardOf(1, r.Number, who.ID)
		h.do(journal.RecordIncident{Section: 1, Offence: ledger.Offence{Round: 4, Board: board, Player: who.ID, Offence: ruling.Help},
			Penalties: []ledger.Penalty{{Kind: rules.Expulsion, Reason: "telephone"}}})
		after := ranking.Of(h.s, 1).Rows
		if len(after) != len(before)-1 {
			t.Fatalf("%d places, had %d", len(after), len(before))
		}
		for _, row := range after {
			was := before[indexOf(before, row.TPN)]
			want := was.Rank
			if was.Rank > before[2*at].Rank {
				want--
			}
			if row.TPN == who.TPN || row.Rank != want || row.Points != was.Points || row.Values[1] != was.Values[1] {
				t.Errorf("%+v, was %+v", row, was)
			}
		}
		ranks, err := federation.Ranks(h.s, 1)
		if err != nil || ranks[who.TPN] != 0 || len(ranks) != len(after) {
			t.Errorf("%v, %v", ranks, err)
		}
		h.do(journal.Overturn{Section: 1, Incident: h.s.Incidents(1)[0].ID, Reason: "a mistake"})
		if list := h.s.Expelled(1); len(list) != 0 || len(ranking.Of(h.s, 1).Rows) != len(before) {
			t.Errorf("overturned: %v", list)
		}
	}
}

func indexOf(rows []tiebreak.Row, tpn swiss.TPN) int {
	for i, r := range rows {
		if r.TPN == tpn {
			return i
		}
	}
	return -1
}
