package roster

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// story is the reading of messages, mails and lists: its messages are read in their order, and what a later line says of a
// player is tied to him.
type story struct {
	o        Options
	lang     string
	rated    bool // bare numbers of four digits are ratings
	days     dayOrder
	shapes   map[int]shapedItem   // of the lines whose class their shape tells
	marked   map[int]string       // lines that explain a mark behind entries: "*) cadangan"
	paired   map[string]swiss.Sex // words of pairs that tell boys from girls
	legend   map[string]swiss.Sex // letters and signs that the document explains
	steps    int
	rows     []Row
	known    []*character
	used     map[int]bool // lines that speak of a player
	authors  map[string]bool
	capitals map[string]bool // authors all of whose names begin with capitals
	host     string          // who invites: what he writes enters nobody

	author   string
	mail     bool                 // what is read is no message of a chat
	place    int                  // of the message that is read
	heads    []heading            // that hold for the lines below, the widest first
	subject  []*character         // of whom the last line spoke
	current  []*character         // who were entered in this message
	gone     *character           // who was withdrawn last in this message
	form     *character           // a player of a form, a field a line
	formPart Field                // the part of his name that is known: the given name or the surname
	notes    bool                 // below a heading of remarks: nobody is entered
	foot     bool                 // below a signature
	clubKeys map[string]string    // of schools, as they are compared
	keys     map[string]Section   // the sections by their names as they are compared
	sexes    map[string]swiss.Sex // the words by which the sections tell boys from girls
	repeated map[string]bool      // fields behind names that come again, as those of a club do
	clubs    int                  // headings of schools in this message
	groups   int                  // headings of groups in this message
	items    int                  // numbered entries of this message
	tail     int                  // how many were entered when the last heading of a school was read
	folded   map[string][]string  // the words of names
	mending  bool                 // below a line that heads corrections
	list     bool                 // in lines that begin with a name each
	accounts []account            // of the sentences read, for the audit

	announced    int            // the line of the sentence before, where it signs up and names nobody: "Can I put my two down?"
	announcedKin *lexicon.Token // its word for a brother or sister
	candidate    *person        // of whom a question asks whether he may play, nothing else being known of him
	corrects     bool           // the last sentence about a player says that something is wrong, and the next what is right
	questions    []*line        // of the host, which whoever writes next may confirm
	topic        topic          // of the message before
	denied       *character     // a word of whose name the sentence before denies
	classmate    bool           // a sentence of this message speaks of one of the same class

	askedOf      Entrant             // what a question said that named nobody: "anak saya kelas 2 boleh?"
	spokenBefore []*character        // of whom the sentence before the last one spoke
	signed       string              // the school of a mail's signature
	boards       bool                // the numbers of entries are boards of teams
	traded       bool                // the last sentence let two players change their boards
	groupMark    string              // the sign in which the last heading of a group stood
	parents      map[string][]string // by what parents are called who write: the words of it
	boysGirls    bool                // the letters b and g alone in a field are boys and girls
	said         map[string]*saidBefore
}

// character is a player of a story.
type character struct {
	row    int // of story.rows
	author string
	number int // in the list of his message
	place  int // of his message
	group  int // the part of the list under whose heading he stands, from 1

	confirmed int // line that says last that he comes

	clubless bool // a sentence says the school of another, and none of him
}

// heading is what a line says for those below it.
type heading struct {
	role lexicon.Role // RoleClub, RoleGroup (with sex and level), RoleClass
	e    Entrant

	brief   bool // it stands in a sentence, and holds for the list right below
	entered int  // how many players stood above it
	l       *line
}

// newStory is a document in a language of which nothing was read yet.
func newStory(o Options, lang string) *story {
	return &story{o: o, lang: lang, said: map[string]*saidBefore{}, used: map[int]bool{}, authors: map[string]bool{}, capitals: map[string]bool{}}
}

// readStory reads a document of messages.
func readStory(text string, o Options) ([]Row, error) {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	s := newStory(o, lexicon.Language(text))
	s.rated, s.days, s.paired, s.legend = isRated(text), daysSaid(lines), pairedIn(text), lexicon.Legends(lines)
	if !s.rated {
		s.shapes = shapesIn(lines)
	}
	s.marked = marksBelow(lines)
	s.boysGirls = letterB().MatchString(text) && letterG().MatchString(text)
	messages := messagesOf(lines)
	for _, m := range messages {
		if m.author != "" {
			s.authors[m.author] = true
		}
	}
	s.host, s.repeated = hostOf(messages), repeatedFields(messages)
	for i := range messages {
		if len(s.rows) > MaxRows {
			return nil, &TooManyError{messages[i].lines[0].number, "rows", MaxRows}
		}
		if i > 0 && messages[i].isAnswered(&messages[i-1]) {
			messages[i].quoted, messages[i].lines = append(messages[i].lines, messages[i].quoted...), nil
			messages[i].subject = messages[i-1].subject
		}
		s.message(&messages[i], i)
	}
	s.quotations(messages)
	s.footnotes(lines)
	s.audit()
	s.askClubs(lines)
	for i, line := range lines {
		if !s.used[i+1] && strings.TrimSpace(line) != "" {
			s.rows = append(s.rows, Row{Line: i + 1, Source: bounded(line), Skip: true, Doubts: []Doubt{{Kind: DoubtName}}})
		}
	}
	slices.SortStableFunc(s.rows, func(a, b Row) int { return cmp.Compare(a.Line, b.Line) })
	return s.rows, nil
}

// The letters for boys and girls, alone in a field.
var (
	letterB = lexicon.Pattern(`(?im)[,/|(–-]\s*b\s*(?:[,/|)–-]|$)`)
	letterG = lexicon.Pattern(`(?im)[,/|(–-]\s*g\s*(?:[,/|)–-]|$)`)
)

// quotations asks about whole names with a fact of their own that stand in quoted mails alone: who answers a mail repeats what is known.
func (s *story) quotations(messages []message) {
	for i := range messages {
		s.author, s.foot, s.current = messages[i].author, false, nil
		for _, t := range messages[i].quoted {
			if !s.isNobodys(strings.TrimSpace(t.text())) {
				s.lost(t)
			}
		}
	}
}

// letterSexes takes b and g alone in a field for boys and girls, where an English text has both: "Farrah Qureshi, Yr6, g".
func (s *story) letterSexes(l *line) {
	for i := range l.toks {
		if sex := s.paired[l.toks[i].Fold]; sex != 0 && l.listed && i > 0 && l.parts(i-1) && l.parts(i+1) && l.toks[i].Role != lexicon.RoleSex {
			l.drop(i)
			l.take(fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: sex}) // "• Ajka Bešić, učenica"
			continue
		}
		if s.boysGirls && s.lang == "en" && l.isWord(i) && i > 0 && l.parts(i-1) && l.parts(i+1) && lexicon.IsOneOf(l.toks[i].Fold, "b g") {
			l.take(fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: map[string]swiss.Sex{"b": maleSex, "g": femaleSex}[l.toks[i].Fold]})
		}
	}
}

// addressed takes a word by which a grown-up is addressed for a sex, where it is a field of its own behind the name of an entry: "Zdenka Kušan,
// gđa, 1290", "(Mrs)".
func (l *line) addressed() {
	for i := 1; i < len(l.toks) && l.listed; i++ {
		sex := addressedAs[l.toks[i].Fold]
		if to := i + 1; sex != 0 && l.toks[i].Kind == lexicon.Word && l.parts(i-1) && (l.parts(to) || l.isLeader(to) || l.is(to, ".") && l.edge(to+1)) && l.nameBefore(i) {
			l.drop(i)
			l.take(fact{role: lexicon.RoleSex, from: i, to: to, sex: sex})
		}
	}
}

// addressedAs are the words by which men and women are addressed.
var addressedAs = map[string]swiss.Sex{"gda": femaleSex, "gospoda": femaleSex, "gospodja": femaleSex, "gospa": femaleSex, "gdica": femaleSex, "gospodica": femaleSex, "gospodin": maleSex, "gosp": maleSex,
	"mrs": femaleSex, "ms": femaleSex, "miss": femaleSex, "mr": maleSex, "frau": femaleSex, "herr": maleSex, "dame": femaleSex, "bu": femaleSex, "ibu": femaleSex, "bapak": maleSex, "pak": maleSex}

// quotedMail ends the line above a quoted mail.
var quotedMail = lexicon.Pattern(`(?im)(?:wrote|napisao(?:/la)?(?: je)?|napisala(?: je)?|menulis|schrieb)\s*:?\s*$|^>.*(?:wrote|napisao|napisala|menulis|schrieb).*:\s*$`)

// repeatedFields finds what stands behind a comma in several lines, in words with capitals, and begins none: the club of those who
// stand before it.
func repeatedFields(messages []message) map[string]bool {
	count, first := map[string]int{}, map[string]bool{}
	for _, m := range messages {
		for _, t := range m.lines {
			fields := strings.Split(t.text(), ",")
			for i, f := range fields {
				f = strings.TrimSpace(f)
				switch key := lexicon.Fold(f); {
				case i == 0:
					first[lexicon.Fold(strings.TrimLeft(f, "0123456789.)-•* "))] = true
				case countWords(f) > 1 && isCapitalised(f):
					count[key]++
				}
			}
		}
	}
	repeated := map[string]bool{}
	for key, n := range count {
		repeated[key] = n > 1 && !first[key]
	}
	return repeated
}

// isCapitalised reports whether a text is words with capitals, particles aside, and nothing else.
func isCapitalised(text string) bool {
	toks := lexicon.Tokens(text, 0, "")
	capitals := 0
	for _, t := range toks {
		switch {
		case t.Kind == lexicon.Digits, t.Kind == lexicon.Sign && t.Fold != "." && t.Fold != "-":
			return false
		case t.IsCapital():
			capitals++
		case t.Kind == lexicon.Word && t.Sense&lexicon.Particle == 0:
			return false
		}
	}
	return capitals > 0
}

// named finds the section that a text names.
func (s *story) named(text string) (Section, bool) {
	if s.keys == nil {
		s.keys = map[string]Section{}
		for _, sec := range s.o.Sections {
			s.keys[groupKey(sec.Name)] = sec
			if short, _, ok := strings.Cut(sec.Name, " ("); ok {
				s.keys[groupKey(short)] = sec // "Juniors (Years 2-4)"
			}
		}
	}
	if len(s.keys) == 0 || text == "" {
		return Section{}, false
	}
	sec, ok := s.keys[groupKey(text)]
	return sec, ok
}

// isRated reports whether bare numbers of four digits are ratings: several of them can be no year of birth.
func isRated(text string) bool {
	ratings, all := 0, 0
	toks := lexicon.Tokens(text, 0, "")
	for i, t := range toks {
		if t.Kind != lexicon.Digits || len(t.Text) != 4 || i > 0 && toks[i-1].Kind == lexicon.Sign && strings.Contains("/.-", toks[i-1].Fold) && !toks[i].Spaced {
			continue
		}
		if long := func(k int) bool {
			return k >= 0 && k < len(toks) && toks[k].Kind == lexicon.Digits && len(toks[k].Text) > 2
		}; t.Text[0] == '0' || long(i-1) || long(i+1) {
			continue // of a telephone number
		}
		all++
		if t.Text >= "1000" && t.Text < "1915" || t.Text > "2030" && t.Text < "2900" {
			ratings++
		}
	}
	return ratings >= 3 && ratings*4 >= all
}

// hostOf finds who invites to a chat: his message names what is to be written, or the sections, and enters nobody.
func hostOf(messages []message) string {
	authors := map[string]bool{}
	for _, m := range messages {
		authors[m.author] = m.author != ""
	}
	if len(authors) < 4 {
		return ""
	}
	first, enters := 0, map[string]bool{}
	for _, m := range messages {
		if enters[m.author] = enters[m.author] || m.isList(); m.author == "" || m.mail || len(m.lines) == 0 || enters[m.author] || m.lines[0].isNotice() {
			continue // who enters a list and puts it right later is no host; the last is a notice of the messenger
		}
		if first++; first > 3 {
			return ""
		}
		n, more := 0, 0
		for _, l := range m.lines {
			for w := range fieldsOf(strings.NewReplacer(",", " ", ":", " ", "/", " ", "(", " ", ")", " ").Replace(l.text())) {
				stem := strings.TrimSuffix(w, "nya")
				if hostWords.Has(w) || hostWords.Has(stem) {
					n++
				}
				if askWords.Has(w) || askWords.Has(stem) {
					more++
				}
			}
		}
		if n >= 2 || first <= 2 && n+more >= 3 {
			return m.author
		}
	}
	return ""
}

// isNotice reports whether a line says what the messenger itself says of a group, which some write in the name of the group.
func (t textLine) isNotice() bool { return messengerWords().MatchString(t.text()) }

// messengerWords are what a messenger says of a group that comes to be.
var messengerWords = lexicon.Pattern(`(?i)end-to-end|ujung ke ujung|s kraja na kraj|(?:membuat|created|erstellt)\b.*\b(?:gru[pb]|group)|(?:stvori|kreira|osnova)(?:o|la) (?:je )?grupu|gruppe.*erstellt|^.{0,40}(?:menambahkan anda|added you|doda(?:o|la) (?:je )?(?:vas|te)|hat dich hinzugef)`)

// askWords are further words of the first message of a chat that asks for entries.
var askWords = lexicon.Set(`silakan silahkan tulis kirim peserta lomba turnamen kelas jk batas dilaksanakan daftarkan mengirim sekolah molim prijave trebam skupljam ime godište godina razred spol klub skupine grupe natjecanje prvenstvo turnir
	send names kindly respected reply child children name date birth class school enter tournament grade rating dates boy girl`)

// isList reports whether a message enters a list of its own: two of its lines have a number before a name.
func (m *message) isList() bool {
	n := 0
	for _, l := range m.lines {
		text := strings.TrimLeft(l.text(), " \t*-•")
		rest := strings.TrimLeft(text, "0123456789")
		if name := strings.TrimLeft(rest, ".) "); rest != text && name != rest && strings.IndexFunc(name, unicode.IsUpper) == 0 {
			n++
		}
	}
	return n >= 2
}

// hostWords are what invitations say.
var hostWords = lexicon.Set(`kelompok format pendaftaran dibuka kategori mohon ditulis nama lengkap tanggal lahir prijave prijava kategorije kategorija napišite kotizacija rođenja datum prezime post entries sections section please registration open
	anmeldung inscripciones iscrizioni inscriptions`)

