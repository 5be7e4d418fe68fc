package records

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// files are what other programs get of the section in hand, and by which way.
func files(v *view.V, m page) app.UI {
	if m.IsPractice() {
		return nil
	}
	report := []app.UI{row(v, "trf", "share", v.T(textDataTRF), v.T(textDataTRFUnder), exportTRF{}), row(v, "trf16", "share", v.T(textDataTRF16), v.T(textDataTRF16Under), exportTRF{ASCII: true})}
	for i, p := range federation.PlayOffs(m.Event.Kept, m.Event.Section) {
		rate, list := v.T(i18n.TimeIncrement, v.Int(p.Base), v.Int(p.Increment)), phrase.RatingList(v.Lang, p.List())
		report = append(report, row(v, "trf-play-off-"+strconv.Itoa(i+1), "share", v.T(textDataPlayOff, rate), v.T(textDataPlayOffUnder, list), exportPlayOff{PlayOff: p}))
	}
	report = append(append([]app.UI{door(v, m, session.PageRated, "rated", v.T(i18n.RatedTitle), v.T(i18n.RatedUnder))}, report...),
		row(v, "swiss-manager", "people", v.T(textDataList), v.T(textDataListUnder), exportList{}))
	return app.Section().Class("dtout").Aria("labelledby", "out").Body(app.H2().ID("out").Text(v.T(textDataExport)), way(v, m),
		app.Div().Class("dtfor").Body(
			receivers(v, "federation", textForFederation, report...),
			receivers(v, "web", textForWeb, row(v, "webpage", "screen", v.T(textDataPage), v.T(textDataPageUnder), exportPage{}),
				row(v, "pgn", "board", v.T(textDataPGN), v.T(textDataPGNUnder), exportPGN{})),
			receivers(v, "sheets", textForSheets, row(v, "xlsx", "copy", v.T(textDataXLSX), v.T(textDataXLSXUnder), exportXLSX{}),
				row(v, "office", "people", v.T(textDataOffice), v.T(textDataOfficeUnder), exportOffice{}), tables(v, m)),
			receivers(v, "paper", textForPaper, door(v, m, session.PagePrint, "to-print", v.T(i18n.Print), v.T(textForPaperUnder)))),
		app.P().Class("mute").ID("receivers").Text(v.T(textDataReceivers, menuReport, menuList)))
}

// receivers are the files that one of those who ask for files gets.
func receivers(v *view.V, id string, who i18n.Text, rows ...app.UI) app.UI {
	return app.Div().Class("dtfor__g").Attr("role", "group").Aria("labelledby", "for-"+id).Body(append([]app.UI{app.H3().ID("for-" + id).Text(v.T(who))}, rows...)...)
}

// row is a file that one touch makes.
func row(v *view.V, id, icon, title, under string, msg session.Msg) app.UI {
	return app.Button().Type("button").Class("dtrow").ID(id).DataSet("act", v.Act(id, msg)).Body(
		app.Span().Body(app.B().Text(title), app.Span().Class("mute").Text(under)), view.Icon(icon))
}

// door is a page that such files come from.
func door(v *view.V, m page, to session.Page, id, title, under string) app.UI {
	return app.A().Class("dtrow").ID(id).Href(v.Href(m.Route.In(to).Path())).Body(
		app.Span().Body(app.B().Text(title), app.Span().Class("mute").Text(under)), view.Icon("next"))
}

// way chooses between the downloads and the share sheet.
func way(v *view.V, m page) app.UI {
	chosen := "save"
	if m.Share {
		chosen = "share"
	}
	in := v.In("way", func(s string) session.Msg { return chooseShare{On: s == "share"} })
	return app.Div().Body(v.Seg("way", v.T(textDataWay), chosen, in, []view.Option{{Key: "save", Text: v.T(textDataSave)}, {Key: "share", Text: v.T(textDataShareOut)}}),
		app.Span().Class("field__help").Text(v.T(textDataWayHelp)))
}

// tables offers each table as CSV; those that the section cannot have are left out.
func tables(v *view.V, m page) app.UI {
	sec := m.KeptSection()
	var keys []app.UI
	for _, t := range tableNames {
		if t.key == tableTeams && !regulation.SystemOf(sec.System).Teams || t.key == tableClubs && regulation.SystemOf(sec.System).Teams {
			continue
		}
		keys = append(keys, v.Button(view.Button{Text: v.T(t.name), ID: "csv-" + t.key, Act: v.Act("csv-"+t.key, exportCSV{Table: t.key})}))
	}
	return app.Div().Class("stack-2", "form--under").Body(app.P().Class("mute").Text(v.T(textDataTables)), app.Div().Class("cluster").Body(keys...))
}
