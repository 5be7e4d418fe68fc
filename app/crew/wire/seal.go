package wire

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"

	"wasit/app/journal"
	"wasit/app/journal/file"
)

// A Key seals what a device and the desk say to each other. The zero key seals nothing: anybody can make such a message.
type Key [16]byte

// KeyFor returns the key of a device at an event whose desk keeps a secret drawn by lot. The secret stays on the desk's device;
// another desk has another one, and invites anew.
func KeyFor(secret Key, device journal.DeviceID) Key {
	text := binary.BigEndian.AppendUint64([]byte("wasit device "), uint64(device))
	sum := mac(secret, text)
	return Key(sum[:16])
}

// sealSize is the length of a seal: nobody can try 2⁶⁴ messages on a desk.
const sealSize = 8

// mac is HMAC-SHA-256 (RFC 2104).
func mac(key Key, text []byte) [32]byte {
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
func Encode(m Message, key Key) ([]byte, error) {
	body := &writer{from: m.From}
	if m.Body == nil {
		return nil, &Error{Fault: Broken, Err: fmt.Errorf("a message without body")}
	}
	m.Body.write(body)
	if body.err != nil {
		return nil, &Error{Fault: Broken, Kind: m.Body.kind(), Err: body.err}
	}
	if len(body.out) > bodyLimit(m.Body.kind()) {
		return nil, &Error{Fault: Large, Kind: m.Body.kind()}
	}
	kind, text := byte(m.Body.kind()), body.out
	if short := deflate(text); len(short) < len(text) {
		kind, text = kind|compressed, short
	}
	w := &writer{out: []byte{Version, kind}}
	w.head(m.Head)
	out := append(w.out, text...)
	seal := mac(key, out)
	out = append(out, seal[:sealSize]...)
	if len(out) > MaxBytes {
		return nil, &Error{Fault: Large, Kind: m.Body.kind()}
	}
	return out, nil
}

func bodyLimit(k Kind) int {
	if k == KindFacts || k == KindInvitation {
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
	Kind Kind
	Head
	packed bool
	body   []byte
	signed []byte // all before the seal
	seal   [sealSize]byte
}

// Read reads the outside of a message. *Error.
func Read(data []byte) (Sealed, error) {
	switch {
	case len(data) > MaxBytes:
		return Sealed{}, &Error{Fault: Large}
	case len(data) < 2 || data[0] == 0 || data[0] >= ' ': // a text, or nothing
		return Sealed{}, &Error{Fault: Foreign}
	case data[0] > Version:
		return Sealed{}, &Error{Fault: Newer}
	case len(data) < 2+sealSize:
		return Sealed{}, &Error{Fault: Cut}
	}
	s := Sealed{Kind: Kind(data[1] &^ compressed), packed: data[1]&compressed != 0, signed: data[:len(data)-sealSize]}
	if s.Kind < KindHello || s.Kind > KindLinkAnswer {
		return Sealed{}, &Error{Fault: Foreign, Kind: s.Kind}
	}
	copy(s.seal[:], data[len(s.signed):])
	r := &reader{rest: s.signed[2:]}
	s.Head = r.head()
	if r.err != nil {
		return Sealed{}, &Error{Cut, s.Kind, r.err}
	}
	s.body = r.rest
	return s, nil
}

// Open proves the seal and reads the body. *Error.
func (s Sealed) Open(key Key) (Message, error) {
	want := mac(key, s.signed)
	var differ byte
	for i, b := range s.seal {
		differ |= b ^ want[i]
	}
	if differ != 0 {
		return Message{}, &Error{Fault: Changed, Kind: s.Kind}
	}
	text := s.body
	if s.packed {
		var err error
		if text, err = inflate(s.body, bodyLimit(s.Kind)); err != nil {
			return Message{}, &Error{Broken, s.Kind, err}
		}
	}
	r := &reader{rest: text, from: s.From}
	body := r.body(s.Kind)
	if r.err == nil && len(r.rest) > 0 {
		r.err = fmt.Errorf("%d bytes too many", len(r.rest))
	}
	if r.err != nil {
		return Message{}, &Error{Broken, s.Kind, r.err}
	}
	return Message{s.Head, body}, nil
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
