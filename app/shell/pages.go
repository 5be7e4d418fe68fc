package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/rooms/board"
	"wasit/app/rooms/calls"
	"wasit/app/rooms/certificate"
	"wasit/app/rooms/checkin"
	"wasit/app/rooms/class"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/dates"
	"wasit/app/rooms/desk"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/follow"
	"wasit/app/rooms/home"
	"wasit/app/rooms/homeward"
	"wasit/app/rooms/imports"
	"wasit/app/rooms/laws"
	"wasit/app/rooms/learn"
	"wasit/app/rooms/manual"
	"wasit/app/rooms/paper"
	"wasit/app/rooms/players"
	"wasit/app/rooms/practice"
	"wasit/app/rooms/prizes"
	"wasit/app/rooms/rated"
	"wasit/app/rooms/ratings"
	"wasit/app/rooms/ready"
	"wasit/app/rooms/records"
	"wasit/app/rooms/round"
	"wasit/app/rooms/scenarios"
	"wasit/app/rooms/seasons"
	"wasit/app/rooms/settings"
	"wasit/app/rooms/setup"
	"wasit/app/rooms/standings"
	"wasit/app/rooms/wall"
	"wasit/app/session"
	"wasit/app/view"
)

// A page is what the shell asks of the room to which a page belongs.
type page struct {
	alone   bool                                            // it is drawn without an open event
	table   bool                                            // it needs the standing of the section in hand
	draw    func(drawing) app.UI                            // nil from it: there is no such page here
	front   func(drawing) app.UI                            // its upper part, drawn before the rest; nil: it has none
	isFront func(now, before Model) bool                    // what changed is seen in the upper part
	arrive  func(Model, session.Env) (Model, []session.Cmd) // prepares it when it is entered; nil: nothing to prepare
	refresh func(Model) Model                               // computes what it shows, after every message; nil: nothing to compute
}

// A drawing is a page about to be drawn; at is the instant of the clock that is shown.
type drawing struct {
	Model
	v  *view.V
	at time.Duration
}

