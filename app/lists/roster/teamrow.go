package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
	"wasit/swiss"
)

// columns reads a line that names the columns of those below it.
func (t *teamList) columns(text string) {
	if separatorIn(text) == "" {
		return // blanks alone part them: the lines below tell their numbers and ratings themselves
	}
	t.fields, t.sep = nil, separatorIn(text)
	for _, cell := range strings.Split(text, t.sep) {
		f := headField(strings.TrimSpace(cell))
		if f == Ignored && lexicon.Fold(cell) == "year" {
			f = Birth // or of the school, as the cells tell
		}
		t.fields = append(t.fields, f)
	}
	if f := t.fields[0]; f != Name && f != GivenName && f != Surname {
		t.fields[0] = BoardNumber // "Pl.", "Bd"
	}
	given, surname := slices.Index(t.fields, GivenName), slices.Index(t.fields, Surname)
	switch {
	case slices.Contains(t.fields, Name) || given >= 0 && surname >= 0:
	case given >= 0:
		t.fields[given] = Name // "Ime" alone
	case surname >= 0:
		t.fields[surname] = Name
	default:
		t.fields = nil
	}
}

// separatorIn is the sign that cuts a line into cells, "" where none does.
func separatorIn(text string) string {
	best := ""
	for _, sep := range []string{"\t", ";", "|", ","} {
		if n := strings.Count(text, sep); n > 0 && n > strings.Count(text, best) || best == "" && n > 0 {
			best = sep
		}
	}
	return best
}

// namesColumns reports whether a line names columns: each cell is a head, one that of the name.
func namesColumns(text string) bool {
	sep := separatorIn(text)
	cells := strings.Split(text, sep)
	if sep == "" {
		cells = wideGap().Split(text, -1)
	}
	named, name := 0, false
	for _, cell := range cells {
		f := headField(strings.TrimSpace(cell))
		if f != Ignored {
			named++
		}
		name = name || f == Name || f == GivenName || f == Surname
	}
	return name && named > 1 && named >= len(cells)-1
}

// row reads a line as cells below the heads of its team, where none of them is the number that begins it.
func (t *teamList) row(text string, number int) bool {
	cells := strings.Split(text, t.sep)
	if t.fields == nil || len(cells) > len(t.fields) || len(cells) < 2 || len(cells)*2 < len(t.fields) {
		return false
	}
	board := strconv.Itoa(t.board + 1)
	if t.bench {
		board = "R"
	}
	name, facts := "", ""
	for i, f := range t.fields[:len(cells)] {
		cell := lexicon.Clean(cells[i])
		switch {
		case f == Name || f == Surname:
			name += " " + cell
		case f == GivenName:
			name = cell + " " + name
		case f == BoardNumber:
			board = strings.TrimLeft(boardOf(cell), "0")
		case f == Rating || f == NationalRating || f == FIDEID || f == Class && fourDigits().MatchString(cell) || f == Birth && fourDigits().MatchString(cell):
			facts += " ; " + cell
		}
	}
	if n, err := strconv.Atoi(board); err == nil && n <= t.board && slices.Contains(t.fields, BoardNumber) && t.hasBoard(len(t.teams)-1, board) {
		board = "R" // "P1" behind board 4: a reserve, whatever the letter is
	}
	if strings.HasPrefix(board, "R") {
		t.res++
		board = "R" + strconv.Itoa(t.res)
	} else if n, err := strconv.Atoi(board); err == nil {
		t.board = max(t.board, n) // the rows may stand in any order
	}
	return t.player(lexicon.Clean(name)+facts, board, number, text)
}

// plain reads a line that is a name and a rating, or says that there is none, below the name of a team: the next board.
func (t *teamList) plain(text string, number int) bool {
	if t.bench && isPlainPlayer(text) {
		t.reserves(text, number, text)
		return true
	}
	if t.board > 0 && !t.unnumbered || !isPlainPlayer(text) {
		return false
	}
	t.board, t.unnumbered = t.board+1, true
	return t.player(text, strconv.Itoa(t.board), number, text)
}

// isPlainPlayer reports whether a line is a name with a rating, or one that says that there is none.
func isPlainPlayer(text string) bool {
	text = captainMark().ReplaceAllString(text, "")
	if name := unratedWord().ReplaceAllString(text, ""); name != text {
		return isCapitalised(name) && countWords(name) < 6
	}
	return plainPlayer().MatchString(text)
}

