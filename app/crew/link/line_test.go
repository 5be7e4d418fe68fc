package link

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"wasit/app/crew/wire"
)

// carry hands over everything that waits, as a channel does that takes so many bytes at a time.
func carry(t testing.TB, at time.Duration, from, to *Line, room int) (messages [][]byte) {
	t.Helper()
	for {
		sent := 0
		for p := from.Next(at, 0); p != nil; p = from.Next(at, 0) {
			if len(p) > piece {
				t.Fatalf("a piece of %d bytes", len(p))
			}
			m, _, err := to.Hear(at, p)
			if err != nil {
				t.Fatal(err)
			}
			if m != nil {
				messages = append(messages, m)
			}
			if sent += len(p); sent > room {
				break
			}
		}
		if sent <= room {
			return messages
		}
	}
}

// TestMessageFits: a line carries the largest message that there is.
func TestMessageFits(t *testing.T) {
	if MaxMessage != wire.MaxBytes {
		t.Errorf("a line carries %d bytes, a message may have %d", MaxMessage, wire.MaxBytes)
	}
}

// TestLine: messages of every size come across whole and in order.
func TestLine(t *testing.T) {
	a, b := NewLine(0), NewLine(0)
	var want [][]byte
	for _, n := range []int{0, 1, piece - 2, piece - 1, piece, 5 * piece, 2 << 20} {
		m := bytes.Repeat([]byte{byte(n), 7}, n/2+1)[:n]
		want = append(want, m)
		if err := a.Say(m); err != nil {
			t.Fatal(err)
		}
	}
	got := carry(t, time.Second, a, b, 64<<10)
	if len(got) != len(want) {
		t.Fatalf("%d messages of %d", len(got), len(want))
	}
	for i := range want {
		if !bytes.Equal(got[i], want[i]) {
			t.Errorf("message %d has %d bytes of %d", i, len(got[i]), len(want[i]))
		}
	}
}

// TestAside: what the ends say of the link itself comes across between messages.
func TestAside(t *testing.T) {
	a, b := NewLine(0), NewLine(0)
	if err := a.Say(make([]byte, 3*piece)); err != nil {
		t.Fatal(err)
	}
	a.Aside([]byte("spare"))
	var about []byte
	for p := a.Next(0, 0); p != nil; p = a.Next(0, 0) {
		var err error
		if _, about, err = b.Hear(0, p); err != nil {
			t.Fatal(err)
		}
	}
	if string(about) != "spare" {
		t.Errorf("heard %q", about)
	}
}

// TestQueue: the browser never has more than it sends soon, and what waits here is bounded.
func TestQueue(t *testing.T) {
	l := NewLine(0)
	if err := l.Say([]byte{1}); err != nil {
		t.Fatal(err)
	}
	if p := l.Next(0, inFlight+1); p != nil {
		t.Error("a piece leaves although the browser has enough")
	}
	if err := l.Say(make([]byte, MaxMessage)); err != nil {
		t.Fatal(err)
	}
	if err := l.Say(make([]byte, MaxMessage)); !errors.Is(err, ErrFull) {
		t.Error(err)
	}
	if err := l.Say(make([]byte, MaxMessage+1)); err == nil {
		t.Error("a message that the other side refuses is said")
	}
}

// TestSilence: both sides hear each other while a channel stands; when it breaks both know within seconds; a device that slept gives
// the other time to be heard.
func TestSilence(t *testing.T) {
	a, b := NewLine(0), NewLine(0)
	at := time.Duration(0)
	for ; at < time.Minute; at += time.Second {
		if !a.Tick(at) || !b.Tick(at) {
			t.Fatalf("silent after %v on a channel that stands", at)
		}
		carry(t, at, a, b, 1)
		carry(t, at, b, a, 1)
	}
	broken := at
	for a.Tick(at) {
		at += time.Second
	}
	if after := at - broken; after < BeatEvery || after > Silence {
		t.Errorf("noticed after %v", after)
	}
	at += 10 * time.Minute // in a pocket
	if !b.Tick(at) {
		t.Error("who slept itself gives the other no time")
	}
	for n := range 10 {
		if !b.Tick(at+time.Duration(n)*time.Second) && n > 1 {
			return
		}
	}
	t.Error("nobody is there, and it is never noticed")
}

// TestHostilePieces: what makes no sense ends the link.
func TestHostilePieces(t *testing.T) {
	for name, pieces := range map[string][][]byte{
		"nothing":               {{}},
		"an unknown kind":       {{9, 1}},
		"a beat with a body":    {{beat, 1}},
		"a beat in a message":   {{more, 1}, {beat}},
		"an aside in a message": {{more, 1}, {aside, 1}},
		"an empty aside":        {{aside}},
		"a piece too long":      {make([]byte, piece+1)},
		"a message without end": nil,
	} {
		l := NewLine(0)
		var err error
		if pieces == nil {
			for range MaxMessage/(piece-1) + 1 {
				pieces = append(pieces, append([]byte{more}, make([]byte, piece-1)...))
			}
		}
		for _, p := range pieces {
			var m []byte
			if m, _, err = l.Hear(0, p); m != nil {
				t.Errorf("%s: a message", name)
			}
		}
		if !errors.Is(err, ErrPiece) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzHear(f *testing.F) {
	f.Add([]byte{complete, 1, 2}, []byte{beat}, []byte{more, 3}, []byte{complete})
	f.Fuzz(func(t *testing.T, a, b, c, d []byte) {
		l := NewLine(0)
		for _, p := range [][]byte{a, b, c, d} {
			if m, about, err := l.Hear(0, p); err != nil && m != nil || m != nil && about != nil || len(m) > len(a)+len(b)+len(c)+len(d) {
				t.Fatalf("%v, %d bytes", err, len(m))
			}
		}
	})
}
