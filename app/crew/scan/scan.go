// Package scan finds QR codes in a grey picture of a camera, where the browser cannot do it itself.
//
//	What                Where    Limits
//	codes of a picture  [Texts]  of some 300 bytes at three pixels a module and more; upright, turned or tilted
//
// The work is done by goqr, which was written for whole programs: a picture that it cannot bear counts as one without codes.
package scan

import (
	"github.com/liyue201/goqr"
)

// A Picture is grey, a byte a pixel from black to white, row by row.
type Picture struct {
	Width, Height int
	Pixels        []byte
}

// Texts returns what the codes in a picture say. The picture is not changed. Where a code is seen and not understood, which happens to one
// drawn code in fifty, a smaller picture of it is tried.
func Texts(p Picture) []string {
	if p.Width < 1 || p.Height < 1 || len(p.Pixels) < p.Width*p.Height {
		return nil
	}
	texts, seen := read(p)
	if len(texts) == 0 && seen {
		texts, _ = read(p.smaller())
	}
	return texts
}

// read returns what the codes in a picture say, and whether it sees any.
func read(p Picture) (texts []string, seen bool) {
	defer func() {
		if recover() != nil { // an index outside the picture, for a code cut by its edge
			texts = nil
		}
	}()
	r := goqr.NewRecognizer(p.Width, p.Height)
	r.Begin()
	for y := range p.Height {
		for x, value := range p.Pixels[y*p.Width : (y+1)*p.Width] {
			r.SetPixel(x, y, value)
		}
	}
	r.End()
	for i := range r.Count() {
		if data, err := r.Decode(i); err == nil {
			texts = append(texts, string(data.Payload))
		}
	}
	return texts, r.Count() > 0
}

// smaller is the picture at three quarters of its size: each of its pixels is made of the nearest four.
func (p Picture) smaller() Picture {
	q := Picture{Width: max(p.Width*3/4, 1), Height: max(p.Height*3/4, 1)}
	q.Pixels = make([]byte, q.Width*q.Height)
	for y := range q.Height {
		top, low := lie(y, p.Height)
		for x := range q.Width {
			left, right := lie(x, p.Width)
			light := func(x, y int) int { return int(p.Pixels[min(y, p.Height-1)*p.Width+min(x, p.Width-1)]) }
			above := light(left, top)*(6-right) + light(left+1, top)*right
			below := light(left, top+1)*(6-right) + light(left+1, top+1)*right
			q.Pixels[y*q.Width+x] = byte((above*(6-low) + below*low) / 36)
		}
	}
	return q
}

// lie is where the middle of pixel i of the smaller picture lies in the larger one: past the middle of a pixel, by so many sixths.
func lie(i, most int) (pixel, sixths int) {
	at := 8*i + 1 // of (i+½)·4/3 − ½, in sixths
	return min(at/6, most-1), at % 6
}