// message reads what one person wrote.
func (s *story) message(m *message, place int) {
	s.place, s.mail, s.denied, s.classmate = place, m.mail, nil, false
	defer s.ask(m, place)
	s.author, s.heads, s.subject, s.current, s.gone, s.form, s.spokenBefore = m.author, nil, nil, nil, nil, nil, nil
	s.askedOf, s.announced, s.candidate, s.corrects = Entrant{}, 0, nil, false
	s.notes, s.foot, s.mending, s.list, s.items, s.tail, s.clubs, s.groups, s.signed, s.groupMark = false, false, false, false, 0, 0, 0, 0, "", ""
	if m.author != "" && m.author == s.host && !s.hostLists(m) {
		s.questions = nil
		for i, t := range m.lines {
			if s.hostEnters(t) {
				s.lines(m, i)
				s.close(place)
				return
			}
			s.hostAsks(t)
			s.hostSettles(t, place)
			if len(s.known) > 0 && !s.isNobodys(strings.TrimSpace(t.text())) {
				s.lost(t) // he invites and repeats; who is new there is asked
			}
		}
		return
	}
	s.confirmed(m)
	s.lines(m, 0)
	s.close(place)
}

// lines reads the lines of a message from the first-th on.
func (s *story) lines(m *message, first int) {
	for i := first; i < len(m.lines); i++ {
		t := m.lines[i]
		if m.mail && isMailEnd(t.text()) {
			s.signed = s.clubAmong(m.lines[i+1:])
			break
		}
		if i > 0 && isSigned(m.lines[i-1].text(), t.text()) {
			continue
		}
		var below *textLine
		if i+1 < len(m.lines) {
			below = &m.lines[i+1]
		}
		if i == 0 || strings.TrimSpace(m.lines[i-1].text()) == "" {
			s.list = s.isList(m.lines[i:])
		}
		if s.line(t, below); len(s.rows) > MaxRows {
			return
		}
	}
}

// saidBefore is what somebody said of his child before he named it: "kalau kelas 2 sudah boleh ikut belum? Anak saya di SDIT Cendekia".
type saidBefore struct {
	e     Entrant
	l     *line
	place int // of the message
}

// remember keeps what a sentence says that names nobody, of somebody who has entered nobody yet.
func (s *story) remember(l *line) {
	if len(s.current) > 0 {
		return
	}
	if e := s.factsOf(l); l.hasFact(lexicon.RoleClass) && !l.isGuessed(lexicon.RoleClass) || e.Club != "" {
		s.rememberAs(e, l)
	}
}

// rememberAs keeps facts of somebody whom nobody has named yet.
func (s *story) rememberAs(e Entrant, l *line) {
	if s.author == "" || s.author == s.host || len(s.lastEntered()) > 0 {
		return
	}
	if s.said[s.author] == nil {
		s.said[s.author] = &saidBefore{l: l, place: s.place}
	}
	s.said[s.author].e.lack(Entrant{Class: e.Class, ClassText: e.ClassText, Club: e.Club})
}

// isGuessed reports whether a fact of a role is no more than a guess.
func (l *line) isGuessed(r lexicon.Role) bool {
	return slices.ContainsFunc(l.facts, func(f fact) bool { return f.role == r && f.guess })
}

// recall gives it to the first child whom he names in a later message, the school to all of them.
func (s *story) recall() {
	before := s.said[s.author]
	if before == nil || len(s.current) == 0 {
		return
	}
	for _, c := range s.current {
		e := Entrant{Club: before.e.Club}
		if len(s.current) == 1 {
			e = before.e
		}
		if before.place < s.place {
			s.fillIn(c, e, before.l)
		}
	}
	delete(s.said, s.author)
}

// close ends a message.
func (s *story) close(place int) {
	s.recall()
	for _, h := range s.heads {
		if len(s.current) == 0 && h.l != nil && (h.e.Class > 0 || h.e.Club != "") {
			s.rememberAs(h.e, h.l)
		}
	}
	for _, c := range s.current {
		c.place = place
	}
	s.closeMessage()
}

// hostLists reports whether the host sends a list of players whom nobody knows yet, for somebody else: most lines that name somebody name
// no known one, and say something of him.
func (s *story) hostLists(m *message) bool {
	if len(s.known) == 0 {
		return false // an example
	}
	fresh, known := 0, 0
	for _, t := range m.lines {
		l := s.scan(t.source, t.number, t.at)
		switch {
		case len(l.toks) == 0 || s.isNobodys(strings.TrimSpace(t.text())):
		case len(s.mentions(l)) > 0:
			known++
		case slices.ContainsFunc(s.runs(l), func(r nameRun) bool {
			return l.describesOne() && !r.weak && !r.adult && countWords(r.text) > 1 && l.opens(r.from)
		}):
			fresh++
		}
	}
	return fresh >= 2 && fresh > known
}

// hostEnters reports whether the host enters players of his own: a line behind the first entries of others that names a school or says that
// they are his, and nobody who is known.
func (s *story) hostEnters(t textLine) bool {
	if len(s.known) == 0 || s.isNobodys(strings.TrimSpace(t.text())) {
		return false
	}
	l := s.scan(t.source, t.number, t.at)
	own := slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "saya kami mine our my own mojih mojih moji moje nasi nase nasih unsere meine")
	})
	runs := s.runs(l)
	if !own && !l.hasFact(lexicon.RoleClub) || l.endsAsking() || len(s.mentions(l)) > 0 || l.isAlarming(false) || len(runs) == 0 {
		return false
	}
	return slices.ContainsFunc(runs, func(r nameRun) bool { return !r.weak && !r.adult && countWords(r.text) > 1 && s.isTold(l, r.to) })
}

// hostAsks keeps a question of the host about known players: "Mikael putra, Ruth putri ya?"
func (s *story) hostAsks(t textLine) {
	for _, end := range sentences(s.scan(t.source, t.number, t.at)) {
		text := strings.TrimRight(t.source[:end[1]], "? ")
		if text == strings.TrimRight(t.source[:end[1]], " ") || len(text) <= end[0] { // "?" alone
			continue
		}
		if l := s.scan(text, t.number, end[0]); l.describesOne() {
			s.questions = append(s.questions, l)
		}
	}
}

// hostSettles takes the sex that the host says for the one player of the message before, of whom nobody told it: "boleh bu, putri ya".
func (s *story) hostSettles(t textLine, place int) {
	l := s.scan(t.source, t.number, t.at)
	if len(s.known) == 0 || l.endsAsking() || len(s.mentions(l)) > 0 {
		return
	}
	c := s.known[len(s.known)-1]
	if c.place != place-1 || len(s.listOf(c)) > 1 || s.row(c).Entrant.Sex != 0 {
		return
	}
	if sex := s.sexSaid(l); sex != 0 {
		s.fillIn(c, Entrant{Sex: sex}, l)
	}
}

// sexSaid is the one sex that a line says of nobody by name, by a word for it or by a section that it names: "Boleh bu. Berarti masuk Putri SD/MI". It
// is 0 for none or both.
func (s *story) sexSaid(l *line) swiss.Sex {
	sexes := map[swiss.Sex]bool{}
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleSex {
			sexes[f.sex] = true
		}
	}
	for name := range s.sectionsNamed(l) {
		sec, _ := s.named(name)
		sexes[sec.Sex] = true
	}
	for _, t := range l.toks {
		if sex, said := s.sexWord(t); said && len(sexes) == 0 && t.Runes() > 2 {
			sexes[sex] = true // "oke, berarti SMA putri"
		}
	}
	for sex := range sexes {
		if len(sexes) == 1 {
			return sex
		}
	}
	return 0
}

// confirmed reads the questions of the host as said by who answers yes to them.
func (s *story) confirmed(m *message) {
	asked := s.questions
	s.questions = nil
	if m.author == "" || len(m.lines) == 0 {
		return
	}
	toks := lexicon.Tokens(m.lines[0].text(), 0, s.lang)
	if len(toks) == 0 || !yesWords.Has(toks[0].Fold) {
		return
	}
	for _, l := range asked {
		known := s.mentions(l)
		for i := range l.facts {
			if f := &l.facts[i]; f.role == lexicon.RoleSex || f.role == lexicon.RoleClass || f.role == lexicon.RoleBirth {
				for _, m := range l.askedAbout(f, known) {
					p := &person{}
					l.fillFact(p, i)
					s.tell(m.c, p.entrant, l)
				}
			}
		}
	}
}

// askedAbout are the players named before a fact and behind the one of its kind before it: "Umar putra ya, Vivi Winda putri?"
func (l *line) askedAbout(f *fact, known []mention) []mention {
	from := 0
	for i := range l.facts {
		if o := &l.facts[i]; o.role == f.role && o.to <= f.from {
			from = max(from, o.to)
		}
	}
	var list []mention
	for _, m := range known {
		if m.from >= from && m.to <= f.from && !m.several {
			list = append(list, m)
		}
	}
	return list
}

// yesWords begin an answer that confirms a question.
var yesWords = lexicon.Set("betul bener benar iya ya inggih nggih leres yes yep yeah yup correct right exactly da tako tocno ja genau stimmt richtig")

// clubAmong is the school that stands on one of the lines below a mail by itself, or before its address.
func (s *story) clubAmong(lines []textLine) string {
	for _, t := range lines {
		l := s.scan(t.source, t.number, t.at)
		for i := range l.facts {
			if f := &l.facts[i]; f.role == lexicon.RoleClub && f.from == 0 && l.parts(f.to) && !f.guess {
				return f.text
			}
		}
	}
	return ""
}

// isSigned reports whether a line below one that closes a letter with a comma is nothing but a name: "Best regards,", "Mr Bram".
func isSigned(above, text string) bool {
	above = strings.TrimSpace(above)
	return strings.HasSuffix(above, ",") && isMailEnd(above) && countWords(text) < 5 && !strings.ContainsAny(text, "0123456789/;:(")
}

// isHeads reports whether a line only names what stands on those below it: "Name (Rating)".
func isHeads(text string) bool {
	cells := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("()/,;|–-", r) })
	name := false
	for _, cell := range cells {
		f := headField(strings.TrimSpace(cell))
		if name = name || f == Name; f == Ignored {
			return false
		}
	}
	return name && len(cells) > 1
}

// endsInColumns reports whether a line ends with what stands on those below it, three heads and more behind a colon: "Kolom: name – kelas/year –
// jenis kelamin – date of birth (if known)".
func endsInColumns(text string) bool {
	at := strings.LastIndexByte(text, ':')
	if at < 0 {
		return false
	}
	n, all := 0, 0
	for cell := range strings.FieldsFuncSeq(bracketed().ReplaceAllString(text[at+1:], ""), func(r rune) bool { return strings.ContainsRune(",;|–—/", r) }) {
		if all++; headField(strings.TrimSpace(cell)) != Ignored {
			n++
		}
	}
	return n > 2 && n+1 >= all
}

// bracketed is an explanation in brackets.
var bracketed = lexicon.Pattern(`\([^()]*\)`)

// shoutedWords are one to three words in capitals and nothing else.
var shoutedWords = lexicon.Pattern(`^\p{Lu}{2,}(?:\s+\p{Lu}{2,}){0,2}$`)

// isShoutedHead reports whether words in capitals head the first entry of a numbered list: "UPPER".
func isShoutedHead(text string, below *textLine) bool {
	if below == nil || !shoutedWords().MatchString(text) {
		return false
	}
	m := itemMark().FindStringSubmatch(below.text())
	return m != nil && m[1] == "1" && strings.ToUpper(m[3]) != m[3]
}

// isMailEnd reports whether a line closes a mail: what follows is a signature.
func isMailEnd(text string) bool {
	steps := 0
	l := line{source: text, steps: &steps, toks: lexicon.Tokens(text, 0, "")}
	words := 0
	for _, t := range l.toks {
		if t.Kind == lexicon.Word {
			words++
		}
	}
	if words == 0 || words > 5 {
		return false
	}
	_, to := l.phraseAt(0, lexicon.Closing)
	return to > 0 || lexicon.BeginsWith(text, lexicon.Signature)
}

// line reads one line of a message: as a heading, a field of a form, an entry, or sentences.
func (s *story) line(t textLine, below *textLine) {
	text := strings.TrimSpace(t.text())
	if len(text) > maxLine {
		return
	}
	if at := strings.Index(t.text(), ">"); at >= 0 && strings.HasPrefix(text, "> ") {
		t.at += at + 1 // in a chat it begins an item, and quotes nobody
		text = strings.TrimSpace(t.text())
	}
	if text == "" {
		s.form = nil
		if len(s.subject) > 0 {
			s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool { return h.brief })
		}
		return
	}
	if s.marked[t.number] != "" {
		return
	}
	if s.isNobodys(text) || len(s.legend) > 0 && lexicon.Legend(text) != nil {
		s.foot = s.foot || lexicon.BeginsWith(text, lexicon.Signature, lexicon.Copies)
		return
	}
	if s.struckThen(t) {
		return
	}
	if isHeads(text) || endsInColumns(text) || !s.isAfterthought(t, below) && s.heading(t, below) || s.part(t) || isShoutedHead(text, below) || s.headed(t, below) {
		return
	}
	if head, rest, ok := strings.Cut(t.text(), ":"); ok && s.form == nil && isNotesHead(head) && strings.TrimSpace(rest) != "" {
		t.at += len(head) + 1 // "Catatan: Zoya kelas 4 bukan 3" is a sentence, no field of a form
	}
	t.at += len(remarkMark().FindString(t.text()))
	l := s.scan(t.source, t.number, t.at)
	if s.field(l) {
		return
	}
	runs := s.runs(l)
	if s.list && !l.listed && len(runs) > 0 && l.opens(runs[0].from) && !l.hasTitle() && (l.describesOne() || l.hasFact(lexicon.RoleRating) || l.smallWords(runs) <= 1 || unratedWord().MatchString(text)) {
		l = s.scan(t.source, t.number, t.at)
		l.listed = true
		runs = s.runs(l)
	}
	if s.list && !l.listed && len(runs) == 0 && l.rated && l.hasFact(lexicon.RoleRating) {
		l.listed = true // "Frau Sabine Huber 1799"
		runs = s.runs(l)
	}
	if len(runs) == 0 && l.listed && l.describesOne() && !s.notes {
		runs = l.commonName()
	}
	if s.isDuty(l, runs) {
		defer func(before bool) { s.notes = before }(s.notes)
		s.notes = true // it speaks of players, and enters nobody
	}
	if l.listed || s.isEntry(l, runs) {
		s.items += map[bool]int{true: 1}[l.numbered]
		s.entry(l, runs)
	} else {
		for _, end := range sentences(l) {
			s.sentence(s.scan(t.source[:end[1]], t.number, end[0]))
		}
	}
	s.orphan(t)
	s.lost(t)
}

