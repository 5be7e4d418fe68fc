package ratinglist

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// memory is a store of bytes; after fail further writes it is full.
type memory struct {
	m       map[string][]byte
	fail    int
	reads   int
	largest int
}

var errFull = errors.New("full")

func newMemory() *memory { return &memory{m: map[string][]byte{}, fail: -1} }

func (m *memory) Get(key string) ([]byte, error) {
	m.reads++
	return m.m[key], nil
}

func (m *memory) Put(key string, data []byte) error {
	if m.fail == 0 {
		return errFull
	}
	m.fail--
	m.largest = max(m.largest, len(data))
	m.m[key] = slices.Clone(data)
	return nil
}

func (m *memory) DeleteAll(prefix string) error {
	maps.DeleteFunc(m.m, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	return nil
}

var surnames = strings.Fields("Horvat Kovač Babić Marić Novak Jurić Kovačić Vuković Knežević Marković Petrović Matić Tomić Santoso Wijaya Putra Pratama Li Wang O'Neil Ng")

// crowd is n players in no order.
func crowd(n int) []Entry {
	g := lot.New(lot.Seed(n))
	list := make([]Entry, n)
	for i := range list {
		list[i] = Entry{ID: fmt.Sprint(100000 + 7*i), Name: fmt.Sprintf("%s, Ime%c%c %d", surnames[g.Draw(uint64(len(surnames)))], 'a'+rune(g.Draw(26)), 'a'+rune(g.Draw(26)), i),
			Federation: []string{"CRO", "INA", "CHN"}[g.Draw(3)], Sex: swiss.Male, Born: 1950 + int(g.Draw(60)), Rating: [3]int{1400 + int(g.Draw(1400))}, K: [3]int{20}}
	}
	lot.Shuffle(g, list)
	return list
}

func build(t testing.TB, m *memory, name string, list []Entry) {
	t.Helper()
	b, err := NewBuilder(m, name, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		if err := b.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Finish(About{Source: "list.txt", Made: 1}); err != nil {
		t.Fatal(err)
	}
}

func opened(t testing.TB, m *memory, name string) *List {
	t.Helper()
	l, ok, err := Open(m, name)
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	return l
}

// searched is what a search must find, by looking at everybody.
func searched(list []Entry, key, federation string) []Entry {
	var found []Entry
	for _, e := range list {
		if strings.HasPrefix(Key(e.Name), key) && (federation == "" || e.Federation == federation) {
			found = append(found, e)
		}
	}
	slices.SortFunc(found, func(a, b Entry) int { return strings.Compare(nameKey(a), nameKey(b)) })
	return found
}

func TestList(t *testing.T) {
	for _, n := range []int{1, 2, blockSize, blockSize + 1, 3*runSize + 17} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			all, m := crowd(n), newMemory()
			build(t, m, "fide", all)
			l := opened(t, m, "fide")
			if got := l.About(); got != (About{Source: "list.txt", Made: 1, Entries: n}) {
				t.Errorf("%+v", got)
			}
			for i := 0; i < n; i += 1 + n/200 {
				m.reads = 0
				if e, ok, err := l.ByID("00" + all[i].ID); err != nil || !ok || e != all[i] || m.reads > 2 {
					t.Fatalf("%+v: %+v, %v, %v, %d blocks", all[i], e, ok, err, m.reads)
				}
			}
			for _, id := range []string{"", "1", "99999999", "100001", strings.Repeat("9", 40)} {
				if _, ok, err := l.ByID(id); ok || err != nil {
					t.Errorf("%q is found: %v", id, err)
				}
			}
			for _, c := range []struct{ text, federation string }{{"horv", ""}, {"Kovač", "CRO"}, {"kovacic, ime", ""}, {"o'n", ""}, {"li", "INA"}, {"zzz", ""}, {"a", ""}} {
				m.reads = 0
				got, err := l.ByName(c.text, c.federation, 30)
				want := searched(all, Key(c.text), c.federation)
				if err != nil || m.reads > mostBlocks {
					t.Fatalf("%+v: %v, %d blocks", c, err, m.reads)
				}
				if len(want) > 30 {
					want = want[:30]
				}
				if diff := cmp.Diff(want, got.Entries); diff != "" {
					t.Errorf("%+v (-want +got)\n%s", c, diff)
				}
			}
			if m.largest > 200*blockSize {
				t.Errorf("a block of %d bytes", m.largest)
			}
			for key := range m.m {
				if strings.Contains(key, "/run/") || strings.Contains(key, "/ref/") {
					t.Fatalf("%s is left behind", key)
				}
			}
		})
	}
}

