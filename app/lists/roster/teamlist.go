package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
	"wasit/swiss"
)

// teamList is the reading of line-ups as captains send them: the name of a team, its captain, its boards and reserves, each
// captain in another form.
type teamList struct {
	year  int
	talk  *story // what knows the words of groups
	rows  []Row
	teams []Team

	places  map[string][]int // of the teams of a name, for the first indexed of them
	indexed int

	board int // the last board of the team
	res   int // the last reserve

	bench      bool // "Reserves:" stands alone above the line
	inSentence bool // the line is a part of one that names several players
	unnumbered bool // its lines have no number

	open  map[[2]int]bool // boards on which nobody plays yet, by the place of their team
	group Entrant         // section, sex and level of the heading above the team
	pairs []pair          // players with two numbers that can be a rating and a year

	fields []Field // of the columns, where a line names them
	sep    string  // what cuts them
}

// The lines of a line-up.
var (
	captainLine   = lexicon.Pattern(`(?i)^\W*(?:(?:team\s+|non-playing\s+)?(?:ketua\s+(?:regu|tim)|captain|capt|skipper|kapten(?:\s+(?:tim|regu))?|kapetan|kapetanica|mannschaftsführer|spielführer|capitán|capitano|capitaine|aanvoerder)\b\.?\s*[:=\-–]?|[ck]\s*[:=])\s*(.+)$`)
	boardLine     = lexicon.Pattern(`(?i)^\W*(?:(?:bd|board|brd|papan|ploča|ploca|pl|brett|bord|tablero|échiquier|tabuleiro|scacchiera|meja|b|p)\.?\s*(?:no\.?\s*)?(\d{1,2})\s*[-.):;–=\t]?|(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:(?:ploča|ploca|papan|board|brett|bd)\b|pl\.)\s*[-.):;–=\t]?|(\d{1,2})\s*(?:[.):;,=\t–-]|/\s))\s*(.*)$`)
	teamNumber    = lexicon.Pattern(`(?i)^\W*(?:nama\s+|naziv\s+|ime\s+)?(?:regu|tim|team|ekipa|ekipe|momčad|momčadi|mannschaft|squad)(?:\s+name)?\s*(?:no\.?\s*)?(?::\s*|\d{1,2}\s*[:.)–-]\s*|[a-z]\s*[:.)]\s+|[a-z]\s+[–-]\s+)`)
	reserveWord   = lexicon.Pattern(`(?i)[.,]\s*((?:cadangan|cad|reserves?|res|rezerv[ae]|rez|pričuv[ae]|pričuvn[ai]|zamjen[ae]|zamjenik|subs?|substitutes?|ersatz)\b)`)
	romanBoard    = lexicon.Pattern(`^\W*(I{1,3}|IV|VI{0,3}|V|IX|X)(?:[.):]?\s+(\p{Lu}.*)|[.):]\s*([^\p{Lu}]*))$`)
	lineUpWord    = lexicon.Pattern(`(?i)^\W*(?:igraju|igrači|sastav|postava|popis|susunan(?: pemain)?|pemain|daftar pemain|atlet|peserta|players|line-?up|team|squad|board order|order|aufstellung)\s*$`)
	columnsLine   = lexicon.Pattern(`(?i)^\W*(?:no\.?|rb\.?|bd|board|papan|ploča|ploca|brett)\s*[;,\t|]`)
	captainBehind = lexicon.Pattern(`(?i)(?:\s*[-–—,(:;.]+\s*|\s{2,})(?:team\s+|our\s+)?(?:captain|capt|skipper|kapten|kapetan|zapovjednik|voditelj|manajer|manager|pelatih|official|ofisial|coach|trener)\b\.?\s*:?\s*([^()]*)\)?|\s+(?:captain|capt|skipper|kapten|kapetan|zapovjednik|voditelj|manajer|manager|pelatih|official|ofisial|coach|trener)\s*:\s*([^()]*)`)
	contactBehind = lexicon.Pattern(`(?i)[.;,(]?\s*\b(?:kontakt|contact|cp|hp|wa|telp?|mob|phone|tel)\b\s*[.:]?.*$`)
	unratedWord   = lexicon.Pattern(`(?i)\s*[(,/–-]*\s*\b(?:bez rejtinga|nema rejting|tanpa rating|belum (?:ada|punya)(?: rating)?|non[- ]?rating|non(?:$|\s|\))|nonrating|unrated|ungraded|no grade|no rating|n/r|u/g|nerejt\.?|ohne (?:elo|dwz))\)?`)
	reserveLine   = lexicon.Pattern(`(?i)^\W*(?:(?:\d(?:st|nd|rd|th|\.)|first|second|third|prv[ai]|drug[ai]|treć[ai]|erster?|zweiter?)\s+)?(?:(?:reserves?|(?:on the )?bench|stand[\s-]?by|spares?|res|subs?|substitutes?|cadangan|cad|rezerv[ae]|rezervn[iae]|rez|pričuv[ae]|pričuvn[ai]|prič|zamjen[ae]|zamjenik|zamjenic[ae]|ersatz(?:spieler)?|suplentes?|riserv[ae]|remplaçants?|invallers?)\b\.?\s*(\d?)(?:I{1,3}\b)?|r\s?(\d)|[rc]\s|r[,;])\s*[:;,.)=–-]?\s*(.*)$`)
	managerLine   = lexicon.Pattern(`(?i)\b(?:team\s+manager|manager|manajer|ofisial|official|pelatih|trener|coach|voditelj)\b.*$`)
	managerStart  = lexicon.Pattern(`(?i)^\W*(?:v|vod)\s*[.:]\s|^\W*(?:team\s+)?(?:manager|manajer|ofisial|official|pelatih|trener|coach|voditelj|betreuer)\b`)
	openPlace     = lexicon.Pattern(`(?i)^\W*(?:to be (?:announced|confirmed|named)|t\.?\s?b\.?\s?[acd]|none(?: yet)?|not yet|vacant|open|belum ada|masih kosong|belum ditentukan|menyusul|kosong|još ne (?:znamo|zna se)|bit će naknadno|tko bude mogao|noch offen|wird nachgemeldet|still to be decided|not known yet|unknown|belum tahu|belum pasti|nanti dikabari|mjesto slobodno|slobodno(?: mjesto)?|prazno|još nema|nema|naknadno|nn|n\.\s?n\.|offen|frei|vakant)\W*$|^\W*$`)
	ordinalBoard  = lexicon.Pattern(`(?i)^[^\p{L}\d]*(\p{L}{3,})\s+(board|bd|ploča|ploca|papan|brett)\b`)
	wordedBoard   = lexicon.Pattern(`(?i)^\W*(board|bd|papan|ploča|ploca|brett)\s+(\p{L}+)\b`)
	dashedTeam    = lexicon.Pattern(`^([^:;\d]{3,60}?)\s+[–—-]\s+(1[.)]?\s+\p{Lu}.*)$`)
	dashedPlayers = lexicon.Pattern(`^([^:;,]{3,60}?)\s+[–—-]\s+(\p{Lu}[^,;:]*\d{3,4}\b.*)$`)
	plainPlayer   = lexicon.Pattern(`^\p{Lu}[\p{L}'’. -]+?[\s,(–-]+(?:(?i:elo|ecf|rating|rtg|rejting)\s*)?\d{3,4}\)?$`)
	classCell     = lexicon.Pattern(`^(?:` + classPattern + `)$`)
	letteredTeam  = lexicon.Pattern(`^\W*(\p{Lu}|[IVX]+)[.)]\s+`)
	explained     = lexicon.Pattern(`\s*(?:[/,;|]|\s[–—-])\s+\p{Ll}`)
	namedBehind   = lexicon.Pattern(`^[\s/,;|–—-]*\p{Ll}+\.?:?\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)+)\s*$`)
	shortLabel    = lexicon.Pattern(`^(\p{L}{1,8})(?:\.|:|\.:)\s*(\p{Lu}.*)$`)
	reserveStem   = lexicon.Pattern(`(?i)(?:^|\s)(?:rezerv|pričuv|pricuv|zamjen|cadang|reserv|subs?\b|substitut|ersatz)`)
	teamLetter    = lexicon.Pattern(`^\((?:\p{Lu}|[IVX]{1,3}|\d)\)$`)
	namedCaptain  = lexicon.Pattern(`(?i)\(([\p{L}' -]+?)\s+(?:is|je|adalah)\s+(?:the\s+)?(?:captain|kapetan|kapten)\)`)
	looseBoard    = lexicon.Pattern(`^(\d{1,2})(?:st|nd|rd|th)?[.)]?\s+(\p{Lu}.*)$`)
	fieldedPlayer = lexicon.Pattern(`^\W*[\p{Lu}'’ -]+,\s*[\p{Lu}'’ -]+\s*(?:[/|(]|,(?:\s*[A-Z]{3}\s*,)?[\s,\d]*\d{3,4}\b)`)
	openBoard     = lexicon.Pattern(`^(\d{1,2})(?:st|nd|rd|th)?[.)]?\s+(\D+)$`)
	captainMark   = lexicon.Pattern(`(?i)\s*(?:[([]\s*(?:c|capt|captain|skipper|k|kap|kapten|kapetan|mf)\s*\.?[)\]]|[,–—-]\s*(?:captain|capt|skipper|kapten|kapetan|kap)\b\.?)`)
	joinedPeople  = lexicon.Pattern(`(\d\)?)\s+(?:dan|and|und|i|te)\s+(\p{Lu})`)
	bracketSex    = lexicon.Pattern(`\s*[(\[](\p{L}{1,9})[)\]]`)
	boardBehind   = lexicon.Pattern(`(?i)^([\p{L}(?][^:]*?)\s*[-–—,;:/(]\s*(?:na\s+|on\s+|di\s+|am\s+)?(?:(?:board|bd|ploča|ploca|ploči|papan|brett)\.?\s*(\p{L}{3,}|\d{1,2}|[IVX]{1,4})|(\p{L}{3,}|\d{1,2}\.?|[IVX]{1,4}\.?)\s+(?:board|bd|ploča|ploca|ploči|papan|brett)|(\p{L}{3,}))\.?\)?$`)
	yearSaid      = lexicon.Pattern(`(?i)(?:\b(?:born|b\.|rođen|rođena|rođ\.?|god\.?|godište|lahir|thn|geb\.?|jg\.?)\s*|\*\s?)((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\.?\s*(?:godište|god\b|rođen|g\.)`)
	bracketYear   = lexicon.Pattern(`\(\s*((?:19|20)\d\d)\.\s*\)`)
	firstDigit    = lexicon.Pattern(`[\d(;\[]`)
	longNumber    = lexicon.Pattern(`\b\d{5,9}\b`)
	fourDigits    = lexicon.Pattern(`\b\d{3,4}\b`)
	threeLetter   = lexicon.Pattern(`\b[A-Z]{3}\b`)
)

