// Package sheet makes what is printed or sent: every paper of an event, as pages of HTML or as text.
package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// Kind names a sheet, also in the address of the print page.
type Kind string

// The sheets.
const (
	Set       Kind = "round"  // what is posted and handed out for a round: by board, by name, slips
	Boards    Kind = "boards" // pairings by board; results once they are in
	Dense     Kind = "dense"  // the same without schools
	Names     Kind = "names"  // pairings by name, split by letter
	Slips     Kind = "slips"  // six a page
	Notice    Kind = "notice" // default time
	Standings Kind = "standings"
	Cross     Kind = "crosstable"
	Ranks     Kind = "standings-dense" // the standings, sixty a page
	Wide      Kind = "standings-wide"  // the standings in landscape, with everything
	Changes   Kind = "rating-changes"  // of all players
	Norms     Kind = "norms"           // with what their forms ask
	Rescue    Kind = "rescue"          // to go on by hand
	StartList Kind = "list"

	Regulation   Kind = "regulation"  // signed at the technical meeting
	LocalRules   Kind = "local-rules" // offences and cards, for the technical meeting
	Cards        Kind = "cards"       // on the tables
	Tables       Kind = "tables"      // numbers of the boards
	Blank        Kind = "blank"       // forms to go on by hand from nothing
	PrizeList    Kind = "prizes"
	Certificates Kind = "certificates"
	Schools      Kind = "schools"
	SchoolsAll   Kind = "schools-all" // the same over all sections
	MedalTable   Kind = "medals"      // of the whole event
	Record       Kind = "record"      // of the whole event
	Incidents    Kind = "incidents"
	Codes        Kind = "codes"       // QR codes that hold the round
	Families     Kind = "families"    // a card for each player, with the code by which the family follows
	Rating       Kind = "rating"      // of a section that is to be rated
	Schedule     Kind = "schedule"    // all rounds of a table
	Individuals  Kind = "individuals" // the players of teams, board by board
	Lineups      Kind = "lineups"     // on which captains hand in who plays
)

// ofRound are the sheets that show a round or the players alone, ofTable those that show the standing too, and no prizes.
var (
	ofRound = []Kind{Set, Boards, Dense, Names, Slips, Notice, StartList, Tables, Blank, LocalRules, Families}
	ofTable = []Kind{Standings, Ranks, Wide, Cross, Rescue, Changes, Norms}
)

// ShowsRanking reports whether a sheet asks for the standing of its source: Ranking and Played.
func (k Kind) ShowsRanking() bool { return !slices.Contains(ofRound, k) }

// ShowsAwards reports whether a sheet asks for the prizes, the schools or the other sections of its source.
func (k Kind) ShowsAwards() bool { return k.ShowsRanking() && !slices.Contains(ofTable, k) }

// Document is a laid out sheet.
type Document struct {
	Kind      Kind
	Title     string
	Pages     int
	Ranges    []string // of names: the letters of each page
	Large     bool     // boards in the largest type
	Protocols bool     // slips that are protocols of matches

	in     info
	leaves []leaf
	parts  []int // of a set: the leaves of each sheet
}

// leaf is one page. Slips have no head and foot of the page; each carries its own.
type leaf struct {
	class markup
	head  *head
	body  func(w *Writer)
}

// head is the top of a leaf: which list of what, and when.
type head struct {
	title, sub string
	when       []when
	large      string // in place of when: the letters of a list by name
	event      bool   // of the whole event: no section stands on it
	round      bool   // of one round: where it has a day of its own, that stands on it
}

// when is one line at the end of the head; without time, Rule draws a line to write on.
type when struct {
	text, time string
	rule       bool
}

// Make lays one sheet out, as [Press.Doc] does.
func Make(kind Kind, s Source) (Document, bool) { return NewPress(s).Doc(kind) }

