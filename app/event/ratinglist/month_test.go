package ratinglist

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
)

// TestMonthInName: a file's name tells the month of its list, as FIDE writes it and as people do; other numbers tell none.
func TestMonthInName(t *testing.T) {
	for name, want := range map[string]Month{
		"standard_nov26frl.txt": "2026-11", "rapid_jan27frl_xml.zip": "2027-01", "blitz_dec99frl.txt": "1999-12", "STANDARD_OCT26FRL.TXT": "2026-10",
		"hsk-2026-09.csv": "2026-09", "percasi_2026_08.xlsx": "2026-08", "lista 2026-7.csv": "", "players_list.txt": "", "players_list_xml.zip": "",
		"list-20261101.csv": "", "2026-13.csv": "", "decor26x.csv": "", "mardec2.csv": "", "may26": "2026-05", "dismay26.csv": "",
	} {
		if got := MonthInName(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// TestMonthInHead: the head of a list with one rating names its month, in columns, in a table and in no other word.
func TestMonthInHead(t *testing.T) {
	const row = "14500001       Horvat, Ivan             CRO M   2512  1985\n"
	for head, want := range map[string]Month{
		"ID Number      Name                     Fed Sex NOV26 B-day\n": "2026-11",
		"ID Number      Name                     Fed Sex Jan27 B-day\n": "2027-01",
		"ID Number      Name                     Fed Sex SRtng B-day\n": "",
	} {
		stats, err := Parse(strings.NewReader(head+row), Options{}, func(Entry) error { return nil })
		if err != nil || stats.Month != want {
			t.Errorf("%q: %q, %v", head, stats.Month, err)
		}
	}
	stats, err := Parse(strings.NewReader("ID;Name;DEC26\n7;Horvat;2000\n"), Options{}, func(Entry) error { return nil })
	if err != nil || stats.Month != "2026-12" {
		t.Errorf("a table: %q, %v", stats.Month, err)
	}
}

// TestCounting: the list of the first day counts, in an event of more than thirty days that of the day.
func TestCounting(t *testing.T) {
	day := func(y, m, d int) journal.Date { return journal.Date{Year: y, Month: m, Day: d} }
	for _, c := range []struct {
		name       string
		start, end journal.Date
		now        time.Time
		want       Month
	}{
		{"of today", journal.Date{}, journal.Date{}, time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC), "2026-11"},
		{"not begun", day(2026, 12, 5), day(2026, 12, 7), time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC), "2026-12"},
		{"over the end of a month", day(2026, 11, 28), day(2026, 12, 2), time.Date(2026, 12, 1, 9, 0, 0, 0, time.UTC), "2026-11"},
		{"thirty days", day(2026, 11, 1), day(2026, 11, 30), time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC), "2026-11"},
		{"a league, in its third month", day(2026, 9, 5), day(2027, 2, 6), time.Date(2026, 11, 14, 9, 0, 0, 0, time.UTC), "2026-11"},
		{"a league, before it", day(2026, 9, 5), day(2027, 2, 6), time.Date(2026, 8, 14, 9, 0, 0, 0, time.UTC), "2026-09"},
		{"a league, after it", day(2026, 9, 5), day(2027, 2, 6), time.Date(2027, 4, 14, 9, 0, 0, 0, time.UTC), "2027-02"},
		{"a month is known, no day", journal.Date{Year: 2026, Month: 10}, journal.Date{}, time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC), "2026-10"},
	} {
		if got := Counting(journal.EventInfo{Start: c.start, End: c.end}, c.now); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestEffectiveRating: who has no rapid or blitz rating counts with the standard one; who has none at all stays as he was.
func TestEffectiveRating(t *testing.T) {
	for _, c := range []struct {
		name    string
		entry   [3]int
		control int
		want    int
	}{
		{"standard", [3]int{2100, 2000, 1900}, 0, 2100}, {"rapid", [3]int{2100, 2000, 1900}, 1, 2000}, {"blitz", [3]int{2100, 2000, 1900}, 2, 1900},
		{"no rapid", [3]int{2100, 0, 1900}, 1, 2100}, {"no blitz", [3]int{2100, 2000, 0}, 2, 2100},
		{"rapid alone in a standard event", [3]int{0, 2000, 0}, 0, 1500}, {"rapid alone in a blitz event", [3]int{0, 2000, 0}, 2, 1500}, {"none", [3]int{}, 1, 1500},
	} {
		p := Take(journal.PlayerInfo{Name: "X", Rating: 1500}, Entry{ID: "1", Name: "X", Rating: c.entry}, Use{Kind: FIDE, Month: "2026-11", Control: c.control})
		if p.Rating != c.want {
			t.Errorf("%s: %d, want %d", c.name, p.Rating, c.want)
		}
		if from := (journal.Source{Rating: journal.SourceFIDE, FIDE: "2026-11"}); c.want != 1500 && p.Source != from {
			t.Errorf("%s: the source is %+v", c.name, p.Source)
		}
		if c.want == 1500 && p.Source.Rating != "" {
			t.Errorf("%s: a rating of the event is said to be of a list", c.name)
		}
	}
}

// TestMonthIsKept: the month of a list is set and changed without the list being imported again, and added up right over a year's end.
func TestMonthIsKept(t *testing.T) {
	m := newMemory()
	build(t, m, "fide", []Entry{ivan, ana})
	for _, want := range []Month{"2026-11", "2026-12", ""} {
		if err := SetMonth(m, "fide", want); err != nil {
			t.Fatal(err)
		}
		l := opened(t, m, "fide")
		if l.About().Month != want {
			t.Errorf("%q is kept as %q", want, l.About().Month)
		}
		if e, ok, err := l.ByID(ivan.ID); !ok || err != nil || e.Name != ivan.Name {
			t.Errorf("the list is not whole: %+v, %v", e, err)
		}
	}
	if err := SetMonth(m, "national", "2026-11"); err != nil {
		t.Errorf("no list is there: %v", err)
	}
	if got := []Month{Month("2026-12").Add(1), Month("2027-01").Add(-2), Month("").Add(3)}; got[0] != "2027-01" || got[1] != "2026-11" || got[2] != "" {
		t.Errorf("%v", got)
	}
}