// teamsIn reads the line-ups of a text, for an event of teams.
func teamsIn(text string, o Options) ([]Row, []Team, bool) {
	if !slices.ContainsFunc(o.Sections, func(s Section) bool { return s.Teams }) {
		return nil, nil, false
	}
	t := &teamList{year: o.Today.Year, open: map[[2]int]bool{}, talk: newStory(o, lexicon.Language(text))}
	lines := strings.Split(text, "\n")
	plain := plainLines(lines)
	for i, p := range plain {
		if len(t.rows) > MaxRows {
			return nil, nil, false
		}
		before := len(t.rows)
		t.inSentence = p.said != "" && !strings.HasPrefix(p.text, "Team: ")
		if !t.line(p.text, p.number, nextFilled(plain[i+1:], p.text)) && p.text != "" {
			t.rows = append(t.rows, Row{Line: p.number, Skip: true, Doubts: []Doubt{{Kind: DoubtName}}})
		}
		for k := before; k < len(t.rows); k++ {
			t.rows[k].Source = bounded(lines[p.number-1])
			if p.said != "" {
				t.rows[k].Source = bounded(p.said)
			}
		}
	}
	t.settleYears()
	t.dropEmpty(lines)
	if len(t.teams) < 2 {
		return nil, nil, false
	}
	t.captains()
	t.corrections(text, o)
	t.twice()
	t.sameBoards()
	t.audit(lines)
	return t.rows, t.teams, true
}

