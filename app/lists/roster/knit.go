package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// knit ties the rows together: who is withdrawn, who comes in whose place, who stands there twice.
func (d *Document) knit() {
	for i := range d.Rows {
		r := &d.Rows[i]
		if r.Skip {
			continue
		}
		if isTrial(r.Entrant.Name) || saysTrial(r.Note) {
			r.Skip = true
			continue
		}
		switch j := d.leavesFor(i); {
		case j >= 0:
			r.Doubts = r.without(DoubtGone, DoubtPlaying)
			d.Rows[j].Skip, d.Rows[j].Withdrawn, d.Rows[j].ReplacedBy, r.Replaces = true, true, r.Line, d.Rows[j].Line
		case r.doubts(DoubtGone):
			d.withdraw(i)
		}
	}
	for i := range d.Rows {
		if r := &d.Rows[i]; !r.Skip {
			d.replace(i)
			d.succeed(i)
			d.unite(i)
		}
	}
}

// saysTrial reports whether a remark is nothing but words of a trial, and that it is to be ignored: "abaikan, uji coba".
func saysTrial(note string) bool {
	parts := strings.FieldsFunc(note, func(r rune) bool { return strings.ContainsRune(",.;-–/()", r) })
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(p string) bool {
		fold := lexicon.Fold(p)
		return fold != "" && !isTrial(p) && !lexicon.IsOneOf(fold, "abaikan mohonabaikan tolongabaikan abaikansaja hapussaja ignore pleaseignore delete brisati zanemariti molimzanemariti loschen bitteloschen bitteignorieren")
	})
}

// leavesFor finds the row of whom the remark of another one says that he leaves for that one: "Rizki batal, diganti ini", "tolong ganti Rizki
// dengan anak ini". It is -1 where it says no such thing.
func (d *Document) leavesFor(i int) int {
	r := &d.Rows[i]
	said := r.Note
	for _, u := range r.Doubts {
		if u.Kind == DoubtGone || u.Kind == DoubtPlaying {
			said = u.Text
		}
	}
	j, from := d.namedBy(said, i)
	if j < 0 || d.Rows[j].Line == r.Line {
		return -1
	}
	toks := lexicon.Tokens(said, 0, "")
	left, here, exchanged, seat, takes := false, false, false, false, false
	for k, t := range toks {
		if _, to := lexicon.NoticeAt(toks, k, lexicon.Withdrawn, lexicon.ReplacedBy); to > k {
			left = left || t.At > from
		}
		exchanged = exchanged || lexicon.IsExchange(t.Fold)
		seat = seat || lexicon.IsSeat(strings.TrimSuffix(t.Fold, "nya")) // "tempatnya Budi saya ambil ya"
		takes = takes || lexicon.IsOneOf(t.Fold, "ambil diambil mengambil isi mengisi diisi pakai dipakai takes take taking taken gets given uzima uzimam preuzima dobiva zauzima ubernimmt nimmt")
		here = here || t.At > from && lexicon.IsOneOf(t.Fold, "ini this ovaj ova ovo ovim ovom him her njega nju dieses diesen")
	}
	if r.doubts(DoubtGone) && left || here && (left || exchanged) || seat && takes {
		return j
	}
	return -1
}

// namedBy finds the row other than one whose whole name a text says, the longest one, and where; -1 where none is named.
func (d *Document) namedBy(text string, but int) (row, at int) {
	row, length := -1, 0
	for j := range d.Rows {
		name := d.Rows[j].Entrant.Name
		if j == but || len(name) < 4 || len(name) <= length || sameName(name, d.Rows[but].Entrant.Name) {
			continue
		}
		if k := strings.Index(strings.ToLower(text), strings.ToLower(name)); k >= 0 && strings.Contains(foldWords(text), foldWords(name)) {
			row, at, length = j, k, len(name)
		}
	}
	return row, at
}

