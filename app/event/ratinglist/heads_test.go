package ratinglist

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestHeads reads lists of federations by the heads that lists of players know too.
func TestHeads(t *testing.T) {
	file := func(name string) string {
		data, err := os.ReadFile("../../../testdata/border/lists/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	for _, c := range []struct{ name, text, want string }{
		{"England", file("L10_ecf.csv"), "100001A Alpha, A ENG [1850 1790 0]\n100002B Bravo, B SCO [1420 0 0]\n"},
		{"Swiss-Chess", file("L5_swisschess.csv"), "34600001 Alpha, A GER [2212 0 0]\n34600002 Bravo, B GER [1650 0 0]\n"},
		{"STD, RPD, BLZ", "ID;Name;Fed;STD;RPD;BLZ\n7;Kos, Ana;CRO;1800;1700;1600\n", "7 Kos, Ana CRO [1800 1700 1600]\n"},
		{"surname and name", "FIDE No;Surname;Name;Rating\n7;Kos;Ana;1800\n", "7 Kos, Ana  [1800 0 0]\n"},
		{"German", "PKZ;Name;Vorname;DWZ\n7;Vogel;Max;1300\n", "7 Vogel, Max  [1300 0 0]\n"},
		{"Spanish", "Código FIDE,Apellidos,Nombre,Elo\n7,Ruiz,Eva,1400\n", "7 Ruiz, Eva  [1400 0 0]\n"},
	} {
		got := ""
		_, err := Parse(strings.NewReader(c.text), Options{}, func(e Entry) error {
			got += fmt.Sprintln(e.ID, e.Name, e.Federation, e.Rating)
			return nil
		})
		if err != nil || got != c.want {
			t.Errorf("%s: %v, got\n%swant\n%s", c.name, err, got, c.want)
		}
	}
}

// TestNoRating refuses a list without a rating, and says what was expected.
func TestNoRating(t *testing.T) {
	for _, text := range []string{"ID;Name;Fed\n7;Kos, Ana;CRO\n", "FIDE_no,full_name,nation\n7,Alpha,ENG\n", "Broj;Prezime;Ime;Klub\n7;Kos;Ana;ŠK Vrh\n", "NIA;Nama;Provinsi\n7;Budi;Jabar\n"} {
		var fault *FormError
		if _, err := Parse(strings.NewReader(text), Options{}, func(Entry) error { return nil }); !errors.As(err, &fault) || !strings.Contains(fault.Want, "rating") {
			t.Errorf("%q: %v, want a FormError that asks for a rating", text, err)
		}
	}
}
