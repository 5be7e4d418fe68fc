package roster

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/odd"
)

// settleLetters decides about letters behind names that end their line: most lines of the list have a sex, or it is asked.
func (c *chat) settleLetters() {
	initials := false
	for _, e := range c.people {
		if e.p == nil {
			continue
		}
		c.all++
		if e.p.entrant.Sex != 0 {
			c.with++
		}
		initials = initials || endsWithLetter(e.p.entrant.Name)
	}
	for _, e := range c.people {
		if e.p == nil || !e.p.letter || !initials && (e.r.listed || len(e.p.facts) > 1 || c.with > 1 && c.with*10 >= c.all*6) {
			continue
		}
		e.p.doubt(DoubtSex, lastWord(e.r))
	}
}

// askUnlisted asks about bare words between the entries of a list: a name without its number, or talk.
func (c *chat) askUnlisted() {
	listed := 0
	for _, e := range c.people {
		if e.p != nil && e.r.listed {
			listed++
		}
	}
	for _, e := range c.people {
		if e.p != nil && e.r.plain && !e.p.run.labelled && e.r.toks[0].Kind != lexicon.Pict && listed > 1 {
			e.p.doubt(DoubtRest, e.p.run.text)
		}
	}
}

// endsWithLetter reports whether a name ends with one letter without a dot.
func endsWithLetter(name string) bool {
	i := strings.LastIndexByte(name, ' ')
	return i > 0 && countLetters(name[i:]) == 1 && !strings.HasSuffix(name, ".")
}

func lastWord(r *reading) string {
	for i := len(r.toks) - 1; i >= 0; i-- {
		if r.toks[i].Kind == lexicon.Word {
			return r.toks[i].Text
		}
	}
	return ""
}

// settleClasses decides about numbers behind names: they are classes where others of the list are said to be, or where all
// have one.
func (c *chat) settleClasses() {
	said, bare, all := 0, 0, 0
	for _, e := range c.people {
		if e.p == nil {
			continue
		}
		all++
		if e.p.bare {
			bare++
		} else if e.p.entrant.Class > 0 {
			said++
		}
	}
	sure := said > 0 || bare >= 3 && bare*10 >= all*8
	for _, e := range c.people {
		if e.p == nil || !e.p.bare {
			continue
		}
		low, high := levelOf(e.p.entrant.Club)
		if n := e.p.entrant.Class; !sure || n < low || n > high {
			e.p.doubt(DoubtClass, e.p.entrant.ClassText)
		}
	}
}

// pairs takes the second name of a line as the club, where the line says one sex or class behind both: "Salsa, Cimpaeun, P".
// It is asked unless most lines of the list are so.
func (c *chat) pairs() {
	var found []*entered
	lines, seen := 0, map[*reading]bool{}
	for i, e := range c.people {
		if e.p == nil || seen[e.r] {
			continue
		}
		seen[e.r] = true
		lines++
		if i+1 < len(c.people) && e.r.isPair() && c.people[i+1].r == e.r {
			found = append(found, e)
		}
	}
	sure := lines >= 3 && len(found)*10 >= lines*6
	for _, e := range found {
		i := slices.Index(c.people, e)
		e.becomePair(c.people[i+1].p, sure)
		c.people = slices.Delete(c.people, i+1, i+2)
	}
}

// isPair reports whether a line has two names in fields of their own, the second of one word, and facts behind both alone.
func (r *reading) isPair() bool {
	if len(r.people) != 2 || r.hasFact(lexicon.RoleClub) || r.joined(r.people) || r.is(r.people[0].run.to, "/") && !r.toks[r.people[0].run.to].Spaced && r.lang == "" {
		return false
	}
	a, b := r.people[0].run, r.people[1].run
	if b.from != a.to+1 || !r.edge(b.to) || b.to >= len(r.toks) || len(r.facts) < 3 {
		return false
	}
	for _, f := range r.facts {
		if f.many || f.role != lexicon.RoleName && f.from < b.to {
			return false
		}
	}
	return true
}

// becomePair makes the second name the club of the first.
func (e *entered) becomePair(second *person, sure bool) {
	p := e.p
	for _, i := range second.facts {
		if !slices.Contains(p.facts, i) {
			p.facts = append(p.facts, i)
			e.r.fillFact(p, i)
		}
	}
	p.doubts = slices.DeleteFunc(p.doubts, func(d Doubt) bool { return d.Kind == DoubtSplit })
	p.entrant.Club, p.ownClub = second.run.text, true
	f := &e.r.facts[e.r.toks[second.run.from].Fact-1]
	f.role, f.guess = lexicon.RoleClub, !sure
	e.r.set(second.run.from, second.run.to, lexicon.RoleClub)
	if !sure {
		p.doubt(DoubtClub, second.run.text)
	}
	e.row.Spans = e.r.spans(p)
}

// finish makes a row.
func (e *entered) finish() Row {
	if e.p == nil {
		return e.row
	}
	r := &e.row
	r.Entrant, r.Doubts = e.p.entrant, e.p.doubts
	r.checkName()
	slices.SortFunc(r.Spans, func(a, b lexicon.Span) int { return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Start, b.Start)) })
	return *r
}

// spans tells what the pieces of a line were taken for. Of several persons' facts only those of p count.
func (l *line) spans(p *person) []lexicon.Span {
	var list []lexicon.Span
	for i := 0; i < len(l.toks); {
		t := l.toks[i]
		to := i + 1
		for to < len(l.toks) && l.toks[to].Role == t.Role && l.toks[to].Fact == t.Fact {
			to++
		}
		if t.Role != lexicon.RoleMark && !(t.Kind == lexicon.Sign && t.Role == lexicon.RoleUnknown) && l.isOf(p, t) {
			s := lexicon.Span{Line: l.number, Start: t.At, End: l.toks[to-1].End, Role: t.Role}
			if t.Fact > 0 {
				f := l.facts[t.Fact-1]
				s.Guess = f.guess || len(f.doubts) > 0
			}
			list = append(list, s)
		}
		i = to
	}
	return list
}

// isOf reports whether a token concerns a person: it is no fact of another.
func (l *line) isOf(p *person, t lexicon.Token) bool {
	if p == nil || t.Fact == 0 {
		return true
	}
	if l.facts[t.Fact-1].role == lexicon.RoleName || l.facts[t.Fact-1].role == lexicon.RoleNickname {
		return len(l.children) < 2 || t.At >= l.toks[p.run.from].At && t.At < l.toks[p.run.to-1].End || l.facts[t.Fact-1].role == lexicon.RoleNickname && l.facts[t.Fact-1].text == p.run.nick
	}
	return slices.Contains(p.facts, t.Fact-1)
}

// factSpan is the place of a fact.
func (l *line) factSpan(f *fact) lexicon.Span {
	if f.from >= f.to {
		return lexicon.Span{Line: l.number, Start: l.start(f.from), End: l.stop(f.from + 1), Role: f.role}
	}
	return lexicon.Span{Line: l.number, Start: l.toks[f.from].At, End: l.toks[f.to-1].End, Role: f.role, Guess: f.guess}
}

// done looks for the same player twice.
func (c *chat) done(here func(Entrant) bool) []Row {
	seen := newSeen()
	for i := range c.rows {
		if r := &c.rows[i]; !r.Skip {
			r.checkTwice(seen, here)
		}
	}
	checkBorn(c.rows)
	return c.rows
}

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
