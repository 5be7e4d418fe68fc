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

// Texts returns what the codes in a picture say. The picture is not changed.
func Texts(p Picture) (texts []string) {
	if p.Width < 1 || p.Height < 1 || len(p.Pixels) < p.Width*p.Height {
		return nil
	}
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
	return texts
}
