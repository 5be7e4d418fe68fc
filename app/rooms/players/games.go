package players

import (
	"cmp"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// figure is a number with its name.
type figure struct{ value, name string }

// placing is what a player has reached: points, place and the first two tie-breaks; nothing before round 1.
func (m page) placing(p journal.Player) []figure {
	l := m.Lang()
	sec, _ := m.Event.Kept.In(p.Section)
	if sec.Round == 0 {
		return nil
	}
	points := m.Event.Kept.Points(p.Section, sec.Round)[p.ID]
	list := []figure{{l.Tenths(int(points)), l.T(i18n.Points)}}
	t := m.Event.Table
	if at := t.Place(p.TPN); at >= 0 && t.Section == p.Section {
		r := t.Rows[at]
		list = append(list, figure{l.Int(r.Rank), l.T(textPlayerOf, l.Int(t.Among(r.TPN)))})
		for i, code := range t.Codes {
			if i > 0 && i <= 2 { // four cells: two rows of two on a phone
				list = append(list, figure{cmp.Or(t.ValueOf(l, at, i), "–"), regulation.TieBreakIn(sec.SectionConfig, code.String()).Short})
			}
		}
	}
	return list
}

// colorsOf returns the colours that a player has had: an unplayed game gives none (C.04.2 3.4).
func colorsOf(games []session.Game) (history []swiss.Color) {
	for _, g := range games {
		switch {
		case g.Board == 0 || g.Draft || g.Score.White.IsForfeit() || g.Score.Black.IsForfeit():
		case g.White:
			history = append(history, swiss.White)
		default:
			history = append(history, swiss.Black)
		}
	}
	return history
}

// dueColor names the colour that a player should have next; ok is false where none is due, or the system knows no such wish.
func (m page) dueColor(p journal.Player, history []swiss.Color) (name i18n.Text, ok bool) {
	sec, _ := m.Event.Kept.In(p.Section)
	wish := swiss.ColorHistoryOf(history).Color
	if wish == 0 || !regulation.HasWishes(sec.System) {
		return name, false
	}
	if wish == swiss.White {
		return i18n.White, true
	}
	return i18n.Black, true
}

// unpaired says why a round has no game, and what it was worth.
func (m page) unpaired(g session.Game) (title, about, worth string) {
	l := m.Lang()
	sec := m.KeptSection()
	scoring := sec.Scoring
	if scoring == (swiss.Scoring{}) {
		scoring = swiss.StandardScoring()
	}
	if g.PAB {
		return l.T(textGameBye), l.T(textGameByeAs), l.Tenths(int(scoring.PAB))
	}
	return l.T(textGameAway), l.T(i18n.AbsenceText(sec.System, string(g.Bye))), l.Tenths(int(scoring.Of(g.Bye.Outcome())))
}

// about is the second line of a game: school, outcome in words, board.
func about(l i18n.Lang, g session.Game) string {
	text := ""
	if g.Opponent.Club != "" {
		text = g.Opponent.Club + " · "
	}
	if words, ok := outcomeWords[mine(g.Score, g.White)]; ok {
		text += l.T(words) + " · "
	}
	text += l.T(i18n.GameBoard, l.Int(g.Number))
	if g.Draft {
		text += " · " + l.T(textGameDraft)
	}
	return text
}

func mine(s journal.Score, white bool) swiss.Outcome {
	if white {
		return s.White
	}
	return s.Black
}

var outcomeWords = map[swiss.Outcome]i18n.Text{swiss.Win: textGameWin, swiss.ShortWin: textGameWin, swiss.Draw: textGameDraw,
	swiss.ShortDraw: textGameDraw, swiss.Loss: textGameLoss, swiss.ShortLoss: textGameLoss, swiss.ForfeitWin: textGameWinWO,
	swiss.ForfeitLoss: textGameLossWO, swiss.Pending: textGameAdjourned}

// entered says when entry i of a game was made and by whom.
func (m page) entered(g session.Game, i int) string {
	e, l := g.History[i], m.Lang()
	text := l.ClockSeconds(time.UnixMilli(e.At))
	if by, ok := m.Event.Recorded(e.Seq); ok && by != "" {
		text = l.T(textGameBy, text, by)
	}
	if i == len(g.History)-1 && i > 0 {
		text += ", " + l.T(textGameReplaced, mine(g.History[i-1].Score, g.White).Sign())
	}
	return text
}
