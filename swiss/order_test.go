package swiss

import (
	"strings"
	"testing"
)

func TestOrderPlayers(t *testing.T) {
	players := []Player{
		{Name: "Ahmad", Class: 6, Birth: Date{2014, 3, 2}},
		{Name: "Bayu", Rating: 1450, Class: 5, Birth: Date{2015, 7, 19}},
		{Name: "Citra", Class: 4, Birth: Date{2016, 1, 5}},
		{Name: "Dian", Rating: 1502, Class: 6, Birth: Date{2014, 11, 30}},
		{Name: "Eko", Class: 6, Birth: Date{2013, 12, 24}},
		{Name: "Farah", Class: 5, Birth: Date{2015, 7, 19}},
	}
	for _, c := range []struct {
		name string
		rule OrderRule
		want string
	}{
		{"C.04.2 2.2 rating then alphabet", OrderRule{}, "Dian Bayu Ahmad Citra Eko Farah"},
		{"age", OrderRule{Keys: []OrderKey{ByAge}}, "Dian Bayu Eko Ahmad Farah Citra"},
		{"class then age", OrderRule{Keys: []OrderKey{ByClass, ByAge}}, "Dian Bayu Eko Ahmad Farah Citra"},
		{"lot for the unrated", OrderRule{Keys: []OrderKey{ByLot}, Seed: 20261120}, "Dian Bayu Eko Farah Citra Ahmad"},
		{"all by lot", OrderRule{IgnoreRatings: true, Keys: []OrderKey{ByLot}, Seed: 20261120}, "Bayu Dian Ahmad Farah Citra Eko"},
		{"as listed", OrderRule{IgnoreRatings: true, Keys: []OrderKey{ByEntry}}, "Ahmad Bayu Citra Dian Eko Farah"},
	} {
		var got []string
		for _, i := range OrderPlayers(players, c.rule) {
			got = append(got, players[i].Name)
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %s, want %s", c.name, s, c.want)
		}
	}
	unknown := []Player{{Name: "a"}, {Name: "b", Birth: Date{2015, 0, 0}}, {Name: "c", Birth: Date{2014, 1, 1}}}
	if got := OrderPlayers(unknown, OrderRule{Keys: []OrderKey{ByAge}}); got[0] != 2 || got[1] != 1 || got[2] != 0 {
		t.Errorf("a missing birth date goes last: %v", got)
	}
	titled := []Player{{Name: "a", Rating: 2400, Title: FM}, {Name: "b", Rating: 2400, Title: IM}}
	if got := OrderPlayers(titled, OrderRule{}); got[0] != 1 {
		t.Errorf("C.04.2 2.2: equal ratings go by title, got %v", got)
	}
}
