package board

import (
	"strings"
	"unicode/utf8"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/notation"
)

// The dialogs of the board.
type (
	playMenuDialog   struct{}
	playResignDialog struct{}
	playClaimDialog  struct{}
	playDrawDialog   struct{} // how an offer is made
)

// playShow opens a dialog of the board.
type playShow struct{ Dialog session.Dialog }

func (msg playShow) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = msg.Dialog
	m.Typed, m.Wrong = "", nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// playClose closes it.
type playClose struct{}

func (playClose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m, nil
}

// playPrint prints the board with its scoresheet.
type playPrint struct{}

func (playPrint) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m, []session.Cmd{session.PrintPage{}}
}

// playType is a move being typed.
type playType struct{ Text string }

func (msg playType) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Text != m.Typed {
		m.Typed, m.Wrong = msg.Text, nil
	}
	return m, nil
}

// playTyped makes the move that was typed, in the letters of the game.
type playTyped struct{}

func (playTyped) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.End.Over() || strings.TrimSpace(m.Typed) == "" {
		return m, nil
	}
	pos := g.Position()
	r, err := notation.Parse(&pos, m.Typed, g.Language())
	if err != nil {
		if list := writtenMoves(m.Typed); len(list) > 1 {
			return m.playWritten(env, list)
		}
		m.Wrong = err
		return m, []session.Cmd{session.Focus{ID: "typed"}}
	}
	m, cmds := m.playDo(env, playAct{Kind: playMove, Move: r.Move.String(), Offer: r.DrawOffer})
	return m, append(cmds, session.Blank{ID: "typed"}, session.Focus{ID: "typed"})
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
func (m page) playWritten(env session.Env, list []string) (page, []session.Cmd) {
	var cmds []session.Cmd
	for i, text := range list {
		g := m.Game
		pos := g.Position()
		r, err := notation.Parse(&pos, text, g.Language())
		if err == nil && g.End.Over() {
			err = &rules.EndedError{Final: rules.Ruling{Rule: g.End.Rule, Article: g.End.Article, Edition: g.End.Edition, Result: g.End.Result}}
		}
		if err != nil {
			m.Typed, m.Wrong = strings.Join(list[i:], " "), err
			return m, append(cmds, session.Focus{ID: "typed"})
		}
		var more []session.Cmd
		m, more = m.playDo(env, playAct{Kind: playMove, Move: r.Move.String(), Offer: r.DrawOffer})
		cmds = append(cmds, more...)
	}
	return m, append(cmds, session.Blank{ID: "typed"}, session.Focus{ID: "typed"})
}

// playOfferDraw offers a draw: the player who moved last does, for an offer belongs to one's own move (Art. 9.1.2.1).
type playOfferDraw struct{}

func (playOfferDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.Ply() == 0 {
		return m, nil
	}
	return m.playDo(env, playAct{Kind: playOffer})
}

// playAnswerDraw answers an open offer.
type playAnswerDraw struct {
	Accept  bool
	Consent bool // of the arbiter, where the event asks for it
}

func (msg playAnswerDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	by, open := g.Offered()
	if !open {
		return m, nil
	}
	kind := playRefuse
	if msg.Accept {
		if kind = playAccept; !msg.Consent && g.NoDraw().Rule != "" {
			return m, nil // the page says why
		}
	}
	return m.playDo(env, playAct{Kind: kind, Side: by.Other()})
}

// NoDraw says why the players cannot agree a draw between themselves now: before both have moved, or before the move from which the
// event leaves it to them (Art. 5.2.3, 9.1.1 (E23)). The zero Ruling says that they can.
func (g *playGame) NoDraw() rules.Ruling {
	r, err := g.game.Clone().AgreeDraw(false)
	if err != nil || r.Ends() {
		return rules.Ruling{}
	}
	return r
}

// playResignBy ends the game by resignation.
type playResignBy struct{ Side chess.Color }

func (msg playResignBy) update(m page, env session.Env) (page, []session.Cmd) {
	return m.playDo(env, playAct{Kind: playResign, Side: msg.Side})
}

// playFlagFell ends the game on time (Art. 6.9): Side has not made its moves in time.
type playFlagFell struct{ Side chess.Color }

func (msg playFlagFell) update(m page, env session.Env) (page, []session.Cmd) {
	return m.playDo(env, playAct{Kind: playFlag, Side: msg.Side})
}

// playDecideGame records what the arbiter decided where the Laws left the result open.
type playDecideGame struct{ Result rules.Result }

func (msg playDecideGame) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || !g.End.Open {
		return m, nil
	}
	end := playEnd{Result: msg.Result, Rule: rules.RuleDecision, Article: g.End.Article, Edition: g.End.Edition}
	m.Screen = playTable
	return m.playNow(g.decide(playAct{Kind: playDecided, Wall: env.Now.UnixMilli(), End: end}))
}

// playClaimDraw claims a draw for the player to move: on the board, or with the move that was typed and is not played.
type playClaimDraw struct{ Fifty bool }

func (msg playClaimDraw) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.End.Over() {
		return m, nil
	}
	a := playAct{Kind: playClaim, Fifty: msg.Fifty}
	if strings.TrimSpace(m.Typed) != "" {
		pos := g.Position()
		r, err := notation.Parse(&pos, m.Typed, g.Language())
		if err != nil {
			m.Wrong = err
			return m, []session.Cmd{session.Focus{ID: "intended"}}
		}
		a.Move = r.Move.String()
	}
	m, cmds := m.playDo(env, a)
	if next := m.Game; next != g && !next.End.Over() {
		m.Notice = explainClaim(m.Lang(), next.Ruling)
		m, costs := m.claimCosts(env, next.Ruling)
		return m, append(cmds, costs...)
	}
	return m, cmds
}