// isTrial reports whether somebody only tried a form: "coba", "TEST ENTRY", "proba unos".
func isTrial(name string) bool {
	if headField(name) == Name || lexicon.IsNotice(name, lexicon.Test) || lexicon.IsNotice(name, lexicon.Example) {
		return true
	}
	toks := lexicon.Tokens(name, 0, "")
	tried := false
	for i, t := range toks {
		_, to := lexicon.NoticeAt(toks, i, lexicon.Test, lexicon.Example)
		if strings.HasPrefix(t.Fold, "test") && len(t.Fold) < 8 {
			to = i + 1 // "Test Testić"
		}
		tried = tried || to > i
		if to == i && t.Kind == lexicon.Word && !trialWords.Has(t.Fold) {
			return false
		}
	}
	return tried
}

// trialWords stand beside "test" in a trial of a form.
var trialWords = lexicon.Set("admin panitia operator child pupil student a the entry entries form name user player only please ignore row data only form formulir nama peserta isi saja unos prijava ime prezime igrac obrazac samo red eintrag name spieler abaikan ignorirati zanemariti one two satu dua")

// withdraw strikes a player out, with every other row of his.
func (d *Document) withdraw(i int) {
	r := &d.Rows[i]
	r.Skip, r.Withdrawn = true, true
	for k := range d.Rows {
		if o := &d.Rows[k]; k != i && !o.Skip && sameName(o.Entrant.Name, r.Entrant.Name) && sameClub(o.Entrant.Club, r.Entrant.Club) {
			o.Skip, o.Withdrawn = true, true
			o.Lines = append(slices.Clone(o.Lines), r.Line)
		}
	}
}

func sameName(a, b string) bool { return lexicon.Fold(a) == lexicon.Fold(b) && a != "" }

func sameClub(a, b string) bool {
	return a == "" || b == "" || alike.SchoolKey(a) == alike.SchoolKey(b)
}

// replace strikes out whom the remark of a row names as replaced: "menggantikan Doni Prakasa".
func (d *Document) replace(i int) {
	r := &d.Rows[i]
	toks := lexicon.Tokens(r.Note, 0, "")
	for k := range toks {
		_, to := lexicon.NoticeAt(toks, k, lexicon.InPlaceOf)
		if to == k {
			continue
		}
		for j := range d.Rows {
			if o := &d.Rows[j]; j != i && o.Entrant.Name != "" && o.Line != r.Line && isNamedIn(r.Note[toks[to-1].End:], o.Entrant.Name) && !d.isInOther(r.Note, o.Entrant.Name) {
				o.Skip, o.Withdrawn, o.ReplacedBy = true, true, r.Line
				r.Replaces = o.Line
			}
		}
		return
	}
}

// isInOther reports whether a text says a name as a part of another's: "Zahra" in "Cut Nabila Zahra".
func (d *Document) isInOther(text, name string) bool {
	return slices.ContainsFunc(d.Rows, func(o Row) bool {
		other := foldWords(o.Entrant.Name)
		return len(other) > len(foldWords(name)) && strings.Contains(other, foldWords(name)) && strings.Contains(foldWords(text), other)
	})
}

// succeed strikes out a row whose remark names who comes instead, and enters him where he has no row of his own: "diganti Faruq
// Amrullah".
func (d *Document) succeed(i int) {
	r := &d.Rows[i]
	if r.Replaces != 0 {
		return // it is he who comes
	}
	l, k, to := replacedIn(r.Note)
	if l == nil {
		return
	}
	end := to
	for end < len(l.toks) && (l.toks[end].Kind == lexicon.Word && l.toks[end].IsCapital() || end > to && l.is(end, "-") && l.glued(end)) {
		end++
	}
	if end == to {
		r.Doubts = append(r.Doubts, Doubt{Kind: DoubtNote, Text: r.Note})
		return
	}
	e, name := r.Entrant, l.text(to, end)
	j := slices.IndexFunc(d.Rows, func(o Row) bool { return o.Line != r.Line && !o.Skip && sameName(o.Entrant.Name, name) })
	if j < 0 && to == k+1 && l.toks[k].Fold == "ganti" {
		r.ask(Doubt{Kind: DoubtPlaying, Text: r.Note}) // "ganti Robi (pindah)": he comes for somebody of whom nothing else is known, or goes
		return
	}
	r.Skip, r.Withdrawn = true, true
	if j >= 0 {
		r.ReplacedBy, d.Rows[j].Replaces = d.Rows[j].Line, r.Line
		return
	}
	n := Row{Line: r.Line, Source: r.Source, Note: r.Note, Entrant: Entrant{Name: name, Sex: e.Sex, Club: e.Club, Group: e.Group, Level: e.Level, Team: e.Team, Board: e.Board}}
	r.ReplacedBy, n.Replaces = r.Line, r.Line
	d.Rows = slices.Insert(d.Rows, i+1, n)
}

