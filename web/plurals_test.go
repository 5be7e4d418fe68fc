//go:build !js

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"wasit/app/words/i18n"
)

// counts are numbers of every plural form that Croatian and English have.
var counts = []int{0, 1, 2, 3, 5, 11, 12, 21, 22, 101}

// TestNumbersChangeTheirNoun walks every call that puts a number into a message. A message that is the same for every number must not
// have a noun that counts behind its place; one that has forms must change with the number as its language asks.
func TestNumbersChangeTheirNoun(t *testing.T) {
	catalogue := readCatalogue(t)
	uses := numberUses(t, catalogue)
	seen := map[string]bool{}
	for _, u := range uses {
		for _, fault := range u.faults() {
			seen[u.name] = true
			if _, ok := uncounted[u.name]; !ok {
				t.Errorf("%s: %s", u.name, fault)
			}
		}
	}
	for name := range uncounted {
		if !seen[name] {
			t.Errorf("%s is excused and needs no excuse", name)
		}
	}
	t.Logf("%d messages take a number", len(uses))
}

// A numberUse is a message and the places that a call fills with numbers.
type numberUse struct {
	name   string
	m      message
	places []int
}

// uncounted are the messages whose word behind a number may stay as it is, and why.
var uncounted = map[string]string{
	"imports.textLeftLong":      limit,
	"imports.textDoubtLong":     limit,
	"learn.textNameLongDo":      limit,
	"session.textRefusedText":   limit,
	"laws.textBookO2SNText":     "three or four cards, as the sheet of O2SN says",
	"learn.textDrillText":       "always 60 seconds",
	"learn.textLongest":         "always 10 to 33 moves, as the tables say",
	"learn.textDone":            "the lessons of a part: never one",
	"standings.textKeizerCycle": "a cycle has at least two orders",
	"clock.textMakeMore":        genitive,
	"clock.textMakeWait":        genitive,
	"i18n.ShowMore":             bareNumber,
	"i18n.FileMore":             bareNumber,
	"laws.textBookFound":        bareNumber,
	"ratings.textUnlisted":      bareNumber,
	"ratings.textTakeAll":       genitive,
	"ratings.textTakenAll":      genitive,
	"session.textListEmptyDo":   genitive,
	"session.textListSize":      limit,
	"players.textSchoolOpen":    bareNumber,
	"players.textSchoolLate":    bareNumber,
	"round.textCorrectColors":   bareNumber,
	"round.textCheckGoOn":       bareNumber,
	"sheet.textRegByesOf":       bareNumber,
	"sheet.textRegByesTeam":     bareNumber,
}

const (
	limit      = "a limit of the program, always the same and above one hundred"
	genitive   = "stands behind a preposition: one and few have the same genitive in Croatian"
	bareNumber = "counts no word: the number stands alone, with a participle or an adverb"
)

// followed is a place and the word behind it that may count: none behind a mark such as "3." or "3/5", and none where the word before
// says that the number is a name, as in "round 3 is closed".
func followed(text string, place int) string {
	before, rest, ok := strings.Cut(text, "{"+strconv.Itoa(place)+"}")
	if !ok || !strings.HasPrefix(rest, " ") {
		return ""
	}
	if words := strings.Fields(strings.ToLower(before)); len(words) > 0 && slices.Contains(naming, words[len(words)-1]) {
		return ""
	}
	word, _, _ := strings.Cut(rest[1:], " ")
	word = strings.TrimRightFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
	if word == "" || !unicode.IsLower([]rune(word)[0]) || slices.Contains(unbent, word) {
		return ""
	}
	return word
}

// unbent are words that no number bends: joining words, units, abbreviations, participles, adverbs.
var unbent = strings.Fields("of and to at in by from for on or with until min s h m ms i u od do na iz za po je se a ili kB MB per is was has here now more wrong right found paired only samo")

// naming are words behind which a number is a name.
var naming = strings.Fields("round number period line lot protest board prigovor ploča broj brojem događaj retku")

func (u numberUse) faults() (faults []string) {
	if u.m.kind == "Plural" {
		faults = append(faults, u.m.unchanged()...)
	}
	for _, place := range u.places {
		if u.m.kind == "Plural" && place == 0 {
			continue
		}
		for _, text := range u.m.texts[1:] {
			if word := followed(text, place); word != "" {
				faults = append(faults, strconv.Quote(text)+" counts "+strconv.Quote(word)+" and has one form")
			}
		}
	}
	return faults
}

// unchanged says which numbers read as a number of another form does: in English one is unlike all others, in Croatian what ends in
// one (not eleven) is unlike what ends in two to four (not twelve to fourteen). The form of five may be like either: 1 ploča, 5 ploča;
// 2 poteza, 5 poteza.
func (m message) unchanged() (faults []string) {
	if len(m.texts) != forms["Plural"] {
		return nil // TestCatalogue says so
	}
	p := i18n.Plural{ID: m.texts[0], ENOne: m.texts[1], EN: m.texts[2], HROne: m.texts[3], HRFew: m.texts[4], HR: m.texts[5]}
	for _, l := range []i18n.Lang{i18n.EN, i18n.HR} {
		read := map[string]int{} // the first number that reads so
		for _, n := range counts {
			if l == i18n.HR && formOf(l, n) == many {
				continue
			}
			text := bare(l, p, n)
			if first, ok := read[text]; ok && formOf(l, first) != formOf(l, n) {
				faults = append(faults, fmt.Sprintf("%d and %d both read %q", first, n, text))
				break
			}
			read[text] = n
		}
	}
	return faults
}

// The plural forms of CLDR.
const (
	one = iota
	few
	many
)

