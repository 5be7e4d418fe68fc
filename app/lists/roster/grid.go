package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// table is the reading of a table by its columns: its head and its foot are known before its lines are read.
type table struct {
	c       Cells
	m       Mapping
	year    int
	head    []string
	width   int
	days    dayOrder
	number  int  // the column of running numbers, -1 for none
	filled  bool // the schools stand once for all below them
	joined  bool // their cells hold the classes too
	foot    bool // a total or a signature was met: only a number makes a player
	last    int  // running number of the player above
	above   *Entrant
	sexes   map[string]swiss.Sex // what the letters of the column of sexes mean here
	askSex  bool                 // nobody can tell what they mean
	parted3 int                  // the first of three columns of a day, a month and a year of birth, -1 for none
	said    Entrant              // what a line across the table says of those below it

	aboveBand *Entrant // the player above the last of these lines
	parted    bool     // schools stand under the headings of sexes, and not these under them
}

func newTable(c Cells, m Mapping, year int) *table {
	t := &table{c: c, m: m, year: year, head: m.Names(c), width: usualWidth(c, m), days: daysOf(c.Rows, m), number: -1, parted3: -1}
	t.findNumbers()
	t.findSexes()
	t.findDates()
	t.filled = t.isSparse(Club)
	t.joined = joinsClasses(c, m)
	return t
}

// findDates finds a day of birth that stands in three columns: days, months and years.
func (t *table) findDates() {
	rows := t.c.Rows[min(t.m.body(), len(t.c.Rows)):]
	between := func(low, high int) func(string) bool {
		return func(s string) bool { n, err := strconv.Atoi(s); return err == nil && n >= low && n <= high }
	}
	isMonth := func(s string) bool { return between(1, 12)(s) || lexicon.MonthNames()[lexicon.Fold(s)] > 0 }
	at := slices.Index(t.m.Columns, Birth)
	if at >= 0 && at+2 < len(t.m.Columns) && t.m.Columns[at+1] == Ignored && t.m.Columns[at+2] == Ignored &&
		mostly(rows, at, between(1, 31)) && mostly(rows, at+1, isMonth) && mostly(rows, at+2, between(1930, t.year)) {
		t.parted3 = at
	}
}

// findSexes looks at the two letters of the column of sexes.
func (t *table) findSexes() {
	at := slices.Index(t.m.Columns, Sex)
	if at < 0 {
		return
	}
	found := map[string]bool{}
	for _, r := range t.c.Rows[min(t.m.body(), len(t.c.Rows)):] {
		if cell := lexicon.Fold(cellOf(r, at)); utf8.RuneCountInString(cell) == 1 && cell[0] >= 'a' && cell[0] <= 'z' {
			found[cell] = true
		}
	}
	t.sexes, t.askSex = lexicon.LettersOfSex(cellOf(t.head, at), found)
}

// sex reads a cell of the column of sexes.
func (t *table) sex(cell string) (swiss.Sex, bool) {
	word := lexicon.Fold(cell)
	if sex, ok := t.sexes[word]; ok || t.askSex && len(word) == 1 {
		return sex, ok
	}
	if sex, ok := lexicon.ParseSex(cell); ok {
		return sex, true
	}
	if sex, ok := lexicon.ColumnSexes()[word]; ok {
		return sex, ok
	}
	return sexAmong(cell)
}

// sexAmong reads the one letter for a sex among the letters of a cell that says more: "WJ", a girl and a junior.
func sexAmong(cell string) (sex swiss.Sex, ok bool) {
	if len(cell) != 2 || strings.ToUpper(cell) != cell {
		return 0, false
	}
	for _, letter := range cell {
		if s := sexLetters[lexicon.Fold(string(letter))]; s != 0 {
			if sex != 0 {
				return 0, false
			}
			sex = s
		}
	}
	return sex, sex != 0
}

