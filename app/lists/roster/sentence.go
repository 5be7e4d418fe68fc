package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// sentence reads a sentence of a message: what it says of known players, and new ones whom it enters.
func (s *story) sentence(l *line) {
	if len(l.toks) == 0 || s.foot {
		return
	}
	if at := s.othersAt(l); at >= 0 {
		if at > 0 {
			s.sentence(s.scan(l.source[:l.toks[at-1].End], l.number, l.toks[0].At))
		}
		s.others(l, at)
		return
	}
	if at := l.requestEnd(); at > 0 {
		l = s.scan(l.source[:l.toks[at-1].End], l.number, l.toks[0].At)
		l.request = true
	}
	if at := s.wrongAgainAt(l); at > 0 {
		l = s.scan(l.source[:l.toks[at-1].End], l.number, l.toks[0].At)
	}
	s.classmate = s.classmate || l.saysClassmate()
	if c := s.candidate; c != nil && len(s.current) == 0 && s.says(l, lexicon.SurnameIs) && s.tellsOne(s.factsOf(l)) {
		s.subject, s.candidate = []*character{s.enter(l, c)}, nil // "Is there room for Tadhg? Year 5 at Oak School, surname Tuohy"
		s.fillIn(s.subject[0], s.factsOf(l), l)
	}
	mentions := s.mentions(l)
	if at := s.clauseAt(l, mentions); at > 0 {
		s.sentence(s.scan(l.source[:l.toks[at-1].End], l.number, l.toks[0].At))
		s.sentence(s.scan(l.source[:l.toks[len(l.toks)-1].End], l.number, l.toks[at].At))
		return
	}
	if s.allBut(l, mentions) || s.onlyOf(l, mentions) || s.answered(l, mentions) || s.swapped(l, mentions) || len(mentions) == 0 && s.byPlace(l) || s.surnameIs(l) {
		return
	}
	s.clause(l, mentions)
}

// clause reads a sentence that speaks of nobody else: its names are chosen, and what it says of each is told.
func (s *story) clause(l *line, mentions []mention) {
	s.allOf(l)
	s.classBehind(l, mentions)
	respelt := s.respell(l, mentions)
	runs := s.runs(l)
	s.clubsAround(l, &runs)
	people := s.people(l, runs, mentions)
	spoken := s.spokenOf(l, mentions, people)
	s.announces(l, slices.ContainsFunc(people, func(p *person) bool { return !p.run.weak }))
	if len(spoken) == 1 && (s.askedOf.Class > 0 || s.askedOf.Sex != 0) && s.row(spoken[0]).Line == l.number {
		s.fillIn(spoken[0], s.askedOf, l)
	}
	if len(spoken) == 0 {
		s.remember(l)
		if l.endsAsking() && len(s.current) == 0 && !l.opensAsking() && l.hasKin() {
			e := s.factsOf(l)
			s.askedOf = Entrant{Class: e.Class, ClassText: e.ClassText}
		}
		if s.announced == l.number && len(s.current) == 0 {
			s.askedOf.Sex = s.sexSaid(l) // "kalau nambah 1 putri masih sempat? Mulyani, kelas 4"
		}
		s.more(l)
		s.keep(l, s.subject, false)
		return
	}
	s.spokenBefore, s.subject = s.subject, spoken
	s.corrects = s.says(l, lexicon.Mended) && len(s.current) == 0
	s.keep(l, spoken, false)
	if respelt && (s.says(l, lexicon.InPlaceOf) || s.says(l, lexicon.Withdrawn)) {
		return // "statt" denies a spelling here, and who was meant wrongly does not play
	}
	s.applyNotices(l, mentions)
	s.affirmed(l, spoken)
	s.exchange(l, mentions, spoken)
	s.stepsIn(l, mentions)
}

// affirmed takes back what made the one player doubtful of whom a later sentence speaks, where it says that he takes part or is well again, and neither
// denies nor doubts anything: "Alhamdulillah Ikram sehat, main".
func (s *story) affirmed(l *line, spoken []*character) {
	if len(spoken) != 1 || l.endsAsking() {
		return
	}
	if s.row(spoken[0]).Line == l.number || l.isAlarming(false) || s.says(l, lexicon.Perhaps) || s.says(l, lexicon.Reserve) || s.says(l, lexicon.Withdrawn) {
		return
	}
	for i, t := range l.toks {
		next := i + 1
		ends := next >= len(l.toks) || l.toks[next].Kind != lexicon.Word || l.toks[next].Sense&(lexicon.Polite|lexicon.Honorific|lexicon.AndWord) != 0 || lexicon.IsOneOf(l.toks[next].Fold, "now after dia then definitely kok sigurno ipak on") // and no "playing football"
		if t.Kind == lexicon.Word && ends && lexicon.IsTakingPart(t.Fold) {
			s.confirm(spoken[0], l)
		}
	}
}

// announces keeps that a sentence which names nobody leads to who is named next: "A može li i starija sestra?"
func (s *story) announces(l *line, named bool) {
	if s.announced = 0; named || !l.signedUp && !(l.hasKin() && l.endsAsking()) {
		return
	}
	s.announced, s.announcedKin = l.number, nil
	if k := slices.IndexFunc(l.toks, func(t lexicon.Token) bool { return siblingWords.Has(t.Fold) }); k >= 0 {
		s.announcedKin = &l.toks[k]
	}
}

// allOf gives children who are named by one word each the surname of who writes, where a sentence says that it is theirs: "All Thackerays".
func (s *story) allOf(l *line) {
	n, at := lexicon.NoticeAt(l.toks, 0, lexicon.Everybody)
	if n != lexicon.Everybody || at >= len(l.toks) || !l.toks[at].IsCapital() || s.lang == "id" {
		return
	}
	surname := afterLast(s.author, " ")
	if whole := l.toks[at].Text; surname == "" || whole != surname && whole != surname+"s" && whole != surname+"es" {
		return
	}
	for _, c := range s.current {
		if r := s.row(c); isIncomplete(r.Entrant.Name) {
			r.rename(r.Entrant.Name+" "+surname, l.number, s.words(l))
		}
	}
}

// wrongAgainAt finds where a sentence that denies a name speaks of who bears it: "nije Ena nego Roza, Ena je starija sestra".
func (s *story) wrongAgainAt(l *line) int {
	for i := range l.toks {
		n, to := lexicon.NoticeAt(l.toks, i, lexicon.Denied)
		if n != lexicon.Denied || to+1 >= len(l.toks) || !l.toks[to].IsCapital() {
			continue
		}
		for k := to + 2; k < len(l.toks); k++ {
			if l.toks[k].Text == l.toks[to].Text && l.parts(k-1) {
				return k
			}
		}
	}
	return 0
}

// allBut reads a school that all have but those named behind a word for "except": "Svi idu u OŠ Lug osim Vite".
func (s *story) allBut(l *line, mentions []mention) bool {
	at := slices.IndexFunc(l.toks, func(t lexicon.Token) bool {
		return t.Kind == lexicon.Word && lexicon.IsOneOf(t.Fold, "osim except kecuali ausser selain besides")
	})
	list := s.current
	if len(list) == 0 {
		list = s.lastEntered()
	}
	if sex := s.sexBefore(l, at); sex != 0 && len(mentions) > 0 && mentions[0].from > at && len(s.listOf(mentions[0].c)) > len(mentions) {
		s.sexesOfRest(l, mentions, maleSex+femaleSex-sex)
		return true // "cowok semua kecuali Oliva"
	}
	if at < 1 || at+1 >= len(l.toks) || !s.says(l, lexicon.Everybody) || len(list) == 0 || len(mentions) > 0 && mentions[0].from < at {
		return false
	}
	e := s.factsOf(s.scan(l.source[:l.toks[at-1].End], l.number, l.toks[0].At))
	if e.Club == "" {
		return false
	}
	for _, c := range list {
		if !slices.ContainsFunc(mentions, func(m mention) bool { return m.c == c }) {
			s.fillIn(c, Entrant{Club: e.Club}, l)
		} else {
			c.clubless = true
		}
	}
	s.sentence(s.scan(l.source[:l.toks[len(l.toks)-1].End], l.number, l.toks[at+1].At))
	return true
}

// sexBefore is the one sex that a line says before token i, by a word or by a letter alone; 0 for none or both.
func (s *story) sexBefore(l *line, i int) swiss.Sex {
	var sex swiss.Sex
	for k := 0; k < i; k++ {
		said, ok := s.sexWord(l.toks[k])
		if sex := l.toks[k].Sex(); sex != 0 && !ok {
			said, ok = sex, true
		}
		if ok = ok && l.toks[k].Role != lexicon.RoleClub && (l.toks[k].Runes() > 1 || l.toks[k].IsCapital()); ok && sex != 0 && said != sex {
			return 0
		} else if ok {
			sex = said
		}
	}
	return sex
}

// sexesOfRest gives a sex to those whom a sentence names, and the other one to those of their list who have none.
func (s *story) sexesOfRest(l *line, mentions []mention, sex swiss.Sex) {
	s.subject = nil
	for _, m := range mentions {
		s.tell(m.c, Entrant{Sex: sex}, l)
		s.subject = append(s.subject, m.c)
	}
	for _, c := range s.listOf(mentions[0].c) {
		if s.row(c).Entrant.Sex == 0 && !slices.Contains(s.subject, c) {
			s.fillIn(c, Entrant{Sex: maleSex + femaleSex - sex}, l)
		}
	}
}

