package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// fullStyle is how standings with everything are set: on which leaves, in which letters.
type fullStyle struct {
	class         markup // of the leaf
	size          float64
	leading       float64
	width, height mm   // between the margins
	pad           mm   // left and right of a cell
	spare         mm   // for rounding and a face with taller lines
	clubs         bool // stand in a column where names leave them room
}

// The landscape standings hang on a wall; the dense ones, sixty a page, are for the hand and the file. Classes a4--l and p-d of sheets.css hold
// the same measures.
var (
	lyingStyle = fullStyle{class: "a4 a4--l", size: 11, leading: leading, width: 273, height: 189, pad: 1.6, spare: 2.5, clubs: true}
	denseStyle = fullStyle{class: "a4 p-d", size: 9, leading: 1.05, width: leafWidth, height: leafHeight, pad: 1.2, spare: 5}
)

// fullNote is the type size of the note below standings with everything, in points.
const fullNote = 9

// row is the height of a row: no padding, a hairline.
func (f fullStyle) row(lines int) mm {
	return float64(max(lines, 1))*f.size*pointMM*f.leading + .2
}

// fullColumn is a column of standings with everything.
type fullColumn struct {
	class markup
	head  string
	width mm   // 0: a column of names shares what is left
	spare bool // goes where a name needs its room
	cell  func(i int, p Place, player journal.Player) string
}

// wide lists the standing on landscape pages with everything: title, rating, federation, club, all tie-breaks, rating change; after it the
// direct encounters that separated somebody.
func wide(in info) (Document, bool) {
	d, ok := in.fullStandings(lyingStyle)
	if list := in.encounters(); ok && len(list) > 0 {
		d.leaves = append(d.leaves, in.flow(in.standingHead(), list)...)
	}
	return d, ok
}

// ranks lists it with a line a player and no clubs: sixty on a page.
func ranks(in info) (Document, bool) { return in.fullStandings(denseStyle) }

func (in info) fullStandings(f fullStyle) (Document, bool) {
	if in.Ranking == nil || len(in.Ranking.Places) == 0 {
		return Document{}, false
	}
	columns := in.fullColumns(f)
	h, note := in.standingHead(), in.under(in.wideNote(columns))
	heights, heads := in.fullHeights(f, columns)
	noteHeight := float64(lines(note, fullNote, f.width, in.regular))*fullNote*pointMM*1.25 + 3
	room := f.height - in.headHeight(h) - footHeight - f.spare - float64(heads)*f.size*pointMM*1.2 - 2 - noteHeight
	class := f.class
	if slices.Max(heights) > f.row(1) {
		class += " p-ruled" // a row of several lines is told from the next one
	}
	d := Document{Title: h.title}
	start := 0
	for _, end := range (rows{heights: heights, room: room, filled: true}).deal() {
		from, to := start, end
		d.leaves = append(d.leaves, leaf{class, &h, func(w *Writer) {
			in.fullTable(w, columns, from, to)
			w.el("p", "note", note)
		}})
		start = end
	}
	return d, true
}

// fullHeights are the heights of the rows, and how many lines the head of the table takes.
func (in info) fullHeights(f fullStyle, columns []fullColumn) (heights []mm, heads int) {
	heights, heads = make([]mm, len(in.Ranking.Places)), 1
	for i, p := range in.Ranking.Places {
		n := 1
		for _, c := range columns {
			face := in.regular
			if c.class == "nmw" {
				face = in.bold
			}
			n = max(n, lines(c.cell(i, p, in.byNumber[p.TPN]), f.size, c.width-f.pad, face))
			heads = max(heads, lines(c.head, f.size, c.width-f.pad, in.regular))
		}
		heights[i] = f.row(n)
	}
	return heights, heads
}

