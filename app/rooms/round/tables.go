package round

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// tablesNote proposes where the boards of a section begin, so that no number of the hall is given twice: before round 1, and later where
// the section was numbered on purpose and another one has grown into it. ok is false where nothing is to be said.
func (m page) tablesNote(r journal.Round) (x note, ok bool) {
	s, l := m.Event.Ahead, m.Lang()
	first, clash := s.ProposeFirst(r.Section)
	sec, _ := s.In(r.Section)
	if !clash || r.Number > 1 && sec.Hall.First == 0 {
		return note{}, false
	}
	from, to := l.Int(m.BoardNo(1)), l.Int(m.BoardNo(len(r.Boards)))
	return note{kind: "warn", id: "tables", title: l.T(textTablesTwice), text: l.T(textTablesTwiceText, sec.Name, from, to),
		doText: l.T(i18n.BoardsFrom, l.Int(first)), act: numberBoards{First: first}}, true
}

// numberBoards gives the first board of the section a number of the hall.
type numberBoards struct{ First int }

func (msg numberBoards) update(m page, env session.Env) (page, []session.Cmd) {
	sec := m.Section()
	h := sec.Hall
	h.First = msg.First
	return session.Undoable(m, env, journal.SetHall{Section: sec.ID, Hall: h}, m.Lang().T(i18n.BoardsFrom, m.Lang().Int(msg.First))+".")
}
