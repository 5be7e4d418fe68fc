// Package mate answers whether a side can still checkmate by any possible series of legal moves, and proves the answer.
//
//	Rule                            E09   E14   E18    E23    Symbol         Missing
//	flag fall: loss or draw         6.9   6.9   6.9    6.9    [CanMate]      not proven past the budget
//	resignation that is a draw      —     —     —      5.1.2  [CanMate]      the same
//	illegal move: loss or draw      7.4b  7.5b  7.5.5  7.5.5  [CanMate]      the same
//	dead position                   5.2b  5.2b  5.2.2  5.2.2  [Dead]         the same
//
// "Any possible series" is read without the draws by repetition and by the count of moves: they are claims, or would make the
// question depend on the past. Chess960 is answered like standard chess.
//
// Four proofs lead to No. [BareKing] and [Material] need no search. [Blocked] shows that what can ever move cannot make a net,
// by facts chosen too generous to the mating side; it holds with castling and en passant. [Exhausted] has looked at every
// position that can arise, or proved one of the others for it; positions are kept and compared in full, so that no chance
// agreement of hash values can cut the search short. Yes is proved by its line.
//
// The search is not iterative deepening, as programs for this question often have it, but keeps every position and goes on
// from the one nearest to a mate: helpmates of a hundred moves are found in thousands of positions, and exhausting a closed
// position looks at each of its positions once.
package mate
