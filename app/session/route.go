package session

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
)

// Page names a screen.
type Page uint8

// The screens.
const (
	PageHome Page = iota
	PageWizard
	PageSettings
	PageAbout
	PageOverview
	PagePlayers
	PageImport
	PagePlayer
	PageRound
	PageStandings
	PageCrosstable
	PageSchools
	PagePrint
	PageData
	PageRules
	PageClock
	PageArbiter
	PageLaws
	PageBoard
	PageNotFound
	PageSections
	PageCheckIn
	PageWishes
	PageRegistration
	PageReady
	PagePractice
	PageScreen
	PagePrizes
	PageOpen
	PageLearn
	PageRated
	PageDates       // days of rounds and matches
	PageSeason      // tables over several events; Sheet: which, "" for their list
	PageLists       // the rating lists of this device
	PageRatings     // an event against one of them
	PageDevices     // who works at the event; on a device beside the desk what it does; Sheet: "" or one of the names below
	PageJoin        // takes an invitation
	PageManual      // how the app is worked
	PageScenarios   // who can still reach which place
	PageHomeward    // when the day ends
	PageCalls       // boards that call the arbiter; Sheet: "" for those who answer, else the board that calls
	PageCertificate // checks the code of a certificate; in an event also against its facts
	PageFollow      // the children whom a family follows; in an event by its own facts
	PageClass       // a teacher asks and phones answer; Sheet: "" or one of the names below
	PageAnswer      // a pupil's phone in such a class

	Pages // how many there are; stays last
)

// Route is a screen and what it shows.
type Route struct {
	Page    Page
	Event   string
	Section journal.SectionID // 0: the first of the event
	Round   int               // PageRound, PagePrint; 0: the current one
	Player  int               // PagePlayer: its number in the journal
	Sheet   string            // PagePrint: which sheet; PageSchools: SheetOwn; PageWizard: which step; PageArbiter: which tool; PageBoard: who must be able to mate; PageLearn: which lesson or page; PageManual: which chapter
	Law     string            // PageLaws: an article's number, or one of LawHelps; PageManual: which section of the chapter
	Edition string            // PageLaws: that of the number, "" for the newest
}

// The later steps of the form of a new event.
const (
	StepRules = "rules"
	StepCheck = "check"
)

// The pages of the devices of an event after the first.
const (
	SheetInvite = "invite" // an invitation and its code
	SheetMove   = "move"   // the desk goes to another device
	SheetTake   = "take"   // this device becomes the desk
	SheetDesk   = "desk"   // what goes to the desk and comes from it
)

var deviceSheets = []string{SheetInvite, SheetMove, SheetTake, SheetDesk}

// The pages of a class after the first.
const (
	SheetNew   = "new"   // the next question is made
	SheetCode  = "code"  // the question as a code for phones
	SheetNames = "names" // who answered what
)

var classSheets = []string{SheetNew, SheetCode, SheetNames}

// SheetOwn narrows the ranking of schools to the section in hand.
const SheetOwn = "own"

// SheetTexts names the texts to send, in place of a sheet of paper.
const SheetTexts = "texts"

// boardSheets are what the board may be asked: whether a side can still mate, what must be played after a touch; "clock" ties it to
// the clock.
var boardSheets = []string{"mate-white", "mate-black", "clock", "touch"}

var eventPages = map[string]Page{"players": PagePlayers, "import": PageImport, "player": PagePlayer, "round": PageRound,
	"standings": PageStandings, "crosstable": PageCrosstable, "schools": PageSchools, "print": PagePrint, "data": PageData, "rules": PageRules, "sections": PageSections,
	"arbiter": PageArbiter,
	"checkin": PageCheckIn, "wishes": PageWishes, "registration": PageRegistration, "practice": PagePractice,
	"screen": PageScreen, "prizes": PagePrizes, "devices": PageDevices, "rated": PageRated, "dates": PageDates, "homeward": PageHomeward, "certificate": PageCertificate, "follow": PageFollow, "calls": PageCalls, "scenarios": PageScenarios, "ratings": PageRatings}