// onlyOf reads who are the only ones of a sex in a list: "yang putri cuma Oliva", "only Ema is a girl". The others are of the other one.
func (s *story) onlyOf(l *line, mentions []mention) bool {
	if len(mentions) == 0 || l.endsAsking() || s.changes(l) || l.letters() > 60 || l.hasFact(lexicon.RoleClass) || l.hasFact(lexicon.RoleBirth) || l.hasFact(lexicon.RoleClub) || len(s.listOf(mentions[0].c)) <= len(mentions) || slices.ContainsFunc(mentions, func(m mention) bool { return m.several }) {
		return false
	}
	only := slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "hanya cuma saja aja only just samo jedino jedina jedini nur")
	})
	sex := s.sexBefore(l, len(l.toks))
	if !only || sex == 0 {
		return false
	}
	s.sexesOfRest(l, mentions, sex)
	s.keep(l, s.subject, false)
	return true
}

// hasKin reports whether a line speaks of a child of who writes.
func (l *line) hasKin() bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return t.Sense&lexicon.Kin != 0 || kinWords.Has(t.Fold) })
}

// clauseAt finds where a sentence that mends names goes on with another player: "Bruno je rođen 2016., a Hana se preziva Ilijić".
func (s *story) clauseAt(l *line, mentions []mention) int {
	if len(mentions) < 2 || !s.says(l, lexicon.SurnameIs) && !s.says(l, lexicon.Spelled) && !s.says(l, lexicon.FullName) && !s.says(l, lexicon.Denied) {
		return 0
	}
	for i := 1; i < len(mentions); i++ {
		if mentions[i].c == mentions[i-1].c {
			continue
		}
		k := mentions[i].from
		for k > mentions[i-1].to && l.toks[k-1].Kind == lexicon.Word && !l.toks[k-1].IsCapital() && mentions[i].from-k < 3 {
			k--
		}
		if k > mentions[i-1].to+1 && (l.is(k-1, ",") || l.is(k-1, ";")) {
			return k
		}
	}
	return 0
}

// classBehind reads the class that stands behind a correction, its label before the name: "kelas Elok Faiqoh yang benar VI".
func (s *story) classBehind(l *line, mentions []mention) {
	if len(mentions) != 1 || l.hasFact(lexicon.RoleClass) || !slices.ContainsFunc(l.toks[:mentions[0].from], func(t lexicon.Token) bool { return t.Sense&lexicon.ClassLabel != 0 }) {
		return
	}
	for i := mentions[0].to; i < len(l.toks); i++ {
		_, to := lexicon.NoticeAt(l.toks, i, lexicon.Mended, lexicon.Rather)
		if to == i || to >= len(l.toks) || l.toks[to].Role.IsFact() {
			continue
		}
		n, err := strconv.Atoi(l.toks[to].Text)
		if v := lexicon.Romans[l.toks[to].Fold]; v > 0 && l.toks[to].IsShouted() {
			n, err = v, nil
		}
		if err == nil && n > 0 && n <= maxClass {
			l.take(fact{role: lexicon.RoleClass, from: to, to: to + 1, n: n, text: strconv.Itoa(n), labelled: true})
			return
		}
	}
}

// spokenOf tells known players what a sentence says of them, and enters new ones.
func (s *story) spokenOf(l *line, mentions []mention, people []*person) []*character {
	accepted := s.accepted(l, people)
	if s.isFullNameOf(l, mentions, people) {
		mentions = append(mentions, mention{from: people[0].run.from, to: people[0].run.to, c: s.subject[0]})
	}
	var spoken []*character
	asking := l.endsAsking() && (!l.describesOne() || !s.changes(l) && !l.signedUp)
	for k, p := range people {
		m := overlapping(mentions, p.run)
		switch {
		case m.c == nil:
			spoken = append(spoken, s.speakOfNew(l, mentions, p, accepted[k])...)
		case asking:
			spoken = append(spoken, m.c) // "Is it Vasquez or Vazquez?" says nothing
		case m.several && (isHard(p) || s.changes(l)):
			s.askWhich(l, m)
		default:
			spoken = append(spoken, s.speakOfKnown(l, mentions, m, p, accepted[k]))
		}
	}
	l.markClubless(mentions)
	if len(people) == 0 && s.zipNumbers(l, mentions) {
		for _, m := range mentions {
			spoken = append(spoken, m.c)
		}
		return spoken
	}
	return s.speakOfMentioned(l, mentions, spoken)
}

// speakOfNew enters somebody whom nobody knows, or finds whom of the known ones he is; the answer is empty where the sentence enters nobody.
func (s *story) speakOfNew(l *line, mentions []mention, p *person, accepted bool) []*character {
	if c := s.respelled(l, mentions, p); c != nil {
		return []*character{c}
	}
	if s.isRight(l, p) || s.isWholeSurname(l, mentions, p) || s.isChanged(l, mentions, p) || s.isEqualTo(l, mentions, p) || s.near(l, p) || s.isRenamed(l, mentions, p) {
		return nil
	}
	if c := s.calledShort(l, p); c != nil && accepted {
		s.tell(c, p.entrant, l)
		return []*character{c}
	}
	if c := s.completed(l, p); c != nil {
		return []*character{c}
	}
	if s.isSurnameOf(l, mentions, p) {
		return nil
	}
	if accepted {
		s.kinOf(l, mentions, p)
		s.siblingOf(l, p)
		return []*character{s.admit(l, p)}
	}
	if s.author != "" && (l.endsAsking() && l.asksWhether(p) || len(s.current) == 0 && s.isKinOfAuthor(l, p)) {
		s.candidate = p
	}
	return nil
}

// unnamed is the only player of who writes whose surname is still to come, where a message begins with one word for a name and what it says agrees
// with what is known of him: "javio se Nikola iz 7.a, prezime sutra", and later "Tomašek, 2. 5. 2014."
func (s *story) unnamed(l *line, p *person) *character {
	if s.lang == "id" || s.author == "" || len(s.current) > 0 || p.run.from != 0 || p.run.weak || p.run.adult || !isIncomplete(p.entrant.Name) || len(l.children) > 1 || !l.parts(p.run.to) {
		return nil
	}
	var found *character
	for _, c := range s.known {
		e := s.row(c).Entrant
		if c.author != s.author || !isIncomplete(e.Name) || s.row(c).Skip {
			continue
		}
		agrees := (e.Class == 0 || p.entrant.Class == 0 || e.Class == p.entrant.Class) && (e.Sex == 0 || p.entrant.Sex == 0 || e.Sex == p.entrant.Sex)
		if found != nil || !agrees || p.entrant.Club != "" && e.Club != "" && alike.Schools(p.entrant.Club, e.Club) == alike.Different {
			return nil
		}
		found = c
	}
	return found
}

// isSurnameOf takes one word for the surname of the only player whom a sentence names, by one word too, and of whom it says that he is it: "Nikola iz
// 7.a je Tomašek".
func (s *story) isSurnameOf(l *line, mentions []mention, p *person) bool {
	if s.lang == "id" || len(mentions) != 1 || p.run.weak || p.run.adult || p.run.from < mentions[0].to || !isIncomplete(p.entrant.Name) || !isIncomplete(s.row(mentions[0].c).Entrant.Name) || s.row(mentions[0].c).Line == l.number {
		return false
	}
	if k := p.run.from - 1; !lexicon.IsOneOf(l.toks[k].Fold, "je is was = ist") || !l.parts(p.run.to) && !l.is(p.run.to, ".") {
		return false
	}
	c := mentions[0].c
	s.row(c).rename(s.row(c).Entrant.Name+" "+p.entrant.Name, l.number, s.words(l))
	e := p.entrant
	e.Name = ""
	s.tell(c, e, l)
	s.subject, s.used[l.number] = []*character{c}, true
	return true
}

// completed gives a name of one word to the player whose surname it is; nil where it is none.
func (s *story) completed(l *line, p *person) *character {
	c := s.unnamed(l, p)
	if c != nil {
		s.row(c).rename(s.row(c).Entrant.Name+" "+p.entrant.Name, l.number, s.words(l))
		s.tell(c, p.entrant, l)
	}
	return c
}

// completedOrNew is the player whose surname a name is, or who is admitted by it.
func (s *story) completedOrNew(l *line, p *person) *character {
	if c := s.completed(l, p); c != nil {
		return c
	}
	return s.admit(l, p)
}

// isKinOfAuthor reports whether who writes says whose parent or the like he is: "saya kakeknya Tenri Abeng Malika", "Ines Farkas's dad here".
func (s *story) isKinOfAuthor(l *line, p *person) bool {
	if p.run.weak || countWords(p.run.text) < 2 {
		return false
	}
	k := p.run.from - 1
	if k >= 0 && prepositions.Has(l.toks[k].Fold) {
		k-- // "mum of Ines Farkas"
	}
	return p.run.child || k >= 0 && (parentWords.Has(l.toks[k].Fold) || parentWords.Has(strings.TrimSuffix(l.toks[k].Fold, "nya")) || lexicon.IsOneOf(l.toks[k].Fold, "kakaknya abangnya omnya tantenya pamannya budenya pakdenya"))
}

// respelled writes a name in the place of the one that sounds or looks like it, of a player whom a sentence about writing names before it, by his
// name or his number: "Jasmin should be Yasmin with a Y", "her name di akta is Aiswarya without the h", "nomor 5: nulisnya Kathy pakai K". What
// else it says of him is told.
func (s *story) respelled(l *line, mentions []mention, p *person) *character {
	if p.run.weak || p.run.adult || l.isKinAt(p.run.from-1) || l.joinsAt(p.run.from-1) || !s.isAboutWriting(l) {
		return nil
	}
	found := s.onlyRespelled(s.meant(mentions, p), p)
	if found == nil && l.saysNumber() {
		found = s.onlyRespelled(s.known, p) // the numbers of the list are others
	}
	if found == nil {
		return nil
	}
	s.row(found).rename(respelling(s.row(found).Entrant.Name, p.entrant.Name), l.number, s.words(l))
	s.tell(found, p.entrant, l)
	return found
}

