package roster

import (
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// Field is what a column can hold.
type Field uint8

// The fields. Ignored is the zero value.
const (
	Ignored Field = iota
	Name
	GivenName
	Surname
	SortName
	Sex
	Birth
	Rating
	Title
	Club
	Federation
	FIDEID
	Class
	NationalRating // counts where there is no other
	NationalID
	RapidRating
	BlitzRating
	KFactor
	Before
	Group       // age group, or the section that somebody asks for
	TeamName    // of an event of teams
	BoardNumber // in the team
	NISN        // number of a pupil in the register of his country, and
	NIS         // in that of his school
	Remark      // what a person must know: withdrawn, reserve
	MaleTick    // a tick there means a boy, and
	FemaleTick  // there a girl
	Fields      // their number

	standardRating // heads alone: in a mapping it is Rating
	runningNumber  // heads alone: a mapping ignores it
)

// fieldLabels are further labels of forms, which as heads of columns would be something else.
var fieldLabels = sync.OnceValue(func() map[string]Field {
	labels := map[string]Field{}
	for f, words := range map[Field]string{
		Name:   "ananda anak atasnama namaanak namaananda namamurid namapelajar namalengkapanak namalengkapsiswa namaatlet pemain igrac igracica ucenik ucenica imeiprezimeucenika imeiprezimedjeteta imedjeteta nameofplayer nameofchild childsname childname studentname student playersname pupil natjecatelj natjecateljica",
		Club:   "sekolahasal asalsekolahklub sekolahklub klubsekolah namaklub klub klubskola skolaklub skolaucenika nazivskole schoolclub schoolname clubschool sekolahnya namasekolahklub asalklub perguruan madrasah clubname clubname",
		Class:  "kls kelassekarang razredni razredodjel razredodjeljenje razrediodjeljenje year yeargroup yr gradeclass tingkatkelas duduk dikelas kelasnya",
		Birth:  "tempattgllhr tempattglahir tgllahiranak lahirtanggal lahirtgl tanggal tgl ttlahir datumr datumimjestorodenja mjestoidatumrodenja datrod datumrod rodjen rodjena rodendan tempatlahirtanggallahir tempatlahirtgllahir tgllhr lhr placeanddateofbirth birthplaceanddate dateandplaceofbirth kelahiran bornon",
		Sex:    "jeniskel jnskelamin jkelamin jeniskelaminlp kelaminlp lp sexmf genderf genderm mf spolmz putraputri papi",
		Rating: "rtgfide fideelo nacionalnirejting",
	} {
		for _, w := range strings.Fields(words) {
			labels[w] = f
		}
	}
	return labels
})

// headers are the heads that a message may write as labels, "nama: Budi", in the languages of our users: those of what a person
// is. What else programs head means something else in a sentence.
var headers = sync.OnceValue(func() map[string]Field {
	m := map[string]Field{}
	for _, lang := range []string{"programs", "en", "id", "hr", "de"} {
		for f, text := range headWords[lang] {
			switch f {
			case NationalID, RapidRating, BlitzRating, KFactor, Before, Group, TeamName, BoardNumber, NISN, NIS, Remark, runningNumber, standardRating:
				continue
			}
			for w := range strings.FieldsSeq(text) {
				if _, known := m[w]; !known && len(w) > 1 {
					m[w] = f
				}
			}
		}
	}
	return m
})

// headField tells a column by its head, where the whole of it is known. A rating of the standard rate of play is the rating.
func headField(head string) Field {
	if isAdultHead(head) {
		return Ignored
	}
	f, _ := HeadField(head)
	return f
}

// isKnownHead reports whether a cell is the head of a column, kept or not.
func isKnownHead(cell string) bool {
	cell = headNumber().ReplaceAllString(cell, "")
	_, known := heads()[lexicon.Fold(cell)]
	return known || otherHeads.Has(lexicon.Fold(cell)) || isAdultHead(cell) && len(cell) < 60
}

// headYears is the school year in a head: "Kelas di TA 2026/2027".
var headYears = lexicon.Pattern(`\b20\d\d\s?[/–-]\s?(?:20)?\d\d\b`)

// IsHeader reports whether row names columns rather than a player. The rounds of a crosstable do not count.
func IsHeader(row []string) bool {
	exact, like, rounds := named(row), 0, 0
	for _, cell := range row {
		switch {
		case headField(cell) != Ignored:
		case isOffice(cell): // of a person: "Tom Fenn (coach)"
		case isRound(cell):
			rounds++
		case wordField(cell) != Ignored || isKnownHead(cell):
			like++
		}
	}
	if exact == 0 && like < 2 {
		return false
	}
	if exact < 2 {
		rounds = 0
	}
	numberless := make([]string, len(row))
	for i, cell := range row {
		numberless[i] = headNumber().ReplaceAllString(headYears().ReplaceAllString(cell, ""), "")
	}
	row = numberless
	if text := strings.Join(row, ""); strings.ContainsAny(text, "0123456789") && like > exact && (rounds == 0 || strings.ContainsAny(withoutRounds(row), "0123456789")) {
		return false
	}
	return (exact+like)*2 >= filled(row)-rounds-1
}

// isOffice reports whether a cell is a name with what its bearer does in brackets or behind a dash. The head of a column begins small or
// says what it is about first.
func isOffice(cell string) bool {
	at := strings.IndexAny(cell, "(–—")
	if at < 0 {
		at = strings.Index(cell, " - ")
	}
	if at <= 0 || !isAdultHead(cell[at:]) || isAdultHead(cell[:at]) || wordField(cell[:at]) != Ignored {
		return false
	}
	words := strings.Fields(cell[:at])
	for _, w := range words {
		if r, _ := utf8.DecodeRuneInString(w); !unicode.IsUpper(r) {
			return false
		}
	}
	return len(words) > 1
}

// isRound reports whether a cell heads the results of a round or a tie-break: "1.Rd", "R3", "TB1", "7".
func isRound(cell string) bool {
	word := strings.TrimRight(strings.TrimLeft(strings.ToLower(cell), "0123456789.: "), "0123456789.: ")
	return len(cell) < 12 && strings.ContainsAny(cell, "0123456789") && lexicon.IsOneOf(strings.TrimSpace(word), "rd r runde round rnd kolo k babak bbk b ronde turno t ronda rodada rde tour etappe krog kör tur tb wtg bh sb bhz") || cell != "" && len(cell) <= 2 && isDigits(cell)
}

// withoutRounds joins the cells of a row that head no round.
func withoutRounds(row []string) string {
	var b strings.Builder
	for _, cell := range row {
		if !isRound(cell) {
			b.WriteString(cell)
		}
	}
	return b.String()
}

// named counts the cells that are the name of a column.
func named(row []string) int {
	n := 0
	for _, cell := range row {
		if headField(cell) != Ignored {
			n++
		}
	}
	return n
}

// wordField finds the name of a column among the words of a longer one: "Rating FIDE", "Asal sekolah/klub". Words for a
// name say least: "Nama klub" is the club.
func wordField(cell string) Field {
	if isAdultHead(cell) {
		return Ignored
	}
	f := Ignored
	for _, w := range strings.FieldsFunc(cell, notLetter) {
		if w = lexicon.Fold(w); len(w) < 3 || w == "fide" {
			continue
		}
		if h := heads()[w]; h != Ignored && h < Fields && (f == Ignored || f == Name) {
			f = h
		}
	}
	return f
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }

// likelyField is [wordField] for the heads that are not known to be something else.
func likelyField(cell string) Field {
	if otherHeads.Has(lexicon.Fold(cell)) {
		return Ignored
	}
	return wordField(cell)
}

func filled(row []string) int {
	n := 0
	for _, c := range row {
		if c != "" {
			n++
		}
	}
	return n
}

// Mapping says which field each column holds and whether row Head names them. Lines above that are titles.
type Mapping struct {
	Columns []Field
	Header  bool
	Head    int
	Under   bool // the line below Head names columns too: "Sex" above "M" and "F"
	Unsure  bool // a person should look at the columns: no line names them all
}

// Names returns the cells that name the columns, nil without a header. Of two lines of heads the lower counts where it says
// something by itself.
func (m Mapping) Names(c Cells) []string {
	if !m.Header || m.Head >= len(c.Rows) {
		return nil
	}
	if !m.Under || m.Head+1 >= len(c.Rows) {
		return c.Rows[m.Head]
	}
	return joinHeads(c.Rows[m.Head], c.Rows[m.Head+1])
}

// joinHeads joins two lines of heads. A cell of the upper one reaches over the empty ones to its right.
func joinHeads(upper, lower []string) []string {
	names := make([]string, max(len(upper), len(lower)))
	reach := ""
	for i := range names {
		a, b := cellOf(upper, i), cellOf(lower, i)
		if a != "" {
			reach = a
		} else if b != "" {
			a = reach
		}
		_, sex := lexicon.ParseSex(b)
		switch {
		case b == "" || a == b, headField(a) == Birth && lexicon.IsOneOf(lexicon.Fold(b), "datum nadnevak dan date day tanggal tgl tag fecha data"):
			names[i] = a
		case headField(a) == Birth && placeHead().MatchString(b):
			names[i] = b
		case !isAdultHead(a) && (sex || isKnownHead(b)):
			names[i] = b
		default:
			names[i] = strings.TrimSpace(a + " " + b)
		}
	}
	return names
}

func cellOf(row []string, i int) string {
	if i < len(row) {
		return row[i]
	}
	return ""
}

// body is the first row of players.
func (m Mapping) body() int {
	switch {
	case !m.Header:
		return 0
	case m.Under:
		return m.Head + 2
	}
	return m.Head + 1
}

// maxTitles is how many lines may stand above the names of the columns; farTitles where these are three and more.
const (
	maxTitles = 8
	farTitles = 40
)

// headAt finds the row that names the most columns. Below the first row only one that names two or more counts.
func headAt(rows [][]string) (at int, ok bool) {
	best := 0
	for i, row := range rows[:min(farTitles, len(rows))] {
		n := named(row)
		if i >= maxTitles && n < 3 {
			continue
		}
		if IsHeader(row) && (i == 0 || n >= 2 && n > best) {
			at, best, ok = i, n, true
		}
	}
	return at, ok
}

// hasUnder reports whether the row below the heads goes on with them: no number stands in it, its cells stand under empty ones
// or repeat those above, and no name does.
func hasUnder(rows [][]string, head int) bool {
	if head+1 >= len(rows) {
		return false
	}
	upper, lower := rows[head], rows[head+1]
	if e, ok := (&story{}).groupOf(strings.Join(lower, "")); ok && filled(lower) == 1 && e != (Entrant{}) {
		return false // "PUTRA" heads the rows below
	}
	n := 0
	for i, b := range lower {
		a := cellOf(upper, i)
		if b == "" || b == a {
			continue
		}
		f := headField(a)
		_, sex := lexicon.ParseSex(b)
		part := headField(b)
		switch {
		case f == Name && (part == Surname || part == GivenName): // "Pupil" above "Surname" and "Name"
		case isWords(b) && a != "" && isKnownHead(a+" "+b) && !isAdultHead(a+" "+b): // "NAMA" above "PESERTA"
		case !sex && !isKnownHead(b) && !(isWords(b) && (a == "" && i > 0 || under(upper, i))), f == Name, f == Surname, f == GivenName, f == Sex && a != "" && !under(upper, i):
			return false
		}
		n++
	}
	return n > 0
}

// isWords reports whether a cell has letters and no digit.
func isWords(cell string) bool {
	return countLetters(cell) > 1 && !strings.ContainsAny(cell, "0123456789")
}

// under reports whether the head at i reaches over the one to its right, which is empty or, of merged cells, says the same.
func under(upper []string, i int) bool {
	next := cellOf(upper, i+1)
	return next == "" || next == upper[i] || i > 0 && upper[i-1] == upper[i]
}

// Guess proposes a mapping: by the header's words where there is one, else by what the cells look like. A column that
// nothing recognises is ignored, and the person who reads the preview sees that.
func Guess(c Cells) Mapping {
	m := Mapping{}
	width := 0
	for _, r := range c.Rows {
		width = max(width, len(r))
	}
	m.Columns = make([]Field, width)
	if len(c.Rows) == 0 {
		return m
	}
	if m.Head, m.Header = headAt(c.Rows); m.Header {
		m.Under = hasUnder(c.Rows, m.Head)
		m.byNames(c)
		return m
	}
	m.byContent(c.Rows)
	guess := m.isGuess(c.Rows) // it may change a column, whatever else is unsure
	m.Unsure = m.Unsure || guess
	return m
}

// byNames reads the line that names the columns: first the names that are known, then those with a known word in them.
func (m *Mapping) byNames(c Cells) {
	names := m.Names(c)
	used := map[Field]bool{}
	m.ticks(names, used)
	for _, field := range []func(string) Field{headField, likelyField} {
		for i, cell := range names {
			if f := field(cell); f != Ignored && m.Columns[i] == Ignored && !used[f] {
				m.Columns[i], used[f] = f, true
			}
		}
	}
	m.nameParts(names, used)
	m.titles(c)
	if !used[Remark] {
		m.remarks(c, names)
	}
	m.byCells(c, names, used)
	m.mendByCells(c, names, used)
	switch {
	case used[Surname] && used[Name] && !used[GivenName]:
		m.replace(Name, GivenName)
	case used[GivenName] && used[Name] && !used[Surname]:
		m.replace(Name, Surname)
	case used[Surname] && used[Name]:
		m.replace(Name, Ignored)
	case used[GivenName] && !used[Surname] && !used[Name]:
		m.replace(GivenName, Name)
	case !used[Name] && !used[Surname]:
		m.nameSomewhere(c.Rows[m.body():])
		m.Unsure = true
	}
}

// nameParts takes the columns that hold another part of a name.
func (m *Mapping) nameParts(names []string, used map[Field]bool) {
	for f, words := range nameParts {
		for i, cell := range names {
			if words.Has(lexicon.Fold(cell)) {
				m.Columns[i], used[f] = f, true
			}
		}
	}
}

// yearHeads are words for a year, which head a year of birth where the cells are years: "Year" is a class elsewhere.
var yearHeads = lexicon.Set("thn year jahr annee ano anno jaar rok rocnik leto god godina an anul ar yil tahun th год година έτος ετος")

// byCells takes columns by what stands in them, where their heads say no more than "ID", "Year" or nothing known: a person should look.
func (m *Mapping) byCells(c Cells, names []string, used map[Field]bool) {
	rows := c.Rows[min(m.body(), len(c.Rows)):]
	in := func(low, high int) func(string) bool {
		return func(s string) bool { n, err := strconv.Atoi(s); return err == nil && n >= low && n < high }
	}
	for i, name := range names {
		if i >= len(m.Columns) || m.Columns[i] != Ignored {
			continue
		}
		rated := used[Rating] || used[NationalRating]
		switch word := lexicon.Fold(name); {
		case !used[Birth] && yearHeads.Has(word) && mostly(rows, i, in(1920, 2030)):
			m.Columns[i], used[Birth] = Birth, true
		case !used[Class] && word == "year" && mostly(rows, i, cellsLike[Class]):
			m.Columns[i], used[Class] = Class, true
		case !used[FIDEID] && lexicon.IsOneOf(word, "id idno ident") && rated && used[Federation] && mostly(rows, i, in(100_000, 100_000_000)):
			m.Columns[i], used[FIDEID], m.Unsure = FIDEID, true, true
		case !rated && mostly(rows, i, in(1000, 2900)) && !mostly(rows, i, in(1930, 2030)):
			if m.Unsure = true; used[RapidRating] || used[BlitzRating] { // "Reg" beside "Quick"
				m.Columns[i], used[Rating] = Rating, true
			}
		}
	}
}

// mendByCells looks at the cells below the heads: a head may say another thing than the column holds, "Tingkat" above SD and SMP, and a head that
// nobody knows stands above cells that can be told by themselves. A person should look at the columns then.
func (m *Mapping) mendByCells(c Cells, names []string, used map[Field]bool) {
	rows := c.Rows[min(m.body(), len(c.Rows)):]
	for i, f := range m.Columns {
		like := cellsLike[f]
		isNumber := f == Sex && mostly(rows, i, isDigits) // "Lp.", which counts in Polish
		if like == nil || !isNumber && (filledIn(rows, i) < 3 || !mostly(rows, i, func(s string) bool { return !like(s) && !isSame(s) && countLetters(s) > 0 })) {
			continue
		}
		m.Columns[i], used[f], m.Unsure = Ignored, false, !isNumber || m.Unsure
		if !used[Group] && mostly(rows, i, func(s string) bool {
			return alike.LevelOf(s) != alike.AnyLevel || alike.LevelOf(s+" X") != alike.AnyLevel
		}) {
			m.Columns[i], used[Group] = Group, true
		}
		for k, name := range names { // the head that came second may be right
			if m.Columns[k] == Ignored && k != i && !used[f] && (headField(name) == f || likelyField(name) == f) && mostly(rows, k, like) {
				m.Columns[k], used[f] = f, true
			}
		}
	}
	for _, f := range []Field{Sex, Birth, Class, Club} {
		if f == Class && (used[Rating] || used[NationalRating] || used[FIDEID]) {
			continue // of a club or a federation: its numbers and letters are results
		}
		for i, name := range names {
			if used[f] || m.Columns[i] != Ignored || name == "" || isAdultHead(name) || otherHeads.Has(lexicon.Fold(name)) || countLetters(name) == 0 || filledIn(rows, i) < 3 || !mostly(rows, i, cellsTell[f]) || f == Birth && yearsIn(rows, i) < 3 {
				continue
			}
			m.Columns[i], used[f], m.Unsure = f, true, true
		}
	}
}

// filledIn counts the cells of a column that are not empty.
func filledIn(rows [][]string, column int) int {
	n := 0
	for _, r := range rows {
		if cellOf(r, column) != "" {
			n++
		}
	}
	return n
}

// cellsLike tells whether a cell can be of a field at all.
var cellsLike = map[Field]func(string) bool{
	Sex:     func(s string) bool { _, ok := lexicon.ParseSex(s); return ok },
	Birth:   func(s string) bool { return strings.ContainsAny(s, "0123456789") }, // a place has none
	Class:   func(s string) bool { _, _, ok := classOf(s); return ok },
	Rating:  isRatingCell,
	KFactor: isDigits, NationalRating: isRatingCell, RapidRating: isRatingCell, BlitzRating: isRatingCell, FIDEID: func(s string) bool { _, ok := parseFIDE(s); return ok },
}

func isRatingCell(s string) bool { _, ok := parseRating(s); return ok }

// cellsTell tells whether a cell can be of one field alone.
var cellsTell = map[Field]func(string) bool{
	Sex:   func(s string) bool { _, ok := lexicon.ParseSex(s); return ok },
	Birth: func(s string) bool { d, ok := lexicon.ParseDate(s); return ok && d.Month > 0 },
	Class: isClassCell,
	Club:  isSchoolName,
}

// yearsIn counts the years of the days in a column: those of birth are several, those of an entry are not.
func yearsIn(rows [][]string, column int) int {
	years := map[int]bool{}
	for _, r := range rows {
		if d, ok := lexicon.ParseDate(cellOf(r, column)); ok {
			years[d.Year] = true
		}
	}
	return len(years)
}

// remarks takes a column that nothing else explains for remarks, where some of its cells say that a player withdraws, replaces
// another or is mended: forms ask for them under many heads.
func (m *Mapping) remarks(c Cells, names []string) {
	for i, f := range m.Columns {
		if f != Ignored || i >= len(names) || isAdultHead(names[i]) || otherHeads.Has(lexicon.Fold(names[i])) && lexicon.Fold(names[i]) != "status" {
			continue
		}
		for _, r := range c.Rows[min(m.body(), len(c.Rows)):] {
			if cell := cellOf(r, i); strings.Contains(cell, " ") && lexicon.NoticeOf(cell, lexicon.Withdrawn, lexicon.InPlaceOf, lexicon.Mended) != lexicon.NoNotice || lexicon.IsNotice(cell, lexicon.Reserve, lexicon.Withdrawn) {
				m.Columns[i] = Remark
				return
			}
		}
	}
}

// ticks finds two columns side by side that name a sex each: a tick in one of them says which.
func (m *Mapping) ticks(names []string, used map[Field]bool) {
	for i := range len(names) - 1 {
		a, _ := lexicon.ParseSex(names[i])
		b, _ := lexicon.ParseSex(names[i+1])
		if a == 0 || b == 0 || a == b {
			continue
		}
		m.Columns[i], m.Columns[i+1] = MaleTick, FemaleTick
		if a == swiss.Female {
			m.Columns[i], m.Columns[i+1] = FemaleTick, MaleTick
		}
		used[Sex] = true
		return
	}
}

// titles takes a column without a name that holds nothing but titles: result pages do not head it.
func (m *Mapping) titles(c Cells) {
	names := m.Names(c)
	for i, f := range m.Columns {
		if f == Title {
			return
		}
		if f != Ignored || i >= len(names) || strings.TrimSpace(names[i]) != "" {
			continue
		}
		n, all := 0, true
		for _, r := range c.Rows[m.body():] {
			if i < len(r) && bare(r[i]) != "" {
				_, title := swiss.ParseTitle(strings.ToUpper(r[i]))
				n, all = n+1, all && title
			}
		}
		if n > 0 && all {
			m.Columns[i] = Title
			return
		}
	}
}

// isGuess reports whether columns that no line names may well be others: two of single words, which may be a surname and a
// given name; numbers that may be ratings or years of birth.
func (m *Mapping) isGuess(rows [][]string) bool {
	single := 0
	for i, f := range m.Columns {
		switch {
		case (f == Name || f == Club) && mostly(rows, i, func(s string) bool { return !strings.ContainsAny(s, " 0123456789") }):
			single++
		case f == Rating && mostly(rows, i, func(s string) bool { n, _ := strconv.Atoi(s); return n >= 1930 && n < 2030 }):
			m.Columns[i] = Birth
			return true
		}
	}
	return single == 2
}

func (m *Mapping) replace(from, to Field) {
	for i, f := range m.Columns {
		if f == from {
			m.Columns[i] = to
		}
	}
}

// byContent tries each field on each column; a column takes the first field of which most filled cells are an example.
func (m *Mapping) byContent(rows [][]string) {
	used := map[Field]bool{}
	take := func(f Field, like func(string) bool) {
		for i := range m.Columns {
			if m.Columns[i] == Ignored && !used[f] && mostly(rows, i, like) {
				m.Columns[i], used[f] = f, true
			}
		}
	}
	take(Sex, func(s string) bool { _, ok := lexicon.ParseSex(s); return ok })
	take(Birth, func(s string) bool { d, ok := lexicon.ParseDate(s); return ok && d.Month > 0 })
	take(Rating, func(s string) bool { n, ok := parseRating(s); return ok && n >= 1000 && n < 3000 })
	take(Title, func(s string) bool { t, ok := swiss.ParseTitle(strings.ToUpper(s)); return ok && t != swiss.NoTitle })
	take(Federation, func(s string) bool { return len(s) == 3 && strings.ToUpper(s) == s && countLetters(s) == 3 })
	if used[Rating] && used[Federation] { // a long number alone may be anything: a member's, a telephone's
		take(FIDEID, func(s string) bool { n, err := strconv.Atoi(s); return err == nil && n >= 100_000 && n < 100_000_000 })
		m.Unsure = used[FIDEID]
	}
	if used[Rating] || used[FIDEID] { // without them numbers of four digits are asked about
		take(Birth, func(s string) bool {
			n, err := strconv.Atoi(s)
			return err == nil && len(s) == 4 && n >= 1920 && n < 2030
		})
	}
	take(Class, isClassCell)
	take(Club, isSchoolName)
	if m.parted(rows) {
		used[Name] = true
	}
	take(Name, func(s string) bool { return countLetters(s)*2 > len([]rune(s)) })
	if !used[Name] {
		m.nameSomewhere(rows)
	}
	take(Club, func(s string) bool { return countLetters(s) > 1 })
}

// parted takes the first two columns of single words, side by side, for a surname and a given name: a person should look.
func (m *Mapping) parted(rows [][]string) bool {
	single := func(i int) bool {
		return m.Columns[i] == Ignored && mostly(rows, i, func(s string) bool {
			return countLetters(s) > 1 && countLetters(s) == len([]rune(strings.Trim(s, "-'’"))) && !isSchoolName(s)
		})
	}
	if len(rows) < 2 {
		return false
	}
	for i := range len(m.Columns) - 1 {
		if single(i) && single(i+1) {
			m.Columns[i], m.Columns[i+1], m.Unsure = Surname, GivenName, true
			return true
		}
	}
	return false
}

// isSchoolName reports whether a cell begins with a word for a school or club.
func isSchoolName(cell string) bool {
	steps := 0
	l := line{source: cell, steps: &steps, toks: lexicon.Tokens(cell, 0, "")}
	return len(l.toks) > 1 && l.toks[0].Kind == lexicon.Word && l.startsClub(0)
}

// isClassCell reports whether a cell is a class that says so, by a label or a letter.
func isClassCell(cell string) bool {
	_, text, ok := classOf(cell)
	return ok && !isDigits(cell) && text != ""
}

// nameSomewhere takes the column with the most letters as the names: a list without names is none.
func (m *Mapping) nameSomewhere(rows [][]string) {
	best, most := -1, 0
	for i, f := range m.Columns {
		n := 0
		for _, r := range rows {
			if i < len(r) {
				n += countLetters(r[i])
			}
		}
		if f == Ignored && n > most {
			best, most = i, n
		}
	}
	if best >= 0 {
		m.Columns[best] = Name
	}
}

func mostly(rows [][]string, column int, like func(string) bool) bool {
	yes, all := 0, 0
	for _, r := range rows {
		if column < len(r) && r[column] != "" {
			all++
			if like(r[column]) {
				yes++
			}
		}
	}
	return yes > 0 && yes*10 >= all*8
}

func countLetters(s string) int {
	n := 0
	for _, r := range s {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n
}
