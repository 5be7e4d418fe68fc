package board

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

// drawn is the page as HTML.
func drawn(l i18n.Lang, m page) string {
	m.Settings.Lang = l
	_, html := drawnBy(m)
	return html
}

// drawnBy is the page, and what its keys do.
func drawnBy(m page) (*view.V, string) {
	v := view.New(m.Lang(), "")
	return v, app.HTMLString(Render(v, m.Session, m.Model, m.Clock, 0))
}

// TestScreens draws every screen of the board in every language and looks for what it must say.
func TestScreens(t *testing.T) {
	env := session.Env{Random: 5}
	send := func(m page, msgs ...session.Msg) page {
		for _, msg := range msgs {
			var cmds []session.Cmd
			m, cmds = step(t, m, msg, env)
			for _, c := range cmds {
				if ask, ok := c.(session.AskMate); ok {
					a := mate.CanMate(t.Context(), &ask.Position, ask.Side, mate.Budget{Positions: 2000})
					m, _ = step(t, m, session.PlayMate{N: ask.N, Answer: a}, env)
				}
			}
		}
		return m
	}
	for _, l := range i18n.All() {
		m := page{Session: session.Session{Settings: session.Settings{Lang: l}}}
		m = send(m, session.BookOpened{Book: session.BoardBook}, typeMove{Text: "e4"}, enterTyped{})
		knight := map[i18n.Lang]string{i18n.ID: "Kc6", i18n.EN: "Nc6", i18n.HR: "Sc6"}[l]
		m = send(m, typeMove{Text: knight}, enterTyped{})
		editor := send(m, editHere{})
		offered := send(m, offerDraw{})
		question := func(fen string) page { return send(editor, typeFEN{Text: fen}, askMate{}) }
		looking, _ := askMate{}.update(editor, env)
		for _, c := range []struct {
			name string
			m    page
			want []string
		}{
			{"game", m, []string{`id="ply-2"`, ">" + knight + "<", `id="sq-c6"`, l.T(i18n.BoardSquare, "c6", l.T(i18n.Men['n'])), `role="grid"`}},
			{"promotion", send(m, editHere{}, typeFEN{Text: "8/P6k/8/8/8/8/8/K7 w - - 0 1"}, beginFromEditor{}, touchSquare{Square: 48}, touchSquare{Square: 56}),
				[]string{`id="promote-q"`, l.T(i18n.Pieces[chess.Knight]), "a8" + map[i18n.Lang]string{i18n.ID: "M", i18n.EN: "Q", i18n.HR: "D"}[l]}},
			{"past", send(m, stepTo{To: 1}), []string{`id="past"`, `id="to-game"`}},
			{"offer", offered, []string{`id="accept"`, knight + " (=)", "9.1.2.1"}},
			{"agreed", send(offered, answerDraw{Accept: true}), []string{"½–½", "5.2.3", `id="pgn"`}},
			{"menu", send(m, showDialog{Dialog: menuDialog{}}), []string{`id="menu-seal"`}},
			{"end", send(m, showDialog{Dialog: resignDialog{}}), []string{`id="flag-black"`}},
			{"claim", send(m, showDialog{Dialog: claimDialog{}}), []string{`id="claim-fifty"`}},
			{"wrong move", send(m, typeMove{Text: "Kd4"}, enterTyped{}), []string{l.T(moveFault(notation.FaultUnreachable), "Kd4")}},
			{"wrong claim", send(m, showDialog{Dialog: claimDialog{}}, typeMove{Text: "Kd4"}, claimDraw{}), []string{l.T(moveFault(notation.FaultUnreachable), "Kd4")}},
			{"no position", send(editor, typeFEN{Text: "8/8/8 w"}), []string{l.T(i18n.FENReasons["want 8 ranks separated by /"])}},
			{"new", send(m, goTo{Screen: screenSetup}), []string{`id="begin"`, "R M B G K"}},
			{"games", send(m, goTo{Screen: screenList}), []string{`id="games"`}},
			{"editor", editor, []string{`id="man-k"`, `id="fen"`, `id="castle-q"`}},
			{"yes", question("8/8/7p/8/4N3/8/pk1K4/8 b - - 0 1"), []string{`id="mate-yes"`, `id="line"`, "# <"}},
			{"no", question("8/8/8/4k3/8/8/8/3BK3 w - - 0 1"), []string{`id="mate-no"`, l.T(i18n.MateProofs["material"])}},
			{"looking", looking, []string{`id="looking"`, `id="stop"`}},
			{"not proven", send(looking, session.PlayMate{N: looking.Edit.N, Answer: mate.Answer{Reason: mate.BudgetSpent, Positions: 500_000}}),
				[]string{`id="mate-unknown"`, l.Int(500_000), `id="longer"`}},
			{"sealed", send(m, goTo{Screen: screenSealed}), []string{`id="envelope"`, `fill="url(#hatch)"`, "<dd>2</dd>"}},
			{"elsewhere", send(m, session.BookElsewhere{Book: session.BoardBook}), []string{`id="take-board"`}},
		} {
			html := drawn(l, c.m)
			for _, want := range c.want {
				if !strings.Contains(html, want) {
					t.Errorf("%s, %s: no %s", c.name, l.Tag(), want)
				}
			}
			if strings.Contains(html, "{0}") || strings.Contains(html, "style=") {
				t.Errorf("%s, %s: a place left open, or a style", c.name, l.Tag())
			}
		}
	}
}

// TestTabFollows: one square is in the order of the tab key; the arrow keys take it along at once, a touch once the store has answered.
func TestTabFollows(t *testing.T) {
	m := laid(t, gameHead{Number: -1})
	do := func(msgs ...session.Msg) {
		for _, msg := range msgs {
			m, _ = step(t, m, msg, playEnv)
		}
	}
	at := func(what, want string) {
		t.Helper()
		html, list := drawn(i18n.EN, m), []string(nil)
		for _, part := range strings.Split(html, "<button")[1:] {
			tag, _, _ := strings.Cut(part, ">")
			if _, id, ok := strings.Cut(tag, `id="sq-`); ok && strings.Contains(tag, `tabindex="0"`) {
				list = append(list, id[:2])
			}
		}
		if strings.Join(list, " ") != want {
			t.Errorf("%s: %q in the order of the tab key, want %s", what, list, want)
		}
	}
	at("laid", "e2")
	do(touchSquare{Square: 11}, touchSquare{Square: 27})
	at("d2-d4 touched", "e2")
	do(session.PlayKept{ID: m.Game.ID, Seq: len(m.Game.Rows)})
	at("and stored", "d4")
	do(moveCursor{Up: 1})
	at("an arrow key", "d5")
}
