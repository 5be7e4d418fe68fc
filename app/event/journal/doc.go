// Package journal records a chess event as facts. A [Record] is one fact with number, time, device and person; [Apply] folds
// records into a [State]; [Decide] checks a [Command] and answers with the records of what it does and the state after
// them. All of it is pure: time, seeds and the engine's pairing arrive in commands, nothing is read from outside, and an
// old State stays valid. Each subject has one file: facts, commands, questions.
//
// Below it lie ledger (offences, claims, protests and the Laws they are ruled by) and term (what both name), above it file
// (journals, snapshots and backups as text).
//
//	by := journal.Stamp{At: now, Device: "tab-1", By: "Rina"}
//	act, after, err := journal.Decide(state, by, journal.EnterResult{Section: 1, Round: 3, Board: 7, Score: journal.WhiteWins})
//	err = store.Append(ctx, id, act, after) // an act is stored whole or not at all
//
// No records and no error mean that nothing changes. Refusals are typed; see errors.go.
//
// # A round
//
// unpaired → [Draft] → [Published] → [Complete] → [Closed]. [State.Next] answers what a section needs next.
//
//	FixOrder, DrawColor                      once, before round 1          C.04.2 2.2, C.04.3 5.1
//	ForPairing → engine → PairRound          draft of the next round       C.04.2 3.1 (adjourned = draw)
//	DraftWarnings, EditPairing, SwapPlayers  the arbiter looks and changes
//	Publish                                  on the wall
//	EnterResult, Undo                        each board
//	CloseRound                               all boards have a result
//
// Round facts name players by PlayerID; pairing numbers may move (late entry, C.04.2 2.4; wrong data, C.04.2 2.3 until
// round 4 is paired) and are looked up when [State.Tournament] is made. [State.Marks] names the rounds that were paired on
// other data than those that stand now (a later correction, moved numbers, changes by hand): only these may differ when a
// checker recomputes them.
//
// # Undo
//
// [Undo] takes back the last act whole; repeated, the one before (up to 24), until an act that is public (publishing, a
// draw of lots). With Seq it takes back the entry of one result in the open round, however long ago; [State.LastResult]
// finds the newest. The fact is [Reverted]; the state is as if the other had never been. Older results are corrected.
//
// # Storage
//
// Package file writes and reads journals, snapshots and backups. [ReadEvent] reads the data of one fact: those of older
// versions are brought up by the numbered steps of the one table of kinds. An [Image] is a state as plain data. Texts are
// normalised on entry and on reading ([Clean]).
//
// # Limits
//
// A number of half-point byes (HalfBye) is granted by the section's regulation; FIDE sets none. An adjourned game decided
// later marks the rounds in between as [MarkAdjourned]. The lot among equals places a late entry last among them.
package journal
