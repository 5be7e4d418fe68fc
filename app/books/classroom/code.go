package classroom

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"hash/crc32"
	"strings"
	"unicode/utf8"
)

// A Key is drawn by lot for each class. It stands in the question, and seals what phones answer.
type Key [16]byte

// A Tag tells classes apart without telling the key.
type Tag [4]byte

// Tag returns that of a class.
func (k Key) Tag() Tag {
	sum := sha256.Sum256(append([]byte("wasit class "), k[:]...))
	return Tag(sum[:4])
}

// MarshalText writes a key as it is kept.
func (k Key) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, k[:]), nil }

// UnmarshalText reads it back.
func (k *Key) UnmarshalText(text []byte) error {
	if hex.DecodedLen(len(text)) != len(k) {
		return refused(Broken)
	}
	_, err := hex.Decode(k[:], text)
	return err
}

// MaxQuestion is how many bytes a question may have: its code has at most 81 modules a side.
const MaxQuestion = 340

// What stands first in each message. The first byte is none that a message of the devices at an event begins with.
const (
	magic   = 0xC7
	version = 1

	kindQuestion = 1
	kindReply    = 2
)

const (
	sumSize  = 4
	sealSize = 6 // nobody tries 2⁴⁷ codes before a camera
)

// A Question is what a phone is asked.
type Question struct {
	Key        Key
	Class      string
	Number, Of int
	Task            // Right is empty until it is shown
	Shown      bool `json:",omitempty"`
}

// A Reply is what a phone answers.
type Reply struct {
	Class  Tag
	Pupil  PupilID
	Name   string
	Number int
	Turn   int
	Pick   string
}

// Is reports bytes that belong to a class, whatever is in them.
func Is(data []byte) bool { return len(data) > 2 && data[0] == magic }

// Bytes writes a question. *Error: [Long], where it fits no code.
func (q Question) Bytes() ([]byte, error) {
	w := &writer{out: []byte{magic, version, kindQuestion}}
	w.out = append(w.out, q.Key[:]...)
	w.number(q.Number)
	w.number(q.Of)
	w.flag(q.Shown)
	w.text(q.Class)
	w.text(q.Ask)
	w.text(q.FEN)
	w.list(q.Options)
	w.list(q.Right)
	if len(w.out) > MaxQuestion {
		return nil, refused(Long)
	}
	return binary.BigEndian.AppendUint32(w.out, crc32.ChecksumIEEE(w.out)), nil
}

// ReadQuestion reads a question. *Error.
func ReadQuestion(data []byte) (q Question, err error) {
	r, err := outside(data, kindQuestion, sumSize)
	if err != nil {
		return q, err
	}
	if crc32.ChecksumIEEE(r.all) != binary.BigEndian.Uint32(r.end) {
		return q, refused(Cut)
	}
	copy(q.Key[:], r.bytes(len(q.Key)))
	q.Number, q.Of, q.Shown = r.number(), r.number(), r.flag()
	q.Class, q.Ask, q.FEN = r.text(4*MaxName), r.text(4*MaxAsk), r.text(maxFEN)
	q.Options, q.Right = r.list(MaxOptions, 4*MaxOption), r.list(maxRight, maxPick)
	switch {
	case r.bad || len(r.rest) > 0:
		return Question{}, refused(Cut)
	case q.Number < 1 || q.Number > MaxTasks || q.Of > MaxTasks || !fits(q.Class, MaxName) || q.Fault() != "" || len(q.Right) > 0 && !q.Shown:
		return Question{}, refused(Broken)
	}
	return q, nil
}

// Bytes writes a reply, sealed under the key of its class.
func (r Reply) Bytes(key Key) []byte {
	tag := key.Tag()
	w := &writer{out: append([]byte{magic, version, kindReply}, tag[:]...)}
	w.out = append(w.out, byte(r.Pupil>>40), byte(r.Pupil>>32))
	w.out = binary.BigEndian.AppendUint32(w.out, uint32(r.Pupil))
	w.number(r.Number)
	w.number(r.Turn)
	w.text(r.Pick)
	w.text(r.Name)
	return seal(w.out, key)
}

