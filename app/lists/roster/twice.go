package roster

import (
	"wasit/app/lists/alike"
	"wasit/app/lists/odd"
)

// seen are the rows of a list so far, to find somebody who stands in it twice.
type seen struct {
	sounds  map[string]int    // name and school: the line
	schools map[string][]*Row // by the key of the school
}

func newSeen() *seen { return &seen{sounds: map[string]int{}, schools: map[string][]*Row{}} }

// maxAlike is how many players of one school a name is compared with: reading stays linear, and no school sends more.
const maxAlike = 100

// checkTwice doubts a row whose name and school stand in the list already, or in the event. Names that differ by a slip of the
// pen, or of which one is the short form of the other, count where nothing else speaks against it.
func (r *Row) checkTwice(s *seen, here func(Entrant) bool) {
	if sound := alike.Sound(r.Entrant.Name); sound != "" {
		school := alike.SchoolKey(r.Entrant.Club)
		key := sound + "|" + school
		if line, twice := s.sounds[key]; twice {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameInList, Text: r.Entrant.Name, Other: line})
		} else {
			s.sounds[key] = r.Line
			if other := s.like(school, r); other != nil {
				r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameInList, Text: r.Entrant.Name, Other: other.Line})
			}
			s.schools[school] = append(s.schools[school], r)
		}
	}
	if here != nil && here(r.Entrant) {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameHere, Text: r.Entrant.Name})
	}
}

// like finds a player of a school who may be the one of a row.
func (s *seen) like(school string, r *Row) *Row {
	list := s.schools[school]
	if school == "" {
		return nil
	}
	for _, o := range list[max(0, len(list)-maxAlike):] {
		if !o.Entrant.contradicts(r.Entrant) && alike.Persons(o.Entrant.Name, r.Entrant.Name) != alike.Different {
			return o
		}
	}
	return nil
}

// contradicts reports whether what is known of two tells them apart.
func (e Entrant) contradicts(o Entrant) bool {
	return e.Sex != 0 && o.Sex != 0 && e.Sex != o.Sex || !e.Birth.IsZero() && !o.Birth.IsZero() && e.Birth != o.Birth || e.Class != 0 && o.Class != 0 && e.Class != o.Class
}

// askInflected asks whether a name is that of another player in another case, by a slip of the pen, or with its words exchanged.
func (s *sense) askInflected() {
	like := map[string][]*Row{} // by the beginnings of the words
	for _, r := range s.players {
		words := nameWordsOf(r.Entrant.Name)
		key := odd.BeginningsOf(words)
		if len(words) < 2 || key == "" {
			continue
		}
		for _, o := range like[key][max(0, len(like[key])-maxAlike):] {
			if odd.IsInflected(nameWordsOf(o.Entrant.Name), words) {
				r.ask(Doubt{Kind: DoubtSameInList, Text: o.Entrant.Name, Other: o.Line})
				break
			}
		}
		like[key] = append(like[key], r)
	}
}
