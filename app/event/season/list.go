package season

import (
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
)

// listHeads are the columns of a list of members, by names that app/lists/roster knows.
const listHeads = "Name;SortName;Sex;Birth;Rating;Title;Club;Fed;FideID;NationalID;National rating;RRtng;BRtng;K;Earlier games\n"

// List writes members as a list of players, in the order of the table: a new event can begin with it.
func List(rows []Row) []byte {
	var b strings.Builder
	b.WriteString(listHeads)
	for _, r := range rows {
		p := r.Member.PlayerInfo
		sex := map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[p.Sex]
		cells := []string{p.Name, p.SortName, sex, day(swiss.Date(p.Birth)), digits(p.Rating), p.Title, p.Club, p.Federation, p.FIDEID, p.NationalID,
			digits(p.Ratings.National), digits(p.Ratings.Rapid), digits(p.Ratings.Blitz), digits(p.Ratings.K), before(r)}
		for i, c := range cells {
			cells[i] = `"` + strings.ReplaceAll(c, `"`, `""`) + `"`
		}
		b.WriteString(strings.Join(cells, ";") + "\n")
	}
	return []byte(b.String())
}

// before says what a member brings into a new event: games with White, with Black, rounds attended, and rounds.
func before(r Row) string {
	return fmt.Sprintf("%d/%d/%d/%d", r.Whites, r.Played-r.Whites, r.Came, r.Rounds)
}

func digits(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// day writes a day as every list is read: year first.
func day(d swiss.Date) string {
	switch {
	case d.Year == 0:
		return ""
	case d.Month == 0 || d.Day == 0:
		return strconv.Itoa(d.Year)
	}
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	return strconv.Itoa(d.Year) + "-" + two(d.Month) + "-" + two(d.Day)
}
