package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/swiss"
)

// Read makes rows of players. Thisyear serves to doubt impossible ages; here tells whether a name and club stand in the
// section already (nil: nobody does).
func Read(c Cells, m Mapping, thisYear int, here func(Entrant) bool) []Row {
	rows := c.Rows
	lines, sources := c.Lines, c.Source
	if m.Header && len(rows) > 0 {
		rows, lines, sources = rows[1:], lines[1:], sources[1:]
	}
	out := make([]Row, 0, len(rows))
	seen := map[string]int{}
	width := usualWidth(c, m)
	for i, cells := range rows {
		r := readRow(cells, m.Columns, thisYear)
		r.Line, r.Source = lines[i], sources[i]
		if len(cells) > width && filled(cells[width:]) > 0 {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtCells, Text: strings.Join(cells[width:], " ")})
		}
		r.checkTwice(seen, here)
		out = append(out, r)
	}
	checkBorn(out)
	return out
}

// checkBorn doubts rows with the school and the day of birth of one above: twins, or one child under two names. A day that a
// school gives to many is its way to say that it does not know, and nobody is asked.
func checkBorn(rows []Row) {
	const many = 3
	born := map[string][]int{}
	for i, r := range rows {
		if e := r.Entrant; !r.Skip && e.Birth.Day != 0 && e.Club != "" {
			key := strconv.Itoa(e.Birth.Year*10000+e.Birth.Month*100+e.Birth.Day) + Fold(e.Club)
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

// checkTwice doubts a row whose name and club stand in the list already, or in the event. Seen maps those before it to
// their line.
func (r *Row) checkTwice(seen map[string]int, here func(Entrant) bool) {
	if key := Sound(r.Entrant.Name); key != "" {
		key += "|" + Fold(r.Entrant.Club)
		if first, twice := seen[key]; twice {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameInList, Text: r.Entrant.Name, Other: first})
		} else {
			seen[key] = r.Line
		}
	}
	if here != nil && here(r.Entrant) {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameHere, Text: r.Entrant.Name})
	}
}

// usualWidth is how many cells a line should have: as many as the header, else as most lines have.
func usualWidth(c Cells, m Mapping) int {
	if m.Header && len(c.Rows) > 0 {
		return len(c.Rows[0])
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

func readRow(cells []string, columns []Field, thisYear int) Row {
	var r Row
	given, surname := "", ""
	for i, cell := range cells {
		if i >= len(columns) || cell == "" {
			continue
		}
		switch columns[i] {
		case GivenName:
			given = cell
		case Surname:
			surname = cell
		default:
			r.read(columns[i], cell, thisYear)
		}
	}
	if r.Entrant.Name == "" && given+surname != "" {
		r.Entrant.Name = strings.TrimSpace(given + " " + surname)
		if given != "" && surname != "" {
			r.Entrant.SortName = surname + ", " + given
		}
	}
	r.checkName()
	return r
}

func (r *Row) read(f Field, cell string, thisYear int) {
	e := &r.Entrant
	doubt := func(k DoubtKind) { r.Doubts = append(r.Doubts, Doubt{Kind: k, Text: cell}) }
	switch f {
	case Name:
		e.Name = unnumbered(cell)
	case SortName:
		e.SortName = cut(cell)
	case Club:
		e.Club = cut(cell)
	case Federation:
		e.Federation = strings.ToUpper(cut(cell))
	case FIDEID:
		e.FIDEID = cut(cell)
	case Sex:
		var ok bool
		if e.Sex, ok = parseSex(cell); !ok {
			doubt(DoubtSex)
		}
	case Birth:
		r.readBirth(cell, thisYear)
	case Rating:
		n, err := strconv.Atoi(cell)
		if err != nil || n < 0 || n > 4000 {
			doubt(DoubtRating)
			return
		}
		e.Rating = n
	case Title:
		var ok bool
		if e.Title, ok = swiss.ParseTitle(strings.ToUpper(cell)); !ok {
			doubt(DoubtTitle)
		}
	case Class:
		n, ok := ParseClass(cell)
		if !ok {
			doubt(DoubtClass)
			return
		}
		e.Class = n
	}
}

func (r *Row) readBirth(cell string, thisYear int) {
	d, ok := ParseDate(cell)
	switch {
	case !ok:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtDate, Text: cell, Dates: readings(cell)})
	case d.Year > thisYear-3 || d.Year < thisYear-110:
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtYear, Text: cell, Dates: []swiss.Date{d}})
	default:
		r.Entrant.Birth = d
	}
}

func (r *Row) checkName() {
	name := r.Entrant.Name
	if letters(name) == 0 {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtName, Text: name})
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
