package family

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"strings"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss"
)

// Limits of what a code says.
const (
	MostCode  = 4000 // letters
	mostLines = 200
	mostBytes = 4 * mostName // of a name
	mostCount = 1 << 24      // records, boards, points
	mostTime  = 1 << 32      // Unix minutes
)

// The flags of news.
const (
	flagDone = 1 << iota
	flagFinished
	flagFirm
	allFlags = flagDone | flagFinished | flagFirm
)

// head writes what all lines share; their marks cover it.
func (n News) head() []byte {
	b := append([]byte{kindNews}, n.Event[:]...)
	b = append(b, byte(n.Turn), flag(n.Done, flagDone)|flag(n.Finished, flagFinished)|flag(n.Firm, flagFirm))
	for _, x := range []int64{int64(n.Epoch), int64(n.Seq), n.Made, int64(n.Round), int64(n.Rounds), n.Start, n.Next} {
		b = binary.AppendUvarint(b, uint64(max(x, 0)))
	}
	return appendText(appendText(b, n.Name), n.Section)
}

func flag(on bool, bit byte) byte {
	if on {
		return bit
	}
	return 0
}

func appendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// body writes a line without its marks.
func (l Line) body() []byte {
	b := binary.AppendUvarint(nil, uint64(l.Board))
	b = append(b, byte(l.Why), byte(l.Round))
	b = appendText(b, l.Score.String())
	for _, s := range l.Seats {
		b = binary.AppendVarint(appendText(b, s.Name), int64(s.Points)) // penalties may take it below zero
		b = binary.AppendUvarint(b, uint64(s.Rank))
	}
	return b
}

// code writes the news in one code.
func (n News) code() string {
	b := n.head()
	for _, x := range []int{n.From, n.To, n.Of, len(n.Lines)} {
		b = binary.AppendUvarint(b, uint64(x))
	}
	for _, l := range n.Lines {
		b = append(append(append(b, l.body()...), l.Seats[0].Mark[:]...), l.Seats[1].Mark[:]...)
	}
	return sealed(b)
}

// Codes writes the news in as few codes as keep to most letters each, all about as long; nil without lines. A line that is longer alone
// stands alone.
func (n News) Codes(most int) []Part {
	if len(n.Lines) == 0 {
		return nil
	}
	for parts := 1; ; parts++ {
		list, fits := n.split(parts, min(most, MostCode))
		if fits || parts >= len(n.Lines) {
			return list
		}
	}
}

// Part is one of the codes of news, and the lines that it holds.
type Part struct {
	Code string
	News News
}

func (n News) split(parts, most int) (list []Part, fits bool) {
	fits = true
	for i := range parts {
		from, to := i*len(n.Lines)/parts, (i+1)*len(n.Lines)/parts
		part := n
		part.Lines = n.Lines[from:to:to]
		if n.From > 0 {
			part.From, part.To = n.From+from, n.From+to-1
		}
		code := part.code()
		fits = fits && len(code) <= most && to-from <= mostLines
		list = append(list, Part{code, part})
	}
	return list, fits
}

// Fault says what is wrong with a code.
type Fault string

// The faults.
const (
	Foreign Fault = "foreign" // not one of these
	Cut     Fault = "cut"     // not whole, or a letter is another one
	Newer   Fault = "newer"   // of a newer version of the app
)

// An Error says that a code cannot be read.
type Error struct{ Why Fault }

func (e *Error) Error() string { return "family: code: " + string(e.Why) }

// LinkMark stands in every address that holds a code.
const LinkMark = "/follow#"

// mostLinks is how many addresses of one text are looked at.
const mostLinks = 50

// CodesIn returns the codes in a text that somebody scanned, pasted or opened: what stands after the "#" of its addresses, or the text
// itself where it has none.
func CodesIn(text string) (codes []string) {
	parts := strings.SplitN(text, LinkMark, mostLinks+2)
	if len(parts) > 1 {
		parts = parts[1:min(len(parts), mostLinks+1)]
	}
	for _, part := range parts {
		code, _, _ := strings.Cut(strings.TrimLeft(part, " \n\r\t"), "\n")
		if i := strings.IndexAny(code, " \r\t"); i >= 0 {
			code = code[:i]
		}
		codes = append(codes, code)
	}
	return codes
}

