package round

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// note is what a draft tells the arbiter before it is published. Kind is that of a banner.
type note struct {
	kind, title, text string
	id                string           // "" for none
	pairIn            journal.PlayerID // who can be paired in at once; 0: nobody
	do                i18n.Text        // the act that answers it, with its message
	doText            string           // the same, where it names a number
	act               session.Msg
}

// note words a warning: the kinds that must not go on the wall unread are bad.
func (m page) note(w journal.Warning) note {
	x := m.warningText(w)
	if w.Kind == journal.WarnPresentBye || w.Kind == journal.WarnUnpaired {
		x.pairIn = w.Players[0]
	}
	sec := m.Section()
	switch {
	case w.Kind == journal.WarnAbsentPaired && m.canKeepRest(w):
		x.do, x.act = i18n.KeepRest, pairing.KeepRest{}
	case w.Kind == journal.WarnMissing:
		x.do, x.act = textMissingDo, pairing.LeaveMissing{}
	case w.Kind == journal.WarnOrder:
		x.do, x.act = textDraftAgain, pairing.PairAgain{}
	case w.Kind == journal.WarnNoShow:
		x.do, x.act = textNoShowDo, pairing.LeaveNoShows{}
	case w.Kind == journal.WarnSameClub && sec.Hall.Apart < m.Event.Ahead.Next(sec.ID).Round:
		x.do, x.act = textApartDo, pairing.KeepApart{}
	case w.Kind == journal.WarnUnchecked:
		x.do, x.act = i18n.CheckIn, session.GoSection{Section: sec.ID, To: session.PageCheckIn}
	}
	return x
}

// canKeepRest reports whether the rest of a draft can stay without the players of a warning: one of them is the first, so
// that the offer stands once.
func (m page) canKeepRest(w journal.Warning) bool {
	sec := m.Section()
	found := m.Event.Ahead.DraftWarnings(sec.ID)
	at := slices.IndexFunc(found, func(x journal.Warning) bool { return x.Kind == journal.WarnAbsentPaired })
	r, ok := m.Event.Ahead.CurrentRound(sec.ID)
	return ok && len(r.Boards) > 1 && !sec.IsTable() && at >= 0 && found[at].Players[0] == w.Players[0]
}

// withoutClubs takes the boards of one club out of what is warned of, and counts them, where the rules of the event know no such
// wish: a rated section that keeps nobody apart (C.04.3).
func (m page) withoutClubs(found []journal.Warning) (list []journal.Warning, clubs int) {
	sec := m.Section()
	if !m.Event.Ahead.Event().Papers.Rated || sec.Hall.Apart > 0 {
		return found, 0
	}
	for _, w := range found {
		if w.Kind == journal.WarnSameClub {
			clubs++
			continue
		}
		list = append(list, w)
	}
	return list, clubs
}

// inFull is how many warnings of one kind a draft shows in full; where there are more, they stand together in one fold.
const inFull = 3

// parted divides warnings into those that are shown in full and those of the same kinds that fold. A bye or a rest that one touch
// answers is never folded, and no single warning is.
func parted(found []journal.Warning) (full, folded []journal.Warning) {
	all := map[journal.WarningKind]int{}
	for _, w := range found {
		all[w.Kind]++
	}
	seen := map[journal.WarningKind]int{}
	for _, w := range found {
		seen[w.Kind]++
		if w.Board > 0 && all[w.Kind] > inFull+1 && seen[w.Kind] > inFull {
			folded = append(folded, w)
		} else {
			full = append(full, w)
		}
	}
	return full, folded
}

func (m page) warningText(w journal.Warning) note {
	l := m.Lang()
	names := make([]string, len(w.Players))
	for i, id := range w.Players {
		names[i] = m.nameOf(id)
	}
	who, board := l.List(names), l.Int(m.BoardNo(w.Board))
	bad := func(title, text string) note { return note{kind: "bad", title: title, text: text} }
	warn := func(title, text string) note { return note{kind: "warn", title: title, text: text} }
	switch w.Kind {
	case journal.WarnStale:
		if w.Round == 0 {
			return bad(l.T(textWarnStale), l.T(textWarnStalePlain))
		}
		return bad(l.T(textWarnStale), l.T(textWarnStaleText, l.Int(w.Round)))
	case journal.WarnOrder:
		return bad(l.T(textWarnOrder), l.T(textWarnOrderText))
	case journal.WarnUnpaired:
		return bad(l.T(textWarnUnpaired), who)
	case journal.WarnAbsentPaired:
		return bad(l.T(textWarnAbsent, board), who)
	case journal.WarnWalkOver:
		return warn(l.T(textWarnWalkOver, board), who)
	case journal.WarnPresentBye:
		return warn(l.T(textWarnPresentBye), who)
	case journal.WarnMissing:
		return warn(l.T(textWarnMissing, board), who)
	case journal.WarnUnchecked:
		return warn(l.N(textWarnUnchecked, len(w.Players)), who)
	case journal.WarnNoShow:
		return warn(l.N(textWarnNoShow, len(w.Players), l.Int(w.Round)), who)
	case journal.WarnSecondBye:
		return bad(l.T(textWarnSecondBye), l.T(textWarnSecondByeT, who, l.Int(w.Round)))
	case journal.WarnRematch:
		return bad(l.T(textWarnRematch, board, l.Int(w.Round)), who)
	case journal.WarnForbidden:
		return bad(l.T(textWarnForbidden, board), who)
	case journal.WarnColor:
		return warn(l.T(textWarnColor, board), l.T(textWarnColorText, who))
	case journal.WarnTable:
		return warn(l.T(textWarnTable, board, l.Int(w.Round)), who)
	case journal.WarnSameName:
		return warn(l.T(textWarnSameName, board), who)
	}
	return warn(l.T(m.Kin(textWarnSameClub), board), who)
}

// byeNote says who has the pairing-allocated bye and what it is worth; ok is false where nobody has it.
func (m page) byeNote(r journal.Round) (x note, ok bool) {
	if r.PAB == 0 {
		return note{}, false
	}
	l := m.Lang()
	sec := m.Section()
	text := l.T(textDraftByeText, l.Tenths(int(sec.Award(swiss.PAB))))
	if regulation.SystemOf(sec.System).OwnPoints {
		text = l.T(textDraftByeKeizer)
	}
	return note{kind: "info", id: "bye", title: l.T(textDraftBye, m.nameOf(r.PAB)), text: text}, true
}

// verdict says how the draft came about and, where nobody meets again, that it is in order. ok is false with a rematch in a
// draft of the engine.
func (m page) verdict(r journal.Round, found []journal.Warning) (x note, ok bool) {
	l := m.Lang()
	sec := m.Section()
	switch {
	case sec.IsTable():
		return note{kind: "ok", title: l.T(textDraftTable), text: l.T(textDraftTableAs)}, true
	case r.System == "manual":
		return note{kind: "info", id: "hand-made", title: l.T(textHandMade), text: l.T(textHandNone) + " " + l.T(i18n.ByHandAs)}, true
	case slices.ContainsFunc(found, func(w journal.Warning) bool { return w.Kind == journal.WarnRematch }):
		return note{}, false
	case regulation.SystemOf(sec.System).OwnPoints: // two may meet again there
		return note{kind: "ok", title: l.T(textDraftKeizer), text: l.T(textDraftKeizerText)}, true
	}
	return note{kind: "ok", title: l.T(textDraftClean), text: l.T(textDraftCleanText)}, true
}
