package ratinglist

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
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
				if strings.Contains(key, "/run/") || strings.Contains(key, "/ref/") || strings.Contains(key, "/wref/") {
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
	for text, want := range map[string][]Entry{"ivan horvat": {ivan}, "horvat, iva": {iva, ivan}, "Ana Marija Kovač": {ana}, "santoso budi": {budi}, "budi": {budi}, "hor iva": {iva, ivan}, "mari kov": {ana},
		"marija": {ana}, "siti": {siti}, "santoso": {budi}, "iva iva": nil, "ivan ana": nil} {
		if got, err := l.ByName(text, "", 10); err != nil || cmp.Diff(want, got.Entries) != "" {
			t.Errorf("%s: %v, %v", text, got.Entries, err)
		}
	}
	if got, err := l.ByName("horvat", "", 1); err != nil || len(got.Entries) != 1 || !got.More {
		t.Errorf("%+v, %v: a second one is there", got, err)
	}
}

// TestWords: a search by words finds who has them, in any order and anywhere in the name, and nobody twice.
func TestWords(t *testing.T) {
	all, m := crowd(5000), newMemory()
	build(t, m, "fide", all)
	l := opened(t, m, "fide")
	for i := 0; i < len(all); i += 97 {
		words := strings.Fields(Key(all[i].Name))
		for _, text := range []string{words[2] + " " + words[0][:2], words[1] + " " + words[2], words[2], words[1][:4] + " " + words[2] + " " + words[0]} {
			found, err := l.ByName(text, "", 500)
			n := 0
			for _, e := range found.Entries {
				if e == all[i] {
					n++
				}
				if !hasWords(Key(e.Name), strings.Fields(text)) {
					t.Fatalf("%q finds %q", text, e.Name)
				}
			}
			if err != nil || n != 1 {
				t.Fatalf("%q finds %q %d times, %v", text, all[i].Name, n, err)
			}
		}
	}
	if found, err := l.ByName("ime", "CRO", 10); err != nil || len(found.Entries) != 10 || !found.More {
		t.Errorf("%d with a frequent word, %v", len(found.Entries), err)
	}
}

// TestProgress: a build says how far it is, stage by stage, and ends where it is told to.
func TestProgress(t *testing.T) {
	all, m := crowd(2*runSize+1), newMemory()
	last, seen := [ByWord + 1]int{}, Reading
	stop := errors.New("stop")
	for _, end := range []Stage{ByWord + 1, Reading, ByName, ByID, ByWord} {
		b, err := NewBuilder(m, "fide", func(s Stage, n int) error {
			if s < seen && n > last[s] {
				t.Errorf("stage %d after %d", s, seen)
			}
			if last[s], seen = n, s; s == end {
				return stop
			}
			return nil
		})
		for i := 0; err == nil && i < len(all); i++ {
			err = b.Add(all[i])
		}
		if err == nil {
			err = b.Finish(About{})
		}
		if end <= ByWord && !errors.Is(err, stop) || end > ByWord && err != nil {
			t.Fatalf("ending in stage %d: %v", end, err)
		}
		if end <= ByWord {
			if err := b.Drop(); err != nil || opened(t, m, "fide").About().Entries != len(all) {
				t.Fatalf("the list that was there is gone: %v", err)
			}
		}
		seen, last = Reading, [ByWord + 1]int{}
	}
}