// row reads row i; ok is false for the heads.
func (t *table) row(i int) (r Row, ok bool) {
	cells := t.c.Rows[i]
	left := Row{Skip: true, Doubts: []Doubt{{Kind: DoubtName}}}
	switch {
	case t.head != nil && i >= t.m.Head && i < t.m.body():
		return Row{}, false
	case t.head != nil && i < t.m.Head:
		t.title(cells)
		return left, true
	case t.head != nil && t.isHeadAgain(cells):
		return left, true // a title, or the names of the columns once more on a new page: left out, but shown
	case t.foot && t.isPart(cells, i): // the next list below the total of one
		t.foot = false
		return left, true
	case t.endsAt(cells), t.heads(cells), t.isRemark(cells):
		return left, true
	}
	return t.player(cells), true
}

// isRemark reports whether words stand where other rows have their number: a line below the list that happens to be cut, "DWZ: Stand
// 1. November | Impressum".
func (t *table) isRemark(cells []string) bool {
	return t.number >= 0 && countWords(cellOf(cells, t.number)) > 1 && filled(cells)*2 < t.width
}

// player reads the cells of a player.
func (t *table) player(cells []string) Row {
	r := t.readRow(cells)
	t.inherit(&r)
	t.above = &r.Entrant
	if len(cells) > t.width && filled(cells[t.width:]) > 0 {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtCells, Text: strings.Join(cells[t.width:], " ")})
	}
	return r
}

// joiner stands between two of a cell.
var joiner = lexicon.Pattern(`\s+(?:and|&|\+|dan|i|und|te)\s+`)

// couple makes players of the two whom a row names, "Leo and Mia": each has his half of every cell that holds two, and what a remark says
// behind his name.
func (t *table) couple(cells []string) []Row {
	halves := [2][]string{slices.Clone(cells), slices.Clone(cells)}
	two := false
	for i, cell := range cells {
		f := Ignored
		if i < len(t.m.Columns) {
			f = t.m.Columns[i]
		}
		pieces := joiner().Split(bare(cell), -1)
		isName := f == Name || f == GivenName
		if len(pieces) != 2 || isName && (!isCapitalised(pieces[0]) || !isCapitalised(pieces[1])) || f == Club || f == Remark || f == Ignored {
			continue
		}
		if _, surname, ok := strings.Cut(pieces[1], " "); ok && f == Name && countWords(pieces[0]) == 1 {
			pieces[0] += " " + surname
		}
		halves[0][i], halves[1][i], two = pieces[0], pieces[1], two || isName
	}
	if !two {
		return nil
	}
	above := t.above
	rows := make([]Row, 2)
	for k, half := range halves {
		t.above = above
		r := t.player(half)
		given, _, _ := strings.Cut(r.Entrant.Name, " ")
		for _, piece := range strings.FieldsFunc(r.Note, func(c rune) bool { return c == ',' || c == ';' }) {
			if said, ok := strings.CutPrefix(strings.TrimSpace(piece), given+" "); ok && r.Entrant.Birth.IsZero() {
				r.Doubts = r.without(DoubtDate)
				r.readBirth(said, t.year, t.days)
			}
		}
		rows[k] = r
	}
	for k := range rows {
		rows[k].ask(Doubt{Kind: DoubtSplit, Text: rows[0].Entrant.Name + ", " + rows[1].Entrant.Name})
	}
	return rows
}

// inherit gives a row what the lines across the table say, and the school that stands once for several.
func (t *table) inherit(r *Row) {
	e := &r.Entrant
	if e.Club == "" && t.filled && t.above != nil {
		e.Club = t.above.Club
		if e.Team == "" {
			e.Team = t.above.Team
		}
	}
	if e.Club == "" {
		e.Club = t.said.Club
	}
	if e.Sex == 0 && !r.doubts(DoubtSex) {
		e.Sex = t.said.Sex
	}
	if e.Class == 0 && !r.doubts(DoubtClass) {
		e.Class, e.ClassText = t.said.Class, t.said.ClassText
	}
	if e.Group == "" {
		e.Group = t.said.Group
	}
	if e.Level == AnyLevel {
		e.Level = t.said.Level
	}
}

// doubts reports whether a row has a doubt of a kind.
func (r *Row) doubts(k DoubtKind) bool {
	for _, d := range r.Doubts {
		if d.Kind == k {
			return true
		}
	}
	return false
}

