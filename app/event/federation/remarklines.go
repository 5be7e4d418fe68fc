package federation

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// RemarkLines are the lines of a report, comments in terms of TRF26, that say how a section departs from the regulations: where it left FIDE
// mode, then each act by round. A section that was never in the mode has none.
func RemarkLines(s journal.State, id journal.SectionID) []string {
	var lines []string
	if m := s.Mode(id); m.State == journal.ModeGone {
		lines = append(lines, exitLine(m))
	}
	list := s.Remarks(id)
	slices.SortStableFunc(list, func(a, b journal.Remark) int { return cmp.Compare(a.Round, b.Round) })
	for _, r := range list {
		lines = append(lines, RemarkLine(s, r))
	}
	for _, line := range s.CarriedRemarks(id) {
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	slices.SortStableFunc(lines, func(a, b string) int { return cmp.Compare(roundOf(a), roundOf(b)) })
	return lines
}

// roundOf is the round that a line is about, -1 for where the mode was left: that stands first.
func roundOf(line string) int {
	if strings.HasPrefix(line, exited) {
		return -1
	}
	return roundIn(line)
}

// roundIn is the round that a line names, 0 where it names none.
func roundIn(line string) int {
	n := 0
	if _, rest, found := strings.Cut(line, " @ Round "); found {
		if _, err := fmt.Sscanf(rest, "%d", &n); err != nil {
			return 0
		}
	}
	return n
}

// exited begins the line of a section that has left FIDE mode.
const exited = "### FIDE mode exited"

// remarks keeps what the file says of departures from the regulations: a section that had left FIDE mode has left it here.
func (f *facts) remarks() error {
	lines := slices.DeleteFunc(slices.Clone(f.take.Document.Remarks), isPeriod)
	if len(lines) == 0 {
		return nil
	}
	if err := f.add(journal.RemarksCarried{InSection: f.in(), Lines: shortened(lines)}); err != nil {
		return err
	}
	for _, line := range lines {
		if strings.HasPrefix(line, exited) {
			return f.add(journal.ModeLeft{InSection: f.in(), Round: min(max(roundIn(line), 0), journal.MaxRounds), Reason: strings.TrimPrefix(line, "### ")})
		}
	}
	return nil
}

// shortened cuts lines to what the journal takes.
func shortened(lines []string) []string {
	list := make([]string, 0, min(len(lines), journal.MaxRemarks))
	for _, line := range lines[:min(len(lines), journal.MaxRemarks)] {
		r := []rune(journal.Clean(line))
		list = append(list, string(r[:min(len(r), journal.MaxText)]))
	}
	return list
}

func exitLine(m journal.Mode) string {
	if m.Round == 0 {
		return exited + " before Round 1 was paired"
	}
	return fmt.Sprintf("%s @ Round %d", exited, m.Round)
}

// RemarkLine is one remark as its line in a report: players by their pairing numbers, White first.
func RemarkLine(s journal.State, r journal.Remark) string {
	head := fmt.Sprintf("### %s @ Round %d", r.Kind, r.Round)
	was, now := seatsText(s, r.Was), seatsText(s, r.Now)
	switch r.Kind {
	case journal.RemarkByHand, journal.RemarkImport:
		return head + ": " + cmp.Or(was, "none") + " => " + cmp.Or(now, "none")
	case journal.RemarkCorrection:
		if was != "" {
			return head + ": " + was + " => " + now
		}
		return head + ": " + now + ": " + resultText(r.From) + " => " + resultText(r.To)
	case journal.RemarkRating:
		return head + ": " + now + ": " + resultText(r.From) + " => " + resultText(r.To) + " (pairings and standings used " + resultText(r.From) + ")"
	case journal.RemarkAdjournment:
		return head + ": " + now + " " + resultText(r.To)
	case journal.RemarkProhibition:
		return head + ": " + now + " added"
	case journal.RemarkConfiguration:
		if r.Rounds > 0 {
			return fmt.Sprintf("%s: rounds were %d", head, r.Rounds)
		}
		return head + ": tie-breaks were " + strings.Join(r.TieBreaks, " ")
	}
	return strings.TrimSuffix(head+": "+now, ": ")
}

func seatsText(s journal.State, list []journal.Seat) string {
	number := func(id journal.PlayerID) swiss.TPN {
		p, _ := s.Player(id)
		return p.TPN
	}
	texts := make([]string, len(list))
	for i, x := range list {
		switch {
		case x.Bye == journal.SeatNone:
			texts[i] = fmt.Sprintf("%d=none", number(x.White))
		case x.Bye != "":
			texts[i] = fmt.Sprintf("%d=%s", number(x.White), x.Bye)
		default:
			texts[i] = fmt.Sprintf("%d-%d", number(x.White), number(x.Black))
		}
	}
	return strings.Join(texts, " ")
}

// resultText writes a result in plain letters: "1-0", "1/2-1/2", "0F-1F", with "*" for a game that is not rated.
func resultText(s journal.Score) string {
	words := map[swiss.Outcome]string{swiss.Win: "1", swiss.Draw: "1/2", swiss.Loss: "0", swiss.ForfeitWin: "1F", swiss.ForfeitLoss: "0F",
		swiss.ShortWin: "1*", swiss.ShortDraw: "1/2*", swiss.ShortLoss: "0*", swiss.Pending: "?"}
	if s.IsZero() {
		return "none"
	}
	return words[s.White] + "-" + words[s.Black]
}
