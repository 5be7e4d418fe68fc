package roster

import (
	"cmp"
	"slices"

	"wasit/app/lists/lexicon"
)

// share gives the facts of a line to its persons. One person has them all. Of several, what stands before the first name, and
// what is said once behind the last, is for all; else a fact belongs to the name before it.
func (l *line) share(people []*person) {
	if len(people) == 0 {
		return
	}
	owner := make([]int, len(l.facts)) // 0: nobody; k: person k; -1: all; -2-k: person k and those behind him
	for i := range l.facts {
		owner[i] = l.ownerOf(i, people)
	}
	l.ownBefore(owner, people)
	kin := l.kinReach(owner, people)
	l.shareLast(owner, people)
	l.shareClubs(owner, people)
	for i, o := range owner {
		for k, p := range people {
			if o == -1 || o == k+1 || o == k+2 && l.isOfBoth(people, i, k) || o <= -2 && k >= -2-o && !l.overruled(owner, i, k) && (i != kin.fact || k < kin.end) {
				p.facts = append(p.facts, i)
			}
		}
	}
}

// isOfBoth reports whether fact i is about person k and the one behind him: "Farid Zaman and Georgia Lowe (both Year 6) and …".
func (l *line) isOfBoth(people []*person, i, k int) bool {
	before := l.facts[i].from - 1
	if k+1 < len(people) && l.joinedBy(people[k], people[k+1]) && l.areTwins(people[k]) && l.clings(people[k+1].run.to, l.facts[i].from) {
		return true // "blizanci Ana i Marko Dujić (4.a)"
	}
	return before > 0 && k+1 < len(people) && lexicon.IsOneOf(l.toks[before].Fold, "both keduanya oba obje oboje beide") && l.onlyFactsOrSigns(people[k+1].run.to, before) &&
		(l.joinedBy(people[k], people[k+1]) || people[k+1].run.from == people[k].run.to+1 && l.is(people[k].run.to, ","))
}

// areTwins reports whether a word for twins stands right before a name.
func (l *line) areTwins(p *person) bool {
	k := p.run.from - 1
	return k >= 0 && lexicon.IsOneOf(l.toks[k].Fold, "twins blizanci blizanke blizance kembar zwillinge")
}

// reach is how far a fact before several names is theirs.
type reach struct{ fact, end int }

// kinReach finds a word for brothers or sisters before the first of several names: it is about those up to the first fact behind two
// of them, "braća Goran i Hrvoje Starešinić (2010., 2012.) te Iva Jaković".
func (l *line) kinReach(owner []int, people []*person) reach {
	for i := range l.facts {
		f := &l.facts[i]
		if owner[i] != -2 || !f.many || f.role != lexicon.RoleSex || f.to != people[0].run.from || !lexicon.IsOneOf(l.toks[f.from].Fold, "braca brace sestre blizanke sinovi kceri brothers sisters sons daughters") {
			continue
		}
		for k := 1; k+1 < len(people); k++ {
			if l.saysBetween(people[k], people[k+1]) {
				return reach{i, k + 1}
			}
		}
	}
	return reach{-1, 0}
}

// ownBefore gives facts that stand before each name, one of a kind each, to the names behind them: "Year 4 - Zack; Year 5 - Mona".
func (l *line) ownBefore(owner []int, people []*person) {
	n := len(people)
	if n < 2 {
		return
	}
	for _, role := range []lexicon.Role{lexicon.RoleClass, lexicon.RoleSex, lexicon.RoleBirth, lexicon.RoleGroup} {
		var at []int
		for i := range l.facts {
			if l.facts[i].role == role {
				at = append(at, i)
			}
		}
		if len(at) != n {
			continue
		}
		fits, ahead := true, true
		for k, i := range at {
			f := &l.facts[i]
			ahead = ahead && role == lexicon.RoleSex && !f.many && f.to <= people[0].run.from && (k == 0 || l.onlyJoins(l.facts[at[k-1]].to, f.from)) // "kćer i sina: Mia i Toni"
			fits = fits && !f.many && f.to <= people[k].run.from && (k == 0 || f.from >= people[k-1].run.to && !l.clings(people[k-1].run.to, f.from))
		}
		for k, i := range at {
			if fits || ahead {
				owner[i] = k + 1
			}
		}
	}
}

// overruled reports whether a later heading of the same role stands before person k.
func (l *line) overruled(owner []int, i, k int) bool {
	for j := i + 1; j < len(owner); j++ {
		*l.steps++
		if owner[j] <= -2 && l.facts[j].role == l.facts[i].role && -2-owner[j] <= k && l.facts[j].from >= l.facts[i].from {
			return true
		}
	}
	return false
}

// childWords stand before the name of one child.
var childWords = lexicon.Set("sin sina sinom kći kćer kćerku kćerkom unuk unuka unuku brat sestra son daughter sohn tochter")

