package sheet

import (
	"wasit/app/event/journal"
)

// A Press lays out the sheets of one source, each when it is asked for and only once.
type Press struct {
	in    info
	docs  map[Kind]Document
	pages map[Kind]string // their leaves, written
}

// NewPress looks at the source once for all its sheets.
func NewPress(s Source) *Press { return &Press{newInfo(s), map[Kind]Document{}, map[Kind]string{}} }

// HTML writes the leaves of a sheet, as [Document.HTML] does; empty where there is nothing to show.
func (p *Press) HTML(kind Kind) string {
	html, written := p.pages[kind]
	if d, ok := p.Doc(kind); ok && !written {
		html = d.HTML()
		p.pages[kind] = html
	}
	return html
}

// Doc lays a sheet out. It is false if there is nothing to show yet: the round is not published, nothing is ranked.
func (p *Press) Doc(kind Kind) (Document, bool) {
	d, known := p.docs[kind]
	if !known {
		d = p.in.doc(kind)
		p.docs[kind] = d
	}
	return d, d.Pages > 0
}

// known holds what several sheets of a source are made of, from the first of them on.
type known struct {
	entries map[int][]entry // of a round
	called  map[int][]called
	all     []Part
}

// all are the sections with their rankings.
func (in info) all() []Part {
	if in.once.all == nil {
		list := make([]Part, len(in.All))
		for i, p := range in.All {
			if p.Section != in.Section && in.Stands != nil {
				p.Ranking, p.Given = in.Stands(p.Section)
			}
			list[i] = p
		}
		in.once.all = list
	}
	return in.once.all
}

// entries are the boards of a round and those who sit at none.
func (in info) entries(r journal.Round) []entry {
	list, ok := in.once.entries[r.Number]
	if !ok {
		list = in.entriesOf(r)
		if in.once.entries == nil {
			in.once.entries = map[int][]entry{}
		}
		in.once.entries[r.Number] = list
	}
	return list
}

// calledOut are the players of a round by the alphabet.
func (in info) calledOut(r journal.Round) []called {
	list, ok := in.once.called[r.Number]
	if !ok {
		list = in.calledOutOf(r)
		if in.once.called == nil {
			in.once.called = map[int][]called{}
		}
		in.once.called[r.Number] = list
	}
	return list
}
