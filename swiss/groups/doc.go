// Package groups runs a stage of round robins in groups that feed a final: a knock-out or a final group. FIDE regulates
// none of it; the rules are common practice.
//
//	Rule                        Symbol                 Limits
//	forming groups              [Snake], [Pots], [Protected]
//	games of the groups         [System]               Berger tables, number = place in the group
//	ranking of a group          [Rank]                 points, DE, WON, SB, KS; then lot or play-off only where it matters
//	qualified, best of a place  [Qualify]              fractions of scheduled games
//	seeds of the final          [Qualification.Seeds]  tiers stay together
//	knock-out final             [Bracket]              first level of H, Q, P, N that can be filled
//	final group, carry over     [FinalGroup]           UNVERIFIED as general custom: both ways are seen
//
// Colours of the groups are not carried into a knock-out final.
package groups
