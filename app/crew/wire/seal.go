package wire

import (
	"bytes"
	"compress/flate"
	"crypto/ed25519"
	"encoding/binary"
	"fmt"
	"io"
	"slices"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// KeyFor returns the key of a device at an event whose desk keeps a secret drawn by lot. The secret stays on the desk's device;
// another desk has another one, and invites again.
func KeyFor(secret crew.Key, device journal.DeviceID) crew.Key {
	text := binary.BigEndian.AppendUint64([]byte("wasit device "), uint64(device))
	sum := mac(secret, text)
	return crew.Key(sum[:16])
}

// KeyOf returns the key of a device for the desk whose place is given. A device that another one invited has a key made of that one's, so
// that both can read what it says.
func KeyOf(desk crew.Place, d journal.Device) crew.Key {
	if d.Via == 0 || d.Via == desk.Me {
		return KeyFor(desk.Secret, d.ID)
	}
	return KeyFor(KeyFor(desk.Secret, d.Via), d.ID)
}

// sealSize is the length of a seal: nobody can try 2⁶⁴ messages on a desk.
const sealSize = 8

// mac is HMAC-SHA-256 (RFC 2104).
func mac(key crew.Key, text []byte) [32]byte {
	var inner, outer [64]byte
	copy(inner[:], key[:])
	copy(outer[:], key[:])
	for i := range inner {
		inner[i] ^= 0x36
		outer[i] ^= 0x5c
	}
	sum := file.Sum256(append(inner[:], text...))
	return file.Sum256(append(outer[:], sum[:]...))
}

// compressed is the bit of the second byte that says so of the body.
const compressed = 0x80

// Encode writes a message and seals it.
func Encode(m crew.Message, key crew.Key) ([]byte, error) {
	body := &writer{from: m.From, saw: m.Desk}
	if m.Body == nil {
		return nil, &crew.MessageError{Fault: crew.Broken, Err: fmt.Errorf("a message without body")}
	}
	w := &writer{}
	w.head(m.Head)
	in, invites := m.Body.(crew.Invitation)
	if invites && in.Signer != (crew.Seed{}) {
		in.Sign = in.Signer.Public()
		m.Body = in
	}
	body.body(m.Body)
	if invites {
		body.signed(in.Signer, w.out)
	}
	if body.err != nil {
		return nil, &crew.MessageError{Fault: crew.Broken, Kind: m.Body.Kind(), Err: body.err}
	}
	if len(body.out) > bodyLimit(m.Body.Kind()) {
		return nil, &crew.MessageError{Fault: crew.Large, Kind: m.Body.Kind()}
	}
	kind, text := byte(m.Body.Kind()), body.out
	if short := deflate(text); len(short) < len(text) {
		kind, text = kind|compressed, short
	}
	out := slices.Concat([]byte{Version, kind}, w.out, text)
	seal := mac(key, out)
	out = append(out, seal[:sealSize]...)
	if len(out) > MaxBytes {
		return nil, &crew.MessageError{Fault: crew.Large, Kind: m.Body.Kind()}
	}
	return out, nil
}

// signed puts the signature of a desk before a body; there is none without a seed.
func (w *writer) signed(s crew.Seed, head []byte) {
	text := w.out
	w.out = nil
	if s == (crew.Seed{}) {
		w.bytes(nil)
	} else {
		w.bytes(s.Signed(slices.Concat(head, text)))
	}
	w.raw(text)
}

// invited reads an invitation after its signature, which is proved where it bears a key.
func (r *reader) invited(head []byte) crew.Body {
	signature := r.bytes("a signature", ed25519.SignatureSize)
	text := slices.Concat(head, r.rest)
	m := r.invitation()
	if r.err == nil && len(m.Sign) > 0 && (len(m.Sign) != ed25519.PublicKeySize || !ed25519.Verify(m.Sign, text, signature)) {
		r.fail("the signature is not of the desk that it names")
	}
	return m
}

func bodyLimit(k crew.Kind) int {
	if k == crew.KindFacts || k == crew.KindInvitation {
		return maxBody
	}
	return maxSmall
}

func deflate(text []byte) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return text // the level is a valid one
	}
	_, err = w.Write(text)
	if err != nil || w.Close() != nil {
		return text // a buffer takes everything
	}
	return b.Bytes()
}

