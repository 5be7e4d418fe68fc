package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// account is a sentence or an entry as it was read. Whatever rule read it, each fact that it says must be found afterwards: with
// somebody of whom it speaks, in a heading that held, or as what a later line mended. A fact that nobody has was dropped or
// given to somebody else, and is asked.
type account struct {
	l     *line
	of    []*character // of whom it speaks
	heads []heading    // that held for it
	entry bool         // a line of a list, not a sentence
	asked lexicon.Role // what the message before asks of nobody by name

	author string // of a message of a chat; "" elsewhere
	place  int    // of the message
}

// keep remembers a sentence for the audit, with the players of whom it speaks.
func (s *story) keep(l *line, of []*character, entry bool) {
	if len(l.toks) > 0 && l.number > 0 && !s.notes && !s.foot {
		s.accounts = append(s.accounts, account{l: l, of: slices.Clone(of), heads: s.heads, entry: entry, place: s.place})
		if !s.mail {
			s.accounts[len(s.accounts)-1].author = s.author
		}
		if s.topic.c == nil && s.topic.place == s.place-1 {
			s.accounts[len(s.accounts)-1].asked = s.topic.role
		}
	}
}

// audit asks about each fact that was said and that nobody has, and about each remark that no rule understood.
func (s *story) audit() {
	s.askDashed()
	s.askSmall()
	s.forgetShort()
	for i := range s.accounts {
		a := &s.accounts[i]
		if a.l.endsAsking() {
			s.askMended(a)
		}
		if a.l.endsAsking() && s.namedBefore(a, len(a.l.toks)) == nil || a.l.hasTitle() && !a.entry || s.says(a.l, lexicon.Unreadable) {
			continue
		}
		for k := range a.l.facts {
			if f := &a.l.facts[k]; s.isTelling(a, f) && !s.isFound(a, f) {
				s.askFact(a, f)
			}
		}
		if a.l.endsAsking() {
			continue
		}
		s.askNumbers(a)
		s.askRemark(a)
		s.askSame(a)
	}
}

// askMended asks about a request to change something of a player that nothing was made of: "Could you change Bella to Isabella?"
func (s *story) askMended(a *account) {
	for _, c := range a.of {
		r := s.row(c)
		mends := slices.ContainsFunc(a.l.toks, func(t lexicon.Token) bool {
			return t.Sense&lexicon.Mend != 0 || lexicon.IsOneOf(t.Fold, "diubah ubah dirubah promijeniti promijenite ispraviti ispravite rename")
		})
		if mends && !slices.ContainsFunc(r.Changes, func(x Change) bool { return x.Line == a.l.number }) {
			r.ask(Doubt{Kind: DoubtName, Text: s.words(a.l)})
		}
	}
}

// askSmall asks about names in small letters of a document whose other names have capitals: words that nobody understood, or a name.
func (s *story) askSmall() {
	var small []*Row
	for i := range s.rows {
		r := &s.rows[i]
		name := r.Entrant.Name
		if !r.Skip && countWords(name) > 1 && !strings.Contains(r.Source, name) && strings.Contains(r.Source, strings.ToLower(name)) {
			small = append(small, r)
		}
	}
	if len(small)*4 > len(s.rows) {
		return // a list that somebody wrote so
	}
	for _, r := range small {
		if len(r.Doubts) == 0 && r.Entrant.Birth.IsZero() && r.Entrant.Rating == 0 {
			r.ask(Doubt{Kind: DoubtName, Text: r.Entrant.Name})
		}
	}
}

// forgetShort takes back the questions about names of one word, where the whole document has many of them.
func (s *story) forgetShort() {
	players, short := 0, 0
	for i := range s.rows {
		if r := &s.rows[i]; !r.Skip {
			if players++; isIncomplete(r.Entrant.Name) {
				short++
			}
		}
	}
	for i := range s.rows {
		if r := &s.rows[i]; short*10 > players*3 {
			r.Doubts = r.without(DoubtShortName)
		}
	}
}

