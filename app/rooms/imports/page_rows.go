package imports

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// rows draws the lines of the list: first those that had an open question, which keep their place when it is settled.
func rows(v *view.V, m page, im Model) []app.UI {
	var asked, clean, talk []int
	for i, r := range im.Rows {
		switch {
		case im.Asked[i]:
			asked = append(asked, i)
		case isTalk(r):
			talk = append(talk, i)
		default:
			clean = append(clean, i)
		}
	}
	room := m.RowsShown()
	left := 0
	part := func(id string, t i18n.Text, places []int) app.UI {
		if len(places) == 0 {
			return nil
		}
		head := app.Div().Class("group", "bleed").Body(app.H2().ID(id).Text(v.T(t)), app.Span().Class("num").Text(v.Int(len(places))))
		if len(places) > room {
			left += len(places) - room
			places = places[:room]
		}
		room -= len(places)
		items := make([]app.UI, len(places))
		for k, i := range places {
			items[k] = line1(v, m, i, im.Rows[i])
		}
		return app.Section().Class("part").Aria("labelledby", id).Body(head, app.Ol().Class("list").Body(items...))
	}
	parts := []app.UI{part("asked", textImportLook, asked), part("clean", textImportClean, clean), part("talk", textImportTalkPart, talk)}
	if left > 0 {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return parts
}

// line1 is one line of the list: its state, what was understood, its source, and its open question with the answers.
func line1(v *view.V, m page, i int, r roster.Row) app.UI {
	key := "row-" + strconv.Itoa(i)
	name := r.Entrant.Name
	if name == "" {
		name = v.T(textImportNoName)
	}
	out := []app.UI{app.Span().Class("name").Text(name)}
	if about := about(v, r.Entrant); about != "" {
		out = append(out, app.Span().Class("under").Text(about))
	}
	if r.Skip && isTalk(r) {
		return talk(v, key, i, r)
	}
	if chip := destination(v, m, r); chip != nil {
		out = append(out, chip)
	}
	source := app.Div().Class("review__trace").Body(sourceOf(v, m.Model, r)...)
	if r.Skip {
		return app.Li().Class("review", "review--skip").ID(key).Body(view.Mark("", "x"),
			app.Div().Class("review__out").Body(append(out, view.Badge("", "", v.T(i18n.ImportSkipped)))...),
			v.Button(view.Button{Text: v.T(textImportUnskip), Class: "btn--quiet", ID: key + "-unskip", Act: v.Act(key+"-unskip", skipRow{Row: i})}), source)
	}
	keys := rowKeys(v, m, key, i, name)
	li := app.Li().Class("review").ID(key)
	open := mends(v, m, key, i, r)
	if r.IsSure() {
		return li.Body(view.Mark("ok", "ok"), app.Div().Class("review__out").Body(out...), keys, source, open)
	}
	return li.Class("review--warn").Body(view.Mark("warn", "warn"), app.Div().Class("review__out").Body(out...), keys, source,
		app.Div().Class("review__fix").Body(questions(v, m, i, r)...), open)
}

// bounded keeps a very long source line from filling the screen, and signs that turn the reading direction out of it.
func bounded(s string) string {
	s = journal.Clean(s)
	const most = 200
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + " …"
	}
	return s
}

// questions asks what is unclear, each with its answers as buttons; leaving the line out is always one.
func questions(v *view.V, m page, i int, r roster.Row) []app.UI {
	var parts []app.UI
	for k, d := range r.Doubts {
		key := "row-" + strconv.Itoa(i) + "-" + strconv.Itoa(int(d.Kind))
		answers := answers(v, m, key, i, d)
		if k == len(r.Doubts)-1 {
			text := textImportSkip
			if isTwice(d.Kind) {
				text = textAnswerSame
			}
			answers = append(answers, v.Button(view.Button{Text: v.T(text), ID: key + "-skip", Act: v.Act(key+"-skip", skipRow{Row: i, Skip: true})}))
		}
		parts = append(parts, app.P().Body(app.B().Text(question(v, m, d))), app.Div().Class("cluster").Body(answers...))
	}
	return parts
}

