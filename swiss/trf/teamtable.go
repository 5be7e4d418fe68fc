package trf

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
)

// TeamRow is an 802 record: a team with its matches, for people to read. Everything in it follows from the other records.
type TeamRow struct {
	Team                    int
	Nickname                string
	MatchPoints, GamePoints swiss.Points
	Rounds                  []TeamCell
}

// TeamCell is the part of a team in one round.
type TeamCell struct {
	Opponent   int           // 0 without a match
	Bye        swiss.Outcome // without a match: PAB, FullBye, HalfBye or ZeroBye; Absent leaves the cell empty
	Color      swiss.Color   // on board 1; 0: none
	GamePoints swiss.Points
	Forfeit    bool
}

// byeNames are the byes of teams in 802.
var byeNames = map[swiss.Outcome]string{swiss.PAB: "PAB", swiss.FullBye: "FPB", swiss.HalfBye: "HPB", swiss.ZeroBye: "ZPB"}

// firstCell and cellWidth are where the rounds of an 802 record stand.
const (
	firstCell = 29
	cellWidth = 13
)

// TeamRows makes the 802 records of a team event from its games. Its error is that of [Document.TeamHistories].
func (d *Document) TeamRows() ([]TeamRow, error) {
	histories, err := d.TeamHistories()
	if err != nil {
		return nil, err
	}
	rows := make([]TeamRow, len(histories))
	for i, t := range histories {
		row := TeamRow{Team: t.Number, Nickname: t.Nickname}
		for _, m := range t.Rounds {
			row.MatchPoints, row.GamePoints = row.MatchPoints+m.MP, row.GamePoints+m.GP
			c := TeamCell{Opponent: m.Opponent, Color: m.Color, GamePoints: m.GP, Forfeit: m.Outcome.IsForfeit()}
			if c.Opponent == 0 {
				c = TeamCell{Bye: cmp.Or(m.Outcome, swiss.ZeroBye), GamePoints: m.GP} // who did not play was absent
			}
			row.Rounds = append(row.Rounds, c)
		}
		rows[i] = row
	}
	return rows, nil
}

// teamTable writes 802.
func (w *writer) teamTable() {
	for _, row := range w.d.TeamTable {
		row.Nickname = w.fit(row.Nickname, 5, 9, "802")
		w.raw(row.line())
	}
}

// line is the record; blanks at its end are left out.
func (t TeamRow) line() string {
	var b strings.Builder
	fmt.Fprintf(&b, "802 %3d %-5s %6s %6s ", t.Team, t.Nickname, t.MatchPoints, t.GamePoints)
	for _, c := range t.Rounds {
		b.WriteString(c.text())
	}
	return strings.TrimRight(b.String(), " ")
}

// text is a cell in its 13 columns.
func (c TeamCell) text() string {
	opponent, known := byeNames[c.Bye]
	if c.Opponent > 0 {
		opponent = fmt.Sprintf("%3d", c.Opponent)
	} else if !known {
		return strings.Repeat(" ", cellWidth)
	}
	color, forfeit := "-", " "
	switch c.Color {
	case swiss.White:
		color = "w"
	case swiss.Black:
		color = "b"
	}
	if c.Forfeit {
		forfeit = "f"
	}
	return fmt.Sprintf("%s %s %4s%s  ", opponent, color, c.GamePoints, forfeit)
}

// row802 reads a record that is written as we write it; any other is kept as it stands, since nothing hangs on it.
func (r *reader) row802(rec *record) {
	row, ok := readRow(rec)
	if !ok || row.line() != strings.TrimRight(rec.text, " ") || len(r.doc.TeamTable) == swiss.MaxPlayers {
		r.doc.Other = append(r.doc.Other, rec.text)
		return
	}
	r.doc.TeamTable = append(r.doc.TeamTable, row)
}

func readRow(rec *record) (row TeamRow, ok bool) {
	team, err := strconv.Atoi(rec.trimmed(5, 7))
	mp, first := tenths(rec.trimmed(15, 20))
	gp, second := tenths(rec.trimmed(22, 27))
	if err != nil || team < 1 || !first || !second {
		return row, false
	}
	row = TeamRow{Team: team, Nickname: clean(rec.field(9, 13)), MatchPoints: mp, GamePoints: gp}
	for c := firstCell; c <= rec.len() && len(row.Rounds) < swiss.MaxRounds; c += cellWidth {
		cell, ok := readCell(rec, c)
		if !ok {
			return row, false
		}
		row.Rounds = append(row.Rounds, cell)
	}
	return row, true
}

// readCell reads the cell that begins in a column.
func readCell(rec *record, at int) (c TeamCell, ok bool) {
	who := rec.trimmed(at, at+2)
	if who == "" {
		return c, true
	}
	if c.Opponent, _ = strconv.Atoi(who); c.Opponent < 1 {
		c.Opponent = 0
		for o, name := range byeNames {
			if name == who {
				c.Bye = o
			}
		}
		if c.Bye == 0 {
			return c, false
		}
	}
	c.Color = map[string]swiss.Color{"w": swiss.White, "b": swiss.Black}[rec.field(at+4, at+4)]
	c.Forfeit = rec.field(at+10, at+10) == "f"
	c.GamePoints, ok = tenths(rec.trimmed(at+6, at+9))
	return c, ok
}

// tenths reads points with one digit after the point.
func tenths(s string) (swiss.Points, bool) {
	whole, part, found := strings.Cut(s, ".")
	n, err := strconv.ParseUint(whole+part, 10, 16)
	return swiss.Points(n), err == nil && found && len(part) == 1
}
