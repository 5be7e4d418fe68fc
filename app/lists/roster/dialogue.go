package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// topic is what a question of somebody else asks, for who answers it next.
type topic struct {
	place int          // of the message that asks
	c     *character   // of whom it asks,
	role  lexicon.Role // a day of birth, a class or a sex
	sex   swiss.Sex    // or who of several is of this sex
}

// ask keeps what the questions of a message ask: "Kevin lahirnya kapan ya Bu?", "Tea, tko je tu u djevojčicama?"
func (s *story) ask(m *message, place int) {
	for _, t := range m.lines {
		for _, end := range sentences(s.scan(t.source, t.number, t.at)) {
			l := s.scan(t.source[:end[1]], t.number, end[0])
			if !strings.Contains(l.source[end[0]:], "?") {
				continue
			}
			if c := s.askedAfter(l); c != nil && c.author != s.author {
				if role := l.askedRole(); role != 0 {
					s.topic = topic{place: place, c: c, role: role}
				}
			} else if c == nil && l.asksSexes() {
				s.topic = topic{place: place, role: lexicon.RoleSex}
			} else if sex := l.onlySex(); sex != 0 && slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
				return lexicon.IsOneOf(t.Fold, "tko who which siapa mana koji koja wer welche")
			}) {
				s.topic = topic{place: place, sex: sex}
			}
		}
	}
}

// askedAfter is the only player of the document whose first name a question names.
func (s *story) askedAfter(l *line) *character {
	var found *character
	for i, t := range l.toks {
		if t.Kind != lexicon.Word || !t.IsCapital() {
			continue
		}
		for _, c := range s.known {
			if s.namedAt(l, i, s.row(c).Entrant.Name) == 0 || found == c {
				continue
			}
			if found != nil {
				return nil
			}
			found = c
		}
	}
	return found
}

// askedRole is the fact that a question asks for by its label; 0 for none.
func (l *line) askedRole() lexicon.Role {
	for _, t := range l.toks {
		switch {
		case t.Sense&lexicon.BirthLabel != 0 || lexicon.IsOneOf(t.Fold, "lahirnya roden rodena rodio rodila old"):
			return lexicon.RoleBirth
		case t.Sense&(lexicon.ClassLabel|lexicon.ClassAfter) != 0 && t.Runes() > 2:
			return lexicon.RoleClass
		}
	}
	return 0
}

// asksSexes reports whether a question names both sexes: "jesu to dečki ili cure?"
func (l *line) asksSexes() bool {
	sexes := map[swiss.Sex]bool{}
	for i := range l.toks {
		sexes[l.toks[i].Sex()] = true
	}
	return sexes[maleSex] && sexes[femaleSex]
}

// onlySex is the one sex that a line says; 0 for none or both.
func (l *line) onlySex() swiss.Sex {
	var sex swiss.Sex
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleSex && f.sex != 0 {
			if sex != 0 && sex != f.sex {
				return 0
			}
			sex = f.sex
		}
	}
	return sex
}

// answered reads a sentence as the answer to the question of the message before: one that says the fact and names nobody, or one of nothing but
// names: "Lara i Nera."
func (s *story) answered(l *line, mentions []mention) bool {
	q := s.topic
	if q == (topic{}) || q.place != s.place-1 {
		return false
	}
	switch {
	case q.c != nil && q.c.author == s.author && len(mentions) == 0 && l.hasFact(q.role) && len(s.current) == 0:
		s.topic = topic{}
		s.tell(q.c, s.factsOf(l), l)
		s.subject = []*character{q.c}
		s.keep(l, s.subject, false)
		return true
	case q.sex != 0 && len(mentions) > 0 && !l.hasFacts() && !slices.ContainsFunc(mentions, func(m mention) bool { return m.several }) && l.smallWords(s.runs(l)) == 0:
		s.subject = nil
		for _, m := range mentions {
			s.tell(m.c, Entrant{Sex: q.sex}, l)
			s.subject = append(s.subject, m.c)
		}
		return true
	}
	return false
}