// askSame asks about "ista škola" that points to none.
func (s *story) askSame(a *account) {
	if !a.l.hasFact(lexicon.RoleSame) || saysClubless(a.l.toks) {
		return
	}
	for _, c := range a.of {
		if r := s.row(c); r.Entrant.Club == "" && r.Line == a.l.number && r.Entrant.Class+r.Entrant.Birth.Year > 0 {
			r.ask(Doubt{Kind: DoubtReference, Text: s.words(a.l)})
		}
	}
}

// askDashed asks about a school that its place between dashes alone tells, where no other line of the document has one there.
func (s *story) askDashed() {
	var found []*account
	for i := range s.accounts {
		if slices.ContainsFunc(s.accounts[i].l.facts, func(f fact) bool { return f.dashed }) {
			found = append(found, &s.accounts[i])
		}
	}
	if len(found) != 1 {
		return
	}
	for _, c := range found[0].of {
		r := s.row(c)
		r.ask(Doubt{Kind: DoubtClub, Text: r.Entrant.Club})
	}
}

// askClubs asks for the school of players of whom none is said, in one question, where half of all have one.
func (s *story) askClubs(lines []string) {
	s.learnedClubs(lines)
	var without []*Row
	with, alone := 0, 0 // who have a school, and those of whom nothing else is asked
	for i := range s.rows {
		switch r := &s.rows[i]; {
		case r.Skip:
		case r.Entrant.Club != "":
			with++
		case !saysClubless(lexicon.Tokens(lines[r.Line-1], 0, "")):
			if without = append(without, r); len(r.Doubts) == 0 {
				alone++
			}
		}
	}
	if alone == 0 || with < 4 || with < len(without) {
		return
	}
	for _, r := range without {
		r.ask(Doubt{Kind: DoubtNoClub})
	}
}

// learnedClubs gives players without a school that which ends their line, where a later line tells that it is one: "Edie and Frank Whitlock,
// Year 1 and 4, Beech Grove", and below "He is in Year 5 at Beech Grove".
func (s *story) learnedClubs(lines []string) {
	for i := range s.rows {
		r := &s.rows[i]
		at := strings.LastIndexByte(lines[r.Line-1], ',')
		if r.Skip || r.Entrant.Club != "" || at < 0 {
			continue
		}
		last := strings.Trim(lines[r.Line-1][at+1:], " .!")
		if countWords(last) < 6 && isCapitalised(last) && !s.isPlayer(last) && slices.ContainsFunc(s.rows, func(o Row) bool { return sameName(o.Entrant.Club, last) }) {
			r.Entrant.Club = last
		}
	}
}

// isTelling reports whether a fact is certain enough to be missed.
func (s *story) isTelling(a *account, f *fact) bool {
	switch {
	case len(a.of) == 0:
		return false
	case f.role == lexicon.RoleClub:
		return !f.guess && !isTalkOf(a.l) && s.namedBefore(a, f.from) != nil
	case f.role == lexicon.RoleRating:
		return f.n > 0 && !f.guess && len(f.doubts) == 0
	}
	return s.isCertain(*f)
}

// isCertain reports whether a fact can be nothing else: no number that may be a class, no day of this year.
func (s *story) isCertain(f fact) bool {
	if f.many || f.guess || len(f.doubts) > 0 {
		return false
	}
	switch f.role {
	case lexicon.RoleBirth:
		return f.date.Year > 0 && f.date.Year < s.o.Today.Year-3
	case lexicon.RoleClass:
		return f.n > 0
	case lexicon.RoleSex:
		return f.sex != 0
	}
	return false
}

// isFound reports whether somebody of whom a sentence speaks has a fact of it, had it before a correction, or is asked about it.
func (s *story) isFound(a *account, f *fact) bool {
	return slices.ContainsFunc(a.heads, func(h heading) bool { return f.isIn(h.e) }) ||
		slices.ContainsFunc(s.rows, func(r Row) bool {
			return (r.Line == a.l.number || slices.Contains(r.Lines, a.l.number)) && r.accountsFor(f)
		}) ||
		slices.ContainsFunc(a.of, func(c *character) bool { return s.row(c).accountsFor(f) })
}

// accountsFor reports whether a row has a fact, or had it before a correction, or whether it is asked there.
func (r *Row) accountsFor(f *fact) bool {
	if f.isIn(r.Entrant) || slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return aboutOf(d.Kind) == f.about() }) {
		return true
	}
	return slices.ContainsFunc(r.Changes, func(c Change) bool { return f.isText(c.From) || f.isText(c.To) })
}

