package rules

import (
	"fmt"
	"slices"

	"github.com/notnil/chess"
)

// OpenOffer returns the draw offer that the opponent may accept now.
func (g *Game) OpenOffer() (Offer, bool) { return g.offer, g.hasOffer }

// OfferDraw records an offer made at another moment than with a move. It is valid, and may be punished as a disturbance
// (Art. 9.1.2.1 (E23)); an offer cannot be withdrawn.
func (g *Game) OfferDraw(by chess.Color) error {
	if err := g.going(); err != nil {
		return err
	}
	if !g.hasOffer || g.offer.By == by {
		g.offer, g.hasOffer = Offer{By: by, Ply: len(g.moves)}, true
	}
	return nil
}

// RefuseDraw records that by refuses the opponent's offer in words.
func (g *Game) RefuseDraw(by chess.Color) error {
	if err := g.offered(by); err != nil {
		return err
	}
	g.hasOffer = false
	return nil
}

// AcceptDraw accepts the opponent's open offer: the game is drawn by agreement (Art. 5.2.3 (E23)), unless the Laws or the
// event do not allow it yet; consent is the arbiter's, where the event asks for it (Art. 9.1.1 (E23)).
func (g *Game) AcceptDraw(by chess.Color, consent bool) (Ruling, error) {
	if err := g.offered(by); err != nil {
		return Ruling{}, err
	}
	return g.AgreeDraw(consent)
}

// AgreeDraw ends the game as drawn by the agreement of both players.
func (g *Game) AgreeDraw(consent bool) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	e := &g.setup.Edition
	fewest := min(g.MovesBy(chess.White), g.MovesBy(chess.Black))
	if fewest < e.MovesBeforeAgreement {
		return e.ruling(RuleAgreement, Ongoing), nil
	}
	if limit := g.setup.DrawFromMove; !consent && (limit == NoAgreement || fewest < limit) {
		return e.ruling(RuleDrawRestricted, Ongoing), nil
	}
	return g.end(e.ruling(RuleAgreement, Drawn)), nil
}

// A NoOfferError reports an answer to a draw offer that is not open.
type NoOfferError struct{ By chess.Color }

func (e *NoOfferError) Error() string {
	return fmt.Sprintf("rules: no draw offer is open to %s", e.By.Name())
}

func (g *Game) offered(to chess.Color) error {
	if err := g.going(); err != nil {
		return err
	}
	if !g.hasOffer || g.offer.By == to {
		return &NoOfferError{By: to}
	}
	return nil
}

// Resign ends the game by resignation (Art. 5.1.2 (E23)): lost, but drawn in editions with the proviso where the opponent
// cannot checkmate by any series of legal moves.
func (g *Game) Resign(by chess.Color) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	if dead := g.CheckDead(g.setup.Prover); dead.Ends() {
		return dead, nil
	}
	r := g.setup.Edition.ruling(RuleResignation, WinFor(by.Other()))
	if g.setup.Edition.ResignationProviso {
		r = g.proviso(r)
	}
	return g.end(r), nil
}

// FlagFall ends the game on time (Art. 6.9): side has not completed the moves of the period. It is a draw where the opponent
// cannot checkmate by any series of legal moves. Whether a flag counts as fallen (Art. 6.8) is for the caller to say.
func (g *Game) FlagFall(side chess.Color) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	if dead := g.CheckDead(g.setup.Prover); dead.Ends() {
		return dead, nil
	}
	return g.end(g.proviso(g.setup.Edition.ruling(RuleFlagFall, WinFor(side.Other())))), nil
}

// CheckDead ends a game whose position p proves dead (Art. 5.2.2 (E23)); the zero Ruling says that it goes on. A position that
// died earlier is dead still, and the draw came before whatever else happened since.
func (g *Game) CheckDead(p MateProver) Ruling {
	if g.ended || !isDead(p, g.positions.last()) {
		return Ruling{}
	}
	return g.end(g.setup.Edition.ruling(RuleDeadPosition, Drawn))
}