// pages are all of them. A new page is a line here, and its room's messages one in [Model.hand].
var pages = map[session.Page]page{
	session.PageHome: {alone: true,
		draw: func(d drawing) app.UI { return home.Render(d.v, d.Session, clock.Standing(d.v, d.Clock, d.at)) },
		arrive: func(m Model, _ session.Env) (Model, []session.Cmd) {
			return m, append([]session.Cmd{session.ListEvents{}}, clock.Peek(m.Clock)...)
		}},
	session.PageSettings: {alone: true, draw: func(d drawing) app.UI { return settings.Render(d.v, d.Session) }},
	session.PageAbout:    {alone: true, draw: func(d drawing) app.UI { return settings.About(d.v, d.Session, version()) }},
	session.PageNotFound: {alone: true, draw: func(d drawing) app.UI { return settings.NotFound(d.v, d.Session) }},

	session.PageWizard: {alone: true, arrive: arriving(ofSetup, setup.Arrive),
		draw: func(d drawing) app.UI { return setup.Render(d.v, d.Session, d.Setup) }},
	session.PageRules: {arrive: arriving(ofSetup, setup.Arrive),
		draw: func(d drawing) app.UI { return setup.Edit(d.v, d.Session, d.Setup) }},
	session.PageSections: {draw: func(d drawing) app.UI { return setup.RenderSections(d.v, d.Session, d.Setup) }},
	session.PageOverview: {table: true, arrive: arriving(ofSetup, setup.Arrive),
		draw: func(d drawing) app.UI { return home.RenderOverview(d.v, d.Session) }},

	session.PageClock: {alone: true,
		draw:   func(d drawing) app.UI { return clock.Render(d.v, d.Session, d.Clock, d.at) },
		arrive: func(m Model, _ session.Env) (Model, []session.Cmd) { return m, clock.Arrive(m.Clock) }},
	session.PageBoard: {alone: true,
		draw: func(d drawing) app.UI { return board.Render(d.v, d.Session, d.Board, d.Clock, d.at) },
		arrive: func(m Model, env session.Env) (_ Model, cmds []session.Cmd) {
			m.Session, m.Board, m.Clock, cmds = board.Arrive(m.Session, m.Board, m.Clock, env)
			return m, cmds
		}},
	session.PageArbiter: {
		draw: func(d drawing) app.UI { return desk.Render(d.v, d.Session, d.Desk, d.Clock) },
		arrive: func(m Model, env session.Env) (_ Model, cmds []session.Cmd) {
			m.Session, m.Desk, cmds = desk.Arrive(m.Session, m.Desk, m.Clock, env)
			return m, cmds
		}},
	session.PageLaws: {alone: true, arrive: arriving(func(m *Model) *laws.Model { return &m.Laws }, laws.Arrive),
		draw: func(d drawing) app.UI { return laws.Render(d.v, d.Session, d.Laws) }},
	session.PageClass:  {alone: true, arrive: arriving(ofClass, class.Arrive), draw: drawClass},
	session.PageAnswer: {alone: true, arrive: arriving(ofClass, class.Arrive), draw: drawClass},
	session.PageManual: {alone: true, arrive: arriving(func(m *Model) *manual.Model { return &m.Manual }, manual.Arrive),
		draw: func(d drawing) app.UI { return manual.Render(d.v, d.Session, d.Manual) }},
	session.PageLearn: {alone: true, arrive: arriving(func(m *Model) *learn.Model { return &m.Learn }, learn.Arrive),
		draw: func(d drawing) app.UI { return learn.Render(d.v, d.Session, d.Learn) }},
	session.PagePractice: {draw: func(d drawing) app.UI {
		if !d.IsPractice() {
			return nil
		}
		return practice.Render(d.v, d.Session)
	}},

	session.PageReady: {alone: true, arrive: arriving(func(m *Model) *ready.Model { return &m.Ready }, ready.Arrive),
		draw: func(d drawing) app.UI { return ready.Render(d.v, d.Session, d.Ready) }},
	session.PageSeason: {alone: true, arrive: arriving(func(m *Model) *seasons.Model { return &m.Seasons }, seasons.Arrive),
		draw: func(d drawing) app.UI { return seasons.Render(d.v, d.Session, d.Seasons) }},
	session.PageLists: {alone: true, arrive: arriving(ofRatings, ratings.Arrive),
		draw: func(d drawing) app.UI { return ratings.Render(d.v, d.Session, d.Ratings) }},
	session.PageRatings: {arrive: arriving(ofRatings, ratings.Arrive),
		draw: func(d drawing) app.UI { return ratings.RenderCheck(d.v, d.Session, d.Ratings) }},

	session.PageJoin: {alone: true, arrive: arriving(ofDevices, devices.Arrive),
		draw: func(d drawing) app.UI { return devices.Render(d.v, d.Session, d.Devices) }},
	session.PageDevices: {arrive: func(m Model, env session.Env) (Model, []session.Cmd) {
		m, cmds := arriving(ofDevices, devices.Arrive)(m, env)
		if !m.FollowedRead {
			cmds = append(cmds, session.LoadDraft{Kind: session.DraftFollow}) // a copy shows first whom its family follows
		}
		return m, cmds
	},
		draw: func(d drawing) app.UI { return devices.Render(d.v, d.Session, d.Devices) }},
	session.PageCalls: {arrive: arriving(func(m *Model) *calls.Model { return &m.Calls }, calls.Arrive),
		draw: func(d drawing) app.UI { return calls.Render(d.v, d.Session, d.Calls) }},
	session.PageScreen: {arrive: arriving(func(m *Model) *wall.Model { return &m.Wall }, wall.Arrive),
		draw:    func(d drawing) app.UI { return wall.Render(d.v, d.Session, d.Wall) },
		refresh: func(m Model) Model { m.Wall = wall.Refresh(m.Session, m.Wall); return m }},

	session.PageOpen: {alone: true, draw: openDraft, arrive: func(m Model, _ session.Env) (Model, []session.Cmd) {
		if m.Event.IsDraft() {
			return m, nil
		}
		return m, []session.Cmd{session.Navigate{Replace: true}}
	}},
	session.PageImport: {arrive: arriving(func(m *Model) *imports.Model { return &m.Imports }, imports.Arrive),
		draw: func(d drawing) app.UI { return imports.RenderImport(d.v, d.Session, d.Imports) }},
	session.PagePlayers: {arrive: enterPlayers,
		draw:    func(d drawing) app.UI { return players.Render(d.v, d.Session, d.Players) },
		front:   func(d drawing) app.UI { return players.Front(d.v, d.Session, d.Players) },
		isFront: func(now, before Model) bool { return now.Players.Search != before.Players.Search },
		refresh: func(m Model) Model { m.Players = players.Refresh(m.Session, m.Players); return m }},
	session.PagePlayer: {table: true,
		draw: func(d drawing) app.UI { return players.RenderPlayer(d.v, d.Session, d.Players) },
		arrive: func(m Model, env session.Env) (Model, []session.Cmd) {
			m, cmds := enterPlayers(m, env)
			return m, append(cmds, session.LoadLog{ID: m.Event.ID})
		}},
	session.PageWishes: {draw: func(d drawing) app.UI { return players.RenderWishes(d.v, d.Session, d.Players) }},
	session.PageRegistration: {
		draw:    func(d drawing) app.UI { return players.RenderRegistration(d.v, d.Session, d.Players) },
		refresh: func(m Model) Model { m.Players = players.RefreshRegistration(m.Session, m.Players); return m }},
	session.PageCheckIn: {
		draw:    func(d drawing) app.UI { return checkin.Render(d.v, d.Session, d.CheckIn) },
		front:   func(d drawing) app.UI { return checkin.Front(d.v, d.Session, d.CheckIn) },
		isFront: func(now, before Model) bool { return now.CheckIn.Search != before.CheckIn.Search },
		refresh: func(m Model) Model { m.CheckIn = checkin.Refresh(m.Session, m.CheckIn); return m }},

	session.PageRound: {
		draw:  func(d drawing) app.UI { return round.Render(d.v, d.Session, d.Round, d.Pairing) },
		front: func(d drawing) app.UI { return round.Front(d.v, d.Session, d.Round, d.Pairing) },
		isFront: func(now, before Model) bool {
			return round.IsFront(now.Session, now.Round, before.Round, now.Pairing)
		},
		arrive: func(m Model, env session.Env) (_ Model, cmds []session.Cmd) {
			m.Session, m.Round, cmds = round.Arrive(m.Session, m.Round, m.Pairing, env)
			return m, cmds
		}},
	session.PageStandings:  {table: true, draw: func(d drawing) app.UI { return standings.Render(d.v, d.Session) }},
	session.PageSchools:    {table: true, draw: func(d drawing) app.UI { return standings.Schools(d.v, d.Session) }},
	session.PageCrosstable: {table: true, draw: func(d drawing) app.UI { return standings.Crosstable(d.v, d.Session) }},
	session.PagePrizes:     {table: true, draw: func(d drawing) app.UI { return prizes.Render(d.v, d.Session) }},
	session.PageScenarios: {draw: func(d drawing) app.UI { return scenarios.Render(d.v, d.Session, d.Scenarios) },
		refresh: func(m Model) Model { m.Scenarios = scenarios.Refresh(m.Session, m.Scenarios); return m }},
	session.PageDates:    {draw: func(d drawing) app.UI { return dates.Render(d.v, d.Session, d.Dates) }},
	session.PageHomeward: {draw: func(d drawing) app.UI { return homeward.Render(d.v, d.Session, d.Homeward) }},

	session.PagePrint: {arrive: arriving(func(m *Model) *paper.Model { return &m.Paper }, paper.Arrive),
		draw:    func(d drawing) app.UI { return paper.Render(d.v, d.Session, d.Paper) },
		refresh: func(m Model) Model { m.Paper = paper.Refresh(m.Session, m.Paper); return m }},
	session.PageFollow: {alone: true, draw: followed, arrive: arriving(func(m *Model) *follow.Model { return &m.Follow }, follow.Arrive)},
	session.PageCertificate: {alone: true, draw: checkedCertificate,
		arrive: func(m Model, _ session.Env) (Model, []session.Cmd) { return m, []session.Cmd{session.ListEvents{}} }},
	session.PageRated: {draw: func(d drawing) app.UI { return rated.Render(d.v, d.Session, d.Rated) }},
	session.PageData: {draw: func(d drawing) app.UI { return records.Render(d.v, d.Session, d.Records) },
		arrive: func(m Model, _ session.Env) (Model, []session.Cmd) {
			return m, []session.Cmd{session.ListEvents{}, session.LoadLog{ID: m.Event.ID}}
		}},
}

