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
	t := &teamList{year: o.Today.Year, open: map[[2]int]bool{}, talk: newStory(o, "")}
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
	plain = lineup.Written(plain)
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
	if ok {
		t.group = group
	}
	return ok
}

// withoutTeamWord are words for teams in the heading of a section.
var withoutTeamWord = lexicon.Pattern(`(?i)(?:^|\s)(?:teams?|regu|tim|beregu|ekip[ea]|momčadi|mannschaften|squads?|section|competition)(?:\s|$)`)

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
	if id := longNumber().FindString(facts); id != "" {
		e.FIDEID = id
		facts = strings.Replace(facts, id, "", 1)
	}
	if last := strings.Trim(afterLast(facts, ";"), " ."); isDigits(last) {
		// a year or a rating, as the other numbers tell
	} else if d, ok := dateOf(last, year); ok {
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
	return e
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
	owner := -1
	for i := range t.teams {
		if t.teams[i].Name == r.Entrant.Team && (owner < 0 || t.teams[i].Line <= r.Line) {
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

// corrections reads the lines of a list of teams that are no line-up, "umjesto Brune Nikšića igra Hrvoje Petričević", as messages
// are read: they withdraw, replace or mend those who stand in the line-ups, and enter nobody else. The team that a sentence names tells whom it
// means.
func (t *teamList) corrections(text string, o Options) {
	s := newStory(o, lexicon.Language(text))
	s.rated, s.notes, s.boards = true, true, true
	for i, r := range t.rows {
		if !r.Skip {
			s.known = append(s.known, &character{row: i, author: r.Entrant.Team, number: seatNumber(r.Entrant.Board)})
		}
	}
	s.rows = t.rows
	names, isPlayer := t.names()
	team := "" // of whom the remark speaks that is read
	for i, r := range t.rows {
		if !r.Skip || r.Withdrawn {
			team = ""
			continue
		}
		block := t.teamAbove(r.Line)
		if team == "" && i > 0 && !t.isBelowAll(r.Line) {
			team = block
		}
		s.subject, s.current, s.gone, s.spokenBefore, s.author = nil, nil, nil, nil, team
		team = s.remark(i, block, names, isPlayer)
	}
	t.rows = s.rows
	t.dropWithdrawn()
}

// teamCalled is the only team that the words before a colon can mean, of those of the sex that they say: "SMAN 2 putri". It answers "" where they
// name one as a whole or several.
func (s *story) teamCalled(head string) string {
	var words []string
	sex := swiss.Sex(0)
	for _, t := range lexicon.Tokens(head, 0, "") {
		if said, ok := s.sexWord(t); ok && t.Runes() > 1 {
			sex = said
		} else if t.Kind == lexicon.Word || t.Kind == lexicon.Digits {
			words = append(words, t.Fold)
		}
	}
	if sex == 0 || len(words) == 0 {
		return ""
	}
	found := ""
	for _, c := range s.known {
		if r := s.row(c); r.Entrant.Sex == sex && c.author != found && strings.HasPrefix(foldWords(c.author), " "+strings.Join(words, " ")+" ") {
			if found != "" {
				return ""
			}
			found = c.author
		}
	}
	return found
}

// reserveSeat is added to the place of a reserve, so that he is told from who plays on the board of that number.
const reserveSeat = 100

// seatNumber is the number by which a remark can name who has a place in a team.
func seatNumber(board string) int {
	if n, ok := strings.CutPrefix(board, "R"); ok {
		place, _ := strconv.Atoi(n)
		return reserveSeat + place
	}
	n, _ := strconv.Atoi(board)
	return n
}

// remark reads the line of row i, which stands in the part of a team, and returns the team of which it speaks last.
func (s *story) remark(i int, block string, names []string, isPlayer func(string) bool) (team string) {
	r := s.rows[i]
	at := len(remarkMark().FindString(r.Source))
	if head, _, ok := strings.Cut(r.Source, ":"); ok && isNotesHead(strings.TrimSpace(head)) {
		at = len(head) + 1
	}
	if head, _, ok := strings.Cut(r.Source[at:], ":"); ok {
		if team := s.teamCalled(head); team != "" {
			s.author = team
			at += len(head) + 1
		}
	}
	masked, _ := lineup.Named(r.Source, names, isPlayer)
	if l := s.scan(masked, r.Line, at); len(l.toks) == 0 || !s.changes(l) && !s.mends(l) && !s.isExchange(l) && !reserveStem().MatchString(masked) {
		return s.author
	}
	changed, before := false, len(s.rows)
	var last []mention // of the sentence before
	for _, end := range sentences(s.scan(r.Source, r.Line, at)) {
		_, named := lineup.Named(r.Source[end[0]:end[1]], names, isPlayer)
		if len(named) == 1 {
			s.author = names[named[0]]
		}
		l := s.scan(masked[:end[1]], r.Line, end[0])
		if len(l.toks) == 0 {
			continue // the name of a team alone
		}
		gone := s.withdrawn()
		read := s.takesPlace(l, last) || len(named) == 1 && s.withdrawTeam(l, s.author) || s.swapsBoards(l) || s.stepsUp(l) || s.correction(l) || s.joinsReserves(l)
		changed = changed || read
		if s.asksForSwap(l) && s.withdrawn() == gone && !s.traded {
			s.askLineUps(s.author, r)
		}
		last = s.mentions(l)
		s.askOtherTeam(l, block)
	}
	if changed {
		s.rows[i].Doubts = s.rows[i].without(DoubtNote)
	}
	s.askLineUp(before, r, s.author, changed)
	return s.author
}

// isExchange reports whether a sentence has a word for two who change places: "Vusi and Poppy swap boards".
func (s *story) isExchange(l *line) bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return slices.ContainsFunc([]string{"swap", "switch", "tukar", "ditukar", "bertukar", "zamijen", "mijenja", "tausch", "getauscht", "vertausch"}, func(stem string) bool { return strings.HasPrefix(t.Fold, stem) })
	})
}

