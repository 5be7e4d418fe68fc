package rules

import (
	"fmt"
	"slices"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A ClaimKind is what a claim of a draw rests on.
type ClaimKind uint8

// The claims of Art. 9.2 and 9.3.
const (
	Threefold ClaimKind = iota
	Fifty
)

// A Claim is a player's claim of a draw. Only the player to move may make it.
type Claim struct {
	By       chess.Color
	Kind     ClaimKind
	Intended board.Move // the move written down and not played (Art. 9.2.1, 9.3.1 (E23)); 0: the claim is for the board
}

// A NotOnMoveError reports a claim by the player who does not have the move (Art. 9.2 (E23)).
type NotOnMoveError struct{ By chess.Color }

func (e *NotOnMoveError) Error() string {
	return fmt.Sprintf("rules: only the player to move may claim, not %s", e.By.Name())
}

// Touch records that the player to move has touched a piece in order to move or capture: the right to claim a draw is lost
// for this turn (Art. 9.4) and an offer of the opponent lapses (Art. 9.1.2.1 (E23)).
func (g *Game) Touch() error {
	if err := g.going(); err != nil {
		return err
	}
	g.touched = true
	if g.hasOffer && g.offer.By != g.positions.last().Turn() {
		g.hasOffer = false
	}
	return nil
}

// CanClaim reports whether a claim would be right; Play and Claim are not affected.
func (g *Game) CanClaim(c Claim) bool {
	pos := g.positions.last()
	if g.ended || g.touched || c.By != pos.Turn() || c.Intended != 0 && !slices.Contains(g.legal, c.Intended) {
		return false
	}
	return g.proves(c)
}

// proves answers the arbiter's check of a claim (Art. 9.5.1 (E23)).
func (g *Game) proves(c Claim) bool {
	pos, at := *g.positions.last(), len(g.positions)-1
	if c.Intended != 0 {
		pos, at = pos.After(c.Intended), at+1
	}
	if c.Kind == Fifty {
		return pos.HalfmoveClock() >= fiftyMoves
	}
	return g.positions.occurrences(at, &pos) >= 3
}

// rule returns the provision that c rests on.
func (c *Claim) rule() Rule {
	switch {
	case c.Kind == Threefold && c.Intended != 0:
		return RuleThreefoldIntended
	case c.Kind == Threefold:
		return RuleThreefoldOnBoard
	case c.Intended != 0:
		return RuleFiftyIntended
	}
	return RuleFiftyOnBoard
}

// Claim decides a claim (Art. 9.5 (E23)). A right one draws the game. A false one gives the opponent time, obliges the
// claimant to play the move he wrote, and stands as a draw offer (Art. 9.1.2.3 (E23)). After a touch the right to claim is
// lost (Art. 9.4), without a penalty. A written move that is not legal cannot bring the draw: the caller names such a claim
// with ClaimUnplayable.
func (g *Game) Claim(c Claim) (Ruling, error) {
	pos, err := g.claimant(c.By)
	if err != nil {
		return Ruling{}, err
	}
	if c.Intended != 0 && !slices.Contains(g.legal, c.Intended) {
		return Ruling{}, &IllegalMoveError{Move: c.Intended.String(), FEN: pos.FEN(), Article: "3.10.2"}
	}
	if g.touched {
		return g.setup.Edition.ruling(RuleClaimLost, Ongoing), nil
	}
	if g.must != 0 && c.Intended != g.must && c.Intended != 0 {
		return Ruling{}, &ObligedMoveError{Move: c.Intended, Obliged: g.must, Article: g.setup.Edition.Article(RuleClaimFalse)}
	}
	if g.proves(c) {
		return g.end(g.setup.Edition.ruling(c.rule(), Drawn)), nil
	}
	r := g.falseClaim(c.By)
	if c.Intended != 0 {
		g.must = c.Intended
	}
	return r, nil
}

// ClaimUnplayable decides a claim whose written move is illegal or cannot be understood: it is false (Art. 9.5.3 (E23)), and
// no move is laid on the claimant but by touch.
func (g *Game) ClaimUnplayable(by chess.Color) (Ruling, error) {
	if _, err := g.claimant(by); err != nil {
		return Ruling{}, err
	}
	if g.touched {
		return g.setup.Edition.ruling(RuleClaimLost, Ongoing), nil
	}
	return g.falseClaim(by), nil
}

func (g *Game) claimant(by chess.Color) (*board.Position, error) {
	if err := g.going(); err != nil {
		return nil, err
	}
	pos := g.positions.last()
	if by != pos.Turn() {
		return nil, &NotOnMoveError{By: by}
	}
	return pos, nil
}

func (g *Game) falseClaim(by chess.Color) Ruling {
	e := &g.setup.Edition
	g.offer, g.hasOffer = Offer{By: by, Ply: len(g.moves), Claim: true}, true
	r := e.ruling(RuleClaimFalse, Ongoing)
	r.Penalties = []Penalty{{Kind: TimeToOpponent, Offender: by, Time: e.FalseClaimTime.Of(g.setup.Class)}}
	return r
}
