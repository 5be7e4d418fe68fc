package standing

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
)

// PrizeText says what a category asks for.
func PrizeText(l i18n.Lang, p journal.Prize) string {
	var words []string
	if p.Team > 0 {
		words = append(words, l.T(i18n.PrizesSchools, l.Int(p.Team)))
	}
	if p.Group != (journal.Group{}) {
		words = append(words, phrase.GroupText(l, p.Group))
	}
	from, to := strconv.Itoa(p.RatingFrom), strconv.Itoa(p.RatingTo)
	switch {
	case p.RatingFrom > 0 && p.RatingTo > 0:
		words = append(words, l.T(textPrizesRated, from, to))
	case p.RatingTo > 0:
		words = append(words, l.T(textPrizesRatedTo, to))
	case p.RatingFrom > 0:
		words = append(words, l.T(textPrizesRatedMin, from))
	}
	if p.Club != "" {
		words = append(words, p.Club)
	}
	if len(words) == 0 {
		return l.T(i18n.GroupAll)
	}
	return strings.Join(words, ", ")
}

func PrizeName(l i18n.Lang, p journal.Prize) string {
	if p.Name != "" {
		return p.Name
	}
	return l.T(i18n.AwardMain)
}
