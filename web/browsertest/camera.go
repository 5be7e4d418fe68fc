package browsertest

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// The picture of a fake camera.
const (
	filmWidth  = 640
	filmHeight = 480
	filmRate   = 8 // pictures a second
)

// filmName is the file in a profile that the camera of its browser sees.
const filmName = "camera.y4m"

func isThere(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// LaunchCamera is [Launch] of a Chromium with a camera, which sees what [Browser.Sees] was given last before a page opens it.
func LaunchCamera(t testing.TB) *Browser {
	t.Helper()
	profile, err := os.MkdirTemp("", "wasit-profile-")
	must(t, err, "a folder for the profile")
	t.Cleanup(func() { remove(profile) })
	(&Browser{t: t, profile: profile}).Sees(image.NewGray(image.Rect(0, 0, filmWidth, filmHeight)))
	return Chromium.LaunchOn(t, profile)
}

// Picture is what a page shows at this moment, for the camera of another browser.
func (p *Page) Picture() image.Image {
	p.t.Helper()
	data, err := p.tab.picture(false)
	p.check("taking a picture", err)
	picture, err := png.Decode(bytes.NewReader(data))
	must(p.t, err, "reading a picture")
	return picture
}

// Sees puts pictures before the camera: each for an eighth of a second, over and over, filling its height.
func (b *Browser) Sees(pictures ...image.Image) {
	b.t.Helper()
	var film bytes.Buffer
	fmt.Fprintf(&film, "YUV4MPEG2 W%d H%d F%d:1 Ip A1:1 C420jpeg\n", filmWidth, filmHeight, filmRate)
	for _, p := range pictures {
		film.WriteString("FRAME\n")
		film.Write(luminance(p))
		film.Write(bytes.Repeat([]byte{128}, filmWidth*filmHeight/2)) // no colours
	}
	must(b.t, os.WriteFile(filepath.Join(b.profile, filmName), film.Bytes(), 0o600), "writing the film of the camera")
}

// luminance scales a picture to the camera's height, its middle in the camera's middle; each point is the mean of what it covers.
func luminance(p image.Image) []byte {
	r := p.Bounds()
	out := bytes.Repeat([]byte{90}, filmWidth*filmHeight)
	scale := float64(max(r.Dy(), r.Dx()*filmHeight/filmWidth)) / filmHeight
	left, top := (filmWidth-float64(r.Dx())/scale)/2, (filmHeight-float64(r.Dy())/scale)/2
	for y := range filmHeight {
		for x := range filmWidth {
			x0, y0 := int((float64(x)-left)*scale), int((float64(y)-top)*scale)
			x1, y1 := max(int((float64(x+1)-left)*scale), x0+1), max(int((float64(y+1)-top)*scale), y0+1)
			if x0 < 0 || y0 < 0 || x1 > r.Dx() || y1 > r.Dy() {
				continue
			}
			sum := 0
			for v := y0; v < y1; v++ {
				for u := x0; u < x1; u++ {
					red, green, blue, _ := p.At(r.Min.X+u, r.Min.Y+v).RGBA()
					sum += int(2126*red+7152*green+722*blue) / 10_000 >> 8
				}
			}
			out[y*filmWidth+x] = byte(sum / ((x1 - x0) * (y1 - y0)))
		}
	}
	return out
}

// PictureOf is what one element of the page shows at this moment, with what is right around it.
func (p *Page) PictureOf(selector string) image.Image {
	p.t.Helper()
	var box struct{ X, Y, Width, Height float64 }
	p.Eval(fmt.Sprintf(`(e => { e.scrollIntoView({block: "center"}); const r = e.getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height} })(document.querySelector(%q))`, selector), &box)
	whole := p.Picture()
	scale := 1.0
	var width float64
	p.Eval(`innerWidth`, &width)
	if width > 0 {
		scale = float64(whole.Bounds().Dx()) / width
	}
	part := image.Rect(int(box.X*scale), int(box.Y*scale), int((box.X+box.Width)*scale), int((box.Y+box.Height)*scale)).Intersect(whole.Bounds())
	cut, ok := whole.(interface {
		SubImage(image.Rectangle) image.Image
	})
	if !ok || part.Empty() {
		p.t.Fatalf("browsertest: nothing of %s is in sight", selector)
	}
	return cut.SubImage(part)
}
