package regulation

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TestEveryTieBreakHasWords: what the engine offers, in any event, has a name of its own in each language, a sentence and an article.
func TestEveryTieBreakHasWords(t *testing.T) {
	for _, s := range []tiebreak.Setting{{}, {Table: true}, {Team: true}, {Unrated: true}} {
		names := map[string]string{}
		for _, c := range s.Offers(UnratedCounts) {
			x := TieBreakOf(c.Code.String())
			if x.Code != c.Code.String() || (x.Article == "") != (x.Code == tiebreak.Given) || x.Short == "" || len([]rune(x.Short)) > 10 {
				t.Errorf("%s: %+v", c.Code, x)
			}
			for _, l := range i18n.All() {
				name := l.T(x.Name)
				if name == "" || name == x.Code || l.T(x.About) == "" || l.T(x.About) == name {
					t.Errorf("%s in %s: %q, %q", x.Code, l.Tag(), name, l.T(x.About))
				}
				if other := names[l.Tag()+name]; other != "" {
					t.Errorf("%s and %s are both %q", x.Code, other, name)
				}
				names[l.Tag()+name] = x.Code
			}
			if l := i18n.EN; l.T(TieGroupName(c.Group)) == "" {
				t.Errorf("%s: group %d has no name", x.Code, c.Group)
			}
		}
	}
}

func TestTieBreakNames(t *testing.T) {
	for code, want := range map[string]string{"BH/C1": "Buchholz Cut 1", "BH/C2": "Buchholz Cut 2", "BH/M1": "Median Buchholz", "BH/M2": "Median Buchholz 2", "SB/C1/P": "Sonneborn-Berger Cut 1, forfeits as played",
		"KS/L+1": "Koya, limit +½", "KS/L-2": "Koya, limit −1", "ARO/U1400": "Average rating of opponents, unrated as 1400", "BH:GP": "Buchholz (game points)", "TPN/R": "Pairing number, reversed", "OTHER_LOT": "Drawing of lots", "OTHER_X": "OTHER_X"} {
		if got := TieBreakOf(code).Name.EN; got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
	if got := TieBreakOf("PS/C1").About.EN; got != "Sum of the scores after each round, without round 1" {
		t.Errorf("C.07 7.5 cuts rounds, not values: %q", got)
	}
	if got := TieBreakOf("TPN/R").About; got != textTieGreater {
		t.Errorf("a reversed number: %q", got.EN)
	}
}

// TestTieSetting: what the rules ask follows from the system, the edition and the ratings of who is in.
func TestTieSetting(t *testing.T) {
	rated, unrated := journal.Player{PlayerInfo: journal.PlayerInfo{Rating: 1800}}, journal.Player{}
	for _, c := range []struct {
		name    string
		system  string
		rules   string
		players []journal.Player
		want    tiebreak.Setting
	}{
		{"nobody yet", journal.Dutch, "2026", nil, tiebreak.Setting{}},
		{"all rated", journal.Dutch, "2026", []journal.Player{rated}, tiebreak.Setting{}},
		{"one unrated", journal.RoundRobin, "2026", []journal.Player{rated, unrated}, tiebreak.Setting{Table: true, Unrated: true}},
		{"nobody rated", journal.Groups, "2024", []journal.Player{unrated}, tiebreak.Setting{Rules: tiebreak.Rules2024, Table: true, Unrated: true, NoRated: true}},
		{"teams", journal.Team, "2026", []journal.Player{unrated}, tiebreak.Setting{Team: true}},
	} {
		if got := TieSetting(journal.SectionConfig{System: c.system, TieRules: c.rules}, c.players); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestTieOffers: each criterion once, without what stands in the list; what is refused says why.
func TestTieOffers(t *testing.T) {
	offered := func(s tiebreak.Setting, list ...string) map[string]tiebreak.Refusal {
		m := map[string]tiebreak.Refusal{}
		for _, x := range TieOffers(s, list) {
			if _, twice := m[x.Code]; twice {
				t.Errorf("%s twice", x.Code)
			}
			m[x.Code] = x.Refused
		}
		return m
	}
	swiss := offered(tiebreak.Setting{}, "BH/C1", "DE")
	if _, ok := swiss["BH"]; ok {
		t.Error("Buchholz stands in the list")
	}
	if _, ok := swiss["DE"]; !ok || len(swiss) < 18 {
		t.Errorf("a direct encounter may come twice (C.07 4.2): %v", swiss)
	}
	if table := offered(tiebreak.Setting{Table: true}); table["BH"] != tiebreak.RefuseTable || table["AOB"] != tiebreak.RefuseTable || table["SB"] != tiebreak.Fits {
		t.Errorf("a round robin: %v", table)
	}
	if some := offered(tiebreak.Setting{Unrated: true}); some["TPR/U1400"] != tiebreak.Fits {
		t.Errorf("with an unrated player: %v", some)
	}
	if none := offered(tiebreak.Setting{Unrated: true, NoRated: true}); none["TPR/U1400"] != tiebreak.RefuseUnrated {
		t.Errorf("with nobody rated: %v", none)
	}
	forms := TieVariants(tiebreak.Setting{}, nil, "BH/C3")
	if len(forms) < 10 || forms[0].Code != "BH/C3" || forms[1].Code != "BH" {
		t.Errorf("the forms of Buchholz: %v", forms)
	}
	if got := TieRefusals(tiebreak.Setting{Table: true}, []string{"DE", "BH", "nonsense"}); !slices.Equal(got, []tiebreak.Refusal{tiebreak.Fits, tiebreak.RefuseTable, tiebreak.RefuseUnknown}) {
		t.Errorf("refused: %v", got)
	}
	for r := tiebreak.RefuseUnknown; r <= tiebreak.RefuseLot; r++ {
		if i18n.HR.T(RefusalText(r)) == "" {
			t.Errorf("refusal %d has no words", r)
		}
	}
}

// TestTieOptions: lots are drawn once the last round is complete, by a seed that follows from the event's.
func TestTieOptions(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Groups, Rounds: 3, TieRules: "2024"}, 6)
	sec, _ := h.Section(1)
	o, err := TieOptions(h.State, sec, 2)
	if err != nil || !o.Predetermined || o.Rules != tiebreak.Rules2024 || len(o.List) != 5 || o.List[0].Name != "PTS" || o.DrawLots {
		t.Errorf("groups without a list: %+v, %v", o, err)
	}
	h = run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 3, TieBreaks: []string{"WIN", "OTHER_LOT"}}, 6)
	sec, _ = h.Section(1)
	before, _ := TieOptions(h.State, sec, 2)
	after, _ := TieOptions(h.State, sec, 3)
	if before.DrawLots || !after.DrawLots || after.Seed == 0 {
		t.Errorf("before the end %+v, then %+v", before, after)
	}
}