// meant are the players whom a sentence may mean before somebody is named: of those who share a number all.
func (s *story) meant(mentions []mention, p *person) []*character {
	var list []*character
	for _, m := range mentions {
		switch {
		case m.from >= p.run.from:
		case m.several && m.numbered:
			for _, c := range s.known {
				if c.author == m.c.author && c.number == m.c.number {
					list = append(list, c)
				}
			}
		case !m.several:
			list = append(list, m.c)
		}
	}
	return list
}

// onlyRespelled is the only one of some players of who writes whose name is another spelling of that of a person.
func (s *story) onlyRespelled(list []*character, p *person) *character {
	var found *character
	for _, c := range list {
		if c == found || c.author != s.author || respelling(s.row(c).Entrant.Name, p.entrant.Name) == "" {
			continue
		}
		if found != nil {
			return nil
		}
		found = c
	}
	return found
}

// saysNumber reports whether a line names an entry by its number.
func (l *line) saysNumber() bool {
	for i := range l.toks[:max(len(l.toks)-1, 0)] {
		if t := l.toks[i]; t.Kind == lexicon.Word && numberWords.Has(t.Fold) && l.toks[i+1].Kind == lexicon.Digits {
			return true
		}
	}
	return false
}

// joinsAt reports whether token i joins names.
func (l *line) joinsAt(i int) bool {
	return i >= 0 && (l.toks[i].Sense&(lexicon.AndWord|lexicon.PlusWord) != 0 && l.toks[i].Kind == lexicon.Word || l.is(i, "&") || l.is(i, "+"))
}

// isAboutWriting reports whether a sentence is about how a name is written.
func (s *story) isAboutWriting(l *line) bool {
	for _, n := range []lexicon.Notice{lexicon.Spelled, lexicon.Mended, lexicon.Official, lexicon.FullName} {
		if s.says(l, n) {
			return true
		}
	}
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return t.Kind == lexicon.Word && writingWords.Has(t.Fold) || arrow().MatchString(t.Text)
	})
}

// writingWords are about letters and how names are written.
var writingWords = lexicon.Set("nulisnya nulis ejaan ejaannya tulisan tulisannya penulisan huruf dieja ditulisnya write writes spells spell spelling letter passport paspor akta akte kitas certificate slovo slovom slova pise pisete tipfeler putovnici putovnica domovnici schreibweise buchstabe geschrieben ausweis pass")

// respelling is a known name with the words of a given one in the place of those that look like them, where the given name has one word or as many:
// "" where they do not.
func respelling(known, given string) string {
	a, b := strings.Fields(known), strings.Fields(given)
	if len(b) == 1 {
		for i, w := range a {
			if looksLike(w, b[0]) {
				a[i] = b[0]
				return strings.Join(a, " ")
			}
		}
		return ""
	}
	if len(a) != len(b) {
		return ""
	}
	other := false
	for i := range a {
		if a[i] != b[i] && !looksLike(a[i], b[i]) {
			return ""
		}
		other = other || a[i] != b[i]
	}
	return map[bool]string{true: given}[other]
}

// looksLike reports whether two words are spellings of one name: one letter or two apart, by their length.
func looksLike(a, b string) bool {
	x, y := lexicon.Fold(a), lexicon.Fold(b)
	if a == b || min(len(x), len(y)) < 3 {
		return false
	}
	most := 1 + map[bool]int{true: 1}[min(len(x), len(y)) > 4]
	return alike.Distance(x, y, most) <= most || alike.Sound(a) == alike.Sound(b)
}

// speakOfKnown tells a known player what a sentence says of him, or enters whom it names with more words.
func (s *story) speakOfKnown(l *line, mentions []mention, m mention, p *person, accepted bool) *character {
	if s.isRight(l, p) || s.isChanged(l, mentions, p) || s.isWholeSurname(l, mentions, p) {
		return m.c
	}
	s.tidy(l, p)
	s.clubsOfOthers(l, p, m.c)
	if s.says(l, lexicon.Spelled) || s.says(l, lexicon.Mended) || s.says(l, lexicon.Official) {
		s.accent(m.c, p.run.text, l)
	}
	if s.says(l, lexicon.Spelled) && isIncomplete(p.run.text) && m.to-m.from == 1 && s.nearIn(m.c, p.run.text, l) {
		return m.c // "Gabrijela se piše Hrga", which looks like a case of Hrg
	}
	known := s.row(m.c).Entrant.Name
	switch relationOf(p.entrant.Name, known) {
	case longerThan:
		if !p.run.weak {
			s.row(m.c).rename(p.entrant.Name, l.number, s.words(l))
		}
	case stranger:
		if s.isLonger(l, mentions, m, p) {
			s.row(m.c).rename(p.entrant.Name, l.number, s.words(l))
		} else if p.run.to-p.run.from > m.to-m.from && accepted && !p.run.weak && l.toks[p.run.from].Sense&lexicon.Honorific == 0 {
			return s.admit(l, p)
		}
	}
	before := s.row(m.c).Entrant.Birth
	s.tell(m.c, p.entrant, l)
	for _, d := range p.doubts {
		if k := slices.Index(d.Dates, before); d.Kind == DoubtDate && k >= 0 && len(d.Dates) == 2 && before.Year > 0 {
			s.tell(m.c, Entrant{Birth: d.Dates[1-k]}, l) // "Matija je 2013., a ja lupio 2014.": of the two the one that was not known
			continue
		}
		if d.Kind == DoubtDate || d.Kind == DoubtYear || d.Kind == DoubtClass || d.Kind == DoubtRating {
			s.row(m.c).ask(d) // two facts of a kind, or none that can be
		}
	}
	return m.c
}

// isLonger reports whether a name that a sentence writes is the right one of a known player, though its words differ.
func (s *story) isLonger(l *line, mentions []mention, m mention, p *person) bool {
	known, name := s.row(m.c).Entrant.Name, p.entrant.Name
	respelt := (s.says(l, lexicon.Spelled) || s.says(l, lexicon.Mended)) && !s.says(l, lexicon.Denied) && isRespelt(known, name)
	respelt = respelt || l.correctedFrom(mentions, m, p.run.from)
	longer := m.from == p.run.from && m.to == p.run.to && countWords(known) < countWords(name)
	nick := lexicon.Fold(s.row(m.c).Entrant.Nickname) == lexicon.Fold(name)
	if respelt || longer || !nick && (s.says(l, lexicon.FullName) || s.says(l, lexicon.Official)) {
		return true
	}
	a, b := nameWordsOf(known), nameWordsOf(name)
	return len(a) < len(b) && isInOrder(a, b) // "Muhammad Ilyas Ramadhani"
}

// markClubless keeps that a sentence says the school of who is named first and none of those behind it: "Mara ide u OŠ Lug, Nikola još u vrtić".
func (l *line) markClubless(mentions []mention) {
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClub && len(mentions) > 1 && mentions[0].to < f.from {
			for _, m := range mentions[1:] {
				m.c.clubless = m.c.clubless || m.from >= f.to
			}
		}
	}
}

// speakOfMentioned tells players who are named in another way than by their names what stands behind them.
func (s *story) speakOfMentioned(l *line, mentions []mention, spoken []*character) []*character {
	for i, m := range mentions {
		if m.several && m.numbered && (l.describesOne() || s.changes(l)) {
			s.askWhich(l, m)
		}
		if !slices.Contains(spoken, m.c) && !m.several {
			s.tellBehind(l, mentions, i)
			s.used[l.number] = true
			spoken = append(spoken, m.c)
		}
		if i > 0 && m.to < len(l.toks) && lexicon.IsOneOf(l.toks[m.to].Fold, "sama isto same") && m.to+1 >= len(l.toks)-1 {
			e := s.row(mentions[i-1].c).Entrant // "Ella 7 Juli 2018, Emma sama"
			s.fillIn(m.c, Entrant{Birth: e.Birth, Class: e.Class, ClassText: e.ClassText}, l)
		}
	}
	return spoken
}

// calledShort is the only player of who writes whose first name begins with the one word by which a sentence calls somebody, where what it
// says agrees with what is known of him: "Jere laki2" of Jeremia.
func (s *story) calledShort(l *line, p *person) *character {
	short, e := lexicon.Fold(p.entrant.Name), p.entrant
	if l.listed || l.signedUp || !isIncomplete(e.Name) || len(short) < 4 || e.Club != "" {
		return nil
	}
	var found *character
	for _, c := range s.known {
		known := s.row(c).Entrant
		first, _, _ := strings.Cut(known.Name, " ")
		if fold := lexicon.Fold(first); c.author != s.author || fold == short || !strings.HasPrefix(fold, short) {
			continue
		}
		if found != nil || e.Sex != 0 && known.Sex != 0 && known.Sex != e.Sex || e.Class > 0 && known.Class > 0 && e.Class != known.Class || !e.Birth.IsZero() && !known.Birth.IsZero() && e.Birth != known.Birth {
			return nil
		}
		found = c
	}
	return found
}

// correctedFrom reports whether a word for a correction stands between the name of a known player and token i: "Nama Eka Damayanti yang
// benar Eka Rahmadayanti".
func (l *line) correctedFrom(mentions []mention, m mention, i int) bool {
	return slices.ContainsFunc(mentions, func(o mention) bool {
		return o.c == m.c && o.to <= i && lexicon.NoticeOf(l.span(o.to, i), lexicon.Mended) == lexicon.Mended
	})
}

