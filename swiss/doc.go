// Package swiss is the vocabulary of a tournament: players, rounds, results with every bye and forfeit, points in exact
// tenths, colour histories and floats. The pairing systems (swiss/dutch and its siblings), the tie-breaks (swiss/tiebreak)
// and the file formats (swiss/trf) all speak it; none of them knows a screen, a clock or a store.
//
// Articles are those of the FIDE Handbook in force since 2026-02-01: C.04.1 Basic Rules (BR), C.04.2 General Handling
// Rules (GHR).
//
//	Rule                               Article          Symbol
//	a result is known or none          C.04.2 3.1       [Outcome]
//	forfeits are no meeting, no colour C.04.2 3.4, 3.5  [Tournament.HaveMet], [Tournament.Colors]
//	the bye counts the same for all    C.04.1 3         [Scoring]
//	initial order                      C.04.2 2.2       [OrderPlayers]
//	order of the boards                C.04.2 3.6       [Tournament.SortBoards]
//	matches: teams, Double-Swiss       C.04.5, C.04.6   [Matches], [MatchSystem]
//
// A [Draft] may be wrong; a [*Tournament] may not: [NewTournament] checks it whole and reports every defect together.
package swiss
