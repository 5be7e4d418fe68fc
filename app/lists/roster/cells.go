package roster

import (
	"strconv"
	"strings"
)

// bare takes off a cell what spreadsheets and lists put where nothing is, and what keeps a text from being reckoned.
func bare(cell string) string {
	if inner, ok := strings.CutPrefix(cell, `="`); ok && strings.HasSuffix(inner, `"`) {
		return strings.TrimSuffix(inner, `"`)
	}
	switch strings.ToLower(cell) {
	case "-", "–", "—", "--", "n/a", "#n/a", "null":
		return ""
	}
	return cell
}

// parseBefore reads what a season says of earlier events: "5/3/12/18", games with White and with Black, rounds attended, and rounds. Anything else
// says nothing.
func parseBefore(s string) (before [4]int) {
	parts := strings.Split(s, "/")
	if len(parts) != len(before) {
		return before
	}
	for i, part := range parts {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || n < 0 || n > 9999 {
			return [4]int{}
		}
		before[i] = n
	}
	if before[2] > before[3] {
		return [4]int{}
	}
	return before
}

// parseRating reads a rating as spreadsheets write it: "1450", "1450.0", "1.450", "1 450". A list's word for none is 0.
func parseRating(s string) (int, bool) {
	switch Fold(s) {
	case "", "unr", "unrated", "nr", "na", "none", "tidakada", "bezrejtinga", "tanparating":
		return 0, true
	}
	if i := strings.LastIndexAny(s, ".,"); i > 0 && strings.Trim(s[i+1:], "0") == "" && len(s)-i != 4 {
		s = s[:i]
	}
	if i := strings.IndexAny(s, "., "); i == 1 && len(s) == 5 { // thousands
		s = s[:1] + s[2:]
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > 4000 {
		return 0, false
	}
	return n, true
}

// nationalTitles are titles and categories of our users' federations. They are no title of FIDE, and not kept.
var nationalTitles = set("mk nm mn mp mm mf mi mimp i ii iii iv v ikat iikat iiikat ivkat vkat 1kat 2kat 3kat 4kat 5kat ikategorija iikategorija iiikategorija ivkategorija bk")

// parseFIDE reads the number of a player in FIDE's lists; 0 is none.
func parseFIDE(s string) (string, bool) {
	n, err := strconv.ParseUint(strings.TrimSuffix(s, ".0"), 10, 32)
	if err != nil {
		return "", false
	}
	if n == 0 {
		return "", true
	}
	return strconv.FormatUint(n, 10), true
}

// parseFederation reads the code of a federation. The countries of our users may be written out.
func parseFederation(s string) (string, bool) {
	switch Fold(s) {
	case "indonesia":
		return "INA", true
	case "croatia", "hrvatska", "kroasia":
		return "CRO", true
	}
	code := strings.ToUpper(s)
	if len(code) != 3 || strings.Trim(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") != "" {
		return "", false
	}
	return code, true
}

// dayOrder says for each sign between the numbers of a date whether the column writes the day first, as our users do, or
// the month.
type dayOrder map[rune]uint8

const (
	dayFirst uint8 = iota
	monthFirst
	unclear // some so, some so
)

func signOf(cell string) rune {
	if i := strings.IndexAny(cell, "/.- "); i >= 0 {
		return rune(cell[i])
	}
	return 0
}

func (o dayOrder) of(cell string) uint8 { return o[signOf(cell)] }

// daysOf looks at the days that can be read in one way only: months first where no day stands first, days first where
// most do, else nobody knows and each date that can be both is asked.
func daysOf(rows [][]string, m Mapping) dayOrder {
	day, month := map[rune]int{}, map[rune]int{}
	for i, f := range m.Columns {
		if f != Birth {
			continue
		}
		for _, r := range rows {
			if i >= len(r) {
				continue
			}
			n, word, ok := parts(r[i])
			if !ok || word || len(n) != 3 || n[0] > 31 {
				continue
			}
			if n[0] > 12 {
				day[signOf(r[i])]++
			} else if n[1] > 12 {
				month[signOf(r[i])]++
			}
		}
	}
	order := dayOrder{}
	for _, sign := range "/.- " {
		switch d, m := day[sign], month[sign]; {
		case m > 1 && d == 0:
			order[sign] = monthFirst
		case m > 0 && d < 3*m:
			order[sign] = unclear
		}
	}
	return order
}