// byColumns adds to a player what the cells of his line say under the heads of the columns.
func (t *teamList) byColumns(r *Row) {
	cells := strings.Split(r.Source, t.sep)
	if t.fields == nil || len(cells) > len(t.fields) || len(cells)*2 < len(t.fields) {
		return
	}
	for i, f := range t.fields[:len(cells)] { // the last ones may be empty
		cell := lexicon.Clean(cells[i])
		switch {
		case cell == "" || f == BoardNumber:
		case f == Rating && fourDigits().MatchString(cell):
			r.Entrant.Rating, _ = strconv.Atoi(fourDigits().FindString(cell))
		case f == Birth && classCell().MatchString(cell): // "Year 10"
			r.read(Class, cell)
		case f == Birth:
			r.readBirth(cell, t.year, nil)
		case f == Class && fourDigits().MatchString(cell): // a grade is a rating too
		case f == Class || f == Sex || f == Title || f == Federation:
			r.read(f, cell)
		}
	}
}

// reserves takes the reserves of a line.
func (t *teamList) reserves(text string, number int, source string) {
	people := peopleOf(text)
	if fieldedPlayer().MatchString(text) {
		people = []string{text}
	} else if leadingRating().MatchString(text) {
		people = lineup.Reserves(text)
	} else if list := lineup.Reserves(text); strings.Contains(text, " / ") && len(list) > 1 {
		people = list // "Jed Quirk 1731 / Kim Rae 1690"
	}
	for _, piece := range people {
		if openPlace().MatchString(piece) {
			continue
		}
		t.res++
		t.player(piece, "R"+strconv.Itoa(t.res), number, source)
	}
}

// leadingRating is a rating before its player: "1744 Colin Meakin".
var leadingRating = lexicon.Pattern(`^\W*[1-9]\d{2,3}\s+\p{Lu}`)

// peopleOf parts a line of several players at its commas or semicolons; one of fields stays whole.
func peopleOf(text string) []string {
	text = joinedPeople().ReplaceAllString(text, "$1, $2")
	if strings.Count(text, "/") > 1 && !strings.ContainsAny(text, ",;") {
		text = strings.ReplaceAll(text, "/", ", ")
	}
	if pieces := strings.Split(text, ";"); len(pieces) == 2 && !slices.ContainsFunc(pieces, func(p string) bool {
		return countLetters(p) < 4 || len(fourDigits().FindAllString(p, 3)) != 1 && len(fourDigits().FindAllString(p, 3)) != 2
	}) {
		return []string{strings.TrimSpace(pieces[0]), strings.TrimSpace(pieces[1])} // "DYER, YANN 1622; ELLIS, ZAC 1510"
	} else if len(pieces) > 2 {
		numbered, rated := 0, 0
		for i := range pieces {
			pieces[i] = strings.TrimSpace(pieces[i])
			if isBoard(pieces[i]) || looseBoard().MatchString(pieces[i]) {
				numbered++
			}
			if countLetters(pieces[i]) > 3 && fourDigits().MatchString(pieces[i]) {
				rated++
			}
		}
		if numbered*2 > len(pieces) || rated*2 > len(pieces) {
			return pieces
		}
		return []string{text}
	}
	var list []string
	capitals := strings.IndexFunc(text, unicode.IsUpper) >= 0
	for _, piece := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '&' }) {
		if n := len(list); n > 0 && (countLetters(piece) < 3 || isFieldOfPlayer(piece) || capitals && strings.IndexFunc(piece, unicode.IsUpper) < 0) {
			list[n-1] += "," + piece
			continue
		}
		list = append(list, strings.TrimSpace(piece))
	}
	return list
}

// inlineTeam reports whether a line holds a whole team: a name, a colon, and several players.
func (t *teamList) inlineTeam(text string) bool {
	name, rest, ok := strings.Cut(text, ":")
	if m := dashedLine(text); m != nil {
		name, rest, ok = m[1], m[2], true
	}
	if prefix := teamNumber().FindString(text); prefix != "" {
		name, rest, ok = strings.Cut(text[len(prefix):], ":")
	}
	if numbered := boardAt(name); numbered != nil && numbered[3] != "" && !fourDigits().MatchString(name) {
		name = numbered[4]
	}
	if !ok || len(strings.Fields(name)) > 6 || captainLine().MatchString(text) || reserveLine().MatchString(name) || isBoard(name) {
		return false
	}
	return len(fourDigits().FindAllString(rest, -1)) >= 2 && len(peopleOf(rest)) >= 3
}

