package records

import (
	"strings"

	"wasit/app/event/journal"
)

// leftAtEnd says of each section how far it is, and what becomes of a round that is not closed when the event ends here.
func (m page) leftAtEnd() []string {
	s, l := m.Event.Ahead, m.Lang()
	var list []string
	for _, sec := range s.Sections() {
		done, tail := sec.Round, ""
		switch sec.Phase {
		case journal.Draft:
			done--
			tail = l.T(textEndDraft, l.Int(sec.Round))
		case journal.Published:
			done--
			var boards []string
			for _, b := range s.MissingBoards(sec.ID, sec.Round) {
				boards = append(boards, l.Int(s.BoardNumber(sec.ID, b)))
			}
			tail = l.N(textEndMissing, len(boards), l.Int(sec.Round), strings.Join(boards, ", "))
		}
		line := l.T(textEndRounds, sec.Name, l.Int(done), l.Int(sec.Rounds))
		if tail != "" {
			line += "; " + tail
		}
		list = append(list, line)
	}
	return list
}
