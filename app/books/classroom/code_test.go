package classroom

import (
	"bytes"
	"reflect"
	"testing"
)

func questionOf(t testing.TB, c Class) (Question, []byte) {
	t.Helper()
	q, ok := c.Question()
	if !ok {
		t.Fatal("no question")
	}
	data, err := q.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return q, data
}

// TestCodes: a question and a reply are read as they were written; what is right travels only once it is shown, and no name of a pupil ever
// travels to phones.
func TestCodes(t *testing.T) {
	c := classOf(t, Task{Ask: "Garpu: mana yang aman?", FEN: fork, Options: []string{"Kf6+", "Kb6"}, Right: []string{"A"}})
	q, data := questionOf(t, c)
	if len(q.Right) != 0 {
		t.Error("the solution travels before it is shown")
	}
	back, err := ReadQuestion(data)
	if err != nil || !reflect.DeepEqual(back, q) {
		t.Errorf("%v\n%+v\n%+v", err, back, q)
	}
	got, ok := OfAddress(Address("https://example.org/wasit", data))
	if !ok || !bytes.Equal(got, data) {
		t.Error("the address")
	}
	c = take(t, c, reply(c, 1, 1, 1, "A")).Show()
	if _, shown := questionOf(t, c); bytes.Contains(shown, []byte("Murid")) {
		t.Error("a name travels to phones")
	}
	r := Reply{Class: testKey.Tag(), Pupil: 0x123456789abc, Name: "Aisyah Humaira", Number: 3, Turn: 2, Pick: "d5f6"}
	sealed := r.Bytes(testKey)
	if again, err := ReadReply(sealed, testKey); err != nil || !reflect.DeepEqual(again, r) {
		t.Errorf("%v %+v", err, again)
	}
	t.Logf("question %d bytes, reply %d", len(data), len(sealed))
	if len(sealed) > 60 {
		t.Errorf("%d bytes of a reply are no code that is read over a desk", len(sealed))
	}
}

// TestSpoilt: whatever is cut off, changed, of another key or another program is refused for its reason; not one byte can be changed.
func TestSpoilt(t *testing.T) {
	_, question := questionOf(t, classOf(t, Task{Ask: "?", FEN: fork}))
	sealed := Reply{Class: testKey.Tag(), Pupil: 7, Name: "Ana", Number: 1, Turn: 1, Pick: "d5f6"}.Bytes(testKey)
	for n := range len(question) {
		if _, err := ReadQuestion(question[:n]); err == nil {
			t.Errorf("a question cut at %d", n)
		}
		changed := bytes.Clone(question)
		changed[n] ^= 0x10
		if _, err := ReadQuestion(changed); err == nil {
			t.Errorf("a question changed at %d", n)
		}
	}
	for n := range len(sealed) {
		if _, err := ReadReply(sealed[:n], testKey); err == nil {
			t.Errorf("a reply cut at %d", n)
		}
		changed := bytes.Clone(sealed)
		changed[n] ^= 0x10
		if _, err := ReadReply(changed, testKey); err == nil {
			t.Errorf("a reply changed at %d", n)
		}
	}
	forger := Key{8}
	forged := append(bytes.Clone(Reply{Class: testKey.Tag(), Number: 1, Turn: 1, Pick: "d5f6", Name: "Ana"}.Bytes(forger)), 0)[:]
	copy(forged[3:], sealed[3:7]) // the tag of the class, and a seal under another key
	for _, test := range []struct {
		name string
		data []byte
		want Reason
	}{
		{"text", []byte("https://example.org"), Foreign},
		{"nothing", nil, Foreign},
		{"a question", question, Foreign},
		{"newer", append([]byte{magic, version + 1}, sealed[2:]...), Newer},
		{"short", sealed[:6], Cut},
		{"forged", forged, Forged},
		{"cut", sealed[:len(sealed)-1], Forged},
	} {
		if _, err := ReadReply(test.data, testKey); ReasonOf(err) != test.want {
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		}
	}
	if _, err := ReadReply(sealed, forger); ReasonOf(err) != Other {
		t.Error(err)
	}
}

