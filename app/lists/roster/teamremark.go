package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/lineup"
	"wasit/swiss"
)

// corrections reads the lines of a list of teams that are no line-up, "umjesto Brune Nikšića igra Hrvoje Petričević", as messages
// are read: they withdraw, replace or mend those who stand in the line-ups, and enter nobody else. The team that a sentence names tells whom it
// means.
func (t *teamList) corrections(text string, o Options) {
	s := newStory(o, lexicon.Language(text))
	s.rated, s.notes, s.boards = true, true, true
	for i, r := range t.rows {
		if !r.Skip {
			s.known = append(s.known, &character{row: i, author: r.Entrant.Team, number: seatNumber(r.Entrant.Board)})
		}
	}
	s.rows = t.rows
	names, isPlayer := t.names()
	team := "" // of whom the remark speaks that is read
	for i, r := range t.rows {
		if !r.Skip || r.Withdrawn {
			team = ""
			continue
		}
		block := t.teamAbove(r.Line)
		if team == "" && i > 0 && !t.isBelowAll(r.Line) {
			team = block
		}
		s.subject, s.current, s.gone, s.spokenBefore, s.author = nil, nil, nil, nil, team
		team = s.remark(i, block, names, isPlayer)
	}
	t.rows = s.rows
	t.dropWithdrawn()
}

// headedRemark takes the team that the words before a colon call, and returns how long they are.
func (s *story) headedRemark(text string) int {
	head, _, ok := strings.Cut(text, ":")
	if !ok {
		return 0
	}
	team := s.teamCalled(head)
	if team == "" {
		return 0
	}
	s.author = team
	return len(head) + 1
}

// teamCalled is the only team that the words before a colon can mean, of those of the sex that they say: "SMAN 2 putri". It answers "" where they
// name one as a whole or several.
func (s *story) teamCalled(head string) string {
	var words []string
	sex := swiss.Sex(0)
	for _, t := range lexicon.Tokens(head, 0, "") {
		if said, ok := s.sexWord(t); ok && t.Runes() > 1 {
			sex = said
		} else if t.Kind == lexicon.Word || t.Kind == lexicon.Digits {
			words = append(words, t.Fold)
		}
	}
	if sex == 0 || len(words) == 0 {
		return ""
	}
	found := ""
	for _, c := range s.known {
		if r := s.row(c); r.Entrant.Sex == sex && c.author != found && strings.HasPrefix(foldWords(c.author), " "+strings.Join(words, " ")+" ") {
			if found != "" {
				return ""
			}
			found = c.author
		}
	}
	return found
}

// reserveSeat is added to the place of a reserve, so that he is told from who plays on the board of that number.
const reserveSeat = 100

// seatNumber is the number by which a remark can name who has a place in a team.
func seatNumber(board string) int {
	if n, ok := strings.CutPrefix(board, "R"); ok {
		place, _ := strconv.Atoi(n)
		return reserveSeat + place
	}
	n, _ := strconv.Atoi(board)
	return n
}

// remark reads the line of row i, which stands in the part of a team, and returns the team of which it speaks last.
func (s *story) remark(i int, block string, names []string, isPlayer func(string) bool) (team string) {
	r := s.rows[i]
	at := len(remarkMark().FindString(r.Source))
	if head, _, ok := strings.Cut(r.Source, ":"); ok && isNotesHead(strings.TrimSpace(head)) {
		at = len(head) + 1
	}
	at += s.headedRemark(r.Source[at:])
	masked, _ := lineup.Named(r.Source, names, isPlayer)
	if l := s.scan(masked, r.Line, at); len(l.toks) == 0 || !s.changes(l) && !s.mends(l) && !s.isExchange(l) && !reserveStem().MatchString(masked) {
		return s.author
	}
	changed, before := false, len(s.rows)
	var last []mention // of the sentence before
	for _, end := range sentences(s.scan(r.Source, r.Line, at)) {
		_, named := lineup.Named(r.Source[end[0]:end[1]], names, isPlayer)
		if len(named) == 1 {
			s.author = names[named[0]]
		}
		l := s.scan(masked[:end[1]], r.Line, end[0])
		if len(l.toks) == 0 {
			continue // the name of a team alone
		}
		gone := s.withdrawn()
		read := s.takesPlace(l, last) || len(named) == 1 && s.withdrawTeam(l, s.author) || s.swapsBoards(l) || s.stepsUp(l) || s.correction(l) || s.joinsReserves(l)
		changed = changed || read
		if s.asksForSwap(l) && s.withdrawn() == gone && !s.traded {
			s.askLineUps(s.author, r)
		}
		last = s.mentions(l)
		s.askOtherTeam(l, block)
	}
	if changed {
		s.rows[i].Doubts = s.rows[i].without(DoubtNote)
	}
	s.askLineUp(before, r, s.author, changed)
	return s.author
}

