package ratinglist

import (
	"slices"
	"strings"

	"wasit/swiss"
)

// Person is what an event knows of a player.
type Person struct {
	Name       string
	Federation string // as FIDE writes it
	FIDEID     string
	Sex        swiss.Sex
	Title      swiss.Title
	Born       int
	Rating     int
}

// Part is one thing that is known of a player.
type Part uint8

// The parts.
const (
	PartName Part = iota + 1
	PartID
	PartFederation
	PartSex
	PartTitle
	PartBorn
	PartRating
	PartInactive // the list marks the player as inactive
)

// Difference is a part in which an entry of the list is not what the event says.
type Difference struct {
	Part    Part
	Missing bool // the event says nothing: the list can fill it in
}

// Compare lists what the list says otherwise than the event; control is the rating that counts: 0 standard, 1 rapid, 2 blitz.
// Names are alike in any order of their words.
func Compare(p Person, e Entry, control int) (list []Difference) {
	add := func(part Part, differs, missing bool) {
		if differs {
			list = append(list, Difference{part, missing})
		}
	}
	add(PartName, sortedWords(p.Name) != sortedWords(e.Name), p.Name == "")
	add(PartID, idKey(p.FIDEID) != idKey(e.ID), p.FIDEID == "")
	add(PartFederation, e.Federation != "" && !strings.EqualFold(p.Federation, e.Federation), p.Federation == "")
	add(PartSex, e.Sex != 0 && p.Sex != e.Sex, p.Sex == 0)
	add(PartTitle, p.Title != e.Title, p.Title == swiss.NoTitle)
	add(PartBorn, e.Born != 0 && p.Born != e.Born, p.Born == 0)
	add(PartRating, p.Rating != e.Rating[control], p.Rating == 0)
	add(PartInactive, e.Inactive, false)
	return list
}

func sortedWords(name string) string {
	words := strings.Fields(Key(name))
	slices.Sort(words)
	return strings.Join(words, " ")
}
