package roster

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wasit/swiss"
)

// child is what must come of one child of a message: a line of a table of testdata/registration.
type child struct {
	name, sex, club, birth, class, nick, doubts string
}

// said is one line of a message with its children.
type said struct {
	id, lang, kind, text string
	children             []child
}

// goldenMessages reads a table of messages: lines of one block are pasted together.
func goldenMessages(t testing.TB, file string) [][]said {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var list [][]said
	block := ""
	for i, row := range strings.Split(strings.TrimRight(string(data), "\n"), "\n") {
		f := strings.Split(row, "\t")
		if i == 0 || row == "" {
			continue
		}
		for len(f) < 13 {
			f = append(f, "")
		}
		if n := len(list); n == 0 || f[1] == "" && list[n-1][len(list[n-1])-1].id != f[0] || f[1] != block {
			list = append(list, nil)
		}
		block = f[1]
		m := &list[len(list)-1]
		if n := len(*m); n == 0 || (*m)[n-1].id != f[0] {
			*m = append(*m, said{id: f[0], lang: f[2], kind: f[3], text: strings.ReplaceAll(f[4], `\t`, "\t")})
		}
		if f[5] != "0" && f[5] != "" {
			s := &(*m)[len(*m)-1]
			s.children = append(s.children, child{f[6], f[7], f[8], f[9], f[10], f[11], f[12]})
		}
	}
	return list
}

// required reports whether one of the reasons must be asked, and asked whether one may be.
func (c child) required() (required, allowed bool) {
	for _, r := range strings.Split(c.doubts, ",") {
		required = required || r != "" && !strings.HasSuffix(r, "?")
		allowed = allowed || r != ""
	}
	return required, allowed
}

func isAmong(got, want string, same func(a, b string) bool) bool {
	for _, w := range strings.Split(want, "|") {
		if same(got, w) {
			return true
		}
	}
	return false
}

var (
	ignored  = strings.NewReplacer(" ", "", " ", "")
	spelling = strings.NewReplacer("sd negeri", "sdn", "smp negeri", "smpn", "šahovski klub", "šk", "osnovna škola", "oš")
	ascii    = regexp.MustCompile(`^(sk|sd|os) `)
)

// plainOf is a text as the table compares it.
func plainOf(lang string) func(string) string {
	return func(s string) string {
		s = spelling.Replace(strings.ToLower(strings.TrimRight(s, " .")))
		if lang == "hr" {
			s = ascii.ReplaceAllStringFunc(s, func(w string) string { return map[string]string{"sk ": "šk ", "sd ": "šd ", "os ": "oš "}[w] })
		}
		return ignored.Replace(s)
	}
}

// faults are the facts of a row that differ from what must come out.
func (c child) faults(e Entrant, lang string) []string {
	var list []string
	plain := plainOf(lang)
	check := func(what, got, want string, same func(a, b string) bool) {
		if !isAmong(got, want, same) {
			list = append(list, fmt.Sprintf("%s %q, want %q", what, got, want))
		}
	}
	text := func(a, b string) bool { return plain(a) == plain(b) }
	check("name", e.Name, strings.TrimSuffix(c.name, "|-"), text)
	check("sex", map[swiss.Sex]string{swiss.Male: "M", swiss.Female: "F"}[e.Sex], c.sex, text)
	check("club", e.Club, c.club, text)
	birth := ""
	if b := e.Birth; b.Year != 0 {
		if birth = strconv.Itoa(b.Year); b.Month != 0 {
			birth += fmt.Sprintf("-%02d", b.Month)
		}
		if b.Day != 0 {
			birth += fmt.Sprintf("-%02d", b.Day)
		}
	}
	check("birth", birth, c.birth, text)
	class := ""
	if e.Class > 0 {
		class = strconv.Itoa(e.Class)
	}
	check("class", class, c.class, func(a, b string) bool { return a == leadingNumber(b) })
	if e.Nickname != c.nick {
		list = append(list, fmt.Sprintf("nickname %q, want %q", e.Nickname, c.nick))
	}
	return list
}

// leadingNumber is the number that a class begins with; an age group has none.
func leadingNumber(s string) string {
	return s[:len(s)-len(strings.TrimLeft(s, "0123456789"))]
}

// tally counts what came of the messages.
type tally struct{ children, right, silent, falseDoubts, missing, invented int }

// TestGolden reads the messages of testdata/registration that were written by hand with what must come of each, and prints
// rights, silent faults and false doubts.
func TestGolden(t *testing.T) {
	for _, c := range []struct {
		file                       string
		right, silent, falseDoubts float64 // shares of 100
	}{
		{"golden.tsv", 97, 0, 3},
		{"heldout.tsv", 95, 0, 3},
		{"coach.tsv", 95, 0, 3},
	} {
		t.Run(strings.TrimSuffix(c.file, ".tsv"), func(t *testing.T) {
			var n tally
			for _, m := range goldenMessages(t, "../../../testdata/registration/"+c.file) {
				n.read(t, m)
			}
			of := func(k int) float64 { return 100 * float64(k) / float64(n.children) }
			t.Logf("%d children: %d right (%.1f %%), %d silently wrong (%.1f %%), %d false doubts (%.1f %%), %d missing, %d invented",
				n.children, n.right, of(n.right), n.silent, of(n.silent), n.falseDoubts, of(n.falseDoubts), n.missing, n.invented)
			if of(n.right) < c.right || of(n.silent) > c.silent || of(n.falseDoubts) > c.falseDoubts {
				t.Errorf("want at least %.0f %% right, at most %.0f %% silently wrong and %.0f %% false doubts", c.right, c.silent, c.falseDoubts)
			}
		})
	}
}

func (n *tally) read(t *testing.T, m []said) {
	t.Helper()
	var text []string
	for _, s := range m {
		text = append(text, s.text)
	}
	rows, err := Chat(strings.Join(text, "\n"), 2026, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range m {
		var got []Row
		for _, r := range rows {
			if r.Line == i+1 && !r.Skip {
				got = append(got, r)
			}
		}
		n.line(t, s, got)
	}
}

// line compares the rows of one line with its children.
func (n *tally) line(t *testing.T, s said, got []Row) {
	n.children += len(s.children)
	for i, c := range s.children {
		if i >= len(got) {
			if strings.HasSuffix(c.name, "|-") {
				n.right++
				continue
			}
			n.missing++
			t.Logf("%s %q: %s is missing", s.id, s.text, c.name)
			continue
		}
		faults := c.faults(got[i].Entrant, s.lang)
		required, allowed := c.required()
		doubted := len(got[i].Doubts) > 0
		switch {
		case len(faults) > 0 && !doubted, required && !doubted:
			n.silent++
			t.Logf("%s %q: SILENT %v, reasons %q", s.id, s.text, faults, c.doubts)
		case len(faults) > 0:
			t.Logf("%s %q: %v; %v", s.id, s.text, faults, got[i].Doubts)
		case doubted && !allowed:
			n.falseDoubts++
			n.right++
			t.Logf("%s %q: FALSE DOUBT %v", s.id, s.text, got[i].Doubts)
		default:
			n.right++
		}
	}
	for _, r := range got[min(len(got), len(s.children)):] {
		n.invented++
		if len(r.Doubts) == 0 {
			n.silent++
		}
		t.Logf("%s %q: INVENTED %q, %v", s.id, s.text, r.Entrant.Name, r.Doubts)
	}
}
