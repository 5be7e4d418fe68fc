package roster

import (
	"slices"
	"strings"

	"wasit/swiss"
)

// Chat reads messages as schools write them: a player a line in free order, under headings of a school, a sex or a class,
// or as a form of one field a line, with greetings between. It answers a row for each line that is not a heading: greetings
// are rows that are left out, so that nothing vanishes. What it is not sure of it asks.
//
// Limits: a name and a school in one line with nothing between them are told apart only where the school begins with its
// kind ("SDN", "OŠ") or has its kind last in a part of its own ("St Mary School").
func Chat(text string, thisYear int, here func(Entrant) bool) ([]Row, error) {
	if len(text) > maxChat {
		return nil, ErrTooLarge
	}
	c := chat{year: thisYear}
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	i := -1
	for _, block := range c.blocks(lines) {
		i += len(block)
		if len(c.rows)+len(c.pieces) > MaxRows {
			return nil, &TooManyError{i + 1, "rows", MaxRows}
		}
		if len(block) > 1 {
			c.line(strings.Join(block, ", "), strings.Join(block, "\n"), i+2-len(block))
			continue
		}
		source := block[0]
		c.beforeList = i+1 < len(lines) && isNumbered(lines[i+1])
		body, sender, stamped := unstamped(source)
		if stamped && sender != c.sender {
			c.message()
			c.sender = sender
		}
		if stamped && sender == "" {
			c.talk(Row{Line: i + 1, Source: source}) // the messenger's own words: who joined, who left
			continue
		}
		c.line(body, source, i+1)
		if len(c.rows)+len(c.pieces) > MaxRows {
			return nil, &TooManyError{i + 1, "rows", MaxRows}
		}
	}
	c.message()
	return c.done(here), nil
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
	c := chat{year: 2200}
	for i, source := range strings.Split(text, "\n") {
		body, _, stamped := unstamped(source)
		c.line(body, source, i+1)
		if c.understood || stamped {
			return true
		}
		if i > 200 {
			break
		}
	}
	return false
}

// Limits of a message: a longer line is kept as talk, a longer text is no message.
const (
	maxLine = 2000
	maxChat = 512 << 10
)

// chat is the reading of messages: what the headings said, and the rows so far.
type chat struct {
	year       int
	sender     string
	club       string
	sex        swiss.Sex
	class      int
	pieces     []*piece
	rows       []Row
	form       *piece // of fields a line
	last       *piece // the player of the line before
	beforeList bool   // the next line is an item of a list
	block      bool   // that player is written over several lines
	headings   int
	lastHead   int // how many pieces there were at the last heading of a school
	understood bool
	with, all  int // players so far, and those whose line says a sex
}

// message ends what one person wrote: its headings hold no longer.
func (c *chat) message() {
	c.closeForm()
	c.trailingClub()
	c.flush()
	c.club, c.sex, c.class, c.last, c.headings, c.lastHead = "", 0, 0, nil, 0, 0
}

// line reads one line of a message.
func (c *chat) line(body, source string, number int) {
	if len(body) > maxLine {
		c.talk(Row{Line: number, Source: strings.ToValidUTF8(source[:min(len(source), maxLine)], "")})
		return
	}
	struck := strings.HasPrefix(strings.TrimSpace(body), "~") && strings.HasSuffix(strings.TrimSpace(body), "~")
	struck = struck || strings.ContainsAny(body, "❌✖✗❎🚫⛔")
	text := plainLine(strings.ReplaceAll(body, "~", " "))
	if countLetters(text) == 0 && len(Fold(text)) <= 3 {
		c.closeForm()
		c.last, c.block = nil, false
		return
	}
	if c.field(text, source, number) {
		c.understood = true
		return
	}
	c.closeForm()
	if before, rest, ok := strings.Cut(strings.TrimSpace(body), "~"); ok && countLetters(before) == 0 && strings.HasSuffix(rest, "~") {
		struck = true // behind the number
	}
	text, listed := unlisted(text)
	c.read(tokens(text), Row{Line: number, Source: source}, listed, struck)
}

