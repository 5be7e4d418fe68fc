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

// Read makes rows of players. Thisyear serves to doubt impossible ages; here tells whether a name and club stand in the
// section already (nil: nobody does).
func Read(c Cells, m Mapping, thisYear int, here func(Entrant) bool) []Row {
	t := newTable(c, m, thisYear)
	out := make([]Row, 0, len(c.Rows))
	seen := newSeen()
	for i := range c.Rows {
		r, ok := t.row(i)
		if !ok {
			continue
		}
		rows := []Row{r}
		if !r.Skip {
			if two := t.couple(c.Rows[i]); two != nil {
				rows = two
			}
		}
		for _, r := range rows {
			r.Line, r.Source = c.Lines[i], c.Source[i]
			if !r.Skip {
				r.checkTwice(seen, here)
				r.checkLine(c)
			}
			out = append(out, r)
		}
	}
	checkBorn(out)
	return out
}

// checkLine asks about a line that its workbook hides, or of which it is a guess where a cell begins.
func (r *Row) checkLine(c Cells) {
	if c.Hidden[r.Line] {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtHidden, Text: r.Entrant.Name})
	}
	if words := c.Unsure[r.Line]; words != "" {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtName, Text: words})
	}
}

// checkBorn doubts rows with the school and the day of birth of one above: twins, or one child under two names. A day that a
// school gives to many is its way to say that it does not know, and nobody is asked.
func checkBorn(rows []Row) {
	const many = 3
	born := map[string][]int{}
	for i, r := range rows {
		if e := r.Entrant; !r.Skip && e.Birth.Day != 0 && e.Club != "" {
			key := strconv.Itoa(e.Birth.Year*10000+e.Birth.Month*100+e.Birth.Day) + alike.SchoolKey(e.Club)
			born[key] = append(born[key], i)
		}
	}
	for _, places := range born {
		for _, i := range places[min(1, len(places)):] {
			r := &rows[i]
			asked := slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return d.Kind == DoubtSameInList || d.Kind == DoubtSameHere })
			if len(places) <= many && !asked {
				r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameBirth, Text: r.Entrant.Name, Other: rows[places[0]].Line})
			}
		}
	}
}

// clubAndClass is a school with the class behind it in one cell: "SDN Kebonsari 3 / 6", "OŠ Lipa, 5.b".
var clubAndClass = lexicon.Pattern(`^(.*\p{L}.*?)\s*(?:\s[/|–-]|[,;/|]|\()\s*(` + classPattern + `)\)?$`)

// joinsClasses reports whether the cells of the schools hold the classes too, where no column does.
func joinsClasses(c Cells, m Mapping) bool {
	column := slices.Index(m.Columns, Club)
	if column < 0 || slices.Contains(m.Columns, Class) {
		return false
	}
	rows := c.Rows[min(m.body(), len(c.Rows)):]
	return filledIn(rows, column) > 2 && mostly(rows, column, func(s string) bool { return clubAndClass().MatchString(s) })
}

// partClass takes the class off the end of the name of a school.
func (r *Row) partClass() {
	if m := clubAndClass().FindStringSubmatch(r.Entrant.Club); m != nil {
		if n, text, ok := classOf(m[2]); ok {
			r.Entrant.Club, r.Entrant.Class, r.Entrant.ClassText = m[1], n, text
		}
	}
}

// usualWidth is how many cells a line should have: as many as the header, else as most lines have.
func usualWidth(c Cells, m Mapping) int {
	if head := m.Names(c); head != nil {
		return len(head)
	}
	counts := make([]int, MaxColumns+2)
	best := 0
	for _, r := range c.Rows {
		n := min(len(r), len(counts)-1)
		if counts[n]++; counts[n] > counts[best] || counts[n] == counts[best] && n > best {
			best = n
		}
	}
	return best
}

// readRow reads the cells of one line; above is the player of the line before, to whom "ditto" points.
func (t *table) readRow(cells []string) Row {
	var r Row
	given, surname := "", ""
	for i, cell := range cells {
		if cell = bare(cell); i >= len(t.m.Columns) || cell == "" {
			continue
		}
		f := t.m.Columns[i]
		if isSame(cell) && f != Name {
			r.copySame(f, cell, t.above)
			continue
		}
		switch f {
		case GivenName:
			given = strings.TrimSpace(given + " " + cell)
		case Surname:
			surname = strings.TrimSpace(surname + " " + cell)
		case Birth:
			if i == t.parted3 {
				cell = strings.Join(cells[i:min(i+3, len(cells))], " ")
			}
			r.readBirth(cell, t.year, t.days)
		case Sex:
			var ok bool
			if r.Entrant.Sex, ok = t.sex(cell); !ok {
				r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSex, Text: cell})
			}
		default:
			r.read(f, cell)
		}
	}
	e := &r.Entrant
	if t.joined {
		r.partClass()
	}
	if e.Rating == 0 {
		e.Rating = e.National
	}
	if e.Club == "" {
		e.Club = e.Team
	}
	if e.Name == "" && given+surname != "" {
		e.Name = strings.TrimSpace(given + " " + surname)
		if given != "" && surname != "" {
			e.SortName = surname + ", " + given
		}
	}
	r.checkName()
	t.checkGrownUp(&r, cells)
	return r
}

