package roster

import (
	"slices"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// heading takes a line that says something for those below it: a group, a school, a class. It answers false for any other.
func (s *story) heading(t textLine, below *textLine) bool {
	text := outlineMark().ReplaceAllString(strings.Trim(strings.TrimSpace(visible(t.text())), "=*#_-–~•·[]<>|┃►▶» "), "")
	if s.remarksHead(text, t, below) {
		return true
	}
	mark := markOf(t.text())
	if e, ok := s.groupOf(text); ok {
		s.groupMark = mark
		role := lexicon.RoleGroup
		if e.Group == "" && s.isSexAlone(text) {
			role = lexicon.RoleSex
		}
		s.say(heading{role: role, e: e})
		return true
	}
	if mark != "" && mark == s.groupMark && !strings.ContainsAny(text, ":,0123456789") && s.isBare(s.scan(text, 0, 0)) {
		s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool {
			return h.role == lexicon.RoleGroup || h.role == lexicon.RoleSex || h.role == lexicon.RoleClass
		})
		return true // "*Kelas kecil*" below "*Putri*" heads others, whoever they are
	}
	l := s.scan(t.source, t.number, t.at+letterMark(t.text()))
	if l.labels > 0 && !s.isLabelledClub(l, below) || l.gone() || l.number > 0 && l.listed && !l.is(len(l.toks)-1, ":") && !s.isListedClub(l, below) {
		return false
	}
	said := Entrant{}
	for i := range l.facts {
		switch f := &l.facts[i]; f.role {
		case lexicon.RoleClub:
			if said.Club == "" || l.toks[f.from].IsCapital() {
				said.Club = f.text // the first of "OŠ Mirna Dolina, šahovska sekcija:"
			}
		case lexicon.RoleClass:
			if f.guess || f.n == 0 {
				continue
			}
			said.Class, said.ClassText = f.n, f.text
		case lexicon.RoleSex, lexicon.RoleGroup:
			said.Sex, said.Group = max(said.Sex, f.sex), said.Group+map[bool]string{true: f.text}[f.role == lexicon.RoleGroup]
		case lexicon.RoleBirth, lexicon.RoleRating:
			return false
		}
	}
	if said == (Entrant{}) || len(s.mentions(l)) > 0 || lexicon.BeginsWith(text, lexicon.Everybody) || s.says(l, lexicon.Everybody) && len(s.current) > 1 && l.toks[0].Sense&lexicon.AndWord != 0 || l.endsAsking() {
		return s.clubAlone(l, below)
	}
	bracketed := mark == "[" && said.Class > 0 // "[Cikgu Rohaya's class, Year 4]"
	if runs := l.outsideBrackets(s.runs(l)); len(runs) > 0 && !bracketed && !(said.Club != "" && s.isTownOf(l, runs, below)) {
		return false
	}
	if said.Club == "" && said.Class == 0 && !l.is(len(l.toks)-1, ":") && (!isNext(below) || l.count(lexicon.RoleAside)+l.count(lexicon.RoleUnknown) > 1) {
		return false
	}
	if said.Club == "" && !bracketed && (l.count(lexicon.RoleUnknown) > 2 || said.Class > 0 && said.Sex == 0 && len(s.current) > 0 && !l.is(len(l.toks)-1, ":") && !isNext(below)) {
		return false
	}
	if said.Club != "" {
		s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: said.Club}, l: l})
		said.Club = ""
	}
	if said.Class > 0 {
		s.say(heading{role: lexicon.RoleClass, e: Entrant{Class: said.Class, ClassText: said.ClassText}, l: l})
		said.Class, said.ClassText = 0, ""
	}
	if said != (Entrant{}) {
		role := lexicon.RoleGroup
		if said == (Entrant{Sex: said.Sex}) {
			role = lexicon.RoleSex
		}
		s.say(heading{role: role, e: said, brief: l.count(lexicon.RoleAside)+l.count(lexicon.RoleUnknown) > 2})
	}
	return true
}

// isLabelledClub reports whether a line is nothing but a school behind its label, "Asal sekolah: SDN 1 Bogor", above entries without labels: no
// field of a form.
func (s *story) isLabelledClub(l *line, below *textLine) bool {
	if l.labels != 1 || len(l.facts) != 1 || l.facts[0].role != lexicon.RoleClub || s.form != nil || !isNext(below) {
		return false
	}
	next := s.scan(below.source, below.number, below.at)
	return next.labels == 0 && (len(s.runs(next)) > 0 || next.hasFact(lexicon.RoleSex))
}

