package roster

import (
	"strconv"
)

// trailingClub gives the only school of a message, named behind its list, to the players above it.
func (c *chat) trailingClub() {
	if c.club == "" || c.headings != 1 || c.lastHead < len(c.pieces) {
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
	c.letters()
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
func (c *chat) letters() {
	with, all := 0, 0
	for _, p := range c.pieces {
		if !p.row.Skip {
			all++
		}
		if p.letter != 0 || !p.row.Skip && p.sexAt > 0 {
			with++
		}
	}
	for _, p := range c.pieces {
		sure := with > 1 && with*10 >= all*6
		if p.letter == 0 || p.row.Entrant.Sex != 0 && p.row.Entrant.Sex != p.letter && !sure {
			continue
		}
		p.toks[p.letterAt].kind = used
		if !sure && p.row.Entrant.Sex == 0 || p.row.Entrant.Sex != 0 && p.row.Entrant.Sex != p.letter {
			p.doubt(DoubtSex, p.toks[p.letterAt].text)
		}
		p.row.Entrant.Sex = p.letter
	}
}

// done looks for the same player twice.
func (c *chat) done(here func(Entrant) bool) []Row {
	seen := map[string]int{}
	born := map[string]int{}
	for i := range c.rows {
		r := &c.rows[i]
		if r.Skip {
			continue
		}
		before := len(r.Doubts)
		r.checkTwice(seen, here)
		e := r.Entrant
		if e.Birth.Day == 0 || e.Club == "" || len(r.Doubts) > before {
			continue
		}
		key := strconv.Itoa(e.Birth.Year*10000+e.Birth.Month*100+e.Birth.Day) + Fold(e.Club)
		if first, twice := born[key]; twice {
			r.Doubts = append(r.Doubts, Doubt{Kind: DoubtSameBirth, Text: e.Name, Other: first})
		} else {
			born[key] = r.Line
		}
	}
	return c.rows
}
