package board

import (
	"strconv"

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

// deskBack leads back to the arbiter's desk.
func deskBack(v *view.V) *view.Button {
	return &view.Button{Text: v.T(i18n.DeskTitle), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("desk-back", model.DeskBring{Without: true}), ID: "back"}
}

// desk is what the arbiter's desk wants of the game: its moves, how often the position stood there, how long nothing was
// captured and no pawn moved.
func desk(v *view.V, m model.Model) []app.UI {
	d, g := m.Play.Desk, m.Play.Game
	if d.Event == "" {
		return nil
	}
	body := []app.UI{app.H2().Text(v.T(i18n.PlayAt, v.Int(d.Round), v.Int(d.Board)))}
	if g.Ply() == 0 {
		body = append(body, app.P().Class("mute").Text(v.T(i18n.DeskAsksHow)))
	}
	body = append(body, typed(v, m))
	class := "btn--go btn--full"
	if c := m.DeskCheck; c != nil && c.Question != ruling.AskMate {
		body, class = append(body, counted(v, m, c.Question)...), "btn--full"
	}
	if g.Ply() > 0 {
		body = append(body, v.Button(view.Button{Text: v.T(i18n.PlayKeep), Icon: "save", Class: class, Act: v.Act("keep-moves", model.PlayKeepInEvent{}), ID: "keep-moves"}))
	}
	return []app.UI{app.Section().Class("bp__d").ID("desk-check").Body(body...)}
}

// counted shows what the claim rests on, and takes the answer back to the desk.
func counted(v *view.V, m model.Model, q ruling.Question) []app.UI {
	p, d, g := m.Play, m.Play.Desk, m.Play.Game
	intended, err := p.Intended()
	var body []app.UI
	if d.Written {
		f := view.Field{ID: "written", Label: v.T(i18n.PlayIntended, letters(g.Head.Letters)), Value: d.Move, Max: 32,
			In: v.In("written", func(text string) model.Msg { return model.PlayIntend{Text: text} })}
		if err != nil {
			n := model.Explain(v.Lang, err)
			f.Error = n.Title + ". " + n.Text
		}
		body = append(body, v.Field(f))
	}
	if m.BoardAnswer() == "" {
		return body
	}
	if q == ruling.AskFifty {
		body = append(body, app.P().ID("quiet").Attr("role", "status").Body(app.B().Text(v.N(i18n.DeskAsksFifty, g.Quiet(intended)/2))))
	} else {
		plies := g.Repeats(intended)
		var keys []app.UI
		for _, ply := range plies {
			if ply < 1 || ply > g.Ply() {
				continue
			}
			id := "stood-" + strconv.Itoa(ply)
			keys = append(keys, app.Button().Type("button").Class("chip", "num").ID(id).Aria("label", v.T(i18n.PlayShowMove, numbered(g, ply))).
				DataSet("act", v.Act(id, model.PlayStep{To: ply})).Text(numbered(g, ply)))
		}
		body = append(body, app.P().ID("stood").Attr("role", "status").Body(app.B().Text(v.N(i18n.DeskAsksThree, len(plies)))),
			app.Div().Class("cluster").Body(keys...), app.P().Class("mute").Body(app.Text(v.T(i18n.PlaySame, "")), v.Article(g.Head.Edition, "9.2.3")))
	}
	return append(body, bring(v, m)...)
}
