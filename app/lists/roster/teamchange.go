package roster

import "wasit/app/lists/lexicon"

// corrections reads the lines of a list of teams that are no line-up, "umjesto Brune Nikšića igra Hrvoje Petričević", as messages
// are read: they withdraw, replace or mend those who stand in the line-ups, and enter nobody else.
func (t *teamList) corrections(text string, o Options) {
	s := &story{o: o, lang: lexicon.Language(text), rated: true, used: map[int]bool{}, authors: map[string]bool{}, notes: true}
	for i, r := range t.rows {
		if !r.Skip {
			s.known = append(s.known, &character{row: i})
		}
	}
	s.rows = t.rows
	for i, r := range t.rows {
		if !r.Skip || r.Withdrawn {
			continue
		}
		at := len(remarkMark().FindString(r.Source))
		l := s.scan(r.Source, r.Line, at)
		if len(l.toks) == 0 || !s.changes(l) || len(s.mentions(l)) == 0 {
			continue
		}
		s.subject, s.current, s.gone = nil, nil, nil
		before := len(s.rows)
		for _, end := range sentences(l) {
			s.sentence(s.scan(r.Source[:end[1]], r.Line, end[0]))
		}
		s.keepSuccessors(before)
		s.rows[i].Doubts = s.rows[i].without(DoubtNote)
	}
	t.rows = s.rows
}

// keepSuccessors drops the rows from one on that take nobody's place.
func (s *story) keepSuccessors(from int) {
	for i := from; i < len(s.rows); i++ {
		if r := &s.rows[i]; r.Replaces == 0 {
			r.Skip, r.Doubts = true, []Doubt{{Kind: DoubtName}}
		}
	}
}

// remarkMark is what begins a remark below a list, and is no name.
var remarkMark = lexicon.Pattern(`^\W*(?:NB|N\.\s?B\.|PS|P\.\s?S\.|Nb|Ps)(?:\s*[:.–-]\s*|\s+)`)
