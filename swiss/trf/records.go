package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

func text(field func(*Document) *string) func(*reader, *record) {
	return func(r *reader, rec *record) {
		if r.once(rec) {
			*field(r.doc) = clean(rec.rest(5))
		}
	}
}

func count(field func(*Document) *int) func(*reader, *record) {
	return func(r *reader, rec *record) {
		if !r.once(rec) {
			return
		}
		s, _, _ := strings.Cut(rec.rest(5), " ") // some programs add words
		n, err := strconv.ParseUint(s, 10, 20)
		if err != nil && s != "" {
			r.warn(BadNumber, rec, 5, s, "a number")
		}
		if err == nil {
			*field(r.doc) = int(n)
		}
	}
}

func day(field func(*Document) *swiss.Date) func(*reader, *record) {
	return func(r *reader, rec *record) {
		if r.once(rec) {
			*field(r.doc) = r.date(rec, 5, rec.len(), false)
		}
	}
}

// once reports whether a record that may stand only once is new; a second one is kept as it stands, with a warning.
func (r *reader) once(rec *record) bool {
	if r.seen[rec.code] {
		r.warn(Duplicate, rec, 1, rec.code, "one such record")
		r.doc.Other = append(r.doc.Other, rec.text)
		return false
	}
	r.seen[rec.code], r.at[rec.code] = true, rec.number
	return true
}

// readers says which function reads a record. Codes that are not here are kept as they stand.
var readers = map[string]func(*reader, *record){
	"001": (*reader).player,
	"012": text(func(d *Document) *string { return &d.Name }),
	"022": text(func(d *Document) *string { return &d.City }),
	"032": text(func(d *Document) *string { return &d.Federation }),
	"042": day(func(d *Document) *swiss.Date { return &d.Start }),
	"052": day(func(d *Document) *swiss.Date { return &d.End }),
	"062": count(func(d *Document) *int { return &d.PlayerCount }),
	"072": count(func(d *Document) *int { return &d.RatedCount }),
	"082": count(func(d *Document) *int { return &d.TeamCount }),
	"092": text(func(d *Document) *string { return &d.Type }),
	"102": text(func(d *Document) *string { return &d.Arbiter }),
	"112": (*reader).deputy,
	"122": text(func(d *Document) *string { return &d.TimeControl }),
	"132": (*reader).roundDates,
	"142": (*reader).rounds142,
	"XXR": (*reader).rounds142,
	"152": (*reader).color152,
	"XXC": (*reader).colorXXC,
	"162": (*reader).scoring162,
	"XXS": (*reader).scoringXXS,
	"BBW": (*reader).scoringBB, "BBD": (*reader).scoringBB, "BBL": (*reader).scoringBB,
	"BBZ": (*reader).scoringBB, "BBF": (*reader).scoringBB, "BBU": (*reader).scoringBB,
	"172": (*reader).rankMethod,
	"182": text(func(d *Document) *string { return &d.Program }),
	"192": text(func(d *Document) *string { return &d.System }),
	"202": (*reader).tieBreaks,
	"212": (*reader).tieBreaks,
	"222": text(func(d *Document) *string { return &d.EncodedTime }),
	"240": (*reader).bye240,
	"XXZ": (*reader).absentXXZ,
	"250": (*reader).virtual250,
	"XXA": (*reader).virtualXXA,
	"260": (*reader).forbidden260,
	"XXP": (*reader).forbiddenXXP,
	"299": (*reader).abnormal299,
	"013": (*reader).team013,
	"310": (*reader).team310,
	"320": (*reader).pab320,
	"330": (*reader).forfeit330,
	"300": (*reader).lineup300,
	"802": (*reader).row802,
	"352": text(func(d *Document) *string { return &d.BoardColors }),
	"362": (*reader).scoring362,
}

