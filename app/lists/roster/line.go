package roster

import (
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// fact is what one or more tokens of a line say.
type fact struct {
	role     lexicon.Role
	from, to int // tokens
	text     string
	n        int
	sex      swiss.Sex
	date     swiss.Date
	doubts   []Doubt
	many     bool // a word for several: "dječaci", "semua putra"
	guess    bool
	labelled bool // a label says what it is
	dashed   bool // a school by its place between dashes alone
}

// line is the reading of one line of a message by itself.
type line struct {
	number   int // in the text, from 1
	source   string
	toks     []lexicon.Token
	facts    []fact
	year     int    // the present one
	lang     string // "id", "hr", "en", or "" where nothing tells
	listed   bool   // it begins with the mark of a list
	numbered bool   // which is a number
	ofShape  bool   // its shape, which it shares with others, tells its class
	struck   bool   // ~struck out~, or crossed by an emoji
	sender   string // who wrote it, where the line has a messenger's head
	stamp    bool   // it has such a head
	rated    bool   // bare numbers of four digits are ratings, not years
	days     dayOrder
	steps    *int // work done, for the test that reading is linear

	capitals int8 // 2: some words have a large letter and small ones; 1: none; 0: nobody has looked
	labels   int  // labels with a value
	signedUp bool // a verb of signing up stands in it
	request  bool // somebody is asked to do what it says, and the question mark is cut off
	children []*person
}

// take gives tokens from..to a role as one fact, signs between them too.
func (l *line) take(f fact) *fact {
	l.facts = append(l.facts, f)
	for i := f.from; i < f.to; i++ {
		l.toks[i].Role, l.toks[i].Fact = f.role, len(l.facts)
	}
	return &l.facts[len(l.facts)-1]
}

// set gives tokens a role that is no fact.
func (l *line) set(from, to int, r lexicon.Role) {
	for i := from; i < to; i++ {
		if l.toks[i].Kind != lexicon.Sign || r == lexicon.RoleAside || r == lexicon.RoleNote || r == lexicon.RoleNumber {
			l.toks[i].Role = r
		}
	}
}

// free reports whether token i is there, no sign, and not understood yet.
func (l *line) free(i int) bool {
	return i >= 0 && i < len(l.toks) && l.toks[i].Role == lexicon.RoleUnknown
}

// is reports whether token i is the sign s.
func (l *line) is(i int, s string) bool {
	return i >= 0 && i < len(l.toks) && l.toks[i].Kind == lexicon.Sign && l.toks[i].Fold == s
}

// has reports whether token i is a free word of a sense.
func (l *line) has(i int, s lexicon.Sense) bool {
	return l.free(i) && l.toks[i].Kind == lexicon.Word && l.toks[i].Sense&s != 0
}

// isWord reports whether token i is a free word, whatever its role before.
func (l *line) isWord(i int) bool { return l.free(i) && l.toks[i].Kind == lexicon.Word }

// number reads token i as a number of at most n digits.
func (l *line) num(i, n int) (int, bool) {
	if !l.free(i) || l.toks[i].Kind != lexicon.Digits || len(l.toks[i].Text) > n {
		return 0, false
	}
	v, err := strconv.Atoi(l.toks[i].Text)
	return v, err == nil
}

// glued reports whether nothing stands between tokens i-1 and i.
func (l *line) glued(i int) bool { return i > 0 && i < len(l.toks) && !l.toks[i].Spaced }

// hard are the signs that part fields wherever they stand.
const hard = ",;/|()[]{}\t:=•·<>\"„“”«»_"

// parts reports whether the token at i parts fields: the ends of the line, a comma, a bracket, a picture, a dash with blanks.
func (l *line) parts(i int) bool {
	if i < 0 || i >= len(l.toks) {
		return true
	}
	t := l.toks[i]
	switch {
	case t.Kind == lexicon.Pict:
		return true
	case t.Kind != lexicon.Sign:
		return false
	case strings.Contains(hard, t.Fold) || t.Text == "?" || t.Text == "!" || t.Fold == "+" || t.Fold == "&":
		return true
	case t.Fold == "#":
		return i > 0 && t.Spaced && i+1 < len(l.toks) && l.toks[i+1].Spaced // "Cakra # pa # VIII B"
	case t.Fold == "-":
		return t.Spaced || i+1 >= len(l.toks) || l.toks[i+1].Spaced
	case t.Fold == ".":
		return l.endsSentence(i)
	}
	return false
}

// endsSentence reports whether the dot at i ends a sentence: it stands behind a word of some length and before a blank.
func (l *line) endsSentence(i int) bool {
	if i == 0 || l.toks[i].Spaced {
		return i+1 < len(l.toks)
	}
	before := l.toks[i-1]
	if i+1 >= len(l.toks) {
		return true
	}
	if !l.toks[i+1].Spaced {
		return false
	}
	switch {
	case before.IsCapital() && lexicon.IsOneOf(before.Fold, "dr drs dra"):
		return false
	case before.Fold == ")" || before.Role == lexicon.RoleBirth || before.Role == lexicon.RoleClass || before.Role == lexicon.RoleSex:
		return true
	case before.Kind == lexicon.Word:
		return before.Runes() >= 3 && !abbreviations.Has(before.Fold) || before.Sense&lexicon.Polite != 0 && before.Runes() > 1
	}
	return false
}

// abbreviations are words of three letters and more behind which a dot ends nothing.
var abbreviations = lexicon.Set("moh muh moch muhd mohd drs dra hjh ust prof ing kls kel raz god rođ dat sept agt spol škol sek kab kec cab prov jln komp neg bpk sdr sdri tgl lhr")

// edge reports whether a field ends before token i, seen from the left: at a sign that parts, or at something understood.
func (l *line) edge(i int) bool {
	return i < 0 || i >= len(l.toks) || l.parts(i) || l.toks[i].Role > lexicon.RoleMark
}

// isShare reports whether the number at i is so many of a hundred: "100 posto".
func (l *line) isShare(i int) bool {
	if l.toks[i].Text == "50" && (l.is(i+1, ":") || l.is(i+1, "/") || l.is(i+1, "-") || l.is(i-1, ":") || l.is(i-1, "/") || l.is(i-1, "-")) {
		return true // "50:50"
	}
	return i+1 < len(l.toks) && l.toks[i].Kind == lexicon.Digits && (l.toks[i+1].Text == "%" || lexicon.IsOneOf(l.toks[i+1].Fold, "posto percent persen prozent"))
}

// phraseAt finds the longest phrase of one of the senses at token i.
func (l *line) phraseAt(i int, s lexicon.Sense) (p lexicon.Phrase, to int) {
	if !l.free(i) {
		return p, i
	}
	for _, p := range lexicon.Phrases()[l.toks[i].Fold] {
		if p.Sense&s == 0 {
			continue
		}
		if to := l.match(i, p.Words); to > i {
			return p, to
		}
	}
	return p, i
}

// match returns the token behind words that stand at i, with nothing but blanks, hyphens or dots between them; i if they do
// not.
func (l *line) match(i int, words []string) int {
	k := i
	for n, w := range words {
		*l.steps++
		if n > 0 && (l.is(k, "-") || l.is(k, ".")) {
			k++
		}
		if !l.free(k) || l.toks[k].Fold != w {
			return i
		}
		k++
	}
	return k
}

// span returns the source of tokens from..to.
func (l *line) span(from, to int) string {
	if from >= to {
		return ""
	}
	return l.source[l.toks[from].At:l.toks[to-1].End]
}

// text writes tokens as a person would: one blank between words, none around what was glued; formatting left out.
func (l *line) text(from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		if i > from && l.toks[i].Spaced {
			b.WriteByte(' ')
		}
		b.WriteString(l.toks[i].Text)
	}
	return b.String()
}

