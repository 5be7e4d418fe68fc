package roster

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// trfLook is how much of a file is looked at to tell what it is.
const trfLook = 64 << 10

// IsTRF reports whether data is a tournament report file of FIDE: it has a 001 record (a player), whose number stands in
// columns 5 to 8; tabs may stand for blanks ([PlainTRF]).
func IsTRF(data []byte) bool {
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if len(data) > trfLook {
		data = data[:trfLook]
	}
	data = PlainTRF(data)
	for line := range bytes.FieldsFuncSeq(data, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if len(line) >= 48 && bytes.HasPrefix(line, []byte("001 ")) && line[7] >= '0' && line[7] <= '9' {
			return true
		}
		if len(line) > 4 && bytes.HasPrefix(line, []byte("012 ")) && !bytes.ContainsAny(line[:4], ";,\t") {
			return true
		}
	}
	return false
}

// FromTRF makes rows of the players of a tournament report file.
func FromTRF(d *trf.Document, thisYear int, here func(Entrant) bool) []Row {
	rows := make([]Row, len(d.Players))
	seen := newSeen()
	teams := map[swiss.TPN]string{}
	for _, t := range d.Teams {
		for _, tpn := range t.Players {
			teams[tpn] = cut(lexicon.Clean(t.Name))
		}
	}
	for i := range d.Players {
		p := &d.Players[i]
		r := Row{Line: i + 1, Source: lexicon.Clean(p.Name)}
		r.Entrant = Entrant{Name: lexicon.Clean(p.Name), Club: teams[p.TPN], Sex: p.Sex, Rating: p.Rating, Title: p.Title, Federation: cut(lexicon.Clean(p.Federation)), FIDEID: cut(lexicon.Clean(p.FIDEID))}
		if y := p.Birth.Year; y != 0 && (y > thisYear-3 || y < thisYear-110) {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtYear, Text: strconv.Itoa(y), Dates: []swiss.Date{p.Birth}})
		} else {
			r.Entrant.Birth = p.Birth
		}
		r.checkName()
		r.checkTwice(seen, here)
		rows[i] = r
	}
	return rows
}

// PlainTRF returns a tournament report file with its columns where the regulation has them, if tabs stand in their places: a
// spreadsheet writes a cell a field, an editor a tab for several blanks. A file without tabs comes back as it is.
func PlainTRF(data []byte) []byte {
	if !bytes.Contains(data, []byte("\t")) || len(data) > MaxBytes {
		return data
	}
	var out bytes.Buffer
	out.Grow(len(data) + len(data)/2)
	ends := strings.NewReplacer("\r\n", "\n", "\r", "\n") // old files end lines with a carriage return alone
	for line := range strings.Lines(ends.Replace(string(data))) {
		text := strings.TrimSuffix(line, "\n")
		if strings.Contains(text, "\t") {
			out.WriteString(untabbed(text))
		} else {
			out.WriteString(text)
		}
		out.WriteByte('\n')
	}
	return out.Bytes()
}

// untabbed puts the fields of one record into their columns.
func untabbed(line string) string {
	bom := strings.HasPrefix(line, "\uFEFF")
	cells := strings.Split(strings.TrimPrefix(line, "\uFEFF"), "\t")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	code := cells[0]
	switch {
	case code == "001" && len(cells) >= 4 && isDigits(cells[1]):
		line = playerRecord(cells)
	case code == "013" && len(cells) >= 2:
		line = teamRecord(cells)
	case len(code) == 3:
		line = strings.TrimRight(code+" "+strings.Join(cells[1:], " "), " ")
	default:
		line = expanded(line)
	}
	if bom && !strings.HasPrefix(line, "\uFEFF") {
		return "\uFEFF" + line
	}
	return line
}

// playerRecord writes a 001 record. Its cells are number, sex, title, name, rating, federation, FIDE ID, birth, points, rank,
// and for each round opponent, colour and result, in three cells or one.
func playerRecord(cells []string) string {
	rest := cells[2:]
	sex, title := "", ""
	if len(rest[0]) <= 1 {
		sex, rest = rest[0], rest[1:]
	}
	if len(rest) > 0 {
		if _, ok := swiss.ParseTitle(strings.ToUpper(rest[0])); ok || rest[0] == "" || len(rest[0]) <= 2 {
			title, rest = rest[0], rest[1:]
		}
	}
	field := func() string {
		if len(rest) == 0 {
			return ""
		}
		f := rest[0]
		rest = rest[1:]
		return f
	}
	name, rating, federation, id, birth, points, rank := field(), field(), field(), field(), field(), field(), field()
	line := fmt.Sprintf("001 %4s %1s%3s %-33s %4s %-3s %11s %-10s %4s %4s", cells[1], sex, title, name, rating, federation, id, birth, points, rank)
	rounds := strings.Split(strings.Join(rest, "\t"), "\t")
	for len(rounds) > 0 {
		games := strings.Fields(rounds[0])
		if len(games) == 3 {
			line += fmt.Sprintf("  %4s %1s %1s", games[0], games[1], games[2])
			rounds = rounds[1:]
			continue
		}
		three := append(rounds[:min(3, len(rounds)):min(3, len(rounds))], "", "", "")
		line += fmt.Sprintf("  %4s %1s %1s", three[0], three[1], three[2])
		rounds = rounds[min(3, len(rounds)):]
	}
	return strings.TrimRight(line, " ")
}

// teamRecord writes a 013 record: the name of a team, and the numbers of its players.
func teamRecord(cells []string) string {
	line := fmt.Sprintf("013 %-32s", cells[1])
	for _, n := range cells[2:] {
		for _, one := range strings.Fields(n) {
			line += fmt.Sprintf("%4s ", one)
		}
	}
	return strings.TrimRight(line, " ")
}

// expanded puts blanks for tabs, to the next of the columns 9, 17, 25 …, as editors do.
func expanded(line string) string {
	var b strings.Builder
	column := 0
	for _, r := range line {
		if r != '\t' {
			b.WriteRune(r)
			column++
			continue
		}
		for {
			b.WriteByte(' ')
			if column++; column%8 == 0 {
				break
			}
		}
	}
	return b.String()
}
