package roster

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// pageCopy is the reading of a list copied from a printed page: its rows are broken over lines, and heads and feet of pages stand
// between them. A line without a running number goes on with the one before.
type pageCopy struct {
	fields  []Field         // in the order of the heads
	row     *regexp.Regexp  // a sex is one letter in it, and
	worded  *regexp.Regexp  // a word
	broken  int             // rows of several lines,
	matched int             // and rows that have the form
	above   map[string]bool // the lines above the first row: they come again on each page
	c       Cells
	open    bool // a row is being read
	parts   []string
	from    int // line of its beginning
	last    int // line that was taken last
	number  int
	foot    bool
}

// copyIn finds a list copied from a printed page: a line of heads in running text and numbered rows below it, some of them
// broken. Without heads the rows must be of one form.
func copyIn(text string) (Cells, Mapping, bool) {
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		if _, _, stamped := lexicon.Unstamped(line); stamped || strings.ContainsAny(line, "\t;|") && !pageWords().MatchString(line) {
			return Cells{}, Mapping{}, false
		}
	}
	if head, fields := pageHead(lines); fields != nil {
		if p := bestCopy(lines, head, fields); p.rows() >= 3 && p.matched*2 >= p.rows() {
			return p.cells(head, lines[head])
		}
	}
	if !isBroken(lines) {
		return Cells{}, Mapping{}, false
	}
	for _, fields := range usualOrders {
		p := newPageCopy(fields)
		p.read(lines, -1)
		if p.broken >= 2 && p.matched >= 4 && p.matched*10 >= p.rows()*8 {
			return p.cells(-1, "")
		}
	}
	return Cells{}, Mapping{}, false
}

// bestCopy reads rows below their heads. A column that its head does not tell, or that has none, is told by what stands in the rows: one
// more field, of a form of its own, is taken where all but a few rows have it.
func bestCopy(lines []string, head int, fields []Field) *pageCopy {
	best := newPageCopy(fields)
	best.read(lines, head)
	for _, f := range []Field{Class, Sex, Birth} {
		if slices.Contains(fields, f) {
			continue
		}
		for at := 1; at <= len(fields); at++ {
			p := newPageCopy(slices.Insert(slices.Clone(fields), at, f))
			p.read(lines, head)
			if p.rows() >= 3 && p.matched*10 >= p.rows()*9 && p.matched >= best.matched {
				return p
			}
		}
	}
	return best
}

// isBroken reports whether lines are one numbered list with two lines and more between its rows: without heads nothing else
// tells a copy of a page.
func isBroken(lines []string) bool {
	last, between, waiting := 0, 0, 0
	for _, line := range lines {
		line = strings.TrimSpace(line)
		n, _, ok := numberedLine(line)
		switch {
		case ok && n == last+1:
			last, between, waiting = n, between+waiting, 0
		case ok && n == 1:
			return false
		case line != "" && last > 0:
			waiting++
		}
	}
	return last >= 4 && between >= 2
}

// usualOrders are the orders of fields in lists without heads.
var usualOrders = [][]Field{
	{Name, Sex, Birth, Club, Class}, {Name, Sex, Birth, Class, Club}, {Name, Sex, Club, Class}, {Name, Sex, Class, Club}, {Name, Birth, Club, Class},
	{Name, Class, Sex, Birth, Club}, {Name, Birth, Sex, Club, Class}, {Name, Class, Birth, Club}, {Name, Sex, Birth, Club}, {Name, Club, Class, Birth}, {Name, Birth, Class, Club},
	{Name, Club, Class, Sex, Birth}, {Name, Birth, Club, Class, Sex},
}

// pageHead finds the line that names the most columns, or two that do so together: heads are broken too. It returns the last of
// them.
func pageHead(lines []string) (at int, fields []Field) {
	for i, line := range lines[:min(len(lines), farTitles)] {
		if f := headsInText(line); isPageHead(f) && len(f) > len(fields) {
			at, fields = i, f
		}
		if i+1 >= len(lines) {
			break
		}
		if _, _, numbered := numberedLine(strings.TrimSpace(lines[i+1])); numbered {
			continue
		}
		if f := headsInText(line + " " + lines[i+1]); isPageHead(f) && len(f) > len(fields) {
			at, fields = i+1, f
		}
	}
	return at, fields
}