// swapped exchanges a fact of two players whom a sentence names, where it says that theirs are mixed up: "tanggal lahir Galuh sama Hafizh
// ketuker". Which fact that is its label tells; both are shown as changed.
func (s *story) swapped(l *line, mentions []mention) bool {
	if len(mentions) != 2 || mentions[0].c == mentions[1].c || mentions[0].several || mentions[1].several || l.describesOne() || l.endsAsking() ||
		!slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return t.Kind == lexicon.Word && mixedUp.Has(t.Fold) }) && !wrongWay().MatchString(l.source) {
		return false
	}
	a, b := s.row(mentions[0].c).Entrant, s.row(mentions[1].c).Entrant
	toA, toB := Entrant{}, Entrant{}
	for _, t := range l.toks {
		switch {
		case t.Sense&(lexicon.ClassLabel|lexicon.ClassAfter) != 0 && t.Runes() > 2 && a.Class > 0 && b.Class > 0:
			toA.Class, toA.ClassText, toB.Class, toB.ClassText = b.Class, b.ClassText, a.Class, a.ClassText
		case t.Sense&lexicon.BirthLabel != 0 && t.Runes() > 1 && !a.Birth.IsZero() && !b.Birth.IsZero():
			toA.Birth, toB.Birth = b.Birth, a.Birth
		case t.Sense&lexicon.RatingMark != 0 && a.Rating > 0 && b.Rating > 0:
			toA.Rating, toB.Rating = b.Rating, a.Rating
		case lexicon.IsOneOf(t.Fold, "spol kelamin gender sex lp") && a.Sex != 0 && b.Sex != 0:
			toA.Sex, toB.Sex = b.Sex, a.Sex
		}
	}
	if toA == (Entrant{}) {
		return false
	}
	for i, e := range []Entrant{toA, toB} {
		s.row(mentions[i].c).update(e, l.number, s.words(l))
	}
	s.used[l.number] = true
	s.subject = []*character{mentions[0].c, mentions[1].c}
	return true
}

// Words that say that the facts of two players are exchanged.
var (
	mixedUp  = lexicon.Set("ketuker ketukar tertukar kebalik terbalik dibalik tukeran swapped mixed switched zamijenio zamijenila zamijenjeni zamijenjen zamijenjena zamjenjeni obrnuto pobrkao pobrkala pobrkani pomijesao pomijesala pomijesani vertauscht verwechselt")
	wrongWay = lexicon.Pattern(`(?i)\b(?:wrong|other) way (?:round|around)\b|\bsalah balik\b`)
)

// byPlace gives a sex to the first or the last players of a list, as an answer tells them: "first two boys, last two girls".
func (s *story) byPlace(l *line) bool {
	list := s.current
	if len(list) == 0 {
		list = s.lastEntered()
	}
	given := false
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleSex || f.sex == 0 {
			continue
		}
		n, last, ok := l.placeBefore(f.from)
		if !ok || n > len(list) {
			continue
		}
		part := list[:n]
		if last {
			part = list[len(list)-n:]
		}
		for _, c := range part {
			s.tell(c, Entrant{Sex: f.sex}, l)
		}
		given = true
	}
	return given
}

// placeBefore reads how many of a list stand right before token i, "first two", "dua pertama", "zadnje dvije", and whether they are its last.
func (l *line) placeBefore(i int) (n int, last, ok bool) {
	for k := i - 1; k >= 0 && i-k < 5 && !l.is(k, ",") && !l.is(k, ";"); k-- {
		t := l.toks[k]
		switch {
		case firstPlaces.Has(t.Fold):
			ok = true
		case lastPlaces.Has(t.Fold):
			ok, last = true, true
		case n == 0 && t.Kind == lexicon.Digits && len(t.Text) < 3:
			n, _ = strconv.Atoi(t.Text)
		case n == 0 && t.Kind == lexicon.Word:
			n = howMany[t.Fold]
		}
	}
	return max(n, 1), last, ok
}

// Words for the place in a list, and how many stand there.
var (
	firstPlaces = lexicon.Set("first pertama prvi prva prvo prve ersten erste")
	lastPlaces  = lexicon.Set("last terakhir zadnji zadnja zadnje posljednji posljednja posljednje letzten letzte")
	howMany     = map[string]int{"two": 2, "three": 3, "four": 4, "five": 5, "dua": 2, "tiga": 3, "empat": 4, "lima": 5, "dva": 2, "dvije": 2, "dvoje": 2, "dvojica": 2, "tri": 3, "troje": 3, "trojica": 3,
		"cetiri": 4, "cetvero": 4, "pet": 5, "zwei": 2, "drei": 3, "vier": 4, "beiden": 2}
)

