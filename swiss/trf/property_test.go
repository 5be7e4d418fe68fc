package trf

import (
	"flag"
	"os"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wasit/rules/charset"
	"wasit/swiss"
)

// letters are what generated names are made of: every script width and the marks that spreadsheets and pages fear.
var letters = []rune("abcXYZ ,.'-0ćčžšđŽĐéüßøłı山田ضن=+@<&\"")

func genPlayer(t *rapid.T, tpn swiss.TPN) swiss.Player {
	name := rapid.StringOfN(rapid.SampledFrom(letters), 0, 33, -1).Draw(t, "name")
	p := swiss.Player{
		TPN: tpn, Name: clean(name), Sex: swiss.Sex(rapid.IntRange(0, 2).Draw(t, "sex")), Title: swiss.Title(rapid.IntRange(0, 8).Draw(t, "title")),
		Rating: rapid.SampledFrom([]int{0, 1, 999, 1400, 2882, 9999}).Draw(t, "rating"), Federation: rapid.SampledFrom([]string{"", "INA", "CRO"}).Draw(t, "federation"),
		FIDEID: rapid.SampledFrom([]string{"", "7", "1503014", "99999999999"}).Draw(t, "id"),
		Birth:  rapid.SampledFrom([]swiss.Date{{}, {Year: 2014}, {Year: 2014, Month: 7}, {Year: 1953, Month: 12, Day: 31}}).Draw(t, "birth"),
	}
	if rapid.IntRange(0, 9).Draw(t, "bonus") == 0 {
		p.Bonus = swiss.Points(rapid.IntRange(-250, 1200).Draw(t, "points"))
	}
	return p
}

var replies = map[swiss.Outcome][]swiss.Outcome{
	swiss.Win: {swiss.Loss}, swiss.Draw: {swiss.Draw, swiss.Loss}, swiss.Loss: {swiss.Win, swiss.Draw, swiss.Loss},
	swiss.ShortWin: {swiss.ShortLoss}, swiss.ShortDraw: {swiss.ShortDraw, swiss.ShortLoss}, swiss.ShortLoss: {swiss.ShortLoss},
	swiss.ForfeitWin: {swiss.ForfeitLoss}, swiss.ForfeitLoss: {swiss.ForfeitWin, swiss.ForfeitLoss}, swiss.Pending: {swiss.Pending},
}

// genTournament draws an event with every kind of result, bye, award and pairing record.
func genTournament(t *rapid.T) *swiss.Tournament {
	n, played := rapid.IntRange(1, 12).Draw(t, "players"), rapid.IntRange(0, 6).Draw(t, "rounds")
	d := swiss.Draft{TotalRounds: played + rapid.IntRange(1, 4).Draw(t, "rounds to come"), InitialColor: swiss.Color(rapid.IntRange(1, 2).Draw(t, "colour"))}
	if rapid.Bool().Draw(t, "scoring") {
		p := func(low, high int) swiss.Points { return swiss.Points(rapid.IntRange(low, high).Draw(t, "award")) }
		d.Scoring = swiss.Scoring{Win: p(21, 40), Draw: p(11, 20), Loss: p(0, 10), ForfeitWin: p(0, 40), ForfeitLoss: p(0, 9), PAB: p(0, 40), FullBye: p(0, 40), HalfBye: p(0, 40), Absence: p(0, 9)}
	}
	step := rapid.IntRange(1, 700).Draw(t, "step")
	for i := range n {
		d.Players = append(d.Players, genPlayer(t, swiss.TPN(1+i*step)))
	}
	for r := 1; r <= played; r++ {
		genRound(t, &d, r)
	}
	for i := range d.Players {
		p := &d.Players[i]
		for r := played + 1; r <= d.TotalRounds; r++ {
			p.Rounds = append(p.Rounds, swiss.Entry{Outcome: rapid.SampledFrom([]swiss.Outcome{0, 0, 0, swiss.HalfBye, swiss.ZeroBye, swiss.FullBye}).Draw(t, "bye")})
		}
		if rapid.IntRange(0, 3).Draw(t, "virtual") == 0 {
			p.Virtual = rapid.SliceOfN(rapid.SampledFrom([]swiss.Points{0, 5, 10, 20}), 1, d.TotalRounds).Draw(t, "points")
		}
	}
	if n > 2 && rapid.Bool().Draw(t, "forbidden") {
		first := rapid.IntRange(1, d.TotalRounds).Draw(t, "first")
		d.Forbidden = []swiss.Forbidden{{First: first, Last: rapid.IntRange(first, d.TotalRounds).Draw(t, "last"), Players: []swiss.TPN{d.Players[0].TPN, d.Players[2].TPN}},
			{Players: []swiss.TPN{d.Players[0].TPN, d.Players[1].TPN, d.Players[2].TPN}}}
	}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatalf("the generator made a wrong draft: %v", err)
	}
	return tour
}