func isPageHead(f []Field) bool { return len(f) >= 3 && slices.Contains(f, Name) }

func newPageCopy(fields []Field) *pageCopy {
	return &pageCopy{fields: fields, row: rowPattern(fields, sexLetter), worded: rowPattern(fields, sexWord), above: map[string]bool{}}
}

// read takes all lines; those up to the heads come again on each page.
func (p *pageCopy) read(lines []string, head int) {
	p.furniture(lines)
	for i, line := range lines {
		if i <= head {
			p.above[lexicon.Fold(line)] = true
			continue
		}
		p.line(line, i+1)
	}
	p.close()
}

// pageFoot is the number of a page at the end of a line that says more: "Dokumen ini ditandatangani … Hal. 1 / 2".
var pageFoot = lexicon.Pattern(`(?i)\b(?:halaman|hal|page|stranica|str|seite|página|pagina)\b\.?\s*\d+\s*(?:/|dari|of|od|von|de|di)\s*\d+\W*$`)

// numberedFoot is a line of words with a number at its end: "Pemerintah Kota – Dinas Pendidikan   1".
var numberedFoot = lexicon.Pattern(`^(\D{9,}?)\s+(\d{1,2})$`)

// furniture finds lines that stand above or below the number of a page more than once: heads and feet of pages.
func (p *pageCopy) furniture(lines []string) {
	count := map[string]int{}
	var filled []string
	for _, line := range lines {
		if text := strings.TrimSpace(line); text != "" {
			count[lexicon.Fold(text)]++
			filled = append(filled, text)
		}
	}
	feet := map[string]int{} // the last number behind each text
	for range 2 {
		for _, text := range filled {
			m := numberedFoot().FindStringSubmatch(text)
			if m == nil || countWords(m[1]) < 4 {
				continue
			}
			key := lexicon.Fold(m[1])
			if m[2] == strconv.Itoa(feet[key]+1) {
				feet[key]++
			}
			if feet[key] > 1 {
				p.above[lexicon.Fold(text)] = true // the same words, with numbers that count from 1
			}
		}
	}
	for i, text := range filled {
		if !pageWords().MatchString(text) {
			continue
		}
		for _, k := range []int{i - 1, i + 1} {
			if k < 0 || k >= len(filled) || count[lexicon.Fold(filled[k])] < 2 {
				continue
			}
			if _, _, numbered := numberedLine(filled[k]); !numbered && countWords(filled[k]) > 2 {
				p.above[lexicon.Fold(filled[k])] = true
			}
		}
	}
}

// shortenClubs parts what is left of a place of birth from the end of a school, where the school stands without it in another row:
// "SMAN 1 Rantau Indah Rantau" beside "SMAN 1 Rantau Indah".
func (p *pageCopy) shortenClubs() {
	at := slices.Index(p.fields, Club) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Birth {
		return
	}
	for _, r := range p.c.Rows {
		for _, o := range p.c.Rows {
			if len(r) <= at || len(o) <= at || o[at] == "" {
				continue
			}
			if rest, ok := strings.CutPrefix(r[at], o[at]+" "); ok && countWords(rest) <= 2 && !strings.ContainsAny(rest, "0123456789") {
				r[at] = o[at]
			}
		}
	}
}

// placeWords begin the names of places of several words, and end no name.
var placeWords = lexicon.Set("kota kab kabupaten muara batu kuala pangkal pangkalan lubuk teluk simpang rantau pematang tebing ujung banda sungai labuhan labuan gunung tanjung kampung slavonski stari novi gornji donji velika san los")

// placeHead are the words of a head that a place stands below.
var placeHead = lexicon.Pattern(`(?i)\b(?:tempat|tmpt|tpt|ttl|mjesto|place|ort)\b`)

