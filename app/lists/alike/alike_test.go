package alike

import (
	"slices"
	"testing"
)

func TestSchoolKey(t *testing.T) {
	for _, same := range [][]string{
		{"SD Negeri Mekarsari 1", "SDN Mekarsari 1", "SDN MEKARSARI 01", "sdn mekar sari 1", "SD N Mekarsari 1", "Sekolah Dasar Negeri Mekarsari 1", "SDN.Mekarsari-1"},
		{"SDN Tugu 7", "sdn tugu 07", "SDN Tugu VII"},
		{"MI Al-Hidayah", "MI Al Hidayah", "M.I. Alhidayah"},
		{"SDS Tunas Bangsa", "SD Tunas Bangsa", "SD Swasta Tunas Bangsa"},
		{"SMP Negeri 3 Depok", "SMPN 3 Depok", "SMP N 3 DEPOK"},
		{"MTs Negeri 2", "MTsN 2", "Madrasah Tsanawiyah Negeri 2"},
		{"OŠ Ivana Gundulića", "Osnovna škola Ivana Gundulića", "os ivana gundulica", "O.Š. Ivana Gundulića"},
		{"ŠK Zagreb", "Šahovski klub Zagreb", "SK Zagreb"},
		{"St Mary's Primary School", "St. Marys Primary", "Saint Mary’s Primary"},
		{"Leeds Chess Club", "Leeds CC"},
		{"Klub Catur Pion Emas", "klub pion emas"},
	} {
		for _, s := range same[1:] {
			if SchoolKey(s) != SchoolKey(same[0]) {
				t.Errorf("%q: %q, %q: %q", same[0], SchoolKey(same[0]), s, SchoolKey(s))
			}
		}
	}
	if SchoolKey("—") != "" {
		t.Error("a dash is no school")
	}
}

func TestSchools(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want Likeness
	}{
		{"SDN Tapos 1", "SDN Tapos 2", Different},
		{"SDN Tapos 1", "SMPN Tapos 1", Different},
		{"SDN Tapos 2", "SDN 2 Tapos", Perhaps},
		{"SDN Mekarsari 1", "SDN Mekersari 1", Perhaps},
		{"SD Mekarsari 1", "SDN Mekarsari 1", Perhaps},
		{"SMPN 2 Depok", "SMPN 2 Kota Depok", Perhaps},
		{"SDN Tapos", "SDN Tapos 2", Perhaps},
		{"OŠ Vrbani", "OŠ Vrbanj", Perhaps},
		{"OŠ Vrbani", "OŠ Trnsko", Different},
		{"ŠK Sisak", "ŠK Osijek", Different},
		{"Queensferry A", "Queensferry B", Different},
		{"ŠK Sisak I", "ŠK Sisak II", Different},
		{"Queensferry", "Queensferry B", Perhaps},
		{"OŠ A. Mihanovića", "OŠ Mihanovića", Perhaps},
		{"SDIT Nurul Fikri", "SDIT Nurul Ilmi", Different},
		{"MI Al-Hidayah", "MI Al Hidayah", Same},
		{"", "SDN 1", Different},
	} {
		if got := Schools(c.a, c.b); got != c.want {
			t.Errorf("%q, %q: %v, want %v", c.a, c.b, got, c.want)
		}
		if Schools(c.a, c.b) != Schools(c.b, c.a) {
			t.Errorf("%q, %q: not the same both ways", c.a, c.b)
		}
	}
}

func TestDecisions(t *testing.T) {
	names := []string{"SDN Mekarsari 1", "sdn mekarsari 01", "SDN Mekersari 1", "SDN Tapos 2", "SDN 2 Tapos"}
	var d Decisions
	want := []Question{{"SDN Mekarsari 1", "SDN Mekersari 1", false}, {"SDN Tapos 2", "SDN 2 Tapos", false}}
	if got := d.Questions(names, nil); !slices.Equal(got, want) {
		t.Fatalf("questions %v, want %v", got, want)
	}
	kept := d.Decide("SDN Mekersari 1", "SDN Mekarsari 1", true).Decide("SDN Tapos 2", "SDN 2 Tapos", false)
	if len(d) != 0 {
		t.Error("deciding changed the decisions before")
	}
	if got := kept.Questions(names, nil); len(got) != 0 {
		t.Errorf("asked twice: %v", got)
	}
	if kept.Key("sdn mekersari 01") != SchoolKey("SDN Mekarsari 1") || kept.Key("SDN Tapos 2") == kept.Key("SDN 2 Tapos") {
		t.Error("a decision does not hold")
	}
	chain := kept.Decide("SDN Mekarsari 1", "SDN Mekarsari I", true).Decide("SDN 2 Tapos", "SDN Tapos 2", true)
	if chain.Key("SDN Mekersari 1") != chain.Key("SDN Mekarsari I") || chain.Key("SDN Tapos 2") != chain.Key("SDN 2 Tapos") {
		t.Error("a later decision does not hold")
	}
	if again := chain.Decide("SDN Mekarsari I", "SDN Mekersari 1", true); len(again) != len(chain) {
		t.Error("what is one school already was decided again")
	}
}

