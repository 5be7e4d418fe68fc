package federation_test

import (
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestRemarks: the file that leaves says the code of the event, the titles of the arbiters and where the pairing is not the engine's; it
// reads back without a warning, and as the same event.
func TestRemarks(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 5}, field(12))
	h.do(journal.FilePapers{Info: event}, journal.DeclareRating{Section: 1, Rating: journal.Rating{Code: "412345"}})
	h.start()
	g := lot.New(4)
	for n := 1; n <= 4; n++ {
		if n == 2 {
			h.do(journal.EnterLate{Section: 1, From: 2, PlayerInfo: journal.PlayerInfo{Name: "Kasni, Karlo", Rating: 2200}})
		}
		h.enter(h.pair(), 0, g)
		h.close()
		if n == 3 {
			h.do(journal.LeaveMode{Section: 1, Rule: journal.RulePast, Reason: "both games were found late"}, journal.ReverseColors{Section: 1, Round: 2, Board: 1, Reason: "sat the wrong way round"},
				journal.CorrectResult{Section: 1, Round: 1, Board: 2, Score: journal.BothLose, Reason: "both phones rang"})
		}
	}
	doc, err := federation.Report(h.s, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	federation.WithRemarks(doc, h.s, 1)
	data, warnings := doc.Encode(trf.WriteOptions{})
	text := string(data)
	for _, line := range []string{"### event code: 412345", "### chief arbiter: IA Anić, Ana (14500001)", "### deputy: FA Babić, Boris (14500002)",
		"### pairing of round 3: made before the colours of round 2, board 1 were found to be reversed", "### pairing of rounds 2, 3: made before the result of round 1, board 2 was corrected"} {
		if !strings.Contains(text, "\r\n"+line+"\r\n") {
			t.Errorf("no line %q in\n%s", line, text)
		}
	}
	if _, _, read, err := trf.ReadTournament(data, trf.Options{}); len(warnings) > 0 || len(read) > 0 || err != nil {
		t.Errorf("%v %v %v", warnings, read, err)
	}
	if taken := again(t, data); string(report(t, taken, 1)) != string(report(t, h.s, 1)) {
		t.Error("with its remarks the report is another event")
	}
}

// TestDue counts 7 and 30 days from the last day, over ends of months and years; without a day nothing is due.
func TestDue(t *testing.T) {
	for _, c := range []struct{ start, end, officer, fide string }{
		{"2026-11-20", "2026-11-22", "2026-11-29", "2026-12-22"},
		{"2026-11-20", "", "2026-11-27", "2026-12-20"},
		{"2026-12-25", "2026-12-30", "2027-01-06", "2027-01-29"},
		{"2028-02-20", "2028-02-27", "2028-03-05", "2028-03-28"},
		{"", "", "", ""},
	} {
		var info journal.EventInfo
		if info.Start.UnmarshalText([]byte(c.start)) != nil || info.End.UnmarshalText([]byte(c.end)) != nil {
			t.Fatal(c)
		}
		officer, fide, ok := federation.Due(info)
		if officer.String() != c.officer || fide.String() != c.fide || ok != (c.officer != "") {
			t.Errorf("%+v: %v, %v, %v", c, officer, fide, ok)
		}
	}
}
