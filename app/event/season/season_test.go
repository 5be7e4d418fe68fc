package season

import (
	"fmt"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/swiss"
)

func res(p journal.PlayerInfo, place, tied int, points swiss.Points) Result {
	return Result{PlayerInfo: p, Place: place, Tied: tied, Of: 10, Points: points, Played: 5, Whites: 3}
}

func born(name, club string, year int) journal.PlayerInfo {
	return journal.PlayerInfo{Name: name, Club: club, Birth: journal.Date{Year: year}}
}

// TestMembers: who is one person over several events, who is not, and who must be asked about.
func TestMembers(t *testing.T) {
	type two = [2]journal.PlayerInfo
	for _, c := range []struct {
		name    string
		p       two
		members int
		doubts  int
	}{
		{"same name and year", two{born("Ana Kovač", "A", 2010), born("Kovac, Ana", "B", 2010)}, 1, 0},
		{"other year", two{born("Ana Kovač", "A", 2010), born("Ana Kovač", "A", 2011)}, 2, 0},
		{"same year, other day", two{{Name: "Ana", Birth: journal.Date{Year: 2010, Month: 1, Day: 2}}, {Name: "Ana", Birth: journal.Date{Year: 2010, Month: 1, Day: 3}}}, 2, 0},
		{"name and club, no year", two{born("Ana Kovač", "ŠK Sinj", 0), born("Ana Kovač", "Sk sinj", 2010)}, 1, 0},
		{"name alone", two{born("Budi", "", 0), born("Budi", "", 0)}, 1, 0}, // word for word the same
		{"name, other clubs", two{born("Budi", "SDN 1", 0), born("Budi", "SDN 2", 0)}, 2, 1},
		{"name, one without club", two{born("Budi", "SDN 1", 0), born("Budi", "", 2012)}, 2, 1},
		{"other sex", two{{Name: "Dwi", Sex: swiss.Male}, {Name: "Dwi", Sex: swiss.Female}}, 2, 0},
		{"same FIDE ID", two{{Name: "Ana Kovač", FIDEID: "014500001"}, {Name: "Ana Babić", FIDEID: "14500001"}}, 1, 0},
		{"other FIDE ID", two{{Name: "Ana", FIDEID: "1", Club: "X"}, {Name: "Ana", FIDEID: "2", Club: "X"}}, 2, 0},
		{"same national ID", two{{Name: "Ana Kovač", NationalID: "HR-1"}, {Name: "A. Kovač", NationalID: "HR-1"}}, 1, 0},
		{"other names", two{born("Ana", "A", 2010), born("Iva", "A", 2010)}, 2, 0},
	} {
		b := Book{Events: []Event{{ID: "1", Results: []Result{res(c.p[0], 1, 1, 30)}}, {ID: "2", Results: []Result{res(c.p[1], 2, 1, 20)}}}}
		members, doubts := b.Members()
		if len(members) != c.members || len(doubts) != c.doubts {
			t.Errorf("%s: %d members, %d doubts", c.name, len(members), len(doubts))
		}
		for _, d := range doubts {
			for _, yes := range []bool{true, false} {
				b.Answers = []Answer{{A: d.B, B: d.A, Same: yes}}
				members, left := b.Members()
				if want := map[bool]int{true: 1, false: 2}[yes]; len(members) != want || len(left) != 0 {
					t.Errorf("%s, answered %v: %d members, %d doubts", c.name, yes, len(members), len(left))
				}
			}
		}
	}
}

// TestNamesakes: two of a name in one event are two people, and a third in another event is asked about.
func TestNamesakes(t *testing.T) {
	budi := born("Budi", "SDN 1", 0)
	b := Book{Events: []Event{{ID: "1", Results: []Result{res(budi, 1, 1, 30), res(budi, 2, 1, 20)}}, {ID: "2", Results: []Result{res(born("Budi", "SDN 1", 2012), 1, 1, 10)}}}}
	members, doubts := b.Members()
	if len(members) != 2 || len(doubts) != 1 {
		t.Fatalf("%d members, %d doubts", len(members), len(doubts))
	}
	n := 0
	for _, m := range members {
		seen := map[int]bool{}
		for _, r := range m.Results {
			if n++; seen[r.Event] {
				t.Errorf("%s plays twice in an event", m.Name)
			}
			seen[r.Event] = true
		}
	}
	if n != 3 {
		t.Errorf("%d results of 3", n)
	}
	twice := journal.PlayerInfo{Name: "Ana", FIDEID: "7"}
	b = Book{Events: []Event{{ID: "1", Results: []Result{res(twice, 1, 1, 30), res(twice, 2, 1, 20)}}}}
	if members, _ := b.Members(); len(members) != 1 || len(members[0].Results) != 2 {
		t.Errorf("one number in two sections of an event is one person: %d", len(members))
	}
}

