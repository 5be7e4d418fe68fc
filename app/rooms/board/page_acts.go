package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// acts are what players do beside moving.
func acts(v *view.V, g *chessGame) app.UI {
	v.Act("menu", showDialog{Dialog: menuDialog{}})
	if g.End.Over() {
		v.Act("pgn", savePGN{})
		v.Act("new", goTo{Screen: screenSetup})
	} else {
		v.Act("draw", offerDraw{})
		v.Act("resign", showDialog{Dialog: resignDialog{}})
		v.Act("claim", showDialog{Dialog: claimDialog{}})
	}
	return &actKeys{Lang: v.Lang, Over: g.End.Over(), Begun: g.Ply() > 0}
}

// actKeys are the keys of acts, as a component of its own: a move changes none of them.
type actKeys struct {
	app.Compo

	Lang  i18n.Lang
	Over  bool // the game
	Begun bool // there are moves
}

// Render draws the keys.
func (k *actKeys) Render() app.UI {
	v := &view.V{Lang: k.Lang}
	more := v.Button(view.Button{Text: v.T(textPlayMore), Icon: "more", Only: true, Act: "menu", ID: "menu"})
	if k.Over {
		return app.Div().Class("bp__act", "bp__act--end").Body(
			v.Button(view.Button{Text: v.T(textPlayPGNSave), Icon: "save", Act: "pgn", ID: "pgn"}),
			v.Button(view.Button{Text: v.T(textPlayNew), Icon: "plus", Class: "btn--go", Act: "new", ID: "new"}), more)
	}
	draw := view.Button{Text: v.T(textPlayDraw), Act: "draw", ID: "draw"}
	if !k.Begun {
		draw.Act, draw.Blocked = "", v.T(textPlayDrawFirst)
	}
	return app.Div().Class("bp__act").Body(
		v.Button(draw),
		v.Button(view.Button{Text: v.T(textPlayResign), Act: "resign", ID: "resign"}),
		v.Button(view.Button{Text: v.T(textPlayClaim), Act: "claim", ID: "claim"}),
		more)
}
