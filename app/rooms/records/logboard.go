package records

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// sectionOf names the section of a record where the event has several; "" for what concerns the whole event.
func (m page) sectionOf(e journal.Event) string {
	in, ok := e.(interface{ In() journal.SectionID })
	if !ok || len(m.Event.Kept.Sections()) < 2 {
		return ""
	}
	return m.sectionName(in.In())
}

// atBoard names the two players of the board that a record is about, White first: a number alone proves nothing years later.
// Colours are those that they had then.
func (m page) atBoard(r journal.Record) string {
	in, board := boardOf(r.Event)
	if board < 1 {
		return ""
	}
	round, ok := m.Event.Kept.Round(in.section, in.round)
	if !ok || board > len(round.Boards) || round.Seq > r.Seq { // paired again since then
		return ""
	}
	white, black := round.Boards[board-1].White, round.Boards[board-1].Black
	for _, later := range m.Event.Log {
		e, ok := later.Event.(journal.ColorsReversed)
		if ok && later.Seq > r.Seq && e.Section == in.section && e.Round == in.round && e.Board == board && !undone(m.Event.Log)[later.Seq] {
			white, black = black, white
		}
	}
	return m.Names(white) + " – " + m.Names(black)
}

// boardNo is the number of a board in the hall, as it is now.
func (m page) boardNo(id journal.SectionID, board int) string {
	return m.Lang().Int(m.Event.Kept.BoardNumber(id, board))
}

// place is a round of a section.
type place struct {
	section journal.SectionID
	round   int
}

// boardOf is the board of a record about a result; 0 where its line names the players already, or none is concerned.
func boardOf(e journal.Event) (in place, board int) {
	switch e := e.(type) {
	case journal.ResultEntered:
		return place{e.Section, e.Round}, e.Board
	case journal.ResultCorrected:
		return place{e.Section, e.Round}, e.Board
	case journal.ResultCleared:
		return place{e.Section, e.Round}, e.Board
	case journal.ColorsReversed:
		return place{e.Section, e.Round}, e.Board
	case journal.ResultChecked:
		return place{e.Section, e.Round}, e.Board
	case journal.CapDecided:
		return place{e.Section, e.Round}, e.Board
	}
	return place{}, 0
}

// listed reports whether a record is in the log as it is narrowed: to corrections, and to what names a player or says a word.
func (m page) listed(r journal.Record) bool {
	if m.Corrections && !isCorrection(r) {
		return false
	}
	want := journal.FoldName(journal.Clean(m.Search))
	return want == "" || strings.Contains(journal.FoldName(m.sectionOf(r.Event)+" "+m.logLine(r)), want)
}

// searchLog narrows the log to what names somebody.
type searchLog struct{ Text string }

func (msg searchLog) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Search, m.More = msg.Text, 0
	return m, nil
}
