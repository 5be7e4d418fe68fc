package roster

import (
	"slices"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// chat is the reading of messages: what the headings said, and what came of the lines so far.
type chat struct {
	year   int
	sender string
	context
	people  []*entered // of this message, talk among them
	rows    []Row
	form    *entered // of fields a line
	last    *entered // the player of the line before, to whom a line of facts may belong
	block   int      // lines up to here belong to the player over several lines
	schools int      // headings of schools in this message
	tail    int      // how many entries there were at the last of them
	with    int      // players of the text so far whose line says a sex,
	all     int      // and all of them
	before  *Entrant // the player above, to whom "ditto" points
}

// entered is one row in the making.
type entered struct {
	row  Row
	p    *person
	r    *reading
	head []datedFact // of the headings that it took over
}

// take adds what line i is.
func (c *chat) take(lines []reading, i int) {
	r := &lines[i]
	if r.stamp && r.sender != c.sender {
		c.message()
		c.sender = r.sender
	}
	if r.stamp && r.sender == "" && r.kind != emptyLine || r.stamp && r.kind == emptyLine && r.letters() == 0 && r.sender == "" {
		c.talk(r)
		return
	}
	if i < c.block && r.kind == headLine {
		c.join(r)
		return
	}
	switch r.kind {
	case emptyLine:
		c.last = nil
	case talkLine:
		c.talkLine(r)
	case headLine:
		c.headLine(r)
	case playerLine:
		c.playerLine(lines, i)
	}
}

// talk keeps a line that is no player, left out.
func (c *chat) talk(r *reading) {
	c.people = append(c.people, &entered{row: Row{Line: r.number, Source: bounded(r.source), Skip: true, Doubts: []Doubt{{Kind: DoubtName}}, Spans: r.spans(nil)}, r: r})
	c.form, c.last = nil, nil
}

func bounded(s string) string { return strings.ToValidUTF8(s[:min(len(s), maxLine)], "") }

// talkLine keeps talk; a field of a form that is not kept belongs to its player.
func (c *chat) talkLine(r *reading) {
	if c.form != nil && r.isFormField() {
		c.form.row.Source += "\n" + r.source
		if !r.knowsLabel() {
			c.form.p.doubt(DoubtRest, strings.TrimSpace(r.source))
		}
		return
	}
	c.talk(r)
}

// knowsLabel reports whether the label of a field is one that is known, kept or not.
func (r *reading) knowsLabel() bool {
	for _, t := range r.toks {
		if t.Kind == lexicon.Word {
			return t.Role == lexicon.RoleLabel || t.Role == lexicon.RoleAside
		}
	}
	return false
}

// isFormField reports whether a line is "label: value" with a label whose value is not kept.
func (r *reading) isFormField() bool {
	for i := range r.toks {
		if r.is(i, ":") || r.is(i, "=") {
			return i <= 5
		}
	}
	return false
}

// headLine takes a heading, a field of a form, or facts that belong to the player of the line above.
func (c *chat) headLine(r *reading) {
	if c.isSelf(r) {
		c.self(r)
		return
	}
	if r.form && c.form != nil && c.fits(c.form.p, r) {
		c.join(r)
		return
	}
	if r.form && r.hasFact(lexicon.RoleBirth) && c.last != nil && c.fits(c.last.p, r) && !r.listed {
		c.form = c.last
		c.join(r)
		return
	}
	c.form, c.last = nil, nil
	if r.listed && !r.form && (r.hasFact(lexicon.RoleClass) || r.hasFact(lexicon.RoleBirth)) && !r.hasFact(lexicon.RoleClub) {
		c.talk(r) // an entry whose name was not found
		return
	}
	var said []datedFact
	for _, f := range r.facts {
		if f.role == lexicon.RoleClub || f.role == lexicon.RoleSex && f.sex != 0 || f.role == lexicon.RoleClass && f.n > 0 && !f.guess || f.role == lexicon.RoleGroup {
			said = append(said, datedFact{f, r})
		}
	}
	if len(said) == 0 {
		c.talk(r)
		return
	}
	if r.talks {
		c.talk(r)
	}
	if r.backward && c.giveBack(said) {
		return
	}
	if r.hasFact(lexicon.RoleClub) {
		if c.schools == 0 && c.hasPlayers() {
			c.context = context{} // what was said for the players above does not hold for another school
		}
		c.schools++
		c.tail = len(c.people)
	}
	c.say(said)
}

func (c *chat) hasPlayers() bool {
	return slices.ContainsFunc(c.people, func(e *entered) bool { return e.p != nil })
}

// giveBack gives what a line says of all, "ketiganya dari SDN 8", to the players above it that lack it.
func (c *chat) giveBack(said []datedFact) bool {
	given := false
	for _, e := range c.people {
		if e.p != nil {
			e.head = append(e.head, said...)
			given = true
		}
	}
	return given
}

// fits reports whether the facts of a line are all new to a player: a second sex begins another.
func (c *chat) fits(p *person, r *reading) bool {
	for _, f := range r.facts {
		switch e := p.entrant; f.role {
		case lexicon.RoleSex:
			if e.Sex != 0 {
				return false
			}
		case lexicon.RoleBirth:
			if !e.Birth.IsZero() {
				return false
			}
		case lexicon.RoleClass:
			if e.Class != 0 {
				return false
			}
		case lexicon.RoleClub:
			if p.ownClub {
				return false
			}
		case lexicon.RoleName:
			return false
		}
	}
	return true
}

// join adds the facts of a line to the player of a form, or of the lines above.
func (c *chat) join(r *reading) {
	e := c.form
	if e == nil {
		e = c.last
	}
	e.row.Source += "\n" + r.source
	for i := range r.facts {
		e.p.doubts = append(e.p.doubts, r.facts[i].doubts...)
		r.fillFact(e.p, i)
	}
	for _, u := range r.unknown() {
		e.p.doubt(DoubtRest, u.text)
	}
	e.row.Spans = append(e.row.Spans, r.spans(nil)...)
	if e.p.entrant.Nickname == "" {
		for _, f := range r.facts {
			if f.role == lexicon.RoleNickname {
				e.p.entrant.Nickname = f.text
			}
		}
	}
}

// isSelf reports whether who writes signs himself up: "ja, ŠK Kamena Kula, 1983."
func (c *chat) isSelf(r *reading) bool {
	if r.sender == "" || countLetters(r.sender) < 3 {
		return false
	}
	for i, t := range r.toks {
		if t.Kind == lexicon.Word {
			return t.Sense&lexicon.Self != 0 && r.edge(i+1)
		}
	}
	return false
}

// self makes a player of who writes; whether that is his name is asked.
func (c *chat) self(r *reading) {
	p := &person{run: nameRun{text: r.sender}}
	for i := range r.facts {
		p.facts = append(p.facts, i)
	}
	r.fill(p)
	p.doubt(DoubtRest, r.sender)
	c.add(r, p)
}

// playerLine adds the players of a line.
func (c *chat) playerLine(lines []reading, i int) {
	r := &lines[i]
	c.form = nil
	if c.isTown(lines, i) {
		c.talk(r)
		for _, p := range r.people {
			for _, k := range p.facts {
				c.schools++
				c.tail = len(c.people)
				c.say([]datedFact{{r.facts[k], r}})
			}
		}
		return
	}
	if r.maybe {
		if len(c.order) == 0 && !r.listed {
			c.talk(r)
			return
		}
		r.people[0].doubt(DoubtRest, strings.TrimSpace(r.source))
	}
	if c.isLonely(lines, i) {
		c.talk(r)
		return
	}
	for _, p := range r.people {
		c.add(r, p)
	}
	c.last = c.people[len(c.people)-1]
	if len(r.people) > 1 || r.listed && !r.people[0].run.labelled {
		c.last = nil
	}
	if len(r.people) == 1 && r.people[0].run.labelled {
		c.form = c.last
	}
	if end := c.blockEnd(lines, i); end > i+1 {
		c.block = end
	}
}

// isTown reports whether a line is a school and its town above a numbered list: "Osnovna škola Ivana Gundulića, Zagreb".
func (c *chat) isTown(lines []reading, i int) bool {
	r := &lines[i]
	if r.listed || len(r.people) != 1 || len(r.people[0].facts) != 1 || i+1 >= len(lines) || len(r.unknown()) > 0 {
		return false
	}
	p, next := r.people[0], &lines[i+1]
	f := r.facts[p.facts[0]]
	return f.role == lexicon.RoleClub && f.to <= p.run.from && next.listed && next.kind == playerLine && !next.hasFact(lexicon.RoleClub) && !next.stamp
}

// isLonely reports whether a line is one word that nothing around it makes a name: no heading, and no list above or below.
func (c *chat) isLonely(lines []reading, i int) bool {
	r := &lines[i]
	if !r.plain || countWords(r.people[0].run.text) > 1 || len(c.order) > 0 || c.last != nil {
		return false
	}
	if i+1 >= len(lines) || lines[i+1].stamp {
		return true
	}
	next := &lines[i+1]
	return !(next.kind == playerLine && next.plain || next.kind == headLine && next.form == r.form && c.blockEnd(lines, i) > i || next.kind == headLine && next.form)
}

// blockEnd is the end of a paragraph of a name and then facts alone, each said once: one player over several lines.
func (c *chat) blockEnd(lines []reading, i int) int {
	r := &lines[i]
	if len(r.people) != 1 || len(r.people[0].facts) > 0 || r.listed || i > 0 && lines[i-1].kind != emptyLine {
		return i
	}
	seen := map[lexicon.Role]bool{}
	k := i + 1
	for ; k < len(lines) && lines[k].kind != emptyLine; k++ {
		if lines[k].kind != headLine || lines[k].listed || lines[k].talks || k-i > 6 {
			return i
		}
		for _, f := range lines[k].facts {
			if seen[f.role] {
				return i
			}
			seen[f.role] = true
		}
	}
	if k-i < 3 || !seen[lexicon.RoleBirth] && !seen[lexicon.RoleClass] {
		return i
	}
	return k
}

// add takes a player, under the headings that hold.
func (c *chat) add(r *reading, p *person) {
	e := &entered{row: Row{Line: r.number, Source: bounded(r.source), Spans: r.spans(p)}, p: p, r: r}
	for _, role := range c.order {
		e.head = append(e.head, *c.of(role))
	}
	c.people = append(c.people, e)
}

// message ends what one person wrote: its headings hold no longer.
func (c *chat) message() {
	c.trailingClub()
	c.pairs()
	for _, e := range c.people {
		if e.p != nil {
			c.inherit(e)
		}
	}
	c.askUnlisted()
	c.settleLetters()
	c.settleClasses()
	for _, e := range c.people {
		c.rows = append(c.rows, e.finish())
	}
	*c = chat{year: c.year, rows: c.rows, with: c.with, all: c.all, before: c.before}
}

// trailingClub gives the only school of a message, named behind its list, to the players above it.
func (c *chat) trailingClub() {
	if c.club.role != lexicon.RoleClub || c.schools != 1 || slices.ContainsFunc(c.people[min(c.tail, len(c.people)):], func(e *entered) bool { return e.p != nil }) {
		return
	}
	for _, e := range c.people {
		if e.p != nil && (e.p.ownClub || slices.ContainsFunc(e.head, func(f datedFact) bool { return f.role == lexicon.RoleClub })) {
			return
		}
	}
	for _, e := range c.people {
		if e.p != nil {
			e.head = append(e.head, c.club)
		}
	}
}

// inherit takes over what the headings say and what "ditto" points to.
func (c *chat) inherit(e *entered) {
	p := e.p
	for _, i := range p.same {
		c.resolve(e, &e.r.facts[i])
	}
	own := p.entrant.Sex
	for _, f := range e.head {
		e.takeHead(f, own)
	}
	if l := e.r; p.entrant.Sex == 0 && l.endsLikeSex(p.entrant.Name) {
		p.doubt(DoubtSex, p.entrant.Name[strings.LastIndexByte(p.entrant.Name, ' ')+1:])
	}
	if l := e.r; p.entrant.Sex == 0 && p.ownClub && l.endsLikeSex(p.entrant.Club) {
		p.doubt(DoubtSex, p.entrant.Club)
	}
	if p.maybeSex && p.entrant.Sex == 0 {
		words := strings.Fields(p.entrant.Name)
		p.doubt(DoubtSex, words[len(words)-1])
	}
	if !p.gone {
		kept := p.entrant
		c.before = &kept
	}
}

// takeHead takes over one fact of a heading, where the line says nothing of it. A sex that says otherwise is asked.
func (e *entered) takeHead(f datedFact, own swiss.Sex) {
	t := &e.p.entrant
	switch f.role {
	case lexicon.RoleClub:
		if t.Club != "" {
			return
		}
		t.Club = f.text
		if f.guess {
			e.p.doubt(DoubtClub, f.text)
		} else if t.Nickname != "" { // it was asked whether the brackets hold the school
			e.p.doubts = slices.DeleteFunc(e.p.doubts, func(d Doubt) bool { return d.Kind == DoubtClub && d.Text == t.Nickname })
		}
	case lexicon.RoleSex:
		if own != 0 && own != f.sex {
			e.p.doubt(DoubtSex, "")
		}
		if t.Sex != 0 {
			return
		}
		t.Sex = f.sex
	case lexicon.RoleClass:
		if t.Class != 0 {
			return
		}
		t.Class, t.ClassText = f.n, f.fact.text
	case lexicon.RoleGroup:
		if t.Group != "" {
			return
		}
		t.Group = f.fact.text
	}
	e.row.Spans = append(e.row.Spans, f.line.factSpan(&f.fact))
}

// resolve copies what "ditto" points to from the player above; without one it is asked.
func (c *chat) resolve(e *entered, f *fact) {
	t := &e.p.entrant
	what := Club
	if f.labelled {
		what = Field(f.n)
	} else if text := e.r.span(f.from, f.to); strings.Contains(text, "razred") || strings.Contains(text, "class") || strings.Contains(text, "kelas") {
		what = Class
	}
	if c.before == nil || what == Club && c.before.Club == "" {
		e.p.doubt(DoubtReference, e.r.span(f.from, f.to))
		return
	}
	if !f.labelled && what == Club && t.Sex == 0 && c.before.Sex != 0 && f.from == e.p.run.to {
		e.p.doubt(DoubtReference, e.r.span(f.from, f.to)) // right behind the name it may be the sex too
	}
	switch what {
	case Class:
		t.Class, t.ClassText = c.before.Class, c.before.ClassText
	case Sex:
		t.Sex = c.before.Sex
	case Birth:
		t.Birth = c.before.Birth
	case Club:
		if t.Club == "" {
			t.Club, e.p.ownClub = c.before.Club, true
		}
	default:
		e.p.doubt(DoubtReference, e.r.span(f.from, f.to))
	}
}