func isDigits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// columnSigns are the signs that part the columns of a table in a message.
const columnSigns = "\t;|,/"

// columns reads a line that names the columns of a table below it: two or more cells that are heads, and nothing else.
func (l *line) columns() (fields []Field, sep string) {
	for _, s := range columnSigns {
		cells := l.cut(string(s))
		if len(cells) < 2 {
			continue
		}
		fields = make([]Field, len(cells))
		named, names := 0, false
		for i, c := range cells {
			f, label := l.headOf(c[0], c[1])
			if f != Ignored || lexicon.IsOneOf(label, "no nr rbr br rb nomor num") {
				named++
			}
			names = names || f == Name || f == GivenName || f == Surname
			fields[i] = f
		}
		if names && named >= 2 && named*3 >= len(cells)*2 {
			return fields, string(s)
		}
	}
	return nil, ""
}

// headOf reads the head of a column: its words are all known ones.
func (l *line) headOf(from, to int) (f Field, label string) {
	if from >= to || to-from > 8 {
		return Ignored, ""
	}
	known := true
	for k := from; k < to; k++ {
		t := l.toks[k]
		if t.Kind == lexicon.Digits || l.is(k, ":") || l.is(k, "=") {
			return Ignored, ""
		}
		known = known && (t.Kind != lexicon.Word || t.Sense != 0 || headers()[t.Fold] != Ignored || lexicon.IsOneOf(t.Fold, "lengkap panggilan fide ev full"))
	}
	text := l.source[l.toks[from].At:l.toks[to-1].End]
	label = lexicon.Fold(text)
	if f = headers()[label]; f == Ignored {
		f = fieldLabels()[label]
	}
	if f == Ignored && known {
		f = wordField(text)
	}
	return f, label
}

func (l *line) start(i int) int {
	if i >= len(l.toks) {
		return len(l.source)
	}
	return l.toks[i].At
}

func (l *line) stop(to int) int {
	if to == 0 {
		return l.start(0)
	}
	return max(l.toks[to-1].End, l.start(to-1))
}

// cut parts the tokens at a sign; each cell is from..to.
func (l *line) cut(sep string) [][2]int {
	var cells [][2]int
	from := 0
	for i, t := range l.toks {
		*l.steps++
		if t.Kind == lexicon.Sign && t.Fold == sep {
			cells = append(cells, [2]int{from, i})
			from = i + 1
		}
	}
	cells = append(cells, [2]int{from, len(l.toks)})
	return cells
}

// cells reads a line of a table by its columns. It answers false where the line does not fit.
func (l *line) cells(columns []Field) bool {
	sep := columnSep(columns)
	cells := l.cut(sep)
	fields := columns[1:]
	if len(cells) < 2 || len(cells) > len(fields)+1 || len(cells)*2 < len(fields) {
		return false
	}
	for i, c := range cells {
		from, to := c[0], c[1]
		if i >= len(fields) || from >= to {
			continue
		}
		f := fields[i]
		if f == Ignored && strings.Trim(l.text(from, to), "0123456789. ") == "" {
			l.set(from, to, lexicon.RoleNumber)
			continue
		}
		if f != Ignored {
			l.labels++
			l.value(f, from, to)
		}
	}
	l.listed = true
	return true
}

// columnSep is the sign of a table, which stands before its fields.
func columnSep(columns []Field) string { return string(columnSigns[columns[0]]) }

// withSep puts the sign of a table before its fields.
func withSep(fields []Field, sep string) []Field {
	return append([]Field{Field(strings.Index(columnSigns, sep))}, fields...)
}
