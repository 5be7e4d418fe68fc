package browsertest

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
)

// PDFText returns the text of each page of a PDF as Chromium writes it: a line for each run of letters, in the order in
// which they are drawn. It reads classical files of whole objects with a table of their places, fonts that say what their
// glyphs mean, and nothing else; any other file is an error.
func PDFText(data []byte) ([]string, error) {
	f, err := openPDF(data)
	if err != nil {
		return nil, err
	}
	var pages []string
	for n := range f.at {
		if d := f.dict(n); typePages.MatchString(d) && !strings.Contains(d, "/Parent") {
			err = f.walk(n, &pages)
		}
	}
	if err == nil && len(pages) == 0 {
		err = fmt.Errorf("pdf: no pages")
	}
	return pages, err
}

var (
	typePages = regexp.MustCompile(`/Type\s*/Pages\b`)
	kids      = regexp.MustCompile(`/Kids\s*\[([^\]]*)\]`)
	reference = regexp.MustCompile(`(\d+) 0 R`)
	contents  = regexp.MustCompile(`/Contents\s+(\d+) 0 R`)
	fonts     = regexp.MustCompile(`/Font\s*<<([^>]*)>>`)
	fontName  = regexp.MustCompile(`/(\w+)\s+(\d+) 0 R`)
	toUnicode = regexp.MustCompile(`/ToUnicode\s+(\d+) 0 R`)
	length    = regexp.MustCompile(`/Length\s+(\d+)`)
	// shown are the operators that matter: a font, glyphs alone or in an array, the end of a run.
	shown   = regexp.MustCompile(`/(\w+)\s+[\d.]+\s+Tf|<([0-9A-Fa-f]+)>\s*Tj|\[([^\]]*)\]\s*TJ|\b(ET)\b`)
	glyphs  = regexp.MustCompile(`<([0-9A-Fa-f]+)>`)
	section = regexp.MustCompile(`(?s)beginbf(char|range)(.*?)endbf`)
)

// pdf is a file and where its objects begin.
type pdf struct {
	data []byte
	at   map[int]int
}

func openPDF(data []byte) (*pdf, error) {
	i := bytes.LastIndex(data, []byte("startxref"))
	if i < 0 {
		return nil, fmt.Errorf("pdf: no table of objects")
	}
	end := strings.Fields(string(data[i:]))
	if len(end) < 2 {
		return nil, fmt.Errorf("pdf: the table of objects is nowhere")
	}
	at, err := strconv.Atoi(end[1])
	if err != nil || at < 0 || at >= i {
		return nil, fmt.Errorf("pdf: the table of objects is at %q", end[1])
	}
	fields := strings.Fields(string(data[at:i]))
	if len(fields) < 3 || fields[0] != "xref" {
		return nil, fmt.Errorf("pdf: no classical table of objects")
	}
	first, _ := strconv.Atoi(fields[1])
	n, _ := strconv.Atoi(fields[2])
	f := &pdf{data, map[int]int{}}
	for k, rest := 0, fields[3:]; k < n && len(rest) >= 3; k, rest = k+1, rest[3:] {
		if place, err := strconv.Atoi(rest[0]); err == nil && rest[2] == "n" && place < len(data) {
			f.at[first+k] = place
		}
	}
	return f, nil
}

// dict returns what stands in an object before its stream.
func (f *pdf) dict(n int) string {
	at, ok := f.at[n]
	if !ok {
		return ""
	}
	rest := f.data[at:]
	end := bytes.Index(rest, []byte("endobj"))
	if s := bytes.Index(rest, []byte("stream\n")); s >= 0 && (s < end || end < 0) {
		end = s
	}
	return string(rest[:max(end, 0)])
}