// findNumbers finds the column that counts the players.
func (t *table) findNumbers() {
	for i := range t.width {
		if i < len(t.m.Columns) && t.m.Columns[i] != Ignored {
			continue
		}
		last, next, all := 0, 0, 0
		for _, cells := range t.c.Rows[min(t.m.body(), len(t.c.Rows)):] {
			n, ok := runningNumberOf(cellOf(cells, i))
			if ok {
				all++
			}
			if ok && (n == last+1 || n == 1) { // each part of a list may begin again
				next++
			}
			if ok {
				last = n
			}
		}
		if next > 2 && next*10 >= all*8 {
			t.number = i
			return
		}
	}
}

// countsTwice reports whether two columns hold a number for each player, as the ranks and starting numbers of a crosstable: which of them a remark
// means it does not say.
func (t *table) countsTwice() bool {
	rows, n := t.c.Rows[min(t.m.body(), len(t.c.Rows)):], 0
	for i := range t.width {
		if i < len(t.m.Columns) && t.m.Columns[i] == Ignored && filledIn(rows, i)*10 >= len(rows)*7 && mostly(rows, i, func(s string) bool { k, ok := runningNumberOf(s); return ok && k <= len(rows) }) {
			n++
		}
	}
	return n > 1
}

// runningNumberOf reads a number of a list: "7", "7.", "7)".
func runningNumberOf(cell string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimRight(cell, ".) "))
	return n, err == nil && n > 0
}

// isSparse reports whether a column says its value once for several lines: the first line has it, and most others have not.
func (t *table) isSparse(f Field) bool {
	column := -1
	for i, g := range t.m.Columns {
		if g == f {
			column = i
		}
	}
	if column < 0 {
		return false
	}
	said, all := 0, 0
	for _, cells := range t.c.Rows[min(t.m.body(), len(t.c.Rows)):] {
		if filled(cells) < 2 || !t.isNumbered(cells) {
			continue
		}
		if cellOf(cells, column) != "" {
			said++
		} else if all == 0 {
			return false
		}
		all++
	}
	return all > 2 && said*10 <= all*6
}

// isNumbered reports whether a row has its running number, where the table has any.
func (t *table) isNumbered(cells []string) bool {
	if t.number < 0 {
		return true
	}
	_, ok := runningNumberOf(cellOf(cells, t.number))
	return ok
}

// endsAt reports whether a row is none of a player: a total, a signature, an empty number, or anything behind them that has no
// running number.
func (t *table) endsAt(cells []string) bool {
	if t.number >= 0 && t.isNumbered(cells) && t.name(cells) != "" {
		t.foot = false
		return false
	}
	if t.number < 0 && countLetters(strings.Join(cells, "")) == 0 {
		return true // the totals of two columns
	}
	first := ""
	for _, cell := range cells {
		if first = bare(cell); first != "" && !isDigits(first) {
			break
		}
	}
	switch {
	case t.number >= 0 && t.isNumbered(cells) && t.name(cells) == "":
		return true // a number without a player
	case lexicon.BeginsWith(first, lexicon.Total), lexicon.BeginsWith(first, lexicon.Signature, lexicon.Copies) && !t.isPlayer(cells):
		t.foot = true
	case t.foot && (t.number >= 0 || !t.isPlayer(cells)):
	case t.number >= 0 && t.name(cells) == "" && !t.isPlayer(cells):
		return filled(cells) != 1
	case t.number >= 0 && !t.isPlayer(cells) && filled(cells) > 1:
		return true
	default:
		return false
	}
	return true
}

// name is what stands in the columns of the name.
func (t *table) name(cells []string) string {
	name := ""
	for i, f := range t.m.Columns {
		if f == Name || f == Surname || f == GivenName {
			name += bare(cellOf(cells, i))
		}
	}
	return name
}

// isPlayer reports whether a row has a name and another fact.
func (t *table) isPlayer(cells []string) bool {
	facts := 0
	for i, f := range t.m.Columns {
		if f != Ignored && f != Name && f != Surname && f != GivenName && bare(cellOf(cells, i)) != "" {
			facts++
		}
	}
	return countLetters(t.name(cells)) > 1 && facts > 0
}

