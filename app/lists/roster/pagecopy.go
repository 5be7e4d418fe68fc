package roster

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
)

// pageCopy is the reading of a list copied from a printed page: its rows are broken over lines, and heads and feet of pages stand
// between them. A line without a running number goes on with the one before.
type pageCopy struct {
	fields  []Field          // in the order of the heads
	forms   []*regexp.Regexp // of its rows, the strictest first
	tried   string           // the text that match saw last
	found   []string         // its fields, nil if it is no row
	broken  int              // rows of several lines,
	matched int              // and rows that have the form
	skipped []bool           // lines that are heads or feet of pages
	c       Cells
	whole   []bool // of its rows: which have the form
	open    bool   // a row is being read
	parts   []string
	from    int // line of its beginning
	last    int // line that was taken last
	number  int
	foot    bool

	unnumbered bool // its rows have no numbers,
	dotted     bool // or numbers with a dot or bracket
}

// copyIn finds a list copied from a printed page: a line of heads in running text and numbered rows below it, some of them
// broken. Without heads the rows must be of one form.
func copyIn(text string) (Cells, Mapping, bool) {
	lines := strings.Split(text, "\n")
	cut := 0
	for _, line := range lines {
		if strings.ContainsAny(line, "\t;|") {
			cut++
		}
		if _, _, stamped := lexicon.Unstamped(line); stamped || cut > maxStrokes && cut*10 > len(lines) {
			return Cells{}, Mapping{}, false
		}
	}
	for i, line := range lines {
		lines[i] = dottedField().ReplaceAllString(line, "")
	}
	lines, numbers := filledLines(lines)
	lines = withNumbers(lines)
	if head, fields := pageHead(lines); fields != nil {
		if p := bestCopy(lines, head, fields); p.rows() >= 3 && p.matched*2 >= p.rows() {
			p.countFrom(numbers)
			return p.cells(numbers[head.to-1]-1, strings.Join(lines[head.from:head.to], " "))
		}
	}
	if !isBroken(lines) {
		return Cells{}, Mapping{}, false
	}
	for _, fields := range usualOrders {
		p := newPageCopy(fields, false)
		p.read(lines, span{})
		if p.broken >= 2 && p.matched >= 4 && p.matched*10 >= p.rows()*8 {
			p.countFrom(numbers)
			return p.cells(-1, "")
		}
	}
	return Cells{}, Mapping{}, false
}

// dottedField is where somebody is to sign: "12. ..........".
var dottedField = lexicon.Pattern(`\s*(?:\b\d{1,3}[.)]?\s*)?(?:[.…]{4,}|_{5,}|…[.…]+)\s*$`)

// maxStrokes is how many lines of a page may be cut by strokes, which part its number from other words in its foot.
const maxStrokes = 4

// bestCopy reads rows below their heads. A column that its head does not tell, or that has none, is told by what stands in the rows: one
// more field, of a form of its own, is taken where all but a few rows have it.
func bestCopy(lines []string, head span, fields []Field) *pageCopy {
	best := newPageCopy(fields, false)
	best.read(lines, head)
	if at := slices.Index(fields, Club) + 1; at > 0 && at < len(fields) && fields[at] == Class {
		far := newPageCopy(fields, true)
		if far.read(lines, head); far.matched >= best.matched && far.distinct(at) < best.distinct(at) {
			best = far
		}
	}
	for _, f := range []Field{Class, Sex, Birth} {
		if slices.Contains(fields, f) {
			continue
		}
		for at := 1; at <= len(fields); at++ {
			p := newPageCopy(slices.Insert(slices.Clone(fields), at, f), false)
			p.read(lines, head)
			if p.rows() >= 3 && p.matched*10 >= p.rows()*9 && p.matched >= best.matched {
				return p
			}
		}
	}
	return best
}

// isBroken reports whether lines are one numbered list with two lines and more between its rows: without heads nothing else
// tells a copy of a page.
func isBroken(lines []string) bool {
	last, between, waiting := 0, 0, 0
	for _, line := range lines {
		line = strings.TrimSpace(line)
		n, _, ok := numberedLine(line)
		switch {
		case ok && n == last+1:
			last, between, waiting = n, between+waiting, 0
		case ok && n == 1:
			return false
		case line != "" && last > 0:
			waiting++
		}
	}
	return last >= 4 && between >= 2
}

// usualOrders are the orders of fields in lists without heads.
var usualOrders = [][]Field{
	{Name, Sex, Birth, Club, Class}, {Name, Sex, Birth, Class, Club}, {Name, Sex, Club, Class}, {Name, Sex, Class, Club}, {Name, Birth, Club, Class},
	{Name, Class, Sex, Birth, Club}, {Name, Birth, Sex, Club, Class}, {Name, Class, Birth, Club}, {Name, Sex, Birth, Club}, {Name, Club, Class, Birth}, {Name, Birth, Class, Club},
	{Name, Club, Class, Sex, Birth}, {Name, Birth, Club, Class, Sex},
	{Club, Name, Sex, Birth, Class}, {Club, Name, Sex, Class}, {Club, Name, Birth, Class},
}

// filledLines are the lines that are not empty, with their numbers.
func filledLines(all []string) (lines []string, numbers []int) {
	for i, line := range all {
		if strings.TrimSpace(line) != "" {
			lines, numbers = append(lines, line), append(numbers, i+1)
		}
	}
	return lines, numbers
}

// countFrom writes the lines of rows as the document counts them, by the numbers of those that are not empty.
func (p *pageCopy) countFrom(numbers []int) {
	for i, n := range p.c.Lines {
		p.c.Lines[i] = numbers[max(n, 1)-1]
	}
}

