package roster

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
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
	lang := lexicon.Language(text)
	lines := make([]reading, len(sources))
	var columns []Field
	for i, source := range sources {
		at, sender, stamped := stampOf(source)
		probe := line{number: i + 1, source: source, year: year, lang: lang, steps: steps}
		if len(source)-at <= maxLine {
			probe.toks = lexicon.Tokens(source, at, lang)
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

// IsChat reports whether a text reads better as messages than as a table. A table has a line that names its columns and
// lines below that are cut as it is; or it has columns that only tables have, ratings, federations or FIDE IDs, between
// semicolons, tabs or uprights.
func IsChat(text string, cells Cells) bool {
	if len(text) > maxChat {
		return false
	}
	m := Guess(cells)
	if cells.Sep == 0 {
		if m.Header && len(cells.Rows) > m.Head+1 {
			text = text[lineEnd(text, cells.Lines[m.Head])+1:]
		}
		return countLetters(text) == 0 || speaks(text)
	}
	if m.Header {
		if len(cells.Rows) == m.Head+1 {
			return hasLabels(cells.Rows[m.Head])
		}
		return !isCutAlike(cells, m.Head) || cells.Sep == ',' && !IsHeader(cells.Rows[m.Head]) || hasLabels(cells.Rows[m.Head])
	}
	if len(cells.Rows) < 2 || !isCutAlike(cells, 0) {
		return true
	}
	if cells.Sep == ',' {
		return !isNameTable(cells, m)
	}
	for _, f := range m.Columns {
		if f == Rating || f == FIDEID || f == Federation || f == Title {
			return false
		}
	}
	return len(cells.Rows) < 3 || m.Unsure || slices.Contains(m.Columns, Ignored) || !isEven(cells)
}

// isNameTable reports whether lines cut at commas are those of a table: names in quotation marks, as only files write them, or a surname, a
// given name and what tells of one person, on every line.
func isNameTable(c Cells, m Mapping) bool {
	if !isEven(c) {
		return false
	}
	quoted := 0
	for i, row := range c.Rows {
		if strings.HasPrefix(strings.TrimSpace(c.Source[i]), `"`) && strings.Contains(row[0], ",") {
			quoted++
		}
	}
	facts := 0
	for _, f := range m.Columns {
		if f == Rating || f == FIDEID || f == Federation || f == Title || f == Birth || f == Sex {
			facts++
		}
	}
	return quoted*2 > len(c.Rows) || facts > 0 && slices.Contains(m.Columns, Surname) && slices.Contains(m.Columns, GivenName)
}

// isEven reports whether all lines have as many cells.
func isEven(c Cells) bool {
	for _, row := range c.Rows {
		if len(row) != len(c.Rows[0]) {
			return false
		}
	}
	return true
}

// speaks reports whether something of a text is understood besides names, or a common word stands in it: a list of bare names
// is a table of one column.
func speaks(text string) bool {
	if n := lineEnd(text, 200); n > 0 {
		text = text[:n]
	}
	steps := 0
	for _, r := range readLines(text, 2200, &steps) {
		if r.stamp || r.hasFacts() || r.listed || r.labels > 0 {
			return true
		}
		for _, t := range r.toks {
			if t.Sense&(lexicon.Polite|lexicon.Talk|lexicon.Ask|lexicon.Gone|lexicon.GrownUp|lexicon.Remark|lexicon.Closing|lexicon.SignUp|lexicon.Honorific|lexicon.Mend|lexicon.Title) != 0 && r.kind != playerLine && t.Runes() > 1 || t.Sense&(lexicon.AndWord|lexicon.OrWord|lexicon.Gone|lexicon.Remark|lexicon.Self) != 0 && t.Sense&lexicon.AlsoName == 0 && !t.IsCapital() {
				return true
			}
		}
		for _, p := range r.people {
			if len(p.facts) > 0 || r.count(lexicon.RoleAside) > 0 {
				return true
			}
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

// isCutAlike reports whether there are lines below the one at head, and each is cut into cells as that is, but for empty ones
// at its end.
func isCutAlike(c Cells, head int) bool {
	for _, row := range c.Rows[head+1:] {
		if len(row) < 2 && len(c.Rows[head]) > 1 {
			return false
		}
	}
	return true
}

// hasLabels reports whether cells are "label: value" pairs rather than names of columns.
func hasLabels(row []string) bool {
	for _, cell := range row {
		if i := strings.IndexAny(cell, ":="); i >= 0 && i+1 < len(cell) {
			return true
		}
	}
	return false
}

// stampOf finds the head that a messenger puts before a message. At is the byte behind it, sender who wrote.
func stampOf(source string) (at int, sender string, ok bool) {
	body, sender, ok := lexicon.Unstamped(source)
	if !ok {
		return 0, "", false
	}
	if body == "" {
		return len(source), sender, true
	}
	if i := strings.LastIndex(source, body); i >= 0 {
		return i, sender, true
	}
	for i := range source { // signs that nobody sees stand in the message: an emoji of several
		if i > 300 {
			break
		}
		if i > 0 && strings.IndexByte(" ]", source[i-1]) >= 0 && lexicon.Clean(source[i:]) == body {
			return i, sender, true
		}
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
	order                   []lexicon.Role // in which they were said first
}

func (c *context) of(r lexicon.Role) *datedFact {
	switch r {
	case lexicon.RoleClub:
		return &c.club
	case lexicon.RoleSex:
		return &c.sex
	case lexicon.RoleClass:
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
	var kept []lexicon.Role
	for _, r := range c.order[at:] {
		if r == lexicon.RoleClub && c.club.role == lexicon.RoleClub { // "Putri" below the boys of a school: perhaps of it too
			c.club.guess = true
			kept = append(kept, r)
			continue
		}
		*c.of(r) = datedFact{}
	}
	c.order = append(c.order[:at:at], kept...)
	for _, f := range facts {
		if c.of(f.role).role == lexicon.RoleUnknown {
			c.order = append(c.order, f.role)
		}
		*c.of(f.role) = f
	}
}

// rank orders what one heading says: a school has its groups, these their sexes and classes.
func rank(r lexicon.Role) int {
	switch r {
	case lexicon.RoleClub:
		return 0
	case lexicon.RoleGroup:
		return 1
	case lexicon.RoleSex:
		return 2
	}
	return 3
}

// message is what one person wrote at once: of a chat, of a pile of mails, or the whole of a list.
type message struct {
	author   string
	mail     bool
	lines    []textLine
	quoted   []textLine // of earlier mails
	subject  string     // of a mail
	original bool       // the mail stands below a rule that answers have above what they answer
}

// textLine is a line of a document, or what of it belongs to a message.
type textLine struct {
	number int
	source string // the whole line
	at     int    // where the message begins in it
}

func (t textLine) text() string { return t.source[t.at:] }

// bracketStamp is the head of a message whose day is written out: "[ utorak, 17. studenoga 2026. 17:40 ] Zlatko: …".
var bracketStamp = lexicon.Pattern(`^\W*\[[^\]]*\d{1,2}[:.]\d{2}[^\]]*\]\s*\W?([^:\n]{1,60}?)\W?:\s*`)

// mailHead begins a mail: "Od: Sandra Brlek <sandra@…>".
var mailHead = lexicon.Pattern(`(?i)^(?:od|from|dari|von|de|van|šalje|pošiljatelj|pengirim|absender|remitente|mittente|expéditeur)\s*:\s*(.*)$`)

// mailFrom is the first line of the head of a mail as the page of a mailbox copies it: a name and an address, nothing else.
var mailFrom = lexicon.Pattern(`^\W{0,2}([^<>@:]{2,60}?)\s*<[^<>@\s]+@[^<>@\s]+>\s*$`)

// headOf is who wrote the mail whose head begins with the i-th line; ok is false where none begins.
func (p *partition) headOf(i int) (author string, ok bool) {
	trimmed := strings.TrimSpace(p.lines[i])
	if head := mailHead().FindStringSubmatch(trimmed); head != nil && (p.quoted && i > 0 && p.endsQuoteHead(i-1) || strings.Contains(head[1], "@") || followsMail(p.lines, i) || p.mail && isShortHead(p.list, p.lines, i, head[1])) {
		author, _, _ = strings.Cut(head[1], "<")
		return strings.Trim(author, ` "'`), true
	}
	if m := mailFrom().FindStringSubmatch(trimmed); m != nil && (followsMail(p.lines, i) || i+2 < len(p.lines) && mailField().MatchString(strings.TrimSpace(p.lines[i+2]))) {
		return strings.Trim(m[1], ` "'`), true
	}
	return "", false
}

// mailField is another line of the head of a mail.
var mailField = lexicon.Pattern(`(?i)^(?:poslano|sent|date|datum|tanggal|dikirim|gesendet|za|to|prima|primatelj|penerima|kepada|hari|vrijeme|an|cc|bcc|kopija|predmet|naslov|subject|perihal|betreff|objet|onderwerp|reply-to|proslijeđeno|odgovoreno)\s*:`)

// quoteHead introduces what an earlier mail said.
var quoteHead = lexicon.Pattern(`(?i)^(?:dana|on|pada|am|el|le|op|il)\s.*(?:napisa(?:o|la)|wrote|menulis|schrieb|escribió|écrit).{0,80}:\s*$|^.*(?:\d|@).*\b(?:napisa(?:o|la)(?:/la)?(?: je)?|piše|wrote|menulis|schrieb.{0,60})\s*:\s*$|` +
	`^\W*[-_=*]{3,}.*(?:original|ursprüngliche|weitergeleitete|oorspronkelijk|origine|izvorna|prethodna|asli|forwarded|diteruskan|proslijeđena|prosleđena).*$`)

// handedOn is in the head of a mail that is forwarded.
var handedOn = lexicon.Pattern(`(?i)forwarded|weitergeleitet|diteruskan|proslijeđen|prosleđen`)

// quoteBegins is the first line of such an introduction that goes on on the next one.
var quoteBegins = lexicon.Pattern(`(?i)^(?:dana|on|pada|am)\s.*\d.*[^.!?:]$`)

// quoteMark stands before each line of a quoted mail.
var quoteMark = lexicon.Pattern(`^\s*(?:[>|»│┃]\s*)+`)

// isQuoted reports whether a line of a mail is marked as what another one said; a row of a table has strokes behind its cells too.
func isQuoted(text string) bool {
	mark := quoteMark().FindString(text)
	return mark != "" && !strings.Contains(text[len(mark):], "|")
}

// partition parts a document into its messages.
type partition struct {
	lines    []string
	list     []message
	apart    bool // empty lines part all lines
	mail     bool // the message is a mail
	quotes   bool // the document quotes mails
	quoted   bool // the rest of the message is quoted, marked or not
	original bool // by a head that answers have, and what is only handed on has not
	behind   int  // the first line behind the head of a quoted mail
}

// messagesOf parts a document into its messages. What no person wrote, the notices of the messenger and quoted mails, is in none of them;
// a quoted mail is kept with the message that quotes it.
func messagesOf(lines []string) []message {
	if list := stampedApart(lines); list != nil {
		return list
	}
	p := partition{lines: lines, list: []message{{}}, apart: spread(lines), quotes: slices.ContainsFunc(lines, quotedMail().MatchString)}
	for i := range lines {
		p.line(i)
	}
	return p.list
}

// line gives a line to its message.
func (p *partition) line(i int) {
	source := p.lines[i]
	trimmed := strings.TrimSpace(source)
	if i < p.behind || p.apart && trimmed == "" && i > 0 && strings.TrimSpace(p.lines[i-1]) != "" {
		return
	}
	t := textLine{number: i + 1, source: source}
	last := &p.list[len(p.list)-1]
	if isRuleOfMails(trimmed) {
		p.quoted = false
	}
	if author, ok := p.headOf(i); ok {
		p.list = append(p.list, message{author: author, mail: true, original: p.quoted && p.original})
		p.mail, p.quoted = true, false
		return
	}
	if at, author, ok := stampIn(source); ok && !p.endsQuoteHead(i) {
		t.at = at
		if author == "" && strings.TrimSpace(source[at:]) != "" && !strings.HasSuffix(trimmed, ":") {
			t.at = len(source) // a notice of the messenger: nobody wrote it
		}
		p.list = append(p.list, message{author: author, lines: []textLine{t}})
		p.mail = false
		return
	}
	switch {
	case p.endsQuoteHead(i):
		p.quote(i)
	case p.mail && isQuoted(source), p.quotes && last.author == "" && isQuoted(source) && !strings.HasPrefix(trimmed, ">> "), p.quoted && trimmed != "":
		t.at = len(quoteMark().FindString(source))
		last.quoted = append(last.quoted, t)
	case p.mail && len(last.lines) < 2 && mailField().MatchString(trimmed):
		if m := subjectField().FindStringSubmatch(trimmed); m != nil {
			last.subject = m[1]
		}
	case p.mail && (isRuleOfMails(trimmed) || len(last.lines) == 0 && sentOn().MatchString(trimmed)):
	default:
		last.lines = append(last.lines, t)
	}
}

// isRuleOfMails reports whether a line is a rule between two mails.
func isRuleOfMails(text string) bool { return len(text) > 3 && strings.Trim(text, "_-=*") == "" }

// endsQuoteHead reports whether a line introduces a quoted mail, alone or with the next one.
func (p *partition) endsQuoteHead(i int) bool {
	text := strings.TrimSpace(quoteMark().ReplaceAllString(p.lines[i], ""))
	if quoteHead().MatchString(text) {
		return true
	}
	return i+1 < len(p.lines) && quoteBegins().MatchString(text) && quoteHead().MatchString(text+" "+strings.TrimSpace(quoteMark().ReplaceAllString(p.lines[i+1], "")))
}

// quote begins the quoted mail that a line introduces. Where its lines are marked, its head ends with the first of them, and the message goes
// on behind the last; otherwise a head that follows begins a message, and without one the rest of this message is quoted.
func (p *partition) quote(i int) {
	k := i + 1
	for k < len(p.lines) && k < i+8 {
		text := strings.TrimSpace(p.lines[k])
		if text != "" && mailHead().FindString(text) == "" && !mailField().MatchString(text) && !(k == i+1 && quoteHead().MatchString(text)) {
			break
		}
		k++
	}
	p.quoted, p.original = k >= len(p.lines) || !isQuoted(p.lines[k]), !handedOn().MatchString(p.lines[i])
	if !p.quoted {
		p.behind = k
	}
}

// stampedApart parts a chat whose stamps stand on lines of their own, as some messengers copy it: who wrote stands on the first line of a
// message, its day and time right below him or on the last line. It is nil for any other text.
func stampedApart(lines []string) []message {
	above, below, first := 0, 0, 0
	for i := range lines {
		switch text := trimmedAt(lines, i); {
		case !lexicon.IsStamp(text) && !(lexicon.IsClock(text) && trimmedAt(lines, i-2) == ""):
		case trimmedAt(lines, i-1) == "":
			if trimmedAt(lines, i+1) != "" && trimmedAt(lines, i+2) != "" {
				first++
			}
		case trimmedAt(lines, i+1) == "":
			below++
		case trimmedAt(lines, i-2) == "":
			above++
		}
	}
	if above < 3 && below < 3 && first < 3 {
		return nil
	}
	if first > above+below {
		return stampedFirst(lines)
	}
	if above > below {
		return stampedAbove(lines)
	}
	return stampedBelow(lines)
}

// trimmedAt is the i-th line without blanks and signs that nobody sees; "" where there is none.
func trimmedAt(lines []string, i int) string {
	if i < 0 || i >= len(lines) {
		return ""
	}
	return strings.TrimSpace(visible(lines[i]))
}

// messageOf is the message of somebody on the lines from..to.
func messageOf(author string, lines []string, from, to int) message {
	m := message{author: author}
	for i := from; i < to; i++ {
		m.lines = append(m.lines, textLine{number: i + 1, source: lines[i]})
	}
	return m
}

// stampedAbove parts a chat in which the day and time of a message stand right below who wrote it.
func stampedAbove(lines []string) []message {
	var list []message
	first := 0
	for i := range lines {
		if text := trimmedAt(lines, i); !lexicon.IsStamp(text) && !(lexicon.IsClock(text) && trimmedAt(lines, i-2) == "") || trimmedAt(lines, i-1) == "" {
			continue
		}
		if len(list) == 0 {
			list = append(list, messageOf("", lines, 0, i-1))
		} else {
			list = append(list, messageOf(trimmedAt(lines, first-2), lines, first, i-1))
		}
		first = i + 1
	}
	return append(list, messageOf(trimmedAt(lines, first-2), lines, first, len(lines)))
}

// stampedFirst parts a chat in which they stand right above who wrote, below an empty line.
func stampedFirst(lines []string) []message {
	list, from, author := []message{}, 0, ""
	for i := range lines {
		if lexicon.IsStamp(trimmedAt(lines, i)) && trimmedAt(lines, i-1) == "" && trimmedAt(lines, i+1) != "" {
			list = append(list, messageOf(author, lines, from, i))
			author, from = trimmedAt(lines, i+1), i+2
		}
	}
	return append(list, messageOf(author, lines, min(from, len(lines)), len(lines)))
}

// stampedBelow parts a chat in which they stand on the last line of the message.
func stampedBelow(lines []string) []message {
	list, first := []message{{}}, -1
	for i := range lines {
		switch text := trimmedAt(lines, i); {
		case first >= 0 && lexicon.IsStamp(text):
			list = append(list, messageOf(trimmedAt(lines, first), lines, first+1, i))
			first = -1
		case first < 0 && text != "":
			first = i
		}
	}
	if first >= 0 {
		list = append(list, messageOf("", lines, first, len(lines)))
	}
	return list
}

// subjectField is the line of the subject in the head of a mail, and replyMark what answers put before it.
var (
	subjectField = lexicon.Pattern(`(?i)^(?:predmet|naslov|subject|perihal|betreff|objet|onderwerp)\s*:\s*(.*)$`)
	replyMark    = lexicon.Pattern(`(?i)^(?:(?:re|aw|odg|bls|antw|sv|vs)(?:\[\d+\])?\s*:\s*)+`)
)

// answers reports whether a mail is quoted by the one above it: that has its subject behind a mark for an answer, or it has none.
func (m *message) isAnswered(above *message) bool {
	if !m.original || len(above.lines) == 0 && len(above.quoted) == 0 {
		return false
	}
	plain := func(subject string) string { return lexicon.Fold(replyMark().ReplaceAllString(subject, "")) }
	return m.subject == "" || replyMark().MatchString(above.subject) && plain(m.subject) == plain(above.subject)
}

// sentOn is the day and time at which a mail was sent, on a line of its own.
var sentOn = lexicon.Pattern(`(?i)^(?:\p{L}+\.?,? ){0,3}\d{1,2}[. /-]+(?:\d{1,2}|\p{L}{3,})[. /,-]+\d{4}\.?,?(?: u| um| at)? ?\d{1,2}[:.]\d{2}\D{0,12}$`)

// followsMail reports whether the line behind one is a further field of the head of a mail.
func followsMail(lines []string, i int) bool {
	return i+1 < len(lines) && mailField().MatchString(strings.TrimSpace(lines[i+1]))
}

// isShortHead reports whether a line between others is all of the head of a mail: of somebody who wrote before, or below a rule.
func isShortHead(list []message, lines []string, i int, author string) bool {
	if i == 0 || i+1 >= len(lines) || strings.TrimSpace(lines[i+1]) != "" {
		return false
	}
	above := strings.TrimSpace(lines[i-1])
	wrote := slices.ContainsFunc(list, func(m message) bool { return m.mail && m.author == strings.Trim(author, ` "'`) })
	return above == "" && wrote || strings.HasPrefix(above, "---") && strings.Trim(above, "-") == ""
}

// stampIn finds the head that a messenger puts before a message; author is "" for a notice of its own.
func stampIn(source string) (at int, author string, ok bool) {
	if at, author, ok = stampOf(source); ok {
		return at, visible(author), true
	}
	if m := bracketStamp().FindStringSubmatchIndex(source); m != nil {
		return m[1], visible(source[m[2]:m[3]]), true
	}
	if at, author, ok = lexicon.Headed(source); ok {
		return at, visible(author), true
	}
	return 0, "", false
}

// visible is a text without the signs that nobody sees.
func visible(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, s))
}