// fullColumns deals the width of a leaf: names and clubs share what the others leave, and the club goes where the names need its room.
func (in info) fullColumns(f fullStyle) []fullColumn {
	var list []fullColumn
	add := func(class markup, head string, cell func(i int, p Place, player journal.Player) string) {
		list = append(list, in.fitted(f, fullColumn{class: class, head: head, cell: cell}))
	}
	add("n", "#", func(_ int, p Place, _ journal.Player) string { return p.Group + in.l.Int(p.Rank) })
	add("n", in.l.T(textSheetNumber), func(_ int, p Place, _ journal.Player) string { return in.l.Int(int(p.TPN)) })
	if in.anyPlayer(func(p journal.Player) bool { return p.Title != "" }) {
		add("", "", func(_ int, _ Place, q journal.Player) string { return q.Title })
	}
	name := len(list)
	list = append(list, fullColumn{class: "nmw", head: in.l.T(textSheetName), cell: func(_ int, _ Place, q journal.Player) string { return in.name(q) }})
	if in.anyPlayer(func(p journal.Player) bool { return p.Federation != "" }) {
		add("", "FED", func(_ int, _ Place, q journal.Player) string { return federationOf(q) })
		list[len(list)-1].spare = true
	}
	if in.anyPlayer(func(p journal.Player) bool { return in.seedRating(p) != "" }) {
		add("n", in.l.T(textSheetRtg), func(_ int, _ Place, q journal.Player) string { return in.seedRating(q) })
	}
	club := len(list)
	if in.clubs && f.clubs {
		list = append(list, fullColumn{head: in.kin(textSheetClub), cell: func(_ int, _ Place, q journal.Player) string { return q.Club }})
	}
	add("n pt2", in.pointsHead(), func(_ int, p Place, _ journal.Player) string { return in.total(p.Points) })
	for k, t := range in.Ranking.Criteria {
		add("n", t.Short, func(_ int, p Place, _ journal.Player) string { return dash(p.Values[k]) })
	}
	if changes := in.changes(); changes != nil {
		add("n", in.l.T(textSheetRtg)+"±", func(_ int, p Place, _ journal.Player) string { return changes[p.TPN] })
		list[len(list)-1].spare = true
	}
	return in.shared(f, list, name, club)
}

// fitted is a column as wide as its widest cell, or its head.
func (in info) fitted(f fullStyle, c fullColumn) fullColumn {
	face := in.regular
	if c.class == "n pt2" {
		face = in.bold
	}
	c.width = min(width(c.head, f.size, face), 16)
	for i, p := range in.Ranking.Places {
		c.width = max(c.width, width(c.cell(i, p, in.byNumber[p.TPN]), f.size, face))
	}
	c.width += f.pad + .3
	return c
}

// shared gives the columns of names and of clubs, where there is one, what the others leave of the width. No word is broken for a column that
// another paper has: clubs go first, then rating changes and federations.
func (in info) shared(f fullStyle, list []fullColumn, name, club int) []fullColumn {
	left := f.width
	for _, c := range list {
		left -= c.width
	}
	need, word := in.widest(f, in.bold, func(p journal.Player) string { return in.name(p) })
	if in.clubs && f.clubs {
		_, least := in.widest(f, in.regular, func(p journal.Player) string { return p.Club })
		if left >= max(75, word+least) {
			list[name].width = max(word, min(need, left*.62, left-least))
			list[club].width = left - list[name].width
			return list
		}
		list = slices.Delete(list, club, club+1)
	}
	for k := len(list) - 1; k > name && left < word; k-- {
		if list[k].spare {
			left += list[k].width
			list = slices.Delete(list, k, k+1)
		}
	}
	list[name].width = min(left, max(need, 90))
	return list
}

// widest is how wide a column has to be for the longest of some texts of the players, and for the longest word in them.
func (in info) widest(f fullStyle, face *Face, text func(journal.Player) string) (whole, word mm) {
	for _, p := range in.Ranking.Places {
		s := text(in.byNumber[p.TPN])
		whole = max(whole, width(s, f.size, face)+f.pad+.5)
		for part := range parts(s) {
			word = max(word, width(part, f.size, face)+f.pad+.5)
		}
	}
	return whole, word
}

// dash stands where a criterion does not apply: a direct encounter of who is tied with nobody.
func dash(value string) string {
	if value == "" {
		return "–"
	}
	return value
}