// ownerOf says whose a fact is.
func (l *line) ownerOf(i int, people []*person) int {
	f := &l.facts[i]
	if f.role == lexicon.RoleName || f.role == lexicon.RoleNickname || f.role == lexicon.RoleAside {
		return 0
	}
	if len(people) == 1 {
		return -1
	}
	before := -1 // the last person before the fact
	for k, p := range people {
		if p.run.from <= f.from {
			before = k
		}
	}
	switch {
	case before < 0 && f.role == lexicon.RoleNote:
		return 1
	case before < 0 && l.clings(f.to, people[0].run.from) && (f.role == lexicon.RoleClass || f.role == lexicon.RoleBirth || f.role == lexicon.RoleSex && !f.many) && l.repeats(i, people[1:]):
		return 1
	case before < 0 && f.role == lexicon.RoleSex && f.to == people[0].run.from && childWords.Has(l.toks[f.from].Fold):
		return 1 // "sin Karlo, kći Petra, a najmlađi Vito"
	case before < 0:
		return -2
	case before+1 < len(people) && f.role == lexicon.RoleSex && f.to == people[before+1].run.from && lexicon.IsOneOf(l.toks[f.from].Fold, "sin sinom sina kci kcerkom kcerku son daughter putra putri sohn tochter"):
		return before + 2 // "Ivan Jurak sa sinom Kristijanom"
	case before+1 < len(people) && l.opensGroup(f, people[before+1]):
		return -2 - (before + 1)
	case before+1 < len(people) && l.clings(f.to, people[before+1].run.from) && !l.clings(people[before].run.to, f.from):
		return before + 2
	}
	return before + 1
}

// repeats reports whether each of the other persons has a fact of the same role right before his name.
func (l *line) repeats(i int, people []*person) bool {
	for _, p := range people {
		found := false
		for k := range l.facts {
			found = found || l.facts[k].role == l.facts[i].role && l.facts[k].to <= p.run.from && l.clings(l.facts[k].to, p.run.from)
		}
		if !found {
			return false
		}
	}
	return true
}

// clings reports whether nothing that parts stands between two tokens.
func (l *line) clings(from, to int) bool {
	for k := from; k < to; k++ {
		if l.parts(k) && !l.is(k, "(") || l.toks[k].Role == lexicon.RoleNumber || l.toks[k].Sense&lexicon.AndWord != 0 && l.toks[k].Kind == lexicon.Word {
			return false
		}
	}
	return true
}

// opensGroup reports whether a fact heads those that follow: "Putri: Dinda, Elsa", "; kelas 6: Ani".
func (l *line) opensGroup(f *fact, next *person) bool {
	for k := f.to; k < next.run.from; k++ {
		if l.is(k, ":") || l.is(k, "=") {
			return true
		}
		if l.parts(k) && !l.is(k, "(") && !l.is(k, ")") || l.toks[k].Role == lexicon.RoleNumber {
			return false
		}
		if l.toks[k].Role > lexicon.RoleMark && l.toks[k].Role != lexicon.RoleLabel && l.toks[k].Role != lexicon.RoleSex && l.toks[k].Role != lexicon.RoleClass && l.toks[k].Role != lexicon.RoleNumber {
			return false
		}
	}
	return false
}

// shareLast gives what stands behind the last name to all, unless others have their own.
func (l *line) shareLast(owner []int, people []*person) {
	n := len(people)
	if n < 2 {
		return
	}
	for i := range l.facts {
		f := &l.facts[i]
		if owner[i] != n || f.role == lexicon.RoleNote || f.role == lexicon.RoleRating || f.role == lexicon.RoleTitle || f.role == lexicon.RoleFIDE {
			continue
		}
		others := 0
		for j := range l.facts {
			*l.steps++
			if l.facts[j].role == f.role && owner[j] > 0 && owner[j] < n {
				others++
			}
		}
		if f.role != lexicon.RoleClub && !f.many && l.areNumbered(people) {
			continue // "1. Arif 2. Bella 3. Laras (P, VIII C)"
		}
		last := l.clings(people[n-1].run.to, f.from)
		if l.rated && l.listed && f.role != lexicon.RoleClub && !f.many && l.isKinAt(people[n-1].run.from-1) && l.hasOwn(owner, n) {
			continue // "Loris Božac 1702 i kćer Lea, 2014. godište"
		}
		if own := l.bracketOf(people[n-1].run.to); f.from < own && f.role != lexicon.RoleClub && l.hasOwn(owner, n) {
			continue // "Aditya (kls 4), Cahaya (kls 6, putri)"
		}
		switch {
		case others > 0 && !f.many:
		case f.role == lexicon.RoleClub, f.many, !last:
			owner[i] = -1
		case l.joined(people):
			owner[i] = -1
		case f.role == lexicon.RoleSex && f.labelled == false && !f.many || f.role == lexicon.RoleBirth:
			for _, p := range people { // it stands at the last name alone: nobody knows of the others
				p.doubt(DoubtSplit, p.run.text)
			}
		default:
			owner[i] = -1
			for _, p := range people {
				p.doubt(DoubtSplit, p.run.text)
			}
		}
	}
}

