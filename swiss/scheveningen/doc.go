// Package scheveningen pairs two teams of n players, everyone of A against everyone of B: tables for 2, 6 and 10 boards,
// formulas for the others. FIDE regulates no tables; these satisfy, for every n but 2 and n = 14, 18, …:
//
//	S1 each pair meets once
//	S2 n even: n/2 Whites for each player, and for each team in each round; n odd: one more or less
//	S3 nobody has one colour three times in a row
//
// For n = 2 both Whites of a round go to one team; for n = 14, 18, … the teams have White by turns, as [System].TeamColors
// does for every n. 9, 11 and 12 boards follow the formula (UNVERIFIED against a printed table). With an empty seat S2
// holds for the seats, not for the games left.
package scheveningen