func (in info) anyPlayer(is func(journal.Player) bool) bool {
	for _, p := range in.byNumber {
		if is(p) {
			return true
		}
	}
	return false
}

// seedRating is the rating a participant is ordered by; of a team with none of its own the average of its boards.
func (in info) seedRating(p journal.Player) string {
	n, _ := in.State.SeedRating(p.ID)
	return noZero(n)
}

// changes are the rating changes of a section that is to be rated, by number; nil where it is not.
func (in info) changes() map[swiss.TPN]string {
	if !in.isRated() {
		return nil
	}
	found := map[swiss.TPN]string{}
	for tpn, p := range in.byNumber {
		if x, ok := federation.Reckon(in.State, p); ok && x.Own > 0 && len(x.Change.Parts) > 0 {
			found[tpn] = in.tenthsSigned(x.Change.Gain)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return found
}

// isRated reports whether the games of the section go to a rating list of FIDE.
func (in info) isRated() bool {
	return in.State.Event().Papers.Rated && !in.system().Teams && federation.RatingListOf(in.section) != ""
}

// tenthsSigned writes hundredths with a sign and one decimal, as rating lists do: "+22,3".
func (in info) tenthsSigned(hundredths int) string {
	sign, n := "+", hundredths
	if n < 0 {
		sign, n = "−", -n
	}
	n = (n + 5) / 10
	if n == 0 {
		sign = ""
	}
	return sign + strconv.Itoa(n/10) + in.l.DecimalMark() + strconv.Itoa(n%10)
}

// federationOf is the code of FIDE of a player's federation, else what was given.
func federationOf(p journal.Player) string { return codeOf(p.Federation) }

// codeOf is the code of a federation as FIDE writes it; what is none stays as it is.
func codeOf(federation string) string {
	if code, ok := trf.FederationCode(federation); ok {
		return code
	}
	return federation
}

// pixelsMM is how many pixels of a style sheet a millimetre has: the widths of columns are attributes, which know no other unit.
const pixelsMM = 96 / 25.4

func (in info) fullTable(w *Writer, columns []fullColumn, from, to int) {
	w.open("table", "t t--w")
	w.in("colgroup", "", func() {
		for _, c := range columns {
			w.openWith("col", "", attr{"width", strconv.FormatFloat(c.width*pixelsMM, 'f', 1, 64)})
		}
	})
	w.in("thead", "", func() {
		w.in("tr", "", func() {
			for _, c := range columns {
				w.el("th", c.class, c.head)
			}
		})
	})
	w.in("tbody", "", func() {
		for i := from; i < to; i++ {
			p := in.Ranking.Places[i]
			w.in("tr", "", func() {
				for _, c := range columns {
					w.el("td", c.class, c.cell(i, p, in.byNumber[p.TPN]))
				}
			})
		}
	})
	w.end("table")
}

// wideNote names the tie-breaks in their order, what the columns of other orders are, and in which list the games are rated.
func (in info) wideNote(columns []fullColumn) string {
	list := make([]string, len(in.Ranking.Criteria))
	own := in.system().OwnPoints || in.section.IsBracket() || in.system().Grouped
	for i, c := range in.Ranking.Criteria {
		list[i] = c.Short
		if !own {
			list[i] = strconv.Itoa(i+1) + " " + c.Short
		}
		if c.Name != c.Short {
			list[i] += " " + c.Name
		}
	}
	note := in.tieNote()
	switch {
	case len(list) == 0:
	case own && !in.system().Grouped:
		note = sentence(note) + " " + sentence(strings.Join(list, ", "))
	case !own:
		note = in.l.T(textSheetTieOrder, strings.Join(list, ", ")) + in.tieEdition()
	}
	if text := phrase.RatingList(in.l, federation.RatingListOf(in.section)); text != "" && slices.ContainsFunc(columns, func(c fullColumn) bool { return c.head == in.l.T(textSheetRtg)+"±" }) {
		note = sentence(note) + " " + in.l.T(textSheetRatingOf, text)
	}
	return note
}

// sentence ends a text with a full stop.
func sentence(text string) string { return strings.TrimSuffix(text, ".") + "." }