// dashedLine parts the name of a team from its players behind a dash.
func dashedLine(text string) []string {
	if m := dashedTeam().FindStringSubmatch(text); m != nil {
		return m
	}
	if m := dashedPlayers().FindStringSubmatch(text); m != nil && !isBoard(text) && isLineOfPlayers(m[2]) {
		return m
	}
	return nil
}

// inline reads a team in one line; "sub" and the like begin its reserves.
func (t *teamList) inline(text string, number int) bool {
	name, rest, _ := strings.Cut(teamNumber().ReplaceAllString(text, ""), ":")
	if m := dashedLine(text); m != nil {
		name, rest = m[1], m[2]
	}
	captain := namedCaptain().FindStringSubmatch(rest)
	rest = namedCaptain().ReplaceAllString(rest, "")
	if !lineUpWord().MatchString(name) {
		t.headed(name, number)
	} else if len(t.teams) == 0 {
		return false
	}
	t.boards(rest, number, text)
	if captain != nil {
		t.captain(captain[1])
	}
	return true
}

// boards takes the players of one line, the first on the first board.
func (t *teamList) boards(rest string, number int, text string) {
	rest = reserveWord().ReplaceAllString(rest, ", $1 ")
	rest = contactBehind().ReplaceAllString(managerLine().ReplaceAllString(rest, ""), "")
	for _, piece := range peopleOf(rest) {
		piece = strings.Trim(piece, " .")
		if m := boardAt(piece); m != nil {
			t.board, _ = strconv.Atoi(m[1] + m[2] + m[3])
			t.player(m[4], strconv.Itoa(t.board), number, text)
			continue
		}
		if m := looseBoard().FindStringSubmatch(piece); m != nil {
			t.board, _ = strconv.Atoi(m[1])
			t.player(m[2], m[1], number, text)
			continue
		}
		if m := reserveLine().FindStringSubmatch(piece); m != nil {
			t.reserves(m[3], number, text)
			continue
		}
		if t.res > 0 {
			t.reserves(piece, number, text)
			continue
		}
		if i := strings.IndexFunc(piece, unicode.IsUpper); i > 0 && reserveStem().MatchString(piece[:i]) {
			t.reserves(piece[i:], number, text) // "u pričuvi Ernest Dubac"
			continue
		}
		t.board++
		if i := strings.IndexFunc(piece, unicode.IsUpper); i > 0 {
			piece = piece[i:] // "board order is Desmond …"
		}
		t.player(piece, strconv.Itoa(t.board), number, text)
	}
}

// player takes one player of the team.
func (t *teamList) player(text, board string, number int, source string) bool {
	if openPlace().MatchString(text) || isRemark(text) || lineup.IsOpen(text) {
		return false
	}
	team := &t.teams[len(t.teams)-1]
	if captainMark().MatchString(text) {
		text = captainMark().ReplaceAllString(text, "")
		name, _, _ := cutPerson(text)
		team.Captain = proper(name)
	}
	if m := reserveBehind().FindStringIndex(text); m != nil && !strings.HasPrefix(board, "R") {
		text = text[:m[0]]
		t.res++
		board = "R" + strconv.Itoa(t.res)
	}
	r := Row{Line: number, Source: bounded(source)}
	text, r.Note = withoutPredecessor(text)
	r.Entrant = personOf(text, t.year)
	if countLetters(r.Entrant.Name) < 2 {
		return false
	}
	t.pair(text, r.Entrant)
	t.byColumns(&r)
	r.Entrant.Team, r.Entrant.Club, r.Entrant.Board = team.Name, team.Name, board
	r.Entrant.lack(t.group)
	r.checkName()
	t.rows = append(t.rows, r)
	return true
}

// startsWithName is a line that two words with capitals begin.
var startsWithName = lexicon.Pattern(`^\p{Lu}[\p{L}'’-]+,? \p{L}`)

// reserveBehind is a word for a reserve behind a player: "Cleo Kerr 1711 (res)".
var reserveBehind = lexicon.Pattern(`(?i)\s*(?:[,;–—-]\s*|[(\[]\s*)(?:reserve|res|sub|substitute|cadangan|cad|rezerva|rez|pričuva|prič|zamjena|ersatz)\.?\s*\d?\s*[)\]]?\s*$`)

