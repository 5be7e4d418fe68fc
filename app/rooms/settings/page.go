// Package settings holds the pages for the device: language, looks, storage, and about.
package settings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/release"
)

// Render draws the settings.
func Render(v *view.V, m session.Session) app.UI {
	return v.Page(m, view.Page{
		Bar: view.Bar{Title: v.T(i18n.Settings)}, Nav: v.MainNav(session.PageSettings),
		Main: []app.UI{app.H1().Text(v.T(i18n.Settings)), app.Div().Class("settings").Body(append(groups(v, m), storage(v, m),
			app.Section().Class("sec", "stack").Aria("labelledby", "lists").Body(app.H2().ID("lists").Text(v.T(i18n.RatingLists)), app.P().Text(v.T(textSettingsLists)),
				app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(i18n.RatingLists), Icon: "search", ID: "to-lists", Href: session.Route{Page: session.PageLists}.Path()}))),
			app.Section().Class("sec", "stack").Aria("labelledby", "followed").Body(app.H2().ID("followed").Text(v.T(i18n.Follow)), app.P().Text(v.T(textSettingsFollow)),
				app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(i18n.Follow), Icon: "people", ID: "to-follow", Href: session.Route{Page: session.PageFollow}.Path()}))),
			app.Section().Class("sec").Body(v.Button(view.Button{Text: v.T(i18n.About), Icon: "info", After: "next", Href: session.Route{Page: session.PageAbout}.Path(), ID: "about"})))...)},
	})
}

func change(v *view.V, key string, setting session.Setting) string {
	return v.In(key, func(value string) session.Msg { return session.ChangeSetting{Setting: setting, Value: value} })
}

// groups are the settings of this device, one section a subject.
func groups(v *view.V, m session.Session) []app.UI {
	s := m.Settings
	group := func(id string, title i18n.Text, rows ...app.UI) app.UI {
		return app.Section().Class("sec").Aria("labelledby", id).Body(app.H2().ID(id).Text(v.T(title)), app.Form().Class("form", "prefs").Body(rows...))
	}
	toggle := func(id string, text i18n.Text, setting session.Setting, on bool) app.UI {
		return v.Switch(id, v.T(text), change(v, id, setting), on)
	}
	return []app.UI{
		group("looks", textSettingsLooks, language(v, s), theme(v, s),
			toggle("contrast", textSettingsContrast, session.SettingContrast, s.Contrast),
			toggle("calm", textSettingsCalm, session.SettingCalm, s.Calm)),
		group("results", textSettingsResults,
			v.SwitchUnder("left", v.T(textSettingsLeft), v.T(textSettingsLeftHelp), change(v, "left", session.SettingLeftHand), s.LeftHand),
			toggle("speak", textSettingsSpeak, session.SettingSpeak, s.Speak),
			v.SwitchUnder("ring", v.T(textSettingsRing), v.T(textSettingsRingAs), change(v, "ring", session.SettingRing), !s.NoRing),
			vibration(v, m.Device, toggle("vibrate", textSettingsVibrate, session.SettingVibrate, s.Vibrate)),
			v.Field(view.Field{ID: "person", Label: v.T(textSettingsPerson), Help: v.T(textSettingsPersonAs), Value: s.Person, Max: journal.MaxName,
				In: change(v, "person", session.SettingPerson)})),
		group("lessons", textSettingsLessons, toggle("read", textSettingsRead, session.SettingRead, s.Read)),
	}
}

// vibration is its switch, where the browser can vibrate at all.
func vibration(v *view.V, d session.Device, toggle app.UI) app.UI {
	if d.NoVibrate {
		return app.P().Class("mute").ID("no-vibration").Text(v.T(i18n.NoVibration))
	}
	return toggle
}

func language(v *view.V, s session.Settings) app.UI {
	langs := make([]view.Option, 0, len(i18n.All()))
	for _, l := range i18n.All() {
		langs = append(langs, view.Option{Key: l.Tag(), Text: l.Name()})
	}
	return v.Seg("lang", v.T(textSettingsLanguage), s.Lang.Tag(), change(v, "lang", session.SettingLang), langs)
}

