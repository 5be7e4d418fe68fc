package phrase

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// ScoreName says a result in words: "Putih menang".
func ScoreName(l i18n.Lang, s journal.Score) string {
	names := map[journal.Score]i18n.Text{journal.WhiteWins: i18n.ScoreWhite, journal.Drawn: i18n.Draw, journal.BlackWins: i18n.ScoreBlack,
		journal.BlackForfeits: textScoreWhiteWO, journal.WhiteForfeits: textScoreBlackWO, journal.BothForfeit: textScoreBothWO,
		journal.WhiteHalf: textScoreHalfZero, journal.BlackHalf: textScoreZeroHalf, journal.BothLose: textScoreZeroZero,
		journal.Adjourned: textScoreAdjourned}
	if t, ok := names[s]; ok {
		return l.T(t)
	}
	if s.IsShort() {
		return l.T(textScoreShort)
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
