package roster

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

var doubtNames = map[DoubtKind]string{DoubtName: "name", DoubtSex: "sex", DoubtDate: "date", DoubtYear: "year", DoubtRest: "rest", DoubtClub: "club",
	DoubtSplit: "split", DoubtGone: "gone", DoubtSameInList: "twice", DoubtSameBirth: "born", DoubtClass: "class", DoubtRating: "rating", DoubtNote: "note", DoubtReference: "ditto", DoubtForm: "form"}

// written writes a row in the form of the corpus.
func written(r Row) string {
	if r.Skip {
		return "-"
	}
	e := r.Entrant
	birth := ""
	switch {
	case e.Birth.Day != 0:
		birth = fmt.Sprintf("%04d-%02d-%02d", e.Birth.Year, e.Birth.Month, e.Birth.Day)
	case e.Birth.Year != 0:
		birth = strconv.Itoa(e.Birth.Year)
	}
	number := func(n int) string {
		if n == 0 {
			return ""
		}
		return strconv.Itoa(n)
	}
	other := e.Title.String()
	for _, s := range []string{number(e.Rating), e.FIDEID} {
		if s == e.FIDEID && s != "" {
			s = "id=" + s
		}
		if s != "" {
			other = strings.TrimSpace(other + " " + s)
		}
	}
	var doubts []string
	for _, d := range r.Doubts {
		doubts = append(doubts, doubtNames[d.Kind])
	}
	sex := map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[e.Sex]
	return joined([]string{e.Name, sex, e.Club, birth, number(e.Class), other, strings.Join(doubts, " ")})
}

func joined(fields []string) string {
	for i := range fields {
		fields[i] = strings.TrimSpace(fields[i])
	}
	for len(fields) > 0 && fields[len(fields)-1] == "" {
		fields = fields[:len(fields)-1]
	}
	return strings.Join(fields, " | ")
}

// message is one case of the corpus.
type corpusCase struct {
	name, file string
	line       int
	text       []string
	want       []string
}

func corpus(t testing.TB) []corpusCase {
	t.Helper()
	files, err := filepath.Glob("../../../testdata/registration/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	var list []corpusCase
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := ""
		for i, line := range strings.Split(string(data), "\n") {
			switch {
			case strings.HasPrefix(line, "# "):
				name = line[2:]
				list = append(list, corpusCase{name: name, file: filepath.Base(file), line: i + 1})
			case strings.HasPrefix(line, "<"):
				m := &list[len(list)-1]
				m.text = append(m.text, strings.TrimPrefix(strings.TrimPrefix(line, "<"), " "))
			case strings.HasPrefix(line, ">"):
				m := &list[len(list)-1]
				m.want = append(m.want, joined(strings.Split(line[1:], "|")))
			case line != "":
				t.Fatalf("%s:%d: %q", file, i+1, line)
			}
		}
	}
	return list
}

// TestMessages reads the corpus of messages as schools write them.
func TestMessages(t *testing.T) {
	lines := 0
	for _, m := range corpus(t) {
		lines += len(m.text)
		rows, err := Chat(strings.Join(m.text, "\n"), 2026, nil)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range rows {
			got = append(got, written(r))
		}
		if strings.Join(got, "\n") != strings.Join(m.want, "\n") {
			t.Errorf("%s:%d: %s\n%s\ngot\n\t%s\nwant\n\t%s", m.file, m.line, m.name, strings.Join(m.text, "\n"), strings.Join(got, "\n\t"), strings.Join(m.want, "\n\t"))
		}
	}
	if lines < 200 {
		t.Errorf("the corpus has %d lines, want 200 at least", lines)
	}
}

// lettersOf counts the letters of a text, folded.
func lettersOf(s string) map[rune]int {
	n := map[rune]int{}
	for _, r := range lexicon.Fold(s) {
		n[r]++
	}
	return n
}