// partPlaces takes the words of a place of birth off the names before it, where no sign parts them: those that always stand before the
// same word of a place, "Batu" of "Batu Ampar", those that begin places, and one that several names end with where the head says place and
// the day has none.
// Where two rows alone tell, they may be sisters from one place: that is asked.
func (p *pageCopy) partPlaces(head string) {
	at := slices.Index(p.fields, Name) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Birth {
		return
	}
	if placeHead().MatchString(head) {
		last := map[string]int{}
		p.movePlaces(at, func(word, _ string) bool { last[word]++; return false })
		p.movePlaces(at, func(word, place string) bool { return place == "" && last[word] > 1 })
	}
	for range 2 {
		before, rows := map[string]map[string]bool{}, map[string]int{}
		p.movePlaces(at, func(word, place string) bool {
			if place != "" {
				if rows[place]++; before[place] == nil {
					before[place] = map[string]bool{}
				}
				before[place][word] = true
			}
			return false
		})
		p.movePlaces(at, func(word, place string) bool {
			return place != "" && (len(before[place]) == 1 && rows[place] > 2 || placeWords.Has(lexicon.Fold(word)))
		})
		for i, r := range p.c.Rows {
			if name, place := lastNameWord(r, at); place != "" && len(before[place]) == 1 && rows[place] == 2 && !placeWords.Has(lexicon.Fold(name)) {
				if p.c.Unsure == nil {
					p.c.Unsure = map[int]string{}
				}
				p.c.Unsure[p.c.Lines[i]] = name + " " + place
			}
		}
	}
}

// lastNameWord is the last of two words and more of a name, with the place before the day of birth behind it.
func lastNameWord(row []string, at int) (word, place string) {
	if len(row) <= at+1 {
		return "", ""
	}
	name := strings.TrimSpace(row[at])
	if k := strings.LastIndexByte(name, ' '); k > 0 {
		word = name[k+1:]
	}
	if k := strings.IndexAny(row[at+1], "0123456789"); k > 0 {
		place = strings.Trim(row[at+1][:k], " ,/")
	}
	return word, place
}

// movePlaces moves the last word of names to the place behind it, where a rule says so.
func (p *pageCopy) movePlaces(at int, is func(word, place string) bool) {
	for _, r := range p.c.Rows {
		word, place := lastNameWord(r, at)
		if word == "" || r[at+1] == "" || !is(word, place) {
			continue
		}
		r[at] = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(r[at]), word))
		if place == "" {
			word += ","
		}
		r[at+1] = word + " " + r[at+1]
	}
}

// partClubs parts names from the clubs right behind them, which nothing stands between: where a word begins that clubs begin with, or
// at what stands behind another name too. It fails where it cannot tell for a fifth of the rows.
func (p *pageCopy) partClubs() bool {
	at := slices.Index(p.fields, Name) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Club {
		return true
	}
	clubs, open := map[string]bool{}, []int{}
	for i, r := range p.c.Rows {
		if len(r) <= at+1 || r[at+1] == "" {
			continue
		}
		text := r[at] + " " + r[at+1]
		if name, club, ok := partAtClub(text); ok {
			r[at], r[at+1], clubs[club] = name, club, true
			continue
		}
		open = append(open, i)
	}
	failed := 0
	for _, i := range open {
		r := p.c.Rows[i]
		if name, club, ok := p.partAtKnown(r[at]+" "+r[at+1], clubs, open, at); ok {
			r[at], r[at+1] = name, club
		} else {
			failed++
		}
	}
	return failed*5 <= p.rows()
}

// partAtClub parts a text before the word with which a club or school begins; a name of a word and more stands before it.
func partAtClub(text string) (name, club string, ok bool) {
	steps := 0
	l := line{source: text, steps: &steps, toks: lexicon.Tokens(text, 0, "")}
	for i := 1; i < len(l.toks); i++ {
		if l.toks[i].Kind == lexicon.Word && l.toks[i].IsCapital() && l.startsClub(i) {
			return strings.TrimSpace(text[:l.toks[i].At]), text[l.toks[i].At:], true
		}
	}
	return "", "", false
}

