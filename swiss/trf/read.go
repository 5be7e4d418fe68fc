package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// Options say how to read a file.
type Options struct {
	Encoding Encoding
	Limit    int // the most players; 0: swiss.MaxPlayers
}

// maxLine is the longest line read, in bytes: far above a player of swiss.MaxRounds or a list of all players.
const maxLine = 60_000

// ReadTournament reads a file and checks the event. Every mistake of form and every contradiction is reported together in a
// *ReadError; document and tournament are then nil. Warnings are doubts about a file that could be read. Problems of a line
// that could not be read are not followed further.
func ReadTournament(data []byte, o Options) (*Document, *swiss.Tournament, []Problem, error) {
	r := read(data, o)
	broken := map[int]bool{}
	for _, p := range r.errs.list {
		broken[p.Line] = true
	}
	t, problems, warnings := r.doc.check()
	for _, p := range problems {
		if len(broken) == 0 || p.Line > 0 && !broken[p.Line] && !followsFrom(p, r.doc, broken) {
			r.errs.add(p)
		}
	}
	for _, p := range warnings {
		r.warns.add(p)
	}
	if err := r.errs.err(); err != nil {
		return nil, nil, r.warns.all(), err
	}
	return r.doc, t, r.warns.all(), nil
}

// followsFrom reports whether p is only the echo of a broken line: its opponent is missing or stands in such a line.
func followsFrom(p Problem, d *Document, broken map[int]bool) bool {
	line, known := d.lines[p.Defect.Opponent]
	return p.Defect.Opponent != 0 && (!known || broken[line])
}

type reader struct {
	doc     *Document
	errs    report
	warns   doubts
	at      map[string]int // the line of each record that stands once
	byes    []byeLine      // 240 and XXZ, placed when all players are known
	accs    []accLine      // 250
	virt    []virtualRow   // XXA
	lists   []listLine     // numbers that must be those of players
	old     []Team         // 013
	rec     record         // the line being read
	seen    map[string]bool
	award   awards
	line    int
	numbers int       // in all lists so far
	skipped int       // 001 records above the limit
	playing swiss.TPN // whose rounds are being read
	wins    []oldWin
	lineups []int // the line of each 300 record
}

// listLine remembers where numbers of players were named.
type listLine struct {
	rec    *record
	column []int
	ids    []swiss.TPN
}

func read(data []byte, o Options) *reader {
	r := &reader{doc: &Document{lines: map[swiss.TPN]int{}, teamLines: map[int]int{}, limit: o.Limit}, seen: map[string]bool{}, at: map[string]int{}}
	if len(data) > MaxFile {
		r.errs.add(Problem{Kind: TooLarge, Want: "at most 20 MB"})
		return r
	}
	text, p, ok := decode(data, o.Encoding)
	if !ok {
		r.errs.add(p)
		return r
	}
	if p.Kind != 0 {
		r.warns.add(p)
	}
	for text != "" && !r.errs.isFull() {
		var line string
		line, text = nextLine(text)
		r.line++
		if r.line > maxLines {
			r.errs.add(Problem{Kind: TooLarge, Line: r.line, Column: 1, Want: "at most " + strconv.Itoa(maxLines) + " lines"})
			break
		}
		r.read(line)
	}
	r.finish()
	return r
}

func (r *reader) read(line string) {
	if strings.Trim(line, " \t\x1a") == "" {
		return
	}
	if len(line) > maxLine {
		r.errs.add(Problem{Kind: TooLarge, Line: r.line, Column: maxLine, Want: "a line of at most " + strconv.Itoa(maxLine) + " bytes"})
		return
	}
	if line = r.straight(line); line == "" {
		return
	}
	code := line[:cut(line, 3)]
	if read, known := readers[code]; known && (len(line) == 3 || line[3] == ' ') {
		read(r, r.rec.set(r.line, strings.TrimRight(line, " \t\x1a")))
		return
	}
	if isFederation(code) && r.national(r.rec.set(r.line, strings.TrimRight(line, " \t\x1a"))) {
		return
	}
	if isRemark(line) && len(r.doc.Players) == 0 {
		r.doc.Remarks = append(r.doc.Remarks, line)
		return
	}
	r.doc.Other = append(r.doc.Other, line)
}

// isRemark reports a comment on a round, "### MPA @ Round 5: ...", or on the rounds to come.
func isRemark(line string) bool {
	return strings.HasPrefix(line, "### ") && (strings.Contains(line, " @ Round ") || strings.Contains(line, " before Round ") || strings.HasPrefix(line, RatingsFrom))
}

// finish does what needs every line.
func (r *reader) finish() {
	d := r.doc
	if r.award.set {
		d.Scoring = r.award.scoring(r)
	}
	if len(d.Teams) == 0 {
		d.Teams = r.old
	}
	if len(d.Players) == 0 && !r.errs.isFull() {
		r.errs.add(Problem{Kind: NoPlayers, Line: 1, Column: 1, Want: "a 001 record for each player"})
		return
	}
	r.tellSkipped()
	r.checkCounts()
	r.allocateOldByes()
	r.tellTeams()
	r.checkLists()
	r.placeVirtual()
	r.placeByes()
	for i := range d.Players {
		d.Players[i].trim()
	}
	for i := range d.Forbidden {
		if f := &d.Forbidden[i]; d.Rounds > 0 && f.Last >= d.Rounds || f.Last == swiss.MaxRounds {
			f.Last = 0
		}
	}
}