// withoutPredecessor takes a bracket that says in whose place a player came, "(was Phil Garside, who has withdrawn)", out of his text.
func withoutPredecessor(text string) (rest, note string) {
	for _, m := range remarkBracket().FindAllStringSubmatchIndex(text, -1) {
		said := text[m[2]:m[3]]
		if formerly().MatchString(said) || lexicon.NoticeOf(said, lexicon.InPlaceOf, lexicon.Successor, lexicon.ReplacedBy, lexicon.Withdrawn) != lexicon.NoNotice {
			return text[:m[0]] + text[m[1]:], said
		}
	}
	return text, ""
}

var (
	remarkBracket = lexicon.Pattern(`\s*[(\[]([^()\[\]]*\p{Lu}\p{Ll}[^()\[\]]*)[)\]]`)
	formerly      = lexicon.Pattern(`(?i)^(?:was|were|formerly|previously|used to be|prije|ranije|bio|bila|bivši|dulu|dahulu|sebelumnya|tadinya|früher|vorher|ehemals)\b`)
)

// isRemark reports whether the text of a board is words in small letters alone, with no number: a board that nobody plays on yet.
func isRemark(text string) bool {
	return countWords(text) > 2 && strings.IndexFunc(text, func(r rune) bool { return unicode.IsUpper(r) || unicode.IsDigit(r) }) < 0
}

// cutPerson parts the name that a text begins with from its facts.
func cutPerson(text string) (name, facts string, ok bool) {
	text = strings.Trim(unratedWord().ReplaceAllString(text, ""), " \t;.:-–/|")
	at := len(text)
	if m := firstDigit().FindStringIndex(text); m != nil {
		at = m[0]
	}
	name = strings.Trim(text[:at], " \t,;-–=:/|")
	for _, label := range []string{" FIDE ID", " FIDE", " Elo", " ELO", " elo", " rtg", " rating", " Rating"} {
		name = strings.TrimRight(strings.TrimSuffix(name, label), " ,;–-")
	}
	return cut(lexicon.Clean(name)), text[at:], name != ""
}

// isFieldOfPlayer reports whether a field behind a name is a class or a sex.
func isFieldOfPlayer(field string) bool {
	field = strings.TrimSpace(field)
	_, sex := lexicon.ParseSex(field)
	return sex || classCell().MatchString(field)
}

// fieldsOfPlayer takes the class and the sex that stand in fields of their own behind a name, "Arka Putra, XI, 1520", out of a text.
func fieldsOfPlayer(text string) (rest string, e Entrant) {
	cells := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '|' || r == '/' })
	if len(cells) < 2 || strings.Contains(text, ";") {
		return text, e
	}
	kept := cells[:1]
	for _, cell := range cells[1:] {
		field := strings.TrimSpace(cell)
		if sex, ok := lexicon.ParseSex(field); ok && e.Sex == 0 {
			e.Sex = sex
			continue
		}
		if n, letters, ok := classOf(field); ok && e.Class == 0 && classCell().MatchString(field) {
			e.Class, e.ClassText = n, letters
			continue
		}
		kept = append(kept, cell)
	}
	return strings.Join(kept, ","), e
}

// personOf reads a name and the facts behind it: the first number of four digits is the rating, a second one the year of
// birth, a longer one the FIDE ID.
func personOf(text string, year int) Entrant {
	text, e := fieldsOfPlayer(unratedWord().ReplaceAllString(text, ""))
	if m := bracketSex().FindStringSubmatch(text); m != nil && e.Sex == 0 {
		if sex, ok := lexicon.ParseSex(m[1]); ok {
			text, e.Sex = strings.Replace(text, m[0], " ", 1), sex
		}
	}
	text = e.takeClass(text)
	name, facts, _ := cutPerson(text)
	if m := federationBehind().FindStringSubmatch(name); m != nil {
		name, e.Federation = m[1], m[2] // "WHITTAKER, DONALD, ENG"
	}
	e.Name = withoutSmallEnd(name)
	if head, rest, ok := strings.Cut(name, " "); ok {
		if title, known := swiss.ParseTitle(head); known && title != swiss.NoTitle && head == strings.ToUpper(head) {
			e.Title, e.Name = title, rest
		}
	}
	if surname, given, ok := strings.Cut(e.Name, ", "); ok {
		e.SortName = surname + ", " + given
	}
	e.readNumbers(facts, year)
	return e
}

