package tiebreak

import (
	"slices"
	"strings"
)

// Setting is the kind of event that a list of tie-breaks is chosen for.
type Setting struct {
	Rules   Rules
	Team    bool // teams are ranked
	Table   bool // pairings are predetermined: a round robin, a group, a Scheveningen match
	Unrated bool // somebody without rating takes part
	NoRated bool // nobody who takes part has a rating
}

// Refusal says why a tie-break cannot stand in a list. The zero value is none.
type Refusal uint8

// The refusals.
const (
	Fits          Refusal = iota
	RefuseUnknown         // no code that is computed
	RefuseTable           // the Buchholz family is not for round robins (C.07 8, since 2026)
	RefuseTeam            // of players, and teams are ranked (C.07 10, 7.3 to 7.7)
	RefuseSolo            // of teams, and players are ranked (C.07 12, 13)
	RefuseUnrated         // of ratings, with an unrated player and no rating declared for him (C.07 10)
	RefuseEdition         // the edition does not know it yet
	RefuseTwice           // it stands in the list already
	RefuseLot             // lots stand last: nothing is tied after them
)

// Lot is the code of lots as a criterion: an event's own in terms of TRF26. It has no values; [Options.DrawLots] draws.
const Lot = "OTHER_LOT"

// Given is the code of a value that was calculated elsewhere, or by which the arbiter orders who is still tied: an event's own in terms of
// TRF26. [Options.Given] has its values; more is better.
const Given = "OTHER_EXT"

// notInTables and since2026 are the names that round robins must not use, and those that came with the edition of 2026.
var (
	notInTables = []string{"BH", "FB", "AOB", "SSSC"}
	since2026   = []string{"STD", "TPN", "RTNG"}
)

// Refuses says whether the rules keep c out of a list of the setting, and why.
func (s Setting) Refuses(c Code) Refusal {
	f, known := families[c.Name]
	rules := s.Rules.edition()
	switch {
	case c.Name == Lot, c.Name == Given:
		return Fits
	case !known || c.Name == "PTS" || c.Name == "ABH" || c.Name == "AFB": // the score itself, and steps of Buchholz
		return RefuseUnknown
	case s.Team && !f.team:
		return RefuseTeam
	case !s.Team && !f.solo, !s.Team && c.Ref != "":
		return RefuseSolo
	case s.Table && !rules.buchholzInTable && slices.Contains(notInTables, c.Name):
		return RefuseTable
	case s.Rules != Rules2026 && (slices.Contains(since2026, c.Name) || c.Name == "AOB" && c.Fore):
		return RefuseEdition
	case f.table == ratings && (s.NoRated || s.Unrated && c.Unrated == 0):
		return RefuseUnrated
	}
	return Fits
}

// RefusesList says it of every code of a list; points may stand anywhere in it, once. A direct encounter may stand in it several times: each time it
// ranks those who are tied there (C.07 4.2).
func (s Setting) RefusesList(list []Code) []Refusal {
	answers := make([]Refusal, len(list))
	for i, c := range list {
		answers[i] = s.Refuses(c)
		switch {
		case c.Name == "PTS" && !slices.ContainsFunc(list[:i], func(b Code) bool { return b.Name == "PTS" }): // a complete order
			answers[i] = Fits
		case answers[i] == Fits && !c.IsEncounter() && slices.Contains(list[:i], c):
			answers[i] = RefuseTwice
		case c.Name == Lot && i+1 < len(list):
			answers[i] = RefuseLot
		}
	}
	return answers
}

// Group is a chapter of the list of tie-breaks.
type Group uint8

// The groups, in the order they are offered.
const (
	GroupEncounter Group = iota + 1 // direct encounter (C.07 6, 13.3)
	GroupOpponents                  // what the opponents scored (8, 9, 13.2)
	GroupOwn                        // the own record (7)
	GroupRatings                    // ratings (10)
	GroupBoards                     // boards of teams (12, 13)
	GroupLots                       // lots (4)
	GroupOutside                    // what no regulation computes
)

// Choice is a tie-break on offer.
type Choice struct {
	Code    Code
	Group   Group
	Article string // of C.07
	Usual   bool   // without modifiers, or with those that are often used: the others are folded away
	Refused Refusal
}

// offer is a name with the modifiers under which an approved program must know it (MTB26).
type offer struct {
	group         Group
	name, article string
	modifiers     string // words; "-" is the plain code, one with * is often used
	refs          bool   // for teams also by match points and by game points
}

