package view

import (
	"errors"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// EventPage fills bar and navigation of a page of the open event, then draws it. Sub is the second line of the title.
func (v *V) EventPage(m session.Session, sub string, p Page) app.UI {
	e := m.Event
	p.Bar.Title, p.Bar.Sub, p.Bar.Event = e.Kept.Event().Name, sub, m.Route.Page == session.PageOverview
	if _, helps := e.Duty(); helps && p.Bar.Back == nil && m.Route.Page != session.PageDevices { // from there it sends, takes in, and becomes the desk
		p.Bar.Back = &Button{Text: v.T(i18n.Devices), Icon: "phone", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PageDevices).Path(), ID: "devices"}
	}
	if clock := v.hall(m); clock != nil {
		p.Bar.Stats = append(p.Bar.Stats, clock)
	}
	if chip := v.sectionChip(m); chip != nil {
		p.Bar.Start = append([]app.UI{chip}, p.Bar.Start...)
	}
	v.leads(m, &p)
	if e.Unsaved == nil && !e.Saved.IsZero() {
		p.Bar.Saved, p.Bar.Writes = v.ClockSeconds(e.Saved), e.IsPending()
	}
	if m.IsPractice() {
		p.Bar.Start = append(p.Bar.Start, v.practiceDoor(m))
		p.Practice = true
	}
	if e.OnlyReads() && recorded(m.Route.Page) {
		p.Act = []app.UI{v.Button(v.becomeDesk(m, "become-desk", "btn--main btn--go"))}
	}
	p.Nav = v.eventNav(m)
	if _, ok := m.Dialog.(session.SectionList); ok {
		p.Sheet = v.sectionSheet(m)
	}
	return v.Page(m, p)
}

// leads gives a page without a way back of its own the way home. Where a task takes the tabs of a phone its way leads to the event's page,
// and from there to all others; beside the rail of a tablet it stays the way home.
func (v *V) leads(m session.Session, p *Page) {
	if p.Bar.Back != nil {
		return
	}
	home := Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}
	if !p.Focus || !p.Rail {
		p.Bar.Back = &home
		return
	}
	home.Class += " btn--rail"
	p.Bar.Start = append([]app.UI{v.Button(home)}, p.Bar.Start...)
	p.Bar.Back = &Button{Text: v.T(i18n.Overview), Icon: "back", Only: true, Class: "btn--quiet btn--tabs", Href: m.Route.In(session.PageOverview).Path(), ID: "to-overview"}
}

// recorded reports a page whose acts are records of the event: on a copy that is only read they would all be refused.
func recorded(p session.Page) bool {
	switch p {
	case session.PageRound, session.PagePlayers, session.PageCheckIn, session.PageImport, session.PageWishes, session.PagePrizes, session.PageSections, session.PageRules:
		return true
	}
	return false
}

// onlyHere says on a copy from a backup that another device records the event, before anything is offered, and leads to where this
// one becomes the desk; nil where it may record, or asks a desk.
func (v *V) onlyHere(m session.Session) app.UI {
	if !m.Event.OnlyReads() || m.Route.Page == session.PageDevices {
		return nil
	}
	b := v.becomeDesk(m, "only-reads-lead", "")
	return v.Banner(Banner{Kind: "warn", Title: v.T(i18n.OnlyReads), Text: v.T(i18n.OnlyReadsDo, session.DeskName(v.Lang, m.Event.Kept)), ID: "only-reads", Button: &b})
}

func (v *V) becomeDesk(m session.Session, id, class string) Button {
	return Button{Text: v.T(i18n.BecomeDesk), Icon: "swap", Class: class, Href: session.TakeDesk(m.Event.ID).Path(), ID: id}
}

// readerBanner says that another tab writes the event, and offers to write here; nil where this one does.
func (v *V) readerBanner(prefix string) app.UI {
	if prefix != "" && !v.Reader {
		return nil
	}
	return v.Banner(Banner{Kind: "info", Stays: prefix == "", Title: v.T(i18n.OtherTab), Text: v.T(i18n.OtherTabText), ID: prefix + "reader",
		Button: &Button{Text: v.T(i18n.OtherTabDo), Act: v.Act(prefix+"take-over", session.TakeOverWriting{}), ID: prefix + "take-over"}})
}

// stays is what must be in sight while the page scrolls, in its bar; nil where there is nothing.
func (v *V) stays(m session.Session) app.UI {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil || e.Writer || e.Fault != nil {
		return v.copyBanner(m)
	}
	return v.readerBanner("")
}

