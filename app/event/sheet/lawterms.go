package sheet

import (
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
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
		costs := []string{in.l.T(textRegIllegalKK, in.l.Int(illegal.Cards.Of(play.Class)), illegal.Article)}
		if illegal.Minutes.Of(play.Class) > 0 {
			costs = append(costs, in.localMinutes(illegal, play.Class))
		}
		list = append(list, in.term(in.l.T(textRegIllegal), costs...),
			in.term(in.l.T(textRegCards), in.l.T(textRegCardsOf, in.l.Int(cards))))
	} else if illegal.Minutes.Of(play.Class) > 0 {
		list = append(list, in.term(in.l.T(textRegIllegal), in.localMinutes(illegal, play.Class)+" ("+illegal.Article+")"))
	} else {
		list = append(list, in.term(in.l.T(textRegIllegal), in.illegalMoves(e, play.Class, laws.Supervised)))
	}
	if laws.Chess960 {
		list = append(list, in.term(in.l.T(i18n.LawsStart), in.l.T(i18n.Laws960)))
	}
	if told := in.announced(laws, &play); len(told) > 0 {
		list = append(list, in.term(in.l.T(textRegTold), told...))
	}
	return append(list, in.term(in.l.T(textRegPhone), in.phones(laws, e)...))
}

// announced says of each point that the Laws want stated beforehand, or that holds only if it was, what the event does
// ([rules.Edition.Announcements]); time control, default time and phones have lines of their own.
func (in info) announced(laws ledger.Laws, play *ruling.Rules) []string {
	var lines []string
	for _, a := range play.Edition.Announcements(play.Class) {
		switch a.Rule {
		case rules.RuleRegimeRapid, rules.RuleRegimeBlitz:
			text := textRegRegimePart
			if laws.Supervised {
				text = textRegRegimeFull
			}
			if in.hasClocks() {
				lines = append(lines, in.l.T(text, a.Article))
			}
		case rules.RuleDrawRestricted:
			lines = append(lines, in.drawFrom(laws.DrawFrom, a.Article))
		case rules.RuleReportLeaving:
			if laws.ReportLeaving {
				lines = append(lines, in.l.T(i18n.LawsLeaving, a.Article))
			}
		case rules.RuleQuickplayAnnounced:
			text := textRegQuickNot
			if laws.Quickplay {
				text = i18n.LawsQuick
			}
			if in.hasClocks() && (laws.Quickplay || ledger.IncrementOf(in.section.TimeCode) == 0) {
				lines = append(lines, in.l.T(text, a.Article))
			}
		}
	}
	return lines
}

// drawFrom says from which move players may agree a draw without the arbiter (Art. 9.1.1 (E23)).
func (in info) drawFrom(move int, article string) string {
	switch {
	case move == rules.NoAgreement:
		return in.l.T(i18n.LawsDrawNever, article)
	case move > 0:
		return in.l.T(i18n.LawsDrawFrom, in.l.Int(move), article)
	}
	return in.l.T(textRegDrawFree, article)
}

// phones say what the edition and the event make of a phone: in 2009 one that is switched off is allowed and one that sounds loses.
func (in info) phones(laws ledger.Laws, e *rules.Edition) []string {
	text := textRegPhoneLose
	switch {
	case e.DeviceMaySleep && laws.DeviceOffBanned && laws.DeviceMilder:
		text = textRegPhoneMild
	case e.DeviceMaySleep && laws.DeviceOffBanned:
		text = textRegPhoneNone
	case e.DeviceMaySleep && laws.DeviceMilder:
		text = textRegPhoneOffMild
	case e.DeviceMaySleep:
		text = textRegPhoneOff
	case laws.DeviceMilder:
		text = textRegPhoneMild
	}
	lines := []string{in.l.T(text, e.Article(rules.RuleDevice))}
	if a := e.Article(rules.RuleDeviceBag); laws.BagAllowed && a != "" {
		lines = append(lines, in.l.T(i18n.LawsBag, a))
	}
	return lines
}

