package laws

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/rules"
)

// A help is a page beside the articles.
type help struct {
	title i18n.Text
	icon  string
	body  func(*view.V, *lawbook.Book, page) []app.UI
}

var helps = map[string]help{
	"men":       {textBookMen, "board", men},
	"questions": {textBookQuestion, "chat", questions},
	"editions":  {textBookEditions, "swap", editions},
	"o2sn":      {textBookO2SNTable, "copy", cards},
	"speaking":  {textBookSpeaking, "call", speaking},
	"glossary":  {textBookWordsTitle, "globe", glossary},

	session.LawJudge: {textToolJudge, "scale", judging},
	"made":           {textToolMade, "check", making},
	"writing":        {textToolWriting, "edit", writingPage},
	"scores":         {textToolScores, "eye", comparing},
	"adjourned":      {textToolAdjourned, "sand", resuming},
}

func men(v *view.V, b *lawbook.Book, _ page) []app.UI {
	list := make([]app.UI, len(b.Men))
	for i, man := range b.Men {
		facts := []app.UI{app.H2().Text(man.Name)}
		if man.Value != "" {
			worth := v.T(textBookPriceless)
			if man.Value != "∞" {
				worth = v.T(textBookWorth, man.Value)
			}
			written := v.T(textBookUnwritten)
			if man.Letter != "" {
				written = v.T(textBookWritten, man.Letter)
			}
			facts = append(facts, app.P().Class("qs__v").Text(worth+" · "+written))
		}
		facts = append(facts, app.P().Text(man.Text), app.P().Class("la__f").Body(app.Text(v.T(textBookArticle, "")), v.Article("", man.Article)))
		list[i] = app.Section().Class("qs__q").ID("man-"+man.Key).Body(app.Div().Body(facts...), diagram(v, man.FEN, man.Marks, man.Name))
	}
	return []app.UI{app.P().Text(v.T(textBookMenText)), app.Div().Class("qs", "qs--pairs").Body(list...)}
}

// diagram is a board for the eye; its label tells the pieces and the marked squares.
func diagram(v *view.V, fen string, marks []string, name string) app.UI {
	cells := phrase.CellsOf(fen)
	label := []string{name}
	for sq, man := range cells {
		if man != 0 {
			label = append(label, v.T(i18n.BoardSquare, phrase.SquareName(sq), v.T(i18n.Men[man])))
		}
	}
	if len(marks) > 0 {
		label = append(label, v.T(textBoardMarks, strings.Join(marks, " ")))
	}
	return app.Div().Class("qs__b").Body(v.Board(view.Board{Cells: cells, Targets: phrase.SquaresOf(marks), Selected: -1, Label: strings.Join(label, "; ")}))
}

func questions(v *view.V, b *lawbook.Book, _ page) []app.UI {
	list := make([]app.UI, len(b.Questions))
	for i, q := range b.Questions {
		list[i] = question(v, q, true)
	}
	return []app.UI{app.Div().Class("qs", "qs--pairs").Body(list...)}
}

func question(v *view.V, q lawbook.Question, cite bool) app.UI {
	facts := []app.UI{app.H2().Text(q.Text), app.P().Text(q.Answer)}
	if cite {
		facts = append(facts, app.P().Class("la__f").Body(app.Text(editionName("E23")+" · "+v.T(textBookArticle, "")), v.Article("", q.Article)))
	}
	if len(q.Others) > 0 {
		facts = append(facts, otherAnswers(v, q))
	}
	body := []app.UI{app.Div().Body(facts...)}
	if q.FEN != "" {
		body = append(body, diagram(v, q.FEN, q.Marks, v.T(textBoardDiagram)))
	}
	return app.Section().Class("qs__q").ID("q-" + q.Key).Body(body...)
}

