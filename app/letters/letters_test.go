package letters

import (
	"slices"
	"strings"
	"testing"
)

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"Đurđa Šćrbačić": "durdascrbacic", "Az-Zahra": "azzahra", "Nur'aini Ma’ruf": "nurainimaruf", "SDN 01": "sdn01",
		"Groß Æbel": "grossaebel", "ŁÓDŹ": "lodz", "Ǆ": "dz", "": "", "…": "", "Ночь": "ночь",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
	if got := Strip("OŠ Ivana Gundulića, Č.-Ž."); got != "os ivana gundulica, c.-z." {
		t.Errorf("Strip: %q", got)
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
	slices.SortFunc(got, func(a, b string) int { return Compare(Croatian, a, b) })
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestEnglishOrder(t *testing.T) {
	for _, c := range [][2]string{{"Adi", "Budi"}, {"adi", "Budi"}, {"Ana", "Ana Maria"}, {"Ana Maria", "Anabel"}, {"Čavić", "Čović"}, {"Ćosić", "Dabić"},
		{"Cović", "Čović"}, {"Nuić", "Nyman"}, {"SDN 1", "SDN A"}, {"Zec", "Ночь"}} {
		if Compare(English, c[0], c[1]) >= 0 || Compare(English, c[1], c[0]) <= 0 {
			t.Errorf("%q stands before %q", c[0], c[1])
		}
	}
	if Compare(English, "Ana", "Ana") != 0 {
		t.Error("a name equals itself")
	}
}

// FuzzCompare: the order is total and the same both ways.
func FuzzCompare(f *testing.F) {
	f.Add("Džaja", "Đurić", "Njegoš")
	f.Add("", "\xff", "Lj")
	f.Fuzz(func(t *testing.T, x, y, z string) {
		for _, a := range []Alphabet{English, Croatian} {
			if Compare(a, x, y) != -Compare(a, y, x) {
				t.Errorf("%q, %q", x, y)
			}
			if Compare(a, x, y) < 0 && Compare(a, y, z) < 0 && Compare(a, x, z) >= 0 {
				t.Errorf("%q < %q < %q", x, y, z)
			}
			if (Compare(a, x, y) == 0) != (x == y) {
				t.Errorf("%q equals %q", x, y)
			}
		}
	})
}
