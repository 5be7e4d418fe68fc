package trf_test

import (
	"testing"

	"wasit/swiss/trf"
)

func TestFederationCode(t *testing.T) {
	for _, c := range []struct {
		code, want string
		ok         bool
	}{
		{"HRV", "CRO", true}, {"hr", "CRO", true}, {"CRO", "CRO", true}, {"IDN", "INA", true}, {"ID", "INA", true}, {"INA", "INA", true},
		{"DEU", "GER", true}, {"CHE", "SUI", true}, {"NLD", "NED", true}, {"DNK", "DEN", true}, {"SVN", "SLO", true}, {"ZAF", "RSA", true},
		{"MYS", "MAS", true}, {"TWN", "TPE", true}, {"IRN", "IRI", true}, {"SGP", "SGP", true}, {"USA", "USA", true}, {"XKX", "KOS", true},
		{"BRN", "BRN", true}, {"BHR", "BRN", true}, {"BN", "BRU", true}, // ISO's BRN is Brunei, FIDE's Bahrain
		{"GBR", "GBR", false}, {"eng", "ENG", true}, {"FID", "FID", true}, {"ZZZ", "ZZZ", false}, {"", "", false}, {"-", "-", false},
	} {
		if got, ok := trf.FederationCode(c.code); got != c.want || ok != c.ok {
			t.Errorf("FederationCode(%q) = %q, %v, want %q, %v", c.code, got, ok, c.want, c.ok)
		}
	}
}

// TestFederationCodeTwice: what was written is read and written again unchanged.
func TestFederationCodeTwice(t *testing.T) {
	n := 0
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			for c := 'A'; c <= 'Z'; c++ {
				once, ok := trf.FederationCode(string([]rune{a, b, c}))
				if twice, still := trf.FederationCode(once); twice != once || still != ok {
					t.Errorf("%s becomes %s", once, twice)
				}
				if ok && once == string([]rune{a, b, c}) {
					n++
				}
			}
		}
	}
	if n != 203 {
		t.Errorf("%d codes of FIDE, want 203", n)
	}
}

func TestASCII(t *testing.T) {
	for text, want := range map[string]string{"Žarka Ćosić": "Zarka Cosic", "Đurđica": "Djurdjica", "Łódź": "Lodz", "Müller": "Mueller", "Tapos 2": "Tapos 2", "名": "?"} {
		if got := trf.ASCII(text); got != want {
			t.Errorf("ASCII(%q) = %q, want %q", text, got, want)
		}
	}
}
