package session

import (
	"strings"
	"testing"
)

func TestRoutes(t *testing.T) {
	for path, want := range map[string]Route{
		"/":                        {Page: PageHome},
		"/index.html":              {Page: PageHome},
		"/new":                     {Page: PageWizard},
		"/event/ab12":              {Page: PageOverview, Event: "ab12"},
		"/event/ab12/round":        {Page: PageRound, Event: "ab12"},
		"/event/ab12/round/3":      {Page: PageRound, Event: "ab12", Round: 3},
		"/event/ab12/player/17":    {Page: PagePlayer, Event: "ab12", Player: 17},
		"/laws":                    {Page: PageLaws},
		"/laws/7.5.4":              {Page: PageLaws, Law: "7.5.4"},
		"/laws/E09/A.4d1":          {Page: PageLaws, Law: "A.4d1", Edition: "E09"},
		"/laws/o2sn-8":             {Page: PageLaws, Law: "o2sn-8"},
		"/laws/glossary":           {Page: PageLaws, Law: "glossary"},
		"/event/ab12/print/slips":  {Page: PagePrint, Event: "ab12", Sheet: "slips"},
		"/event/ab12/s2":           {Page: PageOverview, Event: "ab12", Section: 2},
		"/event/ab12/s2/round/3":   {Page: PageRound, Event: "ab12", Section: 2, Round: 3},
		"/manual":                  {Page: PageManual},
		"/manual/all":              {Page: PageManual, Sheet: ManualAll},
		"/manual/pairing/by-hand":  {Page: PageManual, Sheet: "pairing", Law: "by-hand"},
		"/lists":                   {Page: PageLists},
		"/season":                  {Page: PageSeason},
		"/season/ab12":             {Page: PageSeason, Sheet: "ab12"},
		"/event/ab12/s2/ratings":   {Page: PageRatings, Event: "ab12", Section: 2},
		"/event/ab12/sections":     {Page: PageSections, Event: "ab12"},
		"/event/ab12/s2/rated":     {Page: PageRated, Event: "ab12", Section: 2},
		"/event/ab12/s2/dates":     {Page: PageDates, Event: "ab12", Section: 2},
		"/event/ab12/s2/scenarios": {Page: PageScenarios, Event: "ab12", Section: 2},
		"/event/ab12/s2/homeward":  {Page: PageHomeward, Event: "ab12", Section: 2},
	} {
		got := ParseRoute(path)
		if got != want {
			t.Errorf("%s: %+v, want %+v", path, got, want)
		}
		if back := ParseRoute(got.Path()); back != got {
			t.Errorf("%s: written as %s and read back as %+v", path, got.Path(), back)
		}
	}
	for _, path := range []string{"/x", "/event", "/event/a/round/x", "/event/a/round/0", "/event/a/b", "/event/a/round/1/2", "/event/a/s0", "/event/a/s2/round/1/2", "/event/a/s2/s3", "/new/x", "/laws/E10/7.5", "/manual/a/b/c", "/manual/" + strings.Repeat("m", 160), "/laws/E09/7/5", "/laws/" + strings.Repeat("7", 80)} {
		if got := ParseRoute(path); got.Page != PageNotFound {
			t.Errorf("%s: %+v, want not found", path, got)
		}
	}
}

// FuzzParseRoute: any address leads to a page, and the address of that page to the same one.
func FuzzParseRoute(f *testing.F) {
	for _, path := range []string{"/", "/event/ab12/s2/round/3", "/event/ab12/print/slips", "/laws/E09/A.4d1", "/season/ab12", "/event//s0", "/laws/%2e%2e/x", "/event/a\u202eb/player/9"} {
		f.Add(path)
	}
	f.Fuzz(func(t *testing.T, path string) {
		if got := ParseRoute(path); got.Page != PageNotFound {
			if back := ParseRoute(got.Path()); back != got {
				t.Fatalf("%q is %+v, written as %q and read as %+v", path, got, got.Path(), back)
			}
		}
	})
}
