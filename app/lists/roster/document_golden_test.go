package roster

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/rules/charset"
	"wasit/swiss"
)

// wanted is a document of testdata/documents with what must come of it; the README there says what the keys mean.
type wanted struct {
	ID       string
	Family   int
	Language string
	File     string
	As       string
	Today    string
	Sections []wantedSection
	Schools  []struct {
		Name string
		Also []string
	}
	Teams      []struct{ Name, Captain string }
	Players    []wantedPlayer
	Withdrawn  []struct{ Name string }
	NotPlayers []string `json:"not_players"`
	Count      struct {
		Allowed int `json:"questions_allowed"`
	}
}

type wantedSection struct {
	Name, Sex, Level string
	BirthFrom        int `json:"birth_from"`
	BirthTo          int `json:"birth_to"`
	ClassFrom        int `json:"class_from"`
	ClassTo          int `json:"class_to"`
	Teams, Boards    int
}

type wantedPlayer struct {
	Name, Sex, School, Class, Birth, Rating, Section string
	Needs                                            []string
	Team, Board                                      string
	Optional                                         bool
	FIDEID                                           string `json:"fide_id"`
}

// marks counts what came of a document, as its README counts.
type marks struct{ players, right, silent, phantoms, falseDoubts, questions int }

func (m *marks) add(o marks) {
	m.players += o.players
	m.right += o.right
	m.silent += o.silent
	m.phantoms += o.phantoms
	m.falseDoubts += o.falseDoubts
	m.questions += o.questions
}

// reached is what the reader reaches by family of the documents A; no change may fall behind it. All others are read whole.
var reached = map[int]marks{
	1: {right: 34, questions: 2}, 2: {right: 26, questions: 3}, 3: {right: 27, questions: 3}, 4: {right: 42, questions: 1}, 5: {right: 32}, 6: {right: 29, questions: 3},
	7: {right: 35, questions: 3}, 8: {right: 40}, 9: {right: 25, questions: 1}, 10: {right: 29, questions: 1}, 11: {right: 16, questions: 2}, 12: {right: 20, questions: 1},
}

// TestDocuments reads whole documents for the sections of an event, and prints what is right, silently wrong, invented, asked
// without need and asked at all, by family.
func TestDocuments(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/documents/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	var all marks
	for _, file := range files {
		if strings.Contains(file, ".merged.") {
			continue
		}
		w := readWanted(t, file)
		d := readDocumentFile(t, w, filepath.Join(filepath.Dir(file), w.File))
		m := w.mark(t, d)
		t.Logf("%-4s family %2d %-6s %3d players: %3d right, %d silently wrong, %d phantoms, %d false doubts, %d questions",
			w.ID, w.Family, w.Language, m.players, m.right, m.silent, m.phantoms, m.falseDoubts, m.questions)
		if !strings.HasPrefix(w.ID, "A") && (m.right < m.players || m.silent+m.phantoms > 0 || m.falseDoubts*33 > m.players || m.questions > w.Count.Allowed) {
			t.Errorf("%s: %+v of %d players, %d questions allowed", w.ID, m, m.players, w.Count.Allowed)
		}
		if r, ok := reached[w.Family]; ok && strings.HasPrefix(w.ID, "A") && (m.right < r.right || m.silent > r.silent || m.phantoms > r.phantoms || m.falseDoubts > r.falseDoubts || m.questions > r.questions) {
			t.Errorf("%s: %+v falls behind %+v", w.ID, m, r)
		}
		all.add(m)
	}
	of := func(n int) float64 { return 100 * float64(n) / float64(all.players) }
	t.Logf("all: %d players: %d right (%.1f %%), %d silently wrong, %d phantoms, %d false doubts (%.1f %%), %d questions (%.2f a player)",
		all.players, all.right, of(all.right), all.silent, all.phantoms, all.falseDoubts, of(all.falseDoubts), all.questions, of(all.questions)/100)
}

// TestOpenDocuments reads the documents of testdata/documents/open, which are not read right yet: no change may read them worse.
func TestOpenDocuments(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/documents/open/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	var all marks
	for _, file := range files {
		w := readWanted(t, file)
		m := w.mark(t, readDocumentFile(t, w, filepath.Join(filepath.Dir(file), w.File)))
		t.Logf("%-4s %+v", w.ID, m)
		all.add(m)
	}
	if least := (marks{right: 1582, silent: 240, phantoms: 90, falseDoubts: 128}); all.right < least.right || all.silent > least.silent || all.phantoms > least.phantoms || all.falseDoubts > least.falseDoubts {
		t.Errorf("%+v falls behind %+v", all, least)
	}
}

