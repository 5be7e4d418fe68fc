package lawbook

import "strings"

// A stemmer brings the forms of a word to one. It need not be a word; two forms of one word must only come to the same.
type stemmer interface{ stem(word string) string }

// stemmerOf returns the stemmer of a language. Known holds the words that stand for themselves.
func stemmerOf(lang string, known map[string]bool) stemmer {
	switch lang {
	case "id":
		return indonesian{known}
	case "hr":
		return croatian{}
	}
	return english{}
}

// English drops what number, person and tense add; irregular forms stand in the table of synonyms.
type english struct{}

func (english) stem(w string) string {
	if len(w) < 4 || isNumber(w) {
		return w
	}
	switch {
	case strings.HasSuffix(w, "ies") && len(w) > 4:
		w = w[:len(w)-3] + "y"
	case hasAny(w, "sses", "xes", "zes", "ches", "shes"):
		w = w[:len(w)-2]
	case strings.HasSuffix(w, "s") && !hasAny(w, "ss", "us", "is"):
		w = w[:len(w)-1]
	}
	for _, end := range []string{"ingly", "ing", "edly", "ed", "ly"} {
		if root := strings.TrimSuffix(w, end); root != w && len(root) > 2 && strings.ContainsAny(root, "aeiouy") {
			w = single(root)
			break
		}
	}
	if root := strings.TrimSuffix(w, "e"); len(root) > 2 {
		w = root
	}
	if strings.HasSuffix(w, "y") {
		w = w[:len(w)-1] + "i"
	}
	return w
}

// single drops the second of two equal consonants, which English puts before an ending: "stopp" of "stopped".
func single(w string) string {
	if n := len(w); n > 3 && w[n-1] == w[n-2] && !strings.ContainsRune("aeiouls", rune(w[n-1])) {
		return w[:n-1]
	}
	return w
}

func hasAny(w string, ends ...string) bool {
	for _, end := range ends {
		if strings.HasSuffix(w, end) {
			return true
		}
	}
	return false
}

// Croatian drops the longest ending that case, gender, person or tense adds.
type croatian struct{}

// croatianEnds are the endings, longest first, without their marks.
var croatianEnds = strings.Fields(`
	iranjem ovanjem avanjem ivanjem ijskog
	iranja iranje iranju ovanje ovanja avanje avanja ivanje ivanja njima ovati ivati avati irati enjem anjem
	ujemo ujete iraju iramo ovima evima icama anjem ajuci ujuci avsi ivsi nuti nula nuli nulo 
	anje anja anju enje enja enju ujem ujes irao iram iras ovao ivao avao ovom evom nuo nem nes nut ovog njem
	iti ati uti eti ila ala ula ela ili ali uli eli ilo alo ulo ale ile jem jes iju aju eju omo emo imo amo ete ite ate
	oga omu ome ega emu ima ama ovi ove ova ovu evi eve eva uje uju ira jen jena jeno jeni ana ano ani ena eno eni ane ene
	om em am im og eg oj ih ao io uo eo la lo li le ti an en ju je ja
	a e i o u`)

func (croatian) stem(w string) string {
	if len(w) < 4 || isNumber(w) {
		return w
	}
	for _, end := range croatianEnds {
		if len(w)-len(end) >= 3+len(end)/4 && strings.HasSuffix(w, end) {
			return w[:len(w)-len(end)]
		}
	}
	return w
}

// Indonesian takes affixes off until a known word is left: me-, its nasal forms, di-, ter-, ber-, pe-, ke-, se- and those of
// colloquial speech (nge-, ny-, ng-, n-, m-); -nya, -ku, -mu, -lah, -kah, -pun, -kan, -an, -i and -in of colloquial speech.
type indonesian struct{ known map[string]bool }

func (x indonesian) stem(w string) string {
	if len(w) < 5 || isNumber(w) || x.known[w] {
		return w
	}
	best := ""
	for _, root := range withoutEnds(w) {
		for _, bare := range withoutBegins(root) {
			if x.known[bare] {
				return bare
			}
			for _, inner := range withoutBegins(bare)[1:] {
				if best == "" && x.known[inner] {
					best = inner
				}
			}
		}
	}
	if best != "" {
		return best
	}
	ends := withoutEnds(w)
	bare := ends[len(ends)-1]
	for _, n := range nasals {
		if root := strings.TrimPrefix(bare, n.prefix); root != bare && len(n.prefix) > 1 && len(root) >= 4 {
			return root
		}
	}
	return bare
}

// withoutEnds returns a word and what is left of it without its endings, one after the other.
func withoutEnds(w string) []string {
	list := []string{w}
	for _, ends := range [][]string{{"lah", "kah", "pun"}, {"nya", "ku", "mu"}, {"kan", "in", "an", "i"}} {
		for _, end := range ends {
			if root := strings.TrimSuffix(w, end); root != w && len(root) >= 4 {
				if w = root; end == "kan" { // "masukkan" of "masuk", "letakan" of "letak"
					list = append(list, root+"k")
				}
				list = append(list, root)
				break
			}
		}
	}
	return list
}

// nasals are prefixes and what the nasal may have swallowed.
var nasals = []struct {
	prefix string
	eaten  []string
}{
	{"memper", []string{""}}, {"diper", []string{""}}, {"menge", []string{"", "ke"}}, {"penge", []string{""}}, {"nge", []string{"", "ke", "e"}},
	{"meny", []string{"s", "c"}}, {"peny", []string{"s"}}, {"meng", []string{"", "k"}}, {"peng", []string{"", "k"}}, {"ny", []string{"s", "c"}},
	{"mem", []string{"p", "", "m"}}, {"pem", []string{"p", ""}}, {"men", []string{"t", "", "n"}}, {"pen", []string{"t", ""}},
	{"ng", []string{"", "k"}}, {"ber", []string{""}}, {"ter", []string{""}}, {"per", []string{""}}, {"di", []string{""}}, {"ke", []string{""}},
	{"se", []string{""}}, {"me", []string{""}}, {"pe", []string{""}}, {"be", []string{""}}, {"n", []string{"t", ""}}, {"m", []string{"p"}},
}

// withoutBegins returns a word and what it may be without a prefix.
func withoutBegins(w string) []string {
	list := []string{w}
	for _, n := range nasals {
		root, ok := strings.CutPrefix(w, n.prefix)
		if !ok || len(root) < 3 {
			continue
		}
		for _, eaten := range n.eaten {
			if eaten == "" || strings.ContainsRune("aeiou", rune(root[0])) {
				list = append(list, eaten+root)
			}
		}
	}
	return list
}