// ReadReply reads a reply to a class. *Error.
func ReadReply(data []byte, key Key) (a Reply, err error) {
	r, err := sealed(data, kindReply, key)
	if err != nil {
		return a, err
	}
	copy(a.Class[:], r.bytes(len(a.Class)))
	for _, b := range r.bytes(6) {
		a.Pupil = a.Pupil<<8 | PupilID(b)
	}
	a.Number, a.Turn, a.Pick, a.Name = r.number(), r.number(), r.text(maxPick), r.text(4*MaxName)
	switch {
	case r.bad || len(r.rest) > 0:
		return Reply{}, refused(Cut)
	case !fits(a.Name, MaxName):
		return Reply{}, refused(Broken)
	}
	return a, nil
}

// mark stands before a question in the address of a phone's page, whichever host the app lies on.
const mark = "/answer#"

// Address is the address of a phone's page with a question; page is that of the app without the slash at its end.
func Address(app string, question []byte) string {
	return app + mark + base64.RawURLEncoding.EncodeToString(question)
}

// OfAddress returns the question in an address, or in what stands after the # of it; ok is false for any other text.
func OfAddress(text string) (question []byte, ok bool) {
	if i := strings.LastIndex(text, mark); i >= 0 {
		text = text[i+len(mark):]
	}
	if len(text) > base64.RawURLEncoding.EncodedLen(MaxQuestion+sumSize) {
		return nil, false
	}
	if len(text)%4 == 1 {
		text = text[:len(text)-1] // cut in a letter that stands for nothing alone: it is read, and is not whole
	}
	question, err := base64.RawURLEncoding.DecodeString(text)
	return question, err == nil && Is(question)
}

func seal(text []byte, key Key) []byte { return append(text, mac(text, key)...) }

func mac(text []byte, key Key) []byte {
	h := hmac.New(sha256.New, key[:])
	h.Write(text)
	return h.Sum(nil)[:sealSize]
}

// outside reads what every message begins and ends with.
func outside(data []byte, kind byte, tail int) (*reader, error) {
	switch {
	case !Is(data):
		return nil, refused(Foreign)
	case data[1] > version:
		return nil, refused(Newer)
	case data[1] != version || data[2] != kind:
		return nil, refused(Foreign)
	case len(data) < 3+tail || len(data) > MaxQuestion+sumSize:
		return nil, refused(Cut)
	}
	body := data[:len(data)-tail]
	return &reader{all: body, rest: body[3:], end: data[len(body):]}, nil
}

// sealed is [outside] of a message of a class, whose seal it proves.
func sealed(data []byte, kind byte, key Key) (*reader, error) {
	r, err := outside(data, kind, sealSize)
	if err != nil {
		return nil, err
	}
	tag := key.Tag()
	switch {
	case len(r.rest) < len(tag):
		return nil, refused(Cut)
	case Tag(r.rest[:len(tag)]) != tag:
		return nil, refused(Other)
	case !hmac.Equal(r.end, mac(r.all, key)):
		return nil, refused(Forged)
	}
	return r, nil
}

// writer appends what a message holds; every text has its length before it.
type writer struct{ out []byte }

func (w *writer) number(n int) { w.out = append(w.out, byte(min(max(n, 0), 255))) }

func (w *writer) flag(on bool) {
	n := 0
	if on {
		n = 1
	}
	w.number(n)
}

func (w *writer) text(s string) {
	w.out = binary.AppendUvarint(w.out, uint64(len(s)))
	w.out = append(w.out, s...)
}

func (w *writer) list(list []string) {
	w.number(len(list))
	for _, s := range list {
		w.text(s)
	}
}

// reader takes a message apart; after the first fault everything is empty.
type reader struct {
	all, rest, end []byte
	bad            bool
}

func (r *reader) bytes(n int) []byte {
	if n > len(r.rest) {
		r.rest, r.bad = nil, true
		return nil
	}
	out := r.rest[:n]
	r.rest = r.rest[n:]
	return out
}

func (r *reader) number() int {
	if b := r.bytes(1); len(b) == 1 {
		return int(b[0])
	}
	return 0
}

func (r *reader) flag() bool { return r.number() == 1 }

// text reads a text of at most so many bytes.
func (r *reader) text(most int) string {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > uint64(most) {
		r.rest, r.bad = nil, true
		return ""
	}
	r.rest = r.rest[size:]
	s := string(r.bytes(int(n)))
	r.bad = r.bad || !utf8.ValidString(s)
	return s
}

func (r *reader) list(most, long int) (list []string) {
	n := r.number()
	if n > most {
		r.bad = true
		return nil
	}
	for range n {
		list = append(list, r.text(long))
	}
	return list
}
