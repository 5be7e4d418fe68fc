package trf

import "strconv"

// span is the columns of a field.
type span struct{ first, last int }

// gap is a column that a record has blank, and the fields beside it; nil where the field beside it is not one that can grow.
type gap struct {
	column      int
	left, right *span
}

// between looks at the columns of a record that are blank. A character there belongs to the field that it touches, which is
// then read whole: a number that has become too large is refused, another text is kept with a warning. Where it may belong to
// either of two fields nobody can tell them apart. ok is false after a problem.
func (r *reader) between(rec *record, gaps ...gap) (ok bool) {
	ok = true
	for _, g := range gaps {
		c := g.column
		s := rec.field(c, c)
		if s == "" || s == " " {
			continue
		}
		switch left, right := rec.trimmed(c-1, c-1), rec.trimmed(c+1, c+1); {
		case left == "" && right == "":
			r.warn(BetweenColumns, rec, c, s, "a blank in column "+strconv.Itoa(c)+"; it belongs to no field and is left out")
		case g.right != nil && right != "" && (left == "" || g.left == nil || isDigit(s) == isDigit(right) && isDigit(s) != isDigit(left)):
			g.right.first = c
			r.tellBetween(rec, c, *g.right)
		case g.left != nil && left != "" && (right == "" || g.right == nil || isDigit(s) == isDigit(left) && isDigit(s) != isDigit(right)):
			g.left.last = c
			r.tellBetween(rec, c, *g.left)
		default:
			r.problem(BetweenColumns, rec, c, rec.field(max(c-4, 1), c+4), "a blank in column "+strconv.Itoa(c)+": the fields of this record have fixed columns")
			ok = false
		}
	}
	return ok
}

func (r *reader) tellBetween(rec *record, column int, s span) {
	r.warn(BetweenColumns, rec, column, rec.trimmed(s.first, s.last), "a blank in column "+strconv.Itoa(column)+"; read as part of the field beside it")
}

func isDigit(s string) bool { return s >= "0" && s <= "9" && len(s) == 1 }

// playerFields are the columns of a 001 record as they are read.
type playerFields struct{ number, name, rating, federation, id, birth, rank span }

// playerFields finds the fields of a player; ok is false where two have run into each other.
func (r *reader) playerFields(rec *record) (f playerFields, ok bool) {
	f = playerFields{number: span{5, 8}, name: span{15, 47}, rating: span{49, 52}, federation: span{54, 56}, id: span{58, 68}, birth: span{70, 79}, rank: span{86, 89}}
	if s := rec.trimmed(9, 9); rec.trimmed(10, 10) == "" && isSexLetter(s) {
		r.warn(BetweenColumns, rec, 9, s, "the sex in column 10; read as it")
	} else {
		ok = r.between(rec, gap{9, &f.number, nil})
	}
	ok = r.between(rec, gap{14, nil, &f.name}, gap{48, &f.name, &f.rating}, gap{53, &f.rating, &f.federation}, gap{57, &f.federation, &f.id},
		gap{69, &f.id, &f.birth}, gap{85, nil, &f.rank}, gap{90, &f.rank, nil})
	return f, ok && !r.isBroken(rec)
}

// isBroken reports whether a problem of the record was found already.
func (r *reader) isBroken(rec *record) bool {
	n := len(r.errs.list)
	return n > 0 && r.errs.list[n-1].Line == rec.number
}

func isSexLetter(s string) bool {
	return s == "m" || s == "M" || s == "w" || s == "W" || s == "f" || s == "F"
}
