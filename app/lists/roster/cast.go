package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
	"wasit/swiss"
)

// mention is a place of a line where a known player is named.
type mention struct {
	from, to int
	c        *character
	several  bool // others have that name too
	numbered bool // by the number of the entry
	number   int  // the token that this is
}

// mentions finds the known players that a line names: those of who writes before all others.
func (s *story) mentions(l *line) []mention {
	var list []mention
	for i := 0; i < len(l.toks); i++ {
		m := s.numberedAt(l, i, list)
		if m.c == nil {
			m = s.reserveAt(l, i)
		}
		if m.c != nil {
			list = append(list, m)
			i = m.to - 1
			continue
		}
		if l.toks[i].Kind != lexicon.Word || !l.toks[i].IsCapital() && lexicon.IsLatin(l.toks[i].Text) {
			continue
		}
		if m := s.mentionAt(l, i); m.c != nil {
			list = append(list, m)
			i = m.to - 1
		}
	}
	return s.namedNumbers(list)
}

// namedNumbers settles which entry a number means by the name that stands beside it: "no 4 (Nino Baskoro)".
func (s *story) namedNumbers(list []mention) []mention {
	return slices.DeleteFunc(list, func(m mention) bool {
		return m.numbered && slices.ContainsFunc(list, func(o mention) bool {
			return !o.numbered && !o.several && o.c.number == m.c.number && o.c.author == m.c.author && o.from >= m.to && o.from-m.to < 8
		})
	})
}

// numberedAt finds the player who is named at token i by the number or the letter of his entry, "nomor 3", "pod 2)", "huruf b", or by
// one more number behind that: "no 2 dan 3".
func (s *story) numberedAt(l *line, i int, before []mention) mention {
	k := i + 1
	switch t := l.toks[i]; {
	case s.isLetter(l, i):
		k = i
	case s.boards && t.Kind == lexicon.Digits && k+1 < len(l.toks) && l.is(k, ".") && boardWords.Has(l.toks[k+1].Fold):
		k = i // "2. ploča", "na 2. ploči"
	case t.Kind == lexicon.Word && numberWords.Has(t.Fold) || t.Text == "#" || s.boards && boardWords.Has(t.Fold):
		if l.is(k, ".") {
			k++
		}
	case t.Kind == lexicon.Word && t.Sense&lexicon.AndWord != 0 && len(before) > 0 && before[len(before)-1].to == i && before[len(before)-1].numbered:
	default:
		return mention{}
	}
	if k >= len(l.toks) || s.author == "" && len(s.current) == 0 {
		return mention{}
	}
	n, _ := strconv.Atoi(l.toks[k].Text)
	if (k == i || l.toks[i].Fold == "huruf") && l.toks[k].Runes() == 1 {
		n = int(l.toks[k].Fold[0]-'a') + 1
	}
	if n < 1 || n > 99 {
		return mention{}
	}
	m, best := mention{from: i, to: k + 1, numbered: true, number: k}, 0
	for _, c := range slices.Backward(s.known) {
		if e := s.row(c).Entrant; c.author != s.author || c.number != n || e.Sex != 0 && l.saysOtherSex(e.Sex) {
			continue
		}
		if fit := s.placedBy(l, i, k, c); fit < best {
			continue
		} else if fit > best {
			m.c, m.several, best = nil, false, fit
		}
		if m.c == nil {
			m.c = c
		} else if c.place == m.c.place {
			m.several = true
		}
	}
	return m
}

// placedBy counts what a line says before a number, or right behind it, of the part and the school in whose list the entry of a player stands:
// "III, MI huruf a", "nomor 2 SMPN 2".
func (s *story) placedBy(l *line, i, number int, c *character) int {
	fit := 0
	club := slices.Collect(fieldsOf(s.row(c).Entrant.Club))
	for k := number + 1; k < len(l.toks) && (slices.Contains(club, l.toks[k].Fold) || l.is(k, ",") || l.is(k, "(") || lexicon.IsOneOf(l.toks[k].Fold, "di dari iz of aus")); k++ {
		if l.toks[k].Kind <= lexicon.Digits {
			fit++
		}
	}
	for k := i - 1; k >= 0 && !l.is(k, "."); k-- {
		switch t := l.toks[k]; {
		case k == 0 && t.IsShouted() && l.is(1, ",") && lexicon.Romans[t.Fold] == c.group && c.group > 0:
			fit += 10
		case t.Kind <= lexicon.Digits && slices.Contains(club, t.Fold):
			fit++
		}
	}
	group := s.groupWords(c)
	for k := max(0, i-4); k < min(len(l.toks), i+6); k++ {
		if l.toks[k].Kind == lexicon.Word && slices.Contains(group, l.toks[k].Fold) {
			return fit + 5 // "nomor 5 Mini", "number 3 in Juniors"
		}
	}
	return fit
}

