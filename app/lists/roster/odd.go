package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// askShortNames asks about names of one word where nearly all others have two and more.
func (s *sense) askShortNames() {
	var short []*Row
	if s.cells || s.lang() == "id" {
		return // a cell is whole, and so is a name of one word in Indonesian
	}
	for _, r := range s.players {
		if countWords(r.Entrant.Name) < 2 {
			short = append(short, r)
		}
	}
	if n := len(s.players); n-len(short) < 4 || len(short)*6 > n {
		return
	}
	for _, r := range short {
		if len(r.Doubts) == 0 {
			r.ask(Doubt{Kind: DoubtShortName}) // else he is looked at anyway
		}
	}
}

// noName are senses of words that are no part of a name.
const noName = lexicon.Weekday | lexicon.ClassLabel | lexicon.ClassAfter | lexicon.BirthLabel | lexicon.RatingMark | lexicon.Payment | lexicon.Contact |
	lexicon.Title | lexicon.Ask | lexicon.Kin | lexicon.Category

// noNameAlone are senses of words that are no name by themselves.
const noNameAlone = noName | lexicon.Polite | lexicon.Talk | lexicon.SignUp | lexicon.Honorific | lexicon.GrownUp | lexicon.Remark | lexicon.Gone | lexicon.Mend | lexicon.Replaces

// askOddNames asks about names with a word in them that is none, with a digit, or that are a word of a school.
func (s *sense) askOddNames() {
	places, letters := map[string]int{}, 0
	for _, r := range s.players {
		for w := range fieldsOf(r.Entrant.Club) {
			places[w]++
		}
		if oddLetter(r.Entrant.Name) {
			letters++
		}
	}
	var common []*Row
	for _, r := range s.players {
		name := r.Entrant.Name
		switch {
		case strings.ContainsAny(name, "@:;") || hasNumber(withoutBrackets(name)) || alike.LevelOf(name) != AnyLevel || oddLetter(name) && letters > 1:
			r.ask(Doubt{Kind: DoubtOddName})
		case isOddName(lexicon.Tokens(name, 0, ""), nameWordsOf(r.Entrant.Club), places):
			common = append(common, r)
		}
	}
	if len(common)*2 > len(s.players) && len(common) > 2 {
		return // a list of names that are words
	}
	for _, r := range common {
		r.ask(Doubt{Kind: DoubtOddName})
	}
}

// hasNumber reports whether a word of a text begins with a digit.
func hasNumber(text string) bool {
	return slices.ContainsFunc(lexicon.Tokens(text, 0, ""), func(t lexicon.Token) bool { return t.Kind == lexicon.Digits && t.Spaced })
}

// isOddName reports whether a word of a name is none, whether all are common words, or whether the last is the town of his and others' school.
func isOddName(words []lexicon.Token, club []string, places map[string]int) bool {
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
		common = common && w.Sense&noNameAlone != 0
	}
	town := n > 2 && slices.Contains(club, words[n-1].Fold) && places[words[n-1].Fold] > 1 // "Lazuardi Imani Cibeureum" of SMPN 1 Cibeureum
	return common || town || n == 1 && places[words[0].Fold] > 0
}

// withoutBrackets is a name without what stands in brackets in it: "Ivan Horvat (1988)".
func withoutBrackets(name string) string {
	if before, rest, ok := strings.Cut(name, "("); ok {
		_, behind, _ := strings.Cut(rest, ")")
		return before + behind
	}
	return name
}

// isTitleOrSex reports whether a word is a title or tells a sex, and is no name.
func isTitleOrSex(word string) bool {
	title, ok := swiss.ParseTitle(strings.ToUpper(word))
	_, sex := lexicon.ParseSex(word)
	return ok && title != swiss.NoTitle || sex && lexicon.IsOneOf(lexicon.Fold(word), "boy girl male female laki perempuan muski zensko djecak djevojcica l p m f z")
}

// oddLetter reports whether a letter that tells a sex stands in a name, without a point.
func oddLetter(name string) bool {
	list := strings.Fields(name)
	return len(list) > 2 && slices.ContainsFunc(list, func(w string) bool { return lexicon.IsOneOf(w, "M Ž Z L P F W K B G") })
}