// isExchange reports whether a sentence has a word for two who change places: "Vusi and Poppy swap boards".
func (s *story) isExchange(l *line) bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return slices.ContainsFunc([]string{"swap", "switch", "tukar", "ditukar", "bertukar", "zamijen", "mijenja", "tausch", "getauscht", "vertausch"}, func(stem string) bool { return strings.HasPrefix(t.Fold, stem) })
	})
}

// swapsBoards lets two players of a team change their boards: "papan 1 dan papan 2 ditukar", "Vusi and Poppy swap boards".
func (s *story) swapsBoards(l *line) bool {
	s.traded = false
	if !s.isExchange(l) || s.isConditional(l, len(l.toks)) || l.endsAsking() || s.says(l, lexicon.Withdrawn) {
		return false
	}
	plain, _, _ := strings.Cut(l.source, "(") // "(Christian papan 1)" says it again
	if len(plain) <= l.toks[0].At {
		return false
	}
	l = s.scan(plain, l.number, l.toks[0].At)
	var two []mention
	for _, m := range s.mentions(l) {
		if len(two) == 0 || m.c != two[0].c && len(two) < 2 {
			two = append(two, m)
		}
	}
	if len(two) != 2 || two[0].c.author != two[1].c.author || two[0].several || two[1].several || !joinedByAnd(l, two[0], two[1]) {
		return false
	}
	a, b := s.row(two[0].c), s.row(two[1].c)
	a.Entrant.Board, b.Entrant.Board = b.Entrant.Board, a.Entrant.Board
	two[0].c.number, two[1].c.number = two[1].c.number, two[0].c.number
	s.note(two[0].c, l)
	s.note(two[1].c, l)
	s.traded = true
	return true
}

// joinedByAnd reports whether nothing but "and", a preposition or a stroke stands between two who are named.
func joinedByAnd(l *line, a, b mention) bool {
	if a.to > b.from {
		return false
	}
	for _, t := range l.toks[a.to:b.from] {
		if t.Sense&lexicon.AndWord == 0 && !lexicon.IsOneOf(t.Fold, "na on di with s sa dengan und mit the board papan ploca ploce ploci") && t.Text != "/" && t.Text != "&" && t.Text != "." {
			return false
		}
	}
	return true
}

// takesPlace withdraws the only one whom the sentence before names, where this one says that somebody takes his place, and lets a reserve do so:
// "Dunstable has mumps. Amber Greenhalgh takes his board."
func (s *story) takesPlace(l *line, before []mention) bool {
	mentions := s.mentions(l)
	if s.gone != nil || len(before) != 1 || before[0].several || !s.says(l, lexicon.Successor) || slices.ContainsFunc(mentions, func(m mention) bool { return m.c == before[0].c }) {
		return false
	}
	s.withdraw(before[0].c, l)
	if len(mentions) != 1 || mentions[0].several || mentions[0].c.author != before[0].c.author {
		return false
	}
	s.succeed(before[0].c, mentions[0].c, l)
	return true
}

