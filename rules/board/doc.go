// Package board holds chess positions: legal moves, making and taking back, identity, and their text in FEN. It is built for
// search and for the questions an arbiter asks; github.com/notnil/chess lends the words (colors, squares, kinds of pieces) and is
// the second opinion of the tests, and takes no part in the answers.
//
//	Rule              E09     E18      E23      Symbol                            Missing here
//	moves of pieces   3.2-8   3.2-8    3.2-8    [Position.Moves]                  the choice of touched pieces (Art. 4), see rules
//	en passant        3.7d    3.7.4.1  3.7.3.1  [Move.IsEnPassant]                —
//	castling          3.8a    3.8.2    3.8.2    [Move.IsCastling]                 —
//	check             3.9     3.9.1    3.9.1    [Position.InCheck]                —
//	checkmate         5.1a    5.1.1    5.1.1    [Position.IsCheckmate]            —
//	stalemate         5.2a    5.2.1    5.2.1    [Position.IsStalemate]            —
//	same position     9.2     9.2.2    9.2.3    [Position.Same], [Position.Pack]  counting occurrences, see rules
//	Chess960          App. F  Gl. II   Gl. II   [StartNumber]                     —
//
// A [Position] is a small comparable value: copy it to keep it. Nothing here allocates but the functions that return text,
// slices or errors.
package board
