package roster

import (
	"slices"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// Document is what came of a whole list: a row for each player and each line that is nobody's, what a person must answer
// before it can be entered, and the teams. A document is read twice: first its parts, then its lines; what a later line says
// of a player is tied to him as a [Change].
type Document struct {
	Rows      []Row
	Questions []Question // each doubt of the rows belongs to one of them
	Teams     []Team     // of a list of teams, in its order

	cells bool // read by columns: what stands in none of them was left out by the mapping
}

// Team is a team of a list.
type Team struct {
	Name    string
	Captain string // who plays or not
	Plays   bool   // the captain is one of the players
	Line    int
}

// About is what a question is about.
type About uint8

// What can be asked.
const (
	AboutName      About = iota + 1 // incomplete, unclear, or in another case
	AboutSex                        // boy or girl?
	AboutBirth                      // no such day, missing where it decides, or not of that age
	AboutClass                      // no such class at that school, or missing where it decides
	AboutSchool                     // which school or club?
	AboutSection                    // which section?
	AboutRating                     // not a rating
	AboutTeam                       // of two teams, which?
	AboutPlaying                    // does he come? a reserve, perhaps, not yet allowed
	AboutWhich                      // a later line fits two players
	AboutSplit                      // one player or two?
	AboutDuplicate                  // the same player twice?
	AboutNote                       // a remark that a person must read, or words that nobody understood
)

// Question is one prompt: what a person must answer for one row or for several that share it.
type Question struct {
	About    About
	Rows     []int       // of Document.Rows
	Kinds    []DoubtKind // the doubts of these rows that the answer settles; none where the section alone is open
	Text     string      // the piece of the source it is about, or the school of all
	Line     int         // of the first row
	Sections []string    // names of the sections that fit, for AboutSection, AboutSex, AboutClass and AboutBirth
}

// Options are what a document is read for.
type Options struct {
	Sections []Section
	Today    swiss.Date         // for ages, and to doubt impossible years
	Here     func(Entrant) bool // whether a name and club stand in the event already; nil: nobody does
}

// ReadText reads what was pasted: messages, mails, lists under headings, copies of printed pages, tables.
func ReadText(text string, o Options) (Document, error) {
	text = withoutItemTabs(text)
	c, m, table := tableIn(text)
	if table && (slices.Contains(m.Columns, TeamName) || slices.Contains(m.Columns, Club)) {
		return ReadCells(c, m, o), nil
	}
	if c, m, ok := alignedIn(text); ok {
		return ReadCells(c, m, o), nil
	}
	if rows, teams, ok := teamsIn(text, o); ok {
		return settled(Document{Rows: rows, Teams: teams}, o), nil
	}
	if table {
		return ReadCells(c, m, o), nil
	}
	text = manyBlanks().ReplaceAllString(text, "$1 ")
	if c, m, ok := copyIn(text); ok {
		return ReadCells(c, m, o), nil
	}
	if len(text) > maxChat {
		return Document{}, ErrTooLarge
	}
	rows, err := readStory(text, o)
	if err != nil {
		return Document{}, err
	}
	if plain, ok := plainList(text, rows, o); ok {
		rows = plain
	} else if c, m, ok := headless(text, rows); ok {
		return ReadCells(c, m, o), nil
	}
	return settled(Document{Rows: rows}, o), nil
}

// alignedIn finds a table whose columns only blanks part, below its titles: a line of heads with wide gaps between them, and lines below
// that keep to its columns. What stands below the next empty line is left out.
func alignedIn(text string) (Cells, Mapping, bool) {
	lines := strings.Split(text, "\n")
	apart := spread(lines)
	for i, line := range lines[:min(len(lines), farTitles)] {
		heads := wideGap().Split(strings.TrimSpace(line), -1)
		if _, _, stamped := lexicon.Unstamped(line); stamped || len(heads) < 4 || !isAlignedHead(line) && (named(heads) < 3 || !IsHeader(heads)) {
			continue
		}
		c := Cells{Sep: Aligned}
		for k := i; k < len(lines) && len(c.Rows) <= MaxRows; k++ {
			if isRule(lines[k]) {
				continue
			}
			if strings.TrimSpace(lines[k]) != "" {
				c.Lines, c.Source, c.Rows = append(c.Lines, k+1), append(c.Source, lines[k]), append(c.Rows, nil)
			} else if !apart || strings.TrimSpace(lines[k-1]) == "" {
				break
			}
		}
		starts := columnStarts(c.Source)
		for k, source := range c.Source {
			c.Rows[k] = cutAligned(source, starts)
		}
		c.shiftTitles()
		m := Guess(c)
		return c, m, len(c.Rows) > 2 && m.Header && m.Head == 0 && named(m.Names(c)) > 2
	}
	return Cells{}, Mapping{}, false
}

// isAlignedHead reports whether the words of a line are heads, besides those of rounds.
func isAlignedHead(line string) bool {
	fields := headsInText(strings.Join(slices.DeleteFunc(strings.Fields(line), isRound), " "))
	return len(fields) >= 4 && (slices.Contains(fields, Name) || slices.Contains(fields, Surname))
}

// isRule reports whether a line is a rule under heads.
func isRule(line string) bool {
	line = strings.TrimSpace(line)
	return len(line) > 9 && strings.Trim(line, "-=_+─═| ") == ""
}

// shiftTitles gives a head that stands above titles alone to the column behind them, which has none: "Br. Ime" above "1 GM Zelenika".
func (c *Cells) shiftTitles() {
	head := c.Rows[0]
	for i := range len(head) - 1 {
		isTitle := func(s string) bool {
			t, ok := swiss.ParseTitle(strings.ToUpper(s))
			return ok && t != swiss.NoTitle || nationalTitles.Has(lexicon.Fold(s))
		}
		if head[i] != "" && head[i+1] == "" && filledIn(c.Rows[1:], i) > 0 && mostly(c.Rows[1:], i, isTitle) {
			head[i], head[i+1] = "", head[i]
		}
	}
}

// wideGap parts heads that are aligned.
var wideGap = lexicon.Pattern(`\s{2,}`)

// headless cuts lines at their semicolons or tabs, where the reading as messages finds nobody and all are cut alike: "Ana Kos;A".
func headless(text string, rows []Row) (Cells, Mapping, bool) {
	if slices.ContainsFunc(rows, func(r Row) bool { return !r.Skip }) {
		return Cells{}, Mapping{}, false
	}
	c, err := Split(text)
	if err != nil || c.Sep != ';' && c.Sep != '\t' || !isCutAlike(c, 0) {
		return Cells{}, Mapping{}, false
	}
	m := Guess(c)
	return c, m, !m.Header && slices.Contains(m.Columns, Name)
}

// plainList reads a list without numbers or heads, "Name, School" on each line, in which the reading as messages finds nobody because
// nothing signs anybody up. Each line must name a player; a few others may stand among those that name a school too.
func plainList(text string, rows []Row, o Options) (plain []Row, ok bool) {
	for _, r := range rows {
		if !r.Skip {
			return nil, false
		}
	}
	plain, err := Chat(text, o.Today.Year, o.Here)
	players, schools := 0, 0
	for _, r := range plain {
		if r.Skip {
			continue
		}
		if players++; r.Entrant.Club != "" && len(r.Doubts) == 0 {
			schools++
		}
	}
	others := len(plain) - players
	return plain, err == nil && len(rows) > 1 && players > 1 && (others == 0 || schools == players && players >= 2*others)
}

// ReadCells reads a table by its columns, and what stands below it as remarks on its players.
func ReadCells(c Cells, m Mapping, o Options) Document {
	m = o.groupColumn(c, m)
	d := Document{Rows: Read(c, m, o.Today.Year, o.Here), cells: true}
	d.remarks(c, m, o)
	return settled(d, o)
}

// groupColumn takes the column whose cells are names of the event's sections for the groups that players ask for, where no head says so:
// "Nomor yang diikuti".
func (o Options) groupColumn(c Cells, m Mapping) Mapping {
	if slices.Contains(m.Columns, Group) {
		return m
	}
	rows := c.Rows[min(m.body(), len(c.Rows)):]
	for i, f := range m.Columns {
		if f == Ignored && filledIn(rows, i) > 1 && mostly(rows, i, func(cell string) bool { _, ok := o.named(cell); return ok }) {
			m.Columns = slices.Clone(m.Columns)
			m.Columns[i] = Group
			break
		}
	}
	return m
}

// remarks reads the lines of a table that are nobody's, below its first player: "No. 24 withdrew", "zu Nr. 8: laut Pass …". They change who
// stands there, and enter only who is said to come besides.
func (d *Document) remarks(c Cells, m Mapping, o Options) {
	const everybody = "table" // who wrote the remarks wrote the table
	t := newTable(c, m, o.Today.Year)
	s := newStory(o, "")
	s.rated, s.notes, s.rows = slices.Contains(m.Columns, Rating) || slices.Contains(m.Columns, NationalRating), true, d.Rows
	cells, text := map[int][]string{}, map[int]string{} // by line
	var all strings.Builder
	for i, row := range c.Rows {
		cells[c.Lines[i]] = row
		text[c.Lines[i]] = strings.Join(strings.Fields(strings.Join(row, " ")), " ")
		all.WriteString(text[c.Lines[i]] + "\n")
	}
	s.lang = lexicon.Language(all.String())
	first := -1
	for i, r := range d.Rows {
		if r.Skip {
			continue
		}
		n := 0
		if t.number >= 0 && !t.countsTwice() {
			n, _ = runningNumberOf(cellOf(cells[r.Line], t.number))
		}
		s.known = append(s.known, &character{row: i, author: everybody, number: n})
		if first < 0 {
			first = i
		}
	}
	for i := range d.Rows {
		if r := d.Rows[i]; first >= 0 && i > first && r.Skip && !r.Withdrawn && r.Entrant.Name == "" && countWords(text[r.Line]) > 2 {
			s.subject, s.current, s.gone, s.spokenBefore, s.author = nil, nil, nil, nil, everybody
			s.rows[i].Source = text[r.Line]
			s.remark(i, "", nil, func(string) bool { return false })
			s.rows[i].Source = r.Source
		}
	}
	d.Rows = s.rows
}

// tableIn finds a table in a text: a line that names three columns and more, and lines below that are cut as it is. What
// stands above and below it is left out.
func tableIn(text string) (Cells, Mapping, bool) {
	c, err := Split(text)
	if err != nil || c.Sep == 0 {
		return Cells{}, Mapping{}, false
	}
	m := Guess(c)
	if !m.Header || named(m.Names(c)) < 3 {
		return Cells{}, Mapping{}, false
	}
	cut, all := 0, 0
	for _, row := range c.Rows[m.body():] {
		all++
		if len(row)*2 > len(c.Rows[m.Head]) {
			cut++
		}
	}
	return c, m, all > 0 && cut*10 >= all*7
}

// settled ties together what the rows say of each other, proposes sections and gathers what must be asked.
func settled(d Document, o Options) Document {
	for i := range d.Rows {
		e := &d.Rows[i].Entrant
		e.Club = schoolsOwn().ReplaceAllString(e.Club, "$1")
	}
	d.knit()
	d.mend(o)
	if d.Teams == nil {
		d.Teams = teamsOf(d.Rows)
	}
	d.checkLists(o)
	return d.Ask(o)
}

// Ask proposes sections and gathers the questions of a document, once more after answers and edits. What a person has
// settled ([Row.Into], [Row.Skip], no doubts) is not asked again.
func (d Document) Ask(o Options) Document {
	d.Questions = nil
	d.Rows = slices.Clone(d.Rows)
	for i := range d.Rows {
		if r := &d.Rows[i]; !r.Skip && r.Into == 0 {
			r.place(o)
		}
	}
	d.ask(o)
	return d
}