// makers are the sheets.
var makers = map[Kind]func(info) (Document, bool){Set: roundSet, Boards: boards, Dense: dense, Names: names, Slips: slips, Notice: notice,
	Standings: standings, Ranks: ranks, Wide: wide, Changes: ratingChanges, Norms: norms, Cross: cross, Rescue: rescue, StartList: startList,
	Regulation: regulationLeaf, LocalRules: localRules, Cards: cards, Tables: tables, Blank: blank, PrizeList: prizeList, Certificates: certificates,
	Schools: schools, SchoolsAll: schoolsAll, MedalTable: medals, Record: record, Incidents: incidents, Codes: codes, Families: familyCards, Rating: ratingReport, Schedule: schedule, Individuals: individuals,
	Lineups: lineups}

// doc lays a sheet out; one without pages is not to be shown.
func (in info) doc(kind Kind) Document {
	f, ok := makers[kind]
	if !ok || in.section.ID == 0 {
		return Document{}
	}
	d, ok := f(in)
	if !ok {
		return Document{}
	}
	d.Kind, d.in, d.Pages = kind, in, len(d.leaves)
	return d
}

// page returns which page of how many of its sheet leaf i is.
func (d Document) page(i int) (page, of int) {
	for _, n := range d.parts {
		if i < n {
			return i + 1, n
		}
		i -= n
	}
	return i + 1, d.Pages
}

// roundSet is several sheets in one print, each with pages of its own.
func roundSet(in info) (Document, bool) {
	set := Document{Title: in.l.T(i18n.PrintSet)}
	for _, f := range []func(info) (Document, bool){boards, names, slips} {
		d, ok := f(in)
		if !ok {
			return d, false
		}
		set.leaves, set.parts = append(set.leaves, d.leaves...), append(set.parts, len(d.leaves))
	}
	return set, true
}

// HTML writes all leaves as one element, div.paper.
func (d Document) HTML() string { return d.html(d.leaves) }

// First writes the first leaf alone in the same way: what a screen shows before one scrolls.
func (d Document) First() string { return d.html(d.leaves[:min(1, len(d.leaves))]) }

func (d Document) html(leaves []leaf) string {
	w := &Writer{}
	w.openWith("div", "paper", attr{"lang", d.in.l.Tag()})
	for i, f := range leaves {
		page, of := d.page(i)
		box := markup("leafbox")
		if strings.Contains(string(f.class), "a4--l") {
			box = "leafbox leafbox--l"
		}
		w.open("div", box)
		w.openWith("section", f.class, attr{"aria-label", d.in.l.T(textSheetPage, d.in.l.Int(page), d.in.l.Int(of))})
		if f.head != nil {
			d.in.writeHead(w, *f.head)
		}
		f.body(w)
		if f.head != nil {
			d.in.writeFoot(w, page, of)
		}
		w.end("section")
		w.end("div")
	}
	w.end("div")
	return w.String()
}

func (in info) writeHead(w *Writer, h head) {
	class := markup("hd")
	named := in.several && !h.event
	if !named {
		class = "hd hd--one"
	}
	w.open("header", class)
	if named {
		sec := markup("hd__sec")
		if len([]rune(in.section.Name)) > sectionLetters {
			sec = "hd__sec hd__sec--word"
		}
		w.el("span", sec, in.section.Name)
	}
	w.in("div", "", func() {
		w.el("h2", "hd__t", h.title)
		w.el("p", "", in.subtitle(h))
	})
	w.in("div", "hd__when", func() {
		if h.large != "" {
			w.el("span", "hd__large", h.large)
		}
		for _, line := range h.when {
			w.in("div", "", func() {
				w.text(line.text + " ")
				if line.rule {
					w.el("span", "fill fill--time", "")
				} else {
					w.el("b", "", line.time)
				}
			})
		}
	})
	w.end("header")
}

// sectionLetters is how many letters of a section stand large; a longer name is a word.
const sectionLetters = 4

// subtitle is the event, its only section where that has a name of its own, place and days, which state of the data this is, and what
// the head adds.
func (in info) subtitle(h head) string {
	text := in.State.Event().Name
	if name := in.sectionName(); name != "" && !in.several && !h.event {
		text += ", " + name
	}
	if when := in.placeAndDay(); when != "" && !(h.round && in.roundDay() != "") && !strings.Contains(h.sub, when) {
		text += ", " + when
	}
	text += " · " + in.version()
	if h.sub != "" {
		text += " · " + h.sub
	}
	return text
}

