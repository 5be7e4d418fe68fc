package federation

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/swiss/trf"
)

// Days after the last one by which a report is due (FIDE B.02, Reporting Procedures): the arbiter gives it to the rating officer of the
// federation, who sends it to FIDE.
const (
	daysToOfficer = 7
	daysToFIDE    = 30
)

// Due is when the report of an event must have arrived; ok is false where its last day is not known.
func Due(info journal.EventInfo) (officer, fide journal.Date, ok bool) {
	last := info.End
	if last.IsZero() {
		last = info.Start
	}
	if last.Day == 0 {
		return officer, fide, false
	}
	after := func(days int) journal.Date {
		t := time.Date(last.Year, time.Month(last.Month), last.Day+days, 0, 0, 0, 0, time.UTC)
		return journal.Date{Year: t.Year(), Month: int(t.Month()), Day: t.Day()}
	}
	return after(daysToOfficer), after(daysToFIDE), true
}

// WithRemarks adds to a report, as comments that other programs skip, what a rating officer asks for and no record holds: the code of the
// event, the titles of the arbiters, and where the pairing is not the one that the engine would make now.
func WithRemarks(d *trf.Document, s journal.State, id journal.SectionID) {
	sec, _ := s.Section(id)
	info := s.Event()
	add := func(format string, a ...any) { d.Other = append(d.Other, "### "+fmt.Sprintf(format, a...)) }
	if sec.Rating.Code != "" {
		add("event code: %s", sec.Rating.Code)
	}
	if info.Papers.Arbiter.Title != "" {
		add("chief arbiter: %s %s", info.Papers.Arbiter.Title, person(info.Arbiter, info.Papers.Arbiter.FIDEID))
	}
	for i, name := range info.Deputies {
		if i < len(info.Papers.Deputies) && info.Papers.Deputies[i].Title != "" {
			add("deputy: %s %s", info.Papers.Deputies[i].Title, person(name, info.Papers.Deputies[i].FIDEID))
		}
	}
	for _, m := range s.Marks(id) {
		add("pairing of %s: %s", roundsText(m.Rounds), markText(s, id, m))
	}
}

func roundsText(rounds []int) string {
	list := make([]string, len(rounds))
	for i, n := range rounds {
		list[i] = fmt.Sprint(n)
	}
	if len(list) == 1 {
		return "round " + list[0]
	}
	return "rounds " + strings.Join(list, ", ")
}

// markText says in English, the language of report files, why a pairing may be another one now.
func markText(s journal.State, id journal.SectionID, m journal.Mark) string {
	board := s.BoardNumber(id, m.Board)
	switch m.Why {
	case journal.MarkCorrected:
		return fmt.Sprintf("made before the result of round %d, board %d was corrected", m.Round, board)
	case journal.MarkAdjourned:
		return fmt.Sprintf("made while the game of round %d, board %d counted as a draw (C.04.2 3.1)", m.Round, board)
	case journal.MarkReversed:
		return fmt.Sprintf("made before the colours of round %d, board %d were found to be reversed", m.Round, board)
	case journal.MarkRenumbered:
		p, _ := s.Player(m.Player)
		return strings.TrimSpace("made before the pairing numbers moved (C.04.2 2.4) " + cmp.Or(ListName(p.PlayerInfo), ""))
	case journal.MarkByHand:
		return "changed by the arbiter"
	case journal.MarkApart:
		return "players of one club kept apart"
	case journal.MarkTaken:
		return "taken over from a file, not that of the engine"
	}
	return string(m.Why)
}
