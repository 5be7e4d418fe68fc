// Package lim pairs by the Lim system, C.04.4.3 as in force since 2026-02-01. FIDE endorses no program for it. The
// system has no criteria: every choice is the first in an order. Our basis is the opening of the text and detailed
// descriptions of the rest, so articles 2.3, 2.6, 3 and 4 below are a well-founded reading (UNVERIFIED in detail).
// "Highest numbered" means pairing number 1.
//
//	Rule                          Article                    Symbol         Limits
//	bye                           C.04.4.3 1.1, 7.1          [System]       the others must stay pairable
//	compatible players            C.04.4.3 2.1, 6            engine.legal   colour limits off in the last round
//	order of the groups           C.04.4.3 2.2               [System]       —
//	who floats                    C.04.4.3 2.3, 3.2, 3.9     floaters       as many as a largest matching leaves over
//	floaters paired first         C.04.4.3 3.6 to 3.8        engine.pair    any member may be the opponent; upfloaters of the median meet the lowest numbered
//	scrutiny and exchange         C.04.4.3 2.4, 4            engine.pair    halves afresh for the players left; whole order for a colour exchange
//	blocked median                C.04.4.3 2.6               engine.crack   floaters counted as they stand
//	colours                       C.04.4.3 5                 engine.colors  histories of games played, aligned at the end
//	Maxi-tournament               C.04.4.3 3.2.3, 3.8, 5.7   [System].Maxi  not defined in the current text: the organiser's flag
//	floater of the last round     C.04.4.3 3.10              engine.floated games only
package lim