// joinsReserves adds a reserve whom a sentence about a team names, and nobody else: "SMAN 2 putri: cadangannya Alifia Hasan kls XI".
func (s *story) joinsReserves(l *line) bool {
	text := l.source[l.toks[0].At:]
	if s.author == "" || !s.says(l, lexicon.Reserve) && !reserveStem().MatchString(text) || s.says(l, lexicon.Perhaps) || s.isConditional(l, len(l.toks)) || l.endsAsking() || len(s.mentions(l)) > 0 || s.replaces(l) {
		return false
	}
	people := lineup.Reserves(text)
	if len(people) != 1 {
		return false
	}
	r := Row{Line: l.number, Source: bounded(strings.TrimSpace(text)), Entrant: personOf(people[0], s.o.Today.Year)}
	place := 1
	for _, c := range s.known {
		if o := s.row(c); c.author == s.author {
			r.Entrant.Club = o.Entrant.Club
			r.Entrant.lack(Entrant{Group: o.Entrant.Group, Level: o.Entrant.Level, Sex: o.Entrant.Sex})
			if strings.HasPrefix(o.Entrant.Board, "R") && !o.Skip {
				place++
			}
		}
	}
	r.Entrant.Team, r.Entrant.Board = s.author, "R"+strconv.Itoa(place)
	r.checkName()
	s.rows = append(s.rows, r)
	s.known = append(s.known, &character{row: len(s.rows) - 1, author: s.author, number: seatNumber(r.Entrant.Board)})
	return true
}

// teamAbove is the team in whose part of the list a line stands.
func (t *teamList) teamAbove(line int) string {
	name := ""
	for _, team := range t.teams {
		if team.Line < line {
			name = team.Name
		}
	}
	return name
}

// isBelowAll reports whether a line stands below the last player: it may be about any team.
func (t *teamList) isBelowAll(line int) bool {
	return !slices.ContainsFunc(t.rows, func(r Row) bool { return !r.Skip && r.Line > line })
}

// stepsUp lets the first reserve of a team play for the only other player that a sentence names: "Kos is away, the first reserve comes in".
func (s *story) stepsUp(l *line) bool {
	known := s.mentions(l)
	if colon := slices.IndexFunc(l.toks, func(t lexicon.Token) bool { return t.Text == ":" }); colon > 0 {
		known = slices.DeleteFunc(known, func(m mention) bool { return m.from < colon }) // who says so
	}
	known = slices.DeleteFunc(known, func(m mention) bool { return m.c.number > reserveSeat }) // the reserve himself
	if s.author == "" || !firstReserve().MatchString(l.source[l.toks[0].At:]) || len(known) != 1 || known[0].several || !entersWord().MatchString(l.source[l.toks[0].At:]) {
		return false
	}
	for _, c := range s.known {
		if r := s.row(c); c.author == s.author && r.Entrant.Board == "R1" && !r.Skip && c != known[0].c {
			s.succeed(known[0].c, c, l)
			return true
		}
	}
	return false
}

// firstReserve names the reserve of a team by his place, and entersWord says that somebody comes to play.
var (
	firstReserve = lexicon.Pattern(`(?i)\b(?:(?:the|our|first|1st)\s+(?:reserve|sub|substitute)|prv[aiu]\s+(?:s\s+|sa\s+)?(?:rezerv|pričuv|zamjen)\p{L}*|rezerva|pričuva|cadangan\s+(?:pertama|1|satu)|pemain cadangan|cadangan|erste[rn]?\s+ersatz\p{L}*|der ersatz\p{L}*)\b`)
	entersWord   = lexicon.Pattern(`(?i)\b(?:comes? in|steps? (?:in|up)|moves? up|plays?|will play|takes? (?:over|his|her)|in for|ulazi|uskače|igra|igrat će|ide|mijenja|masuk|naik|main|bermain|menggantikan|mengisi|diisi|diganti|digantikan|spielt|rückt|springt ein)\b`)
)

// askOtherTeam asks for which team somebody plays whom a sentence of another one calls its reserve.
func (s *story) askOtherTeam(l *line, block string) {
	if block == "" || !s.says(l, lexicon.Reserve) || s.replaces(l) {
		return
	}
	for _, run := range l.runs() {
		for _, c := range s.known {
			if r := s.row(c); c.author != block && countWords(run.text) > 1 && relationOf(run.text, r.Entrant.Name) == sameAs {
				r.ask(Doubt{Kind: DoubtTeam, Text: block, Other: l.number})
			}
		}
	}
}

// names are those of the teams, and what tells the words of players.
func (t *teamList) names() (teams []string, isPlayer func(fold string) bool) {
	for _, team := range t.teams {
		teams = append(teams, team.Name)
	}
	words := map[string]bool{}
	for _, r := range t.rows {
		for w := range fieldsOf(r.Entrant.Name) {
			words[w] = true
		}
	}
	return teams, func(fold string) bool { return words[fold] }
}