func readWanted(t testing.TB, file string) wanted {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var w wanted
	if err := json.Unmarshal(data, &w); err != nil {
		t.Fatal(file, err)
	}
	return w
}

func (w wanted) options() Options {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	sexes := map[string]swiss.Sex{"M": swiss.Male, "F": swiss.Female}
	levels := map[string]Level{"SD": SD, "SMP": SMP, "SMA": SMA, "OŠ": Primary, "primary": Primary, "secondary": Secondary}
	for _, s := range w.Sections {
		o.Sections = append(o.Sections, Section{Name: s.Name, Sex: sexes[s.Sex], Level: levels[s.Level], BirthFrom: s.BirthFrom, BirthTo: s.BirthTo,
			ClassFrom: s.ClassFrom, ClassTo: s.ClassTo, Teams: s.Teams > 0, Boards: s.Boards})
	}
	return o
}

// readDocumentFile reads a document as the app does.
func readDocumentFile(t testing.TB, w wanted, file string) Document {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if isWorkbook(data) {
		c, err := FromXLSX(data, 0)
		if err != nil {
			t.Fatal(err)
		}
		return ReadCells(c, Guess(c), w.options())
	}
	text, err := Decode(data, Detect(data, charset.Windows1252))
	if err != nil {
		t.Fatal(err)
	}
	if w.As == "open" {
		c, err := Split(text)
		if err != nil {
			t.Fatal(err)
		}
		return ReadCells(c, Guess(c), w.options())
	}
	d, err := ReadText(text, w.options())
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// nameKey is a name as the README compares it: words in any order, without commas and points; capitals count.
func nameKey(name string) string {
	list := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" ,.", r) })
	slices.Sort(list)
	return strings.Join(list, " ")
}

// match finds the row of each player: by his name, else by the most words of it. Of two of one name it is the one with fewer faults.
func (w wanted) match(rows []int, d Document) (of []int, spare []int) {
	of = make([]int, len(w.Players))
	taken := map[int]bool{}
	for pass := range 3 {
		for i, p := range w.Players {
			if of[i] > 0 {
				continue
			}
			best, most := -1, 0
			for _, k := range rows {
				if taken[k] {
					continue
				}
				n := likeness(p.Name, d.Rows[k].Entrant.Name, pass)
				if n > most || n == most && n > 0 && pass == 0 && len(p.faults(w, d.Rows[k], nil)) < len(p.faults(w, d.Rows[best], nil)) {
					best, most = k, n
				}
			}
			if best >= 0 {
				of[i], taken[best] = best+1, true
			}
		}
	}
	for _, k := range rows {
		if !taken[k] {
			spare = append(spare, k)
		}
	}
	return of, spare
}

func likeness(want, got string, pass int) int {
	for _, alternative := range strings.Split(want, "|") {
		switch pass {
		case 0:
			if nameKey(alternative) == nameKey(got) {
				return 1
			}
		case 1:
			if lexicon.Fold(alternative) == lexicon.Fold(got) {
				return 1
			}
		default:
			n := 0
			for word := range fieldsOf(alternative) {
				for other := range fieldsOf(got) {
					if word == other && len(word) > 2 {
						n++
					}
				}
			}
			if n > 0 {
				return n
			}
		}
	}
	return 0
}

// needOf are the questions that a need may be asked by.
var needOf = map[string][]About{
	"sex": {AboutSex}, "birth": {AboutBirth}, "class": {AboutClass}, "school": {AboutSchool}, "section": {AboutSection, AboutClass, AboutBirth, AboutSex},
	"name": {AboutName, AboutNote}, "rating": {AboutRating}, "team": {AboutTeam, AboutDuplicate}, "playing": {AboutPlaying}, "which": {AboutWhich}, "two": {AboutSplit},
	"correction": {AboutName, AboutSex, AboutBirth, AboutClass, AboutSchool, AboutNote, AboutDuplicate}, "duplicate": {AboutDuplicate}, "note": {AboutNote},
}