// span is some lines, up to one that is no longer of it.
type span struct{ from, to int }

// withNumbers joins a number that stands on a line of its own to the next one, where such numbers count the rows: each cell of the table
// came out on its own line.
func withNumbers(lines []string) []string {
	count := map[string]int{}
	for _, line := range lines {
		count[strings.TrimSpace(line)]++
	}
	numbers := map[int]int{} // of the lines that are a number above a name
	last := map[int]int{}    // line of each number
	for i, line := range lines[:max(0, len(lines)-1)] {
		n, ok := runningNumberOf(strings.TrimSpace(line))
		below := strings.TrimSpace(lines[i+1])
		if r, _ := utf8.DecodeRuneInString(below); !ok || !unicode.IsLetter(r) || count[below] > 1 || isHeadRest(below) || pageWords().MatchString(below) || lexicon.BeginsWith(below, lexicon.Total, lexicon.Signature, lexicon.Copies) {
			continue // the last cell of a page: a class
		}
		numbers[i], last[n] = n, i
	}
	next := 1
	var at []int
	for i := range lines {
		switch n := numbers[i]; {
		case n == next, n == 1 && next > 3, n == next+1 && last[next] < i && next > 1: // a number may be lost
			at, next = append(at, i), n+1
		}
	}
	if len(at) < 3 {
		return lines
	}
	joined := slices.Clone(lines)
	for _, i := range at {
		joined[i], joined[i+1] = strings.TrimRight(strings.TrimSpace(joined[i]), ".)")+". "+strings.TrimSpace(joined[i+1]), ""
	}
	return joined
}

// maxHeadLines is how many lines the heads of a page may be broken over.
const maxHeadLines = 12

// pageHead finds the lines that together name the most columns: heads are broken too, down to one on each line.
func pageHead(lines []string) (at span, fields []Field) {
	for i := range lines[:min(len(lines), farTitles)] {
		text := ""
		for k := i; k < min(len(lines), i+maxHeadLines); k++ {
			if strings.TrimSpace(lines[k]) == "" {
				break
			}
			if _, _, numbered := numberedLine(strings.TrimSpace(lines[k])); numbered && k > i {
				break
			}
			text += " " + lines[k]
			if _, n := longestHead(strings.Fields(text)); n == 0 && k > i {
				break // a title above the heads
			}
			if f := headsInText(text); isPageHead(f) && (len(f) > len(fields) || len(f) == len(fields) && i == at.from && isHeadRest(lines[k])) {
				at, fields = span{i, k + 1}, f
			}
		}
	}
	return at, fields
}

// isHeadRest reports whether a line holds nothing but words of heads.
func isHeadRest(line string) bool {
	words := strings.Fields(line)
	for i := 0; i < len(words); {
		_, n := longestHead(words[i:])
		if n == 0 {
			return false
		}
		i += n
	}
	return len(words) > 0
}

func isPageHead(f []Field) bool { return len(f) >= 3 && slices.Contains(f, Name) }

// distinct is how many values a column has.
func (p *pageCopy) distinct(column int) int {
	found := map[string]bool{}
	for _, r := range p.c.Rows {
		found[cellOf(r, column)] = true
	}
	return len(found)
}

// newPageCopy reads rows with the fields in an order. A school before a class goes as far as it may, or ends before the first number that may be
// the class: "SD Negeri 1 Kali Bening 6".
func newPageCopy(fields []Field, far bool) *pageCopy {
	var forms []*regexp.Regexp
	for _, date := range []string{wholeDate, ""} {
		for _, sex := range []string{sexLetter, sexWord, sexShort, groupWord, sexLetter + "|B|G"} {
			forms = append(forms, rowPattern(fields, sex, date, far))
		}
	}
	return &pageCopy{fields: fields, forms: forms}
}

// read takes all lines below the heads. A heading right above them holds for the rows.
func (p *pageCopy) read(lines []string, head span) {
	p.furniture(lines, head)
	p.dotted = isDotted(lines[head.to:])
	p.unnumbered = p.isUnnumbered(lines[head.to:])
	for i := max(0, head.from-3); i < head.from; i++ {
		if _, ok := (&story{}).groupOf(lines[i]); ok && head.to > 0 {
			p.add([]string{strings.TrimSpace(lines[i])}, lines[i], i+1)
		}
	}
	for i := head.to; i < len(lines); i++ {
		p.line(lines, i)
	}
	p.close()
}

// pageFoot is the number of a page at the end of a line that says more: "Dokumen ini ditandatangani … Hal. 1 / 2".
var pageFoot = lexicon.Pattern(`(?i)\b(?:halaman|hal|hlm|lembar|page|stranica|str|seite|página|pagina)\b\.?\s*\d+\s*(?:/|dari|of|od|von|de|di)\s*\d+\W*$`)

