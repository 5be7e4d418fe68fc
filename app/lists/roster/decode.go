package roster

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"unicode/utf16"
	"unicode/utf8"
)

// Encoding of a file's bytes.
type Encoding uint8

// The encodings that spreadsheets of our users write.
const (
	UTF8        Encoding = iota
	Windows1250          // Central European: Croatian
	Windows1252          // Western European: Indonesian, English
	UTF16
)

// String names the encoding as programs do.
func (e Encoding) String() string {
	return [...]string{"UTF-8", "Windows-1250", "Windows-1252", "UTF-16"}[e]
}

// ErrTooLarge and ErrBinary refuse a file before anything is made of it.
var (
	ErrTooLarge = fmt.Errorf("roster: more than %d bytes", MaxBytes)
	ErrBinary   = errors.New("roster: not a text: it holds zero bytes, as spreadsheet and picture files do")
)

// Detect tells the encoding of data: a byte order mark decides, then valid UTF-8, else legacy, the single-byte encoding
// usual where the list comes from.
func Detect(data []byte, legacy Encoding) Encoding {
	switch {
	case len(data) >= 2 && (data[0] == 0xFF && data[1] == 0xFE || data[0] == 0xFE && data[1] == 0xFF):
		return UTF16
	case len(data) > 8 && data[0] != 0 && data[2] != 0 && data[1]|data[3]|data[5]|data[7] == 0: // little end first, without a mark
		return UTF16
	case utf8.Valid(data):
		return UTF8
	}
	return legacy
}

// Decode turns data into text without byte order mark and with \n line ends.
func Decode(data []byte, enc Encoding) (string, error) {
	if len(data) > MaxBytes {
		return "", ErrTooLarge
	}
	var s string
	switch enc {
	case UTF16:
		s = decodeUTF16(data)
	case Windows1250, Windows1252:
		table := high()[enc-Windows1250]
		s = decodeTable(data, &table)
	default:
		s = strings.ToValidUTF8(strings.TrimPrefix(string(data), "\uFEFF"), "\uFFFD")
	}
	if strings.IndexByte(s, 0) >= 0 {
		return "", ErrBinary
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n"), nil
}

func decodeUTF16(data []byte) string {
	big := data[0] == 0xFE
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		a, b := data[i], data[i+1]
		if big {
			a, b = b, a
		}
		units = append(units, uint16(a)|uint16(b)<<8)
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\uFEFF")
}

func decodeTable(data []byte, table *[128]rune) string {
	var b strings.Builder
	b.Grow(len(data) + len(data)/8)
	for _, c := range data {
		if c < 0x80 {
			b.WriteByte(c)
		} else {
			b.WriteRune(table[c-0x80])
		}
	}
	return b.String()
}

// high holds the upper halves of Windows-1250 and Windows-1252; places that the code pages leave empty are U+FFFD.
var high = sync.OnceValue(func() [2][128]rune { return [2][128]rune{upper(windows1250), upper(windows1252)} })

func upper(s string) (t [128]rune) {
	i := 0
	for _, r := range s {
		t[i] = r
		i++
	}
	return t
}

const windows1250 = "€\uFFFD‚\uFFFD„…†‡\uFFFD‰Š‹ŚŤŽŹ\uFFFD‘’“”•–—\uFFFD™š›śťžź\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"

const windows1252 = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