// isHeadAgain reports whether a row repeats the names of the columns, or the second line of them.
func (t *table) isHeadAgain(cells []string) bool {
	n := 0
	for i, cell := range cells {
		if cell == "" {
			continue
		}
		again := lexicon.Fold(cell) == lexicon.Fold(cellOf(t.c.Rows[t.m.Head], i)) || t.m.Under && lexicon.Fold(cell) == lexicon.Fold(cellOf(t.c.Rows[t.m.Head+1], i))
		if !again {
			return false
		}
		n++
	}
	return n > 1 || n == len(cells)
}

// isPart reports whether row i heads another list of the table: it says a sex, a group or a school, and where players are numbered one
// follows.
func (t *table) isPart(cells []string, i int) bool {
	before := t.said
	follows := slices.ContainsFunc([]int{1, 2, 3, 4, 5}, func(n int) bool { return t.isNumberedPlayer(i + n) })
	if t.heads(cells) && (follows || t.number < 0 && t.said.Club == before.Club) && (t.said.Sex != before.Sex || t.said.Group != before.Group || t.said.Club != before.Club) {
		return true
	}
	t.said = before
	return false
}

// isNumberedPlayer reports whether row i has a running number and a name.
func (t *table) isNumberedPlayer(i int) bool {
	return t.number >= 0 && i < len(t.c.Rows) && t.isNumbered(t.c.Rows[i]) && t.name(t.c.Rows[i]) != ""
}

// title keeps the sex or the group that a line above the heads of the columns says of the rows below: "I. PUTRA".
func (t *table) title(cells []string) {
	said := t.said
	if t.heads(cells) && (t.said.Sex != said.Sex || t.said.Group != said.Group) {
		said.Sex, said.Group = t.said.Sex, t.said.Group
	}
	t.said = said
}

// heads reports whether a row is a heading across the table, and keeps what it says for the rows below: a school, a sex, a
// class, a group.
func (t *table) heads(cells []string) bool {
	if filled(cells) != 1 || len(t.m.Columns) < 3 || t.head == nil {
		return false
	}
	text := outlineMark().ReplaceAllString(strings.TrimSpace(strings.Join(cells, "")), "")
	steps := 0
	l := parse(text, 1, 0, t.year, "", nil, &steps)
	said := Entrant{}
	for i := range l.facts {
		switch f := &l.facts[i]; f.role {
		case lexicon.RoleClub:
			said.Club = f.text
		case lexicon.RoleSex:
			said.Sex = f.sex
		case lexicon.RoleClass:
			if !f.guess {
				said.Class, said.ClassText = f.n, f.text
			}
		case lexicon.RoleGroup:
			said.Group = f.text
		}
	}
	if e, ok := (&story{}).groupOf(text); ok {
		said.Sex, said.Level = e.Sex, e.Level // "III. SMP / MTs – PUTRA"
	}
	if said == (Entrant{}) || l.kind == playerLine && said.Club == "" && said.Sex == 0 {
		return t.name(cells) == "" || t.number >= 0
	}
	switch {
	case said.Club == "":
		said.Club = t.said.Club
	case said.Sex == 0 && said.Level == AnyLevel && (t.parted || t.above == t.aboveBand): // "PUTRA" right above the first of its schools
		said.Sex, said.Level, said.Group, t.parted = t.said.Sex, t.said.Level, t.said.Group, true
	}
	t.said, t.aboveBand = said, t.above
	return true
}

// boardOf reads the number of a board in a team: "3", "Bd 3", "R1", "Res. 2", "cadangan".
func boardOf(cell string) string {
	number := strings.TrimFunc(cell, func(r rune) bool { return r < '0' || r > '9' })
	isReserve := lexicon.NoticeOf(cell, lexicon.Reserve) == lexicon.Reserve || strings.ContainsAny(cell[:min(1, len(cell))], "rRsScCzZeE") // "R1", "S1" of subs, "C1" of cadangan
	switch {
	case isReserve && number == "":
		return "R1"
	case isReserve:
		return "R" + number
	}
	return number
}
