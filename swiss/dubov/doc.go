// Package dubov pairs by the Dubov system, C.04.4.1 as in force since 2026-02-01. FIDE endorses no program for it.
//
//	Rule                          Article              Symbol        Limits
//	every player needs a rating   C.04.4.1 1.1         [System]      swiss.NeedRatings; the arbiter assigns one
//	average rating of opponents   C.04.4.1 1.7         round half up —
//	preference, no game played    C.04.4.1 1.6.4       mild Black    —
//	upfloats counted              C.04.4.1 1.8         [System]      a forfeited game counts as the pairing did (UNVERIFIED); option IgnoreForfeits
//	bye                           C.04.4.1 3.1         [System]      eligibility by BR4, full-point byes included (UNVERIFIED: 3.1.1 names fewer)
//	criteria C1 to C10            C.04.4.1 2           [System]      C8 to C10 not in the last round
//	shifters, transpositions      C.04.4.1 3.2, 4.3    [System]      number of unavoidable pairs as in a best pairing (our reading, equivalent to the text)
//	colours                       C.04.4.1 5.2         field.Allocate —
//
// Every criterion is a sum over pairs, so the best bracket is a perfect matching of least cost, and the first choice in
// the order of the text is found by fixing one player at a time.
package dubov