// TestUnratedChoices: in a tie-break on ratings players without one count as rated by a fixed number, by the lowest rating of the field or by
// its mean; each is a form of the criterion whose code says the number.
func TestUnratedChoices(t *testing.T) {
	field := func(ratings ...int) (list []journal.Player) {
		for _, r := range ratings {
			list = append(list, journal.Player{PlayerInfo: journal.PlayerInfo{Name: "X", Rating: r}})
		}
		return list
	}
	for _, c := range []struct {
		name    string
		players []journal.Player
		want    []int
	}{
		{"three ratings and one without", field(2000, 1500, 1701, 0), []int{1400, 1500, 1734}},
		{"the mean is rounded half up", field(1501, 1500, 0), []int{1400, 1500, 1501}},
		{"the lowest is the fixed one", field(1400, 1600, 0), []int{1400, 1500}},
		{"one rating", field(1888, 0, 0), []int{1400, 1888}},
		{"nobody is rated", field(0, 0), []int{1400}}, {"nobody", nil, []int{1400}},
	} {
		var got []int
		for _, x := range UnratedChoices(c.players) {
			got = append(got, x.Rating)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	players := field(2000, 1500, 0)
	setting := TieSetting(journal.SectionConfig{System: journal.Dutch, TieRules: "2026"}, players)
	var forms []string
	for _, x := range TieVariants(setting, UnratedChoices(players), "ARO/U1400") {
		forms = append(forms, x.Code)
		for _, l := range i18n.All() {
			if x.Code == "ARO/U1500" && !strings.Contains(l.T(x.Name), l.T(textUnratedLowest)) {
				t.Errorf("%s is called %q", x.Code, l.T(x.Name))
			}
		}
	}
	for _, want := range []string{"ARO/U1400", "ARO/U1500", "ARO/U1750", "ARO/C1/U1750"} {
		if !slices.Contains(forms, want) {
			t.Errorf("no %s among %v", want, forms)
		}
	}
	if forms := TieVariants(TieSetting(journal.SectionConfig{System: journal.Dutch}, field(2000, 1500)), UnratedChoices(field(2000, 1500)), "ARO"); slices.ContainsFunc(forms, func(x TieBreak) bool { return strings.Contains(x.Code, "/U") }) {
		t.Errorf("everybody is rated: %+v", forms)
	}
}
