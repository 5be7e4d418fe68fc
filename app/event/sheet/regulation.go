package sheet

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// regulationLeaf is what the section plays by, for the technical meeting: settings and Laws as they stand, lines to fill in
// where nothing was chosen, and room for signatures.
func regulationLeaf(in info) (Document, bool) {
	sec := in.section
	h := head{title: in.l.T(i18n.RegTitle), sub: in.placeAndDay()}
	list := []piece{
		in.term(in.l.T(textRegWhen), in.schedule()...),
		in.term(in.l.T(textRegSystem), strings.TrimPrefix(in.System+", ", ", ")+in.l.N(textNRounds, sec.Rounds)),
		in.term(in.l.T(textRegTime), in.timeTerm()),
	}
	if parts := in.parts(); in.several && len(parts) > 0 {
		list = slices.Insert(list, 1, in.term(in.l.T(i18n.Sections), parts...))
	} else if len(parts) > 0 {
		list = slices.Insert(list, 1, in.term(in.l.T(textRegFor), parts...))
	}
	list = append(list, in.lawTerms()...)
	list = append(list, in.systemTerms()...)
	if !regulation.SystemOf(sec.System).OwnPoints && !sec.IsBracket() {
		list = append(list, in.term(in.l.T(i18n.Points), in.scoring()...))
	}
	list = append(list, in.term(in.l.T(textRegTies), in.criteria()...))
	if sec.HalfByes != 0 && !regulation.SystemOf(sec.System).OwnPoints { // there an absence has its own value
		list = append(list, in.term(in.l.T(textRegByes), in.halfByes()))
	}
	if text := in.lots(); text != "" && sec.Ordered {
		list = append(list, in.term(in.l.T(textRegLots), text))
	}
	list = append(list, in.hallTerms()...)
	list = append(list, in.term(in.l.T(textRegProtest), in.protests()))
	if text := in.State.Wording(WordingOf(WordingRules, in.l)); text != "" {
		list = append(list, in.heading(in.l.T(textRegMore), in.paragraphs(text))...)
	}
	list = append(list, in.signatures(in.officers()...))
	left, tight := in.textRoom(h)-sum(list), in.textRoom(h)-sumTight(list)
	if left < in.agreedHeight(agreedLeast) {
		left = tight
	}
	list = append(list, in.agreed(left))
	return Document{Title: h.title, leaves: in.flow(h, list)}, true
}

func (in info) placeAndDay() string {
	e := in.State.Event()
	var words []string
	for _, w := range []string{e.Place, in.days()} {
		if w != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, ", ")
}

// days are those of the event.
func (in info) days() string {
	e := in.State.Event()
	return in.l.Days([3]int{e.Start.Year, e.Start.Month, e.Start.Day}, [3]int{e.End.Year, e.End.Month, e.End.Day})
}

// timeTerm is the time control with the article by which the event states it.
func (in info) timeTerm() string {
	play := in.State.Rules(in.Section)
	if text, article := in.timeControl(), play.Edition.Article(rules.RuleTimeControl); in.hasClocks() && article != "" {
		return text + " (" + article + ")"
	}
	return in.timeControl()
}

// timeControl reads the code of TRF26 222 where it is that of one period; else it is as somebody wrote it.
func (in info) timeControl() string {
	sec := in.section
	main, inc, added := strings.Cut(sec.TimeCode, "+")
	seconds, err := strconv.Atoi(main)
	switch _, bad := strconv.Atoi(inc); {
	case err != nil || seconds%60 != 0 || added && bad != nil:
		return in.timeText(sec.TimeControl)
	case added:
		return in.l.T(i18n.TimeIncrement, strconv.Itoa(seconds/60), inc)
	}
	return in.l.T(i18n.TimeMinutes, strconv.Itoa(seconds/60))
}

