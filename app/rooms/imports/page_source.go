package imports

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// roleLook is how a piece of the source is shown: a word under it, and a style that tells it apart beside the colour.
type roleLook struct {
	Word  i18n.Text
	Class string
}

var roleLooks = map[roster.Role]roleLook{
	roster.RoleUnknown: {textRoleUnknown, "bit--unknown"}, roster.RoleName: {textRoleName, "bit--name"}, roster.RoleNickname: {textRoleNickname, "bit--name"},
	roster.RoleSex: {textRoleSex, "bit--person"}, roster.RoleBirth: {textRoleBirth, "bit--person"}, roster.RoleClass: {textRoleClass, "bit--person"},
	roster.RoleGroup: {textRoleGroup, "bit--person"}, roster.RoleClub: {textRoleClub, "bit--club"}, roster.RoleRating: {i18n.FieldRating, "bit--strength"},
	roster.RoleTitle: {i18n.FieldTitle, "bit--strength"}, roster.RoleFIDE: {i18n.FieldFIDE, "bit--strength"}, roster.RoleSame: {textRoleSame, "bit--person"},
	roster.RoleAside: {textRoleAside, "bit--aside"}, roster.RoleNote: {textRoleNote, "bit--note"},
}

// sourceOf draws where a row was read: the line as it was pasted, each piece with what it was taken for; nil where the
// source says no more than the name.
func sourceOf(v *view.V, im Model, r roster.Row) []app.UI {
	traces := im.traced(r)
	if len(traces) == 0 {
		if journal.Clean(r.Source) == r.Entrant.Name {
			return nil
		}
		return []app.UI{app.Span().Class("review__src").Text(v.T(textImportLine, v.Int(r.Line)) + ": " + bounded(r.Source))}
	}
	var own, others []app.UI
	for _, t := range traces {
		body := []app.UI{app.Text(v.T(textImportLine, v.Int(t.Line)) + ": ")}
		for _, p := range t.Pieces {
			body = append(body, bit(v, p))
		}
		if t.Line == r.Line {
			own = append(own, body...)
		} else {
			others = append(others, append(body, app.Text(" "))...)
		}
	}
	return []app.UI{app.P().Class("review__src", "source").Body(own...), app.If(len(others) > 0, func() app.UI {
		return app.P().Class("review__src", "source").Body(others...)
	})}
}

// bit is one piece of a source line. The word below it is part of the text: it is read aloud behind the piece.
func bit(v *view.V, p piece) app.UI {
	look, ok := roleLooks[p.Role]
	if p.Plain || !ok {
		return app.Text(p.Text)
	}
	word := v.T(look.Word)
	class := look.Class
	if p.Guess {
		word, class = v.T(textRoleGuess, word), class+" bit--guess"
	}
	return app.Span().Class("bit", class).Body(app.Span().Class("bit__text").Text(p.Text), app.Span().Class("bit__word").Text(word))
}