// LoseByRule ends the game as lost by side under another provision, such as a further illegal move (Art. 7.5.5 (E23)) or a red
// card (O2SN); proviso makes it a draw where the opponent cannot checkmate.
func (g *Game) LoseByRule(side chess.Color, rule Rule, article string, proviso bool) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	if dead := g.CheckDead(g.setup.Prover); dead.Ends() {
		return dead, nil
	}
	r := Ruling{Rule: rule, Article: article, Edition: g.setup.Edition.ID, Result: WinFor(side.Other())}
	if proviso {
		r = g.proviso(r)
	}
	return g.end(r), nil
}

// proviso turns a loss into a draw where it is proved that the winner cannot checkmate, and leaves open what is not proved.
func (g *Game) proviso(r Ruling) Ruling {
	r.Proof = g.setup.Prover.CanMate(g.positions.last(), r.Result.Winner())
	switch r.Proof.Verdict {
	case CannotMate:
		r.Result = Drawn
	case NotProven:
		r.Open = true
	}
	return r
}

// BothFlags describes two flags found fallen when nobody can say which fell first; electronic clocks show it, and then
// FlagFall is the call.
type BothFlags struct {
	LastPeriod bool // all remaining moves belong to this period
	Announced  bool // the guidelines for games without increment hold in this event (III.2.1 (E23))
	Supervised bool // rapid or blitz with arbiters enough for the full rules of competition
}

// BothFlagsDown decides such a game by the edition: it continues, is drawn, or ends open for the arbiter.
func (g *Game) BothFlagsDown(b BothFlags) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	e := &g.setup.Edition
	rule := e.BothFlagsRule(g.setup.Class, b.Supervised)
	if rule == BothFlagsIfAnnounce && b.Announced {
		rule = BothFlagsByPeriod
	}
	switch {
	case rule == BothFlagsDraw:
		r := e.ruling(RuleBothFlagsRapid, Drawn)
		if e.BothFlagsArticle != "" {
			r.Article = e.BothFlagsArticle
		}
		return g.end(r), nil
	case rule != BothFlagsByPeriod:
		r := e.ruling(RuleFlagFall, Ongoing)
		r.Open = true
		return g.end(r), nil
	case b.LastPeriod:
		return g.end(e.ruling(RuleBothFlagsDraw, Drawn)), nil
	}
	return e.ruling(RuleBothFlagsContinue, Ongoing), nil
}

// Decide records an arbiter's decision. After the end it is the only thing that changes the result; with Result Ongoing it
// opens the game again.
func (g *Game) Decide(d Decision) error {
	if d.Reason == "" || d.By == "" {
		return &DecisionError{Decision: d}
	}
	g.decisions = append(g.decisions, d)
	if d.Result == Ongoing {
		g.final, g.ended = Ruling{}, false
		return nil
	}
	if !g.ended {
		g.end(Ruling{Rule: RuleDecision, Article: d.Article, Edition: g.setup.Edition.ID, Result: d.Result})
	}
	return nil
}

// A DecisionError reports a decision without a reason or without the arbiter's name.
type DecisionError struct{ Decision Decision }

func (e *DecisionError) Error() string {
	return "rules: a decision needs a reason and the name of the arbiter"
}

// TakeBackTo returns to the position after ply half-moves, as Art. 7.5 and 7.6 want it. The moves taken back are kept; their
// draw offers are gone. rule says which provision asked for it.
func (g *Game) TakeBackTo(ply int, rule Rule) (Ruling, error) {
	if err := g.going(); err != nil {
		return Ruling{}, err
	}
	if ply < 0 || ply > len(g.moves) {
		return Ruling{}, &PlyError{Ply: ply, Played: len(g.moves)}
	}
	g.takeBacks = append(g.takeBacks, TakeBack{From: len(g.moves), To: ply, Moves: slices.Clone(g.moves[ply:]), Rule: rule})
	g.positions, g.moves, g.notes = g.positions[:ply+1], g.moves[:ply], g.notes[:ply]
	g.hasOffer, g.touched, g.must = false, false, 0
	g.look()
	return g.setup.Edition.ruling(rule, Ongoing), nil
}

// A PlyError reports a return to a position that the game did not have.
type PlyError struct{ Ply, Played int }

func (e *PlyError) Error() string {
	return fmt.Sprintf("rules: no position after %d half-moves: %d were played", e.Ply, e.Played)
}
