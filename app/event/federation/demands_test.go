package federation_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// demanding is a rated open as a federation gets it: accelerated, with a half-point bye, five rounds on three days.
func demanding(t *testing.T, home string, info journal.EventInfo) (h *hall, file, ascii string) {
	t.Helper()
	list := field(18)
	for i := range list {
		p := &list[i]
		p.SortName = fmt.Sprintf("Horvat%02d, Ivan", i+1)
		p.Ratings.Standard, p.Federation = p.Rating, home
		if i == 3 {
			p.Name, p.SortName, p.Federation = "Jürgen Groß", "Groß, Jürgen", "DEU"
		}
		if i < 2 {
			p.NationalID, p.Ratings.National = []string{"4711", "4712"}[i], p.Rating+10
		}
	}
	list[len(list)-1].Ratings.Standard = 0 // he has no rating
	h = open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 5, Options: journal.SystemOptions{Baku: true}}, list)
	h.do(journal.FilePapers{Info: info}, journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "412345"}})
	h.dated(5)
	h.start()
	h.do(journal.RequestBye{Players: []journal.PlayerID{4}, Round: 2, Bye: journal.Half})
	g := lot.New(21)
	for range 5 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	ranks, err := federation.Ranks(h.s, 1)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := federation.Report(h.s, 1, ranks)
	if err != nil {
		t.Fatal(err)
	}
	whole, _ := doc.Encode(trf.WriteOptions{})
	plain, _ := doc.Encode(trf.WriteOptions{ASCII: true})
	return h, string(whole), string(plain)
}

// demand is something that a rating officer asks for, and a line of the report that gives it.
type demand struct{ of, line string }

// ticked reports every demand that no line of the file meets.
func ticked(t *testing.T, file string, demands []demand) {
	t.Helper()
	lines := strings.Split(file, "\r\n")
	for _, d := range demands {
		if line := regexp.MustCompile("^" + d.line); !slices.ContainsFunc(lines, line.MatchString) {
			t.Errorf("%s: no line like %q in\n%s", d.of, d.line, file)
		}
	}
}

// TestCroatianDemands: what the rating officer of a Croatian club asks for, one by one (D1, D4, D5 and the list below it).
func TestCroatianDemands(t *testing.T) {
	h, file, ascii := demanding(t, "HRV", event)
	ticked(t, file, []demand{
		{"the acceleration by its code (D1)", `192 FIDE_DUTCH_BAKU$`}, {"the virtual points that were used (D1)", `250       1\.0 001 002 0001 0010$`},
		{"surname first (D4)", `001    1 m IM Horvat01, Ivan   `}, {"the federation of the event (D5)", `032 CRO$`}, {"players of ISO's HRV (D5)", `001    2 .* CRO  `},
		{"guests of ISO's DEU", `001    4 m    Groß, Jürgen .* GER  `}, {"days of the rounds (D5)", `132 +26/11/20  26/11/21  26/11/22`},
		{"the chief arbiter with his number", `102 Anić, Ana \(14500001\)$`}, {"deputies (D5)", `112 Babić, Boris \(14500002\)$`}, {"every deputy", `112 Cvitan, Cvita$`},
		{"city", `022 Zagreb$`}, {"first day", `042 2026/11/20$`}, {"last day", `052 2026/11/22$`}, {"players", `062 18$`}, {"rated players", `072 17$`},
		{"rate of play", `122 90 min \+ 30 s$`}, {"its code", `222 5400\+30$`}, {"tie-breaks", `202 BH/C1,DE$`}, {"rounds", `142 5$`},
		{"national rating and number", `CRO    1 .* 23\d\d CRO +4711 `}, {"which rating counted", `172 CRO FIDON$`}, {"a half-point bye", `001    4 .* 0000 - H`},
	})
	if i := strings.IndexFunc(ascii, func(r rune) bool { return r > unicode.MaxASCII }); i >= 0 || !strings.Contains(ascii, "012 Memorijal Zarka Cosica\r\n") || !strings.Contains(ascii, "Gross, Jurgen") && !strings.Contains(ascii, "Gross, Juergen") {
		t.Errorf("the ASCII copy:\n%s", ascii)
	}
	if name := session.FileName(event.Name, "", false); name != "Memorijal-Zarka-Cosica" {
		t.Errorf("the file is named %q (D10)", name)
	}
	if list := lacks(h.s); len(list) > 0 {
		t.Errorf("the page still asks for %v", kinds(list))
	}
}

// TestIndonesianDemands: what a rated event of Percasi sends, one by one.
func TestIndonesianDemands(t *testing.T) {
	info := journal.EventInfo{ID: "e1", Name: "Kejurkab Purwakarta", Place: "Purwakarta", Federation: "IDN", Start: event.Start, End: event.End, Arbiter: "Santoso, Budi", Organizer: "Percasi Purwakarta",
		Papers: journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "NA", FIDEID: "7100001"}, Contact: "percasi@example.org"}}
	h, file, ascii := demanding(t, "IDN", info)
	ticked(t, file, []demand{
		{"ISO's IDN is FIDE's INA", `032 INA$`}, {"players too", `001    1 .* INA  `}, {"the Percasi number and national rating", `INA    1 .* 23\d\d INA +4711 `}, {"which rating counted", `172 INA FIDON$`},
		{"the chief arbiter", `102 Santoso, Budi \(7100001\)$`}, {"days of the rounds", `132 +26/11/20`}, {"tie-breaks", `202 BH/C1,DE$`}, {"city", `022 Purwakarta$`},
	})
	back, _, _, err := trf.ReadTournament([]byte(ascii), trf.Options{})
	if err != nil || len(back.Players) != 18 {
		t.Errorf("the ASCII copy comes back with %v", err)
	}
	if list := lacks(h.s); len(list) > 0 {
		t.Errorf("the page still asks for %v", kinds(list))
	}
}

// TestNationalRatingsOfGuests: the national list is that of the organiser's federation whoever plays in it; each record names the player's
// own, and all come back.
func TestNationalRatingsOfGuests(t *testing.T) {
	list := field(8)
	for i := range list {
		p := &list[i]
		p.Federation, p.NationalID, p.Ratings.National = []string{"CRO", "AUT", "SLO", "HRV"}[i%4], fmt.Sprint(700+i), 1900+i
	}
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 3}, list)
	h.do(journal.FilePapers{Info: event})
	h.start()
	h.enter(h.pair(), 0, lot.New(3))
	h.close()
	text := roundTrip(t, h.s, 1)
	for i, own := range []string{"CRO", "AUT", "SLO", "CRO"} {
		if !regexp.MustCompile(`\r\nCRO .* ` + fmt.Sprint(1900+i) + " " + own + ` +` + fmt.Sprint(700+i) + " ").MatchString(text) {
			t.Errorf("no national rating %d of %s in\n%s", 1900+i, own, text)
		}
	}
	back := again(t, report(t, h.s, 1))
	for _, p := range back.Players(1) {
		was, ok := h.s.PlayerByTPN(1, p.TPN)
		if !ok || p.Ratings.National != was.Ratings.National || p.NationalID != was.NationalID {
			t.Errorf("%s: %d and %s, was %d and %s", p.Name, p.Ratings.National, p.NationalID, was.Ratings.National, was.NationalID)
		}
	}
}