// plainLine is a line of a list, or a part of one, with the words that [teamList.line] knows.
type plainLine struct {
	text   string
	number int
	said   string // of a line that names several players, the part of it that says so
}

// plainLines writes the lines of a list with the words that [teamList.line] knows. A line that names a whole team becomes one for each player.
func plainLines(lines []string) []plainLine {
	plain := lineup.Written(visibleLines(lines))
	words := lineup.Learn(plain, func(line string) bool {
		return isBoard(boardDigits(line, 1)) || captainLine().MatchString(line) || managerStart().MatchString(line) ||
			reserveLine().MatchString(line) || teamNumber().MatchString(line) || lineUpWord().MatchString(line[:strings.IndexAny(line, ":=")])
	})
	plain = lineup.Rows(plain, readOtherwise(plain))
	var list []plainLine
	school := ""        // whose teams are called by letters alone
	underHeads := false // of columns
	for i, line := range plain {
		if m := severalTeams().FindStringSubmatch(line); m != nil && letterAlone().MatchString(firstFilled(plain[i+1:])) {
			school = m[1]
		} else if m := letterAlone().FindStringSubmatch(line); m != nil && school != "" {
			line = school + " " + line
		} else if line != "" {
			school = ""
		}
		if underHeads = line != "" && (underHeads || columnsLine().MatchString(line) || namesColumns(line)); !underHeads {
			line = words.Spare(line)
		}
		line = words.Plain(line)
		if parts := spokenParts(line, i+1); parts != nil {
			list = append(list, parts...)
			continue
		}
		list = append(list, plainLine{text: boardBefore(line), number: i + 1})
	}
	return list
}

// visibleLines are the lines of a list without signs that nobody sees, semicolons between the cells of rows that strokes cut.
func visibleLines(lines []string) []string {
	plain := make([]string, len(lines))
	strokes := false // between the cells below heads
	for i, line := range lines {
		plain[i] = strings.TrimSpace(visible(line))
		if strings.Count(line, "|") > 2 {
			plain[i] = strings.ReplaceAll(plain[i], "|", ";")
		}
		cells := strings.ReplaceAll(plain[i]+" ", " / ", ";")
		if strokes = plain[i] != "" && (strokes || strings.Count(cells, ";") > 1 && namesColumns(cells)); strokes {
			plain[i] = cells
		}
	}
	return plain
}

// readOtherwise tells the lines that begin with the number of a board or a word, and those under heads of columns.
func readOtherwise(lines []string) func(line string) bool {
	under, headed := map[string]bool{}, false
	for _, line := range lines {
		if headed = line != "" && (headed || columnsLine().MatchString(line) || namesColumns(line)); headed {
			under[line] = true
		}
	}
	return func(line string) bool {
		return under[line] || isBoard(boardDigits(line, 1)) || captainLine().MatchString(line) || managerStart().MatchString(line) || looseBoard().MatchString(line) || romanBoard().MatchString(line)
	}
}

// spokenParts are the lines of a list that say what one sentence or more do of a team and its players; nil for any other line.
func spokenParts(line string, number int) (parts []plainLine) {
	if captainLine().MatchString(line) || managerStart().MatchString(line) || isBoard(line) && !innerBoard().MatchString(line) {
		return nil
	}
	u, ok := lineup.Spoken(line, isCorrection)
	if !ok {
		return nil
	}
	name := lineup.TeamIn(u.Lead)
	for i, before := range u.Before {
		if title := strings.TrimRight(strings.TrimSpace(before), "."); i == 0 && countWords(title) < 7 && !lineup.IsProse(title) && lineup.TeamIn(title+":") != "" {
			name = lineup.TeamIn(title + ":") // "D) Fernhill School. Message from the parents: Fernhill are …"
			continue
		}
		u.Rest = append(u.Rest, strings.TrimSpace(before))
	}
	if name != "" && !lineUpWord().MatchString(name) {
		parts = append(parts, plainLine{"Team: " + name, number, u.Said})
	}
	for _, s := range u.Seats {
		parts = append(parts, plainLine{s.Line(), number, u.Said})
	}
	for _, rest := range u.Rest {
		parts = append(parts, plainLine{rest, number, rest})
	}
	return parts
}

// severalTeams is a line that announces the teams of a school or club: "MAN Karangasem mengirim 2 regu:".
var severalTeams = lexicon.Pattern(`^(\p{Lu}[\p{L}'’. -]*?)(?:\s+\p{Ll}.*)?:$`)

// letterAlone is a team that is called by its letter or number alone: "A: Ahmad Fauzi 1722, Hasan Basri 1680".
var letterAlone = lexicon.Pattern(`^(?:[A-D]|I{1,3}|[1-3])\s*[:–-]\s*\p{Lu}.*\d{3,4}.*,`)

// innerBoard is the number of a board within a line: "1. Yopi Pesulima 1700 2. Zaki Latupono 1655".
var innerBoard = lexicon.Pattern(`(?:^|[\s:;,])(\d)[.)]\s+\p{Lu}`)

// sentenceEnd is where a sentence ends before another.
var sentenceEnd = lexicon.Pattern(`\.\s+(\p{Lu})`)

// smallWords counts the words of a text that begin with a small letter.
func smallWords(text string) int {
	n := 0
	for _, w := range strings.Fields(text) {
		if r, _ := utf8.DecodeRuneInString(w); unicode.IsLower(r) {
			n++
		}
	}
	return n
}

