package board

import (
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/notation"
)

// spokenMove is the last move shown as it is announced (App. D.2.1 (E23)): in German, or in the language of the screen where
// the arbiter chose that.
func (m page) spokenMove() (text, lang string) {
	p := m.Model
	before, move, ok := p.shownMove()
	if !ok || move == 0 {
		return "", ""
	}
	words, lang := notation.AppendixD, "de"
	if m.Settings.OwnMoves {
		words, lang = moveWords(m.Lang()), m.Lang().Tag()
	}
	return words.Say(&before, move), lang
}

// moveWords are those of Appendix D in the language of the screen; the names of the files stay.
func moveWords(l i18n.Lang) notation.Words {
	w := notation.AppendixD
	for i := range w.Ranks {
		w.Ranks[i] = l.T(i18n.RankWords[i])
	}
	for i := range i18n.Pieces {
		w.Pieces[i] = l.T(i18n.Pieces[i])
	}
	w.CastleShort, w.CastleLong = l.T(textCastleShort), l.T(textCastleLong)
	return w
}

// sayMove speaks the last move.
type sayMove struct{}

func (sayMove) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	text, lang := m.spokenMove()
	if text == "" {
		return m, nil
	}
	return m, []session.Cmd{session.Speak{Text: text, Lang: lang}}
}
