package roster

import (
	"slices"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
)

// isOfOwn reports whether who writes speaks of himself, of a child of his own, or of somebody's kin by name, from one token to another.
func (l *line) isOfOwn(from, to int) bool {
	for k := from; k < to; k++ {
		t := l.toks[k]
		if lexicon.IsOneOf(t.Fold, "sendiri myself selber") || k > 0 && t.Fold == "own" {
			return true
		}
		if (t.Sense&lexicon.Kin != 0 || kinWords.Has(t.Fold) || siblingWords.Has(t.Fold)) && k+1 < to && l.toks[k+1].IsCapital() {
			return true // "Seine Schwester Zuri kommt nur zum Zuschauen"
		}
	}
	return false
}

// isForAWhile reports whether a word for "until" follows token i: "libur dulu sampai Lebaran".
func (l *line) isForAWhile(i int) bool {
	return l.rated && slices.ContainsFunc(l.toks[min(i, len(l.toks)):min(i+2, len(l.toks))], func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "sampai hingga until till do bis")
	})
}

// isShoutedOut reports whether a word in capitals in a field of its own says that a player of a list is out, "Norman Tripp - OUT, moved to
// Spain", or a word with which a field begins that he has left a club.
func (l *line) isShoutedOut(i int) bool {
	t := l.toks[i]
	opens := i > 0 && (l.parts(i-1) || l.toks[i-1].Role == lexicon.RoleRating)
	if l.listed && l.rated && opens && lexicon.IsOneOf(t.Fold, "gone emigrated odselio odselila preselio preselila otisao otisla pindah umgezogen weggezogen") {
		return true // "- gone to live in Wales"
	}
	return l.listed && i > 0 && t.IsShouted() && l.hasCapitals() && opens && l.edge(i+1) && lexicon.IsOneOf(t.Fold, "out off gone left no keluar van nema raus weg fuori fuera fora")
}

// applyNotices does what a line says of those it speaks of: who withdraws, who comes in whose place, who perhaps comes, and who
// comes after all. A notice is about who is named last before it.
func (s *story) applyNotices(l *line, mentions []mention) {
	for i := 0; i < len(l.toks); i++ {
		n, to := lexicon.NoticeAt(l.toks, i, lexicon.Withdrawn, lexicon.Reserve, lexicon.Perhaps, lexicon.Comes, lexicon.ReplacedBy, lexicon.InPlaceOf, lexicon.Successor)
		if l.isShoutedOut(i) || s.isSwappedOut(l, mentions, i) {
			n, to = lexicon.Withdrawn, max(to, i+1)
		}
		if to == i && l.isYes(mentions, i) {
			n, to = lexicon.Comes, i+1
		}
		if to == i || l.isInName(i) {
			continue
		}
		if n == lexicon.Perhaps && s.onlyOther(l, mentions, to) {
			n = lexicon.Withdrawn // "Gavin has the flu, only Fiona will come"
		}
		i = s.applyNotice(l, mentions, n, i, to) - 1
	}
	if c := s.newcomer(s.gone); s.gone != nil && c != nil && s.row(s.gone).ReplacedBy == 0 && s.row(c).Line == l.number && s.row(c).Replaces == 0 && slices.Contains(s.row(s.gone).Lines, l.number) {
		s.succeed(s.gone, c, l) // "Hamid keluar, masuk Mario Lawalata"
	}
	if l.struck {
		for _, c := range s.subject {
			s.withdraw(c, l)
		}
	}
}

// isYes reports whether token i alone says yes of the player right before it: "Bronwen yes 👍", "Leo – da!".
func (l *line) isYes(mentions []mention, i int) bool {
	if l.toks[i].Kind != lexicon.Word || !lexicon.IsOneOf(l.toks[i].Fold, "yes yep yup in ok okay da ide igra dolazi moze ya iya jadi ikut bisa siap gas ja dabei") || !l.edge(i+1) && l.toks[i+1].Kind != lexicon.Pict {
		return false
	}
	k := i
	for k > 0 && l.toks[k-1].Kind == lexicon.Sign {
		k--
	}
	return slices.ContainsFunc(mentions, func(m mention) bool { return m.to == k })
}

