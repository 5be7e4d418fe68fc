package roster

import (
	"strconv"
	"strings"
)

// classWords are classes written out, behind their label.
var classWords = map[string]int{"satu": 1, "dua": 2, "tiga": 3, "empat": 4, "lima": 5, "enam": 6, "tujuh": 7, "delapan": 8, "sembilan": 9}

// classes finds a school class: "kls 5", "kelas V B", "5B", "5. razred".
func (p *piece) classes() {
	for i, t := range p.toks {
		if t.kind != plain || p.class {
			continue
		}
		j := p.next(i, ":.=")
		n := p.at(j)
		switch {
		case classLabels.has(t.fold) && n.kind == plain && isClass(n.fold):
			p.takeClass(i, j)
		case classLabels.has(t.fold) && n.kind == plain && classWords[n.fold] > 0:
			p.toks[j].fold = strconv.Itoa(classWords[n.fold])
			p.takeClass(i, j)
		case isDigits(t.fold) && p.at(i+1).kind == plain && classLabels.has(p.at(i+1).fold) && strings.HasSuffix(t.text, ".") && isClass(t.fold), p.at(i+1).fold == "razred" && isClass(t.fold):
			p.takeClassBefore(i)
		case isClassWord(t.text) || isDigits(t.fold) && len(t.text) > len(t.fold) && len(p.at(i+1).text) == 1 && p.at(i+1).kind == plain && isClass(t.fold+p.at(i+1).fold):
			n, ok := ParseClass(t.fold)
			if ok {
				p.row.Entrant.Class, p.class = n, true
				p.strong++
				p.toks[i].kind = used
				if isDigits(t.fold) {
					p.toks[i+1].kind = used
				}
			}
		}
	}
}

func (p *piece) takeClass(label, i int) {
	n, ok := ParseClass(p.toks[i].fold)
	if !ok {
		return
	}
	p.row.Entrant.Class, p.class = n, true
	p.strong++
	p.use(label, i, used)
	if b := p.at(i + 1); b.kind == plain && len(b.fold) == 1 && len(b.text) == 1 && b.fold <= "f" {
		p.toks[i+1].kind = used
	}
}

func (p *piece) takeClassBefore(i int) {
	n, _ := ParseClass(p.toks[i].fold)
	p.row.Entrant.Class, p.class = n, true
	p.strong++
	p.use(i, i+1, used)
	if b := p.at(i + 2); b.kind == plain && len(b.fold) == 1 && b.fold <= "f" {
		p.toks[i+2].kind = used
	}
}

// isClass reports whether a folded word is a class: "5", "5b", "vi", "vib".
func isClass(s string) bool {
	n, ok := ParseClass(s)
	return ok && n >= 1 && n <= 13 && len(s) <= 5
}

// isClassWord reports whether a word can be nothing but a class: "5B", "6a", "VI-A".
func isClassWord(s string) bool {
	s = strings.ReplaceAll(strings.ToLower(s), ".", "")
	if len(s) == 2 || len(s) == 3 {
		head, last := s[:len(s)-1], s[len(s)-1]
		if isDigits(head) && last >= 'a' && last <= 'f' {
			return isClass(s)
		}
	}
	if head, tail, found := strings.Cut(s, "-"); found && len(tail) == 1 && tail >= "a" && tail <= "f" {
		return isClass(head)
	}
	return false
}
