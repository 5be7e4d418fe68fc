package roster

import "slices"

// trailingClub gives the only school of a message, named behind its list, to the players above it.
func (c *chat) trailingClub() {
	if c.club == "" || c.headings != 1 || slices.ContainsFunc(c.pieces[c.lastHead:], func(p *piece) bool { return !p.row.Skip }) {
		return
	}
	for _, p := range c.pieces {
		if p.row.Entrant.Club != "" {
			return
		}
	}
	for _, p := range c.pieces {
		p.row.Entrant.Club = c.club
	}
}

// flush makes rows of the players of the message.
func (c *chat) flush() {
	c.countLetters()
	second, all := 0, 0
	for _, p := range c.pieces {
		if p.row.Skip {
			continue
		}
		all++
		if r := p.rests(); len(r) == 2 && !r[1].bracket && p.row.Entrant.Club == "" {
			second++
		}
	}
	clubs := all >= 3 && second*10 >= all*6
	for _, p := range c.pieces {
		if p.row.Skip {
			c.rows = append(c.rows, p.row)
			continue
		}
		c.rows = append(c.rows, p.finish(p.rests(), clubs))
	}
	c.pieces = nil
}

// letters settles the single letters behind names: most lines of a list have one, or none does and it is asked.
func (c *chat) countLetters() {
	for _, p := range c.pieces {
		if !p.row.Skip {
			c.all++
		}
		if p.letter != 0 || !p.row.Skip && p.sexAt > 0 {
			c.with++
		}
	}
	with, all := c.with, c.all
	initials := slices.ContainsFunc(c.pieces, func(p *piece) bool { return !p.row.Skip && p.endsInitial() })
	for _, p := range c.pieces {
		sure := with > 1 && with*10 >= all*6 && !initials
		if p.letter == 0 || p.sexAt > 0 && p.row.Entrant.Sex != p.letter && !sure {
			continue
		}
		p.toks[p.letterAt].kind = used
		if !sure && p.row.Entrant.Sex == 0 || p.row.Entrant.Sex != 0 && p.row.Entrant.Sex != p.letter {
			p.doubt(DoubtSex, p.toks[p.letterAt].text)
		}
		p.row.Entrant.Sex = p.letter
	}
}

// endsInitial reports whether a name ends with a letter that is no sex: then the letters of the list may be initials.
func (p *piece) endsInitial() bool {
	for i, t := range p.toks {
		if t.kind == plain && i > 0 && len([]rune(t.text)) == 1 && countLetters(t.text) == 1 && sexSign[t.fold] == 0 && p.toks[i-1].kind == plain && p.at(i+1).kind != plain {
			return true
		}
	}
	return false
}

// done looks for the same player twice.
func (c *chat) done(here func(Entrant) bool) []Row {
	seen := map[string]int{}
	for i := range c.rows {
		if r := &c.rows[i]; !r.Skip {
			r.checkTwice(seen, here)
		}
	}
	checkBorn(c.rows)
	return c.rows
}