// boardDigits writes the number of a board in digits: "Board one:", "Top board". A word that is no number, "Bottom board", stands for the
// next one.
func boardDigits(text string, next int) string {
	if m := ordinalBoard().FindStringSubmatchIndex(text); m != nil {
		word := text[m[2]:m[3]]
		if !isBoardWord(word) {
			if reserveStem().MatchString(word) || captainLine().MatchString(word) {
				return text
			}
			word = strconv.Itoa(next)
		}
		text = text[:m[2]] + text[m[4]:m[5]] + " " + word + text[m[5]:]
	}
	if m := ordinalLabel().FindStringSubmatch(text); m != nil && (isBoardWord(m[1]) || lastWords.Has(lexicon.Fold(m[1]))) && lexicon.Romans[lexicon.Fold(m[1])] == 0 {
		text = "Board " + m[1] + " " + m[2]
	}
	m := wordedBoard().FindStringSubmatchIndex(text)
	if m == nil {
		return text
	}
	word := lexicon.Fold(text[m[4]:m[5]])
	n := lexicon.NumberWords()[word]
	switch {
	case n == 0 && topWords.Has(word):
		n = 1
	case lexicon.Romans[word] > 0:
		n = lexicon.Romans[word] // "Papan II"
	case n == 0 && lastWords.Has(word):
		n = next
	}
	if n > 0 {
		return text[:m[4]] + strconv.Itoa(n) + text[m[5]:]
	}
	return text
}

// boardBefore writes the number of a board that stands behind its player before him: "Ana Kos 1690 – prva", "Ivo Bek 1702 (board 2)".
func boardBefore(text string) string {
	m := boardBehind().FindStringSubmatch(text)
	if m == nil || captainLine().MatchString(text) || managerStart().MatchString(text) || m[4] != "" && !fourDigits().MatchString(m[1]) && !unratedWord().MatchString(m[1]) || isLineOfPlayers(m[1]) {
		return text
	}
	word := lexicon.Fold(m[2] + m[3] + m[4])
	n, err := strconv.Atoi(word)
	switch {
	case err == nil:
	case lexicon.NumberWords()[word] > 0:
		n = lexicon.NumberWords()[word]
	case topWords.Has(word):
		n = 1
	case m[4] == "":
		n = lexicon.Romans[word]
	}
	if n == 0 {
		return text
	}
	return strconv.Itoa(n) + ". " + m[1]
}

// ordinalLabel is the place of a player before him: "top: Betty Quick, 2011".
var ordinalLabel = lexicon.Pattern(`^\W*(\p{L}{3,})\s*[:=–-]\s*(\p{Lu}.*)$`)

// topWords stand for the first board, and lastWords for the one behind those above.
var (
	topWords  = lexicon.Set("top utama vodeća glavna prvo")
	lastWords = lexicon.Set("bottom last terakhir terbawah zadnja posljednja letztes")
)

// isBoardWord reports whether a word before "board" says its number.
func isBoardWord(word string) bool {
	fold := lexicon.Fold(word)
	return lexicon.NumberWords()[fold] > 0 || topWords.Has(fold) || lexicon.Romans[fold] > 0
}

// nextFilled is the next line that is not empty; a sentence between the name of a team and its line-up does not count.
func nextFilled(lines []plainLine, above string) string {
	apart := false
	for _, p := range lines {
		switch {
		case p.text == "":
			apart = true
		case p.said != "" || apart || !lineup.IsProse(p.text) || lineup.IsProse(above):
			return p.text
		}
	}
	return ""
}

// firstFilled is the first line that is not empty.
func firstFilled(lines []string) string {
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return ""
}

// line takes one line; it answers false for one that is nobody's.
func (t *teamList) line(text string, number int, next string) bool {
	if text == "" {
		return false
	}
	text, next = boardDigits(text, t.board+1), boardDigits(next, t.board+1)
	if len(t.teams) > 0 {
		for _, read := range []func(string, int, string) (player, known bool){t.office, t.reserveLine, t.boardLine} {
			if player, known := read(text, number, next); known {
				return player
			}
		}
	}
	if t.inlineTeam(text) {
		return t.inline(text, number)
	}
	if len(t.teams) > 0 && t.board == 0 && isLineOfPlayers(text) {
		t.boards(text, number, text)
		return true
	}
	if columnsLine().MatchString(text) || namesColumns(text) {
		t.columns(text)
		return false
	}
	if t.section(text, next) {
		return false
	}
	if len(t.teams) > 0 && t.says(text) {
		return true
	}
	if len(t.teams) > 0 && (t.row(text, number) || t.plain(text, number)) {
		return true
	}
	if t.unnumbered && !t.bench && isPlainPlayer(next) && (openPlace().MatchString(text) || lineup.IsOpen(text)) {
		t.board++
		t.open[[2]int{len(t.teams) - 1, t.board}] = true
		return false // "(no name yet)" between two players
	}
	return t.heading(text, number, next)
}

// says takes a remark below a line-up that tells which boards are reserves, or who leads: "5 & 6 cadangan, kaptennya Christian". It answers whether
// nothing else is said.
func (t *teamList) says(text string) bool {
	known := 0
	clauses := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '.' })
	if t.classOfAll(text) {
		return true
	}
	for _, clause := range clauses {
		numbers, isReserve := lineup.ReserveBoards(clause)
		if name := lineup.CaptainIn(clause); name != "" && t.teams[len(t.teams)-1].Captain == "" {
			t.captain(name)
			known++
		}
		if isReserve && t.toReserves(numbers) {
			known++
		}
	}
	return known > 0 && known == len(clauses)
}

// classOfAll takes the class that a remark gives the last team, "all year 10 except Rosalind (year 9)": those named behind "except" have their own.
func (t *teamList) classOfAll(text string) bool {
	if !lexicon.BeginsWith(text, lexicon.Everybody) {
		return false
	}
	var all, other Entrant
	rest := all.takeClass(text)
	if all.Class == 0 || countWords(text) > 12 {
		return false
	}
	but := exceptWord().FindStringIndex(rest)
	excepted := ""
	if but != nil {
		other.takeClass(rest[but[1]:])
		excepted = " " + foldWords(rest[but[1]:]) + " "
	}
	for i := range t.rows {
		e := &t.rows[i].Entrant
		if t.rows[i].Skip || !t.isOf(t.rows[i], len(t.teams)-1) || e.Class > 0 {
			continue
		}
		given, _, _ := strings.Cut(strings.TrimSpace(foldWords(e.Name)), " ")
		if e.Class, e.ClassText = all.Class, all.ClassText; strings.Contains(excepted, " "+given+" ") {
			e.Class, e.ClassText = other.Class, other.ClassText
		}
	}
	return true
}

