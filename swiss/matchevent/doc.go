// Package matchevent is what the Double-Swiss (C.04.5) and the Swiss Team system (C.04.6, both in force since 2026-02-01) have
// in common: the bye, the upfloaters and the pairing of a bracket, articles 3.3 to 3.6 of both texts, and the file form
// of their events. A participant ([Participant], [swiss.Unit] in a draft) is a player or a team.
//
//	Rule                     Article           Symbol        Limits
//	bye first                3.4               [Pair]        —
//	set of upfloaters        3.5, C3 to C7     upfloaters    —
//	next scoregroup          C6                [Rules]       pass or fail (our reading); NextSmallest for the other one (UNVERIFIED)
//	identifier of a bracket  3.6               identify      —
//	floater                  1.5 of both       Field.floated —
package matchevent
