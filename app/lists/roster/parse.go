package roster

import (
	"strings"

	"wasit/app/lists/lexicon"
)

// lineKind says what a line is.
type lineKind uint8

const (
	emptyLine lineKind = iota
	talkLine           // no player, and nothing for those below
	headLine           // says something of the players below, or above
	playerLine
)

// reading is a line with what it is.
type reading struct {
	line
	kind     lineKind
	people   []*person
	talks    bool // a heading that is talk as well: "Berikut peserta dari SDN 1:"
	backward bool // "ketiganya dari SDN 8": it is about those above
	form     bool // "label: value" with less than a whole player
	plain    bool // nothing but a name, without the mark of a list
	maybe    bool // a player only under a heading or in a list: common words stand in the line
}

// maxLine is the longest line that is read; a longer one is kept as talk.
const maxLine = 2000

// A line has at most so many children and facts; one with more is kept as talk.
const (
	maxChildren = 40
	maxFacts    = 150
)

// parse reads one line by itself. Columns are the fields of a table that the line is in, nil for none.
func parse(source string, number, at, year int, lang string, columns []Field, steps *int) reading {
	r := reading{line: line{number: number, source: source, year: year, lang: lang, steps: steps}}
	if len(source)-at > maxLine {
		r.kind = talkLine
		return r
	}
	r.struck = isStruck(source[at:])
	r.toks = lexicon.Tokens(source, at, lang)
	if len(r.toks) == 0 {
		return r
	}
	r.understand(columns)
	r.decide()
	return r
}

// understand finds the facts of a line; names are chosen behind it.
func (l *line) understand(columns []Field) {
	if columns == nil || !l.cells(columns) {
		l.marks()
		l.fields()
	}
	l.thousands()
	l.asides()
	l.counts()
	l.births()
	l.groups()
	l.strengths()
	l.classes()
	l.companions()
	l.sexWords()
	l.clubs()
	l.sames()
	l.bareClasses()
	l.sexSigns()
	l.sayings()
	l.bareClasses()
	l.sexWords()
}

// isStruck reports whether a line is struck out or crossed.
func isStruck(s string) bool {
	if strings.ContainsAny(s, "❌✖✗❎🚫⛔") {
		return true
	}
	if struckByDashes().MatchString(s) {
		return true
	}
	before, rest, ok := strings.Cut(strings.TrimSpace(s), "~")
	return ok && countLetters(before) == 0 && strings.HasSuffix(rest, "~") && countLetters(rest) > 0
}

// struckByDashes is a player between rows of dashes, "--- Norbert Fink 1820 ---", or between tildes with words behind them.
var struckByDashes = lexicon.Pattern(`^\s*(?:\d{1,3}[.)]?\s+|[-*•]\s+)?(?:--+\s*[^-~]*\p{L}[^~]*\d[^~]*?\s*--+|~[^~]*\p{L}[^~]*\d[^~]*~)(?:\s.*)?$`)

// decide tells what the line is and makes its persons.
func (r *reading) decide() {
	l := &r.line
	runs := l.nicks(l.runs())
	switch {
	case len(runs) > maxChildren, len(l.facts) > maxFacts:
		r.kind = talkLine
		return
	case l.isOfficial(), l.asks(runs):
		r.kind = talkLine
		return
	case l.letters() == 0:
		r.kind = emptyLine
		for _, t := range l.toks {
			if t.Role == lexicon.RoleAside && t.Kind == lexicon.Digits {
				r.kind = talkLine
			}
		}
		return
	}
	if l.namesClub(runs) {
		r.kind = headLine
		return
	}
	if len(runs) > 0 {
		if noise := l.isNoise(runs); !noise || l.isMaybe(runs) {
			r.people, r.maybe = l.people(runs), noise
		}
	}
	r.children = r.people
	if len(r.people) > 0 {
		r.kind = playerLine
		r.plain = len(r.people) == 1 && !l.listed && len(r.people[0].facts) == 0 && len(l.unknown()) == 0 && l.count(lexicon.RoleAside) == 0
		r.rest()
		return
	}
	r.heading()
}