// applyNotice does what the words from..to say, and returns the token behind all that belongs to them.
func (s *story) applyNotice(l *line, mentions []mention, n lexicon.Notice, from, to int) int {
	before := func() *character { return s.before(l, mentions, from) }
	if m, ok := s.lastBefore(l, from); ok && m.several && !m.numbered && n != lexicon.Comes && n != lexicon.Successor && n != lexicon.InPlaceOf {
		s.askWhich(l, m) // two bear the name
		return to
	}
	switch n {
	case lexicon.Withdrawn:
		if m, _ := s.lastBefore(l, from); l.isOfOwn(m.to, from) {
			break // "anak saya sendiri absen dulu": somebody else
		}
		if c := before(); (l.isForAWhile(to) || s.isConditional(l, from)) && !l.isOfClub(to) {
			s.doubtPlaying(c, l)
		} else if c != nil && !l.isOfClub(to) {
			for _, other := range s.joinedBefore(l, mentions, from) {
				s.withdraw(other, l)
			}
			s.withdraw(c, l)
		}
	case lexicon.Perhaps:
		return s.applyPerhaps(l, mentions, from, to)
	case lexicon.Reserve:
		if !s.isOfTeam(l, to) && !(s.rated && from < 2 && l.headsList(to)) {
			s.doubtPlaying(before(), l)
		}
	case lexicon.Comes:
		s.confirm(before(), l)
	case lexicon.ReplacedBy:
		s.succeed(before(), s.after(l, mentions, to), l)
	case lexicon.InPlaceOf:
		if !(s.rated && from < 2 && l.headsList(to)) {
			s.applyInPlaceOf(l, mentions, from, to)
		}
	case lexicon.Successor:
		s.applySuccessor(l, mentions, from)
	}
	return to
}

// joinedBefore are those who are named before the last one before token i, with nothing but "and" and commas between them: "Hosea dan Ignatius
// mengundurkan diri".
func (s *story) joinedBefore(l *line, mentions []mention, i int) []*character {
	var list []*character
	next := -1
	for _, m := range slices.Backward(mentions) {
		switch {
		case m.to > i:
		case next >= 0 && (m.several || !l.onlyJoins(m.to, next)):
			return list
		case next >= 0:
			list = append(list, m.c)
			fallthrough
		default:
			next = m.from
		}
	}
	return list
}

// isConditional reports whether a word for a condition leads to token i from the player named last before it: "Saoirse is our sub, she'd only
// fill in if somebody is out sick".
func (s *story) isConditional(l *line, i int) bool {
	begin := 0
	if m, ok := s.lastBefore(l, i); ok {
		begin = m.to
	}
	return slices.ContainsFunc(l.toks[min(begin, i):i], func(t lexicon.Token) bool { return t.Kind == lexicon.Word && lexicon.IsCondition(t.Fold) })
}

// applySuccessor lets who was entered last take the place of who went before.
func (s *story) applySuccessor(l *line, mentions []mention, from int) {
	if s.gone == nil {
		s.gone = s.knownBefore(mentions, from, l.number) // "Rizky resigned, penggantinya Satria"
	}
	if s.gone == nil && len(s.spokenBefore) == 1 {
		s.gone = s.spokenBefore[0] // of whom the sentence before spoke: "Alen ima gripu. Umjesto njega Mateo"
	}
	s.succeed(s.gone, s.newcomer(s.gone), l)
}

// applyPerhaps asks whether the one comes of whom words say that it is not sure.
func (s *story) applyPerhaps(l *line, mentions []mention, from, to int) int {
	if l.isLate(to) || from > 0 && lexicon.IsOneOf(l.toks[from-1].Fold, "surname name prezime marga") { // "surname tbc"
		return to
	}
	if lexicon.IsCondition(l.toks[from].Fold) && l.toks[to-1].Fold == "bude" && to < len(l.toks) && l.toks[to].Kind == lexicon.Word && !ableWords.Has(l.toks[to].Fold) {
		return to // "pazite ako bude kolača"
	}
	if c := s.after(l, mentions, to); c != nil && from > 0 && (l.toks[from-1].Sense&lexicon.AndWord != 0 || l.is(from-1, ",")) && to < len(l.toks) && l.toks[to].IsCapital() {
		s.doubtPlaying(c, l) // "Chiara Benussi i možda Dino Sošić"
		return to
	}
	c := s.before(l, mentions, from)
	if n := s.newcomer(nil); c != nil && n != nil && from == 0 && s.row(n).Line == l.number && s.row(c).Line != l.number {
		c = n // "Possibly also Javier's friend Noah Quill, Year 4"
	}
	s.doubtPlaying(c, l)
	return max(to, s.pastWithdrawal(l, to))
}