// TestPhone: a phone answers, changes its answer until the solution is shown, goes on to the next question, and does not go back to an
// earlier one. Another class knows it under another id.
func TestPhone(t *testing.T) {
	c := classOf(t, Task{Ask: "?", FEN: fork}, Task{Ask: "?", Options: []string{"a", "b"}})
	first, _ := questionOf(t, c)
	p := Phone{Lot: [16]byte{5}}
	if _, err := p.Answer("d5f6"); ReasonOf(err) != Early {
		t.Error(err)
	}
	p, err := p.Ask(first)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Answer("d5f6"); ReasonOf(err) != Nameless {
		t.Error(err)
	}
	p.Name = "Ana"
	for _, pick := range []string{"d5e7", "d5f6"} {
		if p, err = p.Answer(pick); err != nil {
			t.Fatal(err)
		}
		c = take(t, c, p.Reply())
	}
	if p.Turn != 2 || c.Shares()[0].Pick != "d5f6" {
		t.Errorf("%+v", p)
	}
	if again, err := p.Ask(first); err != nil || again.Pick != "d5f6" {
		t.Error("the same question forgets the answer", err)
	}
	shown, _ := questionOf(t, c.Show())
	late, _ := p.Ask(shown)
	if _, err := late.Answer("d5e7"); ReasonOf(err) != Late {
		t.Error(err)
	}
	next, _ := questionOf(t, c.Show().Next())
	q, err := late.Ask(next)
	if err != nil || q.Pick != "" || q.Turn != 0 || q.ID() != p.ID() {
		t.Errorf("%v %+v", err, q)
	}
	if _, err := q.Ask(first); ReasonOf(err) != Old {
		t.Error(err)
	}
	other := next
	other.Key = Key{77}
	if elsewhere, err := q.Ask(other); err != nil || elsewhere.ID() == q.ID() {
		t.Error("a phone can be followed from class to class", err)
	}
}

// FuzzRead: whatever a camera or a link brings is refused or makes a task that can be put and a reply that is bounded.
func FuzzRead(f *testing.F) {
	c := classOf(f, Task{Ask: "?", FEN: fork, Options: []string{"a", "b"}})
	q, _ := c.Question()
	data, _ := q.Bytes()
	f.Add(data)
	f.Add(Reply{Class: testKey.Tag(), Name: "Ana", Pick: "d5f6", Number: 1, Turn: 1}.Bytes(testKey))
	f.Add(c.Text())
	f.Fuzz(func(t *testing.T, data []byte) {
		if q, err := ReadQuestion(data); err == nil {
			if q.Fault() != "" {
				t.Errorf("%+v", q)
			}
			if _, err := q.Bytes(); err != nil {
				t.Errorf("%+v: %v", q, err)
			}
		}
		// a seal is no bound: who saw the class's code can make one
		r, err := ReadReply(seal(bytes.Clone(data[:max(0, len(data)-sealSize)]), testKey), testKey)
		if next, refused := c.Take(r); err == nil && refused == nil {
			if _, err := ReadClass(next.Text()); err != nil || !fits(r.Name, MaxName) {
				t.Errorf("%+v: %v", r, err)
			}
		}
		if c, err := ReadClass(data); err == nil {
			c.Shares()
			c.Stuck()
			c.Show().Next()
		}
		if p, err := ReadPhone(data); err == nil {
			p.Reply()
		}
		if text, ok := OfAddress(string(data)); ok && !Is(text) {
			t.Error("the address of something else")
		}
	})
}

func BenchmarkShare(b *testing.B) {
	c := classOf(b, Task{Ask: "?", FEN: fork})
	for n := 1; n <= 29; n++ {
		c = take(b, c, reply(c, n, 1, 1, "d5f6"))
	}
	last := reply(c, 30, 1, 1, "d5e7").Bytes(testKey)
	for b.Loop() {
		r, err := ReadReply(last, testKey)
		if err != nil {
			b.Fatal(err)
		}
		if list := take(b, c, r).Shares(); len(list) != 2 {
			b.Fatal(list)
		}
	}
}
