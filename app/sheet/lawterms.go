package sheet

import (
	"time"

	"wasit/app/i18n"
	"wasit/app/journal/ledger"
	"wasit/rules"
)

// lawTerms say by which Laws the section plays and what they ask of everybody.
func (in info) lawTerms() []piece {
	laws := in.State.Laws(in.Section)
	play := in.State.Rules(in.Section)
	e := &play.Edition
	list := []piece{in.term(in.l.T(textRegLaws), in.lawNames()...),
		in.term(in.l.T(textRegDefault), in.l.T(textRegDefaultOf, in.defaultTime(), e.Article(rules.RuleLate)))}
	if in.hasClocks() {
		clock := textRegClockOf
		if minutes, known := in.defaultMinutes(); known && minutes == 0 {
			clock = textRegClockBoth
		}
		list = append(list, in.term(in.l.T(textRegClock), in.l.T(clock, e.Article(rules.RuleStart))))
	}
	if illegal, cards := cardsFor(play.Overlay, play.Class); cards > 0 {
		list = append(list, in.term(in.l.T(textRegIllegal), in.l.T(textRegIllegalKK, in.l.Int(illegal.Cards.Of(play.Class)), illegal.Article)),
			in.term(in.l.T(textRegCards), in.l.T(textRegCardsOf, in.l.Int(cards))))
	} else {
		list = append(list, in.term(in.l.T(textRegIllegal), in.illegalMoves(e, play.Class, laws.Supervised)))
	}
	phone := textRegPhoneLose
	if laws.DeviceMilder {
		phone = textRegPhoneMild
	}
	return append(list, in.term(in.l.T(textRegPhone), in.l.T(phone, e.Article(rules.RuleDevice))))
}

// lawNames are the edition with the local rules upon it, the class of play, and what was announced beside them.
func (in info) lawNames() []string {
	laws := in.State.Laws(in.Section)
	play := in.State.Rules(in.Section)
	name := in.l.T(textRegLawsOf, in.l.Date(play.Edition.Since.Year, play.Edition.Since.Month, play.Edition.Since.Day))
	if own, ok := in.State.LocalRules(in.Section); ok && laws.Overlay == ledger.OwnRules {
		name += " " + in.l.T(i18n.LawsOwn) + ": " + own.Name + "."
	} else if laws.Overlay == rules.O2SN2013().ID {
		name += in.l.T(textRegO2SN)
	}
	lines := []string{name}
	if in.hasClocks() {
		class := map[rules.Class]i18n.Text{rules.Standard: i18n.ClockStandard, rules.Rapid: i18n.ClockRapid, rules.Blitz: i18n.ClockBlitz}[play.Class]
		lines = append(lines, in.l.T(i18n.LawsClass)+": "+in.l.T(class))
		if laws.Supervised && play.Class != rules.Standard {
			lines = append(lines, in.l.T(i18n.LawsFull))
		}
		if laws.Quickplay {
			lines = append(lines, in.l.T(i18n.LawsQuick))
		}
	}
	open := in.State.OpenReadings(in.Section)
	for _, r := range laws.Readings.List() {
		if text, ok := i18n.Readings[r.String()]; ok && open.Has(r) {
			lines = append(lines, in.l.T(text))
		}
	}
	return lines
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
func (in info) illegalMoves(e *rules.Edition, class rules.Class, supervised bool) string {
	article := e.Article(rules.RuleIllegalMove)
	switch {
	case class == rules.Rapid && !supervised:
		article = e.Article(rules.RuleIllegalMoveRapid)
	case class == rules.Blitz && !supervised:
		article = e.Article(rules.RuleIllegalMoveBlitz)
	}
	n := e.ToLose(class, supervised)
	switch {
	case n <= 1:
		return in.l.T(textRegIllegal1, article)
	case !in.hasClocks() && in.isTimed():
		return in.l.T(textRegIllegalTaken, in.l.Int(n), article)
	}
	return in.l.T(textRegIllegalN, in.l.Int(int(e.IllegalTime.Of(class)/time.Minute)), in.l.Int(n), article)
}

// defaultTime is a line to write on where nobody stated one (Art. 6.7.1 (E23)).
func (in info) defaultTime() string {
	minutes, known := in.defaultMinutes()
	switch {
	case !known:
		return in.l.T(textRegBlankMin)
	case minutes == 0:
		return in.l.T(textRegAtStart)
	}
	return in.l.N(textSheetNoticeMinutes, minutes)
}

// defaultMinutes is how late a player may come: by the Laws as the section plays them, else by its settings.
func (in info) defaultMinutes() (minutes int, known bool) {
	if laws := in.State.LawsChosen(in.Section); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	return in.section.WalkOver, in.section.WalkOver > 0
}