// partAtKnown parts a text before a club of another row, or before the longest end that another open row has too.
func (p *pageCopy) partAtKnown(text string, clubs map[string]bool, open []int, at int) (name, club string, ok bool) {
	list := strings.Fields(text)
	for k := 1; k < len(list); k++ {
		end := strings.Join(list[k:], " ")
		shared := 0
		for _, i := range open {
			if strings.HasSuffix(p.c.Rows[i][at]+" "+p.c.Rows[i][at+1], " "+end) {
				shared++
			}
		}
		if clubs[end] || shared > 1 && k > 1 {
			return strings.Join(list[:k], " "), end, true
		}
	}
	return "", "", false
}

// rows is how many players were read.
func (p *pageCopy) rows() int {
	n := 0
	for _, r := range p.c.Rows {
		if len(r) > 1 {
			n++
		}
	}
	return n
}

// cells are the rows below heads of their own.
func (p *pageCopy) cells(head int, source string) (Cells, Mapping, bool) {
	p.shortenClubs()
	p.partPlaces(source)
	if !p.partClubs() {
		return Cells{}, Mapping{}, false
	}
	p.c.Rows = slices.Insert(p.c.Rows, 0, append([]string{"No"}, fieldHeads(p.fields)...))
	p.c.Lines = slices.Insert(p.c.Lines, 0, head+1)
	p.c.Source = slices.Insert(p.c.Source, 0, source)
	p.c.Sep = ';'
	return p.c, Mapping{Columns: append([]Field{Ignored}, p.fields...), Header: true}, true
}

// fieldHeads are words that head the fields.
func fieldHeads(fields []Field) []string {
	list := make([]string, len(fields))
	for i, f := range fields {
		for _, w := range strings.Fields(headWords["id"][f] + " " + headWords["en"][f] + " " + headWords["programs"][f]) {
			list[i] = w
			break
		}
	}
	return list
}

// headsInText reads the heads of columns that stand in a line with nothing but blanks between them; nil where other words do.
func headsInText(line string) []Field {
	words := strings.Fields(line)
	if len(words) < 3 || len(words) > 24 {
		return nil
	}
	var fields []Field
	other := 0
	for i := 0; i < len(words); {
		f, n := longestHead(words[i:])
		switch {
		case n == 0:
			other++
			n = 1
		case f == Class && slices.Contains(fields, Class) && lexicon.Fold(words[i]) == "grade" && !slices.Contains(fields, Rating):
			fields = append(fields, Rating) // "Yr DOB School Grade"
		case f != Ignored && f != runningNumber && f < Fields && !slices.Contains(fields, f):
			fields = append(fields, f)
		}
		i += n
	}
	if other > 1 || other*3 > len(fields) {
		return nil
	}
	return fields
}

// longestHead reads the longest head that words begin with, and how many of them it is.
func longestHead(words []string) (Field, int) {
	for n := min(4, len(words)); n > 0; n-- {
		text := lexicon.Fold(strings.Join(words[:n], ""))
		if f, known := heads()[text]; known {
			return f, n
		}
		if text == "yr" || text == "year" {
			return Class, n // of a school; that of birth has a longer head on paper
		}
		if otherHeads.Has(text) {
			return Ignored, n
		}
	}
	return Ignored, 0
}

// The patterns of fields in a row without signs between them.
const (
	datePattern  = `\d{1,2}\s?[-./ ]\s?(?:\d{1,2}|\p{L}+)\s?[-./ ]\s?\d{2,4}\.?|\d{4}-\d\d?-\d\d?|(?:19|20)\d\d\.?`
	classPattern = `(?:(?i:kelas|kls|kl|klas|klasse|razred|year|grade)\.?\s?)?(?:1[0-3]|[1-9]|XI{0,2}|IX|IV|VI{0,3}|I{1,3}|V)\.?(?:\s?[-/.]?\s?[A-Ka-k]|[-./]\d{1,2})?(?:\s(?:MIPA|IPA|IPS|BAHASA|TKJ|RPL|AKL|TSM|MM)(?:\s?\d)?)?\.?(?:\s?(?i:razred|razr)\.?)?`
	unratedCell  = `(?i:unrated|ungraded|n/?[ar]|none|new|(?:bez|tanpa|belum ada|no) (?:rejtinga|rating)a?|nerejtingovana?)`
	sexLetter    = `L|P|M|F|Ž|W|m|ž|f|w|l|p|Lk|Pr|LK|PR`
	sexWord      = sexLetter + `|Pa|Pi|PA|PI|(?i:laki-laki|perempuan|putra|putri|muško|žensko|muški|ženski|male|female|boy|girl)`
)

