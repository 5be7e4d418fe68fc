package federation_test

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestRemarkLines: a report says before its players, a line an act, how the section departs from the regulations; it says so again when it
// is taken over and written once more; a section that was never in FIDE mode has no such line.
func TestRemarkLines(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 6, TieBreaks: []string{"BH/C1", "DE"}}, field(12))
	h.do(journal.FilePapers{Info: event})
	h.start()
	g := lot.New(4)
	h.enter(h.pair(), 0, g)
	h.close()
	h.enter(h.pair(), 0, g)
	h.close()
	r, _ := h.s.Round(1, 1)
	h.do(journal.Confirmed{Command: journal.CorrectResult{Section: 1, Round: 1, Board: 1, Score: journal.BothLose, Reason: "phones"}, Level: journal.Deviation, Reason: "phones"})
	h.do(journal.RequestBye{Players: []journal.PlayerID{5}, Round: 3, Bye: journal.Full})
	h.enter(h.pair(), 0, g)
	h.close()
	h.do(journal.LeaveMode{Section: 1, Rule: journal.RuleRounds, Reason: "the hall closes"})
	sec, _ := h.s.Section(1)
	sec.Rounds = 5
	h.do(journal.ChangeSection{Section: 1, SectionConfig: sec.SectionConfig, Reason: "the hall closes"})
	h.do(journal.ChangeTieBreaks{Section: 1, TieBreaks: []string{"DE"}, Reason: "wanted"})
	h.do(journal.Forbid{Section: 1, Sets: []journal.Forbidden{{Players: []journal.PlayerID{3, 9}}}})
	lines := federation.RemarkLines(h.s, 1)
	white, _ := h.s.Player(r.Boards[0].White)
	for _, want := range []string{"### FIDE mode exited @ Round 3", "### FPB @ Round 3: 5=FPB", "### Configuration @ Round 3: rounds were 6",
		"### Configuration @ Round 3: tie-breaks were BH/C1 DE", "### Prohibition @ Round 3: 3-9 added"} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line %q in %q", want, lines)
		}
	}
	if !strings.HasPrefix(lines[1], "### Correction @ Round 1: ") || !strings.HasSuffix(lines[1], " => 0-0") || white.TPN == 0 {
		t.Errorf("the correction is said as %q", lines[1])
	}
	doc, err := federation.Report(h.s, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	data, _ := doc.Encode(trf.WriteOptions{})
	text := string(data)
	if at := strings.Index(text, "### FIDE mode exited"); at < 0 || at > strings.Index(text, "\r\n001 ") {
		t.Errorf("the lines do not stand before the players\n%s", text)
	}
	if strings.Contains(text, "260 001") {
		t.Error("a prohibition of after round 3 is claimed since round 1")
	}
	again, _, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Remarks, lines) {
		t.Errorf("read again: %q", again.Remarks)
	}
	free := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 6}, field(12))
	free.start()
	free.enter(free.pair(), 0, g)
	free.close()
	if lines := federation.RemarkLines(free.s, 1); len(lines) > 0 {
		t.Errorf("a school event has %q", lines)
	}
}