// ableWords follow the condition of somebody who may come: "ako bude zdrav".
var ableWords = lexicon.Set("mogao mogla mogli mogu zdrav zdrava zdravi bolje bolja dobro htio htjela htjeli vremena prijevoza slobodan slobodna slobodno sve ozdravio ozdravila moguce mjesta volje i u")

// applyInPlaceOf lets somebody come in the place of who is named behind the words for it, or of who went before.
func (s *story) applyInPlaceOf(l *line, mentions []mention, from, to int) {
	old := s.after(l, mentions, to)
	if old == nil && s.isPronoun(l, to) {
		if old = s.gone; old == nil {
			old = s.knownBefore(mentions, from, l.number)
		}
	}
	if old != nil && s.gone != nil && old != s.gone && s.row(old).Line == l.number && (l.begins(from) || slices.Contains(s.row(s.gone).Lines, l.number)) {
		s.succeed(s.gone, old, l) // "Slamet batal. Gantinya Yoga"
		return
	}
	s.succeed(old, s.newcomer(old), l)
}

// isSwappedOut reports whether "out" right behind a known name begins an exchange: "Hazel out, Theo Lindqvist (7th) in".
func (s *story) isSwappedOut(l *line, mentions []mention, i int) bool {
	return l.toks[i].Fold == "out" && (l.is(i+1, ",") || l.is(i+1, "(") || l.is(i+1, ";")) && slices.ContainsFunc(mentions, func(m mention) bool { return m.to == i })
}

// isInName reports whether the word at i has a capital inside a name, where others have small letters: "Satria Baja Hitam".
func (l *line) isInName(i int) bool {
	return l.toks[i].Role == lexicon.RoleName && l.toks[i].IsCapital() && !l.toks[i].IsShouted() && l.hasCapitals()
}

// isOfClub reports whether somebody only is in no club: "ne ide u klub".
func (l *line) isOfClub(i int) bool {
	if i < len(l.toks) && lexicon.IsOneOf(l.toks[i].Fold, "iz from dari aus") {
		return false // "ispisao se iz kluba"
	}
	for k := i; k < min(len(l.toks), i+3); k++ {
		if lexicon.IsOneOf(l.toks[k].Fold, "klub kluba klubu club skolu vrtic ekskul les sekcu sekciju") {
			return true
		}
	}
	return false
}

// headsList reports whether a colon follows token i within some words: "cadangan beregu: Hadi, Joni", "subs for the league side: Ann".
func (l *line) headsList(i int) bool {
	for k := i; k < min(len(l.toks), i+5); k++ {
		if l.is(k, ":") {
			return true
		}
	}
	return false
}

// isLate reports whether only the time is uncertain: "might be late".
func (l *line) isLate(i int) bool {
	for k := i; k < min(len(l.toks), i+4); k++ {
		if lexicon.IsOneOf(l.toks[k].Fold, "late telat terlambat kasni kasniti zakasniti kasnit delayed telatnya") {
			return true
		}
	}
	return false
}

// onlyOther reports whether behind token i somebody else is said to be the only one who comes.
func (s *story) onlyOther(l *line, mentions []mention, i int) bool {
	for k := i; k < len(l.toks); k++ {
		if _, to := lexicon.NoticeAt(l.toks, k, lexicon.OnlyThese); to > k {
			return s.after(l, mentions, to) != nil
		}
	}
	return false
}

// pastWithdrawal walks over a withdrawal that is only feared: "kemungkinan tidak ikut".
func (s *story) pastWithdrawal(l *line, i int) int {
	for k := i; k < min(len(l.toks), i+3); k++ {
		if l.toks[k].Sense&lexicon.AndWord != 0 || l.is(k, ",") || lexicon.IsOneOf(l.toks[k].Fold, "pa te zato stoga jadi sehingga maka makanya so then also") {
			return i // "ill and out": it is said for certain
		}
		if _, to := lexicon.NoticeAt(l.toks, k, lexicon.Withdrawn, lexicon.Comes); to > k {
			return to
		}
	}
	return i
}

// isOfTeam reports whether a reserve is one of a team, in an event where that says nothing.
func (s *story) isOfTeam(l *line, i int) bool {
	for k := i; k < min(len(l.toks), i+4); k++ {
		if lexicon.IsOneOf(l.toks[k].Fold, "ekipu ekipe ekipi momčad momcad tim team regu mannschaft") {
			return !slices.ContainsFunc(s.o.Sections, func(x Section) bool { return x.Teams })
		}
	}
	return false
}

