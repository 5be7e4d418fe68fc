package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// MainNav is the navigation outside an event.
func (v *V) MainNav(here session.Page) *Nav {
	item := func(p session.Page, icon string, t i18n.Text) NavItem {
		return NavItem{Text: v.T(t), Icon: icon, Href: session.Route{Page: p}.Path(), Here: p == here}
	}
	return &Nav{Label: v.T(i18n.MainMenu), Items: []NavItem{
		item(session.PageHome, "events", i18n.Tournament),
		item(session.PageClock, "clock", i18n.ClockTitle),
		item(session.PageBoard, "board", i18n.PlayShort),
		item(session.PageLearn, "school", i18n.LearnShort),
		item(session.PageLaws, "book", i18n.BookShort),
		{Text: v.T(i18n.ManualTitle), Icon: "help", Href: session.Route{Page: session.PageManual}.Path(), Here: here == session.PageManual, Where: "wide"},
		{Text: v.T(i18n.Settings), Icon: "gear", Href: session.Route{Page: session.PageSettings}.Path(), Here: here == session.PageSettings, Where: "wide"},
		{Text: v.T(i18n.About), Icon: "info", Href: session.Route{Page: session.PageAbout}.Path(), Here: here == session.PageAbout, Where: "wide"},
	}}
}

// DeviceBanners are what a person must know about this device before the day.
func (v *V) DeviceBanners(m session.Session) []app.UI {
	d := m.Device
	var list []app.UI
	add := func(id, kind string, title, text i18n.Text, button *Button) {
		list = append(list, v.Banner(Banner{Kind: kind, Title: v.T(title), Text: v.T(text), Button: button, ID: id}))
	}
	ask := func(key string, t i18n.Text, cmd session.Cmd) *Button {
		return &Button{Text: v.T(t), Act: v.Act(key, session.Ask{Cmd: cmd})}
	}
	folder := d.Folder.State == session.FolderAsks || d.Folder.State == session.FolderBroken
	if d.Miscounted {
		add("miscounted", "bad", i18n.HomeMiscounted, i18n.HomeMiscountedText, nil)
	}
	switch {
	case d.Replaced:
		add("replaced", "warn", i18n.HomeReplaced, i18n.HomeReplacedText, ask("reload", i18n.HomeReload, session.Reload{}))
	case m.OffersUpdate():
		add("update", "info", i18n.HomeUpdate, i18n.HomeUpdateText, ask("accept-update", i18n.HomeUpdateDo, session.AcceptUpdate{}))
	}
	switch {
	case d.Apple && !d.Installed:
		add("install", "warn", i18n.HomeInstall, i18n.HomeInstallApple, nil)
	case d.CanInstall:
		add("install", "info", i18n.HomeInstall, i18n.HomeInstallText, ask("install", i18n.HomeInstallDo, session.Install{}))
	}
	if len(m.Index.Events) > 0 && d.Known && !d.Persistent {
		add("keep", "warn", i18n.HomeKeep, i18n.HomeKeepText, ask("keep-storage", i18n.HomeKeepDo, session.KeepStorage{}))
	}
	if e, ok := unsaved(m.Index.Events); ok || folder {
		list = append(list, v.Banner(v.BackupBanner(d, e, false)))
	}
	return list
}

// unsaved returns the running event with the most records that no backup file holds.
func unsaved(events []session.EventEntry) (session.EventEntry, bool) {
	best := session.EventEntry{}
	for _, e := range events {
		if e.Round > 0 && !e.Finished && !e.Practice && !e.Copy && e.Unsaved > best.Unsaved {
			best = e
		}
	}
	return best, best.Unsaved > 0
}