// otherAnswers are those of older editions and of O2SN.
func otherAnswers(v *view.V, q lawbook.Question) app.UI {
	list := make([]app.UI, len(q.Others))
	for i, o := range q.Others {
		name, edition := v.T(textBookO2SNSource), ""
		if o.Edition != "O2SN" {
			name, edition = editionName(o.Edition), o.Edition
		}
		list[i] = app.Li().ID("q-"+q.Key+"-"+o.Edition).Body(app.B().Text(name+": "), app.Text(o.Text+" "), v.Article(edition, o.Article))
	}
	return app.Ul().Class("qs__o").Body(list...)
}

func editions(v *view.V, b *lawbook.Book, _ page) []app.UI {
	list := make([]app.UI, len(b.Changes))
	for i, c := range b.Changes {
		where := []app.UI{app.Text(v.T(textBookArticle, ""))}
		for j, n := range c.Articles {
			if j > 0 {
				where = append(where, app.Text(", "))
			}
			where = append(where, v.Article("", n))
		}
		list[i] = app.Div().Class("lx").Body(differs(v, c), app.P().Class("la__f").Body(where...))
	}
	return []app.UI{app.P().Class("la__f").Text(v.T(i18n.BookSecondary)), app.Div().Class("qs", "qs--pairs").Body(list...)}
}

// cards is the table of O2SN, from the overlay by which the engine rules.
func cards(v *view.V, _ *lawbook.Book, _ page) []app.UI {
	o := rules.O2SN2013()
	rows := make([]app.UI, len(o.Offences))
	for i, x := range o.Offences {
		item := x.Article[strings.LastIndexByte(x.Article, ' ')+1:]
		rows[i] = app.Tr().Attr("role", "row").ID("card-"+x.ID).Body(
			app.Td().Attr("role", "rowheader").Body(app.A().Class("num").Href(v.Href(session.LawRoute(x.Article, "").Path())).Text(item)),
			app.Td().Attr("role", "cell").Body(app.B().Text(v.T(i18n.Offences[x.ID])), app.Span().Class("under").Text(raises(v, x))),
			cost(v, x, rules.Standard), cost(v, x, rules.Rapid))
	}
	head := make([]app.UI, 4)
	for i, t := range []i18n.Text{textBookItem, textBookOffence, textBookStandard, textBookRapid} {
		head[i] = app.Th().Scope("col").Attr("role", "columnheader").Text(v.T(t))
	}
	return []app.UI{app.P().Text(v.T(textBookO2SNText, v.Int(o.CardsToLose.Of(rules.Standard)), v.Int(o.CardsToLose.Of(rules.Rapid)))),
		app.Table().Class("table", "laws__t", "laws__k").Attr("role", "table").ID("laws-cards").Body(
			app.THead().Attr("role", "rowgroup").Body(app.Tr().Attr("role", "row").Body(head...)), app.TBody().Attr("role", "rowgroup").Body(rows...)),
		app.P().Class("la__f").Text(v.T(textBookRaiseNote)),
		v.Button(view.Button{Text: v.T(textBookO2SNItems), ID: "all-o2sn", After: "next", Href: session.LawRoute("O2SN base", "").Path()})}
}

// cost is a cell of the table; on a phone it stands below the offence and names its kind of play itself.
func cost(v *view.V, x rules.Offence, c rules.Class) app.UI {
	kind := textBookStandard
	if c == rules.Rapid {
		kind = textBookRapid
	}
	body := []app.UI{app.Small().Aria("hidden", "true").Text(v.T(kind) + " ")}
	switch n := x.Cards.Of(c); {
	case x.SitOut:
		body = append(body, app.Text(v.T(textBookSitsOut)))
	case n == 0:
		body = append(body, app.Text(v.T(textBookNoCard)))
	default:
		cards := make([]app.UI, n)
		for i := range cards {
			cards[i] = app.I()
		}
		body = append(body, view.Hidden(v.N(textBookCards, n)), app.Span().Class("yc").Aria("hidden", "true").Body(cards...),
			app.B().Aria("hidden", "true").Text(" "+v.Int(n)))
	}
	return app.Td().Attr("role", "cell").Body(body...)
}

