// Package tiebreak computes FIDE tie-breaks (C.07) and the standings they make, in integers and exact fractions, under the
// editions of 2026-03-01 (default), 2024-08-01 and 2023-09-01. Every value comes with its arithmetic ([Explain]).
//
//	Rule                          Article            Symbol             Limits
//	order of standings            4.1, 4.2           [Standings]        FIDE prescribes no list: [Orders]
//	direct encounter              6                  DE, [Encounter]    ignored forfeit: an open result (T7)
//	own record                    7.1–7.8            WIN … STD, TPN     STD 0 for a double forfeit (T10)
//	sum of progressive scores     7.5                PS                 /Cn drops the first n rounds (T2)
//	Buchholz, Fore, average       8.1–8.3            BH, FB, AOB        AOB is not rounded (T3); none in round robins (2026)
//	Sonneborn-Berger, Koya        9.1, 9.2           SB, KS             KS by real scores (T4); /L in half points of 0.5
//	ratings                       10.1–10.6          ARO … APPO, RTNG   undefined with an unrated player, unless /Un
//	teams                         12, 13             [TeamStandings]    F and H count as wins and draws on all boards
//	cuts and medians              14.1, 14.3, 16.5   /Cn, /Mn           —
//	predetermined pairings        15.2               Options            forfeits count, but not for ratings
//	unplayed rounds               16.1–16.4          [Source], [Part]   caps of 16.4 since 2026
//	event's own rules             16.6               [Policy]           —
//	lots                          4                  [Lot]              drawn by Options.DrawLots, at the end of the list
//	values calculated elsewhere   —                  [Given]            by Options.Given; never computed here
//	forfeits as played            /P                 [Code].Played      meaning inferred (T1)
//
// Not covered: the edition before September 2023 (virtual opponents), a recorded withdrawal before half of a round robin
// (the caller leaves such games out), events' own tie-breaks ("OTHER_…": kept in a list, without values). T1 to T11 are
// the open points of the specification, decided as it says.
package tiebreak