func theme(v *view.V, s session.Settings) app.UI {
	themes := []view.Option{{Key: "system", Text: v.T(textSettingsSystem)}, {Key: "light", Text: v.T(textSettingsLight)}, {Key: "dark", Text: v.T(textSettingsDark)}}
	chosen := s.Theme
	if chosen == "" {
		chosen = "system"
	}
	return v.Seg("theme", v.T(textSettingsTheme), chosen, change(v, "theme", session.SettingTheme), themes)
}

func storage(v *view.V, m session.Session) app.UI {
	d := m.Device
	body := []app.UI{app.H2().ID("storage").Text(v.T(textSettingsStorage))}
	if d.Known {
		kept := textSettingsNotKept
		if d.Persistent {
			kept = textSettingsKept
		}
		body = append(body, app.P().ID("kept").Text(v.T(kept)))
		if d.Quota > 0 {
			body = append(body, app.P().Class("mute").Text(v.T(textSettingsUsed, v.Bytes(d.Usage), v.Bytes(d.Quota))))
		}
		if !d.Persistent {
			body = append(body, v.Button(view.Button{Text: v.T(i18n.HomeKeepDo), Icon: "lock", Act: v.Act("keep-storage", session.Ask{Cmd: session.KeepStorage{}})}))
		}
	}
	body = append(body, app.P().Text(v.T(i18n.SettingsHolds)), app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(i18n.ReadyTitle), Icon: "check", ID: "ready", Href: "/ready"}),
		v.Button(view.Button{Text: v.T(textSettingsBackup), Icon: "save", ID: "backup-all", Act: v.Act("backup-all", session.Ask{Cmd: session.BackupEvent{}})}),
		v.Button(view.Button{Text: v.T(textHomeOpenBackup), Icon: "open", ID: "open-backup", Act: v.Act("open-backup", session.Ask{Cmd: session.PickFile{Purpose: session.FileBackup}})})), v.FolderTool(d))
	return app.Section().Class("sec", "stack").Aria("labelledby", "storage").Body(body...)
}

// About draws what Wasit is, its version with what is new, and the licences of it and of what it is made of. build names the
// files that run.
func About(v *view.V, m session.Session, build string) app.UI {
	r := release.Newest()
	news := make([]app.UI, len(r.News))
	for i, n := range r.News {
		news[i] = app.Li().Text(v.T(n))
	}
	fact := func(id string, name i18n.Text, value string) app.UI {
		return app.Div().Body(app.Dt().Text(v.T(name)), app.Dd().ID(id).Text(value))
	}
	return v.Page(m, view.Page{
		Bar: view.Bar{Title: v.T(i18n.About)}, Nav: v.MainNav(session.PageAbout), Read: true,
		Main: []app.UI{app.H1().Text(view.AppName), app.Div().Class("stack").Body(app.P().Text(v.T(textAboutText)), app.P().Text(v.T(textAboutRules)),
			app.Dl().Class("kv", "kv--row").Body(fact("release", textAboutVersion, r.Number), fact("released", textAboutDate, v.Date(r.Year, r.Month, r.Day)),
				fact("version", textAboutBuild, build)),
			app.Section().Class("sec", "stack").Aria("labelledby", "news").Body(app.H2().ID("news").Text(v.T(textAboutNews)), app.Ul().Class("plain", "stack").Body(news...)),
			app.Section().Class("sec", "stack").Aria("labelledby", "licences").Body(app.H2().ID("licences").Text(v.T(textAboutLicences)), app.P().Text(v.T(textAboutLicence)),
				app.IFrame().Class("licences").Title(v.T(textAboutLicences)).Src(v.Href("/web/licences.txt"))))},
	})
}

// NotFound draws the page for an unknown address.
func NotFound(v *view.V, m session.Session) app.UI {
	return v.Page(m, view.Page{
		Bar: view.Bar{Brand: view.AppName}, Nav: v.MainNav(session.PageNotFound),
		Main: []app.UI{app.Div().Class("empty").Body(app.H1().Text(v.T(textNotFound)), app.P().Text(v.T(textNotFoundText)),
			v.Button(view.Button{Text: v.T(i18n.Home), Icon: "home", Class: "btn--go btn--main", Href: "/"}))},
	})
}
