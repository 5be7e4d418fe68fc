package lawbook

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/words/letters"
)

// articleWords are words that people write before the number of an article, or between its parts ("pasal 7 ayat 6").
const articleWords = " art arts article articles rule rules law laws section sec par para paragraph clause subsection item no nr number numbers fide" +
	" pasal psl ps ayat ayt butir huruf nomor nomer aturan poin angka peraturan" +
	" clanak clanku clanka clanci cl cln tocka tocki tocke toc stavak stavka stav st pravilo pravila odredba odredbe br broj slovo "

// parts are words before the letter of an appendix or the number of a guideline.
const (
	appendices = " appendix appendices app annex lampiran lamp dodatak dodatku dodatka dod prilog "
	guidelines = " guideline guidelines pedoman smjernice smjernica smjernicama smjernicu "
)

// editionWords say that a year or the word "old" is meant as an edition.
const editionWords = " edition editions ed version edisi versi tahun izdanje izdanja izdanju godine god old lama staro stari of iz dari in from the year law laws e "

// sheets are the two sheets of O2SN.
var sheets = map[string]string{"standard": "standard", "standar": "standard", "standardni": "standard", "klasik": "standard",
	"rapid": "rapid", "cepat": "rapid", "ubrzani": "rapid"}

var years = map[string]string{"2009": "E09", "2014": "E14", "2017": "E17", "2018": "E18", "2023": "E23", "09": "E09", "e09": "E09", "e14": "E14", "e17": "E17", "e18": "E18", "e23": "E23"}

var arabic = map[string]string{"1": "i", "2": "ii", "3": "iii"}

// numbered returns the articles whose number a query gives, in any form and of any edition, and the other words of the query.
func (b *Book) numbered(query string) (hits []Hit, words []string) {
	number, edition, rest := numberIn(query)
	if number == "" {
		return nil, rest
	}
	add := func(edition string, sure bool) {
		found, in := b.ByNumber(number, edition)
		for _, i := range found {
			a := &b.Articles[i]
			h := Hit{Source: FIDE, Index: i}
			if a.Local() {
				h.Source = O2SN
			}
			own := a.In(in)
			if !sure && !a.Local() && !strings.EqualFold(own, number) && !within(own, number) || slices.ContainsFunc(hits, h.same) {
				continue
			}
			hits = append(hits, h)
		}
	}
	if add(edition, true); edition == "" {
		for i := len(Editions) - 1; i >= 0; i-- {
			add(Editions[i], false)
		}
	}
	if len(hits) == 0 {
		return nil, plainWords(query)
	}
	return hits, rest
}

// plainWords are the words of a query that gives no number.
func plainWords(query string) []string {
	rest, kind := tempo(query)
	words := split(Fold(rest))
	if kind != "" {
		words = append(words, kind)
	}
	return words
}

// A citation is what a query says of the number of an article.
type citation struct {
	said    bool     // a word for an article stands before it
	part    string   // the word for an appendix or a guideline, "" for none
	edition string   // "" for none
	words   []string // what is left
}

// numberIn reads the number of an article, the edition where it is said, and what else the query holds.
func numberIn(query string) (number, edition string, rest []string) {
	words := signs(query)
	if slices.Contains(words, "o2sn") {
		return localNumber(words)
	}
	c := cited(words)
	if number, rest := c.ofPart(); number != "" {
		return number, c.edition, rest
	}
	if all := strings.Join(c.words, " "); isArticleNumber(all) && !isSquare(all) {
		return tidy(all), c.edition, nil
	}
	for i, w := range c.words {
		if isDotted(w) && (hasPoint(w) || c.said && i == 0 && !strings.Contains(query, "-")) {
			return tidy(w), c.edition, plainWords(strings.Join(slices.Concat(c.words[:i], c.words[i+1:]), " "))
		}
	}
	return "", "", plainWords(query)
}

// signs cuts a query into words and numbers, commas in numbers read as points: "art.4.7.2", "9,6,2", "(cl. 9)".
func signs(query string) []string {
	text := strings.ReplaceAll(letters.Strip(query), "’", "'")
	if r := []rune(text); len(r) > maxQuery {
		text = string(r[:maxQuery])
	}
	text = strings.NewReplacer("(", "", ")", " ", "§", " ", ":", " ", ";", " ", "?", " ", "!", " ", "#", " ", "o 2sn", "o2sn").Replace(text)
	var words []string
	for _, w := range strings.Fields(joinPoints(strings.ReplaceAll(text, ",", "."))) {
		w = strings.Trim(w, ".")
		if head, tail, ok := strings.Cut(w, "."); ok && len(head) > 1 && tail != "" && isOf(articleWords, head) {
			words, w = append(words, head), strings.Trim(tail, ".")
		}
		if w != "" {
			words = append(words, dashed(w, words))
		}
	}
	return words
}

