// Package odd tells names, schools and words of a list that are elsewhere something else: a name with a word of a sentence in it, a school
// that is another one's name cut off, a word that nothing explains. It knows texts, and neither players nor what is asked of them.
package odd

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// noName are senses of words that are no part of a name.
const noName = lexicon.Weekday | lexicon.ClassLabel | lexicon.ClassAfter | lexicon.BirthLabel | lexicon.RatingMark | lexicon.Payment | lexicon.Contact |
	lexicon.Title | lexicon.Ask | lexicon.Kin | lexicon.Category

// NoNameAlone are senses of words that are no name by themselves.
const NoNameAlone = noName | lexicon.Polite | lexicon.Talk | lexicon.SignUp | lexicon.Honorific | lexicon.GrownUp | lexicon.Remark | lexicon.Gone | lexicon.Mend | lexicon.Replaces

// Name reports whether a word of a name is none, whether all are common words, or whether the last is the town of his and others' school.
func Name(words []lexicon.Token, club []string, places map[string]int) bool {
	n, common := len(words), len(words) > 0
	for _, w := range words {
		if w.Kind != lexicon.Word {
			continue
		}
		if roman := lexicon.Romans[w.Fold]; roman > 3 && w.IsShouted() && w.Runes() > 1 || isTitleOrSex(w.Text) && (n == 1 || w.Runes() > 2) {
			return true // "Dimas Anggara XI", "GM"
		}
		if w.Sense&noName != 0 && w.Runes() > 2 && w.Sense&(lexicon.AlsoName|lexicon.MaleName|lexicon.FemaleName|lexicon.Particle) == 0 {
			return true
		}
		common = common && w.Sense&NoNameAlone != 0
	}
	town := n > 2 && slices.Contains(club, words[n-1].Fold) && places[words[n-1].Fold] > 1 // "Lazuardi Imani Cibeureum" of SMPN 1 Cibeureum
	return common || town || n == 1 && places[words[0].Fold] > 0
}

// isTitleOrSex reports whether a word is a title or tells a sex, and is no name.
func isTitleOrSex(word string) bool {
	title, ok := swiss.ParseTitle(strings.ToUpper(word))
	_, sex := lexicon.ParseSex(word)
	return ok && title != swiss.NoTitle || sex && lexicon.IsOneOf(lexicon.Fold(word), "boy girl male female laki perempuan muski zensko djecak djevojcica l p m f z")
}

// HasSexLetter reports whether a letter that tells a sex stands in a name, without a point.
func HasSexLetter(name string) bool {
	list := strings.Fields(name)
	return len(list) > 2 && slices.ContainsFunc(list, func(w string) bool { return lexicon.IsOneOf(w, "M Ž Z L P F W K B G") })
}

// HasNumber reports whether a word of a text begins with a digit.
func HasNumber(text string) bool {
	return slices.ContainsFunc(lexicon.Tokens(text, 0, ""), func(t lexicon.Token) bool { return t.Kind == lexicon.Digits && t.Spaced })
}

// WithoutBrackets is a name without what stands in brackets in it: "Ivan Horvat (1988)".
func WithoutBrackets(name string) string {
	if before, rest, ok := strings.Cut(name, "("); ok {
		_, behind, _ := strings.Cut(rest, ")")
		return before + behind
	}
	return name
}

// HasSentence reports whether a sentence ends in the name of a school, or a word of one stands in it.
func HasSentence(toks []lexicon.Token) bool {
	const talk = lexicon.SignUp | lexicon.Kin | lexicon.Gone | lexicon.Mend | lexicon.Self | lexicon.Weekday | lexicon.ClassLabel
	for i, t := range toks {
		ends := t.Text == "." && i > 1 && i+1 < len(toks) && toks[i+1].Spaced && toks[i-1].Kind == lexicon.Digits && toks[i+1].IsCapital()
		if ends || i > 0 && t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&talk != 0 {
			return true
		}
	}
	return false
}

// IsPartOfOther reports whether a school is another one's name cut off, or with words after it, and the other has more players.
func IsPartOfOther(club string, count map[string]int) bool {
	for other, n := range count {
		if n <= count[club] {
			continue
		}
		long, short := other, club
		if len(short) > len(long) {
			long, short = short, long
		}
		if rest, ok := strings.CutPrefix(long, short+" "); ok && strings.Contains(short, " ") && !isKindOfSchool(rest) {
			return true
		}
	}
	return false
}

