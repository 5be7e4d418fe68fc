package trf

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
)

// letterOf is outcomeOf the other way; Absent and Pending have a blank.
var letterOf = func() map[swiss.Outcome]byte {
	m := map[swiss.Outcome]byte{}
	for letter, o := range outcomeOf {
		m[o] = letter
	}
	return m
}()

var sexLetters = map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "w"}

// blankZero writes a number, and nothing for 0.
func blankZero(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func (w *writer) player(p *Player) {
	var b strings.Builder
	points := ""
	if p.HasPoints {
		points = w.points(p.Points, 5, 80, "001") // one column more than the field, for a negative score of two digits
	}
	fmt.Fprintf(&b, "001 %4d %1s%3s %-33s %4s %-3s %11s %10s%5s %4s", p.TPN, sexLetters[p.Sex], p.Title,
		w.fit(p.Name, 33, 15, "001"), blankZero(p.Rating), w.fit(p.Federation, 3, 54, "001"), w.fit(p.FIDEID, 11, 58, "001"),
		dateText(p.Birth), points, blankZero(p.Rank))
	last := min(len(p.Rounds), w.played+1)
	for last > 0 && p.Rounds[last-1].Outcome == swiss.Absent {
		last--
	}
	for i, e := range p.Rounds[:last] {
		text := block(e)
		if e.Outcome == swiss.Pending && w.o.Format == TRF26 && slices.Contains(p.Adjourned, i+1) {
			text = text[:len(text)-1] + "?"
		}
		b.WriteString(text)
	}
	w.padded(b.String())
}

// padded writes a 001 line with at least 89 columns (3.3).
func (w *writer) padded(line string) {
	w.b.WriteString(line)
	w.b.WriteString("\r\n")
	w.line++
}

// block writes a round in ten columns: two blanks, opponent, colour, result.
func block(e swiss.Entry) string {
	if e.Outcome == swiss.Absent {
		return "          "
	}
	letter, known := letterOf[e.Outcome]
	if !known {
		letter = ' '
	}
	color := "-"
	switch e.Color {
	case swiss.White:
		color = "w"
	case swiss.Black:
		color = "b"
	}
	opponent := "0000"
	if e.Opponent != 0 {
		opponent = fmt.Sprintf("%4d", e.Opponent)
	}
	return "  " + opponent + " " + color + " " + string(letter)
}

func (w *writer) national(n *National) {
	w.raw(fmt.Sprintf("%s %4d %1s%3s %-33s %4s %-3s %11s %10s", n.Code, n.TPN, sexLetters[n.Sex], w.fit(n.Class, 3, 11, n.Code),
		w.fit(n.Name, 33, 15, n.Code), blankZero(n.Rating), w.fit(n.Federation, 3, 54, n.Code), w.fit(n.ID, 11, 58, n.Code), dateText(n.Birth)))
}

func ids[T ~int](numbers []T) string {
	var b strings.Builder
	for _, n := range numbers {
		fmt.Fprintf(&b, " %4d", n)
	}
	return b.String()
}

func (w *writer) teams() {
	d := w.d
	for i := range d.Teams {
		t := &d.Teams[i]
		if t.Number == 0 || w.o.Format == TRF16 { // the one record of teams that TRF16 has; 310 holds more
			w.raw(fmt.Sprintf("013 %-32s", w.fit(t.Name, 32, 5, "013")) + strings.TrimPrefix(ids(t.Players), " "))
		}
		if t.Number == 0 {
			continue
		}
		mp, gp := "", ""
		if t.HasMatchPoints {
			mp = w.points(t.MatchPoints, 6, 55, "310")
		}
		if t.HasGamePoints {
			gp = w.points(t.GamePoints, 6, 62, "310")
		}
		w.raw(fmt.Sprintf("310 %3d %-32s %-5s %6s %6s %6s %3s ", t.Number, w.fit(t.Name, 32, 9, "310"), w.fit(t.Nickname, 5, 42, "310"),
			blankZero(t.Strength), mp, gp, blankZero(t.Rank)) + ids(t.Players))
	}
	if len(d.TeamPABs) > 0 || d.PABMatchPoints != 0 || d.PABGamePoints != 0 {
		line := "320 " + w.points(d.PABMatchPoints, 4, 5, "320") + " " + w.points(d.PABGamePoints, 4, 10, "320")
		for _, t := range d.TeamPABs {
			line += fmt.Sprintf(" %03d", t)
		}
		w.raw(line)
	}
	for _, f := range d.TeamForfeits {
		w.raw(fmt.Sprintf("330 %s %03d %3d %3d", f.Result, f.Round, f.White, f.Black))
	}
	for _, l := range d.Lineups {
		line := fmt.Sprintf("300 %3d %3d %3d", l.Round, l.Team, l.Opponent)
		for _, p := range l.Players {
			line += fmt.Sprintf(" %04d", p)
		}
		w.raw(line)
	}
}

var byeOrder = []struct {
	letter  byte
	outcome swiss.Outcome
}{{'F', swiss.FullBye}, {'H', swiss.HalfBye}, {'Z', swiss.ZeroBye}}

// byes writes 240: for the round to be paired (TRF26 asks for it beside 001) and for the rounds after it.
func (w *writer) byes() {
	d := w.d
	for _, b := range d.TeamByes {
		if letter, known := letterOf[b.Outcome]; known {
			w.raw(fmt.Sprintf("240 %c %03d", letter, b.Round) + ids(b.IDs))
		}
	}
	first := w.played + 1
	if w.o.Format == TRF16 {
		first++ // the block of the round to be paired shows them
	}
	for round := first; round <= d.columns(); round++ {
		for _, kind := range byeOrder {
			var who []swiss.TPN
			for i := range d.Players {
				if p := &d.Players[i]; len(p.Rounds) >= round && p.Rounds[round-1].Outcome == kind.outcome {
					who = append(who, p.TPN)
				}
			}
			if len(who) > 0 {
				w.raw(fmt.Sprintf("240 %c %03d", kind.letter, round) + ids(who))
			}
		}
	}
}
