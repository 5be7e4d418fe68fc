package pairing

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// lossDialog stands before a draft that was changed by hand is thrown away: it says what is lost.
type lossDialog struct {
	Do    Msg // what throws it away
	Lost  []string
	Keep  bool   // the boards whose players still take part can stay
	First change // done before they are kept
}

// losing opens the dialog where a draft was changed by hand; ok is false where nothing is lost that the engine does not make again.
func (m page) losing(do Msg, first change) (page, []session.Cmd, bool) {
	n, _ := m.Shown()
	r, found := m.Section().RoundAt(n)
	if !found || r.Phase != journal.Draft {
		return m, nil, false
	}
	d := lossDialog{Do: do, First: first, Keep: m.canKeep(do, first, n)}
	byHand := map[int]bool{}
	for _, x := range departures(r) {
		byHand[x.Board] = true
	}
	for i, b := range r.Boards {
		if r.System == "manual" || byHand[i+1] {
			d.Lost = append(d.Lost, m.BoardName(i+1)+": "+m.Names(b.White)+" – "+m.Names(b.Black))
		}
	}
	if len(d.Lost) == 0 {
		return m, nil, false
	}
	m.Dialog = d
	return m, []session.Cmd{session.Focus{ID: "sheet"}}, true
}

// loose are the boards of a draft whose players both take part, and everybody who is left without a board, by points.
func (m page) loose(n int) (kept []journal.Pair, list []journal.PlayerID) {
	s, id := m.Event.Ahead, m.Event.Section
	r, _ := s.Round(id, n)
	seated := map[journal.PlayerID]bool{}
	takesPart := func(who journal.PlayerID) bool {
		p, ok := s.Player(who)
		_, away := s.Absence(p, n)
		return ok && !away
	}
	for _, b := range r.Boards {
		if takesPart(b.White) && takesPart(b.Black) {
			kept = append(kept, journal.Pair{b.White, b.Black})
			seated[b.White], seated[b.Black] = true, true
		}
	}
	for _, p := range s.Players(id) {
		if p.TPN > 0 && !seated[p.ID] && takesPart(p.ID) {
			list = append(list, p.ID)
		}
	}
	points := s.Points(id, n-1)
	slices.SortStableFunc(list, func(a, b journal.PlayerID) int { return cmp.Compare(points[b], points[a]) })
	return kept, list
}

// canKeep reports whether a draft can stay but for the boards of those who leave it and come into it.
func (m page) canKeep(do Msg, first change, n int) bool {
	sec := m.Section()
	if _, drops := do.(DiscardDraft); drops || sec.IsTable() || first.Kind == keepClubApart {
		return false
	}
	if first.Kind == 0 && len(m.warned(journal.WarnAbsentPaired))+len(m.warned(journal.WarnUnpaired)) == 0 {
		return false
	}
	kept, _ := m.loose(n)
	return len(kept) > 0
}

// KeepRest leaves the boards of a draft whose players still take part as they are, and seats those who lost an opponent
// against each other; who is left over has the bye.
type KeepRest struct{ First change }

func (msg KeepRest) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	var cmds []session.Cmd
	if commands := m.commands(msg.First, n); len(commands) > 0 {
		next, done, err := session.Record(m, env, commands...)
		if err != nil {
			return session.Refuse(m, err)
		}
		m, cmds = next, done
	}
	m, more := m.keepRest(env, n)
	return m, append(cmds, more...)
}

// keepRest seats those of round n who are without a board.
func (m page) keepRest(env session.Env, n int) (page, []session.Cmd) {
	s, id := m.Event.Ahead, m.Event.Section
	r, _ := s.Round(id, n)
	boards, list := m.loose(n)
	edit := journal.EditPairing{Section: id}
	if len(list)%2 == 1 {
		at := len(list) - 1
		if had := slices.Index(list, r.PAB); had >= 0 {
			at = had
		} else {
			for at > 0 && m.hadBye(list[at], n) {
				at--
			}
		}
		edit.PAB = list[at]
		list = slices.Delete(list, at, at+1)
	}
	for i := 0; i+1 < len(list); i += 2 {
		pair := journal.Pair{list[i], list[i+1]}
		if !m.PrefersWhite(list[i]) && m.PrefersWhite(list[i+1]) {
			pair = journal.Pair{list[i+1], list[i]}
		}
		boards = append(boards, pair)
	}
	edit.Boards, m.Dialog = boards, nil
	return session.Undoable(m, env, edit, m.Lang().T(textKeptRest))
}

// hadBye reports whether a player had a full point without a game before round n: he may not have the bye (C.04.1 4).
func (m page) hadBye(who journal.PlayerID, n int) bool {
	s, id := m.Event.Ahead, m.Event.Section
	for k := 1; k < n; k++ {
		if r, _ := s.Round(id, k); r.PAB == who {
			return true
		}
	}
	return false
}
