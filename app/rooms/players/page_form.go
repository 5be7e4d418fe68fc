package players

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Sheet draws the open sheet if it is one of this room's, nil otherwise.
func Sheet(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch d := m.Dialog.(type) {
	case playerDialog:
		return form(v, m, d)
	case byeDialog:
		return bye(v, m, d)
	case periodDialog:
		return period(v, m, d)
	case transferDialog:
		return transfer(v, m, d)
	case schoolDialog:
		return schoolSheet(v, m, d)
	case orderDialog:
		return ordering(v, m)
	}
	return wishDialogOf(v, m)
}

var faultTexts = map[string]i18n.Text{"name": textPlayerBadName, "birth": textPlayerBadBirth, "rating": textPlayerBadRating,
	"title": textPlayerBadTitle, "federation": textPlayerBadFed, "fideID": textPlayerBadFIDE, "class": textPlayerBadClass,
	"standard": textPlayerBadRating, "rapid": textPlayerBadRating, "blitz": textPlayerBadRating, "national": textPlayerBadRating, "k": textPlayerBadK}

func form(v *view.V, m page, d playerDialog) app.UI {
	return v.Sheet(view.Sheet{Title: title(v, m, d), Close: v.Act("close-sheet", closePlayer{}),
		Body: []app.UI{view.Refused(v, m.Session), added(v, d), ask(v, m, d), app.Form().Class("form").ID("player-form").Body(fields(v, m, d)...)},
		Foot: foot(v, d)})
}

func title(v *view.V, m page, d playerDialog) string {
	switch {
	case m.ofTeams() && d.ID != 0:
		return v.T(textTeamEdit)
	case m.ofTeams() && d.Row == session.NewRow:
		return v.T(textTeamNew)
	case d.Row != session.NewRow:
		return v.T(textPlayerMend, v.Int(d.Line))
	case d.ID != 0:
		return v.T(textPlayerEdit)
	case d.Late:
		return v.T(textLateTitle)
	}
	return v.T(textPlayerNew)
}

// added says who was entered just before, while the form stands open for the next one.
func added(v *view.V, d playerDialog) app.UI {
	if d.Added == "" {
		return nil
	}
	return app.P().Class("added").ID("added").Attr("role", "status").Body(view.Icon("check"), app.Text(" "+v.T(textPlayerAdded, d.Added)))
}

func foot(v *view.V, d playerDialog) []app.UI {
	save := v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go btn--main", ID: "save", Act: v.Act("save", savePlayer{})})
	if d.ID != 0 || d.Row != session.NewRow {
		return []app.UI{save}
	}
	return []app.UI{v.Button(view.Button{Text: v.T(textPlayerSaveNext), Class: "btn--main", ID: "save-next", Act: v.Act("save-next", savePlayer{Next: true})}), save}
}

// ask is what somebody must look at before the form is saved; the one that was asked for when it was to be saved has the focus.
func ask(v *view.V, m page, d playerDialog) app.UI {
	info, _ := d.Form.Info(d.Old)
	a := m.asks(d, info)
	if d.Asked == "" {
		return nil // it waits until somebody means to save; who is like somebody is said at the name
	}
	if a.key() == "" {
		return nil
	}
	var parts []app.UI
	if a.Sex {
		parts = append(parts, v.Banner(view.Banner{Kind: "warn", ID: "no-sex", Title: v.T(textPlayerNoSex), Text: v.T(textPlayerNoSexText)}))
	}
	if len(a.Similar) > 0 {
		parts = append(parts, v.Banner(view.Banner{Kind: "warn", ID: "similar", Title: v.T(textPlayerSame), Text: v.T(textPlayerSameAs, strings.Join(m.named(a.Similar), ", "))}))
		parts = append(parts, fetchKeys(v, m, a.Similar)...)
	}
	if q := a.School; q.A != "" {
		parts = append(parts, v.SameSchool(m.Session, q, 1, answerSchool{q.A, q.B, true}, answerSchool{q.A, q.B, false}))
	}
	return app.Div().Class("stack").ID("asked-first").TabIndex(-1).Body(parts...)
}