// dashed puts points for the dashes of a number that is written with them: "6-11-2", and "9-1" after a word for an article. 1-0 is a
// result and 0-0-0 a castling.
func dashed(w string, before []string) string {
	pointed := strings.ReplaceAll(w, "-", ".")
	if pointed == w || w[0] == '0' || !isDotted(pointed) {
		return w
	}
	if said := len(before) > 0 && isOf(articleWords, before[len(before)-1]); said || strings.Count(pointed, ".") > 1 {
		return pointed
	}
	return w
}

// cited takes the words away that only say that a number is one.
func cited(words []string) (c citation) {
	for i, w := range words {
		switch {
		case years[w] != "" && len(words) > 1 && (len(w) > 2 || i > 0 && isOf(editionWords, words[i-1])):
			c.edition = years[w]
		case (isOf(appendices, w) || isOf(guidelines, w)) && i+1 < len(words):
			c.said, c.part = true, w
		case isOf(articleWords, w):
			c.said = true
		default:
			c.words = append(c.words, w)
		}
	}
	if c.edition != "" {
		c.words = slices.DeleteFunc(c.words, func(w string) bool { return isOf(editionWords, w) })
	}
	return c
}

// ofPart reads the letter of an appendix or the number of a guideline, and the article in it where one follows: "appendix C 13".
func (c *citation) ofPart() (number string, rest []string) {
	if c.part == "" || len(c.words) == 0 {
		return "", nil
	}
	letter, words := c.words[0], c.words[1:]
	if isOf(guidelines, c.part) {
		head, tail, pointed := strings.Cut(letter, ".")
		if roman := arabic[head]; roman != "" {
			letter = roman
		}
		if pointed && letter != c.words[0] {
			words = slices.Insert(slices.Clone(words), 0, tail)
		}
	}
	if !isOneLetter(letter) && (len(letter) > 3 || strings.Trim(letter, "ivx") != "") {
		return "", nil
	}
	n := 0
	for n < len(words) && n < 4 && isDotted(words[n]) { // "appendix a 5 2"
		n++
	}
	if n > 0 {
		return tidy(letter + "." + strings.Join(words[:n], ".")), plainWords(strings.Join(words[n:], " "))
	}
	return strings.ToUpper(letter), plainWords(strings.Join(words, " "))
}

// isSquare tells the names of squares that are no numbers of articles either: e4, d5, f7.
func isSquare(w string) bool { return len(w) == 2 && w[0] >= 'd' && w[0] <= 'h' && isDigit(w[1]) }

func isOf(list, w string) bool { return w != "" && strings.Contains(list, " "+w+" ") }

// localNumber reads an item of O2SN: "o2sn 13", "o2sn cepat 2", "o2sn butir 8".
func localNumber(words []string) (number, edition string, rest []string) {
	sheet, item := "", ""
	named := false // the word before names O2SN, a sheet or an item
	for i, w := range words {
		begins := w == "o2sn" || isOf(articleWords, w)
		switch {
		case begins:
		case item == "" && sheets[w] != "":
			sheet, begins = sheets[w]+"-", true
		case item == "" && len(w) <= 3 && isDigit(w[0]) && (named || i+1 < len(words) && words[i+1] == "o2sn"):
			item = w
		default:
			rest = append(rest, w)
		}
		named = begins
	}
	if item == "" {
		return "", "", plainWords(strings.Join(words, " "))
	}
	if len(rest) == 1 && isOneLetter(rest[0]) {
		item, rest = item+rest[0], nil
	}
	return "o2sn " + sheet + item, "", plainWords(strings.Join(rest, " "))
}

// tidy writes a number as the Laws do: A.4d of "a4d", 9.2b of "9.2 b", II.3.2.6 of "ii 3.2.6".
func tidy(number string) string {
	var out strings.Builder
	number = strings.Join(strings.FieldsFunc(number, func(r rune) bool { return r == ' ' || r == '.' }), ".")
	for i := range len(number) {
		c := number[i]
		letter := c >= 'a' && c <= 'z'
		switch {
		case letter && strings.Trim(number[:i], "ivxabcdefg") == "":
			c -= 'a' - 'A'
		case isDigit(c) && i > 0 && number[i-1] >= 'a' && number[i-1] <= 'z' && strings.Trim(number[:i], "ivxabcdefg") == "":
			out.WriteByte('.')
		case c == '.' && i+1 < len(number) && !isDigit(number[i+1]):
			continue
		}
		out.WriteByte(c)
	}
	return out.String()
}

// tempo puts what kind of chess a time is for the time: of "3+2" blitz, as sixty moves count (App. A.1 and B.1, Guidelines
// III.2.2).
func tempo(query string) (rest string, kind string) {
	before, main, added, behind, ok := timeIn(query)
	if !ok {
		return query, ""
	}
	minutes, _ := strconv.Atoi(main)
	seconds, _ := strconv.Atoi(added) // a move, so as many minutes in sixty
	switch total := minutes + seconds; {
	case total <= 10:
		kind = "=blitz"
	case total < 60:
		kind = "=rapid"
	default:
		kind = "=standard"
	}
	return before + " " + behind, kind
}
