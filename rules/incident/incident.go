package incident

import (
	"fmt"
	"slices"

	"github.com/notnil/chess"

	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/ruling"
)

// A Kind is what happened: an offence of rules/ruling, or another matter.
type Kind string

// A Raiser is who brings it up.
type Raiser string

// Who may bring a matter up.
const (
	Arbiter Raiser = "arbiter"
	Player  Raiser = "player" // the opponent of the offender, or the claimant
	Nobody  Raiser = "none"   // it comes by itself, or nobody has raised it
)

// An Event is what the event is played by.
type Event struct{ ruling.Rules }

// An Incident is one thing that happened.
type Incident struct {
	Kind  Kind
	White bool // the player has White: the offender, or the claimant; where both are meant, either
	By    Raiser
	Facts Facts
	// Before are the player's offences of this game that were ruled on, CardsBefore what else he has of an overlay's cards.
	Before      []ruling.Kind
	CardsBefore int
	Position    *board.Position // where the ruling hangs on it; nil: the opponent can mate
	Prover      rules.MateProver
	// BareKing says that the opponent has nothing but his king, where the position is not one that legal moves can reach.
	BareKing bool
}

// An InputError reports an incident that cannot be ruled on.
type InputError struct {
	Field string
	Value string
	Want  string
}

func (e *InputError) Error() string {
	return fmt.Sprintf("incident: %s %q: want %s", e.Field, e.Value, e.Want)
}

// court is one incident being judged.
type court struct {
	ev  *Event
	in  *Incident
	e   rules.Edition // with the overlay applied
	out Answer
}

// Judge says what follows from an incident, or an *InputError.
func (ev *Event) Judge(in Incident) (Answer, error) {
	c := &court{ev: ev, in: &in, e: ev.Edition}
	if ev.Overlay != nil {
		c.e = ev.Overlay.Apply(ev.Edition)
	}
	c.out = Answer{Kind: in.Kind, Edition: c.e.ID}
	if !slices.Contains([]Raiser{Arbiter, Player, Nobody}, in.By) {
		return Answer{}, &InputError{"by", string(in.By), "arbiter, player or none"}
	}
	if m, ok := matters[in.Kind]; ok {
		m.judge(c)
		return c.out, nil
	}
	if !ruling.Kind(in.Kind).IsValid() {
		return Answer{}, &InputError{"kind", string(in.Kind), "one of the kinds"}
	}
	if err := c.offence(); err != nil {
		return Answer{}, err
	}
	return c.out, nil
}

// player and opponent are the sides of the incident.
func (c *court) player() chess.Color   { return ruling.Side(c.in.White) }
func (c *court) opponent() chess.Color { return ruling.Side(!c.in.White) }

// mate answers whether side can checkmate: by the position, else it is taken that it can.
func (c *court) mate(side chess.Color) rules.Proof {
	switch {
	case c.in.BareKing && side == c.opponent():
		return rules.Proof{Verdict: rules.CannotMate, Kind: rules.ProofBareKing}
	case c.in.Position == nil:
		return rules.Proof{Verdict: rules.CanMate}
	case c.in.Prover == nil:
		return rules.Search{}.CanMate(c.in.Position, side)
	}
	return c.in.Prover.CanMate(c.in.Position, side)
}

// dead reports whether the position is proved dead, neither side being able to checkmate (Art. 5.2.2 (E23)).
func (c *court) dead() bool {
	return c.in.Position != nil && c.mate(chess.White).Verdict == rules.CannotMate && c.mate(chess.Black).Verdict == rules.CannotMate
}

func (c *court) limited() bool { return c.ev.Class != rules.Standard && !c.ev.Supervised }

// cite adds the articles of the edition; the first one that it has is the main one.
func (c *court) cite(list ...rules.Rule) {
	for _, r := range list {
		c.name(c.e.Article(r))
	}
}

// name adds an article by its number.
func (c *court) name(article string) {
	if article != "" && !slices.Contains(c.out.Articles, article) {
		c.out.Articles = append(c.out.Articles, article)
	}
}

// say gives the answer of a matter that is no offence.
func (c *court) say(r Repair, who Who, list ...rules.Rule) {
	c.out.Repair, c.out.MayRaise = r, who
	c.cite(list...)
}

// drawn ends the game in a draw, lost against the player.
func (c *court) drawn() { c.out.Result, c.out.Repair = rules.Drawn, Over }
func (c *court) lost()  { c.out.Result, c.out.Repair = rules.WinFor(c.opponent()), Over }

// lostUnlessDraw ends it against the player, and in a draw where the opponent cannot checkmate.
func (c *court) lostUnlessDraw() {
	c.lost()
	c.out.Proof = c.mate(c.opponent())
	switch c.out.Proof.Verdict {
	case rules.CannotMate:
		c.drawn()
	case rules.NotProven:
		c.out.Open = true
	}
}