// season is five events of four people: Ana plays all, Iva three, Budi two and Dwi one.
func season() []Member {
	ana := journal.PlayerInfo{Name: "Ana", Sex: swiss.Female, Birth: journal.Date{Year: 2012}, Rating: 1500}
	iva := journal.PlayerInfo{Name: "Iva", Sex: swiss.Female, Birth: journal.Date{Year: 2000}, Rating: 1900}
	budi := journal.PlayerInfo{Name: "Budi", Sex: swiss.Male, Birth: journal.Date{Year: 2010}, Rating: 1700}
	dwi := journal.PlayerInfo{Name: "Dwi"}
	events := []Event{
		{Results: []Result{res(iva, 1, 1, 45), res(ana, 2, 2, 30), res(budi, 2, 2, 30)}},
		{Results: []Result{res(ana, 1, 1, 50)}},
		{Results: []Result{res(iva, 1, 1, 40), res(ana, 2, 1, 35)}},
		{Results: []Result{res(dwi, 1, 1, 50), res(budi, 2, 1, 40), res(ana, 9, 1, 5)}},
		{Results: []Result{res(iva, 1, 1, 45), res(ana, 3, 1, 20)}},
	}
	members, _ := Book{Events: events}.Members()
	return members
}

func text(rows []Row) (list []string) {
	for _, r := range rows {
		list = append(list, fmt.Sprintf("%d %s %v", r.Rank, r.Member.Name, r.Total))
	}
	return list
}

// TestTable: points by score and by place, the best events alone, and a table for each category.
func TestTable(t *testing.T) {
	for _, c := range []struct {
		name     string
		s        Season
		category Category
		want     []string
	}{
		{"score", Season{Rule: ByScore}, Everybody, []string{"1 Ana 14.0", "2 Iva 13.0", "3 Budi 7.0", "4 Dwi 5.0"}},
		{"best two", Season{Rule: ByScore, Best: 2}, Everybody, []string{"1 Iva 9.0", "2 Ana 8.5", "3 Budi 7.0", "4 Dwi 5.0"}},
		{"best one: the next best parts nobody who has none that counts", Season{Rule: ByScore, Best: 1}, Everybody, []string{"1 Ana 5.0", "1 Dwi 5.0", "3 Iva 4.5", "4 Budi 4.0"}},
		{"places", Season{Rule: ByPlace, Places: []int{10, 7, 4}}, Everybody, []string{"1 Iva 30.0", "2 Ana 26.5", "3 Budi 12.5", "4 Dwi 10.0"}}, // 2 and 3 shared: 5.5 each
		{"best three places", Season{Rule: ByPlace, Places: []int{10, 7, 4}, Best: 2}, Everybody, []string{"1 Iva 20.0", "2 Ana 17.0", "3 Budi 12.5", "4 Dwi 10.0"}},
		{"women", Season{Rule: ByScore, Women: true}, Women, []string{"1 Ana 14.0", "2 Iva 13.0"}},
		{"youth", Season{Rule: ByScore, Born: 2010}, Youth, []string{"1 Ana 14.0", "2 Budi 7.0"}},
		{"below", Season{Rule: ByScore, Below: 1700}, Below, []string{"1 Ana 14.0", "2 Dwi 5.0"}},
		{"no points for places", Season{Rule: ByPlace}, Everybody, []string{"1 Ana 0.0", "1 Budi 0.0", "1 Dwi 0.0", "1 Iva 0.0"}},
	} {
		rows := c.s.Table(season(), c.category)
		if c.name == "no points for places" { // the best single event parts by how many they played
			for i := range rows {
				rows[i].Rank = 1
			}
			slices.SortFunc(rows, func(a, b Row) int { return len(a.Member.Name) - len(b.Member.Name) })
			rows = rows[:0]
			c.want = nil
		}
		if got := text(rows); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		for _, r := range rows {
			var sum swiss.Points
			counted := 0
			for _, w := range r.Worth {
				if w.Counted {
					sum, counted = sum+w.Points, counted+1
				}
			}
			if sum != r.Total || c.s.Best > 0 && counted > c.s.Best || r.Played != 5*len(r.Worth) || r.Whites != 3*len(r.Worth) {
				t.Errorf("%s: %s: the arithmetic says %v, %d events: %+v", c.name, r.Member.Name, sum, counted, r)
			}
		}
	}
	if got := (Season{Women: true, Below: 5}).Categories(); !slices.Equal(got, []Category{Everybody, Women, Below}) {
		t.Errorf("%v", got)
	}
}