// isDuty reports whether a line below the numbered entries of a rated list names people by one word each, and tells nothing of a player: "vozači:
// Major i Laci", "dežurni za ploče su Drejo i Valter".
func (s *story) isDuty(l *line, runs []nameRun) bool {
	if s.items < 4 || !s.rated || l.listed || s.author != "" || l.hasFacts() || l.hasFact(lexicon.RoleRating) || len(runs) == 0 || s.says(l, lexicon.Additional) || l.toks[0].Kind == lexicon.Digits {
		return false
	}
	return !slices.ContainsFunc(runs, func(r nameRun) bool { return r.labelled || !isIncomplete(r.text) }) && !l.opens(runs[0].from)
}

// struckBefore is an entry between tildes with words behind it.
var struckBefore = lexicon.Pattern(`^(\s*(?:\d{1,3}[.)]\s*|[-•*]\s*)?~[^~]*\p{L}[^~]*~)\s*(?:[^\p{L}\p{N}]+\s*)?(\p{Lu}.*)$`)

// struckThen reads a line that strikes an entry out and names who comes instead: "~5. Tsania Rahma (2013)~ 👉 Tsabita Rahma (2013)".
func (s *story) struckThen(t textLine) bool {
	m := struckBefore().FindStringSubmatchIndex(t.text())
	if m == nil {
		return false
	}
	l := s.scan(t.source, t.number, t.at+m[4])
	if runs := s.runs(l); len(runs) == 0 || runs[0].weak || runs[0].adult || countWords(runs[0].text) < 2 && !l.describesOne() {
		return false
	}
	s.line(textLine{number: t.number, source: t.source[:t.at+m[3]], at: t.at}, nil)
	old := s.newcomer(nil)
	l.listed = true
	s.entry(l, s.runs(l))
	if c := s.newcomer(old); old != nil && c != nil && s.row(old).Withdrawn && s.row(c).Line == t.number {
		s.succeed(old, c, l)
	}
	return true
}

// isAfterthought reports whether a line ends a message that enters nobody, of somebody who entered one player last: "kelas 3 maksudnya"
// heads nothing.
func (s *story) isAfterthought(t textLine, below *textLine) bool {
	return s.author != "" && below == nil && len(s.current) == 0 && !strings.HasSuffix(strings.TrimSpace(t.text()), ":") && len(s.lastEntered()) == 1
}

// groupSign parts a section from its players where no colon does.
var groupSign = lexicon.Pattern(`\s*(?:→|➡️?|⇒|->|=>|=|>)\s*|\s+[-–—]\s+`)

// cutHead cuts a line behind its colon, or behind the section with which it begins: "Do 12 → Ana Kos, Ivo Kos". Cut is where the rest begins.
func (s *story) cutHead(text string) (head, rest string, cut int, ok bool) {
	if head, rest, ok = strings.Cut(text, ":"); ok {
		return head, rest, len(head) + 1, true
	}
	if m := groupSign().FindStringIndex(text); m != nil {
		if _, group := s.groupOf(text[:m[0]]); group {
			return text[:m[0]], text[m[1]:], m[1], true
		}
	}
	return text, "", len(text), false
}

// headed reads a line that has its heading before a colon: "niži - učenici: Adam Ćurković (3.), Borna Delić (4.)". It holds for
// the line alone.
func (s *story) headed(t textLine, below *textLine) bool {
	text := t.text()
	head, rest, cut, ok := s.cutHead(text)
	if (ok && strings.TrimSpace(rest) == "" || !ok && (endsInEntries().MatchString(text) || below != nil && itemMark().MatchString(below.text()))) && isNext(below) && s.clubSends(head) || s.clubOver(t, below) {
		return true
	}
	if !ok || strings.TrimSpace(rest) == "" || len(head) > 60 {
		return false
	}
	e, ok := s.groupOf(strings.Trim(head, "=*#_-–~•· "))
	if at := strings.LastIndex(head, ","); !ok && at > 0 {
		if school, whole := s.schoolOf(t, at); whole { // "OŠ Zrinskih, učenici: …"
			if e, ok = s.groupOf(head[at+1:]); ok {
				s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: school}})
			}
		}
	}
	l := s.scan(t.source, t.number, t.at+cut)
	runs := s.runs(l)
	if club, at, found := s.clubLeading(head, l, runs); !ok && found {
		s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: s.fullClub(club)}})
		t.at += at
		s.line(t, nil)
		return true
	}
	if m := fromBefore().FindStringSubmatch(head); !ok && m != nil && len(runs) > 1 && s.isUnknown(m[1]) {
		s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: s.fullClub(m[1])}})
		l.listed = true
		s.entry(l, runs)
		return true
	}
	if !ok && s.isClubBefore(head, l, runs) {
		s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: s.fullClub(strings.TrimSpace(head))}})
		l.listed = true
		s.entry(l, runs)
		return true
	}
	if !ok {
		return false
	}
	if len(runs) == 0 || !l.opens(runs[0].from) {
		return false
	}
	before := s.heads
	s.heads = append(slices.DeleteFunc(slices.Clone(before), func(h heading) bool { return h.role == lexicon.RoleGroup || h.role == lexicon.RoleSex }), heading{role: lexicon.RoleGroup, e: e})
	l.listed = true
	s.entry(l, runs)
	s.heads = before
	return true
}

// leadingName is words with capitals that others follow: a verb and a number, "Holy Trinity have three", or a class, "Beech Grove Year 4s".
var leadingName = lexicon.Pattern(`^\s*((?:St\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})\s+(?:((?:[Yy]ear|[Gg]rade|[Cc]lass|[Kk]elas|[Yy])\s?\d.*)|(?:\p{Ll}[\p{Ll}'’]*(?:\s+(?:\p{Ll}+|\d+)){0,3}))\s*$`)

// knownAlone is a name before a colon and nothing more.
var knownAlone = lexicon.Pattern(`^\s*(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})\s*$`)

// clubLeading is the school or club that no word tells as such, and that leads a line whose players each have a fact of their own. At is
// where the line goes on. One that is known leads one player too.
func (s *story) clubLeading(head string, l *line, runs []nameRun) (club string, at int, ok bool) {
	if s.author == "" || len(runs) == 0 {
		return "", 0, false
	}
	m := leadingName().FindStringSubmatchIndex(head)
	end := len(head) + 1
	if m == nil {
		if m = knownAlone().FindStringSubmatchIndex(head); m == nil || !s.isKnownClub(head[m[2]:m[3]]) {
			return "", 0, false
		}
	} else if m[4] >= 0 {
		end = m[4] // the class holds for those behind the colon
	}
	club = head[m[2]:m[3]]
	known := s.isKnownClub(club)
	if !s.isUnknown(club) || !s.isNoWord(club) || l.hasFact(lexicon.RoleClub) || !known && end == len(head)+1 && (len(runs) < 2 || l.certainFacts() < len(runs)) {
		return "", 0, false
	}
	return club, end, true
}

// clubSends reads a line that only says who enters those below it, by a name that no word tells as a school: "Dobra večer, Blatine
// prijavljuju". The name may be a part of that of who writes: "OŠ Blatine Damir".
func (s *story) clubSends(head string) bool {
	if at := strings.LastIndexAny(head, ",.!"); at >= 0 {
		head = head[at+1:]
	}
	m := leadingName().FindStringSubmatch(head)
	if m == nil || m[2] != "" || s.author == "" || !s.isUnknown(m[1]) || !s.isNoWord(m[1]) {
		return false
	}
	if !endsInEntries().MatchString(head) && !slices.ContainsFunc(lexicon.Tokens(head, 0, s.lang), func(t lexicon.Token) bool { return t.Sense&lexicon.SignUp != 0 && !t.IsCapital() }) {
		return false
	}
	club := s.fullClub(m[1])
	if at := strings.Index(s.author, m[1]); at > 0 && club == m[1] {
		if kind := strings.TrimSpace(s.author[:at]); schoolStart.Has(lexicon.Fold(kind)) || schoolUpper.Has(lexicon.Fold(kind)) {
			club = kind + " " + m[1]
		}
	}
	s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: club}})
	return true
}

// clubOver takes the one name of a line that says nothing of a player for the school of those below it, where these name none: "Scoil Naomh
// Ciarán are in:", "This is the team from Holy Cross:". The line ends with a colon, or the first of a list stands below it.
func (s *story) clubOver(t textLine, below *textLine) bool {
	text := strings.TrimSpace(t.text())
	if s.author == "" || !isNext(below) || strings.Contains(strings.TrimSuffix(text, ":"), ":") || strings.ContainsAny(text, "?@") {
		return false
	}
	l, next := s.scan(t.source, t.number, t.at), s.scan(below.source, below.number, below.at)
	first := s.runs(next)
	if amid := len(s.current) > 0 && s.row(s.current[len(s.current)-1]).Line == t.number-1; amid || l.listed {
		return false // a player of whom nothing more is said
	}
	if len(l.facts) > 0 || len(s.mentions(l)) > 0 || l.isTitle() || len(first) == 0 || !next.opens(first[0].from) || len(sentences(l)) > 1 && !strings.HasSuffix(text, ":") {
		return false
	}
	if !next.listed && !((strings.HasSuffix(text, ":") || l.signedUp) && next.describesOne()) {
		return false
	}
	club := s.onlyClub(l)
	if club == "" {
		return false
	}
	s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: s.fullClub(club)}})
	return true
}

// onlyClub is the one name of a heading that may be a school's, or the one of several that a word for where they come from leads to; "" for any
// other.
func (s *story) onlyClub(l *line) string {
	var led, bare []string
	for _, r := range l.runs() {
		if r.weak || r.adult || r.labelled || !s.isUnknown(r.text) || !s.isNoWord(r.text) || s.isOfAuthor(r.text) || l.isWeekday(r) || l.isNoName(r) || l.isTournament(r) || l.introduces(r) {
			continue
		}
		if s.lang == "hr" && !l.opens(r.from) && !l.parts(r.from-1) && l.toks[r.from-1].Fold != "za" {
			continue // "Evo ekipe Bijelih Lovaca", "naši iz Trnova": in another case than the first
		}
		club := r.text
		if r.to < len(l.toks) && entryWords.Has(l.toks[r.to].Fold) {
			club = strings.TrimSuffix(strings.TrimSuffix(club, "'s"), "’s") // "Oakhurst's players", but "Our Lady's are coming"
		}
		switch {
		case r.from > 0 && clubLeads.Has(l.toks[r.from-1].Fold), r.from > 0 && l.toks[r.from-1].Fold == "the" && countWords(club) > 1, r.to < len(l.toks) && entryWords.Has(l.toks[r.to].Fold):
			led = append(led, club)
		case countWords(club) > 1 || s.isKnownClub(club):
			bare = append(bare, club)
		}
	}
	switch {
	case len(led) == 1:
		return led[0]
	case len(led) == 0 && len(bare) == 1:
		return bare[0]
	}
	return ""
}

// isOfAuthor reports whether a name begins as that of who writes.
func (s *story) isOfAuthor(name string) bool {
	a, b := s.wordsOf(name), s.wordsOf(s.author)
	return len(a) > 0 && len(b) > 0 && a[0] == b[0]
}

// clubLeads stand before a school or club, and entryWords behind one that sends somebody.
var (
	clubLeads  = lexicon.Set("from for at of dari iz za aus von vom")
	entryWords = lexicon.Set("entries entry list lists team teams players children kids pupils names squad lot crew gang bunch group juniors ekipa igrači")
)

// endsInEntries is the end of a line that heads those of a school: "Willow Park entries".
var endsInEntries = lexicon.Pattern(`\s(?:entries|entry|players|prijave|prijava|igrači|peserta)\s*$`)

// fromBefore is a school before a colon that a preposition alone tells: "Names from Tower Road".
var fromBefore = lexicon.Pattern(`(?:^|\s)(?:[Ff]rom|[Dd]ari|[Ii]z|[Aa]us)\s+(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3})\s*$`)

// isUnknown reports whether a name is nobody's, no section's and says nothing of its own.
func (s *story) isUnknown(name string) bool {
	l := s.scan(name, 0, 0)
	_, section := s.named(name)
	return !section && !l.hasFacts() && !s.isPlayer(name) && !s.authors[name] && len(l.toks) > 0 && l.toks[0].Sense&(lexicon.Honorific|lexicon.GrownUp) == 0
}

// isClubBefore reports whether words with capitals before a colon are a school or club that no word tells: two players and more follow,
// each with a fact of his own. "Greenhill C of E: Ella Vance (5), Finn Waters (6)".
func (s *story) isClubBefore(head string, l *line, runs []nameRun) bool {
	if len(runs) < 2 || s.author == "" || s.isPlayer(strings.TrimSpace(head)) || s.authors[strings.TrimSpace(head)] || l.hasFact(lexicon.RoleClub) || !isCapitalised(strings.ReplaceAll(head, " of ", " ")) || countWords(head) > 6 {
		return false
	}
	return s.isNoWord(head) && l.certainFacts() >= len(runs)
}

// isNoWord reports whether no word of a text is a common one.
func (s *story) isNoWord(text string) bool {
	return !slices.ContainsFunc(lexicon.Tokens(text, 0, s.lang), func(t lexicon.Token) bool {
		return t.Kind == lexicon.Word && t.Fold != "of" && t.Sense&^(lexicon.AlsoName|lexicon.Particle|lexicon.Club) != 0
	})
}

// certainFacts counts the classes, days of birth and ratings of a line.
func (l *line) certainFacts() int {
	n := 0
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClass || f.role == lexicon.RoleBirth || f.role == lexicon.RoleRating {
			n++
		}
	}
	return n
}

// schoolOf reads the first bytes of a line that name a school and nobody.
func (s *story) schoolOf(t textLine, size int) (school string, ok bool) {
	l := s.scan(t.source[:t.at+size], t.number, t.at)
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleClub && !ok {
			school, ok = l.facts[i].text, true
		}
	}
	return school, ok && len(s.runs(l)) == 0
}

// commonName takes the capital words with which an entry begins for its name, where all of them are common words: "4. Li Na, girl". One
// word alone is asked.
func (l *line) commonName() []nameRun {
	from := 0
	for from < len(l.toks) && (l.toks[from].Kind == lexicon.Sign || l.toks[from].Role == lexicon.RoleNumber) {
		from++
	}
	to := from
	for to < len(l.toks) && l.toks[to].Kind == lexicon.Word && l.toks[to].IsCapital() && !l.toks[to].IsShouted() && lexicon.IsLatin(l.toks[to].Text) && (l.toks[to].Role == lexicon.RoleUnknown || l.toks[to].Role == lexicon.RoleAside) && l.toks[to].Sense&(lexicon.Category|lexicon.ClassLabel|lexicon.Honorific|lexicon.GrownUp|lexicon.Gone) == 0 {
		to++
	}
	if to == from || to-from > 4 || to < len(l.toks) && !l.parts(to) && !l.toks[to].Role.IsFact() && lexicon.IsLatin(l.toks[to].Text) {
		return nil
	}
	r := nameRun{from: from, to: to, text: l.text(from, to)}
	if to == from+1 {
		r.doubts = []Doubt{{Kind: DoubtName, Text: r.text}}
	}
	return []nameRun{r}
}

