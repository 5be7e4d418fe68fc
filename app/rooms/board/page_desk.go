package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// bring takes the answer to the arbiter's desk, which waits for it.
func bring(v *view.V, m page) []app.UI {
	return []app.UI{v.Button(view.Button{Text: v.T(textDeskBring, phrase.AnswerText(v.Lang, m.boardAnswer())), Icon: "scale", Class: "btn--go btn--main",
		Act: v.Act("desk-bring", deskBring{}), ID: "desk-bring"})}
}

// deskBack leads back to the arbiter's desk.
func deskBack(v *view.V) *view.Button {
	return &view.Button{Text: v.T(i18n.DeskTitle), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("desk-back", deskBring{Without: true}), ID: "back"}
}

// desk is what the arbiter's desk wants of the game: its moves, how often the position stood there, how long nothing was
// captured and no pawn moved.
func desk(v *view.V, m page) []app.UI {
	d, g := m.Desk, m.Game
	if d.Event == "" {
		return nil
	}
	body := []app.UI{app.H2().Text(v.T(textPlayAt, v.Int(d.Round), v.Int(d.Board)))}
	if g.Ply() == 0 {
		body = append(body, app.P().Class("mute").Text(v.T(textDeskAsksHow)))
	}
	body = append(body, typed(v, m))
	class := "btn--go btn--full"
	if c := m.DeskCheck; c != nil && c.Question != ruling.AskMate {
		body, class = append(body, counted(v, m, c.Question)...), "btn--full"
	}
	if g.Ply() > 0 {
		body = append(body, v.Button(view.Button{Text: v.T(textPlayKeep), Icon: "save", Class: class, Act: v.Act("keep-moves", keepInEvent{}), ID: "keep-moves"}))
	}
	return []app.UI{app.Section().Class("bp__d").ID("desk-check").Body(body...)}
}

// counted shows what the claim rests on, and takes the answer back to the desk.
func counted(v *view.V, m page, q ruling.Question) []app.UI {
	p, d, g := m.Model, m.Desk, m.Game
	intended, err := p.Intended()
	var body []app.UI
	if d.Written {
		f := view.Field{ID: "written", Label: v.T(textPlayIntended, letters(g.Head.Letters)), Value: d.Move, Max: 32,
			In: v.In("written", func(text string) session.Msg { return intendMove{Text: text} })}
		if err != nil {
			n := explain(v.Lang, err)
			f.Error = n.Title + ". " + n.Text
		}
		body = append(body, v.Field(f))
	}
	if m.boardAnswer() == "" {
		return body
	}
	if q == ruling.AskFifty {
		body = append(body, app.P().ID("quiet").Attr("role", "status").Body(app.B().Text(v.N(textDeskAsksFifty, g.Quiet(intended)/2))))
	} else {
		plies := g.Repeats(intended)
		var keys []app.UI
		for _, ply := range plies {
			if ply < 1 || ply > g.Ply() {
				continue
			}
			id := "stood-" + strconv.Itoa(ply)
			keys = append(keys, app.Button().Type("button").Class("chip", "num").ID(id).Aria("label", v.T(textPlayShowMove, numbered(g, ply))).
				DataSet("act", v.Act(id, stepTo{To: ply})).Text(numbered(g, ply)))
		}
		body = append(body, app.P().ID("stood").Attr("role", "status").Body(app.B().Text(v.N(textDeskAsksThree, len(plies)))),
			app.Div().Class("cluster").Body(keys...), app.P().Class("mute").Body(app.Text(v.T(textPlaySame, "")), v.Article(g.Head.Edition, g.article(rules.RuleThreefold))))
	}
	return append(body, bring(v, m)...)
}
