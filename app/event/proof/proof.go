// Package proof writes what a certificate says as a code that anybody with the app can check without a network: signed with a key of the
// organiser's device (ECDSA on P-256 over SHA-256), and with the key beside it.
//
//	What                    Where              Limits
//	what is signed          [Claim]            the name as on the paper; no birth date, no number of a pupil
//	the bytes that count    [Claim.Text]       long names are cut so that a code keeps to [MostCode] letters
//	the code on the paper   [Seal.Code]        text after the # of an address, which no host ever sees
//	checking                [Read]             *Error for whatever is cut, foreign or forged
//	the print of a key      [Print]            100 bits in letters that are easy to compare
//
// It proves that one key signed this, and so that one device did: the key cannot be taken out of it. Who holds that device it cannot
// say. A print on the minutes that were signed by hand is what ties the key to an organiser.
package proof

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"math/big"
	"strings"
	"time"
	"unicode/utf8"

	"wasit/app/event/journal/file"
)

// Sizes of what a code holds, in bytes.
const (
	KeySize  = 33  // a point of P-256, compressed
	SignSize = 64  // r and s
	TagSize  = 8   // of an event, and of the head of its journal
	MostText = 65  // of the four texts of a claim together
	MostCode = 264 // of a code
)

// version is the first byte of what is signed.
const version = 1

// Claim is what a certificate says.
type Claim struct {
	Event     [TagSize]byte // which event, as its devices know it
	Head      [TagSize]byte // of its journal when this was signed
	Number    int           // of the certificate in the event, from 1
	Revision  int           // 0: the first; a corrected certificate keeps its number
	Place     int           // 0: for taking part
	Field     int           // of how many
	Day       Day           // on which it was signed
	Name      string        // of whom it is for
	EventName string
	Section   string
	Prize     string // its own name; "": the places of the section
}

// Day is a date as days since 1 January 2000.
type Day int

// DayOf returns the day of an instant in its own zone.
func DayOf(at time.Time) Day {
	y, m, d := at.Date()
	return Day(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Sub(first) / (24 * time.Hour))
}

var first = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// Date returns year, month and day.
func (d Day) Date() (year, month, day int) {
	y, m, n := first.AddDate(0, 0, int(d)).Date()
	return y, int(m), n
}

// Fitted returns the claim with texts that a code has room for: the name of the person keeps its letters longest.
func (c Claim) Fitted() Claim {
	room := MostText
	for _, f := range []struct {
		text  *string
		spare int // bytes that are left for those after it
	}{{&c.Name, 24}, {&c.Prize, 14}, {&c.Section, 10}, {&c.EventName, 0}} {
		*f.text = cut(*f.text, max(room-f.spare, 0))
		room -= len(*f.text)
	}
	return c
}

// cut returns a text of at most so many bytes; what is cut ends in "…".
func cut(text string, most int) string {
	const dots = "…"
	if len(text) <= most {
		return text
	}
	most -= len(dots)
	if most < 0 {
		return ""
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return strings.TrimRight(text[:most], " ") + dots
}

// Text writes the bytes that are signed.
func (c Claim) Text() []byte {
	b := append([]byte{version}, c.Event[:]...)
	b = append(b, c.Head[:]...)
	for _, n := range []int{c.Number, c.Revision, c.Place, c.Field, int(c.Day)} {
		b = binary.AppendUvarint(b, uint64(max(n, 0)))
	}
	for _, text := range []string{c.Name, c.EventName, c.Section, c.Prize} {
		b = append(binary.AppendUvarint(b, uint64(len(text))), text...)
	}
	return b
}

// Seal is a claim with the key that signed it and the signature.
type Seal struct {
	Claim
	Key  [KeySize]byte
	Sign [SignSize]byte
}

// Code writes a seal as letters that stand in an address.
func (s Seal) Code() string {
	return base64.RawURLEncoding.EncodeToString(append(append(s.Key[:len(s.Key):len(s.Key)], s.Sign[:]...), s.Text()...))
}

// IsGenuine reports that the key of a seal signed its claim.
func (s Seal) IsGenuine() bool {
	curve := elliptic.P256()
	x, y := elliptic.UnmarshalCompressed(curve, s.Key[:])
	if x == nil {
		return false
	}
	sum := file.Sum256(s.Text())
	r, v := new(big.Int).SetBytes(s.Sign[:SignSize/2]), new(big.Int).SetBytes(s.Sign[SignSize/2:])
	return ecdsa.Verify(&ecdsa.PublicKey{Curve: curve, X: x, Y: y}, sum[:], r, v)
}

// Why says what is wrong with a code.
type Why string

// The reasons.
const (
	Foreign Why = "foreign" // not one of these
	Cut     Why = "cut"     // not whole
	Newer   Why = "newer"   // of a newer version of the app
	Forged  Why = "forged"  // the signature is not that of the key
)

// An Error says that a code proves nothing.
type Error struct{ Why Why }

func (e *Error) Error() string { return "proof: code: " + string(e.Why) }

// Read reads a code and checks its signature. It takes whatever a stranger may have written: every error is a *[Error].
func Read(code string) (Seal, error) {
	if len(code) > MostCode {
		return Seal{}, &Error{Foreign}
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(code)
	if err != nil {
		return Seal{}, &Error{Foreign}
	}
	if len(data) <= KeySize+SignSize {
		return Seal{}, &Error{Cut}
	}
	var s Seal
	copy(s.Key[:], data)
	copy(s.Sign[:], data[KeySize:])
	if s.Claim, err = readClaim(data[KeySize+SignSize:]); err != nil {
		return Seal{}, err
	}
	if !s.IsGenuine() {
		return Seal{}, &Error{Forged}
	}
	return s, nil
}

// mostNumber bounds each number of a claim.
const mostNumber = 1_000_000

func readClaim(b []byte) (c Claim, err error) {
	if b[0] > version {
		return c, &Error{Newer}
	}
	if b[0] != version {
		return c, &Error{Foreign}
	}
	if b = b[1:]; len(b) < 2*TagSize {
		return c, &Error{Cut}
	}
	copy(c.Event[:], b)
	copy(c.Head[:], b[TagSize:])
	b = b[2*TagSize:]
	next := func(most uint64) int {
		n, size := binary.Uvarint(b)
		if size <= 0 || n > most {
			b, err = nil, &Error{Cut}
			return 0
		}
		b = b[size:]
		return int(n)
	}
	for _, n := range []*int{&c.Number, &c.Revision, &c.Place, &c.Field, (*int)(&c.Day)} {
		*n = next(mostNumber)
	}
	for _, text := range []*string{&c.Name, &c.EventName, &c.Section, &c.Prize} {
		n := next(MostText)
		if n > len(b) {
			return c, &Error{Cut}
		}
		*text, b = string(b[:n]), b[n:]
		if !utf8.ValidString(*text) {
			return c, &Error{Foreign}
		}
	}
	if err == nil && len(b) > 0 {
		err = &Error{Foreign}
	}
	return c, err
}

// letters are those of a print: none looks like a digit.
var letters = base32.NewEncoding("ABCDEFGHJKLMNPQRSTUVWXYZ23456789").WithPadding(base32.NoPadding)

// Print writes the print of a key, as it stands on the minutes: 20 letters in groups of four, of 100 bits.
func Print(key []byte) string {
	sum := file.Sum256(key)
	text := letters.EncodeToString(sum[:13])[:20]
	var groups []string
	for i := 0; i < len(text); i += 4 {
		groups = append(groups, text[i:i+4])
	}
	return strings.Join(groups, " ")
}
