package manual

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/words/letters"
)

// Bounds of a file.
const (
	MaxBytes = 1 << 20
	maxLines = 10000
)

// A FormError says where a file is not of the form.
type FormError struct {
	Line int
	Why  string
}

func (e *FormError) Error() string { return fmt.Sprintf("manual: line %d: %s", e.Line, e.Why) }

// chapterMark begins a chapter in a file: its key and its language follow.
const chapterMark = "@"

// Write puts a book's file together: of each chapter its key, its language and its source.
func Write(lang string, chapters [][3]string) []byte {
	var b strings.Builder
	b.WriteString(Magic + "\t" + lang + "\n")
	for _, c := range chapters {
		b.WriteString(chapterMark + "\t" + c[0] + "\t" + c[1] + "\n" + strings.TrimRight(c[2], "\n") + "\n")
	}
	return []byte(b.String())
}

// Read reads a file whole; a damaged one gives an error and no book.
func Read(data []byte) (*Book, error) {
	switch {
	case len(data) > MaxBytes:
		return nil, &FormError{0, fmt.Sprintf("%d bytes; at most %d are read", len(data), MaxBytes)}
	case !utf8.Valid(data):
		return nil, &FormError{0, "not UTF-8"}
	}
	r := reader{book: &Book{}}
	for line := range strings.Lines(string(data)) {
		if r.line++; r.line > maxLines {
			return nil, &FormError{r.line, fmt.Sprintf("more than %d lines", maxLines)}
		}
		if err := r.take(strings.TrimRight(line, "\r\n")); err != nil {
			return nil, err
		}
	}
	if err := r.ended(); err != nil {
		return nil, err
	}
	if len(r.book.Chapters) == 0 {
		return nil, &FormError{r.line, "no chapter"}
	}
	return r.book, nil
}

// A reader takes a file line by line.
type reader struct {
	book *Book
	line int
	open bool // the next line goes on with the last block
}

func (r *reader) fault(why string) error { return &FormError{r.line, why} }

func (r *reader) take(line string) error {
	if r.line == 1 {
		magic, lang, ok := strings.Cut(line, "\t")
		if !ok || magic != Magic || lang == "" {
			return r.fault("want " + Magic + " and a language")
		}
		r.book.Lang = lang
		return nil
	}
	if rest, ok := strings.CutPrefix(line, chapterMark+"\t"); ok {
		return r.begin(rest)
	}
	if len(r.book.Chapters) == 0 {
		return r.fault("a line before the first chapter")
	}
	c := &r.book.Chapters[len(r.book.Chapters)-1]
	if c.Title == "" {
		title, ok := strings.CutPrefix(line, "# ")
		if !ok {
			return r.fault("want the title of the chapter")
		}
		c.Title = strings.TrimSpace(title)
		return nil
	}
	return r.block(c, line)
}

// begin begins a chapter.
func (r *reader) begin(rest string) error {
	if err := r.ended(); err != nil {
		return err
	}
	key, lang, ok := strings.Cut(rest, "\t")
	if !ok || key == "" || lang == "" || r.book.Chapter(key) != nil {
		return r.fault("want the key of a new chapter and its language")
	}
	r.book.Chapters, r.open = append(r.book.Chapters, Chapter{Key: key, Lang: lang}), false
	return nil
}

// ended checks the chapter that is complete.
func (r *reader) ended() error {
	if n := len(r.book.Chapters); n > 0 && len(r.book.Chapters[n-1].Blocks) == 0 {
		return r.fault("the chapter before is empty")
	}
	return nil
}

// starts are the beginnings of lines that open a block.
var starts = []struct {
	mark string
	kind Kind
}{{"## ", Heading}, {"- ", Item}, {"> ", Note}, {"    ", Code}}

