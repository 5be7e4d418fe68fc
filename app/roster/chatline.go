package roster

import (
	"slices"
	"strings"
	"unicode"
)

// rests are the runs of words that were not understood: the first is the name.
func (p *piece) rests() []rest {
	var list []rest
	var run []token
	bracket := false
	end := func(k int) {
		run = trimFillers(run)
		if i := slices.IndexFunc(run, func(t token) bool { return isOneOf(t.fold, "lahir lhr ttl kelahiran") }); i > 0 && p.dated {
			run = run[:i] // "lahir di Depok tgl"
		}
		if len(run) > 0 {
			words := make([]string, len(run))
			chat := 0
			for i, t := range run {
				words[i] = t.text
				if chatWords.has(t.fold) {
					chat++
				}
			}
			list = append(list, rest{text: strings.Trim(strings.Join(words, " "), " .,-'\"/") + initialDot(words[len(words)-1]), chat: chat, words: len(run), bracket: bracket, beforeDate: p.dateFollows(k)})
		}
		run = nil
	}
	for k, t := range p.toks {
		if t.kind == plain {
			run = append(run, t)
			continue
		}
		end(k)
		bracket = t.isBracket()
	}
	end(len(p.toks))
	var kept []rest
	for _, r := range list {
		if r.text != "" {
			kept = append(kept, r)
		}
	}
	return kept
}

// initialDot is the dot of an initial that ends a name: "Andi W.", "Siti N.A.".
func initialDot(word string) string {
	if body, dotted := strings.CutSuffix(word, "."); dotted && (countLetters(body) == 1 && len([]rune(body)) == 1 || strings.Contains(body, ".")) {
		return "."
	}
	return ""
}

// rest is one such run.
type rest struct {
	text       string
	words      int
	chat       int  // how many of them are chatter
	bracket    bool // it stands in brackets
	beforeDate bool // a comma and the day of birth follow: a birthplace
}

func (p *piece) dateFollows(k int) bool {
	return p.dated && p.at(k).text == "," && p.at(k+1).kind == used && strings.ContainsFunc(p.at(k+1).text, unicode.IsDigit) && !isClassWord(p.at(k+1).text)
}

// trimFillers drops words that only introduce: "nama", "a.n.", "dan".
func trimFillers(run []token) []token {
	for len(run) > 0 && (fillers.has(run[0].fold) && run[0].text != "I" && (len(run) > 2 || !isOneOf(run[0].fold, "ananda ankita adik tim")) || birthLabels.has(run[0].fold) || sexLabels.has(run[0].fold) || run[0].fold == "") {
		run = run[1:]
	}
	for len(run) > 0 && (isOneOf(run[len(run)-1].fold, "dan and an no dari asal from iz lahir lhr tgl kls kelas") || run[len(run)-1].fold == "") {
		run = run[:len(run)-1]
	}
	return run
}

// isChatter reports whether the line is talk and no player: two words of chatter without a mark of a list or a day.
func (p *piece) isChatter(rests []rest) bool {
	chat, words, digits := 0, 0, 0
	for _, t := range p.toks {
		if t.kind == mark {
			continue
		}
		words++
		if chatWords.has(t.fold) {
			chat++
		}
		if strings.Contains(t.text, "://") || strings.HasPrefix(t.fold, "www") || strings.HasPrefix(t.fold, "http") {
			return true
		}
		if isDigits(t.fold) {
			digits++
		}
	}
	if len(p.toks) > 1 && !p.listed && grownUps.has(p.toks[0].fold) && !p.found() {
		return true
	}
	ask := strings.ContainsAny(p.row.Source, "?!")
	switch {
	case p.dated || p.class && len(rests) > 0 && rests[0].chat == 0:
		return false
	case p.listed:
		return chat >= 3 && chat*2 > words
	case chat >= 2 || chat > 0 && ask:
		return true
	}
	return !p.school && chat == 1 && (words == 1 || digits == 1 && words <= 4 || len(rests) > 0 && rests[0].chat == rests[0].words)
}

// withoutNumbers parts a name before the first word with a digit: nobody is called "Dodi 5".
func withoutNumbers(s string) (name, over string) {
	words := strings.Fields(s)
	for i, w := range words {
		if strings.ContainsFunc(w, unicode.IsDigit) && i > 0 {
			return strings.Join(words[:i], " "), strings.Join(words[i:], " ")
		}
	}
	return s, ""
}

// finish makes a row of the line: the first run is the name. What stays over is asked about, or is the club where lines like
// this one give it there.
func (p *piece) finish(rests []rest, clubs bool) Row {
	r := &p.row
	if len(rests) > 0 {
		var over string
		if r.Entrant.Name, over = withoutNumbers(rests[0].text); over != "" {
			p.doubt(DoubtRest, over)
		}
		rests = rests[1:]
	}
	if p.gone {
		p.doubt(DoubtGone, r.Entrant.Name)
	}
	for _, rest := range rests {
		switch {
		case rest.beforeDate && r.Entrant.Club != "":
		case r.Entrant.Club == "" && countLetters(rest.text) > 1:
			r.Entrant.Club = cut(rest.text)
			if !clubs || rest.bracket {
				p.doubt(DoubtClub, rest.text)
			}
		default:
			p.doubt(DoubtRest, rest.text)
		}
	}
	r.checkName()
	return *r
}