// correction reads a sentence about somebody of a team; it answers false for any other.
func (s *story) correction(l *line) bool {
	adds := s.says(l, lexicon.Additional) && !s.boards
	if len(l.toks) == 0 || len(s.mentions(l)) == 0 && s.gone == nil && len(s.subject) == 0 && !adds {
		return false
	}
	before := len(s.rows)
	s.sentence(l)
	if !adds {
		s.keepSuccessors(before)
	}
	return true
}

// mends reports whether a sentence says how somebody is called, who comes besides, or a number that he now has: "Hal Munro is now 1811".
func (s *story) mends(l *line) bool {
	if slices.ContainsFunc([]lexicon.Notice{lexicon.Official, lexicon.FullName, lexicon.Spelled, lexicon.SurnameIs, lexicon.Additional}, func(n lexicon.Notice) bool { return s.says(l, n) }) {
		return true
	}
	return l.hasFact(lexicon.RoleRating) && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "now is has sada ima sekarang punya jetzt hat ratingnya rated")
	})
}

// withdrawTeam strikes out all players of a team that a sentence withdraws: "Hill Hawks have pulled out".
func (s *story) withdrawTeam(l *line, team string) bool {
	if !s.says(l, lexicon.Withdrawn) || s.says(l, lexicon.Perhaps) || s.isConditional(l, len(l.toks)) || l.endsAsking() || len(s.mentions(l)) > 0 || len(s.runs(l)) > 0 {
		return false
	}
	for _, c := range s.known {
		if c.author == team && !s.row(c).Skip {
			s.withdraw(c, l)
		}
	}
	return true
}

// dropWithdrawn leaves out the teams all of whose players were struck out.
func (t *teamList) dropWithdrawn() {
	t.teams = slices.DeleteFunc(t.teams, func(team Team) bool {
		gone, plays := false, false
		for _, r := range t.rows {
			if r.Entrant.Team == team.Name {
				gone, plays = gone || r.Withdrawn, plays || !r.Skip
			}
		}
		return gone && !plays
	})
}

// askLineUp asks about the line-up of a team, or of all, where a line puts somebody with a rating in another's place and nothing came of it.
func (s *story) askLineUp(before int, line Row, team string, changed bool) {
	open := slices.ContainsFunc(s.rows[before:], func(r Row) bool { return r.Skip && r.Replaces == 0 && r.Entrant.Rating > 0 })
	open = open || !changed && s.replaces(s.scan(line.Source, line.Line, 0)) && ratedLine().MatchString(line.Source)
	if open {
		s.askLineUps(team, line)
	}
}

// askLineUps asks about the line-up of a team, or of all that a line may mean.
func (s *story) askLineUps(team string, line Row) {
	meant := map[string]bool{team: true}
	if team == "" {
		meant = s.mayMean(line.Source)
	}
	for i := range s.rows {
		if r := &s.rows[i]; meant[r.Entrant.Team] {
			r.ask(Doubt{Kind: DoubtLineUp, Text: cut(strings.TrimSpace(line.Source))})
		}
	}
}

// withdrawn is how many players were struck out.
func (s *story) withdrawn() int {
	n := 0
	for i := range s.rows {
		if s.rows[i].Withdrawn {
			n++
		}
	}
	return n
}

// asksForSwap reports whether a sentence speaks of an exchange and of boards.
func (s *story) asksForSwap(l *line) bool {
	return s.isExchange(l) && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return boardWords.Has(t.Fold) || lexicon.IsOneOf(t.Fold, "boards plocu ploce")
	})
}

// mayMean are the teams that a line can be about: those of whose name it has a word, else all.
func (s *story) mayMean(text string) map[string]bool {
	words, all, named := nameWordsOf(text), map[string]bool{}, map[string]bool{}
	for _, c := range s.known {
		if all[c.author] {
			continue
		}
		all[c.author] = true
		if slices.ContainsFunc(nameWordsOf(c.author), func(w string) bool { return len(w) > 3 && slices.Contains(words, w) }) {
			named[c.author] = true
		}
	}
	if len(named) > 0 {
		return named
	}
	return all
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