// markOf is the sign in which a whole line stands, as headings do: "*Putra*", "== SD ==".
func markOf(text string) string {
	text = strings.TrimSpace(visible(text))
	for _, mark := range []string{"*", "_", "=", "#", "~", "-", "["} {
		if closing := strings.NewReplacer("[", "]").Replace(mark); len(text) > 2 && strings.HasPrefix(text, mark) && strings.HasSuffix(text, closing) {
			return mark
		}
	}
	return ""
}

// framed is a line that stands between brackets, or between signs of which there are two and more.
var framed = lexicon.Pattern(`^\s*(?:\[[^\[\]]*\]|【[^】]*】|([=*#_~-])[=*#_~-]+\s.*\s[=*#_~-]{2,})\s*$`)

// nobodyWords say that a school enters nobody: "-- nihil --".
var nobodyWords = lexicon.Set("nihil kosong nitko nema nobody none keine niemand absen")

// part begins another part of the document below a line that is framed as headings are, "[Ms Tan's class, Year 6]". Whoever it names is a
// teacher or the like; what it says of schools, classes and sexes holds for those below, and what the last one said holds no longer.
func (s *story) part(t textLine) bool {
	if !framed().MatchString(t.text()) {
		return false
	}
	l := s.scan(t.source, t.number, t.at)
	if l.hasFact(lexicon.RoleBirth) || l.hasFact(lexicon.RoleRating) || l.struck {
		return false
	}
	if slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return nobodyWords.Has(t.Fold) }) {
		return true
	}
	s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool { return h.role != lexicon.RoleClub })
	s.notes, s.mending = false, !l.hasFacts() && len(s.current) > 0 // a part that says nothing may be one of corrections
	var e Entrant
	classes, sexes := map[int]bool{}, map[swiss.Sex]bool{}
	for i := range l.facts {
		switch f := &l.facts[i]; f.role {
		case lexicon.RoleClub:
			s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: f.text}})
		case lexicon.RoleClass:
			classes[f.n], e.Class, e.ClassText = true, f.n, f.text
		case lexicon.RoleSex:
			sexes[f.sex], e.Sex = true, f.sex
		}
	}
	if len(classes) == 1 && e.Class > 0 && !l.saysRange() {
		s.say(heading{role: lexicon.RoleClass, e: Entrant{Class: e.Class, ClassText: e.ClassText}})
	}
	if len(sexes) == 1 && e.Sex != 0 {
		s.say(heading{role: lexicon.RoleSex, e: Entrant{Sex: e.Sex}})
	}
	return true
}

// saysRange reports whether two numbers stand in a line with a sign or a word for "to" between them: "Year 8 hingga 11".
func (l *line) saysRange() bool {
	for i := 1; i+1 < len(l.toks); i++ {
		if (l.is(i, "-") || l.is(i, "/") || lexicon.IsOneOf(l.toks[i].Fold, "to hingga sampai sd do bis until through and dan i und")) && l.toks[i-1].Kind == lexicon.Digits && l.toks[i+1].Kind == lexicon.Digits {
			return true
		}
	}
	return false
}

// remarksHead takes a line that heads remarks or corrections below a list.
func (s *story) remarksHead(text string, t textLine, below *textLine) bool {
	if isNotesHead(strings.Trim(text, ":. ")) {
		s.notes = true
		s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool { return h.role != lexicon.RoleClub || s.clubs > 1 })
		return true
	}
	if first, _, _ := strings.Cut(text, " "); isNotesHead(first) && len(s.current) > 0 && !s.notes {
		s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool { return h.role != lexicon.RoleClub })
	}
	if isNext(below) && s.headsChanges(text, t, below) {
		s.heads = slices.DeleteFunc(slices.Clone(s.heads), func(h heading) bool { return h.role != lexicon.RoleClub || s.clubs > 1 })
		if school, ok := s.schoolOf(t, len(t.text())); ok {
			s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: school}}) // "Fix dari SDN Banjarwaru 1 jadi 6 orang:"
		}
		s.mending = true
		return true
	}
	return false
}

