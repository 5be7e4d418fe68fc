package tiebreak

import (
	"math/bits"
	"strconv"
	"strings"
)

// Value is an exact tie-break value, a fraction. The zero Value is undefined.
type Value struct {
	num, den int64
}

// NewValue returns the fraction num/den; den must be positive.
func NewValue(num, den int64) Value { return Value{num, den} }

func value(num, den int64) Value { return Value{num, den} }

// Defined reports whether there is a value.
func (v Value) Defined() bool { return v.den != 0 }

// Fraction returns numerator and denominator, not reduced; the denominator of an undefined value is 0.
func (v Value) Fraction() (num, den int64) { return v.num, v.den }

// Cmp compares two values exactly: -1, 0 or +1. An undefined value is smaller than every other.
func (v Value) Cmp(w Value) int {
	if !v.Defined() || !w.Defined() {
		return sign(btoi(v.Defined()) - btoi(w.Defined()))
	}
	if v.den == w.den {
		return sign(v.num - w.num)
	}
	if (v.num < 0) != (w.num < 0) {
		return sign(v.num - w.num)
	}
	c := compareProducts(abs(v.num), w.den, abs(w.num), v.den)
	if v.num < 0 {
		return -c
	}
	return c
}

// compareProducts compares a×b with c×d in 128 bits.
func compareProducts(a, b, c, d int64) int {
	h1, l1 := bits.Mul64(uint64(a), uint64(b))
	h2, l2 := bits.Mul64(uint64(c), uint64(d))
	switch {
	case h1 != h2:
		return int(btoi(h1 > h2))*2 - 1
	case l1 != l2:
		return int(btoi(l1 > l2))*2 - 1
	}
	return 0
}

func btoi(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

func sign(n int64) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// Decimal writes v with at most places decimals, rounded half up, without zeros at the end; "" if undefined.
func (v Value) Decimal(places int) string {
	if !v.Defined() {
		return ""
	}
	scale := int64(1)
	for range places {
		scale *= 10
	}
	n := roundHalfUp(v.num*scale, v.den)
	text := strconv.FormatInt(abs(n)/scale, 10)
	if rest := abs(n) % scale; rest != 0 {
		digits := strconv.FormatInt(rest, 10)
		text += "." + strings.TrimRight(strings.Repeat("0", places-len(digits))+digits, "0")
	}
	if n < 0 {
		text = "-" + text
	}
	return text
}

// String writes v with two decimals at most, the form of a printed standing.
func (v Value) String() string { return v.Decimal(2) }

// roundHalfUp returns num/den rounded to the nearest integer, halves upward.
func roundHalfUp(num, den int64) int64 {
	q := 2*num + den
	d := 2 * den
	n := q / d
	if q%d < 0 {
		n--
	}
	return n
}