func TestNameTheOtherWayRound(t *testing.T) {
	m := newMemory()
	build(t, m, "fide", []Entry{ivan, ana, budi, siti, iva})
	l := opened(t, m, "fide")
	for text, want := range map[string][]Entry{"ivan horvat": {ivan}, "horvat, iva": {iva, ivan}, "Ana Marija Kovač": {ana}, "santoso budi": {budi}, "budi": {budi}} {
		if got, err := l.ByName(text, "", 10); err != nil || cmp.Diff(want, got.Entries) != "" {
			t.Errorf("%s: %v, %v", text, got.Entries, err)
		}
	}
	if got, err := l.ByName("horvat", "", 1); err != nil || len(got.Entries) != 1 || !got.More {
		t.Errorf("%+v, %v: a second one is there", got, err)
	}
}

// TestFullStore: wherever an import ends, the old list is there as it was, and the next import succeeds.
func TestFullStore(t *testing.T) {
	m := newMemory()
	old, next := crowd(1500), crowd(2*runSize+5)
	build(t, m, "fide", old)
	for fail := 0; ; fail += 1 + fail/3 {
		m.fail = fail
		b, err := NewBuilder(m, "fide", nil)
		for i := 0; err == nil && i < len(next); i++ {
			err = b.Add(next[i])
		}
		if err == nil {
			err = b.Finish(About{})
		}
		if err == nil {
			break
		}
		if !errors.Is(err, errFull) {
			t.Fatal(err)
		}
		if e, ok, err := opened(t, m, "fide").ByID(old[7].ID); !ok || err != nil || e != old[7] {
			t.Fatalf("after %d writes the old list has %+v, %v", fail, e, err)
		}
	}
	m.fail = -1
	if l := opened(t, m, "fide"); l.About().Entries != len(next) {
		t.Errorf("%+v", l.About())
	}
	if err := Remove(m, "fide"); err != nil || len(m.m) > 0 {
		t.Errorf("%d keys are left, %v", len(m.m), err)
	}
}

// TestDamage: no damaged block is taken for a list.
func TestDamage(t *testing.T) {
	m := newMemory()
	all := crowd(2500)
	build(t, m, "fide", all)
	for key, data := range m.m {
		for _, bad := range [][]byte{{}, {9, 9}, data[:len(data)/2], append(slices.Clone(data), 1)} {
			m.m[key] = bad
			l, ok, err := Open(m, "fide")
			for i := 0; err == nil && ok && i < len(all); i += 50 {
				if _, ok, err = l.ByID(all[i].ID); err == nil {
					_, err = l.ByName(all[i].Name, "", 5)
				}
			}
			if !isDamaged(err) {
				t.Errorf("%s with %d bytes: %v, %v", key, len(bad), ok, err)
			}
		}
		m.m[key] = data
	}
}

func TestCompare(t *testing.T) {
	p := Person{Name: "Ivan Horvat", Federation: "CRO", FIDEID: "14500001", Sex: swiss.Male, Title: swiss.GM, Born: 1985, Rating: 2512}
	if list := Compare(p, ivan, 0); list != nil {
		t.Errorf("%+v", list)
	}
	want := []Difference{{PartRating, false}}
	if diff := cmp.Diff(want, Compare(p, ivan, 1)); diff != "" {
		t.Errorf("rapid (-want +got)\n%s", diff)
	}
	want = []Difference{{PartID, true}, {PartFederation, true}, {PartSex, true}, {PartTitle, true}, {PartBorn, true}, {PartRating, true}}
	if diff := cmp.Diff(want, Compare(Person{Name: "Horvat Ivan"}, ivan, 0)); diff != "" {
		t.Errorf("only a name (-want +got)\n%s", diff)
	}
	if list := Compare(Person{Name: "Siti O'Neil", FIDEID: "7100004", Federation: "INA", Sex: swiss.Female, Born: 2010}, siti, 0); len(list) != 1 || list[0].Part != PartInactive {
		t.Errorf("%+v", list)
	}
}

func FuzzBlock(f *testing.F) {
	f.Add(encodeBlock([]Entry{ivan, ana}))
	f.Fuzz(func(t *testing.T, data []byte) {
		list, err := decodeBlock("x", data)
		if err != nil {
			return
		}
		if back, err := decodeBlock("x", encodeBlock(list)); err != nil || !slices.Equal(list, back) {
			t.Fatalf("%v becomes %v, %v", list, back, err)
		}
	})
}

func BenchmarkBuild(b *testing.B) {
	all := crowd(500_000)
	for b.Loop() {
		build(b, newMemory(), "fide", all)
	}
}

func BenchmarkByName(b *testing.B) {
	m := newMemory()
	build(b, m, "fide", crowd(500_000))
	l := opened(b, m, "fide")
	for b.Loop() {
		if _, err := l.ByName("horvat imec", "CRO", 20); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkByID(b *testing.B) {
	m := newMemory()
	build(b, m, "fide", crowd(500_000))
	l := opened(b, m, "fide")
	for b.Loop() {
		if _, ok, err := l.ByID("1850000"); err != nil || !ok {
			b.Fatal(ok, err)
		}
	}
}
