package model

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// ScoreDialog offers the rarer results of a board.
type ScoreDialog struct {
	Board   int
	Forfeit bool // the walk-over forms; else the unusual results
}

// OpenScores opens it for the board in hand.
type OpenScores struct{ Forfeit bool }

// Update implements Msg.
func (msg OpenScores) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Entry.Board > 0 {
		m.Dialog = ScoreDialog{m.Entry.Board, msg.Forfeit}
	}
	return m, []Cmd{Focus{"sheet"}}
}

// ClearScore takes the result of the board in hand away.
type ClearScore struct{ Board int }

// Update implements Msg.
func (msg ClearScore) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	m.Dialog = nil
	return m.act(env, journal.ClearResult{Section: m.Event.Section, Round: n, Board: msg.Board})
}

// ScoreName says a result in words: "Putih menang".
func ScoreName(l i18n.Lang, s journal.Score) string {
	names := map[journal.Score]i18n.Text{journal.WhiteWins: i18n.ScoreWhite, journal.Drawn: i18n.Draw, journal.BlackWins: i18n.ScoreBlack,
		journal.BlackForfeits: i18n.ScoreWhiteWO, journal.WhiteForfeits: i18n.ScoreBlackWO, journal.BothForfeit: i18n.ScoreBothWO,
		journal.WhiteHalf: i18n.ScoreHalfZero, journal.BlackHalf: i18n.ScoreZeroHalf, journal.BothLose: i18n.ScoreZeroZero,
		journal.Adjourned: i18n.ScoreAdjourned}
	if t, ok := names[s]; ok {
		return l.T(t)
	}
	return ScoreText(s)
}

// ScoreInText writes a result for running text: on one line, wherever the text breaks.
func ScoreInText(s journal.Score) string {
	return strings.NewReplacer("–", "\u2060–\u2060", " ", "\u00a0").Replace(ScoreText(s))
}

// ScoreText writes a result as on every sheet: 1–0, ½–½, + −.
func ScoreText(s journal.Score) string {
	if s.IsZero() {
		return ""
	}
	if s == journal.Adjourned {
		return "… – …"
	}
	if s.White.IsForfeit() || s.Black.IsForfeit() {
		return s.White.Sign() + " " + s.Black.Sign() // no dash between two signs
	}
	return s.White.Sign() + "–" + s.Black.Sign()
}
