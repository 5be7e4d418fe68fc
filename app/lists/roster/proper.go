package roster

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// proper writes a name as a certificate prints it, where it is all in capitals or all in small letters; any other is its
// owner's and stays. Particles of a name in capitals stay small: "DE SOUZA".
func proper(name string) string {
	if name != strings.ToUpper(name) && name != strings.ToLower(name) || countLetters(name) < 3 {
		return withoutShouts(name)
	}
	shouted := name == strings.ToUpper(name)
	list := strings.Fields(name)
	for i, w := range list {
		list[i] = properWord(w, shouted, i == 0, i+1 == len(list))
	}
	return strings.Join(list, " ")
}

// withoutShouts writes the surname that a list has in capitals beside other words, "Carl DAY", as those.
func withoutShouts(name string) string {
	list := strings.Fields(name)
	for i, w := range list {
		if letters := strings.Trim(w, ".,-"); countLetters(letters) > 2 && letters == strings.ToUpper(letters) && strings.ContainsAny(lexicon.Fold(letters), "aeiou") && lexicon.IsLatin(letters) && lexicon.Romans[strings.ToLower(letters)] == 0 {
			list[i] = properWord(w, false, true, false)
		} else if i+1 < len(list) && w == strings.ToUpper(w) && smallParticles.Has(strings.ToLower(w)) && list[i+1] == strings.ToUpper(list[i+1]) && countLetters(list[i+1]) > 2 {
			list[i] = properWord(w, false, i == 0, false) // "DE GROOT Simon"
		}
	}
	return strings.Join(list, " ")
}

// properWord writes one word of a name with a capital. An initial and a Roman number stay.
func properWord(w string, shouted, first, last bool) string {
	low := strings.ToLower(w)
	bareWord := strings.Trim(low, ".,")
	switch {
	case !first && !last && (smallParticles.Has(bareWord) || strings.Contains(low, "/")): // "s/o", "a/l"
		return low
	case shouted && last && lexicon.Romans[bareWord] > 1 && len(bareWord) > 1:
		return w
	}
	var b strings.Builder
	begins := true
	for i, r := range low {
		if begins && unicode.IsLetter(r) {
			b.WriteRune(unicode.ToUpper(r))
		} else {
			b.WriteRune(r)
		}
		begins = !unicode.IsLetter(r) && !isInnerApostrophe(low, i, r)
	}
	return b.String()
}

// isInnerApostrophe reports whether an apostrophe goes on with a word, "Ma'ruf", rather than parting a prefix, "O'Brien".
func isInnerApostrophe(w string, at int, r rune) bool {
	return lexicon.IsApostrophe(r) && utf8.RuneCountInString(w[:at]) > 1
}

// smallParticles are small words inside a name.
var smallParticles = lexicon.Set("bin binti ibn de da do dos das del della di van von der den la le los zu ter ten y bte binte")

// repairCase proposes capitals for a name in capitals or small letters alone.
func (r *Row) repairCase() {
	e := &r.Entrant
	name := proper(e.Name)
	if surname, given, ok := strings.Cut(e.Name, ","); ok {
		name = proper(strings.TrimSpace(surname)) + ", " + proper(strings.TrimSpace(given))
	}
	if name == e.Name {
		return
	}
	r.Changes = append(r.Changes, Change{Field: Name, From: e.Name, To: name})
	e.Name = name
	e.SortName = proper(e.SortName)
}

