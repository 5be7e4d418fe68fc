package lexicon

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"wasit/swiss"
)

var sexes = map[string]swiss.Sex{
	"l": swiss.Male, "lk": swiss.Male, "laki": swiss.Male, "lakilaki": swiss.Male, "pa": swiss.Male, "putra": swiss.Male,
	"m": swiss.Male, "male": swiss.Male, "boy": swiss.Male, "boys": swiss.Male, "b": swiss.Male, "siswa": swiss.Male,
	"muski": swiss.Male, "musko": swiss.Male, "dj": swiss.Male, "djecak": swiss.Male, "decak": swiss.Male,
	"p": swiss.Female, "pr": swiss.Female, "perempuan": swiss.Female, "pi": swiss.Female, "putri": swiss.Female,
	"wanita": swiss.Female, "f": swiss.Female, "w": swiss.Female, "female": swiss.Female, "girl": swiss.Female, "girls": swiss.Female,
	"g": swiss.Female, "siswi": swiss.Female, "djevojcica": swiss.Female,
	"masculino": swiss.Male, "masculin": swiss.Male, "hombre": swiss.Male, "varon": swiss.Male, "homme": swiss.Male, "garcon": swiss.Male, "maschio": swiss.Male, "uomo": swiss.Male,
	"mannlich": swiss.Male, "man": swiss.Male, "jongen": swiss.Male, "homem": swiss.Male, "menino": swiss.Male, "masculine": swiss.Male, "pria": swiss.Male,
	"femenino": swiss.Female, "feminino": swiss.Female, "feminin": swiss.Female, "mujer": swiss.Female, "femme": swiss.Female, "fille": swiss.Female, "femmina": swiss.Female, "donna": swiss.Female,
	"weiblich": swiss.Female, "vrouw": swiss.Female, "meisje": swiss.Female, "mulher": swiss.Female, "menina": swiss.Female, "feminine": swiss.Female, "wanitaperempuan": swiss.Female,
	"z": swiss.Female, "zenski": swiss.Female, "zensko": swiss.Female, "k": swiss.Female,
}

// ColumnSexes are words that mean a sex in a column of sexes; in a sentence they may mean something else, or be a name.
var ColumnSexes = sync.OnceValue(func() map[string]swiss.Sex {
	m := map[string]swiss.Sex{}
	for sex, words := range map[swiss.Sex]string{
		swiss.Male: `mann mand herr herre gutt dreng pojke junge muz muzsky chlapec hoch mezczyzna chlopiec ferfi fiu erkek lelaki jantan barbat baiat masculine moski fant mees mies
			poika мужской муж мужчина мальчик м мушки мушко дечак άνδρας ανδρας άρρεν αρρεν αγόρι α`,
		swiss.Female: `frau kvinne kvinna kvinde dame jente pige flicka madchen maedchen zena zensky divka dievca kobieta dziewczyna dziewczynka no noi lany kadin bayan kiz femeie fata
			zenska dekle naine nainen tytto женский жен женщина девочка ж женски женско девојчица γυναίκα γυναικα θήλυ θηλυ κορίτσι θ`,
	} {
		for w := range strings.FieldsSeq(words) {
			m[Fold(w)] = sex
		}
	}
	return m
})

// sexPairs are the two letters of a column of sexes, that of the boys first, where they are not those of every list: M is a girl
// beside H (hombre, mujer) and J (jongen, meisje), F a man beside N (férfi, nő), P a boy beside F (pojke, flicka).
var sexPairs = []string{"hm", "hf", "hd", "jm", "gf", "gj", "pf", "fn", "mn", "ek", "eb", "cd", "ud", "md", "dp", "vs"}

// LettersOfSex reads the letters of a column of sexes by both of them and, where two languages differ, by its head; ask is set where even
// that does not tell whose they are.
func LettersOfSex(head string, found map[string]bool) (letters map[string]swiss.Sex, ask bool) {
	head = Fold(head)
	if len(found) != 2 || IsOneOf(head, "lp pl lpr jk jeniskelamin kelamin spol mz mf") { // these say whose letters they are
		return nil, false
	}
	of := func(pair string) map[string]swiss.Sex {
		if found[pair[:1]] && found[pair[1:]] {
			return map[string]swiss.Sex{pair[:1]: swiss.Male, pair[1:]: swiss.Female}
		}
		return nil
	}
	for _, pair := range sexPairs {
		if m := of(pair); m != nil {
			return m, false
		}
	}
	switch {
	case of("mv") != nil && IsOneOf(head, "geslacht mv"): // man, vrouw
		return of("mv"), false
	case of("vm") != nil && IsOneOf(head, "sexo genero vm lytis"): // varón, mujer
		return of("vm"), false
	case of("mv") != nil, of("km") != nil && IsOneOf(head, "geschlecht km"): // Knabe, Mädchen; elsewhere K is a woman
		return nil, true
	}
	return nil, false
}

func ParseSex(s string) (swiss.Sex, bool) {
	sex, ok := sexes[Fold(s)]
	return sex, ok
}