// isIn reports whether an entrant has a fact.
func (f *fact) isIn(e Entrant) bool {
	switch f.role {
	case lexicon.RoleBirth:
		return e.Birth == f.date || e.Birth.Year == f.date.Year && (f.date.Day == 0 || e.Birth.Day == 0)
	case lexicon.RoleClass:
		return e.Class == f.n
	case lexicon.RoleRating:
		return e.Rating == f.n || e.National == f.n || e.Birth.Year == f.n
	case lexicon.RoleSex:
		return e.Sex == f.sex
	case lexicon.RoleClub:
		return e.Club != "" && alike.Schools(f.text, e.Club) != alike.Different || strings.Contains(foldWords(e.Club), foldWords(f.text))
	}
	return false
}

// isText reports whether the text of a change is that of a fact.
func (f *fact) isText(text string) bool {
	switch f.role {
	case lexicon.RoleBirth:
		return text == dateText(f.date) || text == dateText(swiss.Date{Year: f.date.Year})
	case lexicon.RoleClass:
		return text != "" && leadingDigits(text) == strconv.Itoa(f.n)
	case lexicon.RoleRating:
		return text == strconv.Itoa(f.n)
	case lexicon.RoleSex:
		return text == sexText(f.sex)
	}
	return false
}

// about is what a question about a fact asks.
func (f *fact) about() About {
	switch f.role {
	case lexicon.RoleBirth:
		return AboutBirth
	case lexicon.RoleClass:
		return AboutClass
	case lexicon.RoleRating:
		return AboutRating
	case lexicon.RoleClub:
		return AboutSchool
	}
	return AboutSex
}

// doubt is the doubt about a fact that nobody has.
func (f *fact) doubt(words string) Doubt {
	kinds := map[lexicon.Role]DoubtKind{lexicon.RoleSex: DoubtSaidSex, lexicon.RoleBirth: DoubtSaidBirth, lexicon.RoleClass: DoubtSaidClass,
		lexicon.RoleRating: DoubtSaidRating, lexicon.RoleClub: DoubtSaidClub}
	return Doubt{Kind: kinds[f.role], Text: words}
}

// askFact asks who has a fact: the one who is named last before it, else all of whom the sentence speaks.
func (s *story) askFact(a *account, f *fact) {
	of := a.of
	if c := s.namedBefore(a, f.from); c != nil {
		of = []*character{c}
	} else if a.l.isAlarming(a.entry) {
		return // "nobody of class 6 comes" is about nobody
	}
	for _, c := range of {
		s.row(c).ask(f.doubt(s.words(a.l)))
	}
	s.used[a.l.number] = true
}

// namedBefore is the player of a sentence who is named last before token i.
func (s *story) namedBefore(a *account, i int) *character {
	for k := min(i, len(a.l.toks)) - 1; k >= 0; k-- {
		for _, c := range a.of {
			if s.namedAt(a.l, k, s.row(c).Entrant.Name) > 0 {
				return c
			}
		}
	}
	return nil
}

// ask adds a doubt to a row, unless the row is struck out or has it.
func (r *Row) ask(d Doubt) {
	if r.Skip || slices.ContainsFunc(r.Doubts, func(o Doubt) bool { return o.Kind == d.Kind && o.Text == d.Text }) {
		return
	}
	r.Doubts = append(slices.Clone(r.Doubts), d)
}

// orphan reads a line that names somebody and says something certain of him, and that no rule took: who stands there is asked.
func (s *story) orphan(t textLine) {
	if s.used[t.number] || s.foot || s.notes || s.author == "" {
		return
	}
	l := s.scan(t.source, t.number, t.at)
	says := slices.ContainsFunc(l.facts, s.isCertain) || l.isSmallList(s.runs(l))
	if !says || l.opensAsking() || l.hasTitle() || l.isOfficial() || len(s.mentions(l)) > 0 {
		return
	}
	runs := slices.DeleteFunc(s.runs(l), func(r nameRun) bool {
		return r.adult || countWords(r.text) < 2 || r.weak && (r.to >= len(l.toks) || !l.toks[r.to].Role.IsFact() && l.toks[r.to].Kind != lexicon.Digits)
	})
	if len(runs) == 0 {
		return
	}
	l.listed = true
	before := len(s.rows)
	s.entry(l, runs)
	for i := before; i < len(s.rows); i++ {
		s.rows[i].ask(Doubt{Kind: DoubtName, Text: s.words(l)})
	}
}