// furniture finds the heads and feet of pages: their numbers, the heads of the columns once more, and what stands beside them again and again.
func (p *pageCopy) furniture(lines []string, head span) {
	p.skipped = make([]bool, len(lines))
	folded := make([]string, len(lines))
	at := map[string][]int{} // of each text
	for i, line := range lines {
		if folded[i] = lexicon.Fold(line); folded[i] == "" {
			folded[i] = strings.TrimSpace(line)
		}
		at[folded[i]] = append(at[folded[i]], i)
		p.skipped[i] = pageWords().MatchString(strings.TrimSpace(line)) || pageFoot().MatchString(strings.TrimSpace(line))
	}
	size := head.to - head.from
	for i := head.to; size > 0 && i+size <= len(lines); i++ {
		if slices.Equal(folded[i:i+size], folded[head.from:head.to]) {
			for k := range size {
				p.skipped[i+k] = true
			}
		}
	}
	p.countedFeet(lines)
	for again := true; again; {
		again = false
		for text, places := range at {
			if text == "" || p.skipped[places[0]] && p.skipped[places[len(places)-1]] {
				continue
			}
			again = p.beside(lines, text, places, head) || again
		}
		again = p.pageNumbers(lines, head) || p.runningTitles(lines, folded, head) || again
	}
}

// pageEnd is the number of a page at the end of a line, without how many there are.
var pageEnd = lexicon.Pattern(`(?i)\b(?:halaman|hal|page|pg|stranica|str|seite|s)\b\.?\s*\d{1,2}\W*$`)

// runningTitles skips a line right above the head of a page that ends with its number, or whose words stand in the title of the document.
func (p *pageCopy) runningTitles(lines, folded []string, head span) bool {
	title := strings.Join(folded[:head.from], " ")
	found := false
	for i := head.to; i < len(lines)-1; i++ {
		text := strings.TrimSpace(lines[i])
		if _, _, numbered := numberedLine(text); text == "" || p.skipped[i] || numbered || !p.isSkipped(lines, i, 1) && !p.isSkipped(lines, i, -1) {
			continue
		}
		known, words := 0, strings.Fields(text)
		for _, w := range words {
			if w = lexicon.Fold(w); len(w) > 2 && strings.Contains(title, w) {
				known++
			}
		}
		if pageEnd().MatchString(text) || known >= 3 && known*10 >= len(words)*8 {
			found, p.skipped[i] = true, true
		}
	}
	return found
}

// beside skips a text that stands again and again right beside the head or foot of a page, and nowhere else below the heads; one above the
// heads may come a single time.
func (p *pageCopy) beside(lines []string, text string, places []int, head span) bool {
	var below []int
	for _, i := range places {
		if i >= head.to {
			below = append(below, i)
		}
	}
	if _, _, numbered := numberedLine(text); numbered || len(below) == 0 || len(below) == len(places) && len(below) < 2 {
		return false
	}
	for _, i := range below {
		if !p.isSkipped(lines, i, -1) && !p.isSkipped(lines, i, 1) {
			return false
		}
	}
	found := false
	for _, i := range below {
		found, p.skipped[i] = found || !p.skipped[i], true
	}
	return found
}

// isSkipped reports whether the next line that is not empty, in a direction, is of the head or foot of a page.
func (p *pageCopy) isSkipped(lines []string, i, step int) bool {
	for i += step; i >= 0 && i < len(lines); i += step {
		if strings.TrimSpace(lines[i]) != "" {
			return p.skipped[i]
		}
	}
	return false
}

// pageNumbers skips numbers alone above the head of a page that count the pages.
func (p *pageCopy) pageNumbers(lines []string, head span) bool {
	var at []int
	for i := head.to; i < len(lines); i++ {
		if n, ok := runningNumberOf(strings.TrimSpace(lines[i])); ok && n == len(at)+1 && p.isSkipped(lines, i, 1) {
			at = append(at, i)
		}
	}
	found := false
	for _, i := range at {
		found, p.skipped[i] = found || !p.skipped[i], true
	}
	return found
}

// countedFeet skips lines that are alike but for one number, which counts: "SK Bupati Nomor 421 hal. 2".
func (p *pageCopy) countedFeet(lines []string) {
	of := map[string][]int{} // lines by their words
	for i, line := range lines {
		if text := strings.TrimSpace(line); strings.ContainsAny(text, "0123456789") && !isDigits(text) {
			key := digits().ReplaceAllString(text, "#")
			of[key] = append(of[key], i)
		}
	}
	for key, at := range of {
		if len(at) < 2 || !countLines(lines, at) || strings.HasPrefix(key, "#.") {
			continue
		}
		for _, i := range at {
			p.skipped[i] = true
		}
	}
}

var digits = lexicon.Pattern(`\d+`)

// countLines reports whether one number of some lines counts them from 1, or from 2 where the first page has a head of its own, and the others are the same in all.
func countLines(lines []string, at []int) bool {
	first := digits().FindAllString(lines[at[0]], -1)
	counting := -1
	for n, i := range at {
		for k, number := range digits().FindAllString(lines[i], -1) {
			switch {
			case number == first[k]:
			case counting >= 0 && counting != k || first[k] != "1" && first[k] != "2" || number != strconv.Itoa(n+int(first[k][0]-'0')):
				return false
			default:
				counting = k
			}
		}
	}
	return counting >= 0
}

// shortenClubs parts what is left of a place of birth from the end of a school, where the school stands without it in another row:
// "SMAN 1 Rantau Indah Rantau" beside "SMAN 1 Rantau Indah".
func (p *pageCopy) shortenClubs() {
	at := slices.Index(p.fields, Club) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Birth {
		return
	}
	p.townsBehind(at)
	for _, r := range p.c.Rows {
		for _, o := range p.c.Rows {
			if len(r) <= at || len(o) <= at || o[at] == "" {
				continue
			}
			if rest, ok := strings.CutPrefix(r[at], o[at]+" "); ok && countWords(rest) <= 2 && !strings.ContainsAny(rest, "0123456789") {
				r[at] = o[at]
			}
		}
	}
}