// askOddClubs asks about schools with a sentence, a number or somebody's name in them, and about those cut off.
func (s *sense) askOddClubs() {
	count := map[string]int{}
	classes := 0
	for _, r := range s.players {
		if count[r.Entrant.Club]++; r.Entrant.Class > 0 {
			classes++
		}
	}
	for _, r := range s.players {
		club, toks := r.Entrant.Club, lexicon.Tokens(r.Entrant.Club, 0, "")
		if r.Entrant.Team != "" || len(toks) == 0 {
			continue
		}
		last := toks[len(toks)-1]
		number := last.Kind == lexicon.Digits && len(last.Text) < 3 && (classes > 0 && count[strings.TrimSpace(club[:last.At])] > 0 || classes*2 >= len(s.players)) // "OŠ Lapad 6"
		class := len(toks) > 2 && r.Entrant.Class == 0 && (number || lexicon.Romans[last.Fold] > 3 && last.IsShouted())                                             // "SDN Kebonagung VI"
		if class || len(toks) > 9 || strings.ContainsAny(club, "?!@:;") || hasSentence(toks) || hasLongNumber(toks) || isPartOfOther(club, count) {
			r.ask(Doubt{Kind: DoubtOddClub, Text: club})
		}
	}
}

// hasSentence reports whether a sentence ends in the name of a school, or a word of one stands in it.
func hasSentence(toks []lexicon.Token) bool {
	const talk = lexicon.SignUp | lexicon.Kin | lexicon.Gone | lexicon.Mend | lexicon.Self | lexicon.Weekday | lexicon.ClassLabel
	for i, t := range toks {
		ends := t.Text == "." && i > 1 && i+1 < len(toks) && toks[i+1].Spaced && toks[i-1].Kind == lexicon.Digits && toks[i+1].IsCapital()
		if ends || i > 0 && t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&talk != 0 {
			return true
		}
	}
	return false
}

