package sheet

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules"
	"wasit/swiss"
)

// regulation is what the section plays by, for the technical meeting: settings and Laws as they stand, lines to fill in
// where nothing was chosen, and room for signatures.
func regulation(in info) (Document, bool) {
	sec := in.section
	h := head{title: in.l.T(i18n.RegTitle), sub: in.placeAndDay()}
	list := []piece{
		term(in.l.T(i18n.RegWhen), in.schedule()...),
		term(in.l.T(i18n.RegSystem), strings.TrimPrefix(in.System+", ", ", ")+in.l.N(i18n.NRounds, sec.Rounds)+in.accelerated()),
		term(in.l.T(i18n.RegTime), in.timeControl()),
	}
	if parts := in.parts(); len(parts) > 0 {
		list = slices.Insert(list, 1, term(in.l.T(i18n.Sections), parts...))
	}
	list = append(list, in.lawTerms()...)
	list = append(list, in.keizerTerms()...)
	if sec.System != journal.Keizer {
		list = append(list, term(in.l.T(i18n.Points), in.scoring()))
	}
	list = append(list, term(in.l.T(i18n.RegTies), in.criteria()...))
	if sec.HalfByes != 0 {
		list = append(list, term(in.l.T(i18n.RegByes), in.halfByes()))
	}
	if text := in.lots(); text != "" && sec.Ordered {
		list = append(list, term(in.l.T(i18n.RegLots), text))
	}
	list = append(list, in.hallTerms()...)
	list = append(list, term(in.l.T(i18n.RegProtest), in.protests()))
	if text := in.State.Wording(WordingOf(WordingRules, in.l)); text != "" {
		list = append(list, heading(in.l.T(i18n.RegMore), paragraphs(text))...)
	}
	list = append(list, in.signatures(in.officers()...))
	list = append(list, in.agreed(in.textRoom(h)-sum(list)))
	return Document{Title: h.title, leaves: in.flow(h, list)}, true
}

// accelerated names the acceleration of a Swiss (C.04.7).
func (in info) accelerated() string {
	if in.section.Options.Baku {
		return ", " + in.l.T(i18n.OptBaku)
	}
	return ""
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
	text := in.l.Date(e.Start.Year, e.Start.Month, e.Start.Day)
	if !e.End.IsZero() && e.End != e.Start {
		text += " – " + in.l.Date(e.End.Year, e.End.Month, e.End.Day)
	}
	return text
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
		return in.l.T(i18n.RecBlank)
	case i18n.TimeNone.ID, i18n.TimeNone.EN, i18n.TimeNone.HR:
		return in.l.T(i18n.TimeNone)
	}
	return text
}

func (in info) scoring() string {
	s := in.section.Scoring
	if s == (swiss.Scoring{}) {
		s = swiss.StandardScoring()
	}
	return in.l.T(i18n.RegPoints, in.points(s.Win), in.points(s.Draw), in.points(s.Loss), in.points(s.PAB))
}

// criteria are the points and the tie-breaks in order, each with what it counts, and what decides between equals.
func (in info) criteria() []string {
	switch in.section.System {
	case journal.Keizer:
		return []string{in.l.T(i18n.RegKeizerPlaces)}
	case journal.Knockout:
		return []string{in.l.T(i18n.RegCupPlaces)}
	}
	lines := []string{"1. " + in.l.T(i18n.Points)}
	for i, c := range in.Criteria {
		text := in.l.Int(i+2) + ". " + c.Name
		if c.About != "" && c.About != c.Name {
			text += ": " + c.About
		}
		lines = append(lines, text)
	}
	return append(lines, in.l.T(i18n.RegTiesLot))
}

func (in info) halfByes() string {
	text := in.l.T(i18n.RegByesMany)
	if n := in.section.HalfByes; n > 0 {
		text = in.l.N(i18n.RegByesOf, n)
	}
	if n := in.section.NoByesLast; n > 0 {
		text += in.l.N(i18n.RegByesLast, n)
	}
	return text
}