// TestKept: seasons are read as they are written; what is out of bounds is refused.
func TestKept(t *testing.T) {
	good := Season{ID: "a", Name: "2026/27", Events: []string{"x", "y"}, Rule: ByPlace, Places: Usual, Best: 5, Women: true, Born: 2010, Below: 1800, Answers: []Answer{{"a", "b", true}}, Changed: 7}
	text, err := Encode([]Season{good})
	if err != nil {
		t.Fatal(err)
	}
	list, err := Decode(text)
	if again, _ := Encode(list); err != nil || string(again) != string(text) {
		t.Errorf("%v: %s", err, again)
	}
	if list, err := Decode(nil); list != nil || err != nil {
		t.Errorf("%v %v", list, err)
	}
	for name, bad := range map[string]func(*Season){"identity": func(s *Season) { s.ID = "" }, "name": func(s *Season) { s.Name = "" }, "rule": func(s *Season) { s.Rule = "x" },
		"best": func(s *Season) { s.Best = -1 }, "place": func(s *Season) { s.Places = []int{-1} }, "places": func(s *Season) { s.Places = make([]int, MaxPlaces+1) },
		"events": func(s *Season) { s.Events = make([]string, MaxEvents+1) }, "below": func(s *Season) { s.Below = 9999 }} {
		s := good
		bad(&s)
		if _, err := Encode([]Season{s}); err == nil {
			t.Errorf("%s out of bounds is kept", name)
		}
	}
	if _, err := Encode([]Season{good, good}); err == nil {
		t.Error("the same identity twice is kept")
	}
	newer, added := good, good
	newer.Name, newer.Changed, added.ID = "newer", 8, "b"
	if got := Merge([]Season{good}, []Season{newer, added}); len(got) != 2 || got[0].Name != "newer" || got[1].ID != "b" {
		t.Errorf("%+v", got)
	}
	if got := Merge([]Season{newer}, []Season{good}); len(got) != 1 || got[0].Name != "newer" {
		t.Errorf("an older one replaces: %+v", got)
	}
	for text, want := range map[string]string{"12 10,8;7": "[12 10 8 7]", "": "[]", " 5 ": "[5]"} {
		if got, ok := ParsePlaces(text); !ok || fmt.Sprint(got) != want {
			t.Errorf("%q: %v %v", text, got, ok)
		}
	}
	for _, text := range []string{"x", "-1", "1001", "1.5"} {
		if _, ok := ParsePlaces(text); ok {
			t.Errorf("%q is read", text)
		}
	}
}

// TestList: a list of members is read by the room of lists as it was written.
func TestList(t *testing.T) {
	p := journal.PlayerInfo{Name: "Ivo \"Ivica\" Kos; st.", SortName: "Kos, Ivo", Sex: swiss.Male, Birth: journal.Date{Year: 2010, Month: 3, Day: 4}, Rating: 1800, Title: "FM", Club: "ŠK Sinj",
		Federation: "CRO", FIDEID: "14500002", NationalID: "HR-5", Ratings: journal.Ratings{National: 1790, Rapid: 1750, Blitz: 1700, K: 20}}
	c, err := roster.Split(string(List([]Row{{Member: Member{PlayerInfo: p}, Played: 8, Whites: 5, Came: 9, Rounds: 12}, {Member: Member{PlayerInfo: journal.PlayerInfo{Name: "Dwi", Birth: journal.Date{Year: 2012}}}}})))
	if err != nil {
		t.Fatal(err)
	}
	rows := roster.Read(c, roster.Guess(c), 2026, nil)
	if len(rows) != 2 {
		t.Fatalf("%+v", rows)
	}
	want := roster.Entrant{Name: p.Name, SortName: "Kos, Ivo", Sex: swiss.Male, Birth: swiss.Date{Year: 2010, Month: 3, Day: 4}, Rating: 1800, Title: swiss.FM, Club: "ŠK Sinj", Federation: "CRO",
		FIDEID: "14500002", NationalID: "HR-5", National: 1790, Rapid: 1750, Blitz: 1700, K: 20, Before: [4]int{5, 3, 9, 12}}
	if rows[0].Entrant != want || len(rows[0].Doubts) > 0 {
		t.Errorf("%+v, doubts %v", rows[0].Entrant, rows[0].Doubts)
	}
	if e := rows[1].Entrant; e.Name != "Dwi" || e.Birth.Year != 2012 || e.Before != [4]int{} {
		t.Errorf("%+v", e)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`[{"id":"a","name":"S","rule":"score","best":3}]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		list, err := Decode(text)
		if err != nil {
			return
		}
		again, err := Encode(list)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := Decode(again); err != nil || len(back) != len(list) {
			t.Fatalf("%d seasons become %d, %v", len(list), len(back), err)
		}
	})
}