// reserveAt finds the reserve of a team who is named at token i by his place: "2nd sub", "cadangan pertama", "prva rezerva".
func (s *story) reserveAt(l *line, i int) mention {
	if !s.boards || s.author == "" {
		return mention{}
	}
	at := l.toks[i].At
	n, to := lineup.ReservePlace(l.source[at:])
	if n == 0 || i > 0 && l.toks[i-1].Kind == lexicon.Word && l.toks[i-1].End == at {
		return mention{}
	}
	end := i + 1
	for end < len(l.toks) && l.toks[end].At < at+to {
		end++
	}
	for _, c := range s.known {
		if c.author == s.author && c.number == reserveSeat+n {
			return mention{from: i, to: end, c: c, numbered: true}
		}
	}
	return mention{}
}

// groupWords are the words of the group below whose heading a player stands.
func (s *story) groupWords(c *character) []string {
	return slices.DeleteFunc(slices.Collect(fieldsOf(s.row(c).Entrant.Group)), func(w string) bool { return len(w) < 3 })
}

// isLetter reports whether a letter alone, where a clause begins or behind "yang" or "dan", is that of an entry of who writes: "a dan b
// putra".
func (s *story) isLetter(l *line, i int) bool {
	t := l.toks[i]
	if t.Kind != lexicon.Word || t.Runes() != 1 || t.Text < "a" || t.Text > "h" || s.lang != "id" || i > 0 && !l.parts(i-1) && !lexicon.IsOneOf(l.toks[i-1].Fold, "yang yg dan") || l.is(i+1, ".") || l.is(i+1, ")") {
		return false
	}
	return slices.ContainsFunc(s.known, func(c *character) bool {
		source := strings.TrimSpace(s.row(c).Source)
		return c.author == s.author && len(source) > 1 && source[0] == t.Text[0] && (source[1] == '.' || source[1] == ')')
	})
}

// saysOtherSex reports whether a line says the other sex and not this one: "huruf b putra".
func (l *line) saysOtherSex(sex swiss.Sex) bool {
	other := false
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleSex && f.sex != 0 {
			if f.sex == sex {
				return false
			}
			other = true
		}
	}
	return other
}

// boardWords lead to the number of a board.
var boardWords = lexicon.Set("board bd ploca ploci plocu ploče papan brett")

// numberWords lead to the number of an entry.
var numberWords = lexicon.Set("nomor nomer no number nr pod broj brojem broju br huruf urut")

// entryNumber is the number, or the place of the letter, with which the line of an entry begins; 0 for none.
func (l *line) entryNumber() int {
	if !l.numbered || len(l.children) > 1 {
		return 0
	}
	for _, t := range l.toks[:min(len(l.toks), 4)] {
		switch {
		case t.Role != lexicon.RoleNumber:
		case t.Kind == lexicon.Digits:
			n, _ := strconv.Atoi(t.Text)
			return n
		case t.Kind == lexicon.Word && t.Runes() == 1 && t.Fold >= "a" && t.Fold <= "z":
			return int(t.Fold[0]-'a') + 1
		}
	}
	return 0
}

// mentionAt finds the known player who is named at token i: by the most words, then by who entered him.
func (s *story) mentionAt(l *line, i int) mention {
	best, rank := mention{}, 0
	for _, c := range s.known {
		name := s.rows[c.row].Entrant.Name
		n := s.namedAt(l, i, name)
		later := 0
		own := c.author == s.author || s.isParentOf(c)
		if n == 0 && own && (i == 0 || !l.toks[i-1].IsCapital() || l.toks[i-1].Sense&(lexicon.BirthLabel|lexicon.AgeLabel|lexicon.ClassLabel|lexicon.RatingMark) != 0) && (len(l.toks[i].Fold) > 2 || l.is(i+1, "-")) {
			_, rest, _ := strings.Cut(name, " ")
			if n = s.namedAt(l, i, rest); n > 0 {
				later = 1 // by the surname, or by a given name behind it
			}
			if n == 1 && i+1 < len(l.toks) && l.toks[i+1].IsCapital() && l.toks[i+1].Sense == 0 && !slices.Contains(s.wordsOf(name), l.toks[i+1].Fold) {
				n = 0 // "Dean Vale" is not Dora Dean
			}
		}
		if nick := s.rows[c.row].Entrant.Nickname; n == 0 && nick != "" {
			n = s.namedAt(l, i, nick)
		}
		if n == 0 {
			continue
		}
		r := n*4 - later
		if own {
			r += 2
		} else if n == 1 && s.author != "" && !s.isOnlyOne(l, c) {
			continue // a first name alone is one of somebody's own
		}
		if slices.Contains(s.current, c) {
			r++
		}
		switch {
		case r > rank:
			best, rank = mention{from: i, to: i + n, c: c}, r
		case r == rank:
			best.several = true
		}
	}
	if best.c != nil {
		best.to = l.tokensOf(i, best.to-i)
	}
	return best
}

