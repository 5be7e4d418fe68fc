package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// maxCards bounds the cards of an offence and those that lose.
const maxCards = 20

// EmptyOverlay is where an organiser begins who has rules of his own: nothing but the newest edition, which he then changes.
func EmptyOverlay(id string) Overlay { return Overlay{ID: id, Base: Latest().ID} }

// MaxMinutes bounds the minutes of penalty for an offence.
const MaxMinutes = 60

// An OverlayDefect is one thing in an overlay that cannot stand.
type OverlayDefect struct {
	Why     OverlayWhy
	Offence string // of the defect, "" for the overlay as a whole
	Value   string // what stands there
}

// OverlayWhy is a kind of defect.
type OverlayWhy string

// The defects.
const (
	OverlayNoID      OverlayWhy = "no_id"
	OverlayNoBase    OverlayWhy = "no_base"      // no edition of that name
	OverlayLimits    OverlayWhy = "limits"       // standard play begins below rapid, or a limit is negative
	OverlayToLose    OverlayWhy = "to_lose"      // not from 0 to 20 cards
	OverlayUnknown   OverlayWhy = "unknown"      // no such offence
	OverlayTwice     OverlayWhy = "twice"        // listed twice
	OverlayCards     OverlayWhy = "cards"        // not from 0 to 20 cards
	OverlayMinutes   OverlayWhy = "minutes"      // not from 0 to 60 minutes of penalty
	OverlayNothing   OverlayWhy = "nothing"      // neither a card nor minutes nor a round to sit out
	OverlayNobody    OverlayWhy = "nobody"       // neither arbiter nor opponent may raise it
	OverlayNoArticle OverlayWhy = "no_article"   // nothing to cite
	OverlayNoLimit   OverlayWhy = "never_loses"  // cards are given in a class where they never lose
	OverlayFlag      OverlayWhy = "flag_article" // a rule on flags without anything to cite
)

// An OverlayError reports everything that is wrong with an overlay.
type OverlayError struct {
	Overlay string
	Defects []OverlayDefect
}

func (e *OverlayError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "rules: overlay %q has %d defects", e.Overlay, len(e.Defects))
	for _, d := range e.Defects {
		fmt.Fprintf(&b, "; %s %s %s", d.Offence, d.Why, d.Value)
	}
	return b.String()
}

// Check reports all defects of an overlay together, as an *OverlayError; known says which offences there are.
func (o *Overlay) Check(known func(id string) bool) error {
	var list []OverlayDefect
	add := func(bad bool, why OverlayWhy, offence, value string) {
		if bad {
			list = append(list, OverlayDefect{why, offence, value})
		}
	}
	add(o.ID == "", OverlayNoID, "", "")
	_, ok := EditionOf(o.Base)
	add(!ok, OverlayNoBase, "", o.Base)
	add(o.RapidFrom.Time < 0 || o.StandardFrom.Time < 0 || o.StandardFrom.Time > 0 && o.StandardFrom.Time < o.RapidFrom.Time, OverlayLimits, "", o.StandardFrom.Time.String())
	add(o.FlagByClaimOnly && o.FlagArticle == "" || o.BothFlagsDraw && o.BothFlagsArticle == "", OverlayFlag, "", "")
	given := PerClass[bool]{}
	for i, x := range o.Offences {
		add(!known(x.ID), OverlayUnknown, x.ID, "")
		for _, y := range o.Offences[:i] {
			add(y.ID == x.ID, OverlayTwice, x.ID, "")
		}
		for c, n := range x.Cards {
			add(n < 0 || n > maxCards, OverlayCards, x.ID, strconv.Itoa(n))
			given[c] = given[c] || n > 0
		}
		for _, n := range x.Minutes {
			add(n < 0 || n > MaxMinutes, OverlayMinutes, x.ID, strconv.Itoa(n))
		}
		add(x.Cards == PerClass[int]{} && x.Minutes == PerClass[int]{} && !x.SitOut, OverlayNothing, x.ID, "")
		add(!x.Arbiter && !x.Player, OverlayNobody, x.ID, "")
		add(x.Article == "", OverlayNoArticle, x.ID, "")
	}
	for c, n := range o.CardsToLose {
		add(n < 0 || n > maxCards, OverlayToLose, "", strconv.Itoa(n))
		add(n == 0 && given[c], OverlayNoLimit, "", Class(c).String())
	}
	if len(list) > 0 {
		return &OverlayError{o.ID, list}
	}
	return nil
}
