package lexicon

import (
	"strings"
	"testing"
)

// TestLanguage: short words that two languages share do not outvote the letters of one.
func TestLanguage(t *testing.T) {
	for text, want := range map[string]string{
		strings.Repeat("Do 10, do 12, mi smo tu, to je to, nas ", 8) + strings.Repeat("Škarić i Peović idu u školu, čekamo razred ", 4): "hr",
		"SDN 1 Depok kelas 5 putra, please confirm": "id",
		"Year 5 boys from the school":               "en",
		"prijavljujem sina, 5. razred":              "hr",
		"12 34":                                     "",
	} {
		if got := Language(text); got != want {
			t.Errorf("%.40q is %q, want %q", text, got, want)
		}
	}
}