// checkGrownUp asks about a name that is that of a parent or teacher in another cell of the row, and says so: "Bunda Rafka".
func (t *table) checkGrownUp(r *Row, cells []string) {
	toks := lexicon.Tokens(r.Entrant.Name, 0, "")
	if len(toks) < 2 || t.head == nil || toks[0].Sense&(lexicon.Honorific|lexicon.GrownUp) == 0 && !parentWords.Has(toks[0].Fold) {
		return
	}
	for i, name := range t.head {
		if isAdultHead(name) && sameName(cellOf(cells, i), r.Entrant.Name) {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtName, Text: r.Entrant.Name})
			return
		}
	}
}

func (r *Row) read(f Field, cell string) {
	e := &r.Entrant
	doubt := func(k DoubtKind) { r.Doubts = append(r.Doubts, Doubt{Kind: k, Text: cell}) }
	switch f {
	case Name:
		e.Name = unnumbered(cell)
		r.takeTitle()
		r.takeNotice()
	case SortName:
		e.SortName = cut(cell)
	case Club:
		e.Club = cut(continued().ReplaceAllString(cell, ""))
	case Federation:
		var ok bool
		if e.Federation, ok = parseFederation(cell); !ok {
			doubt(DoubtFederation)
		}
	case FIDEID:
		var ok bool
		if e.FIDEID, ok = parseFIDE(cell); !ok {
			doubt(DoubtFIDE)
		}
	case Sex:
		var ok bool
		if e.Sex, ok = lexicon.ParseSex(cell); !ok {
			doubt(DoubtSex)
		}
	case Rating:
		var ok bool
		if e.Rating, ok = parseRating(cell); !ok {
			doubt(DoubtRating)
		}
	case NationalRating, RapidRating, BlitzRating:
		n, ok := parseRating(cell)
		if !ok {
			doubt(DoubtRating)
		}
		*map[Field]*int{NationalRating: &e.National, RapidRating: &e.Rapid, BlitzRating: &e.Blitz}[f] = n
	case NationalID:
		e.NationalID = cut(cell)
	case KFactor:
		n, err := strconv.Atoi(cell)
		if err != nil || n < 0 || n > maxK {
			doubt(DoubtRating)
			return
		}
		e.K = n
	case Before:
		e.Before = parseBefore(cell)
	case Title:
		var ok bool
		e.Title, ok = swiss.ParseTitle(strings.ToUpper(cell))
		if long := listTitles[strings.ToLower(cell)]; !ok && long != "" {
			e.Title, ok = swiss.ParseTitle(long)
		}
		if !ok && !nationalTitles.Has(lexicon.Fold(cell)) {
			doubt(DoubtTitle)
		}
	case Class:
		n, text, ok := classOf(cell)
		if !ok {
			doubt(DoubtClass)
			return
		}
		e.Class, e.ClassText = n, text
	default:
		r.readMore(f, cell)
	}
}

// continued says that a list goes on: "Gymnasium am Kirchberg (Forts.)".
var continued = lexicon.Pattern(`(?i)\s*[(\[–-]\s*(?:forts(?:etzung)?|cont(?:inued|d|\.d)?|nast(?:avak)?|lanj(?:utan)?|sambungan)\.?\s*[)\]]?\s*$`)

// takeTitle takes a title of FIDE that stands before a name in its cell: "GM Zelenika, Dražen".
func (r *Row) takeTitle() {
	e := &r.Entrant
	first, rest, ok := strings.Cut(e.Name, " ")
	if title, known := swiss.ParseTitle(first); ok && known && title != swiss.NoTitle && len(first) > 1 && first == strings.ToUpper(first) && strings.ContainsAny(rest, " ,") {
		e.Name = rest
		if e.Title == swiss.NoTitle {
			e.Title = title
		}
	} else if ok && isNationalTitle(first) && strings.ToUpper(rest) != rest {
		e.Name = rest
	}
}

