package award

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// pay gives the first of a list the money of the places of g. Players with the same points share it as the prizes of the section say, those
// too who have no place any more; who share a place in any case have the same of it.
func (h *awarder) pay(g *Given, among []Standing) {
	if len(g.Money) == 0 {
		return
	}
	split := h.split
	equal := func(a, b Standing) bool { return a.Points == b.Points && (!h.byRank || a.Rank == b.Rank) }
	if split == journal.SplitPlace {
		split = journal.SplitEqual
		equal = func(a, b Standing) bool { return g.Shared && a.Rank == b.Rank }
	}
	amounts := shares(g.Prize, split, len(among), func(i int) bool { return equal(among[i-1], among[i]) })
	for i, n := range amounts {
		if i < len(g.Awards) {
			g.Awards[i].Money, g.Awards[i].Open = n, g.Waits || h.isOpen(*g, among[i].Rank)
			continue
		}
		if n == 0 {
			break
		}
		g.Paid = append(g.Paid, Award{Place: place(g.Prize, i), Player: among[i].Player, Rank: among[i].Rank, Points: among[i].Points, Money: n, Open: g.Waits || h.isOpen(*g, among[i].Rank)})
	}
}

// isOpen reports that a lot among those of a rank decides about their money too.
func (h *awarder) isOpen(g Given, rank int) bool {
	return h.split != journal.SplitEqual && slices.ContainsFunc(g.Awards, func(a Award) bool { return a.Tied && a.Rank == rank })
}

// payPlaces gives the winners of schools and boards the money of their places: who share one have the same of it.
func (g *Given) payPlaces() {
	list := g.Awards
	amounts := shares(g.Prize, journal.SplitEqual, len(list), func(i int) bool {
		return list[i-1].Rank == list[i].Rank && list[i-1].Place == list[i].Place
	})
	for i, n := range amounts {
		list[i].Money, list[i].Open = n, list[i].Tied
	}
}

// shares returns what each of n rows has of the money of a prize; equal(i) tells that row i shares with the one before. The units that a
// division leaves over go one each to the first of those who share, so that no money is left and none is invented.
func shares(p journal.Prize, split journal.Split, n int, equal func(i int) bool) []int64 {
	own := func(i int) int64 {
		if at := place(p, i) - 1; i < p.Awarded() && at < len(p.Money) {
			return p.Money[at]
		}
		return 0
	}
	amounts := make([]int64, n)
	for start := 0; start < n; {
		end, sum := start+1, own(start)
		for ; end < n && equal(end); end++ {
			sum += own(end)
		}
		left, size := sum, int64(end-start)
		for i := start; i < end; i++ {
			amounts[i] = sum / size
			if split == journal.SplitHort {
				amounts[i] = (own(i)*size + sum) / (2 * size)
			}
			left -= amounts[i]
		}
		for i := start; left > 0; i++ {
			amounts[i]++
			left--
		}
		start = end
	}
	return amounts
}

// MoneyText is an amount with the currency of the section, where people write it.
func MoneyText(l i18n.Lang, p journal.Prizes, n int64) string {
	switch text := l.Int(int(n)); {
	case p.Currency == "":
		return text
	case l == i18n.HR:
		return text + "\u00a0" + p.Currency
	default:
		return p.Currency + "\u00a0" + text
	}
}

// SplitText says how the money of a section is shared.
func SplitText(l i18n.Lang, p journal.Prizes) string {
	switch p.Split {
	case journal.SplitEqual:
		return l.T(textSplitEqual)
	case journal.SplitHort:
		return l.T(textSplitHort)
	}
	return l.T(textSplitPlace)
}

// Total is the money that a section pays in all.
func Total(list []Given) (sum int64) {
	for _, g := range list {
		for _, awards := range [][]Award{g.Awards, g.Paid} {
			for _, a := range awards {
				sum += a.Money
			}
		}
	}
	return sum
}