// alikeNote says at the name, while it is typed, who of the list may be the same person; once it was asked it stands above the form.
func alikeNote(v *view.V, m page, d playerDialog) app.UI {
	info, _ := d.Form.Info(d.Old)
	if a := m.asks(d, info); d.Asked == "" && len(a.Similar) > 0 {
		note := app.P().Class("alike").ID("alike").Attr("role", "status").Body(view.Icon("warn"),
			app.Text(" "+v.T(textPlayerSame)+": "+strings.Join(m.named(a.Similar), ", ")))
		if keys := fetchKeys(v, m, a.Similar); len(keys) > 0 {
			return app.Div().Class("stack-2").Body(append([]app.UI{note}, keys...)...)
		}
		return note
	}
	return nil
}

// fetchKeys bring those who may be the same person from the section in which they are into the one in hand.
func fetchKeys(v *view.V, m page, similar []journal.PlayerID) []app.UI {
	to := m.Section()
	var keys []app.UI
	for _, id := range similar[:min(3, len(similar))] {
		p, _ := m.Event.Ahead.Player(id)
		from, _ := m.Event.Ahead.In(p.Section)
		if p.Section == to.ID || !m.Event.Ahead.CanTransfer(id, to.ID) {
			continue
		}
		key := "fetch-" + strconv.Itoa(int(id))
		keys = append(keys, v.Button(view.Button{Text: v.T(textTransferFetch, m.Name(p), from.Name, to.Name), Icon: "swap", ID: key, Act: v.Act(key, openTransfer{ID: id, To: to.ID})}))
	}
	return keys
}

// named writes the first players of a list with their schools.
func (m page) named(ids []journal.PlayerID) []string {
	names := make([]string, 0, 3)
	for _, id := range ids[:min(3, len(ids))] {
		p, _ := m.Event.Ahead.Player(id)
		name := m.Name(p)
		if p.Club != "" {
			name += " (" + p.Club + ")"
		}
		names = append(names, name)
	}
	return names
}

// sectionField proposes the section that a new player enters, where there are several.
func sectionField(v *view.V, m page, d playerDialog, set func(string) string) app.UI {
	open := m.openSections()
	if d.ID != 0 || d.Row != session.NewRow || d.Late || len(open) < 2 {
		return nil
	}
	info, _ := d.Form.Info(d.Old)
	options := make([]view.Option, len(open))
	for i, sec := range open {
		options[i] = view.Option{Key: strconv.Itoa(int(sec.ID)), Text: sec.Name}
	}
	chosen := strconv.Itoa(int(m.sectionFor(d, info)))
	if len(open) > 5 {
		return v.Choices("p-section", v.T(textPlayerSection), chosen, set("section"), options)
	}
	return v.Seg("p-section", v.T(textPlayerSection), chosen, set("section"), options)
}