// isNationalTitle reports whether a word in capitals before a name is a title of a federation, which is not kept: "MNW", "MF", or
// letters that no name is made of.
func isNationalTitle(word string) bool {
	capitals := strings.Trim(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" && len(word) > 1 && len(word) < 5
	return capitals && (nationalTitles.Has(lexicon.Fold(word)) || !strings.ContainsAny(word, "AEIOUY"))
}

// readMore reads what tables have besides a person's own facts.
func (r *Row) readMore(f Field, cell string) {
	e := &r.Entrant
	switch f {
	case Group:
		e.Group = cut(cell)
	case TeamName:
		e.Team = cut(cell)
	case BoardNumber:
		e.Board = boardOf(cell)
	case NISN:
		e.NISN = cut(cell)
	case NIS:
		e.NIS = cut(cell)
	case MaleTick:
		r.tick(swiss.Male, cell)
	case FemaleTick:
		r.tick(swiss.Female, cell)
	case Remark:
		r.remark(cell)
	}
}

// takeNotice takes what stands in brackets behind a name and says whether he comes: "Leo Saputra (BATAL)".
func (r *Row) takeNotice() {
	name, rest, ok := strings.Cut(r.Entrant.Name, "(")
	if said := strings.TrimSuffix(strings.TrimSpace(rest), ")"); ok && lexicon.IsNotice(said, lexicon.Withdrawn, lexicon.Reserve, lexicon.Perhaps) {
		r.Entrant.Name = strings.TrimSpace(name)
		r.remark(said)
	}
}

// tick takes a mark under the head of a sex. One under both says nothing.
func (r *Row) tick(sex swiss.Sex, cell string) {
	switch {
	case cell == "0":
	case r.Entrant.Sex != 0:
		r.Entrant.Sex = 0
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSex, Text: cell})
	default:
		r.Entrant.Sex = sex
	}
}

// remark keeps what stands beside a player: whether he comes, and anything else as a note.
func (r *Row) remark(cell string) {
	notice := lexicon.NoticeOf(cell, lexicon.Withdrawn, lexicon.Reserve, lexicon.Perhaps, lexicon.InPlaceOf, lexicon.ReplacedBy, lexicon.Comes)
	if _, rest, ok := strings.Cut(cell, ","); ok && notice == lexicon.Perhaps && lexicon.NoticeOf(rest, lexicon.Withdrawn) == lexicon.Withdrawn {
		notice = lexicon.Withdrawn // "sakit, tidak ikut"
	}
	switch notice {
	case lexicon.Comes:
	case lexicon.InPlaceOf, lexicon.ReplacedBy:
		r.Note = cut(cell)
	case lexicon.Withdrawn:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtGone, Text: cell})
	case lexicon.Reserve, lexicon.Perhaps:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtPlaying, Text: cell})
	default:
		r.Note = cut(cell)
		toks := lexicon.Tokens(strings.ReplaceAll(cell, "-", ""), 0, "") // "left-handed" is one word
		if !strings.Contains(cell, "?") && slices.ContainsFunc(toks, func(t lexicon.Token) bool { return lexicon.IsDenial(t.Fold) || lexicon.IsAbsence(t.Fold) }) {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtPlaying, Text: cell})
		}
	}
}

// isSame reports whether a cell points to the one above: "sda", "isto", -"-.
func isSame(cell string) bool {
	folded := lexicon.Fold(cell)
	if folded == "" {
		return strings.ContainsAny(cell, "\"”„“″") && len(cell) <= 9
	}
	if first, rest, more := strings.Cut(strings.ToLower(cell), " "); more && lexicon.IsOneOf(first, "sama sm idem isto same ditto") && countWords(rest) < 5 && !strings.ContainsAny(cell[1:], "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		return true // "sama dgn kakaknya"
	}
	return lexicon.IsOneOf(folded, "sda idem isto ditto sdm samaatas samadenganatas samadiatas istaskola istiklub sameschool sameclub same asabove samegore kaogore")
}

// copySame takes a fact from the player above; without one it is asked.
func (r *Row) copySame(f Field, cell string, above *Entrant) {
	e := &r.Entrant
	switch {
	case f == Ignored:
	case above == nil:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtReference, Text: cell})
	case f == Club:
		e.Club = above.Club
	case f == Sex:
		e.Sex = above.Sex
	case f == Class:
		e.Class, e.ClassText = above.Class, above.ClassText
	case f == Federation:
		e.Federation = above.Federation
	case f == Birth:
		e.Birth = above.Birth
	default:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtReference, Text: cell})
	}
}

