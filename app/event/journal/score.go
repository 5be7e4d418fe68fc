package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
	"wasit/swiss"
)

// Score is the result of one board: what each side got. The zero Score is no result yet.
type Score struct{ White, Black swiss.Outcome }

// The results that a face offers, each in fixed place. See [Scores] for all that exist.
var (
	WhiteWins     = Score{swiss.Win, swiss.Loss}
	Drawn         = Score{swiss.Draw, swiss.Draw}
	BlackWins     = Score{swiss.Loss, swiss.Win}
	WhiteForfeits = Score{swiss.ForfeitLoss, swiss.ForfeitWin} // −+
	BlackForfeits = Score{swiss.ForfeitWin, swiss.ForfeitLoss} // +−
	BothForfeit   = Score{swiss.ForfeitLoss, swiss.ForfeitLoss}
	BothLose      = Score{swiss.Loss, swiss.Loss} // 0–0 over the board
	WhiteHalf     = Score{swiss.Draw, swiss.Loss} // ½–0
	BlackHalf     = Score{swiss.Loss, swiss.Draw} // 0–½
	Adjourned     = Score{swiss.Pending, swiss.Pending}
)

// scoreRow names one result in the journal.
type scoreRow struct {
	code  string
	score Score
}

// scores lists every result with its code. Codes are for ever.
var scores = [...]scoreRow{
	{"wl", WhiteWins}, {"dd", Drawn}, {"lw", BlackWins},
	{"+-", BlackForfeits}, {"-+", WhiteForfeits}, {"--", BothForfeit},
	{"dl", WhiteHalf}, {"ld", BlackHalf}, {"ll", BothLose}, {"pp", Adjourned},
	// less than one move made: played, not rated (TRF W D L)
	{"WL", Score{swiss.ShortWin, swiss.ShortLoss}}, {"DD", Score{swiss.ShortDraw, swiss.ShortDraw}},
	{"LW", Score{swiss.ShortLoss, swiss.ShortWin}}, {"DL", Score{swiss.ShortDraw, swiss.ShortLoss}},
	{"LD", Score{swiss.ShortLoss, swiss.ShortDraw}}, {"LL", Score{swiss.ShortLoss, swiss.ShortLoss}},
}

// IsZero reports whether the board has no result yet.
func (s Score) IsZero() bool { return s == Score{} }

// IsValid reports whether s is a result that a board can have (C.04.2 3, TRF result codes).
func (s Score) IsValid() bool { return s.code() != "" }

// IsShort reports a game in which a side made no move: it counts, and is not rated.
func (s Score) IsShort() bool {
	return s.White == swiss.ShortWin || s.White == swiss.ShortDraw || s.White == swiss.ShortLoss
}

// Reversed returns the result with the sides exchanged.
func (s Score) Reversed() Score { return Score{s.Black, s.White} }

// Winner returns the side that got more, zero for neither.
func (s Score) Winner() swiss.Color {
	switch {
	case s.White == swiss.Win || s.White == swiss.ShortWin || s.White == swiss.ForfeitWin:
		return swiss.White
	case s.Black == swiss.Win || s.Black == swiss.ShortWin || s.Black == swiss.ForfeitWin:
		return swiss.Black
	}
	return 0
}

func (s Score) code() string {
	for i := range scores {
		if scores[i].score == s {
			return scores[i].code
		}
	}
	return ""
}

// String returns the code, empty for no result.
func (s Score) String() string { return s.code() }

// MarshalText writes the code.
func (s Score) MarshalText() ([]byte, error) {
	if c := s.code(); c != "" || s.IsZero() {
		return []byte(c), nil
	}
	return nil, &ScoreError{Score: s}
}

// UnmarshalText reads a code.
func (s *Score) UnmarshalText(b []byte) error {
	*s = Score{}
	if len(b) == 0 {
		return nil
	}
	i := slices.IndexFunc(scores[:], func(row scoreRow) bool { return row.code == string(b) })
	if i < 0 {
		return &ScoreError{Text: string(b)}
	}
	*s = scores[i].score
	return nil
}

// doubleScoring is what a match of two games gives: 2, 1, 0; the bye is a game won and a game drawn (C.04.5 1).
var doubleScoring = swiss.Scoring{Win: 20, Draw: 10, ForfeitWin: 20, PAB: 15, FullBye: 20, HalfBye: 10}

// teamScoring are the usual match points.
var teamScoring = swiss.Scoring{Win: 20, Draw: 10, ForfeitWin: 20, PAB: 10, FullBye: 20, HalfBye: 10}

// teamScoring is what a match of teams gives: 2, 1, 0 match points, or 3 for a win; the bye is a drawn match (C.04.6 1.4).
func (c SectionConfig) teamScoring() swiss.Scoring {
	s := teamScoring
	if c.Options.MatchWin != 0 {
		s.Win = swiss.Points(c.Options.MatchWin) * swiss.Point
		s.ForfeitWin, s.FullBye = s.Win, s.Win
	}
	return s
}

// gameScoring is what a match of teams gives where game points rank first: all boards, or half of them. What a match gave beside that is
// told by its boards.
func (c SectionConfig) gameScoring() swiss.Scoring {
	half := swiss.Points(c.Boards()) * swiss.HalfPoint
	return swiss.Scoring{Win: 2 * half, Draw: half, ForfeitWin: 2 * half, PAB: half, FullBye: 2 * half, HalfBye: half}
}

// MatchAward returns the match points of an outcome of teams, whichever points rank first.
func (c SectionConfig) MatchAward(o swiss.Outcome) swiss.Points { return c.teamScoring().Of(o) }

// CountsGames reports whether the points of a match are those of its games: a Double-Swiss, and teams ranked by game points first.
func (c SectionConfig) CountsGames() bool {
	return c.System == DoubleSwiss || c.System == Team && c.Options.GameFirst
}

func (sec *section) scoring() swiss.Scoring { return sec.Config.scoring() }

func (c SectionConfig) scoring() swiss.Scoring {
	switch {
	case c.System == DoubleSwiss:
		return doubleScoring
	case c.System == Team && c.Options.GameFirst:
		return c.gameScoring()
	case c.System == Team:
		return c.teamScoring()
	case c.Scoring == (swiss.Scoring{}):
		return swiss.StandardScoring()
	}
	return c.Scoring
}

// Award returns the points of an outcome; of matches those of a whole match.
func (c SectionConfig) Award(o swiss.Outcome) swiss.Points { return c.scoring().Of(o) }

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

// Expelled lists the players of a section who were expelled from the event, and whose expulsion stands.
func (s State) Expelled(id SectionID) (list []PlayerID) {
	play := s.Rules(id)
	for _, in := range s.Incidents(id) {
		if in.IsOverturned() || in.Offence.Player == 0 || slices.Contains(list, in.Offence.Player) {
			continue
		}
		var penalties []rules.Penalty
		for _, p := range in.Penalties {
			penalties = append(penalties, rules.Penalty{Kind: p.Kind, Offender: ruling.Side(true), Rounds: p.Rounds})
		}
		if play.Edition.ExclusionBy(ruling.Side(true), penalties).Withdrawn {
			list = append(list, in.Offence.Player)
		}
	}
	return list
}
