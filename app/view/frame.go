package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
)

// MainNav is the navigation outside an event.
func (v *V) MainNav(here model.Page) *Nav {
	item := func(p model.Page, icon string, t i18n.Text) NavItem {
		return NavItem{Text: v.T(t), Icon: icon, Href: model.Route{Page: p}.Path(), Here: p == here}
	}
	return &Nav{Label: v.T(i18n.MainMenu), Items: []NavItem{
		item(model.PageHome, "events", i18n.Tournament),
		item(model.PageClock, "clock", i18n.ClockTitle),
		item(model.PageBoard, "board", i18n.PlayShort),
		item(model.PageLaws, "book", i18n.BookShort),
		item(model.PageSettings, "gear", i18n.Settings),
		{Text: v.T(i18n.About), Icon: "info", Href: model.Route{Page: model.PageAbout}.Path(), Here: here == model.PageAbout, Where: "wide"},
	}}
}

// DeviceBanners are what a person must know about this device before the day.
func (v *V) DeviceBanners(m model.Model) []app.UI {
	d := m.Device
	var list []app.UI
	add := func(id, kind string, title, text i18n.Text, button *Button) {
		list = append(list, v.Banner(Banner{Kind: kind, Title: v.T(title), Text: v.T(text), Button: button, ID: id}))
	}
	ask := func(key string, t i18n.Text, cmd model.Cmd) *Button {
		return &Button{Text: v.T(t), Act: v.Act(key, model.Ask{Cmd: cmd})}
	}
	switch {
	case d.Replaced:
		add("replaced", "warn", i18n.HomeReplaced, i18n.HomeReplacedText, ask("reload", i18n.HomeReload, model.Reload{}))
	case m.OffersUpdate():
		add("update", "info", i18n.HomeUpdate, i18n.HomeUpdateText, ask("accept-update", i18n.HomeUpdateDo, model.AcceptUpdate{}))
	}
	switch {
	case d.Apple && !d.Installed:
		add("install", "warn", i18n.HomeInstall, i18n.HomeInstallApple, nil)
	case d.CanInstall:
		add("install", "info", i18n.HomeInstall, i18n.HomeInstallText, ask("install", i18n.HomeInstallDo, model.Install{}))
	}
	if len(m.Home.Events) > 0 && d.Known && !d.Persistent {
		add("keep", "warn", i18n.HomeKeep, i18n.HomeKeepText, ask("keep-storage", i18n.HomeKeepDo, model.KeepStorage{}))
	}
	if e, ok := unsaved(m.Home.Events); ok {
		when := v.T(i18n.DataNever)
		if !e.Saved.IsZero() {
			when = v.Day(e.Saved) + ", " + v.Clock(e.Saved)
		}
		list = append(list, v.Banner(Banner{Kind: "warn", ID: "backup-age", Title: v.T(i18n.HomeLastBackup, when), Text: v.T(i18n.HomeLastBackupText, e.Name),
			Button: ask("backup-lead", i18n.DataBackupDo, model.BackupEvent{ID: e.ID})}))
	}
	return list
}

// unsaved returns the running event with the most records that no backup file holds.
func unsaved(events []model.EventEntry) (model.EventEntry, bool) {
	best := model.EventEntry{}
	for _, e := range events {
		if e.Round > 0 && !e.Finished && !e.Practice && e.Unsaved > best.Unsaved {
			best = e
		}
	}
	return best, best.Unsaved > 0
}
