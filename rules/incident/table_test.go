package incident

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/rules"
	"wasit/rules/ruling"
)

// regimes are the penalties of Art. 7 and 9 in every edition and class, with full supervision and without: minutes for an illegal move,
// the one that loses, minutes for a false claim, and whether only the opponent may claim an illegal move.
var regimes = []struct {
	edition, class      string
	full                bool
	minutes, lose, mock int
	claimOnly           bool
}{
	{"E09", "standard", true, 2, 3, 3, false}, {"E09", "rapid", true, 2, 3, 3, false}, {"E09", "rapid", false, 2, 3, 3, true},
	{"E09", "blitz", true, 2, 3, 3, false}, {"E09", "blitz", false, 2, 1, 3, true},
	{"E14", "standard", true, 2, 2, 2, false}, {"E14", "rapid", true, 2, 2, 2, false}, {"E14", "rapid", false, 2, 1, 2, false},
	{"E14", "blitz", true, 1, 2, 1, false}, {"E14", "blitz", false, 1, 1, 1, false},
	{"E17", "standard", true, 2, 2, 2, false}, {"E17", "rapid", true, 2, 2, 2, false}, {"E17", "rapid", false, 2, 2, 2, false},
	{"E17", "blitz", true, 1, 2, 1, false}, {"E17", "blitz", false, 1, 2, 1, false},
	{"E18", "standard", true, 2, 2, 2, false}, {"E18", "rapid", true, 2, 2, 2, false}, {"E18", "rapid", false, 2, 2, 2, false},
	{"E18", "blitz", true, 1, 2, 1, false}, {"E18", "blitz", false, 1, 2, 1, false},
	{"E23", "standard", true, 2, 2, 2, false}, {"E23", "rapid", true, 1, 2, 1, false}, {"E23", "rapid", false, 1, 2, 1, false},
	{"E23", "blitz", true, 1, 2, 1, false}, {"E23", "blitz", false, 1, 2, 1, false},
}

// TestIllegalEverywhere: 7.4b (E09), 7.5.5 (E18, E23), A.4, A.5, B.3: each kind of illegal move, in every edition and class, with none to
// three before it, by arbiter and claim, where the opponent can mate and where he has nothing but his king.
func TestIllegalEverywhere(t *testing.T) {
	for _, r := range regimes {
		ev := eventOf(t, r.edition, r.class, r.full, "-")
		newKinds := r.edition > "E14"
		for _, k := range []Kind{"illegal_move", "open_check", "king_captured", "promotion_incomplete", "empty_press", "two_hands"} {
			special := k == "empty_press" || k == "two_hands"
			for before := range 4 {
				for _, by := range []Raiser{Arbiter, Player} {
					for _, bare := range []bool{false, true} {
						in := Incident{Kind: k, White: true, By: by, Before: slices.Repeat([]ruling.Kind{ruling.IllegalMove}, before), BareKing: bare}
						a, err := ev.Judge(in)
						if err != nil {
							t.Fatal(err)
						}
						want := "0 loss"
						switch {
						case special && !newKinds:
							want = "arbiter none"
						case k == "promotion_incomplete" && by == Arbiter && !r.full && (r.edition > "E09" || r.class == "blitz"):
							want = "0 none" // waits for the next move, or for the claim
						case by == Arbiter && r.claimOnly && k != "promotion_incomplete":
							want = "0 none"
						case before+1 < r.lose:
							want = strconv.Itoa(r.minutes) + " none"
						case bare:
							want = "0 draw"
						}
						if got := a.Time() + " " + a.For(true); got != want {
							t.Errorf("%s %s full=%t %s after %d by %s, bare %t: %s, want %s", r.edition, r.class, r.full, k, before, by, bare, got, want)
						}
					}
				}
			}
		}
	}
}

// TestClaimsEverywhere: 9.5b (E09), 9.5.3 (E18, E23), B.2 (E18), A.3 (E23), 9.6.1, 9.6.2, 5.1.2, 5.2.3 in every edition and class.
func TestClaimsEverywhere(t *testing.T) {
	for _, r := range regimes {
		ev := eventOf(t, r.edition, r.class, r.full, "-")
		auto, late := r.edition >= "E14", r.edition >= "E17"
		for _, c := range []struct {
			kind    Kind
			facts   string
			bare    bool
			want    string
			article string
		}{
			{"threefold", "count=2", false, fmt.Sprintf("%d none", r.mock), ""},
			{"fifty", "count=49 written=yes", false, fmt.Sprintf("%d none", r.mock), ""},
			{"threefold", "count=3", false, "0 draw", ""},
			{"fifty", "count=50 written=yes", false, "0 draw", ""},
			{"threefold", "count=2 claimant_touched=yes", false, "0 none", "9.4"},
			{"fivefold", "count=5", false, map[bool]string{true: "0 draw", false: "0 none"}[auto], ""},
			{"fivefold", "count=5 scattered=yes", false, map[bool]string{true: "0 draw", false: "0 none"}[late], ""},
			{"fivefold", "count=4", false, "0 none", ""},
			{"seventy_five", "count=75", false, map[bool]string{true: "0 draw", false: "0 none"}[auto], ""},
			{"seventy_five", "count=74", false, "0 none", ""},
			{"seventy_five", "count=75 mates=yes", false, "0 none", ""},
			{"resignation", "-", false, "0 loss", ""},
			{"resignation", "-", true, map[bool]string{true: "0 draw", false: "0 loss"}[r.edition == "E23"], ""},
			{"draw_agreed", "move=0", false, map[bool]string{true: "0 none", false: "0 draw"}[late], ""},
			{"draw_agreed", "move=1", false, "0 draw", ""},
			{"result_signed", "-", false, "0 none", "8.7"},
		} {
			in := incidentOf(t, string(c.kind), "white", "player", "none", c.facts, "")
			in.BareKing = c.bare
			a, err := ev.Judge(in)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.Time() + " " + a.For(true); got != c.want || c.article != "" && a.Articles[0] != c.article {
				t.Errorf("%s %s full=%t %s %s: %s %v, want %s %s", r.edition, r.class, r.full, c.kind, c.facts, got, a.Articles, c.want, c.article)
			}
		}
	}
}