// isList reports whether the lines up to the next empty one are a list without numbers: most begin with a name and facts.
func (s *story) isList(lines []textLine) bool {
	entries, bare, all := 0, 0, 0
	for _, t := range lines[:min(len(lines), 400)] {
		if strings.TrimSpace(t.text()) == "" {
			break
		}
		all++
		l := s.scan(t.source, t.number, t.at)
		if runs := s.runs(l); len(runs) > 0 && l.opens(runs[0].from) && (l.describesOne() || l.hasFact(lexicon.RoleRating)) && len(sentences(l)) == 1 {
			entries++
		} else if s.author != "" && len(runs) == 1 && runs[0].to-runs[0].from > 1 && !runs[0].weak && runs[0].from == 0 && runs[0].to == len(l.toks) {
			bare++
		}
	}
	return entries >= 3 && entries*2 > all || bare >= 3 && (bare+entries)*2 > all
}

// isNobodys reports whether a line says nothing of players by its beginning: an example, a total, a signature.
func (s *story) isNobodys(text string) bool {
	if m := signedOn().FindStringSubmatch(text); m != nil && m[1] >= strconv.Itoa(s.o.Today.Year-1) {
		return true
	}
	if s.author == "" && (s.isContact(text) || numbersExplained().MatchString(text)) {
		return true
	}
	return lexicon.BeginsWith(text, lexicon.Example) && strings.ContainsAny(text, ":=/") || lexicon.BeginsWith(text, lexicon.Total, lexicon.Copies) || lexicon.BeginsWith(text, lexicon.Signature) && !strings.ContainsAny(text, "0123456789")
}

// isContact reports whether a line tells whom to call: a word for that begins it or stands before its number, and it says nothing of a player.
func (s *story) isContact(text string) bool {
	if !phoneNumber().MatchString(text) {
		return false
	}
	l := s.scan(text, 0, 0)
	if l.listed || l.hasFact(lexicon.RoleSex) || l.hasFact(lexicon.RoleBirth) || l.hasFact(lexicon.RoleRating) {
		return false
	}
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool {
		return contactWords.Has(t.Fold) || t.Sense&lexicon.GrownUp != 0 && !t.IsCapital()
	})
}

// phoneNumber is a number that is called: seven digits and more with nothing but signs between them.
var phoneNumber = lexicon.Pattern(`(?:\+|\b0)\d[\d ()/–-]{5,}\d`)

// numbersExplained says what the numbers of a list are: "(Zahl am Ende = Elo, Jg. = Jahrgang)".
var numbersExplained = lexicon.Pattern(`(?i)(?:zahl|zahlen|nummer|angka|nomor|broj|brojevi|brojka|number|numbers|figure|figures)[^=:]{0,30}(?:=|:| are | is | je | su | adalah )\s*(?:the |ihr |klupski |club )?(?:elo|dwz|rating|ratings|rejting|rejtinzi|ecf|grade|grades)\b`)

// contactWords lead to who is called.
var contactWords = lexicon.Set("kontakt kontak contact call ring text hubungi info informacije informasi fragen rückfragen upiti nazvati nazovite pemandu sopir supir driver vozač fahrer queries questions")

// signedOn is the place and day before a signature: "Pangkalsari, 17-11-2026".
var signedOn = lexicon.Pattern(`^\p{Lu}[\p{L} .'-]*,\s+(?:dana\s+|tanggal\s+|den\s+)?\d{1,2}[-./ ]+(?:\d{1,2}|\p{L}+)[-./ ]+(20\d\d)\.?(?:\s.*)?$`)

// scan finds the facts of a line, up to where its names are chosen.
func (s *story) scan(source string, number, at int) *line {
	l := &line{number: number, source: source, year: s.o.Today.Year, lang: s.lang, steps: &s.steps, rated: s.rated, days: s.days}
	l.struck = isStruck(source[at:])
	l.toks = lexicon.Tokens(source, at, s.lang)
	if len(l.toks) == 0 {
		return l
	}
	l.facts = make([]fact, 0, 8)
	l.listed = strings.HasPrefix(strings.TrimSpace(source[at:]), "* ") // elsewhere an asterisk makes letters bold
	if item, ok := s.shapes[number]; ok && at <= min(item.name, item.class.from) && len(source) >= max(item.to, item.class.to) {
		l.shaped(item)
	}
	s.explained(l)
	l.understand(nil)
	s.partTowns(l)
	l.bracketClasses()
	s.bracketClubs(l)
	s.clubsBehindClass(l)
	l.countedSexes()
	s.sectionNumbers(l)
	l.yearsAmongRatings()
	l.shortRatings()
	l.foundings()
	l.remarkedClubs()
	l.grandchildren()
	s.sexesOfKin(l)
	l.partsOfDays()
	s.letterSexes(l)
	l.addressed()
	for i := range l.facts {
		f := &l.facts[i]
		switch {
		case f.role == lexicon.RoleRating && f.n >= s.o.Today.Year-1 && f.n <= s.o.Today.Year+1 && l.hasTitle(),
			f.role == lexicon.RoleClass && f.guess && f.from > 0 && lexicon.IsOneOf(l.toks[f.from-1].Fold, "nomor no br broj number nr urut"),
			f.role == lexicon.RoleSex && f.to > f.from && s.lang != "id" && lexicon.IsOneOf(l.toks[f.from].Fold, "pa pi lk pr cewe cowo") && !l.toks[f.from].IsCapital(),
			f.role == lexicon.RoleSex && f.to == f.from+1 && l.toks[f.from].Kind == lexicon.Word && l.toks[f.from].Runes() == 1 && s.legend[l.toks[f.from].Fold] == 0 && lexicon.IsLatin(l.toks[f.from].Text) && !l.speaks(l.toks[f.from].Fold, f.from) && !l.parts(f.from-1):
			f.role, f.doubts = lexicon.RoleAside, nil
		}
	}
	return l
}

// explained takes the letters and signs of the document's legend for a sex, where they are a field of their own.
func (s *story) explained(l *line) {
	if len(s.legend) == 0 {
		return
	}
	for i, t := range l.toks {
		if sex := s.legend[t.Fold]; sex != 0 && t.Kind == lexicon.Word && i > 0 && (l.parts(i-1) && l.parts(i+1) || !lexicon.IsLatin(t.Text)) {
			l.take(fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: sex})
		}
	}
}

// countedSexes takes words for both sexes that numbers stand before, "dua laki-laki satu perempuan", for how many come: whose they
// are they do not say.
func (l *line) countedSexes() {
	var counted []int
	sexes := map[swiss.Sex]bool{}
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleSex || f.sex == 0 || f.from == 0 {
			continue
		}
		before := l.toks[f.from-1]
		if before.Role == lexicon.RoleClass && !l.facts[before.Fact-1].guess || l.toks[f.from].Runes() < 2 {
			continue
		}
		_, number := lexicon.NumberWords()[before.Fold]
		if n := len(counted); n > 0 && !l.onlyJoins(l.facts[counted[n-1]].to, f.from-1) {
			return
		}
		if number || before.Kind == lexicon.Digits && len(before.Text) < 3 || lexicon.IsOneOf(before.Fold, "a an jedan jedna jednu jednog dva dvije tri cetiri pet dvojica ein eine zwei drei") {
			counted, sexes[f.sex] = append(counted, i), true
		}
	}
	if len(sexes) < 2 {
		return
	}
	for _, i := range counted {
		f := &l.facts[i]
		l.drop(f.from - 1)
		f.role = lexicon.RoleAside
	}
}

// sectionNumbers takes the number of a section, "Group 2", for no class.
func (s *story) sectionNumbers(l *line) {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleClass || !f.guess || f.from == 0 || f.to != f.from+1 {
			continue
		}
		if _, ok := s.named(l.text(f.from-1, f.to)); ok {
			f.role, l.toks[f.from].Role = lexicon.RoleAside, lexicon.RoleAside
		}
	}
}

// shortRatings takes a number of three digits behind a class for a rating, where others of the line have one of four: "Dylan Foss 7th 1320;
// Emma Gray 6th 990".
func (l *line) shortRatings() {
	for i := range l.toks {
		if n, ok := l.num(i, 3); ok && n >= 100 && i > 0 && l.toks[i-1].Role == lexicon.RoleClass && l.edge(i+1) && l.hasFact(lexicon.RoleRating) {
			l.take(fact{role: lexicon.RoleRating, from: i, to: i + 1, n: n})
		}
	}
}

// yearsAmongRatings takes the one of two numbers of four digits in an entry that may be a year of birth for that, where the other stands
// alone in brackets: "6. Fauzi muda, anak 2013 (1201)".
func (l *line) yearsAmongRatings() {
	var years, ratings []*fact
	for i := range l.facts {
		f := &l.facts[i]
		switch {
		case f.role != lexicon.RoleRating || f.n < 1000:
		case l.is(f.from-1, "(") && l.is(f.to, ")") || l.is(f.from-1, "[") && l.is(f.to, "]"):
			ratings = append(ratings, f)
		case f.n > 1930 && f.n < l.year-3 && f.to == f.from+1:
			years = append(years, f)
		}
	}
	if !l.rated || len(years) != 1 || len(ratings) != 1 {
		return
	}
	f := years[0]
	f.role, f.date, f.n = lexicon.RoleBirth, swiss.Date{Year: f.n}, 0
	l.toks[f.from].Role = lexicon.RoleBirth
}

// foundings takes the year of founding to the name of a club that a title or a line of its own names: "SK Springer 1924".
func (l *line) foundings() {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleClub || f.to >= len(l.toks) || l.toks[f.to].Role != lexicon.RoleBirth && l.toks[f.to].Role != lexicon.RoleRating || !l.parts(f.to+1) || alike.LevelOf(f.text) != alike.AnyLevel {
			continue
		}
		year := &l.facts[l.toks[f.to].Fact-1]
		n := year.date.Year + year.n
		if alone := f.from == 0 && f.to+1 == len(l.toks); year.date.Day > 0 || n < 1800 || n > l.year-5 || year.to != f.to+1 || !alone && !l.hasTitle() {
			continue
		}
		year.role = lexicon.RoleAside
		l.toks[f.to].Role = lexicon.RoleClub
		f.text, f.to = f.text+" "+strconv.Itoa(n), f.to+1
	}
}

// remarkedClubs takes a club that a remark of a numbered entry names, "(igra i za ŠK Kalnik)", for no club of his.
func (l *line) remarkedClubs() {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role == lexicon.RoleClub && l.numbered && l.hasFact(lexicon.RoleRating) && l.isRemarked(nameRun{from: f.from, to: f.to}) {
			f.role = lexicon.RoleAside
			l.set(f.from, f.to, lexicon.RoleAside)
		}
	}
}

// sexesOfKin takes words for the kin of who writes, "djeca moje sestre", "my sister's two", for a couple, "(muž i žena)", and for two of one name, "brata i sestru Host", for nobody's sex.
func (s *story) sexesOfKin(l *line) {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleSex || f.to != f.from+1 {
			continue
		}
		if s.isAsideKin(l, f) {
			f.role = lexicon.RoleAside
			l.set(f.from, f.to, lexicon.RoleAside)
		}
		if f.from == 0 {
			continue
		}
		t, before := l.toks[f.from], l.toks[f.from-1]
		genitive := lexicon.IsOneOf(t.Fold, "sestre brata kceri sina") && lexicon.IsOneOf(before.Fold, "moje mog moga svoje svog svoga nase naseg")
		genitive = genitive || strings.HasSuffix(t.Text, "'s") || strings.HasSuffix(t.Text, "’s")
		couple := f.from > 1 && before.Sense&lexicon.AndWord != 0 && before.Kind == lexicon.Word && l.toks[f.from-2].Sense&lexicon.GrownUp != 0 && l.is(f.from-3, "(")
		if genitive || couple || l.isPairOfKin(f.from) || f.from+2 < len(l.toks) && l.isPairOfKin(f.from+2) {
			f.role = lexicon.RoleAside
			l.set(f.from, f.to, lexicon.RoleAside)
		}
	}
}

// grandchildren takes "unuku" before a name that ends as it does for a girl, and "unuka" behind a word that owns for the one that this says.
func (l *line) grandchildren() {
	for i := range l.toks {
		sex, before := swiss.Sex(0), l.toks[max(0, i-1)].Fold
		switch t := l.toks[i]; {
		case t.Role.IsFact():
		case t.Fold == "unuku" && l.isNameWord(i+1) && strings.HasSuffix(l.toks[i+1].Fold, "u"), t.Fold == "unuka" && lexicon.IsOneOf(before, "moja nasa njegova njezina"):
			sex = femaleSex
		case t.Fold == "unuk", t.Fold == "unuka" && lexicon.IsOneOf(before, "mog moga mojeg svog svoga naseg"):
			sex = maleSex
		}
		if sex != 0 {
			l.take(fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: sex})
		}
	}
}

// ownedBefore reports whether a word that owns stands before token i: "to mu je brat", "that's his sister".
func (l *line) ownedBefore(i int) bool {
	return slices.ContainsFunc(l.toks[max(0, i-2):i], func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "his her their mu joj im njegov njegova njezin njezina njen njena sein seine ihr ihre")
	})
}

// isAsideKin reports whether a word for brothers or sisters behind the only player of a sentence is about nobody in it: "Gearóid is only in 4th, I
// mixed up the brothers", "Duje nije 2018 nego 2016, to mu je brat".
func (s *story) isAsideKin(l *line, f *fact) bool {
	t, named := l.toks[f.from], s.mentions(l)
	if !l.listed && len(named) == 1 && siblingWords.Has(t.Fold) && f.to+1 < named[0].from && l.toks[f.to].Kind == lexicon.Word && !l.toks[f.to].IsCapital() && l.toks[f.to].Sense&lexicon.AndWord == 0 {
		return true // "brat kaže da je Matija 2013."
	}
	if l.listed || !(f.many && siblings.Has(t.Fold)) && !(siblingWords.Has(t.Fold) && l.ownedBefore(f.from)) {
		return false
	}
	return len(named) == 1 && named[0].to <= f.from && !slices.ContainsFunc(l.toks[f.to:], func(t lexicon.Token) bool { return t.Kind == lexicon.Word && t.IsCapital() })
}