func (r *reader) block(c *Chapter, line string) error {
	if strings.TrimSpace(line) == "" {
		r.open = false
		return nil
	}
	for _, s := range starts {
		if text, ok := strings.CutPrefix(line, s.mark); ok {
			return r.add(c, s.kind, text)
		}
	}
	switch digits := strings.TrimLeft(line, "0123456789"); {
	case len(digits) < len(line) && strings.HasPrefix(digits, ". "):
		return r.add(c, Step, digits[2:])
	case strings.HasPrefix(line, "|"):
		return r.row(c, line)
	case strings.HasPrefix(line, "!["):
		return r.picture(c, line)
	case strings.HasPrefix(line, "#"):
		return r.fault("a heading has two signs")
	}
	if r.open {
		last := &c.Blocks[len(c.Blocks)-1]
		spans, err := r.spans(" " + strings.TrimSpace(line))
		last.Spans = append(last.Spans, spans...)
		return err
	}
	return r.add(c, Paragraph, line)
}

// add adds a block with a text.
func (r *reader) add(c *Chapter, kind Kind, text string) (err error) {
	b := Block{Kind: kind, Spans: []Span{{Text: text}}}
	if kind != Code {
		if b.Spans, err = r.spans(strings.TrimSpace(text)); err != nil {
			return err
		}
	}
	if kind == Heading {
		text = strings.TrimSpace(text)
		if own, ok := strings.CutSuffix(text, "}"); ok {
			text, own, _ = strings.Cut(own, " {")
			b.ID, b.Spans = Slug(own), []Span{{Text: text}}
		} else {
			b.ID = Slug(Text(b.Spans))
		}
		taken := func(other Block) bool { return other.Kind == Heading && other.ID == b.ID }
		if b.ID == "" || slices.ContainsFunc(c.Blocks, taken) {
			return r.fault("a heading of the chapter without an address of its own")
		}
	}
	c.Blocks = append(c.Blocks, b)
	r.open = kind != Code && kind != Heading
	return nil
}

// row adds the row of a table; a line of dashes below the head says nothing.
func (r *reader) row(c *Chapter, line string) error {
	cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
	if strings.Trim(line, "|-: ") == "" {
		return nil
	}
	b := Block{Kind: Row}
	for _, cell := range cells {
		spans, err := r.spans(strings.TrimSpace(cell))
		if err != nil {
			return err
		}
		b.Cells = append(b.Cells, spans)
	}
	if n := len(c.Blocks); n > 0 && c.Blocks[n-1].Kind == Row && len(c.Blocks[n-1].Cells) != len(b.Cells) {
		return r.fault(fmt.Sprintf("%d cells; the row before has %d", len(b.Cells), len(c.Blocks[n-1].Cells)))
	}
	c.Blocks, r.open = append(c.Blocks, b), false
	return nil
}

func (r *reader) picture(c *Chapter, line string) error {
	name, caption, ok := strings.Cut(strings.TrimPrefix(line, "!["), "](")
	caption, closed := strings.CutSuffix(caption, ")")
	if !ok || !closed || Slug(name) != name || name == "" || caption == "" {
		return r.fault("want the name of a picture and its caption")
	}
	c.Blocks, r.open = append(c.Blocks, Block{Kind: Picture, ID: name, Spans: []Span{{Text: caption}}}), false
	return nil
}

// marks are the signs around a span.
var marks = []struct {
	open, close string
	mark        Mark
}{{"**", "**", Word}, {"`", "`", Typed}, {"[", ")", Link}}

// spans divides a line at its marks.
func (r *reader) spans(line string) (spans []Span, err error) {
	for line != "" {
		at, m := len(line), -1
		for i, each := range marks {
			if n := strings.Index(line, each.open); n >= 0 && n < at {
				at, m = n, i
			}
		}
		if at > 0 {
			spans = append(spans, Span{Text: line[:at]})
		}
		if m < 0 {
			return spans, nil
		}
		text, rest, ok := strings.Cut(line[at+len(marks[m].open):], marks[m].close)
		s := Span{Mark: marks[m].mark, Text: text}
		if ok && s.Mark == Link {
			s.Text, s.To, ok = strings.Cut(text, "](")
			ok = ok && s.To != ""
		}
		if !ok || s.Text == "" {
			return nil, r.fault("a mark that is not closed: " + marks[m].open)
		}
		spans, line = append(spans, s), rest
	}
	return spans, nil
}

// Slug is the address of a heading: its letters and digits, small and plain, with a dash in place of what stands between.
func Slug(text string) string {
	parts := strings.FieldsFunc(letters.Strip(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	return strings.Join(parts, "-")
}