// namesClub takes a line that ends with a colon, and is no name of a kind of school, as the name of a club that heads a list:
// "Tapos 2:". Its players are asked about it.
func (l *line) namesClub(runs []nameRun) bool {
	last := len(l.toks) - 1
	if len(runs) != 1 || l.listed || !l.is(last, ":") || runs[0].labelled || !l.opens(runs[0].from) || l.count(lexicon.RoleAside) > 0 || len(l.unknown()) > 1 {
		return false
	}
	for i := range l.facts {
		if l.facts[i].role != lexicon.RoleClass || !l.facts[i].guess {
			return false
		}
	}
	l.facts = l.facts[:0]
	l.take(fact{role: lexicon.RoleClub, from: runs[0].from, to: last, text: l.clubText(runs[0].from, last), guess: true})
	return true
}

// isMaybe reports whether a line that is noise by its words begins with a name in a field of its own.
func (l *line) isMaybe(runs []nameRun) bool {
	r := runs[0]
	if r.weak && (len(l.unknown()) > 0 || l.toks[r.from].IsCapital() && countWords(r.text) > 2) {
		return false
	}
	return !r.adult && l.opens(r.from) && (l.parts(r.to) || l.listed) && r.to > r.from+1 && !l.isTitle()
}

// letters counts the letters of the line.
func (l *line) letters() int {
	n := 0
	for _, t := range l.toks {
		if t.Kind == lexicon.Word {
			n += t.Runes()
		}
	}
	return n
}

// endsInOffice reports whether the line names one person and behind him, in a field of its own, what he does: "Perić Marko (trener)",
// "Tom Fenn (coach), Oak School". A captain plays.
func (l *line) endsInOffice() bool {
	from := 0
	for from < len(l.toks) && (l.toks[from].Role == lexicon.RoleNumber || !l.parts(from) || l.begins(from)) {
		from++
	}
	to, office := from+1, false
	for to < len(l.toks) && l.toks[to].Kind == lexicon.Word {
		t := l.toks[to]
		if t.Sense&(lexicon.GrownUp|lexicon.Polite) == 0 && !lexicon.IsOneOf(t.Fold, "tim ekipe team kelas sekolah") {
			return false
		}
		office = office || t.Sense&lexicon.GrownUp != 0 && !lexicon.IsOneOf(t.Fold, "captain kapten kapetan leader ketua pic")
		to++
	}
	if !office || from == 0 || l.isWord(to) {
		return false
	}
	if l.is(from, "(") && l.is(to, ")") {
		return true
	}
	for ; to < len(l.toks); to++ {
		if l.toks[to].Kind != lexicon.Sign {
			return false // more than a name and its office
		}
	}
	return !l.hasFacts()
}

// isOfficial reports whether the line is about a grown-up who comes along: it begins with his role, or ends with it.
func (l *line) isOfficial() bool {
	if l.endsInOffice() {
		return true
	}
	for i, t := range l.toks {
		if t.Kind == lexicon.Sign || t.Kind == lexicon.Pict || t.Role == lexicon.RoleNumber || t.Sense&(lexicon.Polite|lexicon.Honorific) != 0 && t.Sense&lexicon.GrownUp == 0 && !t.IsCapital() {
			continue
		}
		if t.Kind != lexicon.Word || t.Sense&lexicon.GrownUp == 0 {
			_, to := l.phraseAt(i, lexicon.Aside)
			return to > i && l.is(to, ":")
		}
		next := i + 1
		for next < len(l.toks) && l.toks[next].Kind == lexicon.Word && !l.toks[next].IsCapital() {
			next++
		}
		return l.is(next, ":") || l.toks[i].Role == lexicon.RoleAside && !l.hasFacts() || next >= len(l.toks)
	}
	return false
}

// hasFacts reports whether the line says a sex, a class, a day of birth or a school.
func (l *line) hasFacts() bool {
	return l.describesOne() || l.hasFact(lexicon.RoleClub) || l.hasFact(lexicon.RoleGroup)
}