// townsBehind moves the first word of a place of two from the end of schools to the place: "Kuala" stands before "Biru" and nowhere else, and
// behind several schools.
func (p *pageCopy) townsBehind(at int) {
	before, behind, schools := map[string]map[string]bool{}, map[string]map[string]bool{}, map[string]map[string]bool{}
	note := func(of map[string]map[string]bool, key, value string) {
		if of[key] == nil {
			of[key] = map[string]bool{}
		}
		of[key][value] = true
	}
	p.movePlaces(at, func(word, place string) bool { note(before, place, word); note(behind, word, place); return false })
	for _, r := range p.c.Rows {
		if word, place := lastNameWord(r, at); word != "" {
			note(schools, word+" "+place, strings.TrimSuffix(r[at], word))
		}
	}
	p.movePlaces(at, func(word, place string) bool {
		return place != "" && len(before[place]) == 1 && len(behind[word]) == 1 && len(schools[word+" "+place]) > 1
	})
}

// placeWords begin the names of places of several words, and end no name.
var placeWords = lexicon.Set("kota kab kabupaten muara batu kuala pangkal pangkalan lubuk teluk simpang rantau pematang tebing ujung banda sungai labuhan labuan gunung tanjung kampung slavonski stari novi gornji donji velika san los")

// placeHead are the words of a head that a place stands below.
var placeHead = lexicon.Pattern(`(?i)\b(?:tempat|tmpt|tpt|ttl|mjesto|place|ort)\b`)

// partPlaces takes the words of a place of birth off the names before it, where no sign parts them: those that always stand before the
// same word of a place, "Batu" of "Batu Ampar", those that begin places, and one that several names end with where the head says place and
// the day has none.
// Where two rows alone tell, they may be sisters from one place: that is asked.
func (p *pageCopy) partPlaces(head string) {
	at := slices.Index(p.fields, Name) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Birth {
		return
	}
	if placeHead().MatchString(head) {
		last := map[string]int{}
		p.movePlaces(at, func(word, _ string) bool { last[word]++; return false })
		p.movePlaces(at, func(word, place string) bool { return place == "" && last[word] > 1 })
	}
	for range 2 {
		before, rows := map[string]map[string]bool{}, map[string]int{}
		p.movePlaces(at, func(word, place string) bool {
			if place != "" {
				if rows[place]++; before[place] == nil {
					before[place] = map[string]bool{}
				}
				before[place][word] = true
			}
			return false
		})
		p.movePlaces(at, func(word, place string) bool {
			return place != "" && (len(before[place]) == 1 && rows[place] > 2 || placeWords.Has(lexicon.Fold(word)))
		})
		for i, r := range p.c.Rows {
			if name, place := lastNameWord(r, at); place != "" && len(before[place]) == 1 && rows[place] == 2 && !placeWords.Has(lexicon.Fold(name)) {
				if p.c.Unsure == nil {
					p.c.Unsure = map[int]string{}
				}
				p.c.Unsure[p.c.Lines[i]] = name + " " + place
			}
		}
	}
}

// lastNameWord is the last of two words and more of a name, with the place before the day of birth behind it.
func lastNameWord(row []string, at int) (word, place string) {
	if len(row) <= at+1 {
		return "", ""
	}
	name := strings.TrimSpace(row[at])
	if k := strings.LastIndexByte(name, ' '); k > 0 {
		word = name[k+1:]
	}
	if k := strings.IndexAny(row[at+1], "0123456789"); k > 0 {
		place = strings.Trim(row[at+1][:k], " ,/")
	}
	return word, place
}

// movePlaces moves the last word of names to the place behind it, where a rule says so.
func (p *pageCopy) movePlaces(at int, is func(word, place string) bool) {
	for _, r := range p.c.Rows {
		word, place := lastNameWord(r, at)
		if word == "" || r[at+1] == "" || !is(word, place) {
			continue
		}
		r[at] = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(r[at]), word))
		if place == "" {
			word += ","
		}
		r[at+1] = word + " " + r[at+1]
	}
}

// partClubs parts names from the clubs right behind them, which nothing stands between: where a word begins that clubs begin with, or
// at what stands behind another name too. It fails where it cannot tell for a fifth of the rows.
func (p *pageCopy) partClubs() bool {
	at := slices.Index(p.fields, Name) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Club {
		return true
	}
	clubs, open := map[string]bool{}, []int{}
	for i, r := range p.c.Rows {
		if len(r) <= at+1 || r[at+1] == "" {
			continue
		}
		text := r[at] + " " + r[at+1]
		if name, club, ok := partAtClub(text); ok {
			r[at], r[at+1], clubs[club] = name, club, true
			continue
		}
		open = append(open, i)
	}
	failed := 0
	for _, i := range open {
		r := p.c.Rows[i]
		if name, club, ok := p.partAtKnown(r[at]+" "+r[at+1], clubs, open, at); ok {
			r[at], r[at+1] = name, club
		} else {
			failed++
		}
	}
	return failed*5 <= p.rows()
}

