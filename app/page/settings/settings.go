// Package settings holds the pages for the device: language, looks, storage, and about.
package settings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// Render draws the settings.
func Render(v *view.V, m model.Model) app.UI {
	return v.Page(m, view.Page{
		Bar: view.Bar{Title: v.T(i18n.Settings)}, Nav: v.MainNav(model.PageSettings), Read: true,
		Main: []app.UI{app.H1().Text(v.T(i18n.Settings)), form(v, m.Settings), storage(v, m),
			app.Section().Class("sec").Body(v.Button(view.Button{Text: v.T(i18n.About), Icon: "info", After: "next", Href: model.Route{Page: model.PageAbout}.Path(), ID: "about"}))},
	})
}

func change(v *view.V, key string, s model.Settings, put func(*model.Settings, string)) string {
	return v.In(key, func(value string) model.Msg {
		put(&s, value)
		return model.ChangeSettings{Settings: s}
	})
}

func form(v *view.V, s model.Settings) app.UI {
	langs := make([]view.Option, 0, len(i18n.All()))
	for _, l := range i18n.All() {
		langs = append(langs, view.Option{Key: l.Tag(), Text: l.Name()})
	}
	themes := []view.Option{{Key: "system", Text: v.T(i18n.SettingsSystem)}, {Key: "light", Text: v.T(i18n.SettingsLight)}, {Key: "dark", Text: v.T(i18n.SettingsDark)}}
	theme := s.Theme
	if theme == "" {
		theme = "system"
	}
	return app.Form().Class("form", "form--under").Body(
		v.Seg("lang", v.T(i18n.SettingsLanguage), s.Lang.Tag(), change(v, "lang", s, func(s *model.Settings, value string) {
			if l, ok := i18n.ParseLang(value); ok {
				s.Lang = l
			}
		}), langs),
		v.Seg("theme", v.T(i18n.SettingsTheme), theme, change(v, "theme", s, func(s *model.Settings, value string) {
			if s.Theme = value; value == "system" {
				s.Theme = ""
			}
		}), themes),
		v.Switch("contrast", v.T(i18n.SettingsContrast), change(v, "contrast", s, func(s *model.Settings, on string) { s.Contrast = on == "true" }), s.Contrast),
		v.Switch("calm", v.T(i18n.SettingsCalm), change(v, "calm", s, func(s *model.Settings, on string) { s.Calm = on == "true" }), s.Calm),
		v.Switch("left", v.T(i18n.SettingsLeft), change(v, "left", s, func(s *model.Settings, on string) { s.LeftHand = on == "true" }), s.LeftHand),
		app.Span().Class("field__help").Text(v.T(i18n.SettingsLeftHelp)),
		v.Switch("speak", v.T(i18n.SettingsSpeak), change(v, "speak", s, func(s *model.Settings, on string) { s.Speak = on == "true" }), s.Speak),
		v.Switch("vibrate", v.T(i18n.SettingsVibrate), change(v, "vibrate", s, func(s *model.Settings, on string) { s.Vibrate = on == "true" }), s.Vibrate),
		v.Field(view.Field{ID: "person", Label: v.T(i18n.SettingsPerson), Help: v.T(i18n.SettingsPersonAs), Value: s.Person, Max: journal.MaxName,
			In: change(v, "person", s, func(s *model.Settings, value string) { s.Person = value })}),
	)
}

func storage(v *view.V, m model.Model) app.UI {
	d := m.Device
	body := []app.UI{app.H2().ID("storage").Text(v.T(i18n.SettingsStorage))}
	if d.Known {
		kept := i18n.SettingsNotKept
		if d.Persistent {
			kept = i18n.SettingsKept
		}
		body = append(body, app.P().ID("kept").Text(v.T(kept)))
		if d.Quota > 0 {
			body = append(body, app.P().Class("mute").Text(v.T(i18n.SettingsUsed, v.Bytes(d.Usage), v.Bytes(d.Quota))))
		}
		if !d.Persistent {
			body = append(body, v.Button(view.Button{Text: v.T(i18n.HomeKeepDo), Icon: "lock", Act: v.Act("keep-storage", model.Ask{Cmd: model.KeepStorage{}})}))
		}
	}
	body = append(body, app.P().Text(v.T(i18n.SettingsHolds)), app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(i18n.ReadyTitle), Icon: "check", ID: "ready", Href: "/ready"}),
		v.Button(view.Button{Text: v.T(i18n.SettingsBackup), Icon: "save", ID: "backup-all", Act: v.Act("backup-all", model.Ask{Cmd: model.BackupEvent{}})}),
		v.Button(view.Button{Text: v.T(i18n.HomeOpenBackup), Icon: "open", ID: "open-backup", Act: v.Act("open-backup", model.Ask{Cmd: model.PickFile{Purpose: model.FileBackup}})})))
	return app.Section().Class("sec", "stack").Aria("labelledby", "storage").Body(body...)
}

// About draws what Wasit is, its version and the licences of what it is made of.
func About(v *view.V, m model.Model, version string) app.UI {
	return v.Page(m, view.Page{
		Bar: view.Bar{Title: v.T(i18n.About)}, Nav: v.MainNav(model.PageAbout), Read: true,
		Main: []app.UI{app.H1().Text(view.AppName), app.Div().Class("stack").Body(app.P().Text(v.T(i18n.AboutText)), app.P().Text(v.T(i18n.AboutRules)),
			app.Dl().Class("kv", "kv--row").Body(app.Div().Body(app.Dt().Text(v.T(i18n.AboutVersion)), app.Dd().ID("version").Text(version))),
			app.Section().Class("sec", "stack").Aria("labelledby", "licences").Body(app.H2().ID("licences").Text(v.T(i18n.AboutLicences)),
				app.IFrame().Class("licences").Title(v.T(i18n.AboutLicences)).Src(v.Href("/web/licences.txt"))))},
	})
}

// NotFound draws the page for an unknown address.
func NotFound(v *view.V, m model.Model) app.UI {
	return v.Page(m, view.Page{
		Bar: view.Bar{Brand: view.AppName}, Nav: v.MainNav(model.PageNotFound),
		Main: []app.UI{app.Div().Class("empty").Body(app.H1().Text(v.T(i18n.NotFound)), app.P().Text(v.T(i18n.NotFoundText)),
			v.Button(view.Button{Text: v.T(i18n.Home), Icon: "home", Class: "btn--go btn--main", Href: "/"}))},
	})
}
