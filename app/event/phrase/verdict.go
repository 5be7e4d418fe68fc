// Package phrase says facts of an event in words: rulings, verdicts, reports, offences, norms.
package phrase

import (
	"strings"
	"time"

	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// A Line is one thing to do, or one consequence.
type Line struct {
	Text     string
	Articles []string // "7.5.1", "O2SN 8"; may be none
}

// Names are the two players of the game.
type Names struct {
	Offender, Opponent string
	White              bool // the offender has White
}

// loser names who loses by r: of two who were absent who came too late, else the offender.
func (who Names) loser(r *ruling.Ruling) string {
	if r.Kind == ruling.BothAbsent && (r.Result == rules.WhiteWins) == who.White {
		return who.Opponent
	}
	return who.Offender
}

// Words say a ruling.
type Words struct {
	Lines []Line
	Next  string // what one more would cost, empty if nothing is counted
}

// Of says what r asks for.
func Of(l i18n.Lang, r *ruling.Ruling, who Names) Words {
	if r.Refusal != "" {
		return Words{Lines: []Line{{l.T(i18n.Refusals[string(r.Refusal)]), r.Articles}}}
	}
	b := verdictLines{l: l, r: r, who: who}
	b.addTouched()
	b.addStop()
	b.addBoard()
	b.addCost()
	b.addEnd()
	b.addRest()
	return Words{b.lines, next(l, r)}
}

// On says what the ruling on an incident asked for: where the arbiter had to choose, what he chose.
func On(l i18n.Lang, in *ledger.Ruled, who Names) Words {
	w := Of(l, &in.Ruling, who)
	last := len(w.Lines) - 1
	if len(in.Ruling.Discretion) == 0 || len(in.Penalties) == 0 {
		for _, p := range in.Penalties {
			w.Lines = append(w.Lines, Line{Text: Penalty(l, p, who)})
		}
		return w
	}
	articles := w.Lines[last].Articles
	w.Lines = w.Lines[:last]
	for _, p := range in.Penalties {
		w.Lines = append(w.Lines, Line{Penalty(l, p, who), articles})
	}
	return w
}

// verdictLines collects the sentences of a ruling in the order in which an arbiter says them.
type verdictLines struct {
	l     i18n.Lang
	r     *ruling.Ruling
	who   Names
	lines []Line
	cited bool
}

// add writes a line; the first one that says the consequence carries the articles.
func (b *verdictLines) add(t i18n.Text, args ...string) {
	b.lines = append(b.lines, Line{Text: b.l.T(t, args...)})
}

func (b *verdictLines) cite() {
	if !b.cited && len(b.lines) > 0 {
		b.lines[len(b.lines)-1].Articles = b.r.Articles
		b.cited = true
	}
}

// addTouched says first what must be played, where touch-move was refused: the penalty comes after it.
func (b *verdictLines) addTouched() {
	if b.r.Rule == rules.RuleTouchOwn {
		b.lines = append(b.lines, Line{b.l.T(textRulingTouched, b.who.Offender), []string{b.r.Article}})
	}
}

func (b *verdictLines) addStop() {
	if b.r.Result == rules.Ongoing && !b.r.Over && (len(b.r.Penalties) > 0 || b.r.Restore || b.r.Queen || len(b.r.Discretion) > 0) {
		b.add(textRulingStop)
	}
}

func (b *verdictLines) addBoard() {
	switch {
	case b.r.FreePiece:
		b.add(textRulingRestore)
		b.add(textRulingFree)
	case b.r.Restore:
		b.add(textRulingRestore)
	case b.r.Queen:
		b.add(textRulingQueen)
	case b.r.Stands:
		b.add(textRulingStands)
	}
	if b.r.OnMove {
		b.add(textRulingOnMove, b.who.Offender)
	}
	if b.r.PutBack {
		b.add(textRulingPutBack, b.who.Offender)
	}
	if n := int(b.r.GivesBack / time.Second); n > 0 {
		b.lines = append(b.lines, Line{Text: b.l.N(textRulingGivesBack, n, b.who.Offender, b.who.Opponent)})
	}
	if b.r.ClockRan {
		b.add(textRulingClockRan)
	}
}

func (b *verdictLines) addCost() {
	for _, p := range b.r.Penalties {
		switch p.Kind {
		case rules.TimeToOpponent:
			b.lines = append(b.lines, Line{Text: b.l.N(textRulingMinutes, int(p.Time/time.Minute), b.who.Opponent)})
			b.cite()
		case rules.TimeOff:
			b.lines = append(b.lines, Line{Text: b.l.N(textRulingOff, int(p.Time/time.Minute), b.who.Offender)})
			b.cite()
		case rules.RoundsOut:
			b.add(textRulingSitsOut, b.who.Offender)
			b.cite()
		}
	}
	if b.r.Carded && !b.r.Ends() && b.r.Cards.ToLose > 0 && len(b.r.Penalties) == 0 {
		b.add(textRulingNoTime)
		b.cite()
	}
}

func (b *verdictLines) addEnd() {
	switch {
	case b.r.Open:
		b.add(textRulingOpen, b.who.Offender, b.who.Opponent)
	case b.r.Result == rules.Drawn && b.r.Proof.Verdict == rules.CannotMate:
		b.add(textRulingNoMate, b.who.Opponent)
	case b.r.Result == rules.Drawn:
		b.add(textRulingDraw)
	case b.r.Result == rules.BothLose:
		b.add(textRulingBothLose)
	case b.r.Result != rules.Ongoing && b.r.Carded && b.r.Cards.RedCard:
		b.add(textRulingRed)
		b.cite()
		b.add(textRulingLoses, b.who.Offender)
	case b.r.Result != rules.Ongoing:
		b.add(textRulingLoses, b.who.loser(b.r))
	default:
		return
	}
	b.cite()
}

func (b *verdictLines) addRest() {
	switch {
	case b.r.EventPenalty:
		b.add(textRulingAnnounced)
		b.cite()
	case len(b.r.Discretion) > 0:
		b.add(textRulingChoose)
		b.cite()
	}
	if len(b.lines) == 0 {
		b.add(textRulingNothing)
	}
	b.cite()
}

// next says what one more offence would cost.
func next(l i18n.Lang, r *ruling.Ruling) string {
	switch {
	case r.Ends():
		return ""
	case r.Carded && r.Cards.ToLose > 0:
		return l.N(textRulingCardsTo, r.Cards.ToLose-r.Cards.Cards)
	case r.ToLose > 0 && r.Count+1 == r.ToLose:
		return l.T(textRulingOneMore)
	case r.ToLose > 0:
		return l.T(textRulingCount, l.Int(r.Count), l.Int(r.ToLose))
	}
	return ""
}

// Short says what r costs in two or three words. New is how many cards it gives, of an overlay.
func Short(l i18n.Lang, r *ruling.Ruling, cards int) string {
	switch {
	case r.Refusal != "":
		return l.T(textShortNothing)
	case r.Open:
		return l.T(textShortOpen)
	case r.Result == rules.Drawn:
		return l.T(textShortDraw)
	case r.Result != rules.Ongoing:
		return l.T(textShortLost)
	case r.Carded && cards > 0:
		return l.N(i18n.ShortCards, cards)
	}
	for _, p := range r.Penalties {
		switch p.Kind {
		case rules.TimeToOpponent:
			return l.T(textShortMinutes, l.Int(int(p.Time/time.Minute)))
		case rules.TimeOff:
			return l.T(textShortOff, l.Int(int(p.Time/time.Minute)))
		case rules.RoundsOut:
			return l.T(textShortSitsOut)
		}
	}
	if len(r.Discretion) > 0 {
		return l.T(textShortChoose)
	}
	return l.T(textShortNothing)
}

// Raise says who may raise an offence.
func Raise(l i18n.Lang, r *ruling.Ruling) string {
	switch {
	case len(r.MayRaise) > 1:
		return l.T(textRaiseBoth)
	case len(r.MayRaise) == 1 && r.MayRaise[0] == ruling.Opponent:
		return l.T(textRaiseOpponent)
	}
	return l.T(textRaiseArbiter)
}

// Cards is how many cards an offence gives in the class of r, by its overlay; 0 without one.
func Cards(r *ruling.Rules, k ruling.Kind) int {
	if r.Overlay == nil {
		return 0
	}
	x, err := r.Overlay.Offence(string(k))
	if err != nil {
		return 0
	}
	return x.Cards.Of(r.Class)
}

// Penalty says a penalty that an arbiter chose.
func Penalty(l i18n.Lang, p ledger.Penalty, who Names) string {
	minutes := l.Decimal(int64(p.Seconds)*10/60, 10)
	points := l.Tenths(p.Halves * 5)
	text := ""
	switch p.Kind {
	case rules.TimeToOpponent:
		text = l.T(textPenaltyTimeTo, who.Opponent, minutes)
	case rules.TimeOff:
		text = l.T(textPenaltyTimeOff, who.Offender, minutes)
	case rules.PointsToOpponent:
		text = l.T(textPenaltyPoints, who.Opponent, points)
	case rules.PointsOff:
		text = l.T(textPenaltyPointOff, who.Offender, points)
	case rules.GameLost:
		text = l.T(textRulingLoses, who.Offender)
	case rules.RoundsOut:
		text = l.N(textPenaltyRounds, p.Rounds, who.Offender)
	default:
		if i := int(p.Kind) - 1; i >= 0 && i < len(i18n.Penalties) {
			text = l.T(i18n.Penalties[i]) + ": " + who.Offender
		}
	}
	if p.Reason != "" {
		text += ". " + p.Reason
	}
	return text
}

// Follow says what is left to be done by hand after a penalty; empty if nothing is.
func Follow(l i18n.Lang, p ledger.Penalty) string {
	switch p.Kind {
	case rules.PointsToOpponent, rules.PointsOff:
		return l.T(textPenaltyResult)
	case rules.Expulsion:
		return l.T(textPenaltyLeave)
	}
	return ""
}

// Sum says a whole incident on one line: the ruling, then what the arbiter added.
func Sum(l i18n.Lang, in *ledger.Ruled, who Names, cards int) string {
	if in.IsOverturned() {
		return l.T(textRulingAppealed)
	}
	var parts []string
	if len(in.Penalties) == 0 || len(in.Ruling.Discretion) == 0 {
		parts = append(parts, Short(l, &in.Ruling, cards))
	}
	for _, p := range in.Penalties {
		parts = append(parts, Penalty(l, p, who))
	}
	return strings.Join(parts, "; ")
}