// swapsBoards lets two players of a team change their boards: "papan 1 dan papan 2 ditukar", "Vusi and Poppy swap boards".
func (s *story) swapsBoards(l *line) bool {
	s.traded = false
	if !s.isExchange(l) || s.isConditional(l, len(l.toks)) || l.endsAsking() || s.says(l, lexicon.Withdrawn) {
		return false
	}
	plain, _, _ := strings.Cut(l.source, "(") // "(Christian papan 1)" says it again
	if len(plain) <= l.toks[0].At {
		return false
	}
	l = s.scan(plain, l.number, l.toks[0].At)
	var two []mention
	for _, m := range s.mentions(l) {
		if len(two) == 0 || m.c != two[0].c && len(two) < 2 {
			two = append(two, m)
		}
	}
	if len(two) != 2 || two[0].c.author != two[1].c.author || two[0].several || two[1].several || !joinedByAnd(l, two[0], two[1]) {
		return false
	}
	a, b := s.row(two[0].c), s.row(two[1].c)
	a.Entrant.Board, b.Entrant.Board = b.Entrant.Board, a.Entrant.Board
	two[0].c.number, two[1].c.number = two[1].c.number, two[0].c.number
	s.note(two[0].c, l)
	s.note(two[1].c, l)
	s.traded = true
	return true
}

// joinedByAnd reports whether nothing but "and", a preposition or a stroke stands between two who are named.
func joinedByAnd(l *line, a, b mention) bool {
	if a.to > b.from {
		return false
	}
	for _, t := range l.toks[a.to:b.from] {
		if t.Sense&lexicon.AndWord == 0 && !lexicon.IsOneOf(t.Fold, "na on di with s sa dengan und mit the board papan ploca ploce ploci") && t.Text != "/" && t.Text != "&" && t.Text != "." {
			return false
		}
	}
	return true
}

// takesPlace withdraws the only one whom the sentence before names, where this one says that somebody takes his place, and lets a reserve do so:
// "Dunstable has mumps. Amber Greenhalgh takes his board."
func (s *story) takesPlace(l *line, before []mention) bool {
	mentions := s.mentions(l)
	if s.gone != nil || len(before) != 1 || before[0].several || !s.says(l, lexicon.Successor) || slices.ContainsFunc(mentions, func(m mention) bool { return m.c == before[0].c }) {
		return false
	}
	s.withdraw(before[0].c, l)
	if len(mentions) != 1 || mentions[0].several || mentions[0].c.author != before[0].c.author {
		return false
	}
	s.succeed(before[0].c, mentions[0].c, l)
	return true
}