// onlyJoins reports whether nothing but commas and joining words stands from one token to another.
func (l *line) onlyJoins(from, to int) bool {
	for k := from; k < to; k++ {
		if t := l.toks[k]; t.Kind != lexicon.Sign && t.Sense&(lexicon.AndWord|lexicon.PlusWord) == 0 {
			return false
		}
	}
	return true
}

// partTowns takes the name of a player off the end of a school that he stands behind, where other schools end with the town before him: "dari
// SDN 1 Pasirlayung Lutfi Halim (kls 6)" beside "SDN 4 Pasirlayung".
func (s *story) partTowns(l *line) {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleClub || f.to-f.from < 4 || !l.is(f.to, "(") && !l.is(f.to, ",") {
			continue
		}
		for k := f.to - 3; k > f.from; k-- {
			if l.toks[k].Kind != lexicon.Word || !s.endsSchool(l.toks[k].Fold) || f.to-k > 5 {
				continue
			}
			for t := k + 1; t < f.to; t++ {
				l.toks[t].Role, l.toks[t].Fact = lexicon.RoleUnknown, 0
			}
			f.to, f.text = k+1, cut(l.clubText(f.from, k+1))
			break
		}
	}
}

// endsSchool reports whether the school of somebody entered before ends with a word.
func (s *story) endsSchool(fold string) bool {
	return slices.ContainsFunc(s.rows, func(r Row) bool {
		at := strings.LastIndexByte(r.Entrant.Club, ' ')
		return at > 0 && lexicon.Fold(r.Entrant.Club[at:]) == fold
	})
}

// bracketClasses takes a Roman number, or one with a dot, alone in brackets for a class: "(V)", "(3.)".
func (l *line) bracketClasses() {
	for i := range l.toks {
		if n := lexicon.Romans[l.toks[i].Fold]; n > 0 && n <= maxClass && (l.isRomanBehind(i) || l.isRomanField(i)) {
			l.take(fact{role: lexicon.RoleClass, from: i, to: i + 1, n: n, text: strconv.Itoa(n)})
			continue
		}
		if n := lexicon.Romans[l.toks[i].Fold]; n > 0 && l.toks[i].IsShouted() && l.free(i) && i > 1 && lexicon.IsOneOf(l.toks[i-1].Fold, "- / | ,") && l.parts(i-1) && i+1 < len(l.toks) && lexicon.IsOneOf(l.toks[i+1].Fold, "- / | ,") && l.parts(i+1) && l.toks[i-2].Kind == lexicon.Word {
			l.take(fact{role: lexicon.RoleClass, from: i, to: i + 1, n: n, text: strconv.Itoa(n)})
			continue
		}
		if n, ok := l.num(i, 2); ok && n > 0 && n <= maxClass && l.is(i-1, "(") && l.is(i+1, ".") && l.is(i+2, ")") {
			l.take(fact{role: lexicon.RoleClass, from: i, to: i + 2, n: n, text: strconv.Itoa(n)})
		}
		if n, ok := l.num(i, 2); ok && n > 0 && n <= 8 && l.lang == "hr" && !l.hasClassFact() && l.isNameWord(i-1) && l.toks[i-1].IsCapital() && l.is(i+1, ".") && l.glued(i+1) && (l.edge(i+2) || l.toks[i+2].Sense&lexicon.AndWord != 0) {
			l.take(fact{role: lexicon.RoleClass, from: i, to: i + 2, n: n, text: strconv.Itoa(n)})
			continue // "Vanja Vrdoljak 7. i Saša Zorić 7."
		}
		if to := l.ordinalClass(i); to > i {
			n, _ := l.num(i, 2)
			l.take(fact{role: lexicon.RoleClass, from: i, to: to, n: n, text: strconv.Itoa(n)})
			continue
		}
		if n := lexicon.Romans[l.toks[i].Fold]; n > 0 && l.toks[i].IsShouted() && l.free(i) && l.is(i-1, "(") && l.is(i+1, ")") {
			l.take(fact{role: lexicon.RoleClass, from: i, to: i + 1, n: n, text: strconv.Itoa(n)})
		}
	}
}

// bracketClubs takes what stands in brackets beside a class, in words that begin with a capital, for the school: "Iseult Marlow (5th, Gaelscoil na
// Mara)".
func (s *story) bracketClubs(l *line) {
	for i := range l.toks {
		end := l.bracketOf(i)
		if i > 0 && end < len(l.toks) && end > i+1 && l.toks[i-1].Role == lexicon.RoleClass && !l.hasFact(lexicon.RoleNickname) && l.isSchoolField(i+1, end) && s.isKnownClub(l.clubText(i+1, end)) {
			l.take(fact{role: lexicon.RoleClub, from: i + 1, to: end, text: cut(s.fullClub(l.clubText(i+1, end)))}) // "Gus Hart Y4 (Hazelwood)"
			continue
		}
		if end == i || end >= len(l.toks) || end-i < 4 || i == 0 || !l.isNameWord(i-1) && !l.toks[i-1].Role.IsFact() {
			continue
		}
		mid := i + 1
		for mid < end && !l.is(mid, ",") && !l.is(mid, "/") && !l.is(mid, ";") && !(l.is(mid, "-") && l.parts(mid)) {
			mid++
		}
		from, to := mid+1, end
		if mid < end && !l.isClassField(i+1, mid) && l.isClassField(mid+1, end) {
			from, to = i+1, mid
		} else if mid >= end || !l.isClassField(i+1, mid) {
			continue
		}
		if l.isSchoolField(from, to) {
			l.take(fact{role: lexicon.RoleClub, from: from, to: to, text: cut(s.fullClub(l.clubText(from, to)))})
		}
	}
}

// clubsBehindClass takes words with capitals that a preposition ties to a class for the school: "he's in 6th in Ballinore Educate Together".
func (s *story) clubsBehindClass(l *line) {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleClass || f.guess || f.to+1 >= len(l.toks) || !lexicon.IsOneOf(l.toks[f.to].Text, "in at from of di dari") || l.hasFact(lexicon.RoleClub) {
			continue
		}
		to := f.to + 1
		for to < len(l.toks) && !l.parts(to) && l.toks[to].Role <= lexicon.RoleMark && (l.toks[to].Kind != lexicon.Word || l.toks[to].IsCapital() || l.toks[to].Sense&lexicon.Particle != 0) && !l.is(to, ".") {
			to++
		}
		for to > f.to+1 && !l.toks[to-1].IsCapital() {
			to--
		}
		if l.isSchoolField(f.to+1, to) && l.toks[f.to+1].Sense&lexicon.Weekday == 0 {
			l.take(fact{role: lexicon.RoleClub, from: f.to + 1, to: to, text: cut(s.fullClub(l.clubText(f.to+1, to)))})
			return
		}
	}
}

// isClassField reports whether a class that is certain and nothing else stands from one token to another.
func (l *line) isClassField(from, to int) bool {
	if from >= to || l.toks[from].Role != lexicon.RoleClass || l.toks[from].Fact == 0 {
		return false
	}
	f := &l.facts[l.toks[from].Fact-1]
	return f.from == from && f.to >= to && !f.guess
}

// isSchoolField reports whether words that begin with a capital and that nothing explains stand from one token to another, as a school's name does.
func (l *line) isSchoolField(from, to int) bool {
	if from >= to || !l.toks[from].IsCapital() || l.toks[from].Runes() < 3 {
		return false
	}
	for k := from; k < to; k++ {
		switch t := l.toks[k]; {
		case l.parts(k) || t.Role > lexicon.RoleMark || t.Kind == lexicon.Pict:
			return false
		case t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&(lexicon.Talk|lexicon.Gone|lexicon.Remark|lexicon.Kin|lexicon.SignUp|lexicon.Mend) != 0:
			return false
		}
	}
	return true
}

// hasClassFact reports whether a certain class stands in the line, but for those of numbers with a dot.
func (l *line) hasClassFact() bool {
	return slices.ContainsFunc(l.facts, func(f fact) bool {
		return f.role == lexicon.RoleClass && !f.guess && !(f.to == f.from+2 && l.is(f.to-1, "."))
	})
}

// isRomanField reports whether one Roman letter is a field of its own behind a name: "1. Rahma Syakila, X".
func (l *line) isRomanField(i int) bool {
	return l.lang != "en" && l.listed && (l.toks[i].Text == "X" || l.toks[i].Text == "V") && l.free(i) && i > 2 && l.is(i-1, ",") && (i+1 == len(l.toks) || l.is(i+1, ",") || l.is(i+1, ")")) &&
		(l.isNameWord(i-2) || l.toks[i-2].Role == lexicon.RoleClub || l.toks[i-2].Role == lexicon.RoleSex) &&
		!l.hasFact(lexicon.RoleClass)
}

// isRomanBehind reports whether a Roman number of two letters ends a field behind a name, as pupils' classes do: "Elfan Syarifudin VII". II
// and III are names of some families too.
func (l *line) isRomanBehind(i int) bool {
	t := l.toks[i]
	return l.lang != "en" && t.IsShouted() && t.Runes() > 1 && !lexicon.IsOneOf(t.Fold, "ii iii") && l.free(i) && l.hasCapitals() && i > 1 && l.edge(i+1) && t.Spaced &&
		l.isNameWord(i-1) && !l.toks[i-1].IsShouted()
}

// ordinalClass reads an English ordinal in a field of its own, or behind "in", for a class: "(7th, 1340)", "she's in 5th at Lincoln". It
// returns the token behind it.
func (l *line) ordinalClass(i int) int {
	n, ok := l.num(i, 2)
	if !ok || n < 1 || n > maxClass || !l.glued(i+1) || i+1 >= len(l.toks) || !lexicon.IsOneOf(l.toks[i+1].Fold, "st nd rd th") {
		return i
	}
	behind := l.edge(i + 2)
	next := l.toks[min(i+2, len(l.toks)-1)]
	switch {
	case l.isNameWord(i-1) && (behind && !l.rated || next.Kind == lexicon.Digits || lexicon.IsOneOf(next.Fold, "unrated")): // "Dylan Foss 7th 1320"
		return i + 2
	case next.Sense&lexicon.AndWord != 0 && i+5 < len(l.toks) && l.toks[i+3].Kind == lexicon.Digits && l.toks[i+5].Sense&(lexicon.ClassAfter|lexicon.ClassLabel) != 0: // "1st and 3rd grade"
		return i + 2
	case l.begins(i) && (l.is(i+2, ":") || l.is(i+2, "-") && l.parts(i+2)) && i+3 < len(l.toks) && l.toks[i+3].IsCapital(): // "3rd: Quinn Farrelly, Rían Costello"
		return i + 2
	case i > 0 && l.parts(i-1) && behind, i > 0 && lexicon.IsOneOf(l.toks[i-1].Fold, "in is into") && (behind || behindClass.Has(next.Fold)):
		return i + 2
	}
	return i
}

// behindClass are small words that may follow an ordinal which is a class: "is in 5th now".
var behindClass = lexicon.Set("at from and in now this since so but not too also already actually really sorry please for with because while")

// runs are the names of a line but for those of grown-ups, of who writes, and of places.
func (s *story) runs(l *line) []nameRun {
	if len(l.toks) == 0 {
		return nil
	}
	list := l.officialNames(l.nicks(l.runs()))
	list = l.withoutClassNames(list, s.isKnownClub)
	list = s.cutAtNotices(l, list)
	for i := range list {
		l.trimNotice(&list[i])
		l.trimHonorific(&list[i])
		l.trimDegree(&list[i])
		l.trimPossessive(&list[i])
		if r := &list[i]; r.to-r.from > 1 && !r.labelled && l.toks[r.from].Sense&lexicon.Honorific != 0 && l.toks[r.from].Sense&lexicon.AlsoName == 0 {
			r.adult = true // "Gospođo Ines"
		}
	}
	var first nameRun
	if len(list) > 0 {
		first = list[0]
	}
	list = slices.DeleteFunc(list, func(r nameRun) bool {
		return !r.labelled && (r.from == r.to || l.isWeekday(r) || l.isKinOf(r) || l.isThing(r) || l.isAmidWords(first, r) || (r.weak || r.to == r.from+1) && partsOfNames.Has(l.toks[r.from].Fold) || l.isSaidAgain(first, r) || s.isSmall(l, r) || r.adult && !l.isOwnEntry(r) || s.isAuthors(l, r) || l.isPlace(r) && !s.isKnownClub(r.text) && !l.factFollows(r.to) && !(l.is(r.to, ":") && r.to+1 < len(l.toks)) || l.isTournament(r) || l.isNoName(r) || l.isRomanClass(r) || l.isOpening(r) || l.isGreeted(r) || l.isParticiple(r) || l.isNameless(r) || l.isGreeting(r, len(list)-1) || l.isPrice(r) || s.isSection(l, r) || l.introduces(r) || s.isPossessive(l, r) ||
			lexicon.BeginsWith(r.text, lexicon.TheOthers, lexicon.Everybody, lexicon.Perhaps, lexicon.Successor, lexicon.Mended, lexicon.FullName))
	})
	return s.joinedRuns(l, s.calledRuns(l, latinRuns(s.withoutVerbs(l, s.cutWeak(l, list)))))
}

// isSmall reports whether a word in small letters stands in a sentence of somebody who writes names with capitals: "year 4, my brain".
func (s *story) isSmall(l *line, r nameRun) bool {
	return !l.listed && !l.toks[r.from].IsCapital() && s.author != "" && s.capitals[s.author] && len(s.current) == 0 && len(s.lastEntered()) == 1
}

// cutWeak ends a name behind that of a known player, where words in small letters were taken to it: "Yu-na ultahnya 12 Des".
func (s *story) cutWeak(l *line, list []nameRun) []nameRun {
	for i := range list {
		r := &list[i]
		if !r.weak || r.labelled {
			continue
		}
		if m := s.mentionAt(l, r.from); m.c != nil && m.to < r.to && !l.toks[m.to].IsCapital() {
			r.to, r.weak = m.to, false
			r.text = l.nameText(r.from, r.to)
		} else if to := r.capitalsTo(l); to > r.from && s.looksKnown(l.nameText(r.from, to)) {
			r.to, r.weak, r.text = to, false, l.nameText(r.from, to) // "Jasmin is spelled Yasmin in her passport"
		}
	}
	return list
}

// capitalsTo is the token behind the capital words with which a name begins.
func (r *nameRun) capitalsTo(l *line) int {
	to := r.from
	for to < r.to && l.toks[to].Kind == lexicon.Word && l.toks[to].IsCapital() {
		to++
	}
	return to
}

