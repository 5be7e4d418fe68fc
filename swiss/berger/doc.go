// Package berger pairs a round robin: Berger tables by their general formula, for one cycle or more, with the seats drawn
// by lot, freely or restricted by federation (Varma).
//
//	Rule                       Article              Symbol                Limits
//	tables, colours            C.05 Annex 1         [Round], [System]     —
//	two cycles and more        C.05 Annex 1         [System]              the swap before the seams of a third and later cycle is our reading (UNVERIFIED)
//	free round                 C.05 Annex 1         [swiss.Pairing].Rest  gives no points, is no bye
//	restricted lots            C.05 Annex 2         [Varma]               contingents no envelope can hold are split and named
//	changes after the drawing  C.05                 [Seats]               an entry needs a free seat
//	withdrawal, half rule      C.05                 [Settle]              article number in the current text UNVERIFIED; 50 % of the player's scheduled games
//	absence without notice     C.05 6.5             —                     the arbiter decides whether it is a withdrawal; then [Settle]
//
// An absence does not change the schedule: the game stands and is forfeited. So [System.Pair] does not look at requested
// byes, and a round robin has none.
package berger
