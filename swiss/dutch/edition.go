package dutch

import "wasit/swiss"

// Edition is one row of the history of C.04.3. The rules read its fields; none asks which edition it is.
type Edition struct {
	Code string // "dutch-2026"

	Floats       swiss.FloatRule
	BarByAward   bool // [C2] any unplayed round worth a win bars from the PAB; else the PAB and forfeit wins alone
	LowestBye    bool // [C5] the PAB goes to the lowest score from which the round can be paired
	Completion   bool // [C4] in every bracket; else the penultimate bracket is found by trial and the rest collapses into one
	Differences  bool // the pairing score difference ranks candidates (2017 C.6); else the scores of the downfloaters [C7]
	UnplayedTie  bool // [C9]
	FloatsOfAll  bool // floats of every player count (2017 C.12 to C.19); else residents and MDPs as in C14 to C21
	IneligibleBy int  // weight of an unpaired player who may not have the PAB in the look-ahead to the last bracket (2017 C.7); 0: one
}

// Edition2026 is C.04.3 as approved on 2025-10-28, in force since 2026-02-01. A PAB worth no more than a loss is no float
// here, as the established engine reads 1.4.3; without Floats.PABByPoints it is one.
func Edition2026() Edition {
	return Edition{Code: "dutch-2026", Floats: swiss.FloatRule{PABByPoints: true}, BarByAward: true, LowestBye: true, Completion: true, UnplayedTie: true}
}

// Edition2017 is C.04.3 of Baku 2016 and Goynuk 2017, in force until 2026-01-31.
func Edition2017() Edition {
	return Edition{Code: "dutch-2017", Floats: swiss.FloatRule{EveryUnplayed: true}, Differences: true, FloatsOfAll: true, IneligibleBy: 3}
}