// trim drops empty rounds and virtual points at the end.
func (p *Player) trim() {
	for n := len(p.Rounds); n > 0 && p.Rounds[n-1] == (swiss.Entry{}); n-- {
		p.Rounds = p.Rounds[:n-1]
	}
	for n := len(p.Virtual); n > 0 && p.Virtual[n-1] == 0; n-- {
		p.Virtual = p.Virtual[:n-1]
	}
	if len(p.Rounds) == 0 {
		p.Rounds = nil
	}
	if len(p.Virtual) == 0 {
		p.Virtual = nil
	}
}

func (r *reader) problem(kind ProblemKind, rec *record, column int, got, want string) {
	r.errs.add(Problem{Kind: kind, Line: rec.number, Column: column, Code: rec.code, Got: got, Want: want})
}

func (r *reader) warn(kind ProblemKind, rec *record, column int, got, want string) {
	r.warns.add(Problem{Kind: kind, Line: rec.number, Column: column, Code: rec.code, Got: got, Want: want})
}

// column returns the first column of a field that is not blank, for pointing at it.
func (r *record) column(first, last int) int {
	f := r.field(first, last)
	return first + len(f) - len(strings.TrimLeft(f, " "))
}

// number reads an unsigned number of columns first to last; blank or a dash is 0.
func (r *reader) number(rec *record, first, last, low, high int) int {
	s := rec.trimmed(first, last)
	if s == "" || strings.Trim(s, "-") == "" { // a dash is how tables leave a cell empty
		s = "0"
	}
	n, err := strconv.ParseUint(s, 10, 31)
	if err != nil || int(n) < low || int(n) > high {
		r.problem(BadNumber, rec, rec.column(first, last), s, strconv.Itoa(low)+" to "+strconv.Itoa(high))
		return low
	}
	return int(n)
}

// blanks reports characters between the columns of a record: its fields have slipped.
func (r *reader) blanks(rec *record, columns ...int) bool {
	for _, c := range columns {
		if s := rec.field(c, c); s != "" && s != " " {
			r.problem(BadText, rec, c, s, "a blank in column "+strconv.Itoa(c)+": the fields of this record have fixed columns")
			return false
		}
	}
	return true
}

// points reads a decimal of columns first to last; ok is false where it is blank or wrong.
func (r *reader) points(rec *record, first, last int) (swiss.Points, bool) {
	s := rec.trimmed(first, last)
	if s == "" {
		return 0, false
	}
	p, ok := r.parsePoints(rec, rec.column(first, last), s)
	if width := last - first + 1; ok && len(p.String()) > width {
		r.problem(BadPoints, rec, rec.column(first, last), s, "a number that has "+strconv.Itoa(width)+" columns with one decimal")
		return 0, false
	}
	return p, ok
}

func (r *reader) parsePoints(rec *record, column int, s string) (swiss.Points, bool) {
	dotted := strings.Replace(s, ",", ".", 1)
	p, err := swiss.ParsePoints(strings.TrimPrefix(dotted, "+"))
	if err == nil && dotted != s {
		r.warn(BadPoints, rec, column, s, "a point instead of the comma; read as "+dotted)
	}
	if err != nil {
		r.problem(BadPoints, rec, column, s, "a number with at most one decimal, such as 4.5")
		return 0, false
	}
	return p, true
}

// list reads numbers of four columns, five apart, from a column to the end of the line; zeros are dropped unless kept.
func (r *reader) list(rec *record, from int, keepZero bool) ([]swiss.TPN, []int) {
	var ids []swiss.TPN
	var columns []int
	for c := from; c <= rec.len(); c += 5 {
		if rec.trimmed(c, c+3) == "" && !keepZero {
			continue
		}
		if !r.countNumber(rec, c) {
			break
		}
		if between := rec.field(c+4, c+4); between != "" && between != " " {
			r.problem(BadText, rec, c+4, between, "a blank between numbers of four columns")
			break
		}
		if n := r.number(rec, c, c+3, 0, swiss.MaxTPN); n > 0 || keepZero {
			ids, columns = append(ids, swiss.TPN(n)), append(columns, rec.column(c, c+3))
		}
	}
	return ids, columns
}

// maxNumbers bounds the numbers in all lists of a file together.
const maxNumbers = 200_000

func (r *reader) countNumber(rec *record, column int) bool {
	r.numbers++
	if r.numbers == maxNumbers+1 {
		r.problem(TooLarge, rec, column, "", "at most "+strconv.Itoa(maxNumbers)+" numbers in all lists")
	}
	return r.numbers <= maxNumbers
}

// checkLists reports numbers that no 001 record has.
func (r *reader) checkLists() {
	teams := r.doc.IsTeamEvent()
	for _, l := range r.lists {
		if teams && (l.rec.code == "260" || l.rec.code == "299") {
			continue // these are numbers of teams
		}
		for i, id := range l.ids {
			if _, known := r.doc.lines[id]; !known && id != 0 {
				r.problem(UnknownPlayer, l.rec, l.column[i], strconv.Itoa(int(id)), "the pairing number of a 001 record")
			}
		}
	}
}
