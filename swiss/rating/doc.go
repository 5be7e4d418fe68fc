// Package rating does the arithmetic of the FIDE Rating Regulations (B.02, in force since 2024-03-01, with article 8.3.1 as
// of 2025-10-01), of those for rapid and blitz (B.02 Rapid and Blitz, 2024-03-01, with 7.3.1 as of 2024-12-01), and says what
// a result lacks for a title norm (B.01, in force since 2024-01-01). All of it is exact, in halves of a point and hundredths.
//
//	Rule                               Article            Symbol              Limits
//	score to rating difference         B.02 8.1.1         [Difference]        —
//	rating difference to expectation   B.02 8.1.2         [Expected]          —
//	first rating                       B.02 8.2           [FirstRating]       of the games given; results of earlier events are the caller's
//	rating change                      B.02 8.3           [ChangeOf]          of one event: rounding (8.3.4) is of a period
//	development coefficient            B.02 8.3.3         [Player.K]          —
//	average, performance               B.01 1.4.7, 1.4.8  [Performance]       the same arithmetic as C.07 10.1 and 10.2
//	perfect performance                C.07 10.3          [Perfect]           —
//	title norms                        B.01 1.4           [Norms]             hints: conditions of the event (1.1, 1.4.2e) and the choice
//	                                                                          of games (1.4.1c to f) are the arbiter's
//	titles by rating                   B.01 1.3           [ByRating], [RatedTitles] direct titles of championships (1.2) are left out
//
// Readings: percentages are rounded to whole ones, a half upward (B.01 1.4.9 says so, B.02 does not: UNVERIFIED there); the
// rating of the player himself decides whether a difference above 400 counts in full (8.3.1).
package rating
