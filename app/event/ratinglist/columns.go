package ratinglist

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// isColumns reports whether a line is the head of FIDE's text: its words stand above columns.
func isColumns(line string) bool {
	line = strings.ToLower(line)
	return strings.HasPrefix(line, "id number") && strings.Contains(line, "name") && !strings.ContainsAny(line, ";\t")
}

// IsList reports whether a file or text is a rating list of FIDE, as text or as XML: it holds all players of the world, not those of an
// event.
func IsList(data []byte) bool {
	text := bytes.TrimLeft(bytes.TrimPrefix(data[:min(len(data), headSize)], []byte("\xef\xbb\xbf")), " \t\r\n")
	first, _, _ := bytes.Cut(text, []byte("\n"))
	return isColumns(string(first)) || bytes.HasPrefix(text, []byte("<")) && bytes.Contains(text, []byte("<playerslist"))
}

// columnHead learns the columns from the head: each begins where its word does. "ID Number" is one word, and older lists write
// two heads without a gap ("TitlFed", "GamesBorn").
func (p *parser) columnHead(line string) error {
	for at := 0; at < len(line); {
		if line[at] == ' ' {
			at++
			continue
		}
		end := at
		for end < len(line) && line[end] != ' ' {
			end++
		}
		word := line[at:end]
		if strings.EqualFold(word, "ID") {
			word = "ID Number"
			end = at + len(word)
		}
		for _, pair := range [...][2]string{{"Titl", "Fed"}, {"Games", "Born"}} {
			if word == pair[0]+pair[1] {
				p.fields = append(p.fields, column{fieldOf(pair[0]), at})
				word, at = pair[1], at+len(pair[0])
			}
		}
		p.fields = append(p.fields, column{fieldOf(word), at})
		p.dated([]string{word})
		at = end
	}
	if !has(p.fields) {
		return &FormError{Line: 1, Got: line[:min(len(line), 80)], Want: "the heads of FIDE's list, ID Number, Name and a rating among them"}
	}
	return nil
}

// column reads a line: every field reaches to the beginning of the next one.
func (p *parser) column(line string) error {
	var e Entry
	if len(line) > utf8.RuneCountInString(line) || !utf8.ValidString(line) {
		text, err := p.decode(line) // a character is a column
		if err != nil {
			return err
		}
		return p.wideColumn([]rune(text))
	}
	for i, c := range p.fields {
		end := len(line)
		if i+1 < len(p.fields) {
			end = min(end, p.fields[i+1].at)
		}
		if c.at < end {
			e.set(c.field, line[c.at:end], p.o.single())
		}
	}
	return p.enter(e)
}

// wideColumn reads a line with letters beyond ASCII.
func (p *parser) wideColumn(line []rune) error {
	var e Entry
	for i, c := range p.fields {
		end := len(line)
		if i+1 < len(p.fields) {
			end = min(end, p.fields[i+1].at)
		}
		if c.at < end {
			e.set(c.field, string(line[c.at:end]), p.o.single())
		}
	}
	return p.enter(e)
}