// partNames parts clubs from the names right behind them: after the words that several rows begin with, and that different words follow in
// most of them. One whose club is nobody else's is parted behind the place that other clubs end with. It fails where it cannot tell for a
// fifth of the rows.
func (p *pageCopy) partNames() bool {
	at := slices.Index(p.fields, Club) + 1
	if at == 0 || at >= len(p.fields) || p.fields[at] != Name {
		return true
	}
	rows, count, behind := [][]string{}, map[string]int{}, map[string]map[string]bool{}
	for _, r := range p.c.Rows {
		if len(r) <= at+1 || r[at+1] == "" {
			rows = append(rows, nil)
			continue
		}
		words := strings.Fields(r[at] + " " + r[at+1])
		rows = append(rows, words)
		for k := 1; k < len(words); k++ {
			club := strings.Join(words[:k], " ")
			if count[club]++; behind[club] == nil {
				behind[club] = map[string]bool{}
			}
			behind[club][words[k]] = true
		}
	}
	ends := map[string]bool{} // the last two words of clubs
	isClub := func(words []string, k int) bool {
		club := strings.Join(words[:k], " ")
		return count[club] > 1 && len(behind[club])*10 >= count[club]*6 || count[club] == 1 && k > 2 && ends[strings.Join(words[k-2:k], " ")]
	}
	failed := 0
	for pass := range 2 {
		for i, words := range rows {
			for k := 2; k < len(words); k++ {
				if countLetters(words[k]) == 0 || isPartOfClub(words[k-1]) || !isClub(words, k) {
					continue
				}
				p.c.Rows[i][at], p.c.Rows[i][at+1] = strings.Join(words[:k], " "), strings.Join(words[k:], " ")
				ends[strings.Join(words[k-2:k], " ")], rows[i] = true, nil
				break
			}
			if failed += pass; rows[i] == nil {
				failed -= pass
			}
		}
	}
	return failed*5 <= p.rows()
}

// isPartOfClub reports whether the name of a club goes on behind a word: it says its kind, "SMP Negeri".
func isPartOfClub(word string) bool {
	return alike.LevelOf(word) != AnyLevel || lexicon.IsOneOf(lexicon.Fold(word), "negeri swasta islam kristen katolik al el the of st sveti")
}

// cutTail cuts what stands below the last row off its school, which other rows have without it.
func (p *pageCopy) cutTail() {
	last := -1
	for i := range p.c.Rows {
		if p.whole[i] {
			last = i
		}
	}
	if last < 0 {
		return
	}
	at := len(p.fields)
	if p.fields[at-1] != Club {
		return
	}
	own, found := p.c.Rows[last][at], ""
	for i, r := range p.c.Rows {
		if i != last && len(r) > at && len(r[at]) > len(found) && strings.HasPrefix(own, r[at]+" ") {
			found = r[at]
		}
	}
	if found != "" {
		p.c.Rows[last][at] = found
	}
}

// partAtClub parts a text before the word with which a club or school begins; a name of a word and more stands before it.
func partAtClub(text string) (name, club string, ok bool) {
	steps := 0
	l := line{source: text, steps: &steps, toks: lexicon.Tokens(text, 0, "")}
	for i := 1; i < len(l.toks); i++ {
		if l.toks[i].Kind == lexicon.Word && l.toks[i].IsCapital() && l.startsClub(i) {
			return strings.TrimSpace(text[:l.toks[i].At]), text[l.toks[i].At:], true
		}
	}
	return "", "", false
}

// partAtKnown parts a text before a club of another row, or before the longest end that another open row has too.
func (p *pageCopy) partAtKnown(text string, clubs map[string]bool, open []int, at int) (name, club string, ok bool) {
	list := strings.Fields(text)
	for k := 1; k < len(list); k++ {
		end := strings.Join(list[k:], " ")
		shared := 0
		for _, i := range open {
			if strings.HasSuffix(p.c.Rows[i][at]+" "+p.c.Rows[i][at+1], " "+end) {
				shared++
			}
		}
		if clubs[end] || shared > 1 && k > 1 {
			return strings.Join(list[:k], " "), end, true
		}
	}
	return "", "", false
}

// rows is how many players were read.
func (p *pageCopy) rows() int {
	n := 0
	for _, r := range p.c.Rows {
		if len(r) > 1 {
			n++
		}
	}
	return n
}

// cells are the rows below heads of their own.
func (p *pageCopy) cells(head int, source string) (Cells, Mapping, bool) {
	p.cutTail()
	p.shortenClubs()
	p.partPlaces(source)
	if !p.partClubs() || !p.partNames() {
		return Cells{}, Mapping{}, false
	}
	for _, r := range p.c.Rows {
		for i := 1; i < len(r); i++ {
			r[i] = withoutDash(r[i])
		}
	}
	p.c.Rows = slices.Insert(p.c.Rows, 0, append([]string{"No"}, fieldHeads(p.fields)...))
	p.c.Lines = slices.Insert(p.c.Lines, 0, head+1)
	p.c.Source = slices.Insert(p.c.Source, 0, source)
	p.c.Sep = ';'
	return p.c, Mapping{Columns: append([]Field{Ignored}, p.fields...), Header: true}, true
}

// fieldHeads are words that head the fields.
func fieldHeads(fields []Field) []string {
	list := make([]string, len(fields))
	for i, f := range fields {
		if f == Sex {
			list[i] = "sex" // whose letters stand below it they say themselves
			continue
		}
		for _, w := range strings.Fields(headWords["id"][f] + " " + headWords["en"][f] + " " + headWords["programs"][f]) {
			list[i] = w
			break
		}
	}
	return list
}

