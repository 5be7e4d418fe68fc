package letters

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"wasit/swiss/trf"
)

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"Đurđa Šćrbačić": "durdascrbacic", "Az-Zahra": "azzahra", "Nur'aini Ma’ruf": "nurainimaruf", "SDN 01": "sdn01",
		"C\u030Caric\u0301 U\u0308ber": "caricuber", "Groß Æbel": "grossaebel", "ŁÓDŹ": "lodz", "Ǆ": "dz", "": "", "…": "", "Ночь": "ночь",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
	if got := Strip("OŠ Ivana Gundulića, Č.-Ž."); got != "os ivana gundulica, c.-z." {
		t.Errorf("Strip: %q", got)
	}
}

// TestASCII: what is told apart for speed alone answers as everything does.
func TestASCII(t *testing.T) {
	var all []byte
	for c := range byte(utf8.RuneSelf) {
		all = append(all, c)
	}
	s := string(all)
	if !IsASCII(s) || IsASCII(s+"é") || Strip(s)+"e" != Strip(s+"é") {
		t.Errorf("%q", Strip(s))
	}
}

// TestMarked: each letter with a mark is a small letter, stands once, and folds to its plain letter in both sizes.
func TestMarked(t *testing.T) {
	seen := map[rune]bool{}
	for _, row := range marked {
		for _, r := range row.with {
			if seen[r] {
				t.Errorf("%c stands twice", r)
			}
			seen[r] = true
			if Plain(r) != rune(row.plain) {
				t.Errorf("Plain(%c) = %c", r, Plain(r))
			}
		}
	}
	for _, r := range "ČĆŠŽĐÉÜÖ" {
		if p := Plain(r); p < 'a' || p > 'z' {
			t.Errorf("Plain(%c) = %c", r, p)
		}
	}
}

func TestCroatianOrder(t *testing.T) {
	want := strings.Fields("Ana Babić Cindrić Čavić Čović Ćosić Dabić Dunja Džaja Đurić Eva Ivan Jurić Lukić Lyon Ljubić Marić Novak Nuić Njegoš Oto " +
		"Perić Quentin Rukavina Sever Süle Šarić Tomić Ujević Vuk Wagner Xaver Young Zec Žagar")
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, func(a, b string) int { return Croatian.Compare(a, b) })
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