// exchange lets the new players of a sentence take the places of as many known ones whom it names, where a word of it is about an exchange
// or about their places, whatever its verb is: "Nora Pike is taking Callum's spot", "Jatah Gendis buat Wulan Sari".
func (s *story) exchange(l *line, mentions []mention, spoken []*character) {
	var old, come []*character
	for _, m := range mentions {
		if r := s.row(m.c); !m.several && r.Line != l.number && !slices.Contains(old, m.c) {
			old = append(old, m.c)
		}
	}
	for _, c := range spoken {
		if r := s.row(c); r.Line == l.number && r.Replaces == 0 && !r.Skip && !slices.Contains(come, c) {
			come = append(come, c)
		}
	}
	if len(old) == 0 && s.gone != nil {
		old = []*character{s.gone}
	} else if len(old) == 0 && len(s.spokenBefore) == 1 {
		old = s.spokenBefore // "Mihael leži s gripom. Mijenja ga Marko Lesar"
	}
	if len(come) == 0 || len(come) != len(old) || !s.exchanges(l, mentions) && !(len(old) == 1 && s.follows(l, mentions, come[0])) {
		return
	}
	for i, c := range come {
		if s.row(old[i]).ReplacedBy == 0 {
			s.succeed(old[i], c, l)
		}
	}
}

// follows reports whether a word for what follows from it, or an arrow, leads from a known player to the new one of a sentence: "Raka bentrok les, jadi
// Bima Sena (5) yg berangkat", "Ivo -> Karlo Zec 3.c", or one that denies leads to him from the new one: "jadinya Bima Sena, bukan Raka".
func (s *story) follows(l *line, mentions []mention, c *character) bool {
	if len(mentions) == 0 {
		return false
	}
	if last := mentions[len(mentions)-1]; last.from > 0 && s.row(last.c).Line != l.number {
		before := l.toks[last.from-1]
		ends := last.to >= len(l.toks) || l.parts(last.to) || l.toks[last.to].Sense&lexicon.Polite != 0
		if lexicon.IsOneOf(before.Fold, "bukan bkn not ne nicht") || before.Fold == "for" && ends && last.from > 1 && (l.parts(last.from-2) || l.toks[last.from-2].Role.IsFact()) {
			return true // "Sam Lake (Y6) for Finn please"
		}
	}
	first, after := s.wordsOf(s.row(c).Entrant.Name)[0], mentions[0].to
	if after+1 < len(l.toks) && arrow().MatchString(l.source[l.toks[after-1].End:l.toks[after+1].End]) {
		return true
	}
	for k := after; k < len(l.toks) && l.toks[k].Fold != first; k++ {
		if lexicon.IsOneOf(l.toks[k].Fold, "so jadi maka makanya pa zato stoga deshalb daher instead") && k > after {
			return true
		}
	}
	return false
}

// arrow leads from one player to another.
var arrow = lexicon.Pattern(`^\s*(?:[-=–]+>|→|➡|⇒)`)

// stepsIn lets a known player, a reserve, take the place of the one named before him, where a word for what follows from it leads to his name:
// "Ruben kena cacar air, jadi Samuel yang maju".
func (s *story) stepsIn(l *line, mentions []mention) {
	n := len(mentions)
	if n < 2 {
		return
	}
	old, come := mentions[n-2], mentions[n-1]
	if ends := come.to >= len(l.toks) || l.parts(come.to) || l.is(come.to, "."); old.c != come.c && come.from > 1 && ends && lexicon.IsOneOf(l.toks[come.from-1].Fold, "just only samo cuma hanya nur") && lexicon.IsOneOf(l.toks[come.from-2].Fold, "so jadi pa dakle also") {
		s.withdraw(old.c, l) // "Pippa's got ballet so just Scarlett"
		return
	}
	if old.c == come.c || old.several || come.several || come.from == 0 || !lexicon.IsOneOf(l.toks[come.from-1].Fold, "jadi maka so pa zato stoga daher deshalb") || !s.row(come.c).doubts(DoubtPlaying) {
		return
	}
	s.succeed(old.c, come.c, l)
	s.confirm(come.c, l)
}