// headsInText reads the heads of columns that stand in a line with nothing but blanks between them; nil where other words do.
func headsInText(line string) []Field {
	words := strings.Fields(line)
	if len(words) < 3 || len(words) > 24 || strings.ContainsAny(line, "0123456789") {
		return nil
	}
	var fields []Field
	other := 0
	for i := 0; i < len(words); {
		f, n := longestHead(words[i:])
		if first, _ := longestHead(words[i : i+1]); n == 2 && f == Class && first == Club && !slices.Contains(fields, Club) {
			f, n = Club, 1 // "School Year" are two
		}
		if n == 0 {
			if f = shortHead(words[i]); f != Ignored {
				n = 1 // "Raz."
			}
		}
		switch {
		case n == 0:
			other++
			n = 1
		case f == Class && slices.Contains(fields, Class) && lexicon.Fold(words[i]) == "grade" && !slices.Contains(fields, Rating):
			fields = append(fields, Rating) // "Yr DOB School Grade"
		case f != Ignored && f != runningNumber && f < Fields && !slices.Contains(fields, f):
			fields = append(fields, f)
		}
		i += n
	}
	if other > 1 || other*3 > len(fields) {
		return nil
	}
	return wholeNames(fields)
}

// wholeNames takes a surname and a given name side by side for the name: nothing stands between them in a row.
func wholeNames(fields []Field) []Field {
	a, b := slices.Index(fields, Surname), slices.Index(fields, GivenName)
	if a < 0 || b < 0 || a-b != 1 && b-a != 1 || slices.Contains(fields, Name) {
		return fields
	}
	fields[min(a, b)] = Name
	return slices.Delete(fields, max(a, b), max(a, b)+1)
}

// longestHead reads the longest head that words begin with, and how many of them it is.
func longestHead(words []string) (Field, int) {
	for n := min(4, len(words)); n > 0; n-- {
		text := lexicon.Fold(strings.Join(words[:n], ""))
		if f, known := heads()[text]; known {
			return f, n
		}
		if text == "yr" || text == "year" {
			return Class, n // of a school; that of birth has a longer head on paper
		}
		if otherHeads.Has(text) {
			return Ignored, n
		}
	}
	return Ignored, 0
}

// The patterns of fields in a row without signs between them.
const (
	wholeDate    = `\d{1,2}\s?[-./ ]\s?(?:\d{1,2}|\p{L}{3,})\s?[-./ ]\s?\d{4}\.?|\d{4}-\d\d?-\d\d?`
	datePattern  = `\d{1,2}\s?[-./ ]\s?(?:\d{1,2}|\p{L}+)\s?[-./ ]\s?\d{2,4}\.?|\d{4}-\d\d?-\d\d?|(?:19|20)\d\d\.?`
	classPattern = `(?:(?i:kelas|kls|kl|klas|klasse|razred|year|grade)\.?\s?)?(?:1[0-3]|[1-9]|XI{0,2}|IX|IV|VI{0,3}|I{1,3}|V)\.?(?:\s?[-/.]?\s?[A-Ka-k]|[-./]\d{1,2})?(?:\s(?:MIPA|IPA|IPS|BAHASA|TKJ|RPL|AKL|TSM|MM)(?:\s?\d)?)?\.?(?:\s?(?i:razred|razr)\.?)?`
	unratedCell  = `(?i:unrated|ungraded|n/?[ar]|none|new|(?:bez|tanpa|belum ada|no) (?:rejtinga|rating)a?|nerejtingovana?)`
	sexLetter    = `L|P|M|F|Ž|W|m|ž|f|w|l|p|Lk|Pr|LK|PR`
	sexWord      = sexLetter + `|(?i:laki-laki|perempuan|muško|žensko|muški|ženski|male|female|boy|girl)`
	sexShort     = `Pa|Pi|PA|PI`
	groupWord    = sexWord + `|Pa|Pi|PA|PI|(?i:putra|putri)` // names too: "Cahya Putra"
)

// rowPattern is the pattern of a row with the fields in an order, where a sex is told by a letter or a word. A date may be given; else a place
// may stand before it.
func rowPattern(fields []Field, sex, date string, far bool) *regexp.Regexp {
	pattern := ""
	for i, f := range fields {
		group := `(.+?)`
		if i+1 < len(fields) && fields[i+1] == Sex && sex == groupWord {
			group = `(.+)` // the last of the words is the sex: "Nayla Putri Azzahra Putri"
		}
		switch f {
		case Club:
			if group = `(\S\S.*?)`; far {
				group = `(\S\S.*)`
			}
		case Sex:
			group = `(` + sex + `)`
		case Birth:
			switch behind := i > 0 && (fields[i-1] == Club || fields[i-1] == Name); {
			case behind: // which words are the place nothing tells: the one before the comma
				group = `((?:[^\s\d,]+,\s*)?(?:` + datePattern + `))`
			case date != "":
				group = `(` + date + `)`
			default:
				group = `((?:[^\d]*?[\s,])??(?:` + datePattern + `))`
			}
		case Class:
			group = `(` + classPattern + `)`
			if i+1 == len(fields) || fields[i+1] != Club {
				group = `(` + classPattern + `|(?:XI{0,2}|1[0-3])\s[A-Z]{2,5}(?:\s?\d)?)` // with any stream
			}
		case Rating, NationalRating, RapidRating, BlitzRating:
			group = `(\d{3,4}|0|-|` + unratedCell + `)`
		case FIDEID, NISN, NIS, NationalID:
			group = `(\d{3,12}|-)`
		case Federation:
			group = `([A-Z]{3})`
		case Title:
			group = `((?:W?[GIFC]M)?)`
		}
		if i > 0 {
			pattern += `\s+`
		}
		pattern += group
	}
	return regexp.MustCompile(`^` + pattern + `$`)
}