// exceptWord leads to those of whom something said of all does not hold.
var exceptWord = lexicon.Pattern(`(?i)(?:^|[\s,(])(?:except|but|apart from|other than|kecuali|selain|osim|izuzev|bis auf|außer)(?:\s+for)?\s`)

// toReserves makes reserves of those who play on boards of the last team; it answers false where nobody plays on one of them.
func (t *teamList) toReserves(boards []int) bool {
	last := len(t.teams) - 1
	for _, n := range boards {
		if !t.hasBoard(last, strconv.Itoa(n)) {
			return false
		}
	}
	for i := range t.rows {
		if n, err := strconv.Atoi(t.rows[i].Entrant.Board); err == nil && t.isOf(t.rows[i], last) && slices.Contains(boards, n) {
			t.res++
			t.rows[i].Entrant.Board = "R" + strconv.Itoa(t.res)
		}
	}
	return true
}

// section takes a line over several teams that names a section, a sex or a level of theirs: "— BEREGU PUTRI —", "GIRLS' TEAMS".
func (t *teamList) section(text, next string) bool {
	text = strings.Trim(text, " *=#_~—–-:•")
	if countWords(text) > 5 || t.isLineUp(next) || fourDigits().MatchString(text) {
		return false
	}
	group, ok := t.talk.groupOf(text)
	if !ok {
		group, ok = t.talk.groupOf(withoutTeamWord().ReplaceAllString(text, " "))
	}
	if !ok {
		group, ok = sexAlone(text)
	}
	if ok {
		t.group = group
	}
	return ok
}

// sexAlone reads a heading of nothing but words for a sex, and for teams: "Muška konkurencija", "Djevojčice".
func sexAlone(text string) (e Entrant, ok bool) {
	for _, tok := range lexicon.Tokens(withoutTeamWord().ReplaceAllString(text, "  "), 0, "") {
		sex := tok.Sex()
		if said, known := lexicon.ParseSex(tok.Text); known && tok.Runes() > 1 {
			sex = said
		} else if lexicon.IsOneOf(tok.Fold, "muska muske djecaka djecaci boys mens men") {
			sex = swiss.Male
		} else if lexicon.IsOneOf(tok.Fold, "zenska zenske djevojcica djevojcice girls womens women") {
			sex = swiss.Female
		}
		if tok.Kind != lexicon.Word || sex == 0 || e.Sex != 0 && e.Sex != sex {
			return Entrant{}, false
		}
		e.Sex = sex
	}
	return e, e.Sex != 0
}

// withoutTeamWord are words for teams in the heading of a section.
var withoutTeamWord = lexicon.Pattern(`(?i)(?:^|\s)(?:teams?|regu|tim|beregu|ekip[ea]|momčadi|mannschaften|squads?|section|competition|konkurencija|kategorija|kategori)(?:\s|$)`)

// heading begins a team, where its line-up follows.
func (t *teamList) heading(text string, number int, next string) bool {
	if m := boardAt(text); m != nil && m[3] == "1" && len(t.teams) == 0 && t.isNumberedTeam(m[4], 1, next) {
		t.headed(m[4], number)
		return true
	}
	if t.inSentence || !t.isLineUp(next) || lineup.IsProse(text) && t.isPending() || strings.HasPrefix(text, "(") || fourDigits().MatchString(text) && strings.ContainsAny(text[len(text)-1:], "0123456789") {
		return false
	}
	t.headed(text, number)
	return true
}

// isPending reports whether nobody of the last team was read yet.
func (t *teamList) isPending() bool {
	return len(t.teams) > 0 && !slices.ContainsFunc(t.rows, func(r Row) bool { return !r.Skip && r.Line >= t.teams[len(t.teams)-1].Line })
}

// office reads who leads a team: its manager is nobody's, its captain may play.
func (t *teamList) office(text string, _ int, _ string) (player, known bool) {
	if managerStart().MatchString(text) {
		return false, true
	}
	if m := captainLine().FindStringSubmatch(text); m != nil && !isBoard(text) {
		if end := sentenceEnd().FindStringSubmatchIndex(m[1]); end != nil && (smallWords(m[1][end[2]:]) > 2 || managerStart().MatchString(m[1][end[2]:])) {
			t.captain(m[1][:end[0]])
			return false, true // what is said behind him is read as a correction
		}
		t.captain(m[1])
		return true, true
	}
	return false, false
}

// reserveLine reads the reserves of a team, behind a word for them or a short one that nobody knows, and rows of cells.
func (t *teamList) reserveLine(text string, number int, _ string) (player, known bool) {
	if slices.Contains(t.fields, BoardNumber) && strings.Count(text, t.sep) > 1 && t.row(text, number) {
		return true, true
	}
	if m := reserveLine().FindStringSubmatch(text); m != nil && !t.inlineTeam(text) {
		t.bench = strings.Trim(m[3], " :") == "" && strings.HasSuffix(text, ":")
		t.reserves(m[3], number, text)
		return true, true
	}
	if m := reserveBehind().FindStringIndex(text); m != nil && t.board > 0 && startsWithName().MatchString(text) && lineup.Count(text) == 1 && !isBoard(text) && !isCorrection(text[:m[0]]) {
		t.reserves(text[:m[0]], number, text) // "Vito Zec (5. razred) – rezerva"
		return true, true
	}
	if m := shortLabel().FindStringSubmatch(text); m != nil && t.board > 1 && !t.isFreeRoman(m[1]) && fourDigits().MatchString(m[2]) && !isBoard(text) && !t.inlineTeam(text) && !isCorrection(text) {
		t.reserves(m[2], number, text) // "pr. Ozana Nola, 1512"
		return true, true
	}
	if t.fields != nil && strings.Count(text, t.sep) > 1 && t.row(text, number) {
		return true, true
	}
	return false, false
}