// replacedIn finds the words of a remark, from..to, behind which stands who comes instead; nil where it has none.
func replacedIn(note string) (l *line, from, to int) {
	steps := 0
	l = &line{source: note, steps: &steps, toks: lexicon.Tokens(note, 0, "")}
	for k := range l.toks {
		if _, to := lexicon.NoticeAt(l.toks, k, lexicon.ReplacedBy); to > k {
			return l, k, to
		}
	}
	return nil, 0, 0
}

// isNamedIn reports whether a text names somebody, in any case of Croatian too: "umjesto Dine Pašalića".
func isNamedIn(text, name string) bool {
	name, _, _ = strings.Cut(name, "(")
	if strings.Contains(foldWords(text), foldWords(name)) {
		return true
	}
	s, l := &story{lang: "hr"}, &line{toks: lexicon.Tokens(text, 0, "")}
	n := len(s.wordsOf(name))
	for i := range l.toks {
		if n > 1 && s.namedAt(l, i, name) == n {
			return true
		}
	}
	return false
}

// foldWords are the folded words of a text between blanks.
func foldWords(s string) string {
	var b strings.Builder
	b.WriteByte(' ')
	for w := range fieldsOf(s) {
		b.WriteString(w)
		b.WriteByte(' ')
	}
	return b.String()
}

// unite makes one player of two rows with one name and school: where they say the same, without a word; where the later one
// mends the earlier, as a change; else it is asked.
func (d *Document) unite(i int) {
	r := &d.Rows[i]
	k := slices.IndexFunc(r.Doubts, func(u Doubt) bool { return u.Kind == DoubtSameInList })
	if k < 0 || r.Apart {
		return
	}
	j := slices.IndexFunc(d.Rows, func(o Row) bool { return o.Line == r.Doubts[k].Other && !o.Skip })
	if j < 0 || j == i {
		r.Doubts = r.without(DoubtSameInList)
		return
	}
	first := &d.Rows[j]
	mends := lexicon.NoticeOf(r.Note, lexicon.Mended) == lexicon.Mended
	switch {
	case first.Entrant.toldApart(r.Entrant):
		r.Doubts = r.without(DoubtSameInList)
	case !sameName(first.Entrant.Name, r.Entrant.Name):
	case mends || !first.Entrant.contradicts(r.Entrant):
		before := first.Entrant
		first.update(r.Entrant, r.Line, r.Source)
		r.Skip = true
		r.Doubts = r.without(DoubtSameInList)
		if r.Note != "" && !mends && r.Note != first.Note && first.Entrant == before {
			first.ask(Doubt{Kind: DoubtPlaying, Text: r.Note}) // why else is he entered twice?
		}
	case first.Entrant.differsInOne(r.Entrant):
		before := first.Entrant.Birth
		first.update(r.Entrant, r.Line, r.Source)
		r.Skip = true
		if before != first.Entrant.Birth {
			first.ask(Doubt{Kind: DoubtDate, Text: r.Source, Dates: []swiss.Date{first.Entrant.Birth, before}})
		} else {
			first.ask(Doubt{Kind: DoubtClass, Text: r.Source})
		}
	}
}

// differsInOne reports whether two of one name and school, both with their day of birth and class, differ in a single one of them: the
// same form filled in twice.
func (e Entrant) differsInOne(o Entrant) bool {
	if e.Club == "" || e.Sex != o.Sex || e.Birth.Day == 0 || o.Birth.Day == 0 || e.Class == 0 || o.Class == 0 {
		return false
	}
	return (e.Birth != o.Birth) != (e.Class != o.Class)
}