// Sealed is a message whose outside is read. Nothing in it is proved before [Sealed.Open].
type Sealed struct {
	Kind crew.Kind
	crew.Head
	packed bool
	kept   bool // this device wrote it for itself
	was    bool // in version 1
	body   []byte
	signed []byte // all before the seal
	seal   [sealSize]byte
}

// ReadKept reads the outside of a message that this device wrote for itself, also before the last update.
func ReadKept(data []byte) (Sealed, error) { return read(data, true) }

// Read reads the outside of a message. *crew.MessageError.
func Read(data []byte) (Sealed, error) { return read(data, false) }

func read(data []byte, kept bool) (Sealed, error) {
	switch {
	case len(data) > MaxBytes:
		return Sealed{}, &crew.MessageError{Fault: crew.Large}
	case len(data) < 2 || data[0] == 0 || data[0] >= ' ': // a text, or nothing
		return Sealed{}, &crew.MessageError{Fault: crew.Foreign}
	case data[0] > Version:
		return Sealed{}, &crew.MessageError{Fault: crew.Newer}
	case data[0] < Version && !kept:
		return Sealed{}, &crew.MessageError{Fault: crew.Older}
	case len(data) < 2+sealSize:
		return Sealed{}, &crew.MessageError{Fault: crew.Cut}
	}
	s := Sealed{Kind: crew.Kind(data[1] &^ compressed), packed: data[1]&compressed != 0, kept: kept, was: data[0] < 2, signed: data[:len(data)-sealSize]}
	if s.Kind < crew.KindHello || s.Kind > crew.KindLinkAnswer {
		return Sealed{}, &crew.MessageError{Fault: crew.Foreign, Kind: s.Kind}
	}
	copy(s.seal[:], data[len(s.signed):])
	r := &reader{rest: s.signed[2:], was: s.was}
	s.Head = r.head()
	if r.err != nil {
		return Sealed{}, &crew.MessageError{Fault: crew.Cut, Kind: s.Kind, Err: r.err}
	}
	s.body = r.rest
	return s, nil
}

// Bytes are the message as it travels, for who passes it on.
func (s Sealed) Bytes() []byte { return append(slices.Clip(s.signed), s.seal[:]...) }

// Open proves the seal and reads the body. *crew.MessageError.
func (s Sealed) Open(key crew.Key) (crew.Message, error) {
	want := mac(key, s.signed)
	var differ byte
	for i, b := range s.seal {
		differ |= b ^ want[i]
	}
	if differ != 0 {
		return crew.Message{}, &crew.MessageError{Fault: crew.Changed, Kind: s.Kind}
	}
	text := s.body
	if s.packed {
		var err error
		if text, err = inflate(s.body, bodyLimit(s.Kind)); err != nil {
			return crew.Message{}, &crew.MessageError{Fault: crew.Broken, Kind: s.Kind, Err: err}
		}
	}
	r := &reader{rest: text, from: s.From, saw: s.Desk, kept: s.kept, was: s.was}
	body := r.body(s.Kind, s.signed[2:len(s.signed)-len(s.body)])
	if r.err == nil && len(r.rest) > 0 {
		r.err = fmt.Errorf("%d bytes too many", len(r.rest))
	}
	if r.err != nil {
		return crew.Message{}, &crew.MessageError{Fault: crew.Broken, Kind: s.Kind, Err: r.err}
	}
	return crew.Message{Head: s.Head, Body: body}, nil
}

// inflate stops at a limit: a few bytes may stand for very many.
func inflate(text []byte, limit int) ([]byte, error) {
	out, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(text)), int64(limit)+1))
	if err != nil {
		return nil, err
	}
	if len(out) > limit {
		return nil, &journal.LimitError{What: "bytes", Limit: limit, Got: len(out)}
	}
	return out, nil
}