// zipNumbers gives facts to players who are named by their numbers, in their order: "no 2 dan 3 kelahiran 2012 dan 2014".
func (s *story) zipNumbers(l *line, mentions []mention) bool {
	n := len(mentions)
	if n < 2 || slices.ContainsFunc(mentions, func(m mention) bool { return !m.numbered || m.several }) {
		return false
	}
	given := false
	for _, role := range []lexicon.Role{lexicon.RoleClass, lexicon.RoleBirth, lexicon.RoleSex, lexicon.RoleRating} {
		var at []int
		for i := range l.facts {
			if f := &l.facts[i]; f.role == role && f.from >= mentions[n-1].to {
				at = append(at, i)
			}
		}
		for k := 0; k < n && len(at) == n; k++ {
			p := &person{}
			l.fillFact(p, at[k])
			s.tell(mentions[k].c, p.entrant, l)
			given = true
		}
	}
	return given
}

// tellBehind tells a player who is named by a word that looks like another thing, "Kelahiran Oki 12 Desember 2011, Putri 3 Januari
// 2013", the facts between his name and the next.
func (s *story) tellBehind(l *line, mentions []mention, i int) {
	m, last := mentions[i], i
	for last+1 < len(mentions) && m.numbered && mentions[last+1].from == mentions[last].to+1 && l.toks[mentions[last].to].Sense&lexicon.AndWord != 0 {
		last++ // "a dan b putra"
	}
	end := len(l.toks)
	if last+1 < len(mentions) {
		end = mentions[last+1].from
	}
	p := &person{}
	for k := range l.facts {
		if f := &l.facts[k]; f.from >= m.to && f.to <= end && (f.role == lexicon.RoleBirth || f.role == lexicon.RoleClass || f.role == lexicon.RoleRating || f.role == lexicon.RoleSex && m.numbered) && l.clings(mentions[last].to, f.from) {
			l.fillFact(p, k)
		}
	}
	if p.entrant != (Entrant{}) {
		s.tell(mentions[i].c, p.entrant, l)
	}
}

// isWholeSurname takes a double name that holds the surname of the only player spoken of for his whole surname: "Tobias is double-barrelled,
// Freer-Lomax".
func (s *story) isWholeSurname(l *line, mentions []mention, p *person) bool {
	list := s.subject
	if len(mentions) > 0 {
		list = []*character{mentions[0].c}
	}
	if len(list) != 1 || isHard(p) || p.run.weak || len(mentions) > 1 && mentions[0].c != mentions[1].c || !strings.Contains(p.run.text, "-") || !isIncomplete(p.run.text) {
		return false
	}
	given, surname, ok := strings.Cut(s.row(list[0]).Entrant.Name, " ")
	parts := s.wordsOf(p.run.text)
	if !ok || !isIncomplete(surname) || len(parts) != 2 || !slices.Contains(parts, lexicon.Fold(surname)) || slices.Contains(parts, lexicon.Fold(given)) {
		return false
	}
	s.row(list[0]).rename(given+" "+p.run.text, l.number, s.words(l))
	s.subject, s.used[l.number] = list, true
	return true
}

// isRenamed takes a whole name that shares a word with that of the only player spoken of for his right one, where a sentence says so:
// "Lucy goes by Lucille on her passport, please use Lucille Heathcote".
func (s *story) isRenamed(l *line, mentions []mention, p *person) bool {
	corrected := len(mentions) == 1 && l.correctedFrom(mentions, mentions[0], p.run.from)
	if isIncomplete(p.entrant.Name) || !s.says(l, lexicon.Official) && !s.says(l, lexicon.Spelled) && !s.says(l, lexicon.FullName) && !corrected {
		return false
	}
	var c *character
	for _, m := range mentions {
		if c != nil && c != m.c {
			return false
		}
		c = m.c
	}
	if c == nil && len(s.subject) == 1 {
		c = s.subject[0]
	}
	if c == nil {
		c = s.onlySharer(p.entrant.Name)
	}
	if c == nil {
		return false
	}
	known := nameWordsOf(s.row(c).Entrant.Name)
	if !slices.ContainsFunc(nameWordsOf(p.entrant.Name), func(w string) bool { return slices.Contains(known, w) }) {
		return false
	}
	s.row(c).rename(p.entrant.Name, l.number, s.words(l))
	s.subject, s.used[l.number] = []*character{c}, true
	return true
}

// isChanged writes a name in the place of that of the known player before it: "changing Ed to Edward Foss", "ubah Bagas jadi Bagus".
func (s *story) isChanged(l *line, mentions []mention, p *person) bool {
	if len(mentions) == 0 || !l.isChangedTo(p.run.from) {
		return false
	}
	m := mentions[0]
	known := nameWordsOf(s.row(m.c).Entrant.Name)
	switch {
	case p.run.from <= m.to || p.run.from-m.to > 4 || m.several:
		return false
	case isIncomplete(p.entrant.Name) && m.to-m.from == 1:
		return s.exchangeWord(m, p, l)
	case !slices.ContainsFunc(nameWordsOf(p.entrant.Name), func(w string) bool { return slices.Contains(known, w) }):
		return false // somebody else
	}
	s.row(m.c).rename(p.entrant.Name, l.number, s.words(l))
	s.subject, s.used[l.number] = []*character{m.c}, true
	return true
}

// isChangedTo reports whether a word leads to token i to which something is to be changed.
func (l *line) isChangedTo(i int) bool {
	if i < 2 || !lexicon.IsOneOf(l.toks[i-1].Fold, "to as into jadi menjadi kao u zu als in") {
		return false
	}
	return slices.ContainsFunc(l.toks[:i-1], func(t lexicon.Token) bool {
		return t.Sense&lexicon.Mend != 0 || lexicon.IsOneOf(t.Fold, "changing rename upisati upisite upisete promijeniti promijenite ispraviti ispravite prepraviti diubah ubah dirubah diganti ganti andern")
	})
}

// exchangeWord puts one word in the place of that by which a sentence names a player. In another case than the first it is asked.
func (s *story) exchangeWord(m mention, p *person, l *line) bool {
	words := strings.Fields(s.row(m.c).Entrant.Name)
	for i, w := range words {
		if s.isForm(l.toks[m.from].Fold, lexicon.Fold(w)) {
			words[i] = p.entrant.Name
			s.row(m.c).rename(strings.Join(words, " "), l.number, s.words(l))
			if s.lang == "hr" && lexicon.Fold(w) != l.toks[m.from].Fold {
				s.row(m.c).ask(Doubt{Kind: DoubtForm, Text: s.words(l)})
			}
			s.subject, s.used[l.number] = []*character{m.c}, true
			return true
		}
	}
	return false
}

// onlySharer is the only player of who writes whose name shares a word with another: "yg jamal namanya Jamaludin Mirdad".
func (s *story) onlySharer(name string) *character {
	var found *character
	for _, c := range s.known {
		known := nameWordsOf(s.row(c).Entrant.Name)
		if c.author != s.author || !slices.ContainsFunc(nameWordsOf(name), func(w string) bool { return len(w) > 2 && slices.Contains(known, w) }) {
			continue
		}
		if found != nil {
			return nil
		}
		found = c
	}
	return found
}

// isEqualTo takes a name behind a sign of equality, and nothing else, for the whole one of who is named before it: "Tiwi = Pratiwi
// Anggraini".
func (s *story) isEqualTo(l *line, mentions []mention, p *person) bool {
	if len(mentions) != 1 || mentions[0].from != 0 || p.run.from != mentions[0].to+1 || !l.is(mentions[0].to, "=") || isIncomplete(p.entrant.Name) {
		return false
	}
	r := s.row(mentions[0].c)
	if isIncomplete(r.Entrant.Name) && r.Entrant.Nickname == "" {
		r.Entrant.Nickname = r.Entrant.Name
	}
	r.rename(p.entrant.Name, l.number, s.words(l))
	s.used[l.number] = true
	return true
}

// isFullNameOf reports whether a sentence that begins with a longer name goes on with the only player of the one before, who was
// called by a short name and of whom nothing is known yet: "Reggie's in. Reginald Baptiste, 8th grade".
func (s *story) isFullNameOf(l *line, mentions []mention, people []*person) bool {
	if len(s.subject) != 1 || len(mentions) > 0 || len(people) != 1 {
		return false
	}
	if s.says(l, lexicon.Mended) || s.says(l, lexicon.FullName) || s.says(l, lexicon.Official) || s.says(l, lexicon.Spelled) {
		known, given := nameWordsOf(s.row(s.subject[0]).Entrant.Name), nameWordsOf(people[0].entrant.Name)
		if len(known) < len(given) && isInOrder(known, given) {
			return true
		}
	}
	if !l.opens(people[0].run.from) {
		return false
	}
	short, full := lexicon.Fold(s.row(s.subject[0]).Entrant.Name), lexicon.Fold(people[0].entrant.Name)
	e := s.row(s.subject[0]).Entrant
	return isIncomplete(e.Name) && !isIncomplete(people[0].entrant.Name) && e.Class == 0 && e.Birth.IsZero() && e.Rating == 0 && len(short) > 2 && len(full) > 2 && short[:3] == full[:3]
}