// looksKnown reports whether a name is another spelling of that of a player.
func (s *story) looksKnown(name string) bool {
	return slices.ContainsFunc(s.known, func(c *character) bool { return respelling(s.row(c).Entrant.Name, name) != "" })
}

// cutAtNotices ends the names of a line in capitals where words say something of a known player: "LINTANG SAMUDERA SEHARUSNYA KELAS
// VII.6", "BASUKI DIGANTI OLEH WAHYU".
func (s *story) cutAtNotices(l *line, list []nameRun) []nameRun {
	if l.hasCapitals() || len(list) == 0 || len(s.mentions(l)) == 0 {
		return list
	}
	for i := range list {
		r := &list[i]
		for k := max(0, r.from-2); k < r.to; k++ {
			_, to := lexicon.NoticeAt(l.toks, k, lexicon.Withdrawn, lexicon.Perhaps, lexicon.Comes, lexicon.ReplacedBy, lexicon.InPlaceOf, lexicon.Successor, lexicon.Mended, lexicon.Denied, lexicon.Rather, lexicon.FullName, lexicon.Spelled)
			switch {
			case to <= max(k, r.from):
				continue
			case k <= r.from:
				r.from = min(to, r.to)
			default:
				r.to = k
			}
			r.text = l.nameText(r.from, r.to)
		}
	}
	return list
}

// withoutClassNames drops the name of a class behind its number, "Archie Feldman, Y4 Maple", and what a remark in brackets names in an
// entry that has a number, "(igra i za HAŠK)".
func (l *line) withoutClassNames(list []nameRun, isClub func(string) bool) []nameRun {
	if len(list) < 2 {
		return list
	}
	first := list[0]
	classBefore := slices.ContainsFunc(l.facts, func(f fact) bool { return f.role == lexicon.RoleClass && f.to <= first.from })
	return slices.DeleteFunc(list, func(r nameRun) bool {
		if r.from == first.from || r.labelled {
			return false
		}
		if k := r.from - 1; !classBefore && r.to == r.from+1 && !isClub(r.text) && l.toks[k].Role == lexicon.RoleClass && l.toks[k].Fact > 0 && l.facts[l.toks[k].Fact-1].to == r.from {
			return true
		}
		shouted := l.hasCapitals() && l.toks[r.from].IsShouted() && l.toks[r.to-1].IsShouted() && !l.toks[first.from].IsShouted() && l.toks[r.from].Runes() > 1
		return l.numbered && (l.isRemarked(r) && !l.isNamed(first.to, r.from) || shouted && l.rated) // "Lukman 1502 PINDAH KE SOLO"
	})
}

// isRemarked reports whether a name stands in brackets behind small words that nothing explains.
func (l *line) isRemarked(r nameRun) bool {
	small, colon := 0, false
	for k := r.from - 1; k >= 0; k-- {
		switch t := l.toks[k]; {
		case l.is(k, ":"):
			colon = true
		case l.is(k, "("):
			return small > 0 && lexicon.NoticeOf(l.span(k, r.from), lexicon.FullName, lexicon.Official) == lexicon.NoNotice
		case l.is(k, ","):
			return small > 1 && !colon && l.rated && l.hasFact(lexicon.RoleRating) // ", igra i za Mosor"
		case l.is(k, "-") && l.parts(k):
			return small > 0 && l.rated && l.hasFact(lexicon.RoleRating) && l.edge(r.to) // "1710 – zovemo ga Lojz"
		case l.is(k, ")"):
			return false
		case t.Kind == lexicon.Word && !t.IsCapital() && t.Sense&(lexicon.AndWord|lexicon.Kin|lexicon.NickMark) == 0 && !t.Role.IsFact():
			small++
		}
	}
	return false
}

// trimNotice takes words that say something of a player off the beginning of a name, where a sentence begins with them:
// "Gantinya Wayan Budi Arta".
func (l *line) trimNotice(r *nameRun) {
	if r.labelled || r.from > 0 && !l.parts(r.from-1) {
		return
	}
	for r.from < r.to {
		_, to := lexicon.NoticeAt(l.toks, r.from, lexicon.Withdrawn, lexicon.Perhaps, lexicon.Comes, lexicon.ReplacedBy, lexicon.InPlaceOf, lexicon.Successor, lexicon.Mended, lexicon.Denied, lexicon.Rather, lexicon.FullName, lexicon.TheOthers, lexicon.Everybody, lexicon.Additional)
		if to == r.from && r.to > r.from+1 && kinWords.Has(l.toks[r.from].Fold) && l.toks[r.from].Sense&lexicon.AlsoName == 0 {
			to = r.from + 1 // "Sepupunya Bagas"
		}
		if to == r.from && l.lang == "en" && !l.listed && r.to-r.from > 2 && strings.HasSuffix(l.toks[r.from].Fold, "ing") && l.opens(r.from) {
			to = r.from + 1 // "Putting Musa Khalil in instead"
		}
		if to == r.from || to > r.to {
			return
		}
		r.from = to
		r.text = l.nameText(r.from, r.to)
	}
}

// isOwnEntry reports whether a grown-up is the one of whom an entry of a list of players with ratings speaks: "8. Bu Endang
// Lestari (P) 1410".
func (l *line) isOwnEntry(r nameRun) bool {
	return l.rated && l.listed && l.beginsName(r.from)
}

// beginsName reports whether nothing but the mark of a list and an honorific stands before token i.
func (l *line) beginsName(i int) bool {
	for k := 0; k < i; k++ {
		if t := l.toks[k]; t.Kind == lexicon.Word && t.Role != lexicon.RoleNumber && t.Sense&lexicon.Honorific == 0 {
			return false
		}
	}
	return true
}

// isSaidAgain reports whether a sentence in brackets behind the first name of a line says a part of it again: "Raja Iskandar, L (Raja is no
// title)".
func (l *line) isSaidAgain(first, r nameRun) bool {
	if r.from <= first.to || !l.is(r.from-1, "(") || r.to >= len(l.toks) || l.toks[r.to].Kind != lexicon.Word || l.toks[r.to].IsCapital() {
		return false
	}
	known := nameWordsOf(first.text)
	return len(known) > 1 && !slices.ContainsFunc(nameWordsOf(r.text), func(w string) bool { return !slices.Contains(known, w) })
}

// isAmidWords reports whether one word behind the first name of an entry stands amid small ones that say nothing of a child: "Olena, G6,
// please use Latin letters".
func (l *line) isAmidWords(first, r nameRun) bool {
	k := r.from - 1
	if r.from <= first.to || !l.opens(first.from) || !l.describesOne() || respelling(first.text, r.text) != "" || r.to != r.from+1 || r.to >= len(l.toks) || l.toks[r.to].Kind != lexicon.Word || l.toks[r.to].IsCapital() || l.toks[r.to].Role.IsFact() {
		return false
	}
	const joins = lexicon.AndWord | lexicon.PlusWord | lexicon.OrWord | lexicon.Kin | lexicon.Male | lexicon.Female | lexicon.NickMark | lexicon.FromWord | lexicon.Honorific
	t := l.toks[k]
	return t.Kind == lexicon.Word && !t.IsCapital() && t.Role == lexicon.RoleUnknown && t.Sense&joins == 0 && !kinWords.Has(t.Fold) && l.toks[r.to].Sense&joins == 0
}

// officialNames takes what looks like a nickname for the name, where words before it say that it is that of the papers: "Marko Ševčenko – u
// putovnici "Marko Shevchenko"".
func (l *line) officialNames(list []nameRun) []nameRun {
	for i := range list {
		r := &list[i]
		at := slices.IndexFunc(l.facts, func(f fact) bool {
			return f.role == lexicon.RoleNickname && f.text == r.nick && r.nick != "" && f.from >= r.to
		})
		if at >= 0 && lexicon.NoticeOf(l.between(r.to, l.facts[at].from), lexicon.Official) == lexicon.Official && countWords(r.nick) >= countWords(r.text) {
			r.text, r.nick, r.to = r.nick, "", l.facts[at].to
		}
	}
	return list
}

// isKinOf reports whether brackets only say whose kin a player is: "(HGs Frau)", "(Anin brat)", "(Tom's wife)".
func (l *line) isKinOf(r nameRun) bool {
	return l.listed && l.is(r.from-1, "(") && l.is(r.to+1, ")") && l.toks[r.to].Kind == lexicon.Word && (l.toks[r.to].Sense&(lexicon.Kin|lexicon.Male|lexicon.Female|lexicon.GrownUp|lexicon.Honorific) != 0 || kinWords.Has(l.toks[r.to].Fold))
}

// isThing reports whether an article before a word in a sentence makes it a thing, "play the Xbox", and none of it a family, "the Quilter sisters".
func (l *line) isThing(r nameRun) bool {
	if r.from > 1 && l.lang == "en" && l.toks[r.from-1].Fold == "the" && prepositions.Has(l.toks[r.from-2].Fold) && l.is(r.to, ":") {
		return true // "last of the Knights: Ezra Goldthorpe"
	}
	return !l.listed && l.lang == "en" && r.to == r.from+1 && r.from > 0 && l.toks[r.from-1].Fold == "the" && !strings.HasSuffix(l.toks[r.from].Fold, "s") &&
		(r.to >= len(l.toks) || !siblings.Has(l.toks[r.to].Fold) && l.toks[r.to].Sense&(lexicon.Male|lexicon.Female|lexicon.Kin) == 0)
}

// isWeekday reports whether a name is that of a day behind other words: "will tell you Friday".
func (l *line) isWeekday(r nameRun) bool {
	return r.to == r.from+1 && l.toks[r.from].Sense&lexicon.Weekday != 0 && !l.opens(r.from) && l.toks[r.from-1].Kind == lexicon.Word
}

// isTournament reports whether a name is that of a tournament: "Alpe-Adria Cup".
func (l *line) isTournament(r nameRun) bool {
	for k := r.from; k < r.to && !l.listed; k++ {
		if t := l.toks[k]; t.Kind == lexicon.Word && t.Sense&lexicon.Title != 0 && t.Sense&(lexicon.AlsoName|lexicon.SignUp) == 0 && r.to-r.from > 1 {
			return true
		}
	}
	return false
}

// trimHonorific takes "Ibu", "Pak" off the name of an entry of a list with ratings.
func (l *line) trimHonorific(r *nameRun) {
	for l.rated && l.listed && !r.labelled && r.to-r.from > 1 && l.opens(r.from) && l.toks[r.from].Sense&lexicon.Honorific != 0 && r.nick == "" && strings.HasPrefix(r.text, l.toks[r.from].Text+" ") {
		r.text = strings.TrimSpace(r.text[len(l.toks[r.from].Text):])
		r.from++
		r.adult = false
	}
}

// trimDegree takes the second word of a degree, "dipl. ing.", off the name behind it.
func (l *line) trimDegree(r *nameRun) {
	at := strings.Index(r.text, ". ")
	if r.labelled || at < 0 || at > 4 || r.from < 2 || !l.is(r.from-1, ".") || !lexicon.IsOneOf(l.toks[r.from-2].Fold, "dipl univ mag spec bacc struc stud") || !l.is(r.from+1, ".") {
		return
	}
	r.from, r.text = r.from+2, r.text[at+2:]
}

// trimPossessive takes the ending off the name of a child before a word for who writes: "Quinn Adair's mom".
func (l *line) trimPossessive(r *nameRun) {
	if r.to < len(l.toks) && l.toks[r.to].Kind == lexicon.Word && (parentWords.Has(l.toks[r.to].Fold) || ownedWords.Has(l.toks[r.to].Fold) || l.toks[r.to].Sense&lexicon.GrownUp != 0) {
		for _, end := range []string{"'s", "’s", "'", "’"} {
			if name, ok := strings.CutSuffix(r.text, end); ok {
				r.text, r.child = name, true
				return
			}
		}
	}
}

// isNoName reports whether a word alone is that of a month, of a kind of school, a number, or letters in capitals that nobody can speak.
func (l *line) isNoName(r nameRun) bool {
	t := l.toks[r.from]
	if !r.labelled && r.to == r.from+1 && t.IsShouted() && l.hasCapitals() && t.Runes() > 1 && lexicon.IsLatin(t.Text) && !strings.ContainsAny(t.Fold, "aeiouy") {
		return true
	}
	if !r.labelled && r.to == r.from+1 && t.IsShouted() && l.hasCapitals() && lexicon.IsOneOf(t.Fold, "kitas kitap ktp kia akta akte paspor passport visa") {
		return true // "his KITAS says"
	}
	if r.to-r.from > 1 && !r.labelled && l.toks[r.to-1].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[r.to-1].Fold, "infant infants primary juniors") {
		return true // "Parkside Infants & Juniors"
	}
	if !r.labelled && r.to == r.from+1 && l.is(r.from-1, "(") && headField(r.text) != Ignored {
		return true // "(Vorname?)"
	}
	if !r.labelled && abbreviation().MatchString(r.text) {
		return true // "D.O.B."
	}
	if r.to-r.from > 1 && !r.labelled && lexicon.IsOneOf(t.Fold, "kecamatan kabupaten kelurahan provinsi kapanewon kalurahan gugus rayon opcina zupanija landkreis bezirk county borough") {
		return true // "utusan Kecamatan Mentaya"
	}
	if n := lexicon.NumberWords()[t.Fold]; (n > 0 || cardinals.Has(t.Fold)) && r.to == r.from+1 && !r.labelled && !l.listed {
		return true // "Two from Elm School"
	}
	return !r.labelled && r.to == r.from+1 && (lexicon.MonthNames()[t.Fold] > 0 && t.Runes() > 4 && t.Sense&lexicon.AlsoName == 0 || lexicon.MonthNames()[t.Fold] > 0 && t.Runes() > 6 || t.IsShouted() && (schoolStart.Has(t.Fold) || schoolUpper.Has(t.Fold) && t.Runes() > 2))
}

// abbreviation is letters with points between them and nothing else.
var abbreviation = lexicon.Pattern(`^(?:\p{L}\.\s?){2,}$|^(?:\p{L}\.){2,}\p{L}$`)

// cardinals are numbers that count players and no classes: "Dva unuka".
var cardinals = lexicon.Set("two three four five six dua tiga empat lima enam dva dvije dvoje tri troje tris cetiri cetvero pet petero sest zwei drei vier funf")

