package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
	"wasit/app/lists/odd"
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
	clubs := map[string]bool{}
	for _, r := range s.rows {
		clubs[alike.SchoolKey(r.Entrant.Club)] = r.Entrant.Club != ""
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
		if !isItemOf(marks, r.Line, m[1]+m[2]) || openPlace().MatchString(m[3]) || lineup.IsOpen(m[3]) || clubs[alike.SchoolKey(strings.TrimRight(m[3], " *:"))] || isSchoolName(e.Name) || !isPlainName(e.Name) || isTalk(m[3], e.Name, lang) {
			continue
		}
		r.Skip, r.Entrant, r.Doubts = false, e, []Doubt{{Kind: DoubtUnread, Text: r.Source}}
		s.players = append(s.players, r)
	}
}

// enterBetween enters a line between two players of a list without marks that begins with a name, where nothing was made of it: "Nesbitt -
// Sheila has his first name".
func (s *sense) enterBetween() {
	players, written, lang := map[int]bool{}, map[int]bool{}, s.lang()
	for _, r := range s.rows {
		written[r.Line] = true
		if !r.Skip || r.Withdrawn {
			players[r.Line] = true
		}
	}
	beside := func(line, step int) bool { return players[line+step] || !written[line+step] && players[line+2*step] } // an empty line may part them
	for i := range s.rows {
		r := &s.rows[i]
		m := leadName().FindStringSubmatch(r.Source)
		if !r.Skip || r.Withdrawn || r.Entrant.Name != "" || m == nil || !beside(r.Line, -1) || !beside(r.Line, 1) || s.isSpokenOf(r.Line) || isTalk(m[1], m[1], lang) {
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
		return t.Sense&odd.NoNameAlone != 0 && t.Sense&(lexicon.AlsoName|lexicon.MaleName|lexicon.FemaleName|lexicon.Particle) == 0
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
			if len(r.Doubts) == 0 && !(m.kind == DoubtNoSex && r.isOfBothSexes(o)) {
				r.ask(Doubt{Kind: m.kind}) // else he is looked at anyway
			}
		}
	}
}

