// Package ruling says what an offence at the board costs: the time, cards or game, the position to go back to, who may raise
// it and until when, with the article of the edition played.
//
// A [Case] is one offence under the [Rules] of an event, with the offender's earlier offences of the game; [Rules.Rule]
// answers with data, which faces make words of. Nothing is remembered here: under other rules the same cases give other
// rulings.
//
//	Offence                                  Standard, or full supervision      Rapid and blitz otherwise
//	illegal move, king captured, promotion   7.4 (E09), 7.5 (E14 ff)            A.4 (E09–E18), A.5 (E23), B.3
//	press without a move, two hands          discretion; from E17 as illegal    the same
//	false draw claim                         9.5
//	late, refusal                            the game is lost
//	phones and other devices                 E09: one that sounds; later any, unless the event is milder
//	the record asked for a sixth time        —                                  under full supervision: A.4.3, B.2.3 (E23)
//	others                                   at the arbiter's discretion: 13.4 (E09), 12.9
//	quickplay finish                         10.2 (E09), G (E14), III (E17 ff); not in blitz
//
// What the Laws leave open are fields of [Rules] or of [rules.Edition] with the usual reading as zero value. An overlay (O2SN)
// puts its cards in place of an edition's penalty; the repair stays that of the edition. The article numbers of E14 and of the
// penalties of E17 were not read in an official text.
package ruling