// raises says who may raise an offence; a star where the sheet is silent and it is our reading.
func raises(v *view.V, x rules.Offence) string {
	text := v.T(textBookByEither)
	switch {
	case !x.Arbiter:
		text = v.T(textBookByClaim)
	case !x.Player:
		text = v.T(textBookByArbiter)
	}
	if !x.Stated {
		text += " *"
	}
	return text
}

func speaking(v *view.V, b *lawbook.Book, _ page) []app.UI {
	var examples []app.UI
	for _, signs := range [][]string{{"e", "4"}, {"N", "f", "3"}, {"R", "a", "d", "1"}, {"d", "8", "Q"}, {"0-0"}} {
		written, said := "", ""
		for _, s := range signs {
			if i := slices.IndexFunc(b.Words, func(w lawbook.Word) bool { return w.Sign == s }); i >= 0 {
				written += b.Words[i].Letter
				said += " " + b.Words[i].German
			}
		}
		examples = append(examples, app.Li().Text(v.T(textBookExample, written, said[min(1, len(said)):])))
	}
	files, others := spoken(b.Words)
	column := func(t i18n.Text) app.UI { return app.Th().Scope("col").Text(v.T(t)) }
	return []app.UI{app.P().Text(v.T(i18n.BookSpeakText)), app.Ul().Class("laws__x").Body(examples...),
		app.Table().Class("table", "laws__t").ID("laws-files").Body(
			app.THead().Body(app.Tr().Body(column(textBookSign), column(textBookGerman))), app.TBody().Body(files...)),
		app.Table().Class("table", "laws__t").ID("laws-speaking").Body(
			app.THead().Body(app.Tr().Body(column(textBookSign), column(textBookGerman), column(textBookOwn))), app.TBody().Body(others...)),
		app.P().Class("la__f").Body(app.Text(v.T(textBookArticle, "")), v.Article("", "D.2.1"))}
}

// spoken are the words to say, a row each: the names of the files, which are no words of a language, apart from the others.
func spoken(words []lawbook.Word) (files, others []app.UI) {
	for _, w := range words {
		sign, german := app.Th().Scope("row").Class("num").Text(w.Letter), app.Td().Body(app.B().Lang("de").Text(w.German))
		if w.Own == w.German {
			files = append(files, app.Tr().Body(sign, german))
		} else {
			others = append(others, app.Tr().Body(sign, german, app.Td().Text(w.Own)))
		}
	}
	return files, others
}

// terms is how many words are drawn at first and with each "show more".
const terms = 100

func glossary(v *view.V, b *lawbook.Book, m page) []app.UI {
	var defined []app.UI
	for i := range b.Articles {
		if a := &b.Articles[i]; a.IsTerm() {
			n, edition := a.Number()
			defined = append(defined, app.P().Class("lp").ID("term-"+a.ID).Body(app.Span().Text(a.Text+" "), v.Article(older(edition), n)))
		}
	}
	end := min(len(b.Terms), terms*(m.More+1))
	alphabet, list, at := letters.Of(v.Lang.Tag()), slices.Clone(b.Terms), ""
	slices.SortStableFunc(list, func(x, y lawbook.Term) int { return alphabet.Compare(x.Text, y.Text) })
	var rows []app.UI
	for _, t := range list[:end] {
		if letter := view.Initial(alphabet, t.Text); letter != at {
			at = letter
			rows = append(rows, app.Li().Body(v.LetterHead(letter)))
		}
		rows = append(rows, app.Li().Class("hi", "hi--term").Body(app.B().Text(t.Text), app.Span().Text(strings.Join(t.Others, " · "))))
	}
	body := []app.UI{
		v.Button(view.Button{Text: v.T(textBookMeanings), Icon: "book", Class: "btn--full", Href: session.LearnRoute("words").Path(), ID: "to-meanings"}),
		app.H2().Class("laws__h").Text(v.T(textBookDefined)), app.Div().Class("law__a").Body(defined...),
		app.H2().Class("laws__h").Text(v.T(textBookThree)), app.Ul().Class("his").ID("laws-terms").Body(rows...)}
	if left := len(b.Terms) - end; left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return body
}
