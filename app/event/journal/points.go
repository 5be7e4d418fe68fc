package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
)

// results are the scores of games that end over the board, with what they give ([rules.ResultOfScore]).
var results = map[Score]rules.Result{WhiteWins: rules.WhiteWins, BlackWins: rules.BlackWins, Drawn: rules.Drawn, BothLose: rules.BothLose,
	WhiteHalf: rules.WhiteHalf, BlackHalf: rules.BlackHalf}

// AfterPoints returns the score that a game has after penalties in points (Art. 12.9.4, 12.9.5 (E23)); ok is false where no result of
// a game gives it, such as one and a half points.
func AfterPoints(e *rules.Edition, was Score, penalties []rules.Penalty) (is Score, ok bool) {
	r, ok := results[was]
	if !ok {
		return was, false // a forfeit, an adjourned game
	}
	after, ok := rules.ResultOfScore(e.Score(r, penalties))
	for score, r := range results {
		if ok && r == after {
			return score, true
		}
	}
	return was, false
}

// A pointsCase is a board with penalties in points: what its results and the penalties make of each other, in the order of the journal.
type pointsCase struct {
	plain   Score           // as the game ended
	now     Score           // with the penalties that were seen to
	pending []rules.Penalty // that were not
	last    IncidentID      // of the pending ones
}

// asRules is a penalty in points of an incident as the Laws know it; ok is false for another kind.
func asRules(p ledger.Penalty, offender bool) (rules.Penalty, bool) {
	return rules.Penalty{Kind: p.Kind, Offender: ruling.Side(offender), Halves: p.Halves}, p.Kind == rules.PointsOff || p.Kind == rules.PointsToOpponent
}

// points goes through the results of a board and the penalties in points of its incidents. A result that is what the penalties make of the
// one before sees to them.
func (s State) points(id SectionID, n, board int, list []ledger.Ruled) (c pointsCase) {
	sec, err := s.section(id)
	if err != nil || sec.Config.IsMatch() { // a match has the points of its games, each entered as it was
		return c
	}
	r, err := sec.round(n)
	if err != nil || board < 1 || board > len(r.Results) {
		return c
	}
	play := s.Rules(id)
	entries := r.Results[board-1].history()
	enter := func(before IncidentID) {
		for len(entries) > 0 && (before == 0 || IncidentID(entries[0].Seq) < before) {
			score := entries[0].Score
			if after, ok := AfterPoints(&play.Edition, c.now, c.pending); ok && len(c.pending) > 0 && after == score && after != c.now {
				c.pending = nil
			} else {
				c.plain = score
			}
			c.now, entries = score, entries[1:]
		}
	}
	for _, in := range list {
		if in.Round != n || in.Board != board || in.Err != nil || in.IsOverturned() {
			continue
		}
		enter(in.ID)
		for _, p := range in.Penalties {
			if x, ok := asRules(p, r.Pairs[board-1].White() == in.Player); ok {
				c.pending, c.last = append(slices.Clip(c.pending), x), in.ID
			}
		}
	}
	enter(0)
	return c
}

// proposal is the result that pending penalties make of the one that the board has; ok is false if nothing is left to be done.
func (c *pointsCase) proposal(e *rules.Edition, n, board int) (p Proposal, ok bool) {
	after, ok := AfterPoints(e, c.now, c.pending)
	if len(c.pending) == 0 || !ok || after == c.now {
		return Proposal{}, false
	}
	return Proposal{Round: n, Board: board, Score: after, Has: c.now, Incident: c.last, Points: true}, true
}

// CorrectForPenalty gives a board the result that penalties in points leave of the one that it has: with its reason, and at any time
// after the publication.
type CorrectForPenalty struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	Reason  string
}

func (c CorrectForPenalty) decide(s State) ([]Event, error) {
	sec, _, err := s.correctable(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindResultCorrected}
	}
	return []Event{ResultCorrected{InSection{c.Section}, c.Round, c.Board, c.Score, sec.from(c.Round + 1), c.Reason}}, nil
}

// expelled are the facts that take a player out of the event who was expelled from it (Art. 12.9.9 (E23)): none where he has left, or no
// round is left to be paired.
func (s State) expelled(id SectionID, o ledger.Offence, penalties []ledger.Penalty) []Event {
	play := s.Rules(id)
	var list []rules.Penalty
	for _, p := range penalties {
		list = append(list, rules.Penalty{Kind: p.Kind, Offender: ruling.Side(true), Rounds: p.Rounds})
	}
	sec, err := s.section(id)
	p, known := s.Player(o.Player)
	if x := play.Edition.ExclusionBy(ruling.Side(true), list); !x.Withdrawn || err != nil || !known || p.IsWithdrawn() || sec.next() > sec.Config.Rounds {
		return nil
	}
	return []Event{PlayersWithdrawn{InSection: InSection{id}, Players: []PlayerID{o.Player}, From: sec.next()}}
}
