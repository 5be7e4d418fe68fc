package i18n

import "testing"

func TestPlural(t *testing.T) {
	for n, want := range map[int]string{1: "1 igrač", 2: "2 igrača", 11: "11 igrača", 21: "21 igrač", 112: "112 igrača", 5: "5 igrača"} {
		if got := HR.N(NPlayers, n); got != want {
			t.Errorf("hr %d: %q, want %q", n, got, want)
		}
	}
	if got := HR.N(NBoards, 3) + HR.N(NBoards, 13) + HR.N(NBoards, 24); got != "3 ploče13 ploča24 ploče" {
		t.Error(got)
	}
	if got := EN.N(NPlayers, 1) + EN.N(NPlayers, 0) + ID.N(NPlayers, 2); got != "1 player0 players2 pemain" {
		t.Error(got)
	}
}

func TestFormats(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{ID.Tenths(45), "4½"}, {EN.Tenths(45), "4.5"}, {HR.Tenths(45), "4,5"}, {ID.Tenths(5), "½"}, {HR.Tenths(40), "4"},
		{ID.Tenths(-5), "−½"}, {EN.Tenths(3), "0.3"}, {ID.Quarters(7), "1¾"}, {ID.Quarters(1), "¼"}, {ID.Quarters(8), "2"},
		{ID.Int(12500), "12.500"}, {EN.Int(-1234567), "−1,234,567"}, {HR.Int(999), "999"},
		{HR.Decimal(1050, 100), "10,5"}, {EN.Decimal(375, 100), "3.75"}, {ID.Decimal(300, 100), "3"}, {EN.Decimal(1005, 1000), "1.005"},
		{ID.Date(2026, 11, 20), "20 November 2026"}, {EN.Date(2026, 11, 20), "20 Nov 2026"}, {HR.Date(2026, 11, 20), "20. 11. 2026."},
		{EN.Date(2015, 0, 0), "2015"}, {EN.Date(0, 0, 0), ""},
		{ID.List([]string{"a", "b", "c"}), "a, b dan c"}, {HR.List([]string{"a"}), "a"},
		{EN.T(Text{"{0}", "{1} of {0}", "{0}"}, "6", "3"), "3 of 6"}, {Pseudo.T(Back), "⟦Back⟧"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for tag, want := range map[string]Lang{"id": ID, "in-ID": ID, "hr-HR": HR, "sr-Latn": HR, "en-GB": EN} {
		if got, ok := ParseLang(tag); !ok || got != want {
			t.Errorf("ParseLang(%q) = %v, %v", tag, got, ok)
		}
	}
	if got, ok := ParseLang("de"); ok || got != EN {
		t.Errorf("an unknown language is English and not ok: %v, %v", got, ok)
	}
}