// isParentOf reports whether who writes calls himself by the first name of a player: "Ummi Malika", "Keenan's mum".
func (s *story) isParentOf(c *character) bool {
	if s.parents == nil {
		s.parents = map[string][]string{}
	}
	words, ok := s.parents[s.author]
	if !ok {
		if list := nameWordsOf(s.author); len(list) > 1 && slices.ContainsFunc(lexicon.Tokens(s.author, 0, ""), func(t lexicon.Token) bool {
			return t.Sense&lexicon.Honorific != 0 || parentWords.Has(t.Fold)
		}) {
			words = list
		}
		s.parents[s.author] = words
	}
	first := s.wordsOf(s.row(c).Entrant.Name)
	return len(words) > 0 && len(first) > 0 && len(first[0]) > 2 && slices.Contains(words, first[0])
}

// isOnlyOne reports whether nobody else of the document has the first name of a player, and a line withdraws or mends somebody, a
// teacher may write from another place than the school, or it answers the message right before it and says nothing of anybody: "boleh pak,
// saya masukkan ya Nabil".
func (s *story) isOnlyOne(l *line, c *character) bool {
	answers := !l.hasFacts() && c.place == s.place-1
	if s.author == s.host || !s.changes(l) && !answers {
		return false
	}
	first, _, _ := strings.Cut(s.row(c).Entrant.Name, " ")
	for _, o := range s.known {
		if other, _, _ := strings.Cut(s.row(o).Entrant.Name, " "); o != c && lexicon.Fold(other) == lexicon.Fold(first) {
			return false
		}
	}
	return true
}

// numberOf is the number of a person's entry, that right before him where a line holds several.
func (l *line) numberOf(p *person) int {
	for k := p.run.from - 1; k >= 0 && l.toks[k].Role == lexicon.RoleNumber; k-- {
		if n, err := strconv.Atoi(l.toks[k].Text); err == nil && len(l.children) > 1 {
			return n
		}
	}
	return l.entryNumber()
}

// tokensOf returns the token behind n words from i on.
func (l *line) tokensOf(i, n int) int {
	k := i
	for k < len(l.toks) && n > 0 {
		if l.toks[k].Kind == lexicon.Word {
			n--
		}
		k++
	}
	return k
}

// wordsOf are the folded words of a name, kept: every line asks for those of all players.
func (s *story) wordsOf(name string) []string {
	list, ok := s.folded[name]
	if !ok {
		for _, w := range strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" -.,", r) }) {
			list = append(list, lexicon.Fold(w))
		}
		if s.folded == nil {
			s.folded = map[string][]string{}
		}
		s.folded[name] = list
	}
	return list
}

// namedAt counts how many words of a name stand at token i, from its first one on.
func (s *story) namedAt(l *line, i int, name string) int {
	n, k := 0, i
	for _, w := range s.wordsOf(name) {
		for k < len(l.toks) && l.toks[k].Kind == lexicon.Sign && (l.is(k, "-") || l.is(k, ".")) && k > i {
			k++
		}
		if k >= len(l.toks) || l.toks[k].Kind != lexicon.Word || !s.isForm(l.toks[k].Fold, w) && !(l.toks[k].Fold == w+"s" && isPossessed(l.toks[k].Text)) {
			break
		}
		n++
		k++
	}
	return n
}

// isPossessed reports whether a word ends with the English genitive.
func isPossessed(word string) bool {
	return strings.HasSuffix(word, "'s") || strings.HasSuffix(word, "’s")
}

// isForm reports whether a word is a name, or a case of it: the genitive of English, the cases of Croatian.
func (s *story) isForm(word, name string) bool {
	switch {
	case word == name:
		return true
	case len(name) < 3:
		return false
	case s.lang == "en" || s.lang == "id":
		return word == name+"s"
	}
	stem := strings.TrimRight(name, "aeiou")
	if len(name)-len(stem) > 1 || len(stem) < 2 {
		stem = name[:len(name)-1]
	}
	rest, ok := strings.CutPrefix(word, stem)
	return ok && lexicon.IsOneOf(rest, "a u e i o om em ja ju jem ijem em ov ova evu ovu evog ovo ovog ovoga ovom evo evoga evom ino inog inoga inom")
}