// asks reports whether the line is a question about the list. A question that signs somebody up is none.
func (l *line) asks(runs []nameRun) bool {
	question := false
	for i := range l.toks {
		question = question || l.is(i, "?") && !l.sexAsked(i)
	}
	if !question && !strings.Contains(l.source, "?") {
		for i := range l.toks {
			if p, to := l.phraseAt(i, lexicon.Ask); to > i && p.Sense&lexicon.Ask != 0 && lexicon.IsOneOf(p.Words[0], "apakah apa je jesu") {
				return true
			}
		}
		return false
	}
	if !question {
		return false
	}
	for i, t := range l.toks {
		if _, to := l.phraseAt(i, lexicon.Ask); to > i && !l.signedUp {
			return true
		}
		if t.Kind == lexicon.Word && t.Sense&lexicon.Ask != 0 && t.Role == lexicon.RoleUnknown && (l.edge(i-1) || t.Sense&lexicon.Talk != 0) && !l.signedUp {
			return true
		}
	}
	return len(runs) == 0 || !l.hasFacts()
}

// sexAsked reports whether the question mark at i is about a sex, "m/ž?", "(L?)".
func (l *line) sexAsked(i int) bool {
	return i > 0 && (l.toks[i-1].Role == lexicon.RoleSex || l.toks[i-1].Role == lexicon.RoleLabel)
}

// isNoise reports whether the words that look like names are none: the line has no fact and no mark of a list, and common
// words stand in it.
func (l *line) isNoise(runs []nameRun) bool {
	for _, r := range runs {
		if r.labelled {
			return false
		}
	}
	talks, politeWords := 0, 0
	for i, t := range l.toks {
		switch {
		case t.Kind != lexicon.Word:
		case t.Role == lexicon.RoleUnknown && !l.inRuns(i, runs):
			talks++
		case t.Role == lexicon.RoleAside:
			politeWords++
		}
	}
	own := l.hasFacts() || l.listed && (talks == 0 || l.listedName(runs)) || l.hasFact(lexicon.RoleRating) || l.hasFact(lexicon.RoleTitle) || l.hasFact(lexicon.RoleSame)
	if l.gone() || l.hasFact(lexicon.RoleNote) {
		return talks > 4 && !own
	}
	adult := runs[0].adult && len(runs) == 1
	if runs[0].weak && !l.listed && !l.tells() {
		return true
	}
	switch {
	case l.isTitle():
		return true
	case own && adult && politeWords+talks > 2 && !l.hasFact(lexicon.RoleSex) && !l.hasFact(lexicon.RoleClass):
		return true
	case own:
		return false
	case l.signedUp && !adult && talks <= 2:
		return false
	case adult:
		return true
	}
	return talks > 0 || politeWords > 0 || l.is(len(l.toks)-1, ":")
}

// tells reports whether a fact of the line is certain: a number that may be a class, or a day without its year, is none.
func (l *line) tells() bool {
	for i := range l.facts {
		switch f := &l.facts[i]; f.role {
		case lexicon.RoleSex, lexicon.RoleClub, lexicon.RoleGroup, lexicon.RoleRating, lexicon.RoleSame:
			return true
		case lexicon.RoleClass:
			if !f.guess {
				return true
			}
		case lexicon.RoleBirth:
			if !f.date.IsZero() {
				return true
			}
		}
	}
	return false
}

// listedName reports whether the entry of a list begins with the name.
func (l *line) listedName(runs []nameRun) bool { return l.opens(runs[0].from) }

// gone reports whether somebody withdraws in the line.
func (l *line) gone() bool {
	for i := range l.facts {
		for _, d := range l.facts[i].doubts {
			if d.Kind == DoubtGone {
				return true
			}
		}
	}
	return false
}

func (l *line) inRuns(i int, runs []nameRun) bool {
	for _, r := range runs {
		if i >= r.from && i < r.to {
			return true
		}
	}
	return l.toks[i].Role == lexicon.RoleName
}