func (w wanted) mark(t *testing.T, d Document) marks {
	var m marks
	var rows []int
	for i, r := range d.Rows {
		if !r.Skip && !r.Withdrawn {
			rows = append(rows, i)
		}
	}
	of, spare := w.match(rows, d)
	w.spellings(d, of)
	for i, p := range w.Players {
		if p.Optional && of[i] == 0 {
			continue
		}
		m.players++
		if of[i] == 0 {
			m.silent++
			t.Logf("%s MISSING %s", w.ID, p.Name)
			continue
		}
		k := of[i] - 1
		asked := d.askedOf(k)
		faults := p.faults(w, d.Rows[k], asked)
		for _, need := range p.Needs {
			if !strings.HasSuffix(need, "?") && !meets(asked, need) {
				faults = append(faults, "not asked: "+need)
			}
		}
		if len(faults) > 0 {
			m.silent++
			t.Logf("%s SILENT %s: %v; asked %v %v", w.ID, p.Name, faults, asked, d.Rows[k].Doubts)
		} else {
			m.right++
		}
		for _, a := range asked {
			if !slices.ContainsFunc(p.Needs, func(n string) bool { return meets([]About{a}, strings.TrimSuffix(n, "?")) }) {
				m.falseDoubts++
				t.Logf("%s FALSE DOUBT %s: asked %v %v", w.ID, p.Name, asked, d.Rows[k].Doubts)
				break
			}
		}
	}
	for _, k := range spare {
		r := d.Rows[k]
		m.phantoms++
		t.Logf("%s PHANTOM %q (line %d) %v", w.ID, r.Entrant.Name, r.Line, r.Doubts)
		for _, gone := range w.Withdrawn {
			if nameKey(gone.Name) == nameKey(r.Entrant.Name) {
				m.silent++
			}
		}
	}
	if n := len(d.Teams); n != len(w.Teams) {
		m.silent++
		t.Logf("%s %d teams, want %d: %v", w.ID, n, len(w.Teams), d.Teams)
	}
	m.questions = len(d.Questions)
	for _, q := range d.Questions {
		var names []string
		for _, k := range q.Rows {
			names = append(names, d.Rows[k].Entrant.Name)
		}
		t.Logf("%s ? %d %q %v of %v", w.ID, q.About, q.Text, q.Sections, names)
	}
	return m
}

// spellings takes the alternatives of a school's name for its name.
func (w wanted) spellings(d Document, of []int) {
	for i := range w.Players {
		for _, s := range w.Schools {
			if w.Players[i].School == s.Name && of[i] > 0 && slices.Contains(s.Also, d.Rows[of[i]-1].Entrant.Club) {
				d.Rows[of[i]-1].Entrant.Club = s.Name
			}
		}
	}
}

func (d Document) askedOf(row int) []About {
	var list []About
	for _, q := range d.Questions {
		if slices.Contains(q.Rows, row) && !slices.Contains(list, q.About) {
			list = append(list, q.About)
		}
	}
	return list
}

func meets(asked []About, need string) bool {
	for _, n := range strings.Split(need, "|") {
		for _, a := range needOf[n] {
			if slices.Contains(asked, a) {
				return true
			}
		}
	}
	return false
}

// faults are the facts of a row that differ from what must come out, with no question about them.
func (p wantedPlayer) faults(w wanted, r Row, asked []About) []string {
	var list []string
	e := r.Entrant
	check := func(what, got, want string, same func(a, b string) bool) {
		if want == "" && got != "" && what != "section" || !isAmong(got, want, same) {
			if !meets(asked, what) {
				list = append(list, fmt.Sprintf("%s %q, want %q", what, got, want))
			}
		}
	}
	exact := func(a, b string) bool { return a == b }
	plain := plainOf(w.Language)
	check("name", nameKey(e.Name), p.Name, func(a, b string) bool { return a == nameKey(b) })
	check("sex", map[swiss.Sex]string{swiss.Male: "M", swiss.Female: "F"}[e.Sex], p.Sex, exact)
	if len(w.Teams) == 0 {
		check("school", e.Club, p.School, func(a, b string) bool { return plain(a) == plain(b) })
	}
	check("class", numberText(e.Class), p.Class, func(a, b string) bool { return a == leadingNumber(b) })
	check("birth", birthText(e.Birth), p.Birth, exact)
	check("rating", numberText(e.Rating), p.Rating, exact)
	check("section", r.Section, p.Section, exact)
	if p.Team != "" && e.Team != p.Team {
		check("team", e.Team, p.Team, exact)
	} else if p.Team != "" && e.Board != p.Board {
		check("team", e.Board, p.Board, exact)
	}
	if p.FIDEID != "" && p.FIDEID != e.FIDEID {
		list = append(list, "FIDE ID "+e.FIDEID)
	}
	return list
}

func numberText(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func birthText(b swiss.Date) string {
	switch {
	case b.Year == 0:
		return ""
	case b.Day == 0:
		return strconv.Itoa(b.Year)
	}
	return fmt.Sprintf("%d-%02d-%02d", b.Year, b.Month, b.Day)
}