// TestSort: as Compare orders them, and equal names by their ties.
func TestSort(t *testing.T) {
	type person struct {
		name string
		id   int
	}
	want := []person{{"Ana", 3}, {"Ana", 7}, {"Čavić", 1}, {"Dž", 9}, {"Đ", 2}, {"Lukić", 4}, {"Ljubić", 8}}
	got := slices.Clone(want)
	slices.Reverse(got)
	Sort(Croatian, got, func(p *person) string { return p.name }, func(p *person) int { return p.id })
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestEnglishOrder(t *testing.T) {
	for _, c := range [][2]string{{"Adi", "Budi"}, {"adi", "Budi"}, {"Ana", "Ana Maria"}, {"Ana Maria", "Anabel"}, {"Čavić", "Čović"}, {"Ćosić", "Dabić"},
		{"Cović", "Čović"}, {"Nuić", "Nyman"}, {"SDN 1", "SDN A"}, {"Zec", "Ночь"}} {
		if English.Compare(c[0], c[1]) >= 0 || English.Compare(c[1], c[0]) <= 0 {
			t.Errorf("%q stands before %q", c[0], c[1])
		}
	}
	if English.Compare("Ana", "Ana") != 0 {
		t.Error("a name equals itself")
	}
}

// FuzzCompare: the order is total and the same both ways.
func FuzzCompare(f *testing.F) {
	f.Add("Džaja", "Đurić", "Njegoš")
	f.Add("", "\xff", "Lj")
	f.Add("\U00031000", "각", "힣 7")
	f.Fuzz(func(t *testing.T, x, y, z string) {
		for _, a := range []Alphabet{English, Croatian} {
			if a.Compare(x, y) != -a.Compare(y, x) {
				t.Errorf("%q, %q", x, y)
			}
			if a.Compare(x, y) < 0 && a.Compare(y, z) < 0 && a.Compare(x, z) >= 0 {
				t.Errorf("%q < %q < %q", x, y, z)
			}
			if (a.Compare(x, y) == 0) != (x == y) {
				t.Errorf("%q equals %q", x, y)
			}
			if strings.Compare(a.Key(x), a.Key(y)) != a.Compare(x, y) {
				t.Errorf("keys of %q and %q: %x, %x", x, y, a.Key(x), a.Key(y))
			}
		}
	})
}

// TestWrittenInTwo: a letter is itself, whether its mark is part of it or stands behind it.
func TestWrittenInTwo(t *testing.T) {
	for _, c := range [][2]string{{"Cvitan", "C\u030Cavic\u0301"}, {"C\u030Cavic\u0301", "Ćorić"}, {"Dujić", "Dz\u030Caja"}, {"Dz\u030Caja", "Đurić"},
		{"Š", "T"}, {"S\u030C", "T"}, {"Suzana", "S\u030Cime"}, {"Zorić", "Z\u030Canić"}} {
		if Croatian.Compare(c[0], c[1]) >= 0 {
			t.Errorf("%q stands before %q", c[0], c[1])
		}
	}
	if English.Compare("C\u030Cavi", "Cavo") >= 0 || Strip("C\u030CAVI") != "cavi" {
		t.Error("a mark behind its letter counts as little as one on it")
	}
}

func TestListed(t *testing.T) {
	for _, c := range []struct {
		a          Alphabet
		name, want string
	}{
		{Of("hr-HR"), "Ivan Horvat", "Horvat Ivan"}, {Of("hr"), "Horvat, Ivan", "Horvat, Ivan"}, {Croatian, "Ana Marija Kos", "Kos Ana Marija"},
		{Croatian, "Pelé", "Pelé"}, {Of("id"), "Budi Santoso", "Budi Santoso"}, {Of("en-XA"), "Ivan Horvat", "Ivan Horvat"},
	} {
		if got := c.a.Listed(c.name); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	if got := strings.Join(Croatian.Letters("Ljubica Džajić"), "."); got != "lj.u.b.i.c.a. .dž.a.j.i.ć" {
		t.Error(got)
	}
	if got := strings.Join(English.Letters("Ljubić"), "."); got != "l.j.u.b.i.c" {
		t.Error(got)
	}
}

// TestReportFiles: report files write letters out their own way (Müller as Mueller, Đ as Dj); all other letters are those of here.
func TestReportFiles(t *testing.T) {
	const own = "äöüđ"
	for _, row := range marked {
		for _, r := range row.with {
			if got := trf.ASCII(string(r)); got != "?" && got != string(row.plain) && !strings.ContainsRune(own, r) {
				t.Errorf("%c is %c here and %s in report files", r, row.plain, got)
			}
		}
	}
}

func BenchmarkCompare(b *testing.B) {
	names := strings.Fields("Šimić Džaja Lovrić Lukić Ljubić Čavić Ćorić Čović Zorić Žanić")
	for b.Loop() {
		for _, x := range names {
			for _, y := range names {
				Croatian.Compare(x, y)
			}
		}
	}
}

// TestCompose: two signs of one letter become the letter; marks that make none stay.
func TestCompose(t *testing.T) {
	for in, want := range map[string]string{
		"S\u030Cc\u030Cuka Z\u030Carko C\u0301iro": "Ščuka Žarko Ćiro", "O\u0308zil": "Özil", "Jose\u0301": "José", "x\u030C": "x\u030C", "\u030Ca": "\u030Ca", "Ana": "Ana", "Čed": "Čed",
	} {
		if got := Compose(in); got != want {
			t.Errorf("Compose(%q) = %q, want %q", in, got, want)
		}
	}
	for mark, text := range unions {
		list := []rune(text)
		for i := 0; i < len(list); i += 2 {
			if r := list[i+1]; Plain(r) != Plain(list[i]) {
				t.Errorf("%c and %U make %c", list[i], mark, r)
			}
		}
	}
}
