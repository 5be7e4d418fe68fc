package trf

import (
	"fmt"
	"strconv"
	"strings"

	"wasit/swiss"
)

// Format is a dialect to write.
type Format uint8

// The dialects. TRF16 uses the XX? records of pairing engines where they exist; what has no older form is added as TRF26
// holds it, because older programs skip unknown records and nothing may be lost.
const (
	TRF26 Format = iota
	TRF16
)

// ParseFormat reads "trf16" or "trf26".
func ParseFormat(s string) (Format, bool) {
	switch strings.ToLower(s) {
	case "trf26":
		return TRF26, true
	case "trf16":
		return TRF16, true
	}
	return 0, false
}

// WriteOptions say how to write.
type WriteOptions struct {
	Format Format
	ASCII  bool // letters outside ASCII are transliterated, for programs that count bytes
}

type writer struct {
	b      strings.Builder
	d      *Document
	o      WriteOptions
	line   int
	played int // rounds
	warns  doubts
}

// Encode writes the document, always the same bytes for the same document: UTF-8 without mark, CRLF, numbers right-
// and text left-aligned. Its problems are warnings: texts that were cut to their columns.
func (d *Document) Encode(o WriteOptions) ([]byte, []Problem) {
	w := &writer{d: d, o: o, line: 1, played: d.PlayedRounds()}
	w.head()
	w.engine()
	w.lists()
	for _, line := range d.Remarks {
		w.raw(line)
	}
	for i := range d.Players {
		w.player(&d.Players[i])
	}
	for i := range d.National {
		w.national(&d.National[i])
	}
	w.teams()
	w.byes()
	w.virtual()
	w.forbidden()
	w.abnormal()
	w.teamTable()
	for _, line := range d.Other {
		w.raw(line)
	}
	return []byte(w.b.String()), w.warns.all()
}

func (w *writer) raw(line string) {
	line = w.ascii(line, 1, line[:cut(line, 3)])
	w.b.WriteString(strings.TrimRight(strings.Map(oneLine, line), " "))
	w.b.WriteString("\r\n")
	w.line++
}

// ascii transliterates a text where that is asked for, and warns where letters have no transliteration.
func (w *writer) ascii(s string, column int, code string) string {
	if !w.o.ASCII {
		return s
	}
	plain := ASCII(s)
	if lost := strings.Count(plain, "?") - strings.Count(s, "?"); lost > 0 {
		w.warns.add(Problem{Kind: NoLetters, Line: w.line, Column: column, Code: code, Got: s, Want: "letters that ASCII has; " + strconv.Itoa(lost) + " became ?"})
	}
	return plain
}

func oneLine(c rune) rune {
	if c == '\r' || c == '\n' {
		return -1
	}
	return c
}

// record writes a code and its text, if there is one.
func (w *writer) record(code, text string) {
	if text = clean(text); text != "" {
		w.raw(code + " " + text)
	}
}

func (w *writer) count(code string, n int) {
	if n > 0 {
		w.record(code, strconv.Itoa(n))
	}
}

func (w *writer) head() {
	d := w.d
	w.record("012", d.Name)
	w.record("022", d.City)
	w.record("032", d.Federation)
	w.record("042", dateText(d.Start))
	w.record("052", dateText(d.End))
	w.count("062", d.PlayerCount)
	w.count("072", d.RatedCount)
	w.count("082", d.TeamCount)
	w.record("092", d.Type)
	w.record("102", d.Arbiter)
	for _, a := range d.Deputies {
		w.record("112", a)
	}
	w.record("122", d.TimeControl)
	if len(d.RoundDates) > 0 {
		line := fmt.Sprintf("%-91s", "132")
		for _, day := range d.RoundDates {
			line += fmt.Sprintf("%-10s", shortDate(day))
		}
		w.raw(line)
	}
}

