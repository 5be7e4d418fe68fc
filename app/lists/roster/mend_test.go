package roster

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

func one(t *testing.T, text string) Row {
	t.Helper()
	rows, err := Chat(text, 2026, nil)
	if err != nil || len(rows) == 0 {
		t.Fatal(rows, err)
	}
	return rows[0]
}

func TestSwapNameClub(t *testing.T) {
	r := Row{Source: "Mekar Sari, SDN Budi", Entrant: Entrant{Name: "Mekar Sari", Club: "SDN Budi"}, Doubts: []Doubt{{Kind: DoubtClub}, {Kind: DoubtSex}},
		Spans: []lexicon.Span{{Line: 1, End: 10, Role: lexicon.RoleName}, {Line: 1, Start: 12, End: 20, Role: lexicon.RoleClub}}}
	got := SwapNameClub(r)
	if got.Entrant.Name != "SDN Budi" || got.Entrant.Club != "Mekar Sari" || len(got.Doubts) != 1 || got.Spans[0].Role != lexicon.RoleClub || got.Spans[1].Role != lexicon.RoleName {
		t.Errorf("%+v", got)
	}
	if r.Entrant.Name != "Mekar Sari" || r.Spans[0].Role != lexicon.RoleName {
		t.Error("the row itself was changed")
	}
	if got := SwapNameClub(Row{Entrant: Entrant{Name: "Budi"}}); !slices.ContainsFunc(got.Doubts, func(d Doubt) bool { return d.Kind == DoubtName }) {
		t.Errorf("without a name it must be asked: %+v", got)
	}
}

func TestSplitName(t *testing.T) {
	r := Row{Entrant: Entrant{Name: "Andi Wijaya dan Budi", Club: "SDN 2", Sex: swiss.Male, Rating: 1500}, Doubts: []Doubt{{Kind: DoubtSplit}}}
	at := Splits(r.Entrant.Name)
	if len(at) == 0 || at[0] != strings.Index(r.Entrant.Name, "Budi") {
		t.Fatalf("splits %v", at)
	}
	a, b, ok := SplitName(r, at[0])
	if !ok || a.Entrant.Name != "Andi Wijaya" || b.Entrant.Name != "Budi" || a.Entrant.Club != "SDN 2" || b.Entrant.Sex != swiss.Male || b.Entrant.Rating != 0 || len(a.Doubts)+len(b.Doubts) != 0 {
		t.Errorf("%+v, %+v, %v", a.Entrant, b.Entrant, ok)
	}
	for _, at := range []int{-1, 0, 99} {
		if _, _, ok := SplitName(r, at); ok {
			t.Errorf("split at %d", at)
		}
	}
}

func TestMergeAbove(t *testing.T) {
	a := one(t, "Andi Wijaya L SDN 2 kls 5")
	b := one(t, "Pratama 12-3-2014 SDN 3")
	got := MergeAbove(a, b)
	if got.Entrant.Name != "Andi Wijaya Pratama" || got.Entrant.Birth.Year != 2014 || got.Entrant.Club != "SDN 2" || len(got.Doubts) != 1 || got.Doubts[0].Kind != DoubtClub {
		t.Errorf("%+v, %v", got.Entrant, got.Doubts)
	}
	talk := Row{Skip: true, Source: "terima kasih", Doubts: []Doubt{{Kind: DoubtName}}}
	if got := MergeAbove(a, talk); got.Entrant != a.Entrant || !got.IsSure() {
		t.Errorf("%+v", got)
	}
	if !NotPlayer(a).Skip || IsPlayer(NotPlayer(a)).Skip || IsPlayer(talk).IsSure() {
		t.Error("left out and taken in")
	}
}

// TestSpans: what a row says is found in its spans, at the place where it was written, headings included.
func TestSpans(t *testing.T) {
	text := "SDN Tapos 2 - putri\n1. Ana Lestari kls 5, lahir 3 Mei 2015, makasih ya bu, bawa papan\n"
	lines := strings.Split(text, "\n")
	r := one(t, text)
	want := map[lexicon.Role]string{lexicon.RoleClub: "SDN Tapos 2", lexicon.RoleSex: "putri", lexicon.RoleName: "Ana Lestari", lexicon.RoleClass: "kls 5", lexicon.RoleBirth: "3 Mei 2015", lexicon.RoleUnknown: "bawa papan", lexicon.RoleNumber: "1."}
	for _, s := range r.Spans {
		piece := lines[s.Line-1][s.Start:s.End]
		if w, ok := want[s.Role]; ok {
			if piece != w {
				t.Errorf("role %d: %q, want %q", s.Role, piece, w)
			}
			delete(want, s.Role)
		}
	}
	if len(want) > 0 || r.IsSure() {
		t.Errorf("not found: %v, %+v", want, r.Doubts)
	}
}