// boardLine reads who plays on a board, whatever its number looks like.
func (t *teamList) boardLine(text string, number int, next string) (player, known bool) {
	if m := boardAt(text); m != nil {
		n, _ := strconv.Atoi(m[1] + m[2] + m[3])
		switch {
		case n == 0 || n > 30:
			return false, true
		case m[3] != "" && !t.inSentence && t.isNumberedTeam(m[4], n, next):
			t.headed(m[4], number)
			return true, true
		}
		t.board = n
		player = t.player(m[4], strconv.Itoa(n), number, text)
		if !player {
			t.open[[2]int{len(t.teams) - 1, n}] = true
		}
		return player, true
	}
	if m := openBoard().FindStringSubmatch(text); m != nil && m[1] == strconv.Itoa(t.board+1) && (openPlace().MatchString(m[2]) || lineup.IsOpen(m[2])) {
		t.board++
		return false, true // "2 tbc"
	}
	if m := looseBoard().FindStringSubmatch(text); m != nil && t.isNext(m[1]) && (fourDigits().MatchString(m[2]) || unratedWord().MatchString(m[2])) {
		t.board, _ = strconv.Atoi(m[1])
		return t.player(m[2], m[1], number, text), true
	}
	if m := romanBoard().FindStringSubmatch(text); m != nil {
		n, rated := lexicon.Romans[strings.ToLower(m[1])], fourDigits().MatchString(m[2]) || unratedWord().MatchString(m[2])
		isNext, isFree := t.isNext(strconv.Itoa(n)), rated && t.isFreeRoman(m[1])
		switch {
		case isNext && m[2] == "" && openPlace().MatchString(m[3]):
			t.board = n
			return false, true // "II. ----"
		case n == t.board+1 && m[2] != "", isNext && rated, isFree:
			t.board = max(t.board, n)
			return t.player(m[2], strconv.Itoa(n), number, text), true
		}
	}
	return false, false
}

// isFreeRoman reports whether a word is the Roman number of a board that nobody of the team has.
func (t *teamList) isFreeRoman(word string) bool {
	n := lexicon.Romans[strings.ToLower(word)]
	return n > 0 && n < 9 && !t.hasBoard(len(t.teams)-1, strconv.Itoa(n))
}

// isCorrection reports whether a line says that somebody goes, comes in another's place or is called otherwise.
func isCorrection(text string) bool {
	return lexicon.NoticeOf(text, lexicon.Mended, lexicon.Withdrawn, lexicon.ReplacedBy, lexicon.InPlaceOf, lexicon.Successor, lexicon.Denied) != lexicon.NoNotice
}

// isNext reports whether a number is that of the next board, or of one behind a board or two that nobody plays on.
func (t *teamList) isNext(number string) bool {
	n, err := strconv.Atoi(number)
	return err == nil && n > t.board && n <= t.board+3
}

// boardAt parts the number of a board from who plays there. "4 papan, maks. 2 cadangan" says how many boards there are.
func boardAt(text string) []string {
	m := boardLine().FindStringSubmatch(text)
	if m == nil || m[2] != "" && strings.HasPrefix(m[4], ",") {
		return nil
	}
	return m
}

func isBoard(text string) bool { return boardAt(text) != nil }

// isNumberedTeam reports whether a numbered line heads a team: no rating stands in it, and a captain or board 1 follows.
func (t *teamList) isNumberedTeam(text string, n int, next string) bool {
	if fourDigits().MatchString(contactBehind().ReplaceAllString(captainBehind().ReplaceAllString(text, ""), "")) || n == t.board+1 && len(t.teams) > 0 && t.board > 0 && !captainBehind().MatchString(text) && !beginsTeam(next) {
		return false
	}
	return beginsTeam(next)
}

// beginsTeam reports whether a line can be the first below the name of a team.
func beginsTeam(next string) bool {
	return captainLine().MatchString(next) || managerStart().MatchString(next) || beginsLineUp(next) || isLineOfPlayers(next) || columnsLine().MatchString(next) || namesColumns(next)
}

// beginsLineUp reports whether a line is that of the first board.
func beginsLineUp(text string) bool {
	if m := boardAt(text); m != nil {
		return strings.TrimLeft(m[1]+m[2]+m[3], "0") == "1"
	}
	if m := looseBoard().FindStringSubmatch(text); m != nil && m[1] == "1" && fourDigits().MatchString(m[2]) {
		return true
	}
	m := romanBoard().FindStringSubmatch(text)
	return m != nil && m[1] == "I"
}

// headed begins a team whose name may have its captain behind it.
func (t *teamList) headed(text string, number int) {
	captain := ""
	if m := captainBehind().FindStringSubmatch(text); m != nil {
		captain = m[1] + m[2]
	}
	name := captainBehind().ReplaceAllString(t.withoutNumber(text), "")
	name = strings.TrimSpace(name)
	if at := strings.IndexAny(name, ":–—("); at > 0 && !teamLetter().MatchString(name[at:]) {
		name = name[:at]
	}
	name, _, _ = strings.Cut(name, " - ")
	if m := sentenceEnd().FindStringIndex(name); m != nil && smallWords(name[m[0]:]) > 1 {
		name = name[:m[0]] // "Holy Cross School. From the text message"
	}
	if m := explained().FindStringIndex(name); m != nil && !countedTeam().MatchString(name[m[0]:]) {
		if lead := namedBehind().FindStringSubmatch(name[m[0]:]); lead != nil && captain == "" {
			captain = lead[1] // "ŠK GRADAC / vođa Una Tadić"
		}
		name = name[:m[0]]
	}
	t.team(name, number)
	if captain != "" {
		t.captain(captain)
	}
}

// countedTeam tells one team of a school from another: ", ekipa A", "- team 2".
var countedTeam = lexicon.Pattern(`(?i)^\W*(?:ekipa|team|regu|tim|momčad|mannschaft|side)\s+(?:[a-d]|\d|[ivx]{1,3}|one|two)\b`)

// withoutNumber takes the number or letter of a team off its line: "Regu 1:", and "B." or "II." where it is the second.
func (t *teamList) withoutNumber(text string) string {
	if m := letteredTeam().FindStringSubmatch(text); m != nil {
		if n := len(t.teams); m[1] == string(rune('A'+n)) || lexicon.Romans[strings.ToLower(m[1])] == n+1 {
			return text[len(m[0]):]
		}
	}
	return teamNumber().ReplaceAllString(bracketNumber().ReplaceAllString(text, ""), "")
}

