package roster

import (
	"cmp"
	"slices"
	"strings"
)

// maxChat is the longest text that is read as messages.
const maxChat = 512 << 10

// Chat reads messages as schools and clubs write them: players in free order, several a line, under headings of a school, a
// sex, a class or an age group, as forms and as tables, with talk between. It answers a row for each player and for each line
// of talk, which is left out, so that nothing vanishes. A row without doubts is one of whose line every word was
// understood.
//
// Limits: a name and a school in one line with nothing between them are told apart only where the school begins or ends
// with its kind ("SDN", "OŠ", "School"); where a name may hide in a school that is asked.
func Chat(text string, thisYear int, here func(Entrant) bool) ([]Row, error) {
	steps := 0
	return readChat(text, thisYear, here, &steps)
}

func readChat(text string, thisYear int, here func(Entrant) bool, steps *int) ([]Row, error) {
	if len(text) > maxChat {
		return nil, ErrTooLarge
	}
	lines := readLines(text, thisYear, steps)
	c := chat{year: thisYear}
	for i := range lines {
		if len(c.rows)+len(c.people) > MaxRows {
			return nil, &TooManyError{i + 1, "rows", MaxRows}
		}
		c.take(lines, i)
	}
	c.message()
	if len(c.rows) > MaxRows {
		return nil, &TooManyError{len(lines), "rows", MaxRows}
	}
	return c.done(here), nil
}

// readLines reads each line by itself. The names of columns hold for the lines below that are cut as they are.
func readLines(text string, year int, steps *int) []reading {
	sources := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	lang := language(text)
	lines := make([]reading, len(sources))
	var columns []Field
	for i, source := range sources {
		at, sender, stamped := stampOf(source)
		probe := line{number: i + 1, source: source, year: year, lang: lang, steps: steps}
		if len(source)-at <= maxLine {
			probe.toks = tokens(source, at, lang)
		}
		if fields, sep := probe.columns(); fields != nil {
			columns = withSep(fields, sep)
			lines[i] = reading{line: probe, kind: talkLine}
			lines[i].sender, lines[i].stamp = sender, stamped
			continue
		}
		if columns != nil && len(probe.toks) > 0 && len(probe.cut(columnSep(columns))) < 2 {
			columns = nil
		}
		lines[i] = parse(source, i+1, at, year, lang, columns, steps)
		lines[i].sender, lines[i].stamp = sender, stamped
	}
	return lines
}

// IsChat reports whether a text reads better as messages than as a table: it has no header of columns, no tab or semicolon
// parts its lines, and something in it besides names was understood.
func IsChat(text string, cells Cells) bool {
	if len(text) > maxChat {
		return false
	}
	if cells.Sep == '\t' || cells.Sep == ';' || cells.Sep == '|' || len(cells.Rows) > 0 && cells.Sep != 0 && IsHeader(cells.Rows[0]) {
		return false
	}
	steps := 0
	head := text
	if n := lineEnd(text, 200); n > 0 {
		head = text[:n]
	}
	for _, r := range readLines(head, 2200, &steps) {
		if r.stamp || r.facty() || r.listed || r.labels > 0 {
			return true
		}
	}
	return false
}

// lineEnd is where the n-th line of a text ends; -1 where it has fewer.
func lineEnd(text string, n int) int {
	at := 0
	for range n {
		i := strings.IndexByte(text[at:], '\n')
		if i < 0 {
			return -1
		}
		at += i + 1
	}
	return at - 1
}

// stampOf finds the head that a messenger puts before a message. At is the byte behind it, sender who wrote.
func stampOf(source string) (at int, sender string, ok bool) {
	body, sender, ok := unstamped(source)
	if !ok {
		return 0, "", false
	}
	if body == "" {
		return len(source), sender, true
	}
	if i := strings.LastIndex(source, body); i >= 0 {
		return i, sender, true
	}
	return 0, sender, true
}

// datedFact is a fact of a heading with the place it stands at.
type datedFact struct {
	fact
	line *reading
}

// context is what headings said for the lines below.
type context struct {
	club, sex, class, group datedFact
	order                   []Role // in which they were said first
}

func (c *context) of(r Role) *datedFact {
	switch r {
	case RoleClub:
		return &c.club
	case RoleSex:
		return &c.sex
	case RoleClass:
		return &c.class
	}
	return &c.group
}

// say takes what a heading says. What was said below the like of it before holds no longer: a new school has its own sexes.
func (c *context) say(facts []datedFact) {
	slices.SortStableFunc(facts, func(a, b datedFact) int { return cmp.Compare(rank(a.role), rank(b.role)) })
	at := len(c.order)
	for _, f := range facts {
		for i, r := range c.order {
			if r == f.role {
				at = min(at, i)
			}
		}
	}
	var kept []Role
	for _, r := range c.order[at:] {
		if r == RoleClub && c.club.role == RoleClub { // "Putri" below the boys of a school: perhaps of it too
			c.club.guess = true
			kept = append(kept, r)
			continue
		}
		*c.of(r) = datedFact{}
	}
	c.order = append(c.order[:at:at], kept...)
	for _, f := range facts {
		if c.of(f.role).role == RoleUnknown {
			c.order = append(c.order, f.role)
		}
		*c.of(f.role) = f
	}
}

// rank orders what one heading says: a school has its groups, these their sexes and classes.
func rank(r Role) int {
	switch r {
	case RoleClub:
		return 0
	case RoleGroup:
		return 1
	case RoleSex:
		return 2
	}
	return 3
}