// Read reads a code: exactly one of child and news is not nil. It takes whatever a stranger may have written: every error is a *[Error].
func Read(code string) (child *Child, news *News, err error) {
	if len(code) > MostCode {
		return nil, nil, &Error{Foreign}
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(code)
	if len(data) == 0 || data[0]&kindMask != kindChild&kindMask && data[0]&kindMask != kindNews&kindMask {
		return nil, nil, &Error{Foreign}
	}
	if data[0] != kindChild && data[0] != kindNews {
		return nil, nil, &Error{Newer}
	}
	end := len(data) - checkSize
	if err != nil || end < 1 { // what could be decoded began as one of these
		return nil, nil, &Error{Cut}
	}
	if sum := file.Sum256(data[:end]); !bytes.Equal(sum[:checkSize], data[end:]) {
		return nil, nil, &Error{Cut}
	}
	r := &reader{rest: data[1:end]}
	if data[0] == kindChild {
		c := r.child()
		return &c, nil, r.end()
	}
	n := r.news()
	return nil, &n, r.end()
}

// reader reads the parts of a code; after the first fault it reads nothing more.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) fail() {
	r.rest = nil
	if r.err == nil {
		r.err = &Error{Foreign}
	}
}

// end is the fault, or that something is left.
func (r *reader) end() error {
	if len(r.rest) > 0 {
		r.fail()
	}
	return r.err
}

func (r *reader) raw(to []byte) {
	if len(r.rest) < len(to) {
		r.fail()
		return
	}
	copy(to, r.rest)
	r.rest = r.rest[len(to):]
}

func (r *reader) byte(most byte) byte {
	var b [1]byte
	if r.raw(b[:]); b[0] > most {
		r.fail()
		return 0
	}
	return b[0]
}

func (r *reader) number(most int64) int64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > uint64(most) {
		r.fail()
		return 0
	}
	r.rest = r.rest[size:]
	return int64(n)
}

func (r *reader) int(most int) int { return int(r.number(int64(most))) }

func (r *reader) signed(most int64) int64 {
	n, size := binary.Varint(r.rest)
	if size <= 0 || n > most || n < -most {
		r.fail()
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *reader) text() string {
	n := r.int(mostBytes)
	if n > len(r.rest) {
		r.fail()
		return ""
	}
	text := string(r.rest[:n])
	r.rest = r.rest[n:]
	if !utf8.ValidString(text) || journal.Clean(text) != text {
		r.fail()
		return ""
	}
	return text
}

func (r *reader) child() (c Child) {
	r.raw(c.Event[:])
	c.Turn = int(r.byte(255))
	r.raw(c.Key[:])
	return c
}

func (r *reader) news() (n News) {
	r.raw(n.Event[:])
	n.Turn = int(r.byte(255))
	flags := r.byte(allFlags)
	n.Done, n.Finished, n.Firm = flags&flagDone != 0, flags&flagFinished != 0, flags&flagFirm != 0
	n.Epoch, n.Seq, n.Made = r.int(mostCount), r.int(mostCount), r.number(mostTime)
	n.Round, n.Rounds = r.int(journal.MaxRounds), r.int(journal.MaxRounds)
	n.Start, n.Next = r.number(mostTime), r.number(mostTime)
	n.Name, n.Section = r.text(), r.text()
	n.From, n.To, n.Of = r.int(mostCount), r.int(mostCount), r.int(mostCount)
	for range r.int(mostLines) {
		if r.err != nil {
			break
		}
		n.Lines = append(n.Lines, r.line())
	}
	return n
}

func (r *reader) line() (l Line) {
	l.Board = r.int(mostCount)
	l.Why, l.Round = Why(r.byte(byte(reasons-1))), int(r.byte(journal.MaxRounds))
	if code := r.text(); code != "" && l.Score.UnmarshalText([]byte(code)) != nil {
		r.fail()
	}
	for i := range l.Seats {
		l.Seats[i].Name = r.text()
		l.Seats[i].Points, l.Seats[i].Rank = swiss.Points(r.signed(mostCount)), r.int(journal.MaxPlayers)
	}
	for i := range l.Seats {
		r.raw(l.Seats[i].Mark[:])
	}
	return l
}