// lost asks about a whole name with a class or a day of birth right behind it, of which no row came: whatever the sentence is, it tells a
// fact of somebody whom nobody knows.
func (s *story) lost(t textLine) {
	if s.foot || s.author == "" {
		return
	}
	l := s.scan(t.source, t.number, t.at)
	if l.hasTitle() {
		return
	}
	for k, r := range l.runs() {
		if k > 0 && r.to < len(l.toks) && slices.ContainsFunc(l.toks[r.to:min(len(l.toks), r.to+3)], func(t lexicon.Token) bool { return t.Role == lexicon.RoleBirth }) {
			continue // a place of birth
		}
		if r.weak || r.adult || r.labelled || !lexicon.IsLatin(r.text) || countWords(r.text) < 2 || !s.isTold(l, r.to) && !s.isLeftOver(l, r) || s.authors[r.text] || s.isNamedIn(r.text) || l.hasFactIn(r) {
			continue
		}
		p := &person{run: r, entrant: Entrant{Name: r.text}}
		for i := range l.facts {
			if f := &l.facts[i]; f.from >= r.to && f.from <= r.to+3 && (f.role == lexicon.RoleClass || f.role == lexicon.RoleBirth) {
				l.fillFact(p, i)
			}
		}
		p.doubt(DoubtName, s.words(l))
		s.enter(l, p)
	}
}

// isLeftOver reports whether a name ends a line by itself that tells an age or a school, where nobody was made of the message: "He's 7 and
// goes to Castle Hill, can he join? Quentin Rowe".
func (s *story) isLeftOver(l *line, r nameRun) bool {
	alone := r.to == len(l.toks) && r.from > 0 && (l.toks[r.from-1].Text == "?" || l.is(r.from-1, "!") || l.is(r.from-1, "."))
	return alone && len(s.current) == 0 && len(s.mentions(l)) == 0 && (ageIn(l.source[l.toks[0].At:]) > 0 || l.hasFact(lexicon.RoleClub))
}

// isTold reports whether a certain class or day of birth stands behind token i, a sign or a small word between them at most.
func (s *story) isTold(l *line, i int) bool {
	for k := i; k < min(len(l.toks), i+3); k++ {
		t := l.toks[k]
		if t.Role == lexicon.RoleClass || t.Role == lexicon.RoleBirth {
			return t.Fact > 0 && s.isCertain(l.facts[t.Fact-1])
		}
		if t.Kind == lexicon.Word && t.IsCapital() || l.is(k, ".") || l.is(k, ":") {
			return false
		}
	}
	return false
}

// isNamedIn reports whether somebody of the document, struck out or not, has a name or a word of it that is no common one.
func (s *story) isNamedIn(name string) bool {
	words := nameWordsOf(name)
	return slices.ContainsFunc(s.rows, func(r Row) bool {
		known := nameWordsOf(r.Entrant.Name + " " + r.Entrant.Nickname + " " + r.Entrant.Club)
		for _, c := range r.Changes {
			known = append(known, nameWordsOf(c.From)...)
		}
		return slices.ContainsFunc(words, func(w string) bool {
			return slices.ContainsFunc(known, func(k string) bool {
				return w == k || s.lang == "hr" && len(w) > 2 && len(k) > 2 && w[:2] == k[:2] && alike.Distance(w, k, 2) <= 2
			})
		})
	})
}

// hasFactIn reports whether a fact holds a word of a name.
func (l *line) hasFactIn(r nameRun) bool {
	return slices.ContainsFunc(l.toks[r.from:r.to], func(t lexicon.Token) bool { return t.Role.IsFact() && t.Role != lexicon.RoleName })
}

