package roster

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// piece is a line of a message on its way to a row: its words, and what was understood of them.
type piece struct {
	toks   []token
	row    Row
	year   int
	listed bool
	dated  bool // a day or year of birth was found
	sexAt  int  // how many words named a sex
	class  bool
	school bool
	strong int // pieces that only a player's line has
	gone   bool

	letter   swiss.Sex // a sign behind nothing but a name: a sex or an initial, as the other lines say
	letterAt int
}

func (p *piece) doubt(k DoubtKind, text string) {
	p.row.Doubts = append(p.row.Doubts, Doubt{Kind: k, Text: text})
}

// find understands what it can, the surest first.
func (p *piece) find() {
	p.phones()
	p.birth()
	p.ages()
	p.classes()
	p.sexes()
	p.cancelled()
	p.schools()
	p.ratings()
	p.signs()
	p.titles()
}

// cancelled finds the words that say that somebody does not come.
func (p *piece) cancelled() {
	for i, t := range p.toks {
		switch {
		case t.kind == plain && gone.has(t.fold):
			p.gone = true
			p.toks[i].kind = used
		case p.pair(i, "tidak tdk ga gak ngga nggak ne", "jadi dolazi ikut"):
			p.gone = true
			p.use(i, i+1, used)
		}
	}
}

// pair reports whether words i and i+1 are one of firsts and one of seconds.
func (p *piece) pair(i int, firsts, seconds string) bool {
	return i+1 < len(p.toks) && p.toks[i].kind == plain && p.toks[i+1].kind == plain && isOneOf(p.toks[i].fold, firsts) && isOneOf(p.toks[i+1].fold, seconds)
}

