package trf

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
)

// RatingsFrom begins the remark that says which players have another rating from a round on, in an event that lasts several rating
// periods: "### Ratings from Round 4: 7=1876 12=1900". Record 001 has room for one rating alone, the first.
const RatingsFrom = "### Ratings from Round "

// maxRating bounds a rating: four digits of record 001.
const maxRating = 9999

// PeriodLine writes that remark; ratings are by starting rank.
func PeriodLine(round int, ratings map[swiss.TPN]int) string {
	var texts []string
	for tpn, rating := range ratings {
		texts = append(texts, fmt.Sprintf("%d=%d", tpn, rating))
	}
	slices.SortFunc(texts, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
	return RatingsFrom + strconv.Itoa(round) + ": " + strings.Join(texts, " ")
}

// Periods returns the ratings of later rating periods, by the round from which they hold and by starting rank. It is a comment: what
// cannot be such a rating is passed over.
func (d *Document) Periods() map[int]map[swiss.TPN]int {
	periods := map[int]map[swiss.TPN]int{}
	for _, line := range d.Remarks {
		text, is := strings.CutPrefix(line, RatingsFrom)
		head, list, _ := strings.Cut(text, ":")
		round, err := strconv.Atoi(strings.TrimSpace(head))
		if !is || err != nil || round < 2 || round > d.TotalRounds() {
			continue
		}
		for _, word := range strings.Fields(list) {
			who, what, _ := strings.Cut(word, "=")
			tpn, bad := strconv.Atoi(who)
			rating, err := strconv.Atoi(what)
			if bad != nil || err != nil || tpn < 1 || rating < 1 || rating > maxRating {
				continue
			}
			if periods[round] == nil {
				periods[round] = map[swiss.TPN]int{}
			}
			periods[round][swiss.TPN(tpn)] = rating
		}
	}
	return periods
}

// addRatings gives the players of a draft the ratings of later periods, each until the next one.
func (d *Document) addRatings(draft *swiss.Draft) {
	periods := d.Periods()
	if len(periods) == 0 {
		return
	}
	for i := range draft.Players {
		p := &draft.Players[i]
		now, ratings := 0, make([]int, min(draft.TotalRounds, swiss.MaxRounds))
		for r := range ratings {
			now = cmp.Or(periods[r+1][p.TPN], now)
			ratings[r] = now
		}
		if now != 0 {
			p.Ratings = ratings
		}
	}
}
