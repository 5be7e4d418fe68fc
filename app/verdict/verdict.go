// Package verdict puts rulings into words: what an arbiter does, in order, each with its article, and what it says in short.
// It adds no rule of its own.
package verdict

import (
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/ruling"
)

// A Line is one thing to do, or one consequence.
type Line struct {
	Text     string
	Articles []string // "7.5.1", "O2SN 8"; may be none
}

// Names are the two players of the game.
type Names struct{ Offender, Opponent string }

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
	b := book{l: l, r: r, who: who}
	b.stop()
	b.board()
	b.cost()
	b.end()
	b.rest()
	return Words{b.lines, next(l, r)}
}

// On says what the ruling on an incident asked for: where the arbiter had to choose, what he chose.
func On(l i18n.Lang, in *journal.Ruled, who Names) Words {
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

type book struct {
	l     i18n.Lang
	r     *ruling.Ruling
	who   Names
	lines []Line
	cited bool
}

// add writes a line; the first one that says the consequence carries the articles.
func (b *book) add(t i18n.Text, args ...string) {
	b.lines = append(b.lines, Line{Text: b.l.T(t, args...)})
}

func (b *book) cite() {
	if !b.cited && len(b.lines) > 0 {
		b.lines[len(b.lines)-1].Articles = b.r.Articles
		b.cited = true
	}
}

func (b *book) stop() {
	if b.r.Result == rules.Ongoing && (len(b.r.Penalties) > 0 || b.r.Restore || b.r.Queen || len(b.r.Discretion) > 0) {
		b.add(i18n.RulingStop)
	}
}

func (b *book) board() {
	switch {
	case b.r.FreePiece:
		b.add(i18n.RulingRestore)
		b.add(i18n.RulingFree)
	case b.r.Restore:
		b.add(i18n.RulingRestore)
	case b.r.Queen:
		b.add(i18n.RulingQueen)
	case b.r.Stands:
		b.add(i18n.RulingStands)
	}
}

func (b *book) cost() {
	for _, p := range b.r.Penalties {
		switch p.Kind {
		case rules.TimeToOpponent:
			b.lines = append(b.lines, Line{Text: b.l.N(i18n.RulingMinutes, int(p.Time/time.Minute), b.who.Opponent)})
			b.cite()
		case rules.RoundsOut:
			b.add(i18n.RulingSitsOut, b.who.Offender)
			b.cite()
		}
	}
	if b.r.Carded && !b.r.Ends() && b.r.Cards.ToLose > 0 && len(b.r.Penalties) == 0 {
		b.add(i18n.RulingNoTime)
		b.cite()
	}
}

func (b *book) end() {
	switch {
	case b.r.Open:
		b.add(i18n.RulingOpen, b.who.Offender, b.who.Opponent)
	case b.r.Result == rules.Drawn && b.r.Proof.Verdict == rules.CannotMate:
		b.add(i18n.RulingNoMate, b.who.Opponent)
	case b.r.Result == rules.Drawn:
		b.add(i18n.RulingDraw)
	case b.r.Result != rules.Ongoing && b.r.Carded && b.r.Cards.RedCard:
		b.add(i18n.RulingRed)
		b.cite()
		b.add(i18n.RulingLoses, b.who.Offender)
	case b.r.Result != rules.Ongoing:
		b.add(i18n.RulingLoses, b.who.Offender)
	default:
		return
	}
	b.cite()
}

func (b *book) rest() {
	if len(b.r.Discretion) > 0 {
		b.add(i18n.RulingChoose)
		b.cite()
	}
	if len(b.lines) == 0 {
		b.add(i18n.RulingNothing)
	}
	b.cite()
}

// next says what one more offence would cost.
func next(l i18n.Lang, r *ruling.Ruling) string {
	switch {
	case r.Ends():
		return ""
	case r.Carded && r.Cards.ToLose > 0:
		return l.N(i18n.RulingCardsTo, r.Cards.ToLose-r.Cards.Cards)
	case r.ToLose > 0 && r.Count+1 == r.ToLose:
		return l.T(i18n.RulingOneMore)
	case r.ToLose > 0:
		return l.T(i18n.RulingCount, l.Int(r.Count), l.Int(r.ToLose))
	}
	return ""
}

// Short says what r costs in two or three words. New is how many cards it gives, of an overlay.
func Short(l i18n.Lang, r *ruling.Ruling, cards int) string {
	switch {
	case r.Refusal != "":
		return l.T(i18n.ShortNothing)
	case r.Open:
		return l.T(i18n.ShortOpen)
	case r.Result == rules.Drawn:
		return l.T(i18n.ShortDraw)
	case r.Result != rules.Ongoing:
		return l.T(i18n.ShortLost)
	case r.Carded && cards > 0:
		return l.N(i18n.ShortCards, cards)
	}
	for _, p := range r.Penalties {
		switch p.Kind {
		case rules.TimeToOpponent:
			return l.T(i18n.ShortMinutes, l.Int(int(p.Time/time.Minute)))
		case rules.RoundsOut:
			return l.T(i18n.ShortSitsOut)
		}
	}
	if len(r.Discretion) > 0 {
		return l.T(i18n.ShortChoose)
	}
	return l.T(i18n.ShortNothing)
}

// Raise says who may raise an offence.
func Raise(l i18n.Lang, r *ruling.Ruling) string {
	switch {
	case len(r.MayRaise) > 1:
		return l.T(i18n.RaiseBoth)
	case len(r.MayRaise) == 1 && r.MayRaise[0] == ruling.Opponent:
		return l.T(i18n.RaiseOpponent)
	}
	return l.T(i18n.RaiseArbiter)
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
func Penalty(l i18n.Lang, p journal.Penalty, who Names) string {
	minutes := l.Decimal(int64(p.Seconds)*10/60, 10)
	points := l.Tenths(p.Halves * 5)
	text := ""
	switch p.Kind {
	case rules.TimeToOpponent:
		text = l.T(i18n.PenaltyTimeTo, who.Opponent, minutes)
	case rules.TimeOff:
		text = l.T(i18n.PenaltyTimeOff, who.Offender, minutes)
	case rules.PointsToOpponent:
		text = l.T(i18n.PenaltyPoints, who.Opponent, points)
	case rules.PointsOff:
		text = l.T(i18n.PenaltyPointOff, who.Offender, points)
	case rules.GameLost:
		text = l.T(i18n.RulingLoses, who.Offender)
	case rules.RoundsOut:
		text = l.N(i18n.PenaltyRounds, p.Rounds, who.Offender)
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
func Follow(l i18n.Lang, p journal.Penalty) string {
	switch p.Kind {
	case rules.PointsToOpponent, rules.PointsOff:
		return l.T(i18n.PenaltyResult)
	case rules.Expulsion:
		return l.T(i18n.PenaltyLeave)
	}
	return ""
}

// Sum says a whole incident on one line: the ruling, then what the arbiter added.
func Sum(l i18n.Lang, in *journal.Ruled, who Names, cards int) string {
	if in.IsOverturned() {
		return l.T(i18n.RulingAppealed)
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