// kinOf gives the twin, brother or sister of a known player what families share: the surname, and of twins the day of birth:
// "Freddie's twin Rupert".
func (s *story) kinOf(l *line, mentions []mention, p *person) {
	k := p.run.from - 1
	if k < 1 || !lexicon.IsOneOf(l.toks[k].Fold, "twin brother sister blizanac blizanka kembarannya") {
		return
	}
	for _, m := range mentions {
		if m.to > k || k-m.to > 1 {
			continue
		}
		e := s.row(m.c).Entrant
		if _, surname, ok := strings.Cut(e.Name, " "); ok && isIncomplete(p.entrant.Name) && s.lang != "id" {
			p.entrant.Name += " " + surname
		}
		if lexicon.IsOneOf(l.toks[k].Fold, "twin blizanac blizanka kembarannya") && p.entrant.Birth.IsZero() {
			p.entrant.Birth = e.Birth
		}
		p.entrant.lack(Entrant{Club: e.Club})
	}
}

// siblingOf gives a brother or sister of the children of who writes, who is called so in the sentence or in the question before it, their surname:
// "A može li i starija sestra? Dora, ista škola, 7. razred". It is asked.
func (s *story) siblingOf(l *line, p *person) {
	isSibling := func(t lexicon.Token) bool { return siblingWords.Has(t.Fold) }
	if s.lang == "id" || s.author == "" || !isIncomplete(p.entrant.Name) || !slices.ContainsFunc(l.toks[:p.run.from], isSibling) && !(s.announcedKin != nil && s.announced == l.number) {
		return
	}
	if s.announcedKin != nil && s.announced == l.number && p.entrant.Sex == 0 {
		p.entrant.Sex = s.announcedKin.Sex()
	}
	surname := ""
	for _, c := range s.known {
		if c.author != s.author {
			continue
		}
		_, other, ok := strings.Cut(s.row(c).Entrant.Name, " ")
		if !ok || surname != "" && other != surname {
			return
		}
		surname = other
	}
	if surname != "" {
		p.entrant.Name += " " + surname
		p.formed = p.run.text
	}
}

// siblingWords are words for brothers and sisters.
var siblingWords = lexicon.Set("brat brata bratu bratom sestra sestru sestri sestrom brother brothers sister sisters bruder schwester twin blizanac blizanka")

// askWhich asks of all who bear a name which of them a line means.
func (s *story) askWhich(l *line, m mention) {
	for _, c := range s.known {
		if c.author == m.c.author && (m.numbered && c.number == m.c.number && c.place == m.c.place && s.placedBy(l, m.from, m.number, c) == s.placedBy(l, m.from, m.number, m.c) || s.namedAt(l, m.from, s.row(c).Entrant.Name) > 0) {
			r := s.row(c)
			r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtWhich, Text: s.words(l)})
		}
	}
	s.used[l.number] = true
}

// overlapping is the mention that a name holds.
func overlapping(list []mention, r nameRun) mention {
	for _, m := range list {
		if m.from < r.to && r.from < m.to {
			return m
		}
	}
	return mention{}
}

// says reports whether a notice stands in a line.
func (s *story) says(l *line, n lexicon.Notice) bool {
	for i := range l.toks {
		if got, to := lexicon.NoticeAt(l.toks, i, n); to > i && got == n {
			return true
		}
	}
	return false
}

// accepted tells which persons of a sentence it enters; of names joined by a word all or none.
func (s *story) accepted(l *line, people []*person) []bool {
	list := make([]bool, len(people))
	for k, p := range people {
		list[k] = s.accepts(l, p)
	}
	for k := len(people) - 1; k > 0; k-- {
		if list[k] && l.joinedBy(people[k-1], people[k]) && !people[k-1].run.weak && !people[k-1].run.adult {
			list[k-1] = true
		}
	}
	for k := 1; k < len(people); k++ {
		if list[k-1] && l.joinedBy(people[k-1], people[k]) && !people[k].run.weak && !people[k].run.adult {
			list[k] = true
		}
	}
	return list
}

// accepts reports whether a sentence enters somebody whom nobody knows: something certain is said of him, a verb signs him up, or
// he comes in somebody's place.
func (s *story) accepts(l *line, p *person) bool {
	if p.run.weak || p.run.adult || s.notes && !s.says(l, lexicon.ReplacedBy) && !s.says(l, lexicon.Successor) && !s.says(l, lexicon.InPlaceOf) && !s.says(l, lexicon.Additional) || l.isOfficial() || s.authors[p.run.text] {
		return false
	}
	if t := l.toks[p.run.from]; p.run.to == p.run.from+1 && !p.run.labelled && t.Sense&(lexicon.Talk|lexicon.Polite|lexicon.Ask|lexicon.Self) != 0 && t.Sense&(lexicon.AlsoName|lexicon.MaleName|lexicon.FemaleName) == 0 || kinWords.Has(t.Fold) && p.run.to == p.run.from+1 {
		return false
	}
	if s.isChildOf(l, p) || len(l.children) == 1 && countWords(p.run.text) > 1 && !l.endsAsking() && ageIn(l.source[l.toks[p.run.from].At:]) > 0 {
		return true
	}
	if t := l.toks[p.run.from]; !isHard(p) && p.run.to == p.run.from+1 && t.IsShouted() && t.Runes() < 5 && l.hasCapitals() {
		return false // "ortunya blm ACC"
	}
	own := p.entrant.Club != "" && p.ownClub
	before := p.run.from - 1
	if l.is(before, ",") && before > 0 && kinWords.Has(l.toks[before-1].Fold) {
		before-- // "Temannya, Cornelia"
	}
	for back := before; back > 0 && before-back < 4 && l.toks[back].Kind == lexicon.Word && !l.toks[back].IsCapital(); back-- {
		if kinWords.Has(l.toks[back].Fold) {
			before = back // "prijateljica iz razreda Tena Matić"
			break
		}
	}
	kinBefore := before >= 0 && l.toks[before].Kind == lexicon.Word && (l.toks[before].Sense&(lexicon.Kin|lexicon.Male|lexicon.Female) != 0 || kinWords.Has(l.toks[before].Fold))
	switch {
	case isHard(p), s.announced == l.number && l.onlyNames():
		return true
	case (l.endsAsking() || l.request) && !own && !s.notes && p.run.from > 0 && (l.asksFor(p) || l.signedUp && countWords(p.run.text) > 1 && l.isSignedUp(p)):
		return true
	case l.endsAsking() && !own && !kinBefore, l.isTitle(), l.hasTitle() && !l.signedUp:
		return false
	case s.says(l, lexicon.Successor) || s.says(l, lexicon.ReplacedBy) || s.says(l, lexicon.InPlaceOf):
		return true
	case l.headed(p.run.from) && (own || len(s.heads) > 0), own && s.author != "" && l.behindClubDash(p):
		return true
	case p.run.child && countWords(p.run.text) > 1 && before >= 0 && lexicon.IsOneOf(l.toks[before].Fold, "is i'm im am it's its here"):
		return true
	case before >= 0 && countWords(p.run.text) > 1 && len(s.current) > 0 && !l.endsAsking() && l.addsAt(p.run.from):
		return true
	case s.says(l, lexicon.Additional) && l.is(before, ":") && countWords(p.run.text) > 1 && len(s.known) > 0:
		return true
	case own && (l.clubNear(p) || kinBefore):
		return true
	case l.signedUp && !beginsSentence(l, p) && !(s.author == "" && l.isShoutedName(p)), kinBefore:
		return true
	}
	return s.says(l, lexicon.Perhaps) && len(s.current) > 0 && p.run.to-p.run.from <= 3 && !beginsSentence(l, p)
}

// behindClubDash reports whether a dash parts the school of a sentence from its names, of whom this is one: "Three for St Wilfrid's Primary - Anjali
// Joshi, Conor Maddox".
func (l *line) behindClubDash(p *person) bool {
	first := l.children[0].run.from
	return p.run.from >= first && l.is(first-1, "-") && l.parts(first-1) && slices.ContainsFunc(l.facts, func(f fact) bool { return f.role == lexicon.RoleClub && f.to == first-1 })
}

// isShoutedName reports whether a line begins with a name in capitals, and goes on in small letters: "PCC KUDA HITAM - daftar main".
func (l *line) isShoutedName(p *person) bool {
	return l.opens(p.run.from) && !slices.ContainsFunc(l.toks[p.run.from:p.run.to], func(t lexicon.Token) bool { return t.Kind == lexicon.Word && !t.IsShouted() }) &&
		slices.ContainsFunc(l.toks[p.run.to:], func(t lexicon.Token) bool { return t.Kind == lexicon.Word && !t.IsCapital() })
}

// addsAt reports whether a sentence begins with words for somebody more, right before token i: "Plus Lola Quarshie".
func (l *line) addsAt(i int) bool {
	n, to := lexicon.NoticeAt(l.toks, 0, lexicon.Additional)
	return n == lexicon.Additional && to == i
}

// onlyNames reports whether a sentence is names and what joins them.
func (l *line) onlyNames() bool {
	for i, t := range l.toks {
		name := slices.ContainsFunc(l.children, func(p *person) bool { return i >= p.run.from && i < p.run.to })
		if !name && t.Kind != lexicon.Sign && t.Kind != lexicon.Pict && t.Sense&(lexicon.AndWord|lexicon.PlusWord) == 0 {
			return false
		}
	}
	return true
}

