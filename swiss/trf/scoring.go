package trf

import (
	"strings"

	"wasit/swiss"
)

// awards collects 162, XXS and BB? records, by the codes of XXS; later values win (8.1).
type awards struct {
	set     bool
	rec     *record
	values  map[string]swiss.Points
	pab     bool // the pairing-allocated bye has a value of its own
	pabWin  bool // it is worth a win otherwise (162, BB?)
	unknown bool
}

// The codes of XXS that one symbol of 162 stands for (2.1).
var awardCodes = map[string][]string{
	"W": {"WW", "BW", "FW", "FPB"}, "D": {"WD", "BD", "HPB"}, "L": {"WL", "BL"}, "A": {"ZPB", "FL"}, "Z": {"ZPB", "FL"},
	"P": {"PAB"}, "X": {"X"},
	"BBW": {"WW", "BW", "FW", "FPB"}, "BBD": {"WD", "BD", "HPB"}, "BBL": {"WL", "BL"}, "BBZ": {"ZPB"}, "BBF": {"FL"}, "BBU": {"PAB"},
}

// The defaults of each code (8.1).
var awardDefaults = map[string]swiss.Points{
	"WW": swiss.Point, "BW": swiss.Point, "WD": swiss.HalfPoint, "BD": swiss.HalfPoint, "WL": 0, "BL": 0,
	"ZPB": 0, "HPB": swiss.HalfPoint, "FPB": swiss.Point, "PAB": swiss.Point, "FW": swiss.Point, "FL": 0,
}

func (r *reader) assign(rec *record, codes []string, p swiss.Points) {
	a := &r.award
	if a.values == nil {
		a.values = map[string]swiss.Points{}
	}
	a.set, a.rec = true, rec.light()
	for _, c := range codes {
		a.values[c] = p
		a.pab = a.pab || c == "PAB"
		a.unknown = a.unknown || c == "X"
	}
}

// scoring162 reads pairs of a symbol and its points, wherever they stand.
func (r *reader) scoring162(rec *record) {
	for c := 5; c <= rec.len(); {
		symbol := rec.field(c, c)
		if symbol == " " {
			c++
			continue
		}
		codes, known := awardCodes[strings.ToUpper(symbol)]
		if !known {
			r.problem(BadText, rec, c, symbol, "one of W D L A P X and its points")
			return
		}
		start := c + 1
		for strings.Contains(" =:", rec.field(start, start)) && start <= rec.len() {
			start++
		}
		end := start
		for end <= rec.len() && strings.ContainsAny(rec.field(end, end), "0123456789.,-+") {
			end++
		}
		p, ok := r.parsePoints(rec, start, rec.field(start, end-1))
		if !ok {
			return
		}
		r.assign(rec, codes, p)
		r.award.pabWin = true
		c = end
	}
}

// scoringXXS reads "CODE=VALUE …".
func (r *reader) scoringXXS(rec *record) {
	column := 5
	for _, word := range strings.Split(rec.field(5, rec.len()), " ") {
		at := column
		column += len([]rune(word)) + 1
		if word == "" {
			continue
		}
		code, value, _ := strings.Cut(strings.ToUpper(word), "=")
		codes := []string{code}
		if _, known := awardDefaults[code]; !known {
			codes = awardCodes[code]
		}
		if codes == nil || len(code) > 1 && codes[0] != code || strings.Contains("AZPX", code) {
			r.problem(BadText, rec, at, word, "CODE=POINTS with WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D L")
			return
		}
		p, ok := r.parsePoints(rec, at+len(code)+1, value)
		if !ok {
			return
		}
		r.assign(rec, codes, p)
	}
}

func (r *reader) scoringBB(rec *record) {
	if p, ok := r.parsePoints(rec, 5, rec.rest(5)); ok {
		r.assign(rec, awardCodes[rec.code], p)
		r.award.pabWin = true
	}
}

// scoring turns the collected values into a table.
func (a *awards) scoring(r *reader) Scoring {
	v := func(code string) swiss.Points {
		if p, ok := a.values[code]; ok {
			return p
		}
		return awardDefaults[code]
	}
	for _, pair := range [][2]string{{"WW", "BW"}, {"WD", "BD"}, {"WL", "BL"}} {
		if v(pair[0]) != v(pair[1]) {
			r.problem(NotExpressible, a.rec, 5, pair[0]+" unlike "+pair[1], "the same points for both colours (C.04.1 3)")
		}
	}
	s := Scoring{Set: true, Table: swiss.Scoring{
		Win: v("WW"), Draw: v("WD"), Loss: v("WL"), ForfeitWin: v("FW"), ForfeitLoss: v("FL"),
		PAB: v("PAB"), FullBye: v("FPB"), HalfBye: v("HPB"), Absence: v("ZPB"),
	}}
	if !a.pab && a.pabWin {
		s.Table.PAB = s.Table.Win
	}
	s.Unknown = s.Table.Draw
	if a.unknown {
		s.Unknown = v("X")
		if s.Unknown != s.Table.Draw {
			r.warn(NotExpressible, a.rec, 5, "X "+s.Unknown.String(), "the points of a draw: an open game counts as one (C.04.2 3.1)")
		}
	}
	return s
}

// scoring362 reads the points of a team match: pairs of TW, TD or TL and its points, in their columns or, with a warning,
// wherever they stand.
func (r *reader) scoring362(rec *record) {
	d := r.doc
	if !r.once(rec) {
		return
	}
	d.TeamScoring, d.TeamWin, d.TeamDraw, d.TeamLoss = true, 2*swiss.Point, swiss.Point, 0
	places := map[string]int{"TW": 5, "TD": 14, "TL": 23}
	awards := map[string]*swiss.Points{"TW": &d.TeamWin, "TD": &d.TeamDraw, "TL": &d.TeamLoss}
	aside := 0
	for c := 5; c <= rec.len(); {
		if rec.field(c, c) == " " {
			c++
			continue
		}
		symbol := strings.ToUpper(rec.field(c, c+1))
		award := awards[symbol]
		if award == nil {
			r.problem(BadText, rec, c, rec.field(c, c+1), "TW, TD or TL")
			return
		}
		start := c + 2
		for strings.Contains(" =:", rec.field(start, start)) && start <= rec.len() {
			start++
		}
		end := start
		for end <= rec.len() && strings.ContainsAny(rec.field(end, end), "0123456789.,-+") {
			end++
		}
		p, ok := r.parsePoints(rec, start, rec.field(start, end-1))
		if !ok {
			return
		}
		if c != places[symbol] && aside == 0 {
			aside = c
		}
		*award, c = p, end
	}
	if aside > 0 {
		r.warn(BadText, rec, aside, rec.rest(aside), "TW, TD and TL in columns 5, 14 and 23; read where they stand")
	}
}
