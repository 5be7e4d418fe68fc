package roster

import (
	"bytes"
	"strconv"

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
			teams[tpn] = cut(clean(t.Name))
		}
	}
	for i := range d.Players {
		p := &d.Players[i]
		r := Row{Line: i + 1, Source: clean(p.Name)}
		r.Entrant = Entrant{Name: clean(p.Name), Club: teams[p.TPN], Sex: p.Sex, Rating: p.Rating, Title: p.Title, Federation: cut(clean(p.Federation)), FIDEID: cut(clean(p.FIDEID))}
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