// relation is how a name that is read stands to a known one.
type relation uint8

const (
	stranger relation = iota
	sameAs            // the same words
	shorterThan
	longerThan
)

// relationOf compares the words of a name with those of a known one.
func relationOf(name, known string) relation {
	a, b := nameWordsOf(name), nameWordsOf(known)
	switch {
	case len(a) == 0 || len(b) == 0 || generation(name) != generation(known):
		return stranger
	case slices.Equal(a, b) || len(a) == len(b) && sameWords(a, b):
		return sameAs
	case len(a) == len(b) && isInOrder(b, a) && a[0] == b[0]:
		return longerThan // "Okonkwo-Reyes" for "Okonkwo"
	case len(a) == len(b) && isInOrder(a, b) && a[0] == b[0]:
		return shorterThan
	case len(a) < len(b) && isInOrder(a, b) && a[0] == b[0]:
		return shorterThan
	case len(b) < len(a) && isInOrder(b, a) && a[0] == b[0]:
		return longerThan
	}
	return stranger
}

// nameWordsOf are the folded words of a name.
func nameWordsOf(name string) []string {
	var list []string
	for _, w := range strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" .,", r) }) {
		parts := strings.Split(strings.TrimSuffix(strings.TrimSuffix(w, "'s"), "’s"), "-")
		for i := range parts {
			parts[i] = lexicon.Fold(parts[i])
		}
		if w = strings.Trim(strings.Join(parts, "-"), "-"); w != "" {
			list = append(list, w)
		}
	}
	return list
}

func sameWords(a, b []string) bool {
	for _, w := range a {
		if !slices.Contains(b, w) {
			return false
		}
	}
	return true
}

// isInOrder reports whether all words of a stand in b in their order; the last may be the initial or a part of a double name.
func isInOrder(a, b []string) bool {
	k := 0
	for _, w := range a {
		for k < len(b) && b[k] != w && !(len(w) == 1 && strings.HasPrefix(b[k], w)) && !strings.HasPrefix(b[k], w+"-") {
			k++
		}
		if k == len(b) {
			return false
		}
		k++
	}
	return true
}

// find returns the known player whom a name that stands in an entry means. In one list every entry is somebody else, unless the
// whole name stands there again.
func (s *story) find(name string, listed bool) (*character, relation) {
	words := s.wordsOf(name)
	for _, own := range []bool{true, false} {
		var found *character
		relate := stranger
		n := 0
		for _, c := range s.known {
			if (c.author == s.author) != own {
				continue
			}
			s.steps++
			r := stranger
			if known := s.wordsOf(s.rows[c.row].Entrant.Name); len(words) == 0 || len(known) == 0 || known[0] == words[0] || slices.Contains(known, words[0]) {
				r = relationOf(name, s.rows[c.row].Entrant.Name)
			}
			if nick := s.rows[c.row].Entrant.Nickname; r == stranger && nick != "" && lexicon.Fold(nick) == lexicon.Fold(name) {
				r = shorterThan
			}
			here := slices.Contains(s.current, c)
			switch {
			case r == stranger || r != sameAs && (!own || listed && here):
			case r == sameAs && countWords(name) == 1 && !own:
			case r == sameAs:
				return c, r
			default:
				found, relate = c, r
				n++
			}
		}
		if n == 1 {
			return found, relate
		}
	}
	return nil, stranger
}

// enter adds a player, under the headings that hold.
func (s *story) enter(l *line, p *person) *character {
	e := p.entrant
	heads := s.heads
	if s.groups > 1 && s.says(l, lexicon.Additional) && !l.numbered {
		s.heads = slices.DeleteFunc(slices.Clone(heads), func(h heading) bool { return h.role == lexicon.RoleGroup || h.role == lexicon.RoleClass })
	}
	s.under(&e)
	s.heads = heads
	r := Row{Line: l.number, Source: bounded(l.source), Entrant: e, Doubts: p.doubts, Spans: l.spans(p)}
	s.rows = append(s.rows, r)
	c := &character{row: len(s.rows) - 1, author: s.author, number: l.numberOf(p), group: s.groups}
	s.known = append(s.known, c)
	s.current = append(s.current, c)
	s.used[l.number] = true
	was, wrote := s.capitals[s.author]
	s.capitals[s.author] = l.toks[p.run.from].IsCapital() && (was || !wrote)
	return c
}

// row is the row of a player.
func (s *story) row(c *character) *Row { return &s.rows[c.row] }
