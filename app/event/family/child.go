package family

import (
	"encoding/base64"
	"encoding/binary"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// Tag is a print of an event's id: it tells two events apart, and nothing else.
type Tag [6]byte

// TagOf returns the tag of an event's id.
func TagOf(event string) Tag {
	sum := file.Sum256([]byte("wasit family " + event))
	return Tag(sum[:])
}

// Key is what a family holds of its child: 64 bits that nobody guesses without the secret of the event.
type Key [8]byte

// KeyOf returns the key of a player, by the number under which he was entered.
func KeyOf(secret []byte, player journal.PlayerID) Key {
	sum := file.Sum256(binary.BigEndian.AppendUint64(slices.Concat([]byte("wasit child "), secret), uint64(player)))
	return Key(sum[:])
}

// Child is the code of one child.
type Child struct {
	Event Tag
	Turn  int // of the event's codes; with those made again, older ones no longer count
	Key   Key
}

// ChildOf returns the code of a player; ok is false where the event has no codes for families.
func ChildOf(s journal.State, player journal.PlayerID) (c Child, ok bool) {
	secret, turn := s.FamilyCodes()
	if secret == nil {
		return Child{}, false
	}
	return Child{TagOf(s.Event().ID), turn, KeyOf(secret, s.FirstID(player))}, true
}

// The first byte of a code: what it is, and its version.
const (
	kindChild = 0x11
	kindNews  = 0x21
	kindMask  = 0xf0
)

// checkSize is how many bytes at the end of a code tell that it is whole.
const checkSize = 2

func sealed(body []byte) string {
	sum := file.Sum256(body)
	return base64.RawURLEncoding.EncodeToString(append(body, sum[:checkSize]...))
}

// Code writes the code as letters that stand in an address.
func (c Child) Code() string {
	b := append([]byte{kindChild}, c.Event[:]...)
	return sealed(append(append(b, byte(c.Turn)), c.Key[:]...))
}
