package players

import (
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/lexicon"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// rosterText writes the players of a team as they are typed: a name a line, and after semicolons what is known of each.
func rosterText(l i18n.Lang, list []journal.Member) string {
	lines := make([]string, len(list))
	for i, x := range list {
		rating := session.Number(x.Rating)
		if x.Rating == 0 && x.Birth.Year > 0 && x.Birth.Day == 0 {
			rating = "0" // the year of birth after it would be read as the rating
		}
		parts := []string{x.Name, rating, x.FIDEID, x.Title, x.Federation, dateText(l, swiss.Date(x.Birth)), sexLetters[x.Sex]}
		for n, part := range parts {
			if part != "" && n > 0 {
				lines[i] += "; "
			}
			lines[i] += part
		}
	}
	return strings.Join(lines, "\n")
}

// sexLetters are how the lines write the sex; readRoster knows more.
var sexLetters = map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}

// readRoster reads what rosterText writes, the parts after the name in any order: a rating, a FIDE ID of five digits and more, a
// title, a federation, a day of birth, a sex. Of two short numbers the first is the rating, the second a year of birth. bad is the first part that is none of these, empty for none; its line counts from 1.
func readRoster(text string) (list []journal.Member, bad rosterFault) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		parts := strings.Split(line, ";")
		m := journal.Member{Name: journal.Clean(parts[0])}
		if m.Name == "" {
			continue
		}
		rated := false
		for _, part := range parts[1:] {
			if part = journal.Clean(part); part != "" && !readMember(&m, part, &rated) && bad == (rosterFault{}) {
				bad = rosterFault{n, part}
			}
		}
		list = append(list, m)
	}
	return list, bad
}

// rosterFault is a part of a line that nobody understands.
type rosterFault struct {
	Line int
	Text string
}

// shortestID is how many digits a FIDE ID has at least; fewer are a rating.
const shortestID = 5

// readMember takes one part of a line into m, and reports whether it was understood; rated tells whether a rating was.
func readMember(m *journal.Member, part string, rated *bool) bool {
	upper := strings.ToUpper(part)
	if n, err := strconv.Atoi(part); err == nil && len(part) < shortestID && !*rated {
		m.Rating, *rated = n, true
		return n >= 0 && n <= journal.MaxRating
	}
	if session.IsDigits(part) && len(part) >= shortestID && len(part) <= journal.MaxFIDEID {
		m.FIDEID = part
		return true
	}
	if _, ok := swiss.ParseTitle(upper); ok {
		m.Title = upper
		return true
	}
	if sex, ok := map[string]swiss.Sex{"M": swiss.Male, "L": swiss.Male, "F": swiss.Female, "W": swiss.Female, "P": swiss.Female, "Ž": swiss.Female}[upper]; ok {
		m.Sex = sex
		return true
	}
	if code, ok := trf.FederationCode(upper); ok && len(upper) == len(code) {
		m.Federation = code
		return true
	}
	d, ok := lexicon.ParseDate(part)
	m.Birth = journal.Date(d)
	return ok && m.Birth.IsValid()
}
