package class

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/classroom"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// phone is a pupil's phone: the question, then the answer for the teacher's camera.
func phone(v *view.V, m page) app.UI {
	p := m.Phone
	switch {
	case !m.PhoneKnown:
		return pupilPage(v, m, view.Loading(v.T(textLoading)))
	case p.Question == nil:
		return pupilPage(v, m, app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(textPhoneHead)), app.P().Text(v.T(textPhoneLead)))), scanKey(v, "btn--go btn--main"))
	case p.Name == "" || m.Renames:
		return pupilPage(v, m, app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(textWho)), app.P().Text(v.T(textWhoAs)))), app.Div().Class("form", "form--under").Body(
			v.Field(view.Field{ID: "pupil-name", Label: v.T(textPupilName), Value: m.Typed, Max: classroom.MaxName, In: v.In("pupil-name", func(s string) session.Msg { return typePupil{s} })}),
			v.Button(view.Button{Text: v.T(textGoOn), After: "next", Class: "btn--go btn--main", ID: "name-pupil", Act: v.Act("name-pupil", namePupil{})})))
	case p.Question.Shown:
		return solution(v, m)
	case p.Pick != "" && !m.Changes:
		return picked(v, m)
	}
	return choosing(v, m)
}

// pupilPage is a page of the phone outside a question.
func pupilPage(v *view.V, m page, body ...app.UI) app.UI {
	return v.Page(m.Session, view.Page{Read: true, Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/", ID: "home"}, Title: v.T(textClass)},
		Main: append(refusal(v, m), body...)})
}

// refusal says why the last code was not taken.
func refusal(v *view.V, m page) []app.UI {
	if m.Told == "" {
		return nil
	}
	return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "refused", Title: m.Told, Text: m.Beside})}
}

func scanKey(v *view.V, class string) app.UI {
	return v.Button(view.Button{Text: v.T(textScanTask), Icon: "qr", Class: class, ID: "scan-task", Act: v.Act("scan-task", startScan{})})
}

func taskBar(v *view.V, m page) view.Bar {
	q := m.Phone.Question
	bar := view.Bar{Title: m.Phone.Name, Sub: v.T(textTaskN, v.Int(q.Number))}
	if q.Class != "" {
		bar.Stats = []app.UI{app.Span().Class("stat").Text(q.Class)}
	}
	return bar
}

// choosing is the question: a board to move on, or keys below it.
func choosing(v *view.V, m page) app.UI {
	q := m.Phone.Question
	body := refusal(v, m)
	if q.FEN != "" {
		b := shownBoard(v, q.Task, false)
		if len(q.Options) == 0 {
			b.Act, b.Lift, b.Cursor, b.Selected = func(sq int) session.Msg { return touchSquare{sq} }, true, m.Cursor, m.Hand-1
			b.Targets = targets(q.Task, m.Hand-1)
			arrows(v)
		}
		body = append(body, app.Div().Class("cls__b").Body(v.Board(b)))
	}
	said := v.T(textPickOne)
	if q.FEN != "" {
		said = turn(v, q.FEN)
	}
	if q.FEN != "" && len(q.Options) == 0 {
		said += " " + v.T(textMakeMove)
	}
	body = append(body, app.Div().Class("cls__q").Body(app.H1().ID("ask").TabIndex(-1).Text(asked(v, q.Task)), app.P().Text(said)))
	if m.Pawn != "" {
		body = append(body, promotions(v))
	}
	return v.Page(m.Session, view.Page{Look: "pupil", Focus: true, Bar: taskBar(v, m), Main: []app.UI{app.Div().Class("cls", "cls--phone").Body(body...)}, Act: options(v, m)})
}

func arrows(v *view.V) {
	v.Key("grid:ArrowLeft", arrow{Right: -1})
	v.Key("grid:ArrowRight", arrow{Right: 1})
	v.Key("grid:ArrowUp", arrow{Up: 1})
	v.Key("grid:ArrowDown", arrow{Up: -1})
}

// targets are the squares to which the piece in hand may go.
func targets(t classroom.Task, hand int) (list []int) {
	if hand < 0 {
		return nil
	}
	for _, move := range moves(t, phrase.SquareName(hand)) {
		if _, to, ok := squares(move); ok {
			list = append(list, to)
		}
	}
	return list
}

