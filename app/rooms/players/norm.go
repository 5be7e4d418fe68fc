package players

import (
	"strconv"

	"wasit/app/words/i18n"
	"wasit/swiss/rating"
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

// needTexts name the needs of a norm (FIDE B.01 1.4).
var needTexts = map[rating.Need]i18n.Text{rating.NeedGames: textNeedGames, rating.NeedFederations: textNeedFederations, rating.NeedForeigners: textNeedForeigners,
	rating.NeedMixture: textNeedMixture, rating.NeedTitled: textNeedTitled, rating.NeedSameTitle: textNeedSameTitle,
	rating.NeedAverage: textNeedAverage, rating.NeedPerformance: textNeedPerformance, rating.NeedScore: textNeedScore}

// normTexts words the norms that the player could make.
func (x rated) normTexts(l i18n.Lang) []normText {
	list := make([]normText, len(x.norms))
	for i, n := range x.norms {
		list[i] = normText{title: n.Title.String(), reached: n.IsReached(), score: l.T(textNormNever)}
		if n.Halves >= 0 {
			list[i].score = l.T(textNormScore, l.Tenths(5*n.Halves), strconv.Itoa(n.Result.Games))
		}
		if n.Raised != 0 {
			list[i].score += " " + l.T(textNormRaised)
		}
		for _, c := range n.Checks {
			text := l.T(needTexts[c.Need], strconv.Itoa(c.Have), strconv.Itoa(c.Want)) + " (B.01 " + c.Need.Article() + ")"
			list[i].checks = append(list[i].checks, checkText{c.OK, text})
		}
	}
	return list
}

// titleTexts say what rating brings a title by itself, and what is missing.
func (x rated) titleTexts(l i18n.Lang) []checkText {
	list := make([]checkText, len(x.titles))
	for i, t := range x.titles {
		list[i] = checkText{x.own >= t.From, l.T(textTitleHas, t.Title.String(), strconv.Itoa(t.From))}
		if x.own < t.From {
			list[i].text = l.T(textTitleLacks, t.Title.String(), strconv.Itoa(t.From), strconv.Itoa(t.From-x.own))
		}
	}
	return list
}
