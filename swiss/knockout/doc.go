// Package knockout runs a knock-out: a bracket with seeds and byes, matches of one game or more with a ladder of tie-break
// games, walk-overs, places. FIDE does not regulate it (TRF26 code CUSTOM_KNOCKOUT); the rules are common practice.
//
//	Rule                          Symbol                   Limits
//	slots, seeds, byes            [Order], [Standard]      byes in round 1 only, opposite the best slots
//	drawn and protected brackets  [Drawn], [Protected]     the protected draw is repaired by single swaps; optimal in general: UNVERIFIED
//	match of n games, colours     [Format], [State]        equal balance: one coin a match
//	ladder, Armageddon, lot       [Stage]                  bids for Black's time are the arbiter's
//	teams: boards, drawn matches  [Format], [Tie]          board count: C.07 12.1
//	walk-over, both absent        [State.WalkOver]         —
//	lucky loser                   [State.LuckyLoser]       before the next round is published
//	third place, shared places    [State.Places]           —
//	place matches, consolation    [State.Losers]           a new section of their own; double elimination is not offered
//
// A [State] is a value: every method that changes something returns a new one. All coins of an event come from one stream,
// in the order in which matches are published and ties arise.
package knockout
