// Package charset makes letters of the bytes of a file: reports, games and lists come in whatever their program wrote.
package charset

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// An Encoding is how bytes stand for letters, by its registered name.
type Encoding string

// The encodings that are read. A file says its own only by a mark at its beginning; else it is found by what the letters make of it.
const (
	UTF8        Encoding = "UTF-8"
	UTF16       Encoding = "UTF-16"
	Windows1250 Encoding = "Windows-1250" // of Central Europe
	Windows1251 Encoding = "Windows-1251" // Cyrillic
	Windows1252 Encoding = "Windows-1252" // of Western Europe; holds ISO 8859-1
	Latin2      Encoding = "ISO-8859-2"
	CP850       Encoding = "IBM850" // of DOS in Western Europe
	CP852       Encoding = "IBM852" // of DOS in Central Europe
	CP866       Encoding = "IBM866" // of DOS in Cyrillic
	KOI8R       Encoding = "KOI8-R"
)

// All lists the encodings in the order in which they are offered.
var All = []Encoding{UTF8, Windows1250, Windows1252, Latin2, CP852, CP850, Windows1251, CP866, KOI8R, UTF16}

// Detect tells the encoding of data: a mark decides, then valid UTF-8, then what makes words of the bytes. usual is the page that is
// likely where the data come from; it decides between pages that the bytes leave open.
func Detect(data []byte, usual Encoding) Encoding {
	switch {
	case isUTF16(data):
		return UTF16
	case utf8.Valid(data):
		return UTF8
	}
	if good, bad := countUTF8(data); good > bad {
		return UTF8
	}
	return likeliest(data, usual)
}

// Decode turns data into text, without a byte order mark. Bytes that are not valid UTF-8 are read by the usual code page; bad counts them.
func Decode(data []byte, e, usual Encoding) (text string, bad int) {
	switch p := pages[e]; {
	case p != nil:
		return byPage(data, p), 0
	case e == UTF16:
		return fromUTF16(data), 0
	case utf8.Valid(data):
		return strings.TrimPrefix(string(data), mark), 0
	}
	if pages[usual] == nil {
		usual = Windows1252
	}
	_, bad = countUTF8(data)
	return strings.TrimPrefix(mixed(data, pages[usual]), mark), bad
}

const mark = "\ufeff"

func letter(c byte, p *[128]rune) rune {
	if c < utf8.RuneSelf {
		return rune(c)
	}
	return p[c-utf8.RuneSelf]
}

func byPage(data []byte, p *[128]rune) string {
	var b strings.Builder
	b.Grow(len(data) + len(data)/8)
	for _, c := range data {
		b.WriteRune(letter(c, p))
	}
	return b.String()
}

// isUTF16 reports UTF-16 with or without the mark. Without it every second byte of a file that is mostly ASCII is zero.
func isUTF16(data []byte) bool {
	if len(data) < 2 {
		return false
	}
	if hasMark(data) {
		return true
	}
	even, odd, pairs := zeros(data)
	most := pairs * 3 / 4
	return most > 0 && (even >= most && odd == 0 || odd >= most && even == 0)
}

func hasMark(data []byte) bool {
	return data[0] == 0xFF && data[1] == 0xFE || data[0] == 0xFE && data[1] == 0xFF
}

// zeros counts the zero bytes at even and at odd places of the beginning.
func zeros(data []byte) (even, odd, pairs int) {
	head := data[:min(len(data), 64)&^1]
	for i := 0; i < len(head); i += 2 {
		if head[i] == 0 {
			even++
		}
		if head[i+1] == 0 {
			odd++
		}
	}
	return even, odd, len(head) / 2
}

func fromUTF16(data []byte) string {
	if len(data) < 2 {
		return ""
	}
	big := data[0] == 0xFE && data[1] == 0xFF
	if !hasMark(data) {
		even, odd, _ := zeros(data)
		big = even > odd
	}
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		low, high := uint16(data[i]), uint16(data[i+1])
		if big {
			low, high = high, low
		}
		units = append(units, high<<8|low)
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), mark)
}

// countUTF8 counts letters of several bytes, and bytes that belong to none.
func countUTF8(data []byte) (good, bad int) {
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
		case n > 1:
			good++
		}
		i += n
	}
	return good, bad
}

// mixed reads UTF-8 and each byte that is none by a page.
func mixed(data []byte, p *[128]rune) string {
	var b strings.Builder
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			r = letter(data[i], p)
		}
		b.WriteRune(r)
		i += n
	}
	return b.String()
}
