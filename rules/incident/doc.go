// Package incident answers what an arbiter is told, whatever it is, in one form: the minutes, cards and result, what becomes of the
// position, clock or offer, the articles in the edition played, and who may raise it.
//
// The matters are the offences of rules/ruling, and what is no offence: a wrong start, a touched piece, an offer, a draw that comes by
// itself, fallen flags, scoresheets, a resumption, people who are not playing. [Kinds] lists them with the facts on which each hangs.
// Nothing is decided here that rules and rules/ruling do not know: this package asks them and says who is meant.
//
//	Matter                        Decided by                              Limits
//	offences                      [ruling.Rules.Rule]                     —
//	start, pieces misplaced       [rules.Edition.WrongStart] ff           —
//	touched pieces                Art. 4 as told                          on a position: [rules.Edition.MustPlay]
//	draws                         [ruling.Rules.Hear], rules              the count of moves and positions is told
//	flags, quickplay finish       [ruling.Rules.Rule]                     —
//	can the opponent mate?        [rules.MateProver]                      without a position it is taken that he can
//	resumption                    [rules.Edition.Resume] ff               —
package incident
