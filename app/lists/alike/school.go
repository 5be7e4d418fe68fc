package alike

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"wasit/app/words/letters"
)

// kinds are the ways to write the kind of a school or club, and the one that stands for them, by their first word. Longer ones
// come first.
var kinds = sync.OnceValue(func() map[string][][2][]string {
	list := map[string][][2][]string{}
	for _, row := range strings.Split(`sekolah dasar islam terpadu=sdit;sd islam terpadu=sdit;smp islam terpadu=smpit;sma islam terpadu=smait;sekolah dasar negeri=sdn;sekolah dasar=sd;sd negeri=sdn;sd n=sdn;sdnegeri=sdn;
sekolah menengah pertama negeri=smpn;sekolah menengah pertama=smp;smp negeri=smpn;smp n=smpn;sekolah menengah atas negeri=sman;sekolah menengah atas=sma;sma negeri=sman;sma n=sman;smu negeri=sman;smun=sman;smu=sma;
sekolah menengah kejuruan negeri=smkn;sekolah menengah kejuruan=smk;smk negeri=smkn;smk n=smkn;madrasah ibtidaiyah negeri=min;madrasah ibtidaiyah=mi;mi negeri=min;mi n=min;
madrasah tsanawiyah negeri=mtsn;madrasah tsanawiyah=mts;mts negeri=mtsn;mts n=mtsn;madrasah aliyah negeri=man;madrasah aliyah=ma;ma negeri=man;slb negeri=slbn;
sd swasta=sd;sds=sd;smp swasta=smp;smps=smp;sma swasta=sma;smas=sma;smk swasta=smk;smks=smk;mis=mi;mtss=mts;mas=ma;taman kanak kanak=tk;
klub catur=klub;kc=klub;osnovna skola=os;osnovne skole=os;srednja skola=ss;srednje skole=ss;podrucna skola=ps;sahovski klub=sk;sahovskog kluba=sk;sahovsko drustvo=sd;
chess club=cc;saint=st;elementary school=elementary;primary school=primary`, ";") {
		from, to, _ := strings.Cut(strings.TrimSpace(row), "=")
		words := strings.Fields(from)
		list[words[0]] = append(list[words[0]], [2][]string{words, {to}})
	}
	return list
})

// romans are the numbers of schools in Roman digits; one letter alone may be a word.
var romans = map[string]string{"ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8", "ix": "9", "xi": "11", "xii": "12", "xiii": "13", "xiv": "14", "xv": "15"}

// words cuts the name of a school into folded words and numbers, its kind written in one way and numbers without zeros
// before them.
func words(school string) []string { return kind(pieces(school)) }

// pieces cuts the name of a school into folded words and numbers.
func pieces(school string) []string {
	var list []string
	var b strings.Builder
	digit := false
	end := func() {
		if w := b.String(); w != "" {
			list = append(list, number(w))
		}
		b.Reset()
	}
	for _, r := range letters.Strip(school) {
		switch {
		case r == '\'' || r == '’' || r == '‘' || r == 'ʼ' || r == '`':
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			end()
		default:
			if b.Len() > 0 && unicode.IsDigit(r) != digit {
				end()
			}
			digit = unicode.IsDigit(r)
			b.WriteRune(r)
		}
	}
	end()
	return list
}

// number drops zeros before a number, and writes a Roman one in digits.
func number(w string) string {
	if n := strings.TrimLeft(w, "0"); n != w && n != "" && n[0] <= '9' {
		return n
	}
	if n, ok := romans[w]; ok {
		return n
	}
	return w
}

// kind writes the kind of a school in one way, wherever it stands in the name.
func kind(list []string) []string {
	for i := 0; i < len(list); i++ {
		for _, k := range kinds()[list[i]] {
			if i+len(k[0]) <= len(list) && slices.Equal(list[i:i+len(k[0])], k[0]) {
				list = slices.Replace(list, i, i+len(k[0]), k[1]...)
				break
			}
		}
	}
	return list
}