// copyBanner says on a device beside the desk what is not yet at the desk; its own page says it itself.
func (v *V) copyBanner(m session.Session) app.UI {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil || e.IsDesk() || m.Route.Page == session.PageDevices {
		return nil
	}
	n := len(e.Waiting())
	if n == 0 {
		return nil
	}
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetDesk
	return v.Banner(Banner{Kind: "warn", Stays: true, Title: v.T(i18n.NotAtDesk, v.Int(n)), ID: "not-at-desk",
		Button: &Button{Text: v.T(i18n.ToDesk), Href: to.Path(), ID: "to-desk"}})
}

func (v *V) eventNav(m session.Session) *Nav {
	item := func(p session.Page, icon string, t i18n.Text, where string, also ...session.Page) NavItem {
		here := m.Route.Page == p || slices.Contains(also, m.Route.Page)
		return NavItem{Text: v.T(t), Icon: icon, Href: m.Route.In(p).Path(), Here: here, Where: where}
	}
	devices := item(session.PageDevices, "phone", i18n.Devices, "wide")
	if d, ok := m.Event.Duty(); ok {
		devices.Where = ""
		switch d.Duty {
		case journal.DutyScorer, journal.DutyScreen:
			return &Nav{Label: v.T(i18n.EventMenu), Items: []NavItem{devices, item(session.PageStandings, "trophy", i18n.Standings, "")}}
		case journal.DutyDoor:
			return &Nav{Label: v.T(i18n.EventMenu), Items: []NavItem{item(session.PageCheckIn, "check", i18n.CheckIn, ""), devices}}
		}
	}
	more := []session.Page{session.PagePrint, session.PageData, session.PageSections, session.PageDates, session.PageHomeward}
	if devices.Where == "wide" { // else the devices have a place of their own on a phone too
		more = append(more, session.PageDevices)
	}
	sec := m.KeptSection()
	return &Nav{Label: v.T(i18n.EventMenu), Items: []NavItem{
		item(session.PageOverview, "events", i18n.Overview, "wide"),
		item(session.PageRound, "board", i18n.Round, ""),
		item(session.PagePlayers, "people", phrase.EntrantsName(sec.System), "", session.PagePlayer, session.PageImport, session.PageCheckIn, session.PageWishes, session.PageRegistration, session.PageRatings),
		item(session.PageStandings, "trophy", i18n.Standings, "", session.PageCrosstable, session.PageSchools, session.PagePrizes, session.PageScenarios),
		item(session.PageArbiter, "scale", i18n.DeskNav, ""),
		item(session.PagePrint, "print", i18n.Print, "wide"),
		item(session.PageData, "data", i18n.Data, "wide"),
		devices,
		item(session.PageOverview, "more", i18n.More, "phone", more...),
	}}
}

// alerts are said first on every page, while their cause lasts.
func (v *V) alerts(m session.Session) []app.UI {
	var list []app.UI
	if e := m.Event; e != nil && !e.Loading && e.Failed == nil {
		if e.Fault != nil {
			list = append(list, v.faultBanners(m)...)
		}
		if e.Unsaved != nil {
			text := i18n.UnsavedText
			var full *session.FullError
			if errors.As(e.Unsaved, &full) {
				text = i18n.UnsavedFull
			}
			list = append(list, v.Banner(Banner{Kind: "bad", Title: v.T(i18n.Unsaved), Text: v.T(text), ID: "unsaved"}))
		}
	}
	if b := v.onlyHere(m); b != nil {
		list = append(list, b)
	}
	if b := v.disputed(m); b != nil {
		list = append(list, b)
	}
	if b := v.calling(m); b != nil {
		list = append(list, b)
	}
	if b := v.whichDesk(m); b != nil {
		list = append(list, b)
	}
	if n := m.Notice; n != nil && !(n.Backup && m.Route.Page == session.PageData) {
		b := Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "notice"}
		if n.Section != 0 {
			b.Button = &Button{Text: n.Way, After: "next", ID: "notice-way", Act: v.Act("notice-way", session.GoSection{Section: n.Section, To: session.PageRound})}
		}
		if n.To != nil {
			b.Button = &Button{Text: n.Way, After: "next", ID: "notice-way", Href: n.To.Path()}
		}
		if n.Do != nil {
			b.Button = &Button{Text: n.Way, Icon: "check", ID: "notice-do", Act: v.Act("notice-do", n.Do)}
		}
		list = append(list, v.Banner(b))
	}
	if b := v.setBack(m); b != nil {
		list = append(list, b)
	}
	return list
}

// setBack says at the desk that its clock stands before the last record: what is recorded now bears a time that was before. nil where
// it does not.
func (v *V) setBack(m session.Session) app.UI {
	e := m.Event
	if e == nil || !e.CanWrite() || m.Now.IsZero() || time.UnixMilli(e.Kept.At()).Sub(m.Now) < time.Minute {
		return nil
	}
	at := time.UnixMilli(e.Kept.At())
	return v.Banner(Banner{Kind: "warn", ID: "set-back", Title: v.T(i18n.ClockBack), Text: v.T(i18n.ClockBackDo, v.Day(at)+", "+v.Clock(at), v.Day(m.Now)+", "+v.Clock(m.Now))})
}

