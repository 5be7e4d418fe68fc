package trf

import (
	"strings"
	"unicode/utf8"

	"wasit/rules/charset"
)

// Encoding is the character set of a file.
type Encoding = charset.Encoding

// Auto is the encoding that the bytes of a file speak for, with a warning where it is not UTF-8.
const Auto Encoding = ""

// MaxFile is the largest file read, in bytes.
const MaxFile = 20 << 20

// maxLines bounds the number of lines of a file.
const maxLines = 200_000

// decode turns a file into text. Its problem is BadEncoding or, as a warning, OtherEncoding; ok is false for the former.
func decode(data []byte, e Encoding) (text string, p Problem, ok bool) {
	asked := e != Auto
	if !asked {
		e = charset.Detect(data, UsualEncoding(data))
	}
	switch valid := utf8.Valid(data); {
	case e == charset.UTF8 && !valid && asked:
		line, column := place(data, firstInvalid(data))
		return "", Problem{Kind: BadEncoding, Line: line, Column: column, Want: "UTF-8"}, false
	case !asked && e != charset.UTF8 && e != charset.UTF16, !valid && e == charset.UTF8:
		line, column := place(data, firstInvalid(data))
		p = Problem{Kind: OtherEncoding, Line: line, Column: column, Got: string(e), Want: "UTF-8"}
	}
	text, _ = charset.Decode(data, e, UsualEncoding(data))
	text = strings.TrimRight(text, "\x00\x1a") // what old systems fill the last block with
	if at := strings.IndexByte(text, 0); at >= 0 {
		line, column := place([]byte(text), at)
		return "", Problem{Kind: BadEncoding, Line: line, Column: column, Got: "a zero byte", Want: "a text file"}, false
	}
	return text, p, true
}

func firstInvalid(data []byte) int {
	at := 0
	for at < len(data) {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size == 1 {
			return at
		}
		at += size
	}
	return at
}

// place returns line and column of a byte, both from 1.
func place(data []byte, at int) (line, column int) {
	line, start := 1, 0
	for i := 0; i < at; i++ {
		if data[i] == '\n' || data[i] == '\r' && (i+1 == len(data) || data[i+1] != '\n') {
			line, start = line+1, i+1
		}
	}
	return line, utf8.RuneCount(data[start:at]) + 1
}

// cut returns the largest n ≤ limit at which s may be cut between two characters.
func cut(s string, limit int) int {
	for limit > 0 && limit < len(s) && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return min(limit, len(s))
}

// nextLine returns the first line of text without its end (CR, LF or CRLF), and the rest.
func nextLine(text string) (line, rest string) {
	i := strings.IndexAny(text, "\r\n")
	if i < 0 {
		return text, ""
	}
	line, rest = text[:i], text[i+1:]
	if text[i] == '\r' && strings.HasPrefix(rest, "\n") {
		rest = rest[1:]
	}
	return line, rest
}

// record is one line, addressed by the columns of the specification: from 1, inclusive, in characters.
type record struct {
	number int
	code   string
	text   string
	wide   []rune // set when text is not ASCII
}

// set fills the record; what is kept of it longer than its line is made by light.
func (rec *record) set(number int, text string) *record {
	*rec = record{number: number, text: text}
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			rec.wide = []rune(text)
			break
		}
	}
	rec.code = rec.field(1, 3)
	return rec
}

// light returns the place of the record without its text, to be kept for later problems.
func (r *record) light() *record { return &record{number: r.number, code: r.code} }

func (r *record) len() int {
	if r.wide != nil {
		return len(r.wide)
	}
	return len(r.text)
}

// field returns columns first to last; what lies beyond the line is missing.
func (r *record) field(first, last int) string {
	last = min(last, r.len())
	if first > last {
		return ""
	}
	if r.wide != nil {
		return string(r.wide[first-1 : last])
	}
	return r.text[first-1 : last]
}

// trimmed returns columns first to last without the blanks around it.
func (r *record) trimmed(first, last int) string { return strings.Trim(r.field(first, last), " ") }

// rest returns everything from a column on, without the blanks around it.
func (r *record) rest(first int) string { return r.trimmed(first, r.len()) }

// clean removes control and direction characters from a text that people will read.
func clean(s string) string {
	s = strings.ToValidUTF8(s, "")
	return strings.TrimSpace(strings.Map(func(c rune) rune {
		switch {
		case c == '\t':
			return ' '
		case c < ' ', c >= 0x7f && c < 0xa0, c >= 0x200b && c <= 0x200f, c >= 0x202a && c <= 0x202e,
			c >= 0x2060 && c <= 0x2069, c == 0xfeff, c == 0x061c, c == 0x2028, c == 0x2029:
			return -1
		}
		return c
	}, s))
}

// centralEuropean are the federations whose languages are written in Windows-1250 where they are not in UTF-8.
const centralEuropean = " CRO SLO BIH SRB MNE CZE SVK POL HUN ROU ALB "

// UsualEncoding is the one that a report without UTF-8 most likely has: Windows-1250 where its event (032) is of Central Europe, or where it
// names none half of its players at least.
func UsualEncoding(data []byte) Encoding {
	text, _ := charset.Decode(data, charset.Windows1252, "")
	players, central := 0, 0
	is := func(code string) bool { return strings.Contains(centralEuropean, " "+code+" ") }
	for text != "" {
		var line string
		line, text = nextLine(text)
		switch r := (&record{}).set(0, line); r.code {
		case "032":
			if code, ok := FederationCode(r.rest(5)); ok && code != "FID" {
				if is(code) {
					return charset.Windows1250
				}
				return charset.Windows1252
			}
		case "001":
			if code, ok := FederationCode(r.field(54, 56)); ok {
				players++
				if is(code) {
					central++
				}
			}
		}
	}
	if players > 0 && 2*central >= players {
		return charset.Windows1250
	}
	return charset.Windows1252
}
