// Package qr writes short texts as QR codes (ISO/IEC 18004): bytes in UTF-8, error correction level M, versions 1 to 20.
//
//	What                     Symbol       Limits
//	smallest code of a text  [Encode]     [Most] bytes; *TooLongError above
//	modules                  [Code.Dark]  without the quiet zone of four modules, which the caller leaves free
//
// Kanji, digits and structured append are not written: lists of names need none of them.
package qr

import "fmt"

// A Code is a square of modules.
type Code struct {
	Size  int // modules a side
	dark  []bool
	fixed []bool // of a pattern that carries no data
}

// Dark reports whether the module in column x and row y is dark; outside the code none is.
func (c *Code) Dark(x, y int) bool {
	return x >= 0 && y >= 0 && x < c.Size && y < c.Size && c.dark[y*c.Size+x]
}

// TooLongError says that a text does not fit into the largest code.
type TooLongError struct{ Bytes int }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("qr: %d bytes, at most %d fit", e.Bytes, Most)
}

// Most is how many bytes a text may have: those of version 20 at level M.
const Most = 666

// version is a row of the standard's table 9 for level M.
type version struct{ words, check, blocks int } // code words in all, check words of a block, blocks

var versions = [...]version{{26, 10, 1}, {44, 16, 1}, {70, 26, 1}, {100, 18, 2}, {134, 24, 2}, {172, 16, 4}, {196, 18, 4}, {242, 22, 4}, {292, 22, 5}, {346, 26, 5},
	{404, 30, 5}, {466, 22, 8}, {532, 22, 9}, {581, 24, 9}, {655, 24, 10}, {733, 28, 10}, {815, 28, 11}, {901, 26, 13}, {991, 26, 14}, {1085, 26, 16}}

func (v version) data() int { return v.words - v.check*v.blocks }

// countBits is how long the number of bytes is written in version n.
func countBits(n int) int {
	if n < 10 {
		return 8
	}
	return 16
}

// Encode writes text in the smallest version that holds it, with the mask that is easiest to read.
func Encode(text string) (*Code, error) {
	for i, v := range versions {
		n := i + 1
		if 4+countBits(n)+8*len(text) > 8*v.data() {
			continue
		}
		words := interleaved(v, padded(v, n, text))
		best, least := (*Code)(nil), 0
		for mask := range 8 {
			c := patterns(n)
			c.place(words)
			c.mask(mask)
			c.format(mask)
			if p := c.penalty(); best == nil || p < least {
				best, least = c, p
			}
		}
		return best, nil
	}
	return nil, &TooLongError{len(text)}
}

// padded are the data words of a text: mode, length, bytes, terminator and padding (7.4).
func padded(v version, n int, text string) []byte {
	var b bits
	b.add(0b0100, 4)
	b.add(len(text), countBits(n))
	for i := range len(text) {
		b.add(int(text[i]), 8)
	}
	b.add(0, min(4, 8*v.data()-b.n))
	b.add(0, (8-b.n%8)%8)
	for pad := 0xEC; len(b.bytes) < v.data(); pad ^= 0xEC ^ 0x11 {
		b.add(pad, 8)
	}
	return b.bytes
}

// bits are written from the highest.
type bits struct {
	bytes []byte
	n     int
}

func (b *bits) add(value, count int) {
	for i := count - 1; i >= 0; i-- {
		if b.n%8 == 0 {
			b.bytes = append(b.bytes, 0)
		}
		if value>>i&1 == 1 {
			b.bytes[b.n/8] |= 0x80 >> (b.n % 8)
		}
		b.n++
	}
}

// interleaved deals the data to blocks, adds the check words of each, and takes a word of each block in turn (7.6).
func interleaved(v version, data []byte) []byte {
	blocks, checks := make([][]byte, v.blocks), make([][]byte, v.blocks)
	short, longer := len(data)/v.blocks, len(data)%v.blocks
	for i := range blocks {
		n := short
		if i >= v.blocks-longer {
			n++
		}
		blocks[i], data = data[:n], data[n:]
		checks[i] = checkWords(blocks[i], v.check)
	}
	words := make([]byte, 0, v.words)
	for _, list := range [][][]byte{blocks, checks} {
		for k := range max(short+1, v.check) {
			for _, block := range list {
				if k < len(block) {
					words = append(words, block[k])
				}
			}
		}
	}
	return words
}