func ofSetup(m *Model) *setup.Model     { return &m.Setup }
func ofRatings(m *Model) *ratings.Model { return &m.Ratings }
func ofDevices(m *Model) *devices.Model { return &m.Devices }
func ofClass(m *Model) *class.Model     { return &m.Class }

// arriving prepares a page by a room that knows nothing of others; at is where the model has what the room remembers.
func arriving[O any](at func(*Model) *O, arrive func(session.Session, O, session.Env) (session.Session, O, []session.Cmd)) func(Model, session.Env) (Model, []session.Cmd) {
	return func(m Model, env session.Env) (_ Model, cmds []session.Cmd) {
		own := at(&m)
		m.Session, *own, cmds = arrive(m.Session, *own, env)
		return m, cmds
	}
}

func enterPlayers(m Model, _ session.Env) (_ Model, cmds []session.Cmd) {
	m.Session, m.Players, cmds = players.Arrive(m.Session, m.Players)
	return m, cmds
}

// drawClass draws the pages of a class: the teacher's, and a pupil's phone.
func drawClass(d drawing) app.UI { return class.Render(d.v, d.Session, d.Class) }

// openDraft draws what an opened file holds, before anything of it is kept.
func openDraft(d drawing) app.UI {
	if d.Event.IsDraft() {
		return imports.RenderOpen(d.v, d.Session, d.Imports)
	}
	return d.v.Opening(d.Session)
}

// followed draws the children whom the family follows, inside an event by its facts.
func followed(d drawing) app.UI {
	if d.Route.Event != "" && !d.isOpen() {
		return d.v.Opening(d.Session)
	}
	return follow.Render(d.v, d.Session, d.Follow)
}

// checkedCertificate draws the check of any certificate, or inside an event that of its own ones.
func checkedCertificate(d drawing) app.UI {
	if d.Route.Event != "" && !d.isOpen() {
		return d.v.Opening(d.Session)
	}
	return certificate.Render(d.v, d.Session, d.Certificate)
}