// isSmallList reports whether two names and more in small letters have a fact behind each: "hafidz maulana 6 l, ira safitri 5 p".
func (l *line) isSmallList(runs []nameRun) bool {
	return len(runs) > 1 && !slices.ContainsFunc(runs, func(r nameRun) bool {
		return r.to >= len(l.toks) || !l.toks[r.to].Role.IsFact() && l.toks[r.to].Kind != lexicon.Digits
	})
}

// askNumbers asks about numbers right behind a name that nothing explains: a class, a rating or a day cut off.
func (s *story) askNumbers(a *account) {
	for i, t := range a.l.toks {
		if t.Kind != lexicon.Digits || t.Role != lexicon.RoleUnknown || i == 0 || a.l.isShare(i) || a.l.glued(i) && a.l.toks[i-1].Kind != lexicon.Sign {
			continue
		}
		c := s.namedBefore(a, i)
		if c == nil || !a.l.clings(i-1, i) {
			continue
		}
		corrects := !a.entry && (s.says(a.l, lexicon.Mended) || s.says(a.l, lexicon.Denied)) // a correction whose number nobody understands
		if before := a.l.toks[i-1].Role; before != lexicon.RoleName && before != lexicon.RoleClass && before != lexicon.RoleSex && !corrects {
			continue
		}
		if lexicon.IsDenial(a.l.toks[i-1].Fold) || a.l.toks[i-1].Sense&lexicon.NotWord != 0 {
			continue // "bukan 5"
		}
		kind := DoubtRest
		if n, _ := strconv.Atoi(t.Text); n >= 100 && n < 3000 {
			kind = DoubtSaidRating
		}
		s.row(c).ask(Doubt{Kind: kind, Text: t.Text})
	}
}

// askRemark keeps with a player what is said of him that no rule understood. Words that deny, doubt or exchange something may say
// that he does not come: that is asked.
func (s *story) askRemark(a *account) {
	if len(a.of) == 0 || !a.entry && a.l.describesOne() || s.isUnderstood(a) {
		return
	}
	words := strings.TrimSpace(s.words(a.l))
	alarming := a.l.isAlarming(a.entry)
	for _, c := range a.of {
		r := s.row(c)
		if r.Skip || s.namedBefore(a, len(a.l.toks)) == nil {
			continue
		}
		if alarming && s.namesClubOf(a.l, r) {
			r.ask(Doubt{Kind: DoubtSaidClub, Text: words}) // "Kitty goes to Kingsmead now, not Oakham"
		} else if alarming && a.l.speaksOfBirth() {
			if r.Entrant.Birth.Year == 0 {
				r.ask(Doubt{Kind: DoubtNoBirth, Text: words}) // "I don't know Ben's exact birthday"
			}
		} else if alarming && a.asked == lexicon.RoleSex && r.Entrant.Sex == 0 {
			r.ask(Doubt{Kind: DoubtSex, Text: words}) // "Za Vanju pitam razrednika"
		} else if alarming && c.confirmed <= a.l.number {
			r.ask(Doubt{Kind: DoubtPlaying, Text: words})
		} else if c.confirmed < a.l.number && s.isStrange(a, c) {
			r.ask(Doubt{Kind: DoubtPlaying, Text: words}) // what a later message says of him alone, and no rule knows
		} else if r.Note == "" && r.Line != a.l.number && !a.l.repeatsNames() {
			r.Note = cut(words)
		}
	}
}

// speaksOfBirth reports whether a line is about somebody's day of birth: "datum rođenja", "tanggal lahirnya".
func (l *line) speaksOfBirth() bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "lahir lahirnya lhr kelahiran rodenja roden rodena rodendan godiste born birth birthday birthdate dob geburtsdatum geboren")
	})
}

// isStrange reports whether a message of its own speaks of one player of who writes by a part of his name, and of nobody else.
func (s *story) isStrange(a *account, c *character) bool {
	name := s.row(c).Entrant.Name
	whole := slices.ContainsFunc(s.mentions(a.l), func(m mention) bool {
		return countWords(name) > 1 && s.namedAt(a.l, m.from, name) == len(s.wordsOf(name))
	})
	says := slices.ContainsFunc(a.l.toks, func(t lexicon.Token) bool { return yesWords.Has(t.Fold) })
	return !a.entry && !says && !saysClubless(a.l.toks) && a.author != "" && c.author == a.author && c.place != a.place && len(a.of) == 1 && !whole && !a.l.repeatsNames() && !s.says(a.l, lexicon.OnlyThese)
}

