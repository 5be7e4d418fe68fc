package phrase

import (
	"strconv"

	"wasit/app/words/i18n"
	"wasit/swiss/rating"
)

// needTexts name the needs of a norm (FIDE B.01 1.4).
var needTexts = map[rating.Need]i18n.Text{rating.NeedGames: textNeedGames, rating.NeedFederations: textNeedFederations, rating.NeedForeigners: textNeedForeigners,
	rating.NeedMixture: textNeedMixture, rating.NeedTitled: textNeedTitled, rating.NeedSameTitle: textNeedSameTitle,
	rating.NeedAverage: textNeedAverage, rating.NeedPerformance: textNeedPerformance, rating.NeedScore: textNeedScore}

// NormNeed is what there is of a need of a norm and what is asked, with its article.
func NormNeed(l i18n.Lang, c rating.Check) string {
	return l.T(needTexts[c.Need], strconv.Itoa(c.Have), strconv.Itoa(c.Want)) + " (B.01 " + c.Need.Article() + ")"
}
