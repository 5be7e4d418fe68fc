package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
)

// sense is the last look at a document, whatever read it: each player is compared with the others of his list, and what stands out is
// asked. It knows no layout; it knows that a list is alike from line to line.
type sense struct {
	rows    []Row
	year    int
	players []*Row
	teams   []Team
	cells   bool
}

// checkLists asks about players who stand out of their list.
func (d *Document) checkLists(o Options) {
	s := sense{rows: d.Rows, year: o.Today.Year, teams: d.Teams, cells: d.cells}
	for i := range d.Rows {
		if r := &d.Rows[i]; !r.Skip {
			s.players = append(s.players, r)
		}
	}
	s.enterSkipped()
	if !s.cells && s.rated() {
		s.enterBetween()
	}
	if !s.areTeams(o) {
		s.askOddNames()
		s.askShortNames()
	}
	s.askOddClubs()
	if !s.cells {
		s.askLeft()
	}
	s.askInflected()
	s.askTeams(o)
	s.askMissing(o)
}

// areTeams reports whether teams enter themselves, whose names are those of clubs and numbers: "ŠK Grad 2".
func (s *sense) areTeams(o Options) bool {
	single := func(sec Section) bool { return !sec.Teams }
	return len(o.Sections) > 0 && !slices.ContainsFunc(o.Sections, single) &&
		!slices.ContainsFunc(s.players, func(r *Row) bool { return r.Entrant.Team != "" })
}

// itemMark is the number or the sign that begins an item of a list.
var itemMark = lexicon.Pattern(`^\s*(?:(\d{1,3})\s*[.):]?\s|([-–•▪*►]))\s*(\p{Lu}.*)$`)

// enterSkipped enters the items of a list that nobody was made of, where the one before or behind is a player: who stands there is asked.
func (s *sense) enterSkipped() {
	if s.cells {
		return
	}
	marks := map[int]string{} // of the items that are players, struck out or not
	for _, r := range s.rows {
		if m := itemMark().FindStringSubmatch(r.Source); m != nil && (!r.Skip || r.Withdrawn) {
			marks[r.Line] = m[1] + m[2]
		}
	}
	lang := s.lang()
	for i := range s.rows {
		r := &s.rows[i]
		m := itemMark().FindStringSubmatch(r.Source)
		if !r.Skip || r.Withdrawn || r.Entrant.Name != "" || m == nil || s.isSpokenOf(r.Line) {
			continue
		}
		e := personOf(m[3], s.year)
		if !isItemOf(marks, r.Line, m[1]+m[2]) || openPlace().MatchString(m[3]) || lineup.IsOpen(m[3]) || !isPlainName(e.Name) || isTalk(m[3], e.Name, lang) {
			continue
		}
		r.Skip, r.Entrant, r.Doubts = false, e, []Doubt{{Kind: DoubtUnread, Text: r.Source}}
		s.players = append(s.players, r)
	}
}

// enterBetween enters a line between two players of a list without marks that begins with a name, where nothing was made of it: "Nesbitt -
// Sheila has his first name".
func (s *sense) enterBetween() {
	players := map[int]bool{}
	for _, r := range s.rows {
		if !r.Skip || r.Withdrawn {
			players[r.Line] = true
		}
	}
	for i := range s.rows {
		r := &s.rows[i]
		m := leadName().FindStringSubmatch(r.Source)
		if !r.Skip || r.Withdrawn || r.Entrant.Name != "" || m == nil || !players[r.Line-1] || !players[r.Line+1] || s.isSpokenOf(r.Line) || isTalk(m[1], m[1], s.lang()) {
			continue
		}
		r.Skip, r.Entrant, r.Doubts = false, personOf(m[1], s.year), []Doubt{{Kind: DoubtUnread, Text: r.Source}}
		s.players = append(s.players, r)
	}
}

// leadName is a name before a dash, a comma or a bracket.
var leadName = lexicon.Pattern(`^\s*(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})(?:\s+[-–—(]|\s*[,;])`)

// isItemOf reports whether the line before or behind is an item whose number counts on, or with the same sign; an empty line may part them.
func isItemOf(marks map[int]string, line int, own string) bool {
	for _, step := range []int{-2, -1, 1, 2} {
		other := marks[line+step]
		n, err := strconv.Atoi(own)
		if o, errO := strconv.Atoi(other); err == nil && errO == nil && (o-n)*step > 0 && (n-o)*(n-o) == 1 || err != nil && other == own {
			return true
		}
	}
	return false
}