// repeatsNames reports whether a line says names and nothing of them, as the summary of a list does: "3. Candra Gumilang".
func (l *line) repeatsNames() bool {
	return !slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return t.Kind == lexicon.Word && t.Role != lexicon.RoleName })
}

// namesClubOf reports whether a word of the school of a player stands in a line, with a capital and outside his name.
func (s *story) namesClubOf(l *line, r *Row) bool {
	club, name := nameWordsOf(r.Entrant.Club), nameWordsOf(r.Entrant.Name)
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return t.Kind == lexicon.Word && t.IsCapital() && t.Runes() > 3 && slices.Contains(club, t.Fold) && !slices.Contains(name, t.Fold)
	})
}

// isUnderstood reports whether a sentence said something of its players that was taken over.
func (s *story) isUnderstood(a *account) bool {
	if a.entry && s.says(a.l, lexicon.Comes) && a.l.isAlarming(true) {
		return false // "dolazi ako ne radi"
	}
	said := slices.ContainsFunc([]lexicon.Notice{lexicon.Withdrawn, lexicon.Perhaps, lexicon.Comes, lexicon.Reserve, lexicon.ReplacedBy,
		lexicon.InPlaceOf, lexicon.Successor, lexicon.SurnameIs, lexicon.FullName, lexicon.Official, lexicon.Spelled, lexicon.Everybody},
		func(n lexicon.Notice) bool { return s.says(a.l, n) })
	return said || slices.ContainsFunc(a.of, func(c *character) bool {
		r := s.row(c)
		return !a.entry && r.Line == a.l.number || slices.ContainsFunc(r.Changes, func(x Change) bool { return x.Line == a.l.number })
	})
}

// isAlarming reports whether a word of a line may say that somebody does not come. In no club, without a rating: that is no matter. In the
// entry of a list only words of leaving and of a condition count, behind the name.
func (l *line) isAlarming(entry bool) bool {
	named := false
	for i, t := range l.toks {
		named = named || t.Role == lexicon.RoleName
		if t.Kind != lexicon.Word || t.Role.IsFact() || entry && (!named || t.IsCapital()) {
			continue
		}
		if lexicon.IsAbsence(t.Fold) || !entry && lexicon.IsDenial(t.Fold) && !l.isRequest(i) && !l.isOfClub(i+1) && !(i+1 < len(l.toks) && l.toks[i+1].Sense&(lexicon.RatingMark|lexicon.Payment) != 0) {
			return true
		}
	}
	return false
}

// isRequest reports whether a denial at token i asks the organiser not to do something, with a verb that is not one of taking part: "please
// don't pair them in round one".
func (l *line) isRequest(i int) bool {
	for k := i + 1; k < min(len(l.toks), i+4); k++ {
		if requestedVerbs.Has(l.toks[k].Fold) {
			return true
		}
	}
	return false
}

// requestedVerbs are what an arbiter is asked not to do with players who come.
var requestedVerbs = lexicon.Set("pair paired seat pairing dipertemukan pertemukan dipasangkan pasangkan satukan disatukan sparivati spojiti spajati spajajte sparite paaren setzen")

// saysClubless reports whether a text says that somebody is in no club: "isto bez kluba", "nisu ni u kakvom klubu".
func saysClubless(toks []lexicon.Token) bool {
	l := line{toks: toks}
	for i, t := range toks {
		if lexicon.IsOneOf(t.Fold, "nigdje nigde nowhere nirgends") {
			return true // "nigdje ne trenira"
		}
		if denies := lexicon.IsDenial(t.Fold) || strings.HasPrefix(t.Fold, "nema"); denies && (l.isOfClub(i+1) || l.isOfClub(i+3) || i > 0 && l.isOfClub(i-1)) {
			return true // "Kluba nemaju"
		}
	}
	return false
}

func leadingDigits(text string) string {
	return text[:len(text)-len(strings.TrimLeft(text, "0123456789"))]
}