// FuzzChat states what holds of any text: nobody enters without a name unasked; names and clubs are bounded and made of
// letters that the source has; every row names its line; a name keeps every letter of the words it was taken from; spans lie
// in their lines; and the work is linear in the length of the text.
func FuzzChat(f *testing.F) {
	for _, m := range corpus(f) {
		f.Add(strings.Join(m.text, "\n"))
	}
	for _, m := range goldenMessages(f, "../../../testdata/registration/golden.tsv") {
		var text []string
		for _, s := range m {
			text = append(text, s.text)
		}
		f.Add(strings.Join(text, "\n"))
	}
	f.Add("1")
	f.Add("[1/1/26 10.10] : \n(((,,,:::___---\n~~\n1.\n:\nL P L P")
	f.Fuzz(func(t *testing.T, text string) {
		steps := 0
		rows, err := readChat(text, 2026, nil, &steps)
		if limit := 400 * (len(text) + 50); steps > limit {
			t.Errorf("%d steps for %d bytes", steps, len(text))
		}
		if err != nil {
			return
		}
		if cells, err := Split(text); err == nil {
			IsChat(text, cells)
		}
		lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
		for _, r := range rows {
			e := r.Entrant
			if len([]rune(e.Name)) > MaxName || len([]rune(e.Club)) > MaxName {
				t.Errorf("name or club too long: %q", r.Source)
			}
			if e.Name == "" && len(r.Doubts) == 0 {
				t.Errorf("neither name nor doubt: %q", r.Source)
			}
			if r.Line < 1 || r.Line > len(lines) {
				t.Fatalf("line %d of %d", r.Line, len(lines))
			}
			all := lettersOf(lines[r.Line-1] + r.Source)
			for letter, n := range lettersOf(e.Name) {
				if all[letter] < n {
					t.Errorf("%q of %q is not in %q", letter, e.Name, r.Source)
				}
			}
			checkSpans(t, r, lines)
		}
	})
}

// checkSpans reports spans outside their line, and names that lost a letter of the piece they were taken from.
func checkSpans(t *testing.T, r Row, lines []string) {
	t.Helper()
	if r.Skip {
		return
	}
	for _, s := range r.Spans {
		if s.Line < 1 || s.Line > len(lines) || s.Start < 0 || s.End > len(lines[s.Line-1]) || s.Start >= s.End {
			t.Fatalf("span %+v outside %q", s, r.Source)
		}
		if s.Role != lexicon.RoleName || s.Line != r.Line || len([]rune(r.Entrant.Name)) >= MaxName {
			continue
		}
		name := lettersOf(r.Entrant.Name + r.Entrant.Club + r.Entrant.Nickname)
		for letter, n := range lettersOf(lines[s.Line-1][s.Start:s.End]) {
			if unicode.IsLetter(letter) && name[letter] < n {
				t.Errorf("%q lost %q of %q", r.Entrant.Name, letter, lines[s.Line-1][s.Start:s.End])
			}
		}
	}
}

// TestLinear: twice the text is no more than twice the work, and a little.
func TestLinear(t *testing.T) {
	for name, piece := range map[string]string{
		"one long line": "Andi Wijaya L, ",
		"many lines":    "1. Andi Wijaya L SDN 2 kls 5 12-3-2014\n",
		"brackets":      "((((",
		"digits":        "1 2 3 ",
		"quotes":        "SDN \"",
		"hyphens":       "a-b-",
		"small words":   "di di lahir ",
		"colons":        "Nama: ",
		"joining words": "Budi dan Ani dan ",
		"schools":       "Mary School ",
		"dots":          "A. B. ",
		"table":         "a;b;c\n",
	} {
		work := func(n int) int {
			steps := 0
			if _, err := readChat("No;Nama;JK\n"+strings.Repeat(piece, n), 2026, nil, &steps); err != nil {
				var many *TooManyError
				if !errors.As(err, &many) {
					t.Fatal(err)
				}
			}
			return steps
		}
		small, large := work(60), work(120)
		if per := large / (120 * len(piece)); per > 300 {
			t.Errorf("%s: %d steps for each byte", name, per)
		}
		if large > 2*small+small/2+2000 {
			t.Errorf("%s: %d steps, then %d", name, small, large)
		}
	}
}