// toldApart reports whether two players of one name are two: their FIDE IDs differ, or one is the younger of the two.
func (e Entrant) toldApart(o Entrant) bool {
	return e.FIDEID != "" && o.FIDEID != "" && e.FIDEID != o.FIDEID || generation(e.Name) != generation(o.Name) || !e.Birth.IsZero() && !o.Birth.IsZero() && abs(e.Birth.Year-o.Birth.Year) > 12
}

func abs(n int) int { return max(n, -n) }

// generation tells father and son apart: "jun.", "ml.", "st.", "senior".
func generation(name string) string {
	for w := range fieldsOf(name) {
		switch {
		case lexicon.IsOneOf(w, "jun jr jnr junior ml mladi mlađi mladji mali muda kecil little"):
			return "junior"
		case lexicon.IsOneOf(w, "sen sr snr senior st stariji tua besar veliki big"):
			return "senior"
		}
	}
	return ""
}

// update takes over what a later line says of a player, and keeps what changed.
func (r *Row) update(e Entrant, line int, source string) {
	if !slices.Contains(r.Lines, line) && line != r.Line {
		r.Lines = append(slices.Clone(r.Lines), line)
		if source != "" && !strings.Contains(r.Source, source) {
			r.Source += "\n" + source
		}
	}
	a := &r.Entrant
	change := func(f Field, from, to string) {
		if from != "" {
			r.Changes = append(slices.Clone(r.Changes), Change{Field: f, From: from, To: to, Line: line, Source: source})
		}
	}
	if e.Sex != 0 && e.Sex != a.Sex {
		change(Sex, sexText(a.Sex), sexText(e.Sex))
		a.Sex = e.Sex
		r.Doubts = r.without(DoubtSex)
	}
	if e.Birth.Year != 0 && e.Birth.Year == a.Birth.Year {
		r.Doubts = r.without(DoubtDate, DoubtYear)
	}
	if e.Birth.Year != 0 && e.Birth.Day == 0 && a.Birth.Day > 0 {
		e.Birth.Day, e.Birth.Month = a.Birth.Day, a.Birth.Month // the year alone is mended
	}
	if e.Birth.Year != 0 && e.Birth != a.Birth && !(e.Birth.Day == 0 && e.Birth.Year == a.Birth.Year) {
		change(Birth, dateText(a.Birth), dateText(e.Birth))
		a.Birth = e.Birth
		r.Doubts = r.without(DoubtDate, DoubtYear, DoubtDay)
	}
	if e.Class != 0 && (e.Class != a.Class || len(e.ClassText) > len(a.ClassText) || e.ClassText != a.ClassText && len(e.ClassText) > 1) {
		if e.Class != a.Class || len(a.ClassText) > 1 && a.ClassText != e.ClassText {
			change(Class, classText(*a), classText(e))
		}
		a.Class, a.ClassText = e.Class, e.ClassText
		r.Doubts = r.without(DoubtClass)
	}
	if e.Club != "" && a.Club == "" {
		a.Club = e.Club
		r.Doubts = r.without(DoubtClub)
	}
	if e.Rating != 0 && e.Rating != a.Rating {
		if a.Rating != 0 {
			change(Rating, strconv.Itoa(a.Rating), strconv.Itoa(e.Rating))
		}
		a.Rating = e.Rating
	}
	if a.Group == "" {
		a.Group = e.Group
	}
	if a.Age == 0 {
		a.Age = e.Age
	}
	if a.Nickname == "" {
		a.Nickname = e.Nickname
	}
}

// rename gives a player another name, and keeps what changed. A message that names him without the capitals of his list changes
// nothing: "AHMAD" and "Ahmad" are one.
func (r *Row) rename(name string, line int, source string) {
	a := &r.Entrant
	if name == "" || proper(name) == proper(a.Name) {
		return
	}
	r.Changes = append(slices.Clone(r.Changes), Change{Field: Name, From: a.Name, To: name, Line: line, Source: source})
	a.Name, a.SortName = name, ""
	r.Doubts = r.without(DoubtName, DoubtShortName, DoubtForm, DoubtSplit)
	if line != r.Line && !slices.Contains(r.Lines, line) {
		r.Lines = append(slices.Clone(r.Lines), line)
	}
}