// formOf is the plural form of a whole number by CLDR.
func formOf(l i18n.Lang, n int) int {
	switch ones, tens := n%10, n%100; {
	case l == i18n.EN && n == 1, l == i18n.HR && ones == 1 && tens != 11:
		return one
	case l == i18n.HR && ones >= 2 && ones <= 4 && (tens < 12 || tens > 14):
		return few
	}
	return many
}

// bare is the form of a message that a number gets, its place left open.
func bare(l i18n.Lang, p i18n.Plural, n int) string {
	for _, text := range []*string{&p.ID, &p.ENOne, &p.EN, &p.HROne, &p.HRFew, &p.HR} {
		*text = strings.ReplaceAll(*text, "{0}", "#")
	}
	return l.N(p, n)
}

// readCatalogue gives the messages that have a name, by package and name.
func readCatalogue(t *testing.T) map[string]message {
	catalogue := map[string]message{}
	eachFile(t, func(dir string, f *ast.File) {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR {
				continue
			}
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				for i, value := range v.Values {
					if i >= len(v.Names) {
						break
					}
					lit, ok := value.(*ast.CompositeLit)
					if !ok || forms[typeName(lit.Type)] == 0 {
						continue
					}
					if list := messages(&ast.File{Decls: []ast.Decl{&ast.GenDecl{Specs: []ast.Spec{&ast.ValueSpec{Values: []ast.Expr{lit}}}}}, Name: f.Name}); len(list) > 0 {
						catalogue[dir+"."+v.Names[i].Name] = list[0]
					}
				}
			}
		}
	})
	return catalogue
}

// eachFile shows every file of the app once, with the last part of its package's path.
func eachFile(t *testing.T, see func(dir string, f *ast.File)) {
	seen := map[string]bool{}
	for _, p := range packages(t) {
		if !below(p.path, "app") {
			continue
		}
		for _, file := range p.files {
			if !seen[file] {
				seen[file] = true
				see(path.Base(filepath.Dir(file)), parse(t, file))
			}
		}
	}
}

// numberUses finds the calls of T and N that give a number to a message with a name.
func numberUses(t *testing.T, catalogue map[string]message) (uses []numberUse) {
	at := map[string]int{}
	add := func(name string, place int) {
		m, ok := catalogue[name]
		if !ok {
			return
		}
		i, ok := at[name]
		if !ok {
			i = len(uses)
			at[name] = i
			uses = append(uses, numberUse{name: name, m: m})
		}
		if !slices.Contains(uses[i].places, place) {
			uses[i].places = append(uses[i].places, place)
		}
	}
	eachFile(t, func(dir string, f *ast.File) {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			numbers := numberNames(fn)
			ast.Inspect(fn, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) == 0 {
					return true
				}
				sel, ok := call.Fun.(*ast.SelectorExpr)
				if !ok || sel.Sel.Name != "T" && sel.Sel.Name != "N" {
					return true
				}
				name := nameOf(dir, call.Args[0])
				skip, first := 1, 0
				if sel.Sel.Name == "N" {
					skip, first = 2, 1
					add(name, 0)
				}
				for i, arg := range call.Args[min(skip, len(call.Args)):] {
					if isNumber(arg, numbers) {
						add(name, first+i)
					}
				}
				return true
			})
		}
	})
	return uses
}

func nameOf(dir string, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return dir + "." + e.Name
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok {
			return x.Name + "." + e.Sel.Name
		}
	}
	return ""
}

// numberNames are the variables of a function that hold a number as text.
func numberNames(fn *ast.FuncDecl) map[string]bool {
	names := map[string]bool{}
	ast.Inspect(fn, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != len(a.Rhs) {
			return true
		}
		for i, e := range a.Lhs {
			if x, ok := e.(*ast.Ident); ok && isNumber(a.Rhs[i], names) {
				names[x.Name] = true
			}
		}
		return true
	})
	return names
}

var counted = regexp.MustCompile(`^(Int|Itoa|Tenths|Quarters|Decimal|FormatInt|Points|Score)$`)

func isNumber(e ast.Expr, names map[string]bool) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return names[e.Name]
	case *ast.CallExpr:
		sel, ok := e.Fun.(*ast.SelectorExpr)
		return ok && counted.MatchString(sel.Sel.Name)
	}
	return false
}

// TestNumbersAreFound proves that a fault is found, and that a number that is a name is none.
func TestNumbersAreFound(t *testing.T) {
	for _, u := range []numberUse{
		{m: message{"Text", []string{"{0} pemain", "{0} players", "{0} igrača"}}, places: []int{0}},
		{m: message{"Text", []string{"{1}: {0} babak", "{1}: {0} rounds", "{1}: kola {0}"}}, places: []int{0}},
		{m: message{"Plural", []string{"{0} papan", "{0} boards", "{0} boards", "{0} ploča", "{0} ploče", "{0} ploča"}}},
		{m: message{"Plural", []string{"{0} potez", "{0} move", "{0} moves", "{0} poteza", "{0} poteza", "{0} poteza"}}},
	} {
		if len(u.faults()) == 0 {
			t.Errorf("%q is let through", u.m.texts)
		}
	}
	for _, u := range []numberUse{
		{m: message{"Text", []string{"Babak {0} ditutup", "Round {0} closed", "Zatvoreno {0}. kolo"}}, places: []int{0}},
		{m: message{"Plural", []string{"{0} papan", "{0} board", "{0} boards", "{0} ploča", "{0} ploče", "{0} ploča"}}},
	} {
		if faults := u.faults(); len(faults) > 0 {
			t.Errorf("%q: %q", u.m.texts, faults)
		}
	}
}
