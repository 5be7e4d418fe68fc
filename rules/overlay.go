package rules

import (
	"fmt"
	"slices"
	"time"
)

// An Overlay is an event's own rules on top of an edition, such as cards for offences. It is data: an organiser may begin with an
// empty one and fill it.
type Overlay struct {
	ID   string
	Base string // edition for all that the overlay leaves out

	RapidFrom, StandardFrom Limit // zero: as in the base edition
	// LimitOutside takes "more than" in RapidFrom by the letter: exactly that time is blitz, without cards. Else it is rapid where it is
	// so in the base edition: a game of 15+0 or 10+5 keeps its cards.
	LimitOutside     bool
	FlagByClaimOnly  bool
	FlagArticle      string // cited for it
	FlagClaimArticle string // cited for how a win on time is claimed; "": by the base edition
	BothFlagsDraw    bool
	BothFlagsArticle string
	SetupClaimMoves  int  // in rapid; 0: as in the base edition
	SetupRookCastles bool // only exchanged king and queen forbid castling, as in A.4a (E09)

	SetupArticle string // cited for SetupClaimMoves; "": by the base edition

	CardsToLose PerClass[int]    // cards of one game that make a red card, which loses it; 0: cards never lose
	CardArticle PerClass[string] // cited for the red card
	// RedCardProviso makes such a loss a draw where the opponent cannot checkmate. O2SN does not state it.
	RedCardProviso bool
	CardsAddTime   bool // a card for an illegal move leaves the opponent the edition's time. O2SN does not state it.
	Offences       []Offence
}

// An Offence is an act with its cards. Cards of all offences of a game add up.
type Offence struct {
	ID      string
	Article string        // how it is cited: "O2SN 8"
	Cards   PerClass[int] // 0 in a class where it is none
	Minutes PerClass[int] // of penalty beside the cards: added to the opponent's time, with TimeOff taken from the player's own
	TimeOff bool
	SitOut  bool // the player does not play the next round
	Arbiter bool // the arbiter acts on what he sees
	Player  bool // the opponent may claim it
	Stated  bool // the sheet says who may raise it; else Arbiter and Player are our reading
}

// O2SN2013 returns the rules of the Indonesian school olympiad of 2013. The base edition is not named there: E09, as an organiser may
// set otherwise. Blitz is not played under them.
func O2SN2013() Overlay {
	offence := func(id, item string, standard, rapid int, who string, stated bool) Offence {
		return Offence{ID: id, Article: "O2SN " + item, Cards: PerClass[int]{standard, rapid, 0},
			Arbiter: who != "player", Player: who != "arbiter", Stated: stated}
	}
	o := Overlay{
		ID: "O2SN-2013", Base: "E09",
		RapidFrom: Limit{Time: 15 * time.Minute, More: true}, StandardFrom: Limit{Time: time.Hour, More: true},
		FlagByClaimOnly: true, FlagArticle: "O2SN 3", FlagClaimArticle: "O2SN 4", BothFlagsDraw: true, BothFlagsArticle: "O2SN 5",
		SetupClaimMoves: 3, SetupRookCastles: true, SetupArticle: "O2SN rapid 2",
		CardsToLose: PerClass[int]{4, 3, 0}, CardArticle: PerClass[string]{"O2SN standard", "O2SN rapid", ""},
		Offences: []Offence{
			offence("no_recording", "standard 2", 2, 0, "both", false),
			offence("open_check", "6", 2, 2, "both", false),
			offence("king_captured", "6", 2, 2, "both", false),
			offence("promotion_incomplete", "7", 2, 2, "both", true),
			offence("illegal_move", "8", 2, 2, "player", true),
			offence("both_kings_in_check", "9", 2, 2, "both", true),
			offence("tells_other_clock_playing", "10", 2, 2, "arbiter", false),
			offence("knock_gt2_before_press", "11a", 1, 1, "both", true),
			offence("knock_le2_after_press", "11b", 1, 1, "both", true),
			offence("knock_gt2_after_press", "11c", 2, 2, "both", true),
			offence("two_hands", "12", 1, 1, "both", false),
			offence("clock_handling", "13", 1, 1, "both", false),
			offence("piece_over_edge", "14", 1, 1, "both", true),
			offence("tells_other_clock_finished", "15", 0, 0, "arbiter", false),
		},
	}
	o.Offences[len(o.Offences)-1].SitOut = true
	return o
}