// isKinAt reports whether token i is a word for kin or a child.
func (l *line) isKinAt(i int) bool {
	return i >= 0 && l.toks[i].Kind == lexicon.Word && (l.toks[i].Sense&(lexicon.Male|lexicon.Female|lexicon.Kin) != 0 || kinWords.Has(l.toks[i].Fold))
}

// areNumbered reports whether a number stands before each of several names of a line.
func (l *line) areNumbered(people []*person) bool {
	return !slices.ContainsFunc(people, func(p *person) bool {
		k := p.run.from - 1
		for k > 0 && l.toks[k].Kind == lexicon.Sign {
			k--
		}
		return k < 0 || l.toks[k].Role != lexicon.RoleNumber
	})
}

// bracketOf returns the end of the bracket that opens right behind a name at i, i where none does.
func (l *line) bracketOf(i int) int {
	if !l.is(i, "(") && !l.is(i, "[") {
		return i
	}
	k := i + 1
	for k < len(l.toks) && !l.is(k, ")") && !l.is(k, "]") {
		k++
	}
	return k
}

// hasOwn reports whether somebody before the last of n persons has facts of his own.
func (l *line) hasOwn(owner []int, n int) bool {
	for i, o := range owner {
		if o > 0 && o < n && l.facts[i].role != lexicon.RoleName && l.facts[i].role != lexicon.RoleNickname {
			return true
		}
	}
	return false
}

// joined reports whether "dan", "i", "&" stands right before the last name.
func (l *line) joined(people []*person) bool {
	k := people[len(people)-1].run.from - 1
	for k > 0 && l.toks[k].Role != lexicon.RoleMark && l.toks[k].Sense&lexicon.AndWord == 0 && l.toks[k].Sense&lexicon.Self != 0 {
		k--
	}
	return k >= 0 && (l.toks[k].Sense&lexicon.AndWord != 0 || l.is(k, "&"))
}

// shareClubs gives a school to the persons before it that have none, back to the school before.
func (l *line) shareClubs(owner []int, people []*person) {
	first := 0
	order := make([]int, 0, 4)
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleClub && owner[i] > 0 {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(l.facts[a].from, l.facts[b].from) })
	for _, i := range order {
		last := owner[i] - 1
		if last < len(people)-1 && l.is(l.facts[i].from-1, "(") && l.toks[max(0, l.facts[i].from-2)].Role == lexicon.RoleClass {
			first = last + 1 // "Gus Hart Y4 (Hazelwood), Hana Ito Y6"
			continue
		}
		if l.clubs1() {
			owner[i] = -1
			return
		}
		for k := first; k < last; k++ {
			people[k].facts = append(people[k].facts, i)
			people[k].doubt(DoubtSplit, people[k].run.text)
		}
		first = last + 1
	}
}

// clubs1 reports whether the line names one school only.
func (l *line) clubs1() bool {
	n := 0
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleClub {
			n++
		}
	}
	return n == 1
}

// askSplit asks whether several names are several children, where they do not each stand for themselves: joined by a word,
// or side by side without a heading, a number or facts of their own.
func (l *line) askSplit(people []*person) {
	if len(people) < 2 {
		return
	}
	own, common := true, ^uint64(0) // roles of which each has one of his own
	for k, p := range people {
		has, roles := false, uint64(0)
		for _, i := range p.facts {
			f := &l.facts[i]
			if f.many {
				continue
			}
			behind := f.from >= p.run.to && (k+1 == len(people) || f.to <= people[k+1].run.from)
			if f.role != lexicon.RoleNote && (behind || f.to <= p.run.from && l.clings(f.to, p.run.from)) {
				has, roles = true, roles|1<<f.role
			}
		}
		own, common = own && has, common&roles
	}
	own = own && common != 0 // "Zoe - 7B - Northgate - girl" may be one child and her school
	numbered := true
	for _, p := range people {
		k := p.run.from - 1
		for k > 0 && l.toks[k].Kind == lexicon.Sign && l.toks[k].Role == lexicon.RoleMark {
			k--
		}
		numbered = numbered && k >= 0 && l.toks[k].Role == lexicon.RoleNumber
	}
	if !l.surnameOnce(people) && (own || numbered || l.headed(people[0].run.from) && l.factBefore(people[0].run.from)) {
		return
	}
	for _, p := range people {
		p.doubt(DoubtSplit, p.run.text)
	}
}

// factBefore reports whether the heading before token i says something of the players.
func (l *line) factBefore(i int) bool {
	for k := range l.facts {
		if f := &l.facts[k]; f.to <= i && f.role.IsFact() && f.role != lexicon.RoleName {
			return true
		}
	}
	return false
}

// surnameOnce reports whether the last of two joined names alone has a surname: "Toma i Jere Bačić".
func (l *line) surnameOnce(people []*person) bool {
	n := len(people)
	return n == 2 && l.joined(people) && countWords(people[0].run.text) == 1 && countWords(people[1].run.text) > 1
}

func countWords(s string) int {
	n := 0
	for range fieldsOf(s) {
		n++
	}
	return n
}
