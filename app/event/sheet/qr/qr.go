// Package qr writes short texts as QR codes (ISO/IEC 18004): bytes in UTF-8, error correction level M, versions 1 to 20; for
// screens also letters of the alphanumeric mode at level L. The code itself is made by rsc.io/qr/coding; this package chooses the
// version and the mask, which that library leaves to its caller.
//
//	What                     Symbol         Limits
//	smallest code of a text  [Encode]       [Most] bytes; *TooLongError above
//	the same for a screen    [EncodeAlpha]  version 20 at level L
//	modules                  [Code.Dark]    without the quiet zone of four modules, which the caller leaves free
//	drawing                  [Code.Path]    with it
//
// Kanji, digits and structured append are not written: lists of names need none of them.
package qr

import (
	"fmt"
	"strconv"

	"rsc.io/qr/coding"
)

// A Code is a square of modules.
type Code struct {
	Size int // modules a side
	code *coding.Code
}

// Dark reports whether the module in column x and row y is dark; outside the code none is.
func (c *Code) Dark(x, y int) bool { return c.code.Black(x, y) }

// Path draws the code as one path of an SVG, a unit a module, in a square of Size+8 that has the quiet zone.
func (c *Code) Path() string {
	path := make([]byte, 0, 9*c.Size*c.Size/2)
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			if !c.Dark(x, y) {
				continue
			}
			run := 1
			for c.Dark(x+run, y) {
				run++
			}
			path = append(strconv.AppendInt(append(path, 'M'), int64(x+4), 10), ' ')
			path = append(strconv.AppendInt(path, int64(y+4), 10), 'h')
			path = append(strconv.AppendInt(path, int64(run), 10), "v1h-"...)
			path = append(strconv.AppendInt(path, int64(run), 10), 'z')
			x += run
		}
	}
	return string(path)
}

// TooLongError says that a text does not fit into the largest code.
type TooLongError struct{ Bytes int }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("qr: %d bytes, at most %d fit", e.Bytes, Most)
}

// Most is how many bytes a text may have: those of version 20 at level M. Larger codes are too fine for a phone to read from paper.
const (
	Most    = 666
	largest = coding.Version(20)
)

// Encode writes text in the smallest version that holds it, with the mask that is easiest to read.
func Encode(text string) (*Code, error) {
	for v := coding.Version(coding.MinVersion); v <= largest; v++ {
		if coding.String(text).Bits(v) <= 8*v.DataBytes(coding.M) {
			return easiest(v, coding.String(text))
		}
	}
	return nil, &TooLongError{len(text)}
}

// EncodeAlpha writes capital letters, digits and " $%*+-./:" for a camera that looks at a screen, where nothing is dirty or torn: at
// level L the modules are larger. Such codes change several times a second, so the mask is not chosen but given, from 0 to 7; texts that
// look random are easy to read with any.
func EncodeAlpha(text string, mask int) (*Code, error) {
	for v := coding.Version(coding.MinVersion); v <= largest; v++ {
		if coding.Alpha(text).Bits(v) > 8*v.DataBytes(coding.L) {
			continue
		}
		plan, err := coding.NewPlan(v, coding.L, coding.Mask(mask&7))
		if err != nil {
			return nil, err
		}
		code, err := plan.Encode(coding.Alpha(text))
		if err != nil {
			return nil, err
		}
		return &Code{Size: code.Size, code: code}, nil
	}
	return nil, &TooLongError{len(text)}
}

// easiest draws a text with each of the eight masks and returns the code of the least penalty (7.8.3), the first of equals.
func easiest(v coding.Version, text coding.String) (best *Code, err error) {
	least := 0
	for mask := coding.Mask(0); mask < 8; mask++ {
		plan, err := coding.NewPlan(v, coding.M, mask)
		if err != nil {
			return nil, err
		}
		code, err := plan.Encode(text)
		if err != nil {
			return nil, err
		}
		c := &Code{Size: code.Size, code: code}
		if p := c.penalty(); best == nil || p < least {
			best, least = c, p
		}
	}
	return best, nil
}