// headsChanges reports whether a line heads corrections: it begins with a word for them, or holds one, and says nothing of its own, above items or
// with a colon at its end.
func (s *story) headsChanges(text string, t textLine, below *textLine) bool {
	colon := strings.HasSuffix(strings.TrimSpace(t.text()), ":")
	if lexicon.BeginsWith(text, lexicon.Mended) && colon {
		return true
	}
	if strings.ContainsAny(text, ",.;") || countWords(text) > 8 {
		return false
	}
	l := s.scan(t.source, t.number, t.at)
	switch {
	case !s.isBare(l) || len(s.mentions(l)) > 0:
		return false
	case lexicon.BeginsWith(text, lexicon.Mended):
		return countWords(text) <= 4 || bulletMark().MatchString(below.text())
	}
	return colon && len(s.current) > 0 && s.says(l, lexicon.Mended)
}

// bulletMark begins an item: a number or a bullet.
var bulletMark = lexicon.Pattern(`^\s*(?:\d{1,2}[.)]|[a-z][.)]|[-–•*►▪·>])\s*\S`)

// outlineMark is the mark of a part of a document: "A.", "A.1", "II)", "3.", "b.".
var outlineMark = lexicon.Pattern(`^(?:[A-Za-z]|[IVXivx]{1,4}|\d{1,2})(?:[.)]|(?:[.)]\d{1,2})+[.)]?)\s+`)

// letterMark is how long the mark of a part is that would look like an initial: "C. MI Nurul Huda".
func letterMark(text string) int {
	if m := outlineLetter().FindStringIndex(text); m != nil && (text[m[1]-3] <= 'H' || isSchoolName(text[m[1]:])) {
		return m[1]
	}
	if m := outlineRoman().FindStringIndex(text); m != nil && isSchoolName(text[m[1]:]) {
		return m[1]
	}
	return 0
}

var (
	outlineLetter = lexicon.Pattern(`^\s*[A-Z][.)] `)
	outlineRoman  = lexicon.Pattern(`^\s*[IVX]{1,6}[.)]\s+`)
)

// isListedClub reports whether an item of a list is nothing but the name of a school above a line of its own players.
func (s *story) isListedClub(l *line, below *textLine) bool {
	if !isNext(below) || l.count(lexicon.RoleClub) == 0 || l.describesOne() || l.count(lexicon.RoleUnknown) > 0 || len(s.runs(l)) > 0 {
		return false
	}
	next := s.scan(below.source, below.number, below.at)
	return next.count(lexicon.RoleClub) == 0
}

// isSexAlone reports whether a heading is words for a sex and nothing else.
func (s *story) isSexAlone(text string) bool {
	for _, t := range lexicon.Tokens(text, 0, "") {
		if _, sex := s.sexWord(t); t.Kind == lexicon.Word && !sex || t.Kind == lexicon.Digits {
			return false
		}
	}
	return true
}

// isNext reports whether a line follows that is not empty.
func isNext(below *textLine) bool { return below != nil && strings.TrimSpace(below.text()) != "" }

// isBare reports whether a line names nobody and no school.
func (s *story) isBare(l *line) bool {
	return len(s.runs(l)) == 0 && !l.hasFact(lexicon.RoleClub) && !l.describesOne()
}

// outsideBrackets are the names of a line but for those in brackets behind a school, which explain the list: "(Chinese names in
// brackets)".
func (l *line) outsideBrackets(runs []nameRun) []nameRun {
	if !l.hasFact(lexicon.RoleClub) || l.describesOne() {
		return runs
	}
	return slices.DeleteFunc(runs, func(r nameRun) bool {
		k := r.from - 1
		for k >= 0 && !l.is(k, "(") && !l.is(k, ")") {
			k--
		}
		return l.is(k, "(") && !l.is(r.to, ")")
	})
}

// endsAsking reports whether a line ends with a question mark.
func (l *line) endsAsking() bool {
	for i := len(l.toks) - 1; i >= 0; i-- {
		if l.toks[i].Kind == lexicon.Pict {
			continue
		}
		return l.toks[i].Text == "?"
	}
	return false
}

