package clock

import (
	"testing"
	"time"
)

func benchState(b testing.TB, text string) State {
	c, err := Parse(text)
	if err != nil {
		b.Fatal(err)
	}
	s, err := New(c)
	if err != nil {
		b.Fatal(err)
	}
	if s, err = s.Start(0); err != nil {
		b.Fatal(err)
	}
	return s
}

var controls = []string{"5+3", "90/40#+30, 30+30", "10 byo 3x30", "25 d10", "5 hourglass"}

func BenchmarkPress(b *testing.B) {
	for _, text := range controls {
		b.Run(text, func(b *testing.B) {
			s := benchState(b, text)
			b.ReportAllocs()
			for i := range b.N {
				n, err := s.Press(s.Turn(), s.Last()+time.Duration(i&1)*ms)
				if err != nil {
					n, _ = s.Reset(s.Last())
					n, _ = n.Start(s.Last())
				}
				s = n
			}
		})
	}
}

func BenchmarkRemaining(b *testing.B) {
	s := benchState(b, "90/40+30, 30+30")
	b.ReportAllocs()
	for i := range b.N {
		s.Remaining(Side(i&1), time.Duration(i)*ms)
	}
}

func BenchmarkFrame(b *testing.B) { // all that a screen asks for in one frame
	s := benchState(b, "90/40+30, 30+30")
	b.ReportAllocs()
	for i := range b.N {
		at := time.Duration(i) * ms
		w, black := s.Faces(at)
		DigitsOf(w.Time, true)
		DigitsOf(black.Time, true)
		s.NextChange(at, true)
		s.FlagAt()
	}
}

func BenchmarkReplay200Moves(b *testing.B) {
	c := Even(Period{Main: time.Hour, Method: Fischer, Add: 30 * time.Second})
	inputs := []Input{{Act: ActStart}}
	for i := range 400 {
		inputs = append(inputs, Input{Act: ActPress, Side: Side(i & 1), At: time.Duration(i) * 10 * time.Second})
	}
	b.ReportAllocs()
	for range b.N {
		if _, err := replay(c, inputs); err != nil {
			b.Fatal(err)
		}
	}
}

func TestNothingIsAllocatedWhileTheClockRuns(t *testing.T) {
	for _, text := range controls {
		s := benchState(t, text)
		at := time.Duration(0)
		if n := testing.AllocsPerRun(100, func() {
			at += 40 * ms
			s.Remaining(White, at)
			s.Faces(at)
			s.NextChange(at, true)
			s.FlagAt()
			s.Phase(at)
			var err error
			if s, err = s.Press(s.Turn(), at); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations", text, n)
		}
	}
}
