package records

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// files are what other programs get of the section in hand, and by which way.
func files(v *view.V, m page) app.UI {
	if m.IsPractice() {
		return nil
	}
	said := func(id, icon, title, under string, msg session.Msg) app.UI {
		return app.Button().Type("button").Class("tool").ID(id).DataSet("act", v.Act(id, msg)).Body(view.Icon(icon),
			app.Span().Body(app.B().Text(title), app.Span().Class("under").Text(under)))
	}
	tool := func(id, icon string, title, under i18n.Text, msg session.Msg) app.UI {
		return said(id, icon, v.T(title), v.T(under), msg)
	}
	report := []app.UI{tool("trf", "share", textDataTRF, textDataTRFUnder, exportTRF{}), tool("trf16", "share", textDataTRF16, textDataTRF16Under, exportTRF{ASCII: true})}
	for i, p := range federation.PlayOffs(m.Event.Kept, m.Event.Section) {
		rate, list := v.T(i18n.TimeIncrement, v.Int(p.Base), v.Int(p.Increment)), phrase.RatingList(v.Lang, p.List())
		report = append(report, said("trf-play-off-"+strconv.Itoa(i+1), "share", v.T(textDataPlayOff, rate), v.T(textDataPlayOffUnder, list), exportPlayOff{PlayOff: p}))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "out").Body(app.H2().ID("out").Text(v.T(textDataExport)), way(v, m),
		app.Div().Class("tools").Body(
			app.A().Class("tool").ID("rated").Href(v.Href(m.Route.In(session.PageRated).Path())).Body(view.Icon("check"),
				app.Span().Body(app.B().Text(v.T(i18n.RatedTitle)), app.Span().Class("under").Text(v.T(i18n.RatedUnder)))),
			app.Range(report).Slice(func(i int) app.UI { return report[i] }),
			tool("xlsx", "copy", textDataXLSX, textDataXLSXUnder, exportXLSX{}),
			tool("webpage", "screen", textDataPage, textDataPageUnder, exportPage{}),
			tool("pgn", "board", textDataPGN, textDataPGNUnder, exportPGN{}),
			tool("office", "people", textDataOffice, textDataOfficeUnder, exportOffice{}),
			tool("swiss-manager", "people", textDataList, textDataListUnder, exportList{})),
		app.P().Class("mute").ID("receivers").Text(v.T(textDataReceivers, menuReport, menuList)), tables(v, m))
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
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	var keys []app.UI
	for _, t := range tableNames {
		if t.key == tableTeams && sec.System != journal.Team || t.key == tableClubs && sec.System == journal.Team {
			continue
		}
		keys = append(keys, v.Button(view.Button{Text: v.T(t.name), ID: "csv-" + t.key, Act: v.Act("csv-"+t.key, exportCSV{Table: t.key})}))
	}
	return app.Div().Class("stack-2").Body(app.H3().Text(v.T(textDataTables)), app.Div().Class("cluster").Body(keys...))
}