// lawNames are the edition with the local rules upon it, the class of play, and what was announced beside them.
func (in info) lawNames() []string {
	laws := in.State.Laws(in.Section)
	play := in.State.Rules(in.Section)
	name := in.l.T(textRegLawsOf, in.l.Date(play.Edition.Since.Year, play.Edition.Since.Month, play.Edition.Since.Day))
	var notes []string
	if own, ok := in.State.LocalRules(in.Section); ok && laws.Overlay == ledger.OwnRules {
		name += " " + in.l.T(i18n.LawsOwn) + ": " + own.Name + "."
		notes = in.ownNotes(own)
	} else if laws.Overlay == rules.O2SN2013().ID {
		text := textRegO2SN
		if play.Overlay.CardsToLose.Of(play.Class) == 0 {
			text = textRegO2SNNone
		}
		name += in.l.T(text)
	}
	lines := append([]string{name}, notes...)
	if in.hasClocks() {
		class := map[rules.Class]i18n.Text{rules.Standard: i18n.ClockStandard, rules.Rapid: i18n.ClockRapid, rules.Blitz: i18n.ClockBlitz}[play.Class]
		lines = append(lines, in.l.T(i18n.LawsClass)+": "+in.l.T(class))
		if full := map[rules.Class]rules.Rule{rules.Rapid: rules.RuleRapidFull, rules.Blitz: rules.RuleBlitzFull}[play.Class]; laws.Supervised && full != "" {
			lines = append(lines, in.l.T(i18n.LawsFull, play.Edition.Article(full)))
		}
	}
	if in.State.ClassDoubt(in.Section) == rules.AtLimit {
		lines = append(lines, in.atLimit(play.Class))
	}
	open := in.State.OpenReadings(in.Section)
	for _, r := range laws.Readings.List() {
		if text, ok := i18n.Readings[r.String()]; ok && open.Has(r) && r != rules.LimitOutside {
			lines = append(lines, in.l.T(text, play.Edition.Article(rules.RuleTwoHands)))
		}
	}
	return lines
}

