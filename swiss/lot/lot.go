// Package lot is the one repeatable generator for every draw of lots: SplitMix64 with Fisher–Yates, the same on every
// device for ever. The seed is drawn or typed elsewhere, shown before the result, and recorded.
package lot

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// Seed starts a generator. It is stored and shown as decimal text: above 2^53 a script number loses digits.
type Seed uint64

// String writes the seed in decimal.
func (s Seed) String() string { return strconv.FormatUint(uint64(s), 10) }

// ParseSeed reads a typed seed; spaces, dots and commas are ignored. More than 20 digits, or a larger value than 64 bits
// hold, is a *SeedError.
func ParseSeed(s string) (Seed, error) {
	digits := strings.Map(func(r rune) rune {
		if r == ' ' || r == '.' || r == ',' {
			return -1
		}
		return r
	}, s)
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil || len(digits) > 20 || digits[0] == '+' {
		return 0, &SeedError{Text: s}
	}
	return Seed(n), nil
}

// A SeedError reports a text that is no seed.
type SeedError struct{ Text string }

func (e *SeedError) Error() string {
	return fmt.Sprintf("lot: %q is no seed: expected digits, at most 18446744073709551615", e.Text)
}

// Generator is a SplitMix64 stream. It is not safe for concurrent use.
type Generator struct{ x uint64 }

// New starts a stream at seed.
func New(seed Seed) *Generator { return &Generator{uint64(seed)} }

// Next returns the next output.
func (g *Generator) Next() uint64 {
	g.x += 0x9E3779B97F4A7C15
	z := g.x
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Draw returns a number in 0..n-1, each equally likely: outputs below 2^64 mod n are thrown away. n must be positive.
func (g *Generator) Draw(n uint64) uint64 {
	if n == 0 {
		panic("lot: draw of none")
	}
	_, threshold := bits.Div64(1%n, 0, n) // 2^64 mod n; the high word must be below n
	if n == 1 {
		threshold = 0
	}
	for {
		if v := g.Next(); v >= threshold {
			return v % n
		}
	}
}

// Coin returns 0 for the first named (White, upper line, higher ranked) and 1 for the other.
func (g *Generator) Coin() int { return int(g.Draw(2)) }

// Shuffle puts list, which must stand in its documented base order, into drawn order (Fisher–Yates, downward).
func Shuffle[T any](g *Generator, list []T) {
	for i := len(list) - 1; i >= 1; i-- {
		j := g.Draw(uint64(i + 1))
		list[i], list[j] = list[j], list[i]
	}
}

// Lot returns the seed of lot number k (from 1) of an event: output k of the event's generator.
func Lot(event Seed, k int) Seed {
	g := New(event)
	var s uint64
	for range k {
		s = g.Next()
	}
	return Seed(s)
}
