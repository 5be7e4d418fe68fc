// Package regulation says what the regulation of a section means: which system pairs it with which settings, how many
// rounds its table takes, how far its bracket is, and who stands where by a system of its own. All of it is computed from
// the journal.
//
//	System               Symbol         Limits
//	Dutch, Dubov, Lim …  [System]       Baku acceleration where the section asks for it ([ForPairing])
//	Double-Swiss         [System]       the two games of a match are the steps of its board
//	teams                [System]       match points first; the boards of a match are the steps of its board
//	round robin          [System]       numbers are pairing numbers; a withdrawn player's games are forfeited ([Settled])
//	knock-out            [Bracket]      all coins come from the seed of the draw, in the order of the steps
//	Keizer               [KeizerTable]  half-point byes are excused absences, full-point byes absences for the club
package regulation
