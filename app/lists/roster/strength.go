package roster

import (
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// strengths finds titles, ratings and FIDE IDs.
func (l *line) strengths() {
	titled := l.titles()
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		if to, id := l.fideID(i); to > i {
			l.take(fact{role: lexicon.RoleFIDE, from: i, to: to, text: id})
			i = to - 1
			continue
		}
		if to, n := l.rating(i, titled); to > i {
			f := fact{role: lexicon.RoleRating, from: i, to: to, n: n}
			if l.is(to, "?") && l.glued(to) {
				f.to, f.doubts = to+1, []Doubt{{Kind: DoubtRating, Text: l.span(i, to+1)}}
			}
			l.take(f)
			i = f.to - 1
		}
	}
}

// titles finds FIDE's titles in capitals before a name or in a field of their own; national ones are not kept.
func (l *line) titles() bool {
	found := false
	for i, t := range l.toks {
		*l.steps++
		if !l.isWord(i) || !t.IsShouted() || t.Runes() > 3 || !(l.edge(i-1) || l.edge(i+1) || i+1 < len(l.toks) && l.toks[i+1].Kind == lexicon.Digits) || l.is(i+1, ".") {
			continue
		}
		title, ok := swiss.ParseTitle(t.Text)
		switch {
		case ok && title != swiss.NoTitle && (l.hasCapitals() || l.edge(i-1) && l.edge(i+1)):
			l.take(fact{role: lexicon.RoleTitle, from: i, to: i + 1, text: t.Text})
			found = true
		case lexicon.IsOneOf(t.Fold, "mk mn mnp mnw nm wnm mf mfw mp mpw") && l.hasCapitals():
			l.set(i, i+1, lexicon.RoleAside)
			found = true
		}
	}
	return found
}

// fideID reads "FIDE ID 7103069".
func (l *line) fideID(i int) (to int, id string) {
	k := i
	for l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "fide id fideid no broj nomor") || k > i && (l.is(k, ":") || l.is(k, ".") || l.is(k, "-")) {
		k++
	}
	if k == i || !l.free(k) || l.toks[k].Kind != lexicon.Digits || len(l.toks[k].Text) < 5 || len(l.toks[k].Text) > 9 || !strings.Contains(strings.ToLower(l.text(i, k)), "id") {
		return i, ""
	}
	return k + 1, l.toks[k].Text
}

// isOwnNumber reports whether a number of three digits stands by itself between commas, brackets or joining words.
func (l *line) isOwnNumber(i int) bool {
	own := func(k int) bool {
		return l.edge(k) && !l.is(k, ":") || l.toks[k].Kind == lexicon.Word && l.toks[k].Sense&lexicon.AndWord != 0
	}
	return own(i-1) && own(i+1)
}

// thousands finds ratings with a point behind their thousands: 1.388. No year is written so.
func (l *line) thousands() {
	for k := 1; k < len(l.toks); k++ {
		*l.steps++
		from := k
		for from > 1 && (l.has(from-1, lexicon.RatingMark) || l.is(from-1, ":") && l.has(from-2, lexicon.RatingMark)) {
			from--
		}
		if n := l.thousandsAt(k); n > 0 {
			l.take(fact{role: lexicon.RoleRating, from: from, to: k + 3, n: n})
			k += 2
		}
	}
}

func (l *line) thousandsAt(k int) int {
	if k+2 >= len(l.toks) || !l.is(k+1, ".") && !l.is(k+1, ",") || !l.glued(k+1) || !l.glued(k+2) || l.glued(k) && l.toks[k-1].Kind != lexicon.Sign || l.is(k-1, ".") && l.glued(k) {
		return 0
	}
	high, low := l.toks[k], l.toks[k+2]
	if high.Kind != lexicon.Digits || low.Kind != lexicon.Digits || len(high.Text) != 1 || len(low.Text) != 3 || l.has(k-1, lexicon.Payment|lexicon.Contact) || l.isSum(k+3) {
		return 0
	}
	if n, err := strconv.Atoi(high.Text + low.Text); err == nil && n >= 1000 && n < 3000 {
		return n
	}
	return 0
}

// isSum reports whether thousands go on or a currency follows: they are money.
func (l *line) isSum(i int) bool {
	return (l.is(i, ".") || l.is(i, ",")) && i+1 < len(l.toks) && l.toks[i+1].Kind == lexicon.Digits && l.glued(i+1) || l.has(i, lexicon.Payment)
}

// rating reads "Elo 1987", "rtg: 2389", and four digits that can be no year.
func (l *line) rating(i int, titled bool) (to, n int) {
	k := i
	for l.has(k, lexicon.RatingMark) || l.isWord(k) && k > i && lexicon.IsOneOf(l.toks[k].Fold, "fide nasional rapid blitz standard nac uscf ecf is should be seharusnya harusnya treba biti now je sada sekarang mu joj jadi about oko sekitar was up") || k > i && (l.is(k, ":") || l.is(k, "=") || l.is(k, ".")) {
		k++
	}
	v, ok := l.num(k, 4)
	switch {
	case ok && v >= 100 && v < 1000 && (k > i || l.rated && l.isOwnNumber(i)):
		return k + 1, v
	case !ok || v < 1000 || v > 2999:
		if k > i && l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "belum tidak tanpa nema bez none") {
			return k + 1, 0
		}
		return i, 0
	case k > i:
		return k + 1, v
	case l.rated, titled && v >= 1915 || v < 1915 || v > 2100 || v > l.year+5:
		if l.has(k+1, lexicon.RatingMark) {
			return k + 2, v
		}
		return k + 1, v
	}
	return i, 0
}
