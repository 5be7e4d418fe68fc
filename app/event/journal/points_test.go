package journal

import (
	"errors"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestAfterPoints: a point taken or given changes a result (Art. 12.9.4, 12.9.5); no player has less than nothing, and since 2017 the two
// together no more than the game is worth (Art. 10.2 (E18)).
func TestAfterPoints(t *testing.T) {
	off := func(white bool, halves int) []rules.Penalty {
		return []rules.Penalty{{Kind: rules.PointsOff, Offender: ruling.Side(white), Halves: halves}}
	}
	to := func(white bool, halves int) []rules.Penalty {
		return []rules.Penalty{{Kind: rules.PointsToOpponent, Offender: ruling.Side(white), Halves: halves}}
	}
	for _, c := range []struct {
		edition string
		was     Score
		by      []rules.Penalty
		is      Score
		ok      bool
	}{
		{"E23", WhiteWins, off(true, 1), WhiteHalf, true},
		{"E23", WhiteWins, off(true, 2), BothLose, true},
		{"E23", Drawn, off(false, 1), WhiteHalf, true},
		{"E23", BlackWins, off(true, 1), BlackWins, true},
		{"E23", Drawn, to(true, 1), BlackWins, true},
		{"E09", Drawn, to(true, 1), Drawn, false}, // a half and one
		{"E23", BlackForfeits, off(true, 1), BlackForfeits, false},
		{"E23", Adjourned, off(true, 1), Adjourned, false},
	} {
		e, _ := rules.EditionOf(c.edition)
		if is, ok := AfterPoints(&e, c.was, c.by); is != c.is || ok != c.ok {
			t.Errorf("%s %v by %+v: %v %v, want %v %v", c.edition, c.was, c.by, is, ok, c.is, c.ok)
		}
	}
}

// penalised is a round in which White of board 1 loses half a point for disturbing.
func penalised(t *testing.T) (*hall, Round) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.Disturbing},
		[]ledger.Penalty{{Kind: rules.PointsOff, Halves: 1}}})
	return h, r
}

// proposed is what is proposed for board 1, zero for nothing.
func (h *hall) proposed() Proposal {
	for _, p := range h.Proposals(1, 1) {
		if p.Board == 1 {
			return p
		}
	}
	return Proposal{}
}

// TestPointsProposed: once the board has a result, the one after the penalty is proposed; entered with its reason it is seen to, a later
// penalty counts from there, and one that falls on appeal counts no more.
func TestPointsProposed(t *testing.T) {
	h, r := penalised(t)
	if p := h.proposed(); p != (Proposal{}) {
		t.Fatalf("without a result: %+v", p)
	}
	h.do(EnterResult{1, 1, 1, WhiteWins})
	p := h.proposed()
	if p.Score != WhiteHalf || p.Has != WhiteWins || !p.Points {
		t.Fatalf("%+v", p)
	}
	var missing *ReasonError
	if _, err := h.try(CorrectForPenalty{1, 1, 1, p.Score, " "}); !errors.As(err, &missing) {
		t.Errorf("without a reason: %v", err)
	}
	h.do(CorrectForPenalty{1, 1, 1, p.Score, "12.9.5"})
	if got, _ := h.Round(1, 1); got.Boards[0].Score != WhiteHalf || h.proposed() != (Proposal{}) {
		t.Errorf("%v, then %+v", got.Boards[0].Score, h.proposed())
	}
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.Disrepute},
		[]ledger.Penalty{{Kind: rules.PointsOff, Halves: 1}}})
	if p := h.proposed(); p.Score != BothLose || p.Has != WhiteHalf {
		t.Errorf("after the second: %+v", p)
	}
	h.do(EnterResult{1, 1, 1, BlackWins}) // the result had been taken down wrongly
	if p := h.proposed(); p != (Proposal{}) {
		t.Errorf("nothing is left to be taken: %+v", p)
	}
	h, _ = penalised(t)
	h.do(EnterResult{1, 1, 1, Drawn})
	h.do(Overturn{1, h.Incidents(1)[0].ID, "Saksi"})
	if p := h.proposed(); p != (Proposal{}) {
		t.Errorf("overturned: %+v", p)
	}
}