func promotions(v *view.V) app.UI {
	var keys []app.UI
	for _, k := range []struct {
		letter string
		man    byte
	}{{"q", 'Q'}, {"r", 'R'}, {"b", 'B'}, {"n", 'N'}} {
		id := "promote-" + k.letter
		keys = append(keys, v.Button(view.Button{Text: v.T(i18n.Men[k.man]), ID: id, Act: v.Act(id, promote{k.letter})}))
	}
	return app.Div().Class("cluster").ID("promotions").Attr("role", "group").Aria("label", v.T(textPromote)).Body(keys...)
}

// options are the keys of the answers; the page of a move has none.
func options(v *view.V, m page) []app.UI {
	q := m.Phone.Question
	if len(q.Options) == 0 {
		return nil
	}
	keys := make([]app.UI, len(q.Options))
	for i, text := range q.Options {
		letter := classroom.Letter(i)
		id := "pick-" + letter
		keys[i] = app.Button().Type("button").Class("btn").ID(id).Aria("pressed", m.Phone.Pick == letter).DataSet("act", v.Act(id, pick{letter})).Body(app.B().Text(letter), app.Span().Text(text))
	}
	return []app.UI{app.Div().Class("cls__keys").Attr("role", "group").Aria("label", v.T(textAnswerLabel)).Body(keys...)}
}

// picked fills the phone with the answer and its code, dark on light in every theme, for the teacher's camera.
func picked(v *view.V, m page) app.UI {
	p := m.Phone
	said := p.Question.Say(p.Pick, m.letters())
	big := said
	if _, ok := p.Question.Option(p.Pick); ok {
		big = p.Pick
	}
	size := "few"
	if len([]rune(big)) > 1 {
		size = "many"
	}
	letter := app.B().Class("shown__l").DataSet("size", size).Text(big)
	under := app.UI(nil)
	if big != said {
		under = app.Span().Class("shown__t").Text(said)
	}
	return app.Div().ID("page").Body(app.Main().ID("main").Class("shown").TabIndex(-1).Body(
		app.H1().ID("picked").TabIndex(-1).Body(app.B().Text(p.Name), app.Text(" · "+v.T(textTaskN, v.Int(p.Question.Number)))),
		app.Div().Class("shown__c").Body(letter, under, v.Codes(p.Reply().Bytes(p.Question.Key))),
		app.P().Body(app.Text(v.T(textHoldUp)+" "+v.T(textUntilShown))),
		app.Div().Class("shown__k").Body(
			v.Button(view.Button{Text: v.T(textChange), Icon: "undo", ID: "change-answer", Act: v.Act("change-answer", changeAnswer{})}),
			scanKey(v, ""),
			v.Button(view.Button{Text: v.T(textRename), Icon: "edit", ID: "rename", Act: v.Act("rename", renamePupil{})}))))
}

// solution is what a phone shows once the teacher has shown what is right.
func solution(v *view.V, m page) app.UI {
	q := m.Phone.Question
	title := v.T(textOver)
	switch {
	case len(q.Right) == 0 || m.Phone.Pick == "":
	case q.IsRight(m.Phone.Pick):
		title = v.T(textYouRight)
	default:
		title = v.T(textYouWrong)
	}
	said := ""
	if len(q.Right) > 0 {
		said = v.T(textRight) + ": " + pickText(q.Task, q.Right[0], m.letters())
	}
	body := refusal(v, m)
	if q.FEN != "" {
		body = append(body, app.Div().Class("cls__b").Body(v.Board(shownBoard(v, q.Task, true))))
	}
	body = append(body, app.Div().Class("cls__q").Attr("role", "status").Body(app.H1().ID("solution").TabIndex(-1).Text(title), app.P().Text(said)))
	return v.Page(m.Session, view.Page{Look: "pupil", Focus: true, Bar: taskBar(v, m), Main: []app.UI{app.Div().Class("cls", "cls--phone").Body(body...)}, Act: []app.UI{scanKey(v, "btn--main")}})
}
