package session

import (
	"wasit/app/books/manual"
	"wasit/app/words/i18n"
)

// ManualAll is the address of the manual with all chapters on one page, for paper.
const ManualAll = "all"

// ManualRoute returns the address of a chapter of the manual, "" for their list, and of a section of it, "" for its beginning.
func ManualRoute(chapter, section string) Route {
	return Route{Page: PageManual, Sheet: chapter, Law: section}
}

// parseManualRoute reads what follows /manual: a chapter, and a section of it.
func parseManualRoute(parts []string) Route {
	parts = append(parts, "", "")
	return ManualRoute(parts[0], parts[1])
}

func (r Route) manualPath() string {
	path := "/manual"
	for _, part := range []string{r.Sheet, r.Law} {
		if part != "" {
			path += "/" + part
		}
	}
	return path
}

// chapters are the chapters of the manual in which each page is explained.
var chapters = map[Page]string{
	PageHome: manual.Start, PageSettings: manual.Start, PageReady: manual.Start, PageAbout: manual.Start, PageData: manual.Start,
	PageNotFound: manual.Faults, PagePractice: manual.School, PageOverview: manual.School, PageHomeward: manual.School,
	PageWizard: manual.Setup, PageRules: manual.Setup, PageSections: manual.Setup,
	PagePlayers: manual.Players, PagePlayer: manual.Players, PageCheckIn: manual.Players, PageRegistration: manual.Players,
	PageImport: manual.Players, PageOpen: manual.Import,
	PageWishes: manual.Pairing, PageRound: manual.Pairing,
	PageStandings: manual.Standings, PageScenarios: manual.Standings, PageCrosstable: manual.Standings, PageSchools: manual.Standings, PagePrizes: manual.Standings,
	PageSeason: manual.Tools, PageClock: manual.Tools, PageLaws: manual.Tools, PageBoard: manual.Tools, PageLearn: manual.Tools, PageClass: manual.Class, PageAnswer: manual.Class, PageArbiter: manual.Tools,
	PagePrint: manual.Printing, PageCertificate: manual.Printing, PageFollow: manual.Printing, PageScreen: manual.Printing,
	PageRated: manual.Report, PageDates: manual.Report,
	PageLists: manual.Ratings, PageRatings: manual.Ratings,
	PageDevices: manual.Devices, PageCalls: manual.Devices, PageJoin: manual.Devices,
}

// Chapter returns the chapter of the manual that explains the page of a route: that of the results where a published round is shown.
func (m Session) Chapter() string {
	if m.Route.Page == PageRound && m.Event != nil && !m.Event.Loading && m.Event.Failed == nil {
		if sec, ok := m.Event.Kept.In(m.Event.Section); ok && sec.Round > 0 {
			return manual.Results
		}
	}
	return chapters[m.Route.Page]
}

// ReadManual fetches the manual in a language; ManualRead comes back.
type ReadManual struct{ Lang i18n.Lang }

func (ReadManual) cmd() {}

// ManualRead brings the manual.
type ManualRead struct {
	Lang i18n.Lang
	Book *manual.Book
	Err  error
}