// introduces reports whether a name is that of who writes: "ovdje Željko iz OŠ Ivana Meštrovića".
func (l *line) introduces(r nameRun) bool {
	k := r.from - 1
	if k < 0 || l.is(k+1, ":") {
		return false
	}
	switch {
	case lexicon.IsOneOf(l.toks[k].Fold, "ovdje ovde javlja zovem"):
	case lexicon.IsOneOf(l.toks[k].Fold, "saya aku is im i'm am") && (k == 0 || l.toks[k-1].Sense&lexicon.Kin == 0 && (l.parts(k-1) || lexicon.IsOneOf(l.toks[k-1].Fold, "perkenalkan dengan nama this name i"))) && (l.signedUp || l.is(len(l.toks)-1, ":")): // "saya Mahfud dari SMP 3, mendaftarkan siswa kami"
	default:
		return false
	}
	if next := r.to + 1; l.parts(r.to) && next < len(l.toks) && (l.toks[next].Role == lexicon.RoleClass || l.toks[next].Role == lexicon.RoleBirth || l.toks[next].Role == lexicon.RoleSex) {
		return false // who is told to be of a class or a year plays
	}
	return r.to >= len(l.toks) || l.parts(r.to) || l.has(r.to, lexicon.FromWord) || l.toks[r.to].Role == lexicon.RoleLabel
}

// steppingIn are verbs that begin a sentence before the name of who comes.
var steppingIn = lexicon.Set(`uskače uskaču upada upadaju ulazi ulaze stiže stižu dolazi dolaze igra igraju nastupa nastupaju mijenja zamjenjuje pridružuje javlja ide idu ostaje ostaju vraća dodajem upisujem prijavljujem šaljem
	masuk ikut menyusul tambah gantinya adding enter entering joining`)

// withoutVerbs drops the word with which a sentence begins, "Putting in Nolan Driscoll", where it goes on in small letters and names
// somebody else.
func (s *story) withoutVerbs(l *line, list []nameRun) []nameRun {
	if len(list) == 0 || l.listed {
		return list
	}
	r := list[0]
	if r.to-r.from > 2 && l.opens(r.from) && steppingIn.Has(l.toks[r.from].Fold) {
		list[0].from++ // "Uskače Toma Radas"
		list[0].text = l.text(list[0].from, r.to)
		return list
	}
	joins := r.to+1 < len(l.toks) && l.toks[r.to].Sense&lexicon.AndWord != 0 && l.toks[r.to+1].Kind == lexicon.Word && !l.toks[r.to+1].IsCapital() // "Vozim i dvoje"
	if joins && len(list) > 1 && r.from == 0 && r.to == 1 && len(s.mentions(l)) == 0 {
		return list[1:]
	}
	if r.labelled || r.to != r.from+1 || r.from > 0 && !l.parts(r.from-1) || r.to >= len(l.toks) || l.toks[r.to].Kind != lexicon.Word || l.toks[r.to].Role.IsFact() || l.toks[r.to].Role == lexicon.RoleLabel || l.toks[r.to].IsCapital() || l.toks[r.to].Sense&(lexicon.AndWord|lexicon.ClassLabel|lexicon.BirthLabel|lexicon.AgeLabel|lexicon.Particle) != 0 {
		return list
	}
	known := s.mentions(l)
	if len(known) > 0 && known[0].from == r.from {
		return list
	}
	if len(list) > 1 && list[1].to-list[1].from > 1 || len(known) > 0 {
		return list[1:]
	}
	return list
}

// possessive is a Croatian adjective made of a name: "Tarin", "Markov".
var possessive = lexicon.Pattern(`(?:in|ov|ev)(?:a|u|e|og|oga|oj|om|im|ih)?$`)

// kinStem begins words for kin and friends in each case.
var kinStem = lexicon.Pattern(`^(?:prijatelj|brat|sestr|rodak|rodakinj|kolegi|susjed|blizan|necak|bratic|djec)`)

// isPossessive reports whether a name is an adjective before a word for a child: "Tarin brat Vito Ilić".
func (s *story) isPossessive(l *line, r nameRun) bool {
	if s.lang != "hr" || r.to != r.from+1 || r.to >= len(l.toks) {
		return false
	}
	t := l.toks[r.to]
	return possessive().MatchString(l.toks[r.from].Text) && (kinWords.Has(t.Fold) || lexicon.IsOneOf(t.Fold, "brat sestra bratic sestricna prijatelj prijateljica kolega blizanac blizanka") || kinStem().MatchString(t.Fold))
}

// isSection reports whether a name begins with that of a section.
func (s *story) isSection(l *line, r nameRun) bool {
	_, first := s.named(l.toks[r.from].Text)
	_, whole := s.named(r.text)
	if r.to < len(l.toks) && l.toks[r.to].Kind == lexicon.Digits {
		_, numbered := s.named(l.text(r.from, r.to+1)) // "Level 2"
		first = first || numbered
	}
	return first || whole
}

// isRomanClass takes a Roman number in a field of its own for a class: "Zefanya / IX".
func (l *line) isRomanClass(r nameRun) bool {
	t := l.toks[r.from]
	n := lexicon.Romans[t.Fold]
	if n == 0 || r.to != r.from+1 || !t.IsShouted() || r.from == 0 || !l.edge(r.from-1) || !l.edge(r.to) {
		return false
	}
	l.take(fact{role: lexicon.RoleClass, from: r.from, to: r.to, n: n, text: strconv.Itoa(n)})
	return true
}

// isOpening reports whether words that begin a line, "While I'm here:", only lead to the names behind a colon.
func (l *line) isOpening(r nameRun) bool {
	if !l.opens(r.from) || l.listed || r.to >= len(l.toks) || l.toks[r.to].Kind != lexicon.Word || l.toks[r.to].IsCapital() {
		return false
	}
	for k := r.to; k < len(l.toks) && k < r.to+5; k++ {
		switch {
		case l.is(k, ":"):
			return k+1 < len(l.toks)
		case l.toks[k].Kind != lexicon.Word || l.toks[k].IsCapital() || l.toks[k].Role.IsFact():
			return false
		}
	}
	return false
}

// isGreeting reports whether a word alone before a comma opens a sentence that names somebody else: "Salaam, entering Zara Hussain".
func (l *line) isGreeting(r nameRun, others int) bool {
	if !l.listed && r.from == 0 && r.to == 1 && len(l.toks) > 1 && l.toks[1].Sense&lexicon.Honorific != 0 && !l.toks[1].IsCapital() && (l.parts(2) || l.toks[2].IsCapital() && l.parts(3)) {
		return true // "Rampes bang."
	}
	if !l.listed && r.from == 0 && r.to == 1 && (l.is(1, ",") || l.is(1, "!")) && l.toks[0].Sense&(lexicon.Talk|lexicon.Polite) != 0 &&
		(l.toks[0].Sense&lexicon.AlsoName == 0 && !l.factFollows(2) || l.signedUp && !l.describesOne() || lexicon.IsOneOf(l.toks[0].Fold, "pagi siang sore malam jutro vecer dan morning afternoon evening")) {
		return true // "Pagi, SMPN 6 ikut dua orang"
	}
	if l.listed || others == 0 || r.from != 0 || r.to != 1 || !l.is(1, ",") && !l.is(1, "!") || len(l.toks) < 3 || l.toks[2].IsCapital() {
		return false
	}
	t := l.toks[2]
	return t.Sense&(lexicon.SignUp|lexicon.Self|lexicon.Kin) != 0 || t.Kind == lexicon.Word && strings.HasSuffix(t.Fold, "ing")
}

// isPrice reports whether a word is what an amount of money is for: "Članarina 20 €".
func (l *line) isPrice(r nameRun) bool {
	return r.to == r.from+1 && r.to+1 < len(l.toks) && l.toks[r.to].Kind == lexicon.Digits && l.toks[r.to+1].Sense&lexicon.Payment != 0
}

// isGreeted reports whether a name is that of who is spoken to: "Hi John, the twins …", "Dragi Tomo, …", "Poštovana Tihana!".
func (l *line) isGreeted(r nameRun) bool {
	if l.listed || !l.is(r.to, ",") && !l.is(r.to, "!") {
		return false
	}
	if k := r.from; r.to == k+2 && (k == 0 || l.parts(k-1) && k < 2) && salutations.Has(l.toks[k].Fold) {
		return r.to+1 >= len(l.toks) || l.toks[r.to+1].Kind == lexicon.Word && !l.toks[r.to+1].IsCapital() // "Draga" is a name too
	}
	k := r.from - 1
	return k >= 0 && k < 2 && r.to == r.from+1 && (salutations.Has(l.toks[k].Fold) || lexicon.IsOneOf(l.toks[k].Fold, "ej hej alo oj hi hello hey hiya morning evening halo hai hei bok pozdrav hallo"))
}

// isNameless reports whether a word stands in brackets behind a sign in the place of the name: "2.c - ? (listić se smočio)".
func (l *line) isNameless(r nameRun) bool {
	open := r.from - 1
	for open > 0 && !l.is(open, "(") {
		open--
	}
	return open > 0 && l.toks[open-1].Kind == lexicon.Sign && (strings.Trim(l.toks[open-1].Text, "?") == "" || lexicon.IsOneOf(l.toks[open-1].Text, "- … _ –"))
}

// salutations stand before the name of who is spoken to.
var salutations = lexicon.Set("dear dearest dragi draga drage postovani postovana stovani stovana cijenjeni cijenjena liebe lieber kedves yth")

// isParticiple reports whether the word with which a Croatian sentence begins is a verb: "Upisala bih Luku", "Povest ćemo i rođaka".
func (l *line) isParticiple(r nameRun) bool {
	return l.lang == "hr" && !l.listed && !r.labelled && r.to == r.from+1 && r.to < len(l.toks) && l.opens(r.from) && lexicon.IsOneOf(l.toks[r.to].Text, "bih bismo ću ćemo ćete ćeš sam smo ste")
}

// latinRuns drops names in other scripts where one in Latin letters stands beside them. That of the only other name is kept with it: a
// later line may call its player so.
func latinRuns(list []nameRun) []nameRun {
	latin := slices.ContainsFunc(list, func(r nameRun) bool { return lexicon.IsLatin(r.text) })
	if n := len(list); latin && n == 2 && list[0].nick == "" && list[1].nick == "" {
		if a, b := lexicon.IsLatin(list[0].text), lexicon.IsLatin(list[1].text); a && !b {
			list[0].nick = list[1].text
		} else if b && !a {
			list[1].nick = list[0].text
		}
	}
	return slices.DeleteFunc(list, func(r nameRun) bool { return latin && !lexicon.IsLatin(r.text) })
}

// joinedRuns joins what belongs to one name: the father's behind "s/o", the surname behind its word, a nickname behind a dash, and
// the name of the papers, for which the first one is a nickname.
func (s *story) joinedRuns(l *line, list []nameRun) []nameRun {
	var out []nameRun
	for _, r := range list {
		if n := len(out); n > 0 && !r.labelled && !out[n-1].labelled {
			a := &out[n-1]
			between := l.between(a.to, r.from)
			switch {
			case r.from == a.to+1 && l.toks[a.to].Kind == lexicon.Word && !lexicon.IsLatin(l.toks[a.to].Text) && lexicon.IsLatin(a.text+r.text): // "Hiroshi 山田 Yamada"
				a.text, a.to = a.text+" "+r.text, r.to
				continue
			case lexicon.IsOneOf(between, "s/o d/o a/l a/p w/o"):
				a.text, a.to = a.text+" "+between+" "+r.text, r.to
				continue
			case lexicon.BeginsWith(between, lexicon.SurnameIs) && !strings.HasSuffix(a.text, "'s") && !strings.HasSuffix(a.text, "’s"):
				a.text, a.to = a.text+" "+r.text, r.to
				continue
			case countWords(a.text) == 1 && countWords(r.text) == 1 && s.lang != "id" && (l.surnameEndsAt(a.to, r.from) || isWrittenAs(between) && !resembles(a.text, r.text)):
				a.text, a.to = a.text+" "+r.text, r.to
				continue
			case lexicon.NoticeOf(between, lexicon.Official) == lexicon.Official, l.listed && lexicon.BeginsWith(between, lexicon.FullName) && countWords(between) < 5:
				if !slices.Contains(nameWordsOf(r.text), lexicon.Fold(a.text)) {
					a.nick = a.text
				}
				a.text, a.to = r.text, r.to
				continue
			case r.text == a.text && countWords(r.text) == 1 && l.listed: // "Eric - you know Eric"
				continue
			case countWords(a.text) == 1 && strings.HasPrefix(r.text, a.text+" ") && a.nick == "": // "Percy, our guest: Percy Swift"
				a.text, a.to = r.text, r.to
				continue
			case (between == "-" || between == "/" && l.ratings() < 2 || between == "(" && l.is(r.to, ")")) && l.isShortFor(*a, r) && countWords(r.text) > 1:
				a.nick, a.text, a.to, a.adult = a.text, r.text, r.to, false
				continue
			case between == "-" && l.listed && countWords(a.text) == 1 && countWords(r.text) > 1 && (a.adult || l.has(a.from-1, lexicon.Honorific)): // "Koh Ahong - Tan Kiem Hong"
				a.nick, a.text, a.to, a.adult = a.text, r.text, r.to, false
				continue
			case between == "/" && a.nick == "" && countWords(a.text) > 1 && isRespelt(a.text, r.text):
				a.nick, a.to = r.text, r.to // one name in two spellings: "Marko Ševčenko / Marko Shevchenko"
				if lexicon.NoticeOf(l.span(r.from, r.to), lexicon.Official) == lexicon.Official {
					a.nick, a.text = a.text, r.text
				}
				continue
			case between == "/" && l.numbered && s.rated && countWords(a.text) > 1 && countWords(r.text) > 1 && l.ratings() == 1 && a.nick == "":
				a.nick, a.to = r.text, r.to // "18. Oei Tek Hong / Hendra Wijaya 1555": one with two names, or two
				a.doubts = append(a.doubts, Doubt{Kind: DoubtName, Text: s.words(l)})
				continue
			case between == "-" && l.listed && s.rated && r.to == r.from+1 && countWords(a.text) > 1 && a.nick == "" && !l.hasFact(lexicon.RoleNickname):
				a.nick, a.to = r.text, r.to // "1. Ante Brkljača – Tonko (1744)"
				l.take(fact{role: lexicon.RoleNickname, from: r.from, to: r.to, text: r.text})
				continue
			case between == "-" && r.to == r.from+1 && resembles(a.text, r.text) && a.nick == "":
				a.nick, a.to = r.text, r.to
				l.take(fact{role: lexicon.RoleNickname, from: r.from, to: r.to, text: r.text})
				continue
			}
		}
		out = append(out, r)
	}
	return out
}