// bracketNumber is the number of a team in brackets before its name: "[3] SMKN 2 Biru".
var bracketNumber = lexicon.Pattern(`^\W{0,2}[\[({<]\s*(?:\d{1,2}|[A-Z]|[IVX]{1,4})\s*[\])}>][.:]?\s+`)

// isLineOfPlayers reports whether a line is a whole line-up without the name of its team: three players and more, most with a
// rating.
func isLineOfPlayers(text string) bool {
	people := peopleOf(reserveWord().ReplaceAllString(text, ", $1 "))
	rated := 0
	for _, p := range people {
		if fourDigits().MatchString(p) && unicode.IsUpper([]rune(p + " ")[0]) {
			rated++
		}
	}
	return len(people) >= 3 && rated*3 >= len(people)*2
}

// isLineUp reports whether a line belongs below the name of a team.
func (t *teamList) isLineUp(text string) bool {
	if name, _, ok := strings.Cut(text, ":"); ok && lineUpWord().MatchString(name) {
		return true
	}
	return columnsLine().MatchString(text) || namesColumns(text) || isLineOfPlayers(text) || isPlainPlayer(text) || beginsLineUp(text) || captainLine().MatchString(text) || managerStart().MatchString(text) || reserveLine().MatchString(text) || isBoard(text)
}

// team begins a team.
func (t *teamList) team(name string, number int) {
	name = cut(lexicon.Clean(strings.Trim(name, " *=#:_-")))
	for _, prefix := range []string{"Team ", "TEAM ", "Tim ", "TIM ", "Regu ", "Ekipa ", "EKIPA ", "Mannschaft "} {
		if rest, ok := strings.CutPrefix(name, prefix); ok && len(rest) > 2 {
			name = rest
			break
		}
	}
	t.teams = append(t.teams, Team{Name: teamName(name), Line: number})
	t.board, t.res, t.fields, t.unnumbered, t.bench = 0, 0, nil, false, false
}

// acronyms are words in the names of schools and clubs that are written in capitals.
var acronyms = lexicon.Set("pgri bpk ypk pcc scua ymca cc fc acs icc uds")

// teamName writes the name of a team in capitals as a person would: letters alone, "A", stay.
func teamName(name string) string {
	if name != strings.ToUpper(name) || strings.IndexFunc(name, unicode.IsLower) >= 0 {
		return name
	}
	list := strings.Fields(name)
	for i, w := range list {
		if fold := lexicon.Fold(w); len(w) < 7 && (schoolStart.Has(fold) || schoolUpper.Has(fold)) && !schoolEnd.Has(fold) {
			continue // "SMAN", "MTSN"
		}
		if acronyms.Has(lexicon.Fold(w)) {
			continue
		}
		if i == 0 && utf8.RuneCountInString(w) < 5 && !strings.ContainsAny(strings.ToLower(w), "aeiouy") && w != "ST" {
			continue // "HŠK"
		}
		if len(w) > 3 || lexicon.IsOneOf(strings.ToLower(w), "st rd ave the and of") || len(list) > 1 && countLetters(w) > 2 && !schoolUpper.Has(lexicon.Fold(w)) && (i == 0 || strings.ContainsAny(lexicon.Fold(w), "aeiouy") && lexicon.Romans[lexicon.Fold(w)] == 0) {
			list[i] = properWord(w, false, true, false)
		}
	}
	return strings.Join(list, " ")
}

// captain keeps who leads the team; whether he plays the boards say.
func (t *teamList) captain(text string) {
	if openPlace().MatchString(text) {
		return
	}
	team := &t.teams[len(t.teams)-1]
	if text = strings.TrimSpace(isCaptain().ReplaceAllString(text, "")); captainOnBoard().MatchString(text) {
		team.Captain = text
		return
	}
	name, _, _ := cutPerson(saidOfCaptain().ReplaceAllString(text, ""))
	team.Captain = proper(strings.Trim(name, "() "))
}

// saidOfCaptain is what stands behind the name of a captain: ", non-playing", "– she only drives".
var saidOfCaptain = lexicon.Pattern(`\s*(?:[,;(]|\s[–—-]\s)\s*\p{Ll}.*$|\s+(?i:on|at|na|di|pada|an)\s+(?i:board|bd|papan|ploč[aiu]|brett)\b.*$`)

// isCaptain leads from the word for a captain to his name.
var isCaptain = lexicon.Pattern(`(?i)^\s*(?:is|je|ist|adalah|nya)\s+`)

// dropEmpty leaves out what was taken for the name of a team and has nobody below it: "Format: boards 1-3". Its line is shown as
// one that nobody understood.
func (t *teamList) dropEmpty(lines []string) {
	t.teams = slices.DeleteFunc(t.teams, func(team Team) bool {
		if team.Captain != "" || slices.ContainsFunc(t.rows, func(r Row) bool { return r.Entrant.Team == team.Name && r.Line >= team.Line }) {
			return false
		}
		t.rows = append(t.rows, Row{Line: team.Line, Source: bounded(lines[team.Line-1]), Skip: true, Doubts: []Doubt{{Kind: DoubtName}}})
		return true
	})
}

// captains tells who of the captains plays, by his whole name: the list may call him by a part of it, or by his board.
func (t *teamList) captains() {
	for i := range t.teams {
		team := &t.teams[i]
		board := ""
		if m := captainOnBoard().FindStringSubmatch(team.Captain); m != nil {
			board = m[1]
		}
		for _, r := range t.rows {
			if team.Captain != "" && t.isOf(r, i) && !r.Skip && (board != "" && r.Entrant.Board == board || relationOf(team.Captain, r.Entrant.Name) != stranger) {
				if team.Plays = true; board != "" || countWords(team.Captain) < 2 {
					team.Captain = proper(r.Entrant.Name)
				}
				break
			}
		}
	}
}

// captainOnBoard says who leads by his board: "whoever is on board 1", "papan 1".
var captainOnBoard = lexicon.Pattern(`(?i)^(?:(?:whoever|who|the one|player|igrač|pemain|tko|wer)\b.*\b)?(?:on )?(?:board|bd|papan|ploč[aiu]|brett)\s*(\d)$`)

