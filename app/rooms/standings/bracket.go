package standings

import (
	"strconv"

	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// bracketRound is one round of a bracket for drawing: rounds from left to right, matches from top to bottom.
type bracketRound struct {
	Name    string
	Matches []bracketMatch
}

// bracketMatch is one match of it. Sides without a player are still open, or a bye.
type bracketMatch struct {
	Third bool
	Sides [2]bracketSide
	Note  string // how it was decided, where that was not by its games
	Day   string // on which it is played, where that is not the day of its round
}

// bracketSide is one player of a match.
type bracketSide struct {
	TPN   swiss.TPN // 0: not known yet
	Name  string
	Score string // of the match, empty before it
	Won   bool
	Bye   bool // nobody stands here
}

// bracket returns the bracket of the section in hand, nil before the draw.
func (m page) bracket() []bracketRound {
	state, err := regulation.Bracket(m.Event.Kept, m.Event.Section)
	if err != nil {
		return nil
	}
	sec := m.KeptSection()
	if !sec.Ordered || sec.Color == 0 {
		return nil
	}
	tree := state.Tree()
	list := make([]bracketRound, len(tree))
	for r, matches := range tree {
		list[r].Name = m.cupRound(r+1, len(tree))
		if day := phrase.Day(m.Lang(), m.Event.Kept.RoundDay(m.Event.Section, r+1)); day != "" {
			list[r].Name += " · " + day
		}
		for _, x := range matches {
			list[r].Matches = append(list[r].Matches, m.bracketMatch(x))
		}
	}
	return list
}

// cupRound names a round by what is at stake.
func (m page) cupRound(r, of int) string {
	l := m.Lang()
	switch of - r {
	case 0:
		return l.T(textCupFinal)
	case 1:
		return l.T(textCupSemi)
	case 2:
		return l.T(textCupQuarter)
	}
	return l.T(textCupOf, strconv.Itoa(2<<(of-r)))
}

func (m page) bracketMatch(x knockout.Match) bracketMatch {
	b := bracketMatch{Third: x.Third}
	if day, own := m.Event.Kept.OwnMatchDay(m.Event.Section, x.Round, x.Board); own {
		b.Day = phrase.Day(m.Lang(), day)
	}
	upper, lower := x.Score(0)
	for i, tpn := range [2]swiss.TPN{x.Upper, x.Lower} {
		s := bracketSide{TPN: tpn, Won: tpn != 0 && tpn == x.Winner}
		switch {
		case tpn != 0:
			s.Name = m.nameOf(tpn)
			if len(x.Games) > 0 {
				s.Score = m.Lang().Tenths(int([2]swiss.Points{upper, lower}[i]))
			}
		case x.Round == 1 || x.Reason != knockout.Undecided:
			s.Bye = true
		}
		b.Sides[i] = s
	}
	if x.Reason == knockout.ByBoardCount {
		upper, lower := x.BoardCount(x.Stage)
		b.Note = m.Lang().T(i18n.CupCount, m.Lang().Tenths(int(upper)), m.Lang().Tenths(int(lower)))
	}
	if t, ok := cupReasons[x.Reason]; ok {
		b.Note = m.Lang().T(t)
		if upper, lower, extra := x.PlayOff(); extra {
			b.Note += " " + m.Lang().Tenths(int(upper)) + "–" + m.Lang().Tenths(int(lower))
		}
	}
	return b
}

var cupReasons = map[knockout.Reason]i18n.Text{knockout.ByLadder: i18n.CupLadder, knockout.ByArmageddon: i18n.CupArma,
	knockout.ByLot: i18n.CupLot, knockout.ByWalkOver: i18n.CupWalkOver, knockout.Empty: textCupEmpty}
