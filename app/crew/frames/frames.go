package frames

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
)

// Sizes in bytes. A code of a block has 57 modules a side, the largest that stands still 65.
const (
	Still    = 340       // the longest message that is one code
	MaxBytes = 512 << 10 // the longest message of all: ten minutes of codes
	MaxFile  = 4 << 20   // of a message in a file
	block    = 248
	magic    = 0xC1
	headSize = 1 + 4 + 3 + 2
	sumSize  = 4
)

// PerSecond is how many codes a screen shows in a second: a camera that takes 30 pictures sees each of them whole.
const PerSecond = 8

// numbers is how many frames there are of a message; then the first comes again.
const numbers = 1 << 16

// A TooLongError says that a message is too long for pictures: use a link or a file.
type TooLongError struct{ Bytes int }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("frames: a message of %d bytes, at most %d fit", e.Bytes, MaxBytes)
}

// A Writer makes the frames of a message. It is a value.
type Writer struct {
	message []byte // with zeros after it up to a whole block
	length  int
	id      uint32
}

// NewWriter cuts a message. *TooLongError.
func NewWriter(message []byte) (Writer, error) {
	if len(message) > MaxBytes {
		return Writer{}, &TooLongError{len(message)}
	}
	w := Writer{length: len(message), id: crc32.ChecksumIEEE(message)}
	count, size := blocks(len(message))
	w.message = make([]byte, count*size)
	copy(w.message, message)
	return w, nil
}

// blocks returns how many blocks a message has, and their length.
func blocks(length int) (count, size int) {
	if length <= Still {
		return 1, length
	}
	return (length + block - 1) / block, block
}

// Count returns how many frames a reader needs at least; 1 is a code that stands still.
func (w Writer) Count() int { n, _ := blocks(w.length); return n }

// Text returns frame n, from 0, as the text of its code.
func (w Writer) Text(n int) string {
	n %= numbers
	count, size := blocks(w.length)
	out := make([]byte, headSize, headSize+size+sumSize)
	out[0] = magic
	binary.BigEndian.PutUint32(out[1:], w.id)
	out[5], out[6], out[7] = byte(w.length>>16), byte(w.length>>8), byte(w.length)
	binary.BigEndian.PutUint16(out[8:], uint16(n))
	out = out[:headSize+size]
	for i, word := range mix(w.id, n, count) {
		for bit := range 64 {
			if at := 64*i + bit; word>>bit&1 == 1 {
				add(out[headSize:], w.message[at*size:(at+1)*size])
			}
		}
	}
	return encode45(binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out)))
}

func add(to, from []byte) {
	for i, b := range from {
		to[i] ^= b
	}
}

// mix returns which blocks frame n of a message is the sum of, a bit for each: one of them at first, later a random half.
func mix(id uint32, n, count int) []uint64 {
	set := make([]uint64, (count+63)/64)
	if n < count {
		set[n/64] = 1 << (n % 64)
		return set
	}
	state := uint64(id)<<16 | uint64(n)
	some := uint64(0)
	for i := range set {
		set[i] = splitmix(&state)
		if left := count - 64*i; left < 64 {
			set[i] &= 1<<left - 1
		}
		some |= set[i]
	}
	if some == 0 {
		set[0] = 1 // of a few blocks the random half may be none
	}
	return set
}

// splitmix is SplitMix64: the same numbers on every device and in every later release.
func splitmix(state *uint64) uint64 {
	*state += 0x9E3779B97F4A7C15
	z := *state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}