// joinsReserves adds a reserve whom a sentence about a team names, and nobody else: "SMAN 2 putri: cadangannya Alifia Hasan kls XI".
func (s *story) joinsReserves(l *line) bool {
	text := l.source[l.toks[0].At:]
	if s.author == "" || !s.says(l, lexicon.Reserve) && !reserveStem().MatchString(text) || s.says(l, lexicon.Perhaps) || s.isConditional(l, len(l.toks)) || l.endsAsking() || len(s.mentions(l)) > 0 || s.replaces(l) {
		return false
	}
	people := lineup.Reserves(text)
	if len(people) != 1 {
		return false
	}
	r := Row{Line: l.number, Source: bounded(strings.TrimSpace(text)), Entrant: personOf(people[0], s.o.Today.Year)}
	place := 1
	for _, c := range s.known {
		if o := s.row(c); c.author == s.author {
			r.Entrant.Club = o.Entrant.Club
			r.Entrant.lack(Entrant{Group: o.Entrant.Group, Level: o.Entrant.Level, Sex: o.Entrant.Sex})
			if strings.HasPrefix(o.Entrant.Board, "R") && !o.Skip {
				place++
			}
		}
	}
	r.Entrant.Team, r.Entrant.Board = s.author, "R"+strconv.Itoa(place)
	r.checkName()
	s.rows = append(s.rows, r)
	s.known = append(s.known, &character{row: len(s.rows) - 1, author: s.author, number: seatNumber(r.Entrant.Board)})
	return true
}

// teamAbove is the team in whose part of the list a line stands.
func (t *teamList) teamAbove(line int) string {
	name := ""
	for _, team := range t.teams {
		if team.Line < line {
			name = team.Name
		}
	}
	return name
}

// isBelowAll reports whether a line stands below the last player: it may be about any team.
func (t *teamList) isBelowAll(line int) bool {
	return !slices.ContainsFunc(t.rows, func(r Row) bool { return !r.Skip && r.Line > line })
}

// stepsUp lets the first reserve of a team play for the only other player that a sentence names: "Kos is away, the first reserve comes in".
func (s *story) stepsUp(l *line) bool {
	known := s.mentions(l)
	if colon := slices.IndexFunc(l.toks, func(t lexicon.Token) bool { return t.Text == ":" }); colon > 0 {
		known = slices.DeleteFunc(known, func(m mention) bool { return m.from < colon }) // who says so
	}
	known = slices.DeleteFunc(known, func(m mention) bool { return m.c.number > reserveSeat }) // the reserve himself
	if s.author == "" || !firstReserve().MatchString(l.source[l.toks[0].At:]) || len(known) != 1 || known[0].several || !entersWord().MatchString(l.source[l.toks[0].At:]) {
		return false
	}
	for _, c := range s.known {
		if r := s.row(c); c.author == s.author && r.Entrant.Board == "R1" && !r.Skip && c != known[0].c {
			s.succeed(known[0].c, c, l)
			return true
		}
	}
	return false
}

// firstReserve names the reserve of a team by his place, and entersWord says that somebody comes to play.
var (
	firstReserve = lexicon.Pattern(`(?i)\b(?:(?:the|our|first|1st)\s+(?:reserve|sub|substitute)|prv[aiu]\s+(?:s\s+|sa\s+)?(?:rezerv|pričuv|zamjen)\p{L}*|rezerva|pričuva|cadangan\s+(?:pertama|1|satu)|pemain cadangan|cadangan|erste[rn]?\s+ersatz\p{L}*|der ersatz\p{L}*)\b`)
	entersWord   = lexicon.Pattern(`(?i)\b(?:comes? in|steps? (?:in|up)|moves? up|plays?|will play|takes? (?:over|his|her)|in for|ulazi|uskače|igra|igrat će|ide|mijenja|masuk|naik|main|bermain|menggantikan|mengisi|diisi|diganti|digantikan|spielt|rückt|springt ein)\b`)
)

// askOtherTeam asks for which team somebody plays whom a sentence of another one calls its reserve.
func (s *story) askOtherTeam(l *line, block string) {
	if block == "" || !s.says(l, lexicon.Reserve) || s.replaces(l) {
		return
	}
	for _, run := range l.runs() {
		for _, c := range s.known {
			if r := s.row(c); c.author != block && countWords(run.text) > 1 && relationOf(run.text, r.Entrant.Name) == sameAs {
				r.ask(Doubt{Kind: DoubtTeam, Text: block, Other: l.number})
			}
		}
	}
}

// names are those of the teams, and what tells the words of players.
func (t *teamList) names() (teams []string, isPlayer func(fold string) bool) {
	for _, team := range t.teams {
		teams = append(teams, team.Name)
	}
	words := map[string]bool{}
	for _, r := range t.rows {
		for w := range fieldsOf(r.Entrant.Name) {
			words[w] = true
		}
	}
	return teams, func(fold string) bool { return words[fold] }
}