// isPlainName reports whether a text is two to five words with capitals.
func isPlainName(name string) bool {
	n := countWords(name)
	return n > 1 && n < 6 && isCapitalised(name)
}

// isTalk reports whether a word of an item says that it is no player: of a grown-up, or a word that no name has.
func isTalk(text, name, lang string) bool {
	adult := func(t lexicon.Token) bool { return t.Sense&(lexicon.GrownUp|lexicon.Honorific) != 0 }
	common := func(t lexicon.Token) bool {
		return t.Sense&noNameAlone != 0 && t.Sense&(lexicon.AlsoName|lexicon.MaleName|lexicon.FemaleName|lexicon.Particle) == 0
	}
	return slices.ContainsFunc(lexicon.Tokens(text, 0, lang), adult) || slices.ContainsFunc(lexicon.Tokens(name, 0, lang), common)
}

// isSpokenOf reports whether a line speaks of a player who stands elsewhere.
func (s *sense) isSpokenOf(line int) bool {
	return slices.ContainsFunc(s.rows, func(r Row) bool { return slices.Contains(r.Lines, line) || !r.Skip && r.Line == line })
}

// most reports whether n of all are so many that the others stand out.
func most(n, all int) bool { return n >= 4 && n*5 >= all*4 }

// missing are the facts that a list gives of nearly everybody or of nobody.
var missing = []struct {
	kind DoubtKind
	has  func(Entrant) bool
}{
	{DoubtNoSex, func(e Entrant) bool { return e.Sex != 0 }},
	{DoubtNoBirth, func(e Entrant) bool { return e.Birth.Year > 0 || e.Age > 0 }},
	{DoubtNoClass, func(e Entrant) bool { return e.Class > 0 }},
}

// askMissing asks for a fact that nearly all others of a list have: it was not said, or not read. A day of birth on which no section depends
// is not asked.
func (s *sense) askMissing(o Options) {
	for _, m := range missing {
		if m.kind == DoubtNoBirth && (!o.byBirth() || s.cells && s.rated()) {
			continue // of a starting list the empty cells say it
		}
		var without []*Row
		for _, r := range s.players {
			if !m.has(r.Entrant) {
				without = append(without, r)
			}
		}
		if !most(len(s.players)-len(without), len(s.players)) {
			continue
		}
		for _, r := range without {
			if len(r.Doubts) == 0 {
				r.ask(Doubt{Kind: m.kind}) // else he is looked at anyway
			}
		}
	}
}

// rated reports whether somebody of the list has a rating.
func (s *sense) rated() bool {
	return slices.ContainsFunc(s.players, func(r *Row) bool { return r.Entrant.Rating > 0 })
}

// asks reports whether a doubt of a row asks about something.
func (r *Row) asks(about ...About) bool {
	return slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return slices.Contains(about, aboutOf(d.Kind)) })
}

// askTeams asks about the line-ups of teams with more players than a team of the list has, or with a name that is a sentence.
func (s *sense) askTeams(o Options) {
	boards := 0
	for _, sec := range o.Sections {
		boards = max(boards, sec.Boards)
	}
	for _, t := range s.teams {
		var members []*Row
		odd := isSentence(t.Name) || countLetters(t.Name) < 2 // "A"
		for _, r := range s.players {
			if r.Entrant.Team != t.Name {
				continue
			}
			members = append(members, r)
			n, err := strconv.Atoi(strings.TrimPrefix(r.Entrant.Board, "R"))
			odd = odd || err == nil && boards > 0 && n > boards+1 || err == nil && r.Entrant.Board[0] == 'R' && n > 2
		}
		for _, r := range members {
			if odd {
				r.ask(Doubt{Kind: DoubtLineUp, Text: t.Name})
			}
		}
	}
}

// isSentence reports whether the name of a team has words in small letters that names have not.
func isSentence(name string) bool {
	small := 0
	toks := lexicon.Tokens(name, 0, "")
	for i, t := range toks {
		if i > 0 && t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&lexicon.Particle == 0 && t.Runes() > 2 {
			small++
		}
	}
	return small > 1 && small*2 >= len(toks)-1
}

// lang is the language of the lines.
func (s *sense) lang() string {
	var text strings.Builder
	for _, r := range s.rows {
		text.WriteString(r.Source + "\n")
	}
	return lexicon.Language(text.String())
}