// clubAlone takes a line of capital words and a colon above a list as the name of its club: "Hillcrest:".
func (s *story) clubAlone(l *line, below *textLine) bool {
	last := len(l.toks) - 1
	for last >= 0 && l.toks[last].Kind == lexicon.Pict {
		last--
	}
	if last < 1 || !l.is(last, ":") || !isNext(below) || l.listed {
		return false
	}
	runs := s.runs(l)
	if len(runs) != 1 || runs[0].weak || runs[0].to != last || len(l.facts) > 0 && l.hasFacts() || !l.opens(runs[0].from) && !l.is(runs[0].from-1, "!") && !l.is(runs[0].from-1, ",") {
		return false
	}
	s.say(heading{role: lexicon.RoleClub, e: Entrant{Club: l.clubText(runs[0].from, last)}})
	return true
}

// isTownOf reports whether the only name of a line is the town of its school, above a numbered list.
func (s *story) isTownOf(l *line, runs []nameRun, below *textLine) bool {
	if len(runs) != 1 || l.listed || !isNext(below) {
		return false
	}
	next := s.scan(below.source, below.number, below.at)
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleClub && l.is(l.facts[i].to, ",") && l.facts[i].to+1 == runs[0].from && runs[0].to == len(l.toks)-1 && l.is(runs[0].to, ":") {
			return true
		}
		if l.facts[i].role == lexicon.RoleClub && l.facts[i].to <= runs[0].from && next.listed && !next.hasFact(lexicon.RoleClub) && !l.describesOne() {
			return true
		}
	}
	return false
}

// hasTitle reports whether a word for a tournament or a list stands in a line.
func (l *line) hasTitle() bool {
	for _, t := range l.toks {
		if t.Kind == lexicon.Word && t.Sense&lexicon.Title != 0 && t.Sense&lexicon.SignUp == 0 {
			return true
		}
	}
	return false
}

// describesOne reports whether a line says something of one player.
func (l *line) describesOne() bool {
	return l.hasFact(lexicon.RoleSex) || l.hasFact(lexicon.RoleClass) || l.hasFact(lexicon.RoleBirth)
}

// isNotesHead reports whether a line heads remarks below a list, in one language or two: "P.S. / Napomene".
func isNotesHead(text string) bool {
	if lexicon.IsOneOf(lexicon.Fold(text), "catatan catatanpenting nb ps note notes napomena napomene keterangan remarks ket hinweise bemerkungen") {
		return true
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '/' || r == '&' || r == '|' || r == ',' })
	return len(parts) > 1 && !slices.ContainsFunc(parts, func(p string) bool { return lexicon.Fold(p) == "" || !isNotesHead(p) })
}

// say makes a heading hold for the lines below. What was said below the like of it before holds no longer, but for the headings that stand
// right above this one.
func (s *story) say(h heading) {
	s.notes, s.foot, s.mending = false, false, false
	if h.role == lexicon.RoleGroup {
		s.groups++
	}
	if h.role == lexicon.RoleClub {
		h.e.Club = s.ownClub(h.e.Club)
		s.clubs++
		s.tail = len(s.current)
	}
	if i := slices.IndexFunc(s.heads, func(o heading) bool { return o.role == h.role }); i >= 0 {
		kept := slices.Clone(s.heads[:i])
		for _, o := range s.heads[i+1:] {
			if o.entered == len(s.rows) && o.role != h.role {
				kept = append(kept, o)
			}
		}
		s.heads = kept
	}
	h.entered = len(s.rows)
	s.heads = append(slices.Clone(s.heads), h)
}

// ownClub is the school of who writes that a heading names without its town: "SMPN 6" of "SMPN 6 Lembah Wening".
func (s *story) ownClub(club string) string {
	short, whole := foldWords(club), ""
	if countWords(club) < 2 {
		return club
	}
	for _, c := range s.known {
		if c.author != s.author {
			continue
		}
		switch own := s.row(c).Entrant.Club; {
		case own == club || own == whole || !strings.HasPrefix(s.clubKey(own), short):
		case whole != "":
			return club // of two
		default:
			whole = own
		}
	}
	return cmpOr(whole, club)
}