// readNumbers takes the numbers, the date and the federation out of the facts of a player.
func (e *Entrant) readNumbers(facts string, year int) {
	if id := longNumber().FindString(facts); id != "" {
		e.FIDEID = id
		facts = strings.Replace(facts, id, "", 1)
	}
	last := strings.Trim(afterLast(facts, ";"), " .")
	if d, ok := dateOf(last, year); ok && !isDigits(last) { // digits alone are a year or a rating, as the other numbers tell
		e.Birth = d
		facts = facts[:strings.LastIndex(facts, ";")+1]
	}
	if code := threeLetter().FindString(facts); code != "" && !lexicon.IsOneOf(code, "ELO DWZ NWZ ECF HSS RTG") {
		e.Federation = code
	}
	facts = e.takeYear(facts, year)
	for _, text := range fourDigits().FindAllString(facts, -1) {
		n, _ := strconv.Atoi(text)
		switch {
		case e.Rating == 0 && e.Birth.Year != n:
			e.Rating = n
		case e.Birth.Year == 0 && isBirthYear(n, year):
			e.Birth = swiss.Date{Year: n}
		}
	}
}

// saidClass is a class behind a name that a word, a bracket around a Roman number or a letter tells: "(yr 11)", "kls 12", "(XII)", "2.b".
var saidClass = lexicon.Pattern(`[\s,;/–-]*[(\[]?\s*(?:(?i:\b(?:year|yr|class|grade|gr|kelas|kls|kl|klasse|form)\.?\s?((?:1[0-3]|[1-9])(?:\s?[-.]?\s?[A-Ka-k]\b)?|[ivxIVX]{1,4}(?:\s?[-.]?\s?[A-Ka-k])?)\b|\by(1[0-3]|[1-9])\b)|\b((?:1[0-3]|[1-9])\.\s?[a-k]?\s?(?:razred|razr|raz|r)\b|(?:1[0-3]|[1-9])\.[a-k]\b|(?:1[0-3]|[1-9])(?:st|nd|rd|th)\s(?:grade|class|year)\b))\.?\s*[)\]]?|[\s,;/–-]*[(\[]\s*(XI{0,2}|IX|IV|VI{0,3}|I{1,3}|V)\s?([-.]?\s?[A-Ka-k])?\s*[)\]]`)

// takeClass takes the class that stands among the facts of a player out of his text.
func (e *Entrant) takeClass(text string) string {
	m := saidClass().FindStringSubmatch(text)
	if m == nil || e.Class > 0 {
		return text
	}
	n, letters, ok := classOf(strings.TrimSpace(m[1] + m[2] + m[3] + m[4] + m[5]))
	if !ok || n > maxClass {
		return text
	}
	e.Class, e.ClassText = n, letters
	return strings.Replace(text, m[0], " ", 1)
}

// federationBehind is a name and the code of a federation in a field behind it.
var federationBehind = lexicon.Pattern(`^(.*\p{L}.*,.*\p{L}.*),\s*([A-Z]{3})$`)

// takeYear takes the year of birth out of the facts of a player, where it says so, "(1983.)", "2012. godište", where an empty field of the
// rating stands before it, or where the other number can be no year. A number alone is the rating.
func (e *Entrant) takeYear(facts string, year int) string {
	numbers := fourDigits().FindAllString(facts, -1)
	is := func(text string) bool { n, _ := strconv.Atoi(text); return isBirthYear(n, year) }
	said := ""
	if m := yearSaid().FindStringSubmatch(facts); m != nil && is(m[1]+m[2]) {
		said = m[1] + m[2]
	} else if m := bracketYear().FindStringSubmatch(facts); m != nil && len(numbers) == 2 && is(m[1]) {
		said = m[1]
	} else if cells := strings.SplitN(facts, ";", 4); len(numbers) > 0 && len(cells) > 2 && strings.TrimSpace(cells[0]+cells[1]) == "" && is(numbers[0]) {
		said = numbers[0]
	} else if len(numbers) == 2 && is(numbers[0]) && !is(numbers[1]) {
		said = numbers[0]
	}
	if said == "" || e.Birth.Year > 0 {
		return facts
	}
	e.Birth.Year, _ = strconv.Atoi(said)
	return strings.Replace(facts, said, "", 1)
}

// pair is two numbers of four digits behind a player, in the order of his line: one of them is his rating, the other his year of birth.
type pair struct {
	row           int // of teamList.rows
	first, second int
}