// ParseRoute reads an address path below the app's prefix. What it does not know is PageNotFound.
func ParseRoute(path string) Route {
	parts := strings.FieldsFunc(path, func(r rune) bool { return r == '/' })
	if len(parts) == 1 && parts[0] == "index.html" {
		parts = nil
	}
	switch {
	case len(parts) == 0:
		return Route{Page: PageHome}
	case len(parts) == 1:
		if p, ok := map[string]Page{"new": PageWizard, "settings": PageSettings, "ready": PageReady, "about": PageAbout, "clock": PageClock, "open": PageOpen,
			"laws": PageLaws, "board": PageBoard, "learn": PageLearn, "lists": PageLists, "season": PageSeason, "join": PageJoin, "certificate": PageCertificate, "follow": PageFollow,
			"manual": PageManual, "class": PageClass, "answer": PageAnswer}[parts[0]]; ok {
			return Route{Page: p}
		}
	case parts[0] == "new" && len(parts) == 2 && (parts[1] == StepRules || parts[1] == StepCheck):
		return Route{Page: PageWizard, Sheet: parts[1]}
	case parts[0] == "season" && len(parts) == 2 && len(parts[1]) <= 64:
		return Route{Page: PageSeason, Sheet: parts[1]}
	case parts[0] == "board" && len(parts) == 2 && slices.Contains(boardSheets, parts[1]):
		return Route{Page: PageBoard, Sheet: parts[1]}
	case parts[0] == "class" && len(parts) == 2 && slices.Contains(classSheets, parts[1]):
		return ClassRoute(parts[1])
	case parts[0] == "learn" && len(parts) == 2 && len(parts[1]) <= 40:
		return LearnRoute(parts[1])
	case parts[0] == "manual" && len(parts) <= 3 && len(path) <= 160:
		return parseManualRoute(parts[1:])
	case parts[0] == "laws" && len(path) <= 80:
		return parseLawRoute(parts[1:])
	case parts[0] == "event" && len(parts) <= 5 && len(parts[1]) <= 64:
		return parseEventRoute(parts[1], parts[2:])
	}
	return Route{Page: PageNotFound}
}

func parseEventRoute(event string, rest []string) Route {
	r := Route{Page: PageOverview, Event: event}
	if len(rest) > 0 {
		if n, ok := parseSection(rest[0]); ok {
			r.Section, rest = n, rest[1:]
		}
	}
	if len(rest) == 0 {
		return r
	}
	if len(rest) > 2 {
		return Route{Page: PageNotFound}
	}
	page, ok := eventPages[rest[0]]
	if !ok {
		return Route{Page: PageNotFound}
	}
	r.Page = page
	if len(rest) == 1 {
		return r
	}
	n, err := strconv.Atoi(rest[1])
	switch {
	case page == PageDevices && slices.Contains(deviceSheets, rest[1]), page == PageSchools && isSchoolSheet(rest[1]), page == PagePrint, page == PageArbiter:
		r.Sheet = rest[1]
	case err != nil || n < 1:
		return Route{Page: PageNotFound}
	case page == PageRound:
		r.Round = n
	case page == PageCalls:
		r.Sheet = strconv.Itoa(n)
	case page == PagePlayer:
		r.Player = n
	}
	return r
}

// parseSection reads the part of an address that names a section: "s2".
func parseSection(part string) (journal.SectionID, bool) {
	number, ok := strings.CutPrefix(part, "s")
	n, err := strconv.Atoi(number)
	return journal.SectionID(n), ok && err == nil && n > 0
}

// Path writes the address of r; ParseRoute reads it back.
func (r Route) Path() string {
	switch r.Page {
	case PageHome, PageNotFound:
		return "/"
	case PageWizard:
		return strings.TrimSuffix("/new/"+r.Sheet, "/")
	case PageReady:
		return "/ready"
	case PageSettings:
		return "/settings"
	case PageLists:
		return "/lists"
	case PageSeason:
		return strings.TrimSuffix("/season/"+r.Sheet, "/")
	case PageAbout:
		return "/about"
	case PageJoin:
		return "/join"
	case PageClock:
		return "/clock"
	case PageCertificate:
		if r.Event == "" {
			return "/certificate"
		}
	case PageFollow:
		if r.Event == "" {
			return "/follow"
		}
	case PageOpen:
		return "/open"
	case PageLaws:
		return r.lawPath()
	case PageManual:
		return r.manualPath()
	case PageLearn:
		return strings.TrimSuffix("/learn/"+r.Sheet, "/")
	case PageClass:
		return strings.TrimSuffix("/class/"+r.Sheet, "/")
	case PageAnswer:
		return "/answer"
	case PageBoard:
		return strings.TrimSuffix("/board/"+r.Sheet, "/")
	}
	path := "/event/" + r.Event
	if r.Section > 0 {
		path += "/s" + strconv.Itoa(int(r.Section))
	}
	for name, p := range eventPages {
		if p == r.Page {
			path += "/" + name
		}
	}
	switch {
	case r.Sheet != "":
		path += "/" + r.Sheet
	case r.Round > 0:
		path += "/" + strconv.Itoa(r.Round)
	case r.Player > 0:
		path += "/" + strconv.Itoa(r.Player)
	}
	return path
}

// ClassRoute returns the address of a page of the class, "" for the question in hand.
func ClassRoute(sheet string) Route { return Route{Page: PageClass, Sheet: sheet} }

// In returns the address of another page of the same section.
func (r Route) In(p Page) Route { return Route{Page: p, Event: r.Event, Section: r.Section} }
