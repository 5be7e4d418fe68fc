package ratinglist

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// Kind says whose list it is, and so which number of a player stands in it.
type Kind string

// The kinds.
const (
	FIDE     Kind = "fide"
	National Kind = "national"
)

// Part is one thing that is known of a player.
type Part uint8

// The parts, in the order in which they are shown.
const (
	PartName Part = iota + 1 // the list writes another name; it is never taken over
	PartID
	PartRating // that counts in the event
	PartStandard
	PartRapid
	PartBlitz
	PartNational
	PartK
	PartTitle
	PartFederation
	PartBorn
	PartSex
	PartInactive // the list marks the player as inactive; nothing is to be taken over
)

// Difference is a part in which an entry of a list is not what the event says.
type Difference struct {
	Part    Part
	Here    string // as the event has it; "" where it says nothing
	There   string // as the list has it
	IsBlank bool   // the event says nothing: the list fills it in
}

// IsTakable reports whether the list's word can be taken over.
func (d Difference) IsTakable() bool { return d.Part != PartName && d.Part != PartInactive }

// Use is a list as a section uses it.
type Use struct {
	Kind    Kind
	Month   Month // of the list, where it is known
	Control int   // the rating that counts: 0 standard, 1 rapid, 2 blitz
}

// counting is the rating of an entry that counts. Who has none of the rate of play counts with the standard one, as in FIDE's effective
// lists of rapid and blitz (B.02).
func (u Use) counting(e Entry) int {
	if u.Kind == National {
		return e.Rating[0]
	}
	return cmp.Or(e.Rating[u.Control], e.Rating[0])
}

// Compare lists what a list says otherwise than the event. Names are alike in any order of their words. A player who is in the list is
// never taken to have no rating because it has none.
func Compare(p journal.PlayerInfo, e Entry, use Use) (list []Difference) {
	add := func(part Part, here, there string) {
		if here != there {
			list = append(list, Difference{part, here, there, here == ""})
		}
	}
	if !isNamed(p.Name, e.Name) {
		add(PartName, p.Name, e.Name)
	}
	filled := Take(p, e, use)
	add(PartID, numberIn(p, use.Kind), numberIn(filled, use.Kind))
	for _, n := range [...]struct {
		part        Part
		here, there int
	}{{PartRating, p.Rating, filled.Rating}, {PartStandard, p.Ratings.Standard, filled.Ratings.Standard}, {PartRapid, p.Ratings.Rapid, filled.Ratings.Rapid},
		{PartBlitz, p.Ratings.Blitz, filled.Ratings.Blitz}, {PartNational, p.Ratings.National, filled.Ratings.National}, {PartK, p.Ratings.K, filled.Ratings.K}} {
		add(n.part, digits(n.here), digits(n.there))
	}
	add(PartTitle, p.Title, filled.Title)
	add(PartFederation, p.Federation, filled.Federation)
	add(PartBorn, digits(p.Birth.Year), digits(filled.Birth.Year))
	if p.Sex != filled.Sex {
		add(PartSex, sexLetter(p.Sex), sexLetter(filled.Sex))
	}
	if e.Inactive {
		list = append(list, Difference{Part: PartInactive, There: "i"})
	}
	return list
}

// Take returns p with what a list says of it: all parts, or those named. It never takes over a name.
func Take(p journal.PlayerInfo, e Entry, use Use, parts ...Part) journal.PlayerInfo {
	wants := func(part Part) bool { return len(parts) == 0 || slices.Contains(parts, part) }
	set := func(part Part, into *int, n int) {
		if n > 0 && wants(part) {
			*into = n
		}
	}
	counts := func(list string) {
		if n := use.counting(e); n > 0 && wants(PartRating) {
			p.Rating, p.Source.Rating = n, list
		}
	}
	if use.Kind == National {
		if wants(PartID) {
			p.NationalID = e.ID
		}
		if set(PartNational, &p.Ratings.National, e.Rating[0]); wants(PartNational) {
			p.Source.National = string(use.Month)
		}
		if p.FIDEID == "" && p.Ratings.Standard == 0 { // whom FIDE rates counts with that
			counts(journal.SourceNational)
		}
	} else {
		if wants(PartID) {
			p.FIDEID = e.ID
		}
		counts(journal.SourceFIDE)
		if wants(PartRating) || wants(PartStandard) || wants(PartRapid) || wants(PartBlitz) {
			p.Source.FIDE = string(use.Month)
		}
		set(PartStandard, &p.Ratings.Standard, e.Rating[0])
		set(PartRapid, &p.Ratings.Rapid, e.Rating[1])
		set(PartBlitz, &p.Ratings.Blitz, e.Rating[2])
		set(PartK, &p.Ratings.K, e.K[use.Control])
		if wants(PartTitle) {
			p.Title = e.Title.String()
		}
		if e.Federation != "" && !strings.EqualFold(p.Federation, e.Federation) && wants(PartFederation) {
			p.Federation = e.Federation
		}
	}
	if e.Born != 0 && p.Birth.Year != e.Born && wants(PartBorn) {
		p.Birth = journal.Date{Year: e.Born}
	}
	if e.Sex != 0 && wants(PartSex) {
		p.Sex = e.Sex
	}
	return p
}

// numberIn is the number of a player in a list of a kind.
func numberIn(p journal.PlayerInfo, kind Kind) string {
	if kind == National {
		return p.NationalID
	}
	return p.FIDEID
}

func digits(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func sexLetter(s swiss.Sex) string {
	return map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[s]
}

// isNamed reports whether two names have the same words, in any order. Lists in ASCII write đ as d or as dj.
func isNamed(a, b string) bool {
	words := sortedWords(b)
	return slices.ContainsFunc(spellings(a), func(s string) bool { return sortedWords(s) == words })
}

var withDJ = strings.NewReplacer("đ", "dj", "Đ", "Dj")

// spellings are the ways in which a list may write a name.
func spellings(name string) []string {
	if other := withDJ.Replace(name); other != name {
		return []string{name, other}
	}
	return []string{name}
}

func sortedWords(name string) string {
	words := strings.Fields(Key(name))
	slices.Sort(words)
	return strings.Join(words, " ")
}
