package model

import (
	"strings"
	"unicode/utf8"

	"github.com/notnil/chess"

	"wasit/rules"
	"wasit/rules/notation"
)

// The dialogs of the board.
type (
	PlayMenuDialog   struct{}
	PlayResignDialog struct{}
	PlayClaimDialog  struct{}
	PlayDrawDialog   struct{} // how an offer is made
)

// PlayShow opens a dialog of the board.
type PlayShow struct{ Dialog Dialog }

// Update implements Msg.
func (msg PlayShow) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = msg.Dialog
	m.Play.Typed, m.Play.Wrong = "", nil
	return m, []Cmd{Focus{"sheet"}}
}

// PlayClose closes it.
type PlayClose struct{}

// Update implements Msg.
func (PlayClose) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = nil
	return m, nil
}

// PlayPrint prints the board with its scoresheet.
type PlayPrint struct{}

// Update implements Msg.
func (PlayPrint) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = nil
	return m, []Cmd{PrintPage{}}
}

// PlayType is a move being typed.
type PlayType struct{ Text string }

// Update implements Msg.
func (msg PlayType) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Text != m.Play.Typed {
		m.Play.Typed, m.Play.Wrong = msg.Text, nil
	}
	return m, nil
}

// PlayTyped makes the move that was typed, in the letters of the game.
type PlayTyped struct{}

// Update implements Msg.
func (PlayTyped) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || g.End.Over() || strings.TrimSpace(m.Play.Typed) == "" {
		return m, nil
	}
	pos := g.Position()
	r, err := notation.Parse(&pos, m.Play.Typed, g.Language())
	if err != nil {
		if list := writtenMoves(m.Play.Typed); len(list) > 1 {
			return m.playWritten(env, list)
		}
		m.Play.Wrong = err
		return m, []Cmd{Focus{"typed"}}
	}
	m, cmds := m.playDo(env, PlayAct{Kind: PlayMove, Move: r.Move.String(), Offer: r.DrawOffer})
	return m, append(cmds, Blank{"typed"}, Focus{"typed"})
}

// writtenMoves parts several moves as a scoresheet has them, "12. Kf3 Kc6 13. Gb5": their numbers are left out, and e.p. and
// (=) stay with their move.
func writtenMoves(text string) (list []string) {
	for _, f := range strings.Fields(text) {
		if i := strings.LastIndexAny(f, ".…)"); i > 0 && strings.Trim(f[:i], "0123456789.…") == "" {
			_, width := utf8.DecodeRuneInString(f[i:])
			f = f[i+width:]
		}
		switch last := len(list) - 1; {
		case f == "" || strings.Trim(f, "0123456789") == "":
		case last >= 0 && (f == "e.p." || f == "e.p" || f == "ep" || f == "(=)" || f == "="):
			list[last] += " " + f
		default:
			list = append(list, f)
		}
	}
	return list
}

// playWritten makes moves one after the other. The first that cannot be made stays in the field with all behind it.
func (m Model) playWritten(env Env, list []string) (Model, []Cmd) {
	var cmds []Cmd
	for i, text := range list {
		g := m.Play.Game
		pos := g.Position()
		r, err := notation.Parse(&pos, text, g.Language())
		if err == nil && g.End.Over() {
			err = &rules.EndedError{Final: rules.Ruling{Rule: g.End.Rule, Article: g.End.Article, Edition: g.End.Edition, Result: g.End.Result}}
		}
		if err != nil {
			m.Play.Typed, m.Play.Wrong = strings.Join(list[i:], " "), err
			return m, append(cmds, Focus{"typed"})
		}
		var more []Cmd
		m, more = m.playDo(env, PlayAct{Kind: PlayMove, Move: r.Move.String(), Offer: r.DrawOffer})
		cmds = append(cmds, more...)
	}
	return m, append(cmds, Blank{"typed"}, Focus{"typed"})
}

// PlayOfferDraw offers a draw: the player who moved last does, for an offer belongs to one's own move (Art. 9.1.2.1).
type PlayOfferDraw struct{}

// Update implements Msg.
func (PlayOfferDraw) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || g.Ply() == 0 {
		return m, nil
	}
	return m.playDo(env, PlayAct{Kind: PlayOffer})
}

// PlayAnswerDraw answers an open offer.
type PlayAnswerDraw struct{ Accept bool }

// Update implements Msg.
func (msg PlayAnswerDraw) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil {
		return m, nil
	}
	by, open := g.Offered()
	if !open {
		return m, nil
	}
	kind := PlayRefuse
	if msg.Accept {
		kind = PlayAccept
	}
	return m.playDo(env, PlayAct{Kind: kind, Side: by.Other()})
}

// PlayResignBy ends the game by resignation.
type PlayResignBy struct{ Side chess.Color }

// Update implements Msg.
func (msg PlayResignBy) Update(m Model, env Env) (Model, []Cmd) {
	return m.playDo(env, PlayAct{Kind: PlayResign, Side: msg.Side})
}

// PlayFlagFell ends the game on time (Art. 6.9): Side has not made its moves in time.
type PlayFlagFell struct{ Side chess.Color }

// Update implements Msg.
func (msg PlayFlagFell) Update(m Model, env Env) (Model, []Cmd) {
	return m.playDo(env, PlayAct{Kind: PlayFlag, Side: msg.Side})
}

// PlayDecideGame records what the arbiter decided where the Laws left the result open.
type PlayDecideGame struct{ Result rules.Result }

// Update implements Msg.
func (msg PlayDecideGame) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || !g.End.Open {
		return m, nil
	}
	end := PlayEnd{Result: msg.Result, Rule: rules.RuleDecision, Article: g.End.Article, Edition: g.End.Edition}
	m.Play.Screen = PlayTable
	return m.playNow(g.decide(PlayAct{Kind: PlayDecided, Wall: env.Now.UnixMilli(), End: end}))
}

// PlayClaimDraw claims a draw for the player to move: on the board, or with the move that was typed and is not played.
type PlayClaimDraw struct{ Fifty bool }

// Update implements Msg.
func (msg PlayClaimDraw) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || g.End.Over() {
		return m, nil
	}
	a := PlayAct{Kind: PlayClaim, Fifty: msg.Fifty}
	if strings.TrimSpace(m.Play.Typed) != "" {
		pos := g.Position()
		r, err := notation.Parse(&pos, m.Play.Typed, g.Language())
		if err != nil {
			m.Play.Wrong = err
			return m, []Cmd{Focus{"intended"}}
		}
		a.Move = r.Move.String()
	}
	m, cmds := m.playDo(env, a)
	if next := m.Play.Game; next != g && !next.End.Over() {
		m.Notice = explainClaim(m.Lang(), next.Ruling)
		m, costs := m.claimCosts(env, next.Ruling)
		return m, append(cmds, costs...)
	}
	return m, cmds
}