// Apply returns the edition as the overlay changes it.
func (o *Overlay) Apply(e Edition) Edition {
	if o.RapidFrom != (Limit{}) {
		included := !o.LimitOutside && e.RapidFrom.reached(o.RapidFrom.Time)
		e.RapidFrom = o.RapidFrom
		e.RapidFrom.More = e.RapidFrom.More && !included
	}
	if o.StandardFrom != (Limit{}) {
		e.StandardFrom = o.StandardFrom
	}
	if o.FlagByClaimOnly {
		e.FlagByClaimOnly, e.ArbiterCallsFlag, e.ClaimantNeedsTime = true, false, true
	}
	if o.BothFlagsDraw {
		e.BothFlags = PerClass[BothFlagsRule]{BothFlagsDraw, BothFlagsDraw, BothFlagsDraw}
		e.BothFlagsArticle = o.BothFlagsArticle
	}
	if o.SetupClaimMoves > 0 {
		e.SetupClaimMoves = o.SetupClaimMoves
		e.MisplacedRookCastles = o.SetupRookCastles
		e.SetupLimitSupervised = true
	}
	return e
}

// A ClassDoubt is why an organiser should look at the class of an event under an overlay; faces key their words by it.
type ClassDoubt string

// The doubts.
const (
	NoDoubt ClassDoubt = ""
	AtLimit ClassDoubt = "at_limit" // the time is exactly the least of rapid, and the sheet says "more than": see [LimitOutside]
	NoCards ClassDoubt = "no_cards" // in the class of this time the overlay gives no cards
	NoTime  ClassDoubt = "no_time"  // no time control is known: the overlay takes the game for standard
)

// Doubt answers whether the class of a main time and an increment is plain under the overlay on base.
func (o *Overlay) Doubt(base Edition, main, increment time.Duration) ClassDoubt {
	e := o.Apply(base)
	switch {
	case o.RapidFrom.More && main+60*increment == o.RapidFrom.Time:
		return AtLimit
	case o.CardsToLose != PerClass[int]{} && o.CardsToLose.Of(e.Class(main, increment)) == 0:
		return NoCards
	}
	return NoDoubt
}

// CostsIn reports whether the offence costs anything in a class of play.
func (x *Offence) CostsIn(c Class) bool { return x.Cards.Of(c) > 0 || x.Minutes.Of(c) > 0 || x.SitOut }

// Offence returns an offence of the overlay.
func (o *Overlay) Offence(id string) (Offence, error) {
	if i := slices.IndexFunc(o.Offences, func(x Offence) bool { return x.ID == id }); i >= 0 {
		return o.Offences[i], nil
	}
	return Offence{}, &UnknownOffenceError{Overlay: o.ID, ID: id}
}

// An UnknownOffenceError reports an offence that an overlay does not list.
type UnknownOffenceError struct{ Overlay, ID string }

func (e *UnknownOffenceError) Error() string {
	return fmt.Sprintf("rules: %s knows no offence %q", e.Overlay, e.ID)
}

// Cards is how a player stands after his offences of one game.
type Cards struct {
	Cards    int
	ToLose   int      // 0: cards never lose in this class
	RedCard  bool     // the game is lost
	SitOut   bool     // of the next round
	Articles []string // of the offences, in order
}

// Add counts cards that were given for offences not named.
func (k *Cards) Add(cards int) {
	k.Cards += cards
	k.RedCard = k.ToLose > 0 && k.Cards >= k.ToLose
}

// Count adds up a player's offences of one game. An offence that is none in the class gives no card.
func (o *Overlay) Count(c Class, offences []string) (Cards, error) {
	k := Cards{ToLose: o.CardsToLose.Of(c)}
	for _, id := range offences {
		x, err := o.Offence(id)
		if err != nil {
			return Cards{}, err
		}
		k.Cards += x.Cards.Of(c)
		k.SitOut = k.SitOut || x.SitOut
		k.Articles = append(k.Articles, x.Article)
	}
	k.RedCard = k.ToLose > 0 && k.Cards >= k.ToLose
	return k, nil
}