// atLimit says how the event reads a time that is exactly the least of rapid under its local rules.
func (in info) atLimit(class rules.Class) string {
	if class == rules.Rapid {
		return in.l.T(textRegLimitIn)
	}
	return in.l.T(i18n.Readings[rules.LimitOutside.String()])
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

// localRules are the event's own rules upon the Laws, such as those of O2SN: each offence with its cards in the section's class of play
// and who raises it, and below what a flag is. A section without such rules, or without cards for its time, has no such sheet.
func localRules(in info) (Document, bool) {
	play := in.State.Rules(in.Section)
	o := play.Overlay
	if o == nil {
		return Document{}, false
	}
	h := head{title: in.l.T(textLocalTitle), sub: in.lawsName()}
	var listed []rules.Offence
	words := false // beside numbers of cards
	for _, x := range o.Offences {
		if !x.CostsIn(play.Class) || play.Class == rules.Blitz && o.CardsToLose.Of(rules.Blitz) == 0 && x.Minutes.Of(rules.Blitz) == 0 {
			continue // a set of cards for slower play is none in blitz
		}
		listed, words = append(listed, x), words || x.SitOut || x.Minutes.Of(play.Class) > 0
	}
	who, cost, numbers := 44.0, 26.0, markup("n")
	t := table{widths: []markup{"w16", "", "w44", "w26"}, note: strings.Join(in.localNotes(&play), " ")}
	if words { // they want room, and lines to break into
		who, cost, numbers, t.widths = 34, 50, "", []markup{"w16", "", "w34", "w50"}
	}
	t.heads = []column{{"n", in.l.T(textLocalItem)}, {"", in.l.T(textLocalOffence)}, {"", in.l.T(textLocalWho)}, {numbers, in.l.T(textLocalCards)}}
	for _, x := range listed {
		item, what, by, costs := x.Article[strings.LastIndexByte(x.Article, ' ')+1:], in.l.T(i18n.Offences[x.ID]), in.localRaiser(x), in.localCosts(x, play.Class)
		t.rows = append(t.rows, row{cells: []string{item, what, by, costs}, lines: max(lines(what, tableSize, leafWidth-16-who-cost-3, in.bold),
			lines(by, tableSize, who-3, in.regular), lines(costs, tableSize, cost-3, in.regular))})
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, len(t.rows) > 0
}

// localRaiser says who may raise an offence.
func (in info) localRaiser(x rules.Offence) string {
	switch {
	case !x.Arbiter:
		return in.l.T(textLocalClaim)
	case !x.Player:
		return in.l.T(textLocalArbiter)
	}
	return in.l.T(textLocalBoth)
}

// localCosts say what an offence costs: cards, minutes, the next round.
func (in info) localCosts(x rules.Offence, class rules.Class) string {
	var costs []string
	if n := x.Cards.Of(class); n > 0 {
		costs = append(costs, in.l.Int(n))
	}
	if x.Minutes.Of(class) > 0 {
		costs = append(costs, in.localMinutes(x, class))
	}
	if x.SitOut {
		costs = append(costs, in.l.T(textLocalSitOut))
	}
	return strings.Join(costs, ", ")
}

// localMinutes say what an offence costs on the clock by the event's own rules.
func (in info) localMinutes(x rules.Offence, class rules.Class) string {
	text := textLocalGiven
	if x.TimeOff {
		text = textLocalOff
	}
	return in.l.T(text, in.l.Int(x.Minutes.Of(class)))
}

// localNotes say what the event's own rules have beside cards for offences.
func (in info) localNotes(play *ruling.Rules) []string {
	o, article := play.Overlay, func(a string) string { return " (" + a + ")." }
	var list []string
	if n := o.CardsToLose.Of(play.Class); n > 0 {
		list = append(list, in.l.T(textLocalLose, in.l.Int(n)))
	}
	if o.FlagByClaimOnly {
		list = append(list, in.l.T(textLocalFlag)+article(o.FlagArticle))
	}
	if o.BothFlagsDraw {
		list = append(list, in.l.T(textLocalFlags)+article(o.BothFlagsArticle))
	}
	if o.SetupClaimMoves > 0 && play.Class == rules.Rapid {
		list = append(list, in.l.T(textLocalSetup, in.l.Int(o.SetupClaimMoves))+article(o.SetupArticle))
	}
	if own, ok := in.State.LocalRules(in.Section); ok && in.State.Laws(in.Section).Overlay == ledger.OwnRules {
		list = append(list, in.ownNotes(own)...)
	}
	return append(list, in.l.T(textLocalRest, strconv.Itoa(play.Edition.Since.Year)))
}

// ownNotes say what an organiser's own rules ask for beside what the Laws know.
func (in info) ownNotes(own ledger.LocalRules) (list []string) {
	if own.SayCheck {
		list = append(list, in.l.T(textLocalSayCheck))
	}
	if text, ok := map[ledger.Brings]i18n.Text{ledger.BringsOrganiser: textLocalBringsOrganiser, ledger.BringsPlayers: textLocalBringsPlayers,
		ledger.BringsWhite: textLocalBringsWhite, ledger.BringsBlack: textLocalBringsBlack}[own.Brings]; ok {
		list = append(list, in.l.T(text))
	}
	if own.Deposit != "" {
		list = append(list, in.l.T(textLocalDeposit, own.Deposit))
	}
	return list
}

// illegalMoves says which completed illegal move loses (Art. 7.5.5 (E23)).
func (in info) illegalMoves(e *rules.Edition, class rules.Class, supervised bool) string {
	article := phrase.IllegalArticle(e, class, supervised)
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