// isKindOfSchool reports whether words after the name of a school only say of what kind it is, or number a team.
func isKindOfSchool(words string) bool {
	for _, w := range strings.Fields(words) {
		if !lexicon.IsOneOf(lexicon.Fold(w), "school ns bns gns ms hs es primary junior juniors infant infants elementary high secondary college academy prep i ii iii iv a b c d e 1 2 3 4") {
			return false
		}
	}
	return true
}

// HasLongNumber reports whether a number of three digits and more stands in a name that is no year of founding, and not that of a state school:
// "SD Negeri 060 Pasar Lama".
func HasLongNumber(toks []lexicon.Token) bool {
	for i, t := range toks {
		if t.Kind == lexicon.Digits && len(t.Text) > 2 && i > 1 && i+1 < len(toks) && !lexicon.IsOneOf(toks[i-1].Fold, "negeri swasta inpres") {
			return true
		}
	}
	return false
}

// IsSentence reports whether the name of a team has words in small letters that names have not.
func IsSentence(name string) bool {
	small := 0
	toks := lexicon.Tokens(name, 0, "")
	for i, t := range toks {
		if i > 0 && t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&lexicon.Particle == 0 && t.Runes() > 2 {
			small++
		}
	}
	return small > 1 && small*2 >= len(toks)-1
}

// anotherClub are words of remarks on a club that somebody plays for besides.
var anotherClub = lexicon.Set("also too plays joint igra član članica i-za drugi paralelno anggota juga main pindahan auch spielt")

// IsLeftWord reports whether nothing explains a word with a capital.
func IsLeftWord(toks []lexicon.Token, i int, known map[string]bool) bool {
	t := toks[i]
	if _, to := lexicon.NoticeAt(toks, i); to > i || t.Runes() < 3 || t.IsShouted() || !lexicon.IsLatin(t.Text) || known[t.Fold] || lexicon.Romans[t.Fold] > 0 || lexicon.MonthNames()[t.Fold] > 0 || isBirthplace(toks, i) {
		return false
	}
	for _, o := range toks {
		if anotherClub.Has(o.Fold) {
			return false
		}
	}
	for w := range known {
		if strings.Contains(w, t.Fold) || strings.Contains(t.Fold, w) && len(w) > 3 || len(w) > 2 && len(t.Fold) > 2 && w[:2] == t.Fold[:2] && alike.Distance(w, t.Fold, 2) <= 2 {
			return false // another case of it
		}
	}
	return true
}

// isBirthplace reports whether a date follows words with capitals: "Kota Agung, 1 Januari 2009".
func isBirthplace(toks []lexicon.Token, i int) bool {
	for k := i + 1; k < len(toks) && k < i+5; k++ {
		if toks[k].Kind == lexicon.Digits {
			return len(toks[k].Text) < 3
		}
		if toks[k].Kind == lexicon.Word && !toks[k].IsCapital() {
			return false
		}
	}
	return false
}

// IsNearYear reports whether a number is this year, the one before it or the next.
func IsNearYear(text string, year int) bool {
	n, err := strconv.Atoi(text)
	return err == nil && n >= year-1 && n <= year+1
}

// IsChained reports whether a number is a part of a longer one: "0813-0000-4545", "08.30.2015".
func IsChained(toks []lexicon.Token, i int) bool {
	sign := func(k int) bool {
		return k >= 0 && k < len(toks) && lexicon.IsOneOf(toks[k].Fold, "- / . :") && toks[k].Kind == lexicon.Sign
	}
	digits := func(k int) bool { return k >= 0 && k < len(toks) && toks[k].Kind == lexicon.Digits }
	return sign(i-1) && digits(i-2) && !toks[i].Spaced || sign(i+1) && digits(i+2) && !toks[i+2].Spaced
}

// BeginningsOf are the first two letters of each word, in order of the alphabet; "" where a word is shorter than three.
func BeginningsOf(words []string) string {
	var list []string
	for _, w := range words {
		letters := []rune(w)
		if len(letters) < 3 {
			return ""
		}
		list = append(list, string(letters[:2]))
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// IsInflected reports whether two names have the same words in another order, or each word in another form.
func IsInflected(x, y []string) bool {
	if len(x) != len(y) || slices.Equal(x, y) {
		return false
	}
	if slices.Equal(slices.Sorted(slices.Values(x)), slices.Sorted(slices.Values(y))) {
		return true
	}
	for i := range x {
		if d := alike.Distance(x[i], y[i], 2); d == 0 || d > 1 && (d > 2 || !sharesStem(x[i], y[i])) {
			return false
		}
	}
	return true
}

// sharesStem reports whether two words part in their last two letters at most, as the cases of one do.
func sharesStem(x, y string) bool {
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	return n >= min(len(x), len(y))-2
}
