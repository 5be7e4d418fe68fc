package odd

import (
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
)

func TestName(t *testing.T) {
	places := map[string]int{"cibeureum": 3}
	for _, c := range []struct {
		name, club string
		odd        bool
	}{
		{"Ana Kos", "os lug", false},
		{"Dimas Anggara XI", "", true},
		{"GM", "", true},
		{"Kelas Budi", "", true},
		{"Lazuardi Imani Cibeureum", "smpn cibeureum", true},
		{"Lazuardi Imani Putra", "smpn cibeureum", false},
	} {
		if got := Name(lexicon.Tokens(c.name, 0, ""), strings.Fields(c.club), places); got != c.odd {
			t.Errorf("%s of %q: %v", c.name, c.club, got)
		}
	}
}

func TestSchools(t *testing.T) {
	count := map[string]int{"SDN 1 Cipinang Muara": 3, "SDN 1 Cipinang": 1, "Thornbury Primary School": 2, "Thornbury Primary": 1}
	if !IsPartOfOther("SDN 1 Cipinang", count) || IsPartOfOther("SDN 1 Cipinang Muara", count) || IsPartOfOther("Thornbury Primary", count) {
		t.Error("a name cut off is not told from a shorter one of the same school")
	}
	if !HasSentence(lexicon.Tokens("OŠ Lug je odustao", 0, "")) || HasSentence(lexicon.Tokens("OŠ Bukov Vrh", 0, "")) {
		t.Error("a sentence in the name of a school")
	}
	if !IsSentence("Format of the boards is one to four") || IsSentence("St Cuthbert's College") {
		t.Error("a sentence as the name of a team")
	}
}

func TestInflected(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{{"jan kolic", "jana kolica", true}, {"ana kos", "kos ana", true}, {"ana kos", "ivo kos", false}, {"ana kos", "ana kos", false}} {
		if got := IsInflected(strings.Fields(c.a), strings.Fields(c.b)); got != c.same {
			t.Errorf("%s, %s: %v", c.a, c.b, got)
		}
	}
	if a, b := BeginningsOf([]string{"jan", "kolic"}), BeginningsOf([]string{"kolica", "jana"}); a != b || a == "" {
		t.Error(a, b)
	}
}