// TestPointsAfterRuling: where a ruling ended the game its result comes first, then what is taken from it, and the ruling does not ask for
// its result again.
func TestPointsAfterRuling(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].Black, Offence: ruling.Disobedience}})
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.Disturbing},
		[]ledger.Penalty{{Kind: rules.PointsOff, Halves: 1}}})
	if p := h.proposed(); p.Score != WhiteWins || p.Points {
		t.Fatalf("first the ruling: %+v", p)
	}
	h.do(EnterResult{1, 1, 1, WhiteWins})
	if p := h.proposed(); p.Score != WhiteHalf || !p.Points {
		t.Fatalf("then the penalty: %+v", p)
	}
	h.do(CorrectForPenalty{1, 1, 1, WhiteHalf, "12.9.5"})
	if p := h.proposed(); p != (Proposal{}) {
		t.Errorf("then nothing: %+v", p)
	}
}

// TestExpelled: who is expelled from the competition is paired no more (Art. 12.9.9 (E23)), by the same act, which undo takes back.
func TestExpelled(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	who := r.Boards[1].Black
	expel := []ledger.Penalty{{Kind: rules.Expulsion, Reason: "Kecurangan"}}
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 2, Player: who, Offence: ruling.Help}, expel})
	if p, _ := h.Player(who); !p.IsWithdrawn() || p.Out[0].From != 2 {
		t.Fatalf("%+v", p.Out)
	}
	if _, err := h.try(GivePenalty{1, h.Incidents(1)[0].ID, expel[0]}); err != nil {
		t.Errorf("a second time: %v", err)
	}
	h.do(Undo{}) // the second
	h.do(Undo{})
	if p, _ := h.Player(who); p.IsWithdrawn() || len(h.Incidents(1)) != 0 {
		t.Errorf("after undo: %+v, %v", p.Out, h.Incidents(1))
	}
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 2, Player: who, Offence: ruling.Help}})
	h.do(GivePenalty{1, h.Incidents(1)[0].ID, ledger.Penalty{Kind: rules.Warning}})
	if p, _ := h.Player(who); p.IsWithdrawn() {
		t.Error("a warning withdrew the player")
	}
	h.do(GivePenalty{1, h.Incidents(1)[0].ID, expel[0]})
	if p, _ := h.Player(who); !p.IsWithdrawn() {
		t.Error("a penalty given later did not")
	}
}

// eventRules is a round under rules that the event announced, with offences that ask for all there is to ask, claims heard whole, a result
// that a penalty in points changed, and a player expelled.
func eventRules(t *testing.T) *hall {
	h := laws(t)
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "rapid", Supervised: true, DefaultSet: true, DefaultMinutes: 12, DrawFrom: 30, BagAllowed: true,
		ReportLeaving: true, Chess960: true}})
	r, _ := h.Round(1, 1)
	white := func(board int) PlayerID { return r.Boards[board-1].White }
	for _, o := range []ledger.Offence{
		{Round: 1, Board: 1, Player: white(1), Offence: ruling.BothAbsent, LateBy: 900, OtherLateBy: 600},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.ScoreAsked, Request: 6},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.KnockFewAfter, Ran: 15},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.NoRecording, Short: true, Increment: 10},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.PromotionIncomplete, Replied: true, Mended: true},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.IllegalMove, Ended: true},
		{Round: 1, Board: 2, Player: white(2), Offence: ruling.DeviceInBag},
	} {
		h.do(RecordOffence{1, o})
	}
	for _, answers := range [][]ruling.Answer{{"illegal_move", "yes"}, {"illegal_move", "yes", "no"}} {
		h.do(HearClaim{1, ledger.Claim{Round: 1, Board: 3, Player: r.Boards[2].Black, Claim: ruling.ClaimIllegal, Answers: answers}})
	}
	h.do(EnterResult{1, 1, 4, WhiteWins})
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 4, Player: white(4), Offence: ruling.Disturbing}, []ledger.Penalty{{Kind: rules.PointsOff, Halves: 1}}})
	h.do(CorrectForPenalty{1, 1, 4, WhiteHalf, "12.9.5"})
	h.do(RecordIncident{1, ledger.Offence{Round: 1, Board: 2, Player: r.Boards[1].Black, Offence: ruling.Help}, []ledger.Penalty{{Kind: rules.Expulsion}}})
	return h
}
