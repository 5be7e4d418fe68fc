package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/rules/ruling"
)

// bring takes the answer to the arbiter's desk, which waits for it.
func bring(v *view.V, m model.Model) []app.UI {
	return []app.UI{v.Button(view.Button{Text: v.T(i18n.DeskBring, model.AnswerText(v.Lang, m.BoardAnswer())), Icon: "scale", Class: "btn--go btn--main",
		Act: v.Act("desk-bring", model.DeskBring{}), ID: "desk-bring"})}
}

// awaited tells which question of the desk the game on the board is to answer, and what it says by now.
func awaited(v *view.V, m model.Model) []app.UI {
	c := m.DeskCheck
	if c == nil || c.Question == ruling.AskMate {
		return nil
	}
	b := view.Banner{Kind: "info", ID: "desk-check", Title: v.T(i18n.DeskAsks, v.Int(c.Board)), Text: v.T(i18n.DeskAsksHow),
		Button: &view.Button{Text: v.T(i18n.Back), Act: v.Act("desk-back", model.DeskBring{Without: true}), ID: "desk-back"}}
	if a := m.BoardAnswer(); a != "" {
		times, quiet := m.Play.Game.Occurred()
		b.Text = v.N(i18n.DeskAsksThree, times)
		if c.Question == ruling.AskFifty {
			b.Text = v.N(i18n.DeskAsksFifty, quiet/2)
		}
		b.Button = &view.Button{Text: v.T(i18n.DeskBring, model.AnswerText(v.Lang, a)), Icon: "scale", Act: v.Act("desk-bring", model.DeskBring{}), ID: "desk-bring"}
	}
	return []app.UI{v.Banner(b)}
}