// read understands the words of a line: a heading, one player or several, or talk.
func (c *chat) read(toks []token, row Row, listed, struck bool) {
	if head, tail, ok := c.colon(toks, row, listed); ok {
		c.heading(head)
		c.understood = true
		if len(tail) > 0 {
			for _, part := range several(tail, true) {
				c.read(part, row, true, struck)
			}
		}
		return
	}
	if parts := several(toks, false); len(parts) > 1 {
		for _, part := range parts {
			c.read(part, row, listed, struck)
		}
		return
	}
	if parts := several(toks, true); len(parts) > 2 && c.club != "" && len(row.Doubts) == 0 && !c.isTalk(toks, row, listed) {
		for _, part := range parts { // names side by side under a school
			row.Doubts = []Doubt{{Kind: DoubtSplit, Text: wordsOf(part)}}
			c.read(part, row, true, struck)
		}
		return
	}
	if i := andAt(toks); i > 0 && len(row.Doubts) == 0 && c.isName(toks[:i]) && !c.isTalk(toks, row, listed) {
		row.Doubts = []Doubt{{Kind: DoubtSplit, Text: wordsOf(toks[:i])}}
		c.read(slices.Clone(toks[:i]), row, true, struck)
		row.Doubts = []Doubt{{Kind: DoubtSplit, Text: wordsOf(toks[i+1:])}}
		c.read(toks[i+1:], row, true, struck)
		if n := len(c.pieces); n > 1 && c.pieces[n-2].row.Entrant.Club == "" {
			c.pieces[n-2].row.Entrant.Club = c.pieces[n-1].row.Entrant.Club
		}
		return
	}
	p := c.piece(toks, row, listed)
	p.gone = p.gone || struck
	rests := p.rests()
	c.understood = c.understood || p.strong > 0 || p.school
	switch {
	case p.isChatter(rests):
		if p.school && !p.listed {
			c.heading(p)
		}
		c.talk(row)
	case !listed && c.isGroup(p, rests):
	case len(rests) == 0 && c.joins(p):
	case len(rests) == 0 && p.dated:
		c.player(p)
	case len(rests) == 0 && (p.school || p.sexAt > 0 || p.class):
		c.heading(p)
		c.understood = true
	case len(rests) == 0:
		c.talk(row)
	case !listed && c.beforeList && p.school && p.strong == 0 && len(rests) == 1 && rests[0].words <= 2 && p.toks[0].kind == used:
		c.heading(p) // a school and its town above a numbered list
		c.understood = true
		c.talk(row)
	default:
		c.player(p)
	}
}

// isGroup takes a line that names a group by age as a heading: "Kategori U-10 Putra".
func (c *chat) isGroup(p *piece, rests []rest) bool {
	for _, r := range rests {
		if !isAgeGroup(Fold(r.text)) {
			return false
		}
	}
	if len(rests) == 0 || p.dated {
		return false
	}
	c.heading(p)
	c.understood = true
	return true
}

// wordsOf writes words side by side.
func wordsOf(toks []token) string {
	words := make([]string, len(toks))
	for i, t := range toks {
		words[i] = t.text
	}
	return strings.Join(words, " ")
}

func (c *chat) piece(toks []token, row Row, listed bool) *piece {
	p := &piece{toks: toks, row: row, year: c.year, listed: listed}
	p.find()
	return p
}

// talk keeps a line that is no player, left out.
func (c *chat) talk(row Row) {
	row.Skip = true
	row.Doubts = []Doubt{{Kind: DoubtName}}
	c.pieces = append(c.pieces, &piece{row: row})
	c.last = nil
}

// player takes a line as a player, under the headings that hold.
func (c *chat) player(p *piece) {
	e := &p.row.Entrant
	if e.Club == "" && c.club != "" {
		e.Club = c.club
	}
	switch {
	case e.Sex == 0:
		e.Sex = c.sex
	case c.sex != 0 && e.Sex != c.sex:
		p.doubt(DoubtSex, "")
	}
	if e.Class == 0 {
		e.Class = c.class
	}
	c.pieces = append(c.pieces, p)
	c.last, c.block = p, false
}

// heading takes what a heading says for the lines below it. A school begins anew: its sexes and classes follow.
func (c *chat) heading(p *piece) {
	e := p.row.Entrant
	if p.school {
		c.club, c.sex, c.class = e.Club, 0, 0
		c.headings++
		c.lastHead = len(c.pieces)
	}
	if e.Sex != 0 {
		c.sex = e.Sex
		if e.Class == 0 && !p.school {
			c.class = 0
		}
	}
	if e.Class != 0 {
		c.class = e.Class
	}
	c.last = nil
}

// joins adds a line without a name to the player of the line before it: his day of birth, then his school.
func (c *chat) joins(p *piece) bool {
	l := c.last
	if l == nil || p.listed {
		return false
	}
	e, from := &l.row.Entrant, p.row.Entrant
	switch {
	case p.dated && !l.dated:
		e.Birth, l.dated, c.block = from.Birth, true, true
		l.row.Doubts = append(l.row.Doubts, p.row.Doubts...)
	case c.block && p.school && !l.school:
		e.Club, l.school = from.Club, true
	default:
		return false
	}
	if e.Sex == 0 {
		e.Sex = from.Sex
	}
	if e.Class == 0 {
		e.Class = from.Class
	}
	l.row.Source += "\n" + p.row.Source
	return true
}