// asksFor reports whether a question asks that somebody may play: "Can Quinn Abernathy play?".
func (l *line) asksFor(p *person) bool {
	k := p.run.from - 1
	if to := p.run.to; to+1 < len(l.toks) && countWords(p.run.text) > 1 && lexicon.IsOneOf(l.toks[to].Fold, "boleh bisa mau") && lexicon.IsOneOf(l.toks[to+1].Fold, "ikut ikutan daftar main") {
		return true
	}
	joining := slices.ContainsFunc(l.toks[:p.run.from], func(t lexicon.Token) bool { return t.Sense&lexicon.SignUp != 0 && !t.IsCapital() })
	if joining && (l.is(p.run.to, "?") || l.request && p.run.to == len(l.toks)) && (lexicon.IsOneOf(l.toks[k].Fold, "i juga also") || l.toks[k].Sense&lexicon.SignUp != 0) {
		return true // "može li se prijaviti i Fabijan?"
	}
	return countWords(p.run.text) > 1 && l.asksWhether(p)
}

// asksWhether reports whether a question is about whether somebody may play: "Može li Filip doći?"
func (l *line) asksWhether(p *person) bool {
	k := p.run.from - 1
	if k < 0 {
		return false
	}
	asks := slices.ContainsFunc(l.toks[:p.run.from], func(t lexicon.Token) bool {
		return t.Kind == lexicon.Word && (requestWords.Has(t.Fold) || chanceWords.Has(t.Fold))
	})
	if asks && (joinWords.Has(l.toks[k].Fold) || l.toks[k].Fold == "in" && k > 0 && lexicon.IsOneOf(l.toks[k-1].Fold, "squeeze fit slot") || l.toks[k].Sense&lexicon.SignUp != 0) {
		return true // "Može li se pridružiti Niko?"
	}
	if asks && lexicon.IsOneOf(l.toks[k].Fold, "for take squeeze fit add include untuk buat tambah za primiti ubaciti dodati") {
		return true // "Is there room for Tadhg?"
	}
	for i := p.run.to; asks && i < min(len(l.toks), p.run.to+4); i++ {
		if joinWords.Has(l.toks[i].Fold) || l.toks[i].Sense&lexicon.SignUp != 0 {
			return true
		}
	}
	return false
}

// chanceWords ask for a place beside [requestWords], and joinWords are verbs of getting one.
var (
	chanceWords = lexicon.Set("might chance room space spot ok okay possible possibility alright bolehkah bisakah moze mozel smije li ima mjesta platz")
	joinWords   = lexicon.Set("play join joins plays come comes enter added included entered squeezed registered ikut ikutan daftar didaftarkan dimasukkan main igrati doci sudjelovati nastupiti prijaviti pridruziti also too mitspielen mitmachen")
)

// isSignedUp reports whether a verb that signs up stands right before a name: "can I add Pablo Ibáñez?".
func (l *line) isSignedUp(p *person) bool {
	k := p.run.from - 1
	return k >= 0 && l.toks[k].Kind == lexicon.Word && l.toks[k].Sense&lexicon.SignUp != 0
}

// parentOf reads the name of the child in that of who writes: "Isla's dad", "Mamah Inez", "Ibunya Gavin".
var parentOf = lexicon.Pattern(`(?i)^(?:(\p{L}[\p{L}-]+)['’]s\s+(?:mum|mom|mother|dad|father|parent|gran|grandma|grandad)|(?:mama|mamah|mami|bunda|ibu|ayah|papa|papi|umi|ummi|abi|ortu|wali)(?:nya)?\s+(\p{L}[\p{L}-]+))$`)

// isChildOf reports whether a sentence signs up the child of who writes, by the name that stands in his: "Isla would love to play!"
func (s *story) isChildOf(l *line, p *person) bool {
	m := parentOf().FindStringSubmatch(strings.TrimSpace(s.author))
	if m == nil || lexicon.Fold(m[1]+m[2]) != lexicon.Fold(l.toks[p.run.from].Text) || l.endsAsking() || p.run.adult {
		return false
	}
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return t.Sense&lexicon.SignUp != 0 || lexicon.IsOneOf(t.Fold, "love like wants want keen mau ingin pengen pingin")
	})
}

// otherWords lead to players by their place in a list.
var otherWords = lexicon.Set("first others other rest prva prvi prve prvo ostali ostale pertama lainnya lain ersten anderen übrigen")

// clubsOfOthers reads two schools of which the first is that of the players who are not named: "First two at Elm School, Kate's at Oak
// School".
func (s *story) clubsOfOthers(l *line, p *person, c *character) {
	var others, own string
	for i := range l.facts {
		f := &l.facts[i]
		switch {
		case f.role != lexicon.RoleClub || f.guess:
		case f.to <= p.run.from && slices.ContainsFunc(l.toks[:f.from], func(t lexicon.Token) bool { return otherWords.Has(t.Fold) }):
			others = f.text
		case own == "" && f.from >= p.run.to && l.clings(p.run.to, f.from):
			own = f.text
		}
	}
	if others == "" || own == "" {
		return
	}
	p.entrant.Club = own
	for _, o := range s.current {
		if o != c {
			s.fillIn(o, Entrant{Club: others}, l)
		}
	}
}

// clubNear reports whether a school stands right behind a name, a comma or a preposition between them.
func (l *line) clubNear(p *person) bool {
	for _, i := range p.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClub && f.from >= p.run.to && f.from-p.run.to <= 3 {
			return true
		}
	}
	return false
}

// beginsSentence reports whether a name of one word stands where any word has a capital.
func beginsSentence(l *line, p *person) bool {
	return p.run.from == 0 && p.run.to == 1 && len(l.toks) > 1 && l.toks[1].Kind == lexicon.Word
}

// kinWords stand before the name of a child.
var kinWords = lexicon.Set("cucuku anakku adikku kakakku keponakanku ponakanku putraku putriku cucunya keponakannya ponakannya cucu ponakan keponakan twin kembarannya saudaranya anaknya adiknya kakaknya temannya sepupunya bundanya ibunya ayahnya bernama namanya nama nećak nećakinja unuk unuka rođak rođakinja prijatelj prijateljica cousin friend nephew niece grandson granddaughter enter moja moj moje my called named učenik učenica mali mala murid siswa yaitu namanya schulfreund schulfreundin freund freundin cousine neffe nichte enkel enkelin ihr ihre sein seine mein meine unser unsere")

// near takes a name that differs from a known one of who writes by a slip for its right spelling, where a correction is said:
// "and it's Beatriz, with a z".
func (s *story) near(l *line, p *person) bool {
	if (p.entrant.Class > 0 || p.entrant.Birth.Year > 0) && !s.says(l, lexicon.Spelled) || !s.says(l, lexicon.Mended) && !s.says(l, lexicon.Spelled) && !(s.says(l, lexicon.Denied) && isIncomplete(p.run.text)) && (s.author == "" || l.listed || !l.isOnlyName(p) || len(s.current) > 0) {
		return false
	}
	words := strings.Fields(p.run.text)
	for _, c := range s.known {
		if c.author != s.author {
			continue
		}
		known := strings.Fields(s.row(c).Entrant.Name)
		if len(words) > 1 && len(words) == len(known) && areNear(words, known) || len(words) != len(known) && lexicon.Fold(p.run.text) == lexicon.Fold(s.row(c).Entrant.Name) {
			s.row(c).rename(p.run.text, l.number, s.words(l))
			s.subject, s.used[l.number] = []*character{c}, true
			return true
		}
		for i, w := range known {
			if len(words) == 1 && w != words[0] && len(lexicon.Fold(w)) > 2 && lexicon.Fold(words[0]) != "" && alike.Distance(lexicon.Fold(w), lexicon.Fold(words[0]), 2) <= 2 && lexicon.Fold(w)[0] == lexicon.Fold(words[0])[0] {
				known[i] = words[0]
				s.row(c).rename(strings.Join(known, " "), l.number, s.words(l))
				s.subject = []*character{c}
				s.used[l.number] = true
				return true
			}
		}
	}
	return false
}

// nearIn puts a word in the place of one of a player's name that differs from it by a slip, unless the line has mended his name already.
func (s *story) nearIn(c *character, word string, l *line) bool {
	if slices.ContainsFunc(s.row(c).Changes, func(x Change) bool { return x.Line == l.number && x.Field == Name }) {
		return false
	}
	words := strings.Fields(s.row(c).Entrant.Name)
	right := lexicon.Fold(word)
	for i, w := range words {
		if fold := lexicon.Fold(w); fold != right && len(fold) > 2 && right != "" && fold[0] == right[0] && alike.Distance(fold, right, 2) <= 2 {
			words[i] = word
			s.row(c).rename(strings.Join(words, " "), l.number, s.words(l))
			s.used[l.number] = true
			return true
		}
	}
	return false
}

// accent mends the signs on the letters of one word of a name: "piše se Ružič" of Ružić.
func (s *story) accent(c *character, right string, l *line) {
	words := strings.Fields(s.row(c).Entrant.Name)
	all := strings.Fields(right)
	alike := len(all) > 1 && relationOf(right, s.row(c).Entrant.Name) == sameAs && !sameWords(all, words)
	if alike && len(all) == len(words) && strings.ToUpper(right) != right {
		s.row(c).rename(right, l.number, s.words(l)) // "Imam Syafii" of "Imam Syafi'i"
		return
	}
	for i, w := range words {
		if w != right && lexicon.Fold(w) == lexicon.Fold(right) && strings.ToUpper(right) != right {
			words[i] = right
			s.row(c).rename(strings.Join(words, " "), l.number, s.words(l))
		}
	}
}

// isRespelt reports whether a name is another one with the same given name and a slip or two in the rest: "Dean Nott", "Dean Knott".
func isRespelt(known, given string) bool {
	a, b := strings.Fields(known), strings.Fields(given)
	if len(a) != len(b) || len(a) < 2 || lexicon.Fold(a[0]) != lexicon.Fold(b[0]) {
		return false
	}
	for i := range a {
		if len(lexicon.Fold(a[i])) < 3 || alike.Distance(lexicon.Fold(a[i]), lexicon.Fold(b[i]), 2) > 2 {
			return false
		}
	}
	return true
}