func BenchmarkChat(b *testing.B) {
	var text []string
	for _, m := range corpus(b) {
		text = append(text, m.text...)
	}
	all := strings.Join(text, "\n")
	b.SetBytes(int64(len(all)))
	for b.Loop() {
		if _, err := Chat(all, 2026, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// TestSignsAlone: a host who sends signs alone, or ends with them, asks nothing and breaks nothing.
func TestSignsAlone(t *testing.T) {
	for _, said := range []string{"?", "Mikael putra? ?", "siap, Ruth putri. ??", "… ? !", ". ?"} {
		d, err := ReadText("[09/11/2026, 08.00.00] Panitia: Pendaftaran dibuka. Kategori putra dan putri. Mohon ditulis nama lengkap dan tanggal lahir\n[09/11/2026, 08.10.00] Bu Ani: SDN 2: Mikael Adi (L), Ruth Sari (P)\n[09/11/2026, 08.11.00] Pak Eko: siap\n[09/11/2026, 08.12.00] Bu Tuti: siap\n[09/11/2026, 08.20.00] Panitia: "+said+"\n", Options{})
		if players := len(slices.DeleteFunc(slices.Clone(d.Rows), func(r Row) bool { return r.Skip })); err != nil || players != 2 {
			t.Errorf("%q: %d players, %v", said, players, err)
		}
	}
}

// TestNoticeAlone: a line or its end that is a word of coming and going alone names nobody.
func TestNoticeAlone(t *testing.T) {
	for _, line := range []string{"Penggantinya", "Umjesto Penggantinya", "Gantinya Penggantinya", "Ispravak Umjesto"} {
		d, err := ReadText("SDN 2 putra\n1. Haikal Adi (kls 5)\n2. Ruth Sari (kls 4)\n\n"+line+"\n", Options{})
		if players := len(slices.DeleteFunc(slices.Clone(d.Rows), func(r Row) bool { return r.Skip })); err != nil || players != 2 {
			t.Errorf("%q: %d players, %v", line, players, err)
		}
	}
}

// TestSignsBetweenFacts: "#" with blanks parts facts as a stroke does, "the same as" a brother is his school, and the words of the messenger in the
// name of a group make it no host.
func TestSignsBetweenFacts(t *testing.T) {
	d, err := ReadText("[16/11/26 15.40.02] Kejurkab 2026: Pesan dan panggilan terenkripsi secara end-to-end.\n[16/11/26 15.40.02] Kejurkab 2026: Kak Fitri membuat grup ini\n"+
		"[16/11/26 15.41.18] Kejurkab 2026: Kak Fitri menambahkan Anda\n[16/11/26 15.44.30] Kak Fitri: Ini grup pendaftaran Kejurkab Lembah Wening, main hari Sabtu 28 Nov.\n"+
		"Cara tulis: nama # pa/pi # kelas # tgl lahir # sekolah\n[16/11/26 15.58.12] Coach Rudi: siap kak\n[16/11/26 16.20.45] Bu Endah: SMPN 6 Lembah Wening, kak:\n"+
		"1) Adhyaksa Nareswara # pa # VII D # 11-3-2014\n2) Bilqis Humaira # pi # VIII A # 29-7-2013\n"+
		"[17/11/26 06.50.02] Bunda Mikha: Nama = Mikhael Aldo\nKelas = 8\nAsal sekolah = SMP Mardi Siwi\n[17/11/26 06.51.40] Bunda Mikha: Nama = Misha Aldira\nKelas = 7\nAsal sekolah = idem kakaknya\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range d.Rows {
		if !r.Skip {
			got = append(got, fmt.Sprint(r.Entrant.Name, " ", r.Entrant.Class, " ", r.Entrant.Birth.Year, " ", r.Entrant.Club))
		}
	}
	want := []string{"Adhyaksa Nareswara 7 2014 SMPN 6 Lembah Wening", "Bilqis Humaira 8 2013 SMPN 6 Lembah Wening", "Mikhael Aldo 8 0 SMP Mardi Siwi", "Misha Aldira 7 0 SMP Mardi Siwi"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestConditionWithdrawsNobody: who plays if another is ill does not go; whether he plays is asked.
func TestConditionWithdrawsNobody(t *testing.T) {
	for said, school := range map[string]string{"Ruth is our sub, she'd only fill in if somebody is out sick": "Oak Primary School, Year 5", "Ruth main kalau ada yang sakit": "SDN 2, kelas 5", "Ruth igra ako netko ne može doći": "OŠ Vrh, 5. razred"} {
		d, err := ReadText("[09/11/2026, 08.10.00] Ani: "+school+"\n1. Mikael Adi\n2. Ruth Sari\n[09/11/2026, 08.20.00] Ani: "+said+"\n", Options{})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(d.Rows, func(r Row) bool { return r.Entrant.Name == "Ruth Sari" })
		if i < 0 || d.Rows[i].Skip || !slices.Contains(d.askedOf(i), AboutPlaying) {
			t.Errorf("%s: %+v", said, d.Rows)
		}
	}
}