// pair keeps the numbers of the next player where nothing but their column tells which of them is the year.
func (t *teamList) pair(text string, e Entrant) {
	numbers := fourDigits().FindAllStringIndex(text, -1)
	if t.fields != nil || len(numbers) != 2 || e.Birth.Year == 0 || e.Birth.Month > 0 || yearSaid().MatchString(text) || bracketYear().MatchString(text) {
		return
	}
	a, _ := strconv.Atoi(text[numbers[0][0]:numbers[0][1]])
	b, _ := strconv.Atoi(text[numbers[1][0]:numbers[1][1]])
	t.pairs = append(t.pairs, pair{len(t.rows), a, b})
}

// settleYears tells ratings from years by the columns of a team: a column with a number that can be no year is that of the ratings, and where both
// can, the one that falls from board to board.
func (t *teamList) settleYears() {
	for len(t.pairs) > 0 {
		n := 1
		for n < len(t.pairs) && t.rows[t.pairs[n].row].Entrant.Team == t.rows[t.pairs[0].row].Entrant.Team {
			n++
		}
		team := t.pairs[:n]
		t.pairs = t.pairs[n:]
		years := func(of func(pair) int) bool {
			return !slices.ContainsFunc(team, func(p pair) bool { return !isBirthYear(of(p), t.year) })
		}
		first, second := func(p pair) int { return p.first }, func(p pair) int { return p.second }
		yearFirst, yearSecond := years(first), years(second)
		if yearFirst && yearSecond {
			yearFirst, yearSecond = rises(team, first) > rises(team, second), rises(team, second) > rises(team, first)
		}
		for _, p := range team {
			r := &t.rows[p.row]
			switch {
			case yearFirst == yearSecond && n > 1:
				r.Doubts = append(r.Doubts, Doubt{Kind: DoubtRating, Text: strconv.Itoa(p.first) + ", " + strconv.Itoa(p.second)})
			case yearFirst:
				r.Entrant.Birth, r.Entrant.Rating = swiss.Date{Year: p.first}, p.second
			case yearSecond:
				r.Entrant.Birth, r.Entrant.Rating = swiss.Date{Year: p.second}, p.first
			}
		}
		if n > 1 {
			t.yearsAlone(team)
		}
	}
}

// yearsAlone takes the only number of a player for his year of birth where it is among the years of his team and not among its ratings: "2015 / -".
func (t *teamList) yearsAlone(team []pair) {
	first := t.rows[team[0].row]
	years, ratings := [2]int{9999, 0}, [2]int{9999, 0}
	for _, p := range team {
		e := t.rows[p.row].Entrant
		years = [2]int{min(years[0], e.Birth.Year), max(years[1], e.Birth.Year)}
		ratings = [2]int{min(ratings[0], e.Rating), max(ratings[1], e.Rating)}
	}
	for i := range t.rows {
		e := &t.rows[i].Entrant
		if t.teamOf(t.rows[i]) != t.teamOf(first) || e.Birth.Year > 0 || e.Rating < years[0]-3 || e.Rating > years[1]+3 || e.Rating >= ratings[0]-100 && e.Rating <= ratings[1]+100 || !isBirthYear(e.Rating, t.year) {
			continue
		}
		e.Birth, e.Rating = swiss.Date{Year: e.Rating}, 0
	}
}

// rises counts how often a number is higher than the one above it.
func rises(team []pair, of func(pair) int) int {
	n := 0
	for i := 1; i < len(team); i++ {
		if of(team[i]) > of(team[i-1]) {
			n++
		}
	}
	return n
}

func isBirthYear(n, year int) bool { return n > year-110 && n < year-3 }

// withoutSmallEnd drops what words in small letters say of a player behind his name: "Žana Zec nerejt.", "Ben Garland will play Board".
func withoutSmallEnd(name string) string {
	list := strings.Fields(name)
	isSmall := func(w string) bool {
		return strings.ToLower(w) == w && countLetters(w) > 0 && !lexicon.IsOneOf(strings.Trim(w, "."), "jr sr jun sen ml st") && lexicon.Lexicons()[""][lexicon.Fold(w)]&lexicon.Particle == 0
	}
	n := slices.IndexFunc(list, isSmall)
	if n < 2 {
		return name
	}
	return strings.Join(list[:n], " ")
}

// afterLast is what stands behind the last sign of a text; "" where there is none.
func afterLast(s, sign string) string {
	if i := strings.LastIndex(s, sign); i >= 0 {
		return s[i+1:]
	}
	return ""
}