func TestSuggest(t *testing.T) {
	known := []string{"SDN Tapos 2", "sdn tapos 02", "SD Negeri 3 Mekar Sari", "MI Al-Hidayah", "OŠ Ivana Gundulića"}
	for typed, want := range map[string][]string{"sd neg": {"SD Negeri 3 Mekar Sari"}, "sdn": {"SDN Tapos 2", "SD Negeri 3 Mekar Sari"}, "tapos": {"SDN Tapos 2"}, "al hid": {"MI Al-Hidayah"}, "mekarsari": {"SD Negeri 3 Mekar Sari"},
		"osnovna škola ivana": {"OŠ Ivana Gundulića"}, "MI Al Hidaya": {"MI Al-Hidayah"}, "MI Al Hidayh": {"MI Al-Hidayah"}, "": nil, "xyz": nil} {
		if got := (Decisions)(nil).Suggest(typed, known, 5); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", typed, got, want)
		}
	}
	if got := (Decisions)(nil).Suggest("s", known, 1); len(got) != 1 {
		t.Errorf("at most one: %v", got)
	}
	if got := Spelling([]string{"SDN TAPOS 2", "sdn tapos 02", "SDN Tapos 2"}); got != "SDN Tapos 2" {
		t.Errorf("spelling %q", got)
	}
}

func TestPersons(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want Likeness
	}{
		{"Nabila Azzahra", "Nabila Az-Zahra", Same},
		{"Nabila Azzahra", "Nabila Az Zahra", Perhaps},
		{"Nabila Azzahra", "Nabila Azzhara", Perhaps},
		{"Horvat, Ivan", "Ivan Horvat", Same},
		{"M. Rizky", "Muhammad Rizki", Perhaps},
		{"Budi Santoso", "Budi S.", Perhaps},
		{"Andi", "Andi Wijaya", Perhaps},
		{"Andi Widjaya", "ANDI WIJAYA", Perhaps},
		{"Đurđica Šarić", "durdica saric", Same},
		{"Šimić Đurđa", "Simic Djurdja", Perhaps},
		{"Đorđević Đuro", "Djordjevic Djuro", Perhaps},
		{"Anđela Đurić", "Andjela Djuric", Perhaps},
		{"Djoko Susilo", "Joko Susilo", Perhaps},
		{"Fahmi Akbar", "Fahri Akbar", Different},
		{"Dafa", "Dafi", Different},
		{"Luka Marić", "Luna Marić", Different},
		{"Bruno Galić", "Tara Galić", Different},
		{"Budi Santoso", "Ani S.", Different},
		{"", "Budi", Different},
	} {
		if got := Persons(c.a, c.b); got != c.want || Persons(c.b, c.a) != got {
			t.Errorf("%q, %q: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// FuzzAlike: likeness is the same both ways, everything is like itself, and the same schools have one key.
func FuzzAlike(f *testing.F) {
	f.Add("SDN Tapos 01", "SD Negeri Tapos 1")
	f.Add("Az-Zahra", "Azzhara")
	f.Add("0", "\xff")
	f.Fuzz(func(t *testing.T, a, b string) {
		if Schools(a, b) != Schools(b, a) || Persons(a, b) != Persons(b, a) {
			t.Errorf("%q, %q: not the same both ways", a, b)
		}
		if (Schools(a, b) == Same) != (SchoolKey(a) == SchoolKey(b) && SchoolKey(a) != "") {
			t.Errorf("%q, %q: keys %q, %q", a, b, SchoolKey(a), SchoolKey(b))
		}
		if SchoolKey(a) != "" && Schools(a, a) != Same {
			t.Errorf("%q is not like itself", a)
		}
	})
}