// areNear reports whether each word of a name differs by a slip at most from that of a known one, and none is wholly another.
func areNear(words, known []string) bool {
	for i, w := range words {
		if a, b := lexicon.Fold(w), lexicon.Fold(known[i]); a != b && (len(b) < 3 || a == "" || a[0] != b[0] || alike.Distance(a, b, 2) > 2) {
			return false
		}
	}
	return true
}

// respell mends a word of a name that a sentence denies: "nije Dujmić nego Dujmović", "Kaylin not Kayleen".
func (s *story) respell(l *line, mentions []mention) bool {
	for i := range l.toks {
		n, to := lexicon.NoticeAt(l.toks, i, lexicon.Denied)
		for n == lexicon.Denied && to < len(l.toks) && nameArticles.Has(l.toks[to].Fold) && !l.toks[to].IsCapital() {
			to++ // "a Kehoe, not a Keogh"
		}
		if n != lexicon.Denied || to >= len(l.toks) || l.toks[to].Kind != lexicon.Word || !l.toks[to].IsCapital() {
			continue
		}
		wrong := l.toks[to].Fold
		right := ""
		for k := to + 1; k < len(l.toks); k++ {
			if _, end := lexicon.NoticeAt(l.toks, k, lexicon.Rather); end > k && end < len(l.toks) && l.toks[end].IsCapital() {
				right = l.toks[end].Text
				break
			}
		}
		if k := i - 1; right == "" && k >= 0 && l.is(k, ",") {
			if k > 0 && l.toks[k-1].IsCapital() {
				right = l.toks[k-1].Text
			}
		} else if right == "" && k >= 0 {
			for s.says(l, lexicon.Spelled) && k > 0 && k > i-3 && l.toks[k].Kind == lexicon.Word && !l.toks[k].IsCapital() {
				k-- // "Mija schreiben statt Mia"
			}
			if l.toks[k].IsCapital() {
				right = l.toks[k].Text
			}
		}
		if right != "" && s.respellIn(l, mentions, wrong, right) {
			return true
		}
		if right == "" {
			s.denied = s.bearerOf(wrong)
		}
	}
	return false
}

// nameArticles stand before a name of which a sentence speaks as a word.
var nameArticles = lexicon.Set("a an the as si sang kao ein eine der die das")

// bearerOf is the player, entered by who writes or his child, with a word in his name that a sentence denies without saying what is right: "bukan
// Movic 😂 autocorrect". What follows may say it.
func (s *story) bearerOf(word string) *character {
	for _, c := range slices.Backward(s.known) {
		if (c.author == s.author || s.isParentOf(c)) && slices.Contains(s.wordsOf(s.row(c).Entrant.Name), word) {
			return c
		}
	}
	return nil
}

// isRight takes a whole name for the right one of a player a word of whose name was denied before.
func (s *story) isRight(l *line, p *person) bool {
	c := s.denied
	if c == nil || isIncomplete(p.entrant.Name) || s.wordsOf(p.entrant.Name)[0] != s.wordsOf(s.row(c).Entrant.Name)[0] {
		return false
	}
	s.row(c).rename(p.entrant.Name, l.number, s.words(l))
	s.subject, s.used[l.number], s.denied = []*character{c}, true, nil
	return true
}

// respellIn exchanges a word in the name of who is spoken of.
func (s *story) respellIn(l *line, mentions []mention, wrong, right string) bool {
	var list []*character
	for _, m := range mentions {
		list = append(list, m.c)
	}
	list = append(list, s.subject...)
	for i := len(s.known) - 1; i >= 0; i-- {
		if s.known[i].author == s.author {
			list = append(list, s.known[i])
		}
	}
	for _, c := range list {
		words := strings.Fields(s.row(c).Entrant.Name)
		for i, w := range words {
			if lexicon.Fold(w) == wrong {
				words[i] = right
				s.row(c).rename(strings.Join(words, " "), l.number, s.words(l))
				s.used[l.number] = true
				return true
			}
		}
	}
	return false
}

// othersAt finds the word for those who are not named: "yang lainnya putra"; -1 for none. A sentence that begins with it goes on with the one
// before.
func (s *story) othersAt(l *line) int {
	for i := range l.toks {
		if n, to := lexicon.NoticeAt(l.toks, i, lexicon.TheOthers); n == lexicon.TheOthers && to < len(l.toks) && (i > 0 || len(s.subject) > 0) && slices.ContainsFunc(l.facts, func(f fact) bool { return f.role == lexicon.RoleSex && f.sex != 0 && f.from >= i }) {
			return i
		}
	}
	return -1
}

// others gives what is said of those who are not named to the players of the same list that lack it.
func (s *story) others(l *line, at int) {
	e := Entrant{}
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleSex && f.from >= at {
			e.Sex = f.sex
		}
	}
	list := s.current
	if len(s.subject) > 0 {
		list = s.listOf(s.subject[0])
	}
	named := !slices.ContainsFunc(list, func(c *character) bool { return !slices.Contains(s.subject, c) }) // all in this line: "1. Kevin 2. Lesti, no 1 cowok, lainnya cewek"
	for _, c := range list {
		if s.row(c).Entrant.Sex == 0 && e.Sex != 0 && (named || !slices.Contains(s.subject, c)) {
			s.tell(c, Entrant{Sex: e.Sex}, l)
		}
	}
}

// listOf are the players who were entered in one message with another.
func (s *story) listOf(c *character) []*character {
	if slices.Contains(s.current, c) {
		return s.current
	}
	var list []*character
	for _, o := range s.known {
		if o.author == c.author && o.place == c.place {
			list = append(list, o)
		}
	}
	return list
}

// more reads a sentence that names nobody: it goes on with the one before.
func (s *story) more(l *line) {
	e := s.factsOf(l)
	if e.Club == "" && s.says(l, lexicon.Everybody) && len(s.current) > 0 {
		e.Club = s.onlyClub(l) // "All Holy Cross"
	}
	if l.leadsUnknown() || s.says(l, lexicon.Unreadable) {
		return
	}
	if sex := s.pronounSex(l); sex != 0 && len(s.subject) == 1 && e.Sex == 0 {
		s.fillIn(s.subject[0], Entrant{Sex: sex}, l) // "Is she too young?"
	}
	if e == (Entrant{}) {
		s.applyNotices(l, nil)
		return
	}
	if c := s.candidate; c != nil && len(s.current) == 0 && s.tellsOne(e) {
		s.subject, s.candidate = []*character{s.enter(l, c)}, nil // "Može li Filip doći? Peti je razred"
	}
	if s.inOrder(l) {
		if e.Club != "" && !isTalkOf(l) { // "Year 4 and year 2, both Thornfield Primary"
			for _, c := range s.current {
				s.fillIn(c, Entrant{Club: e.Club}, l)
			}
		}
	} else if !s.ofClass(l, e) {
		s.goOn(l, e)
	}
}

// tellsOne reports whether facts are such as are told of one player.
func (s *story) tellsOne(e Entrant) bool {
	return e.Class > 0 || !e.Birth.IsZero() || e.Age > 0 || e.Club != ""
}

// goOn tells facts that a sentence says of nobody by name: of all, of those of whom the sentence before spoke, or of the last ones who were entered.
func (s *story) goOn(l *line, e Entrant) {
	switch {
	case s.says(l, lexicon.Everybody) && len(s.current) > 0:
		for _, c := range s.current {
			s.fillIn(c, e, l)
		}
	case e.Club != "" && !isTalkOf(l) && (len(s.subject) == 0 || len(s.subject) == len(s.current)):
		for _, c := range s.current {
			s.fillIn(c, Entrant{Club: e.Club}, l)
		}
		if len(s.current) == 0 {
			s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: e.Club}})
		}
		if len(s.subject) == 1 {
			s.fillIn(s.subject[0], e, l)
		}
	case len(s.subject) == 1 && (s.says(l, lexicon.Mended) || s.says(l, lexicon.Denied) || s.corrects):
		s.tell(s.subject[0], e, l)
	case len(s.subject) > 0:
		for _, c := range s.subject {
			s.fillIn(c, e, l)
		}
	case len(s.current) == 0 && (s.says(l, lexicon.Mended) || s.says(l, lexicon.Denied)) && len(s.lastEntered()) == 1:
		s.subject = s.lastEntered()
		s.tell(s.subject[0], e, l) // "ajme ne, 2013. je godište!"
	case len(s.current) == 0:
		s.answer(l, e)
	}
	s.applyNotices(l, nil)
}

// ofClass gives a sex to those of a message who are of a class, where others are of another: "Dvije osmašice naravno u djevojčice".
func (s *story) ofClass(l *line, e Entrant) bool {
	of := slices.DeleteFunc(slices.Clone(s.current), func(c *character) bool { return s.row(c).Entrant.Class != e.Class })
	if e.Class == 0 || e.Sex == 0 || len(of) == 0 || len(of) == len(s.current) {
		return false
	}
	for _, c := range of {
		s.fillIn(c, Entrant{Sex: e.Sex}, l)
	}
	return true
}

// lastEntered are the players of the last message of who writes that entered somebody.
func (s *story) lastEntered() []*character {
	for i := len(s.known) - 1; i >= 0; i-- {
		if s.known[i].author == s.author {
			return s.listOf(s.known[i])
		}
	}
	return nil
}