// groupOf reads the heading of a group: the name of a section, or nothing but words for a level, a sex, a class or an age.
func (s *story) groupOf(text string) (Entrant, bool) {
	text = strings.TrimSpace(strings.TrimRight(headCount().ReplaceAllString(outlineMark().ReplaceAllString(text, ""), ""), ": "))
	if name, _, _ := strings.Cut(text, "("); text != "" {
		candidates := []string{text, name, outOfCategory(text), outOfCategory(name)}
		before, behind, ok := strings.Cut(strings.NewReplacer("—", "–", " - ", " – ").Replace(name), " – ")
		if ok && len(s.runs(s.scan(behind, 0, 0))) == 0 {
			candidates = append(candidates, before) // "LEVEL 1 — Grade 1 s/d 6"
		}
		if section, rest, ok := strings.Cut(name, ","); ok && len(s.runs(s.scan(rest, 0, 0))) == 0 {
			candidates = append(candidates, section) // "LOWER SCHOOL, kelas 1-6"
		}
		if !strings.ContainsAny(name, ",:;0123456789") {
			candidates = append(candidates, strings.Split(name, "/")...) // "MALI / PICCOLI"
		}
		for _, candidate := range candidates {
			if sec, ok := s.named(candidate); ok {
				return Entrant{Group: sec.Name, Sex: sec.Sex, Level: sec.Level}, true
			}
		}
	}
	if sec, ok := s.namedShort(text); ok {
		return Entrant{Group: sec.Name, Sex: sec.Sex, Level: sec.Level}, true
	}
	toks := lexicon.Tokens(shortKinds(text), 0, "")
	e, said := Entrant{}, false
	both := slices.ContainsFunc(toks, func(t lexicon.Token) bool { return mixedWords.Has(t.Fold) })
	for i, t := range toks {
		if t.Kind != lexicon.Word {
			continue
		}
		sex, isSex := s.sexWord(t)
		level := alike.LevelOf(t.Fold)
		switch {
		case isSex && len(t.Fold) > 1:
			both = both || e.Sex != 0 && e.Sex != sex
			e.Sex, said = sex, true
		case mixedWords.Has(t.Fold):
		case level != AnyLevel:
			if e.Level != AnyLevel && e.Level != level {
				return Entrant{}, false
			}
			e.Level, said = level, true
		case t.Sense&(lexicon.Category|lexicon.Title) != 0 || lexicon.IsOneOf(t.Fold, "sederajat tingkat jenjang cabang cabor nomor lomba tanding pertandingan catur bagian bidang nama sektor siswa murid anak pelajar atlet pemain regu tim"):
		case i == 0 && len(t.Fold) <= 4 && (len(t.Fold) == 1 || lexicon.Romans[t.Fold] > 0) && i+1 < len(toks) && toks[i+1].Kind == lexicon.Sign:
		default:
			return Entrant{}, false
		}
	}
	for _, t := range toks {
		if t.Kind == lexicon.Digits {
			return Entrant{}, false
		}
	}
	if both {
		e.Sex = swiss.Sex(0)
	}
	return e, said
}

// mixedWords say that boys and girls play together.
var mixedWords = lexicon.Set("campuran gabungan digabung mixed mješovito mješovita gemischt")

// namedShort finds the only section whose name a heading of two words and more writes shorter: "STARIJI M" of "Stariji dječaci". Each of its words
// begins one of the section's, or says its sex.
func (s *story) namedShort(text string) (found Section, ok bool) {
	words := strings.FieldsFunc(text, notLetter)
	if len(words) < 2 || len(words) > 4 || strings.ContainsAny(text, ",;0123456789") {
		return Section{}, false
	}
	for _, sec := range s.o.Sections {
		names := slices.Collect(fieldsOf(sec.Name))
		other := func(w string) bool {
			fold := lexicon.Fold(w)
			sex, said := lexicon.ParseSex(w)
			if letter := sexLetters[fold]; letter != 0 && !said {
				sex, said = letter, true
			}
			return !(said && sec.Sex != 0 && sex == sec.Sex) && !slices.ContainsFunc(names, func(n string) bool { return len(fold) > 2 && strings.HasPrefix(n, fold) })
		}
		if !slices.ContainsFunc(words, other) {
			if ok {
				return Section{}, false
			}
			found, ok = sec, true
		}
	}
	return found, ok
}

// headCount is how many stand under a heading: "(12 orang)", "- 5 djece".
var headCount = lexicon.Pattern(`(?i)\s*[-–:,]?\s*(?:\((?:\s*|[^()]*\s)\d+[^()]*\)|\b\d+\s*(?:anak|orang|org|peserta|siswa|pemain|atlet|djece|učenika|učenica|igrača|igračica|players|pupils|kids|children|entries))\s*:?$`)

