package roster

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// SwapNameClub exchanges the name and the school of a row, where the reading took one for the other.
func SwapNameClub(r Row) Row {
	r.Entrant.Name, r.Entrant.Club = r.Entrant.Club, r.Entrant.Name
	r.Entrant.SortName = ""
	r.Spans = slices.Clone(r.Spans)
	for i := range r.Spans {
		switch s := &r.Spans[i]; s.Role {
		case lexicon.RoleName:
			s.Role = lexicon.RoleClub
		case lexicon.RoleClub:
			s.Role = lexicon.RoleName
		}
	}
	r.Doubts = r.without(DoubtName, DoubtShortName, DoubtLongName, DoubtClub, DoubtSplit)
	r.checkName()
	return r
}

// SplitName parts the row of two children whose names were taken for one. At is the byte of the name where the second begins;
// a joining word or sign between them goes. Both keep what else was read. Ok is false where one of them would have no name.
func SplitName(r Row, at int) (first, second Row, ok bool) {
	name := r.Entrant.Name
	if at <= 0 || at >= len(name) {
		return r, Row{}, false
	}
	one, two := strings.TrimRightFunc(name[:at], isJoin), strings.TrimLeftFunc(name[at:], isJoin)
	one, two = withoutAnd(one), withoutAnd(two)
	if countLetters(one) == 0 || countLetters(two) == 0 {
		return r, Row{}, false
	}
	first, second = r, r
	first.Entrant.Name, second.Entrant.Name = one, two
	for _, half := range []*Row{&first, &second} {
		half.Entrant.SortName, half.Entrant.Nickname, half.Entrant.FIDEID = "", "", ""
		half.Doubts = r.without(DoubtSplit, DoubtRest, DoubtLongName)
		half.Spans = slices.Clone(r.Spans)
		half.checkName()
	}
	second.Entrant.Rating, second.Entrant.Title = 0, swiss.NoTitle
	return first, second, true
}

func isJoin(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;/&+-", r) }

// withoutAnd takes a joining word off the end or the beginning of a name.
func withoutAnd(name string) string {
	list := strings.Fields(name)
	for len(list) > 1 && lexicon.IsOneOf(strings.ToLower(list[0]), "dan i and te atau ili or") {
		list = list[1:]
	}
	for len(list) > 1 && lexicon.IsOneOf(strings.ToLower(list[len(list)-1]), "dan i and te atau ili or") {
		list = list[:len(list)-1]
	}
	return strings.Join(list, " ")
}

// Splits are the places of a name where a second one may begin: before each word but the first, those behind a joining word
// first.
func Splits(name string) []int {
	var likely, other []int
	for i, r := range name {
		if i == 0 || unicode.IsSpace(r) || !unicode.IsSpace(rune(name[i-1])) {
			continue
		}
		before := strings.Fields(name[:i])
		last := before[len(before)-1]
		switch {
		case lexicon.IsOneOf(strings.ToLower(last), "dan i and te & / atau ili or"):
			likely = append(likely, i)
		case !lexicon.IsOneOf(strings.ToLower(strings.Fields(name[i:])[0]), "dan i and te & / atau ili or"):
			other = append(other, i)
		}
	}
	return append(likely, other...)
}

// NotPlayer leaves a row out: what was read is talk.
func NotPlayer(r Row) Row {
	r.Skip = true
	return r
}

// IsPlayer takes a row in again. One without a name stays doubtful: the form asks for it.
func IsPlayer(r Row) Row {
	r.Skip = false
	r.Doubts = r.without(DoubtName)
	r.checkName()
	return r
}

// MergeAbove joins a row to the one above it: it goes on with the same player. What the upper row lacks is taken from the
// lower, a name without a fact of its own is the rest of the name; where both say something else the upper counts and the
// doubt says so.
func MergeAbove(above, r Row) Row {
	a, b := &above.Entrant, r.Entrant
	above.Source += "\n" + r.Source
	above.Spans = append(slices.Clone(above.Spans), r.Spans...)
	above.Doubts = slices.Clone(above.Doubts)
	for _, d := range r.Doubts {
		if d.Kind != DoubtName && d.Kind != DoubtSameInList && d.Kind != DoubtSameBirth {
			above.Doubts = append(above.Doubts, d)
		}
	}
	if b.Name != "" && a.Name != b.Name {
		a.Name = cut(strings.TrimSpace(a.Name + " " + b.Name))
		a.SortName = ""
	}
	mergeText := func(into *string, from string, kind DoubtKind) {
		switch {
		case *into == "":
			*into = from
		case from != "" && lexicon.Fold(from) != lexicon.Fold(*into):
			above.Doubts = append(above.Doubts, Doubt{Kind: kind, Text: from})
		}
	}
	mergeText(&a.Club, b.Club, DoubtClub)
	mergeText(&a.Federation, b.Federation, DoubtFederation)
	mergeText(&a.FIDEID, b.FIDEID, DoubtFIDE)
	mergeText(&a.Group, b.Group, DoubtRest)
	mergeText(&a.Nickname, b.Nickname, DoubtRest)
	above.mergeFacts(b)
	above.Doubts = above.without(DoubtName)
	above.checkName()
	return above
}

// mergeFacts takes over sex, birth, class, rating and title that the row lacks, and asks where they differ.
func (r *Row) mergeFacts(b Entrant) {
	a := &r.Entrant
	switch {
	case a.Sex == 0:
		a.Sex = b.Sex
	case b.Sex != 0 && b.Sex != a.Sex:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSex})
	}
	switch {
	case a.Birth.IsZero():
		a.Birth = b.Birth
	case !b.Birth.IsZero() && b.Birth != a.Birth:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtDate, Dates: []swiss.Date{a.Birth, b.Birth}})
	}
	switch {
	case a.Class == 0:
		a.Class, a.ClassText = b.Class, b.ClassText
	case b.Class != 0 && b.Class != a.Class:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtClass, Text: b.ClassText})
	}
	for _, n := range [...][2]*int{{&a.Rating, &b.Rating}, {&a.Rapid, &b.Rapid}, {&a.Blitz, &b.Blitz}, {&a.National, &b.National}, {&a.K, &b.K}} {
		if *n[0] == 0 {
			*n[0] = *n[1]
		}
	}
	a.NationalID = cmp.Or(a.NationalID, b.NationalID)
	if a.Before == [4]int{} {
		a.Before = b.Before
	}
	if a.Title == swiss.NoTitle {
		a.Title = b.Title
	}
}

// without are the doubts of a row but those of some kinds.
func (r Row) without(kinds ...DoubtKind) []Doubt {
	return slices.DeleteFunc(slices.Clone(r.Doubts), func(d Doubt) bool { return slices.Contains(kinds, d.Kind) })
}

// IsSure reports whether every word of a row was understood: it may be ticked.
func (r Row) IsSure() bool { return !r.Skip && len(r.Doubts) == 0 }