// rowPattern is the pattern of a row with the fields in an order.
func rowPattern(fields []Field, sex string) *regexp.Regexp {
	pattern := ""
	for i, f := range fields {
		group := `(.+?)`
		switch f {
		case Sex:
			group = `(` + sex + `)`
		case Birth:
			group = `((?:[^\d]*?[\s,])??(?:` + datePattern + `))`
			if i > 0 && (fields[i-1] == Club || fields[i-1] == Name) { // which words are the place nothing tells: the one before the comma
				group = `((?:[^\s\d,]+,\s*)?(?:` + datePattern + `))`
			}
		case Class:
			group = `(` + classPattern + `)`
		case Rating, NationalRating, RapidRating, BlitzRating:
			group = `(\d{3,4}|0|-|` + unratedCell + `)`
		case FIDEID, NISN, NIS, NationalID:
			group = `(\d{3,12}|-)`
		case Federation:
			group = `([A-Z]{3})`
		case Title:
			group = `((?:W?[GIFC]M)?)`
		}
		if i > 0 {
			pattern += `\s+`
		}
		pattern += group
	}
	return regexp.MustCompile(`^` + pattern + `$`)
}

// pageWords are the words of a page's number.
var pageWords = lexicon.Pattern(`(?i)^\W*(?:halaman|hal|page|stranica|str|seite|página|pagina)\b\.?\s*[:|–-]?\s*\d+|^\W*\d+\s*(?:/|dari|of|od|von)\s*\d+\W*$|^\W*[-–—]\s*\d+\s*[-–—]\W*$`)

// line takes the next line below the heads.
func (p *pageCopy) line(line string, number int) {
	text := strings.TrimSpace(line)
	n, rest, numbered := numberedLine(text)
	defer func() { p.last = number }()
	switch {
	case text == "":
	case pageWords().MatchString(text), pageFoot().MatchString(text), p.above[lexicon.Fold(text)]:
		if p.above[lexicon.Fold(text)] {
			p.foot = false
		}
		p.leave(line, number)
	case numbered && !p.foot && (n == p.number+1 || n == 1 && p.isWhole() || p.number == 0 && len(p.fields) > 3):
		p.close()
		p.open, p.from, p.number, p.parts = true, number, n, []string{rest}
	case p.foot:
		p.leave(line, number)
	case p.isFoot(text):
		p.close()
		p.foot = true
		p.leave(line, number)
	case p.open && p.isWhole() && p.isHeading(text):
		p.close()
		p.add([]string{text}, line, number)
	case p.open:
		p.parts = append(p.parts, text)
	default:
		p.add([]string{text}, line, number)
	}
}

// numberedLine reads the number that a row begins with.
func numberedLine(text string) (n int, rest string, ok bool) {
	digitsEnd := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	if digitsEnd < 1 || digitsEnd > 3 {
		return 0, "", false
	}
	rest = strings.TrimLeft(text[digitsEnd:], ".) ")
	r, _ := utf8.DecodeRuneInString(rest)
	n, ok = runningNumberOf(text[:digitsEnd])
	return n, rest, ok && len(rest) < len(text)-digitsEnd && unicode.IsLetter(r)
}

// isWhole reports whether the row that is read has all its fields.
func (p *pageCopy) isWhole() bool { return p.open && p.match(joinParts(p.parts)) != nil }

