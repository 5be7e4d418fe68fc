package players

import (
	"strconv"

	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// normText is how the games stand beside the norm of a title.
type normText struct {
	title   string // "IM"
	reached bool
	checks  []checkText
	score   string // what would do against these opponents
}

// checkText is one need of a norm: what there is and what is asked, with its article.
type checkText struct {
	ok   bool
	text string
}

// normTexts words the norms that the player could make.
func (x rated) normTexts(l i18n.Lang) []normText {
	list := make([]normText, len(x.Norms))
	for i, n := range x.Norms {
		list[i] = normText{title: n.Title.String(), reached: n.IsReached(), score: l.T(textNormNever)}
		if n.Halves >= 0 {
			list[i].score = l.T(textNormScore, l.Tenths(5*n.Halves), strconv.Itoa(n.Result.Games))
		}
		if n.Raised != 0 {
			list[i].score += " " + l.T(textNormRaised)
		}
		for _, c := range n.Checks {
			list[i].checks = append(list[i].checks, checkText{c.OK, phrase.NormNeed(l, c)})
		}
	}
	return list
}

// titleTexts say what rating brings a title by itself, and what is missing.
func (x rated) titleTexts(l i18n.Lang) []checkText {
	list := make([]checkText, len(x.Titles))
	for i, t := range x.Titles {
		list[i] = checkText{x.Own >= t.From, l.T(textTitleHas, t.Title.String(), strconv.Itoa(t.From))}
		if x.Own < t.From {
			list[i].text = l.T(textTitleLacks, t.Title.String(), strconv.Itoa(t.From), strconv.Itoa(t.From-x.Own))
		}
	}
	return list
}