// stream returns the unpacked stream of an object.
func (f *pdf) stream(n int) (string, error) {
	d := f.dict(n)
	m := length.FindStringSubmatch(d)
	if m == nil {
		return "", fmt.Errorf("pdf: object %d has no stream", n)
	}
	size, _ := strconv.Atoi(m[1])
	start := f.at[n] + len(d) + len("stream\n")
	if start+size > len(f.data) {
		return "", fmt.Errorf("pdf: object %d is cut off", n)
	}
	packed := f.data[start : start+size]
	if !strings.Contains(d, "/FlateDecode") {
		return string(packed), nil
	}
	r, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return "", fmt.Errorf("pdf: object %d: %w", n, err)
	}
	text, err := io.ReadAll(r)
	return string(text), err
}

// walk reads the pages below a node of their tree, in order.
func (f *pdf) walk(n int, pages *[]string) error {
	d := f.dict(n)
	if list := kids.FindStringSubmatch(d); list != nil {
		for _, m := range reference.FindAllStringSubmatch(list[1], -1) {
			kid, _ := strconv.Atoi(m[1])
			if err := f.walk(kid, pages); err != nil {
				return err
			}
		}
		return nil
	}
	m := contents.FindStringSubmatch(d)
	if m == nil {
		return fmt.Errorf("pdf: object %d is no page", n)
	}
	meanings, err := f.fonts(d)
	if err != nil {
		return err
	}
	content, _ := strconv.Atoi(m[1])
	text, err := f.stream(content)
	if err != nil {
		return err
	}
	*pages = append(*pages, textOf(text, meanings))
	return nil
}

// fonts returns for each font of a page what its glyphs mean.
func (f *pdf) fonts(page string) (map[string]map[string]string, error) {
	list := map[string]map[string]string{}
	m := fonts.FindStringSubmatch(page)
	if m == nil {
		return list, nil
	}
	for _, font := range fontName.FindAllStringSubmatch(m[1], -1) {
		n, _ := strconv.Atoi(font[2])
		to := toUnicode.FindStringSubmatch(f.dict(n))
		if to == nil {
			continue
		}
		n, _ = strconv.Atoi(to[1])
		table, err := f.stream(n)
		if err != nil {
			return nil, err
		}
		list[font[1]] = meaning(table)
	}
	return list, nil
}

// meaning reads a table of glyphs: single ones, and ranges that count on.
func meaning(table string) map[string]string {
	list := map[string]string{}
	for _, part := range section.FindAllStringSubmatch(table, -1) {
		for line := range strings.Lines(part[2]) {
			m := glyphs.FindAllStringSubmatch(line, -1)
			switch {
			case part[1] == "char" && len(m) == 2:
				list[strings.ToUpper(m[0][1])] = letters(m[1][1], 0)
			case part[1] == "range" && len(m) == 3:
				from, _ := strconv.ParseUint(m[0][1], 16, 16)
				to, _ := strconv.ParseUint(m[1][1], 16, 16)
				for g := from; g <= to; g++ {
					list[fmt.Sprintf("%04X", g)] = letters(m[2][1], uint16(g-from))
				}
			}
		}
	}
	return list
}

// letters reads UTF-16 in hexadecimal digits, its last unit more by add.
func letters(digits string, add uint16) string {
	b, err := hex.DecodeString(digits)
	if err != nil || len(b) < 2 || len(b)%2 != 0 {
		return ""
	}
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(b[2*i])<<8 | uint16(b[2*i+1])
	}
	units[len(units)-1] += add
	return string(utf16.Decode(units))
}

func textOf(content string, fonts map[string]map[string]string) string {
	var b strings.Builder
	var font map[string]string
	for _, m := range shown.FindAllStringSubmatch(content, -1) {
		if m[1] != "" {
			font = fonts[m[1]]
		}
		digits := m[2]
		for _, part := range glyphs.FindAllStringSubmatch(m[3], -1) {
			digits += part[1]
		}
		for ; len(digits) >= 4; digits = digits[4:] {
			b.WriteString(font[strings.ToUpper(digits[:4])])
		}
		if m[4] != "" {
			b.WriteByte('\n')
		}
	}
	return b.String()
}