// isPronoun reports whether "njega", "him" stands at i.
func (s *story) isPronoun(l *line, i int) bool {
	return i < len(l.toks) && lexicon.IsOneOf(l.toks[i].Fold, "njega nje njih him her them dia nya beliau")
}

// before is the player who is named last before token i, else the first behind it, else the only one spoken of.
func (s *story) before(l *line, mentions []mention, i int) *character {
	all := s.mentions(l)
	if len(all) == 0 {
		all = mentions
	}
	var found *character
	for _, m := range all {
		if m.from < i || found == nil {
			found = m.c
		}
		if m.from >= i {
			break
		}
	}
	if found == nil && len(s.subject) == 1 && !l.namesStranger() {
		return s.subject[0]
	}
	return found
}

// lastBefore is the mention that stands last before token i.
func (s *story) lastBefore(l *line, i int) (found mention, ok bool) {
	for _, m := range s.mentions(l) {
		if m.from < i {
			found, ok = m, true
		}
	}
	return found, ok
}

// namesStranger reports whether a line that names no player names somebody else by two words or his office: "Turnierleiter Egon Stumpf spielt
// nicht mit".
func (l *line) namesStranger() bool {
	return slices.ContainsFunc(l.toks[:min(len(l.toks), 3)], func(t lexicon.Token) bool { return t.Sense&lexicon.GrownUp != 0 && !l.listed }) ||
		slices.ContainsFunc(l.runs(), func(r nameRun) bool { return !r.weak && countWords(r.text) > 1 && r.from < 2 })
}

// knownBefore is the player named last before token i who stood in the document above a line.
func (s *story) knownBefore(mentions []mention, i, line int) *character {
	var found *character
	for _, m := range mentions {
		if m.from < i && (!slices.Contains(s.current, m.c) || s.row(m.c).Line < line) {
			found = m.c
		}
	}
	return found
}

// after is the player who is named first behind token i.
func (s *story) after(l *line, mentions []mention, i int) *character {
	for _, m := range append(s.mentions(l), mentions...) {
		if m.from >= i {
			return m.c
		}
	}
	return nil
}

// newcomer is who was entered last and is not who goes.
func (s *story) newcomer(old *character) *character {
	for i := len(s.current) - 1; i >= 0; i-- {
		if s.current[i] != old {
			return s.current[i]
		}
	}
	return nil
}

// withdraw strikes a player out.
func (s *story) withdraw(c *character, l *line) {
	r := s.row(c)
	r.Skip, r.Withdrawn = true, true
	r.Doubts = r.without(DoubtPlaying)
	s.note(c, l)
	s.gone = c
}

// note keeps that a line speaks of a player.
func (s *story) note(c *character, l *line) {
	r := s.row(c)
	s.used[l.number] = true
	if l.number != r.Line && !slices.Contains(r.Lines, l.number) {
		r.Lines = append(slices.Clone(r.Lines), l.number)
		r.Source += "\n" + s.words(l)
	}
}

// doubtPlaying asks whether a player comes.
func (s *story) doubtPlaying(c *character, l *line) {
	if c == nil {
		return
	}
	r := s.row(c)
	if !r.doubts(DoubtPlaying) && !r.doubts(DoubtSection) {
		r.Doubts = append(r.without(DoubtName, DoubtShortName), Doubt{Kind: DoubtPlaying, Text: s.words(l)}) // whose name is not whole is asked when he comes
	}
	s.note(c, l)
}

// confirm takes back what made a player doubtful.
func (s *story) confirm(c *character, l *line) {
	if c == nil {
		return
	}
	c.confirmed = l.number
	r := s.row(c)
	r.Doubts = r.without(DoubtPlaying)
	if r.Withdrawn && r.ReplacedBy == 0 && c != s.gone {
		r.Skip, r.Withdrawn = false, false
	}
}

