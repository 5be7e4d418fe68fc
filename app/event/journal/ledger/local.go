package ledger

import (
	"slices"
	"strconv"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// OwnRules is the name of an organiser's own local rules in [Laws]: those of [LocalRules].
const OwnRules = "own"

// maxLocal bounds the offences of local rules; there are fewer.
const maxLocal = 100

// LocalRules are an organiser's own rules on top of an edition: cards and minutes for offences. The zero value changes nothing.
type LocalRules struct {
	Name     string         `json:"name"`
	ToLose   [3]int         `json:"toLose"` // cards of one game that lose it, in standard, rapid and blitz; 0: never
	Offences []LocalOffence `json:"offences,omitempty"`
	// FlagByClaim: a flag falls only by a player's claim, the arbiter never signals it. BothFlagsDraw: two fallen flags are a draw.
	FlagByClaim   bool `json:"flagByClaim,omitzero"`
	BothFlagsDraw bool `json:"bothFlagsDraw,omitzero"`

	SayCheck bool   `json:"sayCheck,omitzero"` // who gives check says so
	Brings   Brings `json:"brings,omitzero"`
	Deposit  string `json:"deposit,omitzero"` // that a protest needs, as the organiser writes it; "": none
}

// Brings says who comes with set and clock.
type Brings string

// The ways.
const (
	BringsUnsaid    Brings = ""
	BringsOrganiser Brings = "organiser"
	BringsPlayers   Brings = "players" // each of the two
	BringsWhite     Brings = "white"
	BringsBlack     Brings = "black"
)

// A LocalOffence is an act with its cards and minutes in each class.
type LocalOffence struct {
	Offence  ruling.Kind `json:"offence"`
	Cards    [3]int      `json:"cards"`
	Minutes  [3]int      `json:"minutes,omitzero"`  // of penalty: added to the opponent's time
	TimeOff  bool        `json:"timeOff,omitzero"`  // or taken from the player's own
	SitOut   bool        `json:"sitOut,omitzero"`   // of the next round
	Arbiter  bool        `json:"arbiter,omitzero"`  // the arbiter acts on what he sees
	Opponent bool        `json:"opponent,omitzero"` // the opponent may claim it
}

// overlay makes the rules ready for rulings. Offences are cited by name and place: "Kota 3".
func (l *LocalRules) overlay(base string) rules.Overlay {
	o := rules.EmptyOverlay(l.Name)
	o.Base, o.CardsToLose = base, l.ToLose
	o.FlagByClaimOnly, o.FlagArticle, o.BothFlagsDraw, o.BothFlagsArticle = l.FlagByClaim, l.Name, l.BothFlagsDraw, l.Name
	for i, x := range l.Offences {
		o.Offences = append(o.Offences, rules.Offence{ID: string(x.Offence), Article: l.Name + " " + strconv.Itoa(i+1), Cards: x.Cards,
			Minutes: x.Minutes, TimeOff: x.TimeOff, SitOut: x.SitOut, Arbiter: x.Arbiter, Player: x.Opponent, Stated: true})
	}
	return o
}

// Check reports all defects together, as a *rules.OverlayError.
func (l *LocalRules) Check() error {
	if len(l.Offences) > maxLocal {
		return &term.ValueError{Field: "offences", Value: strconv.Itoa(len(l.Offences)), Max: maxLocal}
	}
	if !slices.Contains([]Brings{BringsUnsaid, BringsOrganiser, BringsPlayers, BringsWhite, BringsBlack}, l.Brings) {
		return &term.ValueError{Field: "brings", Value: string(l.Brings)}
	}
	o := l.overlay(rules.Latest().ID)
	return o.Check(func(id string) bool { return ruling.Kind(id).IsValid() })
}

// O2SNRules are the cards of O2SN 2013 as local rules, for an organiser who begins with them.
func O2SNRules() LocalRules {
	o := rules.O2SN2013()
	l := LocalRules{Name: o.ID, ToLose: o.CardsToLose, FlagByClaim: o.FlagByClaimOnly, BothFlagsDraw: o.BothFlagsDraw}
	for _, x := range o.Offences {
		l.Offences = append(l.Offences, LocalOffence{Offence: ruling.Kind(x.ID), Cards: x.Cards, SitOut: x.SitOut, Arbiter: x.Arbiter, Opponent: x.Player})
	}
	return l
}

// SetLocal gives the section rules of its own. They hold once its Laws name them.
func (l *Ledger) SetLocal(own LocalRules) {
	own.Offences = slices.Clone(own.Offences)
	l.Local = &own
}

// RulesOf makes Laws ready for rulings, with the organiser's own rules where they name them.
func (l *Ledger) RulesOf(laws Laws) ruling.Rules {
	r := laws.Rules()
	if laws.Overlay == OwnRules && l.Local != nil {
		o := l.Local.overlay(laws.Edition)
		r.Edition, r.Overlay = laws.Readings.Read(r.Edition, &o, laws.Supervised)
	}
	return r
}
