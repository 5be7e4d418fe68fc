package phrase

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// LosesText says in one line what loses a game of a section at once: so many cards, or the illegal move of that number (Art. 7.5.5 (E23)).
func LosesText(l i18n.Lang, s journal.State, id journal.SectionID) string {
	play, laws := s.Rules(id), s.Laws(id)
	if o := play.Overlay; o != nil && o.CardsToLose.Of(play.Class) > 0 {
		text := l.T(textLosesCards, l.Int(o.CardsToLose.Of(play.Class)))
		if a := o.CardArticle.Of(play.Class); a != "" {
			text += " (" + a + ")"
		}
		return text
	}
	e := &play.Edition
	n, article := e.ToLose(play.Class, laws.Supervised), IllegalArticle(e, play.Class, laws.Supervised)
	if n <= 1 {
		return l.T(textLosesFirst, article)
	}
	return l.T(textLosesNth, l.Int(n), article)
}

// IllegalArticle is the article on illegal moves in a class of play: without enough arbiters rapid and blitz have their own.
func IllegalArticle(e *rules.Edition, class rules.Class, supervised bool) string {
	switch {
	case class == rules.Rapid && !supervised:
		return e.Article(rules.RuleIllegalMoveRapid)
	case class == rules.Blitz && !supervised:
		return e.Article(rules.RuleIllegalMoveBlitz)
	}
	return e.Article(rules.RuleIllegalMove)
}