// twice asks about a player of two teams: one row of his stays.
func (t *teamList) twice() {
	for i := range t.rows {
		for k := i + 1; k < len(t.rows); k++ {
			a, b := &t.rows[i], &t.rows[k]
			if a.Skip || b.Skip || !sameName(a.Entrant.Name, b.Entrant.Name) || a.Entrant.Team == b.Entrant.Team || a.Entrant.toldApart(b.Entrant) {
				continue
			}
			a.Doubts = append(a.Doubts, Doubt{Kind: DoubtTeam, Text: b.Entrant.Team, Other: b.Line})
			a.Lines = append(a.Lines, b.Line)
			a.Source += "\n" + b.Source
			b.Skip = true
		}
	}
}

// sameBoards asks about players whom one team has on one board: a heading between them was not understood.
func (t *teamList) sameBoards() {
	first := map[string]*Row{}
	for i := range t.rows {
		r := &t.rows[i]
		if r.Skip || r.Entrant.Board == "" {
			continue
		}
		key := strconv.Itoa(t.teamOf(*r)) + "|" + r.Entrant.Board
		if o := first[key]; o != nil {
			r.ask(Doubt{Kind: DoubtSameBoard, Text: o.Entrant.Name})
			o.ask(Doubt{Kind: DoubtSameBoard, Text: r.Entrant.Name})
			continue
		}
		first[key] = r
	}
}

// ratedLine is a line that names somebody with a rating.
var ratedLine = lexicon.Pattern(`\p{Lu}[\p{L}'’.-]+[ ,]+\p{Lu}[\p{L}'’.-]+\D{1,12}\b[12]\d{3}\b`)

// audit asks about teams whose line-up may be another: a line with a rated player stands unread below them, nobody is on their first
// board though others play, or their name is a line of players.
func (t *teamList) audit(lines []string) {
	read := map[int]bool{}
	for _, r := range t.rows {
		if read[r.Line] = read[r.Line] || !r.Skip; !r.Skip {
			for _, n := range r.Lines {
				read[n] = true
			}
		}
	}
	apart := t.namesApart(lines)
	for i, team := range t.teams {
		doubtful := apart[i]
		if fourDigits().MatchString(team.Name) && strings.ContainsAny(team.Name, "/;,[") || !t.hasBoard(i, "1") && t.hasBoard(i, "2") && !t.open[[2]int{i, 1}] || isTitle(team, i) {
			doubtful = team.Name
		}
		end := len(lines)
		if i+1 < len(t.teams) {
			end = t.teams[i+1].Line - 1
		}
		for n := team.Line + 1; n <= end && doubtful == ""; n++ {
			text := lines[n-1]
			rated := len(ratedLine().FindAllString(text, 2)) // several are a line-up, even with a telephone behind them
			if !read[n] && (rated > 1 || rated > 0 && !longNumber().MatchString(text)) && !isCorrection(text) && !t.isNamed(text) {
				doubtful = strings.TrimSpace(text)
			}
		}
		for k := range t.rows {
			if r := &t.rows[k]; doubtful != "" && t.isOf(*r, i) {
				r.ask(Doubt{Kind: DoubtLineUp, Text: cut(doubtful)})
			}
		}
	}
}

// isTitle reports whether what was taken for the name of a team may be the title of the list, or says whom to ask about it.
func isTitle(team Team, place int) bool {
	title := slices.ContainsFunc(lexicon.Tokens(team.Name, 0, ""), func(t lexicon.Token) bool { return t.Sense&lexicon.Title != 0 })
	return place == 0 && title && team.Line < 4 || contactStart().MatchString(team.Name) || manyDigits().MatchString(team.Name)
}

var (
	contactStart = lexicon.Pattern(`(?i)^\W*(?:contact|kontakt|narahubung|cp|hubungi|info)\b`)
	manyDigits   = lexicon.Pattern(`\d[\d /-]{6,}\d`) // of a telephone
)

// namesApart are the names between which and their line-ups stands an empty line, in a list where most have none: they may be titles.
func (t *teamList) namesApart(lines []string) map[int]string {
	apart := map[int]string{}
	for i, team := range t.teams {
		inline := slices.ContainsFunc(t.rows, func(r Row) bool { return !r.Skip && r.Line == team.Line })
		if !inline && team.Line < len(lines) && strings.TrimSpace(lines[team.Line]) == "" {
			apart[i] = team.Name
		}
	}
	if len(apart)*2 >= len(t.teams) {
		return nil
	}
	return apart
}

// isNamed reports whether a line names somebody of the rows: what it says of him was read.
func (t *teamList) isNamed(text string) bool {
	fold := foldWords(text)
	return slices.ContainsFunc(t.rows, func(r Row) bool { return r.Entrant.Name != "" && strings.Contains(fold, foldWords(r.Entrant.Name)) })
}

// hasBoard reports whether somebody was put on a board of a team.
func (t *teamList) hasBoard(team int, board string) bool {
	return slices.ContainsFunc(t.rows, func(r Row) bool { return !r.Withdrawn && t.isOf(r, team) && r.Entrant.Board == board })
}

// isOf reports whether a row is of a team: of the last one of its name that begins above the row, for two sections may have teams of one name.
func (t *teamList) isOf(r Row, team int) bool {
	return t.teamOf(r) == team
}

// teamOf is the place of a row's team, -1 for none.
func (t *teamList) teamOf(r Row) int {
	if t.indexed != len(t.teams) {
		t.places, t.indexed = map[string][]int{}, len(t.teams)
		for i, team := range t.teams {
			t.places[team.Name] = append(t.places[team.Name], i)
		}
	}
	owner := -1
	for _, i := range t.places[r.Entrant.Team] {
		if owner < 0 || t.teams[i].Line <= r.Line {
			owner = i
		}
	}
	return owner
}

// teamsOf are the teams of rows that name theirs, in their order.
func teamsOf(rows []Row) []Team {
	var teams []Team
	for _, r := range rows {
		if name := r.Entrant.Team; !r.Skip && name != "" && !slices.ContainsFunc(teams, func(t Team) bool { return t.Name == name }) {
			teams = append(teams, Team{Name: name, Line: r.Line})
		}
	}
	return teams
}
