// Package federation writes an event as the report that federations rate it from, and reads one back into facts. The form
// is the tournament report file of FIDE (package trf); this package knows which fact stands in which record, and nothing
// of screens. [Report] and [Takeover] are the two directions: what [Report] wrote of any section becomes, taken over and
// reported again, the same bytes.
//
//	Event                        In the report                                                    Symbol
//	name, place, dates, people   012 … 052, 102, 112; days of the rounds 132                      [Info]
//	ratings                      001: FIDE's; national ones in records of their own, 172 which counted   [RatingListOf]
//	federations                  032, 001: the codes of FIDE (HRV is CRO)                         trf.FederationCode
//	names                        001: "Surname, Given" where the list tells them apart            —
//	system, acceleration         192 with _BAKU, and 250 for the points that were used            [Takeover.Config]
//	requested byes               001 and 240, of the next round and of those after it             —
//	a result of the report alone 001, what it changes in the points 299, the line and the note    —
//	given values of a tie-break  the note (###); 202 has their code OTHER_EXT                     —
//	a match of several games     a column a game: Double-Swiss two a round, knock-out as played   —
//	play-offs of a knock-out     a report of their own for each rate of play; none for Armageddon  [RatedReport], [PlayOffReport]
//	a match of teams             310, 300, 320, 330, 240; 001 holds the players and their games   —
//	rating of a team             310, its strength                                                —
//	the sides of Scheveningen    013
//	Keizer, groups, knock-out    192 CUSTOM_…, and their options as a comment (###)               —
//
// What a report can say and does not: 801, which says for people what 802 says, and 212, which says what 202 says ([trf]); the nickname of
// 310, for a team has none here.
//
// TRF has no field for the rating list, the event's code, the hours of the rounds, the contact, a club, a school class, a fee, the log, or how a result came about: these stay in the backup.
package federation
