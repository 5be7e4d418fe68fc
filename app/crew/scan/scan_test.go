package scan

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"wasit/app/crew/frames"
	"wasit/app/event/sheet/qr"
)

// A view is how a phone is held over a screen.
type view struct {
	module float64 // pixels a module
	turn   float64 // degrees
	tilt   float64 // how much smaller the far edge is
	noise  float64 // standard deviation, of 255
	shade  float64 // how much darker one corner is
	blur   int     // pixels around
}

// photograph is what a camera sees of a code on a screen.
func photograph(t testing.TB, text string, side int, v view) Picture {
	t.Helper()
	c, err := qr.EncodeAlpha(text, 3)
	if err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	p := Picture{side, side, make([]byte, side*side)}
	sin, cos := math.Sincos(v.turn * math.Pi / 180)
	for y := range side {
		for x := range side {
			light := 0.0
			for dy := -v.blur; dy <= v.blur; dy++ {
				for dx := -v.blur; dx <= v.blur; dx++ {
					u, w := float64(x+dx)-float64(side)/2, float64(y+dy)-float64(side)/2
					scale := v.module * (1 + v.tilt*w/float64(side))
					mx, my := (u*cos+w*sin)/scale+float64(c.Size)/2, (w*cos-u*sin)/scale+float64(c.Size)/2
					if !c.Dark(int(math.Floor(mx)), int(math.Floor(my))) {
						light += 205
					} else {
						light += 35
					}
				}
			}
			light /= float64((2*v.blur + 1) * (2*v.blur + 1))
			light *= 1 - v.shade*float64(x+y)/float64(2*side)
			p.Pixels[y*side+x] = byte(min(max(light+rnd.NormFloat64()*v.noise, 0), 255))
		}
	}
	return p
}

// TestTexts: the codes of frames are read off a screen that is held near and far, turned, tilted, in shade and with noise.
func TestTexts(t *testing.T) {
	animated, err := frames.NewWriter(make([]byte, 5_000))
	if err != nil {
		t.Fatal(err)
	}
	still, err := frames.NewWriter(make([]byte, frames.Still))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		side int
		view view
	}{
		{480, view{module: 6}},
		{480, view{module: 4, noise: 12}},
		{480, view{module: 3, noise: 8}},
		{480, view{module: 5, turn: 12, noise: 8}},
		{480, view{module: 5, turn: -31, noise: 6, shade: 0.4}},
		{480, view{module: 5, turn: 90, tilt: 0.1, noise: 6}},
		{480, view{module: 5, turn: 4, tilt: 0.2, noise: 8, shade: 0.3}},
		{480, view{module: 5, blur: 1, noise: 8}},
		{400, view{module: 5, turn: 3, blur: 1, noise: 8, shade: 0.3}},
		{320, view{module: 4, turn: 3, noise: 8}},
	} {
		for size, text := range map[int]string{57: animated.Text(23), 65: still.Text(0)} {
			if got := Texts(photograph(t, text, c.side, c.view)); len(got) != 1 || got[0] != text {
				t.Errorf("%d modules in %d pixels, %+v: %q", size, c.side, c.view, got)
			}
		}
	}
}

// TestNothing: pictures without a code, with half of one, and of no size are without codes.
func TestNothing(t *testing.T) {
	w, err := frames.NewWriter([]byte("half"))
	if err != nil {
		t.Fatal(err)
	}
	half := photograph(t, w.Text(0), 200, view{module: 12, turn: 20})
	rnd := rand.New(rand.NewPCG(3, 4))
	noise := Picture{320, 320, make([]byte, 320*320)}
	for i := range noise.Pixels {
		noise.Pixels[i] = byte(rnd.Uint32())
	}
	for name, p := range map[string]Picture{"none": {}, "too few pixels": {100, 100, make([]byte, 99)}, "black": {64, 64, make([]byte, 64*64)}, "noise": noise, "half a code": half} {
		if got := Texts(p); len(got) > 0 {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func BenchmarkTexts(b *testing.B) {
	w, err := frames.NewWriter(make([]byte, 5_000))
	if err != nil {
		b.Fatal(err)
	}
	for _, side := range []int{320, 400, 480} {
		p := photograph(b, w.Text(23), side, view{module: float64(side) / 75, turn: 3, noise: 8})
		b.Run(fmt.Sprint(side), func(b *testing.B) {
			for b.Loop() {
				if len(Texts(p)) != 1 {
					b.Fatal("not read")
				}
			}
		})
	}
}

func FuzzTexts(f *testing.F) {
	w, err := frames.NewWriter([]byte("x"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(photograph(f, w.Text(0), 60, view{module: 1.8}).Pixels, 60)
	f.Fuzz(func(t *testing.T, pixels []byte, width int) {
		width = min(max(width, 1), 400)
		for _, text := range Texts(Picture{width, min(len(pixels)/width, 400), pixels}) {
			var r frames.Reader
			if _, m, err := r.Read(text); err == nil && len(m) > frames.MaxBytes {
				t.Fatal(len(m))
			}
		}
	})
}

// drawn is a code as a screen draws it: the edges of modules fall between pixels.
func drawn(t testing.TB, text string, side int) Picture {
	t.Helper()
	c, err := qr.Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	p, module := Picture{side, side, make([]byte, side*side)}, float64(side)/float64(c.Size+8)
	for y := range side {
		for x := range side {
			light := 0
			for part := range 16 {
				mx := math.Floor((float64(x)+float64(part%4)/4+0.125)/module) - 4
				my := math.Floor((float64(y)+float64(part/4)/4+0.125)/module) - 4
				if mx < 0 || my < 0 || int(mx) >= c.Size || int(my) >= c.Size || !c.Dark(int(mx), int(my)) {
					light += 255
				}
			}
			p.Pixels[y*side+x] = byte(light / 16)
		}
	}
	return p
}

// TestDrawn: addresses as long as those of a round for families are read off a screen, whatever they say. Some of these are not at first.
func TestDrawn(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	again := 0
	for range 60 {
		text := []byte("https://catur.example/follow#")
		for range 420 {
			text = append(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[rnd.IntN(64)])
		}
		p := drawn(t, string(text), 700)
		if first, _ := read(p); len(first) == 0 {
			again++
		}
		if got := Texts(p); len(got) != 1 || got[0] != string(text) {
			t.Errorf("%s is read as %q", text, got)
		}
	}
	if again == 0 {
		t.Error("no code needs a second look: the smaller picture is not tested")
	}
}