func fields(v *view.V, m page, d playerDialog) []app.UI {
	set := func(name string) string {
		return v.In("p-"+name, func(s string) session.Msg { return playerSet{Field: name, Value: s} })
	}
	field := func(name string, label i18n.Text, value string, f view.Field) app.UI {
		f.ID, f.Label, f.Value, f.In = "p-"+name, v.T(label), value, set(name)
		if f.Max == 0 {
			f.Max = journal.MaxName
		}
		if slices.Contains(d.Faults, name) {
			f.Error = v.T(faultTexts[name])
			if _, bad := readRoster(d.Form.Roster); name == "roster" {
				f.Error = v.T(textRosterBad, v.Int(bad.Line), bad.Text)
			}
		}
		return v.Field(f)
	}
	if m.ofTeams() && d.Row == session.NewRow {
		parts := []app.UI{field("name", textTeamName, d.Form.Name, view.Field{}), field("club", m.Kin(i18n.ClubHere), d.Form.Club, view.Field{})}
		if d.Late {
			parts = append(parts, late(v, m, d, set)...)
		}
		return append(parts, field("roster", textRosterTitle, d.Form.Roster, view.Field{Help: v.T(textRosterHelp), Rows: 6, Max: 4000}),
			field("rating", textTeamRating, d.Form.Rating, view.Field{Numeric: true, Max: 4}))
	}
	sex := map[swiss.Sex]string{0: "", swiss.Male: "m", swiss.Female: "f"}[d.Form.Sex]
	f := d.Form
	parts := []app.UI{
		field("name", i18n.FieldName, f.Name, view.Field{}),
		alikeNote(v, m, d),
		v.Seg("p-sex", v.T(i18n.FieldSex), sex, set("sex"), []view.Option{{Key: "m", Text: v.T(i18n.FieldMale)}, {Key: "f", Text: v.T(i18n.FieldFemale)}, {Key: "", Text: v.T(textFieldNotGiven)}}),
		field("club", m.Kin(i18n.ClubHere), f.Club, view.Field{}),
		v.SchoolChips(m.Session, "p-chip", d.Chips, func(name string) session.Msg { return playerSet{Field: "club", Value: name} }),
		sectionField(v, m, d, set),
	}
	if d.Late {
		parts = append(parts, late(v, m, d, set)...)
	}
	parts = append(parts,
		app.Div().Class("fields").Body(
			field("birth", i18n.FieldBirth, f.Birth, view.Field{Help: v.T(textPlayerBirthHelp), Max: 30}),
			field("class", i18n.FieldClass, f.Class, view.Field{Max: 12})),
		app.Div().Class("fields").Body(
			field("rating", i18n.FieldRating, f.Rating, view.Field{Numeric: true, Max: 4}),
			field("title", i18n.FieldTitle, f.Title, view.Field{Max: 3})),
		otherRatings(v, d),
		app.Details().Class("fold").ID("pupil").Open(f.NIS+f.NISN != "").Body(app.Summary().Text(v.T(textPupil)), app.Div().Class("fields").Body(
			field("nis", i18n.FieldNIS, f.NIS, view.Field{Max: 20}), field("nisn", i18n.FieldNISN, f.NISN, view.Field{Max: 20})),
			app.P().Class("mute").Text(v.T(textPupilHelp))),
		listed(v, m, d, field),
		field("sort", i18n.FieldSort, f.Sort, view.Field{Help: v.T(textPlayerSortHelp)}))
	if d.Row == session.NewRow {
		parts = append(parts, field("remark", textFieldRemark, f.Remark, view.Field{Help: v.T(textFieldRemarkHelp)}))
	}
	return parts
}

// otherRatings offers the ratings of other lists to a player who has none in the main one.
func otherRatings(v *view.V, d playerDialog) app.UI {
	var keys []app.UI
	for _, x := range d.Form.otherRatings() {
		id := "use-" + x.field
		keys = append(keys, app.Button().Type("button").Class("chip").ID(id).DataSet("act", v.Act(id, useListed{x.field})).Text(v.T(textUseListed, v.T(x.name)+" "+x.value)))
	}
	if keys == nil {
		return nil
	}
	return app.Div().Class("chips").ID("other-ratings").Body(keys...)
}

// late asks from which round a late entry plays, and what the missed rounds are worth.
func late(v *view.V, m page, d playerDialog, set func(string) string) []app.UI {
	sec := m.Section()
	var rounds []view.Option
	help := textLateHelp
	for _, n := range m.lateRounds() {
		t := textLateNext
		switch {
		case n == sec.Round && sec.Phase == journal.Draft:
			t, help = textLateDraft, textLateDraftHelp
		case n == sec.Round:
			t = textLateNow
		}
		rounds = append(rounds, view.Option{Key: strconv.Itoa(n), Text: v.T(t, v.Int(n))})
	}
	parts := []app.UI{v.Seg("p-from", v.T(textLateFrom), strconv.Itoa(d.From), set("from"), rounds)}
	if len(rounds) > 1 {
		parts = append(parts, app.P().Class("mute").Text(v.T(help)))
	}
	if d.From > 1 {
		parts = append(parts, v.Seg("p-missed", v.T(i18n.LateMissed), string(d.Missed), set("missed"), []view.Option{
			{Key: string(journal.Zero), Text: v.T(i18n.LateZero)}, {Key: string(journal.Half), Text: v.T(i18n.LateHalf)}}))
	}
	return parts
}
