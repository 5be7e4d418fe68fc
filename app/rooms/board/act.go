package board

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/notation"
)

// The dialogs of the board.
type (
	menuDialog   struct{}
	resignDialog struct{}
	claimDialog  struct{}
	drawDialog   struct{} // how an offer is made
)

// showDialog opens a dialog of the board.
type showDialog struct{ Dialog session.Dialog }

func (msg showDialog) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = msg.Dialog
	m.Typed, m.Wrong = "", nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// closeDialog closes it.
type closeDialog struct{}

func (closeDialog) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m, nil
}

// printBoard prints the board with its scoresheet.
type printBoard struct{}

func (printBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m, []session.Cmd{session.PrintPage{}}
}

// typeMove is a move being typed.
type typeMove struct{ Text string }

func (msg typeMove) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Text != m.Typed {
		m.Typed, m.Wrong = msg.Text, nil
	}
	return m, nil
}

// enterTyped makes the move that was typed, in the letters of the game.
type enterTyped struct{}

func (enterTyped) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || strings.TrimSpace(m.Typed) == "" {
		return m, nil
	}
	if m.Line.On() {
		return m.typeInLine(env)
	}
	if g.End.Over() {
		return m, nil
	}
	pos := g.Position()
	r, err := notation.Parse(&pos, m.Typed, g.Language())
	if err != nil {
		if list := notation.ReadScore(pos, m.Typed, g.Language()); len(list.Readings) > 0 {
			return m.makeMoves(env, list)
		}
		m.Wrong = err
		return m, []session.Cmd{session.Focus{ID: "typed"}}
	}
	m, cmds := m.doAct(env, gameAct{Kind: actMove, Move: r.Move.String(), Offer: r.DrawOffer})
	return m, append(cmds, session.Blank{ID: "typed"}, session.Focus{ID: "typed"})
}

// makeMoves makes moves one after the other, as a scoresheet has them: "12. Kf3 Kc6 13. Gb5". The first that cannot be made stays in
// the field with all after it.
func (m page) makeMoves(env session.Env, list notation.Score) (page, []session.Cmd) {
	var cmds []session.Cmd
	for i, r := range list.Readings {
		if end := m.Game.End; end.Over() {
			m.Typed = strings.Join(append(list.Texts[i:], list.Rest), " ")
			m.Wrong = &rules.EndedError{Final: rules.Ruling{Rule: end.Rule, Article: end.Article, Edition: end.Edition, Result: end.Result}}
			return m, append(cmds, session.Focus{ID: "typed"})
		}
		var more []session.Cmd
		m, more = m.doAct(env, gameAct{Kind: actMove, Move: r.Move.String(), Offer: r.DrawOffer})
		cmds = append(cmds, more...)
	}
	if list.Fault != nil {
		m.Typed, m.Wrong = list.Rest, list.Fault
		return m, append(cmds, session.Focus{ID: "typed"})
	}
	return m, append(cmds, session.Blank{ID: "typed"}, session.Focus{ID: "typed"})
}

// offerDraw offers a draw: the player who moved last does, for an offer belongs to one's own move (Art. 9.1.2.1).
type offerDraw struct{}

func (offerDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.Ply() == 0 {
		return m, nil
	}
	return m.doAct(env, gameAct{Kind: actOffer})
}

// answerDraw answers an open offer.
type answerDraw struct {
	Accept  bool
	Consent bool // of the arbiter, where the event asks for it
}

func (msg answerDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	by, open := g.Offered()
	if !open {
		return m, nil
	}
	kind := actRefuse
	if msg.Accept {
		if kind = actAccept; !msg.Consent && g.NoDraw().Rule != "" {
			return m, nil // the page says why
		}
	}
	return m.doAct(env, gameAct{Kind: kind, Side: by.Other()})
}

// NoDraw says why the players cannot agree a draw between themselves now: before both have moved, or before the move from which the
// event leaves it to them (Art. 5.2.3, 9.1.1 (E23)). The zero Ruling says that they can.
func (g *chessGame) NoDraw() rules.Ruling {
	r, err := g.game.Clone().AgreeDraw(false)
	if err != nil || r.Ends() {
		return rules.Ruling{}
	}
	return r
}

// resignBy ends the game by resignation.
type resignBy struct{ Side chess.Color }

func (msg resignBy) update(m page, env session.Env) (page, []session.Cmd) {
	return m.doAct(env, gameAct{Kind: actResign, Side: msg.Side})
}

// flagFell ends the game on time (Art. 6.9): Side has not made its moves in time.
type flagFell struct{ Side chess.Color }

func (msg flagFell) update(m page, env session.Env) (page, []session.Cmd) {
	return m.doAct(env, gameAct{Kind: actFlag, Side: msg.Side})
}

// decideResult records what the arbiter decided where the Laws left the result open.
type decideResult struct{ Result rules.Result }

func (msg decideResult) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || !g.End.Open {
		return m, nil
	}
	end := gameEnd{Result: msg.Result, Rule: rules.RuleDecision, Article: g.End.Article, Edition: g.End.Edition}
	m.Screen = screenTable
	return m.putState(g.decide(gameAct{Kind: actDecided, Wall: env.Now.UnixMilli(), End: end}))
}

// claimDraw claims a draw for the player to move: on the board, or with the move that was typed and is not played.
type claimDraw struct{ Fifty bool }

func (msg claimDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.End.Over() {
		return m, nil
	}
	a := gameAct{Kind: actClaim, Fifty: msg.Fifty}
	if strings.TrimSpace(m.Typed) != "" {
		pos := g.Position()
		r, err := notation.Parse(&pos, m.Typed, g.Language())
		if err != nil {
			m.Wrong = err
			return m, []session.Cmd{session.Focus{ID: "intended"}}
		}
		a.Move = r.Move.String()
	}
	m, cmds := m.doAct(env, a)
	if next := m.Game; next != g && !next.End.Over() {
		m.Notice = explainClaim(m.Lang(), next.Ruling)
		m, costs := m.claimCosts(env, next.Ruling)
		return m, append(cmds, costs...)
	}
	return m, cmds
}