var MonthNames = sync.OnceValue(func() map[string]int {
	monthNames := map[string]int{}
	for i, words := range []string{
		"januari january jan januar jänner siječanj siječnja sij siječ", "februari february feb februar pebruari peb febuari pebuari veljača veljače velj",
		"maret march mar mrt maart märz ožujak ožujka ožu ožuj mart", "april apr travanj travnja tra trav", "mei may svibanj svibnja svi svib maj",
		"juni june jun lipanj lipnja lip", "juli julai july jul srpanj srpnja srp", "agustus ogos august aug agu ags agt agst agus kolovoz kolovoza kol kolov",
		"september sep sept septembar rujan rujna ruj", "oktober october oct okt oktobar listopad listopada lis list", "november nov studeni studenoga studenog stu stud nopember nop novembar",
		"desember disember dezember december dec des prosinac prosinca pro pros decembar",
	} {
		for _, w := range strings.Fields(words) {
			monthNames[Fold(w)] = i + 1
		}
	}
	return monthNames
})

// Parts cuts a date into numbers; a month may be a word. ok is false where a piece is neither. The time that a
// spreadsheet puts after a day is dropped.
func Parts(s string) (n []int, word bool, ok bool) {
	if day, _, timed := strings.Cut(s, ":"); timed {
		s = day[:max(0, strings.LastIndexAny(day, " T"))]
	}
	pieces := strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" ./-,_'’", r) })
	for _, p := range pieces {
		if m, named := MonthNames()[Fold(p)]; named {
			n, word = append(n, m), true
			continue
		}
		v, err := strconv.Atoi(p)
		if err != nil || v < 0 || v > 9999 {
			return nil, false, false
		}
		n = append(n, v)
	}
	if len(n) == 3 && word && MonthNames()[Fold(pieces[0])] > 0 { // "March 12, 2015"
		n[0], n[1] = n[1], n[0]
	}
	return n, word, true
}

// ParseDate reads a day or a year: day first, or year first. It refuses days that no calendar has.
func ParseDate(s string) (swiss.Date, bool) {
	n, _, ok := Parts(s)
	switch {
	case !ok:
		return Run(s)
	case len(n) == 3 && n[0] >= 1900 && n[1] == 0, len(n) == 3 && n[0] >= 1900 && n[2] == 0: // day or month unknown, as FIDE's lists have it
		return swiss.Date{Year: n[0]}, true
	case len(n) == 1 && n[0] >= 1900:
		return swiss.Date{Year: n[0]}, true
	case len(n) == 3 && n[0] >= 1000:
		return Checked(n[0], n[1], n[2])
	case len(n) == 3:
		return Checked(fullYear(n[2]), n[1], n[0])
	}
	return swiss.Date{}, false
}

// Run reads a day written in eight digits, year first or year last.
func Run(s string) (swiss.Date, bool) {
	n, err := strconv.Atoi(s)
	if err != nil || len(s) != 8 {
		return swiss.Date{}, false
	}
	if y := n / 10000; y >= 1900 && y < 2100 {
		if n%10000 == 0 || n%100 == 0 { // day or month unknown, as federations' lists have it
			return swiss.Date{Year: y}, true
		}
		return Checked(y, n/100%100, n%100)
	}
	if y := n % 10000; y >= 1900 && y < 2100 {
		return Checked(y, n/10000%100, n/1000000)
	}
	return swiss.Date{}, false
}

// Readings are the days that a date may mean besides what ParseDate makes of it: month and day exchanged, or the number
// of a day in a spreadsheet.
func Readings(s string) []swiss.Date {
	if n, err := strconv.Atoi(s); err == nil && len(s) == 5 && n < 60000 { // days since 30 December 1899
		day := time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, n)
		return []swiss.Date{{Year: day.Year(), Month: int(day.Month()), Day: day.Day()}}
	}
	n, word, ok := Parts(s)
	if !ok || len(n) != 3 || word {
		return nil
	}
	year, day, month := n[2], n[1], n[0]
	if n[0] >= 1000 {
		year, day, month = n[0], n[1], n[2]
	}
	if d, ok := Checked(fullYear(year), month, day); ok {
		return []swiss.Date{d}
	}
	return nil
}

// fullYear reads a year of two digits as the nearest that a player of today can be born in.
func fullYear(y int) int {
	switch {
	case y >= 100:
		return y
	case y <= 30:
		return 2000 + y
	}
	return 1900 + y
}

func Checked(y, m, d int) (swiss.Date, bool) {
	if y == 0 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m) {
		return swiss.Date{}, false
	}
	return swiss.Date{Year: y, Month: m, Day: d}, true
}

func daysIn(y, m int) int {
	switch m {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if y%4 == 0 && (y%100 != 0 || y%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

var Romans = map[string]int{"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10, "xi": 11, "xii": 12}

// ParseClass reads a school class: "5", "5B", "VI", "kelas 4".
func ParseClass(s string) (int, bool) {
	s = strings.TrimSpace(strings.TrimPrefix(strings.ToLower(s), "kelas"))
	if rest := strings.TrimLeft(s, "y"); len(rest)+1 == len(s) && strings.Trim(rest, "0123456789") == "" {
		s = rest // "Y6"
	}
	if n, ok := Romans[strings.TrimRight(s, ". abcdef")]; ok {
		return n, true
	}
	if n, ok := Romans[s]; ok {
		return n, true
	}
	digits := strings.TrimRight(s, ". abcdefghijklmnopqrstuvwxyzºª°èéй")
	n, err := strconv.Atoi(digits)
	return n, err == nil && n >= 1 && n <= 13
}

// IsOneOf reports whether a folded word is one of a few.
func IsOneOf(word, list string) bool {
	if !strings.Contains(list, word) { // most words are not, and this says so fast
		return false
	}
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}