// TestEverythingIsCited judges every kind in every edition, class, supervision and O2SN, by everybody, in the usual course and otherwise:
// there is a ruling, and every article of E09, E18 and E23 that it names is one of the table of articles.
func TestEverythingIsCited(t *testing.T) {
	known := map[string]map[string]bool{"E09": {}, "E18": {}, "E23": {}}
	items := map[string]bool{"O2SN standard": true, "O2SN rapid": true}
	for _, row := range readTable(t, "../../testdata/fide/articles.tsv") {
		for e := range known {
			known[e][row[strings.ToLower(e)]] = true
		}
		if name, ok := strings.CutPrefix(row["id"], "o2sn-"); ok {
			items["O2SN "+strings.Join(strings.SplitN(name, "-", 3)[:min(2, strings.Count(name, "-")+1)], " ")] = true
			items["O2SN "+strings.SplitN(name, "-", 2)[0]] = true
		}
	}
	n := 0
	for _, r := range regimes {
		for _, set := range []string{r.edition, "O2SN-2013"} {
			if set == "O2SN-2013" && (r.edition != "E09" || r.class == "blitz") {
				continue
			}
			ev := eventOf(t, set, r.class, r.full, "default=30m announced bag")
			for _, d := range Kinds() {
				for _, facts := range factsOf(d.Facts) {
					for _, by := range []Raiser{Arbiter, Player, Nobody} {
						a, err := ev.Judge(incidentOf(t, string(d.Kind), "white", string(by), "1 illegal move", facts, ""))
						if err != nil {
							t.Fatalf("%s %s %s: %v", set, d.Kind, facts, err)
						}
						n++
						if a.Repair == "" || a.MayRaise == "" || len(a.Articles) == 0 && a.Refusal != ruling.NoSuchRule {
							t.Errorf("%s %s %s %s: %+v", set, r.class, d.Kind, facts, a)
						}
						for _, article := range a.Articles {
							if article == "" || known[a.Edition] != nil && !known[a.Edition][article] && !items[article] {
								t.Errorf("%s %s full=%t %s %s: there is no Art. %q", set, r.class, r.full, d.Kind, facts, article)
							}
						}
					}
				}
			}
		}
	}
	if n < 5000 {
		t.Errorf("%d judged, want 5000", n)
	}
}

// factsOf gives each fact of a kind alone its values, and the usual course.
func factsOf(names string) []string {
	list := []string{"-"}
	for _, name := range strings.Fields(names) {
		switch {
		case words[name] != nil:
			for _, w := range words[name][1:] {
				list = append(list, name+"="+w)
			}
		case slices.Contains([]string{"late", "opponent_late", "left", "increment"}, name):
			list = append(list, name+"=1m", name+"=90m")
		case slices.Contains([]string{"moves", "moves_white", "moves_black", "move", "count", "request"}, name):
			list = append(list, name+"=2", name+"=12", name+"=80")
		default:
			list = append(list, name+"=yes")
		}
	}
	return list
}

// TestBadIncidents: what cannot be ruled on says what was expected.
func TestBadIncidents(t *testing.T) {
	ev := Event{Rules: ruling.Rules{Edition: rules.Latest()}}
	for _, in := range []Incident{{Kind: "nonsense", By: Arbiter}, {Kind: "late", By: "somebody"}} {
		if _, err := ev.Judge(in); err == nil {
			t.Errorf("%+v: no error", in)
		}
	}
	var f Facts
	for name, value := range map[string]string{"replied": "perhaps", "late": "soon", "late ": "1m", "count": "-1", "left": "1 minute", "touched": "all", "moves": "x"} {
		if f.Set(name, value) == nil {
			t.Errorf("%s=%s is no fact", name, value)
		}
	}
}

// TestEverythingIsExplained: every kind and every fact has its words, and every fact of a kind is known.
func TestEverythingIsExplained(t *testing.T) {
	facts := map[string]bool{}
	for _, f := range FactsKnown() {
		facts[f.Name] = true
		if f.Text == "" {
			t.Errorf("fact %s has no words", f.Name)
		}
	}
	used := map[string]bool{"moves": true, "moves_white": true, "moves_black": true}
	for _, d := range Kinds() {
		if d.Text == "" {
			t.Errorf("%s has no words", d.Kind)
		}
		for _, name := range strings.Fields(d.Facts) {
			if used[name] = true; !facts[name] {
				t.Errorf("%s: no fact %s", d.Kind, name)
			}
		}
	}
	for name := range facts {
		if !used[name] {
			t.Errorf("no kind hangs on %s", name)
		}
	}
}