// engine writes what pairing needs to know of the whole event.
func (w *writer) engine() {
	d := w.d
	rounds, color := "142", map[swiss.Color]string{swiss.White: "152 W", swiss.Black: "152 B"}
	if w.o.Format == TRF16 {
		rounds, color = "XXR", map[swiss.Color]string{swiss.White: "XXC white1", swiss.Black: "XXC black1"}
	}
	w.count(rounds, d.Rounds)
	if line, ok := color[d.InitialColor]; ok {
		w.raw(line)
	}
	if d.ByRank {
		w.raw("XXC rank")
	}
	w.scoring()
	if d.RankFederation != "" || d.RankMethod != "" {
		w.raw(fmt.Sprintf("172 %-3s %s", clean(d.RankFederation), clean(d.RankMethod)))
	}
}

// isPlain reports whether 162 can hold the table.
func isPlain(s swiss.Scoring) bool {
	return s.ForfeitWin == s.Win && s.FullBye == s.Win && s.HalfBye == s.Draw && s.ForfeitLoss == s.Absence
}

func (w *writer) scoring() {
	s := w.d.Scoring
	if !s.Set {
		return
	}
	t := s.Table
	pairs := []string{"W" + wide(t.Win), "D" + wide(t.Draw)}
	for _, v := range []struct {
		symbol         string
		points, common swiss.Points
	}{{"L", t.Loss, 0}, {"A", t.Absence, 0}, {"P", t.PAB, t.Win}, {"X", s.Unknown, t.Draw}} {
		if v.points != v.common {
			pairs = append(pairs, v.symbol+wide(v.points)) // what is as usual stays away: some programs know fewer symbols
		}
	}
	if w.o.Format == TRF26 {
		w.raw("162  " + strings.Join(pairs, "    "))
	}
	if w.o.Format == TRF16 || !isPlain(t) {
		line := "XXS"
		for _, v := range []struct {
			code   string
			points swiss.Points
		}{{"W", t.Win}, {"D", t.Draw}, {"L", t.Loss}, {"ZPB", t.Absence}, {"HPB", t.HalfBye}, {"FPB", t.FullBye},
			{"PAB", t.PAB}, {"FW", t.ForfeitWin}, {"FL", t.ForfeitLoss}} {
			line += " " + v.code + "=" + v.points.String()
		}
		w.raw(line)
	}
	if w.o.Format == TRF16 && s.Unknown != t.Draw {
		w.raw("162  X" + wide(s.Unknown))
	}
}

// wide writes points in four columns or more, for records whose fields are free.
func wide(p swiss.Points) string { return fmt.Sprintf("%4s", p) }

// points writes points right-aligned in their columns; what does not fit is left out, with a warning.
func (w *writer) points(p swiss.Points, width, column int, code string) string {
	text := fmt.Sprintf("%*s", width, p)
	if len(text) > width {
		w.warns.add(Problem{Kind: Truncated, Line: w.line, Column: column, Code: code, Got: text, Want: "at most " + strconv.Itoa(width) + " characters"})
		return strings.Repeat(" ", width)
	}
	return text
}

// lists writes the other records of the event that came with TRF26.
func (w *writer) lists() {
	d := w.d
	w.record("182", d.Program)
	w.record("192", d.System)
	w.record("202", strings.Join(d.TieBreaks, ","))
	w.record("212", strings.Join(d.Order, ","))
	w.record("222", d.EncodedTime)
	w.record("352", d.BoardColors)
	if d.TeamScoring {
		w.raw("362 TW" + w.points(d.TeamWin, 4, 7, "362") + "   TD" + w.points(d.TeamDraw, 4, 16, "362") + "   TL" + w.points(d.TeamLoss, 4, 25, "362"))
	}
}

func dateText(d swiss.Date) string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d/%02d/%02d", d.Year, d.Month, d.Day)
}

func shortDate(d swiss.Date) string {
	if d.Year < 2000 || d.Year > 2099 {
		return dateText(d)[:min(8, len(dateText(d)))]
	}
	return dateText(d)[2:]
}

// fit cuts a text to its columns, with a warning.
func (w *writer) fit(s string, width, column int, code string) string {
	s = w.ascii(clean(s), column, code)
	r := []rune(s)
	if len(r) <= width {
		return s
	}
	w.warns.add(Problem{Kind: Truncated, Line: w.line, Column: column, Code: code, Got: s, Want: "at most " + strconv.Itoa(width) + " characters"})
	return strings.TrimRight(string(r[:width]), " ")
}
