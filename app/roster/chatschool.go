package roster

import (
	"strings"
	"unicode"
)

// schools finds the school or club: from a word that begins its name up to the next thing that was understood.
func (p *piece) schools() {
	shouting := p.isShouting()
	for i, t := range p.toks {
		if t.kind != plain || !p.beginsSchool(i, shouting) {
			continue
		}
		j := i + 1
		for j < len(p.toks) && p.toks[j].kind == plain && !p.endsSchool(j) {
			j++
		}
		if !p.listed && !p.hasName(i) && !p.nameAfter(j) && p.strong > 0 {
			j = p.partSchool(i, j)
		}
		if j == i+1 && !strings.ContainsAny(t.text, "0123456789") {
			p.toks[i].kind = passing // the bare level: no school is named
			continue
		}
		p.takeSchool(i, j)
		return
	}
	p.schoolBehind()
}

func (p *piece) takeSchool(i, j int) {
	words := make([]string, 0, j-i)
	for _, t := range p.toks[i:j] {
		words = append(words, t.text)
	}
	p.row.Entrant.Club = cut(strings.TrimRight(strings.Join(words, " "), ".,:;- "))
	p.school = true
	p.use(i, j-1, used)
	for k := i - 1; k >= 0 && (fromWords.has(p.toks[k].fold) || p.toks[k].fold == "sekolah" || p.toks[k].text == ":"); k-- {
		p.toks[k].kind = used
	}
}

// beginsSchool reports whether word i begins a school's name. Short words that names have too ("MI", "MA") must be in
// capitals, and in a line of capitals followed by a number or an Arabic article.
func (p *piece) beginsSchool(i int, shouting bool) bool {
	t := p.toks[i]
	word := strings.TrimRight(t.fold, "0123456789")
	next := p.at(i + 1)
	if schoolStart.has(word) {
		return true
	}
	if !schoolUpper.has(word) || strings.ToUpper(t.text) != t.text || next.kind != plain && word == t.fold {
		return false
	}
	if !shouting || word != t.fold || strings.HasPrefix(next.fold, "al") || isDigits(next.fold) || p.at(i-1).kind == mark && i > 0 {
		return true
	}
	for j := i + 1; p.at(j).kind == plain && !sexEnds.has(p.at(j).fold) && !schoolStart.has(strings.TrimRight(p.at(j).fold, "0123456789")); j++ {
		if isDigits(p.at(j).fold) {
			return true
		}
	}
	return false
}

// endsSchool reports whether the name of a school ends before word i: at a word of chatter, or the sign of a sex.
func (p *piece) endsSchool(i int) bool {
	t := p.toks[i]
	if p.pair(i, "za", "turnir natjecanje prvenstvo kup") {
		return true
	}
	if isOneOf(t.fold, "pagi siang petang") && isDigits(p.at(i-1).fold) {
		return false // two schools in one house
	}
	if chatWords.has(t.fold) && !isOneOf(t.fold, "catur ibu bapak guru bu pak list the best kind of kasih baik team total") {
		return true // these stand in names of schools and clubs
	}
	if isDigits(t.fold) && len(t.fold) >= 4 {
		return true // a rating, a year
	}
	if len(t.fold) == 1 && sexSign[t.fold] != 0 && len(t.text) == len(strings.TrimRight(t.text, ".")) && i == len(p.toks)-1 {
		return true
	}
	return sexEnds.has(t.fold) && !strings.HasSuffix(t.text, ".") && p.at(i+1).kind != plain
}

// isShouting reports whether the line has no small letters.
func (p *piece) isShouting() bool {
	for _, t := range p.toks {
		if t.kind == plain && len(t.text) > 3 && strings.ContainsFunc(t.text, unicode.IsLower) {
			return false
		}
	}
	return true
}

// hasName reports whether a word that is not understood, and is more than filling, stands before place i.
func (p *piece) hasName(i int) bool {
	for _, t := range p.toks[:i] {
		if t.kind == plain && !fillers.has(t.fold) && countLetters(t.text) > 0 {
			return true
		}
	}
	return false
}

// nameAfter reports whether such a word stands from place j on.
func (p *piece) nameAfter(j int) bool {
	for k := j; k < len(p.toks); k++ {
		if t := p.toks[k]; t.kind == plain && !fillers.has(t.fold) && countLetters(t.text) > 1 && !sexEnds.has(t.fold) {
			return true
		}
	}
	return false
}

// partSchool parts "SDN Tapos 2 Budi Santoso", a school before the name of the player, behind the school's number. It is a
// guess, so the person is asked.
func (p *piece) partSchool(i, j int) int {
	for k := i + 1; k < j-1; k++ {
		if isDigits(p.toks[k].fold) {
			name := make([]string, 0, j-k)
			for _, t := range p.toks[k+1 : j] {
				name = append(name, t.text)
			}
			p.doubt(DoubtSplit, strings.Join(name, " "))
			return k + 1
		}
	}
	return j
}

// schoolBehind finds a school whose kind stands last, as in English: "St Mary School", in a part of its own.
func (p *piece) schoolBehind() {
	for i, t := range p.toks {
		if t.kind != plain || !schoolEnd.has(t.fold) {
			continue
		}
		from, to := i, i+1
		for from > 0 && p.toks[from-1].kind == plain && !chatWords.has(p.toks[from-1].fold) {
			from--
		}
		for to < len(p.toks) && p.toks[to].kind == plain && !p.endsSchool(to) {
			to++
		}
		for from < i && fromWords.has(p.toks[from].fold) {
			p.toks[from].kind = used
			from++
		}
		if from == i && to == i+1 {
			continue // the bare word "school" or "club"
		}
		p.takeSchool(from, to)
		return
	}
}