// version names the state of the data: equal numbers, equal data.
func (in info) version() string { return in.l.T(textSheetVersion, strconv.Itoa(in.State.Seq())) }

// sectionName is the name that somebody gave the section; empty for the one that an event has at first.
func (in info) sectionName() string {
	switch name := in.section.Name; name {
	case i18n.SectionOpen.ID, i18n.SectionOpen.EN, i18n.SectionOpen.HR:
		if !in.several {
			return ""
		}
	}
	return in.section.Name
}

func (in info) writeFoot(w *Writer, page, of int) {
	w.open("footer", "ft")
	w.el("span", "", in.l.T(textSheetPrinted, in.day(in.Printed)+" "+in.clock(in.Printed)))
	w.el("span", "", in.signed(appName))
	w.el("span", "", in.l.T(textSheetPage, in.l.Int(page), in.l.Int(of)))
	w.end("footer")
}

const appName = "Wasit"

// signed adds to a text the lasting sign of the first section of the paper that has left FIDE mode.
func (in info) signed(text string) string {
	for _, sec := range in.State.Sections() {
		if sign := phrase.FIDESign(in.l, in.State.Mode(sec.ID)); sign != "" && (in.Section == 0 || in.Section == sec.ID) {
			return text + " · " + sign
		}
	}
	return text
}

// Measures of a leaf in millimetres; sheets.css holds the same.
const (
	leafHeight mm = 275 // between the margins
	leafWidth  mm = 186
	footHeight mm = 8
	headRule   mm = 5 // rule under the head and the space around it
	spare      mm = 5 // for rounding and a face with taller lines
)

// room returns the height left for a table on a leaf with this head, its own head of so many lines taken off.
func (in info) room(h head, tableHead int) mm {
	return leafHeight - in.headHeight(h) - footHeight - spare - tableHeadHeight(tableHead)
}

func tableHeadHeight(lines int) mm { return float64(lines)*11*pointMM*1.2 + 3 }

func (in info) headHeight(h head) mm {
	left, sec := leafWidth-5, 0.0
	if in.several && !h.event {
		if len([]rune(in.section.Name)) > sectionLetters {
			left -= 45
			sec = float64(lines(in.section.Name, 16, 34, in.bold))*16*pointMM*1.2 + 2
		} else {
			left -= width(in.section.Name, 30, in.bold) + 12
			sec = 30*pointMM*1.2 + 2
		}
	}
	end := 0.0
	for _, line := range h.when {
		end = max(end, width(line.text+" "+line.time, 12, in.bold))
		if line.rule {
			end = max(end, width(line.text+" ", 12, in.regular)+24)
		}
	}
	whenHeight := float64(len(h.when)) * 12 * pointMM * 1.35
	if h.large != "" {
		end, whenHeight = max(end, width(h.large, 30, in.bold)), 30*pointMM*1.2
	}
	left -= end + 5
	title := float64(lines(h.title, 22, left, in.bold))*22*pointMM*1.1 + float64(lines(in.subtitle(h), 12, left, in.regular))*12*pointMM*1.15
	return max(title, whenHeight, sec) + headRule
}

// disc draws a colour, with its name for a reader that cannot see it.
func (in info) disc(w *Writer, white bool) {
	class := markup("d")
	if !white {
		class = "d d-b"
	}
	w.openWith("span", class, attr{"role", "img"}, attr{"aria-label", in.colorName(white)})
	w.end("span")
}

// boardHead heads a narrow column of boards; those of a team event are numbers of matches.
func (in info) boardHead() string {
	if in.system().Teams {
		return in.l.T(textSheetNumber)
	}
	return in.l.T(i18n.Board)
}

// boardWord says what a number on a slip is: of a board, in a team event of a match.
func (in info) boardWord() string {
	if in.system().Teams {
		return in.l.T(i18n.MatchWord)
	}
	return in.l.T(i18n.Board)
}

func (in info) colorName(white bool) string {
	if white {
		return in.l.T(i18n.White)
	}
	return in.l.T(i18n.Black)
}
