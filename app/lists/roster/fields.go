package roster

import (
	"strconv"
	"strings"
	"sync"
	"unicode"

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
	Fields // their number
)

// headers are the folded words that head a column, in the languages of our users.
var headers = sync.OnceValue(func() map[string]Field {
	headers := map[string]Field{}
	for f, words := range map[Field]string{
		Name:           "nama namalengkap namapeserta namasiswa namapemain peserta name fullname player playername imeiprezime prezimeiime igrac natjecatelj pemain participant participants players",
		GivenName:      "ime givenname firstname namadepan",
		Surname:        "prezime surname lastname familyname namabelakang",
		SortName:       "sortname namaurut kljucsortiranja",
		Sex:            "lp l/p jk jeniskelamin kelamin sex gender spol mf mz",
		Birth:          "dateborn yob godistarodenja godinarodenja tanggallahir tgllahir tglahir tempattgllahir tempattanggallahir tempatdantanggallahir tempatdantgllahir tmpttgllahir ttl lahir tahunlahir birth birthdate birthday dateofbirth dob yearofbirth born datumrodenja rodenje roden rodena rod datumrod godiste god rodendan bday bdate birthyear godrod geb geburtsdatum geburt jahrgang jg godrodj",
		Rating:         "rating elo elorating fiderating rejting rtg rapid standard rtgint rtgi irtg intrtg eloint ratingfide ratinginternasional srtng rtgfide elofide fideelo rejtingfide fiderejting rtgm elom rejtingm rejtingmedunarodni",
		NationalRating: "rtgnat rtgn nrtg natrtg elonat nationalrating ratingnational ratingnasional ratingpercasi nacionalnirejting rejtingnacionalni rejtinghss hssrejting dwz",
		Title:          "gelar title titula tit titel fidetitle",
		Club:           "sekolah asalsekolah namasekolah asal instansi klub club school team tim skola clubcity kontingen clubname namaklub klubgrad klubkota vereinort verein nazivkluba teamname klubskola namasekolahklub",
		Federation:     "federasi federation fed negara country savez drzava land federacija",
		FIDEID:         "fideid idfide idnumber fideno fidebroj fide fidecode nofide idfidecode brojfide",
		Class:          "kelas class grade razred",
	} {
		for _, w := range strings.Fields(words) {
			headers[w] = f
		}
	}
	return headers
})

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

// listHeads are the folded words above columns of rating lists and pairing programs; in a message they mean nothing.
var listHeads = sync.OnceValue(func() map[string]Field {
	heads := map[string]Field{}
	for f, words := range map[Field]string{
		NationalID:  "idno nationalid nationalno natid idnational idnasional nomornasional nia noidpercasi idpercasi hssid hsid idhss brojhss nacionalniid nacionalnibroj lid",
		RapidRating: "rrtng rrtg rapid rapidrating ratingrapid rtgrapid rapidelo elorapid fiderapid rapidfide ratingcepat ubrzani rejtingubrzani ubrzanirejting rapidrejting rejtingrapid",
		BlitzRating: "brtng brtg blitz blitzrating ratingblitz rtgblitz blitzelo eloblitz fideblitz blitzfide ratingkilat brzopotezni rejtingbrzopotezni brzopoteznirejting blitzrejting rejtingblitz",
		KFactor:     "k kfactor sk faktork koeficijent koeficijentk koefisien koefisienk",
		Before:      "earliergames",
	} {
		for _, w := range strings.Fields(words) {
			heads[w] = f
		}
	}
	return heads
})

// headField tells a column by its head, where the whole of it is known.
func headField(head string) Field {
	word := Fold(head)
	if f := listHeads()[word]; f != Ignored {
		return f
	}
	return headers()[word]
}

// otherHeads are names of columns that pairing programs and federations write and that nothing here keeps.
var otherHeads = set(`no nr rb rbr br sno startno startingrank rank idno nationalid nationalno clubnumber clubno teamno boardno academictitle typ type gr group k kfactor flag wtit otit foa sgm sk rrtng rgm rk brtng bgm bk
	nia provinsi propinsi kota kabupaten kabkota daerah kategorija kategori kategorie grupa hssid hsid broj clan source pts punkte bodovi points info remark opaska keterangan ket pairingno snr`)