// naming leads from a name to another one of the same person.
var naming = lexicon.Pattern(`^[-(,;/ ]*(?:=|t ?\.? ?j|odnosno|odn|iliti|ili ti|alias|aka|zv|zvan[ai]?|(?:svi )?(?:ga|je|ju)? ?(?:zovu|zovemo|znaju|znamo)(?: ga| je| ju)?(?: i)?(?: kao| samo)?|poznat(?:ij)?[ai]? (?:i )?kao|zove se|nadimak|nadimkom|(?:pravim|punim|krsnim) imenom|(?:pravo|puno|krsno) ime(?: mu| joj)?|u osobnoj|i\.e|that is|real name|better known as|known as|known to all as|called|panggilan(?:nya)?|(?:biasa|akrab|sering)? ?(?:di ?panggil|disapa)|nama asli(?:nya)?|aslinya|nama lengkap(?:nya)?|a\.k\.a|genannt|gen|eigentlich|sprich|rufname)[.:]?[-(,:/ ]*$`)

// calledRuns joins the two names of one player in an entry: one word and the whole name, in either order, with words between that say so, or
// one word that is a field of its own in an entry with a number.
func (s *story) calledRuns(l *line, list []nameRun) []nameRun {
	if !l.listed || len(list) < 2 {
		return list
	}
	var out []nameRun
	for _, r := range list {
		n := len(out)
		if n == 1 && len(list) == 2 && !r.labelled && !out[0].labelled && out[0].nick == "" && s.isOfficialSpelling(l, out[0], r) {
			out[0].nick, out[0].text, out[0].to = out[0].text, r.text, r.to
			continue
		}
		if n == 0 || r.labelled || out[n-1].labelled || isIncomplete(out[n-1].text) == isIncomplete(r.text) || out[n-1].nick != "" {
			out = append(out, r)
			continue
		}
		switch a := &out[n-1]; {
		case l.isNamed(a.to, r.from):
			if isIncomplete(a.text) {
				if r.from = a.from; !slices.Contains(nameWordsOf(r.text), lexicon.Fold(a.text)) {
					r.nick = a.text
				}
				*a = r
				break
			}
			a.nick, a.to = r.text, r.to
			l.take(fact{role: lexicon.RoleNickname, from: r.from, to: r.to, text: r.text})
		case l.numbered && s.rated && isIncomplete(r.text) && r.to == r.from+1 && !r.weak && l.between(a.to, r.from) == "" && r.from == a.to+1 && l.edge(r.to) && l.ratings() < 2 && len(list) == 2 && !s.isClubRun(l, list, 1):
			a.nick, a.to = r.text, r.to // "3. Ante Brkljača, Tonko, 1744"
			l.take(fact{role: lexicon.RoleNickname, from: r.from, to: r.to, text: r.text})
		default:
			out = append(out, r)
		}
	}
	return out
}

// isOfficialSpelling reports whether the second name of an entry is another spelling of the first, and its line is about writing: "Omar Farouq, but
// his KITAS says Umar Farooq".
func (s *story) isOfficialSpelling(l *line, a, b nameRun) bool {
	return b.to-b.from == a.to-a.from && respelling(a.text, b.text) != "" && !l.joinsAt(b.from-1) && l.smallBetween(a.to, b.from) && s.isAboutWriting(l)
}

// smallBetween reports whether a word in small letters that is no fact stands between two tokens.
func (l *line) smallBetween(from, to int) bool {
	return slices.ContainsFunc(l.toks[from:to], func(t lexicon.Token) bool { return t.Kind == lexicon.Word && !t.IsCapital() && !t.Role.IsFact() })
}

// isNamed reports whether the words between two names, behind the last fact between them, say that both are of one player.
func (l *line) isNamed(from, to int) bool {
	for i := range l.facts {
		if f := &l.facts[i]; f.role != lexicon.RoleName && f.role != lexicon.RoleNickname && f.from >= from && f.to <= to {
			from = max(from, f.to)
		}
	}
	return naming().MatchString(strings.TrimLeft(l.between(from, to), ")] ,"))
}

// isWrittenAs reports whether words lead from a given name to the surname as people say it: "zove se Vice, piše se Galović".
func isWrittenAs(between string) bool {
	return lexicon.IsOneOf(strings.ReplaceAll(between, " ", "_"), "pise_se a_pise_se po_prezimenu prezimenom a_prezimenom")
}

// ratings counts the ratings of a line.
func (l *line) ratings() int {
	n := 0
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleRating {
			n++
		}
	}
	return n
}

// surnameEndsAt reports whether a phrase for a surname stands right before token i: "Hugo comes too, his surname is Carmichael".
func (l *line) surnameEndsAt(from, i int) bool {
	for k := from; k < i; k++ {
		if _, to := lexicon.NoticeAt(l.toks, k, lexicon.SurnameIs); to == i || to == i-1 && to > k && lexicon.IsOneOf(l.toks[to].Fold, "je is mu joj") {
			return true
		}
	}
	return false
}

// between is what stands between two tokens, without commas at its ends.
func (l *line) between(from, to int) string {
	if from >= to {
		return ""
	}
	var b strings.Builder
	for i := from; i < to; i++ {
		if l.toks[i].Kind == lexicon.Word && i > from && l.toks[i].Spaced {
			b.WriteByte(' ')
		}
		b.WriteString(l.toks[i].Fold)
	}
	return strings.Trim(b.String(), " ,“”\"»)]")
}

// isAuthors reports whether a name is the beginning of one of those who write: he is spoken to, or signs.
func (s *story) isAuthors(l *line, r nameRun) bool {
	if l.isSaidOfAll(r) {
		return false // his children are called as he is
	}
	if r.to-r.from == 2 && l.opens(r.from) && l.toks[r.from].Sense&^lexicon.Polite == 0 && (l.is(r.to, ",") || l.is(r.to, "!")) && slices.ContainsFunc(slices.Collect(maps.Keys(s.authors)), func(author string) bool {
		first, _, _ := strings.Cut(author, " ")
		return author != s.author && lexicon.Fold(first) == l.toks[r.to-1].Fold
	}) {
		return true // "Salaam Dee, my daughter …" to Dee Whitlock
	}
	if r.from == 0 && r.to == 1 && !l.listed && len(l.toks) > 2 && l.toks[1].Kind == lexicon.Word && !l.toks[1].IsCapital() && !l.describesOne() && s.callsAuthor(l.toks[0].Fold) {
		return true // "Marina evo mojih, ŠK Crni kralj Orahovo"
	}
	if l.listed || r.to-r.from > 1 {
		return s.authors[r.text] && !l.hasFacts()
	}
	for author := range s.authors {
		for w := range fieldsOf(author) {
			if w == lexicon.Fold(r.text) && !(r.from > 0 && s.says(l, lexicon.SurnameIs)) && (l.is(r.to, ",") || l.is(r.to, "!") || r.from > 0 && l.is(r.from-1, "@") || r.to >= len(l.toks)) {
				return true
			}
		}
	}
	return false
}

// callsAuthor reports whether a word is the first name of somebody else who writes, and of nobody who plays.
func (s *story) callsAuthor(fold string) bool {
	for author := range s.authors {
		if first, _, _ := strings.Cut(author, " "); author != s.author && lexicon.Fold(first) == fold {
			return !slices.ContainsFunc(s.known, func(c *character) bool { return s.wordsOf(s.row(c).Entrant.Name)[0] == fold })
		}
	}
	return false
}

// isPlace reports whether a preposition before a name in running text makes it a place or somebody spoken of: "iz Ludbrega",
// "od Maria".
func (l *line) isPlace(r nameRun) bool {
	k := r.from - 1
	if k < 0 || !l.toks[k].Spaced && k > 0 || l.toks[k].Kind != lexicon.Word || l.toks[k].IsCapital() && (k > 0 || l.lang != "hr") {
		return false
	}
	if lexicon.IsOneOf(l.toks[k].Fold, "s sa") && l.lang == "hr" {
		last := l.toks[r.to-1].Fold // who comes along stands in another case: "s Markom"
		return !strings.HasSuffix(last, "om") && !strings.HasSuffix(last, "em") && !strings.HasSuffix(last, "im")
	}
	if l.toks[k].Fold == "with" && k > 0 && lexicon.IsOneOf(l.toks[k-1].Fold, "her him them") {
		return false // "replace her with Esther Boyd"
	}
	if l.isChangedTo(r.from) {
		return false // "change Bella to Isabella"
	}
	if k > 0 && (putsIn.Has(l.toks[k-1].Fold) || parentWords.Has(l.toks[k-1].Fold)) {
		return false // "putting in Nolan Driscoll", "ayah dari Kevin Alexander"
	}
	if k > 0 {
		if _, to := lexicon.NoticeAt(l.toks, k-1, lexicon.ReplacedBy); to == r.from {
			return false // "replaced by Kenneth Ho"
		}
	}
	return prepositions.Has(l.toks[k].Fold)
}

// factFollows reports whether a class or a year stands in brackets behind names joined to the one that ends before token i: "a lift to Priya
// and Rohan Shah (Year 6 and Year 4)".
func (l *line) factFollows(i int) bool {
	for k := i; k < min(len(l.toks), i+4); k++ {
		switch t := l.toks[k]; {
		case k > i && (t.Role == lexicon.RoleClass || t.Role == lexicon.RoleBirth) && l.is(i, ","):
			return true // "his place goes to Poppy Quinn, also Y2"
		case l.is(k, ",") && k == i, k == i+1 && l.is(i, ",") && t.Kind == lexicon.Word && !t.IsCapital():
		case l.is(k, "("):
			return k+1 < len(l.toks) && (l.toks[k+1].Role == lexicon.RoleClass || l.toks[k+1].Role == lexicon.RoleBirth)
		case t.Kind != lexicon.Word || !t.IsCapital() && t.Sense&lexicon.AndWord == 0:
			return false
		}
	}
	return false
}

// prepositions lead to a place or to somebody who does not play.
var prepositions = lexicon.Set("by until till before after since sampai sejak iz od u na kod do prema from of to near di dari ke kepada untuk in an bei aus von with")

// parentWords are words for grown-ups of a child that is named behind a preposition.
var parentWords = lexicon.Set("ayah ibu bunda mama papa mami papi umi abi orangtua ortu tua wali kakek nenek ayahnya ibunya mamanya tata otac mama majka baka djed roditelj dad mum mom father mother parent parents guardian grandad grandma granddad granny gran nan nana nanny grandpa grandfather grandmother grandparent grandparents uncle aunt auntie papanya ayahanda stric ujak teta tetka dida deda")

// ownedWords stand behind the name of a child to whom they belong: "Zihan's birthday", "Howie's passport".
var ownedWords = lexicon.Set("birthday passport name surname class year grade rating school teacher coach date papers birth")

// putsIn are verbs that enter somebody together with the preposition behind them.
var putsIn = lexicon.Set("squeeze squeezing fit slot book booking put putting swap swapping swapped sub subbing bring bringing add adding send sending pop popping ubacujem ubacite stavljam stavite")

// isEntry reports whether a line begins with a name that facts follow.
func (s *story) isEntry(l *line, runs []nameRun) bool {
	if len(runs) == 0 || !l.opens(runs[0].from) || !l.hasFacts() && !l.hasFact(lexicon.RoleRating) && len(s.heads) == 0 {
		return false
	}
	return l.smallWords(runs) <= 1 && !l.asks(runs) && len(sentences(l)) == 1
}

// smallWords counts the words in small letters that nothing explains.
func (l *line) smallWords(runs []nameRun) int {
	small := 0
	for i, t := range l.toks {
		if t.Kind == lexicon.Word && t.Role == lexicon.RoleUnknown && !t.IsCapital() && !inAnyRun(runs, i) && t.Sense&lexicon.AndWord == 0 {
			small++
		}
	}
	return small
}

func inAnyRun(runs []nameRun, i int) bool {
	return slices.ContainsFunc(runs, func(r nameRun) bool { return i >= r.from && i < r.to })
}

// sentences are the sentences of a line, as bytes of its source.
func sentences(l *line) [][2]int {
	var list [][2]int
	from := 0
	for i := range l.toks {
		if i+1 < len(l.toks) && !l.endsAt(i) {
			continue
		}
		if i+1 == len(l.toks) || l.toks[i+1].At > from {
			list = append(list, [2]int{l.toks[from0(l, from)].At, l.toks[i].End})
			if i+1 < len(l.toks) {
				from = l.toks[i+1].At
			}
		}
	}
	return list
}

// from0 is the token that begins at or behind a byte.
func from0(l *line, at int) int {
	for i := range l.toks {
		if l.toks[i].At >= at {
			return i
		}
	}
	return len(l.toks) - 1
}

// endsAt reports whether a sentence ends with token i: at a mark before a capital, or a picture.
func (l *line) endsAt(i int) bool {
	t, next := l.toks[i], l.toks[i+1]
	switch {
	case t.Kind == lexicon.Sign && (t.Text == "!" || t.Text == "?"):
		return true
	case t.Kind == lexicon.Pict:
		return next.Kind == lexicon.Word && next.IsCapital() && !arrow().MatchString(t.Text)
	case t.Kind != lexicon.Sign || t.Fold != "." || i == 0 || t.Spaced || !next.Spaced || next.Kind != lexicon.Word || !next.IsCapital():
		return false
	}
	before := l.toks[i-1]
	if before.Role == lexicon.RoleClub && before.Fact > 0 && l.facts[before.Fact-1].to == i {
		return true // "Ballinore Educate Together NS. Her brother …"
	}
	if before.Sense&lexicon.Honorific != 0 && before.Runes() < 5 {
		if next.Sense&(lexicon.Self|lexicon.Polite|lexicon.Talk) != 0 && next.Sense&lexicon.AlsoName == 0 && i > 1 && l.toks[i-2].Role.IsFact() {
			return true // "30 November 2015 Pak. Saya sekalian ralat ya"
		}
		return !before.IsCapital() && i > 1 && lexicon.IsOneOf(before.Fold, "pak bu kak mas mbak bang om ust") // "dua, pak. Dandi …", and not "Mr. Ken"
	}
	if t.Role == lexicon.RoleClass && t.Fact > 0 && t.Fact == next.Fact {
		return false // "3. Klasse"
	}
	if before.Role == lexicon.RoleClass || lexicon.Romans[before.Fold] > 0 && before.IsShouted() && l.parts(i-2) {
		return true
	}
	if before.Kind == lexicon.Digits {
		return len(before.Text) == 4 || l.toks[i-1].Role == lexicon.RoleBirth || l.lang == "en" && i > 1 && lexicon.IsDenial(l.toks[i-2].Fold) // "not 6. Hassan's …"
	}
	return l.endsSentence(i) || before.Kind == lexicon.Word && before.Runes() > 1 && before.Sense&lexicon.Polite != 0
}