// TestFullStore: wherever an import ends, the old list is there as it was, and the next import succeeds.
func TestFullStore(t *testing.T) {
	if testing.Short() {
		t.Skip("imports a list as often as it can fail")
	}
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
	m.fail = 100
	if b, err := NewBuilder(m, "fide", nil); err == nil {
		for i := 0; err == nil && i < len(next); i++ {
			err = b.Add(next[i])
		}
	}
	m.fail = -1
	if err := Sweep(m, "fide"); err != nil {
		t.Fatal(err)
	}
	for key := range m.m {
		if key != "fide/directory" && !strings.HasPrefix(key, fmt.Sprintf("fide/%d/", opened(t, m, "fide").d.Round)) {
			t.Fatalf("%s is left of an import that was cut off", key)
		}
	}
	if l := opened(t, m, "fide"); l.About().Entries != len(next) {
		t.Errorf("%+v", l.About())
	}
	if err := Remove(m, "fide"); err != nil || len(m.m) > 0 {
		t.Errorf("%d keys are left, %v", len(m.m), err)
	}
}

// TestDeletedMeanwhile: an import whose parts somebody deletes fails, and does not become a shorter list.
func TestDeletedMeanwhile(t *testing.T) {
	m := newMemory()
	b, err := NewBuilder(m, "fide", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range crowd(2 * runSize) {
		if err := b.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	if err := Remove(m, "fide"); err != nil {
		t.Fatal(err)
	}
	if err := b.Finish(About{}); !isDamaged(err) {
		t.Errorf("%v", err)
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
				for _, word := range strings.Fields(all[i].Name)[1:] {
					if err == nil {
						_, err = l.ByName(word, "", 5)
					}
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
	known := journal.PlayerInfo{Name: "Ivan Horvat", Federation: "CRO", FIDEID: "14500001", Sex: swiss.Male, Title: "GM", Birth: journal.Date{Year: 1985, Month: 3, Day: 2},
		Rating: 2512, Ratings: journal.Ratings{Standard: 2512, Rapid: 2480, Blitz: 2466, K: 10}}
	if list := Compare(known, ivan, Use{Kind: FIDE, Control: 0}); list != nil {
		t.Errorf("%+v", list)
	}
	want := []Difference{{PartRating, "2512", "2480", false}}
	if diff := cmp.Diff(want, Compare(known, ivan, Use{Kind: FIDE, Control: 1})); diff != "" {
		t.Errorf("rapid (-want +got)\n%s", diff)
	}
	want = []Difference{{PartID, "", "14500001", true}, {PartRating, "", "2512", true}, {PartStandard, "", "2512", true}, {PartRapid, "", "2480", true},
		{PartBlitz, "", "2466", true}, {PartK, "", "10", true}, {PartTitle, "", "GM", true}, {PartFederation, "", "CRO", true}, {PartBorn, "", "1985", true}, {PartSex, "", "m", true}}
	if diff := cmp.Diff(want, Compare(journal.PlayerInfo{Name: "Horvat Ivan"}, ivan, Use{Kind: FIDE, Control: 0})); diff != "" {
		t.Errorf("only a name (-want +got)\n%s", diff)
	}
	want = []Difference{{Part: PartName, Here: "Iva Horvat", There: "Horvat, Ivan"}, {PartRating, "1900", "2512", false}}
	namesake := known
	namesake.Name, namesake.Rating = "Iva Horvat", 1900
	if diff := cmp.Diff(want, Compare(namesake, ivan, Use{Kind: FIDE, Control: 0})); diff != "" {
		t.Errorf("another name (-want +got)\n%s", diff)
	}
	if list := Compare(journal.PlayerInfo{Name: "Siti O'Neil", FIDEID: "7100004", Federation: "INA", Sex: swiss.Female, Birth: journal.Date{Year: 2010}, Rating: 1300}, siti, Use{Kind: FIDE, Control: 0}); len(list) != 1 || list[0].Part != PartInactive {
		t.Errorf("who has no rating in the list keeps that of the event: %+v", list)
	}
	national := Entry{ID: "HR-5", Name: "Horvat, Ivan", Rating: [3]int{2400}}
	want = []Difference{{PartID, "", "HR-5", true}, {PartNational, "", "2400", true}}
	if diff := cmp.Diff(want, Compare(known, national, Use{Kind: National, Control: 0})); diff != "" {
		t.Errorf("national (-want +got)\n%s", diff)
	}
	if p := Take(journal.PlayerInfo{Name: "Ivan"}, national, Use{Kind: National, Control: 1}); p != (journal.PlayerInfo{Name: "Ivan", NationalID: "HR-5", Rating: 2400, Ratings: journal.Ratings{National: 2400}, Source: journal.Source{Rating: journal.SourceNational}}) {
		t.Errorf("%+v", p)
	}
}

// TestTake: what is taken over part by part is what is taken over at once, and leaves no difference that could be taken.
func TestTake(t *testing.T) {
	for _, e := range []Entry{ivan, ana, budi, siti, iva} {
		for control := range 3 {
			for _, kind := range []Kind{FIDE, National} {
				p := journal.PlayerInfo{Name: "X", Rating: 1111, Title: "CM", Federation: "INA", Birth: journal.Date{Year: 1985, Month: 2, Day: 1}}
				one := p
				for _, d := range Compare(p, e, Use{Kind: kind, Control: control}) {
					if d.IsTakable() {
						one = Take(one, e, Use{Kind: kind, Control: control}, d.Part)
					}
				}
				all := Take(p, e, Use{Kind: kind, Control: control})
				if one != all {
					t.Errorf("one by one %+v, at once %+v", one, all)
				}
				if slices.ContainsFunc(Compare(all, e, Use{Kind: kind, Control: control}), Difference.IsTakable) {
					t.Errorf("%+v is left of %+v", Compare(all, e, Use{Kind: kind, Control: control}), e)
				}
			}
		}
	}
}

// TestMatch: a number decides; a name only where nothing speaks against it and nobody shares it.
func TestMatch(t *testing.T) {
	m := newMemory()
	namesake := iva
	namesake.ID, namesake.Born = "14500009", 2001
	duric := Entry{ID: "14500010", Name: "Djuric, Luka", Federation: "CRO"}
	build(t, m, "fide", []Entry{ivan, ana, budi, siti, iva, namesake, duric})
	l := opened(t, m, "fide")
	for _, c := range []struct {
		name string
		p    journal.PlayerInfo
		want Match
	}{
		{"number", journal.PlayerInfo{Name: "Somebody", FIDEID: "014500001"}, Match{How: ByNumber, Entry: ivan}},
		{"unknown number", journal.PlayerInfo{Name: "Ivan Horvat", FIDEID: "99"}, Match{}},
		{"name", journal.PlayerInfo{Name: "Ivan Horvat"}, Match{How: ByNameOf, Entry: ivan}},
		{"accents", journal.PlayerInfo{Name: "Ána-Marija Kovač"}, Match{How: ByNameOf, Entry: ana}},
		{"đ", journal.PlayerInfo{Name: "Luka Đurić"}, Match{How: ByNameOf, Entry: duric}},
		{"born in another year", journal.PlayerInfo{Name: "Ivan Horvat", Birth: journal.Date{Year: 1999}}, Match{}},
		{"of another federation", journal.PlayerInfo{Name: "Ivan Horvat", Federation: "INA"}, Match{}},
		{"several", journal.PlayerInfo{Name: "Iva Horvat"}, Match{How: Ambiguous, Count: 2}},
		{"one of several", journal.PlayerInfo{Name: "Iva Horvat", Birth: journal.Date{Year: 2001}}, Match{How: ByNameOf, Entry: namesake}},
		{"part of a name", journal.PlayerInfo{Name: "Ivan"}, Match{}},
		{"nobody", journal.PlayerInfo{Name: "Zzz"}, Match{}},
	} {
		if got, err := l.Match(c.p, FIDE); err != nil || got != c.want {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
	if got, err := l.Match(journal.PlayerInfo{Name: "Ivan Horvat", FIDEID: "99"}, National); err != nil || got.How != ByNameOf {
		t.Errorf("a FIDE ID says nothing of a national list: %+v, %v", got, err)
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