// lawTerms say by which Laws the section plays and what they ask of everybody.
func (in info) lawTerms() []piece {
	laws := in.State.Laws(in.Section)
	e, ok := rules.EditionOf(laws.Edition)
	if !ok {
		return nil
	}
	class := rules.Standard
	for _, c := range []rules.Class{rules.Rapid, rules.Blitz} {
		if c.String() == laws.Class {
			class = c
		}
	}
	o := rules.O2SN2013()
	name := in.l.T(i18n.RegLawsOf, in.l.Date(e.Since.Year, e.Since.Month, e.Since.Day))
	if own, ok := in.State.LocalRules(in.Section); ok && laws.Overlay == journal.OwnRules {
		name += " " + in.l.T(i18n.LawsOwn) + ": " + own.Name + "."
	} else if laws.Overlay == o.ID {
		name += in.l.T(i18n.RegO2SN)
	}
	list := []piece{term(in.l.T(i18n.RegLaws), name), term(in.l.T(i18n.RegDefault), in.l.T(i18n.RegDefaultOf, in.defaultTime(), e.Article(rules.RuleLate)))}
	if in.hasClocks() {
		list = append(list, term(in.l.T(i18n.RegClock), in.l.T(i18n.RegClockOf, e.Article(rules.RuleStart))))
	}
	play := in.State.Rules(in.Section)
	if illegal, cards := cardsFor(play.Overlay, class); cards > 0 {
		list = append(list, term(in.l.T(i18n.RegIllegal), in.l.T(i18n.RegIllegalKK, in.l.Int(illegal.Cards.Of(class)), illegal.Article)),
			term(in.l.T(i18n.RegCards), in.l.T(i18n.RegCardsOf, in.l.Int(cards))))
	} else {
		list = append(list, term(in.l.T(i18n.RegIllegal), in.illegalMoves(e, class, laws.Supervised)))
	}
	phone := i18n.RegPhoneLose
	if laws.DeviceMilder {
		phone = i18n.RegPhoneMild
	}
	return append(list, term(in.l.T(i18n.RegPhone), in.l.T(phone, e.Article(rules.RuleDevice))))
}

// cardsFor returns what local rules say of an illegal move, and how many cards lose; 0 if it costs no card.
func cardsFor(o *rules.Overlay, class rules.Class) (illegal rules.Offence, toLose int) {
	if o == nil {
		return illegal, 0
	}
	illegal, err := o.Offence("illegal_move")
	if err != nil || illegal.Cards.Of(class) == 0 {
		return illegal, 0
	}
	return illegal, o.CardsToLose.Of(class)
}

// illegalMoves says which completed illegal move loses (Art. 7.5.5 (E23)).
func (in info) illegalMoves(e rules.Edition, class rules.Class, supervised bool) string {
	article := e.Article(rules.RuleIllegalMove)
	switch {
	case class == rules.Rapid && !supervised:
		article = e.Article(rules.RuleIllegalMoveRapid)
	case class == rules.Blitz && !supervised:
		article = e.Article(rules.RuleIllegalMoveBlitz)
	}
	n := e.ToLose(class, supervised)
	if n <= 1 {
		return in.l.T(i18n.RegIllegal1, article)
	}
	return in.l.T(i18n.RegIllegalN, in.l.Int(int(e.IllegalTime.Of(class)/time.Minute)), in.l.Int(n), article)
}

// defaultTime is a line to write on where nobody stated one (Art. 6.7.1 (E23)).
func (in info) defaultTime() string {
	minutes, known := in.defaultMinutes()
	switch {
	case !known:
		return in.l.T(i18n.RegBlankMin)
	case minutes == 0:
		return in.l.T(i18n.RegAtStart)
	}
	return in.l.N(i18n.SheetNoticeMinutes, minutes)
}

// defaultMinutes is how late a player may come: by the Laws as the section plays them, else by its settings.
func (in info) defaultMinutes() (minutes int, known bool) {
	if laws := in.State.LawsChosen(in.Section); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	return in.section.WalkOver, in.section.WalkOver > 0
}

// The least and the most schools that sign.
const (
	agreedLeast = 5
	agreedMost  = 14
)

// agreed is the table that the team officials sign, as long as the room that is left.
func (in info) agreed(room mm) piece {
	head := 14*pointMM*1.3 + headingSpace + tableHeadHeight(1)
	agreedRows := min(int((room-head)/handRow), agreedMost)
	if agreedRows < agreedLeast {
		agreedRows = agreedMost // on a leaf of its own
	}
	return piece{head + float64(agreedRows)*handRow, func(w *Writer) {
		w.el("h3", "sub", in.l.T(i18n.RegSigned))
		w.open("table", "t blank")
		w.cols("w12", "", "w62", "w44")
		w.in("thead", "", func() {
			w.in("tr", "", func() {
				w.el("th", "n", in.l.T(i18n.SheetNumber))
				for _, t := range []i18n.Text{i18n.SheetClub, i18n.SheetName, i18n.SignHere} {
					w.el("th", "", in.l.T(t))
				}
			})
		})
		w.in("tbody", "", func() {
			for i := range agreedRows {
				w.in("tr", "", func() {
					w.el("td", "n b", in.l.Int(i+1))
					for range 3 {
						w.el("td", "", "")
					}
				})
			}
		})
		w.end("table")
	}}
}