func sexText(s swiss.Sex) string {
	switch s {
	case swiss.Male:
		return "m"
	case swiss.Female:
		return "f"
	}
	return ""
}

func classText(e Entrant) string {
	switch {
	case e.ClassText != "":
		return e.ClassText
	case e.Class > 0:
		return strconv.Itoa(e.Class)
	}
	return ""
}

func dateText(d swiss.Date) string {
	pad := func(n int) string {
		if n < 10 {
			return "0" + strconv.Itoa(n)
		}
		return strconv.Itoa(n)
	}
	switch {
	case d.Year == 0:
		return ""
	case d.Day == 0:
		return strconv.Itoa(d.Year)
	}
	return strconv.Itoa(d.Year) + "-" + pad(d.Month) + "-" + pad(d.Day)
}

// mend proposes what a person would write otherwise, and checks what cannot be: capitals, nicknames in brackets, a class that
// no pupil of that age or school is in.
func (d *Document) mend(o Options) {
	for i := range d.Rows {
		r := &d.Rows[i]
		if r.Skip {
			continue
		}
		r.takeNickname()
		if wish, ok := o.named(r.Entrant.Group); ok && r.Entrant.Sex == 0 && !r.doubts(DoubtSex) && wish.admits(r.Entrant, o.Today) {
			r.Entrant.Sex = wish.Sex // who asks for the boys' section is a boy
		}
		r.Entrant.Club = unquoted(r.Entrant.Club)
		r.repairCase()
		r.checkSense(o)
		r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(u Doubt) bool { return u.Kind == DoubtSameBirth || u.Kind == DoubtNote })
	}
}

// unquoted is the name of a club without the pair of marks in it: Klub Catur "Bidak Merah", ŠK „Lanterna”.
func unquoted(club string) string {
	marks := strings.Count(club, `"`)
	for _, r := range club {
		marks += map[bool]int{true: 1}[strings.ContainsRune("„“”«»", r)]
	}
	if marks != 2 {
		return club
	}
	return strings.Join(strings.Fields(strings.NewReplacer(`"`, " ", "„", " ", "“", " ", "”", " ", "«", " ", "»", " ").Replace(club)), " ")
}

// takeNickname takes a nickname that stands in brackets behind a name out of it.
func (r *Row) takeNickname() {
	e := &r.Entrant
	name, rest, ok := strings.Cut(e.Name, "(")
	nick, behind, closed := strings.Cut(rest, ")")
	if !ok || !closed || countLetters(name) < 2 || strings.ContainsAny(nick, "0123456789") {
		return
	}
	e.Name = strings.Join(strings.Fields(name+" "+behind), " ")
	if generation(nick) != "" && !strings.Contains(strings.TrimSpace(nick), " ") {
		e.Name += " " + strings.TrimSpace(nick) // "Botha, Jan (snr)"
		return
	}
	if e.Nickname == "" {
		e.Nickname = strings.TrimSpace(nick)
	}
}

// checkSense asks about a class that the kind of school does not have, and about an age at which no pupil is in it.
func (r *Row) checkSense(o Options) {
	e := r.Entrant
	if e.Class == 0 || !o.byClass() {
		return
	}
	level := alike.LevelOf(e.Club)
	if low, high := level.Classes(); level != AnyLevel && low > 0 && (e.Class < low || e.Class > high) && !r.doubts(DoubtClass) {
		r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtAge, Text: classText(e) + ", " + e.Club})
		return
	}
	usual, younger, older := 6, 2, 4 // a pupil of class 1 is 6 or 7; some repeat classes, few skip one
	if sec, wished := o.named(e.Group); (level == Secondary || e.Level == Secondary || wished && sec.Level == Secondary) && e.Class <= 5 {
		usual, younger = 13, 3 // classes of secondary schools begin at one again, or go on
	}
	if late := o.Today.Year - e.Birth.Year - usual - e.Class; e.Birth.Year > 0 && (late < -younger || late > older) {
		r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtAge, Text: classText(e) + ", " + dateText(e.Birth)})
	}
}