// isTitle reports whether the line is the title of a list: it begins with a word for one, and no colon or number makes the
// rest players.
func (l *line) isTitle() bool {
	if l.listed || l.hasFact(lexicon.RoleSex) && !l.shouted() {
		return false
	}
	for i, t := range l.toks {
		if t.Kind != lexicon.Word {
			continue
		}
		return t.Sense&lexicon.Title != 0 && !(t.Sense&lexicon.SignUp != 0 && !t.IsCapital()) && !l.is(i+1, ":") && !l.valueBehindColon()
	}
	return false
}

func (l *line) shouted() bool { return !l.hasCapitals() }

// valueBehindColon reports whether something stands behind a colon.
func (l *line) valueBehindColon() bool {
	for i := range l.toks {
		if l.is(i, ":") && i+1 < len(l.toks) {
			return true
		}
	}
	return false
}

// count is how many words have a role.
func (l *line) count(r lexicon.Role) int {
	n := 0
	for _, t := range l.toks {
		if t.Kind == lexicon.Word && t.Role == r {
			n++
		}
	}
	return n
}

// unknown are the pieces of the line that nobody understood, as a person would read them.
func (l *line) unknown() []fact {
	var list []fact
	for i := 0; i < len(l.toks); i++ {
		if l.toks[i].Role != lexicon.RoleUnknown || l.toks[i].Kind == lexicon.Sign || l.harmless(i) {
			continue
		}
		to := i + 1
		for k := to; k < len(l.toks) && !l.parts(k) && l.toks[k].Role <= lexicon.RoleMark; k++ {
			if l.toks[k].Role == lexicon.RoleUnknown {
				to = k + 1
			}
		}
		list = append(list, fact{from: i, to: to, text: l.span(i, to)})
		i = to - 1
	}
	return list
}

// harmless reports whether a word that was not taken says nothing: a joining word, a label without a value.
func (l *line) harmless(i int) bool {
	t := l.toks[i]
	return t.Kind == lexicon.Word && (t.Sense&(lexicon.AndWord|lexicon.Everyone|lexicon.FromWord|lexicon.Polite|lexicon.Weekday|lexicon.Category|lexicon.Title) != 0 && t.Sense&(lexicon.Gone|lexicon.Remark|lexicon.Ask) == 0 && (!t.IsCapital() || t.Sense&(lexicon.Category|lexicon.Title) != 0) || t.Sense&(lexicon.BirthLabel|sameLabel) != 0 && l.hasFact(lexicon.RoleBirth) && t.Sense&lexicon.Talk == 0 ||
		t.Sense&lexicon.Self != 0 && l.listedSelf())
}

const sameLabel = lexicon.Same

// listedSelf reports whether "saya" or "ja" begins a line that signs somebody else up.
func (l *line) listedSelf() bool { return l.signedUp || l.count(lexicon.RoleName) > 0 }

// rest asks about what was not understood: of the person before it, else of the first.
func (r *reading) rest() {
	for _, u := range r.unknown() {
		p := r.people[0]
		for _, q := range r.people {
			if q.run.from < u.from {
				p = q
			}
		}
		p.doubt(DoubtRest, u.text)
	}
	for i, t := range r.toks { // understood, and nothing to keep
		if t.Role == lexicon.RoleUnknown && t.Kind == lexicon.Word && r.harmless(i) {
			r.toks[i].Role = lexicon.RoleAside
		}
	}
	for i, t := range r.toks {
		if t.Kind == lexicon.Word && t.Sense&lexicon.Self != 0 && t.Role != lexicon.RoleName && r.pairsSelf(i) {
			r.people[0].doubt(DoubtNote, t.Text)
		}
	}
	r.askForm()
	if r.struck {
		for _, p := range r.people {
			p.doubt(DoubtGone, p.run.text)
		}
	}
}

