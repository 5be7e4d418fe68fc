package scenarios

import (
	"slices"
	"strings"

	"wasit/app/event/scenario"
	"wasit/app/words/i18n"
)

// podium is how far down places are asked about as a rule: medals and cups.
const podium = 3

// mostNeeds is how many boards are named in a sentence.
const mostNeeds = 2

// title says how many can still be first.
func (m page) title(c scenario.Scene) string {
	return m.Lang().N(textCanBeFirst, len(c.Reach(1)))
}

// places writes a range: "1", "2–7".
func places(l i18n.Lang, r scenario.Range) string {
	if r.Best == r.Worst {
		return l.Int(r.Best)
	}
	return l.Int(r.Best) + "–" + l.Int(r.Worst)
}

// first says with which own results a player is first, and what that takes: "Win: first. Draw: board 2 drawn, then the tie-breaks."
func (m page) first(p scenario.Player) string {
	l, list := m.Lang(), []string{}
	for own, x := range p.Own {
		if x.Places.Best > 1 || p.Board == 0 && own > 0 {
			continue
		}
		with := textOwn[own]
		if p.Board == 0 {
			with = textGameOver
		}
		list = append(list, l.T(with)+": "+m.way(x)+".")
	}
	return strings.Join(list, " ")
}

// way is what the first place takes with one own result.
func (m page) way(x scenario.Case) string {
	l := m.Lang()
	if x.Places.Worst == 1 {
		return l.T(textIsFirst)
	}
	parts := []string{}
	if len(x.Needs) > mostNeeds {
		parts = append(parts, l.N(textManyNeeds, len(x.Needs)))
	} else {
		for _, n := range x.Needs {
			parts = append(parts, m.need(n))
		}
	}
	switch {
	case x.Tie:
		parts = append(parts, l.T(textThenTie))
	case len(x.Needs) == 0:
		parts = append(parts, l.T(textMaybeTie))
	}
	return strings.Join(parts, ", ")
}

// need says how a board must end.
func (m page) need(n scenario.Need) string {
	text := textNeedNone
	switch {
	case slices.Equal(n.Results, []scenario.Result{scenario.WhiteWins}):
		text = textNeedWhite
	case slices.Equal(n.Results, []scenario.Result{scenario.Drawn}):
		text = textNeedDraw
	case slices.Equal(n.Results, []scenario.Result{scenario.BlackWins}):
		text = textNeedBlack
	case slices.Equal(n.Results, []scenario.Result{scenario.WhiteWins, scenario.Drawn}):
		text = textNeedNotBlack
	case slices.Equal(n.Results, []scenario.Result{scenario.Drawn, scenario.BlackWins}):
		text = textNeedNotWhite
	}
	return m.Lang().T(text, m.Lang().Int(m.BoardNo(n.Board)))
}

// podiumOf says whether the first three places are in reach with a range.
func (m page) podiumOf(r scenario.Range) string {
	l := m.Lang()
	switch {
	case r.Worst <= podium:
		return l.T(textPodiumSure)
	case r.Best <= podium:
		return l.T(textPodiumMaybe)
	}
	return l.T(textPodiumNot)
}

// norm says what a norm takes: "Ana Horvat: a draw is enough for the norm of WIM."
func (m page) norm(n scenario.Norm) string {
	l := m.Lang()
	text := m.Names(n.Player) + ": " + l.T(textNormWith[n.Least], n.Title.String())
	if !n.Sure {
		text += ", " + l.T(textNormUnsure)
	}
	return text + "."
}

// text is what is sent: of the player who is asked about, else of all who can still be first.
func (m page) text(c scenario.Scene) string {
	l := m.Lang()
	sec, _ := m.Event.Ahead.In(m.Event.Section)
	lines := []string{m.Event.Ahead.Event().Name + " · " + sec.Name}
	if p, ok := m.asked(c); ok {
		lines = append(lines, m.Names(p.ID))
		for own, x := range p.Own {
			lines = append(lines, l.T(textOwn[own])+": "+l.T(textPlaces, places(l, x.Places))+". "+m.podiumOf(x.Places)+".")
		}
		for _, n := range c.Norms {
			if n.Player == p.ID {
				lines = append(lines, m.norm(n))
			}
		}
	} else {
		lines = append(lines, m.title(c))
		for _, p := range c.Reach(1) {
			lines = append(lines, m.Names(p.ID)+": "+m.first(p))
		}
	}
	if !c.Exact {
		lines = append(lines, l.T(textByPoints))
	}
	return strings.Join(lines, "\n")
}

// asked is the player who is asked about, while he has an open game.
func (m page) asked(c scenario.Scene) (scenario.Player, bool) {
	i := slices.IndexFunc(c.Players, func(p scenario.Player) bool { return p.ID == m.Player && p.Board > 0 })
	if i < 0 {
		return scenario.Player{}, false
	}
	return c.Players[i], true
}