// disputed says at the desk, on every page, that boards have two results and a person is to decide; nil where none has. The page where
// that is done shows each of them.
func (v *V) disputed(m session.Session) app.UI {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil || !e.IsDesk() || m.Route.Page == session.PageDevices && m.Route.Sheet == "" {
		return nil
	}
	var boards []int
	for _, d := range e.Kept.Disputes() {
		if n := e.Kept.BoardNumber(d.Section, d.Board); !slices.Contains(boards, n) {
			boards = append(boards, n)
		}
	}
	if len(boards) == 0 {
		return nil
	}
	slices.Sort(boards)
	return v.Banner(Banner{Kind: "warn", ID: "disputes", Title: v.N(i18n.Disputed, len(boards)), Text: v.T(i18n.DisputedDo, session.Numbers(boards)),
		Button: &Button{Text: v.T(i18n.DisputedGo), After: "next", Href: m.Route.In(session.PageDevices).Path(), ID: "disputes-go"}})
}

// calling says at the desk and on arbiters' devices which boards call the arbiter; nil where none does. The page of the results says it
// below its keys, which must not move under a finger.
func (v *V) calling(m session.Session) app.UI {
	if m.Route.Page == session.PageCalls || m.Route.Page == session.PageRound {
		return nil
	}
	return v.CallsBanner(m)
}

// CallsBanner leads those who answer them to the boards that call; nil where none does.
func (v *V) CallsBanner(m session.Session) app.UI {
	if !m.Event.HearsCalls() {
		return nil
	}
	var boards []int
	for _, c := range m.Event.Kept.Calls() {
		boards = append(boards, m.Event.Kept.BoardNumber(c.Section, c.Board))
	}
	if len(boards) == 0 {
		return nil
	}
	return v.Banner(Banner{Kind: "warn", ID: "calls", Title: v.N(i18n.CallsN, len(boards)), Text: session.Numbers(boards),
		Button: &Button{Text: v.T(i18n.CallsTitle), After: "next", Href: m.Route.In(session.PageCalls).Path(), ID: "calls-go"}})
}

// whichDesk asks on every page of a desk that was out of use whether another device is the desk by now; nil where that is not in question.
// The page of the devices asks itself.
func (v *V) whichDesk(m session.Session) app.UI {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil || m.Route.Page == session.PageDevices {
		return nil
	}
	to := m.Route.In(session.PageDevices)
	if e.Away != 0 {
		return v.Banner(Banner{Kind: "warn", ID: "away", Title: v.T(i18n.DeskAway), Text: v.T(i18n.DeskAwaySince, v.Clock(time.UnixMilli(e.Away))),
			Button: &Button{Text: v.T(i18n.Devices), After: "next", Href: to.Path(), ID: "away-go"}})
	}
	return nil
}

// faultBanners say how far an event can be read that is damaged or newer than this program, and what to do.
func (v *V) faultBanners(m session.Session) []app.UI {
	title, text := session.FaultWords(v.Lang, m.Event)
	b := Banner{Kind: "bad", Title: title, Text: text, ID: "fault"}
	if m.Event.IsNewer() {
		b.Kind, b.Button = "warn", &Button{Text: v.T(i18n.Home), Href: "/", Icon: "home"}
		return []app.UI{v.Banner(b)}
	}
	b.Button = v.ask("save-readable", i18n.SaveReadable, session.BackupEvent{ID: m.Event.ID, Share: m.Device.Shares})
	entry, _ := m.Entry()
	return []app.UI{v.Banner(b), v.Banner(Banner{Kind: "info", ID: "fault-backup", Title: v.NewestBackup(entry),
		Button: v.ask("open-newest", i18n.OpenNewest, session.PickFile{Purpose: session.FileBackup})})}
}

// Opening is what stands in place of a page while its event is being read, or where it cannot be.
func (v *V) Opening(m session.Session) app.UI {
	p := Page{Bar: Bar{Brand: AppName}, Nav: v.MainNav(session.PageHome)}
	switch {
	case m.Event == nil || m.Event.Loading:
		p.Main = []app.UI{Loading(v.T(i18n.LoadingEvent))}
	default:
		title, text := session.OpenFailure(v.Lang, m.Event.Failed)
		p.Main = []app.UI{app.H1().Class("vh").Text(title), v.Banner(Banner{Kind: "bad", Title: title, Text: text, ID: "open-failed",
			Button: &Button{Text: v.T(i18n.Home), Href: "/", Icon: "home"}})}
	}
	return v.Page(m, p)
}