// askForm asks about names that Croatian verbs and words put into another case: "prijavljujem Luciju", "sina Gabrijela".
func (r *reading) askForm() {
	if r.lang != "hr" {
		return
	}
	for _, p := range r.people {
		k := p.run.from - 1
		for k >= 0 && (r.toks[k].Kind == lexicon.Sign && !r.parts(k) || r.toks[k].Sense&lexicon.AndWord != 0 && r.toks[k].Kind == lexicon.Word) {
			k--
		}
		if k < 0 || p.run.labelled || !governs.Has(r.toks[k].Fold) {
			continue
		}
		first := ""
		for w := range fieldsOf(p.run.text) {
			first = w
			break
		}
		if strings.HasSuffix(first, "u") || strings.HasSuffix(first, "a") && r.toks[k].Sense&(lexicon.Female|lexicon.FemaleName) == 0 && p.entrant.Sex != femaleSex && (p.entrant.Sex == maleSex || strings.HasSuffix(p.run.text, "ića")) {
			p.doubt(DoubtForm, p.run.text)
		}
	}
}

// governs are the words behind which a Croatian name stands in another case than the nominative.
var governs = lexicon.Set("prijavljujem prijavljujemo prijavio prijavila prijaviti upisujem upisati upišite dodajte dodati dodajem sina sinove kćer kćeri kćerku djevojčicu curicu dječaka učenika učenicu učenike umjesto igrača igračicu šalje šaljem šaljemo šalju prijavljuje prijavljuju upisuje vodim dovodim javljam najavljujem najavio najavila stavi stavite stavljam staviti staviš upiši upisao upisala upisali dopiši dopišite dopisati zapiši zapišite zapisati zabilježi zabilježite ubaci ubacite ubaciti uvrsti uvrstite uvrstiti prijavi prijavite prijavili potvrđujem predlažem pošaljem poslat dovest dovesti povest vodit doveo dovela primi primite nećaka nećakinju unuka unuku unuke")

// pairsSelf reports whether who writes names himself beside another: "ja i Pero", "Budi dan saya".
func (l *line) pairsSelf(i int) bool {
	and := func(k int) bool {
		return k >= 0 && k < len(l.toks) && l.toks[k].Kind == lexicon.Word && l.toks[k].Sense&lexicon.AndWord != 0
	}
	if i+1 < len(l.toks) && l.is(i+1, "(") {
		return false
	}
	return and(i+1) && i+2 < len(l.toks) && l.toks[i+2].Role == lexicon.RoleName || and(i-1) && i > 1 && l.toks[i-2].Role == lexicon.RoleName
}

// heading decides about a line without a player: a heading, a part of a form, or talk.
func (r *reading) heading() {
	l := &r.line
	known := l.hasFact(lexicon.RoleClub) || l.hasFact(lexicon.RoleSex) || l.hasFact(lexicon.RoleClass) || l.hasFact(lexicon.RoleGroup)
	unknown := len(l.unknown())
	r.form = l.labels > 0
	switch {
	case r.form:
		r.kind = headLine
	case !known && l.hasFact(lexicon.RoleBirth) && unknown == 0 && l.count(lexicon.RoleAside) == 0:
		r.kind, r.form = headLine, true
	case !known, l.hasFact(lexicon.RoleNote):
		r.kind = talkLine
	default:
		r.kind = headLine
		r.talks = l.count(lexicon.RoleAside) > 2 || (l.count(lexicon.RoleAside) > 1 || unknown > 0) && !l.is(len(l.toks)-1, ":")
		for _, t := range l.toks {
			r.backward = r.backward || t.Sense&lexicon.Everyone != 0 && t.Kind == lexicon.Word && !lexicon.IsOneOf(t.Fold, "kakak kembar")
		}
		if unknown > 1 && !l.headish() {
			r.kind = talkLine
		}
	}
}

// headish reports whether a heading may hold words that are not understood: it ends with a colon, or names a school.
func (l *line) headish() bool {
	return l.is(len(l.toks)-1, ":") || l.hasFact(lexicon.RoleClub) || l.isTitle()
}