// isOfBothSexes reports whether boys and girls play together in all sections that a player may enter.
func (r *Row) isOfBothSexes(o Options) bool {
	fit := r.fitting(o)
	return len(fit) > 0 && !slices.ContainsFunc(fit, func(s Section) bool { return s.Sex != 0 })
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
		odd := odd.IsSentence(t.Name) || countLetters(t.Name) < 2 // "A"
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

// lang is the language of the lines.
func (s *sense) lang() string {
	var text strings.Builder
	for _, r := range s.rows {
		text.WriteString(r.Source + "\n")
	}
	return lexicon.Language(text.String())
}

// askShortNames asks about names of one word where nearly all others have two and more.
func (s *sense) askShortNames() {
	var short []*Row
	if s.cells || s.lang() == "id" {
		return // a cell is whole, and so is a name of one word in Indonesian
	}
	for _, r := range s.players {
		if countWords(r.Entrant.Name) < 2 {
			short = append(short, r)
		}
	}
	if n := len(s.players); n-len(short) < 4 || len(short)*6 > n {
		return
	}
	for _, r := range short {
		if len(r.Doubts) == 0 {
			r.ask(Doubt{Kind: DoubtShortName}) // else he is looked at anyway
		}
	}
}

// askOddNames asks about names with a word in them that is none, with a digit, or that are a word of a school.
func (s *sense) askOddNames() {
	places, letters := map[string]int{}, 0
	for _, r := range s.players {
		for w := range fieldsOf(r.Entrant.Club) {
			places[w]++
		}
		if odd.HasSexLetter(r.Entrant.Name) {
			letters++
		}
	}
	var common []*Row
	for _, r := range s.players {
		name := r.Entrant.Name
		switch {
		case strings.ContainsAny(name, "@:;") || odd.HasNumber(odd.WithoutBrackets(name)) || alike.LevelOf(name) != AnyLevel || odd.HasSexLetter(name) && letters > 1:
			r.ask(Doubt{Kind: DoubtOddName})
		case s.cells && r.Entrant.SortName != "" && !odd.HasNumber(name): // in columns of their own words are names
		case odd.Name(lexicon.Tokens(name, 0, ""), nameWordsOf(r.Entrant.Club), places):
			common = append(common, r)
		}
	}
	if len(common)*2 > len(s.players) && len(common) > 2 {
		return // a list of names that are words
	}
	for _, r := range common {
		r.ask(Doubt{Kind: DoubtOddName})
	}
}

// askOddClubs asks about schools with a sentence, a number or somebody's name in them, and about those cut off.
func (s *sense) askOddClubs() {
	s.joinTowns()
	count, classed := map[string]int{}, map[string]bool{} // schools of players whose class is said beside them
	classes, lang := 0, s.lang()
	for _, r := range s.players {
		if count[r.Entrant.Club]++; r.Entrant.Class > 0 {
			classes++
			classed[alike.SchoolKey(r.Entrant.Club)] = true
		}
	}
	for _, r := range s.players {
		club, toks := r.Entrant.Club, lexicon.Tokens(r.Entrant.Club, 0, "")
		if r.Entrant.Team != "" || len(toks) == 0 {
			continue
		}
		last := toks[len(toks)-1]
		number := last.Kind == lexicon.Digits && len(last.Text) < 3 && (classes > 0 && count[strings.TrimSpace(club[:last.At])] > 0 || lang != "id" && classes*2 >= len(s.players)) // "OŠ Lapad 6"
		class := len(toks) > 2 && r.Entrant.Class == 0 && !classed[alike.SchoolKey(club)] && (number || lexicon.Romans[last.Fold] > 3 && last.IsShouted())                          // "SDN Kebonagung VI"
		if class || len(toks) > 9 || strings.ContainsAny(club, "?!@:;") || odd.HasSentence(toks) || odd.HasLongNumber(toks) || odd.IsPartOfOther(club, count) {
			r.ask(Doubt{Kind: DoubtOddClub, Text: club})
		}
	}
}

// joinTowns gives a school with a number the town with which the only other one of that name and number is written: "SD Inpres 15" beside "SD Inpres
// 15 Bontolerung".
func (s *sense) joinTowns() {
	whole := map[string]string{}
	for _, r := range s.players {
		whole[r.Entrant.Club] = ""
	}
	for short := range whole {
		if last := short[strings.LastIndexByte(short, ' ')+1:]; last == "" || !isDigits(last) || len(last) > 3 {
			continue
		}
		found := 0
		for long := range whole {
			if rest, ok := strings.CutPrefix(long, short+" "); ok && isCapitalised(rest) && countLetters(rest) > 2 && !lexicon.IsOneOf(lexicon.Fold(rest), "pagi petang siang") {
				found++
				whole[short] = long
			}
		}
		if found > 1 {
			whole[short] = ""
		}
	}
	for _, r := range s.players {
		if long := whole[r.Entrant.Club]; long != "" && r.Entrant.Team == "" {
			r.Entrant.Club = long
		}
	}
}

// askLeft asks about numbers and words with capitals of a player's line that nothing explains: neither a fact of somebody on it, nor a
// heading, a place of birth or another club.
func (s *sense) askLeft() {
	known := s.knownWords()
	for _, r := range s.players {
		if r.asks(AboutSchool, AboutPlaying, AboutNote) || r.doubts(DoubtUnread) {
			continue // the line is to be read anyway
		}
		first, _, _ := strings.Cut(r.Source, "\n")
		if rest, _, ok := lexicon.Unstamped(first); ok {
			first = rest
		}
		toks := lexicon.Tokens(first, 0, "")
		numbers := s.numbersOf(r.Line)
		for i := 1; i < len(toks); i++ {
			switch t := toks[i]; {
			case t.Kind == lexicon.Digits && s.isLeftNumber(toks, i, numbers),
				isListed(first, r) && t.IsCapital() && t.Sense == 0 && odd.IsLeftWord(toks, i, known):
				r.ask(Doubt{Kind: DoubtLeft, Text: t.Text})
			}
		}
	}
}

// knownWords are the words of all names, schools, teams, remarks and corrections.
func (s *sense) knownWords() map[string]bool {
	known := map[string]bool{}
	add := func(texts ...string) {
		for _, text := range texts {
			for _, w := range nameWordsOf(strings.NewReplacer("-", " ", "'s", "", "’s", "").Replace(text)) {
				known[w] = true
			}
		}
	}
	for _, r := range s.rows {
		add(r.Entrant.Name, r.Entrant.Club, r.Entrant.Team, r.Entrant.Nickname, r.Entrant.ClassText, r.Entrant.Group, r.Section, r.Note)
		for _, c := range r.Changes {
			add(c.From, c.To)
		}
	}
	for _, t := range s.teams {
		add(t.Name, t.Captain)
	}
	return known
}

// isListed reports whether a line is one of a list: it begins with a number, a sign or the name.
func isListed(line string, r *Row) bool {
	head, _, _ := strings.Cut(r.Entrant.Name, " ")
	return strings.IndexAny(line, "0123456789-–•▪*") == 0 || head != "" && strings.HasPrefix(line, head)
}

// numbersOf are the numbers that the facts of a line hold.
func (s *sense) numbersOf(line int) string {
	var facts strings.Builder
	for i := range s.rows {
		if r := &s.rows[i]; r.Line == line || slices.Contains(r.Lines, line) {
			facts.WriteString(r.numbers())
		}
	}
	return " " + strings.Join(strings.FieldsFunc(facts.String(), func(c rune) bool { return !unicode.IsDigit(c) }), " ") + " "
}

// isLeftNumber reports whether nothing explains a number of three or four digits.
func (s *sense) isLeftNumber(toks []lexicon.Token, i int, known string) bool {
	t := toks[i]
	if len(t.Text) != 3 && len(t.Text) != 4 || t.Text[0] == '0' || odd.IsNearYear(t.Text, s.year) || strings.Contains(known, " "+t.Text+" ") || odd.IsChained(toks, i) {
		return false
	}
	return toks[i-1].Kind != lexicon.Digits && (i+1 == len(toks) || toks[i+1].Kind != lexicon.Digits)
}

// numbers are the facts of a player that are numbers or have some in them.
func (r *Row) numbers() string {
	e := r.Entrant
	text := []string{e.Name, e.Club, e.Team, e.Board, e.ClassText, e.FIDEID, e.NationalID, e.NISN, e.NIS, e.Group, dateText(e.Birth), r.Note, e.Federation}
	for _, n := range []int{e.Rating, e.Rapid, e.Blitz, e.National, e.K, e.Class, e.Age, e.Birth.Year} {
		text = append(text, strconv.Itoa(n))
	}
	for _, c := range r.Changes {
		text = append(text, c.From, c.To)
	}
	for _, d := range r.Doubts {
		text = append(text, d.Text)
	}
	return strings.Join(text, " ") + " "
}
