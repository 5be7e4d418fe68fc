package mate

import (
	"math/bits"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// Refute returns the proof that side cannot checkmate from pos by any possible series of legal moves (Art. 5.2.2 and 6.9 (E23)), "" where
// none was found among so many positions. It proves what [CanMate] answers No to with that budget, several times faster: who asks for
// no line needs no order in which mates are found soon.
func Refute(pos *board.Position, side chess.Color, positions int) Proof {
	if pos.IsCheckmate() {
		if pos.Turn() != side {
			return ""
		}
		return Exhausted
	}
	if proof := ByMaterial(pos, side); proof != "" {
		return proof
	}
	if isBlocked(pos, side) {
		return Blocked
	}
	c := &crowd{most: positions, at: make([]board.Packed, 0, min(positions, blockSize)+1), slots: make([]int32, 1<<bits.Len(uint(2*positions+1)))}
	if c.holdsNoMate(pos, side) {
		return Exhausted
	}
	return ""
}

// A crowd is every position that can arise, as long as they are few.
type crowd struct {
	most  int
	at    []board.Packed // in the order of discovery
	slots []int32        // index+1 by hash, open addressing; at most half full
}

// holdsNoMate looks at every position that can arise, leaving out those from which side cannot mate, and reports that they are not too
// many and none is a mate by side.
func (c *crowd) holdsNoMate(pos *board.Position, side chess.Color) bool {
	var list board.MoveList
	c.add(pos.Pack())
	for n := 0; n < len(c.at); n++ {
		p := c.at[n].Position(pos.Chess960())
		moves := p.Moves(&list)
		if len(moves) == 0 && p.Turn() != side && p.InCheck() {
			return false
		}
		for _, m := range moves {
			next := p.After(m)
			if (m.IsCapture() || m.Promotion() != chess.NoPieceType) && ByMaterial(&next, side) != "" {
				continue
			}
			if c.add(next.Pack()); len(c.at) > c.most {
				return false
			}
		}
	}
	return true
}

// add keeps a position, once.
func (c *crowd) add(at board.Packed) {
	mask := uint64(len(c.slots) - 1)
	i := hash(&at) & mask
	for ; c.slots[i] != 0; i = (i + 1) & mask {
		if c.at[c.slots[i]-1] == at {
			return
		}
	}
	c.at = append(c.at, at)
	c.slots[i] = int32(len(c.at))
}
