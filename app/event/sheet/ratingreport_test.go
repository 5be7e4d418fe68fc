package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestRatingReport: the report on paper names event, people, days and every player with number and federation, but no birth date, and
// escapes what was typed.
func TestRatingReport(t *testing.T) {
	players := field(20)
	for i := range players {
		players[i].SortName, players[i].Federation, players[i].FIDEID, players[i].Sex = "Surname, "+players[i].Name, "HRV", "1450000", swiss.Female
	}
	players[0].Title, players[1].Federation = "WFM", "INA"
	h := open(t, 2, players)
	h.start()
	if _, ok := Make(Rating, h.source(i18n.EN)); ok {
		t.Fatal("a rating report of an event that is not to be rated")
	}
	info := h.Event()
	info.Federation, info.Organizer, info.Place, info.Arbiter, info.Deputies = "CRO", "ŠK <Žabac>", "Zagreb", "Anić, Ana", []string{"Babić, Boris"}
	info.Papers = journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "IA", FIDEID: "14500001"}, Contact: "klub@example.org"}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedRapid, Code: "412345"}})
	h.do(journal.DateRounds{Section: 1, Days: []journal.RoundDay{{Date: journal.Date{Year: 2026, Month: 11, Day: 20}, Start: 17 * 60}}})
	h.play()
	for _, l := range i18n.All() {
		d, ok := Make(Rating, h.source(l))
		if !ok || d.Pages < 2 {
			t.Fatalf("%s: %d pages", l.Tag(), d.Pages)
		}
		html := d.HTML()
		for _, want := range []string{"ŠK &lt;Žabac&gt;", "IA Anić, Ana, " + l.T(i18n.FieldFIDE) + " 14500001", "Babić, Boris", "412345", l.T(i18n.RatedRapid), "klub@example.org",
			"17:00", "CRO 19, INA 1", "WFM", "Surname, "} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: %q is missing", l.Tag(), want)
			}
		}
		if strings.Contains(html, "2014") {
			t.Errorf("%s: a birth date stands on it", l.Tag())
		}
	}
}

// TestRecordCorrections: the official record names a corrected result with what stood there before.
func TestRecordCorrections(t *testing.T) {
	h := open(t, 2, field(6))
	h.start()
	h.play()
	h.do(journal.CorrectResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn, Reason: "swapped"})
	for _, l := range i18n.All() {
		d, ok := Make(Record, h.source(l))
		if !ok || !strings.Contains(d.HTML(), l.T(textRecFixed)) || !strings.Contains(d.HTML(), "½") {
			t.Errorf("%s: no correction in the record", l.Tag())
		}
	}
}