func question(v *view.V, m page, d roster.Doubt) string {
	switch d.Kind {
	case roster.DoubtName:
		return v.T(textDoubtNoName)
	case roster.DoubtLongName:
		return v.T(textDoubtLong, strconv.Itoa(roster.MaxName))
	case roster.DoubtSex:
		switch d.Text {
		case "":
			return v.T(textDoubtSexHead)
		case sexless:
			return v.T(textDoubtNoSex)
		}
	case roster.DoubtGone:
		return v.T(textDoubtGone)
	case roster.DoubtSameBirth:
		return v.T(textDoubtSameBirth, v.Int(d.Other))
	case roster.DoubtSameInList:
		return v.T(textDoubtSameList, v.Int(d.Other))
	case roster.DoubtSameHere:
		name := d.Text
		if p, ok := m.sameHere(d.Text); ok {
			if name = m.Name(p); p.Club != "" {
				name += " (" + p.Club + ")"
			}
		}
		return v.T(textDoubtSameHere, name)
	}
	text := map[roster.DoubtKind]i18n.Text{roster.DoubtSex: textDoubtSex, roster.DoubtDate: textDoubtDate, roster.DoubtYear: textDoubtYear,
		roster.DoubtRating: textDoubtRating, roster.DoubtTitle: textDoubtTitle, roster.DoubtClass: textDoubtClass, roster.DoubtCells: textDoubtCells,
		roster.DoubtRest: textDoubtRest, roster.DoubtClub: textDoubtClub, roster.DoubtSplit: textDoubtSplit, roster.DoubtBornHere: textDoubtBornHere,
		roster.DoubtSection: textDoubtSection, roster.DoubtDay: textDoubtDay,
		roster.DoubtPlaying: textDoubtPlaying, roster.DoubtTeam: textDoubtTeam, roster.DoubtWhich: textDoubtWhich, roster.DoubtAge: textDoubtAge,
		roster.DoubtFederation: textDoubtFederation, roster.DoubtFIDE: textDoubtFIDE,
		roster.DoubtNote: textDoubtNote, roster.DoubtReference: textDoubtReference, roster.DoubtForm: textDoubtForm}[d.Kind]
	return v.T(text, bounded(d.Text))
}

// answers are the ways to settle a doubt with one touch. A line without a name has none: it is edited or left out.
func answers(v *view.V, m page, key string, i int, d roster.Doubt) []app.UI {
	var list []app.UI
	add := func(end, text string, s settle) {
		s.Row, s.Kind = i, d.Kind
		list = append(list, v.Button(view.Button{Text: text, ID: key + "-" + end, Act: v.Act(key+"-"+end, s)}))
	}
	switch d.Kind {
	case roster.DoubtName:
	case roster.DoubtSection:
		for _, sec := range m.fitting(m.Rows[i]) {
			add("into"+strconv.Itoa(int(sec.ID)), v.T(textImportWhere, sec.Name), settle{Into: sec.ID})
		}
		add("ok", v.T(textAnswerAccept), settle{})
	case roster.DoubtLongName, roster.DoubtCells:
		add("ok", v.T(textAnswerAccept), settle{})
	case roster.DoubtSex:
		add("m", v.T(i18n.FieldMale), settle{Sex: swiss.Male})
		add("f", v.T(i18n.FieldFemale), settle{Sex: swiss.Female})
		add("none", v.T(textAnswerNoSex), settle{})
	case roster.DoubtDate, roster.DoubtYear, roster.DoubtDay:
		for n, date := range d.Dates {
			add("date"+strconv.Itoa(n), v.Date(date.Year, date.Month, date.Day), settle{Date: date})
		}
		add("none", v.T(textAnswerNoDate), settle{})
	case roster.DoubtRating:
		add("none", v.T(textAnswerNoRating), settle{})
	case roster.DoubtTitle:
		add("none", v.T(textAnswerNoTitle), settle{})
	case roster.DoubtClass:
		add("none", v.T(textAnswerNoClass), settle{})
	case roster.DoubtFederation:
		add("none", v.T(textAnswerNoFed), settle{})
	case roster.DoubtFIDE:
		add("none", v.T(textAnswerNoFIDE), settle{})
	case roster.DoubtNote:
		add("ok", v.T(textAnswerPlays), settle{})
	case roster.DoubtReference:
		add("ok", v.T(textAnswerNothing), settle{})
	case roster.DoubtRest:
		add("ok", v.T(textAnswerIgnore), settle{})
	case roster.DoubtForm:
		add("ok", v.T(textAnswerName), settle{})
	case roster.DoubtClub:
		add("ok", v.T(textAnswerClub), settle{})
		add("none", v.T(textAnswerNoClub), settle{NoClub: true})
		if m.Rows[i].Entrant.Club == d.Text {
			list = append(list, v.Button(view.Button{Text: v.T(textAnswerPlayer), ID: key + "-player", Act: v.Act(key+"-player", splitClub{Row: i})}))
		}
	case roster.DoubtSplit:
		add("ok", v.T(textAnswerYes), settle{})
	case roster.DoubtGone:
		add("ok", v.T(textAnswerPlays), settle{})
	case roster.DoubtSameInList, roster.DoubtSameHere, roster.DoubtSameBirth, roster.DoubtBornHere:
		add("other", v.T(textAnswerOther), settle{})
	}
	return list
}