func genRound(t *rapid.T, d *swiss.Draft, r int) {
	order := rapid.Permutation(indices(len(d.Players))).Draw(t, "order")
	pab := false
	for len(order) > 0 {
		a := &d.Players[order[0]]
		if len(order) > 1 && rapid.IntRange(0, 3).Draw(t, "game") > 0 || r == 1 && len(order) > 1 {
			b := &d.Players[order[1]]
			mine := swiss.Outcome(rapid.SampledFrom([]int{1, 2, 3, 4, 5, 6, 7, 8, int(swiss.Pending)}).Draw(t, "result"))
			theirs := rapid.SampledFrom(replies[mine]).Draw(t, "reply")
			a.Rounds = append(a.Rounds, swiss.Entry{Outcome: mine, Opponent: b.TPN, Color: swiss.White, Extra: genExtra(t)})
			b.Rounds = append(b.Rounds, swiss.Entry{Outcome: theirs, Opponent: a.TPN, Color: swiss.Black, Extra: genExtra(t)})
			order = order[2:]
			continue
		}
		bye := rapid.SampledFrom([]swiss.Outcome{swiss.PAB, swiss.FullBye, swiss.HalfBye, swiss.ZeroBye}).Draw(t, "bye")
		if bye == swiss.PAB && pab {
			bye = swiss.ZeroBye
		}
		pab = pab || bye == swiss.PAB
		a.Rounds = append(a.Rounds, swiss.Entry{Outcome: bye})
		order = order[1:]
	}
}

func indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func genExtra(t *rapid.T) swiss.Points {
	if rapid.IntRange(0, 19).Draw(t, "extra") > 0 {
		return 0
	}
	return swiss.Points(rapid.IntRange(-99, 99).Draw(t, "points"))
}

// normal brings a draft into the one form that a file gives back.
func normal(d swiss.Draft) swiss.Draft {
	for i := range d.Players {
		p := &d.Players[i]
		last := len(p.Rounds)
		for last > 0 && p.Rounds[last-1] == (swiss.Entry{}) {
			last--
		}
		p.Rounds = append([]swiss.Entry(nil), p.Rounds[:last]...)
		for last = len(p.Virtual); last > 0 && p.Virtual[last-1] == 0; last-- {
		}
		p.Virtual = append([]swiss.Points(nil), p.Virtual[:last]...)
	}
	for i := range d.Forbidden {
		f := &d.Forbidden[i]
		if f.First = max(f.First, 1); f.Last >= d.TotalRounds {
			f.Last = 0
		}
	}
	if len(d.Forbidden) == 0 {
		d.Forbidden = nil
	}
	return d
}

