package roster

import (
	"errors"
	"fmt"
	"strings"

	"wasit/rules/charset"
)

// An Encoding is how the bytes of a file stand for letters.
type Encoding = charset.Encoding

// ErrTooLarge and ErrBinary refuse a file before anything is made of it.
var (
	ErrTooLarge = fmt.Errorf("roster: more than %d bytes", MaxBytes)
	ErrBinary   = errors.New("roster: not a text: it holds zero bytes, as spreadsheet and picture files do")
)

// Detect tells the encoding of data; legacy is the one of a single byte that is usual where the list comes from.
func Detect(data []byte, legacy Encoding) Encoding { return charset.Detect(data, legacy) }

// Decode turns data into text without byte order mark and with \n line ends.
func Decode(data []byte, enc Encoding) (string, error) {
	if len(data) > MaxBytes {
		return "", ErrTooLarge
	}
	text, bad := charset.Decode(data, enc, "")
	if bad > 0 && charset.Detect(data, "") != charset.UTF8 {
		text = strings.ToValidUTF8(strings.TrimPrefix(string(data), "\uFEFF"), "\uFFFD") // who chooses UTF-8 sees what is none
	}
	if strings.IndexByte(text, 0) >= 0 {
		return "", ErrBinary
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"), nil
}