// match finds the fields of a row.
func (p *pageCopy) match(text string) []string {
	if found := p.row.FindStringSubmatch(text); found != nil {
		return found
	}
	return p.worded.FindStringSubmatch(text)
}

// isFoot reports whether a line ends the list: a total, a signature, the place and day of one.
func (p *pageCopy) isFoot(text string) bool {
	return lexicon.BeginsWith(text, lexicon.Total, lexicon.Signature, lexicon.Copies) || p.isWhole() && signedAt().MatchString(text)
}

// signedAt is the place and day before a signature: "Depok, 16 November 2026".
var signedAt = lexicon.Pattern(`^\p{Lu}[\p{L} .]*,\s+(?:dana\s+|den\s+)?\d{1,2}\.?\s+\p{L}+\s+20\d\d\.?$`)

// isHeading reports whether a line between rows says something of those below it.
func (p *pageCopy) isHeading(text string) bool {
	steps := 0
	l := parse(text, 1, 0, 2100, "", nil, &steps)
	return l.kind == headLine && len(l.unknown()) == 0
}

// joinParts joins the lines of a row. A hyphen at the end of a line parts a word.
func joinParts(parts []string) string {
	var b strings.Builder
	for i, part := range parts {
		if i == 0 {
			b.WriteString(part)
			continue
		}
		text := b.String()
		r, _ := utf8.DecodeRuneInString(part)
		switch {
		case strings.HasSuffix(text, "-") && unicode.IsLower(r):
			b.Reset()
			b.WriteString(strings.TrimSuffix(text, "-"))
		case strings.HasSuffix(text, "-"):
		default:
			b.WriteByte(' ')
		}
		b.WriteString(part)
	}
	return b.String()
}

// close ends the row that is read.
func (p *pageCopy) close() {
	if !p.open {
		return
	}
	p.open = false
	after := p.cutBehind()
	text := joinParts(p.parts)
	cells := make([]string, len(p.fields)+1)
	cells[0] = runningText(p.number)
	if len(p.parts) > 1 {
		p.broken++
	}
	if found := p.match(text); found != nil {
		p.matched++
		for i := range p.fields {
			cells[i+1] = lexicon.Clean(found[i+1])
		}
	} else {
		p.loose(text, cells)
	}
	p.add(cells, strings.Join(p.parts, "\n"), p.from)
	for _, line := range after {
		p.add([]string{lexicon.Clean(line)}, line, p.last)
	}
}

// cutBehind takes the lines off the row that is read which make its form go: a sentence below the last player of a page.
func (p *pageCopy) cutBehind() (after []string) {
	for n := len(p.parts); n > 0; n-- {
		if p.match(joinParts(p.parts[:n])) != nil {
			p.parts, after = p.parts[:n], p.parts[n:]
			return after
		}
	}
	return nil
}

func runningText(n int) string { return strconv.Itoa(n) + "." }

// loose reads a row that lacks a field: each field that can be told by its form is taken where it stands, the name before
// the first of them.
func (p *pageCopy) loose(text string, cells []string) {
	for without := range p.fields {
		if p.fields[without] == Name {
			continue
		}
		fields := slices.Delete(slices.Clone(p.fields), without, without+1)
		if found := rowPattern(fields, sexWord).FindStringSubmatch(text); found != nil {
			k := 1
			for i := range p.fields {
				if i != without {
					cells[i+1] = lexicon.Clean(found[k])
					k++
				}
			}
			return
		}
	}
	for i, f := range p.fields {
		if f == Name {
			cells[i+1] = lexicon.Clean(text)
		}
	}
}

// leave keeps a line that is nobody's.
func (p *pageCopy) leave(line string, number int) {
	if p.open {
		return // it stands inside a row: a head or a foot of a page
	}
	p.add([]string{lexicon.Clean(line)}, line, number)
}

func (p *pageCopy) add(cells []string, source string, number int) {
	if len(p.c.Rows) >= MaxRows {
		return
	}
	p.c.Rows, p.c.Lines, p.c.Source = append(p.c.Rows, cells), append(p.c.Lines, number), append(p.c.Source, source)
}