// SchoolKey returns what all spellings of one school have in common: "SD Negeri Mekar-Sari 01" and "sdn mekarsari 1" are one.
// Letter case, accents, hyphens, dots, blanks and zeros before numbers do not count, and kinds are written in one way. The
// key is for comparing, not for showing; it is empty where the name has no letter and no number.
func SchoolKey(school string) string { return strings.Join(words(school), "") }

// Likeness says whether two spellings mean one thing.
type Likeness uint8

// The likenesses. Somebody must be asked where it is Perhaps.
const (
	Different Likeness = iota
	Perhaps
	Same
)

// Schools compares two names of schools. They are the same where their keys are; perhaps the same where a letter differs,
// the number stands elsewhere, the kind differs between a state school and its short form, or one has words more. Other
// numbers are other schools.
func Schools(a, b string) Likeness { return compare(words(a), words(b)) }

func compare(x, y []string) Likeness {
	if len(x) == 0 || len(y) == 0 {
		return Different
	}
	if strings.Join(x, "") == strings.Join(y, "") {
		return Same
	}
	n, m := numbers(x), numbers(y)
	if len(n) > 0 && len(m) > 0 && !slices.Equal(n, m) {
		return Different
	}
	p, q := without(x, n), without(y, m)
	switch {
	case strings.Join(p, "") == strings.Join(q, ""):
		return Perhaps // the number stands elsewhere, or is missing
	case len(n) != len(m):
		return Different
	case family(p[0]) == family(q[0]) && family(p[0]) != "" && p[0] != q[0] && strings.Join(p[1:], "") == strings.Join(q[1:], ""):
		return Perhaps // SD and SDN
	case contains(p, q) || contains(q, p), near(strings.Join(p, ""), strings.Join(q, "")):
		return Perhaps
	}
	return Different
}

// numbers returns the numbers of a name, in order of size as texts, and the letter at its end that tells teams of one club apart:
// "Queensferry A", "Queensferry B".
func numbers(list []string) []string {
	var n []string
	for i, w := range list {
		letter := len(w) == 1 && w[0] >= 'a' && w[0] <= 'k' && i > 0 && i == len(list)-1
		if letter || w[0] >= '0' && w[0] <= '9' {
			n = append(n, w)
		}
	}
	slices.Sort(n)
	return n
}

func without(list, out []string) []string {
	kept := slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(out, w) })
	if len(kept) == 0 {
		return list
	}
	return kept
}

// family is the level of a school, whoever runs it; empty where the word names none.
func family(kind string) string {
	for _, row := range []string{"sd sdn sdit sdk sdi", "smp smpn smpit smpk", "sma sman smait smak", "smk smkn", "mi min", "mts mtsn", "ma man", "os", "ss", "sk klub cc"} {
		if slices.Contains(strings.Fields(row), kind) {
			return row
		}
	}
	return ""
}

// contains reports whether all words of b stand in a, two at least, its kind among them: "SMPN 2 Depok" in "SMPN 2 Kota Depok".
func contains(a, b []string) bool {
	if len(b) < 2 || len(b) >= len(a) || a[0] != b[0] {
		return false
	}
	for _, w := range b {
		if !slices.Contains(a, w) {
			return false
		}
	}
	return true
}

// near reports whether one letter was forgotten, doubled, exchanged or mistyped; in long names two.
func near(a, b string) bool {
	allowed := 0
	switch n := min(len(a), len(b)); {
	case n >= 16:
		allowed = 2
	case n >= 6:
		allowed = 1
	}
	return allowed > 0 && Distance(a, b, allowed) <= allowed
}

// Distance counts the letters to put in, take out, change or exchange with their neighbour to make b of a; above most it may
// stop counting.
func Distance(a, b string, most int) int {
	x, y := []rune(a), []rune(b)
	if len(x)-len(y) > most || len(y)-len(x) > most {
		return most + 1
	}
	before, last, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := range x {
		row[0] = i + 1
		for j := range y {
			cost := 1
			if x[i] == y[j] {
				cost = 0
			}
			row[j+1] = min(last[j]+cost, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(y)]
}