var offers = []offer{
	{GroupEncounter, "DE", "6", "-* P", false},
	{GroupEncounter, "EDE", "13.3", "-* P", false}, {GroupEncounter, "EDEBT", "13.3.2", "- P", false}, {GroupEncounter, "EDEBB", "13.3.2", "- P", false},
	{GroupEncounter, "EDET", "13.3.2", "- P", false}, {GroupEncounter, "EDEB", "13.3.2", "- P", false},
	{GroupOpponents, "BH", "8.1", "-* C1* C2* M1* M2* P C1/P C2/P M1/P M2/P", true},
	{GroupOpponents, "FB", "8.3", "-* C1 C2 M1 M2 P C1/P C2/P M1/P M2/P", true}, {GroupOpponents, "AOB", "8.2", "-* F", true},
	{GroupOpponents, "SB", "9.1", "-* C1 C2 P C1/P C2/P", false}, {GroupOpponents, "KS", "9.2", "-* L+1 L+2 L-1 L-2", true},
	{GroupOpponents, "EMMSB", "13.2", "-* C1* C2 P C1/P C2/P", false}, {GroupOpponents, "EMGSB", "13.2", "- C1 C2 P C1/P C2/P", false},
	{GroupOpponents, "EGMSB", "13.2", "- C1 C2 P C1/P C2/P", false}, {GroupOpponents, "EGGSB", "13.2", "- C1 C2 P C1/P C2/P", false},
	{GroupOwn, "WIN", "7.1", "-*", true}, {GroupOwn, "WON", "7.2", "-*", true}, {GroupOwn, "BPG", "7.3", "-*", false}, {GroupOwn, "BWG", "7.4", "-*", false},
	{GroupOwn, "PS", "7.5", "-* C1 C2", true}, {GroupOwn, "REP", "7.6", "-*", false}, {GroupOwn, "STD", "7.7", "-*", false}, {GroupOwn, "TPN", "7.8", "- R", false},
	{GroupRatings, "ARO", "10.1", "-* C1* C2 M1 M2", false}, {GroupRatings, "TPR", "10.2", "-*", false}, {GroupRatings, "PTP", "10.3", "-*", false},
	{GroupRatings, "APRO", "10.4", "-", false}, {GroupRatings, "APPO", "10.5", "-", false}, {GroupRatings, "RTNG", "10.6", "- R", false},
	{GroupBoards, "MPvGP", "13.1", "-*", false}, {GroupBoards, "BC", "12.1", "-*", false}, {GroupBoards, "TBR", "12.2", "-*", false},
	{GroupBoards, "BBE", "12.3", "-*", false}, {GroupBoards, "SSSC", "13.4", "-* F P F/P", false},
	{GroupOutside, Given, "", "-", false}, {GroupLots, Lot, "4", "-*", false},
}

// Offers lists every tie-break for those who are ranked, players or teams, in the order it is offered; what the rules keep out
// of the setting says why. Where somebody is unrated those on ratings count such players as unrated says (C.07 10).
func (s Setting) Offers(unrated int) []Choice {
	var list []Choice
	for _, o := range offers {
		for _, c := range o.choices(s.Team) {
			if families[c.Code.Name].table == ratings && s.Unrated {
				c.Code.Unrated = unrated
			}
			if c.Refused = s.Refuses(c.Code); c.Refused != RefuseSolo && c.Refused != RefuseTeam {
				list = append(list, c)
			}
		}
	}
	return list
}

// Choices lists those of the [Setting.Offers] that the rules allow.
func (s Setting) Choices(unrated int) []Choice {
	return slices.DeleteFunc(s.Offers(unrated), func(c Choice) bool { return c.Refused != Fits })
}

// choices are the codes of an offer; for teams also by each of their two scores.
func (o offer) choices(team bool) []Choice {
	names := []string{o.name}
	if o.refs && team {
		names = append(names, o.name+":MP", o.name+":GP")
	}
	var list []Choice
	for i, name := range names {
		for _, word := range strings.Fields(o.modifiers) {
			modifier, usual := strings.CutSuffix(word, "*")
			text := name + "/" + modifier
			if modifier == "-" {
				text = name
			}
			code, want := parse(text)
			if want != "" {
				panic("tiebreak: " + text + ": expected " + want) // our own table
			}
			list = append(list, Choice{Code: code, Group: o.group, Article: o.article, Usual: usual && i == 0})
		}
	}
	return list
}

// Article returns the article of C.07 that defines a code, empty for one that is not offered.
func (c Code) Article() string {
	for _, o := range offers {
		if strings.EqualFold(o.name, c.Name) {
			return o.article
		}
	}
	return ""
}