// leadsUnknown reports whether a line begins with words in capitals before a colon, "Li Na: birthday 14 Aug 2019": it is about somebody of
// that name, and nobody of the document has it.
func (l *line) leadsUnknown() bool {
	n := 0
	for i, t := range l.toks {
		if l.is(i, ":") {
			return n > 1
		}
		if t.Kind != lexicon.Word || !t.IsCapital() || t.IsShouted() || t.Role != lexicon.RoleUnknown && t.Role != lexicon.RoleName {
			return false
		}
		n++
	}
	return false
}

// inOrder gives facts of one kind that stand side by side, one for each player of the message, to them in their order: "Ratings
// 1255, 1410, 988 and 1602 in that order". An answer gives them to those of the message before who lack them: "2009 i 2014".
func (s *story) inOrder(l *line) bool {
	given := false
	for _, role := range []lexicon.Role{lexicon.RoleRating, lexicon.RoleBirth, lexicon.RoleClass, lexicon.RoleSex} {
		var at []int
		for i := range l.facts {
			if f := &l.facts[i]; f.role == role && !(role == lexicon.RoleSex && f.sex == 0) { // "L/P-nya urut: L, P, P"
				at = append(at, i)
			}
		}
		list := s.current
		if len(list) == 0 {
			list = s.lacking(role)
		}
		if len(at) != len(list) || len(at) < 2 {
			continue
		}
		for k, c := range list {
			p := &person{}
			l.fillFact(p, at[k])
			s.tell(c, p.entrant, l)
		}
		given = true
	}
	return given
}

// lacking are the players of the last message of who writes of whom a fact is not known, in their order.
func (s *story) lacking(role lexicon.Role) []*character {
	var list []*character
	place := -1
	for _, c := range slices.Backward(s.known) {
		if c.author != s.author || place >= 0 && c.place != place {
			continue
		}
		place = c.place
		e := s.row(c).Entrant
		if role == lexicon.RoleRating && e.Rating == 0 || role == lexicon.RoleBirth && e.Birth.IsZero() || role == lexicon.RoleClass && e.Class == 0 || role == lexicon.RoleSex && e.Sex == 0 {
			list = append(list, c)
		}
	}
	slices.Reverse(list)
	return list
}

// isTalkOf reports whether a school is only where something takes place.
func isTalkOf(l *line) bool {
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClub && f.from > 0 && lexicon.IsOneOf(l.toks[f.from-1].Fold, "di u at aula dvorani hall") && l.toks[f.from-1].Role != lexicon.RoleLabel {
			return true
		}
	}
	return false
}

// fillIn gives a player what he lacks.
func (s *story) fillIn(c *character, e Entrant, l *line) {
	r := s.row(c)
	before := r.Entrant
	r.Entrant.lack(e)
	if r.Entrant != before {
		s.used[l.number] = true
		if l.number != r.Line && !slices.Contains(r.Lines, l.number) {
			r.Lines = append(slices.Clone(r.Lines), l.number)
		}
	}
}

// answer takes a short message that says one fact as an answer about the last players of who writes.
func (s *story) answer(l *line, e Entrant) {
	words := 0
	for _, t := range l.toks {
		if t.Kind == lexicon.Word {
			words++
		}
	}
	if words > 8 {
		return
	}
	var lacking []*character
	place := -1
	for i := len(s.known) - 1; i >= 0; i-- {
		c := s.known[i]
		if c.author != s.author || place >= 0 && c.place != place {
			continue
		}
		place = c.place
		if o := s.row(c).Entrant; o.Sex == 0 && e.Sex != 0 || o.Birth.IsZero() && !e.Birth.IsZero() || o.Class == 0 && e.Class > 0 {
			lacking = append(lacking, c)
		}
	}
	if len(lacking) == 1 || s.says(l, lexicon.Everybody) {
		for _, c := range lacking {
			s.fillIn(c, e, l)
		}
	}
	if last := s.lastEntered(); len(lacking) == 0 && len(last) == 1 && !l.endsAsking() && s.row(last[0]).Entrant.differs(e) {
		s.tell(last[0], e, l) // "oh wait, she moved up - Y4"
	}
}

// differs reports whether what is said of a player's class, birth or sex is other than what is known.
func (e Entrant) differs(now Entrant) bool {
	return now.Class > 0 && now.Class != e.Class || now.Birth.Year > 0 && now.Birth.Year != e.Birth.Year || now.Sex != 0 && now.Sex != e.Sex
}

// surnameIs reads "prezime Šarac", "surname is Venkataraman": the surname of who was spoken of.
func (s *story) surnameIs(l *line) bool {
	subject := s.subject
	if len(subject) == 0 {
		subject = s.lastOf(s.author)
	}
	runs := s.runs(l)
	known := s.mentions(l)
	if len(known) > 0 && s.noticeFrom(l, lexicon.SurnameIs) > known[0].from {
		runs = slices.DeleteFunc(runs, func(r nameRun) bool { return r.from == known[0].from })
		subject = []*character{known[0].c} // "Abdiel nama belakangnya Pandiangan Siregar"
	} else if len(known) > 0 && !slices.ContainsFunc(known, func(m mention) bool { return m.c != known[0].c }) {
		runs = slices.DeleteFunc(runs, func(r nameRun) bool { return r.from == known[0].from })
		if len(runs) == 1 {
			subject = []*character{known[0].c} // "Živa se preziva Kralj"
		}
	}
	if len(subject) == 0 || len(runs) > 1 {
		return false
	}
	for i := range l.toks {
		n, to := lexicon.NoticeAt(l.toks, i, lexicon.SurnameIs)
		if len(known) > 0 && known[0].from >= to && known[0].from-to < 3 && n == lexicon.SurnameIs && known[0].to < len(l.toks) && l.is(known[0].to, ":") {
			to = known[0].to // "prezime od Nikole: Tomašek"
		}
		to = l.pastSmall(to)
		if len(runs) > 0 && runs[0].from < i && n == lexicon.SurnameIs && l.nameBeforeNotice(runs, i).to == 0 {
			return false // somebody else is named before it
		}
		if at := l.nameBeforeNotice(runs, i); n == lexicon.SurnameIs && at.to > 0 {
			to = at.from // "It's Okonkwo-Daly for the surname"
		}
		if n != lexicon.SurnameIs || to >= len(l.toks) || !l.toks[to].IsCapital() {
			continue
		}
		end := to + 1
		for end < len(l.toks) && (l.toks[end].IsCapital() || l.is(end, "-") && l.glued(end)) {
			end++
		}
		for _, c := range subject {
			r := s.row(c)
			given, _, _ := strings.Cut(r.Entrant.Name, " ")
			surname := l.text(to, end)
			if first, rest, ok := strings.Cut(surname, " "); ok && lexicon.Fold(first) == lexicon.Fold(given) {
				surname = rest // "drugo prezime: Lena Bosak Novaković"
			}
			r.rename(given+" "+surname, l.number, s.words(l))
		}
		if len(subject) == 1 {
			s.tellBeside(subject[0], l)
		}
		s.used[l.number] = true
		return true
	}
	return false
}

// pastSmall walks over the small words and signs between the word for a surname and the surname.
func (l *line) pastSmall(to int) int {
	for to < len(l.toks) && (l.is(to, ":") || l.toks[to].Kind == lexicon.Word && !l.toks[to].IsCapital() && lexicon.IsOneOf(l.toks[to].Fold, "je is mu joj im nya actually really zapravo sebenarnya juga also too auch isto ipak ist lautet adalah itu yaitu po meni by me") || l.is(to, ",") && to+1 < len(l.toks) && l.toks[to+1].IsCapital()) {
		to++
	}
	return to
}

// tellBeside takes over what a sentence that mends a name says besides: "Mate je 2016. a prezime mu je Zorotović-Perak".
func (s *story) tellBeside(c *character, l *line) {
	e := s.factsOf(l)
	if mended := (Entrant{Birth: e.Birth, Class: e.Class, ClassText: e.ClassText}); e.Class > 0 || !e.Birth.IsZero() {
		s.tell(c, mended, l)
	}
	s.fillIn(c, Entrant{Club: e.Club, Sex: e.Sex}, l)
}

// nameBeforeNotice is the only name of a sentence where nothing but small words stands between it and the word for a surname at token i, with which
// the sentence ends: "Tuohy is the surname", "Kralj mu je prezime". Its end is 0 where none stands so.
func (l *line) nameBeforeNotice(runs []nameRun, i int) nameRun {
	if len(runs) != 1 || runs[0].to > i || i-runs[0].to > 4 || i+1 < len(l.toks) && !l.parts(i+1) && !l.is(i+1, ".") {
		return nameRun{}
	}
	for k := runs[0].to; k < i; k++ {
		if t := l.toks[k]; t.Kind != lexicon.Word || t.IsCapital() || t.Role.IsFact() {
			return nameRun{}
		}
	}
	return runs[0]
}

// noticeFrom is where a notice stands in a line, -1 for nowhere.
func (s *story) noticeFrom(l *line, n lexicon.Notice) int {
	for i := range l.toks {
		if got, to := lexicon.NoticeAt(l.toks, i, n); to > i && got == n {
			return i
		}
	}
	return -1
}

// lastOf are the players whom somebody entered in his last message before this one, where they share a surname.
func (s *story) lastOf(author string) []*character {
	var list []*character
	for i := len(s.known) - 1; i >= 0; i-- {
		c := s.known[i]
		if c.author != author || len(list) > 0 && c.place != list[0].place {
			continue
		}
		list = append(list, c)
	}
	for _, c := range list {
		if afterLast(s.row(c).Entrant.Name, " ") != afterLast(s.row(list[0]).Entrant.Name, " ") {
			return nil
		}
	}
	return list
}