// IsHeader reports whether row names columns rather than a player.
func IsHeader(row []string) bool {
	exact, like := named(row), 0
	for _, cell := range row {
		if headers()[Fold(cell)] == Ignored && (wordField(cell) != Ignored || otherHeads.has(Fold(cell))) {
			like++
		}
	}
	if exact == 0 && like < 2 || strings.ContainsAny(strings.Join(row, ""), "0123456789") && like > exact {
		return false
	}
	return (exact+like)*2 >= filled(row)-1
}

// named counts the cells that are the name of a column.
func named(row []string) int {
	n := 0
	for _, cell := range row {
		if headers()[Fold(cell)] != Ignored {
			n++
		}
	}
	return n
}

// wordField finds the name of a column among the words of a longer one: "Rating FIDE", "Asal sekolah/klub". Words for a
// name say least: "Nama klub" is the club.
func wordField(cell string) Field {
	f := Ignored
	for _, w := range strings.FieldsFunc(cell, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if w = Fold(w); len(w) < 3 || w == "fide" {
			continue
		}
		if h := headers()[w]; h != Ignored && (f == Ignored || f == Name) {
			f = h
		}
	}
	return f
}

// likelyField is [wordField] for the heads that are not known to be something else.
func likelyField(cell string) Field {
	if otherHeads.has(Fold(cell)) {
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
	Unsure  bool // a person should look at the columns: no line names them all
}

// Names returns the cells that name the columns, nil without a header.
func (m Mapping) Names(c Cells) []string {
	if !m.Header || m.Head >= len(c.Rows) {
		return nil
	}
	return c.Rows[m.Head]
}

// maxTitles is how many lines may stand above the names of the columns.
const maxTitles = 8

// headAt finds the row that names the most columns. Below the first row only one that names two or more counts.
func headAt(rows [][]string) (at int, ok bool) {
	best := 0
	for i, row := range rows[:min(maxTitles, len(rows))] {
		if n := named(row); IsHeader(row) && (i == 0 || n >= 2 && n > best) {
			at, best, ok = i, n, true
		}
	}
	return at, ok
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
		m.byNames(c)
		return m
	}
	m.byContent(c.Rows)
	m.Unsure = m.isGuess(c.Rows)
	return m
}

// byNames reads the line that names the columns: first the names that are known, then those with a known word in them.
func (m *Mapping) byNames(c Cells) {
	used := map[Field]bool{}
	for _, field := range []func(string) Field{headField, likelyField} {
		for i, cell := range m.Names(c) {
			if f := field(cell); f != Ignored && m.Columns[i] == Ignored && !used[f] && !(f == Name && used[Surname]) {
				m.Columns[i], used[f] = f, true
			}
		}
	}
	m.titles(c)
	if used[RapidRating] && !used[Rating] && !used[NationalRating] {
		m.replace(RapidRating, Rating) // the one rating that the list has
	}
	if used[GivenName] && !used[Surname] && !used[Name] {
		m.replace(GivenName, Name)
	} else if !used[Name] && !used[Surname] {
		m.nameSomewhere(c.Rows[m.Head+1:])
		m.Unsure = true
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
		for _, r := range c.Rows[m.Head+1:] {
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
	take(Sex, func(s string) bool { _, ok := parseSex(s); return ok })
	take(Birth, func(s string) bool { d, ok := ParseDate(s); return ok && d.Month > 0 })
	take(Rating, func(s string) bool { n, ok := parseRating(s); return ok && n >= 1000 && n < 3000 })
	take(FIDEID, func(s string) bool { n, err := strconv.Atoi(s); return err == nil && n >= 100_000 })
	take(Title, func(s string) bool { t, ok := swiss.ParseTitle(strings.ToUpper(s)); return ok && t != swiss.NoTitle })
	take(Federation, func(s string) bool { return len(s) == 3 && strings.ToUpper(s) == s && countLetters(s) == 3 })
	take(Class, isClassCell)
	take(Club, isSchoolName)
	take(Name, func(s string) bool { return countLetters(s)*2 > len([]rune(s)) })
	if !used[Name] {
		m.nameSomewhere(rows)
	}
	take(Club, func(s string) bool { return countLetters(s) > 1 })
}

// isSchoolName reports whether a cell begins with a word for a school or club.
func isSchoolName(cell string) bool {
	steps := 0
	l := line{source: cell, steps: &steps, toks: tokens(cell, 0, "")}
	return len(l.toks) > 1 && l.toks[0].kind == word && l.startsClub(0)
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