// exchanges reports whether a sentence is about an exchange of players: by a verb, or by the place of somebody known.
func (s *story) exchanges(l *line, mentions []mention) bool {
	for i, t := range l.toks {
		if l.isArrow(i) && slices.ContainsFunc(mentions, func(m mention) bool { return m.to <= i }) {
			return true // "Bima → Panji (kelas 5)"
		}
		if t.Kind != lexicon.Word || t.Role == lexicon.RoleName || t.Role.IsFact() {
			continue
		}
		if lexicon.IsExchange(t.Fold) {
			return true
		}
		owned := i > 0 && lexicon.IsOneOf(l.toks[i-1].Fold, "his her their njegovo njezino njihovo njegovom njezinom seinen seine ihren ihre deren") || strings.HasSuffix(t.Fold, "nya")
		owned = owned || slices.ContainsFunc(mentions, func(m mention) bool { return m.to <= i && i-m.to < 2 || m.from > i && m.from-i < 3 })
		if lexicon.IsSeat(t.Fold) && owned {
			return true
		}
	}
	return false
}

// isArrow reports whether an arrow ends at token i: "→", "➡️", "-->", "=>".
func (l *line) isArrow(i int) bool {
	if l.toks[i].Kind == lexicon.Pict {
		return strings.ContainsAny(l.toks[i].Text, "→➡⇒➔➜⟶👉▶")
	}
	return l.is(i, ">") && i > 0 && l.glued(i) && (l.is(i-1, "-") || l.is(i-1, "="))
}

// requestEnd is the question mark of a sentence that asks somebody to do something with the list, which says it as a statement does: "Could you
// swap Kit for Sian Powell?" It is 0 for any other.
func (l *line) requestEnd() int {
	end := len(l.toks)
	for end > 0 && (l.toks[end-1].Kind == lexicon.Pict || l.toks[end-1].Kind == lexicon.Sign && l.toks[end-1].Text != "?") {
		end--
	}
	if end < 3 || l.toks[end-1].Text != "?" {
		return 0
	}
	asks, acts := -1, false
	for i, t := range l.toks[:end-1] {
		switch {
		case t.Kind != lexicon.Word || t.IsCapital() && i > 0:
		case asks < 0 && requestWords.Has(t.Fold) && l.opensRequest(i):
			asks = i
		case tellWords.Has(t.Fold):
			return 0
		case asks >= 0:
			acts = acts || t.Sense&(lexicon.SignUp|lexicon.Mend|lexicon.Replaces) != 0 || lexicon.IsExchange(t.Fold) || actWords.Has(t.Fold)
		}
	}
	if !acts {
		return 0
	}
	return end - 1
}

// opensRequest reports whether nothing but greetings, names of who is spoken to and signs stands before token i.
func (l *line) opensRequest(i int) bool {
	for k := range l.toks[:i] {
		if t := l.toks[k]; t.Kind == lexicon.Word && t.Sense&(lexicon.Polite|lexicon.Honorific|lexicon.Mend) == 0 && !l.parts(k+1) {
			return false
		}
	}
	return true
}

// Words of requests: those that ask, those of what is to be done, and those by which only an answer is asked for.
var (
	requestWords = lexicon.Set("can could would will may bisa bisakah boleh bolehkah minta mozete mozes moze biste bismo mogli mozemo mogu konnten konnte kannst konnt wurden")
	actWords     = lexicon.Set("move amend correct fix remove delete take scratch withdraw rename switch pindah dipindah dipindahkan diubah ubah dirubah hapus dihapus coret dicoret masukkan dimasukkan dimasukin dicatat diperbaiki upisati upisete promijeniti promijenite ispraviti ispravite brisati obrisati maknuti maknete dodati dodate prijaviti premjestiti streichen andern eintragen aufnehmen tauschen")
	tellWords    = lexicon.Set("tell know check confirm whether if see ask kabari kabarkan cek apakah apa sudah reci recite javiti javite provjeriti provjerite zanima jeli sagen prufen ob wann wo when where how what")
)
