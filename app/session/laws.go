package session

import (
	"slices"
	"strings"

	"wasit/app/books/lawbook"
	"wasit/app/words/i18n"
)

// LawHelps are the pages beside the articles, by the last part of their address.
var LawHelps = []string{"men", "questions", "editions", "o2sn", "speaking", "glossary"}

// LawJudge is the address of the ruling on what happened; after a dash stands what did: "judge-both_flags".
const LawJudge = "judge"

// LawTools are the pages on which the Laws rule at once, without any event, by the last part of their address.
var LawTools = []string{LawJudge, "made", "writing", "scores", "adjourned"}

// LawRoute returns the address of an article as a ruling cites it ("7.5.1", "O2SN 8") in an edition, "" for the newest.
func LawRoute(article, edition string) Route {
	if strings.HasPrefix(article, "O2SN") {
		article, edition = strings.ReplaceAll("o2sn"+article[len("O2SN"):], " ", "-"), ""
	}
	return Route{Page: PageLaws, Law: article, Edition: edition}
}

// parseLawRoute reads what follows /laws: an article or a help, before it the edition whose number it is.
func parseLawRoute(parts []string) Route {
	r := Route{Page: PageLaws}
	if len(parts) == 2 && slices.Contains([]string{"E09", "E14", "E17", "E18", "E23"}, parts[0]) {
		r.Edition, parts = parts[0], parts[1:]
	}
	if len(parts) != 1 {
		return Route{Page: PageNotFound}
	}
	r.Law = parts[0]
	return r
}

func (r Route) lawPath() string {
	path := "/laws"
	for _, part := range []string{r.Edition, r.Law} {
		if part != "" {
			path += "/" + part
		}
	}
	return path
}

// ReadLaws fetches the texts of the Laws in a language; LawsRead comes back.
type ReadLaws struct{ Lang i18n.Lang }

func (ReadLaws) cmd() {}

// PrepareLaws makes the texts ready for the search once the page is painted, so that the first letter need not wait for it.
type PrepareLaws struct{ Book *lawbook.Book }

func (PrepareLaws) cmd() {}

// LawsRead brings the texts.
type LawsRead struct {
	Lang i18n.Lang
	Book *lawbook.Book
	Err  error
}
