// Package burstein pairs by the Burstein system, C.04.4.2 as in force since 2026-02-01. FIDE endorses no program for it.
//
//	Rule                             Article              Symbol       Limits
//	seeding rounds by the Dutch      C.04.4.2 1.6         [System]     the first min(R/2, 4) rounds
//	Index: Buchholz, SB, TPN         C.04.4.2 1.7, 1.8    index        not the tie-break of C.07; never virtual points
//	zero-point byes of opponents     C.04.4.2 1.7         index        the series must reach the round being paired, option SeriesOfReturned; a forfeit loss ends it, option SeriesPastForfeit (UNVERIFIED both)
//	bye                              C.04.4.2 3.1         [System]     —
//	criteria C1 to C8                C.04.4.2 2           [System]     C7 looks one bracket ahead
//	order of the pairings            C.04.4.2 3           [System]     —
//	colours                          C.04.4.2 5.2         field.Allocate "higher ranked" is the better Index
//
// Every criterion is a sum over pairs, so the best bracket is part of a perfect matching of least cost of all players
// left, and the first pairing in the order of the text is found by fixing one player at a time.
package burstein
