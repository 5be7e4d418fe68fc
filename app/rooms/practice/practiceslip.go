package practice

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss/lot"
)

// resultSlip is the result slip of a board of the practice, as it comes from the hall.
type resultSlip struct {
	Board        int
	White, Black string
	Truth        journal.Score // what the slip says
	Entered      journal.Score // zero while it is missing
	Shout        string        // what a child calls out, which is not what the slip says; empty for most
}

// slips are the slips of round n, by board.
func (m page) slips(n int) []resultSlip {
	s := m.Event.Kept
	r, ok := s.Round(m.Event.Section, n)
	if !ok || r.Phase < journal.Published {
		return nil
	}
	protested := n == 1 && m.roundOver(2)
	list := make([]resultSlip, len(r.Boards))
	for i, b := range r.Boards {
		white, _ := s.Player(b.White)
		black, _ := s.Player(b.Black)
		truth := m.truth(n, b)
		slip := resultSlip{Board: b.Number, White: m.Name(white), Black: m.Name(black), Truth: truth, Entered: b.Score}
		if protested && b.Number == protestBoard(len(r.Boards)) {
			slip.Truth = otherThan(truth)
		}
		if i == n%max(1, len(r.Boards)) && !protested && truth != journal.Drawn {
			liar := slip.Black
			if truth == journal.BlackWins {
				liar = slip.White
			}
			slip.Shout = liar
		}
		list[i] = slip
	}
	return list
}

// truth is the result of a board, drawn from the seed of the event and the two players: pairing again changes nothing.
func (m page) truth(n int, b journal.Board) journal.Score {
	k := 1000*n + 31*int(b.White) + int(b.Black)
	switch x := uint64(lot.Lot(m.Event.Kept.Event().Seed, k)) % 20; {
	case x < 9:
		return journal.WhiteWins
	case x < 12:
		return journal.Drawn
	}
	return journal.BlackWins
}

// otherThan is what a protest makes of a result.
func otherThan(s journal.Score) journal.Score {
	if s == journal.Drawn {
		return journal.WhiteWins
	}
	return journal.Drawn
}

func protestBoard(boards int) int { return min(3, boards) }

func (m page) roundOver(n int) bool {
	r, ok := m.KeptSection().RoundAt(n)
	return ok && r.Phase == journal.Closed
}

// protested is the slip of round 1 that was protested against, once round 2 is over.
func (m page) protested() (resultSlip, bool) {
	if !m.roundOver(2) {
		return resultSlip{}, false
	}
	for _, slip := range m.slips(1) {
		if r, _ := m.KeptSection().RoundAt(1); slip.Board == protestBoard(len(r.Boards)) {
			return slip, true
		}
	}
	return resultSlip{}, false
}

// mismatches are the boards of round n whose entered result is not that of the slip. The protest is a task of its own.
func (m page) mismatches(n int) []int {
	var boards []int
	protest, open := m.protested()
	for _, slip := range m.slips(n) {
		if !slip.Entered.IsZero() && slip.Entered != slip.Truth && !(open && n == 1 && slip.Board == protest.Board) {
			boards = append(boards, slip.Board)
		}
	}
	return boards
}

// askHelp has another helper enter up to four missing boards of the current round; one of them he enters wrongly.
type askHelp struct{}

func (askHelp) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.IsPractice() {
		return m, nil
	}
	sec := m.Section()
	var list []journal.Command
	for _, slip := range m.slips(sec.Round) {
		if !slip.Entered.IsZero() || len(list) == 4 {
			continue
		}
		score := slip.Truth
		if len(list) == 1 {
			score = otherThan(score)
		}
		list = append(list, journal.EnterResult{Section: sec.ID, Round: sec.Round, Board: slip.Board, Score: score})
	}
	person := m.Settings.Person
	m.Settings.Person = m.Lang().T(textPracticeColleague)
	next, cmds, err := session.Record(m, env, list...)
	next.Settings.Person = person
	m.Settings.Person = person
	if err != nil {
		return session.Refuse(m, err)
	}
	if len(cmds) > 0 {
		next.Notice = &session.Notice{Kind: "ok", Title: m.Lang().N(textPracticeHelped, len(list))}
	}
	return next, cmds
}
