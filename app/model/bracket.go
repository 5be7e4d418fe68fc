package model

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/knockout"
)

// BracketRound is one round of a bracket for drawing: rounds from left to right, matches from top to bottom.
type BracketRound struct {
	Name    string
	Matches []BracketMatch
}

// BracketMatch is one match of it. Sides without a player are still open, or a bye.
type BracketMatch struct {
	Third bool
	Sides [2]BracketSide
	Note  string // how it was decided, where that was not by its games
}

// BracketSide is one player of a match.
type BracketSide struct {
	TPN   swiss.TPN // 0: not known yet
	Name  string
	Score string // of the match, empty before it
	Won   bool
	Bye   bool // nobody stands here
}

// Bracket returns the bracket of the section in hand, nil before the draw.
func (m Model) Bracket() []BracketRound {
	state, err := regulation.Bracket(m.Event.Kept, m.Event.Section)
	if err != nil {
		return nil
	}
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	if !sec.Ordered || sec.Color == 0 {
		return nil
	}
	tree := state.Tree()
	list := make([]BracketRound, len(tree))
	for r, matches := range tree {
		list[r].Name = m.cupRound(r+1, len(tree))
		for _, x := range matches {
			list[r].Matches = append(list[r].Matches, m.bracketMatch(x))
		}
	}
	return list
}

// cupRound names a round by what is at stake.
func (m Model) cupRound(r, of int) string {
	l := m.Lang()
	switch of - r {
	case 0:
		return l.T(i18n.CupFinal)
	case 1:
		return l.T(i18n.CupSemi)
	case 2:
		return l.T(i18n.CupQuarter)
	}
	return l.T(i18n.CupOf, strconv.Itoa(2<<(of-r)))
}

func (m Model) bracketMatch(x knockout.Match) BracketMatch {
	b := BracketMatch{Third: x.Third}
	upper, lower := x.Score(0)
	for i, tpn := range [2]swiss.TPN{x.Upper, x.Lower} {
		s := BracketSide{TPN: tpn, Won: tpn != 0 && tpn == x.Winner}
		switch {
		case tpn != 0:
			p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, tpn)
			s.Name = m.Name(p)
			if len(x.Games) > 0 {
				s.Score = m.Lang().Tenths(int([2]swiss.Points{upper, lower}[i]))
			}
		case x.Round == 1 || x.Reason != knockout.Undecided:
			s.Bye = true
		}
		b.Sides[i] = s
	}
	if t, ok := cupReasons[x.Reason]; ok {
		b.Note = m.Lang().T(t)
	}
	return b
}

var cupReasons = map[knockout.Reason]i18n.Text{knockout.ByLadder: i18n.CupLadder, knockout.ByArmageddon: i18n.CupArma,
	knockout.ByLot: i18n.CupLot, knockout.ByWalkOver: i18n.CupWalkOver, knockout.Empty: i18n.CupEmpty}
