package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// straight returns a line as its record should stand: a known code in columns 1 to 3 and a blank after it. What other
// programs write otherwise is put right with a warning; where columns count it is left to the reader of the record.
func (r *reader) straight(line string) string {
	body := strings.TrimLeft(line, " \t")
	if indent := len(line) - len(body); indent > 0 && isRecord(body) {
		r.warns.add(Problem{Kind: BadText, Line: r.line, Column: 1, Code: recordCode(body), Got: line[:indent] + body[:3],
			Want: "the code in column 1; read as if it stood there"})
		line = body
	}
	if !isRecord(line) {
		return line
	}
	code := recordCode(line)
	if code != line[:3] {
		r.warns.add(Problem{Kind: BadText, Line: r.line, Column: 1, Code: code, Got: line[:3], Want: "the code in capitals; read as " + code})
		line = code + line[3:]
	}
	if len(line) == 3 || line[3] == ' ' {
		return line
	}
	return r.unglued(code, line)
}

// unglued gives a record whose text follows its code at once the blank between them. A record with columns counts from its
// code: there the character stands in a column that is blank, and nobody can say which field has slipped.
func (r *reader) unglued(code, line string) string {
	if line[3] == '\t' && !hasColumns[code] {
		r.warns.add(Problem{Kind: TabInLine, Line: r.line, Column: 4, Code: code, Got: "a tab", Want: "a blank behind the code; read as one"})
		return code + " " + line[4:]
	}
	if hasColumns[code] {
		if code == "001" && line[3] == '\t' {
			return "001 \t" + line[4:] // the reader of players tells of the tab
		}
		r.errs.add(Problem{Kind: BadText, Line: r.line, Column: 4, Code: code, Got: line[3:min(len(line), 4+cut(line[4:], 8))],
			Want: "a blank in column 4: the fields of this record have fixed columns"})
		return ""
	}
	r.warns.add(Problem{Kind: BadText, Line: r.line, Column: 4, Code: code, Got: line[:cut(line, 20)], Want: "a blank behind the code; read as if there were one"})
	if isPoint(line[3]) { // "142: 5"
		return code + " " + strings.TrimLeft(line[4:], " ")
	}
	return code + " " + line[3:]
}

// isPoint reports a sign that people write between a word and what it means.
func isPoint(c byte) bool { return c == ':' || c == '=' || c == ';' }

// hasColumns are the records whose fields have columns; the others hold one text, or words.
var hasColumns = map[string]bool{"001": true, "013": true, "240": true, "250": true, "260": true, "299": true, "300": true, "310": true,
	"320": true, "330": true, "802": true, "XXA": true}

// recordCode is the code of a line in capitals.
func recordCode(line string) string { return strings.ToUpper(line[:cut(line, 3)]) }

// isRecord reports whether a line begins with the code of a known record. Three letters that begin a word are no code, and
// neither are digits that begin a longer number.
func isRecord(line string) bool {
	code := recordCode(line)
	if readers[code] == nil {
		return false
	}
	if len(line) == 3 || line[3] == ' ' || line[3] == '\t' {
		return true
	}
	next := line[3]
	switch {
	case code == "001":
		return true
	case code[0] == 'B': // BBW, BBD …: a word of capitals may begin so
		return next >= '0' && next <= '9'
	case code[0] == 'X':
		return code == line[:3] && (next >= '0' && next <= '9' || isPoint(next) || code == "XXC" || code == "XXS")
	}
	return code == line[:3]
}

// tellSkipped says once how many players were left out.
func (r *reader) tellSkipped() {
	if r.skipped > 0 {
		d := r.doc
		r.errs.add(Problem{Kind: TooLarge, Line: d.lines[d.Players[len(d.Players)-1].TPN], Column: 1, Code: "001", Got: strconv.Itoa(len(d.Players) + r.skipped),
			Want: "at most " + strconv.Itoa(len(d.Players)) + " players"})
	}
}

// checkCounts compares 062 and 082 with the records.
func (r *reader) checkCounts() {
	d := r.doc
	if len(r.errs.list) > 0 {
		return // lines that could not be read are missing
	}
	if n := len(d.Players); d.PlayerCount > 0 && d.PlayerCount != n && r.skipped == 0 {
		r.warns.add(Problem{Kind: CountDiffers, Line: r.at["062"], Column: 5, Code: "062", Got: strconv.Itoa(d.PlayerCount), Want: strconv.Itoa(n) + " as the 001 records"})
	}
	if n := len(d.Teams); d.TeamCount > 0 && n > 0 && d.TeamCount != n {
		r.warns.add(Problem{Kind: CountDiffers, Line: r.at["082"], Column: 5, Code: "082", Got: strconv.Itoa(d.TeamCount), Want: strconv.Itoa(n) + " as the records of teams"})
	}
}

// tellTeams warns of a team event that is read as one of players, and of players whom only a line-up names.
func (r *reader) tellTeams() {
	d := r.doc
	if d.isTeamReport() {
		got := strconv.Itoa(len(d.Teams)) + " teams"
		r.warns.add(Problem{Kind: TeamBoards, Line: max(r.at["092"], r.at["013"]), Column: 1, Code: "013", Got: got,
			Want: "teams with numbers (310); the boards are read as an individual event, and -system team pairs the teams in the order of their lines"})
	}
	if len(d.Lineups) == 0 {
		return
	}
	known := map[swiss.TPN]bool{}
	for _, t := range d.Teams {
		for _, p := range t.Players {
			known[p] = true
		}
	}
	for i, l := range d.Lineups {
		for _, p := range l.Players {
			if p != 0 && !known[p] {
				known[p] = true
				r.warns.add(Problem{Kind: TeamPlayer, Line: r.lineups[i], Column: 17, Code: "300", Got: strconv.Itoa(int(p)),
					Want: "a player whom a 310 record names; read as one of team " + strconv.Itoa(l.Team)})
			}
		}
	}
}
