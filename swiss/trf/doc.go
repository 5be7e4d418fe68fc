// Package trf reads and writes the Tournament Report File of FIDE: TRF16, TRF26 (C.04 Annex 2, Council 2025-05-12) and the
// extensions of pairing engines known as TRF(x) (XX?) and TRF(bx) (BB?).
//
// [ReadTournament] turns a file into a [Document] and reports every mistake together, each with line and column. A Document says
// what the file says, with three things brought into one form whichever dialect they came in: virtual points (250, XXA),
// requested byes (001, 240, XXZ) and forbidden pairs (260, XXP). [Document.Draft] gives the event to the engines,
// [New] makes a Document of an event, and [Document.Encode] writes one; what was written reads back equal.
//
//	Records                                  Symbol                      Limits
//	012 … 132, 142, 152, 172 … 222, 352      [Document]                  —
//	001                                      [Player]                    2,000 players, as many rounds as swiss.MaxRounds
//	162, XXS, BB?                            [Scoring]                   XXS by colour must agree
//	240, XXZ                                 [Player].Rounds, [Bye]      byes of teams stay a list
//	250, XXA, 192 …_BAKU                     [Player].Virtual, [Draft]   the later 250 of a cell is an error
//	260, XXP                                 [Document].Forbidden        —
//	299                                      [Abnormal]                  a typed award replaces the usual one: UNVERIFIED
//	013, 310, 320, 330, 300, 362             [Team] and its lists        kept as data; matches by [Document.TeamHistories]
//	two columns a match                      [Document.GamesDraft]       Double-Swiss: FIDE fixes no form (F5)
//	federations in 032 and 001               [FederationCode]            read as they stand; who writes turns ISO's into FIDE's
//	802                                      [TeamRow]                   for people: written from the games, read where it has our columns
//	### on a round, before the players       [Document].Remarks          written before the players; other comments are kept in Other
//	### Ratings from Round n             [Document.Periods]          a comment of our own: 001 has room for one rating
//	801 and unknown codes                    [Document].Other            kept as they stand, after the known records; 801 is not written, see below
//
// 801 says for people what 802 says, with the result of each board. Its columns depend on the event, and the one example of FIDE (the
// Grandmommy's Cup, fifty teams) does not show how wide the number of an opponent is among fewer than ten teams or more than 99
// (UNVERIFIED); no reader that we know takes anything from it. What it would hold stands in 001, 310, 300 and 802.
//
// Readings of open points: columns count characters (F1), and bytes only where a line makes sense in no other way, with a
// warning; a result without opponent (1 = 0 -) is a bye or an absence as files from before TRF16 write them, with a
// warning, but a forfeit with a colour is a board of teams that stayed empty; a paired game with a blank result is pending, and a blank in a round where others are paired is a zero-point
// bye; virtual points of a team event stand in the match points, and in the other column with a warning (F2); N of the
// Baku method is the number of players in the file; XXC rank is the order of the lines.
package trf
