package roster

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// birth finds a day of birth, or a year: labelled or bare, in digits or with the month as a word.
func (p *piece) birth() {
	for i := range p.toks {
		if p.toks[i].kind == plain && !p.dated {
			if n, date, ok := p.dateAt(i); ok {
				p.takeBirth(i, n, date)
			}
		}
	}
	if p.dated {
		return
	}
	for i, t := range p.toks { // a label whose day nobody understands, or a year by itself
		if t.kind != plain {
			continue
		}
		if j := p.next(i, ":.=,"); birthLabels.has(t.fold) && len(t.fold) > 2 && strings.ContainsAny(p.at(j).text, "0123456789") && !isYear(p.at(j).fold, p.year) && len(p.at(j).fold) > 2 {
			p.row.Doubts = append(p.row.Doubts, Doubt{Kind: DoubtDate, Text: p.at(j).text, Dates: readings(p.at(j).text)})
			p.dated = true
			p.strong++
			p.use(i, j, used)
			return
		}
		if isYear(t.fold, p.year) && !ratingLabel.has(p.at(i-1).fold) && !schoolStart.has(p.at(i-1).fold) {
			year, _ := strconv.Atoi(t.fold)
			p.takeBirth(i, 1, swiss.Date{Year: year})
			return
		}
	}
}

// isYear reports whether a word is a year in which a player can be born.
func isYear(s string, now int) bool {
	n, err := strconv.Atoi(s)
	return err == nil && len(s) == 4 && n >= 1930 && n <= now-3
}

// dateAt reads a whole day that begins at word i, and says how many words it has. A day that no calendar has is read too,
// as zero: the doubt is the person's.
func (p *piece) dateAt(i int) (n int, d swiss.Date, ok bool) {
	t := p.toks[i].text
	text := strings.Trim(t, ".'")
	if nums, _, fine := parts(text); fine && len(nums) == 3 && strings.ContainsAny(text, "0123456789") {
		d, _ := ParseDate(text)
		return 1, d, nums[2] < 100 || nums[2] > 1900 || nums[0] > 1900
	}
	if len(text) == 8 && isDigits(text) {
		if d, ok := checked(number4(text[4:]), number4(text[2:4]), number4(text[:2])); ok && isYear(text[4:], p.year) {
			return 1, d, true
		}
	}
	// day, month and year as three words, perhaps with marks between them: "12 Maret 2014", "12. 3. 2014.", "12 / 3 / 2014"
	at := [3]int{i}
	for k := 1; k < 3; k++ {
		at[k] = p.next(at[k-1], "/-.,")
		if k == 1 && isOneOf(p.at(at[k]).fold, "st nd rd th") {
			at[k]++
		}
	}
	if at[2] >= len(p.toks) || p.toks[at[1]].kind != plain || p.toks[at[2]].kind != plain {
		return 0, d, false
	}
	words := [3]string{p.toks[at[0]].fold, p.toks[at[1]].fold, p.toks[at[2]].fold}
	if isOneOf(words[0], englishMonths) && at[1] == i+1 && p.hasName(i) { // March 12, 2014
		words[0], words[1] = words[1], words[0]
	}
	words[0] = strings.TrimRight(words[0], "sthndr")
	month, named := monthNames()[words[1]]
	if !isDigits(words[0]) || len(words[0]) > 2 || !isDigits(words[2]) || !named && (!isDigits(words[1]) || len(words[1]) > 2) {
		return 0, d, false
	}
	if len(words[2]) != 4 && !(named && len(words[2]) == 2) {
		return 0, d, false
	}
	if !named {
		month = number4(words[1])
	}
	d, _ = checked(fullYear(number4(words[2])), month, number4(words[0]))
	return at[2] - i + 1, d, true
}

const englishMonths = "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec"

// number4 reads a few digits.
func number4(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// takeBirth records a day that stands at n words from i, with its label and the place between them.
func (p *piece) takeBirth(i, n int, d swiss.Date) {
	p.dated = true
	p.strong++
	text := ""
	for k := i; k < i+n; k++ {
		text += p.toks[k].text + " "
	}
	text = strings.TrimSpace(text)
	switch {
	case d.IsZero():
		p.row.Doubts = append(p.row.Doubts, Doubt{Kind: DoubtDate, Text: text, Dates: readings(strings.Trim(text, "."))})
	case d.Year > p.year-3 || d.Year < p.year-110:
		p.row.Doubts = append(p.row.Doubts, Doubt{Kind: DoubtYear, Text: text, Dates: []swiss.Date{d}})
	default:
		p.row.Entrant.Birth = d
	}
	p.use(i, i+n-1, used)
	if birthLabels.has(p.at(i+n).fold) && len(p.at(i+n).fold) <= 7 && p.at(i+n).kind == plain { // "2014. godište"
		p.toks[i+n].kind = used
	}
	p.birthLabel(i)
}

// birthLabel passes over the label before word i, and over a place of birth of up to four words between them.
func (p *piece) birthLabel(i int) {
	for back := 1; back <= 7 && i-back >= 0; back++ {
		t := p.toks[i-back]
		if t.kind == used || t.kind == passing {
			return
		}
		if t.kind != plain || !birthLabels.has(t.fold) {
			continue
		}
		for k := i - back; k < i; k++ {
			p.toks[k].kind = passing
		}
		p.toks[i-back].kind = used
		for k := i - back - 1; k >= 0 && (birthLabels.has(p.toks[k].fold) || p.toks[k].text == "/" || p.toks[k].text == "," && birthLabels.has(p.at(k-1).fold)); k-- {
			p.toks[k].kind = used
		}
		return
	}
}