// longKinds are kinds of schools in full, and the word that means the same.
var longKinds = [][2]string{{"sekolah dasar", "sd"}, {"sekolah menengah pertama", "smp"}, {"sekolah menengah atas", "sma"}, {"sekolah menengah kejuruan", "smk"}, {"madrasah ibtidaiyah", "mi"},
	{"madrasah tsanawiyah", "mts"}, {"madrasah aliyah", "ma"}, {"osnovne škole", "os"}, {"osnovna škola", "os"}, {"srednje škole", "ss"}, {"srednja škola", "ss"}, {"primary school", "primary"}, {"secondary school", "secondary"}}

// shortKinds writes the kinds of schools of a heading in one word: "SEKOLAH DASAR – PUTRA".
func shortKinds(text string) string {
	low := strings.ToLower(text)
	for _, k := range longKinds {
		if at := strings.Index(low, k[0]); at >= 0 && len(low) == len(text) {
			text = text[:at] + k[1] + text[at+len(k[0]):]
			low = strings.ToLower(text)
		}
	}
	return text
}

// sexWord reads a word for a sex: one that every list has, or one by which the sections of the event tell boys from girls.
func (s *story) sexWord(t lexicon.Token) (swiss.Sex, bool) {
	if sex, ok := lexicon.ParseSex(t.Text); ok {
		return sex, true
	}
	if s.sexes == nil {
		s.sexes = map[string]swiss.Sex{}
		for _, sec := range s.o.Sections {
			for w := range fieldsOf(sec.Name) {
				if before, said := s.sexes[w]; said && before != sec.Sex {
					s.sexes[w] = 0
				} else {
					s.sexes[w] = sec.Sex
				}
			}
		}
	}
	if sex := s.sexes[t.Fold]; sex != 0 {
		return sex, true
	}
	return s.paired[t.Fold], s.paired[t.Fold] != 0
}

// pupilPairs are words for those who play, of boys and of girls. The first of a pair means both where a text has it alone.
var pupilPairs = [][2]string{{"učenik", "učenica"}, {"igrač", "igračica"}, {"natjecatelj", "natjecateljica"}, {"učenici", "učenice"}, {"igrači", "igračice"}, {"natjecatelji", "natjecateljice"}, {"sudionici", "sudionice"}, {"siswa", "siswi"}, {"schüler", "schülerinnen"}, {"spieler", "spielerinnen"}}

// pairedIn finds the pairs of which a text has both words: they tell boys from girls there.
func pairedIn(text string) map[string]swiss.Sex {
	var found map[string]bool
	paired := map[string]swiss.Sex{}
	for _, pair := range pupilPairs {
		if !strings.Contains(strings.ToLower(text), pair[1]) {
			continue
		}
		if found == nil {
			found = map[string]bool{}
			for w := range strings.FieldsFuncSeq(text, notLetter) {
				found[lexicon.Fold(w)] = true
			}
		}
		if boys, girls := lexicon.Fold(pair[0]), lexicon.Fold(pair[1]); found[boys] && found[girls] {
			paired[boys], paired[girls] = swiss.Male, swiss.Female
		}
	}
	return paired
}

// outOfCategory drops a word like "kategori" before the name of a group.
func outOfCategory(text string) string {
	first, rest, ok := strings.Cut(strings.TrimSpace(text), " ")
	if ok && lexicon.Lexicons()[""][lexicon.Fold(first)]&lexicon.Category != 0 {
		return strings.Trim(rest, " :")
	}
	return text
}

// under gives a player what the headings say.
func (s *story) under(e *Entrant) {
	for _, h := range s.heads {
		e.lack(h.e)
	}
}

// lack takes over what another entrant knows and this one does not.
func (e *Entrant) lack(o Entrant) {
	if e.Club == "" {
		e.Club = o.Club
	}
	if e.Sex == 0 {
		e.Sex = o.Sex
	}
	if e.Class == 0 {
		e.Class, e.ClassText = o.Class, o.ClassText
	}
	if e.Group == "" {
		e.Group = o.Group
	}
	if e.Level == AnyLevel {
		e.Level = o.Level
	}
	if e.Birth.IsZero() {
		e.Birth = o.Birth
	}
}