// timeText is the time control as the organiser wrote it; a line to write on where nobody chose one.
func (in info) timeText(text string) string {
	switch text {
	case "":
		if in.section.Hall.Cap.Minutes > 0 {
			return in.l.T(i18n.TimeNone)
		}
		return in.l.T(textRecBlank)
	case i18n.TimeNone.ID, i18n.TimeNone.EN, i18n.TimeNone.HR:
		return in.l.T(i18n.TimeNone)
	}
	return text
}

func (in info) scoring() []string {
	of := func(o swiss.Outcome) string { return in.points(in.section.Award(o)) }
	lines := []string{in.l.T(i18n.RegPoints, of(swiss.Win), of(swiss.Draw), of(swiss.Loss), of(swiss.PAB))}
	if in.system().Teams {
		lines = append(lines, in.l.T(i18n.OptBoards)+": "+in.l.Int(in.section.Boards()))
	}
	switch in.section.Missed {
	case journal.Half:
		lines = append(lines, in.l.T(i18n.LateMissed)+": "+in.l.T(i18n.LateHalf))
	case journal.Zero:
		lines = append(lines, in.l.T(i18n.LateMissed)+": "+in.l.T(i18n.LateZero))
	}
	return lines
}

// criteria are the points and the tie-breaks in order, each with what it counts, and what decides between equals.
func (in info) criteria() []string {
	switch {
	case in.system().OwnPoints:
		return []string{in.l.T(textRegKeizerPlaces)}
	case in.section.IsBracket():
		return []string{in.l.T(textRegCupPlaces)}
	}
	var lines []string
	if in.system().Grouped {
		lines = append(lines, in.l.T(textRegGroupPlaces))
	}
	lines = append(lines, "1. "+in.l.T(i18n.Points))
	for i, c := range in.Criteria {
		text := in.l.Int(i+2) + ". " + c.Name
		if c.About != "" && c.About != c.Name {
			text += ": " + c.About
		}
		lines = append(lines, text)
	}
	if list := in.section.TieBreaks; len(list) > 0 && list[len(list)-1] == tiebreak.Lot {
		return lines
	}
	return append(lines, in.l.T(textRegTiesLot))
}

func (in info) halfByes() string {
	text := in.l.T(textRegByesMany)
	if n := in.section.HalfByes; n > 0 {
		if text = in.l.N(textRegByesOf, n); in.system().Teams {
			text = in.l.N(textRegByesTeam, n)
		}
	}
	if n := in.section.NoByesLast; n > 0 {
		text += in.l.N(textRegByesLast, n)
	}
	return text
}

// The least and the most rows of two schools that sign.
const (
	agreedLeast = 3
	agreedMost  = 14
)

func (in info) agreedHeight(rows int) mm {
	return 14*pointMM*1.3 + headingSpace + tableHeadHeight(1) + float64(rows)*handRow
}

// agreed is the table that the team officials sign, two beside each other, as long as the room that is left.
func (in info) agreed(room mm) piece {
	rows := min(int((room-in.agreedHeight(0))/handRow), agreedMost)
	if rows < agreedLeast {
		rows = agreedMost // on a leaf of its own
	}
	return piece{height: in.agreedHeight(rows), write: func(w *Writer) {
		w.el("h3", "sub", in.l.T(textRegSigned))
		w.open("table", "t blank")
		w.cols("w9", "", "w34", "w9", "", "w34")
		w.in("thead", "", func() {
			w.in("tr", "", func() {
				for range 2 {
					w.el("th", "n", in.l.T(textSheetNumber))
					w.el("th", "", in.l.T(textRegOfficial))
					w.el("th", "", in.l.T(textSignHere))
				}
			})
		})
		w.in("tbody", "", func() {
			for i := range rows {
				w.in("tr", "", func() {
					for _, n := range []int{i + 1, i + 1 + rows} {
						w.el("td", "n b", in.l.Int(n))
						w.el("td", "", "")
						w.el("td", "", "")
					}
				})
			}
		})
		w.end("table")
	}}
}
