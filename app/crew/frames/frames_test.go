package frames

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func random(n int) []byte {
	rnd := rand.New(rand.NewPCG(uint64(n), 25))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(rnd.Uint32())
	}
	return b
}

func write(t testing.TB, message []byte) Writer {
	t.Helper()
	w, err := NewWriter(message)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestOneCode: a small message is one code that stands still, up to the size that is promised.
func TestOneCode(t *testing.T) {
	for _, n := range []int{0, 1, 2, 101, 300, Still} {
		message := random(n)
		w := write(t, message)
		var r Reader
		p, got, err := r.Read(w.Text(0))
		if err != nil || w.Count() != 1 || p != (Progress{1, 1}) || got == nil || !bytes.Equal(got, message) {
			t.Errorf("%d bytes: %d frames, %v, %v", n, w.Count(), p, err)
		}
		if text := w.Text(0); len(text) > 535 || strings.Trim(text, letters) != "" {
			t.Errorf("%d bytes are %d letters: more than a code of 65 modules holds", n, len(text))
		}
	}
	if w := write(t, random(Still+1)); w.Count() != 2 || len(w.Text(0)) > 395 {
		t.Errorf("%d frames of %d letters: more than a code of 57 modules holds", w.Count(), len(w.Text(0)))
	}
}

// TestThirdLost: with a third of the frames lost, in whatever pattern, in whatever order the others come, and from whichever frame on,
// the message is whole after not many more frames than it has blocks.
func TestThirdLost(t *testing.T) {
	rnd := rand.New(rand.NewPCG(25, 3))
	patterns := map[string]func(i int) bool{
		"each third":      func(i int) bool { return i%3 == 0 },
		"two of six":      func(i int) bool { return i%6 < 2 },
		"runs of ten":     func(i int) bool { return i/10%3 == 1 },
		"the first third": func(i int) bool { return i < 40 },
		"by chance":       func(int) bool { return rnd.IntN(3) == 0 },
		"none":            func(int) bool { return false },
	}
	for name, lost := range patterns {
		for _, n := range []int{Still + 1, 900, 5_000, 30_000, 66_000} {
			for _, from := range []int{0, 17, 5_000, numbers - 3} {
				message := random(n)
				w := write(t, message)
				var r Reader
				var got []byte
				seen := 0
				for i := 0; got == nil && i < 4*w.Count()+60; i++ {
					if lost(i) {
						continue
					}
					var err error
					if _, got, err = r.Read(w.Text(from + i)); err != nil {
						t.Fatal(err)
					}
					seen++
				}
				if most := w.Count() + 16; !bytes.Equal(got, message) || seen > most {
					t.Errorf("%s, %d bytes from frame %d: %d frames of %d, whole %t", name, n, from, seen, w.Count(), got != nil)
				}
			}
		}
	}
}

// TestAnyOrder: frames that come backwards, doubled and mixed make the same message.
func TestAnyOrder(t *testing.T) {
	message := random(20_000)
	w := write(t, message)
	var order []int
	for i := range w.Count() + 12 {
		order = append(order, i+5, i+5)
	}
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.Reverse(order)
	var r Reader
	have := 0
	for _, n := range order {
		p, got, err := r.Read(w.Text(n))
		if err != nil || p.Have < have || p.Of != w.Count() {
			t.Fatal(p, err)
		}
		if have = p.Have; got != nil && !bytes.Equal(got, message) {
			t.Fatal("another message")
		}
	}
	if have != w.Count() {
		t.Errorf("%d of %d", have, w.Count())
	}
}

// TestForeign: other codes change nothing, another message begins anew, and frames that lie about their message are noticed.
func TestForeign(t *testing.T) {
	w := write(t, random(2_000))
	var r Reader
	if _, _, err := r.Read(w.Text(0)); err != nil {
		t.Fatal(err)
	}
	good := w.Text(1)
	for _, text := range []string{"", "https://example.org/wasit", "HELLO", "::::::", good[:len(good)-2], good + "00", strings.ToLower(good), good[:7] + "A" + good[8:], "Šah"} {
		if p, _, err := r.Read(text); !errors.Is(err, ErrForeign) || p.Have != 1 {
			t.Errorf("%q: %v, %v", text, p, err)
		}
	}
	if p, _, err := r.Read(write(t, random(3_000)).Text(4)); err != nil || p != (Progress{1, 13}) {
		t.Errorf("another message: %v, %v", p, err)
	}
	liar := w
	liar.id++
	var last error
	for i := range liar.Count() {
		_, _, last = r.Read(liar.Text(i))
	}
	if !errors.Is(last, ErrChanged) || r.rows != nil {
		t.Errorf("a message with another checksum: %v", last)
	}
	var long *TooLongError
	if _, err := NewWriter(make([]byte, MaxBytes+1)); !errors.As(err, &long) {
		t.Error(err)
	}
}

// TestFile: the same bytes as a text, whatever a messenger does to its line ends; changed or cut they are refused.
func TestFile(t *testing.T) {
	for _, n := range []int{0, 1, 57, 58, 5_000} {
		message := random(n)
		text := File(message)
		for _, form := range [][]byte{text, bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")), append([]byte("\ufeff"), text...), bytes.TrimSpace(text)} {
			if got, is, err := ReadFile(form); !is || err != nil || !bytes.Equal(got, message) {
				t.Errorf("%d bytes: %t, %v, %d", n, is, err, len(got))
			}
		}
		if _, is, err := ReadFile(bytes.Replace(text, []byte("\n"), []byte("\nAAAA"), 1)); !is || !errors.Is(err, ErrChanged) {
			t.Errorf("%d bytes and more: %t, %v", n, is, err)
		}
	}
	if _, is, err := ReadFile([]byte("Name;Club\n")); is || err != nil {
		t.Error("a list counts as a message")
	}
	if _, is, err := ReadFile([]byte(fileHead)); !is || !errors.Is(err, ErrChanged) {
		t.Error(err)
	}
}

// TestBase45 compares with the examples of RFC 9285.
func TestBase45(t *testing.T) {
	for text, want := range map[string]string{"AB": "BB8", "Hello!!": "%69 VD92EX0", "base-45": "UJCLQE7W581", "ietf!": "QED8WEX0"} {
		got, err := decode45(want)
		if encode45([]byte(text)) != want || err != nil || string(got) != text {
			t.Errorf("%q: %q, %q, %v", text, encode45([]byte(text)), got, err)
		}
	}
	for _, bad := range []string{"GGW", "::", "A", "AAAA", "aa"} {
		if _, err := decode45(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func FuzzRead(f *testing.F) {
	w := write(f, random(900))
	f.Add(w.Text(0), w.Text(5), w.Text(9), 77)
	f.Add("HELLO", "", "::", 0)
	f.Fuzz(func(t *testing.T, a, b, c string, n int) {
		var r Reader
		message := random(700 + min(max(n%1_000, -300), 1_000))
		own := write(t, message)
		for i, text := range []string{a, own.Text(0), b, own.Text(max(n, 3)), c} {
			if _, got, err := r.Read(text); err != nil && got != nil {
				t.Fatalf("%d: an error and a message: %v", i, err)
			}
		}
		var got []byte
		for i := 0; got == nil; i++ {
			var err error
			if _, got, err = r.Read(own.Text(i)); err != nil && !errors.Is(err, ErrChanged) {
				t.Fatal(err)
			}
			if i > 100 {
				t.Fatal(fmt.Sprint("never whole ", len(message)))
			}
		}
		if !bytes.Equal(got, message) {
			t.Fatal("what strangers showed is in the message")
		}
	})
}