// nicks takes nicknames out of the runs: in brackets or quotes behind or inside a name, or behind "alias".
func (l *line) nicks(list []nameRun) []nameRun {
	var out []nameRun
	for i := 0; i < len(list); i++ {
		r := list[i]
		n := len(out)
		switch {
		case n == 0 && i+1 < len(list) && list[i+1].from == r.to+1 && l.isQuote(r.from-1) && l.isQuote(r.to) && !r.labelled && !list[i+1].labelled:
			list[i+1].nick = r.text // "Kumis" before the name
			l.take(fact{role: lexicon.RoleNickname, from: r.from, to: r.to, text: r.text})
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
	if l.is(k-1, ".") && l.isWord(k-2) && l.toks[k-2].Fold == "zv" && !l.isWord(k) {
		k -= 2
	}
	if l.is(k, ".") && l.has(k-1, lexicon.NickMark) {
		k--
	}
	for k >= 0 && (l.is(k, ":") || l.is(k, "(") || l.is(k, "\"") || l.is(k, "„") || l.is(k, "“")) {
		k--
	}
	for from := max(0, k-3); from <= k; from++ {
		_, to := l.phraseAt(from, lexicon.NickMark)
		if to == k+1 || from == k && l.has(k, lexicon.NickMark) {
			l.set(from, k+1, lexicon.RoleLabel)
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
	if nick.from > 1 && l.toks[nick.from-1].Kind == lexicon.Word && l.isQuote(nick.from-2) && l.isQuote(nick.to) {
		nick.from--
		nick.text = l.text(nick.from, nick.to) // "The Fridge"
	}
	r.nick = nick.text
	l.take(fact{role: lexicon.RoleNickname, from: nick.from, to: nick.to, text: nick.text})
}

// enclosed reports whether a run stands alone between brackets or quotes.
func (l *line) enclosed(r nameRun) bool {
	k := r.from - 1
	if k >= 0 && l.has(k, lexicon.NickMark) {
		k--
	}
	for k > 0 && l.isQuote(r.to) && l.toks[k].Kind == lexicon.Word && (!l.toks[k].IsCapital() || l.isQuote(k-1)) && r.from-k < 3 {
		k-- // "the Bishop"
	}
	return k >= 0 && l.toks[k].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[k].Fold, "( [ \" „ “ ” « ' ‘ ’") &&
		r.to < len(l.toks) && l.toks[r.to].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[r.to].Fold, ") ] \" ” “ » ' ’ ‘")
}

// enclosedRun takes what stands in brackets behind a name: a nickname, or, behind "ja", who writes. Two words and more are
// asked about.
func (l *line) enclosedRun(out *[]nameRun, r nameRun) {
	last := &(*out)[len(*out)-1]
	open := l.toks[r.from-1].Fold
	bracket := open == "(" || open == "["
	switch {
	case bracket && r.from > 1 && l.toks[r.from-2].Sense&lexicon.Self != 0:
		*out = append(*out, r)
	case bracket && !lexicon.IsLatin(last.text) && lexicon.IsLatin(r.text):
		last.nick, last.text, last.to = cmpOr(last.nick, last.text), r.text, r.to
		l.take(fact{role: lexicon.RoleName, from: r.from, to: r.to, text: r.text})
	case bracket && l.isShortFor(*last, r):
		last.nick, last.text, last.to, last.adult, last.weak = last.text, r.text, r.to, false, false
		l.take(fact{role: lexicon.RoleName, from: r.from, to: r.to, text: r.text})
	case bracket && r.to-r.from > 1:
		last.doubts = append(last.doubts, Doubt{Kind: DoubtRest, Text: r.text})
		l.take(fact{role: lexicon.RoleNote, from: r.from, to: r.to})
	default:
		l.setNick(last, r)
		if bracket && !l.hasFact(lexicon.RoleClub) && !resembles(last.text, r.text) {
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
	if first := l.toks[short.from]; words > 1 && (first.Sense&lexicon.Honorific != 0 || lexicon.IsOneOf(first.Fold, "big little old young mbah eyang cak gus bli uda daeng barba striko dida nonno sir")) {
		words, short.adult = words-1, true
	}
	ending := lexicon.Fold(short.text)
	return words == 1 && (countWords(full.text) > 1 || short.adult || len(full.text) > len(short.text)+1 && len(ending) > 1 && strings.HasSuffix(lexicon.Fold(full.text), ending[1:]))
}

// resembles reports whether a nickname comes from the name: it shares three letters with the beginning or the end of a word.
func resembles(name, nick string) bool {
	short := lexicon.Fold(nick)
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
		if l.toks[k].Role == lexicon.RoleName || l.toks[k].Role == lexicon.RoleUnknown && l.toks[k].Kind == lexicon.Word || l.is(k, ")") {
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
	if a.nick != "" && b.from > 0 && b.from-1 < len(l.toks) && lexicon.IsOneOf(l.toks[b.from-1].Fold, ") ] \" ” “ » ' ’") && l.toks[b.from-1].Kind == lexicon.Sign {
		for k := a.to; k < b.from; k++ {
			if t := l.toks[k]; t.Kind != lexicon.Sign && t.Role != lexicon.RoleNickname && t.Role != lexicon.RoleLabel && (t.Role != lexicon.RoleAside || t.IsCapital()) {
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