// classOf reads a class as messages write it: "5", "8A", "VIII.a", "kelas lima", "XI IPA 2".
func classOf(cell string) (n int, text string, ok bool) {
	if n, ok := lexicon.ParseClass(cell); ok && isDigits(cell) {
		return n, cell, true
	}
	steps := 0
	l := line{source: cell, steps: &steps, toks: lexicon.Tokens(cell, 0, "")}
	if len(l.toks) == 0 {
		return 0, "", false
	}
	if f, ok := l.classBefore(0); ok && f.n <= maxClass {
		return f.n, f.text, f.to >= len(l.toks)
	}
	l.classValue(0, len(l.toks))
	for _, f := range l.facts {
		if f.role == lexicon.RoleClass && f.n > 0 && len(f.doubts) == 0 && f.to >= len(l.toks) {
			return f.n, f.text, true
		}
	}
	if m := upperClass().FindStringSubmatch(cell); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil {
			return n, strconv.Itoa(n) + " " + m[2], true
		}
		return lexicon.Romans[strings.ToLower(m[1])], strconv.Itoa(lexicon.Romans[strings.ToLower(m[1])]) + " " + m[2], true
	}
	n, ok = lexicon.ParseClass(cell)
	return n, "", ok
}

// upperClass is a class of an upper school with a stream of any letters: "X.E2", "XI F-1", "12 DPIB".
var upperClass = lexicon.Pattern(`^(XI{0,2}|1[0-2])[ .-]{0,2}([A-Z]{1,5}(?:[ -]?\d{1,2})?)$`)

// dateOf reads a date as messages write it, where the columns of a table have one that [ParseDate] does not know.
func dateOf(cell string, thisYear int) (swiss.Date, bool) {
	steps := 0
	l := line{source: cell, steps: &steps, year: thisYear, toks: lexicon.Tokens(cell, 0, "")}
	for i := range l.toks {
		if w, ok := l.dateAt(i); ok {
			to := w.to
			if l.is(to, ".") {
				to++
			}
			return w.date, len(w.doubts) == 0 && to >= len(l.toks) && (i == 0 || l.toks[i].Kind == lexicon.Digits)
		}
	}
	return swiss.Date{}, false
}

func (r *Row) readBirth(cell string, thisYear int, days dayOrder) {
	if strings.Trim(cell, "0-/. ") == "" {
		return // as programs write that nothing is known
	}
	if i := strings.IndexFunc(cell, unicode.IsDigit); i > 0 && strings.Contains(cell[:i], ",") {
		cell = cell[i:] // "Depok, 12/03/2015"
	}
	d, ok := lexicon.ParseDate(cell)
	if !ok {
		d, ok = dateOf(cell, thisYear)
	}
	if other := lexicon.Readings(cell); ok && len(other) > 0 && other[0] != d {
		switch days.of(cell) {
		case monthFirst:
			d = other[0]
		case unclear:
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtDay, Text: cell, Dates: []swiss.Date{d, other[0]}})
			return
		}
	} else if !ok && len(other) > 0 && days.of(cell) == monthFirst {
		d, ok = other[0], true
	}
	switch {
	case !ok:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtDate, Text: cell, Dates: lexicon.Readings(cell)})
	case d.Year > thisYear-3 || d.Year < thisYear-110:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtYear, Text: cell, Dates: []swiss.Date{d}})
	default:
		r.Entrant.Birth = d
	}
}

func (r *Row) checkName() {
	name := r.Entrant.Name
	if countLetters(name) == 0 {
		r.Entrant.Name = cut(name)
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtName, Text: r.Entrant.Name})
		return
	}
	if short := cut(name); short != name {
		r.Entrant.Name = short
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtLongName, Text: short})
	}
}

// cut bounds a text to MaxName code points.
func cut(s string) string {
	if runes := []rune(s); len(runes) > MaxName {
		return string(runes[:MaxName])
	}
	return s
}

// unnumbered drops the number that lists put before a name: "12. Budi", "3) Siti", "- Eko".
func unnumbered(s string) string {
	rest := strings.TrimLeftFunc(s, unicode.IsDigit)
	if rest != s {
		if trimmed := strings.TrimLeft(rest, ".)-: \t"); trimmed != rest && trimmed != "" {
			return trimmed
		}
		return s
	}
	return strings.TrimLeft(s, "-•*– ")
}

// listTitles are the titles as FIDE's own tables write them.
var listTitles = map[string]string{"g": "GM", "m": "IM", "f": "FM", "c": "CM", "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM"}