// isPartOfOther reports whether a school is another one's name cut off, or with words behind it, and the other has more players.
func isPartOfOther(club string, count map[string]int) bool {
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

// isKindOfSchool reports whether words behind the name of a school only say of what kind it is, or number a team.
func isKindOfSchool(words string) bool {
	for _, w := range strings.Fields(words) {
		if !lexicon.IsOneOf(lexicon.Fold(w), "school primary junior juniors infant infants elementary high secondary college academy prep i ii iii iv a b c d e 1 2 3 4") {
			return false
		}
	}
	return true
}

// hasLongNumber reports whether a number of three digits and more stands in a name that is no year of founding.
func hasLongNumber(toks []lexicon.Token) bool {
	for i, t := range toks {
		if t.Kind == lexicon.Digits && len(t.Text) > 2 && i > 1 && i+1 < len(toks) {
			return true
		}
	}
	return false
}

// askLeft asks about numbers and words with capitals of a player's line that nothing explains: neither a fact of somebody on it, nor a
// heading, a place of birth or another club.
func (s *sense) askLeft() {
	known := s.knownWords()
	for _, r := range s.players {
		if r.asks(AboutSchool, AboutPlaying, AboutNote) || r.doubts(DoubtUnread) {
			continue // the line is to be read anyway
		}
		first, _, _ := strings.Cut(r.Source, "\n")
		if rest, _, ok := lexicon.Unstamped(first); ok {
			first = rest
		}
		toks := lexicon.Tokens(first, 0, "")
		numbers := s.numbersOf(r.Line)
		for i := 1; i < len(toks); i++ {
			switch t := toks[i]; {
			case t.Kind == lexicon.Digits && s.isLeftNumber(toks, i, numbers),
				isListed(first, r) && t.IsCapital() && t.Sense == 0 && isLeftWord(toks, i, known):
				r.ask(Doubt{Kind: DoubtLeft, Text: t.Text})
			}
		}
	}
}

// knownWords are the words of all names, schools, teams, remarks and corrections.
func (s *sense) knownWords() map[string]bool {
	known := map[string]bool{}
	add := func(texts ...string) {
		for _, text := range texts {
			for _, w := range nameWordsOf(strings.NewReplacer("-", " ", "'s", "", "’s", "").Replace(text)) {
				known[w] = true
			}
		}
	}
	for _, r := range s.rows {
		add(r.Entrant.Name, r.Entrant.Club, r.Entrant.Team, r.Entrant.Nickname, r.Entrant.ClassText, r.Entrant.Group, r.Section, r.Note)
		for _, c := range r.Changes {
			add(c.From, c.To)
		}
	}
	for _, t := range s.teams {
		add(t.Name, t.Captain)
	}
	return known
}

// isListed reports whether a line is one of a list: it begins with a number, a sign or the name.
func isListed(line string, r *Row) bool {
	head, _, _ := strings.Cut(r.Entrant.Name, " ")
	return strings.IndexAny(line, "0123456789-–•▪*") == 0 || head != "" && strings.HasPrefix(line, head)
}

// anotherClub are words of remarks on a club that somebody plays for besides.
var anotherClub = lexicon.Set("also too plays joint igra član članica i-za drugi paralelno anggota juga main pindahan auch spielt")

// isLeftWord reports whether nothing explains a word with a capital.
func isLeftWord(toks []lexicon.Token, i int, known map[string]bool) bool {
	t := toks[i]
	if _, to := lexicon.NoticeAt(toks, i); to > i || t.Runes() < 3 || t.IsShouted() || !isLatin(t.Text) || known[t.Fold] || lexicon.Romans[t.Fold] > 0 || lexicon.MonthNames()[t.Fold] > 0 || isBirthplace(toks, i) {
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

// numbersOf are the numbers that the facts of a line hold.
func (s *sense) numbersOf(line int) string {
	var facts strings.Builder
	for i := range s.rows {
		if r := &s.rows[i]; r.Line == line || slices.Contains(r.Lines, line) {
			facts.WriteString(r.numbers())
		}
	}
	return " " + strings.Join(strings.FieldsFunc(facts.String(), func(c rune) bool { return !unicode.IsDigit(c) }), " ") + " "
}

// isLeftNumber reports whether nothing explains a number of three or four digits.
func (s *sense) isLeftNumber(toks []lexicon.Token, i int, known string) bool {
	t := toks[i]
	if len(t.Text) != 3 && len(t.Text) != 4 || t.Text[0] == '0' || isNearYear(t.Text, s.year) || strings.Contains(known, " "+t.Text+" ") || isChained(toks, i) {
		return false
	}
	return toks[i-1].Kind != lexicon.Digits && (i+1 == len(toks) || toks[i+1].Kind != lexicon.Digits)
}

// isNearYear reports whether a number is this year, the one before it or the next.
func isNearYear(text string, year int) bool {
	n, err := strconv.Atoi(text)
	return err == nil && n >= year-1 && n <= year+1
}

// isChained reports whether a number is a part of a longer one: "0813-0000-4545", "08.30.2015".
func isChained(toks []lexicon.Token, i int) bool {
	sign := func(k int) bool {
		return k >= 0 && k < len(toks) && lexicon.IsOneOf(toks[k].Fold, "- / . :") && toks[k].Kind == lexicon.Sign
	}
	digits := func(k int) bool { return k >= 0 && k < len(toks) && toks[k].Kind == lexicon.Digits }
	return sign(i-1) && digits(i-2) && !toks[i].Spaced || sign(i+1) && digits(i+2) && !toks[i+2].Spaced
}

// numbers are the facts of a player that are numbers or have some in them.
func (r *Row) numbers() string {
	e := r.Entrant
	text := []string{e.Name, e.Club, e.Team, e.Board, e.ClassText, e.FIDEID, e.NationalID, e.NISN, e.NIS, e.Group, dateText(e.Birth), r.Note, e.Federation}
	for _, n := range []int{e.Rating, e.Rapid, e.Blitz, e.National, e.K, e.Class, e.Age, e.Birth.Year} {
		text = append(text, strconv.Itoa(n))
	}
	for _, c := range r.Changes {
		text = append(text, c.From, c.To)
	}
	for _, d := range r.Doubts {
		text = append(text, d.Text)
	}
	return strings.Join(text, " ") + " "
}