func (r *reader) deputy(rec *record) {
	name := clean(rec.rest(5))
	if name == "" {
		return
	}
	if len(r.doc.Deputies) < maxDeputies {
		r.doc.Deputies = append(r.doc.Deputies, name)
		return
	}
	r.doc.Other = append(r.doc.Other, rec.text)
}

const maxDeputies = 1000

// roundDates reads the dates in their columns; where they stand elsewhere, or one to a line, in their order.
func (r *reader) roundDates(rec *record) {
	if rec.trimmed(5, 91) != "" {
		for _, word := range strings.Fields(rec.rest(5)) {
			if len(r.doc.RoundDates) < swiss.MaxRounds {
				r.doc.RoundDates = append(r.doc.RoundDates, r.dateAt(rec, 5, word, true))
			}
		}
		return
	}
	if !r.once(rec) {
		return
	}
	for c := 92; c <= rec.len() && len(r.doc.RoundDates) < swiss.MaxRounds; c += 10 {
		r.doc.RoundDates = append(r.doc.RoundDates, r.date(rec, c, c+7, true))
	}
	for n := len(r.doc.RoundDates); n > 0 && r.doc.RoundDates[n-1].IsZero(); n-- {
		r.doc.RoundDates = r.doc.RoundDates[:n-1]
	}
}

// rounds142 reads the number of rounds; 142 and XXR may stand side by side if they agree.
func (r *reader) rounds142(rec *record) {
	s := rec.rest(5)
	n, err := strconv.ParseUint(s, 10, 31)
	switch {
	case err != nil || n < 1 || n > swiss.MaxRounds:
		r.problem(BadNumber, rec, 5, s, "1 to "+strconv.Itoa(swiss.MaxRounds)+" rounds")
	case r.doc.Rounds != 0 && r.doc.Rounds != int(n):
		r.problem(Duplicate, rec, 5, s, strconv.Itoa(r.doc.Rounds)+" as stated before")
	default:
		r.doc.Rounds = int(n)
	}
}

func (r *reader) color152(rec *record) {
	switch s := strings.ToUpper(rec.rest(5)); s {
	case "W":
		r.initialColor(rec, swiss.White)
	case "B":
		r.initialColor(rec, swiss.Black)
	default:
		r.problem(BadText, rec, 5, s, "W or B")
	}
}

func (r *reader) colorXXC(rec *record) {
	for _, word := range strings.Fields(rec.rest(5)) {
		switch strings.ToLower(word) {
		case "white1":
			r.initialColor(rec, swiss.White)
		case "black1":
			r.initialColor(rec, swiss.Black)
		case "rank":
			r.doc.ByRank = true
		default:
			r.problem(BadText, rec, 5, word, "white1, black1 or rank")
		}
	}
}

func (r *reader) initialColor(rec *record, c swiss.Color) {
	if r.doc.InitialColor == c.Other() {
		r.problem(Duplicate, rec, 5, c.String(), r.doc.InitialColor.String()+" as stated before")
		return
	}
	r.doc.InitialColor = c
}

func (r *reader) rankMethod(rec *record) {
	if !r.once(rec) {
		return
	}
	federation, method := clean(rec.field(5, 7)), clean(rec.rest(9))
	if words := strings.Fields(rec.rest(5)); rec.trimmed(8, 8) != "" || rec.trimmed(5, 7) == "" && len(words) == 2 {
		federation, method = "", words[len(words)-1]
		if len(words) == 2 {
			federation = words[0]
		}
		r.warn(BetweenColumns, rec, 5, rec.rest(5), "the federation in columns 5-7 and the method in 9-13; read as "+method)
	}
	r.doc.RankFederation, r.doc.RankMethod = federation, method
}

func (r *reader) tieBreaks(rec *record) {
	if !r.once(rec) {
		return
	}
	var codes []string
	for _, c := range strings.Split(rec.rest(5), ",") {
		if c = clean(c); c != "" {
			codes = append(codes, c)
		}
	}
	if rec.code == "202" {
		r.doc.TieBreaks = codes
	} else {
		r.doc.Order = codes
	}
}