// pageWords are the words of a page's number.
var pageWords = lexicon.Pattern(`(?i)^\W*(?:halaman|hal|hlm|lembar|page|stranica|str|seite|página|pagina)\b\.?\s*[:|–-]?\s*\d+|^\W*\d+\s*(?:/|dari|of|od|von)\s*\d+\W*$|^\W*[-–—]\s*\d+\s*[-–—]\W*$|^\W*\d+\s*\|\s*(?:halaman|page|stranica|seite)\W*$`)

// line takes line i below the heads.
func (p *pageCopy) line(lines []string, i int) {
	line, number := lines[i], i+1
	text := strings.TrimSpace(line)
	n, rest, numbered := p.numbered(text)
	defer func() { p.last = number }()
	if p.unnumbered {
		n, rest, numbered = p.number+1, text, countLetters(text) > 1 && !p.isFoot(text) && (!p.open || p.isWhole())
	}
	switch {
	case text == "":
	case p.skipped[i]:
		p.foot = false
		p.leave(line, number)
	case numbered && !p.foot && n == 1 && p.matched >= 5 && !p.goesOn(lines, i):
		p.close()
		p.foot = true
		p.leave(line, number)
	case numbered && !p.foot && p.begins(lines, i, n):
		p.close()
		p.open, p.from, p.number, p.parts = true, number, n, []string{rest}
	case p.foot:
		p.leave(line, number)
	case p.isFoot(text):
		p.close()
		p.foot = true
		p.leave(line, number)
	case p.open && p.isWhole() && (p.isHeading(text) || p.match(joinParts(append(slices.Clone(p.parts), text))) == nil):
		p.close()
		p.add([]string{text}, line, number)
	case p.open:
		p.parts = append(p.parts, text)
	default:
		p.add([]string{text}, line, number)
	}
}

// isUnnumbered reports whether rows have no numbers: then each begins where the one before is whole, which the form of its last field tells.
func (p *pageCopy) isUnnumbered(lines []string) bool {
	n := 0
	for _, line := range lines {
		if _, _, ok := p.numbered(strings.TrimSpace(line)); ok {
			n++
		}
	}
	return n < 3 && slices.Contains([]Field{Birth, Class, Rating, NationalRating, Sex}, p.fields[len(p.fields)-1])
}

// numbered reads the number that a row begins with, and behind it a second one where the first column holds numbers.
func (p *pageCopy) numbered(text string) (n int, rest string, ok bool) {
	switch p.fields[0] {
	case NISN, NIS, NationalID, FIDEID:
		if m := secondNumber().FindStringSubmatch(text); m != nil {
			n, _ = strconv.Atoi(m[1])
			return n, m[2], n > 0
		}
		return 0, "", false
	}
	if p.dotted && !dottedNumber().MatchString(text) {
		return 0, "", false // "2 Muara Tebing" goes on with a school
	}
	return numberedLine(text)
}

// isDotted reports whether most lines that begin with a number have a dot or a bracket behind it.
func isDotted(lines []string) bool {
	all, dotted := 0, 0
	for _, line := range lines {
		if _, _, ok := numberedLine(strings.TrimSpace(line)); ok {
			all++
			if dottedNumber().MatchString(line) {
				dotted++
			}
		}
	}
	return dotted*10 > all*7
}

// dottedNumber is the number of a row with a dot or a bracket behind it.
var dottedNumber = lexicon.Pattern(`^\s*\d{1,3}[.)]`)

// secondNumber is a running number before a long one.
var secondNumber = lexicon.Pattern(`^(\d{1,3})[.)]?\s+(\d{4,12}\b.*)$`)

// begins reports whether the number n begins a row: it counts on, or begins anew. Where the row above is not whole and the number comes once
// more before the next one, the line goes on with that row: "SMK Negeri", "2 Muara Keling".
func (p *pageCopy) begins(lines []string, i, n int) bool {
	next := p.nextNumber(lines[i+1:])
	if n != p.number+1 {
		if p.open && p.number > 0 && next == p.number+1 {
			return false // "MAN", "1 Muara Tebing"
		}
		return n == p.number+2 && p.isWhole() || n == 1 && (!p.open || p.isWhole()) || p.number == 0 && len(p.fields) > 3
	}
	if !p.open || p.isWhole() && next != n {
		return true
	}
	for _, line := range lines[i+1:] {
		switch k, _, ok := p.numbered(strings.TrimSpace(line)); {
		case ok && k == n:
			return false
		case ok && (k == n+1 || k == 1):
			return true
		}
	}
	return true
}

// goesOn reports whether what counts from 1 at a line are rows of the list: one of the first three has its form. Rules and copies below a
// list are numbered too.
func (p *pageCopy) goesOn(lines []string, i int) bool {
	var parts []string
	begun := 0
	for ; i < len(lines) && begun < 4; i++ {
		text := strings.TrimSpace(lines[i])
		if text == "" || p.skipped[i] {
			continue
		}
		if _, rest, ok := p.numbered(text); ok {
			begun, parts, text = begun+1, nil, rest
		}
		if parts = append(parts, text); p.match(joinParts(parts)) != nil {
			return true
		}
	}
	return false
}

// nextNumber is the number of the first line that begins with one; 0 where none does.
func (p *pageCopy) nextNumber(lines []string) int {
	for _, line := range lines {
		if n, _, ok := p.numbered(strings.TrimSpace(line)); ok {
			return n
		}
	}
	return 0
}

// numberedLine reads the number that a row begins with.
func numberedLine(text string) (n int, rest string, ok bool) {
	digitsEnd := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	if digitsEnd < 1 || digitsEnd > 3 {
		return 0, "", false
	}
	rest = strings.TrimLeft(text[digitsEnd:], ".) ")
	r, _ := utf8.DecodeRuneInString(rest)
	n, ok = runningNumberOf(text[:digitsEnd])
	return n, rest, ok && len(rest) < len(text)-digitsEnd && unicode.IsLetter(r)
}