func isOneOf(word, list string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

// at returns word i, or nothing.
func (p *piece) at(i int) token {
	if i < 0 || i >= len(p.toks) {
		return token{kind: mark}
	}
	return p.toks[i]
}

func (p *piece) use(from, to int, k tokenKind) {
	for i := from; i <= to; i++ {
		p.toks[i].kind = k
	}
}

// next is the place of the first word after i, passing marks.
func (p *piece) next(i int, marks string) int {
	for i++; i < len(p.toks) && p.toks[i].kind == mark && strings.Contains(marks, p.toks[i].text); i++ {
	}
	return i
}

// phones passes over telephone and register numbers: they are nobody's business here.
func (p *piece) phones() {
	for i, t := range p.toks {
		digits := strings.Trim(t.text, "+0123456789")
		switch {
		case t.kind != plain:
		case phoneLabels.has(t.fold) || numberLabel.has(t.fold):
			j := p.next(i, ":.-=")
			for j < len(p.toks) && strings.Trim(p.toks[j].text, "+0123456789-/") == "" && p.toks[j].text != "" {
				p.toks[j].kind = passing
				j++
			}
			if p.at(j-1).kind == passing {
				p.toks[i].kind = passing
			}
		case (t.fold == "fide" || t.fold == "fideid" || t.fold == "idfide"):
			j := p.next(i, ":.-=")
			if p.at(j).fold == "id" {
				j = p.next(j, ":.-=")
			}
			if n := p.at(j); isDigits(n.text) && len(n.text) >= 5 && len(n.text) <= 9 {
				p.row.Entrant.FIDEID = n.text
				p.use(i, j, used)
				p.strong++
			}
		case digits == "" && len(t.text) >= 9:
			p.toks[i].kind = passing
		case isPhone(t):
			for j := i; isPhone(t) && j < len(p.toks) && isDigits(p.toks[j].fold); j++ { // "+62 812-3456-7890", "0812 3456 7890"
				p.toks[j].kind = passing
			}
		}
	}
}

// isPhone reports whether a word begins a telephone number: a sign or a zero in front, and no day.
func isPhone(t token) bool {
	if !isDigits(t.fold) {
		return false
	}
	if _, day := ParseDate(t.text); day || len(readings(t.text)) > 0 {
		return false
	}
	return t.text[0] == '+' && len(t.fold) >= 2 || t.text[0] == '0' && (len(t.fold) >= 9 || len(t.fold) == 4 && t.text[1] == '8')
}

// ages passes over an age: the year of birth cannot be told from it.
func (p *piece) ages() {
	for i, t := range p.toks {
		j := p.next(i, ":.=")
		n := p.at(j)
		switch {
		case t.kind == plain && p.dated && ageUnits.has(t.fold) && isDigits(p.at(i-1).fold):
		case t.kind == plain && ageLabels.has(t.fold) && n.kind == plain && isDigits(n.fold) && len(n.fold) <= 2:
			p.use(i, j, passing)
			if ageUnits.has(p.at(j + 1).fold) {
				p.toks[j+1].kind = passing
			}
		case t.kind == plain && classWords[t.fold] > 0 && countUnits.has(p.at(i+1).fold) && p.at(i+1).kind == plain:
			p.use(i, i+1, passing)
		case t.kind == plain && isDigits(t.fold) && len(t.fold) <= 2 && p.at(i+1).kind == plain && (ageUnits.has(p.at(i+1).fold) || countUnits.has(p.at(i+1).fold)):
			p.use(i, i+1, passing)
		}
	}
}

// sexes finds the words that name a sex wherever they stand, and the label before a sign.
func (p *piece) sexes() {
	for i, t := range p.toks {
		if t.kind != plain {
			continue
		}
		if sex, ok := sexWord[t.fold]; ok {
			p.sex(i, i, sex)
			continue
		}
		j := p.next(i, ":.=")
		if sex, ok := sexSign[p.at(j).fold]; ok && sexLabels.has(t.fold) && j > i+1 {
			p.sex(i, j, sex)
		} else if t.fold == "lp" && strings.Contains(t.text, "/") {
			p.toks[i].kind = passing
		}
		if t.fold == "jenis" && p.at(i+1).fold == "kelamin" {
			p.use(i, i+1, used)
		}
	}
}

func (p *piece) sex(from, to int, sex swiss.Sex) {
	if p.sexAt > 0 && p.row.Entrant.Sex != sex {
		p.doubt(DoubtSex, p.toks[to].text)
	}
	p.row.Entrant.Sex = sex
	p.sexAt++
	p.strong++
	p.use(from, to, used)
}

// signs finds "L", "(P)", ", putra," where they stand by themselves; a letter behind a name alone is asked about.
func (p *piece) signs() {
	for i, t := range p.toks {
		sex, ok := sexSign[t.fold]
		if t.kind != plain || !ok || strings.HasSuffix(t.text, ".") && len(t.fold) == 1 {
			continue
		}
		before, after := p.at(i-1), p.at(i+1)
		parted := func(t token) bool { return t.kind != plain || teamWords.has(t.fold) || isAgeGroup(t.fold) }
		short := len(t.fold) <= 2 && t.fold != "m" && t.fold != "f" && t.fold != "z"
		switch {
		case len(t.fold) > 2 && p.listed && !p.hasName(i) && !p.nameAfter(i+1):
		case parted(before) && parted(after):
			p.sex(i, i, sex)
		case p.sexAt > 0:
		case short && i > 0 && (after.kind == mark && i < len(p.toks)-1 || i == len(p.toks)-1 && p.found()):
			p.sex(i, i, sex)
		case short && i > 0 && (after.kind == used || isDigits(after.fold)):
			p.sex(i, i, sex)
		case len(t.fold) == 1 && i > 0 && (i == len(p.toks)-1 || !short && (after.kind != plain || isDigits(after.fold))):
			p.letter, p.letterAt = sex, i
		}
	}
}

// isAgeGroup reports whether a folded word is a group by age: "u10", "ku12". The year of birth cannot be told from it.
func isAgeGroup(s string) bool {
	years, ok := strings.CutPrefix(strings.TrimPrefix(s, "k"), "u")
	return ok && isDigits(years) && len(years) <= 2
}

// found reports whether a day, a class or a school was found.
func (p *piece) found() bool { return p.dated || p.class || p.school }

// ratings finds a rating: labelled, or four digits that are no year.
func (p *piece) ratings() {
	for i, t := range p.toks {
		if t.kind != plain || p.row.Entrant.Rating > 0 {
			continue
		}
		j := p.next(i, ":.=")
		if n, err := strconv.Atoi(p.at(j).fold); ratingLabel.has(t.fold) && err == nil && n >= 0 && n <= 4000 {
			p.row.Entrant.Rating = n
			p.use(i, j, used)
			p.strong++
		} else if n, err := strconv.Atoi(t.fold); err == nil && len(t.fold) == 4 && n >= 1000 && n < 2900 && (n < 1930 || n > p.year || p.dated) {
			p.row.Entrant.Rating = n
			p.toks[i].kind = used
			p.strong++
		}
	}
}

// titles finds a FIDE title in capitals before or behind a name.
func (p *piece) titles() {
	for i, t := range p.toks {
		if t.kind != plain || len(t.text) < 2 || len(t.text) > 3 {
			continue
		}
		title, ok := swiss.ParseTitle(t.text)
		if ok && title != swiss.NoTitle && (p.at(i+1).kind == plain || p.at(i-1).kind != plain) && len(p.toks) > 1 {
			p.row.Entrant.Title = title
			p.toks[i].kind = used
			return
		}
	}
}
