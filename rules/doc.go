// Package rules applies the FIDE Laws of Chess, editions E09 to E23: games from start to end, claims, touch-move,
// irregularities, scoresheets and adjournment. Positions come from rules/board; github.com/notnil/chess lends its vocabulary
// and is never asked for a result. Rulings are data with the article in the edition played; faces make words of them.
//
//	Rule                       E09        E14      E17/E18   E23      Decided by                Limits
//	checkmate, stalemate       5.1a 5.2a  same     5.1.1 ff  same     [Game.Play]               —
//	dead position              5.2b       5.2b     5.2.2     5.2.2    [Game.Play]               what Setup.Watch leaves unproved: [Game.CheckDead]
//	resignation                5.1b       5.1b     5.1.2     5.1.2    [Game.Resign]             not proven: open, the arbiter decides
//	agreement, offers          5.2c 9.1   same     5.2.3     5.2.3    [Game.AgreeDraw]          —
//	three times, fifty moves   9.2 9.3    same     same      same     [Game.Claim]              —
//	five times                 —          9.6a     9.6.1     9.6.1    [Game.Play]               E14 counts consecutive ones only
//	75 moves                   —          9.6b     9.6.2     9.6.2    [Game.Play]               checkmate first
//	flag-fall                  6.9        6.9      6.9       6.9      [Game.FlagFall]           when a flag counts as fallen (6.8): the caller
//	both flags                 6.11       G.3      III.3.1   III.3.1  [Game.BothFlagsDown]      order known: FlagFall
//	return to a position       7.4 7.5    7.5 7.6  7.5 7.6   same     [Game.TakeBackTo]         clock times: the arbiter
//	touch-move                 4.3–4.6    4.3–4.7  4.3–4.7   4.3–4.7  [Edition.MustPlay]        what was meant: the arbiter
//	move made, complaint       4.6 4.7    4.7 4.8  same      same     [Edition.MoveMade]        —
//	wrong start, colors        7.1 7.2    7.2 7.3  same      same     [Edition.WrongStart] ff   —
//	recording                  8.1 8.4    same     same      same     [Edition.MustWrite] ff    —
//	scoresheet as proof        8.5 9.5    same     same      same     [SheetReading.Supports]   —
//	points as penalty          13.4       12.9     12.9.4    12.9.4   [Edition.Score]           what the opponent of a lost game scores: the arbiter
//	assistants, announcements  6.7d       6.2.6    4.9       4.9      [Edition.MayAssist] ff    —
//	two boards                 E.2.7      D.2.9    D.2.9     D.2.9    [Edition.BoardsDiffer]    —
//	overlays (O2SN-2013)       —          —        —         —        [Overlay]                  the board after items 6 to 9: the base edition
//	adjournment                Adj.       Adj.     I.        I.       [Game.Adjourn] ff         E14 numbers unverified
//
// Points that the Laws leave open are fields of [Edition] with the usual reading as value: penalty minutes of supervised
// blitz (E23), consecutive or any five repetitions (E14), the proviso of resignation. A series of moves to mate is read without
// draws by repetition or number of moves. No cap is set where a time penalty passes all limits.
package rules
