package roster

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
	"wasit/app/words/letters"
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

// Decode turns data into text without byte order mark, with \n line ends, blanks of one kind and each letter in one sign.
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
	return plainSigns(letters.Compose(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))), nil
}

// plainSigns writes each blank that breaks no line, as word processors and phones have many, as the common one, and drops the signs
// of direction and of hidden hyphens that nobody sees.
func plainSigns(text string) string {
	if letters.IsASCII(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r != ' ' && unicode.Is(unicode.Zs, r):
			return ' '
		case r == '\u00AD', r == '\u200B', r == '\uFEFF', unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, text)
}

// numberTab is the mark of an item with a tab behind it, as word processors paste lists.
var numberTab = lexicon.Pattern(`(?m)^([ \t]*(?:\d{1,3}[.)]?|[•●▪◦·*–-]))[ ]*\t[ \t]*`)

// withoutItemTabs writes a blank for the tab behind the mark of an item, where no other tab stands in the text.
func withoutItemTabs(text string) string {
	if !strings.Contains(text, "\t") {
		return text
	}
	plain := numberTab().ReplaceAllString(text, "$1 ")
	for line := range strings.SplitSeq(plain, "\n") {
		if strings.Contains(strings.TrimSpace(line), "\t") {
			return text
		}
	}
	return plain
}

// manyBlanks are blanks that a hasty hand types between words, or a column leaves.
var manyBlanks = lexicon.Pattern(`(\S)  +`)

// spread reports whether empty lines stand between all lines, as mails and word processors paste them: they part nothing then.
func spread(lines []string) bool {
	filled, close := 0, 0
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		filled++
		if i > 0 && strings.TrimSpace(lines[i-1]) != "" {
			close++
		}
	}
	return filled > 5 && close*20 < filled
}

// ArchiveError says that an archive holds no list, or several of which a person must choose one.
type ArchiveError struct{ Names []string }

func (e *ArchiveError) Error() string {
	if len(e.Names) == 0 {
		return "roster: the archive holds no list"
	}
	return "roster: the archive holds several lists: " + strings.Join(e.Names, ", ")
}

// IsArchive reports whether data are a zip archive that is no workbook nor another document of an office program.
func IsArchive(data []byte) bool {
	z, err := openArchive(data)
	if err != nil {
		return false
	}
	for _, f := range z.File {
		if name := strings.ToLower(f.Name); name == "[content_types].xml" || name == "mimetype" || strings.HasPrefix(name, "xl/") {
			return false
		}
	}
	return true
}

func openArchive(data []byte) (*zip.Reader, error) {
	if !bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		return nil, zip.ErrFormat
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err == nil && len(z.File) > maxParts {
		return nil, ErrTooLarge
	}
	return z, err
}

// Unpack returns the only list in an archive and its name. One longer than MaxBytes is returned up to there, with ErrTooLarge:
// its beginning tells what it is.
func Unpack(data []byte) (name string, list []byte, err error) {
	z, err := openArchive(data)
	if err != nil {
		return "", nil, err
	}
	var found []*zip.File
	for _, f := range z.File {
		if isListFile(f.Name) {
			found = append(found, f)
		}
	}
	if len(found) != 1 {
		e := &ArchiveError{}
		for _, f := range found[:min(len(found), 10)] {
			e.Names = append(e.Names, lexicon.Clean(path.Base(f.Name)))
		}
		return "", nil, e
	}
	r, err := found[0].Open()
	if err != nil {
		return "", nil, ErrBroken
	}
	defer r.Close()
	if list, err = io.ReadAll(io.LimitReader(r, MaxBytes+1)); err != nil {
		return "", nil, ErrBroken
	}
	if len(list) > MaxBytes {
		return lexicon.Clean(path.Base(found[0].Name)), list[:MaxBytes], ErrTooLarge
	}
	return lexicon.Clean(path.Base(found[0].Name)), list, nil
}

// isListFile reports whether a file in an archive may be a list; what systems put beside it is none.
func isListFile(name string) bool {
	base := path.Base(strings.ReplaceAll(name, "\\", "/"))
	if strings.HasSuffix(name, "/") || strings.HasPrefix(name, "__MACOSX/") || strings.HasPrefix(base, ".") {
		return false
	}
	return lexicon.IsOneOf(strings.TrimPrefix(strings.ToLower(path.Ext(base)), "."), "csv tsv txt tab xlsx xlsm trf trfx xml")
}
