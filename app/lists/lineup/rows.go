package lineup

import (
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
)

// separators cut the rows of a list that has no heads of its columns.
var separators = []string{"\t", ";", "|", " / ", " - ", " – ", " — ", gaps, ",", none}

// gaps stands for blanks in a row that part cells.
const gaps = "  "

// none stands for rows whose facts only brackets or blanks part from the name: "ADDISON, UNA (ENG, b. 1971) 1949".
const none = ""

// nameBefore is a name and what stands behind it up to the first number or bracket.
var nameBefore = lexicon.Pattern(`^(\p{Lu}[\p{L}'’.-]*(?:,?\s[\p{L}'’.-]+){1,5})\s+([(\[]?.*\b[1-9]\d{2,3}\b.*)$`)

var wideGap = lexicon.Pattern(`\s{2,}`)

// cellsOf cuts a line.
func cellsOf(line, sep string) []string {
	if m := nameBefore().FindStringSubmatch(line); sep == none && m != nil && len(people(line)) < 2 && !strings.Contains(line, ":") {
		return []string{m[1], m[2], ""}
	} else if sep == none {
		return nil
	}
	if sep == gaps {
		return wideGap().Split(strings.TrimSpace(line), -1)
	}
	return strings.Split(line, sep)
}

// row is a line of cells that names one player.
type row struct {
	name    string
	facts   []string
	board   int
	reserve bool
	rated   bool
}

// Rows writes lines of cells without heads as lists do, where at least three stand one below the other and none begins with a board: "DUBOIS Henri;
// FRA; 1952; 1999", "Seb Lockyer - board 1 - 1874". Keep tells the lines that are read otherwise.
func Rows(lines []string, keep func(line string) bool) []string {
	plain := append([]string(nil), lines...)
	for i := 0; i < len(lines); i++ {
		if keep(lines[i]) {
			continue
		}
		for _, sep := range separators {
			rows := rowsFrom(lines[i:], sep, keep)
			if len(rows) < 3 {
				continue
			}
			next := 1
			for k, r := range rows {
				plain[i+k] = r.line(&next)
			}
			i += len(rows) - 1
			break
		}
	}
	return plain
}

// line writes a row, with the next board where it says none.
func (r row) line(next *int) string {
	if r.name == "" {
		return "" // "Reserves:"
	}
	text := strings.Join(append([]string{r.name}, r.facts...), " ; ")
	if r.reserve {
		return "Reserve: " + text
	}
	if r.board == 0 {
		r.board = *next
	}
	*next = r.board + 1
	return strconv.Itoa(r.board) + ". " + text
}

// mostRows bounds the rows of one team, so that reading stays linear.
const mostRows = 60

// rowsFrom are the rows that the first lines are, cut alike by a sign. Most of them have a rating or a board.
func rowsFrom(lines []string, sep string, keep func(line string) bool) []row {
	var rows []row
	cells, told, bench := 0, 0, false
	for _, line := range lines[:min(len(lines), mostRows)] {
		parts := cellsOf(line, sep)
		n := len(parts) - 1
		if len(rows) > 0 && reserveLabel().ReplaceAllString(line, "") == "" && line != "" {
			bench, rows = true, append(rows, row{})
			continue
		}
		if line == "" || keep(line) || n < 1 || n < 2 && len(rows) == 0 || cells > 0 && (n > cells+1 || n < cells-1) {
			break
		}
		r, ok := rowOf(parts, len(rows)+1)
		if !ok || r.reserve && len(rows) == 0 {
			break
		}
		r.reserve = r.reserve || bench
		if cells = n; r.rated || r.board > 0 {
			told++
		}
		if rows = append(rows, r); len(rows) == 3 && told == 0 {
			return nil
		}
	}
	if told*3 < len(rows)*2 {
		return nil
	}
	return rows
}

var (
	reserveLabel = lexicon.Pattern(`(?i)^\W*(?:(?:reserves?|res|subs?|substitutes?|spare|cadangan|cad|rezerv[ae]|rez|pričuv[ae]|prič|zamjen[ae]|ersatz|r|s|c)\b\.?\s*\d?)\s*[:.)-]?\s*`)
	nameCell     = lexicon.Pattern(`^\p{Lu}[\p{L}'’.-]*,?(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|der|den|de|du|da|dos|di|del|della|la|le|el|al|bin|binti|bte|ter|ten|zu|ibn|ml\.|st\.|jun\.?|sen\.?|jr\.?|sr\.?),?){1,6}(?: \((?:c|C|capt\.?)\))?$`)
	wordCell     = lexicon.Pattern(`^\p{Lu}[\p{L}'’-]{2,}$`)
	classCell    = lexicon.Pattern(`^(?:1[0-3]|[1-9])\.?\s?[A-Ka-k]?$|^(?:XI{0,2}|IX|IV|VI{0,3}|I{1,3}|V)(?:[ .-]?[A-K])?$`)
)

// rowOf reads the cells of a row that names a player; the first must not be the number of a board.
func rowOf(cells []string, next int) (r row, ok bool) {
	for i, cell := range cells {
		cell = strings.Trim(cell, " \t")
		if rest := reserveLabel().ReplaceAllString(cell, ""); rest != cell && (rest == "" || r.name == "" && nameCell().MatchString(rest)) {
			r.reserve, cell = true, rest
		}
		board, rest := boardIn(cell, next)
		switch {
		case cell == "":
		case i == 0 && digits(cell) && countLettersIn(cell) < 3:
			return row{}, false
		case board > 0 && countLettersIn(rest) == 0 && !digits(rest):
			r.board = board
		case r.name == "" && i == 0 && IsOpen(cell):
			r.name = cell // nobody yet
		case r.name == "" && nameCell().MatchString(cell) && !labels.Has(lexicon.Fold(strings.Fields(cell)[0])):
			r.name = cell
		case r.name == "" && wordCell().MatchString(cell) && i+1 < len(cells) && wordCell().MatchString(strings.TrimSpace(cells[i+1])):
			r.name, cells[i+1] = cell+" "+strings.TrimSpace(cells[i+1]), ""
		case captainWord().MatchString(cell):
			r.name += " (c)"
		default:
			r.fact(cell)
		}
	}
	return r, r.name != "" && len(people(r.name)) < 2
}

// captainWord is a cell that marks the captain.
var captainWord = lexicon.Pattern(`(?i)^[(]?(?:c|capt|captain|skipper|kap|kapten|kapetan|kapetanica)\.?[)]?$`)

// fact keeps what a cell says, with the word that tells it.
func (r *row) fact(cell string) {
	r.rated = r.rated || rated().MatchString(cell)
	if _, isSex := lexicon.ParseSex(cell); isSex {
		cell = "(" + cell + ")"
	} else if classCell().MatchString(cell) {
		cell = "class " + cell
	}
	r.facts = append(r.facts, cell)
}

func countLettersIn(s string) int {
	n := 0
	for _, r := range s {
		if strings.ToUpper(string(r)) != strings.ToLower(string(r)) {
			n++
		}
	}
	return n
}