// Export checklist 9: any event reads back equal from both dialects, and so does its document.
func TestWhatIsWrittenReadsBackEqual(t *testing.T) {
	if os.Getenv("WASIT_LONG") != "" {
		if err := flag.Set("rapid.checks", "5000"); err != nil {
			t.Fatal(err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		tour := genTournament(t)
		meta := Document{Name: "Piala <Wali Kota>", City: "Bandung", Federation: "INA", Start: swiss.Date{Year: 2026, Month: 11, Day: 21},
			TieBreaks: []string{"DE", "BH/C1"}, System: "FIDE_DUTCH", Deputies: []string{"A", "B"}, Other: []string{"### a remark", "801 kept  as it stands"}}
		ranks := map[swiss.TPN]int{}
		for i, tpn := range tour.TPNs() {
			ranks[tpn] = i + 1
		}
		doc := New(tour, meta, ranks)
		for _, format := range []Format{TRF26, TRF16} {
			text, warns := doc.Encode(WriteOptions{Format: format})
			if len(warns) > 0 {
				t.Fatalf("%v", warns)
			}
			again, tour2, warns, err := ReadTournament(text, Options{Encoding: charset.UTF8})
			if err != nil || len(warns) > 0 {
				t.Fatalf("%v, %v\n%s", err, warns, text)
			}
			if diff := cmp.Diff(doc, again, sameContent); diff != "" {
				t.Fatalf("document (-written +read):\n%s\n%s", diff, text)
			}
			if a, b := normal(tour.Draft()), normal(tour2.Draft()); !reflect.DeepEqual(a, b) {
				t.Fatalf("event (-written +read):\n%s\n%s", cmp.Diff(a, b), text)
			}
		}
	})
}

// Names that do not fit are cut, with a warning; ASCII output has ASCII only and keeps its columns.
func TestLongNamesAndASCII(t *testing.T) {
	d := &Document{Players: []Player{{TPN: 1, Name: "Đorđević-Übermüller, Žarko Aleksandar Šćepan", Rating: 2100, Federation: "SRB"}}}
	text, warns := d.Encode(WriteOptions{})
	if len(warns) != 1 || warns[0].Kind != Truncated || warns[0].Line != 1 || warns[0].Column != 15 {
		t.Errorf("%v", warns)
	}
	again, _, err := readForm(text, Options{})
	if err != nil || again.Players[0].Name != "Đorđević-Übermüller, Žarko Aleksa" || again.Players[0].Rating != 2100 {
		t.Errorf("%v, %+v", err, again)
	}
	text, _ = d.Encode(WriteOptions{ASCII: true})
	again, _, err = readForm(text, Options{})
	if err != nil || again.Players[0].Name != "Djordjevic-Uebermueller, Zarko Al" || again.Players[0].Rating != 2100 {
		t.Errorf("%v, %+v", err, again)
	}
}

// Records of teams are data that survive both dialects.
func TestTeamRecordsReadBackEqual(t *testing.T) {
	d := &Document{
		System: "FIDE_TEAM_TYPEA_MP_GP", BoardColors: "WBWB", TeamScoring: true, TeamWin: 20, TeamDraw: 10, TeamCount: 2,
		Players:        []Player{{TPN: 1, Name: "A"}, {TPN: 2, Name: "B"}, {TPN: 3, Name: "C"}, {TPN: 4, Name: "D"}},
		Teams:          []Team{{Number: 1, Name: "Mawar", Nickname: "MWR", Strength: 2100, MatchPoints: 40, HasMatchPoints: true, GamePoints: 55, HasGamePoints: true, Rank: 1, Players: []swiss.TPN{1, 2}}, {Number: 2, Name: "Melati", Players: []swiss.TPN{3, 4}}},
		TeamByes:       []Bye{{Outcome: swiss.HalfBye, Round: 3, IDs: []int{2}}},
		TeamVirtual:    []Virtual{{MatchPoints: 20, FirstRound: 1, LastRound: 3, First: 1, Last: 1}},
		PABMatchPoints: 10, PABGamePoints: 10, TeamPABs: []int{0, 2},
		TeamForfeits: []TeamForfeit{{Result: "+-", Round: 2, White: 1, Black: 2}},
		Lineups:      []Lineup{{Round: 1, Team: 1, Opponent: 2, Players: []swiss.TPN{2, 0}}},
		Forbidden:    []swiss.Forbidden{{First: 1, Last: 2, Players: []swiss.TPN{1, 2}}},
		Abnormal:     []Abnormal{{MatchPoints: -10, Points: -5, Round: 2, IDs: []swiss.TPN{2}}},
		National:     []National{{Code: "INA", TPN: 3, Sex: swiss.Female, Class: "MN", Name: "C", Rating: 1700, Federation: "JAB", ID: "881", Birth: swiss.Date{Year: 2012, Month: 1, Day: 2}}},
	}
	old := &Document{Players: d.Players, Teams: []Team{{Name: "SD 1", Players: []swiss.TPN{1, 3}}}}
	for _, doc := range []*Document{d, old} {
		for _, format := range []Format{TRF26, TRF16} {
			text, _ := doc.Encode(WriteOptions{Format: format})
			again, warns, err := readForm(text, Options{})
			if diff := cmp.Diff(doc, again, sameContent); err != nil || len(warns) > 0 || diff != "" {
				t.Errorf("%v %v\n%s\n%s", err, warns, diff, text)
			}
		}
	}
	if !d.IsTeamEvent() || old.IsTeamEvent() {
		t.Error("310 makes a team event, 013 does not")
	}
}