// isWhole reports whether the row that is read has all its fields.
func (p *pageCopy) isWhole() bool { return p.open && p.match(joinParts(p.parts)) != nil }

// match finds the fields of a row. Whether a row is whole is asked several times before the next part of it comes.
func (p *pageCopy) match(text string) []string {
	if p.tried == text && text != "" {
		return p.found
	}
	p.tried, p.found = text, nil
	for _, form := range p.forms {
		if found := form.FindStringSubmatch(text); found != nil {
			p.found = found
			break
		}
	}
	return p.found
}

// isFoot reports whether a line ends the list: a total, a signature, the place and day of one.
func (p *pageCopy) isFoot(text string) bool {
	return lexicon.BeginsWith(text, lexicon.Total, lexicon.Signature, lexicon.Copies) || p.isWhole() && (signedAt().MatchString(text) || isProse(text))
}

// isProse reports whether a line is a sentence, or announces what stands below it, and no part of a name: most of its words are small, or
// a colon ends it.
func isProse(text string) bool {
	words, small := strings.Fields(text), 0
	for _, w := range words {
		if r, _ := utf8.DecodeRuneInString(w); unicode.IsLower(r) {
			small++
		}
	}
	return strings.HasSuffix(text, ":") || len(words) >= 5 && small*2 > len(words)
}

// signedAt is the place and day before a signature: "Depok, 16 November 2026".
var signedAt = lexicon.Pattern(`^\p{Lu}[\p{L} .]*,\s+(?:dana\s+|den\s+)?\d{1,2}\.?\s+\p{L}+\s+20\d\d\.?$`)

// isHeading reports whether a line between rows says something of those below it.
func (p *pageCopy) isHeading(text string) bool {
	steps := 0
	l := parse(text, 1, 0, 2100, "", nil, &steps)
	return l.kind == headLine && len(l.unknown()) == 0
}

// joinParts joins the lines of a row. A hyphen at the end of a line parts a word.
func joinParts(parts []string) string {
	var b strings.Builder
	for i, part := range parts {
		if i == 0 {
			b.WriteString(part)
			continue
		}
		text := b.String()
		r, _ := utf8.DecodeRuneInString(part)
		switch {
		case strings.HasSuffix(text, "-") && unicode.IsLower(r):
			b.Reset()
			b.WriteString(strings.TrimSuffix(text, "-"))
		case strings.HasSuffix(text, "-"):
		default:
			b.WriteByte(' ')
		}
		b.WriteString(part)
	}
	return b.String()
}

// close ends the row that is read.
func (p *pageCopy) close() {
	if !p.open {
		return
	}
	p.open = false
	after := p.cutBehind()
	text := joinParts(p.parts)
	cells := make([]string, len(p.fields)+1)
	cells[0] = runningText(p.number)
	if len(p.parts) > 1 {
		p.broken++
	}
	found := p.match(text)
	if found != nil {
		p.matched++
		for i := range p.fields {
			cells[i+1] = lexicon.Clean(found[i+1])
		}
	} else {
		p.loose(text, cells)
	}
	p.add(cells, strings.Join(p.parts, "\n"), p.from)
	p.whole[len(p.whole)-1] = found != nil
	for _, line := range after {
		p.add([]string{lexicon.Clean(line)}, line, p.last)
	}
}

// withoutDash cuts the dash off with which some pages part a cell from the next one: "SMPN 6 -".
func withoutDash(cell string) string {
	for _, dash := range []string{" -", " –", " —", " |", ","} {
		if rest, ok := strings.CutSuffix(cell, dash); ok {
			return strings.TrimSpace(rest)
		}
	}
	return cell
}

// cutBehind takes the lines off the row that is read which make its form go: a sentence below the last player of a page.
func (p *pageCopy) cutBehind() (after []string) {
	for n := len(p.parts); n > 0; n-- {
		if p.match(joinParts(p.parts[:n])) != nil {
			p.parts, after = p.parts[:n], p.parts[n:]
			return after
		}
	}
	return nil
}

func runningText(n int) string { return strconv.Itoa(n) + "." }

// loose reads a row that lacks a field: each field that can be told by its form is taken where it stands, the name before
// the first of them.
func (p *pageCopy) loose(text string, cells []string) {
	for without := range p.fields {
		if p.fields[without] == Name {
			continue
		}
		fields := slices.Delete(slices.Clone(p.fields), without, without+1)
		if found := rowPattern(fields, groupWord, "", false).FindStringSubmatch(text); found != nil {
			k := 1
			for i := range p.fields {
				if i != without {
					cells[i+1] = lexicon.Clean(found[k])
					k++
				}
			}
			return
		}
	}
	for i, f := range p.fields {
		if f == Name {
			cells[i+1] = lexicon.Clean(text)
		}
	}
}

// leave keeps a line that is nobody's.
func (p *pageCopy) leave(line string, number int) {
	if p.open {
		return // it stands inside a row: a head or a foot of a page
	}
	p.add([]string{lexicon.Clean(line)}, line, number)
}

func (p *pageCopy) add(cells []string, source string, number int) {
	if len(p.c.Rows) >= MaxRows {
		return
	}
	p.c.Rows, p.c.Lines, p.c.Source, p.whole = append(p.c.Rows, cells), append(p.c.Lines, number), append(p.c.Source, source), append(p.whole, false)
}