// correction reads a sentence about somebody of a team; it answers false for any other.
func (s *story) correction(l *line) bool {
	adds := s.says(l, lexicon.Additional) && !s.boards
	if len(l.toks) == 0 || len(s.mentions(l)) == 0 && s.gone == nil && len(s.subject) == 0 && !adds {
		return false
	}
	before := len(s.rows)
	s.sentence(l)
	if !adds {
		s.keepSuccessors(before)
	}
	return true
}

// mends reports whether a sentence says how somebody is called, who comes besides, or a number that he now has: "Hal Munro is now 1811".
func (s *story) mends(l *line) bool {
	if slices.ContainsFunc([]lexicon.Notice{lexicon.Official, lexicon.FullName, lexicon.Spelled, lexicon.SurnameIs, lexicon.Additional}, func(n lexicon.Notice) bool { return s.says(l, n) }) {
		return true
	}
	return l.hasFact(lexicon.RoleRating) && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "now is has sada ima sekarang punya jetzt hat ratingnya rated")
	})
}

// withdrawTeam strikes out all players of a team that a sentence withdraws: "Hill Hawks have pulled out".
func (s *story) withdrawTeam(l *line, team string) bool {
	if !s.says(l, lexicon.Withdrawn) || s.says(l, lexicon.Perhaps) || s.isConditional(l, len(l.toks)) || l.endsAsking() || len(s.mentions(l)) > 0 || len(s.runs(l)) > 0 {
		return false
	}
	for _, c := range s.known {
		if c.author == team && !s.row(c).Skip {
			s.withdraw(c, l)
		}
	}
	return true
}

// dropWithdrawn leaves out the teams all of whose players were struck out.
func (t *teamList) dropWithdrawn() {
	t.teams = slices.DeleteFunc(t.teams, func(team Team) bool {
		gone, plays := false, false
		for _, r := range t.rows {
			if r.Entrant.Team == team.Name {
				gone, plays = gone || r.Withdrawn, plays || !r.Skip
			}
		}
		return gone && !plays
	})
}

// askLineUp asks about the line-up of a team, or of all, where a line puts somebody with a rating in another's place and nothing came of it.
func (s *story) askLineUp(before int, line Row, team string, changed bool) {
	open := slices.ContainsFunc(s.rows[before:], func(r Row) bool { return r.Skip && r.Replaces == 0 && r.Entrant.Rating > 0 })
	open = open || !changed && s.replaces(s.scan(line.Source, line.Line, 0)) && ratedLine().MatchString(line.Source)
	if open {
		s.askLineUps(team, line)
	}
}

// askLineUps asks about the line-up of a team, or of all that a line may mean.
func (s *story) askLineUps(team string, line Row) {
	for i := range s.rows {
		if r := &s.rows[i]; team == "" && s.mayMean(line.Source, r.Entrant.Team) || r.Entrant.Team == team {
			r.ask(Doubt{Kind: DoubtLineUp, Text: cut(strings.TrimSpace(line.Source))})
		}
	}
}

// withdrawn is how many players were struck out.
func (s *story) withdrawn() int {
	n := 0
	for i := range s.rows {
		if s.rows[i].Withdrawn {
			n++
		}
	}
	return n
}

// asksForSwap reports whether a sentence speaks of an exchange and of boards.
func (s *story) asksForSwap(l *line) bool {
	return s.isExchange(l) && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return boardWords.Has(t.Fold) || lexicon.IsOneOf(t.Fold, "boards plocu ploce")
	})
}

// mayMean reports whether a line can be about a team: it has a word of its name that others have not, or no word of any.
func (s *story) mayMean(text, team string) bool {
	words, any := nameWordsOf(text), false
	for _, c := range s.known {
		for _, w := range nameWordsOf(c.author) {
			if len(w) > 3 && slices.Contains(words, w) {
				if any = true; c.author == team {
					return true
				}
			}
		}
	}
	return !any
}

// keepSuccessors drops the rows from one on that take nobody's place.
func (s *story) keepSuccessors(from int) {
	for i := from; i < len(s.rows); i++ {
		if r := &s.rows[i]; r.Replaces == 0 {
			r.Skip, r.Doubts = true, []Doubt{{Kind: DoubtName}}
		}
	}
}

// remarkMark is what begins a remark below a list, and is no name.
var remarkMark = lexicon.Pattern(`^\W*(?:NB|N\.\s?B\.|PS|P\.\s?S\.|Nb|Ps)(?:\s*[:.–-]\s*|\s+)`)
