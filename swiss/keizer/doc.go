// Package keizer ranks and pairs by the Keizer system, for clubs that meet weekly and whose members come and go. FIDE does
// not know it; defaults follow what clubs use.
//
//	Rule                           Symbol                 Limits
//	values by rank                 [Options.Top]          ratio 3 between first and last
//	what a round gives             [Options]              presets [Wasit], [KeizerForClubs], [Sixths]
//	ranking by repetition          [System.Standing]      a cycle is averaged over its steps; cap of 200 steps
//	pairing, gap between meetings  [System.Pair]          gap 3 (UNVERIFIED: no common default), lowered where no pairing exists
//	own value, falling by round    [Options.OwnFor]       Parts of 1/600 are left out
//	limits that begin again         [Options.Period]       excused absences, meetings
//	bye                            [System.Pair]          lowest of those with the fewest byes; option Classic
//	colours                        [System.Pair]          rules K1 to K6, never choosing opponents
//	final places                   [System.FinalPlaces]   shared after score, wins and direct encounter
//	opponent later withdrawn       [Options.Gone]         stays ranked; games count in full, or as a share of it
//
// How the entries of an event are read: PAB is the bye (B), a full-point bye is an absence for the club (C), a half-point
// bye an absence told in time (E), a zero-point bye one without notice (U). Rounds without entry before the first entry
// are those before the player joined (L); later ones give nothing (withdrawn). Points of the event's own scoring play no
// part.
//
// Scores are whole numbers of 1/600 point, so that halves, thirds, sixths and percents are exact.
package keizer
