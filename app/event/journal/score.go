package journal

import (
	"slices"

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

// Scores returns every result that a board can have (C.04.2 3, TRF result codes).
func Scores() []Score {
	all := make([]Score, len(scores))
	for i, row := range scores {
		all[i] = row.score
	}
	return all
}

// IsZero reports whether the board has no result yet.
func (s Score) IsZero() bool { return s == Score{} }

// IsValid reports whether s is one of [Scores].
func (s Score) IsValid() bool { return s.code() != "" }

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
