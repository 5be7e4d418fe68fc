package roster

import "strings"

// nicks takes nicknames out of the runs: in brackets or quotes behind or inside a name, or behind "alias".
func (l *line) nicks(list []nameRun) []nameRun {
	var out []nameRun
	for i := 0; i < len(list); i++ {
		r := list[i]
		n := len(out)
		switch {
		case n > 0 && l.marked(r) && !r.labelled:
			l.setNick(&out[n-1], r)
		case n > 0 && l.enclosed(r) && !r.labelled:
			l.enclosedRun(&out, r)
		case n > 0 && l.continues(out[n-1], r):
			if l.behindFacts(out[n-1], r) {
				out[n-1].doubts = append(out[n-1].doubts, Doubt{Kind: DoubtSplit, Text: out[n-1].text + " " + r.text})
			}
			out[n-1].text += " " + r.text
			out[n-1].to = r.to
		default:
			out = append(out, r)
		}
	}
	return out
}

// marked reports whether "alias" or the like stands before a run, and gives these words their role.
func (l *line) marked(r nameRun) bool {
	k := r.from - 1
	if l.is(k-1, ".") && l.isWord(k-2) && l.toks[k-2].fold == "zv" && !l.isWord(k) {
		k -= 2
	}
	if l.is(k, ".") && l.has(k-1, nickMark) {
		k--
	}
	for k >= 0 && (l.is(k, ":") || l.is(k, "(") || l.is(k, "\"") || l.is(k, "„") || l.is(k, "“")) {
		k--
	}
	for from := max(0, k-3); from <= k; from++ {
		_, to := l.phraseAt(from, nickMark)
		if to == k+1 || from == k && l.has(k, nickMark) {
			l.set(from, k+1, RoleLabel)
			return true
		}
	}
	return false
}

func (l *line) setNick(r *nameRun, nick nameRun) {
	if r.nick != "" {
		r.doubts = append(r.doubts, Doubt{Kind: DoubtRest, Text: nick.text})
		return
	}
	r.nick = nick.text
	l.take(fact{role: RoleNickname, from: nick.from, to: nick.to, text: nick.text})
}

// enclosed reports whether a run stands alone between brackets or quotes.
func (l *line) enclosed(r nameRun) bool {
	k := r.from - 1
	if k >= 0 && l.has(k, nickMark) {
		k--
	}
	for k > 0 && l.isQuote(r.to) && l.toks[k].kind == word && !l.toks[k].isCapital() && r.from-k < 3 {
		k-- // "the Bishop"
	}
	return k >= 0 && l.toks[k].kind == sign && isOneOf(l.toks[k].fold, "( [ \" „ “ ” « ' ‘ ’") &&
		r.to < len(l.toks) && l.toks[r.to].kind == sign && isOneOf(l.toks[r.to].fold, ") ] \" ” “ » ' ’ ‘")
}

// enclosedRun takes what stands in brackets behind a name: a nickname, or, behind "ja", who writes. Two words and more are
// asked about.
func (l *line) enclosedRun(out *[]nameRun, r nameRun) {
	last := &(*out)[len(*out)-1]
	open := l.toks[r.from-1].fold
	bracket := open == "(" || open == "["
	switch {
	case bracket && r.from > 1 && l.toks[r.from-2].sense&self != 0:
		*out = append(*out, r)
	case bracket && !isLatin(last.text) && isLatin(r.text):
		last.text, last.to = r.text, r.to
		l.take(fact{role: RoleName, from: r.from, to: r.to, text: r.text})
	case bracket && l.isShortFor(*last, r):
		last.nick, last.text, last.to, last.adult, last.weak = last.text, r.text, r.to, false, false
		l.take(fact{role: RoleName, from: r.from, to: r.to, text: r.text})
	case bracket && r.to-r.from > 1:
		last.doubts = append(last.doubts, Doubt{Kind: DoubtRest, Text: r.text})
		l.take(fact{role: RoleNote, from: r.from, to: r.to})
	default:
		l.setNick(last, r)
		if bracket && !l.hasFact(RoleClub) && !resembles(last.text, r.text) {
			last.doubts = append(last.doubts, Doubt{Kind: DoubtClub, Text: r.text})
		}
	}
}

// isShortFor reports whether a list of players with ratings has a short name before the whole one in brackets: "Ko Aling (Hendra
// Wijaya) 1801", "Wati (Kusumawati)".
func (l *line) isShortFor(short, full nameRun) bool {
	if !l.rated || !l.listed || short.labelled || !l.opens(short.from) && !short.adult {
		return false
	}
	words := countWords(short.text)
	if first := l.toks[short.from]; words > 1 && (first.sense&honorific != 0 || isOneOf(first.fold, "big little old young mbah eyang cak gus bli uda daeng barba striko dida nonno sir")) {
		words, short.adult = words-1, true
	}
	ending := Fold(short.text)
	return words == 1 && (countWords(full.text) > 1 || short.adult || len(full.text) > len(short.text)+1 && len(ending) > 1 && strings.HasSuffix(Fold(full.text), ending[1:]))
}

// resembles reports whether a nickname comes from the name: it shares three letters with the beginning or the end of a word.
func resembles(name, nick string) bool {
	short := Fold(nick)
	if len(short) < 3 {
		return false
	}
	for w := range fieldsOf(name) {
		if strings.HasPrefix(w, short[:3]) || strings.HasSuffix(w, short[len(short)-3:]) || strings.Contains(w, short) {
			return true
		}
	}
	return false
}

// behindFacts reports whether one word stands behind the brackets of a one-word name, as a surname may: "Ivo (1.a) Perković".
func (l *line) behindFacts(a, b nameRun) bool {
	if !l.is(a.to, "(") || !l.is(b.from-1, ")") || b.to != b.from+1 || a.to-a.from != 1 || l.is(b.to, "(") || a.nick != "" {
		return false
	}
	for k := a.to + 1; k < b.from-1; k++ {
		if l.toks[k].role == RoleName || l.toks[k].role == RoleUnknown && l.toks[k].kind == word || l.is(k, ")") {
			return false
		}
	}
	return true
}

// continues reports whether a run goes on with a name that a nickname or an underscore has parted: "Elizabeth (Liz) Green",
// "Bilqis_Kamila_P".
func (l *line) continues(a, b nameRun) bool {
	if a.labelled || b.labelled {
		return false
	}
	if a.nick != "" && b.from > 0 && b.from-1 < len(l.toks) && isOneOf(l.toks[b.from-1].fold, ") ] \" ” “ » ' ’") && l.toks[b.from-1].kind == sign {
		for k := a.to; k < b.from; k++ {
			if t := l.toks[k]; t.kind != sign && t.role != RoleNickname && t.role != RoleLabel && (t.role != RoleAside || t.isCapital()) {
				return false
			}
		}
		return true
	}
	if l.behindFacts(a, b) {
		return true
	}
	return b.from == a.to+1 && l.is(a.to, "_") && !strings.Contains(a.text, " ") && !strings.Contains(b.text, " ")
}