// succeed lets one player take the place of another: of his school and his group, where nothing else is said.
func (s *story) succeed(old, c *character, l *line) {
	if old == nil || c == nil || old == c {
		return
	}
	if s.row(old).Line == l.number && s.row(c).Line < l.number {
		old, c = c, old // who was there before goes: "Karlo Zec 3.c zamjenjuje Ivu"
	}
	s.withdraw(old, l)
	a, b := s.row(old), s.row(c)
	a.ReplacedBy, b.Replaces = b.Line, a.Line
	said := a.Entrant
	if short, whole := alike.SchoolKey(b.Entrant.Club), alike.SchoolKey(said.Club); short != "" && len(short) < len(whole) && (strings.Contains(whole, short) || strings.Contains(lexicon.Fold(said.Club), lexicon.Fold(b.Entrant.Club))) {
		b.Entrant.Club = said.Club // "Kemal Pasya (SMPN 1) digantikan oleh …"
	}
	if b.Line == l.number && said.Club != "" {
		s.leaveHeads(l, &b.Entrant)
	}
	b.Entrant.lack(Entrant{Club: said.Club, Group: said.Group, Level: said.Level, Sex: said.Sex})
	if l.saysBirth() && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return lexicon.IsOneOf(t.Fold, "sama same isti isto") }) {
		b.Entrant.lack(Entrant{Birth: said.Birth, Class: said.Class, ClassText: said.ClassText}) // "kelas dan tgl lahir sama"
	}
	if s.classmate || l.saysClassmate() {
		b.Entrant.lack(Entrant{Class: said.Class, ClassText: said.ClassText}) // "Gantinya teman sekelas dia boleh? Namanya Marsha"
	}
	if said.Team != "" {
		b.Entrant.Team, b.Entrant.Board = said.Team, said.Board
	}
	if !slices.Contains(b.Lines, a.Line) {
		b.Lines = append(slices.Clone(b.Lines), a.Line)
	}
}

// leaveHeads takes from a player what the headings above his line say and it does not itself: he comes for somebody under others.
func (s *story) leaveHeads(l *line, e *Entrant) {
	for _, h := range s.heads {
		switch {
		case h.role == lexicon.RoleClub && !l.hasFact(lexicon.RoleClub) && e.Club == h.e.Club:
			e.Club = ""
		case h.role == lexicon.RoleGroup && e.Group == h.e.Group && e.Level == h.e.Level:
			e.Group, e.Level = "", AnyLevel
		}
		if h.e.Sex != 0 && !l.hasFact(lexicon.RoleSex) && e.Sex == h.e.Sex {
			e.Sex = 0
		}
	}
}

// sameClass says that somebody is of the class of another.
var sameClass = lexicon.Pattern(`(?i)\b(?:same (?:year|class|grade|form)\b|kelas(?:nya)? (?:yang |yg )?sama\b|sama kelasnya|ist[io] razred)`)

// saysClassmate reports whether a line speaks of a child of the same class.
func (l *line) saysClassmate() bool {
	if sameClass().MatchString(l.source[l.toks[0].At:]) {
		return true
	}
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "sekelas classmate schulkamerad schulkameradin klassenkamerad klassenkameradin")
	})
}

// closeMessage gives the players of a message the school that all others of who writes have.
func (s *story) closeMessage() {
	s.trailingClub()
	club := ""
	for _, c := range s.known {
		if c.author != s.author || s.row(c).Entrant.Club == "" {
			continue
		}
		if other := s.row(c).Entrant.Club; club != "" && lexicon.Fold(other) != lexicon.Fold(club) {
			return
		} else {
			club = other
		}
	}
	if club == "" {
		club = cmpOr(s.clubOfAuthor(), s.signed)
	}
	if s.author == "" || club == "" {
		return
	}
	begins := countWords(club) > 2 && strings.HasPrefix(s.author, club) && countWords(s.author) == countWords(club) // "OŠ Blatine Damir"
	for _, c := range s.current {
		if r := s.row(c); r.Entrant.Club == "" && !c.clubless {
			if r.Entrant.Club = club; begins {
				r.ask(Doubt{Kind: DoubtClub, Text: club})
			}
		}
	}
}

// trailingClub gives the school that is named below a list, and heads nobody, to the players above it.
func (s *story) trailingClub() {
	if s.tail == 0 || s.tail != len(s.current) {
		return
	}
	for _, h := range s.heads {
		if h.role == lexicon.RoleClub && !slices.ContainsFunc(s.current, func(c *character) bool { return s.row(c).Entrant.Club != "" }) {
			for _, c := range s.current {
				s.row(c).Entrant.Club = h.e.Club
			}
		}
	}
}

// clubOfAuthor is the school in the name under which somebody writes: "Knjižnica OŠ Dolac".
func (s *story) clubOfAuthor() string {
	l := s.scan(s.author, 0, 0)
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClub && f.to-f.from > 1 {
			first, rest, _ := strings.Cut(f.text, " ")
			if lexicon.IsOneOf(lexicon.Fold(first), "library office perpustakaan knjiznica tajnistvo secretariat") {
				return rest
			}
			return f.text
		}
	}
	return ""
}
